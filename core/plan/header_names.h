// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string_view>

namespace hawk::plan {

/// A macro of the headers that the device compiler includes before any text, such as `NAN` or `stdin`: not
/// even a local value can have its name.
bool isHeaderMacro(std::string_view name);

/// A name that an entry would share with the C library's headers or the device compiler's own: their macros,
/// types, variables and device functions (`FILE`, `errno`, `float4`, `cudaFree`), and the names that are
/// reserved for them: any that begins with an underscore or contains two, or ends in `_t`. Functions of the C
/// library: isLibraryFunction.
bool isHeaderName(std::string_view name);

} // namespace hawk::plan
