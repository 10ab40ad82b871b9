// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "reference.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <format>
#include <fstream>
#include <limits>
#include <sstream>

#include "choices.h"
#include "data/mode_name.h"

namespace hawk::accuracy {

namespace {

using data::Mode;

struct Stretch {
    std::string how;
    double low = 0.0;
    double high = 0.0;
};

double roundedTo(Mode mode, double value)
{
    return mode == Mode::float32 ? static_cast<double>(static_cast<float>(value)) : value;
}

/// As in make_reference.py.
double pointIn(fuzz::Stream& stream, const Stretch& stretch, Mode mode)
{
    if (stretch.how == "linear")
        return roundedTo(mode, stretch.low + (stretch.high - stretch.low) * stream.fraction());
    const auto exponent = static_cast<int>(stretch.low)
        + static_cast<int>(stream.below(static_cast<std::uint32_t>(stretch.high - stretch.low)));
    const double value = std::ldexp(1.0 + stream.fraction(), exponent);
    return roundedTo(mode, stretch.how == "powers" && stream.below(2) == 1 ? -value : value);
}

double number(const std::string& hexadecimal)
{
    return std::strtod(hexadecimal.c_str(), nullptr);
}

template <class Real>
double readNumber(std::istream& file)
{
    Real value = 0;
    file.read(reinterpret_cast<char*>(&value), sizeof(Real));
    return static_cast<double>(value);
}

void readResult(std::istream& file, Points& points)
{
    points.results.push_back(points.mode == Mode::float32 ? readNumber<float>(file)
                                                          : readNumber<double>(file));
    points.rests.push_back(static_cast<double>(static_cast<signed char>(file.get())) / 254.0);
}

/// The entry for a function and a mode: the last one, or a new one.
Points& entryFor(std::vector<Points>& all, const std::string& function, Mode mode, std::size_t arguments)
{
    if (all.empty() || all.back().function != function || all.back().mode != mode) {
        all.push_back({.function = function, .mode = mode});
        all.back().arguments.resize(arguments);
    }
    return all.back();
}

/// The bits of a number in hexadecimal digits, the highest first; or `nan`.
double fromBits(const std::string& digits, Mode mode)
{
    if (digits == "nan")
        return std::numeric_limits<double>::quiet_NaN();
    const std::uint64_t bits = std::stoull(digits, nullptr, 16);
    return mode == Mode::float32 ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits)))
                                 : std::bit_cast<double>(bits);
}

std::vector<std::string> wordsOf(const std::string& line)
{
    std::istringstream stream(line);
    return {std::istream_iterator<std::string>(stream), {}};
}

template <class Visitor>
Result<void> forEachLine(const std::string& path, Visitor visit)
{
    std::ifstream file(path);
    if (!file)
        return text::internalError("accuracy-data", std::format("'{}' cannot be read.", path));
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with('#'))
            visit(wordsOf(line));
    }
    return {};
}

Mode modeOf(const std::string& name)
{
    return name == data::nameOf(Mode::float32) ? Mode::float32 : Mode::float64;
}

} // namespace

Result<std::vector<Points>> readSweeps(const std::string& folder)
{
    std::ifstream file(folder + "/sweep.bin", std::ios::binary);
    std::vector<Points> all;
    fuzz::Stream stream(0);
    std::size_t seed = 0;
    const auto done = forEachLine(folder + "/sweeps.txt", [&](const std::vector<std::string>& words) {
        std::vector<Stretch> stretches;
        for (std::size_t i = 3; i + 2 < words.size(); i += 4)
            stretches.push_back({.how = words[i], .low = number(words[i + 1]), .high = number(words[i + 2])});
        const std::size_t known = all.size();
        Points& points = entryFor(all, words[0], modeOf(words[1]), stretches.size());
        if (all.size() > known)
            stream = fuzz::Stream(seed++);
        for (int i = 0; i < std::stoi(words[2]); ++i) {
            for (std::size_t a = 0; a < stretches.size(); ++a)
                points.arguments[a].push_back(pointIn(stream, stretches[a], points.mode));
            readResult(file, points);
        }
    });
    if (!done)
        return std::unexpected(done.error());
    if (!file || file.peek() != std::ifstream::traits_type::eof())
        return text::internalError("accuracy-data", "The sweeps and their results do not belong together.");
    return all;
}

Result<std::vector<Points>> readSpecialValues(const std::string& folder)
{
    std::vector<Points> all;
    const auto done = forEachLine(folder + "/special.txt", [&](const std::vector<std::string>& words) {
        const std::size_t arguments = words.size() - 3;
        Points& points = entryFor(all, words[0], modeOf(words[1]), arguments);
        for (std::size_t a = 0; a < arguments; ++a)
            points.arguments[a].push_back(fromBits(words[2 + a], points.mode));
        points.results.push_back(fromBits(words.back(), points.mode));
        points.rests.push_back(0.0);
    });
    if (!done)
        return std::unexpected(done.error());
    return all;
}

double errorOf(const Points& points, std::size_t at, double got)
{
    const double result = points.results[at];
    if (result == got || (std::isnan(result) && std::isnan(got)))
        return std::abs(points.rests[at]);
    if (!std::isfinite(result) || !std::isfinite(got))
        return std::numeric_limits<double>::infinity();
    const int digits = points.mode == Mode::float32 ? 24 : 53;
    const int least = points.mode == Mode::float32 ? -149 : -1074;
    const int exponent = result == 0.0 ? least : std::max(std::ilogb(result) - digits + 1, least);
    return std::abs(std::ldexp(got - result, -exponent) - points.rests[at]);
}

} // namespace hawk::accuracy
