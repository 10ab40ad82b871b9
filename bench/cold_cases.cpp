// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cold_cases.h"

#include <cmath>

#include "example.h"

namespace hawk::bench {

namespace {

constexpr std::int64_t samples = 1000;

using Arguments = std::map<std::string, data::Argument>;

data::Argument plane(double first, double last)
{
    return {linearPlane(samples, first, last)};
}

data::Argument whole(std::int64_t value)
{
    data::Array array = data::Array::zeros(data::Dtype::int64, {samples});
    std::ranges::fill(array.writableValues<std::int64_t>(), value);
    return {std::move(array)};
}

Arguments line()
{
    return {{"x", plane(-3.0, 5.0)}, {"a", {2.0}}};
}

double scaled(double, double x, double)
{
    return 2.0 * x;
}

Arguments affineArguments()
{
    Arguments arguments = line();
    arguments["b"] = {1.0};
    return arguments;
}

double affine(double number, double x, double)
{
    return 2.0 * x + number * 1.0;
}

Arguments mixArguments()
{
    return {{"x", plane(-10.0, 10.0)}};
}

double mix(double number, double x, double)
{
    return std::exp(-x) * std::sin(x) + std::log(number + x * x);
}

Arguments oscillatorArguments()
{
    return {{"x", plane(-1.0, 1.0)},     {"v", plane(0.25, 0.25)},  {"k", whole(0)},
            {"omega", plane(1.0, 10.0)}, {"zeta", plane(0.1, 0.1)}, {"nstop", whole(100)}};
}

/// Of a linear equation the method gives the series of the exponential up to the fourth power.
double oscillatorStep(double number, double x, double omega)
{
    const double dt = number * 1e-2;
    const double damping = 2.0 * 0.1 * omega;
    double termX = x;
    double termV = 0.25;
    double sum = x;
    for (int power = 1; power <= 4; ++power) {
        const double slope = -omega * omega * termX - damping * termV;
        termX = termV * dt / power;
        termV = slope * dt / power;
        sum += termX;
    }
    return sum;
}

constexpr double eccentricity = 0.3;

/// At the nearest point of an orbit of size 1, with another step in each sample.
Arguments orbitArguments()
{
    data::Array place = data::Array::zeros(data::Dtype::float64, {3, samples});
    data::Array velocity = data::Array::zeros(data::Dtype::float64, {3, samples});
    std::ranges::fill(place.writableValues<double>().first(samples), 1.0 - eccentricity);
    std::ranges::fill(velocity.writableValues<double>().subspan(samples, samples),
                      std::sqrt((1.0 + eccentricity) / (1.0 - eccentricity)));
    return {{"r", {std::move(place)}}, {"v", {std::move(velocity)}}, {"t", plane(0.0, 0.0)},
            {"h", plane(0.01, 0.1)},   {"accepted", whole(0)},       {"rejected", whole(0)}};
}

/// Kepler's equation, by the method of Newton.
double orbitStep(double, double time, double)
{
    double anomaly = time;
    for (int i = 0; i < 20; ++i)
        anomaly -=
            (anomaly - eccentricity * std::sin(anomaly) - time) / (1.0 - eccentricity * std::cos(anomaly));
    return std::cos(anomaly) - eccentricity;
}

double nest(double number, double x, double)
{
    double y = x;
    for (int i = 0; i < 64; ++i) {
        for (int j = 0; j < 23; ++j)
            y = number * y + 2.0 * (i - 2.0 * j);
    }
    return y;
}

Arguments wideArguments()
{
    data::Array vectors = data::Array::zeros(data::Dtype::float64, {1000, samples});
    std::ranges::copy(linearPlane(samples, -3.0, 5.0).values<double>(),
                      vectors.writableValues<double>().begin());
    return {{"v", {std::move(vectors), data::Layout::samplesLast}}, {"a", {2.0}}};
}

double wide(double number, double x, double)
{
    return 2.0 * x + number;
}

Arguments optionArguments()
{
    return {{"spot", plane(60.0, 140.0)},
            {"strike", plane(110.0, 90.0)},
            {"rate", {0.03}},
            {"volatility", {0.2}},
            {"maturity", {0.5}}};
}

double callPrice(double number, double spot, double strike)
{
    constexpr double rate = 0.03, volatility = 0.2, maturity = 0.5;
    const double spread = volatility * std::sqrt(maturity);
    const double d1 = (std::log(spot / strike) + (rate + 0.5 * volatility * volatility) * maturity) / spread;
    const auto cdf = [&](double z) { return 0.5 * std::erfc(-z * std::sqrt(number)); };
    return spot * cdf(d1) - strike * std::exp(-rate * maturity) * cdf(d1 - spread);
}

} // namespace

const std::vector<ColdCase>& coldCases()
{
    static const std::vector<ColdCase> cases = {
        {.name = "scale",
         .title = "y = a * x",
         .milliseconds = 120.0,
         .constant = "def scale",
         .replacement = "def scale_{}",
         .arguments = line,
         .result = "y",
         .expected = scaled,
         .first = "x",
         .second = "x"},
        {.name = "affine",
         .title = "affine",
         .milliseconds = 120.0,
         .constant = "a * x + b",
         .replacement = "a * x + {}e-4 * b",
         .arguments = affineArguments,
         .result = "y",
         .expected = affine,
         .first = "x",
         .second = "x"},
        {.name = "mix",
         .title = "exp, sin and log",
         .milliseconds = 150.0,
         .constant = "log(1.0",
         .replacement = "log({}e-4",
         .arguments = mixArguments,
         .result = "y",
         .expected = mix,
         .first = "x",
         .second = "x"},
        {.name = "oscillator",
         .title = "a step of an oscillator",
         .milliseconds = 200.0,
         .constant = "DT = 0.01",
         .replacement = "DT = {}e-6",
         .arguments = oscillatorArguments,
         .result = "x",
         .expected = oscillatorStep,
         .first = "x",
         .second = "omega"},
        {.name = "orbit",
         .title = "an attempted step of an orbit",
         .milliseconds = 400.0,
         .constant = "SAFETY = 0.9",
         .replacement = "SAFETY = {}e-4",
         .arguments = orbitArguments,
         .result = "r",
         .expected = orbitStep,
         .first = "h",
         .second = "h"},
        {.name = "nest",
         .title = "64 x 23 trips",
         .milliseconds = 500.0,
         .constant = "0.999 * y",
         .replacement = "{}e-4 * y",
         .arguments = line,
         .result = "y",
         .expected = nest,
         .first = "x",
         .second = "x"},
        {.name = "wide",
         .title = "1000 components",
         .milliseconds = 2000.0,
         .constant = "+ 1.0",
         .replacement = "+ {}e-4",
         .arguments = wideArguments,
         .result = "y",
         .expected = wide,
         .first = "v",
         .second = "v"},
        {.name = "black_scholes",
         .title = "black_scholes",
         .milliseconds = {},
         .constant = "math.sqrt(0.5)",
         .replacement = "math.sqrt({}e-4)",
         .arguments = optionArguments,
         .result = "call",
         .expected = callPrice,
         .first = "spot",
         .second = "strike"},
    };
    return cases;
}

} // namespace hawk::bench
