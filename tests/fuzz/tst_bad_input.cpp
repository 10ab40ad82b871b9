// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>
#include <cmath>
#include <format>

#include "codegen/backend.h"
#include "contained.h"
#include "data/binding.h"
#include "eval/evaluator.h"
#include "trace/trace.h"

namespace {

using namespace hawk;

constexpr fuzz::Allowance allowance;

QByteArray kernelOf(const std::string& body, const std::string& before = {})
{
    return QByteArray::fromStdString(
        "import hawk\nfrom hawk import Index, Int32, Matrix, Mutable, Param, Scalar, Vector\n"
        "from hawk.math import *\n\n"
        + before + "\n\n@hawk.kernel\ndef k(x: Scalar, i: Index, n: Int32):\n" + body);
}

/// A helper that calls itself without end.
QByteArray recursion()
{
    return kernelOf("    return {\"r\": again(x)}\n", "def again(a):\n    return again(a) + 1.0\n");
}

QByteArray mutualRecursion()
{
    return kernelOf("    return {\"r\": ping(x)}\n",
                    "def ping(a):\n    return pong(a)\n\n\ndef pong(a):\n    return ping(a)\n");
}

QByteArray doublingRecursion()
{
    return kernelOf(
        "    return {\"r\": twice(x, 60)}\n",
        "def twice(a, n):\n    return a if n == 0 else twice(a, n - 1) + twice(a * 2.0, n - 1)\n");
}

std::string repeated(const std::string& part, std::size_t times)
{
    std::string text;
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

std::string codesOf(const trace::Module& module)
{
    std::string codes;
    for (const text::Diagnostic& diagnostic : module.diagnostics) {
        if (diagnostic.severity() == text::Severity::error)
            codes += std::format("{}{} {}", codes.empty() ? "" : ", ", diagnostic.code(),
                                 module.tree.source().position(diagnostic.range.begin).line);
    }
    return codes;
}

/// `refused CODE LINE, …`, or `accepted` when both back ends write code for every kernel.
std::string verdictOn(const std::string& text)
{
    const text::SourceText source(text, "bad.py");
    const trace::Module module = trace::traceModule(syntax::parse(source));
    if (module.hasErrors())
        return "refused " + codesOf(module);
    for (const trace::TracedKernel& traced : module.kernels) {
        for (const std::string backend : {"host", "cuda", "cuda-shim"}) {
            const auto unit = codegen::generate(plan::planLaunch(*traced.kernel), module.tree.source(),
                                                {.backend = backend, .architecture = "compute_75"});
            if (!unit)
                return std::format("{} refuses: {}", backend, unit.error().message);
        }
    }
    return std::format("accepted {}", module.kernels.size());
}

/// What the evaluator gives for x = 2, i = 3, n = 5: every result, in the order of the names.
std::string valuesOf(const std::string& text)
{
    const auto kernel =
        trace::selectKernel(trace::traceModule(syntax::parse(text::SourceText(text, "bad.py"))), {});
    if (!kernel)
        return kernel.error().message;
    data::BindRequest request{.signature = kernel->signature};
    for (const auto& [name, number] : {std::pair("x", 2), std::pair("i", 3), std::pair("n", 5)})
        request.arguments.emplace(name, data::Argument{.value = static_cast<std::int64_t>(number)});
    auto arguments = data::bindArguments(request);
    if (!arguments)
        return arguments.error().message;
    if (const auto done = eval::evaluate(*kernel, *arguments, 0, 1); !done)
        return done.error().message;
    std::string values;
    for (const auto& [name, array] : arguments->results) {
        const double value = array.dtype() == data::Dtype::float64 ? array.values<double>()[0]
            : array.dtype() == data::Dtype::int64 ? static_cast<double>(array.values<std::int64_t>()[0])
            : array.dtype() == data::Dtype::int32 ? array.values<std::int32_t>()[0]
                                                  : array.values<bool>()[0];
        values += (values.empty() ? "" : ", ") + name + " "
            + (std::isnan(value) ? "nan" : std::format("{}", value));
    }
    return values;
}

} // namespace

/// Texts that ask for too much, or for something that has no meaning: a clear refusal or the right result,
/// each in a process of its own that may take little.
class TestBadInput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isJudged_data();
    void isJudged();
    void isComputed_data();
    void isComputed();
    void namesOfOtherLanguages_data();
    void namesOfOtherLanguages();
};

