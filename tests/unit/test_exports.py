#!/usr/bin/env python3
"""Compares a library's dynamic symbols with the list of what it is to export.

    test_exports.py LIBRARY exports.txt       exit status 0 when `nm -D` shows those names and nothing else
    test_exports.py --self-test LIBRARY exports.txt    a list with one name more and one less must be told apart
"""
import subprocess
import sys

# glvnd's entry points into a vendor library are not names of the API.
VENDOR = {"__egl_Main", "__glx_Main"}
MOST_THREAD_LOCAL = 256


def exported(library):
    text = subprocess.run(["nm", "-D", "--defined-only", library], check=True, capture_output=True, text=True).stdout
    return {line.split()[-1].split("@")[0] for line in text.splitlines() if line}


def listed(path):
    with open(path) as lines:
        return {line.strip() for line in lines if not line.startswith("#")} | VENDOR


def thread_local_bytes(library):
    text = subprocess.run(["readelf", "-lW", library], check=True, capture_output=True, text=True).stdout
    return sum(int(line.split()[5], 16) for line in text.splitlines() if line.split()[:1] == ["TLS"])


def check_thread_local(library):
    """The current context is initial-exec, so all the library's thread-locals come out of the few hundred bytes that the loader
    keeps for libraries that a program opens late, and that other libraries want too."""
    size = thread_local_bytes(library)
    if size > MOST_THREAD_LOCAL:
        print(f"{size} bytes of thread-local variables, more than {MOST_THREAD_LOCAL}: dlopen may fail")
    return size <= MOST_THREAD_LOCAL


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
    small = check_thread_local(arguments[0])
    return compare(exported(arguments[0]), listed(arguments[1])) or not small


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
