// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAction>
#include <QKeySequence>

namespace hawk::ui {

/// What an action is besides its text: a stable id, and the command line that does the same.
struct ActionSpec {
    const char* id; ///< `cache.clear`; the object name, never translated
    /// `hawk cache clear`; empty for what only a window has (zoom, docks, carets).
    const char* verb = "";
    QKeySequence shortcut = {};
    const char* icon = ""; ///< a name of icons.h
};

/// An action owned by `parent`. Its texts are set by the parent's retranslate(). The shell finds it by
/// Panel::panelActions and puts it into menus, the palette and the shortcut list.
QAction* makeAction(const ActionSpec& spec, QObject* parent);
/// Empty when the action has no verb.
QString verbOf(const QAction& action);
/// Text without `&` and `…`, for lists.
QString plainText(const QAction& action);

} // namespace hawk::ui
