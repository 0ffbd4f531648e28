"""What was open in a case that a table was decided by all the same, as the audit keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from goref.core.base.findings import Finding, Level, read_arg, written_arg
from goref.core.base.geometry import Grid, grid
from goref.core.scoring.status import CaseState, CaseStatus

FORCED = "forced"
"""The key that it has among the values of an entry."""


class Forced(NamedTuple):
    """What was open, read back; of a later goref it may have codes that are not known."""

    state: CaseState
    board: Grid
    open: tuple[Finding, ...]


def forced_values(board: Grid, status: CaseStatus) -> dict[str, Any]:
    """A status as plain values: the state, how much is open, and what, by its codes."""
    return {
        "status": status.state.value,
        "count": len(status.open),
        "board": [board.width, board.height],
        "open": [
            {
                "code": finding.code,
                "points": board.names(finding.points),
                "args": {name: written_arg(value) for name, value in finding.args},
                "move": finding.move,
            }
            for finding in status.open
        ],
    }


def read_forced(values: Mapping[str, Any]) -> Forced:
    """What :func:`forced_values` has made. Raises ValueError, KeyError or TypeError."""
    width, height = values["board"]
    board = grid(width, height)
    findings = [
        Finding(
            one["code"],
            Level.CHECK,
            tuple(board.point(name) for name in one["points"]),
            tuple((name, read_arg(name, value)) for name, value in one["args"].items()),
            one["move"],
        )
        for one in values["open"]
    ]
    return Forced(CaseState(values["status"]), board, tuple(findings))
