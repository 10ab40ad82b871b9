// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <cstdio>
#include <mutex>
#include <string>
#include <string_view>

#include <QJsonObject>

#include "process/job_context.h"
#include "text/error.h"
#include "text/source_text.h"
#include "workspace/spell_seconds.h"

namespace hawk::cli {

enum class ExitCode { fine = 0, refused = 1, usage = 2, environment = 3, internal = 4 };
enum class OutputForm { text, json };
enum class Chatter { normal, quiet };

ExitCode exitCodeFor(ErrorKind kind);

/// `{"error": {kind, code, message, hint, diagnostics}}`; diagnostics need a source, the error's own or the
/// given one.
QJsonObject errorFacts(const Error& error, const text::SourceText* source = nullptr);

/// The program's two streams: results go to standard output and nothing else does; information, progress
/// and messages go to standard error. Progress is drawn only on a terminal. Thread-safe: jobs report from
/// several threads, and no line is written into another.
class Console
{
public:
    Console(OutputForm form, Chatter chatter);
    ~Console();

    OutputForm form() const { return m_form; }
    bool isJson() const { return m_form == OutputForm::json; }

    /// A line of results.
    void print(std::string_view line);
    void print(const QJsonObject& facts);
    /// A line for the reader that is no result; silenced by --quiet.
    void say(std::string_view line);
    /// Message, hint and code; diagnostics are shown in `source` when there is one. With --json one object
    /// `{"error": …}` on standard output.
    /// The error's own source goes before `source`.
    void fail(const Error& error, const text::SourceText* source = nullptr);
    void show(const std::vector<text::Diagnostic>& diagnostics, const text::SourceText& source);

    /// Progress and information lines of jobs; stopped by Ctrl-C.
    process::JobContext job();
    /// Flushes what was printed. Where that fails (a full disk, a closed stream) says so, and the program
    /// does not end with `fine`. Returns the exit code.
    ExitCode finish(ExitCode code);

private:
    /// Takes the lock and writes in place of the progress line.
    void write(std::FILE* stream, std::string_view text);

    OutputForm m_form;
    Chatter m_chatter;
    std::mutex m_mutex; ///< of the streams and of m_hasProgress
    bool m_hasProgress = false;
};

/// `1.5 MiB`, `312 B`.
std::string spellBytes(std::uint64_t bytes);
using workspace::spellSeconds;

} // namespace hawk::cli
