// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCommandLineParser>

#include "toolchain/settings.h"
#include "verb.h"
#include "workspace/build_kernel.h"

namespace hawk::cli {

/// The options every verb shares that may compile: --cache-dir, --cxx, --device-compiler, --nvcc, --profile,
/// --opt-level,
/// --mode,
/// --arch, --define.
void declareBuildOptions(QCommandLineParser& parser);

/// Settings by argument, variable and default. A usage error names what is not understood.
Result<toolchain::Settings> settingsOf(const Invocation& invocation);

/// Mode, architecture and defines; the back end is `backend`.
Result<workspace::TargetArguments> targetOf(const Invocation& invocation, std::string backend);

/// The values of --target split at commas, in order.
std::vector<std::string> targetNames(const Invocation& invocation);

/// Exactly `count` words are wanted; a usage error says which are missing or too many.
Result<void> expectWords(const Invocation& invocation, std::size_t least, std::size_t most,
                         std::string_view what);

/// A whole number option within [least, most]; `standard` when it is not given.
Result<std::int64_t> integerOption(const Invocation& invocation, const char* option, std::int64_t standard,
                                   std::int64_t least, std::int64_t most);

} // namespace hawk::cli
