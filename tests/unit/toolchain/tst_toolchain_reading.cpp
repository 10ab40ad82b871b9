// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Texts that compilers and linkers wrote, and what is read from them.

#include <QTest>

#include "toolchain/architectures.h"
#include "toolchain/compiler_query.h"
#include "toolchain/dependency_file.h"
#include "toolchain/device_compiler.h"
#include "toolchain/flags.h"
#include "toolchain/machine_terms.h"
#include "toolchain/toolchain.h"

using hawk::Result;
using hawk::codegen::Profile;
using hawk::text::Severity;
using hawk::toolchain::Family;

using Words = std::vector<std::string>;

namespace {

/// In the order in which nvcc 13.0 lists them.
const std::string cuda13Listing =
    "compute_75\ncompute_80\ncompute_86\ncompute_87\ncompute_88\ncompute_89\ncompute_90\n"
    "compute_100\ncompute_110\ncompute_103\ncompute_120\ncompute_121\n";

} // namespace

class ToolchainReadingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dependencies();
    void filesOutside();
    void messages_data();
    void messages();
    void linesThatAreNoMessages();
    void architectures_data();
    void architectures();
    void searchList();
    void dryRun();
    void hostFlags();
    void deviceFlags();
    void cpuIdentity();
};

void ToolchainReadingTest::dependencies()
{
    // As GCC writes them: a blank, a hash sign and a dollar are escaped, long rules continue.
    QCOMPARE(
        hawk::toolchain::parseDependencies("k.so: k.cpp /a\\ b/x.h \\\n /c\\#d/y.h /e$$f/z.h\n\n/g/w.h:\n"),
        (Words{"k.cpp", "/a b/x.h", "/c#d/y.h", "/e$f/z.h"}));
    // As nvcc and GNU ld write them.
    QCOMPARE(hawk::toolchain::parseDependencies("e.ptx : e.cu \\\n    /usr/include/stdc-predef.h\r\n"),
             (Words{"e.cu", "/usr/include/stdc-predef.h"}));
    QCOMPARE(
        hawk::toolchain::parseDependencies("k.so: \\\n  /lib/crti.o \\\n  /lib/libc.so.6\n\n/lib/crti.o:\n"),
        (Words{"/lib/crti.o", "/lib/libc.so.6"}));
    QCOMPARE(hawk::toolchain::parseDependencies(""), Words());
    QCOMPARE(hawk::toolchain::parseDependencies("no rule here"), Words());
}

void ToolchainReadingTest::filesOutside()
{
    QCOMPARE(hawk::toolchain::filesOutside({"k.cpp", "/job/x.h", "/a/./b.h", "/a/b.h", "../c.h", "/l/../d.h"},
                                           "/job"),
             (Words{"/a/b.h", "/job/../c.h", "/l/../d.h"}));
}

void ToolchainReadingTest::messages_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("severity");
    QTest::addColumn<QString>("file");
    QTest::addColumn<unsigned>("row");
    QTest::addColumn<unsigned>("column");
    QTest::addColumn<QString>("text");

    const auto row = [](const char* line, Severity severity, const char* file, unsigned number,
                        unsigned column, const char* text) {
        QTest::addRow("%s", line) << QString::fromLatin1(line) << static_cast<int>(severity)
                                  << QString::fromLatin1(file) << number << column
                                  << QString::fromLatin1(text);
    };
    row("k.cpp:3:12: error: 'y' was not declared in this scope", Severity::error, "k.cpp", 3, 12,
        "'y' was not declared in this scope");
    row("/a b:c/k.cpp:3:12: warning: unused [-Wunused]", Severity::warning, "/a b:c/k.cpp", 3, 12,
        "unused [-Wunused]");
    row("k.cpp:9:2: note: here", Severity::note, "k.cpp", 9, 2, "here");
    row("k.cpp:1:10: fatal error: nope.h: No such file or directory", Severity::error, "k.cpp", 1, 10,
        "nope.h: No such file or directory");
    row("k.cpp:4: error: unterminated", Severity::error, "k.cpp", 4, 0, "unterminated");
    row("k.cu(1): error: identifier \"y\" is undefined", Severity::error, "k.cu", 1, 0,
        "identifier \"y\" is undefined");
    row("k.cu(2): warning #177-D: variable \"q\" was declared", Severity::warning, "k.cu", 2, 0,
        "variable \"q\" was declared");
    row("k (1).cu(7): error: expected a \";\"", Severity::error, "k (1).cu", 7, 0, "expected a \";\"");
    row("ptxas /tmp/k.ptx, line 23; error   : Not a name of any known instruction: 'foo'", Severity::error,
        "/tmp/k.ptx", 23, 0, "Not a name of any known instruction: 'foo'");
    row("nvcc fatal   : Unsupported gpu architecture 'sm_20'", Severity::error, "", 0, 0,
        "Unsupported gpu architecture 'sm_20'");
    row("cc1plus: error: bad value 'x' for '-march=' switch", Severity::error, "", 0, 0,
        "bad value 'x' for '-march=' switch");
    row("k.cpp:(.text+0x5): undefined reference to `foo'", Severity::error, "", 0, 0,
        "undefined reference to `foo'");
}

