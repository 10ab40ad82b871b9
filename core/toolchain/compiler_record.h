// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "process/environment.h"
#include "process/file_stamp.h"
#include "toolchain/toolchain.h"

namespace hawk::toolchain {

/// One tool file with what is needed to see without reading it whether it is still the one that was hashed.
struct ToolRecord {
    ToolFile file;
    std::string lookup; ///< the name that PATH resolved to `resolved`; empty when the tool was given by path
    std::string resolved; ///< what was found, before symbolic links were followed to `file.path`
    process::FileStamp stamp;
};

/// An identified compiler with everything that later runs need and would otherwise have to ask it for.
struct CompilerRecord {
    Compiler compiler; ///< `tools` equals the files of the records below
    std::vector<ToolRecord> tools;
    std::vector<std::string> searchList; ///< where it looks for `<…>` headers, in order
};

/// Resolves links, waits until the file is old enough for its times to show any later change (20 ms), reads
/// and hashes it. `path` may be a name on PATH. Nothing when there is no such readable file.
std::optional<ToolRecord> recordTool(const std::string& role, const std::string& path,
                                     const process::Environment& environment);

/// Adds a tool unless it is none or its file is there already.
void addTool(std::vector<ToolRecord>& tools, std::optional<ToolRecord> tool);

/// True when every tool still resolves to the same file and none has changed. Looks at directory entries
/// only.
bool isCurrent(const CompilerRecord& record, const process::Environment& environment);

/// Fills `compiler.tools` and `compiler.identity`: the digest of command, whole version text and the tools'
/// contents.
void seal(CompilerRecord& record, const std::string& versionText);

} // namespace hawk::toolchain
