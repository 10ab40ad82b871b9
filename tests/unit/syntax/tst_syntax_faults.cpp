// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <random>
#include <string>

#include <QTest>

#include "tree_invariants.h"

using namespace hawk;
using syntax::parse;
using syntax::SyntaxTree;

namespace {

SyntaxTree parsed(std::string text)
{
    return parse(text::SourceText(std::move(text), "sample.py"));
}

/// Codes with line and column of all diagnostics, separated by blanks.
std::string findings(const SyntaxTree& tree)
{
    std::string out;
    for (const auto& diagnostic : tree.diagnostics()) {
        const auto place = tree.source().position(diagnostic.range.begin);
        out += (out.empty() ? "" : " ") + std::string(diagnostic.code()) + "@" + std::to_string(place.line)
            + ":" + std::to_string(place.column);
    }
    return out;
}

std::string repeated(std::string_view piece, std::size_t count)
{
    std::string out;
    for (std::size_t i = 0; i < count; ++i)
        out += piece;
    return out;
}

std::string sample()
{
    return text::SourceText::fromFile(HAWK_TEST_DATA "/kernels/real_black_scholes.py").value().text().data();
}

} // namespace

class SyntaxFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEachFaultOnce_data();
    void findsEachFaultOnce();
    void keepsTheNeighbours();
    void boundsTheNesting_data();
    void boundsTheNesting();
    void readsLongChains();
    void refusesLongerChains();
    void survivesRandomBytes();
    void keepsItsInvariants_data();
    void keepsItsInvariants();
    void survivesEveryPrefix_data();
    void survivesEveryPrefix();
    void survivesEveryMissingByte();
    void survivesMutations();
};

void SyntaxFaults::findsEachFaultOnce_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* name, const char* code, const char* wanted) {
        QTest::newRow(name) << QByteArray(code) << QByteArray(wanted);
    };
    row("clean", "x = 1\n", "");
    row("operand", "x = 1 +\ny = 2\n", "P01@1:8");
    row("two words", "x = a b\n", "P01@1:7");
    row("wrong bracket", "x = (1]\ny = 2\n", "P01@1:7");
    row("stray bracket", "x = 1)\ny = 2\n", "P01@1:6");
    row("open call", "x = f(1, 2\ny = 2\nz = 3\n", "P02@1:6");
    row("open call, indented", "def f(a):\n    x = g(a,\n        1\n    return x\n", "P02@2:10");
    row("inner bracket", "x = f(1, [2)\n", "P02@1:10");
    row("quote", "x = 'abc\ny = 2\n", "P03@1:5");
    row("quote in call", "x = f('abc)\ny = 2\n", "P03@1:7");
    row("three quotes", "x = '''abc\ny = 2\n", "P03@1:5");
    row("f-string", "x = f'{a'\ny = 2\n", "P03@1:5");
    row("empty field", "x = f'{}'\n", "P01@1:8");
    row("lone brace", "x = f'a}'\n", "P01@1:8");
    row("indent", "x = 1\n    y = 2\nz = 3\n", "P04@2:5");
    row("number", "x = 12ab\n", "P05@1:5");
    row("underscore", "x = 1__0\n", "P05@1:5");
    row("leading zero", "x = 007\n", "P05@1:5");
    row("hexadecimal", "x = 0x\n", "P05@1:5");
    row("character", "x = a $ b\ny = ?\n", "P06@1:7 P06@2:5");
    row("byte", "x = \xff\xfe + 1\n", "P06@1:5");
    row("byte in a comment", "x = 1 # \xff\n", "P06@1:9");
    row("byte in a text", "x = 'a\xff'\n", "P06@1:7");
    row("no body", "def f():\ndef g(): pass\n", "P08@1:9");
    row("dedent", "if x:\n        y\n    z\n    w\n", "P09@3:5");
    row("tabs", "if x:\n        y\n\tz\n", "P10@3:2");
    row("target", "1 = x\n", "P11@1:1");
    row("target in a tuple", "a, f(b) = x\n", "P11@1:4");
    row("augmented tuple", "a, b += 1\n", "P11@1:1");
    row("escape", "x = 'a\\x4'\n", "P12@1:7");
    row("surrogate", "x = '\\ud800'\n", "P12@1:6");
    row("argument order", "f(a=1, b)\n", "P13@1:8");
    row("generator", "f(x for x in y, 1)\n", "P14@1:3");
    row("parameter order", "def f(a=1, b): pass\n", "P15@1:13");
    row("lone star", "def f(*): pass\n", "P15@1:8");
    row("bytes and text", "x = b'a' 'b'\n", "P16@1:10");
    row("bytes", "x = b'\xc3\xa4'\n", "P17@1:7");
    row("broken header hides its body", "if x >\n    y = = 1\nelse:\n    z\nw = 1\n", "P01@1:7");
    row("two lines", "x = \ny = 1\nz = = 2\n", "P01@1:4 P01@3:5");
}

