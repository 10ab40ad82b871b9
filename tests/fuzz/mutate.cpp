// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "mutate.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

namespace hawk::fuzz {

namespace {

constexpr std::string_view numbers[] = {
    "0",   "-1",     "1e400", "10**12", "2**70", "1000000000000", "99999999999999999999",
    "0.0", "1e-400", "3.5",   "True",   "None"};

struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool isWordLetter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
}

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Where runs of letters that satisfy `belongs` stand.
template <class Predicate>
std::vector<Stretch> runs(std::string_view text, Predicate belongs)
{
    std::vector<Stretch> found;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i;
        while (end < text.size() && belongs(text[end]))
            ++end;
        if (end > i)
            found.push_back({.begin = i, .end = end});
        i = end + 1;
    }
    return found;
}

std::vector<Stretch> lines(std::string_view text)
{
    return runs(text, [](char letter) { return letter != '\n'; });
}

template <class Container>
const auto& oneOf(const Container& container, Stream& stream)
{
    return *(std::begin(container) + stream.below(static_cast<std::uint32_t>(std::size(container))));
}

Stretch anyStretch(const std::string& text, Stream& stream)
{
    const auto size = static_cast<std::uint32_t>(text.size());
    const std::size_t begin = stream.below(size);
    return {.begin = begin, .end = std::min<std::size_t>(begin + 1 + stream.below(12), size)};
}

std::string slice(const std::string& text, Stretch stretch)
{
    return text.substr(stretch.begin, stretch.end - stretch.begin);
}

void replace(std::string& text, Stretch stretch, const std::string& by)
{
    text.replace(stretch.begin, stretch.end - stretch.begin, by);
}

/// One of the stretches gets the text of another.
void copyWithin(std::string& text, const std::vector<Stretch>& stretches, Stream& stream)
{
    if (!stretches.empty())
        replace(text, oneOf(stretches, stream), slice(text, oneOf(stretches, stream)));
}

void change(std::string& text, const Corpus& corpus, Stream& stream)
{
    if (text.empty())
        text = "\n";
    const Stretch stretch = anyStretch(text, stream);
    switch (stream.below(11)) {
    case 0:
        replace(text, stretch, {});
        break;
    case 1:
        text.insert(stretch.begin, slice(text, stretch));
        break;
    case 2:
    case 3:
        text.insert(stretch.begin, oneOf(corpus.words, stream));
        break;
    case 4:
        replace(text, stretch, oneOf(corpus.words, stream));
        break;
    case 5:
        copyWithin(text, lines(text), stream);
        break;
    case 6:
        if (const auto all = lines(text); !all.empty())
            replace(text, oneOf(all, stream), {});
        break;
    case 7:
        if (const auto all = runs(text, isDigit); !all.empty())
            replace(text, oneOf(all, stream), std::string(oneOf(numbers, stream)));
        break;
    case 8:
        copyWithin(text, runs(text, isWordLetter), stream);
        break;
    case 9: {
        const std::string& other = oneOf(corpus.texts, stream);
        text.insert(stretch.begin, slice(other, oneOf(lines(other), stream)));
        break;
    }
    default:
        text[stretch.begin] = static_cast<char>(stream.below(256));
        break;
    }
}

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// `"\x0a"` as the parser's fuzzer reads it.
std::string unescaped(std::string_view word)
{
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word.substr(i).starts_with("\\x") && i + 3 < word.size()) {
            text += static_cast<char>(std::stoi(std::string(word.substr(i + 2, 2)), nullptr, 16));
            i += 3;
        } else if (word[i] == '\\' && i + 1 < word.size()) {
            text += word[++i];
        } else {
            text += word[i];
        }
    }
    return text;
}

} // namespace

Corpus Corpus::read(const std::string& root)
{
    Corpus corpus;
    for (const std::string folder :
         {"tests/conformance/cases", "tests/refusal/cases", "resources/examples"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(root + "/" + folder)) {
            if (entry.path().extension() == ".py")
                corpus.texts.push_back(contentOf(entry.path()));
        }
    }
    // The order of a folder is another on each machine.
    std::ranges::sort(corpus.texts);
    std::ifstream words(root + "/tests/fuzz/python.dict");
    for (std::string line; std::getline(words, line);) {
        if (line.starts_with('"'))
            corpus.words.push_back(unescaped(std::string_view(line).substr(1, line.rfind('"') - 1)));
    }
    return corpus;
}

std::string brokenText(const Corpus& corpus, Stream& stream)
{
    std::string text = oneOf(corpus.texts, stream);
    const std::uint32_t changes = 1 + stream.below(4);
    for (std::uint32_t i = 0; i < changes; ++i)
        change(text, corpus, stream);
    return text;
}

} // namespace hawk::fuzz
