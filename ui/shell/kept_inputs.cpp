// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/kept_inputs.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "common/qt_text.h"

namespace hawk::ui {

using Texts = workspace::Launches::Texts;

QString spellInputs(const Texts& texts)
{
    QJsonObject kernels;
    for (const auto& [kernel, rows] : texts) {
        QJsonObject row;
        for (const auto& [name, text] : rows)
            row.insert(toQt(name), toQt(text));
        kernels.insert(toQt(kernel), row);
    }
    return QString::fromUtf8(QJsonDocument(kernels).toJson(QJsonDocument::Compact));
}

Texts readInputs(const QString& json)
{
    Texts texts;
    const QJsonObject kernels = QJsonDocument::fromJson(json.toUtf8()).object();
    for (auto kernel = kernels.begin(); kernel != kernels.end(); ++kernel) {
        const QJsonObject rows = kernel.value().toObject();
        for (auto row = rows.begin(); row != rows.end(); ++row) {
            if (row.value().isString())
                texts[fromQt(kernel.key())][fromQt(row.key())] = fromQt(row.value().toString());
        }
    }
    return texts;
}

} // namespace hawk::ui
