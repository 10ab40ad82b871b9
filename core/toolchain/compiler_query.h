// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "process/environment.h"
#include "process/job_context.h"
#include "process/program.h"
#include "text/error.h"

namespace hawk::toolchain {

/// A command that was found: its program as an absolute path, its arguments, and by what it was found.
struct FoundCommand {
    std::vector<std::string> command;
    std::string foundBy;
};

/// The command with its program looked up on PATH and made absolute; nothing when it is not there. Links are
/// not followed, since some compilers go by the name they are called by.
std::optional<std::vector<std::string>> resolveCommand(std::vector<std::string> command,
                                                       const process::Environment& environment);

/// Asks a compiler about itself: runs `command` with `arguments` in a cleaned environment. The result may be
/// a failed run, since stand-ins and other compilers do not know every question. An error is only what makes
/// the command unusable: it cannot be started, does not answer in a minute, or the job was stopped.
Result<process::ProgramResult> ask(const std::vector<std::string>& command,
                                   const std::vector<std::string>& arguments,
                                   const process::Environment& environment, const process::JobContext& job);

/// The text before the first line end, without blanks around it.
std::string firstLine(const std::string& text);

/// The first line that starts with `beginning`, without blanks around it; empty when there is none.
std::string lineStartingWith(const std::string& text, const std::string& beginning);

/// The include directories that GCC and clang print with `-v`, in search order, absolute.
std::vector<std::string> parseSearchList(const std::string& verboseText);

/// Why a word does not name a program, as a sentence's end: `was not found` or `is not an executable file`.
std::string whyNoProgram(const std::string& word);

} // namespace hawk::toolchain
