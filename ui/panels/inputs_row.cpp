// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/inputs_row.h"

#include <algorithm>

#include <QBoxLayout>
#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include "common/colours.h"
#include "common/core_phrase.h"
#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "panels/inputs_words.h"
#include "plots/sparkline.h"

namespace hawk::ui {

using workspace::InputForm;
using workspace::InputSource;

InputsRow::InputsRow(QGridLayout& grid, int line, int number, QWidget* parent)
    : QObject(parent)
    , m_number(number)
    , m_name(new QLabel(parent))
    , m_kind(new QLabel(parent))
    , m_source(new QComboBox(parent))
    , m_fieldBox(new QWidget(parent))
    , m_column(new QComboBox(m_fieldBox))
    , m_choose(new QToolButton(m_fieldBox))
    , m_text(new QLineEdit(parent))
    , m_preview(new Sparkline(parent))
    , m_summary(new QLabel(parent))
    , m_error(new QLabel(parent))
{
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_name->setTextFormat(Qt::PlainText);
    m_kind->setTextFormat(Qt::PlainText);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_error->hide();
    m_name->setBuddy(m_source);
    makeFields(m_fieldBox);
    m_text->setMinimumWidth(m_text->fontMetrics().averageCharWidth() * 18);

    const std::array<QWidget*, 7> widgets = {m_name, m_kind,    m_source, m_fieldBox,
                                             m_text, m_preview, m_summary};
    for (std::size_t column = 0; column < widgets.size(); ++column)
        grid.addWidget(widgets[column], line, static_cast<int>(column));
    grid.addWidget(m_error, line + 1, 2, 1, columnCount - 2);

    connect(m_source, &QComboBox::activated, this,
            [this](int index) { chooseSource(static_cast<InputSource>(m_source->itemData(index).toInt())); });
    connect(m_text, &QLineEdit::textEdited, this, &InputsRow::submitText);
}

InputsRow::~InputsRow()
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_name, m_kind, m_source, m_fieldBox, m_text,
                                                           m_preview, m_summary, m_error})
        widget->deleteLater();
}

void InputsRow::makeFields(QWidget* parent)
{
    auto* layout = new QHBoxLayout(parent);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fieldLabels[i] = new QLabel(parent);
        m_fields[i] = new QLineEdit(parent);
        m_fieldLabels[i]->setBuddy(m_fields[i]);
        m_fieldLabels[i]->setTextFormat(Qt::PlainText);
        layout->addWidget(m_fieldLabels[i]);
        layout->addWidget(m_fields[i], 1);
        connect(m_fields[i], &QLineEdit::textEdited, this, &InputsRow::submitFields);
    }
    layout->addWidget(m_choose);
    layout->addWidget(m_column, 1);
    m_choose->setIcon(icon(u"folder"));
    m_column->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(m_choose, &QToolButton::clicked, this, &InputsRow::fileWanted);
    connect(m_column, &QComboBox::textActivated, this, [this](const QString& column) {
        m_form.fields[1] = fromQt(column);
        Q_EMIT textChosen(m_row.name, workspace::textOf(m_form));
    });
}

QWidget* InputsRow::followInTabOrder(QWidget* before)
{
    for (QWidget* next : std::initializer_list<QWidget*>{m_source, m_fields[0], m_fields[1], m_fields[2],
                                                         m_choose, m_column, m_text}) {
        QWidget::setTabOrder(before, next);
        before = next;
    }
    return before;
}

void InputsRow::show(const workspace::InputRow& row, data::Mode mode)
{
    const bool isNew = row.name != m_row.name || row.role != m_row.role || row.isOptional != m_row.isOptional;
    const bool hasOtherText = isNew || row.text != workspace::textOf(m_form);
    m_row = row;
    m_mode = mode;
    m_name->setText(toQt(row.name));
    m_kind->setText(describe(mode));
    const InputForm form = hasOtherText ? workspace::readInputForm(row.text, row.role) : m_form;
    if (isNew) {
        m_form = form;
        retranslate();
    } else if (hasOtherText) {
        showForm(form);
    }
    if (m_text->text().trimmed() != toQt(row.text))
        m_text->setText(toQt(row.text));
    m_preview->setValues(row.preview);
    m_summary->setText(translatedPhrase(toQt(row.summary)));
    m_preview->setAccessibleDescription(translatedPhrase(toQt(row.summary)));
    showError();
}

QString InputsRow::describe(data::Mode mode) const
{
    return tr("%1, %2, %3")
        .arg(toQt(m_row.declaration), toQt(data::nameOf(mode)), spellRole(m_row.role, m_row.isOptional));
}

void InputsRow::showError()
{
    const bool isShown = m_row.error.has_value();
    m_error->setVisible(isShown);
    m_error->setText(isShown ? spellError(*m_row.error) : QString());
    const QString name = toQt(m_row.name);
    // A screen reader hears of the fault where it is repaired.
    m_text->setAccessibleDescription(m_error->text());
    m_fields[0]->setAccessibleDescription(m_error->text());
    m_text->setAccessibleName(tr("Values of %1 as text").arg(name));
}

void InputsRow::fillSources()
{
    const QSignalBlocker quiet(m_source);
    m_source->clear();
    for (const InputSource source : workspace::sourcesFor(m_row.role, m_row.isOptional))
        m_source->addItem(spellSource(source), static_cast<int>(source));
}

