// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/planes.h"

#include <algorithm>
#include <format>
#include <limits>
#include <set>

#include "diff/activity.h"
#include "diff/lineage.h"
#include "diff/refusals.h"
#include "ir/kernel_copy.h"
#include "ir/marks.h"

namespace hawk::diff {

using ir::Kernel;
using ir::Node;

namespace {

/// A wire of a compound input has one underscore in the name of its derivative.
std::string flattened(std::string name)
{
    for (auto at = name.find("__"); at != std::string::npos; at = name.find("__", at))
        name.erase(at, 1);
    return name;
}

std::set<std::string> planesOf(const Kernel& kernel)
{
    std::set<std::string> names;
    for (const data::Slot& slot : kernel.signature.slots)
        names.insert(slot.name);
    for (const data::Parameter& parameter : kernel.signature.parameters)
        names.insert(parameter.name);
    return names;
}

/// The plane leaves that the storing sinks reach, in the kernel's order; of a plane, the first.
std::vector<const Node*> leavesOf(const Kernel& kernel)
{
    const std::vector<bool> needed = ir::nodesNeededBy(kernel, storingSinks(kernel));
    std::vector<const Node*> leaves;
    for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
        const Node& node = kernel.nodes[i];
        if (needed[i] && readsPlane(node) && !std::ranges::contains(leaves, node.leaf, &Node::leaf))
            leaves.push_back(&node);
    }
    return leaves;
}

bool hasRealNumbers(const Node* leaf)
{
    return leaf->type.element == ir::Element::real;
}

std::string listOf(const std::vector<std::string>& names)
{
    std::string list;
    for (const std::string& name : names)
        list += (list.empty() ? "`" : ", `") + name + "`";
    return list;
}

} // namespace

PlaneNames::PlaneNames(const Kernel& primal, Direction direction, const std::vector<std::string>& wrt)
{
    const std::set<std::string> taken = planesOf(primal);
    const std::string word = direction == Direction::reverse ? "bar" : "dot";
    std::vector<std::string> names = wrt;
    for (const ir::Sink& sink : storingSinks(primal))
        names.push_back(sink.slot);
    for (const data::Total& total : primal.signature.totals)
        names.push_back(total.name);
    for (int level = 1;; ++level) {
        m_prefix = level == 1 ? word + "_" : std::format("{}{}_", word, level);
        if (std::ranges::none_of(names,
                                 [&](const std::string& name) { return taken.contains((*this)(name)); }))
            return;
    }
}

std::string PlaneNames::operator()(const std::string& primalName) const
{
    return m_prefix + flattened(primalName);
}

std::vector<ir::Sink> storingSinks(const Kernel& kernel)
{
    std::vector<ir::Sink> sinks;
    std::ranges::copy_if(kernel.sinks, std::back_inserter(sinks),
                         [](const ir::Sink& sink) { return sink.form != ir::SinkForm::finish; });
    return sinks;
}

bool isReal(const Kernel& kernel, const ir::Sink& sink)
{
    return kernel.node(sink.value).type.element == ir::Element::real;
}

std::vector<std::string> differentiableInputs(const Kernel& primal)
{
    const Kernel marked = ir::differentiable(primal);
    std::vector<std::string> names;
    for (const Node* leaf : leavesOf(marked)) {
        if (hasRealNumbers(leaf))
            names.push_back(leaf->leaf);
    }
    return names;
}

Outcome<std::vector<std::string>> resolveInputs(const Kernel& primal, const Request& request)
{
    const auto refuse = [&](const text::DiagnosticRule& rule, std::vector<std::string> more) {
        return diff::refuse(rule, ir::nameOf(request.direction), primal, std::move(more));
    };
    const std::vector<const Node*> leaves = leavesOf(primal);
    for (const Node* leaf : leaves) {
        if (leaf->op == ir::Op::prior)
            return refuse(refusals::startValue, {leaf->leaf});
    }
    std::vector<std::string> names = differentiableInputs(primal);
    if (!request.wrt)
        return names;
    if (request.wrt->empty())
        return refuse(refusals::noInput, {});
    for (const std::string& wanted : *request.wrt) {
        if (std::ranges::contains(names, wanted))
            continue;
        if (std::ranges::contains(leaves, wanted, &Node::leaf))
            return refuse(refusals::wholeInput, {wanted});
        return refuse(refusals::unknownInput,
                      {wanted, names.empty() ? "It reads none." : "It reads " + listOf(names) + "."});
    }
    std::erase_if(names, [&](const std::string& name) { return !std::ranges::contains(*request.wrt, name); });
    return names;
}

data::Role inputRole(const data::Shape& shape)
{
    if (shape.isScalar())
        return data::Role::perSample;
    return shape.rank == 1 ? data::Role::vecIn : data::Role::matIn;
}

void orderParameters(data::Signature& signature)
{
    std::ranges::stable_sort(signature.parameters, {}, [](const data::Parameter& parameter) {
        return parameter.slot.value_or(std::numeric_limits<std::size_t>::max());
    });
}

} // namespace hawk::diff
