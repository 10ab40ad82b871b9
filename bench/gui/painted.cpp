// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "painted.h"

#include <chrono>

#include <QCoreApplication>

namespace hawk::bench {

using namespace std::chrono_literals;

Painted::Painted(QWidget& widget)
{
    widget.installEventFilter(this);
}

Result<void> Painted::wait()
{
    const auto patience = std::chrono::steady_clock::now() + 60s;
    while (!m_isPainted) {
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        if (std::chrono::steady_clock::now() > patience)
            return text::internalError("bench-timeout", "A part of the window was not painted in a minute.");
    }
    m_isPainted = false;
    return {};
}

bool Painted::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint)
        m_isPainted = true;
    return QObject::eventFilter(watched, event);
}

} // namespace hawk::bench
