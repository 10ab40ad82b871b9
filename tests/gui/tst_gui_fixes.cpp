// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Mechanical repairs in the window: what is offered, by keys and from the list of problems, and undone in one
// step.

#include <QMenu>
#include <QSignalSpy>
#include <QTableView>
#include <QToolTip>

#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "editor/repairs.h"
#include "panels/generated_panel.h"
#include "panels/problems_panel.h"
#include "shell/language.h"
#include "shell/linked_views.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::TestWorkspace;
using ui::CodeEditor;
using ui::DocumentPage;
using ui::DocumentTabs;
using ui::ProblemsModel;
using ui::ProblemsPanel;

namespace {

constexpr int patience = 20'000;

/// Two misspelled names with a fix each, and one that nothing resembles.
const QString faulty = u"from hawk import Scalar, kernel\n"
                       "from hawk.math import sqrt\n"
                       "\n"
                       "\n"
                       "@kernel\n"
                       "def length(initial: Scalar, second: Scalar):\n"
                       "    total = intial * intial + second * second\n"
                       "    return sqrt(totla) + zzz\n"_s;

} // namespace

class GuiFixesTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void offersTheFixesOfALine();
    void appliesOneByKeyboard();
    void saysWhenThereIsNone();
    void tellsTheFixInTheTip();
    void listsWhatCanBeFixed();
    void appliesTheSelectedOneFromTheList();
    void appliesAllAsOneStep();
    void waitsForTheAnalysis();
    void speaksGerman();

protected:
    void prepare() override;
    void tidy() override;

private:
    CodeEditor& editor() { return m_tabs->currentPage()->editor(); }
    QString text() { return editor().toPlainText(); }
    void putCaret(const QString& at);
    QMenu& menu() { return m_tabs->currentPage()->repairs().menu(); }
    QAction* panelAction(const QString& id);
    /// Waits until the newest text is analysed.
    void settle();

    std::unique_ptr<TestWorkspace> m_workspace;
    std::unique_ptr<ui::Highlighting> m_highlighting;
    std::unique_ptr<DocumentTabs> m_tabs;
    std::unique_ptr<ProblemsPanel> m_problems;
    std::unique_ptr<ui::GeneratedPanel> m_generated;
};

void GuiFixesTest::prepare()
{
    m_workspace = std::make_unique<TestWorkspace>(QString());
    m_highlighting = std::make_unique<ui::Highlighting>(qApp->palette());
    m_tabs = std::make_unique<DocumentTabs>(m_workspace->get(), *m_highlighting);
    m_problems = std::make_unique<ProblemsPanel>(m_workspace->get(), *m_highlighting);
    m_generated = std::make_unique<ui::GeneratedPanel>(m_workspace->get(), *m_highlighting);
    ui::linkViews((*m_workspace)->documents(), *m_tabs, *m_generated, *m_problems);
    m_problems->resize(900, 200);
    m_problems->show();
    m_tabs->resize(800, 500);
    m_tabs->show();
    QVERIFY(m_workspace->open(m_workspace->write(u"length.py"_s, faulty.toUtf8()))
            != workspace::DocumentId::none);
    QTRY_VERIFY_WITH_TIMEOUT(m_tabs->currentPage() && m_tabs->currentPage()->isLoaded(), patience);
    m_tabs->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_tabs.get()));
    editor().setFocus();
}

void GuiFixesTest::tidy()
{
    QToolTip::hideText();
    m_generated.reset();
    m_problems.reset();
    m_tabs.reset();
    m_highlighting.reset();
    m_workspace.reset();
}

void GuiFixesTest::putCaret(const QString& at)
{
    QTextCursor cursor = editor().textCursor();
    const qsizetype place = text().indexOf(at);
    QVERIFY2(place >= 0, qPrintable(at));
    cursor.setPosition(static_cast<int>(place));
    editor().setTextCursor(cursor);
}

QAction* GuiFixesTest::panelAction(const QString& id)
{
    for (QAction* action : m_problems->panelActions()) {
        if (action->objectName() == id)
            return action;
    }
    return nullptr;
}

void GuiFixesTest::settle()
{
    const auto& documents = (*m_workspace)->documents();
    const auto id = documents.current();
    QTRY_COMPARE_WITH_TIMEOUT(documents.analysis(id)->revision, documents.facts(id).revision, patience);
}

