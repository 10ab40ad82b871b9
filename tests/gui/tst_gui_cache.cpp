// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QAbstractItemModelTester>
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
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using gui::GuiApplication;
using ui::CacheModel;

namespace {

constexpr int patience = 30'000;

std::chrono::system_clock::time_point now()
{
    return std::chrono::system_clock::time_point(1'700'000'000s);
}

cache::EntryFacts fact(int number)
{
    // Spread over all digits, as digests are.
    const quint64 digest = static_cast<quint64>(number) * 0x9e3779b97f4a7c15u;
    return {
        .name =
            {.key =
                 QByteArray::number(digest, 16).rightJustified(16, '0').leftJustified(64, '0').toStdString(),
             .variant = "v"},
        .kernel = "kernel" + std::to_string(number % 97),
        .target = number % 3 == 0 ? "cuda" : "host",
        .format = number % 3 == 0 ? "cubin" : "so",
        .bytes = static_cast<std::uint64_t>((number * 7919) % 100'003),
        .made = now() - std::chrono::hours((number * 31) % 1000),
        .lastUse = now() - std::chrono::minutes(number),
        .seconds = 0.06};
}

CacheModel::Entries facts(int count)
{
    auto all = std::make_shared<std::vector<cache::EntryFacts>>();
    for (int i = 0; i < count; ++i)
        all->push_back(fact(i));
    return all;
}

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

QStringList column(const CacheModel& model, int which)
{
    QStringList texts;
    for (int row = 0; row < model.rowCount(); ++row)
        texts.append(model.index(row, which).data().toString());
    return texts;
}

} // namespace

class GuiCacheTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void barAddsUp_data();
    void barAddsUp();
    void barSaysWhatItShows();
    void modelSortsAndFilters();
    void modelMarksDamage();
    void modelKeepsPlacesWhileItSorts();
    void manyEntriesDoNotStall();

    void emptyCacheOffersToBuild();
    void missThenHit();
    void failureIsSaid();
    void clearsAllAndPutsBack();
    void clearsWhatIsSelected();
    void cancelClearsNothing();
    void selectionSurvivesABuild();
    void everyControlHasAName();
    void showsItself_data();
    void showsItself();

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

void GuiCacheTest::barAddsUp_data()
{
    QTest::addColumn<QList<int>>("counts");
    QTest::addColumn<QList<int>>("expected");
    QTest::newRow("nothing") << QList<int>{0, 0, 0, 0} << QList<int>{0, 0, 0, 0};
    QTest::newRow("equal parts") << QList<int>{1, 1, 1, 1} << QList<int>{100, 100, 100, 100};
    QTest::newRow("three to one") << QList<int>{9, 3, 0, 0} << QList<int>{300, 100, 0, 0};
    // One in a million is still seen.
    QTest::newRow("a rare failure") << QList<int>{999'999, 0, 1, 0} << QList<int>{394, 0, 6, 0};
    QTest::newRow("all bypassed") << QList<int>{0, 0, 0, 5} << QList<int>{0, 0, 0, 400};
}

void GuiCacheTest::barAddsUp()
{
    QFETCH(const QList<int>, counts);
    QFETCH(const QList<int>, expected);
    const ui::RequestFigures figures{.hits = static_cast<std::uint64_t>(counts[0]),
                                     .misses = static_cast<std::uint64_t>(counts[1]),
                                     .failures = static_cast<std::uint64_t>(counts[2]),
                                     .bypassed = static_cast<std::uint64_t>(counts[3])};
    const std::array<int, 4> widths = ui::CacheRequestBar::widths(figures, 400);
    QCOMPARE(QList<int>(widths.begin(), widths.end()), expected);
}

void GuiCacheTest::barSaysWhatItShows()
{
    ui::CacheRequestBar bar;
    QCOMPARE(bar.accessibleDescription(), u"No request yet"_s);
    bar.setFigures({.hits = 9, .misses = 3, .failures = 1, .bypassed = 0});
    const QString sentence = bar.accessibleDescription();
    for (const QString& part : {u"13 request"_s, u"9 hit"_s, u"3 miss"_s, u"1 failure"_s, u"0 bypassed"_s})
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
    QVERIFY(!bar.accessibleName().isEmpty());
    // The legend breaks into rows where it must.
    QVERIFY(bar.heightForWidth(120) > bar.heightForWidth(1000));
}

void GuiCacheTest::modelSortsAndFilters()
{
    CacheModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(facts(200), now());
    QCOMPARE(model.rowCount(), 200);
    // Last use first, as it starts.
    QCOMPARE(model.entry(0).name.key, fact(0).name.key);
    for (int which = 0; which < CacheModel::columns; ++which) {
        model.sort(which, Qt::AscendingOrder);
        const QStringList up = column(model, which);
        model.sort(which, Qt::DescendingOrder);
        QStringList down = column(model, which);
        std::ranges::reverse(down);
        QCOMPARE(up, down);
    }
    model.sort(CacheModel::sizeColumn, Qt::AscendingOrder);
    for (int row = 1; row < model.rowCount(); ++row)
        QVERIFY(model.entry(row - 1).bytes <= model.entry(row).bytes);

    model.setFilter(u"CUDA kernel3"_s);
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        QCOMPARE(model.entry(row).target, std::string("cuda"));
        QVERIFY(model.entry(row).kernel.starts_with("kernel3"));
    }
    model.setFilter(u"no such kernel"_s);
    QCOMPARE(model.rowCount(), 0);
    model.setFilter({});
    QCOMPARE(model.rowCount(), 200);
    model.setEntries(nullptr, now());
    QCOMPARE(model.rowCount(), 0);
}

void GuiCacheTest::modelMarksDamage()
{
    CacheModel model;
    cache::EntryFacts damaged = fact(1);
    damaged.kernel.clear();
    damaged.fault = "its manifest is no JSON";
    model.setEntries(std::make_shared<const std::vector<cache::EntryFacts>>(1, damaged), now());
    const QModelIndex first = model.index(0, CacheModel::kernelColumn);
    QCOMPARE(first.data().toString(), u"damaged"_s);
    QVERIFY(first.data(Qt::ToolTipRole).toString().contains(u"its manifest is no JSON"_s));
    QVERIFY(!first.data(Qt::DecorationRole).value<QIcon>().isNull());
}

void GuiCacheTest::modelKeepsPlacesWhileItSorts()
{
    CacheModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setEntries(facts(50), now());
    const QPersistentModelIndex place = model.index(7, CacheModel::keyColumn);
    const std::string key = model.entry(7).name.key;
    model.sort(CacheModel::sizeColumn, Qt::AscendingOrder);
    QVERIFY(place.isValid());
    QCOMPARE(model.entry(place.row()).name.key, key);
    QCOMPARE(model.rowsOf({{.key = key, .variant = "v"}}), std::vector<int>{place.row()});
    QVERIFY(model.rowsOf({{.key = key, .variant = "another"}}).empty());
    QVERIFY(model.rowsOf({}).empty());
}

void GuiCacheTest::manyEntriesDoNotStall()
{
    // Each step is an event handler of the window's thread, which the frame judges.
    CacheModel model;
    QTableView view;
    view.setModel(&model);
    view.setSortingEnabled(true);
    view.resize(900, 500);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const CacheModel::Entries many = facts(50'000);
    GuiApplication::callAsHandler([&] { model.setEntries(many, now()); });
    QCOMPARE(model.rowCount(), 50'000);
    for (int which = 0; which < CacheModel::columns; ++which) {
        GuiApplication::callAsHandler([&] { view.sortByColumn(which, Qt::AscendingOrder); });
        QApplication::processEvents();
    }
    for (const QString& typed : {u"k"_s, u"ke"_s, u"kernel1"_s, u"kernel1 cuda"_s, QString()}) {
        GuiApplication::callAsHandler([&] { model.setFilter(typed); });
        QApplication::processEvents();
    }
    GuiApplication::callAsHandler([&] { view.scrollToBottom(); });
    QApplication::processEvents();
}

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
    QTest::qWait(100);
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

void GuiCacheTest::showsItself_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<QSize>("size");
    QTest::newRow("light") << false << QSize(1280, 280);
    QTest::newRow("dark") << true << QSize(1280, 280);
    QTest::newRow("narrow") << false << QSize(420, 520);
}

void GuiCacheTest::showsItself()
{
    QFETCH(const bool, isDark);
    QFETCH(const QSize, size);
    const QPalette before = QApplication::palette();
    if (isDark)
        QApplication::setPalette(QPalette(QColor(0x31, 0x34, 0x38), QColor(0x26, 0x29, 0x2c)));
    gui::TestWorkspace workspace(u"black_scholes.py"_s);
    Hosted panel(workspace.get(), *m_highlighting, size);
    QVERIFY(workspace.build());
    workspace::TargetArguments other = workspace->builds().selection().target;
    other.mode = data::Mode::float32;
    workspace->builds().selectTarget(other);
    QVERIFY(workspace.build());
    QVERIFY(workspace.build());
    QVERIFY(waitForEntries(workspace, 2));
    QTest::qWait(50);
    panel->findChild<QTableView*>()->selectRow(0);
    action(*panel, "cache.clearSelected"_L1)->trigger();
    QTest::qWait(50);
    const QImage picture = panel->grab().toImage();
    QVERIFY(picture.width() >= size.width());
    if (const QString folder = qEnvironmentVariable("PICTURES_FOLDER"); !folder.isEmpty())
        QVERIFY(picture.save(u"%1/cache-%2.png"_s.arg(folder, QString::fromLatin1(QTest::currentDataTag()))));
    QApplication::setPalette(before);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiCacheTest>(argc, argv);
}

#include "tst_gui_cache.moc"
