// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Bundles for a disk that is full and for places that cannot be written, also by root: the old bundle stays
// whole, no half one is left, and one message says why.

#include "bundle/inspect.h"
#include "support/gui_test.h"
#include "support/manifest_window.h"
#include "support/test_disk.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::ManifestWindow;
using gui::TestDisk;

class GuiBadBundlesTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void aBundleOnAFullDisk()
    {
        if (!gui::whyNoDisks().isEmpty())
            QSKIP(qPrintable(gui::whyNoDisks()));
        ManifestWindow window;
        QVERIFY(window.waitForPreview());
        const TestDisk disk(window.workspace.pathOf(u"disk"_s), 1024);
        window.exportTo(disk.pathOf(u"b"_s));
        QVERIFY(window.waitForMessage(u"were written"_s));
        const QByteArray stamp = disk.read(u"b/.hawk_unit"_s);
        disk.fill();
        workspace::TargetArguments other = window.workspace->builds().selection().target;
        other.mode = data::Mode::float32;
        window.workspace->builds().selectTarget(other);
        window.exportTo(disk.pathOf(u"b"_s));
        QVERIFY(window.waitForMessage(u"[bundle-not-writable]"_s));
        const QString said = window.part<ui::InlineMessage>()->text();
        QVERIFY2(said.contains(disk.pathOf(u"b"_s)) && said.contains(u"No space left on device"_s),
                 qPrintable(said));
        QCOMPARE(disk.read(u"b/.hawk_unit"_s), stamp);
        QCOMPARE(disk.names(), QStringList{u"b"_s});
        const auto view = bundle::inspectBundle(disk.pathOf(u"b"_s).toStdString());
        QVERIFY(view && view->faults.empty());

        disk.makeRoom();
        window.exportTo(disk.pathOf(u"b"_s));
        QVERIFY(window.waitForMessage(u"were written"_s));
        QVERIFY(disk.read(u"b/.hawk_unit"_s) != stamp);
    }

    void aBundleWhereNothingCanBeWritten_data()
    {
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("named");
        QTest::addColumn<QString>("code");
        // Root writes nearly everywhere, but not here.
        QTest::newRow("a folder of the kernel") << u"/proc/b"_s << u"`/proc"_s << u"[bundle-not-writable]"_s;
        QTest::newRow("a read-only disk") << u"disk/b"_s << u"/disk"_s << u"[bundle-not-writable]"_s;
        QTest::newRow("a file") << u"two.py"_s << u"/two.py` is a file"_s << u"[bundle-not-a-folder]"_s;
        QTest::newRow("below a file")
            << u"two.py/b"_s << u"/two.py` is a file"_s << u"[bundle-not-a-folder]"_s;
    }

    void aBundleWhereNothingCanBeWritten()
    {
        QFETCH(QString, place);
        QFETCH(QString, named);
        QFETCH(QString, code);
        if (place.startsWith(u"disk"_s) && !gui::whyNoDisks().isEmpty())
            QSKIP(qPrintable(gui::whyNoDisks()));
        ManifestWindow window;
        QVERIFY(window.waitForPreview());
        std::optional<TestDisk> disk;
        if (place.startsWith(u"disk"_s)) {
            disk.emplace(window.workspace.pathOf(u"disk"_s));
            disk->set(TestDisk::Access::readOnly);
        }
        const QString path = QDir(window.workspace.folder()).absoluteFilePath(place);
        window.exportTo(path);
        QVERIFY(window.waitForMessage(u"["_s));
        const QString said = window.part<ui::InlineMessage>()->text();
        QVERIFY2(said.contains(code) && said.contains(named), qPrintable(said));
        QCOMPARE(gui::contentOf(window.workspace.pathOf(u"two.py"_s)), gui::twoKernels);
        QVERIFY(!window.workspace->bundles().report());
        window.exportTo(window.workspace.pathOf(u"other"_s));
        QVERIFY(window.waitForMessage(u"were written"_s));
    }
};

int main(int argc, char** argv)
{
    gui::enterOwnMounts(argv);
    return gui::runGuiTest<GuiBadBundlesTest>(argc, argv);
}

#include "tst_gui_bad_bundles.moc"
