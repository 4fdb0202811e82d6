#!/bin/bash
# glxinfo and eglinfo show MagmaGL with a GL 3.3 core context; magma-info lists the device.
. "$(dirname "$0")/common.sh"
magma -- glxinfo >"$work/glx" 2>&1 || { tail -n 5 "$work/glx"; die "glxinfo"; }
grep -q 'OpenGL core profile version string: 3.3 (Core Profile) MagmaGL' "$work/glx" || { grep -i 'version string' "$work/glx"; die "no 3.3 core through GLX"; }
grep -q 'direct rendering: Yes' "$work/glx" || die "not direct"
magma -- eglinfo >"$work/egl" 2>&1 || true
grep -q 'MagmaGL' "$work/egl" || die "eglinfo does not show MagmaGL"
build/bin/magma-info >"$work/info" || die "magma-info"
grep -qi 'OpenGL' "$work/info" || die "magma-info says nothing of OpenGL"
