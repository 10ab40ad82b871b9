// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The list of problems, and the highlighting definitions that the product ships.

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QSignalSpy>
#include <QTextBlock>

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>

#include "common/empty_state.h"
#include "common/highlighting.h"
#include "editor/slice_highlighter.h"
#include "panels/problems_panel.h"
#include "shell/language.h"
#include "support/gui_test.h"
#include "support/test_workspace.h"
#include "syntax/parser.h"

using namespace Qt::StringLiterals;
using namespace hawk;
using gui::TestWorkspace;
using ui::Problem;
using ui::ProblemsModel;
using ui::ProblemsPanel;
using workspace::DocumentId;

namespace {

constexpr int patience = 20'000;

const std::string twoFaults = "from hawk import Scalar, kernel\n"
                              "\n"
                              "@kernel\n"
                              "def f(x: Scalar):\n"
                              "    # \U0001F600\n"
                              "    s = '\U0001F600'; y = x + unknown\n"
                              "    return y\n"
                              "\n"
                              "@kernel\n"
                              "def g(x: Scalar):\n"
                              "    return x + missing\n";

workspace::Analysis analysisOf(const std::string& text)
{
    workspace::Analysis analysis;
    analysis.module = trace::traceModule(syntax::parse({text, "x.py"}));
    return analysis;
}

/// Names of the formats of a line, as the definition has them.
class Formats : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    explicit Formats(const KSyntaxHighlighting::Definition& definition) { setDefinition(definition); }
    QString of(const QString& line, const QString& part)
    {
        m_from = line.indexOf(part);
        m_found.clear();
        highlightLine(line, {});
        return m_found;
    }

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override
    {
        if (offset <= m_from && m_from < offset + length)
            m_found = format.name();
    }
    qsizetype m_from = 0;
    QString m_found;
};

} // namespace

class GuiProblemsTest : public gui::GuiTest
{
    Q_OBJECT

private Q_SLOTS:
    void listsDiagnosticsByPlace();
    void namesTheImportedFileOfAProblem();
    void addsTheErrorOfABuild();
    void addsTheWarningsOfACompiler();
    void keepsTheRulesOfModels();
    void followsTheDocument();
    void speaksTheLanguageOfTheWindow();
    void opensPlaces();
    void copies();
    void namesFormats_data();
    void namesFormats();
};

void GuiProblemsTest::namesTheImportedFileOfAProblem()
{
    trace::ImportPlaces places{.folders = {"/lab"}, .read = {}};
    places.read = [](const std::string& path) -> std::optional<hawk::Result<text::SourceText>> {
        if (path != "/lab/lib.py")
            return std::nullopt;
        return text::SourceText("def f(x):\n    return missing\n", path);
    };
    workspace::Analysis analysis;
    analysis.module = trace::traceModule(
        syntax::parse({"from hawk import Scalar, kernel\nfrom lib import f\n\n\n@kernel\ndef k(x: Scalar):\n"
                       "    return f(x)\n",
                       "/lab/x.py"}),
        {}, places);
    ProblemsModel model;
    model.set(ui::problemsOf(&analysis, nullptr));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, ProblemsModel::place).data().toString(), u"lib.py:2:12"_s);
    QVERIFY(model.line(0).startsWith(u"lib.py:2:12: error: "));
}

void GuiProblemsTest::listsDiagnosticsByPlace()
{
    const workspace::Analysis analysis = analysisOf(twoFaults);
    const std::vector<Problem> problems = ui::problemsOf(&analysis, nullptr);
    QCOMPARE(problems.size(), std::size_t{2});
    // Column 23 counts the pair of the emoji as two, as the editor does.
    QCOMPARE(problems[0].place, (text::LineColumn{6, 23}));
    QCOMPARE(problems[1].place, (text::LineColumn{11, 16}));
    QCOMPARE(analysis.source().slice(*problems[0].range), std::string_view("unknown"));
    QVERIFY(!problems[0].message.isEmpty());
    QVERIFY(!problems[0].code.isEmpty());
    QVERIFY(ui::problemsOf(nullptr, nullptr).empty());
}

