// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The panel of a bundle before anything is built: its model, the preview, what it refuses.

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QFileInfo>
#include <QTabWidget>

#include "common/qt_text.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/manifest_window.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using gui::drop;
using gui::ManifestWindow;
using gui::twoKernels;
using ui::BundleNode;
using ui::ManifestModel;

namespace {

constexpr int patience = 60'000;

/// A bundle as inspectBundle gives it.
ManifestModel::View someView()
{
    auto view = std::make_shared<bundle::BundleView>();
    view->directory = "/somewhere/two.bundle";
    view->execTargets = "host";
    view->access = "sample_local";
    view->unit = std::string(64, 'a');
    view->kernels = {{.name = "axb",
                      .artifact = "axb.so",
                      .format = "host",
                      .planes = {{"mutable", "y", "float64", bundle::PlaneUse::output},
                                 {"uniform", "a", "number", bundle::PlaneUse::parameter}}},
                     {.name = "length", .artifact = "length.so", .format = "host", .planes = {}}};
    view->files = {{"axb.so", std::string(64, 'b'), 2048, ""},
                   {"manifest.json", std::string(64, 'c'), 512, "`manifest.json` is not the file."}};
    view->faults = {"`manifest.json` is not the file."};
    return view;
}

} // namespace

class GuiManifestTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void modelIsATree();
    void modelOfNothing();
    void firstStartShowsWhatWouldBeBuilt();
    void noKernelSaysWhatWouldFillIt();
    void refusedKernelsAreLeftOut();
    void aBrokenKernelIsSaid();
    void everyControlHasAName();
    void draggedNonsenseIsRefused();
    void itsTextsAreLegible_data();
    void itsTextsAreLegible();
};

void GuiManifestTest::modelIsATree()
{
    ManifestModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setView(someView());
    QCOMPARE(model.rowCount(), 1);
    const QModelIndex top = model.index(0, 0);
    QCOMPARE(top.data().toString(), u"two.bundle"_s);
    QCOMPARE(model.rowCount(top), 3);
    const QModelIndex axb = model.index(0, 0, top);
    QCOMPARE(axb.data().toString(), u"axb"_s);
    QCOMPARE(model.rowCount(axb), 2);
    const QModelIndex a = model.index(1, 0, axb);
    QCOMPARE(a.data().toString(), u"a"_s);
    QCOMPARE(model.index(1, ManifestModel::kindColumn, axb).data().toString(), u"Parameter"_s);
    QCOMPARE(model.index(0, ManifestModel::kindColumn, axb).data().toString(), u"Output"_s);
    QCOMPARE(model.index(1, ManifestModel::typeColumn, axb).data().toString(), u"number"_s);
    QVERIFY(model.node(a) == (BundleNode{BundleNode::Kind::plane, 0, 1}));
    QCOMPARE(model.find(model.node(a)), a);
    const QModelIndex files = model.index(2, 0, top);
    QCOMPARE(model.rowCount(files), 2);
    const QModelIndex manifest = model.index(1, 0, files);
    QCOMPARE(manifest.data(Qt::ToolTipRole).toString(), u"`manifest.json` is not the file."_s);
    QVERIFY(!manifest.data(Qt::DecorationRole).value<QIcon>().isNull());
    QCOMPARE(model.find(model.node(manifest)), manifest);
    for (const BundleNode& absent :
         {BundleNode{BundleNode::Kind::kernel, 7, -1}, BundleNode{BundleNode::Kind::plane, 7, 0},
          BundleNode{BundleNode::Kind::plane, 0, 7}, BundleNode{BundleNode::Kind::file, -1, 7}})
        QVERIFY(!model.find(absent).isValid());
}

void GuiManifestTest::modelOfNothing()
{
    ManifestModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.find({}).isValid());
    model.setView(someView());
    model.setView(nullptr);
    QCOMPARE(model.rowCount(), 0);
}

void GuiManifestTest::firstStartShowsWhatWouldBeBuilt()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const auto preview = window.workspace->bundles().previewed();
    QCOMPARE(preview->kernels.size(), std::size_t{2});
    QVERIFY(window.fact(u"State"_s).startsWith(u"Not built yet"_s));
    QVERIFY(!QFileInfo::exists(ui::toQt(preview->directory)));
    window.choose({BundleNode::Kind::kernel, 1, -1});
    QCOMPARE(window.fact(u"Kernel"_s), u"length"_s);
    QCOMPARE(window.fact(u"Sidecar"_s), u"length.json"_s);
    QCOMPARE(window.fact(u"Digest of the kernel"_s).size(), 64);
    window.choose({BundleNode::Kind::plane, 1, 1});
    QCOMPARE(window.fact(u"Plane"_s), u"v"_s);
    QCOMPARE(window.fact(u"Values per sample"_s), u"3"_s);
    QVERIFY(!window.action("bundle.verify"_L1)->isEnabled());
    QVERIFY(window.action("bundle.export"_L1)->isEnabled());
    QCOMPARE(window.action("bundle.export"_L1)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_E));
}

