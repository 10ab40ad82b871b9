// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "derivative_check.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <format>
#include <map>
#include <vector>

#include "diff/diff.h"
#include "eval/evaluator.h"
#include "ir/stages.h"
#include "ir/stepped.h"
#include "launch_data.h"

namespace hawk::fuzz {

namespace {

using Arguments = std::map<std::string, data::Argument>;
using Numbers = std::vector<double>;
using Planes = std::map<std::string, Numbers>;

constexpr double width = 1e-4;
/// Differences that change more than this when the step is halved belong to no smooth function.
constexpr double smoothness = 1e-3;
/// What extrapolated differences are good for.
constexpr double exactness = 1e-5;
/// Errors of one operation are one of many that moved results were made with.
constexpr double reach = 64.0;
constexpr std::size_t fewWays = 2;
constexpr std::size_t manyWays = 24;
constexpr double rounding = 0x1p-52;

/// How operations are moved; nothing where they are not.
using Way = std::optional<std::uint64_t>;

/// The number <bar, J dot> of one sample or of the launch, computed in several ways.
struct Product {
    double forward = 0;
    double reverse = 0;
    double value = 0; ///< <bar, values>
    double coarse = 0; ///< by differences over `width`
    double fine = 0; ///< over half of it
    double bend = 0; ///< how much slopes before and behind differ
    double terms = 0; ///< the sum of what the products are sums of, without signs

    double difference() const { return (4 * fine - coarse) / 3; }
    bool isFinite() const
    {
        return std::isfinite(forward) && std::isfinite(reverse) && std::isfinite(value)
            && std::isfinite(coarse) && std::isfinite(fine) && std::isfinite(bend) && std::isfinite(terms);
    }
};

Numbers numbersOf(const data::Array& array)
{
    const data::Array whole = array.contiguousCopy();
    return {whole.values<double>().begin(), whole.values<double>().end()};
}

/// Both derivatives of a kernel with arguments for all three.
class Launches
{
public:
    static Result<Launches> make(const ir::Kernel& kernel, std::uint64_t seed)
    {
        Launches made;
        made.m_primal = ir::withSteps(kernel, {}, kernel.name);
        for (const ir::Direction direction : {ir::Direction::reverse, ir::Direction::forward}) {
            auto derived = diff::derive(
                made.m_primal,
                {.direction = direction, .name = std::format("{}_{}", kernel.name, ir::nameOf(direction))});
            if (!derived)
                return std::unexpected(diff::errorOf(derived.error()));
            (direction == ir::Direction::reverse ? made.m_reverse : made.m_forward) = *std::move(derived);
        }
        for (const ir::Kernel* each : {&made.m_primal, &made.m_reverse, &made.m_forward})
            made.m_arguments.merge(tameArguments(each->signature, seed));
        made.m_isLocal = std::ranges::all_of(
            std::array{&made.m_primal, &made.m_reverse, &made.m_forward}, [](const ir::Kernel* each) {
                return each->access == ir::AccessClass::sampleLocal && !each->hasSharedSinks()
                    && !ir::readsReductions(*each);
            });
        return made;
    }

    /// One for each sample, or a single one.
    Result<std::vector<Product>> products(Way way) const
    {
        const auto values = run(m_primal, m_arguments, way);
        const auto pushed = run(m_forward, m_arguments, way);
        const auto pulled = run(m_reverse, m_arguments, way);
        for (const auto* planes : {&values, &pushed, &pulled}) {
            if (!*planes)
                return std::unexpected(planes->error());
        }
        std::vector<Product> products(m_isLocal ? static_cast<std::size_t>(sampleCount) : 1);
        addWeighted(products, *values, "", &Product::value, 1.0);
        addWeighted(products, *values, "", &Product::bend, -4 / width);
        addWeighted(products, *pushed, "dot_", &Product::forward, 1.0);
        for (const data::Slot& slot : m_forward.signature.slots) {
            if (!slot.name.starts_with("dot_") || !m_arguments.contains(slot.name))
                continue;
            const Numbers direction = numbersOf(std::get<data::Array>(m_arguments.at(slot.name).value));
            const auto found = pulled->find("bar_" + slot.name.substr(4));
            if (found != pulled->end())
                addProducts(products, found->second, direction, &Product::reverse, 1.0);
        }
        for (const auto& [distance, member] :
             {std::pair(width, &Product::coarse), std::pair(width / 2, &Product::fine)}) {
            for (const double sign : {1.0, -1.0}) {
                const auto there = run(m_primal, movedBy(sign * distance), way);
                if (!there)
                    return std::unexpected(there.error());
                addWeighted(products, *there, "", member, sign / (2 * distance));
                if (distance < width)
                    addWeighted(products, *there, "", &Product::bend, 2 / width);
            }
        }
        return products;
    }

private:
    Launches() = default;

    static Result<Planes> run(const ir::Kernel& kernel, const Arguments& arguments, Way way)
    {
        data::BindRequest request{.signature = kernel.signature, .sampleCount = sampleCount};
        for (const data::Slot& slot : kernel.signature.slots) {
            const auto found = arguments.find(slot.name);
            if (found == arguments.end())
                continue;
            data::Argument argument = found->second;
            // A written plane that is given takes the results, and the next launch needs what was in it.
            if (auto* array = std::get_if<data::Array>(&argument.value); array != nullptr && slot.isWritten())
                *array = array->contiguousCopy();
            request.arguments.emplace(slot.name, std::move(argument));
        }
        auto bound = data::bindArguments(request);
        if (!bound)
            return std::unexpected(bound.error());
        const auto done = way ? eval::evaluateMoved(kernel, *bound, *way)
                              : eval::evaluate(kernel, *bound, 0, bound->sampleCount);
        if (!done)
            return std::unexpected(done.error());
        data::finishBinding(*bound);
        Planes planes;
        for (const auto& [name, array] : bound->results) {
            if (array.dtype() == data::Dtype::float64)
                planes[name] = numbersOf(array);
        }
        return planes;
    }

