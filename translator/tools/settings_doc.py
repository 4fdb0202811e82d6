#!/usr/bin/env python3
"""Makes docs/settings.md from translator/base/settings.def; --check says whether it is current (exit 1 when not)."""
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
ROW = re.compile(r'^S\((\w+), "(\w+)", (\w+), (".*?"|[^,]+), "(.*?)", "(.*)"\)$')


def page():
    lines = ["# Settings", "", "Generated from `translator/base/settings.def` by `translator/tools/settings_doc.py`. All are environment variables, read once",
             "with `secure_getenv` when MagmaGL is first used. `magma-run` sets them from its options.", "", "| variable | type | default | unit | what it does |", "|---|---|---|---|---|"]
    for line in (TOP / "translator/base/settings.def").read_text().splitlines():
        m = ROW.match(line)
        if m:
            _, name, kind, fallback, unit, doc = m.groups()
            lines.append(f"| `{name}` | {kind.lower()} | {fallback.strip(chr(34)) or '(empty)'} | {unit} | {doc} |")
    return "\n".join(lines) + "\n"


def main():
    target = TOP / "docs/settings.md"
    if "--check" in sys.argv:
        current = target.exists() and target.read_text() == page()
        print("docs/settings.md is " + ("current" if current else "stale: run translator/tools/settings_doc.py"))
        return 0 if current else 1
    target.write_text(page())
    return 0


if __name__ == "__main__":
    sys.exit(main())
