// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "trace/builtins.h"
#include "trace/operators.h"
#include "trace/session.h"

namespace hawk::trace {

/// What the body of a class binds.
struct ClassMember {
    enum class Kind : std::uint8_t { value, method, staticMethod, classMethod, property };
    std::string name;
    Value value;
    Kind kind = Kind::value;
};
/// A parameter of the constructor that `@dataclass` makes.
struct ClassField {
    std::string name;
    std::optional<Value> standard;
};
struct ClassData {
    std::string name;
    std::vector<std::shared_ptr<const ClassData>> bases;
    std::vector<ClassMember> members;
    std::vector<ClassField> fields; ///< those of the bases first
    bool isDataclass = false;

    /// Here, else in the bases from left to right.
    const ClassMember* find(std::string_view member) const;
};
/// `branch` is the traced branch that made it, see Session::branch.
struct InstanceData {
    std::shared_ptr<const ClassData> type;
    std::vector<std::pair<std::string, Value>> fields;
    std::uint32_t branch = 0;
};

/// Runs the body of a plain class: methods, properties, constants and the fields of a dataclass, with other
/// plain classes as bases. Binds its name; nothing is bound, and false is returned, for any other class.
bool definePlainClass(Frame& frame, const syntax::ClassStmt& statement);
/// `C(…)`: a new instance, through `__init__` or the fields of a dataclass.
Value makeInstance(Frame& frame, const ClassObject& type, const Arguments& arguments, Range call);
/// A field, bound method, property or constant; refused when there is none.
Value readClassAttribute(Frame& frame, const ClassObject& type, const syntax::AttributeExpr& expression);
Value readInstanceAttribute(Frame& frame, const Instance& instance, const syntax::AttributeExpr& expression);
void storeInstanceAttribute(Frame& frame, const Instance& instance, std::string_view name, Value value,
                            Range place);

/// Calls a method by its name; nothing when the class has none.
std::optional<Value> callMember(Frame& frame, const Value& object, std::string_view method,
                                std::vector<Value> arguments, Range call);
/// A binary operator or comparison with an instance on one side: its own method, else the reflected one of
/// the other side; nothing when neither has one.
std::optional<Value> applyInstances(Frame& frame, syntax::Operator op, const Operand& left,
                                    const Operand& right, Range whole);
std::optional<Value> applyInstance(Frame& frame, syntax::Operator op, const Operand& operand, Range whole);

} // namespace hawk::trace
