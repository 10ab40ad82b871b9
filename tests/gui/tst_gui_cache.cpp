// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QAccessible>
#include <QClipboard>
#include <QItemSelectionModel>
#include <QLineEdit>

#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/cache_browser.h"
#include "panels/cache_panel.h"
#include "panels/cache_request_bar.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 30'000;

/// A panel as a dock holds it: its minimum size does not become that of a window.
class Hosted
{
public:
    Hosted(workspace::Workspace& workspace, ui::Highlighting& highlighting, QSize size = {1000, 300})
        : m_panel(workspace, highlighting, &m_host)
    {
        m_host.resize(size);
        m_panel.resize(size);
        m_host.show();
    }
    ui::CachePanel* operator->() { return &m_panel; }
    ui::CachePanel& operator*() { return m_panel; }

private:
    QWidget m_host;
    ui::CachePanel m_panel;
};

} // namespace

class GuiCacheTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void emptyCacheOffersToBuild();
    void missThenHit();
    void failureIsSaid();
    void clearsAllAndPutsBack();
    void clearsWhatIsSelected();
    void cancelClearsNothing();
    void selectionSurvivesABuild();
    void everyControlHasAName();
    void itsTextsAreLegible_data();
    void itsTextsAreLegible();

private:
    static QAction* action(const ui::Panel& panel, QLatin1StringView id)
    {
        for (QAction* one : panel.panelActions()) {
            if (one->objectName() == id)
                return one;
        }
        return nullptr;
    }
    static bool waitForEntries(gui::TestWorkspace& workspace, std::size_t count)
    {
        return QTest::qWaitFor(
            [&] {
                const auto entries = workspace->cache().entries();
                return entries && entries->size() == count;
            },
            patience);
    }
    // Presses a button of the message.
    static void answer(const ui::Panel& panel, const QString& text)
    {
        const auto find = [&] {
            const auto buttons = panel.findChild<ui::InlineMessage*>()->findChildren<QToolButton*>();
            const auto found = std::ranges::find_if(
                buttons, [&](const QToolButton* one) { return one->isVisible() && one->text() == text; });
            return found == buttons.end() ? nullptr : *found;
        };
        QVERIFY2(QTest::qWaitFor([&] { return find() != nullptr; }, patience), qPrintable(text));
        QTest::mouseClick(find(), Qt::LeftButton);
    }

    std::unique_ptr<ui::Highlighting> m_highlighting;

protected:
    void prepare() override { m_highlighting = std::make_unique<ui::Highlighting>(QApplication::palette()); }
    void tidy() override { m_highlighting.reset(); }
};

void GuiCacheTest::emptyCacheOffersToBuild()
{
    gui::TestWorkspace workspace;
    QVERIFY(workspace.isReady());
    Hosted panel(workspace.get(), *m_highlighting, QSize(1000, 260));
    QVERIFY(QTest::qWaitFor([&] { return workspace->cache().stats().has_value(); }, patience));
    QVERIFY(!action(*panel, "cache.clear"_L1)->isEnabled());
    QPushButton* offered = nullptr;
    QVERIFY(QTest::qWaitFor(
        [&] {
            for (auto* button : panel->findChildren<QPushButton*>())
                offered = button->isVisible() && button->isEnabled() ? button : offered;
            return offered != nullptr;
        },
        patience));
    QTest::mouseClick(offered, Qt::LeftButton);
    QVERIFY(waitForEntries(workspace, 1));
    QVERIFY(panel->findChild<QTableView*>()->isVisible());
}

void GuiCacheTest::missThenHit()
{
    gui::TestWorkspace workspace;
    Hosted panel(workspace.get(), *m_highlighting, QSize(1000, 260));
    const auto* build = panel->findChild<ui::CacheBuildView*>();
    QCOMPARE(build->state(), u"Nothing has been built yet"_s);

    const auto first = workspace.build();
    QVERIFY(first && first->built);
    QVERIFY2(build->state().startsWith(u"Miss"_s), qPrintable(build->state()));
    QVERIFY(!build->reason().isEmpty());
    QCOMPARE(build->key(), ui::toQt(first->built->artifact.key));
    const auto second = workspace.build();
    QVERIFY(second && second->built);
    QVERIFY2(build->state().startsWith(u"Hit"_s), qPrintable(build->state()));
    QVERIFY(build->reason().isEmpty());
    QCOMPARE(second->built->artifact.secondsToMake, first->built->artifact.seconds);

    QVERIFY(waitForEntries(workspace, 1));
    const auto* bar = panel->findChild<ui::CacheRequestBar*>();
    QVERIFY(QTest::qWaitFor([&] { return bar->figures().requests() == 2; }, patience));
    QCOMPARE(bar->figures().hits, std::uint64_t{1});
    QCOMPARE(bar->figures().misses, std::uint64_t{1});
    QCOMPARE(panel->findChild<QTableView*>()->model()->index(0, 0).data().toString(), u"affine"_s);

    action(*panel, "cache.copyKey"_L1)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), build->key());
    action(*panel, "cache.copyCommand"_L1)->trigger();
    QVERIFY(QApplication::clipboard()->text().contains(u"affine"_s));
    action(*panel, "cache.copyFolder"_L1)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), ui::toQt(workspace->cache().directory()));
}

