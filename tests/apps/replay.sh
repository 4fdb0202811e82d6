#!/bin/bash
# The picture of a replayed frame is the window's: the right way up, of the frame's own size.
. "$(dirname "$0")/common.sh"
magma --capture "$work/capture" -- build/bin/magma-scenarios launcher_window_is_upright || die "the scenario failed"
for frame in 0 1 2; do
  width=$((40 - 8 * frame)) height=$((30 + 10 * frame))
  build/bin/magma-server --replay "$work/capture" --frame $frame --png "$work/$frame.png" || die "frame $frame was not replayed"
  got=$(convert "$work/$frame.png" -depth 8 -format "%wx%h %[hex:p{8,$((height - 3))}] %[hex:p{8,$((height - 4))}] %[hex:p{3,0}] %[hex:p{8,0}]" info:)
  [ "$got" = "${width}x$height FF0000 0000FF 00FF00 0000FF" ] || die "frame $frame: $got"
done
