/* SPDX-FileCopyrightText: 2026 Hawk Workbench developers
 * SPDX-License-Identifier: Apache-2.0 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* One number per sample: that of sample s is data[s]. */
struct scalar_plane {
    void *data;
    uint64_t samples, stride;
    int32_t device_type, device; /* 1, 0: this computer's memory */
};

typedef void kernel_entry(void *const *arguments, int64_t base, int64_t count, int64_t samples);

int main(int argc, char **argv)
{
    void *object = argc == 2 ? dlopen(argv[1], RTLD_NOW | RTLD_LOCAL) : NULL;
    if (!object) {
        fputs("usage: load_affine BUNDLE/affine.so\n", stderr);
        return 2;
    }
    const char *interface = (const char *)dlsym(object, "eagle_abi_tag");
    const uint64_t *sizes = (const uint64_t *)dlsym(object, "eagle_layout_sizes");
    kernel_entry *affine;
    *(void **)&affine = dlsym(object, "affine_host");
    if (!affine || !interface || strcmp(interface, "aether-abi/2") != 0
        || !sizes || sizes[1] != sizeof(struct scalar_plane)) {
        fputs("This is no object that this program can call.\n", stderr);
        return 1;
    }

    double x[5] = {-2, -1, 0, 1, 2}, y[5], a = 2, b = 1;
    struct scalar_plane y_plane = {y, 5, 1, 1, 0}, x_plane = {x, 5, 1, 1, 0};
    void *arguments[] = {&y_plane, &x_plane, &a, &b}; /* in the order of "arg_spec" in affine.json */
    affine(arguments, 0, 5, 5);
    for (int s = 0; s < 5; ++s)
        printf("%g\n", y[s]);
    return 0;
}
