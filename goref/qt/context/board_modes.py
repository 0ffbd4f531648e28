"""What the board is in hand for, one at a time: ruling, setting up, a live game, a count …"""

from __future__ import annotations

from typing import TYPE_CHECKING

from goref.core.base.geometry import Point
from goref.qt.board.view import BoardView
from goref.qt.picture.picture import Options, describe, picture, setting_up

if TYPE_CHECKING:
    from goref.qt.window.main_window import MainWindow

SWITCHES = ("set-up", "play-on-board", "try-on-board")
"""Commands that take the board in hand as long as they are on."""


def leave_others(window: MainWindow, command: str = "") -> None:
    """Leave whatever the board is in hand for, but not what this command began."""
    for other in SWITCHES:
        if other != command:
            window.actions_by_id[other].setChecked(False)
    if command != "arrange":
        window.staging.close()
    if command != "correct-move":
        window.correcting.leave()


def board_view(window: MainWindow, options: Options) -> BoardView:
    """What the board shows as it is in hand now, also in the middle of a stroke."""
    if window.setting_up.is_on:
        return setting_up(window.setting_up.position(), window.setting_up.hover(), options)
    if window.playing.is_on:
        return window.playing.view(options)
    if window.trying.is_on:
        return window.trying.view(options)
    if window.correcting.is_on:
        return window.correcting.view(options)
    if window.staging.is_open:
        return window.staging.view(coordinates=options.coordinates)
    return window.suggesting.shown(picture(window.session, options), options)


def is_ruling(window: MainWindow) -> bool:
    """Whether the board is in hand for ruling, and for nothing else."""
    others = (window.setting_up, window.playing, window.trying, window.correcting)
    return not (window.staging.is_open or any(other.is_on for other in others))


def told(window: MainWindow, point: Point) -> str:
    """What is at a point of the board as it is shown."""
    if window.staging.is_open:
        return window.staging.describe(point)
    if window.trying.is_on:
        return window.trying.describe(point)
    ruled = not window.playing.is_on or window.playing.shows_ruling
    text = describe(window.session, point, window.language, ruled=ruled)
    return text + window.suggesting.told(point)


def go_on_from(window: MainWindow, old: MainWindow) -> None:
    """Have the board in hand for what it was in another window of the session."""
    window.staging.go_on_from(old.staging)
    window.actions_by_id["play-on-board"].setChecked(old.playing.is_on)
    window.trying.go_on_from(old.trying)
    window.suggesting.go_on_from(old.suggesting)
    window.help.go_on_from(old.help)
    window.view_menu.go_on_from(old)
