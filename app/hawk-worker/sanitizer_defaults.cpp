// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

/// Faults of a kernel end a worker in the same way whether it is built with the address sanitizer or not: by
/// the signal, which the program at the other end of the channel tells from other ends, and by an allocation
/// that fails. What the sanitizer finds in the code of the worker itself it still reports. Read by the
/// sanitizer when it starts (its documented hook); ASAN_OPTIONS goes before it.
#if defined(__SANITIZE_ADDRESS__)
extern "C" const char* __asan_default_options();

const char* __asan_default_options()
{
    return "handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:allocator_may_"
           "return_null=1";
}
#endif
