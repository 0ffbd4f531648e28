"""Setting up a position: the page, the hand and the board together, with mouse and keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from goref.app.edits.base import Edit
from goref.app.edits.position import PaintStones
from goref.app.opening import Opened, open_bytes
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.geometry import Point, grid
from goref.core.base.language import Language
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.case.symmetry import Symmetry, turned
from goref.core.game.record import GameRecord
from goref.qt.board.view import BoardView
from goref.qt.board.widget import BoardWidget
from goref.qt.look.metrics import HIGH_TARGET, TARGET
from goref.qt.look.theme import DARK, LIGHT
from goref.qt.setup.setup_controller import Brush, SetupController
from goref.qt.setup.setup_page import SetupPage, stone_icon
from tests.languages import EN, LANGUAGES
from tests.qt.desk import CTRL, LEFT, NONE, RIGHT, SHIFT, Key
from tests.qt.narrow import WIDTHS, cramped, texts

Held = Qt.KeyboardModifier
MIDDLE = Qt.MouseButton.MiddleButton
GAME = b"(;SZ[9]KM[6.5];B[cc];W[gg];B[cg];W[gc];B[];W[])"
WIDTH = 560


class Setting(QWidget):
    """A page beside a board, the hand and a session, wired as a window wires them."""

    def __init__(self, opened: Opened, journals: Path, language: Language = EN) -> None:
        super().__init__()
        self.session = Session.begin(opened, journals)
        self.board = BoardWidget(self.view())
        empty = (lambda: not any(self.case.position.cells),)
        self.page = SetupPage(language, LIGHT, self.case.record.grid.width, *empty)
        self.hand = SetupController(lambda: self.case, self)
        self.edits: list[Edit] = []
        self.previews: list[dict[Point, Colour | None]] = []
        row = QHBoxLayout(self)
        row.addWidget(self.board, 1)
        row.addWidget(self.page)
        self.hand.take(self.board)
        self.told = [
            self.board.pointClicked.connect(self.hand.clicked),
            self.board.pointActivated.connect(self.hand.activated),
            self.board.pointKey.connect(self.hand.key),
        ]
        self.page.brushed.connect(self.hand.use)
        self.hand.brushed.connect(self.page.choose)
        self.hand.preview.connect(self.previewed)
        self.hand.edit.connect(self.do)
        self.page.edit.connect(self.do)
        self.resize(2 * WIDTH, 640)

    def leave(self) -> None:
        """Something else has the board, as when the window's setting up is turned off."""
        for connection in self.told:
            self.board.disconnect(connection)
        self.hand.leave()

    @property
    def case(self) -> Case:
        return self.session.case

    def view(self) -> BoardView:
        position = self.case.position
        hand = getattr(self, "hand", None)
        return BoardView(hand.shown(position) if hand else position, lids=False)

    def previewed(self, painted: dict[Point, Colour | None]) -> None:
        self.previews.append(painted)
        self.board.set_view(self.view())

    def do(self, edit: Edit) -> None:
        self.edits.append(edit)
        self.session.do(edit)
        self.board.set_view(self.view())
        self.page.show_size(self.case.record.grid.width)

    # What a person sees and does

    def point(self, name: str) -> Point:
        return self.case.record.grid.point(name)

    def spot(self, name: str) -> QPoint:
        x, y = self.board.board_layout().centre(self.point(name))
        return QPoint(int(x), int(y))

    def light(self, name: str) -> int:
        """How light a point is drawn beside its lines, 0 to 255."""
        image, laid = self.board.grab().toImage(), self.board.board_layout()
        ratio, away = image.devicePixelRatio(), laid.spacing / 5
        x, y = laid.centre(self.point(name))
        where = int((x + away) * ratio), int((y + away) * ratio)
        return image.pixelColor(*where).lightness()

    def click(self, names: str, button: Qt.MouseButton = LEFT, held: Held = NONE) -> None:
        for name in names.split():
            self.stroke(name, button, held)

    def stroke(self, names: str, button: Qt.MouseButton = LEFT, held: Held = NONE) -> None:
        """Press on the first point, pass the others, let go on the last."""
        spots = [self.spot(name) for name in names.split()]
        QTest.mousePress(self.board, button, held, spots[0])
        for spot in spots[1:]:
            QTest.mouseMove(self.board, spot)
        QTest.mouseRelease(self.board, button, held, spots[-1])

    def key(self, key: Qt.Key, held: Held = NONE) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key, held)

    def button(self, name: str) -> QAbstractButton:
        found = self.page.findChild(QAbstractButton, name)
        assert found is not None
        return found

    def press(self, name: str) -> None:
        button = self.button(name)
        assert button.isVisible()
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())

    def stones(self) -> tuple[str, str]:
        board, position = self.case.record.grid, self.case.position
        return (
            " ".join(board.names(position.stones(BLACK))),
            " ".join(board.names(position.stones(WHITE))),
        )


