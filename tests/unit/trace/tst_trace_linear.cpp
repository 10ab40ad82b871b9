// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "traced_text.h"

using namespace hawk;
using namespace hawk::tests;

/// What functions of linear algebra and choices among branches become (docs/semantics.md).
class TestTraceLinear : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stores_data();
    void stores();
    void oneFactorForAllReaders();
    void dispatches();
    void countedBranches();
};

void TestTraceLinear::stores_data()
{
    QTest::addColumn<std::string>("parameters");
    QTest::addColumn<std::string>("body");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* parameters, const char* body, const char* expected) {
        QTest::newRow(name) << std::string(parameters) << std::string(body) << std::string(expected);
    };
    constexpr const char* given = "A: Matrix[2, 2], v: Vector[2]";
    row("solve", given, "return m.solve(A, v)", "out0 = lu_solve(lu(A), v); out1 = factor_info(lu(A))");
    row("an LU factor and its solution", given, "f, ok = m.lu(A)\nx = m.lu_solve(f, v)\nreturn x, ok",
        "x = lu_solve(lu(A), v); ok = factor_info(lu(A))");
    row("the inverse", given, "B, ok = m.inv(A)\nreturn B", "B = lu_solve(lu(A), vec(1, 0, 0, 1))");
    row("the determinant", given, "return m.det(A)", "out = lu_det(lu(A))");
    row("a Cholesky factor is its triangle", given, "L, ok = m.cholesky(A)\nreturn L, L @ v, L[1, 0]",
        "L = chol_factor(chol(A)); out1 = mv(chol_factor(chol(A)), v); "
        "out2 = component[2](chol_factor(chol(A)))");
    row("and solves", given, "L, ok = m.cholesky(A)\nx = m.cho_solve(L, v)\nreturn x",
        "x = cho_solve(chol(A), v)");
    row("a factor of the author", given, "g, ok = m.chol_from(A)\nx = m.cho_solve(g, A)\nreturn x, ok",
        "x = cho_solve(chol_from(A), A); ok = factor_info(chol_from(A))");
    row("eigenvalues", given, "w, V, ok = m.eigh(A)\nreturn w, V, ok",
        "w = eigh_w(eigh(A)); V = eigh_v(eigh(A)); ok = factor_info(eigh(A))");
    row("least squares", "J: Matrix[3, 1], r: Vector[3]", "x, ok = m.lstsq(J, r)\nreturn x, ok",
        "x = cho_solve(chol(mm(transpose(J), J)), mv(transpose(J), r)); "
        "ok = factor_info(chol(mm(transpose(J), J)))");
    row("a damped step", "J: Matrix[3, 1], r: Vector[3], mu: Param", "s = m.lm_step(J, r, mu)\nreturn s",
        "s = neg(cho_solve(chol(vec(add(component[0](mm(transpose(J), J)), mu))), mv(transpose(J), r)))");
    row("a normal draw of several", "i: Index, v: Vector[2], A: Matrix[2, 2]",
        "return m.random_multivariate_normal(i, 3, v, A)",
        "out = add(mv(A, vec(random_normal(i, add(mul(3i, 2i), 0i), sample_index()), "
        "random_normal(i, add(mul(3i, 2i), 1i), sample_index()))), v)");
    row("with a covariance", "i: Index, v: Vector[1], A: Matrix[1, 1]",
        "return m.mvn_sample(seed=i, counter=0, mean=v, cov=A)",
        "out = add(mv(chol_factor(chol(A)), vec(random_normal(i, add(mul(0i, 1i), 0i), sample_index()))), "
        "v)");
    row("a choice among branches", "j: Index, x: Scalar", "return m.dispatch(j, [x, 1, -x])",
        "out = select(le(j, 0i), x, select(le(j, 1i), 1, neg(x)))");
    row("by an Int32, of vectors", "n: Int32, v: Vector[2]",
        "return m.dispatch(n, (v, v * 2.0), \"predicated\")", "out = select(le(cast(n), 0i), v, mul(v, 2))");
}

void TestTraceLinear::stores()
{
    QFETCH(std::string, parameters);
    QFETCH(std::string, body);
    QFETCH(std::string, expected);
    const std::string imports = "from hawk import Index, Int32, Matrix\n";
    QCOMPARE(tests::stores(traceBody(parameters, body, imports)), expected);
}

void TestTraceLinear::oneFactorForAllReaders()
{
    const trace::Module module = traceBody("A: Matrix[3, 3], v: Vector[3]",
                                           "x, ok = m.solve(A, v)\n"
                                           "B, info = m.inv(A)\n"
                                           "return x, ok + info, B, m.det(A)",
                                           "from hawk import Matrix\n");
    QVERIFY2(module.kernels.back().kernel.has_value(), faults(module).c_str());
    const ir::Kernel& kernel = *module.kernels.back().kernel;
    QCOMPARE(std::ranges::count(kernel.nodes, ir::Op::lu, &ir::Node::op), 1);
    QCOMPARE(std::ranges::count(kernel.nodes, ir::Op::factorInfo, &ir::Node::op), 1);
}

