// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "process/descriptor.h"
#include "text/error.h"

namespace hawk::data {

/// Writes a file beside its place and puts it there with one rename. Until finish() succeeds the old file is
/// untouched; afterwards, or after any failure, no temporary file is left. A path that names a device or a
/// pipe is written directly; a symbolic link stays and its target is replaced.
class ReplacementFile
{
public:
    /// Refused: a folder, a missing parent folder, a pipe without a reader. Environment: permission, no space
    /// (codes `file-directory`, `file-no-folder`, `file-no-reader`, `file-unwritable`).
    static Result<ReplacementFile> create(const std::string& path);
    ReplacementFile(ReplacementFile&& other) noexcept;
    ReplacementFile& operator=(ReplacementFile&&) = delete;
    ~ReplacementFile();

    /// Appends. Code `file-unwritable` names the path and the system's reason, for example a full disk.
    Result<void> write(std::span<const std::byte> bytes);
    Result<void> write(std::string_view text);
    Result<void> finish();

private:
    ReplacementFile() = default;
    Result<ReplacementFile> openDirectly() &&;
    std::unexpected<Error> failure(int error) const;

    std::string m_path;
    std::string m_target; ///< the path behind symbolic links
    std::string m_temporary; ///< empty when written directly or after finish()
    process::Descriptor m_file;
};

/// A whole file of one text, with the promises and errors of ReplacementFile.
Result<void> replaceFile(const std::string& path, std::string_view text);

} // namespace hawk::data
