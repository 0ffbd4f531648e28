"""Positions set up and changed, then ruled on, told, saved and opened again."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from goref.app.edits.position import NewBoard
from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.case import Case, StatedFacts
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.status import CaseState
from goref.core.texts.questions import ANSWERS, DECIDES
from goref.core.texts.results import WON
from goref.core.texts.status import STATES
from goref.qt.look.theme import LIGHT
from goref.qt.setup.setup_mode import STONES
from goref.qt.setup.setup_page import SetupPage
from tests.core.build import COMPUTED
from tests.core.modern_ending import DEAD as MODERN_DEAD
from tests.core.modern_ending import SEKI as MODERN_SEKI
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, LEFT, NONE, RIGHT, SHIFT, Desk, Key, plain_sgf
from tests.wordings import in_words

CHAINS = "H17 C12 R11 F5 K2"
DEAD = f"{CHAINS} H16"
# Black's fifteen points against ten, once A3 is lifted: 5 − 7½ points are −1¼ zi.
WALLS = ["..XO.", "..XO.", "O.XO.", "..XO.", "..XO."]
WALLS_RESULT = in_words(WON[Unit.ZI], name="White", amount="1¼")
MOST_ACTS = 200
"""More widgets than Tab stops at in a window; more acts than a journey has."""
# Between the walls five dame: ten against ten.
OPEN = "XX.OO\n" * 5


class Referee(Desk):
    """Somebody who paints and rules, with the mouse or with the keyboard alone."""

    def __init__(self, desk: Desk, *, keyboard: bool = False) -> None:
        super().__init__(desk.main, desk.qtbot)
        self.keyboard = keyboard

    def stroke(self, names: str, held: Qt.KeyboardModifier = NONE) -> None:
        """Press on the first point, pass the others, let go on the last."""
        spots = [self.spot(name) for name in names.split()]
        QTest.mousePress(self.board, LEFT, held, spots[0])
        for spot in spots[1:]:
            QTest.mouseMove(self.board, spot)
        QTest.mouseRelease(self.board, LEFT, held, spots[-1])

    def command(self, id_: str) -> None:
        """Carry out a command of the menus."""
        self.window.actions_by_id[id_].trigger()

    def undo_all(self) -> int:
        """Undo until nothing is left to undo; how many acts that were."""
        for acts in range(MOST_ACTS):
            if not self.window.session.history.past:
                return acts
            self.undo()
        raise AssertionError("undo goes on for ever")

    def ledger(self) -> str:
        """What the ledger of stones says, among the details."""
        details = self.details
        details.ledger_row.setChecked(True)
        told = details.ledger.verdict.text()
        self.window.pages.close_drawer()
        return told


def unfold_notes(desk: Desk) -> None:
    """Show what asks for nothing, with a click on the line of it."""
    desk.weighed()
    rows = desk.questions.page.rest
    at = next(n for n, row in enumerate(rows.rows) if row.text.startswith("▸"))
    where = rows.visualRect(rows.model().index(at, 0)).center()
    QTest.mouseClick(rows.viewport(), LEFT, NONE, where)


def page_of(desk: Desk) -> SetupPage:
    bar = desk.window.modes.setting_up.page
    assert bar is not None
    desk.qtbot.waitUntil(bar.isVisible)
    return bar


def button(desk: Desk, name: str) -> QAbstractButton:
    page_of(desk)
    found = desk.window.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def use_five_lines(desk: Referee) -> None:
    """Type a size and confirm it."""
    box = page_of(desk).size_box
    assert box.value() == 19
    if desk.keyboard:
        desk.tab_to(box)
    else:
        QTest.mouseDClick(box.lineEdit(), LEFT, NONE)
    desk.key(Key.Key_A, CTRL)
    desk.key(Key.Key_5)
    desk.key(Key.Key_Return)
    assert desk.case.record.grid.width == 5
    if desk.keyboard:
        desk.tab_to(desk.board)


def paint_walls(desk: Referee) -> None:
    if desk.keyboard:
        desk.key(Key.Key_B)
        desk.strike("C5 C4 C3 C2 C1", Key.Key_Return)
        desk.key(Key.Key_W)
        desk.strike("D1 D2 D3 D4 D5", Key.Key_Return)
        desk.key(Key.Key_B)
        desk.strike("A1", Key.Key_Return)
        desk.strike("A1", Key.Key_Delete)
        desk.key(Key.Key_W)
        desk.strike("A3", Key.Key_Return)
        return
    desk.stroke("C5 C4 C3 C2 C1")
    desk.stroke("D1 D2 D3 D4 D5", SHIFT)
    desk.click("A3", RIGHT)


@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_a_small_position_is_painted_and_ruled_on(start: Start, keyboard: bool) -> None:
    desk = Referee(start(), keyboard=keyboard)
    if keyboard:
        desk.key(Key.Key_N, CTRL)
    else:
        desk.command("new")
    assert desk.case == Case()
    use_five_lines(desk)
    paint_walls(desk)
    assert desk.case.position.rows == WALLS
    assert desk.light("C3", 0.2) < 110
    assert desk.light("D3", 0.2) > 180
    strokes = desk.undo_all()
    assert strokes == (14 if keyboard else 4), "a size, then an act for every stroke"
    for _ in range(strokes):
        desk.redo()
    assert desk.case.position.rows == WALLS
    if keyboard:
        desk.key(Key.Key_T, CTRL)
    else:
        desk.press(button(desk, "setup-done"))
    assert desk.window.modes.setting_up.page is None
    assert desk.ledger() == "Not all is known, so nothing can be checked yet."
    if keyboard:
        desk.tab_to(desk.board)
        desk.strike("A3", Key.Key_D)
    else:
        desk.click("A3")
    assert desk.colour("A3") == LIGHT.mark_black
    assert desk.score.survey.dead == desk.points("A3")
    desk.command("as-it-stands")
    assert desk.read_result().startswith(WALLS_RESULT)


def test_pasted_rows_and_a_doubt_let_stand_with_a_reason(start: Start) -> None:
    desk = Referee(start())
    QGuiApplication.clipboard().setText(OPEN)
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert desk.case.position.rows == ["XX.OO"] * 5
    desk.go("doubts")
    unfold_notes(desk)
    desk.open_card("Dame left: 5")
    card = desk.questions.page.card
    assert desk.board.view().lit == desk.points("C5 C4 C3 C2 C1")
    desk.press(card.info)
    desk.press(card.reason)
    QTest.keyClicks(card.reason, "both agreed to stop")
    desk.answer(in_words(ANSWERS["settle"]))
    [(finding, kept)] = desk.case.settled.items()
    assert kept == "both agreed to stop"
    assert finding.points == tuple(sorted(desk.points("C5 C4 C3 C2 C1")))
    desk.undo()
    assert not desk.case.settled, "taken back"
    desk.redo()
    assert desk.case.settled == {finding: kept}
    assert desk.result == in_words(STATES[CaseState.UNDECIDED])
    desk.command("as-it-stands")
    assert desk.read_result().startswith(in_words(WON[Unit.ZI], name="White", amount="3¾")), (
        "ten each, and the komi"
    )


def test_a_stone_put_right_in_a_recorded_game(start: Start, tmp_path: Path) -> None:
    """The moves go, what they told stays, and one undo brings them back."""
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("tang-song")
    desk.go("dead")
    desk.click(CHAINS)
    recorded = desk.case
    assert desk.score.margin == 1
    desk.command("set-up")
    assert page_of(desk).size_box.value() == 19
    desk.press(button(desk, "brush-erase"))
    desk.click("C12")
    assert desk.status.startswith("The moves were removed from the case")
    assert desk.case.record.is_bare
    assert desk.case.position.colour(desk.point("C12")) is None
    assert desk.case.answers == StatedFacts(
        began=WHITE,
        last_play=Who.BLACK,
        prisoners=Pair(3, 3),
        plays=Pair(133, 133),
        pass_stones=Pair(0, 0),
    )
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points(DEAD) - desk.points("C12")
    desk.press(button(desk, "setup-done"))
    # White's dead stone is gone from the board without being a prisoner.
    assert desk.score.margin == 0
    assert desk.ledger().startswith("✕")
    desk.undo()
    assert desk.case == recorded
    assert desk.ledger().startswith("✓")


def test_turning_and_mirroring_keep_the_marks(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("tang-song")
    desk.go("dead")
    desk.click(CHAINS)
    desk.command("as-it-stands")
    first = desk.case
    desk.key(Key.Key_T, CTRL)
    desk.press(button(desk, "turn-quarter_left"))
    # The right side comes up: the eighth column is the twelfth row now, the third row the
    # third column.
    assert desk.score.survey.dead >= desk.points("C8 D8")
    assert len(desk.score.survey.dead) == 6
    assert desk.score.margin == 1
    desk.press(button(desk, "turn-mirror"))
    assert desk.score.survey.dead >= desk.points("R8 Q8")
    desk.key(Key.Key_T, CTRL)
    assert desk.colour("R8") == LIGHT.mark_white
    assert desk.result.startswith(in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1))
    desk.key(Key.Key_T, CTRL)
    desk.press(button(desk, "turn-mirror"))
    desk.press(button(desk, "turn-quarter_right"))
    assert desk.case == first
    desk.press(button(desk, "swap-colours"))
    assert desk.score.margin == -1


def rule_modern(desk: Referee) -> None:
    desk.click(" ".join(MODERN_DEAD))
    desk.board.setFocus()
    desk.strike(MODERN_SEKI, Key.Key_S)
    desk.command("as-it-stands")


def could_change(desk: Referee) -> list[list[str]]:
    """What could still change the result, as its page tells it when all is weighed."""
    desk.go("result")
    page = desk.window.views.result_page
    page.still_open.open(True)
    listed = page.could_change
    desk.weighed()
    rows = [listed.item(row).text() for row in range(listed.count())]
    return [[line.strip() for line in text.splitlines()] for text in rows]


def put_in_dispute(desk: Referee, *names: str) -> None:
    """Choose that in the menu of each chain."""
    desk.go("dead")
    for name in names:
        texts = desk.offered(name)
        row = next(n for n, text in enumerate(texts) if text.startswith("Put in dispute"))
        menu = desk.menu
        QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(menu.actions()[row]).center())
        assert desk.point(name) in desk.case.disputed
    # The offscreen platform gives no window the keys back after a menu.
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)


def test_a_dispute_its_swing_and_its_end(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    rule_modern(desk)
    calm, margin = desk.case, desk.score.margin
    assert margin is not None
    put_in_dispute(desk, "K11")
    assert desk.case.disputed == desk.points("K11 L11 L10")
    # The sign of a dispute: a small disk at the stone's upper right.
    assert desk.colour("L10", 0.42, -0.28) == LIGHT.flag
    assert desk.signs()["dead"] == "1"
    rows = could_change(desk)
    [row] = [row for row in rows if row[0] == "Black's 3 stones in the centre: alive?"]
    assert f"→ Alive: Black +12½ zi · {in_words(DECIDES)}" in row
    disputed = desk.case
    desk.go("dead")
    desk.answer("Alive")
    assert not desk.case.disputed
    assert desk.case.ruling.lives[desk.point("L10")] is StoneStatus.ALIVE
    assert desk.score.margin is not None
    assert desk.score.margin - margin == 25, "points: as foretold"
    desk.undo()
    assert desk.case == disputed
    desk.go("dead")
    desk.answer("Dead")
    assert desk.case == calm
    assert not [row for row in could_change(desk) if "3 stones" in row[0]]


def test_what_would_turn_the_game_is_told_first(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    rule_modern(desk)
    put_in_dispute(desk, "D16", "K11", "R8")
    rows = could_change(desk)
    assert [row[1].rpartition(": ")[2] for row in rows] == [
        f"Black +12½ zi · {in_words(DECIDES)}",
        f"Black +½ zi · {in_words(DECIDES)}",
        "White +10 zi",
        "White +5½ zi",
    ]
    assert rows[0][0] == "Black's 3 stones in the centre: alive?"


def test_what_is_copied_and_saved_of_a_result(
    start: Start, tmp_path: Path, save_as: Callable[[Path | None], list[str]]
) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("tang-song")
    desk.click(CHAINS)
    desk.command("as-it-stands")
    clipboard = QGuiApplication.clipboard()
    case = desk.case
    desk.go("result")
    desk.key(Key.Key_C, CTRL | SHIFT)
    assert "has 40 routes" in clipboard.text()
    copied = clipboard.text()
    clipboard.clear()
    desk.press(desk.window.views.result_page.copy)
    assert clipboard.text() == copied

    desk.command("copy-diagram")
    rows = [line for line in clipboard.text().splitlines() if line[:2].strip().isdigit()]
    assert len(rows) == 19
    assert [line[:2].strip() for line in rows] == [str(n) for n in range(19, 0, -1)]
    assert rows[2].split()[8] == "x", "H17, black and dead"
    assert rows[7].split()[3] == "o", "C12, white and dead"
    assert rows[3].split()[4] == "X", "D16"

    desk.command("copy-picture")
    image = clipboard.image()
    assert not image.isNull()
    assert clipboard.mimeData().hasFormat("image/svg+xml")

    save_as(tmp_path / "all.csv")
    desk.command("save-csv")
    text = (tmp_path / "all.csv").read_text(encoding="utf-8-sig")
    table = list(csv.reader(io.StringIO(text)))
    assert [row[0] for row in table[1:]] == [rules.id for rules in COMPUTED]
    [tang] = [row for row in table if row[0] == "tang-song"]
    assert tang[2] == "1"
    assert tang[4] == in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1)

    save_as(tmp_path / "board.png")
    desk.command("save-picture")
    saved = QImage(str(tmp_path / "board.png"))
    assert not saved.isNull()
    assert saved.width() == saved.height() == image.width()
    save_as(tmp_path / "board.svg")
    desk.command("save-picture")
    assert (tmp_path / "board.svg").read_bytes().startswith(b"<?xml")
    assert desk.case == case, "copying and saving pictures is no act"


def test_a_case_comes_back_as_it_was_left(
    start: Start, tmp_path: Path, save_as: Callable[[Path | None], list[str]]
) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    rule_modern(desk)
    desk.go("doubts")
    for about, said in (("The ko at L17", "not worth a move"), ("Dame left: 3", "agreed")):
        if about.startswith("Dame"):
            unfold_notes(desk)
        desk.open_card(about)
        card = desk.questions.page.card
        if not card.reason.isVisible():
            desk.press(card.info)
        desk.press(card.reason)
        QTest.keyClicks(card.reason, said)
        desk.press(card.answers.buttons[0])
    put_in_dispute(desk, "K11")
    case, sentence = desk.case, desk.sentence()
    assert case.ruling.reasons[desk.point("L17")] == "not worth a move"
    assert list(case.settled.values()) == ["agreed"]
    assert case.disputed == desk.points("K11 L11 L10")
    path = tmp_path / "left.goref"
    save_as(path)
    desk.key(Key.Key_S, CTRL)
    assert path.exists()
    assert not desk.window.isWindowModified()
    assert desk.window.close()

    again = Referee(start(path))
    assert again.case == case
    assert again.sentence() == sentence
    assert again.colour("R18") == LIGHT.mark_white
    assert again.signs()["dead"] == "1"
    assert not again.window.isWindowModified()
    assert not again.window.session.history.past
    assert again.case.position.count(BLACK) == 106


def test_what_was_looked_for_on_another_board_is_asked_no_more(start: Start) -> None:
    desk = Referee(start())
    desk.command("as-it-stands")
    assert desk.questions.is_busy, "it looks through the board"
    desk.command("set-up")
    desk.window.do(NewBoard(5))
    desk.weighed()
    desk.key(Key.Key_T, CTRL)
    desk.weighed()
    assert desk.case.record.grid.width == 5


def test_esc_ends_it_but_no_stroke(start: Start) -> None:
    desk = Referee(start())
    desk.command("new")
    assert desk.window.modes.setting_up.page is not None
    QTest.mousePress(desk.board, LEFT, NONE, desk.spot("C3"))
    desk.key(Key.Key_Escape)
    assert desk.window.modes.setting_up.page is not None
    QTest.mouseRelease(desk.board, LEFT, NONE, desk.spot("C3"))
    assert desk.case.position.stones(BLACK) == desk.points("C3")
    button(desk, "turn-flip").setFocus()
    desk.key(Key.Key_Escape)
    assert desk.window.modes.setting_up.page is None
    assert desk.board.hasFocus()
    assert desk.status == "The position is set up as shown."


def test_enter_paints_and_never_ends_it(start: Start) -> None:
    desk = Referee(start(), keyboard=True)
    desk.command("new")
    page, foot = page_of(desk), desk.window.foot
    assert (foot.act.text(), foot.act.toolTip()) == ("Done", "Done (Esc)")
    desk.key(Key.Key_Return)
    assert len(desk.case.position.stones(BLACK)) == 1
    assert desk.more == in_words(STONES, black=1, white=0)
    desk.window.who.change.setFocus()
    desk.tab_to(page.size_box)
    desk.key(Key.Key_Return)
    assert desk.window.modes.setting_up.is_on
    desk.window.setFocus()
    desk.key(Key.Key_Return)
    assert desk.window.modes.setting_up.is_on
    desk.tab_to(foot.act)
    desk.key(Key.Key_Space)
    assert desk.window.modes.setting_up.page is None


def test_tab_goes_from_the_board_through_the_page(start: Start) -> None:
    desk = Referee(start())
    desk.command("new")
    desk.board.setFocus()
    order = []
    for _ in range(8):
        desk.key(Key.Key_Tab)
        order.append(desk.window.focusWidget().objectName())
    # The brushes are one of several: the arrows go from one to the next.
    turns = ("quarter_left", "quarter_right", "mirror", "flip")
    turned = [f"turn-{turn}" for turn in turns]
    assert order == ["brush-black", "swap-colours", *turned, "board-size", "new-board"]
