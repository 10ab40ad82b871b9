// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "kernel_writer.h"

#include <algorithm>
#include <format>

namespace hawk::fuzz {

namespace {

constexpr std::string_view numbers[] = {"2.0", "1.0", "0.5", "-1.25", "3", "0.1", "1e3", "-7", "1e-9", "0.0"};
constexpr std::string_view integers[] = {"1", "2", "3", "0", "5", "7", "31", "63", "1000"};
constexpr std::string_view ranges[] = {"range(3)",       "range(1)",     "range(2, 6)", "range(5, 0, -2)",
                                       "range(0, 7, 3)", "range(-2, 2)", "range(0)"};
constexpr std::uint32_t statementDepth = 3;
constexpr std::uint32_t depthOfFull = 1;
constexpr std::uint32_t deepestLoops = 2;
constexpr std::uint32_t deepestBlocks = 3;

} // namespace

void KernelWriter::line(std::string_view text)
{
    m_text += std::string(4 * m_indentation, ' ');
    m_text += text;
    m_text += '\n';
}

std::string KernelWriter::freshName()
{
    return std::format("v{}", m_named++);
}

void KernelWriter::helper(const std::string& name)
{
    Helper helper{.name = name, .result = m_choices.oneOf(m_grammar.types()), .parameters = {"real"}};
    const std::uint32_t more = m_choices.below(3);
    for (std::uint32_t i = 0; i < more; ++i)
        helper.parameters.push_back(m_choices.oneOf(m_grammar.types()));
    std::string signature;
    for (std::size_t i = 0; i < helper.parameters.size(); ++i) {
        signature += std::format("{}a{}", i == 0 ? "" : ", ", i);
        addName({.name = std::format("a{}", i), .type = helper.parameters[i]});
    }
    line(std::format("def {}({}):", name, signature));
    indent();
    m_isHelper = true;
    if (m_choices.oneIn(2)) {
        line(std::format("total = {}", expression("real", 1)));
        line("for i in range(3):");
        line(std::format("    total = total * 0.5 + {} * i", expression("real", 1)));
        addName({.name = "total", .type = "real"});
    }
    line(std::format("return {}", expression(helper.result, 2)));
    --m_indentation;
    line("");
    line("");
    m_scope.clear();
    m_isHelper = false;
    m_helpers.push_back(std::move(helper));
}

void KernelWriter::statement()
{
    switch (m_choices.below(9)) {
    case 0:
    case 1:
        define();
        break;
    case 2:
        if (const Name* name = anyAssignable())
            assign(name->name);
        break;
    case 3:
        updateInPlace();
        break;
    case 4:
        storeComponent();
        break;
    case 5:
        swap();
        break;
    case 6:
        if (m_blocks < deepestBlocks)
            writeIf();
        break;
    case 7:
        readGuarded();
        break;
    default:
        if (m_loops < deepestLoops)
            writeFor();
        break;
    }
}

void KernelWriter::define()
{
    const std::string& type = m_choices.oneOf(m_grammar.types());
    // A name that a branch alone gives a value to may not exist.
    if (m_blocks > m_loops) {
        if (const Name* name = anyAssignable())
            assign(name->name);
        return;
    }
    const std::string value = expression(type, statementDepth);
    const std::string name = freshName();
    line(std::format("{} = {}", name, value));
    addName({.name = name, .type = type, .isAssignable = true});
}

void KernelWriter::fillPlane(Name plane)
{
    line(std::format("{} = {}", plane.name, produce(plane.type, 2)));
    addName(std::move(plane));
}

void KernelWriter::assign(const std::string& name)
{
    const auto found = std::ranges::find(m_scope, name, &Name::name);
    // Not a bare name: a loop that carries a name must change it.
    line(std::format("{} = {}", name, produce(found->type, statementDepth)));
}

void KernelWriter::updateInPlace()
{
    constexpr std::string_view realOperators[] = {"+=", "-=", "*=", "/="};
    constexpr std::string_view integerOperators[] = {"+=", "-=", "*=", "//=", "&=", "^="};
    const Name* const name = anyAssignable();
    if (name == nullptr || name->type == "bool")
        return;
    const std::string type = name->type;
    const bool isInteger = type == "index" || type == "int32" || type == "uint32";
    std::string_view sign =
        isInteger ? m_choices.oneOf(std::span(integerOperators)) : m_choices.oneOf(std::span(realOperators));
    // The quotient and the product of quaternions entry by entry are none.
    if (type == "quat")
        sign = "+=";
    line(std::format("{} {} {}", name->name, sign, expression(type, 2)));
}

void KernelWriter::storeComponent()
{
    for (const std::string_view type : {"vec3", "vec2"}) {
        const auto names = namesOf(type, true);
        if (names.empty())
            continue;
        const std::string name = m_choices.oneOf(names)->name;
        const std::string place =
            m_choices.oneIn(3) ? expression("index", 1) : std::to_string(m_choices.below(2));
        line(std::format("{}[{}] = {}", name, place, expression("real", 2)));
        return;
    }
}

void KernelWriter::swap()
{
    for (const std::string& type : m_grammar.types()) {
        const auto names = namesOf(type, true);
        if (names.size() < 2)
            continue;
        line(std::format("{}, {} = {}, {}", names[0]->name, names[1]->name, produce(type, 2),
                         expression(type, 2)));
        return;
    }
}

void KernelWriter::writeIf()
{
    if (anyAssignable() == nullptr)
        return;
    line(std::format("if {}:", expression("bool", 2)));
    writeBlock(2);
    if (m_choices.oneIn(3)) {
        line(std::format("elif {}:", expression("bool", 2)));
        writeBlock(2);
    }
    if (m_choices.oneIn(2)) {
        line("else:");
        writeBlock(2);
    }
}

void KernelWriter::writeBlock(std::uint32_t most)
{
    ++m_blocks;
    indent();
    const std::size_t names = m_scope.size();
    assign(anyAssignable()->name);
    const std::uint32_t more = m_choices.below(most);
    for (std::uint32_t i = 0; i < more; ++i)
        statement();
    m_scope.resize(names);
    --m_indentation;
    --m_blocks;
}

void KernelWriter::writeFor()
{
    if (anyAssignable() == nullptr)
        return;
    const std::string index = freshName();
    line(std::format("for {} in {}:", index, m_choices.oneOf(std::span(ranges))));
    ++m_blocks;
    ++m_loops;
    indent();
    const std::size_t names = m_scope.size();
    addName({.name = index, .type = "index"});
    const std::uint32_t breakAt = m_choices.below(4);
    if (breakAt == 1)
        writeBreak();
    assign(anyAssignable()->name);
    if (breakAt == 2)
        writeBreak();
    const std::uint32_t more = m_choices.below(3);
    for (std::uint32_t i = 0; i < more; ++i)
        statement();
    if (breakAt == 3)
        writeBreak();
    m_scope.resize(names);
    --m_indentation;
    --m_loops;
    --m_blocks;
}

void KernelWriter::writeBreak()
{
    line(std::format("if {}:", expression("bool", 2)));
    indent();
    if (m_choices.oneIn(3))
        assign(anyAssignable()->name);
    line("break");
    --m_indentation;
}

std::vector<const Name*> KernelWriter::namesOf(std::string_view type, bool mustBeAssignable) const
{
    std::vector<const Name*> names;
    for (const Name& name : m_scope) {
        if ((type.empty() || name.type == type) && (name.isAssignable || !mustBeAssignable))
            names.push_back(&name);
    }
    return names;
}

const Name* KernelWriter::anyAssignable()
{
    const auto names = namesOf({}, true);
    return names.empty() ? nullptr : m_choices.oneOf(names);
}

std::string KernelWriter::anyExpression(std::uint32_t depth)
{
    return expression(m_choices.oneOf(m_grammar.types()), depth);
}

bool KernelWriter::isPossible(const Production& production) const
{
    // A helper runs while the file is read: it knows no condition of a sample.
    if (m_isHelper && production.text.contains(" if "))
        return false;
    return std::ranges::all_of(production.planes, [this](const std::string& kind) {
        return std::ranges::contains(m_scope, kind, &Name::type);
    });
}

std::string KernelWriter::expression(std::string_view type, std::uint32_t depth)
{
    if (isFull())
        depth = std::min(depth, depthOfFull);
    const auto names = namesOf(type, false);
    if (m_grammar.isPlane(type))
        return m_choices.oneOf(names)->name;
    if (!names.empty() && (depth == 0 || m_choices.below(3) == 0))
        return m_choices.oneOf(names)->name;
    return produce(type, depth);
}

std::string KernelWriter::produce(std::string_view type, std::uint32_t depth)
{
    if (isFull())
        depth = std::min(depth, depthOfFull);
    const std::vector<Production>& productions = m_grammar.of(type);
    if (depth == 0)
        return fill(productions.front(), 0);
    if (m_choices.oneIn(6)) {
        const auto helper = std::ranges::find(m_helpers, type, &Helper::result);
        if (helper != m_helpers.end())
            return call(*helper, depth - 1);
    }
    std::vector<const Production*> possible;
    for (const Production& production : productions) {
        if (isPossible(production))
            possible.push_back(&production);
    }
    return fill(*m_choices.oneOf(possible), depth - 1);
}

std::string KernelWriter::call(const Helper& helper, std::uint32_t depth)
{
    std::string text = helper.name + "(";
    for (std::size_t i = 0; i < helper.parameters.size(); ++i)
        text += (i == 0 ? "" : ", ") + expression(helper.parameters[i], depth);
    return text + ")";
}

std::string KernelWriter::fill(const Production& production, std::uint32_t depth)
{
    std::string text;
    for (const Piece& piece : piecesOf(production.text)) {
        if (!piece.isHole)
            text += piece.text;
        else if (piece.text == numberHole || piece.text == integerHole || piece.text.contains('|'))
            text += literal(piece.text);
        else
            text += expression(piece.text, depth);
    }
    return text;
}

std::string KernelWriter::literal(std::string_view hole)
{
    if (hole == numberHole)
        return std::string(m_choices.oneOf(std::span(numbers)));
    if (hole == integerHole)
        return std::string(m_choices.oneOf(std::span(integers)));
    const auto bars = static_cast<std::uint32_t>(std::ranges::count(hole, '|'));
    const std::uint32_t chosen = m_choices.below(bars + 1);
    for (std::uint32_t i = 0; i < chosen; ++i)
        hole.remove_prefix(hole.find('|') + 1);
    return std::string(hole.substr(0, hole.find('|')));
}

} // namespace hawk::fuzz
