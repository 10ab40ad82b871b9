// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/expressions.h"
#include "trace/method_call.h"
#include "trace/number_text.h"
#include "trace/text_characters.h"
#include "trace/text_format.h"

namespace hawk::trace {

namespace {

/// `startswith` and `endswith`: one text or a tuple of them, from a place on.
Value testEdge(const MethodCall& call, const std::string& text)
{
    const auto from = call.count() == 2 ? asInteger(call.argument(1)) : std::optional<Integer>(0);
    if (call.count() == 0 || call.count() > 2 || !from || *from < 0)
        return call.refuse();
    const bool isFront = call.name() == "startswith";
    if (static_cast<std::size_t>(*from) > text.size())
        return false;
    const std::string_view part = std::string_view(text).substr(static_cast<std::size_t>(*from));
    const auto fits = [&](const std::string& edge) {
        return isFront ? part.starts_with(edge) : part.ends_with(edge);
    };
    if (const auto* edge = call.text(0))
        return fits(*edge);
    const auto* edges = call.argument(0).get<Tuple>();
    if (edges == nullptr)
        return call.refuse();
    for (const Value& edge : *edges->items) {
        if (!edge.is<std::string>())
            return call.refuse();
        if (fits(*edge.get<std::string>()))
            return true;
    }
    return false;
}

Value joined(const MethodCall& call, const std::string& text)
{
    const auto pieces = call.count() == 1 ? itemsOf(call.frame, call.argument(0), call.range) : std::nullopt;
    if (!pieces)
        return call.count() == 1 ? Value(Unknown{}) : call.refuse();
    std::string out;
    for (std::size_t i = 0; i < pieces->size(); ++i) {
        const auto* piece = (*pieces)[i].get<std::string>();
        if (piece == nullptr)
            return call.refuse();
        if (!spend(call.frame, call.range, text.size() + piece->size()))
            return Unknown{};
        out += (i == 0 ? "" : text) + *piece;
    }
    return out;
}

/// Words between blanks.
std::vector<Value> words(std::string_view text)
{
    std::vector<Value> pieces;
    std::size_t begin = text.find_first_not_of(blanks);
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(text.find_first_of(blanks, begin), text.size());
        pieces.emplace_back(std::string(text.substr(begin, end - begin)));
        begin = text.find_first_not_of(blanks, end);
    }
    return pieces;
}

Value split(const MethodCall& call, const std::string& text)
{
    const Value* most = call.count() > 1 ? &call.argument(1) : call.named("maxsplit");
    const auto limit = most != nullptr ? asInteger(*most) : std::optional<Integer>(-1);
    const bool isByBlanks = call.count() == 0 || call.argument(0).is<None>();
    const auto* mark = call.text(0);
    // Words with a limit keep the blanks of the rest, which nobody needs.
    if (call.count() > 2 || !limit || (isByBlanks ? *limit >= 0 : mark == nullptr || mark->empty()))
        return call.refuse();
    if (isByBlanks)
        return call.list(words(text));
    std::vector<Value> pieces;
    std::string rest = text;
    const bool isFromEnd = call.name() == "rsplit";
    while (*limit < 0 || static_cast<Integer>(pieces.size()) < *limit) {
        const std::size_t at = isFromEnd ? rest.rfind(*mark) : rest.find(*mark);
        if (at == std::string::npos)
            break;
        if (!spend(call.frame, call.range, rest.size()))
            return Unknown{};
        pieces.emplace_back(isFromEnd ? rest.substr(at + mark->size()) : rest.substr(0, at));
        rest = isFromEnd ? rest.substr(0, at) : rest.substr(at + mark->size());
    }
    pieces.emplace_back(std::move(rest));
    if (isFromEnd)
        std::ranges::reverse(pieces);
    return call.list(std::move(pieces));
}

Value replaced(const MethodCall& call, const std::string& text)
{
    const auto limit = call.count() == 3 ? asInteger(call.argument(2)) : std::optional<Integer>(-1);
    const auto* before = call.text(0);
    const auto* after = call.text(1);
    if (before == nullptr || after == nullptr || call.count() > 3 || !limit)
        return call.refuse();
    std::string out;
    std::size_t begin = 0;
    for (Integer done = 0; *limit < 0 || done < *limit; ++done) {
        const std::size_t at = text.find(*before, begin);
        // An empty text stands before every character and at the end.
        const bool isEnd = at == std::string::npos || (before->empty() && begin > text.size());
        if (isEnd || !spend(call.frame, call.range, 1 + after->size()))
            break;
        out += text.substr(begin, at - begin) + *after;
        begin = at + before->size();
        if (before->empty() && begin <= text.size()) {
            out += text.substr(begin, 1);
            ++begin;
        }
    }
    return out + (begin < text.size() ? text.substr(begin) : std::string());
}

Value found(const MethodCall& call, const std::string& text)
{
    const auto* part = call.text(0);
    if (part == nullptr || call.count() != 1)
        return call.refuse();
    const std::string_view name = call.name();
    if (name == "count") {
        Integer count = part->empty() ? static_cast<Integer>(text.size()) + 1 : 0;
        for (std::size_t at = part->empty() ? std::string::npos : text.find(*part); at != std::string::npos;
             at = text.find(*part, at + part->size()))
            ++count;
        return count;
    }
    const std::size_t at = name.starts_with('r') ? text.rfind(*part) : text.find(*part);
    if (at == std::string::npos && name.ends_with("index"))
        return call.frame.refuse(faults::noSuchKey, call.range, {represent(call.argument(0))});
    return at == std::string::npos ? Integer{-1} : static_cast<Integer>(at);
}

Value partitioned(const MethodCall& call, const std::string& text)
{
    const auto* mark = call.text(0);
    if (mark == nullptr || mark->empty() || call.count() != 1)
        return call.refuse();
    const bool isFromEnd = call.name() == "rpartition";
    const std::size_t at = isFromEnd ? text.rfind(*mark) : text.find(*mark);
    if (at == std::string::npos)
        return isFromEnd ? makeTuple({std::string(), std::string(), text})
                         : makeTuple({text, std::string(), std::string()});
    return makeTuple({text.substr(0, at), *mark, text.substr(at + mark->size())});
}

Value withoutEdge(const MethodCall& call, const std::string& text)
{
    const auto* edge = call.text(0);
    if (edge == nullptr || call.count() != 1)
        return call.refuse();
    if (call.name() == "removeprefix")
        return text.starts_with(*edge) ? text.substr(edge->size()) : text;
    return text.ends_with(*edge) ? text.substr(0, text.size() - edge->size()) : text;
}

Value lines(const MethodCall& call, const std::string& text)
{
    std::vector<Value> pieces;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        pieces.emplace_back(text.substr(begin, end - begin));
        begin = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    }
    return call.count() == 0 ? call.list(std::move(pieces)) : call.refuse();
}

