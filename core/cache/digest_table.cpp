// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/digest_table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <span>

#include <fcntl.h>
#include <sys/stat.h>

#include "process/private_files.h"

namespace hawk::cache {

namespace {

struct Record {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;
    std::int64_t modified = 0;
    std::int64_t changed = 0;
    std::array<std::uint8_t, 32> digest{};
    std::uint64_t check = 0;
};
static_assert(sizeof(Record) == 80);

// A file belongs to one bucket and may be in any record of it: one read finds it.
using Bucket = std::array<Record, 4>;
constexpr std::uint64_t bucketCount = 4096;
// Changes with the layout, so that records of another layout fail their check.
constexpr std::uint64_t layoutSeed = 0x68617762'00000001;

// The finishing steps of MurmurHash3 (public domain): every input bit moves every output bit.
std::uint64_t mix(std::uint64_t state, std::uint64_t value)
{
    state ^= value;
    state = (state ^ (state >> 33)) * 0xff51afd7ed558ccd;
    state = (state ^ (state >> 33)) * 0xc4ceb9fe1a85ec53;
    return state ^ (state >> 33);
}

std::uint64_t checkOf(const Record& record)
{
    std::uint64_t state = layoutSeed;
    for (const std::uint64_t value :
         {record.device, record.inode, record.size, static_cast<std::uint64_t>(record.modified),
          static_cast<std::uint64_t>(record.changed)})
        state = mix(state, value);
    for (std::size_t i = 0; i < record.digest.size(); i += 8) {
        std::uint64_t word = 0;
        for (std::size_t byte = 0; byte < 8; ++byte)
            word |= static_cast<std::uint64_t>(record.digest[i + byte]) << (8 * byte);
        state = mix(state, word);
    }
    return state;
}

bool holds(const Record& record, const process::FileStamp& stamp)
{
    return record.inode == stamp.inode && record.device == stamp.device && record.size == stamp.size
        && record.modified == stamp.modified && record.changed == stamp.changed
        && record.check == checkOf(record);
}

off_t bucketOffset(const process::FileStamp& stamp)
{
    const std::uint64_t bucket = mix(mix(layoutSeed, stamp.device), stamp.inode) % bucketCount;
    return static_cast<off_t>(bucket * sizeof(Bucket));
}

std::string hexOf(std::span<const std::uint8_t, 32> digest)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string hex;
    hex.reserve(64);
    for (const std::uint8_t byte : digest) {
        hex += digits[byte >> 4];
        hex += digits[byte & 15];
    }
    return hex;
}

std::uint8_t nibble(char digit)
{
    return static_cast<std::uint8_t>(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

} // namespace

DigestTable::DigestTable(std::string path) : m_path(std::move(path))
{ }

bool DigestTable::isOpen()
{
    if (m_file.isOpen() || m_path.empty())
        return m_file.isOpen();
    // What others could write could hold any digest.
    const std::filesystem::path path(m_path);
    const process::Descriptor folder = process::openPrivateFolder(path.parent_path().string());
    if (!folder.isOpen())
        return false;
    m_file = process::openPrivateFile(folder, path.filename().string(), O_RDWR | O_CREAT);
    if (!m_file.isOpen())
        m_file = process::openPrivateFile(folder, path.filename().string(), O_RDONLY);
    return m_file.isOpen();
}

std::string DigestTable::recall(const process::FileStamp& stamp)
{
    Bucket bucket{};
    if (!isOpen() || pread(m_file.number(), bucket.data(), sizeof bucket, bucketOffset(stamp)) <= 0)
        return {};
    const auto found =
        std::ranges::find_if(bucket, [&](const Record& record) { return holds(record, stamp); });
    return found == bucket.end() ? std::string() : hexOf(found->digest);
}

void DigestTable::keep(const process::FileStamp& stamp, const std::string& sha256)
{
    if (!isOpen() || sha256.size() != 64)
        return;
    Bucket bucket{};
    // What cannot be read counts as empty.
    if (pread(m_file.number(), bucket.data(), sizeof bucket, bucketOffset(stamp)) < 0)
        return;
    auto place = std::ranges::find_if(bucket, [&](const Record& record) {
        return record.inode == stamp.inode && record.device == stamp.device;
    });
    if (place == bucket.end())
        place = std::ranges::find_if(bucket,
                                     [](const Record& record) { return record.check != checkOf(record); });
    if (place == bucket.end())
        place = bucket.begin() + static_cast<std::ptrdiff_t>(mix(layoutSeed, stamp.inode) >> 62);

    Record record{stamp.device, stamp.inode, stamp.size, stamp.modified, stamp.changed};
    for (std::size_t i = 0; i < record.digest.size(); ++i)
        record.digest[i] = static_cast<std::uint8_t>(nibble(sha256[2 * i]) << 4 | nibble(sha256[2 * i + 1]));
    record.check = checkOf(record);
    const off_t offset = bucketOffset(stamp) + (place - bucket.begin()) * static_cast<off_t>(sizeof(Record));
    // A failed or partial write leaves a record that fails its check.
    [[maybe_unused]] const ssize_t written = pwrite(m_file.number(), &record, sizeof record, offset);
}

} // namespace hawk::cache
