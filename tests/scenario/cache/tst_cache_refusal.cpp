// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Folders and disks that refuse. A privileged user may write everywhere, so the program runs its tests in a
// user name space of its own, as an ordinary user, with a small disk mounted.

#include <array>
#include <cstdlib>

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../unit/compile/compile_fixture.h"

using namespace hawk;
using compile::Outcome;
namespace fs = std::filesystem;

class CacheRefusalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void unusableFolder_data();
    void unusableFolder();
    void readOnlyFolderServesWhatItHas();
    void fullDisk_data();
    void fullDisk();
};

constexpr const char* markVariable = "HAWK_TEST_IS_INSIDE";
constexpr const char* foreignVariable = "HAWK_TEST_FOREIGN_FOLDER";
constexpr const char* diskVariable = "HAWK_TEST_SMALL_DISK";
constexpr const char* plainText = "extern \"C\" int value() { return 1; }\n";

void CacheRefusalTest::initTestCase()
{
    QVERIFY2(geteuid() != 0, "These tests prove nothing for a privileged user.");
}

using Prepare = std::function<void(const std::string& folder)>;

void CacheRefusalTest::unusableFolder_data()
{
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* name, Prepare prepare, const char* problem) {
        QTest::newRow(name) << prepare << std::string(problem);
    };
    row("a file", [](const std::string& folder) { std::ofstream(folder) << "x"; }, "is a file");
    row(
        "cannot be written",
        [](const std::string& folder) {
            fs::create_directory(folder);
            chmod(folder.c_str(), 0500);
        },
        "cannot be");
    row(
        "cannot be read",
        [](const std::string& folder) {
            fs::create_directory(folder);
            chmod(folder.c_str(), 0300);
        },
        "cannot be read");
    row(
        "for everybody",
        [](const std::string& folder) {
            fs::create_directory(folder);
            chmod(folder.c_str(), 0777);
        },
        "every user");
    row(
        "of another user",
        [](const std::string& folder) { fs::create_directory_symlink(getenv(foreignVariable), folder); },
        "another user");
    row(
        "below a file",
        [](const std::string& folder) {
            fs::remove(fs::path(folder).parent_path());
            std::ofstream(fs::path(folder).parent_path()) << "x";
        },
        "cannot be");
}

void CacheRefusalTest::unusableFolder()
{
    QFETCH(const Prepare, prepare);
    QFETCH(const std::string, problem);
    CompileFixture fixture;
    const std::string folder = fixture.path("home/.cache/hawk");
    fs::create_directories(fs::path(folder).parent_path());
    prepare(folder);

    // Given by the user: an error that names folder, variable and remedy.
    fixture.environment.set("HAWK_CACHE_DIR", folder);
    {
        compile::Session session = fixture.session();
        const auto refused = compile::compileText(fixture.request(plainText), session);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ErrorKind::environment);
        QVERIFY2(refused.error().message.find(folder) != std::string::npos, refused.error().message.c_str());
        QVERIFY2(refused.error().message.find(problem) != std::string::npos, refused.error().message.c_str());
        QVERIFY(refused.error().hint.find("HAWK_CACHE_DIR") != std::string::npos);
        const auto argument = toolchain::resolveSettings({.cacheDirectory = folder}, fixture.environment);
        compile::Session byArgument(*argument);
        const auto other = compile::compileText(fixture.request(plainText), byArgument);
        QVERIFY(!other);
        QVERIFY(other.error().hint.find("--cache-dir") != std::string::npos);
    }
    // The default: the build goes on without a cache and says why.
    fixture.environment.remove("HAWK_CACHE_DIR");
    fixture.environment.set("TMPDIR", fixture.path("tmp"));
    fs::create_directory(fixture.path("tmp"));
    {
        compile::Session session = fixture.session();
        const auto artifact = compile::compileText(fixture.request(plainText), session);
        QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
        QCOMPARE(artifact->outcome, Outcome::bypassed);
        QVERIFY2(artifact->reason.find(problem) != std::string::npos, artifact->reason.c_str());
        QCOMPARE(CompileFixture::valueOf(*artifact), 1);
        QVERIFY(!fs::is_empty(fixture.path("tmp")));
    }
    // Gone with the last user of the artifact.
    QVERIFY(fs::is_empty(fixture.path("tmp")));
    chmod(folder.c_str(), 0700);
}

