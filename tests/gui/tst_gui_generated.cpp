// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The panel of generated text: what it shows is what the core makes, it is linked with the kernel both ways,
// keeps the last good text while the kernel is broken, and marks what an edit changed. The log beside it.

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QTabBar>

#include "common/empty_state.h"
#include "common/inline_message.h"
#include "lineview/line_view_actions.h"
#include "panels/generated_header.h"
#include "panels/generated_panel.h"
#include "panels/log_panel.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using hawk::text::Range;
using hawk::ui::GeneratedPanel;
using hawk::ui::LogPanel;
using hawk::ui::RowSign;
using hawk::workspace::DocumentId;
using hawk::workspace::KernelView;
using hawk::workspace::LogEntry;

class GuiGeneratedTest : public hawk::gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyViewShowsTheTextOfTheCore_data();
    void everyViewShowsTheTextOfTheCore();
    void theKernelTintsItsLines();
    void theTextLeadsToTheKernel();
    void jumpsGoThereAndBack();
    void aBrokenKernelLeavesTheLastGoodText();
    void aTextForAnotherTargetSaysSo_data();
    void aTextForAnotherTargetSaysSo();
    void placesFollowAnEdit();
    void placesOfALargeTextComeByAJob();
    void anEditIsMarked();
    void aPinnedTextIsComparedWith();
    void aMissingCompilerIsToldInPlace();
    void savingAndCopying();
    void emptyStatesSayWhatIsMissing();
    void theLogShowsWhatHappened();
    void theLogIsFilteredAndLimited();

protected:
    void prepare() override
    {
        m_highlighting = std::make_unique<hawk::ui::Highlighting>(qApp->palette());
        m_workspace = std::make_unique<hawk::gui::TestWorkspace>();
        QVERIFY(m_workspace->isReady());
        const DocumentId id = m_workspace->document();
        m_text = workspace().documents().currentText(id);
        workspace().documents().setTextProvider(id, [this] { return m_text; });
        m_panel = std::make_unique<GeneratedPanel>(workspace(), *m_highlighting);
        m_panel->resize(720, 480);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        QTRY_VERIFY(m_panel->shown().text);
    }
    void tidy() override
    {
        m_panel.reset();
        m_workspace.reset();
        m_highlighting.reset();
    }

private:
    hawk::workspace::Workspace& workspace() { return m_workspace->get(); }
    hawk::ui::LineView& lines() { return m_panel->lineView(); }
    QString rowText(int row) { return lines().text().row(row).toString().trimmed(); }
    std::uint32_t offsetOf(std::string_view part) const
    {
        return static_cast<std::uint32_t>(m_text.find(part));
    }
    void edit(std::string_view part, std::string_view replacement)
    {
        m_text.replace(m_text.find(part), part.size(), replacement);
        workspace().documents().noteEdit(m_workspace->document());
    }
    int rowWith(const QString& part)
    {
        const qsizetype place = lines().text().text().indexOf(part);
        return place < 0 ? -1 : lines().text().rowAt(place);
    }
    template <class Widget>
    Widget& part()
    {
        return *m_panel->findChild<Widget*>();
    }
    QAction& action(const QString& id)
    {
        const QList<QAction*> actions = m_panel->panelActions();
        return **std::ranges::find_if(actions, [&](QAction* one) { return one->objectName() == id; });
    }

    std::unique_ptr<hawk::ui::Highlighting> m_highlighting;
    std::unique_ptr<hawk::gui::TestWorkspace> m_workspace;
    std::unique_ptr<GeneratedPanel> m_panel;
    std::string m_text;
};

void GuiGeneratedTest::everyViewShowsTheTextOfTheCore_data()
{
    QTest::addColumn<KernelView>("view");
    QTest::addColumn<QString>("holds");
    QTest::newRow("C++") << KernelView::host << u"const Real y = a * x + b;"_s;
    QTest::newRow("CUDA") << KernelView::cuda << u"__global__"_s;
    QTest::newRow("IR") << KernelView::ir << u"store y = %4"_s;
    QTest::newRow("Assembly") << KernelView::assembly << u"affine_host"_s;
}

