// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <charconv>
#include <optional>
#include <ranges>
#include <string_view>

#include "toolchain/toolchain.h"

namespace hawk::toolchain {

namespace {

using text::Severity;

/// A severity word and what follows it.
struct Judgement {
    Severity severity = Severity::error;
    std::string_view rest;
};

std::string_view withoutLeadingBlanks(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t");
    return begin == std::string_view::npos ? std::string_view() : text.substr(begin);
}

std::string_view withoutTrailingBlanks(std::string_view text)
{
    return text.substr(0, text.find_last_not_of(" \t\r") + 1);
}

/// `error: text`, `fatal error: text`, `warning #177-D: text`, `error : text`.
std::optional<Judgement> readJudgement(std::string_view text)
{
    struct Word {
        std::string_view text;
        Severity severity;
    };
    constexpr std::array words = {Word{"fatal error", Severity::error},
                                  Word{"catastrophic error", Severity::error},
                                  Word{"internal compiler error", Severity::error},
                                  Word{"error", Severity::error},
                                  Word{"fatal", Severity::error},
                                  Word{"warning", Severity::warning},
                                  Word{"note", Severity::note},
                                  Word{"remark", Severity::note}};
    text = withoutLeadingBlanks(text);
    for (const Word& word : words) {
        if (!text.starts_with(word.text))
            continue;
        std::string_view rest = withoutLeadingBlanks(text.substr(word.text.size()));
        if (rest.starts_with('#')) {
            const std::size_t colon = rest.find(':');
            rest = colon == std::string_view::npos ? std::string_view() : rest.substr(colon);
        }
        if (rest.starts_with(':'))
            return Judgement{word.severity, withoutLeadingBlanks(rest.substr(1))};
    }
    return std::nullopt;
}

std::optional<std::uint32_t> takeNumber(std::string_view& text)
{
    std::uint32_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return value;
}

CompilerMessage made(std::string_view file, std::uint32_t line, std::uint32_t column,
                     const Judgement& judgement)
{
    return {.severity = judgement.severity,
            .file = std::string(file),
            .line = line,
            .column = column,
            .text = std::string(withoutTrailingBlanks(judgement.rest))};
}

/// GCC and clang: `file:line:column: severity: text`, the column may be missing. Every colon is tried as
/// the end of the file's name, since the name may hold some.
std::optional<CompilerMessage> readGnu(std::string_view line)
{
    for (std::size_t colon = line.find(':'); colon != std::string_view::npos;
         colon = line.find(':', colon + 1)) {
        std::string_view rest = line.substr(colon + 1);
        const std::optional<std::uint32_t> lineNumber = takeNumber(rest);
        if (!lineNumber || !rest.starts_with(':'))
            continue;
        rest.remove_prefix(1);
        std::uint32_t columnNumber = 0;
        std::string_view afterColumn = rest;
        if (const auto column = takeNumber(afterColumn); column && afterColumn.starts_with(':')) {
            columnNumber = *column;
            rest = afterColumn.substr(1);
        }
        if (const auto judgement = readJudgement(rest))
            return made(line.substr(0, colon), *lineNumber, columnNumber, *judgement);
    }
    return std::nullopt;
}

/// nvcc's front end: `file(line): severity: text`. ptxas: `ptxas file, line 5; error : text`.
std::optional<CompilerMessage> readNvidia(std::string_view line)
{
    for (std::size_t open = line.find('('); open != std::string_view::npos; open = line.find('(', open + 1)) {
        std::string_view rest = line.substr(open + 1);
        const std::optional<std::uint32_t> lineNumber = takeNumber(rest);
        if (!lineNumber || !rest.starts_with("):"))
            continue;
        if (const auto judgement = readJudgement(rest.substr(2)))
            return made(line.substr(0, open), *lineNumber, 0, *judgement);
    }
    constexpr std::string_view assembler = "ptxas ";
    constexpr std::string_view mark = ", line ";
    const std::size_t comma = line.find(mark);
    if (line.starts_with(assembler) && comma != std::string_view::npos) {
        std::string_view rest = line.substr(comma + mark.size());
        const std::optional<std::uint32_t> lineNumber = takeNumber(rest);
        if (lineNumber && rest.starts_with(';')) {
            if (const auto judgement = readJudgement(rest.substr(1)))
                return made(line.substr(assembler.size(), comma - assembler.size()), *lineNumber, 0,
                            *judgement);
        }
    }
    return std::nullopt;
}

/// `k` in `Registers are spilled to local memory in function 'k', 24 bytes spill stores`.
std::string functionIn(std::string_view text)
{
    constexpr std::string_view mark = "function '";
    const std::size_t at = text.find(mark);
    const std::size_t begin = at + mark.size();
    const std::size_t end = at == std::string_view::npos ? at : text.find('\'', begin);
    return end == std::string_view::npos ? std::string() : std::string(text.substr(begin, end - begin));
}

/// `nvcc fatal   : text`, `cc1plus: error: text`, `collect2: fatal error: text`, `/usr/bin/ld: x.o: …
/// undefined reference to 'f'`: about no line of a text.
std::optional<CompilerMessage> readPlaceless(std::string_view line)
{
    if (line.starts_with("nvcc ") || line.starts_with("ptxas ")) {
        if (const auto judgement = readJudgement(line.substr(line.find(' ')))) {
            CompilerMessage message = made({}, 0, 0, *judgement);
            message.function = functionIn(message.text);
            return message;
        }
    }
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    // The linker's exit status only repeats what the linker said.
    if (const auto judgement = readJudgement(line.substr(colon + 1));
        judgement && !line.substr(0, colon).contains(' ') && !judgement->rest.starts_with("ld returned"))
        return made({}, 0, 0, *judgement);
    if (const std::size_t at = line.find("undefined reference to "); at != std::string_view::npos)
        return made({}, 0, 0, {Severity::error, line.substr(at)});
    return std::nullopt;
}

} // namespace

std::vector<CompilerMessage> parseMessages(std::string_view compilerText)
{
    std::vector<CompilerMessage> result;
    for (const auto part : std::views::split(compilerText, '\n')) {
        const std::string_view line(part);
        // Quoted source lines and carets are indented or numbered: `    3 |   return x`.
        if (line.empty() || line.front() == ' ' || line.front() == '\t')
            continue;
        std::optional<CompilerMessage> message = readGnu(line);
        if (!message)
            message = readNvidia(line);
        if (!message)
            message = readPlaceless(line);
        if (message)
            result.push_back(std::move(*message));
    }
    return result;
}

} // namespace hawk::toolchain
