// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace hawk::launch {

/// Lets this process take at most three quarters of the memory that is free now, beside what it has. Memory
/// that it shares with others, such as the planes of a launch, does not count: who made it looked at what is
/// free. Nothing happens where the free memory is unknown.
void limitOwnMemory();

/// From now on a crash of this process after it has taken most of what limitOwnMemory() allowed ends it with
/// the exit code `memoryExit` instead of the signal, so that the parent can tell the two apart. Handlers that
/// are there stay.
void tellCrashesWithoutMemory();

} // namespace hawk::launch
