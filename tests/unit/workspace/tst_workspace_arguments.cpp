// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>
#include <limits>

#include "workspace/kernel_file.h"
#include "workspace/plane_argument.h"

using namespace hawk;
using namespace Qt::StringLiterals;
using data::Argument;
using data::Array;
using data::Mode;
using data::Role;

namespace {

data::Signature signature()
{
    data::Signature all;
    all.kernel = "k";
    all.slots = {{.role = Role::mutablePlane, .name = "s", .startValue = data::StartValue::read},
                 {.role = Role::mutablePlane, .name = "out", .source = data::SlotSource::returned},
                 {.role = Role::vecIn, .name = "v", .shape = data::Shape::vector(3)},
                 {.role = Role::perSample, .name = "x"},
                 {.role = Role::perSample, .name = "w"},
                 {.role = Role::uniform, .name = "a"}};
    return all;
}

/// Numbers as numpy would read them: values with their shape and type.
QString spell(const Array& array)
{
    QString text = QString::fromLatin1(data::nameOf(array.dtype())) + u" ("_s;
    for (const std::int64_t extent : array.shape())
        text += QString::number(extent) + u","_s;
    text += u")"_s;
    const auto add = [&](auto values) {
        for (const auto value : values)
            text += u" "_s + QString::number(value, 'g', 9);
    };
    if (array.dtype() == data::Dtype::float32)
        add(array.values<float>());
    else if (array.dtype() == data::Dtype::float64)
        add(array.values<double>());
    else if (array.dtype() == data::Dtype::int64) {
        for (const std::int64_t value : array.values<std::int64_t>())
            text += u" "_s + QString::number(value);
    }
    return text;
}

QString spell(const Argument& argument)
{
    if (const auto* array = std::get_if<Array>(&argument.value))
        return spell(*array);
    if (const auto* truth = std::get_if<bool>(&argument.value))
        return *truth ? u"true"_s : u"false"_s;
    if (const auto* integer = std::get_if<std::int64_t>(&argument.value))
        return u"int "_s + QString::number(*integer);
    return u"real "_s + QString::number(std::get<double>(argument.value), 'g', 9);
}

} // namespace

/// What people type: names of kernels and values of planes.
class WorkspaceArguments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void references_data();
    void references();
    void moreThanMemoryHolds();
    void noSamples();
    void statedLayouts();
    void wholeNumbers();
    void tablesHaveTheirOwnLength();
    void gridsCountTheSamples();
    void stops();
    void existingFileWithColon();
    void factoryKernels();
    void nameAndValue();
    void forms_data();
    void forms();
    void float32();
    void notFinite();
    void refused_data();
    void refused();
    void everyFault();
    void samplesFromTheFirst();
    void generated();
    void tables();
    void memory();

private:
    void write(const QString& name, const QByteArray& content)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    std::string path(const QString& name) const { return m_folder->filePath(name).toStdString(); }
    using Resolved = Result<std::map<std::string, Argument>>;
    /// Arguments as typed; `DIR` stands for the test's folder.
    Resolved resolve(const QStringList& typed, std::optional<std::int64_t> samples = {},
                     Mode mode = Mode::float64, const std::vector<std::string>& tables = {}) const
    {
        std::vector<workspace::PlaneArgument> arguments;
        for (QString text : typed) {
            text.replace(u"DIR"_s, m_folder->path());
            arguments.push_back(workspace::parsePlaneArgument(text.toStdString()).value());
        }
        return workspace::resolveArguments(arguments, tables, signature(), mode, samples);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void WorkspaceArguments::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    // Written by numpy.save of numpy.array([0.5, -1.25]).
    QByteArray npy = QByteArray("\x93NUMPY\x01\x00\x76\x00", 10)
        + QByteArray("{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }").leftJustified(117, ' ')
        + "\n";
    for (const double value : {0.5, -1.25})
        npy.append(reinterpret_cast<const char*>(&value), sizeof(value));
    write(u"x.npy"_s, npy);
    write(u"t.csv"_s, "w,v_0,v_1,v_2,a\n1,10,20.5,30,7\n2,11,21,31,8\n");
}

