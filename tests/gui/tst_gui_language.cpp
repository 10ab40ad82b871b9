// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// The language of the window, switched while it runs: nothing stays English, everything comes back, letters
// of menus are unambiguous, and texts that are much longer than the English ones are not cut off.

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGroupBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTabBar>
#include <QTranslator>
#include <QXmlStreamReader>

#include "common/inline_message.h"
#include "common/panel.h"
#include "editor/document_page.h"
#include "editor/document_tabs.h"
#include "shell/dock_area.h"
#include "shell/main_window.h"
#include "support/gui_test.h"
#include "support/test_window.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

struct Shown {
    QString place;
    QString text;
};

/// Letters after `&` and what follows a title are left out.
QString plain(QString text)
{
    return text.remove(u'&').trimmed();
}

QString placeOf(const QObject* object)
{
    QStringList path;
    for (; object != nullptr && path.size() < 4; object = object->parent())
        path.prepend(QLatin1StringView(object->metaObject()->className()) + u'.' + object->objectName());
    return path.join(u" > "_s);
}

void addWidget(QList<Shown>& shown, QWidget* widget)
{
    const auto add = [&](const char* what, const QString& text) {
        if (!text.isEmpty())
            shown.append({placeOf(widget) + u' ' + QLatin1StringView(what), plain(text)});
    };
    add("tool tip", widget->toolTip());
    add("accessible name", widget->accessibleName());
    if (const auto* button = qobject_cast<QAbstractButton*>(widget))
        add("text", button->text());
    if (const auto* label = qobject_cast<QLabel*>(widget))
        add("text", label->text());
    if (const auto* group = qobject_cast<QGroupBox*>(widget))
        add("title", group->title());
    if (const auto* dock = qobject_cast<QDockWidget*>(widget))
        add("title", dock->windowTitle());
    if (const auto* edit = qobject_cast<QLineEdit*>(widget))
        add("placeholder", edit->placeholderText());
    if (const auto* menu = qobject_cast<QMenu*>(widget))
        add("title", menu->title());
    if (const auto* tabs = qobject_cast<QTabBar*>(widget))
        for (int at = 0; at < tabs->count(); ++at)
            add("tab", tabs->tabText(at));
    if (const auto* box = qobject_cast<QComboBox*>(widget))
        for (int at = 0; at < box->count(); ++at)
            add("choice", box->itemText(at));
    if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && view->model())
        for (int at = 0; at < view->model()->columnCount(); ++at)
            add("header", view->model()->headerData(at, Qt::Horizontal).toString());
}

/// Qt names these parts of its own widgets by its own translations, which not every system has.
bool isPartOfQt(const QWidget* widget)
{
    static const QRegularExpression names(u"qt_.*|Scroll(Left|Right)Button"_s);
    return names
        .match(widget->objectName(), 0, QRegularExpression::NormalMatch,
               QRegularExpression::AnchorAtOffsetMatchOption)
        .hasMatch();
}

/// What the window says at this moment.
QList<Shown> visibleTexts(const QWidget& window)
{
    QList<Shown> shown;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (widget->isVisible() && !widget->visibleRegion().isEmpty()
            && (!isPartOfQt(widget) || qobject_cast<QTabBar*>(widget)))
            addWidget(shown, widget);
    return shown;
}

/// What its menus say.
QList<Shown> menuTexts(const QWidget& window)
{
    QList<Shown> shown;
    for (const QAction* action : window.findChildren<QAction*>())
        for (const QString& text : {action->text(), action->toolTip(), action->iconText()})
            if (!text.isEmpty())
                shown.append({u"action "_s + action->objectName(), plain(text)});
    for (const QMenu* menu : window.findChildren<QMenu*>())
        shown.append({placeOf(menu), plain(menu->title())});
    return shown;
}

QStringList textsOnly(const QList<Shown>& shown)
{
    QStringList texts;
    for (const Shown& one : shown)
        texts.append(one.text);
    texts.sort();
    return texts;
}

/// Texts that translators left as they are; tests/translations says when a sentence is among them.
QSet<QString> sameInGerman()
{
    QFile file(QStringLiteral(HAWK_SOURCE_DIR "/translations/hawk-workbench_de.ts"));
    QSet<QString> same;
    if (!file.open(QIODevice::ReadOnly))
        return same;
    QXmlStreamReader reader(&file);
    QString source;
    while (!reader.atEnd()) {
        if (!reader.readNextStartElement())
            continue;
        if (reader.name() == u"source")
            source = reader.readElementText();
        else if (reader.name() == u"translation"
                 && reader.readElementText(QXmlStreamReader::SkipChildElements) == source)
            same.insert(plain(source));
    }
    return same;
}

/// No compiler starts unless the test wants it.
const QByteArray settings = "[build]\npolicy=request\n"_ba;

struct Name {
    const char* pattern;
    const char* why;
};

