// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "compiled_kernel.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>
#include <cstring>
#include <dlfcn.h>
#include <fstream>

#include "data/binding.h"
#include "eval/evaluator.h"

using namespace hawk;
using codegen::Profile;

std::string outputOf(const std::string& program, const std::vector<std::string>& arguments, int* exitCode)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    QStringList list;
    for (const std::string& argument : arguments)
        list << QString::fromStdString(argument);
    process.start(QString::fromStdString(program), list);
    process.waitForFinished(120000);
    if (exitCode)
        *exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    return process.readAll().toStdString();
}

static std::vector<std::string> flagsOf(const codegen::TargetSpec& target, const codegen::GeneratedUnit& unit)
{
    std::vector<std::string> flags = {"-" + std::string(codegen::nameOf(target.optLevel))};
    if (target.profile == Profile::portable)
        flags.insert(flags.end(), {"-march=x86-64-v2", "-ffp-contract=off"});
    else
        flags.insert(flags.end(),
                     {"-march=native", "-mprefer-vector-width=512",
                      target.profile == Profile::native ? "-ffp-contract=off" : "-ffp-contract=fast"});
    flags.insert(flags.end(),
                 {"-fno-trapping-math", "-fno-math-errno", "-std=c++23", "-shared", "-fPIC", "-nostdlib",
                  "-Wall", "-Wextra", "-Werror", "kernel.cpp", "-o", "kernel.so", "-Wl,--as-needed"});
    if (unit.keepsLibraryCalls)
        flags.push_back("-fno-builtin");
    if (unit.needsVectorMath)
        flags.push_back("-lmvec");
    if (unit.needsMathLibrary)
        flags.push_back("-lm");
    return flags;
}

CompiledKernel::CompiledKernel(const KernelFixture& fixture, const codegen::TargetSpec& target)
    : m_plan(plan::planLaunch(fixture.kernel()))
{
    auto unit = codegen::generate(m_plan, fixture.source(), target);
    if (!unit) {
        m_failure = unit.error().message;
        return;
    }
    m_unit = std::move(*unit);
    QTemporaryDir folder;
    folder.setAutoRemove(false);
    m_folder = folder.path().toStdString();
    std::ofstream(m_folder + "/kernel.cpp") << m_unit.text;
    QProcess compiler;
    compiler.setWorkingDirectory(folder.path());
    compiler.setProcessChannelMode(QProcess::MergedChannels);
    QStringList flags;
    for (const std::string& flag : flagsOf(target, m_unit))
        flags << QString::fromStdString(flag);
    compiler.start(QStringLiteral("g++"), flags);
    if (!compiler.waitForFinished(120000) || compiler.exitCode() != 0) {
        m_failure = "g++: " + compiler.readAll().toStdString() + compiler.errorString().toStdString();
        return;
    }
    m_library = dlopen(objectPath().c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!m_library)
        m_failure = dlerror();
}

CompiledKernel::~CompiledKernel()
{
    if (m_library)
        dlclose(m_library);
    if (!m_folder.empty())
        QDir(QString::fromStdString(m_folder)).removeRecursively();
}

void* CompiledKernel::symbol(const std::string& name) const
{
    return dlsym(m_library, name.c_str());
}

CompiledKernel::Entry CompiledKernel::entry(std::size_t position) const
{
    return reinterpret_cast<Entry>(symbol(m_unit.entries[position]));
}

template <class Real>
LaunchData<Real>::LaunchData(
    const ir::Kernel& kernel, std::int64_t samples,
    const std::function<double(const std::string&, std::uint32_t, std::int64_t)>& value)
    : m_signature(kernel.signature)
    , m_samples(samples)
{
    for (const data::Slot& slot : m_signature.slots) {
        Descriptor descriptor;
        const std::uint32_t components = slot.shape.count();
        const std::size_t size = slot.element == data::Element::boolean ? 1 : sizeof(Real);
        std::vector<std::byte> plane(
            slot.isPlane() ? size * components * static_cast<std::size_t>(samples) : 0, std::byte{0x5a});
        if (!slot.isPlane())
            descriptor.number = static_cast<Real>(value(slot.name, 0, 0));
        const bool isFilled =
            slot.isPlane() && (!slot.isWritten() || slot.startValue == data::StartValue::read);
        for (std::uint32_t c = 0; isFilled && c < components; ++c) {
            for (std::int64_t i = 0; i < samples; ++i) {
                const Real number = static_cast<Real>(value(slot.name, c, i));
                std::memcpy(plane.data() + (c * samples + i) * static_cast<std::int64_t>(sizeof(Real)),
                            &number, sizeof(Real));
            }
        }
        descriptor.samples = static_cast<std::uint64_t>(samples);
        descriptor.stride = slot.shape.isScalar() ? 1 : descriptor.samples;
        m_planes.push_back(std::move(plane));
        descriptor.data = m_planes.back().data();
        m_descriptors.push_back(descriptor);
    }
}

template <class Real>
void LaunchData<Real>::run(CompiledKernel::Entry entry, std::int64_t base, std::int64_t count)
{
    std::vector<void*> params;
    for (std::size_t i = 0; i < m_descriptors.size(); ++i) {
        params.push_back(m_signature.slots[i].isPlane() ? static_cast<void*>(&m_descriptors[i])
                                                        : static_cast<void*>(&m_descriptors[i].number));
    }
    entry(params.data(), base, count, m_samples);
}

template <class Real>
void LaunchData<Real>::evaluate(const ir::Kernel& kernel)
{
    data::BoundArguments arguments;
    arguments.signature = m_signature;
    arguments.mode = sizeof(Real) == 8 ? data::Mode::float64 : data::Mode::float32;
    arguments.sampleCount = m_samples;
    for (std::size_t i = 0; i < m_planes.size(); ++i) {
        data::BoundSlot slot;
        slot.dtype = data::wireDtype(m_signature.slots[i].element, arguments.mode);
        slot.data = static_cast<std::byte*>(m_descriptors[i].data);
        slot.length = m_samples;
        std::memcpy(slot.number.data(), &m_descriptors[i].number, sizeof(Real));
        arguments.slots.push_back(std::move(slot));
    }
    if (auto done = eval::evaluate(kernel, arguments, 0, m_samples); !done)
        qFatal("%s", done.error().message.c_str());
}

template <class Real>
void LaunchData<Real>::alias(const std::string& slot, const std::string& sameAs)
{
    m_descriptors[*m_signature.findSlot(slot)].data = m_descriptors[*m_signature.findSlot(sameAs)].data;
}

template <class Real>
Real LaunchData<Real>::at(std::size_t slot, std::uint32_t component, std::int64_t sample) const
{
    Real number;
    std::memcpy(&number,
                m_planes[slot].data()
                    + (component * m_samples + sample) * static_cast<std::int64_t>(sizeof(Real)),
                sizeof(Real));
    return number;
}

template class LaunchData<double>;
template class LaunchData<float>;
