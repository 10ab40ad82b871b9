// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "bundle/parts.h"
#include "bundle/sidecar.h"
#include "bundle/validate.h"
#include "trace/trace.h"

using namespace hawk;
using namespace Qt::StringLiterals;

namespace {

bundle::BundleRequest requestFor(const std::string& text)
{
    const text::SourceText source("import hawk\n"
                                  "from hawk import Grid, Index, Mutable, Scalar, Table, Terminated, Vector\n"
                                  "from hawk.diff import vjp\n\n"
                                      + text,
                                  "test.py");
    const trace::Module module = trace::traceModule(syntax::parse(source));
    auto kernel = trace::selectKernel(module, {});
    if (!kernel)
        return {.members = {}, .directory = kernel.error().message, .targets = {}, .target = {}};
    return {.members = {{plan::planLaunch(*std::move(kernel)), source}},
            .directory = "out",
            .targets = {"host"},
            .target = {}};
}

auto validated(const bundle::BundleRequest& request)
{
    return bundle::validateRequest(request, bundle::partsOf(request.members));
}

QJsonObject sidecarOf(const bundle::Part& part)
{
    const std::string text = bundle::sidecarText(part.plan,
                                                 {.format = "host",
                                                  .execTargets = {"host"},
                                                  .target = {},
                                                  .hasHostEntry = true,
                                                  .machine = {},
                                                  .split = part.split});
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

/// `{'a': 1}` as a row of a table has it.
QJsonObject spelled(QByteArray text)
{
    return QJsonDocument::fromJson(text.replace('\'', '"')).object();
}

} // namespace

/// What a bundle holds of a kernel whose samples meet. The expected values are those that the reference's own
/// builder wrote for the same kernels (0.7.1), except for the names of what stages hand on.
class BundleParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sharedFacts_data();
    void sharedFacts();
    void stages();
    void rowsReadBack();
    void meansAreSums();
    void refused_data();
    void refused();
};

void BundleParts::sharedFacts_data()
{
    QTest::addColumn<QString>("kernel");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("sum beside a plane")
        << u"@hawk.kernel\ndef energy(x: Scalar, m: hawk.Param):\n"
           "    return {'e': hawk.sum(0.5 * m * x * x), 'y': x * m}\n"_s
        << "{'arg_spec': [['mutable', 'y'], ['accum_out', 'e'], ['accum_out', 'e_comp'], ['per_sample', 'x'],"
           " ['uniform', 'm']], 'cells': {'e': {'op': 'sum', 'columns': 1}},"
           " 'accum_outputs': ['e', 'e_comp'], 'arg_shapes': {'y': 1, 'x': 1, 'e': null, 'e_comp': null},"
           " 'arg_widths': {'y': 1, 'x': 1}, 'exec_access': 'sample_local'}"_ba;
    QTest::newRow("sum of vectors")
        << u"@hawk.kernel\ndef vecsum(v: Vector[3]):\n    return {'s': hawk.sum(v)}\n"_s
        << "{'arg_spec': [['accum_out', 's_0'], ['accum_out', 's_0_comp'], ['accum_out', 's_1'],"
           " ['accum_out', 's_1_comp'], ['accum_out', 's_2'], ['accum_out', 's_2_comp'], ['vec_in', 'v']],"
           " 'cells': {'s': {'op': 'sum', 'columns': 3}}, 'exec_access': 'sample_local'}"_ba;
    QTest::newRow("store by key")
        << u"@hawk.kernel\ndef spread(x: Scalar, b: Index, h: Mutable[Scalar, 'bin']):\n"
           "    hawk.scatter(h)[b] += x\n"_s
        << "{'arg_spec': [['accum_out', 'h'], ['accum_out', 'h_c'], ['per_sample', 'b'], ['per_sample', "
           "'x']],"
           " 'companions': {'h_c': 'h'}, 'plane_axes': {"
           "'h': {'payload': [], 'axes': [{'label': 'bin', 'extent': null}]},"
           " 'h_c': {'payload': [], 'axes': [{'label': 'bin', 'extent': null}]}},"
           " 'exec_access': 'cross_sample_write'}"_ba;
    QTest::newRow("sum over an axis")
        << u"@hawk.kernel\ndef rows(x: Scalar, g: Grid['i':4, 'j':8]):\n"
           "    return {'r': hawk.sum(x, over='j')}\n"_s
        << "{'arg_spec': [['accum_out', 'r'], ['per_sample', 'x']],"
           " 'plane_axes': {'r': {'payload': [], 'axes': [{'label': 'i', 'extent': 4}]}},"
           " 'exec_access': 'cross_sample_write', 'launch': {'lane_space': {'axes': ["
           "{'label': 'i', 'extent': 4}, {'label': 'j', 'extent': 8}], 'group': 1}}}"_ba;
    QTest::newRow("no meeting samples")
        << u"@hawk.kernel\ndef f(x: Scalar):\n    return x + 1.0\n"_s << "{'accum_outputs': []}"_ba;
}

void BundleParts::sharedFacts()
{
    QFETCH(QString, kernel);
    QFETCH(QByteArray, expected);
    const bundle::BundleRequest request = requestFor(kernel.replace(u'\'', u'"').toStdString());
    const auto fine = validated(request);
    QVERIFY2(fine, request.directory.c_str());
    const std::vector<bundle::Part> parts = bundle::partsOf(request.members);
    QCOMPARE(parts.size(), 1u);
    const QJsonObject sidecar = sidecarOf(parts.front());
    const QJsonObject wanted = spelled(expected);
    QVERIFY(!wanted.isEmpty());
    for (auto it = wanted.begin(); it != wanted.end(); ++it)
        QCOMPARE(sidecar.value(it.key()), it.value());
    for (const auto key : {"cells"_L1, "companions"_L1, "plane_axes"_L1, "stages"_L1, "keyed"_L1,
                           "param_planes"_L1, "adjoint_like"_L1})
        QCOMPARE(sidecar.contains(key), wanted.contains(key));
}

