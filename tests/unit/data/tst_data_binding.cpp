// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <limits>

#include <QTest>

#include "data/binding.h"

using namespace hawk;
using namespace hawk::data;

namespace {

std::string codesOf(const Error& error)
{
    std::string codes;
    std::size_t begin = 0;
    while (begin < error.message.size()) {
        codes +=
            (codes.empty() ? "" : " ") + error.message.substr(begin, error.message.find(' ', begin) - begin);
        const std::size_t end = error.message.find('\n', begin);
        begin = end == std::string::npos ? error.message.size() : end + 1;
    }
    return codes;
}

template <class T>
Argument array(std::vector<std::int64_t> shape, std::vector<T> values, Layout layout = Layout::automatic)
{
    return {Array::fromValues<T>(std::move(shape), std::span<const T>(values)), layout};
}

Argument reals(std::vector<std::int64_t> shape, Layout layout = Layout::automatic)
{
    Array values = Array::zeros(Dtype::float64, std::move(shape));
    double next = 0.0;
    for (double& value : values.writableValues<double>())
        value = next++;
    return {values, layout};
}

/// k(x: Scalar, v: Vector[3], a: Param, s: Mutable[Scalar]) -> y, with the start value of s read.
Signature signature(StartValue startValue = StartValue::read)
{
    Signature made;
    made.kernel = "k";
    made.slots = {
        {.role = Role::mutablePlane, .name = "s", .startValue = startValue},
        {.role = Role::mutablePlane, .name = "y", .shape = Shape::vector(3), .source = SlotSource::returned},
        {.role = Role::vecIn, .name = "v", .shape = Shape::vector(3)},
        {.role = Role::perSample, .name = "x"},
        {.role = Role::uniform, .name = "a"},
    };
    made.parameters = {
        {.name = "x", .declaration = "Scalar", .slot = 3},
        {.name = "v", .declaration = "Vector[3]", .role = Role::vecIn, .shape = Shape::vector(3), .slot = 2},
        {.name = "a", .declaration = "Param", .role = Role::uniform, .slot = 4},
        {.name = "s", .declaration = "Mutable[Scalar]", .role = Role::mutablePlane, .slot = 0},
    };
    return made;
}

std::map<std::string, Argument> goodArguments()
{
    return {{"x", reals({4})}, {"v", reals({3, 4})}, {"a", {2.0}}, {"s", reals({4})}};
}

/// One slot of one kind with the name p.
Signature single(Slot slot, std::string declaration)
{
    slot.name = "p";
    Signature made;
    made.kernel = "k";
    made.parameters = {{.name = "p",
                        .declaration = std::move(declaration),
                        .role = slot.role,
                        .element = slot.element,
                        .shape = slot.shape,
                        .slot = 0}};
    made.slots = {std::move(slot)};
    return made;
}

const Slot scalarIn{.role = Role::perSample};
const Slot vectorIn{.role = Role::vecIn, .shape = Shape::vector(3)};
const Slot matrixIn{.role = Role::matIn, .shape = Shape::matrix(2, 3)};

Result<BoundArguments> bindOne(const Slot& slot, Argument argument, Mode mode = Mode::float64)
{
    return bindArguments({.signature = single(slot, "T"),
                          .mode = mode,
                          .arguments = {{"p", std::move(argument)}},
                          .sampleCount = {}});
}

std::string codeOfOne(const Slot& slot, Argument argument, Mode mode = Mode::float64)
{
    const auto bound = bindOne(slot, std::move(argument), mode);
    return bound ? "bound" : codesOf(bound.error());
}

/// The planes of the slot in component order, as doubles.
std::vector<double> planeOf(const BoundArguments& bound, std::size_t slot = 0)
{
    std::vector<double> values;
    const BoundSlot& plane = bound.slots[slot];
    for (std::uint32_t c = 0; c < bound.signature.slots[slot].shape.count(); ++c) {
        for (std::int64_t i = 0; i < bound.sampleCount; ++i)
            values.push_back(reinterpret_cast<const double*>(plane.data)[c * plane.length + i]);
    }
    return values;
}

} // namespace

