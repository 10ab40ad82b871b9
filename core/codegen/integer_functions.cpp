// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/integer_functions.h"

#include <deque>
#include <string>

namespace hawk::codegen {

namespace {

/// A function for all integer types. In the texts `N` stands for the type, `U` for the unsigned type as wide,
/// `B` for the number of bits.
struct Row {
    std::string_view id;
    std::string_view name;
    std::string_view parameters;
    std::string_view ofSigned; ///< the body
    std::string_view ofUnsigned; ///< empty: no such function
};

constexpr Row rows[] = {
    {"select", "select", "bool condition, N a, N b",
     "const N mask = -N(condition);\n"
     "return (mask & a) | (~mask & b);",
     "const N mask = -N(condition);\n"
     "return (mask & a) | (~mask & b);"},
    {"at", "numberAt", "const N* numbers, Int64 length, Int64 place, bool isNeeded",
     "return isNeeded & (UInt64(place) < UInt64(length)) ? numbers[place] : 0;",
     "return isNeeded & (UInt64(place) < UInt64(length)) ? numbers[place] : 0;"},
    {"add", "sum", "N a, N b", "return N(U(a) + U(b));", "return a + b;"},
    {"sub", "difference", "N a, N b", "return N(U(a) - U(b));", "return a - b;"},
    {"mul", "product", "N a, N b", "return N(U(a) * U(b));", "return a * b;"},
    {"neg", "negative", "N x", "return N(-U(x));", "return -x;"},
    {"abs", "abs", "N x", "return x < 0 ? N(-U(x)) : x;", "return x;"},
    {"min", "minimum", "N a, N b", "return b < a ? b : a;", "return b < a ? b : a;"},
    {"max", "maximum", "N a, N b", "return a < b ? b : a;", "return a < b ? b : a;"},
    {"sign", "sign", "N x", "return N(x > 0) - N(x < 0);", {}},
    {"clip",
     "clip",
     "N x, N low, N high",
     "const N raised = x < low ? low : x;\n"
     "return raised > high ? high : raised;",
     {}},
    {"div",
     "quotient",
     "N a, N b",
     "if (b == 0)\n"
     "    return 0;\n"
     "return b == -1 ? N(-U(a)) : a / b;",
     {}},
    {"floordiv", "flooredQuotient", "N a, N b",
     "if (b == 0)\n"
     "    return 0;\n"
     "if (b == -1)\n"
     "    return N(-U(a));\n"
     "return a / b - N((a % b != 0) & ((a < 0) != (b < 0)));",
     "return b == 0 ? 0 : a / b;"},
    {"mod", "flooredRest", "N a, N b",
     "if (b == 0 || b == -1)\n"
     "    return 0;\n"
     "const N rest = a % b;\n"
     "return (rest != 0) & ((rest < 0) != (b < 0)) ? rest + b : rest;",
     "return b == 0 ? 0 : a % b;"},
    {"shl", "shiftedLeft", "N a, N count", "return U(count) < B ? N(U(a) << U(count)) : 0;",
     "return count < B ? a << count : 0;"},
    {"shr", "shiftedRight", "N a, N count", "return a >> (U(count) < B ? U(count) : B - 1);",
     "return count < B ? a >> count : 0;"},
};

/// For the numbers of one type only.
constexpr MathFunction single[] = {
    {"convert/index", "toIndex", "Real x", "Int64", MathSource::own,
     "const Real limit = Real(9223372036854775808.0);\n"
     "if (x >= limit)\n"
     "    return 9223372036854775807LL;\n"
     "if (x <= -limit)\n"
     "    return -9223372036854775807LL - 1;\n"
     "return x == x ? Int64(x) : 0;"},
    {"convert/int32", "toInt32", "Real x", "int", MathSource::own,
     "const Real limit = Real(2147483648.0);\n"
     "if (x >= limit)\n"
     "    return 2147483647;\n"
     "if (x <= -limit)\n"
     "    return -2147483647 - 1;\n"
     "return x == x ? int(x) : 0;"},
    {"convert/uint32", "toUInt32", "Real x", "unsigned", MathSource::own,
     "if (x >= Real(4294967296.0))\n"
     "    return 4294967295u;\n"
     "return x > Real(0) ? unsigned(x) : 0;"},
    // The larger index of a pair, bit by bit: the largest with no more pairs before its own.
    {"pair_row/index", "pairRow", "Int64 pair", "Int64", MathSource::own,
     "UInt64 row = 0;\n"
     "for (UInt64 bit = 1ULL << 31; bit != 0; bit >>= 1) {\n"
     "    const UInt64 next = row + bit;\n"
     "    row = next * (next - 1) / 2 <= UInt64(pair) ? next : row;\n"
     "}\n"
     "return Int64(row);"},
};

struct IntegerType {
    std::string_view suffix;
    std::string_view number;
    std::string_view bits;
    std::string_view width;
    bool isSigned;
};

constexpr IntegerType types[] = {{"/index", "Int64", "UInt64", "64", true},
                                 {"/int32", "int", "unsigned", "32", true},
                                 {"/uint32", "unsigned", "unsigned", "32", false}};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

std::string ofType(std::string_view text, const IntegerType& type)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isAlone =
            (i == 0 || !isLetter(text[i - 1])) && (i + 1 == text.size() || !isLetter(text[i + 1]));
        if (isAlone && text[i] == 'N')
            result += type.number;
        else if (isAlone && text[i] == 'U')
            result += type.bits;
        else if (isAlone && text[i] == 'B')
            result += type.width;
        else
            result += text[i];
    }
    return result;
}

/// The functions with the texts that they point into.
class Functions
{
public:
    Functions() : m_functions(std::begin(single), std::end(single))
    {
        for (const IntegerType& type : types) {
            for (const Row& row : rows)
                add(row, type);
        }
    }

    std::span<const MathFunction> all() const { return m_functions; }

private:
    std::string_view keep(std::string text) { return m_texts.emplace_back(std::move(text)); }

    void add(const Row& row, const IntegerType& type)
    {
        const std::string_view body = type.isSigned ? row.ofSigned : row.ofUnsigned;
        if (!body.empty())
            m_functions.push_back({keep(std::string(row.id) + std::string(type.suffix)), row.name,
                                   keep(ofType(row.parameters, type)), type.number, MathSource::own,
                                   keep(ofType(body, type))});
    }

    std::deque<std::string> m_texts; ///< stay where they are
    std::vector<MathFunction> m_functions;
};

} // namespace

std::span<const MathFunction> integerFunctions()
{
    static const Functions functions;
    return functions.all();
}

} // namespace hawk::codegen
