// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/settings_dialog.h"

#include <algorithm>

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>

#include "common/icons.h"
#include "common/inline_message.h"
#include "common/qt_text.h"
#include "shell/folder_list.h"
#include "shell/settings_row.h"

namespace hawk::ui {

namespace {

QSpinBox* numberBox(int most, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(0, most);
    return box;
}

} // namespace

SettingsDialog::SettingsDialog(SettingsFile& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_search(new QLineEdit(this))
    , m_nothing(new QLabel(this))
    , m_reset(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("settings"));
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(u"find"), QLineEdit::LeadingPosition);

    auto* page = new QWidget;
    m_list = new QVBoxLayout(page);
    m_list->setContentsMargins(16, 8, 16, 8);
    m_list->setSpacing(4);
    makeRows();
    m_nothing->setAlignment(Qt::AlignCenter);
    m_list->addWidget(m_nothing);
    m_list->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_reset);
    buttons->addStretch();
    buttons->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_search);
    layout->addWidget(scroll, 1);
    layout->addLayout(buttons);

    m_reset->setAutoDefault(false);
    m_close->setAutoDefault(false);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::filter);
    connect(m_reset, &QPushButton::clicked, this, [this] { m_settings.setPreferences({}); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(&settings, &SettingsFile::preferencesChanged, this, &SettingsDialog::showAll);
    retranslate();
    const int em = fontMetrics().horizontalAdvance(u'm');
    // The list is what gives way on a small screen.
    const QSize wanted(48 * em, 36 * fontMetrics().lineSpacing());
    resize(wanted.boundedTo(parent->size()).boundedTo(screen()->availableSize() * 9 / 10));
}

void SettingsDialog::open()
{
    show();
    raise();
    activateWindow();
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

SettingsRow* SettingsDialog::row(const QString& key) const
{
    for (const Group& group : m_groups) {
        for (SettingsRow* row : group.rows) {
            if (QLatin1StringView(row->field().key) == key)
                return row;
        }
    }
    return nullptr;
}

SettingsRow* SettingsDialog::add(Group& group, const char* key, QWidget* control)
{
    auto* row = new SettingsRow(key, control, this);
    m_list->addWidget(row);
    group.rows.push_back(row);
    connect(row, &SettingsRow::changed, this, [this, row] { take(*row); });
    return row;
}

void SettingsDialog::makeRows()
{
    const auto group = [this](std::initializer_list<std::pair<const char*, QWidget*>> rows) {
        Group made{new QLabel(this), {}};
        QFont bold = made.title->font();
        bold.setBold(true);
        made.title->setFont(bold);
        made.title->setContentsMargins(0, 8, 0, 0);
        m_list->addWidget(made.title);
        for (const auto& [key, control] : rows)
            add(made, key, control);
        m_groups.push_back(std::move(made));
    };
    group({{"appearance/theme", new QComboBox(this)},
           {"appearance/language", new QComboBox(this)},
           {"appearance/fontSize", numberBox(largestFont, this)}});
    group({{"build/policy", new QComboBox(this)},
           {"build/hostCompiler", new QLineEdit(this)},
           {"build/deviceCompiler", new QLineEdit(this)},
           {"build/cacheFolder", new QLineEdit(this)}});
    group({{"imports/searchPath", new FolderList(this)}});
    group({{"target/backend", new QComboBox(this)},
           {"target/mode", new QComboBox(this)},
           {"target/profile", new QComboBox(this)},
           {"target/level", new QComboBox(this)},
           {"target/architecture", new QLineEdit(this)}});
    group({{"run/threads", numberBox(mostThreads, this)},
           {"run/timeLimit", numberBox(longestTimeLimit, this)}});
}

void SettingsDialog::take(SettingsRow& row)
{
    Preferences now = m_settings.preferences();
    if (!row.field().write(now, row.value())) {
        row.setFault(tr("This value cannot be used, so the one before stays in force."));
        return;
    }
    if (const auto settings = settingsOf(now); !settings) {
        row.setFault(spellError(settings.error()));
        return;
    }
    row.setFault({});
    m_settings.setPreferences(now);
}

void SettingsDialog::showAll()
{
    for (const Group& group : m_groups) {
        for (SettingsRow* row : group.rows)
            row->show(m_settings.preferences());
    }
    m_reset->setEnabled(m_settings.preferences() != Preferences());
}

void SettingsDialog::filter(const QString& pattern)
{
    bool isAnyShown = false;
    for (const Group& group : m_groups) {
        bool isGroupShown = false;
        for (SettingsRow* row : group.rows) {
            const bool isShown = row->matches(pattern);
            row->setVisible(isShown);
            isGroupShown = isGroupShown || isShown;
        }
        group.title->setVisible(isGroupShown);
        isAnyShown = isAnyShown || isGroupShown;
    }
    m_nothing->setVisible(!isAnyShown);
}

void SettingsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace hawk::ui
