// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The real compilers, and small scripts that stand in for them.

#include <chrono>
#include <set>
#include <thread>

#include <dlfcn.h>

#include <QTest>

#include "toolchain_place.h"

using hawk::Result;
using hawk::codegen::CompilerKind;
using hawk::codegen::Profile;
using hawk::process::Environment;
using namespace hawk::toolchain;

namespace {

constexpr const char* scaleText = "extern \"C\" void scale(double* y, const double* x, long n)\n"
                                  "{\n"
                                  "    for (long i = 0; i < n; ++i)\n"
                                  "        y[i] = 2.0 * x[i];\n"
                                  "}\n";

std::string nvccPath()
{
    Toolchain toolchain(*resolveSettings({.deviceTool = "nvcc"}, Environment::ofThisProcess()), {});
    const Result<Compiler> compiler = toolchain.compiler(CompilerKind::device);
    return compiler ? compiler->command.front() : std::string();
}

} // namespace

class ToolchainCompileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compilesAndLoads();
    void sameTextSameObject();
    void namesEveryFileRead();
    void refusedText();
    void unresolvedStandIn_data();
    void unresolvedStandIn();
    void commandWithArguments();
    void countingHostStandIn_data();
    void countingHostStandIn();
    void replacedCompilerHasAnotherIdentity();
    void sameFirstLineOtherVersion();
    void damagedMemoIsNoMemo();
    void defaultProfileFollowsTheFamily();
    void environmentIsCleanedAndRecorded();
    void hangingCompilerMeetsItsLimit();
    void stoppedCompilerLeavesNothing();
    void failuresOfTheMachine_data();
    void failuresOfTheMachine();
    void deviceCompile();
    void countingDeviceStandIn();
};

void ToolchainCompileTest::compilesAndLoads()
{
    const Place place;
    Toolchain toolchain = place.toolchain();
    for (const Profile profile : {Profile::portable, Profile::native}) {
        CompileJob job = place.compileJob(scaleText);
        job.target.profile = profile;
        const Result<CompiledObject> object = toolchain.compile(job);
        QVERIFY2(object, object ? "" : object.error().message.c_str());
        QCOMPARE(object->format, "so");
        QCOMPARE(object->messages, "");
        QCOMPARE(place.jobEntries(), (QStringList{QStringLiteral("object"), QStringLiteral("scale.cpp")}));
        void* const library = dlopen(object->path.c_str(), RTLD_NOW | RTLD_LOCAL);
        QVERIFY2(library != nullptr, dlerror());
        const auto scale = reinterpret_cast<void (*)(double*, const double*, long)>(dlsym(library, "scale"));
        const std::array<double, 3> x = {1, 2.5, -3};
        std::array<double, 3> y = {};
        scale(y.data(), x.data(), 3);
        QCOMPARE(y, (std::array<double, 3>{2, 5, -6}));
        dlclose(library);
        QFile::remove(QString::fromStdString(object->path));
    }
}

void ToolchainCompileTest::sameTextSameObject()
{
    // The bytes do not depend on the folder.
    const Place one;
    const Place two;
    QVERIFY(one.toolchain().compile(one.compileJob(scaleText)));
    QVERIFY(two.toolchain().compile(two.compileJob(scaleText)));
    QVERIFY(!one.read("a job/object").empty());
    QVERIFY(one.read("a job/object") == two.read("a job/object"));
}

void ToolchainCompileTest::namesEveryFileRead()
{
    const Place place;
    QDir(place.root.path()).mkpath(QStringLiteral("my headers"));
    place.write("my headers/a #1 $x.h", "#define A 1\n");
    CompileJob job =
        place.compileJob("#include \"a #1 $x.h\"\n#include <cmath>\nextern \"C\" double f() { return A; }\n");
    job.includeDirectories = {place.path("my headers"), place.path("absent")};
    job.linkStandardLibrary = true;
    job.linkMathLibrary = true;
    Toolchain toolchain = place.toolchain();
    const Result<CompiledObject> object = toolchain.compile(job);
    QVERIFY2(object, object ? "" : object.error().message.c_str());
    const auto reads = [&](const std::string& end) {
        return std::ranges::any_of(object->filesRead,
                                   [&](const std::string& file) { return file.ends_with(end); });
    };
    QVERIFY(std::ranges::contains(object->filesRead, place.path("my headers/a #1 $x.h")));
    QVERIFY(reads("/cmath"));
    QVERIFY(reads("crtbeginS.o")); // the linker's
    QVERIFY(!reads("scale.cpp"));
    for (const std::string& file : object->filesRead)
        QVERIFY2(file.starts_with('/') && QFile::exists(QString::fromStdString(file)), file.c_str());
    QCOMPARE(std::set(object->filesRead.begin(), object->filesRead.end()).size(), object->filesRead.size());
    QCOMPARE(object->searchList.at(0), place.path("my headers"));
    QCOMPARE(object->searchList.at(1), place.path("absent"));
    QVERIFY(std::ranges::contains(object->searchList, "/usr/include"));
}

