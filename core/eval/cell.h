// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <concepts>
#include <cstdint>
#include <utility>

#include "data/element.h"

namespace hawk::eval {

/// One component of a value while a sample is computed. The program knows which member is in use.
union Cell {
    double float64 = 0.0;
    float float32;
    std::int64_t int64;
    std::int32_t int32;
    std::uint32_t uint32;
    bool boolean;
};

template <class T>
T& as(Cell& cell)
{
    if constexpr (std::same_as<T, double>)
        return cell.float64;
    else if constexpr (std::same_as<T, float>)
        return cell.float32;
    else if constexpr (std::same_as<T, std::int64_t>)
        return cell.int64;
    else if constexpr (std::same_as<T, std::int32_t>)
        return cell.int32;
    else if constexpr (std::same_as<T, std::uint32_t>)
        return cell.uint32;
    else {
        static_assert(std::same_as<T, bool>);
        return cell.boolean;
    }
}

template <class T>
struct TypeOf {
    using type = T;
};

/// Calls `visit` with a TypeOf of the C++ type in which a component of this dtype is computed.
template <class Visitor>
decltype(auto) withTypeOf(data::Dtype dtype, Visitor&& visit)
{
    switch (dtype) {
    case data::Dtype::float64:
        return visit(TypeOf<double>{});
    case data::Dtype::float32:
        return visit(TypeOf<float>{});
    case data::Dtype::int64:
        return visit(TypeOf<std::int64_t>{});
    case data::Dtype::int32:
        return visit(TypeOf<std::int32_t>{});
    case data::Dtype::uint32:
        return visit(TypeOf<std::uint32_t>{});
    case data::Dtype::boolean:
        break;
    }
    return visit(TypeOf<bool>{});
}

} // namespace hawk::eval
