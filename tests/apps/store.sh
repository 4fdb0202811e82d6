#!/bin/bash
# The store on disk: a second run of a program calls no glslang, draws the same and shares nothing with a run that is told not to.
. "$(dirname "$0")/common.sh"
export MAGMA_CACHE_DIR=$work/cache
value() { sed -n "s/.*\"$2\": \([0-9]*\).*/\1/p" "$work/$1.json" | head -n 1; }
run() { # NAME [VARIABLE=VALUE...]
  local name=$1; shift
  env "$@" build/bin/magma-run --stats "$work/$name.json" -- build/bin/magma-bench openra --frames 4 --warm 2 >"$work/$name.out" 2>&1 || { cat "$work/$name.out"; die "$name"; }
  grep -q '^checksum' "$work/$name.out" || die "$name: no checksum"
  echo "$name: $(value "$name" compiler_calls) calls of glslang, $(value "$name" stored_shaders) shaders and $(value "$name" stored_programs) programs from disk"
}
run first
[ "$(value first compiler_calls)" -gt 0 ] || die "the first run called no glslang: this check sees nothing"
run second
[ "$(value second compiler_calls)" = 0 ] || die "the second run called glslang"
[ "$(value second stored_programs)" -gt 0 ] || die "no program came from disk"
run off MAGMA_CACHE=0
[ "$(value off compiler_calls)" = "$(value first compiler_calls)" ] || die "MAGMA_CACHE=0 does not turn the store off"
find "$MAGMA_CACHE_DIR" -type f | while read -r file; do printf 'x' | dd of="$file" bs=1 seek=70 conv=notrunc status=none; done
run damaged
[ "$(value damaged compiler_calls)" = "$(value first compiler_calls)" ] || die "damaged entries were used"
run healed
[ "$(value healed compiler_calls)" = 0 ] || die "damaged entries were not replaced"
[ "$(cat "$work"/{first,second,off,damaged,healed}.out | sed -n 's/^checksum \([0-9a-f]*\).*/\1/p' | sort -u | wc -l)" = 1 ] || die "pictures differ"
