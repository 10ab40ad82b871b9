// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hawk::bundle {

/// A JSON value whose objects keep the order in which keys were added: the order of a manifest's keys is part
/// of its format (docs/bundles.md "The manifest"), which QJsonObject does not keep.
class Json
{
public:
    using Array = std::vector<Json>;
    using Object = std::vector<std::pair<std::string, Json>>;

    Json() = default; ///< null
    template <class T>
        requires std::is_integral_v<T>
    Json(T number)
    {
        if constexpr (std::is_same_v<T, bool>)
            m_value = number;
        else
            m_value = static_cast<std::int64_t>(number);
    }
    Json(std::string text) : m_value(std::move(text)) { }
    Json(std::string_view text) : m_value(std::string(text)) { }
    Json(const char* text) : m_value(std::string(text)) { }
    Json(Array items) : m_value(std::move(items)) { }
    Json(Object members) : m_value(std::move(members)) { }

    /// Indented by two blanks, one line feed at the end; arrays and objects that are empty stay on one line.
    std::string toText() const;

private:
    void write(std::string& out, int depth) const;

    std::variant<std::monostate, bool, std::int64_t, std::string, Array, Object> m_value;
};

} // namespace hawk::bundle
