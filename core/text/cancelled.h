// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/error.h"

namespace hawk::text {

/// Whether a job gave no value because it was told to stop, which is nobody's fault: such an error says
/// nothing about the input and is neither kept nor shown as a failure. Its code is "cancelled" in all layers.
inline bool isCancelled(const Error& error)
{
    return error.code == "cancelled";
}

/// The same of a result; one that holds a value is not cancelled.
template <class T>
bool isCancelled(const Result<T>& result)
{
    return !result && isCancelled(result.error());
}

} // namespace hawk::text
