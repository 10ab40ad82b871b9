// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The cache as several processes see it. The program starts itself with --build to compile one text in a new
// process, which prints outcome and key.

#include <cstdio>
#include <map>
#include <sstream>

#include <sys/wait.h>
#include <unistd.h>

#include "../../unit/compile/compile_fixture.h"
#include "process/program.h"

using namespace hawk;
namespace fs = std::filesystem;

class CacheProcessesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hitStartsNoProgram_data();
    void hitStartsNoProgram();
    void manyColdProcesses();
    void killedBuilderLeavesNothingForLong();
    void oddCharactersInPaths();
    void movedCacheStillServes();
    void variablesOfCompilersCount();
    void replacedCompilerCounts();
    void clearWhileOthersBuild();
};

constexpr const char* hostText =
    "#if __has_include(<value.h>)\n#include <value.h>\n#else\n#define VALUE 1\n#endif\n"
    "extern \"C\" int value() { return VALUE; }\n";
constexpr const char* deviceText =
    "extern \"C\" __global__ void value(double* x) { x[threadIdx.x] *= 2.0; }\n";

struct Answer {
    bool succeeded = false;
    std::string outcome, key, reason, errors;
};

// Compiles in a new process. `backend` is host or cuda; without an include folder nothing is searched.
static Answer build(const CompileFixture& fixture, const std::string& backend = "host",
                    const std::string& includeFolder = {})
{
    const std::string self = fs::read_symlink("/proc/self/exe").string();
    const Result<process::ProgramResult> run = process::runProgram(
        {.arguments = {self, "--build", backend, includeFolder}, .environment = fixture.environment});
    Answer answer;
    if (!run)
        return answer;
    std::istringstream lines(run->output);
    std::getline(lines, answer.outcome);
    std::getline(lines, answer.key);
    std::getline(lines, answer.reason);
    answer.succeeded = run->succeeded();
    answer.errors = run->errors;
    return answer;
}

static int buildInThisProcess(const std::string& backend, const std::string& includeFolder)
{
    compile::Session session(toolchain::resolveSettings({}, process::Environment::ofThisProcess()).value());
    const bool isHost = backend == "host";
    compile::CompileRequest request{.name = "sample",
                                    .text = isHost ? hostText : deviceText,
                                    .suffix = isHost ? "cpp" : "cu",
                                    .target = {.backend = backend,
                                               .profile = codegen::Profile::portable,
                                               .optLevel = codegen::OptLevel::O0}};
    if (!includeFolder.empty())
        request.includeDirectories = {includeFolder};
    const Result<compile::Artifact> artifact = compile::compileText(request, session);
    if (!artifact) {
        std::fprintf(stderr, "%s: %s\n", artifact.error().code.c_str(), artifact.error().message.c_str());
        return 1;
    }
    static const std::map<compile::Outcome, const char*> names = {{compile::Outcome::hit, "hit"},
                                                                  {compile::Outcome::miss, "miss"},
                                                                  {compile::Outcome::bypassed, "bypassed"}};
    std::printf("%s\n%s\n%s\n", names.at(artifact->outcome), artifact->key.c_str(), artifact->reason.c_str());
    return 0;
}

// A program that notes each start and then becomes the real one.
static void makeStandIn(const CompileFixture& fixture, const std::string& name, const std::string& real)
{
    fixture.write("bin/" + name,
                  "#!/bin/sh\necho " + name + " >> '" + fixture.path("starts") + "'\nexec " + real
                      + " \"$@\"\n");
    fs::permissions(fixture.path("bin/" + name), fs::perms::owner_all);
}

void CacheProcessesTest::hitStartsNoProgram_data()
{
    QTest::addColumn<std::string>("backend");
    QTest::addColumn<std::string>("variable");
    QTest::newRow("g++ by PATH") << std::string("host") << std::string();
    QTest::newRow("g++ by HAWK_CXX") << std::string("host") << std::string("HAWK_CXX");
    QTest::newRow("nvcc by PATH") << std::string("cuda") << std::string();
    QTest::newRow("nvcc by HAWK_NVCC") << std::string("cuda") << std::string("HAWK_NVCC");
}

