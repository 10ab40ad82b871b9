// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/lossy_name.h"

#include <format>

#include "text/utf8.h"

namespace hawk::text {

std::optional<Error> lossyName(const std::string& path)
{
    if (!path.contains("\uFFFD"))
        return std::nullopt;
    return refused(
               "file-name-not-utf8",
               std::format("There is no file `{}`: the name on disk is not valid UTF-8, and the bytes that "
                           "are wrong arrive here as \uFFFD.",
                           path),
               "Rename the file, and the folders above it, with letters in UTF-8.")
        .error();
}

std::string spellInvalidBytes(std::string_view bytes)
{
    std::string spelled;
    for (std::size_t at = 0; at < bytes.size();) {
        const Utf8Character character = decodeUtf8(bytes, at);
        if (character.isValid)
            spelled += bytes.substr(at, character.size);
        else
            spelled += std::format("\\x{:02x}", static_cast<unsigned char>(bytes[at]));
        at += character.size;
    }
    return spelled;
}

} // namespace hawk::text
