// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <filesystem>
#include <thread>

#include <QtTest/QTest>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cache/store.h"
#include "slot_fixture.h"

using namespace hawk;
namespace fs = std::filesystem;

class StoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servesWhatWasPublished();
    void keepsVariantsBesideEachOther();
    void healsDamage_data();
    void healsDamage();
    void noticesDamageInTheSameProcess();
    void takesTheOthersEntryWhenItLosesTheRace();
    void servesAMovedCache();
    void refusesAnEntryOfAnotherKey();
    void sweepsWhatAKilledProcessLeft();
    void clearsOnlyItsOwn();
    void clearsWhileOthersStore();
    void countsInManyProcesses();
    void countsFromZeroAfterDamage();
    void digestSeesARestoredTime();
    void digestTableSurvivesDamage();
    void privateFolders();
};

void StoreTest::servesWhatWasPublished()
{
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    std::string folder;
    {
        cache::Store store(fixture.root());
        const cache::Lookup before = store.find(key);
        QVERIFY(!before.slot);
        QVERIFY(!before.reason.empty());
        folder = fixture.store(store, key, "object");
        QVERIFY(store.find(key).slot);
        QVERIFY(fs::is_empty(store.layout().staging()));
    }
    cache::Store another(fixture.root());
    const cache::Lookup found = another.find(key);
    QVERIFY(found.slot);
    QCOMPARE(found.slot->folder, folder);
    QVERIFY(found.slot->manifest == SlotFixture::manifestFor(key, "object"));
    QCOMPARE(folder,
             fixture.root() + "/workbench-1/" + key.substr(0, 2) + '/' + key + '/'
                 + cache::closureDigest({}));
    QCOMPARE(another.size().entries, std::uint64_t{1});
}

void StoreTest::keepsVariantsBesideEachOther()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    const std::string key = SlotFixture::keyOf("one");
    const std::string header = fixture.path("header.h");
    SlotFixture::write(header, "first");
    fixture.store(store, key, "from first", {{header, SlotFixture::keyOf("first")}});
    SlotFixture::write(header, "second");
    const cache::Lookup edited = store.find(key);
    QVERIFY(!edited.slot);
    QVERIFY2(edited.reason.find(header) != std::string::npos, edited.reason.c_str());
    fixture.store(store, key, "from second", {{header, SlotFixture::keyOf("second")}});
    QCOMPARE(store.find(key).slot->manifest.members[0].sha256, text::sha256("from second"));
    SlotFixture::write(header, "first");
    QCOMPARE(store.find(key).slot->manifest.members[0].sha256, text::sha256("from first"));
    fs::remove(header);
    QVERIFY(!store.find(key).slot);
    QCOMPARE(store.size().entries, std::uint64_t{2});

    const std::string other = SlotFixture::keyOf("two");
    fixture.store(store, other, "alone", {{header, ""}});
    QVERIFY(store.find(other).slot);
    SlotFixture::write(header, "now here");
    QVERIFY(!store.find(other).slot);
}

void StoreTest::healsDamage_data()
{
    using Damage = std::function<void(const std::string& folder)>;
    QTest::addColumn<Damage>("damage");
    const auto row = [](const char* name, Damage damage) { QTest::newRow(name) << damage; };
    const auto rewrite = [](const std::string& path, const std::string& content) {
        chmod(path.c_str(), 0644);
        SlotFixture::write(path, content);
    };
    row("object truncated", [=](const std::string& folder) { rewrite(folder + "/scale.so", ""); });
    row("object overwritten", [=](const std::string& folder) { rewrite(folder + "/scale.so", "obJect"); });
    row("object longer", [=](const std::string& folder) { rewrite(folder + "/scale.so", "object "); });
    row("object missing", [](const std::string& folder) { fs::remove(folder + "/scale.so"); });
    row("object a folder", [](const std::string& folder) {
        fs::remove(folder + "/scale.so");
        fs::create_directory(folder + "/scale.so");
    });
    row("object a link", [](const std::string& folder) {
        fs::rename(folder + "/scale.so", folder + "/elsewhere");
        fs::create_symlink("elsewhere", folder + "/scale.so");
    });
    row("manifest missing", [](const std::string& folder) { fs::remove(folder + "/manifest.json"); });
    row("manifest empty", [=](const std::string& folder) { rewrite(folder + "/manifest.json", ""); });
    row("manifest a list", [=](const std::string& folder) { rewrite(folder + "/manifest.json", "[]"); });
    row("slot empty", [](const std::string& folder) {
        fs::remove_all(folder);
        fs::create_directory(folder);
    });
    row("slot a file", [](const std::string& folder) {
        fs::remove_all(folder);
        SlotFixture::write(folder, "nothing");
    });
    row("slot a link", [](const std::string& folder) {
        fs::rename(folder, folder + "-elsewhere");
        fs::create_symlink(folder + "-elsewhere", folder);
    });
}

