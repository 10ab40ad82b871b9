// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

#include "workspace/builds.h"

namespace hawk::ui {

/// How the newest build was served: "hit 0.4 ms" or "miss 61 ms", by word, icon and colour; a miss is
/// work that was done, no fault. The tool tip has the reason and the key; a click is for the cache panel.
class CacheBadge : public QToolButton
{
    Q_OBJECT

public:
    explicit CacheBadge(const workspace::Builds& builds, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Look;
    Look look() const;
    void refresh();
    const workspace::Builds& m_builds;
};

} // namespace hawk::ui
