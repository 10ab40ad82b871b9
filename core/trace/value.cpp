// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/value.h"

#include <algorithm>
#include <cmath>
#include <format>
#include <limits>

#include "trace/large_integer.h"
#include "trace/number_text.h"

namespace hawk::trace {

Integer Span::size() const
{
    if (step > 0)
        return start < stop ? (stop - start - 1) / step + 1 : 0;
    return start > stop ? (start - stop - 1) / -step + 1 : 0;
}

Value makeTuple(std::vector<Value> items)
{
    return Tuple{std::make_shared<const std::vector<Value>>(std::move(items))};
}

std::optional<double> asReal(const Value& value)
{
    if (const auto* real = value.get<double>())
        return *real;
    if (const auto integer = asInteger(value))
        return static_cast<double>(*integer);
    const auto* large = value.get<LargeInteger>();
    return large != nullptr ? asReal(*large) : std::nullopt;
}

std::optional<Complex> asComplex(const Value& value)
{
    if (const auto* number = value.get<Complex>())
        return *number;
    if (const auto real = asReal(value))
        return Complex{*real, 0.0};
    return std::nullopt;
}

std::optional<Integer> asInteger(const Value& value)
{
    if (const auto* integer = value.get<Integer>())
        return *integer;
    if (const auto* boolean = value.get<bool>())
        return *boolean ? 1 : 0;
    return std::nullopt;
}

std::string spell(Integer value)
{
    if (value == 0)
        return "0";
    const bool isNegative = value < 0;
    std::string digits;
    // Digit by digit with the sign kept: the most negative value has no positive partner.
    for (; value != 0; value /= 10) {
        const int digit = static_cast<int>(value % 10);
        digits += static_cast<char>('0' + (digit < 0 ? -digit : digit));
    }
    if (isNegative)
        digits += '-';
    std::ranges::reverse(digits);
    return digits;
}

std::string spell(double value)
{
    return shortest(value);
}

std::string spell(const Complex& value)
{
    const auto part = [](double number) {
        const bool isWhole = std::isfinite(number) && number == std::floor(number) && std::abs(number) < 1e16;
        return isWhole ? std::format("{:.0f}", number) : spell(number);
    };
    const std::string imaginary = part(value.imaginary) + "j";
    if (value.real == 0.0 && !std::signbit(value.real))
        return imaginary;
    const bool isSigned = std::signbit(value.imaginary) && !std::isnan(value.imaginary);
    return "(" + part(value.real) + (isSigned ? "" : "+") + imaginary + ")";
}

namespace {

/// Lists can hold themselves: below this depth nothing is spelled any more.
constexpr int deepest = 64;
/// Lists can hold one list many times: a message spells no more than this.
constexpr std::size_t mostSpelled = 1000;

std::string representAt(const Value& value, int depth, std::size_t& left);

std::string joined(const std::vector<Value>& items, int depth, std::size_t& left)
{
    std::string out;
    for (const Value& item : items)
        out += (out.empty() ? "" : ", ") + representAt(item, depth + 1, left);
    return out;
}

struct Representation {
    int depth;
    std::size_t& left; ///< items and bytes of texts that may still be spelled

