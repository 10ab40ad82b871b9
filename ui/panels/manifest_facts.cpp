// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "panels/manifest_facts.h"

#include <numeric>

#include <QJsonArray>

#include "common/qt_text.h"
#include "common/spell.h"
#include "panels/manifest_model.h"

namespace hawk::ui {

using namespace Qt::StringLiterals;
using Form = BundleFact::Form;

namespace {

// Facts that a bundle of another maker may lack are left out.
void addText(QList<BundleFact>& facts, const QString& name, const QJsonValue& value, Form form = Form::words)
{
    if (value.isString() && !value.toString().isEmpty())
        facts.append({name, value.toString(), form});
}

} // namespace

QList<BundleFact> BundleFacts::of(const BundleNode& node) const
{
    switch (node.kind) {
    case BundleNode::Kind::bundle:
        return ofBundle();
    case BundleNode::Kind::kernel:
        return ofKernel(m_view.kernels[static_cast<std::size_t>(node.kernel)]);
    case BundleNode::Kind::plane: {
        const bundle::KernelView& kernel = m_view.kernels[static_cast<std::size_t>(node.kernel)];
        return ofPlane(kernel, kernel.planes[static_cast<std::size_t>(node.index)]);
    }
    case BundleNode::Kind::files:
        return ofFiles();
    case BundleNode::Kind::file:
        break;
    }
    return ofFile(m_view.files[static_cast<std::size_t>(node.index)]);
}

QList<BundleFact> BundleFacts::ofBundle() const
{
    QList<BundleFact> facts{{tr("Folder"), toQt(m_view.directory)}};
    if (m_origin == Origin::preview) {
        facts.append({tr("State"), tr("Not built yet. This is what would be written.")});
    } else if (m_origin == Origin::formerPreview) {
        facts.append({tr("State"), tr("No kernel can be built now. This would have been written before.")});
    } else {
        for (const std::string& fault : m_view.faults)
            facts.append({tr("Fault"), toQt(fault), Form::fault});
        if (m_view.faults.empty())
            facts.append({tr("Verification"), tr("Every file is as it was published.")});
        if (!m_view.unit.empty())
            facts.append({tr("Unit digest"), toQt(m_view.unit), Form::code});
    }
    facts.append({tr("Runs on"), toQt(m_view.execTargets)});
    facts.append({tr("Access"), toQt(m_view.access), Form::code});
    addText(facts, tr("Binary interface"), m_view.manifest.value("aether_abi"_L1), Form::code);
    facts.append({tr("Schema version"), QString::number(m_view.manifest.value("schema_version"_L1).toInt())});
    facts.append({tr("Kernels"), spellCount(static_cast<std::int64_t>(m_view.kernels.size()))});
    if (!m_view.files.empty())
        facts.append(ofFiles());
    if (m_built) {
        const auto hits = std::ranges::count_if(m_built->entries, &bundle::Entry::hit);
        facts.append(
            {tr("Made from"),
             tr("%n object(s), %1 of them from the cache", nullptr, static_cast<int>(m_built->entries.size()))
                 .arg(hits)});
    }
    return facts;
}

QList<BundleFact> BundleFacts::ofKernel(const bundle::KernelView& kernel) const
{
    QList<BundleFact> facts{{tr("Kernel"), toQt(kernel.name)},
                            {tr("Artifact"), toQt(kernel.artifact), Form::code},
                            {tr("Format"), toQt(kernel.format)},
                            {tr("Sidecar"), toQt(kernel.name + ".json"), Form::code}};
    const QJsonObject& sidecar = kernel.sidecar;
    addText(facts, tr("Scalar type"), sidecar.value("scalar_type"_L1));
    addText(facts, tr("Digest of the kernel"), sidecar.value("digest"_L1), Form::code);
    addText(facts, tr("Entry"), sidecar.value("kernel"_L1), Form::code);
    addText(facts, tr("Entry on the CPU"), sidecar.value("host_entry"_L1), Form::code);
    const QJsonObject own = sidecar.value("workbench"_L1).toObject();
    addText(facts, tr("Optimisation level"), own.value("opt_level"_L1));
    addText(facts, tr("CPU profile"), own.value("host_profile"_L1));
    addText(facts, tr("Device architecture"), own.value("device_architecture"_L1));
    addText(facts, tr("Kernel file"), own.value("file"_L1));
    const QJsonObject machine = own.value("machine"_L1).toObject();
    for (auto it = machine.begin(); it != machine.end(); ++it)
        //: %1: a property of the machine that the code needs
        addText(facts, tr("Needs %1").arg(it.key()), it.value(), Form::code);
    for (const bundle::FileView& file : m_view.files) {
        if (file.name.starts_with(kernel.name + '.'))
            facts.append({toQt(file.name), spellBytes(file.bytes)});
    }
    addBuilt(facts, kernel.name);
    return facts;
}

void BundleFacts::addBuilt(QList<BundleFact>& facts, const std::string& kernel) const
{
    if (!m_built)
        return;
    for (const bundle::Entry& entry : m_built->entries) {
        if (entry.kernel != kernel)
            continue;
        //: %1: a target, `host` or `cuda`
        facts.append(
            {tr("Build for %1").arg(toQt(entry.target)),
             entry.hit ? tr("From the cache") : tr("Compiled in %1").arg(spellSeconds(entry.seconds))});
        facts.append({tr("Key for %1").arg(toQt(entry.target)), toQt(entry.key), Form::code});
    }
}

QList<BundleFact> BundleFacts::ofPlane(const bundle::KernelView& kernel, const bundle::PlaneView& plane) const
{
    const QString name = toQt(plane.name);
    QList<BundleFact> facts{{tr("Plane"), name},
                            {tr("Use"), ManifestModel::useText(plane.use)},
                            {tr("Role in the format"), toQt(plane.role), Form::code},
                            {tr("Type"), toQt(plane.type)},
                            {tr("Kernel"), toQt(kernel.name)}};
    for (qsizetype place = 0; const bundle::PlaneView& other : kernel.planes) {
        ++place;
        if (&other == &plane)
            facts.append({tr("Place among the arguments"), QString::number(place)});
    }
    addText(facts, tr("Element type"), kernel.sidecar.value("arg_dtypes"_L1).toObject().value(name));
    const QJsonValue count = kernel.sidecar.value("arg_shapes"_L1).toObject().value(name);
    if (count.isDouble())
        facts.append({tr("Values per sample"), QString::number(count.toInt())});
    const QJsonArray shape = kernel.sidecar.value("mat_shapes"_L1).toObject().value(name).toArray();
    if (shape.size() == 2)
        facts.append({tr("Shape"), u"%1 × %2"_s.arg(shape[0].toInt()).arg(shape[1].toInt())});
    return facts;
}

QList<BundleFact> BundleFacts::ofFiles() const
{
    const std::uint64_t bytes =
        std::accumulate(m_view.files.begin(), m_view.files.end(), std::uint64_t{0},
                        [](std::uint64_t sum, const bundle::FileView& file) { return sum + file.bytes; });
    //: %1: a size
    return {{tr("Files"),
             tr("%n file(s), %1", nullptr, static_cast<int>(m_view.files.size())).arg(spellBytes(bytes))}};
}

QList<BundleFact> BundleFacts::ofFile(const bundle::FileView& file)
{
    QList<BundleFact> facts{{tr("File"), toQt(file.name), Form::code},
                            {tr("Size"), spellBytes(file.bytes)},
                            {tr("SHA-256 when published"), toQt(file.sha256), Form::code}};
    if (file.fault.empty())
        facts.append({tr("Verification"), tr("The file is as it was published.")});
    else
        facts.append({tr("Fault"), toQt(file.fault), Form::fault});
    return facts;
}

} // namespace hawk::ui
