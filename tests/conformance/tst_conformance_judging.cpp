// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QJsonArray>
#include <QtTest>

#include "check.h"
#include "trace/trace.h"

namespace hawk::conformance {

namespace {

using namespace Qt::StringLiterals;

constexpr const char* doubled = "from hawk import kernel, Scalar\n\n\n@kernel\ndef k(x: Scalar):\n"
                                "    y = 2.0 * x\n    return y\n";
constexpr const char* undeclared =
    "from hawk import kernel, Scalar\n\n\n@kernel\ndef k(x):\n    return 2.0 * x\n";

QJsonObject array(QJsonArray values, const QString& dtype = u"float64"_s)
{
    return {{u"dtype"_s, dtype}, {u"shape"_s, QJsonArray{values.size()}}, {u"values"_s, values}};
}

QJsonObject acceptedJson()
{
    return {{u"kernel"_s, u"k"_s},
            {u"kernel_name"_s, u"k"_s},
            {u"mode"_s, u"float64"_s},
            {u"door"_s, u"bundle"_s},
            {u"n_samples"_s, 2},
            {u"slots"_s, QJsonArray{QJsonArray{u"mutable"_s, u"y"_s}, QJsonArray{u"per_sample"_s, u"x"_s}}},
            {u"returns"_s, u"y"_s},
            {u"inputs"_s, QJsonObject{{u"x"_s, array({u"0x1p+0"_s, u"0x1.8p+0"_s})}}},
            {u"outputs"_s, QJsonObject{{u"y"_s, array({u"0x1p+1"_s, u"0x1.8p+1"_s})}}}};
}

QJsonObject refusedJson(int line, const QString& word)
{
    return {{u"kernel"_s, u"k"_s},         {u"mode"_s, u"float64"_s}, {u"refused"_s, true},
            {u"stage"_s, u"definition"_s}, {u"line"_s, line},         {u"mentions"_s, QJsonArray{word}}};
}

Verdict judged(const QJsonObject& json, const char* source)
{
    return judge(caseFromJson(json, text::SourceText(source, "kernel.py")), evaluatorEngine());
}

QJsonObject with(QJsonObject json, const QString& key, const QJsonValue& value)
{
    json[key] = value;
    return json;
}

} // namespace

/// What the harness lets pass and what not: a harness that passes everything would show nothing.
class TstConformanceJudging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values();
    void signatures();
    void refusals();
    void whatIsNotCompiledIsNoRefusal();
    void bundlesConvertNothing();
    void derivativesAndRunsUntilDone();
    void modes();
};

void TstConformanceJudging::values()
{
    QVERIFY(judged(acceptedJson(), doubled).hasPassed());
    const Verdict wrong =
        judged(with(acceptedJson(), u"outputs"_s, QJsonObject{{u"y"_s, array({u"0x1p+1"_s, u"0x1p+2"_s})}}),
               doubled);
    QCOMPARE(wrong.kind, Verdict::Kind::failed);
    QCOMPARE(spell(wrong), "expected y[1] = 4; got y[1] = 3");
    // One unit in the last place is too much, or not.
    const QJsonObject near = with(acceptedJson(), u"outputs"_s,
                                  QJsonObject{{u"y"_s, array({u"0x1p+1"_s, u"0x1.8000000000001p+1"_s})}});
    QVERIFY(!judged(near, doubled).hasPassed());
    QVERIFY(judged(with(near, u"tolerance"_s, QJsonObject{{u"ulp"_s, 1}}), doubled).hasPassed());
    const QJsonObject otherName = {{u"z"_s, array({u"0x1p+1"_s, u"0x1.8p+1"_s})}};
    QVERIFY(!judged(with(acceptedJson(), u"outputs"_s, otherName), doubled).hasPassed());
    const QJsonObject otherType = {{u"y"_s, array({u"0x1p+1"_s, u"0x1.8p+1"_s}, u"float32"_s)}};
    QVERIFY(!judged(with(acceptedJson(), u"outputs"_s, otherType), doubled).hasPassed());
}

void TstConformanceJudging::signatures()
{
    QVERIFY(!judged(with(acceptedJson(), u"kernel_name"_s, u"other"_s), doubled).hasPassed());
    QVERIFY(!judged(with(acceptedJson(), u"returns"_s, u"x"_s), doubled).hasPassed());
    QVERIFY(!judged(with(acceptedJson(), u"slots"_s, QJsonArray()), doubled).hasPassed());
    // Nothing is run for a case that asks only for acceptance, but its slots count.
    QJsonObject acceptOnly = with(acceptedJson(), u"accept_only"_s, true);
    acceptOnly.remove(u"inputs"_s);
    acceptOnly.remove(u"returns"_s);
    QVERIFY(judged(acceptOnly, doubled).hasPassed());
    QVERIFY(!judged(with(acceptOnly, u"slots"_s, QJsonArray()), doubled).hasPassed());
    QVERIFY(!judged(acceptOnly, undeclared).hasPassed());
}

