// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/go_to_bar.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpressionValidator>
#include <QTextBlock>
#include <QToolButton>

#include "common/icons.h"
#include "editor/code_editor.h"

namespace hawk::ui {

GoToBar::GoToBar(CodeEditor& editor, QWidget* parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_label(new QLabel(this))
    , m_place(new QLineEdit(this))
    , m_close(new QToolButton(this))
{
    m_place->setValidator(new QRegularExpressionValidator(
        QRegularExpression(QStringLiteral("[0-9]{1,7}(?::[0-9]{0,5})?")), this));
    m_label->setBuddy(m_place);
    m_close->setIcon(icon(u"close"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    connect(m_close, &QToolButton::clicked, this, &GoToBar::close);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(8);
    layout->addWidget(m_label);
    layout->addWidget(m_place, 1);
    layout->addWidget(m_close);
    retranslate();
    hide();
}

void GoToBar::retranslate()
{
    m_label->setText(tr("Line (1 to %1)").arg(QLocale().toString(m_editor.blockCount())));
    m_place->setPlaceholderText(tr("Line or line:column"));
    m_place->setAccessibleName(tr("Line to go to"));
    m_close->setToolTip(tr("Close (Esc)"));
    m_close->setAccessibleName(tr("Close (Esc)"));
}

void GoToBar::open()
{
    retranslate();
    m_place->setText(QString::number(m_editor.textCursor().blockNumber() + 1));
    show();
    m_place->selectAll();
    m_place->setFocus(Qt::ShortcutFocusReason);
}

void GoToBar::close()
{
    hide();
    m_editor.setFocus();
}

void GoToBar::go()
{
    const QStringList parts = m_place->text().split(u':');
    if (parts.front().isEmpty())
        return;
    m_editor.goTo(parts.front().toInt(), parts.size() > 1 ? parts[1].toInt() : 1);
    close();
}

void GoToBar::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        return close();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return go();
    default:
        QWidget::keyPressEvent(event);
    }
}

void GoToBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace hawk::ui
