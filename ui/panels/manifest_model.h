// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

#include <QAbstractItemModel>

#include "bundle/inspect.h"

namespace hawk::ui {

/// A part of a bundle: which, and of which kernel.
struct BundleNode {
    enum class Kind { bundle, kernel, plane, files, file };
    Kind kind = Kind::bundle;
    int kernel = -1; ///< place among the kernels, for a kernel and its planes
    int index = -1; ///< place among the planes or the files
    friend bool operator==(const BundleNode&, const BundleNode&) = default;
};

/// A bundle as a tree: its kernels with their planes, then its files.
class ManifestModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { nameColumn, kindColumn, typeColumn };
    static constexpr int columns = typeColumn + 1;
    using View = std::shared_ptr<const bundle::BundleView>;

    using QAbstractItemModel::QAbstractItemModel;

    /// Null is an empty tree.
    void setView(const View& view);
    const View& view() const { return m_view; }
    void retranslate();
    static QString useText(bundle::PlaneUse use);
    BundleNode node(const QModelIndex& index) const;
    /// Not valid where the bundle has no such part.
    QModelIndex find(const BundleNode& node) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int kernelCount() const { return m_view ? static_cast<int>(m_view->kernels.size()) : 0; }
    QString text(const BundleNode& node, int column) const;
    QString fault(const BundleNode& node) const;

    View m_view;
};

} // namespace hawk::ui
