// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "process/utf8_locale.h"

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <langinfo.h>

namespace hawk::process {

void useUtf8Locale()
{
    const bool isInstalled = std::setlocale(LC_ALL, "") != nullptr;
    if (!isInstalled || std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setenv("LC_ALL", "C.UTF-8", 1);
    std::setlocale(LC_ALL, "C");
}

} // namespace hawk::process
