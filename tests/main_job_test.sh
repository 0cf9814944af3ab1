#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# tools/run opens the window where there is a camera and a screen, and tells the demo game where one is missing.
# usage: main_job_test.sh SOURCE
set -euo pipefail
source=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/none" "$folder/one"
touch "$folder/one/video0"
expect() { # WHAT SCREEN DEVICES
    local did
    did=$(DISPLAY=$2 WAYLAND_DISPLAY='' "$source/tools/main-job" /bin/echo "$folder/$3")
    [ "$did" = "$1" ] || { echo "screen '$2', cameras '$3': '$did', not '$1'"; exit 1; }
}
expect '' :0 one
expect demo :0 none
expect demo '' one
expect demo '' none
