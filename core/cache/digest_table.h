// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "process/descriptor.h"
#include "process/file_stamp.h"

namespace hawk::cache {

/// The file behind a DigestMemo. A table that is missing, damaged or written with another byte order recalls
/// nothing; one that cannot be written keeps nothing. Several processes may use it at once. Not thread-safe.
class DigestTable
{
public:
    /// Nothing is opened before the first use. An empty path is a table that stays empty.
    explicit DigestTable(std::string path);

    /// The digest of the file with this stamp, empty when it is not known.
    std::string recall(const process::FileStamp& stamp);
    void keep(const process::FileStamp& stamp, const std::string& sha256);

private:
    bool isOpen();

    std::string m_path;
    process::Descriptor m_file;
};

} // namespace hawk::cache
