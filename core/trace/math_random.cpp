// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <cmath>

#include "trace/choice.h"
#include "trace/element_types.h"
#include "trace/linear_algebra.h"
#include "trace/matrix_parts.h"
#include "trace/refusals.h"
#include "trace/tree_names.h"

namespace hawk::trace {

namespace {

using ir::Element;
using ir::NodeId;
using ir::Op;

/// Seed or counter as a node of type Index; nothing after a refusal.
std::optional<NodeId> streamOperand(const MathCall& call, std::size_t argument)
{
    const Value& value = call.arguments[argument];
    if (const auto* integer = value.get<Integer>())
        return integerConstant(call.frame, *integer, Element::index, call.places[argument]);
    const auto* traced = value.get<Traced>();
    if (traced != nullptr && !checkOwner(call.frame, *traced, call.places[argument]))
        return std::nullopt;
    if (traced != nullptr && call.frame.type(*traced).isScalar()
        && isIntegerElement(call.frame.type(*traced).element))
        return call.frame.builder().converted(traced->node, Element::index, call.places[argument]);
    call.frame.refuse(
        refusals::streamOperand, call.places[argument],
        {argument == 0 ? "seed" : "counter", std::string(call.row.name), describe(call.frame, value)});
    return std::nullopt;
}

/// What all draws of one call share; further counters are made from the one that is given.
struct Stream {
    NodeId seed{};
    NodeId counter{};
    NodeId sample{};
};

std::optional<Stream> streamOf(const MathCall& call)
{
    const auto seed = streamOperand(call, 0);
    const auto counter = streamOperand(call, 1);
    if (!seed || !counter)
        return std::nullopt;
    const NodeId sample =
        call.frame.builder().add({.op = Op::sampleIndex, .type = ir::Type::index(), .origin = call.range});
    return Stream{*seed, *counter, sample};
}

NodeId drawNode(const MathCall& call, Op op, const Stream& stream)
{
    return call.frame.builder().add({.op = op,
                                     .type = ir::Type::real(),
                                     .operands = {stream.seed, stream.counter, stream.sample},
                                     .origin = call.range});
}

Value draw(const MathCall& call, Op op, const Stream& stream)
{
    return call.frame.traced(drawNode(call, op, stream));
}

/// Arithmetic as the author would write it, at the place of the call.
class Formula
{
public:
    explicit Formula(const MathCall& call) : m_call(call) { }

