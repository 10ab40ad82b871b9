// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/commits.h"

#include <algorithm>
#include <format>
#include <iterator>

#include "trace/operators.h"
#include "trace/reductions.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

/// Why the value stored into a Mutable has another type than declared, as advice.
std::string commitAdvice(const ir::Type& declared, const ir::Type& stored)
{
    const bool isOtherKind = stored.shape == declared.shape && stored.element != declared.element;
    if (stored.element == ir::Element::boolean)
        return "Write `where(condition, 1.0, 0.0)`.";
    if (isOtherKind && declared.element == ir::Element::index)
        return "Write `index(x, n)` from hawk.math, or start from an Index: `sample_index() * 0 + 3` is one.";
    if (isOtherKind && declared.isScalar())
        return std::format("Write `{}(…)` from hawk.math, which converts a number.",
                           declared.element == ir::Element::int32        ? "int32"
                               : declared.element == ir::Element::uint32 ? "uint32"
                                                                         : "real");
    if (stored.shape == declared.shape && declared.tag == data::Tag::quaternion)
        return "Write `quat_mul(value, vec(1.0, 0.0, 0.0, 0.0))`, which makes a quaternion of four numbers.";
    if (stored.shape == declared.shape && stored.tag == data::Tag::quaternion)
        return "Write `vec(value)`, which makes a plain vector of a quaternion.";
    if (declared.shape.rank == 2)
        return "Build the matrix with `mat([[…], […]])` from hawk.math, one list for each row.";
    if (stored.isScalar())
        return "Build the vector with `vec(…)`, one entry for each component.";
    return declared.isScalar() ? "Choose a component, or reduce the vector with `norm`, `dot` or `vsum`."
                               : "Build a vector of the declared width with `vec(…)`.";
}

/// One store at the end of the sample; false after a refusal, here or before.
bool commitPlane(Frame& body, const FunctionStmt& definition, const DeclaredParameter& declared,
                 std::vector<ir::Sink>& sinks)
{
    const std::string name(declared.name);
    const Value value = *body.scope->findOwn(declared.name);
    if (value.isUnknown())
        return false;
    const Range place = lastAssignment(definition.body, declared.name).value_or(declared.range);
    if (!value.is<Traced>() && !value.isNumber()) {
        body.refuse(
            refusals::commitType, place,
            {name, declared.parameter->declaration, describe(body, value), "Store a value or a number."});
        return false;
    }
    const auto* traced = value.get<Traced>();
    const ir::NodeId node = traced != nullptr ? traced->node : body.builder().constant(*asReal(value), place);
    const ir::Type stored = body.builder().type(node);
    if (stored != declared.type) {
        body.refuse(refusals::commitType, place,
                    {name, declared.parameter->declaration, describe(body, value),
                     commitAdvice(declared.type, stored)});
        return false;
    }
    commitResult(body, name, node, place, sinks);
    return true;
}

} // namespace

/// A plane with axes has no value of the sample. What is wrong with `b[k] = e` has been named.
static void refuseAssignedPlane(Frame& body, const FunctionStmt& definition,
                                const DeclaredParameter& declared)
{
    if (body.scope->findOwn(declared.name)->is<PlaneReference>())
        return;
    body.refuse(refusals::keyedAssigned,
                lastAssignment(definition.body, declared.name).value_or(declared.range),
                {std::string(declared.name), declared.parameter->declaration});
}

bool commitPlanes(Frame& body, const FunctionStmt& definition,
                  const std::vector<DeclaredParameter>& parameters, std::vector<ir::Sink>& sinks)
{
    const std::vector<std::string_view> changed = changedNames(definition.body);
    const KernelState& kernel = *body.session.kernel;
    bool isComplete = true;
    for (const DeclaredParameter& declared : parameters) {
        const std::size_t before = sinks.size();
        std::ranges::copy_if(kernel.keyed, std::back_inserter(sinks),
                             [&](const ir::Sink& sink) { return sink.slot == declared.name; });
        if (sinks.size() > before)
            continue;
        if (declared.isKeyed() && std::ranges::contains(changed, declared.name)) {
            const Value& value = *body.scope->findOwn(declared.name);
            const Range place = lastAssignment(definition.body, declared.name).value_or(declared.range);
            const std::optional<bool> isKept = commitKeptSum(body, declared, value, place, sinks);
            if (!isKept)
                refuseAssignedPlane(body, definition, declared);
            isComplete = isKept.value_or(false) && isComplete;
            continue;
        }
        if (!declared.isMutable() && !declared.isKeyed())
            continue;
        if (std::ranges::contains(changed, declared.name)) {
            isComplete = commitPlane(body, definition, declared, sinks) && isComplete;
            continue;
        }
        isComplete = false;
        // A plane that a refused store by key writes is not one without a store.
        if (!std::ranges::contains(kernel.keyedPlanes, declared.name)) {
            body.refuse(
                refusals::outputNeverAssigned, declared.range,
                {std::string(declared.name), declared.parameter->declaration, ir::spell(declared.type)});
        }
    }
    return isComplete;
}

} // namespace hawk::trace
