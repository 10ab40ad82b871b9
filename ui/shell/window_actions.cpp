// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/window_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>

#include "common/action.h"
#include "shell/action_registry.h"
#include "shell/language.h"

namespace hawk::ui {

namespace {

constexpr ThemeChoice themes[] = {ThemeChoice::system, ThemeChoice::light, ThemeChoice::dark};

/// Sets a text only where the action is ours.
void name(QAction* action, const QString& text)
{
    if (action != nullptr)
        action->setText(text);
}

} // namespace

WindowActions::WindowActions(ActionRegistry& registry, SettingsFile& settings, QMainWindow& window)
    : QObject(&window)
    , m_registry(registry)
    , m_settings(settings)
    , m_window(window)
{
    add(m_new, {.id = "file.new", .shortcut = QKeySequence::New, .icon = "new"}, &WindowActions::newWanted);
    add(m_open, {.id = "file.open", .shortcut = QKeySequence::Open, .icon = "open"},
        &WindowActions::openWanted);
    add(m_settingsAction, {.id = "file.settings", .shortcut = Qt::CTRL | Qt::Key_Comma, .icon = "settings"},
        &WindowActions::settingsWanted);
    add(m_palette, {.id = "view.palette", .shortcut = Qt::CTRL | Qt::SHIFT | Qt::Key_P, .icon = "palette"},
        &WindowActions::paletteWanted);
    add(m_generatedText, {.id = "view.focusGenerated", .shortcut = Qt::CTRL | Qt::Key_8},
        &WindowActions::generatedTextWanted);
    add(m_kernelText, {.id = "view.focusKernel", .shortcut = Qt::CTRL | Qt::Key_9},
        &WindowActions::kernelTextWanted);
    add(m_nextArea, {.id = "view.nextArea", .shortcut = Qt::Key_F6}, &WindowActions::nextAreaWanted);
    add(m_previousArea, {.id = "view.previousArea", .shortcut = Qt::SHIFT | Qt::Key_F6},
        &WindowActions::previousAreaWanted);
    add(m_kernelBox, {.id = "kernel.choose"}, &WindowActions::kernelBoxWanted);
    add(m_targetBox, {.id = "build.target"}, &WindowActions::targetBoxWanted);
    add(m_keys, {.id = "help.keys", .shortcut = Qt::Key_F1}, &WindowActions::keysWanted);
    add(m_about, {.id = "help.about", .verb = "hawk --version", .icon = "hawk"}, &WindowActions::aboutWanted);
    add(m_quit, {.id = "file.quit", .shortcut = Qt::CTRL | Qt::Key_Q}, nullptr);
    connect(m_quit, &QAction::triggered, &window, &QWidget::close);
    add(m_fullScreen, {.id = "view.fullScreen", .shortcut = Qt::Key_F11}, nullptr);
    m_fullScreen->setCheckable(true);
    connect(m_fullScreen, &QAction::toggled, this,
            [this](bool on) { on ? m_window.showFullScreen() : m_window.showNormal(); });

    auto* themeGroup = new QActionGroup(this);
    for (const char* choice : {"system", "light", "dark"})
        m_themes.append(addChoice(QStringLiteral("view.theme.") + QLatin1StringView(choice), *themeGroup));
    auto* languageGroup = new QActionGroup(this);
    m_languages.append(addChoice(QStringLiteral("view.language.system"), *languageGroup));
    for (const QString& code : Language::available())
        m_languages.append(addChoice(QStringLiteral("view.language.") + code, *languageGroup));

    connect(themeGroup, &QActionGroup::triggered, this, [this](QAction* action) {
        Preferences now = m_settings.preferences();
        now.theme = themes[m_themes.indexOf(action)];
        m_settings.setPreferences(now);
    });
    connect(languageGroup, &QActionGroup::triggered, this, [this](QAction* action) {
        Preferences now = m_settings.preferences();
        const qsizetype at = m_languages.indexOf(action);
        now.language = at == 0 ? QString() : Language::available().at(at - 1);
        m_settings.setPreferences(now);
    });
    connect(&settings, &SettingsFile::preferencesChanged, this, &WindowActions::followPreferences);
    followPreferences();
    retranslate();
}

void WindowActions::add(QAction*& action, const ActionSpec& spec, void (WindowActions::*signal)())
{
    if (m_registry.find(QLatin1StringView(spec.id)) != nullptr)
        return;
    action = makeAction(spec, this);
    m_registry.add(action);
    if (signal != nullptr)
        connect(action, &QAction::triggered, this, signal);
}

QAction* WindowActions::addChoice(const QString& id, QActionGroup& group)
{
    QAction* action = makeAction({.id = id.toLatin1().constData()}, this);
    action->setCheckable(true);
    group.addAction(action);
    m_registry.add(action);
    return action;
}

void WindowActions::followPreferences()
{
    const Preferences& now = m_settings.preferences();
    for (qsizetype at = 0; at < m_themes.size(); ++at)
        m_themes[at]->setChecked(now.theme == themes[at]);
    m_languages.front()->setChecked(now.language.isEmpty());
    for (qsizetype at = 1; at < m_languages.size(); ++at)
        m_languages[at]->setChecked(now.language == Language::available().at(at - 1));
}

void WindowActions::retranslate()
{
    name(m_new, tr("&New"));
    name(m_open, tr("&Open…"));
    name(m_quit, tr("&Quit"));
    name(m_settingsAction, tr("Sett&ings"));
    name(m_palette, tr("&Find a command…"));
    name(m_kernelText, tr("Go to the &kernel text"));
    name(m_generatedText, tr("Go to the generated te&xt"));
    //: An area is the kernel text, the generated text, a panel or the bar at the top.
    name(m_nextArea, tr("Go to the next area"));
    name(m_previousArea, tr("Go to the previous area"));
    name(m_kernelBox, tr("&Choose the kernel"));
    name(m_targetBox, tr("Choose the &target"));
    name(m_keys, tr("&Keyboard shortcuts"));
    name(m_about, tr("&About Hawk Workbench"));
    name(m_fullScreen, tr("F&ull screen"));
    name(m_themes[0], tr("Theme of the system"));
    name(m_themes[1], tr("Light theme"));
    name(m_themes[2], tr("Dark theme"));
    name(m_languages[0], tr("Language of the system"));
    // A language is called by its own name, so that who does not read the others finds it.
    name(m_languages[1], QStringLiteral("English"));
    name(m_languages[2], QStringLiteral("Deutsch"));
}

} // namespace hawk::ui