void WorkspaceArguments::references_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("kernels");
    QTest::newRow("file alone") << u"k.py"_s << u"k.py"_s << QStringList();
    QTest::newRow("one kernel") << u"dir/k.py:scale"_s << u"dir/k.py"_s << QStringList{u"scale"_s};
    QTest::newRow("two kernels") << u"k.py:a,b_2"_s << u"k.py"_s << QStringList{u"a"_s, u"b_2"_s};
    QTest::newRow("a derivative") << u"k.py:a.vjp,b"_s << u"k.py"_s << QStringList{u"a.vjp"_s, u"b"_s};
    QTest::newRow("no derivative") << u"k.py:a.grad"_s << u"k.py:a.grad"_s << QStringList();
    QTest::newRow("beyond ASCII") << u"k.py:Δv"_s << u"k.py"_s << QStringList{u"Δv"_s};
    QTest::newRow("colon in a folder") << u"a:b/k.py"_s << u"a:b/k.py"_s << QStringList();
    QTest::newRow("colon in a folder, kernel")
        << u"a:b/k.py:scale"_s << u"a:b/k.py"_s << QStringList{u"scale"_s};
    QTest::newRow("nothing after the colon") << u"k.py:"_s << u"k.py:"_s << QStringList();
    QTest::newRow("digit first") << u"k.py:1"_s << u"k.py:1"_s << QStringList();
    QTest::newRow("empty name in the list") << u"k.py:a,"_s << u"k.py:a,"_s << QStringList();
}

void WorkspaceArguments::references()
{
    QFETCH(QString, text);
    QFETCH(QString, file);
    QFETCH(QStringList, kernels);
    const auto reference = workspace::parseKernelReference(text.toStdString());
    QCOMPARE(QString::fromStdString(reference.file), file);
    QStringList names;
    for (const std::string& name : reference.kernels)
        names << QString::fromStdString(name);
    QCOMPARE(names, kernels);
}

void WorkspaceArguments::existingFileWithColon()
{
    write(u"k.py:scale"_s, "");
    QCOMPARE(workspace::parseKernelReference(path(u"k.py:scale"_s)).file, path(u"k.py:scale"_s));
    QCOMPARE(workspace::parseKernelReference(path(u"k.py:other"_s)).file, path(u"k.py"_s));
    QVERIFY(!workspace::loadKernelFile(path(u"none.py"_s)));
}

void WorkspaceArguments::moreThanMemoryHolds()
{
    // More bytes than any address space has.
    const auto resolved = resolve({u"x=linspace:0:1"_s}, std::int64_t{1} << 57);
    QVERIFY(!resolved);
    QCOMPARE(resolved.error().code, "out-of-memory");
    QVERIFY(resolved.error().kind == ErrorKind::environment);
}

void WorkspaceArguments::noSamples()
{
    const auto resolved = resolve({u"x=linspace:0:1"_s}, 0);
    QVERIFY(resolved);
    QCOMPARE(std::get<data::Array>(resolved->at("x").value).shape(), std::vector<std::int64_t>{0});
    QCOMPARE(resolve({u"x=linspace:0:1"_s}).error().code, "R121");
}

void WorkspaceArguments::statedLayouts()
{
    QVERIFY(resolve({u"x=@DIR/x.npy"_s})->at("x").layout == data::Layout::automatic);
    QVERIFY(resolve({u"x=@DIR/x.npy:samples_first"_s})->at("x").layout == data::Layout::samplesFirst);
    QVERIFY(resolve({u"x=@DIR/x.npy:samples_last"_s})->at("x").layout == data::Layout::samplesLast);
    QCOMPARE(resolve({u"x=@DIR/x.npy:samples"_s}).error().code, "argument-file-kind");
}