void GuiFixesTest::offersTheFixesOfALine()
{
    putCaret(u"total = "_s);
    QTest::keyClick(&editor(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY(menu().isVisible());
    QList<QAction*> offered = menu().actions();
    // The two places of the line have the same repair, said once; the file has one more.
    QCOMPARE(offered.size(), 3);
    QCOMPARE(offered[0]->text(), u"Write `initial`."_s);
    QVERIFY(offered[1]->isSeparator());
    QCOMPARE(offered[2]->text(), u"Apply all fixes of the file"_s);
    QCOMPARE(menu().activeAction(), offered[0]);
    QTest::keyClick(&menu(), Qt::Key_Escape);
    QTRY_VERIFY(!menu().isVisible());
    QCOMPARE(text(), faulty);
}

void GuiFixesTest::appliesOneByKeyboard()
{
    putCaret(u"totla"_s);
    QTest::keyClick(&editor(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY(menu().isVisible());
    QTest::keyClick(&menu(), Qt::Key_Return);
    QTRY_COMPARE(text(), QString(faulty).replace(u"totla"_s, u"total"_s));
    editor().undo();
    QTRY_COMPARE(text(), faulty);
}

void GuiFixesTest::saysWhenThereIsNone()
{
    putCaret(u"@kernel"_s);
    QTest::keyClick(&editor(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY(QToolTip::text().contains(u"no fix"_s));
    QVERIFY(!menu().isVisible());
}

void GuiFixesTest::tellsTheFixInTheTip()
{
    QTRY_VERIFY_WITH_TIMEOUT(!editor().marks().all().empty(), patience);
    putCaret(u"totla"_s);
    QVERIFY(editor().showMarksAtCaret());
    QTRY_VERIFY2(QToolTip::text().contains(u"Fix (Ctrl+.): Write `total`."_s), qPrintable(QToolTip::text()));
}

void GuiFixesTest::listsWhatCanBeFixed()
{
    const auto& documents = (*m_workspace)->documents();
    ProblemsModel model;
    model.set(ui::problemsOf(documents.analysis(documents.current()).get(), nullptr));
    QVERIFY(model.fixCount() >= 2);
    QVERIFY(model.fixCount() < model.rowCount());
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex hint = model.index(row, ProblemsModel::hint);
        const bool isFixable = !model.at(row).fix.isEmpty();
        QCOMPARE(isFixable, !model.at(row).message.contains(u"zzz"_s));
        // Not by the icon alone.
        QCOMPARE(!hint.data(Qt::DecorationRole).value<QIcon>().isNull(), isFixable);
        QCOMPARE(hint.data(Qt::AccessibleTextRole).toString().contains(u"fixed automatically"_s), isFixable);
    }
    QTRY_VERIFY_WITH_TIMEOUT(panelAction(u"problems.fixAll"_s)->isEnabled(), patience);
}

void GuiFixesTest::appliesTheSelectedOneFromTheList()
{
    auto* table = m_problems->findChild<QTableView*>();
    QTRY_VERIFY_WITH_TIMEOUT(table->isVisible(), patience);
    const auto* model = qobject_cast<ProblemsModel*>(table->model());
    m_problems->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_problems.get()));
    table->setFocus();
    for (int row = 0; row < model->rowCount(); ++row) {
        table->setCurrentIndex(model->index(row, 0));
        QCOMPARE(panelAction(u"problems.fix"_s)->isEnabled(), !model->at(row).fix.isEmpty());
        if (!model->at(row).fix.contains(u"total"_s))
            continue;
        QTest::keyClick(table, Qt::Key_Period, Qt::ControlModifier);
        break;
    }
    QTRY_COMPARE(text(), QString(faulty).replace(u"totla"_s, u"total"_s));
}

void GuiFixesTest::appliesAllAsOneStep()
{
    QTRY_VERIFY_WITH_TIMEOUT(panelAction(u"problems.fixAll"_s)->isEnabled(), patience);
    panelAction(u"problems.fixAll"_s)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(
        text(), QString(faulty).replace(u"totla"_s, u"total"_s).replace(u"intial"_s, u"initial"_s), patience);
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(!panelAction(u"problems.fixAll"_s)->isEnabled(), patience);
    editor().undo();
    QTRY_COMPARE(text(), faulty);
}

void GuiFixesTest::waitsForTheAnalysis()
{
    putCaret(u"    return sqrt"_s);
    editor().insertPlainText(u"    half = totla * 0.5\n"_s);
    putCaret(u"totla * 0.5"_s);
    QTest::keyClick(&editor(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(menu().isVisible(), patience);
    QCOMPARE(menu().actions().constFirst()->text(), u"Write `total`."_s);
    menu().hide();
}

void GuiFixesTest::speaksGerman()
{
    ui::Language language;
    language.choose(u"de"_s);
    putCaret(u"totla"_s);
    QTest::keyClick(&editor(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY(menu().isVisible());
    QCOMPARE(menu().actions().constFirst()->text(), u"Schreiben Sie `total`."_s);
    menu().hide();
    language.choose(u"en"_s);
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiFixesTest>(argc, argv);
}

#include "tst_gui_fixes.moc"
