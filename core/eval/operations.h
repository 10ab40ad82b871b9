// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "data/element.h"
#include "eval/cell.h"
#include "ir/kernel.h"

namespace hawk::eval {

/// Where a slot's components lie: component c of sample i at `data + (c * pitch + i) * size of its type`.
struct Plane {
    std::byte* data = nullptr;
    std::int64_t pitch = 0;
    std::int64_t length = 0; ///< how many numbers of each component a launch reaches
};

enum class PlaceUse : std::uint8_t { read, store };

/// A place that its plane does not have.
struct MissedPlace {
    std::uint32_t plane = 0;
    std::int64_t position = 0;
    PlaceUse use = PlaceUse::read;
};

/// What instructions work on.
struct Frame {
    Cell* cells = nullptr;
    const Plane* planes = nullptr;
    std::int64_t sample = 0;
    std::uint32_t* next = nullptr; ///< number of the step to run next; steps that jump set it
    /// Where a place outside of a plane is told; null: nowhere. A read there gives 0, nothing is stored
    /// there.
    std::optional<MissedPlace>* outside = nullptr;
};

/// Where an operand's cells begin, and how far to go from one component to the next: 0 repeats a scalar. The
/// first cell of all stands for an operand that a step does not have.
struct Operand {
    std::uint32_t cell = 0;
    std::uint32_t step = 0;
};

/// What the results of a step are made of, for whoever follows a value (missed_reads.h).
enum class Flow : std::uint8_t {
    byEntry, ///< each entry of the same entry of all operands
    together, ///< each of `count` entries of all `reads` cells of the operands
    toOne, ///< the same with one result
    chosen, ///< of a choice: the condition and the operand that it chooses
    gathered, ///< of a read at another place: the place
    exit, ///< of a jump: whether it is taken follows from the condition
    keeping, ///< the row of an iteration, of the third operand
    recalling, ///< of such a row
    none
};

/// How a step rounds, for whoever wants to know what that can do (moved_steps.h).
enum class Rounding : std::uint8_t {
    none,
    byEntry, ///< each entry of the result, relative to it
    ofTerms, ///< the one result, relative to the terms that are added
    ofRemainder, ///< exact, yet any number of the period once the dividend's own error is as large
    ofInputs ///< like a small change of the operands: linear algebra
};

/// One step of a program: `run` fills `count` cells from `result` on, except where its operation says
/// otherwise.
struct Instruction {
    using Function = void (*)(const Instruction&, const Frame&);

    Function run = nullptr;
    std::uint32_t result = 0; ///< first cell; of a store unused
    std::uint32_t count = 1; ///< components
    std::array<Operand, 3> operands = {};
    std::uint32_t plane = 0; ///< of a load, a store or a finish
    /// Of a finish: the plane that counts finished samples; of a compensated sum: its companion.
    std::uint32_t counter = 0;
    std::uint32_t target = 0; ///< of a jump: the step it goes to
    std::uint32_t size = 0; ///< of linear algebra: rows of the matrix
    Flow flow = Flow::byEntry;
    Rounding rounding = Rounding::none;
    std::array<std::uint32_t, 3> reads = {}; ///< where entries flow together: how many cells of each operand
};

/// The step of an element-wise operation on operands of one type, with a result of the same type; null where
/// the operation has no meaning for the type (a sine of integers, say).
Instruction::Function elementwiseFunction(ir::Op op, data::Dtype type);

/// The step of a draw: operands seed, counter and sample of 64 bits, the result of type `type`.
Instruction::Function randomFunction(ir::Op op, data::Dtype type);

/// The step of a comparison, a classification or a logical operation on operands of type `type`; the result
/// is boolean.
Instruction::Function predicateFunction(ir::Op op, data::Dtype type);

/// Choice by component: operands condition (boolean), two of type `type`.
Instruction::Function selectFunction(data::Dtype type);

/// Factors and what is computed with them (ir/factor.h) on matrices of `size` rows; null for an operation
/// that only reads. The first operand is the matrix or the factor, the second the right-hand side.
Instruction::Function linearFunction(ir::Op op, data::Dtype type);

/// dot, norm and sum: `count` is the number of entries, the result one cell.
Instruction::Function reductionFunction(ir::Op op, data::Dtype type);

/// componentAt: operands vector and index, `count` entries, the result one cell. setComponentAt: the same and
/// the entry that takes the place of one, in the result's cells, which hold the vector already.
Instruction::Function componentAtFunction();
Instruction::Function setComponentAtFunction();

/// Goes on at `target`; where the first operand, a condition, does not hold. The result of the latter is a
/// cell that tells nothing but what jumps of the loop follow from.
Instruction::Function jumpFunction();
Instruction::Function jumpUnlessFunction();
/// The end of an iteration. Operands: how many iterations remain, with this one; the loop's index; its step.
/// Goes on at `target` with the next index, or past the loop after the last.
Instruction::Function loopEndFunction();

/// Keeps the third operand, `count` cells, in the row of this iteration of those that begin at the result.
/// Operands: how many iterations remain, with this one; how many there are; the value.
Instruction::Function keepFunction();
/// Reads such a row again. Operands: its number; the first row.
Instruction::Function keptFunction();

/// Copies the first operand. A second one may say what also decides the value.
Instruction::Function copyFunction();
Instruction::Function convertFunction(data::Dtype from, data::Dtype to);

/// The number of the sample.
Instruction::Function sampleIndexFunction();

/// The sample's own column of a plane, from and to memory.
Instruction::Function loadFunction(data::Dtype type);
Instruction::Function storeFunction(data::Dtype type);

/// All components of a plane at the place that the first operand, an Index, says, if the second one, a
/// condition, holds; else 0.
Instruction::Function gatherFunction(data::Dtype type);

/// A store by key. Operands: the value and the place, an Index. Null for a form without a meaning for the
/// type.
Instruction::Function keyedFunction(ir::SinkForm form, data::Dtype type);
/// The sum by key that keeps what it loses to rounding in the companion `counter`.
Instruction::Function compensatedAddFunction(data::Dtype type);

/// Where the first operand, a condition, holds and the sample's byte in the plane, a mask, is 0: sets the
/// mask and adds 1 to the counter. Several threads may count at the same time.
Instruction::Function finishFunction();

} // namespace hawk::eval