    Value binary(Operator op, const Value& a, const Value& b) const
    {
        return applyBinary(m_call.frame, op, {a, m_call.range}, {b, m_call.range}, m_call.range);
    }
    Value function(Op op, std::string_view name, const Value& x) const
    {
        if (x.isUnknown())
            return x;
        return applyElementwise(m_call.frame, op, name, {x}, {m_call.range}, m_call.range);
    }
    /// 1 where a is below b, else 0.
    Value isBelow(const Value& a, const Value& b) const
    {
        const Value comparison =
            applyComparison(m_call.frame, Operator::less, {a, m_call.range}, {b, m_call.range}, m_call.range);
        const auto* traced = comparison.get<Traced>();
        return traced == nullptr ? comparison
                                 : m_call.frame.traced(asNumber(m_call.frame, traced->node, m_call.range));
    }

private:
    const MathCall& m_call;
};

/// An argument, or what stands for it when it was left out.
Value given(const MathCall& call, std::size_t argument, double fallback)
{
    const bool isLeftOut = argument >= call.arguments.size() || call.arguments[argument].is<None>();
    return isLeftOut ? Value(fallback) : call.arguments[argument];
}

bool isNumber(const Value& value, double number)
{
    return value.isNumber() && *asReal(value) == number;
}

Value callUniform(const MathCall& call)
{
    const auto stream = streamOf(call);
    if (!stream)
        return Unknown{};
    const Value low = given(call, 2, 0.0);
    const Value high = given(call, 3, 1.0);
    const Value u = draw(call, Op::randomUniform, *stream);
    if (isNumber(low, 0.0) && isNumber(high, 1.0))
        return u;
    const Formula f(call);
    return f.binary(Operator::add, f.binary(Operator::multiply, u, f.binary(Operator::subtract, high, low)),
                    low);
}

/// The standard normal draw times the third argument plus the second.
Value scaledNormal(const MathCall& call, const Stream& stream)
{
    const Value mean = given(call, 2, 0.0);
    const Value deviation = given(call, 3, 1.0);
    const Formula f(call);
    return f.binary(Operator::add,
                    f.binary(Operator::multiply, draw(call, Op::randomNormal, stream), deviation), mean);
}

Value callNormal(const MathCall& call)
{
    const auto stream = streamOf(call);
    if (!stream)
        return Unknown{};
    if (isNumber(given(call, 2, 0.0), 0.0) && isNumber(given(call, 3, 1.0), 1.0))
        return draw(call, Op::randomNormal, *stream);
    return scaledNormal(call, *stream);
}

Value callLognormal(const MathCall& call)
{
    const auto stream = streamOf(call);
    return stream ? Formula(call).function(Op::exp, "exp", scaledNormal(call, *stream)) : Value(Unknown{});
}

Value callExponential(const MathCall& call)
{
    const auto stream = streamOf(call);
    if (!stream)
        return Unknown{};
    const Formula f(call);
    const Value rest = f.binary(Operator::subtract, Value(1.0), draw(call, Op::randomUniform, *stream));
    const Value waiting = f.function(Op::negate, "-", f.function(Op::log, "log", rest));
    return f.binary(Operator::divide, waiting, given(call, 2, 1.0));
}

Value callBernoulli(const MathCall& call)
{
    const auto stream = streamOf(call);
    return stream ? Formula(call).isBelow(draw(call, Op::randomUniform, *stream), given(call, 2, 0.5))
                  : Value(Unknown{});
}

Value callUniformInt(const MathCall& call)
{
    const auto stream = streamOf(call);
    if (!stream)
        return Unknown{};
    const Formula f(call);
    const Value& low = call.arguments[2];
    const Value count =
        f.binary(Operator::add, f.binary(Operator::subtract, call.arguments[3], low), Value(1.0));
    const Value u = draw(call, Op::randomUniform, *stream);
    return f.function(Op::floor, "floor",
                      f.binary(Operator::add, f.binary(Operator::multiply, u, count), low));
}

/// Knuth's product of uniform draws: how many of the first 16 products stay above 1 / e.
Value callPoisson(const MathCall& call)
{
    const auto stream = streamOf(call);
    if (!stream)
        return Unknown{};
    ir::Builder& builder = call.frame.builder();
    const auto constant = [&](std::int64_t value) { return builder.constantIndex(value, call.range); };
    const NodeId first = builder.apply(Op::multiply, {stream->counter, constant(16)}, call.range);
    const Formula f(call);
    const Value limit(std::exp(-1.0));
    Value product(1.0);
    Value count(0.0);
    for (std::int64_t k = 0; k < 16; ++k) {
        Stream sub = *stream;
        sub.counter = builder.apply(Op::add, {first, constant(k)}, call.range);
        const Value u = draw(call, Op::randomUniform, sub);
        product = k == 0 ? u : f.binary(Operator::multiply, product, u);
        const Value isAbove = f.isBelow(limit, product);
        count = k == 0 ? isAbove : f.binary(Operator::add, count, isAbove);
    }
    return count;
}

/// The mean plus a triangle times a vector of normal draws, which take one counter for each component.
Value scattered(const MathCall& call, const Stream& stream, NodeId mean, NodeId triangle)
{
    ir::Builder& builder = call.frame.builder();
    const std::uint32_t size = builder.type(mean).shape.count();
    const auto constant = [&](std::int64_t value) { return builder.constantIndex(value, call.range); };
    const NodeId first = builder.apply(Op::multiply, {stream.counter, constant(size)}, call.range);
    std::vector<NodeId> draws;
    for (std::uint32_t k = 0; k < size; ++k) {
        Stream sub = stream;
        sub.counter = builder.apply(Op::add, {first, constant(k)}, call.range);
        draws.push_back(drawNode(call, Op::randomNormal, sub));
    }
    const NodeId z = assembled(call.frame, std::move(draws), data::Shape::vector(size), call.range);
    return call.frame.traced(builder.apply(Op::add, {matrixTimes(call, triangle, z), mean}, call.range));
}

/// mvn_sample with a covariance, which is factored, and random_multivariate_normal with its factor.
Value callMultivariate(const MathCall& call)
{
    const auto stream = streamOf(call);
    const auto mean = realArgument(call, 2);
    const auto matrix = squareMatrix(call, 3);
    if (!stream || !mean || !matrix)
        return Unknown{};
    const data::Shape size = data::Shape::vector(call.frame.builder().type(*matrix).shape.extents[0]);
    if (call.frame.builder().type(*mean).shape != size)
        return call.frame.refuse(refusals::rightHandSide, call.places[2],
                                 {std::string(call.row.name), std::to_string(size.count()),
                                  describe(call.frame, call.arguments[2])});
    const bool isFactored = call.row.op != Op::cholesky;
    return scattered(call, *stream, *mean,
                     isFactored ? *matrix : triangleOf(call, factorOf(call, Op::cholesky, *matrix)));
}

/// `random` itself; its functions are found by their full names.
Value callModule(const MathCall& call)
{
    return call.frame.refuse(faults::notCallable, call.range, {"`random`"});
}

using Names = std::array<std::string_view, 4>;
constexpr Names uniformNames = {"seed", "counter", "lo", "hi"};
constexpr Names normalNames = {"seed", "counter", "mean", "sd"};
constexpr Names lognormalNames = {"seed", "counter", "mu", "sigma"};
constexpr Names exponentialNames = {"seed", "counter", "rate"};
constexpr Names bernoulliNames = {"seed", "counter", "p"};
constexpr Names poissonNames = {"seed", "counter"};
constexpr Names covarianceNames = {"seed", "counter", "mean", "cov"};
constexpr Names factorNames = {"seed", "counter", "mean", "cholesky"};

constexpr MathRow row(std::string_view name, Value (*call)(const MathCall&), const Names& names,
                      std::size_t count, std::size_t required, std::string_view usage)
{
    return {.name = name,
            .call = call,
            .arguments = count,
            .op = Op::randomUniform,
            .usage = usage,
            .names = std::span(names).first(count),
            .required = required};
}

constexpr MathRow table[] = {
    row("random_uniform", callUniform, uniformNames, 4, 2, "random_uniform(seed, counter, lo, hi)"),
    row("random_normal", callNormal, normalNames, 4, 2, "random_normal(seed, counter, mean, sd)"),
    row("random_lognormal", callLognormal, lognormalNames, 4, 2,
        "random_lognormal(seed, counter, mu, sigma)"),
    row("random_exponential", callExponential, exponentialNames, 3, 2,
        "random_exponential(seed, counter, rate)"),
    row("random_bernoulli", callBernoulli, bernoulliNames, 3, 2, "random_bernoulli(seed, counter, p)"),
    row("random_uniform_int", callUniformInt, uniformNames, 4, 4,
        "random_uniform_int(seed, counter, lo, hi)"),
    row("random_poisson1", callPoisson, poissonNames, 2, 2, "random_poisson1(seed, counter)"),
    {.name = "mvn_sample",
     .call = callMultivariate,
     .arguments = 4,
     .op = Op::cholesky,
     .usage = "mvn_sample(seed, counter, mean, cov)",
     .names = covarianceNames,
     .required = 4},
    row("random_multivariate_normal", callMultivariate, factorNames, 4, 4,
        "random_multivariate_normal(seed, counter, mean, cholesky)"),
    {"random", callModule, anyCount, Op::randomUniform, "random.uniform(seed, counter)"},
};

} // namespace

std::span<const MathRow> randomMathRows()
{
    return table;
}

} // namespace hawk::trace
