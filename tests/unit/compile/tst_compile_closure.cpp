// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Headers and libraries that change between two compiles of one text. Each served object is loaded and asked
// for its value, so a stale one shows whatever the counters say.

#include <cstdlib>

#include <QtTest/QTest>

#include "compile/request_key.h"
#include "compile_fixture.h"
#include "process/program.h"

using namespace hawk;
using compile::Outcome;
namespace fs = std::filesystem;

class ClosureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void headerChanges_data();
    void headerChanges();
    void probedHeaderAppears();
    void libraryChanges();
    void requestChanges_data();
    void requestChanges();
    void everyHostFlagIsATerm_data();
    void everyHostFlagIsATerm();
    void timeMacroIsNotStored();
    void changeWhileCompilingIsNotStored();
};

// The text includes b/value.h through the folders a and b; value.h includes b/detail.h with quotes.
static compile::CompileRequest requestWithHeaders(const CompileFixture& fixture)
{
    compile::CompileRequest request =
        fixture.request("#include <value.h>\nextern \"C\" int value() { return VALUE; }\n");
    request.includeDirectories = {fixture.path("a"), fixture.path("b")};
    return request;
}

using Step = std::function<void(const CompileFixture&)>;

void ClosureTest::headerChanges_data()
{
    QTest::addColumn<Step>("change");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<int>("value");
    const auto row = [](const char* name, Step change, Outcome outcome, int value) {
        QTest::newRow(name) << change << outcome << value;
    };
    row("nothing", [](const CompileFixture&) { }, Outcome::hit, 1);
    row(
        "touched",
        [](const CompileFixture& f) {
            fs::last_write_time(f.path("b/value.h"), fs::file_time_type::clock::now());
        },
        Outcome::hit, 1);
    row(
        "same bytes",
        [](const CompileFixture& f) { f.write("b/value.h", CompileFixture::contentOf(f.path("b/value.h"))); },
        Outcome::hit, 1);
    row(
        "edited", [](const CompileFixture& f) { f.write("b/value.h", "#define VALUE 2\n"); }, Outcome::miss,
        2);
    row(
        "edited with its time restored",
        [](const CompileFixture& f) {
            const fs::file_time_type before = fs::last_write_time(f.path("b/detail.h"));
            f.write("b/detail.h", "#define VALUE 3\n");
            fs::last_write_time(f.path("b/detail.h"), before);
        },
        Outcome::miss, 3);
    row(
        "replaced by a link",
        [](const CompileFixture& f) {
            f.write("other.h", "#define VALUE 4\n");
            fs::remove(f.path("b/value.h"));
            fs::create_symlink(f.path("other.h"), f.path("b/value.h"));
            QTest::qSleep(12);
        },
        Outcome::miss, 4);
    row(
        "shadowed in an earlier folder",
        [](const CompileFixture& f) { f.write("a/value.h", "#define VALUE 5\n"); }, Outcome::miss, 5);
    row(
        "another header in an earlier folder",
        [](const CompileFixture& f) { f.write("a/unrelated.h", "#define VALUE 6\n"); }, Outcome::hit, 1);
    row(
        "a later folder", [](const CompileFixture& f) { f.write("b/unrelated.h", "#define VALUE 7\n"); },
        Outcome::hit, 1);
    row(
        "shadowed beside its includer",
        [](const CompileFixture& f) { f.write("b/sub/far.h", "#define VALUE 8\n"); }, Outcome::miss, 8);
}

void ClosureTest::headerChanges()
{
    QFETCH(const Step, change);
    QFETCH(const Outcome, outcome);
    QFETCH(const int, value);
    const CompileFixture fixture;
    fs::create_directories(fixture.path("a"));
    fixture.write("b/value.h", "#include \"sub/enter.h\"\n");
    fixture.write("b/sub/enter.h", "#include \"far.h\"\n");
    fixture.write("b/far.h", "#include \"detail.h\"\n");
    fixture.write("b/detail.h", "#define VALUE 1\n");
    const compile::CompileRequest request = requestWithHeaders(fixture);

    compile::Session session = fixture.session();
    const Result<compile::Artifact> first = compile::compileText(request, session);
    QVERIFY2(first, first ? "" : first.error().message.c_str());
    QCOMPARE(first->outcome, Outcome::miss);
    QCOMPARE(CompileFixture::valueOf(*first), 1);

    change(fixture);
    const Result<compile::Artifact> second = compile::compileText(request, session);
    QVERIFY2(second, second ? "" : second.error().message.c_str());
    QCOMPARE(second->outcome, outcome);
    QCOMPARE(CompileFixture::valueOf(*second), value);
    QCOMPARE(second->key, first->key);
    QCOMPARE(second->object == first->object, outcome == Outcome::hit);
    QCOMPARE(second->objectSha256 == first->objectSha256, value == 1);

    // In a new process, as it were, and once more in this one.
    compile::Session another = fixture.session();
    for (int i = 0; i < 2; ++i) {
        const Result<compile::Artifact> again = compile::compileText(request, another);
        QVERIFY(again);
        QCOMPARE(again->outcome, Outcome::hit);
        QCOMPARE(again->object, second->object);
    }

    // Back to what it was: the first entry serves again.
    for (const char* name : {"a/value.h", "b/sub/far.h", "b/value.h"})
        fs::remove(fixture.path(name));
    fixture.write("b/value.h", "#include \"sub/enter.h\"\n");
    fixture.write("b/detail.h", "#define VALUE 1\n");
    const Result<compile::Artifact> back = compile::compileText(request, session);
    QVERIFY(back);
    QCOMPARE(back->outcome, Outcome::hit);
    QCOMPARE(back->object, first->object);

    fs::remove(fixture.path("b/detail.h"));
    const Result<compile::Artifact> deleted = compile::compileText(request, session);
    QVERIFY(!deleted);
    QCOMPARE(deleted.error().kind, ErrorKind::refused);
}

