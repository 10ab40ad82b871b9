// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include "ir/listing.h"
#include "workspace/generated_text.h"
#include "workspace/kernel_file.h"
#include "workspace/line_information.h"
#include "workspace/offset_shift.h"
#include "workspace/text_comparison.h"

using namespace hawk;
using workspace::ComparedLine;
using workspace::OffsetShift;

namespace {

constexpr const char* kernelFile = R"(from hawk import Param, Scalar, kernel
from hawk.math import exp


@kernel
def decay(x: Scalar, rate: Param):
    left = exp(-rate)
    y = left * x
    return y
)";

} // namespace

class TestWorkspaceGenerated : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyViewWithoutCompilerIsMapped();
    void ptxWithoutItsDebugLines();
    void disassemblyWithoutItsPlaces();
    void comparison_data();
    void comparison();
    void placesFollowAnEdit_data();
    void placesFollowAnEdit();
};

void TestWorkspaceGenerated::everyViewWithoutCompilerIsMapped()
{
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("decay.py")).toStdString();
    QFile file(QString::fromStdString(path));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kernelFile);
    file.close();
    process::Environment environment;
    environment.set("HAWK_CACHE_DIR", folder.filePath(QStringLiteral("cache")).toStdString());
    auto settings = toolchain::resolveSettings({}, environment);
    QVERIFY(settings.has_value());
    compile::Session session(*std::move(settings));
    const auto module = workspace::loadKernelFile(path);
    QVERIFY(module.has_value());
    const auto kernel = trace::selectKernel(*module, "decay");
    QVERIFY(kernel.has_value());

    struct Sought {
        workspace::KernelView view;
        const char* inLine;
        const char* from;
    };
    const Sought sought[] = {{workspace::KernelView::ir, "= exp ", "exp(-rate)"},
                             {workspace::KernelView::ir, "= mul ", "left * x"},
                             {workspace::KernelView::ir, "store y", "y"},
                             {workspace::KernelView::host, "y = left * x;", "left * x"},
                             {workspace::KernelView::cuda, "y = left * x;", "left * x"}};
    for (const Sought& one : sought) {
        const auto shown =
            workspace::makeGeneratedText(one.view, *kernel, module->tree.source(), {}, session);
        QVERIFY(shown.has_value());
        const QStringList lines = QString::fromStdString(shown->text).split(u'\n');
        QCOMPARE(shown->lineMap.lineCount() + 1, static_cast<std::uint32_t>(lines.size()));
        const auto line = std::ranges::find_if(
            lines, [&](const QString& text) { return text.contains(QLatin1StringView(one.inLine)); });
        QVERIFY2(line != lines.end(), one.inLine);
        const auto number = static_cast<std::uint32_t>(line - lines.begin()) + 1;
        const text::Range range = shown->lineMap.kernelRange(number);
        QCOMPARE(shown->source.slice(range), std::string_view(one.from));
        QVERIFY(std::ranges::contains(workspace::linesFrom(*shown, range.begin), number));
        // The line above of the kernel has its own lines.
        const auto importLine =
            static_cast<std::uint32_t>(std::string_view(kernelFile).find("from hawk.math"));
        QVERIFY(workspace::linesFrom(*shown, importLine).empty());
    }
}

void TestWorkspaceGenerated::ptxWithoutItsDebugLines()
{
    const workspace::ListingLines lines =
        workspace::readPtx(".visible .entry k(\n"
                           ")\n"
                           "{\n"
                           "\t.reg .f64 \t%fd<2>;\n"
                           "\t.loc\t1 62 0\n"
                           "\n"
                           "\tadd.f64 \t%fd1, %fd1, %fd1;\n"
                           "\t.loc\t1 46 48, function_name $L__info, inlined_at 1 75 5\n"
                           "\tmul.f64 \t%fd1, %fd1, %fd1;\n"
                           "$L__BB0_1:\n"
                           "\t@%p1 bra \t$L__BB0_1;\n"
                           "}\n"
                           "\t.file\t1 \"k.cu\"\n"
                           "\t.section\t.debug_str\n"
                           "\t{\n"
                           "\t}\n");
    QCOMPARE(lines.text,
             std::string(".visible .entry k(\n)\n{\n\t.reg .f64 \t%fd<2>;\n\n\tadd.f64 \t%fd1, %fd1, %fd1;\n"
                         "\tmul.f64 \t%fd1, %fd1, %fd1;\n$L__BB0_1:\n\t@%p1 bra \t$L__BB0_1;\n}\n"));
    QCOMPARE(lines.sourceLines, (std::vector<std::uint32_t>{0, 0, 0, 0, 0, 62, 75, 0, 75, 0}));
}

void TestWorkspaceGenerated::disassemblyWithoutItsPlaces()
{
    const workspace::ListingLines lines = workspace::readDisassembly(
        "\n/a/k.so:     file format elf64-x86-64\n\n\nDisassembly of section .text:\n\n"
        "<k_host>:\n"
        "k_host():\n"
        "/somewhere/k.cpp:62\n"
        "\tpush   %rbp\n"
        "\tmov    %rsp,%rbp\n"
        "/somewhere/k.cpp:75 (discriminator 3)\n"
        "\tvmulsd %xmm1,%xmm0,%xmm0\n"
        "/usr/include/math.h:12\n"
        "\tret\n"
        "\n"
        "<other>:\n"
        "\tret\n",
        "k.cpp");
    QCOMPARE(lines.text,
             std::string("<k_host>:\n\tpush   %rbp\n\tmov    %rsp,%rbp\n\tvmulsd %xmm1,%xmm0,%xmm0\n\tret\n\n"
                         "<other>:\n\tret\n"));
    QCOMPARE(lines.sourceLines, (std::vector<std::uint32_t>{0, 62, 62, 75, 0, 0, 0, 0}));
}

