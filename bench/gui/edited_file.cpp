// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "edited_file.h"

#include <format>

#include "process/environment.h"
#include "toolchain/settings.h"

namespace hawk::bench {

namespace {

constexpr std::string_view edited = " * 1.5\n    return y\n";

} // namespace

std::string kernelFileText(int kernels, int lines)
{
    // Each kernel has a decorator, a head, its first and its last line, a return and two empty lines.
    const int steps = std::max(1, lines / kernels - 7);
    std::string text = "from hawk import Param, Scalar, kernel\n";
    for (int kernel = 0; kernel < kernels; ++kernel) {
        text += std::format("\n\n@kernel\ndef chain{}(x: Scalar, a: Param, b: Param):\n    t0 = a * x + b\n",
                            kernel);
        for (int step = 1; step <= steps; ++step)
            text += std::format("    t{} = a * t{} - {}.25 * x\n", step, step - 1, step);
        const bool isEdited = kernel == kernels / 2;
        text += std::format("    y = t{}{}", steps, isEdited ? edited : " * 2.0\n    return y\n");
    }
    return text;
}

std::string editedKernel(int kernels)
{
    return std::format("chain{}", kernels / 2);
}

EditedFile::EditedFile(workspace::Workspace& workspace, int kernels, int lines)
    : m_workspace(workspace)
    , m_text(kernelFileText(kernels, lines))
    , m_place(m_text.find(edited) + 3)
    , m_length(3)
    , m_id(workspace.documents().create("bench.py", m_text))
{
    workspace.documents().setTextProvider(m_id, [this] { return m_text; });
    workspace.documents().setCurrent(m_id);
}

void EditedFile::type(std::string_view word)
{
    m_text.replace(m_place, m_length, word);
    m_length = word.size();
    m_workspace.documents().noteEdit(m_id);
}

Result<std::unique_ptr<workspace::Workspace>> makeWorkspace(const std::string& folder)
{
    const auto settings = toolchain::resolveSettings({.cacheDirectory = folder + "/kernels"},
                                                     process::Environment::ofThisProcess());
    if (!settings)
        return std::unexpected(settings.error());
    auto workspace = std::make_unique<workspace::Workspace>(*settings, folder + "/state");
    workspace->builds().setPolicy(workspace::BuildPolicy::onRequest);
    return workspace;
}

} // namespace hawk::bench