void CacheProcessesTest::hitStartsNoProgram()
{
    QFETCH(const std::string, backend);
    QFETCH(const std::string, variable);
    CompileFixture fixture;
    const process::Environment& here = fixture.environment;
    const std::string compiler = backend == "host" ? "g++" : "nvcc";
    std::optional<std::string> real = here.findProgram(compiler);
    if (!real && compiler == "nvcc" && fs::exists("/usr/local/cuda/bin/nvcc"))
        real = "/usr/local/cuda/bin/nvcc";
    if (!real)
        QSKIP("There is no nvcc on this machine.");
    if (!codegen::findBackend(backend))
        QSKIP("This build has no back end for devices.");
    for (const char* tool : {"g++", "c++", "gcc", "cpp", "as", "ld", "collect2", "cc1plus"}) {
        if (const std::optional<std::string> path = here.findProgram(tool))
            makeStandIn(fixture, tool, *path);
    }
    makeStandIn(fixture, compiler, *real);
    fixture.environment.set("PATH", fixture.path("bin") + ':' + here.get("PATH").value_or(""));
    if (!variable.empty())
        fixture.environment.set(variable, fixture.path("bin/" + compiler));

    const Answer cold = build(fixture, backend);
    QVERIFY2(cold.succeeded, cold.errors.c_str());
    QCOMPARE(cold.outcome, std::string("miss"));
    QVERIFY(CompileFixture::contentOf(fixture.path("starts")).find(compiler) != std::string::npos);
    fs::remove(fixture.path("starts"));
    const Answer warm = build(fixture, backend);
    QCOMPARE(warm.outcome, std::string("hit"));
    QCOMPARE(warm.key, cold.key);
    QCOMPARE(CompileFixture::contentOf(fixture.path("starts")), std::string());
}

void CacheProcessesTest::manyColdProcesses()
{
    const CompileFixture fixture;
    std::array<Answer, 8> answers;
    {
        std::vector<std::jthread> threads;
        for (Answer& answer : answers)
            threads.emplace_back([&] { answer = build(fixture); });
    }
    for (const Answer& answer : answers) {
        QVERIFY2(answer.succeeded, answer.errors.c_str());
        QVERIFY(answer.outcome == "hit" || answer.outcome == "miss");
        QCOMPARE(answer.key, answers[0].key);
    }
    compile::Session session = fixture.session();
    const auto stats = session.storeStats();
    QCOMPARE(stats->requests, std::uint64_t{8});
    QCOMPARE(stats->hits + stats->misses, std::uint64_t{8});
    QVERIFY(stats->misses >= 1);
    QCOMPARE(stats->entries, std::uint64_t{1});
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
    QCOMPARE(build(fixture).outcome, std::string("hit"));
}

void CacheProcessesTest::killedBuilderLeavesNothingForLong()
{
    CompileFixture fixture;
    fixture.write("bin/slow",
                  "#!/bin/sh\ncase \"$*\" in *sample.cpp*) touch '" + fixture.path("compiling")
                      + "'; sleep 1;; esac\nexec g++ \"$@\"\n");
    fs::permissions(fixture.path("bin/slow"), fs::perms::owner_all);
    fixture.environment.set("HAWK_CXX", fixture.path("bin/slow"));
    const std::vector<std::string> lines = fixture.environment.lines();
    const std::string self = fs::read_symlink("/proc/self/exe").string();
    const pid_t builder = fork();
    if (builder == 0) {
        std::vector<char*> variables;
        for (const std::string& line : lines)
            variables.push_back(const_cast<char*>(line.c_str()));
        variables.push_back(nullptr);
        execle(self.c_str(), self.c_str(), "--build", "host", "", nullptr, variables.data());
        _exit(127);
    }
    QTRY_VERIFY_WITH_TIMEOUT(fs::exists(fixture.path("compiling")), 30000);
    kill(builder, SIGKILL);
    int status = 0;
    waitpid(builder, &status, 0);
    QVERIFY(WIFSIGNALED(status));
    QVERIFY(fixture.filesIn("staging") > 0);

    // Sweeping is done at most once a minute; the mark tells when it was last done.
    fs::remove(fixture.root() + "/workbench-1/last-sweep");
    const Answer next = build(fixture);
    QVERIFY2(next.succeeded, next.errors.c_str());
    QCOMPARE(next.outcome, std::string("miss"));
    QCOMPARE(fixture.filesIn("staging"), std::size_t{0});
    QCOMPARE(build(fixture).outcome, std::string("hit"));
}