@pytest.fixture
def setting(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Setting]:
    made = Setting(Opened(Case(GameRecord(grid(9)))), tmp_path)
    yield from shown(made, qtbot)


@pytest.fixture
def recorded(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Setting]:
    yield from shown(Setting(open_bytes(GAME)[0], tmp_path), qtbot)


def shown(made: Setting, qtbot: QtBot) -> Iterator[Setting]:
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.board.setFocus()
    yield made
    made.session.finish()


# Mouse


def test_left_paints_black_and_right_white(setting: Setting) -> None:
    empty = setting.light("D4")
    setting.click("D4 E5")
    setting.click("C3", RIGHT)
    assert setting.stones() == ("E5 D4", "C3")
    assert setting.light("D4") < empty < setting.light("C3")


def test_shift_gives_the_other_colour_and_with_the_right_button_its_own(
    setting: Setting,
) -> None:
    setting.click("D4", LEFT, SHIFT)
    setting.click("C3", RIGHT, SHIFT)
    assert setting.stones() == ("C3", "D4")


def test_other_buttons_paint_nothing(setting: Setting) -> None:
    setting.click("D4", MIDDLE)
    assert setting.edits == []
    assert setting.previews == []


def test_a_stone_of_the_other_colour_is_painted_over_one_of_its_own_goes(
    setting: Setting,
) -> None:
    setting.click("D4 D4")
    assert setting.stones() == ("", "")
    setting.click("D4")
    setting.click("D4", RIGHT)
    assert setting.stones() == ("", "D4")


def test_a_stroke_is_one_edit_and_seen_before_it_ends(setting: Setting) -> None:
    empty = setting.light("F6")
    QTest.mousePress(setting.board, LEFT, NONE, setting.spot("C6"))
    assert setting.hand.shown(setting.case.position).colour(setting.point("C6")) is BLACK
    QTest.mouseMove(setting.board, setting.spot("F6"))  # fast: the points between count too
    assert setting.light("F6") < empty
    assert setting.edits == []
    assert setting.stones() == ("", "")
    QTest.mouseMove(setting.board, setting.spot("F5"))
    QTest.mouseMove(setting.board, setting.spot("F6"))
    QTest.mouseRelease(setting.board, LEFT, NONE, setting.spot("F6"))
    line = frozenset(setting.point(name) for name in ("C6", "D6", "E6", "F6", "F5"))
    assert setting.edits == [PaintStones(black=line)]
    assert setting.previews[-2] == dict.fromkeys(line, BLACK)
    assert setting.previews[-1] == {}
    assert setting.light("F6") < empty
    setting.session.undo()
    assert setting.stones() == ("", "")
    assert not setting.session.history.past
    setting.session.redo()
    assert setting.stones() == ("C6 D6 E6 F6 F5", "")


def test_a_stroke_that_begins_on_its_own_colour_takes_stones_off(setting: Setting) -> None:
    setting.stroke("C6 D6 E6")
    setting.stroke("F6 G6", RIGHT)
    setting.stroke("D6 E6 F6 G6 H6")
    assert setting.stones() == ("C6", "")
    setting.session.undo()
    assert setting.stones() == ("C6 D6 E6", "F6 G6")


