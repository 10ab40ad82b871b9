// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/flags.h"

#include <format>

#include <sys/utsname.h>

namespace hawk::toolchain {

namespace {

using codegen::Profile;

void append(std::vector<std::string>& flags, std::initializer_list<const char*> more)
{
    flags.insert(flags.end(), more.begin(), more.end());
}

void appendDefines(std::vector<std::string>& flags, const codegen::TargetSpec& target)
{
    for (const std::string& define : target.defines)
        flags.push_back("-D" + define);
}

std::string levelFlag(const codegen::TargetSpec& target)
{
    return std::string("-") + std::string(codegen::nameOf(target.optLevel));
}

void appendInstructions(std::vector<std::string>& flags, Profile profile, const std::string& machine)
{
    const bool isX86 = machine == "x86_64";
    if (profile == Profile::portable) {
        if (isX86)
            flags.push_back("-march=x86-64-v2");
    } else if (isX86) {
        append(flags, {"-march=native", "-mprefer-vector-width=512"});
    } else {
        const bool namesCpu = machine == "aarch64" || machine == "arm64" || machine == "ppc64le";
        flags.push_back(namesCpu ? "-mcpu=native" : "-march=native");
    }
}

} // namespace

Result<std::vector<std::string>> hostFlags(const codegen::TargetSpec& target, Family family,
                                           const std::string& machine)
{
    const bool isFast = target.profile == Profile::nativeVectorMath;
    if (isFast && (family != Family::gcc || machine != "x86_64"))
        return text::refused(
            "profile-not-available",
            std::format("The profile native-vector-math needs GCC on x86-64; this is {} on {}.",
                        family == Family::gcc ? "GCC" : "another compiler", machine),
            "Use the profile native or portable, or set HAWK_CXX to a g++.");
    std::vector<std::string> flags = {levelFlag(target), isFast ? "-ffp-contract=fast" : "-ffp-contract=off"};
    appendInstructions(flags, target.profile, machine);
    // Without errno a square root is one instruction, with the same value, and needs no math library.
    flags.push_back("-fno-math-errno");
    if (isFast)
        flags.push_back("-fno-trapping-math");
    append(flags, {"-std=c++23", "-shared", "-fPIC"});
    appendDefines(flags, target);
    return flags;
}

std::string deviceFormat(const codegen::TargetSpec& target)
{
    return target.architecture.starts_with("compute_") ? "ptx" : "cubin";
}

std::vector<std::string> deviceFlags(const codegen::TargetSpec& target, Family family)
{
    const std::string format = deviceFormat(target);
    std::vector<std::string> flags;
    if (family != Family::nvrtc)
        flags = {"-" + format};
    // Generated texts may name values that nothing uses; that is nothing to warn a kernel's writer of.
    flags.insert(flags.end(), {"-std=c++20", "--diag-suppress=177", "-arch=" + target.architecture});
    if (family != Family::nvrtc)
        flags.push_back(levelFlag(target));
    // Without machine code there is no ptxas; nvcc takes its options all the same.
    if (family != Family::nvrtc || format == "cubin")
        flags.insert(flags.end(), {"-Xptxas", levelFlag(target)});
    if (format == "cubin")
        append(flags, {"-Xptxas", "-v", "-Xptxas", "-warn-spills"});
    appendDefines(flags, target);
    return flags;
}

std::vector<std::string> hostTextFlags(const CompileJob& job)
{
    // Generated code throws nothing and is entered through C functions. A user's own text may do anything.
    if (job.linkStandardLibrary)
        return {};
    return {"-fno-exceptions", "-fno-rtti", "-fno-asynchronous-unwind-tables"};
}

std::vector<std::string> hostLinkFlags(const CompileJob& job)
{
    std::vector<std::string> flags;
    if (!job.linkStandardLibrary)
        flags.push_back("-nostdlib");
    // A loop may become memcpy or memset; the process that loads the object has the C library, so its calls
    // need no entry here, and a plain kernel depends on no library at all.
    if (job.linkMathLibrary)
        append(flags, {"-Wl,--as-needed", "-lmvec", "-lm"});
    return flags;
}

std::string machineName()
{
    struct utsname name = {};
    return uname(&name) == 0 ? name.machine : "unknown";
}

} // namespace hawk::toolchain
