# Sourced by the application checks: programs of Debian on MagmaGL under the display that ./run test started.
# shellcheck shell=bash
set -u
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../.." || exit 2
magma() { build/bin/magma-run "$@"; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
die() { echo "FAIL: $*"; exit 1; }

# runs COMMAND for SECONDS with its window on the display, takes a picture, ends it; the picture must have at least N colours
shows() { # NAME SECONDS COLOURS COMMAND...
  local name=$1 seconds=$2 colours=$3 pid status found; shift 3
  MAGMA_LOG_FILE=$work/log magma -- "$@" >"$work/$name.out" 2>&1 &
  pid=$!
  sleep "$seconds"
  kill -0 "$pid" 2>/dev/null || { cat "$work/$name.out"; die "$name ended early"; }
  import -window root "$work/$name.png"
  kill "$pid"; wait "$pid" 2>/dev/null; status=$?
  [ "$status" = 143 ] || [ "$status" = 0 ] || [ "$status" = 130 ] || die "$name ended with $status"
  found=$(identify -format '%k' "$work/$name.png")
  [ "$found" -ge "$colours" ] || die "$name: $found colours on the display, fewer than $colours"
  if [ -s "$work/log" ]; then cat "$work/log"; fi
}