/// Numbers of a text have no type of their own: they become integers where integers are wanted.
void WorkspaceArguments::wholeNumbers()
{
    data::Signature whole;
    whole.slots = {{.role = Role::perSample, .name = "i", .element = data::Element::index},
                   {.role = Role::perSample, .name = "n", .element = data::Element::int32}};
    const auto given = [&](const std::string& i, const std::string& n) {
        return workspace::resolveArguments({{"i", i}, {"n", n}}, {}, whole, Mode::float64, 3);
    };
    const auto lists = given("1,2,9007199254740993", "4,-5,6.0");
    QCOMPARE(spell(lists->at("i")), u"int64 (3,) 1 2 9007199254740993"_s);
    const auto& numbers = std::get<Array>(lists->at("n").value);
    QCOMPARE(numbers.dtype(), data::Dtype::int32);
    QCOMPARE(numbers.values<std::int32_t>()[1], -5);
    const auto generated = given("linspace:0:3", "constant:7");
    QCOMPARE(spell(generated->at("i")), u"int64 (3,) 0 1 3"_s);
    QCOMPARE(std::get<Array>(generated->at("n").value).values<std::int32_t>()[2], 7);
    // What is no integer of the type stays as it was given, for the binding to refuse.
    QCOMPARE(spell(given("1,2.5", "1,3000000000")->at("i")), u"float64 (2,) 1 2.5"_s);
}

/// k(x: Scalar, t: Table[Scalar], u: Table["row":2, "col":2]).
void WorkspaceArguments::tablesHaveTheirOwnLength()
{
    data::Signature signature;
    signature.slots = {{.role = Role::perSample, .name = "x"},
                       {.role = Role::lookup, .name = "t", .extent = data::SlotExtent::wholeBuffer},
                       {.role = Role::lookup,
                        .name = "u",
                        .extent = data::SlotExtent::wholeBuffer,
                        .axes = {{"row", 2}, {"col", 2}}}};
    const auto resolve = [&](std::vector<workspace::PlaneArgument> given, std::optional<std::int64_t> count) {
        return workspace::resolveArguments(given, {}, signature, Mode::float64, count);
    };
    const auto resolved =
        resolve({{"t", "1,2.5,4,5"}, {"u", "linspace:0:3"}, {"x", "constant:1"}}, std::int64_t{2});
    QVERIFY(resolved);
    QCOMPARE(spell(resolved->at("t")), u"float64 (4,) 1 2.5 4 5"_s);
    QCOMPARE(spell(resolved->at("u")), u"float64 (4,) 0 1 2 3"_s);
    QCOMPARE(spell(resolved->at("x")), u"float64 (2,) 1 1"_s);
    const auto single = resolve({{"t", "7"}, {"x", "1,2,3"}}, std::nullopt);
    QVERIFY(single);
    QCOMPARE(spell(single->at("t")), u"int64 (1,) 7"_s);
    const auto unknown = resolve({{"t", "uniform:0:1"}, {"x", "1,2,3"}}, std::nullopt);
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().message, "`t` is generated, and nothing says how many values it has.");
}

/// k(x: Scalar, lane: Grid["row", "col":3]).
void WorkspaceArguments::gridsCountTheSamples()
{
    data::Signature signature;
    signature.slots = {{.role = Role::perSample, .name = "x"}};
    signature.grid = {{"row", {}}, {"col", 3}};
    const auto resolved = workspace::resolveArguments({{"x", "constant:2"}, {"row", "2"}}, {}, signature,
                                                      Mode::float64, std::nullopt);
    QVERIFY(resolved);
    QCOMPARE(spell(resolved->at("x")), u"float64 (6,) 2 2 2 2 2 2"_s);
    QCOMPARE(spell(resolved->at("row")), u"int 2"_s);
    const auto unknown =
        workspace::resolveArguments({{"x", "constant:2"}}, {}, signature, Mode::float64, std::nullopt);
    QVERIFY(!unknown);
    QVERIFY(unknown.error().hint.starts_with("Give row=N"));
}

void WorkspaceArguments::stops()
{
    std::stop_source source;
    source.request_stop();
    const process::JobContext job{.stop = source.get_token()};
    write(u"loop.py"_s, "from hawk import Scalar, kernel\n\n@kernel\ndef k(x: Scalar):\n    return x\n");
    QCOMPARE(workspace::loadKernelFile(path(u"loop.py"_s), job).error().code, "cancelled");
    QCOMPARE(workspace::resolveArguments({{"x", "1"}}, {}, signature(), Mode::float64, 0, job).error().code,
             "cancelled");
}

