// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/job_folder.h"

#include <filesystem>
#include <vector>

namespace hawk::toolchain {

static std::vector<std::filesystem::path> entriesOf(const std::string& folder)
{
    std::vector<std::filesystem::path> result;
    std::error_code fault;
    for (std::filesystem::directory_iterator entry(folder, fault), end; !fault && entry != end;
         entry.increment(fault))
        result.push_back(entry->path());
    return result;
}

JobFolder::JobFolder(std::string folder) : m_folder(std::move(folder))
{
    for (const std::filesystem::path& entry : entriesOf(m_folder))
        m_names.insert(entry.filename().string());
}

JobFolder::~JobFolder()
{
    for (const std::filesystem::path& entry : entriesOf(m_folder)) {
        std::error_code fault;
        if (!m_names.contains(entry.filename().string()))
            std::filesystem::remove_all(entry, fault);
    }
}

} // namespace hawk::toolchain
