// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include <map>
#include <regex>

#include "../diff/derived_text.h"
#include "assist/vocabulary.h"
#include "diff/rules.h"

using namespace hawk;

namespace {

std::vector<std::string> parted(const std::string& text, char separator)
{
    std::vector<std::string> parts(1);
    int depth = 0;
    for (const char c : text) {
        depth += c == '(' ? 1 : (c == ')' ? -1 : 0);
        if (c == separator && depth == 0)
            parts.emplace_back();
        else if (c != ' ' || !parts.back().empty())
            parts.back() += c;
    }
    return parts;
}

/// An argument that a drawn number turns into one of the function's domain.
std::string argumentOf(std::string_view name)
{
    if (name == "acosh")
        return "x + 3.5";
    const bool isBounded = name == "asin" || name == "acos" || name == "atanh";
    return isBounded ? "0.4 * x" : name == "tan" ? "0.5 * x" : "x";
}

/// A kernel whose derivative is what the formula says, by rules of its own; an error where it is no formula.
Result<ir::Kernel> kernelWith(const assist::Entry& entry, const std::string& parameters)
{
    std::string rule;
    std::string forward = "0.0";
    const std::vector<std::string> names = parted(parameters, ',');
    const std::string formulas(entry.derivative.substr(0, entry.derivative.find(';')));
    const std::vector<std::string> factors = parted(formulas, ',');
    if (factors.size() != names.size())
        return text::refused("no-formula", "There is no factor for each argument.");
    for (std::size_t i = 0; i < names.size(); ++i) {
        rule += std::format("{}g * ({})", i == 0 ? "" : ", ", factors[i]);
        forward += std::format(" + t{} * ({})", names[i], factors[i]);
    }
    std::string tangents;
    for (const std::string& name : names)
        tangents += ", t" + name;
    const std::string call = std::format("{}({})", entry.name, parameters);
    const std::string above =
        std::format("from hawk.math import *\nfrom hawk.ext import primitive\n"
                    "pi = {}\n\n"
                    "def back({}, g):\n    y = {}\n    return {}\n\n"
                    "def on({}{}):\n    y = {}\n    return {}\n\n"
                    "@primitive('f', vjp=back, jvp=on)\ndef f({}):\n    return {}\n",
                    M_PI, parameters, call, rule, parameters, tangents, call, forward, parameters, call);
    const std::string drawn = names.size() == 1 ? argumentOf(entry.name)
        : names.size() == 2                     ? "x, z"
                                                : "x, z, w";
    return tests::kernelOf(
        std::format("def k(x: Scalar, z: Scalar, w: Scalar):\n    return f({}) + z * w\n", drawn), above);
}

/// The row of each operation: its name, what it is in a kernel, what is said of it.
std::map<std::string, std::string> rowsOfThePage()
{
    QFile page(QStringLiteral(HAWK_DOCS "/derivatives.md"));
    if (!page.open(QIODevice::ReadOnly))
        return {};
    const std::string text = page.readAll().toStdString();
    static const std::regex row(R"(\n\| `(\w+)` \| ([^|\n]|\\\|)+ \| ([^\n]+) \|(?=\n))");
    std::map<std::string, std::string> rows;
    for (auto match = std::sregex_iterator(text.begin(), text.end(), row); match != std::sregex_iterator();
         ++match)
        rows[(*match)[1]] = (*match)[3];
    return rows;
}

} // namespace

/// What is said of derivatives, in hover and in docs/derivatives.md, is what they are.
class TstAssistFormulas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formulasAgreeWithDifferences_data();
    void formulasAgreeWithDifferences();
    void thePageHasEveryOperation();
    void thePageSaysWhatHoverSays();
};

void TstAssistFormulas::formulasAgreeWithDifferences_data()
{
    QTest::addColumn<int>("entry");
    const auto entries = assist::mathEntries();
    static const std::regex numbers(R"(\w+\(([abcx](?:, [abc])*)\))");
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::string usage(entries[i].usage);
        const bool isFormula = entries[i].derivative.find_first_of("*/()+-") != std::string_view::npos
            || entries[i].derivative == "y";
        const bool hasWords =
            entries[i].derivative.contains(" for ") || entries[i].derivative.contains(" where ");
        if (isFormula && !hasWords && std::regex_match(usage, numbers))
            QTest::newRow(entries[i].name.data()) << static_cast<int>(i);
    }
}

void TstAssistFormulas::formulasAgreeWithDifferences()
{
    QFETCH(int, entry);
    const assist::Entry& one = assist::mathEntries()[static_cast<std::size_t>(entry)];
    const std::string usage(one.usage);
    const std::size_t open = usage.find('(') + 1;
    const auto kernel = kernelWith(one, usage.substr(open, usage.size() - 1 - open));
    QCOMPARE(tests::gradientFault(kernel), std::string());
}

void TstAssistFormulas::thePageHasEveryOperation()
{
    const auto rows = rowsOfThePage();
    QCOMPARE(rows.size(), ir::opCount);
    for (std::size_t i = 0; i < ir::opCount; ++i) {
        const auto op = static_cast<ir::Op>(i);
        const auto row = rows.find(std::string(ir::info(op).name));
        QVERIFY2(row != rows.end(), ir::info(op).name.data());
        const std::string_view zero = diff::findRule(op)->zero;
        if (!zero.empty())
            QCOMPARE(row->second, zero);
    }
}

void TstAssistFormulas::thePageSaysWhatHoverSays()
{
    const auto rows = rowsOfThePage();
    int compared = 0;
    for (const assist::Entry& entry : assist::mathEntries()) {
        const auto row = rows.find(std::string(entry.name));
        const auto op = ir::opFromName(entry.name);
        if (row == rows.end() || !op || ir::info(*op).opClass != ir::OpClass::elementwise
            || !diff::findRule(*op)->zero.empty() || entry.name == "min" || entry.name == "max"
            || entry.name == "clip")
            continue;
        QCOMPARE(row->second, entry.derivative);
        ++compared;
    }
    QVERIFY(compared >= 30);
}

QTEST_APPLESS_MAIN(TstAssistFormulas)
#include "tst_assist_formulas.moc"
