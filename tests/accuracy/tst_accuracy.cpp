// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>
#include <cmath>
#include <format>
#include <map>

#include "batch.h"
#include "data/binding.h"
#include "eval/evaluator.h"
#include "plan/launch_plan.h"
#include "reference.h"
#include "trace/trace.h"

namespace {

using namespace hawk;
using accuracy::Points;
using codegen::Profile;

constexpr Profile profiles[] = {Profile::native, Profile::portable, Profile::nativeVectorMath};
constexpr data::Mode modes[] = {data::Mode::float64, data::Mode::float32};
constexpr const char* parameters[] = {"a", "b", "c"};

/// One kernel for each function: `exp` as `accuracy_exp(a)`.
std::string kernelsFor(const std::vector<Points>& all, data::Mode mode)
{
    std::string text = "import hawk\nfrom hawk import Scalar\nimport hawk.math as m\n";
    for (const Points& points : all) {
        if (points.mode != mode)
            continue;
        std::string declared;
        std::string given;
        for (std::size_t i = 0; i < points.arguments.size(); ++i) {
            declared += std::format("{}{}: Scalar", i == 0 ? "" : ", ", parameters[i]);
            given += std::format("{}{}", i == 0 ? "" : ", ", parameters[i]);
        }
        text +=
            std::format("\n\n@hawk.kernel\ndef accuracy_{0}({1}):\n    return {{\"result\": m.{0}({2})}}\n",
                        points.function, declared, given);
    }
    return text;
}

template <class Real>
data::Array arrayOf(const std::vector<double>& numbers)
{
    const std::vector<Real> values(numbers.begin(), numbers.end());
    return data::Array::fromValues<Real>({static_cast<std::int64_t>(values.size())}, values);
}

data::BoundArguments bound(const ir::Kernel& kernel, const Points& points)
{
    data::BindRequest request{.signature = kernel.signature, .mode = points.mode};
    for (std::size_t i = 0; i < points.arguments.size(); ++i)
        request.arguments.emplace(parameters[i],
                                  data::Argument{.value = points.mode == data::Mode::float32
                                                     ? arrayOf<float>(points.arguments[i])
                                                     : arrayOf<double>(points.arguments[i])});
    auto arguments = data::bindArguments(request);
    if (!arguments)
        qFatal("%s", arguments.error().message.c_str());
    return *std::move(arguments);
}

std::vector<double> resultsOf(const data::BoundArguments& arguments)
{
    const data::Array& array = arguments.results.at("result");
    if (array.dtype() == data::Dtype::float64)
        return {array.values<double>().begin(), array.values<double>().end()};
    return {array.values<float>().begin(), array.values<float>().end()};
}

double largestError(const Points& points, const std::vector<double>& results)
{
    double largest = 0.0;
    for (std::size_t i = 0; i < results.size(); ++i)
        largest = std::max(largest, accuracy::errorOf(points, i, results[i]));
    return largest;
}

std::string spellPoint(const Points& points, std::size_t at)
{
    std::string text = points.function + "(";
    for (std::size_t a = 0; a < points.arguments.size(); ++a)
        text += std::format("{}{}", a == 0 ? "" : ", ", points.arguments[a][at]);
    return text + std::format(") in {}", data::nameOf(points.mode));
}

} // namespace

/// How exact the functions of `hawk.math` are: against mpmath, and against the table of docs/accuracy.md.
class TestAccuracy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void staysWithinTheTable_data();
    void staysWithinTheTable();
    void nativeIsAsExactAsTheLibrary();
    void vectorMathIsWithinFourUnits();
    void specialValues_data();
    void specialValues();

private:
    /// Results of a profile, or of the evaluator, which calls the C library.
    std::vector<double> compute(const Points& points, std::optional<Profile> profile) const;
    void readTable();

    std::vector<Points> m_sweeps;
    std::vector<Points> m_special;
    std::map<data::Mode, trace::Module> m_modules;
    std::map<std::pair<data::Mode, Profile>, std::map<std::string, fuzz::CompiledKernel>> m_objects;
    /// By function: for each profile in float64, then in float32.
    std::map<std::string, std::vector<double>> m_table;
};

void TestAccuracy::initTestCase()
{
    auto sweeps = accuracy::readSweeps(HAWK_TEST_DATA);
    auto special = accuracy::readSpecialValues(HAWK_TEST_DATA);
    QVERIFY(sweeps && special);
    m_sweeps = *std::move(sweeps);
    m_special = *std::move(special);
    readTable();
    const QTemporaryDir cache;
    auto settings = toolchain::resolveSettings({.cacheDirectory = cache.path().toStdString()},
                                               process::Environment::ofThisProcess());
    QVERIFY(settings);
    compile::Session session(*std::move(settings));
    for (const data::Mode mode : modes) {
        const text::SourceText source(kernelsFor(m_sweeps, mode), "accuracy.py");
        m_modules[mode] = trace::traceModule(syntax::parse(source));
        const trace::Module& module = m_modules[mode];
        QVERIFY(!module.hasErrors());
        std::vector<fuzz::Candidate> candidates;
        for (const trace::TracedKernel& traced : module.kernels)
            candidates.push_back({.kernel = &*traced.kernel, .source = source});
        for (const Profile profile : profiles) {
            const auto objects = fuzz::compileBatch(
                candidates, {.mode = mode, .profile = profile, .optLevel = codegen::OptLevel::O2}, session);
            if (!objects)
                QSKIP(objects.error().message.c_str());
            for (std::size_t i = 0; i < candidates.size(); ++i)
                m_objects[{mode, profile}].emplace(candidates[i].kernel->name, (*objects)[i]);
        }
    }
}

