// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/compiler_refusal.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include "text/source_text.h"

namespace hawk::compile {

static constexpr text::DiagnosticRule compilerRule{.code = "C01",
                                                   .message = "The compiler refuses this: {0}"};

static constexpr text::DiagnosticRule compilerWarning{
    .code = "C02", .message = "The compiler warns: {0}", .hint = {}, .severity = text::Severity::warning};

// From the message's column to the end of its line.
static text::Range rangeInText(const text::SourceText& source, const toolchain::CompilerMessage& message)
{
    const std::uint32_t end = source.lineRange(message.line).end;
    return {std::min(source.offset({message.line, std::max(message.column, 1u)}), end), end};
}

static bool isAbout(const toolchain::CompilerMessage& message, const CompileRequest& request,
                    const text::SourceText& source)
{
    return std::filesystem::path(message.file).filename()
        == std::format("{}.{}", request.name, request.suffix)
        && message.line >= 1 && message.line <= source.lineCount();
}

static text::Range rangeOf(const toolchain::CompilerMessage& message, const CompileRequest& request,
                           const text::SourceText& source)
{
    return request.lineMap.lineCount() > 0 ? request.lineMap.kernelRange(message.line)
                                           : rangeInText(source, message);
}

Error withDiagnostics(Error error, const CompileRequest& request)
{
    // A full disk or a crash is no fault of any line, even where the compiler names one.
    if (error.kind != ErrorKind::refused)
        return error;
    const text::SourceText source(request.text, request.name);
    for (const toolchain::CompilerMessage& message : toolchain::parseMessages(error.message)) {
        if (message.severity == text::Severity::error && isAbout(message, request, source))
            error.diagnostics.push_back(
                text::diagnose(compilerRule, rangeOf(message, request, source), {message.text}));
    }
    if (error.code == "compiler-refused") {
        error.message =
            std::format("The compiler refuses the text of '{}':\n{}", request.name, error.message);
        error.hint = request.lineMap.lineCount() > 0
            ? "`hawk show FILE` prints the generated text. Definitions given with -D are part of it."
            : "Correct the text, or the flags that it is compiled with.";
    }
    return error;
}

std::vector<text::Diagnostic> warningsIn(const std::vector<toolchain::CompilerMessage>& messages,
                                         const CompileRequest& request)
{
    std::vector<text::Diagnostic> warnings;
    const bool mayWarn = std::ranges::any_of(messages, [](const toolchain::CompilerMessage& message) {
        return message.severity == text::Severity::warning;
    });
    if (!mayWarn)
        return warnings;
    const text::SourceText source(request.text, request.name);
    const std::vector<text::Range>& lines = request.lineMap.lines();
    const auto mapped = std::ranges::find_if(lines, [](text::Range range) { return !range.isEmpty(); });
    const text::Range whole = mapped == lines.end() ? text::Range{} : *mapped;
    for (const toolchain::CompilerMessage& message : messages) {
        if (message.severity != text::Severity::warning)
            continue;
        if (isAbout(message, request, source))
            warnings.push_back(
                text::diagnose(compilerWarning, rangeOf(message, request, source), {message.text}));
        else if (!message.function.empty())
            warnings.push_back(text::diagnose(compilerWarning, whole, {message.text}));
    }
    return warnings;
}

} // namespace hawk::compile
