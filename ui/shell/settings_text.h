// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace hawk::ui {

/// Whether bytes can be a settings file that this program wrote: UTF-8 without zeros that begins with the
/// name of a section, and no value in it is an object (`@Variant(…)`, `@DateTime(…)`). QSettings reads nearly
/// anything, and prints complaints of its own about objects that it cannot make.
bool isSettingsText(const QByteArray& bytes);

} // namespace hawk::ui
