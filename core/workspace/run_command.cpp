// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/run_command.h"

#include "toolchain/command_line.h"

namespace hawk::workspace {

std::vector<std::string> runWords(const RunChoice& choice)
{
    std::vector<std::string> words = {"hawk", "run", choice.file + ":" + choice.kernel};
    for (const PlaneArgument& input : choice.inputs)
        words.push_back(input.name + "=" + input.text);
    words.insert(words.end(), {"-n", std::to_string(choice.sampleCount)});
    if (choice.threads != 0)
        words.insert(words.end(), {"--threads", std::to_string(choice.threads)});
    if (choice.target.backend != "host")
        words.insert(words.end(), {"--target", choice.target.backend});
    if (choice.target.mode != data::Mode::float64)
        words.insert(words.end(), {"--mode", std::string(nameOf(choice.target.mode))});
    if (choice.target.profile)
        words.insert(words.end(), {"--profile", std::string(nameOf(*choice.target.profile))});
    if (choice.target.optLevel)
        words.insert(words.end(), {"--opt-level", std::string(nameOf(*choice.target.optLevel))});
    if (!choice.target.architecture.empty())
        words.insert(words.end(), {"--arch", choice.target.architecture});
    for (const std::string& define : choice.target.defines)
        words.insert(words.end(), {"--define", define});
    for (const std::string& folder : choice.searchPath)
        words.insert(words.end(), {"--path", folder});
    if (choice.isTimed)
        words.emplace_back("--time");
    if (choice.isUntilDone)
        words.emplace_back("--until-done");
    return words;
}

std::string runCommandLine(const RunChoice& choice)
{
    return toolchain::joinCommand(runWords(choice));
}

} // namespace hawk::workspace
