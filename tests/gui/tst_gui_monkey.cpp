// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// Somebody who does not know what he does: all actions of the window in a random order, with random keys and
// texts between them. No crash, no warning, no event handler that takes long; and the window still works
// afterwards. A seed gives the same actions again, though jobs may end at other times.

#include <random>

#include <QAction>
#include <QWindow>

#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/no_outside.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

constexpr int steps = 400;

/// What ends the run.
bool isLeftOut(const QAction& action)
{
    return action.objectName() == u"file.quit" || action.isSeparator();
}

class Monkey
{
public:
    Monkey(gui::TestWindow& window, unsigned seed) : m_window(window), m_random(seed)
    {
        for (QAction* action : window->registry().actions())
            if (!isLeftOut(*action))
                m_actions.append(action);
    }

    /// Does something, and says what.
    QString step()
    {
        const int dice = below(100);
        if (dice < 45)
            return trigger();
        if (dice < 65)
            return pressKeys();
        if (dice < 82)
            return typeText();
        if (dice < 94)
            return moveFocus();
        return resize();
    }

    int below(int end) { return std::uniform_int_distribution<int>(0, end - 1)(m_random); }

private:
    QString trigger()
    {
        QAction* action = m_actions[below(int(m_actions.size()))];
        gui::GuiApplication::callAsHandler([action] { action->trigger(); });
        return action->objectName();
    }

    QString pressKeys()
    {
        static constexpr Qt::Key keys[] = {
            Qt::Key_Tab,    Qt::Key_Backtab,   Qt::Key_Return, Qt::Key_Escape, Qt::Key_Up,
            Qt::Key_Down,   Qt::Key_Left,      Qt::Key_Right,  Qt::Key_Home,   Qt::Key_End,
            Qt::Key_PageUp, Qt::Key_PageDown,  Qt::Key_Delete, Qt::Key_Space,  Qt::Key_Menu,
            Qt::Key_F3,     Qt::Key_Backspace, Qt::Key_A};
        static constexpr Qt::KeyboardModifiers modifiers[] = {
            Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
        const QKeySequence sequence(
            QKeyCombination(modifiers[below(std::size(modifiers))], keys[below(std::size(keys))]));
        if (QGuiApplication::focusWindow())
            gui::TestWindow::press(sequence);
        return sequence.toString();
    }

    QString typeText()
    {
        static constexpr const char* texts[] = {"x",
                                                "    y = a * x + b\n",
                                                "@kernel\n",
                                                "def f(x: Scalar):\n",
                                                "(((",
                                                "\"\"\"",
                                                "#",
                                                "1e400",
                                                "linspace:0:1",
                                                "-5",
                                                "0",
                                                "return {",
                                                "0123456789012345678901234567890123456789",
                                                "'",
                                                "\n\n\n"};
        const QString text = QString::fromLatin1(texts[below(std::size(texts))]);
        // Return may close the dialog that had the focus.
        for (const QChar letter : text)
            if (QGuiApplication::focusWindow())
                gui::TestWindow::type(letter);
        return u"typed "_s + text.simplified();
    }

    QString moveFocus()
    {
        QList<QWidget*> places;
        for (QWidget* widget : m_window.get().findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus))
                places.append(widget);
        if (places.isEmpty())
            return u"nowhere to go"_s;
        QWidget* widget = places[below(int(places.size()))];
        gui::GuiApplication::callAsHandler([widget] { widget->setFocus(Qt::TabFocusReason); });
        return u"to %1 %2"_s.arg(QLatin1StringView(widget->metaObject()->className()), widget->objectName());
    }

    QString resize()
    {
        const QSize size(700 + below(900), 500 + below(600));
        m_window->resize(size);
        return u"resized to %1 x %2"_s.arg(size.width()).arg(size.height());
    }

    gui::TestWindow& m_window;
    std::mt19937 m_random;
    QList<QAction*> m_actions;
};

} // namespace

class GuiMonkeyTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void anythingGoes_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= seedCount(); ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void anythingGoes()
    {
        QFETCH(unsigned, seed);
        gui::NoOutside inside;
        gui::TestWindow window("[build]\npolicy=pause\n[run]\ntimeLimit=5\n");
        QVERIFY(window.openExample(u"affine.py"_s) != workspace::DocumentId::none);
        QVERIFY(window.openExample(u"black_scholes.py"_s) != workspace::DocumentId::none);
        window.workspace()->launches().setSampleCount(10'000);
        Monkey monkey(window, seed);
        QStringList done;
        for (int step = 0; step < steps && !QTest::currentTestFailed(); ++step) {
            done.append(monkey.step());
            QTest::qWait(monkey.below(8) == 0 ? 30 : 0);
            // Popups and dialogs that are open take the keys; sooner or later somebody closes them.
            if (QWidget* popup = QApplication::activePopupWidget(); popup && monkey.below(2) == 0)
                popup->close();
            if (QWidget* dialog = QApplication::activeModalWidget(); dialog && monkey.below(3) == 0)
                dialog->close();
            if (!window->isVisible())
                window->show();
        }
        if (QTest::currentTestFailed()) {
            qInfo("the last steps: %s",
                  qPrintable(done.mid(std::max<qsizetype>(0, done.size() - 12)).join(u" | "_s)));
            return;
        }
        stillWorks(window);
    }

private:
    /// MONKEY_SEEDS=50 takes longer than the test-suite has time for.
    static unsigned seedCount()
    {
        bool isNumber = false;
        const unsigned count = qEnvironmentVariable("MONKEY_SEEDS").toUInt(&isNumber);
        return isNumber ? count : 3;
    }

    static void stillWorks(gui::TestWindow& window)
    {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top != &window.get() && top->isVisible())
                top->close();
        window.workspace()->jobs().cancelAll();
        window->showNormal();
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window.get()));
        auto& documents = window.workspace()->documents();
        const auto id = documents.create("after.py", "");
        documents.setCurrent(id);
        QTRY_VERIFY(window->tabs().currentPage() && window->tabs().currentPage()->id() == id);
        QTRY_VERIFY(window->tabs().currentPage()->isLoaded());
        window->tabs().currentPage()->editor().setFocus();
        gui::TestWindow::type(u"x = 1"_s);
        QTRY_COMPARE(QString::fromStdString(documents.currentText(id)), u"x = 1"_s);
        gui::TestWindow::press(QKeySequence(u"Ctrl+Z"_s));
        QTRY_COMPARE(QString::fromStdString(documents.currentText(id)), QString());
        QVERIFY(window.settle());
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiMonkeyTest>(argc, argv);
}

#include "tst_gui_monkey.moc"
