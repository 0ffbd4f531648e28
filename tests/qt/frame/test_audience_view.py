"""The whole screen for the room: what is on it, what fits, what its keys do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.rulesets.ruleset import Unit
from goref.core.texts.results import WON
from goref.qt.board.view import BoardView
from goref.qt.frame.audience_view import AudienceView
from goref.qt.look.appearance import PROJECTED_OUTLINE
from goref.qt.look.theme import LIGHT
from tests.languages import EN, ZH
from tests.wordings import in_words

NINE = grid(9)
D4 = NINE.point("D4")
VIEW = BoardView(Position.of(NINE, [D4]))
LONG = "Maximilian-Alexander von Hohenzollern-Sigmaringen 7d"
SIZES = [(1920, 1080), (1024, 768), (1366, 768), (1080, 1920), (800, 800)]
WORDS = [
    (
        "高川格 9p",
        "呉清源 9p",
        in_words(WON[Unit.ZI], name="White", amount="1¾"),
        "Black 182½ − 184¼ = −1¾",
    ),
    (LONG, LONG, "Black's stones on the lid go back into White's land, one for one.", ""),
    ("", "", "白2目半勝ち", ""),
    ("A", "B", "Read it off: 80 points in tens.", "182½ − 184¼ = −1¾", "White wins by 1¾ zi"),
    (
        "A",
        LONG,
        "黑方的死子放回白方的空里，一子对一子。" * 3,
        "",
        "黑方推定胜；尚有3个问题待定",
    ),
    (LONG, 2 * LONG, "Nothing is so long that it could not be read in a room. " * 8, LONG),
    ("Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", "B", "Seki", ""),
]


@pytest.fixture
def room(qtbot: QtBot) -> AudienceView:
    made = AudienceView(LIGHT, EN)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.board.set_view(VIEW)
    made.show_words(*WORDS[0])
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    return made


def show(
    room: AudienceView, black: str, white: str, says: str, more: str, verdict: str = ""
) -> None:
    room.show_words(black, white, says, more, verdict=verdict)


def parts(room: AudienceView) -> list[QWidget]:
    return [part for part in room.findChildren(QWidget) if part.isVisible()]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", WORDS)
def test_all_is_on_the_screen_and_nothing_covers_anything(
    room: AudienceView, size: tuple[int, int], words: tuple[str, ...]
) -> None:
    room.resize(*size)
    show(room, *words)
    shown = parts(room)
    assert sum(bool(text) for text in words) + 1 == sum(
        part not in room.signs.values() for part in shown
    ), "the board, what is said, and nothing else"
    for index, part in enumerate(shown):
        assert room.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(o.geometry()) for o in shown[:index])
    for label in (*room.names.values(), room.says, room.more, room.verdict):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), "lines are cut off"
            assert label.width() >= label.minimumSizeHint().width(), "a word is cut off"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("columns", [1, 2])
def test_the_figures_are_on_the_screen_and_each_is_in_its_column(
    room: AudienceView, size: tuple[int, int], columns: int
) -> None:
    rows = [["Empty points in tens", "80", "101"], ["Margin with komi", "−1¾", ""]]
    if columns == 1:
        rows = [[*row[:2], ""] for row in rows]
    room.resize(*size)
    room.show_words("A", "B", "Read it off: 80 points in tens.", "White wins by 1¾ zi", rows)
    assert room.tally.isVisible()
    shown = parts(room)
    for index, part in enumerate(shown):
        assert room.rect().contains(part.geometry())
        assert not any(part.geometry().intersects(o.geometry()) for o in shown[:index])
    assert room.tally.width() >= room.tally.minimumSizeHint().width()
    assert room.tally.height() >= room.tally.heightForWidth(room.tally.width())
    ordinary = room.font().pointSizeF()
    assert room.tally.font().pointSizeF() > ordinary
    picture, ground = room.tally.grab().toImage(), room.palette().window().color()
    right = range(picture.width() - 12, picture.width())
    inked = [
        y
        for y in range(picture.height() // 2)
        for x in right
        if picture.pixelColor(x, y) != ground
    ]
    assert inked, "the last figure ends at the right edge"
    assert room.tally.accessibleName() == room.tally.text()


@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_as_large_as_the_screen_allows(
    room: AudienceView, size: tuple[int, int]
) -> None:
    room.resize(*size)
    board = room.board.board_layout().board
    assert board.width > 0.7 * min(size)
    assert board.width > 0.84 * min(size) or max(size) < 1.4 * min(size)


def test_the_sentence_is_twice_as_large_as_texts_are_and_grows_with_the_screen(
    room: AudienceView,
) -> None:
    ordinary = room.font().pointSizeF()
    assert room.says.font().pointSizeF() >= 2 * ordinary
    before = room.says.font().pointSizeF()
    room.resize(1920, 1200)
    assert room.says.font().pointSizeF() == pytest.approx(1.5 * before, rel=0.01)
    assert room.says.font().pointSizeF() > room.more.font().pointSizeF()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "verdict",
    ["White wins by 1¾ zi", "White by ½", "黑胜1¾子", "Provisional: White by 12½ points"],
)
def test_the_verdict_is_the_largest_text_and_the_last(
    room: AudienceView, size: tuple[int, int], verdict: str
) -> None:
    rows = [["Empty points in tens", "80", "101"], ["Margin with komi", "−1¾", ""]]
    room.resize(*size)
    room.show_words("A", "B", "Read it off: 80 points.", "80 − 81¾ = −1¾", rows, verdict)
    others = (room.says, room.tally, room.more, *room.names.values())
    assert room.verdict.font().pointSizeF() >= max(o.font().pointSizeF() for o in others)
    assert room.verdict.font().bold()
    assert all(o.geometry().bottom() < room.verdict.geometry().top() for o in others)


def test_a_short_verdict_is_much_larger_than_the_sentence(room: AudienceView) -> None:
    room.resize(1920, 1080)
    room.show_words("A", "B", "Read it off: 80 points.", "", (), "W+1¾")
    assert room.verdict.font().pointSizeF() > 1.3 * room.says.font().pointSizeF()
    long = 3 * "White wins by 1¾ zi "
    room.show_words("A", "B", "Read it off: 80 points.", "", (), long)
    assert room.verdict.font().pointSizeF() == pytest.approx(room.says.font().pointSizeF())


def test_a_name_has_a_stone_of_its_side_before_it_which_is_told_too(room: AudienceView) -> None:
    image = room.grab().toImage()
    tones = {}
    for side, sign in room.signs.items():
        at = sign.geometry().center()
        assert sign.geometry().right() < room.names[side].geometry().left()
        pixel = sign.mapTo(room, QPoint(round(0.3 * sign.width()), sign.height() // 2))
        tones[side] = image.pixelColor(pixel).lightness()
        assert abs(at.y() - room.names[side].geometry().center().y()) < sign.height()
    assert tones[BLACK] < 90 < 190 < tones[WHITE]
    assert [sign.accessibleName() for sign in room.signs.values()] == ["Black", "White"]


def test_names_are_no_markup(room: AudienceView) -> None:
    room.show_words("<b>A</b>", "B", "", "")
    assert room.names[BLACK].textFormat() is Qt.TextFormat.PlainText
    assert not room.says.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Period])
def test_a_key_blanks_it_and_shows_it_again(room: AudienceView, key: Qt.Key) -> None:
    full = parts(room)
    QTest.keyClick(room, key)
    assert parts(room) == []
    room.show_words(*WORDS[1])
    assert parts(room) == [], "also while the game goes on"
    room.show_words(*WORDS[0])
    QTest.keyClick(room, key)
    assert parts(room) == full
    assert room.isVisible(), "only the command closes it"


def test_nothing_can_be_done_in_it(room: AudienceView) -> None:
    clicked: list[int] = []
    room.board.pointClicked.connect(lambda point, *_: clicked.append(point))
    x, y = room.board.board_layout().centre(D4)
    place = room.board.mapTo(room, QPoint(int(x), int(y)))
    assert room.childAt(place) is None, "a click goes through the board"
    QTest.mouseClick(room, Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(room, Qt.Key.Key_Return)
    assert clicked == []


def test_closing_it_is_told_once(room: AudienceView) -> None:
    told: list[int] = []
    room.left.connect(lambda: told.append(1))
    room.close()
    assert told == [1]


def test_stones_have_strong_outlines_for_a_washed_out_picture(room: AudienceView) -> None:
    assert room.board.theme().outline >= PROJECTED_OUTLINE
    assert room.board.view() is VIEW


def test_its_words_are_in_its_language(qtbot: QtBot) -> None:
    room = AudienceView(LIGHT, ZH)
    qtbot.addWidget(room)
    assert room.signs[BLACK].accessibleName() == "黑"
