"""An act that was done in a copy of the event, and is done here again."""

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
    """Does here what was done in a copy of the event.

    Attributes:
        time: when it was done there, as that audit says.
        original: the act there, as JSON; empty if an earlier goref did it.
    """

    time: str
    original: Annotated[dict[str, Any], plain(read_object)]
