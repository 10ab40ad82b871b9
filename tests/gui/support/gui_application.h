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
/// another is handled belong to that one. A handler that runs an event loop of its own fails it too: whoever
/// caused the event would wait until that loop ends. The handlers inside that loop are judged as all others.
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
    struct Frame {
        int loopLevel = 0;
        Frame* outer = nullptr;
        const char* className = nullptr;
        QString objectName;
        QEvent::Type type = QEvent::None;
        bool hasOwnLoop = false;
    };
    static QString describe(const Frame& frame);
    static void noteLoopOf(Frame& frame);
    void judge(const Handler& handler);

    Frame* m_innermost = nullptr;
    Handler m_longest;
    Handler m_longestOfAll;
    std::vector<std::chrono::nanoseconds> m_times;
    qint64 m_handlers = 0;
    qint64 m_noticeable = 0;
};

} // namespace hawk::gui
