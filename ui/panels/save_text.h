// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <string>

#include <QObject>
#include <QString>

#include "text/error.h"

class QWidget;

namespace hawk::workspace {
class Jobs;
}

namespace hawk::ui {

/// Asks for a file to write, without stopping the program; `chosen` gets its path when there is one.
void askWhereToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                    std::function<void(const QString& path)> chosen);

/// What the status bar says while a file is written.
QString titleOfSaving(const QString& path);

/// Writes a file as a job and tells how that ended, unless `context` is gone by then. A failure leaves the
/// file as it was.
void saveText(workspace::Jobs& jobs, const QString& path, std::string text, QObject* context,
              std::function<void(const Result<void>&)> ended);

} // namespace hawk::ui
