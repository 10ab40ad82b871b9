// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <format>
#include <fstream>

#include "text/source_text.h"
#include "text/utf8.h"

namespace hawk::text {

namespace {

std::unexpected<Error> tooLarge(const std::string& path, std::size_t maximumBytes)
{
    return refused("file-too-large",
                   std::format("`{}` is larger than the limit of {} bytes.", path, maximumBytes),
                   "Name a kernel file; a table of numbers belongs into an NPY or CSV file.");
}

std::unexpected<Error> notReadable(const std::string& path, const std::string& reason)
{
    return environmentError("file-not-readable", std::format("`{}` cannot be read: {}.", path, reason),
                            "Check the permissions of the file and of the folders above it.");
}

/// The reading stops one byte past the limit, so a file that grows or a pipe without end is safe.
Result<std::string> readBytes(const std::string& path, std::size_t maximumBytes)
{
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return notReadable(path, std::strerror(errno != 0 ? errno : EIO));
    std::string bytes;
    constexpr std::size_t block = 1u << 16;
    while (file && bytes.size() <= maximumBytes) {
        const std::size_t before = bytes.size();
        bytes.resize(before + std::min(block, maximumBytes + 1 - before));
        file.read(bytes.data() + before, static_cast<std::streamsize>(bytes.size() - before));
        bytes.resize(before + static_cast<std::size_t>(file.gcount()));
    }
    if (file.bad())
        return notReadable(path, std::strerror(errno != 0 ? errno : EIO));
    if (bytes.size() > maximumBytes)
        return tooLarge(path, maximumBytes);
    return bytes;
}

} // namespace

Result<SourceText> SourceText::fromFile(const std::string& path, std::size_t maximumBytes)
{
    // Offsets are 32 bit; one value is kept free for a place past the end.
    maximumBytes = std::min<std::size_t>(maximumBytes, 0xFFFF'FFF0u);

    std::error_code fault;
    const std::filesystem::file_status status = std::filesystem::status(path, fault);
    if (status.type() == std::filesystem::file_type::not_found)
        return refused("file-missing", std::format("There is no file `{}`.", path),
                       "Check the name; a relative name is looked up in the current folder.");
    if (fault)
        return notReadable(path, fault.message());
    if (status.type() == std::filesystem::file_type::directory)
        return refused("file-is-directory", std::format("`{}` is a folder, not a file.", path),
                       "Name one file inside the folder.");
    if (status.type() == std::filesystem::file_type::regular) {
        const std::uintmax_t size = std::filesystem::file_size(path, fault);
        if (!fault && size > maximumBytes)
            return tooLarge(path, maximumBytes);
    }

    Result<std::string> bytes = readBytes(path, maximumBytes);
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
