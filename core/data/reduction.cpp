// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/reduction.h"

#include <format>

namespace hawk::data {

std::string_view nameOf(ReduceOp op)
{
    switch (op) {
    case ReduceOp::sum:
        return "sum";
    case ReduceOp::maximum:
        return "max";
    case ReduceOp::minimum:
        break;
    }
    return "min";
}

std::string Total::rowsName(std::uint32_t k) const
{
    return shape.isScalar() ? name : std::format("{}_{}", name, k);
}

std::string Total::companionName(std::uint32_t k) const
{
    return rowsName(k) + "_comp";
}

} // namespace hawk::data
