// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include "workspace/bundles.h"

class QLabel;

namespace hawk::ui {

/// One line with an icon: whether what is on show is built, and whether it is as it was published.
class ManifestState : public QWidget
{
    Q_OBJECT

public:
    explicit ManifestState(QWidget* parent = nullptr);

    /// Of what would be built, or why nothing can be. Empty without either.
    void showPreview(const workspace::Bundles& bundles);
    /// Of a bundle on disk.
    void showFolder(const workspace::BundleReport& report);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Kind { note, good, fault };
    void set(Kind kind, const QString& text);
    void restyle();

    Kind m_kind = Kind::note;
    QLabel* m_icon;
    QLabel* m_text;
};

} // namespace hawk::ui
