// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QDir>
#include <QDirIterator>
#include <QTest>

#include <set>

#include "diff/refusals.h"
#include "trace/refusals.h"
#include "trace/trace.h"

namespace {

using namespace hawk;

/// `R33 7 "x > 0.0 and x < 1.0"`: code, line and the text that is covered.
QString spell(std::string_view code, std::uint32_t line, std::string_view covered)
{
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size())))
        .arg(line)
        .arg(QString::fromUtf8(covered.data(), static_cast<qsizetype>(covered.size())));
}

text::SourceText read(const QString& path)
{
    const auto source = text::SourceText::fromFile(path.toStdString());
    return source ? *source : text::SourceText();
}

QStringList expectedIn(const text::SourceText& source)
{
    const QString mark = QStringLiteral("#! ");
    QStringList expected;
    for (std::uint32_t number = 1; number <= source.lineCount(); ++number) {
        const std::string_view line = source.line(number);
        const QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
        const qsizetype at = text.indexOf(mark);
        if (at < 0)
            continue;
        for (const QString& part : text.mid(at + mark.size()).split(QStringLiteral(" ;; "))) {
            const qsizetype space = part.indexOf(u' ');
            expected << spell(part.left(space).toStdString(), number, part.mid(space + 1).toStdString());
        }
    }
    expected.sort();
    return expected;
}

QStringList foundIn(const trace::Module& module)
{
    QStringList found;
    const text::SourceText& source = module.tree.source();
    for (const text::Diagnostic& diagnostic : module.diagnostics)
        found << spell(diagnostic.code(), source.position(diagnostic.range.begin).line,
                       source.slice(diagnostic.range));
    found.sort();
    return found;
}

QStringList caseFiles()
{
    const QDir folder(QStringLiteral(HAWK_SOURCE_DIR "/tests/refusal/cases"));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.py")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

} // namespace

class TestRefusal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesExactlyTheseDiagnostics_data();
    void givesExactlyTheseDiagnostics();
    void noKernelIsLostInSilence();
    void everyRuleHasACase();
    void everyRuleOfDerivativesHasACase();

private:
    static void checkSentences(const trace::Module& module);

    std::set<const text::DiagnosticRule*> m_seen;
};

void TestRefusal::givesExactlyTheseDiagnostics_data()
{
    QTest::addColumn<QString>("path");
    for (const QString& path : caseFiles())
        QTest::addRow("%s", qUtf8Printable(QFileInfo(path).baseName())) << path;
}

void TestRefusal::givesExactlyTheseDiagnostics()
{
    QFETCH(QString, path);
    const text::SourceText source = read(path);
    const trace::Module module = trace::traceModule(
        syntax::parse(source), {}, {.folders = {QFileInfo(path).path().toStdString()}, .read = {}});
    QCOMPARE(foundIn(module), expectedIn(source));
    checkSentences(module);
    for (const text::Diagnostic& diagnostic : module.diagnostics)
        m_seen.insert(diagnostic.rule);
    // A kernel with a fault in its own lines is refused; a file's good kernels stay usable.
    for (const trace::TracedKernel& kernel : module.kernels) {
        const bool hasFault =
            std::ranges::any_of(module.diagnostics, [&](const text::Diagnostic& diagnostic) {
                return diagnostic.severity() == text::Severity::error
                    && diagnostic.range.begin >= kernel.range.begin
                    && diagnostic.range.begin < kernel.range.end;
            });
        if (hasFault)
            QVERIFY2(!kernel.kernel, kernel.name.c_str());
        QVERIFY2(kernel.kernel || module.hasErrors(), kernel.name.c_str());
        if (kernel.name == "good")
            QVERIFY(kernel.kernel.has_value());
    }
}

