"""The content of a window's foot: the state of the case, and the one next act."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from goref.core.base.frozen import frozen


class Tone(Enum):
    """The emphasis of the foot's verdict."""

    QUIET = "quiet"
    """Nothing is decided."""
    PROVISIONAL = "provisional"
    SETTLED = "settled"


@frozen
class FootAct:
    """A button of the foot.

    Attributes:
        name: the object name of the button.
        does: called when the button is pressed.
        means: the purpose of the button, if the text does not state that.
        keys: further keys that press the button, for the tool tip.
        enters: True if Enter presses the button while it is the next act.
        leaves: True if the act goes out of the window, as printing does. Enter then presses the
            button only after it was visible long enough to be read.
    """

    name: str
    text: str
    does: Callable[[], object]
    enabled: bool = True
    means: str = ""
    keys: str = ""
    enters: bool = True
    leaves: bool = False


@frozen
class FootState:
    """The whole content of the foot.

    Attributes:
        says: the verdict, or the state of the case, in one line.
        more: the small text below the verdict.
        act: the one next act; Enter performs it, unless ``enters`` is False.
        beside: the other acts possible here.
        whole: ``more`` in full, for its tool tip, if it leaves something out; else "".
    """

    says: str = ""
    more: str = ""
    tone: Tone = Tone.QUIET
    act: FootAct | None = None
    beside: tuple[FootAct, ...] = ()
    whole: str = ""
