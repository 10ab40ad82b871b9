// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cstdio>
#include <fcntl.h>
#include <format>
#include <optional>
#include <span>

#include <QCoreApplication>

#include "data/near_name.h"
#include "interrupt.h"
#include "process/orderly_end.h"
#include "process/utf8_locale.h"
#include "text/lossy_name.h"
#include "text/utf8.h"
#include "text/version.h"
#include "verb.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

namespace {

std::string overview()
{
    std::string out = "hawk: write, see, time and ship numerical kernels\n\nUsage: hawk VERB [options]\n\n";
    for (const Verb& verb : verbs())
        out += std::format("  {:<9}{}\n", verb.name, verb.summary);
    out += "\nhawk VERB --help explains one verb and shows an example. hawk --version prints the version.\n"
           "Exit codes: 0 fine, 1 refused input, 2 wrong usage, 3 environment, 4 internal error.\n";
    return out;
}

std::string helpFor(const Verb& verb, const QCommandLineParser& parser)
{
    std::string options = parser.helpText().toStdString();
    const std::size_t begin = options.find("Options:");
    options = begin == std::string::npos ? std::string() : options.substr(begin);
    return std::format("{}\n\nUsage: hawk {} {}\n\nExample:\n  {}\n\n{}", verb.summary, verb.name,
                       verb.arguments, verb.example, options);
}

const Verb* findVerb(std::string_view name)
{
    for (const Verb& verb : verbs()) {
        if (verb.name == name)
            return &verb;
    }
    return nullptr;
}

/// A stream that the caller closed would be given to the next file that is opened, and results would be
/// written into it. What is opened here instead takes no results, so that their loss is noticed.
void keepStandardStreams()
{
    for (int number = 0; number < 3; ++number) {
        if (fcntl(number, F_GETFD) < 0)
            open("/dev/null", O_RDONLY);
    }
}

ExitCode printText(const std::string& text)
{
    Console console(OutputForm::text, Chatter::normal);
    console.print(text);
    return console.finish(ExitCode::fine);
}

ExitCode wrongUsage(Console& console, std::string_view code, std::string message, std::string hint)
{
    console.fail(text::usageError(code, std::move(message), std::move(hint)).error());
    return console.finish(ExitCode::usage);
}

/// Qt would give a lossy text for such an argument, and results would be written under another name.
std::optional<ExitCode> refuseInvalidUtf8(std::span<char* const> arguments)
{
    const auto isInvalid = [](const char* word) { return text::firstInvalidUtf8(word).has_value(); };
    const auto found = std::ranges::find_if(arguments, isInvalid);
    if (found == arguments.end())
        return std::nullopt;
    const auto isJson = [](const char* word) { return std::string_view(word) == "--json"; };
    Console console(std::ranges::any_of(arguments, isJson) ? OutputForm::json : OutputForm::text,
                    Chatter::normal);
    return wrongUsage(console, "usage-not-utf8",
                      std::format("The argument `{}` is not valid UTF-8.", text::spellInvalidBytes(*found)),
                      "Rename the file with letters in UTF-8.");
}

ExitCode unknownVerb(Console& console, const std::string& word)
{
    std::vector<std::string> names;
    for (const Verb& verb : verbs())
        names.emplace_back(verb.name);
    const std::string_view near = data::nearName(word, names);
    return wrongUsage(console, "usage-verb", std::format("`{}` is no verb of hawk.", word),
                      near.empty()
                          ? "`hawk --help` lists the verbs."
                          : std::format("Did you mean `hawk {}`? `hawk --help` lists the verbs.", near));
}

ExitCode runVerb(const Verb& verb, const QStringList& arguments, std::stop_token stop)
{
    QCommandLineParser parser;
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsCompactedShortOptions);
    parser.addOptions({
        {{u"h"_s, u"help"_s}, u"Explain this verb."_s},
        {{u"q"_s, u"quiet"_s}, u"No information lines and no progress."_s},
        {u"json"_s, u"Print facts as JSON."_s},
    });
    verb.declare(parser);
    const bool isUnderstood = parser.parse(arguments);
    if (parser.isSet(u"help"_s)) {
        return printText(helpFor(verb, parser));
    }
    Console console(parser.isSet(u"json"_s) ? OutputForm::json : OutputForm::text,
                    parser.isSet(u"quiet"_s) ? Chatter::quiet : Chatter::normal);
    if (!isUnderstood)
        return wrongUsage(console, "usage-option", parser.errorText().toStdString(),
                          std::format("`hawk {} --help` lists the options.", verb.name));

    process::JobContext job = console.job();
    job.stop = std::move(stop);
    Invocation invocation{verb.name, parser, {}, console, job};
    for (const QString& word : parser.positionalArguments())
        invocation.words.push_back(word.toStdString());

    const Result<ExitCode> done = verb.run(invocation);
    if (!done)
        console.fail(done.error());
    return console.finish(done ? *done : exitCodeFor(done.error().kind));
}

ExitCode runLine(const QStringList& arguments)
{
    const std::string word = arguments.size() > 1 ? arguments[1].toStdString() : std::string();
    if (word == "--version")
        return printText(std::format("hawk {}\n", text::productVersion()));
    if (word == "--help" || word == "-h" || word == "help")
        return printText(overview());
    if (word.empty()) {
        std::fputs(overview().c_str(), stderr);
        return ExitCode::usage;
    }
    if (const Verb* verb = findVerb(word))
        return runVerb(*verb, arguments.sliced(1), stopOnInterrupt(std::stop_source()));
    Console console(arguments.contains(u"--json"_s) ? OutputForm::json : OutputForm::text, Chatter::normal);
    return unknownVerb(console, word);
}

} // namespace
} // namespace hawk::cli

int main(int argc, char** argv)
{
    hawk::cli::keepStandardStreams();
    hawk::process::useUtf8Locale();
    return hawk::process::endOrderly("hawk", [&] {
        if (const auto refused = hawk::cli::refuseInvalidUtf8({argv, static_cast<std::size_t>(argc)}))
            return static_cast<int>(*refused);
        QCoreApplication application(argc, argv);
        QCoreApplication::setApplicationName(QStringLiteral("hawk"));
        return static_cast<int>(hawk::cli::runLine(QCoreApplication::arguments()));
    });
}
