// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDragEnterEvent>
#include <QFile>
#include <QLineEdit>
#include <QMimeData>

#include "common/highlighting.h"
#include "common/inline_message.h"
#include "panels/manifest_export_form.h"
#include "panels/manifest_facts_view.h"
#include "panels/manifest_panel.h"
#include "panels/manifest_view.h"
#include "support/test_workspace.h"

namespace hawk::gui {

using namespace Qt::StringLiterals;
using ui::BundleNode;
using ui::ManifestModel;

inline const QByteArray twoKernels = "from hawk import Param, Scalar, Vector, kernel\n\n\n"
                                     "@kernel\ndef axb(x: Scalar, a: Param, b: Param):\n    y = a * x + b\n"
                                     "    return y\n\n\n"
                                     "@kernel\ndef length(v: Vector[3]):\n"
                                     "    n = v[0] * v[0] + v[1] * v[1] + v[2] * v[2]\n    return n\n";

/// The panel over a workspace of its own.
struct ManifestWindow {
    static constexpr int patience = 60'000; ///< milliseconds

    explicit ManifestWindow(const QByteArray& text = twoKernels) : workspace(QString{})
    {
        document = workspace.open(workspace.write(u"two.py"_s, text));
        panel = std::make_unique<ui::ManifestPanel>(workspace.get(), highlighting, &host);
        resize({1200, 420});
        host.show();
    }
    void resize(QSize size)
    {
        host.resize(size);
        panel->resize(size);
    }

    QAction* action(QLatin1StringView id) const
    {
        for (QAction* one : panel->panelActions()) {
            if (one->objectName() == id)
                return one;
        }
        return nullptr;
    }
    template <class T>
    T* part() const
    {
        return panel->findChild<T*>();
    }
    bool waitForPreview()
    {
        return QTest::qWaitFor(
            [&] { return part<ui::ManifestView>()->bundle() && workspace->bundles().previewed(); }, patience);
    }
    bool waitForBundle()
    {
        return QTest::qWaitFor(
            [&] { return workspace->bundles().report() && !workspace->bundles().isBuilding(); }, patience);
    }
    bool waitForMessage(const QString& words)
    {
        return QTest::qWaitFor(
            [&] {
                return part<ui::InlineMessage>()->isVisible()
                    && part<ui::InlineMessage>()->text().contains(words);
            },
            patience);
    }
    void exportTo(const QString& folder)
    {
        action("bundle.export"_L1)->trigger();
        // Only what every machine can compile for.
        part<ui::ManifestExportForm>()->setExecTargets(u"host"_s);
        part<ui::ManifestExportForm>()->setFolder(folder);
        QTest::keyClick(folderField(), Qt::Key_Return);
    }
    QLineEdit* folderField() const { return part<ui::ManifestExportForm>()->findChild<QLineEdit*>(); }
    void choose(const BundleNode& node) const
    {
        auto* tree = panel->findChild<QTreeView*>();
        tree->setCurrentIndex(static_cast<ManifestModel*>(tree->model())->find(node));
    }
    QString fact(const QString& name) const
    {
        for (const ui::BundleFact& one : part<ui::ManifestFactsView>()->facts()) {
            if (one.name == name)
                return one.value;
        }
        return {};
    }

    ui::Highlighting highlighting{QApplication::palette()};
    QWidget host; ///< as a dock: the panel's minimum size does not become that of a window
    TestWorkspace workspace;
    workspace::DocumentId document = workspace::DocumentId::none;
    std::unique_ptr<ui::ManifestPanel> panel;
};

/// Of a file that is there; a test that compares sees the difference else.
inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}
/// As from a file manager.
inline void drop(QWidget* target, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(target, &dropped);
    QVERIFY(dropped.isAccepted());
}

} // namespace hawk::gui
