"""The one queue: what is outlined is the open card, and keys, figures and menus act on it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from goref.app.edits.ruling import ChooseRules, ConfirmAllOthers, StateFacts
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.language import capital
from goref.core.findings.kind import QuestionKind
from goref.core.ruling.ruling import PointKind, PointRuling, StatusSource, StoneStatus
from goref.core.texts.questions import (
    ACCEPT,
    ANSWERS,
    AS_NOW,
    COUNTED,
    NEEDS,
    NO_CHANGE,
    SUBJECTS,
)
from goref.core.texts.terms import KINDS
from goref.qt.look.preferences import Preferences
from tests.qt.conftest import Start
from tests.qt.desk import ALT, CTRL, LEFT, NONE, SHIFT, Desk, Key, plain_sgf, settle
from tests.qt.suggesting import DEAD, given, opened
from tests.wordings import in_words

KO = in_words(SUBJECTS[QuestionKind.KO], points="L17")
DEAD_CHAINS = "R18 K11 J8 C17 E13 R10 C4 R2"
"""Of the modern ending; its ko is the one question that is left then."""
NOTES = "Other points to consider"


@pytest.fixture
def desk(start: Start, tmp_path: Path) -> Desk:
    """A small board that nobody ruled on, with three dead chains of one stone."""
    made = opened(start, tmp_path)
    made.weighed()
    return made


@pytest.fixture
def ending(start: Start, tmp_path: Path) -> Desk:
    made: Desk = start(plain_sgf("modern-ending", tmp_path))
    made.click(DEAD_CHAINS)
    made.nothing_else()
    made.weighed()
    return made


def subject(desk: Desk) -> str:
    return desk.questions.page.card.subject.text()


def names(desk: Desk, points: frozenset[int]) -> set[str]:
    return set(desk.case.record.grid.names(points))


def stakes(desk: Desk) -> list[str]:
    """What stands under the answers to the open question."""
    shown = [b for b in desk.questions.page.card.answers.buttons if b.isVisible()]
    return [button.told.stake for button in shown]


def check_outlined(desk: Desk, about: str) -> None:
    """What is outlined on the board is what the open card is about."""
    card = desk.questions.open
    assert card is not None
    assert names(desk, card.points) == set(about.split())
    assert desk.board.view().lit == card.points
    every = [desk.case.record.grid.name(p) for p in desk.case.record.grid.points]
    assert desk.lit(every) == set(about.split())


# Which card is open


def test_pointing_opens_a_card_and_leaving_brings_the_queues_own_back(desk: Desk) -> None:
    own = subject(desk)
    own_points = desk.board.view().lit
    desk.hover("G5")
    assert subject(desk) == "Black's stone at G5: alive?"
    check_outlined(desk, "G5")
    desk.hover("E1")
    assert subject(desk).startswith("White's")
    assert desk.point("E1") in desk.board.view().lit
    desk.leave_board()
    assert subject(desk) == own
    assert desk.board.view().lit == own_points


def test_the_cursor_points_as_the_pointer_does_whichever_moved_last(desk: Desk) -> None:
    desk.hover("G5")
    desk.walk("A4")
    assert subject(desk) == "White's stone at A4: alive?"
    check_outlined(desk, "A4")
    desk.hover("D4")
    desk.hover("G5")
    check_outlined(desk, "G5")
    desk.key(Key.Key_Right)
    assert desk.point("B4") in desk.board.view().lit
    assert desk.point("G5") not in desk.board.view().lit


def test_a_line_of_the_list_opens_its_question(ending: Desk) -> None:
    desk = ending
    desk.hover("K19")
    assert subject(desk) != KO
    assert KO in desk.asked()[1:]
    desk.open_card(KO)
    check_outlined(desk, "L17")
    assert KO not in desk.asked()[1:], "it stands in one place"


def test_the_other_questions_keep_their_order_when_one_is_answered(
    start: Start, tmp_path: Path
) -> None:
    desk = start(plain_sgf("li-zhe--gu-li-2011-triple-ko", tmp_path))
    desk.rules("japanese")
    desk.nothing_else()
    desk.weighed()
    for _ in range(3):
        before = desk.asked()
        desk.key(Key.Key_1)
        left = [told for told in desk.asked() if told in before]
        assert len(left) > 5
        assert left == [told for told in before if told in left], "before it is weighed anew"
        desk.weighed()
        kos = [told for told in desk.asked() if told.startswith("The ko")]
        assert kos == [told for told in before if told in kos], "they weigh the same"


def test_what_comes_as_clear_has_the_questions_weighed_against_it(
    start: Start, tmp_path: Path
) -> None:
    desk = start(plain_sgf("rin-kaiho--komatsu-1993-eternal-life", tmp_path))
    desk.rules("japanese")
    desk.window.session.do(StateFacts((("komi", Fraction(13, 2)),)))
    desk.weighed()
    three = "White's 3 stones, bottom left: alive?"
    desk.open_card(three)
    assert stakes(desk)[1] == "Black +13 points", "its kin with them"
    desk.key(Key.Key_I, CTRL)
    given(desk)
    desk.go("dead")
    desk.weighed()
    desk.open_card("White's 5 stones, bottom left: alive?")  # one play takes them all
    assert stakes(desk)[1] == "Black +13 points"
    rows = desk.questions.page.rest.rows
    assert [row.stake for row in rows if row.text.startswith("P8")] == ["1 point"]
    assert not [row for row in rows if row.text.startswith("A2")], "beside them it waits"
    desk.answer("Dead")
    desk.weighed()
    assert len([told for told in desk.asked() if told.startswith("A2")]) == 1


def test_a_card_stands_under_its_own_stage(start: Start, tmp_path: Path) -> None:
    desk = start(plain_sgf("modern-ending", tmp_path))
    desk.weighed()
    assert desk.stage == "dead"
    while desk.questions.asked:
        card = desk.questions.open
        assert card is not None
        assert card.stage == desk.stage
        before = desk.stage
        desk.click(DEAD_CHAINS) if not desk.case.ruling else desk.key(Key.Key_1)
        desk.leave_board()
        if before == "dead" and desk.questions.accept is not None:
            desk.nothing_else()
        desk.weighed()
    assert desk.stage == "doubts", "where the last question was"


def test_a_stage_chosen_by_hand_asks_its_own_questions_and_no_others(
    ending: Desk,
) -> None:
    desk = ending
    assert (desk.stage, subject(desk)) == ("doubts", KO)
    desk.go("dead")
    desk.weighed()
    assert desk.stage == "dead"
    assert not desk.questions.page.card.isVisible()
    assert desk.questions.page.nothing.text() == "No questions here."
    assert KO in desk.asked(), "it is listed"
    assert desk.board.view().lit == frozenset()
    assert desk.window.foot.act.text().startswith("Next question")
    desk.key(Key.Key_Return)
    assert (desk.stage, subject(desk)) == ("doubts", KO)


def test_a_stage_chosen_by_hand_is_left_once_all_of_it_is_answered(
    start: Start, tmp_path: Path
) -> None:
    Preferences().opinion_by_itself = True
    desk = start(plain_sgf("iwamoto--go-seigen-1948", tmp_path))
    desk.rules("japanese")
    opinion = desk.window.suggesting.opinion
    desk.qtbot.waitUntil(lambda: not opinion.is_working)
    desk.go("doubts")
    assert subject(desk) == in_words(SUBJECTS[QuestionKind.KO], points="N8")
    desk.go("dead")
    assert not desk.questions.page.card.isVisible()
    desk.key(Key.Key_Return)
    desk.qtbot.waitUntil(lambda: not opinion.is_working)
    assert desk.case.ruling.lives, "accepted"
    assert desk.stage == "doubts"
    assert desk.questions.page.card.isVisible()


def test_what_is_folded_says_what_hangs_on_it(start: Start, tmp_path: Path) -> None:
    desk = start(plain_sgf("rin-kaiho--komatsu-1993-eternal-life", tmp_path))
    desk.rules("japanese")
    desk.weighed()
    fold = desk.questions.page.rest.rows[-1]
    assert fold.text == f"▸  {NOTES} (1)"
    assert (fold.stake, fold.quiet) == ("", True)


def test_notes_are_folded_until_they_are_asked_for(ending: Desk) -> None:
    desk = ending
    rest = desk.questions.page.rest
    assert desk.asked()[-1] == f"▸  {NOTES} (2)"
    assert len(desk.noted()) == 2, "dame are left, and whose word the ko point is"
    assert [row.quiet for row in rest.rows] == [True, True, True]
    assert rest.rows[0].text == f"▾  {NOTES} (2)"
    assert desk.signs()["doubts"] == "1", "a note is no question"
    QTest.mouseClick(
        rest.viewport(), LEFT, NONE, rest.visualRect(rest.model().index(0, 0)).center()
    )
    assert desk.asked()[-1] == f"▸  {NOTES} (2)"


def test_the_same_at_an_earlier_move_has_nothing_outlined(desk: Desk, ending: Desk) -> None:
    assert ending.board.view().lit == ending.points("L17")
    ending.key(Key.Key_Left, modifiers=ALT)
    assert ending.board.view().lit == frozenset()
    ending.hover("K19")
    assert subject(ending) == KO, "earlier positions are not ruled on"
    ending.key(Key.Key_End)
    assert ending.board.view().lit == ending.points("L17")


# What answers it


def focus_on(desk: Desk, where: str) -> None:
    widgets: dict[str, QWidget] = {
        "board": desk.board,
        "list": desk.questions.page.rest,
        "stages": desk.window.stages,
        "foot": desk.window.foot.act,
    }
    widgets[where].setFocus()
    assert widgets[where].hasFocus()


@pytest.mark.parametrize("where", ["board", "list", "stages", "foot"])
@pytest.mark.parametrize("key", [Key.Key_2, Key.Key_D])
def test_a_key_answers_the_outlined_card_wherever_the_focus_is(
    desk: Desk, where: str, key: Key
) -> None:
    desk.board.setFocus()
    desk.walk("A4")
    focus_on(desk, where)
    desk.hover("G5")
    desk.key(key)
    assert desk.case.ruling.lives == {desk.point("G5"): StoneStatus.DEAD}
    assert len(desk.window.session.history.past) == 1 + START
    check_outlined(desk, "G5")  # the pointer is still there
    desk.leave_board()
    desk.key(Key.Key_Z)
    assert desk.case.ruling.lives == {desk.point("G5"): StoneStatus.DEAD}


START = 2
"""Acts before the first one of a test: rule set and komi."""


def test_in_a_text_field_figures_and_letters_are_text(desk: Desk) -> None:
    desk.hover("G5")
    desk.press(desk.window.who.players.black.name)
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "2d?")
    assert not desk.case.ruling
    assert not desk.case.disputed
    desk.key(Key.Key_Return)
    assert desk.case.record.info.text("PB") == "2d?"
    assert desk.stage == "dead", "Enter has only ended what was written"
    assert not desk.case.ruling


def test_a_figure_without_an_answer_and_a_held_key_do_nothing(desk: Desk) -> None:
    desk.hover("G5")
    before = desk.case
    desk.key(Key.Key_9)
    assert desk.case is before
    for key, text in ((Key.Key_2, "2"), (Key.Key_D, "d"), (Key.Key_Return, "\r")):
        for widget in (desk.board, desk.questions.page.rest, desk.window):
            held = QKeyEvent(QEvent.Type.KeyPress, key, NONE, text, True)
            QApplication.sendEvent(widget, held)
    assert desk.case is before
    assert subject(desk) == "Black's stone at G5: alive?"
    assert desk.stage == "dead"


def test_answers_are_pressed_with_the_mouse(ending: Desk) -> None:
    desk = ending
    assert subject(desk) == KO
    desk.answer("White's ko point")
    assert desk.case.ruling.claims[desk.point("L17")].kind is PointKind.KO
    desk.weighed()
    assert not desk.questions.asked


def test_an_empty_point_that_is_clicked_keeps_its_card_until_it_is_answered(desk: Desk) -> None:
    """The way to the buttons leads off the board."""
    desk.hover("C9")
    desk.click("C9")
    desk.leave_board()
    assert subject(desk) == "C9: whose?"
    desk.answer("White's")
    assert desk.case.ruling.claims == {
        desk.point("C9"): PointRuling(PointKind.TERRITORY, WHITE)
    }
    assert subject(desk) != "C9: whose?"
    desk.hover("C9")
    desk.click("C9")
    desk.leave_board()
    desk.key(Key.Key_Escape)
    assert subject(desk) != "C9: whose?", "Esc cancels"


def test_a_question_mark_plays_out_what_is_outlined(desk: Desk) -> None:
    desk.hover("G5")
    desk.key(Key.Key_Question, SHIFT)
    assert desk.window.modes.trying.is_on
    assert desk.window.pages.in_sight is desk.window.modes.trying.page
    assert not desk.case.ruling


# Enter and the foot


def test_enter_does_the_foots_act_once(desk: Desk) -> None:
    """From question to question, and round again; it never rules what nobody answered."""
    desk.leave_board()
    desk.board.setFocus()
    seen = [subject(desk)]
    for _ in range(len(desk.questions.asked) - 1):
        assert desk.window.foot.act.text().startswith("Next question")
        desk.key(Key.Key_Return)
        assert subject(desk) not in seen
        seen.append(subject(desk))
    desk.key(Key.Key_Enter)
    assert subject(desk) == seen[0], "no open question is passed by"
    assert desk.stage in ("dead", "doubts")
    assert not desk.case.ruling


def test_of_a_record_stopped_in_mid_game_one_key_gives_no_side_the_board(
    start: Start, tmp_path: Path
) -> None:
    """A figure pressed out of habit leaves what lies open as it is counted, and Enter rules
    nothing."""
    path = tmp_path / "stopped.sgf"
    path.write_text("(;SZ[9]KM[0];B[cc];W[gg];B[gc];W[cg])")
    desk = start(path)
    desk.open_card("A9 and 76 more: whose?")
    counted = desk.window.session.assessment.score.margin
    assert stakes(desk)[0] == in_words(AS_NOW)
    assert not any(answer.suggested for answer in desk.questions.open.answers)
    desk.leave_board()
    desk.key(Key.Key_Return)
    assert not desk.case.ruling
    desk.open_card("A9 and 76 more: whose?")
    desk.leave_board()
    desk.key(Key.Key_1)
    kinds = {claim.kind for claim in desk.case.ruling.claims.values()}
    assert kinds == {PointKind.DAME}
    assert desk.window.session.assessment.score.margin == counted


def test_what_is_clear_is_offered_and_enter_accepts_it(start: Start, tmp_path: Path) -> None:
    Preferences().opinion_by_itself = True
    desk = opened(start, tmp_path)
    opinion = desk.window.suggesting.opinion
    desk.qtbot.waitUntil(lambda: not opinion.is_working)
    desk.weighed()
    accept = desk.questions.page.accept
    assert accept.isVisible()
    assert accept.subject.text() == in_words(
        ACCEPT["dead"], dead=in_words(COUNTED[False], count=3)
    )
    assert not desk.case.ruling, "what is clear is not taken for accepted"
    assert desk.window.foot.act.text().startswith("Accept")
    desk.key(Key.Key_Return)
    assert desk.case.ruling.stones(StoneStatus.DEAD) == desk.points(DEAD)
    assert desk.case.ruling.voice is StatusSource.REFEREE
    assert not accept.isVisible()
    assert desk.signs()["dead"] == "✓"
    desk.undo()
    assert not desk.case.ruling
    assert accept.isVisible()


# The menu


def test_a_right_click_offers_the_answers_of_what_is_there(desk: Desk) -> None:
    offers = desk.offered("G5")
    assert [text.split("\t") for text in offers[:4]] == [
        ["Alive", "1"],
        ["Dead", "2, D"],
        ["Seki", "3, S"],
        [in_words(ANSWERS["play-out"]), "4, ?"],
    ]
    check_outlined(desk, "G5")
    desk.hover("A4")
    QTest.keyClick(desk.menu, Key.Key_Escape)
    assert not desk.case.ruling
    offers = desk.offered("G5")
    menu, dead = desk.menu, desk.menu.actions()[1]
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(dead).center())
    assert desk.case.ruling.lives == {desk.point("G5"): StoneStatus.DEAD}
    settle()
    assert in_words(ANSWERS["take-back"]) in [t.split("\t")[0] for t in desk.offered("G5")]
    QTest.keyClick(desk.menu, Key.Key_Escape)


def test_the_menu_has_few_entries_and_kinds_by_side_below(desk: Desk) -> None:
    offers = desk.offered("J9")
    actions = desk.menu.actions()
    assert [text.split("\t")[1].split(", ")[0] for text in offers[:4]] == list("1234")
    assert actions[4].isSeparator()
    assert sum(not action.isSeparator() for action in actions) <= 10
    black, white = (action.menu() for action in actions if action.menu() is not None)
    assert [in_words(ANSWERS[key]) for key in ("points-black", "points-white")] == [
        black.title(),
        white.title(),
    ]
    texts = [*offers, *(a.text() for side in (black, white) for a in side.actions())]
    assert set("EFOLKMN") <= {t.replace(", ", "\t").rpartition("\t")[2] for t in texts}
    where = desk.menu.actionGeometry(black.menuAction()).center()
    QTest.mouseClick(desk.menu, LEFT, NONE, where)
    [eye] = [a for a in black.actions() if a.text().startswith(capital(in_words(KINDS["eye"])))]
    desk.qtbot.waitUntil(black.isVisible)
    QTest.mouseClick(black, LEFT, NONE, black.actionGeometry(eye).center())
    claim = desk.case.ruling.claims[desk.point("J9")]
    assert (claim.kind, claim.owner) == (PointKind.EYE, BLACK)


def test_the_menu_obeys_keys(desk: Desk) -> None:
    desk.offered("J9")
    menu = desk.menu
    [black, _] = [action for action in menu.actions() if action.menu() is not None]
    while menu.activeAction() is not black:
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Right)
    QTest.keyClick(black.menu(), Key.Key_Return)
    assert desk.case.ruling.claims[desk.point("J9")].owner is BLACK


# Reasons


def test_a_reason_is_kept_with_the_ruling_it_was_written_for(ending: Desk) -> None:
    desk = ending
    card = desk.questions.page.card
    assert not card.reason.isVisible()
    desk.key(Key.Key_F1)
    assert card.reason.isVisible()
    assert card.more.isVisible(), "with the article"
    card.reason.setFocus()
    QTest.keyClicks(card.reason, "both said so: 2")
    desk.hover("K19")
    assert card.reason.text() == "both said so: 2", "it is not lost on the way over the board"
    assert subject(desk) == KO
    desk.leave_board()
    desk.answer("White's ko point")
    ko = desk.point("L17")
    assert desk.case.ruling.reasons[ko] == "both said so: 2"
    desk.undo()
    desk.weighed()
    assert subject(desk) == KO
    desk.hover("K19")
    assert card.reason.text() == ""


# Texts of files


def test_names_of_a_file_are_shown_as_they_are(start: Start, tmp_path: Path) -> None:
    path = tmp_path / "named.sgf"
    path.write_text("(;FF[4]GM[1]SZ[5]RU[<b>x</b>&y]AB[ab][bb][cb][db][eb])")
    desk = start(path)
    desk.go("doubts")
    desk.weighed()
    label, rest = desk.questions.page.card.subject, desk.questions.page.rest
    assert "<b>x</b>&y" in label.text()
    assert label.textFormat() is Qt.TextFormat.PlainText
    desk.hover("A1")
    told = next(n for n, row in enumerate(rest.rows) if "<b>x</b>&y" in row.text)
    tip = rest.model().index(told, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;x" in tip, "a tip is no page of HTML"


def test_nothing_of_another_case_is_asked(
    ending: Desk, answer: Callable[[object], list[str]]
) -> None:
    """What was looked through or weighed belongs to its own board, a smaller one too."""
    desk = ending
    desk.undo()
    desk.redo()  # being looked through
    answer(QMessageBox.StandardButton.Discard)
    desk.main.open_text("XXXXX\n.O.O.\nXXXXX\n.....\nOOOOO\n")
    desk.weighed()
    assert desk.case.record.grid.width == 5
    points = frozenset[int]().union(*(card.points for card in desk.questions.questions))
    assert points <= set(desk.case.record.grid.points)


def test_what_was_looked_through_stays_while_the_case_does(ending: Desk) -> None:
    """A detail of the game asks for no other questions."""
    before = ending.asked()
    ending.press(ending.window.who.players.black.name)
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "Shusaku")
    ending.key(Key.Key_Return)
    ending.weighed()
    assert ending.asked() == before


def test_home_and_end_are_the_lists_where_it_has_the_keys(desk: Desk) -> None:
    rest, moment = desk.questions.page.rest, desk.window.session.moment
    rest.setFocus()
    desk.key(Key.Key_End)
    assert rest.currentIndex().row() == len(rest.rows) - 1 > 0
    desk.key(Key.Key_Home)
    assert rest.currentIndex().row() == 0
    assert desk.window.session.moment == moment


def test_answers_are_weighed_anew_under_another_rule_set(ending: Desk) -> None:
    desk = ending

    def stakes() -> list[str]:
        desk.leave_board()
        desk.weighed()
        shown = [b for b in desk.questions.page.card.answers.buttons if b.isVisible()]
        return [button.told.stake for button in shown]

    assert stakes()[1:3] == [in_words(NO_CHANGE), "‼ Black +½ zi"]
    desk.rules("japanese")
    assert subject(desk) == KO
    assert stakes()[1:3] == ["‼ White +1 point", in_words(NO_CHANGE)]


def test_what_is_looked_at_stays_lit_while_more_becomes_known(ending: Desk) -> None:
    desk = ending
    desk.go("result")
    desk.window.look(desk.points("C4"))
    desk.questions.changed.emit()
    assert desk.board.view().lit == desk.points("C4")
    desk.go("doubts")
    assert desk.board.view().lit == desk.points("L17")


def test_what_is_copied_says_how_much_is_asked_as_the_foot_does(ending: Desk) -> None:
    desk = ending
    asked = len(desk.questions.asked)
    assert asked
    desk.key(Key.Key_C, CTRL | SHIFT)
    copied = QApplication.clipboard().text()
    assert copied.startswith("Provisional: ")
    assert copied.endswith(desk.more.rpartition(" · ")[2])
    desk.key(Key.Key_1)
    desk.weighed()
    assert not desk.questions.asked
    desk.key(Key.Key_C, CTRL | SHIFT)
    assert QApplication.clipboard().text() == desk.result


def test_the_offer_to_accept_is_at_its_own_stage(ending: Desk) -> None:
    desk = ending
    desk.undo()
    desk.weighed()
    page = desk.questions.page
    desk.go("dead")
    assert page.accept.isVisible()
    desk.go("doubts")
    assert not page.accept.isVisible()
    assert desk.questions.open is not None
    assert desk.questions.open.stage == "doubts"
    ruled = desk.case.ruling
    desk.key(Key.Key_Return)
    assert desk.case.ruling == ruled, "Enter accepts nothing that is not seen"
    desk.go("dead")
    assert page.accept.isVisible()


ON_PAPER = "\n".join([*[".XXO."] * 3, *[".XOO."] * 2])


@pytest.mark.parametrize(("answer", "winner"), [(0, "draw"), (2, "B")])
@pytest.mark.parametrize("keyboard", [True, False])
def test_a_typed_board_is_asked_for_its_last_dame_and_counts_with_the_answer(
    start, tmp_path, keyboard: bool, answer: int, winner: str
) -> None:
    path = tmp_path / "board.txt"
    path.write_text(ON_PAPER, encoding="utf-8")
    desk = start(path)
    facts = (("prisoners", Pair(0, 0)), ("plays", Pair(8, 7)))
    for edit in (ChooseRules("tang-song"), StateFacts(facts), ConfirmAllOthers()):
        desk.window.do(edit)
    desk.go("doubts")
    desk.weighed()
    card = desk.questions.page.card
    assert card.subject.text() == in_words(NEEDS["last_dame"])
    buttons = [button for button in card.answers.buttons if button.isVisible()]
    assert [button.accessibleName() for button in buttons] == [
        "Black", "White", in_words(ANSWERS["last-dame-more"])
    ]  # fmt: skip
    if keyboard:
        desk.key(Key(Key.Key_1 + answer))
    else:
        desk.press(buttons[answer])
    settle()
    score = desk.window.session.assessment.score
    assert score.status.is_settled
    assert score.winner.value == winner
