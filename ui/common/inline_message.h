// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>
#include <QString>

#include "text/error.h"

class QAction;
class QLabel;
class QToolButton;
class QHBoxLayout;

namespace hawk::ui {

/// A message inside the window instead of a dialog: icon, sentence, next step, buttons, close. Hidden until
/// shown; a new message replaces the old one. Announced to assistive technology.
class InlineMessage : public QFrame
{
    Q_OBJECT

public:
    enum class Kind { note, warning, error };

    explicit InlineMessage(QWidget* parent = nullptr);

    /// `actions` become buttons; they must outlive the message or belong to it.
    void show(Kind kind, const QString& text, const QList<QAction*>& actions = {});
    /// Message, hint and code.
    void show(const hawk::Error& error, const QList<QAction*>& actions = {});
    void dismiss();
    QString text() const;

Q_SIGNALS:
    void dismissed();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();
    void retranslate();
    void setButtons(const QList<QAction*>& actions);
    Kind m_kind = Kind::note;
    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QToolButton* m_close;
};

/// `message` and hint in one text, the code in brackets; as the command line prints them.
QString spellError(const hawk::Error& error);

} // namespace hawk::ui
