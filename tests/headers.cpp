// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Carries the precompiled headers that all test programs share (see tests/CMakeLists.txt); does nothing.
int main()
{
    return 0;
}
