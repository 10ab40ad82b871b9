// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include <set>

#include "assist/colouring.h"
#include "assist/hover.h"
#include "assist/renaming.h"
#include "marked_text.h"

namespace hawk::assist {

using namespace std::string_literals;
using tests::Texts;

namespace {

Texts hovered(const std::string& text)
{
    const tests::MarkedText marked = tests::markedText(text);
    const auto hover = hoverAt(marked.module, marked.symbols, marked.offset);
    Texts lines;
    if (hover) {
        lines.push_back(hover->title);
        lines.insert(lines.end(), hover->facts.begin(), hover->facts.end());
    }
    return lines;
}

const std::string drag =
    "from hawk import Mutable, Param, Scalar, Vector, kernel\nimport hawk.math as m\n\nrho = 1.25\n\n\n"
    "def damped(v, k):\n    return -k * v\n\n\n@kernel\ndef drag(speed: Vector[3], k: Param, unused: Scalar,"
    " energy: Mutable[Scalar]):\n    force = damped(speed, k)\n    energy = energy + m.dot(force, speed)\n"
    "    return force * rho\n";

std::string at(const char* word, int occurrence = 0)
{
    std::string text = drag;
    std::size_t place = text.find(word);
    for (; occurrence > 0; --occurrence)
        place = text.find(word, place + 1);
    return text.insert(place, "|");
}

} // namespace

class TstAssistAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hovers_data();
    void hovers();
    void renames_data();
    void renames();
    void refusesToRename_data();
    void refusesToRename();
    void tellsTheRoleOfNames();
};

void TstAssistAnswers::hovers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Texts>("lines");
    QTest::newRow("a function of the language")
        << at("dot(") << Texts{"dot(u, v)"s, "The sum of the products of entries."s, "From `hawk.math`."s};
    QTest::newRow("a declaration") << at("Vector[3]") << Texts{"v: Vector[3]"s, "From `hawk`."s};
    QTest::newRow("a parameter") << at("speed", 1)
                                 << Texts{"speed: Vector[3]"s, "Read for each sample."s, "Used twice."s};
    QTest::newRow("a Param") << at("k: Param") << Texts{"k: Param"s, "One number for the whole launch."s};
    QTest::newRow("not read") << at("unused")
                              << Texts{"unused: Scalar"s,
                                       "The kernel does not read it, so a launch may leave it out."s,
                                       "Used 0 times."s};
    QTest::newRow("a Mutable") << at("energy", 1)
                               << Texts{"energy: Mutable[Scalar]"s, "Read and written in place."s};
    QTest::newRow("a local") << at("force") << Texts{"force: Vector[3]"s};
    QTest::newRow("a helper") << at("damped", 1)
                              << Texts{"def damped(v, k):"s,
                                       "A helper function; its calls become part of the kernel."s,
                                       "Used once."s};
    QTest::newRow("a value of the module") << at("rho", 1) << Texts{"rho = 1.25"s};
    QTest::newRow("a member of a value")
        << "from hawk import Vector, kernel\n@kernel\ndef k(v: Vector[3]):\n    return v.|sum()\n"s
        << Texts{"v.sum()"s, "The sum of the entries."s, "Derivative: `g for each entry`."s};
    QTest::newRow("an argument by name")
        << "import hawk\n@hawk.kernel(st|eps=4)\ndef k(x: hawk.Scalar):\n    return x\n"s
        << Texts{"steps=16"s, "From `hawk`."s};
    QTest::newRow("a short name of a draw")
        << "import hawk.math as m\nx = m.random.unif|orm(1, 2)\n"s
        << Texts{"random_uniform(seed, counter, lo=0, hi=1)"s, "From `hawk.math`."s};
    QTest::newRow("a built-in name") << "for i in ran|ge(3):\n    x = i\n"s
                                     << Texts{"range(begin, end, step)"s, "From `builtins`."s};
    QTest::newRow("a module") << "import hawk\nx = hawk.di|ff\n"s
                              << Texts{"import hawk.diff"s, "Derivatives of kernels."s};
    QTest::newRow("what the language refuses")
        << "from hawk import RawBl|ock\n"s << Texts{"RawBlock(…)"s, "A kernel cannot use it."s};
    QTest::newRow("a word in a comment") << "x = 1 # v.s|um\n"s << Texts{};
    QTest::newRow("nothing") << at("return") << Texts{};
}

