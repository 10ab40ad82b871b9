// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>

#include <QCoreApplication>
#include <QList>
#include <QString>

#include "bundle/bundle.h"
#include "panels/manifest_model.h"

namespace hawk::ui {

/// A line of the details: what it is called, and its value.
struct BundleFact {
    enum class Form { words, code, fault };
    QString name;
    QString value;
    Form form = Form::words;
};

/// What is known about a part of a bundle, for the details beside the tree.
class BundleFacts
{
    Q_DECLARE_TR_FUNCTIONS(hawk::ui::BundleFacts)

public:
    /// A former preview is of a text from before the last change, which nothing can be built from now.
    enum class Origin { folder, preview, formerPreview };

    /// `built`: how it was made, when this program has just made it.
    BundleFacts(const bundle::BundleView& view, Origin origin, const std::optional<bundle::Bundle>& built)
        : m_view(view)
        , m_origin(origin)
        , m_built(built)
    { }

    QList<BundleFact> of(const BundleNode& node) const;

private:
    QList<BundleFact> ofBundle() const;
    QList<BundleFact> ofKernel(const bundle::KernelView& kernel) const;
    QList<BundleFact> ofPlane(const bundle::KernelView& kernel, const bundle::PlaneView& plane) const;
    QList<BundleFact> ofFiles() const;
    static QList<BundleFact> ofFile(const bundle::FileView& file);
    void addBuilt(QList<BundleFact>& facts, const std::string& kernel) const;

    const bundle::BundleView& m_view;
    Origin m_origin;
    const std::optional<bundle::Bundle>& m_built;
};

} // namespace hawk::ui
