// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// hawk-conformance [--backend NAME] DIR…: runs every case at or below each DIR. Prints a line for each case
// that fails or belongs to ring 3, then the counts. Exit codes: 0 none failed, 1 a case failed, 2 wrong
// usage, 3 no engines.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <format>

#include <QTemporaryDir>

#include "compiled_engines.h"

namespace hawk::conformance {

namespace {

constexpr std::string_view usage = "Usage: hawk-conformance [--backend NAME] DIR…\n";

struct Options {
    std::string backend; ///< empty: all
    std::vector<std::string> roots;
};

struct Counts {
    std::size_t passed = 0;
    std::size_t failed = 0;
    std::size_t ringThree = 0;
};

void print(const std::string& text, std::FILE* stream = stdout)
{
    std::fputs(text.c_str(), stream);
    std::fflush(stream);
}

std::optional<Options> readOptions(std::span<char*> arguments)
{
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view word = arguments[i];
        if (word == "--backend" && i + 1 < arguments.size())
            options.backend = arguments[++i];
        else if (word.starts_with("--backend="))
            options.backend = word.substr(word.find('=') + 1);
        else if (word.starts_with('-'))
            return std::nullopt;
        else
            options.roots.emplace_back(word);
    }
    return options.roots.empty() ? std::nullopt : std::optional(options);
}

/// `host` stands for all its profiles, `cuda` for the device code on the CPU.
bool isChosen(const Engine& engine, std::string_view backend)
{
    const bool isHost = engine.name != "evaluator" && engine.name != "cuda-shim";
    return backend.empty() || engine.name == backend || (backend == "host" && isHost)
        || (backend == "cuda" && engine.name == "cuda-shim");
}

void runCase(const std::string& folder, const std::vector<Engine>& engines, Counts& counts)
{
    const std::string name = std::filesystem::path(folder).filename().string();
    const Result<Case> test = readCase(folder);
    if (!test) {
        ++counts.failed;
        return print(std::format("FAIL {}: {}\n", name, test.error().message));
    }
    std::string faults;
    for (const Engine& engine : engines) {
        const Verdict verdict = judge(*test, engine);
        if (verdict.kind == Verdict::Kind::ringThree) {
            ++counts.ringThree;
            return print(std::format("{}: {}\n", name, spell(verdict)));
        }
        // What comes before any engine is said by the first alone.
        const bool isOfEveryEngine = test->isRefused() || verdict.expected == "accepted";
        if (!verdict.hasPassed())
            faults += std::format("{}{}: {}", faults.empty() ? "" : "\n     ",
                                  isOfEveryEngine ? "every engine" : engine.name, spell(verdict));
        if (isOfEveryEngine)
            break;
    }
    ++(faults.empty() ? counts.passed : counts.failed);
    if (!faults.empty())
        print(std::format("FAIL {}: {}\n", name, faults));
}

int runAll(const Options& options)
{
    const QTemporaryDir cache;
    const auto compiled = compiledEngines(cache.path().toStdString());
    if (!compiled) {
        print(compiled.error().message + "\n", stderr);
        return 3;
    }
    std::vector<Engine> engines{evaluatorEngine()};
    engines.insert(engines.end(), compiled->begin(), compiled->end());
    std::string names = "host, cuda";
    for (const Engine& engine : engines)
        names += ", " + engine.name;
    std::erase_if(engines, [&](const Engine& engine) { return !isChosen(engine, options.backend); });
    if (engines.empty()) {
        print(std::format("There is no back end `{}`; there are {}.\n", options.backend, names), stderr);
        return 2;
    }

    Counts counts;
    for (const std::string& root : options.roots) {
        const std::vector<std::string> folders = caseFolders(root);
        if (folders.empty()) {
            ++counts.failed;
            print(std::format("FAIL {}: there is no case in this folder\n", root));
        }
        for (const std::string& folder : folders)
            runCase(folder, engines, counts);
    }
    print(
        std::format("{} of ring 3\n{} passed, {} failed\n", counts.ringThree, counts.passed, counts.failed));
    return counts.failed == 0 ? 0 : 1;
}

} // namespace

} // namespace hawk::conformance

int main(int argumentCount, char** arguments)
{
    using namespace hawk::conformance;
    const auto options = readOptions({arguments + 1, static_cast<std::size_t>(argumentCount - 1)});
    if (!options) {
        print(std::string(usage), stderr);
        return 2;
    }
    return runAll(*options);
}
