// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include <QTest>

#include <malloc.h>

#include "trace/asked_derivative.h"
#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// The module level (docs/semantics.md "The module level") and helper functions.
class TestTraceModule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellings_data();
    void spellings();
    void helpers_data();
    void helpers();
    void driverCodeIsSkipped();
    void tellsWhyANameHasNoValue_data();
    void tellsWhyANameHasNoValue();
    void aRefusedKernelLeavesTheOthers();
    void constantsAreThoseAtTheDecorator();
    void factoriesGiveNamedKernels();
    void selectsKernels();
    void selectsDerivativesThatNoFileWrites();
    void addsDerivativesThatAreAskedFor();
    void nothingIsLeftOfAFile();
};

void TestTraceModule::spellings_data()
{
    QTest::addColumn<std::string>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << std::string(text); };
    const char* body = "    return {\"y\": SIN(x) * 2.0}\n";
    const auto with = [&](const char* name, std::string head, const char* sine) {
        std::string text = head + body;
        text.replace(text.find("SIN"), 3, sine);
        QTest::newRow(name) << text;
    };
    with("import hawk", "import hawk\n@hawk.kernel\ndef k(x: hawk.Scalar):\n", "hawk.math.sin");
    with("import as", "import hawk as hk\n@hk.kernel\ndef k(x: hk.Scalar):\n", "hk.math.sin");
    with("import math as",
         "import hawk.math as m\nfrom hawk import kernel, Scalar\n@kernel\ndef k(x: Scalar):\n", "m.sin");
    with("from hawk import math", "from hawk import math, kernel, Scalar as S\n@kernel\ndef k(x: S):\n",
         "math.sin");
    with("from math import",
         "from hawk import kernel as kern, Scalar\nfrom hawk.math import sin as sine\n@kern\ndef k(x: "
         "Scalar):\n",
         "sine");
    with("with parentheses",
         "import hawk\nfrom hawk.math import sin\n@hawk.kernel()\ndef k(x: hawk.Scalar):\n", "sin");
    with("star", "from hawk import *\nfrom hawk.math import *\n@kernel\ndef k(x: Scalar):\n", "sin");
    with("postponed",
         "from __future__ import annotations\nimport hawk\n@hawk.kernel\ndef k(x: hawk.Scalar):\n",
         "hawk.math.sin");
    with("quoted", "import hawk\n@hawk.kernel\ndef k(x: \"hawk.Scalar\"):\n", "hawk.math.sin");
    with("keyword only", "import hawk\n@hawk.kernel\ndef k(*, x: hawk.Scalar):\n", "hawk.math.sin");
    with("positional only", "import hawk\n@hawk.kernel\ndef k(x: hawk.Scalar, /):\n", "hawk.math.sin");
    with("alias of a type", "import hawk\nReal = hawk.Scalar\n@hawk.kernel\ndef k(x: Real):\n",
         "hawk.math.sin");
    with("inside text",
         "'''A file.'''\nimport hawk\n@hawk.kernel\ndef k(x: hawk.Scalar):\n    '''A kernel.'''\n    pass\n",
         "hawk.math.sin");
    row("function form",
        "import hawk\ndef k(x: hawk.Scalar):\n    return {\"y\": hawk.math.sin(x) * 2.0}\nk = "
        "hawk.kernel(k)\n");
}

void TestTraceModule::spellings()
{
    QFETCH(std::string, text);
    const trace::Module module = traceText(text);
    QCOMPARE(tests::stores(module), std::string("y = mul(sin(x), 2)"));
    QVERIFY(module.diagnostics.empty());
    QVERIFY(module.skipped.empty());
}

