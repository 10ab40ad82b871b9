// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_model.h"

#include "common/icons.h"
#include "common/qt_text.h"
#include "common/spell.h"

namespace hawk::ui {

namespace {

using Kind = BundleNode::Kind;

// The internal id of an index says of which kind it is; the row says the rest. A plane's id has its kernel.
constexpr quintptr bundleId = 0;
constexpr quintptr kernelId = 1;
constexpr quintptr filesId = 2;
constexpr quintptr fileId = 3;
constexpr quintptr firstPlaneId = 4;

} // namespace

void ManifestModel::setView(const View& view)
{
    beginResetModel();
    m_view = view;
    endResetModel();
}

void ManifestModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columns - 1);
}

BundleNode ManifestModel::node(const QModelIndex& index) const
{
    switch (index.internalId()) {
    case bundleId:
        return {};
    case kernelId:
        return {Kind::kernel, index.row(), -1};
    case filesId:
        return {Kind::files, -1, -1};
    case fileId:
        return {Kind::file, -1, index.row()};
    default:
        return {Kind::plane, static_cast<int>(index.internalId() - firstPlaneId), index.row()};
    }
}

QModelIndex ManifestModel::find(const BundleNode& node) const
{
    const QModelIndex top = index(0, 0);
    switch (node.kind) {
    case Kind::bundle:
        return top;
    case Kind::kernel:
        return node.kernel < kernelCount() ? index(node.kernel, 0, top) : QModelIndex();
    case Kind::plane: {
        const QModelIndex kernel = find({Kind::kernel, node.kernel, -1});
        return kernel.isValid() ? index(node.index, 0, kernel) : QModelIndex();
    }
    case Kind::files:
        return index(kernelCount(), 0, top);
    case Kind::file:
        break;
    }
    const QModelIndex files = index(kernelCount(), 0, top);
    return files.isValid() ? index(node.index, 0, files) : QModelIndex();
}

QModelIndex ManifestModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, bundleId);
    const BundleNode above = node(parent);
    switch (above.kind) {
    case Kind::bundle:
        return createIndex(row, column, row < kernelCount() ? kernelId : filesId);
    case Kind::kernel:
        return createIndex(row, column, firstPlaneId + static_cast<quintptr>(above.kernel));
    case Kind::files:
        return createIndex(row, column, fileId);
    case Kind::plane:
    case Kind::file:
        break;
    }
    return {};
}

QModelIndex ManifestModel::parent(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const BundleNode own = node(index);
    switch (own.kind) {
    case Kind::bundle:
        return {};
    case Kind::kernel:
    case Kind::files:
        return createIndex(0, 0, bundleId);
    case Kind::plane:
        return createIndex(own.kernel, 0, kernelId);
    case Kind::file:
        break;
    }
    return createIndex(kernelCount(), 0, filesId);
}

int ManifestModel::rowCount(const QModelIndex& parent) const
{
    if (!m_view || parent.column() > 0)
        return 0;
    if (!parent.isValid())
        return 1;
    const BundleNode above = node(parent);
    switch (above.kind) {
    case Kind::bundle:
        return kernelCount() + (m_view->files.empty() ? 0 : 1);
    case Kind::kernel:
        return static_cast<int>(m_view->kernels[static_cast<std::size_t>(above.kernel)].planes.size());
    case Kind::files:
        return static_cast<int>(m_view->files.size());
    case Kind::plane:
    case Kind::file:
        break;
    }
    return 0;
}

int ManifestModel::columnCount(const QModelIndex&) const
{
    return columns;
}

QString ManifestModel::useText(bundle::PlaneUse use)
{
    switch (use) {
    case bundle::PlaneUse::input:
        return tr("Input");
    case bundle::PlaneUse::output:
        return tr("Output");
    case bundle::PlaneUse::inputAndOutput:
        return tr("Input and output");
    case bundle::PlaneUse::parameter:
        return tr("Parameter");
    case bundle::PlaneUse::other:
        break;
    }
    //: A plane of a bundle that this version does not know the use of
    return tr("Other");
}

QString ManifestModel::text(const BundleNode& node, int column) const
{
    switch (node.kind) {
    case Kind::bundle:
        if (column == nameColumn)
            return toQt(m_view->directory).section(u'/', -1, -1, QString::SectionSkipEmpty);
        return column == kindColumn ? tr("Bundle") : toQt(m_view->execTargets);
    case Kind::kernel: {
        const bundle::KernelView& kernel = m_view->kernels[static_cast<std::size_t>(node.kernel)];
        if (column == nameColumn)
            return toQt(kernel.name);
        return column == kindColumn ? tr("Kernel") : toQt(kernel.format);
    }
    case Kind::plane: {
        const bundle::PlaneView& plane = m_view->kernels[static_cast<std::size_t>(node.kernel)]
                                             .planes[static_cast<std::size_t>(node.index)];
        if (column == kindColumn)
            return useText(plane.use);
        return toQt(column == nameColumn ? plane.name : plane.type);
    }
    case Kind::files:
        if (column == nameColumn)
            return tr("Files");
        return column == kindColumn ? QString() : spellCount(static_cast<std::int64_t>(m_view->files.size()));
    case Kind::file:
        break;
    }
    const bundle::FileView& file = m_view->files[static_cast<std::size_t>(node.index)];
    if (column == nameColumn)
        return toQt(file.name);
    return column == kindColumn ? tr("File") : spellBytes(file.bytes);
}

QString ManifestModel::fault(const BundleNode& node) const
{
    switch (node.kind) {
    case Kind::bundle:
        return m_view->faults.empty() ? QString() : toQt(m_view->faults.front());
    case Kind::file:
        return toQt(m_view->files[static_cast<std::size_t>(node.index)].fault);
    case Kind::files:
    case Kind::kernel:
    case Kind::plane:
        break;
    }
    return {};
}

QVariant ManifestModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BundleNode own = node(index);
    if (role == Qt::DisplayRole)
        return text(own, index.column());
    if (index.column() != nameColumn)
        return {};
    const QString what = fault(own);
    if (role == Qt::ToolTipRole)
        return what.isEmpty() ? QVariant() : QVariant(what);
    if (role == Qt::DecorationRole && !what.isEmpty())
        return icon(u"warning");
    return {};
}

QVariant ManifestModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case nameColumn:
        return tr("Name");
    case kindColumn:
        //: what a part of a bundle is: a kernel, or the role of a plane
        return tr("What");
    case typeColumn:
        return tr("Type or size");
    default:
        return {};
    }
}

} // namespace hawk::ui
