// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QProcess>
#include <QTest>

#include "workspace/input_form.h"
#include "workspace/run_command.h"

using namespace hawk;
using namespace hawk::workspace;
using namespace Qt::StringLiterals;
using data::Role;

/// Texts of inputs taken apart for the fields of a window, and the command line that does the same.
class TestForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void forms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("source");
        QTest::addColumn<QStringList>("fields");
        const auto row = [](const char* text, InputSource source, const QStringList& fields) {
            QTest::newRow(*text == '\0' ? "nothing" : text)
                << QString::fromUtf8(text) << static_cast<int>(source) << fields;
        };
        row("", InputSource::none, {});
        row("uniform:-5:5:7", InputSource::uniform, {u"-5"_s, u"5"_s, u"7"_s});
        row("uniform:-5:5", InputSource::uniform, {u"-5"_s, u"5"_s, u""_s});
        row("normal:0:1", InputSource::normal, {u"0"_s, u"1"_s, u""_s});
        row("linspace:0:1e3", InputSource::linspace, {u"0"_s, u"1e3"_s});
        row("constant:2", InputSource::constant, {u"2"_s});
        row("1,2.5,4", InputSource::list, {u"1,2.5,4"_s});
        row("@x.npy", InputSource::numpyFile, {u"x.npy"_s, u""_s});
        row("@/a:b/x.npy:samples_first", InputSource::numpyFile, {u"/a:b/x.npy"_s, u"samples_first"_s});
        row("@data.csv:t in °C", InputSource::csvColumn, {u"data.csv"_s, u"t in °C"_s});
        row("@data.csv", InputSource::csvColumn, {u"data.csv"_s, u""_s});
        row("@notes.txt", InputSource::numpyFile, {u"notes.txt"_s, u""_s});
        row("uniform:wrong:1", InputSource::uniform, {u"wrong"_s, u"1"_s, u""_s});
        row("uniform:0:1:2:3", InputSource::other, {u"uniform:0:1:2:3"_s});
        row("uniform:0:", InputSource::other, {u"uniform:0:"_s});
        row("uniform", InputSource::other, {u"uniform"_s});
        row("blue", InputSource::other, {u"blue"_s});
    }

    void forms()
    {
        QFETCH(QString, text);
        QFETCH(int, source);
        QFETCH(QStringList, fields);
        const InputForm form = readInputForm(text.toStdString(), Role::perSample);
        QCOMPARE(static_cast<int>(form.source), source);
        QStringList seen;
        for (const std::string& field : form.fields)
            seen << QString::fromStdString(field);
        QCOMPARE(seen, fields);
        QCOMPARE(QString::fromStdString(textOf(form)), text);
    }

    void aParamTakesANumber()
    {
        QCOMPARE(readInputForm("2.5", Role::uniform).source, InputSource::number);
        QCOMPARE(readInputForm("2.5", Role::perSample).source, InputSource::list);
        QCOMPARE(sourcesFor(Role::uniform, false), std::vector<InputSource>({InputSource::number}));
        QVERIFY(!std::ranges::contains(sourcesFor(Role::perSample, false), InputSource::none));
        QVERIFY(std::ranges::contains(sourcesFor(Role::mutablePlane, true), InputSource::none));
    }

    void defaultsAreForms()
    {
        for (const InputSource source : sourcesFor(Role::perSample, true)) {
            const InputForm form = defaultForm(source, 3);
            QCOMPARE(form.fields.size(), fieldCount(source));
            if (source != InputSource::numpyFile && source != InputSource::csvColumn)
                QCOMPARE(readInputForm(textOf(form), Role::perSample), form);
        }
        QCOMPARE(textOf(defaultForm(InputSource::normal, 3)), "normal:0:1:3");
    }

    void theCommandLine()
    {
        RunChoice choice{.file = "/a b/it's.py",
                         .kernel = "affine",
                         .target = {.backend = "cuda-shim", .mode = data::Mode::float32},
                         .inputs = {{"x", "@my data.csv:t (C)"}, {"a", "2"}},
                         .sampleCount = 1000,
                         .isTimed = true};
        const std::vector<std::string> words = runWords(choice);
        QCOMPARE(
            words,
            std::vector<std::string>({"hawk", "run", "/a b/it's.py:affine", "x=@my data.csv:t (C)", "a=2",
                                      "-n", "1000", "--target", "cuda-shim", "--mode", "float32", "--time"}));
        choice.target.profile = codegen::Profile::portable;
        choice.target.optLevel = codegen::OptLevel::O2;
        choice.target.architecture = "sm_90";
        choice.searchPath = {"/lab", "/a b"};
        const std::vector<std::string> more = runWords(choice);
        QVERIFY(!std::ranges::search(
                     more,
                     std::vector<std::string>({"--profile", "portable", "--opt-level", "O2", "--arch",
                                               "sm_90", "--path", "/lab", "--path", "/a b"}))
                     .empty());
        choice.target = {.backend = "cuda-shim", .mode = data::Mode::float32};
        choice.searchPath.clear();
        // The shell is the judge: it reads back the same words.
        QProcess shell;
        shell.start(u"sh"_s,
                    {u"-c"_s, u"printf '%s\\n' "_s + QString::fromStdString(runCommandLine(choice))});
        QVERIFY(shell.waitForFinished());
        std::string expected;
        for (const std::string& word : words)
            expected += word + "\n";
        QCOMPARE(shell.readAllStandardOutput().toStdString(), expected);
        choice.target = {};
        choice.isTimed = false;
        choice.file = "k.py";
        choice.inputs = {{"a", "2"}};
        QCOMPARE(runCommandLine(choice), "hawk run k.py:affine a=2 -n 1000");
    }
};

QTEST_APPLESS_MAIN(TestForms)
#include "tst_workspace_forms.moc"
