# The body of './run test': sourced by run, with $top, $out, a build in build/ and a display. Each check prints a line and counts once.
# shellcheck shell=bash disable=SC2154
passed=0 failed=0
suite_begin=$SECONDS

result() { # result NAME STATUS [LOG]
  if [ "$2" = 0 ]; then
    passed=$((passed + 1)); printf 'ok    %s\n' "$1"
  else
    failed=$((failed + 1)); printf 'FAIL  %s\n' "$1"
    [ -n "${3:-}" ] && [ -e "$3" ] && { grep -E 'FAIL|error|Error|not |\[  FAILED|assert' "$3" | head -n 12; tail -n 3 "$3"; } | sed 's/^/      /'
  fi
}

check() { # check NAME COMMAND...: passes when the command exits 0
  local name=$1 log; shift
  log=$out/test-${name//[^a-zA-Z0-9.-]/_}.log
  "$@" >"$log" 2>&1
  result "$name" $? "$log"
}

unit_tests() {
  local log=$out/test-unit.log line
  ctest --test-dir build --timeout 300 -j 2 >"$log" 2>&1
  while read -r line; do
    case $line in
      *' Passed '*) passed=$((passed + 1)) ;;
      *'***Skipped'*) printf 'skip  %s\n' "$line" ;;
      *'***'*) failed=$((failed + 1)); printf 'FAIL  %s\n' "$line" ;;
    esac
  done < <(grep -E '^ *[0-9]+/[0-9]+ Test' "$log")
  printf 'ok    unit tests: see %s\n' "$log"
}

# All scenarios on one transport; with the validation layer no message may come. FILE lists scenarios that are known to fail there, one a line with
# a reason; one of them that passes is a failure, so that the list gets shorter.
scenarios() { # scenarios LABEL [--fails FILE] [--pbuffer] [magma-run options...]
  local label=$1 log messages name listed=" " where=(); shift
  if [ "${1:-}" = --fails ]; then listed=" $(sed 's/#.*//' "$2" | tr -s ' \n' ' ') "; shift 2; fi
  if [ "${1:-}" = --pbuffer ]; then where=(--pbuffer); shift; fi
  log=$out/test-scenarios-$label.log messages=$out/test-scenarios-$label.messages
  rm -f "$messages"
  MAGMA_LOG_FILE=$messages build/bin/magma-run "$@" -- build/bin/magma-scenarios "${where[@]}" >"$log" 2>&1
  local tail; tail=$(tail -n 1 "$log")
  local ok bad; ok=$(sed -n 's/^\([0-9]*\) passed, .*/\1/p' <<<"$tail"); bad=$(sed -n 's/.*passed, \([0-9]*\) failed.*/\1/p' <<<"$tail")
  for name in $listed; do
    if grep -q "^FAIL $name " "$log"; then bad=$((bad - 1)); printf 'known scenarios %s: %s\n' "$label" "$name"; fi
    if grep -q "^ok $name " "$log"; then bad=$((bad + 1)); printf 'FAIL  scenarios %s: %s passes, but is listed as failing\n' "$label" "$name"; fi
  done
  passed=$((passed + ${ok:-0})); failed=$((failed + ${bad:-1}))
  printf '%s  scenarios %s: %s\n' "$([ "${bad:-1}" = 0 ] && echo 'ok  ' || echo FAIL)" "$label" "${tail:-no result}"
  [ "${bad:-1}" = 0 ] || grep -A 4 '^FAIL' "$log" | head -n 40 | sed 's/^/      /'
  if [[ " $* " == *" --validate "* ]]; then
    ! grep -aqE 'vulkan \(GL call|validation was asked' "$messages" 2>/dev/null
    result "scenarios $label: no validation message" $? "$messages"
  fi
}

same_pictures() { # same_pictures LABEL LABEL: the same checksum for each scenario
  pictures() { grep '^ok' "$out/test-scenarios-$1.log" | sort; }
  grep -q '^ok' "$out/test-scenarios-$1.log" && diff <(pictures "$1") <(pictures "$2") >"$out/test-same-$1-$2.log"
  result "pictures of $1 and $2 are the same" $? "$out/test-same-$1-$2.log"
}

