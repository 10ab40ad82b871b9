// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <csignal>
#include <thread>

#include <fcntl.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "process/program.h"

using namespace std::chrono_literals;
using hawk::Result;
using hawk::process::Environment;
using hawk::process::JobContext;
using hawk::process::ProgramRequest;
using hawk::process::ProgramResult;
using hawk::process::runProgram;

namespace {

/// The shell is only the program under watch here; the function under test uses none.
ProgramRequest shell(const std::string& script)
{
    return {.arguments = {"/bin/sh", "-c", script}, .environment = Environment({{"PATH", "/usr/bin:/bin"}})};
}

/// A script whose two processes ignore the polite signal; the file gets the number of the inner one.
std::string deafPair(const QTemporaryDir& folder)
{
    return "trap '' TERM; (trap '' TERM; sh -c 'echo $$ > "
        + folder.filePath(QStringLiteral("inner")).toStdString() + "; exec sleep 100') & wait; sleep 100";
}

pid_t numberIn(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toInt() : 0;
}

/// A zombie that nobody has reaped yet runs no more.
bool isRunning(pid_t process)
{
    QFile file(QStringLiteral("/proc/%1/stat").arg(process));
    return process > 0 && file.open(QIODevice::ReadOnly) && !file.readAll().contains(") Z ");
}

} // namespace

class ProcessProgramTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void streamsAndExitCode();
    void standardInputIsEmpty();
    void largeOutputOnBothStreams();
    void outputBeyondTheLimitIsDropped();
    void endBySignal();
    void workingDirectoryAndEnvironment();
    void leadsItsOwnGroup();
    void inheritsNoDescriptor();
    void ignoredSignalsAreNotInherited();
    void addressSpaceLimit();
    void cannotBeStarted_data();
    void cannotBeStarted();
    void backgroundProcessIsEnded();
    void timeLimitEndsTheGroup();
    void stopEndsTheGroup();
    void stoppedBeforeTheStart();
    void severalThreads();
    void findProgram();
};

void ProcessProgramTest::streamsAndExitCode()
{
    const Result<ProgramResult> result = runProgram(shell("echo out; echo err >&2; exit 7"));
    QVERIFY(result);
    QCOMPARE(result->output, "out\n");
    QCOMPARE(result->errors, "err\n");
    QCOMPARE(result->exitCode, 7);
    QCOMPARE(result->signal, 0);
    QVERIFY(!result->succeeded());
    QVERIFY(result->wall > 0ns);
}

void ProcessProgramTest::standardInputIsEmpty()
{
    const Result<ProgramResult> result = runProgram(shell("cat"));
    QVERIFY(result && result->succeeded());
    QCOMPARE(result->output, "");
}

void ProcessProgramTest::largeOutputOnBothStreams()
{
    const Result<ProgramResult> result =
        runProgram(shell("head -c 3000000 /dev/zero; head -c 3000000 /dev/zero >&2; head -c 10 /dev/zero"));
    QVERIFY(result && result->succeeded());
    QCOMPARE(result->output.size(), 3000010u);
    QCOMPARE(result->errors.size(), 3000000u);
}

void ProcessProgramTest::outputBeyondTheLimitIsDropped()
{
    ProgramRequest request = shell("head -c 3000000 /dev/zero; echo done >&2");
    request.outputLimit = 1000;
    const Result<ProgramResult> result = runProgram(request);
    QVERIFY(result && result->succeeded());
    QCOMPARE(result->output.size(), 1000u);
    QCOMPARE(result->errors, "done\n");
}

void ProcessProgramTest::endBySignal()
{
    const Result<ProgramResult> result = runProgram(shell("kill -SEGV $$"));
    QVERIFY(result);
    QCOMPARE(result->signal, SIGSEGV);
    QVERIFY(!result->succeeded());
}

void ProcessProgramTest::workingDirectoryAndEnvironment()
{
    ProgramRequest request = {.arguments = {"/usr/bin/env"},
                              .environment = Environment({{"A", "1 2"}, {"B", ""}})};
    const Result<ProgramResult> variables = runProgram(request);
    QVERIFY(variables);
    QCOMPARE(variables->output, "A=1 2\nB=\n");

    request = shell("pwd");
    request.workingDirectory = "/usr";
    const Result<ProgramResult> folder = runProgram(request);
    QVERIFY(folder);
    QCOMPARE(folder->output, "/usr\n");
}

void ProcessProgramTest::leadsItsOwnGroup()
{
    // Field 5 of stat is the process group.
    const Result<ProgramResult> result = runProgram(shell("echo $$; cut -d ' ' -f 5 /proc/$$/stat"));
    QVERIFY(result);
    const QList<QByteArray> lines = QByteArray::fromStdString(result->output).split('\n');
    QCOMPARE(lines.at(0), lines.at(1));
}

void ProcessProgramTest::inheritsNoDescriptor()
{
    const int open = ::open("/dev/null", O_RDONLY); // without O_CLOEXEC
    const Result<ProgramResult> result =
        runProgram(shell("for n in 3 4 5 6 7 8 9 10 11 12; do "
                         "[ -e /proc/$$/fd/$n ] && readlink /proc/$$/fd/$n; done; true"));
    ::close(open);
    QVERIFY(result);
    QCOMPARE(result->output, "");
}

void ProcessProgramTest::ignoredSignalsAreNotInherited()
{
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    const Result<ProgramResult> result = runProgram(shell("kill -PIPE $$; echo survived"));
    std::signal(SIGPIPE, before);
    QVERIFY(result);
    QCOMPARE(result->signal, SIGPIPE);
}

