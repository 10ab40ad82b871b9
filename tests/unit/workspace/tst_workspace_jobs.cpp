// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "workspace/build_bundle.h"
#include "workspace/compile_file.h"
#include "workspace/kernel_view.h"

using namespace hawk;
using namespace Qt::StringLiterals;

/// Jobs over files: whose text an error is about, names made of files, views.
class WorkspaceJobs : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            return "not written";
        return file.fileName().toStdString();
    }
    static QByteArray kernel(const QByteArray& name, const QByteArray& body)
    {
        return "from hawk import Scalar, kernel\n\n@kernel\ndef " + name + "(x: Scalar):\n    return " + body
            + "\n";
    }
    toolchain::Settings settings() const
    {
        return toolchain::resolveSettings({.cacheDirectory = m_folder.filePath(u"cache"_s).toStdString()},
                                          process::Environment::ofThisProcess())
            .value();
    }

private Q_SLOTS:
    void identifiers_data()
    {
        QTest::addColumn<QByteArray>("stem");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("plain") << QByteArray("filter_2") << QByteArray("filter_2");
        QTest::newRow("dots and blanks") << QByteArray("my filter.v2") << QByteArray("my_filter_v2");
        QTest::newRow("digit first") << QByteArray("2d") << QByteArray("_2d");
        QTest::newRow("beyond ASCII") << QByteArray("\xC3\xA4") << QByteArray("__");
        QTest::newRow("nothing") << QByteArray() << QByteArray("_");
    }
    void identifiers()
    {
        QFETCH(const QByteArray, stem);
        QFETCH(const QByteArray, name);
        QCOMPARE(workspace::identifierFrom(stem.toStdString()), name.toStdString());
    }

    void bundleMembersComeFromTheirFiles()
    {
        const std::string first = write(u"first.py"_s, kernel("one", "x * 3.0") + kernel("two", "x + 1.0"));
        const std::string second = write(u"second.py"_s, kernel("three", "x * 2.0"));
        const auto members = workspace::bundleMembers({{first, {"two"}}, {second, {}}, {first, {}}});
        QVERIFY2(members, members ? "" : members.error().message.c_str());
        std::string names;
        for (const bundle::Member& member : *members)
            names += member.plan.kernel + "@" + member.source.name().substr(first.rfind('/') + 1) + " ";
        QCOMPARE(names, "two@first.py three@second.py one@first.py two@first.py ");
    }

    void refusalsCarryTheirText()
    {
        const std::string good = write(u"good.py"_s, kernel("good", "x * 2.0"));
        const std::string bad = write(u"bad.py"_s, "\n\n\n" + kernel("bad", "x + nothing"));
        const auto members = workspace::bundleMembers({{good, {}}, {bad, {}}});
        QVERIFY(!members);
        QVERIFY(!members.error().diagnostics.empty());
        QVERIFY(members.error().source);
        QCOMPARE(std::string(members.error().source->name()), bad);
    }

    void compilerErrorsCarryTheirText()
    {
        compile::Session session(settings());
        if (!session.toolchain().compiler(codegen::CompilerKind::hostCxx))
            QSKIP("there is no host compiler");
        const std::string bad = write(u"bad.cpp"_s, "int first;\nint second = nothing;\n");
        const auto artifact = workspace::compileFile({.file = bad}, session);
        QVERIFY(!artifact);
        QCOMPARE(artifact.error().diagnostics.size(), 1u);
        QVERIFY(artifact.error().source);
        QCOMPARE(artifact.error().source->position(artifact.error().diagnostics[0].range.begin).line, 2u);

        const std::string file = write(u"wrong.py"_s, kernel("wrong", "x * 2.0"));
        const auto module = workspace::loadKernelFile(file);
        const auto kernels = workspace::selectKernels(*module, {file, {}});
        QVERIFY2(kernels, kernels ? "" : kernels.error().message.c_str());
        const auto target = workspace::resolveTarget({.defines = {"double=nonsense"}}, session);
        const auto built =
            workspace::buildKernel(kernels->front(), module->tree.source(), target.value(), session);
        QVERIFY(!built);
        QVERIFY(built.error().diagnostics.empty() || built.error().source);
    }

    void views()
    {
        QCOMPARE(workspace::viewNames().size(), 8u);
        for (const std::string_view name : workspace::viewNames())
            QVERIFY(workspace::viewFromName(name));
        QVERIFY(workspace::viewFromName("asm") == workspace::KernelView::assembly);
        QVERIFY(workspace::viewFromName("closure") == workspace::KernelView::closure);
        QVERIFY(!workspace::viewFromName("IR"));
        const std::string file = write(u"seen.py"_s, kernel("seen", "x * 3.0"));
        const auto module = workspace::loadKernelFile(file);
        const auto kernels = workspace::selectKernels(*module, {file, {}});
        QVERIFY2(kernels, kernels ? "" : kernels.error().message.c_str());
        compile::Session session(settings());
        const auto view = [&](workspace::KernelView what) {
            return workspace::showKernel(what, kernels->front(), module->tree.source(), {}, session).value();
        };
        QVERIFY(view(workspace::KernelView::ir).contains("store"));
        QVERIFY(view(workspace::KernelView::host).contains("seen_host"));
        QVERIFY(view(workspace::KernelView::cuda).contains("__global__"));
    }
};

QTEST_GUILESS_MAIN(WorkspaceJobs)
#include "tst_workspace_jobs.moc"
