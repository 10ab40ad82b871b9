// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// hawk-conformance DIR…: each DIR is a case or holds cases. Prints a table of cases and engines and, below
// it, why each failure failed. Exit codes: 0 all passed, 1 a case failed, 2 wrong usage, 3 no engines.

#include <cstdio>
#include <filesystem>
#include <format>

#include <QTemporaryDir>

#include "compiled_engines.h"

namespace hawk::conformance {

namespace {

void print(const std::string& text, std::FILE* stream = stdout)
{
    std::fputs(text.c_str(), stream);
    std::fflush(stream);
}

/// One line of the table; failures are collected.
bool runCase(const std::string& folder, const std::vector<Engine>& engines,
             std::vector<std::string>& failures)
{
    const std::string name = std::filesystem::path(folder).filename().string();
    print(std::format("{:<32}", name));
    const Result<Case> test = readCase(folder);
    bool passed = test.has_value();
    if (!test)
        failures.push_back(name + ": " + test.error().message);
    for (std::size_t i = 0; i < engines.size() && test; ++i) {
        // A refusal happens before any engine: one of them says it all.
        if (test->isRefused() && i > 0) {
            print(std::format(" {:>18}", "-"));
            continue;
        }
        const auto why = failure(*test, engines[i]);
        print(std::format(" {:>18}", why ? "FAIL" : test->isRefused() ? "refused" : "ok"));
        if (why) {
            passed = false;
            failures.push_back(std::format("{} ({}): {}", name, engines[i].name, *why));
        }
    }
    print(passed ? "   pass\n" : "   FAIL\n");
    return passed;
}

int runAll(std::span<char*> roots)
{
    const QTemporaryDir cache;
    const auto compiled = compiledEngines(cache.path().toStdString());
    if (!compiled) {
        print(compiled.error().message + "\n", stderr);
        return 3;
    }
    std::vector<Engine> engines{evaluatorEngine()};
    engines.insert(engines.end(), compiled->begin(), compiled->end());

    print(std::format("{:<32}", "case"));
    for (const Engine& engine : engines)
        print(std::format(" {:>18}", engine.name));
    print("   verdict\n");
    std::size_t passed = 0;
    std::size_t all = 0;
    std::vector<std::string> failures;
    for (const char* const root : roots) {
        const std::vector<std::string> folders = caseFolders(root);
        if (folders.empty())
            failures.push_back(std::format("{}: there is no case in this folder", root));
        for (const std::string& folder : folders) {
            ++all;
            passed += runCase(folder, engines, failures) ? 1u : 0u;
        }
    }
    print(std::format("{} of {} cases passed\n", passed, all));
    for (const std::string& failure : failures)
        print(failure + "\n");
    return failures.empty() ? 0 : 1;
}

} // namespace

} // namespace hawk::conformance

int main(int argumentCount, char** arguments)
{
    if (argumentCount < 2) {
        std::fputs("Usage: hawk-conformance DIR…\n", stderr);
        return 2;
    }
    return hawk::conformance::runAll({arguments + 1, arguments + argumentCount});
}