void TestTraceModule::helpers_data()
{
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("call");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* above, const char* call, const char* expected) {
        QTest::newRow(name) << std::string(above) << std::string(call) << std::string(expected);
    };
    row("Horner",
        "C = (1.0, -0.5, 0.25)\ndef h(x):\n    acc = 0.0\n    for c in reversed(C):\n        acc = acc * x + "
        "c\n    return acc\n",
        "h(x)", "add(mul(add(mul(add(mul(0, x), 0.25), x), -0.5), x), 1)");
    row("recursion", "def h(x, n):\n    return x if n == 1 else x * h(x, n - 1)\n", "h(x, 3)",
        "mul(x, mul(x, x))");
    row("defaults and names", "def h(x, a=2.0, *, b=3.0):\n    return a * x + b\n", "h(x, b=4.0)",
        "add(mul(2, x), 4)");
    row("variadic", "def h(*xs):\n    return xs[0] + len(xs)\n", "h(x, 1, 2)", "add(x, 3)");
    row("star call", "def g(a, b):\n    return a - b\ndef h(p):\n    return g(*p)\n", "h((x, 1.0))",
        "sub(x, 1)");
    row("tuples", "def h(x):\n    return x + 1.0, x + 2.0\n", "h(x)[1]", "add(x, 2)");
    row("while and break",
        "def h(x):\n    n = 0\n    while True:\n        n += 1\n        if n > 2:\n            break\n    "
        "return x * n\n",
        "h(x)", "mul(x, 3)");
    row("comprehension", "def h(x):\n    return sum([k * x for k in range(4) if k % 2 == 1])\n", "h(x)",
        "add(add(0, mul(1, x)), mul(3, x))");
    row("nested function", "def h(x):\n    def g(t):\n        return t + x\n    return g(1.0)\n", "h(x)",
        "add(1, x)");
    row("lambda", "h = lambda x: x * 2.0\n", "h(x)", "mul(x, 2)");
    row("nested lists change",
        "def h(x):\n    J = [[0.0] * 2 for _ in range(2)]\n    J[1][0] = J[1][0] + x\n    return J[1][0] + "
        "J[0][0]\n",
        "h(x)", "add(add(0, x), 0)");
    row("dict",
        "P = {\"a\": 2.0, \"b\": 3.0}\ndef h(x):\n    t = x\n    for name, value in P.items():\n        if "
        "name == \"b\" and value:\n            t = t * value\n    return t\n",
        "h(x)", "mul(x, 3)");
    row("enumerate and zip",
        "def h(x):\n    t = x\n    for i, (a, b) in enumerate(zip((1.0, 2.0), (3.0, 4.0))):\n        t = t + "
        "i * a * b\n    return t\n",
        "h(x)", "add(add(x, 0), 8)");
    row("defaults by or", "def h(x, v=None):\n    return x * (v or 1.5)\n", "h(x)", "mul(x, 1.5)");
    row("rounding to even", "def h(x):\n    return x * round(2.5) * round(1.0 / 0.1)\n", "h(x)",
        "mul(mul(x, 2), 10)");
    row("python math", "import math\nimport numpy as np\nR = math.sqrt(0.25) + 0 * np.pi\n", "x * R",
        "mul(x, 0.5)");
    row("slices and membership",
        "T = [1.0, 2.0, 3.0, 4.0]\ndef h(x):\n    return x * sum(T[1:3]) if 2.0 in T else x\n", "h(x)",
        "mul(x, 5)");
    row("isinstance and text",
        "def h(x, n):\n    return x * n if isinstance(n, int) and f\"n{n}\" == \"n3\" else x\n", "h(x, 3)",
        "mul(x, 3)");
    row("sorted, min and max",
        "def h(x):\n    s = sorted((3, 1, 2), key=lambda t: -t)\n    return x * s[0] + min(s) - max([1, "
        "2])\n",
        "h(x)", "sub(add(mul(x, 3), 1), 2)");
    row("module loop", "W = []\nfor k in range(3):\n    W.append(k * 2.0)\n", "x * W[2]", "mul(x, 4)");
    row("floor division", "N = -7 // 2 + -7 % 3\n", "x * N", "mul(x, -2)");
}

void TestTraceModule::helpers()
{
    QFETCH(std::string, above);
    QFETCH(std::string, call);
    QFETCH(std::string, expected);
    QCOMPARE(tests::stores(traceBody("x: Scalar", "return {\"y\": " + call + "}", above)), "y = " + expected);
}

void TestTraceModule::driverCodeIsSkipped()
{
    const trace::Module module = traceText("import hawk\n"
                                           "import numpy as np\n"
                                           "from hawk import Scalar\n"
                                           "x = np.random.rand(3)\n"
                                           "@hawk.kernel\n"
                                           "def k(x: Scalar):\n"
                                           "    return x * 2.0\n"
                                           "print(k(x))\n"
                                           "with open('f') as f:\n"
                                           "    y = f.read()\n"
                                           "if __name__ == '__main__':\n"
                                           "    hawk.build([k], 'out')\n"
                                           "@hawk.kernel\n"
                                           "def late(a: Scalar):\n"
                                           "    return a * y\n");
    QCOMPARE(faults(module),
             std::string("R85 line 15: `y` is made by code that needs Python (line 9), so its value "
                         "is not known here.\n"));
    std::vector<std::uint32_t> lines;
    for (text::Range range : module.skipped)
        lines.push_back(module.tree.source().position(range.begin).line);
    QCOMPARE(lines, (std::vector<std::uint32_t>{4, 8, 9, 11}));
    QVERIFY(module.kernels[0].kernel.has_value());
    QVERIFY(!module.kernels[1].kernel.has_value());
}

