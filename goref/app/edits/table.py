"""The table of all acts: importing their modules registers them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.app.edits import (
    accepting,
    correcting,
    details,
    incidents,
    photo,
    play,
    position,
    ruling,
    trial,
)
from goref.app.edits.base import EDITS, Edit
from goref.core.base.faults import fault, why
from goref.core.base.geometry import Grid

MODULES = (ruling, accepting, details, position, play, correcting, trial, photo, incidents)
"""The modules that define acts."""


def decode_edit(board: Grid, value: Mapping[str, Any]) -> Edit:
    """Returns the edit of a journal entry. Raises ValueError if it cannot be read."""
    try:
        return EDITS[value["edit"]].decode(board, value)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(fault("journal-entry", reason=why(error))) from None
