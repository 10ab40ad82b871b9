// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/loops.h"

#include <algorithm>

#include "trace/check_body.h"
#include "trace/expressions.h"
#include "trace/loop_parts.h"
#include "trace/operators.h"
#include "trace/refusals.h"
#include "trace/scatters.h"
#include "trace/tree_names.h"

namespace hawk::trace {

bool isLoopLocal(const Value& value)
{
    const auto* opaque = value.get<Opaque>();
    return opaque != nullptr && opaque->rule == &refusals::usedAfterLoop;
}

namespace {

using ir::NodeId;
using ir::Op;

class LoopTracer
{
public:
    LoopTracer(Frame& frame, const ForStmt& statement, const std::function<void(Suite)>& traceStatements)
        : m_frame(frame)
        , m_builder(frame.builder())
        , m_statement(statement)
        , m_traceStatements(traceStatements)
        , m_before(frame.scope->names())
    { }

    void run()
    {
        const bool isFor = m_statement.target->kind == ExprKind::name && isRangeCall(*m_statement.iterable)
            && m_statement.otherwise.empty();
        const auto shape = isFor ? readRange(m_frame, as<CallExpr>(*m_statement.iterable)) : std::nullopt;
        if (!shape)
            return traceRefused();
        if (storesByKey(m_frame, m_statement.body))
            return unroll(*shape);
        findCarries();
        if (m_carries.empty()) {
            if (!m_frame.session.reporter.hasReportIn(m_statement.range))
                m_frame.refuse(refusals::carriesNothing, m_statement.head);
            return bindLocals();
        }
        if (shape->trips == 0)
            return bindLocals();
        // How far a loop with an exit gets the values of the samples decide.
        const std::uint64_t trips = std::ranges::any_of(m_statement.body, isExit) ? 1 : shape->trips;
        std::uint64_t& iterations = m_frame.session.kernel->iterations;
        if (trips > m_frame.session.limits.iterations / iterations) {
            m_frame.refuse(refusals::loopTooLong, m_statement.head);
            return traceRefused();
        }
        iterations *= trips;
        traceBody(*shape);
        iterations /= trips;
    }

private:
    struct CarriedName {
        std::string_view name;
        std::optional<NodeId> initial; ///< none after a refusal
        NodeId placeholder{};
        NodeId next{};
        NodeId atExit{};
        bool isKnown = true; ///< no refusal up to the end of the loop
    };

    static bool isExit(const Stmt* statement) { return endsInBreak(*statement); }

    std::string_view indexName() const { return as<NameExpr>(*m_statement.target).name; }

    /// A loop that makes no loop of the kernel: what else is wrong in its body is reported, and nothing that
    /// it binds has a known value.
    void traceRefused()
    {
        const Suite body = m_statement.body;
        const auto forgetChanges = [this] {
            for (std::string_view name : changedNames(m_statement))
                m_frame.scope->bind(name, Unknown{});
        };
        forgetChanges();
        if (!body.empty()
            && !m_frame.session.reporter.hasReportIn(cover(body.front()->range, body.back()->range)))
            m_traceStatements(body);
        forgetChanges();
    }

    void findCarries()
    {
        for (std::string_view name : changedNames(m_statement.body)) {
            const auto bound = m_before.find(name);
            if (bound == m_before.end() || isLoopLocal(bound->second)) {
                m_locals.push_back(name);
                continue;
            }
            if (name == indexName())
                continue;
            m_carries.push_back({.name = name, .initial = carriedNode(bound->second, name)});
        }
        m_locals.push_back(indexName());
    }

    /// A loop that stores by key: its iterations one after another, with a plain number as the index.
    void unroll(const ir::LoopShape& shape)
    {
        if (!spend(m_frame, m_statement.head, shape.trips))
            return;
        for (const Stmt* statement : m_statement.body) {
            if (endsInBreak(*statement))
                m_frame.refuse(refusals::breakWithKeys, statement->head);
        }
        const Scope::Names before = m_frame.scope->names();
        Integer index = shape.start;
        for (std::uint64_t i = 0; i < shape.trips && !m_frame.session.isExhausted; ++i, index += shape.step) {
            m_frame.scope->bind(indexName(), index);
            m_traceStatements(m_statement.body);
        }
        for (std::string_view name : changedNames(m_statement.body)) {
            if (!before.contains(name) || isLoopLocal(before.at(name)))
                m_locals.push_back(name);
        }
        m_locals.push_back(indexName());
        bindLocals();
    }

    /// A value that a loop can carry: one of a sample, a number or a condition.
    std::optional<NodeId> carriedNode(const Value& value, std::string_view name)
    {
        if (value.isUnknown())
            return std::nullopt;
        if (!value.is<Traced>() && !value.isStaticNumber()) {
            m_frame.refuse(refusals::carriedObject, m_statement.head,
                           {std::string(name), describe(m_frame, value)});
            return std::nullopt;
        }
        return operandNode(m_frame, {value, m_statement.head}, name);
    }

