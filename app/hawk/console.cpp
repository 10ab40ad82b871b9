// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "console.h"

#include <cstdio>
#include <cstdlib>
#include <format>
#include <unistd.h>

#include <QJsonArray>
#include <QJsonDocument>

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

static QString qt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

Console::Console(OutputForm form, Chatter chatter) : m_form(form), m_chatter(chatter)
{ }

Console::~Console()
{
    clearProgress();
}

void Console::print(std::string_view line)
{
    clearProgress();
    std::fwrite(line.data(), 1, line.size(), stdout);
    if (!line.ends_with('\n'))
        std::fputc('\n', stdout);
}

void Console::print(const QJsonObject& facts)
{
    print(QJsonDocument(facts).toJson(QJsonDocument::Indented).toStdString());
}

void Console::say(std::string_view line)
{
    if (m_chatter == Chatter::quiet)
        return;
    clearProgress();
    std::fwrite(line.data(), 1, line.size(), stderr);
    std::fputc('\n', stderr);
}

void Console::show(const std::vector<text::Diagnostic>& diagnostics, const text::SourceText& source)
{
    clearProgress();
    const auto styling = hasColours() ? text::Styling::ansi : text::Styling::plain;
    for (const text::Diagnostic& diagnostic : diagnostics) {
        const std::string rendered = text::renderDiagnostic(diagnostic, source, styling);
        std::fwrite(rendered.data(), 1, rendered.size(), stderr);
        if (!rendered.ends_with('\n'))
            std::fputc('\n', stderr);
    }
}

void Console::fail(const Error& error, const text::SourceText* source)
{
    clearProgress();
    if (m_form == OutputForm::json) {
        QJsonArray diagnostics;
        for (const text::Diagnostic& diagnostic : error.diagnostics) {
            if (source)
                diagnostics.append(text::diagnosticToJson(diagnostic, *source));
        }
        const QJsonObject object{{QStringLiteral("kind"), qt(nameOf(error.kind))},
                                 {QStringLiteral("code"), qt(error.code)},
                                 {QStringLiteral("message"), qt(error.message)},
                                 {QStringLiteral("hint"), qt(error.hint)},
                                 {QStringLiteral("diagnostics"), diagnostics}};
        print(QJsonObject{{QStringLiteral("error"), object}});
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
    std::fwrite(out.data(), 1, out.size(), stderr);
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
            std::fwrite(line.data(), 1, line.size(), stderr);
            m_hasProgress = true;
        };
    }
    return job;
}

void Console::clearProgress()
{
    if (m_hasProgress)
        std::fputs("\r\033[K", stderr);
    m_hasProgress = false;
}

ExitCode Console::finish(ExitCode code)
{
    clearProgress();
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0)
        return code;
    std::fputs("hawk: The results cannot be written to standard output. [output-failed]\n"
               "hint: Look at the free space of the disk and at the program that reads them.\n",
               stderr);
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

std::string spellSeconds(double seconds)
{
    if (seconds >= 1)
        return std::format("{:.3g} s", seconds);
    if (seconds >= 1e-3)
        return std::format("{:.3g} ms", seconds * 1e3);
    if (seconds >= 1e-6)
        return std::format("{:.3g} us", seconds * 1e6);
    return std::format("{:.3g} ns", seconds * 1e9);
}

} // namespace hawk::cli
