// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/nvrtc_library.h"

#include <algorithm>
#include <filesystem>
#include <format>

#include <dlfcn.h>

#include "toolchain/flags.h"

namespace hawk::toolchain {

namespace fs = std::filesystem;

namespace {

/// Files of a folder whose names start with `beginning`, in name order.
std::vector<std::string> filesStarting(const fs::path& folder, const std::string& beginning)
{
    std::vector<std::string> found;
    std::error_code fault;
    for (fs::directory_iterator entry(folder, fault); !fault && entry != fs::directory_iterator();
         entry.increment(fault)) {
        if (entry->path().filename().string().starts_with(beginning))
            found.push_back(entry->path().string());
    }
    std::ranges::sort(found);
    return found;
}

std::string realPath(const std::string& path)
{
    std::error_code fault;
    const fs::path real = fs::canonical(path, fault);
    return fault ? path : real.string();
}

} // namespace

std::optional<std::string> findNvrtcIn(const std::string& root)
{
    const std::string machine = machineName();
    for (const std::string& folder :
         {std::string("lib64"), std::string("lib"), "targets/" + machine + "-linux/lib",
          std::string("targets/sbsa-linux/lib"), "lib/" + machine + "-linux-gnu"}) {
        const std::vector<std::string> files = filesStarting(fs::path(root) / folder, "libnvrtc.so");
        // The last one, as the name without a number may be missing and a higher number is newer.
        if (!files.empty())
            return realPath(files.back());
    }
    return std::nullopt;
}

std::string nvrtcBuiltins(const std::string& library)
{
    const std::vector<std::string> files =
        filesStarting(fs::path(realPath(library)).parent_path(), "libnvrtc-builtins.so");
    return files.empty() ? std::string() : realPath(files.back());
}

/// The part of nvrtc.h that is used. A result of 0 is success.
struct NvrtcLibrary::Functions {
    using Program = void*;
    int (*version)(int*, int*) = nullptr;
    int (*architectureCount)(int*) = nullptr;
    int (*architectures)(int*) = nullptr;
    int (*create)(Program*, const char*, const char*, int, const char* const*, const char* const*) = nullptr;
    int (*destroy)(Program*) = nullptr;
    int (*compile)(Program, int, const char* const*) = nullptr;
    int (*logSize)(Program, std::size_t*) = nullptr;
    int (*log)(Program, char*) = nullptr;
    int (*ptxSize)(Program, std::size_t*) = nullptr;
    int (*ptx)(Program, char*) = nullptr;
    int (*cubinSize)(Program, std::size_t*) = nullptr;
    int (*cubin)(Program, char*) = nullptr;
    const char* (*nameOfError)(int) = nullptr;
};

namespace {

/// Looks a function up; false when the library has none of that name.
template <class Function>
bool resolve(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
    return function != nullptr;
}

std::string takeText(void* program, int (*size)(void*, std::size_t*), int (*text)(void*, char*))
{
    std::size_t length = 0;
    if (size(program, &length) != 0 || length == 0)
        return {};
    std::string result(length, '\0');
    return text(program, result.data()) == 0 ? result : std::string();
}

/// Texts of NVRTC come with their end mark.
std::string withoutEnd(std::string text)
{
    text.resize(text.find_last_not_of('\0') + 1);
    return text;
}

std::unexpected<Error> notLoaded(const std::string& path, const std::string& reason)
{
    return text::environmentError("nvrtc-not-loaded",
                                  std::format("NVRTC cannot be loaded from '{}': {}.", path, reason),
                                  "Install the CUDA toolkit anew, or set HAWK_DEVICE_COMPILER=nvcc.");
}

} // namespace

Result<NvrtcLibrary> NvrtcLibrary::load(const std::string& path)
{
    // NVRTC asks for this one by name alone, which finds what is loaded already wherever it came from.
    if (const std::string builtins = nvrtcBuiltins(path); !builtins.empty())
        dlopen(builtins.c_str(), RTLD_NOW | RTLD_GLOBAL);
    // Neither is ever unloaded: threads of theirs may be running.
    void* const library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return notLoaded(path, dlerror());
    auto functions = std::make_shared<Functions>();
    Functions& f = *functions;
    const bool isComplete = resolve(library, "nvrtcVersion", f.version)
        && resolve(library, "nvrtcGetNumSupportedArchs", f.architectureCount)
        && resolve(library, "nvrtcGetSupportedArchs", f.architectures)
        && resolve(library, "nvrtcCreateProgram", f.create)
        && resolve(library, "nvrtcDestroyProgram", f.destroy)
        && resolve(library, "nvrtcCompileProgram", f.compile)
        && resolve(library, "nvrtcGetProgramLogSize", f.logSize)
        && resolve(library, "nvrtcGetProgramLog", f.log) && resolve(library, "nvrtcGetPTXSize", f.ptxSize)
        && resolve(library, "nvrtcGetPTX", f.ptx) && resolve(library, "nvrtcGetCUBINSize", f.cubinSize)
        && resolve(library, "nvrtcGetCUBIN", f.cubin)
        && resolve(library, "nvrtcGetErrorString", f.nameOfError);
    if (!isComplete)
        return notLoaded(path, "it lacks functions of NVRTC 11.2 or newer");
    return NvrtcLibrary(std::move(functions));
}

std::string NvrtcLibrary::version() const
{
    int major = 0;
    int minor = 0;
    m_functions->version(&major, &minor);
    return std::format("{}.{}", major, minor);
}

std::vector<std::string> NvrtcLibrary::architectures() const
{
    int count = 0;
    if (m_functions->architectureCount(&count) != 0 || count <= 0)
        return {};
    std::vector<int> numbers(static_cast<std::size_t>(count));
    if (m_functions->architectures(numbers.data()) != 0)
        return {};
    std::vector<std::string> names;
    for (const int number : numbers)
        names.push_back(std::format("compute_{}", number));
    return names;
}

NvrtcResult NvrtcLibrary::compile(const NvrtcJob& job) const
{
    Functions::Program program = nullptr;
    const auto failed = [this](int code) {
        return std::format("nvrtc: error: {}\n", m_functions->nameOfError(code));
    };
    if (const int code =
            m_functions->create(&program, job.text.c_str(), job.fileName.c_str(), 0, nullptr, nullptr);
        code != 0)
        return {.log = failed(code)};
    std::vector<const char*> options;
    for (const std::string& option : job.options)
        options.push_back(option.c_str());
    const int code = m_functions->compile(program, static_cast<int>(options.size()), options.data());
    NvrtcResult result{.isCompiled = code == 0,
                       .log = withoutEnd(takeText(program, m_functions->logSize, m_functions->log))};
    const bool isVirtual = std::ranges::any_of(
        job.options, [](const std::string& option) { return option.starts_with("-arch=compute_"); });
    if (result.isCompiled)
        result.object = isVirtual ? withoutEnd(takeText(program, m_functions->ptxSize, m_functions->ptx))
                                  : takeText(program, m_functions->cubinSize, m_functions->cubin);
    else if (result.log.empty())
        result.log = failed(code);
    m_functions->destroy(&program);
    return result;
}

} // namespace hawk::toolchain
