// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonObject>

namespace hawk::text {

/// `{"checksum":"<64 hex digits>","manifest":<payload>}` and a line's end, with the SHA-256 of the payload's
/// bytes; equal objects give equal bytes. It shows damage, not forgery.
std::string sealJson(const QJsonObject& payload);

/// The inverse of sealJson; anything else, down to a single changed byte, gives what is wrong with it, as a
/// sentence without its subject.
std::expected<QJsonObject, std::string> openSealedJson(std::string_view text);

/// Takes values out of an object and remembers whether all that were asked for were there, of the right kind
/// and in range; what was not is empty or 0.
class JsonReader
{
public:
    explicit JsonReader(QJsonObject object) : m_object(std::move(object)) { }

    bool isGood() const { return m_isGood; }
    /// Notes a fault that the caller found.
    void require(bool condition) { m_isGood = m_isGood && condition; }

    std::string text(QLatin1StringView name);
    std::vector<std::string> texts(QLatin1StringView name);
    /// Finite.
    double number(QLatin1StringView name);
    /// A whole number from 0 to `largest`, which is at most 2^53: beyond it JSON numbers are not exact.
    std::uint64_t count(QLatin1StringView name, std::uint64_t largest);
    QJsonArray list(QLatin1StringView name);

    std::string element(const QJsonValue& value);
    /// The two texts that a list holds as its elements.
    std::pair<std::string, std::string> pair(const QJsonValue& value);
    /// A whole number written in decimal digits, as needed for numbers beyond 2^53.
    std::int64_t wideNumber(const QJsonValue& value);

private:
    QJsonValue typed(QLatin1StringView name, QJsonValue::Type type);

    QJsonObject m_object;
    bool m_isGood = true;
};

/// A text for JSON. Bytes that are no UTF-8 are replaced.
QString toJsonText(std::string_view text);
QJsonArray toJsonTexts(const std::vector<std::string>& texts);

/// Whether it is 64 lower-case hex digits.
bool isSha256(std::string_view text);

} // namespace hawk::text