    void traceBody(ir::LoopShape shape)
    {
        Session& session = m_frame.session;
        m_loop = m_builder.beginLoop(shape, m_statement.head);
        for (CarriedName& carry : m_carries) {
            if (carry.initial)
                carry.placeholder = m_builder.carry(m_loop, carry.name, *carry.initial);
            m_frame.scope->bind(carry.name,
                                carry.initial ? m_frame.traced(carry.placeholder) : Value(Unknown{}));
        }
        m_frame.scope->bind(indexName(), m_frame.traced(m_builder.loopIndex(m_loop, indexName())));
        const std::uint32_t outerBranch = session.branch;
        session.branch = ++session.lastBranch;
        const Suite body = m_statement.body;
        for (std::size_t i = 0; i < body.size(); ++i) {
            if (endsInBreak(*body[i]) && !m_exit)
                traceExit(as<IfStmt>(*body[i]));
            else
                m_traceStatements(body.subspan(i, 1));
        }
        session.branch = outerBranch;
        close(shape);
    }

    /// Where samples leave: the names as they are there, changed by the statements before the `break`.
    void traceExit(const IfStmt& statement)
    {
        const Value value = evaluate(m_frame, *statement.condition);
        m_exit = Exit{.head = statement.head};
        if (const auto* traced = value.get<Traced>()) {
            if (checkOwner(m_frame, *traced, statement.condition->range)) {
                if (m_frame.type(*traced) == ir::Type::boolean())
                    m_exit->leaves = traced->node;
                else
                    m_frame.refuse(
                        refusals::exitNotCondition, statement.condition->range,
                        {describe(m_frame, value), m_frame.session.textOf(statement.condition->range)});
            }
        } else if (!value.isUnknown()) {
            m_frame.refuse(refusals::staticExit, statement.head);
        }
        const Scope::Names goingOn = m_frame.scope->names();
        const std::uint32_t outerBranch = m_frame.session.branch;
        m_frame.session.branch = ++m_frame.session.lastBranch;
        m_traceStatements(statement.body.first(statement.body.size() - 1));
        m_frame.session.branch = outerBranch;
        m_exit->names = m_frame.scope->names();
        m_frame.scope->restore(goingOn);
    }

    void close(const ir::LoopShape& shape)
    {
        for (CarriedName& carry : m_carries) {
            if (!carry.initial) {
                carry.isKnown = false;
                continue;
            }
            const Value& last = m_frame.scope->names().at(carry.name);
            carry.next = typedNode(carry, last, refusals::carryType, m_statement.head);
            carry.atExit = carry.next;
            if (m_exit)
                carry.atExit =
                    typedNode(carry, m_exit->names.at(carry.name), refusals::armTypes, m_exit->head);
            if (!m_exit && fillsVector(m_builder, carry.placeholder, *carry.initial, carry.next, shape))
                m_builder.setInitial(carry.placeholder, zeros(m_builder.type(carry.placeholder)));
        }
        std::vector<NodeId> nexts;
        std::optional<ir::LoopExit> exit;
        if (m_exit && m_exit->leaves)
            exit = ir::LoopExit{.leaves = *m_exit->leaves, .values = {}};
        for (const CarriedName& carry : m_carries) {
            if (!carry.initial)
                continue;
            nexts.push_back(carry.next);
            if (exit)
                exit->values.push_back(carry.atExit);
        }
        const std::vector<NodeId> values = m_builder.endLoop(nexts, std::move(exit));
        m_frame.scope->restore(m_before);
        std::size_t next = 0;
        for (const CarriedName& carry : m_carries) {
            Value value = Unknown{};
            if (carry.initial) {
                m_builder.nameValue(values[next], carry.name);
                if (carry.isKnown)
                    value = m_frame.traced(values[next]);
                ++next;
            }
            m_frame.scope->bind(carry.name, std::move(value));
        }
        bindLocals();
    }

    /// The node of a carry's next or exit value, which has the type of the carry; the placeholder after a
    /// refusal.
    NodeId typedNode(CarriedName& carry, const Value& value, const text::DiagnosticRule& rule, Range place)
    {
        const auto node = carriedNode(value, carry.name);
        const Value start = m_frame.traced(carry.placeholder);
        if (node && m_builder.type(*node) == m_builder.type(carry.placeholder))
            return *node;
        carry.isKnown = false;
        if (node && &rule == &refusals::carryType)
            m_frame.refuse(rule, place,
                           {std::string(carry.name), describe(m_frame, start),
                            describe(m_frame, m_frame.traced(*node))});
        else if (node)
            m_frame.refuse(rule, place, {describe(m_frame, m_frame.traced(*node)), describe(m_frame, start)});
        return carry.placeholder;
    }

    NodeId zeros(const ir::Type& type)
    {
        const Range place = m_statement.head;
        return m_builder.add(
            {.op = Op::splat, .type = type, .operands = {m_builder.constant(0.0, place)}, .origin = place});
    }

    void bindLocals()
    {
        for (std::string_view name : m_locals)
            m_frame.scope->bind(name, Opaque{m_statement.head, &refusals::usedAfterLoop});
    }

    struct Exit {
        std::optional<NodeId> leaves; ///< none after a refusal
        Scope::Names names;
        Range head;
    };

    Frame& m_frame;
    ir::Builder& m_builder;
    const ForStmt& m_statement;
    const std::function<void(Suite)>& m_traceStatements;
    Scope::Names m_before;
    std::vector<CarriedName> m_carries;
    std::vector<std::string_view> m_locals;
    std::optional<Exit> m_exit;
    ir::LoopId m_loop{};
};

} // namespace

void traceLoop(Frame& frame, const ForStmt& statement, const std::function<void(Suite)>& traceStatements)
{
    LoopTracer(frame, statement, traceStatements).run();
}

} // namespace hawk::trace
