// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/empty_state.h"

#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include "common/action.h"
#include "common/colours.h"

namespace hawk::ui {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_button->hide();
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_action != nullptr)
            m_action->trigger();
    });

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 16, 24, 16);
    layout->setSpacing(16);
    layout->addStretch();
    layout->addWidget(m_text);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch();
    restyle();
}

void EmptyState::set(const QString& text, QAction* action)
{
    m_text->setText(text);
    if (m_action == action)
        return;
    if (m_action != nullptr)
        m_action->disconnect(this);
    m_action = action;
    if (m_action != nullptr) {
        connect(m_action, &QAction::changed, this, &EmptyState::followAction);
        connect(m_action, &QObject::destroyed, this, [this] {
            m_action = nullptr;
            followAction();
        });
    }
    followAction();
}

QString EmptyState::text() const
{
    return m_text->text();
}

void EmptyState::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

void EmptyState::followAction()
{
    m_button->setVisible(m_action != nullptr);
    if (m_action == nullptr)
        return;
    m_button->setText(m_action->text());
    m_button->setIcon(m_action->icon());
    m_button->setToolTip(m_action->toolTip());
    m_button->setEnabled(m_action->isEnabled());
    m_button->setAccessibleName(plainText(*m_action));
}

void EmptyState::restyle()
{
    QPalette dimmed = palette();
    dimmed.setColor(QPalette::WindowText, coloursFor(palette()).dimmed);
    m_text->setPalette(dimmed);
}

} // namespace hawk::ui