void BundleParts::stages()
{
    const bundle::BundleRequest request = requestFor("@hawk.kernel\n"
                                                     "def centred(x: Scalar):\n"
                                                     "    m = hawk.mean(x)\n"
                                                     "    return {\"y\": x - m}\n");
    const auto fine = validated(request);
    QVERIFY2(fine, request.directory.c_str());
    const std::vector<bundle::Part> parts = bundle::partsOf(request.members);
    QCOMPARE(parts.size(), 2u);
    const QJsonObject first = sidecarOf(parts[0]);
    QCOMPARE(first["kernel"_L1], u"centred"_s);
    QCOMPARE(first["host_entry"_L1], u"centred_host"_s);
    QCOMPARE(first["arg_spec"_L1].toArray(),
             spelled("{'a': [['accum_out', 'm'], ['accum_out', 'm_comp'], ['per_sample', 'x'],"
                     " ['nsamples', 'n_samples']]}")["a"_L1]
                 .toArray());
    QCOMPARE(first["cells"_L1].toObject(), spelled("{'m': {'op': 'sum', 'columns': 1, 'internal': true}}"));
    QCOMPARE(
        first["stages"_L1].toArray(),
        spelled("{'a': [{'kernel': 'centred', 'cells_in': [], 'cells_out': ['m'], 'recomputed': []},"
                " {'kernel': 'centred_2', 'cells_in': ['m'], 'cells_out': [], 'recomputed': []}]}")["a"_L1]
            .toArray());
    const QJsonObject second = sidecarOf(parts[1]);
    QCOMPARE(second["kernel"_L1], u"centred_2"_s);
    QCOMPARE(second["host_entry"_L1], u"centred_2_host"_s);
    QCOMPARE(second["arg_spec"_L1].toArray(),
             spelled("{'a': [['mutable', 'y'], ['per_sample', 'x'], ['lookup', 'm']]}")["a"_L1].toArray());
    QCOMPARE(second["param_planes"_L1].toArray(), QJsonArray({u"m"_s}));
    QVERIFY(!second.contains("cells"_L1) && !second.contains("stages"_L1));
    QVERIFY(first["digest"_L1] != second["digest"_L1]);
}

void BundleParts::rowsReadBack()
{
    const bundle::BundleRequest request = requestFor("@hawk.kernel\n"
                                                     "def share(x: Scalar, g: Grid[\"i\":4, \"j\":8]):\n"
                                                     "    row = hawk.sum(x, over=\"j\")\n"
                                                     "    return {\"s\": x / row}\n");
    const auto fine = validated(request);
    QVERIFY2(fine, request.directory.c_str());
    const std::vector<bundle::Part> parts = bundle::partsOf(request.members);
    QCOMPARE(parts.size(), 2u);
    const QJsonObject first = sidecarOf(parts[0]);
    QCOMPARE(first["keyed"_L1].toObject(), spelled("{'row': {'width': 1, 'axes': [['i', 4]]}}"));
    QCOMPARE(first["exec_access"_L1], u"cross_sample_write"_s);
    QCOMPARE(first["cells"_L1], QJsonValue(QJsonObject()));
    const QJsonArray spec = sidecarOf(parts[1])["arg_spec"_L1].toArray();
    QVERIFY(spec.contains(QJsonArray({u"lookup"_s, u"row"_s})));
}

/// A launcher of bundles divides nothing: the terms of a mean are divided by the number of samples.
void BundleParts::meansAreSums()
{
    const bundle::BundleRequest request = requestFor("@hawk.kernel\n"
                                                     "def avg(x: Scalar):\n"
                                                     "    return {\"m\": hawk.mean(x)}\n");
    QVERIFY2(!request.members.empty(), request.directory.c_str());
    QVERIFY(request.members.front().plan.signature.totals.front().isMean);
    const bundle::Part part = bundle::partsOf(request.members).front();
    QVERIFY(!part.plan.signature.totals.front().isMean);
    const ir::Kernel& kernel = part.plan.main();
    const ir::Node& term = kernel.node(kernel.sinks.front().value);
    QCOMPARE(term.op, ir::Op::divide);
    QCOMPARE(kernel.node(term.operands[0]).op, ir::Op::input);
    const ir::Node& count = kernel.node(term.operands[1]);
    QCOMPARE(count.op, ir::Op::convert);
    QCOMPARE(kernel.node(count.operands.front()).op, ir::Op::sampleCount);
    QVERIFY(kernel.digest != request.members.front().plan.main().digest);
}

void BundleParts::refused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    QTest::newRow("finishes and reads a mean")
        << u"@hawk.kernel\ndef settle(w: Mutable[Scalar], terminated: Terminated):\n"
           "    new = 0.5 * (w + hawk.mean(w))\n    terminated = abs(new - w) < 0.01\n    w = new\n"_s
        << u"bundle-stepping-stages"_s << u"`settle`"_s;
}

void BundleParts::refused()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, part);
    const bundle::BundleRequest request = requestFor(text.toStdString());
    QVERIFY2(!request.members.empty(), request.directory.c_str());
    const auto refusal = validated(request);
    QVERIFY(!refusal);
    QCOMPARE(QString::fromStdString(refusal.error().code), code);
    QVERIFY2(refusal.error().message.contains(part.toStdString()), refusal.error().message.c_str());
}

QTEST_APPLESS_MAIN(BundleParts)
#include "tst_bundle_parts.moc"
