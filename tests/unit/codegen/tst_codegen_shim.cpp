// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// CUDA texts on the CPU: generated ones unchanged, and barriers, shared memory, atomics and other lanes in
// texts written by hand, whose results are known.

#include <array>
#include <csignal>
#include <fstream>
#include <limits>
#include <numeric>

#include <dlfcn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include "codegen/backends/shim/shim_runtime.h"
#include "compiled_kernel.h"
#include "text/sha256.h"

using namespace hawk;
using codegen::DeviceText;
using codegen::Mode;

namespace {

using Entry = void (*)(void* const* params, long long base, long long count, long long sampleCount);

/// A CUDA text as the shim runs it.
class ShimObject
{
public:
    explicit ShimObject(const DeviceText& device)
    {
        codegen::TextWriter writer;
        codegen::writeShim(writer, device, "");
        const std::string folder = m_folder.path().toStdString();
        std::ofstream(folder + "/kernel.cpp") << writer.takeText();
        int code = 0;
        failure = outputOf("g++",
                           {"-O1", "-std=c++23", "-shared", "-fPIC", "-nostdlib", "-Wall", "-Wextra",
                            "-Werror", folder + "/kernel.cpp", "-o", folder + "/kernel.so"},
                           &code);
        if (code != 0)
            return;
        void* const library = dlopen((folder + "/kernel.so").c_str(), RTLD_NOW | RTLD_LOCAL);
        if (library != nullptr)
            entry = reinterpret_cast<Entry>(dlsym(library, (device.entries.front().name + "_host").c_str()));
        else
            failure = dlerror();
    }

    Entry entry = nullptr;
    std::string failure;

private:
    QTemporaryDir m_folder;
};

/// The sum of each block of 256 by halving, over shared memory.
const DeviceText blockSum{.text = R"(extern "C" __global__ void block_sum(double* sums, const double* x,
                                     long long base, long long count, long long)
{
    __shared__ double part[256];
    const long long index = (long long)(blockIdx.x) * blockDim.x + threadIdx.x;
    part[threadIdx.x] = index < count ? x[base + index] : 0.0;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half)
            part[threadIdx.x] += part[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0)
        sums[blockIdx.x] = part[0];
}
)",
                          .entries = {{"block_sum", {"double*", "double*"}}}};

/// Three ways to see other lanes, and counters that several threads change.
const DeviceText lanes{
    .text = R"(extern "C" __global__ void lanes(double* down, double* all, int* first, unsigned* bins,
                                 double* total, long long* largest, long long base, long long count, long long)
{
    const long long index = (long long)(blockIdx.x) * blockDim.x + threadIdx.x;
    const double x = double(base + index);
    double sum = x;
    for (int distance = 16; distance > 0; distance /= 2)
        sum += __shfl_down_sync(0xffffffffu, sum, distance);
    double both = x;
    for (int bits = 16; bits > 0; bits /= 2)
        both += __shfl_xor_sync(0xffffffffu, both, bits);
    const int head = __shfl_sync(0xffffffffu, int(index), 0);
    if (index >= count)
        return;
    down[index] = sum;
    all[index] = both;
    first[index] = head;
    atomicAdd(bins + index % 3, 1u);
    atomicAdd(total, 0.5);
    atomicMax(largest, base + index);
}
)",
    .entries = {{"lanes", {"double*", "double*", "int*", "unsigned*", "double*", "long long*"}}}};

const DeviceText unreachedBarrier{
    .text = R"(extern "C" __global__ void stuck(double* y, long long, long long, long long)
{
    if (threadIdx.x < 7)
        return;
    __syncthreads();
    y[0] = 1.0;
}
)",
    .entries = {{"stuck", {"double*"}}}};

/// Arguments by their addresses, as in an argument block.
template <class... Pointers>
std::array<void*, sizeof...(Pointers)> blockOf(Pointers&... pointers)
{
    return {static_cast<void*>(&pointers)...};
}

} // namespace

class CodegenShim : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deviceTextIsUnchanged_data();
    void deviceTextIsUnchanged();
    void barriersAndSharedMemory();
    void otherLanesAndAtomics();
    void barrierThatIsNotReached();
    void lossesAreFoldedIn();
};

void CodegenShim::deviceTextIsUnchanged_data()
{
    QTest::addColumn<int>("kernel");
    QTest::addColumn<int>("mode");
    for (int kernel = 0; kernel < 4; ++kernel) {
        QTest::addRow("%d, float64", kernel) << kernel << static_cast<int>(Mode::float64);
        QTest::addRow("%d, float32", kernel) << kernel << static_cast<int>(Mode::float32);
    }
}

void CodegenShim::deviceTextIsUnchanged()
{
    QFETCH(const int, kernel);
    QFETCH(const int, mode);
    constexpr std::array fixtures = {&mixedKernel, &searchKernel, &blackScholesKernel, &otherOperations};
    const KernelFixture fixture = fixtures[static_cast<std::size_t>(kernel)]();
    const plan::LaunchPlan plan = plan::planLaunch(fixture.kernel());
    codegen::TargetSpec target{.backend = "cuda", .mode = static_cast<Mode>(mode)};
    const auto device = codegen::generate(plan, fixture.source(), target);
    target.backend = "cuda-shim";
    const auto shim = codegen::generate(plan, fixture.source(), target);
    QVERIFY(device && shim);
    // What stands between the marks is what a device compiler gets.
    const std::string begin = std::string(codegen::shimBegin) + '\n';
    const std::size_t from = shim->text.find(begin) + begin.size();
    const std::size_t to = shim->text.find(codegen::shimEnd);
    QVERIFY(from > begin.size() && to > from);
    QCOMPARE(text::sha256(shim->text.substr(from, to - from)), text::sha256(device->text));
    // Its lines come from the same places of the kernel.
    const auto linesBefore = static_cast<std::uint32_t>(
        std::count(shim->text.begin(), shim->text.begin() + static_cast<long>(from), '\n'));
    for (std::uint32_t line = 1; line <= device->lineMap.lineCount(); ++line)
        QVERIFY(shim->lineMap.kernelRange(linesBefore + line) == device->lineMap.kernelRange(line));
}

