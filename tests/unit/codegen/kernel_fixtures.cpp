// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "kernel_fixtures.h"

#include <algorithm>

using namespace hawk;
using ir::NodeId;
using ir::Op;
using ir::Type;

KernelFixture::KernelFixture(std::string name, std::string source) : m_source(std::move(source))
{
    m_parts.name = std::move(name);
    m_parts.sourceName = m_parts.name + ".py";
    m_parts.returns.kind = data::ReturnTree::Kind::nothing;
}

text::Range KernelFixture::place(std::string_view part) const
{
    const std::size_t at = part.empty() ? std::string::npos : m_source.find(part);
    if (at == std::string::npos)
        return {};
    return {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + part.size())};
}

void KernelFixture::declare(const std::string& name, data::Role role, const Type& type,
                            std::string declaration)
{
    if (!std::ranges::contains(m_parts.parameters, name, &data::Parameter::name))
        m_parts.parameters.push_back({name, std::move(declaration), role, type.element, type.shape, {}, {}});
}

NodeId KernelFixture::input(const std::string& name, Type type)
{
    constexpr data::Role roles[] = {data::Role::perSample, data::Role::vecIn, data::Role::matIn};
    declare(name, roles[type.shape.rank], type, ir::spell(type));
    return m_builder.leaf(Op::input, name, type);
}

NodeId KernelFixture::uniform(const std::string& name)
{
    declare(name, data::Role::uniform, Type::real(), "Param");
    return m_builder.leaf(Op::uniform, name, Type::real());
}

NodeId KernelFixture::prior(const std::string& name, Type type)
{
    declare(name, data::Role::mutablePlane, type, "Mutable[" + ir::spell(type) + "]");
    return m_builder.leaf(Op::prior, name, type);
}

NodeId KernelFixture::apply(Op op, std::vector<NodeId> operands, std::string_view part)
{
    return m_builder.apply(op, std::move(operands), place(part));
}

NodeId KernelFixture::vector(std::vector<NodeId> parts, std::string_view part)
{
    const auto width = static_cast<std::uint32_t>(parts.size());
    return m_builder.add({.op = Op::vec,
                          .type = Type::real(data::Shape::vector(width)),
                          .operands = std::move(parts),
                          .origin = place(part)});
}

NodeId KernelFixture::select(NodeId condition, NodeId a, NodeId b)
{
    return m_builder.add({.op = Op::select, .type = m_builder.type(a), .operands = {condition, a, b}});
}

NodeId KernelFixture::reduce(Op op, std::vector<NodeId> operands, std::string_view part)
{
    return m_builder.add(
        {.op = op, .type = Type::real(), .operands = std::move(operands), .origin = place(part)});
}

void KernelFixture::returns(const std::string& slot, NodeId value, std::string_view part)
{
    m_parts.sinks.push_back({slot, value, place(part)});
    m_parts.returned.push_back(slot);
    data::ReturnTree leaf{.kind = data::ReturnTree::Kind::leaf, .slot = slot};
    if (m_parts.returned.size() == 1) {
        m_parts.returns = std::move(leaf);
        return;
    }
    if (m_parts.returned.size() == 2)
        m_parts.returns = {.kind = data::ReturnTree::Kind::tuple, .items = {m_parts.returns}};
    m_parts.returns.items.push_back(std::move(leaf));
}

void KernelFixture::assigns(const std::string& slot, NodeId value, std::string_view part)
{
    m_parts.sinks.push_back({slot, value, place(part)});
}

void KernelFixture::shares(ir::Sink sink, const std::vector<data::Total>& totals)
{
    m_parts.sinks.push_back(std::move(sink));
    m_parts.totals.insert(m_parts.totals.end(), totals.begin(), totals.end());
}

KernelFixture affineKernel()
{
    KernelFixture k("affine",
                    "@hawk.kernel\ndef affine(x: Scalar, a: Param, b: Param):\n    return a * x + b\n");
    const NodeId x = k.input("x");
    const NodeId product = k.apply(Op::multiply, {k.uniform("a"), x}, "a * x");
    k.returns("out", k.apply(Op::add, {product, k.uniform("b")}, "a * x + b"), "return");
    return k;
}

KernelFixture mixedKernel()
{
    KernelFixture k("mixed", {});
    const NodeId x = k.input("x");
    const NodeId v = k.input("v", Type::real(data::Shape::vector(3)));
    const NodeId s = k.apply(Op::sin, {x});
    const NodeId e = k.apply(Op::exp, {k.apply(Op::negate, {x})});
    const NodeId ratio = k.apply(Op::divide, {s, k.apply(Op::add, {e, k.uniform("a")})});
    const NodeId size = k.reduce(Op::norm, {v});
    const NodeId sum = k.apply(Op::add, {k.apply(Op::multiply, {s, x}), k.apply(Op::multiply, {e, ratio})});
    const NodeId chosen = k.select(k.apply(Op::greater, {x, k.number(0.5)}), k.apply(Op::log, {e}), sum);
    k.returns("y", k.apply(Op::add, {chosen, size}));
    k.returns("w", k.apply(Op::add, {k.apply(Op::multiply, {v, sum}), v}));
    return k;
}

