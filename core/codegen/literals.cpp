// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/literals.h"

#include <cmath>
#include <format>
#include <limits>

namespace hawk::codegen {

namespace {

/// A C++ literal without a point or an exponent would be an integer.
std::string withPoint(std::string digits)
{
    if (digits.find_first_of(".e") == std::string::npos)
        digits += ".0";
    return digits;
}

} // namespace

std::string spellReal(double value, data::Mode mode)
{
    const bool isFloat = mode == data::Mode::float32;
    const double rounded = isFloat ? static_cast<double>(static_cast<float>(value)) : value;
    const std::string_view suffix = isFloat ? "f" : "";
    const std::string_view sign = std::signbit(rounded) ? "-" : "";
    // NVRTC has no builtins for these two; their bits are known to every compiler.
    if (!std::isfinite(rounded)) {
        const bool isNan = std::isnan(rounded);
        const std::string_view bits = isFloat ? (isNan ? "float, 0x7fc00000u" : "float, 0x7f800000u")
            : isNan                           ? "double, 0x7ff8000000000000ull"
                                              : "double, 0x7ff0000000000000ull";
        return std::format("{}__builtin_bit_cast({})", sign, bits);
    }
    return withPoint(isFloat ? std::format("{}", static_cast<float>(value)) : std::format("{}", value))
        + std::string(suffix);
}

std::string spellIndex(std::int64_t value)
{
    if (value == std::numeric_limits<std::int64_t>::min())
        return "(-9223372036854775807LL - 1)";
    return std::format("{}LL", value);
}

static std::string spellInteger(std::int64_t value, data::Element element)
{
    if (element == data::Element::uint32)
        return std::format("{}u", value);
    if (element != data::Element::int32)
        return spellIndex(value);
    if (value == std::numeric_limits<std::int32_t>::min())
        return "(-2147483647 - 1)";
    return std::format("{}", value);
}

std::string spellConstant(const ir::Node& node, data::Mode mode)
{
    if (const auto* boolean = std::get_if<bool>(&node.literal))
        return *boolean ? "true" : "false";
    if (const auto* integer = std::get_if<std::int64_t>(&node.literal))
        return node.type.element == data::Element::real ? spellReal(static_cast<double>(*integer), mode)
                                                        : spellInteger(*integer, node.type.element);
    const auto* real = std::get_if<double>(&node.literal);
    return spellReal(real ? *real : 0.0, mode);
}

} // namespace hawk::codegen
