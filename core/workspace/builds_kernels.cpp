// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// The kernels that Builds knows: those of the text and the derivatives that are asked for.

#include <algorithm>

#include "trace/asked_derivative.h"
#include "workspace/builds.h"

namespace hawk::workspace {

namespace {

/// What a kernel is the derivative of; nothing for one that is none.
std::string primalIn(const trace::TracedKernel& kernel)
{
    if (const auto asked = trace::askedDerivative(kernel.name))
        return asked->primal;
    return kernel.kernel && kernel.kernel->derived ? kernel.kernel->derived->primal : std::string();
}

} // namespace

bool Builds::takeKernels(const trace::Module& module)
{
    std::map<std::string, std::string> primals;
    std::vector<std::string> names;
    for (const trace::TracedKernel& kernel : module.kernels) {
        const std::string primal = primalIn(kernel);
        auto place = std::ranges::find(names, primal);
        if (place != names.end()) {
            primals.emplace(kernel.name, primal);
            while (++place != names.end() && primals.contains(*place)) { }
        }
        names.insert(place, kernel.name);
    }
    const bool isNew = m_kernels != names || m_primals != primals;
    m_kernels = std::move(names);
    m_primals = std::move(primals);
    return isNew;
}

std::string Builds::primalOf(const std::string& kernel) const
{
    const auto found = m_primals.find(kernel);
    return found == m_primals.end() ? std::string() : found->second;
}

void Builds::selectDerivative(ir::Direction direction)
{
    const std::string primal = primalOf(m_selection.kernel);
    const std::string& of = primal.empty() ? m_selection.kernel : primal;
    if (!of.empty())
        selectKernel(trace::nameOf({of, direction}));
}

bool Builds::askForDerivative(const std::string& kernel)
{
    const auto asked = trace::askedDerivative(kernel);
    if (!asked || std::ranges::contains(m_kernels, kernel)
        || !std::ranges::contains(m_kernels, asked->primal))
        return false;
    m_askedDerivative = kernel;
    m_documents.askForDerivative(m_selection.document, kernel);
    return true;
}

void Builds::selectAskedDerivative(const trace::Module& module)
{
    const trace::TracedKernel* asked = module.find(m_askedDerivative);
    if (asked == nullptr)
        return;
    if (asked->kernel) {
        m_selection.kernel = asked->name;
        moved();
    } else {
        m_documents.forgetDerivative(m_selection.document, asked->name);
    }
    m_askedDerivative.clear();
}

} // namespace hawk::workspace
