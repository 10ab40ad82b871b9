// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What several programs tell each other of kernels that crash.

#include <filesystem>
#include <fstream>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include <QtTest>

#include "text/sha256.h"
#include "workspace/crash_guard.h"

using namespace hawk;
namespace fs = std::filesystem;
using workspace::CrashGuard;

class CrashGuardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatAnotherRunsHasNotCrashed()
    {
        const CrashGuard first(folder());
        first.setMark(kernel);
        CrashGuard second(folder());
        QVERIFY(!second.isSuspect(kernel));
        // Nobody takes away what the first needs, whatever is asked of the second.
        second.trust(kernel);
        second.removeMark(kernel);
        QCOMPARE(marks(), 1);
        second.setMark(kernel);
        second.removeMark(kernel);
        QCOMPARE(marks(), 1);
        first.removeMark(kernel);
        QCOMPARE(marks(), 0);
    }

    void copiesAreOneOwner()
    {
        auto first = std::make_unique<CrashGuard>(folder());
        const CrashGuard copy = *first;
        first->setMark(kernel);
        first.reset();
        QVERIFY(!CrashGuard(folder()).isSuspect(kernel));
        copy.removeMark(kernel);
        QCOMPARE(marks(), 0);
    }

    void aProgramThatWasKilledLeavesItsMark()
    {
        const pid_t child = fork();
        if (child == 0) {
            const CrashGuard guard(folder());
            guard.setMark(kernel);
            pause();
            _exit(0);
        }
        QTRY_COMPARE_WITH_TIMEOUT(marks(), 1, 20'000);
        QVERIFY(!CrashGuard(folder()).isSuspect(kernel));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        QVERIFY(CrashGuard(folder()).isSuspect(kernel));
        // It stays so at every start until somebody trusts it.
        CrashGuard last(folder());
        QVERIFY(last.isSuspect(kernel));
        last.trust(kernel);
        QVERIFY(!CrashGuard(folder()).isSuspect(kernel));
        QVERIFY(fs::is_empty(folder()));
    }

    void whatCrashedIsKnownToAll()
    {
        CrashGuard first(folder());
        first.setMark(kernel);
        first.keepMark(kernel);
        first.fell(kernel);
        QVERIFY(first.isSuspect(kernel));
        // The first still runs, and its launch does not.
        CrashGuard second(folder());
        QVERIFY(second.isSuspect(kernel));
        second.trust(kernel);
        QVERIFY(!CrashGuard(folder()).isSuspect(kernel));
    }

    void foldersOfAllKinds()
    {
        QVERIFY(!CrashGuard(folder() + "/missing").isSuspect(kernel));
        std::ofstream(folder() + "/notes.txt") << "of somebody";
        std::ofstream(folder() + "/other-notes") << "of somebody";
        std::ofstream(folder() + "/a file") << "x";
        QVERIFY(!CrashGuard(folder()).isSuspect("notes"));
        QVERIFY(fs::exists(folder() + "/other-notes"));
        // Forgetful, nothing else.
        CrashGuard guard(folder() + "/a file");
        guard.setMark(kernel);
        guard.keepMark(kernel);
        guard.fell(kernel);
        QVERIFY(guard.isSuspect(kernel));
    }

private:
    std::string folder() const { return m_folder->path().toStdString(); }
    int marks() const
    {
        int count = 0;
        for (const auto& entry : fs::directory_iterator(folder()))
            count += entry.path().filename().string().ends_with(kernel) ? 1 : 0;
        return count;
    }

    const std::string kernel = text::sha256("a kernel");
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(CrashGuardTest)
#include "tst_workspace_crash_guard.moc"
