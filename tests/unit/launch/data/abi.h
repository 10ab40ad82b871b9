// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0
//
// The binary interface of a host object, for the hand-written objects of the launch tests.

#pragma once

using Int64 = long long;
using Word = unsigned long long;

struct Handle {
    void* data;
    Word samples;
    Word stride;
    int deviceType;
    int deviceOrdinal;
};

struct GRef {
    void* data;
    Word samples;
    Word pitch;
    Word stride;
    int deviceType;
    int deviceOrdinal;
};

#ifndef ABI_TAG
#define ABI_TAG "aether-abi/2"
#endif
#ifndef ABI_SIZES
#define ABI_SIZES 40, 32, 32, 4, 24
#endif

extern "C" {
#ifndef ABI_NO_TAG
extern const char eagle_abi_tag[] = ABI_TAG;
#endif
#ifndef ABI_NO_SIZES
extern const Word eagle_layout_sizes[] = {ABI_SIZES};
#endif
}

template <class T>
T* plane(void* const* parameters, int slot)
{
    return static_cast<T*>(static_cast<const Handle*>(parameters[slot])->data);
}

template <class T>
T number(void* const* parameters, int slot)
{
    return *static_cast<const T*>(parameters[slot]);
}
