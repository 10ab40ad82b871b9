// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/npy.h"

#include <cstring>
#include <format>
#include <optional>

#include "data/mapped_file.h"
#include "data/npy_header.h"
#include "data/replacement_file.h"
#include "text/within_memory.h"

namespace hawk::data {

namespace {

constexpr std::string_view magic = "\x93NUMPY";

std::unexpected<Error> refuse(const std::string& path, std::string_view code, std::string_view what,
                              std::string hint)
{
    return text::refused(code, std::format("'{}' {}.", path, what), std::move(hint));
}

std::unexpected<Error> truncated(const std::string& path, std::uint64_t needed, std::size_t size)
{
    return refuse(path, "npy-truncated",
                  std::format("ends after {} bytes, but its header asks for {}", size, needed),
                  "The file is incomplete: write or copy it again.");
}

/// Where the header's dictionary and the data begin.
struct Frame {
    std::size_t dictionary = 0;
    std::size_t data = 0;
};

Result<Frame> readFrame(const std::string& path, std::string_view text)
{
    if (!text.starts_with(magic))
        return refuse(path, "npy-magic", "is not an NPY file",
                      "Write it with numpy.save, or give a CSV file.");
    if (text.size() < 12)
        return truncated(path, 12, text.size());
    const auto byteAt = [&](std::size_t position) {
        return static_cast<std::size_t>(static_cast<unsigned char>(text[position]));
    };
    const std::size_t version = byteAt(6);
    if (version < 1 || version > 3 || byteAt(7) != 0)
        return refuse(path, "npy-version", std::format("has NPY format version {}.{}", version, byteAt(7)),
                      "Versions 1.0, 2.0 and 3.0 are read.");
    std::size_t length = byteAt(8) | byteAt(9) << 8;
    if (version > 1)
        length |= byteAt(10) << 16 | byteAt(11) << 24;
    const std::size_t begin = version == 1 ? 10 : 12;
    if (length > text.size() - begin)
        return truncated(path, begin + length, text.size());
    return Frame{begin, begin + length};
}

std::optional<std::uint64_t> byteCountOf(const NpyHeader& header)
{
    std::uint64_t bytes = sizeOf(header.dtype);
    bool isEmpty = false;
    for (const std::int64_t extent : header.shape) {
        isEmpty = isEmpty || extent == 0;
        if (extent > 0 && __builtin_mul_overflow(bytes, static_cast<std::uint64_t>(extent), &bytes))
            return std::nullopt;
    }
    if (bytes > static_cast<std::uint64_t>(INT64_MAX))
        return std::nullopt;
    return isEmpty ? 0 : bytes;
}

std::vector<std::int64_t> fortranStrides(const NpyHeader& header)
{
    std::vector<std::int64_t> strides;
    auto stride = static_cast<std::int64_t>(sizeOf(header.dtype));
    for (const std::int64_t extent : header.shape) {
        strides.push_back(stride);
        stride *= extent;
    }
    return strides;
}

} // namespace

Result<Array> openNpy(const std::string& path)
{
    const Result<MappedFile> file = mapFile(path, "npy");
    if (!file)
        return std::unexpected(file.error());
    const std::string_view text = file->text();
    const Result<Frame> frame = readFrame(path, text);
    if (!frame)
        return std::unexpected(frame.error());
    const auto header = parseNpyHeader(text.substr(frame->dictionary, frame->data - frame->dictionary));
    if (!header) {
        const bool isType = header.error().code == "npy-type";
        return refuse(
            path, header.error().code, header.error().text,
            isType ? "Convert it to one of float64, float32, int64, int32, uint32 and bool, little-endian, "
                     "with astype, and save it again."
                   : "Write it again with numpy.save.");
    }
    const std::optional<std::uint64_t> bytes = byteCountOf(*header);
    if (!bytes)
        return refuse(path, "npy-header", "asks for more data than can be addressed",
                      "Write it again with numpy.save.");
    if (*bytes > file->bytes.size() - frame->data)
        return truncated(path, frame->data + *bytes, file->bytes.size());
    if (*bytes == 0)
        return Array::zeros(header->dtype, header->shape);
    auto* const data = const_cast<std::byte*>(file->bytes.data() + frame->data);
    Array array = header->order == AxisOrder::c
        ? Array::view(header->dtype, header->shape, data, file->owner, Access::readOnly)
        : Array::view(header->dtype, header->shape, fortranStrides(*header), data, file->owner,
                      Access::readOnly);
    // numpy aligns the data; other writers may not.
    const bool isAligned = frame->data % sizeOf(header->dtype) == 0;
    return isAligned ? array : array.contiguousCopy();
}

static Result<void> saveOrdered(const std::string& path, const Array& array)
{
    Result<ReplacementFile> file = ReplacementFile::create(path);
    if (!file)
        return std::unexpected(file.error());
    const Array ordered = array.isContiguous() ? array : array.contiguousCopy();
    Result<void> written = file->write(npyPreamble(array.dtype(), array.shape()));
    if (written)
        written = file->write({ordered.bytes(), ordered.byteCount()});
    return written ? file->finish() : written;
}

Result<void> saveNpy(const std::string& path, const Array& array)
{
    // An array with other strides is put into C order first.
    return text::withinMemory("The values for '" + path + "' in the order of the file do",
                              "Save fewer samples at a time.", [&] { return saveOrdered(path, array); });
}

} // namespace hawk::data