void CodegenShim::barriersAndSharedMemory()
{
    const ShimObject object(blockSum);
    QVERIFY2(object.entry, object.failure.c_str());
    // Whole numbers, so that the order of the sum does not matter.
    std::vector<double> x(1000);
    std::iota(x.begin(), x.end(), 1.0);
    std::vector<double> sums(4, -1.0);
    double* sumsAddress = sums.data();
    double* xAddress = x.data();
    const auto params = blockOf(sumsAddress, xAddress);
    object.entry(params.data(), 100, 900, 1000);
    for (std::size_t block = 0; block < 4; ++block) {
        const auto from = x.begin() + 100 + static_cast<long>(block) * 256;
        QCOMPARE(sums[block], std::accumulate(from, std::min(from + 256, x.end()), 0.0));
    }
}

void CodegenShim::otherLanesAndAtomics()
{
    const ShimObject object(lanes);
    QVERIFY2(object.entry, object.failure.c_str());
    constexpr std::size_t count = 300;
    std::vector<double> down(count), all(count);
    std::vector<int> first(count);
    std::array<unsigned, 3> bins = {1, 0, 0};
    double total = 1.0;
    long long largest = -5;
    double* downAddress = down.data();
    double* allAddress = all.data();
    int* firstAddress = first.data();
    unsigned* binsAddress = bins.data();
    double* totalAddress = &total;
    long long* largestAddress = &largest;
    const auto params =
        blockOf(downAddress, allAddress, firstAddress, binsAddress, totalAddress, largestAddress);
    object.entry(params.data(), 7, count, 400);
    for (std::size_t i = 0; i < count; ++i) {
        const auto head = i / 32 * 32;
        // 32 numbers from 7 + head on; every lane has the sum after the exchange of both.
        const double sum = 32.0 * (7.0 + static_cast<double>(head)) + 31.0 * 32.0 / 2;
        QCOMPARE(all[i], sum);
        QCOMPARE(first[i], static_cast<int>(head));
        if (i == head)
            QCOMPARE(down[i], sum);
    }
    QCOMPARE(bins, (std::array<unsigned, 3>{101, 100, 100}));
    QCOMPARE(total, 151.0);
    QCOMPARE(largest, 306LL);
}

/// The entry of a device that puts what sums have lost into a range of them; what the new sum loses stays.
void CodegenShim::lossesAreFoldedIn()
{
    KernelFixture kernel("keyed", {});
    kernel.shares({.slot = "h",
                   .value = kernel.input("x"),
                   .form = ir::SinkForm::add,
                   .key = kernel.builder().add({.op = ir::Op::sampleIndex, .type = ir::Type::index()}),
                   .companion = "h_c",
                   .axes = {{.label = "bin", .extent = 5}}});
    const auto unit =
        codegen::generate(plan::planLaunch(kernel.kernel()), kernel.source(), {.backend = "cuda"});
    QVERIFY(unit);
    const ShimObject object(
        {.text = unit->text, .entries = {{"keyed__fold_h", {"ScalarPlane", "ScalarPlane", "ScalarPlane"}}}});
    QVERIFY2(object.entry, object.failure.c_str());
    constexpr double infinite = std::numeric_limits<double>::infinity();
    std::vector<double> sums = {7.0, 0.5, 0x1p60, infinite, 9.0};
    std::vector<double> lost = {1.0, 0.25, 1.0, 3.0, 1.0};
    struct Plane {
        double* data;
        unsigned long long samples = 5;
        unsigned long long stride = 1;
        int deviceType = 2;
        int deviceOrdinal = 0;
    } sumsPlane{sums.data()}, lostPlane{lost.data()}, unread{nullptr};
    const auto params = blockOf(sumsPlane, lostPlane, unread);
    object.entry(params.data(), 1, 3, 5);
    QCOMPARE(sums, (std::vector<double>{7.0, 0.75, 0x1p60, infinite, 9.0}));
    QCOMPARE(lost, (std::vector<double>{1.0, 0.0, 1.0, 0.0, 1.0}));
}

void CodegenShim::barrierThatIsNotReached()
{
    const ShimObject object(unreachedBarrier);
    QVERIFY2(object.entry, object.failure.c_str());
    const pid_t child = fork();
    if (child == 0) {
        // Qt Test would catch the signal and look for a debugger.
        for (const int number : {SIGILL, SIGTRAP})
            std::signal(number, SIG_DFL);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_CORE, &none);
        double y = 0;
        double* address = &y;
        const auto params = blockOf(address);
        object.entry(params.data(), 0, 1, 1);
        _exit(0);
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
}

QTEST_APPLESS_MAIN(CodegenShim)
#include "tst_codegen_shim.moc"
