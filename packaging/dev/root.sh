# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# The Debian 13 root that stands in where the machine's own Qt is too old: a folder in the
# user's cache, named after its package list, owned by the user, never written to afterwards.

readonly root_marker=etc/hawk-workbench-root

# remove_tree DIR: package folders may lack the owner's write bit.
remove_tree()
{
    rm -rf "$1" 2>/dev/null && return
    chmod -R u+rwX "$1"
    rm -rf "$1"
}

# What a start that was cut short left behind. The caller holds the lock, so that none is in use.
remove_half_made_roots()
{
    local left scratch
    for left in "$cache"/root-*.partial; do
        [[ -d $left ]] || continue
        if [[ -f $left.scratch ]]; then
            scratch=$(<"$left.scratch")
            # Without the rights of root its files belong to the subordinate ids of the user.
            rm -rf "$scratch" 2>/dev/null || mmdebstrap --unshare-helper rm -rf "$scratch" || true
        fi
        rm -f "$left.scratch"
        remove_tree "$left"
    done
}

# The machine's own mirror, when its sources name another than Debian's.
debian_mirror()
{
    local found
    if [[ -n ${HAWK_DEBIAN_MIRROR:-} ]]; then
        printf '%s\n' "$HAWK_DEBIAN_MIRROR"
        return
    fi
    found=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources 2>/dev/null |
        sed -nE '/^[[:space:]]*#/d; s,.*[[:space:]](https?://[^[:space:]]*/debian/?)([[:space:]].*)?$,\1,p' |
        head -n 1) || true
    [[ $found == *//deb.debian.org/* ]] || printf '%s\n' "$found"
}

# The machine's own settings for reaching a mirror: proxies, certificates, retries.
apt_settings() { apt-config dump 2>/dev/null | grep -E '^Acquire::(http|https|Retries|ForceIPv[46])\b.* "..*";$' || true; }

# Fills DIR. The archive goes through tar, because then every file belongs to the user,
# whether root or not, and the folder of the user may stay closed to everybody else.
fill_root()
{
    local dir=$1 scratch mirror
    scratch=$(mktemp -d "${TMPDIR:-/var/tmp}/hawk-workbench-root.XXXXXX") || return
    chmod 755 "$scratch"
    printf '%s\n' "$scratch" >"$dir.scratch"
    apt_settings >"$scratch/apt.conf"
    mirror=$(debian_mirror)
    echo "Mirror: ${mirror:-the default of Debian}"
    TMPDIR=$scratch mmdebstrap --variant=apt --format=tar --include="$(packages_for run build test bench | paste -sd,)" \
        --aptopt="$scratch/apt.conf" \
        --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
        --customize-hook="cd \"\$1\" && rm -rf etc/resolv.conf etc/localtime var/cache/apt/*.bin var/lib/apt/lists/*" \
        --customize-hook="cd \"\$1\" && touch etc/resolv.conf etc/localtime etc/pip.conf $root_marker" \
        trixie - ${mirror:+"$mirror"} |
        tar --extract --directory="$dir" --no-same-owner --preserve-permissions --exclude='./dev/*' ||
        return
    rm -rf "$scratch"
    rm -f "$dir.scratch"
}

# Checks that this machine lets the user make and enter a root, before two minutes are spent.
check_root_tools()
{
    local missing=()
    command -v mmdebstrap >/dev/null || missing+=(mmdebstrap)
    command -v bwrap >/dev/null || missing+=(bubblewrap)
    ((EUID == 0)) || command -v newuidmap >/dev/null || missing+=(uidmap)
    [[ -f /usr/share/keyrings/debian-archive-keyring.gpg ]] || missing+=(debian-archive-keyring)
    if ((${#missing[@]} > 0)); then
        command -v apt-get >/dev/null ||
            fail "this system has no apt; install these packages by hand and start again: ${missing[*]}" 3
        apt_install "${missing[@]}"
    fi
    ((EUID == 0)) || grep -qE "^($(id -un)|$EUID):" /etc/subuid 2>/dev/null ||
        fail "user $(id -un) has no subordinate user ids, which making a Debian root needs
  to go on: ask an administrator to run
    usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)
  and start the same command again" 3
}

# ensure_root DIR: makes it unless it is there. It appears under its name only when complete.
ensure_root()
{
    local root=$1 old
    [[ -e $root/$root_marker ]] && ! compgen -G "$cache/root-*.partial" >/dev/null && return
    mkdir -p "$cache"
    exec 9>"$cache/root.lock"
    if ! flock --nonblock 9; then
        [[ ! -e $root/$root_marker ]] || return 0
        say "Waiting for another ./dev that makes the root"
        flock 9
    fi
    if [[ ! -e $root/$root_marker ]]; then
        check_root_tools
        remove_half_made_roots
        mkdir "$root.partial"
        step "Making a Debian 13 root in $root (once, about 3 minutes, 2 GB)" "$cache/root.log" \
            "see to the network, the proxy settings and the free space, then start the same
            command again; the half-made root is removed by itself" \
            fill_root "$root.partial"
        mv -T "$root.partial" "$root"
        for old in "$cache"/root-????????????????; do
            [[ $old == "$root" ]] || remove_tree "$old"
        done
    fi
    remove_half_made_roots
    exec 9>&-
}
