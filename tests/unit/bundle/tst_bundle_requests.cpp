// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <format>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include "bundle/inspect.h"
#include "bundle/publish.h"
#include "bundle/sidecar.h"
#include "bundle/validate.h"
#include "plan_fixture.h"

using namespace hawk;
using namespace Qt::StringLiterals;

namespace {

bundle::BundleRequest requestOf(std::vector<plan::LaunchPlan> plans)
{
    bundle::BundleRequest request{.members = {}, .directory = "out", .target = {}};
    for (plan::LaunchPlan& plan : plans)
        request.members.push_back({std::move(plan), text::SourceText("", "test.py")});
    return request;
}

auto validated(const bundle::BundleRequest& request)
{
    return bundle::validateRequest(request, bundle::partsOf(request.members));
}

plan::LaunchPlan planWithPlane(const std::string& plane)
{
    return handBuiltPlan("k", {{.role = data::Role::perSample, .name = plane}});
}

QByteArray changed(const std::string& text, const std::function<void(QJsonObject&)>& change)
{
    QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    change(object);
    return QJsonDocument(object).toJson();
}

} // namespace

/// What is refused before anything is compiled, and which bundles cannot be read.
class BundleRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepted();
    void refused_data();
    void refused();
    void inspected();
    void unreadable_data();
    void unreadable();
    void noFolder();
};

void BundleRequests::accepted()
{
    bundle::BundleRequest request = requestOf({affinePlan("axb"), affinePlan("axb2")});
    request.target.defines = {"NAME", "NAME2=3", "_x="};
    const auto both = validated(request);
    QVERIFY(both);
    QCOMPARE(both->size(), 2u);
    QCOMPARE((*both)[0]->id, "cuda");
    QCOMPARE((*both)[1]->id, "host");
    request.targets = {"host"};
    QCOMPARE(validated(request)->size(), 1u);
}

void BundleRequests::refused_data()
{
    QTest::addColumn<bundle::BundleRequest>("request");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    const auto withTargets = [](std::vector<std::string> targets) {
        bundle::BundleRequest request = requestOf({affinePlan("axb")});
        request.targets = std::move(targets);
        return request;
    };
    const auto withDefine = [](std::string define) {
        bundle::BundleRequest request = requestOf({affinePlan("axb")});
        request.target.defines = {std::move(define)};
        return request;
    };
    QTest::newRow("no kernel") << requestOf({}) << u"bundle-empty"_s << u"no kernel"_s;
    QTest::newRow("one name twice") << requestOf({affinePlan("axb"), affinePlan("axb")}) << u"R155"_s
                                    << u"`axb`"_s;
    QTest::newRow("two access classes")
        << requestOf({affinePlan("axb"), handBuiltPlan("pick", {}, ir::AccessClass::crossSampleRead)})
        << u"R155"_s << u"ONE execution axis"_s;
    QTest::newRow("kernel beyond ASCII") << requestOf({affinePlan("Δv")}) << u"bundle-name"_s << u"`Δv`"_s;
    QTest::newRow("path as a name") << requestOf({affinePlan("../k")}) << u"bundle-name"_s << u"`../k`"_s;
    QTest::newRow("empty name") << requestOf({affinePlan("")}) << u"bundle-name"_s << u"``"_s;
    QTest::newRow("plane beyond ASCII") << requestOf({planWithPlane("ω")}) << u"bundle-name"_s << u"`ω`"_s;
    // Words that readers scan for, or that clash with a keyword of the plan door.
    for (const char* word : {"blocks", "device", "exec_access", "vec_widths", "kernel", "digest", "id"}) {
        QTest::addRow("plane %s", word)
            << requestOf({planWithPlane(word)}) << u"bundle-reserved-name"_s << QString::fromLatin1(word);
        QTest::addRow("kernel %s", word)
            << requestOf({affinePlan(word)}) << u"bundle-reserved-name"_s << QString::fromLatin1(word);
    }
    QTest::newRow("no target") << withTargets({}) << u"R155"_s << u"no target"_s;
    QTest::newRow("unknown target") << withTargets({"host", "metal"}) << u"R155"_s << u"`metal`"_s;
    QTest::newRow("target that is not for bundles")
        << withTargets({"cuda-shim"}) << u"R155"_s << u"`cuda-shim`"_s;
    QTest::newRow("target twice") << withTargets({"host", "host"}) << u"bundle-repeated-target"_s
                                  << u"`host`"_s;
    for (const char* define : {"", "=1", "1A", "A B", "-O0", "A-B=1"})
        QTest::addRow("define '%s'", define)
            << withDefine(define) << u"bundle-define"_s << QString::fromLatin1(define);
}

