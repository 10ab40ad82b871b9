// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stop_token>

#include "bundle/bundle.h"
#include "bundle/inspect.h"
#include "bundle/preview.h"
#include "text/sha256.h"
#include "trace/trace.h"

using namespace hawk;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

constexpr const char* kernelFile = "from hawk import Param, Scalar, Vector, kernel\n\n"
                                   "@kernel\ndef axb(x: Scalar, a: Param, b: Param):\n"
                                   "    y = a * x + b\n    return y\n\n"
                                   "@kernel\ndef length(v: Vector[3]):\n"
                                   "    n = v[0] + v[2]\n    return n\n";

} // namespace

/// Whole bundles, compiled here.
class BundleBuild : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hostBundle();
    void anotherFolder();
    void otherUnits();
    void compilerRefusal();
    void cancelled();
    void deviceFormats_data();
    void deviceFormats();

private:
    bundle::BundleRequest request(const std::string& folder) const
    {
        return {.members = m_members,
                .directory = path(folder),
                .targets = {"host"},
                .target = {.profile = codegen::Profile::portable}};
    }
    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }

    QTemporaryDir m_folder;
    std::optional<compile::Session> m_session;
    std::vector<bundle::Member> m_members;
};

void BundleBuild::initTestCase()
{
    process::Environment environment;
    environment.set("PATH", process::Environment::ofThisProcess().get("PATH").value_or("/usr/bin"));
    environment.set("HOME", path("home"));
    environment.set("HAWK_CACHE_DIR", path("cache"));
    m_session.emplace(toolchain::resolveSettings({}, environment).value());
    const auto compiler = m_session->toolchain().compiler(codegen::CompilerKind::hostCxx);
    if (!compiler)
        QSKIP(("Kernels cannot be compiled here: " + compiler.error().message).c_str());
    const text::SourceText source(kernelFile, "two.py");
    const trace::Module module = trace::traceModule(syntax::parse(source));
    for (const char* name : {"axb", "length"}) {
        auto kernel = trace::selectKernel(module, name);
        QVERIFY2(kernel, kernel ? "" : kernel.error().message.c_str());
        m_members.push_back({plan::planLaunch(*std::move(kernel)), source});
    }
}

void BundleBuild::hostBundle()
{
    const auto built = bundle::buildBundle(request("host"), *m_session);
    QVERIFY2(built, built ? "" : built.error().message.c_str());
    QVERIFY(built->wasPublished);
    QCOMPARE(built->files,
             std::vector<std::string>({"axb.cpp", "axb.json", "axb.so", "length.cpp", "length.json",
                                       "length.so", "manifest.json"}));
    QCOMPARE(built->entries.size(), 2u);
    for (const bundle::Entry& entry : built->entries) {
        QCOMPARE(entry.target, "host");
        QVERIFY(!entry.hit && !entry.reason.empty());
        QCOMPARE(contentOf(path("host/" + entry.artifact)).substr(0, 4),
                 "\x7f"
                 "ELF");
    }
    const auto view = bundle::inspectBundle(path("host"));
    QVERIFY(view);
    QVERIFY(view->faults.empty());
    QCOMPARE(view->unit, built->digest);
    QCOMPARE(view->kernels[1].planes[1].type, "float64 x 3");
    QCOMPARE(view->files.size(), built->files.size());
    for (const bundle::FileView& file : view->files) {
        QCOMPARE(file.bytes, fs::file_size(path("host/" + file.name)));
        QCOMPARE(file.sha256, text::sha256(contentOf(path("host/" + file.name))));
        QCOMPARE(file.fault, std::string());
    }

    const auto preview = bundle::previewBundle(request("host"), *m_session);
    QVERIFY(preview);
    QCOMPARE(preview->manifestText, contentOf(path("host/manifest.json")));
    QCOMPARE(preview->kernels.size(), 2u);
    for (const bundle::KernelView& kernel : preview->kernels)
        QCOMPARE(kernel.sidecarText, contentOf(path("host/" + kernel.name + ".json")));

    const auto again = bundle::buildBundle(request("host"), *m_session);
    QVERIFY(again);
    QVERIFY(!again->wasPublished);
    QCOMPARE(again->digest, built->digest);
    QCOMPARE(again->entries.size(), built->entries.size());
    for (std::size_t i = 0; i < again->entries.size(); ++i) {
        QVERIFY(again->entries[i].hit && again->entries[i].reason.empty());
        QCOMPARE(again->entries[i].key, built->entries[i].key);
        QCOMPARE(again->entries[i].artifact, built->entries[i].artifact);
    }
}

