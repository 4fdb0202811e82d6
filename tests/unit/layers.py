#!/usr/bin/env python3
"""Holds the include rules of docs/architecture.md: nothing includes upwards, no Vulkan above the wire, no client below it.

layers.py [TOP]: prints each breach; exit 1 when there is one. --self-test proves that a breach is seen.
"""
import pathlib
import re
import sys
import tempfile

MAY = {  # folder: folders it may include (itself always)
    "translator/base": [],
    "wire/catalogue": ["translator/base"],
    "wire/codec": ["wire/catalogue", "translator/base"],
    "wire/transport": ["wire/codec", "wire/catalogue", "translator/base"],
    "wire/server": ["wire", "translator/base", "translator/vk", "pipeline_cache"],
    "pipeline_cache": ["translator/base"],
    "translator/glsl": ["translator/base", "wire/catalogue", "pipeline_cache"],
    "translator/gl": ["wire", "translator/glsl", "translator/base", "translator/entry/generated"],
    "translator/entry": ["translator/gl", "wire", "translator/base", "translator/glsl"],
    "translator/vk": ["wire", "translator/base", "pipeline_cache", "shaders"],
}
NO_VULKAN = ["translator/base", "wire/catalogue", "wire/codec", "wire/transport", "translator/glsl", "translator/gl", "translator/entry", "pipeline_cache"]
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]')


def folder_of(path):
    best = [f for f in MAY if path == f or path.startswith(f + "/")]
    return max(best, key=len) if best else None


def breaches(top):
    for source in sorted(top.rglob("*.[ch]*")):
        name = source.relative_to(top).as_posix()
        home = folder_of(name)
        if not home or source.suffix not in (".c", ".h", ".cpp", ".def"):
            continue
        for number, line in enumerate(source.read_text(errors="replace").splitlines(), 1):
            m = INCLUDE.match(line)
            if not m:
                continue
            target = m[1]
            if home in NO_VULKAN and (target.startswith("vulkan/") or target in ("volk.h", "vk_mem_alloc.h")):
                yield f"{name}:{number}: Vulkan above the wire: {target}"
            other = folder_of(target)
            if other and other != home and not any(target.startswith(f + "/") for f in MAY[home]):
                yield f"{name}:{number}: {home} may not include {target}"


def self_test():
    with tempfile.TemporaryDirectory() as d:
        top = pathlib.Path(d)
        (top / "translator/gl").mkdir(parents=True)
        (top / "translator/gl/bad.c").write_text('#include <vulkan/vulkan.h>\n#include "translator/vk/vk.h"\n')
        return 0 if len(list(breaches(top))) == 2 else 1


def main():
    if "--self-test" in sys.argv:
        return self_test()
    top = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
    found = list(breaches(top))
    print("\n".join(found) or "no breach")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
