// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// Results over all samples, and stores by key (docs/kernels.md "Results over all samples, and stores by
/// key").
class TestTraceSums : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sinks_data();
    void sinks();
    void slots_data();
    void slots();
    void totals();
    void loopInLoop();
};

static const std::string aboveKernels = "from hawk import Grid, Index, Int32\n";
/// `h[b] += x keeping h_c; sum s = x`
static std::string spellSinks(const trace::Module& module)
{
    if (module.kernels.empty() || !module.kernels.back().kernel)
        return faults(module);
    const ir::Kernel& kernel = *module.kernels.back().kernel;
    std::string out;
    for (const ir::Sink& sink : kernel.sinks) {
        const std::string value = spell(kernel, sink.value);
        const std::string kept = sink.companion.empty() ? "" : " keeping " + sink.companion;
        out += out.empty() ? "" : "; ";
        if (sink.form == ir::SinkForm::rows)
            out += std::format("{} {} = {}{}", data::nameOf(sink.reduction), sink.slot, value, kept);
        else if (sink.key)
            out += std::format("{}[{}] {} {}{}", sink.slot, spell(kernel, *sink.key),
                               sink.form == ir::SinkForm::add         ? "+="
                                   : sink.form == ir::SinkForm::store ? "="
                                                                      : "|=",
                               value, kept);
        else
            out += std::format("{} = {}", sink.slot, value);
    }
    return out;
}

void TestTraceSums::sinks_data()
{
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(body) << std::string(expected);
    };
    row("a sum", "s = hawk.sum(x)\nreturn s", "sum s = x keeping s_comp");
    row("assigned", "h = hawk.max(x)", "max h = x");
    row("with a condition", "return hawk.min(x, where=x > 1.0)", "min out = select(gt(x, 1), x, inf)");
    row("of a condition", "return hawk.sum(x > 1.0)", "sum out = select(gt(x, 1), 1, 0) keeping out_comp");
    row("of a vector", "return hawk.max(v)", "max out_0 = component[0](v); max out_1 = component[1](v)");
    row("beside values of each sample", "h = x * 2.0\nt = hawk.sum(x)\nreturn t",
        "h = mul(x, 2); sum t = x keeping t_comp");
    row("added by key", "hawk.scatter(h)[b] += x", "h[b] += x keeping h_c");
    row("added plainly", "hawk.scatter(h, policy=\"plain\")[b] += 1.0", "h[b] += 1");
    row("by both axes", "hawk.scatter(g)[b, 2] += x", "g[add(mul(b, 3i), 2i)] += x keeping g_c");
    row("a vector", "hawk.scatter(p)[b] += v", "p[b] += v");
    row("a whole number", "hawk.scatter(n)[b] += 3", "n[b] += 3i");
    row("stored", "hawk.scatter(h)[b + 1] = x", "h[add(b, 1i)] = x");
    row("bits", "hawk.scatter(n, policy=\"or\")[b] |= m.int32(b)", "n[b] |= cast(b)");
    row("several to one plane stay in order, planes in that of the signature",
        "hawk.scatter(g)[0] += x\nhawk.scatter(h)[b] += x\nhawk.scatter(h)[0] += 1.0",
        "h[b] += x keeping h_c; h[0i] += 1 keeping h_c; g[0i] += x keeping g_c");
    row("in a loop, which is run", "for j in range(3, 0, -2):\n    hawk.scatter(h)[j] += x * j",
        "h[3i] += mul(x, 3) keeping h_c; h[1i] += mul(x, 1) keeping h_c");
}

void TestTraceSums::sinks()
{
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    // A plane that a body does not write is none of its parameters.
    const std::pair<std::string, std::string> planes[] = {{"h", "h: Mutable[Scalar]"},
                                                          {"g", "g: Mutable[\"r\":2, \"c\":3]"},
                                                          {"p", "p: Mutable[Vector[2], \"r\":4]"},
                                                          {"n", "n: Mutable[Int32]"}};
    std::string used = "x: Scalar, v: Vector[2], b: Index";
    for (const auto& [name, declaration] : planes) {
        if (body.contains("scatter(" + name) || body.starts_with(name + " ="))
            used += ", " + declaration;
    }
    QCOMPARE(spellSinks(traceBody(used, body, aboveKernels)), expected);
}

