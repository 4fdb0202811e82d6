#!/usr/bin/env python3
"""demo_row LABEL STATS.json PICTURE: one row of the demo's table; --head prints the head."""
import json
import os
import sys

FORMAT = "{:24s} {:22s} {:>7s} {:>8s}  {:46s} {}"


def main():
    if sys.argv[1] == "--head":
        print(FORMAT.format("program", "GL version", "frames", "fps", "CPU ms a frame by thread", "picture"))
        return
    label, stats_path, picture = sys.argv[1:4]
    try:
        with open(stats_path) as f:
            stats = json.load(f)
    except (OSError, ValueError):
        stats = {}
    frames = stats.get("client", {}).get("frames", 0)
    seconds = stats.get("seconds", 0)
    threads = ", ".join(f"{t['name']} {t['cpu_ms'] / max(frames, 1):.2f}" for t in stats.get("threads", []) if t["cpu_ms"] / max(frames, 1) >= 0.01)
    print(FORMAT.format(label, stats.get("gl_version", "?")[:22], str(frames) if frames else "no frames", f"{frames / seconds:.1f}" if seconds else "-",
                        threads[:46], picture if os.path.exists(picture) else "no picture"))


main()
