"""A hundred referees who do what is offered, as it comes: none is ever without a next act."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from goref.core.case.case import Case
from goref.io.sgf.write import write_sgf
from goref.qt.look.preferences import Preferences
from tests.app.questions.test_question_builder_disputed import INTRUDER
from tests.core.build import bare, ruled
from tests.core.trials.boards import DOUBLE_KO, TEN_THOUSAND_YEARS, TWO_OF_THREE
from tests.length import of_all
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, Desk, Key

REFEREES, ACTS = of_all(20, short=8), 4
"""How many there are for each board, and what each does."""
TABLES: dict[str, tuple[Case, str]] = {
    "intruder": (INTRUDER, "chinese-2002"),
    "double ko": (DOUBLE_KO, "jpd-a"),
    "ten thousand years": (TEN_THOUSAND_YEARS, "japanese"),
    "one-sided": (ruled(TWO_OF_THREE, seki="A3 A1", one_sided="B: B2 C2"), "jpd-art"),
    "no ruling": (bare(".XO..", ".XO..", ".XOX.", ".XO..", ".XO.."), "tromp-taylor"),
}
LETTERS = (
    Key.Key_D, Key.Key_S, Key.Key_A, Key.Key_K, Key.Key_T, Key.Key_E, Key.Key_N, Key.Key_M,
)  # fmt: skip
LEAVES = ("print-sheet",)
"""Acts at the foot that end in a dialog."""


class RandomReferee:
    """Chooses among what is offered."""

    def __init__(self, desk: Desk, seed: int) -> None:
        self.desk, self.chance = desk, Random(seed)

    def act(self) -> str:
        """Do something; what it was."""
        desk, window = self.desk, self.desk.window
        if not window.modes.is_ruling or window.pages.drawer is not None:
            if self.chance.random() < 0.5 and self.trigger_next_action():
                return "foot"
            desk.key(Key.Key_Escape)
            return "escape"
        ways = (
            self.answer, self.answer, self.answer,
            self.trigger_next_action, self.trigger_next_action,
            self.point, self.point, self.click, self.walk, self.take_back, self.list_all,
        )  # fmt: skip
        way = self.chance.choice(ways)
        way()
        return way.__name__

    def answer(self) -> None:
        """Give an answer of the open card by its figure."""
        card = self.desk.questions.open
        count = len(card.answers) if card is not None else 1
        self.desk.key(Key(Key.Key_1 + self.chance.randrange(count)))

    def trigger_next_action(self) -> bool:
        foot = self.desk.window.foot
        if foot.act.objectName() in LEAVES or not foot.act.isEnabled():
            return False
        self.desk.press(foot.act)
        return True

    def name(self) -> str:
        grid = self.desk.case.record.grid
        return grid.name(self.chance.choice(grid.points))

    def point(self) -> None:
        """Point somewhere, and press a letter."""
        self.desk.hover(self.name())
        self.desk.key(self.chance.choice(LETTERS))

    def click(self) -> None:
        self.desk.click(self.name())

    def walk(self) -> None:
        """Go to a stage."""
        self.desk.go(self.chance.choice(self.desk.window.stages.ids))

    def take_back(self) -> None:
        self.desk.undo()

    def list_all(self) -> None:
        self.desk.key(Key.Key_D, CTRL)


def check(desk: Desk, done: list[str]) -> None:
    """There is a next act, or a question with answers, in sight."""
    foot, card = desk.window.foot.act, desk.questions.open
    asked = desk.questions.page.card.isVisible() and card is not None and bool(card.answers)
    assert (foot.isVisible() and foot.isEnabled()) or asked, done
    assert foot.text() or not foot.isVisible(), done


def begin_anew(desk: Desk) -> None:
    window = desk.window
    window.modes.leave()
    window.pages.close_drawer()
    while window.session.history.undo_act is not None:
        window.session.undo()
    window.questions.go_to_first()
    desk.leave_board()


@pytest.mark.parametrize("table", TABLES)
def test_a_random_referee_is_never_without_a_next_act(
    start: Start, tmp_path: Path, table: str
) -> None:
    case, rules = TABLES[table]
    path = tmp_path / "case.sgf"
    path.write_bytes(write_sgf(None, case.record, case.ruling))
    Preferences().opinion_by_itself = table == "intruder"
    desk = start(path)
    desk.window.resize(960, 640)
    if desk.case.rules != rules:
        desk.rules(rules)
    ruled_on = 0
    for seed in range(REFEREES):
        referee, done = RandomReferee(desk, seed), [f"seed {seed}"]
        for _ in range(ACTS):
            done.append(referee.act())
            QApplication.processEvents()
            check(desk, done)
            ruled_on += desk.window.session.history.undo_act is not None
        begin_anew(desk)
    assert ruled_on > REFEREES, "they come somewhere"
    desk.window.suggesting.stop()
