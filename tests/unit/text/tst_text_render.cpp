// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QJsonArray>
#include <QTest>

#include "text/render.h"

using namespace hawk;
using text::DiagnosticRule;
using text::SourceText;
using text::Styling;

namespace {

constexpr DiagnosticRule rule{.code = "T01", .message = "The name `{0}` is unknown.", .hint = "Write `{1}`."};

} // namespace

class TextRender : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheLineWithMarks();
    void keepsTabsAndWideCharactersAligned();
    void clampsAtTheLineEnd();
    void stylesOnDemand();
    void writesJson();
    void namesTheFileOfEachPlace();
};

void TextRender::showsTheLineWithMarks()
{
    const SourceText source("x = 1\ny = foo + 1\n", "affine.py");
    text::Diagnostic diagnostic = text::diagnose(rule, {10, 13}, {"foo", "food"});
    diagnostic.fixes.push_back({.title = "Replace by `food`", .edits = {{{10, 13}, "food"}}});
    diagnostic.related.push_back({.range = {0, 1}, .message = "Used here."});
    QCOMPARE(QByteArray::fromStdString(renderDiagnostic(diagnostic, source)),
             QByteArray("affine.py:2:5: error[T01]: The name `foo` is unknown.\n"
                        "    2 | y = foo + 1\n"
                        "      |     ^~~\n"
                        "affine.py:1:1: note: Used here.\n"
                        "    1 | x = 1\n"
                        "      | ^\n"
                        "      hint: Write `food`.\n"
                        "      fix: Replace by `food`\n"));
}

void TextRender::keepsTabsAndWideCharactersAligned()
{
    const SourceText source("\t\xE5\x90\x8D = a\n", "x.py");
    const std::string shown = renderDiagnostic(text::diagnose(rule, {7, 8}, {"a", "b"}), source);
    QVERIFY(shown.contains("\n      | \t     ^\n"));
}

void TextRender::clampsAtTheLineEnd()
{
    const SourceText source("ab\ncd", "x.py");
    QVERIFY(renderDiagnostic(text::diagnose(rule, {1, 5}), source).contains("\n      |  ^\n"));
    QVERIFY(renderDiagnostic(text::diagnose(rule, {5, 5}), source).contains("\n      |   ^\n"));
}

void TextRender::stylesOnDemand()
{
    const SourceText source("a", "x.py");
    const text::Diagnostic diagnostic = text::diagnose(rule, {0, 1});
    QVERIFY(!renderDiagnostic(diagnostic, source, Styling::plain).contains('\x1b'));
    QVERIFY(renderDiagnostic(diagnostic, source, Styling::ansi).contains("\x1b[1;31merror[T01]:\x1b[0m"));
}

void TextRender::writesJson()
{
    const SourceText source("x = '\xF0\x9F\x98\x80' + foo", "x.py");
    text::Diagnostic diagnostic = text::diagnose(rule, {13, 16}, {"foo", "food"});
    diagnostic.fixes.push_back({.title = "Replace", .edits = {{{13, 16}, "food"}}});
    const QJsonObject json = diagnosticToJson(diagnostic, source);
    QCOMPARE(json[QStringLiteral("code")].toString(), QStringLiteral("T01"));
    QCOMPARE(json[QStringLiteral("severity")].toString(), QStringLiteral("error"));
    QCOMPARE(json[QStringLiteral("message")].toString(), QStringLiteral("The name `foo` is unknown."));
    QCOMPARE(json[QStringLiteral("hint")].toString(), QStringLiteral("Write `food`."));
    const QJsonObject range = json[QStringLiteral("range")].toObject();
    QCOMPARE(range[QStringLiteral("file")].toString(), QStringLiteral("x.py"));
    QCOMPARE(range[QStringLiteral("begin")].toInt(), 13);
    QCOMPARE(range[QStringLiteral("end")].toInt(), 16);
    QCOMPARE(range[QStringLiteral("line")].toInt(), 1);
    QCOMPARE(range[QStringLiteral("column")].toInt(), 14);
    QCOMPARE(range[QStringLiteral("columnUtf16")].toInt(), 12);
    QCOMPARE(range[QStringLiteral("endColumnUtf16")].toInt(), 15);
    const QJsonObject fix = json[QStringLiteral("fixes")].toArray()[0].toObject();
    QCOMPARE(fix[QStringLiteral("edits")].toArray()[0].toObject()[QStringLiteral("replacement")].toString(),
             QStringLiteral("food"));
}

void TextRender::namesTheFileOfEachPlace()
{
    const SourceText source =
        SourceText("from lib import f\n", "x.py").withFile({"# 1\nf = oops\n", "lib.py"});
    text::Diagnostic diagnostic = text::diagnose(rule, {27, 31}, {"oops", "food"});
    diagnostic.related.push_back({{0, 17}, "Imported here."});
    const std::string shown = renderDiagnostic(diagnostic, source);
    QVERIFY(shown.starts_with("lib.py:2:5: error[T01]: The name `oops` is unknown.\n    2 | f = oops\n"));
    QVERIFY(shown.contains("x.py:1:1: note: Imported here.\n    1 | from lib import f\n"));
    const QJsonObject range = diagnosticToJson(diagnostic, source)[QStringLiteral("range")].toObject();
    QCOMPARE(range[QStringLiteral("file")].toString(), QStringLiteral("lib.py"));
    QCOMPARE(range[QStringLiteral("begin")].toInt(), 8);
}

QTEST_APPLESS_MAIN(TextRender)
#include "tst_text_render.moc"
