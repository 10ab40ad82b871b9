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

# Steps show their output and keep a copy in a log; on a terminal the lines of ninja
# that only tell how far it is overwrite each other.
show_progress()
{
    local line open=
    if [[ ! -t 2 ]]; then
        cat >&2
        return
    fi
    while IFS= read -r line; do
        if [[ $line =~ ^\[[0-9]+/[0-9]+\] ]]; then
            printf '\r\033[K%s' "${line:0:$((${COLUMNS:-80} - 1))}" >&2
            open=yes
        else
            printf '%s%s\n' "${open:+$'\n'}" "$line" >&2
            open=
        fi
    done
    printf '%s' "${open:+$'\n'}" >&2
}

# step NAME LOG HINT COMMAND…: runs a command; when it fails, says which step it was,
# where its log is and how to go on, and leaves with exit code 1.
step()
{
    local name=$1 log=$2 hint=$3 code=0
    shift 3
    say "$name"
    mkdir -p "$(dirname "$log")"
    "$@" 2>&1 | tee "$log" | show_progress || code=$?
    if ((code > 128)); then
        exit "$code"
    elif ((code != 0)); then
        fail "this step failed: $name
  log:      $log
  to go on: $hint"
    fi
}
