// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace hawk::gui {

/// Texts of visible labels and buttons below `root` that do not fit into their widget, unless a tool tip
/// tells the whole of them.
QStringList cutTexts(const QWidget& root);

/// Texts of visible, enabled labels below `root` with a contrast under 4.5 to what is painted behind them,
/// as WCAG 2.1 counts it.
QStringList faintTexts(QWidget& root);

/// Where the variable PICTURES_FOLDER names a folder, a picture of the widget goes there for a person to look
/// at.
void keepPicture(QWidget& root, const QString& name);

} // namespace hawk::gui