void WorkspaceArguments::factoryKernels()
{
    write(u"made.py"_s,
          "from hawk import Scalar, kernel\n\n"
          "def make(factor):\n"
          "    @kernel\n"
          "    def scaled(x: Scalar):\n"
          "        return factor * x\n"
          "    return scaled\n\n"
          "twice = make(2.0)\nthrice = make(3.0)\n");
    const auto module = workspace::loadKernelFile(path(u"made.py"_s));
    QVERIFY(module);
    QCOMPARE(module->diagnostics.size(), 0u);
    // A kernel is chosen by the variable it is bound to, and keeps the name of its `def`.
    const auto kernels = workspace::selectKernels(*module, {path(u"made.py"_s), {"thrice", "twice"}});
    QVERIFY2(kernels, kernels ? "" : kernels.error().message.c_str());
    QCOMPARE(kernels->size(), 2u);
    QCOMPARE((*kernels)[0].name, "scaled");
    QVERIFY(ir::listing((*kernels)[0]).contains('3'));
    QVERIFY((*kernels)[0].digest != (*kernels)[1].digest);
    const auto unknown = workspace::selectKernels(*module, {path(u"made.py"_s), {"scaled"}});
    QCOMPARE(unknown.error().code, "T03");
    QVERIFY(unknown.error().hint.contains("`twice`, `thrice`"));
    QCOMPARE(workspace::selectKernels(*module, {path(u"made.py"_s), {}}).error().code, "T02");
}

void WorkspaceArguments::nameAndValue()
{
    const auto argument = workspace::parsePlaneArgument("x=@a=b.npy");
    QCOMPARE(argument->name, "x");
    QCOMPARE(argument->text, "@a=b.npy");
    for (const char* text : {"", "x", "=2"}) {
        const auto wrong = workspace::parsePlaneArgument(text);
        QCOMPARE(wrong.error().code, "usage-argument");
        QCOMPARE(wrong.error().kind, ErrorKind::usage);
    }
}

void WorkspaceArguments::forms_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("value");
    QTest::newRow("integer") << u"a=3"_s << u"int 3"_s;
    QTest::newRow("2^53 + 1") << u"a=9007199254740993"_s << u"int 9007199254740993"_s;
    QTest::newRow("negative real") << u"a=-2.5e-3"_s << u"real -0.0025"_s;
    QTest::newRow("beyond 64 bits") << u"a=18446744073709551616"_s << u"real 1.84467441e+19"_s;
    QTest::newRow("infinity") << u"a=-inf"_s << u"real -inf"_s;
    QTest::newRow("true") << u"a=true"_s << u"true"_s;
    QTest::newRow("false") << u"a=false"_s << u"false"_s;
    QTest::newRow("list") << u"x=1,2.5,4"_s << u"float64 (3,) 1 2.5 4"_s;
    QTest::newRow("NumPy file") << u"x=@DIR/x.npy"_s << u"float64 (2,) 0.5 -1.25"_s;
    QTest::newRow("column") << u"x=@DIR/t.csv:v_1"_s << u"float64 (2,) 20.5 21"_s;
    QTest::newRow("whole column") << u"x=@DIR/t.csv:w"_s << u"int64 (2,) 1 2"_s;
    QTest::newRow("whole column for a plane that is written") << u"s=@DIR/t.csv:w"_s << u"float64 (2,) 1 2"_s;
    QTest::newRow("linspace") << u"x=linspace:-1:1"_s << u"float64 (5,) -1 -0.5 0 0.5 1"_s;
}

void WorkspaceArguments::forms()
{
    QFETCH(QString, text);
    QFETCH(QString, value);
    const auto resolved = resolve({text}, 5);
    QVERIFY2(resolved, resolved ? "" : resolved.error().message.c_str());
    QCOMPARE(resolved->size(), 1u);
    QCOMPARE(spell(resolved->at(text.section(u'=', 0, 0).toStdString())), value);
}

