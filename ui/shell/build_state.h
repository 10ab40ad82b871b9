// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QString>

#include "workspace/builds.h"

namespace hawk::ui {

/// The newest state of a kernel for the selected target; `waiting` as long as nothing was built.
workspace::CellState buildStateOf(const workspace::Builds& builds, const std::string& kernel);

/// How a state looks, told apart by shape as well as by colour, and the word for it.
struct BuildStateLook {
    QIcon icon;
    QString word;
};
BuildStateLook lookOf(workspace::CellState state);

} // namespace hawk::ui
