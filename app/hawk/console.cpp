// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "console.h"

#include <cstdio>
#include <cstdlib>
#include <format>
#include <unistd.h>
#include <utility>

#include <QJsonArray>
#include <QJsonDocument>

#include "process/finish_output.h"
#include "qt_text.h"
#include "text/render.h"

namespace hawk::cli {

ExitCode exitCodeFor(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::refused:
        return ExitCode::refused;
    case ErrorKind::usage:
        return ExitCode::usage;
    case ErrorKind::environment:
        return ExitCode::environment;
    case ErrorKind::internal:
        break;
    }
    return ExitCode::internal;
}

static std::string_view nameOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::refused:
        return "refused";
    case ErrorKind::usage:
        return "usage";
    case ErrorKind::environment:
        return "environment";
    case ErrorKind::internal:
        break;
    }
    return "internal";
}

static bool hasColours()
{
    return isatty(STDERR_FILENO) && !std::getenv("NO_COLOR");
}

Console::Console(OutputForm form, Chatter chatter) : m_form(form), m_chatter(chatter)
{ }

Console::~Console()
{
    write(stderr, {});
}

static std::string endedLine(std::string_view line)
{
    return line.ends_with('\n') ? std::string(line) : std::string(line) + '\n';
}

void Console::print(std::string_view line)
{
    write(stdout, endedLine(line));
}

void Console::print(const QJsonObject& facts)
{
    print(QJsonDocument(facts).toJson(QJsonDocument::Indented).toStdString());
}

void Console::say(std::string_view line)
{
    if (m_chatter == Chatter::quiet)
        return;
    write(stderr, std::string(line) + '\n');
}

void Console::show(const std::vector<text::Diagnostic>& diagnostics, const text::SourceText& source)
{
    const auto styling = hasColours() ? text::Styling::ansi : text::Styling::plain;
    for (const text::Diagnostic& diagnostic : diagnostics)
        write(stderr, endedLine(text::renderDiagnostic(diagnostic, source, styling)));
}

QJsonObject errorFacts(const Error& error, const text::SourceText* source)
{
    if (error.source)
        source = error.source.get();
    QJsonArray diagnostics;
    for (const text::Diagnostic& diagnostic : error.diagnostics) {
        if (source)
            diagnostics.append(text::diagnosticToJson(diagnostic, *source));
    }
    const QJsonObject object{{QStringLiteral("kind"), toQt(nameOf(error.kind))},
                             {QStringLiteral("code"), toQt(error.code)},
                             {QStringLiteral("message"), toQt(error.message)},
                             {QStringLiteral("hint"), toQt(error.hint)},
                             {QStringLiteral("diagnostics"), diagnostics}};
    return {{QStringLiteral("error"), object}};
}

void Console::fail(const Error& error, const text::SourceText* source)
{
    if (error.source)
        source = error.source.get();
    if (m_form == OutputForm::json) {
        print(errorFacts(error, source));
        return;
    }
    if (source && !error.diagnostics.empty())
        show(error.diagnostics, *source);
    // The lines of a launch's refusal begin with their own codes.
    std::string out = error.message.starts_with(error.code)
        ? std::format("hawk: {}\n", error.message)
        : std::format("hawk: {} [{}]\n", error.message, error.code);
    if (!error.hint.empty())
        out += std::format("hint: {}\n", error.hint);
    write(stderr, out);
}

process::JobContext Console::job()
{
    process::JobContext job;
    job.information = [this](const std::string& line) { say(line); };
    if (m_chatter == Chatter::normal && isatty(STDERR_FILENO)) {
        job.progress = [this](const process::Progress& now) {
            const std::string share =
                now.total > 0 ? std::format(" {}/{}", now.done, now.total) : std::string();
            const std::string line = std::format("\r\033[K{}{}", now.step, share);
            const std::lock_guard lock(m_mutex);
            std::fwrite(line.data(), 1, line.size(), stderr);
            m_hasProgress = true;
        };
    }
    return job;
}

void Console::write(std::FILE* stream, std::string_view text)
{
    const std::lock_guard lock(m_mutex);
    if (std::exchange(m_hasProgress, false))
        std::fputs("\r\033[K", stderr);
    // An empty view may point nowhere, which fwrite does not allow.
    if (!text.empty())
        std::fwrite(text.data(), 1, text.size(), stream);
}

ExitCode Console::finish(ExitCode code)
{
    write(stderr, {});
    if (process::finishOutput("hawk") == process::OutputEnd::written)
        return code;
    return code == ExitCode::fine ? ExitCode::environment : code;
}

std::string spellBytes(std::uint64_t bytes)
{
    if (bytes < 1024)
        return std::format("{} B", bytes);
    static constexpr std::string_view units[] = {"KiB", "MiB", "GiB", "TiB"};
    double value = static_cast<double>(bytes) / 1024;
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < std::size(units)) {
        value /= 1024;
        ++unit;
    }
    return std::format("{:.1f} {}", value, units[unit]);
}

} // namespace hawk::cli