def test_a_stroke_over_what_is_there_already_is_no_act(setting: Setting) -> None:
    setting.stroke("C6 D6")
    setting.stroke("E6 D6")
    assert setting.edits[-1] == PaintStones(black=frozenset({setting.point("E6")}))
    setting.page.choose(Brush.ERASE)
    setting.stroke("A1 B1")
    assert len(setting.edits) == 2
    assert setting.previews[-1] == {}


def test_another_button_begins_another_stroke(setting: Setting) -> None:
    QTest.mousePress(setting.board, LEFT, NONE, setting.spot("C6"))
    QTest.mousePress(setting.board, RIGHT, NONE, setting.spot("D6"))
    assert setting.stones() == ("C6", "")
    QTest.mouseRelease(setting.board, RIGHT, NONE, setting.spot("D6"))
    QTest.mouseRelease(setting.board, LEFT, NONE, setting.spot("D6"))
    assert setting.stones() == ("C6", "D6")
    assert len(setting.edits) == 2


def test_a_stroke_ends_when_the_board_loses_the_focus(setting: Setting) -> None:
    QTest.mousePress(setting.board, LEFT, NONE, setting.spot("C6"))
    setting.page.size_box.setFocus()
    assert setting.stones() == ("C6", "")
    QTest.mouseMove(setting.board, setting.spot("D6"))
    QTest.mouseRelease(setting.board, LEFT, NONE, setting.spot("D6"))
    assert setting.stones() == ("C6", "")


def test_a_stroke_on_a_board_that_is_gone_paints_nothing(setting: Setting) -> None:
    QTest.mousePress(setting.board, LEFT, NONE, setting.spot("J1"))
    setting.page.size_box.setValue(5)
    setting.page.begin.click()
    assert setting.case.record.grid == grid(5)
    QTest.mouseRelease(setting.board, LEFT, NONE, setting.spot("A1"))
    assert setting.stones() == ("", "")
    assert setting.board.view().position == Position.empty(grid(5))


def test_a_board_that_was_left_is_painted_no_more(setting: Setting) -> None:
    QTest.mousePress(setting.board, LEFT, NONE, setting.spot("C6"))
    setting.leave()
    assert setting.stones() == ("C6", "")
    QTest.mouseMove(setting.board, setting.spot("D6"))
    QTest.mouseRelease(setting.board, LEFT, NONE, setting.spot("D6"))
    for key in (Key.Key_W, Key.Key_Delete, Key.Key_Return):
        setting.key(key)
    assert len(setting.edits) == 1


def test_painting_on_a_game_leaves_a_position(recorded: Setting) -> None:
    recorded.click("E5")
    assert recorded.case.record.is_bare
    assert recorded.stones() == ("C7 E5 C3", "G7 G3")
    assert recorded.case.answers.plays == (2, 2)
    recorded.session.undo()
    assert len(recorded.case.record.acts) == 6


# Keys on the board


def test_letters_choose_and_enter_puts_at_the_cursor(setting: Setting) -> None:
    empty = setting.light("E5")
    assert setting.board.cursor_point() == setting.point("E5")
    setting.key(Key.Key_W)
    assert setting.page.brush is Brush.WHITE
    assert setting.edits == [], "it is chosen, and nothing is put"
    setting.key(Key.Key_B)
    setting.key(Key.Key_Return)
    assert setting.light("E5") < empty
    setting.key(Key.Key_Right)
    setting.key(Key.Key_W)
    setting.key(Key.Key_Return)
    assert setting.stones() == ("E5", "F5")
    assert len(setting.edits) == 2
    setting.key(Key.Key_X)
    setting.key(Key.Key_Return)
    setting.key(Key.Key_Left)
    setting.key(Key.Key_Delete)
    setting.key(Key.Key_Delete)
    assert setting.stones() == ("", "")
    assert len(setting.edits) == 4


def test_enter_is_the_brush(setting: Setting) -> None:
    setting.key(Key.Key_A)
    assert setting.page.brush is Brush.ALTERNATE
    setting.key(Key.Key_Return)
    setting.key(Key.Key_Right)
    setting.key(Key.Key_Enter)
    assert setting.stones() == ("E5", "F5")
    setting.key(Key.Key_Right)
    setting.key(Key.Key_Return)
    assert setting.stones() == ("E5 G5", "F5")


