"""The board lies where it lies: in every state of a size of window and of texts."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint

from goref.app.edits.details import StateDetails
from goref.app.edits.ruling import ChooseRules
from goref.app.opening import Opened
from goref.core.case.case import Case
from goref.qt.window.main_window import MainWindow
from tests.length import share
from tests.qt.conftest import Start
from tests.qt.desk import GAMES, Desk, Key
from tests.qt.fitting import rest
from tests.qt.states import states

WINDOWS = ((960, 640), (1280, 800), (1920, 1080))
TEXTS = (80, 100, 200)
LONG = "Honinbo Shusaku of the house that nobody’s sheet had ever room enough for"

Place = tuple[object, ...]


def place(window: MainWindow) -> Place:
    """Where the board is in the window, and where its points are on it."""
    board = window.board
    laid = board.board_layout()
    grid = window.session.case.record.grid
    points = [grid.point(name) for name in ("A1", "K10", "T19")]
    return (
        board.mapTo(window, QPoint(0, 0)).toTuple(),
        board.size().toTuple(),
        laid.board,
        laid.spacing,
        *(laid.centre(point) for point in points),
    )


@pytest.mark.parametrize(
    ("size", "percent"),
    share(list(product(WINDOWS, TEXTS)), 4),  # each of both once
)
def test_the_board_stays_through_a_whole_session(
    start: Start, size: tuple[int, int], percent: int
) -> None:
    desk: Desk = start(GAMES / "iwamoto--go-seigen-1948.sgf")
    desk.main.use_text_size(percent)
    window = desk.window
    window.resize(*size)
    rest(window)
    assert window.size().toTuple() == size
    first = place(window)
    seen = {where: place(window) for where in states(window)}
    # Names that wrap, a rule set that counts with bowls, another one without prisoners.
    window.do(StateDetails((("PB", LONG), ("PW", LONG))))
    for rules in ("jpd-a", "ming-qing", "tromp-taylor"):
        window.do(ChooseRules(rules))
        rest(window)
        seen[f"long names, {rules}"] = place(window)
        assert not window.board.view().heaps
        desk.lay_out()
        if window.modes.staging.is_on:
            rest(window)
            seen[f"the count, {rules}"] = place(window)
            window.modes.leave()
    for id_ in ("marks", "numbers"):
        window.actions_by_id[id_].trigger()
        seen[id_] = place(window)
    # A game that is recorded from its first move.
    desk.main.show(Opened(Case()), None)
    window.actions_by_id["set-up"].setChecked(True)
    rest(window)
    seen["setting up an empty board"] = place(window)
    window.actions_by_id["play-on-board"].setChecked(True)
    for name in ("Q16", "D4"):
        desk.click(name)
        rest(window)
        seen[f"in play, after {name}"] = place(window)
    assert window.session.in_play
    window.modes.leave()
    for id_ in window.stages.ids:
        window.show_stage(id_)
        rest(window)
        seen[f"in play, {id_}"] = place(window)
    assert {where: at for where, at in seen.items() if at != first} == {}
    assert len(seen) > 50


def test_the_board_is_as_large_as_the_height_allows(start: Start) -> None:
    desk: Desk = start(GAMES / "iwamoto--go-seigen-1948.sgf")
    for size in ((1280, 800), (1920, 1080)):
        desk.window.resize(*size)
        rest(desk.window)
        laid = desk.board.board_layout()
        strip = laid.strip
        assert strip is not None
        assert laid.board.height == laid.board.width
        left = desk.board.height() - laid.board.height - strip.height
        assert left < laid.spacing, "room that neither board nor strip has"


def test_no_key_of_the_way_moves_the_board(start: Start) -> None:
    desk: Desk = start(GAMES / "gold-petal-bowls.sgf")
    before = place(desk.window)
    desk.board.setFocus()
    for _ in range(20):
        desk.key(Key.Key_Return)
        rest(desk.window)
        assert place(desk.window) == before
        if desk.window.modes.staging.is_on:
            break
    assert desk.window.modes.staging.is_on, "Enter alone leads to the count"
