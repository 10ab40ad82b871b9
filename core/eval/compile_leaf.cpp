// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstring>

#include "eval/node_compiler.h"

namespace hawk::eval {

using ir::Node;
using ir::Op;

static void setConstant(NodeCompiler& compiler, std::uint32_t cell, const Node& node)
{
    withTypeOf(compiler.dtypeOf(node.type.element), [&]<class T>(TypeOf<T>) {
        T& value = as<T>(compiler.program().initialCells[cell]);
        if (const auto* real = std::get_if<double>(&node.literal))
            value = static_cast<T>(*real);
        else if (const auto* integer = std::get_if<std::int64_t>(&node.literal))
            value = static_cast<T>(*integer);
        else if (const auto* boolean = std::get_if<bool>(&node.literal))
            value = static_cast<T>(*boolean);
    });
}

bool addLeaf(NodeCompiler& compiler, const Node& node)
{
    const std::uint32_t count = node.type.shape.count();
    const std::uint32_t result = compiler.placeNext(node);
    if (node.op == Op::constant) {
        for (std::uint32_t i = 0; i < count; ++i)
            setConstant(compiler, result + i, node);
        return true;
    }
    if (node.op == Op::sampleIndex) {
        compiler.append({.run = sampleIndexFunction(), .result = result});
        return true;
    }
    if (node.op == Op::sampleCount) {
        as<std::int64_t>(compiler.program().initialCells[result]) = compiler.arguments().sampleCount;
        return true;
    }
    const auto slot = compiler.arguments().signature.findSlot(node.leaf);
    if (!slot)
        return false;
    const data::Dtype dtype = compiler.dtypeOf(node.type.element);
    if (node.op == Op::uniform) {
        const data::BoundSlot& bound = compiler.arguments().slots[*slot];
        const bool isCell = compiler.arguments().signature.slots[*slot].isCell();
        const std::byte* const number = isCell ? bound.data : bound.number.data();
        withTypeOf(dtype, [&]<class T>(TypeOf<T>) {
            std::memcpy(&as<T>(compiler.program().initialCells[result]), number, sizeof(T));
        });
        return true;
    }
    compiler.append({.run = loadFunction(dtype),
                     .result = result,
                     .count = count,
                     .plane = static_cast<std::uint32_t>(*slot)});
    return true;
}

} // namespace hawk::eval
