// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <string>

#include "bundle/unit.h"
#include "text/error.h"

namespace hawk::bundle {

enum class Published { written, alreadyThere };

/// Says early whether publishUnit could use the folder: it is missing, empty, or a bundle (has a stamp).
/// Refused: a file, a folder with files but no stamp, a parent that is not writable.
Result<void> checkBundleFolder(const std::string& directory);

/// Makes the folder hold exactly this unit and whatever files of others were in it. The unit is written
/// beside the folder and exchanged with it in one step, so that no reader ever sees a mixture; where the file
/// system cannot exchange, in two renames, between which the folder is missing for a moment. Files of the
/// previous unit are gone with it; files of others are moved over right after the exchange, with their times
/// and owners. Nothing is written when the folder holds the unit already, byte for byte. After a failure the
/// old content is untouched and nothing is left behind; what a killed publisher left beside the folder goes
/// with the next publishing. Publishers of folders with one parent wait for each other, across processes too.
Result<Published> publishUnit(const std::string& directory, const UnitFiles& files);

} // namespace hawk::bundle
