// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <filesystem>
#include <limits>
#include <memory>
#include <span>

#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "workspace/run_kernel.h"
#include "workspace/save_results.h"

using namespace hawk;
using namespace hawk::workspace;
using namespace Qt::StringLiterals;
using data::Array;

namespace {

template <class T>
Array array(std::vector<std::int64_t> shape, const std::vector<T>& values)
{
    return Array::fromValues<T>(std::move(shape), std::span(values));
}

/// What a launch may have written: `y` of four samples, `v` of width 2, `k` of integers.
RunResult result()
{
    constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
    RunResult result;
    result.planes.emplace("y", array<double>({4}, {0.5, -0.0, notANumber, 1e300}));
    result.planes.emplace("v", array<float>({2, 4}, {0, 0.25F, 0.5F, 0.75F, 1, 1.25F, 1.5F, 1.75F}));
    result.planes.emplace("k", array<std::int64_t>({4}, {-1, 9007199254740993, 7, 0}));
    result.order = {"y", "v", "k"};
    result.sampleCount = 4;
    return result;
}

/// The file that numpy.save makes of an array: the header in its own words, padded to 128 bytes.
QByteArray npyFile(const QByteArray& type, const QByteArray& shape, const QByteArray& data)
{
    const QByteArray header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }";
    return QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + header.leftJustified(117, ' ') + "\n" + data;
}

} // namespace

