// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "support/no_outside.h"

#include <QApplication>
#include <QDesktopServices>
#include <QEvent>
#include <QFileDialog>
#include <QPointer>
#include <QTimer>

namespace hawk::gui {

using namespace Qt::StringLiterals;

NoOutside::NoOutside()
{
    qApp->installEventFilter(this);
    for (const QString& scheme : {u"file"_s, u"http"_s, u"https"_s})
        QDesktopServices::setUrlHandler(scheme, this, "note");
}

NoOutside::~NoOutside()
{
    for (const QString& scheme : {u"file"_s, u"http"_s, u"https"_s})
        QDesktopServices::unsetUrlHandler(scheme);
}

bool NoOutside::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Show && qobject_cast<QFileDialog*>(watched)) {
        ++m_choosers;
        const QPointer<QFileDialog> dialog(static_cast<QFileDialog*>(watched));
        QTimer::singleShot(0, this, [dialog] {
            if (dialog)
                dialog->reject();
        });
    }
    return QObject::eventFilter(watched, event);
}

void NoOutside::note(const QUrl& url)
{
    m_urls.append(url.toString());
}

} // namespace hawk::gui
