// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/inline_message.h"

#include <QAccessible>
#include <QAction>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include "common/colours.h"
#include "common/diagnostic_text.h"
#include "common/icons.h"
#include "common/qt_text.h"
#include "common/visible_name.h"

namespace hawk::ui {

namespace {

QString iconName(InlineMessage::Kind kind)
{
    switch (kind) {
    case InlineMessage::Kind::note:
        return QStringLiteral("note");
    case InlineMessage::Kind::warning:
        return QStringLiteral("warning");
    case InlineMessage::Kind::error:
        break;
    }
    return QStringLiteral("error");
}

QColor colourOf(InlineMessage::Kind kind, const Colours& colours)
{
    switch (kind) {
    case InlineMessage::Kind::note:
        return colours.note;
    case InlineMessage::Kind::warning:
        return colours.warning;
    case InlineMessage::Kind::error:
        break;
    }
    return colours.error;
}

/// A compiler may write pages; the log has all of it.
QString shortened(const QString& text)
{
    constexpr qsizetype mostLines = 3;
    constexpr qsizetype mostCharacters = 400;
    QString front = text.section(u'\n', 0, mostLines - 1);
    front.truncate(mostCharacters);
    return front.size() < text.size() ? front + u'…' : text;
}

QString oneText(const QString& message, const QString& hint, const QString& code)
{
    QString text = shortened(message);
    if (!hint.isEmpty())
        text += u' ' + hint;
    if (!code.isEmpty())
        text += QStringLiteral(" [%1]").arg(code);
    return text;
}

} // namespace

InlineMessage::InlineMessage(QWidget* parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_buttons(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(u"close"));
    connect(m_close, &QToolButton::clicked, this, [this] {
        dismiss();
        Q_EMIT declined();
    });

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 4, 8, 4);
    layout->setSpacing(8);
    layout->addWidget(m_icon);
    layout->addWidget(m_text, 1);
    m_buttons->setSpacing(8);
    layout->addLayout(m_buttons);
    layout->addWidget(m_close);
    retranslate();
    restyle();
    hide();
}

void InlineMessage::show(Kind kind, Speller spell, const QList<QAction*>& actions)
{
    m_kind = kind;
    m_spell = std::move(spell);
    ++m_serial;
    respell();
    setButtons(actions);
    restyle();
    setVisible(true);
    QAccessibleAnnouncementEvent announcement(this, m_text->text());
    announcement.setPoliteness(kind == Kind::note ? QAccessible::AnnouncementPoliteness::Polite
                                                  : QAccessible::AnnouncementPoliteness::Assertive);
    QAccessible::updateAccessibility(&announcement);
}

void InlineMessage::show(const hawk::Error& error, const QList<QAction*>& actions)
{
    show(Kind::error, [error] { return spellError(error); }, actions);
}

void InlineMessage::respell()
{
    const QString text = visibleText(m_spell());
    m_text->setText(text);
    setAccessibleName(text);
}

void InlineMessage::dismiss()
{
    if (isHidden())
        return;
    hide();
    Q_EMIT dismissed();
}

QString InlineMessage::text() const
{
    return m_text->text();
}

void InlineMessage::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        restyle();
}

void InlineMessage::paintEvent(QPaintEvent*)
{
    const QColor colour = colourOf(m_kind, coloursFor(palette()));
    QColor tint = colour;
    tint.setAlphaF(0.10F);
    QPainter painter(this);
    painter.fillRect(rect(), tint);
    // The stripe repeats the kind beside the icon; the line parts the message from the text below it.
    painter.fillRect(QRect(0, 0, 4, height()), colour);
    tint.setAlphaF(0.35F);
    painter.fillRect(QRect(4, height() - 1, width() - 4, 1), tint);
}

void InlineMessage::restyle()
{
    QPalette coloured = palette();
    coloured.setColor(QPalette::WindowText, colourOf(m_kind, coloursFor(palette())));
    const int side = fontMetrics().height();
    m_icon->setPixmap(icon(iconName(m_kind), coloured).pixmap(QSize(side, side), devicePixelRatioF()));
    update();
}

void InlineMessage::retranslate()
{
    m_close->setToolTip(tr("Close this message"));
    m_close->setAccessibleName(tr("Close this message"));
    if (m_spell && !isHidden())
        respell();
}

void InlineMessage::setButtons(const QList<QAction*>& actions)
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        // A button may have caused this very call.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (QAction* action : actions) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        m_buttons->addWidget(button);
    }
}

QString spellError(const hawk::Error& error)
{
    // What a compiler said is part of the message already.
    if (!error.diagnostics.empty() && !error.message.contains(error.diagnostics.front().message())) {
        const text::Diagnostic& first = error.diagnostics.front();
        return visibleText(oneText(translatedMessage(first), translatedHint(first), toQt(first.code())));
    }
    return visibleText(oneText(toQt(error.message), toQt(error.hint), toQt(error.code)));
}

} // namespace hawk::ui