/// Binding by the rules of docs/kernels.md "Data for a launch".
class TestBinding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fittingArraysAreUsedInPlace()
    {
        const BindRequest request{.signature = signature(), .arguments = goodArguments(), .sampleCount = {}};
        const auto bound = bindArguments(request);
        QVERIFY(bound);
        QCOMPARE(bound->sampleCount, 4);
        QVERIFY(!bound->isOneSample);
        QVERIFY(bound->notes.empty());
        const auto& given = request.arguments;
        QCOMPARE(bound->slots[3].data, std::get<Array>(given.at("x").value).bytes());
        QCOMPARE(bound->slots[2].data, std::get<Array>(given.at("v").value).bytes());
        QCOMPARE(bound->slots[2].length, 4);
        QCOMPARE(bound->results.at("s").bytes(), std::get<Array>(given.at("s").value).bytes());
        QCOMPARE(bound->results.at("y").shape(), (std::vector<std::int64_t>{3, 4}));
        QCOMPARE(*reinterpret_cast<const double*>(bound->slots[4].number.data()), 2.0);
    }

    void countsOf32BitsAreNotCut()
    {
        Signature counted;
        counted.kernel = "k";
        counted.slots = {{.role = Role::nSamples, .name = "n"}};
        const auto bind = [&](std::int64_t samples) {
            return bindArguments({.signature = counted, .arguments = {}, .sampleCount = samples});
        };
        const auto most = bind(0xFFFF'FFFF);
        QVERIFY(most);
        std::uint32_t count = 0;
        std::memcpy(&count, most->slots[0].number.data(), sizeof(count));
        QCOMPARE(count, 0xFFFF'FFFFu);
        const auto more = bind(0x1'0000'0000);
        QVERIFY(!more);
        QCOMPARE(more.error().code, "R121");
        QVERIFY2(more.error().message.contains("4294967296"), more.error().message.c_str());
    }

    void allFaultsAreInOneMessage()
    {
        const auto bound = bindArguments(
            {.signature = signature(),
             .arguments = {{"x", array<float>({2, 2}, {1, 2, 3, 4})}, {"v", reals({2, 4})}, {"aa", {1.0}}},
             .sampleCount = {}});
        QVERIFY(!bound);
        QCOMPARE(bound.error().kind, ErrorKind::refused);
        QCOMPARE(bound.error().code, "R112");
        QCOMPARE(codesOf(bound.error()), "R112 R112 R110 R145 R110");
        const std::string& message = bound.error().message;
        for (const char* const part :
             {"x (Scalar)", "v (Vector[3])", "(3, N)", "(2, 4)", "a (Param)", "did you mean a?"})
            QVERIFY2(message.contains(part), message.c_str());
    }

    /// Who gives values by files and texts is told what to write, in no words of one language.
    void whatToGiveIsSaid()
    {
        const auto messageOf = [](std::map<std::string, Argument> arguments,
                                  std::optional<std::int64_t> count) {
            return bindArguments(
                       {.signature = signature(), .arguments = std::move(arguments), .sampleCount = count})
                .error()
                .message;
        };
        const std::string missing = messageOf({}, {});
        for (const char* const part :
             {"x (Scalar): missing; give one float64 value for each sample, as in x=@x.npy",
              "v (Vector[3]): missing; give 3 float64 values for each sample, as in v=@v.npy",
              "a (Param): missing; give one number, as in a=2.5",
              "s (Mutable[Scalar]): its start value is read, so it needs an initial value; give one float64 "
              "value "
              "for each sample, as in s=@s.npy"})
            QVERIFY2(missing.contains(part), missing.c_str());
        auto arguments = goodArguments();
        arguments["x"] = {1.5};
        arguments["a"] = reals({2});
        arguments["s"] = {1.0};
        const std::string wrong = messageOf(arguments, {});
        for (const char* const part :
             {"got the number 1.5 for one sample", "x=constant:VALUE",
              "as in a=2.5, got 2 values of shape (2,)", "got the number 1; give a file, as in s=@s.npy"})
            QVERIFY2(wrong.contains(part), wrong.c_str());
        arguments = goodArguments();
        arguments["s"] = {Array::zeros(Dtype::float32, {4})};
        const std::string type = messageOf(arguments, {});
        QVERIFY2(type.contains("s (Mutable[Scalar]): expected float64, got float32;"), type.c_str());
        QVERIFY2(type.contains("save it as float64 (in NumPy: astype('float64'))"), type.c_str());
        for (const std::string& message : {missing, wrong, type})
            QVERIFY2(!message.contains("array"), message.c_str());
    }

    void sampleCounts()
    {
        auto arguments = goodArguments();
        arguments["x"] = reals({5});
        const auto bound =
            bindArguments({.signature = signature(), .arguments = arguments, .sampleCount = {}});
        QCOMPARE(codesOf(bound.error()), "R121");
        for (const char* const part : {"x has 5", "v has 4", "s has 4"})
            QVERIFY2(bound.error().message.contains(part), bound.error().message.c_str());
        // A count that is given may be smaller than the planes.
        const auto part = bindArguments({.signature = signature(), .arguments = arguments, .sampleCount = 3});
        QVERIFY(part);
        QCOMPARE(part->sampleCount, 3);
        QCOMPARE(part->slots[2].length, 4);
        const auto tooMany =
            bindArguments({.signature = signature(), .arguments = arguments, .sampleCount = 5});
        QCOMPARE(codesOf(tooMany.error()), "R121 R121");
        QCOMPARE(
            codesOf(bindArguments({.signature = signature(), .arguments = goodArguments(), .sampleCount = -1})
                        .error()),
            "R121");
    }

    void nothingGivesTheCount()
    {
        Signature made = single({.role = Role::mutablePlane}, "Mutable[Scalar]");
        QCOMPARE(codesOf(bindArguments({.signature = made, .arguments = {}, .sampleCount = {}}).error()),
                 "R121");
        const auto bound = bindArguments({.signature = made, .arguments = {}, .sampleCount = 7});
        QVERIFY(bound);
        QCOMPARE(bound->results.at("p").shape(), std::vector<std::int64_t>{7});
        // An unread plane settles it.
        made.parameters.push_back({.name = "q", .declaration = "Scalar"});
        QCOMPARE(bindArguments({.signature = made, .arguments = {{"q", reals({5})}}, .sampleCount = {}})
                     ->sampleCount,
                 5);
    }

    void emptyBatch()
    {
        const auto bound = bindOne(vectorIn, reals({3, 0}));
        QVERIFY(bound);
        QCOMPARE(bound->sampleCount, 0);
    }

    void oneSample()
    {
        auto arguments = goodArguments();
        arguments["x"] = {std::int64_t{7}};
        arguments["v"] = reals({3});
        arguments["s"] = reals({});
        const auto bound =
            bindArguments({.signature = signature(), .arguments = arguments, .sampleCount = {}});
        QVERIFY2(bound, bound ? "" : bound.error().message.c_str());
        QVERIFY(bound->isOneSample);
        QCOMPARE(bound->sampleCount, 1);
        QCOMPARE(bound->results.at("y").shape(), std::vector<std::int64_t>{3});
        QCOMPARE(bound->results.at("s").shape(), std::vector<std::int64_t>{});
        QCOMPARE(planeOf(*bound, 3), std::vector<double>{7.0});
        QCOMPARE(planeOf(*bound, 2), (std::vector<double>{0.0, 1.0, 2.0}));
        arguments["v"] = reals({3, 4});
        arguments["s"] = reals({4});
        const auto mixed =
            bindArguments({.signature = signature(), .arguments = arguments, .sampleCount = {}});
        QCOMPARE(codesOf(mixed.error()), "R118");
        QVERIFY(mixed.error().message.contains("declare it as Param"));
    }

    void layouts()
    {
        // Value 10 * component + sample in every form.
        const std::vector<double> expected = {0, 1, 10, 11, 20, 21};
        const auto last = bindOne(vectorIn, array<double>({3, 2}, {0, 1, 10, 11, 20, 21}));
        const auto first = bindOne(vectorIn, array<double>({2, 3}, {0, 10, 20, 1, 11, 21}));
        QCOMPARE(planeOf(*last), expected);
        QCOMPARE(planeOf(*first), expected);
        QVERIFY(last->notes.empty());
        QCOMPARE(first->notes.size(), 1u);

        // Samples first whose transpose is in order: no copy.
        const Array plane = Array::fromValues<double>({3, 2}, expected);
        const auto transposed = bindOne(vectorIn, {plane.withAxes({2, 3}, {8, 16}), Layout::automatic});
        QCOMPARE(planeOf(*transposed), expected);
        QVERIFY(transposed->notes.empty());
        QCOMPARE(transposed->slots[0].data, plane.bytes());
    }

    void squareArraysNeedALayout()
    {
        const auto bound = bindOne(vectorIn, reals({3, 3}));
        QCOMPARE(codesOf(bound.error()), "R116");
        QVERIFY(bound.error().message.contains("samples_first"));
        QCOMPARE(planeOf(*bindOne(vectorIn, reals({3, 3}, Layout::samplesLast))),
                 (std::vector<double>{0, 1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(planeOf(*bindOne(vectorIn, reals({3, 3}, Layout::samplesFirst))),
                 (std::vector<double>{0, 3, 6, 1, 4, 7, 2, 5, 8}));
        QCOMPARE(codeOfOne(vectorIn, reals({3, 4}, Layout::samplesFirst)), "R117");
        QCOMPARE(codeOfOne(vectorIn, reals({4, 3}, Layout::samplesLast)), "R117");
        const Slot one{.role = Role::vecIn, .shape = Shape::vector(1)};
        QCOMPARE(codeOfOne(one, reals({1, 1})), "bound");
    }

    void matrices()
    {
        const std::vector<double> expected = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
        QCOMPARE(planeOf(*bindOne(matrixIn, reals({6, 2}))), expected);
        QCOMPARE(planeOf(*bindOne(matrixIn, reals({2, 3, 2}))), expected);
        const std::vector<double> swapped = {0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11};
        QCOMPARE(planeOf(*bindOne(matrixIn, reals({2, 6}))), swapped);
        // (2, 2, 3) can only be samples first, (2, 3, 3) only samples last.
        QCOMPARE(planeOf(*bindOne(matrixIn, reals({2, 2, 3}))), swapped);
        QCOMPARE(bindOne(matrixIn, reals({2, 3, 3}))->sampleCount, 3);
        QVERIFY(bindOne(matrixIn, reals({2, 3}))->isOneSample);
        QVERIFY(bindOne(matrixIn, reals({6}))->isOneSample);
        QCOMPARE(codeOfOne(matrixIn, reals({6, 6})), "R116");
        QCOMPARE(codeOfOne(matrixIn, reals({3, 2, 4})), "R112");
    }

    void elementTypes_data()
    {
        QTest::addColumn<int>("element");
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("mode64");
        QTest::addColumn<QString>("mode32");
        const auto row = [](Element element, const char* given, const char* mode64, const char* mode32) {
            QTest::addRow("%d from %s", static_cast<int>(element), given)
                << static_cast<int>(element) << QString::fromLatin1(given) << QString::fromLatin1(mode64)
                << QString::fromLatin1(mode32);
        };
        row(Element::real, "float64", "bound", "R111");
        row(Element::real, "float32", "bound", "bound");
        row(Element::real, "int64", "bound", "bound");
        row(Element::real, "bool", "bound", "bound");
        row(Element::index, "int64", "bound", "bound");
        row(Element::index, "int32", "bound", "bound");
        row(Element::index, "uint32", "bound", "bound");
        row(Element::index, "float64", "R111", "R111");
        row(Element::index, "bool", "R111", "R111");
        row(Element::int32, "int32", "bound", "bound");
        row(Element::int32, "int64", "R111", "R111");
        row(Element::uint32, "uint32", "bound", "bound");
        row(Element::boolean, "bool", "bound", "bound");
        row(Element::boolean, "int32", "R111", "R111");
        row(Element::boolean, "float64", "R111", "R111");
    }

    void elementTypes()
    {
        QFETCH(const int, element);
        QFETCH(const QString, given);
        QFETCH(const QString, mode64);
        QFETCH(const QString, mode32);
        Slot slot = scalarIn;
        slot.element = static_cast<Element>(element);
        const Argument argument{Array::zeros(*dtypeFromName(given.toStdString()), {4})};
        QCOMPARE(codeOfOne(slot, argument, Mode::float64), mode64.toStdString());
        QCOMPARE(codeOfOne(slot, argument, Mode::float32), mode32.toStdString());
    }

    void integersBecomeRealsOnlyExactly()
    {
        const std::int64_t big = std::int64_t{1} << 53;
        const auto exact = bindOne(
            scalarIn,
            array<std::int64_t>({4}, {-3, big, 2 * big + 4, std::numeric_limits<std::int64_t>::min()}));
        QVERIFY(exact);
        QCOMPARE(planeOf(*exact), (std::vector<double>{-3.0, 0x1p53, 0x1p54 + 4, -0x1p63}));
        QCOMPARE(exact->notes.size(), 1u);
        const auto inexact = bindOne(scalarIn, array<std::int64_t>({2}, {1, big + 1}));
        QCOMPARE(codesOf(inexact.error()), "R147");
        QVERIFY(inexact.error().message.contains("9007199254740993"));
        QCOMPARE(codeOfOne(scalarIn, array<std::int32_t>({1}, {16777217}), Mode::float32), "R147");
        QCOMPARE(codeOfOne(scalarIn, array<std::int32_t>({1}, {16777216}), Mode::float32), "bound");
        QCOMPARE(codeOfOne(scalarIn, {big + 1}), "R147");
    }

    void narrowFloatsAreWidenedWithANote()
    {
        const auto bound =
            bindOne(scalarIn, array<float>({2}, {0.1f, -std::numeric_limits<float>::infinity()}));
        QVERIFY(bound);
        QCOMPARE(planeOf(*bound)[0], 0.10000000149011612);
        QCOMPARE(planeOf(*bound)[1], -std::numeric_limits<double>::infinity());
        QCOMPARE(bound->notes.size(), 1u);
        QVERIFY(bound->notes[0].contains("float32"));
    }

    void inputsMayBeStridedAndReadOnly()
    {
        const Array memory = Array::fromValues<double>({6}, std::array<double, 6>{1, 0, 2, 0, 3, 0});
        auto* const bytes = const_cast<std::byte*>(memory.bytes());
        const Array strided = Array::view(Dtype::float64, {3}, {16}, bytes, {}, Access::readOnly);
        const auto bound = bindOne(scalarIn, {strided});
        QVERIFY(bound);
        QCOMPARE(planeOf(*bound), (std::vector<double>{1, 2, 3}));
        QCOMPARE(bound->notes.size(), 1u);
    }

    void writtenPlanes()
    {
        const Slot written{.role = Role::mutablePlane, .startValue = StartValue::read};
        QCOMPARE(codeOfOne(written, {1.0}), "R114");
        const Array memory = Array::zeros(Dtype::float64, {8});
        auto* const bytes = memory.writableBytes();
        QCOMPARE(codeOfOne(written, {Array::view(Dtype::float64, {4}, bytes, {}, Access::readOnly)}), "R114");
        QCOMPARE(codeOfOne(written, {Array::view(Dtype::float64, {4}, {16}, bytes, {}, Access::writable)}),
                 "R113");
        QCOMPARE(codeOfOne(written, {Array::zeros(Dtype::float32, {4})}), "R111");
        QCOMPARE(codeOfOne(written, {Array::zeros(Dtype::int64, {4})}), "R111");
        QCOMPARE(codeOfOne(written, {memory}), "bound");
    }

    void samplesFirstIsCopiedBack()
    {
        const Slot written{
            .role = Role::mutablePlane, .shape = Shape::vector(3), .startValue = StartValue::read};
        const Argument given = reals({2, 3});
        auto bound = bindOne(written, given);
        QVERIFY(bound);
        QCOMPARE(planeOf(*bound), (std::vector<double>{0, 3, 1, 4, 2, 5}));
        auto* const plane = reinterpret_cast<double*>(bound->slots[0].data);
        for (int i = 0; i < 6; ++i)
            plane[i] += 100.0;
        finishBinding(*bound);
        const Array& own = std::get<Array>(given.value);
        QCOMPARE(bound->results.at("p").bytes(), own.bytes());
        QVERIFY(
            std::ranges::equal(own.values<double>(), std::array{100.0, 101.0, 102.0, 103.0, 104.0, 105.0}));
    }

    void uniforms()
    {
        const Slot real{.role = Role::uniform};
        Slot integer = real;
        integer.element = Element::int32;
        const auto code = [](const Slot& slot, Argument argument) {
            Signature made = single(slot, "Param");
            made.slots.push_back({.role = Role::mutablePlane, .name = "y", .source = SlotSource::returned});
            const auto bound =
                bindArguments({.signature = made, .arguments = {{"p", argument}}, .sampleCount = 1});
            return bound ? std::string("bound") : codesOf(bound.error());
        };
        QCOMPARE(code(real, {std::int64_t{3}}), "bound");
        QCOMPARE(code(real, {true}), "bound");
        QCOMPARE(code(real, {std::numeric_limits<double>::quiet_NaN()}), "bound");
        QCOMPARE(code(real, array<float>({}, {0.5f})), "bound");
        QCOMPARE(code(real, reals({1})), "R119");
        QCOMPARE(code(integer, {std::int64_t{3}}), "bound");
        QCOMPARE(code(integer, {3.7}), "R119");
        QCOMPARE(code(integer, {std::int64_t{1} << 31}), "R119");
    }

    void defaultsAndUnreadParameters()
    {
        Signature made = signature();
        made.parameters[2].defaultValue = 0.25;
        made.parameters.push_back({.name = "unread", .declaration = "Scalar"});
        auto arguments = goodArguments();
        arguments.erase("a");
        auto bound = bindArguments({.signature = made, .arguments = arguments, .sampleCount = {}});
        QVERIFY(bound);
        QCOMPARE(*reinterpret_cast<const double*>(bound->slots[4].number.data()), 0.25);
        arguments["unread"] = reals({4});
        QVERIFY(bindArguments({.signature = made, .arguments = arguments, .sampleCount = {}}));
    }

    void omittedWrittenPlanes()
    {
        auto arguments = goodArguments();
        arguments.erase("s");
        const auto bound = bindArguments(
            {.signature = signature(StartValue::unused), .arguments = arguments, .sampleCount = {}});
        QVERIFY(bound);
        QCOMPARE(bound->results.at("s").shape(), std::vector<std::int64_t>{4});
        // Results may be given by name.
        arguments["y"] = reals({3, 4});
        QVERIFY(bindArguments(
            {.signature = signature(StartValue::unused), .arguments = arguments, .sampleCount = {}}));
    }
};

QTEST_APPLESS_MAIN(TestBinding)
#include "tst_data_binding.moc"