void TestBadInput::isJudged_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("verdict");
    QTest::newRow("endless recursion") << recursion() << QByteArray("refused U33 6");
    QTest::newRow("two that call each other") << mutualRecursion() << QByteArray("refused U33 10");
    QTest::newRow("recursion that doubles") << doublingRecursion() << QByteArray("refused U35 11");
    QTest::newRow("a loop of 10^12 iterations")
        << kernelOf("    s = x\n    for j in range(10 ** 12):\n        s = s + 1.0\n    return {\"r\": s}\n")
        << QByteArray("refused R50 10");
    QTest::newRow("loops in each other of 10^12 iterations")
        << kernelOf("    s = x\n    for j in range(10 ** 6):\n        for k in range(10 ** 6):\n"
                    "            s = s + 1.0\n    return {\"r\": s}\n")
        << QByteArray("refused R50 11");
    QTest::newRow("a loop of 10^12 iterations in a helper")
        << kernelOf("    return {\"r\": count(x)}\n",
                    "def count(a):\n    for j in range(10 ** 12):\n        a = a + 1.0\n    return a\n")
        << QByteArray("refused U35 13");
    QTest::newRow("a loop of 2^70 iterations")
        << kernelOf("    s = x\n    for j in range(2 ** 70):\n        s = s + 1.0\n    return {\"r\": s}\n")
        << QByteArray("refused R50 10");
    QTest::newRow("10,000 parentheses")
        << kernelOf("    return {\"r\": " + repeated("(", 10000) + "x" + repeated(")", 10000) + "}\n")
        << QByteArray("refused P07 9");
    QTest::newRow("10,000 calls in each other")
        << kernelOf("    return {\"r\": " + repeated("sin(", 10000) + "x" + repeated(")", 10000) + "}\n")
        << QByteArray("refused P07 9");
    QTest::newRow("10,000 attributes after each other")
        << kernelOf("    return {\"r\": x" + repeated(".real", 10000) + "}\n") << QByteArray("refused P07 9");
    QTest::newRow("10,000 subscripts after each other")
        << kernelOf("    return {\"r\": x" + repeated("[0]", 10000) + "}\n") << QByteArray("refused P07 9");
    QTest::newRow("10,000 branches of an if") << kernelOf(
        "    if x > 0.0:\n        s = 1.0\n" + repeated("    elif x > 1.0:\n        s = 2.0\n", 10000)
        + "    else:\n        s = 3.0\n    return {\"r\": s}\n")
                                              << QByteArray("refused P07");
    QTest::newRow("10,000 signs") << kernelOf("    return {\"r\": " + repeated("-", 10000) + "x}\n")
                                  << QByteArray("refused P07 9");
    QTest::newRow("a sum of 10,000") << kernelOf("    return {\"r\": x" + repeated(" + x", 10000) + "}\n")
                                     << QByteArray("accepted 1");
    QTest::newRow("a tower of 10,000 powers")
        << kernelOf("    return {\"r\": x" + repeated(" ** x", 10000) + "}\n") << QByteArray("refused P07 9");
    QTest::newRow("10,000 conditions in each other")
        << kernelOf("    return {\"r\": " + repeated("x if x > 1.0 else ", 10000) + "x}\n")
        << QByteArray("refused P07 9");
    QTest::newRow("a matrix of 10^6 rows") << QByteArray(
        "import hawk\n\n\n@hawk.kernel\ndef k(a: hawk.Matrix[1000000, 2]):\n    return {\"r\": a[0, 0]}\n")
                                           << QByteArray("refused U36 5");
    QTest::newRow("a vector of 10^9 components") << QByteArray(
        "import hawk\n\n\n@hawk.kernel\ndef k(a: hawk.Vector[10 ** 9]):\n    return {\"r\": a[0]}\n")
                                                 << QByteArray("refused U36 5");
    QTest::newRow("a unit matrix of 10^6 rows")
        << kernelOf("    return {\"r\": trace(eye(1000000)) * x}\n") << QByteArray("refused U36 9");
    QTest::newRow("a list of 10^12 items")
        << kernelOf("    return {\"r\": x * len([0] * 10 ** 12)}\n") << QByteArray("refused U35 9");
    QTest::newRow("a number of 10^10 digits")
        << kernelOf("    return {\"r\": x * 10 ** (10 ** 10)}\n") << QByteArray("refused U32 9");
    QTest::newRow("a division of constants by zero")
        << kernelOf("    return {\"r\": x * (1.0 / 0.0)}\n") << QByteArray("refused S02 9");
    QTest::newRow("a remainder of constants by zero")
        << kernelOf("    return {\"r\": x * (1 % 0)}\n") << QByteArray("refused S02 9");
    QTest::newRow("a division of the module by zero")
        << kernelOf("    return {\"r\": x * C}\n", "C = 1 // 0\n") << QByteArray("refused");
    QTest::newRow("an integer beyond 64 bits beside an Index")
        << kernelOf("    return {\"r\": i + 2 ** 64}\n") << QByteArray("refused R137 9");
    QTest::newRow("an integer beyond 32 bits beside an Int32")
        << kernelOf("    return {\"r\": n + 2 ** 31}\n") << QByteArray("refused R137 9");
    QTest::newRow("a literal of 5000 digits")
        << kernelOf("    return {\"r\": x * " + repeated("9", 5000) + "}\n") << QByteArray("refused P05 9");
    QTest::newRow("nothing") << QByteArray() << QByteArray("accepted 0");
    QTest::newRow("bytes that are no text") << QByteArray("\xff\xfe\x00\x80", 4) << QByteArray("refused");
}

