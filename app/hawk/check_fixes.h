// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCommandLineParser>
#include <QJsonObject>

#include "verb.h"
#include "workspace/kernel_file.h"

namespace hawk::cli {

/// --fix and --dry-run of `hawk check`.
void declareFixOptions(QCommandLineParser& parser);

/// With --fix: writes the file with its repairs, or with --dry-run prints what would change. Facts go to
/// `facts`. Fails when the file cannot be read or written.
Result<void> fixFile(Invocation& invocation, const workspace::KernelReference& reference, QJsonObject& facts);

} // namespace hawk::cli
