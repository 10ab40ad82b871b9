// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputs_words.h"

#include <QCoreApplication>

#include "common/qt_text.h"

namespace hawk::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(hawk::ui::InputsWords)
};

} // namespace

using workspace::InputSource;

QString spellDeclaration(const workspace::InputRow& row)
{
    return row.count == workspace::InputCount::extent
        ? Words::tr("extent of the axis \"%1\"").arg(toQt(row.name))
        : toQt(row.declaration);
}

QString spellRole(const workspace::InputRow& row)
{
    const bool isOptional = row.isOptional;
    if (row.count == workspace::InputCount::extent)
        return Words::tr("a whole number");
    if (row.count == workspace::InputCount::ownLength && row.role != data::Role::lookup)
        return Words::tr("a length of its own, changed in place");
    if (row.count == workspace::InputCount::ownLength)
        return Words::tr("a length of its own");
    switch (row.role) {
    case data::Role::uniform:
        return Words::tr("one for all samples");
    case data::Role::mutablePlane:
        return isOptional ? Words::tr("written for each sample") : Words::tr("changed in place");
    default:
        return Words::tr("one for each sample");
    }
}

QString spellSource(InputSource source)
{
    switch (source) {
    case InputSource::none:
        //: Source of an input: it gets no values.
        return Words::tr("Not given");
    case InputSource::number:
        return Words::tr("Number");
    case InputSource::list:
        return Words::tr("List");
    case InputSource::constant:
        return Words::tr("Constant");
    case InputSource::linspace:
        return Words::tr("Evenly spaced");
    case InputSource::uniform:
        return Words::tr("Uniform draws");
    case InputSource::normal:
        return Words::tr("Normal draws");
    case InputSource::numpyFile:
        return Words::tr("NumPy file");
    case InputSource::csvColumn:
        return Words::tr("CSV column");
    case InputSource::other:
        break;
    }
    //: Source of an input: a text that is none of the other sources.
    return Words::tr("Other text");
}

QStringList spellFields(InputSource source)
{
    switch (source) {
    case InputSource::none:
    case InputSource::other:
        return {};
    case InputSource::number:
    case InputSource::constant:
        return {Words::tr("Value")};
    case InputSource::list:
        return {Words::tr("Values with commas between")};
    case InputSource::linspace:
        //: First and last value of an evenly spaced series.
        return {Words::tr("First"), Words::tr("Last")};
    case InputSource::uniform:
        //: Lower and upper end of uniform draws, and the seed of the generator.
        return {Words::tr("Low"), Words::tr("High"), Words::tr("Seed")};
    case InputSource::normal:
        return {Words::tr("Mean"), Words::tr("Deviation"), Words::tr("Seed")};
    case InputSource::numpyFile:
    case InputSource::csvColumn:
        break;
    }
    return {Words::tr("File")};
}

} // namespace hawk::ui
