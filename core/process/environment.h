// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hawk::process {

/// The environment variables a function may look at, as a value: tests and the window pass their own.
/// An empty variable counts as unset, as everywhere in this product.
class Environment
{
public:
    Environment() = default;
    explicit Environment(std::map<std::string, std::string> variables);

    /// A copy of this process's environment, taken now.
    static Environment ofThisProcess();

    std::optional<std::string> get(const std::string& name) const;
    void set(const std::string& name, std::string value);
    void remove(const std::string& name);
    /// `NAME=VALUE` lines in name order, for starting a program.
    std::vector<std::string> lines() const;
    /// The first executable file called `program` on PATH, or `program` itself when it holds a slash and is
    /// executable; nothing otherwise. Touches the file system.
    std::optional<std::string> findProgram(const std::string& program) const;

private:
    std::map<std::string, std::string> m_variables;
};

} // namespace hawk::process
