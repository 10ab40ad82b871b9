// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "workspace/input_form.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hawk::workspace {

namespace {

constexpr std::array<std::pair<InputSource, std::string_view>, 4> generators = {
    {{InputSource::constant, "constant"},
     {InputSource::linspace, "linspace"},
     {InputSource::uniform, "uniform"},
     {InputSource::normal, "normal"}}};

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(separator, begin), text.size());
        parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

InputForm readFile(std::string_view place)
{
    const std::size_t colon = place.rfind(':');
    const std::string_view path = place.substr(0, colon);
    const std::string_view mark = colon == std::string_view::npos ? "" : place.substr(colon + 1);
    if (path.ends_with(".csv"))
        return {InputSource::csvColumn, {std::string(path), std::string(mark)}};
    if (path.ends_with(".npy") && (mark.empty() || mark == "samples_first" || mark == "samples_last"))
        return {InputSource::numpyFile, {std::string(path), std::string(mark)}};
    return {InputSource::numpyFile, {std::string(place), ""}};
}

InputForm readAny(std::string_view text, data::Role role)
{
    if (text.empty())
        return {};
    if (text.starts_with('@'))
        return readFile(text.substr(1));
    const std::string_view name = text.substr(0, text.find(':'));
    if (name.size() < text.size()) {
        const auto found =
            std::ranges::find(generators, name, &std::pair<InputSource, std::string_view>::second);
        if (found != generators.end())
            return {found->first, split(text.substr(name.size() + 1), ':')};
    }
    if (role == data::Role::uniform)
        return {InputSource::number, {std::string(text)}};
    if (text.find_first_of("0123456789") != std::string_view::npos
        && text.find_first_not_of("0123456789.,+-eE") == std::string_view::npos)
        return {InputSource::list, {std::string(text)}};
    return {InputSource::other, {std::string(text)}};
}

} // namespace

InputForm readInputForm(std::string_view text, data::Role role)
{
    InputForm form = readAny(text, role);
    const std::size_t count = fieldCount(form.source);
    form.fields.resize(std::max(form.fields.size(), count));
    if (form.fields.size() == count && textOf(form) == text)
        return form;
    return {InputSource::other, {std::string(text)}};
}

std::string textOf(const InputForm& form)
{
    std::vector<std::string> fields = form.fields;
    while (fields.size() > 1 && fields.back().empty())
        fields.pop_back();
    std::string text;
    for (const std::string& field : fields)
        text += (text.empty() ? "" : ":") + field;
    const auto found =
        std::ranges::find(generators, form.source, &std::pair<InputSource, std::string_view>::first);
    if (found != generators.end())
        return std::string(found->second) + ":" + text;
    const bool isFile = form.source == InputSource::numpyFile || form.source == InputSource::csvColumn;
    return isFile ? "@" + text : text;
}

std::size_t fieldCount(InputSource source)
{
    switch (source) {
    case InputSource::none:
        return 0;
    case InputSource::number:
    case InputSource::list:
    case InputSource::constant:
    case InputSource::other:
        return 1;
    case InputSource::linspace:
    case InputSource::numpyFile:
    case InputSource::csvColumn:
        return 2;
    case InputSource::uniform:
    case InputSource::normal:
        break;
    }
    return 3;
}

std::vector<InputSource> sourcesFor(data::Role role, bool isOptional)
{
    std::vector<InputSource> sources;
    if (role == data::Role::uniform)
        sources = {InputSource::number};
    else
        sources = {InputSource::uniform, InputSource::normal,    InputSource::linspace, InputSource::constant,
                   InputSource::list,    InputSource::numpyFile, InputSource::csvColumn};
    if (isOptional)
        sources.push_back(InputSource::none);
    return sources;
}

InputForm defaultForm(InputSource source, int seed)
{
    switch (source) {
    case InputSource::number:
    case InputSource::constant:
        return {source, {"1"}};
    case InputSource::list:
        return {source, {"0,1"}};
    case InputSource::linspace:
        return {source, {"0", "1"}};
    case InputSource::uniform:
    case InputSource::normal:
        return {source, {"0", "1", std::to_string(seed)}};
    case InputSource::none:
    case InputSource::numpyFile:
    case InputSource::csvColumn:
    case InputSource::other:
        break;
    }
    return {source, std::vector<std::string>(fieldCount(source))};
}

} // namespace hawk::workspace
