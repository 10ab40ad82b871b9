// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <bit>
#include <cmath>
#include <cstdlib>

#include <QtTest>

#include "eval/evaluator.h"
#include "kernel_fixture.h"

namespace hawk::eval::test {

/// Every element-wise operation against data/reference.json, made by make_reference.py.
class TstEvalOperations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void everyOperationHasATable();

private:
    static QJsonArray tables();
};

namespace {

/// Numbers are hexadecimal, `nan`, `inf` or `-inf`; a boolean counts as 0 or 1.
template <class Real>
std::vector<Real> numbers(const QJsonArray& array)
{
    std::vector<Real> out;
    for (const QJsonValue& value : array) {
        out.push_back(value.isBool() ? static_cast<Real>(value.toBool())
                                     : static_cast<Real>(std::strtod(qPrintable(value.toString()), nullptr)));
    }
    return out;
}

/// Steps between two numbers of one type on the line of all its numbers; zeros are told apart when `ulp` is
/// 0.
template <class Real>
bool isWithin(Real got, Real wanted, int ulp)
{
    using Bits = std::conditional_t<sizeof(Real) == 8, std::int64_t, std::int32_t>;
    if (std::isnan(wanted) || std::isnan(got))
        return std::isnan(wanted) && std::isnan(got);
    if (wanted == 0 && got == 0)
        return std::signbit(wanted) == std::signbit(got);
    if (std::isinf(wanted) || std::isinf(got))
        return got == wanted;
    const auto place = [](Real x) {
        const auto bits = std::bit_cast<Bits>(x);
        return bits < 0 ? std::numeric_limits<Bits>::min() - bits : bits;
    };
    return std::abs(static_cast<long double>(place(got)) - static_cast<long double>(place(wanted))) <= ulp;
}

template <class Real>
void compare(const QJsonObject& table, data::Mode mode)
{
    const ir::Op op = ir::opFromName(table[u"op"].toString().toStdString()).value();
    const QJsonArray operands = table[u"operands"].toArray();
    const auto wanted = numbers<Real>(table[u"expected"].toArray());

    KernelFixture fixture;
    Planes planes(static_cast<std::int64_t>(wanted.size()), mode);
    std::vector<ir::NodeId> nodes;
    for (qsizetype i = 0; i < operands.size(); ++i) {
        const std::string name = "x" + std::to_string(i);
        nodes.push_back(fixture.input(name));
        planes.set(name, numbers<Real>(operands[i].toArray()));
    }
    const ir::NodeId result = fixture.builder.apply(op, nodes);
    const bool isPredicate = info(op).opClass == ir::OpClass::predicate;
    fixture.store("y", result);
    const ir::Kernel kernel = fixture.kernel();
    data::BoundArguments arguments = planes.bind(kernel);
    const auto done = evaluate(kernel, arguments, 0, arguments.sampleCount);
    QVERIFY2(done.has_value(), done ? "" : done.error().message.c_str());

    std::vector<Real> got;
    if (isPredicate) {
        for (const bool value : planes.get<bool>("y"))
            got.push_back(static_cast<Real>(value));
    } else {
        got = planes.get<Real>("y");
    }
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QString place;
        for (const QJsonValue& operand : operands)
            place += operand.toArray()[static_cast<qsizetype>(i)].toString() + u' ';
        const double found = static_cast<double>(got[i]);
        QVERIFY2(isWithin(got[i], wanted[i], table[u"ulp"].toInt()),
                 qPrintable(QStringLiteral("at %1: %2, expected %3")
                                .arg(place, QString::number(found, 'g', 17),
                                     QString::number(static_cast<double>(wanted[i]), 'g', 17))));
    }
}

} // namespace

QJsonArray TstEvalOperations::tables()
{
    QFile file(QStringLiteral(HAWK_TEST_DATA "/reference.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll()).object()[u"cases"].toArray();
}

void TstEvalOperations::values_data()
{
    QTest::addColumn<QJsonObject>("table");
    for (const QJsonValue& value : tables()) {
        const QJsonObject table = value.toObject();
        QTest::addRow("%s %s", qPrintable(table[u"op"].toString()), qPrintable(table[u"mode"].toString()))
            << table;
    }
}

void TstEvalOperations::values()
{
    QFETCH(const QJsonObject, table);
    if (table[u"mode"].toString() == u"float64")
        compare<double>(table, data::Mode::float64);
    else
        compare<float>(table, data::Mode::float32);
}

/// A later operation must not be forgotten here; the logical ones are in tst_eval_programs.
void TstEvalOperations::everyOperationHasATable()
{
    QStringList present;
    for (const QJsonValue& value : tables())
        present << value.toObject()[u"op"].toString();
    for (std::size_t i = 0; i < ir::opCount; ++i) {
        const auto op = static_cast<ir::Op>(i);
        const ir::OpInfo& row = info(op);
        const bool isLogical =
            op == ir::Op::logicalAnd || op == ir::Op::logicalOr || op == ir::Op::logicalNot;
        if (isLogical || (row.opClass != ir::OpClass::elementwise && row.opClass != ir::OpClass::predicate))
            continue;
        const QString name = QString::fromUtf8(row.name.data(), static_cast<qsizetype>(row.name.size()));
        QVERIFY2(present.count(name) == 2, qPrintable(name));
    }
}

} // namespace hawk::eval::test

QTEST_APPLESS_MAIN(hawk::eval::test::TstEvalOperations)
#include "tst_eval_operations.moc"
