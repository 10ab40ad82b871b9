// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <set>

#include <QTest>

#include "text/apply_fixes.h"
#include "trace/fixes.h"
#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

namespace {

/// Repaired until nothing is left to repair, as `hawk check --fix` does.
std::string repaired(std::string text, std::set<const text::DiagnosticRule*>* seen = nullptr)
{
    for (int pass = 0; pass < 20; ++pass) {
        const trace::Module module = traceText(text);
        for (const text::Diagnostic& diagnostic : module.diagnostics) {
            if (seen != nullptr && !diagnostic.fixes.empty())
                seen->insert(diagnostic.rule);
        }
        text::FixedText next = text::applyFixes(text, module.diagnostics);
        if (next.fixCount == 0)
            break;
        text = std::move(next.text);
    }
    return text;
}

const std::string header =
    "import hawk\nimport math\nfrom hawk import Index, Mutable, Param, Scalar, Terminated, Vector\n";

std::string kernelOf(const std::string& parameters, const std::string& body, const std::string& imports)
{
    return header + imports + "\n@hawk.kernel\ndef k(" + parameters + "):\n    " + body + "\n";
}

} // namespace

class TraceFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void repairs_data();
    void repairs();
    void bringsNames_data();
    void bringsNames();
    void guessesNothing_data();
    void guessesNothing();
    void eachRuleIsRepairedSomewhere();

private:
    std::set<const text::DiagnosticRule*> m_seen;
};

void TraceFixes::repairs_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* parameters, const char* before, const char* after) {
        QTest::newRow(name) << parameters << before << after;
    };
    row("and", "x: Scalar", "return where(x > 0.0 and x < 1.0, x, 0.0)",
        "return where(land(x > 0.0, x < 1.0), x, 0.0)");
    row("three with and", "x: Scalar", "return where(x > 0.0 and x < 1.0 and x != 0.5, x, 0.0)",
        "return where(land(land(x > 0.0, x < 1.0), x != 0.5), x, 0.0)");
    row("or of and", "x: Scalar", "return where((x > 0.0 and x < 1.0) or x > 5.0, x, 0.0)",
        "return where(lor((land(x > 0.0, x < 1.0)), x > 5.0), x, 0.0)");
    row("not", "x: Scalar", "return where(not x > 0.0, x, 0.0)", "return where(lnot(x > 0.0), x, 0.0)");
    row("not of and", "x: Scalar", "return where(not (x > 0.0 and x < 1.0), x, 0.0)",
        "return where(lnot((land(x > 0.0, x < 1.0))), x, 0.0)");
    row("not first in and", "x: Scalar", "return where(not x > 0.0 and x < 1.0, x, 0.0)",
        "return where(land(lnot(x > 0.0), x < 1.0), x, 0.0)");
    row("not last in and", "x: Scalar", "return where(x > 0.0 and not x == 0.5, x, 0.0)",
        "return where(land(x > 0.0, lnot(x == 0.5)), x, 0.0)");
    row("a chain", "x: Scalar", "return where(0.0 < x < 1.0, x, 0.0)",
        "return where(land(0.0 < x, x < 1.0), x, 0.0)");
    row("a chain of three", "x: Scalar, y: Scalar", "return where(0.0 < (x + y) <= y < 1.0, x, 0.0)",
        "return where(land(land(0.0 < (x + y), (x + y) <= y), y < 1.0), x, 0.0)");
    row("bits", "x: Scalar", "return where((x > 0.0) & (x < 1.0), x, 0.0)",
        "return where(land((x > 0.0), (x < 1.0)), x, 0.0)");
    row("inverted", "x: Scalar", "return where(~(x > 0.0), x, 0.0)", "return where(lnot((x > 0.0)), x, 0.0)");
    row("a whole quotient", "x: Scalar", "return x // 2.0", "return floor(x / 2.0)");
    row("a sum of conditions", "x: Scalar", "return (x > 0.0) + (x > 1.0)",
        "return (where(x > 0.0, 1.0, 0.0)) + (where(x > 1.0, 1.0, 0.0))");
    row("a number that decides", "x: Scalar", "return where(x, 1.0, 2.0)",
        "return where(x != 0.0, 1.0, 2.0)");
    row("a whole number that decides", "i: Index, x: Scalar", "return where(i, x, 2.0)",
        "return where(i != 0, x, 2.0)");
    row("a near function", "x: Scalar", "return hawk.math.sqrtt(x)", "return hawk.math.sqrt(x)");
    row("a near name", "speed: Scalar", "return 2.0 * sped", "return 2.0 * speed");
    row("a near type", "x: Scaler", "return 2.0 * x", "");
    row("a type of Python", "x: float", "return 2.0 * x", "");
    row("the old start value", "m: Mutable[Scalar]", "m = m.prior + 1.0", "m = m + 1.0");
    row("the old store", "m: Mutable[Scalar]", "m[...] = m + 1.0", "m = m + 1.0");
    row("a function of Python", "x: Scalar", "return math.sin(x)", "return sin(x)");
    row("an index from the end", "v: Vector[3]", "return v[-1]", "return v[2]");
    row("a component by name", "v: Vector[3]", "return v.y + v.z", "return v[1] + v[2]");
    row("an extent", "v: Vector[3.0]", "return v.sum()", "");
    row("a bound", "x: Scalar", "y = x\n    for j in range(3.0):\n        y = y * y\n    return y",
        "y = x\n    for j in range(3):\n        y = y * y\n    return y");
    row("a mask with an operator", "m: Mutable[Scalar], terminated: Terminated",
        "m = m + 1.0\n    terminated |= m > 3.0", "m = m + 1.0\n    terminated = m > 3.0");
    row("print", "x: Scalar", "print(x)\n    return 2.0 * x", "pass\n    return 2.0 * x");
}

