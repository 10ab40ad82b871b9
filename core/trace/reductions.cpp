// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/reductions.h"

#include <algorithm>
#include <format>
#include <functional>
#include <iterator>

#include "data/row_fold.h"
#include "ir/reductions.h"
#include "trace/call_shape.h"
#include "trace/declarations.h"
#include "trace/element_types.h"
#include "trace/keywords.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

using data::ReduceOp;
using ir::Element;
using ir::NodeId;
using ir::Op;

namespace {

ReduceOp operationOf(const NameRow& row)
{
    if (row.name == "max")
        return ReduceOp::maximum;
    return row.name == "min" ? ReduceOp::minimum : ReduceOp::sum;
}

/// One call, with what it is told.
class ReductionCall
{
public:
    ReductionCall(Frame& frame, const NameRow& row, Range call)
        : m_frame(frame)
        , m_row(row)
        , m_call(call)
        , m_op(operationOf(row))
    { }

    Value run(const Value& term, const Value* over, const Value* where, const Value* policy)
    {
        if (!readOver(over) || !checkPolicy(policy))
            return Unknown{};
        auto node = termNode(term);
        if (!node)
            return Unknown{};
        if (where != nullptr && !where->is<None>() && !leaveOut(*node, *where))
            return Unknown{};
        return totalOf(*node);
    }

private:
    Value refuse(std::string why, std::string_view advice)
    {
        return m_frame.refuse(refusals::badReduction, m_call,
                              {m_frame.session.textOf(m_call), std::move(why), std::string(advice)});
    }

    /// The axes that are not removed; none for a reduction over all samples.
    bool readOver(const Value* over)
    {
        if (over == nullptr || over->is<None>())
            return true;
        const std::vector<data::Axis>& grid = m_frame.session.kernel->grid;
        const auto* tuple = over->get<Tuple>();
        const std::vector<Value> items = tuple != nullptr ? *tuple->items : std::vector<Value>{*over};
        const std::size_t count = std::max<std::size_t>(grid.size(), 1);
        std::vector<bool> isRemoved(count);
        for (const Value& item : items) {
            const auto axis = axisOf(item, grid, count);
            if (!axis || isRemoved[*axis]) {
                refuse(std::format("`over=` names no axis of the kernel, or one twice: {}", represent(item)),
                       grid.empty() ? "Leave `over=` out." : "Name axes of the `Grid`, each once.");
                return false;
            }
            isRemoved[*axis] = true;
        }
        const bool isWhole = std::ranges::all_of(isRemoved, std::identity());
        for (std::size_t i = 0; i < count && !isWhole; ++i) {
            if (!isRemoved[i])
                m_kept.push_back(i);
        }
        if (m_op == ReduceOp::sum || m_kept.empty())
            return true;
        refuse("only sums and means are taken over some of the axes",
               "Leave `over=` out, or reduce to a sum.");
        return false;
    }

    /// By its label, or by its position, which may count from the end.
    static std::optional<std::size_t> axisOf(const Value& item, const std::vector<data::Axis>& grid,
                                             std::size_t count)
    {
        const auto* label = item.get<std::string>();
        const auto found =
            std::ranges::find(grid, label != nullptr ? *label : std::string(), &data::Axis::label);
        if (label != nullptr && found != grid.end())
            return static_cast<std::size_t>(found - grid.begin());
        const auto* position = item.get<Integer>();
        const auto axes = static_cast<Integer>(count);
        if (position == nullptr || *position < -axes || *position >= axes)
            return std::nullopt;
        return static_cast<std::size_t>(*position < 0 ? *position + axes : *position);
    }

    bool checkPolicy(const Value* policy)
    {
        if (policy == nullptr || policy->is<None>())
            return true;
        const auto* word = policy->get<std::string>();
        m_keepsLosses = word != nullptr && *word == "compensated" && !m_kept.empty();
        const bool isOrdered = word != nullptr && *word == "ordered";
        if (isOrdered && !m_kept.empty()) {
            refuse("there is no order for sums over some of the axes",
                   "The policies are \"auto\" and \"compensated\".");
            return false;
        }
        if (isOrdered || (word != nullptr && (*word == "auto" || *word == "compensated")))
            return true;
        refuse(std::format("there is no policy {}", represent(*policy)),
               "The policies are \"auto\", \"compensated\" and \"ordered\".");
        return false;
    }