void ToolchainReadingTest::messages()
{
    QFETCH(QString, line);
    QFETCH(int, severity);
    QFETCH(QString, file);
    QFETCH(unsigned, row);
    QFETCH(unsigned, column);
    QFETCH(QString, text);
    const auto messages = hawk::toolchain::parseMessages(line.toStdString() + "\n");
    QCOMPARE(messages.size(), 1u);
    QCOMPARE(static_cast<int>(messages[0].severity), severity);
    QCOMPARE(QString::fromStdString(messages[0].file), file);
    QCOMPARE(messages[0].line, row);
    QCOMPARE(messages[0].column, column);
    QCOMPARE(QString::fromStdString(messages[0].text), text);
}

void ToolchainReadingTest::linesThatAreNoMessages()
{
    const auto messages =
        hawk::toolchain::parseMessages("k.cpp: In function 'int f()':\n"
                                       "    3 |   return y; // k.cpp:1:1: error: no\n"
                                       "      |          ^\n"
                                       "compilation terminated.\n"
                                       "5 errors detected in the compilation of \"bad.cu\".\n"
                                       "collect2: error: ld returned 1 exit status\n\n");
    QVERIFY(messages.empty());
}

void ToolchainReadingTest::architectures_data()
{
    QTest::addColumn<QString>("listing");
    QTest::addColumn<QString>("request");
    QTest::addColumn<QString>("answer"); ///< empty: refused

    const QString cuda13 = QString::fromStdString(cuda13Listing);
    const auto row = [](const char* name, const QString& listing, const char* request, const char* answer) {
        QTest::newRow(name) << listing << QString::fromLatin1(request) << QString::fromLatin1(answer);
    };
    row("nothing asked, CUDA 13", cuda13, "", "compute_75");
    row("nothing asked, from 6.0 on", QStringLiteral("compute_50\ncompute_52\ncompute_60\ncompute_70\n"), "",
        "compute_60");
    row("nothing asked, all below 6.0", QStringLiteral("compute_35\ncompute_52\n"), "", "compute_52");
    row("nothing asked, list unknown", QString(), "", "compute_61");
    row("beyond the largest", cuda13, "sm_200", "compute_121");
    row("beyond the largest, virtual", cuda13, "compute_130", "compute_121");
    row("below the smallest", cuda13, "sm_61", "");
    row("below the smallest, virtual", cuda13, "compute_70", "");
    row("real", cuda13, "sm_90", "sm_90");
    row("with a letter", cuda13, "sm_90a", "sm_90a");
    row("virtual", cuda13, "compute_103", "compute_103");
    row("the largest", cuda13, "sm_121", "sm_121");
    row("another form", cuda13, "ampere", "ampere");
    row("another form, digits", cuda13, "sm_9x0", "sm_9x0");
    row("list unknown", QString(), "sm_20", "sm_20");
}

void ToolchainReadingTest::architectures()
{
    QFETCH(QString, listing);
    QFETCH(QString, request);
    QFETCH(QString, answer);
    const Words supported = hawk::toolchain::parseArchitectures(listing.toStdString());
    const Result<std::string> chosen = hawk::toolchain::chooseArchitecture(
        {request.toStdString(), "HAWK_CUDA_ARCH"}, supported, "CUDA 13.0");
    QCOMPARE(QString::fromStdString(chosen.value_or("")), answer);
    if (!chosen) {
        QCOMPARE(chosen.error().code, "architecture-too-old");
        for (const char* part : {"HAWK_CUDA_ARCH", "CUDA 13.0", "compute_75"})
            QVERIFY(chosen.error().message.contains(part));
        QVERIFY(chosen.error().hint.contains("HAWK_NVCC"));
    }
}

void ToolchainReadingTest::searchList()
{
    QCOMPARE(
        hawk::toolchain::parseSearchList("ignoring nonexistent directory \"/x\"\n"
                                         "#include \"...\" search starts here:\n /q\n"
                                         "#include <...> search starts here:\n /usr/include/c++/14\n /a b\n"
                                         "End of search list.\n /not/this\n"),
        (Words{"/q", "/usr/include/c++/14", "/a b"}));
}

