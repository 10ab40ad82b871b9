/* SPDX-FileCopyrightText: 2026 Hawk Workbench developers
 * SPDX-License-Identifier: Apache-2.0
 *
 * Calls the kernel `turn` of a bundle: vectors whose rows are longer than the batch, a plane of booleans, ranges in
 * any order. Prints nothing and ends with 0 when each number is right, and with the number of the check when not. */
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

enum { samples = 37, pitch = 50 };

struct scalar_plane {
    void *data;
    uint64_t samples, stride;
    int32_t device_type, device;
};

/* Component c of sample s is data[c * component_stride + s]. */
struct component_plane {
    void *data;
    uint64_t samples, component_stride, sample_stride;
    int32_t device_type, device;
};

typedef void kernel_entry(void *const *arguments, int64_t base, int64_t count, int64_t samples);

int main(int argc, char **argv)
{
    void *object = argc == 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!object)
        return 2;
    kernel_entry *turn;
    *(void **)&turn = dlsym(object, "turn_host");
    const uint64_t *sizes = dlsym(object, "eagle_layout_sizes");
    const uint64_t expected[5] = {sizeof(struct component_plane), sizeof(struct scalar_plane), sizeof(struct scalar_plane),
                                  4, 24};
    if (!turn || !sizes || memcmp(sizes, expected, sizeof expected) != 0)
        return 3;

    double v[3][pitch], side[3][pitch], gain = 0.5;
    unsigned char ahead[samples + 1];
    for (int c = 0; c < 3; ++c) {
        for (int s = 0; s < pitch; ++s) {
            v[c][s] = (s - 11) * 0.25 + c * 100;
            side[c][s] = -7;
        }
    }
    memset(ahead, 9, sizeof ahead);
    struct scalar_plane ahead_plane = {ahead, samples, 1, 1, 0};
    struct component_plane side_plane = {side, samples, pitch, 1, 1, 0}, v_plane = {v, samples, pitch, 1, 1, 0};
    void *arguments[] = {&ahead_plane, &side_plane, &v_plane, &gain};

    turn(arguments, 20, 0, samples);
    turn(arguments, 20, 17, samples);
    turn(arguments, 0, 3, samples);
    for (int s = 0; s < samples; ++s) {
        const int is_done = s < 3 || s >= 20;
        if (ahead[s] != (is_done ? v[0][s] > 0 : 9))
            return 4;
        if (side[0][s] != (is_done ? v[1][s] * 0.5 : -7) || side[1][s] != (is_done ? v[2][s] : -7)
            || side[2][s] != (is_done ? v[0][s] : -7))
            return 5;
    }
    for (int c = 0; c < 3; ++c) {
        for (int s = samples; s < pitch; ++s) {
            if (side[c][s] != -7)
                return 6;
        }
    }
    return ahead[samples] == 9 ? 0 : 7;
}
