// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Who asks a compiler, who waits for the answers, who finds it, and which memory of them is believed. Scripts
// stand in for the compilers.

#include <atomic>
#include <chrono>
#include <thread>

#include "text/sealed_json.h"
#include "toolchain_place.h"

using namespace hawk;
using codegen::CompilerKind;
using toolchain::Compiler;
using toolchain::Toolchain;

class ToolchainAskingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitingCanBeStopped();
    void threadsAskOnce();
    void findsTheDeviceCompiler_data();
    void findsTheDeviceCompiler();
    void believesOnlyItsOwnMemo_data();
    void believesOnlyItsOwnMemo();
};

void ToolchainAskingTest::waitingCanBeStopped()
{
    const Place place;
    place.script("cxx", "echo x > '" + place.path("asked") + "'; exec sleep 100");
    Toolchain toolchain = place.toolchain({{"HAWK_CXX", place.path("cxx")}});
    std::stop_source stopAsking;
    std::atomic<bool> hasEnded = false;
    std::jthread asking([&] {
        const Result<Compiler> asked =
            toolchain.compiler(CompilerKind::hostCxx, {.stop = stopAsking.get_token()});
        hasEnded = !asked && asked.error().code == "cancelled";
    });
    while (place.read("asked").empty())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));

    std::stop_source stopWaiting;
    stopWaiting.request_stop();
    const Result<Compiler> waited =
        toolchain.compiler(CompilerKind::hostCxx, {.stop = stopWaiting.get_token()});
    QVERIFY(!waited);
    QCOMPARE(waited.error().code, std::string("cancelled"));
    QVERIFY(!hasEnded);
    stopAsking.request_stop();
    asking.join();
    QVERIFY(hasEnded);
}

void ToolchainAskingTest::threadsAskOnce()
{
    const Place place;
    place.script(
        "cxx", "[ \"$1\" = --version ] && echo x >> '" + place.path("asked") + "'; echo 'cxx 1'; sleep 0.1");
    Toolchain toolchain = place.toolchain({{"HAWK_CXX", place.path("cxx")}});
    std::atomic<int> answers = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] { answers += toolchain.compiler(CompilerKind::hostCxx) ? 1 : 0; });
    }
    QCOMPARE(answers.load(), 4);
    QCOMPARE(place.read("asked"), std::string("x\n"));
}

void ToolchainAskingTest::findsTheDeviceCompiler_data()
{
    QTest::addColumn<QStringList>("variables"); // pairs of a name and a folder of the place
    QTest::addColumn<QString>("foundBy");
    QTest::addColumn<QString>("program");
    const auto row = [](const char* name, const QStringList& variables, const char* foundBy,
                        const char* program) {
        QTest::newRow(name) << variables << QString::fromUtf8(foundBy) << QString::fromUtf8(program);
    };
    const QString home = QStringLiteral("CUDA_HOME");
    const QString path = QStringLiteral("CUDA_PATH");
    const QString one = QStringLiteral("one");
    const QString two = QStringLiteral("two");
    row("home", {home, one}, "CUDA_HOME", "one/bin/nvcc");
    row("path", {path, two}, "CUDA_PATH", "two/bin/nvcc");
    row("both", {home, one, path, two}, "CUDA_HOME", "one/bin/nvcc");
    row("home without nvcc", {home, QStringLiteral("empty"), path, two}, "CUDA_PATH", "two/bin/nvcc");
    row("on PATH first", {QStringLiteral("PATH"), QStringLiteral("two/bin"), home, one}, "PATH",
        "two/bin/nvcc");
}

void ToolchainAskingTest::findsTheDeviceCompiler()
{
    QFETCH(const QStringList, variables);
    QFETCH(const QString, foundBy);
    QFETCH(const QString, program);
    const Place place;
    for (const char* folder : {"one", "two"}) {
        QDir(place.root.path()).mkpath(QString::fromUtf8(folder) + QStringLiteral("/bin"));
        place.script(std::string(folder) + "/bin/nvcc",
                     std::string("case $1 in --version) echo 'Cuda compilation tools, ") + folder
                         + "';; --list-gpu-arch) echo compute_75; echo compute_90;; *) exit 1;; esac");
    }
    std::map<std::string, std::string> environment = {
        {"PATH", place.path("empty")}, {"CUDA_HOME", ""}, {"CUDA_PATH", ""}};
    for (qsizetype i = 0; i < variables.size(); i += 2)
        environment[variables[i].toStdString()] = place.path(variables[i + 1].toStdString());
    const Result<Compiler> compiler = place.toolchain(environment).compiler(CompilerKind::device);
    QVERIFY2(compiler, compiler ? "" : compiler.error().message.c_str());
    QCOMPARE(QString::fromStdString(compiler->foundBy), foundBy);
    QCOMPARE(compiler->command, std::vector<std::string>{place.path(program.toStdString())});
    QCOMPARE(compiler->version, "Cuda compilation tools, " + program.first(3).toStdString());
    QCOMPARE(compiler->architectures.size(), std::size_t{2});
}

