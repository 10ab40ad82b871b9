// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <filesystem>
#include <set>
#include <thread>

#include <QtTest/QTest>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cache/entries.h"
#include "slot_fixture.h"

using namespace hawk;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

class EntriesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatWasStored();
    void aHitIsAUse();
    void aHitInAReadOnlyStore();
    void listsDamageWithItsFault();
    void passesOverWhatIsNotOurs();
    void takesAndPutsBack();
    void takesTheNamedOnly();
    void takesNothingByOddNames_data();
    void takesNothingByOddNames();
    void keepsWhatWasMadeAnew();
    void keepsWhatCannotBePutBack();
    void doesNotWaitForWhatWasDeleted();
    void deletesWhatWasNotPutBack();
    void killedWhileItTakes();
    void twoProcessesTakeTheSame();
};

static std::string nthKey(int number)
{
    return SlotFixture::keyOf("entry " + std::to_string(number));
}

static void fill(const SlotFixture& fixture, cache::Store& store, int count)
{
    for (int i = 0; i < count; ++i)
        QVERIFY(!fixture.store(store, nthKey(i), "object " + std::to_string(i)).empty());
}

static std::size_t entriesIn(const std::string& folder)
{
    std::error_code error;
    const fs::directory_iterator place(folder, error);
    return error ? 0 : static_cast<std::size_t>(std::distance(place, fs::directory_iterator()));
}

// Sets the times of a folder to so many seconds before now.
static void age(const std::string& folder, int seconds)
{
    fs::last_write_time(folder, fs::file_time_type::clock::now() - std::chrono::seconds(seconds));
}

static bool isAbout(std::chrono::system_clock::time_point time, std::chrono::seconds ago)
{
    return std::chrono::abs(std::chrono::system_clock::now() - ago - time) < 60s;
}

void EntriesTest::listsWhatWasStored()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    QVERIFY(cache::listEntries(store.layout()).empty());
    const std::string older = fixture.store(store, nthKey(1), "object 1");
    const std::string newer = fixture.store(store, nthKey(2), "a longer object");
    age(older, 7200);
    age(newer, 3600);

    const std::vector<cache::EntryFacts> entries = cache::listEntries(store.layout());
    QCOMPARE(entries.size(), std::size_t{2});
    QCOMPARE(entries[0].name.key, nthKey(2));
    QCOMPARE(entries[1].name.key, nthKey(1));
    QCOMPARE(entries[1].name.variant, fs::path(older).filename().string());
    QCOMPARE(entries[1].kernel, std::string("scale"));
    QCOMPARE(entries[1].target, std::string("host"));
    QCOMPARE(entries[1].format, std::string("so"));
    QCOMPARE(entries[1].seconds, 0.0625);
    QCOMPARE(entries[1].fault, std::string());
    QVERIFY(isAbout(entries[1].made, 0s));
    QVERIFY(isAbout(entries[1].lastUse, 7200s));
    QVERIFY(isAbout(entries[0].lastUse, 3600s));
    const std::uint64_t own = fs::file_size(older + "/scale.so") + fs::file_size(older + "/manifest.json");
    QCOMPARE(entries[1].bytes, own);
    QCOMPARE(entries[0].bytes + entries[1].bytes, store.size().bytes);
}

void EntriesTest::aHitIsAUse()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, nthKey(1), "object");
    age(folder, 7200);
    QVERIFY(store.find(nthKey(1)).slot);
    QVERIFY(isAbout(cache::listEntries(store.layout())[0].lastUse, 0s));
    // Long enough for the store to serve it without reading it again.
    QTest::qSleep(50);
    QVERIFY(store.find(nthKey(1)).slot);
    age(folder, 7200);
    QVERIFY(store.find(nthKey(1)).slot);
    QVERIFY(isAbout(cache::listEntries(store.layout())[0].lastUse, 0s));
    // A look that finds nothing is none.
    age(folder, 7200);
    QVERIFY(!store.find(nthKey(2)).slot);
    QVERIFY(isAbout(cache::listEntries(store.layout())[0].lastUse, 7200s));
}

void EntriesTest::aHitInAReadOnlyStore()
{
    if (geteuid() != 0)
        QSKIP("Only the superuser can become another one, who may not write here.");
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, nthKey(1), "object");
    for (fs::path part = folder; part != fs::temp_directory_path(); part = part.parent_path())
        fs::permissions(part, fs::perms(0755));
    age(folder, 7200);
    const pid_t child = fork();
    if (child == 0) {
        constexpr uid_t nobody = 65534;
        const bool isServed = seteuid(nobody) == 0 && cache::Store(fixture.root()).find(nthKey(1)).slot;
        _exit(isServed ? 0 : 1);
    }
    int status = 0;
    waitpid(child, &status, 0);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
    QVERIFY(isAbout(cache::listEntries(store.layout())[0].lastUse, 7200s));
}