void TestTraceModule::tellsWhyANameHasNoValue_data()
{
    QTest::addColumn<std::string>("above");
    QTest::addColumn<std::string>("expected"); ///< Q is read in line 7 or later
    const auto row = [](const char* name, const char* above, const char* expected) {
        QTest::newRow(name) << std::string(above) << std::string(expected);
    };
    row("division", "Q = 1/0\n",
        "S02 line 4: This divides by zero.\n"
        "R85 line 8: `Q` has no value, because line 4 fails.\n");
    row("through another name", "P = [1.0][1]\nQ = 2.0 * P\n",
        "S03 line 4: Position 1 lies outside a list with 1 items.\n"
        "R85 line 9: `Q` has no value, because line 4 fails.\n");
    row("by its own part", "P, Q = {}['a'], 3 % 0\n",
        "S02 line 4: This divides by zero.\n"
        "R85 line 8: `Q` has no value, because line 4 fails.\n");
    row("in a helper", "def f(n):\n    return 1 // n\nQ = f(0)\n",
        "S02 line 5: This divides by zero.\n"
        "R85 line 10: `Q` has no value, because line 5 fails.\n");
    row("unknown attribute", "import math\nQ = math.sine(1.0)\n",
        "R85 line 9: `Q` is made with `math.sine` (line 5), which needs Python, so its value is not known "
        "here.\n");
    row("unsupported method", "Q = 'a'.casefold()\n",
        "R85 line 8: `Q` is made with `'a'.casefold` (line 4), which needs Python, so its value is not known "
        "here.\n");
    row("missing module", "import scipy.constants as c\nQ = c.g / 2\n",
        "R85 line 9: `Q` is made with `scipy.constants` (line 5), which needs Python, so its value is not "
        "known here.\n");
    row("large number", "Q = 2 ** 2 ** 20\n",
        "U32 line 4: A whole number here needs more than 65,536 bits.\n"
        "R85 line 8: `Q` has no value, because line 4 fails.\n");
}

void TestTraceModule::tellsWhyANameHasNoValue()
{
    QFETCH(std::string, above);
    QFETCH(std::string, expected);
    QCOMPARE(faults(traceBody("x: Scalar", "return x * Q", above)), expected);
    // What no kernel needs is left out without a word.
    QCOMPARE(faults(traceBody("x: Scalar", "return x * 2.0", above)), std::string());
}

void TestTraceModule::aRefusedKernelLeavesTheOthers()
{
    const trace::Module module = traceText("import hawk\nfrom hawk import Scalar\n"
                                           "@hawk.kernel\ndef broken(x: Scalar):\n    y = x +\n    return y\n"
                                           "@hawk.kernel\ndef refused(x: Scalar):\n    return x + 'a'\n"
                                           "@hawk.kernel\ndef good(x: Scalar):\n    return x + 1.0\n");
    QCOMPARE(module.kernels.size(), std::size_t{3});
    QVERIFY(!module.kernels[0].kernel);
    QVERIFY(!module.kernels[1].kernel);
    QVERIFY(module.kernels[2].kernel.has_value());
    QCOMPARE(module.diagnostics.size(), std::size_t{2});
    QVERIFY(module.diagnostics[0].code().starts_with('P'));
    QCOMPARE(module.diagnostics[1].code(), std::string_view("R61"));
}

void TestTraceModule::constantsAreThoseAtTheDecorator()
{
    const trace::Module module = traceText("import hawk\nfrom hawk import Scalar\nC = 2.0\n"
                                           "@hawk.kernel\ndef k(x: Scalar):\n    return x * C\n"
                                           "C = 5.0\n");
    QCOMPARE(tests::stores(module), std::string("out = mul(x, 2)"));
}

void TestTraceModule::factoriesGiveNamedKernels()
{
    const trace::Module module = traceText("from hawk import Scalar, Vector, kernel\n"
                                           "def make(w, f):\n"
                                           "    @kernel\n"
                                           "    def step(v: Vector[w], x: Scalar):\n"
                                           "        return f(x) + v[w - 1]\n"
                                           "    return step\n"
                                           "low = make(2, lambda t: t)\n"
                                           "hot = make(3, lambda t: t * 2.0)\n");
    QCOMPARE(faults(module), std::string());
    QVERIFY(module.find("low") != nullptr && module.find("hot") != nullptr);
    QCOMPARE(tests::stores(module), std::string("out = add(mul(x, 2), component[2](v))"));
    QCOMPARE(module.find("hot")->kernel->name, std::string("step"));
}

