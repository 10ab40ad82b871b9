// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/rename_bar.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "common/icons.h"
#include "editor/code_editor.h"

namespace hawk::ui {

RenameBar::RenameBar(CodeEditor& editor, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_label(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_refusal(new QLabel(this))
    , m_close(new QToolButton(this))
{
    m_label->setBuddy(m_name);
    m_refusal->setWordWrap(true);
    m_refusal->hide();
    m_close->setIcon(icon(u"close"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, &RenameBar::close);
    connect(m_name, &QLineEdit::textEdited, m_refusal, &QWidget::hide);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_label);
    row->addWidget(m_name, 1);
    row->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addLayout(row);
    layout->addWidget(m_refusal);
    retranslate();
    hide();
}

void RenameBar::retranslate()
{
    m_label->setText(tr("New name of %1 (%n place(s))", "", m_places).arg(m_old));
    m_name->setAccessibleName(tr("New name"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close (Esc)"));
}

void RenameBar::open(const QString& name, int places)
{
    m_old = name;
    m_places = places;
    retranslate();
    m_refusal->hide();
    m_name->setText(name);
    show();
    m_name->selectAll();
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void RenameBar::close()
{
    hide();
    m_editor.setFocus();
}

void RenameBar::showRefusal(const QString& text)
{
    m_refusal->setText(text);
    m_refusal->show();
    QAccessibleAnnouncementEvent announcement(m_name, text);
    QAccessible::updateAccessibility(&announcement);
}

void RenameBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_name->text() == m_old)
            return close();
        Q_EMIT nameGiven(m_name->text());
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void RenameBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace hawk::ui
