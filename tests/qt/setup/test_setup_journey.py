"""Positions set up and changed, then ruled on, told, saved and opened again."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from goref.qt.setup.setup_bar import SetupBar
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from goref.core.base.colour import BLACK, WHITE, Pair, Who
from goref.core.case.case import Answers, Case
from goref.core.ruling.ruling import Life
from goref.qt.look.theme import LIGHT
from tests.core.build import COMPUTED
from tests.core.modern_ending import DEAD as MODERN_DEAD
from tests.core.modern_ending import SEKI as MODERN_SEKI
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, LEFT, NONE, RIGHT, SHIFT, Desk, Key, plain_sgf
from tests.qt.journeys import Referee

CHAINS = "H17 C12 R11 F5 K2"
DEAD = f"{CHAINS} H16"
# Black's fifteen points against ten, once A3 is lifted: 5 − 7½ points are −1¼ zi.
WALLS = ["..XO.", "..XO.", "O.XO.", "..XO.", "..XO."]
WALLS_RESULT = "White wins by 1¼ zi"
# Between the walls five dame: ten against ten.
OPEN = "XX.OO\n" * 5


def bar_of(desk: Desk) -> SetupBar:
    bar = desk.window.setting_up.bar
    assert bar is not None
    desk.qtbot.waitUntil(bar.isVisible)
    return bar


def button(desk: Desk, name: str) -> QAbstractButton:
    found = bar_of(desk).findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def use_five_lines(desk: Referee) -> None:
    """Type a size and confirm it."""
    box = bar_of(desk).size_box
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
        desk.strike("C5 C4 C3 C2 C1", Key.Key_B)
        desk.strike("D1 D2 D3 D4 D5", Key.Key_W)
        desk.strike("A1", Key.Key_B)
        desk.strike("A1", Key.Key_X)
        desk.strike("A3", Key.Key_W)
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
        desk.choose_command("new")
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
        desk.press(button(desk, "done"))
    assert desk.window.setting_up.bar is None
    assert desk.step == "record"
    assert desk.said("ledger-verdict") == "Not all is known, so nothing can be checked yet."
    desk.forward()
    desk.mark("A3", Key.Key_D)
    assert desk.colour("A3") == LIGHT.mark_black
    assert desk.said("lifted") == "Lifted as dead: Black 0, White 1."
    desk.turn_to("result")
    assert desk.said("sentence") == WALLS_RESULT
    assert desk.window.tally.text() == "Area: Black 15, White 10, public 0 — in all 25 ✓"


def test_pasted_rows_and_a_finding_let_stand_with_a_reason(start: Start) -> None:
    desk = Referee(start())
    QGuiApplication.clipboard().setText(OPEN)
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert desk.case.position.rows == ["XX.OO"] * 5
    desk.turn_to("points")
    [found] = [text for text in desk.looked_at() if "dame" in text]
    assert found.startswith("·  5 dame left: C5, C4, C3, C2")
    listed = desk.steps.findings.list
    row = desk.looked_at().index(found)
    QTest.mouseClick(
        listed.viewport(), LEFT, NONE, listed.visualItemRect(listed.item(row)).center()
    )
    assert desk.lit(["C5", "C1", "B3"]) == {"C5", "C1"}
    reason = desk.steps.findings.findChild(QLineEdit, "reason")
    assert isinstance(reason, QLineEdit)
    desk.press(reason)
    QTest.keyClicks(reason, "both agreed to stop")
    choice = desk.steps.findings.buttons[0]
    assert choice.text() == "&1 ✓ Let it stand"
    desk.press(choice)
    [(finding, kept)] = desk.case.settled.items()
    assert kept == "both agreed to stop"
    assert finding.points == tuple(sorted(desk.points("C5 C4 C3 C2 C1")))
    assert any(t.startswith("✓  5 dame") and t.endswith(f"— {kept}") for t in desk.looked_at())
    assert reason.text() == ""
    desk.answer("5 dame", 0)
    assert not desk.case.settled, "taken back"
    desk.undo()
    assert desk.case.settled == {finding: kept}
    desk.turn_to("result")
    assert desk.said("sentence") == "Not ruled yet · 1 question open"
    desk.choose_command("as-it-stands")
    assert desk.said("sentence") == "White wins by 3¾ zi", "ten points each, and the komi"


def test_a_stone_put_right_in_a_recorded_game(start: Start, tmp_path: Path) -> None:
    """The moves go, what they told stays, and one undo brings them back."""
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("tang-song")
    desk.go("dead")
    desk.click(CHAINS)
    recorded = desk.case
    assert desk.score.margin == 1
    desk.choose_command("set-up")
    assert bar_of(desk).size_box.value() == 19
    desk.press(button(desk, "brush-erase"))
    desk.click("C12")
    assert desk.status.startswith("The moves have left the case")
    assert desk.case.record.is_bare
    assert desk.case.position.colour(desk.point("C12")) is None
    assert desk.case.answers == Answers(
        began=WHITE,
        last_play=Who.BLACK,
        prisoners=Pair(3, 3),
        plays=Pair(133, 133),
        pass_stones=Pair(0, 0),
    )
    assert desk.case.ruling.stones(Life.DEAD) == desk.points(DEAD) - desk.points("C12")
    desk.press(button(desk, "done"))
    # White's dead stone is gone from the board without being a prisoner.
    assert desk.score.margin == 0
    desk.go("record")
    assert desk.said("ledger-verdict").startswith("✕")
    desk.undo()
    assert desk.case == recorded
    assert desk.said("ledger-verdict").startswith("✓")


def test_turning_and_mirroring_keep_the_marks(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("tang-song")
    desk.go("dead")
    desk.click(CHAINS)
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
    assert desk.result.startswith("Black wins by 1 route")
    desk.key(Key.Key_T, CTRL)
    desk.press(button(desk, "turn-mirror"))
    desk.press(button(desk, "turn-quarter_right"))
    assert desk.case == first
    desk.press(button(desk, "swap-colours"))
    assert desk.score.margin == -1


def rule_modern(desk: Referee) -> None:
    desk.turn_to("dead")
    desk.click(" ".join(MODERN_DEAD))
    desk.turn_to("seki")
    desk.click(MODERN_SEKI)


def test_a_dispute_its_swing_and_its_end(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    rule_modern(desk)
    desk.turn_to("dead")
    calm, margin = desk.case, desk.score.margin
    assert margin is not None
    desk.board.setFocus()
    desk.walk("K11")
    QTest.keyClick(desk.board, Key.Key_Question, SHIFT)
    assert desk.case.disputed == desk.points("K11 L11 L10")
    # The sign of a dispute: a small disk at the stone's upper right.
    assert desk.colour("L10", 0.42, -0.28) == LIGHT.flag
    assert desk.signs()["dead"] == "?"
    [told] = desk.looked_at()
    assert told.startswith("?  ")
    assert "K11" in told
    assert "\n→ changes the winner, and the margin by up to " in told
    desk.turn_to("result")
    rows = [row for row in desk.other_way() if "K11" in row[0]]
    assert len(rows) == 1
    [alive] = [line for line in rows[0] if line.startswith("⇄ Alive: ")]
    listed = desk.steps.result.other_way
    place = desk.other_way().index(rows[0])
    desk.press(listed.viewport(), listed.visualItemRect(listed.item(place)).center())
    assert desk.step == "dead"
    disputed = desk.case
    texts = [b.text() for b in desk.steps.findings.buttons if b.isVisible()]
    assert texts[0].startswith("&1 ✓ Dead"), "as it is counted now"
    [number] = [n for n, text in enumerate(texts) if "Alive" in text]
    desk.answer("K11", number)
    assert not desk.case.disputed
    assert desk.case.ruling.lives[desk.point("L10")] is Life.ALIVE
    assert desk.score.margin is not None
    swing = desk.score.margin - margin
    assert swing != 0
    # What was foretold is what came.
    desk.turn_to("result")
    foretold = alive.removeprefix("⇄ Alive: ").rpartition(" (")[0]
    assert desk.said("sentence").startswith(f"Provisional: {foretold} · ")
    desk.undo()
    assert desk.case == disputed
    desk.turn_to("dead")
    desk.answer("K11", 0)
    assert desk.case == calm
    desk.turn_to("result")
    assert not [row for row in desk.other_way() if "K11" in row[0]]


def test_what_would_turn_the_game_is_told_first(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    rule_modern(desk)
    desk.turn_to("dead")
    desk.board.setFocus()
    for name in ("D16", "K11", "R8"):
        desk.walk(name)
        QTest.keyClick(desk.board, Key.Key_Question, SHIFT)
    desk.turn_to("result")
    rows = desk.other_way()
    assert [(row[1][0], row[1].split()[-1]) for row in rows] == [
        ("⇄", "(+25)"),
        ("⇄", "(+1)"),
        ("→", "(−20)"),
        ("→", "(−11)"),
    ]
    assert "K11, L11, L10" in rows[0][0]


def test_what_is_copied_and_saved_of_a_result(
    start: Start, tmp_path: Path, save_as: Callable[[Path | None], list[str]]
) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("tang-song")
    desk.turn_to("dead")
    desk.click(CHAINS)
    clipboard = QGuiApplication.clipboard()
    case = desk.case
    desk.turn_to("result")
    desk.key(Key.Key_C, CTRL | SHIFT)
    assert clipboard.text() == desk.said("sentence")
    assert "has 40 routes" in clipboard.text()
    clipboard.clear()
    [copy] = [b for b in desk.steps.result.findChildren(QAbstractButton)
              if b.text() == "Copy the result"]  # fmt: skip
    desk.press(copy)
    assert clipboard.text() == desk.said("sentence")

    desk.choose_command("copy-diagram")
    rows = [line for line in clipboard.text().splitlines() if line[:2].strip().isdigit()]
    assert len(rows) == 19
    assert [line[:2].strip() for line in rows] == [str(n) for n in range(19, 0, -1)]
    assert rows[2].split()[8] == "x", "H17, black and dead"
    assert rows[7].split()[3] == "o", "C12, white and dead"
    assert rows[3].split()[4] == "X", "D16"

    desk.choose_command("copy-picture")
    image = clipboard.image()
    assert not image.isNull()
    assert clipboard.mimeData().hasFormat("image/svg+xml")

    save_as(tmp_path / "all.csv")
    desk.choose_command("save-csv")
    text = (tmp_path / "all.csv").read_text(encoding="utf-8-sig")
    table = list(csv.reader(io.StringIO(text)))
    assert [row[0] for row in table[1:]] == [rules.id for rules in COMPUTED]
    [tang] = [row for row in table if row[0] == "tang-song"]
    assert tang[2] == "1"
    assert tang[4] == "Black wins by 1 route"

    save_as(tmp_path / "board.png")
    desk.choose_command("save-picture")
    saved = QImage(str(tmp_path / "board.png"))
    assert not saved.isNull()
    assert saved.width() == saved.height() == image.width()
    save_as(tmp_path / "board.svg")
    desk.choose_command("save-picture")
    assert (tmp_path / "board.svg").read_bytes().startswith(b"<?xml")
    assert desk.case == case, "copying and saving pictures is no act"


def test_a_case_comes_back_as_it_was_left(
    start: Start, tmp_path: Path, save_as: Callable[[Path | None], list[str]]
) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    rule_modern(desk)
    desk.turn_to("points")
    listed, reason = desk.steps.findings.list, desk.steps.findings.reason
    for part, said in (("An open ko at L17", "not worth a move"), ("3 dame left", "agreed")):
        [row] = [n for n, text in enumerate(desk.looked_at()) if part in text]
        where = listed.visualItemRect(listed.item(row)).center()
        QTest.mouseClick(listed.viewport(), LEFT, NONE, where)
        desk.press(reason)
        QTest.keyClicks(reason, said)
        desk.press(desk.steps.findings.buttons[0])
    desk.turn_to("dead")
    desk.board.setFocus()
    desk.walk("K11")
    QTest.keyClick(desk.board, Key.Key_Question, SHIFT)
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
    again.turn_to("dead")
    assert [text for text in again.looked_at() if "K11" in text]
    again.turn_to("points")
    assert [text for text in again.looked_at() if text.startswith("✓  3 dame left")]
    assert not again.window.isWindowModified()
    assert not again.window.session.history.past
    assert again.case.position.count(BLACK) == 106
