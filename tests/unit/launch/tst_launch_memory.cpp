// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <fstream>

#include <QTemporaryDir>
#include <QTest>

#include "launch/free_memory.h"

using namespace hawk;

/// What control groups leave, from files as the kernel writes them.
class TestMemory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void group_data()
    {
        QTest::addColumn<QStringList>("files");
        QTest::addColumn<qint64>("expected"); // -1: none
        const auto row = [](const char* name, const QStringList& files, qint64 expected) {
            QTest::newRow(name) << files << expected;
        };
        const QString max = QStringLiteral("memory.max"), current = QStringLiteral("memory.current"),
                      stat = QStringLiteral("memory.stat"), limit = QStringLiteral("memory.limit_in_bytes"),
                      usage = QStringLiteral("memory.usage_in_bytes");
        row("no files", {}, -1);
        row("no limit", {max, QStringLiteral("max\n"), current, QStringLiteral("100\n")}, -1);
        row("without figures", {max, QStringLiteral("1000\n"), current, QStringLiteral("300\n")}, 700);
        row("kept files",
            {max, QStringLiteral("1000\n"), current, QStringLiteral("900\n"), stat,
             QStringLiteral("anon 250\nfile 640\ninactive_anon 1\nactive_file 40\ninactive_file 600\n")},
            700);
        row("more kept than used",
            {max, QStringLiteral("1000\n"), current, QStringLiteral("500\n"), stat,
             QStringLiteral("inactive_file 600\n")},
            1000);
        row("over the limit", {max, QStringLiteral("1000\n"), current, QStringLiteral("1200\n")}, 0);
        row("version 1",
            {limit, QStringLiteral("2000\n"), usage, QStringLiteral("1500\n"), stat,
             QStringLiteral("inactive_file 7\nhierarchical_memory_limit 2000\ntotal_inactive_file 400\n")},
            900);
    }

    void group()
    {
        QFETCH(QStringList, files);
        QFETCH(qint64, expected);
        const QTemporaryDir folder;
        for (qsizetype i = 0; i < files.size(); i += 2)
            std::ofstream(folder.filePath(files[i]).toStdString()) << files[i + 1].toStdString();
        const auto free = launch::freeMemoryOfGroup(folder.path().toStdString());
        QCOMPARE(free ? static_cast<qint64>(*free) : -1, expected);
    }

    void process()
    {
        // Of every machine that builds this.
        QVERIFY(launch::freeMemory() > 1'000'000);
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_launch_memory.moc"
