// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QFile>
#include <QtTest>

#include "codegen/backend.h"
#include "matrix_fixtures.h"

using namespace hawk;

/// Generated texts as people read them. A change of a text shows up in the review of the files under data/;
/// run this test with HAWK_UPDATE_GOLDEN=1 to write them anew. Such a run fails, as it has tested nothing.
class GoldenTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
};

void GoldenTexts::texts_data()
{
    QTest::addColumn<int>("kernel");
    QTest::addColumn<QString>("backend");
    const char* names[] = {"affine", "projectile", "call_price", "mixed", "copy",
                           "other",  "search",     "tail",       "small", "large"};
    for (int kernel = 0; kernel < static_cast<int>(std::size(names)); ++kernel) {
        for (const char* backend : {"host", "cuda"})
            QTest::addRow("%s %s", names[kernel], backend) << kernel << QString::fromLatin1(backend);
    }
}

void GoldenTexts::texts()
{
    QFETCH(int, kernel);
    QFETCH(QString, backend);
    constexpr KernelFixture (*fixtures[])() = {
        &affineKernel,    &projectileKernel, &blackScholesKernel, &mixedKernel,       &copyKernel,
        &otherOperations, &searchKernel,     &tailKernel,         &smallMatrixKernel, &largeMatrixKernel};
    const KernelFixture fixture = fixtures[kernel]();
    const auto unit = codegen::generate(plan::planLaunch(fixture.kernel()), fixture.source(),
                                        {.backend = backend.toStdString()});
    QVERIFY(unit);
    const QByteArray actual = QByteArray::fromStdString(unit->text);

    QFile file(QStringLiteral(HAWK_TEST_DATA "/") + QString::fromStdString(unit->fileName)
               + QStringLiteral(".txt"));
    if (qEnvironmentVariableIsSet("HAWK_UPDATE_GOLDEN")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(actual), actual.size());
        QFAIL(qPrintable(QStringLiteral("%1 is written anew; review it and run without HAWK_UPDATE_GOLDEN")
                             .arg(file.fileName())));
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QList<QByteArray> expectedLines = file.readAll().split('\n');
    const QList<QByteArray> actualLines = actual.split('\n');
    for (qsizetype i = 0; i < std::min(expectedLines.size(), actualLines.size()); ++i) {
        if (actualLines[i] != expectedLines[i]) {
            QFAIL(
                qPrintable(QStringLiteral("line %1 is\n%2\ninstead of\n%3")
                               .arg(i + 1)
                               .arg(QString::fromUtf8(actualLines[i]), QString::fromUtf8(expectedLines[i]))));
        }
    }
    QCOMPARE(actualLines.size(), expectedLines.size());
}

QTEST_APPLESS_MAIN(GoldenTexts)
#include "tst_golden_texts.moc"
