// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>

#include "process/environment.h"
#include "toolchain/compiler_record.h"

namespace hawk::toolchain {

/// Remembers identified compilers on disk, one JSON file each, so that the next process neither starts a
/// compiler nor reads one. A missing, damaged or outdated file is no memory, nor is one that others could
/// have written; a folder that cannot be written only costs the next process its time. Files are private and
/// appear whole, by rename. Safe with several processes.
class IdentityMemo
{
public:
    /// An empty folder name means: remember nothing.
    explicit IdentityMemo(std::string folder);

    /// The name under which a command is remembered: what it says and what decides how it is resolved.
    static std::string keyOf(codegen::CompilerKind kind, const std::vector<std::string>& command,
                             const process::Environment& environment);

    /// The record as it was stored; whether it still holds is for isCurrent() to say.
    std::optional<CompilerRecord> load(const std::string& key) const;
    void store(const std::string& key, const CompilerRecord& record) const;

private:
    std::string m_folder;
};

} // namespace hawk::toolchain
