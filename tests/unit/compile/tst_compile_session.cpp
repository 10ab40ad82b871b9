// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <mutex>

#include <QtTest/QTest>

#include "compile_fixture.h"

using namespace hawk;
using compile::Outcome;
namespace fs = std::filesystem;

class SessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missThenHit();
    void anotherNameGetsTheEntrysFiles();
    void warningsAreReplayed();
    void refusesNamesThatAreNoIdentifiers_data();
    void refusesNamesThatAreNoIdentifiers();
    void refusesALongTextBeforeTheCompilerStarts();
    void mapsMessagesToTheKernel();
    void blamesNoLineForTheMachine_data();
    void blamesNoLineForTheMachine();
    void saysOnceThatItCannotCount();
    void failedCompileLeavesNothing();
    void oneCompilePerKey();
    void brokenTextInManyThreads();
    void cancelLeavesNothing();
    void clearForgetsEntries();
    void deletedFolderIsMadeAgain();
    void everyByteOfTheObjectCounts();
};

constexpr const char* plainText = "extern \"C\" int value() { return 1; }\n";

static process::JobContext collecting(std::vector<std::string>& lines)
{
    return {.information = [&lines](const std::string& line) { lines.push_back(line); }};
}

void SessionTest::missThenHit()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    std::vector<std::string> lines;
    const auto first = compile::compileText(fixture.request(plainText), session, collecting(lines));
    QVERIFY2(first, first ? "" : first.error().message.c_str());
    QCOMPARE(first->outcome, Outcome::miss);
    QCOMPARE(first->format, std::string("so"));
    QVERIFY(!first->reason.empty());
    QCOMPARE(first->objectSha256.size(), std::size_t{64});
    QCOMPARE(lines,
             (std::vector{"hawk: building sample (host); it is kept in " + fixture.root()
                          + "/workbench-1 for later runs, `hawk cache clear` removes it"}));
    const std::string bytes = CompileFixture::contentOf(first->object);

    lines.clear();
    const auto second = compile::compileText(fixture.request(plainText), session, collecting(lines));
    QVERIFY(second);
    QCOMPARE(second->outcome, Outcome::hit);
    QCOMPARE(second->key, first->key);
    QCOMPARE(second->object, first->object);
    QCOMPARE(second->objectSha256, first->objectSha256);
    QCOMPARE(CompileFixture::contentOf(second->object), bytes);
    QCOMPARE(CompileFixture::contentOf(second->source), std::string(plainText));
    QCOMPARE(second->seconds, 0.0);
    QCOMPARE(second->commandLine, first->commandLine);
    QVERIFY(lines.empty());
    QVERIFY((session.cacheStats() == compile::CacheStats{.hits = 1, .misses = 1}));
    session.resetCacheStats();
    QVERIFY((session.cacheStats() == compile::CacheStats{}));
    const auto stats = session.storeStats();
    QCOMPARE(stats->requests, std::uint64_t{2});
    QCOMPARE(stats->hits, std::uint64_t{1});
    QCOMPARE(stats->misses, std::uint64_t{1});
    QCOMPARE(stats->entries, std::uint64_t{1});
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
}

void SessionTest::anotherNameGetsTheEntrysFiles()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    QVERIFY(compile::compileText(fixture.request(plainText), session));
    compile::CompileRequest renamed = fixture.request(plainText);
    renamed.name = "other";
    const auto artifact = compile::compileText(renamed, session);
    QVERIFY(artifact);
    QCOMPARE(artifact->outcome, Outcome::hit);
    QVERIFY(fs::exists(artifact->object));
    QVERIFY(fs::exists(artifact->source));
}

void SessionTest::warningsAreReplayed()
{
    const CompileFixture fixture;
    compile::CompileRequest request = fixture.request("extern \"C\" int value() { int unused; return 1; }\n");
    request.extraFlags = {"-Wall"};
    compile::Session session = fixture.session();
    const auto cold = compile::compileText(request, session);
    QVERIFY(cold);
    QVERIFY(!cold->messages.empty());
    QCOMPARE(cold->messages[0].severity, text::Severity::warning);
    QCOMPARE(cold->messages[0].line, 1u);
    compile::Session another = fixture.session();
    const auto warm = compile::compileText(request, another);
    QCOMPARE(warm->outcome, Outcome::hit);
    QCOMPARE(warm->messages.size(), cold->messages.size());
    for (std::size_t i = 0; i < cold->messages.size(); ++i) {
        QCOMPARE(warm->messages[i].text, cold->messages[i].text);
        QCOMPARE(warm->messages[i].file, cold->messages[i].file);
        QVERIFY(!cold->messages[i].file.starts_with('/'));
    }
}

void SessionTest::refusesNamesThatAreNoIdentifiers_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("suffix");
    for (const char* name : {"../outside", "a/b", "", ".", "1a", "a b", "a-b", "\xc3\xa4", "a\n"})
        QTest::newRow(name) << std::string(name) << std::string("cpp");
    QTest::newRow("suffix") << std::string("a") << std::string("../cpp");
}

