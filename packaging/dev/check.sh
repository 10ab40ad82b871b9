# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# The commands that judge: test, asan, tsan, fuzz, format, lint.

# Every C++ file of ours that git knows or would take; `-z`-separated.
own_sources() { git -C "$project" ls-files -z --cached --others --exclude-standard -- '*.cpp' '*.h' ':!:tests/**/data/**'; }

# run_tests PRESET [CTEST ARGUMENT…]: CTest's own lines, then ours: skip reasons, the slowest, the counts.
run_tests()
{
    local preset=$1 code=0 results
    shift
    results="$project/build/$preset/test-results.xml"
    rm -f "$results"
    say "Testing build/$preset"
    ctest --test-dir "$project/build/$preset" --output-on-failure --parallel 2 --test-output-size-passed 1000000 \
        --output-junit "$results" "$@" || code=$?
    [[ ! -f $results ]] || python3 "$project/packaging/dev/test_summary.py" "$results"
    return "$code"
}

sanitized_tests()
{
    local preset=$1
    shift
    export ASAN_OPTIONS=${ASAN_OPTIONS:-halt_on_error=1:detect_stack_use_after_return=1}
    export UBSAN_OPTIONS=${UBSAN_OPTIONS:-halt_on_error=1:print_stacktrace=1}
    export TSAN_OPTIONS=${TSAN_OPTIONS:-halt_on_error=1:second_deadlock_stack=1}
    build "$preset"
    run_tests "$preset" "$@"
}

# fuzz [--long] [--seed N] [--first N]: broken texts, then kernels that every kind of code must compute alike.
# Another seed gives other inputs; one of its own is taken when none is given, and always printed. `--first`
# goes on with the kernels of a run that was stopped.
fuzz()
{
    local seconds=30 texts=20000 kernels=300 seed=$RANDOM first=0 failed=()
    while (($# > 0)); do
        case $1 in
            --long) seconds=3600 texts=1000000 kernels=10000 ;;
            --seed) seed=${2:-} && shift ;;
            --first) first=${2:-} && shift ;;
            *) fail "fuzz takes --long, --seed NUMBER and --first NUMBER, not '$1'" 2 ;;
        esac
        shift
    done
    [[ $seed =~ ^[0-9]+$ ]] || fail "fuzz --seed needs a number; example: ./dev fuzz --seed 7" 2
    if [[ ! $first =~ ^[0-9]+$ ]] || ((first >= kernels)); then
        fail "fuzz --first needs a number below $kernels; example: ./dev fuzz --long --seed 7 --first 1200" 2
    fi
    build release fuzz-kernels fuzz-texts
    if ((first == 0)); then
        say "Breaking $texts texts, seed $seed"
        "$project/build/release/bin/fuzz-texts" --seed "$seed" --count "$texts" || failed+=(texts)
    fi
    say "Comparing $kernels kernels, seed $seed, from number $first on"
    "$project/build/release/bin/fuzz-kernels" --seed "$seed" --first "$first" --count $((kernels - first)) ||
        failed+=(kernels)
    fuzz_parser "$seconds"
    ((${#failed[@]} == 0)) || fail "the fuzzer of ${failed[*]} found faults; they are above, with what repeats them
  (fuzz-texts and fuzz-kernels lie in build/release/bin)"
}

# fuzz_parser SECONDS: what it finds to be new stays in the corpus of the build folder, for the next run.
fuzz_parser()
{
    local folder=$project/build/fuzz code=0
    build fuzz fuzz-parser
    mkdir -p "$folder/corpus" "$folder/found"
    find "$project/tests/unit/syntax/data" "$project/resources/examples" -name '*.py' \
        -exec cp --target-directory="$folder/corpus" {} +
    say "Fuzzing the parser for $1 s"
    "$folder/bin/fuzz-parser" -max_total_time="$1" -timeout=10 -rss_limit_mb=2048 \
        -dict="$project/tests/fuzz/python.dict" -artifact_prefix="$folder/found/" "$folder/corpus" || code=$?
    ((code == 0)) || fail "the fuzzer found an input that the parser cannot take; it lies in $folder/found
  to see it again: ./dev shell $folder/bin/fuzz-parser FILE"
}

format_sources()
{
    case ${1:-} in
        '') own_sources | (cd "$project" && xargs -0 -r clang-format -i) ;;
        --check) own_sources | (cd "$project" && xargs -0 -r clang-format --dry-run --Werror) ;;
        *) fail "format takes --check or nothing, not '$1'" 2 ;;
    esac
}

# Checks what ./dev sources along with it.
shell_scripts() { bash -n "$project/.ci/run" && shellcheck --external-sources "$project/dev" "$project/.ci/run"; }

tidy() { (cd "$project" && run-clang-tidy -quiet -p build/tidy "^$project/(app|bench|core|ui)/"); }

lint()
{
    local mend="mend what the messages above name, then start the same command again"
    step "Shell scripts" "$project/build/lint-shell.log" "$mend" shell_scripts
    step "Layers, licences, file sizes" "$project/build/lint-layers.log" "$mend" \
        python3 "$project/tests/layers/check_layers.py" "$project"
    step "Format" "$project/build/lint-format.log" "./dev format" format_sources --check
    # Reads sources alone, and cannot read a precompiled header of GCC: nothing is built.
    configure tidy
    step "clang-tidy" "$project/build/lint-tidy.log" "$mend" tidy
}
