// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "end_signals.h"

#include <array>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>

namespace hawk::workbench {

namespace {

constexpr std::array endings{SIGTERM, SIGINT, SIGHUP};

// A signal handler reaches nothing but globals.
constinit std::array<int, 2> pipeEnds{-1, -1};

void tell(int number)
{
    const char byte = static_cast<char>(number);
    [[maybe_unused]] const ssize_t written = write(pipeEnds[1], &byte, 1);
}

} // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent)
{
    if (pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    auto* notifier = new QSocketNotifier(pipeEnds[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        if (read(pipeEnds[0], &byte, 1) == 1)
            Q_EMIT received();
    });
    for (const int number : endings) {
        struct sigaction old{};
        // Who started it may have said that it is to outlive its terminal.
        if (sigaction(number, nullptr, &old) == 0 && old.sa_handler == SIG_IGN)
            continue;
        struct sigaction action{};
        action.sa_handler = tell;
        action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
        sigemptyset(&action.sa_mask);
        sigaction(number, &action, nullptr);
    }
}

EndSignals::~EndSignals()
{
    for (const int number : endings) {
        struct sigaction now{};
        if (sigaction(number, nullptr, &now) == 0 && now.sa_handler == tell)
            std::signal(number, SIG_DFL);
    }
    for (int& end : pipeEnds) {
        close(end);
        end = -1;
    }
}

} // namespace hawk::workbench
