// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// A button opens its menu by mouse and by key, and nobody waits for the menu.

#include <QMenu>
#include <QPointer>

#include "common/menu_button.h"
#include "support/gui_test.h"

using namespace Qt::StringLiterals;
using hawk::ui::MenuButton;

class GuiMenuButtonTest : public hawk::gui::GuiTest
{
    Q_OBJECT

protected:
    void prepare() override
    {
        m_window = std::make_unique<QWidget>();
        m_menu = std::make_unique<QMenu>();
        m_item = m_menu->addAction(u"An item"_s);
        m_button = new MenuButton(*m_menu, m_window.get());
        m_button->setText(u"Open"_s);
        m_button->setFocusPolicy(Qt::StrongFocus);
        m_window->resize(300, 200);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_button->setFocus();
    }

    void tidy() override
    {
        m_window.reset();
        m_menu.reset();
    }

private Q_SLOTS:
    void aKeyOpensIt()
    {
        QSignalSpy triggered(m_item, &QAction::triggered);
        QTest::keyClick(m_window->windowHandle(), Qt::Key_Space);
        QVERIFY(m_menu->isVisible());
        QVERIFY(m_button->isDown());
        QTest::keyClick(m_menu->windowHandle(), Qt::Key_Down);
        QTest::keyClick(m_menu->windowHandle(), Qt::Key_Return);
        QCOMPARE(triggered.count(), 1);
        QVERIFY(!m_menu->isVisible());
        QVERIFY(!m_button->isDown());
    }

    void aClickOpensItBelow()
    {
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, m_button->geometry().center());
        QVERIFY(m_menu->isVisible());
        QCOMPARE(m_menu->geometry().topLeft(), m_button->mapToGlobal(QPoint(0, m_button->height())));
        QTest::keyClick(m_menu->windowHandle(), Qt::Key_Escape);
        QVERIFY(!m_menu->isVisible());
        QVERIFY(!m_button->isDown());
    }

    void withoutItsMenuItDoesNothing()
    {
        m_menu.reset();
        QVERIFY(!m_button->isEnabled());
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {}, m_button->geometry().center());
        QVERIFY(!QApplication::activePopupWidget());
    }

private:
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<QMenu> m_menu;
    QAction* m_item = nullptr;
    MenuButton* m_button = nullptr;
};

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<GuiMenuButtonTest>(argc, argv);
}

#include "tst_gui_menu_button.moc"
