// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "text/apply_fixes.h"
#include "text/code_pages.h"

using namespace hawk::text;

/// The manual of the codes, and the repairs that diagnostics carry.
class TextCodePages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinsRowsAndExamples();
    void appliesFixesThatLieApart();
    void leavesOutWhatTouches();
    void insertsOnce();
    void leavesOtherFilesAlone();
};

namespace {

constexpr DiagnosticRule rule{"T01", "A message.", "A hint."};

Diagnostic withFix(std::vector<TextEdit> edits)
{
    Diagnostic diagnostic = diagnose(rule, {0, 1});
    diagnostic.fixes.push_back({"Write it.", std::move(edits)});
    return diagnostic;
}

} // namespace

void TextCodePages::joinsRowsAndExamples()
{
    const std::vector<CodePage> pages = readCodePages(
        "# Codes\n\n| code | what it means | what to do |\n| --- | --- | --- |\n"
        "| `R33` | `and` or `\\|` joins. | Use `land`. |\n| `R34` | Not. | Use `lnot`. |\n"
        "| 0 | fine | All is done. |\n",
        "# Examples\n\n## `R33`\n\nRefused:\n\n```python\na and b  #! a and b\n```\n\nAccepted:\n\n"
        "```python\nland(a, b)\n\nx\n```\n\n## `R99`\n\nRefused:\n\n```python\nno row\n```\n");
    QCOMPARE(pages.size(), std::size_t{3});
    QCOMPARE(pages[0].code, std::string("R33"));
    QCOMPARE(pages[0].meaning, std::string("`and` or `|` joins."));
    QCOMPARE(pages[0].advice, std::string("Use `land`."));
    QCOMPARE(pages[0].refused, std::string("a and b  #! a and b\n"));
    QCOMPARE(pages[0].accepted, std::string("land(a, b)\n\nx\n"));
    QVERIFY(pages[1].refused.empty());
    QCOMPARE(pages[2].code, std::string("R99"));
    QVERIFY(pages[2].meaning.empty());
}

void TextCodePages::appliesFixesThatLieApart()
{
    const FixedText fixed =
        applyFixes("one two three", {withFix({{{8, 13}, "3"}}), withFix({{{0, 3}, "1"}})});
    QCOMPARE(fixed.text, std::string("1 two 3"));
    QCOMPARE(fixed.fixCount, std::size_t{2});
}

void TextCodePages::leavesOutWhatTouches()
{
    const FixedText fixed =
        applyFixes("one two", {withFix({{{0, 3}, "1"}, {{4, 7}, "2"}}), withFix({{{3, 3}, "!"}})});
    QCOMPARE(fixed.text, std::string("1 2"));
    QCOMPARE(fixed.fixCount, std::size_t{1});
    // A bracket of each is needed: the second waits for the next reading.
    const FixedText nested =
        applyFixes("ab", {withFix({{{0, 0}, "("}, {{2, 2}, ")"}}), withFix({{{1, 1}, "("}, {{2, 2}, ")"}})});
    QCOMPARE(nested.text, std::string("(ab)"));
}

void TextCodePages::insertsOnce()
{
    const TextEdit import{{3, 3}, "\nimport b"};
    const FixedText fixed =
        applyFixes("top\nx y", {withFix({import, {{4, 5}, "b.x"}}), withFix({import, {{6, 7}, "b.y"}})});
    QCOMPARE(fixed.text, std::string("top\nimport b\nb.x b.y"));
    QCOMPARE(fixed.fixCount, std::size_t{2});
}

void TextCodePages::leavesOtherFilesAlone()
{
    const FixedText fixed = applyFixes("one", {withFix({{{4, 5}, "x"}}), diagnose(rule, {0, 1})});
    QCOMPARE(fixed.text, std::string("one"));
    QCOMPARE(fixed.fixCount, std::size_t{0});
}

QTEST_APPLESS_MAIN(TextCodePages)
#include "tst_text_code_pages.moc"