void GuiProblemsTest::addsTheWarningsOfACompiler()
{
    static constexpr text::DiagnosticRule spill{
        "C02", "ptxas: {0} bytes spill.", {}, text::Severity::warning};
    const workspace::Analysis analysis =
        analysisOf("from hawk import Scalar, kernel\n\n\n@kernel\ndef f(x: Scalar):\n    return x * x\n");
    const auto place = static_cast<std::uint32_t>(analysis.source().text().find("x * x"));
    const text::Diagnostic warning = text::diagnose(spill, {place, place + 5}, {"64"});
    // Several builds say the same.
    ProblemsModel model;
    model.set(ui::problemsOf(&analysis, nullptr, {warning, warning}));
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.count(text::Severity::warning), 1);
    QCOMPARE(model.at(0).place, (text::LineColumn{6, 12}));
    QCOMPARE(model.line(0), u"6:12: warning: ptxas: 64 bytes spill. [C02]"_s);
}

void GuiProblemsTest::addsTheErrorOfABuild()
{
    const workspace::Analysis analysis = analysisOf(twoFaults);
    Error error{.kind = ErrorKind::environment,
                .code = "no-compiler",
                .message = "There is none.",
                .hint = "Install one."};
    std::vector<Problem> problems = ui::problemsOf(&analysis, &error);
    QCOMPARE(problems.size(), std::size_t{3});
    QVERIFY(!problems[0].range);
    QCOMPARE(problems[0].code, u"no-compiler"_s);
    // What the analysis said already is not said twice.
    error.diagnostics = analysis.module.diagnostics;
    QCOMPARE(ui::problemsOf(&analysis, &error).size(), std::size_t{2});
    // A compiler's message about another place stands in order.
    error.diagnostics = {text::diagnose(*analysis.module.diagnostics[0].rule, {5, 9}, {"a", "b", "c"})};
    problems = ui::problemsOf(&analysis, &error);
    QCOMPARE(problems.size(), std::size_t{3});
    QCOMPARE(problems[0].place, (text::LineColumn{1, 6}));
}

void GuiProblemsTest::keepsTheRulesOfModels()
{
    ProblemsModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const workspace::Analysis analysis = analysisOf(twoFaults);
    model.setColours(ui::coloursFor(qApp->palette()));
    model.set(ui::problemsOf(&analysis, nullptr));
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(0, ProblemsModel::place).data().toString(), u"6:23"_s);
    QVERIFY(model.index(0, ProblemsModel::message)
                .data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(u"Error: "_s));
    QVERIFY(!model.index(0, ProblemsModel::message).data(Qt::DecorationRole).value<QIcon>().isNull());
    model.setFreshness(ProblemsModel::Freshness::stale);
    QCOMPARE(model.index(0, 0).data(Qt::ForegroundRole).value<QColor>(),
             ui::coloursFor(qApp->palette()).dimmed);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.set(ui::problemsOf(&analysis, nullptr));
    QCOMPARE(resets.size(), 0);
    model.set({});
    QCOMPARE(model.rowCount(), 0);
}

void GuiProblemsTest::followsTheDocument()
{
    TestWorkspace workspace;
    QVERIFY(workspace.isReady());
    ui::Highlighting highlighting(qApp->palette());
    ProblemsPanel panel(workspace.get(), highlighting);
    panel.resize(800, 200);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QCOMPARE(panel.findChild<ui::EmptyState*>()->text(), u"No problems."_s);
    QCOMPARE(panel.title(), u"Problems"_s);

    QSignalSpy titles(&panel, &ui::Panel::titleChanged);
    QVERIFY(workspace.open(workspace.write(u"bad.py"_s, QByteArray::fromStdString(twoFaults)))
            != DocumentId::none);
    QTRY_COMPARE_WITH_TIMEOUT(panel.title(), u"Problems 2"_s, patience);
    QVERIFY(!titles.isEmpty());
    auto* table = panel.findChild<QTableView*>();
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->rowCount(), 2);
    // The same document when it is broken no more.
    const DocumentId id = workspace->documents().current();
    workspace->documents().setTextProvider(id, [] { return std::string("x = 1\n"); });
    workspace->documents().noteEdit(id);
    QTRY_COMPARE_WITH_TIMEOUT(panel.title(), u"Problems"_s, patience);
    QVERIFY(!table->isVisible());
    workspace->documents().close(id);
    workspace->documents().close(workspace->documents().current());
    QVERIFY(panel.findChild<ui::EmptyState*>()->text() != u"No problems."_s);
}

