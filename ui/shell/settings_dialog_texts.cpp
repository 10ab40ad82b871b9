// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

// The words of the settings dialog.

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "codegen/backend.h"
#include "common/qt_text.h"
#include "shell/settings_dialog.h"
#include "shell/settings_row.h"

namespace hawk::ui {

namespace {

struct Choice {
    QString text;
    QString value;
};

void fill(SettingsRow* row, const QList<Choice>& choices)
{
    auto* box = qobject_cast<QComboBox*>(&row->control());
    const QSignalBlocker blocker(box);
    box->clear();
    for (const Choice& choice : choices)
        box->addItem(choice.text, choice.value);
}

void name(SettingsRow* row, const QString& standard, const QString& unit = {})
{
    if (auto* number = qobject_cast<QSpinBox*>(&row->control())) {
        number->setSpecialValueText(standard);
        number->setSuffix(unit);
    } else if (auto* text = qobject_cast<QLineEdit*>(&row->control())) {
        text->setPlaceholderText(standard);
    }
}

} // namespace

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_search->setPlaceholderText(tr("Search the settings"));
    m_search->setAccessibleName(tr("Search for settings"));
    m_nothing->setText(tr("No setting matches."));
    m_reset->setText(tr("Reset all to defaults"));
    m_close->setText(tr("Close"));
    const QString titles[] = {tr("Appearance"), tr("Building"), tr("Imports"), tr("Target"), tr("Running")};
    for (std::size_t at = 0; at < m_groups.size(); ++at)
        m_groups[at].title->setText(titles[at]);

    const auto set = [this](const char* key, const QString& title, const QString& explanation) {
        row(QLatin1StringView(key))->setTexts(title, explanation);
    };
    set("appearance/theme", tr("Theme"), tr("Light, dark, or as the system says."));
    set("appearance/language", tr("Language"),
        tr("Of all texts in the window. Messages of the compilers stay English."));
    set("appearance/fontSize", tr("Size of text"), tr("In points, for the whole window."));
    set("build/policy", tr("When to build"), tr("When a compiler may be started without being asked for."));
    set("build/hostCompiler", tr("C++ compiler"),
        tr("A command, for example g++ or clang++ with its options."));
    set("build/deviceCompiler", tr("Device compiler"), tr("Path of nvcc."));
    set("build/cacheFolder", tr("Cache folder"), tr("Where compiled kernels are kept; an absolute path."));
    set("imports/searchPath", tr("Search path"),
        tr("Folders where imported kernel files are looked for, in this order, after the folder of the file "
           "that imports."));
    set("target/backend", tr("Target"), tr("What kernels are compiled for."));
    set("target/mode", tr("Number type"), tr("The type of all real numbers of a kernel."));
    set("target/profile", tr("Profile"), tr("How code for the CPU may compute."));
    set("target/level", tr("Optimisation level"), tr("How hard the compiler optimises."));
    set("target/architecture", tr("Device architecture"), tr("For example sm_90 or compute_75."));
    set("run/threads", tr("Threads"), tr("That share one launch."));
    set("run/timeLimit", tr("Time limit"), tr("A launch that takes longer is stopped."));

    name(row(QStringLiteral("appearance/fontSize")), tr("as the system says"), tr(" pt"));
    name(row(QStringLiteral("build/hostCompiler")), tr("found on this machine"));
    name(row(QStringLiteral("build/deviceCompiler")), tr("found on this machine"));
    name(row(QStringLiteral("build/cacheFolder")), tr("the standard folder"));
    name(row(QStringLiteral("target/architecture")), tr("the smallest that the compiler knows"));
    name(row(QStringLiteral("run/threads")), tr("all"));
    name(row(QStringLiteral("run/timeLimit")), tr("none"), tr(" s"));
    fillChoices();
    showAll();
    filter(m_search->text());
}

void SettingsDialog::fillChoices()
{
    const auto at = [this](const char* key) { return row(QLatin1StringView(key)); };
    fill(at("appearance/theme"),
         {{tr("As the system says"), QStringLiteral("system")},
          {tr("Light"), QStringLiteral("light")},
          {tr("Dark"), QStringLiteral("dark")}});
    fill(at("appearance/language"),
         {{tr("As the system says"), QString()},
          {QStringLiteral("English"), QStringLiteral("en")},
          {QStringLiteral("Deutsch"), QStringLiteral("de")}});
    fill(at("build/policy"),
         {{tr("At every pause in typing"), QStringLiteral("pause")},
          {tr("When a file is saved"), QStringLiteral("save")},
          {tr("Only on request"), QStringLiteral("request")}});
    QList<Choice> targets;
    for (const codegen::Backend& backend : codegen::backends()) {
        if (!backend.execTarget.empty())
            targets.append({toQt(backend.title), toQt(backend.id)});
    }
    fill(at("target/backend"), targets);
    fill(at("target/mode"),
         {{QStringLiteral("float64"), QStringLiteral("float64")},
          {QStringLiteral("float32"), QStringLiteral("float32")}});
    QList<Choice> profiles{{tr("The best of the compiler"), QString()}};
    for (const auto profile :
         {codegen::Profile::nativeVectorMath, codegen::Profile::native, codegen::Profile::portable})
        profiles.append({toQt(codegen::nameOf(profile)), toQt(codegen::nameOf(profile))});
    fill(at("target/profile"), profiles);
    QList<Choice> levels{{tr("Default"), QString()}};
    for (const auto level :
         {codegen::OptLevel::O0, codegen::OptLevel::O1, codegen::OptLevel::O2, codegen::OptLevel::O3})
        levels.append({toQt(codegen::nameOf(level)), toQt(codegen::nameOf(level))});
    fill(at("target/level"), levels);
}

} // namespace hawk::ui
