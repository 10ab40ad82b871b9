// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "text/error.h"
#include "workspace/document_file.h"

namespace hawk::workspace {

class OwnerLock;

/// Keeps unsaved texts in a private folder, one file per document and running program, so that a program that
/// was killed loses at most the last seconds. A lock that a program holds as long as it lives tells its texts
/// from those that are left: it ends with the process, the machine and the power. Copies share the lock; any
/// thread may use one.
class Recovery
{
public:
    explicit Recovery(std::string folder);
    ~Recovery();
    Recovery(const Recovery&);
    Recovery& operator=(const Recovery&) = delete;

    /// The file of a document of this process.
    std::string fileFor(std::uint64_t document) const;
    /// Writes `text.keptIn` anew, by one rename. Environment error when the folder cannot be written.
    Result<void> keep(const RecoveredText& text) const;
    void forget(const std::string& file) const;
    /// What programs that no longer run left behind, newest first. Damaged files are deleted.
    std::vector<RecoveredText> left() const;

private:
    std::string m_folder;
    std::shared_ptr<OwnerLock> m_lock;
};

} // namespace hawk::workspace
