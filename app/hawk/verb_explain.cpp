// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include <QFile>
#include <QJsonArray>

#include "data/near_name.h"
#include "qt_text.h"
#include "text/code_pages.h"
#include "text/line_diff.h"
#include "verbs.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

std::string resource(const QString& name)
{
    QFile file(u":/codes/"_s + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A line of an example and, where it has a mark, a second one that underlines the fault.
void addLine(std::string& out, std::string_view line)
{
    constexpr std::string_view mark = "#! ";
    const std::size_t at = line.find(mark);
    const std::string_view code = line.substr(0, at);
    const std::size_t end = code.find_last_not_of(' ');
    out += end == std::string_view::npos ? "\n" : std::format("    {}\n", code.substr(0, end + 1));
    if (at == std::string_view::npos)
        return;
    const std::string_view fault = line.substr(at + mark.size());
    if (const std::size_t column = code.find(fault); column != std::string_view::npos)
        out += std::format("    {}{}\n", std::string(column, ' '), "^" + std::string(fault.size() - 1, '~'));
}

std::string example(std::string_view title, std::string_view text)
{
    if (text.empty())
        return {};
    std::string out = std::format("\n{}:\n\n", title);
    for (const std::string_view line : text::splitLines(text))
        addLine(out, line);
    while (out.ends_with("\n\n"))
        out.pop_back();
    return out;
}

std::string spelled(const text::CodePage& page)
{
    return std::format("{}: {}\n{}\n{}{}", page.code, page.meaning, page.advice,
                       example("Refused", page.refused), example("Accepted", page.accepted));
}

QJsonObject facts(const text::CodePage& page)
{
    return {{u"code"_s, toQt(page.code)},
            {u"meaning"_s, toQt(page.meaning)},
            {u"advice"_s, toQt(page.advice)},
            {u"refused"_s, toQt(page.refused)},
            {u"accepted"_s, toQt(page.accepted)}};
}

Result<ExitCode> run(Invocation& invocation)
{
    const std::vector<text::CodePage> pages =
        text::readCodePages(resource(u"codes.md"_s), resource(u"code-examples.md"_s));
    Console& console = invocation.console;
    std::vector<text::CodePage> wanted;
    for (const std::string& word : invocation.words) {
        const auto page = std::ranges::find(pages, word, &text::CodePage::code);
        if (page == pages.end()) {
            std::vector<std::string> codes;
            for (const text::CodePage& known : pages)
                codes.push_back(known.code);
            const std::string_view near = data::nearName(word, codes);
            return text::usageError("explain-code", std::format("There is no code `{}`.", word),
                                    near.empty() ? "`hawk explain` lists them all."
                                                 : std::format("Perhaps `{}` is meant.", near));
        }
        wanted.push_back(*page);
    }
    const bool isList = wanted.empty();
    if (console.isJson()) {
        QJsonArray codes;
        for (const text::CodePage& page : isList ? pages : wanted)
            codes.append(facts(page));
        console.print(QJsonObject{{u"codes"_s, codes}});
        return ExitCode::fine;
    }
    for (const text::CodePage& page : isList ? pages : wanted)
        console.print(isList ? std::format("{:<24} {}", page.code, page.meaning) : spelled(page));
    return ExitCode::fine;
}

} // namespace

const Verb explainVerb{
    .name = "explain",
    .summary = "Explain the code of a message, with an example that is refused and one that is accepted.",
    .arguments = "[CODE…] [--json]",
    .example = "hawk explain R33",
    .declare = [](QCommandLineParser&) { },
    .run = run,
};

} // namespace hawk::cli
