#!/bin/bash
. "$(dirname "$0")/common.sh"
shows es2gears 4 20 es2gears_x11
