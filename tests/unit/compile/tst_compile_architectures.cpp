// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Kernels of every kind, from the cases of the conformance suite, to machine code without a GPU. In the suite
// a few of them for the oldest and the newest architecture of the compiler. All of them for all
// architectures, which takes a quarter of an hour:
//
//   HAWK_TEST_ARCHITECTURES=all ./dev test -R tst_compile_architectures

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

#include "compile_fixture.h"
#include "plan/launch_plan.h"
#include "syntax/parser.h"
#include "trace/trace.h"

using namespace hawk;
using namespace Qt::StringLiterals;

namespace {

/// One of each kind of code: exits of loops, masks and steps, integers, draws, matrices, quaternions,
/// factors, planes read at other places, a grid, branches, derivatives, float32.
constexpr const char* few[] = {
    "break_with_assignments", "loop_nested",         "finish_seven",       "steps_four",
    "integers_in_loops",      "random_compositions", "mat_products",       "quaternions",
    "linear_eigh_six",        "table_named_axes",    "grid_reads_by_axis", "dispatch_policies",
    "derivatives_nested",     "math_constants",      "f32_vector_matrix",
};

/// What nvcc compiles too, in a second each.
constexpr const char* fewest[] = {"finish_seven", "linear_cholesky_five"};

bool wantsAll()
{
    return qEnvironmentVariable("HAWK_TEST_ARCHITECTURES") == "all"_L1;
}

QJsonObject caseNamed(const QString& name)
{
    QFile file(QStringLiteral(HAWK_CASES "/%1/case.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// Cases with a kernel that is accepted.
QStringList allCases()
{
    QStringList names;
    for (const QString& name :
         QDir(QStringLiteral(HAWK_CASES)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (caseNamed(name).contains("outputs"_L1))
            names << name;
    }
    return names;
}

/// The first and the last, or all, as machine code.
std::vector<std::string> chosen(const std::vector<std::string>& architectures)
{
    std::vector<std::string> names = architectures;
    if (!wantsAll() && names.size() > 2)
        names = {names.front(), names.back()};
    for (std::string& name : names)
        name.replace(0, name.find('_'), "sm");
    return names;
}

} // namespace

class ArchitecturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compiles_data();
    void compiles();
};

void ArchitecturesTest::compiles_data()
{
    QTest::addColumn<QString>("compiler");
    QTest::addColumn<QString>("name");
    const auto rows = [](const QString& compiler, const QStringList& names) {
        for (const QString& name : names)
            QTest::addRow("%s %s", qPrintable(compiler), qPrintable(name)) << compiler << name;
    };
    QStringList some;
    for (const char* name : few)
        some << QString::fromLatin1(name);
    QStringList least;
    for (const char* name : fewest)
        least << QString::fromLatin1(name);
    rows(u"nvrtc"_s, wantsAll() ? allCases() : some);
    rows(u"nvcc"_s, wantsAll() ? some : least);
}

void ArchitecturesTest::compiles()
{
    QFETCH(const QString, compiler);
    QFETCH(const QString, name);
    CompileFixture fixture;
    fixture.environment.set("HAWK_DEVICE_COMPILER", compiler.toStdString());
    compile::Session session = fixture.session();
    const auto device = session.toolchain().compiler(codegen::CompilerKind::device);
    if (!device)
        QSKIP(("Kernels cannot be compiled for a GPU here: " + device.error().message).c_str());

    const QJsonObject facts = caseNamed(name);
    auto source =
        text::SourceText::fromFile(QStringLiteral(HAWK_CASES "/%1/kernel.py").arg(name).toStdString());
    QVERIFY2(source, source ? "" : source.error().message.c_str());
    const trace::Module module = trace::traceModule(syntax::parse(*std::move(source)));
    auto kernel = trace::selectKernel(module, facts["kernel"_L1].toString().toStdString());
    QVERIFY2(kernel, kernel ? "" : kernel.error().message.c_str());
    const plan::LaunchPlan plan = plan::planLaunch(*std::move(kernel));

    codegen::TargetSpec target{.backend = "cuda"};
    if (facts["mode"_L1].toString() == "float32"_L1)
        target.mode = codegen::Mode::float32;
    for (const std::string& architecture : chosen(device->architectures)) {
        target.architecture = architecture;
        const auto unit = codegen::generate(plan, module.tree.source(), target);
        QVERIFY2(unit, unit ? "" : unit.error().message.c_str());
        const auto artifact = compile::compileUnit(*unit, target, session);
        QVERIFY2(artifact, artifact ? "" : (architecture + ": " + artifact.error().message).c_str());
        QCOMPARE(artifact->resources.size(), unit->entries.size());
        for (std::size_t i = 0; i < unit->entries.size(); ++i) {
            QCOMPARE(artifact->resources[i].entry, unit->entries[i]);
            QCOMPARE(artifact->resources[i].architecture, architecture);
            QVERIFY(artifact->resources[i].registers > 0 && artifact->resources[i].registers < 256);
        }
    }
}

QTEST_APPLESS_MAIN(ArchitecturesTest)
#include "tst_compile_architectures.moc"
