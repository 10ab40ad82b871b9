// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/static_call.h"

#include <cmath>
#include <utility>

#include "trace/large_integer.h"
#include "trace/operators.h"
#include "trace/tree_names.h"

// Functions of whole numbers of Python's `math`.
namespace hawk::trace {

namespace {

/// Operators of whole numbers that end with the first refusal.
class Whole
{
public:
    explicit Whole(const StaticCall& call) : m_call(call) { }

    Value apply(Operator op, const Value& a, const Value& b) const
    {
        if (a.isUnknown() || b.isUnknown() || !spend(m_call.frame, m_call.range))
            return Unknown{};
        return staticBinary(m_call.frame, op, a, b, m_call.range);
    }
    Value magnitude(const Value& value) const
    {
        return isBelow(value, Integer{0}) ? apply(Operator::subtract, Integer{0}, value)
                                          : apply(Operator::add, value, Integer{0});
    }
    static bool isZero(const Value& value) { return isEqual(value, Integer{0}); }
    static bool isBelow(const Value& a, const Value& b)
    {
        return compareReals(a, b) == std::partial_ordering::less;
    }

private:
    const StaticCall& m_call;
};

bool areWhole(const StaticCall& call)
{
    return std::ranges::all_of(call.arguments.positional, isWholeNumber) && call.arguments.named.empty();
}

/// The product of `count` numbers from `first` down.
Value fallingProduct(const StaticCall& call, const Value& first, Integer count)
{
    const Whole whole(call);
    Value product = Integer{1};
    for (Integer k = 0; k < count && !product.isUnknown(); ++k)
        product = whole.apply(Operator::multiply, product, whole.apply(Operator::subtract, first, k));
    return product;
}

Value factorial(const StaticCall& call)
{
    const auto count = call.count() == 1 ? asInteger(call.argument(0)) : std::nullopt;
    if (!count)
        return call.refuse();
    return *count < 0 ? call.refuseDomain() : fallingProduct(call, *count, *count);
}

/// `comb` and `perm`.
Value choose(const StaticCall& call)
{
    const bool isComb = call.name() == "comb";
    if (call.count() == 0 || call.count() > 2 || (isComb && call.count() == 1) || !areWhole(call))
        return call.refuse();
    const Value& from = call.argument(0);
    const Value& taken = call.count() == 2 ? call.argument(1) : from;
    if (Whole::isBelow(from, Integer{0}) || Whole::isBelow(taken, Integer{0}))
        return call.refuseDomain();
    if (Whole::isBelow(from, taken))
        return Integer{0};
    const Whole whole(call);
    Value count = taken;
    if (const Value others = whole.apply(Operator::subtract, from, taken);
        isComb && Whole::isBelow(others, count))
        count = others;
    const auto small = asInteger(count);
    if (!small)
        return call.frame.refuse(unsupported::largeInteger, call.range);
    if (!isComb)
        return fallingProduct(call, from, *small);
    Value result = Integer{1};
    // Each quotient is whole: it is a binomial coefficient too.
    for (Integer k = 0; k < *small && !result.isUnknown(); ++k) {
        result = whole.apply(Operator::multiply, result, whole.apply(Operator::subtract, from, k));
        result = whole.apply(Operator::floorDivide, result, k + 1);
    }
    return result;
}

Value greatestDivisor(const StaticCall& call, Value a, Value b)
{
    const Whole whole(call);
    while (!b.isUnknown() && !Whole::isZero(b)) {
        Value rest = whole.apply(Operator::modulo, a, b);
        a = std::exchange(b, std::move(rest));
    }
    return b.isUnknown() ? b : whole.magnitude(a);
}

/// `gcd` and `lcm`.
Value joinDivisors(const StaticCall& call)
{
    if (!areWhole(call))
        return call.refuse();
    const bool isGcd = call.name() == "gcd";
    const Whole whole(call);
    Value result = Integer{isGcd ? 0 : 1};
    for (const Value& value : call.arguments.positional) {
        const Value divisor = greatestDivisor(call, result, value);
        if (divisor.isUnknown())
            return divisor;
        if (isGcd)
            result = divisor;
        else if (Whole::isZero(divisor))
            result = Integer{0};
        else
            result = whole.magnitude(
                whole.apply(Operator::multiply, whole.apply(Operator::floorDivide, result, divisor), value));
    }
    return result;
}

Value wholeRoot(const StaticCall& call)
{
    if (call.count() != 1 || !areWhole(call))
        return call.refuse();
    const Value& value = call.argument(0);
    if (Whole::isBelow(value, Integer{0}))
        return call.refuseDomain();
    // Newton's method from above: it falls until it has arrived.
    const Whole whole(call);
    Value root = whole.apply(Operator::add, value, Integer{0});
    const auto start = asReal(value);
    if (start && *start > 4.0)
        root = whole.apply(Operator::add, wholeFromReal(std::sqrt(*start) * (1.0 + 1e-9)), Integer{1});
    while (!root.isUnknown() && !Whole::isZero(root)) {
        const Value next = whole.apply(
            Operator::floorDivide,
            whole.apply(Operator::add, root, whole.apply(Operator::floorDivide, value, root)), Integer{2});
        if (next.isUnknown() || !Whole::isBelow(next, root))
            return next.isUnknown() ? next : root;
        root = next;
    }
    return root;
}

constexpr StaticRow rows[] = {
    {"math", "comb", choose},      {"math", "perm", choose},      {"math", "factorial", factorial},
    {"math", "gcd", joinDivisors}, {"math", "lcm", joinDivisors}, {"math", "isqrt", wholeRoot},
};

} // namespace

std::span<const StaticRow> wholeFunctions()
{
    return rows;
}

} // namespace hawk::trace