check_shown() { # as check, and the command's first line is shown: how to repeat it
  check "$@"
  head -n 1 "$out/test-${1//[^a-zA-Z0-9.-]/_}.log" | sed 's/^/      /'
}

suite() { # suite [--all] [--sample N/M]: --sample as the run before printed it
  local piglit_part=()
  if [ "${1:-}" = --all ]; then piglit_part=(--all); fi
  if [ "${1:-}" = --sample ]; then piglit_part=(--sample "$2"); fi
  export MAGMA_CACHE_DIR=$out/cache # not the user's: what that holds must not decide a test
  rm -rf "$MAGMA_CACHE_DIR"
  unit_tests
  scenarios monolith --transport monolith --mask +constant_blocks # a GPU's roads, also where a software driver's quirks take others
  scenarios inproc --transport inproc --validate
  rm -f "$out/test-no-barriers.messages"
  MAGMA_LOG_FILE=$out/test-no-barriers.messages build/bin/magma-run --transport inproc --mask barriers --validate -- build/bin/magma-scenarios >"$out/test-no-barriers.log" 2>&1
  grep -aqE 'vulkan \(GL call' "$out/test-no-barriers.messages"
  result "the validation run sees that barriers are missing" $? "$out/test-no-barriers.log"
  scenarios shm --transport shm
  scenarios pbuffer --pbuffer --transport inproc --validate # the default framebuffer stores its top row first
  scenarios vulkan1.1 --fails tests/conformance/masked-fails.txt --transport inproc --mask vulkan1.1,+VK_EXT_transform_feedback
  scenarios vulkan1.1-bare --fails tests/conformance/masked-fails.txt --transport inproc --mask vulkan1.1
  # Persistent maps where the device cannot use the client's memory.
  for transport in monolith inproc shm; do
    check "persistent maps without import, $transport" build/bin/magma-run --transport "$transport" --mask VK_EXT_external_memory_host -- \
      build/bin/magma-scenarios persistent_coherent_write persistent_flushed_write persistent_staging persistent_read persistent_indices
  done
  same_pictures monolith inproc
  same_pictures inproc shm
  # A line or point on the border of two pixels would go to the one or the other by the direction of the raster.
  same_pictures inproc pbuffer
  local bench sum
  for bench in rd12 openra; do
    for transport in monolith inproc shm; do
      check "bench $bench $transport" timeout 300 build/bin/magma-run --transport "$transport" -- build/bin/magma-bench "$bench" --frames 20 --warm 10
    done
    sum=$(cat "$out"/test-bench_"$bench"_*.log | sed -n 's/^checksum \([0-9a-f]*\).*/\1/p' | sort -u | wc -l)
    [ "$sum" = 1 ]; result "bench $bench draws the same picture on each transport" $?
  done
  check "steady rd12" tests/bench/steady --fences -- build/bin/magma-bench rd12 --frames 120 --warm 60
  check "steady openra" tests/bench/steady --fences -- build/bin/magma-bench openra --frames 60 --warm 30
  ! tests/bench/steady --fences --plant -- build/bin/magma-bench openra --frames 20 --warm 10 >"$out/test-steady-plant.log" 2>&1
  result "steady sees a planted allocation" $? "$out/test-steady-plant.log"
  local app
  for app in tests/apps/*.sh; do [ "$app" != tests/apps/common.sh ] && check "app $(basename "$app" .sh)" timeout 600 bash "$app"; done
  ! timeout 120 bash tests/apps/kill_server.sh --spare 1 build/bin/magma-loss --seconds 3 >"$out/test-kill-spare.log" 2>&1
  result "kill_server sees that nothing was reported" $? "$out/test-kill-spare.log"
  ! timeout 120 bash tests/apps/kill_server.sh 1 build/bin/magma-loss --deaf --seconds 3 >"$out/test-kill-deaf.log" 2>&1
  result "kill_server sees a program that does not tell" $? "$out/test-kill-deaf.log"
  check_shown "piglit" tests/conformance/piglit "${piglit_part[@]}"
  if [ "${1:-}" = --all ]; then for app in tests/apps/all/*.sh; do [ -e "$app" ] && check "app $(basename "$app" .sh)" bash "$app"; done; fi
  say "$((SECONDS - suite_begin)) s"
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
