"""Renders scenes: pictures and their truth, by seed. A run cut off goes on where it was.

``python render.py WORK FIRST LAST`` writes ``WORK/pictures/SEED.png`` and ``SEED.json``.
It wants POV-Ray (Debian: ``povray``).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from scenes import scene


def main(work: Path, first: int, last: int) -> None:
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
        command += [f"+W{made.width}", f"+H{made.height}", "+A0.2", "+R2", "-D", "+WT1", "-GA"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{source}: {done.stderr[-800:]}")
        source.unlink()
        corners = [[u * made.width, v * made.height] for u, v in made.corners]
        truth.write_text(json.dumps({"rows": made.rows, "corners": corners}), encoding="ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
