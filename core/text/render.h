// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include <QJsonObject>

#include "text/diagnostic.h"
#include "text/source_text.h"

namespace hawk::text {

enum class Styling {
    plain,
    ansi ///< bold and coloured by terminal sequences
};

/// A diagnostic as a compiler prints it: `affine.py:7:9: error[R20]: message` with the line and column in
/// bytes, the line of the source with its range underlined, related places in the same form, and the lines
/// `hint: …` and `fix: …`. Every line ends with a line feed. Tabs of the source keep the marks aligned;
/// characters of double width count as two columns.
std::string renderDiagnostic(const Diagnostic& diagnostic, const SourceText& source,
                             Styling styling = Styling::plain);

/// `{code, severity, message, hint, range, related, fixes}`. A range has `file`, its byte offsets there
/// `begin` and `end`, and for both ends `line`, `column` (bytes), `columnUtf16` and `endLine`, `endColumn`,
/// `endColumnUtf16`; all but the offsets count from 1.
QJsonObject diagnosticToJson(const Diagnostic& diagnostic, const SourceText& source);

} // namespace hawk::text
