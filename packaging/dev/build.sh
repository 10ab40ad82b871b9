# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# Configuring and building a preset of CMakePresets.json into build/PRESET.

readonly go_on_building="mend what the messages above name, then start the same command again;
            what is built already stays"

# Inside a lock, because two ninja in one folder damage each other's work.
locked()
{
    local lock=$project/build/.$1.lock
    shift
    flock --nonblock "$lock" true || say "Waiting for another ./dev that builds here"
    flock "$lock" "$@"
}

# configure PRESET: only once; from then on ninja itself sees when CMake must run again.
configure()
{
    [[ ! -f $project/build/$1/build.ninja ]] || return 0
    step "Configuring build/$1" "$project/build/$1.configure.log" "$go_on_building" \
        locked "$1" cmake --preset "$1" -S "$project"
}

# build PRESET [TARGET…]: says nothing when there is nothing to do.
build()
{
    local preset=$1
    shift
    configure "$preset"
    # For editors.
    ln -sfn "build/$preset/compile_commands.json" "$project/compile_commands.json"
    step_when_needed "Building build/$preset" "$project/build/$preset.build.log" "$go_on_building" \
        locked "$preset" ninja -C "$project/build/$preset" "$@"
}
