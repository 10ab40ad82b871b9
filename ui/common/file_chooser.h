// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QFileDialog;
class QString;
class QWidget;

namespace hawk::ui {

/// A dialog that asks for files or folders and ends its life when it is closed. The caller says what it asks
/// for, connects what is chosen, and opens it.
QFileDialog* makeFileChooser(QWidget* parent, const QString& title);

} // namespace hawk::ui