void TestWorkspaceGenerated::comparison_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("merged");
    QTest::addColumn<QByteArray>("signs");
    QTest::newRow("the same") << QByteArray("a\nb") << QByteArray("a\nb") << QByteArray("a\nb")
                              << QByteArray("  ");
    QTest::newRow("replaced") << QByteArray("a\nb\nc") << QByteArray("a\nx\ny\nc")
                              << QByteArray("a\nb\nx\ny\nc") << QByteArray(" -++ ");
    QTest::newRow("added at the begin")
        << QByteArray("b\n") << QByteArray("a\nb\n") << QByteArray("a\nb\n") << QByteArray("+  ");
    QTest::newRow("removed at the end")
        << QByteArray("a\nb") << QByteArray("a") << QByteArray("a\nb") << QByteArray(" -");
    QTest::newRow("from nothing") << QByteArray("") << QByteArray("a\n") << QByteArray("a\n")
                                  << QByteArray("+ ");
}

void TestWorkspaceGenerated::comparison()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(QByteArray, merged);
    QFETCH(QByteArray, signs);
    const workspace::TextComparison compared =
        workspace::compareTexts(before.toStdString(), after.toStdString());
    QCOMPARE(QByteArray::fromStdString(compared.text), merged);
    QByteArray said;
    QByteArrayList oldLines;
    QByteArrayList newLines;
    const QByteArrayList lines = merged.split('\n');
    QCOMPARE(static_cast<qsizetype>(compared.lines.size()), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const ComparedLine& line = compared.lines[static_cast<std::size_t>(i)];
        said += line.isAdded() ? '+' : line.isRemoved() ? '-' : ' ';
        // Numbers count the lines of either text.
        if (line.before != 0)
            QCOMPARE(line.before, static_cast<std::uint32_t>((oldLines += lines[i]).size()));
        if (line.after != 0)
            QCOMPARE(line.after, static_cast<std::uint32_t>((newLines += lines[i]).size()));
    }
    QCOMPARE(said, signs);
    QCOMPARE(oldLines.join('\n'), before);
    QCOMPARE(newLines.join('\n'), after);
    QCOMPARE(compared.added, static_cast<std::uint32_t>(signs.count('+')));
    QCOMPARE(compared.removed, static_cast<std::uint32_t>(signs.count('-')));
}

void TestWorkspaceGenerated::placesFollowAnEdit_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<unsigned>("begin");
    QTest::addColumn<unsigned>("end");
    QTest::addColumn<int>("newBegin");
    QTest::newRow("same text") << QByteArray("abcdef") << QByteArray("abcdef") << 2U << 4U << 2;
    QTest::newRow("before an insertion") << QByteArray("ab cd") << QByteArray("ab xx cd") << 0U << 2U << 0;
    QTest::newRow("after an insertion") << QByteArray("ab cd") << QByteArray("ab xx cd") << 3U << 5U << 6;
    QTest::newRow("after a removal") << QByteArray("ab xx cd") << QByteArray("ab cd") << 6U << 8U << 3;
    QTest::newRow("around an insertion") << QByteArray("ab cd") << QByteArray("ab xx cd") << 0U << 5U << -1;
    QTest::newRow("what was removed") << QByteArray("ab xx cd") << QByteArray("ab cd") << 3U << 5U << -1;
    QTest::newRow("between two edits")
        << QByteArray("a\nb\nkeep\nc\n") << QByteArray("x\ny\na\nb\nkeep\nd\n") << 4U << 8U << 8;
    QTest::newRow("over lines that stayed")
        << QByteArray("a\nbc\nde") << QByteArray("\na\nbc\nde") << 2U << 7U << 3;
    QTest::newRow("over an added line") << QByteArray("ab\ncd") << QByteArray("ab\nx\ncd") << 1U << 4U << -1;
    QTest::newRow("before an added line") << QByteArray("ab\ncd") << QByteArray("ab\nx\ncd") << 0U << 2U << 0;
    QTest::newRow("all is new") << QByteArray("abc") << QByteArray("xyz") << 1U << 2U << -1;
}

void TestWorkspaceGenerated::placesFollowAnEdit()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(unsigned, begin);
    QFETCH(unsigned, end);
    QFETCH(int, newBegin);
    const OffsetShift shift(from.toStdString(), to.toStdString());
    const std::optional<text::Range> range = shift.map(text::Range{begin, end});
    QCOMPARE(range.has_value(), newBegin >= 0);
    if (range) {
        // A single place agrees with the range that begins there, unless it is the seam of an edit.
        QVERIFY(shift.map(begin).has_value());
        QCOMPARE(range->begin, static_cast<unsigned>(newBegin));
        QCOMPARE(range->end - range->begin, end - begin);
        QCOMPARE(to.mid(newBegin, static_cast<int>(end - begin)),
                 from.mid(static_cast<int>(begin), static_cast<int>(end - begin)));
    }
}

QTEST_APPLESS_MAIN(TestWorkspaceGenerated)
#include "tst_workspace_generated.moc"
