// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "toolchain/command_line.h"

#include <algorithm>

namespace hawk::toolchain {

static bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n';
}

std::expected<std::vector<std::string>, std::string> splitCommand(std::string_view command)
{
    std::vector<std::string> words;
    std::string word;
    bool isInWord = false;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        const bool escapes = c == '\\' && quote != '\'';
        if (escapes) {
            if (i + 1 == command.size())
                return std::unexpected("it ends in a backslash");
            const char next = command[++i];
            if (quote == '"' && next != '"' && next != '\\')
                word += c;
            word += next;
            isInWord = true;
        } else if (quote != 0) {
            if (c == quote)
                quote = 0;
            else
                word += c;
        } else if (c == '\'' || c == '"') {
            quote = c;
            isInWord = true;
        } else if (!isBlank(c)) {
            word += c;
            isInWord = true;
        } else if (isInWord) {
            words.push_back(std::exchange(word, {}));
            isInWord = false;
        }
    }
    if (quote != 0)
        return std::unexpected("a quote is not closed");
    if (isInWord)
        words.push_back(std::move(word));
    return words;
}

std::string joinCommand(const std::vector<std::string>& words)
{
    constexpr std::string_view plain =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+./,:@%";
    std::string line;
    for (const std::string& word : words) {
        if (!line.empty())
            line += ' ';
        if (!word.empty() && word.find_first_not_of(plain) == std::string::npos) {
            line += word;
            continue;
        }
        line += '\'';
        for (const char c : word)
            line += c == '\'' ? std::string("'\\''") : std::string(1, c);
        line += '\'';
    }
    return line;
}

} // namespace hawk::toolchain