    std::string operator()(const Unknown&) const { return "something refused"; }
    std::string operator()(const None&) const { return "None"; }
    std::string operator()(bool value) const { return value ? "True" : "False"; }
    std::string operator()(Integer value) const { return spell(value); }
    std::string operator()(const LargeInteger& value) const { return spell(value); }
    std::string operator()(double value) const { return spell(value); }
    std::string operator()(const Complex& value) const { return spell(value); }
    std::string operator()(const std::string& value) const
    {
        const bool fits = value.size() < left;
        left -= std::min(value.size(), left);
        return fits ? quotedText(value) : "…";
    }
    std::string operator()(const Traced&) const { return "a value of the sample"; }
    std::string operator()(const Tuple& tuple) const
    {
        return "(" + joined(*tuple.items, depth, left) + (tuple.items->size() == 1 ? ",)" : ")");
    }
    std::string operator()(const List& list) const
    {
        const std::string items = joined(list.data->items, depth, left);
        if (list.data->form != ListForm::set)
            return "[" + items + "]";
        return items.empty() ? "set()" : "{" + items + "}";
    }
    std::string operator()(const Dict& dict) const
    {
        std::string out;
        for (const auto& [key, item] : dict.data->items)
            out += (out.empty() ? "" : ", ") + representAt(key, depth + 1, left) + ": "
                + representAt(item, depth + 1, left);
        return "{" + out + "}";
    }
    std::string operator()(const Span& span) const
    {
        return span.step == 1
            ? std::format("range({}, {})", spell(span.start), spell(span.stop))
            : std::format("range({}, {}, {})", spell(span.start), spell(span.stop), spell(span.step));
    }
    std::string operator()(const Function& function) const { return "function " + function.data->name; }
    std::string operator()(const ModuleObject& module) const { return "module " + module.name; }
    std::string operator()(const DerivedSinks&) const { return "planes of a derivative"; }
    std::string operator()(const KernelObject& kernel) const { return "kernel " + kernel.name; }
    std::string operator()(const Payload& payload) const { return ir::spell(payload.type); }
    template <class T>
    std::string operator()(const T&) const
    {
        return "an object";
    }
};

std::string representAt(const Value& value, int depth, std::size_t& left)
{
    if (depth > deepest || left == 0)
        return "…";
    --left;
    return std::visit(Representation{depth, left}, value.data);
}

} // namespace

std::string represent(const Value& value)
{
    std::size_t left = mostSpelled;
    return representAt(value, 0, left);
}

std::optional<std::string> representWhole(const Value& value, std::size_t largest)
{
    std::size_t left = largest;
    std::string spelled = representAt(value, 0, left);
    return left > 0 ? std::optional(std::move(spelled)) : std::nullopt;
}

std::uint64_t sizeOf(const Value& value)
{
    if (const auto* text = value.get<std::string>())
        return text->size();
    if (const auto* tuple = value.get<Tuple>())
        return tuple->items->size();
    if (const auto* list = value.get<List>())
        return list->data->items.size();
    if (const auto* dict = value.get<Dict>())
        return dict->data->items.size();
    const auto* span = value.get<Span>();
    constexpr Integer most = std::numeric_limits<std::int64_t>::max();
    return span != nullptr ? static_cast<std::uint64_t>(std::min(span->size(), most)) : 0;
}

bool holdsTraced(const Value& value)
{
    const auto* tuple = value.get<Tuple>();
    const auto* list = value.get<List>();
    if (tuple != nullptr || list != nullptr) {
        return std::ranges::any_of(tuple != nullptr ? *tuple->items : list->data->items,
                                   [](const Value& item) { return item.is<Traced>(); });
    }
    return value.is<Traced>();
}

std::optional<bool> truthOf(const Value& value)
{
    if (const auto* real = value.get<double>())
        return *real != 0.0;
    if (const auto integer = asInteger(value))
        return *integer != 0;
    if (const auto* complex = value.get<Complex>())
        return *complex != Complex{};
    if (const auto* text = value.get<std::string>())
        return !text->empty();
    if (value.is<None>())
        return false;
    if (const auto* tuple = value.get<Tuple>())
        return !tuple->items->empty();
    // The truth of an array is that of its only entry, or an error.
    if (const auto* list = value.get<List>())
        return list->data->form == ListForm::array ? std::nullopt : std::optional(!list->data->items.empty());
    if (const auto* dict = value.get<Dict>())
        return !dict->data->items.empty();
    if (const auto* span = value.get<Span>())
        return span->size() != 0;
    if (value.is<Unknown>() || value.is<Traced>() || value.is<Opaque>() || value.is<Components>()
        || value.is<MatrixLines>() || value.is<LuFactor>())
        return std::nullopt;
    return true;
}

} // namespace hawk::trace
