// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QSignalSpy>
#include <QtTest>

#include <sys/stat.h>

#include "workspace/documents.h"
#include "workspace/job_kinds.h"
#include "workspace/recovery.h"

using namespace hawk;
using workspace::DocumentId;
using workspace::Documents;
using workspace::FileChange;

namespace {

constexpr const char* kernelText =
    "from hawk import Scalar, kernel\n\n\n@kernel\ndef twice(x: Scalar):\n    y = 2 * x\n    return y\n";

void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class DocumentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void analysesWhatIsOpened();
    void analysesAfterAnEdit();
    void refusesWhatIsNoText_data();
    void refusesWhatIsNoText();
    void refusesATooLargeFile();
    void opensAFileOnce();
    void savesInTheFormOfTheFile();
    void aFailedSaveLeavesTheFile();
    void aReadOnlyFileIsNotReplaced();
    void reloadsAnUnmodifiedDocument();
    void doesNotTakeWhatIsNoTextForItsOwn();
    void tellsOfChangesUnderAModifiedDocument();
    void tellsOfARemovedFile();
    void writesOneAfterTheOther();
    void doesNotOverwriteWhatIsTypedDuringAReload();
    void keepsUnsavedTextsAgainstACrash();
    void recoversInTheFormOfTheFile();
    void tellsThatNothingCanBeKept();
    void closesToTheNeighbour();
    void readsWhatIsImported();
    void findsImportsOnTheSearchPath();
    void checksAgainWhenAnImportedFileChanges();
    void takesAnImportedFileFromItsEditor();
    void checksAgainWhenAMissingFileComes();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    DocumentId open(const QString& file)
    {
        QSignalSpy analysed(m_documents.get(), &Documents::analysed);
        m_documents->open(file.toStdString());
        return analysed.wait(10'000) ? m_documents->current() : DocumentId::none;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<workspace::Jobs> m_jobs;
    std::unique_ptr<Documents> m_documents;
    std::string m_live; ///< what an editor would hold
};

void DocumentsTest::init()
{
    m_documents.reset();
    m_jobs = std::make_unique<workspace::Jobs>();
    m_folder = std::make_unique<QTemporaryDir>();
    m_documents = std::make_unique<Documents>(*m_jobs, path("state").toStdString());
}

void DocumentsTest::analysesWhatIsOpened()
{
    writeFile(path("twice.py"), kernelText);
    const DocumentId id = open(path("twice.py"));
    const auto analysis = m_documents->analysis(id);
    QVERIFY(analysis);
    QCOMPARE(analysis->module.kernels.size(), 1u);
    QCOMPARE(analysis->module.kernels.front().name, std::string("twice"));
    QVERIFY(analysis->module.diagnostics.empty());
    QCOMPARE(m_documents->facts(id).title, std::string("twice.py"));
}

void DocumentsTest::analysesAfterAnEdit()
{
    const DocumentId id = m_documents->create({}, kernelText);
    QTRY_VERIFY(m_documents->analysis(id));
    m_live = std::string(kernelText) + "\n\n@kernel\ndef thrice(x: Scalar):\n    return 3 * q\n";
    m_documents->setTextProvider(id, [this] { return m_live; });
    for (int i = 0; i < 3; ++i)
        m_documents->noteEdit(id);
    QTRY_COMPARE(m_documents->analysis(id)->revision, 3u);
    const auto& diagnostics = m_documents->analysis(id)->module.diagnostics;
    QCOMPARE(diagnostics.size(), 1u);
    QCOMPARE(m_documents->analysis(id)->source().slice(diagnostics.front().range), std::string_view("q"));
}

void DocumentsTest::refusesWhatIsNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\0\1",
                                          6)
                            << QStringLiteral("file-binary");
    QTest::newRow("no UTF-8") << QByteArray("x = '\xff'\n") << QStringLiteral("file-not-utf8");
    QTest::newRow("a line without an end") << "x = '" + QByteArray(200'000, 'x') + "'\n"
                                           << QStringLiteral("file-long-line");
    QTest::newRow("missing") << QByteArray() << QStringLiteral("file-missing");
}

void DocumentsTest::refusesWhatIsNoText()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, code);
    if (!bytes.isEmpty())
        writeFile(path("bad.py"), bytes);
    std::optional<Error> error;
    connect(m_documents.get(), &Documents::openFailed, this,
            [&](const std::string&, const Error& failure) { error = failure; });
    m_documents->open(path("bad.py").toStdString());
    QTRY_VERIFY(error);
    QCOMPARE(QString::fromStdString(error->code), code);
    QVERIFY(error->message.contains("bad.py"));
    QVERIFY(m_documents->all().empty());
}

