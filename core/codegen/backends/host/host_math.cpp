// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/backends/host/host_math.h"

#include <format>

#include "codegen/math_text.h"

namespace hawk::codegen {

namespace {

/// Declared by another name than C's: the compiler must neither evaluate such a call itself nor replace it
/// (pow(x, 2) by x * x, a sine and a cosine by one call without vector variant), or the bits would depend on
/// its version and level. Only `notinbranch`: GCC 13 and 14.1-14.2 pass a wrong mask to the masked variants.
void writeDeclaration(TextWriter& writer, const MathFunction& function, Mode mode, Profile profile)
{
    const bool isVector =
        function.source == MathSource::vectorLibrary && profile == Profile::nativeVectorMath;
    writer.line(std::format(
        "{}{} {}({}) __asm__(\"{}\");",
        isVector ? "__attribute__((simd(\"notinbranch\"), nothrow)) " : "__attribute__((nothrow)) ",
        function.result, function.name, function.parameters, libraryName(function, mode)));
}

} // namespace

void writeHostMath(TextWriter& writer, const MathUse& use, Mode mode, Profile profile)
{
    const std::vector<const MathFunction*> functions = use.functions();
    if (functions.empty())
        return;
    writer.open("namespace math");
    for (const MathFunction* function : functions) {
        if (function->source == MathSource::library || function->source == MathSource::vectorLibrary) {
            writeDeclaration(writer, *function, mode, profile);
            continue;
        }
        const std::string head =
            std::format("static inline {} {}({})", function->result, function->name, function->parameters);
        if (!function->sizes.empty())
            writer.line(std::format("template <{}>", function->sizes));
        const std::string builtin = "__builtin_" + libraryName(*function, mode);
        writeFunction(writer, head,
                      function->source == MathSource::own
                          ? std::string(function->body)
                          : std::format("return {};", forwardedCall(builtin, *function)));
    }
    writer.close();
    writer.blank();
}

} // namespace hawk::codegen
