// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_export_form.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QListWidget>

#include "codegen/backend.h"
#include "common/file_chooser.h"
#include "common/icons.h"
#include "common/qt_text.h"

namespace hawk::ui {

namespace {

constexpr int gap = 8;
constexpr int shownKernels = 3;

} // namespace

ManifestExportForm::ManifestExportForm(QAction* build, QAction* cancel, QWidget* parent)
    : QFrame(parent)
    , m_folderLabel(new QLabel(this))
    , m_folder(new QLineEdit(this))
    , m_browse(new QPushButton(this))
    , m_kernelsLabel(new QLabel(this))
    , m_kernels(new QListWidget(this))
    , m_targetsLabel(new QLabel(this))
{
    for (const codegen::Backend& backend : codegen::backends()) {
        if (backend.execTarget.empty())
            continue;
        auto* box = new QCheckBox(toQt(backend.title), this);
        const bool isHost = backend.execTarget == "host";
        box->setChecked(isHost);
        connect(box, &QCheckBox::toggled, this, &ManifestExportForm::changed);
        m_targets.insert(isHost ? m_targets.end() : m_targets.begin(),
                         {std::string(backend.id), std::string(backend.execTarget), box});
    }
    makeLayout(build, cancel);
    connect(m_folder, &QLineEdit::textChanged, this, &ManifestExportForm::changed);
    connect(m_folder, &QLineEdit::returnPressed, build, &QAction::trigger);
    connect(m_browse, &QPushButton::clicked, this, &ManifestExportForm::browse);
    connect(m_kernels, &QListWidget::itemChanged, this, &ManifestExportForm::changed);
    retranslate();
}

void ManifestExportForm::makeLayout(QAction* build, QAction* cancel)
{
    m_folderLabel->setBuddy(m_folder);
    m_kernelsLabel->setBuddy(m_kernels);
    m_kernels->setSelectionMode(QAbstractItemView::NoSelection);
    m_kernels->setFlow(QListView::LeftToRight);
    m_kernels->setWrapping(true);
    m_kernels->setResizeMode(QListView::Adjust);
    m_kernels->setSpacing(2);

    auto* targets = new QHBoxLayout;
    targets->setSpacing(gap);
    for (const Target& target : m_targets)
        targets->addWidget(target.box);
    targets->addStretch();
    for (QAction* action : {build, cancel}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        targets->addWidget(button);
    }

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(2 * gap, gap, 2 * gap, gap);
    layout->setHorizontalSpacing(gap);
    layout->setVerticalSpacing(gap / 2);
    layout->setColumnStretch(1, 1);
    layout->addWidget(m_folderLabel, 0, 0, Qt::AlignRight);
    layout->addWidget(m_folder, 0, 1);
    layout->addWidget(m_browse, 0, 2);
    layout->addWidget(m_kernelsLabel, 1, 0, Qt::AlignRight | Qt::AlignTop);
    layout->addWidget(m_kernels, 1, 1, 1, 2);
    layout->addWidget(m_targetsLabel, 2, 0, Qt::AlignRight);
    layout->addLayout(targets, 2, 1, 1, 2);
}

void ManifestExportForm::setKernels(const std::vector<std::string>& names)
{
    QStringList takenOut;
    for (int row = 0; row < m_kernels->count(); ++row) {
        if (m_kernels->item(row)->checkState() != Qt::Checked)
            takenOut.append(m_kernels->item(row)->text());
    }
    const QSignalBlocker quiet(m_kernels);
    m_kernels->clear();
    for (const std::string& name : names) {
        auto* item = new QListWidgetItem(toQt(name), m_kernels);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable);
        item->setCheckState(takenOut.contains(item->text()) ? Qt::Unchecked : Qt::Checked);
    }
    const int rows = std::clamp((m_kernels->count() + 3) / 4, 1, shownKernels);
    m_kernels->setFixedHeight(rows * (fontMetrics().height() + gap) + 2 * m_kernels->frameWidth() + gap);
}

void ManifestExportForm::setFolder(const QString& folder)
{
    m_folder->setText(folder);
}

QString ManifestExportForm::folder() const
{
    return m_folder->text().trimmed();
}

void ManifestExportForm::setExecTargets(const QString& words)
{
    const QStringList named = words.split(QStringLiteral(", "));
    for (const Target& target : m_targets) {
        const QSignalBlocker quiet(target.box);
        target.box->setChecked(named.contains(toQt(target.execTarget)));
    }
}

workspace::ExportOrder ManifestExportForm::order() const
{
    workspace::ExportOrder order{.directory = fromQt(folder())};
    for (int row = 0; row < m_kernels->count(); ++row) {
        if (m_kernels->item(row)->checkState() == Qt::Checked)
            order.kernels.push_back(fromQt(m_kernels->item(row)->text()));
    }
    for (const Target& target : m_targets) {
        if (target.box->isChecked())
            order.targets.push_back(target.backend);
    }
    return order;
}

bool ManifestExportForm::isComplete() const
{
    const workspace::ExportOrder now = order();
    return QDir::isAbsolutePath(folder()) && !now.kernels.empty() && !now.targets.empty();
}

void ManifestExportForm::browse()
{
    auto* dialog = makeFileChooser(this, tr("Folder of the bundle"));
    if (!folder().isEmpty())
        dialog->setDirectory(folder());
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &ManifestExportForm::setFolder);
    dialog->open();
}

void ManifestExportForm::focusFolder()
{
    m_folder->setFocus();
    m_folder->selectAll();
}

void ManifestExportForm::retranslate()
{
    m_folderLabel->setText(tr("Folder"));
    m_folder->setAccessibleName(tr("Folder of the bundle"));
    m_folder->setPlaceholderText(tr("Full path of a new folder, an empty one, or an older bundle"));
    //: opens a dialog in which a folder is chosen
    m_browse->setText(tr("Choose…"));
    m_kernelsLabel->setText(tr("Kernels"));
    m_kernels->setAccessibleName(tr("Kernels of the bundle"));
    //: what a bundle is built for: the CPU, CUDA
    m_targetsLabel->setText(tr("Targets"));
}

} // namespace hawk::ui
