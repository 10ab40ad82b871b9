# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# hawk_layer(NAME SOURCES … [DEPENDS …] [LINKS …])
#   One folder of core/ as a static library hawk_NAME (alias Hawk::NAME). DEPENDS
#   names layers to the left of it, LINKS outside libraries.
#
# hawk_test(NAME SOURCES … LINKS … [LABELS …] [TIMEOUT SECONDS])
#   One Qt Test program, registered with CTest under NAME. It counts as skipped when
#   every function of its own was; one that only skips some counts as passed.
#
# hawk_gui_test(NAME SOURCES … [LINKS …] [TIMEOUT SECONDS])
#   The same for the window: linked with its widgets and with tests/gui/support, run
#   offscreen. Only for tests/gui, whose programs share their precompiled headers.
#
# hawk_gui_test_scaled(NAME PROGRAM FACTOR)
#   The program of a hawk_gui_test once more, as a test of its own on a screen of that scale.
#
# hawk_gui_program(NAME SOURCES … [LINKS …])
#   Such a program that CTest does not run by itself.

function(hawk_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "" "" "SOURCES;DEPENDS;LINKS")
  add_library(hawk_${name} STATIC ${layer_SOURCES})
  add_library(Hawk::${name} ALIAS hawk_${name})
  list(TRANSFORM layer_DEPENDS PREPEND "Hawk::")
  target_include_directories(hawk_${name} PUBLIC "${PROJECT_SOURCE_DIR}/core")
  target_link_libraries(
    hawk_${name}
    PUBLIC ${layer_DEPENDS} Qt6::Core
    PRIVATE $<BUILD_INTERFACE:hawk_settings> $<BUILD_INTERFACE:hawk_warnings> ${layer_LINKS})
  if(name STREQUAL "text")
    target_precompile_headers(
      hawk_text
      PRIVATE
        <algorithm>
        <array>
        <bit>
        <chrono>
        <cstdint>
        <expected>
        <filesystem>
        <format>
        <functional>
        <map>
        <memory>
        <optional>
        <span>
        <string>
        <string_view>
        <unordered_map>
        <utility>
        <variant>
        <vector>)
  else()
    target_precompile_headers(hawk_${name} REUSE_FROM hawk_text)
  endif()
endfunction()

# Test programs are compiled often and run briefly.
set(HAWK_TEST_OPTIMISATION -O0)

function(hawk_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "TIMEOUT" "SOURCES;LINKS;LABELS")
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE ${test_LINKS})
  target_precompile_headers(${name} REUSE_FROM hawk_test_headers)
  hawk_test_settings(${name})
  hawk_register_test(${name} ${name} "${test_LABELS}" "${test_TIMEOUT}")
endfunction()

function(hawk_gui_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "TIMEOUT" "SOURCES;LINKS")
  hawk_gui_program(${name} SOURCES ${test_SOURCES} LINKS ${test_LINKS})
  hawk_register_gui_test(${name} ${name} 1 "${test_TIMEOUT}")
endfunction()

function(hawk_gui_test_scaled name program factor)
  hawk_register_gui_test(${name} ${program} ${factor} "")
endfunction()

function(hawk_register_gui_test name program factor timeout)
  hawk_register_test(${name} ${program} gui "${timeout}")
  # Where two processors are all there is, nothing runs beside a watchdog that measures event handlers.
  set_tests_properties(${name} PROPERTIES ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_SCALE_FACTOR=${factor}"
                                          PROCESSORS 2)
endfunction()

function(hawk_gui_program name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;LINKS")
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE ${test_LINKS} hawk_gui_test_support)
  target_precompile_headers(${name} REUSE_FROM hawk_gui_test_headers)
  hawk_test_settings(${name})
  # What a workspace starts.
  add_dependencies(${name} hawk-worker)
endfunction()

function(hawk_test_settings name)
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(${name} PRIVATE Qt6::Test hawk_settings hawk_warnings)
  target_compile_options(${name} PRIVATE ${HAWK_TEST_OPTIMISATION})
  target_compile_definitions(
    ${name}
    PRIVATE
      HAWK_TEST_DATA="${CMAKE_CURRENT_SOURCE_DIR}/data"
      HAWK_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
      HAWK_BINARY_DIR="${PROJECT_BINARY_DIR}")
endfunction()

function(hawk_register_test name program labels timeout)
  if(NOT timeout)
    set(timeout 120)
  endif()
  add_test(NAME ${name} COMMAND ${program})
  set_tests_properties(
    ${name}
    PROPERTIES
      TIMEOUT ${timeout}
      LABELS "${labels}"
      # At most initTestCase and cleanupTestCase passed.
      SKIP_REGULAR_EXPRESSION "Totals: [0-2] passed, 0 failed, [1-9][0-9]* skipped")
endfunction()
