// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>

#include "panels/manifest_facts.h"

namespace hawk::ui {

/// The details of one part of a bundle: names on the left, values on the right, which can be selected.
class ManifestFactsView : public QScrollArea
{
    Q_OBJECT

public:
    explicit ManifestFactsView(QWidget* parent = nullptr);

    void setFacts(const QList<BundleFact>& facts);
    const QList<BundleFact>& facts() const { return m_facts; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();

    QList<BundleFact> m_facts;
};

} // namespace hawk::ui
