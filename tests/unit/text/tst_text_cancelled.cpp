// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "text/cancelled.h"

using namespace Qt::StringLiterals;
using namespace hawk;

class CancelledTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isToldFromFailures()
    {
        const Result<int> stopped = text::environmentError("cancelled", "It was stopped.");
        const Result<int> failed = text::environmentError("no-space", "There is no space.");
        QVERIFY(text::isCancelled(stopped) && text::isCancelled(stopped.error()));
        QVERIFY(!text::isCancelled(failed) && !text::isCancelled(failed.error()));
        QVERIFY(!text::isCancelled(Result<int>(0)));
    }

    void isAskedInOnePlace()
    {
        QStringList others;
        for (const QString& part : {u"/core"_s, u"/ui"_s, u"/app"_s}) {
            QDirIterator files(QStringLiteral(HAWK_SOURCE_DIR) + part, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                QFile file(files.next());
                QVERIFY(file.open(QFile::ReadOnly));
                const QByteArray text = file.readAll();
                if (!file.fileName().endsWith(u"text/cancelled.h")
                    && (text.contains("== \"cancelled\"") || text.contains("!= \"cancelled\"")))
                    others.append(file.fileName());
            }
        }
        QCOMPARE(others, QStringList());
    }
};

QTEST_APPLESS_MAIN(CancelledTest)

#include "tst_text_cancelled.moc"
