// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFont>
#include <QObject>
#include <QPalette>
#include <QString>

#include "shell/preferences.h"

namespace hawk::ui {

class Highlighting;

/// Light, dark or as the system says, switched while the program runs. Style and palette of a desktop that
/// has them are left alone as long as the system decides; else our own two palettes are used.
class Theme : public QObject
{
    Q_OBJECT

public:
    explicit Theme(Highlighting& highlighting, QObject* parent = nullptr);

    void choose(ThemeChoice choice);
    ThemeChoice choice() const { return m_choice; }
    /// 0: the system's.
    void setFontSize(int points);

    static QPalette lightPalette();
    static QPalette darkPalette();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    Highlighting& m_highlighting;
    ThemeChoice m_choice = ThemeChoice::system;
    QString m_systemStyle;
    QFont m_systemFont;
};

} // namespace hawk::ui
