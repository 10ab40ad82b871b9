// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <chrono>
#include <csignal>
#include <stop_token>
#include <thread>

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

#include "data/generators.h"
#include "launch/worker.h"
#include "launch/worker_protocol.h"
#include "process/message.h"
#include "process/spawn.h"
#include "process/worker_channel.h"
#include "process/worker_program.h"

#include "test_objects.h"

using namespace hawk;
using namespace hawk::launch;
using namespace std::chrono_literals;

/// Launches in hawk-worker: good ones, crashes, endless loops, stops, and a peer that talks nonsense.
class TestWorker : public QObject
{
    Q_OBJECT

    TestObjects m_objects;
    QTemporaryDir m_folder;
    std::string m_object;

    WorkerRequest request(const std::string& entry, std::chrono::milliseconds limit = 0ms) const
    {
        return {.objectPath = m_object, .entryName = entry, .threads = 2, .timing = {}, .timeLimit = limit};
    }

    static data::BoundArguments arguments(const std::string& kernel = "axb", std::int64_t samples = 1000)
    {
        return TestObjects::bindAxb(data::linspace(0.0, 999.0, samples), 2.0, 1.0, kernel);
    }

    void checkAxb(Worker& worker) const
    {
        data::BoundArguments bound = arguments();
        const auto done = worker.launch(request("axb"), bound);
        QVERIFY2(done, done ? "" : done.error().message.c_str());
        for (std::size_t i = 0; i < 1000; ++i)
            QCOMPARE(bound.results.at("y").values<double>()[i], 2.0 * static_cast<double>(i) + 1.0);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!TestObjects::hasCompiler())
            QSKIP("g++ is not installed");
        m_object = m_objects.compile("objects");
        QVERIFY(!m_object.empty());
    }

    void launches()
    {
        Worker worker;
        for (int i = 0; i < 3; ++i)
            checkAxb(worker);
        // More samples than before: the shared memory grows.
        data::BoundArguments bound = arguments("axb", 300000);
        WorkerRequest timed = request("axb");
        timed.timing =
            TimingRequest{.minimumRepetitions = 3, .minimumSeconds = 0.0, .bytesPerLaunch = 16 * 300000};
        const auto timing = worker.launch(timed, bound);
        QVERIFY2(timing, timing ? "" : timing.error().message.c_str());
        QCOMPARE(timing->samples.size(), 3u);
        QCOMPARE(timing->threads, 2u);
        QVERIFY(timing->gigabytesPerSecond > 0.0);
        QCOMPARE(bound.results.at("y").values<double>().back(), 1999.0);
    }

    void loaderErrorsComeBack()
    {
        Worker worker;
        data::BoundArguments bound = arguments();
        QCOMPARE(worker.launch(request("other"), bound).error().code, "object-symbol");
        checkAxb(worker);
    }

    void crashes_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QByteArray>("signal");
        QTest::newRow("memory") << QByteArray("segv") << QByteArray("SIGSEGV");
        QTest::newRow("instruction") << QByteArray("ill") << QByteArray("SIGILL");
        QTest::newRow("division") << QByteArray("fpe") << QByteArray("SIGFPE");
    }

    void crashes()
    {
        QFETCH(const QByteArray, entry);
        QFETCH(const QByteArray, signal);
        Worker worker;
        data::BoundArguments bound = arguments(entry.toStdString());
        const auto crashed = worker.launch(request(entry.toStdString()), bound);
        QVERIFY(!crashed);
        QCOMPARE(crashed.error().code, "kernel-crashed");
        QVERIFY2(crashed.error().message.contains("Kernel " + entry.toStdString()),
                 crashed.error().message.c_str());
        QVERIFY2(crashed.error().message.contains(signal.toStdString()), crashed.error().message.c_str());
        checkAxb(worker);
    }

    void endlessLoopsMeetTheLimit()
    {
        Worker worker;
        data::BoundArguments bound = arguments("forever");
        const auto ended = worker.launch(request("forever", 200ms), bound);
        QVERIFY(!ended);
        QCOMPARE(ended.error().code, "kernel-time-limit");
        QVERIFY(ended.error().message.contains("forever"));
        checkAxb(worker);
    }

    void endlessLoopsAreStopped()
    {
        Worker worker;
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(100ms);
            source.request_stop();
        });
        data::BoundArguments bound = arguments("forever");
        const auto stopped = worker.launch(request("forever"), bound, {.stop = source.get_token()});
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, "cancelled");
        checkAxb(worker);
    }

    void longTimingIsStopped()
    {
        Worker worker;
        std::stop_source source;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(100ms);
            source.request_stop();
        });
        data::BoundArguments bound = arguments();
        WorkerRequest timed = request("axb");
        timed.timing = TimingRequest{.minimumSeconds = 60.0, .maximumSeconds = 60.0};
        QCOMPARE(worker.launch(timed, bound, {.stop = source.get_token()}).error().code, "cancelled");
        checkAxb(worker);
    }

    void missingWorker()
    {
        Worker worker("/no/such/hawk-worker");
        data::BoundArguments bound = arguments();
        QCOMPARE(worker.launch(request("axb"), bound).error().code, "worker-missing");
        process::Environment environment;
        environment.set("PATH", "/nowhere");
        QVERIFY(process::findWorker({}, environment)); // beside this test
        environment.set("HAWK_WORKER", "/bin/true");
        QCOMPARE(process::findWorker({}, environment).value(), "/bin/true");
        environment.set("HAWK_WORKER", "/no/such/program");
        Worker named({}, environment);
        const auto refused = named.launch(request("axb"), bound);
        QCOMPARE(refused.error().code, "worker-missing");
        QVERIFY(refused.error().message.contains("/no/such/program"));
        // A name that is too long for the system is a name that is not there.
        environment.set("HAWK_WORKER", std::string(100'000, 'w'));
        QCOMPARE(process::findWorker({}, environment).error().code, "worker-missing");
    }

    void wrongProgramAsWorker()
    {
        Worker worker("/bin/true");
        data::BoundArguments bound = arguments();
        QCOMPARE(worker.launch(request("axb"), bound).error().code, "worker-lost");
    }

    void aWorkerThatTalksNonsenseIsEnded()
    {
        // It neither answers nor ends when its socket is closed.
        const QString path = m_folder.filePath(QStringLiteral("nonsense"));
        QFile script(path);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\nprintf 'this is no frame' >&3\nexec sleep 600\n");
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        Worker worker(path.toStdString());
        data::BoundArguments bound = arguments();
        QCOMPARE(worker.launch(request("axb"), bound).error().code, "worker-lost");
    }

    void sharedMemoryIsTakenAtOnce()
    {
        // 2^60 bytes are on no machine; they must be missed here, not in the copy of the planes.
        Worker worker;
        data::BoundArguments bound = arguments();
        bound.sampleCount = std::int64_t{1} << 56;
        QCOMPARE(worker.launch(request("axb"), bound).error().code, "out-of-memory");
    }

    void aloneItSaysWhatItIs()
    {
        const auto program = process::findWorker({}, process::Environment::ofThisProcess());
        QVERIFY(program);
        QProcess process;
        process.start(QString::fromStdString(*program), QStringList());
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("hawk-worker"));
    }

    void endsWithItsParent()
    {
        // The socket of a parent that is gone is closed, also while a kernel loops for ever.
        const auto program = process::findWorker({}, process::Environment::ofThisProcess());
        auto opened = process::WorkerChannel::open();
        QVERIFY(program && opened);
        const auto child = process::spawn({.arguments = {*program, std::string(workerArgument)},
                                           .environment = process::Environment::ofThisProcess(),
                                           .descriptors = {0, 2, 2, opened->second.number()}});
        QVERIFY(child);
        opened->second.close();
        {
            process::WorkerChannel channel = std::move(opened->first);
            const auto ask = [&](Verb verb, const std::string& payload,
                                 std::span<const int> descriptors = {}) {
                return channel.send(static_cast<std::uint32_t>(verb), payload, descriptors)
                    && channel.receive(5s);
            };
            process::MessageWriter load;
            load.text(m_object);
            load.text("forever");
            QVERIFY(ask(Verb::load, load.bytes()));
            const data::BoundArguments bound = arguments("forever");
            const SharedLayout layout = layOut(bound);
            const process::Descriptor memory(memfd_create("planes", MFD_CLOEXEC));
            QCOMPARE(ftruncate(memory.number(), static_cast<off_t>(layout.bytes)), 0);
            process::MessageWriter size;
            size.number(layout.bytes);
            const std::array descriptors = {memory.number()};
            QVERIFY(ask(Verb::allocate, size.bytes(), descriptors));
            QVERIFY(ask(Verb::bind, packBinding(bound, layout)));
            process::MessageWriter threads;
            threads.number(1);
            QVERIFY(channel.send(static_cast<std::uint32_t>(Verb::launch), threads.bytes()));
            std::this_thread::sleep_for(50ms);
        }
        const process::Ending ending = process::endOf(*child);
        QCOMPARE(ending.signal, 0);
        QCOMPARE(ending.exitCode, 0);
    }

    void workerSurvivesMalformedRequests()
    {
        const auto program = process::findWorker({}, process::Environment::ofThisProcess());
        auto opened = process::WorkerChannel::open();
        const auto child = process::spawn({.arguments = {*program, std::string(workerArgument)},
                                           .environment = process::Environment::ofThisProcess(),
                                           .descriptors = {0, 2, 2, opened->second.number()}});
        QVERIFY(child);
        opened->second.close();
        process::WorkerChannel channel = std::move(opened->first);
        for (std::uint32_t verb = 0; verb < 12; ++verb) {
            if (static_cast<Verb>(verb) == Verb::cancel || static_cast<Verb>(verb) == Verb::stats)
                continue;
            QVERIFY(channel.send(verb, "nonsense of some length"));
            const auto answer = channel.receive(5s);
            QVERIFY(answer);
            QCOMPARE(static_cast<Verb>(answer->verb), Verb::failed);
            QCOMPARE(unpackError(answer->payload)->code, "worker-protocol");
        }
        QVERIFY(channel.send(static_cast<std::uint32_t>(Verb::stats), {}));
        const auto stats = channel.receive(5s);
        QVERIFY(stats);
        QCOMPARE(process::MessageReader(stats->payload).number(), 0u);
        channel = process::WorkerChannel(process::Descriptor());
        QCOMPARE(process::endOf(*child).exitCode, 0);
    }

    void channelFrames()
    {
        auto opened = process::WorkerChannel::open();
        process::WorkerChannel& ours = opened->first;
        process::WorkerChannel theirs(std::move(opened->second));
        const std::string large(3'000'000, 'x');
        std::jthread sender([&] {
            QVERIFY(ours.send(1, "one"));
            QVERIFY(ours.send(2, large));
            QVERIFY(ours.send(3, {}));
        });
        QCOMPARE(theirs.receive(5s)->payload, "one");
        QCOMPARE(theirs.receive(5s)->payload, large);
        QCOMPARE(theirs.receive(5s)->verb, 3u);
        QCOMPARE(theirs.receive(1ms).error().code, "channel-timeout");
        sender.join();
        QVERIFY(!ours.send(1, std::string(process::WorkerChannel::maximumPayload + 1, 'x')));
        ours = process::WorkerChannel(process::Descriptor());
        QCOMPARE(theirs.receive(5s).error().code, "channel-closed");
        QCOMPARE(theirs.send(1, "late").error().code, "channel-closed");
    }

    void channelGarbage_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("text") << QByteArray("hello world, this is no frame") << QByteArray("channel-garbage");
        QTest::newRow("one byte") << QByteArray("x") << QByteArray("channel-garbage");
        QTest::newRow("too long") << QByteArray("HAWK\1\0\0\0\xff\xff\xff\xff", 12)
                                  << QByteArray("channel-garbage");
        QTest::newRow("cut") << QByteArray("HAWK\1\0\0\0\5\0\0\0ab", 14) << QByteArray("channel-closed");
        QTest::newRow("cut head") << QByteArray("HAW") << QByteArray("channel-closed");
    }

    void channelGarbage()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, code);
        auto opened = process::WorkerChannel::open();
        QCOMPARE(write(opened->second.number(), bytes.constData(), static_cast<std::size_t>(bytes.size())),
                 bytes.size());
        opened->second.close();
        QCOMPARE(opened->first.receive(5s).error().code, code.toStdString());
    }

    void messages()
    {
        process::MessageWriter writer;
        writer.number(7);
        writer.text("two words");
        writer.real(-0.5);
        process::MessageReader reader(writer.bytes());
        QCOMPARE(reader.number(), 7u);
        QCOMPARE(reader.text(), "two words");
        QCOMPARE(reader.real(), -0.5);
        QVERIFY(reader.isComplete());
        process::MessageReader cut(std::string_view(writer.bytes()).substr(0, 20));
        cut.number();
        QCOMPARE(cut.text(), "");
        QVERIFY(!cut.isComplete());
    }
};

QTEST_GUILESS_MAIN(TestWorker)
#include "tst_launch_worker.moc"
