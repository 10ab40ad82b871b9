// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// NVRTC in a hawk-worker, behind the same face as nvcc; and nvcc's host compiler.

#include <QTest>

#include "toolchain/device_compiler.h"
#include "toolchain/kernel_resources.h"
#include "toolchain_place.h"

using hawk::Result;
using hawk::codegen::CompilerKind;
using namespace hawk::toolchain;

namespace {

constexpr const char* scaleText =
    "extern \"C\" __global__ void scale(double* y) { y[threadIdx.x] *= 2.0; }\n";

CompileJob deviceJob(const Place& place, const std::string& text, const std::string& architecture)
{
    CompileJob job = place.compileJob(text, "scale.cu");
    job.target.backend = "cuda";
    job.target.architecture = architecture;
    return job;
}

} // namespace

class ToolchainNvrtcTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void identity();
    void compiles_data();
    void compiles();
    void refusesAtTheLine();
    void doesNotKnowWhatItReads();
    void crashCostsAWorker();
    void isTakenWithoutNvcc();
    void isNotThere();
    void hostCompilerOfNvcc();

private:
    static bool isHere()
    {
        const Place place;
        return place.toolchain({{"HAWK_DEVICE_COMPILER", "nvrtc"}})
            .compiler(CompilerKind::device)
            .has_value();
    }
};

void ToolchainNvrtcTest::identity()
{
    if (!isHere())
        QSKIP("No NVRTC on this machine.");
    const Place place;
    Toolchain toolchain = place.toolchain({{"HAWK_DEVICE_COMPILER", "nvrtc"}});
    const Result<Compiler> compiler = toolchain.compiler(CompilerKind::device);
    QVERIFY2(compiler, compiler ? "" : compiler.error().message.c_str());
    QCOMPARE(compiler->family, Family::nvrtc);
    QVERIFY(compiler->version.starts_with("NVRTC "));
    QVERIFY(compiler->command.back().contains("libnvrtc.so"));
    QVERIFY(!compiler->architectures.empty());
    QVERIFY(compiler->architectures.front().starts_with("compute_"));
    // By content: the library and what it loads.
    QCOMPARE(compiler->tools.size(), 2u);
    QCOMPARE(compiler->tools[0].role, "nvrtc");
    QCOMPARE(compiler->tools[1].role, "nvrtc-builtins");
    QVERIFY(compiler->tools[1].path.contains("libnvrtc-builtins.so"));
    // nvcc, where it is, is another compiler, whose objects are not mistaken for NVRTC's.
    const Result<Compiler> nvcc =
        place.toolchain({{"HAWK_DEVICE_COMPILER", "nvcc"}}).compiler(CompilerKind::device);
    if (nvcc)
        QVERIFY(nvcc->identity != compiler->identity);
}

void ToolchainNvrtcTest::compiles_data()
{
    QTest::addColumn<std::string>("architecture");
    QTest::addColumn<std::string>("format");
    QTest::addColumn<std::string>("beginning");
    QTest::newRow("PTX") << std::string("compute_80") << std::string("ptx") << std::string("//");
    QTest::newRow("cubin") << std::string("sm_90") << std::string("cubin")
                           << std::string("\x7f"
                                          "ELF");
}

void ToolchainNvrtcTest::compiles()
{
    if (!isHere())
        QSKIP("No NVRTC on this machine.");
    QFETCH(const std::string, architecture);
    QFETCH(const std::string, format);
    QFETCH(const std::string, beginning);
    const Place place;
    Toolchain toolchain = place.toolchain({{"HAWK_DEVICE_COMPILER", "nvrtc"}});
    const Result<CompiledObject> object = toolchain.compile(deviceJob(place, scaleText, architecture));
    QVERIFY2(object, object ? "" : object.error().message.c_str());
    QCOMPARE(object->format, format);
    QCOMPARE(object->filesUnknown, "");
    QVERIFY(object->filesRead.empty());
    QCOMPARE(place.jobEntries(), (QStringList{QStringLiteral("object"), QStringLiteral("scale.cu")}));
    const std::string content = place.read("a job/object");
    QVERIFY(content.find(beginning) < 2);
    QVERIFY(content.contains("scale"));
    QVERIFY(format != "ptx" || !content.ends_with('\0'));
    const std::vector<KernelResources> resources = parseResources(object->messages);
    QCOMPARE(resources.size(), format == "cubin" ? 1u : 0u);
    if (!resources.empty()) {
        QCOMPARE(resources[0].entry, "scale");
        QVERIFY(resources[0].registers > 0);
    }
}

void ToolchainNvrtcTest::refusesAtTheLine()
{
    if (!isHere())
        QSKIP("No NVRTC on this machine.");
    const Place place;
    Toolchain toolchain = place.toolchain({{"HAWK_DEVICE_COMPILER", "nvrtc"}});
    const Result<CompiledObject> refused =
        toolchain.compile(deviceJob(place, "__global__ void f()\n{\n    y = 1;\n}\n", "compute_80"));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, "compiler-refused");
    const std::vector<CompilerMessage> messages = parseMessages(refused.error().message);
    QVERIFY(!messages.empty());
    QCOMPARE(messages[0].file, "scale.cu");
    QCOMPARE(messages[0].line, 3u);
    QCOMPARE(place.jobEntries(), QStringList{QStringLiteral("scale.cu")});
}

