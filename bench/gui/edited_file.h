// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <string_view>

#include "workspace/workspace.h"

namespace hawk::bench {

/// A kernel file of `kernels` kernels that together have about `lines` lines. Each is a chain of products and
/// sums; the last line of the middle one multiplies by the one number that is edited, 1.5 in the beginning.
std::string kernelFileText(int kernels, int lines);
/// Its name.
std::string editedKernel(int kernels);

/// A document of a workspace whose edited place is replaced as if a person had typed there.
class EditedFile
{
public:
    EditedFile(workspace::Workspace& workspace, int kernels, int lines);

    workspace::DocumentId id() const { return m_id; }
    const std::string& text() const { return m_text; }
    std::uint64_t revision() const { return m_workspace.documents().facts(m_id).revision; }
    std::shared_ptr<const workspace::Analysis> analysis() const
    {
        return m_workspace.documents().analysis(m_id);
    }
    /// One edit.
    void type(std::string_view word);

private:
    workspace::Workspace& m_workspace;
    std::string m_text;
    std::size_t m_place;
    std::size_t m_length;
    workspace::DocumentId m_id;
};

/// A workspace with a cache of its own in `folder`, which starts compilers only on request.
Result<std::unique_ptr<workspace::Workspace>> makeWorkspace(const std::string& folder);

} // namespace hawk::bench
