// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "workspace/documents.h"

namespace hawk::ui {

class DocumentTabs;
class GeneratedPanel;
class ProblemsPanel;

/// Keeps the kernel and what was generated from it together as long as all of them live: the caret or the
/// mouse in one marks its counterpart in the other, and a problem or a generated line that is activated leads
/// to its place in the kernel.
void linkViews(workspace::Documents& documents, DocumentTabs& tabs, GeneratedPanel& generated,
               ProblemsPanel& problems);

} // namespace hawk::ui