void ToolchainCompileTest::refusedText()
{
    const Place place;
    Toolchain toolchain = place.toolchain();
    const Result<CompiledObject> object =
        toolchain.compile(place.compileJob("int f()\n{\n    return y;\n}\n"));
    QVERIFY(!object);
    QCOMPARE(object.error().kind, hawk::ErrorKind::refused);
    QCOMPARE(object.error().code, "compiler-refused");
    const std::vector<CompilerMessage> messages = parseMessages(object.error().message);
    QCOMPARE(messages.size(), 1u);
    QCOMPARE(messages[0].file, "scale.cpp");
    QCOMPARE(messages[0].line, 3u);
    QCOMPARE(messages[0].column, 12u);
    QCOMPARE(place.jobEntries(), QStringList{QStringLiteral("scale.cpp")});
}

void ToolchainCompileTest::unresolvedStandIn_data()
{
    QTest::addColumn<QString>("variable");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("HAWK_CXX must be there") << QStringLiteral("HAWK_CXX") << false;
    QTest::newRow("CXX need not") << QStringLiteral("CXX") << true;
}

void ToolchainCompileTest::unresolvedStandIn()
{
    QFETCH(QString, variable);
    QFETCH(bool, isFound);
    const Place place;
    Toolchain toolchain = place.toolchain({{variable.toStdString(), "no-such-compiler-7 -x"}});
    const Result<Compiler> compiler = toolchain.compiler(CompilerKind::hostCxx);
    QCOMPARE(compiler.has_value(), isFound);
    if (isFound) {
        QCOMPARE(compiler->foundBy, "PATH");
    } else {
        QCOMPARE(compiler.error().code, "host-compiler-missing");
        QVERIFY(compiler.error().message.contains("no-such-compiler-7"));
        QVERIFY(compiler.error().message.contains("HAWK_CXX"));
    }
    Toolchain none =
        place.toolchain({{"PATH", place.path("empty")}, {"CXX", "gone++"}, {"CUDA_HOME", place.path("c")}});
    const Result<Compiler> missing = none.compiler(CompilerKind::hostCxx);
    QVERIFY(!missing);
    QCOMPARE(missing.error().kind, hawk::ErrorKind::environment);
    for (const char* part : {"HAWK_CXX", "'gone++'", "g++ on PATH"})
        QVERIFY(missing.error().message.contains(part));
    QVERIFY(missing.error().hint.contains("HAWK_CXX"));
}

void ToolchainCompileTest::commandWithArguments()
{
    const Place place;
    Toolchain toolchain = place.toolchain({{"CXX", "env g++ -DFACTOR=3"}});
    const Result<Compiler> compiler = toolchain.compiler(CompilerKind::hostCxx);
    QVERIFY(compiler);
    QCOMPARE(compiler->foundBy, "CXX");
    QCOMPARE(compiler->command.size(), 3u);
    QVERIFY(
        std::ranges::any_of(compiler->tools, [](const ToolFile& tool) { return tool.path.contains("g++"); }));
    QVERIFY(toolchain.compile(place.compileJob("extern \"C\" int f() { return FACTOR; }\n")));
}

void ToolchainCompileTest::countingHostStandIn_data()
{
    QTest::addColumn<bool>("byPath");
    QTest::newRow("PATH") << true;
    QTest::newRow("HAWK_CXX") << false;
}

