#!/bin/bash
# glmark2 through GLX and EGL: a few scenes run to a score, no GL error in the log.
. "$(dirname "$0")/common.sh"
for program in glmark2 glmark2-es2; do
  MAGMA_LOG_FILE=$work/log timeout 240 build/bin/magma-run -- $program --size 320x240 \
    -b build:duration=1 -b texture:duration=1 -b shading:shading=phong:duration=1 -b bump:bump-render=height:duration=1 -b effect2d:duration=1 \
    -b pulsar:duration=1 -b desktop:duration=1 -b buffer:duration=1 -b ideas:duration=1 -b jellyfish:duration=1 -b shadow:duration=1 -b loop:duration=1 -b function:duration=1 \
    >"$work/$program" 2>&1 || { tail -n 3 "$work/$program"; die "$program ended with $?"; }
  grep -q 'glmark2 Score: [1-9]' "$work/$program" || { tail -n 8 "$work/$program"; die "$program: no score"; }
  grep -qi 'unsupported\|error' "$work/$program" && { grep -i 'unsupported\|error' "$work/$program"; die "$program: a scene did not run"; }
done
[ -s "$work/log" ] && { head -n 5 "$work/log"; die "something in the log"; }
exit 0
