// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "trace/value.h"

namespace hawk::trace {

/// The names of a module, function, comprehension or kernel body, with the scope around it. Keys are views
/// into the syntax tree, which outlives every scope.
class Scope
{
public:
    enum class Kind { module, helper, body };
    using Names = std::unordered_map<std::string_view, Value>;

    /// `locals` are the names assigned anywhere in the function: reading one before it is bound finds
    /// nothing, even where a scope around has that name.
    Scope(Kind kind, std::shared_ptr<Scope> around, std::unordered_set<std::string_view> locals = {});

    Kind kind() const { return m_kind; }
    /// Null when the name is not bound here or around.
    const Value* find(std::string_view name) const;
    const Value* findOwn(std::string_view name) const;
    void bind(std::string_view name, Value value);
    /// `nonlocal`: from here on the name is that of the function around which has it; false when none has.
    bool shareWithOuter(std::string_view name);
    /// The scope of a name that was shared, null for others.
    const Scope* sharedScope(std::string_view name) const;
    /// The traced branch that made the scope, see Session::branch.
    std::uint32_t branch() const { return m_branch; }
    void setBranch(std::uint32_t branch) { m_branch = branch; }
    /// For a generator function: what it has yielded so far; null for others.
    void collectYields() { m_yielded = std::make_shared<std::vector<Value>>(); }
    const std::shared_ptr<std::vector<Value>>& yielded() const { return m_yielded; }
    void unbind(std::string_view name) { m_names.erase(name); }
    void declareLocal(std::string_view name) { m_locals.insert(name); }

    /// For branches: the state of the names, taken and put back.
    const Names& names() const { return m_names; }
    void restore(Names names) { m_names = std::move(names); }
    /// A scope and a function defined in it keep each other; this parts them.
    void clear() { m_names.clear(); }
    const std::shared_ptr<Scope>& around() const { return m_around; }

private:
    Kind m_kind;
    std::shared_ptr<Scope> m_around;
    std::unordered_set<std::string_view> m_locals;
    Names m_names;
    std::unordered_map<std::string_view, Scope*> m_shared; ///< scopes around this one
    std::shared_ptr<std::vector<Value>> m_yielded;
    std::uint32_t m_branch = 0;
};

/// Whether a function with this body is a generator. Looks for `yield` as a statement and as the value of an
/// assignment.
bool hasYield(syntax::Suite body);
/// The names that a suite binds: assignments, loops, definitions, imports, `with … as`, `except … as`;
/// nested functions only by their own name.
std::unordered_set<std::string_view> boundNames(syntax::Suite suite);
/// The same, and the names whose components or items are assigned: `v` in `v[0] = e`.
std::vector<std::string_view> changedNames(syntax::Suite suite);
std::vector<std::string_view> changedNames(const syntax::Stmt& statement);
/// The last statement of a suite that assigns `name` or a component of it.
std::optional<Range> lastAssignment(syntax::Suite suite, std::string_view name);
/// The names in an assignment target.
void addTargetNames(const syntax::Expr& target, std::unordered_set<std::string_view>& names);

} // namespace hawk::trace
