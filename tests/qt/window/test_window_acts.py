"""Acts at the window, and all of them taken back and done again."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget

from goref.app.edits.ruling import (
    LIVE_BY_IT,
    MARKINGS,
    ChooseRules,
    ConfirmAllOthers,
    MarkStones,
    StateFacts,
)
from goref.core.base.colour import BLACK
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.results import KNOWN_ONLY, WON
from goref.core.texts.terms import KINDS
from goref.qt.frame.audience_view import AudienceView
from goref.qt.look.theme import LIGHT
from tests.qt.conftest import Start
from tests.qt.desk import (
    ALT,
    CTRL,
    GAMES,
    LEFT,
    NONE,
    RIGHT,
    SHIFT,
    Desk,
    Key,
    plain_sgf,
    settle,
)
from tests.wordings import in_words

CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def text(desk: Desk, command: str) -> str:
    return desk.window.actions_by_id[command].text()


# Dead stones


def test_a_second_click_brings_the_stones_back(desk):
    before = desk.picture()
    assert desk.light("H17", 0.32, 0.12) < 60
    desk.click("H17")
    assert desk.case.ruling.lives == dict.fromkeys(desk.points("H17 H16"), StoneStatus.DEAD)
    assert desk.colour("H17") == LIGHT.mark_white
    assert 70 < desk.light("H17", 0.32, 0.12) < 170, "the stone around the mark has faded"
    assert desk.window.isWindowModified()
    assert desk.score.facts.lost(desk.score.tally.dead).black == 3 + 2
    desk.click("H16")
    assert not desk.case.ruling
    assert desk.light("H17") < 100
    assert not desk.window.isWindowModified(), "nothing differs from the file any more"
    desk.click("T1")  # cursor elsewhere in both pictures
    assert not desk.case.ruling
    desk.board.clearFocus()
    settle()
    assert desk.colour("H17") == before.pixelColor(desk.spot("H17")).name()


def test_kin_goes_and_comes_back_together(start, tmp_path):
    path = tmp_path / "kin.txt"
    path.write_text("XXXXX\n.O.O.\nXXXXX\n.....\nOOOOO\n")
    desk = start(path)
    desk.click("B4")
    assert desk.score.survey.dead == desk.points("B4 D4")
    assert desk.colour("D4") == LIGHT.mark_black
    desk.click("D4")
    assert desk.score.survey.dead == frozenset()
    assert desk.light("D4") > 200


@pytest.mark.parametrize("stage", ["dead", "doubts"])
def test_a_click_marks_dead_at_the_stages_with_questions(desk, stage):
    desk.go(stage)
    desk.click("K2")
    assert desk.score.survey.dead == desk.points("K2")


def test_the_pointer_and_the_cursor_say_what_is_there(desk):
    desk.hover("H17")
    assert desk.status == "H17: Black, chain of 2, 4 liberties"
    desk.click("H17")
    desk.walk("H16")
    assert desk.status == "H16: Black, chain of 2, 4 liberties, dead (ruled)"
    assert desk.read_out() == desk.status
    desk.key(Key.Key_Down)
    assert desk.status.startswith("H15: ")


# Undo


def acts(desk: Desk):
    """One act of each kind, as calls, with what undo calls it."""
    form = desk.details.form
    desk.window.pages.close_drawer()

    def dead():
        desk.rule("H17", Key.Key_D)

    def seki():
        desk.rule("K2", Key.Key_S)

    def point():
        desk.go("doubts")
        desk.claim("ko", "T1", RIGHT)

    def fact():
        desk.window.open_details()
        desk.scroll_to(form.more)
        form.more.setChecked(True)
        box = form._choices["first_pass"]
        desk.scroll_to(box)
        desk.pick(box, box.itemData(1))
        desk.window.pages.close_drawer()

    return [
        (dead, in_words(LIVE_BY_IT.undo)),
        (seki, in_words(MARKINGS[StoneStatus.SEKI].undo)),
        (point, in_words(KINDS["ko"])),
        (lambda: desk.rules("tang-song"), in_words(ChooseRules.wording.undo)),
        (fact, in_words(StateFacts.wording.undo)),
        (lambda: desk.rule("C12", Key.Key_2), in_words(LIVE_BY_IT.undo)),
        (lambda: desk.click("H17"), in_words(MARKINGS[None].undo)),
    ]


def test_everything_is_taken_back_to_the_start_and_done_again_to_the_end(desk):
    stages = [(desk.case, desk.result)]
    names = []
    for act, name in acts(desk):
        act()
        assert desk.case != stages[-1][0], name
        stages.append((desk.case, desk.result))
        names.append(name)
        assert text(desk, "undo") == f"&Undo: {name}"
    pictures = desk.colour("H17"), desk.colour("C12")
    desk.board.setFocus()
    for before, name in zip(reversed(stages[:-1]), reversed(names), strict=True):
        assert text(desk, "undo") == f"&Undo: {name}"
        desk.undo()
        assert desk.status == f"Undone: {name}"
        assert (desk.case, desk.result) == before
        assert text(desk, "redo") == f"&Redo: {name}"
        assert desk.window.views.details.rules.box.currentData() == desk.case.rules
    assert text(desk, "undo") == "&Undo"
    assert not desk.window.actions_by_id["undo"].isEnabled()
    assert not desk.window.isWindowModified()
    desk.undo()
    assert desk.case == stages[0][0], "before the first act there is nothing"
    assert desk.light("C12") > 200
    for after, name in zip(stages[1:], names, strict=True):
        assert text(desk, "redo") == f"&Redo: {name}"
        desk.redo()
        assert desk.status == f"Redone: {name}"
        assert (desk.case, desk.result) == after
    assert not desk.window.actions_by_id["redo"].isEnabled()
    desk.key(Key.Key_Y, CTRL)
    assert desk.case == stages[-1][0]
    assert (desk.colour("H17"), desk.colour("C12")) == pictures


def test_a_new_act_forgets_what_was_taken_back(desk):
    desk.click("H17")
    desk.undo()
    desk.click("K2")
    assert text(desk, "redo") == "&Redo"
    desk.redo()
    assert desk.score.survey.dead == desk.points("K2")


def test_ctrl_y_does_again_too(desk):
    desk.click("H17")
    desk.undo()
    assert not desk.case.ruling
    desk.key(Key.Key_Y, CTRL)
    assert desk.score.survey.dead == desk.points("H17 H16")


# Rule sets


def test_another_rule_set_keeps_the_ruling(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    ruling = desk.case.ruling
    for rules in ("tang-song", "tromp-taylor", "jpd-natural", "japanese"):
        desk.rules(rules)
        assert desk.case.ruling == ruling, rules
    assert desk.read_result().startswith(in_words(WON[Unit.MOKU], name="White", amount="5½"))
    for _ in range(4):
        desk.undo()
    assert desk.case.ruling == ruling
    assert desk.case.rules == "chinese-2002"


def test_a_rule_set_known_by_name_shows_no_figures(desk):
    desk.rules("cangjie")
    assert desk.result == in_words(KNOWN_ONLY)
    assert desk.lines() == []


def test_stages_that_a_rule_set_has_not_are_passed_over(desk):
    desk.rules("tromp-taylor")
    assert desk.window.stages.sign("dead").passed_over
    assert desk.signs()["dead"] == "", "nothing is asked there"
    assert desk.window.foot.act.text().startswith("Count")
    desk.rules("japanese")
    assert desk.signs()["dead"] not in ("✓", "")
    assert not desk.window.foot.act.text().startswith("Count")


def test_marks_can_be_taken_back_where_they_do_not_count(desk):
    """Under a rule set that counts the board as it stands a mark is kept, and said so."""
    desk.click("H17")
    desk.rules("tromp-taylor")
    assert desk.light("H17") < 100, "counted as it is"
    desk.click("H17")
    assert not desk.case.ruling, "a second click takes back, here as anywhere"
    desk.click("H17")
    assert desk.case.ruling.lives
    assert "counts the board as it is" in desk.status


# Playing through


def test_the_record_plays_back_and_forward(desk):
    session, slider = desk.window.session, desk.window.playback.slider
    last = session.last_moment
    assert last == 266
    assert slider.maximum() == slider.value() == last
    assert desk.window.playback.label.text() == "Move 266 of 266"
    desk.key(Key.Key_Home)
    assert session.moment == slider.value() == 0
    assert desk.window.playback.label.text() == "Move 0 of 266"
    assert desk.light("F17") < 230, "no stone yet"
    desk.key(Key.Key_Right, ALT)
    assert session.moment == 1
    assert desk.light("F17", 0.25, 0.25) > 180, "White's first move"
    desk.key(Key.Key_Right, ALT, times=2)
    desk.key(Key.Key_Left, ALT)
    assert session.moment == 2
    slider.setValue(100)
    assert session.moment == 100
    assert desk.board.view().position == desk.case.moments[100].position
    desk.key(Key.Key_End)
    assert session.moment == last
    desk.key(Key.Key_Right, ALT)
    assert session.moment == last, "there is nothing after the end"
    assert not session.history.past, "looking is no act"


def test_the_buttons_under_the_board_play_too(desk):
    start, back, forward, end = desk.window.playback.findChildren(QToolButton)
    session = desk.window.session
    desk.press(start)
    assert session.moment == 0
    desk.press(back)
    assert session.moment == 0
    desk.press(forward)
    assert session.moment == 1
    desk.press(end)
    assert session.moment == session.last_moment
    desk.press(back)
    assert session.moment == session.last_moment - 1


def test_the_slider_moves_with_the_mouse(desk):
    slider = desk.window.playback.slider
    where = slider.rect().center()
    where.setX(3)
    desk.press(slider, where)
    assert desk.window.session.moment < 266


@pytest.mark.parametrize("how", ["click", "key"])
def test_only_the_final_position_is_ruled_on(desk, how):
    desk.key(Key.Key_Left, ALT)
    if how == "click":
        desk.click("H17")
    else:
        desk.strike("H17", Key.Key_D)
    assert not desk.case.ruling
    assert desk.status == "Go to the end of the game (End) to rule on the position."
    desk.key(Key.Key_End)
    desk.click("H17")
    assert desk.score.survey.dead == desk.points("H17 H16")


def test_marks_are_shown_at_the_end_only(desk):
    desk.click("H17")
    assert desk.colour("H17") == LIGHT.mark_white
    desk.key(Key.Key_Left, ALT)
    assert desk.light("H17") < 100
    assert not desk.board.view().marks


# Findings


def test_a_finding_has_its_points_outlined(start, tmp_path):
    desk = start(plain_sgf("huang-longshi--zhou-donghou", tmp_path))
    desk.weighed()
    cards = [
        c for c in desk.questions.questions if any(f.code == "open-border" for f in c.findings)
    ]
    row = next(r for r in desk.questions.page.rest.rows if r.key in {c.key for c in cards})
    desk.open_card(row.text)
    [card] = [card for card in cards if card.key == row.key]
    assert desk.board.view().lit == card.points
    assert desk.lit(desk.case.record.grid.names(card.points)[:3])


def test_what_a_line_lit_goes_dark_when_the_case_changes(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.go("result")
    page = desk.window.views.result_page
    desk.press(page.counted.head)
    table = page.told.lines.table
    settle()
    desk.press(table.viewport(), table.visualItemRect(table.item(0, 1)).center())
    assert desk.board.view().lit
    desk.window.do(StateFacts((("komi", Fraction(5)),)))
    assert desk.board.view().lit == frozenset()


def test_a_finding_about_a_move_shows_it(start, tmp_path):
    path = tmp_path / "twice.sgf"
    path.write_text("(;FF[4]GM[1]SZ[9]RU[Japanese];B[cc];W[gg];B[gg];W[cg];B[gc])")
    desk = start(path)
    desk.hover("A1")
    desk.open_card("Move 3 (Black G3) is on an occupied point")
    assert desk.window.session.moment == 3
    assert desk.board.cursor_point() == desk.point("G3")
    assert desk.window.playback.label.text() == "Move 3 of 5"


def test_no_question_is_said_in_a_sentence(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.weighed()
    desk.leave_board()
    assert desk.questions.page.nothing.text() == "No questions here."
    assert desk.questions.page.nothing.isVisible()


def ring(desk: Desk, name: str) -> set[str]:
    """The colours from the middle of a point to its border."""
    return {desk.colour(name, -part / 100) for part in range(30, 52)}


def test_a_contradiction_is_ringed_on_the_board_and_asked_about(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.go("doubts")
    assert LIGHT.flag not in ring(desk, "T1")
    desk.claim("one-sided", "T1")  # one-sided dame is found in a seki only
    desk.weighed()
    assert desk.board.view().flagged == desk.points("T1")
    assert LIGHT.flag in ring(desk, "T1")
    assert desk.signs() == {"dead": "✓", "doubts": "1", "count": "", "result": ""}
    assert desk.result.startswith("Provisional: ")
    desk.go("result")
    desk.go("dead")
    assert desk.signs()["doubts"] == "1", "to have looked closes nothing"
    desk.undo()
    assert desk.signs() == {"dead": "✓", "doubts": "✓", "count": "", "result": ""}


# View


def test_coordinates_numbers_and_marks_can_be_hidden(desk):
    actions = desk.window.actions_by_id
    desk.click(CHAINS)
    before = desk.picture()
    actions["coordinates"].trigger()
    assert not desk.board.view().coordinates
    assert desk.picture() != before
    actions["coordinates"].trigger()
    actions["marks"].trigger()
    assert not desk.board.view().marks
    assert desk.light("H17") < 100, "dead stones look alive without marks"
    actions["marks"].trigger()
    assert desk.colour("H17") == LIGHT.mark_white
    desk.key(Key.Key_N, CTRL | SHIFT)
    assert desk.board.view().numbers[desk.point("F17")] == 1
    assert desk.main.preferences.flag("numbers", False)


def test_the_room_has_a_board_of_its_own_and_the_referee_keeps_his(desk):
    places = desk.board.geometry(), desk.board.board_layout()
    desk.key(Key.Key_F11)
    room = desk.window.features.projecting.view
    assert room is not None
    assert room.isVisible()
    assert desk.window.isActiveWindow(), "the referee goes on in his own"
    assert (desk.board.geometry(), desk.board.board_layout()) == places
    assert desk.board.window() is desk.window
    captured = room.board.view().prisoners
    desk.click(CHAINS)
    desk.nothing_else()
    assert room.board.view().prisoners == captured, "the dead ones are still on the board"
    assert captured == (3, 3)
    assert room.board.view().dead == desk.board.view().dead == desk.score.survey.dead
    assert room.says.text() == desk.result.replace(" zi", "\u00a0zi")
    assert room.board.view().hover is None
    desk.window.actions_by_id["details"].trigger()
    assert room.findChildren(QLineEdit) == [], "nothing of his pages is seen there"
    desk.key(Key.Key_Escape)
    desk.key(Key.Key_F11)
    assert desk.window.features.projecting.view is None
    assert not desk.window.actions_by_id["fullscreen"].isChecked()


def test_a_message_goes_with_the_next_act_or_another_stage(desk):
    """A message on the dead stones was still there when the count was laid out."""
    desk.nothing_else()
    desk.window.show_stage("count")
    desk.click("H17")
    assert desk.status
    desk.key(Key.Key_Return)
    assert desk.window.modes.staging.is_laid_out
    assert desk.status == ""
    assert desk.window.foot.note.isHidden()
    desk.window.say("A message.")
    desk.window.walk(1)
    assert desk.status == ""


def test_the_room_reads_the_step_without_its_points(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.key(Key.Key_F11)
    room = desk.window.features.projecting.view
    desk.lay_out()
    plate = desk.window.modes.staging.panel.plate
    desk.key(Key.Key_Return)
    assert plate.points.text(), "the referee reads them below the step"
    assert room.says.text().replace("\u00a0", " ") == plate.done.text()
    rows = desk.window.modes.staging.panel.figures
    assert len(rows) >= 3
    assert room.tally.isVisible()
    assert room.tally.text().splitlines() == [" ".join(filter(None, row)) for row in rows]
    winner = desk.window.foot.says.text()
    assert room.verdict.text() == winner, "the verdict is there at every step"
    assert room.verdict.font().pointSizeF() >= room.says.font().pointSizeF()
    assert room.more.text() == desk.window.foot.more.text()
    desk.key(Key.Key_End)
    assert room.verdict.text() == winner, "and at the end, below the sum"
    assert room.more.text() == desk.window.foot.says.text() != winner
    desk.key(Key.Key_Escape)
    assert not room.verdict.isVisible()
    assert not room.tally.isVisible(), "no count, no figures"
    desk.key(Key.Key_F11)


def test_on_a_second_screen_the_room_fills_it(desk, monkeypatch):
    """The test's platform has one screen: the second is the same one under another name."""
    mine, opened = desk.window.screen(), []
    second = SimpleNamespace(geometry=lambda: QRect(1280, 0, 1920, 1080))
    monkeypatch.setattr(QGuiApplication, "screens", lambda: [mine, second])
    monkeypatch.setattr(AudienceView, "setScreen", lambda _, screen: opened.append(screen))
    keys = []  # a window manager may grant this request after the referee's
    monkeypatch.setattr(AudienceView, "showFullScreen", keys.append)
    desk.key(Key.Key_F11)
    room = desk.window.features.projecting.view
    assert opened == [second]
    assert room.isFullScreen()
    assert room.isVisible()
    assert not keys, "the referee's window keeps the keyboard"
    assert desk.board.window() is desk.window