void SessionTest::refusesNamesThatAreNoIdentifiers()
{
    QFETCH(const std::string, name);
    QFETCH(const std::string, suffix);
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    compile::CompileRequest request = fixture.request(plainText);
    request.name = name;
    request.suffix = suffix;
    const auto artifact = compile::compileText(request, session);
    QVERIFY(!artifact);
    QCOMPARE(artifact.error().kind, ErrorKind::usage);
    QVERIFY(!fs::exists(fixture.root()));
}

void SessionTest::refusesALongTextBeforeTheCompilerStarts()
{
    CompileFixture fixture;
    fixture.write("bin/g++",
                  "#!/bin/sh\ntouch '" + fixture.path("started") + "'\nexec /usr/bin/g++ \"$@\"\n");
    fs::permissions(fixture.path("bin/g++"), fs::perms::owner_all);
    fixture.environment.set("HAWK_CXX", fixture.path("bin/g++"));
    fixture.environment.set("HAWK_COMPILE_SOURCE_BUDGET", "20");
    compile::Session session = fixture.session();
    const auto artifact = compile::compileText(fixture.request(plainText), session);
    QVERIFY(!artifact);
    QCOMPARE(artifact.error().kind, ErrorKind::refused);
    QVERIFY(artifact.error().hint.find("HAWK_COMPILE_SOURCE_BUDGET") != std::string::npos);
    QVERIFY(!fs::exists(fixture.path("started")));
    QVERIFY((session.cacheStats() == compile::CacheStats{.misses = 1}));
}

void SessionTest::mapsMessagesToTheKernel()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    compile::CompileRequest request =
        fixture.request("extern \"C\" int value()\n{\n    return nothing;\n}\n");
    const auto own = compile::compileText(request, session);
    QVERIFY(!own);
    QCOMPARE(own.error().kind, ErrorKind::refused);
    QCOMPARE(own.error().diagnostics.size(), std::size_t{1});
    QCOMPARE(own.error().diagnostics[0].code(), std::string_view("C01"));
    QVERIFY(own.error().diagnostics[0].message().find("nothing") != std::string::npos);
    // The word itself, which starts in column 12 of line 3, to the line's end.
    QCOMPARE(request.text.substr(own.error().diagnostics[0].range.begin, 7), std::string("nothing"));

    for (std::uint32_t line = 1; line <= 4; ++line)
        request.lineMap.append({line * 100, line * 100 + 5});
    const auto mapped = compile::compileText(request, session);
    QVERIFY(!mapped);
    QCOMPARE(mapped.error().diagnostics.size(), std::size_t{1});
    QVERIFY((mapped.error().diagnostics[0].range == text::Range{300, 305}));
}

void SessionTest::blamesNoLineForTheMachine_data()
{
    QTest::addColumn<std::string>("action");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* code, const std::string& message, const char* end = "exit 1") {
        QTest::newRow(code) << "echo 'sample.cpp:1:1: " + message + "' >&2; " + end << std::string(code);
    };
    row("no-space", "error: closing dependency file: No space left on device");
    row("compiler-out-of-memory", "fatal error: out of memory allocating 9 bytes");
    row("compiler-crashed", "internal compiler error: in x");
    row("file-size-limit", "error: closing dependency file: File too large");
    row("compiler-time-limit", "error: slow", "sleep 100");
}

void SessionTest::blamesNoLineForTheMachine()
{
    QFETCH(const std::string, action);
    QFETCH(const std::string, code);
    CompileFixture fixture;
    fixture.write("bin/g++",
                  "#!/bin/sh\ncase \"$*\" in *sample.cpp*) " + action
                      + ";; esac\nexec /usr/bin/g++ \"$@\"\n");
    fs::permissions(fixture.path("bin/g++"), fs::perms::owner_all);
    fixture.environment.set("HAWK_CXX", fixture.path("bin/g++"));
    fixture.environment.set("HAWK_COMPILE_TIMEOUT", "1");
    compile::Session session = fixture.session();
    compile::CompileRequest request = fixture.request(plainText);
    request.lineMap.append({100, 105});
    const auto artifact = compile::compileText(request, session);
    QVERIFY(!artifact);
    QCOMPARE(artifact.error().kind, ErrorKind::environment);
    QCOMPARE(artifact.error().code, code);
    QVERIFY(artifact.error().diagnostics.empty());
    QCOMPARE(artifact.error().hint.contains("TMPDIR"), code == "no-space");
}

void SessionTest::saysOnceThatItCannotCount()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    std::vector<std::string> lines;
    QVERIFY(compile::compileText(fixture.request(plainText), session));
    // The folder goes away between the look at it and the end of each request.
    process::JobContext job{.information = [&](const std::string& line) {
        lines.push_back(line);
        fs::remove_all(fixture.root());
    }};
    for (const char* broken : {"int f( {\n", "int g( {\n"})
        QVERIFY(!compile::compileText(fixture.request(broken), session, job));
    QCOMPARE(
        std::ranges::count_if(lines, [](const std::string& line) { return line.contains("not counted"); }),
        1);
}

