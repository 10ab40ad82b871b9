// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The benchmarks behind the product's goals: every claim is a ratio, or a time, of one run.

#include <cstdio>
#include <format>

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QTemporaryDir>

#include "launch/timing.h"
#include "measures.h"
#include "toolchain/toolchain.h"

namespace hawk::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr const Measure* measures[] = {&traceMeasure, &coldMeasure, &editMeasure,
                                       &hitMeasure,   &callMeasure, &streamMeasure};

enum class Form { table, json };

struct Options {
    std::vector<const Measure*> wanted;
    unsigned rounds = 0;
    Form form = Form::table;
};

int fail(const Error& error)
{
    std::fputs(std::format("hawk-bench: {} [{}]\n", error.message, error.code).c_str(), stderr);
    if (!error.hint.empty())
        std::fputs(std::format("hint: {}\n", error.hint).c_str(), stderr);
    return 1;
}

Result<Options> optionsOf(const QStringList& arguments)
{
    std::string names;
    for (const Measure* measure : measures)
        names += std::format("{}{}", names.empty() ? "" : ", ", measure->name);
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures what the product promises, beside the best alternative."_s);
    parser.addHelpOption();
    parser.addOptions({{u"only"_s, u"One or several of: "_s + QString::fromStdString(names), u"NAMES"_s},
                       {u"rounds"_s, u"Rounds of each measure."_s, u"N"_s},
                       {u"json"_s, u"Print one JSON document."_s}});
    parser.process(arguments);

    Options options{.form = parser.isSet(u"json"_s) ? Form::json : Form::table};
    if (parser.isSet(u"rounds"_s)) {
        options.rounds = parser.value(u"rounds"_s).toUInt();
        if (options.rounds == 0)
            return text::usageError("bench-rounds", "The number of rounds is not understood.",
                                    "Give a whole number from 1 on.");
    }
    const QStringList only = parser.value(u"only"_s).split(u',', Qt::SkipEmptyParts);
    for (const Measure* measure : measures) {
        const QLatin1StringView name(measure->name.data(), static_cast<qsizetype>(measure->name.size()));
        if (only.isEmpty() || only.contains(name))
            options.wanted.push_back(measure);
    }
    if (!only.isEmpty() && std::ssize(options.wanted) != only.size())
        return text::usageError("bench-only", "A name given with --only is not a measure.",
                                std::format("Choose from {}.", names));
    return options;
}

/// The machine and what the compiler is told.
Facts factsOf(const toolchain::Settings& settings)
{
    Facts facts = launch::describeMachine();
    toolchain::Toolchain toolchain(settings, {});
    const auto compiler = toolchain.compiler(codegen::CompilerKind::hostCxx);
    facts.emplace_back("compiler", compiler ? compiler->version : compiler.error().message);
    const auto profile = toolchain.profile();
    const auto flags = toolchain.flags(
        {.profile = profile.value_or(codegen::Profile::native), .optLevel = settings.optLevel.value});
    std::string words;
    for (const std::string& flag : flags.value_or(std::vector<std::string>()))
        words += words.empty() ? flag : ' ' + flag;
    facts.emplace_back("flags", words);
    return facts;
}

int run(const Options& options)
{
    const QTemporaryDir scratch;
    const std::string folder = scratch.path().toStdString();
    const auto environment = process::Environment::ofThisProcess();
    const auto settings = toolchain::resolveSettings({.cacheDirectory = folder + "/cache"}, environment);
    if (!scratch.isValid() || !settings)
        return fail(settings ? text::environmentError("bench-scratch", "No temporary folder can be made.",
                                                      "Set TMPDIR to a folder that can be written.")
                                   .error()
                             : settings.error());
    const Context context{.scratch = folder,
                          .programs = QCoreApplication::applicationDirPath().toStdString(),
                          .environment = environment,
                          .settings = *settings,
                          .rounds = options.rounds};
    const Facts facts = factsOf(*settings);
    const bool isTable = options.form == Form::table;
    if (isTable)
        std::fputs(
            (spellFacts(facts)
             + "\nResults are checked before anything is timed. A ratio is the median of the ratios of "
               "the rounds;\nthe range is from its first to its third quartile.\n")
                .c_str(),
            stdout);
    std::vector<Line> lines;
    for (const Measure* measure : options.wanted) {
        if (isTable)
            std::fputs(std::format("\n{}: {}\n", measure->name, measure->question).c_str(), stdout);
        std::fflush(stdout);
        const auto measured = measure->run(context);
        if (!measured)
            return fail(measured.error());
        for (const Line& line : *measured) {
            if (isTable)
                std::fputs(spell(line).c_str(), stdout);
            lines.push_back(line);
        }
    }
    if (!isTable)
        std::fputs(toJson(facts, lines).c_str(), stdout);
    return 0;
}

} // namespace
} // namespace hawk::bench

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const auto options = hawk::bench::optionsOf(QCoreApplication::arguments());
    if (!options) {
        hawk::bench::fail(options.error());
        return 2;
    }
    return hawk::bench::run(*options);
}