def test_the_stage_keys_come_back_to_the_ruling(desk):
    desk.key(Key.Key_M, CTRL)
    assert desk.window.pages.in_sight is desk.window.views.compare
    desk.key(Key.Key_PageDown)
    assert desk.window.pages.in_sight is desk.questions.page
    assert desk.stage == "doubts"
    desk.key(Key.Key_PageUp)
    assert desk.stage == "dead"


def test_a_claim_by_the_left_button_is_blacks(desk):
    desk.go("doubts")
    desk.claim("eye", "T1")
    assert desk.case.ruling.claims[desk.point("T1")] == PointRuling(PointKind.EYE, BLACK)


def test_where_nothing_is_to_be_taken_back_that_is_said(start: Start, tmp_path: Path) -> None:
    desk = start(GAMES / "iwamoto--go-seigen-1948.sgf")
    desk.window.session.do(ConfirmAllOthers())
    saved = tmp_path / "case.goref"
    desk.window.session.save(saved)
    again = start(saved)
    again.board.setFocus()
    before = again.case
    again.key(Key.Key_Z, CTRL)
    assert again.status == "Nothing to undo since the case was opened."
    for key, held in ((Key.Key_Y, CTRL), (Key.Key_Z, CTRL | SHIFT)):
        again.window.say("")
        again.key(key, held)
        assert again.status == "Nothing to redo."
    assert again.case is before
    again.window.session.do(MarkStones(again.points("C7"), StoneStatus.DEAD))
    again.key(Key.Key_Z, CTRL)
    assert again.status.startswith("Undone: ")


