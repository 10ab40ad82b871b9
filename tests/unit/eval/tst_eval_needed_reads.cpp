// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <algorithm>
#include <format>

#include "eval/evaluator.h"
#include "trace/trace.h"

namespace {

using namespace hawk;

template <class T>
data::Array arrayOf(const std::vector<T>& values)
{
    return data::Array::fromValues<T>({static_cast<std::int64_t>(values.size())}, values);
}

} // namespace

/// A read at a place that a table does not have is a fault where the path of the sample needs it, and nowhere
/// else. The table is [10, 20, 30]; a row has the body, the numbers `i` and `c` of one sample, and its result
/// or the position that is refused.
class TstEvalNeededReads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneSample_data();
    void oneSample();
    void storesAndSums();

private:
    static Result<data::BoundArguments> evaluated(const std::string& body, std::int64_t i, std::int64_t c)
    {
        const text::SourceText source("import hawk\n"
                                      "from hawk import Index, Mutable, Param, Scalar, Table, kernel\n"
                                      "from hawk.math import dispatch, dot, land, real, vec, where\n\n\n"
                                      "@kernel\n"
                                      "def k(i: Index, c: Index, t: Table[Scalar]):\n"
                                          + body,
                                      "k.py");
        const auto kernel = trace::selectKernel(trace::traceModule(syntax::parse(source)), {});
        if (!kernel)
            return std::unexpected(kernel.error());
        data::BindRequest request{.signature = kernel->signature};
        request.arguments.emplace("t", data::Argument{arrayOf<double>({10, 20, 30})});
        if (kernel->signature.findSlot("i"))
            request.arguments.emplace("i", data::Argument{arrayOf<std::int64_t>({i})});
        if (kernel->signature.findSlot("c"))
            request.arguments.emplace("c", data::Argument{arrayOf<std::int64_t>({c})});
        request.sampleCount = 1;
        auto arguments = data::bindArguments(request);
        if (!arguments)
            return arguments;
        if (const auto done = eval::evaluate(*kernel, *arguments, 0, 1); !done)
            return std::unexpected(done.error());
        data::finishBinding(*arguments);
        return arguments;
    }
};

