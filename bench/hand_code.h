// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>

#include "compile/compile.h"

namespace hawk::bench {

/// The functions of hand_affine.cpp, compiled now with the flags of generated code.
struct HandCode {
    using Function = void (*)(const double* x, double* y, double a, double b, long begin, long end);

    Function plain = nullptr;
    Function stream = nullptr;
    std::shared_ptr<void> library; ///< keeps both loaded
};

Result<HandCode> loadHandCode(const codegen::TargetSpec& target, compile::Session& session);

} // namespace hawk::bench
