// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <charconv>
#include <format>

#include <QJsonArray>

#include "assist/completion.h"
#include "assist/hover.h"
#include "assist/renaming.h"
#include "data/replacement_file.h"
#include "qt_text.h"
#include "verbs.h"
#include "workspace/kernel_file.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

struct Place {
    std::string file;
    text::LineColumn position;
};

/// A kernel file with what is asked of it.
struct Question {
    trace::Module module;
    assist::Symbols symbols;
    std::uint32_t offset = 0;
    std::string file;

    const text::SourceText& source() const { return module.tree.source(); }
};

std::optional<std::uint32_t> takeNumber(std::string& text)
{
    const std::size_t colon = text.rfind(':');
    std::uint32_t number = 0;
    if (colon == std::string::npos)
        return std::nullopt;
    const char* const end = text.data() + text.size();
    const auto [last, fault] = std::from_chars(text.data() + colon + 1, end, number);
    if (fault != std::errc() || last != end || number == 0)
        return std::nullopt;
    text.erase(colon);
    return number;
}

Result<Place> parsePlace(const std::string& word)
{
    Place place{word, {}};
    const auto column = takeNumber(place.file);
    const auto line = column ? takeNumber(place.file) : std::nullopt;
    if (!line) {
        return text::usageError("usage-place", std::format("`{}` is no place in a file.", word),
                                "Write FILE:LINE:COLUMN, each counted from 1: `track.py:12:9`.");
    }
    place.position = {*line, *column};
    return place;
}

Result<Question> ask(Invocation& invocation)
{
    if (auto counted = expectWords(invocation, 2, 2, "What is asked, and a place"); !counted)
        return std::unexpected(counted.error());
    const auto place = parsePlace(invocation.words[1]);
    if (!place)
        return std::unexpected(place.error());
    auto module = workspace::loadKernelFile(place->file, invocation.job);
    if (!module)
        return std::unexpected(module.error());
    assist::Symbols symbols(*module);
    const std::uint32_t offset = module->tree.source().offset(place->position);
    return Question{*std::move(module), std::move(symbols), offset, place->file};
}

std::string spellPlace(const Question& question, text::Range range)
{
    const text::LineColumn place = question.source().position(range.begin);
    return std::format("{}:{}:{}", question.source().name(), place.line, place.column);
}

QJsonObject placeFacts(const Question& question, text::Range range)
{
    const text::LineColumn begin = question.source().position(range.begin);
    const text::LineColumn end = question.source().position(range.end);
    return {{u"line"_s, static_cast<int>(begin.line)},
            {u"column"_s, static_cast<int>(begin.column)},
            {u"endLine"_s, static_cast<int>(end.line)},
            {u"endColumn"_s, static_cast<int>(end.column)}};
}

ExitCode complete(Console& console, const Question& question)
{
    const assist::Completion completion =
        assist::completionsAt(question.module, question.symbols, question.offset);
    QJsonArray candidates;
    for (const assist::Candidate& candidate : completion.candidates) {
        QJsonObject facts{{u"label"_s, toQt(candidate.label)},
                          {u"kind"_s, toQt(assist::nameOf(candidate.kind))},
                          {u"usage"_s, toQt(candidate.usage)},
                          {u"summary"_s, toQt(candidate.summary)}};
        if (candidate.import) {
            QJsonObject import = placeFacts(question, candidate.import->range);
            import.insert(u"text"_s, toQt(candidate.import->text));
            facts.insert(u"import"_s, import);
        }
        candidates.append(facts);
        if (!console.isJson()) {
            console.print(std::format("{:24}  {:9}  {}", candidate.label, assist::nameOf(candidate.kind),
                                      candidate.summary.empty() ? candidate.usage : candidate.summary));
        }
    }
    if (console.isJson()) {
        console.print(QJsonObject{{u"replaced"_s, placeFacts(question, completion.replaced)},
                                  {u"candidates"_s, candidates}});
    }
    return ExitCode::fine;
}

