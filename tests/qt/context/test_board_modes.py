"""The board is in hand for one thing at a time, and another mode is added in one place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import goref.qt
from goref.app.session.change import Change, Part
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.qt.board.view import BoardView, Options
from goref.qt.context.board_modes import BoardMode
from goref.qt.context.window import Window
from tests.project import tree_of
from tests.qt.desk import GAMES, RIGHT, Desk, Key, settle

QT = Path(goref.qt.__file__).parent
MODES = {
    "set-up": "setting_up",
    "play-on-board": "playing",
    "try-on-board": "trying",
    "arrange": "staging",
}
"""The commands that begin a mode, and what it is among the window's modes."""


class Pointing(BoardMode):
    """A made-up sixth mode: the board is bare, and what is done on it is written down."""

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self._is_on = False
        self.pointed: list[tuple[str, str]] = []
        self.changes: list[Part] = []

    @property
    def is_on(self) -> bool:
        return self._is_on

    def begin(self) -> None:
        self._window.modes.leave(but=self)
        self._is_on = True
        self._window.show_board()
        self._window.board.setFocus()

    def leave(self) -> None:
        self._is_on = False
        self._window.show_board()

    def on_session_changed(self, change: Change) -> None:
        self.changes.append(change.parts)

    def view(self, options: Options) -> BoardView:
        return BoardView(Position.empty(self._grid), coordinates=options.coordinates)

    def describe(self, point: Point) -> str:
        return f"pointing at {self._grid.name(point)}"

    def clicked(
        self, point: Point, button: Qt.MouseButton, modifiers: Qt.KeyboardModifier
    ) -> None:
        self.pointed.append((self._grid.name(point), button.name))

    def key(self, point: Point, key: str) -> None:
        self.pointed.append((self._grid.name(point), key))

    @property
    def _grid(self):
        return self._window.session.case.record.grid


@pytest.fixture
def desk(start) -> Desk:
    return start(GAMES / "gold-petal-bowls.sgf")


@pytest.fixture
def sixth(desk: Desk) -> Pointing:
    """A window with one mode more: it has joined the others, and nothing else is told of it."""
    return desk.window.modes.join(Pointing(desk.window))


def on(desk: Desk) -> list[BoardMode]:
    return [mode for mode in desk.window.modes.all if mode.is_on]


def test_a_sixth_mode_has_the_board_by_mouse_and_keys_until_esc(desk: Desk, sixth) -> None:
    case, ruled = desk.case, desk.board.view()
    assert desk.window.modes.is_ruling
    sixth.begin()
    assert on(desk) == [sixth]
    assert not desk.window.modes.is_ruling

    assert not any(desk.board.view().position.cells)
    desk.hover("H17")
    assert desk.status == "pointing at H17"
    desk.walk("D4")
    assert desk.read_out() == "pointing at D4"

    desk.click("H17")
    desk.click("C3", RIGHT)
    desk.key(Key.Key_D)  # marks a stone dead where the board is ruled on
    desk.key(Key.Key_Return)
    assert sixth.pointed == [
        ("H17", "LeftButton"),
        ("C3", "RightButton"),
        ("C3", "d"),
        ("C3", "LeftButton"),
    ]
    assert desk.case is case, "nobody else has heard of it"

    desk.window.session.show_moment(desk.window.session.last_moment - 1)
    assert sixth.changes == [Part.MOMENT]
    assert not any(desk.board.view().position.cells)
    desk.window.session.show_moment(desk.window.session.last_moment)

    desk.key(Key.Key_Escape)
    assert on(desk) == []
    assert desk.window.modes.is_ruling
    assert desk.board.view() == ruled
    assert "pointing" not in desk.read_out()
    desk.click("H17")
    assert len(sixth.pointed) == 4
    assert desk.case is not case, "the click rules again"


@pytest.mark.parametrize("command", MODES)
def test_one_mode_is_on_at_a_time_and_a_sixth_is_no_exception(
    desk: Desk, sixth, command: str
) -> None:
    mode = getattr(desk.window.modes, MODES[command])
    sixth.begin()
    desk.window.actions_by_id[command].trigger()
    settle()
    assert on(desk) == [mode]
    sixth.begin()
    settle()
    assert on(desk) == [sixth]
    desk.click("H17")
    assert sixth.pointed == [("H17", "LeftButton")]
    desk.key(Key.Key_Escape)
    assert on(desk) == []


def test_another_case_ends_a_sixth_mode(desk: Desk, sixth) -> None:
    sixth.begin()
    desk.main.open_first_game()
    assert on(desk) == []
    assert desk.board.view().position == desk.case.position


def test_the_modes_are_named_where_they_are_made_and_nowhere_else() -> None:
    """A mode is known to its own room and to what makes it; others go by what joined."""
    trees = {path: tree_of(path) for path in QT.rglob("*.py")}
    kinds = {
        node.name: f"goref.qt.{path.parent.name}.{path.stem}"
        for path, tree in trees.items()
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "BoardMode" for base in node.bases)
    }
    known = {"RulingMode", "SetupMode", "RecordingMode", "CorrectionMode", "TrialMode"} | {
        "CountMode",
        "FoundBoardMode",
    }
    assert set(kinds) == known
    named = set()
    for path, tree in trees.items():
        room = f"goref.qt.{path.parent.name}"
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in kinds.values():
                imported = {alias.name for alias in node.names}
                if imported & set(kinds) and node.module.rpartition(".")[0] != room:
                    named.add(path.relative_to(QT).as_posix())
    assert named == {"window/modes.py"}
