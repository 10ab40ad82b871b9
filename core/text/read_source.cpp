// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <format>

#include "text/source_text.h"
#include "text/utf8.h"
#include "text/whole_file.h"

namespace hawk::text {

Result<SourceText> SourceText::fromFile(const std::string& path, std::size_t maximumBytes)
{
    // Offsets are 32 bit; one value is kept free for a place past the end.
    maximumBytes = std::min<std::size_t>(maximumBytes, 0xFFFF'FFF0u);

    Result<std::string> bytes = readWholeFile(path, maximumBytes);
    if (!bytes)
        return std::unexpected(std::move(bytes.error()));
    const std::size_t nul = bytes->find('\0');
    if (nul != std::string::npos)
        return refused("file-binary",
                       std::format("`{}` is not a text: it has a NUL byte at offset {}.", path, nul),
                       "Name a kernel file, which is plain text in UTF-8.");
    const std::optional<std::size_t> invalid = firstInvalidUtf8(*bytes);
    SourceText source(std::move(*bytes), path);
    if (!invalid)
        return source;
    const auto shift = static_cast<std::uint32_t>(source.hasByteOrderMark() ? 3 : 0);
    const LineColumn place = source.position(static_cast<std::uint32_t>(*invalid) - shift);
    return refused(
        "file-not-utf8",
        std::format("Line {} of `{}` is not UTF-8 (byte {} of the line).", place.line, path, place.column),
        "Save the file with the encoding UTF-8.");
}

} // namespace hawk::text
