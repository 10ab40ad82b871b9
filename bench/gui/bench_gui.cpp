// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The goals for how fast the window answers, each beside what it does. Offscreen and in one process, with a
// cache, a configuration and a home of its own.

#include <algorithm>
#include <cstdio>
#include <format>

#include <QCommandLineParser>
#include <QLoggingCategory>

#include "interaction.h"
#include "latency_report.h"
#include "launch/timing.h"
#include "support/isolation.h"

namespace hawk::bench {

namespace {

using namespace Qt::StringLiterals;

constexpr const InteractionGroup* groups[] = {&windowGroup, &typingGroup, &buildingGroup, &programGroup};

enum class Form { table, json };

struct Options {
    std::vector<int> only;
    unsigned events = 0;
    Form form = Form::table;

    bool wants(int goal) const { return only.empty() || std::ranges::contains(only, goal); }
};

int fail(const Error& error)
{
    std::fputs(std::format("bench-gui: {} [{}]\n", error.message, error.code).c_str(), stderr);
    if (!error.hint.empty())
        std::fputs(std::format("hint: {}\n", error.hint).c_str(), stderr);
    return error.kind == text::ErrorKind::usage ? 2 : 1;
}

Result<Options> optionsOf(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(u"Measures how fast the window answers, beside the goals for it."_s);
    parser.addHelpOption();
    parser.addOptions({{u"only"_s, u"Numbers of goals, for example 1,4,13."_s, u"NUMBERS"_s},
                       {u"events"_s, u"Events of each interaction."_s, u"N"_s},
                       {u"json"_s, u"Print one JSON document."_s}});
    parser.process(arguments);
    Options options{.form = parser.isSet(u"json"_s) ? Form::json : Form::table};
    if (parser.isSet(u"events"_s)) {
        options.events = parser.value(u"events"_s).toUInt();
        if (options.events == 0)
            return text::usageError("bench-events", "The number of events is not understood.",
                                    "Give a whole number from 1 on.");
    }
    for (const QString& word : parser.value(u"only"_s).split(u',', Qt::SkipEmptyParts)) {
        const int number = word.toInt();
        const auto measures = [number](const InteractionGroup* group) {
            return std::ranges::contains(group->goals, number);
        };
        if (std::ranges::none_of(groups, measures))
            return text::usageError("bench-only",
                                    std::format("'{}' is no goal that is measured.", word.toStdString()),
                                    "Run it without --only to see the numbers.");
        options.only.push_back(number);
    }
    return options;
}

void say(const Options& options, const std::string& text)
{
    if (options.form == Form::table)
        std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
}

int run(const Options& options, GuiContext& context)
{
    for (const auto& [name, value] : launch::describeMachine())
        say(options, std::format("{:<12}{}\n", name, value));
    say(options, "\n" + spellHead());
    std::vector<Series> all;
    for (const InteractionGroup* group : groups) {
        if (std::ranges::none_of(group->goals, [&](int goal) { return options.wants(goal); }))
            continue;
        auto measured = group->run(context);
        if (!measured)
            return fail(measured.error());
        for (Series& series : *measured) {
            if (!options.wants(series.goal))
                continue;
            say(options, spell(series));
            all.push_back(std::move(series));
        }
    }
    if (options.form == Form::json)
        std::fputs(toJson(all).c_str(), stdout);
    return 0;
}

} // namespace
} // namespace hawk::bench

int main(int argc, char** argv)
{
    using namespace hawk::bench;
    const hawk::gui::Isolation isolation;
    // No pause between an update and its painting: on a screen it is the screen's own.
    qputenv("QT_QPA_UPDATE_IDLE_TIME", "0");
    hawk::gui::GuiApplication application(argc, argv);
    // Offscreen the platform says of each window what it cannot do.
    QLoggingCategory::defaultCategory()->setEnabled(QtWarningMsg, false);
    const auto options = optionsOf(QCoreApplication::arguments());
    if (!options)
        return fail(options.error());
    GuiContext context{.application = application,
                       .scratch = isolation.folder().toStdString(),
                       .programs = QCoreApplication::applicationDirPath().toStdString(),
                       .events = options->events};
    return run(*options, context);
}