def test_with_control_a_key_is_a_menus(setting: Setting) -> None:
    setting.key(Key.Key_B, CTRL)
    setting.key(Key.Key_Delete, CTRL)
    assert setting.edits == []


# The page


@pytest.mark.parametrize(
    ("brush", "left", "right"),
    [
        (Brush.BLACK, ("C3", ""), ("", "C3")),
        (Brush.WHITE, ("", "C3"), ("C3", "")),
        (Brush.ALTERNATE, ("C3", ""), ("", "C3")),
        (Brush.ERASE, ("", ""), ("", "")),
    ],
)
def test_a_brush_by_its_button(
    setting: Setting, brush: Brush, left: tuple[str, str], right: tuple[str, str]
) -> None:
    setting.press("brush-erase" if brush is Brush.BLACK else "brush-black")
    setting.press(f"brush-{brush.value}")
    assert setting.hand.brush is brush
    down = [b.objectName() for b in setting.page.findChildren(QAbstractButton) if b.isChecked()]
    assert down == [f"brush-{brush.value}"]
    brushes = [b for b in setting.page.findChildren(QAbstractButton) if b.isCheckable()]
    assert [b.objectName() for b in brushes if b.font().underline()] == down, (
        "seen in the dark too"
    )
    setting.click("C3")
    assert setting.stones() == left
    setting.session.undo() if left != ("", "") else None
    setting.click("C3", RIGHT)
    assert setting.stones() == right


@pytest.mark.parametrize(
    ("key", "brush"),
    [
        (Key.Key_W, Brush.WHITE),
        (Key.Key_A, Brush.ALTERNATE),
        (Key.Key_X, Brush.ERASE),
    ],
)
def test_a_brush_by_its_key(setting: Setting, key: Qt.Key, brush: Brush) -> None:
    setting.button("swap-colours").setFocus()
    setting.key(key)
    assert setting.hand.brush is setting.page.brush is brush
    setting.key(Key.Key_B)
    assert setting.hand.brush is Brush.BLACK
    assert setting.edits == []


def test_in_turn_goes_on_where_it_was_after_undo(setting: Setting) -> None:
    setting.press("brush-alternate")
    setting.click("C3 D3 E3")
    assert setting.stones() == ("C3 E3", "D3")
    assert setting.hand.colour is WHITE
    setting.session.undo()
    setting.board.set_view(setting.view())
    assert setting.hand.colour is BLACK
    setting.click("E4 F4")
    assert setting.stones() == ("E4 C3", "F4 D3")
    setting.click("G4", RIGHT)  # out of turn: the other colour is next
    assert setting.stones() == ("E4 C3", "F4 G4 D3")
    setting.click("H4")
    assert setting.stones() == ("E4 H4 C3", "F4 G4 D3")


@pytest.mark.parametrize(
    ("name", "symmetry", "corner"),
    [
        ("turn-quarter_left", Symmetry.QUARTER_LEFT, "A1"),
        ("turn-quarter_right", Symmetry.QUARTER_RIGHT, "J9"),
        ("turn-mirror", Symmetry.MIRROR, "J9"),
        ("turn-flip", Symmetry.FLIP, "A1"),
    ],
)
def test_every_symmetry_by_its_button(
    recorded: Setting, name: str, symmetry: Symmetry, corner: str
) -> None:
    recorded.click("A9", RIGHT)
    before, light = recorded.case, recorded.light(corner)
    recorded.press(name)
    assert recorded.case == turned(before, symmetry)
    assert recorded.case.position.colour(recorded.point(corner)) is WHITE
    assert recorded.light(corner) > light
    recorded.session.undo()
    assert recorded.case == before


def test_colours_are_swapped(recorded: Setting) -> None:
    black, white = recorded.stones()
    dark = recorded.light("C7")
    recorded.press("swap-colours")
    assert recorded.stones() == (white, black)
    assert recorded.light("C7") > dark
    assert len(recorded.case.record.acts) == 6


def test_the_board_is_cleared_and_undo_brings_it_back(recorded: Setting) -> None:
    before = recorded.case
    assert recorded.page.begin.text() == "Clear the board"
    recorded.press("new-board")
    assert recorded.case == Case(GameRecord(grid(9)), rules=before.rules)
    recorded.session.undo()
    assert recorded.case == before


