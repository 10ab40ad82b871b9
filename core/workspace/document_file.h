// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "text/error.h"

namespace hawk::workspace {

enum class LineEnd { lf, crlf };

/// How a file spells what an editor does not show.
struct FileForm {
    LineEnd lineEnd = LineEnd::lf; ///< of the first line
    bool hasByteOrderMark = false;
    friend bool operator==(const FileForm&, const FileForm&) = default;
};

/// A file as an editor takes it: UTF-8 with LF line ends.
struct FileText {
    std::string text;
    FileForm form;
    bool isReadOnly = false;
    std::string sha256; ///< of the bytes on disk
};

/// A text kept aside by a run that ended before it was saved.
struct RecoveredText {
    std::string keptIn; ///< the file that keeps it
    std::string path; ///< the document's file; empty when it had none
    std::string title;
    std::string text;
    FileForm form;
    std::string fileSha256; ///< of the document's file when it was last read or written
    std::chrono::system_clock::time_point time;
};

/// The largest file an editor takes. Larger ones are refused by name with their size.
inline constexpr std::size_t largestDocument = 16u << 20;

/// Refused as SourceText::fromFile refuses: missing, a folder, too large, binary, not UTF-8; and
/// "file-long-line" for a line of more than 100,000 bytes.
Result<FileText> readDocument(const std::string& path);

/// Writes through a temporary file in the same folder and one rename, keeping the permissions of a file that
/// is there and following a symbolic link to its target. Environment error "file-unwritable" with the file
/// and the reason, refused "file-no-folder" and "file-directory"; the old file is then untouched. Returns the
/// digest of what was written.
Result<std::string> writeDocument(const std::string& path, const std::string& text, const FileForm& form);

} // namespace hawk::workspace
