#!/bin/bash
# tests/sanitize.sh tsan|asan [SCENARIO | PREFIX*]...
#
# Builds the preset (build-tsan, build-asan) and runs under it the unit tests, then the scenarios (all, or those named) in monolith (asan
# only), inproc and shm. A report fails what it came from. Ends with 'N passed, N failed'; logs are in out/sanitize-*.
#   tsan  data races and lock order in our code. The driver and LLVM are not instrumented; what is left out of them is in tests/tsan.supp.
#         ignore_noninstrumented_modules is not set: with GCC 12 it loses races in our own calls of memcpy (the control race_in_copy).
#   asan  addresses and undefined behaviour; leaks are not looked for, because the driver and LLVM keep memory until the end
# SANITIZE_UNDER is a command to put before each piece of work, for a machine that is shared (nice -n 19, a lock): pieces are a unit test or 16 scenarios.
# First come the negative controls, tests/unit/sanitizer_sees.c: each planted mistake must be reported.
set -uo pipefail
cd "$(dirname "$(realpath "$0")")/.." || exit 2
preset=${1:-}
case $preset in
  tsan) transports=(inproc shm) mistakes=(race race_in_copy) ;;
  asan) transports=(monolith inproc shm) mistakes=(overflow undefined) ;;
  *) sed -n '2,/^set -/p' "$0" | sed '$d; s/^# \{0,1\}//'; exit 2 ;;
esac
shift
build=build-$preset out=$PWD/out passed=0 failed=0
read -ra under <<<"${SANITIZE_UNDER:-}"
mkdir -p "$out"

# A report makes the exit status of its process other than 0, so that the harness and ctest notice.
export TSAN_OPTIONS="die_after_fork=0 exitcode=66 suppressions=$PWD/tests/tsan.supp"
export ASAN_OPTIONS="detect_leaks=0 detect_stack_use_after_return=1 strict_string_checks=1"
export UBSAN_OPTIONS="halt_on_error=1 print_stacktrace=1"

build() {
  local launcher=()
  command -v ccache >/dev/null && launcher=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
  { cmake --preset "$preset" "${launcher[@]}" && "${under[@]}" cmake --build "$build"; } >"$out/sanitize-$preset-build.log" 2>&1 && return 0
  tail -n 20 "$out/sanitize-$preset-build.log" >&2
  exit 1
}

start_display() {
  export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-$(mktemp -d)}
  [ -n "${DISPLAY:-}" ] && return 0
  local fifo number; fifo=$(mktemp -u)
  mkfifo "$fifo"
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -noreset 3>"$fifo" >/dev/null 2>&1 &
  xvfb=$!
  trap 'kill $xvfb 2>/dev/null' EXIT
  read -r number <"$fifo"
  rm -f "$fifo"
  export DISPLAY=:$number
}

count() { # count LABEL PASSED FAILED
  passed=$((passed + $2)) failed=$((failed + $3))
  printf '%s  %-20s %s passed, %s failed\n' "$([ "$3" = 0 ] && echo 'ok  ' || echo FAIL)" "$1" "$2" "$3"
}

control() { # control MISTAKE
  local log=$out/sanitize-$preset-control-$1.log
  "$build/bin/sanitizer_sees" "$build/lib/libsanitizer_sees_library.so" "$1" >"$log" 2>&1
  if grep -qE '^SUMMARY: |runtime error: ' "$log"; then count "planted $1" 1 0; else count "planted $1" 0 1; fi
}

unit_tests() {
  local log=$out/sanitize-$preset-unit.log name
  : >"$log"
  while read -r name; do
    "${under[@]}" ctest --test-dir "$build" --timeout 300 --output-on-failure -R "^$name\$" >>"$log" 2>&1
  done < <(ctest --test-dir "$build" -N | sed -n 's/^ *Test *#[0-9]*: //p')
  count 'unit tests' "$(grep -cE '^ *[0-9]+/[0-9]+ Test .* Passed ' "$log")" "$(grep -cE '^ *[0-9]+/[0-9]+ Test .*\*\*\*(F|T|E|N)' "$log")"
  grep -E '^ *[0-9]+/[0-9]+ Test .*\*\*\*' "$log" | sed 's/^/      /'
}

scenarios() { # scenarios TRANSPORT [NAME...]
  local transport=$1 log=$out/sanitize-$preset-$1.log last reports names group; shift
  : >"$log"
  mapfile -t names < <("$build/bin/magma-scenarios" --list "$@")
  for ((group = 0; group < ${#names[@]}; group += 16)); do # a group that prints no result has failed
    "${under[@]}" "$build/bin/magma-run" --transport "$transport" -- "$build/bin/magma-scenarios" "${names[@]:group:16}" >"$log.part" 2>&1
    grep -qE '^[0-9]+ passed, [0-9]+ failed' "$log.part" || echo "0 passed, 1 failed" >>"$log.part"
    cat "$log.part" >>"$log"
  done
  rm -f "$log.part"
  last=$(sed -nE 's/^([0-9]+) passed, ([0-9]+) failed.*/\1 \2/p' "$log" | awk '{p += $1; f += $2} END {if (NR) print p " passed, " f " failed"}')
  reports=$(grep -cE '^SUMMARY: |runtime error: ' "$log")
  if [ -n "$last" ]; then
    set -- "${last%% *}" "$(sed 's/.*passed, \([0-9]*\) failed.*/\1/' <<<"$last")"
  else
    set -- 0 1
  fi
  # magma-server's reports are nobody's exit status: they count as one failure
  if [ "$reports" != 0 ] && [ "$2" = 0 ]; then set -- "$1" 1; fi
  count "scenarios $transport" "$1" "$2"
  grep -E '^FAIL|^SUMMARY: |runtime error: ' "$log" | sort | uniq -c | sort -rn | head -n 20 | sed 's/^/      /'
}

build
start_display
for mistake in "${mistakes[@]}"; do control "$mistake"; done
unit_tests
for transport in "${transports[@]}"; do scenarios "$transport" "$@"; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
