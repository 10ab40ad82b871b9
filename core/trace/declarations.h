// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "trace/builtins.h"
#include "trace/names.h"
#include "trace/session.h"

namespace hawk::trace {

struct Kind;

/// `Vector[3]`, `Mutable[Scalar]`, `Table["row":4]`…: a declaration, or a refusal of its brackets or of the
/// whole form.
/// `Plane(role, payload)` of hawk.trace.decl.
Value declarePlane(Frame& frame, const std::vector<Value>& arguments, Range call);
Value subscriptDeclaration(Frame& frame, const NameRow& row, const syntax::SubscriptExpr& expression);
/// `tuple[A, B]`, `list[A]`, `dict[str, A]`.
Value subscriptContainer(Frame& frame, Builtin container, const syntax::SubscriptExpr& expression);

/// One parameter of a kernel. `parameter` is set when its declaration was accepted.
struct DeclaredParameter {
    std::string_view name;
    Range range;
    std::optional<data::Parameter> parameter;
    ir::Type type;
    bool isNamed = true; ///< false: a mask of the kind that the signature does not name

    /// The declaration as the author would write it; empty when it was refused.
    std::string_view spelling() const
    {
        return parameter ? std::string_view(parameter->declaration) : std::string_view();
    }
    /// A grid is no plane: its parameter has the role of the sample count.
    bool isGrid() const { return parameter && parameter->role == data::Role::nSamples; }
    bool isTable() const { return parameter && parameter->role == data::Role::lookup; }
    /// A plane with axes, which is written by key only.
    bool isKeyed() const { return parameter && parameter->role == data::Role::accumOut; }
    bool isMutable() const { return parameter && parameter->role == data::Role::mutablePlane; }
    bool isMask() const { return parameter && parameter->role == data::Role::terminated; }
};

/// Reads a declaration that is written as `written` at `place`; its fault is reported.
void readDeclaration(Frame& frame, Range place, const std::string& written, const Value& value,
                     DeclaredParameter& declared);

/// The type that a payload stands for; nothing when the value is none.
std::optional<ir::Type> payloadOf(const Value& value);

/// Reads the signature in the scope around the kernel; the kind declares what has no declaration there, and
/// its masks are bound even where the signature does not name them. Every fault is reported.
std::vector<DeclaredParameter> declareParameters(Frame& frame, const syntax::FunctionStmt& definition,
                                                 const Kind& kind);

/// The value of an annotation, quoted or not; Unknown when refused. An unresolved name is reported with
/// `rule`, whose arguments are the parameter, the text and the reason.
Value evaluateAnnotation(Frame& frame, const syntax::Expr& annotation, const text::DiagnosticRule& rule,
                         std::string_view parameter);

/// Why a plane or output cannot have this name, or nothing.
std::optional<std::string> reservedReason(std::string_view name);
/// Refuses reserved names and prefixes; false when it did.
bool checkPlaneName(Frame& frame, std::string_view name, Range range);

} // namespace hawk::trace
