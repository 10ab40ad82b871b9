// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/theme.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QStyleHints>

#include "common/colours.h"
#include "common/highlighting.h"

namespace hawk::ui {

namespace {

const QString ownStyle = QStringLiteral("fusion");

struct Tones {
    QRgb window, base, alternate, button, text, dimmed, disabled, light, midlight, mid, dark, shadow, accent,
        link;
};

QPalette paletteOf(const Tones& tones)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, QRgb colour) { palette.setColor(role, QColor(colour)); };
    set(QPalette::Window, tones.window);
    set(QPalette::WindowText, tones.text);
    set(QPalette::Base, tones.base);
    set(QPalette::AlternateBase, tones.alternate);
    set(QPalette::Text, tones.text);
    set(QPalette::Button, tones.button);
    set(QPalette::ButtonText, tones.text);
    set(QPalette::BrightText, tones.text);
    set(QPalette::PlaceholderText, tones.dimmed);
    set(QPalette::ToolTipBase, tones.base);
    set(QPalette::ToolTipText, tones.text);
    set(QPalette::Light, tones.light);
    set(QPalette::Midlight, tones.midlight);
    set(QPalette::Mid, tones.mid);
    set(QPalette::Dark, tones.dark);
    set(QPalette::Shadow, tones.shadow);
    set(QPalette::Highlight, tones.accent);
    set(QPalette::HighlightedText, 0xffffffff);
    set(QPalette::Accent, tones.accent);
    set(QPalette::Link, tones.link);
    set(QPalette::LinkVisited, tones.link);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(tones.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(tones.mid));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, QColor(tones.disabled));
    return palette;
}

} // namespace

Theme::Theme(Highlighting& highlighting, QObject* parent)
    : QObject(parent)
    , m_highlighting(highlighting)
    , m_systemStyle(QApplication::style()->name())
    , m_systemFont(QApplication::font())
{
    qApp->installEventFilter(this);
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Theme::apply);
    apply();
}

void Theme::choose(ThemeChoice choice)
{
    if (choice == m_choice)
        return;
    m_choice = choice;
    apply();
}

void Theme::setFontSize(int points)
{
    QFont font = m_systemFont;
    if (points > 0)
        font.setPointSize(points);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

void Theme::apply()
{
    const bool isForced = m_choice != ThemeChoice::system;
    const QString style = isForced ? ownStyle : m_systemStyle;
    if (QApplication::style()->name().compare(style, Qt::CaseInsensitive) != 0)
        QApplication::setStyle(style);
    if (!isForced && style.compare(ownStyle, Qt::CaseInsensitive) != 0) {
        QApplication::setPalette(QPalette());
    } else {
        const bool systemIsDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
        const bool isDark = isForced ? m_choice == ThemeChoice::dark : systemIsDark;
        QApplication::setPalette(isDark ? darkPalette() : lightPalette());
    }
    m_highlighting.follow(QApplication::palette());
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp)
        m_highlighting.follow(QApplication::palette());
    return false;
}

QPalette Theme::lightPalette()
{
    return paletteOf({
        .window = 0xfff3f4f6,
        .base = 0xffffffff,
        .alternate = 0xfff7f8fa,
        .button = 0xfff9fafb,
        .text = 0xff1b1f24,
        .dimmed = 0xff595f66,
        .disabled = 0xff9aa1a9,
        .light = 0xffffffff,
        .midlight = 0xffe9ebee,
        .mid = 0xffc9ced4,
        .dark = 0xffa9b0b8,
        .shadow = 0xff6b737c,
        .accent = 0xff1a5fb4,
        .link = 0xff1a5fb4,
    });
}

QPalette Theme::darkPalette()
{
    return paletteOf({
        .window = 0xff24282d,
        .base = 0xff1b1e22,
        .alternate = 0xff20242a,
        .button = 0xff2d3238,
        .text = 0xffe6e9ec,
        .dimmed = 0xffa6aeb6,
        .disabled = 0xff6f7780,
        .light = 0xff3c424a,
        .midlight = 0xff343a41,
        .mid = 0xff3a4048,
        .dark = 0xff15181b,
        .shadow = 0xff0c0e10,
        .accent = 0xff2f6fc4,
        .link = 0xff8dbaff,
    });
}

} // namespace hawk::ui