void GuiProblemsTest::speaksTheLanguageOfTheWindow()
{
    TestWorkspace workspace({});
    ui::Highlighting highlighting(qApp->palette());
    ProblemsPanel panel(workspace.get(), highlighting);
    panel.resize(800, 200);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QVERIFY(workspace.open(workspace.write(u"bad.py"_s, QByteArray::fromStdString(twoFaults)))
            != DocumentId::none);
    const QAbstractItemModel& model = *panel.findChild<QTableView*>()->model();
    QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 2, patience);
    QCOMPARE(model.index(0, ProblemsModel::message).data().toString(),
             u"`unknown` is not defined at this point."_s);
    ui::Language language;
    language.choose(u"de"_s);
    QTRY_COMPARE(model.index(0, ProblemsModel::message).data().toString(),
                 u"`unknown` ist an dieser Stelle nicht definiert."_s);
    QCOMPARE(model.index(0, ProblemsModel::message).data(Qt::AccessibleTextRole).toString(),
             u"Fehler: `unknown` ist an dieser Stelle nicht definiert."_s);
    QVERIFY(!model.index(0, ProblemsModel::hint).data().toString().startsWith(u"Define"_s));
    language.choose(u"en"_s);
    QTRY_COMPARE(model.index(0, ProblemsModel::message).data().toString(),
                 u"`unknown` is not defined at this point."_s);
}

void GuiProblemsTest::opensPlaces()
{
    TestWorkspace workspace({});
    ui::Highlighting highlighting(qApp->palette());
    ProblemsPanel panel(workspace.get(), highlighting);
    panel.resize(800, 200);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const DocumentId id = workspace.open(workspace.write(u"bad.py"_s, QByteArray::fromStdString(twoFaults)));
    QVERIFY(id != DocumentId::none);
    auto* table = panel.findChild<QTableView*>();
    QTRY_VERIFY_WITH_TIMEOUT(table->isVisible(), patience);
    QSignalSpy activated(&panel, &ProblemsPanel::placeActivated);
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated[0][0].value<DocumentId>(), id);
    const auto range = activated[0][1].value<text::Range>();
    QCOMPARE(twoFaults.substr(range.begin, range.end - range.begin), std::string("missing"));
}

void GuiProblemsTest::copies()
{
    TestWorkspace workspace({});
    ui::Highlighting highlighting(qApp->palette());
    ProblemsPanel panel(workspace.get(), highlighting);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QVERIFY(workspace.open(workspace.write(u"bad.py"_s, QByteArray::fromStdString(twoFaults)))
            != DocumentId::none);
    QTRY_VERIFY_WITH_TIMEOUT(panel.findChild<QTableView*>()->isVisible(), patience);
    for (QAction* action : panel.panelActions()) {
        // Nothing resembles the unknown names, so there is no fix.
        QCOMPARE(action->isEnabled(), !action->objectName().startsWith(u"problems.fix"_s));
        if (action->objectName() == u"problems.copyAll"_s)
            action->trigger();
    }
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith(u"6:23: error: "_s), qPrintable(lines[0]));
    QVERIFY2(lines[1].startsWith(u"11:16: error: "_s), qPrintable(lines[1]));
}