void BundleBuild::anotherFolder()
{
    const auto first = bundle::buildBundle(request("one"), *m_session);
    const auto second = bundle::buildBundle(request("deep/er/two"), *m_session);
    QVERIFY(first && second);
    QCOMPARE(second->digest, first->digest);
    QVERIFY(second->wasPublished);
    for (const bundle::Entry& entry : second->entries)
        QVERIFY(entry.hit);
    for (const std::string& name : first->files)
        QVERIFY2(contentOf(path("one/" + name)) == contentOf(path("deep/er/two/" + name)), name.c_str());
}

void BundleBuild::otherUnits()
{
    const auto built = bundle::buildBundle(request("other"), *m_session);
    QVERIFY(built);
    bundle::BundleRequest changed = request("other");
    changed.target.optLevel = codegen::OptLevel::O1;
    const auto level = bundle::buildBundle(changed, *m_session);
    QVERIFY(level && level->wasPublished);
    QVERIFY(level->digest != built->digest);
    changed = request("other");
    changed.members.pop_back();
    const auto fewer = bundle::buildBundle(changed, *m_session);
    QVERIFY(fewer);
    QVERIFY(fewer->digest != built->digest);
    // What the unit before had and this one has not is gone.
    QVERIFY(!fs::exists(path("other/length.so")));
    QVERIFY(bundle::inspectBundle(path("other"))->faults.empty());
}

void BundleBuild::compilerRefusal()
{
    const auto built = bundle::buildBundle(request("kept"), *m_session);
    QVERIFY(built);
    const std::string stamp = contentOf(path("kept/.hawk_unit"));
    bundle::BundleRequest broken = request("kept");
    broken.target.defines = {"Int64=)"};
    const auto refused = bundle::buildBundle(broken, *m_session);
    QVERIFY(!refused);
    QCOMPARE(contentOf(path("kept/.hawk_unit")), stamp);
    QVERIFY(bundle::inspectBundle(path("kept"))->faults.empty());
    broken.directory = path("never");
    QVERIFY(!bundle::buildBundle(broken, *m_session));
    QVERIFY(!fs::exists(path("never")));
}

void BundleBuild::cancelled()
{
    std::stop_source stop;
    stop.request_stop();
    process::JobContext job;
    job.stop = stop.get_token();
    const auto built = bundle::buildBundle(request("stopped"), *m_session, job);
    QVERIFY(!built);
    QCOMPARE(built.error().code, "cancelled");
    QVERIFY(!fs::exists(path("stopped")));
}

void BundleBuild::deviceFormats_data()
{
    QTest::addColumn<QString>("architecture");
    QTest::addColumn<QString>("format");
    QTest::newRow("PTX") << QStringLiteral("compute_90") << QStringLiteral("ptx");
    QTest::newRow("machine code") << QStringLiteral("sm_90") << QStringLiteral("cubin");
}

void BundleBuild::deviceFormats()
{
    QFETCH(QString, architecture);
    QFETCH(QString, format);
    const auto compiler = m_session->toolchain().compiler(codegen::CompilerKind::device);
    if (!compiler)
        QSKIP(("Device code cannot be compiled here: " + compiler.error().message).c_str());
    const std::string folder = format.toStdString();
    bundle::BundleRequest both = request(folder);
    both.members.pop_back();
    both.targets = {"cuda", "host"};
    both.target.architecture = architecture.toStdString();
    const auto built = bundle::buildBundle(both, *m_session);
    QVERIFY2(built, built ? "" : built.error().message.c_str());
    std::vector<std::string> expected = {"axb.cpp", "axb.cu",        "axb.json",
                                         "axb.so",  "axb." + folder, "manifest.json"};
    std::ranges::sort(expected);
    QCOMPARE(built->files, expected);
    const auto preview = bundle::previewBundle(both, *m_session);
    QVERIFY(preview);
    QCOMPARE(preview->manifestText, contentOf(path(folder + "/manifest.json")));
    QCOMPARE(preview->kernels[0].sidecarText, contentOf(path(folder + "/axb.json")));
    const auto view = bundle::inspectBundle(path(folder));
    QVERIFY(view);
    QCOMPARE(view->execTargets, "device, host");
    QCOMPARE(view->kernels[0].format, folder);
    QCOMPARE(view->kernels[0].artifact, "axb." + folder);
    QCOMPARE(view->kernels[0].sidecar[QLatin1StringView("format")].toString(), format);
    const bool isElf = contentOf(path(folder + "/axb." + folder))
                           .starts_with("\x7f"
                                        "ELF");
    QCOMPARE(isElf, format == QStringLiteral("cubin"));
}

QTEST_APPLESS_MAIN(BundleBuild)
#include "tst_bundle_build.moc"
