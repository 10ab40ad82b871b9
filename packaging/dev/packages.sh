# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# Which packages a command needs, and how apt installs the missing ones.

# packages_for SECTION…: the packages of these sections of packages.txt, sorted.
packages_for()
{
    local wanted=" $* " section='' line
    while IFS= read -r line; do
        case $line in
            '' | '#'*) ;;
            '['*']') section=${line:1:-1} ;;
            *) [[ $wanted == *" $section "* ]] && printf '%s\n' "$line" ;;
        esac
    done <"$project/packaging/packages.txt" | sort -u
}

# What a Debian 13 root contains, as one short word: comments do not count.
packages_hash() { { echo "recipe 1"; packages_for run build test bench; } | sha256sum | cut -c1-16; }

# apt_install PACKAGE…: the one place that needs the rights of root.
apt_install()
{
    local as_root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "these packages are missing, and there is no sudo to install them:
  $*
  to go on: ask an administrator to run
    apt-get install --no-install-recommends $*
  and start the same command again" 3
        as_root=(sudo)
    fi
    step "Installing with apt: $*" "$cache/apt.log" "see to the network and the apt sources of this machine, then start
            the same command again; what is installed already stays" \
        install_now "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -- "$@"
}

# install_now APT-GET… -- PACKAGE…: fetches the package lists only when apt does not know the packages.
install_now()
{
    local apt=()
    while [[ $1 != -- ]]; do
        apt+=("$1")
        shift
    done
    shift
    "${apt[@]}" install --yes --no-install-recommends "$@" && return
    echo "Fetching the package lists and trying again"
    "${apt[@]}" update && "${apt[@]}" install --yes --no-install-recommends "$@"
}

# install_missing SECTION…: installs what is not there. A stamp makes the second start cheap: it holds
# as long as neither the list nor the set of installed packages changes.
install_missing()
{
    local packages missing=() package state stamp
    stamp=$cache/packages-$(tr ' ' - <<<"$*")
    mapfile -t packages < <(packages_for "$@")
    state="${packages[*]} $(stat -c %Y /var/lib/dpkg/status)"
    [[ -f $stamp && $(<"$stamp") == "$state" ]] && return
    for package in "${packages[@]}"; do
        [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
    done
    ((${#missing[@]} == 0)) || apt_install "${missing[@]}"
    mkdir -p "$cache"
    echo "${packages[*]} $(stat -c %Y /var/lib/dpkg/status)" >"$stamp"
}