void TestTraceModule::selectsKernels()
{
    const trace::Module one = traceBody("x: Scalar", "return x * 2.0");
    QCOMPARE(trace::selectKernel(one, "")->name, std::string("k"));
    QCOMPARE(trace::selectKernel(one, "k")->name, std::string("k"));
    const auto missing = trace::selectKernel(one, "other");
    QVERIFY(!missing && missing.error().message.contains("other") && missing.error().hint.contains("`k`"));
    const auto refused = trace::selectKernel(traceBody("x: Scalar", "return x + 'a'"), "k");
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::refused);
    QCOMPARE(refused.error().diagnostics.size(), std::size_t{1});
    QVERIFY(!trace::selectKernel(traceText("x = 1\n"), ""));
}

void TestTraceModule::selectsDerivativesThatNoFileWrites()
{
    const trace::Module module = traceBody("x: Scalar", "return x * 2.0");
    for (const ir::Direction direction : {ir::Direction::reverse, ir::Direction::forward}) {
        const std::string name = "k." + std::string(ir::nameOf(direction));
        const auto derived = trace::selectKernel(module, name);
        QVERIFY(derived);
        QCOMPARE(derived->name, "k_" + std::string(ir::nameOf(direction)));
        QCOMPARE(derived->derived->primal, std::string("k"));
        QCOMPARE(derived->derived->direction, direction);
    }
    const auto missing = trace::selectKernel(module, "other.vjp");
    QVERIFY(!missing && missing.error().code == "T03");
    // What is wrong with the kernel is wrong with its derivative.
    const auto refused = trace::selectKernel(traceBody("x: Scalar", "return x + 'a'"), "k.vjp");
    QVERIFY(!refused && refused.error().diagnostics.size() == 1);
    // Nothing to derive by.
    QVERIFY(!trace::selectKernel(traceBody("i: Index", "return i + 1"), "k.jvp"));
    for (const char* name : {"k", "k.", ".vjp", "k.grad", "a b.vjp", "k.vjp.jvp"})
        QVERIFY2(!trace::askedDerivative(name), name);
}

void TestTraceModule::addsDerivativesThatAreAskedFor()
{
    trace::Module module = traceText("from hawk import Index, Scalar, kernel\n"
                                     "@kernel\ndef f(x: Scalar):\n    return x * x\n"
                                     "@kernel\ndef g(i: Index):\n    return i + 1\n"
                                     "@kernel\ndef h(x: Scalar):\n    return x + y\n");
    QCOMPARE(module.diagnostics.size(), std::size_t{1});
    trace::addAskedDerivatives(module, {"f.vjp", "g.vjp", "h.vjp", "missing.vjp", "f", "f.vjp"});
    std::vector<std::string> names;
    for (const trace::TracedKernel& kernel : module.kernels)
        names.push_back(kernel.name);
    QCOMPARE(names, (std::vector<std::string>{"f", "g", "h", "f.vjp", "g.vjp", "h.vjp"}));
    QVERIFY(module.find("f.vjp")->kernel);
    QCOMPARE(module.find("f.vjp")->range, module.find("f")->range);
    // Without a derivative: said at the name of the kernel, once.
    QVERIFY(!module.find("g.vjp")->kernel && !module.find("h.vjp")->kernel);
    QCOMPARE(module.diagnostics.size(), std::size_t{2});
    QCOMPARE(module.diagnostics.front().range, module.find("g")->nameRange);
}

/// A function and the scope it is defined in know each other, and an editor traces a file at each pause.
void TestTraceModule::nothingIsLeftOfAFile()
{
    const std::string text = "import hawk\n"
                             "def outer(a):\n"
                             "    def inner(b):\n"
                             "        return a + b\n"
                             "    return inner\n"
                             "twice = lambda v: 2.0 * v\n"
                             "@hawk.kernel\n"
                             "def k(x: hawk.Scalar):\n"
                             "    return {\"y\": twice(outer(x)(1.0))}\n";
    const auto traceOnce = [&] { QCOMPARE(traceText(text).kernels.size(), std::size_t(1)); };
    for (int round = 0; round < 20; ++round)
        traceOnce();
    const std::size_t before = mallinfo2().uordblks;
    for (int round = 0; round < 200; ++round)
        traceOnce();
    // One name that stays takes more than 50 bytes each time. (The sanitizers count by themselves.)
    QCOMPARE_LT(static_cast<std::int64_t>(mallinfo2().uordblks) - static_cast<std::int64_t>(before), 10'000);
}

QTEST_APPLESS_MAIN(TestTraceModule)
#include "tst_trace_module.moc"