void WorkspaceArguments::float32()
{
    // 0.1 and 0.1 rounded to 24 bits differ in the ninth digit.
    const auto list = resolve({u"x=0.1,2"_s}, 0, Mode::float32);
    QCOMPARE(spell(list->at("x")), u"float32 (2,) 0.100000001 2"_s);
    const auto spaced = resolve({u"x=linspace:0:0.1"_s}, 2, Mode::float32);
    QCOMPARE(spell(spaced->at("x")), u"float32 (2,) 0 0.100000001"_s);
    const auto column = resolve({u"x=@DIR/t.csv:v_1"_s}, 0, Mode::float32);
    QCOMPARE(spell(column->at("x")), u"float32 (2,) 20.5 21"_s);
    // A file states its type, and the binding says what it thinks of it.
    const auto stated = resolve({u"x=@DIR/x.npy"_s}, 0, Mode::float32);
    QCOMPARE(spell(stated->at("x")), u"float64 (2,) 0.5 -1.25"_s);
}

void WorkspaceArguments::notFinite()
{
    const auto resolved =
        resolve({u"x=constant:-inf"_s, u"w=nan,inf,-inf,1"_s, u"s=constant:nan"_s, u"a=inf"_s}, 4);
    QVERIFY2(resolved, resolved ? "" : resolved.error().message.c_str());
    QCOMPARE(spell(resolved->at("x")), u"float64 (4,) -inf -inf -inf -inf"_s);
    QCOMPARE(spell(resolved->at("w")), u"float64 (4,) nan inf -inf 1"_s);
    QCOMPARE(spell(resolved->at("s")), u"float64 (4,) nan nan nan nan"_s);
    QCOMPARE(spell(resolved->at("a")), u"real inf"_s);
    // A range that has an end nowhere.
    const Error error = resolve({u"x=linspace:0:inf"_s}, 4).error();
    QCOMPARE(error.message, "`x=linspace:0:inf` does not lie between finite numbers.");
    QVERIFY(error.hint.contains("constant:inf"));
}

void WorkspaceArguments::refused_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("part");
    for (const char* value : {"",
                              "abc",
                              "1,,2",
                              "1,",
                              "0x1F",
                              "1 2",
                              "linspace",
                              "linspace:0",
                              "linspace:0:1:2",
                              "uniform:a:b",
                              "normal:0:1:x",
                              "uniform:0:1:2:3",
                              "linspace:0:1:",
                              "linspace:0:inf",
                              "linspace:nan:1",
                              "linspace:-1e308:1e308",
                              "uniform:-inf:1",
                              "uniform:0:nan",
                              "normal:0:inf",
                              "normal:nan:1",
                              "constant:infinite",
                              "1e999",
                              "-nan(",
                              "inf,infi"}) {
        QTest::addRow("x=%s", value) << QStringList{u"x="_s + QString::fromLatin1(value)}
                                     << u"argument-form"_s << u"`x="_s + QString::fromLatin1(value);
    }
    QTest::newRow("twice") << QStringList{u"a=1"_s, u"a=2"_s} << u"R110"_s << u"`a`"_s;
    QTest::newRow("generated twice") << QStringList{u"x=linspace:0:1"_s, u"x=1,2"_s} << u"R110"_s << u"`x`"_s;
    QTest::newRow("no sample count") << QStringList{u"x=linspace:0:1"_s} << u"R121"_s << u"`x`"_s;
    QTest::newRow("no column named") << QStringList{u"x=@DIR/t.csv"_s} << u"argument-no-column"_s
                                     << u"t.csv"_s;
    QTest::newRow("no such column") << QStringList{u"x=@DIR/t.csv:y"_s} << u"csv-no-column"_s << u"`y`"_s;
    QTest::newRow("no table") << QStringList{u"x=@DIR/u.csv:y"_s} << u"csv-missing"_s << u"u.csv"_s;
    QTest::newRow("no array") << QStringList{u"x=@DIR/u.npy"_s} << u"npy-missing"_s << u"u.npy"_s;
    QTest::newRow("another kind of file")
        << QStringList{u"x=@DIR/u.txt"_s} << u"argument-file-kind"_s << u"u.txt"_s;
}