void GuiManifestTest::noKernelSaysWhatWouldFillIt()
{
    ManifestWindow window("x = 1\n");
    QVERIFY(window.workspace.settle());
    QVERIFY(!window.workspace->bundles().previewed());
    QVERIFY(!window.action("bundle.export"_L1)->isEnabled());
    const auto buttons = window.panel->findChildren<QPushButton*>();
    QVERIFY(std::ranges::any_of(buttons, [](const QPushButton* one) { return one->isVisible(); }));
}

void GuiManifestTest::refusedKernelsAreLeftOut()
{
    ManifestWindow window(twoKernels + "\n\n@kernel\ndef broken(x: Scalar):\n    return nothing\n");
    QVERIFY(window.waitForPreview());
    QCOMPARE(window.workspace->bundles().previewed()->kernels.size(), std::size_t{2});
}

void GuiManifestTest::aBrokenKernelIsSaid()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    const auto says = [&](const QString& words) {
        return std::ranges::any_of(window.panel->findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(words);
        });
    };
    QTRY_VERIFY(says(u"Not built yet: this is what would be written"_s));
    // The file is edited so that nothing of it can be built.
    auto& documents = window.workspace->documents();
    documents.setTextProvider(window.document, [] { return std::string("x = 1\n"); });
    documents.noteEdit(window.document);
    QTRY_VERIFY_WITH_TIMEOUT(says(u"No kernel can be built now"_s), patience);
    QVERIFY(!says(u"Not built yet"_s));
}

void GuiManifestTest::everyControlHasAName()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    window.action("bundle.export"_L1)->trigger();
    for (const QAction* one : window.panel->panelActions()) {
        QVERIFY(one->objectName().startsWith(u"bundle."_s));
        QVERIFY2(!one->text().isEmpty(), qPrintable(one->objectName()));
    }
    for (auto* widget : window.panel->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->role() == QAccessible::Client || face->role() == QAccessible::Splitter)
            continue;
        QVERIFY2(!face->text(QAccessible::Name).isEmpty() || face->role() == QAccessible::PageTabList,
                 widget->metaObject()->className());
    }
}

void GuiManifestTest::draggedNonsenseIsRefused()
{
    ManifestWindow window;
    QVERIFY(window.waitForPreview());
    drop(window.panel.get(), window.workspace.folder());
    QVERIFY(window.waitForMessage(u"manifest.json"_s));
    drop(window.panel.get(), window.workspace.pathOf(u"two.py"_s));
    QVERIFY(window.waitForMessage(u"is no folder"_s));
    QMimeData words;
    words.setText(u"words"_s);
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(window.panel.get(), &enter);
    QVERIFY(!enter.isAccepted());
    QVERIFY(window.part<ui::ManifestView>()->bundle());
}

void GuiManifestTest::itsTextsAreLegible_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QString>("what");
    QTest::newRow("preview-light") << false << u"preview"_s;
    QTest::newRow("built-dark") << true << u"built"_s;
    QTest::newRow("form-light") << false << u"form"_s;
    QTest::newRow("json-dark") << true << u"json"_s;
    QTest::newRow("damaged-light") << false << u"damaged"_s;
}

void GuiManifestTest::itsTextsAreLegible()
{
    QFETCH(const bool, isDark);
    QFETCH(const QString, what);
    const gui::LookScope look(isDark ? gui::Look::dark : gui::Look::light);
    ManifestWindow window;
    window.resize({1280, what == u"form" ? 420 : 300});
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    if (what == u"form") {
        window.action("bundle.export"_L1)->trigger();
    } else if (what != u"preview") {
        window.exportTo(folder);
        QVERIFY(window.waitForMessage(u"were written"_s));
        if (what != u"built")
            window.part<ui::InlineMessage>()->dismiss();
        window.choose({BundleNode::Kind::kernel, 0, -1});
        if (what == u"json")
            window.part<QTabWidget>()->setCurrentIndex(2);
        if (what == u"damaged") {
            QFile::remove(folder + u"/axb.cpp"_s);
            window.choose({BundleNode::Kind::bundle, -1, -1});
            window.action("bundle.verify"_L1)->trigger();
        }
    }
    QVERIFY(window.workspace.settle());
    QCOMPARE(gui::cutTexts(*window.panel).join(u'\n'), QString());
    QCOMPARE(gui::faintTexts(*window.panel).join(u'\n'), QString());
    gui::keepPicture(*window.panel, u"manifest-"_s + QString::fromLatin1(QTest::currentDataTag()));
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiManifestTest>(argc, argv);
}

#include "tst_gui_manifest.moc"
