// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <span>

#include <QString>
#include <QStringList>
#include <QVariant>

#include "codegen/target_spec.h"
#include "toolchain/settings.h"
#include "workspace/workspace.h"

namespace hawk::ui {

enum class ThemeChoice { system, light, dark };

/// What a user sets once. An empty text stands for "as the program finds it": variables, then defaults.
struct Preferences {
    ThemeChoice theme = ThemeChoice::system;
    QString language; ///< `en`, `de`; empty: the system's
    int fontSize = 0; ///< points; 0: the system's
    workspace::BuildPolicy buildPolicy = workspace::BuildPolicy::onPause;
    int threads = 0; ///< of a launch; 0: all
    int timeLimit = 60; ///< seconds of a launch; 0: none
    QString cacheFolder; ///< absolute
    QStringList searchPath; ///< absolute folders where imports look after a file's own
    QString hostCompiler; ///< a command
    QString deviceCompiler; ///< a path
    QString backend = QStringLiteral("host"); ///< id of a codegen::Backend
    codegen::Mode mode = codegen::Mode::float64;
    QString profile; ///< name of a codegen::Profile; empty: chosen by the compiler
    QString level; ///< `O0` … `O3`; empty: the default
    QString architecture; ///< `sm_90`, `compute_75`; empty: the compiler's smallest
    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// One preference as a settings file keeps it.
struct PreferenceField {
    const char* key; ///< `appearance/theme`
    QVariant (*read)(const Preferences& preferences);
    /// False, and nothing changed, for a value that cannot be meant.
    bool (*write)(Preferences& preferences, const QVariant& value);
};
std::span<const PreferenceField> preferenceFields();

inline constexpr int smallestFont = 6;
inline constexpr int largestFont = 32;
inline constexpr int mostThreads = 1024;
inline constexpr int longestTimeLimit = 86'400;

/// What compilers and cache need of them; the environment is this process's. Refused as
/// toolchain::resolveSettings refuses.
Result<toolchain::Settings> settingsOf(const Preferences& preferences);

/// Hands on what differs from `before` (null: everything). Comes back with the reason when the compilers'
/// settings were refused; those in force then stay.
std::optional<Error> applyToWorkspace(const Preferences& now, const Preferences* before,
                                      workspace::Workspace& workspace);

} // namespace hawk::ui
