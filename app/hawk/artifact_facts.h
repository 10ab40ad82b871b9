// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include <QJsonObject>

#include "compile/compile.h"

namespace hawk::cli {

std::string_view nameOf(compile::Outcome outcome);

/// key, hit, seconds, closure and the rest of an artifact as JSON.
QJsonObject artifactFacts(const compile::Artifact& artifact);

/// `hit` or `miss, 61 ms` or `not stored: …`.
std::string spellOutcome(const compile::Artifact& artifact);

} // namespace hawk::cli
