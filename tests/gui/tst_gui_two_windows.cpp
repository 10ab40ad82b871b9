// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Two windows on one cache: whatever one of them clears or puts back while the other builds and lists, builds
// succeed, the figures add up, and a window that becomes active shows what is there.

#include "panels/cache_browser.h"
#include "process/environment.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"
#include "toolchain/settings.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::CacheState;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

/// A window over a cache that others use too, with the example open.
struct Sharer {
    explicit Sharer(const QString& cache) : failures(&window.workspace()->cache(), &CacheState::failed)
    {
        const auto settings = toolchain::resolveSettings({.cacheDirectory = cache.toStdString()},
                                                         process::Environment::ofThisProcess());
        if (!settings)
            qFatal("%s", settings.error().message.c_str());
        window.workspace()->applySettings(*settings);
        isOpen = window.openExample() != DocumentId::none;
    }
    CacheState& cache() { return window.workspace()->cache(); }
    workspace::Builds& builds() { return window.workspace()->builds(); }
    std::vector<cache::EntryName> names()
    {
        std::vector<cache::EntryName> names;
        if (cache().entries())
            for (const cache::EntryFacts& entry : *cache().entries())
                names.push_back(entry.name);
        std::ranges::sort(names, {}, &cache::EntryName::key);
        return names;
    }
    void select(codegen::OptLevel level)
    {
        workspace::TargetArguments target = builds().selection().target;
        target.optLevel = level;
        builds().selectTarget(target);
    }
    /// What is on disk now.
    bool look()
    {
        QSignalSpy changed(&cache(), &CacheState::changed);
        cache().refresh();
        return changed.wait(patience) && window.settle();
    }
    bool addsUp()
    {
        const auto& stats = cache().stats();
        return stats && cache().isComplete() && stats->entries == cache().entries()->size()
            && stats->requests == stats->hits + stats->misses + stats->failures + stats->bypassed;
    }

    gui::TestWindow window;
    QSignalSpy failures;
    bool isOpen = false;
};

} // namespace

class GuiTwoWindowsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void oneClearsWhileTheOtherBuilds()
    {
        const QTemporaryDir folder;
        Sharer builder(folder.filePath(u"kernels"_s));
        Sharer clearer(folder.filePath(u"kernels"_s));
        QVERIFY(builder.isOpen && clearer.isOpen);
        std::uint64_t built = 0;
        for (int round = 0; round < 2; ++round) {
            for (const auto level : {codegen::OptLevel::O0, codegen::OptLevel::O1}) {
                builder.select(level);
                QSignalSpy finished(&builder.builds(), &workspace::Builds::buildFinished);
                builder.builds().build();
                // The other does not wait for anything.
                while (finished.isEmpty() || !builder.window.workspace()->jobs().running().empty()) {
                    clearer.cache().clear(clearer.names());
                    clearer.cache().refresh();
                    clearer.cache().undoClear();
                    QTest::qWait(10);
                }
                const auto report = builder.builds().lastBuild();
                QVERIFY2(report->built, report->error ? report->error->message.c_str() : "");
                ++built;
            }
        }
        QVERIFY(builder.window.settle() && clearer.window.settle());
        QVERIFY(builder.look() && clearer.look());
        QVERIFY(builder.addsUp() && clearer.addsUp());
        QCOMPARE(builder.names(), clearer.names());
        QCOMPARE(builder.cache().stats()->requests, clearer.cache().stats()->requests);
        QCOMPARE(builder.cache().stats()->requests, built);
        QCOMPARE(builder.failures.size() + clearer.failures.size(), 0);
        // What is left can be used.
        QVERIFY(builder.window.workspace().run(workspace::RunKind::once)->result);
    }

    void undoneAfterTheOtherBuiltAgain()
    {
        const QTemporaryDir folder;
        Sharer builder(folder.filePath(u"kernels"_s));
        Sharer clearer(folder.filePath(u"kernels"_s));
        QVERIFY(builder.isOpen && clearer.isOpen);
        QVERIFY(builder.window.workspace().build()->built);
        QVERIFY(clearer.look());
        QCOMPARE(clearer.names().size(), std::size_t{1});
        QSignalSpy cleared(&clearer.cache(), &CacheState::cleared);
        clearer.cache().clear(clearer.names());
        QVERIFY(cleared.wait(patience));
        QVERIFY(clearer.window.settle());
        QCOMPARE(clearer.names().size(), std::size_t{0});

        const auto again = builder.window.workspace().build();
        QVERIFY(again->built && again->built->artifact.outcome == compile::Outcome::miss);
        QSignalSpy restored(&clearer.cache(), &CacheState::restored);
        clearer.cache().undoClear();
        QVERIFY(restored.wait(patience));
        QCOMPARE(restored.front().front().toULongLong(), 0u);
        QVERIFY(clearer.window.settle());
        QCOMPARE(clearer.names().size(), std::size_t{1});
        QCOMPARE(builder.window.workspace().build()->built->artifact.outcome, compile::Outcome::hit);
        QVERIFY(builder.look() && clearer.look());
        QVERIFY(builder.addsUp() && clearer.addsUp());
        QCOMPARE(builder.names(), clearer.names());
        QCOMPARE(clearer.cache().stats()->requests, 3u);
    }

    void theActiveWindowShowsWhatIsThere()
    {
        const QTemporaryDir folder;
        Sharer first(folder.filePath(u"kernels"_s));
        QVERIFY(first.isOpen);
        first.window->docks().show(u"cache"_s);
        QVERIFY(first.window.workspace().build()->built);
        const auto* table = first.window->findChild<ui::CacheBrowser*>()->findChild<QTableView*>();
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, patience);
        {
            Sharer second(folder.filePath(u"kernels"_s));
            QVERIFY(second.isOpen && second.look());
            second.cache().clear(second.names());
            QVERIFY(second.window.settle());
            QCOMPARE(second.names().size(), std::size_t{0});
            first.window->activateWindow();
            QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 0, patience);
            QVERIFY(second.window.settle());
        }
        QVERIFY(first.window.settle());
        QVERIFY(first.addsUp());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiTwoWindowsTest>(argc, argv);
}

#include "tst_gui_two_windows.moc"
