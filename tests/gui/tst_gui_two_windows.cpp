// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Two windows on one cache and one state folder: whatever one of them clears or puts back while the other
// builds and lists, builds succeed, the figures add up, a window that becomes active shows what is there, and
// what one of them runs is no crash to the other.

#include <QDir>
#include <QFile>

#include "panels/cache_browser.h"
#include "process/environment.h"
#include "shell/dock_area.h"
#include "shell/first_run.h"
#include "shell/main_window.h"
#include "shell/notice_stack.h"
#include "shell/workbench.h"
#include "support/gui_test.h"
#include "support/test_window.h"
#include "toolchain/settings.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::CacheState;
using workspace::DocumentId;

namespace {

constexpr int patience = 60'000;

/// A compiler that can be made to wait.
class HeldCompiler
{
public:
    explicit HeldCompiler(const QTemporaryDir& folder)
        : m_path(folder.filePath(u"held-g++"_s))
        , m_hold(folder.filePath(u"hold"_s))
        , m_waiting(folder.filePath(u"waiting"_s))
    {
        QFile script(m_path);
        if (!script.open(QFile::WriteOnly))
            qFatal("a script cannot be written");
        script.write(
            u"#!/bin/sh\ncase \"$*\" in *affine.cpp*)\nwhile [ -e '%1' ]; do : > '%2'; sleep 0.02; done ;; "
            "esac\nexec g++ \"$@\"\n"_s.arg(m_hold, m_waiting)
                .toUtf8());
        script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    ~HeldCompiler() { letGo(); }
    HeldCompiler(const HeldCompiler&) = delete;
    HeldCompiler& operator=(const HeldCompiler&) = delete;

    const QString& path() const { return m_path; }
    void hold() const
    {
        QFile::remove(m_waiting);
        if (!QFile(m_hold).open(QFile::WriteOnly))
            qFatal("a file cannot be made");
    }
    void letGo() const { QFile::remove(m_hold); }
    bool isWaiting() const { return QFile::exists(m_waiting); }

private:
    QString m_path, m_hold, m_waiting;
};

/// A window over a cache that others use too, with the example open.
struct Sharer {
    explicit Sharer(const QString& cache, const QString& compiler = {})
        : failures(&window.workspace()->cache(), &CacheState::failed)
    {
        const auto settings = toolchain::resolveSettings(
            {.cacheDirectory = cache.toStdString(),
             .hostCompiler = compiler.isEmpty() ? std::nullopt : std::optional(compiler.toStdString())},
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

/// Of all reports of `cleared` or `restored`.
std::uint64_t entriesIn(const QSignalSpy& reports)
{
    std::uint64_t entries = 0;
    for (const QList<QVariant>& report : reports) {
        const QVariant& value = report.front();
        entries += value.canConvert<compile::ClearReport>() ? value.value<compile::ClearReport>().entries
                                                            : value.toULongLong();
    }
    return entries;
}

} // namespace

class GuiTwoWindowsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void oneClearsWhileTheOtherCompiles()
    {
        const QTemporaryDir folder;
        const HeldCompiler compiler(folder);
        Sharer builder(folder.filePath(u"kernels"_s), compiler.path());
        Sharer clearer(folder.filePath(u"kernels"_s));
        QVERIFY(builder.isOpen && clearer.isOpen);
        builder.select(codegen::OptLevel::O0);
        QVERIFY(builder.window.workspace().build()->built);
        QVERIFY(clearer.look());
        const auto names = clearer.names();
        QCOMPARE(names.size(), std::size_t{1});

        compiler.hold();
        builder.select(codegen::OptLevel::O1);
        QSignalSpy finished(&builder.builds(), &workspace::Builds::buildFinished);
        QSignalSpy cleared(&clearer.cache(), &CacheState::cleared);
        QSignalSpy restored(&clearer.cache(), &CacheState::restored);
        builder.builds().build();
        QTRY_VERIFY_WITH_TIMEOUT(compiler.isWaiting(), patience);
        clearer.cache().clear(names);
        QTRY_COMPARE_WITH_TIMEOUT(cleared.size(), 1, patience);
        QCOMPARE(entriesIn(cleared), 1u);
        clearer.cache().undoClear();
        QTRY_COMPARE_WITH_TIMEOUT(restored.size(), 1, patience);
        QCOMPARE(restored.front().front().toULongLong(), 1u);
        clearer.cache().clear(names);
        QTRY_COMPARE_WITH_TIMEOUT(cleared.size(), 2, patience);
        QCOMPARE(entriesIn(cleared), 2u);
        QVERIFY(finished.isEmpty() && builder.builds().isBuilding());
        compiler.letGo();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, patience);
        QVERIFY(builder.builds().lastBuild()->built);
        QVERIFY(builder.window.settle() && clearer.window.settle());
        QVERIFY(builder.look() && clearer.look());
        QCOMPARE(builder.names().size(), std::size_t{1});
        QVERIFY(builder.names() != names);
        QCOMPARE(builder.failures.size() + clearer.failures.size(), 0);
    }

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
                QSignalSpy cleared(&clearer.cache(), &CacheState::cleared);
                QSignalSpy restored(&clearer.cache(), &CacheState::restored);
                builder.builds().build();
                // The other does not wait for anything, and goes on until something went and came back.
                while (finished.isEmpty() || !builder.window.workspace()->jobs().running().empty()
                       || entriesIn(cleared) == 0 || entriesIn(restored) == 0) {
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

    void aKernelThatTheOtherRunsHasNotCrashed()
    {
        const QTemporaryDir folder;
        const QString kernel = folder.filePath(u"affine.py"_s);
        QVERIFY(QFile::copy(gui::examplePath(u"affine.py"_s), kernel));
        QFile settings(folder.filePath(u"settings.ini"_s));
        QVERIFY(settings.open(QFile::WriteOnly));
        settings.write("[build]\npolicy=request\n[run]\ntimeLimit=0\n");
        settings.close();
        const auto start = [&] {
            auto program =
                std::make_unique<ui::Workbench>(ui::Places{settings.fileName(), folder.filePath(u"state"_s)},
                                                ui::StartOrder{.files = {kernel}});
            program->start();
            return program;
        };
        const auto marks = [&] {
            return QDir(folder.filePath(u"state/fallen"_s)).entryList({u"*-*[0-9a-f]"_s}, QDir::Files).size();
        };
        const auto isIdle = [](ui::Workbench& program) {
            return !program.firstRun().isGoing() && program.workspace().jobs().running().empty();
        };
        const auto first = start();
        auto& launches = first->workspace().launches();
        QTRY_VERIFY_WITH_TIMEOUT(!launches.inputs().empty() && isIdle(*first), patience);
        launches.setTimingRequest({.minimumSeconds = 600, .maximumSeconds = 600});
        launches.setSampleCount(1000);
        launches.run(workspace::RunKind::timed);
        QTRY_COMPARE_WITH_TIMEOUT(marks(), 1, patience);
        {
            const auto second = start();
            auto& others = second->workspace().launches();
            QTRY_VERIFY_WITH_TIMEOUT(!others.inputs().empty() && isIdle(*second), patience);
            QVERIFY(!others.isSuspect());
            QVERIFY(!second->window().notices().isShown(u"suspect"_s));
            others.trustSelection();
            QCOMPARE(marks(), 1);
        }
        QVERIFY(launches.isRunning());
        launches.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!launches.isRunning(), patience);
        QCOMPARE(marks(), 0);
        QVERIFY(!launches.isSuspect());
        QTRY_VERIFY_WITH_TIMEOUT(isIdle(*first), patience);
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
