// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

#include "common/empty_state.h"
#include "common/highlighting.h"
#include "common/qt_text.h"
#include "data/npy.h"
#include "panels/inputs_panel.h"
#include "panels/sample_count_edit.h"
#include "support/gui_test.h"
#include "support/legibility.h"
#include "support/test_workspace.h"

using namespace hawk;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 30'000;

/// The panel over affine(x: Scalar, a: Param, b: Param), and its widgets by their accessible names.
struct Shown {
    explicit Shown(const QString& example = u"affine.py"_s)
        : workspace(example)
        , highlighting(QApplication::palette())
        , panel(workspace.get(), highlighting)
    {
        panel.resize(1200, 300);
        panel.show();
    }
    template <class Widget>
    Widget* find(const QString& name)
    {
        for (auto* widget : panel.findChildren<Widget*>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }
    QString textOf(const char* input)
    {
        for (const workspace::InputRow& row : workspace->launches().inputs()) {
            if (row.name == input)
                return ui::toQt(row.text);
        }
        return {};
    }
    void type(const QString& field, const QString& text)
    {
        auto* edit = find<QLineEdit>(field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    void choose(const QString& list, const QString& entry)
    {
        auto* box = find<QComboBox>(list);
        box->setCurrentIndex(box->findText(entry));
        Q_EMIT box->activated(box->currentIndex());
    }
    bool says(const QString& text)
    {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    gui::TestWorkspace workspace;
    ui::Highlighting highlighting;
    ui::InputsPanel panel;
};

template <class Event>
void send(QWidget& widget, Event event)
{
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

class GuiInputsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void sampleCounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("count"); // 0: none
        QTest::newRow("plain") << u"1000000"_s << qint64{1'000'000};
        QTest::newRow("grouped") << u"1,000,000"_s << qint64{1'000'000};
        QTest::newRow("short") << u"1e6"_s << qint64{1'000'000};
        QTest::newRow("short with a point") << u"2.5e3"_s << qint64{2500};
        QTest::newRow("blanks") << u" 7 "_s << qint64{7};
        QTest::newRow("most") << u"1099511627776"_s << (qint64{1} << 40);
        QTest::newRow("too many") << u"1099511627777"_s << qint64{0};
        QTest::newRow("far too many") << u"1e300"_s << qint64{0};
        QTest::newRow("none") << u"0"_s << qint64{0};
        QTest::newRow("negative") << u"-5"_s << qint64{0};
        QTest::newRow("half") << u"1.5"_s << qint64{0};
        QTest::newRow("a word") << u"many"_s << qint64{0};
        QTest::newRow("not a number") << u"nan"_s << qint64{0};
        QTest::newRow("infinite") << u"inf"_s << qint64{0};
        QTest::newRow("nothing") << QString() << qint64{0};
    }

    void sampleCounts()
    {
        QFETCH(QString, text);
        QFETCH(qint64, count);
        QCOMPARE(ui::readSampleCount(text).value_or(0), count);
    }

    void emptyState()
    {
        Shown shown(QString{});
        QVERIFY(shown.panel.findChild<ui::EmptyState*>()->isVisible());
        QVERIFY(shown.says(u"Select a kernel"_s));
        QVERIFY(!shown.panel.panelActions().first()->isEnabled());
    }

    void sampleCountField()
    {
        Shown shown;
        auto* count = shown.find<QLineEdit>(u"Number of samples"_s);
        QCOMPARE(count->text(), u"1,000,000"_s);
        shown.type(u"Number of samples"_s, u"1e3"_s);
        QCOMPARE(shown.workspace->launches().sampleCount(), 1000);
        QCOMPARE(count->text(), u"1e3"_s);
        QTest::keyClick(count, Qt::Key_Return);
        QCOMPARE(count->text(), u"1,000"_s);
        shown.type(u"Number of samples"_s, u"1.5"_s);
        QVERIFY(shown.says(u"Write a whole number"_s));
        QCOMPARE(shown.workspace->launches().sampleCount(), 1);
        shown.type(u"Number of samples"_s, u"20"_s);
        QVERIFY(!shown.says(u"Write a whole number"_s));
    }

    void sourcesAndFields()
    {
        Shown shown;
        QCOMPARE(shown.textOf("x"), u"uniform:0:1:1"_s);
        QCOMPARE(shown.find<QLineEdit>(u"Seed of x"_s)->text(), u"1"_s);
        shown.type(u"Low of x"_s, u"-2"_s);
        QCOMPARE(shown.textOf("x"), u"uniform:-2:1:1"_s);
        QCOMPARE(shown.find<QLineEdit>(u"Values of x as text"_s)->text(), u"uniform:-2:1:1"_s);
        shown.choose(u"Source of x"_s, u"Normal draws"_s);
        QCOMPARE(shown.textOf("x"), u"normal:0:1:1"_s);
        QVERIFY(shown.find<QLineEdit>(u"Deviation of x"_s)->isVisible());
        // A Param takes a number and nothing else.
        QCOMPARE(shown.find<QComboBox>(u"Source of a"_s)->count(), 1);
        shown.type(u"Value of a"_s, u"2.5"_s);
        QCOMPARE(shown.textOf("a"), u"2.5"_s);
    }

    void asInTheTerminal()
    {
        Shown shown;
        shown.type(u"Values of x as text"_s, u"linspace:-1:3"_s);
        QCOMPARE(shown.textOf("x"), u"linspace:-1:3"_s);
        QCOMPARE(shown.find<QComboBox>(u"Source of x"_s)->currentText(), u"Evenly spaced"_s);
        QCOMPARE(shown.find<QLineEdit>(u"First of x"_s)->text(), u"-1"_s);
        QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"min -1  max 3  mean 1"_s), patience);
    }

    void errorInPlace()
    {
        Shown shown;
        shown.type(u"Values of x as text"_s, u"blue"_s);
        QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"argument-form"_s), patience);
        const QString said = shown.find<QLineEdit>(u"Values of x as text"_s)->accessibleDescription();
        QVERIFY2(said.contains(u"x=blue"_s), qPrintable(said));
        QCOMPARE(shown.find<QLineEdit>(u"Values of x as text"_s)->text(), u"blue"_s);
        shown.type(u"Values of x as text"_s, u"constant:1"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!shown.says(u"argument-form"_s), patience);
    }

    void dropAFile()
    {
        Shown shown;
        const std::vector<double> values(1'000'000, 0.25);
        const QString path = shown.workspace.pathOf(u"some x.npy"_s);
        QVERIFY(data::saveNpy(path.toStdString(), data::Array::fromValues<double>({1'000'000}, values)));
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(path)});
        QTRY_VERIFY(shown.find<QLineEdit>(u"Values of x as text"_s)->height() > 0);
        auto* field = shown.find<QLineEdit>(u"Values of x as text"_s);
        const QPoint place = field->mapTo(&shown.panel, field->rect().center());
        send(shown.panel, QDragEnterEvent(place, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier));
        send(shown.panel, QDragMoveEvent(place, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier));
        send(shown.panel, QDropEvent(place, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier));
        QCOMPARE(shown.textOf("x"), u"@"_s + path);
        QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"mean 0.25"_s), patience);
    }

    void columnsOfATable()
    {
        Shown shown;
        const QString path = shown.workspace.write(u"data.csv"_s, "t,x\n1,10\n2,20\n");
        shown.type(u"Number of samples"_s, u"2"_s);
        shown.type(u"Values of x as text"_s, u"@"_s + path);
        auto* columns = shown.find<QComboBox>(u"Column for x"_s);
        QTRY_COMPARE_WITH_TIMEOUT(columns->count(), 2, patience);
        // The column with the input's name is taken by itself.
        QTRY_COMPARE_WITH_TIMEOUT(shown.textOf("x"), u"@"_s + path + u":x"_s, patience);
        QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"min 10  max 20"_s), patience);
        columns->setCurrentIndex(columns->findText(u"t"_s));
        Q_EMIT columns->textActivated(u"t"_s);
        QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"min 1  max 2 "_s), patience);
    }

    void copyAsCommandLine()
    {
        Shown shown;
        shown.panel.panelActions().first()->trigger();
        const QString line = QApplication::clipboard()->text();
        QCOMPARE(line,
                 u"hawk run %1:affine x=uniform:0:1:1 a=1 b=1 -n 1000000"_s.arg(
                     shown.workspace.pathOf(u"affine.py"_s)));
    }

    void everyControlHasAName()
    {
        Shown shown;
        for (QWidget* widget : shown.panel.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || qobject_cast<QLabel*>(widget)
                || widget->inherits("QScrollArea"))
                continue;
            QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

    void otherLanguageAndTheme()
    {
        Shown shown;
        QEvent language(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&shown.panel, &language);
        QCOMPARE(shown.textOf("x"), u"uniform:0:1:1"_s);
        QCOMPARE(shown.find<QComboBox>(u"Source of x"_s)->currentText(), u"Uniform draws"_s);
        QCOMPARE(shown.find<QLineEdit>(u"Seed of x"_s)->text(), u"1"_s);
        QVERIFY(shown.find<QLineEdit>(u"Seed of x"_s)->isVisible());
    }

    void itsTextsAreLegible_data() { gui::addRowsInBothLooks({"rows", "error"}); }

    void itsTextsAreLegible()
    {
        QFETCH(QString, what);
        QFETCH(bool, isDark);
        const gui::LookScope look(isDark ? gui::Look::dark : gui::Look::light);
        Shown shown;
        if (what == u"error"_s) {
            shown.type(u"Values of x as text"_s, u"@nowhere.npy"_s);
            QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"nowhere.npy"_s), patience);
        } else {
            QTRY_VERIFY_WITH_TIMEOUT(shown.says(u"mean 0.5"_s), patience);
        }
        QVERIFY(shown.workspace.settle());
        QCOMPARE(gui::cutTexts(shown.panel).join(u'\n'), QString());
        QCOMPARE(gui::faintTexts(shown.panel).join(u'\n'), QString());
        gui::keepPicture(shown.panel, u"inputs-"_s + QString::fromLatin1(QTest::currentDataTag()));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiInputsTest>(argc, argv);
}

#include "tst_gui_inputs.moc"
