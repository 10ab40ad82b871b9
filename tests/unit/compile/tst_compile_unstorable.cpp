// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Compiles whose inputs nobody can list, and cache folders that fail meanwhile. Each object is loaded and
// asked for its value, so that a stale one shows.

#include <csignal>

#include <sys/resource.h>

#include "compile_fixture.h"

using namespace hawk;
using compile::Outcome;
namespace fs = std::filesystem;

class UnstorableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrapperThatHidesWhatWasRead_data();
    void wrapperThatHidesWhatWasRead();
    void fileThroughTheAssembler_data();
    void fileThroughTheAssembler();
    void headerAfterAComment_data();
    void headerAfterAComment();
    void saysWhyTheFolderFails();
    void clearBehindALoop();
};

void UnstorableTest::wrapperThatHidesWhatWasRead_data()
{
    QTest::addColumn<QString>("dropped");
    QTest::addColumn<QString>("program");
    QTest::newRow("compiler's list") << QStringLiteral("-MD") << QStringLiteral("compiler");
    QTest::newRow("linker's list") << QStringLiteral("-Wl,--dependency-file=*") << QStringLiteral("linker");
}

void UnstorableTest::wrapperThatHidesWhatWasRead()
{
    QFETCH(const QString, dropped);
    QFETCH(const QString, program);
    CompileFixture fixture;
    fixture.write("h/value.h", "#define VALUE 1\n");
    fixture.write(
        "cxx",
        "#!/bin/bash\nwords=()\nwhile [ $# -gt 0 ]; do case \"$1\" in " + dropped.toStdString()
            + ") ;; -MF) [ " + dropped.toStdString()
            + " = -MD ] || words+=(\"$1\" \"$2\"); shift ;; *) words+=(\"$1\") ;; esac; shift; done\n"
              "exec g++ \"${words[@]}\"\n");
    fs::permissions(fixture.path("cxx"), fs::perms::owner_all);
    fixture.environment.set("HAWK_CXX", fixture.path("cxx"));
    compile::CompileRequest request =
        fixture.request("#include <value.h>\nextern \"C\" int value() { return VALUE; }\n");
    request.includeDirectories = {fixture.path("h")};
    compile::Session session = fixture.session();
    for (const int value : {1, 2}) {
        fixture.write("h/value.h", "#define VALUE " + std::to_string(value) + "\n");
        const Result<compile::Artifact> artifact = compile::compileText(request, session);
        QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
        QCOMPARE(CompileFixture::valueOf(*artifact), value);
        QCOMPARE(artifact->outcome, Outcome::bypassed);
        QVERIFY2(artifact->reason.starts_with("The " + program.toStdString() + " did not say"),
                 artifact->reason.c_str());
    }
    QCOMPARE(session.storeStats()->entries, std::uint64_t{0});
}

void UnstorableTest::fileThroughTheAssembler_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<QString>("named");
    const QString data = QStringLiteral(R"(.incbin \"%1\")");
    QTest::newRow("incbin") << data << QStringLiteral(".incbin");
    QTest::newRow("spliced incbin") << QStringLiteral(".inc\\\nbin \\\"%1\\\"") << QStringLiteral(".incbin");
    QTest::newRow("include") << QStringLiteral(R"(.include \"%1\")") << QStringLiteral(".include");
}

// The instruction stands in a header, not in the text itself.
void UnstorableTest::fileThroughTheAssembler()
{
    QFETCH(const QString, instruction);
    QFETCH(const QString, named);
    const CompileFixture fixture;
    fixture.write("data", "");
    fixture.write("h/number.h",
                  "asm(\".pushsection .rodata\\n.globl number\\nnumber:\\n"
                      + instruction.arg(QString::fromStdString(fixture.path("data"))).toStdString()
                      + "\\n.popsection\");\nextern \"C\" __attribute__((visibility(\"hidden\"))) const char "
                        "number;\n");
    compile::CompileRequest request =
        fixture.request("#include <number.h>\nextern \"C\" int value() { return number; }\n");
    request.includeDirectories = {fixture.path("h")};
    compile::Session session = fixture.session();
    for (const int value : {'1', '2'}) {
        const bool isText = named == QLatin1StringView(".include");
        const std::string digit(1, static_cast<char>(value));
        fixture.write("data", isText ? ".byte '" + digit + "'\n" : digit);
        const Result<compile::Artifact> artifact = compile::compileText(request, session);
        QVERIFY2(artifact, artifact ? "" : artifact.error().message.c_str());
        QCOMPARE(CompileFixture::valueOf(*artifact), value);
        QCOMPARE(artifact->outcome, Outcome::bypassed);
        QVERIFY2(artifact->reason.contains(named.toStdString()), artifact->reason.c_str());
    }
}

void UnstorableTest::headerAfterAComment_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("before") << QStringLiteral("#/* a # here */include \"value.h\"\n");
    QTest::newRow("behind") << QStringLiteral("# include/*a*//*b*/ \"value.h\"\n");
    QTest::newRow("spliced word") << QStringLiteral("#inc\\\nlude \"value.h\"\n");
    QTest::newRow("spliced name") << QStringLiteral("#include \\\n \"val\\\nue.h\"\n");
}

// The name is found, so that a header which appears beside the includer is noticed.
void UnstorableTest::headerAfterAComment()
{
    QFETCH(const QString, line);
    const CompileFixture fixture;
    fixture.write("h/in/enter.h", line.toStdString());
    fixture.write("h/value.h", "#define VALUE 1\n");
    compile::CompileRequest request =
        fixture.request("#include <in/enter.h>\nextern \"C\" int value() { return VALUE; }\n");
    request.includeDirectories = {fixture.path("h")};
    compile::Session session = fixture.session();
    const Result<compile::Artifact> first = compile::compileText(request, session);
    QVERIFY2(first, first ? "" : first.error().message.c_str());
    QCOMPARE(first->outcome, Outcome::miss);
    fixture.write("h/in/value.h", "#define VALUE 2\n");
    const Result<compile::Artifact> second = compile::compileText(request, session);
    QVERIFY(second);
    QCOMPARE(CompileFixture::valueOf(*second), 2);
}

// A limit on the size of files stands for any reason other than a full disk.
void UnstorableTest::saysWhyTheFolderFails()
{
    const CompileFixture fixture;
    compile::Session session = fixture.session();
    QVERIFY(compile::compileText(fixture.request("extern \"C\" int value() { return 1; }\n"), session));
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit small = old;
    small.rlim_cur = 4096;
    setrlimit(RLIMIT_FSIZE, &small);
    const Result<compile::Artifact> refused = compile::compileText(
        fixture.request("// " + std::string(10000, 'x') + "\nextern \"C\" int value() { return 2; }\n"),
        session);
    setrlimit(RLIMIT_FSIZE, &old);
    std::signal(SIGXFSZ, before);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("cache-folder"));
    QVERIFY2(refused.error().message.contains("File too large"), refused.error().message.c_str());
    QVERIFY(!refused.error().message.contains("full"));
}

void UnstorableTest::clearBehindALoop()
{
    CompileFixture fixture;
    fs::create_symlink("loop", fixture.path("loop"));
    fixture.environment.set("HAWK_CACHE_DIR", fixture.path("loop/x"));
    compile::Session session = fixture.session();
    const auto cleared = session.clear();
    QVERIFY(!cleared);
    QCOMPARE(cleared.error().code, std::string("cache-folder"));
    QVERIFY2(cleared.error().message.contains("symbolic links"), cleared.error().message.c_str());
}

QTEST_APPLESS_MAIN(UnstorableTest)
#include "tst_compile_unstorable.moc"
