"""A key rules on what is outlined and on nothing else, whatever was pointed at before."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goref.core.base.geometry import Point
from goref.core.case.case import Case
from goref.core.ruling.dead import kin
from goref.core.ruling.ruling import StoneStatus
from goref.io.sgf.write import write_sgf
from tests.core.trials.boards import DOUBLE_KO
from tests.length import of_all
from tests.qt.conftest import Start
from tests.qt.desk import LEFT, NONE, RIGHT, Desk, Key, settle
from tests.qt.suggesting import BOARD, opened

BOARDS = {"three dead": BOARD, "kos": DOUBLE_KO}
KEYS = (
    Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_D, Key.Key_S, Key.Key_K, Key.Key_T, Key.Key_E,
    Key.Key_F, Key.Key_O, Key.Key_L, Key.Key_M, Key.Key_N,
)  # fmt: skip
ROUNDS, BEFORE = of_all(30, short=12), 3


class Wanderer:
    """Points, walks, clicks and opens at random."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.chance = desk, Random(seed)

    def name(self) -> str:
        grid = self.desk.case.record.grid
        return grid.name(self.chance.choice(grid.points))

    def wander(self) -> None:
        desk = self.desk
        match self.chance.randrange(8):
            case 0 | 1:
                desk.hover(self.name())
            case 2:
                desk.board.setFocus()
                desk.walk(self.name())
            case 3:
                desk.click(self.name())  # it rules: undone at once, what it left stays
                if desk.window.session.history.undo_act is not None:
                    desk.undo()
            case 4:
                desk.leave_board()
            case 5:
                desk.click(self.name(), RIGHT)
                QTest.keyClick(desk.menu, Key.Key_Escape)
                desk.window.activateWindow()
            case 6:
                self.open_line()
            case _:
                desk.go(self.chance.choice(("dead", "doubts")))
        settle()

    def open_line(self) -> None:
        rest = self.desk.questions.page.rest
        if rest.rows and rest.viewport().height() > 0:
            index = rest.model().index(self.chance.randrange(len(rest.rows)), 0)
            rest.scrollTo(index)
            where = rest.visualRect(index).center()
            QTest.mouseClick(rest.viewport(), LEFT, NONE, where)


def ruled_on(before: Case, after: Case) -> frozenset[Point]:
    """The points of which something else is ruled, or that are in dispute otherwise."""
    points = set(before.disputed ^ after.disputed)
    for old, new in (
        (before.ruling.lives, after.ruling.lives),
        (before.ruling.claims, after.ruling.claims),
    ):
        points |= {p for p in old.keys() | new.keys() if old.get(p) is not new.get(p)}
    return frozenset(points)


def reach(case: Case, outlined: frozenset[Point]) -> frozenset[Point]:
    """What is outlined with its kin: stones that are dead or in seki together."""
    every = set(outlined)
    for p in outlined:
        if case.position.cells[p]:
            every |= case.position.chain(p) | kin(case.position, case.ruling, p)
    return frozenset(every)


@pytest.mark.parametrize("board", BOARDS)
def test_a_key_rules_on_what_is_outlined_alone(
    start: Start, tmp_path: Path, board: str
) -> None:
    case = BOARDS[board]
    path = tmp_path / "case.sgf"
    path.write_bytes(write_sgf(None, case.record, case.ruling))
    desk = start(path)
    desk.window.resize(960, 640)
    wanderer, hits = Wanderer(desk, seed=len(board)), 0
    for _ in range(ROUNDS):
        for _ in range(BEFORE):
            wanderer.wander()
        lit, card = desk.board.view().lit, desk.questions.open
        assert lit == (card.points if card is not None else frozenset())
        key, before = wanderer.chance.choice(KEYS), desk.case
        desk.key(key)
        changed = ruled_on(before, desk.case)
        assert changed <= reach(before, lit), (key, lit)
        hits += bool(changed)
        while desk.window.session.history.undo_act is not None:
            desk.window.session.undo()
    assert hits >= ROUNDS // 4, "keys do rule"


@pytest.mark.parametrize(
    ("text", "life"),
    [("в", StoneStatus.DEAD), ("ы", StoneStatus.SEKI), ("é", StoneStatus.DEAD)],
)
@pytest.mark.parametrize("where", ["board", "page"])
def test_keys_of_other_layouts_answer(
    start: Start, tmp_path: Path, text: str, life: StoneStatus, where: str
) -> None:
    """On Russian and on French keyboards, without Shift."""
    desk = opened(start, tmp_path)
    desk.weighed()
    desk.hover("G5")
    target = desk.board if where == "board" else desk.questions.page
    target.setFocus()
    key = ord(text.upper())
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(
            target, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, 0, key, 0, text)
        )
    assert desk.case.ruling.lives[desk.point("G5")] is life


def test_a_figure_pressed_again_at_a_point_answers_the_same(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "case.sgf"
    path.write_bytes(write_sgf(None, DOUBLE_KO.record, DOUBLE_KO.ruling))
    desk = start(path)
    desk.go("doubts")
    answered, cells = 0, desk.case.position.cells
    empty = [p for p in desk.case.record.grid.points if not cells[p]]
    for point in empty[::4]:
        for key in (Key.Key_1, Key.Key_2, Key.Key_3):
            desk.leave_board()
            desk.hover(desk.case.record.grid.name(point))
            before = desk.case
            desk.key(key)
            ruled = desk.case.ruling
            answered += desk.case != before
            desk.key(key)
            assert desk.case.ruling == ruled, (point, key)
            while desk.case != before:
                desk.undo()
    assert answered >= 6
