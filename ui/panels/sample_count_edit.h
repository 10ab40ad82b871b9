// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

#include <QLineEdit>

namespace hawk::ui {

/// A whole number from 1 to 2^40 as a person writes it: `1000000`, with the locale's group separators, or
/// `1e6`. Nothing for any other text.
std::optional<std::int64_t> readSampleCount(const QString& text);

/// The field for the number of samples: spells 1000000 as 1,000,000 and takes what readSampleCount() reads.
class SampleCountEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit SampleCountEdit(QWidget* parent = nullptr);
    /// Leaves a text that is being edited alone when it means this count.
    void setCount(std::int64_t count);
    std::optional<std::int64_t> count() const { return readSampleCount(text()); }

Q_SIGNALS:
    /// The user typed a text that is a count.
    void countChanged(qint64 count);
    /// Whether the text is a count.
    void validityChanged(bool isValid);
};

} // namespace hawk::ui
