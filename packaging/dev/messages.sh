# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# How ./dev talks: what it is doing, what failed and how to go on. All of it goes to
# stderr, so that stdout carries nothing but the output of the program that runs.

say() { printf '==> %s\n' "$*" >&2; }

# fail TEXT [EXIT CODE]: the last words of a command.
fail()
{
    printf 'dev: %s\n' "$1" >&2
    exit "${2:-1}"
}

# show_progress [HEADING]: passes lines on to stderr; the heading goes before the first that tells anything.
# On a terminal the lines of ninja that only tell how far it is overwrite each other.
show_progress()
{
    local heading=${1:-} line open=
    while IFS= read -r line; do
        case $line in
            'ninja: Entering directory'* | 'ninja: no work to do.' | *'Re-checking globbed directories...') continue ;;
        esac
        [[ -z $heading ]] || say "$heading"
        heading=
        if [[ -t 2 && $line =~ ^\[[0-9]+/[0-9]+\] ]]; then
            printf '\r\033[K%s' "${line:0:$((${COLUMNS:-80} - 1))}" >&2
            open=$'\n'
        else
            printf '%s%s\n' "$open" "$line" >&2
            open=
        fi
    done
    printf '%s' "$open" >&2
}

# step NAME LOG HINT COMMAND…: runs a command and keeps what it prints in a log; when it fails, says which step
# it was, where its log is and how to go on, and leaves with exit code 1.
step()
{
    say "$1"
    run_step '' "$@"
}

# As step, for a command that is silent when there is nothing to do: then nothing is said at all.
step_when_needed() { run_step "$1" "$@"; }

run_step()
{
    local heading=$1 name=$2 log=$3 hint=$4 code=0
    shift 4
    mkdir -p "$(dirname "$log")"
    "$@" 2>&1 | tee "$log" | show_progress "$heading" || code=$?
    if ((code > 128)); then
        exit "$code"
    elif ((code != 0)); then
        fail "this step failed: $name
  log:      $log
  to go on: $hint"
    fi
}