KernelFixture vectorisableOperations()
{
    KernelFixture k("vectorisable", {});
    const NodeId x = k.input("x");
    const NodeId y = k.input("y");
    const NodeId z = k.input("z");
    const auto isVectorisable = [](Op op) { return op != Op::fmod && op != Op::remainder; };
    for (std::size_t i = 0; i < ir::opCount; ++i) {
        const Op op = static_cast<Op>(i);
        const ir::OpInfo& info = ir::info(op);
        const bool isLogical = op == Op::logicalAnd || op == Op::logicalOr || op == Op::logicalNot;
        if (info.opClass != ir::OpClass::elementwise && info.opClass != ir::OpClass::predicate)
            continue;
        if (!isVectorisable(op) || isLogical)
            continue;
        const std::vector<NodeId> all = {x, y, z};
        const NodeId value = k.apply(op, std::vector<NodeId>(all.begin(), all.begin() + info.operandCount));
        const bool isPredicate = info.opClass == ir::OpClass::predicate;
        k.returns("r_" + std::string(info.name), isPredicate ? k.select(value, x, y) : value);
    }
    const NodeId less = k.apply(Op::less, {x, y});
    const NodeId odd = k.apply(Op::isfinite, {z});
    const NodeId logic = k.apply(
        Op::logicalOr,
        {k.apply(Op::logicalAnd, {less, odd}), k.apply(Op::logicalNot, {k.apply(Op::greater, {y, z})})});
    k.returns("r_logic", k.select(logic, k.number(1), k.number(-2.5)));
    const NodeId v = k.vector({x, y, z});
    k.returns("r_dot", k.reduce(Op::dot, {v, k.vector({z, x, y})}));
    k.returns("r_norm", k.reduce(Op::norm, {v}));
    k.returns("r_sum", k.reduce(Op::sum, {v}));
    k.returns("r_condition_times", k.apply(Op::multiply, {less, x}));
    return k;
}

KernelFixture otherOperations()
{
    KernelFixture k("other", {});
    const NodeId x = k.input("x");
    const NodeId y = k.input("y");
    k.returns("r_fmod", k.apply(Op::fmod, {x, y}));
    k.returns("r_remainder", k.apply(Op::remainder, {x, y}));
    const NodeId less = k.apply(Op::less, {x, y});
    k.returns("r_bool", less);
    k.returns("r_select_bool",
              k.select(less, k.apply(Op::isnan, {x}), k.apply(Op::lessEqual, {y, k.number(0)})));
    return k;
}

KernelFixture projectileKernel()
{
    KernelFixture k("projectile",
                    "@hawk.kernel\n"
                    "def projectile(p: Mutable[Vector[3]], v: Mutable[Vector[3]], k: Param, dt: Param):\n"
                    "    speed = norm(v)\n"
                    "    drag = exp(-k)\n"
                    "    a = -drag * speed * v\n"
                    "    p = p + dt * v\n"
                    "    v = v + dt * a\n");
    const Type vector3 = Type::real(data::Shape::vector(3));
    const NodeId p = k.prior("p", vector3);
    const NodeId v = k.prior("v", vector3);
    const NodeId dt = k.uniform("dt");
    const NodeId speed = k.reduce(Op::norm, {v}, "norm(v)");
    k.name(speed, "speed");
    const NodeId drag = k.apply(Op::exp, {k.apply(Op::negate, {k.uniform("k")}, "-k)")}, "exp(-k)");
    k.name(drag, "drag");
    const NodeId factor =
        k.apply(Op::multiply, {k.apply(Op::negate, {drag}, "-drag"), speed}, "-drag * speed");
    const NodeId a = k.apply(Op::multiply, {factor, v}, "-drag * speed * v");
    k.name(a, "a");
    k.assigns("p", k.apply(Op::add, {p, k.apply(Op::multiply, {dt, v}, "dt * v")}, "p + dt * v"), "p = p");
    k.assigns("v", k.apply(Op::add, {v, k.apply(Op::multiply, {dt, a}, "dt * a")}, "v + dt * a"), "v = v");
    return k;
}