void ClosureTest::probedHeaderAppears()
{
    const CompileFixture fixture;
    compile::CompileRequest request = fixture.request("#if __has_include(<extra/probe.h>)\n"
                                                      "extern \"C\" int value() { return 2; }\n"
                                                      "#else\n"
                                                      "extern \"C\" int value() { return 1; }\n"
                                                      "#endif\n");
    request.includeDirectories = {fixture.path("not made yet"), fixture.path("b")};
    compile::Session session = fixture.session();
    const auto valueAndOutcome = [&] {
        const Result<compile::Artifact> artifact = compile::compileText(request, session);
        return artifact ? std::pair(CompileFixture::valueOf(*artifact), artifact->outcome)
                        : std::pair(-1, Outcome::bypassed);
    };
    QCOMPARE(valueAndOutcome(), std::pair(1, Outcome::miss));
    QCOMPARE(valueAndOutcome(), std::pair(1, Outcome::hit));
    fixture.write("not made yet/extra/probe.h", "");
    QCOMPARE(valueAndOutcome(), std::pair(2, Outcome::miss));
    QCOMPARE(valueAndOutcome(), std::pair(2, Outcome::hit));
    // Its presence counts although nothing reads it.
    fs::remove_all(fixture.path("not made yet"));
    QCOMPARE(valueAndOutcome(), std::pair(1, Outcome::hit));
}

// A static library with `int inner()`.
static void makeLibrary(const CompileFixture& fixture, const std::string& folder, int value)
{
    fixture.write("inner.cpp", "extern \"C\" int inner() { return " + std::to_string(value) + "; }\n");
    fs::create_directories(fixture.path(folder));
    const auto run = [&](std::vector<std::string> arguments) {
        const auto result = process::runProgram(
            {.arguments = std::move(arguments), .environment = process::Environment::ofThisProcess()});
        QVERIFY(result && result->succeeded());
    };
    run({"g++", "-c", "-fPIC", fixture.path("inner.cpp"), "-o", fixture.path("inner.o")});
    fs::remove(fixture.path(folder + "/libinner.a"));
    run({"ar", "rcsD", fixture.path(folder + "/libinner.a"), fixture.path("inner.o")});
    QTest::qSleep(12);
}

void ClosureTest::libraryChanges()
{
    const CompileFixture fixture;
    makeLibrary(fixture, "lib", 1);
    fs::create_directories(fixture.path("earlier"));
    compile::CompileRequest request =
        fixture.request("extern \"C\" int inner();\nextern \"C\" int value() { return inner(); }\n");
    request.linkStandardLibrary = true;
    // The library is named after the source by the linker's own option for inputs.
    request.extraFlags = {"-L" + fixture.path("earlier"), "-L" + fixture.path("lib"), "-Wl,--whole-archive",
                          "-linner", "-Wl,--no-whole-archive"};
    compile::Session session = fixture.session();
    const auto valueAndOutcome = [&] {
        const Result<compile::Artifact> artifact = compile::compileText(request, session);
        return artifact ? std::pair(CompileFixture::valueOf(*artifact), artifact->outcome)
                        : std::pair(-1, Outcome::bypassed);
    };
    QCOMPARE(valueAndOutcome(), std::pair(1, Outcome::miss));
    QCOMPARE(valueAndOutcome(), std::pair(1, Outcome::hit));
    makeLibrary(fixture, "lib", 2);
    QCOMPARE(valueAndOutcome(), std::pair(2, Outcome::miss));
    makeLibrary(fixture, "earlier", 3);
    QCOMPARE(valueAndOutcome(), std::pair(3, Outcome::miss));
    fs::remove(fixture.path("earlier/libinner.a"));
    QCOMPARE(valueAndOutcome(), std::pair(2, Outcome::hit));
}

using Edit = std::function<void(compile::CompileRequest&)>;

