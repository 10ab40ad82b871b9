// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <chrono>
#include <functional>
#include <vector>

#include <QApplication>
#include <QString>

namespace hawk::gui {

/// The application of every GUI test. It measures each event handler of the window's thread and fails the
/// running test function when one keeps the thread longer than handlerLimit(). Events that are sent while
/// another is handled belong to that one. A handler that runs an event loop of its own is not judged, but the
/// handlers inside that loop are.
class GuiApplication : public QApplication
{
    Q_OBJECT

public:
    GuiApplication(int& argc, char** argv);
    ~GuiApplication() override;

    bool notify(QObject* receiver, QEvent* event) override;

    /// Calls `work` as an event handler, so that it is judged: what a test calls directly is not.
    static void callAsHandler(const std::function<void()>& work);

    struct Handler {
        std::chrono::nanoseconds taken{0};
        QString what; ///< class, object name and event
    };
    /// The longest since the last call; takes it out.
    Handler takeLongest();
    /// What each handler took since the last call, in their order; takes them out.
    std::vector<std::chrono::nanoseconds> takeTimes();

private:
    void judge(const Handler& handler);

    struct Frame {
        int loopLevel = 0;
        bool hasOwnLoop = false;
        Frame* outer = nullptr;
    };
    Frame* m_innermost = nullptr;
    Handler m_longest;
    Handler m_longestOfAll;
    std::vector<std::chrono::nanoseconds> m_times;
    qint64 m_handlers = 0;
    qint64 m_noticeable = 0;
};

} // namespace hawk::gui
