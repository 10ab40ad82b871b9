// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

namespace hawk::toolchain {

/// 16 hex digits over the machine's name and the lines of /proc/cpuinfo that say what its first processor can
/// do: what `-march=native` depends on. `cpuInfo` is the text of that file.
std::string cpuIdentity(const std::string& machine, const std::string& cpuInfo);

/// The text of /proc/cpuinfo up to the end of its first processor.
std::string readCpuInfo();

/// Name and version of the C library, for example `glibc-2.41`; `unknown` for another one.
std::string cLibrary();

} // namespace hawk::toolchain
