// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/random_functions.h"

namespace hawk::codegen {

namespace {

// The generator gives four words of 32 bits; a call gives two of them, the later ones above the earlier. A
// draw that needs all calls twice: the compiler finds that the rounds are the same.
constexpr MathFunction table[] = {
    {"philox", "philox", "UInt64 key, Int64 counter, Int64 sample, bool isLast", "UInt64", MathSource::own,
     "unsigned a = unsigned(counter), b = unsigned(UInt64(counter) >> 32);\n"
     "unsigned c = unsigned(sample), d = unsigned(UInt64(sample) >> 32);\n"
     "unsigned low = unsigned(key), high = unsigned(key >> 32);\n"
     "for (int round = 0; round < 10; ++round) {\n"
     "    const UInt64 first = 0xD2511F53ULL * a;\n"
     "    const UInt64 second = 0xCD9E8D57ULL * c;\n"
     "    a = unsigned(second >> 32) ^ b ^ low;\n"
     "    b = unsigned(second);\n"
     "    c = unsigned(first >> 32) ^ d ^ high;\n"
     "    d = unsigned(first);\n"
     "    low += 0x9E3779B9u;\n"
     "    high += 0xBB67AE85u;\n"
     "}\n"
     "return isLast ? UInt64(d) << 32 | c : UInt64(b) << 32 | a;"},
    {"random_uniform",
     "uniformDraw",
     "Int64 seed, Int64 counter, Int64 sample",
     "Real",
     MathSource::own,
     "const UInt64 words = philox(UInt64(seed) ^ 0x243F6A8885A308D3ULL, counter, sample, false);\n"
     "const unsigned word = unsigned(words);\n"
     "if (sizeof(Real) == 8)\n"
     "    return Real(word) * Real(0x1p-32) + Real(0x1p-33);\n"
     "return Real(2 * (word >> 9) + 1) * Real(0x1p-24);",
     {"philox"}},
    {"random_normal",
     "normalDraw",
     "Int64 seed, Int64 counter, Int64 sample",
     "Real",
     MathSource::own,
     "const UInt64 key = UInt64(seed) ^ 0x13198A2E03707344ULL;\n"
     "const UInt64 words = philox(key, counter, sample, false);\n"
     "if (sizeof(Real) == 4) {\n"
     "    const Real radius = Real(2 * (unsigned(words) >> 9) + 1) * Real(0x1p-24);\n"
     "    const Real angle = (Real(unsigned(words >> 32)) + Real(0.5)) * Real(0x1p-32);\n"
     "    return sqrt(Real(-2) * log(radius)) * sin(angle * Real(6.283185307179586));\n"
     "}\n"
     "const UInt64 last = philox(key, counter, sample, true);\n"
     "const Real radius = Real((words & 0xFFFFFFFFULL) ^ (words >> 32 << 21)) * Real(0x1p-53) + "
     "Real(0x1p-54);\n"
     "const Real angle = Real((last & 0xFFFFFFFFULL) ^ (last >> 32 << 21)) * Real(0x1p-52) + Real(0x1p-53);\n"
     "return sqrt(Real(-2) * log(radius)) * sin(Real(3.141592653589793) * angle);",
     {"philox", "sqrt", "log", "sin"}},
};

} // namespace

std::span<const MathFunction> randomFunctions()
{
    return table;
}

} // namespace hawk::codegen