void TestAccuracy::readTable()
{
    QFile file(QStringLiteral(HAWK_SOURCE_DIR "/docs/accuracy.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    while (!file.atEnd()) {
        const QList<QByteArray> cells = file.readLine().split('|');
        if (cells.size() != 9 || !cells[1].trimmed().startsWith('`'))
            continue;
        std::vector<double>& figures = m_table[cells[1].trimmed().replace('`', "").toStdString()];
        for (int i = 2; i < 8; ++i)
            figures.push_back(cells[i].trimmed().toDouble());
    }
}

std::vector<double> TestAccuracy::compute(const Points& points, std::optional<Profile> profile) const
{
    const std::string name = "accuracy_" + points.function;
    const ir::Kernel& kernel = *m_modules.at(points.mode).find(name)->kernel;
    data::BoundArguments arguments = bound(kernel, points);
    const auto computed = profile ? m_objects.at({points.mode, *profile}).at(name).launch(arguments)
                                  : eval::evaluate(kernel, arguments, 0, arguments.sampleCount);
    if (!computed)
        qFatal("%s cannot be computed", name.c_str());
    if (!profile)
        data::finishBinding(arguments);
    return resultsOf(arguments);
}

void TestAccuracy::staysWithinTheTable_data()
{
    QTest::addColumn<QByteArray>("function");
    for (const Points& points : m_sweeps) {
        if (points.mode == data::Mode::float64)
            QTest::newRow(points.function.c_str()) << QByteArray::fromStdString(points.function);
    }
}

/// A failure says which row would be right.
void TestAccuracy::staysWithinTheTable()
{
    QFETCH(QByteArray, function);
    const std::string name = function.toStdString();
    std::vector<double> measured;
    std::string row = std::format("| `{}` |", name);
    for (const Points& points : m_sweeps) {
        if (points.function != name)
            continue;
        for (const Profile profile : profiles) {
            measured.push_back(largestError(points, compute(points, profile)));
            row += std::format(" {:.2f} |", std::ceil(measured.back() * 100.0) / 100.0);
        }
    }
    const std::vector<double>& stated = m_table[name];
    const bool isWithin = stated.size() == measured.size()
        && std::ranges::equal(measured, stated, [](double is, double most) { return is <= most; });
    QVERIFY2(isWithin, ("docs/accuracy.md needs at least: " + row).c_str());
}

void TestAccuracy::nativeIsAsExactAsTheLibrary()
{
    for (const Points& points : m_sweeps) {
        const double library = largestError(points, compute(points, std::nullopt));
        const double native = largestError(points, compute(points, Profile::native));
        QVERIFY2(native <= library + 1.0,
                 std::format("{}: {} units, the library {}", points.function, native, library).c_str());
    }
}

void TestAccuracy::vectorMathIsWithinFourUnits()
{
    for (const Points& points : m_sweeps) {
        const double largest = largestError(points, compute(points, Profile::nativeVectorMath));
        QVERIFY2(largest <= 4.0,
                 std::format("{} {}: {} units", points.function, data::nameOf(points.mode), largest).c_str());
    }
}

void TestAccuracy::specialValues_data()
{
    QTest::addColumn<int>("profile");
    QTest::newRow("evaluator") << -1;
    for (const Profile profile : profiles)
        QTest::newRow(codegen::nameOf(profile).data()) << static_cast<int>(profile);
}

/// Finite results within four units; infinities and NaN as they are. The sign of zero counts where a profile
/// is exact.
void TestAccuracy::specialValues()
{
    QFETCH(int, profile);
    const auto chosen = profile < 0 ? std::nullopt : std::optional(static_cast<Profile>(profile));
    QStringList faults;
    for (const Points& points : m_special) {
        const std::vector<double> results = compute(points, chosen);
        for (std::size_t i = 0; i < results.size(); ++i) {
            const bool isSigned = chosen != Profile::nativeVectorMath && points.results[i] == 0.0;
            if (accuracy::errorOf(points, i, results[i]) <= 4.0
                && (!isSigned || std::signbit(results[i]) == std::signbit(points.results[i])))
                continue;
            faults << QString::fromStdString(
                std::format("{}: {} instead of {}", spellPoint(points, i), results[i], points.results[i]));
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestAccuracy)
#include "tst_accuracy.moc"
