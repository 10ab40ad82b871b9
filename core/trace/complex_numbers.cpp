// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/complex_numbers.h"

#include <cmath>

#include "trace/call_shape.h"
#include "trace/refusals.h"

namespace hawk::trace {

namespace {

/// Larger whole exponents go by angle and length.
constexpr double mostProducts = 100.0;

Complex product(const Complex& a, const Complex& b)
{
    return {a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real};
}

/// Divides by the larger part first, so that squares do not overflow; `b` is not zero.
Complex quotient(const Complex& a, const Complex& b)
{
    if (std::abs(b.real) >= std::abs(b.imaginary)) {
        const double ratio = b.imaginary / b.real;
        const double divisor = b.real + b.imaginary * ratio;
        return {(a.real + a.imaginary * ratio) / divisor, (a.imaginary - a.real * ratio) / divisor};
    }
    const double ratio = b.real / b.imaginary;
    const double divisor = b.real * ratio + b.imaginary;
    return {(a.real * ratio + a.imaginary) / divisor, (a.imaginary * ratio - a.real) / divisor};
}

Complex wholePower(Complex base, unsigned exponent)
{
    Complex result{1.0, 0.0};
    for (; exponent > 0; exponent >>= 1) {
        if ((exponent & 1) != 0)
            result = product(result, base);
        base = product(base, base);
    }
    return result;
}

Complex power(const Complex& a, const Complex& b)
{
    if (b == Complex{})
        return {1.0, 0.0};
    if (a == Complex{})
        return {};
    if (b.imaginary == 0.0 && b.real == std::floor(b.real) && std::abs(b.real) <= mostProducts) {
        const Complex positive = wholePower(a, static_cast<unsigned>(std::abs(b.real)));
        return b.real > 0.0 ? positive : quotient({1.0, 0.0}, positive);
    }
    const double angle = std::atan2(a.imaginary, a.real);
    double length = std::pow(std::hypot(a.real, a.imaginary), b.real);
    double turn = angle * b.real;
    if (b.imaginary != 0.0) {
        length /= std::exp(angle * b.imaginary);
        turn += b.imaginary * std::log(std::hypot(a.real, a.imaginary));
    }
    return {length * std::cos(turn), length * std::sin(turn)};
}

} // namespace

std::optional<Value> complexBinary(Frame& frame, syntax::Operator op, const Complex& a, const Complex& b,
                                   Range whole)
{
    using syntax::Operator;
    const bool isDivision = op == Operator::divide && b == Complex{};
    const bool isInversePower =
        op == Operator::power && a == Complex{} && (b.real < 0.0 || b.imaginary != 0.0);
    if (isDivision || isInversePower)
        return frame.refuse(faults::zeroDivision, whole);
    switch (op) {
    case Operator::add:
        return Complex{a.real + b.real, a.imaginary + b.imaginary};
    case Operator::subtract:
        return Complex{a.real - b.real, a.imaginary - b.imaginary};
    case Operator::multiply:
        return product(a, b);
    case Operator::divide:
        return quotient(a, b);
    case Operator::power:
        return power(a, b);
    default:
        return std::nullopt;
    }
}

Value callComplex(Frame& frame, const Arguments& arguments, Range call)
{
    constexpr std::array<std::string_view, 2> names = {"real", "imag"};
    if (arguments.hasUnknown())
        return Unknown{};
    const auto given = orderArguments(names, arguments);
    const auto part = [&](std::size_t i) {
        return (*given)[i] == nullptr ? std::optional(Complex{}) : asComplex(*(*given)[i]);
    };
    if (!given || !part(0) || !part(1))
        return frame.refuse(unsupported::pythonFunction, call, {frame.session.textOf(call)});
    return Complex{part(0)->real - part(1)->imaginary, part(0)->imaginary + part(1)->real};
}

std::optional<Value> complexAttribute(const Complex& number, std::string_view name)
{
    if (name == "real")
        return number.real;
    if (name == "imag")
        return number.imaginary;
    return std::nullopt;
}

} // namespace hawk::trace
