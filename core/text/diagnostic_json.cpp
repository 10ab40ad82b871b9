// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QJsonArray>
#include <QJsonObject>

#include "text/render.h"

namespace hawk::text {

namespace {

QString qString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString severityName(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return QStringLiteral("error");
    case Severity::warning:
        return QStringLiteral("warning");
    case Severity::note:
        return QStringLiteral("note");
    }
    return QStringLiteral("error");
}

QJsonObject rangeToJson(Range range, const SourceText& source)
{
    const auto number = [](std::uint32_t value) { return static_cast<qint64>(value); };
    const std::uint32_t first = source.fileBeginAt(range.begin);
    const LineColumn begin = source.position(range.begin);
    const LineColumn end = source.position(range.end);
    return {
        {QStringLiteral("file"), qString(source.nameAt(range.begin))},
        {QStringLiteral("begin"), number(range.begin - first)},
        {QStringLiteral("end"), number(range.end - first)},
        {QStringLiteral("line"), number(begin.line)},
        {QStringLiteral("column"), number(begin.column)},
        {QStringLiteral("columnUtf16"), number(source.position(range.begin, ColumnUnit::utf16).column)},
        {QStringLiteral("endLine"), number(end.line)},
        {QStringLiteral("endColumn"), number(end.column)},
        {QStringLiteral("endColumnUtf16"), number(source.position(range.end, ColumnUnit::utf16).column)},
    };
}

QJsonArray fixesToJson(const Diagnostic& diagnostic, const SourceText& source)
{
    QJsonArray fixes;
    for (const Fix& fix : diagnostic.fixes) {
        QJsonArray edits;
        for (const TextEdit& edit : fix.edits)
            edits.append(QJsonObject{{QStringLiteral("range"), rangeToJson(edit.range, source)},
                                     {QStringLiteral("replacement"), qString(edit.replacement)}});
        fixes.append(
            QJsonObject{{QStringLiteral("title"), qString(fix.title)}, {QStringLiteral("edits"), edits}});
    }
    return fixes;
}

} // namespace

QJsonObject diagnosticToJson(const Diagnostic& diagnostic, const SourceText& source)
{
    QJsonArray related;
    for (const RelatedPlace& place : diagnostic.related)
        related.append(QJsonObject{{QStringLiteral("message"), qString(place.message)},
                                   {QStringLiteral("range"), rangeToJson(place.range, source)}});
    return {
        {QStringLiteral("code"), qString(diagnostic.code())},
        {QStringLiteral("severity"), severityName(diagnostic.severity())},
        {QStringLiteral("message"), qString(diagnostic.message())},
        {QStringLiteral("hint"), qString(diagnostic.hint())},
        {QStringLiteral("range"), rangeToJson(diagnostic.range, source)},
        {QStringLiteral("related"), related},
        {QStringLiteral("fixes"), fixesToJson(diagnostic, source)},
    };
}

} // namespace hawk::text
