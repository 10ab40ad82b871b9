// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <filesystem>

#include <QtTest>

#include "check.h"

namespace hawk::conformance {

/// Every case below `cases` by the evaluator: one row per case.
class TstConformance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void evaluated_data();
    void evaluated();
};

void TstConformance::evaluated_data()
{
    QTest::addColumn<QString>("folder");
    for (const std::string& folder : caseFolders(HAWK_CONFORMANCE_CASES))
        QTest::newRow(std::filesystem::path(folder).filename().c_str()) << QString::fromStdString(folder);
}

void TstConformance::evaluated()
{
    QFETCH(const QString, folder);
    const Result<Case> test = readCase(folder.toStdString());
    QVERIFY2(test.has_value(), test ? "" : test.error().message.c_str());
    const Verdict verdict = judge(*test, evaluatorEngine());
    QVERIFY2(verdict.hasPassed(), spell(verdict).c_str());
}

} // namespace hawk::conformance

QTEST_APPLESS_MAIN(hawk::conformance::TstConformance)
#include "tst_conformance.moc"