void EntriesTest::listsDamageWithItsFault()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    const std::string folder = fixture.store(store, nthKey(1), "object");
    fs::remove(folder + "/manifest.json");
    SlotFixture::write(folder + "/manifest.json", "{}");
    const std::vector<cache::EntryFacts> entries = cache::listEntries(store.layout());
    QCOMPARE(entries.size(), std::size_t{1});
    QVERIFY(!entries[0].fault.empty());
    QCOMPARE(entries[0].bytes, std::uint64_t{8});
    // It can be taken like any other.
    QCOMPARE(cache::takeEntries(store.layout(), {entries[0].name})->entries(), std::uint64_t{1});
    QVERIFY(cache::listEntries(store.layout()).empty());
}

void EntriesTest::passesOverWhatIsNotOurs()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 1);
    const std::string directory = store.layout().directory();
    fs::create_directories(directory + "/notes/one/two");
    fs::create_directories(directory + "/ab/no key/variant");
    fs::create_directory_symlink(directory, store.layout().keyFolder(nthKey(0)) + "/link");
    SlotFixture::write(store.layout().keyFolder(nthKey(0)) + "/file", "of somebody");
    QCOMPARE(cache::listEntries(store.layout()).size(), std::size_t{1});
    QCOMPARE(cache::takeEntries(store.layout(), {})->entries(), std::uint64_t{1});
    QVERIFY(fs::exists(directory + "/notes/one/two"));
    QVERIFY(fs::exists(directory + "/ab/no key/variant"));
    QVERIFY(fs::exists(store.layout().keyFolder(nthKey(0)) + "/file"));
}

void EntriesTest::takesAndPutsBack()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 5);
    QVERIFY(store.find(nthKey(3)).slot);
    const cache::StoreSize before = store.size();
    const std::vector<cache::EntryFacts> listed = cache::listEntries(store.layout());

    const std::shared_ptr<cache::ClearedEntries> cleared = cache::takeEntries(store.layout(), {});
    QCOMPARE(cleared->entries(), before.entries);
    QCOMPARE(cleared->bytes(), before.bytes);
    QVERIFY(!cleared->fault());
    QCOMPARE(store.size().entries, std::uint64_t{0});
    QVERIFY(!store.find(nthKey(3)).slot);
    // A sweep keeps what a living process took.
    cache::sweepLeftovers(store.layout());

    QCOMPARE(cleared->putBack().entries, std::uint64_t{5});
    QCOMPARE(cleared->putBack().entries, std::uint64_t{0});
    QCOMPARE(store.size().bytes, before.bytes);
    for (int i = 0; i < 5; ++i)
        QVERIFY(store.find(nthKey(i)).slot);
    const std::vector<cache::EntryFacts> again = cache::listEntries(store.layout());
    QCOMPARE(again.size(), listed.size());
}

void EntriesTest::takesTheNamedOnly()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 3);
    const std::string header = fixture.path("header.h");
    SlotFixture::write(header, "first");
    // A second variant of the first key.
    const std::string variant =
        fixture.store(store, nthKey(0), "other", {{header, SlotFixture::keyOf("first")}});
    QCOMPARE(store.size().entries, std::uint64_t{4});
    const auto cleared = cache::takeEntries(store.layout(),
                                            {{nthKey(0), fs::path(variant).filename().string()},
                                             {nthKey(2), cache::closureDigest({})},
                                             {nthKey(99), cache::closureDigest({})}});
    QCOMPARE(cleared->entries(), std::uint64_t{2});
    QVERIFY(!cleared->fault());
    QVERIFY(store.find(nthKey(0)).slot);
    QVERIFY(store.find(nthKey(1)).slot);
    QVERIFY(!store.find(nthKey(2)).slot);
}

void EntriesTest::takesNothingByOddNames_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::string>("variant");
    QTest::newRow("no key") << std::string() << std::string("variant");
    QTest::newRow("a short key") << std::string("ab") << std::string("variant");
    QTest::newRow("no variant") << nthKey(0) << std::string();
    QTest::newRow("the folder itself") << nthKey(0) << std::string(".");
    QTest::newRow("the folder above") << nthKey(0) << std::string("..");
    QTest::newRow("a path") << nthKey(0) << std::string("../../digests");
}

void EntriesTest::takesNothingByOddNames()
{
    QFETCH(const std::string, key);
    QFETCH(const std::string, variant);
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 2);
    QCOMPARE(cache::takeEntries(store.layout(), {{key, variant}})->entries(), std::uint64_t{0});
    QCOMPARE(store.size().entries, std::uint64_t{2});
}

