// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "marked_text.h"

namespace hawk::assist {

using namespace std::string_literals;
using tests::Texts;

class TstAssistSymbols : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void occurrences_data();
    void occurrences();
    void kinds_data();
    void kinds();
    void namesOfPythonBelongToNobody();
    void dottedNames_data();
    void dottedNames();
    void innerNamesHideOuterOnes();
};

/// The lines on which the name at the mark stands, as `kind: line line …`; the definition first.
void TstAssistSymbols::occurrences_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("lines");
    QTest::newRow("a parameter and its named argument")
        << "def f(a, b=1):\n    return a + b\n\nx = f(|a=2)\ny = f(3, b=4)\n"s
        << "1 2 4"s;
    QTest::newRow("a module name in a helper") << "g = 9.81\n\ndef f(t):\n    return |g * t\n"s << "1 4"s;
    QTest::newRow("a local of the same name is another one")
        << "g = 9.81\n\ndef f(t):\n    g = 1.0\n    return |g * t\n"s
        << "4 5"s;
    QTest::newRow("used above its definition") << "def f(t):\n    return |h(t)\n\ndef h(t):\n    return t\n"s
                                               << "2 4"s;
    QTest::newRow("global") << "n = 0\n\ndef f():\n    global n\n    |n = 1\n"s << "1 4 5"s;
    QTest::newRow("a comprehension has its own")
        << "i = 1\nv = [|i * 2 for i in range(3)]\nw = i\n"s << "2 2"s;
    QTest::newRow("its first iterable stands outside") << "i = 1\nv = [i for i in [|i]]\n"s << "1 2"s;
    QTest::newRow("a lambda") << "x = 1\nf = lambda |x: x + 1\n"s << "2 2"s;
    QTest::newRow("methods do not see the names of their class")
        << "n = 1\n\nclass A:\n    n = 2\n    def f(self):\n        return |n\n"s
        << "1 6"s;
    QTest::newRow("tuple targets") << "def f():\n    a, (b, *c) = 1, (2, 3)\n    return a + b, |c\n"s
                                   << "2 3"s;
    QTest::newRow("a named expression in a comprehension binds outside of it")
        << "def f():\n    v = [1 for i in (|n := [1])]\n    return n\n"s
        << "2 3"s;
    QTest::newRow("an import with another name") << "import hawk.math as |m\nx = m.sin(1)\n"s << "1 2"s;
    QTest::newRow("a loop variable") << "def f():\n    for |k in range(3):\n        x = k\n    return k\n"s
                                     << "2 3 4"s;
    QTest::newRow("at the end of the word") << "gain| = 2\nx = gain\n"s << "1 2"s;
}

void TstAssistSymbols::occurrences()
{
    QFETCH(std::string, text);
    QFETCH(std::string, lines);
    const tests::MarkedText marked = tests::markedText(text);
    const Symbol* symbol = marked.symbols.at(marked.offset);
    QVERIFY(symbol != nullptr);
    Texts found;
    for (const text::Range& range : symbol->occurrences) {
        QCOMPARE(marked.module.tree.source().slice(range), symbol->name);
        found.push_back(std::to_string(marked.module.tree.source().position(range.begin).line));
    }
    QCOMPARE(tests::joined(found), lines);
}

void TstAssistSymbols::kinds_data()
{
    QTest::addColumn<std::string>("word");
    QTest::addColumn<std::string>("kind");
    for (const auto& [word, kind] : {std::pair{"drag"s, "kernel"s},
                                     {"helper"s, "function"s},
                                     {"Pair"s, "class"s},
                                     {"sin"s, "import"s},
                                     {"gain"s, "module name"s},
                                     {"x"s, "parameter"s},
                                     {"step"s, "local"s},
                                     {"k"s, "loop variable"s}})
        QTest::newRow(word.c_str()) << word << kind;
}

void TstAssistSymbols::kinds()
{
    QFETCH(std::string, word);
    QFETCH(std::string, kind);
    const tests::MarkedText marked = tests::markedText(
        "from hawk import Scalar, kernel\nfrom hawk.math import sin\ngain = 2.0\n\nclass Pair:\n"
        "    pass\n\ndef helper(x):\n    return sin(x)\n\n@kernel\ndef drag(x: Scalar):\n"
        "    step = helper(x) * gain\n    for k in range(3):\n        step = step + k\n"
        "    return step\n|");
    const auto found = std::ranges::find(marked.symbols.all(), word, &Symbol::name);
    QVERIFY(found != marked.symbols.all().end());
    QCOMPARE(nameOf(found->kind), kind);
}

void TstAssistSymbols::namesOfPythonBelongToNobody()
{
    const tests::MarkedText marked = tests::markedText("x = |range(3)\n");
    QVERIFY(marked.symbols.at(marked.offset) == nullptr);
    QVERIFY(marked.symbols.at(0) != nullptr);
}

void TstAssistSymbols::dottedNames_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("path");
    QTest::newRow("alias") << "import hawk.math as m\nx = m.|sin(1)\n"s << "hawk.math.sin"s;
    QTest::newRow("whole") << "import hawk.math\nx = hawk.math.|sin(1)\n"s << "hawk.math.sin"s;
    QTest::newRow("imported") << "from hawk.math import sin\nx = |sin(1)\n"s << "hawk.math.sin"s;
    QTest::newRow("in the import") << "from hawk.math import |sin as s\n"s << "hawk.math.sin"s;
    QTest::newRow("renamed") << "from hawk.math import sin as s\nx = |s(1)\n"s << "hawk.math.sin"s;
    QTest::newRow("hidden by a parameter") << "from hawk.math import sin\ndef f(sin):\n    return |sin\n"s
                                           << ""s;
    QTest::newRow("of a value") << "v = 1\nx = v.|sin\n"s << ""s;
}

void TstAssistSymbols::dottedNames()
{
    QFETCH(std::string, text);
    QFETCH(std::string, path);
    const tests::MarkedText marked = tests::markedText(text);
    const DottedName* name = marked.symbols.dottedNameAt(marked.offset);
    QCOMPARE(name == nullptr ? std::string() : name->path, path);
}

void TstAssistSymbols::innerNamesHideOuterOnes()
{
    const tests::MarkedText marked =
        tests::markedText("a = 1\nb = 2\n\ndef f(b):\n    c = b\n    |return c\n");
    Texts found;
    for (const Symbol* symbol : marked.symbols.visibleAt(marked.offset))
        found.push_back(symbol->name + "@" + std::to_string(symbol->scope));
    std::ranges::sort(found);
    QCOMPARE(tests::joined(found), "a@0 b@1 c@1 f@0");
}

} // namespace hawk::assist

QTEST_APPLESS_MAIN(hawk::assist::TstAssistSymbols)
#include "tst_assist_symbols.moc"
