// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/spell.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace hawk::ui {

namespace {

struct Spell {
    Q_DECLARE_TR_FUNCTIONS(hawk::ui::Spell)
};

/// Three significant digits without zeros at the end.
QString threeDigits(double value)
{
    QLocale locale;
    if (value == 0 || !std::isfinite(value))
        return locale.toString(value, 'g', 3);
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    const double step = std::pow(10.0, exponent - 2);
    const double rounded = std::round(value / step) * step;
    const int decimals = std::max(0, 2 - exponent);
    QString text = locale.toString(rounded, 'f', decimals);
    if (decimals > 0) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(locale.decimalPoint()))
            text.chop(locale.decimalPoint().size());
    }
    return text;
}

} // namespace

QString spellBytes(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), bytes < 1024 ? 0 : 1);
}

QString spellSeconds(double seconds)
{
    const double size = std::abs(seconds);
    if (size >= 120) {
        const auto whole = static_cast<qint64>(std::llround(seconds));
        return Spell::tr("%1 min %2 s").arg(QLocale().toString(whole / 60)).arg(whole % 60);
    }
    if (size >= 0.9995 || size == 0)
        return Spell::tr("%1 s").arg(threeDigits(seconds));
    if (size >= 1e-4)
        return Spell::tr("%1 ms").arg(threeDigits(seconds * 1e3));
    if (size >= 1e-7)
        return Spell::tr("%1 µs").arg(threeDigits(seconds * 1e6));
    return Spell::tr("%1 ns").arg(threeDigits(seconds * 1e9));
}

QString spellCount(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString spellNumber(double value)
{
    const double size = std::abs(value);
    if (value == 0 || (size >= 1e-4 && size < 1e6))
        return threeDigits(value);
    return QLocale().toString(value, 'g', 3);
}

QString spellAge(std::chrono::system_clock::time_point time, std::chrono::system_clock::time_point now)
{
    using namespace std::chrono;
    const QDateTime then =
        QDateTime::fromMSecsSinceEpoch(duration_cast<milliseconds>(time.time_since_epoch()).count());
    const QDateTime today =
        QDateTime::fromMSecsSinceEpoch(duration_cast<milliseconds>(now.time_since_epoch()).count());
    const auto age = now - time;
    // A clock that was set back makes a time of the future.
    if (age < minutes(1))
        return age > -hours(1) ? Spell::tr("just now")
                               : QLocale().toString(then.date(), QLocale::ShortFormat);
    if (age < hours(1))
        return Spell::tr("%n minute(s) ago", nullptr, static_cast<int>(duration_cast<minutes>(age).count()));
    if (then.date() == today.date())
        return Spell::tr("%n hour(s) ago", nullptr, static_cast<int>(duration_cast<hours>(age).count()));
    if (then.date().addDays(1) == today.date())
        return Spell::tr("yesterday");
    return QLocale().toString(then.date(), QLocale::ShortFormat);
}

int pluralOf(std::uint64_t count)
{
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

} // namespace hawk::ui
