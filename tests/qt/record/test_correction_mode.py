"""A move of the record corrected, put in or taken out: mouse, keys, pixels, the journal."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu

from goref.app.act_log.lines import protocol_lines, protocol_text
from goref.app.edits.correcting import RemoveMove
from goref.app.edits.recorded_acts import NotPossibleError
from goref.app.opening import Opened, open_bytes
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE
from goref.core.game.act_kinds import ActKind
from goref.core.game.record import Act
from goref.core.incidents.kinds import KINDS
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from goref.core.texts.findings import say
from goref.core.texts.questions import ANSWERS
from goref.io.case.journal import unfinished
from goref.io.places import journals
from goref.qt.look.theme import LIGHT
from goref.qt.record.correct_bar import EMPTIES, CorrectBar
from goref.qt.record.move_list import MoveList
from goref.qt.record.move_model import Column
from tests.languages import EN, LANGUAGES, ZH
from tests.length import sample
from tests.qt.desk import CTRL, LEFT, NONE, RIGHT, SHIFT, Desk, Key
from tests.qt.narrow import WIDTHS, cramped, texts
from tests.qt.window.test_window_accessible import unclear
from tests.wordings import in_words

FONT = Qt.ItemDataRole.FontRole
GAME = "(;GM[1]FF[4]SZ[5];B[cc];W[cd];B[dc];W[dd];B[bb];W[be])"
"""C3 C2 D3 D2 B4 B1."""
KO = (
    "(;GM[1]FF[4]SZ[9]RU[Japanese]C[said before];B[cc];W[dc];B[bd];W[ed];B[ce];W[de];B[dd]"
    ";W[cd];B[gg](;W[gc];B[dd];W[hh];B[fg];W[cd])(;W[hc]))"
)
"""White takes a ko at C6 with move 8, Black takes back with 11, White with 14."""


def opened(start, folder: Path, sgf: str = GAME, rules: str = "jpd-a") -> Desk:
    path = folder / "game.sgf"
    path.write_text(sgf)
    desk = start(path)
    desk.rules(rules)
    desk.board.setFocus()
    desk.key(Key.Key_L, CTRL)
    assert moves(desk).isVisible()
    return desk


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return opened(start, tmp_path)


@pytest.fixture
def fights(start, tmp_path) -> Desk:
    return opened(start, tmp_path, KO, "japanese")


def moves(desk: Desk) -> MoveList:
    return desk.window.views.moves


def bar(desk: Desk) -> CorrectBar:
    return desk.window.modes.correcting.bar


def choose(desk: Desk, row: int) -> None:
    """Click a row of the list, which is opened for it."""
    if not moves(desk).isVisible():
        desk.window.pages.open("moves")
    table = moves(desk).table
    place = table.visualRect(moves(desk).model.index(row, Column.POINT)).center()
    QTest.mouseClick(table.viewport(), LEFT, NONE, place)


def press(desk: Desk, name: str) -> None:
    button = desk.window.findChild(QAbstractButton, name)
    assert button is not None, name
    desk.press(button)


def correct(desk: Desk, row: int) -> None:
    choose(desk, row)
    press(desk, "correct-button")
    assert desk.window.modes.correcting.is_on


def insert(desk: Desk, row: int) -> None:
    choose(desk, row)
    press(desk, "insert-button")


def game(desk: Desk) -> str:
    grid, found = desk.case.record.grid, []
    for entry in desk.case.record.entries:
        assert isinstance(entry, Act)
        what = entry.kind.value if entry.point is None else grid.name(entry.point)
        found.append(f"{entry.colour.letter}:{what}")
    return " ".join(found)


def remarks(desk: Desk) -> dict[int, str]:
    """What is told beside the moves of the list, by number."""
    model, found = moves(desk).model, {}
    for row in range(model.rowCount()):
        number, remark = (model.index(row, c).data() for c in (Column.NUMBER, Column.REMARK))
        if remark:
            found[int(number)] = remark
    return found


def asked(desk: Desk) -> str:
    assert bar(desk).sentence.isVisible()
    return bar(desk).sentence.text()


def refused(desk: Desk) -> str:
    assert bar(desk).message.isVisible()
    return bar(desk).message.text()


def here(desk: Desk) -> tuple[int, int]:
    """The moment that the board shows, and the row that the list is at."""
    return desk.window.session.moment, moves(desk).table.currentIndex().row()


def ground(desk: Desk) -> str:
    """The colour of an empty point, beside its lines."""
    return desk.colour("E5", 0.25, 0.25)


WAS = "B:C3 W:C2 B:D3 W:D2 B:B4 W:B1"


# Correcting


def test_a_move_is_corrected_with_the_mouse_and_the_journal_tells_the_same(desk):
    wood = ground(desk)
    correct(desk, 3)
    assert asked(desk) == "Click where move 3 (Black) was really played."
    assert here(desk) == (2, 3), "the board shows what was before it, the list the move"
    assert desk.light("C2", 0.25, 0.25) > 150
    assert desk.colour("D2", 0.25, 0.25) == wood, "not there yet"
    desk.click("E3")
    assert not desk.window.modes.correcting.is_on
    assert not bar(desk).isVisible()
    assert game(desk) == WAS.replace("D3", "E3")
    assert here(desk) == (3, 3)
    assert desk.light("E3", 0.25, 0.25) < 90, "a black stone"
    assert desk.colour("D3", 0.25, 0.25) == wood
    assert desk.status == "Move 3 is corrected."
    assert QApplication.focusWidget() is moves(desk).table
    case = desk.case
    desk.window.session.leave()
    [left] = unfinished(journals())
    replayed = Session.recover(left)
    try:
        assert (replayed.case, replayed.lost) == (case, 0)
    finally:
        replayed.finish()


def test_it_is_taken_back_and_done_again(desk):
    before = desk.case
    correct(desk, 3)
    desk.click("E3")
    after = desk.case
    desk.undo()
    assert desk.case == before
    assert desk.board.view().position.colour(desk.point("D3")) is BLACK
    desk.redo()
    assert desk.case == after
    assert desk.board.view().position.colour(desk.point("E3")) is BLACK


def test_with_keys_alone(desk):
    moves(desk).table.setFocus()
    desk.key(Key.Key_Home)
    desk.key(Key.Key_Down, times=2)
    desk.key(Key.Key_Return, CTRL)
    assert QApplication.focusWidget() is desk.board
    assert desk.board.cursor_point() == desk.point("C2"), "where the record has it"
    desk.key(Key.Key_Down)
    desk.key(Key.Key_Return)
    assert game(desk) == WAS.replace("W:C2", "W:C1")
    assert QApplication.focusWidget() is moves(desk).table
    desk.key(Key.Key_Down)
    assert here(desk) == (3, 3)
    desk.key(Key.Key_Insert)
    desk.walk("A1")
    desk.key(Key.Key_B)
    assert desk.board.view().hover is BLACK
    desk.key(Key.Key_Enter)
    assert game(desk) == "B:C3 W:C1 B:A1 B:D3 W:D2 B:B4 W:B1"
    assert here(desk) == (3, 3)
    desk.key(Key.Key_Delete, CTRL)
    assert game(desk) == WAS.replace("W:C2", "W:C1")


def test_the_record_names_a_point_and_it_is_lit(desk):
    correct(desk, 3)
    assert desk.board.view().lit == desk.points("D3")
    lit = desk.colour("D3", 0.44, 0.07)
    desk.key(Key.Key_Escape)
    insert(desk, 3)
    assert desk.board.view().lit == frozenset()
    assert desk.colour("D3", 0.44, 0.07) != lit


def test_a_stone_there_is_refused_and_what_is_told_is_of_the_board_shown(desk):
    correct(desk, 3)
    before = desk.case
    desk.click("C2")
    assert refused(desk) == "C2 is occupied."
    assert desk.case is before
    desk.hover("D2")
    assert desk.status == "D2: empty", "the stone of move 4 is not there yet"
    desk.click("D2", RIGHT)
    assert desk.case is before, "other buttons do nothing"
    desk.click("D2")
    assert game(desk) == "B:C3 W:C2 B:D2 W:D2 B:B4 W:B1"
    assert remarks(desk) == {4: "illegal: point occupied"}


def test_the_other_side_and_the_empty_moves(desk):
    correct(desk, 3)
    assert bar(desk).sides[BLACK].isChecked()
    press(desk, "correct-side-W")
    assert asked(desk) == "Click where move 3 (White) was really played."
    assert desk.board.view().hover is WHITE
    desk.click("E3")
    assert game(desk) == WAS.replace("B:D3", "W:E3")
    assert desk.light("E3", 0.25, 0.25) > 200
    correct(desk, 5)
    press(desk, "correct-pass-stone")
    assert game(desk) == "B:C3 W:C2 W:E3 W:D2 B:pass-stone W:B1"
    assert desk.score.facts.pass_stones == (1, 0)
    correct(desk, 5)
    press(desk, "correct-give-up")
    assert game(desk).split()[4] == "B:give-up"


@pytest.mark.parametrize("rules", ["chinese-2002", "jpd-a", "tang-song", "no-pass-go"])
def test_only_the_empty_moves_of_the_rule_set_are_offered(desk, rules):
    correct(desk, 3)
    desk.rules(rules)
    assert desk.window.modes.correcting.is_on, "another rule set leaves the record as it is"
    shown = {kind for kind in EMPTIES if bar(desk).empties[kind].isVisible()}
    assert shown == set(RULESETS[rules].stop.empties)


def test_settling_stays_with_the_move(desk):
    record = desk.case.record
    entries = (*record.entries[:5], replace(record.entries[5], settling=True))
    case = replace(desk.case, record=replace(record, entries=entries))
    desk.main.show(Opened(case), None)
    correct(desk, 6)
    desk.click("A1")
    last = desk.case.record.entries[-1]
    assert last == Act(ActKind.PLAY, WHITE, desk.point("A1"), settling=True)


def test_what_was_right_stays_as_it_is(desk):
    before, acts = desk.case, len(desk.window.session.protocol.entries)
    correct(desk, 3)
    desk.click("D3")
    assert desk.case is before
    assert len(desk.window.session.protocol.entries) == acts
    assert here(desk) == (3, 3)
    assert desk.status == "The record is unchanged."


# Putting in and taking out


def test_a_move_is_put_in_before_another(desk):
    insert(desk, 3)
    assert asked(desk) == "Click where the move missing before move 3 was played (Black)."
    assert here(desk) == (2, 3)
    desk.click("A5")
    assert game(desk) == "B:C3 W:C2 B:A5 B:D3 W:D2 B:B4 W:B1"
    assert here(desk) == (3, 3)
    assert desk.light("A5", 0.25, 0.25) < 90
    assert desk.status == "Move 3 is inserted."
    desk.undo()
    assert game(desk) == WAS


def test_before_the_first_move_the_side_that_began_is_asked_for(desk):
    insert(desk, 1)
    assert here(desk) == (0, 1)
    assert bar(desk).sides[BLACK].isChecked()
    press(desk, "correct-side-W")
    desk.click("A1")
    assert game(desk) == f"W:A1 {WAS}"


def test_a_move_is_taken_out(desk):
    choose(desk, 3)
    press(desk, "remove-button")
    assert game(desk) == "B:C3 W:C2 W:D2 B:B4 W:B1"
    assert here(desk) == (3, 3)
    assert desk.status == "Move 3 is removed."
    assert desk.colour("D3", 0.25, 0.25) == ground(desk)
    choose(desk, 5)
    press(desk, "remove-button")
    assert game(desk) == "B:C3 W:C2 W:D2 B:B4"
    assert here(desk) == (4, 4), "the last one went: the one before it"
    desk.undo()
    desk.undo()
    assert game(desk) == WAS


def test_the_context_menu_has_it_all(desk):
    choose(desk, 3)
    menu = QMenu()
    desk.qtbot.addWidget(menu)
    menu.addActions(moves(desk).table.actions())
    texts = [action.text() for action in menu.actions()]
    assert texts == ["Correct…", "Insert before…", "Remove", "Void this move"]
    menu.popup(desk.window.mapToGlobal(QPoint(20, 20)))
    desk.qtbot.waitUntil(menu.isVisible)
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(moves(desk).correct).center())
    assert asked(desk).startswith("Click where move 3")


# What no longer fits


def test_later_moves_that_no_longer_fit_are_told_and_flagged(fights):
    desk = fights
    assert remarks(desk) == {}
    correct(desk, 2)
    desk.click("G3")
    assert desk.status == (
        "Move 2 is corrected. 4 later moves no longer fit; the first is move 8."
    )
    assert remarks(desk) == {
        8: "illegal: suicide",
        9: "illegal: point occupied",
        11: "illegal: point occupied",
        14: "illegal: suicide",
    }
    bold = moves(desk).model.index(8, Column.REMARK).data(int(FONT))
    assert bold.bold()

    def told() -> str:
        grid = desk.case.record.grid
        return "\n".join(say(f, grid, EN) for f in desk.window.session.assessment.findings)

    for sentence in (
        "Move 8 (White C6) is suicide",
        "Move 9 (Black G3) is on an occupied point",
    ):
        assert sentence in told()
    desk.undo()
    assert "occupied" not in told()


def test_only_what_the_act_itself_made_unfit_is_counted(fights):
    desk = fights
    correct(desk, 2)
    desk.click("G3")
    insert(desk, 1)
    press(desk, "correct-side-W")
    desk.click("A1")
    assert desk.status == "Move 1 is inserted.", "what was illegal before is no news"
    assert set(remarks(desk)) == {9, 10, 12, 15}
    insert(desk, 11)
    desk.click("H2")
    assert desk.status == "Move 11 is inserted. 1 later move no longer fits: move 14."
    assert set(remarks(desk)) == {9, 10, 13, 14, 16}
    choose(desk, 1)
    press(desk, "remove-button")
    assert desk.status == "Move 1 is removed."
    assert set(remarks(desk)) == {8, 9, 12, 13, 15}


def test_an_illegal_move_that_was_really_played_is_put_in_and_told(fights):
    """Black takes the ko back at once: what was played was played."""
    desk = fights
    correct(desk, 9)
    desk.click("D6")
    assert remarks(desk)[9] == f"illegal: {in_words(KINDS['ko-retaken'].name)}"
    unfit = sorted(set(remarks(desk)) - {9})
    assert desk.status.endswith(f"{len(unfit)} later move no longer fits: move {unfit[0]}.")


def test_what_was_noticed_in_reading_goes_where_it_may_speak_of_another_move(start, tmp_path):
    sgf = "(;GM[1]FF[4]SZ[9]KM[x];B[cc];W[dc];B[bd];B[ee];W[dd](;B[gg];B[gh])(;B[hh]))"
    desk = opened(start, tmp_path, sgf)

    def read() -> dict[str, int | None]:
        reading = ("same-colour-twice", "komi-unreadable", "variations-kept")
        found = desk.window.session.assessment.findings
        return {f"{f.code} {f.move or ''}".strip(): f.move for f in found if f.code in reading}

    both = {"same-colour-twice 4", "same-colour-twice 7", "komi-unreadable", "variations-kept"}
    assert set(read()) == both
    assert desk.window.session.game is not None
    correct(desk, 6)
    desk.click("J9")
    assert set(read()) == {"same-colour-twice 4", "komi-unreadable"}
    assert desk.window.session.game is None, "the tree is of another record"
    insert(desk, 4)
    press(desk, "correct-side-W")
    desk.click("A9")
    assert set(read()) == {"komi-unreadable"}
    desk.undo()
    desk.undo()
    assert set(read()) == both
    assert desk.window.session.game is not None


# Leaving


@pytest.mark.parametrize("way", ["esc", "cancel", "esc from a button", "esc from the list"])
def test_cancelling_goes_back_to_the_move_as_it_stands(desk, way):
    before = desk.case
    correct(desk, 3)
    match way:
        case "esc":
            desk.key(Key.Key_Escape)
        case "cancel":
            press(desk, "correct-cancel")
        case "esc from a button":
            bar(desk).sides[WHITE].setFocus()
            desk.key(Key.Key_Escape)
        case _:
            moves(desk).table.setFocus()
            desk.key(Key.Key_Escape)
    assert not desk.window.modes.correcting.is_on
    assert not bar(desk).isVisible()
    assert desk.case is before
    assert here(desk) == (3, 3)
    assert desk.status == "The record is unchanged."
    assert QApplication.focusWidget() is moves(desk).table
    desk.click("E3")
    assert desk.case is before, "the hand that rules has the board again"
    assert "end of the game" in desk.status


def test_looking_at_another_move_ends_it_there(desk):
    correct(desk, 3)
    choose(desk, 5)
    assert not desk.window.modes.correcting.is_on
    assert here(desk) == (5, 5)
    correct(desk, 3)
    choose(desk, 2)
    assert not desk.window.modes.correcting.is_on, "also at the one the board shows already"
    assert here(desk) == (2, 2)
    correct(desk, 3)
    desk.board.setFocus()
    desk.key(Key.Key_End)
    assert not desk.window.modes.correcting.is_on
    assert here(desk) == (6, 6)


def test_taking_an_act_back_ends_it(desk):
    choose(desk, 6)
    press(desk, "void-button")
    correct(desk, 3)
    desk.undo()
    assert not desk.window.modes.correcting.is_on
    assert not bar(desk).isVisible()
    assert desk.case.voided == frozenset()


def test_saving_does_not_end_it(desk, save_as, tmp_path):
    save_as(tmp_path / "case.goref")
    correct(desk, 3)
    desk.key(Key.Key_S, CTRL)
    assert desk.window.session.path is not None
    assert desk.window.modes.correcting.is_on
    desk.click("E3")
    assert game(desk) == WAS.replace("D3", "E3")


def test_setting_up_and_the_stage_and_another_case_leave_it(desk):
    correct(desk, 3)
    desk.key(Key.Key_T, CTRL)
    assert desk.window.modes.setting_up.is_on
    assert not desk.window.modes.correcting.is_on
    assert not bar(desk).isVisible()
    correct(desk, 3)
    assert not desk.window.modes.setting_up.is_on
    desk.key(Key.Key_K, CTRL)
    assert not desk.window.modes.correcting.is_on
    correct(desk, 3)
    desk.main.show(open_bytes(KO.encode())[0], None)
    assert not desk.window.modes.correcting.is_on
    assert not bar(desk).isVisible()


def test_recording_goes_on_after_a_correction(desk):
    desk.key(Key.Key_P, CTRL | SHIFT)
    assert desk.window.modes.playing.is_on
    correct(desk, 3)
    assert not desk.window.modes.playing.is_on
    desk.click("E3")
    assert desk.window.modes.playing.is_on
    assert here(desk) == (3, 3)
    desk.key(Key.Key_End)
    desk.click("A5")
    assert game(desk) == WAS.replace("D3", "E3") + " B:A5"
    correct(desk, 3)
    desk.key(Key.Key_Escape)
    assert desk.window.modes.playing.is_on
    correct(desk, 3)
    choose(desk, 5)
    assert desk.window.modes.playing.is_on
    assert here(desk) == (5, 5)
    correct(desk, 3)
    desk.key(Key.Key_T, CTRL)
    assert not desk.window.modes.playing.is_on, "setting up was asked for"
    desk.key(Key.Key_T, CTRL)
    choose(desk, 3)
    press(desk, "remove-button")
    assert not desk.window.modes.playing.is_on


def test_the_next_move_can_be_asked_for_at_once(desk):
    correct(desk, 3)
    press(desk, "insert-button")
    assert asked(desk).startswith("Click where the move missing before move 3")
    press(desk, "remove-button")
    assert not desk.window.modes.correcting.is_on
    assert game(desk) == "B:C3 W:C2 W:D2 B:B4 W:B1"


def test_what_is_no_move_cannot_be_corrected(desk):
    choose(desk, 0)
    for name in ("correct-button", "insert-button", "remove-button", "void-button"):
        button = desk.window.findChild(QAbstractButton, name)
        assert button is not None
        assert not button.isEnabled(), name


# The protocol, and how it looks


def test_the_protocol_tells_it(desk):
    correct(desk, 3)
    desk.click("E3")
    insert(desk, 3)
    desk.click("A1")
    choose(desk, 3)
    press(desk, "remove-button")
    told = protocol_text(protocol_lines(desk.window.session.protocol, EN))
    for said in (
        "Move 3 corrected: ",
        "Move 3 inserted: ",
        in_words(RemoveMove.wording.told, move=3),
    ):
        assert said in told


def test_every_button_has_a_name_a_tip_and_its_key(desk):
    choose(desk, 3)
    for name, key in (
        ("correct-button", "Ctrl+Return"),
        ("insert-button", "Ins"),
        ("remove-button", "Ctrl+Del"),
        ("void-button", "Del"),
    ):
        button = desk.window.findChild(QAbstractButton, name)
        assert button is not None
        assert button.toolTip().endswith(f"({key})")
        assert button.height() >= 34
    correct(desk, 3)
    assert list(unclear(desk.window)) == []
    for button in bar(desk).findChildren(QAbstractButton):
        assert not button.isVisible() or button.height() >= 34


def test_tab_goes_from_the_board_through_the_bar(desk):
    correct(desk, 3)
    order = []
    for _ in range(3):
        desk.key(Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        order.append(focus.objectName())
    sides = "correct-side-B", "correct-pass-stone", "correct-give-up"
    assert tuple(order) == sides
    bar(desk).sides[BLACK].setFocus()
    desk.key(Key.Key_Right)
    assert asked(desk) == "Click where move 3 (White) was really played."
    desk.key(Key.Key_B)
    assert asked(desk) == "Click where move 3 (Black) was really played."
    bar(desk).empties[ActKind.PASS_STONE].setFocus()
    desk.key(Key.Key_Return)
    assert game(desk).split()[2] == "B:pass-stone"


@pytest.mark.parametrize(("percent", "language"), sample(list(product(WIDTHS, LANGUAGES)), 7))
def test_everything_has_room(qtbot, qapp, language, percent):
    case = open_bytes(KO.encode())[0].case
    with texts(qapp, language, percent):
        listed, asking = MoveList(language, LIGHT), CorrectBar(language, LIGHT)
        qtbot.addWidget(listed)
        listed.put_above(asking)
        findings = Scorer(case).score(RULESETS["japanese"]).findings
        listed.show_record(case, findings, 3, case.record.grid)
        assert cramped(listed, percent, 640) == []
        asking.offer(EMPTIES)
        for inserting in (False, True):
            asking.ask(123, WHITE, inserting=inserting)
            asking.refuse(NotPossibleError("occupied", point="C3").sentence(language))
            assert cramped(listed, percent, 640) == []


def test_the_moves_are_the_page_and_the_foot_has_the_way_out(desk):
    pages, foot = desk.window.pages, desk.window.foot
    correct(desk, 3)
    assert pages.in_sight is moves(desk)
    assert pages.is_at_mode
    assert (desk.result, desk.more) == ("Correcting move 3", "Nothing is changed yet")
    assert foot.act.isHidden(), "Enter is the board's"
    before = desk.case
    insert(desk, 3)
    assert desk.result == "A move missing before move 3"
    press(desk, "correct-cancel")
    assert desk.case is before
    assert pages.drawer == "moves"
    assert pages.in_sight is moves(desk)
    assert not bar(desk).isVisible()


def test_a_move_that_is_asked_for_is_asked_for_in_another_language_too(desk):
    insert(desk, 3)
    bar(desk).sides[BLACK].click()
    desk.main.use_language(ZH)
    assert desk.window.language == "zh"
    assert bar(desk).isVisible()
    assert bar(desk).sides[BLACK].isChecked()
    assert desk.window.session.moment == 2
    desk.click("A1")
    assert desk.case.record.acts[2] == Act(ActKind.PLAY, BLACK, desk.point("A1"))


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_bar_and_the_stones_are_seen_in_every_theme(desk, theme):
    desk.main.use_theme(theme)
    correct(desk, 3)
    picture = bar(desk).sides[WHITE].grab().toImage()
    tones = {
        picture.pixelColor(x, y).lightness()
        for x in range(picture.width() // 3)
        for y in range(picture.height())
    }
    assert max(tones) - min(tones) > 90
    assert desk.light("C2", 0.2, 0.2) > 150


@pytest.mark.parametrize("by_key", [False, True])
def test_a_move_off_the_board_is_one_question_that_leads_to_its_correction(
    start, tmp_path: Path, by_key: bool
) -> None:
    path = tmp_path / "game.sgf"
    path.write_text("(;GM[1]FF[4]SZ[5]RU[Chinese];B[cc];W[zz];B[dc];W[dd];B[];W[])")
    desk = start(path)
    desk.weighed()
    of_it = [q for q in desk.questions.questions if any(f.move == 2 for f in q.findings)]
    assert [q.asks for q in of_it] == [True]
    for stage in ("dead", "doubts"):
        desk.go(stage)
        rest = desk.questions.page.rest
        for row in range(len(rest.rows)):
            if rest.rows[row].key == of_it[0].key:
                where = rest.visualRect(rest.model().index(row, 0)).center()
                QTest.mouseClick(rest.viewport(), LEFT, NONE, where)
        if desk.questions.open is not None and desk.questions.open.key == of_it[0].key:
            break
    if by_key:
        desk.key(Key.Key_1)
    else:
        desk.answer(in_words(ANSWERS["correct"]))
    assert desk.window.modes.correcting.is_on
    desk.click("B2")
    assert desk.case.record.acts[1].point == desk.point("B2")
    assert not any(q.asks and q.move == 2 for q in desk.questions.questions)