def test_a_size_is_chosen_and_nothing_goes_before_it_is_confirmed(setting: Setting) -> None:
    setting.click("C3")
    box = setting.page.size_box
    box.setFocus()
    for _ in range(4):
        setting.key(Key.Key_Up)
    assert box.value() == 13
    assert setting.page.begin.text() == "New board 13×13"
    setting.click("D3")  # the size waits
    assert setting.stones() == ("C3 D3", "")
    assert box.value() == 13
    setting.press("new-board")
    assert setting.case.record.grid == grid(13)
    assert setting.page.begin.text() == setting.page.begin.accessibleName() == "Clear the board"
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "19")
    setting.key(Key.Key_Return)
    assert setting.case.record.grid == grid(19)
    setting.key(Key.Key_Return)
    assert len(setting.edits) == 4


@pytest.mark.parametrize("held", [NONE, SHIFT])
def test_tab_takes_a_typed_size_where_no_stone_would_go(setting: Setting, held: Held) -> None:
    box = setting.page.size_box

    def write(text: str) -> None:
        box.setFocus()
        box.selectAll()
        QTest.keyClicks(box, text)

    write("13")
    setting.key(Key.Key_Tab, held)
    assert not box.hasFocus()
    assert setting.case.record.grid == grid(13)
    write("13")
    setting.key(Key.Key_Tab, held)
    assert len(setting.edits) == 1, "it has that size"
    setting.click("C3")
    write("9")
    setting.key(Key.Key_Tab, held)
    assert setting.case.record.grid == grid(13), "a stone lies on it"
    assert setting.page.begin.text() == "New board 9×9"
    assert box.value() == 9, "the button takes it"


def test_a_typed_size_waits_while_the_board_is_clicked(setting: Setting) -> None:
    setting.page.size_box.setFocus()
    setting.page.size_box.setValue(13)
    setting.board.setFocus(Qt.FocusReason.MouseFocusReason)
    assert setting.case.record.grid == grid(9), "no other point is hit"


@pytest.mark.parametrize(("size", "least"), [(2, 2), (5, 5), (19, 5), (25, 5)])
def test_sizes_that_are_offered(qtbot: QtBot, size: int, least: int) -> None:
    bar = SetupPage(EN, LIGHT, size)
    qtbot.addWidget(bar)
    assert (bar.size_box.minimum(), bar.size_box.maximum()) == (least, 25)
    assert bar.size_box.value() == size


def test_icons_show_what_is_painted() -> None:
    def light(brush: Brush, x: float) -> int:
        image: QImage = stone_icon(brush, LIGHT, 40, 1).toImage()
        return image.pixelColor(int(x * 40), 10).lightness()

    black, white = light(Brush.BLACK, 0.4), light(Brush.WHITE, 0.4)
    assert black < 100 < light(Brush.ERASE, 0.5) < 200 < white
    assert light(Brush.ALTERNATE, 0.4) < 100
    assert light(Brush.ALTERNATE, 0.6) > 200
    dark = stone_icon(Brush.ERASE, DARK).toImage()
    assert dark != stone_icon(Brush.ERASE, LIGHT).toImage()


@pytest.mark.parametrize("percent", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_room_and_a_name(
    qtbot: QtBot, qapp: QApplication, language: Language, percent: int
) -> None:
    with texts(qapp, language, percent):
        page = SetupPage(language, LIGHT, 19)
        qtbot.addWidget(page)
        page.size_box.setValue(25)  # the longest text
        assert cramped(page, percent) == []
        controls = [*page.findChildren(QAbstractButton), page.size_box]
        assert len(controls) == 11
        for control in controls:
            text = control.accessibleName()
            assert text
            assert min(control.height(), control.width()) >= TARGET, text
            assert control.width() >= control.sizeHint().width(), text
        buttons = page.findChildren(QAbstractButton)
        brushes = {b.size() for b in buttons if b.objectName().startswith("brush-")}
        assert len(brushes) == 1, "equally large"
        assert min(brush.height() for brush in brushes) >= HIGH_TARGET
