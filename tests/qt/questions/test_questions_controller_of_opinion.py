"""What a second opinion says is asked in the queue: accepted, ruled otherwise, left open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from goref.app.act_log.lines import protocol_lines
from goref.app.edits.accepting import AcceptSuggestion
from goref.app.edits.ruling import MarkStones
from goref.app.ownership.network import load
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import FINDING_KINDS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.scoring.status import CaseState
from goref.core.texts.act_log import ACCEPTED
from goref.core.texts.questions import (
    ACCEPT,
    ANSWERS,
    AS_NOW,
    COUNTED,
    COUNTED_MORE,
    NEEDS,
    NO_CHANGE,
    SUBJECTS,
    WHY,
)
from goref.core.texts.suggestions import REASONS, SETTLES, UNSETTLED, UNSETTLED_HERE
from goref.io.engine.programs import join_command
from goref.io.places import resources
from goref.io.sgf.write import write_sgf
from goref.qt.look.preferences import Preferences
from goref.qt.questions.question_view import QuestionView
from tests.app.opinion.shapes import WHO_BEGINS
from tests.core.build import bare
from tests.io.engine_script import words
from tests.languages import EN
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, LEFT, NONE, Desk, Key, plain_sgf, settle
from tests.qt.suggesting import BOARD, DEAD, Held, given, opened, with_doubts
from tests.wordings import in_words, tells

CALM = (*("...XO....",) * 4, "..XXO....", *("...XO....",) * 4)
"""Two live halves."""


@pytest.fixture
def desk(start: Start, tmp_path: Path) -> Desk:
    return opened(start, tmp_path)


def asked_about(desk: Desk) -> None:
    """Have an opinion given, and go from its page to the questions."""
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.press(view.questions)
    desk.weighed()
    assert desk.window.pages.in_sight is desk.questions.page


def again(desk: Desk) -> None:
    """Wait until the opinion is true of the case once more."""
    given(desk)
    desk.weighed()


def choose(desk: Desk, name: str, says: str) -> None:
    """Choose an answer in the menu of what is at a point."""
    offered = [text.partition("\t")[0] for text in desk.offered(name)]
    menu = desk.menu
    action = menu.actions()[offered.index(says)]
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())
    desk.window.activateWindow()
    settle()
    again(desk)


def subject(desk: Desk) -> str:
    return desk.questions.page.card.subject.text()


def last_act(desk: Desk) -> str:
    return protocol_lines(desk.window.session.protocol, EN)[-1].what


# What is clear


def test_accepting_what_is_clear_is_one_act_and_one_undo(desk: Desk) -> None:
    asked_about(desk)
    before, acts = desk.case, len(desk.window.session.protocol.entries)
    assert desk.asked()[0] == in_words(ACCEPT["dead"], dead=in_words(COUNTED[False], count=3))
    assert desk.window.foot.act.text().startswith("Accept")
    desk.key(Key.Key_Return)
    assert len(desk.window.session.protocol.entries) == acts + 1
    ruling = desk.case.ruling
    assert ruling.stones(StoneStatus.DEAD) == desk.points(DEAD)
    assert ruling.word is StatusSource.REFEREE
    marks = f"dead G5 A4 C1 (proved: A4 C1); {in_words(ACCEPTED['rest'])} (goref "
    assert last_act(desk).startswith(
        in_words(AcceptSuggestion.wording.told, opinion=in_words(ACCEPTED["own"]), taken=marks)
    )
    assert last_act(desk).endswith(f", neural network {load().version})")
    again(desk)
    assert not desk.questions.page.accept.isVisible()
    desk.undo()
    assert desk.case == before
    again(desk)
    assert desk.questions.page.accept.isVisible()


def test_nothing_the_referee_has_ruled_is_accepted_otherwise(desk: Desk) -> None:
    desk.window.do(MarkStones(desk.points("A4"), StoneStatus.ALIVE))
    desk.window.do(MarkStones(desk.points("C1"), StoneStatus.SEKI))
    asked_about(desk)
    desk.key(Key.Key_Return)
    lives = desk.case.ruling.lives
    assert lives[desk.point("A4")] is StoneStatus.ALIVE
    assert lives[desk.point("C1")] is StoneStatus.SEKI
    assert lives[desk.point("G5")] is StoneStatus.DEAD


def test_a_clear_board_is_ruled_on_by_accepting_it(start: Start, tmp_path: Path) -> None:
    desk = opened(start, tmp_path, bare(*CALM))
    asked_about(desk)
    assert desk.score.status.state is CaseState.UNDECIDED
    desk.press(desk.window.foot.act)
    again(desk)
    assert not desk.case.ruling.lives
    assert desk.score.status.state.names_winner
    desk.undo()
    assert desk.score.status.state is CaseState.UNDECIDED


def test_a_stone_that_seems_dead_is_asked_before_it_is_said_that_nothing_is(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_doubts(monkeypatch)
    desk = opened(start, tmp_path)
    desk.window.do(MarkStones(desk.points("C1"), StoneStatus.DEAD))
    asked_about(desk)
    assert not desk.questions.page.accept.isVisible()
    assert "dead" not in desk.window.foot.act.text()
    assert subject(desk).endswith(": alive?")
    desk.key(Key.Key_Return)  # passes by; nothing of the whole board is ruled
    assert desk.case.ruling.word is not StatusSource.REFEREE
    while any(card.asks and card.is_of_stones for card in desk.questions.questions):
        stones = next(c for c in desk.questions.asked if c.is_of_stones)
        desk.questions.open_key(stones.key)
        desk.key(Key.Key_1)
        again(desk)
    assert desk.questions.page.accept.isVisible()
    assert "is dead" in desk.window.foot.act.text()


def test_nothing_is_asked_that_the_opinion_will_change(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    monkeypatch.setattr("goref.qt.questions.questions_controller.PATIENCE_MS", 60_000)
    desk = opened(start, tmp_path)
    desk.qtbot.waitUntil(lambda: bool(held.cases))
    page, before = desk.questions.page, desk.case
    assert page.nothing.text() == "Examining the board …"
    assert not page.findChildren(QuestionView)
    assert not any(sign.strip("✓–") for sign in desk.signs().values()), "no number either"
    for key in (Key.Key_1, Key.Key_D, Key.Key_Return):
        desk.key(key)
    desk.click("C1")
    assert desk.case is before
    assert desk.window.foot.act.text() == "Do not wait"
    desk.press(desk.window.foot.act)
    desk.weighed()
    assert subject(desk) == "White's stone at C1: alive?"
    held.let_go()
    again(desk)
    assert page.accept.isVisible()


def test_after_a_while_the_questions_come_without_the_opinion(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    monkeypatch.setattr("goref.qt.questions.questions_controller.PATIENCE_MS", 1)
    desk = opened(start, tmp_path)
    desk.qtbot.waitUntil(lambda: bool(held.cases) and not desk.questions.is_calm)
    desk.weighed()
    assert subject(desk) == "White's stone at C1: alive?"
    held.let_go()
    again(desk)


def test_while_it_is_worked_out_nothing_else_is_the_next_act(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    desk = opened(start, tmp_path)
    desk.qtbot.waitUntil(lambda: bool(held.cases))
    desk.questions.do_not_wait()
    desk.weighed()
    assert desk.asked()[0] == in_words(ACCEPT["nobody"])
    assert desk.questions.answers.primary() is None
    assert in_words(ANSWERS["none-dead"]) not in desk.window.foot.act.text()
    desk.key(Key.Key_Return)
    assert not desk.case.ruling
    held.let_go()
    desk.go("dead")
    again(desk)
    assert desk.window.foot.act.text().startswith("Accept")


def test_enter_in_a_written_reason_accepts_nothing(desk: Desk) -> None:
    """The foot offered to accept the dead stones while a reason was written."""
    asked_about(desk)
    assert desk.window.foot.act.text().startswith("Accept")
    desk.hover("G5")
    card = desk.questions.page.card
    card.info.click()
    card.reason.setFocus()
    QTest.keyClicks(card.reason, "agreed")
    assert not desk.window.foot.act.text().startswith("Accept")
    desk.key(Key.Key_Return)
    accepted = desk.case.ruling.stones(StoneStatus.DEAD)
    assert accepted <= desk.points("G5"), "no more than what the card is about"


def test_a_question_that_comes_to_be_about_fewer_stones_is_weighed_anew(
    start: Start, tmp_path: Path
) -> None:
    Preferences().opinion_by_itself = True
    desk = start(plain_sgf("jia-xuan--yang-xican", tmp_path))
    desk.rules("korean")
    again(desk)
    [whole] = (c for c in desk.questions.asked if len(c.points) == 18)
    desk.key(Key.Key_Return)
    again(desk)
    [part] = (c for c in desk.questions.asked if c.points < whole.points and c.key == whole.key)
    desk.questions.open_key(part.key)
    shown = desk.questions.page.card.answers.buttons
    told = [button.told.stake for button in shown if button.told.says == "Dead"]
    assert told == [f"White +{len(part.points)} points"], "not what hung on all of them"


# While it is worked out


def said_of_none(desk: Desk) -> str:
    """What stands where no question is."""
    said = desk.questions.page.nothing
    return said.text() if said.isVisible() else ""


def test_what_is_pointed_at_is_weighed_where_nothing_was_asked(
    start: Start, tmp_path: Path
) -> None:
    ruled = opened(start, tmp_path, bare(*CALM))
    ruled.rules("chinese-2002")
    ruled.nothing_else()
    ruled.window.session.save(tmp_path / "calm.goref")
    ruled.window.hide()
    desk = start(tmp_path / "calm.goref")
    desk.weighed()
    assert not desk.questions.questions
    desk.hover("D1")
    desk.weighed()
    shown = [b for b in desk.questions.page.card.answers.buttons if b.isVisible()]
    told = [button.told.stake for button in shown]
    assert told == [in_words(AS_NOW), "White +36 zi", in_words(NO_CHANGE), ""]


def test_that_nothing_is_asked_is_not_said_while_the_board_is_looked_at(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    desk = opened(start, tmp_path, bare(*CALM))
    desk.rules("chinese-2002")  # it asks for no prisoners
    said: list[str] = []
    desk.questions.changed.connect(lambda: said.append(said_of_none(desk)))
    desk.nothing_else()
    desk.weighed()
    assert "Examining the board …" not in said, "what is looked through asks for nothing"
    assert said_of_none(desk) == "No questions here."
    assert desk.window.foot.says.font().bold(), "both say the same"
    desk.key(Key.Key_I, CTRL)
    desk.go("dead")
    desk.weighed()
    assert said_of_none(desk) == "Examining the board …"
    held.let_go()
    again(desk)
    assert said_of_none(desk) == "No questions here."


def test_no_verdict_is_final_while_a_second_opinion_may_ask_something_yet(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    desk = opened(start, tmp_path, bare(*CALM))
    desk.rules("chinese-2002")
    desk.nothing_else()
    desk.weighed()
    foot, result = desk.window.foot, desk.result
    assert not result.startswith("Provisional")
    assert foot.says.font().bold()
    desk.key(Key.Key_I, CTRL)
    desk.go("dead")
    assert said_of_none(desk) == "Examining the board …"
    assert desk.result == f"Provisional: {result}"
    assert desk.more.endswith("Examining the board …")
    assert not foot.says.font().bold()
    assert foot.act.text() == "Count ▸", "no sign of Enter"
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert desk.stage == "dead"
    desk.go("result")
    page = desk.window.views.result_page
    assert page.sentence.accessibleName() == f"Provisional: {result}"
    assert page.state.isVisible()
    assert not foot.act.text().endswith("↵")
    held.let_go()
    again(desk)
    assert page.sentence.text() == result
    assert foot.act.text() == "Print the sheet  ↵"
    desk.go("dead")
    assert desk.result == result
    assert foot.says.font().bold()
    assert foot.act.text() == "Count ▸  ↵"


def test_what_is_suggested_takes_no_card_from_under_the_hand(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    desk = opened(start, tmp_path)
    desk.qtbot.waitUntil(lambda: bool(held.cases))
    desk.questions.do_not_wait()
    desk.weighed()
    card, before = desk.questions.page.card, subject(desk)
    assert before == "White's stone at C1: alive?", "stones before whose the land is"
    desk.press(card.info)
    card.reason.setFocus()
    QTest.keyClicks(card.reason, "seen by both")
    answers = [button.text() for button in card.answers.buttons]
    held.let_go()
    again(desk)
    assert desk.questions.page.accept.subject.text().startswith("3 stones are clearly dead")
    assert (subject(desk), card.reason.text()) == (before, "seen by both")
    assert [button.text() for button in card.answers.buttons] == answers
    card.answers.buttons[0].setFocus()
    desk.weighed()
    assert subject(desk) == before, "he is still at it"
    desk.board.setFocus()
    assert desk.asked()[1] == in_words(NEEDS["prisoners"]), (
        "what is suggested has settled the other"
    )


@pytest.mark.parametrize("key", [Key.Key_1, Key.Key_Return])
def test_a_press_that_meant_what_stood_there_before_answers_nothing(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: Key
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    desk = opened(start, tmp_path)
    desk.qtbot.waitUntil(lambda: bool(held.cases))
    desk.weighed()
    desk.questions._hand.answered()  # what came till now was read
    monkeypatch.setattr("goref.qt.questions.question_focus.UNREAD_MS", 60_000)
    held.let_go()
    again(desk)
    before = desk.case
    desk.board.setFocus()
    desk.key(key)
    assert desk.case is before
    assert desk.window.message == ("The question has just changed: press again.")
    monkeypatch.setattr("goref.qt.questions.question_focus.UNREAD_MS", 0)
    desk.key(Key.Key_Return)
    assert desk.case is not before


def test_what_is_clear_is_not_accepted_as_it_comes_under_the_pointer(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    desk = opened(start, tmp_path)
    desk.qtbot.waitUntil(lambda: bool(held.cases))
    desk.questions.do_not_wait()
    desk.weighed()
    desk.questions.page.card.answers.buttons[0].setFocus()  # so the other card stays
    asked = desk.questions.accept.key, desk.questions.open.key
    desk.questions._hand.answered()  # what came till now was read
    monkeypatch.setattr("goref.qt.questions.question_focus.UNREAD_MS", 60_000)
    held.let_go()
    again(desk)
    assert (desk.questions.accept.key, desk.questions.open.key) == asked
    before = desk.case
    desk.press(desk.questions.page.accept.buttons[0])
    assert desk.case is before
    monkeypatch.setattr("goref.qt.questions.question_focus.UNREAD_MS", 0)
    desk.press(desk.questions.page.accept.buttons[0])
    assert desk.case is not before


def test_what_is_open_when_a_case_is_saved_is_open_when_it_is_opened_again(
    start: Start, tmp_path: Path
) -> None:
    """Own points that must be filled are asked about by the second opinion alone."""
    Preferences().opinion_by_itself = True
    desk = start(resources() / "games" / "iwamoto--go-seigen-1948.sgf")
    assert sum_of_open(desk)
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert desk.case.ruling.voice is StatusSource.REFEREE
    left = sum_of_open(desk)
    saved = tmp_path / "half.goref"
    desk.window.session.save(saved)
    desk.window.close()
    again = start(saved)
    assert sum_of_open(again) == left


def test_enter_rules_on_no_ko_that_the_accepted_leaves_open(start: Start) -> None:
    Preferences().opinion_by_itself = True
    desk = start(resources() / "games" / "iwamoto--go-seigen-1948.sgf")
    assert sum_of_open(desk) == 2, "what is clear, and the ko"
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    desk.weighed()
    assert desk.questions.page.card.subject.text() == in_words(
        SUBJECTS[QuestionKind.KO], points="N8"
    )
    assert desk.result == "Provisional: White wins by 1 point"
    for _ in range(3):  # it only goes to the answers
        desk.key(Key.Key_Return)
    assert not desk.score.status.is_settled
    assert desk.point("N8") not in desk.case.ruling.claims
    assert sum_of_open(desk) == 1


def sum_of_open(desk: Desk) -> int:
    """How many questions are open once the second opinion was given."""
    questions = desk.questions
    desk.qtbot.waitUntil(lambda: desk.window.suggesting.given_suggestion is not None)
    desk.qtbot.waitUntil(lambda: not (questions.awaits_opinion or questions.is_busy))
    return sum(questions.open_by_stage().values())


# Stone by stone


def test_the_letter_a_takes_over_what_is_suggested_where_one_points(desk: Desk) -> None:
    asked_about(desk)
    desk.board.setFocus()
    desk.walk("G5")
    desk.key(Key.Key_A)
    assert desk.case.ruling.lives == {desk.point("G5"): StoneStatus.DEAD}
    assert last_act(desk).startswith(
        in_words(
            AcceptSuggestion.wording.told, opinion=in_words(ACCEPTED["own"]), taken="dead G5"
        )
    )
    again(desk)
    desk.key(Key.Key_A)
    assert desk.case.ruling.lives == {desk.point("G5"): StoneStatus.DEAD}, "he has spoken of it"
    assert in_words(ANSWERS["as-suggested"]) not in [
        text.partition("\t")[0] for text in desk.offered("G5")
    ]
    QTest.keyClick(desk.menu, Key.Key_Escape)


def test_what_is_certain_stands_out_and_can_be_ruled_otherwise(desk: Desk) -> None:
    asked_about(desk)
    desk.hover("A4")
    card = desk.questions.page.card
    assert subject(desk) == "White's stone at A4: alive?"
    assert card.why.text() == in_words(REASONS["dead-read"])
    desk.answer("Alive")
    assert desk.case.ruling.lives == {desk.point("A4"): StoneStatus.ALIVE}
    again(desk)
    assert desk.asked()[0].startswith("2 more stones are clearly dead")


def test_unclear_stones_are_ruled_or_put_in_dispute_and_never_accepted_unseen(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_doubts(monkeypatch)
    asked_about(desk)
    assert {"White's stone at A4: alive?", "Black's stone at G5: alive?"} <= set(desk.asked())
    desk.key(Key.Key_Return)
    again(desk)
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points("C1"), (
        "never what is unclear"
    )
    assert desk.case.ruling.unclear, "it stays open"
    desk.open_card("Black's stone at G5")
    assert desk.questions.page.card.why.text() == in_words(REASONS["turn"])
    choose(desk, "A4", in_words(ANSWERS["dispute"]))
    assert desk.case.disputed == desk.points("A4")
    choose(desk, "A4", in_words(ANSWERS["withdraw"]))
    assert not desk.case.disputed
    desk.hover("A4")
    desk.key(Key.Key_A)
    again(desk)
    assert desk.case.ruling.lives[desk.point("A4")] is StoneStatus.DEAD
    desk.leave_board()
    desk.open_card("Black's stone at G5")
    desk.answer("Seki")
    again(desk)
    assert desk.case.ruling.lives[desk.point("G5")] is StoneStatus.SEKI


def test_points_that_are_unclear_are_given_to_somebody_or_nobody(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_doubts(monkeypatch)
    asked_about(desk)
    desk.key(Key.Key_Return)
    again(desk)
    assert "H9 and 25 more: whose?" not in desk.asked(), "that hangs on the stone at G5"
    desk.open_card("J5 and one more: whose?")
    lit = desk.board.view().lit
    assert desk.points("J4 J5") == lit
    desk.answer("Nobody's")
    again(desk)
    claims = desk.case.ruling.claims
    assert {claims[p] for p in lit} == {PointRuling(PointKind.DAME, None)}
    assert "J5 and one more: whose?" not in desk.asked()
    desk.hover("G5")
    desk.answer("Alive")
    again(desk)
    desk.leave_board()
    assert "H9 and 23 more: whose?" in desk.asked()


def test_open_borders_ask_and_protective_plays_are_told(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_doubts(monkeypatch)
    asked_about(desk)
    asked = desk.asked()
    desk.open_card("J2: whose?")
    assert desk.questions.page.card.why.text() == in_words(FINDING_KINDS["open-border"].why)
    assert "C5: must Black fill it?" not in asked, "it asks for nothing: folded"
    desk.key(Key.Key_D, CTRL)
    desk.weighed()
    assert "C5: must Black fill it?" in desk.asked()


def test_where_one_half_of_a_seki_was_ruled_to_live_the_other_is_no_plain_seki(
    start: Start, tmp_path: Path
) -> None:
    desk = opened(start, tmp_path, bare(*WHO_BEGINS["three stones on the first line"].rows))
    asked_about(desk)
    white, black = desk.asked()[:2]
    assert white == "White's 9 stones at the bottom: alive?"
    desk.key(Key.Key_1)
    again(desk)
    assert desk.case.ruling.stones(StoneStatus.ALIVE) == desk.points(
        "B3 C3 D3 E3 F3 B2 F2 B1 F1"
    )
    assert desk.asked()[0] == black == "Black's 3 stones at the bottom: alive?"
    why = "It seems so only if the rulings hold, and even then it is not proved."
    assert desk.questions.page.card.why.text() == why


def test_three_stones_ruled_alive_make_nine_no_more_than_a_question(
    start: Start, tmp_path: Path
) -> None:
    desk = opened(start, tmp_path, bare(*WHO_BEGINS["three stones on the first line"].rows))
    asked_about(desk)
    desk.open_card("Black's 3 stones at the bottom")
    desk.answer("Alive")
    again(desk)
    assert desk.case.ruling.stones(StoneStatus.ALIVE) == desk.points("C1 D1 E1")
    assert desk.asked()[0] == "White's 9 stones at the bottom: alive?"
    assert not any("clearly dead" in text and "Nothing" not in text for text in desk.asked())
    why = "It seems so only if the rulings hold, and even then it is not proved."
    assert desk.questions.page.card.why.text() == why


def test_what_was_read_out_with_a_ruling_is_offered_as_going_by_it(
    start: Start, tmp_path: Path
) -> None:
    desk = opened(start, tmp_path, bare(*WHO_BEGINS["three shared liberties"].rows))
    asked_about(desk)
    choose(desk, "E3", "Alive")
    accept = desk.questions.page.accept
    assert accept.subject.text() == in_words(
        ACCEPT["more-dead-seeming"], dead=in_words(COUNTED_MORE[False], count=6)
    )
    assert accept.why.text() == in_words(WHY["accept-by-ruling"], count=6)
    desk.hover("B3")
    told = desk.questions.page.card
    assert tells(told.why.text() + told.more.text(), REASONS["dead-given"])
    assert "That depends on the rulings (E3" in told.why.text() + told.more.text()


# Another engine


def test_where_an_engine_differs_it_is_asked_and_can_be_followed(desk: Desk) -> None:
    preferences = Preferences()
    command = join_command(words("--dead", "A4 C1"))
    preferences.engines, preferences.consulted = [command], command
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.window.suggesting.on_preferences_changed()
    desk.press(view.consult)
    again(desk)
    assert view.engine_said.text() == "Fake 1.5 considers G5 alive."
    desk.press(view.questions)
    desk.weighed()
    assert "Black's stone at G5: alive?" in desk.asked()
    desk.press(desk.window.foot.act)
    again(desk)
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points("A4 C1")
    assert desk.case.ruling.unclear == desk.points("G5")
    card = desk.questions.page.card
    assert subject(desk) == "Black's stone at G5: alive?"
    assert card.why.text() == in_words(REASONS["differs"])
    choose(desk, "G5", "Alive, as Fake says")
    assert desk.case.ruling.lives[desk.point("G5")] is StoneStatus.ALIVE
    assert not desk.case.ruling.unclear
    assert last_act(desk) == "Accepted from Fake 1.5: alive G5"


def test_a_question_that_an_engine_does_not_settle_says_so(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_doubts(monkeypatch)
    preferences = Preferences()
    command = join_command(words("--dead", DEAD))
    preferences.engines, preferences.consulted = [command], command
    desk = opened(start, tmp_path)
    desk.key(Key.Key_I, CTRL)
    view = given(desk)
    desk.window.suggesting.on_preferences_changed()
    desk.press(view.consult)
    again(desk)
    assert view.engine_said.text() == (
        f"{in_words(SETTLES, engine='Fake 1.5', points='A4')} "
        f"{in_words(UNSETTLED, engine='Fake 1.5', points='G5')}"
    )
    desk.press(view.questions)
    desk.open_card("Black's stone at G5: alive?")
    card = desk.questions.page.card
    assert card.why.text() == in_words(REASONS["turn"])
    assert tells(card.more.text(), UNSETTLED_HERE, engine="Fake 1.5")


# By itself


def test_a_window_that_is_still_to_be_painted_says_no_result_before_it_is_looked_at(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    Preferences().opinion_by_itself = True
    path = tmp_path / "case.sgf"
    path.write_bytes(write_sgf(None, BOARD.record, Ruling()))
    desk = start(path, read=False)
    assert desk.window.suggesting.opinion.is_looking
    assert not held.cases, "it would hold up the paint"
    assert desk.questions.answers.primary() is None
    desk.qtbot.waitUntil(lambda: len(held.cases) == 1)
    held.let_go()
    again(desk)
    assert len(held.cases) == 1


def test_it_is_given_by_itself_only_where_that_is_wanted_and_may_be(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = Held(monkeypatch)
    held.let_go()
    desk = opened(start, tmp_path)
    opinion = desk.window.suggesting.opinion
    assert not opinion.is_wanted
    preferences: Callable[[], None] = desk.window.on_preferences_changed
    kept = desk.main.preferences
    kept.opinion_by_itself = kept.tournament = True
    preferences()
    assert not opinion.is_wanted, "the players have not marked"
    kept.tournament = False
    preferences()
    again(desk)
    assert len(held.cases) == 1
    assert desk.questions.page.accept.isVisible()
    desk.window.suggesting.dismiss()
    preferences()
    assert not opinion.is_wanted, "dismissed it stays away"
    assert len(held.cases) == 1
    desk.main.use_theme("dark")
    anew = desk.window.suggesting.opinion
    assert anew is not opinion
    desk.qtbot.waitUntil(lambda: not anew.waits)
    assert not anew.is_wanted, "in another theme too"
    assert len(held.cases) == 1
