#!/bin/bash
# magma-run tells the program what it should and answers wrong use: test_magma_run.sh MAGMA-RUN
run=$(realpath "$1") failed=0
check() { # TEXT STATUS-WANTED STATUS
  [ "$2" = "$3" ] || { echo "$1: status $3, not $2"; failed=1; }
}
tells() { # VARIABLE=VALUE options...
  local wanted=$1 got; shift
  got=$("$run" "$@" -- env | grep "^${wanted%%=*}=")
  [ "$got" = "$wanted" ] || { echo "$*: '$got', not '$wanted'"; failed=1; }
}
cd /usr || exit 1
tells __GLX_VENDOR_LIBRARY_NAME=magma
tells MAGMA_TRANSPORT=shm --transport shm
tells MAGMA_VALIDATE=1 --validate
tells MAGMA_STATS=/usr/stats.json --stats stats.json
tells MAGMA_CAPTURE=/tmp/c --capture=/tmp/c
tells MAGMA_LOG=debug --log debug
tells MAGMA_MASK=vulkan1.1 --mask vulkan1.1
tells VK_DRIVER_FILES=/dev/null --driver /dev/null
tells VK_ICD_FILENAMES=/dev/null --driver /dev/null
manifest=$("$run" env | sed -n 's/^__EGL_VENDOR_LIBRARY_FILENAMES=//p')
[ -r "$manifest" ] || { echo "no manifest at '$manifest'"; failed=1; }
LD_LIBRARY_PATH=/somewhere "$run" env | grep -q '^LD_LIBRARY_PATH=.*:/somewhere$' || { echo "LD_LIBRARY_PATH is not kept"; failed=1; }
# What follows the program's name is the program's, with or without "--".
[ "$("$run" echo --transport)" = --transport ] || { echo "eats the program's options"; failed=1; }
"$run" -- sh -c 'exit 42'; check "the program's status" 42 $?
"$run" --help >/dev/null; check help 0 $?
exec 2>/dev/null
"$run"; check "no program" 2 $?
"$run" --transport pigeon -- true; check "unknown transport" 2 $?
"$run" --log loud -- true; check "unknown level" 2 $?
"$run" --driver /nowhere.json -- true; check "missing driver" 2 $?
"$run" --nonsense -- true; check "unknown option" 2 $?
"$run" -- /no/such/program; check "missing program" 127 $?
"$run" -- /etc/passwd; check "no executable" 126 $?
exit $failed
