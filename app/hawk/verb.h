// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <span>
#include <string_view>

#include <QCommandLineParser>

#include "compile/compile.h"
#include "console.h"
#include "text/error.h"

namespace hawk::cli {

/// What a verb is given: its parsed options, the words that are no options, and the streams.
struct Invocation {
    std::string_view verb;
    const QCommandLineParser& options;
    std::vector<std::string> words;
    Console& console;
    process::JobContext job;

    bool isSet(const char* option) const { return options.isSet(QString::fromLatin1(option)); }
    std::string value(const char* option) const
    {
        return options.value(QString::fromLatin1(option)).toStdString();
    }
    std::vector<std::string> values(const char* option) const;
};

/// One verb of the command line. `run` says what went wrong; printing the error and the exit code are main's.
/// A verb that has shown its refusals itself returns ExitCode::refused as its value.
struct Verb {
    std::string_view name;
    std::string_view summary; ///< one sentence
    std::string_view arguments; ///< for the usage line
    std::string_view example; ///< a line a person can type
    void (*declare)(QCommandLineParser& parser);
    Result<ExitCode> (*run)(Invocation& invocation);
};

/// In the order of the help text.
std::span<const Verb> verbs();

} // namespace hawk::cli
