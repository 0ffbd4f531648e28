"""Renders scenes: pictures and their truth, by seed. A run cut off goes on where it was.

``python render.py WORK FIRST LAST [SCALE]`` writes ``WORK/pictures/SEED.png`` and
``SEED.json``, with ``SCALE`` times the pixels across and along. It wants POV-Ray (Debian:
``povray``).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from scenes import scene


def main(work: Path, first: int, last: int, scale: float) -> None:
    folder = work / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    for seed in range(first, last):
        truth = folder / f"{seed}.json"
        if truth.exists():
            continue
        made = scene(seed)
        source = folder / f"{seed}.pov"
        source.write_text(made.text, encoding="ascii")
        command = ["povray", f"+I{source}", f"+O{folder / f'{seed}.png'}"]
        width, height = round(made.width * scale), round(made.height * scale)
        command += [f"+W{width}", f"+H{height}", "+A0.2", "+R2", "-D", "+WT1", "-GA"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{source}: {done.stderr[-800:]}")
        source.unlink()
        corners = [[u * width, v * height] for u, v in made.corners]
        truth.write_text(json.dumps({"rows": made.rows, "corners": corners}), encoding="ascii")


if __name__ == "__main__":
    scale = float(sys.argv[4]) if len(sys.argv) > 4 else 1.0
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), scale)
