// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ir/builder.h"
#include "syntax/tree.h"
#include "text/diagnostic.h"

/// The values that exist while a file is evaluated: plain Python ones, and stand-ins for a sample's values.
namespace hawk::trace {

using text::Range;

/// Whole numbers of the evaluation before the run. Those that need more than 128 bits are a LargeInteger.
__extension__ typedef __int128 Integer;

/// A whole number outside of 128 bits, see large_integer.h.
struct LargeIntegerData;
struct LargeInteger {
    std::shared_ptr<const LargeIntegerData> data;
};

struct NameRow;
struct MathRow;
enum class Builtin : std::uint8_t;
class Scope;
struct Value;

/// A complex number of the evaluation before the run.
struct Complex {
    double real = 0.0;
    double imaginary = 0.0;
    friend bool operator==(const Complex&, const Complex&) = default;
};

/// The result of something refused already: silences every follow-up.
struct Unknown {
};
struct None {
};
/// A value of a sample: a node of the kernel with the serial number `kernel`.
struct Traced {
    ir::NodeId node{};
    std::uint32_t kernel = 0;
};
/// Made by code that this program does not evaluate; reading it in a kernel is refused with `rule`, whose
/// arguments are the name and the line.
struct Opaque {
    Range definedAt;
    const text::DiagnosticRule* rule = nullptr;
    std::string module = {}; ///< for what an import did not find
    std::shared_ptr<const text::Diagnostic> cause = {}; ///< why there is no value, see lost_values.h
};
struct Tuple {
    std::shared_ptr<const std::vector<Value>> items;
};
/// `branch` is the traced branch that made the container, see Session::branch.
struct ListData;
struct List {
    std::shared_ptr<ListData> data;
};
struct DictData;
struct Dict {
    std::shared_ptr<DictData> data;
};
struct Span {
    Integer start = 0;
    Integer stop = 0;
    Integer step = 1;
    Integer size() const;
};
/// A `def` or `lambda` with the scope it was made in and its evaluated defaults.
struct FunctionData;
struct Function {
    std::shared_ptr<const FunctionData> data;
};
/// A plain class of the file, and an object of it; see classes.h.
struct ClassData;
struct ClassObject {
    std::shared_ptr<const ClassData> data;
};
struct InstanceData;
struct Instance {
    std::shared_ptr<InstanceData> data;
};
/// A method with the object, or the class, that it was read from.
struct InstanceMethod {
    Function function;
    std::shared_ptr<const Value> self;
};
struct BuiltinFunction {
    Builtin id{};
};
struct MathFunction {
    const MathRow* row = nullptr;
};
/// A name of the hawk package: decorator, declaration, reduction…
struct HawkName {
    const NameRow* row = nullptr;
};
/// A function of Python's `math` or of numpy that works on plain numbers.
struct StaticFunction {
    std::string_view module;
    std::string_view name;
};
struct ImportedModule;
struct ModuleObject {
    std::string name; ///< dotted, as in sys.modules
    std::shared_ptr<ImportedModule> file = {}; ///< null for modules of hawk and of Python
};
/// `Vector[W]`, `Matrix[R, C]`.
struct Payload {
    ir::Type type;
};
/// `Param[Scalar]`, `Mutable[T]`, `Table["row":4]`: a declaration with its payload and axes.
struct Wrapper {
    const NameRow* row = nullptr;
    ir::Type payload;
    std::vector<data::Axis> axes = {};
};
struct KernelObject {
    std::size_t index = 0; ///< into the traced kernels
    std::string name;
};
/// What several kernels share, see kinds.h.
struct Kind;
struct KindObject {
    std::shared_ptr<const Kind> data;
};
/// What a field of a kind holds, see kind_fields.h.
struct KindPartData;
struct KindPart {
    std::shared_ptr<const KindPartData> data;
};
/// What `vjp` and `jvp` give: a kernel that has no name of its own yet.
struct DerivedSinks {
    std::shared_ptr<const ir::Kernel> kernel;
};
/// A helper with a derivative of its own, see primitives.h.
struct PrimitiveData;
struct PrimitiveObject {
    std::shared_ptr<const PrimitiveData> data;
};
struct BoundMethod {
    std::shared_ptr<const Value> object;
    std::string_view name;
};
/// A parameter that is no value of the sample: a table, a plane written by key, or the lane of a grid, which
/// has the role of the sample count.
struct PlaneData {
    std::string name;
    data::Role role{};
    ir::Type type;
    std::vector<data::Axis> axes;
    std::uint32_t kernel = 0; ///< serial number
};
struct PlaneReference {
    std::shared_ptr<const PlaneData> data;
};
/// `v.components`
struct Components {
    Traced vector;
};
/// `m.rows`, `m.columns`
enum class MatrixAxis : std::uint8_t { rows, columns };
struct MatrixLines {
    Traced matrix;
    MatrixAxis axis{};
};
/// What `lu` gives: the node of a factor, which is no operand.
struct LuFactor {
    Traced value;
};
/// `tuple[A, B]`, `dict[str, A]`… in return annotations.
struct ContainerType {
    Builtin container{};
    std::shared_ptr<const std::vector<Value>> items;
};
struct Ellipsis {
};

struct Value {
    using Data =
        std::variant<Unknown, None, bool, Integer, double, std::string, Traced, Opaque, Tuple, List, Dict,
                     Span, Function, BuiltinFunction, MathFunction, HawkName, StaticFunction, ModuleObject,
                     Payload, Wrapper, KernelObject, DerivedSinks, KindObject, KindPart, PrimitiveObject,
                     BoundMethod, PlaneReference, Components, MatrixLines, LuFactor, ContainerType, Ellipsis,
                     ClassObject, Instance, InstanceMethod, Complex, LargeInteger>;
    Data data;

