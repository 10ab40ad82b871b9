# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# Two interface targets that our own code links privately: how it is compiled
# (hawk_settings) and what it is warned about (hawk_warnings).

option(HAWK_WARNINGS_ARE_ERRORS "Fail the build on a warning in our own code" ON)
set(HAWK_SANITIZE "" CACHE STRING "Sanitizers to build with, e.g. address;undefined")

set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

find_program(HAWK_CCACHE ccache)
if(HAWK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${HAWK_CCACHE}")
endif()

add_library(hawk_settings INTERFACE)
target_compile_features(hawk_settings INTERFACE cxx_std_23)
target_compile_definitions(
  hawk_settings
  INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_CONTEXTLESS_CONNECT
    QT_NO_FOREACH
    QT_NO_KEYWORDS
    _FILE_OFFSET_BITS=64)
# No absolute path of the building machine ends in a binary.
target_compile_options(hawk_settings INTERFACE "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")
if(HAWK_SANITIZE)
  list(JOIN HAWK_SANITIZE "," hawk_sanitizers)
  target_compile_options(hawk_settings INTERFACE "-fsanitize=${hawk_sanitizers}" -fno-omit-frame-pointer)
  target_link_options(hawk_settings INTERFACE "-fsanitize=${hawk_sanitizers}")
endif()

add_library(hawk_warnings INTERFACE)
target_compile_options(
  hawk_warnings
  INTERFACE
    -Wall
    -Wcast-qual
    -Wextra
    -Wformat=2
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    -Wpedantic
    -Wshadow
    # Designated initialisers leave out what has a default.
    -Wno-missing-field-initializers
    $<$<BOOL:${HAWK_WARNINGS_ARE_ERRORS}>:-Werror>)
