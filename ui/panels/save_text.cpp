// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/save_text.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QPointer>

#include "common/file_chooser.h"
#include "common/qt_text.h"
#include "data/replacement_file.h"
#include "workspace/jobs.h"

namespace hawk::ui {

void askWhereToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                    std::function<void(const QString& path)> chosen)
{
    auto* dialog = makeFileChooser(parent, title);
    dialog->setNameFilter(filter);
    dialog->setObjectName(QStringLiteral("saveDialog"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(suggestion);
    QObject::connect(dialog, &QFileDialog::fileSelected, parent, std::move(chosen));
    dialog->open();
}

QString titleOfSaving(const QString& path)
{
    //: A job in the status bar; %1 is a file.
    return QCoreApplication::translate("SaveText", "Saving %1").arg(path);
}

void saveText(workspace::Jobs& jobs, const QString& path, std::string text, QObject* context,
              std::function<void(const Result<void>&)> ended)
{
    const std::string name = fromQt(path);
    jobs.start<Result<void>>(
        {.key = {.kind = "save " + name},
         .title = fromQt(titleOfSaving(path)),
         .pool = workspace::Pool::files},
        [name, text = std::move(text)](const process::JobContext&) { return data::replaceFile(name, text); },
        [guard = QPointer(context), ended = std::move(ended)](const Result<void>& result) {
            if (guard)
                ended(result);
        });
}

} // namespace hawk::ui
