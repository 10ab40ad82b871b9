// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <string>

#include <QFont>
#include <QString>

class QTextDocument;

namespace hawk::ui {

/// A document for a QPlainTextEdit. May be made in any thread and then moved with moveToThread(); takes some
/// microseconds a line.
std::unique_ptr<QTextDocument> makeDocument(const QString& text, const QFont& font);

/// Whether an editor cannot keep the text as it is: it ends lines at lone carriage returns and at U+2029, and
/// has no place for the non-characters U+FDD0 and U+FDD1.
bool isChangedByEditor(const QString& text);

/// The text with LF line ends. Linear, about a millisecond for 10,000 lines.
std::string utf8Text(const QTextDocument& document);

} // namespace hawk::ui
