// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/reductions.h"

#include <algorithm>
#include <format>
#include <functional>

#include "data/row_fold.h"
#include "trace/call_shape.h"
#include "trace/declarations.h"
#include "trace/element_types.h"
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
        const Reduction made{m_op, m_row.name == "mean", node, m_kept, m_keepsLosses};
        const auto known = std::ranges::find(kernel.reductions, made);
        const auto index = known - kernel.reductions.begin();
        if (known == kernel.reductions.end())
            kernel.reductions.push_back(made);
        return m_frame.traced(
            m_frame.builder().add({.op = Op::total,
                                   .type = {Element::real, m_frame.builder().type(node).shape},
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

const Reduction& reductionOf(const Frame& body, const ir::Node& total)
{
    return body.session.kernel->reductions[static_cast<std::size_t>(std::get<std::int64_t>(total.literal))];
}

std::vector<data::Axis> keptAxes(const Frame& body, const Reduction& reduction)
{
    std::vector<data::Axis> axes;
    for (const std::size_t axis : reduction.kept)
        axes.push_back(body.session.kernel->grid[axis]);
    return axes;
}

/// The place of the sample's sum: its coordinates along the kept axes.
NodeId keptPlace(Frame& body, const Reduction& reduction, Range range)
{
    ir::Builder& builder = body.builder();
    const std::vector<data::Axis>& grid = body.session.kernel->grid;
    const std::vector<std::int64_t> laneStrides = data::stridesOf(grid);
    const std::vector<std::int64_t> strides = data::stridesOf(keptAxes(body, reduction));
    const auto index = [&](ir::Op op, NodeId value, std::int64_t number) {
        return builder.apply(op, {value, builder.constantIndex(number, range)}, range);
    };
    std::optional<NodeId> place;
    for (std::size_t i = 0; i < reduction.kept.size(); ++i) {
        const std::size_t axis = reduction.kept[i];
        NodeId term = builder.add({.op = Op::sampleIndex, .type = ir::Type::index(), .origin = range});
        if (laneStrides[axis] != 1)
            term = index(Op::floorDivide, term, laneStrides[axis]);
        if (axis > 0)
            term = index(Op::modulo, term, *grid[axis].extent);
        if (strides[i] != 1)
            term = index(Op::multiply, term, strides[i]);
        place = place ? builder.apply(Op::add, {*place, term}, range) : term;
    }
    return *place;
}

/// The value of the sample divided by how many are added up.
NodeId meanTerm(Frame& body, const Reduction& reduction, Range range)
{
    ir::Builder& builder = body.builder();
    const std::vector<data::Axis>& grid = body.session.kernel->grid;
    double removed = 1.0;
    double kept = 1.0;
    for (std::size_t i = 0; i < grid.size(); ++i)
        (std::ranges::contains(reduction.kept, i) ? kept : removed) *= grid[i].extent.value_or(1);
    NodeId count = builder.constant(removed, range);
    if (!grid.front().extent && !std::ranges::contains(reduction.kept, std::size_t{0})) {
        const NodeId samples =
            builder.add({.op = Op::sampleCount, .type = ir::Type::index(), .origin = range});
        count = builder.apply(
            Op::divide, {builder.converted(samples, Element::real, range), builder.constant(kept, range)},
            range);
    }
    return builder.apply(Op::divide, {reduction.term, count}, range);
}

/// A sum over some axes of the grid is a sum by key.
void keepSum(Frame& body, const Reduction& reduction, std::string name, Range place,
             std::vector<ir::Sink>& sinks)
{
    const std::string companion =
        reduction.keepsLosses && body.builder().type(reduction.term).isScalar() ? name + "_c" : std::string();
    sinks.push_back({.slot = std::move(name),
                     .value = reduction.isMean ? meanTerm(body, reduction, place) : reduction.term,
                     .origin = place,
                     .form = ir::SinkForm::add,
                     .key = keptPlace(body, reduction, place),
                     .companion = companion,
                     .axes = keptAxes(body, reduction)});
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
    constexpr std::array<std::string_view, 4> names = {"x", "over", "where", "policy"};
    const auto ordered = orderArguments(names, arguments);
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
    const Reduction& reduction = reductionOf(body, builder.node(value));
    if (!reduction.kept.empty())
        return keepSum(body, reduction, std::move(name), place, sinks);
    const NodeId term = reduction.term;
    const data::Total total{.name = std::move(name),
                            .op = reduction.op,
                            .isMean = reduction.isMean,
                            .shape = builder.type(term).shape};
    for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
        sinks.push_back({.slot = total.rowsName(k),
                         .value = total.shape.isScalar() ? term : builder.component(term, k, place),
                         .origin = place,
                         .form = ir::SinkForm::rows,
                         .reduction = total.op,
                         .companion = total.op == ReduceOp::sum ? total.companionName(k) : std::string()});
    }
    kernel.totals.push_back(total);
}

std::optional<bool> commitKeptSum(Frame& body, const DeclaredParameter& plane, const Value& value,
                                  Range place, std::vector<ir::Sink>& sinks)
{
    const auto* traced = value.get<Traced>();
    if (traced == nullptr || body.builder().node(traced->node).op != Op::total)
        return std::nullopt;
    const Reduction& reduction = reductionOf(body, body.builder().node(traced->node));
    const std::vector<data::Axis> axes = keptAxes(body, reduction);
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
    keepSum(body, reduction, std::string(plane.name), place, sinks);
    return true;
}

bool checkSharedSinks(Frame& body, const FunctionStmt& definition, const std::vector<ir::Sink>& stored,
                      const std::vector<ir::Sink>& returned)
{
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
        if (node.op == Op::total) {
            frame.refuse(unsupported::reductions, node.origin,
                         {frame.session.textOf(node.origin), "a result that the body reads"});
            return false;
        }
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
