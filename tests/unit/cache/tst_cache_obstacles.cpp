// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Files, pipes and links in the places of the store's own files and folders, and what killed processes leave.

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <format>
#include <functional>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cache/owner.h"
#include "slot_fixture.h"

using namespace hawk;
namespace fs = std::filesystem;

namespace {

using Maker = std::function<void(const std::string& path)>;

void makeFile(const std::string& path)
{
    SlotFixture::write(path, "something else");
}

void makePipe(const std::string& path)
{
    mkfifo(path.c_str(), 0600);
}

void makeLink(const std::string& path)
{
    fs::create_directory(path + "-elsewhere");
    fs::create_symlink(path + "-elsewhere", path);
}

void makeFolder(const std::string& path)
{
    fs::create_directories(path + "/inner");
}

void age(const std::string& path, std::chrono::seconds by)
{
    fs::last_write_time(path, fs::file_time_type::clock::now() - by);
}

} // namespace

class ObstaclesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAnew_data();
    void countsAnew();
    void saysThatItCannotCount();
    void storesAgain_data();
    void storesAgain();
    void clearsWhatIsNoFolder_data();
    void clearsWhatIsNoFolder();
    void sweepsWhatDeadOwnersLeft();
    void sweepsInSpiteOfTheMark_data();
    void sweepsInSpiteOfTheMark();
    void aZombieIsDead();
};

void ObstaclesTest::countsAnew_data()
{
    QTest::addColumn<Maker>("make");
    QTest::newRow("pipe") << Maker(makePipe);
    QTest::newRow("folder") << Maker(makeFolder);
    QTest::newRow("link") << Maker([](const std::string& path) {
        makeFile(path + "-target");
        fs::create_symlink(path + "-target", path);
    });
}

void ObstaclesTest::countsAnew()
{
    QFETCH(const Maker, make);
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    make(store.layout().counters());
    QCOMPARE(store.counterValues().requests(), std::uint64_t{0});
    QVERIFY(store.count(cache::RequestEnd::hit));
    QVERIFY(store.count(cache::RequestEnd::miss));
    QVERIFY((store.counterValues() == cache::CounterValues{.hits = 1, .misses = 1}));
    QVERIFY(fs::is_regular_file(fs::symlink_status(store.layout().counters())));
    QVERIFY(fs::is_empty(store.layout().trash()));
}

void ObstaclesTest::saysThatItCannotCount()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    fs::remove_all(store.layout().directory());
    const cache::Io<void> counted = store.count(cache::RequestEnd::hit);
    QVERIFY(!counted);
    QVERIFY(counted.error() == std::errc::no_such_file_or_directory);
}

void ObstaclesTest::storesAgain_data()
{
    QTest::addColumn<Maker>("make");
    QTest::addColumn<QString>("place");
    for (const char* place : {"shard", "key", "staging", "trash"}) {
        QTest::addRow("%s a file", place) << Maker(makeFile) << QString::fromLatin1(place);
        QTest::addRow("%s a pipe", place) << Maker(makePipe) << QString::fromLatin1(place);
        QTest::addRow("%s a link", place) << Maker(makeLink) << QString::fromLatin1(place);
    }
}

static std::string placeIn(const cache::Layout& layout, const std::string& key, const QString& name)
{
    if (name == QLatin1String("staging"))
        return layout.staging();
    if (name == QLatin1String("trash"))
        return layout.trash();
    return name == QLatin1String("shard") ? layout.shard(key) : layout.keyFolder(key);
}

void ObstaclesTest::storesAgain()
{
    QFETCH(const Maker, make);
    QFETCH(const QString, place);
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, key, "object");
    const std::string path = placeIn(store.layout(), key, place);
    fs::remove_all(path);
    make(path);

    cache::Store later(fixture.root());
    later.find(key);
    QCOMPARE(fixture.store(later, key, "object"), folder);
    QVERIFY(later.find(key).slot);
    QVERIFY(fs::is_directory(fs::symlink_status(path)) || !fs::exists(fs::symlink_status(path)));

    // Without a look before, as when another process put it there while the compiler ran.
    fs::remove_all(path);
    make(path);
    QCOMPARE(fixture.store(later, key, "object"), folder);
}

