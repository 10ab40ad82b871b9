// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "text/error.h"

#include "text/source_text.h"

namespace hawk::text {

static std::unexpected<Error> fail(ErrorKind kind, std::string_view code, std::string message,
                                   std::string hint)
{
    return std::unexpected(Error{kind, std::string(code), std::move(message), std::move(hint)});
}

std::unexpected<Error> refused(std::string_view code, std::string message, std::string hint)
{
    return fail(ErrorKind::refused, code, std::move(message), std::move(hint));
}

std::unexpected<Error> usageError(std::string_view code, std::string message, std::string hint)
{
    return fail(ErrorKind::usage, code, std::move(message), std::move(hint));
}

std::unexpected<Error> environmentError(std::string_view code, std::string message, std::string hint)
{
    return fail(ErrorKind::environment, code, std::move(message), std::move(hint));
}

std::unexpected<Error> internalError(std::string_view code, std::string message)
{
    return fail(ErrorKind::internal, code, std::move(message), {});
}

Error inSource(Error error, const SourceText& source)
{
    if (!error.source && !error.diagnostics.empty())
        error.source = std::make_shared<const SourceText>(source);
    return error;
}

} // namespace hawk::text