void ProcessProgramTest::addressSpaceLimit()
{
    ProgramRequest request = shell("ulimit -v");
    request.addressSpaceLimit = 1u << 30;
    const Result<ProgramResult> result = runProgram(request);
    QVERIFY(result);
    QCOMPARE(result->output, "1048576\n"); // in KiB
}

void ProcessProgramTest::cannotBeStarted_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");

    const QString text = QStringLiteral("HERE/text");
    QTest::newRow("not on PATH") << QStringLiteral("no-such-program-1") << QStringLiteral("program-not-found")
                                 << QStringLiteral("'no-such-program-1' is not on PATH");
    QTest::newRow("no file") << QStringLiteral("/no/such/file") << QStringLiteral("program-not-found")
                             << QStringLiteral("'/no/such/file' does not exist");
    QTest::newRow("folder") << QStringLiteral("/usr") << QStringLiteral("program-not-found")
                            << QStringLiteral("'/usr' is not an executable file");
    QTest::newRow("not executable") << QStringLiteral("/etc/passwd") << QStringLiteral("program-not-found")
                                    << QStringLiteral("is not an executable file");
    QTest::newRow("no program") << text << QStringLiteral("program-not-started")
                                << QStringLiteral("neither a program");
    QTest::newRow("no interpreter") << QStringLiteral("HERE/script") << QStringLiteral("program-not-started")
                                    << QStringLiteral("the interpreter it names does not exist");
}

void ProcessProgramTest::cannotBeStarted()
{
    QFETCH(QString, program);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const QTemporaryDir folder;
    for (const auto& [name, content] :
         {std::pair("text", "just text\n"), std::pair("script", "#!/no/interpreter\n")}) {
        QFile file(folder.filePath(QLatin1StringView(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    }
    program.replace(QStringLiteral("HERE"), folder.path());
    const Result<ProgramResult> result = runProgram(
        {.arguments = {program.toStdString()}, .environment = Environment({{"PATH", "/usr/bin:/bin"}})});
    QVERIFY(!result);
    QCOMPARE(result.error().kind, hawk::ErrorKind::environment);
    QCOMPARE(QString::fromStdString(result.error().code), code);
    QVERIFY2(result.error().message.contains(says.toStdString()), result.error().message.c_str());
}

void ProcessProgramTest::backgroundProcessIsEnded()
{
    // The background process holds the streams open; waiting for their end would take 100 s.
    const Result<ProgramResult> result = runProgram(shell("sleep 100 & echo $!"));
    QVERIFY(result && result->succeeded());
    QVERIFY(!isRunning(std::stoi(result->output)));
}

void ProcessProgramTest::timeLimitEndsTheGroup()
{
    const QTemporaryDir folder;
    ProgramRequest request = shell(deafPair(folder));
    request.timeLimit = 1s;
    const Result<ProgramResult> result = runProgram(request);
    QVERIFY(!result);
    QCOMPARE(result.error().code, "process-time-limit");
    QVERIFY(result.error().message.contains("1 s"));
    const pid_t inner = numberIn(folder.filePath(QStringLiteral("inner")));
    QVERIFY(inner > 0);
    QVERIFY(!isRunning(inner));
}

void ProcessProgramTest::stopEndsTheGroup()
{
    const QTemporaryDir folder;
    const QString number = folder.filePath(QStringLiteral("inner"));
    std::stop_source stop;
    std::jthread stopper([&] {
        while (numberIn(number) == 0)
            std::this_thread::sleep_for(1ms);
        stop.request_stop();
    });
    const Result<ProgramResult> result = runProgram(shell(deafPair(folder)), {.stop = stop.get_token()});
    QVERIFY(!result);
    QCOMPARE(result.error().code, "cancelled");
    QCOMPARE(result.error().kind, hawk::ErrorKind::environment);
    QVERIFY(!isRunning(numberIn(number)));
}

void ProcessProgramTest::stoppedBeforeTheStart()
{
    const QTemporaryDir folder;
    std::stop_source stop;
    stop.request_stop();
    const std::string mark = folder.filePath(QStringLiteral("mark")).toStdString();
    const Result<ProgramResult> result = runProgram(shell("touch " + mark), {.stop = stop.get_token()});
    QVERIFY(!result);
    QCOMPARE(result.error().code, "cancelled");
    QVERIFY(!QFile::exists(QString::fromStdString(mark)));
}

void ProcessProgramTest::severalThreads()
{
    std::atomic<int> good = 0;
    {
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 8; ++thread)
            threads.emplace_back([&good, thread] {
                for (int i = 0; i < 5; ++i) {
                    const Result<ProgramResult> result = runProgram(shell("echo " + std::to_string(thread)));
                    good += result && result->output == std::to_string(thread) + "\n" ? 1 : 0;
                }
            });
    }
    QCOMPARE(good.load(), 40);
}

void ProcessProgramTest::findProgram()
{
    const QTemporaryDir folder;
    for (const char* name : {"tool", "plain"}) {
        QFile file(folder.filePath(QLatin1StringView(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QFile::setPermissions(folder.filePath(QStringLiteral("tool")),
                          QFileDevice::ReadOwner | QFileDevice::ExeOwner);
    const std::string here = folder.path().toStdString();
    const Environment environment({{"PATH", "/no/such::" + here}, {"EMPTY", ""}});
    QCOMPARE(environment.findProgram("tool"), std::optional(here + "/tool"));
    QCOMPARE(environment.findProgram("plain"), std::nullopt);
    QCOMPARE(environment.findProgram(""), std::nullopt);
    QCOMPARE(environment.findProgram(here + "/tool"), std::optional(here + "/tool"));
    QCOMPARE(environment.get("EMPTY"), std::nullopt);
}

QTEST_APPLESS_MAIN(ProcessProgramTest)
#include "tst_process_program.moc"