void ClosureTest::requestChanges_data()
{
    QTest::addColumn<Edit>("edit");
    const auto row = [](const char* name, Edit edit) { QTest::newRow(name) << edit; };
    row("define", [](auto& r) { r.target.defines = {"X=1"}; });
    row("include folder", [](auto& r) { r.includeDirectories.push_back("/usr/include"); });
    row("level", [](auto& r) { r.target.optLevel = codegen::OptLevel::O1; });
    row("profile", [](auto& r) { r.target.profile = codegen::Profile::native; });
    row("mode", [](auto& r) { r.target.mode = codegen::Mode::float32; });
    row("flag", [](auto& r) { r.extraFlags = {"-fno-inline"}; });
    row("math library", [](auto& r) { r.linkMathLibrary = true; });
    row("standard library", [](auto& r) { r.linkStandardLibrary = true; });
    row("text", [](auto& r) { r.text += "\n"; });
}

void ClosureTest::requestChanges()
{
    QFETCH(const Edit, edit);
    const CompileFixture fixture;
    compile::CompileRequest request = fixture.request("extern \"C\" int value() { return 1; }\n");
    compile::Session session = fixture.session();
    const Result<compile::Artifact> first = compile::compileText(request, session);
    QVERIFY(first);
    edit(request);
    const Result<compile::Artifact> second = compile::compileText(request, session);
    QVERIFY2(second, second ? "" : second.error().message.c_str());
    QCOMPARE(second->outcome, Outcome::miss);
    QVERIFY(second->key != first->key);
    QCOMPARE(compile::compileText(request, session)->outcome, Outcome::hit);
}

void ClosureTest::everyHostFlagIsATerm_data()
{
    QTest::addColumn<bool>("math");
    QTest::addColumn<bool>("standard");
    for (int i = 0; i < 4; ++i)
        QTest::addRow("math %d, standard %d", i & 1, i >> 1) << bool(i & 1) << bool(i >> 1);
}

// The words of the command line, except those that name files, are in the key's terms.
void ClosureTest::everyHostFlagIsATerm()
{
    QFETCH(const bool, math);
    QFETCH(const bool, standard);
    const CompileFixture fixture;
    compile::CompileRequest request = fixture.request("extern \"C\" int value() { return 1; }\n");
    request.linkMathLibrary = math;
    request.linkStandardLibrary = standard;
    compile::Session session = fixture.session();
    const Result<compile::Artifact> artifact = compile::compileText(request, session);
    QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
    const auto key = compile::requestKey(request, codegen::CompilerKind::hostCxx, session.toolchain(),
                                         process::JobContext());
    QVERIFY(key);
    QCOMPARE(key->digest, artifact->key);
    std::string terms = "\n";
    for (const cache::KeyField& field : key->fields)
        terms += field.value + '\n';
    int flags = 0;
    for (const std::string& word : artifact->commandLine) {
        const bool namesFiles = word.contains(fixture.root()) || word.starts_with("-M") || word == "-o"
            || word.contains("dependency-file");
        if (!word.starts_with('-') || namesFiles)
            continue;
        ++flags;
        QVERIFY2(terms.contains('\n' + word + '\n'), word.c_str());
    }
    QVERIFY(flags > 5);
}

void ClosureTest::timeMacroIsNotStored()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    const auto request = fixture.request("extern \"C\" int value() { return __TIME__[0]; }\n");
    for (int i = 0; i < 2; ++i) {
        const Result<compile::Artifact> artifact = compile::compileText(request, session);
        QVERIFY(artifact);
        QCOMPARE(artifact->outcome, Outcome::bypassed);
        QVERIFY2(artifact->reason.find("__TIME__") != std::string::npos, artifact->reason.c_str());
    }
    QCOMPARE(session.storeStats()->entries, std::uint64_t{0});
}

// A compiler that changes its input each time after reading it.
void ClosureTest::changeWhileCompilingIsNotStored()
{
    CompileFixture fixture;
    fixture.write("b/value.h", "#define VALUE 1\n");
    fixture.write("changing/g++",
                  "#!/bin/sh\n/usr/bin/g++ \"$@\"\nresult=$?\n"
                  "case \"$*\" in *sample.cpp*) echo '#define VALUE 2' > '"
                      + fixture.path("b/value.h") + "';; esac\nexit $result\n");
    fs::permissions(fixture.path("changing/g++"), fs::perms::owner_all);
    fixture.environment.set("HAWK_CXX", fixture.path("changing/g++"));
    compile::Session session = fixture.session();
    const Result<compile::Artifact> artifact = compile::compileText(requestWithHeaders(fixture), session);
    QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
    QCOMPARE(artifact->outcome, Outcome::bypassed);
    QVERIFY2(artifact->reason.find("value.h changed") != std::string::npos, artifact->reason.c_str());
    QCOMPARE(session.storeStats()->entries, std::uint64_t{0});
    QCOMPARE(session.storeStats()->bypassed, std::uint64_t{1});
}

QTEST_APPLESS_MAIN(ClosureTest)
#include "tst_compile_closure.moc"
