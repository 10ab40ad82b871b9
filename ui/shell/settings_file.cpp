// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/settings_file.h"

#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "common/qt_text.h"
#include "shell/settings_text.h"

namespace hawk::ui {

namespace {

/// One that is not there can be read: it holds nothing.
bool isReadable(const QString& path)
{
    constexpr qint64 largest = 8 << 20;
    QFile file(path);
    if (!file.exists())
        return true;
    // Opening a pipe would wait for somebody who writes into it.
    if (!QFileInfo(path).isFile())
        return false;
    if (!file.open(QIODevice::ReadOnly) || file.size() > largest || !isSettingsText(file.readAll()))
        return false;
    file.close();
    return QSettings(path, QSettings::IniFormat).status() == QSettings::NoError;
}

} // namespace

SettingsFile::SettingsFile(const QString& path, QObject* parent) : QObject(parent)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (!isReadable(path)) {
        const QString aside = path + QStringLiteral(".unreadable");
        QFile::remove(aside);
        if (QFile::rename(path, aside))
            m_setAside = aside;
        else
            m_leftInPlace = path;
    }
    const QString place = m_leftInPlace.isEmpty() ? path : m_scratch.filePath(QStringLiteral("settings.ini"));
    m_file = std::make_unique<QSettings>(place, QSettings::IniFormat);
    load();
}

SettingsFile::~SettingsFile() = default;

void SettingsFile::load()
{
    for (const PreferenceField& field : preferenceFields()) {
        const QString key = QLatin1StringView(field.key);
        if (m_file->contains(key) && !field.write(m_preferences, m_file->value(key)))
            m_replaced.append(key);
    }
}

void SettingsFile::setPreferences(const Preferences& preferences)
{
    if (preferences == m_preferences)
        return;
    const Preferences before = std::exchange(m_preferences, preferences);
    const Preferences standard;
    for (const PreferenceField& field : preferenceFields()) {
        const QString key = QLatin1StringView(field.key);
        // What is at its default follows the defaults of later versions.
        if (field.read(m_preferences) == field.read(standard))
            m_file->remove(key);
        else
            m_file->setValue(key, field.read(m_preferences));
    }
    Q_EMIT preferencesChanged(before);
    write();
}

QVariant SettingsFile::value(const QString& key, QMetaType::Type type) const
{
    QVariant value = m_file->value(key);
    return value.convert(QMetaType(type)) ? value : QVariant(QMetaType(type));
}

bool SettingsFile::contains(const QString& key) const
{
    return m_file->contains(key);
}

void SettingsFile::setValue(const QString& key, const QVariant& value)
{
    m_file->setValue(key, value);
}

void SettingsFile::write()
{
    // The status of such an object stays what it once was; another one shares the values that wait.
    if (!m_isKept)
        m_file = std::make_unique<QSettings>(m_file->fileName(), QSettings::IniFormat);
    m_file->sync();
    const bool isKept = m_file->status() == QSettings::NoError;
    if (std::exchange(m_isKept, isKept) != isKept)
        Q_EMIT faultChanged();
}

std::optional<Error> SettingsFile::fault() const
{
    if (m_isKept)
        return std::nullopt;
    return text::environmentError(
               "settings-not-kept",
               fromQt(QStringLiteral("The settings cannot be written to '%1'.").arg(m_file->fileName())),
               "They hold until the program ends. Make the folder writable and free some space; the next "
               "change is then kept.")
        .error();
}

} // namespace hawk::ui
