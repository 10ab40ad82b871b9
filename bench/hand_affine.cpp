// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

//
// y = a * x + b as a careful person writes it for one machine: the loops that generated code is compared
// with. Compiled while the benchmark runs, with the flags of generated code.

#include <immintrin.h>

namespace {

#if defined(__AVX512F__)
using Packet = __m512d;
inline Packet all(double value)
{
    return _mm512_set1_pd(value);
}
inline Packet load(const double* from)
{
    return _mm512_loadu_pd(from);
}
inline Packet multiplyAdd(Packet a, Packet x, Packet b)
{
    return _mm512_fmadd_pd(a, x, b);
}
inline void stream(double* to, Packet value)
{
    _mm512_stream_pd(to, value);
}
#elif defined(__AVX2__) && defined(__FMA__)
using Packet = __m256d;
inline Packet all(double value)
{
    return _mm256_set1_pd(value);
}
inline Packet load(const double* from)
{
    return _mm256_loadu_pd(from);
}
inline Packet multiplyAdd(Packet a, Packet x, Packet b)
{
    return _mm256_fmadd_pd(a, x, b);
}
inline void stream(double* to, Packet value)
{
    _mm256_stream_pd(to, value);
}
#else
using Packet = __m128d;
inline Packet all(double value)
{
    return _mm_set1_pd(value);
}
inline Packet load(const double* from)
{
    return _mm_loadu_pd(from);
}
inline Packet multiplyAdd(Packet a, Packet x, Packet b)
{
    return _mm_add_pd(_mm_mul_pd(a, x), b);
}
inline void stream(double* to, Packet value)
{
    _mm_stream_pd(to, value);
}
#endif

constexpr long width = sizeof(Packet) / sizeof(double);

} // namespace

extern "C" void hand_affine(const double* __restrict x, double* __restrict y, double a, double b, long begin,
                            long end)
{
    for (long i = begin; i < end; ++i)
        y[i] = a * x[i] + b;
}

/// `y + begin` must lie on a cache line.
extern "C" void hand_affine_stream(const double* x, double* y, double a, double b, long begin, long end)
{
    const Packet factor = all(a);
    const Packet summand = all(b);
    long i = begin;
    for (; i + 4 * width <= end; i += 4 * width) {
        stream(y + i, multiplyAdd(factor, load(x + i), summand));
        stream(y + i + width, multiplyAdd(factor, load(x + i + width), summand));
        stream(y + i + 2 * width, multiplyAdd(factor, load(x + i + 2 * width), summand));
        stream(y + i + 3 * width, multiplyAdd(factor, load(x + i + 3 * width), summand));
    }
    for (; i < end; ++i)
        y[i] = a * x[i] + b;
    _mm_sfence();
}
