// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <atomic>
#include <cerrno>
#include <fstream>
#include <new>
#include <stdexcept>

#include <QFile>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "process/more_threads.h"
#include "process/orderly_end.h"
#include "process/program.h"

using namespace hawk;

/// What is left when memory or threads are short.
class ProcessEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodes()
    {
        QCOMPARE(process::endOrderly("test", [] { return 2; }), 2);
        QCOMPARE(process::endOrderly("test", []() -> int { throw std::bad_alloc(); }), 3);
        QCOMPARE(process::endOrderly("test", []() -> int { throw std::runtime_error("reason"); }), 4);
        QCOMPARE(process::endOrderly("test", []() -> int { throw 7; }), 4);
    }

    void writesBeyondTheLimitFail()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit narrow = before;
        narrow.rlim_cur = 4;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &narrow), 0);
        const int reason = process::endOrderly("test", [&] {
            const ssize_t written = pwrite(file.handle(), "longer", 6, 4);
            return written < 0 ? errno : 0;
        });
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        QCOMPARE(reason, EFBIG);
    }

    /// A caller that is killed leaves no compiler running: the program stands on its own otherwise.
    void programsEndWithAKilledCaller()
    {
        QTemporaryDir folder;
        const std::string note = folder.filePath(QStringLiteral("id")).toStdString();
        const pid_t caller = fork();
        if (caller == 0) {
            (void)process::runProgram({.arguments = {"/bin/sh", "-c",
                                                     "echo $$ > '" + note + ".part'; mv '" + note + ".part' '"
                                                         + note + "'; exec sleep 1000"},
                                       .environment = process::Environment::ofThisProcess()});
            _exit(0);
        }
        QVERIFY(caller > 0);
        QTRY_VERIFY(QFile::exists(QString::fromStdString(note)));
        pid_t program = 0;
        std::ifstream(note) >> program;
        QVERIFY(program > 0);
        QCOMPARE(kill(program, 0), 0);
        QCOMPARE(kill(caller, SIGKILL), 0);
        QCOMPARE(waitpid(caller, nullptr, 0), caller);
        // An ended program that nobody has asked for is as good as gone.
        const auto isGone = [&] {
            std::ifstream status("/proc/" + std::to_string(program) + "/stat");
            std::string number, name, state;
            return !(status >> number >> name >> state) || state == "Z";
        };
        QTRY_VERIFY(isGone());
    }

    void fewerThreadsThanAskedFor()
    {
        // Room for a few stacks more than what is in use, not for a thousand.
        std::uint64_t pages = 0;
        std::ifstream("/proc/self/statm") >> pages;
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
        rlimit narrow = before;
        narrow.rlim_cur = pages * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE)) + (64u << 20);
        QCOMPARE(setrlimit(RLIMIT_AS, &narrow), 0);
        std::atomic<std::size_t> done = 0;
        std::size_t started = 0;
        {
            std::vector<std::jthread> threads;
            std::atomic<bool> mayEnd = false;
            process::addThreads(threads, 1000, [&] {
                mayEnd.wait(false);
                ++done;
            });
            started = threads.size();
            mayEnd = true;
            mayEnd.notify_all();
        }
        QCOMPARE(setrlimit(RLIMIT_AS, &before), 0);
        QVERIFY(started < 1000);
        QCOMPARE(done.load(), started);
    }
};

QTEST_APPLESS_MAIN(ProcessEnds)
#include "tst_process_ends.moc"
