// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/sealed_json.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <format>

#include <QtCore/QJsonDocument>

#include "text/sha256.h"

namespace hawk::text {

static constexpr std::string_view opening = R"({"checksum":")";
static constexpr std::string_view middle = R"(","manifest":)";
static constexpr std::string_view closing = "}\n";
static constexpr std::size_t digestLength = 64;

std::string sealJson(const QJsonObject& object)
{
    const std::string payload = QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
    return std::format("{}{}{}{}{}", opening, sha256(payload), middle, payload, closing);
}

std::expected<QJsonObject, std::string> openSealedJson(std::string_view text)
{
    constexpr std::size_t frame = opening.size() + digestLength + middle.size() + closing.size();
    if (text.size() < frame || !text.starts_with(opening) || !text.ends_with(closing)
        || text.substr(opening.size() + digestLength, middle.size()) != middle)
        return std::unexpected("has not the form of one");
    const std::string_view payload = text.substr(frame - closing.size(), text.size() - frame);
    if (sha256(payload) != text.substr(opening.size(), digestLength))
        return std::unexpected("does not match its check sum");
    const QJsonDocument document = QJsonDocument::fromJson(
        QByteArray::fromRawData(payload.data(), static_cast<qsizetype>(payload.size())));
    if (!document.isObject())
        return std::unexpected("holds no object");
    return document.object();
}

QJsonValue JsonReader::typed(QLatin1StringView name, QJsonValue::Type type)
{
    const QJsonValue value = m_object.value(name);
    require(value.type() == type);
    return value;
}

std::string JsonReader::text(QLatin1StringView name)
{
    return typed(name, QJsonValue::String).toString().toStdString();
}

std::vector<std::string> JsonReader::texts(QLatin1StringView name)
{
    std::vector<std::string> result;
    for (const QJsonValue& value : list(name))
        result.push_back(element(value));
    return result;
}

double JsonReader::number(QLatin1StringView name)
{
    const double value = typed(name, QJsonValue::Double).toDouble();
    require(std::isfinite(value));
    return std::isfinite(value) ? value : 0.0;
}

std::uint64_t JsonReader::count(QLatin1StringView name, std::uint64_t largest)
{
    const double value = number(name);
    const bool isCount = value >= 0 && value <= static_cast<double>(largest) && value == std::floor(value);
    require(isCount);
    return isCount ? static_cast<std::uint64_t>(value) : 0;
}

QJsonArray JsonReader::list(QLatin1StringView name)
{
    return typed(name, QJsonValue::Array).toArray();
}

std::string JsonReader::element(const QJsonValue& value)
{
    require(value.isString());
    return value.toString().toStdString();
}

std::pair<std::string, std::string> JsonReader::pair(const QJsonValue& value)
{
    const QJsonArray both = value.toArray();
    require(both.size() == 2);
    return {element(both.at(0)), element(both.at(1))};
}

std::int64_t JsonReader::wideNumber(const QJsonValue& value)
{
    const std::string digits = element(value);
    std::int64_t number = 0;
    const auto parsed = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    require(parsed.ec == std::errc() && parsed.ptr == digits.data() + digits.size());
    return m_isGood ? number : 0;
}

QString toJsonText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QJsonArray toJsonTexts(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& text : texts)
        array.append(toJsonText(text));
    return array;
}

bool isSha256(std::string_view text)
{
    return text.size() == digestLength
        && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace hawk::text