ExitCode hover(Console& console, const Question& question)
{
    const auto hover = assist::hoverAt(question.module, question.symbols, question.offset);
    QJsonObject facts;
    if (hover) {
        QJsonArray sentences;
        for (const std::string& fact : hover->facts)
            sentences.append(toQt(fact));
        facts = placeFacts(question, hover->range);
        facts.insert(u"title"_s, toQt(hover->title));
        facts.insert(u"facts"_s, sentences);
    }
    if (console.isJson()) {
        console.print(facts);
    } else if (hover) {
        console.print(hover->title);
        for (const std::string& fact : hover->facts)
            console.print(fact);
    } else {
        console.say("Nothing is known of this place.");
    }
    return ExitCode::fine;
}

ExitCode places(Console& console, const Question& question, const std::vector<text::Range>& ranges)
{
    QJsonArray facts;
    for (const text::Range& range : ranges) {
        facts.append(placeFacts(question, range));
        if (!console.isJson()) {
            const std::uint32_t line = question.source().position(range.begin).line;
            console.print(std::format("{}: {}", spellPlace(question, range), question.source().line(line)));
        }
    }
    if (console.isJson())
        console.print(QJsonObject{{u"places"_s, facts}});
    else if (ranges.empty())
        console.say("No name of the file stands here.");
    return ExitCode::fine;
}

Result<ExitCode> rename(Invocation& invocation, const Question& question)
{
    auto edits =
        assist::renamingAt(question.module, question.symbols, question.offset, invocation.value("to"));
    if (!edits)
        return std::unexpected(edits.error());
    if (invocation.isSet("write")) {
        const std::string mark = question.source().hasByteOrderMark() ? "\xEF\xBB\xBF" : "";
        const std::string text = mark + assist::edited(question.source().text(), *edits);
        if (auto written = data::replaceFile(question.file, text); !written)
            return std::unexpected(written.error());
    }
    QJsonArray facts;
    for (const assist::TextEdit& edit : *edits) {
        QJsonObject one = placeFacts(question, edit.range);
        one.insert(u"text"_s, toQt(edit.text));
        facts.append(one);
        if (!invocation.console.isJson())
            invocation.console.print(std::format("{}: {}", spellPlace(question, edit.range), edit.text));
    }
    if (invocation.console.isJson())
        invocation.console.print(QJsonObject{{u"edits"_s, facts}});
    return ExitCode::fine;
}

Result<ExitCode> run(Invocation& invocation)
{
    const auto question = ask(invocation);
    if (!question)
        return std::unexpected(question.error());
    const std::string& what = invocation.words[0];
    const assist::Symbol* symbol = question->symbols.at(question->offset);
    const std::vector<text::Range> nothing;
    if (what == "complete")
        return complete(invocation.console, *question);
    if (what == "hover")
        return hover(invocation.console, *question);
    if (what == "definition") {
        return places(invocation.console, *question,
                      symbol == nullptr ? nothing : std::vector{symbol->bindings.front()});
    }
    if (what == "uses")
        return places(invocation.console, *question, symbol == nullptr ? nothing : symbol->occurrences);
    if (what == "rename")
        return rename(invocation, *question);
    return text::usageError("usage-assist", std::format("`{}` cannot be asked of a file.", what),
                            "Ask one of complete, hover, definition, uses and rename.");
}

void declare(QCommandLineParser& parser)
{
    parser.addOptions({
        {u"to"_s, u"The new name, for rename."_s, u"NAME"_s},
        {u"write"_s, u"With rename: change the file; without it the changes are only told."_s},
    });
}

} // namespace

const Verb assistVerb{
    .name = "assist",
    .summary = "Answer what an editor asks: completion, meaning, definition, uses, renaming.",
    .arguments = "complete|hover|definition|uses|rename FILE:LINE:COLUMN [--to NAME] [--write] [--json]",
    .example = "hawk assist hover affine.py:9:5",
    .declare = declare,
    .run = run,
};

} // namespace hawk::cli
