"""The steps of the start. If a step fails, the others are still performed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from goref.core.base.faults import fault, fault_of, one_line, why
from goref.qt.frame.window_frame import in_words

if TYPE_CHECKING:  # imported once the board is shown
    from goref.qt.context.board_host import BoardHost


def step(main: BoardHost, act: Callable[[], object]) -> None:
    """Performs one step of the start. If it fails, shows the error; the start continues.

    An OSError is shown in one line with the file's name. Any other exception is shown as a bug.
    """
    try:
        act()
    except OSError as error:
        main.refuse(_line(main, error))
    except Exception:
        sys.excepthook(*sys.exc_info())


def _line(main: BoardHost, error: OSError) -> str:
    """Returns an error as one line."""
    if fault_of(error) is not None:
        return in_words(error, main.language)
    reason = why(error)
    if error.filename is not None:
        reason = fault("in-file", file=one_line(str(error.filename)), problem=reason)
    return in_words(fault("start-step", reason=reason), main.language)
