// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "editor/text_span.h"

#include <algorithm>

namespace hawk::ui {

TextSpan moved(TextSpan span, int position, int removed, int added)
{
    const int removedEnd = position + removed;
    // An edit that touches an edge from outside, an insertion at it included, leaves the span alone.
    if (position >= span.end && position > span.begin)
        return span;
    if (removedEnd <= span.begin)
        return {span.begin + added - removed, span.end + added - removed};
    const int begin = std::min(span.begin, position);
    const int end = span.end >= removedEnd ? span.end + added - removed : position + added;
    if (position <= span.begin && removedEnd >= span.end)
        return {position, position};
    if (position < span.begin)
        return {position + added, std::max(position + added, end)};
    return {begin, std::max(begin, end)};
}

} // namespace hawk::ui