void EntriesTest::keepsWhatWasMadeAnew()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 2);
    const auto cleared = cache::takeEntries(store.layout(), {});
    QVERIFY(!fixture.store(store, nthKey(0), "made anew").empty());
    const cache::PutBack back = cleared->putBack();
    QCOMPARE(back.entries, std::uint64_t{1});
    QVERIFY(!back.fault);
    QCOMPARE(store.find(nthKey(0)).slot->manifest.members[0].sha256, text::sha256("made anew"));
    QVERIFY(store.find(nthKey(1)).slot);
    QCOMPARE(store.size().entries, std::uint64_t{2});
}

void EntriesTest::keepsWhatCannotBePutBack()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 3);
    const auto cleared = cache::takeEntries(store.layout(), {});
    // The system refuses to move a folder onto a file.
    const std::string keyFolder = store.layout().keyFolder(nthKey(1));
    fs::create_directories(keyFolder);
    const std::string obstacle = keyFolder + '/' + cache::closureDigest({});
    SlotFixture::write(obstacle, "in the way");
    const cache::PutBack first = cleared->putBack();
    QCOMPARE(first.entries, std::uint64_t{2});
    QVERIFY(first.fault == std::errc::not_a_directory);
    const cache::PutBack again = cleared->putBack();
    QCOMPARE(again.entries, std::uint64_t{0});
    QVERIFY(again.fault);
    fs::remove(obstacle);
    const cache::PutBack last = cleared->putBack();
    QCOMPARE(last.entries, std::uint64_t{1});
    QVERIFY(!last.fault);
    QVERIFY(store.find(nthKey(1)).slot);
}

void EntriesTest::doesNotWaitForWhatWasDeleted()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 2);
    const auto cleared = cache::takeEntries(store.layout(), {});
    fs::remove_all(store.layout().trash());
    const cache::PutBack back = cleared->putBack();
    QCOMPARE(back.entries, std::uint64_t{0});
    QVERIFY(!back.fault);
}

void EntriesTest::deletesWhatWasNotPutBack()
{
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, 3);
    {
        const auto cleared = cache::takeEntries(store.layout(), {});
        QCOMPARE(entriesIn(store.layout().trash()), std::size_t{1});
    }
    QCOMPARE(entriesIn(store.layout().trash()), std::size_t{0});
    QCOMPARE(store.size().entries, std::uint64_t{0});
}

void EntriesTest::killedWhileItTakes()
{
    constexpr int count = 40;
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, count);
    // The child takes one after the other and is killed somewhere on the way.
    const pid_t child = fork();
    if (child == 0) {
        std::vector<std::shared_ptr<cache::ClearedEntries>> taken;
        for (int i = 0; i < count; ++i) {
            taken.push_back(cache::takeEntries(store.layout(), {{nthKey(i), cache::closureDigest({})}}));
            usleep(1000);
        }
        pause();
        _exit(0);
    }
    QTRY_VERIFY_WITH_TIMEOUT(entriesIn(store.layout().trash()) >= count / 2, 20000);
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);

    // Each entry is whole or gone, and the rest of it is swept.
    cache::Store after(fixture.root());
    std::uint64_t found = 0;
    for (int i = 0; i < count; ++i)
        found += after.find(nthKey(i)).slot ? 1 : 0;
    QCOMPARE(found, after.size().entries);
    QVERIFY(found <= count / 2);
    for (const cache::EntryFacts& facts : cache::listEntries(after.layout()))
        QCOMPARE(facts.fault, std::string());
    cache::sweepLeftovers(after.layout());
    QCOMPARE(entriesIn(after.layout().trash()), std::size_t{0});
    QCOMPARE(after.size().entries, found);
}

void EntriesTest::twoProcessesTakeTheSame()
{
    constexpr int count = 60;
    const SlotFixture fixture;
    cache::Store store(fixture.root());
    fill(fixture, store, count);
    std::array<pid_t, 2> children{};
    for (pid_t& child : children) {
        child = fork();
        if (child == 0) {
            auto cleared = cache::takeEntries(store.layout(), {});
            const bool isWhole = !cleared->fault() && cleared->putBack().entries == cleared->entries();
            cleared.reset();
            _exit(isWhole ? 0 : 1);
        }
    }
    // Meanwhile a third stores; nothing of it is lost.
    for (int i = count; i < count + 20; ++i)
        QVERIFY(!fixture.store(store, nthKey(i), "object " + std::to_string(i)).empty());
    for (const pid_t child : children) {
        int status = 0;
        waitpid(child, &status, 0);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
    }
    QCOMPARE(cache::listEntries(store.layout()).size(), std::size_t{count + 20});
    QCOMPARE(entriesIn(store.layout().trash()), std::size_t{0});
}

QTEST_APPLESS_MAIN(EntriesTest)

#include "tst_cache_entries.moc"
