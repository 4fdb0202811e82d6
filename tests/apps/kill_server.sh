#!/bin/bash
# magma-server killed at random moments while a program runs over shm: the program never crashes and never hangs, and each loss is reported.
#
#   tests/apps/kill_server.sh [--seed N] [--spare] [ROUNDS [COMMAND ARGS...]]     default: 6 rounds of magma-loss
#
# magma-loss says what it saw (its source names the lines). A round is good when a call that the server's death found waiting came back within
# 250 ms, no call later than that failed to tell, eglSwapBuffers gave EGL_CONTEXT_LOST, the reset status and glGetError told, every later wait came
# back within 250 ms, and a new context draws. Of any other COMMAND only the log can be read: it must name the loss within 250 ms, and the program
# must go on or end without a crash. Counted from when the system has ended the server's threads, which takes its time on a machine under load.
# --spare kills nothing and so must fail (the negative control); magma-loss --deaf must fail too.
. "$(dirname "$0")/common.sh"
spare='' limit=250000
while :; do case ${1:-} in --spare) spare=1; shift ;; --seed) RANDOM=$2; shift 2 ;; *) break ;; esac; done
rounds=${1:-6}
[ $# -gt 0 ] && shift
[ $# -gt 0 ] || set -- build/bin/magma-loss
[ "$(basename "$1")" = magma-loss ] && speaks=1 || speaks=''
told=0 early=0 worst=0
declare -A by
micros() { echo "${EPOCHREALTIME/[.,]/}"; }

server_of() { # MARK: prints the server whose environment has the mark
  local server
  for server in $(pgrep -x magma-server); do
    { tr "\0" "\n" <"/proc/$server/environ"; } 2>/dev/null | grep -qxa "MAGMA_TEST_MARK=$1" && echo "$server" && return
  done
}

alive() { cat "/proc/$1"/task/*/status 2>/dev/null | grep -q '^State:[[:space:]]*[^ZX]'; } # one of its threads is not dead

# A report after the kill that is in time: magma-loss' own lines.
check_lines() { # ROUND DEAD_AT STATUS KILLED_AT
  local out=$work/out lost after waits name begin end untold late
  lost=$(grep -m 1 '^lost by ' "$out") || { cat "$out"; die "round $1: the loss is not reported (status $3)"; }
  read -r _ _ name _ begin _ end _ untold <<<"$lost"
  late=$((end - (begin > $2 ? begin : $2)))
  [ $((end - (begin > $4 ? begin : $4))) -gt "$worst" ] && worst=$((end - (begin > $4 ? begin : $4)))
  by[$name]=$((${by[$name]:-0} + 1))
  [ "$name" = create ] && { [ "$3" = 4 ] || die "round $1: status $3"; return; } # a server that is killed before it answers is a failed start
  [ "$late" -le "$limit" ] || { cat "$out"; die "round $1: the call returned $late us after the server's death"; }
  [ $((untold - $2)) -le "$limit" ] || { cat "$out"; die "round $1: a call $((untold - $2)) us after the server's death told nothing"; }
  after=$(grep -m 1 '^after ' "$out")
  [ "$after" = 'after swap=0 error=0x300e reset=0x8255 gl=0x507' ] || { cat "$out"; die "round $1: the loss is not told as EGL and GL have it"; }
  for waits in $(grep -m 1 '^waits ' "$out" | grep -oE '=[0-9]+'); do
    [ "${waits#=}" -le "$limit" ] || { cat "$out"; die "round $1: a wait after the loss takes ${waits#=} us"; }
  done
  grep -q '^recovered' "$out" && [ "$3" = 0 ] || { cat "$out"; die "round $1: no new session (status $3)"; }
}

# What any program shows: the log names the loss, and it ends when it is asked to.
check_log() { # ROUND DEAD_AT PID
  local end=$(($2 + limit))
  until grep -q 'magma-server is gone' "$work/out"; do
    [ "$(micros)" -le "$end" ] || { cat "$work/out"; die "round $1: the loss is not reported within $limit us"; }
    sleep 0.01
  done
  by[log]=$((${by[log]:-0} + 1))
  sleep 0.3 # it goes on with calls that do nothing
  kill -TERM "$3" 2>/dev/null
}

for i in $(seq "$rounds"); do
  MAGMA_TEST_MARK=$$-$i build/bin/magma-run --transport shm --log error -- "$@" >"$work/out" 2>&1 &
  pid=$!
  server=
  for _ in $(seq 500); do # a machine under load may not have started it yet
    server=$(server_of "$$-$i")
    [ -z "$server" ] && kill -0 "$pid" 2>/dev/null || break
    sleep 0.02
  done
  [ -n "$server" ] || { cat "$work/out"; die "round $i: there was no server to kill"; }
  sleep "$((RANDOM % 2)).$((RANDOM % 9))$((RANDOM % 9))"
  sent=$(micros)
  [ -n "$spare" ] || kill -9 "$server"
  [ -n "$spare" ] || while alive "$server"; do sleep 0.002; done # it dies when the system lets it
  dead=$(micros)
  grep -q '^drawing' "$work/out" || early=$((early + 1))
  [ -n "$speaks" ] || check_log "$i" "$dead" "$pid"
  for _ in $(seq 300); do kill -0 "$pid" 2>/dev/null || break; sleep 0.1; done
  kill -0 "$pid" 2>/dev/null && { cat "$work/out"; kill -9 "$pid"; die "round $i: hangs after the loss"; }
  wait "$pid"; status=$?
  case $status in 132 | 134 | 135 | 136 | 137 | 139) cat "$work/out"; die "round $i: status $status" ;; esac
  [ -z "$speaks" ] || check_lines "$i" "$dead" "$status" "$sent"
  told=$((told + 1))
done
printf '%s kills, %s reported' "$rounds" "$told"
[ -z "$speaks" ] || printf ', %s before the first call, the slowest %s us after its kill' "$early" "$worst"
for name in "${!by[@]}"; do printf ', %s by %s' "${by[$name]}" "$name"; done
echo
[ "$told" = "$rounds" ] && [ "$rounds" -gt 0 ]
