# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# What an installation holds beside the programs, which install themselves.

set(HAWK_DOC_DIR "${CMAKE_INSTALL_DATAROOTDIR}/doc/hawk-workbench")
install(FILES "${PROJECT_SOURCE_DIR}/README.md" DESTINATION "${HAWK_DOC_DIR}")
install(
  DIRECTORY "${PROJECT_SOURCE_DIR}/LICENSES" "${PROJECT_SOURCE_DIR}/docs" "${PROJECT_SOURCE_DIR}/resources/examples"
  DESTINATION "${HAWK_DOC_DIR}")
