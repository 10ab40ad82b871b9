// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QTabWidget>

#include "bundle/inspect.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "lineview/line_view.h"
#include "panels/manifest_export_form.h"
#include "panels/manifest_facts_view.h"
#include "panels/manifest_panel.h"
#include "panels/manifest_view.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using ui::BundleNode;
using ui::ManifestModel;

namespace {

constexpr int patience = 60'000;

const QByteArray twoKernels = "from hawk import Param, Scalar, Vector, kernel\n\n\n"
                              "@kernel\ndef axb(x: Scalar, a: Param, b: Param):\n    y = a * x + b\n"
                              "    return y\n\n\n"
                              "@kernel\ndef length(v: Vector[3]):\n"
                              "    n = v[0] * v[0] + v[1] * v[1] + v[2] * v[2]\n    return n\n";

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
                      .planes = {{"per_sample", "x", "float64"}, {"uniform", "a", "number"}}},
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
    void exportsByKeyboard();
    void exportsWhatIsChosen();
    void repeatIsSaid();
    void folderOfOthersIsRefused();
    void stopLeavesTheOldBundle();
    void damageIsShown();
    void opensADraggedFolder();
    void draggedNonsenseIsRefused();
    void rawTextsAreThoseOfTheFiles();
    void everyControlHasAName();
    void showsItself_data();
    void showsItself();

private:
    struct Window {
        explicit Window(const QByteArray& text = twoKernels) : workspace(QString{})
        {
            document = workspace.open(workspace.write(u"two.py"_s, text));
            panel = std::make_unique<ui::ManifestPanel>(workspace.get(), highlighting, &host);
            resize({1200, 420});
            host.show();
        }
        void resize(QSize size)
        {
            host.resize(size);
            panel->resize(size);
        }

        QAction* action(QLatin1StringView id) const
        {
            for (QAction* one : panel->panelActions()) {
                if (one->objectName() == id)
                    return one;
            }
            return nullptr;
        }
        template <class T>
        T* part() const
        {
            return panel->findChild<T*>();
        }
        bool waitForPreview()
        {
            return QTest::qWaitFor(
                [&] { return part<ui::ManifestView>()->bundle() && workspace->bundles().previewed(); },
                patience);
        }
        bool waitForBundle()
        {
            return QTest::qWaitFor(
                [&] { return workspace->bundles().report() && !workspace->bundles().isBuilding(); },
                patience);
        }
        bool waitForMessage(const QString& words)
        {
            return QTest::qWaitFor(
                [&] {
                    return part<ui::InlineMessage>()->isVisible()
                        && part<ui::InlineMessage>()->text().contains(words);
                },
                patience);
        }
        void exportTo(const QString& folder)
        {
            action("bundle.export"_L1)->trigger();
            // Only what every machine can compile for.
            part<ui::ManifestExportForm>()->setExecTargets(u"host"_s);
            part<ui::ManifestExportForm>()->setFolder(folder);
            QTest::keyClick(folderField(), Qt::Key_Return);
        }
        QLineEdit* folderField() const { return part<ui::ManifestExportForm>()->findChild<QLineEdit*>(); }
        void choose(const BundleNode& node) const
        {
            auto* tree = panel->findChild<QTreeView*>();
            tree->setCurrentIndex(static_cast<ManifestModel*>(tree->model())->find(node));
        }
        QString fact(const QString& name) const
        {
            for (const ui::BundleFact& one : part<ui::ManifestFactsView>()->facts()) {
                if (one.name == name)
                    return one.value;
            }
            return {};
        }

        ui::Highlighting highlighting{QApplication::palette()};
        QWidget host; ///< as a dock: the panel's minimum size does not become that of a window
        gui::TestWorkspace workspace;
        workspace::DocumentId document = workspace::DocumentId::none;
        std::unique_ptr<ui::ManifestPanel> panel;
    };

    static QByteArray contentOf(const QString& path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
    static void drop(QWidget* target, const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(target, &dropped);
        QVERIFY(dropped.isAccepted());
    }
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
    QCOMPARE(model.index(1, ManifestModel::kindColumn, axb).data().toString(), u"uniform"_s);
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
    Window window;
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
    Window window("x = 1\n");
    QTest::qWait(100);
    QVERIFY(!window.workspace->bundles().previewed());
    QVERIFY(!window.action("bundle.export"_L1)->isEnabled());
    const auto buttons = window.panel->findChildren<QPushButton*>();
    QVERIFY(std::ranges::any_of(buttons, [](const QPushButton* one) { return one->isVisible(); }));
}

