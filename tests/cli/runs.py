"""Calling goref as the shell would, and what a run left behind."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import goref

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "resources" / "games"
BOWLS = GAMES / "gold-petal-bowls.sgf"

# Black and White own half of the board each: six stones and two points.
HALVES = ".XO.\nXXOO\n.XO.\nXXOO\n"


class Ran(NamedTuple):
    """What a run of goref left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on stderr."""
        assert self.out == ""
        assert self.err.startswith("goref: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err


Goref = Callable[..., Ran]

COMMAND = [sys.executable, "-P", "-m", "goref"]
"""goref as a process of its own."""
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(goref.__file__).parents[1])}
"""The same goref as in this process, installed or not."""
# Black owns the left half of seven lines, White the right, a lone enemy stone in each.
STONES = "AB[da][db][dc][dd][de][df][dg][gd]AW[ea][eb][ec][ed][ee][ef][eg][bc]"
PLAIN = f"(;SZ[7]KM[0]RU[Chinese]RE[B+7]{STONES};B[];W[])"
