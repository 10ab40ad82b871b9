// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// Kernels of the launch tests, by hand.

#include "abi.h"

// Slots: mutable y, per_sample x, uniform a, uniform b.
extern "C" void axb_host(void* const* parameters, Int64 base, Int64 count, Int64)
{
    double* const y = plane<double>(parameters, 0);
    const double* const x = plane<const double>(parameters, 1);
    const double a = number<double>(parameters, 2);
    const double b = number<double>(parameters, 3);
    for (Int64 i = base; i < base + count; ++i)
        y[i] = a * x[i] + b;
}

// The same, marked so that a test can tell that the streaming entry ran: subtracts from zero.
extern "C" void marked_host(void* const* parameters, Int64 base, Int64 count, Int64 samples)
{
    axb_host(parameters, base, count, samples);
}
extern "C" void marked_host_stream(void* const* parameters, Int64 base, Int64 count, Int64 samples)
{
    axb_host(parameters, base, count, samples);
    double* const y = plane<double>(parameters, 0);
    for (Int64 i = base; i < base + count; ++i)
        y[i] = -y[i];
}

// Slots: mutable p (3 components), vec_in v (3), terminated done, uniform dt (real), uniform turns (integer).
extern "C" void drift_host(void* const* parameters, Int64 base, Int64 count, Int64)
{
    const GRef& p = *static_cast<const GRef*>(parameters[0]);
    const GRef& v = *static_cast<const GRef*>(parameters[1]);
    const unsigned char* const done = plane<const unsigned char>(parameters, 2);
    const double dt = number<double>(parameters, 3);
    const Int64 turns = number<Int64>(parameters, 4);
    for (Int64 i = base; i < base + count; ++i) {
        for (Word c = 0; c < 3 && !done[i]; ++c) {
            double& position = static_cast<double*>(p.data)[c * p.pitch + static_cast<Word>(i)];
            position += dt * static_cast<double>(turns)
                * static_cast<const double*>(v.data)[c * v.pitch + static_cast<Word>(i)];
        }
    }
}

// Writes what the descriptors and the range say: slots mutable y (1 component per word, 8 words), per_sample
// x.
extern "C" void probe_host(void* const* parameters, Int64 base, Int64 count, Int64 samples)
{
    const GRef& y = *static_cast<const GRef*>(parameters[0]);
    const Handle& x = *static_cast<const Handle*>(parameters[1]);
    double* const words = static_cast<double*>(y.data);
    const double values[8] = {static_cast<double>(y.samples), static_cast<double>(y.pitch),
                              static_cast<double>(y.stride),  static_cast<double>(x.samples),
                              static_cast<double>(x.stride),  static_cast<double>(x.deviceType),
                              static_cast<double>(samples),   static_cast<double>(base + count)};
    for (Word c = 0; c < 8; ++c)
        words[c * y.pitch] = values[c];
}

// Misbehaving kernels; slots as axb.
extern "C" void segv_host(void* const*, Int64, Int64, Int64)
{
    *reinterpret_cast<volatile int*>(8) = 1;
}
extern "C" void ill_host(void* const*, Int64, Int64, Int64)
{
    __builtin_trap();
}
extern "C" void fpe_host(void* const*, Int64, Int64 count, Int64)
{
    volatile Int64 zero = count - count;
    volatile Int64 result = count / zero;
    (void)result;
}
extern "C" void forever_host(void* const*, Int64, Int64, Int64)
{
    for (volatile Int64 i = 0;; i = i + 1) { }
}
