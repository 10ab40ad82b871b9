// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/kernel_file.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include "syntax/parser.h"
#include "text/cancelled.h"
#include "text/identifier.h"
#include "text/source_text.h"
#include "trace/asked_derivative.h"

namespace hawk::workspace {

static std::vector<std::string> splitNames(std::string_view list)
{
    std::vector<std::string> names;
    for (std::size_t begin = 0; begin <= list.size();) {
        const std::size_t comma = std::min(list.find(',', begin), list.size());
        names.emplace_back(list.substr(begin, comma - begin));
        begin = comma + 1;
    }
    return names;
}

KernelReference parseKernelReference(std::string_view text)
{
    std::error_code ignored;
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || std::filesystem::exists(std::string(text), ignored))
        return {std::string(text), {}};
    std::vector<std::string> names = splitNames(text.substr(colon + 1));
    const auto isName = [](const std::string& name) {
        return text::isIdentifier(name) || trace::askedDerivative(name);
    };
    if (!std::ranges::all_of(names, isName))
        return {std::string(text), {}};
    return {std::string(text.substr(0, colon)), std::move(names)};
}

trace::ImportPlaces importPlaces(const std::string& path, const std::vector<std::string>& searchPath)
{
    const std::string own = std::filesystem::path(path).parent_path().string();
    trace::ImportPlaces places{.folders = {own.empty() ? "." : own}, .read = {}};
    places.folders.insert(places.folders.end(), searchPath.begin(), searchPath.end());
    return places;
}

Result<trace::Module> loadKernelFile(const std::string& path, const process::JobContext& job,
                                     const std::vector<std::string>& searchPath)
{
    auto source = text::SourceText::fromFile(path);
    if (!source)
        return std::unexpected(std::move(source.error()));
    auto module =
        trace::traceModule(syntax::parse(*std::move(source)), job.stop, importPlaces(path, searchPath));
    if (job.isStopped())
        return text::cancelled(std::format("Reading `{}` was stopped.", path));
    return module;
}

Result<std::vector<ir::Kernel>> selectKernels(const trace::Module& module, const KernelReference& reference)
{
    std::vector<std::string> names = reference.kernels;
    if (names.empty())
        names.emplace_back();
    std::vector<ir::Kernel> kernels;
    for (const std::string& name : names) {
        auto kernel = trace::selectKernel(module, name);
        if (!kernel)
            return std::unexpected(text::inSource(std::move(kernel.error()), module.tree.source()));
        kernels.push_back(*std::move(kernel));
    }
    return kernels;
}

} // namespace hawk::workspace
