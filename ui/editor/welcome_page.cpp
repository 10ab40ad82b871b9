// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/welcome_page.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "common/action.h"
#include "common/colours.h"
#include "common/menu_button.h"

namespace hawk::ui {

WelcomePage::WelcomePage(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_buttons->setSpacing(8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(32, 32, 32, 32);
    layout->setSpacing(16);
    layout->addStretch();
    layout->addWidget(m_text);
    auto* centred = new QHBoxLayout;
    centred->addStretch();
    centred->addLayout(m_buttons);
    centred->addStretch();
    layout->addLayout(centred);
    layout->addStretch();
    retranslate();
}

QToolButton* WelcomePage::buttonFor(QAction& action)
{
    if (!action.menu()) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(&action);
        return button;
    }
    auto* button = new MenuButton(*action.menu(), this);
    const auto follow = [button, &action] {
        button->setIcon(action.icon());
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
    };
    connect(&action, &QAction::changed, button, follow);
    follow();
    return button;
}

void WelcomePage::setActions(const QList<QAction*>& actions)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (QAction* action : actions) {
        QToolButton* button = buttonFor(*action);
        button->setText(plainText(*action));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setFocusPolicy(Qt::StrongFocus);
        m_buttons->addWidget(button);
    }
}

void WelcomePage::retranslate()
{
    m_text->setText(tr("No kernel is open. Begin with a new one, open a file, or drop files here."));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, coloursFor(colours).dimmed);
    m_text->setPalette(colours);
}

void WelcomePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace hawk::ui
