"""The move list: what it says of each move, how it follows the board, what it asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act, GameRecord, Setup
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import Scorer
from goref.qt.look.theme import BOARDS, DARK, LIGHT
from goref.qt.record.move_list import MoveList
from goref.qt.record.move_model import Column, MoveModel
from tests.core.build import bare, moves, played
from tests.languages import EN, JA, ZH

Key, Role = Qt.Key, Qt.ItemDataRole
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
# White takes a ko at B1 with move 6, Black takes it back at once with 7.
KO = played(4, "A2 B2 B1 C1 D4 A1 B1 pass pass")
ROWS = [
    ["", "", "start", "", ""],
    ["1", "Black", "A2", "", ""],
    ["2", "White", "B2", "", ""],
    ["3", "Black", "B1", "", ""],
    ["4", "White", "C1", "", ""],
    ["5", "Black", "D4", "", ""],
    ["6", "White", "A1", "1", ""],
    ["7", "Black", "B1", "1", "illegal: ko retaken at once"],
    ["8", "White", "pass", "", ""],
    ["9", "Black", "pass", "", ""],
]


def findings(case: Case):
    return Scorer(case).score(ruleset(case.rules)).findings


def shown(qtbot, theme=LIGHT) -> MoveList:
    made = MoveList(EN, theme)
    qtbot.addWidget(made)
    made.resize(460, 260)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def listed(qtbot) -> MoveList:
    return shown(qtbot)


def show(listed: MoveList, case: Case, index: int = 0) -> None:
    listed.show_record(case, findings(case), index, case.record.grid)


def texts(listed: MoveList) -> list[list[str]]:
    model = listed.model
    return [
        [model.index(row, column).data() for column in Column]
        for row in range(model.rowCount())
    ]


@pytest.fixture
def heard(listed) -> list[tuple[object, ...]]:
    said: list[tuple[object, ...]] = []
    listed.moved.connect(lambda index: said.append(("moved", index)))
    listed.voided.connect(lambda number, void: said.append(("voided", number, void)))
    return said


def click(listed: MoveList, row: int, button: Qt.MouseButton = LEFT) -> QPoint:
    place = listed.table.visualRect(listed.model.index(row, Column.POINT)).center()
    QTest.mouseClick(listed.table.viewport(), button, NONE, place)
    return place


# What it says


def test_a_record_with_a_ko(listed):
    show(listed, KO)
    assert texts(listed) == ROWS
    tip = listed.model.index(7, Column.REMARK).data(Role.ToolTipRole)
    assert tip == "Move 7 (Black B1) retakes a ko at once."
    assert listed.model.index(6, Column.REMARK).data(Role.ToolTipRole) is None


def test_what_is_illegal_follows_the_rule_set(listed):
    """Suicide: New Zealand allows it for groups of any size, China does not."""
    case = played(3, "A2 C3 B1 A1")
    show(listed, replace(case, rules="chinese-2002"))
    assert texts(listed)[4] == ["4", "White", "A1", "1", "illegal: suicide"]
    show(listed, replace(case, rules="new-zealand"))
    assert texts(listed)[4] == ["4", "White", "A1", "1", ""]


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        ("chinese-2002", ["pass", "pass", "pass"]),
        ("tang-song", ["pass stone", "pass stone", "pass stone"]),
        ("jpd-a", ["pass stone", "give-up", "give-up"]),
    ],
)
def test_an_empty_move_is_what_the_rule_set_takes_it_for(listed, rules, said):
    show(listed, replace(played(3, "B2 pass pass pass"), rules=rules))
    assert [row[2] for row in texts(listed)[2:]] == said


def test_void_settling_unplayable_and_setup_are_told(listed):
    board = grid(3)
    record = GameRecord(
        board,
        entries=(
            *moves(board, "A1 A1"),
            Setup(black=frozenset([board.point("C3")])),
            Act(ActKind.PLAY, BLACK, None, written="zz"),
            *moves(board, "B2", first=WHITE, settling=True),
        ),
    )
    case = Case(record, voided=frozenset([1]))
    show(listed, case)
    assert [(row[0], row[2], row[4]) for row in texts(listed)] == [
        ("", "start", ""),
        ("1", "A1", "void"),
        ("2", "A1", ""),
        ("", "setup", ""),
        ("3", "zz", "illegal: off the board"),
        ("4", "B2", "settling"),
    ]
    show(listed, replace(case, voided=frozenset()))
    assert texts(listed)[2][4] == "illegal: point occupied"
    listed.show_record(replace(case, voided=frozenset()), (), 0, board)
    assert texts(listed)[2][4] == "not played", "the board itself says so"


def test_a_void_move_is_struck_out_but_its_remark_is_not(listed):
    show(listed, replace(KO, voided=frozenset([5])))
    fonts = [listed.model.index(5, column).data(Role.FontRole) for column in Column]
    assert [isinstance(font, QFont) and font.strikeOut() for font in fonts] == [
        True, True, True, True, False,
    ]  # fmt: skip
    assert listed.model.index(4, Column.POINT).data(Role.FontRole) is None


@pytest.mark.parametrize(
    ("language", "words"),
    [(ZH, ("黑", "白")), (JA, ("黒", "白")), (EN, ("Black", "White"))],
)
def test_sides_are_named_in_the_language(qtbot, language, words):
    made = MoveList(language, LIGHT)
    qtbot.addWidget(made)
    made.show_record(KO, (), 0, KO.record.grid)
    assert [made.model.index(row, Column.COLOUR).data() for row in (1, 2)] == list(words)


@pytest.mark.parametrize("theme", BOARDS.values(), ids=list(BOARDS))
def test_each_side_has_its_stone_also_in_the_chosen_row(qtbot, theme):
    listed = shown(qtbot, theme)
    show(listed, KO, 1)
    for row in (1, 2):
        show(listed, KO, row)
        image = listed.table.grab().toImage()
        cell = listed.table.visualRect(listed.model.index(row, Column.COLOUR))
        corner = listed.table.viewport().pos() + cell.topLeft()
        picture = image.copy(corner.x(), corner.y(), 24, cell.height())
        tones = [tone(picture, x, y) for x in range(9, 14) for y in range(8, 15)]
        middle = sorted(tones)[len(tones) // 2]
        assert middle < 70 if row == 1 else middle > 180


def tone(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).lightness()


def test_another_theme_is_seen(qtbot):
    light, dark = shown(qtbot, LIGHT), shown(qtbot, DARK)
    for made in (light, dark):
        show(made, KO)
    assert light.table.grab().toImage() != dark.table.grab().toImage()


def test_without_a_record_a_sentence_says_so(listed):
    show(listed, bare(".XO.", "XXOO", ".XO.", "XXOO"))
    assert listed.empty.isVisible()
    assert "no record" in listed.empty.text()
    assert not listed.table.isVisible()
    show(listed, KO)
    assert listed.table.isVisible()
    assert not listed.empty.isVisible()


# Following the board


LONG = played(19, " ".join(f"{c}{r}" for r in range(1, 16) for c in "ABCDEFGHJKLMNOPQRS"))


def in_view(listed: MoveList, row: int) -> bool:
    place = listed.table.visualRect(listed.model.index(row, Column.NUMBER))
    return bool(listed.table.viewport().rect().contains(place))


def test_the_row_follows_the_board_and_is_scrolled_to(listed, heard):
    for index in (0, 200, 268, 3):
        show(listed, LONG, index)
        assert listed.table.currentIndex().row() == index
        assert listed.table.selectionModel().selectedRows()[0].row() == index
        assert in_view(listed, index)
    assert heard == [], "it only follows"


def test_what_was_shown_behind_another_tab_is_in_view_afterwards(listed, qtbot):
    show(listed, LONG, 2)
    listed.hide()
    show(listed, LONG, 200)
    listed.show()
    qtbot.waitUntil(lambda: in_view(listed, 200))


def test_the_rows_are_made_anew_only_for_another_record(listed, qtbot):
    resets = []
    show(listed, KO, 3)
    listed.model.modelReset.connect(lambda: resets.append(1))
    show(listed, KO, 7)
    show(listed, replace(KO, notes="a note"), 7)
    assert resets == []
    for case in (
        replace(KO, voided=frozenset([7])),
        replace(KO, rules="aga"),
        replace(KO, record=replace(KO.record, entries=KO.record.entries[:-1])),
    ):
        show(listed, case, 5)
        assert len(resets) == 1
        resets.clear()
        assert listed.table.currentIndex().row() == 5
    listed.show_record(case, (), 5, case.record.grid)
    assert len(resets) == 1, "other findings"


def test_of_four_hundred_moves_only_those_in_sight_are_worked_out(listed, monkeypatch):
    long = played(19, " ".join(["A1 pass"] + ["pass pass"] * 199))
    assert len(long.moments) == 401
    asked, real = [], MoveModel._remarks

    def remarks(model, moment):
        asked.append(moment.number)
        return real(model, moment)

    monkeypatch.setattr(MoveModel, "_remarks", remarks)
    show(listed, long, 400)
    QApplication.processEvents()
    assert listed.model.rowCount() == 401
    assert max(asked) == 400
    assert len(set(asked)) < 100


# What it asks for


def test_a_click_and_the_arrows_choose_a_moment(listed, heard):
    show(listed, KO, 0)
    click(listed, 4)
    QTest.keyClick(listed.table, Key.Key_Down)
    QTest.keyClick(listed.table, Key.Key_Up)
    QTest.keyClick(listed.table, Key.Key_Up)
    assert heard == [("moved", 4), ("moved", 5), ("moved", 4), ("moved", 3)]
    click(listed, 3)
    assert len(heard) == 4, "it is there already"


def test_tab_leaves_the_table(listed, qtbot):
    show(listed, KO, 1)
    listed.table.setFocus()
    qtbot.waitUntil(listed.table.hasFocus)
    QTest.keyClick(listed.table, Key.Key_Tab)
    assert not listed.table.hasFocus()


def test_the_button_voids_the_move_and_brings_it_back(listed, heard):
    show(listed, KO, 7)
    assert listed.button.text() == "Void this move"
    QTest.mouseClick(listed.button, LEFT)
    assert heard == [("voided", 7, True)]
    show(listed, replace(KO, voided=frozenset([7])), 7)
    assert listed.button.text() == "Restore this move"
    QTest.mouseClick(listed.button, LEFT)
    assert heard[1:] == [("voided", 7, False)]


def test_the_delete_key_voids_the_move(listed, heard, qtbot):
    show(listed, KO, 0)
    click(listed, 5)
    qtbot.waitUntil(listed.table.hasFocus)
    QTest.keyClick(listed.table, Key.Key_Delete)
    assert heard == [("moved", 5), ("voided", 5, True)]


def test_the_context_menu_voids_the_move_under_the_pointer(listed, heard, qtbot):
    show(listed, KO, 0)
    click(listed, 3, Qt.MouseButton.RightButton)
    assert heard == [("moved", 3)]
    assert listed.table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addActions(listed.table.actions())
    menu.popup(listed.mapToGlobal(QPoint(20, 20)))
    qtbot.waitUntil(menu.isVisible)
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(listed.void).center())
    assert heard[1:] == [("voided", 3, True)]


def test_the_number_is_the_acts_where_setups_are_between(listed, heard):
    board = grid(3)
    setup = Setup(black=frozenset([board.point("C3")]))
    entries = (*moves(board, "A1"), setup, *moves(board, "B2", first=WHITE))
    show(listed, Case(GameRecord(board, entries=entries)), 3)
    QTest.mouseClick(listed.button, LEFT)
    assert heard == [("voided", 2, True)]


@pytest.mark.parametrize("row", [0, 2])
def test_what_is_no_move_cannot_be_voided(listed, heard, qtbot, row):
    board = grid(3)
    entries = (*moves(board, "A1"), Setup(black=frozenset([board.point("C3")])))
    show(listed, Case(GameRecord(board, entries=entries)), row)
    assert not listed.button.isEnabled()
    listed.table.setFocus()
    qtbot.waitUntil(listed.table.hasFocus)
    QTest.keyClick(listed.table, Key.Key_Delete)
    assert heard == []