def test_the_keys_of_a_window_that_is_not_active_are_meant_too(start: Start) -> None:
    desk = start(GAMES / "iwamoto--go-seigen-1948.sgf")
    before = desk.case
    desk.window.session.do(ConfirmAllOthers())
    # So they come where no manager of windows makes it active again once a box is closed:
    # they are no shortcuts, which only an active window has.
    other = QWidget()
    desk.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    desk.qtbot.waitUntil(other.isActiveWindow)
    desk.window.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Key.Key_Z, CTRL))
    assert desk.case == before
    assert desk.status.startswith("Undone: ")


# Meant acts only


@pytest.mark.parametrize("stage", ["count", "result"])
def test_on_count_and_result_a_click_shows_the_chain_and_rules_nothing(desk, stage):
    desk.window.show_stage(stage)
    before = desk.case
    for button in (LEFT, RIGHT):
        desk.click("H17", button)
        assert desk.case == before
    assert not desk.window.isWindowModified()
    assert desk.board.view().lit == desk.case.position.chain(desk.point("H17"))
    assert "To rule on it, go to Dead stones." in desk.status
    desk.window.show_stage("dead")
    desk.click("H17")
    assert desk.case != before, "there it rules"


def test_a_double_click_is_one_act(desk):
    QTest.mouseDClick(desk.board, LEFT, NONE, desk.spot("H17"))
    assert desk.case.ruling.lives == dict.fromkeys(desk.points("H17 H16"), StoneStatus.DEAD)
    desk.key(Key.Key_Z, CTRL)
    assert not desk.case.ruling, "one undo takes it back"


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_2])
def test_a_key_that_an_open_menu_does_not_know_rules_nothing(desk, key):
    """A menu of the menu bar passes such a key on to the window."""
    desk.hover("H17")
    desk.key(Key.Key_D)
    before, bar = desk.case, desk.window.menuBar()
    for action in bar.actions():
        QTest.mouseClick(bar, LEFT, NONE, bar.actionGeometry(action).center())
        menu = QApplication.activePopupWidget()
        assert menu is action.menu()
        letters = {
            one.text()[one.text().index("&") + 1] for one in menu.actions() if "&" in one.text()
        }
        if chr(key) not in {letter.upper() for letter in letters}:
            QTest.keyClick(menu, key)
        assert desk.case == before
        if menu.isVisible():
            QTest.keyClick(menu, Key.Key_Escape)
            desk.key(Key.Key_Escape)


def test_the_wheel_over_a_box_chooses_nothing(desk):
    box = desk.details.rules.box
    before, chosen = desk.case.rules, box.currentIndex()
    middle = QPointF(box.rect().center())
    event = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
    assert (box.currentIndex(), desk.case.rules) == (chosen, before)
