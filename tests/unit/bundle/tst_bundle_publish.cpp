// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <grp.h>
#include <sstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "bundle/publish.h"
#include "cache/owner.h"

using namespace hawk;
using bundle::Published;
using bundle::UnitFiles;
namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

void write(const fs::path& path, std::string_view content)
{
    std::ofstream(path, std::ios::binary) << content;
}

QStringList namesIn(const fs::path& folder)
{
    QStringList names;
    for (const auto& entry : fs::directory_iterator(folder))
        names << QString::fromStdString(entry.path().filename().string());
    names.sort();
    return names;
}

/// Everything that a rewrite would change.
std::string stateOf(const fs::path& folder)
{
    std::string state;
    for (const QString& name : namesIn(folder)) {
        struct stat status{};
        stat((folder / name.toStdString()).c_str(), &status);
        state += std::format("{} {} {}.{}\n", name.toStdString(), status.st_ino, status.st_mtim.tv_sec,
                             status.st_mtim.tv_nsec);
    }
    return state;
}

std::vector<std::string> faultsIn(const fs::path& folder)
{
    const auto stamp = bundle::readStamp(folder.string());
    return stamp ? bundle::checkStamp(folder.string(), *stamp) : std::vector<std::string>{"no stamp"};
}

/// Calls `work` in a child with an ordinary user's rights; what it returned, or -1.
int asOrdinaryUser(const std::function<int()>& work)
{
    const pid_t child = fork();
    if (child == 0) {
        if (getuid() == 0 && (setgroups(0, nullptr) != 0 || setgid(65534) != 0 || setuid(65534) != 0))
            _exit(99);
        _exit(work());
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

const UnitFiles first = {{"k.so", "object"}, {"k.json", "{}\n"}, {"manifest.json", "{\"a\": 1}\n"}};
const UnitFiles second = {{"m.so", "other object"}, {"manifest.json", "{\"a\": 2}\n"}};

} // namespace

/// What a folder holds after units were published into it.
class BundlePublish : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void firstAndRepeat();
    void damage_data();
    void damage();
    void nextUnit();
    void behindLink();
    void refusedFolders();
    void failureHalfWay();
    void unwritableParent();
    void twoAtOnce();
    void processesAtOnce();
    void filesOfOthersStayTheSame();
    void clearsUpAfterTheKilled();

private:
    fs::path folder() const { return m_root / "out"; }
    Result<Published> publish(const UnitFiles& files) const
    {
        return bundle::publishUnit(folder().string(), files);
    }

    std::unique_ptr<QTemporaryDir> m_temporary;
    fs::path m_root;
};

void BundlePublish::init()
{
    m_temporary = std::make_unique<QTemporaryDir>();
    m_root = fs::canonical(m_temporary->path().toStdString());
}

void BundlePublish::firstAndRepeat()
{
    QVERIFY(bundle::checkBundleFolder(folder().string()));
    QVERIFY(!fs::exists(folder()));
    QCOMPARE(publish(first).value(), Published::written);
    QCOMPARE(namesIn(folder()),
             QStringList({QStringLiteral(".hawk_unit"), QStringLiteral("k.json"), QStringLiteral("k.so"),
                          QStringLiteral("manifest.json")}));
    const auto stamp = bundle::readStamp(folder().string());
    QVERIFY(stamp);
    QCOMPARE(stamp->files.size(), 3u);
    QVERIFY(!stamp->files.contains(".hawk_unit"));
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));

    const std::string before = stateOf(folder());
    QCOMPARE(publish(first).value(), Published::alreadyThere);
    QCOMPARE(bundle::publishUnit((folder() / "").string(), first).value(), Published::alreadyThere);
    QCOMPARE(stateOf(folder()), before);
    QVERIFY(bundle::checkBundleFolder(folder().string()));

    const fs::path deep = m_root / "a" / "b" / "c";
    QCOMPARE(bundle::publishUnit(deep.string(), first).value(), Published::written);
    QVERIFY(faultsIn(deep).empty());
}

void BundlePublish::damage_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("isRemoved");
    for (const char* name : {"k.so", "k.json", "manifest.json", ".hawk_unit"}) {
        QTest::addRow("%s changed", name) << QString::fromLatin1(name) << false;
        QTest::addRow("%s removed", name) << QString::fromLatin1(name) << true;
    }
}

void BundlePublish::damage()
{
    QFETCH(QString, file);
    QFETCH(bool, isRemoved);
    QVERIFY(publish(first));
    const fs::path path = folder() / file.toStdString();
    const std::string whole = contentOf(path);
    if (isRemoved)
        fs::remove(path);
    else
        write(path, "object!");
    const std::vector<std::string> faults = faultsIn(folder());
    QCOMPARE(faults.size(), 1u);
    QVERIFY(file == QStringLiteral(".hawk_unit") || faults[0].contains(file.toStdString()));
    QCOMPARE(publish(first).value(), Published::written);
    QCOMPARE(contentOf(path), whole);
    QVERIFY(faultsIn(folder()).empty());
}

