// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// What has the most to do at once must not stop the window: the watchdog of all GUI tests judges each event
// handler while this happens.

#include <QAction>

#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using workspace::DocumentId;

namespace {

/// A file of `kernels` kernels with `lines` lines in all, comments for the most part.
QByteArray longFile(int lines, int kernels)
{
    QByteArray text = "from hawk import Param, Scalar, kernel\n";
    for (int kernel = 0; kernel < kernels; ++kernel) {
        text += "\n\n@kernel\ndef k" + QByteArray::number(kernel) + "(x: Scalar, a: Param):\n";
        for (int line = 0; line < lines / kernels - 6; ++line)
            text += "    # a remark about nothing in particular, number " + QByteArray::number(line) + '\n';
        text += "    y = a * x + " + QByteArray::number(kernel) + "\n    return y\n";
    }
    return text;
}

} // namespace

class GuiStallsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void openingAHundredThousandLines()
    {
        gui::TestWindow window;
        const QByteArray text = longFile(100'000, 20);
        ui::CodeEditor* editor = open(window, u"long.py"_s, text);
        QVERIFY(editor);
        QVERIFY(editor->blockCount() > 99'000);
        QCOMPARE(editor->utf8Text(), text.toStdString());

        editor->setFocus();
        gui::TestWindow::press(QKeySequence(u"Ctrl+End"_s));
        gui::TestWindow::type(u"# the end"_s);
        gui::TestWindow::press(QKeySequence(u"Ctrl+Home"_s));
        gui::TestWindow::type(u"# the beginning\n"_s);
        QVERIFY(window.settle());
        gui::TestWindow::press(QKeySequence(u"Ctrl+A"_s));
        gui::TestWindow::press(QKeySequence(u"Ctrl+Home"_s));
        for (int page = 0; page < 20; ++page)
            gui::TestWindow::press(Qt::Key_PageDown);
        QVERIFY(window.settle());
    }

    void comparingFiftyThousandLinesWithTheirFile()
    {
        gui::TestWindow window;
        QVERIFY(open(window, u"long.py"_s, longFile(50'000, 20)));
        ui::DocumentPage* page = window->tabs().currentPage();
        // Every line of the file is another one now, and the text has changes, so that it is not read again.
        page->editor().setFocus();
        gui::TestWindow::type(u"#"_s);
        QVERIFY(page->facts().isModified);
        QByteArray others = longFile(50'000, 20);
        window.workspace().write(u"long.py"_s,
                                 others.replace("number", "count").replace("return y", "return x"));
        QTRY_VERIFY_WITH_TIMEOUT(page->message().isVisible(), 60'000);
        gui::GuiApplication::callAsHandler([page] { page->compare(); });
        QTRY_VERIFY_WITH_TIMEOUT(!window->tabs().currentPage(), 60'000);
        QVERIFY(window.settle());
        const auto editors = window->tabs().findChildren<ui::CodeEditor*>();
        QVERIFY(std::ranges::any_of(editors,
                                    [](const ui::CodeEditor* one) { return one->blockCount() > 90'000; }));
    }

    void switchingTheThemeOfFiftyThousandLines()
    {
        gui::TestWindow window;
        QVERIFY(open(window, u"long.py"_s, longFile(50'000, 10)));
        for (const char* theme : {"dark", "light", "dark"}) {
            QAction* action = window.action(u"view.theme."_s + QLatin1StringView(theme));
            QVERIFY(action);
            gui::GuiApplication::callAsHandler([action] { action->trigger(); });
            QVERIFY(window.settle());
        }
    }

    void switchingTheLanguageOfFiftyThousandLines()
    {
        gui::TestWindow window;
        QVERIFY(open(window, u"long.py"_s, longFile(50'000, 10)));
        for (const char* language : {"de", "en"}) {
            QAction* action = window.action(u"view.language."_s + QLatin1StringView(language));
            QVERIFY(action);
            gui::GuiApplication::callAsHandler([action] { action->trigger(); });
            QVERIFY(window.settle());
        }
    }

    void showingTenMillionResults()
    {
        gui::TestWindow window;
        QVERIFY(window.openExample() != DocumentId::none);
        window.workspace()->launches().setSampleCount(10'000'000);
        window->docks().show(u"results"_s);
        const auto report = window.workspace().run(workspace::RunKind::once);
        QVERIFY(report);
        QVERIFY2(report->result, report->error ? report->error->message.c_str() : "");
        auto* table = window->findChild<ui::ResultsTable*>();
        QVERIFY(table);
        QTRY_COMPARE(table->model().sampleCount(), 10'000'000);
        table->view().setFocus();
        for (const Qt::Key key : {Qt::Key_End, Qt::Key_PageUp, Qt::Key_Home, Qt::Key_PageDown, Qt::Key_Down})
            gui::TestWindow::press(key);
        gui::TestWindow::press(QKeySequence(u"Ctrl+End"_s));
        QVERIFY(window.settle());
        QVERIFY(table->currentSample() > 0);
    }

    void buildingTwentyKernels()
    {
        gui::TestWindow window;
        QVERIFY(open(window, u"twenty.py"_s, longFile(400, 20)));
        window->docks().show(u"cache"_s);
        QAction* action = window.action(u"build.all"_s);
        QVERIFY(action && action->isEnabled());
        gui::GuiApplication::callAsHandler([action] { action->trigger(); });
        const auto& cells = window.workspace()->builds().cells();
        QTRY_VERIFY_WITH_TIMEOUT(
            std::ranges::count(cells, workspace::CellState::miss, &workspace::MatrixCell::state) == 20,
            60'000);
        QVERIFY(window.settle());
    }

private:
    /// The editor of the file, when its whole text is there.
    static ui::CodeEditor* open(gui::TestWindow& window, const QString& name, const QByteArray& text)
    {
        const DocumentId id = window.workspace().open(window.workspace().write(name, text));
        if (id == DocumentId::none)
            return nullptr;
        ui::DocumentPage* page = window->tabs().page(id);
        if (!page || !QTest::qWaitFor([page] { return page->isLoaded(); }, 60'000) || !window.settle())
            return nullptr;
        return &page->editor();
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiStallsTest>(argc, argv);
}

#include "tst_gui_stalls.moc"