void GuiCacheTest::failureIsSaid()
{
    gui::TestWorkspace workspace(QString{});
    QVERIFY(workspace.open(workspace.write(u"bad.py"_s,
                                           "from hawk import Scalar, kernel\n\n@kernel\n"
                                           "def bad(x: Scalar):\n    y: Scalar = nothing\n    return y\n"))
            != workspace::DocumentId::none);
    Hosted panel(workspace.get(), *m_highlighting);
    const auto report = workspace.build();
    QVERIFY(report && !report->built);
    const auto* build = panel->findChild<ui::CacheBuildView*>();
    QVERIFY2(build->state().startsWith(u"The build failed"_s), qPrintable(build->state()));
    QVERIFY(!build->reason().isEmpty());
    QVERIFY(!action(*panel, "cache.copyKey"_L1)->isEnabled());
}

void GuiCacheTest::clearsAllAndPutsBack()
{
    gui::TestWorkspace workspace(u"black_scholes.py"_s);
    Hosted panel(workspace.get(), *m_highlighting);
    QVERIFY(workspace.build());
    QVERIFY(waitForEntries(workspace, 1));
    QVERIFY(!action(*panel, "cache.undoClear"_L1)->isEnabled());

    QTest::qWait(0);
    action(*panel, "cache.clear"_L1)->trigger();
    const auto* message = panel->findChild<ui::InlineMessage*>();
    QVERIFY(message->isVisible());
    const QString statement = message->text();
    QVERIFY2(statement.contains(u"1 entry"_s), qPrintable(statement));
    QVERIFY2(statement.contains(u"KiB"_s), qPrintable(statement));
    QVERIFY2(statement.contains(ui::toQt(workspace->cache().directory())), qPrintable(statement));
    QCOMPARE(workspace->cache().entries()->size(), std::size_t{1});

    answer(*panel, u"Clear"_s);
    QVERIFY(waitForEntries(workspace, 0));
    QVERIFY(action(*panel, "cache.undoClear"_L1)->isEnabled());
    const auto missed = workspace.build();
    QVERIFY(missed && missed->built);
    QCOMPARE(missed->built->artifact.outcome, compile::Outcome::miss);
    QVERIFY(waitForEntries(workspace, 1));

    // What was made anew meanwhile stays.
    action(*panel, "cache.undoClear"_L1)->trigger();
    QVERIFY(QTest::qWaitFor([&] { return message->text().contains(u"0 entr"_s); }, patience));
    QVERIFY(waitForEntries(workspace, 1));

    action(*panel, "cache.clear"_L1)->trigger();
    answer(*panel, u"Clear"_s);
    QVERIFY(waitForEntries(workspace, 0));
    answer(*panel, u"Undo clearing"_s);
    QVERIFY(waitForEntries(workspace, 1));
    QCOMPARE(workspace.build()->built->artifact.outcome, compile::Outcome::hit);
}

void GuiCacheTest::clearsWhatIsSelected()
{
    gui::TestWorkspace workspace;
    Hosted panel(workspace.get(), *m_highlighting, QSize(1000, 300));
    QVERIFY(workspace.build());
    workspace::TargetArguments other = workspace->builds().selection().target;
    other.mode = data::Mode::float32;
    workspace->builds().selectTarget(other);
    QVERIFY(workspace.build());
    QVERIFY(waitForEntries(workspace, 2));
    auto* table = panel->findChild<QTableView*>();
    QVERIFY(QTest::qWaitFor([&] { return table->model()->rowCount() == 2; }, patience));
    QVERIFY(!action(*panel, "cache.clearSelected"_L1)->isEnabled());
    table->selectRow(1);
    QVERIFY(action(*panel, "cache.clearSelected"_L1)->isEnabled());
    const std::string kept = workspace->cache().entries()->at(0).name.key;
    action(*panel, "cache.copyEntryKeys"_L1)->trigger();
    QCOMPARE(QApplication::clipboard()->text(), ui::toQt(workspace->cache().entries()->at(1).name.key));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(panel->findChild<ui::InlineMessage*>()->text().contains(u"1 entry"_s));
    answer(*panel, u"Clear"_s);
    QVERIFY(waitForEntries(workspace, 1));
    QCOMPARE(workspace->cache().entries()->at(0).name.key, kept);
}

