// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "assist/vocabulary.h"

namespace hawk::assist {

namespace {

constexpr Entry row(std::string_view name, std::string_view usage, std::string_view summary,
                    std::string_view domain = {}, std::string_view derivative = {})
{
    return {"hawk.math", name, usage, summary, domain, derivative};
}

constexpr std::string_view zero = "0";
constexpr std::string_view entrywise = "entry by entry";

// clang-format off
constexpr Entry table[] = {
    row("abs", "abs(x)", "The magnitude of x", {}, "1 for x >= 0, -1 below"),
    row("absolute", "absolute(x)", "The magnitude of x; the same as abs", {}, "1 for x >= 0, -1 below"),
    row("acos", "acos(x)", "The angle in radians whose cosine is x", "-1 <= x <= 1; gives 0 to pi", "-1/sqrt(1-x*x)"),
    row("acosh", "acosh(x)", "The inverse of cosh", "x >= 1; gives 0 or more", "1/(sqrt(x-1)*sqrt(x+1))"),
    row("argmax", "argmax(v)", "The position of the largest entry, the first of equal ones, as an Index", "a vector, or single numbers argmax(a, b, c)", zero),
    row("as_pure", "as_pure(v)", "The quaternion (0, v)", "a vector of 3", "as_vec3 of the seed"),
    row("as_vec3", "as_vec3(q)", "The three imaginary parts of a quaternion", {}, "as_pure of the seed"),
    row("asin", "asin(x)", "The angle in radians whose sine is x", "-1 <= x <= 1; gives -pi/2 to pi/2", "1/sqrt(1-x*x)"),
    row("asinh", "asinh(x)", "The inverse of sinh", {}, "1/hypot(x, 1)"),
    row("atan", "atan(x)", "The angle in radians whose tangent is x", "gives -pi/2 to pi/2", "1/(1+x*x)"),
    row("atan2", "atan2(a, b)", "The angle in radians of the point with ordinate a and abscissa b", "gives -pi to pi", "b/(a*a+b*b), -a/(a*a+b*b)"),
    row("atanh", "atanh(x)", "The inverse of tanh", "-1 <= x <= 1", "1/(1-x*x)"),
    row("cbrt", "cbrt(x)", "The real cube root", {}, "1/(3*y*y)"),
    row("ceil", "ceil(x)", "The next whole number from x upward", {}, zero),
    row("cho_solve", "cho_solve(f, b)", "Solves with a factor of cholesky or chol_from", "b a vector or a matrix", "a solve with the same factor"),
    row("chol_from", "chol_from(L)", "Makes a factor of a lower triangular matrix; gives the factor and info", "a positive diagonal, else info tells the row", "lower triangle of (g+g')*L"),
    row("cholesky", "cholesky(A)", "The lower triangular L with L*L' = (A+A')/2; gives L and info", "1 to 32 rows; not positive definite: zeros, info > 0", "with triangular solves of the same factor"),
    row("clip", "clip(x, lo, hi)", "x, but not below lo and not above hi; hi where lo > hi", "NaN of any argument stays", "to x inside, ends included; else to the bound"),
    row("copysign", "copysign(a, b)", "The magnitude of a with the sign bit of b", {}, "1 or -1 for a; 0 for b"),
    row("cos", "cos(x)", "The cosine of an angle in radians", "finite x", "-sin(x)"),
    row("cosh", "cosh(x)", "The hyperbolic cosine", {}, "sinh(x)"),
    row("cross", "cross(u, v)", "The vector product", "two vectors of 3", "cross(v, g), cross(g, u)"),
    row("det", "det(A)", "The determinant; 0 of a singular matrix", "1 to 32 rows", "g*y times the transposed inverse"),
    row("diag", "diag(v)", "The square matrix with v on its diagonal; of a matrix, its diagonal", {}, entrywise),
    row("diagonal", "diagonal(A)", "The diagonal of a square matrix as a vector", {}, entrywise),
    row("dispatch", "dispatch(k, [a, b, c])", "The branch number k, computed alone; k outside counts as the nearest", "two branches or more of one type", "to the chosen branch"),
    row("dot", "dot(u, v)", "The sum of the products of entries", "two vectors of one size", "g*v, g*u"),
    row("eigh", "eigh(A)", "Eigenvalues ascending, eigenvectors in columns, info, of the symmetric part", "1 to 32 rows; info 2: neighbours too close", "through the eigenvectors; info 2: 0"),
    row("erf", "erf(x)", "The error function", "gives -1 to 1", "2/sqrt(pi)*exp(-x*x)"),
    row("erfc", "erfc(x)", "1 - erf(x), exact for large x", "gives 0 to 2", "-2/sqrt(pi)*exp(-x*x)"),
    row("exp", "exp(x)", "e to the power of x", {}, "y"),
    row("exp2", "exp2(x)", "2 to the power of x", {}, "y*log(2)"),
    row("expm1", "expm1(x)", "exp(x) - 1, exact for small x", {}, "y+1"),
    row("eye", "eye(n)", "The unit matrix of n rows", "n known before the run", zero),
    row("fdim", "fdim(a, b)", "a - b where it is positive, else 0", "NaN stays", "1, -1 where a > b; else 0"),
    row("floor", "floor(x)", "The next whole number from x downward", {}, zero),
    row("fma", "fma(a, b, c)", "a*b + c with one rounding", {}, "b, a, 1"),
    row("fmod", "fmod(a, b)", "The remainder of a/b with the sign of a", "b not 0, finite a", "1, -trunc(a/b)"),
    row("hypot", "hypot(a, b)", "sqrt(a*a + b*b) without overflow", {}, "a/y, b/y; 0 at the origin"),
    row("index", "index(x, n)", "x toward zero and into 0 to n-1, as an Index; NaN gives 0", "n known before the run", zero),
    row("inf", "inf", "Infinity"),
    row("int32", "int32(x)", "x toward zero and into the range of an Int32; NaN gives 0", {}, zero),
    row("inv", "inv(A)", "The inverse and info", "1 to 32 rows; singular: zeros, info > 0", "-y'*g*y'"),
    row("isfinite", "isfinite(x)", "Whether x is neither infinite nor NaN"),
    row("isinf", "isinf(x)", "Whether x is infinite"),
    row("isnan", "isnan(x)", "Whether x is no number"),
    row("land", "land(p, q)", "Whether both conditions hold; both are computed"),
    row("lm_step", "lm_step(J, r, mu)", "The step of Levenberg and Marquardt, -inverse(J'*J + mu*I)*J'*r", "zeros where it does not factor", "through the solve"),
    row("lnot", "lnot(p)", "Whether the condition does not hold"),
    row("log", "log(x)", "The natural logarithm", "x > 0; -inf at 0", "1/x"),
    row("log10", "log10(x)", "The logarithm to base 10", "x > 0; -inf at 0", "1/(x*log(10))"),
    row("log1p", "log1p(x)", "log(1 + x), exact for small x", "x > -1; -inf at -1", "1/(1+x)"),
    row("log2", "log2(x)", "The logarithm to base 2", "x > 0; -inf at 0", "1/(x*log(2))"),
    row("lor", "lor(p, q)", "Whether one of the conditions holds; both are computed"),
    row("lstsq", "lstsq(J, r)", "The x with the smallest |J*x - r|, by the normal equations, and info", "full rank, else zeros, info > 0", "through the solve"),
    row("lu", "lu(A)", "A factor for lu_solve, and info", "1 to 32 rows; singular: info > 0", "of what is solved with it"),
    row("lu_solve", "lu_solve(f, b)", "Solves with a factor of lu", "b a vector or a matrix", "a solve with the transposed factor"),
    row("mat", "mat([[a, b], [c, d]])", "A matrix of numbers, of rows mat([u, v]) or of columns mat([u, v], columns=True)", {}, entrywise),
    row("max", "max(a, b)", "The larger one; a number before NaN", {}, "to the larger, the first of equal ones"),
    row("maximum", "maximum(a, b)", "The larger one; a number before NaN", {}, "to the larger, the first of equal ones"),
    row("mean", "mean(x, axis)", "The mean of the entries, or along an axis of a matrix", {}, "g/count"),
    row("min", "min(a, b)", "The smaller one; a number before NaN", {}, "to the smaller, the first of equal ones"),
    row("minimum", "minimum(a, b)", "The smaller one; a number before NaN", {}, "to the smaller, the first of equal ones"),
    row("mvn_sample", "mvn_sample(seed, counter, mean, cov)", "A draw of a normal vector with this mean and covariance", "cov positive definite", "to mean and cov"),
    row("n_samples", "n_samples()", "The number of samples of the launch, as an Index"),
    row("nan", "nan", "No number"),
    row("norm", "norm(v)", "The length of a vector", {}, "g*v/y; 0 at 0"),
    row("outer", "outer(u, v)", "The matrix of all products of entries", "two vectors", "g*v, g'*u"),
    row("pair_index", "pair_index()", "The pair (i, j), i < j, that this sample stands for in a launch over all pairs"),
    row("pow", "pow(a, b)", "a to the power of b; the same as power", "a >= 0, or whole b", "b*a**(b-1), y*log(a)"),
    row("power", "power(a, b)", "a to the power of b", "a >= 0, or whole b", "b*a**(b-1), y*log(a)"),
    row("quat_conj", "quat_conj(q)", "The conjugate of a quaternion", {}, "the conjugate of the seed"),
    row("quat_mul", "quat_mul(p, q)", "The product of two quaternions", {}, "g*conj(q), conj(p)*g"),
    row("quat_recip", "quat_recip(q)", "The reciprocal of a quaternion", "q not 0", "-conj(y*conj(g)*y)"),
    row("quat_rotate", "quat_rotate(q, v)", "v turned by q, which is taken as it is: make it a unit before", "v a vector of 3", "of the formula, also for q that is no unit"),
    row("random", "random.uniform(seed, counter)", "The draws of random numbers under short names"),
    row("random_bernoulli", "random_bernoulli(seed, counter, p=0.5)", "1 with probability p, else 0", "0 <= p <= 1", zero),
    row("random_exponential", "random_exponential(seed, counter, rate=1)", "An exponential draw", "rate > 0", "-y/rate for rate"),
    row("random_lognormal", "random_lognormal(seed, counter, mu=0, sigma=1)", "exp of a normal draw", {}, "y, y*z"),
    row("random_multivariate_normal", "random_multivariate_normal(seed, counter, mean, cholesky)", "mean + L*z with normal z", {}, "g, outer(g, z)"),
    row("random_normal", "random_normal(seed, counter, mean=0, sd=1)", "A normal draw, the same for equal seed, counter and sample", {}, "1, z for mean and sd"),
    row("random_poisson1", "random_poisson1(seed, counter)", "A Poisson draw of mean 1, at most 16", {}, zero),
    row("random_uniform", "random_uniform(seed, counter, lo=0, hi=1)", "A draw between lo and hi, the same for equal seed, counter and sample", "ends excluded", "1-u, u for lo and hi"),
    row("random_uniform_int", "random_uniform_int(seed, counter, lo, hi)", "A whole number from lo to hi, as a real number", {}, zero),
    row("real", "real(n)", "A whole number as a real one", {}, zero),
    row("remainder", "remainder(a, b)", "The remainder of a/b with the sign of b", "b not 0, finite a", "1, -floor(a/b)"),
    row("rint", "rint(x)", "The nearest whole number, halves to the even one", {}, zero),
    row("round", "round(x)", "The nearest whole number, halves away from zero", {}, zero),
    row("rsqrt", "rsqrt(x)", "1/sqrt(x)", "x > 0; inf at 0", "-y/(2*x)"),
    row("sample_index", "sample_index()", "The number of this sample in the launch, as an Index"),
    row("select", "select(c, a, b)", "a where the condition holds, else b; the same as where", "one type of a and b", "to the chosen one"),
    row("sign", "sign(x)", "-1, 0 or 1; NaN stays", {}, zero),
    row("sin", "sin(x)", "The sine of an angle in radians", "finite x", "cos(x)"),
    row("sinh", "sinh(x)", "The hyperbolic sine", {}, "cosh(x)"),
    row("solve", "solve(A, b)", "The x with A*x = b, and info", "1 to 32 rows; singular: zeros, info > 0", "a solve with the transposed factor"),
    row("spacing", "spacing(x)", "The distance to the next number away from zero", "finite x", zero),
    row("split_index", "split_index(m)", "The number of this sample as a quotient by m and a remainder", "m known before the run"),
    row("sqrt", "sqrt(x)", "The square root", "x >= 0", "1/(2*y)"),
    row("sum", "sum(x, axis)", "The sum of the entries, or along an axis of a matrix", {}, "g for each entry"),
    row("take", "take(t, i)", "The entry of a plane at a place; the same as t.at(i)", {}, "added at the place"),
    row("tan", "tan(x)", "The tangent of an angle in radians", "finite x", "1+y*y"),
    row("tanh", "tanh(x)", "The hyperbolic tangent", "gives -1 to 1", "1-y*y"),
    row("trace", "trace(A)", "The sum of the diagonal", "a square matrix", "g on the diagonal"),
    row("transpose", "transpose(A)", "Rows as columns", "a matrix", "transpose(g)"),
    row("tril", "tril(A)", "The lower triangle, zeros above", "a square matrix", "tril(g)"),
    row("trunc", "trunc(x)", "x without what is behind the point", {}, zero),
    row("uint32", "uint32(x)", "x toward zero and into the range of a UInt32; NaN gives 0", {}, zero),
    row("vec", "vec(a, b, c)", "A vector of numbers", {}, entrywise),
    row("vsum", "vsum(x)", "The sum of all entries of a vector or matrix", {}, "g for each entry"),
    row("where", "where(c, a, b)", "a where the condition holds, else b; both are computed", "one type of a and b", "to the chosen one"),
};
// clang-format on

} // namespace

std::span<const Entry> mathEntries()
{
    return table;
}

} // namespace hawk::assist