void GuiGeneratedTest::everyViewShowsTheTextOfTheCore()
{
    QFETCH(KernelView, view);
    QFETCH(QString, holds);
    m_panel->showView(view);
    QTRY_VERIFY_WITH_TIMEOUT(lines().text().text().contains(holds), 60'000);
    QCOMPARE(part<QTabBar>().tabText(part<QTabBar>().currentIndex()),
             QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(part<hawk::ui::GeneratedHeader>().name().startsWith(u"affine"_s));
    const auto shown = workspace().builds().text(view);
    QVERIFY(shown);
    QCOMPARE(lines().text().text(), QString::fromStdString(shown->text));
    // Compilers start only for what is looked at.
    QVERIFY(view == KernelView::assembly || !workspace().builds().text(KernelView::assembly));
}

void GuiGeneratedTest::theKernelTintsItsLines()
{
    m_panel->resize(720, 120);
    const DocumentId id = m_workspace->document();
    m_panel->showKernelOffset(id, offsetOf("a * x + b"));
    const std::vector<int> rows = lines().linkedRows();
    QVERIFY(!rows.empty());
    QVERIFY(std::ranges::contains(rows, rowWith(u"const Real y = a * x + b;"_s)));
    for (const int row : rows)
        QVERIFY2(rowText(row).contains(u"a * x + b"_s), qPrintable(rowText(row)));
    QVERIFY(lines().firstVisibleRow() <= rows.front() && rows.front() <= lines().lastVisibleRow());

    // The mouse tints and leaves the view where it is; when it is gone the caret counts again.
    lines().scrollTo(0);
    m_panel->showHoveredOffset(id, offsetOf("return y"));
    QVERIFY(std::ranges::contains(lines().linkedRows(), rowWith(u"y_plane[i] = y;"_s)));
    QCOMPARE(lines().firstVisibleRow(), 0);
    m_panel->showHoveredOffset(id, std::nullopt);
    QCOMPARE(lines().linkedRows(), rows);
    m_panel->showKernelOffset(id, offsetOf("from hawk"));
    QVERIFY(lines().linkedRows().empty());
    // The kernel is told as well what belongs together.
    lines().clearFocus();
    QSignalSpy hovered(m_panel.get(), &GeneratedPanel::kernelRangesHovered);
    const auto told = [&] { return hovered.back().front().value<std::vector<Range>>(); };
    m_panel->showKernelOffset(id, offsetOf("y = a * x + b"));
    QCOMPARE(told().size(), 1U);
    QCOMPARE(m_text.substr(told()[0].begin, told()[0].end - told()[0].begin),
             std::string("    y = a * x + b"));
    m_panel->showKernelOffset(id, offsetOf("from hawk"));
    QVERIFY(told().empty());
    m_panel->showKernelOffset(DocumentId{4711}, 1);
    QVERIFY(lines().linkedRows().empty());
}

void GuiGeneratedTest::theTextLeadsToTheKernel()
{
    QSignalSpy hovered(m_panel.get(), &GeneratedPanel::kernelRangesHovered);
    const int row = rowWith(u"const Real y = a * x + b;"_s);
    lines().goTo(row);
    const auto told = [&] { return hovered.back().front().value<std::vector<Range>>(); };
    QCOMPARE(told().size(), 1U);
    QCOMPARE(m_text.substr(told()[0].begin, told()[0].end - told()[0].begin), std::string("a * x + b"));
    QVERIFY(std::ranges::contains(lines().linkedRows(), row));

    QWidget* viewport = lines().viewport();
    lines().scrollTo(row);
    QTest::mouseMove(viewport, lines().rowRect(row + 2).center());
    QTRY_VERIFY(!told().empty());
    QCOMPARE(m_text.substr(told()[0].begin, told()[0].end - told()[0].begin), std::string("y"));
    lines().goTo(rowWith(u"typedef double Real;"_s));
    QVERIFY(told().empty());
}

void GuiGeneratedTest::jumpsGoThereAndBack()
{
    QSignalSpy activated(m_panel.get(), &GeneratedPanel::kernelRangeActivated);
    QAction& reveal = action(u"generated.revealLinked"_s);
    QAction& back = action(u"generated.jumpBack"_s);
    QCOMPARE(reveal.shortcut(), QKeySequence(Qt::CTRL | Qt::Key_F10));
    QCOMPARE(back.shortcut(), QKeySequence(Qt::ALT | Qt::Key_Left));
    QVERIFY(!back.isEnabled());
    const DocumentId id = m_workspace->document();
    const int row = rowWith(u"// 14: y = a * x + b"_s);

    // From the kernel to the text …
    lines().clearFocus();
    m_panel->showKernelOffset(id, offsetOf("a * x + b"));
    reveal.trigger();
    QVERIFY(lines().hasFocus());
    QCOMPARE(lines().caretRow(), row);
    // … on from there to the kernel …
    QTest::keyClick(&lines(), Qt::Key_Down);
    QTest::keyClick(&lines(), Qt::Key_Return);
    QCOMPARE(activated.count(), 1);
    QCOMPARE(activated[0][0].value<DocumentId>(), id);
    QCOMPARE(activated[0][1].value<Range>().begin, offsetOf("a * x + b"));
    // … and back over both.
    lines().goTo(0);
    back.trigger();
    QCOMPARE(lines().caretRow(), row + 1);
    back.trigger();
    QCOMPARE(activated.count(), 2);
    QCOMPARE(activated[1][1].value<Range>(), (Range{offsetOf("a * x + b"), offsetOf("a * x + b")}));
    QVERIFY(!back.isEnabled());
}

void GuiGeneratedTest::aBrokenKernelLeavesTheLastGoodText()
{
    const QString good = lines().text().text();
    edit("a * x + b", "a * x +");
    QTRY_VERIFY(!lines().staleWord().isEmpty());
    QCOMPARE(lines().text().text(), good);
    QCOMPARE(part<hawk::ui::GeneratedHeader>().badgeText(), u"From an older text: line 14 is broken"_s);
    QVERIFY(!part<hawk::ui::InlineMessage>().isVisible());
    edit("a * x +", "a * x + b");
    QTRY_VERIFY(lines().staleWord().isEmpty());
    QVERIFY(part<hawk::ui::GeneratedHeader>().badgeText().isEmpty());
}

void GuiGeneratedTest::aTextForAnotherTargetSaysSo_data()
{
    QTest::addColumn<KernelView>("view");
    QTest::newRow("C++") << KernelView::host;
    QTest::newRow("Assembly") << KernelView::assembly;
}

void GuiGeneratedTest::aTextForAnotherTargetSaysSo()
{
    QFETCH(KernelView, view);
    m_panel->showView(view);
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->shown().text, 60'000);
    QVERIFY(lines().staleWord().isEmpty());
    hawk::workspace::TargetArguments other = workspace().builds().selection().target;
    other.mode = hawk::data::Mode::float32;
    workspace().builds().selectTarget(other);
    QCOMPARE(lines().staleWord(), u"Out of date"_s);
    QCOMPARE(part<hawk::ui::GeneratedHeader>().badgeText(), u"For the target before"_s);
    QVERIFY(part<hawk::ui::GeneratedHeader>().name().contains(u"float64"_s));
    QTRY_VERIFY_WITH_TIMEOUT(lines().staleWord().isEmpty(), 60'000);
    QVERIFY(part<hawk::ui::GeneratedHeader>().badgeText().isEmpty());
    QVERIFY(part<hawk::ui::GeneratedHeader>().name().contains(u"float32"_s));
}

void GuiGeneratedTest::placesFollowAnEdit()
{
    // Broken, so that the text stays the old one; two lines were added above.
    edit("@kernel", "# one\n# two\n@kernel");
    edit("    return y", "    return (");
    QTRY_VERIFY(!lines().staleWord().isEmpty());
    const int row = rowWith(u"const Real y = a * x + b;"_s);
    m_panel->showKernelOffset(m_workspace->document(), offsetOf("@kernel"));
    QSignalSpy hovered(m_panel.get(), &GeneratedPanel::kernelRangesHovered);
    lines().goTo(row);
    QCOMPARE(hovered.back().front().value<std::vector<Range>>().at(0).begin, offsetOf("a * x + b"));
    m_panel->showKernelOffset(m_workspace->document(), offsetOf("a * x + b"));
    QVERIFY(std::ranges::contains(lines().linkedRows(), row));
    // In an edited line the line is known, the place in it is not.
    m_panel->showKernelOffset(m_workspace->document(), offsetOf("return ("));
    QVERIFY(std::ranges::contains(lines().linkedRows(), rowWith(u"y_plane[i] = y;"_s)));
    edit("    return (", "    return y");
    QTRY_VERIFY(lines().staleWord().isEmpty());
    lines().goTo(rowWith(u"const Real y = a * x + b;"_s));
    QCOMPARE(hovered.back().front().value<std::vector<Range>>().at(0).begin, offsetOf("a * x + b"));
}

void GuiGeneratedTest::placesOfALargeTextComeByAJob()
{
    std::string source = "x = 1\n";
    for (int line = 0; line < 5'000; ++line)
        source += "# a line of a long file, number " + std::to_string(line) + "\n";
    auto& documents = m_workspace->get().documents();
    const DocumentId id = documents.create("long.py", "# new\n" + source);
    auto text = std::make_shared<hawk::workspace::GeneratedText>();
    text->revision = documents.facts(id).revision + 1;
    text->source = hawk::text::SourceText(source, "long.py");
    hawk::ui::LivePlaces places(documents, m_workspace->get().jobs());
    QSignalSpy moved(&places, &hawk::ui::LivePlaces::moved);
    hawk::gui::GuiApplication::callAsHandler([&] { places.follow(text, id); });
    // Not compared yet: no place rather than a wrong one.
    QVERIFY(!places.toSource(6));
    QTRY_COMPARE(moved.size(), 1);
    QCOMPARE(places.toSource(6), 0U);
    QCOMPARE(places.toLive({0, 5}), (Range{6, 11}));
    // After one more edit places go where they went until that is compared as well.
    documents.setTextProvider(id, [source] { return "# new\n# newer\n" + source; });
    documents.noteEdit(id);
    text->revision = 0;
    places.follow(text, id);
    QCOMPARE(places.toSource(6), 0U);
    QTRY_COMPARE(moved.size(), 2);
    QCOMPARE(places.toSource(14), 0U);
    documents.close(id);
}

void GuiGeneratedTest::anEditIsMarked()
{
    QAction& diff = action(u"generated.diff"_s);
    diff.trigger();
    // Nothing to compare with yet: said, not hidden.
    QVERIFY(part<hawk::ui::InlineMessage>().isVisible());
    edit("a * x + b", "a * x - b");
    QTRY_VERIFY(m_panel->shown().comparison);
    QVERIFY(!part<hawk::ui::InlineMessage>().isVisible());
    const std::vector<RowSign> signs = m_panel->shown().signs();
    const auto changeOf = [&](const QString& text) {
        return signs.at(static_cast<std::size_t>(rowWith(text))).change;
    };
    QCOMPARE(changeOf(u"const Real y = a * x + b;"_s), RowSign::Change::removed);
    QCOMPARE(changeOf(u"const Real y = a * x - b;"_s), RowSign::Change::added);
    QCOMPARE(changeOf(u"typedef double Real;"_s), RowSign::Change::none);
    // The kernel is linked with the new lines.
    m_panel->showKernelOffset(m_workspace->document(), offsetOf("a * x - b"));
    QVERIFY(std::ranges::contains(lines().linkedRows(), rowWith(u"const Real y = a * x - b;"_s)));
    diff.trigger();
    QVERIFY(!m_panel->shown().comparison);
    QCOMPARE(rowWith(u"a * x + b"_s), -1);
}

void GuiGeneratedTest::aPinnedTextIsComparedWith()
{
    action(u"generated.pin"_s).trigger();
    for (const char* form : {"a * x - b", "b * x - a"}) {
        edit(m_text.contains("a * x + b") ? "a * x + b" : "a * x - b", form);
        QTRY_VERIFY(rowWith(QString::fromLatin1(form)) >= 0);
    }
    action(u"generated.diff"_s).trigger();
    QTRY_VERIFY(m_panel->shown().comparison);
    QVERIFY(rowWith(u"a * x + b"_s) >= 0);
    QCOMPARE(rowWith(u"a * x - b"_s), -1);
}

void GuiGeneratedTest::aMissingCompilerIsToldInPlace()
{
    hawk::process::Environment environment;
    environment.set("HAWK_NVCC", "/nowhere/nvcc");
    environment.set("HAWK_CACHE_DIR", m_workspace->folder().toStdString());
    auto settings = hawk::toolchain::resolveSettings({}, environment);
    QVERIFY(settings.has_value());
    workspace().applySettings(*settings);
    m_panel->showView(KernelView::ptx);
    QTRY_VERIFY_WITH_TIMEOUT(part<hawk::ui::EmptyState>().text().contains(u"/nowhere/nvcc"_s), 60'000);
    QVERIFY(part<hawk::ui::EmptyState>().isVisible());
    m_panel->showView(KernelView::host);
    QTRY_VERIFY(rowWith(u"a * x + b"_s) >= 0);
    QVERIFY(lines().isVisible());
}

void GuiGeneratedTest::savingAndCopying()
{
    action(u"generated.copyAll"_s).trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), lines().text().text());
    action(u"generated.saveAs"_s).trigger();
    auto* dialog = m_panel->findChild<QFileDialog*>();
    QVERIFY(dialog);
    const QString path = m_workspace->pathOf(u"saved.cpp"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(part<hawk::ui::InlineMessage>().text().contains(path));
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), lines().text().text());
}

void GuiGeneratedTest::emptyStatesSayWhatIsMissing()
{
    edit("@kernel", "# none");
    QTRY_VERIFY(part<hawk::ui::EmptyState>().isVisible() || !lines().staleWord().isEmpty());
    workspace().documents().close(m_workspace->document());
    QTRY_VERIFY(part<hawk::ui::EmptyState>().isVisible());
    QVERIFY(part<hawk::ui::EmptyState>().text().contains(u"Open a kernel file"_s));
    QVERIFY(!action(u"generated.saveAs"_s).isEnabled());
}

void GuiGeneratedTest::theLogShowsWhatHappened()
{
    auto& log = workspace().log();
    log.clear();
    LogPanel panel(workspace(), *m_highlighting);
    panel.resize(600, 200);
    panel.show();
    QVERIFY(panel.findChild<hawk::ui::EmptyState*>()->isVisible());
    log.addCommand({"g++", "-O3", "my file.cpp"});
    log.add(LogEntry::Kind::information, "compiled\nin two lines");
    log.add(LogEntry::Kind::error, "nothing works");
    QTRY_COMPARE(panel.lineView().text().rowCount(), 3);
    QVERIFY(panel.lineView().isVisible());
    QVERIFY(panel.lineView().text().row(0).endsWith(u"$ g++ -O3 'my file.cpp'"_s));
    QVERIFY(panel.lineView().text().row(2).endsWith(u"nothing works"_s));
    // The command of a line is the last one before it.
    panel.lineView().goTo(1);
    const QList<QAction*> actions = panel.panelActions();
    const auto copy = std::ranges::find(actions, u"log.copyCommand"_s, &QAction::objectName);
    QVERIFY((*copy)->isEnabled());
    (*copy)->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), u"g++ -O3 'my file.cpp'"_s);
    (*std::ranges::find(actions, u"log.clear"_s, &QAction::objectName))->trigger();
    QVERIFY(log.entries().empty());
    QVERIFY(panel.findChild<hawk::ui::EmptyState*>()->isVisible());
}

