#!/bin/bash
# magma-server killed at random moments while a bench runs over shm: the program ends by itself, tells the loss, never crashes or hangs.
. "$(dirname "$0")/common.sh"
rounds=${1:-10}
for i in $(seq "$rounds"); do
  MAGMA_TEST_MARK=$$ timeout 30 build/bin/magma-run --transport shm --log none -- build/bin/magma-bench openra --frames 100000 >"$work/out" 2>&1 &
  pid=$!
  sleep "0.$((RANDOM % 9))$((RANDOM % 9))"; sleep $((i % 2))
  for server in $(pgrep -x magma-server); do # only ours: the mark is in its environment
    grep -qa "MAGMA_TEST_MARK=$$" "/proc/$server/environ" 2>/dev/null && kill -9 "$server" 2>/dev/null
  done
  sleep 0.3
  kill -TERM "$pid" 2>/dev/null
  wait "$pid"; status=$?
  case $status in 124|134|137|139) cat "$work/out"; die "round $i: status $status" ;; esac
done
echo "$rounds kills survived"
