// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// Diagnostics in German: every rule of the core with every kind of argument that its cases fill in, and
// faults of syntax. What stays English between backticks or quotes is code of the user.

#include <QDir>
#include <QRegularExpression>

#include "common/core_phrase.h"
#include "common/diagnostic_text.h"
#include "common/qt_text.h"
#include "shell/language.h"
#include "support/gui_test.h"
#include "trace/trace.h"

using namespace Qt::StringLiterals;
using namespace hawk;

namespace {

/// Each of these is refused for another reason, most of them with another argument.
constexpr const char* brokenTexts[] = {
    "def f(:\n    pass\n",
    "def\n",
    "def f(x)\n    return x\n",
    "class 3:\n    pass\n",
    "class C:\n",
    "def f(x):\n",
    "for x in y:\n",
    "while 1:\n",
    "if x:\n",
    "try:\n    pass\n",
    "try:\n    pass\nexcept E as 3:\n    pass\n",
    "import 3\n",
    "import a.3\n",
    "from a import b as\n",
    "x = \n",
    "x = (1,\n",
    "x = 'abc\n",
    "x = \"\"\"abc\n",
    "x = 1_\n",
    "x = 0x\n",
    "x = 0b12\n",
    "x = 0o9\n",
    "x = 012\n",
    "x = 1abc\n",
    "x = ?\n",
    "x = $ + 1\n",
    "x = \xC3\xA9\xE2\x82\xAC\n",
    "    x = 1\n",
    "x = 1\n  y = 2\n",
    "f() = 1\n",
    "1 = x\n",
    "x + y = 1\n",
    "[x for x in y] = 1\n",
    "lambda: 1 = 2\n",
    "x if y else z = 1\n",
    "x == y = 1\n",
    "{1: 2} = 3\n",
    "'a' = 3\n",
    "def f(*, **k):\n    pass\n",
    "def f(a=1, b):\n    pass\n",
    "def f(**k, a):\n    pass\n",
    "def f(*a, *b):\n    pass\n",
    "def f(/, a):\n    pass\n",
    "def f(a, *):\n    pass\n",
    "f(a=1, 2)\n",
    "f(x for x in y, 1)\n",
    "x = b'a' 'b'\n",
    "x = '\\N'\n",
    "x = f'{a'\n",
    "x = f'{a!x}'\n",
    "x = f'}'\n",
    "x = 1 2\n",
    "@a\nx = 1\n",
    "async x\n",
    "x.3\n",
    "x = *a\n",
    "{**a, b}\n",
    "match x:\n    case\n",
};

/// Names of types and of forms, which are the same in every language.
const QRegularExpression& sameInEveryLanguage()
{
    static const QRegularExpression names(
        u"`[^`]*`|\"[^\"]*\"|'[^']*'|\\b(?:Scalar|Vector|Matrix|Quat|hawk\\.\\w+|[\\w.]+\\([^)]*\\)|U\\+\\w+)"_s);
    return names;
}

bool hasWords(QString text)
{
    static const QRegularExpression word(u"[A-Za-z]{2,}"_s);
    return text.remove(sameInEveryLanguage()).contains(word);
}

std::vector<text::Diagnostic> diagnosticsOf(const std::string& text)
{
    return trace::traceModule(syntax::parse(text::SourceText(text, "case.py"))).diagnostics;
}

} // namespace

class GuiDiagnosticTextsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void casesOfRefusal()
    {
        const QDir folder(QStringLiteral(HAWK_SOURCE_DIR "/tests/refusal/cases"));
        const QStringList names = folder.entryList({u"*.py"_s}, QDir::Files);
        QVERIFY(names.size() > 5);
        for (const QString& name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            look(file.readAll().toStdString());
        }
        judge(150);
    }

    void faultsOfSyntax()
    {
        for (const char* text : brokenTexts)
            look(text);
        judge(50);
    }

    void sentencesReadWell_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("token") << u"x = \n"_s
                               << u"Hier passt nicht: das Zeilenende. Erwartet wird: ein Ausdruck."_s;
        QTest::newRow("name")
            << u"x = 1 yes\n"_s
            << u"Hier passt nicht: der Name `yes`. Erwartet wird: ein Operator oder das Zeilenende."_s;
        QTest::newRow("capital") << u"f() = 1\n"_s
                                 << u"Das Ergebnis eines Aufrufs kann keinen Wert bekommen."_s;
        QTest::newRow("number") << u"x = 0b12\n"_s
                                << u"`0b12` ist keine Zahl: eine Binärzahl hat die Ziffern 0 und 1."_s;
        QTest::newRow("quotes") << u"x = 'abc\n"_s
                                << u"Dem Text, der hier beginnt, fehlt am Ende: Anführungszeichen `'`."_s;
    }

    void sentencesReadWell()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        ui::Language language;
        language.choose(u"de"_s);
        const auto found = diagnosticsOf(text.toStdString());
        QVERIFY(!found.empty());
        QCOMPARE(ui::translatedMessage(found.front()), message);
    }

    void phrasesKeepWhatIsCode_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::newRow("code") << u"the name `a list`"_s << u"der Name `a list`"_s;
        QTest::newRow("hole") << u"the text \"{0} {1}\""_s << u"der Text \"{0} {1}\""_s;
        QTest::newRow("two") << u"a list and the number -2.5"_s << u"eine Liste und die Zahl -2.5"_s;
        QTest::newRow("three") << u"a tuple, a set, a Vector[3]"_s
                               << u"ein Tupel, eine Menge, ein Vector[3]"_s;
        QTest::newRow("plural") << u"3 arguments"_s << u"3 Argumente"_s;
        QTest::newRow("numbers") << u"min 1.89e-07  max -1  mean 0.5"_s
                                 << u"Min. 1.89e-07  Max. -1  Mittel 0.5"_s;
        QTest::newRow("path") << u"Since the entry was made, /usr/include/c++/14/cmath changed."_s
                              << u"Seit der Eintrag entstand, hat sich /usr/include/c++/14/cmath geändert."_s;
        QTest::newRow("title") << u"Looking at my and your.py"_s << u"my and your.py wird betrachtet"_s;
        QTest::newRow("title without name") << u"Reading the cache"_s << u"Der Cache wird gelesen"_s;
        QTest::newRow("unknown") << u"a unicorn"_s << u"a unicorn"_s;
        QTest::newRow("empty") << QString() << QString();
    }

    void phrasesKeepWhatIsCode()
    {
        QFETCH(QString, english);
        QFETCH(QString, german);
        QCOMPARE(ui::translatedPhrase(english), english);
        ui::Language language;
        language.choose(u"de"_s);
        QCOMPARE(ui::translatedPhrase(english), german);
    }

protected:
    void prepare() override
    {
        m_looked = 0;
        m_faults.clear();
    }

private:
    void look(const std::string& text)
    {
        for (const text::Diagnostic& diagnostic : diagnosticsOf(text)) {
            const QString message = ui::translatedMessage(diagnostic), hint = ui::translatedHint(diagnostic);
            ui::Language language;
            language.choose(u"de"_s);
            judge(message, ui::translatedMessage(diagnostic));
            judge(hint, ui::translatedHint(diagnostic));
            for (std::size_t at = 0; at < diagnostic.arguments.size(); ++at)
                judgeArgument(diagnostic, at);
        }
    }

    void judge(const QString& english, const QString& german)
    {
        ++m_looked;
        if (english == german && hasWords(english))
            m_faults.insert(u"stays English: "_s + english);
        if (german.contains(u"{0}"_s) || german.contains(u"{1}"_s))
            m_faults.insert(u"has a hole: "_s + german);
    }

    void judgeArgument(const text::Diagnostic& diagnostic, std::size_t at)
    {
        const QString argument = ui::toQt(diagnostic.arguments[at]);
        // Between backticks it is code of the user.
        static const QRegularExpression code(u"`[^`]*`"_s);
        QString rule = ui::toQt(diagnostic.rule->message) + u' ' + ui::toQt(diagnostic.rule->hint);
        if (rule.remove(code).contains(u"{%1}"_s.arg(at)) && hasWords(argument)
            && ui::translatedPhrase(argument) == argument)
            m_faults.insert(u"argument stays English: '%1' in '%2'"_s.arg(
                argument, ui::toQt(diagnostic.message() + ' ' + diagnostic.hint())));
    }

    void judge(int atLeast)
    {
        QVERIFY2(m_looked >= atLeast, qPrintable(u"only %1 texts"_s.arg(m_looked)));
        QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + QStringList(m_faults.values()).join(u'\n')));
    }

    int m_looked = 0;
    QSet<QString> m_faults;
};

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiDiagnosticTextsTest>(argc, argv);
}

#include "tst_gui_diagnostic_texts.moc"
