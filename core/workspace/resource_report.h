// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "toolchain/kernel_resources.h"

namespace hawk::workspace {

/// Says a short English phrase of a report in another language, for example `registers` or `40 per thread`;
/// comes back with the same phrase where there is none.
using PhraseSpeller = std::function<std::string(std::string_view english)>;

/// What an entry of a device object takes, a line for each figure, and how full its multiprocessors are with
/// blocks of several sizes and what limits them. Where nothing is published of the architecture it says so.
/// In English without a speller; the number of lines is the same in all languages.
std::string reportResources(const toolchain::KernelResources& entry, const PhraseSpeller& spell = {});

} // namespace hawk::workspace
