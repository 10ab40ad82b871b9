// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/theme_formats.h"

#include "common/colours.h"

namespace hawk::ui {

namespace {

constexpr double contrastOfText = 4.5;

/// The colour, moved towards black or white until it can be read.
QColor readable(QColor colour, const QColor& background)
{
    const bool isOnDark = contrast(background, Qt::white) > contrast(background, Qt::black);
    for (int step = 0; step < 20 && contrast(colour, background) < contrastOfText; ++step) {
        const float towards = isOnDark ? 1.0F : 0.0F;
        const auto mix = [towards](float channel) { return channel + (towards - channel) * 0.08F; };
        colour = QColor::fromRgbF(mix(colour.redF()), mix(colour.greenF()), mix(colour.blueF()));
    }
    return colour;
}

} // namespace

void ThemeFormats::use(const KSyntaxHighlighting::Theme& theme, const QColor& background)
{
    m_theme = theme;
    m_background = background;
    m_made.clear();
}

const QTextCharFormat& ThemeFormats::operator()(const KSyntaxHighlighting::Format& format)
{
    const auto [found, isNew] = m_made.try_emplace(format.id());
    if (!isNew)
        return found->second;
    QTextCharFormat& made = found->second;
    if (format.hasTextColor(m_theme))
        made.setForeground(readable(format.textColor(m_theme), m_background));
    if (format.isBold(m_theme))
        made.setFontWeight(QFont::Bold);
    if (format.isItalic(m_theme))
        made.setFontItalic(true);
    if (format.isUnderline(m_theme))
        made.setFontUnderline(true);
    return made;
}

bool isProse(const KSyntaxHighlighting::Format& format)
{
    using Style = KSyntaxHighlighting::Theme;
    switch (format.textStyle()) {
    case Style::Comment:
    case Style::Documentation:
    case Style::String:
    case Style::VerbatimString:
    case Style::SpecialString:
    case Style::Char:
    case Style::SpecialChar:
        return true;
    default:
        return false;
    }
}

} // namespace hawk::ui
