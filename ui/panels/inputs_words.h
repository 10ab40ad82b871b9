// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include "workspace/input_form.h"
#include "workspace/kernel_inputs.h"

namespace hawk::ui {

/// `one for each sample`, `one for all samples`, `a length of its own`, …
QString spellRole(const workspace::InputRow& row);
/// How the author declared it; of an extent which axis it is of.
QString spellDeclaration(const workspace::InputRow& row);
/// A source as an entry of a list: `Uniform draws`.
QString spellSource(workspace::InputSource source);
/// The fields of a source: `low`, `high`, `seed`.
QStringList spellFields(workspace::InputSource source);

} // namespace hawk::ui
