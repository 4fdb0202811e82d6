# The body of './run demo': sourced by run, with $top, $out, a build in build/ and a display.
# Each program runs on MagmaGL for a few seconds; the table's figures come from MagmaGL's own counters (--stats).
# shellcheck shell=bash disable=SC2154

tour() { # LABEL SECONDS COMMAND...
  echo "glmark2-build 8 glmark2 -b build:use-vbo=true:duration=5 --size 640x480"
  echo "glmark2-texture 8 glmark2 -b texture:texture-filter=mipmap:duration=5 --size 640x480"
  echo "glmark2-bump 8 glmark2 -b bump:bump-render=normals:duration=5 --size 640x480"
  echo "glmark2-terrain 12 glmark2 -b terrain:duration=8 --size 640x480"
  echo "glmark2-es2-jellyfish 8 glmark2-es2 -b jellyfish:duration=5 --size 640x480"
  echo "es2gears 6 es2gears_x11"
  echo "rd12 10 build/bin/magma-bench rd12 --window --frames 100000"
}

# Waits for a window of the program, gives it time to draw, and takes a picture of the display.
picture() { # FILE SECONDS
  sleep "$2"
  import -window root "$1" 2>/dev/null
  local box
  box=$(convert "$1" -bordercolor black -border 1 -trim -format '%@' info: 2>/dev/null) && [ -n "$box" ] && convert "$1" -trim +repage "$1" 2>/dev/null
}

one() { # LABEL SECONDS COMMAND...
  local label=$1 seconds=$2 pid; shift 2
  rm -f "$out/$label.json"
  MAGMA_STATS_PERIOD=1 timeout -s TERM $((seconds + 20)) build/bin/magma-run --stats "$out/$label.json" -- "$@" >"$out/$label.log" 2>&1 &
  pid=$!
  picture "$out/$label.png" $((seconds / 2 + 1))
  sleep $((seconds / 2))
  if kill -0 "$pid" 2>/dev/null; then pkill -INT -P "$pid" 2>/dev/null; sleep 1; kill "$pid" 2>/dev/null; fi
  wait "$pid" 2>/dev/null
  python3 tests/demo_row.py "$label" "$out/$label.json" "$out/$label.png"
}

demo() {
  mkdir -p "$out"
  local rows=() n=0 total line
  if [ $# -gt 0 ]; then
    say "$* on MagmaGL"
    rows+=("$(one "$(basename "$1")" 10 "$@")")
  else
    total=$(tour | wc -l)
    while read -r line; do
      n=$((n + 1))
      # shellcheck disable=SC2086
      set -- $line
      printf 'run: [%d/%d] %s\n' "$n" "$total" "${*:3}" >&2
      rows+=("$(one "$@")")
    done < <(tour)
  fi
  python3 tests/demo_row.py --head
  printf '%s\n' "${rows[@]}"
  ! printf '%s\n' "${rows[@]}" | grep -q 'no picture\|no frames'
}
