// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <set>
#include <string>

namespace hawk::toolchain {

/// Remembers what a folder holds and removes what came later, except the kept names, when it goes out of
/// scope: compilers that are ended leave temporaries behind.
class JobFolder
{
public:
    explicit JobFolder(std::string folder);
    ~JobFolder();
    JobFolder(const JobFolder&) = delete;
    JobFolder& operator=(const JobFolder&) = delete;

    void keep(const std::string& name) { m_names.insert(name); }

private:
    std::string m_folder;
    std::set<std::string> m_names;
};

} // namespace hawk::toolchain