void DocumentsTest::refusesATooLargeFile()
{
    QFile file(path("large.py"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000));
    std::optional<Error> error;
    connect(m_documents.get(), &Documents::openFailed, this,
            [&](const std::string&, const Error& failure) { error = failure; });
    m_documents->open(path("large.py").toStdString());
    QTRY_VERIFY(error);
    QCOMPARE(error->code, std::string("file-too-large"));
}

void DocumentsTest::opensAFileOnce()
{
    writeFile(path("twice.py"), kernelText);
    const DocumentId id = open(path("twice.py"));
    const DocumentId other = m_documents->create({}, {});
    QCOMPARE(m_documents->current(), other);
    m_documents->open(path("./twice.py").toStdString());
    QCOMPARE(m_documents->current(), id);
    QCOMPARE(m_documents->all().size(), 2u);
}

void DocumentsTest::savesInTheFormOfTheFile()
{
    writeFile(path("a.py"), "\xEF\xBB\xBFx = 1\r\ny = 2\r\n");
    const DocumentId id = open(path("a.py"));
    QCOMPARE(m_documents->initialText(id), std::string("x = 1\ny = 2\n"));
    m_documents->setTextProvider(id, [] { return std::string("x = 3\ny = 2\n"); });
    m_documents->noteEdit(id);
    m_documents->setModified(id, true);
    QSignalSpy saved(m_documents.get(), &Documents::saved);
    m_documents->save(id);
    QVERIFY(saved.wait());
    QCOMPARE(readFile(path("a.py")), QByteArray("\xEF\xBB\xBFx = 3\r\ny = 2\r\n"));
    QVERIFY(!m_documents->facts(id).isModified);
    QTest::qWait(200);
    QCOMPARE(m_documents->facts(id).fileChange, FileChange::none);
}

void DocumentsTest::aFailedSaveLeavesTheFile()
{
    const DocumentId id = m_documents->create({}, "x = 1\n");
    std::optional<Error> error;
    connect(m_documents.get(), &Documents::saveFailed, this,
            [&](DocumentId, const Error& failure) { error = failure; });
    m_documents->setModified(id, true);
    m_documents->saveAs(id, path("no/such/folder.py").toStdString());
    QTRY_VERIFY(error);
    QCOMPARE(error->code, std::string("file-no-folder"));
    QVERIFY(m_documents->facts(id).isModified);
    QVERIFY(m_documents->facts(id).path.empty());
    // A device that is full is the nearest thing to a full disk that every machine has.
    error.reset();
    m_documents->saveAs(id, "/dev/full");
    QTRY_VERIFY(error);
    QCOMPARE(error->code, std::string("file-unwritable"));
    QVERIFY(m_documents->facts(id).isModified);
}

void DocumentsTest::aReadOnlyFileIsNotReplaced()
{
    if (geteuid() == 0)
        QSKIP("The superuser may write every file, so none can be made read-only for this test.");
    writeFile(path("a.py"), "x = 1\n");
    QVERIFY(QFile::setPermissions(path("a.py"), QFile::ReadOwner));
    const DocumentId id = open(path("a.py"));
    QVERIFY(m_documents->facts(id).isReadOnly);
    QSignalSpy failed(m_documents.get(), &Documents::saveFailed);
    m_documents->save(id);
    QVERIFY(failed.wait());
    QCOMPARE(readFile(path("a.py")), QByteArray("x = 1\n"));
}

void DocumentsTest::reloadsAnUnmodifiedDocument()
{
    writeFile(path("a.py"), "x = 1\n");
    const DocumentId id = open(path("a.py"));
    std::string text;
    connect(m_documents.get(), &Documents::reloaded, this,
            [&](DocumentId, const std::string& now) { text = now; });
    writeFile(path("a.py"), "x = 2\n");
    QTRY_COMPARE(text, std::string("x = 2\n"));
    QVERIFY(!m_documents->facts(id).isModified);
}

