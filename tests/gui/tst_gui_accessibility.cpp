// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The window without eyes and without a mouse: names, roles, the way of the Tab key, menus, contrast.

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QSet>

#include <KSyntaxHighlighting/Theme>

#include "common/action.h"
#include "common/colours.h"
#include "common/highlighting.h"
#include "common/panel.h"
#include "editor/code_editor.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "shell/theme.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

constexpr double enough = 4.5;

QString nameOf(const QWidget* widget)
{
    QStringList path;
    for (; widget && !widget->isWindow(); widget = widget->parentWidget())
        path.prepend(QLatin1StringView(widget->metaObject()->className()) + u" '"_s + widget->objectName()
                     + u'\'');
    return path.mid(std::max<qsizetype>(0, path.size() - 4)).join(u" > "_s);
}

/// A part of another control, which has the name.
bool isInnerPart(const QWidget* widget)
{
    const QString name = widget->objectName();
    return name.startsWith(u"qt_"_s) || widget->focusProxy() != nullptr;
}

bool takesTab(const QWidget* widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)
        && !isInnerPart(widget);
}

/// Every widget that a person can put the keyboard on.
QList<QWidget*> focusable(const QWidget& window)
{
    QList<QWidget*> found;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (takesTab(widget) && widget->window() == &window)
            found.append(widget);
    return found;
}

} // namespace

class GuiAccessibilityTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyControlHasANameAndARole_data() { panels(); }

    void everyControlHasANameAndARole()
    {
        QFETCH(QString, panel);
        gui::TestWindow window;
        fill(window, panel);
        QStringList faults;
        for (QWidget* widget : focusable(window.get())) {
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            if (!interface || !interface->isValid()) {
                faults.append(nameOf(widget) + u": not accessible"_s);
                continue;
            }
            if (interface->text(QAccessible::Name).trimmed().isEmpty())
                faults.append(nameOf(widget) + u": no name"_s);
            // Of what only scrolls the parts have the roles.
            if (interface->role() == QAccessible::NoRole
                || (interface->role() == QAccessible::Client && !qobject_cast<QScrollArea*>(widget)))
                faults.append(nameOf(widget) + u": no role that says what it is"_s);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void tabReachesEverything_data() { panels(); }

    void tabReachesEverything()
    {
        QFETCH(QString, panel);
        gui::TestWindow window;
        fill(window, panel);
        QSet<QWidget*> reached;
        QStringList faults;
        const QList<QWidget*> all = focusable(window.get());
        // The keys of the panel, of the generated text and of the kernel text, and from there Tab, or Shift
        // with Tab. In the kernel text both of them indent.
        const QString own =
            u"Ctrl+%1"_s.arg(1 + window->docks().panels().indexOf(window->docks().panel(panel)));
        for (const QString& keys : {own, u"Ctrl+8"_s, u"Ctrl+9"_s}) {
            for (const Qt::Key step : {Qt::Key_Tab, Qt::Key_Backtab}) {
                gui::TestWindow::press(QKeySequence(keys));
                for (qsizetype i = 0; i < 3 * all.size(); ++i) {
                    QWidget* now = QApplication::focusWidget();
                    QVERIFY2(now, qPrintable(keys + u" and Tab led nowhere"_s));
                    const QRect place(now->mapTo(&window.get(), QPoint()), now->size());
                    if (!reached.contains(now) && !window->rect().intersects(place))
                        faults.append(u"has the focus and is not seen: "_s + nameOf(now));
                    for (QWidget* each = now; each && each != &window.get(); each = each->parentWidget())
                        reached.insert(each);
                    if (qobject_cast<ui::CodeEditor*>(now))
                        break;
                    gui::TestWindow::press(step,
                                           step == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
                }
            }
        }
        for (QWidget* widget : all)
            if (takesTab(widget) && !reached.contains(widget))
                faults.append(u"not reached: "_s + nameOf(widget));
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void everyActionIsInAMenuAndHasAText()
    {
        gui::TestWindow window;
        QSet<QAction*> placed;
        collect(window->menuBar()->actions(), placed);
        QStringList faults;
        for (QAction* action : window->registry().actions()) {
            if (!placed.contains(action))
                faults.append(action->objectName() + u": in no menu"_s);
            if (ui::plainText(*action).isEmpty())
                faults.append(action->objectName() + u": no text"_s);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void noShortcutIsAmbiguous()
    {
        gui::TestWindow window;
        fill(window, u"log"_s);
        QSet<QString> faults;
        for (const QWidget* widget : focusable(window.get())) {
            QMap<QString, QStringList> users;
            for (const QAction* action : window->registry().actions())
                if (action->isEnabled() && isHeard(*action, *widget))
                    for (const QKeySequence& keys : action->shortcuts())
                        users[keys.toString()].append(action->objectName());
            for (const auto& [keys, ids] : users.asKeyValueRange())
                if (ids.size() > 1)
                    faults.insert(
                        u"%1: %2, for example in %3"_s.arg(keys, ids.join(u" and "_s), nameOf(widget)));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + QStringList(faults.values()).join(u'\n')));
    }

    void coloursHaveContrast_data() { themes(); }

    void coloursHaveContrast()
    {
        QFETCH(bool, isDark);
        const QPalette palette = isDark ? ui::Theme::darkPalette() : ui::Theme::lightPalette();
        QCOMPARE(ui::isDark(palette), isDark);
        const ui::Colours colours = ui::coloursFor(palette);
        const QColor base = palette.color(QPalette::Base), frame = palette.color(QPalette::Window);
        const QColor text = palette.color(QPalette::Text);
        QStringList faults;
        const auto check = [&faults](const QString& what, const QColor& front, const QColor& back) {
            const double value = ui::contrast(front, back);
            if (value < enough)
                faults.append(u"%1: %2:1"_s.arg(what).arg(value, 0, 'f', 2));
        };
        using Role = QPalette::ColorRole;
        check(u"text on base"_s, text, base);
        check(u"window text on window"_s, palette.color(Role::WindowText), frame);
        check(u"button text on button"_s, palette.color(Role::ButtonText), palette.color(Role::Button));
        check(u"highlighted text"_s, palette.color(Role::HighlightedText), palette.color(Role::Highlight));
        check(u"tool tip"_s, palette.color(Role::ToolTipText), palette.color(Role::ToolTipBase));
        check(u"text on alternate base"_s, text, palette.color(Role::AlternateBase));
        check(u"link on base"_s, palette.color(Role::Link), base);
        check(u"placeholder on base"_s, palette.color(Role::PlaceholderText), base);
        const std::pair<const char*, QColor> fronts[] = {
            {"error", colours.error},       {"warning", colours.warning},
            {"note", colours.note},         {"good", colours.good},
            {"caution", colours.caution},   {"dimmed", colours.dimmed},
            {"accent", colours.accent},     {"work", colours.work},
            {"readSlot", colours.readSlot}, {"writtenSlot", colours.writtenSlot},
            {"shared", colours.shared},     {"staticValue", colours.staticValue},
            {"helper", colours.helper}};
        for (const auto& [name, colour] : fronts) {
            check(QLatin1StringView(name) + u" on base"_s, colour, base);
            check(QLatin1StringView(name) + u" on window"_s, colour, frame);
        }
        const std::pair<const char*, QColor> tints[] = {{"linkTint", colours.linkTint},
                                                        {"currentLine", colours.currentLine},
                                                        {"addedTint", colours.addedTint},
                                                        {"removedTint", colours.removedTint},
                                                        {"findTint", colours.findTint}};
        for (const auto& [name, colour] : tints)
            check(u"text on "_s + QLatin1StringView(name), text, over(colour, base));
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void highlightingHasContrast_data() { themes(); }

    void highlightingHasContrast()
    {
        QFETCH(bool, isDark);
        using KSyntaxHighlighting::Theme;
        const QPalette palette = isDark ? ui::Theme::darkPalette() : ui::Theme::lightPalette();
        const ui::Highlighting highlighting(palette);
        const Theme theme = highlighting.theme();
        QVERIFY(theme.isValid());
        const QColor base = palette.color(QPalette::Base);
        QStringList faults;
        const QMetaEnum styles = QMetaEnum::fromType<Theme::TextStyle>();
        for (int i = 0; i < styles.keyCount(); ++i) {
            const QRgb colour = theme.textColor(static_cast<Theme::TextStyle>(styles.value(i)));
            const double value = colour == 0 ? enough : ui::contrast(QColor::fromRgb(colour), base);
            if (value < enough)
                faults.append(
                    u"%1 on base: %2:1"_s.arg(QLatin1StringView(styles.key(i))).arg(value, 0, 'f', 2));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

private:
    static void themes()
    {
        QTest::addColumn<bool>("isDark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    static void panels()
    {
        QTest::addColumn<QString>("panel");
        for (const char* id : {"problems", "inputs", "timing", "results", "cache", "manifest", "log"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }

    /// A kernel that was built and run, and one panel on top.
    static void fill(gui::TestWindow& window, const QString& panel)
    {
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QVERIFY(window.workspace().run(workspace::RunKind::timed));
        window->docks().show(panel);
        QVERIFY(window.settle());
    }

    /// Whether the shortcuts of the action count when `widget` has the focus.
    static bool isHeard(const QAction& action, const QWidget& widget)
    {
        return std::ranges::any_of(action.associatedObjects(), [&](const QObject* object) {
            const auto* place = qobject_cast<const QWidget*>(object);
            if (!place || qobject_cast<const QMenu*>(place))
                return false;
            switch (action.shortcutContext()) {
            case Qt::WidgetShortcut:
                return place == &widget;
            case Qt::WidgetWithChildrenShortcut:
                return place == &widget || place->isAncestorOf(&widget);
            default:
                return place->window() == widget.window();
            }
        });
    }

    static void collect(const QList<QAction*>& actions, QSet<QAction*>& placed)
    {
        for (QAction* action : actions) {
            placed.insert(action);
            if (action->menu())
                collect(action->menu()->actions(), placed);
        }
    }

    static QColor over(const QColor& tint, const QColor& base)
    {
        const double a = tint.alphaF();
        return QColor::fromRgbF(float(a * tint.redF() + (1 - a) * base.redF()),
                                float(a * tint.greenF() + (1 - a) * base.greenF()),
                                float(a * tint.blueF() + (1 - a) * base.blueF()));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiAccessibilityTest>(argc, argv);
}

#include "tst_gui_accessibility.moc"
