// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <format>
#include <fstream>
#include <regex>
#include <set>

#include "compiled_kernel.h"

using namespace hawk;

namespace {

/// Names that authors may give and compilers or their headers have taken: keywords and extensions, types,
/// data, macros and functions of the C library, and CUDA's.
const std::vector<std::string> takenNames = {"_Complex",    "_Bool",
                                             "__int128",    "_Generic",
                                             "_x",          "a__b",
                                             "typeof",      "restrict",
                                             "size_t",      "FILE",
                                             "div_t",       "lldiv_t",
                                             "va_list",     "tm",
                                             "timespec",    "stdin",
                                             "stdout",      "stderr",
                                             "errno",       "environ",
                                             "signgam",     "NULL",
                                             "NAN",         "EOF",
                                             "INFINITY",    "CHAR_BIT",
                                             "M_PI",        "I",
                                             "isnan",       "isfinite",
                                             "assert",      "offsetof",
                                             "setjmp",      "cosf32",
                                             "sinf128",     "SIGINT",
                                             "BUFSIZ",      "float4",
                                             "int4",        "uint3",
                                             "dim3",        "longlong2",
                                             "make_int4",   "uint",
                                             "cudaError_t", "cudaFree",
                                             "cudaSuccess", "CUuuid",
                                             "nvcc",        "warpSize",
                                             "threadIdx",   "rsqrt",
                                             "rsqrtf",      "sincospi",
                                             "fdividef",    "clock64",
                                             "any",         "ballot",
                                             "tex2D",       "surf2Dread",
                                             "atomicAdd",   "atomicCAS_system",
                                             "double4_16a", "printf",
                                             "malloc",      "ulong",
                                             "wint_t",      "T",
                                             "params",      "base",
                                             "count",       "block",
                                             "blocks",      "LaunchIndex",
                                             "Number",      "dim",
                                             "module",      "import"};

/// Reads a parameter that has the kernel's name as well.
KernelFixture echoKernel(const std::string& name)
{
    KernelFixture fixture(name, std::format("def {0}({0}):\n    return {0} + {0}\n", name));
    const ir::NodeId x = fixture.input(name);
    fixture.returns("out", fixture.apply(ir::Op::add, {x, x}));
    return fixture;
}

std::string textOf(const KernelFixture& fixture, const char* backend)
{
    const auto unit = codegen::generate(plan::planLaunch(fixture.kernel()), fixture.source(),
                                        {.backend = backend, .profile = codegen::Profile::portable});
    return unit ? unit->text : std::string();
}

/// Every word of the texts of one back end.
std::set<std::string> wordsOf(const char* backend)
{
    std::set<std::string> words;
    static const std::regex word("[A-Za-z_][A-Za-z0-9_]*");
    for (const KernelFixture& fixture : {echoKernel("x"), mixedKernel(), projectileKernel()}) {
        const std::string text = textOf(fixture, backend);
        for (std::sregex_iterator at(text.begin(), text.end(), word), end; at != end; ++at)
            words.insert(at->str());
    }
    return words;
}

} // namespace

/// No name of a kernel or of its parameters meets a name of the text, of the language or of the headers that
/// a compiler includes by itself.
class CodegenNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hostTexts_data();
    void hostTexts();
    void deviceTexts();
    void filesOfLongNames();
};

void CodegenNames::hostTexts_data()
{
    QTest::addColumn<QString>("backend");
    QTest::newRow("host") << QStringLiteral("host");
    QTest::newRow("cuda-shim") << QStringLiteral("cuda-shim");
}

void CodegenNames::hostTexts()
{
    QFETCH(QString, backend);
    const std::string id = backend.toStdString();
    std::set<std::string> names = wordsOf(id.c_str());
    names.insert(takenNames.begin(), takenNames.end());
    QTemporaryDir folder;
    std::vector<std::string> arguments = {"-std=c++23", "-fsyntax-only"};
    for (const std::string& name : names) {
        arguments.push_back((folder.path() + QStringLiteral("/")).toStdString() + name + ".cpp");
        std::ofstream(arguments.back()) << textOf(echoKernel(name), id.c_str());
    }
    int exitCode = -1;
    const std::string messages = outputOf("g++", arguments, &exitCode);
    QVERIFY2(exitCode == 0, messages.substr(0, 4000).c_str());
}

void CodegenNames::deviceTexts()
{
    int exitCode = -1;
    outputOf("nvcc", {"--version"}, &exitCode);
    if (exitCode != 0)
        QSKIP("nvcc is missing: texts for CUDA are not compiled here.");
    // One text of all kernels' frames, as nvcc takes a second for each text.
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("names.cu")).toStdString();
    std::set<std::string> names = wordsOf("cuda");
    names.insert(takenNames.begin(), takenNames.end());
    {
        std::ofstream text(path);
        for (const std::string& name : names) {
            std::string whole = textOf(echoKernel(name), "cuda");
            const std::size_t identity = whole.find("// What a loader checks");
            const std::size_t access = whole.find("template <class Number>", identity);
            QVERIFY2(identity != std::string::npos && access != std::string::npos, name.c_str());
            if (text.tellp() == 0)
                text << whole.substr(0, access);
            const std::size_t entry = whole.find("extern \"C\" __global__", access);
            if (name == *names.begin())
                text << whole.substr(access, entry - access);
            text << whole.substr(entry) << '\n';
        }
    }
    const std::string messages = outputOf(
        "nvcc",
        {"-std=c++20", "-ptx", "-o", folder.filePath(QStringLiteral("names.ptx")).toStdString(), path},
        &exitCode);
    QVERIFY2(exitCode == 0, messages.substr(0, 4000).c_str());
}

void CodegenNames::filesOfLongNames()
{
    const std::string longName = "k" + std::string(300, 'e');
    for (const char* backend : {"host", "cuda-shim", "cuda"}) {
        const auto greek = codegen::generate(plan::planLaunch(echoKernel("π").kernel()),
                                             echoKernel("π").source(), {.backend = backend});
        QVERIFY(greek);
        QCOMPARE(greek->name, "hk_pi");
        QVERIFY(greek->fileName.starts_with("hk_pi.c"));
        const auto unit = codegen::generate(plan::planLaunch(echoKernel(longName).kernel()),
                                            echoKernel(longName).source(), {.backend = backend});
        QVERIFY(unit);
        QCOMPARE(unit->name.size(), 89u);
        QVERIFY(unit->name.starts_with("keee"));
        QVERIFY(unit->entries.front().starts_with(longName));
    }
}

QTEST_APPLESS_MAIN(CodegenNames)
#include "tst_codegen_names.moc"