void GuiCacheTest::cancelClearsNothing()
{
    gui::TestWorkspace workspace;
    Hosted panel(workspace.get(), *m_highlighting);
    QVERIFY(workspace.build());
    QVERIFY(waitForEntries(workspace, 1));
    QTest::qWait(0);
    action(*panel, "cache.clear"_L1)->trigger();
    answer(*panel, u"Cancel"_s);
    QVERIFY(!panel->findChild<ui::InlineMessage*>()->isVisible());
    workspace->cache().refresh();
    QVERIFY(workspace.settle());
    QCOMPARE(workspace->cache().entries()->size(), std::size_t{1});
}

void GuiCacheTest::selectionSurvivesABuild()
{
    gui::TestWorkspace workspace;
    Hosted panel(workspace.get(), *m_highlighting);
    QVERIFY(workspace.build());
    QVERIFY(waitForEntries(workspace, 1));
    auto* table = panel->findChild<QTableView*>();
    QVERIFY(QTest::qWaitFor([&] { return table->model()->rowCount() == 1; }, patience));
    table->selectRow(0);
    workspace::TargetArguments other = workspace->builds().selection().target;
    other.mode = data::Mode::float32;
    workspace->builds().selectTarget(other);
    QVERIFY(workspace.build());
    QVERIFY(QTest::qWaitFor([&] { return table->model()->rowCount() == 2; }, patience));
    const QModelIndexList selected = table->selectionModel()->selectedRows();
    QCOMPARE(selected.size(), 1);
    QCOMPARE(selected[0].row(), 1);
}

void GuiCacheTest::everyControlHasAName()
{
    gui::TestWorkspace workspace;
    Hosted panel(workspace.get(), *m_highlighting);
    for (const QAction* one : panel->panelActions()) {
        QVERIFY(one->objectName().startsWith(u"cache."_s));
        QVERIFY2(!one->text().isEmpty(), qPrintable(one->objectName()));
    }
    for (auto* widget : panel->findChildren<QWidget*>()) {
        if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
            continue;
        QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(widget);
        if (!face || face->role() == QAccessible::Client || face->role() == QAccessible::Splitter)
            continue;
        QVERIFY2(
            !face->text(QAccessible::Name).isEmpty(),
            qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName()));
    }
}

void GuiCacheTest::itsTextsAreLegible_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light") << false << QSize(1280, 280);
    QTest::newRow("dark") << true << QSize(1280, 280);
    QTest::newRow("narrow") << false << QSize(420, 520);
}

void GuiCacheTest::itsTextsAreLegible()
{
    QFETCH(const bool, isDark);
    QFETCH(const QSize, size);
    const gui::LookScope look(isDark ? gui::Look::dark : gui::Look::light);
    gui::TestWorkspace workspace(u"black_scholes.py"_s);
    Hosted panel(workspace.get(), *m_highlighting, size);
    QVERIFY(workspace.build());
    workspace::TargetArguments other = workspace->builds().selection().target;
    other.mode = data::Mode::float32;
    workspace->builds().selectTarget(other);
    QVERIFY(workspace.build());
    QVERIFY(workspace.build());
    QVERIFY(waitForEntries(workspace, 2));
    QVERIFY(workspace.settle());
    panel->findChild<QTableView*>()->selectRow(0);
    action(*panel, "cache.clearSelected"_L1)->trigger();
    QVERIFY(workspace.settle());
    gui::keepPicture(*panel, u"cache-"_s + QString::fromLatin1(QTest::currentDataTag()));
    QCOMPARE(gui::cutTexts(*panel).join(u'\n'), QString());
    QCOMPARE(gui::faintTexts(*panel).join(u'\n'), QString());
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiCacheTest>(argc, argv);
}

#include "tst_gui_cache.moc"
