// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/error.h"
#include "workspace/document_file.h"

namespace hawk::workspace {

/// Keeps unsaved texts in a private folder, one file per document and running program, so that a program that
/// was killed loses at most the last seconds. Thread-safe: it holds only the folder's name.
class Recovery
{
public:
    explicit Recovery(std::string folder);

    /// The file of a document of this process.
    std::string fileFor(std::uint64_t document) const;
    /// Writes it anew, by one rename. Environment error when the folder cannot be written.
    Result<void> keep(std::uint64_t document, const std::string& path, const std::string& title,
                      const std::string& text) const;
    void forget(const std::string& file) const;
    /// What programs that no longer run left behind, newest first. Damaged files are deleted.
    std::vector<RecoveredText> left() const;

private:
    std::string m_folder;
};

} // namespace hawk::workspace
