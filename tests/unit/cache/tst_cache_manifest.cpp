// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <fstream>

#include <QtTest/QTest>

#include "cache/slot_manifest.h"
#include "slot_fixture.h"

using namespace hawk;

class ManifestTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBackWhatItWrote();
    void refusesEveryChangedByte();
    void refusesEveryTruncation();
    void refusesOtherShapes_data();
    void refusesOtherShapes();
    void closureDigestTellsEntriesApart();
};

static cache::SlotManifest example()
{
    cache::SlotManifest manifest = SlotFixture::manifestFor(SlotFixture::keyOf("key"), "object");
    manifest.closure = {{"/usr/include/a b.h", SlotFixture::keyOf("a")}, {"/opt/absent.h", ""}};
    return manifest;
}

// A file with a right check sum around any payload.
static std::string framed(const std::string& payload)
{
    return R"({"checksum":")" + text::sha256(payload) + R"(","manifest":)" + payload + "}\n";
}

void ManifestTest::readsBackWhatItWrote()
{
    const cache::SlotManifest manifest = example();
    const std::string text = cache::writeManifest(manifest);
    const auto readBack = cache::readManifest(text);
    QVERIFY(readBack);
    QVERIFY(*readBack == manifest);
    QCOMPARE(cache::writeManifest(*readBack), text);
}

void ManifestTest::refusesEveryChangedByte()
{
    const std::string text = cache::writeManifest(example());
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (const int flip : {1, 0x20, 0x80}) {
            std::string damaged = text;
            damaged[at] = static_cast<char>(damaged[at] ^ flip);
            QVERIFY2(!cache::readManifest(damaged), qPrintable(QString::number(at)));
        }
    }
}

void ManifestTest::refusesEveryTruncation()
{
    const std::string text = cache::writeManifest(example());
    for (std::size_t length = 0; length < text.size(); ++length)
        QVERIFY2(!cache::readManifest(text.substr(0, length)), qPrintable(QString::number(length)));
    QVERIFY(!cache::readManifest(text + ' '));
    QVERIFY(!cache::readManifest(text + text));
}

void ManifestTest::refusesOtherShapes_data()
{
    QTest::addColumn<std::string>("payload");
    const std::string good = cache::writeManifest(example());
    const std::size_t begin = good.find("\"manifest\":") + 11;
    const std::string payload = good.substr(begin, good.size() - begin - 2);
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string other = payload;
        const std::size_t at = other.find(from);
        Q_ASSERT(at != std::string::npos);
        return other.replace(at, from.size(), to);
    };
    QVERIFY(cache::readManifest(framed(payload)));
    QTest::newRow("empty") << std::string();
    QTest::newRow("list") << std::string("[]");
    QTest::newRow("text") << std::string("\"manifest\"");
    QTest::newRow("number") << std::string("1");
    QTest::newRow("object") << std::string("{}");
    QTest::newRow("no JSON") << std::string("{");
    QTest::newRow("closure missing") << changed("\"closure\"", "\"closurf\"");
    QTest::newRow("closure a number") << changed("\"closure\":[", "\"closure\":1,\"x\":[");
    QTest::newRow("pair of one") << changed(",\"\"]", "]");
    QTest::newRow("relative path") << changed("/opt/absent.h", "opt/absent.h");
    QTest::newRow("short digest") << changed(SlotFixture::keyOf("a"), "abc");
    QTest::newRow("format version") << changed("\"format_version\":1", "\"format_version\":2");
    QTest::newRow("member outside") << changed("scale.so", "../scale.so");
    QTest::newRow("member size a text") << changed("\"size\":6", "\"size\":\"6\"");
    QTest::newRow("member size negative") << changed("\"size\":6", "\"size\":-6");
    QTest::newRow("member size a fraction") << changed("\"size\":6", "\"size\":6.5");
    QTest::newRow("member size beyond all") << changed("\"size\":6", "\"size\":1e300");
    QTest::newRow("mode beyond all") << changed("\"mode\":292", "\"mode\":4294967588");
    QTest::newRow("no object") << changed("\"role\":\"object\"", "\"role\":\"source\"");
    QTest::newRow("argument a number") << changed("\"a b\"", "7");
    QTest::newRow("seconds without end") << changed("\"seconds\":0.0625", "\"seconds\":1e999");
    QTest::newRow("seconds a text") << changed("\"seconds\":0.0625", "\"seconds\":\"0.0625\"");
}

void ManifestTest::refusesOtherShapes()
{
    QFETCH(const std::string, payload);
    QVERIFY(!cache::readManifest(framed(payload)));
}

void ManifestTest::closureDigestTellsEntriesApart()
{
    const std::string digest = SlotFixture::keyOf("a");
    const auto one = cache::closureDigest({{"/a", digest}, {"/b", ""}});
    QCOMPARE(one.size(), std::size_t{64});
    QVERIFY(one != cache::closureDigest({{"/a", ""}, {"/b", digest}}));
    QVERIFY(one != cache::closureDigest({{"/a", digest}}));
    QVERIFY(one != cache::closureDigest({{"/a" + digest, ""}, {"/b", ""}}));
    QCOMPARE(one, cache::closureDigest({{"/a", digest}, {"/b", ""}}));
}

QTEST_APPLESS_MAIN(ManifestTest)
#include "tst_cache_manifest.moc"