void BundlePublish::nextUnit()
{
    QVERIFY(publish(first));
    write(folder() / "notes.txt", "mine");
    fs::create_directory(folder() / "plots");
    write(folder() / "plots" / "y.svg", "<svg/>");
    fs::create_symlink("nowhere", folder() / "link");
    QCOMPARE(publish(second).value(), Published::written);
    QCOMPARE(
        namesIn(folder()),
        QStringList({QStringLiteral(".hawk_unit"), QStringLiteral("link"), QStringLiteral("m.so"),
                     QStringLiteral("manifest.json"), QStringLiteral("notes.txt"), QStringLiteral("plots")}));
    QCOMPARE(contentOf(folder() / "manifest.json"), second.at("manifest.json"));
    QCOMPARE(contentOf(folder() / "plots" / "y.svg"), "<svg/>");
    QCOMPARE(fs::read_symlink(folder() / "link").string(), "nowhere");
    QVERIFY(faultsIn(folder()).empty());
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));
}

void BundlePublish::behindLink()
{
    fs::create_directories(m_root / "real" / "place");
    fs::create_directory_symlink(m_root / "real" / "place", folder());
    QVERIFY(publish(first));
    QVERIFY(publish(second));
    QVERIFY(fs::is_symlink(folder()));
    QVERIFY(faultsIn(m_root / "real" / "place").empty());
    QVERIFY(fs::exists(m_root / "real" / "place" / "m.so"));
    QCOMPARE(namesIn(m_root / "real"), QStringList({QStringLiteral("place")}));
}

void BundlePublish::refusedFolders()
{
    write(folder(), "a file");
    QCOMPARE(bundle::checkBundleFolder(folder().string()).error().code, "bundle-not-a-folder");
    QCOMPARE(publish(first).error().code, "bundle-not-a-folder");
    QCOMPARE(contentOf(folder()), "a file");

    fs::remove(folder());
    fs::create_directory(folder());
    QVERIFY(bundle::checkBundleFolder(folder().string()));
    write(folder() / "thesis.tex", "text");
    const auto foreign = bundle::checkBundleFolder(folder().string());
    QCOMPARE(foreign.error().code, "bundle-foreign-folder");
    QVERIFY(foreign.error().message.contains(folder().string()));
}

void BundlePublish::failureHalfWay()
{
    QVERIFY(publish(first));
    write(folder() / "notes.txt", "mine");
    const std::string before = stateOf(folder());
    // A disk that is full after the first file behaves so.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit small = old;
    small.rlim_cur = 4096;
    setrlimit(RLIMIT_FSIZE, &small);
    const auto failed = publish({{"a.so", "small"}, {"b.so", std::string(8192, 'x')}});
    setrlimit(RLIMIT_FSIZE, &old);
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, "bundle-not-writable");
    QCOMPARE(failed.error().kind, ErrorKind::environment);
    QVERIFY(failed.error().message.contains("b.so"));
    QCOMPARE(stateOf(folder()), before);
    QVERIFY(faultsIn(folder()).empty());
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));

    // Parents made for a unit that could not be written go with it.
    QVERIFY(!bundle::publishUnit((m_root / "new" / "er").string(), {{"missing/k.so", ""}}));
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));
}

void BundlePublish::unwritableParent()
{
    QVERIFY(publish(first));
    fs::permissions(folder(), fs::perms::owner_all | fs::perms::others_all);
    const std::string before = stateOf(folder());
    fs::permissions(m_root, fs::perms(0555));
    const int code = asOrdinaryUser([&] {
        const auto checked = bundle::checkBundleFolder(folder().string());
        if (checked || checked.error().code != "bundle-not-writable")
            return 1;
        const auto written = publish(second);
        if (written || written.error().code != "bundle-not-writable")
            return 2;
        // What is there already needs no rights.
        return publish(first).value_or(Published::written) == Published::alreadyThere ? 0 : 3;
    });
    fs::permissions(m_root, fs::perms(0755));
    if (code == 99)
        QSKIP("This process runs as root and cannot take an ordinary user's rights.");
    QCOMPARE(code, 0);
    QCOMPARE(stateOf(folder()), before);
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));
}

