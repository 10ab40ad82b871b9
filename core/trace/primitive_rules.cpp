// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/primitive_rules.h"

#include <format>

#include "ir/primitive.h"
#include "trace/calls.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

using Types = std::vector<ir::Type>;

/// Runs one rule on inputs of its own, as a kernel that is no kernel of the file.
class RuleTracer
{
public:
    RuleTracer(Frame& frame, const PrimitiveData& primitive, ir::Direction direction)
        : m_frame(frame)
        , m_primitive(primitive)
        , m_direction(direction)
        , m_state{.serial = ++frame.session.lastSerial,
                  .name = primitive.name,
                  .grid = frame.session.kernel->grid,
                  .kind = frame.session.kernel->kind,
                  .definition = frame.session.kernel->definition,
                  .parameters = frame.session.kernel->parameters}
    { }

    ir::OwnRule run(const Types& arguments, const ir::Type& result)
    {
        const auto* rule = (m_direction == ir::Direction::reverse ? m_primitive.reverse : m_primitive.forward)
                               .get<Function>();
        if (rule == nullptr)
            return refused(refusals::ruleMissing, {});
        KernelState* const around = std::exchange(m_frame.session.kernel, &m_state);
        const std::size_t before = m_frame.session.reporter.count();
        const Value given = callFunction(m_frame, *rule, inputs(arguments, result), m_primitive.place);
        ir::OwnRule made =
            m_direction == ir::Direction::reverse ? ofAdjoints(given, arguments) : ofTangent(given, result);
        const std::vector<text::Diagnostic> faults = m_frame.session.reporter.takeFrom(before);
        if (!faults.empty())
            made = std::unexpected(
                text::Refusal{faults.front().rule, faults.front().arguments, faults.front().range});
        m_frame.session.kernel = around;
        return made;
    }

private:
    Value input(const std::string& name, const ir::Type& type)
    {
        return m_frame.traced(m_state.builder.leaf(ir::Op::input, name, type, m_primitive.place));
    }

    Arguments inputs(const Types& arguments, const ir::Type& result)
    {
        Arguments all;
        for (std::size_t i = 0; i < arguments.size(); ++i)
            all.positional.push_back(input(std::format("argument{}", i), arguments[i]));
        if (m_direction == ir::Direction::reverse)
            all.positional.push_back(input("bar", result));
        for (std::size_t i = 0; m_direction == ir::Direction::forward && i < arguments.size(); ++i)
            all.positional.push_back(
                input(std::format("dot{}", i), arguments[i].withElement(ir::Element::real)));
        all.places.assign(all.positional.size(), m_primitive.place);
        return all;
    }

    ir::OwnRule ofAdjoints(const Value& given, const Types& arguments)
    {
        std::vector<Value> adjoints = {given};
        if (const auto* tuple = given.get<Tuple>())
            adjoints = *tuple->items;
        else if (const auto* list = given.get<List>())
            adjoints = list->data->items;
        if (adjoints.size() != arguments.size())
            return refused(refusals::ruleCount,
                           {std::to_string(adjoints.size()), std::to_string(arguments.size())});
        for (std::size_t i = 0; i < arguments.size(); ++i) {
            // A whole number has no adjoint, whatever the rule says of it.
            const bool isReal = arguments[i].element == ir::Element::real;
            if (!store(isReal ? adjoints[i] : Value(0.0), isReal ? arguments[i] : ir::Type::real()))
                return refused(
                    refusals::ruleAdjoint,
                    {std::to_string(i + 1), describe(m_frame, adjoints[i]), ir::spell(arguments[i])});
        }
        return finished();
    }

    ir::OwnRule ofTangent(const Value& given, const ir::Type& result)
    {
        if (!store(given, result))
            return refused(refusals::ruleTangent, {describe(m_frame, given), ir::spell(result)});
        return finished();
    }

    /// False where the value is not of the type.
    bool store(const Value& value, const ir::Type& type)
    {
        std::optional<ir::NodeId> node;
        if (const auto number = value.isNumber() ? asReal(value) : std::nullopt)
            node = m_state.builder.constant(*number, m_primitive.place);
        else if (const auto* traced = value.get<Traced>();
                 traced != nullptr && traced->kernel == m_state.serial)
            node = traced->node;
        if (!node || m_state.builder.type(*node).element != type.element
            || m_state.builder.type(*node).shape != type.shape)
            return false;
        m_sinks.push_back(
            {.slot = std::format("stored{}", m_sinks.size()), .value = *node, .origin = m_primitive.place});
        return true;
    }

    ir::OwnRule finished()
    {
        if (!m_state.reductions.empty() || !m_state.keyed.empty())
            return refused(refusals::ruleMeets, {});
        ir::Kernel kernel = ir::finish(
            m_state.builder, {.name = m_primitive.name, .parameters = {}, .sinks = std::move(m_sinks)});
        if (kernel.marked != nullptr)
            return *kernel.marked;
        return kernel;
    }

    ir::OwnRule refused(const text::DiagnosticRule& rule, std::vector<std::string> more) const
    {
        more.insert(more.begin(), {m_primitive.name, std::string(ir::nameOf(m_direction))});
        return std::unexpected(text::Refusal{&rule, std::move(more), m_primitive.place});
    }

    Frame& m_frame;
    const PrimitiveData& m_primitive;
    ir::Direction m_direction;
    KernelState m_state;
    std::vector<ir::Sink> m_sinks;
};

} // namespace

Value markCall(Frame& frame, const PrimitiveData& primitive, const std::vector<Value>& arguments,
               Operand result)
{
    const auto value = operandNode(frame, result, primitive.name);
    if (!value)
        return Unknown{};
    const ir::Type type = frame.builder().type(*value);
    if (type.element != ir::Element::real)
        return frame.traced(*value);
    std::vector<ir::NodeId> operands = {*value};
    Types types;
    for (const Value& argument : arguments) {
        operands.push_back(argument.get<Traced>()->node);
        types.push_back(frame.builder().type(operands.back()));
    }
    const std::string call = ir::primitiveCall(primitive.name, types);
    auto& known = frame.session.primitiveRules->byCall;
    // It is known before its rules are traced, which may call it.
    if (const auto [entry, isNew] = known.try_emplace(call, ir::Primitive{.name = primitive.name}); isNew) {
        for (const ir::Direction direction : {ir::Direction::reverse, ir::Direction::forward}) {
            ir::OwnRule rule = RuleTracer(frame, primitive, direction).run(types, type);
            (direction == ir::Direction::reverse ? entry->second.reverse : entry->second.forward) =
                std::move(rule);
        }
    }
    return frame.traced(frame.builder().add({.op = ir::Op::primitive,
                                             .type = type,
                                             .operands = std::move(operands),
                                             .leaf = call,
                                             .origin = result.range}));
}

} // namespace hawk::trace