void BundleRequests::refused()
{
    QFETCH(bundle::BundleRequest, request);
    QFETCH(QString, code);
    QFETCH(QString, part);
    const auto backends = validated(request);
    QVERIFY(!backends);
    QCOMPARE(QString::fromStdString(backends.error().code), code);
    const QString message = QString::fromStdString(backends.error().message);
    QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY(!backends.error().hint.empty());
}

static bundle::UnitFiles affineUnit()
{
    const bundle::SidecarFacts facts{
        .format = "host", .execTargets = {"host"}, .target = {}, .hasHostEntry = true, .machine = {}};
    return {{"manifest.json", bundle::manifestText({{"axb", "axb.so", "host"}}, {"host"}, "sample_local")},
            {"axb.json", bundle::sidecarText(affinePlan("axb"), facts)},
            {"axb.so", "object"}};
}

void BundleRequests::inspected()
{
    QTemporaryDir temporary;
    const std::string folder = temporary.filePath(u"out"_s).toStdString();
    QVERIFY(bundle::publishUnit(folder, affineUnit()));
    auto view = bundle::inspectBundle(folder);
    QVERIFY2(view, view ? "" : view.error().message.c_str());
    QCOMPARE(view->execTargets, "host");
    QCOMPARE(view->access, "sample_local");
    QCOMPARE(view->unit, bundle::stampFor(affineUnit()).unit);
    QVERIFY(view->faults.empty());
    QCOMPARE(view->kernels.size(), 1u);
    QCOMPARE(view->kernels[0].artifact, "axb.so");
    QCOMPARE(view->kernels[0].format, "host");
    QStringList planes;
    for (const bundle::PlaneView& plane : view->kernels[0].planes)
        planes << QString::fromStdString(
            std::format("{} {}: {}, {}", plane.role, plane.name, plane.type, nameOf(plane.use)));
    QCOMPARE(planes,
             QStringList({u"mutable y: float64, output"_s, u"per_sample x: float64, input"_s,
                          u"uniform a: number, parameter"_s, u"uniform b: number, parameter"_s}));

    QFile object(temporary.filePath(u"out/axb.so"_s));
    QVERIFY(object.open(QIODevice::Append));
    object.write("!");
    object.close();
    view = bundle::inspectBundle(folder);
    QCOMPARE(view->faults.size(), 1u);
    QVERIFY(view->faults[0].contains("`axb.so`"));
    QVERIFY(QFile::remove(temporary.filePath(u"out/.hawk_unit"_s)));
    view = bundle::inspectBundle(folder);
    QCOMPARE(view->unit, "");
    QVERIFY(view->faults[0].contains(".hawk_unit"));
}