/// Of every file here, and of what is left when one line is missing or a name is another: a kernel that is
/// refused has an error, at its own place or in a line that it depends on.
void TestRefusal::noKernelIsLostInSilence()
{
    const auto check = [](const std::string& text) {
        const trace::Module module = trace::traceModule(syntax::parse(text::SourceText(text, "case.py")));
        const bool isLost =
            std::ranges::any_of(module.kernels, [](const auto& kernel) { return !kernel.kernel; });
        return !isLost || module.hasErrors();
    };
    const char* const shadowed =
        "import hawk\nfrom hawk import Scalar\n\n@hawk.kernel\ndef hawk(x: Scalar):\n    return x * 2.0\n\n"
        "@hawk.kernel\ndef z(x: Scalar):\n    return x * 2.0\n";
    const trace::Module module = trace::traceModule(syntax::parse(text::SourceText(shadowed, "case.py")));
    QCOMPARE(foundIn(module), QStringList(spell("R84", 8, "hawk.kernel")));
    const trace::Module driver = trace::traceModule(syntax::parse(text::SourceText(
        "import flask\napp = flask.Flask()\n\n@app.route(\"/\")\ndef page(x):\n    return x\n", "case.py")));
    QVERIFY(driver.kernels.empty());
    QVERIFY(driver.diagnostics.empty());

    for (const char* folder : {"/tests/refusal/cases", "/tests/conformance/cases"}) {
        QDirIterator files(QStringLiteral(HAWK_SOURCE_DIR) + QString::fromLatin1(folder),
                           {QStringLiteral("*.py")}, QDir::Files, QDirIterator::Subdirectories);
        QVERIFY(files.hasNext());
        while (files.hasNext()) {
            const QString path = files.next();
            // Their loops would take long each time.
            if (path.endsWith(QStringLiteral("/limits.py")) || path.endsWith(QStringLiteral("/helpers.py")))
                continue;
            const text::SourceText source = read(path);
            const std::string whole(source.text());
            QVERIFY2(check(whole), qUtf8Printable(path));
            const std::uint32_t step = std::max(1u, source.lineCount() / 8);
            for (std::uint32_t number = 1; number <= source.lineCount(); number += step) {
                const std::string_view line = source.line(number);
                std::string mutant = whole;
                mutant.erase(static_cast<std::size_t>(line.data() - source.text().data()), line.size());
                QVERIFY2(check(mutant),
                         qUtf8Printable(path + QStringLiteral(" without line %1").arg(number)));
            }
            std::string renamed = whole;
            if (const std::size_t at = renamed.find("\ndef "); at != std::string::npos) {
                renamed.replace(at + 5, renamed.find('(', at) - at - 5, "hawk");
                QVERIFY2(check(renamed), qUtf8Printable(path + QStringLiteral(" with a kernel called hawk")));
            }
        }
    }
}

void TestRefusal::checkSentences(const trace::Module& module)
{
    for (const text::Diagnostic& diagnostic : module.diagnostics) {
        const std::string message = diagnostic.message();
        const std::string hint = diagnostic.hint();
        QVERIFY2(message.ends_with('.') || message.ends_with('?'), message.c_str());
        QVERIFY2(!hint.empty() && (hint.ends_with('.') || hint.ends_with('`')),
                 (message + " | " + hint).c_str());
        for (int i = 0; i < 5; ++i) {
            const std::string hole = "{" + std::to_string(i) + "}";
            QVERIFY2(!message.contains(hole) && !hint.contains(hole), message.c_str());
        }
    }
}

void TestRefusal::everyRuleHasACase()
{
    QStringList missing;
    for (const text::DiagnosticRule* rule : trace::allRules()) {
        if (!m_seen.contains(rule))
            missing << spell(rule->code, 0, rule->message);
    }
    QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(u'\n')));
}

void TestRefusal::everyRuleOfDerivativesHasACase()
{
    QStringList missing;
    for (const text::DiagnosticRule* rule : diff::allRules()) {
        // Each operation has a rule, as tst_diff_rules shows: this refusal is for those of later versions.
        if (rule != &diff::refusals::noRule && !m_seen.contains(rule))
            missing << spell(rule->code, 0, rule->message);
    }
    QVERIFY2(missing.isEmpty(), qUtf8Printable(missing.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestRefusal)
#include "tst_refusal.moc"
