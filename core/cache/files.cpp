// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "cache/files.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <format>

#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include "process/descriptor.h"
#include "process/private_files.h"

namespace hawk::cache {

using process::Descriptor;

std::unexpected<std::error_code> lastError()
{
    return std::unexpected(std::error_code(errno, std::generic_category()));
}

Io<std::string> readFile(const std::string& path, std::size_t maximumBytes, process::Links links)
{
    const int followFlag = links == process::Links::refuse ? O_NOFOLLOW : 0;
    const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | followFlag));
    return file.isOpen() ? process::readOpenFile(file, maximumBytes) : lastError();
}

static Io<void> writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return lastError();
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return {};
}

Io<void> writeNewFile(const std::string& path, std::string_view bytes, mode_t mode)
{
    const Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!file.isOpen())
        return lastError();
    Io<void> written = writeAll(file.number(), bytes);
    // Set afterwards, because the umask does not apply to fchmod.
    if (written && fchmod(file.number(), mode) != 0)
        written = lastError();
    if (!written)
        unlink(path.c_str());
    return written;
}

Io<void> makeFolders(const std::string& path)
{
    if (const std::error_code reason = process::makePrivateFolders(path))
        return std::unexpected(reason);
    return {};
}

std::error_code removeTree(const std::string& path)
{
    std::error_code fault;
    std::filesystem::remove_all(path, fault);
    return fault;
}

TreeSize measureTree(const std::string& path)
{
    namespace fs = std::filesystem;
    TreeSize size;
    std::error_code error;
    fs::recursive_directory_iterator place(path, fs::directory_options::skip_permission_denied, error);
    while (!error && place != fs::recursive_directory_iterator()) {
        std::error_code gone;
        if (place->is_regular_file(gone) && !place->is_symlink(gone)) {
            const std::uintmax_t bytes = place->file_size(gone);
            size.files += gone ? 0 : 1;
            size.bytes += gone ? 0 : bytes;
        }
        place.increment(error);
    }
    return size;
}

std::string randomHex()
{
    std::uint64_t number = 0;
    while (getrandom(&number, sizeof number, 0) != static_cast<ssize_t>(sizeof number)) { }
    return std::format("{:016x}", number);
}

} // namespace hawk::cache