    /// The values as real numbers; conditions count 1 and 0.
    std::optional<NodeId> termNode(const Value& term)
    {
        const auto* traced = term.get<Traced>();
        if (traced != nullptr && !checkOwner(m_frame, *traced, m_call))
            return std::nullopt;
        if (traced == nullptr && !term.isStaticNumber()) {
            if (!term.isUnknown())
                refuse(std::format("it is given {}", describe(m_frame, term)),
                       "Give a value of the sample: a number, a vector, a matrix or a condition.");
            return std::nullopt;
        }
        const NodeId node =
            traced != nullptr ? traced->node : m_frame.builder().constant(*asReal(term), m_call);
        if (isIntegerElement(m_frame.builder().type(node).element)) {
            refuse("it is given whole numbers", "Convert them with `real(…)` of hawk.math.");
            return std::nullopt;
        }
        if (m_frame.builder().node(node).op == Op::total) {
            refuse("it is given a result over all samples", "Reduce a value of each sample.");
            return std::nullopt;
        }
        return asNumber(m_frame, node, m_call);
    }

    /// Samples where the condition does not hold get what changes nothing.
    bool leaveOut(NodeId& node, const Value& where)
    {
        ir::Builder& builder = m_frame.builder();
        if (m_row.name == "mean") {
            refuse("a mean takes no `where=`",
                   "Write the quotient of two sums: `hawk.sum(x, where=c) / hawk.sum(c)`.");
            return false;
        }
        const auto* traced = where.get<Traced>();
        if (traced != nullptr && !checkOwner(m_frame, *traced, m_call))
            return false;
        const bool isCondition =
            where.is<bool>() || (traced != nullptr && m_frame.type(*traced) == ir::Type::boolean());
        if (!isCondition) {
            if (!where.isUnknown())
                refuse(std::format("its `where=` is {}", describe(m_frame, where)),
                       "Give a condition of the sample.");
            return false;
        }
        const NodeId condition =
            traced != nullptr ? traced->node : builder.constant(*where.get<bool>(), m_call);
        const ir::Type type = builder.type(node);
        NodeId rest = builder.constant(data::identityOf<double>(m_op), m_call);
        if (!type.isScalar())
            rest = builder.add({.op = Op::splat, .type = type, .operands = {rest}, .origin = m_call});
        node = builder.add(
            {.op = Op::select, .type = type, .operands = {condition, node, rest}, .origin = m_call});
        return true;
    }

    Value totalOf(NodeId node)
    {
        KernelState& kernel = *m_frame.session.kernel;
        const ir::Reduction made{m_op, m_row.name == "mean", m_kept, m_keepsLosses};
        const auto known = std::ranges::find(kernel.reductions, made);
        const auto index = known - kernel.reductions.begin();
        if (known == kernel.reductions.end())
            kernel.reductions.push_back(made);
        return m_frame.traced(
            m_frame.builder().add({.op = Op::total,
                                   .type = {Element::real, m_frame.builder().type(node).shape},
                                   .operands = {node},
                                   .literal = static_cast<std::int64_t>(index),
                                   .origin = m_call}));
    }

    Frame& m_frame;
    const NameRow& m_row;
    Range m_call;
    ReduceOp m_op;
    std::vector<std::size_t> m_kept;
    bool m_keepsLosses = false;
};

const ir::Reduction& reductionOf(const Frame& body, const ir::Node& total)
{
    return body.session.kernel->reductions[static_cast<std::size_t>(std::get<std::int64_t>(total.literal))];
}

} // namespace

Value callReduction(Frame& frame, const NameRow& row, const Arguments& arguments, Range call,
                    std::string_view written)
{
    Session& session = frame.session;
    if (session.kernel == nullptr)
        return frame.refuse(unsupported::pythonFunction, call, {std::string(written)});
    if (session.kernel->branches + session.kernel->loops > 0)
        return frame.refuse(refusals::reducedInBlock, call,
                            {std::string(written), session.kernel->loops > 0 ? "a loop" : "an `if`"});
    if (arguments.hasUnknown())
        return Unknown{};
    const auto ordered = orderArguments(keywords::reduction, arguments);
    if (!ordered || (*ordered)[0] == nullptr)
        return frame.refuse(
            refusals::badReduction, call,
            {session.textOf(call), "its arguments are others",
             std::format("Write `{}(x)`, with `where=`, `over=` and `policy=` as needed.", written)});
    const auto& [term, over, where, policy] = *ordered;
    return ReductionCall(frame, row, call).run(*term, over, where, policy);
}

void commitResult(Frame& body, std::string name, NodeId value, Range place, std::vector<ir::Sink>& sinks)
{
    ir::Builder& builder = body.builder();
    if (builder.node(value).op != Op::total) {
        sinks.push_back({std::move(name), value, place});
        return;
    }
    KernelState& kernel = *body.session.kernel;
    const ir::Reduction& reduction = reductionOf(body, builder.node(value));
    const NodeId term = builder.node(value).operands.front();
    if (!reduction.kept.empty()) {
        sinks.push_back(ir::keptSink(builder, kernel.grid, reduction, term, std::move(name), place));
        return;
    }
    const data::Total total = ir::totalOf(reduction, std::move(name), builder.type(term).shape);
    std::ranges::move(ir::rowSinks(builder, total, term, place), std::back_inserter(sinks));
    kernel.totals.push_back(total);
}