void TstConformanceJudging::refusals()
{
    QVERIFY(judged(refusedJson(5, u"x"_s), undeclared).hasPassed());
    const Verdict elsewhere = judged(refusedJson(6, u"x"_s), undeclared);
    QCOMPARE(elsewhere.kind, Verdict::Kind::failed);
    QVERIFY2(spell(elsewhere).contains("line 6"), spell(elsewhere).c_str());
    QVERIFY2(spell(elsewhere).contains("5:[R03]"), spell(elsewhere).c_str());
    QVERIFY(!judged(refusedJson(5, u"nowhere"_s), undeclared).hasPassed());
    const Verdict accepted = judged(refusedJson(5, u"x"_s), doubled);
    QCOMPARE(accepted.got, "accepted");
    QVERIFY(judged(with(refusedJson(5, u"x"_s), u"may_compute"_s, true), doubled).hasPassed());
    QVERIFY(!judged(acceptedJson(), undeclared).hasPassed());
}

void TstConformanceJudging::whatIsNotCompiledIsNoRefusal()
{
    const char* const unsupported =
        "from hawk import kernel, Scalar\n\n\ndef part(x):\n    with x as y:\n        return y\n\n\n@kernel\n"
        "def k(x: Scalar):\n    y = part(x) * 2.0\n    return y\n";
    const trace::Module module =
        trace::traceModule(syntax::parse(text::SourceText(unsupported, "kernel.py")));
    QVERIFY(module.hasErrors());
    const text::Diagnostic& diagnostic = module.diagnostics.front();
    QVERIFY(diagnostic.code().starts_with('U'));
    const int line = static_cast<int>(module.tree.source().position(diagnostic.range.begin).line);
    QCOMPARE(judged(refusedJson(line, u"is"_s), unsupported).kind, Verdict::Kind::failed);
    QCOMPARE(judged(with(acceptedJson(), u"tags"_s, QJsonArray{u"lenient"_s}), unsupported).kind,
             Verdict::Kind::failed);

    const char* const wide =
        "from hawk import kernel, Scalar, Wide\n\n\n@kernel\ndef k(x: Scalar, e: Wide[2]):\n"
        "    return x\n";
    const Verdict ring = judged(acceptedJson(), wide);
    QCOMPARE(ring.kind, Verdict::Kind::ringThree);
    QCOMPARE(spell(ring), "ring 3: Wide");
    QVERIFY(!ring.hasPassed());
}

void TstConformanceJudging::bundlesConvertNothing()
{
    const QJsonObject narrow = {{u"x"_s, array({u"0x1p+0"_s, u"0x1.8p+0"_s}, u"float32"_s)}};
    const QJsonObject bundle = with(acceptedJson(), u"inputs"_s, narrow);
    QVERIFY(!judged(bundle, doubled).hasPassed());
    QVERIFY(judged(with(bundle, u"door"_s, u"call"_s), doubled).hasPassed());
}

void TstConformanceJudging::derivativesAndRunsUntilDone()
{
    const QJsonObject step = {{u"kind"_s, u"vjp"_s}, {u"wrt"_s, QJsonValue::Null}};
    const Verdict derived = judged(with(acceptedJson(), u"derivative"_s, QJsonArray{step}), doubled);
    QCOMPARE(derived.kind, Verdict::Kind::failed);
    const Verdict untilDone = judged(with(acceptedJson(), u"door"_s, u"simulate"_s), doubled);
    QCOMPARE(untilDone.kind, Verdict::Kind::failed);
    QVERIFY(!untilDone.got.empty());
}

void TstConformanceJudging::modes()
{
    const QJsonObject banded = with(refusedJson(5, u"banded"_s), u"mode"_s, u"banded"_s);
    QVERIFY(judged(banded, doubled).hasPassed());
    QVERIFY(!judged(with(acceptedJson(), u"mode"_s, u"banded"_s), doubled).hasPassed());
}

} // namespace hawk::conformance

QTEST_APPLESS_MAIN(hawk::conformance::TstConformanceJudging)
#include "tst_conformance_judging.moc"
