// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What loops of bodies become (docs/semantics.md "Loops"): which names they carry, where samples leave, what
/// is left.
class TestTraceLoops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shapes_data();
    void shapes();
    void slots_data();
    void slots();
    void zeroTripsLeaveNoLoop();
    void equalTextsAreOneKernel();
    void loopsOfHelpersUnroll();
    void loopsUnderBranches();
    void longLoopsCostNothing();

private:
    static const ir::Kernel* kernelOf(const trace::Module& module)
    {
        const auto& kernels = module.kernels;
        return kernels.empty() || !kernels.back().kernel ? nullptr : &*kernels.back().kernel;
    }
    /// `3 from 0 by 1: s, t; leaves at its head`
    static std::string shapesOf(const trace::Module& module)
    {
        const ir::Kernel* kernel = kernelOf(module);
        if (kernel == nullptr)
            return faults(module);
        std::string out;
        for (const ir::Loop& loop : kernel->loops) {
            out += std::format("{}{} from {} by {}:", out.empty() ? "" : "; ", loop.trips, loop.start,
                               loop.step);
            for (const ir::Carry& carry : loop.carries)
                out += " " + carry.name;
            constexpr const char* places[] = {"", ", left at the head", ", left in the middle",
                                              ", left at the end"};
            out += places[static_cast<int>(exitPlace(loop))];
        }
        return out;
    }
};

void TestTraceLoops::shapes_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    row("up", "x: Scalar", "s = 0.0\nfor j in range(4):\n    s = s + x\nreturn s", "4 from 0 by 1: s");
    row("bounds", "x: Scalar", "s = 0.0\nfor j in range(2, 9, 3):\n    s = s + x\nreturn s",
        "3 from 2 by 3: s");
    row("down", "x: Scalar", "s = 0.0\nfor j in range(7, 0, -2):\n    s = s + x\nreturn s",
        "4 from 7 by -2: s");
    row("bounds of names", "x: Scalar",
        "n = len((1, 2, 3))\ns = 0.0\nfor j in range(n * 2):\n    s = s + x\nreturn s", "6 from 0 by 1: s");
    row("locals are not carried", "x: Scalar",
        "s = 0.0\nfor j in range(4):\n    t = x * j\n    s = s + t\nreturn s", "4 from 0 by 1: s");
    row("tuples", "x: Scalar", "a, b = x, 1.0\nfor _ in range(9):\n    a, b = b, a + b\nreturn a",
        "9 from 0 by 1: a b");
    row("an integer start is a real", "x: Scalar", "n = 0\nfor j in range(4):\n    n = n + j\nreturn n + x",
        "4 from 0 by 1: n");
    row("conditions", "x: Scalar",
        "done = False\nfor j in range(4):\n    done = m.lor(done, x * j > 2.0)\nreturn done",
        "4 from 0 by 1: done");
    row("under elif", "x: Scalar",
        "s = 0.0\nt = 0.0\nfor j in range(4):\n    if x > 1.0:\n        s = s + x\n    elif x > 0.0:\n"
        "        t = t + x\nreturn s, t",
        "4 from 0 by 1: s t");
    row("inner names are carried by both", "x: Scalar",
        "s = 0.0\nfor a in range(3):\n    for b in range(2):\n        s = s + x\nreturn s",
        "2 from 0 by 1: s; 3 from 0 by 1: s");
    row("inner starts", "x: Scalar",
        "s = 0.0\nfor a in range(3):\n    t = 0.0\n    for b in range(2):\n        t = t + x * a\n"
        "    s = s + t\nreturn s",
        "2 from 0 by 1: t; 3 from 0 by 1: s");
    row("head", "x: Scalar",
        "s = 0.0\nfor j in range(4):\n    if s > 2.0:\n        break\n    s = s + x\nreturn s",
        "4 from 0 by 1: s, left at the head");
    row("tail", "x: Scalar",
        "s = 0.0\nfor j in range(4):\n    s = s + x\n    if s > 2.0:\n        break\nreturn s",
        "4 from 0 by 1: s, left at the end");
    row("middle", "x: Scalar",
        "s = 0.0\nt = 0.0\nfor j in range(4):\n    s = s + x\n    if s > 2.0:\n        break\n    t = t + s\n"
        "return s, t",
        "4 from 0 by 1: s t, left in the middle");
    row("assignments before the break", "x: Scalar",
        "s = 0.0\nhit = 0.0\nfor j in range(4):\n    if s > 2.0:\n        hit = j * 1.0\n        break\n"
        "    s = s + x\nreturn s, hit",
        "4 from 0 by 1: hit s, left in the middle");
    row("components", "x: Scalar", "w = m.vec(x, x)\nfor j in range(2):\n    w[j] = w[j] * 2.0\nreturn w",
        "2 from 0 by 1: w");
    row("a name of one loop in another", "x: Scalar",
        "s = 0.0\nfor j in range(2):\n    t = x\n    s = s + t\nfor j in range(3):\n    t = s\n"
        "    s = t * x\nreturn s",
        "2 from 0 by 1: s; 3 from 0 by 1: s");
}

