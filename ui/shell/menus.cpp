// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/menus.h"

#include <algorithm>
#include <array>
#include <span>

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

namespace hawk::ui {

namespace {

struct MenuRow {
    const char* id;
    const char* parent; ///< empty: of the menu bar
    const char* title;
};
constexpr std::array rows{
    MenuRow{"file", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&File")},
    MenuRow{"recent", "file", QT_TRANSLATE_NOOP("hawk::ui::Menus", "Open &recent")},
    MenuRow{"examples", "file", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Examples")},
    MenuRow{"edit", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Edit")},
    MenuRow{"view", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&View")},
    MenuRow{"panels", "view", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Panels")},
    MenuRow{"theme", "view", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Theme")},
    MenuRow{"language", "view", QT_TRANSLATE_NOOP("hawk::ui::Menus", "Langu&age")},
    MenuRow{"generated", "view", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Generated text")},
    MenuRow{"log", "view", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Log")},
    MenuRow{"kernel", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Kernel")},
    MenuRow{"build", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Build")},
    MenuRow{"run", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Run")},
    MenuRow{"inputs", "run", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Inputs")},
    MenuRow{"timing", "run", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Timing")},
    MenuRow{"results", "run", QT_TRANSLATE_NOOP("hawk::ui::Menus", "R&esults")},
    MenuRow{"cache", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Cache")},
    MenuRow{"bundle", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "B&undle")},
    MenuRow{"help", "", QT_TRANSLATE_NOOP("hawk::ui::Menus", "&Help")},
};

/// Areas whose actions stand in a menu of another name.
struct AreaRow {
    const char* area;
    const char* menu;
};
constexpr std::array otherAreas{
    AreaRow{"find", "edit"},   AreaRow{"problems", "kernel"}, AreaRow{"manifest", "bundle"},
    AreaRow{"window", "view"}, AreaRow{"settings", "file"},
};

/// Menus whose entries have an order of their own: ids, `-` for a line, `>ID` for a submenu.
constexpr std::array order{
    "file: file.new file.open >recent >examples - file.save file.saveAs file.saveAll file.reload - "
    "file.close - "
    "file.settings file.quit",
    "edit: edit.undo edit.redo - edit.cut edit.copy edit.paste edit.selectAll - edit.find edit.findNext "
    "edit.findPrevious edit.replace edit.goToLine - edit.toggleComment edit.indent edit.unindent",
    "view: view.palette - >panels >generated >log - view.focusKernel view.focusGenerated "
    "view.nextArea view.previousArea - view.zoomIn view.zoomOut "
    "view.zoomReset - >theme >language view.fullScreen - view.resetLayout",
    "kernel: kernel.choose kernel.next kernel.previous - kernel.vjp kernel.jvp kernel.primal -",
    "build: build.kernel build.all build.stop - build.target build.options -",
    "run: run.timed run.once run.untilDone run.stop - >inputs >timing >results",
    "help: help.keys help.about",
};

QString titleOf(const MenuRow& row)
{
    return QCoreApplication::translate("hawk::ui::Menus", row.title);
}

QString menuOfArea(const QString& area)
{
    for (const AreaRow& row : otherAreas) {
        if (area == QLatin1StringView(row.area))
            return QLatin1StringView(row.menu);
    }
    return area;
}

/// The menu of an action that the table does not name.
QString menuFor(const QAction& action)
{
    const QStringList parts = action.objectName().split(u'.');
    if (parts.size() > 2) {
        const QString& group = parts[1];
        if (group == u"panel")
            return QStringLiteral("panels");
        if (group == u"example")
            return QStringLiteral("examples");
        return group;
    }
    if (action.objectName() == u"view.floatPanel" || action.objectName() == u"view.closePanel")
        return QStringLiteral("panels");
    return menuOfArea(parts.front());
}

} // namespace

Menus::Menus(QMenuBar& bar, QObject* parent) : QObject(parent)
{
    for (const MenuRow& row : rows) {
        const QString parentId = QLatin1StringView(row.parent);
        QMenu* menu = new QMenu(parentId.isEmpty() ? static_cast<QWidget*>(&bar) : m_menus.value(parentId));
        menu->setObjectName(QStringLiteral("menu.") + QLatin1StringView(row.id));
        menu->setToolTipsVisible(true);
        if (parentId.isEmpty())
            bar.addMenu(menu);
        m_menus.insert(QLatin1StringView(row.id), menu);
    }
    retranslate();
}

void Menus::place(const ActionRegistry& registry)
{
    QSet<QAction*> placed;
    placeTable(registry, placed);
    for (QAction* action : registry.actions()) {
        if (placed.contains(action))
            continue;
        QMenu* target = menu(menuFor(*action));
        (target != nullptr ? target : menu(QStringLiteral("view")))->addAction(action);
    }
    // A submenu that no order names, and one that stayed empty.
    for (const MenuRow& row : rows) {
        QMenu* own = menu(QLatin1StringView(row.id));
        QMenu* parentMenu = menu(QLatin1StringView(row.parent));
        if (parentMenu != nullptr && !parentMenu->actions().contains(own->menuAction()))
            parentMenu->addMenu(own);
        if (parentMenu != nullptr)
            own->menuAction()->setVisible(!own->isEmpty());
    }
}

void Menus::placeTable(const ActionRegistry& registry, QSet<QAction*>& placed)
{
    for (const char* line : order) {
        const QString text = QLatin1StringView(line);
        QMenu* target = menu(text.section(u':', 0, 0));
        for (const QString& word : text.section(u':', 1).split(u' ', Qt::SkipEmptyParts)) {
            if (word == u"-") {
                target->addSeparator();
            } else if (word.startsWith(u'>')) {
                target->addMenu(menu(word.mid(1)));
            } else if (QAction* action = registry.find(word)) {
                target->addAction(action);
                placed.insert(action);
            }
        }
    }
}

QMenu* Menus::menu(const QString& id) const
{
    return m_menus.value(id);
}

QHash<QString, QString> Menus::areaTitles() const
{
    QHash<QString, QString> titles;
    const auto plain = [](QString title) { return title.remove(u'&'); };
    for (const MenuRow& row : rows)
        titles.insert(QLatin1StringView(row.id), plain(titleOf(row)));
    for (const AreaRow& row : otherAreas)
        titles.insert(QLatin1StringView(row.area), titles.value(QLatin1StringView(row.menu)));
    return titles;
}

void Menus::retranslate()
{
    for (const MenuRow& row : rows)
        menu(QLatin1StringView(row.id))->setTitle(titleOf(row));
}

} // namespace hawk::ui
