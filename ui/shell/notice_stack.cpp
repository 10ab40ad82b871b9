// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/notice_stack.h"

#include <QBoxLayout>

namespace hawk::ui {

NoticeStack::NoticeStack(QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void NoticeStack::show(const QString& subject, InlineMessage::Kind kind, InlineMessage::Speller spell,
                       const QList<QAction*>& actions)
{
    message(subject).show(kind, std::move(spell), actions);
}

void NoticeStack::show(const QString& subject, const hawk::Error& error, const QList<QAction*>& actions)
{
    message(subject).show(error, actions);
}

void NoticeStack::dismiss(const QString& subject)
{
    if (isShown(subject))
        message(subject).dismiss();
}

bool NoticeStack::isShown(const QString& subject) const
{
    const auto found = m_messages.find(subject);
    return found != m_messages.end() && !found->second->isHidden();
}

QString NoticeStack::text(const QString& subject) const
{
    return isShown(subject) ? m_messages.at(subject)->text() : QString();
}

InlineMessage& NoticeStack::message(const QString& subject)
{
    InlineMessage*& found = m_messages[subject];
    if (found == nullptr) {
        found = new InlineMessage(this);
        found->setObjectName(QStringLiteral("notice.") + subject);
        layout()->addWidget(found);
    }
    return *found;
}

} // namespace hawk::ui
