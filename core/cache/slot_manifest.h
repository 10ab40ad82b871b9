// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace hawk::cache {

/// A term of the request key, kept to explain a miss later. Long values are kept as `sha256:<digest>`.
struct KeyField {
    std::string name;
    std::string value;
    friend bool operator==(const KeyField&, const KeyField&) = default;
};

/// A file of a slot beside its manifest.
struct SlotMember {
    std::string role; ///< `object`, `source`; one member of each
    std::string name; ///< plain file name
    std::uint64_t size = 0;
    unsigned mode = 0444;
    std::string sha256;
    friend bool operator==(const SlotMember&, const SlotMember&) = default;
};

/// One condition for serving a slot: a file outside it with this content, or with an empty digest a path
/// where nothing may be.
struct ClosureEntry {
    std::string path;
    std::string sha256;
    friend bool operator==(const ClosureEntry&, const ClosureEntry&) = default;
};

/// What a slot holds and when it may be served. No time and no path inside the slot is in it, so a moved
/// cache stays valid.
struct SlotManifest {
    std::string key; ///< of the request, 64 hex digits
    std::string kernel;
    std::string target;
    std::string format; ///< of the object
    std::vector<KeyField> fields;
    std::vector<SlotMember> members;
    std::vector<ClosureEntry> closure;
    std::string messages; ///< the compiler's warnings, word for word
    std::vector<std::string> commandLine;
    double seconds = 0.0; ///< what making the entry took
    friend bool operator==(const SlotManifest&, const SlotManifest&) = default;

    /// Null when there is no member with this role.
    const SlotMember* member(std::string_view role) const;
};

/// Digest over the closure in its order: the name of the variant's folder.
std::string closureDigest(const std::vector<ClosureEntry>& closure);

/// JSON with a check sum over all of it; the same manifest gives the same bytes.
std::string writeManifest(const SlotManifest& manifest);

/// The inverse of writeManifest. Anything else, down to a single changed byte, is refused with the reason.
std::expected<SlotManifest, std::string> readManifest(std::string_view text);

} // namespace hawk::cache