void SyntaxFaults::findsEachFaultOnce()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, wanted);
    const SyntaxTree tree = parsed(code.toStdString());
    QCOMPARE(QByteArray::fromStdString(findings(tree)), wanted);
    QCOMPARE(syntax::test::brokenInvariant(tree), std::string());
    for (const auto& diagnostic : tree.diagnostics()) {
        QVERIFY(!diagnostic.message().empty());
        QVERIFY(!diagnostic.hint().empty());
    }
}

void SyntaxFaults::keepsTheNeighbours()
{
    const char* const broken[] = {"def bad(x:\n    y = x\n    return y\n",
                                  "def bad(x):\n    return (x\n",
                                  "@dec(\ndef bad(x):\n    return x\n",
                                  "def bad(x):\n    y = f('''x)\n    return y\n",
                                  "def (x):\n    return x\n",
                                  "x = [1, 2\n",
                                  "def bad(x):\n    return {x: [(\n",
                                  "class:\n  pass\n"};
    for (const char* piece : broken) {
        const SyntaxTree tree = parsed("def first(a):\n    return a\n" + std::string(piece)
                                       + "@k\ndef last(b):\n    return b\nC = 1\n");
        const std::string found = syntax::test::definitions(tree);
        QVERIFY2(found == "first last" || found == "first bad last", (found + " for " + piece).c_str());
        QCOMPARE(tree.diagnostics().size(), std::size_t{1});
        QCOMPARE(tree.statements().back()->kind, syntax::StmtKind::assign);
    }
}

void SyntaxFaults::boundsTheNesting_data()
{
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, const std::string& code) {
        QTest::newRow(name) << QByteArray::fromStdString(code + "\ny = 1\n");
    };
    row("brackets", "x = " + repeated("(", 100000) + "1" + repeated(")", 100000));
    row("open brackets", "x = " + repeated("(", 100000));
    row("lists", "x = " + repeated("[", 300) + repeated("]", 300));
    row("signs", "x = " + repeated("-", 100000) + "1");
    row("not", "x = " + repeated("not ", 100000) + "1");
    row("powers", "x = " + repeated("2**", 100000) + "1");
    row("choices", "x = " + repeated("a if b else ", 100000) + "1");
    row("lambdas", "x = " + repeated("lambda: ", 100000) + "1");
    row("calls", "x = " + repeated("f(", 300) + repeated(")", 300));
    row("f-strings", "x = " + repeated("f'{", 300) + "1" + repeated("}'", 300));
    std::string blocks;
    for (std::size_t i = 0; i < 300; ++i)
        blocks += std::string(i, ' ') + "if x:\n";
    row("blocks", blocks + std::string(300, ' ') + "pass");
}

void SyntaxFaults::boundsTheNesting()
{
    QFETCH(QByteArray, code);
    const SyntaxTree tree = parsed(code.toStdString());
    QVERIFY(!tree.diagnostics().empty());
    QVERIFY(tree.diagnostics().size() <= 2);
    QCOMPARE(syntax::test::brokenInvariant(tree), std::string());
    QCOMPARE(tree.statements().back()->kind, syntax::StmtKind::assign);
}

void SyntaxFaults::readsLongChains()
{
    for (const char* piece : {"a + ", "a and ", "a < ", "a, ", "a = "}) {
        const SyntaxTree tree = parsed("x = " + repeated(piece, 100000) + "b\n");
        QCOMPARE(findings(tree), std::string());
        QCOMPARE(syntax::test::brokenInvariant(tree), std::string());
    }
    QCOMPARE(findings(parsed("x = a" + repeated(".b", 1000) + "\n")), std::string());
    QCOMPARE(findings(parsed("if x: y\n" + repeated("elif x: y\n", 1000))), std::string());
}

