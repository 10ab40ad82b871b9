// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "diff/derivation.h"
#include "ir/primitive.h"

namespace hawk::diff {

namespace {

/// Puts values of the derivative into the places of the inputs of a rule.
class RuleInputs : public CopyListener
{
public:
    RuleInputs(KernelCopy& copy, const std::map<std::string, NodeId>& inputs) : m_copy(copy), m_inputs(inputs)
    { }

    void copied(NodeId id) override
    {
        if (const auto input = m_inputs.find(m_copy.kernel().node(id).leaf); input != m_inputs.end())
            m_copy.set(id, input->second);
    }

private:
    KernelCopy& m_copy;
    const std::map<std::string, NodeId>& m_inputs;
};

} // namespace

std::optional<std::vector<NodeId>> Derivation::ownRule(const ir::Node& call,
                                                       const std::map<std::string, NodeId>& inputs)
{
    const ir::Primitive& primitive = primal.primitives->byCall.at(call.leaf);
    const ir::OwnRule& rule = request.direction == Direction::reverse ? primitive.reverse : primitive.forward;
    if (!rule) {
        if (!refusal)
            refusal = rule.error();
        return std::nullopt;
    }
    std::map<std::string, NodeId> all = inputs;
    for (std::size_t i = 1; i < call.operands.size(); ++i)
        all.emplace("argument" + std::to_string(i - 1), copy(call.operands[i]));
    KernelCopy ruleCopy(*rule, builder);
    RuleInputs listener(ruleCopy, all);
    ruleCopy.copyAll(listener);
    std::vector<NodeId> stored;
    for (const ir::Sink& sink : rule->sinks)
        stored.push_back(math.plain(ruleCopy(sink.value)));
    return stored;
}

} // namespace hawk::diff
