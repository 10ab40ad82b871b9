// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compile/compiler_refusal.h"

#include <filesystem>
#include <format>

#include "text/source_text.h"

namespace hawk::compile {

static constexpr text::DiagnosticRule compilerRule{.code = "C01",
                                                   .message = "The compiler refuses this: {0}"};

// From the message's column to the end of its line.
static text::Range rangeInText(const text::SourceText& source, const toolchain::CompilerMessage& message)
{
    const std::uint32_t end = source.lineRange(message.line).end;
    return {std::min(source.offset({message.line, std::max(message.column, 1u)}), end), end};
}

Error withDiagnostics(Error error, const CompileRequest& request)
{
    // A full disk or a crash is no fault of any line, even where the compiler names one.
    if (error.kind != ErrorKind::refused)
        return error;
    const text::SourceText source(request.text, request.name);
    const std::string fileName = std::format("{}.{}", request.name, request.suffix);
    for (const toolchain::CompilerMessage& message : toolchain::parseMessages(error.message)) {
        const bool isAboutText = std::filesystem::path(message.file).filename() == fileName
            && message.line >= 1 && message.line <= source.lineCount();
        if (message.severity != text::Severity::error || !isAboutText)
            continue;
        const text::Range range = request.lineMap.lineCount() > 0 ? request.lineMap.kernelRange(message.line)
                                                                  : rangeInText(source, message);
        error.diagnostics.push_back(text::diagnose(compilerRule, range, {message.text}));
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

} // namespace hawk::compile