void TestTraceLoops::shapes()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(shapesOf(traceBody(parameters, body)), expected);
}

void TestTraceLoops::slots_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(body) << std::string(expected);
    };
    const char* filled = "mutable w, per_sample x";
    const char* read = "mutable w (start), per_sample x";
    row("a full fill needs no start value", "for j in range(3):\n    w[j] = x * j", filled);
    row("in any order", "for j in range(2, -1, -1):\n    w[j] = x * j", filled);
    row("a part keeps the rest", "for j in range(2):\n    w[j] = x * j", read);
    row("every second", "for j in range(0, 3, 2):\n    w[j] = x * j", read);
    row("read meanwhile", "for j in range(3):\n    w[j] = x + w[0]", read);
    row("left early", "for j in range(3):\n    if x > 0.0:\n        break\n    w[j] = x * j", read);
    row("read before", "y = w[0]\nfor j in range(3):\n    w[j] = x * j\nw = w * y", read);
    row("changed as a whole", "for j in range(3):\n    w = w * x", read);
    row("assigned before", "w = m.vec(x, x, x)\nfor j in range(2):\n    w[j] = x * j", filled);
}

void TestTraceLoops::slots()
{
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    QCOMPARE(slotsOf(traceBody("x: Scalar, w: Mutable[Vector[3]]", body)), expected);
}

void TestTraceLoops::zeroTripsLeaveNoLoop()
{
    const auto module =
        traceBody("x: Scalar", "s = x\nfor j in range(3, 3):\n    s = s * undefined\nreturn s * 1.0");
    QCOMPARE(stores(module), std::string("out = mul(x, 1)"));
}

void TestTraceLoops::equalTextsAreOneKernel()
{
    const auto digest = [](const char* body) {
        const auto module = traceBody("x: Scalar", body);
        return kernelOf(module) ? kernelOf(module)->digest : faults(module);
    };
    QCOMPARE(digest("s = 0.0\nfor j in range(4):\n    s = s + x * j\nreturn {\"y\": s}"),
             digest("total = 0.0\nfor index in range(0, 4, 1):\n    part = x * index\n    total += part\n"
                    "return {\"y\": total}"));
    // Two equal loops of one kernel are one.
    const auto module = traceBody("x: Scalar",
                                  "a = 0.0\nfor j in range(4):\n    a = a + x * j\n"
                                  "b = 0.0\nfor k in range(4):\n    b = b + x * k\nreturn a, b * 2.0");
    QVERIFY2(kernelOf(module), faults(module).c_str());
    QCOMPARE(kernelOf(module)->loops.size(), 1u);
}

void TestTraceLoops::loopsOfHelpersUnroll()
{
    const auto module =
        traceBody("x: Scalar", "return repeated(x)",
                  "def repeated(x):\n    for j in range(3):\n        x = x * 2.0\n    return x\n");
    QCOMPARE(stores(module), std::string("out = mul(mul(mul(x, 2), 2), 2)"));
}

void TestTraceLoops::loopsUnderBranches()
{
    const auto module = traceBody(
        "x: Scalar",
        "s = x\nif x > 0.0:\n    for j in range(3):\n        t = s * j\n        s = s + t\n"
        "else:\n    for j in range(2):\n        s = s * 0.5\nfor j in range(4):\n    s = s + 1.0\nreturn s");
    QCOMPARE(shapesOf(module), std::string("3 from 0 by 1: s; 2 from 0 by 1: s; 4 from 0 by 1: s"));
}

void TestTraceLoops::longLoopsCostNothing()
{
    const auto module = traceBody("x: Scalar", "s = x\nfor j in range(10 ** 9):\n    s = s * 0.5\nreturn s");
    QCOMPARE(shapesOf(module), std::string("1000000000 from 0 by 1: s"));
}

QTEST_APPLESS_MAIN(TestTraceLoops)
#include "tst_trace_loops.moc"
