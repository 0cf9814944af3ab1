#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# On a fresh Debian tools/install installs the packages of tools/packages.txt and what they depend on: every
# header that this build includes must come from one of these. usage: packages_test.sh SOURCE BUILD
set -euo pipefail
source=$1 build=$2
if ! command -v dpkg-query >/dev/null || [ ! -f "$build/build.ninja" ]; then
    echo "SKIPPED: this needs Debian's dpkg and a build by ninja"
    exit 77
fi
declare -A depends listed
while IFS=$'\t' read -r package needs; do depends[$package]=$needs; done \
    < <(dpkg-query -W -f='${Package}\t${Pre-Depends}, ${Depends}\n')
visit() {
    [ -n "${listed[$1]:-}" ] && return
    listed[$1]=1
    local needed
    for needed in $(tr ',|' '\n\n' <<<"${depends[$1]:-}" | sed 's/(.*//; s/:any//; s/ //g'); do
        [ -n "${depends[$needed]+x}" ] && visit "$needed"
    done
    return 0
}
while read -r package; do
    case "$package" in '' | '#'*) continue ;; esac
    visit "${package%%:*}"
done <"$source/tools/packages.txt"
visit libc6-dev # of every compiler
missing=0
# A header may be reached by a link, or lie where two packages could put it.
while read -r package; do
    if [ -z "${listed[$package]:-}" ]; then
        echo "tools/packages.txt does not install $package, whose headers are included"
        missing=1
    fi
done < <(ninja -C "$build" -t deps | grep -o '/usr/include/[^ ]*' | sort -u | xargs dpkg -S 2>/dev/null |
    sed 's/: .*//; s/:[a-z0-9]*$//' | sort -u)
exit $missing
