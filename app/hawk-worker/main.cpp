// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/worker.h"
#include "process/orderly_end.h"

int main(int argc, char** argv)
{
    return hawk::process::endOrderly("hawk-worker", [&] { return hawk::launch::runWorker(argc, argv); });
}
