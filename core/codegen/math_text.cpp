// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/math_text.h"

#include <algorithm>
#include <format>

namespace hawk::codegen {

std::string libraryName(const MathFunction& function, data::Mode mode)
{
    std::string name(function.name == "abs" ? "fabs" : function.name);
    if (mode == data::Mode::float32)
        name += 'f';
    return name;
}

std::string forwardedCall(std::string_view callee, const MathFunction& function)
{
    std::string arguments;
    std::string_view rest = function.parameters;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(','), rest.size());
        const std::string_view declaration = rest.substr(0, end);
        arguments += arguments.empty() ? "" : ", ";
        arguments += declaration.substr(declaration.rfind(' ') + 1);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return std::format("{}({})", callee, arguments);
}

void writeFunction(TextWriter& writer, const std::string& head, std::string_view body)
{
    if (!body.contains('\n') && head.size() + body.size() < 100) {
        writer.line(std::format("{} {{ {} }}", head, body));
        return;
    }
    writer.line(head);
    writer.open({});
    writer.block(body);
    writer.close();
}

} // namespace hawk::codegen
