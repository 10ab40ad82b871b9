// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>

#include <QWidget>

#include "common/inline_message.h"

namespace hawk::ui {

/// The messages that concern the whole window, below the tool bar. Each subject has at most one; a newer
/// message on it replaces the older one.
class NoticeStack : public QWidget
{
    Q_OBJECT

public:
    explicit NoticeStack(QWidget* parent = nullptr);

    /// As InlineMessage::show() does.
    void show(const QString& subject, InlineMessage::Kind kind, InlineMessage::Speller spell,
              const QList<QAction*>& actions = {});
    void show(const QString& subject, const hawk::Error& error, const QList<QAction*>& actions = {});
    void dismiss(const QString& subject);
    bool isShown(const QString& subject) const;
    /// Of a message on show; empty else.
    QString text(const QString& subject) const;

private:
    InlineMessage& message(const QString& subject);
    std::map<QString, InlineMessage*> m_messages;
};

} // namespace hawk::ui