void TestTraceSums::slots_data()
{
    QTest::addColumn<std::string>("head");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* head, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(head) << std::string(body) << std::string(expected);
    };
    row("a sum", "x: Scalar", "return hawk.sum(x)",
        "accum_out out, accum_out out_comp, per_sample x; sample_local");
    row("a mean", "x: Scalar", "return hawk.mean(x)",
        "accum_out out, accum_out out_comp, per_sample x, nsamples n_samples; sample_local");
    row("a largest one", "x: Scalar", "return hawk.max(x)", "accum_out out, per_sample x; sample_local");
    row("added by key", "x: Scalar, b: Index, h: Mutable[\"bin\":4]", "hawk.scatter(h)[b] += x",
        "accum_out h, accum_out h_c, per_sample b, per_sample x; cross_sample_write");
    row("stored by key", "x: Scalar, b: Index, h: Mutable[Scalar]", "hawk.scatter(h)[b] = x",
        "wide_out h, per_sample b, per_sample x; cross_sample_write");
    row("over some axes", "lane: Grid[\"a\", \"b\":3], x: Scalar", "return hawk.sum(x, over=\"b\")",
        "accum_out out, per_sample x; cross_sample_write");
    row("over all axes", "lane: Grid[\"a\", \"b\":3], x: Scalar", "return hawk.sum(x, over=(0, -1))",
        "accum_out out, accum_out out_comp, per_sample x; sample_local");
    row("vectors along the open axis", "lane: Grid[\"a\", \"b\":3], v: Vector[2]",
        "return hawk.sum(v, over=1)", "accum_out out, vec_in v, nsamples n_samples; cross_sample_write");
}

void TestTraceSums::slots()
{
    QFETCH(std::string, head);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    const trace::Module module = traceBody(head, body, aboveKernels);
    if (module.kernels.empty() || !module.kernels.back().kernel)
        QFAIL(faults(module).c_str());
    const ir::Kernel& kernel = *module.kernels.back().kernel;
    std::string out;
    for (const data::Slot& slot : kernel.signature.slots)
        out += std::format("{}{} {}", out.empty() ? "" : ", ", data::nameOf(slot.role), slot.name);
    QCOMPARE(out + "; " + std::string(ir::nameOf(kernel.access)), expected);
}

void TestTraceSums::totals()
{
    const trace::Module module = traceBody("x: Scalar, v: Vector[2]",
                                           "return {\"m\": hawk.mean(v), \"s\": hawk.sum(x)}", aboveKernels);
    QVERIFY2(module.kernels.back().kernel, faults(module).c_str());
    const std::vector<data::Total>& totals = module.kernels.back().kernel->signature.totals;
    QCOMPARE(totals,
             (std::vector<data::Total>{{.name = "m", .isMean = true, .shape = data::Shape::vector(2)},
                                       {.name = "s"}}));
}

/// The outer loop is run before the launch, and the inner one, the same in both iterations, is a loop.
void TestTraceSums::loopInLoop()
{
    const trace::Module module = traceBody("x: Scalar, h: Mutable[Scalar]",
                                           "for j in range(2):\n    a = x\n    for k in range(5):\n        a "
                                           "= a * 0.5\n    hawk.scatter(h)[j] += a");
    QVERIFY2(module.kernels.back().kernel, faults(module).c_str());
    QCOMPARE(module.kernels.back().kernel->loops.size(), std::size_t{1});
    QCOMPARE(module.kernels.back().kernel->sinks.size(), std::size_t{2});
}

QTEST_APPLESS_MAIN(TestTraceSums)
#include "tst_trace_sums.moc"