void TstEvalNeededReads::oneSample_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qint64>("i");
    QTest::addColumn<qint64>("c");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, const char* body, qint64 i, qint64 c, const char* expected) {
        QTest::newRow(name) << QByteArray(body) << i << c << QString::fromLatin1(expected);
    };
    const char* body = "    return {'y': where(c > 0, t[i], 1.0)}\n";
    row("one side, not taken", body, 5, 0, "1");
    row("one side, taken", body, 5, 1, "at 5");
    row("one side, inside", body, 2, 1, "30");

    body = "    return {'y': where(c > 0, t[i], 1.0) + where(c > 1, t[i], 2.0)}\n";
    row("two choices, neither", body, 7, 0, "3");
    row("two choices, the first", body, 7, 1, "at 7");
    row("two choices, both", body, 7, 2, "at 7");
    row("two choices, the first, inside", body, 1, 1, "22");

    body = "    a = t[i]\n"
           "    return {'y': where(c > 0, where(a > 15.0, 1.0, 2.0), 3.0)}\n";
    row("a condition inside a choice, not taken", body, -1, 0, "3");
    row("a condition inside a choice, taken", body, -1, 1, "at -1");
    row("a condition inside a choice, inside", body, 0, 1, "2");

    body = "    a = t[i]\n"
           "    b = where(c > 0, a, 0.0)\n"
           "    return {'y': where(b > 15.0, a, -1.0)}\n";
    row("a condition that may need the read, not needed", body, 3, 0, "-1");
    row("a condition that may need the read, needed", body, 3, 1, "at 3");

    body = "    return {'y': dispatch(c, [0.5, t[i], t[i + 1] * 2.0])}\n";
    row("the branch without a read", body, 9, 0, "0.5");
    row("the branch with a read", body, 3, 1, "at 3");
    row("the nearest branch", body, 2, 8, "at 3");
    row("the read of another branch is outside", body, 2, 1, "30");

    body = "    a = t[i]\n"
           "    return {'y': dispatch(c, [a, a + 1.0, 7.0])}\n";
    row("two of three branches, neither", body, 4, 2, "7");
    row("two of three branches, the second", body, 4, 1, "at 4");

    body = "    y = 0.0\n"
           "    for j in range(3):\n"
           "        if j + i < 3:\n"
           "            y = y + t[j + i]\n"
           "    return y\n";
    row("a condition in a loop", body, 1, 0, "50");
    row("a condition in a loop that lets one pass", body, -1, 0, "at -1");

    body = "    y = 0.0\n"
           "    for j in range(4):\n"
           "        if j < c:\n"
           "            y = y + t[i]\n"
           "    return y\n";
    row("in front of a loop, no iteration", body, 6, 0, "0");
    row("in front of a loop, the last iteration", body, 6, 4, "at 6");
    row("in front of a loop, inside", body, 1, 3, "60");

    body = "    y = 1.0\n"
           "    for j in range(5):\n"
           "        if c + j > 3:\n"
           "            break\n"
           "        y = y + t[i + j]\n"
           "    return y\n";
    row("behind an exit, left in time", body, 1, 2, "51");
    row("behind an exit, left too late", body, 1, 1, "at 3");

    body = "    y = 1.0\n"
           "    for j in range(5):\n"
           "        if t[i + j] > 15.0:\n"
           "            break\n"
           "        y = real(j) + 2.0\n"
           "    return {'y': where(c > 0, y, -1.0)}\n";
    row("the condition of an exit, the loop not needed", body, 3, 0, "-1");
    row("the condition of an exit, the loop needed", body, 3, 1, "at 3");
    row("the condition of an exit, inside", body, 0, 1, "2");

    body = "    a = 0.0\n"
           "    b = 0.0\n"
           "    for j in range(4):\n"
           "        a = a + 1.0\n"
           "        b = b + t[j]\n"
           "    return {'y': where(c > 0, b, a)}\n";
    row("another value of the loop", body, 0, 0, "4");
    row("the value of the loop", body, 0, 1, "at 3");

    body = "    y = 0.0\n"
           "    for j in range(2):\n"
           "        z = 0.0\n"
           "        for l in range(2):\n"
           "            z = where(land(j == 1, c > 0), z + t[i + l], z + 1.0)\n"
           "        y = y + z\n"
           "    return y\n";
    row("a loop in a loop, not needed", body, 2, 0, "4");
    row("a loop in a loop, needed", body, 2, 1, "at 3");
    row("a loop in a loop, inside", body, 1, 1, "52");

    body = "    v = vec(t[i], 1.0)\n"
           "    return {'y': where(c > 0, v[0], v[1])}\n";
    row("another component", body, 3, 0, "1");
    row("the component", body, 3, 1, "at 3");

    body = "    v = where(vec(c, 0) > 0, vec(t[i], t[i]), vec(1.0, 2.0))\n"
           "    return {'y': dot(v, vec(1.0, 1.0))}\n";
    row("a choice by entry, no entry", body, 3, 0, "3");
    row("a choice by entry, one entry", body, 3, 1, "at 3");

    body = "    p = where(c > 0, t[i], 1.0)\n"
           "    return {'y': t[p]}\n";
    row("a place from a read that is not needed", body, 8, 0, "20");
    row("a place from a read", body, 8, 1, "at 8");
    row("a place from a read that is inside", body, 0, 1, "at 10");

    row("a value that nothing uses", "    a = t[i]\n    return {'y': real(c)}\n", 3, 2, "2");
    row("a product with zero", "    return {'y': 0.0 * t[i] + real(c)}\n", 3, 2, "at 3");
}

void TstEvalNeededReads::oneSample()
{
    QFETCH(const QByteArray, body);
    QFETCH(const qint64, i);
    QFETCH(const qint64, c);
    QFETCH(const QString, expected);
    const auto arguments = evaluated(body.toStdString(), i, c);
    if (expected.startsWith(QLatin1StringView("at "))) {
        QVERIFY(!arguments);
        QCOMPARE(arguments.error().code, "read-outside");
        QCOMPARE(arguments.error().message,
                 std::format("Sample 0 of kernel k reads `t` {}, which is numbered 0 to 2.",
                             expected.toStdString()));
        return;
    }
    QVERIFY2(arguments, arguments ? "" : arguments.error().message.c_str());
    QCOMPARE(QString::number(arguments->results.at("y").values<double>()[0]), expected);
}

/// What samples leave behind in common counts like their own results.
void TstEvalNeededReads::storesAndSums()
{
    const std::string sum = "    return {'y': hawk.sum(where(c > 0, t[i], 1.0))}\n";
    QVERIFY(!evaluated(sum, 3, 1));
    const auto total = evaluated(sum, 3, 0);
    QVERIFY(total);
    QCOMPARE(total->results.at("y").values<double>()[0], 1.0);
}

QTEST_APPLESS_MAIN(TstEvalNeededReads)
#include "tst_eval_needed_reads.moc"
