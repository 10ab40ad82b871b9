// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

namespace hawk::ui {

namespace {

/// What the variables name, whether or not the C library has that locale.
QStringList namedLanguages()
{
    QString locale;
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (locale.isEmpty())
            locale = qEnvironmentVariable(variable);
    }
    if (locale.isEmpty() || locale == u"POSIX" || locale == u"C" || locale.startsWith(u"C."))
        return {};
    return qEnvironmentVariable("LANGUAGE").split(u':', Qt::SkipEmptyParts) << locale;
}

QString languageOfSystem()
{
    static const QRegularExpression end(QStringLiteral("[-_.@]"));
    for (const QString& name : namedLanguages() + QLocale::system().uiLanguages()) {
        const QString code = name.section(end, 0, 0);
        if (Language::available().contains(code))
            return code;
    }
    return QStringLiteral("en");
}

/// The user's own spelling of numbers where it belongs to the language, else the language's.
QLocale localeFor(const QString& code)
{
    const QLocale system = QLocale::system();
    const QLocale language(code);
    return system.language() == language.language() ? system : language;
}

} // namespace

Language::Language(QObject* parent) : QObject(parent)
{ }

Language::~Language() = default;

QStringList Language::available()
{
    return {QStringLiteral("en"), QStringLiteral("de")};
}

void Language::choose(const QString& code)
{
    const QString wanted = code.isEmpty() ? languageOfSystem() : code;
    if (wanted == m_current)
        return;
    m_current = wanted;
    QLocale::setDefault(localeFor(wanted));
    // Each translator that goes takes itself out of the application.
    m_translators.clear();

    auto qt = std::make_unique<QTranslator>();
    if (qt->load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(std::move(qt));
    auto own = std::make_unique<QTranslator>();
    if (own->load(QStringLiteral(":/i18n/hawk-workbench_") + wanted))
        install(std::move(own));
}

void Language::install(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace hawk::ui