void ToolchainCompileTest::countingHostStandIn()
{
    QFETCH(bool, byPath);
    const Place place;
    QDir(place.root.path()).mkpath(QStringLiteral("bin"));
    const Environment here = Environment::ofThisProcess();
    const std::string real = here.findProgram("g++").value();
    const std::string standIn =
        place.script("bin/g++", "echo \"$@\" >> '" + place.path("count") + "'\nexec " + real + " \"$@\"");
    const std::map<std::string, std::string> variables = byPath
        ? std::map<std::string, std::string>{{"PATH", place.path("bin") + ':' + here.get("PATH").value()}}
        : std::map<std::string, std::string>{{"HAWK_CXX", '\'' + standIn + '\''}};

    std::string identity;
    {
        Toolchain first = place.toolchain(variables);
        const Result<Compiler> compiler = first.compiler(CompilerKind::hostCxx);
        QVERIFY(compiler);
        QCOMPARE(compiler->command, std::vector<std::string>{standIn});
        identity = compiler->identity;
        const auto hasTool = [&](const std::string& role) {
            return std::ranges::contains(compiler->tools, role, &ToolFile::role);
        };
        QVERIFY(hasTool("driver") && hasTool("cc1plus") && hasTool("as") && hasTool("collect2")
                && hasTool("ld"));
    }
    QVERIFY(!place.read("count").empty());
    place.write("count", "");

    // What a second process does: everything that a hit needs, and no start.
    Toolchain second = place.toolchain(variables);
    const Result<Compiler> compiler = second.compiler(CompilerKind::hostCxx);
    QVERIFY(compiler);
    QCOMPARE(compiler->identity, identity);
    QVERIFY(second.profile());
    QVERIFY(second.flags({.profile = Profile::native}));
    QVERIFY(second.machineTerms({.profile = Profile::native}));
    QCOMPARE(place.read("count"), "");

    QVERIFY(second.compile(place.compileJob(scaleText)));
    QCOMPARE(QByteArray::fromStdString(place.read("count")).count('\n'), 1);
}

void ToolchainCompileTest::replacedCompilerHasAnotherIdentity()
{
    const Place place;
    const std::string real = Environment::ofThisProcess().findProgram("g++").value();
    const std::string standIn = place.script("cxx", "exec " + real + " \"$@\" #1");
    Toolchain toolchain = place.toolchain({{"HAWK_CXX", standIn}});
    const Result<Compiler> before = toolchain.compiler(CompilerKind::hostCxx);
    place.script("cxx", "exec " + real + " \"$@\" #2"); // same size, same version text
    const Result<Compiler> after = toolchain.compiler(CompilerKind::hostCxx);
    QVERIFY(before && after);
    QCOMPARE(before->version, after->version);
    QVERIFY(before->identity != after->identity);
}

void ToolchainCompileTest::sameFirstLineOtherVersion()
{
    const Place place;
    std::array<std::string, 2> identities;
    for (int i = 0; i < 2; ++i) {
        // The script is the same file content; only what it prints differs.
        place.write("build", "build " + std::to_string(i));
        place.script("cxx",
                     "[ \"$1\" = --version ] || exit 1\necho 'fancy 1.0'; cat '" + place.path("build") + "'");
        Toolchain toolchain(
            *resolveSettings({.hostCompiler = '\'' + place.path("cxx") + '\''}, Environment::ofThisProcess()),
            {});
        const Result<Compiler> compiler = toolchain.compiler(CompilerKind::hostCxx);
        QVERIFY(compiler);
        QCOMPARE(compiler->version, "fancy 1.0");
        QCOMPARE(compiler->family, Family::other);
        identities[static_cast<std::size_t>(i)] = compiler->identity;
    }
    QVERIFY(identities[0] != identities[1]);
}

void ToolchainCompileTest::damagedMemoIsNoMemo()
{
    const Place place;
    const Result<Compiler> first = place.toolchain().compiler(CompilerKind::hostCxx);
    QVERIFY(first);
    const QDir memo(QString::fromStdString(place.memo));
    const QStringList files = memo.entryList(QDir::Files);
    QCOMPARE(files.size(), 1);
    const std::string name = "memo/" + files.front().toStdString();
    QCOMPARE(QFile::permissions(memo.filePath(files.front()))
                 & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
             QFileDevice::Permissions());
    const std::string good = place.read(name);
    for (const std::string& bad :
         {std::string(), std::string("[]"), std::string("{\"format\":1}"), good.substr(0, 300)}) {
        place.write(name, bad);
        const Result<Compiler> again = place.toolchain().compiler(CompilerKind::hostCxx);
        QVERIFY(again);
        QCOMPARE(again->identity, first->identity);
        QCOMPARE(place.read(name), good);
    }
}

