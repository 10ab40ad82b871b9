// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel_generator.h"

namespace hawk::fuzz {

/// What a body may read.
struct Name {
    std::string name;
    std::string type;
    bool isAssignable = false;
};

/// Writes statements and expressions that are valid where they stand, by the names in scope.
class KernelWriter
{
public:
    KernelWriter(Choices& choices, const Grammar& grammar, std::optional<Jitter> jitter);

    void addName(Name name) { m_scope.push_back(std::move(name)); }
    void line(std::string_view text);
    void indent() { ++m_indentation; }
    std::string takeText() { return std::move(m_text); }

    /// A function before the kernel; expressions may call it from then on.
    void helper(const std::string& name);
    /// Any statement.
    void statement();
    /// A new local.
    void define();
    /// Another value for a name in scope.
    void assign(const std::string& name);

    std::string expression(std::string_view type, std::uint32_t depth);
    std::string anyExpression(std::uint32_t depth);

private:
    struct Helper {
        std::string name;
        std::string result;
        std::vector<std::string> parameters;
    };

    void writeIf();
    void writeFor();
    void writeBreak();
    void writeBlock(std::uint32_t most);
    void storeComponent();
    void swap();
    void updateInPlace();
    const Name* anyAssignable();
    std::vector<const Name*> namesOf(std::string_view type, bool mustBeAssignable) const;
    std::string produce(std::string_view type, std::uint32_t depth);
    std::string fill(const Production& production, std::uint32_t depth);
    std::string call(const Helper& helper, std::uint32_t depth);
    std::string literal(std::string_view hole);
    std::string jittered(std::string text);
    std::string freshName();

    Choices& m_choices;
    const Grammar& m_grammar;
    std::optional<Jitter> m_jitter;
    Stream m_amounts;
    std::vector<Name> m_scope;
    std::vector<Helper> m_helpers;
    std::string m_text;
    std::uint32_t m_indentation = 0;
    std::uint32_t m_blocks = 0; ///< open conditions and loops: no new names for what comes after
    std::uint32_t m_loops = 0;
    std::uint32_t m_named = 0;
    bool m_isHelper = false;
};

} // namespace hawk::fuzz
