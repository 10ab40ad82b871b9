// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <unordered_map>

#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>
#include <QColor>
#include <QTextCharFormat>

namespace hawk::ui {

/// How the formats of a syntax definition look in one theme on one background. Text keeps a contrast of at
/// least 4.5:1: a colour that has less is moved towards black or white. Each format is made once.
class ThemeFormats
{
public:
    /// Forgets what was made before.
    void use(const KSyntaxHighlighting::Theme& theme, const QColor& background);
    /// Valid until the next use().
    const QTextCharFormat& operator()(const KSyntaxHighlighting::Format& format);

private:
    KSyntaxHighlighting::Theme m_theme;
    QColor m_background = Qt::white;
    std::unordered_map<int, QTextCharFormat> m_made; ///< by the format's id
};

/// Whether it is that of a comment or of a text in quotes.
bool isProse(const KSyntaxHighlighting::Format& format);

} // namespace hawk::ui
