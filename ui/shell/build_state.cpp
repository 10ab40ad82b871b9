// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/build_state.h"

#include <algorithm>

#include <QCoreApplication>
#include <QGuiApplication>

#include "common/colours.h"
#include "common/icons.h"

namespace hawk::ui {

using workspace::CellState;

namespace {

struct BuildState {
    Q_DECLARE_TR_FUNCTIONS(hawk::ui::BuildState)
};

BuildStateLook makeLook(QStringView name, const QColor& colour, const QString& word)
{
    QPalette coloured = QGuiApplication::palette();
    coloured.setColor(QPalette::WindowText, colour);
    return {icon(name, coloured), word};
}

} // namespace

CellState buildStateOf(const workspace::Builds& builds, const std::string& kernel)
{
    const auto found = std::ranges::find_if(builds.cells(), [&](const workspace::MatrixCell& cell) {
        return cell.kernel == kernel && cell.target == builds.selection().target;
    });
    return found == builds.cells().end() ? CellState::waiting : found->state;
}

BuildStateLook lookOf(CellState state)
{
    const Colours colours = coloursFor(QGuiApplication::palette());
    switch (state) {
    case CellState::waiting:
        break;
    case CellState::building:
        return makeLook(u"clock", colours.dimmed, BuildState::tr("being built"));
    case CellState::hit:
        return makeLook(u"hit", colours.good, BuildState::tr("hit: taken from the cache"));
    case CellState::miss:
        return makeLook(u"build", colours.work, BuildState::tr("miss: compiled anew"));
    case CellState::bypassed:
        return makeLook(u"warning", colours.warning, BuildState::tr("bypassed: compiled, not in the cache"));
    case CellState::failed:
        return makeLook(u"error", colours.error, BuildState::tr("failed"));
    }
    return makeLook(u"waiting", colours.dimmed, BuildState::tr("not built yet"));
}

} // namespace hawk::ui
