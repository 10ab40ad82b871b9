// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/document_file.h"

#include <cerrno>
#include <cstring>
#include <format>
#include <optional>
#include <unistd.h>

#include "data/replacement_file.h"
#include "text/sha256.h"
#include "text/source_text.h"
#include "text/whole_file.h"

namespace hawk::workspace {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// CRLF and lone CR become LF.
std::string withLineFeeds(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r') {
            out += text[i];
            continue;
        }
        out += '\n';
        if (i + 1 < text.size() && text[i + 1] == '\n')
            ++i;
    }
    return out;
}

std::string spelled(const std::string& text, const FileForm& form)
{
    std::string out(form.hasByteOrderMark ? byteOrderMark : std::string_view());
    if (form.lineEnd == LineEnd::lf)
        return out + text;
    for (const char c : text) {
        if (c == '\n')
            out += '\r';
        out += c;
    }
    return out;
}

/// No text for people has longer lines, and no text layout is quick with them.
constexpr std::size_t longestLine = 100'000;

std::optional<std::uint32_t> firstLongLine(const text::SourceText& source)
{
    if (source.text().size() <= longestLine)
        return std::nullopt;
    for (std::uint32_t line = 1; line <= source.lineCount(); ++line) {
        if (source.line(line).size() > longestLine)
            return line;
    }
    return std::nullopt;
}

LineEnd firstLineEnd(std::string_view text)
{
    const std::size_t place = text.find_first_of("\r\n");
    const bool isWindows = place != std::string_view::npos && text.substr(place, 2) == "\r\n";
    return isWindows ? LineEnd::crlf : LineEnd::lf;
}

} // namespace

Result<FileText> readDocument(const std::string& path)
{
    const auto source = text::SourceText::fromFile(path, largestDocument);
    if (!source)
        return std::unexpected(source.error());
    if (const auto line = firstLongLine(*source))
        return text::refused("file-long-line",
                             std::format("Line {} of `{}` has {} bytes, and the editor takes {} in a line.",
                                         *line, path, source->line(*line).size(), longestLine),
                             "Break the line, or use `hawk check` on the file as it is.");
    FileText file{.text = withLineFeeds(source->text()),
                  .form = {firstLineEnd(source->text()), source->hasByteOrderMark()},
                  .isReadOnly = access(path.c_str(), W_OK) != 0,
                  .sha256 = {}};
    std::string bytes(source->hasByteOrderMark() ? byteOrderMark : std::string_view());
    file.sha256 = text::sha256(bytes += source->text());
    return file;
}

Result<std::string> writeDocument(const std::string& path, const std::string& text, const FileForm& form)
{
    // A rename would replace a file that must not be written.
    if (access(path.c_str(), F_OK) == 0 && access(path.c_str(), W_OK) != 0)
        return text::environmentError("file-unwritable",
                                      std::format("'{}' cannot be written: {}.", path, std::strerror(errno)),
                                      "Make the file writable, or save under another name.");
    auto file = data::ReplacementFile::create(path);
    if (!file)
        return std::unexpected(std::move(file.error()));
    const std::string bytes = spelled(text, form);
    if (auto written = file->write(std::string_view(bytes)); !written)
        return std::unexpected(std::move(written.error()));
    if (auto finished = file->finish(); !finished)
        return std::unexpected(std::move(finished.error()));
    return text::sha256(bytes);
}

} // namespace hawk::workspace
