// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "bundle/ordered_json.h"
#include "bundle/sidecar.h"
#include "bundle/unit.h"
#include "plan_fixture.h"
#include "trace/trace.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using bundle::Json;
using data::Element;
using data::Mode;
using data::Role;
using data::Shape;
using data::StartValue;

namespace {

QByteArray readData(const QString& name)
{
    QFile file(QStringLiteral(HAWK_TEST_DATA "/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bundle::SidecarFacts hostFacts(Mode mode = Mode::float64)
{
    return {.format = "host",
            .execTargets = {"host"},
            .target = {.mode = mode, .profile = codegen::Profile::portable},
            .hasHostEntry = true,
            .machine = {}};
}

/// A sidecar without what only this program writes: the last member, `workbench`.
QByteArray withoutOwnFacts(const std::string& sidecar)
{
    const std::size_t begin = sidecar.find(",\n  \"workbench\": {");
    return QByteArray::fromStdString(sidecar.substr(0, begin) + "\n}\n");
}

QJsonObject parsed(const std::string& text)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

/// The keys of a text that is indented by two blanks, in their order.
QStringList topKeys(const QByteArray& text)
{
    QStringList keys;
    static const QRegularExpression key(u"^  \"([^\"]+)\":"_s, QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch& match : key.globalMatch(QString::fromUtf8(text)))
        keys << match.captured(1);
    return keys;
}

plan::LaunchPlan tracedPlan(const std::string& definition)
{
    const trace::Module module = trace::traceModule(
        syntax::parse(text::SourceText("from hawk import Mutable, Param, Scalar, Vector, kernel\n\n"
                                       "@kernel\n"
                                           + definition,
                                       "test.py")));
    auto kernel = trace::selectKernel(module, {});
    if (!kernel)
        return handBuiltPlan(kernel.error().message, {});
    kernel->digest = std::string(64, '0');
    return plan::planLaunch(*std::move(kernel));
}

} // namespace

/// The texts of a bundle against files that were written by hand and that the reference loads.
class BundleTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sidecars_data();
    void sidecars();
    void deviceSidecar();
    void writtenPlanes();
    void absentKinds();
    void ownFacts();
    void manifest();
    void jsonForms();
    void unitDigest();
    void stampReading_data();
    void stampReading();
};

void BundleTexts::sidecars_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<plan::LaunchPlan>("plan");
    QTest::addColumn<int>("mode");
    const int float64 = static_cast<int>(Mode::float64);
    QTest::newRow("scalar") << u"axb.json"_s << affinePlan("axb") << float64;
    QTest::newRow("scalar, traced") << u"axb.json"_s
                                    << tracedPlan("def axb(x: Scalar, a: Param, b: Param):\n"
                                                  "    y = a * x + b\n"
                                                  "    return y\n")
                                    << float64;
    QTest::newRow("float32") << u"axb32.json"_s << affinePlan("axb32") << static_cast<int>(Mode::float32);
    QTest::newRow("vector, mask, int uniform")
        << u"drift.json"_s
        << handBuiltPlan("drift",
                         {{.role = Role::mutablePlane,
                           .name = "p",
                           .shape = Shape::vector(3),
                           .startValue = StartValue::read},
                          {.role = Role::vecIn, .name = "v", .shape = Shape::vector(3)},
                          {.role = Role::terminated, .name = "terminated", .element = Element::boolean},
                          {.role = Role::uniform, .name = "dt"},
                          {.role = Role::uniform, .name = "turns", .element = Element::index}})
        << float64;
    QTest::newRow("matrix") << u"apply23.json"_s
                            << handBuiltPlan(
                                   "apply23",
                                   {{.role = Role::mutablePlane, .name = "y", .shape = Shape::vector(2)},
                                    {.role = Role::vecIn, .name = "v", .shape = Shape::vector(3)},
                                    {.role = Role::matIn, .name = "m", .shape = Shape::matrix(2, 3)}})
                            << float64;
    QTest::newRow("lookup, index planes")
        << u"pick.json"_s
        << handBuiltPlan("pick",
                         {{.role = Role::mutablePlane, .name = "y"},
                          {.role = Role::mutablePlane, .name = "z", .element = Element::index},
                          {.role = Role::perSample, .name = "k", .element = Element::index},
                          {.role = Role::lookup, .name = "t"},
                          {.role = Role::uniform, .name = "scale", .element = Element::index},
                          {.role = Role::nSamples, .name = "nsamples", .element = Element::index}},
                         ir::AccessClass::crossSampleRead)
        << float64;
}

void BundleTexts::sidecars()
{
    QFETCH(QString, file);
    QFETCH(plan::LaunchPlan, plan);
    QFETCH(int, mode);
    const QByteArray expected = readData(file);
    QVERIFY(!expected.isEmpty());
    // The same bytes: keys, their order, values and layout.
    QCOMPARE(withoutOwnFacts(bundle::sidecarText(plan, hostFacts(static_cast<Mode>(mode)))), expected);
}

void BundleTexts::deviceSidecar()
{
    bundle::SidecarFacts facts = hostFacts();
    facts.format = "cubin";
    facts.execTargets = {"device", "host"};
    facts.target.architecture = "sm_90";
    const QJsonObject both = parsed(bundle::sidecarText(affinePlan("axb"), facts));
    QCOMPARE(both["format"_L1], u"cubin"_s);
    QCOMPARE(both["exec_targets"_L1].toArray(), QJsonArray({u"device"_s, u"host"_s}));
    QCOMPARE(both["host_entry"_L1], u"axb_host"_s);
    QCOMPARE(both["workbench"_L1]["device_architecture"_L1], u"sm_90"_s);

    facts.execTargets = {"device"};
    facts.hasHostEntry = false;
    const std::string text = bundle::sidecarText(affinePlan("axb"), facts);
    QVERIFY(!parsed(text).contains("host_entry"_L1));
    QStringList expected = topKeys(readData(u"axb.json"_s));
    expected.removeLast();
    QCOMPARE(topKeys(withoutOwnFacts(text)), expected);
}

void BundleTexts::writtenPlanes()
{
    const QJsonObject sidecar = parsed(bundle::sidecarText(
        handBuiltPlan("k",
                      {{.role = Role::mutablePlane, .name = "flag", .element = Element::boolean},
                       {.role = Role::mutablePlane, .name = "i", .element = Element::index},
                       {.role = Role::mutablePlane, .name = "n", .element = Element::int32},
                       {.role = Role::mutablePlane, .name = "u", .element = Element::uint32},
                       {.role = Role::out, .name = "m", .shape = Shape::matrix(2, 3)},
                       {.role = Role::out, .name = "x", .startValue = StartValue::read}}),
        hostFacts(Mode::float32)));
    const QJsonArray planes = sidecar["mutables"_L1].toArray();
    QStringList dtypes;
    for (const QJsonValue& plane : planes)
        dtypes << plane["dtype"_L1].toString();
    QCOMPARE(dtypes, QStringList({u"scalar"_s, u"int"_s, u"int32"_s, u"uint32"_s, u"matrix"_s, u"scalar"_s}));
    QCOMPARE(planes[4].toObject(),
             QJsonObject({{u"name"_s, u"m"_s},
                          {u"dtype"_s, u"matrix"_s},
                          {u"width"_s, 6},
                          {u"default"_s, QJsonValue()},
                          {u"shape"_s, QJsonArray({2, 3})}}));
    QCOMPARE(planes[5]["prior"_L1], true);
    QVERIFY(!planes[0].toObject().contains("prior"_L1));
    const QJsonObject types{{u"flag"_s, u"bool"_s}, {u"i"_s, u"int64"_s},   {u"n"_s, u"int32"_s},
                            {u"u"_s, u"uint32"_s},  {u"m"_s, u"float32"_s}, {u"x"_s, u"float32"_s}};
    QCOMPARE(sidecar["arg_dtypes"_L1].toObject(), types);
}

void BundleTexts::absentKinds()
{
    // A length that is known at run time only is null among the shapes and absent among the widths.
    const QJsonObject sidecar =
        parsed(bundle::sidecarText(handBuiltPlan("k",
                                                 {{.role = Role::wideOut, .name = "w"},
                                                  {.role = Role::accumOut, .name = "a"},
                                                  {.role = Role::wideIn, .name = "r"},
                                                  {.role = Role::perSample, .name = "x"}},
                                                 ir::AccessClass::crossSampleWrite),
                                   hostFacts()));
    QCOMPARE(sidecar["exec_access"_L1], u"cross_sample_write"_s);
    QCOMPARE(sidecar["arg_widths"_L1].toObject(), QJsonObject({{u"x"_s, 1}}));
    const QJsonValue none;
    QCOMPARE(sidecar["arg_shapes"_L1].toObject(),
             QJsonObject({{u"w"_s, none}, {u"a"_s, none}, {u"r"_s, none}, {u"x"_s, 1}}));
    QCOMPARE(sidecar["wide_outputs"_L1].toArray(), QJsonArray({u"w"_s}));
    QCOMPARE(sidecar["accum_outputs"_L1].toArray(), QJsonArray({u"a"_s}));
    QCOMPARE(sidecar["wide_inputs"_L1].toArray(), QJsonArray({u"r"_s}));
    for (const char* key : {"exec_op", "cells", "finish", "companions", "derivative", "ptxas"})
        QVERIFY2(!sidecar.contains(QLatin1StringView(key)), key);
}

void BundleTexts::ownFacts()
{
    bundle::SidecarFacts facts = hostFacts();
    facts.machine = {{"cpu", "a \"quoted\" name"}};
    const auto own = [&] {
        return parsed(bundle::sidecarText(affinePlan("axb"), facts))["workbench"_L1].toObject();
    };
    QCOMPARE(own()["host_profile"_L1], u"portable"_s);
    QCOMPARE(own()["opt_level"_L1], u"O3"_s);
    QCOMPARE(own()["file"_L1], u"axb.py"_s);
    QVERIFY(!own().contains("machine"_L1));
    facts.target.profile = codegen::Profile::native;
    QCOMPARE(own()["machine"_L1]["cpu"_L1], u"a \"quoted\" name"_s);
}

void BundleTexts::manifest()
{
    std::vector<bundle::ManifestEntry> entries;
    for (const char* name : {"axb", "axb32", "drift", "apply23", "total"})
        entries.push_back({name, std::string(name) + ".so", "host"});
    QCOMPARE(QByteArray::fromStdString(bundle::manifestText(entries, {"host"}, "sample_local")),
             readData(u"manifest.json"_s));

    const std::string text =
        bundle::manifestText({{"k", "k.ptx", "ptx"}}, {"device", "host"}, "cross_sample_read");
    const QStringList keys = {u"schema_version"_s, u"pattern"_s,     u"aether_abi"_s,
                              u"exec_targets"_s,   u"exec_access"_s, u"plugins"_s};
    QCOMPARE(topKeys(QByteArray::fromStdString(text)), keys);
    QCOMPARE(parsed(text)["plugins"_L1][0]["artifact"_L1], u"k.ptx"_s);
}

void BundleTexts::jsonForms()
{
    const Json::Object odd{{"b", Json::Array{}}, {"a", Json::Object{}}, {"quotes \"\\ and \t\n\x01", "Δ /"},
                           {"least", INT64_MIN}, {"no", false},         {"nothing", {}}};
    QCOMPARE(QString::fromStdString(Json(odd).toText()),
             u"{\n"
             u"  \"b\": [],\n"
             u"  \"a\": {},\n"
             u"  \"quotes \\\"\\\\ and \\u0009\\u000a\\u0001\": \"Δ /\",\n"
             u"  \"least\": -9223372036854775808,\n"
             u"  \"no\": false,\n"
             u"  \"nothing\": null\n"
             u"}\n"_s);
    QCOMPARE(parsed(Json(odd).toText()).keys().last(), u"quotes \"\\ and \t\n\x01"_s);
    QCOMPARE(Json(Json::Array{1, Json::Array{"x"}}).toText(), "[\n  1,\n  [\n    \"x\"\n  ]\n]\n");
}

void BundleTexts::unitDigest()
{
    const bundle::UnitFiles files = {{"b.so", std::string("\0\xff", 2)}, {"a.json", "{}\n"}, {"B", ""}};
    QCryptographicHash whole(QCryptographicHash::Sha256);
    whole.addData("hawk.artifact.unit/1\n");
    const QByteArray zero(1, '\0');
    // In the order of bytes: capitals first.
    for (const char* name : {"B", "a.json", "b.so"}) {
        const QByteArray content = QByteArray::fromStdString(files.at(name));
        whole.addData(name);
        whole.addData(zero);
        whole.addData(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
        whole.addData(zero);
    }
    const bundle::Stamp stamp = bundle::stampFor(files);
    QCOMPARE(QByteArray::fromStdString(stamp.unit), whole.result().toHex());
    const QJsonObject text = parsed(bundle::stampText(stamp));
    QCOMPARE(topKeys(QByteArray::fromStdString(bundle::stampText(stamp))),
             QStringList({u"unit"_s, u"aether_abi"_s, u"files"_s}));
    QCOMPARE(text["files"_L1].toObject().keys(), QStringList({u"B"_s, u"a.json"_s, u"b.so"_s}));
}

void BundleTexts::stampReading_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isStamp");
    QTest::newRow("whole") << QByteArray(R"({"unit": "1", "files": {"a": "2"}})") << true;
    QTest::newRow("no JSON") << QByteArray("unit") << false;
    QTest::newRow("empty") << QByteArray() << false;
    QTest::newRow("a list") << QByteArray("[1]") << false;
    QTest::newRow("unit is a number") << QByteArray(R"({"unit": 1, "files": {}})") << false;
    QTest::newRow("no files") << QByteArray(R"({"unit": "1"})") << false;
    QTest::newRow("a path") << QByteArray(R"({"unit": "1", "files": {"../a": "2"}})") << false;
    QTest::newRow("a digest that is no text") << QByteArray(R"({"unit": "1", "files": {"a": 2}})") << false;
}

void BundleTexts::stampReading()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isStamp);
    QTemporaryDir folder;
    QFile file(folder.filePath(u".hawk_unit"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const auto stamp = bundle::readStamp(folder.path().toStdString());
    QCOMPARE(stamp.has_value(), isStamp);
    if (isStamp)
        QCOMPARE(bundle::checkStamp(folder.path().toStdString(), *stamp).size(), 2u);
}

QTEST_APPLESS_MAIN(BundleTexts)
#include "tst_bundle_texts.moc"
