// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "shell/architecture_box.h"

#include <QEvent>
#include <QPointer>
#include <QSignalBlocker>

#include "common/qt_text.h"

namespace hawk::ui {

ArchitectureBox::ArchitectureBox(workspace::Workspace& workspace, QWidget* parent)
    : QComboBox(parent)
    , m_workspace(workspace)
{
    connect(this, &QComboBox::activated, this, [this] { m_chosen = currentData().toString(); });
    fill();
}

void ArchitectureBox::choose(const QString& architecture)
{
    m_chosen = architecture;
    if (findData(architecture) < 0)
        addItem(architecture, architecture);
    setCurrentIndex(findData(architecture));
}

void ArchitectureBox::ask()
{
    const auto session = m_workspace.builds().session();
    if (m_asked.lock() == session)
        return;
    m_asked = session;
    // The compiler may have to be started to be asked.
    m_workspace.jobs().start<std::vector<std::string>>(
        {{0, "architectures"}, fromQt(tr("Asking the device compiler")), workspace::Pool::files},
        [session](const process::JobContext& job) {
            auto compiler = session->toolchain().compiler(codegen::CompilerKind::device, job);
            return compiler ? std::move(compiler->architectures) : std::vector<std::string>();
        },
        [box = QPointer(this), session](const std::vector<std::string>& names) {
            // The answer of an older compiler says nothing about that of today.
            if (!box || box->m_workspace.builds().session() != session)
                return;
            box->m_known.clear();
            for (const std::string& name : names)
                box->m_known.append(toQt(name));
            box->fill();
        });
}

void ArchitectureBox::fill()
{
    const QSignalBlocker blocker(this);
    clear();
    addItem(tr("smallest device"), QString());
    for (const QString& name : std::as_const(m_known))
        addItem(name, name);
    choose(m_chosen);
}

void ArchitectureBox::changeEvent(QEvent* event)
{
    QComboBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

} // namespace hawk::ui