void InputsRow::showForm(const InputForm& form)
{
    m_form = form;
    fillSources();
    const QSignalBlocker quiet(m_source);
    int index = m_source->findData(static_cast<int>(form.source));
    if (index < 0) {
        // What is typed as text can be more than what is offered.
        m_source->addItem(spellSource(form.source), static_cast<int>(form.source));
        index = m_source->count() - 1;
    }
    m_source->setCurrentIndex(index);
    const bool isFile = form.source == InputSource::numpyFile || form.source == InputSource::csvColumn;
    const bool isFree = form.source == InputSource::other || form.source == InputSource::none;
    const std::size_t shown = isFree ? 0 : isFile ? 1 : form.fields.size();
    const QStringList names = spellFields(form.source);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i]->setVisible(i < shown);
        // A lone field needs no label: its source says what it is.
        m_fieldLabels[i]->setVisible(i < shown && shown > 1);
        if (i >= shown)
            continue;
        m_fieldLabels[i]->setText(names.value(static_cast<qsizetype>(i)));
        if (m_fields[i]->text() != toQt(form.fields[i]))
            m_fields[i]->setText(toQt(form.fields[i]));
        m_fields[i]->setPlaceholderText(names.value(static_cast<qsizetype>(i)));
        m_fields[i]->setToolTip(names.value(static_cast<qsizetype>(i)));
        m_fields[i]->setAccessibleName(
            tr("%1 of %2").arg(names.value(static_cast<qsizetype>(i)), toQt(m_row.name)));
    }
    m_choose->setVisible(isFile);
    // The text of a lone number stands in its field already.
    m_text->setVisible(form.source != InputSource::number);
    m_column->setVisible(form.source == InputSource::csvColumn);
    if (form.source == InputSource::csvColumn) {
        setColumns(toQt(form.fields[0]), {});
        if (!form.fields[0].empty())
            Q_EMIT columnsWanted(toQt(form.fields[0]));
    }
}

void InputsRow::setColumns(const QString& path, const QStringList& columns)
{
    if (m_form.source != InputSource::csvColumn || toQt(m_form.fields[0]) != path)
        return;
    const QSignalBlocker quiet(m_column);
    const QString chosen = toQt(m_form.fields[1]);
    QStringList offered = columns;
    if (!chosen.isEmpty() && !offered.contains(chosen))
        offered.prepend(chosen);
    m_column->clear();
    m_column->addItems(offered);
    m_column->setCurrentIndex(static_cast<int>(offered.indexOf(chosen)));
    m_column->setPlaceholderText(tr("Column"));
    // A column with the name of the input is most likely the one that is meant.
    if (chosen.isEmpty() && columns.contains(toQt(m_row.name))) {
        m_form.fields[1] = m_row.name;
        m_column->setCurrentText(toQt(m_row.name));
        Q_EMIT textChosen(m_row.name, workspace::textOf(m_form));
    }
}

void InputsRow::chooseSource(InputSource source)
{
    if (source == m_form.source)
        return;
    const InputForm form = workspace::defaultForm(source, m_number);
    showForm(form);
    if (source == InputSource::numpyFile || source == InputSource::csvColumn)
        return Q_EMIT fileWanted();
    m_text->setText(toQt(workspace::textOf(form)));
    Q_EMIT textChosen(m_row.name, workspace::textOf(form));
}

void InputsRow::submitFields()
{
    for (std::size_t i = 0; i < m_form.fields.size() && i < m_fields.size(); ++i) {
        if (!m_fields[i]->isHidden())
            m_form.fields[i] = fromQt(m_fields[i]->text().trimmed());
    }
    const std::string text = workspace::textOf(m_form);
    m_text->setText(toQt(text));
    Q_EMIT textChosen(m_row.name, text);
}

void InputsRow::submitText()
{
    const std::string text = fromQt(m_text->text().trimmed());
    showForm(workspace::readInputForm(text, m_row.role));
    Q_EMIT textChosen(m_row.name, text);
}

void InputsRow::takeFile(const QString& path)
{
    const bool isTable = path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive);
    showForm({isTable ? InputSource::csvColumn : InputSource::numpyFile, {fromQt(path), {}}});
    m_text->setText(toQt(workspace::textOf(m_form)));
    Q_EMIT textChosen(m_row.name, workspace::textOf(m_form));
}

void InputsRow::setHighlighted(bool isHighlighted)
{
    m_name->setAutoFillBackground(isHighlighted);
    m_name->setBackgroundRole(isHighlighted ? QPalette::Highlight : QPalette::NoRole);
    m_name->setForegroundRole(isHighlighted ? QPalette::HighlightedText : QPalette::NoRole);
}

QRect InputsRow::geometry() const
{
    return m_name->geometry() | m_summary->geometry()
        | (m_error->isVisible() ? m_error->geometry() : QRect());
}

void InputsRow::retranslate()
{
    const QString name = toQt(m_row.name);
    m_source->setAccessibleName(tr("Source of %1").arg(name));
    m_choose->setText(tr("Choose a file…"));
    m_choose->setToolTip(tr("Choose a file…"));
    m_choose->setAccessibleName(tr("Choose a file for %1").arg(name));
    m_column->setAccessibleName(tr("Column for %1").arg(name));
    m_preview->setAccessibleName(tr("Preview of %1").arg(name));
    m_text->setToolTip(tr("The same as in the terminal, for example uniform:0:1:7 or @x.npy"));
    m_kind->setText(describe(m_mode));
    showForm(m_form);
    showError();
    restyle();
}

void InputsRow::restyle()
{
    const Colours colours = coloursFor(m_name->parentWidget()->palette());
    const auto colour = [](QLabel* label, const QColor& text) {
        QPalette palette = label->parentWidget()->palette();
        palette.setColor(QPalette::WindowText, text);
        label->setPalette(palette);
    };
    for (QLabel* label : m_fieldLabels)
        colour(label, colours.dimmed);
    colour(m_kind, colours.dimmed);
    colour(m_summary, colours.dimmed);
    colour(m_error, colours.error);
}

} // namespace hawk::ui
