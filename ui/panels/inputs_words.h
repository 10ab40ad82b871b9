// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include "data/signature.h"
#include "workspace/input_form.h"

namespace hawk::ui {

/// `one value per sample`, `one value for all samples`, …
QString spellRole(data::Role role, bool isOptional);
/// A source as an entry of a list: `Uniform draws`.
QString spellSource(workspace::InputSource source);
/// The fields of a source: `low`, `high`, `seed`.
QStringList spellFields(workspace::InputSource source);

} // namespace hawk::ui
