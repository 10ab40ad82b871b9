// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "syntax/characters.h"

#include <algorithm>
#include <array>

#include <QChar>
#include <QString>

namespace hawk::syntax {

namespace {

// Characters that count as letters or marks of names although their category says otherwise.
constexpr std::array<char32_t, 6> otherStart{0x1885, 0x1886, 0x2118, 0x212E, 0x309B, 0x309C};
constexpr std::array<char32_t, 2> otherContinue{0x00B7, 0x0387};
// Letters whose compatibility form is no letter: XID leaves them out.
constexpr std::array<char32_t, 3> notStart{0x037A, 0x309B, 0x309C};

bool isLetter(QChar::Category category)
{
    return (category >= QChar::Letter_Uppercase && category <= QChar::Letter_Other)
        || category == QChar::Number_Letter;
}

} // namespace

bool beginsName(char32_t codePoint)
{
    if (codePoint < 0x80)
        return isAsciiLetter(static_cast<char>(codePoint));
    if (std::ranges::contains(notStart, codePoint))
        return false;
    return isLetter(QChar::category(codePoint)) || std::ranges::contains(otherStart, codePoint);
}

bool continuesName(char32_t codePoint)
{
    if (codePoint < 0x80)
        return isAsciiNameCharacter(static_cast<char>(codePoint));
    const QChar::Category category = QChar::category(codePoint);
    const bool isEthiopicDigit = codePoint >= 0x1369 && codePoint <= 0x1371;
    return beginsName(codePoint) || category == QChar::Mark_NonSpacing
        || category == QChar::Mark_SpacingCombining || category == QChar::Number_DecimalDigit
        || category == QChar::Punctuation_Connector || isEthiopicDigit || codePoint == 0x19DA
        || std::ranges::contains(otherContinue, codePoint);
}

std::string normalizedName(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
        .normalized(QString::NormalizationForm_KC)
        .toStdString();
}

} // namespace hawk::syntax