void StoreTest::healsDamage()
{
    QFETCH(const std::function<void(const std::string&)>, damage);
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store first(fixture.root());
    const std::string folder = fixture.store(first, key, "object");
    damage(folder);

    cache::Store store(fixture.root());
    const cache::Lookup broken = store.find(key);
    QVERIFY(!broken.slot);
    QVERIFY2(broken.reason.find("damaged") != std::string::npos, broken.reason.c_str());
    QVERIFY(!fs::exists(folder));
    QCOMPARE(fixture.store(store, key, "object"), folder);
    QVERIFY(store.find(key).slot);
    QVERIFY(fs::is_empty(store.layout().trash()));
}

void StoreTest::noticesDamageInTheSameProcess()
{
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, key, "object");
    QVERIFY(store.find(key).slot);
    QVERIFY(store.find(key).slot);
    const fs::file_time_type before = fs::last_write_time(folder + "/scale.so");
    chmod((folder + "/scale.so").c_str(), 0644);
    SlotFixture::write(folder + "/scale.so", "obJect");
    fs::last_write_time(folder + "/scale.so", before);
    QVERIFY(!store.find(key).slot);
}

void StoreTest::takesTheOthersEntryWhenItLosesTheRace()
{
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, key, "first");
    QCOMPARE(fixture.store(store, key, "second"), folder);
    QCOMPARE(store.find(key).slot->manifest.members[0].sha256, text::sha256("first"));
    QVERIFY(fs::is_empty(store.layout().staging()));

    // A damaged one in the way is replaced.
    fs::remove(folder + "/scale.so");
    QCOMPARE(fixture.store(store, key, "second"), folder);
    QCOMPARE(store.find(key).slot->manifest.members[0].sha256, text::sha256("second"));
}

void StoreTest::servesAMovedCache()
{
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store store(fixture.root());
    fixture.store(store, key, "object");
    fs::rename(fixture.root(), fixture.path("moved $ #'\"\\ \xc3\xa4"));
    cache::Store moved(fixture.path("moved $ #'\"\\ \xc3\xa4"));
    QVERIFY(moved.find(key).slot);
}

void StoreTest::refusesAnEntryOfAnotherKey()
{
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    const std::string other = SlotFixture::keyOf("two");
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, key, "object");
    fs::create_directories(store.layout().keyFolder(other));
    fs::copy(folder, store.layout().keyFolder(other) + '/' + cache::closureDigest({}));
    QVERIFY(!store.find(other).slot);
    QVERIFY(store.find(key).slot);
}

void StoreTest::sweepsWhatAKilledProcessLeft()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    const pid_t child = fork();
    if (child == 0) {
        cache::Store inner(fixture.root());
        cache::Io<cache::StagingFolder> folder = inner.stage();
        SlotFixture::write(folder->path() + "/scale.so", "half");
        kill(getpid(), SIGKILL);
    }
    int status = 0;
    waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status));
    QVERIFY(!fs::is_empty(store.layout().staging()));
    // The mark keeps the next sweep away for a while; a living owner's folder stays in any case.
    const cache::Io<cache::StagingFolder> mine = store.stage();
    cache::sweepLeftovers(store.layout());
    QCOMPARE(std::distance(fs::directory_iterator(store.layout().staging()), fs::directory_iterator()), 1);
    QVERIFY(fs::exists(mine->path()));
}

void StoreTest::clearsOnlyItsOwn()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, SlotFixture::keyOf("one"), "object");
    fixture.store(store, SlotFixture::keyOf("two"), "object");
    QVERIFY(store.count(cache::RequestEnd::miss));
    fs::create_directories(fixture.root() + "/ab/cd");
    fs::create_directories(store.layout().directory() + "/mine");
    SlotFixture::write(fixture.root() + "/validity.json", "of another program");
    SlotFixture::write(store.layout().directory() + "/notes", "a user's");
    std::uint64_t bytes = 0;
    for (const auto& file : fs::directory_iterator(folder))
        bytes += file.file_size();

    const cache::ClearedStore cleared = store.clear();
    const cache::StoreSize removed = cleared.removed;
    QVERIFY(cleared.left.empty());
    QCOMPARE(removed.entries, std::uint64_t{2});
    QCOMPARE(removed.bytes, 2 * bytes);
    QCOMPARE(store.size().entries, std::uint64_t{0});
    QVERIFY(!store.find(SlotFixture::keyOf("one")).slot);
    QVERIFY(fs::exists(fixture.root() + "/ab/cd"));
    QVERIFY(fs::exists(fixture.root() + "/validity.json"));
    QVERIFY(fs::exists(store.layout().directory() + "/mine"));
    QVERIFY(fs::exists(store.layout().directory() + "/notes"));
    QCOMPARE(store.counterValues().misses, std::uint64_t{1});
    QCOMPARE(fixture.store(store, SlotFixture::keyOf("one"), "object"), folder);
}