void DocumentsTest::doesNotTakeWhatIsNoTextForItsOwn()
{
    writeFile(path("a.py"), "x = 1\n");
    const DocumentId id = open(path("a.py"));
    QSignalSpy failed(m_documents.get(), &Documents::reloadFailed);
    // A new file takes the name.
    writeFile(path("b"), QByteArray("\0\1\2", 3));
    QCOMPARE(std::rename(path("b").toUtf8(), path("a.py").toUtf8()), 0);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed[0][1].value<Error>().code, std::string("file-binary"));
    // This is what saving asks about.
    QCOMPARE(m_documents->facts(id).fileChange, FileChange::changed);
    QVERIFY(!m_documents->facts(id).isModified);
    writeFile(path("c"), "x = 1\n");
    QCOMPARE(std::rename(path("c").toUtf8(), path("a.py").toUtf8()), 0);
    QTRY_COMPARE(m_documents->facts(id).fileChange, FileChange::none);
}

void DocumentsTest::tellsOfChangesUnderAModifiedDocument()
{
    writeFile(path("a.py"), "x = 1\n");
    const DocumentId id = open(path("a.py"));
    m_documents->setModified(id, true);
    // As editors do: a new file takes the name.
    writeFile(path("b.py"), "x = 2\n");
    QCOMPARE(std::rename(path("b.py").toUtf8(), path("a.py").toUtf8()), 0);
    QTRY_COMPARE(m_documents->facts(id).fileChange, FileChange::changed);
    m_documents->keepOwnText(id);
    QCOMPARE(m_documents->facts(id).fileChange, FileChange::none);
    QVERIFY(m_documents->facts(id).isModified);
    QTRY_VERIFY(m_jobs->running().empty());
    writeFile(path("a.py"), "x = 3\n");
    QTRY_COMPARE(m_documents->facts(id).fileChange, FileChange::changed);
}

void DocumentsTest::tellsOfARemovedFile()
{
    writeFile(path("a.py"), "x = 1\n");
    const DocumentId id = open(path("a.py"));
    QVERIFY(QFile::remove(path("a.py")));
    QTRY_COMPARE(m_documents->facts(id).fileChange, FileChange::removed);
    QCOMPARE(m_documents->currentText(id), std::string("x = 1\n"));
    QSignalSpy saved(m_documents.get(), &Documents::saved);
    m_documents->save(id);
    QVERIFY(saved.wait());
    QCOMPARE(readFile(path("a.py")), QByteArray("x = 1\n"));
}

void DocumentsTest::writesOneAfterTheOther()
{
    writeFile(path("a.py"), "x = 0\n");
    const DocumentId id = open(path("a.py"));
    m_documents->setTextProvider(id, [this] { return m_live; });
    for (int i = 1; i <= 20; ++i) {
        // A long text and a short one in turn, so that the short one would overtake.
        m_live = i % 2 == 1 ? std::string(4'000'000, ' ') + "\n" : "x = " + std::to_string(i) + "\n";
        m_documents->noteEdit(id);
        m_documents->save(id);
    }
    QTRY_VERIFY(!m_jobs->isRunning({static_cast<std::uint64_t>(id), workspace::saveJobKind}));
    QCOMPARE(readFile(path("a.py")), QByteArray("x = 20\n"));
}

void DocumentsTest::doesNotOverwriteWhatIsTypedDuringAReload()
{
    writeFile(path("a.py"), "x = 1\n");
    const DocumentId id = open(path("a.py"));
    m_live = "x = 1\n";
    m_documents->setTextProvider(id, [this] { return m_live; });
    QSignalSpy reloaded(m_documents.get(), &Documents::reloaded);
    // As soon as the file is read again somebody types.
    connect(m_jobs.get(), &workspace::Jobs::changed, this, [&] {
        if (m_jobs->isRunning({static_cast<std::uint64_t>(id), workspace::reloadJobKind})
            && !m_documents->facts(id).isModified) {
            m_live = "x = 1 + typed\n";
            m_documents->setModified(id, true);
            m_documents->noteEdit(id);
        }
    });
    writeFile(path("a.py"), "x = 2\n");
    QTRY_COMPARE(m_documents->facts(id).fileChange, FileChange::changed);
    QCOMPARE(reloaded.size(), 0);
    QVERIFY(m_documents->facts(id).isModified);
}