void SessionTest::failedCompileLeavesNothing()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    QVERIFY(!compile::compileText(fixture.request("int value( {\n"), session));
    const auto stats = session.storeStats();
    QCOMPARE(stats->requests, std::uint64_t{1});
    QCOMPARE(stats->failures, std::uint64_t{1});
    QCOMPARE(stats->entries, std::uint64_t{0});
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
    QCOMPARE(fixture.filesIn("trash"), std::size_t{0});
}

// Runs the same request in some threads at once and hands each result to `visit`.
template <class Visitor>
static void inThreads(int count, const compile::CompileRequest& request, compile::Session& session,
                      Visitor visit)
{
    std::mutex mutex;
    std::vector<std::jthread> threads;
    for (int i = 0; i < count; ++i) {
        threads.emplace_back([&] {
            const auto artifact = compile::compileText(request, session);
            const std::lock_guard lock(mutex);
            visit(artifact);
        });
    }
}

void SessionTest::oneCompilePerKey()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    int hits = 0;
    int misses = 0;
    inThreads(16, fixture.request(plainText), session, [&](const Result<compile::Artifact>& artifact) {
        hits += artifact && artifact->outcome == Outcome::hit ? 1 : 0;
        misses += artifact && artifact->outcome == Outcome::miss ? 1 : 0;
    });
    QCOMPARE(misses, 1);
    QCOMPARE(hits, 15);
    QVERIFY((session.cacheStats() == compile::CacheStats{.hits = 15, .misses = 1}));
    QCOMPARE(session.storeStats()->requests, std::uint64_t{16});
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
}

void SessionTest::brokenTextInManyThreads()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    int refused = 0;
    inThreads(4, fixture.request("int value( {\n"), session, [&](const Result<compile::Artifact>& artifact) {
        refused += !artifact && artifact.error().kind == ErrorKind::refused ? 1 : 0;
    });
    QCOMPARE(refused, 4);
    QCOMPARE(session.storeStats()->failures, std::uint64_t{4});
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
}

void SessionTest::cancelLeavesNothing()
{
    CompileFixture fixture;
    fixture.write("bin/g++",
                  "#!/bin/sh\ncase \"$*\" in *sample.cpp*) sleep 600;; esac\nexec /usr/bin/g++ \"$@\"\n");
    fs::permissions(fixture.path("bin/g++"), fs::perms::owner_all);
    fixture.environment.set("HAWK_CXX", fixture.path("bin/g++"));
    compile::Session session = fixture.session();
    std::stop_source source;
    process::JobContext job{.stop = source.get_token(),
                            .information = [&source](const std::string&) { source.request_stop(); }};
    const auto artifact = compile::compileText(fixture.request(plainText), session, job);
    QVERIFY(!artifact);
    QCOMPARE(artifact.error().code, std::string("cancelled"));
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
    QCOMPARE(session.storeStats()->failures, std::uint64_t{1});
}

void SessionTest::clearForgetsEntries()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    QCOMPARE(session.clear()->entries, std::uint64_t{0});
    QVERIFY(!fs::exists(fixture.root()));
    QVERIFY(compile::compileText(fixture.request(plainText), session));
    const auto cleared = session.clear();
    QCOMPARE(cleared->entries, std::uint64_t{1});
    QVERIFY(cleared->bytes > 0);
    QCOMPARE(session.storeStats()->entries, std::uint64_t{0});
    const auto again = compile::compileText(fixture.request(plainText), session);
    QCOMPARE(again->outcome, Outcome::miss);
}

void SessionTest::deletedFolderIsMadeAgain()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    QVERIFY(compile::compileText(fixture.request(plainText), session));
    fs::remove_all(fixture.root());
    for (const Outcome expected : {Outcome::miss, Outcome::hit})
        QCOMPARE(compile::compileText(fixture.request(plainText), session)->outcome, expected);
}

void SessionTest::everyByteOfTheObjectCounts()
{
    const CompileFixture fixture;
    const auto first = [&] {
        compile::Session session = fixture.session();
        return compile::compileText(fixture.request(plainText), session);
    }();
    QVERIFY(first);
    const std::string object = CompileFixture::contentOf(first->object);
    for (std::size_t at = 0; at < object.size(); at += object.size() / 4) {
        std::string damaged = object;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        fs::permissions(first->object, fs::perms::owner_read | fs::perms::owner_write);
        std::ofstream(first->object, std::ios::binary | std::ios::trunc) << damaged;
        compile::Session session = fixture.session();
        const auto healed = compile::compileText(fixture.request(plainText), session);
        QVERIFY(healed);
        QCOMPARE(healed->outcome, Outcome::miss);
        QVERIFY2(healed->reason.find("damaged") != std::string::npos, healed->reason.c_str());
        QCOMPARE(CompileFixture::contentOf(healed->object), object);
        QCOMPARE(compile::compileText(fixture.request(plainText), session)->outcome, Outcome::hit);
    }
}

QTEST_APPLESS_MAIN(SessionTest)
#include "tst_compile_session.moc"
