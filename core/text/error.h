// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.h"

namespace hawk::text {

class SourceText;

/// Whose fault a failure is; the command line maps it to the exit codes 1, 2, 3 and 4.
enum class ErrorKind {
    refused, ///< the user's input: a kernel, a file, an argument's value
    usage, ///< the way the program or a function was called
    environment, ///< the machine: no compiler, no space, no permission, a time limit
    internal ///< a fault of ours
};

/// Why a function gave no value. `message` names the user's object and says what is wrong, `hint` what to
/// do next; both are complete English sentences. `code` is stable across releases (see docs/codes.md).
/// A refused kernel carries its diagnostics, one per fault, in source order.
struct Error {
    ErrorKind kind = ErrorKind::internal;
    std::string code;
    std::string message;
    std::string hint = {};
    std::vector<Diagnostic> diagnostics = {};
    /// What the diagnostics' ranges refer to, where a job has several texts or reads the text itself. Null:
    /// the text that the caller gave.
    std::shared_ptr<const SourceText> source = {};
};

/// The error with a copy of the text its diagnostics refer to, unless it has one. Without diagnostics it is
/// returned as it is.
Error inSource(Error error, const SourceText& source);

/// A value, or the reason why there is none. Nothing of the core throws across its edge.
template <class T>
using Result = std::expected<T, Error>;

/// Shorthands for `return refused(…);`.
std::unexpected<Error> refused(std::string_view code, std::string message, std::string hint = {});
std::unexpected<Error> usageError(std::string_view code, std::string message, std::string hint = {});
std::unexpected<Error> environmentError(std::string_view code, std::string message, std::string hint = {});
std::unexpected<Error> internalError(std::string_view code, std::string message);

} // namespace hawk::text

namespace hawk {
using text::Error;
using text::ErrorKind;
using text::Result;
} // namespace hawk
