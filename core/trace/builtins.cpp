// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "trace/builtins.h"

#include "trace/builtin_call.h"
#include "trace/classes.h"
#include "trace/complex_numbers.h"

namespace hawk::trace {

Value callBuiltin(Frame& frame, Builtin builtin, const Arguments& arguments, Range range)
{
    const BuiltinCall call{frame, builtin, arguments, range};
    if (arguments.hasUnknown())
        return Unknown{};
    const bool hasMethod = builtin == Builtin::len || builtin == Builtin::abs;
    if (hasMethod && call.count() == 1) {
        if (auto own = callMember(frame, call.argument(0), builtin == Builtin::len ? "__len__" : "__abs__",
                                  {}, range))
            return *std::move(own);
    }
    switch (builtin) {
    case Builtin::range:
        return callRange(call);
    case Builtin::len:
        return callLen(call);
    case Builtin::reversed:
        return callReversed(call);
    case Builtin::enumerate:
        return callEnumerate(call);
    case Builtin::zip:
        return callZip(call);
    case Builtin::sum:
        return callSum(call);
    case Builtin::abs:
        return callAbs(call);
    case Builtin::pow:
        return callPow(call);
    case Builtin::min:
    case Builtin::max:
        return callExtreme(call);
    case Builtin::round:
        return callRound(call);
    case Builtin::int_:
    case Builtin::float_:
    case Builtin::bool_:
        return callNumber(call);
    case Builtin::str:
        return callText(call);
    case Builtin::sorted:
        return callSorted(call);
    case Builtin::any:
    case Builtin::all:
        return callAnyAll(call);
    case Builtin::tuple:
        if (call.count() == 1 && call.argument(0).is<DerivedSinks>())
            return call.argument(0);
        return callContainer(call);
    case Builtin::list:
    case Builtin::dict:
    case Builtin::set:
        return callContainer(call);
    case Builtin::isinstance:
        return callIsInstance(call);
    case Builtin::map:
    case Builtin::filter:
        return callMap(call);
    case Builtin::divmod:
        return callDivmod(call);
    case Builtin::print:
    case Builtin::object:
    case Builtin::type:
        break;
    case Builtin::repr:
    case Builtin::format:
        return callSpelled(call);
    case Builtin::ord:
    case Builtin::chr:
        return callCharacter(call);
    case Builtin::hex:
    case Builtin::bin:
    case Builtin::oct:
        return callDigits(call);
    case Builtin::complex:
        return callComplex(frame, arguments, range);
    }
    return frame.refuse(unsupported::pythonFunction, range, {std::string(nameOf(builtin))});
}

} // namespace hawk::trace