void ToolchainNvrtcTest::doesNotKnowWhatItReads()
{
    if (!isHere())
        QSKIP("No NVRTC on this machine.");
    const Place place;
    QDir(place.root.path()).mkpath(QStringLiteral("my headers"));
    place.write("my headers/factor.h", "#define FACTOR 3.0\n");
    Toolchain toolchain = place.toolchain({{"HAWK_DEVICE_COMPILER", "nvrtc"}});
    CompileJob job = deviceJob(place, std::string("  # include <factor.h>\n") + scaleText, "compute_80");
    job.includeDirectories = {place.path("my headers")};
    const Result<CompiledObject> object = toolchain.compile(job);
    QVERIFY2(object, object ? "" : object.error().message.c_str());
    QVERIFY(!object->filesUnknown.empty());
}

void ToolchainNvrtcTest::crashCostsAWorker()
{
    // A stand-in worker answers what it is asked and dies when it compiles.
    const Place place;
    place.script("worker",
                 "case \"$*\" in *--version) echo NVRTC 1.0;; *--list-gpu-arch) echo compute_80;; "
                 "*) kill -SEGV $$;; esac");
    QDir(place.root.path()).mkpath(QStringLiteral("toolkit/lib64"));
    place.write("toolkit/lib64/libnvrtc.so.1", "no library");
    Toolchain toolchain = place.toolchain({{"HAWK_DEVICE_COMPILER", "nvrtc"},
                                           {"PATH", "/bin:/usr/bin"},
                                           {"CUDA_HOME", place.path("toolkit")},
                                           {"HAWK_WORKER", place.path("worker")}});
    const Result<Compiler> compiler = toolchain.compiler(CompilerKind::device);
    QVERIFY2(compiler, compiler ? "" : compiler.error().message.c_str());
    QCOMPARE(compiler->foundBy, "CUDA_HOME");
    QCOMPARE(compiler->architectures, std::vector<std::string>{"compute_80"});
    const Result<CompiledObject> object = toolchain.compile(deviceJob(place, scaleText, "compute_80"));
    QVERIFY(!object);
    QCOMPARE(object.error().code, "compiler-crashed");
    QCOMPARE(place.jobEntries(), QStringList{QStringLiteral("scale.cu")});
}

void ToolchainNvrtcTest::isTakenWithoutNvcc()
{
    if (QFile::exists(QStringLiteral("/usr/local/cuda/bin/nvcc")))
        QSKIP("nvcc is at its usual place, where it is always found.");
    const Place place;
    QDir(place.root.path()).mkpath(QStringLiteral("toolkit/lib"));
    place.write("toolkit/lib/libnvrtc.so.1", "no library");
    const auto settings = resolveSettings({},
                                          hawk::process::Environment({{"HOME", place.path("home")},
                                                                      {"PATH", place.path("nowhere")},
                                                                      {"HAWK_WORKER", "/bin/true"},
                                                                      {"CUDA_PATH", place.path("toolkit")}}));
    const Result<FoundCommand> found = findDeviceCompiler(*settings);
    QVERIFY2(found, found ? "" : found.error().message.c_str());
    QCOMPARE(found->foundBy, "CUDA_PATH");
    QCOMPARE(found->command,
             (std::vector<std::string>{"/bin/true", "--nvrtc", place.path("toolkit/lib/libnvrtc.so.1")}));
}

void ToolchainNvrtcTest::isNotThere()
{
    const Place place;
    const auto settings = resolveSettings({.deviceTool = "nvrtc"},
                                          hawk::process::Environment({{"HOME", place.path("home")},
                                                                      {"PATH", place.path("nowhere")},
                                                                      {"CUDA_HOME", place.path("nothing")}}));
    const Result<FoundCommand> found = findDeviceCompiler(*settings);
    if (found)
        QSKIP("NVRTC is at a usual place, where it is always found.");
    QCOMPARE(found.error().code, "device-compiler-missing");
    QVERIFY(found.error().message.contains(place.path("nothing")));
}

void ToolchainNvrtcTest::hostCompilerOfNvcc()
{
    const Place place;
    if (!place.toolchain({{"HAWK_DEVICE_COMPILER", "nvcc"}}).compiler(CompilerKind::device))
        QSKIP("No nvcc on this machine.");
    const std::string real = hawk::process::Environment::ofThisProcess().findProgram("g++").value_or("g++");
    const std::string mine =
        place.script("g++", "echo run >> '" + place.path("count") + "'\nexec " + real + " \"$@\"");
    // The user's other flags stay, another host compiler in them goes.
    const std::map<std::string, std::string> variables = {
        {"HAWK_DEVICE_COMPILER", "nvcc"},
        {"HAWK_NVCC_CCBIN", mine},
        {"NVCC_PREPEND_FLAGS", "-DFACTOR=3 -ccbin /nowhere/g++"},
        {"NVCC_APPEND_FLAGS", "--compiler-bindir=/nowhere/g++"}};
    Toolchain toolchain = place.toolchain(variables);
    const Result<Compiler> compiler = toolchain.compiler(CompilerKind::device);
    QVERIFY2(compiler, compiler ? "" : compiler.error().message.c_str());
    QVERIFY(std::ranges::contains(compiler->tools, mine, &ToolFile::path));
    place.write("count", "");
    const Result<CompiledObject> object = toolchain.compile(
        deviceJob(place, "static_assert(FACTOR == 3);\n" + std::string(scaleText), "compute_80"));
    QVERIFY2(object, object ? "" : object.error().message.c_str());
    QCOMPARE(object->messages, "");
    QVERIFY(!place.read("count").empty());

    const Result<Compiler> missing =
        place.toolchain({{"HAWK_DEVICE_COMPILER", "nvcc"}, {"HAWK_NVCC_CCBIN", place.path("no g++")}})
            .compiler(CompilerKind::device);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, "device-host-compiler-missing");
    QVERIFY(missing.error().message.contains("no g++"));
}

QTEST_APPLESS_MAIN(ToolchainNvrtcTest)
#include "tst_toolchain_nvrtc.moc"