void CacheProcessesTest::oddCharactersInPaths()
{
    CompileFixture fixture;
    const std::string odd = "a b $x #1 'q' (c) \xc3\xbc";
    fixture.environment.set("HAWK_CACHE_DIR", fixture.path(odd + " cache"));
    fixture.write(odd + "/value.h", "#include \"inner b.h\"\n");
    fixture.write(odd + "/inner b.h", "#define VALUE 1\n");
    const std::string folder = fixture.path(odd);
    const Answer cold = build(fixture, "host", folder);
    QVERIFY2(cold.succeeded, cold.errors.c_str());
    QVERIFY2(cold.outcome == "miss", cold.reason.c_str());
    QCOMPARE(build(fixture, "host", folder).outcome, std::string("hit"));
    fixture.write(odd + "/inner b.h", "#define VALUE 2\n");
    QCOMPARE(build(fixture, "host", folder).outcome, std::string("miss"));
    QCOMPARE(build(fixture, "host", folder).outcome, std::string("hit"));
}

void CacheProcessesTest::movedCacheStillServes()
{
    CompileFixture fixture;
    QCOMPARE(build(fixture).outcome, std::string("miss"));
    fs::rename(fixture.root(), fixture.path("moved"));
    fixture.environment.set("HAWK_CACHE_DIR", fixture.path("moved"));
    QCOMPARE(build(fixture).outcome, std::string("hit"));
}

void CacheProcessesTest::variablesOfCompilersCount()
{
    CompileFixture fixture;
    QCOMPARE(build(fixture).outcome, std::string("miss"));
    fixture.write("shadow/value.h", "#error shadowed\n");
    fixture.environment.set("CPATH", fixture.path("shadow"));
    const Answer shadowed = build(fixture);
    QVERIFY(!shadowed.succeeded);
    QVERIFY2(shadowed.errors.find("shadowed") != std::string::npos, shadowed.errors.c_str());
    fixture.environment.remove("CPATH");
    QCOMPARE(build(fixture).outcome, std::string("hit"));
    // What no compiler reads changes nothing.
    fixture.environment.set("MY_OWN_VARIABLE", "1");
    QCOMPARE(build(fixture).outcome, std::string("hit"));
}

void CacheProcessesTest::replacedCompilerCounts()
{
    CompileFixture fixture;
    const auto install = [&](const std::string& comment) {
        fixture.write("bin/mine", "#!/bin/sh\n# " + comment + "\nexec g++ \"$@\"\n");
        fs::permissions(fixture.path("bin/mine"), fs::perms::owner_all);
    };
    install("one");
    fixture.environment.set("HAWK_CXX", fixture.path("bin/mine"));
    const Answer first = build(fixture);
    QCOMPARE(first.outcome, std::string("miss"));
    QCOMPARE(build(fixture).outcome, std::string("hit"));
    const fs::file_time_type before = fs::last_write_time(fixture.path("bin/mine"));
    install("two");
    fs::last_write_time(fixture.path("bin/mine"), before);
    const Answer replaced = build(fixture);
    QCOMPARE(replaced.outcome, std::string("miss"));
    QVERIFY(replaced.key != first.key);
    // The user's own arguments are part of the command.
    fixture.environment.set("HAWK_CXX", "nice " + fixture.path("bin/mine"));
    QCOMPARE(build(fixture).outcome, std::string("miss"));
    QCOMPARE(build(fixture).outcome, std::string("hit"));
}

void CacheProcessesTest::clearWhileOthersBuild()
{
    const CompileFixture fixture;
    std::vector<Answer> answers(6);
    std::atomic<bool> isOver = false;
    std::jthread clearing([&] {
        compile::Session session = fixture.session();
        while (!isOver) {
            [[maybe_unused]] const auto cleared = session.clear();
            QTest::qSleep(5);
        }
    });
    {
        std::jthread even([&] {
            for (std::size_t i = 0; i < answers.size(); i += 2)
                answers[i] = build(fixture);
        });
        for (std::size_t i = 1; i < answers.size(); i += 2)
            answers[i] = build(fixture);
    }
    isOver = true;
    clearing.join();
    for (const Answer& answer : answers) {
        QVERIFY2(answer.succeeded, answer.errors.c_str());
        QVERIFY2(answer.outcome != "bypassed", answer.reason.c_str());
    }
}

int main(int argc, char** argv)
{
    if (argc == 4 && std::string_view(argv[1]) == "--build")
        return buildInThisProcess(argv[2], argv[3]);
    CacheProcessesTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_cache_processes.moc"