void BundlePublish::twoAtOnce()
{
    std::atomic<int> failures = 0;
    {
        std::vector<std::jthread> threads;
        for (int worker = 0; worker < 4; ++worker) {
            threads.emplace_back([&, worker] {
                for (int round = 0; round < 10; ++round) {
                    const UnitFiles own = {{std::format("k{}.so", worker), std::to_string(round)},
                                           {"manifest.json", std::to_string(worker)}};
                    failures += publish(own) ? 0 : 1;
                }
            });
        }
    }
    QCOMPARE(failures.load(), 0);
    QVERIFY(faultsIn(folder()).empty());
    const std::string winner = contentOf(folder() / "manifest.json");
    QCOMPARE(namesIn(folder()),
             QStringList({QStringLiteral(".hawk_unit"), QString::fromStdString("k" + winner + ".so"),
                          QStringLiteral("manifest.json")}));
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));
}

void BundlePublish::processesAtOnce()
{
    QVERIFY(publish(first));
    std::vector<pid_t> children;
    for (int worker = 0; worker < 4; ++worker) {
        const pid_t child = fork();
        if (child == 0) {
            int failures = 0;
            for (int round = 0; round < 10; ++round)
                failures += publish((worker + round) % 2 ? first : second) ? 0 : 1;
            _exit(failures);
        }
        children.push_back(child);
    }
    // A reader never meets a folder without a unit, or a file that is not of its manifest's unit.
    for (int look = 0; look < 200; ++look) {
        const auto stamp = bundle::readStamp(folder().string());
        QVERIFY(stamp);
        QVERIFY(stamp->unit == bundle::stampFor(first).unit || stamp->unit == bundle::stampFor(second).unit);
    }
    for (const pid_t child : children) {
        int status = 0;
        waitpid(child, &status, 0);
        QCOMPARE(status, 0);
    }
    QVERIFY(faultsIn(folder()).empty());
    QCOMPARE(namesIn(m_root), QStringList({QStringLiteral("out")}));
    QVERIFY(fs::exists(folder() / "k.so") != fs::exists(folder() / "m.so"));
}

// Moved, not copied: the same file with its own time.
void BundlePublish::filesOfOthersStayTheSame()
{
    QVERIFY(publish(first));
    fs::create_directory(folder() / "theirs");
    write(folder() / "theirs/notes.txt", "mine");
    write(folder() / "manifest.bak", "old");
    const auto longAgo = fs::file_time_type::clock::now() - std::chrono::hours(1000);
    fs::last_write_time(folder() / "manifest.bak", longAgo);
    const std::string before = stateOf(folder() / "theirs");
    struct stat status{};
    stat((folder() / "manifest.bak").c_str(), &status);
    const ino_t inode = status.st_ino;
    QVERIFY(publish(second));
    QCOMPARE(stateOf(folder() / "theirs"), before);
    stat((folder() / "manifest.bak").c_str(), &status);
    QCOMPARE(status.st_ino, inode);
    QVERIFY(fs::last_write_time(folder() / "manifest.bak") == longAgo);
    QVERIFY(!fs::exists(folder() / "k.so"));
}

void BundlePublish::clearsUpAfterTheKilled()
{
    QVERIFY(publish(second));
    // The name that a process which is no more gave to its folders.
    int ends[2];
    QCOMPARE(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        const std::string tag = cache::ownerTag();
        _exit(::write(ends[1], tag.data(), tag.size()) == static_cast<ssize_t>(tag.size()) ? 0 : 1);
    }
    waitpid(child, nullptr, 0);
    std::array<char, 256> text{};
    const ssize_t size = read(ends[0], text.data(), text.size());
    QVERIFY(size > 0);
    close(ends[0]);
    close(ends[1]);
    const std::string dead(text.data(), static_cast<std::size_t>(size));

    const fs::path half = m_root / (".out.hawk-part-" + dead + "-1");
    fs::create_directory(half);
    write(half / ".hawk_incomplete", "");
    write(half / "k.so", "obj");
    const fs::path replaced = m_root / (".out.hawk-part-" + dead + "-2");
    QVERIFY(bundle::publishUnit(replaced.string(), first));
    write(replaced / "notes.txt", "mine");
    const fs::path alive = m_root / (".out.hawk-part-" + cache::ownerTag() + "-3");
    fs::create_directory(alive);
    const fs::path others = m_root / ".out2.hawk-part-1-2-3";
    fs::create_directory(others);

    QVERIFY(publish(first));
    QVERIFY(!fs::exists(half) && !fs::exists(replaced));
    QVERIFY(fs::exists(alive) && fs::exists(others));
    QCOMPARE(contentOf(folder() / "notes.txt"), std::string("mine"));
    QCOMPARE(contentOf(folder() / "k.so"), std::string("object"));
    QVERIFY(faultsIn(folder()).empty());
}

QTEST_APPLESS_MAIN(BundlePublish)
#include "tst_bundle_publish.moc"
