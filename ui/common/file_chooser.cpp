// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/file_chooser.h"

#include <QFileDialog>

namespace hawk::ui {

QFileDialog* makeFileChooser(QWidget* parent, const QString& title)
{
    auto* chooser = new QFileDialog(parent, title);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    // Closing waits for the thread that looks at the files, and icons of their own are most of its work.
    chooser->setOption(QFileDialog::DontUseCustomDirectoryIcons);
    return chooser;
}

} // namespace hawk::ui