/// Whoever walks the tree goes into these by recursion.
void SyntaxFaults::refusesLongerChains()
{
    for (const char* piece : {".b", "[0]", "()"})
        QCOMPARE(findings(parsed("x = a" + repeated(piece, 100000) + "\n")), std::string("P07@1:5"));
    QCOMPARE(findings(parsed("if x: y\n" + repeated("elif x: y\n", 5000))), std::string("P07@1002:1"));
}

void SyntaxFaults::survivesRandomBytes()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        std::mt19937 random(seed);
        std::string bytes(1u << 20, '\0');
        const bool isAscii = seed % 2 == 0;
        for (char& byte : bytes)
            byte = static_cast<char>(isAscii ? random() % 96 + (random() % 20 == 0 ? 10 : 32) : random());
        const SyntaxTree tree = parsed(std::move(bytes));
        QCOMPARE(syntax::test::brokenInvariant(tree), std::string());
    }
}

void SyntaxFaults::survivesEveryPrefix_data()
{
    QTest::addColumn<QString>("path");
    for (const char* name : {"expressions", "kernels/real_black_scholes", "statements", "strings"})
        QTest::newRow(name) << QStringLiteral(HAWK_TEST_DATA "/%1.py").arg(QString::fromLatin1(name));
}

void SyntaxFaults::survivesEveryPrefix()
{
    QFETCH(const QString, path);
    const auto file = text::SourceText::fromFile(path.toStdString());
    QVERIFY(file);
    const std::string whole(file->text());
    for (std::size_t size = 0; size <= whole.size(); ++size)
        QCOMPARE(syntax::test::brokenInvariant(parsed(whole.substr(0, size))), std::string());
}

void SyntaxFaults::survivesEveryMissingByte()
{
    const std::string whole = sample();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string text = whole;
        text.erase(i, 1);
        QCOMPARE(syntax::test::brokenInvariant(parsed(std::move(text))), std::string());
    }
}

/// What the fuzzer found.
void SyntaxFaults::keepsItsInvariants_data()
{
    QTest::addColumn<QString>("source");
    QTest::newRow("field that shows itself") << QStringLiteral("a = 1\nb = f\"{a=}\"\n");
    QTest::newRow("field behind a field") << QStringLiteral("b = f\"{a}{a=}x{a=!r}\"\n");
    QTest::newRow("parameter without a name")
        << QStringLiteral("@p(vjp=lambda x,$ bar: bar)\ndef f(x):\n    pass\n");
    QTest::newRow("decorator without a value") << QStringLiteral("@ * \n\n@f(x, * )\ndef f(x):\n    pass\n");
    QTest::newRow("guard without a value") << QStringLiteral("match a:\n    case [1] if ");
}

void SyntaxFaults::keepsItsInvariants()
{
    QFETCH(const QString, source);
    QCOMPARE(syntax::test::brokenInvariant(parsed(source.toStdString())), std::string());
}

/// Lines of a real file are shuffled with pieces that the lexer and parser treat specially.
void SyntaxFaults::survivesMutations()
{
    static constexpr std::string_view pieces[] = {"(",       ")",     "[",      "]",    "{",
                                                  "}",       "'",     "\"\"\"", "f'{",  "f\"\"\"{x:{",
                                                  "\n",      "\\\n",  "\n    ", "\t",   ":",
                                                  ",",       "=",     "def ",   "@",    "match x:\n    case ",
                                                  "lambda ", "**",    "*",      "#",    "async ",
                                                  "await ",  "not ",  "in ",    "\xff", "\xc3",
                                                  "0x",      "1e",    "...",    "->",   ":=",
                                                  "if ",     "else ", ";"};
    const std::string whole = sample();
    std::mt19937 random(7);
    for (int round = 0; round < 4000; ++round) {
        std::string text = whole;
        for (unsigned i = 0, count = 1 + random() % 6; i < count; ++i) {
            const std::size_t at = random() % (text.size() + 1);
            if (random() % 3 == 0)
                text.erase(at, random() % 12);
            else
                text.insert(at, pieces[random() % std::size(pieces)]);
        }
        QCOMPARE(syntax::test::brokenInvariant(parsed(std::move(text))), std::string());
    }
}

QTEST_APPLESS_MAIN(SyntaxFaults)
#include "tst_syntax_faults.moc"
