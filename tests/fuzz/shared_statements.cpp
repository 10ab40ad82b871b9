// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cctype>
#include <format>

#include "kernel_writer.h"

// Statements in which samples meet: reads at other places, stores by key, results over all samples.
namespace hawk::fuzz {

namespace {

/// Terms that are no excess: one infinite term makes a whole sum infinite, and nothing is compared. Of `=`
/// the value follows from the place, since which of several samples stores last is open.
constexpr KeyedForm forms[] = {
    {"Mutable[\"bin\":16]", "real", "hawk.scatter($)[index(p, 16)] += where(abs(v) < 1e6, v, 0.5)"},
    {"Mutable[\"bin\":16]", "real",
     "hawk.scatter($, policy=\"plain\")[index(p, 16)] += where(abs(v) < 1e6, v, 0.5)"},
    {"Mutable[\"row\":3, \"col\":4]", "real",
     "hawk.scatter($, policy=\"compensated\")[index(p, 3), index(v, 4)] += where(abs(v) < 1e6, v, 0.5)"},
    {"Mutable[Int32, \"bin\":16]", "int32", "hawk.scatter($)[index(p, 16)] += v"},
    {"Mutable[Index, \"bin\":16]", "index", "hawk.scatter($)[index(v, 16)] += p"},
    {"Mutable[UInt32, \"word\":16]", "uint32", "hawk.scatter($, policy=\"or\")[index(p, 16)] |= v"},
    {"Mutable[Vector[3], \"bin\":5]", "vec3",
     "hawk.scatter($)[index(p, 5)] += where(abs(v) < vec(1e6, 1e6, 1e6), v, vec(0.5, 0.5, 0.5))"},
    {"Mutable[Scalar]", "index", "hawk.scatter($)[index(v, 150)] = real(index(v, 150)) * 0.5"},
};

constexpr std::uint32_t termDepth = 2;

struct Readable {
    std::string_view kind;
    std::uint32_t length;
};
constexpr Readable readables[] = {{"table", 10}, {"planeOfReal", 150}, {"tableWithAxes", 12}};

std::string replaced(std::string_view text, char mark, std::string_view name)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isWord = (i > 0 && std::isalnum(static_cast<unsigned char>(text[i - 1])) != 0)
            || (i + 1 < text.size() && std::isalnum(static_cast<unsigned char>(text[i + 1])) != 0);
        if (text[i] == mark && !isWord)
            result += name;
        else
            result += text[i];
    }
    return result;
}

} // namespace

std::span<const KeyedForm> keyedForms()
{
    return forms;
}

void KernelWriter::storeByKey(const std::string& plane, const KeyedForm& form)
{
    const std::string term = freshName();
    const std::string place = freshName();
    line(std::format("{} = {}", term, expression(form.term, termDepth)));
    line(std::format("{} = {}", place, expression("index", termDepth)));
    const std::string store = replaced(replaced(replaced(form.store, '$', plane), 'v', term), 'p', place);
    // A plane is replaced by one statement.
    const bool isRepeated = m_choices.oneIn(3) && !store.contains("] = ");
    if (!isRepeated) {
        line(store);
        return;
    }
    const std::string index = freshName();
    line(std::format("for {} in range({}):", index, m_choices.below(3) + 1));
    indent();
    line(replaced(replaced(replaced(form.store, '$', plane), 'v', term), 'p',
                  std::format("{} + {}", place, index)));
    --m_indentation;
}

/// A read that only one side of a choice needs, with a place that only that side has.
void KernelWriter::readGuarded()
{
    // A name that a branch alone gives a value to may not exist.
    if (m_blocks > m_loops)
        return;
    const Readable& readable = m_choices.oneOf(std::span(readables));
    const auto planes = namesOf(readable.kind, false);
    if (planes.empty())
        return;
    const std::string plane = m_choices.oneOf(planes)->name;
    const std::string place = freshName();
    const std::string value = freshName();
    const auto isInside = [&](const std::string& at) {
        return std::format("land({0} >= 0, {0} < {1})", at, readable.length);
    };
    line(std::format("{} = {}", place, expression("index", termDepth)));
    switch (m_choices.below(4)) {
    case 0: {
        const std::string there = freshName();
        line(std::format("{} = {}.at({})", there, plane, place));
        line(std::format("{} = where({}, {}, {})", value, isInside(place), there, expression("real", 1)));
        break;
    }
    case 1:
        line(std::format("{} = {}", value, expression("real", 1)));
        line(std::format("if {}:", isInside(place)));
        line(std::format("    {} = {}.at({}) + 0.5", value, plane, place));
        break;
    case 2: {
        const std::string there = freshName();
        line(std::format("{} = {}.at({})", there, plane, place));
        line(std::format("{} = dispatch(index(where({}, 1.0, 0.0), 2), [{}, {} * 2.0])", value,
                         isInside(place), expression("real", 1), there));
        break;
    }
    default: {
        const std::string index = freshName();
        const std::string moved = freshName();
        line(std::format("{} = 1.0 * {}", value, expression("real", 1)));
        line(std::format("for {} in range(3):", index));
        line(std::format("    {} = {} + {}", moved, place, index));
        line(std::format("    if {}:", isInside(moved)));
        line(std::format("        {0} = {0} + {1}.at({2})", value, plane, moved));
        break;
    }
    }
    addName({.name = value, .type = "real", .isAssignable = true});
}

std::string KernelWriter::reduction(std::string_view operation)
{
    return reductionWithType(operation).text;
}

KernelWriter::Reduction KernelWriter::reductionWithType(std::string_view operation)
{
    const std::string term = freshName();
    if (operation != "sum" && operation != "mean") {
        line(std::format("{} = {} + 0.0", term, expression("real", termDepth)));
        return {std::format("hawk.{}({})", operation, term), "real"};
    }
    const auto grids = namesOf("grid", false);
    switch (m_choices.below(grids.empty() ? 3 : 4)) {
    case 0:
        line(std::format("{} = {}", term, expression("real", termDepth)));
        return {operation == "sum" ? std::format("hawk.sum({0}, where=abs({0}) < 1e6)", term)
                                   : std::format("hawk.mean(where(abs({0}) < 1e6, {0}, 0.0))", term),
                "real"};
    case 1:
        return {std::format("hawk.{}({})", operation, expression("bool", termDepth)), "real"};
    case 2:
        line(std::format("{} = {}", term, expression("vec2", termDepth)));
        return {std::format("hawk.{0}(where(abs({1}) < vec(1e6, 1e6), {1}, vec(0.5, 0.5)))", operation, term),
                "vec2"};
    default:
        line(std::format("{} = {}", term, expression("real", termDepth)));
        return {std::format("hawk.{0}(where(abs({1}) < 1e6, {1}, 0.5), over=\"column\")", operation, term),
                "real"};
    }
}

void KernelWriter::readBack()
{
    constexpr std::string_view operations[] = {"mean", "sum", "max", "min"};
    const Reduction reduction = reductionWithType(m_choices.oneOf(std::span(operations)));
    const std::string name = freshName();
    // A value of the sample is in it: what is the same for all is no value to reduce or return again.
    line(std::format("{} = {} - {}", name, reduction.type == "vec2" ? "vec(x, x)" : "x", reduction.text));
    addName({.name = name, .type = std::string(reduction.type), .isAssignable = true});
}

} // namespace hawk::fuzz
