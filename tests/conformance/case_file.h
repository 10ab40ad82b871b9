// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QJsonObject>

#include "data/binding.h"
#include "diff/diff.h"
#include "text/error.h"
#include "text/source_text.h"

namespace hawk::conformance {

/// How a case's kernel is reached: `bundle` names every plane and converts nothing, `call` lets the call
/// allocate what it returns, `untilDone` launches until every sample has finished.
enum class Door { bundle, call, untilDone };

/// An entry passes when it is within `ulp` units in the last place, or when |got - wanted| is at most
/// relative * |wanted| + absolute.
struct Tolerance {
    double ulp = 0;
    double relative = 0;
    double absolute = 0;
    bool isZeroSigned = true; ///< +0 and -0 differ when `ulp` is 0
};

/// One folder: kernel.py and case.json. Arrays stay JSON and are made anew for each run, since a run writes
/// into its arguments.
struct Case {
    std::string name;
    text::SourceText source;
    std::string kernel;
    std::string mode;
    Door door = Door::bundle;
    QJsonObject json;

    bool isRefused() const { return json[u"refused"].toBool(); }
    bool isAcceptOnly() const { return json[u"accept_only"].toBool(); }
    bool mayCompute() const { return json[u"may_compute"].toBool(); }
    /// In the order in which they are taken, without names.
    std::vector<diff::Request> derivatives() const;
    bool isLenient() const;
    std::string stage() const { return json[u"stage"].toString().toStdString(); }
    std::optional<std::uint32_t> line() const;
    std::vector<std::string> mentions() const;
    Tolerance tolerance() const;
    /// Of a run until every sample has finished: the steps after which it ends all the same.
    std::int64_t maximumSteps() const { return json[u"options"][u"max_steps"].toInteger(1'000'000); }
    std::int64_t sampleCount() const { return json[u"n_samples"].toInteger(); }
    /// [base, base + count) of a partial run, else all samples.
    std::pair<std::int64_t, std::int64_t> range(std::int64_t samples) const;
};

/// Reads a folder. Refused with the file's name: a missing file, text that is no JSON object.
Result<Case> readCase(const std::string& folder);
Case caseFromJson(const QJsonObject& json, text::SourceText source);

/// The case's arguments in a scalar mode, in new memory. A bundle run gets zeros for every written plane that
/// the case leaves out and whose start is read.
data::BindRequest bindRequest(const Case& test, const data::Signature& signature, data::Mode mode);

/// An array as it stands in the JSON, C order.
data::Array arrayFromJson(const QJsonObject& json);

} // namespace hawk::conformance
