// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The parts of the workspace that read and write folders: the cache and bundles.

#include <filesystem>
#include <fstream>

#include <QSignalSpy>
#include <QtTest>

#include "cache/store.h"
#include "text/sha256.h"
#include "workspace/workspace.h"

using namespace hawk;
namespace fs = std::filesystem;
using workspace::BuildPolicy;
using workspace::CacheState;

namespace {

constexpr int patience = 60'000;

constexpr const char* kernelText =
    "from hawk import Scalar, kernel\n\n\n@kernel\ndef twice(x: Scalar):\n    y = 2 * x\n    return y\n\n\n"
    "@kernel\ndef thrice(x: Scalar):\n    y = 3 * x\n    return y\n";

} // namespace

class StoresTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void readsTheNewestFirst();
    void answersEveryCallForARefresh();
    void readsWhatIsNewOnly();
    void clearingsAreUndoneInTurn();
    void tellsWhatCouldNotBeCleared();
    void undoesOnceMoreWhatFailed();
    void logsErrorsOfFiles();
    void aFolderThatCannotBeUsedIsAnError();
    void bundleOfWhatIsTyped();
    void bundleOfWhatWasTypedLast();
    void bundleWithoutADocument();
    void previewIsWhatIsBuilt();
    void previewOfOneNameTwice();

private:
    std::string path(const std::string& name) const { return m_folder->path().toStdString() + '/' + name; }
    CacheState& cache() { return m_workspace->cache(); }

    // Entries as a compile makes them, without a compiler.
    void fill(int count)
    {
        cache::Store store(path("cache"));
        for (int i = 0; i < count; ++i) {
            store.prepare();
            auto folder = store.stage();
            QVERIFY(folder);
            std::ofstream(folder->path() + "/k.so") << "object";
            const cache::SlotManifest manifest{
                .key = text::sha256(std::to_string(m_made++)),
                .kernel = "k",
                .target = "host",
                .format = "so",
                .members = {{"object", "k.so", 6, 0444, text::sha256("object")}}};
            QVERIFY(store.publish(*folder, manifest));
        }
    }
    void refresh()
    {
        QSignalSpy changed(&cache(), &CacheState::changed);
        cache().refresh();
        QVERIFY(QTest::qWaitFor([&] { return changed.size() > 0 && cache().isComplete(); }, patience));
    }
    workspace::DocumentId open(const std::string& text)
    {
        auto& documents = m_workspace->documents();
        QSignalSpy analysed(&documents, &workspace::Documents::analysed);
        const workspace::DocumentId id = documents.create("k.py", text);
        if (analysed.isEmpty())
            analysed.wait(patience);
        return id;
    }
    bool waitForBundle()
    {
        return QTest::qWaitFor([&] { return m_workspace->bundles().report() != nullptr; }, patience);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;
    int m_made = 0;
};

void StoresTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    process::Environment environment;
    environment.set("PATH", process::Environment::ofThisProcess().get("PATH").value_or("/usr/bin"));
    environment.set("HOME", path("home"));
    environment.set("HAWK_CACHE_DIR", path("cache"));
    m_workspace = std::make_unique<workspace::Workspace>(toolchain::resolveSettings({}, environment).value(),
                                                         path("state"));
    m_workspace->builds().setPolicy(BuildPolicy::onRequest);
}

void StoresTest::cleanup()
{
    m_workspace.reset();
    m_folder.reset();
}

void StoresTest::readsTheNewestFirst()
{
    fill(300);
    QVERIFY(!cache().stats());
    QVERIFY(!cache().entries());
    std::vector<std::size_t> sizes;
    std::vector<bool> isWhole;
    connect(&cache(), &CacheState::changed, this, [&] {
        sizes.push_back(cache().entries()->size());
        isWhole.push_back(cache().isComplete());
        QCOMPARE(cache().stats()->entries, std::uint64_t{300});
    });
    cache().refresh();
    QVERIFY(QTest::qWaitFor([&] { return cache().isComplete(); }, patience));
    QCOMPARE(sizes, (std::vector<std::size_t>{200, 300}));
    QCOMPARE(isWhole, (std::vector<bool>{false, true}));
    QCOMPARE(cache().stats()->bytes, cache::Store(path("cache")).size().bytes);
}

void StoresTest::answersEveryCallForARefresh()
{
    fill(3);
    cache().refresh();
    fill(1);
    // Two more while the first reads: what is made before a call is in the list that answers it.
    cache().refresh();
    cache().refresh();
    QVERIFY(QTest::qWaitFor([&] { return cache().entries() && cache().entries()->size() == 4; }, patience));
}

void StoresTest::readsWhatIsNewOnly()
{
    fill(2);
    refresh();
    // An entry never changes, so what is known of it is not read again.
    for (const cache::EntryFacts& facts : *cache().entries()) {
        const cache::Layout layout{path("cache")};
        fs::remove(layout.keyFolder(facts.name.key) + '/' + facts.name.variant + "/manifest.json");
    }
    fill(1);
    refresh();
    QCOMPARE(cache().entries()->size(), std::size_t{3});
    for (const cache::EntryFacts& facts : *cache().entries())
        QCOMPARE(facts.kernel, std::string("k"));
}

