// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/compile_file.h"

#include <filesystem>

#include "text/identifier.h"
#include "workspace/absolute_name.h"

namespace hawk::workspace {

std::string identifierFrom(std::string_view stem)
{
    std::string name;
    for (const char c : stem)
        name += text::isAsciiLetter(c) || text::isAsciiDigit(c) ? c : '_';
    if (name.empty() || text::isAsciiDigit(name.front()))
        name.insert(name.begin(), '_');
    return name;
}

Result<compile::Artifact> compileFile(const CompileFileOrder& order, compile::Session& session,
                                      const process::JobContext& job)
{
    const std::filesystem::path path = order.file;
    const auto source = text::SourceText::fromFile(order.file);
    if (!source)
        return std::unexpected(source.error());
    const auto backend = codegen::findBackend(order.target.backend);
    if (!backend)
        return std::unexpected(backend.error());
    const auto target = resolveTarget(order.target, session, job);
    if (!target)
        return std::unexpected(target.error());

    compile::CompileRequest request{.name = identifierFrom(path.stem().string()),
                                    .text = std::string(source->text()),
                                    .suffix = std::string((*backend)->sourceSuffix),
                                    .target = *target,
                                    .extraFlags = order.flags,
                                    .linkMathLibrary = true,
                                    .linkStandardLibrary = true};
    const auto file = absoluteName(path);
    if (!file)
        return std::unexpected(file.error());
    request.includeDirectories.push_back(std::filesystem::path(*file).parent_path().string());
    for (const std::string& folder : order.includeDirectories) {
        auto absolute = absoluteName(folder);
        if (!absolute)
            return std::unexpected(absolute.error());
        request.includeDirectories.push_back(*std::move(absolute));
    }
    return compile::compileText(request, session, job).transform_error([&](Error error) {
        return text::inSource(std::move(error), *source);
    });
}

} // namespace hawk::workspace
