// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

/// Read by the leak sanitizer when the program ends (its documented hooks), in builds with it only.
#if defined(__SANITIZE_ADDRESS__)
extern "C" {
const char* __lsan_default_options();
const char* __lsan_default_suppressions();
}

const char* __lsan_default_options()
{
    return "print_suppressions=0";
}

const char* __lsan_default_suppressions()
{
    // Made once by Qt's xcb platform for the portal of the desktop, and left to the end of the process.
    return "leak:QGenericUnixServices\n";
}
#endif