void BundleRequests::unreadable_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("content"); ///< null: removed
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("key"); ///< named beside the file
    const std::string manifest = affineUnit().at("manifest.json");
    const std::string sidecar = affineUnit().at("axb.json");
    const auto set = [](const std::string& text, const QString& key, const QJsonValue& value) {
        return changed(text, [&](QJsonObject& object) { object[key] = value; });
    };
    const auto plugin = [&](const QString& key, const QJsonValue& value) {
        return changed(manifest, [&](QJsonObject& object) {
            QJsonObject one = object["plugins"_L1][0].toObject();
            one[key] = value;
            object["plugins"_L1] = QJsonArray{one};
        });
    };
    for (const auto& [file, text] : {std::pair(u"manifest.json"_s, manifest), {u"axb.json"_s, sidecar}}) {
        const QByteArray name = file.toUtf8();
        QTest::addRow("%s missing", name.data())
            << file << QByteArray() << u"bundle-file-missing"_s << QString();
        QTest::addRow("%s cut off", name.data())
            << file << QByteArray::fromStdString(text).chopped(5) << u"bundle-file-malformed"_s << QString();
        QTest::addRow("%s a list", name.data())
            << file << QByteArray("[]") << u"bundle-file-malformed"_s << QString();
        QTest::addRow("%s empty", name.data())
            << file << QByteArray("") << u"bundle-file-malformed"_s << QString();
        QTest::addRow("%s of a later schema", name.data())
            << file << set(text, u"schema_version"_s, 4) << u"bundle-schema"_s << u"4"_s;
        QTest::addRow("%s of another interface", name.data())
            << file << set(text, u"aether_abi"_s, u"aether-abi/3"_s) << u"bundle-abi"_s << u"aether-abi/3"_s;
    }
    for (const char* key : {"exec_targets", "exec_access", "plugins"}) {
        QTest::addRow("manifest's %s", key)
            << u"manifest.json"_s << set(manifest, QString::fromLatin1(key), 5) << u"bundle-file-malformed"_s
            << QString::fromLatin1(key);
    }
    for (const char* key : {"id", "artifact", "format"}) {
        QTest::addRow("entry's %s", key) << u"manifest.json"_s << plugin(QString::fromLatin1(key), 5)
                                         << u"bundle-file-malformed"_s << QString::fromLatin1(key);
    }
    QTest::newRow("a path as artifact") << u"manifest.json"_s << plugin(u"artifact"_s, u"../axb.so"_s)
                                        << u"bundle-file-malformed"_s << u"../axb.so"_s;
    QTest::newRow("a path as id") << u"manifest.json"_s << plugin(u"id"_s, u"../axb"_s)
                                  << u"bundle-file-malformed"_s << u"../axb"_s;
    QTest::newRow("unknown format") << u"manifest.json"_s << plugin(u"format"_s, u"wasm"_s)
                                    << u"bundle-file-malformed"_s << u"wasm"_s;
    QTest::newRow("unknown pattern") << u"axb.json"_s << set(sidecar, u"pattern"_s, u"neural_block"_s)
                                     << u"bundle-file-malformed"_s << u"pattern"_s;
    QTest::newRow("arg_spec") << u"axb.json"_s << set(sidecar, u"arg_spec"_s, u"x"_s)
                              << u"bundle-file-malformed"_s << u"arg_spec"_s;
    QTest::newRow("an argument without a name")
        << u"axb.json"_s << set(sidecar, u"arg_spec"_s, QJsonArray{QJsonArray{u"mutable"_s}})
        << u"bundle-file-malformed"_s << u"arg_spec"_s;
    QTest::newRow("an unknown role") << u"axb.json"_s
                                     << set(sidecar, u"arg_spec"_s,
                                            QJsonArray{QJsonArray{u"inout"_s, u"x"_s}})
                                     << u"bundle-file-malformed"_s << u"inout"_s;
}

void BundleRequests::unreadable()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, content);
    QFETCH(QString, code);
    QFETCH(QString, key);
    QTemporaryDir folder;
    for (const auto& [name, whole] : affineUnit()) {
        const bool isChanged = file == QString::fromStdString(name);
        if (isChanged && content.isNull())
            continue;
        QFile out(folder.filePath(QString::fromStdString(name)));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(isChanged ? content : QByteArray::fromStdString(whole));
    }
    const auto view = bundle::inspectBundle(folder.path().toStdString());
    QVERIFY(!view);
    QCOMPARE(QString::fromStdString(view.error().code), code);
    const QString message = QString::fromStdString(view.error().message);
    QVERIFY2(message.contains(file) && message.contains(key), qPrintable(message));
    QVERIFY(!view.error().hint.empty());
}

void BundleRequests::noFolder()
{
    QTemporaryDir folder;
    const auto view = bundle::inspectBundle(folder.filePath(u"none"_s).toStdString());
    QCOMPARE(view.error().code, "bundle-no-folder");
}

QTEST_APPLESS_MAIN(BundleRequests)
#include "tst_bundle_requests.moc"