void DocumentsTest::recoversInTheFormOfTheFile()
{
    writeFile(path("a.py"), "\xEF\xBB\xBFx = 1\r\n");
    DocumentId id = open(path("a.py"));
    m_documents->setTextProvider(id, [] { return std::string("x = 2\n"); });
    m_documents->noteEdit(id);
    m_documents->setModified(id, true);
    const workspace::Recovery recovery(path("state/unsaved").toStdString());
    const QString kept = QString::fromStdString(recovery.fileFor(static_cast<std::uint64_t>(id)));
    QTRY_VERIFY(QFile::exists(kept));
    // The program dies, and somebody changes the file. No lock stands for the other owner.
    QVERIFY(QFile::copy(kept, path("state/unsaved/1-1-00000000-1.json")));
    m_documents->close(id);
    writeFile(path("a.py"), "\xEF\xBB\xBFx = 3\r\n");
    id = open(path("a.py"));
    const auto left = recovery.left();
    QCOMPARE(left.size(), 1u);
    const DocumentId recovered = m_documents->recover(left.front());
    QVERIFY(!m_documents->contains(id));
    QTRY_COMPARE(m_documents->facts(recovered).fileChange, FileChange::changed);
    m_documents->save(recovered);
    QTRY_COMPARE(readFile(path("a.py")), QByteArray("\xEF\xBB\xBFx = 2\r\n"));
}

