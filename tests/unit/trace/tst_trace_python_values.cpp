// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "syntax/parser.h"
#include "trace/imported_files.h"
#include "trace/module_walk.h"

using namespace hawk;

/// What the module level makes of Python's expressions, against CPython and numpy: see make_python_values.py.
class TracePythonValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isWhatPythonMakes_data();
    void isWhatPythonMakes();
};

void TracePythonValues::isWhatPythonMakes_data()
{
    QTest::addColumn<QString>("setup");
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("expected"); ///< null where Python raises
    QFile file(QStringLiteral(HAWK_SOURCE_DIR "/tests/unit/trace/data/python_values.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray rows = QJsonDocument::fromJson(file.readAll()).array();
    QCOMPARE_GT(rows.size(), 300);
    for (const QJsonValue& row : rows) {
        const QString expression = row[u"expression"].toString();
        QTest::addRow("%s", qUtf8Printable(expression))
            << row[u"setup"].toString() << expression << row[u"value"].toString();
    }
}

void TracePythonValues::isWhatPythonMakes()
{
    QFETCH(QString, setup);
    QFETCH(QString, expression);
    QFETCH(QString, expected);
    const QString text = setup + QStringLiteral("\nvalue = ") + expression + QStringLiteral("\n");
    const syntax::SyntaxTree tree = syntax::parse(text::SourceText(text.toStdString(), "test.py"));
    QVERIFY(tree.diagnostics().empty());
    trace::Session session(tree.source());
    trace::ImportedFiles files(session, {});
    session.files = &files;
    const auto names = std::make_shared<trace::Scope>(trace::Scope::Kind::module, nullptr);
    trace::walkModule(session, tree.statements(), names);
    const trace::Value* value = names->findOwn("value");
    QVERIFY(value != nullptr);
    const auto* lost = value->get<trace::Opaque>();
    if (lost == nullptr) {
        QCOMPARE(QString::fromStdString(trace::represent(*value)), expected);
        return;
    }
    // Where Python raises, the fault is known by its place.
    QVERIFY2(expected.isNull() && lost->cause != nullptr,
             lost->cause != nullptr ? lost->cause->message().c_str() : "left out");
}

QTEST_APPLESS_MAIN(TracePythonValues)
#include "tst_trace_python_values.moc"
