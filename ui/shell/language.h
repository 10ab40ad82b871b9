// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

class QTranslator;

namespace hawk::ui {

/// The language of all texts and of the spelling of numbers, switched while the program runs.
class Language : public QObject
{
    Q_OBJECT

public:
    explicit Language(QObject* parent = nullptr);
    ~Language() override;

    /// `en`, `de`; empty: the first of the system's languages that we speak, else English.
    void choose(const QString& code);
    const QString& current() const { return m_current; }
    static QStringList available();

private:
    void install(std::unique_ptr<QTranslator> translator);
    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace hawk::ui