namespace {

using Change = std::function<void(const std::string& memo)>;

/// Writes a memo with another value in it and a right check sum.
Change withValue(QString name, QJsonValue value)
{
    return [name = std::move(name), value = std::move(value)](const std::string& memo) {
        QFile file(QString::fromStdString(memo));
        QVERIFY(file.open(QIODevice::ReadOnly));
        auto object = text::openSealedJson(file.readAll().toStdString());
        QVERIFY(object && object->contains(name));
        object->insert(name, value);
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QByteArray::fromStdString(text::sealJson(*object)));
    };
}

} // namespace

void ToolchainAskingTest::believesOnlyItsOwnMemo_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isBelieved");
    const auto row = [](const char* name, Change change, bool isBelieved) {
        QTest::newRow(name) << std::move(change) << isBelieved;
    };
    using Flag = QFileDevice;
    const auto permit = [](QFileDevice::Permissions permissions) {
        return [permissions](const std::string& memo) {
            QVERIFY(QFile::setPermissions(QString::fromStdString(memo), permissions));
        };
    };
    row("as it was", [](const std::string&) { }, true);
    row("another version text", withValue(QStringLiteral("version"), QStringLiteral("cxx 2")), true);
    row("kind out of range", withValue(QStringLiteral("kind"), 7), false);
    row("kind a fraction", withValue(QStringLiteral("kind"), 0.5), false);
    row("family negative", withValue(QStringLiteral("family"), -1), false);
    row("family beyond all", withValue(QStringLiteral("family"), 1e300), false);
    row("identity no digest", withValue(QStringLiteral("identity"), QStringLiteral("x")), false);
    row(
        "one byte",
        [](const std::string& memo) {
            QFile file(QString::fromStdString(memo));
            QVERIFY(file.open(QIODevice::ReadWrite));
            QByteArray bytes = file.readAll();
            bytes[bytes.indexOf("cxx 1") + 4] = '2';
            file.seek(0);
            file.write(bytes);
        },
        false);
    row("group may write", permit(Flag::ReadOwner | Flag::WriteOwner | Flag::WriteGroup), false);
    row("everyone may write", permit(Flag::ReadOwner | Flag::WriteOwner | Flag::WriteOther), false);
    row(
        "everyone may write the folder",
        [](const std::string& memo) {
            QVERIFY(QFile::setPermissions(QFileInfo(QString::fromStdString(memo)).path(),
                                          Flag::ReadOwner | Flag::WriteOwner | Flag::ExeOwner
                                              | Flag::WriteOther));
        },
        false);
    row(
        "behind a link",
        [](const std::string& memo) {
            const QString name = QString::fromStdString(memo);
            QVERIFY(QFile::rename(name, name + QStringLiteral("x"))
                    && QFile::link(name + QStringLiteral("x"), name));
        },
        false);
}

void ToolchainAskingTest::believesOnlyItsOwnMemo()
{
    QFETCH(const Change, change);
    QFETCH(const bool, isBelieved);
    const Place place;
    place.script("cxx", "echo x >> '" + place.path("asked") + "'; echo 'cxx 1'");
    const std::map<std::string, std::string> variables = {{"HAWK_CXX", place.path("cxx")}};
    QVERIFY(place.toolchain(variables).compiler(CompilerKind::hostCxx));
    const QDir folder(QString::fromStdString(place.memo));
    QCOMPARE(folder.entryList(QDir::Files).size(), 1);
    change(folder.filePath(folder.entryList(QDir::Files).front()).toStdString());
    place.write("asked", "");
    QVERIFY(place.toolchain(variables).compiler(CompilerKind::hostCxx));
    QCOMPARE(place.read("asked").empty(), isBelieved);
}

QTEST_APPLESS_MAIN(ToolchainAskingTest)
#include "tst_toolchain_asking.moc"