void TstAssistAnswers::hovers()
{
    QFETCH(std::string, text);
    QFETCH(Texts, lines);
    const Texts answer = hovered(text);
    QCOMPARE(answer.empty(), lines.empty());
    for (const std::string& line : lines)
        QVERIFY2(std::ranges::contains(answer, line),
                 (line + " is not in:\n" + tests::joined(answer, "\n")).c_str());
}

void TstAssistAnswers::renames_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("result");
    QTest::newRow("a local") << "def f(a):\n    |b = a\n    return b + b\n"s
                             << "def f(a):\n    new = a\n    return new + new\n"s;
    QTest::newRow("a parameter with its named arguments")
        << "def f(|a):\n    return a\n\nx = f(a=1)\na = 2\n"s
        << "def f(new):\n    return new\n\nx = f(new=1)\na = 2\n"s;
    QTest::newRow("an import") << "from hawk.math import sin\nx = |sin(1)\n"s
                               << "from hawk.math import sin as new\nx = new(1)\n"s;
    QTest::newRow("an import with another name") << "from hawk.math import sin as s\nx = |s(1)\n"s
                                                 << "from hawk.math import sin as new\nx = new(1)\n"s;
    QTest::newRow("umlauts before it") << "ä = 1\n|b = ä\nc = b\n"s << "ä = 1\nnew = ä\nc = new\n"s;
}

void TstAssistAnswers::renames()
{
    QFETCH(std::string, text);
    QFETCH(std::string, result);
    const tests::MarkedText marked = tests::markedText(text);
    const auto edits = renamingAt(marked.module, marked.symbols, marked.offset, "new");
    QVERIFY(edits.has_value());
    QCOMPARE(edited(marked.module.tree.source().text(), *edits), result);
}

void TstAssistAnswers::refusesToRename_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("code");
    QTest::newRow("no name there") << "x = |1\n"s << "y"s << "rename-nothing"s;
    QTest::newRow("a digit first") << "|x = 1\n"s << "1y"s << "rename-no-name"s;
    QTest::newRow("a word of Python") << "|x = 1\n"s << "for"s << "rename-no-name"s;
    QTest::newRow("empty") << "|x = 1\n"s << ""s << "rename-no-name"s;
    QTest::newRow("taken in the same scope") << "|x = 1\ny = x\n"s << "y"s << "rename-taken"s;
    QTest::newRow("taken where it is used") << "|x = 1\n\ndef f(y):\n    return x + y\n"s
                                            << "y"s << "rename-taken"s;
    QTest::newRow("would hide what is used inside") << "y = 1\n\ndef f(|x):\n    return x + y\n"s
                                                    << "y"s << "rename-taken"s;
}

void TstAssistAnswers::refusesToRename()
{
    QFETCH(std::string, text);
    QFETCH(std::string, name);
    QFETCH(std::string, code);
    const tests::MarkedText marked = tests::markedText(text);
    const auto edits = renamingAt(marked.module, marked.symbols, marked.offset, name);
    QVERIFY(!edits.has_value());
    QCOMPARE(edits.error().code, code);
}

void TstAssistAnswers::tellsTheRoleOfNames()
{
    const tests::MarkedText marked = tests::markedText(drag + "|");
    std::set<std::string> found;
    for (const NameUse& use : nameUses(marked.module, marked.symbols)) {
        found.insert(std::string(marked.module.tree.source().slice(use.range)) + ": "
                     + std::string(nameOf(use.role)));
    }
    const std::set<std::string> expected = {"damped: helper", "energy: written slot", "k: shared number",
                                            "rho: static value", "speed: read slot"};
    QCOMPARE(found, expected);
}

} // namespace hawk::assist

QTEST_APPLESS_MAIN(hawk::assist::TstAssistAnswers)
#include "tst_assist_answers.moc"
