"""Sekis in the window: one key marks them, and each point can be given its kind."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from goref.core.base.colour import BLACK, WHITE
from goref.core.ruling.quantity import Quantity
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.texts.questions import ANSWERS
from goref.qt.look.theme import LIGHT
from tests.core.build import game
from tests.qt.desk import CTRL, RIGHT, SHIFT, Desk, Key, plain_sgf
from tests.wordings import in_words

HUANG_DEAD = "S19 S18 C17 N16 O14 P14 P13 A13 N13 B12 C12 A11 A10 L11 M11 K5 R5 R4 R3 M4"
# Ji Ping Dian A, on sole liberties: C6 and D6 are Black's, C5 and D5 are shared.
SOLE = """
OOXXOO.
OX..XO.
OX..XO.
OXOOXO.
OXXXXO.
OOOOOO.
.......
"""


@pytest.fixture
def huang(start, tmp_path) -> Desk:
    return start(plain_sgf("huang-longshi--zhou-donghou", tmp_path))


@pytest.fixture
def sole(start) -> Desk:
    """The position on the clipboard, pasted over the bundled game."""
    desk = start()
    QGuiApplication.clipboard().setText(SOLE)
    desk.key(Key.Key_V, CTRL | SHIFT)
    assert desk.case.record.grid.width == 7
    desk.window.activateWindow()
    desk.qtbot.waitUntil(desk.window.isActiveWindow)
    return desk


def choose_rules(desk: Desk, typed: str) -> None:
    """Choose a rule set among the details by keys alone."""
    desk.key(Key.Key_B, CTRL)
    box = desk.details.rules.box
    for _ in range(9):
        if box.hasFocus():
            break
        desk.key(Key.Key_Tab)
    desk.qtbot.keyClicks(box, typed)
    desk.key(Key.Key_Escape)
    assert desk.window.pages.drawer is None
    assert desk.board.hasFocus()


def clear_dead(desk: Desk) -> None:
    for name in HUANG_DEAD.split():
        if desk.point(name) not in desk.score.survey.dead:  # kin follow by themselves
            desk.click(name)
    desk.nothing_else()


def test_huang_zhou_is_a_draw_with_its_seki_marked_by_one_key(huang):
    desk = huang
    clear_dead(desk)
    assert desk.score.survey.dead == game("huang-longshi--zhou-donghou").dead
    desk.rules("ming-qing")
    assert not desk.score.survey.points(PointKind.EYE, BLACK), "nothing shows a seki yet"
    desk.rule("L19", Key.Key_S)
    assert desk.points("J19 G19 L19 N19") <= desk.score.survey.seki, "it spreads to both sides"
    eyes = desk.score.tally.counts[Quantity.EYES]
    assert desk.score.survey.points(PointKind.EYE, BLACK) == desk.points("H19 G18")
    assert desk.score.survey.points(PointKind.EYE, WHITE) == desk.points("M19 O19 P18")
    assert eyes == (2, 3)
    assert desk.score.survey.points(PointKind.SHARED) == desk.points("K19")
    assert "Draw" in desk.result
    assert desk.read_result().splitlines()[1] == "Black 180½ − 180½ = 0"
    left, right = desk.light("K19", -0.12), desk.light("K19", 0.12)
    assert abs(left - right) > 150, "a diamond half black, half white"
    desk.rules("tang-song")
    assert desk.read_result().startswith("Black wins by 1 route")
    assert desk.lines()[-2][1:] == ["5", "4"]


def test_the_same_by_keyboard(huang):
    desk = huang
    for name in HUANG_DEAD.split():
        if desk.point(name) not in desk.score.survey.dead:
            desk.strike(name, Key.Key_D)
    desk.nothing_else()
    desk.strike("L19", Key.Key_S)
    choose_rules(desk, "Ming")
    assert desk.case.rules == "ming-qing"
    assert "Draw" in desk.result


def test_the_seki_goes_as_it_came(huang):
    desk = huang
    desk.rule("L19", Key.Key_S)
    assert desk.score.survey.seki
    offers = desk.offered("L19")
    back = desk.menu.actions()[
        [o.split("\t")[0] for o in offers].index(in_words(ANSWERS["take-back"]))
    ]
    desk.press(desk.menu, desk.menu.actionGeometry(back).center())
    assert desk.score.survey.seki == frozenset()
    assert not desk.case.ruling


def check_sole(desk: Desk) -> None:
    survey = desk.score.survey
    assert survey.points(PointKind.SOLE_LIBERTY, BLACK) == desk.points("C6 D6")
    assert survey.points(PointKind.SHARED) == desk.points("C5 D5")
    assert desk.case.ruling.claims[desk.point("C6")] == PointRuling(
        PointKind.SOLE_LIBERTY, BLACK
    )
    assert desk.score.totals == (15, 34), "the two points below are halved"
    assert desk.colour("C6", 0.1) == LIGHT.mark_black, "a diamond in the owner's colour"
    assert abs(desk.light("C5", -0.12) - desk.light("C5", 0.12)) > 150


def test_sole_liberties_by_mouse(sole):
    desk = sole
    desk.rules("ikeda-area-2")
    desk.rule("C4", Key.Key_S)
    assert desk.points("C4 D4 C7 B6 B3") <= desk.score.survey.seki
    assert desk.point("A7") not in desk.score.survey.seki, "the wide land outside lives"
    assert desk.score.survey.points(PointKind.SHARED) == desk.points("C6 D6 C5 D5")
    assert desk.score.totals == (14, 35)
    desk.go("doubts")
    desk.claim("sole-liberty", "C6 D6")
    check_sole(desk)


def test_sole_liberties_by_keyboard(sole):
    desk = sole
    choose_rules(desk, "Ikeda")
    assert desk.case.rules == "ikeda-area-1"
    desk.details.rules.box.setFocus()
    desk.key(Key.Key_Down)
    assert desk.case.rules == "ikeda-area-2"
    desk.key(Key.Key_Escape)
    desk.strike("C4", Key.Key_S)
    desk.strike("C6 D6", Key.Key_L)
    check_sole(desk)


def test_the_right_button_gives_a_point_to_white(sole):
    desk = sole
    desk.go("doubts")
    desk.claim("one-sided", "C5", RIGHT)
    assert desk.case.ruling.claims[desk.point("C5")] == PointRuling(PointKind.ONE_SIDED, WHITE)
    assert desk.colour("C5", 0, 0.1) == LIGHT.mark_white, "a triangle"
    desk.claim("one-sided", "C5", RIGHT)
    assert not desk.case.ruling.claims, "and once more takes it back"


def test_a_key_for_every_kind(sole):
    desk = sole
    keys = {
        Key.Key_E: PointKind.EYE,
        Key.Key_F: PointKind.FALSE_EYE,
        Key.Key_O: PointKind.ONE_SIDED,
        Key.Key_L: PointKind.SOLE_LIBERTY,
        Key.Key_K: PointKind.KO,
        Key.Key_M: PointKind.SHARED,
        Key.Key_N: PointKind.DAME,
    }
    seen = {}
    for key, kind in keys.items():
        desk.strike("C6", key)
        owner = None if kind.is_public else BLACK
        assert desk.case.ruling.claims[desk.point("C6")] == PointRuling(kind, owner)
        seen[kind] = desk.picture().copy(desk.board.rect().adjusted(1, 1, -1, -1))
    pictures = list(seen.values())
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
    for owner in (BLACK, WHITE):
        desk.key(Key.Key_T)
        assert desk.case.ruling.claims[desk.point("C6")] == PointRuling(
            PointKind.TERRITORY, owner
        )
    desk.key(Key.Key_T)
    assert desk.point("C6") not in desk.case.ruling.claims


def test_a_kind_is_refused_where_a_stone_stands(sole):
    desk = sole
    offers = {text.rpartition("\t")[2] for text in desk.offered("C3")}
    assert not {"E", "K", "T"} & {key.rpartition(", ")[2] for key in offers}
    desk.qtbot.keyClick(desk.menu, Key.Key_Escape)
    for key in (Key.Key_K, Key.Key_E, Key.Key_T):
        desk.strike("C3", key)
    desk.hover("C6")
    desk.key(Key.Key_D)
    assert not desk.case.ruling
    assert not desk.window.session.history.past


def test_living_stones_are_clean_except_while_seki_is_ruled_on(huang):
    """The sign on stones in seki is a tool of ruling; elsewhere only points are marked."""
    huang.leave_board()
    clean = huang.picture()
    huang.rule("H18", Key.Key_S)
    huang.board.clearFocus()
    huang.leave_board()
    assert huang.board.view().seki == huang.score.survey.seki
    marked = huang.picture()
    x, y = (int(part * marked.devicePixelRatio()) for part in huang.board.board_layout().centre(
        huang.point("F18")
    ))  # fmt: skip
    reach = range(-6, 7)

    def stone(image):
        return [image.pixel(x + dx, y + dy) for dx in reach for dy in reach]

    assert stone(marked) != stone(clean)
    huang.go("count")
    assert huang.board.view().seki == frozenset()
    assert stone(huang.picture()) == stone(clean)
