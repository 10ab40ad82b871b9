// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "text/error.h"

namespace hawk::data {

/// A regular file's bytes, mapped read-only as long as a copy lives.
struct MappedFile {
    std::span<const std::byte> bytes;
    std::shared_ptr<const void> owner;

    std::string_view text() const { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }
};

/// Maps `path`. Refused with the path and the codes `<format>-missing`, `<format>-directory`,
/// `<format>-not-a-file` (pipes, devices) and `<format>-unreadable` (permission, input or output errors).
Result<MappedFile> mapFile(const std::string& path, std::string_view format);

} // namespace hawk::data
