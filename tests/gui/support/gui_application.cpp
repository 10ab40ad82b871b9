// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/gui_application.h"

#include <cstdio>
#include <format>

#include <QMetaEnum>
#include <QTest>
#include <QThread>

#include "support/handler_watch.h"

namespace hawk::gui {

using namespace std::chrono;
using namespace Qt::StringLiterals;

namespace {

/// Above this a person notices; the goal is that one handler in a hundred takes as long.
constexpr auto noticeable = 50ms;

class Caller : public QObject
{
public:
    explicit Caller(const std::function<void()>& work) : m_work(work) { setObjectName(u"callAsHandler"_s); }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::User)
            return QObject::event(event);
        m_work();
        return true;
    }

private:
    const std::function<void()>& m_work;
};

void say(const std::string& line)
{
    std::fputs(("watchdog: " + line + '\n').c_str(), stderr);
}

double inMilliseconds(nanoseconds time)
{
    return duration<double, std::milli>(time).count();
}

} // namespace

GuiApplication::GuiApplication(int& argc, char** argv) : QApplication(argc, argv)
{
    if (!reasonForLimit().empty())
        say(std::format("an event handler may take {} ms, because this is {}", handlerLimit().count(),
                        reasonForLimit()));
}

GuiApplication::~GuiApplication()
{
    say(std::format("{} event handlers, {} over {} ms, the longest {:.1f} ms: {}", m_handlers, m_noticeable,
                    noticeable.count(), inMilliseconds(m_longestOfAll.taken),
                    m_longestOfAll.what.toStdString()));
}

bool GuiApplication::notify(QObject* receiver, QEvent* event)
{
    if (QThread::currentThread() != thread())
        return QApplication::notify(receiver, event);
    const int level = thread()->loopLevel();
    if (m_innermost && m_innermost->loopLevel == level)
        return QApplication::notify(receiver, event);

    for (Frame* frame = m_innermost; frame; frame = frame->outer)
        noteLoopOf(*frame);
    // Handling may delete both.
    Frame frame{.loopLevel = level,
                .outer = m_innermost,
                .className = receiver->metaObject()->className(),
                .objectName = receiver->objectName(),
                .type = event->type()};
    m_innermost = &frame;
    const BusyTime time;
    const bool isHandled = QApplication::notify(receiver, event);
    const nanoseconds taken = time.elapsed();
    m_innermost = frame.outer;

    ++m_handlers;
    if (!frame.hasOwnLoop)
        m_times.push_back(taken);
    if (!frame.hasOwnLoop && taken > std::min<nanoseconds>(m_longest.taken, noticeable))
        judge({taken, describe(frame)});
    return isHandled;
}

QString GuiApplication::describe(const Frame& frame)
{
    const char* type = QMetaEnum::fromType<QEvent::Type>().valueToKey(frame.type);
    return u"%1 '%2' handling %3"_s.arg(QLatin1StringView(frame.className), frame.objectName,
                                        QLatin1StringView(type ? type : "an event of its own"));
}

void GuiApplication::noteLoopOf(Frame& frame)
{
    if (std::exchange(frame.hasOwnLoop, true) || !QTest::currentTestFunction())
        return;
    const std::string message =
        std::format("watchdog: {} waits in an event loop of its own", describe(frame).toStdString());
    QTest::qFail(message.c_str(), __FILE__, __LINE__);
    // The usual one is of a menu, and nobody would close it.
    if (QWidget* popup = QApplication::activePopupWidget())
        QMetaObject::invokeMethod(popup, &QWidget::close, Qt::QueuedConnection);
}

void GuiApplication::judge(const Handler& handler)
{
    if (handler.taken > m_longest.taken)
        m_longest = handler;
    if (handler.taken > m_longestOfAll.taken)
        m_longestOfAll = handler;
    if (handler.taken > noticeable) {
        ++m_noticeable;
        if (QTest::currentTestFunction())
            say(std::format("{:.0f} ms in {}: {}", inMilliseconds(handler.taken),
                            QTest::currentTestFunction(), handler.what.toStdString()));
    }
    if (handler.taken <= handlerLimit() || !QTest::currentTestFunction())
        return;
    const std::string message =
        std::format("watchdog: {} took {:.0f} ms, and at most {} ms are allowed", handler.what.toStdString(),
                    inMilliseconds(handler.taken), handlerLimit().count());
    QTest::qFail(message.c_str(), __FILE__, __LINE__);
}

void GuiApplication::callAsHandler(const std::function<void()>& work)
{
    Caller caller(work);
    QEvent event(QEvent::User);
    sendEvent(&caller, &event);
}

GuiApplication::Handler GuiApplication::takeLongest()
{
    return std::exchange(m_longest, {});
}

std::vector<nanoseconds> GuiApplication::takeTimes()
{
    return std::exchange(m_times, {});
}

} // namespace hawk::gui
