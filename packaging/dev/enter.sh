# SPDX-FileCopyrightText: 2026 Hawk Workbench developers
# SPDX-License-Identifier: Apache-2.0
#
# Running a command inside the Debian 13 root: the system comes from the root and is read
# only; everything of the user keeps its place and can be written. The functions below add
# to the array `mounts`, which becomes bwrap's command line; later mounts cover earlier ones.

# The system folders of the root, and the devices and temporary folders of the machine.
mount_system()
{
    local root=$1 name
    mounts+=(--tmpfs / --ro-bind "$root/usr" /usr --ro-bind "$root/etc" /etc --ro-bind "$root/var" /var)
    for name in bin sbin lib lib32 lib64; do
        [[ ! -L $root/$name ]] || mounts+=(--symlink "$(readlink "$root/$name")" "/$name")
    done
    mounts+=(--tmpfs /usr/local --dev-bind /dev /dev --proc /proc --ro-bind-try /sys /sys)
    mounts+=(--tmpfs /run --bind /tmp /tmp --bind /var/tmp /var/tmp)
}

# Where the user's files lie: every top folder that is no part of the operating system, and the
# home, cache, project and current folder, should they lie elsewhere.
mount_user_folders()
{
    local dir
    for dir in /*; do
        case $dir in
            /bin | /boot | /dev | /etc | /lib* | /lost+found | /proc | /run | /sbin | /sys | /tmp | /usr | /var) ;;
            *)
                if [[ -L $dir ]]; then
                    mounts+=(--symlink "$(readlink "$dir")" "$dir")
                elif [[ -d $dir && -x $dir ]]; then
                    mounts+=(--bind-try "$dir" "$dir")
                fi
                ;;
        esac
    done
    for dir in "$HOME" "$cache" "$project" "$PWD" "${PIP_FIND_LINKS:-}" "${CCACHE_DIR:-}" "${HAWK_CACHE_DIR:-}"; do
        [[ $dir != /* || ! -d $dir ]] || mounts+=(--bind "$dir" "$dir")
    done
}

# Names, certificates, package index settings and the display: what lets programs inside reach the
# outside just as those of the machine do.
mount_machine_settings()
{
    local file name
    for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/localtime /etc/ssl/certs \
        /usr/share/ca-certificates /usr/local/share/ca-certificates; do
        [[ ! -e $file ]] || mounts+=(--ro-bind "$(readlink -f "$file")" "$file")
    done
    for name in SSL_CERT_FILE REQUESTS_CA_BUNDLE CURL_CA_BUNDLE GIT_SSL_CAINFO PIP_CERT; do
        file=${!name:-}
        if [[ -f $file && $file =~ ^/(etc|usr)/ && $file != /etc/ssl/certs/* ]]; then
            mounts+=(--ro-bind "$(readlink -f "$file")" "/run/certificates/$name" --setenv "$name" "/run/certificates/$name")
        fi
    done
    mounts+=(--ro-bind-try /run/dbus /run/dbus)
    [[ ! -d ${XDG_RUNTIME_DIR:-} ]] || mounts+=(--bind "$XDG_RUNTIME_DIR" "$XDG_RUNTIME_DIR")
}

# Every CUDA toolkit that a variable, the PATH or the usual place names; the first one's programs go
# into the PATH. The driver's libraries come from the machine, since they must match its kernel module.
mount_cuda()
{
    local nvcc dir real library driver=/run/nvidia-driver found=
    nvcc=$(command -v nvcc) || nvcc=
    [[ -z $nvcc ]] || nvcc=$(dirname "$(dirname "$(readlink -f "$nvcc")")")
    for dir in "${CUDA_HOME:-}" "${CUDA_PATH:-}" "$nvcc" /usr/local/cuda; do
        [[ $dir == /?* && $dir != /usr && $dir != /usr/local && -x $dir/bin/nvcc ]] || continue
        real=$(readlink -f "$dir")
        [[ " ${mounts[*]} " == *" --ro-bind $real "* ]] || mounts+=(--ro-bind "$real" "$real")
        if [[ $real != "$dir" && $dir == /usr/* && " ${mounts[*]} " != *" --symlink $real $dir "* ]]; then
            mounts+=(--symlink "$real" "$dir")
        fi
        [[ $path == *cuda* ]] || path+=:$dir/bin
    done
    for library in libcuda.so.1 libnvidia-ptxjitcompiler.so.1 libnvidia-nvvm.so.4 libnvidia-ml.so.1; do
        real=$(/sbin/ldconfig -p | sed -n "s/^[[:space:]]*$library (.*x86-64.*=> //p" | head -n 1)
        [[ -n $real ]] || continue
        mounts+=(--ro-bind "$(readlink -f "$real")" "$driver/$library")
        found=yes
    done
    [[ -z $found ]] || mounts+=(--setenv LD_LIBRARY_PATH "$driver${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}")
}

# Programs and greetings ask for the name of the user, which the root does not know.
mount_user_name()
{
    ((EUID != 0)) || return 0
    exec 8< <(cat "$1/etc/passwd" && printf '%s:x:%s:%s::%s:/bin/bash\n' "$(id -un)" "$EUID" "$(id -g)" "$HOME")
    mounts+=(--unshare-user --ro-bind-data 8 /etc/passwd)
}

# enter_root ROOT COMMAND…: runs it and returns its exit code. What belongs to the machine's own
# libraries is taken out of the environment; all other variables pass.
enter_root()
{
    local root=$1 mounts=() path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin name
    shift
    mount_system "$root"
    mount_user_folders
    mount_machine_settings
    mount_cuda
    mount_user_name "$root"
    for name in LD_PRELOAD PYTHONHOME PYTHONPATH PERL5LIB QT_PLUGIN_PATH CMAKE_PREFIX_PATH PKG_CONFIG_PATH LC_ALL; do
        mounts+=(--unsetenv "$name")
    done
    mounts+=(--setenv LANG C.UTF-8 --setenv PATH "$path" --chdir "$PWD")
    bwrap "${mounts[@]}" -- "$@"
}
