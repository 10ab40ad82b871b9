// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Carries the precompiled headers that the GUI tests share (see tests/gui/CMakeLists.txt); does nothing.
int main()
{
    return 0;
}
