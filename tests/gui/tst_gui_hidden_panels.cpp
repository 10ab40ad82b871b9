// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// Menus, keys and the palette offer the actions of panels that nobody sees. So a panel behind others has the
// actions that it would have in front, and they work on what is there now.

#include <map>

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QFileDialog>

#include "common/panel.h"
#include "common/qt_text.h"
#include "data/npy.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"
#include "toolchain/command_line.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

constexpr int patience = 60'000;

enum class Deed { nothing, open, edit, build, run, exportBundle, clearLog, clearCache, close };

/// A window with a small budget of time for each run.
struct Window : gui::TestWindow {
    Window()
    {
        workspace()->launches().setSampleCount(1000);
        workspace()->launches().setTimingRequest({.minimumSeconds = 0.02, .maximumSeconds = 0.2});
    }

    bool open()
    {
        document = openExample();
        return document != workspace::DocumentId::none;
    }

    /// A run that fails asks for attention, which shows its dock.
    bool run()
    {
        const auto report = workspace().run(workspace::RunKind::timed);
        if (report && report->error)
            qInfo("%s", report->error->message.c_str());
        return report && report->result;
    }

    bool exportBundle()
    {
        workspace::Bundles& bundles = workspace()->bundles();
        bundles.build({.directory = ui::fromQt(workspace().pathOf(u"made"_s)),
                       .kernels = {},
                       .targets = {"host"},
                       .target = workspace()->builds().selection().target});
        return QTest::qWaitFor([&] { return bundles.report() && !bundles.isBuilding(); }, patience);
    }

    bool clearCache()
    {
        workspace::CacheState& cache = workspace()->cache();
        std::vector<cache::EntryName> names;
        for (const cache::EntryFacts& entry : *cache.entries())
            names.push_back(entry.name);
        cache.clear(names);
        return QTest::qWaitFor([&] { return cache.canUndoClear() && cache.entries()->empty(); }, patience);
    }

    bool perform(Deed deed)
    {
        switch (deed) {
        case Deed::nothing:
            return true;
        case Deed::open:
            return open();
        case Deed::edit:
            return workspace().open(workspace().write(u"bad.py"_s, "from hawk import kernel\nx = (\n"))
                != workspace::DocumentId::none;
        case Deed::build:
            return workspace().build() != nullptr;
        case Deed::run:
            return run();
        case Deed::exportBundle:
            return exportBundle();
        case Deed::clearLog:
            workspace()->log().clear();
            return true;
        case Deed::clearCache:
            return clearCache();
        case Deed::close:
            workspace()->documents().close(document);
            return true;
        }
        return false;
    }

    void hideAll()
    {
        for (auto* dock : get().findChildren<QDockWidget*>())
            dock->hide();
    }

    workspace::DocumentId document = workspace::DocumentId::none;
};

/// Whether each action can be used. Zooming a chart is about what is seen and nothing else.
std::map<QString, bool> statesOf(const ui::Panel& panel)
{
    std::map<QString, bool> states;
    for (const QAction* action : panel.panelActions())
        if (action->objectName() != u"timing.resetZoom"_s)
            states[action->objectName()] = action->isEnabled();
    return states;
}

} // namespace

class GuiHiddenPanelsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void actionsAreAsIfTheDockWereShown_data()
    {
        QTest::addColumn<QList<Deed>>("seen"); // while each dock was in front once
        QTest::addColumn<QList<Deed>>("hidden"); // with every dock hidden
        using Deeds = QList<Deed>;
        QTest::newRow("nothing") << Deeds() << Deeds{Deed::nothing};
        QTest::newRow("open") << Deeds() << Deeds{Deed::open};
        QTest::newRow("open and build") << Deeds() << Deeds{Deed::open, Deed::build};
        QTest::newRow("build") << Deeds{Deed::open} << Deeds{Deed::build};
        QTest::newRow("run") << Deeds{Deed::open} << Deeds{Deed::run};
        QTest::newRow("bundle") << Deeds{Deed::open} << Deeds{Deed::exportBundle};
        QTest::newRow("another file") << Deeds{Deed::open} << Deeds{Deed::edit};
        QTest::newRow("log") << Deeds{Deed::open, Deed::build} << Deeds{Deed::clearLog};
        QTest::newRow("cache") << Deeds{Deed::open, Deed::build} << Deeds{Deed::clearCache};
        QTest::newRow("close") << Deeds{Deed::open, Deed::build, Deed::run} << Deeds{Deed::close};
    }

    void actionsAreAsIfTheDockWereShown()
    {
        QFETCH(const QList<Deed>, seen);
        QFETCH(const QList<Deed>, hidden);
        Window window;
        for (const Deed deed : seen)
            QVERIFY(window.perform(deed));
        for (const ui::Panel* panel : window->docks().panels()) {
            window->docks().raise(panel->id());
            QTRY_VERIFY(panel->isVisible());
        }
        QVERIFY(window.settle());
        window.hideAll();
        for (const ui::Panel* panel : window->docks().panels())
            QTRY_VERIFY(!panel->isVisible());
        for (const Deed deed : hidden)
            QVERIFY(window.perform(deed));
        QVERIFY(window.settle());

        std::map<const ui::Panel*, std::map<QString, bool>> before;
        for (const ui::Panel* panel : window->docks().panels()) {
            QVERIFY(!panel->isVisible());
            before[panel] = statesOf(*panel);
        }
        QStringList faults;
        for (const ui::Panel* panel : window->docks().panels()) {
            window->docks().raise(panel->id());
            QTRY_VERIFY(panel->isVisible());
            QVERIFY(window.settle());
            for (const auto& [id, isEnabled] : statesOf(*panel))
                if (before[panel][id] != isEnabled)
                    faults.append(u"%1 is %2 when shown"_s.arg(id, isEnabled ? u"enabled"_s : u"disabled"_s));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void nothingIsCopiedOfAClosedFile()
    {
        Window window;
        QVERIFY(window.open());
        window->docks().raise(u"inputs"_s);
        QTRY_VERIFY(window.action(u"inputs.copyCommand"_s)->isEnabled());
        window->docks().raise(u"log"_s);
        QTRY_VERIFY(!window->panel(u"inputs"_s)->isVisible());
        window.workspace()->documents().close(window.document);
        QApplication::clipboard()->setText(u"before"_s);
        window.action(u"inputs.copyCommand"_s)->trigger();
        QCOMPARE(QApplication::clipboard()->text(), u"before"_s);
    }

    void theNewestRunIsSaved()
    {
        Window window;
        QVERIFY(window.open());
        window->docks().raise(u"results"_s);
        QVERIFY(window.workspace().run(workspace::RunKind::once));
        window->docks().raise(u"timing"_s);
        QTRY_VERIFY(!window->panel(u"results"_s)->isVisible());
        window.workspace()->launches().setSampleCount(7);
        QVERIFY(window.workspace().run(workspace::RunKind::once));
        window.action(u"results.saveNpy"_s)->trigger();
        auto* chooser = window->panel(u"results"_s)->findChild<QFileDialog*>();
        QVERIFY(chooser);
        const QString path = window.workspace().pathOf(u"y.npy"_s);
        Q_EMIT chooser->fileSelected(path);
        chooser->close();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), patience);
        const auto saved = data::openNpy(ui::fromQt(path));
        QVERIFY(saved);
        QCOMPARE(saved->shape(), std::vector<std::int64_t>({7}));
        window.action(u"results.copy"_s)->trigger();
        // Cells are copied of the same run.
        QCOMPARE(window->panel(u"results"_s)->findChild<ui::ResultsTable*>()->model().sampleCount(), 7);
    }

    void theNewestBuildIsCopied()
    {
        Window window;
        QVERIFY(window.open());
        window->docks().raise(u"cache"_s);
        const auto first = window.workspace().build();
        QVERIFY(first && first->built);
        window->docks().raise(u"log"_s);
        QTRY_VERIFY(!window->panel(u"cache"_s)->isVisible());
        workspace::TargetArguments other = window.workspace()->builds().selection().target;
        other.mode = data::Mode::float32;
        window.workspace()->builds().selectTarget(other);
        // The build that is copied is that of the selection; there is none yet.
        QVERIFY(!window.action(u"cache.copyKey"_s)->isEnabled());
        const auto second = window.workspace().build();
        QVERIFY(second && second->built);
        QVERIFY(first->built->artifact.key != second->built->artifact.key);
        window.action(u"cache.copyKey"_s)->trigger();
        QCOMPARE(QApplication::clipboard()->text(), ui::toQt(second->built->artifact.key));
        window.action(u"cache.copyCommand"_s)->trigger();
        QCOMPARE(QApplication::clipboard()->text(),
                 ui::toQt(toolchain::joinCommand(second->built->artifact.commandLine)));
    }

    void exportComesBackBehindAnotherDock()
    {
        Window window;
        QVERIFY(window.open());
        QAction* const action = window.action(u"bundle.export"_s);
        window->docks().raise(u"manifest"_s);
        QTRY_VERIFY(action->isEnabled());
        workspace::Bundles& bundles = window.workspace()->bundles();
        bundles.build({.directory = ui::fromQt(window.workspace().pathOf(u"made"_s)),
                       .kernels = {},
                       .targets = {"host"},
                       .target = window.workspace()->builds().selection().target});
        QVERIFY(!action->isEnabled());
        window->docks().raise(u"log"_s);
        QTRY_VERIFY(!window->panel(u"manifest"_s)->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(!bundles.isBuilding(), patience);
        QVERIFY(action->isEnabled());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiHiddenPanelsTest>(argc, argv);
}

#include "tst_gui_hidden_panels.moc"
