"""What the board is in hand for, one at a time: ruling, setting up, a live game, a count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.core.geometry import Point
from goref.qt.board.view import BoardView
from goref.qt.picture import Options, describe, picture, setting_up

if TYPE_CHECKING:
    from goref.qt.main_window import MainWindow

SWITCHES = ("set-up", "play-on-board")
"""Commands that take the board in hand as long as they are on."""


def leave_others(window: MainWindow, command: str = "") -> None:
    """Leave whatever the board is in hand for, but not what this command began."""
    for other in SWITCHES:
        if other != command:
            window.actions_by_id[other].setChecked(False)
    if command != "arrange":
        window.staging.close()


def board_view(window: MainWindow, options: Options) -> BoardView:
    """What the board shows as it is in hand now, also in the middle of a stroke."""
    if window.setting_up.is_on:
        return setting_up(window.setting_up.position(), window.setting_up.hover(), options)
    if window.playing.is_on:
        return window.playing.view(options)
    if window.staging.is_open:
        return window.staging.view(coordinates=options.coordinates)
    return picture(window.session, options)


def told(window: MainWindow, point: Point) -> str:
    """What is at a point of the board as it is shown."""
    if window.staging.is_open:
        return window.staging.describe(point)
    ruled = not window.playing.is_on or window.playing.shows_ruling
    return describe(window.session, point, window.language, ruled=ruled)
