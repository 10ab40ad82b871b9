// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/diagnostic.h"

/// Faults of the Python that is evaluated before the run: constants and helper functions.
namespace hawk::trace::faults {

using text::DiagnosticRule;

inline constexpr DiagnosticRule badOperands{"S01", "`{0}` does not work on {1} and {2}.",
                                            "Convert one of them before."};
inline constexpr DiagnosticRule badOperand{"S01", "`{0}` does not work on {1}.", "Convert it before."};
inline constexpr DiagnosticRule zeroDivision{"S02", "This divides by zero.",
                                             "Guard the divisor, or correct the constant."};
inline constexpr DiagnosticRule mathDomain{"S02", "`{0}` has no value for {1}.", "Correct the constant."};
inline constexpr DiagnosticRule indexRange{"S03", "Position {0} lies outside {1} with {2} items.",
                                           "Use a position from 0 to the number of items minus 1."};
inline constexpr DiagnosticRule noSuchKey{"S03", "There is no entry {0}.", "Use one of its keys."};
inline constexpr DiagnosticRule notIndexable{"S03", "{0} cannot be indexed by {1}.",
                                             "Index a tuple or list by whole numbers, a dict by its keys."};
inline constexpr DiagnosticRule unpackCount{"S04", "{0} values cannot be unpacked into {1} names.",
                                            "Make both sides equally long, or use one starred name."};
inline constexpr DiagnosticRule notIterable{"S04", "{0} has no items to go through.",
                                            "Use a tuple, list, dict or `range`."};
inline constexpr DiagnosticRule notCallable{"S05", "{0} cannot be called.",
                                            "Call a function, for example one of hawk.math."};
inline constexpr DiagnosticRule missingArgument{"S06", "The call of `{0}` gives no `{1}`.",
                                                "Add the argument."};
inline constexpr DiagnosticRule extraArguments{"S06", "`{0}` takes {1} arguments, but {2} are given.",
                                               "Remove the others."};
inline constexpr DiagnosticRule unknownArgument{"S06", "`{0}` has no parameter called `{1}`.",
                                                "Correct the name."};
inline constexpr DiagnosticRule doubledArgument{"S06", "The call of `{0}` gives `{1}` twice.",
                                                "Remove one of them."};
inline constexpr DiagnosticRule badArguments{"S06", "`{0}` cannot be called with {1}.",
                                             "Correct the arguments."};
inline constexpr DiagnosticRule badFormat{"S06", "`{0}` is no format for {1}.",
                                          "Correct the format, or convert the value before."};
inline constexpr DiagnosticRule noAttribute{"S07", "{0} has no attribute `{1}`.", "Correct the name."};
inline constexpr DiagnosticRule notAssignable{"S08", "This cannot be assigned to.",
                                              "Assign to a name, an item of a list or dict, or a component."};
inline constexpr DiagnosticRule unhashable{"S08", "{0} cannot be a key.",
                                           "Use a number, a text or a tuple of them."};

inline constexpr DiagnosticRule assertionFails{"S09", "The assertion `{0}` does not hold here.",
                                               "Correct the constants that it speaks of."};
inline constexpr DiagnosticRule raised{"S09", "This is reached: `{0}`.",
                                       "Correct what the helper is given, or remove it."};

} // namespace hawk::trace::faults
