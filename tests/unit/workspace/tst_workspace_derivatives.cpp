// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Derivatives that no text writes, as a window asks for them: selected, generated, built and launched.

#include <QSignalSpy>
#include <QtTest>

#include "workspace/launches.h"

using namespace hawk;
using namespace workspace;

namespace {

constexpr const char* kernels =
    "from hawk import Index, Kernel, Param, Scalar, kernel\nfrom hawk.diff import vjp\n\n\n"
    "@kernel\ndef line(x: Scalar, a: Param):\n    y = a * x * x\n    return y\n\n\n"
    "@kernel\ndef count(i: Index):\n    return i + 1\n\n\n"
    "line_back = Kernel(\"line_back\", vjp(line))\n";

constexpr int patience = 30'000;

} // namespace

class DerivativesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void standBehindTheirKernel();
    void areGeneratedBuiltAndRun();
    void followTheText();
    void sayWhyThereIsNone();

private:
    void type(const std::string& edited)
    {
        m_live = edited;
        m_documents->noteEdit(m_id);
    }
    void selectDerivative(ir::Direction direction)
    {
        m_builds->selectDerivative(direction);
        const std::string suffix = "." + std::string(ir::nameOf(direction));
        QTRY_VERIFY_WITH_TIMEOUT(m_builds->selection().kernel.ends_with(suffix), patience);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Jobs> m_jobs;
    std::unique_ptr<Documents> m_documents;
    std::unique_ptr<Builds> m_builds;
    std::unique_ptr<Launches> m_launches;
    DocumentId m_id{};
    std::string m_live;
};

void DerivativesTest::init()
{
    m_launches.reset();
    m_builds.reset();
    m_documents.reset();
    m_jobs = std::make_unique<Jobs>();
    m_folder = std::make_unique<QTemporaryDir>();
    const auto settings = toolchain::resolveSettings(
        {.cacheDirectory = m_folder->filePath(QStringLiteral("cache")).toStdString()},
        process::Environment::ofThisProcess());
    QVERIFY(settings);
    const std::string state = m_folder->filePath(QStringLiteral("state")).toStdString();
    m_documents = std::make_unique<Documents>(*m_jobs, state);
    m_builds = std::make_unique<Builds>(*m_jobs, *m_documents, std::make_shared<compile::Session>(*settings));
    m_builds->setPolicy(BuildPolicy::onRequest);
    m_launches = std::make_unique<Launches>(*m_jobs, *m_documents, *m_builds, state);
    m_launches->setSampleCount(4);
    m_live = kernels;
    m_id = m_documents->create({}, kernels);
    m_documents->setTextProvider(m_id, [this] { return m_live; });
    QTRY_COMPARE_WITH_TIMEOUT(m_builds->selection().kernel, std::string("line"), patience);
}

void DerivativesTest::standBehindTheirKernel()
{
    QCOMPARE(m_builds->kernels(), (std::vector<std::string>{"line", "line_back", "count"}));
    QCOMPARE(m_builds->primalOf("line_back"), std::string("line"));
    QCOMPARE(m_builds->primalOf("line"), std::string());
    selectDerivative(ir::Direction::forward);
    QCOMPARE(m_builds->kernels(), (std::vector<std::string>{"line", "line_back", "line.jvp", "count"}));
    QCOMPARE(m_builds->primalOf("line.jvp"), std::string("line"));
    // The other one is that of the same kernel.
    selectDerivative(ir::Direction::reverse);
    QCOMPARE(m_builds->selection().kernel, std::string("line.vjp"));
}

void DerivativesTest::areGeneratedBuiltAndRun()
{
    selectDerivative(ir::Direction::reverse);
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->text(KernelView::host), patience);
    QVERIFY(m_builds->text(KernelView::host)->text.contains("line_vjp_host"));
    QTRY_VERIFY_WITH_TIMEOUT(m_launches->inputs().size() == 3, patience);
    m_launches->setInput("x", "1,2,3,4");
    m_launches->setInput("a", "5");
    m_launches->setInput("bar_y", "1,1,1,10");
    QSignalSpy finished(m_launches.get(), &Launches::finished);
    m_launches->run(RunKind::once);
    QVERIFY(finished.wait(patience));
    const auto report = m_launches->last();
    QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
    // The derivative of a x^2 by x is 2 a x.
    const auto values = report->result->planes.at("bar_x").values<double>();
    QVERIFY(std::ranges::equal(values, std::vector<double>{10, 20, 30, 400}));
}

void DerivativesTest::followTheText()
{
    selectDerivative(ir::Direction::forward);
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->text(KernelView::host), patience);
    const auto before = m_builds->text(KernelView::host);
    std::string edited = kernels;
    edited.replace(edited.find("a * x * x"), 9, "a * x * 7");
    type(edited);
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->text(KernelView::host) != before, patience);
    QCOMPARE(m_builds->selection().kernel, std::string("line.jvp"));
    // The last good text stays while the kernel is broken.
    edited.replace(edited.find("a * x * 7"), 9, "a * x * n");
    type(edited);
    QTRY_VERIFY_WITH_TIMEOUT(m_builds->isStale(KernelView::host), patience);
    QCOMPARE(m_builds->selection().kernel, std::string("line.jvp"));
    QVERIFY(m_builds->text(KernelView::host));
}

void DerivativesTest::sayWhyThereIsNone()
{
    m_builds->selectKernel("count");
    m_builds->selectDerivative(ir::Direction::reverse);
    const auto diagnostics = [this] { return m_documents->analysis(m_id)->module.diagnostics; };
    QTRY_COMPARE_WITH_TIMEOUT(diagnostics().size(), 1u, patience);
    QCOMPARE(m_documents->analysis(m_id)->source().slice(diagnostics().front().range),
             std::string_view("count"));
    QCOMPARE(m_builds->selection().kernel, std::string("count"));
    // It is not asked for with every key.
    type(std::string(kernels) + "# more\n");
    QTRY_COMPARE_WITH_TIMEOUT(m_documents->analysis(m_id)->revision, 1u, patience);
    QVERIFY(diagnostics().empty());
}

QTEST_GUILESS_MAIN(DerivativesTest)
#include "tst_workspace_derivatives.moc"
