// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "data/mapped_file.h"

#include <cerrno>
#include <cstring>
#include <format>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "process/descriptor.h"
#include "text/lossy_name.h"

namespace hawk::data {

Result<MappedFile> mapFile(const std::string& path, std::string_view format)
{
    const auto code = [&](std::string_view fault) { return std::format("{}-{}", format, fault); };
    const auto unreadable = [&](int error) {
        return text::environmentError(code("unreadable"),
                                      std::format("'{}' cannot be read: {}.", path, std::strerror(error)),
                                      "Check the file's permissions.");
    };
    // Not blocking, so that a pipe without a writer is refused instead of waited for.
    const process::Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    const bool isMissing = !file.isOpen() && (errno == ENOENT || errno == ENOTDIR);
    if (auto lossy = isMissing ? text::lossyName(path) : std::nullopt)
        return std::unexpected(*std::move(lossy));
    if (isMissing)
        return text::refused(code("missing"), std::format("There is no file '{}'.", path),
                             "Check the path; it is relative to the current folder.");
    if (!file.isOpen())
        return unreadable(errno);
    struct stat status{};
    if (fstat(file.number(), &status) != 0)
        return unreadable(errno);
    if (S_ISDIR(status.st_mode))
        return text::refused(code("directory"), std::format("'{}' is a folder, not a file.", path),
                             "Name a file inside it.");
    if (!S_ISREG(status.st_mode))
        return text::refused(code("not-a-file"), std::format("'{}' is not a regular file.", path),
                             "Save the data in a file first.");
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0)
        return MappedFile{};
    void* const address = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number(), 0);
    if (address == MAP_FAILED)
        return unreadable(errno);
    std::shared_ptr<void> owner(address, [size](void* start) { munmap(start, size); });
    return MappedFile{{static_cast<const std::byte*>(address), size}, std::move(owner)};
}

} // namespace hawk::data