void CacheRefusalTest::readOnlyFolderServesWhatItHas()
{
    const CompileFixture fixture;
    {
        compile::Session session = fixture.session();
        QVERIFY(compile::compileText(fixture.request(plainText), session));
    }
    for (const std::string& folder : {fixture.root(), fixture.root() + "/workbench-1"})
        chmod(folder.c_str(), 0500);
    compile::Session session = fixture.session();
    const auto artifact = compile::compileText(fixture.request(plainText), session);
    QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
    QCOMPARE(artifact->outcome, Outcome::hit);
    QVERIFY(!compile::compileText(fixture.request("extern \"C\" int value() { return 2; }\n"), session));
    QVERIFY(!session.clear());
    for (const std::string& folder : {fixture.root(), fixture.root() + "/workbench-1"})
        chmod(folder.c_str(), 0700);
}

void CacheRefusalTest::fullDisk_data()
{
    QTest::addColumn<int>("freePages");
    // From nothing at all to room for the source but not the object, and for both but not the manifest.
    for (const int pages : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12})
        QTest::newRow(std::to_string(pages).c_str()) << pages;
}

void CacheRefusalTest::fullDisk()
{
    QFETCH(const int, freePages);
    const char* const disk = getenv(diskVariable);
    if (!disk)
        QSKIP("There is no bwrap here to mount a small disk.");
    CompileFixture fixture;
    const std::string root = std::string(disk) + "/cache";
    fixture.environment.set("HAWK_CACHE_DIR", root);
    fixture.environment.set("TMPDIR", fixture.path("tmp"));
    fs::create_directory(fixture.path("tmp"));
    {
        // Folders and the compiler's identity are there from better times.
        compile::Session session = fixture.session();
        QVERIFY(compile::compileText(fixture.request("extern \"C\" int value() { return 0; }\n"), session));
        QVERIFY(session.clear());
    }
    const std::string filler = std::string(disk) + "/filler";
    std::ofstream(filler) << std::string(1u << 20, 'x');
    fs::resize_file(
        filler, fs::file_size(filler) - std::min<std::uintmax_t>(fs::file_size(filler), 4096u * freePages));
    {
        compile::Session session = fixture.session();
        const auto artifact = compile::compileText(fixture.request(plainText), session);
        QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
        QCOMPARE(CompileFixture::valueOf(*artifact), 1);
        if (artifact->outcome == Outcome::bypassed)
            QVERIFY(!artifact->reason.empty());
        if (freePages == 0)
            QCOMPARE(artifact->outcome, Outcome::bypassed);
    }
    QVERIFY(!fs::exists(root + "/workbench-1/staging") || fs::is_empty(root + "/workbench-1/staging"));
    QVERIFY(fs::is_empty(fixture.path("tmp")));
    fs::remove(filler);
    compile::Session session = fixture.session();
    QVERIFY(compile::compileText(fixture.request(plainText), session)->outcome != Outcome::bypassed);
    fs::remove_all(root);
}

// Runs this program as an ordinary user in a name space and returns its exit status; -1 when that cannot be.
static int runInside(char** argv)
{
    std::string disk = fs::temp_directory_path().string() + "/hawk-test-disk-XXXXXX";
    std::string foreign = fs::temp_directory_path().string() + "/hawk-test-foreign-XXXXXX";
    if (!mkdtemp(disk.data()) || !mkdtemp(foreign.data()))
        return -1;
    // Only a privileged user can give a folder away; for others the system's own folders are foreign.
    const bool isGiven = geteuid() == 0 && chown(foreign.c_str(), 12345, 12345) == 0;
    setenv(markVariable, "1", 1);
    setenv(foreignVariable, isGiven ? foreign.c_str() : "/usr", 1);
    setenv(diskVariable, disk.c_str(), 1);
    std::vector<std::string> words = {"bwrap",      "--unshare-user",
                                      "--uid",      "1000",
                                      "--gid",      "1000",
                                      "--dev-bind", "/",
                                      "/",          "--size",
                                      "300000",     "--tmpfs",
                                      disk,         fs::read_symlink("/proc/self/exe").string()};
    for (char** argument = argv + 1; *argument; ++argument)
        words.emplace_back(*argument);
    const pid_t child = fork();
    if (child == 0) {
        std::vector<char*> pointers;
        for (std::string& word : words)
            pointers.push_back(word.data());
        pointers.push_back(nullptr);
        execvp(pointers[0], pointers.data());
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    fs::remove(disk);
    fs::remove(foreign);
    unsetenv(diskVariable);
    return WIFEXITED(status) && WEXITSTATUS(status) != 127 ? WEXITSTATUS(status) : -1;
}

int main(int argc, char** argv)
{
    if (!getenv(markVariable)) {
        const int status = runInside(argv);
        if (status >= 0)
            return status;
    }
    CacheRefusalTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_cache_refusal.moc"