void StoresTest::clearingsAreUndoneInTurn()
{
    fill(5);
    refresh();
    QVERIFY(!cache().canUndoClear());
    QSignalSpy cleared(&cache(), &CacheState::cleared);
    QSignalSpy restored(&cache(), &CacheState::restored);
    cache().clear({cache().entries()->at(0).name, cache().entries()->at(1).name});
    // The second does not wait for the first, and neither takes the other's undo away.
    cache().clear({cache().entries()->at(2).name});
    QVERIFY(QTest::qWaitFor([&] { return cleared.size() == 2; }, patience));
    QVERIFY(QTest::qWaitFor([&] { return cache().entries()->size() == 2; }, patience));
    cache().undoClear();
    cache().undoClear();
    QVERIFY(!cache().canUndoClear());
    QVERIFY(QTest::qWaitFor([&] { return restored.size() == 2; }, patience));
    QVERIFY(QTest::qWaitFor([&] { return cache().entries()->size() == 5; }, patience));

    cache().clear({}); // nothing is named
    std::vector<cache::EntryName> all;
    for (const cache::EntryFacts& entry : *cache().entries())
        all.push_back(entry.name);
    cache().clear(all);
    QVERIFY(QTest::qWaitFor([&] { return cache().entries()->empty(); }, patience));
    QCOMPARE(cleared.last().first().value<compile::ClearReport>().entries, std::uint64_t{5});
    m_workspace.reset();
    // Nobody can undo any more.
    QVERIFY(fs::is_empty(path("cache/workbench-1/trash")));
}

void StoresTest::tellsWhatCouldNotBeCleared()
{
    fill(2);
    refresh();
    QSignalSpy cleared(&cache(), &CacheState::cleared);
    QSignalSpy failed(&cache(), &CacheState::failed);
    const cache::EntryName good = cache().entries()->front().name;
    // The system refuses so long a name.
    cache().clear({good, {cache().entries()->back().name.key, std::string(300, 'v')}});
    QVERIFY(QTest::qWaitFor([&] { return failed.size() == 1; }, patience));
    QCOMPARE(cleared.front().front().value<compile::ClearReport>().entries, std::uint64_t{1});
    const auto error = failed.front().front().value<Error>();
    QCOMPARE(error.code, std::string("cache-not-cleared"));
    QVERIFY2(error.message.contains(path("cache")) && error.message.contains("File name too long"),
             error.message.c_str());
    QVERIFY(cache().canUndoClear());
}

void StoresTest::undoesOnceMoreWhatFailed()
{
    fill(2);
    refresh();
    QSignalSpy cleared(&cache(), &CacheState::cleared);
    QSignalSpy restored(&cache(), &CacheState::restored);
    QSignalSpy failed(&cache(), &CacheState::failed);
    const cache::EntryName first = cache().entries()->front().name;
    cache().clear({first, cache().entries()->back().name});
    QVERIFY(cleared.wait(patience));
    // The system refuses to move a folder onto a file.
    const std::string keyFolder = cache::Layout{path("cache")}.keyFolder(first.key);
    fs::create_directories(keyFolder);
    const std::string obstacle = keyFolder + '/' + first.variant;
    std::ofstream(obstacle) << "in the way";
    cache().undoClear();
    QVERIFY(QTest::qWaitFor([&] { return failed.size() == 1; }, patience));
    QCOMPARE(restored.front().front().toULongLong(), 1u);
    QCOMPARE(failed.front().front().value<Error>().code, std::string("cache-not-restored"));
    QVERIFY(cache().canUndoClear());
    fs::remove(obstacle);
    cache().undoClear();
    QVERIFY(QTest::qWaitFor([&] { return restored.size() == 2; }, patience));
    QCOMPARE(restored.back().front().toULongLong(), 1u);
    QVERIFY(!cache().canUndoClear());
    QCOMPARE(failed.size(), 1);
    refresh();
    QCOMPARE(cache().entries()->size(), std::size_t{2});
}

void StoresTest::logsErrorsOfFiles()
{
    auto& documents = m_workspace->documents();
    const auto isLogged = [this](const std::string& words) {
        return std::ranges::any_of(m_workspace->log().entries(), [&](const workspace::LogEntry& entry) {
            return entry.kind == workspace::LogEntry::Kind::error && entry.text.contains(words);
        });
    };
    std::ofstream(path("k.py")) << "x = 1\n";
    documents.open(path("k.py"));
    QVERIFY(QTest::qWaitFor([&] { return documents.all().size() == 1; }, patience));
    const workspace::DocumentId id = documents.current();
    fs::remove(path("k.py"));
    documents.reload(id);
    QVERIFY(QTest::qWaitFor([&] { return isLogged(path("k.py")); }, patience));
    // Unsaved texts have no folder to be kept in.
    std::ofstream(path("state")) << "a file";
    documents.setModified(id, true);
    documents.keepUnsaved();
    QVERIFY(QTest::qWaitFor([&] { return isLogged(path("state")); }, patience));
}

