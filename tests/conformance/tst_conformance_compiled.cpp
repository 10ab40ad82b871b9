// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <filesystem>

#include <QTemporaryDir>
#include <QtTest>

#include "compiled_engines.h"

namespace hawk::conformance {

/// Every accepted case through generated and compiled code: one row per case and engine.
class TstConformanceCompiled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void compiled_data();
    void compiled();

private:
    QTemporaryDir m_cache;
    std::vector<Engine> m_engines;
};

void TstConformanceCompiled::initTestCase()
{
    QVERIFY(m_cache.isValid());
    auto engines = compiledEngines(m_cache.path().toStdString());
    QVERIFY2(engines.has_value(), engines ? "" : engines.error().message.c_str());
    m_engines = *std::move(engines);
}

void TstConformanceCompiled::compiled_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<int>("engine");
    for (const std::string& folder : caseFolders(HAWK_CONFORMANCE_CASES)) {
        const Result<Case> test = readCase(folder);
        if (test && test->isRefused())
            continue;
        for (std::size_t i = 0; i < m_engines.size(); ++i) {
            QTest::addRow("%s %s", std::filesystem::path(folder).filename().c_str(),
                          m_engines[i].name.c_str())
                << QString::fromStdString(folder) << static_cast<int>(i);
        }
    }
}

void TstConformanceCompiled::compiled()
{
    QFETCH(const QString, folder);
    QFETCH(const int, engine);
    const Result<Case> test = readCase(folder.toStdString());
    QVERIFY2(test.has_value(), test ? "" : test.error().message.c_str());
    const Verdict verdict = judge(*test, m_engines[static_cast<std::size_t>(engine)]);
    QVERIFY2(verdict.hasPassed(), spell(verdict).c_str());
}

} // namespace hawk::conformance

QTEST_APPLESS_MAIN(hawk::conformance::TstConformanceCompiled)
#include "tst_conformance_compiled.moc"
