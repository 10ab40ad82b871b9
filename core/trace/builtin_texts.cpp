// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtin_call.h"

#include "trace/format_specification.h"
#include "trace/large_integer.h"
#include "trace/number_text.h"
#include "trace/text_format.h"

namespace hawk::trace {

Value callText(const BuiltinCall& call)
{
    if (call.count() == 0)
        return std::string();
    const auto text = textOf(call.frame, call.argument(0), call.range);
    return text ? Value(*text) : Value(Unknown{});
}

/// `repr` and `format`.
Value callSpelled(const BuiltinCall& call)
{
    const bool isFormat = call.id == Builtin::format;
    const auto* specification = call.count() == 2 ? call.argument(1).get<std::string>() : nullptr;
    if (call.count() == 0 || call.count() > 2
        || (call.count() == 2 && (!isFormat || specification == nullptr)))
        return call.refuse();
    const auto text = formatValue(call.frame, call.argument(0), isFormat ? '\0' : 'r',
                                  specification != nullptr ? *specification : std::string(), call.range);
    return text ? Value(*text) : Value(Unknown{});
}

/// `ord` and `chr` of ASCII.
Value callCharacter(const BuiltinCall& call)
{
    const auto* text = call.count() == 1 ? call.argument(0).get<std::string>() : nullptr;
    const auto code = call.count() == 1 ? asInteger(call.argument(0)) : std::nullopt;
    if (call.id == Builtin::chr)
        return code && *code >= 0 && *code < 128 ? Value(std::string(1, static_cast<char>(*code)))
                                                 : call.refuse();
    return text != nullptr && text->size() == 1 ? Value(Integer{static_cast<unsigned char>((*text)[0])})
                                                : call.refuse();
}

/// `hex`, `bin` and `oct`.
Value callDigits(const BuiltinCall& call)
{
    if (call.count() != 1 || !isWholeNumber(call.argument(0)))
        return call.refuse();
    const char type = call.id == Builtin::hex ? 'x' : (call.id == Builtin::bin ? 'b' : 'o');
    return *formatted(call.argument(0), {.isAlternate = true, .type = type});
}

} // namespace hawk::trace
