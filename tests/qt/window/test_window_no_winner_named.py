"""No text of the window names a winner, or a margin, before the status allows it."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from goref.app.opening import Opened, open_path
from goref.core.case.case import StatedFacts
from goref.core.game.record import Act
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.status import CaseState
from goref.qt.look.preferences import Preferences
from tests.languages import EN, JA, KO, ZH
from tests.qt.desk import GAMES, Desk

NAMED = {
    EN: re.compile(r"\bwins?\b|\bwon\b|^[BW][+]\d", re.IGNORECASE),
    ZH: re.compile("[黑白]胜|胜[0-9]|中盘胜"),
    JA: re.compile("[黒白]の?.{0,8}勝ち"),
    KO: re.compile("[흑백] .{0,12}승"),
}
MARGIN = re.compile(r"= [−+]?\d")
EVERY = 9
"""So many moves apart is looked."""
GAME_FILES = sorted(GAMES.glob("*.sgf"))


def texts(desk: Desk) -> list[str]:
    """Everything that is read in the window now."""
    window = desk.window
    said = [window.windowTitle(), desk.status]
    for kind in (QLabel, QAbstractButton):
        said += [w.text() for w in window.findChildren(kind) if w.isVisible()]
    said += [row.text + row.stake for row in desk.questions.page.rest.rows]
    return said


def named(desk: Desk) -> list[str]:
    pattern = NAMED[desk.window.language]
    return [text for text in texts(desk) if pattern.search(text) or MARGIN.search(text)]


def shown(desk: Desk, game: Path, moves: int | None = None) -> None:
    """A game without any ruling, up to a move, in the window."""
    opened = open_path(game)[0]
    case = replace(
        opened.case,
        ruling=Ruling(),
        settled={},
        disputed=frozenset(),
        trials=(),
        answers=StatedFacts(),
    )
    if moves is not None:
        entries, left = [], moves
        for entry in case.record.entries:
            left -= isinstance(entry, Act)
            if left >= 0:
                entries.append(entry)
        case = replace(case, record=replace(case.record, entries=tuple(entries)))
    desk.main.show(Opened(case, None, (), game.stem), None)


@pytest.mark.parametrize("game", GAME_FILES, ids=lambda path: path.stem)
def test_no_move_and_no_page_of_a_game_that_nobody_ruled_on(start, game):
    desk = start()
    shown(desk, game)
    session = desk.window.session
    assert session.assessment.score.status.state is CaseState.UNDECIDED
    for moment in (*range(0, session.last_moment, EVERY), session.last_moment):
        session.show_moment(moment)
        assert named(desk) == []
    for stage in desk.window.stages.ids:
        desk.go(stage)
        assert named(desk) == [], stage
    desk.window.open_details()
    assert named(desk) == []


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_no_move_of_a_game_that_is_being_recorded(start, language):
    Preferences().language = language
    desk = start()
    for moves in (0, 1, 6, 90, 200):
        shown(desk, GAMES / "takagawa--go-seigen-1959.sgf", moves)
        desk.window.actions_by_id["play-on-board"].setChecked(True)
        assert desk.score.status.state is CaseState.IN_PLAY
        assert named(desk) == []
        for stage in desk.window.stages.ids:
            desk.go(stage)
            assert named(desk) == [], stage
        desk.window.actions_by_id["play-on-board"].setChecked(False)


def test_the_walk_would_see_a_winner(start):
    desk = start(GAMES / "gold-petal-bowls.sgf")
    assert any("wins" in text for text in named(desk))