/// They are counted in the order of their values, each once, whatever their policy.
void TestTraceLinear::dispatches()
{
    const trace::Module module = traceBody("j: Index, x: Scalar",
                                           "a = m.dispatch(j, [x, x * x], policy=\"segmented\")\n"
                                           "b = m.dispatch(j, [x, -x, 1.0])\n"
                                           "unused = m.dispatch(j, [x, 2.0])\n"
                                           "again = m.dispatch(j, [x, -x, 1.0])\n"
                                           "return b, a, again + 1.0",
                                           "from hawk import Index\n");
    QVERIFY2(module.kernels.back().kernel.has_value(), faults(module).c_str());
    const auto& found = module.kernels.back().kernel->dispatches;
    QCOMPARE(found.size(), 2u);
    QCOMPARE(found[0].policy, ir::DispatchPolicy::switched);
    QCOMPARE(found[0].branches, 3u);
    QCOMPARE(found[1].policy, ir::DispatchPolicy::segmented);

    const auto digestWith = [](const char* policy) {
        const trace::Module given = traceBody(
            "j: Index, x: Scalar", std::format("return m.dispatch(j, [x, -x], policy=\"{}\")", policy),
            "from hawk import Index\n");
        return given.kernels.back().kernel->digest;
    };
    QVERIFY(digestWith("switch") != digestWith("predicated"));
}

/// A choice left to the runner has a plane of counters, except in a loop, until it is resolved.
void TestTraceLinear::countedBranches()
{
    constexpr const char* imports = "from hawk import Index\n";
    const auto counted = traceBody("j: Index, x: Scalar",
                                   "a = m.dispatch(j, [x, m.dispatch(j + 1, [x * x, 2.0], \"auto\"), 0.5])\n"
                                   "return a, m.dispatch(j, [x, -x], policy=\"auto\")",
                                   imports);
    QCOMPARE(
        slotsOf(counted),
        "mutable a, mutable out1, per_sample j, per_sample x, lookup dispatch0_mix, lookup dispatch2_mix");
    const ir::Kernel& kernel = *counted.kernels.back().kernel;
    QCOMPARE(spell(kernel, *kernel.sinks[2].key), "clip(add(j, 1i), 0i, 1i)");
    // The inner choice is needed where the outer one takes its second branch.
    QCOMPARE(spell(kernel, kernel.sinks[2].value), "select(le(j, 1i), select(le(j, 0i), 0i, 1i), 0i)");
    QCOMPARE(spell(kernel, kernel.sinks[3].value), "1i");

    const auto looped = traceBody("j: Index, x: Scalar",
                                  "s = 0.0\n"
                                  "for i in range(3):\n"
                                  "    s = s + m.dispatch(j + i, [x, -x], policy=\"auto\")\n"
                                  "return s",
                                  imports);
    QCOMPARE(slotsOf(looped), "mutable s, per_sample j, per_sample x");

    const auto resolved = traceText("import hawk\nimport hawk.math as m\nfrom hawk import Index, Scalar\n\n"
                                    "@hawk.kernel\ndef k(j: Index, x: Scalar):\n"
                                    "    return m.dispatch(j, [x, -x], policy=\"auto\")\n\n"
                                    "r = hawk.resolve_dispatch(k, {\"dispatch0\": \"predicated\"})\n");
    QCOMPARE(slotsOf(resolved), "mutable out, per_sample j, per_sample x");
    QCOMPARE(resolved.kernels.back().name, "r");
    QCOMPARE(resolved.kernels.back().kernel->name, "k");
    QCOMPARE(resolved.kernels.back().kernel->dispatches.front().policy, ir::DispatchPolicy::predicated);
    QCOMPARE(resolved.kernels.back().kernel->nodes.size() + 3, resolved.kernels.front().kernel->nodes.size());

    // The kernel is the one of that line, whatever its name stands for later.
    const auto rebound =
        traceText("import hawk\nimport hawk.math as m\nfrom hawk import Index, Scalar\n\n"
                  "@hawk.kernel\ndef k(j: Index, x: Scalar):\n"
                  "    return m.dispatch(j, [x, -x], policy=\"auto\")\n\n"
                  "first = k\nr = hawk.resolve_dispatch(first, {\"dispatch0\": \"switch\"})\n"
                  "first = None\n");
    QCOMPARE(faults(rebound), std::string());
    QCOMPARE(rebound.find("r")->kernel->name, std::string("k"));
    const auto twice = traceText("import hawk\nimport hawk.math as m\nfrom hawk import Index, Scalar\n\n"
                                 "@hawk.kernel\ndef k(j: Index, x: Scalar):\n"
                                 "    return m.dispatch(j, [x, -x], policy=\"auto\")\n\n"
                                 "k = hawk.resolve_dispatch(k, {\"dispatch0\": \"switch\"})\n");
    QCOMPARE(faults(twice), std::string("R159 line 9: There is a kernel called `k` above already.\n"));
    QVERIFY(twice.kernels.front().kernel && !twice.kernels.back().kernel);

    const auto derived = traceText("import hawk\nimport hawk.math as m\nfrom hawk import Index, Scalar\n"
                                   "from hawk.diff import vjp\n\n"
                                   "@hawk.kernel\ndef k(j: Index, x: Scalar):\n"
                                   "    return m.dispatch(j, [x * x, -x], policy=\"auto\")\n\n"
                                   "d = hawk.Kernel(\"d\", vjp(k))\n");
    QCOMPARE(slotsOf(derived), "mutable bar_x, per_sample bar_out, per_sample j, per_sample x");
}

QTEST_APPLESS_MAIN(TestTraceLinear)
#include "tst_trace_linear.moc"
