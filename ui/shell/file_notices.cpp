// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/file_notices.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include <QAction>
#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include "common/qt_text.h"
#include "common/visible_name.h"
#include "shell/notice_stack.h"
#include "shell/recent_files.h"

namespace hawk::ui {

using workspace::DocumentId;
using workspace::Documents;

namespace {

const QString recoverable = QStringLiteral("recoverable");

/// The time of day where it was today, else the day too.
QString spellTime(std::chrono::system_clock::time_point time)
{
    using namespace std::chrono;
    const auto when =
        QDateTime::fromMSecsSinceEpoch(duration_cast<milliseconds>(time.time_since_epoch()).count());
    const QLocale locale;
    return when.date() == QDate::currentDate() ? locale.toString(when.time(), QLocale::ShortFormat)
                                               : locale.toString(when, QLocale::ShortFormat);
}

} // namespace

FileNotices::FileNotices(workspace::Workspace& workspace, NoticeStack& notices, RecentFiles& recent,
                         QObject* parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_notices(notices)
    , m_recover(new QAction(this))
    , m_forget(new QAction(this))
{
    Documents& documents = workspace.documents();
    connect(&documents, &Documents::openFailed, &recent,
            [&recent](const std::string& path) { recent.forget(toQt(path)); });
    const auto note = [&documents, &recent](DocumentId id) { recent.note(toQt(documents.facts(id).path)); };
    connect(&documents, &Documents::opened, &recent, note);
    connect(&documents, &Documents::saved, &recent, note);

    connect(&documents, &Documents::recoverableFound, this, &FileNotices::offer);
    connect(m_recover, &QAction::triggered, this, [this] {
        for (const workspace::RecoveredText& text : std::exchange(m_offered, {}))
            m_workspace.documents().recover(text);
        m_notices.dismiss(recoverable);
    });
    connect(m_forget, &QAction::triggered, this, [this] {
        for (const workspace::RecoveredText& text : std::exchange(m_offered, {}))
            m_workspace.documents().forget(text);
        m_notices.dismiss(recoverable);
    });
    retranslate();
}

void FileNotices::retranslate()
{
    m_recover->setText(tr("Open"));
    m_forget->setText(tr("Delete"));
}

void FileNotices::offerRecoverable()
{
    m_workspace.documents().findRecoverable();
}

void FileNotices::offer(const std::vector<workspace::RecoveredText>& texts)
{
    m_offered = texts;
    if (texts.empty())
        return;
    m_notices.show(recoverable, InlineMessage::Kind::warning, [this] { return spellOffer(); },
                   {m_recover, m_forget});
}

QString FileNotices::spellOffer() const
{
    QStringList titles;
    for (const workspace::RecoveredText& text : m_offered) {
        const bool isAlone = std::ranges::count(m_offered, text.title, &workspace::RecoveredText::title) == 1;
        const std::string& name = isAlone || text.path.empty() ? text.title : text.path;
        titles.append(QStringLiteral("%1 (%2)").arg(visibleName(toQt(name)), spellTime(text.time)));
    }
    return tr("%n text(s) could not be saved when the program ended last: %1.", nullptr,
              static_cast<int>(m_offered.size()))
        .arg(titles.join(QStringLiteral(", ")));
}

} // namespace hawk::ui
