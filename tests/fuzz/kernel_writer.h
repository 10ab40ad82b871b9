// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "choices.h"
#include "grammar.h"

namespace hawk::fuzz {

/// What a body may read: a value of a type, or a plane of a kind (grammar.h).
struct Name {
    std::string name;
    std::string type;
    bool isAssignable = false;
};

/// A plane that is written by key, and how: `$` stands for its name.
struct KeyedForm {
    std::string_view annotation;
    std::string_view term; ///< the type of what is stored
    std::string_view store; ///< `v` is the local that holds it, `p` a whole number
};
std::span<const KeyedForm> keyedForms();

/// Writes statements and expressions that are valid where they stand, by the names in scope.
class KernelWriter
{
public:
    KernelWriter(Choices& choices, const Grammar& grammar) : m_choices(choices), m_grammar(grammar) { }

    /// From so many decisions on, what is written is as short as it may be, and isFull().
    void setEnough(std::size_t decisions) { m_enough = decisions; }
    bool isFull() const { return m_choices.taken().size() >= m_enough; }
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
    /// The first value of a plane, which is in scope from then on: what was in it is not read.
    void fillPlane(Name plane);
    /// Another value for a name in scope.
    void assign(const std::string& name);
    /// Stores into a plane by key, once or in each iteration of a loop. Outside of branches and loops.
    void storeByKey(const std::string& plane, const KeyedForm& form);
    /// A result over all samples, of the numbers that are no excess. Outside of branches and loops.
    std::string reduction(std::string_view operation);
    /// A new local with what is made of all samples: the kernel is launched in stages. Outside of branches
    /// and loops.
    void readBack();
    std::string freshName();

    std::string expression(std::string_view type, std::uint32_t depth);
    std::string anyExpression(std::uint32_t depth);

private:
    struct Helper {
        std::string name;
        std::string result;
        std::vector<std::string> parameters;
    };

    struct Reduction {
        std::string text;
        std::string_view type;
    };

    Reduction reductionWithType(std::string_view operation);
    void writeIf();
    void writeFor();
    void writeBreak();
    void writeBlock(std::uint32_t most);
    void storeComponent();
    void swap();
    void updateInPlace();
    void readGuarded();
    const Name* anyAssignable();
    bool isPossible(const Production& production) const;
    std::vector<const Name*> namesOf(std::string_view type, bool mustBeAssignable) const;
    std::string produce(std::string_view type, std::uint32_t depth);
    std::string fill(const Production& production, std::uint32_t depth);
    std::string call(const Helper& helper, std::uint32_t depth);
    std::string literal(std::string_view hole);

    Choices& m_choices;
    const Grammar& m_grammar;
    std::size_t m_enough = std::numeric_limits<std::size_t>::max();
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
