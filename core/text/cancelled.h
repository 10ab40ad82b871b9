// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>
#include <utility>

#include "text/error.h"

namespace hawk::text {

/// That a job gives no value because it was told to stop, which is nobody's fault: such an error says nothing
/// about the input and is neither kept nor shown as a failure. An environment error of code "cancelled" in
/// all layers; it is made here, and told from others by isCancelled().
inline std::unexpected<Error> cancelled(std::string message, std::string hint = {})
{
    return environmentError("cancelled", std::move(message), std::move(hint));
}

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
