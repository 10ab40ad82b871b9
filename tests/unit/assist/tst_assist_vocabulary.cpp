// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <QtTest>

#include <algorithm>
#include <ranges>
#include <set>

#include "assist/members.h"
#include "assist/vocabulary.h"
#include "trace/builtins.h"
#include "trace/keywords.h"
#include "trace/math_functions.h"
#include "trace/members.h"
#include "trace/names.h"

namespace hawk::assist {

namespace {

using Names = std::set<std::string>;

std::string path(std::string_view module, std::string_view name)
{
    return std::string(module) + '.' + std::string(name);
}

template <class Strings>
void add(Names& names, std::string_view module, const Strings& strings)
{
    for (const std::string_view name : strings)
        names.insert(path(module, name));
}

std::vector<std::string_view> namesOfHawk(std::string_view module)
{
    return module == "hawk.math" ? trace::mathNames() : trace::namesOf(module);
}

/// All that the tracer binds for an import, or without one.
Names knownToTheTracer()
{
    Names names;
    for (const std::string_view module : trace::hawkModules())
        add(names, module, namesOfHawk(module));
    for (const std::string_view module : {"math", "numpy"})
        add(names, module, trace::staticNames(module));
    add(names, "builtins", trace::builtinNames());
    return names;
}

/// Each argument with the module of the calls that take it.
Names argumentsOfTheTracer()
{
    Names names;
    for (const std::string_view module : trace::hawkModules()) {
        for (const std::string_view name : namesOfHawk(module))
            add(names, module, trace::keywordsOf(module, name));
    }
    return names;
}

Names described(std::initializer_list<std::span<const Entry>> tables)
{
    Names names;
    for (const std::span<const Entry> table : tables) {
        for (const Entry& entry : table)
            names.insert(path(entry.module, entry.name));
    }
    return names;
}

/// What is in one of them alone.
std::string difference(const Names& known, const Names& described)
{
    std::string text;
    std::vector<std::string> different;
    std::ranges::set_symmetric_difference(known, described, std::back_inserter(different));
    for (const std::string& name : different)
        text += (known.contains(name) ? " undescribed: " : " unknown: ") + name;
    return text;
}

} // namespace

class TstAssistVocabulary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreThoseOfTheTracer();
    void argumentsAreThoseOfTheTracer();
    void membersAreThoseOfTheTracer();
    void everyNameIsFound();
    void everyArgumentIsFound();
    void descriptionsAreWhole_data();
    void descriptionsAreWhole();
};

void TstAssistVocabulary::namesAreThoseOfTheTracer()
{
    QCOMPARE(difference(knownToTheTracer(), described({hawkEntries(), mathEntries(), pythonEntries()})),
             std::string());
}

void TstAssistVocabulary::argumentsAreThoseOfTheTracer()
{
    QCOMPARE(difference(argumentsOfTheTracer(), described({keywordEntries()})), std::string());
}

void TstAssistVocabulary::membersAreThoseOfTheTracer()
{
    using namespace trace::members;
    Names known;
    add(known, "", std::initializer_list<std::string_view>{at, components, rows, columns});
    add(known, "", folds);
    QCOMPARE(difference(known, described({memberEntries()})), std::string());
}

void TstAssistVocabulary::everyNameIsFound()
{
    for (const std::string& name : knownToTheTracer()) {
        const Entry* entry = findEntry(name);
        QVERIFY2(entry != nullptr && path(entry->module, entry->name) == name, name.c_str());
    }
}

void TstAssistVocabulary::everyArgumentIsFound()
{
    for (const std::string_view module : trace::hawkModules()) {
        for (const std::string_view name : namesOfHawk(module)) {
            const auto known = trace::keywordsOf(module, name);
            const auto found = keywordsOf(path(module, name));
            QVERIFY2(std::ranges::equal(known, found, {}, {}, &Entry::name), name.data());
        }
    }
}

void TstAssistVocabulary::descriptionsAreWhole_data()
{
    QTest::addColumn<int>("table");
    for (const auto& [name, number] :
         {std::pair{"hawk", 0}, {"math", 1}, {"python", 2}, {"arguments", 3}, {"members", 4}})
        QTest::newRow(name) << number;
}

/// In order, so that people find them, and with what every row has to say.
void TstAssistVocabulary::descriptionsAreWhole()
{
    QFETCH(int, table);
    const std::array tables = {hawkEntries(), mathEntries(), pythonEntries(), keywordEntries(),
                               memberEntries()};
    const std::span<const Entry> entries = tables.at(static_cast<std::size_t>(table));
    const auto key = [](const Entry& entry) { return std::pair(entry.module, entry.name); };
    QVERIFY(std::ranges::adjacent_find(entries, std::ranges::greater_equal(), key) == entries.end());
    for (const Entry& entry : entries) {
        QVERIFY2(entry.usage.contains(entry.name), entry.name.data());
        QVERIFY2(!entry.summary.empty() && !entry.summary.ends_with('.'), entry.name.data());
    }
}

} // namespace hawk::assist

QTEST_APPLESS_MAIN(hawk::assist::TstAssistVocabulary)
#include "tst_assist_vocabulary.moc"