    Value() = default;
    template <class T>
        requires(std::is_constructible_v<Data, T> && !std::is_same_v<std::remove_cvref_t<T>, Value>)
    Value(T&& content) : data(std::forward<T>(content))
    { }

    template <class T>
    const T* get() const
    {
        return std::get_if<T>(&data);
    }
    template <class T>
    bool is() const
    {
        return std::holds_alternative<T>(data);
    }
    bool isUnknown() const { return is<Unknown>(); }
    bool isNumber() const { return is<Integer>() || is<double>(); }
    bool isStaticNumber() const { return isNumber() || is<bool>(); }
};

enum class ListForm : std::uint8_t { list, set, array };
struct ListData {
    std::vector<Value> items;
    std::uint32_t branch = 0;
    ListForm form = ListForm::list; ///< an array of numpy holds numbers, or rows that are arrays
};
struct DictData {
    std::vector<std::pair<Value, Value>> items;
    std::uint32_t branch = 0;
};
struct FunctionData {
    std::string name;
    const syntax::ParameterList* parameters = nullptr;
    const syntax::FunctionStmt* definition = nullptr; ///< null for a lambda
    const syntax::Expr* body = nullptr; ///< of a lambda
    std::shared_ptr<Scope> closure;
    std::vector<Value> defaults; ///< one per parameter, Unknown where there is none
    Range range;
};

Value makeTuple(std::vector<Value> items);
/// The number as a double; nullopt when it is none. Conditions count as 0 and 1.
std::optional<double> asReal(const Value& value);
std::optional<Integer> asInteger(const Value& value); ///< int and bool
/// A complex number or another one as such; nullopt when it is none.
std::optional<Complex> asComplex(const Value& value);
std::string spell(Integer value);
std::string spell(double value);
/// `(0.5-2j)`
std::string spell(const Complex& value);
/// As Python's repr, for messages and f-strings.
std::string represent(const Value& value);
/// The same whole, or nothing when it takes more than `largest` items: a list that holds the same list twice,
/// which holds the same list twice, … is short to write and long to spell.
std::optional<std::string> representWhole(const Value& value, std::size_t largest);
/// Python's `==` of plain values; traced ones are equal when they are the same node.
bool isEqual(const Value& a, const Value& b);
/// The items of a container or range, the bytes of a text, else 0.
std::uint64_t sizeOf(const Value& value);
/// A traced value, or a tuple or list with one among its items.
bool holdsTraced(const Value& value);
/// False when it has none (traced values, unknowns).
std::optional<bool> truthOf(const Value& value);

} // namespace hawk::trace
