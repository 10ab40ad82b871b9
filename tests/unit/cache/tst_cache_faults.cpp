// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// What the system refuses for a moment, and folders and files that others could have written.

#include <filesystem>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cache/owner.h"
#include "process/descriptor.h"
#include "slot_fixture.h"

using namespace hawk;
namespace fs = std::filesystem;

namespace {

/// Lets the process open so many files more, and no more.
class DescriptorLimit
{
public:
    explicit DescriptorLimit(unsigned more)
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = static_cast<rlim_t>(process::Descriptor(dup(STDIN_FILENO)).number()) + more;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
    ~DescriptorLimit() { setrlimit(RLIMIT_NOFILE, &m_before); }
    DescriptorLimit(const DescriptorLimit&) = delete;
    DescriptorLimit& operator=(const DescriptorLimit&) = delete;

private:
    rlimit m_before{};
};

} // namespace

class FaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAnEntryThatCannotBeReadNow_data();
    void keepsAnEntryThatCannotBeReadNow();
    void refusesFoldersOfOthers_data();
    void refusesFoldersOfOthers();
    void looksAtNoFolderBehindALoop();
    void distrustsATableThatOthersCanWrite_data();
    void distrustsATableThatOthersCanWrite();
    void distrustsATableInAFolderThatOthersCanWrite();
    void ownersWithoutDescriptors();
};

void FaultsTest::keepsAnEntryThatCannotBeReadNow_data()
{
    QTest::addColumn<unsigned>("descriptors");
    QTest::newRow("the list") << 0u;
    QTest::newRow("the manifest") << 1u;
}

void FaultsTest::keepsAnEntryThatCannotBeReadNow()
{
    QFETCH(const unsigned, descriptors);
    const SlotFixture fixture;
    const std::string key = SlotFixture::keyOf("one");
    cache::Store first(fixture.root());
    const std::string folder = fixture.store(first, key, "object");
    QVERIFY(!folder.empty());

    cache::Store store(fixture.root());
    cache::Lookup lookup;
    {
        const DescriptorLimit limit(descriptors);
        lookup = store.find(key);
    }
    QVERIFY(!lookup.slot);
    QVERIFY2(lookup.fault.contains("Too many open files"), lookup.fault.c_str());
    QVERIFY(fs::exists(folder + "/scale.so"));
    lookup = store.find(key);
    QVERIFY(lookup.slot);
    QCOMPARE(lookup.fault, std::string());
}

void FaultsTest::refusesFoldersOfOthers_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("private") << 0700 << false;
    QTest::newRow("read by others") << 0755 << false;
    QTest::newRow("written by the group") << 0770 << true;
    QTest::newRow("written by everyone") << 0707 << true;
    QTest::newRow("written by everyone, sticky") << 01777 << true;
}

void FaultsTest::refusesFoldersOfOthers()
{
    QFETCH(const int, mode);
    QFETCH(const bool, isRefused);
    const SlotFixture fixture;
    fs::create_directory(fixture.root());
    chmod(fixture.root().c_str(), static_cast<mode_t>(mode));
    cache::Store store(fixture.root());
    QCOMPARE(store.isRefused(), isRefused);
    const cache::FolderState state = store.prepare();
    QCOMPARE(state.access == cache::Access::refused, isRefused);
    QCOMPARE(state.problem.contains("chmod"), isRefused);
    QCOMPARE(fs::is_empty(fixture.root()), isRefused);
}

void FaultsTest::looksAtNoFolderBehindALoop()
{
    const SlotFixture fixture;
    fs::create_symlink("loop", fixture.path("loop"));
    cache::Store store(fixture.path("loop/x"));
    QVERIFY(store.isRefused());
    QVERIFY(store.prepare().access == cache::Access::refused);
    QCOMPARE(store.size().entries, std::uint64_t{0});
    QVERIFY(!store.find(SlotFixture::keyOf("one")).slot);
}

void FaultsTest::distrustsATableThatOthersCanWrite_data()
{
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("isTrusted");
    QTest::newRow("private") << 0600 << true;
    QTest::newRow("group") << 0620 << false;
    QTest::newRow("everyone") << 0602 << false;
}

void FaultsTest::distrustsATableThatOthersCanWrite()
{
    QFETCH(const int, mode);
    QFETCH(const bool, isTrusted);
    const SlotFixture fixture;
    const process::FileStamp stamp{.device = 1, .inode = 2, .size = 3, .modified = 4, .changed = 5};
    const std::string path = fixture.path("table");
    cache::DigestTable(path).keep(stamp, text::sha256("content"));
    chmod(path.c_str(), static_cast<mode_t>(mode));
    QCOMPARE(cache::DigestTable(path).recall(stamp).empty(), !isTrusted);
}

// The folder is looked at when the table is opened, not when the store is made: it may come in between.
void FaultsTest::distrustsATableInAFolderThatOthersCanWrite()
{
    const SlotFixture fixture;
    const process::FileStamp stamp{.device = 1, .inode = 2, .size = 3, .modified = 4, .changed = 5};
    cache::DigestTable table(fixture.path("late/table"));
    fs::create_directory(fixture.path("late"));
    cache::DigestTable(fixture.path("late/table")).keep(stamp, text::sha256("content"));
    chmod(fixture.path("late").c_str(), 0777);
    QCOMPARE(table.recall(stamp), std::string());
    chmod(fixture.path("late").c_str(), 0700);
    QCOMPARE(table.recall(stamp), text::sha256("content"));
}

void FaultsTest::ownersWithoutDescriptors()
{
    const std::string tag = cache::ownerTag();
    QVERIFY(cache::ownerState(tag) == cache::OwnerState::alive);
    const DescriptorLimit limit(0);
    QVERIFY(cache::ownerState(tag) != cache::OwnerState::dead);
}

QTEST_APPLESS_MAIN(FaultsTest)
#include "tst_cache_faults.moc"