void GuiManifestTest::refusedKernelsAreLeftOut()
{
    Window window(twoKernels + "\n\n@kernel\ndef broken(x: Scalar):\n    return nothing\n");
    QVERIFY(window.waitForPreview());
    QCOMPARE(window.workspace->bundles().previewed()->kernels.size(), std::size_t{2});
}

void GuiManifestTest::exportsByKeyboard()
{
    Window window;
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

void GuiManifestTest::exportsWhatIsChosen()
{
    Window window;
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

void GuiManifestTest::repeatIsSaid()
{
    Window window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"were written"_s));
    window.exportTo(folder);
    QVERIFY(window.waitForMessage(u"already holds exactly this bundle"_s));
    window.choose({BundleNode::Kind::bundle, -1, -1});
    QVERIFY(window.workspace->bundles().report()->built->entries.front().hit);
}

void GuiManifestTest::folderOfOthersIsRefused()
{
    Window window;
    QVERIFY(window.waitForPreview());
    QVERIFY(QDir(window.workspace.folder()).mkdir(u"others"_s));
    const QString file = window.workspace.write(u"others/letter.txt"_s, "dear");
    window.exportTo(window.workspace.pathOf(u"others"_s));
    QVERIFY(window.waitForMessage(u"others"_s));
    QCOMPARE(contentOf(file), "dear");
    QVERIFY(!window.workspace->bundles().report());
    QVERIFY(window.part<ui::ManifestView>()->bundle());
}

void GuiManifestTest::stopLeavesTheOldBundle()
{
    Window window;
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

void GuiManifestTest::damageIsShown()
{
    Window window;
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

void GuiManifestTest::opensADraggedFolder()
{
    Window window;
    QVERIFY(window.waitForPreview());
    const QString folder = window.workspace.pathOf(u"b"_s);
    window.exportTo(folder);
    QVERIFY(window.waitForBundle());
    Window other("x = 1\n");
    drop(other.panel.get(), folder);
    QVERIFY(other.waitForBundle());
    QCOMPARE(other.part<ui::ManifestView>()->bundle()->kernels.size(), std::size_t{2});
    QVERIFY(!other.workspace->bundles().report()->built);
    Window third("x = 1\n");
    drop(third.panel.get(), folder + u"/manifest.json"_s);
    QVERIFY(third.waitForBundle());
}

void GuiManifestTest::draggedNonsenseIsRefused()
{
    Window window;
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

void GuiManifestTest::rawTextsAreThoseOfTheFiles()
{
    Window window;
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

void GuiManifestTest::everyControlHasAName()
{
    Window window;
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

void GuiManifestTest::showsItself_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QString>("what");
    QTest::newRow("preview-light") << false << u"preview"_s;
    QTest::newRow("built-dark") << true << u"built"_s;
    QTest::newRow("form-light") << false << u"form"_s;
    QTest::newRow("json-dark") << true << u"json"_s;
    QTest::newRow("damaged-light") << false << u"damaged"_s;
}

void GuiManifestTest::showsItself()
{
    QFETCH(const bool, isDark);
    QFETCH(const QString, what);
    const QPalette before = QApplication::palette();
    if (isDark)
        QApplication::setPalette(QPalette(QColor(0x31, 0x34, 0x38), QColor(0x26, 0x29, 0x2c)));
    Window window;
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
    QTest::qWait(200);
    const QImage picture = window.panel->grab().toImage();
    QVERIFY(picture.width() >= 1280);
    if (const QString pictures = qEnvironmentVariable("PICTURES_FOLDER"); !pictures.isEmpty())
        QVERIFY(picture.save(
            u"%1/manifest-%2.png"_s.arg(pictures, QString::fromLatin1(QTest::currentDataTag()))));
    QApplication::setPalette(before);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiManifestTest>(argc, argv);
}

#include "tst_gui_manifest.moc"
