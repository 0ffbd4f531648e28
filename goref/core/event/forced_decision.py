"""The findings that were still open when a table was decided, as stored in the audit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from goref.core.base.findings import Finding, Level, read_arg, written_arg
from goref.core.base.geometry import Grid, grid
from goref.core.scoring.status import CaseState, CaseStatus

FORCED = "forced"
"""The key of these findings among the values of an entry."""


class ForcedDecision(NamedTuple):
    """The findings that were open at a decision, as read from an entry of the audit.

    Findings written by a later goref may have unknown codes.
    """

    state: CaseState
    board: Grid
    open: tuple[Finding, ...]


def forced_values(board: Grid, status: CaseStatus) -> dict[str, Any]:
    """Returns a status as plain values: the state, and the number and list of open findings."""
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


def read_forced(values: Mapping[str, Any]) -> ForcedDecision:
    """Returns the decision stored by :func:`forced_values`.

    Raises ValueError, KeyError or TypeError if the values are not of that form.
    """
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
    return ForcedDecision(CaseState(values["status"]), board, tuple(findings))
