// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <array>
#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "data/csv.h"
#include "data/npy.h"
#include "process/descriptor.h"

using namespace hawk;
using namespace hawk::data;

/// NPY files against numpy itself, CSV files against hand-written texts, and what broken files get.
class TestFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string path(const std::string& name) const { return m_folder.path().toStdString() + '/' + name; }

    void write(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }

    std::string read(const std::string& name) const
    {
        std::ifstream file(path(name), std::ios::binary);
        return {std::istreambuf_iterator<char>(file), {}};
    }

    /// Runs a Python text with numpy as np in the folder; false when there is no numpy.
    bool python(const char* text) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(
            QStringLiteral("python3"),
            {QStringLiteral("-c"), QStringLiteral("import numpy as np\n") + QString::fromLatin1(text)});
        return process.waitForFinished() && process.exitStatus() == QProcess::NormalExit
            && process.exitCode() == 0;
    }

    static std::string header(const std::string& dictionary, char version = 1)
    {
        std::string length(version == 1 ? 2 : 4, '\0');
        length[0] = static_cast<char>(dictionary.size());
        return std::string("\x93NUMPY") + version + '\0' + length + dictionary;
    }

    std::string npyCode(const std::string& bytes) const
    {
        write("case.npy", bytes);
        const auto array = openNpy(path("case.npy"));
        if (!array && !array.error().message.contains("case.npy"))
            return "unnamed";
        return array ? "fine" : array.error().code;
    }