void TraceFixes::repairs()
{
    QFETCH(QString, parameters);
    QFETCH(QString, before);
    QFETCH(QString, after);
    const std::string imports = "from hawk.math import floor, land, lnot, lor, sin, where\n";
    std::string fixedParameters = parameters.toStdString();
    if (after.isEmpty()) {
        after = before;
        fixedParameters = parameters.contains(u"Vector") ? "v: Vector[3]" : "x: Scalar";
    }
    const std::string text =
        repaired(kernelOf(parameters.toStdString(), before.toStdString(), imports), &m_seen);
    QCOMPARE(text, kernelOf(fixedParameters, after.toStdString(), imports));
    QCOMPARE(faults(traceText(text)), std::string());
}

void TraceFixes::bringsNames_data()
{
    QTest::addColumn<QString>("imports");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* imports, const char* after) {
        QTest::newRow(name) << imports << after;
    };
    const char* const rest = "\n\n@kernel\ndef k(x: Scalar):\n    y = ";
    const auto whole = [&](const char* imports, const char* call) {
        return std::string(imports) + rest + call + "\n    return y\n";
    };
    row("by its module", "from hawk import kernel, Scalar\nimport hawk.math as m",
        whole("from hawk import kernel, Scalar\nimport hawk.math as m", "m.where(m.lnot(x > 0.0), x, 1.0)")
            .c_str());
    row("by a name of its own",
        "from hawk import kernel, Scalar\nfrom hawk.math import where, lnot as inverse",
        whole("from hawk import kernel, Scalar\nfrom hawk.math import where, lnot as inverse",
              "where(inverse(x > 0.0), x, 1.0)")
            .c_str());
    row("by hawk", "import hawk as hk\nfrom hawk import kernel, Scalar",
        whole("import hawk as hk\nfrom hawk import kernel, Scalar",
              "hk.math.where(hk.math.lnot(x > 0.0), x, 1.0)")
            .c_str());
    row("by everything", "from hawk import *\nfrom hawk.math import *",
        whole("from hawk import *\nfrom hawk.math import *", "where(lnot(x > 0.0), x, 1.0)").c_str());
    row("by an import of its own", "from hawk import kernel, Scalar\nfrom hawk.math import where  # choice",
        whole("from hawk import kernel, Scalar\nfrom hawk.math import where  # choice\n"
              "from hawk.math import lnot",
              "where(lnot(x > 0.0), x, 1.0)")
            .c_str());
}

void TraceFixes::bringsNames()
{
    QFETCH(QString, imports);
    QFETCH(QString, after);
    std::string before = after.toStdString();
    for (const std::string_view call :
         {"hk.math.lnot(x > 0.0)", "m.lnot(x > 0.0)", "inverse(x > 0.0)", "lnot(x > 0.0)"}) {
        if (const std::size_t at = before.find(call); at != std::string::npos) {
            before.replace(at, call.size(), "not x > 0.0");
            break;
        }
    }
    before.replace(0, before.find("\n\n@kernel"), imports.toStdString());
    QCOMPARE(repaired(before), after.toStdString());
    QCOMPARE(faults(traceText(after.toStdString())), std::string());
}

void TraceFixes::guessesNothing_data()
{
    QTest::addColumn<QString>("parameters");
    QTest::addColumn<QString>("body");
    const auto row = [](const char* name, const char* parameters, const char* body) {
        QTest::newRow(name) << parameters << body;
    };
    row("an extent with a fraction", "v: Vector[2.7]", "return v.sum()");
    row("two near names", "cat: Scalar, car: Scalar", "return 2.0 * cab");
    row("an index far outside", "v: Vector[3]", "return v[-7]");
    row("a remainder", "x: Scalar", "return x % 2.0");
    row("print beside something", "x: Scalar", "print(x); y = x * 2.0\n    return y");
    row("a vector that decides", "v: Vector[3]", "return where(v, 1.0, 2.0)");
}

void TraceFixes::guessesNothing()
{
    QFETCH(QString, parameters);
    QFETCH(QString, body);
    const std::string text =
        kernelOf(parameters.toStdString(), body.toStdString(), "from hawk.math import where\n");
    QVERIFY(!traceText(text).diagnostics.empty());
    QCOMPARE(repaired(text), text);
}

void TraceFixes::eachRuleIsRepairedSomewhere()
{
    // A misspelled import, and a name of another file.
    repaired("import hawk\nfrom hawk.math import sine, sqrtt\n", &m_seen);
    std::string missing;
    for (const text::DiagnosticRule* rule : trace::rulesWithFixes()) {
        if (!m_seen.contains(rule) && rule->hint != "Correct the name, or define it in that file.")
            missing += std::format("{} {}\n", rule->code, rule->message);
    }
    QCOMPARE(missing, std::string());
    QVERIFY(trace::rulesWithFixes().size() >= 12);
}

QTEST_APPLESS_MAIN(TraceFixes)
#include "tst_trace_fixes.moc"
