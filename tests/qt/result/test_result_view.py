"""What the window says of a result: no more than somebody has ruled, everywhere alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from goref.core.ruling.ruling import Voice
from goref.core.scoring.status import CaseState
from tests.qt.desk import CTRL, GAMES, SHIFT, Desk, Key

HALVES = ".XO..\n" * 5
"""White has five points more, and a komi of 3¾ zi."""
WON = "White wins by 6¼ zi"


def halves(start, tmp_path: Path) -> Desk:
    path = tmp_path / "halves.txt"
    path.write_text(HALVES)
    return start(path)


def told(desk: Desk) -> Iterator[str]:
    """The result wherever it stands, the hypothetical ones not among them."""
    yield desk.result
    yield desk.sentence()
    desk.key(Key.Key_C, CTRL | SHIFT)
    yield QGuiApplication.clipboard().text()


def state(desk: Desk) -> CaseState:
    return desk.score.status.state


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_nobody_has_won_before_it_is_ruled_that_nothing_is_dead(
    start, tmp_path, by_keyboard: bool
) -> None:
    desk = halves(start, tmp_path)
    desk.go("dead")
    assert set(told(desk)) == {"Not ruled yet · 1 question open"}
    assert desk.window.result.accessibleDescription() == ""
    assert desk.signs()["result"] == "!"
    assert desk.findings()[0].endswith("every stone is counted as alive.")
    assert [row[0] for row in desk.lines()][-2:] == [
        "Total so far",
        "Black less White so far, in zi",
    ]
    if by_keyboard:
        desk.key(Key.Key_A, CTRL | SHIFT)
    else:
        desk.press(desk.steps.dead.rest)
    assert state(desk) is CaseState.SETTLED
    assert set(told(desk)) == {WON}
    assert desk.window.result.accessibleDescription() == "White"
    assert not desk.steps.dead.rest.isEnabled()
    assert [row[0] for row in desk.lines()][-2:] == ["Total", "Black less White, in zi"]
    desk.undo()
    assert set(told(desk)) == {"Not ruled yet · 1 question open"}
    assert desk.steps.dead.rest.isEnabled()


def test_what_else_is_open_makes_it_provisional_with_its_number(start) -> None:
    desk = start(GAMES / "takagawa--go-seigen-1959.sgf")
    count = len(desk.score.status.open)
    assert desk.result == f"Not ruled yet · {count} questions open"
    desk.key(Key.Key_M, CTRL)
    results = {row[0]: row[2] for row in desk.compared()}
    assert results["Japanese"] == "–"
    assert "wins" in results["Tromp–Taylor"], "it takes every stone as alive"
    assert desk.window.compare.status.text().startswith("Not ruled yet: Nobody has ruled")
    desk.key(Key.Key_A, CTRL | SHIFT)
    assert desk.result == f"Provisional: White wins by 3½ moku · {count - 1} questions open"
    assert desk.sentence() == desk.result
    results = {row[0]: row[2] for row in desk.compared()}
    assert results["Japanese"] == "Provisional: White wins by 3½ moku"


def test_a_game_is_in_play_while_it_is_recorded_and_not_over(start, tmp_path) -> None:
    desk = halves(start, tmp_path)
    desk.key(Key.Key_P, CTRL | SHIFT)
    assert state(desk) is CaseState.IN_PLAY
    assert set(told(desk)) == {"The game is in play."}
    desk.key(Key.Key_A, CTRL | SHIFT)
    assert (desk.case.ruling.word, desk.status) == (None, "The game is in play.")
    bar = desk.window.playing.bar
    for name in ("do-pass", "do-pass"):
        desk.press(next(b for b in bar.buttons() if b.objectName() == name))
    desk.key(Key.Key_A, CTRL | SHIFT)
    assert desk.case.ruling.word is Voice.REFEREE, "at the stop it may be said"
    assert state(desk) is CaseState.IN_PLAY
    desk.press(next(b for b in bar.buttons() if b.objectName() == "do-agreed"))
    assert (state(desk), desk.result) == (CaseState.SETTLED, WON)
    desk.undo()
    assert state(desk) is CaseState.IN_PLAY
    desk.key(Key.Key_Escape)
    assert state(desk) is CaseState.SETTLED, "recording is over, and the board is ruled on"


def test_an_empty_board_has_no_winner_whatever_is_ruled(start) -> None:
    desk = start()
    desk.key(Key.Key_N, CTRL)
    desk.key(Key.Key_A, CTRL | SHIFT)
    assert state(desk) is CaseState.UNDECIDED
    assert "wins" not in " ".join(told(desk))
