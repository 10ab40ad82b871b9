// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

#include <QTextCharFormat>

#include "assist/colouring.h"
#include "common/colours.h"
#include "editor/text_span.h"

namespace hawk::ui {

/// A name of the document with what it stands for.
struct NameSpan {
    TextSpan span;
    assist::NameRole role = assist::NameRole::readSlot;
};

/// The uses as positions of the document that holds the text (UTF-8 with LF line ends). Pure, linear in the
/// text; runs in any thread. Uses beyond the text, which belong to other files, are left out.
std::vector<NameSpan> nameSpans(std::string_view text, const std::vector<assist::NameUse>& uses);

/// The colour of a role; what is written is underlined as well.
QTextCharFormat formatOf(assist::NameRole role, const Colours& colours);

} // namespace hawk::ui