void DocumentsTest::tellsThatNothingCanBeKept()
{
    writeFile(path("state"), "no folder");
    const DocumentId id = m_documents->create({}, "x = 1\n");
    QSignalSpy failed(m_documents.get(), &Documents::keepFailed);
    m_documents->noteEdit(id);
    m_documents->setModified(id, true);
    QVERIFY(failed.wait(10'000));
}

void DocumentsTest::keepsUnsavedTextsAgainstACrash()
{
    const std::string folder = path("state/unsaved").toStdString();
    const DocumentId id = m_documents->create({}, "x = 1\n");
    m_live = "x = 42\n";
    m_documents->setTextProvider(id, [this] { return m_live; });
    m_documents->noteEdit(id);
    m_documents->setModified(id, true);
    const workspace::Recovery recovery(folder);
    const std::string kept = recovery.fileFor(static_cast<std::uint64_t>(id));
    QTRY_VERIFY(QFile::exists(QString::fromStdString(kept)));
    // This process lives, so its texts are nobody else's to recover.
    QVERIFY(recovery.left().empty());

    // A process that has ended: the file of process 1's number with another start time.
    const std::string name = kept.substr(kept.rfind('/') + 1);
    const std::string tail = name.substr(name.find('-', name.find('-') + 1));
    const std::string dead = folder + "/1-1" + tail;
    QVERIFY(QFile::copy(QString::fromStdString(kept), QString::fromStdString(dead)));
    const auto left = recovery.left();
    QCOMPARE(left.size(), 1u);
    QCOMPARE(left.front().text, std::string("x = 42\n"));
    const DocumentId recovered = m_documents->recover(left.front());
    QVERIFY(m_documents->facts(recovered).isModified);
    QCOMPARE(m_documents->currentText(recovered), std::string("x = 42\n"));
    QTRY_VERIFY(!QFile::exists(QString::fromStdString(dead)));

    // Saving makes the kept text superfluous.
    QSignalSpy saved(m_documents.get(), &Documents::saved);
    m_documents->saveAs(id, path("a.py").toStdString());
    QVERIFY(saved.wait());
    QVERIFY(!QFile::exists(QString::fromStdString(kept)));
}

void DocumentsTest::closesToTheNeighbour()
{
    const DocumentId a = m_documents->create({}, "a = 1\n");
    const DocumentId b = m_documents->create({}, "b = 1\n");
    const DocumentId c = m_documents->create({}, "c = 1\n");
    m_documents->setCurrent(b);
    m_documents->close(b);
    QCOMPARE(m_documents->current(), c);
    m_documents->close(c);
    QCOMPARE(m_documents->current(), a);
    m_documents->close(a);
    QCOMPARE(m_documents->current(), DocumentId::none);
}

constexpr const char* importing = "from hawk import Scalar, kernel\nfrom lib import f\n\n\n@kernel\ndef k(x: "
                                  "Scalar):\n    return 2 * f(x)\n";

void DocumentsTest::readsWhatIsImported()
{
    QDir(m_folder->path()).mkpath(QStringLiteral("plain"));
    writeFile(path("plain/lib.py"), "def f(x):\n    return x\n");
    writeFile(path("k.py"), QByteArray(importing).replace("from lib", "from plain.lib"));
    const DocumentId id = open(path("k.py"));
    QVERIFY(m_documents->analysis(id)->module.diagnostics.empty());
    QCOMPARE(m_documents->analysis(id)->module.imported,
             std::vector<std::string>{path("plain/lib.py").toStdString()});
}

void DocumentsTest::findsImportsOnTheSearchPath()
{
    for (const char* folder : {"one", "two"}) {
        QDir(m_folder->path()).mkpath(QString::fromLatin1(folder));
        writeFile(path(folder) + QStringLiteral("/lib.py"), "def f(x):\n    return x\n");
    }
    writeFile(path("k.py"), importing);
    const DocumentId id = open(path("k.py"));
    QCOMPARE(m_documents->analysis(id)->module.diagnostics.size(), 1u);
    const auto imported = [&] { return m_documents->analysis(id)->module.imported; };
    const std::string one = path("one").toStdString();
    const std::string two = path("two").toStdString();
    // Open documents follow, and the order counts.
    m_documents->setSearchPath({one, two});
    QTRY_COMPARE(imported(), std::vector<std::string>{one + "/lib.py"});
    QVERIFY(m_documents->analysis(id)->module.diagnostics.empty());
    m_documents->setSearchPath({two, one});
    QTRY_COMPARE(imported(), std::vector<std::string>{two + "/lib.py"});
    // The file's own folder comes first.
    writeFile(path("lib.py"), "def f(x):\n    return x\n");
    QTRY_COMPARE(imported(), std::vector<std::string>{path("lib.py").toStdString()});
    // One that was never saved has no folder of its own.
    const DocumentId unsaved = m_documents->create({}, importing);
    QTRY_VERIFY(m_documents->analysis(unsaved));
    QCOMPARE(m_documents->analysis(unsaved)->module.imported, std::vector<std::string>{two + "/lib.py"});
}

void DocumentsTest::checksAgainWhenAnImportedFileChanges()
{
    writeFile(path("lib.py"), "def f(x):\n    return x\n");
    writeFile(path("k.py"), importing);
    const DocumentId id = open(path("k.py"));
    QVERIFY(m_documents->analysis(id)->module.diagnostics.empty());
    writeFile(path("lib.py"), "def f(x):\n    return nothing\n");
    QTRY_COMPARE(m_documents->analysis(id)->module.diagnostics.size(), 1u);
    const text::SourceText& source = m_documents->analysis(id)->source();
    const text::Range range = m_documents->analysis(id)->module.diagnostics.front().range;
    QCOMPARE(source.nameAt(range.begin), path("lib.py").toStdString());
    QCOMPARE(source.slice(range), std::string_view("nothing"));
}

void DocumentsTest::takesAnImportedFileFromItsEditor()
{
    writeFile(path("lib.py"), "def f(x):\n    return x\n");
    writeFile(path("k.py"), importing);
    const DocumentId id = open(path("k.py"));
    const DocumentId library = open(path("lib.py"));
    m_live = "def f(x):\n    return nothing\n";
    m_documents->setTextProvider(library, [this] { return m_live; });
    m_documents->setModified(library, true);
    m_documents->noteEdit(library);
    QTRY_COMPARE(m_documents->analysis(id)->module.diagnostics.size(), 1u);
    // What was typed is given up.
    m_documents->close(library);
    QTRY_VERIFY(m_documents->analysis(id)->module.diagnostics.empty());
}

void DocumentsTest::checksAgainWhenAMissingFileComes()
{
    writeFile(path("k.py"), importing);
    const DocumentId id = open(path("k.py"));
    QCOMPARE(m_documents->analysis(id)->module.diagnostics.size(), 1u);
    writeFile(path("lib.py"), "def f(x):\n    return x\n");
    QTRY_VERIFY(m_documents->analysis(id)->module.diagnostics.empty());
}

QTEST_GUILESS_MAIN(DocumentsTest)
#include "tst_workspace_documents.moc"
