// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include "shell/preferences.h"

namespace hawk::ui {

/// The one file that keeps preferences and the last session. A file that cannot be read is set aside and a
/// new one begun; where it cannot be set aside it stays as it is, and nothing is kept this time. A value that
/// cannot be meant is replaced by its default. Where the file cannot be written, values hold until the
/// program ends. Nobody else touches QSettings.
class SettingsFile : public QObject
{
    Q_OBJECT

public:
    /// Reads `path`; folders are made when missing.
    explicit SettingsFile(const QString& path, QObject* parent = nullptr);
    ~SettingsFile() override;

    const Preferences& preferences() const { return m_preferences; }
    /// Keeps and announces them when they differ.
    void setPreferences(const Preferences& preferences);

    /// Where the unreadable file lies now; empty when nothing was wrong with it.
    const QString& setAside() const { return m_setAside; }
    /// The unreadable file that could not be set aside, so that nothing is written; empty as a rule.
    const QString& leftInPlace() const { return m_leftInPlace; }
    /// Keys whose values were replaced by defaults.
    const QStringList& replacedKeys() const { return m_replaced; }

    /// What was open and chosen, by `session/…` keys. A value of another type reads as empty.
    QVariant value(const QString& key, QMetaType::Type type) const;
    bool contains(const QString& key) const;
    void setValue(const QString& key, const QVariant& value);
    /// Now, instead of when the program is idle. faultChanged() follows when that begins or ceases to fail.
    void write();
    /// Why the values are not on disk: a folder that is full, cannot be written or cannot be made.
    /// Environment error "settings-not-kept".
    std::optional<Error> fault() const;

Q_SIGNALS:
    void preferencesChanged(const hawk::ui::Preferences& before);
    void faultChanged();

private:
    void load();
    QTemporaryDir m_scratch; ///< for values that are not kept
    std::unique_ptr<QSettings> m_file;
    Preferences m_preferences;
    QString m_setAside;
    QString m_leftInPlace;
    QStringList m_replaced;
    bool m_isKept = true;
};

} // namespace hawk::ui
