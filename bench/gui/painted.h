// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QWidget>

#include "text/error.h"

namespace hawk::bench {

/// Tells when a widget has been painted.
class Painted : public QObject
{
    Q_OBJECT

public:
    explicit Painted(QWidget& widget);

    /// Handles events until the widget was painted since the last call of this or forget(), and the events
    /// that came with it are handled too. Fails after a minute.
    Result<void> wait();
    void forget() { m_isPainted = false; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool m_isPainted = false;
};

} // namespace hawk::bench