void StoreTest::clearsWhileOthersStore()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    std::atomic<bool> isOver = false;
    std::thread clearing([&] {
        cache::Store other(fixture.root());
        while (!isOver)
            other.clear();
    });
    int lost = 0;
    for (int i = 0; i < 200; ++i)
        lost += fixture.store(store, SlotFixture::keyOf(std::to_string(i % 3)), "object").empty() ? 1 : 0;
    isOver = true;
    clearing.join();
    QCOMPARE(lost, 0);
    for (int i = 0; i < 3; ++i) {
        const std::string key = SlotFixture::keyOf(std::to_string(i));
        fixture.store(store, key, "object");
        QVERIFY(store.find(key).slot);
    }
    QVERIFY(fs::is_empty(store.layout().staging()));
}

void StoreTest::countsInManyProcesses()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    constexpr int processes = 8;
    constexpr int each = 500;
    for (int i = 0; i < processes; ++i) {
        if (fork() == 0) {
            cache::Counters counters(store.layout());
            for (int j = 0; j < each; ++j)
                counters.add(static_cast<cache::RequestEnd>(j % 4)).value();
            _exit(0);
        }
    }
    while (wait(nullptr) > 0) { }
    const cache::CounterValues values = store.counterValues();
    QCOMPARE(values.requests(), std::uint64_t{processes * each});
    const std::uint64_t quarter = processes * each / 4;
    QVERIFY((values == cache::CounterValues{quarter, quarter, quarter, quarter}));
}

void StoreTest::countsFromZeroAfterDamage()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    store.prepare();
    SlotFixture::write(store.layout().counters(), "hits many");
    QCOMPARE(store.counterValues().requests(), std::uint64_t{0});
    QVERIFY(store.count(cache::RequestEnd::hit));
    QVERIFY((store.counterValues() == cache::CounterValues{.hits = 1}));
}

void StoreTest::digestSeesARestoredTime()
{
    const SlotFixture fixture;
    const std::string file = fixture.path("header.h");
    SlotFixture::write(file, "one");
    cache::DigestMemo memo(fixture.path("table"));
    QCOMPARE(memo.digest(file)->sha256, text::sha256("one"));
    const fs::file_time_type before = fs::last_write_time(file);
    SlotFixture::write(file, "two");
    fs::last_write_time(file, before);
    QCOMPARE(memo.digest(file)->sha256, text::sha256("two"));
    QVERIFY(!memo.digest(fixture.path("absent")));
    QVERIFY(!memo.digest(fixture.root()));
}

void StoreTest::digestTableSurvivesDamage()
{
    const SlotFixture fixture;
    const process::FileStamp stamp{.device = 1, .inode = 2, .size = 3, .modified = 4, .changed = 5};
    const std::string digest = text::sha256("content");
    cache::DigestTable(fixture.path("table")).keep(stamp, digest);
    QCOMPARE(cache::DigestTable(fixture.path("table")).recall(stamp), digest);
    process::FileStamp later = stamp;
    later.changed = 6;
    QCOMPARE(cache::DigestTable(fixture.path("table")).recall(later), std::string());

    std::fstream table(fixture.path("table"), std::ios::in | std::ios::out | std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(table), std::istreambuf_iterator<char>()};
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (bytes[at] == 0)
            continue;
        std::string damaged = bytes;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
        SlotFixture::write(fixture.path("damaged"), damaged);
        QCOMPARE(cache::DigestTable(fixture.path("damaged")).recall(stamp), std::string());
    }
    fs::resize_file(fixture.path("damaged"), 17);
    QCOMPARE(cache::DigestTable(fixture.path("damaged")).recall(stamp), std::string());
    QCOMPARE(cache::DigestTable("").recall(stamp), std::string());
}

void StoreTest::privateFolders()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root() + "/deep/er");
    QVERIFY(store.prepare().access == cache::Access::readWrite);
    for (const std::string& folder : {fixture.root(), fixture.root() + "/deep", store.layout().directory()})
        QCOMPARE(fs::status(folder).permissions(), fs::perms::owner_all);
    std::ifstream tag(store.layout().directory() + "/CACHEDIR.TAG");
    std::string line;
    std::getline(tag, line);
    QCOMPARE(line, std::string("Signature: 8a477f597d28d172789f06886806bc55"));
    const std::string folder = fixture.store(store, SlotFixture::keyOf("one"), "object");
    QCOMPARE(fs::status(folder + "/manifest.json").permissions() & fs::perms::owner_write, fs::perms::none);
}

QTEST_APPLESS_MAIN(StoreTest)
#include "tst_cache_store.moc"
