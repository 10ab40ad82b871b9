// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "codegen/linear_algebra_functions.h"

namespace hawk::codegen {

namespace {

constexpr auto own = MathSource::own;

constexpr MathFunction table[] = {
    {.id = "mm",
     .name = "matrixProduct",
     .parameters = "const Real* a, const Real* b, Real* result",
     .result = "void",
     .source = own,
     .body = "for (int row = 0; row < rows; ++row) {\n"
             "    for (int column = 0; column < columns; ++column)\n"
             "        result[row * columns + column] = a[row * inner] * b[column];\n"
             "    for (int k = 1; k < inner; ++k) {\n"
             "        const Real factor = a[row * inner + k];\n"
             "        for (int column = 0; column < columns; ++column)\n"
             "            result[row * columns + column] = result[row * columns + column] + factor * b[k * "
             "columns + column];\n"
             "    }\n"
             "}",
     .sizes = "int rows, int inner, int columns"},
    {.id = "lu",
     .name = "luFactor",
     .parameters = "const Real* a, Real* factor",
     .result = "void",
     .source = own,
     .body =
         "for (int i = 0; i < n * n; ++i)\n"
         "    factor[i] = a[i];\n"
         "for (int i = n * n; i <= n * n + n; ++i)\n"
         "    factor[i] = Real(0);\n"
         "for (int k = 0; k < n; ++k) {\n"
         "    int pivot = k;\n"
         "    for (int row = k + 1; row < n; ++row)\n"
         "        pivot = abs(factor[row * n + k]) > abs(factor[pivot * n + k]) ? row : pivot;\n"
         "    factor[n * n + k] = Real(pivot);\n"
         "    for (int column = 0; column < n; ++column) {\n"
         "        const Real moved = factor[k * n + column];\n"
         "        factor[k * n + column] = factor[pivot * n + column];\n"
         "        factor[pivot * n + column] = moved;\n"
         "    }\n"
         "    if (factor[k * n + k] == Real(0)) {\n"
         "        factor[n * n + n] = Real(k + 1);\n"
         "        return;\n"
         "    }\n"
         "    for (int row = k + 1; row < n; ++row) {\n"
         "        const Real part = factor[row * n + k] / factor[k * n + k];\n"
         "        factor[row * n + k] = part;\n"
         "        for (int column = k + 1; column < n; ++column)\n"
         "            factor[row * n + column] = factor[row * n + column] - part * factor[k * n + column];\n"
         "    }\n"
         "}",
     .needs = {"abs"},
     .sizes = "int n"},
    {.id = "lu_solve",
     .name = "luSolution",
     .parameters = "const Real* factor, const Real* b, Real* x",
     .result = "void",
     .source = own,
     .body =
         "const bool isValid = factor[n * n + n] == Real(0);\n"
         "for (int i = 0; i < n * columns; ++i)\n"
         "    x[i] = isValid ? b[i] : Real(0);\n"
         "if (!isValid)\n"
         "    return;\n"
         "for (int row = 0; row < n; ++row) {\n"
         "    const int pivot = int(factor[n * n + row]);\n"
         "    for (int c = 0; c < columns; ++c) {\n"
         "        const Real moved = x[row * columns + c];\n"
         "        x[row * columns + c] = x[pivot * columns + c];\n"
         "        x[pivot * columns + c] = moved;\n"
         "    }\n"
         "}\n"
         "for (int row = 1; row < n; ++row)\n"
         "    for (int k = 0; k < row; ++k)\n"
         "        for (int c = 0; c < columns; ++c)\n"
         "            x[row * columns + c] = x[row * columns + c] - factor[row * n + k] * x[k * columns + "
         "c];\n"
         "for (int row = n - 1; row >= 0; --row) {\n"
         "    for (int k = row + 1; k < n; ++k)\n"
         "        for (int c = 0; c < columns; ++c)\n"
         "            x[row * columns + c] = x[row * columns + c] - factor[row * n + k] * x[k * columns + "
         "c];\n"
         "    for (int c = 0; c < columns; ++c)\n"
         "        x[row * columns + c] = x[row * columns + c] / factor[row * n + row];\n"
         "}",
     .sizes = "int n, int columns"},
    {.id = "lu_det",
     .name = "luDeterminant",
     .parameters = "const Real* factor",
     .result = "Real",
     .source = own,
     .body = "Real product = Real(1);\n"
             "for (int k = 0; k < n; ++k) {\n"
             "    const Real pivot = factor[k * n + k];\n"
             "    product = product * (factor[n * n + k] != Real(k) ? -pivot : pivot);\n"
             "}\n"
             "return factor[n * n + n] != Real(0) ? Real(0) : product;",
     .sizes = "int n"},
    {.id = "chol",
     .name = "choleskyFactor",
     .parameters = "const Real* a, Real* factor",
     .result = "void",
     .source = own,
     .body = "for (int i = 0; i <= n * n; ++i)\n"
             "    factor[i] = Real(0);\n"
             "for (int column = 0; column < n; ++column) {\n"
             "    for (int row = column; row < n; ++row) {\n"
             "        const Real below = a[row * n + column];\n"
             "        Real rest = row == column ? below : (below + a[column * n + row]) * Real(0.5);\n"
             "        for (int k = 0; k < column; ++k)\n"
             "            rest = rest - factor[row * n + k] * factor[column * n + k];\n"
             "        if (row != column) {\n"
             "            factor[row * n + column] = rest / factor[column * n + column];\n"
             "        } else if (rest > Real(0)) {\n"
             "            factor[row * n + column] = sqrt(rest);\n"
             "        } else {\n"
             "            for (int i = 0; i < n * n; ++i)\n"
             "                factor[i] = Real(0);\n"
             "            factor[n * n] = Real(column + 1);\n"
             "            return;\n"
             "        }\n"
             "    }\n"
             "}",
     .needs = {"sqrt"},
     .sizes = "int n"},
    {.id = "chol_from",
     .name = "choleskyFactorFrom",
     .parameters = "const Real* a, Real* factor",
     .result = "void",
     .source = own,
     .body =
         "int info = 0;\n"
         "for (int row = n - 1; row >= 0; --row) {\n"
         "    const Real pivot = a[row * n + row];\n"
         "    info = pivot > Real(0) && pivot < infinity() ? info : row + 1;\n"
         "}\n"
         "for (int row = 0; row < n; ++row)\n"
         "    for (int column = 0; column < n; ++column)\n"
         "        factor[row * n + column] = info == 0 && column <= row ? a[row * n + column] : Real(0);\n"
         "factor[n * n] = Real(info);",
     .needs = {"infinity"},
     .sizes = "int n"},
    {.id = "cho_solve",
     .name = "choleskySolution",
     .parameters = "const Real* factor, const Real* b, Real* x",
     .result = "void",
     .source = own,
     .body =
         "const bool isValid = factor[n * n] == Real(0);\n"
         "for (int i = 0; i < n * columns; ++i)\n"
         "    x[i] = isValid ? b[i] : Real(0);\n"
         "if (!isValid)\n"
         "    return;\n"
         "for (int row = 0; row < n; ++row) {\n"
         "    for (int k = 0; k < row; ++k)\n"
         "        for (int c = 0; c < columns; ++c)\n"
         "            x[row * columns + c] = x[row * columns + c] - factor[row * n + k] * x[k * columns + "
         "c];\n"
         "    for (int c = 0; c < columns; ++c)\n"
         "        x[row * columns + c] = x[row * columns + c] / factor[row * n + row];\n"
         "}\n"
         "for (int row = n - 1; row >= 0; --row) {\n"
         "    for (int k = row + 1; k < n; ++k)\n"
         "        for (int c = 0; c < columns; ++c)\n"
         "            x[row * columns + c] = x[row * columns + c] - factor[k * n + row] * x[k * columns + "
         "c];\n"
         "    for (int c = 0; c < columns; ++c)\n"
         "        x[row * columns + c] = x[row * columns + c] / factor[row * n + row];\n"
         "}",
     .sizes = "int n, int columns"},
    // One rotation makes the common entry of two rows 0; the vectors turn with them.
    {.id = "eigh/turn",
     .name = "turnRows",
     .parameters = "Real* s, Real* vectors, int p, int q",
     .result = "void",
     .source = own,
     .body = "const Real common = s[p * n + q];\n"
             "const Real ratio = (s[q * n + q] - s[p * n + p]) / (Real(2) * common);\n"
             "const Real size = Real(1) / (abs(ratio) + sqrt(ratio * ratio + Real(1)));\n"
             "const Real tangent = ratio < Real(0) ? -size : size;\n"
             "const Real cosine = Real(1) / sqrt(tangent * tangent + Real(1));\n"
             "const Real sine = tangent * cosine;\n"
             "s[p * n + p] = s[p * n + p] - tangent * common;\n"
             "s[q * n + q] = s[q * n + q] + tangent * common;\n"
             "s[p * n + q] = Real(0);\n"
             "s[q * n + p] = Real(0);\n"
             "for (int k = 0; k < n; ++k) {\n"
             "    if (k != p && k != q) {\n"
             "        const Real first = s[k * n + p];\n"
             "        const Real second = s[k * n + q];\n"
             "        s[k * n + p] = s[p * n + k] = cosine * first - sine * second;\n"
             "        s[k * n + q] = s[q * n + k] = sine * first + cosine * second;\n"
             "    }\n"
             "    const Real first = vectors[k * n + p];\n"
             "    const Real second = vectors[k * n + q];\n"
             "    vectors[k * n + p] = cosine * first - sine * second;\n"
             "    vectors[k * n + q] = sine * first + cosine * second;\n"
             "}",
     .needs = {"abs", "sqrt"},
     .sizes = "int n"},
    {.id = "eigh/arrange",
     .name = "arrangeEigenvalues",
     .parameters = "Real* values, Real* vectors",
     .result = "void",
     .source = own,
     .body =
         "for (int place = 0; place < n; ++place) {\n"
         "    int least = place;\n"
         "    for (int k = place + 1; k < n; ++k)\n"
         "        least = values[k] < values[least] ? k : least;\n"
         "    const Real value = values[place];\n"
         "    values[place] = values[least];\n"
         "    values[least] = value;\n"
         "    int largest = 0;\n"
         "    for (int k = 0; k < n; ++k) {\n"
         "        const Real part = vectors[k * n + place];\n"
         "        vectors[k * n + place] = vectors[k * n + least];\n"
         "        vectors[k * n + least] = part;\n"
         "        largest = abs(vectors[k * n + place]) > abs(vectors[largest * n + place]) ? k : largest;\n"
         "    }\n"
         "    if (vectors[largest * n + place] < Real(0))\n"
         "        for (int k = 0; k < n; ++k)\n"
         "            vectors[k * n + place] = -vectors[k * n + place];\n"
         "}",
     .needs = {"abs"},
     .sizes = "int n"},
    {.id = "eigh",
     .name = "eigenvalues",
     .parameters = "const Real* a, Real* factor",
     .result = "void",
     .source = own,
     .body =
         "const Real precision = sizeof(Real) == 8 ? Real(0x1p-52) : Real(0x1p-23);\n"
         "Real s[n * n];\n"
         "Real* const vectors = factor + n;\n"
         "Real scale = Real(0);\n"
         "bool isFinite = true;\n"
         "for (int row = 0; row < n; ++row) {\n"
         "    for (int column = 0; column < n; ++column) {\n"
         "        const Real entry = a[row * n + column];\n"
         "        s[row * n + column] = row == column ? entry : (entry + a[column * n + row]) * Real(0.5);\n"
         "        const Real size = abs(s[row * n + column]);\n"
         "        isFinite = isFinite && size < infinity();\n"
         "        scale = size > scale ? size : scale;\n"
         "        vectors[row * n + column] = row == column ? Real(1) : Real(0);\n"
         "    }\n"
         "}\n"
         "if (!isFinite) {\n"
         "    for (int i = 0; i < n + n * n; ++i)\n"
         "        factor[i] = notANumber();\n"
         "    factor[n + n * n] = Real(3);\n"
         "    return;\n"
         "}\n"
         "Real squares = Real(0);\n"
         "for (int i = 0; i < n * n; ++i) {\n"
         "    const Real part = scale > Real(0) ? s[i] / scale : Real(0);\n"
         "    squares = squares + part * part;\n"
         "}\n"
         "const Real norm = scale * sqrt(squares);\n"
         "const Real negligible = scale * precision * precision;\n"
         "bool isTurned = true;\n"
         "for (int sweep = 0; isTurned && sweep < 30; ++sweep) {\n"
         "    isTurned = false;\n"
         "    for (int p = 0; p < n; ++p) {\n"
         "        for (int q = p + 1; q < n; ++q) {\n"
         "            if (abs(s[p * n + q]) > negligible) {\n"
         "                turnRows<n>(s, vectors, p, q);\n"
         "                isTurned = true;\n"
         "            }\n"
         "        }\n"
         "    }\n"
         "}\n"
         "for (int k = 0; k < n; ++k)\n"
         "    factor[k] = s[k * n + k];\n"
         "arrangeEigenvalues<n>(factor, vectors);\n"
         "bool isClose = false;\n"
         "for (int k = 1; k < n; ++k)\n"
         "    isClose = isClose || factor[k] - factor[k - 1] <= Real(n) * precision * norm;\n"
         "factor[n + n * n] = Real((isTurned ? 1 : 0) + (isClose ? 2 : 0));",
     .needs = {"abs", "sqrt", "eigh/turn", "eigh/arrange", "infinity", "notANumber"},
     .sizes = "int n"},
};

} // namespace

std::span<const MathFunction> linearAlgebraFunctions()
{
    return table;
}

} // namespace hawk::codegen
