// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/finishes.h"

#include <algorithm>

#include "trace/expressions.h"
#include "trace/operators.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

bool isMask(const Frame& frame, std::string_view name)
{
    return frame.session.kernel != nullptr && std::ranges::contains(frame.session.kernel->masks, name);
}

void assignMask(Frame& frame, std::string_view name, const Value& value, Range place)
{
    Value stored = Unknown{};
    if (const auto* traced = value.get<Traced>(); traced != nullptr && !checkOwner(frame, *traced, place)) {
        // Reported.
    } else if (traced != nullptr && frame.type(*traced) == ir::Type::boolean()) {
        frame.builder().nameValue(traced->node, name);
        stored = value;
    } else if (const auto* constant = value.get<bool>()) {
        frame.refuse(refusals::maskLiteral, place, {std::string(name), represent(*constant)});
    } else if (!value.isUnknown()) {
        frame.refuse(refusals::finishType, place, {std::string(name), describe(frame, value)});
    }
    frame.scope->bind(name, std::move(stored));
}

bool commitFinish(Frame& body, const FunctionStmt& definition,
                  const std::vector<DeclaredParameter>& parameters, std::vector<ir::Sink>& sinks)
{
    const std::vector<std::string_view> changed = changedNames(definition.body);
    for (const DeclaredParameter& declared : parameters) {
        if (!declared.isMask() || !declared.isNamed || !std::ranges::contains(changed, declared.name))
            continue;
        const auto* finish = body.scope->findOwn(declared.name)->get<Traced>();
        if (finish == nullptr)
            return false;
        sinks.push_back({.slot = std::string(declared.name),
                         .value = finish->node,
                         .origin = lastAssignment(definition.body, declared.name).value_or(declared.range),
                         .form = ir::SinkForm::finish});
    }
    return true;
}

} // namespace hawk::trace
