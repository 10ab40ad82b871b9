// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <random>

#include <QTest>

#include "text/line_diff.h"

using namespace hawk;
using text::LineChange;
using Lines = std::vector<std::string_view>;

class TextLineDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsLines_data();
    void splitsLines();
    void findsTheFewestLines_data();
    void findsTheFewestLines();
    void agreesWithTheTableOfRandomTexts();
    void staysRightBeyondItsLimit();
    void spellsGroups();
};

namespace {

Lines apply(const Lines& before, const Lines& after, const std::vector<LineChange>& changes)
{
    Lines out;
    std::uint32_t line = 0;
    for (const LineChange& change : changes) {
        out.insert(out.end(), before.begin() + line, before.begin() + change.oldBegin);
        out.insert(out.end(), after.begin() + change.newBegin, after.begin() + change.newEnd);
        line = change.oldEnd;
    }
    out.insert(out.end(), before.begin() + line, before.end());
    return out;
}

std::size_t cost(const std::vector<LineChange>& changes)
{
    std::size_t lines = 0;
    for (const LineChange& change : changes)
        lines += (change.oldEnd - change.oldBegin) + (change.newEnd - change.newBegin);
    return lines;
}

/// The textbook table of longest common subsequences.
std::size_t fewestByTable(const Lines& a, const Lines& b)
{
    std::vector<std::vector<std::size_t>> common(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j)
            common[i + 1][j + 1] =
                a[i] == b[j] ? common[i][j] + 1 : std::max(common[i][j + 1], common[i + 1][j]);
    }
    return a.size() + b.size() - 2 * common[a.size()][b.size()];
}

Lines randomLines(std::mt19937& random, std::size_t most)
{
    static constexpr std::array<std::string_view, 5> words{"a", "b", "c", "d", ""};
    Lines lines(random() % (most + 1));
    for (std::string_view& line : lines)
        line = words[random() % words.size()];
    return lines;
}

} // namespace

void TextLineDiff::splitsLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArrayList>("lines");
    QTest::newRow("empty") << QByteArray("") << QByteArrayList{""};
    QTest::newRow("one") << QByteArray("a") << QByteArrayList{"a"};
    QTest::newRow("ended") << QByteArray("a\n") << QByteArrayList{"a", ""};
    QTest::newRow("blank") << QByteArray("a\n\nb") << QByteArrayList{"a", "", "b"};
}

void TextLineDiff::splitsLines()
{
    QFETCH(QByteArray, text);
    QByteArrayList lines;
    for (const std::string_view line : text::splitLines(text.toStdString()))
        lines << QByteArray(line.data(), static_cast<qsizetype>(line.size()));
    QTEST(lines, "lines");
}

void TextLineDiff::findsTheFewestLines_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("lines");
    QTest::newRow("same") << QByteArray("a\nb") << QByteArray("a\nb") << 0;
    QTest::newRow("inserted") << QByteArray("a\nb") << QByteArray("a\nx\nb") << 1;
    QTest::newRow("removed") << QByteArray("a\nx\nb") << QByteArray("a\nb") << 1;
    QTest::newRow("changed") << QByteArray("a\nx\nb") << QByteArray("a\ny\nb") << 2;
    QTest::newRow("from nothing") << QByteArray("") << QByteArray("a\nb") << 3;
    QTest::newRow("moved") << QByteArray("x\na\nb\nc") << QByteArray("a\nb\nc\nx") << 2;
    // The example of Myers' paper: ABCABBA and CBABAC are 5 apart.
    QTest::newRow("paper") << QByteArray("A\nB\nC\nA\nB\nB\nA") << QByteArray("C\nB\nA\nB\nA\nC") << 5;
}

void TextLineDiff::findsTheFewestLines()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const std::string oldText = before.toStdString();
    const std::string newText = after.toStdString();
    const Lines oldLines = text::splitLines(oldText);
    const Lines newLines = text::splitLines(newText);
    const auto changes = text::diffLines(oldLines, newLines);
    QCOMPARE(apply(oldLines, newLines, changes), newLines);
    QTEST(static_cast<int>(cost(changes)), "lines");
}

void TextLineDiff::agreesWithTheTableOfRandomTexts()
{
    std::mt19937 random(4);
    for (int round = 0; round < 3000; ++round) {
        const Lines before = randomLines(random, 14);
        const Lines after = randomLines(random, 14);
        const auto changes = text::diffLines(before, after);
        QCOMPARE(apply(before, after, changes), after);
        QCOMPARE(cost(changes), fewestByTable(before, after));
    }
}

void TextLineDiff::staysRightBeyondItsLimit()
{
    std::mt19937 random(5);
    for (int round = 0; round < 1000; ++round) {
        const Lines before = randomLines(random, 60);
        const Lines after = randomLines(random, 60);
        for (const std::size_t effort : {0u, 1u, 5u}) {
            const auto changes = text::diffLines(before, after, effort);
            QCOMPARE(apply(before, after, changes), after);
        }
    }
}

void TextLineDiff::spellsGroups()
{
    const Lines before{"1", "2", "3", "4", "5", "6", "7", "8", "9"};
    const Lines after{"1", "2", "x", "4", "5", "6", "7", "8", "9", "10"};
    const auto changes = text::diffLines(before, after);
    // As `diff -U1` of the two prints it.
    QCOMPARE(text::unifiedDiff(before, after, changes, 1),
             std::string("@@ -2,3 +2,3 @@\n 2\n-3\n+x\n 4\n@@ -9,1 +9,2 @@\n 9\n+10\n"));
    QCOMPARE(text::unifiedDiff(before, before, text::diffLines(before, before)), std::string());
}

QTEST_APPLESS_MAIN(TextLineDiff)
#include "tst_text_line_diff.moc"
