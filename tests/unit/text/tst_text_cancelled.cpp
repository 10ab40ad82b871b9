// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "text/cancelled.h"

using namespace hawk;

class CancelledTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isToldFromFailures()
    {
        const Result<int> stopped = text::cancelled("It was stopped.", "Start it again.");
        const Result<int> failed = text::environmentError("no-space", "There is no space.");
        QCOMPARE(stopped.error().code, "cancelled");
        QCOMPARE(stopped.error().kind, ErrorKind::environment);
        QCOMPARE(stopped.error().hint, "Start it again.");
        QVERIFY(text::isCancelled(stopped) && text::isCancelled(stopped.error()));
        QVERIFY(!text::isCancelled(failed) && !text::isCancelled(failed.error()));
        QVERIFY(!text::isCancelled(Result<int>(0)));
    }
};

QTEST_APPLESS_MAIN(CancelledTest)

#include "tst_text_cancelled.moc"
