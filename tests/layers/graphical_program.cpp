// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

// Links Qt Gui, so that the check of the layers has something to find.
int main()
{
    return 0;
}