void ObstaclesTest::clearsWhatIsNoFolder_data()
{
    storesAgain_data();
}

void ObstaclesTest::clearsWhatIsNoFolder()
{
    QFETCH(const Maker, make);
    QFETCH(const QString, place);
    if (place == QLatin1String("staging"))
        return;
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store store(fixture.root());
    fixture.store(store, key, "object");
    const std::string path = placeIn(store.layout(), key, place);
    fs::remove_all(path);
    make(path);
    store.clear();
    QVERIFY(!fs::exists(fs::symlink_status(store.layout().shard(key))));
    QVERIFY(fs::is_empty(store.layout().trash()));
}

// Tags of processes that never were: no process has the number 2^22, or started at the first tick.
static void leaveBehind(const std::string& staging)
{
    const std::string own = cache::ownerTag();
    const std::string machine = own.substr(own.rfind('-'));
    for (const std::string& tag :
         {std::format("4194304-77{}", machine), std::format("{}-1{}", getpid(), machine)})
        makeFolder(std::format("{}/{}-0123456789abcdef", staging, tag));
    makeFile(std::format("{}/4194304-78{}-0123456789abcdef", staging, machine));
    makeFolder(std::format("{}/{}-0123456789abcdef", staging, own));
}

void ObstaclesTest::sweepsWhatDeadOwnersLeft()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    fs::create_directories(store.layout().staging());
    leaveBehind(store.layout().staging());
    makeFile(store.layout().sweepMark());
    age(store.layout().sweepMark(), std::chrono::seconds(2));
    const auto left = [&] {
        return std::distance(fs::directory_iterator(store.layout().staging()), fs::directory_iterator());
    };
    QVERIFY(store.stage());
    QCOMPARE(left(), 4);
    // Half a minute is no pause in which hundreds of folders may gather.
    age(store.layout().sweepMark(), std::chrono::seconds(30));
    QVERIFY(store.stage());
    QCOMPARE(left(), 1);

    leaveBehind(store.layout().staging());
    store.clear();
    QCOMPARE(left(), 1);
    QVERIFY(fs::exists(std::format("{}/{}-0123456789abcdef", store.layout().staging(), cache::ownerTag())));
}

void ObstaclesTest::sweepsInSpiteOfTheMark_data()
{
    QTest::addColumn<Maker>("make");
    QTest::newRow("pipe") << Maker(makePipe);
    QTest::newRow("folder") << Maker(makeFolder);
    QTest::newRow("link") << Maker(makeLink);
}

void ObstaclesTest::sweepsInSpiteOfTheMark()
{
    QFETCH(const Maker, make);
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    fs::create_directories(store.layout().staging());
    leaveBehind(store.layout().staging());
    make(store.layout().sweepMark());
    QVERIFY(store.stage());
    QCOMPARE(std::distance(fs::directory_iterator(store.layout().staging()), fs::directory_iterator()), 1);
}

void ObstaclesTest::aZombieIsDead()
{
    int ends[2] = {-1, -1};
    QCOMPARE(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        const std::string tag = cache::ownerTag();
        if (write(ends[1], tag.data(), tag.size()) != static_cast<ssize_t>(tag.size()))
            _exit(1);
        for (;;)
            pause();
    }
    std::array<char, 128> buffer{};
    const ssize_t count = read(ends[0], buffer.data(), buffer.size());
    const std::string tag(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    const cache::OwnerState before = cache::ownerState(tag);
    kill(child, SIGKILL);
    siginfo_t info{};
    waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT);
    const cache::OwnerState after = cache::ownerState(tag);
    waitpid(child, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
    QVERIFY(before == cache::OwnerState::alive);
    QVERIFY(after == cache::OwnerState::dead);
}

QTEST_APPLESS_MAIN(ObstaclesTest)
#include "tst_cache_obstacles.moc"
