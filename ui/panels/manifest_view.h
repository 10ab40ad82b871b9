// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>
#include <optional>

#include <QSplitter>

#include "common/highlighting.h"
#include "panels/manifest_facts.h"
#include "panels/manifest_model.h"

class QTabWidget;
class QTreeView;

namespace hawk::ui {

class LineView;
class ManifestFactsView;

/// A bundle to look into: the tree of its parts on the left; on the right the details of the chosen part and
/// the texts of the manifest and of the chosen kernel's sidecar.
class ManifestView : public QSplitter
{
    Q_OBJECT

public:
    explicit ManifestView(Highlighting& highlighting, QWidget* parent = nullptr);

    /// Null shows nothing. The chosen part stays chosen when the new bundle has it too.
    void setBundle(const ManifestModel::View& view, BundleFacts::Origin origin,
                   const std::optional<bundle::Bundle>& built);
    const ManifestModel::View& bundle() const { return m_model->view(); }
    void retranslate();

private:
    void makeTree();
    void showCurrent();

    BundleFacts::Origin m_origin = BundleFacts::Origin::preview;
    std::optional<bundle::Bundle> m_built;
    ManifestModel* m_model;
    QTreeView* m_tree;
    QTabWidget* m_tabs;
    ManifestFactsView* m_facts;
    LineView* m_manifest;
    LineView* m_sidecar;
};

} // namespace hawk::ui
