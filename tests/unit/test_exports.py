#!/usr/bin/env python3
"""Compares a library's dynamic symbols with the list of what it is to export.

    test_exports.py LIBRARY exports.txt       exit status 0 when `nm -D` shows those names and nothing else
    test_exports.py --self-test LIBRARY exports.txt    a list with one name more and one less must be told apart
"""
import subprocess
import sys

# glvnd's entry points into a vendor library are not names of the API.
VENDOR = {"__egl_Main", "__glx_Main"}


def exported(library):
    text = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    return {line.split()[-1].split("@")[0] for line in text.splitlines() if line}


def listed(path):
    with open(path) as lines:
        return {line.strip() for line in lines if not line.startswith("#")} | VENDOR


def compare(have, want):
    for name in sorted(want - have):
        print("not exported:", name)
    for name in sorted(have - want):
        print("exported but not listed:", name)
    return 0 if have == want else 1


def main(arguments):
    if arguments[0] == "--self-test":
        have, want = exported(arguments[1]), listed(arguments[2])
        missing = compare(have, want | {"glNoSuchFunction"})
        surplus = compare(have, want - {"glClear"})
        return 0 if missing and surplus else 1
    return compare(exported(arguments[0]), listed(arguments[1]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
