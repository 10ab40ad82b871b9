// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "ir/mean_terms.h"

#include <algorithm>

#include "ir/digest.h"

namespace hawk::ir {

namespace {

NodeId append(Kernel& kernel, Node node)
{
    kernel.nodes.push_back(std::move(node));
    return static_cast<NodeId>(kernel.nodes.size() - 1);
}

bool bringsTo(const Sink& sink, const data::Total& total)
{
    for (std::uint32_t k = 0; k < total.shape.count(); ++k) {
        if (sink.form == SinkForm::rows && sink.slot == total.rowsName(k))
            return true;
    }
    return false;
}

} // namespace

Kernel withDividedMeans(Kernel kernel)
{
    std::optional<NodeId> count;
    for (data::Total& total : kernel.signature.totals) {
        if (!total.isMean)
            continue;
        total.isMean = false;
        if (!count)
            count = append(
                kernel,
                {.op = Op::convert,
                 .type = Type::real(),
                 .operands = {append(kernel, {.op = Op::sampleCount, .type = Type::index(), .origin = {}})},
                 .origin = {}});
        for (Sink& sink : kernel.sinks) {
            if (bringsTo(sink, total))
                sink.value = append(kernel,
                                    {.op = Op::divide,
                                     .type = Type::real(),
                                     .operands = {sink.value, *count},
                                     .origin = sink.origin});
        }
    }
    if (count)
        kernel.digest = digestOf(kernel);
    return kernel;
}

} // namespace hawk::ir
