// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include "workspace/launches.h"

namespace hawk::ui {

/// The inputs of all kernels as one line of JSON, for the settings file: an object of kernels, each an object
/// of texts by name.
QString spellInputs(const workspace::Launches::Texts& texts);

/// Reads what spellInputs() wrote. What is no such text is left out, down to nothing at all.
workspace::Launches::Texts readInputs(const QString& json);

} // namespace hawk::ui
