// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <cstdint>

#include <QString>

namespace hawk::ui {

/// In the language of the window, by QLocale: `1.5 MiB`.
QString spellBytes(std::uint64_t bytes);
/// Three significant digits with a unit that fits: `61 ms`, `0.41 ms`, `2.3 µs`.
QString spellSeconds(double seconds);
/// With the locale's group separators.
QString spellCount(std::int64_t count);
/// A count for the plural forms of tr(), which know no more than an int holds.
int pluralOf(std::uint64_t count);
/// Three significant digits.
QString spellNumber(double value);
/// `just now`, `5 minutes ago`, `yesterday`, else the date.
QString spellAge(std::chrono::system_clock::time_point time, std::chrono::system_clock::time_point now);

} // namespace hawk::ui
