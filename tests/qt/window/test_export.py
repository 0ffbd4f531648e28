"""Exporting from the window: which result, where to, and over what."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from goref.app.edits.ruling import LetFindingStand
from goref.app.opening import open_path
from goref.core.base.language import capital
from goref.core.texts.export import CLASHES, RESULTS
from goref.qt.look.preferences import Preferences
from tests.languages import JA, ZH
from tests.qt.desk import CTRL, LEFT, NONE, SHIFT, Desk, Key
from tests.wordings import in_words

SMALL = (
    "(;SZ[5]PB[Ann]PW[Bob]RE[{result}];B[cc];W[bc];B[cb];W[bb];B[cd];W[bd];B[ca];W[ba]"
    ";B[ce];W[be];B[];W[])"
)
Box = Callable[[QMessageBox], object]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.sgf"
    path.write_text(SMALL.format(result="W+2.5"))
    return path


def press(text: str) -> Box:
    """Click the button of a box that says so."""

    def act(box: QMessageBox) -> None:
        (button,) = [b for b in box.buttons() if b.text().replace("&", "") == text]
        assert button.accessibleName() or button.text()
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    return act


def strike(key: Qt.Key) -> Box:
    """Press a key in a box."""

    def act(box: QMessageBox) -> None:
        QTest.keyClick(box, key)

    return act


def places(monkeypatch: pytest.MonkeyPatch, *answers: Path | None) -> list[str]:
    """What the file dialog answers, time after time; what it proposed."""
    proposed: list[str] = []
    left = list(answers)

    def get(parent: object, title: str, start: str, kinds: str) -> tuple[str, str]:
        proposed.append(start)
        answer = left.pop(0)
        return (str(answer) if answer else "", kinds)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", get)
    return proposed


def export(desk: Desk) -> None:
    desk.key(Key.Key_E, CTRL)


def test_the_same_result_is_written_without_a_question(start, small, tmp_path, save_as):
    desk: Desk = start(small)
    proposed = save_as(tmp_path / "out")
    export(desk)
    assert Path(proposed[0]).name == "Ann – Bob.sgf"
    (opened,) = open_path(tmp_path / "out.sgf")
    assert opened.case == desk.case
    assert desk.status == f"Exported: {tmp_path / 'out.sgf'}"


RECORDED = (
    "The record says: Black wins by resignation. The case is not settled; counted as it is "
    "now: White wins by 1¼ zi."
)


@pytest.mark.parametrize(
    ("act", "result"),
    [
        (press("Write the counted result"), "W+2.5"),
        (press("Keep the recorded result"), "B+R"),
        (strike(Key.Key_Return), "B+R"),
        (press("Cancel"), None),
        (strike(Key.Key_Escape), None),
    ],
)
def test_a_record_with_another_result_asks_which(
    start, small, tmp_path, monkeypatch, drive, act, result
):
    small.write_text(SMALL.format(result="B+R"))
    desk: Desk = start(small)
    out = tmp_path / "out.sgf"
    places(monkeypatch, out)
    asked = drive(act)
    export(desk)
    assert asked == [f"{RECORDED} Which one should be written?"]
    assert out.exists() is (result is not None)
    if result is not None:
        assert open_path(out)[0].case.record.info.result == result


@pytest.mark.parametrize("settled", [False, True])
def test_what_its_referee_settled_makes_the_count_the_usual_answer(
    start, small, tmp_path, monkeypatch, drive, settled: bool
):
    small.write_text(SMALL.format(result="B+9"))
    desk: Desk = start(small)
    if settled:
        desk.key(Key.Key_A, CTRL | SHIFT)
        for finding in desk.score.status.open:  # that the record says something else
            desk.window.do(LetFindingStand(finding))
    assert desk.score.status.is_settled is settled
    places(monkeypatch, tmp_path / "out.sgf")
    asked = drive(strike(Key.Key_Return))
    export(desk)
    assert ("The case is not settled" in asked[0]) is not settled
    written = open_path(tmp_path / "out.sgf")[0].case.record.info.result
    assert written == ("W+2.5" if settled else "B+9")


def test_a_resignation_stays_the_usual_answer_whatever_was_ruled(
    start, small, tmp_path, monkeypatch, drive
):
    small.write_text(SMALL.format(result="B+R"))
    desk: Desk = start(small)
    desk.click("B3")
    desk.nothing_else()
    places(monkeypatch, tmp_path / "out.sgf")
    drive(press("Write the counted result"))
    export(desk)
    again: Desk = start(tmp_path / "out.sgf")
    assert again.case.record.info.result == desk.score.re
    assert again.case.ruling == desk.case.ruling
    assert any("B+R" in text for text in again.noted())


IN_THE_WAY = in_words(
    CLASHES["result"],
    file="out.sgf",
    theirs=in_words(RESULTS["points"], winner="Black", amount=9, number=2),
    ours=in_words(RESULTS["points"], winner="White", amount="2½", number=2),
)


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A file that holds the game with another result."""
    path = tmp_path / "out.sgf"
    path.write_text(SMALL.format(result="B+9"))
    return path


