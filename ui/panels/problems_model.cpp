// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/problems_model.h"

#include <algorithm>
#include <array>
#include <ranges>

#include <QFileInfo>
#include <QIcon>
#include <QLocale>

#include "common/diagnostic_text.h"
#include "common/icons.h"
#include "common/qt_text.h"
#include "text/apply_fixes.h"
#include "text/source_text.h"

namespace hawk::ui {

namespace {

/// Nobody reads more, and the window must not wait for them.
constexpr std::ptrdiff_t mostProblems = 2000;

/// The name of the imported file that a range lies in, empty for the own one.
QString fileOf(text::Range range, const text::SourceText& source)
{
    return source.isOwn(range.begin) ? QString() : QFileInfo(toQt(source.nameAt(range.begin))).fileName();
}

/// `drag.py:8:13`
QString placeOf(const Problem& problem)
{
    if (!problem.range)
        return {};
    const QString place = QStringLiteral("%1:%2").arg(problem.place.line).arg(problem.place.column);
    return problem.file.isEmpty() ? place : problem.file + u':' + place;
}

Problem problemOf(const text::Diagnostic& diagnostic, const text::SourceText& source)
{
    const text::Fix* fix = text::fixWithin(diagnostic, source.text().size());
    return {.severity = diagnostic.severity(),
            .message = translatedMessage(diagnostic),
            .hint = translatedHint(diagnostic),
            .code = toQt(diagnostic.code()),
            .fix = fix ? translatedTitle(*fix) : QString(),
            .range = diagnostic.range,
            .place = source.position(diagnostic.range.begin, text::ColumnUnit::utf16),
            .file = fileOf(diagnostic.range, source)};
}

void addNew(const std::vector<text::Diagnostic>& diagnostics, const text::SourceText& source,
            std::vector<Problem>& problems)
{
    for (const text::Diagnostic& diagnostic : diagnostics) {
        const Problem problem = problemOf(diagnostic, source);
        if (!std::ranges::contains(problems, problem))
            problems.push_back(problem);
    }
}

void addBuildError(const hawk::Error& error, const text::SourceText& source, std::vector<Problem>& problems)
{
    const text::SourceText& own = error.source ? *error.source : source;
    addNew(error.diagnostics, own, problems);
    if (error.diagnostics.empty())
        problems.push_back({.severity = text::Severity::error,
                            .message = toQt(error.message),
                            .hint = toQt(error.hint),
                            .code = toQt(error.code),
                            .fix = {},
                            .range = std::nullopt,
                            .place = {},
                            .file = {}});
}

} // namespace

std::vector<Problem> problemsOf(const workspace::Analysis* analysis, const hawk::Error* buildError,
                                const std::vector<text::Diagnostic>& warnings)
{
    std::vector<Problem> problems;
    if (analysis) {
        for (const text::Diagnostic& diagnostic :
             analysis->module.diagnostics | std::views::take(mostProblems))
            problems.push_back(problemOf(diagnostic, analysis->source()));
    }
    if (buildError)
        addBuildError(*buildError, analysis ? analysis->source() : text::SourceText(), problems);
    if (analysis)
        addNew(warnings, analysis->source(), problems);
    std::ranges::stable_sort(problems, {}, [](const Problem& problem) {
        return problem.range ? std::int64_t{problem.range->begin} : -1;
    });
    return problems;
}

void ProblemsModel::set(std::vector<Problem> problems)
{
    if (problems == m_problems)
        return;
    beginResetModel();
    m_problems = std::move(problems);
    endResetModel();
}

void ProblemsModel::setFreshness(Freshness freshness)
{
    if (std::exchange(m_freshness, freshness) != freshness && !m_problems.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1), {Qt::ForegroundRole});
}

void ProblemsModel::setColours(const Colours& colours)
{
    m_colours = colours;
    if (!m_problems.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1),
                           {Qt::ForegroundRole, Qt::DecorationRole});
}

QString ProblemsModel::line(int row) const
{
    const Problem& problem = at(row);
    // The words of compilers, which other programs read, stay English.
    static constexpr std::array<QLatin1StringView, 3> severities{
        QLatin1StringView("error"), QLatin1StringView("warning"), QLatin1StringView("note")};
    QString text = problem.range ? placeOf(problem) + QStringLiteral(": ") : QString();
    text += severities[static_cast<std::size_t>(problem.severity)] + QStringLiteral(": ") + problem.message;
    if (!problem.hint.isEmpty())
        text += u' ' + problem.hint;
    return text + QStringLiteral(" [%1]").arg(problem.code);
}

int ProblemsModel::count(text::Severity severity) const
{
    return static_cast<int>(std::ranges::count(m_problems, severity, &Problem::severity));
}

int ProblemsModel::fixCount() const
{
    return static_cast<int>(
        std::ranges::count_if(m_problems, [](const Problem& problem) { return !problem.fix.isEmpty(); }));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant ProblemsModel::shown(const Problem& problem, int column) const
{
    switch (column) {
    case message:
        return problem.message;
    case hint:
        // What a repair does says more than advice in general.
        return problem.fix.isEmpty() ? problem.hint : problem.fix;
    case code:
        return problem.code;
    case place:
        return placeOf(problem);
    default:
        return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Problem& problem = at(index.row());
    const auto spelled = [&problem] {
        switch (problem.severity) {
        case text::Severity::error:
            return tr("Error");
        case text::Severity::warning:
            return tr("Warning");
        case text::Severity::note:
            break;
        }
        return tr("Note");
    };
    switch (role) {
    case Qt::DisplayRole:
        return shown(problem, index.column());
    case Qt::DecorationRole:
        if (index.column() == hint && !problem.fix.isEmpty())
            return icon(u"fix");
        if (index.column() != message)
            return {};
        return icon(problem.severity == text::Severity::error         ? u"error"
                        : problem.severity == text::Severity::warning ? u"warning"
                                                                      : u"note");
    case Qt::ForegroundRole:
        if (m_freshness == Freshness::stale || index.column() == hint || index.column() == code)
            return m_colours.dimmed;
        return {};
    case Qt::ToolTipRole:
        return QStringLiteral("<p>%1</p><p>%2</p><p>%4</p><p><code>%3</code></p>")
            .arg(problem.message.toHtmlEscaped(), problem.hint.toHtmlEscaped(), problem.code,
                 problem.fix.isEmpty() ? QString() : tr("Fix: %1").arg(problem.fix).toHtmlEscaped());
    case Qt::AccessibleTextRole:
        if (index.column() == hint && !problem.fix.isEmpty())
            //: %1: what a repair does, a sentence
            return tr("%1 It can be fixed automatically.").arg(problem.fix);
        return index.column() == message ? tr("%1: %2").arg(spelled(), problem.message)
                                         : shown(problem, index.column());
    default:
        return {};
    }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case message:
        return tr("Problem");
    case hint:
        return tr("What to do");
    case code:
        return tr("Code");
    case place:
        //: Line and column.
        return tr("Place");
    default:
        return {};
    }
}

} // namespace hawk::ui