void StoresTest::aFolderThatCannotBeUsedIsAnError()
{
    std::ofstream(path("cache")) << "a file";
    QSignalSpy failed(&cache(), &CacheState::failed);
    cache().refresh();
    QVERIFY(failed.wait(patience));
    QCOMPARE(failed.first().first().value<Error>().code, std::string("cache-folder"));
    cache().clear({{std::string(64, 'a'), std::string(64, 'b')}});
    QVERIFY(failed.wait(patience));
    QVERIFY(!cache().canUndoClear());
}

void StoresTest::bundleOfWhatIsTyped()
{
    open(kernelText);
    auto& bundles = m_workspace->bundles();
    QCOMPARE(bundles.kernels(), (std::vector<std::string>{"twice", "thrice"}));
    QSignalSpy built(&bundles, &workspace::Bundles::built);
    bundles.build({.directory = path("b"), .kernels = {"thrice"}, .targets = {"host"}, .target = {}});
    QVERIFY(bundles.isBuilding());
    QVERIFY(waitForBundle());
    QCOMPARE(built.size(), 1);
    QVERIFY(!bundles.isBuilding());
    QVERIFY(bundles.report()->view.faults.empty());
    QCOMPARE(bundles.report()->built->digest, bundles.report()->view.unit);
    QVERIFY(fs::exists(path("b/thrice.so")));
    QVERIFY(!fs::exists(path("b/twice.so")));

    bundles.inspect(path("b"));
    QVERIFY(QTest::qWaitFor([&] { return !bundles.report()->built; }, patience));
    QSignalSpy failed(&bundles, &workspace::Bundles::failed);
    bundles.inspect(path("nothing"));
    QVERIFY(failed.wait(patience));
    QCOMPARE(failed.first().first().value<Error>().code, std::string("bundle-no-folder"));
    QVERIFY(bundles.report());
}

void StoresTest::bundleOfWhatWasTypedLast()
{
    const workspace::DocumentId id = open(kernelText);
    std::string text = kernelText;
    m_workspace->documents().setTextProvider(id, [&] { return text; });
    text.replace(text.find("twice"), 5, "eight");
    m_workspace->documents().noteEdit(id);
    m_workspace->bundles().build({.directory = path("b"), .kernels = {}, .targets = {"host"}, .target = {}});
    QVERIFY(m_workspace->bundles().isBuilding());
    QVERIFY(waitForBundle());
    QVERIFY(fs::exists(path("b/eight.so")));
    QVERIFY(!fs::exists(path("b/twice.so")));
}

void StoresTest::bundleWithoutADocument()
{
    auto& bundles = m_workspace->bundles();
    QSignalSpy failed(&bundles, &workspace::Bundles::failed);
    bundles.build({.directory = path("b"), .kernels = {}, .targets = {}, .target = {}});
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Error>().code, std::string("bundle-empty"));
    QVERIFY(bundles.kernels().empty());
    bundles.preview({});
    QVERIFY(!bundles.previewed());
}

void StoresTest::previewIsWhatIsBuilt()
{
    open(kernelText);
    auto& bundles = m_workspace->bundles();
    const workspace::ExportOrder order{
        .directory = path("b"), .kernels = {}, .targets = {"host"}, .target = {}};
    QSignalSpy previewed(&bundles, &workspace::Bundles::previewChanged);
    bundles.preview(order);
    QVERIFY(previewed.wait(patience));
    QVERIFY(!bundles.previewError());
    QVERIFY(!fs::exists(path("b")));
    bundles.build(order);
    QVERIFY(waitForBundle());
    QCOMPARE(bundles.previewed()->manifestText, bundles.report()->view.manifestText);
    for (std::size_t i = 0; i < 2; ++i)
        QCOMPARE(bundles.previewed()->kernels[i].sidecarText, bundles.report()->view.kernels[i].sidecarText);
}

void StoresTest::previewOfOneNameTwice()
{
    open("from hawk import Scalar, kernel\n\n\n@kernel\ndef same(x: Scalar):\n    y = x\n    return y\n\n\n"
         "@kernel\ndef same(x: Scalar):\n    y = 2 * x\n    return y\n");
    auto& bundles = m_workspace->bundles();
    QSignalSpy previewed(&bundles, &workspace::Bundles::previewChanged);
    bundles.preview({.directory = path("b"), .kernels = {}, .targets = {"host"}, .target = {}});
    QVERIFY(previewed.wait(patience));
    QVERIFY(!bundles.previewed());
    QVERIFY(bundles.previewError());
}

QTEST_GUILESS_MAIN(StoresTest)

#include "tst_workspace_stores.moc"
