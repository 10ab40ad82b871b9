// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <optional>

#include <QObject>
#include <QString>
#include <QTimer>

#include "text/error.h"

namespace hawk::ui {

class Workbench;

/// Draws the window, or one of its panels, into a PNG once the first build and the first timed run have
/// ended. The whole window shows the problems of a file that has errors, else the timing. A picture that is
/// there already is replaced once the new one is whole.
class Picture : public QObject
{
    Q_OBJECT

public:
    struct Order {
        QString file;
        QString panel; ///< id; empty: the whole window
        std::chrono::milliseconds longest = std::chrono::seconds(120); ///< then failed() says what lasts
    };

    /// Why no picture can be written to `file`, found before anything is built for it; what is there stays as
    /// it is.
    static std::optional<Error> faultOf(const QString& file);

    Picture(Workbench& workbench, Order order, QObject* parent = nullptr);

Q_SIGNALS:
    void drawn();
    /// Nothing was drawn: a file could not be opened, the work did not end, the picture was not written.
    void failed(const hawk::Error& error);

private:
    void waitUntilQuiet();
    /// Whether the file on show has errors, by its text or by its compiler.
    bool hasErrors() const;
    void giveUp();
    void fail(const Error& error);
    void draw();

    Workbench& m_workbench;
    Order m_order;
    QTimer m_quiet;
    QTimer m_patience;
};

} // namespace hawk::ui
