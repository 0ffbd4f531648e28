"""Boards that people judged, as two public collections write them.

``*.json``: goban's ``test/autoscore_test_files`` (board and owner of every point; ``*`` and
``s`` are left to either side, and a stone whose point is nobody's is taken off). ``*.game``:
online-go/score-estimator's ``test_games`` (board, and a mask of what is taken off).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boards import position

OWNERS = {"X": "B", "O": "W"}
FREE = "*s"
Line = dict[str, Any]


def judged(folder: Path) -> Iterator[Line]:
    """The boards of a folder as ``measure.py`` takes them; ``free``: stones that may be
    taken for dead or not."""
    for path in sorted(folder.rglob("*.json")):
        told = json.loads(path.read_text())
        rows = [row.translate(str.maketrans("bW ", "XO.")) for row in told["board"]]
        owners = "".join(told["correct_ownership"])
        yield _line(path, rows, owners, told.get("rules", "chinese"))
    for path in sorted(folder.rglob("*.game")):
        lines = [x for x in path.read_text().splitlines() if x and x[0] in " -01"]
        numbers = [[int(n) for n in x.split()] for x in lines]
        half = len(numbers) // 2
        rows = ["".join(".XO"[n] for n in row) for row in numbers[:half]]
        off = [n for row in numbers[half:] for n in row]
        signs = "".join(rows)
        taken = {"X": "W", "O": "B", ".": " "}
        owners = "".join(
            taken[s] if n else OWNERS.get(s, " ") for s, n in zip(signs, off, strict=True)
        )
        yield _line(path, rows, owners, "japanese")


def _line(path: Path, rows: list[str], owners: str, rules: str) -> Line:
    grid = position(rows).grid
    stones = [(p, sign) for p, sign in enumerate("".join(rows)) if sign != "."]
    other = {p: owners[p] for p, sign in stones if owners[p] != OWNERS[sign]}
    return {
        "id": f"{path.parent.name}/{path.stem}",
        "set": "judged",
        "kind": path.suffix[1:],
        "size": grid.width,
        "rules": "territory" if rules == "japanese" else "area",
        "rows": rows,
        "dead": grid.names([p for p, owner in other.items() if owner not in FREE]),
        "free": grid.names([p for p, owner in other.items() if owner in FREE]),
    }