KernelFixture blackScholesKernel()
{
    KernelFixture k("call_price",
                    "@hawk.kernel\n"
                    "def call_price(s: Scalar, strike: Scalar, r: Param, sigma: Param, t: Param):\n"
                    "    width = sigma * sqrt(t)\n"
                    "    d1 = log(s / strike) / width\n"
                    "    upper = 0.5 * erfc(-d1)\n"
                    "    return where(s > strike, s * upper, exp(-r * t) * strike)\n");
    const NodeId s = k.input("s");
    const NodeId strike = k.input("strike");
    const NodeId t = k.uniform("t");
    const NodeId width =
        k.apply(Op::multiply, {k.uniform("sigma"), k.apply(Op::sqrt, {t}, "sqrt(t)")}, "sigma * sqrt(t)");
    k.name(width, "width");
    const NodeId ratio = k.apply(Op::divide, {s, strike}, "s / strike");
    const NodeId d1 =
        k.apply(Op::divide, {k.apply(Op::log, {ratio}, "log(s / strike)"), width}, "log(s / strike) / width");
    k.name(d1, "d1");
    const NodeId tail = k.apply(Op::erfc, {k.apply(Op::negate, {d1}, "-d1")}, "erfc(-d1)");
    const NodeId upper = k.apply(Op::multiply, {k.number(0.5), tail}, "0.5 * erfc(-d1)");
    k.name(upper, "upper");
    const NodeId exponent =
        k.apply(Op::multiply, {k.apply(Op::negate, {k.uniform("r")}, "-r * t"), t}, "-r * t");
    const NodeId discounted =
        k.apply(Op::multiply, {k.apply(Op::exp, {exponent}, "exp(-r * t)"), strike}, "exp(-r * t) * strike");
    const NodeId gain = k.apply(Op::multiply, {s, upper}, "s * upper");
    k.returns("out", k.select(k.apply(Op::greater, {s, strike}, "s > strike"), gain, discounted), "return");
    return k;
}

KernelFixture copyKernel()
{
    KernelFixture k("copy", {});
    k.returns("y", k.input("x"));
    k.returns("zero", k.number(0.0));
    return k;
}

KernelFixture searchKernel()
{
    KernelFixture k("search",
                    "@hawk.kernel\n"
                    "def search(x: Scalar, c: Vector[3], a: Param):\n"
                    "    s, n = x, 0.0\n"
                    "    for j in range(12):\n"
                    "        if s > a + 2.0:\n"
                    "            n = n + 0.5\n"
                    "            break\n"
                    "        p = 1.0\n"
                    "        for q in range(2, -1, -1):\n"
                    "            p = p * s + c[q]\n"
                    "        s, n = n + exp(-p * p), s * j\n"
                    "    return s, n\n");
    ir::Builder& builder = k.builder();
    const NodeId c = k.input("c", Type::real(data::Shape::vector(3)));
    const ir::LoopId outer = builder.beginLoop({0, 1, 12}, k.place("for j in range(12)"));
    const NodeId s = builder.carry(outer, "s", k.input("x"));
    const NodeId n = builder.carry(outer, "n", k.number(0.0));
    const NodeId j = builder.loopIndex(outer, "j");
    const NodeId limit = k.apply(Op::add, {k.uniform("a"), k.number(2.0)}, "a + 2.0");
    const NodeId leaves = k.apply(Op::greater, {s, limit}, "s > a + 2.0");
    const NodeId left = k.apply(Op::add, {n, k.number(0.5)}, "n + 0.5");

    const ir::LoopId inner = builder.beginLoop({2, -1, 3}, k.place("for q in range(2, -1, -1)"));
    const NodeId p = builder.carry(inner, "p", k.number(1.0));
    const NodeId q = builder.loopIndex(inner, "q");
    const NodeId chosen = builder.add(
        {.op = Op::componentAt, .type = Type::real(), .operands = {c, q}, .origin = k.place("c[q]")});
    const NodeId next = k.apply(Op::add, {k.apply(Op::multiply, {p, s}, "p * s"), chosen}, "p * s + c[q]");
    k.name(next, "p");
    const NodeId sum = builder.endLoop({next}).front();

    const NodeId square = k.apply(Op::multiply, {k.apply(Op::negate, {sum}, "-p"), sum}, "-p * p");
    const NodeId decay = k.apply(Op::exp, {square}, "exp(-p * p)");
    const NodeId nextS = k.apply(Op::add, {n, decay}, "n + exp(-p * p)");
    const NodeId nextN = k.apply(Op::multiply, {s, j}, "s * j");
    const auto values = builder.endLoop({nextS, nextN}, ir::LoopExit{.leaves = leaves, .values = {s, left}});
    k.returns("s", values[0], "return");
    k.returns("n", values[1], "return");
    return k;
}

KernelFixture tailKernel()
{
    KernelFixture k("tail",
                    "@hawk.kernel\n"
                    "def tail(x: Scalar):\n"
                    "    s, t = x, x\n"
                    "    for j in range(3, 60, 4):\n"
                    "        s, t = t, s * 1.25 + 0.5\n"
                    "        if s > 40.0:\n"
                    "            break\n"
                    "    return s, t\n");
    ir::Builder& builder = k.builder();
    const NodeId x = k.input("x");
    const ir::LoopId loop = builder.beginLoop({3, 4, 15}, k.place("for j in range(3, 60, 4)"));
    const NodeId s = builder.carry(loop, "s", x);
    const NodeId t = builder.carry(loop, "t", x);
    const NodeId next = k.apply(
        Op::add, {k.apply(Op::multiply, {s, k.number(1.25)}, "s * 1.25"), k.number(0.5)}, "s * 1.25 + 0.5");
    const NodeId leaves = k.apply(Op::greater, {t, k.number(40.0)}, "s > 40.0");
    const auto values = builder.endLoop({t, next}, ir::LoopExit{.leaves = leaves, .values = {t, next}});
    k.returns("s", values[0], "return");
    k.returns("t", values[1], "return");
    return k;
}
