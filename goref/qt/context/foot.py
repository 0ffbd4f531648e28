"""What stands at the foot of a window: where the case stands, and the one next act."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from goref.core.base.frozen import frozen


class Tone(Enum):
    """How loudly the foot speaks."""

    QUIET = "quiet"
    """Nothing is decided."""
    PROVISIONAL = "provisional"
    SETTLED = "settled"


@frozen
class FootAct:
    """A button of the foot.

    Attributes:
        name: its object's name.
        does: what a press does.
        means: what it is for, where its text does not say that.
        keys: what else presses it, to be told in its tip.
        enters: whether Enter presses it, where it is the next act.
    """

    name: str
    text: str
    does: Callable[[], object]
    enabled: bool = True
    means: str = ""
    keys: str = ""
    enters: bool = True


@frozen
class FootState:
    """All that the foot shows.

    Attributes:
        says: the verdict, or where the case stands, in one line.
        more: what belongs to it, in small.
        act: the one next act; Enter does it, unless it says otherwise.
        beside: what else can be done here.
    """

    says: str = ""
    more: str = ""
    tone: Tone = Tone.QUIET
    act: FootAct | None = None
    beside: tuple[FootAct, ...] = ()