void GuiProblemsTest::namesFormats_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QString>("format");
    using enum ui::TextLanguage;
    const auto row = [](ui::TextLanguage language, const QString& line, const QString& part,
                        const QString& format) {
        QTest::newRow(qPrintable(line + u": "_s + part)) << int(language) << line << part << format;
    };
    row(kernel, u"@kernel"_s, u"@kernel"_s, u"Decorator"_s);
    row(kernel, u"@hawk.kernel"_s, u"@hawk"_s, u"Decorator"_s);
    row(kernel, u"def affine(x: Scalar, a: Mutable[Vector[3]]):"_s, u"affine"_s, u"Function Name"_s);
    row(kernel, u"def affine(x: Scalar, a: Mutable[Vector[3]]):"_s, u"def"_s, u"Definition Keyword"_s);
    row(kernel, u"def affine(x: Scalar, a: Mutable[Vector[3]]):"_s, u"Scalar"_s, u"Annotation"_s);
    row(kernel, u"def affine(x: Scalar, a: Mutable[Vector[3]]):"_s, u"Vector"_s, u"Annotation"_s);
    row(kernel, u"    y = exp(x) + exp2"_s, u"exp(x)"_s, u"Kernel Function"_s);
    row(kernel, u"    y = exp(x) + exp2"_s, u"exp2"_s, u"Normal Text"_s);
    row(kernel, u"    y = f(norm(v), (2.5))  # hm"_s, u"norm"_s, u"Kernel Function"_s);
    row(kernel, u"    y = f(norm(v), (2.5))  # hm"_s, u"2.5"_s, u"Float"_s);
    row(kernel, u"    y = f(norm(v), (2.5))  # hm"_s, u"hm"_s, u"Comment"_s);
    row(kernel, u"    return 'Scalar'"_s, u"return"_s, u"Flow Control Keyword"_s);
    row(kernel, u"    return 'Scalar'"_s, u"Scalar"_s, u"String"_s);
    row(cuda, u"__global__ void f(const double* __restrict__ x)"_s, u"__global__"_s, u"Specifier"_s);
    row(cuda, u"__global__ void f(const double* __restrict__ x)"_s, u"__restrict__"_s, u"Specifier"_s);
    row(cuda, u"    int i = blockIdx.x * blockDim.x; // threadIdx"_s, u"blockIdx"_s, u"Place"_s);
    row(cuda, u"    int i = blockIdx.x * blockDim.x; // threadIdx"_s, u"threadIdx"_s, u"Comment"_s);
    row(cuda, u"    { __syncthreads(); }"_s, u"__syncthreads"_s, u"Intrinsic"_s);
    row(cuda, u"double3 p;"_s, u"double3"_s, u"Type"_s);
    row(ptx, u".visible .entry affine("_s, u".visible"_s, u"Directive"_s);
    row(ptx, u"\tfma.rn.f64 \t%fd4, %fd3, %fd1, %fd2;"_s, u"fma"_s, u"Instruction"_s);
    row(ptx, u"\tfma.rn.f64 \t%fd4, %fd3, %fd1, %fd2;"_s, u".rn"_s, u"Modifier"_s);
    row(ptx, u"\tfma.rn.f64 \t%fd4, %fd3, %fd1, %fd2;"_s, u".f64"_s, u"Type"_s);
    row(ptx, u"\tfma.rn.f64 \t%fd4, %fd3, %fd1, %fd2;"_s, u"%fd4"_s, u"Register"_s);
    row(ptx, u"\tmov.u32 \t%r1, %ctaid.x;"_s, u"%ctaid"_s, u"Special Register"_s);
    row(ptx, u"\tmov.f64 \t%fd1, 0d3FF0000000000000;"_s, u"0d3F"_s, u"Float"_s);
    row(ptx, u"\t@%p1 bra \t$L__BB0_2;"_s, u"@%p1"_s, u"Predicate"_s);
    row(ptx, u"\t@%p1 bra \t$L__BB0_2;"_s, u"$L__BB0_2"_s, u"Label"_s);
    row(ptx, u"\tret; // add.s32"_s, u"add"_s, u"Comment"_s);
    row(ir, u"kernel affine  digest 8716e78cbbe5"_s, u"kernel"_s, u"Heading"_s);
    row(ir, u"kernel affine  digest 8716e78cbbe5"_s, u"8716"_s, u"Digest"_s);
    row(ir, u"  %4 = add %0 %3 : Vector[3]  # pos"_s, u"add"_s, u"Operation"_s);
    row(ir, u"  %4 = add %0 %3 : Vector[3]  # pos"_s, u"%0"_s, u"Value"_s);
    row(ir, u"  %4 = add %0 %3 : Vector[3]  # pos"_s, u"Vector"_s, u"Type"_s);
    row(ir, u"  %4 = add %0 %3 : Vector[3]  # pos"_s, u"pos"_s, u"Comment"_s);
    row(ir, u"  %5 = const -0.5 : Scalar"_s, u"-0.5"_s, u"Number"_s);
    row(log, u"12:03:07  $ g++ -O3 a.cpp"_s, u"12:"_s, u"Time"_s);
    row(log, u"12:03:07  $ g++ -O3 a.cpp"_s, u"g++"_s, u"Command"_s);
}

void GuiProblemsTest::namesFormats()
{
    QFETCH(int, language);
    QFETCH(QString, line);
    QFETCH(QString, part);
    const ui::Highlighting highlighting(qApp->palette());
    const auto definition = highlighting.definition(ui::TextLanguage(language));
    QVERIFY(definition.isValid());
    QTEST(Formats(definition).of(line, part), "format");
}

int main(int argc, char** argv)
{
    return gui::runGuiTest<GuiProblemsTest>(argc, argv);
}

#include "tst_gui_problems.moc"
