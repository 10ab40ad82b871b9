// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include <concepts>
#include <cstring>
#include <optional>

#include "data/row_fold.h"
#include "eval/integer_functions.h"
#include "eval/loop_stores.h"
#include "eval/operations.h"
#include "eval/steps.h"

namespace hawk::eval {

namespace {

/// One number of a plane.
template <class T>
class Number
{
public:
    Number(const Plane& plane, std::int64_t component, std::int64_t place)
        : m_at(plane.data + (component * plane.pitch + place) * static_cast<std::int64_t>(sizeof(T)))
    { }

    T get() const
    {
        T value;
        std::memcpy(&value, m_at, sizeof(T));
        return value;
    }
    void set(T value) const { std::memcpy(m_at, &value, sizeof(T)); }

private:
    std::byte* m_at;
};

std::optional<std::int64_t> placeOf(const Instruction& step, const Frame& frame)
{
    const std::int64_t place = as<std::int64_t>(entry(frame, step.operands[1], 0));
    if (place >= 0 && place < frame.planes[step.plane].length)
        return place;
    if (frame.outside != nullptr && place != noPlace)
        *frame.outside = {step.plane, place, PlaceUse::store};
    return std::nullopt;
}

template <class T>
T sumOf(T a, T b)
{
    if constexpr (std::floating_point<T>)
        return a + b;
    else
        return wrappedSum<T>(a, b);
}

template <class T>
T bitsOf(T a, T b)
{
    return a | b;
}

template <class T>
T last(T, T b)
{
    return b;
}

template <class T, auto change>
void keyedStep(const Instruction& step, const Frame& frame)
{
    const auto place = placeOf(step, frame);
    for (std::uint32_t i = 0; place && i < step.count; ++i) {
        const Number<T> number(frame.planes[step.plane], i, *place);
        number.set(change(number.get(), as<T>(entry(frame, step.operands[0], i))));
    }
}

template <class T>
void compensatedStep(const Instruction& step, const Frame& frame)
{
    const auto place = placeOf(step, frame);
    for (std::uint32_t i = 0; place && i < step.count; ++i) {
        const Number<T> number(frame.planes[step.plane], i, *place);
        const Number<T> lost(frame.planes[step.counter], i, *place);
        const T term = as<T>(entry(frame, step.operands[0], i));
        const auto sum = data::combined<T>(data::ReduceOp::sum, {number.get(), lost.get()}, {term, T(0)});
        number.set(sum.value);
        lost.set(sum.correction);
    }
}

} // namespace

Instruction::Function keyedFunction(ir::SinkForm form, data::Dtype type)
{
    return withTypeOf(type, [form]<class T>(TypeOf<T>) -> Instruction::Function {
        if constexpr (!std::same_as<T, bool>) {
            if (form == ir::SinkForm::add)
                return &keyedStep<T, sumOf<T>>;
            if (form == ir::SinkForm::store)
                return &keyedStep<T, last<T>>;
            if constexpr (std::integral<T>)
                return form == ir::SinkForm::setBits ? &keyedStep<T, bitsOf<T>> : nullptr;
        }
        return nullptr;
    });
}

Instruction::Function compensatedAddFunction(data::Dtype type)
{
    return withTypeOf(type, []<class T>(TypeOf<T>) -> Instruction::Function {
        if constexpr (std::floating_point<T>)
            return &compensatedStep<T>;
        else
            return nullptr;
    });
}

} // namespace hawk::eval
