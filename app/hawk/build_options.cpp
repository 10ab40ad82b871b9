// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "build_options.h"

#include <charconv>
#include <format>

#include "data/mode_name.h"

namespace hawk::cli {

using namespace Qt::StringLiterals;

std::vector<std::string> Invocation::values(const char* option) const
{
    std::vector<std::string> out;
    for (const QString& value : options.values(QString::fromLatin1(option)))
        out.push_back(value.toStdString());
    return out;
}

void declareBuildOptions(QCommandLineParser& parser)
{
    parser.addOptions({
        {u"cache-dir"_s, u"Folder of the compile cache (HAWK_CACHE_DIR)."_s, u"DIR"_s},
        {u"cxx"_s, u"Host compiler, with its arguments (HAWK_CXX, CXX)."_s, u"COMMAND"_s},
        {u"device-compiler"_s, u"nvcc or nvrtc (HAWK_DEVICE_COMPILER)."_s, u"NAME"_s},
        {u"nvcc"_s, u"The program nvcc (HAWK_NVCC)."_s, u"PROGRAM"_s},
        {u"profile"_s, u"native-vector-math, native or portable (HAWK_HOST_PROFILE)."_s, u"NAME"_s},
        {u"opt-level"_s, u"O0, O1, O2 or O3 (HAWK_OPT_LEVEL)."_s, u"LEVEL"_s},
        {u"mode"_s, u"float64 (default) or float32."_s, u"NAME"_s, u"float64"_s},
        {u"arch"_s, u"Device architecture, for example sm_90 or compute_75 (HAWK_CUDA_ARCH)."_s, u"NAME"_s},
        {{u"D"_s, u"define"_s}, u"A preprocessor definition for the compiler."_s, u"NAME[=VALUE]"_s},
    });
}

static std::optional<std::string> given(const Invocation& invocation, const char* option)
{
    if (!invocation.isSet(option))
        return std::nullopt;
    return invocation.value(option);
}

Result<toolchain::Settings> settingsOf(const Invocation& invocation)
{
    return toolchain::resolveSettings({.cacheDirectory = given(invocation, "cache-dir"),
                                       .hostCompiler = given(invocation, "cxx"),
                                       .deviceTool = given(invocation, "device-compiler"),
                                       .deviceCompiler = given(invocation, "nvcc"),
                                       .profile = given(invocation, "profile"),
                                       .optLevel = given(invocation, "opt-level"),
                                       .architecture = given(invocation, "arch")},
                                      process::Environment::ofThisProcess());
}

Result<workspace::TargetArguments> targetOf(const Invocation& invocation, std::string backend)
{
    const Result<data::Mode> mode = data::modeNamed(invocation.value("mode"));
    if (!mode)
        return std::unexpected(mode.error());
    return workspace::TargetArguments{.backend = std::move(backend),
                                      .mode = *mode,
                                      .architecture = invocation.value("arch"),
                                      .defines = invocation.values("define")};
}

std::vector<std::string> targetNames(const Invocation& invocation)
{
    std::vector<std::string> names;
    for (const std::string& value : invocation.values("target")) {
        for (const QString& name : QString::fromStdString(value).split(u','))
            names.push_back(name.toStdString());
    }
    return names;
}

Result<void> expectWords(const Invocation& invocation, std::size_t least, std::size_t most,
                         std::string_view what)
{
    const std::size_t count = invocation.words.size();
    if (count < least)
        return text::usageError("usage-missing-argument", std::format("{} is missing.", what),
                                std::format("`hawk {} --help` shows an example.", invocation.verb));
    if (count > most)
        return text::usageError("usage-extra-argument",
                                std::format("`{}` is one argument too many.", invocation.words[most]),
                                std::format("`hawk {} --help` shows an example.", invocation.verb));
    return {};
}

Result<std::int64_t> integerOption(const Invocation& invocation, const char* option, std::int64_t standard,
                                   std::int64_t least, std::int64_t most)
{
    if (!invocation.isSet(option))
        return standard;
    const std::string text = invocation.value(option);
    std::int64_t value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || value < least || value > most)
        return text::usageError("usage-bad-number", std::format("`--{} {}` is not understood.", option, text),
                                std::format("Give a whole number from {} to {}.", least, most));
    return value;
}

} // namespace hawk::cli
