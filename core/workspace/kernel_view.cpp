// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/kernel_view.h"

#include <algorithm>
#include <array>

#include "workspace/generated_text.h"

namespace hawk::workspace {

static constexpr std::array<std::string_view, 8> names = {"ir",  "host",      "cuda", "ptx",
                                                          "asm", "resources", "key",  "closure"};

std::span<const std::string_view> viewNames()
{
    return names;
}

std::optional<KernelView> viewFromName(std::string_view name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<KernelView>(found - names.begin()));
}

Result<std::string> showKernel(KernelView view, const ir::Kernel& kernel, const text::SourceText& source,
                               const TargetArguments& target, compile::Session& session,
                               const process::JobContext& job)
{
    return makeGeneratedText(view, kernel, source, target, session, job).transform([](GeneratedText&& shown) {
        return std::move(shown.text);
    });
}

} // namespace hawk::workspace