std::optional<bool> commitKeptSum(Frame& body, const DeclaredParameter& plane, const Value& value,
                                  Range place, std::vector<ir::Sink>& sinks)
{
    const auto* traced = value.get<Traced>();
    if (traced == nullptr || body.builder().node(traced->node).op != Op::total)
        return std::nullopt;
    const ir::Reduction& reduction = reductionOf(body, body.builder().node(traced->node));
    const std::vector<data::Axis>& grid = body.session.kernel->grid;
    const std::vector<data::Axis> axes = ir::keptAxes(grid, reduction);
    if (axes != plane.parameter->axes || body.type(*traced) != plane.type) {
        body.refuse(
            refusals::badReduction, place,
            {body.session.textOf(place),
             std::format("its result is {}{}, and `{}` is declared `{}`", ir::spell(body.type(*traced)),
                         axes.empty() ? " without axes" : " for each of " + data::spell(axes), plane.name,
                         plane.parameter->declaration),
             "Declare the plane with the axes that `over=` does not name."});
        return false;
    }
    const NodeId term = body.builder().node(traced->node).operands.front();
    sinks.push_back(ir::keptSink(body.builder(), grid, reduction, term, std::string(plane.name), place));
    return true;
}

/// The planes that a result over samples is made of are named after it, and must not be those of others.
static bool checkRowNames(Frame& body, const std::vector<ir::Sink>& stored,
                          const std::vector<ir::Sink>& returned)
{
    std::vector<const ir::Sink*> sinks;
    for (const std::vector<ir::Sink>* part : {&stored, &returned}) {
        for (const ir::Sink& sink : *part)
            sinks.push_back(&sink);
    }
    for (const ir::Sink* rows : sinks) {
        if (rows->form != ir::SinkForm::rows)
            continue;
        const auto meets = [&](const std::string& name) {
            return !name.empty() && (name == rows->slot || name == rows->companion);
        };
        const bool isTaken = std::ranges::any_of(sinks, [&](const ir::Sink* other) {
            return other != rows && (meets(other->slot) || meets(other->companion));
        });
        const auto& parameters = *body.session.kernel->parameters;
        const auto isOther = [&](const DeclaredParameter& parameter) {
            return meets(std::string(parameter.name))
                && std::ranges::none_of(body.session.kernel->totals, [&](const data::Total& total) {
                       return total.name == parameter.name;
                   });
        };
        if (!isTaken && std::ranges::none_of(parameters, isOther))
            continue;
        body.refuse(refusals::badReduction, rows->origin,
                    {body.session.textOf(rows->origin),
                     std::format("a plane that it is made in has the name of another: `{}`",
                                 rows->companion.empty() ? rows->slot : rows->slot + ", " + rows->companion),
                     "Give the other one another name."});
        return false;
    }
    return true;
}

bool checkSharedSinks(Frame& body, const FunctionStmt& definition, const std::vector<ir::Sink>& stored,
                      const std::vector<ir::Sink>& returned)
{
    if (!checkRowNames(body, stored, returned))
        return false;
    std::vector<ReduceOp> operations;
    for (const std::vector<ir::Sink>* sinks : {&stored, &returned}) {
        for (const ir::Sink& sink : *sinks) {
            if (sink.form == ir::SinkForm::rows && !std::ranges::contains(operations, sink.reduction))
                operations.push_back(sink.reduction);
        }
    }
    if (operations.size() < 2)
        return true;
    std::string names;
    for (const data::Total& total : body.session.kernel->totals)
        names += std::format("{}`{}` is a {}", names.empty() ? "" : ", ", total.name,
                             total.isMean ? "mean" : data::nameOf(total.op));
    body.refuse(refusals::mixedReductions, definition.nameRange, {std::string(definition.name), names});
    return false;
}

bool checkTotals(Frame& frame, const ir::Kernel& kernel)
{
    for (const ir::Node& node : kernel.nodes) {
        if (node.op == Op::prior
            && std::ranges::contains(kernel.signature.totals, node.leaf, &data::Total::name)) {
            const auto rows = std::ranges::find(kernel.sinks, ir::SinkForm::rows, &ir::Sink::form);
            frame.refuse(refusals::totalOfPlane, rows->origin, {node.leaf});
            return false;
        }
        const auto written = std::ranges::find(kernel.sinks, node.leaf, &ir::Sink::slot);
        if (node.op == Op::prior && written != kernel.sinks.end() && written->key) {
            frame.refuse(refusals::storedTwice, written->origin, {node.leaf, "read by each sample"});
            return false;
        }
    }
    return true;
}

} // namespace hawk::trace
