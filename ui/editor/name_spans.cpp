// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/name_spans.h"

namespace hawk::ui {

namespace {

/// UTF-16 code units of a piece of UTF-8.
int unitsOf(std::string_view text)
{
    int units = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        // Continuation bytes count nothing; a character of four bytes is a pair of units.
        units += byte >= 0xF0 ? 2 : (byte & 0xC0) == 0x80 ? 0 : 1;
    }
    return units;
}

} // namespace

std::vector<NameSpan> nameSpans(std::string_view text, const std::vector<assist::NameUse>& uses)
{
    std::vector<NameSpan> spans;
    std::uint32_t offset = 0;
    int position = 0;
    for (const assist::NameUse& use : uses) {
        if (use.range.end > text.size() || use.range.begin < offset)
            continue;
        position += unitsOf(text.substr(offset, use.range.begin - offset));
        const int length = unitsOf(text.substr(use.range.begin, use.range.end - use.range.begin));
        spans.push_back({{position, position + length}, use.role});
        offset = use.range.begin;
    }
    return spans;
}

QTextCharFormat formatOf(assist::NameRole role, const Colours& colours)
{
    QTextCharFormat format;
    switch (role) {
    case assist::NameRole::readSlot:
        format.setForeground(colours.readSlot);
        break;
    case assist::NameRole::writtenSlot:
        format.setForeground(colours.writtenSlot);
        format.setFontUnderline(true);
        break;
    case assist::NameRole::shared:
        format.setForeground(colours.shared);
        break;
    case assist::NameRole::staticValue:
        format.setForeground(colours.staticValue);
        break;
    case assist::NameRole::helper:
        format.setForeground(colours.helper);
        break;
    }
    return format;
}

} // namespace hawk::ui
