// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Bundles that the panel builds, stops, verifies and opens.

#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QListWidget>
#include <QProgressBar>
#include <QTabWidget>

#include "bundle/inspect.h"
#include "common/qt_text.h"
#include "lineview/line_view.h"
#include "support/gui_test.h"
#include "support/manifest_window.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using gui::contentOf;
using gui::drop;
using gui::ManifestWindow;
using ui::BundleNode;

namespace {

constexpr int patience = 60'000;

} // namespace

class GuiManifestExportTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void exportsByKeyboard();
    void exportsWhatIsChosen();
    void repeatIsSaid();
    void folderOfOthersIsRefused();
    void stopLeavesTheOldBundle();
    void damageIsShown();
    void opensADraggedFolder();
    void rawTextsAreThoseOfTheFiles();
};

void GuiManifestExportTest::exportsByKeyboard()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    window.action("bundle.export"_L1)->trigger();
    auto* form = window.part<ui::ManifestExportForm>();
    QVERIFY(form->isVisible());
    QCOMPARE(form->folder(), window.workspace.pathOf(u"two.bundle"_s));
    // Only what every machine can compile for.
    form->setExecTargets(u"host"_s);
    QTest::keyClick(window.folderField(), Qt::Key_Return);
    QVERIFY(!form->isVisible());
    QVERIFY(window.waitForBundle());
    QVERIFY(window.waitForMessage(u"7 file"_s));
    const QString folder = window.workspace.pathOf(u"two.bundle"_s);
    const auto view = bundle::inspectBundle(ui::fromQt(folder));
    QVERIFY2(view && view->faults.empty(), "the bundle is not whole");
    QCOMPARE(window.fact(u"Verification"_s), u"Every file is as it was published."_s);
    QCOMPARE(window.fact(u"Unit digest"_s), ui::toQt(view->unit));
    QVERIFY(window.action("bundle.verify"_L1)->isEnabled());
    window.action("bundle.copyPath"_L1)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), folder);
}

void GuiManifestExportTest::exportsWhatIsChosen()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    window.action("bundle.export"_L1)->trigger();
    auto* form = window.part<ui::ManifestExportForm>();
    form->setExecTargets(u"host"_s);
    auto* kernels = form->findChild<QListWidget*>();
    QCOMPARE(kernels->count(), 2);
    kernels->item(0)->setCheckState(Qt::Unchecked);
    // The preview follows the form.
    QVERIFY(QTest::qWaitFor([&] { return window.part<ui::ManifestView>()->bundle()->kernels.size() == 1; },
                            patience));
    kernels->item(1)->setCheckState(Qt::Unchecked);
    QVERIFY(!form->isComplete());
    QTest::keyClick(window.folderField(), Qt::Key_Return);
    QVERIFY(form->isVisible());
    kernels->item(1)->setCheckState(Qt::Checked);
    form->setFolder(u"not/absolute"_s);
    QVERIFY(!form->isComplete());
    form->setFolder(window.workspace.pathOf(u"deep/er folder"_s));
    QTest::keyClick(window.folderField(), Qt::Key_Return);
    QVERIFY(window.waitForBundle());
    QVERIFY(QFileInfo::exists(window.workspace.pathOf(u"deep/er folder/length.so"_s)));
    QVERIFY(!QFileInfo::exists(window.workspace.pathOf(u"deep/er folder/axb.so"_s)));
}

void GuiManifestExportTest::repeatIsSaid()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"were written"_s));
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"already holds exactly this bundle"_s));
    window.choose({BundleNode::Kind::bundle, -1, -1});
    QVERIFY(window.workspace->bundles().report()->built->entries.front().hit);
}

void GuiManifestExportTest::folderOfOthersIsRefused()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    QVERIFY(QDir(window.workspace.folder()).mkdir(u"others"_s));
    const QString file = window.workspace.write(u"others/letter.txt"_s, "dear");
    window.exportTo(window.workspace.pathOf(u"others"_s));
    QVERIFY(window.waitForMessage(u"others"_s));
    QCOMPARE(contentOf(file), "dear");
    QVERIFY(!window.workspace->bundles().report());
    QVERIFY(window.part<ui::ManifestView>()->bundle());
}

void GuiManifestExportTest::stopLeavesTheOldBundle()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"were written"_s));
    const QByteArray stamp = contentOf(folder + u"/.hawk_unit"_s);
    workspace::TargetArguments other = window.workspace->builds().selection().target;
    other.mode = data::Mode::float32;
    window.workspace->builds().selectTarget(other);
    window.exportTo(folder);
    QVERIFY(window.workspace->bundles().isBuilding());
    QVERIFY(window.part<QProgressBar>()->isVisible());
    window.action("bundle.stop"_L1)->trigger();
    QVERIFY(window.waitForMessage(u"was not built"_s));
    QCOMPARE(contentOf(folder + u"/.hawk_unit"_s), stamp);
    QVERIFY(!window.part<QProgressBar>()->isVisible());
    QVERIFY(!window.workspace->bundles().isBuilding());
}

void GuiManifestExportTest::damageIsShown()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"were written"_s));
    QFile::remove(folder + u"/axb.cpp"_s);
    window.action("bundle.verify"_L1)->trigger();
    QVERIFY(QTest::qWaitFor([&] { return !window.workspace->bundles().report()->view.faults.empty(); },
                            patience));
    window.choose({BundleNode::Kind::bundle, -1, -1});
    QVERIFY2(window.fact(u"Fault"_s).contains(u"`axb.cpp` is missing"_s),
             qPrintable(window.fact(u"Fault"_s)));
    window.choose({BundleNode::Kind::file, -1, 0});
    QCOMPARE(window.fact(u"File"_s), u"axb.cpp"_s);
    QVERIFY(window.fact(u"Fault"_s).contains(u"missing"_s));
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"were written"_s));
    QVERIFY(window.workspace->bundles().report()->view.faults.empty());
}

void GuiManifestExportTest::opensADraggedFolder()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForBundle());
    ManifestWindow other("x = 1\n");
    drop(other.panel.get(), folder);
    QVERIFY(other.waitForBundle());
    QCOMPARE(other.part<ui::ManifestView>()->bundle()->kernels.size(), std::size_t{2});
    QVERIFY(!other.workspace->bundles().report()->built);
    ManifestWindow third("x = 1\n");
    drop(third.panel.get(), folder + u"/manifest.json"_s);
    QVERIFY(third.waitForBundle());
}

void GuiManifestExportTest::rawTextsAreThoseOfTheFiles()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForBundle());
    window.choose({BundleNode::Kind::kernel, 1, -1});
    auto* tabs = window.part<QTabWidget>();
    QCOMPARE(tabs->tabText(2), u"length.json"_s);
    const auto textOf = [&](int tab) {
        tabs->setCurrentIndex(tab);
        return qobject_cast<ui::LineView*>(tabs->currentWidget())->text().text().toUtf8();
    };
    QCOMPARE(textOf(1), contentOf(folder + u"/manifest.json"_s));
    QCOMPARE(textOf(2), contentOf(folder + u"/length.json"_s));
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiManifestExportTest>(argc, argv);
}

#include "tst_gui_manifest_export.moc"
