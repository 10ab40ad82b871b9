// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include <QWidget>

#include "panels/shown_text.h"
#include "text/error.h"

class QLabel;

namespace hawk::ui {

/// The line above a generated text: what it was made for, what it is compared with, and whether it is out of
/// date.
class GeneratedHeader : public QWidget
{
    Q_OBJECT

public:
    explicit GeneratedHeader(QWidget* parent = nullptr);

    enum class Age { current, stale };
    /// `error`: why there is no newer text; a stale text without one has its successor in work.
    void show(const ShownText& shown, Age age, const std::optional<Error>& error);
    QString badgeText() const;
    QString name() const;

    /// `affine · float64 · native · O3`: kernel, mode, profile or architecture, level, defines.
    static QString spellTarget(const workspace::GeneratedText& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle();
    QLabel* m_name;
    QLabel* m_changes;
    QLabel* m_badgeIcon;
    QLabel* m_badge;
};

} // namespace hawk::ui
