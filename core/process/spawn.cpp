// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/spawn.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <format>
#include <thread>

#include <dirent.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hawk::process {

namespace {

enum class Step { none, folder, program };

/// What the child needs, prepared before it exists because it may not allocate.
struct Plan {
    const char* program = nullptr;
    const char* folder = nullptr;
    char* const* arguments = nullptr;
    char* const* environment = nullptr;
    std::vector<int> descriptors;
    rlim_t addressSpace = 0;
    Lifetime lifetime = Lifetime::own;
    Step failedStep = Step::none;
    int failure = 0;
};

std::vector<char*> pointersTo(std::vector<std::string>& strings)
{
    std::vector<char*> pointers;
    pointers.reserve(strings.size() + 1);
    for (std::string& text : strings)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

/// Handlers of the parent must not run in the child, which still shares the parent's memory; ignored
/// signals would be inherited and make a compiler deaf to SIGTERM.
void resetSignals()
{
    struct sigaction standard = {};
    standard.sa_handler = SIG_DFL;
    for (int number = 1; number < NSIG; ++number)
        sigaction(number, &standard, nullptr);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

void limitAddressSpace(rlim_t bytes)
{
    struct rlimit limit = {};
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_max = std::min(limit.rlim_max, bytes);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_AS, &limit);
}

void setDescriptors(std::vector<int>& wanted)
{
    // Sources are moved above all targets first, so that no dup2 overwrites one that is still needed.
    const int count = static_cast<int>(wanted.size());
    for (int& descriptor : wanted) {
        if (descriptor < count)
            descriptor = fcntl(descriptor, F_DUPFD, count);
    }
    for (int target = 0; target < count; ++target)
        dup2(wanted[static_cast<std::size_t>(target)], target);
    syscall(SYS_close_range, static_cast<unsigned>(count), ~0u, 0u);
}

/// Runs in the child between vfork and exec: system calls only, no allocation.
[[noreturn]] void becomeProgram(Plan& plan)
{
    setpgid(0, 0);
    if (plan.lifetime == Lifetime::ofTheThread)
        prctl(PR_SET_PDEATHSIG, SIGKILL);
    setDescriptors(plan.descriptors);
    resetSignals();
    if (plan.addressSpace != 0)
        limitAddressSpace(plan.addressSpace);
    plan.failedStep = Step::folder;
    if (plan.folder == nullptr || chdir(plan.folder) == 0) {
        plan.failedStep = Step::program;
        execve(plan.program, plan.arguments, plan.environment);
    }
    plan.failure = errno;
    _exit(127);
}

/// vfork and not posix_spawn, because only this way a resource limit holds from the first instruction of
/// the program on; and not fork, because the caller may be large.
[[gnu::noinline]] pid_t start(Plan& plan)
{
    sigset_t all;
    sigset_t before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    const pid_t id = vfork();
    if (id == 0)
        becomeProgram(plan);
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    return id;
}

std::string reasonOf(int failure)
{
    switch (failure) {
    case ENOENT:
        return "the interpreter it names does not exist";
    case ENOEXEC:
        return "it is neither a program nor a script with an interpreter line";
    case E2BIG:
        return "its arguments and environment are too long";
    default:
        return std::strerror(failure);
    }
}

std::unexpected<Error> notFound(const std::string& program)
{
    if (!program.contains('/'))
        return text::environmentError("program-not-found",
                                      std::format("The program '{}' is not on PATH.", program),
                                      "Install it, or add its folder to PATH.");
    const bool exists = access(program.c_str(), F_OK) == 0;
    return text::environmentError("program-not-found",
                                  exists ? std::format("'{}' is not an executable file.", program)
                                         : std::format("The program '{}' does not exist.", program),
                                  exists ? "Check its permissions." : "Check the path.");
}

/// Zombies that nobody reaps (a container without an init) count as gone: they hold no file and run no code.
bool isGroupGone(pid_t group)
{
    if (kill(-group, 0) != 0 && errno == ESRCH)
        return true;
    DIR* folder = opendir("/proc");
    bool alive = false;
    while (const dirent* entry = folder != nullptr ? readdir(folder) : nullptr) {
        if (entry->d_name[0] < '0' || entry->d_name[0] > '9')
            continue;
        const Descriptor file(
            open(std::format("/proc/{}/stat", entry->d_name).c_str(), O_RDONLY | O_CLOEXEC));
        std::array<char, 512> buffer{};
        if (!file.isOpen() || read(file.number(), buffer.data(), buffer.size() - 1) <= 0)
            continue;
        // The name in parentheses may hold anything; the state and two numbers follow its last parenthesis.
        const char* name = std::strrchr(buffer.data(), ')');
        char state = 0;
        int parent = 0;
        int processGroup = 0;
        if (name != nullptr && std::sscanf(name + 1, " %c %d %d", &state, &parent, &processGroup) == 3)
            alive = alive || (processGroup == group && state != 'Z' && state != 'X');
    }
    if (folder != nullptr)
        closedir(folder);
    return !alive;
}

} // namespace

Result<Child> spawn(const SpawnRequest& request)
{
    const std::string name = request.arguments.empty() ? std::string() : request.arguments.front();
    const std::optional<std::string> program = request.environment.findProgram(name);
    if (!program)
        return notFound(name);

    std::vector<std::string> arguments = request.arguments;
    std::vector<std::string> variables = request.environment.lines();
    const std::vector<char*> argumentPointers = pointersTo(arguments);
    const std::vector<char*> variablePointers = pointersTo(variables);
    Plan plan = {.program = program->c_str(),
                 .folder = request.workingDirectory.empty() ? nullptr : request.workingDirectory.c_str(),
                 .arguments = argumentPointers.data(),
                 .environment = variablePointers.data(),
                 .descriptors = request.descriptors,
                 .addressSpace = request.addressSpaceLimit,
                 .lifetime = request.lifetime};
    const pid_t id = start(plan);
    if (id < 0)
        return text::environmentError(
            "program-not-started", std::format("'{}' cannot be started: {}.", *program, std::strerror(errno)),
            "The machine has no process or no memory left; try again later.");
    if (plan.failure != 0) {
        waitpid(id, nullptr, 0);
        if (plan.failedStep == Step::folder)
            return text::environmentError("program-not-started",
                                          std::format("'{}' cannot be started in the folder '{}': {}.",
                                                      *program, request.workingDirectory,
                                                      std::strerror(plan.failure)));
        return text::environmentError(
            "program-not-started",
            std::format("'{}' cannot be started: {}.", *program, reasonOf(plan.failure)));
    }
    // The number cannot be taken by another process before it is reaped, so this opens the right one.
    Child child = {.id = id, .handle = Descriptor(static_cast<int>(syscall(SYS_pidfd_open, id, 0u)))};
    if (!child.handle.isOpen()) {
        const int failure = errno;
        kill(-id, SIGKILL);
        endOf(child);
        return text::environmentError(
            "program-not-started",
            std::format("'{}' cannot be watched: {}.", *program, std::strerror(failure)));
    }
    return child;
}

Ending endOf(const Child& child, int patienceMilliseconds)
{
    // First wait without reaping: while the leader is a zombie its number still names this group.
    siginfo_t info = {};
    while (waitid(P_PID, static_cast<id_t>(child.id), &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) { }
    kill(-child.id, SIGKILL);
    int status = 0;
    while (waitpid(child.id, &status, 0) < 0 && errno == EINTR) { }

    const auto deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(patienceMilliseconds);
    while (!isGroupGone(child.id) && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    if (WIFSIGNALED(status))
        return {.signal = WTERMSIG(status)};
    return {.exitCode = WEXITSTATUS(status)};
}

Result<Pipe> openPipe()
{
    std::array<int, 2> ends = {-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0)
        return text::environmentError("no-descriptors",
                                      std::format("A pipe cannot be opened: {}.", std::strerror(errno)),
                                      "Raise the limit of open files (ulimit -n).");
    Pipe pipe = {.read = Descriptor(ends[0]), .write = Descriptor(ends[1])};
    return pipe;
}

} // namespace hawk::process
