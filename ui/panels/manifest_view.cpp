// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_view.h"

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QStyledItemDelegate>
#include <QTabWidget>

#include "common/qt_text.h"
#include "lineview/line_view.h"
#include "panels/manifest_facts_view.h"

namespace hawk::ui {

namespace {

enum Tab { detailsTab, manifestTab, sidecarTab };

/// Rows as high as those of the other tables of the window.
class RoomyDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        return QStyledItemDelegate::sizeHint(option, index).expandedTo({0, option.fontMetrics.height() + 8});
    }
};

} // namespace

ManifestView::ManifestView(Highlighting& highlighting, QWidget* parent)
    : QSplitter(parent)
    , m_model(new ManifestModel(this))
    , m_tree(new QTreeView(this))
    , m_tabs(new QTabWidget(this))
    , m_facts(new ManifestFactsView(m_tabs))
    , m_manifest(new LineView(highlighting, m_tabs))
    , m_sidecar(new LineView(highlighting, m_tabs))
{
    makeTree();
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_facts, QString());
    m_tabs->addTab(m_manifest, QStringLiteral("manifest.json"));
    m_tabs->addTab(m_sidecar, QString());
    for (LineView* view : {m_manifest, m_sidecar}) {
        view->setLanguage(TextLanguage::json);
        view->setFrameShape(QFrame::NoFrame);
    }
    setStretchFactor(0, 2);
    setStretchFactor(1, 3);
    setChildrenCollapsible(false);
}

void ManifestView::makeTree()
{
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setMinimumWidth(fontMetrics().averageCharWidth() * 32);
    m_tree->header()->setStretchLastSection(true);
    m_tree->header()->resizeSection(ManifestModel::nameColumn, fontMetrics().averageCharWidth() * 28);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &ManifestView::showCurrent);
}

void ManifestView::setBundle(const ManifestModel::View& view, BundleFacts::Origin origin,
                             const std::optional<bundle::Bundle>& built)
{
    const bool isSame = view == m_model->view() && origin == m_origin;
    m_origin = origin;
    m_built = built;
    if (isSame)
        return;
    const QModelIndex current = m_tree->currentIndex();
    const BundleNode before = current.isValid() ? m_model->node(current) : BundleNode();
    m_model->setView(view);
    m_manifest->setText(LineText(view ? toQt(view->manifestText) : QString()));
    m_tree->expand(m_model->index(0, 0));
    for (int row = 0; view && row < static_cast<int>(view->kernels.size()); ++row)
        m_tree->expand(m_model->find({BundleNode::Kind::kernel, row, -1}));
    const QModelIndex same = m_model->find(before);
    m_tree->setCurrentIndex(same.isValid() ? same : m_model->index(0, 0));
    // The facts follow the origin as well, with the same place chosen.
    showCurrent();
}

void ManifestView::showCurrent()
{
    const ManifestModel::View& view = bundle();
    const QModelIndex current = m_tree->currentIndex();
    if (!view || !current.isValid())
        return;
    const BundleNode node = m_model->node(current);
    m_facts->setFacts(BundleFacts(*view, m_origin, m_built).of(node));
    m_tabs->setTabVisible(sidecarTab, !view->kernels.empty());
    if (view->kernels.empty())
        return;
    // The bundle and its files have none of their own.
    const bundle::KernelView& kernel = view->kernels[static_cast<std::size_t>(std::max(node.kernel, 0))];
    m_tabs->setTabText(sidecarTab, toQt(kernel.name + ".json"));
    if (const QString text = toQt(kernel.sidecarText); m_sidecar->text().text() != text)
        m_sidecar->setText(LineText(text));
}

void ManifestView::retranslate()
{
    m_tree->setAccessibleName(tr("Parts of the bundle"));
    m_tabs->setTabText(detailsTab, tr("Details"));
    m_facts->setAccessibleName(tr("Details"));
    m_manifest->setAccessibleName(tr("Text of the manifest"));
    m_sidecar->setAccessibleName(tr("Text of the sidecar"));
    m_model->retranslate();
    showCurrent();
}

} // namespace hawk::ui
