// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Compares generated kernels: the evaluator, and compiled code of every kind.
//
//   fuzz-kernels [--seed S] [--count N] [--first I] [--engine NAME]

#include <csignal>
#include <cstdio>
#include <format>

#include <QTemporaryDir>

#include "campaign.h"

namespace {

using namespace hawk;
using namespace hawk::fuzz;

void print(const std::string& text)
{
    std::fputs(text.c_str(), stdout);
    std::fflush(stdout);
}

/// What asks a program to end; it waits until a batch is done.
sigset_t endings()
{
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM})
        sigaddset(&signals, signal);
    return signals;
}

bool isAskedToEnd()
{
    sigset_t pending;
    return sigpending(&pending) == 0
        && (sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1);
}

Result<std::size_t> runCampaign(const Options& options)
{
    const QTemporaryDir cache;
    auto settings = toolchain::resolveSettings({.cacheDirectory = cache.path().toStdString()},
                                               process::Environment::ofThisProcess());
    if (!settings)
        return std::unexpected(settings.error());
    compile::Session session(*std::move(settings));
    auto grammar = Grammar::read(HAWK_SOURCE_DIR "/tests/fuzz/grammar.txt");
    if (!grammar)
        return std::unexpected(grammar.error());
    const sigset_t signals = endings();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    Campaign campaign(options, *std::move(grammar), session, print, isAskedToEnd);
    const std::size_t failed = campaign.run();
    print(std::format("{} kernels of seed {}, {} failed\n", campaign.done(), options.seed, failed));
    if (const std::string rest = campaign.spellRest(); !rest.empty())
        print(std::format("Stopped; to go on: fuzz-kernels {}\n", rest));
    return failed;
}

} // namespace

int main(int argc, char** argv)
{
    const auto options =
        readOptions(std::span(argv, static_cast<std::size_t>(argc)).subspan(1), {.count = 300});
    if (!options) {
        print(options.error().message + "\n");
        return 2;
    }
    const auto failed = runCampaign(*options);
    if (!failed) {
        print(failed.error().message + "\n" + failed.error().hint + "\n");
        return 3;
    }
    return *failed == 0 ? 0 : 1;
}