Value formatted(const MethodCall& call, const std::string& text)
{
    return formatFields(call.frame, text, call.arguments, call.range);
}

using Method = Value (*)(const MethodCall&, const std::string&);
struct MethodRow {
    std::string_view name;
    Method function;
    bool needsAscii = false; ///< counts or changes characters, which are bytes here
};

constexpr MethodRow rows[] = {
    {"upper", changedCase, true},
    {"lower", changedCase, true},
    {"title", changedCase, true},
    {"capitalize", changedCase, true},
    {"swapcase", changedCase, true},
    {"isdigit", testCharacters, true},
    {"isdecimal", testCharacters, true},
    {"isnumeric", testCharacters, true},
    {"isalpha", testCharacters, true},
    {"isalnum", testCharacters, true},
    {"isspace", testCharacters, true},
    {"islower", testCharacters, true},
    {"isupper", testCharacters, true},
    {"isidentifier", testCharacters, true},
    {"strip", stripped},
    {"lstrip", stripped},
    {"rstrip", stripped},
    {"startswith", testEdge, true},
    {"endswith", testEdge, true},
    {"join", joined},
    {"split", split},
    {"rsplit", split},
    {"replace", replaced, true},
    {"zfill", filled, true},
    {"ljust", filled, true},
    {"rjust", filled, true},
    {"center", filled, true},
    {"find", found, true},
    {"rfind", found, true},
    {"index", found, true},
    {"rindex", found, true},
    {"count", found, true},
    {"partition", partitioned},
    {"rpartition", partitioned},
    {"removeprefix", withoutEdge},
    {"removesuffix", withoutEdge},
    {"splitlines", lines},
    {"format", formatted},
};

const MethodRow* findRow(std::string_view name)
{
    const auto* row = std::ranges::find(rows, name, &MethodRow::name);
    return row == std::end(rows) ? nullptr : row;
}

} // namespace

bool hasTextMethod(std::string_view name)
{
    return findRow(name) != nullptr;
}

Value callTextMethod(const MethodCall& call, const std::string& text)
{
    const MethodRow& row = *findRow(call.name());
    if (!spend(call.frame, call.range, text.size()))
        return Unknown{};
    if (row.needsAscii && characterCount(text) != text.size())
        return call.frame.refuse(unsupported::pythonFunction, call.range, {std::string(call.name())});
    return row.function(call, text);
}

} // namespace hawk::trace