void TestBadInput::isJudged()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, verdict);
    const auto got = fuzz::runContained(allowance, [&text] { return verdictOn(text.toStdString()); });
    QVERIFY2(got.has_value(), got ? "" : got.error().c_str());
    QVERIFY2(got->starts_with(verdict.toStdString()), got->c_str());
}

void TestBadInput::isComputed_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("values");
    // By Python, whose float() rounds to the nearest.
    QTest::newRow("integers beyond 64 bits are rounded once")
        << QByteArray("    return {\"r\": x * 9007199254740993, \"s\": x * 2 ** 70}\n")
        << QByteArray("r 18014398509481984, s 2361183241434822606848");
    QTest::newRow("infinities and NaN among constants")
        << QByteArray("    return {\"r\": x * inf, \"s\": x + nan, \"t\": minimum(x, nan)}\n")
        << QByteArray("r inf, s nan, t 2");
    QTest::newRow("a division by zero at run time")
        << QByteArray("    return {\"r\": x / 0.0, \"s\": -x / 0.0, \"t\": 0.0 / (x - x)}\n")
        << QByteArray("r inf, s -inf, t nan");
    QTest::newRow("integers divided by zero")
        << QByteArray("    return {\"r\": i // (i - 3), \"s\": n % (n - 5), \"t\": i / (i - i)}\n")
        << QByteArray("r 0, s 0, t 0");
    QTest::newRow("an early end of 10^12 iterations")
        << QByteArray("    s = x\n    for j in range(10 ** 12):\n        if s > 100.0:\n            break\n"
                      "        s = s * 2.0\n    return {\"r\": s}\n")
        << QByteArray("r 128");
}

void TestBadInput::isComputed()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, values);
    const auto got = fuzz::runContained(
        allowance, [&body] { return valuesOf(kernelOf(body.toStdString()).toStdString()); });
    QVERIFY2(got.has_value(), got ? "" : got.error().c_str());
    QCOMPARE(*got, values.toStdString());
}

void TestBadInput::namesOfOtherLanguages_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name :
         {"double",    "int",  "namespace", "template", "operator", "constexpr", "threadIdx", "__global__",
          "atomicAdd", "sin",  "exp",       "memcpy",   "main",     "printf",    "malloc",    "compute",
          "math",      "Real", "Arguments", "std",      "größe",    "λ",         "变量",      "ǅ"})
        QTest::newRow(name) << QByteArray(name);
}

/// As the name of a parameter, a local, a result, a helper and the kernel: code of every kind is written.
void TestBadInput::namesOfOtherLanguages()
{
    QFETCH(QByteArray, name);
    const std::string text =
        std::format("import hawk\nfrom hawk import Scalar\n\n\ndef {0}_(a):\n    return a + 1.0\n\n\n"
                    "@hawk.kernel\ndef a({0}: Scalar):\n    return {{\"r\": {0}_({0})}}\n\n\n"
                    "@hawk.kernel\ndef b(x: Scalar):\n    {0} = x * 2.0\n    return {0}\n\n\n"
                    "@hawk.kernel\ndef {0}(x: Scalar):\n    return {{\"r\": x}}\n",
                    name.toStdString());
    const auto got = fuzz::runContained(allowance, [&text] { return verdictOn(text); });
    QVERIFY2(got.has_value(), got ? "" : got.error().c_str());
    const bool isReserved = name.startsWith("__");
    QVERIFY2(isReserved ? got->starts_with("refused") : *got == "accepted 3", got->c_str());
}

QTEST_APPLESS_MAIN(TestBadInput)
#include "tst_bad_input.moc"