void GuiGeneratedTest::theLogIsFilteredAndLimited()
{
    auto& log = workspace().log();
    log.clear();
    LogPanel panel(workspace(), *m_highlighting);
    panel.resize(600, 200);
    panel.show();
    const QList<QAction*> actions = panel.panelActions();
    const auto toggle = [&](const QString& id) {
        (*std::ranges::find(actions, id, &QAction::objectName))->trigger();
    };
    constexpr int count = 25'000;
    for (int line = 0; line < count; ++line) {
        log.add(line % 5 == 0 ? LogEntry::Kind::error : LogEntry::Kind::information,
                "line " + std::to_string(line));
        // As they come in a long session: in portions.
        if (line % 5000 == 4999)
            QTest::qWait(60);
    }
    const auto last = [&] {
        const auto& text = panel.lineView().text();
        return text.row(text.rowCount() - 1).toString();
    };
    QTRY_VERIFY(last().endsWith(u"line 24999"_s));
    QCOMPARE(panel.lineView().text().rowCount(), 20'000);
    QCOMPARE(panel.lineView().lastVisibleRow(), 19'999);
    hawk::gui::GuiApplication::callAsHandler([&] { toggle(u"log.information"_s); });
    QCOMPARE(panel.lineView().text().rowCount(), 4000);
    QVERIFY(last().endsWith(u"line 24995"_s));
    log.add(LogEntry::Kind::information, "unseen");
    log.add(LogEntry::Kind::error, "seen");
    QTRY_VERIFY(last().endsWith(u"seen"_s));
    QVERIFY(!last().endsWith(u"unseen"_s));
}

int main(int argc, char** argv)
{
    return hawk::gui::runGuiTest<GuiGeneratedTest>(argc, argv);
}

#include "tst_gui_generated.moc"