void ToolchainCompileTest::defaultProfileFollowsTheFamily()
{
    const Place place;
    // By name a GCC, by its macros none.
    const std::string standIn =
        place.script("g++", "echo 'g++ 14'; [ \"$1\" = --version ] || echo '#define __clang__ 1'");
    Toolchain other = place.toolchain({{"HAWK_CXX", standIn}});
    QCOMPARE(other.profile().value(), Profile::native);
    Toolchain refusing =
        place.toolchain({{"HAWK_CXX", standIn}, {"HAWK_HOST_PROFILE", "native-vector-math"}});
    QVERIFY(!refusing.profile());
    QCOMPARE(refusing.profile().error().code, "profile-not-available");
#ifdef __x86_64__
    QCOMPARE(place.toolchain().profile().value(), Profile::nativeVectorMath);
#endif
}

void ToolchainCompileTest::environmentIsCleanedAndRecorded()
{
    const Place place;
    place.script("cxx",
                 "env > '" + place.path("seen") + "'; case \"$*\" in *object*) echo x > object;; esac");
    Toolchain toolchain = place.toolchain(
        {{"HAWK_CXX", place.path("cxx")}, {"CPATH", "/cp"}, {"SECRET", "s"}, {"LANG", "de_DE"}});
    QVERIFY(toolchain.compile(place.compileJob(scaleText)));
    const std::string seen = "\n" + place.read("seen");
    QVERIFY(seen.contains("\nCPATH=/cp\n") && seen.contains("\nLANG=C\n") && seen.contains("\nTMPDIR=.\n"));
    QVERIFY(!seen.contains("SECRET"));
    const auto terms = toolchain.machineTerms({.profile = Profile::portable});
    QVERIFY(terms);
    QVERIFY(std::ranges::contains(*terms, std::pair<std::string, std::string>("CPATH", "/cp")));
    QVERIFY(std::ranges::contains(*terms, "libc", [](const auto& term) { return term.first; }));
    QVERIFY(!std::ranges::contains(*terms, "host_target", [](const auto& term) { return term.first; }));
}

void ToolchainCompileTest::hangingCompilerMeetsItsLimit()
{
    const Place place;
    place.script("cxx",
                 "case \"$*\" in *scale.cpp*) echo x > left.tmp; mkdir d; echo x > d/e; sleep 100;; esac");
    Toolchain toolchain = place.toolchain({{"HAWK_CXX", place.path("cxx")}, {"HAWK_COMPILE_TIMEOUT", "1"}});
    const Result<CompiledObject> object = toolchain.compile(place.compileJob(scaleText));
    QVERIFY(!object);
    QCOMPARE(object.error().kind, hawk::ErrorKind::environment);
    QCOMPARE(object.error().code, "compiler-time-limit");
    QVERIFY(object.error().message.contains("1 s"));
    QVERIFY(object.error().hint.contains("HAWK_COMPILE_TIMEOUT"));
    QCOMPARE(place.jobEntries(), QStringList{QStringLiteral("scale.cpp")});
}

void ToolchainCompileTest::stoppedCompilerLeavesNothing()
{
    const Place place;
    place.script(
        "cxx",
        "trap '' TERM; case \"$*\" in *scale.cpp*) echo x > left.tmp; sh -c \"trap '' TERM; echo \\$\\$ > '"
            + place.path("inner") + "'; exec sleep 100\";; esac");
    Toolchain toolchain = place.toolchain({{"HAWK_CXX", place.path("cxx")}});
    std::stop_source stop;
    std::jthread stopper([&] {
        while (!place.read("inner").ends_with('\n'))
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        stop.request_stop();
    });
    const Result<CompiledObject> object =
        toolchain.compile(place.compileJob(scaleText), {.stop = stop.get_token()});
    QVERIFY(!object);
    QCOMPARE(object.error().code, "cancelled");
    QCOMPARE(place.jobEntries(), QStringList{QStringLiteral("scale.cpp")});
    QFile status(QStringLiteral("/proc/%1/stat").arg(std::stoi(place.read("inner"))));
    QVERIFY(!status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z "));
}

void ToolchainCompileTest::failuresOfTheMachine_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("code");
    QTest::newRow("disk") << QStringLiteral("echo 'as: write: No space left on device' >&2; exit 1")
                          << QStringLiteral("no-space");
    QTest::newRow("memory") << QStringLiteral("echo 'cc1plus: out of memory allocating 9 bytes' >&2; exit 1")
                            << QStringLiteral("compiler-out-of-memory");
    QTest::newRow("crash") << QStringLiteral("echo 'k.cpp:1:1: internal compiler error: in x' >&2; exit 4")
                           << QStringLiteral("compiler-crashed");
    QTest::newRow("signal") << QStringLiteral("kill -SEGV $$") << QStringLiteral("compiler-crashed");
    QTest::newRow("file size") << QStringLiteral("kill -XFSZ $$") << QStringLiteral("file-size-limit");
    QTest::newRow("silent") << QStringLiteral("exit 1") << QStringLiteral("compiler-silent");
}

