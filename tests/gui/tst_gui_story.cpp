// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The main job with the keyboard alone: types a kernel from nothing, sees its error at the exact columns,
// repairs it, sees a miss and then a hit, runs it over a file, reads the numbers that NumPy computes, and
// exports a bundle. Leaves a picture of every panel in both themes in the build folder.

#include <QAction>
#include <QDir>
#include <QLineEdit>
#include <QProcess>
#include <QTextBlock>

#include "common/colours.h"
#include "common/panel.h"
#include "common/qt_text.h"
#include "editor/code_editor.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "panels/generated_panel.h"
#include "panels/results_table.h"
#include "panels/results_table_model.h"
#include "shell/cache_badge.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

constexpr int samples = 1001;

/// Line 8, columns 21 to 24 hold a name that does not exist. The editor indents by itself.
const QString typed = u"from hawk import Param, Scalar, kernel\n"
                      "from hawk.math import sin\n"
                      "\n\n"
                      "@kernel\n"
                      "def wave(x: Scalar, a: Param):\n"
                      "# One sample.\n"
                      "y = a * x * x + sinn(x)\n"
                      "return y\n"_s;
const QString wanted = u"from hawk import Param, Scalar, kernel\n"
                       "from hawk.math import sin\n"
                       "\n\n"
                       "@kernel\n"
                       "def wave(x: Scalar, a: Param):\n"
                       "    # One sample.\n"
                       "    y = a * x * x + sin(x)\n"
                       "    return y\n"_s;

/// Presses Tab until a control with this accessible name has the focus.
bool tabTo(const QString& name)
{
    for (int i = 0; i < 120; ++i) {
        const QWidget* now = QApplication::focusWidget();
        if (now && now->accessibleName() == name)
            return true;
        gui::TestWindow::press(Qt::Key_Tab);
    }
    return false;
}

/// How many pixels of the picture are rather of this colour than of a grey.
int count(const QImage& picture, const QColor& colour)
{
    int found = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const QColor pixel = picture.pixelColor(x, y);
            if (pixel.hsvSaturation() > 60 && std::abs(pixel.hsvHue() - colour.hsvHue()) < 20)
                ++found;
        }
    return found;
}

} // namespace

class GuiStoryTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_window = std::make_unique<gui::TestWindow>("[build]\npolicy=request\n");
        QProcess python;
        python.setProcessChannelMode(QProcess::MergedChannels);
        python.start(u"python3"_s,
                     {u"" HAWK_TEST_DATA "/wave_numpy.py"_s, m_window->workspace().folder(),
                      QString::number(samples)});
        if (!python.waitForFinished(60'000) || python.exitCode() != 0)
            QSKIP("python3 with numpy is not there to compute the right values");
    }

    void cleanupTestCase() { m_window.reset(); }

    void typesAKernelFromNothing()
    {
        gui::TestWindow::press(QKeySequence(u"Ctrl+N"_s));
        QTRY_VERIFY(editor());
        QTRY_VERIFY(m_window->get().tabs().currentPage()->isLoaded());
        QTRY_COMPARE(QApplication::focusWidget(), editor());
        gui::TestWindow::type(typed);
        QCOMPARE(text(), QString(wanted).replace(u"sin(x)"_s, u"sinn(x)"_s) + u"    "_s.mid(0, trailing()));
    }

    void seesTheErrorAtItsColumns()
    {
        QTRY_VERIFY(!editor()->marks().all().empty());
        const auto marks = editor()->marks().all();
        QCOMPARE(marks.size(), 1u);
        const QTextBlock line = editor()->document()->findBlockByNumber(7);
        QCOMPARE(marks[0].span.begin - line.position(), 20);
        QCOMPARE(marks[0].span.end - line.position(), 24);
        QVERIFY2(marks[0].message.contains(u"sinn"_s), qPrintable(marks[0].message));
        QVERIFY(!marks[0].code.isEmpty());
        // The line under the name, and nothing of its colour under the names beside it.
        const QColor red = ui::coloursFor(editor()->palette()).error;
        const auto under = [&](int begin, int end) {
            const auto places =
                editor()->rectanglesOf(ui::TextSpan{line.position() + begin, line.position() + end});
            QRectF area = places.at(0);
            area.setTop(area.bottom() - area.height() / 3);
            return count(editor()->viewport()->grab(area.toAlignedRect().adjusted(0, 0, 0, 2)).toImage(),
                         red);
        };
        save(u"error"_s);
        QVERIFY(under(20, 24) > 4);
        QCOMPARE(under(4, 18), 0);
        QCOMPARE(under(25, 27), 0);
    }

    void repairsIt()
    {
        gui::TestWindow::press(QKeySequence(u"Ctrl+Home"_s));
        gui::TestWindow::press(Qt::Key_F8);
        QCOMPARE(editor()->textCursor().selectedText().isEmpty()
                     ? editor()->textCursor().positionInBlock()
                     : editor()->textCursor().selectionStart() - editor()->textCursor().block().position(),
                 20);
        if (editor()->textCursor().hasSelection()) {
            gui::TestWindow::type(u"sin"_s);
        } else {
            for (int i = 0; i < 3; ++i)
                gui::TestWindow::press(Qt::Key_Right);
            gui::TestWindow::press(Qt::Key_Delete);
        }
        QCOMPARE(text(), wanted + u"    "_s.mid(0, trailing()));
        QTRY_VERIFY(editor()->marks().all().empty());
    }

    void seesWhatItBecame()
    {
        const auto* panel = m_window->get().findChild<ui::GeneratedPanel*>();
        QTRY_VERIFY(panel->shown().text && panel->shown().text->text.contains("wave_host"));
    }

    void seesAMissAndThenAHit()
    {
        auto* badge = m_window->get().findChild<ui::CacheBadge*>();
        QVERIFY(badge);
        gui::TestWindow::press(QKeySequence(u"Ctrl+B"_s));
        QTRY_VERIFY2_WITH_TIMEOUT(badge->text().startsWith(u"miss"_s), qPrintable(badge->text()), 60'000);
        gui::TestWindow::press(QKeySequence(u"Ctrl+B"_s));
        QTRY_VERIFY2_WITH_TIMEOUT(badge->text().startsWith(u"hit"_s), qPrintable(badge->text()), 60'000);
        const auto& stats = m_window->workspace()->cache().stats();
        QTRY_VERIFY(stats && stats->requests == 2);
        QCOMPARE(stats->hits, 1u);
        QCOMPARE(stats->misses, 1u);
    }

    void givesInputs()
    {
        gui::TestWindow::press(QKeySequence(u"Ctrl+2"_s));
        enter(u"Number of samples"_s, QString::number(samples));
        enter(u"Values of x as text"_s, u'@' + m_window->workspace().pathOf(u"x.npy"_s));
        enter(u"Value of a"_s, u"0.75"_s);
        const auto& launches = m_window->workspace()->launches();
        QTRY_COMPARE(launches.sampleCount(), samples);
        QTRY_VERIFY(!launches.inputs().empty() && launches.inputs()[0].text.ends_with("x.npy"));
        QTRY_VERIFY(!launches.inputs()[0].summary.empty());
        QTRY_VERIFY(std::ranges::all_of(launches.inputs(), [](const auto& row) { return !row.error; }));
    }

    void readsTheNumbersOfNumPy()
    {
        gui::TestWindow::press(Qt::Key_F5);
        const auto& launches = m_window->workspace()->launches();
        QTRY_VERIFY_WITH_TIMEOUT(launches.last(), 60'000);
        QVERIFY2(launches.last()->result,
                 launches.last()->error ? launches.last()->error->message.c_str() : "");
        QVERIFY(launches.last()->result->timing);

        gui::TestWindow::press(QKeySequence(u"Ctrl+4"_s));
        auto* table = m_window->get().findChild<ui::ResultsTable*>();
        QVERIFY(table);
        QTRY_COMPARE(table->model().sampleCount(), samples);
        QFile file(m_window->workspace().pathOf(u"y.txt"_s));
        QVERIFY(file.open(QFile::ReadOnly));
        const QList<QByteArray> expected = file.readAll().trimmed().split('\n');
        QCOMPARE(expected.size(), samples);
        const QStringList lines = table->model()
                                      .tabSeparated(0, samples - 1, 0, table->model().columnCount() - 1)
                                      .split(u'\n', Qt::SkipEmptyParts);
        const qsizetype column = lines.front().split(u'\t').indexOf(u"y"_s);
        QVERIFY2(column >= 0, qPrintable(lines.front()));
        QCOMPARE(lines.size(), samples + 1);
        for (int i = 0; i < samples; ++i) {
            const double found = lines[i + 1].split(u'\t').at(column).toDouble();
            const double right = expected[i].toDouble();
            QVERIFY2(
                std::abs(found - right) <= 1e-12 * std::max(1.0, std::abs(right)),
                qPrintable(u"sample %1: %2, not %3"_s.arg(i).arg(found, 0, 'g', 17).arg(right, 0, 'g', 17)));
        }
    }

    void exportsABundle()
    {
        const QString folder = m_window->workspace().pathOf(u"bundle"_s);
        gui::TestWindow::press(QKeySequence(u"Ctrl+E"_s));
        QTRY_COMPARE(QApplication::focusWidget()->accessibleName(), u"Folder of the bundle"_s);
        gui::TestWindow::press(QKeySequence(u"Ctrl+A"_s));
        gui::TestWindow::type(folder + u'\n');
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder + u"/manifest.json"_s), 120'000);
        QTRY_VERIFY(m_window->workspace()->bundles().report());
        QVERIFY(QFile::exists(folder + u"/wave.so"_s));
    }

    void leavesPictures()
    {
        QVERIFY(m_window->settle());
        for (const char* theme : {"dark", "light"}) {
            QAction* action = m_window->action(u"view.theme."_s + QLatin1StringView(theme));
            QVERIFY(action);
            gui::GuiApplication::callAsHandler([action] { action->trigger(); });
            for (const ui::Panel* panel : m_window->get().docks().panels()) {
                m_window->get().docks().show(panel->id());
                QVERIFY(m_window->settle());
                save(panel->id() + u'-' + QLatin1StringView(theme));
            }
        }
    }

private:
    ui::CodeEditor* editor() const
    {
        ui::DocumentPage* page = m_window->get().tabs().currentPage();
        return page ? &page->editor() : nullptr;
    }
    QString text() const { return editor()->toPlainText(); }
    /// Blanks that the editor may put into the last line after `return`.
    qsizetype trailing() const { return text().size() - text().lastIndexOf(u'\n') - 1; }

    void enter(const QString& name, const QString& value)
    {
        QVERIFY2(tabTo(name), qPrintable(u"Tab does not lead to '%1'"_s.arg(name)));
        gui::TestWindow::press(QKeySequence(u"Ctrl+A"_s));
        gui::TestWindow::type(value + u'\n');
    }

    /// The window as it is, at the scale of the screen.
    void save(const QString& name)
    {
        const QPixmap picture = m_window->get().grab();
        const int scale = qRound(100 * picture.devicePixelRatio());
        const QDir folder(QStringLiteral(HAWK_BINARY_DIR "/pictures"));
        QVERIFY(folder.mkpath(u"."_s));
        QVERIFY(picture.save(folder.filePath(u"%1-%2.png"_s.arg(name).arg(scale))));
        const QImage image = picture.toImage().scaled(160, 100).convertToFormat(QImage::Format_RGB32);
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 50, "the picture is all but empty");
    }

    std::unique_ptr<gui::TestWindow> m_window;
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiStoryTest>(argc, argv);
}

#include "tst_gui_story.moc"
