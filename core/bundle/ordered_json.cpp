// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "bundle/ordered_json.h"

#include <format>

namespace hawk::bundle {

namespace {

void writeString(std::string& out, std::string_view text)
{
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (static_cast<unsigned char>(c) < 0x20)
            out += std::format("\\u{:04x}", static_cast<unsigned>(c));
        else
            out += c;
    }
    out += '"';
}

void newLine(std::string& out, int depth)
{
    out += '\n';
    out.append(2 * static_cast<std::size_t>(depth), ' ');
}

} // namespace

void Json::write(std::string& out, int depth) const
{
    if (std::holds_alternative<std::monostate>(m_value)) {
        out += "null";
    } else if (const auto* truth = std::get_if<bool>(&m_value)) {
        out += *truth ? "true" : "false";
    } else if (const auto* number = std::get_if<std::int64_t>(&m_value)) {
        out += std::to_string(*number);
    } else if (const auto* text = std::get_if<std::string>(&m_value)) {
        writeString(out, *text);
    } else if (const auto* items = std::get_if<Array>(&m_value)) {
        out += '[';
        for (std::size_t i = 0; i < items->size(); ++i) {
            out += i == 0 ? "" : ",";
            newLine(out, depth + 1);
            (*items)[i].write(out, depth + 1);
        }
        if (!items->empty())
            newLine(out, depth);
        out += ']';
    } else {
        const auto& members = std::get<Object>(m_value);
        out += '{';
        for (std::size_t i = 0; i < members.size(); ++i) {
            out += i == 0 ? "" : ",";
            newLine(out, depth + 1);
            writeString(out, members[i].first);
            out += ": ";
            members[i].second.write(out, depth + 1);
        }
        if (!members.empty())
            newLine(out, depth);
        out += '}';
    }
}

std::string Json::toText() const
{
    std::string out;
    write(out, 0);
    return out + '\n';
}

} // namespace hawk::bundle
