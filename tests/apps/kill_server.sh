#!/bin/bash
# magma-server killed at random moments while a program runs over shm: the program never crashes and never hangs, and the loss is told.
#
#   tests/apps/kill_server.sh [ROUNDS [COMMAND ARGS...]]     default: 10 rounds of the openra bench
. "$(dirname "$0")/common.sh"
rounds=${1:-10}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- build/bin/magma-bench openra --frames 100000
told=0 missed=0
for i in $(seq "$rounds"); do
  MAGMA_TEST_MARK=$$-$i timeout 40 build/bin/magma-run --transport shm --log error -- "$@" >"$work/out" 2>&1 &
  pid=$!
  sleep "$((RANDOM % 2)).$((RANDOM % 9))$((RANDOM % 9))"
  killed=
  for server in $(pgrep -x magma-server); do # only ours: the mark is in its environment
    grep -qa "MAGMA_TEST_MARK=$$-$i" "/proc/$server/environ" 2>/dev/null && kill -9 "$server" 2>/dev/null && killed=1
  done
  if [ -z "$killed" ]; then missed=$((missed + 1)); kill -TERM "$pid" 2>/dev/null; wait "$pid"; continue; fi
  sleep 0.3
  grep -q 'is gone' "$work/out" && told=$((told + 1))
  kill -TERM "$pid" 2>/dev/null
  for _ in $(seq 50); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
  kill -0 "$pid" 2>/dev/null && { cat "$work/out"; kill -9 "$pid"; die "round $i: hangs after the loss"; }
  wait "$pid"; status=$?
  case $status in 124 | 134 | 135 | 136 | 137 | 139) cat "$work/out"; die "round $i: status $status" ;; esac
done
echo "$rounds rounds: $((rounds - missed)) kills survived, the loss told in $told, $missed without a server yet"
[ $((rounds - missed)) -gt 0 ]
