"""The content of a window's foot: the state of the case, and the button for the next act."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from goref.core.base.frozen import frozen


class Tone(Enum):
    """The emphasis of the foot's line about the result."""

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
        means: what the button is for, if its text does not say so; "" if it does.
        keys: the names of further keys that press the button, shown in the tool tip.
        enters: True if Enter presses the button while it is the foot's next act.
        leaves: True if the act has an effect outside the window, as printing has. Enter then
            presses the button only after it was visible long enough to be read.
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
        says: the result or the state of the case, in one line.
        more: the text in small letters below ``says``.
        act: the button for the next act; None for no button.
        beside: the other buttons.
        whole: ``more`` in full, for its tool tip, if ``more`` leaves something out; else "".
    """

    says: str = ""
    more: str = ""
    tone: Tone = Tone.QUIET
    act: FootAct | None = None
    beside: tuple[FootAct, ...] = ()
    whole: str = ""