    /// The arguments of the primal a little farther along the direction.
    Arguments movedBy(double distance) const
    {
        Arguments moved = m_arguments;
        for (const data::Slot& slot : m_forward.signature.slots) {
            if (!slot.name.starts_with("dot_") || !moved.contains(slot.name))
                continue;
            data::Argument& argument = moved.at(slot.name.substr(4));
            data::Array array = std::get<data::Array>(argument.value).contiguousCopy();
            const Numbers direction = numbersOf(std::get<data::Array>(moved.at(slot.name).value));
            for (std::size_t i = 0; i < direction.size(); ++i)
                array.writableValues<double>()[i] += distance * direction[i];
            argument.value = array;
        }
        return moved;
    }

    /// Adds <bar, planes>, where the output `y` is called `prefix` and `y` among the planes.
    void addWeighted(std::vector<Product>& products, const Planes& planes, const std::string& prefix,
                     double Product::* member, double factor) const
    {
        for (const data::Slot& slot : m_reverse.signature.slots) {
            if (!slot.name.starts_with("bar_") || !m_arguments.contains(slot.name))
                continue;
            const Numbers weights = numbersOf(std::get<data::Array>(m_arguments.at(slot.name).value));
            const std::string output = prefix + slot.name.substr(4);
            if (const auto found = planes.find(output); found != planes.end()) {
                addProducts(products, found->second, weights, member, factor);
                continue;
            }
            // One component of a result over all samples.
            const std::size_t line = output.rfind('_');
            const auto total = planes.find(output.substr(0, line));
            const auto component = static_cast<std::size_t>(std::atoi(output.c_str() + line + 1));
            if (total != planes.end() && component < total->second.size())
                addProducts(products, {total->second[component]}, weights, member, factor);
        }
    }

    /// One of both may be a single number for all samples.
    static void addProducts(std::vector<Product>& products, const Numbers& a, const Numbers& b,
                            double Product::* member, double factor)
    {
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            Product& product = products[i % products.size()];
            const double term = a[i % a.size()] * b[i % b.size()] * factor;
            product.*member += term;
            if (member != &Product::coarse && member != &Product::fine && member != &Product::bend)
                product.terms += std::abs(term);
        }
    }

    ir::Kernel m_primal;
    ir::Kernel m_reverse;
    ir::Kernel m_forward;
    Arguments m_arguments;
    bool m_isLocal = true;
};

class Check
{
public:
    Check(const Launches& launches, std::vector<Product> products)
        : m_launches(launches)
        , m_products(std::move(products))
    { }

    /// A place that seems to disagree is judged again by more ways.
    Result<DerivativeReport> run()
    {
        DerivativeReport report;
        for (const std::size_t ways : {fewWays, manyWays}) {
            if (const auto moved = moveMore(ways); !moved)
                return std::unexpected(moved.error());
            report = {};
            for (std::size_t i = 0; i < m_products.size() && !report.disagreement; ++i)
                compare(i, report);
            if (!report.disagreement)
                break;
        }
        return report;
    }

private:
    Result<void> moveMore(std::size_t ways)
    {
        while (m_ways.size() < ways) {
            auto products = m_launches.products(m_ways.size());
            if (!products)
                return std::unexpected(products.error());
            m_ways.push_back(*std::move(products));
        }
        return {};
    }

    void compare(std::size_t i, DerivativeReport& report) const
    {
        const Product& product = m_products[i];
        if (!isStable(i))
            return;
        const auto explain = [&](std::string_view what) {
            return std::format("{} of sample {}: {} by jvp, {} by vjp, {} by differences ({} and {})", what,
                               i, product.forward, product.reverse, product.difference(), product.coarse,
                               product.fine);
        };
        ++report.products;
        const double apart = reach
            * std::max({spread(i, &Product::forward), spread(i, &Product::reverse),
                        rounding * product.terms});
        if (std::abs(product.forward - product.reverse) > apart) {
            report.disagreement = explain("the products");
            return;
        }
        const double size = std::max({1.0, std::abs(product.value), std::abs(product.difference())});
        const double change = std::abs(product.fine - product.coarse);
        const double noise = reach * std::max(spread(i, &Product::value), rounding * product.terms) / width;
        if (std::max({change, noise, std::abs(product.bend)}) > smoothness * size)
            return;
        ++report.differences;
        if (std::abs(product.forward - product.difference()) > exactness * size + change + noise + apart)
            report.disagreement = explain("the differences");
    }

    /// Whether every way gives numbers.
    bool isStable(std::size_t i) const
    {
        return m_products[i].isFinite() && std::ranges::all_of(m_ways, [i](const std::vector<Product>& way) {
                   return way[i].isFinite();
               });
    }

    double spread(std::size_t i, double Product::* member) const
    {
        double farthest = 0;
        for (const std::vector<Product>& way : m_ways)
            farthest = std::max(farthest, std::abs(way[i].*member - m_products[i].*member));
        return farthest;
    }

    const Launches& m_launches;
    std::vector<Product> m_products;
    std::vector<std::vector<Product>> m_ways;
};

} // namespace

Result<DerivativeReport> checkDerivatives(const ir::Kernel& primal, std::uint64_t dataSeed)
{
    const auto launches = Launches::make(primal, dataSeed);
    if (!launches)
        return std::unexpected(launches.error());
    auto products = launches->products({});
    if (!products)
        return std::unexpected(products.error());
    return Check(*launches, *std::move(products)).run();
}

} // namespace hawk::fuzz
