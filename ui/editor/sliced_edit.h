// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QTextDocument>
#include <QTimer>

#include "editor/text_span.h"

namespace hawk::ui {

struct Replacement {
    TextSpan span;
    QString text;
};

/// The replacements that make `after` of `before`, with the fewest lines touched, the last one first. Line
/// ends are LF. Pure; runs in any thread.
std::vector<Replacement> replacementsFor(const QString& before, const QString& after);

/// Makes many replacements as one step of undo without holding the window for long: what takes longer than a
/// few milliseconds goes on when nothing else waits. Nobody else may edit the document meanwhile.
class SlicedEdit : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// The replacements stand in descending order and do not overlap. Small work is done before it returns.
    void start(QTextDocument* document, std::vector<Replacement> replacements);
    bool isRunning() const { return !m_left.empty(); }

Q_SIGNALS:
    void finished();

private:
    void work();
    QPointer<QTextDocument> m_document;
    std::vector<Replacement> m_left; ///< the next one last
    QTimer m_timer;
    bool m_hasBegun = false;
};

} // namespace hawk::ui
