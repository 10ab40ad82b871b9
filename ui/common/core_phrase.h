// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace hawk::ui {

/// A phrase of the core that fills into another text or stands beside it (`the name`, `a list`, why the cache
/// missed), in the language of the window; code, quoted texts, paths and numbers inside of it stay as they
/// are. Phrases that the translation does not know come back unchanged. Translation context: `CorePhrase`.
QString translatedPhrase(const QString& english);

} // namespace hawk::ui
