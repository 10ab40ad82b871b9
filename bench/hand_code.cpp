// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "hand_code.h"

#include <dlfcn.h>

#include "example.h"

namespace hawk::bench {

Result<HandCode> loadHandCode(const codegen::TargetSpec& target, compile::Session& session)
{
    const auto artifact = compile::compileText(
        {.name = "hand_affine", .text = exampleText("hand_affine.cpp"), .suffix = "cpp", .target = target},
        session);
    if (!artifact)
        return std::unexpected(artifact.error());
    const std::shared_ptr<void> library(dlopen(artifact->object.c_str(), RTLD_NOW | RTLD_LOCAL),
                                        [](void* handle) { handle ? dlclose(handle) : 0; });
    if (!library)
        return text::internalError("bench-hand-code", dlerror());
    HandCode code{.plain = reinterpret_cast<HandCode::Function>(dlsym(library.get(), "hand_affine")),
                  .stream = reinterpret_cast<HandCode::Function>(dlsym(library.get(), "hand_affine_stream")),
                  .library = library};
    if (!code.plain || !code.stream)
        return text::internalError("bench-hand-code", "The hand-written loops are not in their object.");
    return code;
}

} // namespace hawk::bench
