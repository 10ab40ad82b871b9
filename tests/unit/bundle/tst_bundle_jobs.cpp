// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <filesystem>
#include <format>
#include <fstream>

#include "bundle/bundle.h"
#include "trace/trace.h"

using namespace hawk;
namespace fs = std::filesystem;

/// How many compilers run at a time.
class BundleJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheLimit_data();
    void keepsTheLimit();
};

void BundleJobs::keepsTheLimit_data()
{
    QTest::addColumn<int>("jobs");
    QTest::newRow("one") << 1;
    QTest::newRow("two") << 2;
}

// A stand-in marks its start, counts the marks, and leaves only when as many run as may run, so that both
// more and fewer would show.
void BundleJobs::keepsTheLimit()
{
    QFETCH(const int, jobs);
    const QTemporaryDir folder;
    const auto path = [&](const std::string& name) { return folder.path().toStdString() + '/' + name; };
    process::Environment environment;
    environment.set("PATH", process::Environment::ofThisProcess().get("PATH").value_or("/usr/bin"));
    environment.set("HOME", path("home"));
    environment.set("HAWK_CACHE_DIR", path("cache"));
    environment.set("HAWK_COMPILE_JOBS", std::to_string(jobs));
    if (!environment.findProgram("g++"))
        QSKIP("There is no g++ to stand before.");
    fs::create_directory(path("running"));
    std::ofstream(path("cxx")) << std::format(
        "#!/bin/sh\ncase \"$*\" in *-MD*) ;; *) exec g++ \"$@\";; esac\n"
        "mkdir '{0}'/running/$$\nls '{0}'/running | wc -l >> '{0}'/counts\n"
        "tries=0\nwhile [ $(wc -l < '{0}'/counts) -lt {1} ] && [ $tries -lt 200 ]; do sleep 0.05; "
        "tries=$((tries + 1)); done\n"
        "g++ \"$@\"\nresult=$?\nrmdir '{0}'/running/$$\nexit $result\n",
        folder.path().toStdString(), jobs);
    fs::permissions(path("cxx"), fs::perms::owner_all);
    environment.set("HAWK_CXX", path("cxx"));

    std::string text = "from hawk import kernel, Scalar\n";
    for (int i = 0; i < 4; ++i)
        text += std::format("\n@kernel\ndef k{0}(x: Scalar):\n    y = x + {0}.0\n    return y\n", i);
    const text::SourceText source(text, "four.py");
    const trace::Module module = trace::traceModule(syntax::parse(source));
    std::vector<bundle::Member> members;
    for (const char* name : {"k0", "k1", "k2", "k3"}) {
        auto kernel = trace::selectKernel(module, name);
        QVERIFY2(kernel, kernel ? "" : kernel.error().message.c_str());
        members.push_back({plan::planLaunch(*std::move(kernel)), source});
    }
    compile::Session session(toolchain::resolveSettings({}, environment).value());
    const auto built = bundle::buildBundle({.members = members,
                                            .directory = path("out"),
                                            .targets = {"host"},
                                            .target = {.profile = codegen::Profile::portable}},
                                           session);
    QVERIFY2(built, built ? "" : built.error().message.c_str());

    std::vector<int> counts;
    std::ifstream file(path("counts"));
    for (int count = 0; file >> count;)
        counts.push_back(count);
    QCOMPARE(counts.size(), std::size_t{4});
    QCOMPARE(std::ranges::max(counts), jobs);
}

QTEST_APPLESS_MAIN(BundleJobs)
#include "tst_bundle_jobs.moc"
