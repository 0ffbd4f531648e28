"""The act that repeats in an event what was done in a copy of it."""

from __future__ import annotations

from typing import Annotated, Any

from goref.app.event.acts.base import event_act
from goref.app.event.acts.imports import PreparedAct
from goref.core.base.frozen import frozen
from goref.core.base.language import Text
from goref.io.values.codec import plain, read_object


@event_act("from-copy", Text("event acts", "From a copy"))
@frozen
class CopiedAct(PreparedAct):
    """Repeats in an event an act that was done in a copy of it.

    Attributes:
        time: the time of the act according to the copy's audit.
        original: the act as a JSON object; empty if an earlier goref did it.
    """

    time: str
    original: Annotated[dict[str, Any], plain(read_object)]
