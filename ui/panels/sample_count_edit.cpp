// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/sample_count_edit.h"

#include <cmath>

#include <QLocale>

#include "common/spell.h"
#include "workspace/launches.h"

namespace hawk::ui {

using workspace::Launches;

std::optional<std::int64_t> readSampleCount(const QString& text)
{
    const QString plain = text.trimmed();
    bool isRead = false;
    qlonglong count = QLocale().toLongLong(plain, &isRead);
    if (!isRead)
        count = plain.toLongLong(&isRead);
    if (!isRead) {
        const double real = plain.toDouble(&isRead);
        isRead = isRead && real >= 1 && real <= static_cast<double>(Launches::mostSamples)
            && real == std::floor(real);
        count = isRead ? static_cast<qlonglong>(real) : 0;
    }
    if (!isRead || count < 1 || count > Launches::mostSamples)
        return std::nullopt;
    return count;
}

SampleCountEdit::SampleCountEdit(QWidget* parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight);
    connect(this, &QLineEdit::textEdited, this, [this] {
        const auto count = this->count();
        Q_EMIT validityChanged(count.has_value());
        if (count)
            Q_EMIT countChanged(*count);
    });
    connect(this, &QLineEdit::editingFinished, this, [this] {
        if (const auto count = this->count())
            setText(spellCount(*count));
    });
}

void SampleCountEdit::setCount(std::int64_t count)
{
    if (isModified() && this->count() == count)
        return;
    setText(spellCount(count));
    Q_EMIT validityChanged(true);
}

} // namespace hawk::ui