private Q_SLOTS:
    void npyReadsWhatNumpyWrote()
    {
        if (!python(
                "x = np.arange(6).reshape(2, 3)\n"
                "for t in ['f4', 'f8', 'i4', 'i8', 'u4', '?']: np.save(t.replace('?', 'b1'), x.astype(t))\n"
                "np.save('fortran', np.asfortranarray(x.astype('f8')))\n"
                "np.save('number', np.float64(2.5))\n"
                "np.save('empty', np.zeros((3, 0)))\n"
                "np.lib.format.write_array(open('v2.npy', 'wb'), x.astype('f8'), version=(2, 0))\n"
                "np.lib.format.write_array(open('v3.npy', 'wb'), x.astype('f8'), version=(3, 0))\n"))
            QSKIP("python3 with numpy is not installed");
        const auto expect = [&]<class T>(const std::string& name, std::array<T, 6> values) {
            const auto array = openNpy(path(name));
            QVERIFY2(array, name.c_str());
            QCOMPARE(array->dtype(), dtypeOf<T>());
            QCOMPARE(array->shape(), (std::vector<std::int64_t>{2, 3}));
            QCOMPARE(array->access(), Access::readOnly);
            QVERIFY(std::ranges::equal(array->contiguousCopy().values<T>(), values));
        };
        expect("f8.npy", std::array<double, 6>{0, 1, 2, 3, 4, 5});
        expect("f4.npy", std::array<float, 6>{0, 1, 2, 3, 4, 5});
        expect("i8.npy", std::array<std::int64_t, 6>{0, 1, 2, 3, 4, 5});
        expect("i4.npy", std::array<std::int32_t, 6>{0, 1, 2, 3, 4, 5});
        expect("u4.npy", std::array<std::uint32_t, 6>{0, 1, 2, 3, 4, 5});
        expect("b1.npy", std::array<bool, 6>{false, true, true, true, true, true});
        expect("fortran.npy", std::array<double, 6>{0, 1, 2, 3, 4, 5});
        expect("v2.npy", std::array<double, 6>{0, 1, 2, 3, 4, 5});
        expect("v3.npy", std::array<double, 6>{0, 1, 2, 3, 4, 5});
        QCOMPARE(openNpy(path("number.npy"))->values<double>()[0], 2.5);
        QVERIFY(openNpy(path("number.npy"))->shape().empty());
        QCOMPARE(openNpy(path("empty.npy"))->shape(), (std::vector<std::int64_t>{3, 0}));
    }

    void npyBytesAreNumpys()
    {
        if (!python("np.save('a', np.array([1.5, -0.0, np.inf]))\n"
                    "np.save('b', np.array([[1, 2], [3, 4], [5, 6]], 'i4'))\n"
                    "np.save('c', np.array(7.0, 'f4'))\n"
                    "np.save('d', np.array([True, False]))\n"
                    "np.save('e', np.zeros((0, 12)))\n"))
            QSKIP("python3 with numpy is not installed");
        const auto check = [&](const std::string& name, const Array& array) {
            QVERIFY(saveNpy(path("ours.npy"), array));
            QCOMPARE(read("ours.npy"), read(name));
        };
        check("a.npy",
              Array::fromValues<double>({3}, std::array{1.5, -0.0, std::numeric_limits<double>::infinity()}));
        const Array b =
            Array::fromValues<std::int32_t>({3, 2}, std::array<std::int32_t, 6>{1, 2, 3, 4, 5, 6});
        check("b.npy", b);
        check("c.npy", Array::fromValues<float>({}, std::array{7.0f}));
        check("d.npy", Array::fromValues<bool>({2}, std::array{true, false}));
        check("e.npy", Array::zeros(Dtype::float64, {0, 12}));
        // A strided array is written in C order.
        const Array transposed =
            Array::fromValues<std::int32_t>({2, 3}, std::array<std::int32_t, 6>{1, 3, 5, 2, 4, 6});
        check("b.npy", transposed.withAxes({3, 2}, {4, 12}));
    }

    void npyHeaders()
    {
        const std::string data(48, '\0');
        QCOMPARE(npyCode(header("{\"shape\" : ( 2 , 3L ) ,'descr':'=f8','fortran_order' :False}") + data),
                 "fine");
        QCOMPARE(npyCode(header("{'descr': '<f8', 'fortran_order': False, 'shape': (6,), }") + data + "tail"),
                 "fine");
        QCOMPARE(npyCode(header("{'descr': '>f8', 'fortran_order': False, 'shape': (6,), }") + data),
                 "npy-type");
        QCOMPARE(npyCode(header("{'descr': '|u1', 'fortran_order': False, 'shape': (6,), }") + data),
                 "npy-type");
        QCOMPARE(npyCode(header("{'descr': [('a', '<f8')], 'fortran_order': False, 'shape': (6,), }") + data),
                 "npy-type");
        QCOMPARE(npyCode(header("{'descr': '<f8', 'fortran_order': False, 'shape': (7,), }") + data),
                 "npy-truncated");
        QCOMPARE(npyCode(header("{'descr': '<f8', 'fortran_order': False, 'shape': (-1,), }") + data),
                 "npy-header");
        QCOMPARE(npyCode(header("{'descr': '<f8', 'fortran_order': 0, 'shape': (6,), }") + data),
                 "npy-header");
        QCOMPARE(npyCode(header("{'descr': '<f8', 'shape': (6,), }") + data), "npy-header");
        QCOMPARE(
            npyCode(header("{'descr': '<f8', 'fortran_order': False, 'shape': (4611686018427387904, 16), }")
                    + data),
            "npy-header");
        QCOMPARE(npyCode(header("os.system('x')") + data), "npy-header");
        QCOMPARE(npyCode(header("{}", 9) + data), "npy-version");
        QCOMPARE(npyCode("a,b\n1,2\n"), "npy-magic");
        QCOMPARE(npyCode(""), "npy-magic");
        QCOMPARE(openNpy(path("none.npy")).error().code, "npy-missing");
        QCOMPARE(openNpy(m_folder.path().toStdString()).error().code, "npy-directory");
        QCOMPARE(openNpy("/dev/null").error().code, "npy-not-a-file");
    }

    void everyTruncationIsNoticed()
    {
        const std::string whole =
            header("{'descr': '<f8', 'fortran_order': False, 'shape': (6,), }") + std::string(48, '\1');
        for (std::size_t size = 0; size < whole.size(); ++size)
            QVERIFY(npyCode(whole.substr(0, size)) != "fine");
    }

    void aPipeIsWrittenWhenSomebodyReadsIt()
    {
        const Array array = Array::zeros(Dtype::float64, {4});
        const std::string pipe = path("pipe");
        QCOMPARE(mkfifo(pipe.c_str(), 0600), 0);
        QCOMPARE(saveNpy(pipe, array).error().code, "file-no-reader");
        QVERIFY(std::filesystem::is_fifo(pipe));
        const process::Descriptor reader(open(pipe.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
        QVERIFY(saveNpy(pipe, array));
        std::string received(4096, '\0');
        received.resize(std::max<ssize_t>(0, ::read(reader.number(), received.data(), received.size())));
        QVERIFY(saveNpy(path("file.npy"), array));
        QCOMPARE(received, read("file.npy"));
    }

    void failedWritesLeaveTheOldFile()
    {
        const Array array = Array::zeros(Dtype::float64, {4});
        QCOMPARE(saveNpy(path("no/such/folder.npy"), array).error().code, "file-no-folder");
        QCOMPARE(saveNpy(m_folder.path().toStdString(), array).error().code, "file-directory");
        QCOMPARE(saveNpy("/dev/full", array).error().code, "file-unwritable");
        QVERIFY(std::filesystem::is_character_file("/dev/full"));
        // One number seen 2^57 times: its copy in C order is more than any address space.
        const Array repeated = array.withAxes({std::int64_t{1} << 57}, {0});
        QCOMPARE(saveNpy(path("huge.npy"), repeated).error().code, "out-of-memory");
        QVERIFY(saveNpy(path("kept.npy"), array));
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path().toStdString()))
            QVERIFY(entry.path().extension() != ".part");
    }

    void aLimitOfFileSizes()
    {
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit small = before;
        small.rlim_cur = 1024;
        // The signal would end the program before it is told.
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto saved = saveNpy(path("large.npy"), Array::zeros(Dtype::float64, {1000}));
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, "file-unwritable");
        QVERIFY(saved.error().message.contains("large.npy"));
        QVERIFY2(saved.error().hint.contains("ulimit -f"), saved.error().hint.c_str());
        QVERIFY(!saved.error().hint.contains("permission"));
        QVERIFY(!std::filesystem::exists(path("large.npy")));
    }

    void csvTables()
    {
        write("t.csv",
              "\xef\xbb\xbf time , count,\"a,\"\"b\"\"\"\r\n0.5,3, 1e3 \r\n,-4,+2.5\r\n\r\n\"7\",9,nan");
        const auto table = readCsv(path("t.csv"));
        QVERIFY2(table, table ? "" : table.error().message.c_str());
        QCOMPARE(table->names, (std::vector<std::string>{"time", "count", "a,\"b\""}));
        QCOMPARE(table->columns[0].dtype(), Dtype::float64);
        QCOMPARE(table->find("count")->dtype(), Dtype::int64);
        QVERIFY(std::ranges::equal(table->find("count")->values<std::int64_t>(),
                                   std::array<std::int64_t, 3>{3, -4, 9}));
        QCOMPARE(table->columns[0].values<double>()[0], 0.5);
        QVERIFY(std::isnan(table->columns[0].values<double>()[1]));
        QCOMPARE(table->columns[2].values<double>()[0], 1000.0);
        QVERIFY(!table->find("other"));
        write("s.csv", "a;b\n1;2\n");
        QCOMPARE(readCsv(path("s.csv"))->columns.size(), 2u);
    }

    void csvFaults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("parts");
        QTest::newRow("text") << QByteArray("x,y\n1,2\n3,abc\n") << QByteArray("csv-number")
                              << QByteArray("line 3|'y'|'abc'");
        QTest::newRow("fields") << QByteArray("x,y\n1,2\n\n3\n") << QByteArray("csv-field-count")
                                << QByteArray("line 4|2|1");
        QTest::newRow("twice") << QByteArray("x,x\n1,2\n") << QByteArray("csv-header") << QByteArray("'x'");
        QTest::newRow("unnamed") << QByteArray("x,\n1,2\n") << QByteArray("csv-header")
                                 << QByteArray("column 2");
        QTest::newRow("no header") << QByteArray("1,2\n3,4\n") << QByteArray("csv-header")
                                   << QByteArray("numbers");
        QTest::newRow("empty") << QByteArray("") << QByteArray("csv-header") << QByteArray("empty");
        QTest::newRow("quote") << QByteArray("x,y\n1,\"2\n") << QByteArray("csv-quote")
                               << QByteArray("line 2");
        QTest::newRow("binary") << QByteArray("x\n\0\1", 4) << QByteArray("csv-binary")
                                << QByteArray("f.csv");
        QTest::newRow("comma") << QByteArray("x;y\n1,5;2\n") << QByteArray("csv-number")
                               << QByteArray("'1,5'");
    }

    void csvFaults()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, code);
        QFETCH(const QByteArray, parts);
        write("f.csv", text.toStdString());
        const auto table = readCsv(path("f.csv"));
        QVERIFY(!table);
        QCOMPARE(table.error().code, code.toStdString());
        for (const QByteArray& part : parts.split('|'))
            QVERIFY2(table.error().message.contains(part.toStdString()), table.error().message.c_str());
    }

    void csvNames()
    {
        using Names = std::vector<std::string>;
        write("n.csv", "\xef\xbb\xbf\"a;b\" ; temp ;\"say \"\"hi\"\"\"\r\n1;2;3\r\n");
        QCOMPARE(readCsvNames(path("n.csv")).value(), (Names{"a;b", "temp", "say \"hi\""}));
        QCOMPARE(readCsvNames(path("n.csv")).value(), readCsv(path("n.csv"))->names);
        // Only the header is looked at.
        write("n.csv", "x,y\n1,abc\n2\n");
        QCOMPARE(readCsvNames(path("n.csv")).value(), (Names{"x", "y"}));
        write("n.csv", "x");
        QCOMPARE(readCsvNames(path("n.csv")).value(), Names{"x"});
    }

    void csvNamesFaults_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("empty") << QByteArray("") << QByteArray("csv-header");
        QTest::newRow("numbers") << QByteArray("1,2\n") << QByteArray("csv-header");
        QTest::newRow("twice") << QByteArray("x,x\n") << QByteArray("csv-header");
        QTest::newRow("unnamed") << QByteArray("x,\n") << QByteArray("csv-header");
        QTest::newRow("quote") << QByteArray("\"x\n1\n") << QByteArray("csv-quote");
        QTest::newRow("binary") << QByteArray("x\0y\n", 4) << QByteArray("csv-binary");
    }

    void csvNamesFaults()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, code);
        write("f.csv", text.toStdString());
        const auto names = readCsvNames(path("f.csv"));
        QCOMPARE(names.error().code, code.toStdString());
        QVERIFY(names.error().message.contains(path("f.csv")));
        QCOMPARE(readCsvNames(path("missing.csv")).error().code, "csv-missing");
        QCOMPARE(readCsvNames(m_folder.path().toStdString()).error().code, "csv-directory");
    }

    void csvIsWrittenWithShortestNumbers()
    {
        const Array v = Array::fromValues<double>({2, 2}, std::array{0.1, 1e300, -0.0, std::nan("")});
        const Array n =
            Array::fromValues<std::int64_t>({2}, std::array<std::int64_t, 2>{9007199254740993, -1});
        QVERIFY(writeCsv(path("w.csv"), {{"v", v}, {"n", n}}));
        QCOMPARE(read("w.csv"), "v_0,v_1,n\n0.1,-0,9007199254740993\n1e+300,nan,-1\n");
        const auto table = readCsv(path("w.csv"));
        QCOMPARE(table->find("n")->values<std::int64_t>()[0], 9007199254740993);
        QVERIFY(std::signbit(table->find("v_1")->values<double>()[0]));
        QCOMPARE(writeCsv(path("w.csv"), {{"a", v}, {"b", Array::zeros(Dtype::float64, {3})}}).error().code,
                 "csv-shape");
    }
};

QTEST_APPLESS_MAIN(TestFiles)
#include "tst_data_files.moc"
