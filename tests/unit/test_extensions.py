#!/usr/bin/env python3
"""Holds the promise of translator/gl/extension.def: each command of an advertised extension, and of each core version up to 3.3, has a
definition of its own in translator/gl (not only the generated default that says "unimplemented").

Usage: test_extensions.py SOURCE_DIR OBJECT...   (objects of translator/gl)
       test_extensions.py --self-test SOURCE_DIR OBJECT...   an extension that is not implemented must be seen
Exit 77 when Debian's khronos-api or nm is missing."""
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

REGISTRY = Path("/usr/share/khronos-api/gl.xml")
# Names that drivers and programs use though the registry does not list them; they bring no commands.
UNREGISTERED = {"GL_EXT_texture_edge_clamp", "GL_EXT_texture_rectangle"}
# Commands that need fixed-function drawing, which is not there yet: MagmaGL gives 2.1 to programs that draw with shaders.
FIXED_FUNCTION = Path(__file__).with_name("fixed_function.txt")


def defined_functions(objects):
    out = subprocess.run(["nm", *objects], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r" T mgl_(gl\w+)$", out, re.M))


class Registry:
    def __init__(self, source):
        self.root = ET.parse(REGISTRY).getroot()
        entry = (Path(source) / "translator/entry/generated/gl_entry.c").read_text()
        # Which function of translator/gl an exported name calls.
        self.function = dict(re.findall(r"^EXPORT [^\n]*?\b(gl\w+)\([^\n]*\n\{.*?mgl_(gl\w+)\(ctx", entry, re.M | re.S))

    def commands(self, element, compat):
        for require in element.findall("require"):
            if require.get("api") not in (None, "gl", "glcore") or (require.get("profile") == "compatibility" and not compat):
                continue
            for command in require.findall("command"):
                yield command.get("name")


def main(arguments):
    self_test = arguments[0] == "--self-test"
    source, objects = arguments[self_test], arguments[self_test + 1:]
    if not REGISTRY.exists() or not shutil.which("nm"):
        print("skipped: needs /usr/share/khronos-api/gl.xml and nm")
        return 77
    registry, bad = Registry(source), 0
    have = defined_functions(objects)
    allowed = set(FIXED_FUNCTION.read_text().split()) if not self_test else set()
    rows = re.findall(r"^X\((\w+),.*\b(ALL|COMPAT|CORE|GLSL)\)$", (Path(source) / "translator/gl/extension.def").read_text(), re.M)
    if self_test:
        rows.append(("GL_ARB_direct_state_access", "ALL"))
    elements = {e.get("name"): e for e in registry.root.find("extensions")}
    promises = [(name, elements.get(name), profile != "CORE") for name, profile in rows if profile != "GLSL"]
    promises += [(f.get("name"), f, True) for f in registry.root.findall("feature") if f.get("api") == "gl" and float(f.get("number")) <= 3.3]
    for name, element, compat in promises:
        if element is None:
            if name not in UNREGISTERED:
                print(f"{name}: not in the registry")
                bad += 1
            continue
        missing = sorted({c for c in registry.commands(element, compat) if registry.function.get(c) not in have} - allowed)
        if missing:
            print(f"{name}: {len(missing)} not defined: {' '.join(missing)}")
            bad += 1
    print(f"{len(promises)} extensions and versions, {bad} with missing commands")
    return (0 if bad else 1) if self_test else (1 if bad else 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
