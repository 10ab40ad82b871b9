// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// Kinds in both spellings, and what a kernel takes from its kind (docs/semantics.md "Kinds and primitives").
class TestTraceKinds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slots_data();
    void slots();
    void spellings_data();
    void spellings();
    void inheritance_data();
    void inheritance();
    void factories();
};

static const std::string imports =
    "import hawk\n"
    "from hawk import Mutable, Param, Scalar, Terminated, Vector\n"
    "from hawk.ext import DATA_ONLY, DEFAULT_GUARD, Guard, KernelKind, Kind, Output\n";

static const std::string ray = "class Ray(KernelKind, slug=\"ray\"):\n"
                               "    o: Vector[2]\n"
                               "    d: Vector[2]\n"
                               "    reach: Param\n"
                               "    lost: Terminated\n"
                               "    guard = Guard(\"lost\")\n";

static std::string guardsOf(const trace::Module& module)
{
    if (module.kernels.empty() || !module.kernels.back().kernel)
        return faults(module);
    std::string out;
    for (const std::string& mask : module.kernels.back().kernel->guards)
        out += (out.empty() ? "" : ", ") + mask;
    return out;
}

void TestTraceKinds::slots_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const char* expected) {
        QTest::newRow(name) << imports + ray + text << std::string(expected);
    };
    row("an entry that is not named is not there, but a mask is",
        "@Ray\ndef k(o, reach):\n    return o * reach\n",
        "mutable out, vec_in o, terminated lost, uniform reach");
    row("an entry with an equal declaration, and a parameter of the kernel",
        "@Ray\ndef k(x: Scalar, o: Vector[2], reach: Param[Scalar]):\n    return o * (reach + x)\n",
        "mutable out, vec_in o, per_sample x, terminated lost, uniform reach");
    row("a local name may be that of an entry that is not named",
        "@Ray\ndef k(o):\n    d = o * 2.0\n    return d + o\n", "mutable out, vec_in o, terminated lost");
    row("the result of the kind after the other planes",
        "class Shaded(Ray, slug=\"shaded\"):\n"
        "    albedo: Scalar\n"
        "    output = Output.returned(Vector[2], slot=\"glow\")\n"
        "@Shaded\n"
        "def shade(albedo, o, d, reach, gain: Param, s: Mutable[Scalar]):\n"
        "    s = o[0] / reach\n"
        "    return d * (albedo * gain) + o\n",
        "mutable glow, mutable s, vec_in d, vec_in o, per_sample albedo, terminated lost, uniform gain, "
        "uniform reach");
    row("a parameter is returned unchanged into the plane of the kind",
        "K = Kind(\"k\", output=Output.returned(Scalar))\n@K\ndef k(x: Scalar):\n    return x\n",
        "mutable acc, per_sample x");
    row("a function without a body has no result to look at",
        "class Glow(KernelKind, slug=\"glow\"):\n"
        "    o: Vector[2]\n"
        "    guard = DATA_ONLY\n"
        "    output = Output.returned(Vector[2], slot=\"glow\")\n"
        "@Glow\n"
        "def k(o):\n",
        "P08 line 15: The function `k` has no body.\n");
}

void TestTraceKinds::slots()
{
    QFETCH(std::string, text);
    QFETCH(std::string, expected);
    QCOMPARE(slotsOf(traceText(text)), expected);
}

void TestTraceKinds::spellings_data()
{
    QTest::addColumn<std::string>("decorator");
    for (const char* decorator :
         {"@Ray", "@Ray()", "@Ray.kind", "@hawk.kernel(kind=Ray)", "@hawk.kernel(kind=Ray.kind)",
          "@Ray.kind.extend(\"more\", vocabulary={\"w\": Scalar})"})
        QTest::newRow(decorator) << decorator + std::string("\ndef k(o):\n    return o * 2.0\n");
    QTest::newRow("a call") << std::string("def f(o):\n    return o * 2.0\nk = Ray(f)\n");
    QTest::newRow("an instance") << std::string(
        "K = Kind(\"k\", {\"o\": Vector[2], \"lost\": Terminated}, guard=Guard(masks=(\"lost\",)))\n"
        "@K\ndef k(o):\n    return o * 2.0\n");
}

void TestTraceKinds::spellings()
{
    QFETCH(std::string, decorator);
    const trace::Module module = traceText(imports + ray + decorator);
    QCOMPARE(slotsOf(module), "mutable out, vec_in o, terminated lost");
    QCOMPARE(guardsOf(module), "lost");
}

void TestTraceKinds::inheritance_data()
{
    QTest::addColumn<std::string>("classes");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* classes, const char* expected) {
        QTest::newRow(name) << std::string(classes) << std::string(expected);
    };
    row("the guard of the nearest base", "class K(Ray, slug=\"k\"):\n    pass\n", "lost");
    row("its own guard, though the mask stays", "class K(Ray, slug=\"k\"):\n    guard = DATA_ONLY\n", "");
    row("the guard of the first base wins",
        "class B(KernelKind, slug=\"b\"):\n    late: Terminated\n    guard = Guard(\"late\")\n"
        "class K(B, Ray, slug=\"k\"):\n    ...\n",
        "late");
    row("a base of both is asked after both",
        "class B(Ray, slug=\"b\"):\n    late: Terminated\n"
        "class C(Ray, slug=\"c\"):\n    late: Terminated\n    guard = Guard(masks=[\"late\", \"lost\"])\n"
        "class K(B, C, slug=\"k\"):\n    'Both.'\n",
        "late, lost");
    row("a guard of a mask called terminated",
        "class K(Ray, slug=\"k\"):\n    terminated: Terminated\n    guard = DEFAULT_GUARD\n", "terminated");
}

void TestTraceKinds::inheritance()
{
    QFETCH(std::string, classes);
    QFETCH(std::string, expected);
    const trace::Module module =
        traceText(imports + ray + classes + "@K\ndef k(o, d):\n    return o * 2.0 + d\n");
    QVERIFY2(!module.hasErrors(), faults(module).c_str());
    QCOMPARE(guardsOf(module), expected);
}

void TestTraceKinds::factories()
{
    const trace::Module module = traceText(imports
                                           + "def make(w):\n"
                                             "    class K(KernelKind, slug=\"k\"):\n"
                                             "        v: \"Vector[w]\"\n"
                                             "        guard = Guard(None)\n"
                                             "    @K\n"
                                             "    def k(v, y: Mutable[Scalar]):\n"
                                             "        y = v[w - 1]\n"
                                             "    return k\n"
                                             "wide = make(5)\n");
    QVERIFY2(!module.hasErrors(), faults(module).c_str());
    QCOMPARE(module.kernels.front().name, "wide");
    QCOMPARE(stores(module), "y = component[4](v)");
}

QTEST_APPLESS_MAIN(TestTraceKinds)
#include "tst_trace_kinds.moc"
