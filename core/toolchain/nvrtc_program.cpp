// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/nvrtc_program.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <format>

#include "text/whole_file.h"
#include "toolchain/nvrtc_library.h"

namespace hawk::toolchain {

namespace {

void say(std::FILE* where, const std::string& text)
{
    std::fwrite(text.data(), 1, text.size(), where);
}

int fail(const std::string& text)
{
    say(stderr, text);
    return EXIT_FAILURE;
}

bool write(const std::string& path, const std::string& bytes)
{
    std::FILE* const file = std::fopen(path.c_str(), "wb");
    if (file == nullptr)
        return false;
    const bool isWritten = std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
    return (std::fclose(file) == 0) && isWritten;
}

/// `OPTIONS… SOURCE -o OBJECT`
int compile(const NvrtcLibrary& library, const std::vector<std::string>& words)
{
    const std::size_t count = words.size();
    if (count < 3 || words[count - 2] != "-o")
        return fail("nvrtc: error: usage: OPTIONS... SOURCE -o OBJECT\n");
    const std::string& source = words[count - 3];
    const std::string& object = words[count - 1];
    Result<std::string> text = text::readWholeFile(source);
    if (!text)
        return fail(std::format("nvrtc: error: {}\n", text.error().message));
    const NvrtcResult result = library.compile({.text = *std::move(text),
                                                .fileName = std::filesystem::path(source).filename().string(),
                                                .options = {words.begin(), words.end() - 3}});
    say(stderr, result.log);
    if (!result.isCompiled)
        return EXIT_FAILURE;
    if (!write(object, result.object))
        return fail(std::format("nvrtc: error: cannot write {}: {}\n", object, std::strerror(errno)));
    return EXIT_SUCCESS;
}

} // namespace

int runNvrtcProgram(const std::vector<std::string>& words)
{
    if (words.size() < 2)
        return fail(
            "nvrtc: error: usage: LIBRARY (--version | --list-gpu-arch | OPTIONS... SOURCE -o OBJECT)\n");
    const Result<NvrtcLibrary> library = NvrtcLibrary::load(words[0]);
    if (!library)
        return fail(std::format("nvrtc: error: {}\n", library.error().message));
    if (words[1] == "--version") {
        say(stdout, std::format("NVRTC {}\n", library->version()));
        return EXIT_SUCCESS;
    }
    if (words[1] == "--list-gpu-arch") {
        for (const std::string& name : library->architectures())
            say(stdout, name + '\n');
        return EXIT_SUCCESS;
    }
    return compile(*library, {words.begin() + 1, words.end()});
}

} // namespace hawk::toolchain
