"""From a photograph to a position at the window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from threading import Event

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QSpinBox
from shiboken6 import isValid

from goref.app.edits.position import NewBoard
from goref.app.incidents.positions import difference
from goref.app.photo.perspective import perspective, seen_at
from goref.app.photo.reading import PhotoReading
from goref.app.session.storage import FileStorage
from goref.cli.text.words import HEADINGS
from goref.core.base.colour import Pair
from goref.core.base.geometry import SMALLEST
from goref.core.texts.photo.agreement import AGREES, DIFFERS
from goref.core.texts.photo.reading import HELD
from goref.qt.board.widget import BoardWidget
from goref.qt.photo.dialog import PhotoDialog, photograph
from goref.qt.photo.keeping import picture_of
from tests.app.photo.boards import OBLIQUE, rows_of
from tests.app.photo.boards import drawn as board_seen
from tests.qt.desk import CTRL, LEFT, NONE, SHIFT, Desk, Key
from tests.qt.photo.boards import CORNERS, EMPTY_9, by_colour, drawn
from tests.wordings import in_words, tells

ROWS = (
    "..X......",
    "..XO.....",
    "...XO....",
    "..XXO.O..",
    "....XO...",
    ".X..X....",
    "...XOO...",
    ".....X...",
    ".........",
)
DOUBTED = (*ROWS[:5], ".X..X?...", *ROWS[6:8], "........?")
"""Two of its stones have no clear colour: F4 and J1."""


class Photographer:
    """A desk with the dialog open on it, and hands on its mouse and keyboard.

    Attributes:
        finds: whether the board is plain enough to be found.
        found_at: when it is; None: at once.
    """

    finds = False
    found_at: Event | None = None

    def __init__(self, desk: Desk, reader: Callable[..., PhotoReading] = by_colour) -> None:
        self.desk = desk
        self.dialog = PhotoDialog(desk.window, reader, self.propose)
        self.dialog.show()
        desk.qtbot.waitExposed(self.dialog)
        self.dialog.activateWindow()

    def propose(
        self, picture: object, lines: int, go_on: object = None
    ) -> tuple[tuple[float, float], ...] | None:
        """Where a board of 9 lines lies, if that is to be found."""
        if self.found_at is not None:
            assert self.found_at.wait(10)
        return CORNERS if self.finds and lines == 9 else None

    def wait(self) -> None:
        self.desk.qtbot.waitUntil(lambda: not self.dialog.is_busy)

    def lay(
        self, rows: tuple[str, ...], corners: tuple[tuple[float, float], ...] = CORNERS
    ) -> None:
        """Take a picture in, and lay the grid of a board of 9 lines on it."""
        self.dialog.open_image(drawn(rows))
        self.wait()
        self.desk.press(self.dialog.grid.sizes[9])
        self.wait()
        self.dialog.grid.view.put_corners(corners)

    def read(
        self, rows: tuple[str, ...], corners: tuple[tuple[float, float], ...] = CORNERS
    ) -> None:
        self.lay(rows, corners)
        self.key(Key.Key_Return)
        self.wait()

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.dialog.focusWidget() or self.dialog, key, held)

    def click(self, board: BoardWidget, name: str) -> None:
        x, y = board.board_layout().centre(board.view().position.grid.point(name))
        QTest.mouseClick(board, LEFT, NONE, QPoint(int(x), int(y)))

    @property
    def at(self) -> str:
        """The name of the point that is looked at."""
        check = self.dialog.check
        return check.board.view().position.grid.name(check.point)

    @property
    def rows(self) -> list[str]:
        rows = self.dialog.check.rows
        return [rows.item(row).text() for row in range(rows.count())]

    @property
    def position(self) -> tuple[str, ...]:
        return tuple(self.dialog.check.board.view().position.rows)


@pytest.fixture
def desk(start: Callable[..., Desk]) -> Desk:
    made = start()
    made.main.new_position()
    return made


@pytest.fixture
def hand(desk: Desk) -> Iterator[Photographer]:
    made = Photographer(desk)
    yield made
    if isValid(made.dialog):
        made.dialog.close()


def test_with_large_texts_the_buttons_stand_below_what_is_told(desk: Desk) -> None:
    desk.main.use_text_size(200)
    hand = Photographer(desk)
    hand.read(DOUBTED)
    dialog = hand.dialog
    assert dialog.act.y() > dialog.says.geometry().bottom()
    assert dialog.says.width() > dialog.width() // 2
    dialog.close()


def test_all_doubts_are_found_right_in_one_act_that_can_be_taken_back(
    hand: Photographer,
) -> None:
    hand.read(DOUBTED)
    dialog, check = hand.dialog, hand.dialog.check
    QTest.mouseClick(dialog.instead, LEFT)
    assert hand.rows == ["✓ F4: empty", "✓ J1: empty"]
    assert dialog.act.text() == "Take this position ↵"
    hand.key(Key.Key_Z, CTRL)
    assert check.title.text() == "2 left to check"
    hand.key(Key.Key_N)
    assert dialog.instead.isHidden()  # of a last one Enter says as much


def test_where_a_photograph_changes_nothing_nothing_is_said_to_be_taken(desk: Desk) -> None:
    desk.window.do(NewBoard(9))
    before, hand = desk.case, Photographer(desk)
    hand.read((".........",) * 9)
    hand.key(Key.Key_Return)
    assert not hand.dialog.isVisible()
    assert desk.case == before
    assert desk.status == "The photograph shows what is on the board: nothing changed."


def test_a_photograph_becomes_a_position_in_one_act_that_undo_undoes(
    hand: Photographer,
) -> None:
    hand.lay(DOUBTED, tuple((x + 2, y - 2) for x, y in CORNERS))
    assert hand.dialog.grid.view.hasFocus()
    hand.key(Key.Key_Return)
    hand.wait()
    dialog, check = hand.dialog, hand.dialog.check
    assert check.isVisible()
    assert check.title.text() == "2 left to check"
    assert hand.rows == ["? F4: empty", "? J1: empty"]
    assert hand.at == "F4"
    board = check.board.view().position.grid
    for shown in (check.photo, check.board):
        assert shown.view().disputed == {board.point("F4"), board.point("J1")}
    assert "Corners moved by up to 0.1" in dialog.more.text()
    hand.key(Key.Key_W)
    assert hand.position[5] == ".X..XO..."
    assert check.title.text() == "1 left to check"
    assert check.board.view().disputed == {board.point("J1")}
    hand.key(Key.Key_N)
    assert hand.at == "J1"
    assert dialog.act.text() == "Yes, next ↵"
    hand.key(Key.Key_Return)
    assert hand.rows == ["✓ F4: White", "✓ J1: empty"]
    assert dialog.act.text() == "Take this position ↵"
    hand.key(Key.Key_N)  # there is no next: nothing is taken
    assert dialog.isVisible()
    hand.key(Key.Key_Return)
    assert not dialog.isVisible()
    desk = hand.desk
    assert "Ctrl+Z undoes it" in desk.status
    assert desk.case.position.rows == [*ROWS[:5], ".X..XO...", *ROWS[6:]]
    assert [entry["edit"] for entry in desk.window.session.protocol.entries] == ["photograph"]
    desk.window.features.undoing.undo()
    assert desk.case.record.grid.width == 19
    assert not any(desk.case.position.cells)


def test_the_photograph_is_kept_with_the_case_if_wished(
    hand: Photographer, tmp_path: Path
) -> None:
    path = tmp_path / "table 7.png"
    assert drawn(ROWS).save(str(path))
    hand.dialog.open_path(path)
    hand.wait()
    hand.desk.press(hand.dialog.grid.sizes[9])
    hand.wait()
    hand.dialog.grid.view.put_corners(CORNERS)
    hand.key(Key.Key_Return)
    hand.wait()
    keeps = hand.dialog.check.keeps
    assert keeps.isVisible()
    assert not keeps.isChecked()
    assert keeps.height() >= 36
    hand.desk.press(keeps)
    assert not hand.dialog.act.isEnabled(), "the picture is in the making"
    hand.wait()
    assert hand.desk.main.preferences.keeps_photo
    hand.key(Key.Key_Return)
    desk = hand.desk
    kept = desk.case.photograph
    assert kept is not None
    assert kept.name == "table 7.png"
    assert kept.sha256 == sha256(path.read_bytes()).hexdigest()
    assert kept.corners == tuple((round(x), round(y)) for x, y in CORNERS)
    assert picture_of(kept) is not None
    desk.window.features.undoing.undo()
    assert desk.case.photograph is None
    assert Photographer(desk).dialog.check.keeps.isChecked(), "as it was left"


def test_nothing_is_kept_unless_it_is_wished(hand: Photographer) -> None:
    hand.read(ROWS)
    keeps = hand.dialog.check.keeps
    hand.desk.press(keeps)
    hand.wait()
    hand.desk.press(keeps)
    hand.key(Key.Key_Return)
    assert hand.desk.case.position.rows == list(ROWS)
    assert hand.desk.case.photograph is None


def test_handles_are_proposed_and_nothing_is_confirmed_by_that(hand: Photographer) -> None:
    hand.finds = True
    hand.dialog.open_image(drawn(ROWS))
    hand.wait()
    laying = hand.dialog.grid
    assert laying.view.corners != CORNERS  # there is no board of 19 lines
    hand.desk.press(laying.sizes[9])
    hand.wait()
    assert laying.view.corners == CORNERS
    assert "where the board seems to be" in hand.dialog.more.text()
    assert laying.isVisible()
    hand.key(Key.Key_Return)
    hand.wait()
    assert hand.position == ROWS


def test_a_handle_that_was_moved_by_hand_stays(hand: Photographer) -> None:
    hand.finds, hand.found_at = True, Event()
    hand.dialog.open_image(drawn(ROWS))
    hand.desk.qtbot.waitUntil(hand.dialog.grid.isVisible)
    hand.desk.press(hand.dialog.grid.sizes[9])
    assert hand.dialog.more.text() == "Looking for the board…"
    QTest.keyClick(hand.dialog.grid.view, Key.Key_Right)
    mine = hand.dialog.grid.view.corners
    hand.found_at.set()
    hand.wait()
    assert hand.dialog.grid.view.corners == mine


@pytest.fixture
def looking(hand: Photographer) -> Iterator[Photographer]:
    """The board of a picture is being looked for."""
    hand.finds, hand.found_at = True, Event()
    hand.dialog.open_image(drawn(ROWS))
    hand.desk.qtbot.waitUntil(hand.dialog.grid.isVisible)
    hand.desk.press(hand.dialog.grid.sizes[9])
    hand.dialog.grid.view.setFocus()
    yield hand
    hand.found_at.set()


def test_enter_takes_no_grid_that_nobody_has_put_there_yet(looking: Photographer) -> None:
    dialog = looking.dialog
    at_first = dialog.grid.view.corners
    places = dialog.grid.view, dialog.act, dialog.grid.lines, dialog.grid.sizes[13]
    for place in places:
        place.setFocus()
        for key in (Key.Key_Return, Key.Key_Enter):
            looking.key(key)
            assert dialog.more.text() == "Looking for the board…", place
            assert dialog.pages.isEnabled(), "nothing is read"
            assert "↵" not in dialog.act.text()
    assert dialog.grid.view.corners == at_first
    assert looking.found_at is not None
    looking.found_at.set()
    looking.wait()
    assert dialog.grid.view.corners == CORNERS
    assert dialog.act.text() == "The grid is right ↵"
    looking.key(Key.Key_Return)
    looking.wait()
    assert looking.position == ROWS


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
def test_enter_takes_a_grid_once_a_hand_is_on_it(looking: Photographer, by_key: bool) -> None:
    dialog, view = looking.dialog, looking.dialog.grid.view
    for corner, place in enumerate(CORNERS):
        view.choose(corner)
        if by_key:
            x, y = (round(to - at) for at, to in zip(view.corners[corner], place, strict=True))
            for _ in range(abs(x) // 10):
                looking.key(Key.Key_Right if x > 0 else Key.Key_Left, SHIFT)
            for _ in range(abs(y) // 10):
                looking.key(Key.Key_Down if y > 0 else Key.Key_Up, SHIFT)
        else:
            QTest.mousePress(view, LEFT, NONE, view.seen(view.corners[corner]).toPoint())
            QTest.mouseMove(view, view.seen(place).toPoint())
            QTest.mouseRelease(view, LEFT, NONE, view.seen(place).toPoint())
        assert "Looking" not in dialog.more.text()
        assert dialog.act.text() == "The grid is right ↵"
    looking.key(Key.Key_Return)
    looking.wait()
    assert looking.position == ROWS


def test_a_click_takes_a_grid_that_is_looked_for_as_it_lies(looking: Photographer) -> None:
    looking.dialog.grid.view.put_corners(CORNERS)
    QTest.mouseClick(looking.dialog.act, LEFT)
    looking.wait()
    assert looking.position == ROWS


def test_a_click_goes_from_empty_to_black_to_white_on_either_board(hand: Photographer) -> None:
    hand.read(ROWS)
    check = hand.dialog.check
    assert check.title.text() == "No point is in doubt"
    for board in (check.photo, check.board):
        for sign in "XO.":
            hand.click(board, "A1")
            assert hand.position[8] == sign + "........"
            assert hand.at == "A1"


def test_buttons_and_the_list_do_what_keys_do(hand: Photographer) -> None:
    hand.read(DOUBTED)
    check = hand.dialog.check
    QTest.mouseClick(
        check.rows.viewport(),
        LEFT,
        NONE,
        check.rows.visualItemRect(check.rows.item(1)).center(),
    )
    assert hand.at == "J1"
    hand.desk.press(check.puts["b"])
    assert hand.position[8] == "........X"
    assert hand.rows[1] == "✓ J1: Black"
    hand.desk.press(hand.dialog.act)
    assert hand.at == "F4"


def test_what_is_hardly_doubtful_is_listed_but_not_asked(desk: Desk) -> None:
    def nearly(*asked: object, **more: object) -> PhotoReading:
        found = by_colour(*asked, **more)  # type: ignore[arg-type]
        return replace(found, certainties=(0.999, *found.certainties[1:]))

    hand = Photographer(desk, nearly)
    hand.read(ROWS)
    assert hand.rows == ["· A9: empty"]
    assert hand.dialog.check.title.text() == "No point is in doubt"
    assert not hand.dialog.check.board.view().disputed
    assert hand.dialog.act.text() == "Take this position ↵"
    hand.dialog.close()


def test_the_keys_of_the_boards_work_in_the_list(hand: Photographer) -> None:
    hand.read(DOUBTED)
    rows = hand.dialog.check.rows
    rows.setFocus()
    QTest.keyClick(rows, Key.Key_W)
    assert hand.rows[0] == "✓ F4: White"
    QTest.keyClick(rows, Key.Key_N)
    assert hand.at == "J1"
    QTest.keyPress(rows, Key.Key_Space)
    assert hand.dialog.check.photo.is_laid_over
    QTest.keyRelease(rows, Key.Key_Space)
    assert not hand.dialog.check.photo.is_laid_over
    QTest.keyClick(rows, Key.Key_Return)
    assert hand.dialog.check.title.text() == "All doubts checked"


def test_what_was_put_right_stays_on_the_way_back_to_the_grid(hand: Photographer) -> None:
    hand.read(DOUBTED)
    hand.key(Key.Key_B)
    hand.key(Key.Key_Escape)
    assert hand.dialog.grid.isVisible()
    hand.key(Key.Key_Return)
    assert not hand.dialog.is_busy
    assert hand.dialog.check.isVisible()
    assert hand.rows == ["✓ F4: Black", "? J1: empty"]
    hand.key(Key.Key_Escape)
    QTest.keyClick(hand.dialog.grid.view, Key.Key_Right)
    hand.key(Key.Key_Return)
    hand.wait()
    assert hand.rows == ["? F4: empty", "? J1: empty"]  # another grid: it was read anew


def test_what_was_said_of_a_point_is_taken_back_and_put_back(hand: Photographer) -> None:
    hand.read(DOUBTED)
    hand.key(Key.Key_Z, CTRL)  # nothing was said yet
    assert hand.rows == ["? F4: empty", "? J1: empty"]
    hand.key(Key.Key_B)
    hand.key(Key.Key_N)
    hand.click(hand.dialog.check.board, "A1")
    hand.key(Key.Key_Z, CTRL)
    assert hand.position[8] == "........."
    assert hand.at == "A1"
    hand.key(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert hand.position[8] == "X........"
    for _ in range(2):
        hand.key(Key.Key_Z, CTRL)
    assert hand.rows == ["? F4: empty", "? J1: empty"]
    assert hand.at == "F4"
    hand.key(Key.Key_W)  # something else was said: what was taken back is gone
    hand.key(Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert hand.rows[0] == "✓ F4: White"
    assert hand.position[8] == "........."


def test_what_was_read_is_painted_on_the_photograph_and_laid_over_it(
    hand: Photographer,
) -> None:
    hand.read(DOUBTED)
    photo = hand.dialog.check.photo

    def ink(name: str, away: float = 0.0, down: float = 0.0) -> QColor:
        layout = photo.board_layout()
        x, y = layout.centre(layout.grid.point(name))
        at = x + away * layout.spacing, y + down * layout.spacing
        return photo.grab().toImage().pixelColor(int(at[0]), int(at[1]))

    assert ink("C9").value() < 60  # a disc of the stone's colour
    assert ink("C9", 0.17).value() > 180  # and its rim
    assert ink("C9", 0.33).value() < 60  # around it the photograph's stone
    assert ink("G6", 0.33).value() > 220
    assert ink("J9", 0.28).red() > ink("J9", 0.28).blue() + 60  # wood
    unclear = ink("J1", -0.15, -0.15).red()
    QTest.keyPress(photo, Key.Key_Space)
    assert ink("C9", 0.17).value() < 120  # one stone on the other, and no rim
    board = QColor(photo.theme().board).red()
    assert unclear + 20 < ink("J1", -0.15, -0.15).red() < board - 20  # the one shines through
    QTest.keyRelease(photo, Key.Key_Space)
    assert ink("C9", 0.17).value() > 180
    QTest.mousePress(hand.dialog.check.over, LEFT)
    assert photo.is_laid_over
    QTest.mouseRelease(hand.dialog.check.over, LEFT)
    assert not photo.is_laid_over


def a_line_right() -> tuple[tuple[float, float], ...]:
    found = seen_at(perspective(CORNERS, 9), [(1, 0), (9, 0), (9, 8), (1, 8)])
    return tuple(map(tuple, found.tolist()))


def test_a_grid_a_line_off_is_to_be_answered_first(hand: Photographer) -> None:
    hand.read(ROWS, a_line_right())
    dialog, laying = hand.dialog, hand.dialog.grid
    assert laying.alarm.isVisible()
    assert laying.asked.text() == "Move the grid one line left?"
    assert laying.view.hasFocus(), "the keys move its corners on"
    assert not dialog.act.isEnabled()
    hand.key(Key.Key_Return)
    assert not dialog.is_busy
    assert laying.isVisible()
    hand.key(Key.Key_1)
    assert not laying.alarm.isVisible()
    moved = [(round(x), round(y)) for x, y in laying.view.corners]
    assert moved == list(CORNERS)
    assert laying.isVisible()  # the grid is to be confirmed where it lies now
    hand.key(Key.Key_Return)
    hand.wait()
    assert hand.position == ROWS


def test_a_grid_that_is_off_is_moved_as_it_was_laid_whatever_side_a_record_has(
    desk: Desk,
) -> None:
    def off(*asked: object, **more: object) -> PhotoReading:
        return replace(by_colour(*asked, **more), lines_off=(1, -1, 0, 0))  # type: ignore[arg-type]

    desk.window.do(NewBoard(9, ROWS))
    hand = Photographer(desk, off)
    hand.read(turned(ROWS))
    hand.desk.press(hand.dialog.grid.move_grid)
    left = seen_at(perspective(CORNERS, 9), [(-1, 0), (7, 0), (7, 8), (-1, 8)])
    assert np.allclose(hand.dialog.grid.view.corners, left)
    hand.dialog.close()


def test_a_corner_on_the_wrong_crossing_is_looked_for_by_who_laid_it(
    desk: Desk,
) -> None:
    def bent(*asked: object, **more: object) -> PhotoReading:
        return replace(by_colour(*asked, **more), lines_off=(0, 0, 0, 0))  # type: ignore[arg-type]

    hand = Photographer(desk, bent)
    hand.read(ROWS)
    grid = hand.dialog.grid
    assert grid.asked.text() == "Is a corner on the wrong crossing?"
    assert not grid.move_grid.isVisible()
    hand.key(Key.Key_1)  # nobody knows where to
    assert grid.alarm.isVisible()
    assert grid.view.corners == CORNERS
    hand.key(Key.Key_2)
    assert hand.dialog.check.isVisible()
    hand.dialog.close()


def test_an_alarm_that_is_wrong_is_said_so(hand: Photographer) -> None:
    hand.read(ROWS, a_line_right())
    hand.desk.press(hand.dialog.grid.keep_grid)
    assert hand.dialog.check.isVisible()
    assert hand.position[0][:8] == ROWS[0][1:]


def test_corners_that_were_moved_can_be_put_back(hand: Photographer) -> None:
    given = tuple((x + 3, y + 2) for x, y in CORNERS)
    hand.read(ROWS, given)
    hand.desk.press(hand.dialog.back)
    laying = hand.dialog.grid
    assert laying.view.corners == CORNERS
    QTest.keyClick(laying.view, Key.Key_Z, CTRL)
    assert laying.view.corners == given
    hand.key(Key.Key_Return)
    hand.wait()
    assert hand.dialog.check.isVisible()
    assert laying.view.corners == given
    assert hand.dialog.more.text() == ""


def test_why_it_is_not_read_is_told_and_what_to_do(hand: Photographer) -> None:
    hand.read(ROWS, ((10, 10), (60, 10), (60, 60), (10, 60)))
    assert hand.dialog.grid.problem.text().startswith(in_words("photo-too-small"))
    assert hand.dialog.says.text() == "The photograph was not read"
    assert hand.dialog.grid.view.hasFocus(), "the keys move its corners on"
    hand.key(Key.Key_Right)
    assert not hand.dialog.grid.problem.isVisible()


def test_reading_can_be_left(hand: Photographer) -> None:
    hand.lay(ROWS)
    hand.key(Key.Key_Return)
    assert hand.dialog.is_busy
    assert hand.dialog.back.text() == "Stop"
    QTest.keyClick(hand.dialog, Key.Key_Escape)
    assert not hand.dialog.is_busy
    assert hand.dialog.grid.isVisible()
    assert hand.dialog.act.isEnabled()


# Beside a record


@pytest.fixture
def beside(desk: Desk) -> Iterator[Photographer]:
    """A game stands on the window's board."""
    desk.window.do(NewBoard(9, ROWS))
    made = Photographer(desk)
    yield made
    if isValid(made.dialog):
        made.dialog.close()


