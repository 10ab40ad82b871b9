// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstdio>
#include <format>

#include <QCoreApplication>

#include "interrupt.h"
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

int wrongUsage(const std::string& message, const std::string& hint)
{
    std::fputs(std::format("hawk: {}\nhint: {}\n", message, hint).c_str(), stderr);
    return static_cast<int>(ExitCode::usage);
}

int runVerb(const Verb& verb, const QStringList& arguments, std::stop_token stop)
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
        std::fputs(helpFor(verb, parser).c_str(), stdout);
        return 0;
    }
    if (!isUnderstood)
        return wrongUsage(parser.errorText().toStdString(), std::format("See `hawk {} --help`.", verb.name));

    Console console(parser.isSet(u"json"_s) ? OutputForm::json : OutputForm::text,
                    parser.isSet(u"quiet"_s) ? Chatter::quiet : Chatter::normal);
    process::JobContext job = console.job();
    job.stop = std::move(stop);
    Invocation invocation{parser, {}, console, job};
    for (const QString& word : parser.positionalArguments())
        invocation.words.push_back(word.toStdString());

    const Result<ExitCode> done = verb.run(invocation);
    if (!done)
        console.fail(done.error());
    const ExitCode code = done ? *done : exitCodeFor(done.error().kind);
    if (!console.finish() && code == ExitCode::fine) {
        std::fputs("hawk: the results could not be written to standard output. [output-failed]\n"
                   "hint: Look at the free space of the disk and at the program that reads them.\n",
                   stderr);
        return static_cast<int>(ExitCode::environment);
    }
    return static_cast<int>(code);
}

} // namespace
} // namespace hawk::cli

int main(int argc, char** argv)
{
    using namespace hawk::cli;
    QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("hawk"));

    const QStringList arguments = QCoreApplication::arguments();
    const std::string word = arguments.size() > 1 ? arguments[1].toStdString() : std::string();
    if (word == "--version") {
        std::fputs(std::format("hawk {}\n", hawk::text::productVersion()).c_str(), stdout);
        return 0;
    }
    if (word.empty() || word == "--help" || word == "-h" || word == "help") {
        std::fputs(overview().c_str(), word.empty() ? stderr : stdout);
        return word.empty() ? static_cast<int>(ExitCode::usage) : 0;
    }
    const Verb* verb = findVerb(word);
    if (!verb)
        return wrongUsage(std::format("`{}` is no verb of hawk.", word), "`hawk --help` lists the verbs.");
    return runVerb(*verb, arguments.sliced(1), stopOnInterrupt(std::stop_source()));
}