/// What is called the same in every language.
constexpr Name names[] = {
    {"English|Deutsch", "a language is called by its own name"},
    {"C\\+\\+|CUDA|PTX|IR|C\\+\\+ \\(CPU\\)|CUDA \\(GPU\\)|host|device, host", "languages and machines"},
    {"float32|float64|native|native-vector-math|portable|sm_\\d+|compute_\\d+|O[0-3]|aether-abi/2",
     "words of compilers"},
    {"[\\w.-]+\\.(py|json|so|csv|npy)", "files"},
    {"affine( · .*)?", "a kernel, and what it was made for"},
    {"[0-9a-f]{64}", "a key"},
    {"sample_local", "a word of the manifest"},
    {"(/usr|/tmp|hawk|g\\+\\+).*", "paths and commands"},
};

bool isName(const QString& text)
{
    return std::ranges::any_of(names, [&](const Name& name) {
        return QRegularExpression(QRegularExpression::anchoredPattern(QString::fromUtf8(name.pattern)))
            .match(text)
            .hasMatch();
    });
}

bool hasWord(const QString& text)
{
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    return text.contains(word);
}

/// Every text of the program with two fifths more letters, as a language of long words would have them.
class LongWords : public QTranslator
{
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QString text = QString::fromUtf8(source);
        if (QLatin1StringView(context).startsWith("Q"_L1) || text.isEmpty())
            return {};
        const QString more(std::max<qsizetype>(1, (text.size() * 2 + 4) / 5), u'm');
        const qsizetype end = text.endsWith(u'…') ? text.size() - 1 : text.size();
        return text.first(end) + more + text.sliced(end);
    }
};

/// How much of the text of a button does not fit into it, in pixels.
int missingWidth(const QAbstractButton& button)
{
    const auto* tool = qobject_cast<const QToolButton*>(&button);
    if (button.text().isEmpty()
        || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
        return 0;
    return button.sizeHint().width() - button.width();
}

bool isInScrollArea(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(widget))
            return true;
    return false;
}

QStringList cutButtons(const QWidget& window)
{
    QStringList cut;
    for (const QAbstractButton* button : window.findChildren<QAbstractButton*>()) {
        if (!button->isVisible() || button->window() != &window || button->objectName().startsWith(u"qt_"_s))
            continue;
        if (const int missing = missingWidth(*button); missing > 0)
            cut.append(u"%1 '%2' misses %3 px"_s.arg(placeOf(button), button->text()).arg(missing));
        else if (const int seen = button->visibleRegion().boundingRect().width();
                 seen > 0 && seen < button->width() && !isInScrollArea(button))
            cut.append(u"%1 '%2' is covered"_s.arg(placeOf(button), button->text()));
    }
    return cut;
}

} // namespace

class GuiLanguageTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextFollowsTheLanguage()
    {
        gui::TestWindow window(settings);
        fill(window);
        const QList<Shown> english = everything(window);
        QVERIFY(english.size() > 300);
        choose(window, u"de"_s);
        QCOMPARE(window.action(u"file.quit"_s)->text(), u"&Beenden"_s);
        const QStringList left = stillEnglish(english, everything(window));
        QVERIFY2(left.isEmpty(), qPrintable(u'\n' + left.join(u'\n')));

        choose(window, u"en"_s);
        const QStringList before = textsOnly(english), after = textsOnly(everything(window));
        for (const QString& text : before)
            if (!after.contains(text))
                qInfo("gone: %s", qPrintable(text));
        for (const QString& text : after)
            if (!before.contains(text))
                qInfo("new: %s", qPrintable(text));
        QCOMPARE(after, before);
    }

    void messagesOfEveryKindFollow()
    {
        gui::TestWindow window(settings);
        const auto id = window.openExample();
        QVERIFY(id != workspace::DocumentId::none);
        QTRY_VERIFY(window->tabs().page(id)->isLoaded());
        window.action(u"help.about"_s)->trigger();
        window.workspace()->documents().setModified(id, true);
        QVERIFY(!window->tabs().askToQuit());
        window->tabs().page(id)->askToClose();
        window->tabs().openFiles({window.workspace().pathOf(u"gone.py"_s)});
        QVERIFY(window.settle());
        // Each is shown by somebody; the kinds differ in their looks only.
        using Kind = ui::InlineMessage::Kind;
        const auto parent = std::make_unique<QWidget>(&window.get());
        for (const Kind kind : {Kind::note, Kind::warning, Kind::error}) {
            auto* message = new ui::InlineMessage(parent.get());
            message->show(
                kind, [] { return QCoreApplication::translate("hawk::ui::DocumentMessages", "Discard"); });
        }
        parent->show();
        const auto told = [&] {
            QStringList texts;
            for (const auto* message : window->findChildren<ui::InlineMessage*>()) {
                // The core's own errors are English as in a terminal.
                if (message->isVisible() && message != &window->tabs().message())
                    texts.append(message->text());
            }
            return texts;
        };
        const QStringList english = told();
        QCOMPARE(english.size(), 6);
        choose(window, u"de"_s);
        const QStringList german = told();
        QCOMPARE(german.size(), english.size());
        for (qsizetype at = 0; at < english.size(); ++at)
            QVERIFY2(german[at] != english[at], qPrintable(english[at]));
        choose(window, u"en"_s);
        QCOMPARE(told(), english);
    }

    void lettersOfMenusAreUnambiguous()
    {
        gui::TestWindow window(settings);
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QStringList faults;
        for (const QString& language : {u"en"_s, u"de"_s}) {
            choose(window, language);
            judgeLetters(u"menu bar"_s, window->menuBar()->actions(), faults);
            for (const QMenu* menu : window->findChildren<QMenu*>())
                judgeLetters(placeOf(menu) + u' ' + menu->title(), menu->actions(), faults);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    }

    void noButtonIsCutOff()
    {
        gui::TestWindow window(settings);
        fill(window);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        choose(window, u"de"_s);
        judgeButtons(window);
        choose(window, u"en"_s);
        LongWords longWords;
        QCoreApplication::installTranslator(&longWords);
        judgeButtons(window);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        judgeButtons(window);
    }

    void cutButtonsAreFound()
    {
        QWidget window;
        window.resize(200, 100);
        QPushButton fits(u"Short"_s, &window), narrow(u"A long text"_s, &window),
            covered(u"Another text"_s, &window);
        fits.move(0, 0);
        narrow.setGeometry(0, 40, narrow.sizeHint().width() - 10, 20);
        covered.setGeometry(150, 70, covered.sizeHint().width(), 20);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QStringList cut = cutButtons(window);
        QCOMPARE(cut.size(), 2);
        QVERIFY(cut[0].contains(u"misses 10 px"_s));
        QVERIFY(cut[1].contains(u"'Another text' is covered"_s));
    }

private:
    /// A kernel that was built and run, so that every panel has something to say.
    static void fill(gui::TestWindow& window)
    {
        QVERIFY(window.openExample() != workspace::DocumentId::none);
        QVERIFY(window.workspace().build());
        QVERIFY(window.workspace().run(workspace::RunKind::timed));
        QVERIFY(window.settle());
        // Some panels begin to work when they are shown first.
        everything(window);
    }

    static void choose(gui::TestWindow& window, const QString& language)
    {
        QAction* action = window.action(u"view.language."_s + language);
        QVERIFY(action);
        gui::GuiApplication::callAsHandler([&] { action->trigger(); });
        QVERIFY(window.settle());
    }

    /// Texts that are the English ones and should not be.
    static QStringList stillEnglish(const QList<Shown>& english, const QList<Shown>& german)
    {
        const QStringList known = textsOnly(english);
        const QSet<QString> englishTexts(known.begin(), known.end());
        const QSet<QString> same = sameInGerman();
        QSet<QString> left;
        for (const Shown& shown : german)
            if (englishTexts.contains(shown.text) && hasWord(shown.text) && !same.contains(shown.text)
                && !isName(shown.text))
                left.insert(u"'%1' at %2"_s.arg(shown.text, shown.place));
        return left.values();
    }

    static void judgeButtons(gui::TestWindow& window)
    {
        QVERIFY(window.settle());
        QVERIFY(window.action(u"file.quit"_s)->text() != u"&Quit"_s);
        QStringList cut;
        for (const ui::Panel* panel : window->docks().panels()) {
            window->docks().raise(panel->id());
            QVERIFY(window.settle());
            QCOMPARE(window->width(), 1280);
            cut += cutButtons(window.get());
        }
        window->openSettings();
        QVERIFY(window.settle());
        for (QDialog* dialog : window->findChildren<QDialog*>()) {
            cut += cutButtons(*dialog);
            dialog->close();
        }
        cut.removeDuplicates();
        QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
    }

    /// The texts with each panel on top once.
    static QList<Shown> everything(gui::TestWindow& window)
    {
        QList<Shown> shown = menuTexts(window.get());
        for (const ui::Panel* panel : window->docks().panels()) {
            window->docks().raise(panel->id());
            [[maybe_unused]] const bool isQuiet = window.settle();
            shown += visibleTexts(window.get());
        }
        window->openSettings();
        [[maybe_unused]] const bool isQuiet = window.settle();
        for (QDialog* dialog : window->findChildren<QDialog*>()) {
            shown += visibleTexts(*dialog);
            dialog->close();
        }
        return shown;
    }

    static void judgeLetters(const QString& place, const QList<QAction*>& actions, QStringList& faults)
    {
        QMap<QString, QStringList> users;
        for (const QAction* action : actions) {
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            if (!letter.isEmpty() && action->isVisible())
                users[letter].append(u'\'' + action->text() + u'\'');
        }
        for (const auto& [letter, texts] : users.asKeyValueRange())
            if (texts.size() > 1)
                faults.append(place + u": "_s + letter + u": "_s + texts.join(u", "_s));
    }
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiLanguageTest>(argc, argv);
}

#include "tst_gui_language.moc"
