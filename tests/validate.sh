#!/bin/bash
# validate: real programs and the scenarios under the Vulkan validation layer, synchronization checks included; no message may come.
#
#   tests/validate.sh [--build DIR] [--skip-scenarios] [--skip-glmark2] [TRACE...]
#
# Runs the scenarios on three transports, all scenes of glmark2 (GLX) and glmark2-es2 (EGL), es2gears, and each TRACE (apitrace) given. Needs a display and
# glmark2, mesa-utils, apitrace; what is missing is a failure. Prints a line each, the distinct messages with their count, and ends with 'N passed, N failed'.
# The layer that judges is Debian 13's (1.4.309). That a message would be seen is shown first: a record is planted that reads outside a buffer's barrier
# (test_vk_validation).
set -u
cd "$(dirname "$(realpath "$0")")/.." || exit 2
build=build scenarios=1 glmark2=1
while [ $# -gt 0 ]; do case $1 in
  --build) build=$2; shift 2;; --skip-scenarios) scenarios=0; shift;; --skip-glmark2) glmark2=0; shift;; *) break;;
esac; done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

# Distinct messages of a log: the id and the call, the addresses taken out.
messages() { grep -aE 'vulkan \(GL call|validation was asked' "$1" 2>/dev/null | sed -E 's/0x[0-9a-f]+/0x_/g; s/^[0-9.: ]*//' | cut -c1-400 | sort | uniq -c | sort -rn; }

one() { # NAME SECONDS TRANSPORT COMMAND...
  local name=$1 seconds=$2 transport=$3 status count; shift 3
  rm -f "$work/log"
  MAGMA_LOG_FILE=$work/log timeout -s TERM "$seconds" "$build/bin/magma-run" --validate --transport "$transport" -- "$@" >"$work/out" 2>&1
  status=$?
  [ "${until_killed:-}" = 1 ] && [ $status = 124 ] && status=0
  count=$(messages "$work/log" | wc -l)
  if [ "$status" = 0 ] && [ "$count" = 0 ]; then
    passed=$((passed + 1)); echo "ok    $name ($transport)"
  else
    failed=$((failed + 1)); echo "FAIL  $name ($transport): exit $status, $count distinct messages"
    messages "$work/log" | head -n 12 | sed 's/^/      /'
    [ "$status" = 0 ] || { grep -a -A 3 '^FAIL' "$work/out" | head -n 20; tail -n 2 "$work/out"; } | sed 's/^/      /'
  fi
}

"$build/bin/test_vk_validation" >"$work/out" 2>&1 || { cat "$work/out"; echo "a planted hazard is not reported (or the layer is missing)"; exit 2; }
if [ $scenarios = 1 ]; then for t in monolith inproc shm; do one scenarios 900 $t "$build/bin/magma-scenarios"; done; fi
if [ $glmark2 = 1 ]; then
  one glmark2 900 inproc glmark2 --size 320x240 -b :duration=0.3
  one glmark2-es2 900 inproc glmark2-es2 --size 320x240 -b :duration=0.3
  until_killed=1 one es2gears 8 inproc es2gears_x11
fi
for trace in "$@"; do one "$(basename "$trace" .trace)" 600 inproc apitrace replay --headless "$trace"; done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
