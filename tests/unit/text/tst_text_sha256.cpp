// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QTest>

#include "text/sha256.h"

using hawk::text::Sha256;

/// The examples of FIPS 180-4, given at once and in pieces of every size.
class TextSha256 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examples();
    void pieces_data();
    void pieces();
    void numbersAndFields();
};

void TextSha256::examples()
{
    QCOMPARE(hawk::text::sha256(""),
             std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
    QCOMPARE(hawk::text::sha256("abc"),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(hawk::text::sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
             std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
}

void TextSha256::pieces_data()
{
    QTest::addColumn<std::size_t>("size");
    for (const std::size_t size : {1uz, 7uz, 64uz, 1000uz, 1023uz, 1024uz, 1025uz, 5000uz})
        QTest::addRow("%zu", size) << size;
}

void TextSha256::pieces()
{
    QFETCH(const std::size_t, size);
    const std::string all(1'000'000, 'a');
    Sha256 digest;
    for (std::size_t i = 0; i < all.size(); i += size)
        digest.bytes(std::string_view(all).substr(i, size));
    QCOMPARE(digest.hex(), std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
}

void TextSha256::numbersAndFields()
{
    Sha256 parts;
    parts.number(0x0102030405060708);
    parts.field("abc");
    using namespace std::string_literals;
    QCOMPARE(parts.hex(), hawk::text::sha256("\x08\x07\x06\x05\x04\x03\x02\x01\x03\0\0\0\0\0\0\0abc"s));
}

QTEST_APPLESS_MAIN(TextSha256)
#include "tst_text_sha256.moc"