/// Files of results: bytes by numpy and by hand, and what places that cannot be written get.
class WorkspaceResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void formatIsToldByTheSuffix()
    {
        QCOMPARE(resultFormatOf("y.npy"), ResultFormat::npy);
        QCOMPARE(resultFormatOf("/a.csv/y.NPY"), ResultFormat::npy);
        QCOMPARE(resultFormatOf("y.Csv"), ResultFormat::csv);
        QCOMPARE(resultFormatOf(".csv"), ResultFormat::csv);
        QVERIFY(!resultFormatOf("y.csv.gz"));
        QVERIFY(!resultFormatOf("csv"));
        QVERIFY(!resultFormatOf(""));
    }

    void oneFileGetsOnePlaneOrAll()
    {
        const auto one = outputsTo("a.npy", "v", result());
        QCOMPARE(one.size(), 1u);
        QCOMPARE(one[0].plane, "v");
        QCOMPARE(one[0].format, ResultFormat::npy);
        QCOMPARE(outputsTo("a.dat", "v", result())[0].format, ResultFormat::npy);
        const auto all = outputsTo("a.CSV", "v", result());
        QCOMPARE(all.size(), 3u);
        for (std::size_t i = 0; i < all.size(); ++i) {
            QCOMPARE(all[i].plane, result().order[i]);
            QCOMPARE(all[i].file, "a.CSV");
            QCOMPARE(all[i].format, ResultFormat::csv);
        }
    }

    void arraysAreThoseOfNumPy()
    {
        // The data as numpy 2 wrote them for the same values.
        const QByteArray y = npyFile("<f8", "(4,)",
                                     QByteArray::fromHex("000000000000e03f"
                                                         "0000000000000080"
                                                         "000000000000f87f"
                                                         "9c7500883ce4377e"));
        const QByteArray v = npyFile("<f4", "(2, 4)",
                                     QByteArray::fromHex("00000000"
                                                         "0000803e"
                                                         "0000003f"
                                                         "0000403f"
                                                         "0000803f"
                                                         "0000a03f"
                                                         "0000c03f"
                                                         "0000e03f"));
        QVERIFY(saveResults({{"y", path("y.npy")}, {"v", path("v.npy")}}, result().planes));
        QCOMPARE(read(u"y.npy"_s), y);
        QCOMPARE(read(u"v.npy"_s), v);
    }

    void planesOfOneFileAreItsColumns()
    {
        QVERIFY(saveResults(outputsTo(path("all.csv"), "y", result()), result().planes));
        QCOMPARE(read(u"all.csv"_s),
                 "y,v_0,v_1,k\n0.5,0,1,-1\n-0,0.25,1.25,9007199254740993\nnan,0.5,1.5,7\n"
                 "1e+300,0.75,1.75,0\n");
        // The order is that of the outputs, and another file has its own.
        QVERIFY(saveResults({{"k", path("two.csv"), ResultFormat::csv},
                             {"y", path("y.csv"), ResultFormat::csv},
                             {"y", path("two.csv"), ResultFormat::csv}},
                            result().planes));
        QCOMPARE(read(u"two.csv"_s), "k,y\n-1,0.5\n9007199254740993,-0\n7,nan\n0,1e+300\n");
        QCOMPARE(read(u"y.csv"_s), "y\n0.5\n-0\nnan\n1e+300\n");
    }

    void placesThatCannotBeWritten_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("code");
        QTest::newRow("no folder, array") << u"none/y.npy"_s << u"file-no-folder"_s;
        QTest::newRow("no folder, table") << u"none/y.csv"_s << u"file-no-folder"_s;
        QTest::newRow("a folder, array") << u"folder.npy"_s << u"file-directory"_s;
        QTest::newRow("a folder, table") << u"folder.csv"_s << u"file-directory"_s;
        QTest::newRow("full disk, array") << u"full.npy"_s << u"file-unwritable"_s;
        QTest::newRow("full disk, table") << u"full.csv"_s << u"file-unwritable"_s;
        QTest::newRow("file as a folder") << u"plain/y.npy"_s << u"file-no-folder"_s;
    }

    void placesThatCannotBeWritten()
    {
        QFETCH(QString, file);
        QFETCH(QString, code);
        for (const char* folder : {"folder.npy", "folder.csv"})
            std::filesystem::create_directory(path(folder));
        for (const char* full : {"full.npy", "full.csv"})
            std::filesystem::create_symlink("/dev/full", path(full));
        QVERIFY(QFile(m_folder->filePath(u"plain"_s)).open(QFile::WriteOnly));
        const QStringList before = entries();
        const std::string target = path(file.toStdString());
        const auto saved = saveResults(outputsTo(target, "y", result()), result().planes);
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, code.toStdString());
        QVERIFY(saved.error().message.contains(target));
        QVERIFY(!saved.error().hint.empty());
        QCOMPARE(entries(), before);
    }

    void aFullDiskIsNamed()
    {
        const auto saved = saveResults({{"y", "/dev/full"}}, result().planes);
        QCOMPARE(saved.error().message, "'/dev/full' cannot be written: No space left on device.");
        QCOMPARE(saved.error().hint, "Free some space or write to another disk.");
    }

    void aFolderWithoutPermission()
    {
        if (geteuid() == 0)
            QSKIP("The superuser may write every folder, so none can be made read-only for this test.");
        std::filesystem::create_directory(path("closed"));
        QVERIFY(QFile::setPermissions(m_folder->filePath(u"closed"_s), QFile::ReadOwner | QFile::ExeOwner));
        const std::vector<PlaneOutput> outputs = outputsTo(path("closed/y.csv"), "y", result());
        QCOMPARE(checkOutputFiles(outputs).error().code, "file-unwritable");
        const auto saved = saveResults(outputs, result().planes);
        QCOMPARE(saved.error().code, "file-unwritable");
        QVERIFY(saved.error().message.contains("Permission denied"));
        QVERIFY(QDir(m_folder->filePath(u"closed"_s)).isEmpty());
    }

    void aFailureLeavesTheOldFile()
    {
        QVERIFY(saveResults({{"y", path("old.csv"), ResultFormat::csv}}, result().planes));
        auto planes = result().planes;
        planes.insert_or_assign("k", array<std::int64_t>({1}, {3}));
        const auto saved = saveResults(outputsTo(path("old.csv"), "y", result()), planes);
        QCOMPARE(saved.error().code, "csv-shape");
        QCOMPARE(read(u"old.csv"_s), "y\n0.5\n-0\nnan\n1e+300\n");
        QCOMPARE(entries(), QStringList({u"old.csv"_s}));
    }

    void aPlaneThatIsNotThere()
    {
        const auto saved = saveResults({{"q", path("q.npy")}}, result().planes);
        QCOMPARE(saved.error().code, "usage-output");
        QVERIFY(saved.error().message.contains("`q`"));
        QVERIFY(entries().isEmpty());
    }

    void filesAreCheckedBeforeALaunch()
    {
        const PlaneOutput y{"y", path("y.npy")};
        QVERIFY(checkOutputFiles({y, {"v", path("v.npy")}}));
        QCOMPARE(checkOutputFiles({{"y", path("none/y.npy")}}).error().code, "file-no-folder");
        QCOMPARE(checkOutputFiles({{"y", path("")}}).error().code, "file-directory");
        QCOMPARE(checkOutputFiles({y, {"v", path("./y.npy")}}).error().code, "usage-output");
        const PlaneOutput column{"y", path("t.csv"), ResultFormat::csv};
        QVERIFY(checkOutputFiles({column, {"v", path("t.csv"), ResultFormat::csv}}));
        QCOMPARE(checkOutputFiles({column, column}).error().code, "usage-output");
        QVERIFY(entries().isEmpty());
    }

private:
    std::string path(const std::string& name) const { return m_folder->path().toStdString() + '/' + name; }
    QByteArray read(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
    QStringList entries() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_APPLESS_MAIN(WorkspaceResults)
#include "tst_workspace_results.moc"