def test_another_result_in_the_file_is_replaced_only_when_told(
    start, small, other, monkeypatch, drive
):
    desk: Desk = start(small)
    places(monkeypatch, other)
    asked = drive(press("Replace it"))
    export(desk)
    assert asked == [IN_THE_WAY]
    assert open_path(other)[0].case.record.info.result == "W+2.5"


@pytest.mark.parametrize("act", [press("Cancel"), strike(Key.Key_Escape)])
def test_another_result_in_the_file_stays_when_the_question_is_dropped(
    start, small, other, monkeypatch, drive, act
):
    desk: Desk = start(small)
    places(monkeypatch, other)
    drive(act)
    before = other.read_bytes()
    export(desk)
    assert other.read_bytes() == before


@pytest.mark.parametrize("act", [press(capital(in_words("step-name"))), strike(Key.Key_Return)])
def test_another_name_can_be_chosen_and_is_the_usual_answer(
    start, small, other, tmp_path, monkeypatch, drive, act
):
    desk: Desk = start(small)
    proposed = places(monkeypatch, other, tmp_path / "second.sgf")
    drive(act)
    before = other.read_bytes()
    export(desk)
    assert other.read_bytes() == before
    assert Path(proposed[1]) == other, "the dialog opens where it was"
    assert (tmp_path / "second.sgf").exists()


def test_a_name_that_gets_its_suffix_here_is_asked_about_here(
    start, small, tmp_path, monkeypatch, drive
):
    desk: Desk = start(small)
    before = small.read_bytes()
    places(monkeypatch, tmp_path / "small", None)
    asked = drive(press("Choose another name"))
    export(desk)
    assert asked == ["small.sgf is there already, with this game and this result."]
    assert small.read_bytes() == before


@pytest.mark.parametrize("language", [ZH, JA])
def test_the_questions_are_in_the_language_of_the_window(
    start, small, other, monkeypatch, drive, language
):
    Preferences().language = language
    small.write_text(SMALL.format(result="B+R"))
    desk: Desk = start(small)
    places(monkeypatch, other, None)
    buttons: list[str] = []

    def act(box: QMessageBox) -> None:
        buttons.extend(button.text() for button in box.buttons())
        QTest.keyClick(box, Key.Key_Return)

    asked = drive(act)
    export(desk)
    assert len(asked) == 2
    assert {ZH: "黑中盘胜", JA: "黒中押し勝ち"}[language] in asked[0]
    assert {ZH: "黑胜9点", JA: "黒9目勝ち"}[language] in asked[1]
    # Translated once the strings are in the table of the interface.
    assert len(buttons) == 6


def test_a_question_can_be_read_and_its_buttons_hit(start, small, other, monkeypatch, drive):
    desk: Desk = start(small)
    places(monkeypatch, other)
    rooms: list[tuple[int, int]] = []
    colours: set[str] = set()

    def act(box: QMessageBox) -> None:
        for button in box.buttons():
            words = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
            rooms.append((button.height(), button.width() - words))
        picture = box.grab().toImage()
        for x in range(0, picture.width(), 3):
            for y in range(0, picture.height(), 3):
                colours.add(picture.pixelColor(x, y).name())
        QTest.keyClick(box, Key.Key_Escape)

    drive(act)
    export(desk)
    assert len(rooms) == 3
    assert all(height >= 34 and spare > 0 for height, spare in rooms), rooms
    assert len(colours) > 5, "there is something to read"