void ToolchainReadingTest::dryRun()
{
    const auto facts = hawk::toolchain::parseDryRun(
        "#$ _HERE_=/c/bin\n#$ CICC_PATH=/c/bin/../nvvm/bin\n#$ NVVMIR_LIBRARY_DIR=/c/bin/../nvvm/libdevice\n"
        "#$ INCLUDES=\"-I/c/bin/../targets/x86_64-linux/include\"  \n"
        "#$ SYSTEM_INCLUDES=\"-isystem\" \"/c/bin/../targets/x86_64-linux/include/cccl\"  \n"
        "#$ gcc -D__CUDA_ARCH__=750 -E -x c++ \"/dev/null\" -o \"/tmp/t.ii\" \n");
    QCOMPARE(facts.here, "/c/bin");
    QCOMPARE(facts.frontEndFolder, "/c/bin/../nvvm/bin");
    QCOMPARE(facts.libraryFolder, "/c/bin/../nvvm/libdevice");
    QCOMPARE(facts.hostCompiler, "gcc");
    QCOMPARE(
        facts.searchList,
        (Words{"/c/bin/../targets/x86_64-linux/include", "/c/bin/../targets/x86_64-linux/include/cccl"}));
}

void ToolchainReadingTest::hostFlags()
{
    using hawk::toolchain::hostFlags;
    const auto has = [](const Result<Words>& flags, const char* flag) {
        return flags && std::ranges::contains(*flags, flag);
    };
    const Result<Words> fast =
        hostFlags({.profile = Profile::nativeVectorMath, .defines = {"A=1"}}, Family::gcc, "x86_64");
    QVERIFY(has(fast, "-O3") && has(fast, "-ffp-contract=fast") && has(fast, "-march=native")
            && has(fast, "-mprefer-vector-width=512") && has(fast, "-fno-trapping-math")
            && has(fast, "-std=c++23") && has(fast, "-shared") && has(fast, "-fPIC") && has(fast, "-DA=1"));
    const Result<Words> native = hostFlags({.profile = Profile::native}, Family::clang, "x86_64");
    QVERIFY(has(native, "-ffp-contract=off") && has(native, "-march=native")
            && !has(native, "-fno-trapping-math"));
    const Result<Words> portable = hostFlags({.profile = Profile::portable}, Family::gcc, "x86_64");
    QVERIFY(has(portable, "-ffp-contract=off") && has(portable, "-march=x86-64-v2")
            && !has(portable, "-march=native"));
    QVERIFY(has(hostFlags({.profile = Profile::native}, Family::gcc, "aarch64"), "-mcpu=native"));
    QVERIFY(has(hostFlags({.profile = Profile::native}, Family::gcc, "riscv64"), "-march=native"));
    for (const auto& [family, machine] :
         {std::pair(Family::clang, "x86_64"), std::pair(Family::gcc, "aarch64")}) {
        const Result<Words> refused = hostFlags({.profile = Profile::nativeVectorMath}, family, machine);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, "profile-not-available");
    }
}

void ToolchainReadingTest::deviceFlags()
{
    const hawk::codegen::TargetSpec ptx = {.backend = "cuda", .architecture = "compute_75"};
    const hawk::codegen::TargetSpec cubin = {.backend = "cuda",
                                             .optLevel = hawk::codegen::OptLevel::O0,
                                             .architecture = "sm_90",
                                             .defines = {"A"}};
    QCOMPARE(
        hawk::toolchain::deviceFlags(ptx, Family::nvcc),
        (Words{"-ptx", "-std=c++20", "--diag-suppress=177", "-arch=compute_75", "-O3", "-Xptxas", "-O3"}));
    QCOMPARE(hawk::toolchain::deviceFlags(cubin, Family::nvcc),
             (Words{"-cubin", "-std=c++20", "--diag-suppress=177", "-arch=sm_90", "-O0", "-Xptxas", "-O0",
                    "-Xptxas", "-v", "-Xptxas", "-warn-spills", "-DA"}));
    QCOMPARE(hawk::toolchain::deviceFlags(ptx, Family::nvrtc),
             (Words{"-std=c++20", "--diag-suppress=177", "-arch=compute_75"}));
    QCOMPARE(hawk::toolchain::deviceFlags(cubin, Family::nvrtc),
             (Words{"-std=c++20", "--diag-suppress=177", "-arch=sm_90", "-Xptxas", "-O0", "-Xptxas", "-v",
                    "-Xptxas", "-warn-spills", "-DA"}));
}

void ToolchainReadingTest::cpuIdentity()
{
    // printf 'x86_64\nvendor_id\t: V\nmodel name\t: M\nflags\t\t: fpu sse2' | sha256sum
    const std::string expected = "9825c2ff4b9c1c88";
    const std::string text =
        "processor\t: 0\nvendor_id\t: V\nmodel name\t: M\nflags\t\t: fpu sse2\nbugs\t\t: x\n";
    QCOMPARE(hawk::toolchain::cpuIdentity("x86_64", text), expected);
    QCOMPARE(hawk::toolchain::cpuIdentity("x86_64", text + "\nprocessor\t: 1\nflags\t\t: fpu\n"), expected);
    QVERIFY(hawk::toolchain::cpuIdentity("x86_64", text + "cpu family\t: 6\n") != expected);
}

QTEST_APPLESS_MAIN(ToolchainReadingTest)
#include "tst_toolchain_reading.moc"
