"""All acts there are: they are entered by their modules, which are imported here."""

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
"""Where acts are."""


def decode_edit(board: Grid, value: Mapping[str, Any]) -> Edit:
    """An edit from its journal entry. Raises ValueError for one that cannot be read."""
    try:
        return EDITS[value["edit"]].decode(board, value)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(fault("journal-entry", reason=why(error))) from None
