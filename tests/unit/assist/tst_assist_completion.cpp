// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "assist/completion.h"
#include "assist/renaming.h"
#include "marked_text.h"

namespace hawk::assist {

using namespace std::string_literals;
using tests::Texts;

namespace {

const std::string head = "from hawk import Scalar, Vector, kernel\nimport hawk.math as m\ngain = 2.0\n\n";

Completion completed(const std::string& text)
{
    const tests::MarkedText marked = tests::markedText(text);
    return completionsAt(marked.module, marked.symbols, marked.offset);
}

Texts labels(const Completion& completion)
{
    Texts found;
    for (const Candidate& candidate : completion.candidates)
        found.push_back(candidate.label);
    return found;
}

} // namespace

class TstAssistCompletion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offers_data();
    void offers();
    void offersNothing_data();
    void offersNothing();
    void whatBeginsWithTheWordStandsFirst();
    void importsWhatIsMissing_data();
    void importsWhatIsMissing();
};

/// `first`: what stands on top; `absent`: what must not be offered.
void TstAssistCompletion::offers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Texts>("present");
    QTest::addColumn<Texts>("absent");
    const std::string start =
        head + "@kernel\ndef k(x: Scalar, v: Vector[3]):\n    step = x * gain\n    y = ";
    QTest::newRow("names of the kernel") << start + "st|\n"s << Texts{"step"s} << Texts{"x"s, "gain"s};
    QTest::newRow("all names") << start + "|"s << Texts{"x"s, "v"s, "step"s, "gain"s, "m.sin"s, "for"s}
                               << Texts{"sin"s, "import hawk"s};
    QTest::newRow("members of the module")
        << start + "m.si|"s << Texts{"sin"s, "sinh"s, "sign"s} << Texts{"cos"s, "step"s};
    QTest::newRow("members of a vector")
        << start + "v.|"s << Texts{"components"s, "sum"s, "max"s} << Texts{"rows"s, "sin"s, "x"s};
    QTest::newRow("a scalar has no components") << start + "x.|"s << Texts{"at"s} << Texts{"components"s};
    QTest::newRow("annotation")
        << "from hawk import Scalar, kernel\n@kernel\ndef k(x: |):\n    return x * 2\n"s
        << Texts{"Scalar"s, "Vector"s, "Param"s, "Mutable"s} << Texts{"sin"s, "k"s};
    QTest::newRow("inside of Mutable")
        << "from hawk import *\n@kernel\ndef k(x: Mutable[Sc|]):\n    return x * 2\n"s << Texts{"Scalar"s}
        << Texts{"k"s};
    QTest::newRow("from") << "from hawk.math import si|\n"s << Texts{"sin"s} << Texts{"kernel"s, "for"s};
    QTest::newRow("a module") << "import hawk.ma|\n"s << Texts{} << Texts{"sin"s};
    QTest::newRow("letters in their order")
        << start + "m.rdm_u|"s << Texts{"random_uniform"s} << Texts{"random_normal"s};
    QTest::newRow("another case") << "from hawk import scal|\n"s << Texts{"Scalar"s} << Texts{};
    QTest::newRow("modules of hawk") << "import hawk.|\n"s
                                     << Texts{"math"s, "diff"s, "diff.event"s, "ext"s, "ext.Output"s}
                                     << Texts{"runtime"s, "targets"s};
    QTest::newRow("members of hawk.diff")
        << "import hawk.diff\nx = hawk.diff.|\n"s
        << Texts{"vjp"s, "jvp"s, "tape"s, "step_vjp"s, "refine_entry"s, "event"s} << Texts{"sin"s, "kernel"s};
    QTest::newRow("members of a module in a module")
        << "import hawk.diff\nx = hawk.diff.event.|\n"s << Texts{"guard_kernel"s} << Texts{"event_guard"s};
    QTest::newRow("short names of draws")
        << start + "m.random.|"s << Texts{"uniform"s, "normal"s} << Texts{"random_uniform"s, "sin"s};
    QTest::newRow("arguments of the decorator")
        << "import hawk\n@hawk.kernel(|)\ndef k(x: hawk.Scalar):\n    return x\n"s
        << Texts{"steps="s, "kind="s, "time="s, "time_step="s, "group="s, "jump="s} << Texts{"wrt="s};
    QTest::newRow("arguments of Kernel")
        << "from hawk import Kernel\nfrom hawk.diff import vjp\ng = Kernel('g', vjp(k), ki|)\n"s
        << Texts{"kind="s} << Texts{"wrt="s};
    QTest::newRow("arguments of an inner call")
        << "from hawk import Kernel\nfrom hawk.diff import vjp\ng = Kernel('g', vjp(k, |))\n"s
        << Texts{"wrt="s} << Texts{"kind="s};
    QTest::newRow("arguments of a sum")
        << "import hawk\n" + start + "hawk.sum(x * (1, 2)[0], # over (\n        |)"s
        << Texts{"where="s, "over="s, "policy="s, "x"s} << Texts{"steps="s};
    QTest::newRow("arguments of a draw")
        << start + "m.random.uniform(1, 2, |)"s << Texts{"lo="s, "hi="s} << Texts{"sd="s};
    QTest::newRow("no argument begins in an expression")
        << "import hawk\n" + start + "hawk.sum(x + |)"s << Texts{"x"s} << Texts{"where="s};
    QTest::newRow("nor in a list") << "import hawk\n" + start + "hawk.sum([x, |])"s << Texts{"x"s}
                                   << Texts{"where="s};
    QTest::newRow("built-in names") << start + "ra|"s << Texts{"range"s} << Texts{};
    QTest::newRow("names of Python's math")
        << "import math\nx = math.|\n"s << Texts{"pi"s, "sqrt"s, "tau"s} << Texts{"where"s};
    QTest::newRow("what is refused is not offered")
        << "import hawk\nx = hawk.|\n"s << Texts{"sum"s, "Table"s} << Texts{"RawBlock"s, "Staged"s};
    QTest::newRow("a local of another function")
        << head + "def f():\n    hidden = 1\n    return hidden\n\ndef g():\n    return hi|\n"s << Texts{}
        << Texts{"hidden"s};
}