void ToolchainCompileTest::failuresOfTheMachine()
{
    QFETCH(QString, action);
    QFETCH(QString, code);
    const Place place;
    place.script("cxx", "case \"$*\" in *scale.cpp*) " + action.toStdString() + ";; esac");
    Toolchain toolchain = place.toolchain({{"HAWK_CXX", place.path("cxx")}});
    const Result<CompiledObject> object = toolchain.compile(place.compileJob(scaleText));
    QVERIFY(!object);
    QCOMPARE(QString::fromStdString(object.error().code), code);
    QVERIFY(!object.error().message.empty());
}

void ToolchainCompileTest::deviceCompile()
{
    if (nvccPath().empty())
        QSKIP("No nvcc on this machine.");
    const Place place;
    Toolchain toolchain = place.toolchain();
    const std::string text = "extern \"C\" __global__ void scale(double* y) { y[threadIdx.x] *= 2.0; }\n";
    for (const auto& [architecture, format, beginning] : {std::tuple("compute_80", "ptx", "//"),
                                                          std::tuple("sm_90", "cubin",
                                                                     "\x7f"
                                                                     "ELF")}) {
        CompileJob job = place.compileJob(text, "scale.cu");
        job.target.backend = "cuda";
        job.target.architecture = architecture;
        const Result<CompiledObject> object = toolchain.compile(job);
        QVERIFY2(object, object ? "" : object.error().message.c_str());
        QCOMPARE(object->format, format);
        QCOMPARE(place.jobEntries(), (QStringList{QStringLiteral("object"), QStringLiteral("scale.cu")}));
        const std::string content = place.read("a job/object");
        QVERIFY(content.find(beginning) < 2);
        QVERIFY(std::ranges::any_of(object->filesRead,
                                    [](const auto& file) { return file.ends_with("cuda_runtime.h"); }));
    }
    CompileJob job = place.compileJob("__global__ void f()\n{\n    y = 1;\n}\n", "scale.cu");
    job.target.backend = "cuda";
    job.target.architecture = "compute_80";
    QFile::remove(QString::fromStdString(place.job + "/object"));
    const Result<CompiledObject> refused = toolchain.compile(job);
    QVERIFY(!refused);
    const std::vector<CompilerMessage> messages = parseMessages(refused.error().message);
    QVERIFY(!messages.empty());
    QCOMPARE(messages[0].line, 3u);
    QCOMPARE(place.jobEntries(), QStringList{QStringLiteral("scale.cu")});
}

void ToolchainCompileTest::countingDeviceStandIn()
{
    const std::string real = nvccPath();
    if (real.empty())
        QSKIP("No nvcc on this machine.");
    const Place place;
    const std::string standIn =
        place.script("my nvcc", "echo \"$@\" >> '" + place.path("count") + "'\nexec " + real + " \"$@\"");
    const std::map<std::string, std::string> variables = {{"HAWK_NVCC", standIn}};
    const Result<Compiler> first = place.toolchain(variables).compiler(CompilerKind::device);
    QVERIFY(first);
    QCOMPARE(first->foundBy, "HAWK_NVCC");
    for (const char* role : {"nvcc", "compiler", "cicc", "ptxas", "libdevice", "host driver", "host cc1plus"})
        QVERIFY2(std::ranges::contains(first->tools, role, &ToolFile::role), role);
    QVERIFY(!place.read("count").empty());
    place.write("count", "");
    Toolchain second = place.toolchain(variables);
    QCOMPARE(second.compiler(CompilerKind::device)->identity, first->identity);
    QCOMPARE(second.architecture("").value(), first->architectures.front());
    QCOMPARE(place.read("count"), "");
}

QTEST_APPLESS_MAIN(ToolchainCompileTest)
#include "tst_toolchain_compile.moc"
