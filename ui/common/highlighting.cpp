// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/highlighting.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>

#include "common/colours.h"

namespace hawk::ui {

namespace {

/// Names of definitions, the best first.
QStringList definitionNames(TextLanguage language)
{
    switch (language) {
    case TextLanguage::kernel:
        return {QStringLiteral("Hawk Kernel"), QStringLiteral("Python")};
    case TextLanguage::cxx:
        return {QStringLiteral("ISO C++"), QStringLiteral("C++")};
    case TextLanguage::cuda:
        return {QStringLiteral("CUDA"), QStringLiteral("ISO C++")};
    case TextLanguage::ptx:
        return {QStringLiteral("PTX")};
    case TextLanguage::assembly:
        return {QStringLiteral("GNU Assembler")};
    case TextLanguage::json:
        return {QStringLiteral("JSON")};
    case TextLanguage::ir:
        return {QStringLiteral("Hawk IR")};
    case TextLanguage::log:
        return {QStringLiteral("Hawk Log")};
    case TextLanguage::plain:
        break;
    }
    return {};
}

} // namespace

struct Highlighting::State {
    KSyntaxHighlighting::Repository repository;
    bool isDark = false;
};

Highlighting::Highlighting(const QPalette& palette, QObject* parent)
    : QObject(parent)
    , m_state(std::make_unique<State>())
{
    m_state->isDark = isDark(palette);
}

Highlighting::~Highlighting() = default;

KSyntaxHighlighting::Repository& Highlighting::repository() const
{
    return m_state->repository;
}

KSyntaxHighlighting::Definition Highlighting::definition(TextLanguage language) const
{
    for (const QString& name : definitionNames(language)) {
        auto found = m_state->repository.definitionForName(name);
        if (found.isValid())
            return found;
    }
    return {};
}

KSyntaxHighlighting::Theme Highlighting::theme() const
{
    using KSyntaxHighlighting::Repository;
    const auto own = m_state->repository.theme(m_state->isDark ? QStringLiteral("Hawk Dark")
                                                               : QStringLiteral("Hawk Light"));
    if (own.isValid())
        return own;
    return m_state->repository.defaultTheme(m_state->isDark ? Repository::DarkTheme : Repository::LightTheme);
}

void Highlighting::follow(const QPalette& palette)
{
    if (m_state->isDark == isDark(palette))
        return;
    m_state->isDark = !m_state->isDark;
    Q_EMIT themeChanged();
}

} // namespace hawk::ui
