// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QStringList>
#include <QUrl>

namespace hawk::gui {

/// As long as it lives nothing leaves the window: a dialog that asks for a file is cancelled as soon as it is
/// shown, and folders and pages that would open in other programs are only noted.
class NoOutside : public QObject
{
    Q_OBJECT

public:
    NoOutside();
    ~NoOutside() override;

    int cancelledChoosers() const { return m_choosers; }
    const QStringList& openedUrls() const { return m_urls; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private Q_SLOTS:
    void note(const QUrl& url);

private:
    int m_choosers = 0;
    QStringList m_urls;
};

} // namespace hawk::gui
