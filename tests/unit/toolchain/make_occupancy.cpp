// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Writes data/occupancy.txt with NVIDIA's occupancy calculator, which is a header of the CUDA toolkit. No
// part of the build; data/occupancy.txt was made with that of CUDA 13.0:
//
//   g++ -w -I/usr/local/cuda/include make_occupancy.cpp -o /tmp/make && /tmp/make > data/occupancy.txt
//
// A line: capability, registers of a thread, shared bytes of a block, threads of a block; resident blocks;
// and 1 or 0 for each limit that holds: threads, blocks, registers, shared memory.

#include <climits>
#include <cstdio>
#include <initializer_list>

#include "cuda_occupancy.h"

int main()
{
    struct Capability {
        int major, minor, threads;
        std::size_t sharedBytes, sharedBytesPerBlock, reservedBytes;
    };
    constexpr std::size_t kibi = 1024;
    const Capability capabilities[] = {
        {7, 5, 1024, 64 * kibi, 64 * kibi, 0},       {8, 0, 2048, 164 * kibi, 163 * kibi, kibi},
        {8, 6, 1536, 100 * kibi, 99 * kibi, kibi},   {8, 7, 1536, 164 * kibi, 163 * kibi, kibi},
        {8, 9, 1536, 100 * kibi, 99 * kibi, kibi},   {9, 0, 2048, 228 * kibi, 227 * kibi, kibi},
        {10, 0, 2048, 228 * kibi, 227 * kibi, kibi}, {10, 3, 2048, 228 * kibi, 227 * kibi, kibi},
        {11, 0, 1536, 228 * kibi, 227 * kibi, kibi}, {12, 0, 1536, 100 * kibi, 99 * kibi, kibi},
        {12, 1, 1536, 100 * kibi, 99 * kibi, kibi},
    };
    struct Kernel {
        int registers;
        std::size_t sharedBytes;
    };
    const Kernel kernels[] = {{24, 0},  {40, 0},    {65, 0},     {128, 0},   {168, 512},
                              {255, 0}, {32, 4096}, {32, 30000}, {40, 49152}};
    for (const Capability& capability : capabilities) {
        for (const Kernel& kernel : kernels) {
            for (const int threads : {1, 48, 128, 192, 256, 512, 1000, 1024}) {
                cudaOccDeviceProp device;
                device.computeMajor = capability.major;
                device.computeMinor = capability.minor;
                device.maxThreadsPerBlock = 1024;
                device.maxThreadsPerMultiprocessor = capability.threads;
                device.regsPerBlock = 65536;
                device.regsPerMultiprocessor = 65536;
                device.warpSize = 32;
                device.sharedMemPerBlock = 48 * kibi;
                device.sharedMemPerMultiprocessor = capability.sharedBytes;
                device.numSms = 1;
                device.sharedMemPerBlockOptin = capability.sharedBytesPerBlock;
                device.reservedSharedMemPerBlock = capability.reservedBytes;
                cudaOccFuncAttributes function;
                function.maxThreadsPerBlock = 1024;
                function.numRegs = kernel.registers;
                function.sharedSizeBytes = kernel.sharedBytes;
                function.partitionedGCConfig = PARTITIONED_GC_OFF;
                function.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
                function.maxDynamicSharedSizeBytes = 0;
                function.numBlockBarriers = 1;
                cudaOccDeviceState state;
                state.carveoutConfig = SHAREDMEM_CARVEOUT_MAX_SHARED;
                cudaOccResult result;
                if (cudaOccMaxActiveBlocksPerMultiprocessor(&result, &device, &function, &state, threads, 0)
                    != CUDA_OCC_SUCCESS)
                    return 1;
                const auto holds = [&](unsigned limit) {
                    return (result.limitingFactors & limit) != 0 ? 1 : 0;
                };
                std::printf(
                    "%d %d %zu %d %d %d%d%d%d\n", capability.major * 10 + capability.minor, kernel.registers,
                    kernel.sharedBytes, threads, result.activeBlocksPerMultiprocessor, holds(OCC_LIMIT_WARPS),
                    holds(OCC_LIMIT_BLOCKS), holds(OCC_LIMIT_REGISTERS), holds(OCC_LIMIT_SHARED_MEMORY));
            }
        }
    }
}