void TstAssistCompletion::offers()
{
    QFETCH(std::string, text);
    QFETCH(Texts, present);
    QFETCH(Texts, absent);
    const Texts found = labels(completed(text));
    for (const std::string& label : present)
        QVERIFY2(std::ranges::contains(found, label),
                 (label + " is not among " + tests::joined(found)).c_str());
    for (const std::string& label : absent)
        QVERIFY2(!std::ranges::contains(found, label), (label + " is among " + tests::joined(found)).c_str());
}

void TstAssistCompletion::offersNothing_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("in a comment") << "x = 1  # si|\n"s;
    QTest::newRow("in a text") << "x = 'si|'\n"s;
    QTest::newRow("in a number") << "x = 12|\n"s;
}

void TstAssistCompletion::offersNothing()
{
    QFETCH(std::string, text);
    QCOMPARE(tests::joined(labels(completed(text))), std::string());
}

void TstAssistCompletion::whatBeginsWithTheWordStandsFirst()
{
    const Texts found = labels(completed(head + "def f(single, vs):\n    return s|\n"));
    QCOMPARE(found.front(), "single");
    const Texts members = labels(completed(head + "x = m.ex|\n"));
    QCOMPARE(tests::joined({members.begin(), members.begin() + 3}), "exp exp2 expm1");
}

void TstAssistCompletion::importsWhatIsMissing_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("result");
    QTest::newRow("into the line of its module") << "from hawk.math import sin, cos\nx = tanh|\n"s
                                                 << "from hawk.math import sin, cos, tanh\nx = tanh\n"s;
    QTest::newRow("into brackets") << "from hawk.math import (\n    sin,\n)\nx = tanh|\n"s
                                   << "from hawk.math import (\n    sin, tanh,\n)\nx = tanh\n"s;
    QTest::newRow("below other imports")
        << "'''A file.'''\nimport math\n\nx = tanh|\n"s
        << "'''A file.'''\nimport math\nfrom hawk.math import tanh\n\nx = tanh\n"s;
    QTest::newRow("on top") << "x = tanh|\n"s << "from hawk.math import tanh\nx = tanh\n"s;
    QTest::newRow("not needed") << "import hawk.math as m\nx = m.tanh|\n"s
                                << "import hawk.math as m\nx = m.tanh\n"s;
}

void TstAssistCompletion::importsWhatIsMissing()
{
    QFETCH(std::string, text);
    QFETCH(std::string, result);
    const Completion completion = completed(text);
    const auto found = std::ranges::find(completion.candidates, "tanh", &Candidate::label);
    QVERIFY(found != completion.candidates.end());
    std::vector<TextEdit> edits = {{completion.replaced, found->label}};
    if (found->import)
        edits.push_back(*found->import);
    text.erase(text.find('|'), 1);
    QCOMPARE(edited(text, edits), result);
}

} // namespace hawk::assist

QTEST_APPLESS_MAIN(hawk::assist::TstAssistCompletion)
#include "tst_assist_completion.moc"
