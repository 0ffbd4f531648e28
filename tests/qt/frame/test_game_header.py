"""Who plays: shown, changed in place by mouse and keys, never pushing anything about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from goref.app.edits.base import Edit
from goref.app.edits.details import LONGEST, StateDetails
from goref.app.edits.ruling import StateFacts
from goref.app.opening import open_bytes
from goref.app.session.session import Session
from goref.core.base.language import Language
from goref.qt.frame.game_header import GameHeader
from goref.qt.frame.line_button import MOST_LINES
from goref.qt.frame.player_row import ROW, PlayerRow
from goref.qt.look.appearance import apply_theme, size_texts
from goref.qt.look.i18n import Translators
from goref.qt.look.theme import DARK, LIGHT, BoardTheme
from tests.languages import EN, LANGUAGES
from tests.qt.desk import CTRL, LEFT, NONE, Key
from tests.qt.fitting import clipped

GAME = "(;SZ[5]PB[高川格 Takagawa Kaku]BR[9p]PW[Go Seigen]KM[7.5];B[ba];W[aa];B[ab];W[ee])"
LONG = "Anneliese von Hohenstein-Wittelsbach " * 5
Show = Callable[..., "Beside"]


class Beside(QWidget):
    """A band beside something else that takes the keys, wired as a window wires them."""

    def __init__(self, text: str, language: Language = EN, theme: BoardTheme = LIGHT) -> None:
        super().__init__()
        self.session = Session(open_bytes(text.encode())[0])
        self.edits: list[Edit] = []
        self.wanted = 0
        self.presses = 0
        self.band = GameHeader(language, theme)
        self.board = QWidget()
        self.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column = QVBoxLayout(self)
        column.addWidget(self.band)
        column.addWidget(self.board, 1)
        self.band.stated.connect(self._do)
        self.band.changeWanted.connect(self._want)
        QShortcut(Key.Key_Escape, self).activated.connect(self._press)  # as a window has
        self.session.listen(lambda _: self.show_case())
        self.show_case()

    @property
    def black(self) -> PlayerRow:
        return self.band.players.black

    def show_case(self) -> None:
        self.band.show_case(self.session.assessment)

    def _do(self, edit: Edit) -> None:
        self.edits.append(edit)
        self.session.do(edit)

    def _want(self) -> None:
        self.wanted += 1

    def _press(self) -> None:
        self.presses += 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.presses += event.key() != Key.Key_Control

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, LEFT, NONE, QPoint(8, widget.height() // 2))
        QApplication.processEvents()

    def type(self, text: str) -> None:
        """Write in the field that has the focus, in place of what is there."""
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        QTest.keyClick(field, Key.Key_A, CTRL)
        QTest.keyClicks(field, text)

    def key(self, key: Qt.Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)


@pytest.fixture
def show(qtbot: QtBot, qapp: QApplication) -> Iterator[Show]:
    before = (qapp.palette(), qapp.font())

    def show(text: str = GAME, width: int = 500, **look: object) -> Beside:
        made = Beside(text, **look)  # type: ignore[arg-type]
        qtbot.addWidget(made)
        made.resize(width, 400)
        made.show()
        made.activateWindow()
        qtbot.waitUntil(made.isActiveWindow)
        made.board.setFocus()
        return made

    yield show
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


# What it says


def line_of(shown: Beside) -> str:
    return shown.band.line.text().replace("\u00a0", " ")


def test_it_tells_who_plays_what(show: Show) -> None:
    shown = show()
    assert [player.name.said for player in shown.band.players] == [
        "高川格 Takagawa Kaku 9p",
        "Go Seigen",
    ]
    assert line_of(shown) == "Chinese, 2002 (3¾ zi) · komi 3¾ zi · 4 moves"


def test_a_komi_that_nobody_stated_is_said_to_be_the_usual_one(show: Show) -> None:
    shown = show(GAME.replace("KM[7.5]", ""))
    assert line_of(shown) == "Chinese, 2002 (3¾ zi) · komi 3¾ zi (usual) · 4 moves"
    shown.session.do(StateFacts((("komi", Fraction(15, 2)),)))
    shown.show_case()
    assert line_of(shown) == "Chinese, 2002 (3¾ zi) · komi 3¾ zi · 4 moves"


def test_what_nobody_knows_is_not_told(show: Show) -> None:
    shown = show("(;SZ[5]AB[aa][bb])")
    assert "move" not in shown.band.line.text()
    assert shown.black.name.said == "Black – Add a name"
    shown.session.do(StateFacts((("handicap", 2),)))
    assert "handicap\u00a02" in shown.band.line.text()


def test_a_name_of_a_file_is_plain_text_on_its_own_line(show: Show) -> None:
    shown = show("(;SZ[5]PB[<b>x</b>\u202e evil\u2028two]PW[y])")
    assert shown.black.name.said == "<b>x</b> evil two"
    assert "&lt;b&gt;x&lt;/b&gt; evil two" in shown.black.name.toolTip()


@pytest.mark.parametrize(("theme", "name"), [(LIGHT, "light"), (DARK, "dark")])
def test_stones_are_seen_on_their_ground(
    show: Show, qapp: QApplication, theme: BoardTheme, name: str
) -> None:
    apply_theme(qapp, name)
    shown = show(theme=theme)
    for player, middle in zip(
        shown.band.players,
        (theme.black, theme.white),
        strict=True,
    ):
        image = player.grab().toImage()
        seen = image.pixelColor(player.name.x() // 2, player.height() // 2)
        dark = QColor(middle[1]).lightness() < 128
        assert (seen.lightness() < 128) is dark
    rim = shown.black.grab().toImage().pixelColor(1, shown.black.height() // 2)
    if name == "dark":
        assert rim.lightness() > 90, "a black stone keeps a light rim"


# Changing a name


def test_a_click_enter_and_the_keys_are_where_they_were(show: Show) -> None:
    shown = show()
    shown.click(shown.black.name)
    assert QApplication.focusWidget() is shown.black.fields[0]
    assert shown.black.fields[0].selectedText() == "高川格 Takagawa Kaku"
    shown.type("Dosaku")
    shown.key(Key.Key_Tab)
    assert QApplication.focusWidget() is shown.black.fields[1]
    shown.type("meijin")
    assert shown.edits == [], "nothing is stated while it is written"
    shown.key(Key.Key_Return)
    assert shown.edits == [StateDetails((("PB", "Dosaku"), ("BR", "meijin")))]
    assert shown.black.name.said == "Dosaku meijin"
    assert not shown.black.is_edited
    assert QApplication.focusWidget() is shown.board
    assert shown.presses == 0, "Enter ended the editing and nothing else"
    shown.session.undo()
    assert shown.black.name.said == "高川格 Takagawa Kaku 9p"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_a_name_is_reached_and_left_by_the_keys(show: Show, key: Qt.Key) -> None:
    shown = show()
    shown.black.name.setFocus(Qt.FocusReason.TabFocusReason)
    shown.key(key)
    assert QApplication.focusWidget() in shown.black.fields
    shown.type("x")
    shown.key(Key.Key_Escape)
    assert shown.black.fields[0].isHidden()
    assert shown.edits == []
    assert QApplication.focusWidget() is shown.black.name
    assert shown.black.name.said == "高川格 Takagawa Kaku 9p"
    assert shown.presses == 0


def test_a_held_enter_neither_ends_nor_begins_again(show: Show) -> None:
    shown = show()
    shown.black.name.setFocus(Qt.FocusReason.TabFocusReason)
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, NONE, "\r", True)
    shown.key(Key.Key_Return)
    QApplication.sendEvent(shown.black.fields[0], held)
    assert shown.black.is_edited
    shown.key(Key.Key_Return)
    QApplication.sendEvent(shown.black.name, held)
    assert not shown.black.is_edited


def test_leaving_states_what_was_written(show: Show) -> None:
    shown = show()
    shown.click(shown.black.name)
    shown.type("Dosaku")
    shown.board.setFocus(Qt.FocusReason.MouseFocusReason)
    assert shown.edits == [StateDetails((("PB", "Dosaku"),))]
    assert not shown.black.is_edited
    assert QApplication.focusWidget() is shown.board


def test_nothing_written_states_nothing(show: Show) -> None:
    shown = show()
    shown.click(shown.black.name)
    shown.key(Key.Key_Return)
    shown.click(shown.black.name)
    QTest.keyClick(shown.black.fields[0], Key.Key_End)
    QTest.keyClicks(shown.black.fields[0], "  ")
    shown.key(Key.Key_Return)
    assert shown.edits == []


def test_an_empty_name_takes_it_away(show: Show) -> None:
    shown = show()
    shown.click(shown.band.players.white.name)
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClick(field, Key.Key_Backspace)
    shown.key(Key.Key_Return)
    assert shown.edits == [StateDetails((("PW", ""),))]
    assert shown.band.players.white.name.said == "White – Add a name"


def test_what_is_pasted_is_made_one_line(show: Show) -> None:
    shown = show()
    shown.click(shown.black.name)
    QGuiApplication.clipboard().setText("a\nb\u202e" + "x" * LONGEST)
    shown.black.fields[0].paste()
    shown.key(Key.Key_Return)
    ((key, text),) = shown.edits[0].texts  # type: ignore[attr-defined]
    assert key == "PB"
    assert text.startswith("a b x")


def test_another_game_drops_what_is_written(show: Show) -> None:
    shown = show()
    shown.click(shown.black.name)
    shown.type("Dosaku")
    shown.session = Session(open_bytes(b"(;SZ[5]PB[Other])")[0])
    shown.show_case()
    assert not shown.black.is_edited
    assert shown.edits == []
    assert shown.black.name.said == "Other"


def test_the_same_game_keeps_what_is_written(show: Show) -> None:
    shown = show()
    shown.click(shown.black.name)
    shown.type("Dosaku")
    shown.show_case()
    assert shown.black.is_edited
    assert shown.black.fields[0].text() == "Dosaku"


def test_names_of_an_event_are_only_read(show: Show) -> None:
    shown = show("(;SZ[5]PB[A])")
    shown.band.set_editable(False)
    shown.click(shown.black.name)
    assert not shown.black.is_edited
    assert [player.name.said for player in shown.band.players] == ["A", "White"]
    assert not shown.black.name.isEnabled()
    shown.band.set_editable(True)
    shown.click(shown.black.name)
    assert shown.black.is_edited


def test_change_is_pressed_by_mouse_and_keys(show: Show) -> None:
    shown = show()
    change = shown.band.change
    QTest.mouseClick(change, LEFT)
    change.setFocus(Qt.FocusReason.TabFocusReason)
    shown.key(Key.Key_Return)
    shown.key(Key.Key_Space)
    assert shown.wanted == 3
    assert change.height() >= ROW


# Room


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_moves_and_nothing_is_clipped(
    show: Show, qapp: QApplication, language: Language, percent: int
) -> None:
    translators = Translators(qapp)
    translators.use(language)
    try:
        size_texts(qapp, percent)
        for width in (380, 560) if percent == 100 else (560, 760):
            shown = show(width=width, language=language)
            high = shown.band.height()
            assert list(clipped(shown)) == []
            shown.click(shown.black.name)
            assert shown.black.is_edited
            assert shown.band.height() == high, "also while a name is written"
            assert list(clipped(shown)) == []
            assert shown.black.fields[0].height() >= ROW
            shown.hide()
    finally:
        translators.use(EN)


def test_nothing_moves_while_a_game_is_recorded(show: Show) -> None:
    shown = show("(;SZ[5]KM[7.5];B[])")
    later = Session(open_bytes(b"(;SZ[5]KM[7.5]" + b";B[];W[]" * 60 + b")")[0])
    line, widths = shown.band.line, range(200, 400, 5)
    before = [line.heightForWidth(width) for width in widths]
    shown.session = later
    shown.show_case()
    assert "120" in line.text()
    assert [line.heightForWidth(width) for width in widths] == before


def test_a_long_name_takes_two_lines_and_keeps_its_rank(show: Show) -> None:
    shown = show(f"(;SZ[5]PB[{LONG}]BR[9p];B[aa])", width=400)
    lines, high = shown.black.name.lines(shown.black.name.width())
    assert len(lines) == MOST_LINES
    assert lines[-1].endswith("… 9p")
    assert shown.black.height() <= MOST_LINES * high + 8
    assert LONG.strip()[:90] in shown.black.name.toolTip()
    narrow = show(f"(;SZ[5]PB[{'x' * 90}]BR[9p];B[aa])", width=400)
    lines, _ = narrow.black.name.lines(narrow.black.name.width())
    assert len(lines) == MOST_LINES
