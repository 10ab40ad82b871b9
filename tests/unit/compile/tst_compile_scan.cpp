// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest/QTest>

#include "compile/include_scan.h"
#include "compile/sought_paths.h"
#include "compile_fixture.h"

using namespace hawk;
using Names = std::vector<std::string>;

class ScanTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsQuotedNames();
    void findsProbes();
    void findsTimeMacros();
    void findsWhatNobodyReports_data();
    void findsWhatNobodyReports();
    void namesEarlierFolders();
    void namesPlacesBesideIncluders();
    void namesEarlierLibraries();
    void findsTheUppermostMissingFolder();
};

void ScanTest::findsQuotedNames()
{
    const auto names = compile::scanIncludes("#include \"a.h\"\n"
                                             "  #  include\t\"dir/b c.h\"\n"
                                             "#include <angled.h>\n"
                                             "#include_next \"next.h\"\n"
                                             "%: include \"digraph.h\"\n"
                                             "int include = 1; \"no.h\"\n"
                                             "#include \"open.h\n"
                                             "#include MACRO\n"
                                             "#include");
    QCOMPARE(names.quoted, (Names{"a.h", "dir/b c.h", "next.h", "digraph.h"}));
    QVERIFY(names.probedQuoted.empty() && names.probedAngled.empty() && names.timeMacro.empty());
}

void ScanTest::findsProbes()
{
    const auto names = compile::scanIncludes("#if __has_include(<a/b.h>) && __has_include ( \"c.h\" )\n"
                                             "#elif __has_include_next(<d.h>) || defined(__has_include)\n"
                                             "#if my__has_include(<e.h>)\n"
                                             "#if __has_include(");
    QCOMPARE(names.probedAngled, (Names{"a/b.h", "d.h"}));
    QCOMPARE(names.probedQuoted, (Names{"c.h"}));
}

void ScanTest::findsTimeMacros()
{
    QCOMPARE(compile::scanIncludes("const char* t = __TIME__;").timeMacro, std::string("__TIME__"));
    QCOMPARE(compile::scanIncludes("x(__DATE__)").timeMacro, std::string("__DATE__"));
    QCOMPARE(compile::scanIncludes("int __TIME__X, a__DATE__;").timeMacro, std::string());
}

void ScanTest::findsWhatNobodyReports_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const char* text, const char* found) {
        QTest::newRow(name) << std::string(text) << std::string(found);
    };
    row("incbin", "asm(\".incbin \\\"a\\\"\");", ".incbin");
    row("spliced incbin", "asm(\".inc\\ \nbin \\\"a\\\"\");", ".incbin");
    row("assembler's include", "asm(R\"(.include \"a.s\")\");", ".include");
    row("embed", "const char c[] = {\n#embed \"a\"\n};", "#embed");
    row("embed after a comment", "#/**/embed <a>", "#embed");
    row("a member", "options.include (x); options.include = y;", "");
    row("a name", "int embed = 1; // #embedded", "");
}

void ScanTest::findsWhatNobodyReports()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, found);
    QCOMPARE(compile::scanIncludes(text).unreported, found);
}

void ScanTest::namesEarlierFolders()
{
    const Names sought = compile::soughtPaths({.filesRead = {"/c/x/y.h", "/b/z.h", "/elsewhere/w.h"},
                                               .includeFolders = {"/a", "/b/", "/c"},
                                               .texts = {},
                                               .linkFlags = {}});
    QCOMPARE(sought, (Names{"/a/x/y.h", "/a/z.h", "/b/x/y.h"}));
}

void ScanTest::namesPlacesBesideIncluders()
{
    const compile::SearchPlaces places{.filesRead = {"/b/read.h"},
                                       .includeFolders = {"/a", "/b"},
                                       .texts = {{.folder = {}, .names = {.quoted = {"own.h"}}},
                                                 {.folder = "/b",
                                                  .names = {.quoted = {"near.h", "read.h"},
                                                            .probedQuoted = {"q.h"},
                                                            .probedAngled = {"p.h"}}}},
                                       .linkFlags = {}};
    QCOMPARE(compile::soughtPaths(places),
             (Names{"/a/p.h", "/a/q.h", "/a/read.h", "/b/near.h", "/b/p.h", "/b/q.h"}));
}

void ScanTest::namesEarlierLibraries()
{
    const Names sought = compile::soughtPaths({.filesRead = {"/m/libone.a"},
                                               .includeFolders = {},
                                               .texts = {},
                                               .linkFlags = {"-L/l", "-L", "/m", "-lone", "-l:exact.a"}});
    QCOMPARE(sought, (Names{"/l/exact.a", "/l/libone.a", "/l/libone.so", "/m/exact.a", "/m/libone.so"}));
}

void ScanTest::findsTheUppermostMissingFolder()
{
    const CompileFixture fixture;
    fixture.write("here/file.h", "x");
    QCOMPARE(compile::missingPart(fixture.path("here/file.h")), std::string());
    QCOMPARE(compile::missingPart(fixture.path("here/other.h")), fixture.path("here/other.h"));
    QCOMPARE(compile::missingPart(fixture.path("gone/deep/er/other.h")), fixture.path("gone"));
    QCOMPARE(compile::missingPart(fixture.path("here/file.h/other.h")), fixture.path("here/file.h/other.h"));
}

QTEST_APPLESS_MAIN(ScanTest)
#include "tst_compile_scan.moc"
