// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace hawk::workbench {

/// Turns the signals by which a session or a terminal ends a program (SIGTERM, SIGINT, SIGHUP) into one of
/// Qt's. The second one ends the program as if there were none of these. One at a time.
class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject* parent = nullptr);
    ~EndSignals() override;

Q_SIGNALS:
    void received();
};

} // namespace hawk::workbench
