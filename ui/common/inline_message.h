// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <functional>

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
    /// Says a text in the language that the window has when it is called.
    using Speller = std::function<QString()>;

    explicit InlineMessage(QWidget* parent = nullptr);

    /// `actions` become buttons; they must outlive the message or belong to it. `spell` is called now and
    /// again when the language changes, so it must not refer to what may end before the message.
    void show(Kind kind, Speller spell, const QList<QAction*>& actions = {});
    /// As spellError() says it, again when the language changes.
    void show(const hawk::Error& error, const QList<QAction*>& actions = {});
    void dismiss();
    QString text() const;
    /// Counts the messages: the same number is the same message.
    std::uint64_t serial() const { return m_serial; }

Q_SIGNALS:
    void dismissed();
    /// The reader closed it without taking any of its actions. After dismissed().
    void declined();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void restyle();
    void retranslate();
    void respell();
    void setButtons(const QList<QAction*>& actions);
    Kind m_kind = Kind::note;
    Speller m_spell;
    std::uint64_t m_serial = 0;
    QLabel* m_icon;
    QLabel* m_text;
    QHBoxLayout* m_buttons;
    QToolButton* m_close;
};

/// `message` and hint in one text, the code in brackets; as the command line prints them, in English. Where
/// the message only refers to diagnostics it is the first of them, in the language of the window.
QString spellError(const hawk::Error& error);

} // namespace hawk::ui
