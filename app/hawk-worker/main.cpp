// SPDX-FileCopyrightText: 2026 Hawk Workbench developers
// SPDX-License-Identifier: Apache-2.0

#include "launch/worker.h"

int main(int argc, char** argv)
{
    return hawk::launch::runWorker(argc, argv);
}
