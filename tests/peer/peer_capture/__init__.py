# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0

"""Capture of the reference package's own documentation and test kernels as acceptance cases."""
