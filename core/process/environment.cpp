// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/environment.h"

#include <string_view>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

namespace hawk::process {

static bool isExecutableFile(const std::string& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && ::access(path.c_str(), X_OK) == 0;
}

Environment::Environment(std::map<std::string, std::string> variables) : m_variables(std::move(variables))
{ }

Environment Environment::ofThisProcess()
{
    Environment result;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view line = *entry;
        const std::size_t equals = line.find('=');
        if (equals != std::string_view::npos && equals > 0)
            result.m_variables.emplace(line.substr(0, equals), line.substr(equals + 1));
    }
    return result;
}

std::optional<std::string> Environment::get(const std::string& name) const
{
    const auto found = m_variables.find(name);
    if (found == m_variables.end() || found->second.empty())
        return std::nullopt;
    return found->second;
}

void Environment::set(const std::string& name, std::string value)
{
    m_variables.insert_or_assign(name, std::move(value));
}

void Environment::remove(const std::string& name)
{
    m_variables.erase(name);
}

std::vector<std::string> Environment::lines() const
{
    std::vector<std::string> result;
    result.reserve(m_variables.size());
    for (const auto& [name, value] : m_variables)
        result.push_back(name + '=' + value);
    return result;
}

std::optional<std::string> Environment::findProgram(const std::string& program) const
{
    if (program.contains('/'))
        return isExecutableFile(program) ? std::optional(program) : std::nullopt;
    const std::string path = get("PATH").value_or("");
    for (std::size_t begin = 0; begin < path.size() && !program.empty();) {
        const std::size_t end = std::min(path.find(':', begin), path.size());
        // An empty element means the current folder to a shell; it is skipped because it names no folder.
        if (end > begin) {
            std::string candidate = path.substr(begin, end - begin) + '/' + program;
            if (isExecutableFile(candidate))
                return candidate;
        }
        begin = end + 1;
    }
    return std::nullopt;
}

} // namespace hawk::process
