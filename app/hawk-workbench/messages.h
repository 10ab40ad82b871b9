// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace hawk::workbench {

/// As long as it lives, the end that Qt puts to a program without a usable platform is an error of ours with
/// the exit code 3. For the making of the application; one at a time.
class StartingMessages
{
public:
    StartingMessages();
    ~StartingMessages();
    StartingMessages(const StartingMessages&) = delete;
    StartingMessages& operator=(const StartingMessages&) = delete;
};

/// From now on, what the platform without a screen says at every window is not printed; all else is.
void keepPlatformQuiet();

} // namespace hawk::workbench
