"""The marks of a case that were accepted from a second opinion.

A case stores only decisions; its protocol records where they came from. All other marks count
as made by the referee.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.app.act_log.act_log import OPENED
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.table import decode_edit
from goref.app.edits.trial import EndTrial
from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.io.case.act_log_file import Protocol

Origins = Mapping[Point, AcceptSuggestion]
NO_ORIGINS: Origins = {}


def accepted_marks(protocol: Protocol, case: Case) -> Origins:
    """Returns the stones whose accepted mark still holds, each with the act of accepting.

    Living stones of which the opinion was not sure (``standing``) are not included. Marks from
    before a turn of the board, or before an act that cannot be read, are left out. The acts are
    only read: doing them again would take too long for a sheet.

    Args:
        case: the case that the protocol leads to.
    """
    if not any(entry.get("edit") == AcceptSuggestion.name for entry in protocol.entries):
        return NO_ORIGINS

    origins: dict[Point, AcceptSuggestion] = {}
    later = set[Point]()
    for entry in reversed(_standing(protocol)):
        try:
            edit = decode_edit(case.record.grid, entry)
        except ValueError:
            break
        if edit.moves_points:
            break
        if isinstance(edit, AcceptSuggestion):
            kept = (edit.marked - edit.standing - later) & case.ruling.lives.keys()
            origins |= dict.fromkeys(kept, edit)
        later |= edit.marked
        if isinstance(edit, EndTrial) and edit.agreed and edit.place < len(case.trials):
            # both sides have agreed on these since
            later |= case.trials[edit.place].claim.points
    return origins


def _standing(protocol: Protocol) -> list[Mapping[str, Any]]:
    """Returns the entries of the acts in force: those not undone, or redone since."""
    earlier: list[Mapping[str, Any]] = []
    done: list[Mapping[str, Any]] = []
    undone: list[Mapping[str, Any]] = []
    for entry in protocol.entries:
        match entry:
            case {"undo": True} if done:
                undone.append(done.pop())
            case {"redo": True} if undone:
                done.append(undone.pop())
            case {"sitting": kind} if kind == OPENED:
                earlier += done
                done, undone = [], []
            case {"edit": _}:
                done.append(entry)
                undone = []
    return earlier + done