def turned(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A quarter to the right."""
    return tuple("".join(column) for column in zip(*reversed(rows), strict=True))


def test_a_record_that_agrees_is_said_so_from_whatever_side(beside: Photographer) -> None:
    before = beside.desk.case
    beside.read(turned(ROWS))
    assert beside.dialog.check.record.text() == in_words(AGREES["wholly"], points=81)
    assert beside.position == ROWS
    assert beside.dialog.says.text() == "The photograph confirms the record"
    photo = beside.dialog.check.photo
    x, y = photo.board_layout().centre(2)  # C9, where the photograph has its stone turned
    assert (
        photo.grab()
        .toImage()
        .pixelColor(int(x + 0.3 * photo.board_layout().spacing), int(y))
        .value()
        < 60
    )
    beside.key(Key.Key_Return)
    assert not beside.dialog.isVisible()
    assert beside.desk.case is before


def test_keeping_is_offered_where_something_can_be_taken(beside: Photographer) -> None:
    beside.read(ROWS)
    assert beside.dialog.check.keeps.isVisible(), "it may become a new case"
    beside.dialog.go_back()
    at_table = type("OfTable", (FileStorage,), {"is_table": True})
    beside.desk.window.session.home = at_table()
    beside.key(Key.Key_Return)
    beside.wait()
    assert beside.dialog.check.isVisible()
    assert not beside.dialog.instead.isVisible()
    assert not beside.dialog.check.keeps.isVisible()


def test_each_stone_that_differs_is_named_and_shown(beside: Photographer) -> None:
    rows = list(ROWS)
    rows[0] = ".X......."  # C9 moved to B9
    rows[3] = "..XXX.O.."  # E6 is black
    rows[6] = "...XO...."  # F3 is missing
    rows[8] = "O........"  # A1 is too many
    beside.read(tuple(rows))
    check = beside.dialog.check
    assert check.record.text() == "The record agrees on 76 of 81 points."
    assert beside.rows == [
        "≠ C9: Black is on B9.",
        "≠ E6: Black is there, White in the record.",
        "≠ F3: White is missing.",
        f"≠ {in_words(DIFFERS['surplus'], point='A1', side='White')}",
    ]
    assert beside.at == "B9"
    assert check.board.view().flagged == beside.desk.points("C9 B9 E6 F3 A1")
    beside.click(check.board, "A1")  # white to empty
    beside.wait()
    assert beside.rows[-1] == "≠ F3: White is missing."
    assert beside.dialog.says.text() == "Board and record differ"


def test_another_game_is_taken_as_a_new_case(
    beside: Photographer, answer: Callable[[object], list[str]]
) -> None:
    rows = ("XXXXXXXXX", "OOOOOOOOO", *EMPTY_9[:7])
    beside.read(rows)
    assert beside.dialog.check.record.text() == in_words(AGREES["nowhere"])
    assert beside.dialog.instead.text() == "In place of &this board"
    answer(QMessageBox.StandardButton.Discard)
    before = beside.desk.window.session
    beside.key(Key.Key_Return)
    desk = beside.desk
    assert desk.window.session is not before
    assert tuple(desk.case.position.rows) == rows
    desk.window.features.undoing.undo()
    assert not any(desk.case.position.cells)


def test_it_can_stand_in_place_of_the_present_board(beside: Photographer) -> None:
    rows = ("XXXXXXXXX", "OOOOOOOOO", *EMPTY_9[:7])
    beside.read(rows)
    beside.desk.press(beside.dialog.instead)
    desk = beside.desk
    assert tuple(desk.case.position.rows) == rows
    desk.window.features.undoing.undo()
    assert tuple(desk.case.position.rows) == ROWS


def test_what_no_picture_shows_is_asked_for_and_checked(hand: Photographer) -> None:
    hand.read(ROWS)
    form = hand.dialog.check.counted

    def fill(name: str, count: int) -> None:
        box = form.findChild(QSpinBox, name)
        assert box is not None
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, str(count))
        QTest.keyClick(box, Key.Key_Tab)

    fill("photo-bowls-B", 30)
    assert not form.verdict.isVisible()
    assert form.bowls is None  # White's are not counted yet
    for name, count in (
        ("prisoners-B", 1),
        ("prisoners-W", 0),
        ("bowls-B", 30),
        ("bowls-W", 34),
    ):
        fill(f"photo-{name}", count)
    held = in_words(HELD, black=41, white=40)
    assert form.verdict.text() == f"✕ {in_words(HEADINGS['bowls'])}: White: too many 1.\n{held}"
    fill("photo-bowls-W", 33)
    assert form.verdict.text() == f"✓ The bowls hold what they must.\n{held}"
    hand.dialog.check.photo.setFocus()
    hand.key(Key.Key_Return)
    assert hand.desk.case.answers.prisoners == Pair(1, 0)
    assert hand.desk.case.answers.bowls == Pair(30, 33)


def test_what_was_played_until_the_moment_that_it_shows_is_weighed(
    start: Callable[..., Desk], tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;SZ[9];B[cc];W[gg];B[gc];W[cg];B[ee];W[ec];B[eg])", "ascii")
    hand = Photographer(start(path))
    rows = list(EMPTY_9)
    rows[2], rows[4], rows[6] = "..X.O.X..", "....X....", "..O...O.."  # without the last
    hand.read(tuple(rows))
    assert hand.dialog.says.text() == "The photograph shows an earlier moment"
    for side in "BW":
        box = hand.dialog.check.counted.findChild(QSpinBox, f"photo-prisoners-{side}")
        assert box is not None
        box.setValue(0)
    verdict = hand.dialog.check.counted.verdict
    assert verdict.text() == "✓ On the board + captured = played + set up."
    hand.click(hand.dialog.check.board, "A1")
    assert verdict.text().startswith("✕")
    hand.dialog.close()


def test_the_smallest_board_is_that_of_the_command_line(desk: Desk) -> None:
    desk.window.do(NewBoard(9))
    dialog = photograph(desk.window, QImage(80, 60, QImage.Format.Format_RGB888))
    desk.qtbot.waitUntil(dialog.grid.isVisible)
    dialog.grid.lines.setValue(0)
    assert dialog.grid.view.lines == SMALLEST
    assert dialog.grid.view.grab().size() == dialog.grid.view.size()  # it can be painted


def test_the_network_that_comes_with_it_reads_a_board_from_its_picture(desk: Desk) -> None:
    """As a referee has it: nothing is put in place of the reader, nor of what proposes."""
    desk.window.do(NewBoard(9))
    rows = rows_of(5, 9)
    picture = board_seen(rows)
    high, wide, _ = picture.shape
    image = QImage(picture.tobytes(), wide, high, 3 * wide, QImage.Format.Format_RGB888)
    dialog = photograph(desk.window, image.copy())
    desk.qtbot.waitUntil(dialog.grid.isVisible)
    assert dialog.grid.view.lines == 9
    desk.qtbot.waitUntil(lambda: not dialog.is_busy)
    if not dialog.grid.view.can_undo:  # it was not plain enough to be found
        dialog.grid.view.put_corners([(x + 4, y - 3) for x, y in OBLIQUE])
    QTest.keyClick(dialog.grid.view, Key.Key_Return)
    desk.qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.check.isVisible()
    assert dialog.check.board.view().position.rows == list(rows)
    dialog.close()


# Where it comes from


def test_what_is_refused_is_not_told_over_the_photograph_before(
    hand: Photographer, tmp_path: Path
) -> None:
    hand.read(DOUBTED)
    hand.key(Key.Key_B)
    path = tmp_path / "IMG_2.jpg"
    path.write_bytes(b"nothing")
    hand.dialog.open_path(path)
    hand.wait()
    dialog = hand.dialog
    assert dialog.source.isVisible()
    assert "IMG_2.jpg" in dialog.says.text()
    assert dialog.act.text() == "Open a picture… ↵"
    hand.desk.press(dialog.instead)
    assert dialog.grid.isVisible()
    assert dialog.grid.view.corners == CORNERS
    hand.key(Key.Key_Return)
    assert hand.rows[0] == "✓ F4: Black", "what was put right is still there"


def test_the_newest_picture_of_a_folder_is_offered_with_enter(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn(ROWS).save(str(tmp_path / "IMG_7.png"))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    hand = Photographer(desk)
    assert hand.dialog.act.text() == "Open a picture… ↵"
    hand.dialog.source.ask_folder()
    assert hand.dialog.act.text() == "Use the newest ↵"
    hand.dialog.close()
    again = Photographer(desk)  # it is remembered
    QTest.keyClick(again.dialog, Key.Key_Return)
    again.wait()
    assert again.dialog.grid.isVisible()
    again.dialog.close()


def test_a_picture_is_dropped_pasted_or_opened_as_a_file(
    desk: Desk, tmp_path: Path, told: list[str]
) -> None:
    def dialog() -> PhotoDialog:
        desk.qtbot.waitUntil(lambda: bool(opened()))
        [found] = opened()
        desk.qtbot.waitUntil(lambda: not found.says.text().startswith("Opening"))
        return found

    def opened() -> list[PhotoDialog]:
        return [d for d in desk.window.findChildren(PhotoDialog) if d.isVisible()]

    path = tmp_path / "board.jpg"
    small = drawn(ROWS).scaled(96, 72)  # what looks for its board is done soon
    small.save(str(path), quality=95)
    desk.main.open_paths([path])
    assert dialog().grid.isVisible()
    dialog().close()
    data = QMimeData()
    data.setImageData(small)
    QGuiApplication.clipboard().setMimeData(data)
    desk.window.actions_by_id["rows"].trigger()
    assert dialog().grid.isVisible()
    dialog().close()
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(tmp_path / "IMG_2.HEIC"))])
    (tmp_path / "IMG_2.HEIC").write_bytes(b"\0\0\0\x18ftypheic" + b"\0" * 30)
    QGuiApplication.clipboard().setMimeData(files)
    desk.window.actions_by_id["photo"].trigger()
    QTest.keyClick(dialog(), Key.Key_V, CTRL)
    assert tells(dialog().says.text(), "photo-heic")
    assert dialog().source.isVisible()
    QGuiApplication.clipboard().clear()
    dialog().close()


def test_a_board_as_it_was_found_is_read_from_a_photograph(beside: Photographer) -> None:
    window = beside.desk.window
    should = window.session.case.position
    found = window.features.desk.found
    found.begin(should, should, put=True)
    rows = list(ROWS)
    rows[0] = ".X......."  # C9 moved to B9
    beside.read(tuple(rows))
    while "next" in beside.dialog.act.text():
        beside.key(Qt.Key.Key_Return)
    assert beside.dialog.act.text() == "The board was found like this ↵"
    assert not beside.dialog.instead.isVisible()
    beside.key(Qt.Key.Key_Return)
    assert not isValid(beside.dialog) or not beside.dialog.isVisible()
    assert found.position is not None
    differs = difference(found.position, should)
    names = [should.grid.names(each) for each in (differs.missing, differs.extra)]
    assert names == [["C9"], ["B9"]]
    assert window.session.case.position == should, "the case keeps its own"
    found.end()
