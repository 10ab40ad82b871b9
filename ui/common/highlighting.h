// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QObject>
#include <QPalette>

namespace KSyntaxHighlighting {
class Definition;
class Repository;
class Theme;
} // namespace KSyntaxHighlighting

namespace hawk::ui {

enum class TextLanguage { kernel, cxx, cuda, ptx, assembly, json, ir, log, plain };

/// The one repository of highlighting definitions (moderately expensive to make) and the theme that goes with
/// the window's palette. Owned by whoever makes the window; widgets keep a reference.
class Highlighting : public QObject
{
    Q_OBJECT

public:
    explicit Highlighting(const QPalette& palette, QObject* parent = nullptr);
    ~Highlighting() override;

    KSyntaxHighlighting::Repository& repository() const;
    /// Invalid for `plain`.
    KSyntaxHighlighting::Definition definition(TextLanguage language) const;
    /// Light or dark, after the palette.
    KSyntaxHighlighting::Theme theme() const;
    void follow(const QPalette& palette);

Q_SIGNALS:
    void themeChanged();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace hawk::ui
