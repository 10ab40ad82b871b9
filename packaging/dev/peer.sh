# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# peer: the documentation of the reference package as acceptance cases (tests/peer).

readonly peer_version=0.7.1

install_peer()
{
    local folder=$1
    rm -rf "$folder/venv" "$folder/source"
    python3 -m venv "$folder/venv"
    "$folder/venv/bin/pip" install --quiet "raptor-hawk==$peer_version" "raptor-eagle==$peer_version" numpy scipy
    mkdir -p "$folder/source"
    "$folder/venv/bin/pip" download --quiet --no-deps --no-binary raptor-hawk --dest "$folder/source" \
        "raptor-hawk==$peer_version"
    tar -xf "$folder/source/raptor_hawk-$peer_version.tar.gz" -C "$folder/source"
    touch "$folder/installed"
}

capture_peer_cases()
{
    "$1/venv/bin/python" "$project/tests/peer/capture_peer_cases.py" "$1/source/raptor_hawk-$peer_version" \
        --out "$1" --cache "$1/hawk_cache"
    touch "$1/captured"
}

# peer [--again] [ARGUMENT OF hawk-conformance…]: makes the cases once, and again with --again.
peer()
{
    local folder=$project/build/peer
    mkdir -p "$folder"
    if [[ ${1:-} == --again ]]; then
        shift
        rm -f "$folder/captured"
    fi
    [[ -e $folder/installed ]] || step "Installing the reference package" "$project/build/peer.install.log" \
        "it needs a package index that pip can reach; then start the same command again" install_peer "$folder"
    [[ -e $folder/captured ]] || step "Capturing the kernels of its documentation, for some ten minutes" \
        "$project/build/peer.capture.log" "mend what the messages above name, then start it again" \
        capture_peer_cases "$folder"
    command_conformance "$@" "$folder/cases"
}