void WorkspaceArguments::refused()
{
    QFETCH(QStringList, typed);
    QFETCH(QString, code);
    QFETCH(QString, part);
    const auto resolved = resolve(typed);
    QVERIFY(!resolved);
    QCOMPARE(QString::fromStdString(resolved.error().code), code);
    const QString message = QString::fromStdString(resolved.error().message);
    QVERIFY2(message.contains(part), qPrintable(message));
    QVERIFY(!resolved.error().hint.empty());
}

void WorkspaceArguments::everyFault()
{
    const auto resolved = resolve({u"a=one"_s, u"x=@DIR/t.csv:q"_s, u"w=linspace:0:1"_s, u"v=1,2"_s});
    QVERIFY(!resolved);
    const QStringList lines = QString::fromStdString(resolved.error().message).split(u'\n');
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(u"a=one"_s));
    QVERIFY(lines[1].contains(u"`q`"_s));
    QVERIFY(lines[2].contains(u"`w`"_s));
}

void WorkspaceArguments::samplesFromTheFirst()
{
    const auto resolved = resolve({u"w=linspace:0:1"_s, u"x=4,5,6"_s});
    QVERIFY2(resolved, resolved ? "" : resolved.error().message.c_str());
    QCOMPARE(spell(resolved->at("w")), u"float64 (3,) 0 0.5 1"_s);
    const auto stated = resolve({u"w=linspace:0:1"_s, u"x=4,5,6"_s}, 2);
    QCOMPARE(spell(stated->at("w")), u"float64 (2,) 0 1"_s);
}

void WorkspaceArguments::generated()
{
    const auto first = resolve({u"x=uniform:-5:5"_s, u"w=normal:0:1"_s, u"v=uniform:0:1:3"_s}, 4);
    const auto again = resolve({u"x=uniform:-5:5:0"_s, u"w=normal:0:1:0"_s, u"v=uniform:0:1:4"_s}, 4);
    QVERIFY(first && again);
    QCOMPARE(spell(first->at("x")), spell(again->at("x")));
    QCOMPARE(spell(first->at("w")), spell(again->at("w")));
    QVERIFY(spell(first->at("v")) != spell(again->at("v")));
    const Array x = std::get<Array>(first->at("x").value);
    for (const double value : x.values<double>())
        QVERIFY(value >= -5 && value < 5);
    const Array v = std::get<Array>(first->at("v").value);
    QCOMPARE(v.shape(), (std::vector<std::int64_t>{3, 4}));
    QCOMPARE(first->at("v").layout, data::Layout::samplesLast);
    // Components have streams of their own.
    QVERIFY(v.values<double>()[0] != v.values<double>()[4]);
}

void WorkspaceArguments::tables()
{
    const std::vector<std::string> table = {path(u"t.csv"_s)};
    const auto resolved = resolve({u"w=5,6"_s}, 0, Mode::float64, table);
    QVERIFY2(resolved, resolved ? "" : resolved.error().message.c_str());
    QCOMPARE(spell(resolved->at("w")), u"float64 (2,) 5 6"_s);
    QCOMPARE(spell(resolved->at("v")), u"float64 (3,2,) 10 11 20.5 21 30 31"_s);
    QCOMPARE(resolved->at("v").layout, data::Layout::samplesLast);
    QVERIFY(!resolved->contains("x") && !resolved->contains("out"));

    write(u"other.csv"_s, "q,v_0,v_1\n1,2,3\n");
    const auto unused = resolve({}, 0, Mode::float64, {path(u"other.csv"_s)});
    QCOMPARE(unused.error().code, "csv-unused");
    QVERIFY(unused.error().message.contains("other.csv"));
}

void WorkspaceArguments::memory()
{
    const auto resolved = resolve({u"x=@DIR/x.npy"_s, u"s=@DIR/x.npy"_s});
    QCOMPARE(std::get<Array>(resolved->at("x").value).access(), data::Access::readOnly);
    const Array state = std::get<Array>(resolved->at("s").value);
    QCOMPARE(state.access(), data::Access::writable);
    state.writableValues<double>()[0] = 9;
    QCOMPARE(spell(resolve({u"x=@DIR/x.npy"_s})->at("x")), u"float64 (2,) 0.5 -1.25"_s);
}

QTEST_APPLESS_MAIN(WorkspaceArguments)
#include "tst_workspace_arguments.moc"
