// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "text/source_text.h"
#include "text/utf8.h"

using namespace hawk;
using text::ColumnUnit;
using text::LineColumn;
using text::SourceText;

class TextSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsLinesAtEveryTerminator();
    void countsColumnsInBothUnits();
    void remembersTheByteOrderMark();
    void findsInvalidUtf8_data();
    void findsInvalidUtf8();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void readsAFile();
    void holdsSeveralFiles();

private:
    QTemporaryDir m_folder;
};

void TextSource::splitsLinesAtEveryTerminator()
{
    const SourceText source("a\nbc\r\nd\r\re", "x.py");
    QCOMPARE(source.lineCount(), 5u);
    QCOMPARE(source.line(1), std::string_view("a"));
    QCOMPARE(source.line(2), std::string_view("bc"));
    QCOMPARE(source.line(3), std::string_view("d"));
    QCOMPARE(source.line(4), std::string_view(""));
    QCOMPARE(source.line(5), std::string_view("e"));
    QCOMPARE(source.line(6), std::string_view(""));
    QCOMPARE(source.position(4), (LineColumn{2, 3}));
    QCOMPARE(source.position(6), (LineColumn{3, 1}));
    QCOMPARE(source.position(999), (LineColumn{5, 2}));
    QCOMPARE(SourceText("a\n", "x").lineCount(), 2u);
    QCOMPARE(SourceText().lineCount(), 1u);
}

void TextSource::countsColumnsInBothUnits()
{
    // ä has 2 bytes and 1 unit, the emoji 4 bytes and 2 units.
    const SourceText source("x\n\xC3\xA4\xF0\x9F\x98\x80"
                            "b\n",
                            "x.py");
    QCOMPARE(source.position(8), (LineColumn{2, 7}));
    QCOMPARE(source.position(8, ColumnUnit::utf16), (LineColumn{2, 4}));
    QCOMPARE(source.offset({2, 4}, ColumnUnit::utf16), 8u);
    QCOMPARE(source.offset({2, 7}), 8u);
    QCOMPARE(source.offset({2, 99}), 9u);
    QCOMPARE(source.offset({2, 99}, ColumnUnit::utf16), 9u);
    // Inside of the pair: the begin of the character.
    QCOMPARE(source.offset({2, 3}, ColumnUnit::utf16), 4u);
}

void TextSource::remembersTheByteOrderMark()
{
    const SourceText source("\xEF\xBB\xBFx = 1", "x.py");
    QVERIFY(source.hasByteOrderMark());
    QCOMPARE(source.text(), std::string_view("x = 1"));
    QVERIFY(!SourceText("x", "x.py").hasByteOrderMark());
}

void TextSource::findsInvalidUtf8_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("offset");
    // Unicode 15, table 3-7.
    QTest::newRow("valid") << QByteArray("a\xC3\xA4\xE2\x82\xAC\xF0\x9F\x98\x80") << -1;
    QTest::newRow("continuation") << QByteArray("a\x80") << 1;
    QTest::newRow("overlong") << QByteArray("\xC0\xAF") << 0;
    QTest::newRow("overlong three") << QByteArray("\xE0\x80\xAF") << 0;
    QTest::newRow("surrogate") << QByteArray("ab\xED\xA0\x80") << 2;
    QTest::newRow("too large") << QByteArray("\xF4\x90\x80\x80") << 0;
    QTest::newRow("cut") << QByteArray("\xE2\x82") << 0;
}

void TextSource::findsInvalidUtf8()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, offset);
    const auto found = text::firstInvalidUtf8(bytes.toStdString());
    QCOMPARE(found ? static_cast<int>(*found) : -1, offset);
}

void TextSource::refusesBadFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("missing") << QByteArray() << QByteArray("file-missing");
    QTest::newRow("lossy\uFFFDname") << QByteArray() << QByteArray("file-name-not-utf8");
    QTest::newRow("folder") << QByteArray() << QByteArray("file-is-directory");
    QTest::newRow("binary") << QByteArray("a\0b", 3) << QByteArray("file-binary");
    QTest::newRow("latin-1") << QByteArray("a\nb = '\xE4'\n") << QByteArray("file-not-utf8");
    QTest::newRow("pipe") << QByteArray() << QByteArray("file-not-regular");
    QTest::newRow("large") << QByteArray(101, 'x') << QByteArray("file-too-large");
}

void TextSource::refusesBadFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, code);
    QString path = m_folder.filePath(QString::fromUtf8(QTest::currentDataTag()));
    if (code == "file-is-directory") {
        path = m_folder.path();
    } else if (code == "file-not-regular") {
        // Without a writer, a reading that waits would never come back.
        QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    } else if (code != "file-missing" && code != "file-name-not-utf8") {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    const auto source = SourceText::fromFile(path.toStdString(), 100);
    QVERIFY(!source.has_value());
    QCOMPARE(QByteArray::fromStdString(source.error().code), code);
    QVERIFY(source.error().message.contains(path.toStdString()));
    QVERIFY(!source.error().hint.empty());
    QVERIFY(code != "file-not-utf8" || source.error().message.contains("Line 2"));
}

void TextSource::readsAFile()
{
    const QString path = m_folder.filePath(QStringLiteral("good.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("\xEF\xBB\xBFx = 1\r\n");
    file.close();
    const auto source = SourceText::fromFile(path.toStdString(), 100);
    QVERIFY(source.has_value());
    QCOMPARE(source->text(), std::string_view("x = 1\r\n"));
    QCOMPARE(source->name(), path.toStdString());
}

void TextSource::holdsSeveralFiles()
{
    // Offsets: `a\nbc\r` is 0 to 5, the first import begins at 6, the second at 6 + 6 + 1.
    const SourceText own("a\nbc\r", "main.py");
    const SourceText joined = own.withFile({"x\r\nyz\n", "one.py"}).withFile({"w", "two.py"});
    QCOMPARE(joined.text(), own.text());
    QCOMPARE(joined.name(), std::string("main.py"));
    QCOMPARE(joined.lineCount(), 3u);
    QCOMPARE(joined.line(3), std::string_view(""));
    QCOMPARE(joined.lineRange(2), (text::Range{2, 4}));
    QVERIFY(joined.isOwn(5));
    QVERIFY(!joined.isOwn(6));
    QCOMPARE(joined.nameAt(5), std::string("main.py"));
    QCOMPARE(joined.nameAt(6), std::string("one.py"));
    QCOMPARE(joined.nameAt(13), std::string("two.py"));
    QCOMPARE(joined.fileBeginAt(12), 6u);
    QCOMPARE(joined.position(5), (LineColumn{3, 1}));
    QCOMPARE(joined.position(10), (LineColumn{2, 2}));
    QCOMPARE(joined.position(13), (LineColumn{1, 1}));
    QCOMPARE(joined.position(99), (LineColumn{1, 2}));
    QCOMPARE(joined.lineAt(7), (text::Range{6, 7}));
    QCOMPARE(joined.lineAt(5), (text::Range{5, 5}));
    QCOMPARE(joined.slice({9, 11}), std::string_view("yz"));
    QCOMPARE(joined.endOfAll(), 14u);
}

QTEST_APPLESS_MAIN(TextSource)
#include "tst_text_source.moc"
