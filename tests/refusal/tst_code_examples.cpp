// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QFile>
#include <QTest>

#include <format>
#include <set>

#include "text/apply_fixes.h"
#include "text/code_pages.h"
#include "trace/refusals.h"
#include "trace/trace.h"

using namespace hawk;

namespace {

std::string read(const char* name)
{
    QFile file(QStringLiteral(HAWK_SOURCE_DIR "/docs/") + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// `3 "x > 0.0 and x < 1.0"` for each mark `#! text`.
std::multiset<std::string> marked(const text::SourceText& source)
{
    std::multiset<std::string> marks;
    for (std::uint32_t number = 1; number <= source.lineCount(); ++number) {
        const std::string_view line = source.line(number);
        if (const std::size_t at = line.find("#! "); at != std::string_view::npos)
            marks.insert(std::format("{} \"{}\"", number, line.substr(at + 3)));
    }
    return marks;
}

std::string faultsOf(const trace::Module& module)
{
    std::string out;
    for (const text::Diagnostic& diagnostic : module.diagnostics)
        out += std::format("{} {}: {}\n", diagnostic.code(),
                           module.tree.source().position(diagnostic.range.begin).line, diagnostic.message());
    return out;
}

trace::Module traced(const std::string& text)
{
    return trace::traceModule(syntax::parse(text::SourceText(text, "example.py")));
}

} // namespace

class CodeExamples : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_pages = text::readCodePages(read("codes.md"), read("code-examples.md")); }
    void eachHasARow();
    void eachRuleIsShown();
    void areRefusedAndAccepted_data();
    void areRefusedAndAccepted();
    void repairsAreAccepted_data() { areRefusedAndAccepted_data(); }
    void repairsAreAccepted();

private:
    std::vector<text::CodePage> m_pages;
};

void CodeExamples::eachHasARow()
{
    QVERIFY(m_pages.size() > 200);
    for (const text::CodePage& page : m_pages) {
        QVERIFY2(!page.meaning.empty() && !page.advice.empty(), page.code.c_str());
        QCOMPARE(page.refused.empty(), page.accepted.empty());
    }
}

/// The rules of the language that the tracer has are shown, but for those named here.
void CodeExamples::eachRuleIsShown()
{
    const std::set<std::string> without{
        "R57", // needs a helper that keeps values of a sample, which nobody should write
        "R98", // what is right is refused as U22
        "R165", "R166", // of imports: they need a second file
    };
    std::set<std::string> missing;
    for (const text::DiagnosticRule* rule : trace::allRules()) {
        const auto page = std::ranges::find(m_pages, rule->code, &text::CodePage::code);
        QVERIFY2(page != m_pages.end(), rule->code.data());
        if (rule->code.starts_with('R') && page->refused.empty())
            missing.emplace(rule->code);
    }
    std::string list;
    for (const std::string& code : missing)
        list += without.contains(code) ? "" : code + " ";
    QVERIFY2(list.empty(), list.c_str());
}

void CodeExamples::areRefusedAndAccepted_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < m_pages.size(); ++i) {
        if (!m_pages[i].refused.empty())
            QTest::newRow(m_pages[i].code.c_str()) << i;
    }
}

void CodeExamples::areRefusedAndAccepted()
{
    QFETCH(std::size_t, index);
    const text::CodePage& page = m_pages[index];
    const trace::Module refused = traced(page.refused);
    std::multiset<std::string> found;
    for (const text::Diagnostic& diagnostic : refused.diagnostics) {
        QVERIFY2(diagnostic.code() == page.code, faultsOf(refused).c_str());
        found.insert(std::format("{} \"{}\"", refused.tree.source().position(diagnostic.range.begin).line,
                                 refused.tree.source().slice(diagnostic.range)));
    }
    QVERIFY2(found == marked(refused.tree.source()),
             (faultsOf(refused) + (found.empty() ? "" : *found.begin())).c_str());
    const trace::Module accepted = traced(page.accepted);
    QCOMPARE(faultsOf(accepted), std::string());
    QVERIFY(!accepted.kernels.empty());
}

/// What `hawk check --fix` makes of the refused kernel has no fault, wherever it has a repair.
void CodeExamples::repairsAreAccepted()
{
    QFETCH(std::size_t, index);
    const std::string& text = m_pages[index].refused;
    const trace::Module refused = traced(text);
    const text::FixedText fixed = text::applyFixes(text, refused.diagnostics);
    if (fixed.fixCount == refused.diagnostics.size())
        QCOMPARE(faultsOf(traced(fixed.text)), std::string());
}

QTEST_APPLESS_MAIN(CodeExamples)
#include "tst_code_examples.moc"
