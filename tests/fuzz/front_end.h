// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace hawk::fuzz {

/// Reads and traces a text, and writes the code of the kernels that it holds. What no text may cause, or
/// nothing: a range outside of the text, a message without words, a kernel that is refused in silence.
std::string faultOfText(const std::string& text);

} // namespace hawk::fuzz
