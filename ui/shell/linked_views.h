// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <optional>

#include <QObject>

#include "workspace/documents.h"

namespace hawk::ui {

class DocumentTabs;
class GeneratedPanel;
class ProblemsPanel;

/// Keeps the kernel and what was generated from it together: the caret or the mouse in one marks its
/// counterpart in the other, and a problem or a generated line that is activated leads to its place in the
/// kernel.
class LinkedViews : public QObject
{
    Q_OBJECT

public:
    LinkedViews(workspace::Documents& documents, DocumentTabs& tabs, GeneratedPanel& generated,
                ProblemsPanel& problems, QObject* parent = nullptr);

private:
    void followKernel();

    DocumentTabs& m_tabs;
    GeneratedPanel& m_generated;
    workspace::DocumentId m_document = workspace::DocumentId::none;
    std::uint32_t m_caret = 0;
    std::optional<std::uint32_t> m_mouse;
};

} // namespace hawk::ui
