"""Disputes, trials, long cycles and the checklist are asked in the queue, by mouse and keys."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from goref.app.edits.ruling import (
    ConfirmAllOthers,
    DisputePoints,
    LetFindingStand,
    MarkStones,
    RulePoints,
    StateFacts,
)
from goref.app.edits.trial import EndTrial, OpenTrial
from goref.app.questions.trial_status import overruling, tried
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome
from goref.core.findings.kind import QuestionKind
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.scoring.status import CaseState
from goref.core.texts.dispute.trials import STRUCK
from goref.core.texts.questions import (
    ANSWERS,
    AS_NOW,
    DECIDES,
    NO_CHANGE,
    SUBJECTS,
    TRIED,
    TRIED_BRIEF,
    WHY,
)
from goref.core.texts.results import OUTCOMES, WON
from goref.core.texts.status import STATES
from goref.core.trials.claims import claims_for
from goref.io.sgf.write import write_sgf
from goref.io.values.articles import article
from goref.qt.questions.texts import RestRow
from goref.qt.work import idle_work
from tests.app.questions.test_question_builder_disputed import INTRUDER
from tests.core.build import bare
from tests.core.trials.boards import DOUBLE_KO
from tests.languages import EN
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, GAMES, LEFT, NONE, Desk, Key, settle
from tests.wordings import in_words, tells

# White lives below; the three points between are shared unless the referee says more.
BETWEEN = bare("XXXXX", "X...X", "OOOOO", "O.O.O", "OOOOO")
NOTES = "Other points to consider"


def opened(start: Start, folder: Path, case: Case, rules: str) -> Desk:
    path = folder / "case.sgf"
    path.write_bytes(write_sgf(None, case.record, case.ruling))
    desk = start(path)
    desk.rules(rules)
    desk.window.session.do(StateFacts((("komi", Fraction(0)),)))
    return desk


@pytest.fixture
def desk(start: Start, tmp_path: Path) -> Desk:
    return opened(start, tmp_path, INTRUDER, "chinese-2002")


def shown(desk: Desk) -> list[RestRow]:
    """The list with everything in it, brought up by its keys and worked out."""
    desk.key(Key.Key_D, CTRL)
    desk.weighed()
    rest = desk.questions.page.rest
    assert rest.isVisible()
    assert rest.hasFocus()
    return list(rest.rows)


def line(desk: Desk, about: str) -> RestRow:
    """The line that begins so."""
    [row] = [row for row in desk.questions.page.rest.rows if row.text.startswith(about)]
    return row


def subject(desk: Desk) -> str:
    return desk.questions.page.card.subject.text()


def offered(desk: Desk) -> list[tuple[str, str]]:
    """What the buttons of the open card say: the answer, and what it changes."""
    desk.weighed()
    buttons = desk.questions.page.card.answers.buttons
    return [(b.told.says, b.told.stake) for b in buttons if b.isVisible()]


def more(desk: Desk) -> str:
    """What the open card tells besides, once that is asked for."""
    card = desk.questions.page.card
    if not card.info.isChecked():
        desk.press(card.info)
    assert card.more.isVisible()
    return card.more.text()


def choose_other(desk: Desk, says: str) -> None:
    """Choose an answer that is not on the card, with the mouse."""
    desk.press(desk.questions.page.card.others)
    menu = desk.menu
    [action] = [a for a in menu.actions() if a.text().partition("\t")[0] == says]
    QTest.mouseClick(menu, LEFT, NONE, menu.actionGeometry(action).center())
    desk.window.activateWindow()  # the offscreen platform gives no window the keys back
    settle()
    desk.weighed()


# Disputes


def test_a_dispute_from_the_board_to_a_ruling_by_keyboard(desk: Desk) -> None:
    before = desk.colour("D3")
    desk.board.setFocus()
    desk.walk("D3")
    desk.key(Key.Key_Menu)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [action.text().partition("\t")[0] for action in menu.actions()]
    for _ in range(texts.index("Put in dispute") + 1):
        QTest.keyClick(menu, Key.Key_Down)
    QTest.keyClick(menu, Key.Key_Return)
    assert desk.case.disputed == desk.points("D3")
    desk.window.activateWindow()
    assert desk.result.startswith(in_words(STATES[CaseState.UNDECIDED])), (
        "what is in dispute is not decided"
    )
    shown(desk)
    assert subject(desk) == "Black's stone at D3: alive?"
    assert desk.questions.page.card.why.text() == in_words(WHY["disputed"])
    # Dead it turns 11 to 5 into 10 to 15: 11 points, which are 5½ zi.
    assert offered(desk) == [
        ("Alive", in_words(AS_NOW)),
        ("Dead", "‼ White +5½ zi"),
        ("Seki", in_words(NO_CHANGE)),
        (in_words(ANSWERS["play-out"]), ""),
    ]
    assert desk.board.view().lit == desk.points("D3")
    assert desk.lit(["D3", "A1"]) == {"D3"}
    desk.key(Key.Key_F1)
    card = desk.questions.page.card
    assert in_words(WHY["counted"], status="alive") in card.more.text()
    card.reason.setFocus()
    QTest.keyClicks(card.reason, "twoeyes")
    desk.key(Key.Key_Tab)
    desk.key(Key.Key_D)
    assert desk.case.ruling.lives == {desk.point("D3"): StoneStatus.DEAD}
    assert desk.case.ruling.reasons == {desk.point("D3"): "twoeyes"}
    assert not desk.case.disputed
    assert "White by 2½ zi" in desk.result or tells(
        desk.result, WON[Unit.ZI], name="White", amount="2½"
    )
    assert desk.colour("D3") != before
    desk.undo()
    desk.weighed()
    assert subject(desk) == "Black's stone at D3: alive?"
    assert not desk.case.ruling.lives


def test_a_dispute_ruled_as_it_is_with_the_mouse(desk: Desk) -> None:
    desk.window.session.do(DisputePoints(desk.points("D3")))
    desk.weighed()
    desk.open_card("Black's stone at D3")
    desk.answer("Alive")
    assert desk.case.ruling.lives == {desk.point("D3"): StoneStatus.ALIVE}
    assert not desk.case.disputed


def test_a_dispute_is_ended_without_a_ruling(desk: Desk) -> None:
    desk.window.session.do(DisputePoints(desk.points("D3")))
    shown(desk)
    choose_other(desk, in_words(ANSWERS["withdraw"]))
    assert not desk.case.disputed
    assert not desk.case.ruling, "nothing was ruled"


def test_points_are_disputed_too(desk: Desk) -> None:
    desk.window.session.do(DisputePoints(desk.points("A1")))
    shown(desk)
    assert subject(desk).endswith("whose?")
    assert offered(desk)[0] == ("Black's", in_words(AS_NOW))
    desk.answer("Nobody's")
    claims = desk.case.ruling.claims
    assert claims[desk.point("A1")] == PointRuling(PointKind.DAME, None)


def test_the_figures_follow_the_rule_set(desk: Desk) -> None:
    desk.window.session.do(DisputePoints(desk.points("D3")))
    shown(desk)
    desk.rules("new-zealand")
    desk.weighed()
    assert subject(desk) == "Black's stone at D3: alive?", "what was open stays open"
    assert ("Dead", "‼ White +11 points") in offered(desk)


def test_two_disputes_of_three_stones_are_two_questions(desk: Desk) -> None:
    desk.window.session.do(DisputePoints(desk.points("B1 B2 B3 B4 B5 D3")))
    desk.weighed()
    asked = [text for text in desk.asked() if text.endswith("alive?")]
    assert len(asked) == 2
    assert desk.signs()["dead"] == "2"


def test_a_dispute_goes_to_trial(desk: Desk) -> None:
    desk.window.session.do(DisputePoints(desk.points("D3")))
    shown(desk)
    desk.answer(in_words(ANSWERS["play-out"]))
    assert desk.window.modes.trying.is_on
    assert desk.case.trials == (), "what is claimed is still to be said"


# The checklist


def test_a_ko_with_its_article_is_ruled_and_stays_with_its_ruling(
    start: Start, tmp_path: Path
) -> None:
    desk = opened(start, tmp_path, DOUBLE_KO, "chinese-2002")
    shown(desk)
    kos = [text for text in desk.asked() if text.startswith("The ko")]
    assert sorted(kos) == [
        in_words(SUBJECTS[QuestionKind.KO], points="B6"),
        in_words(SUBJECTS[QuestionKind.KO], points="C4"),
    ]
    desk.open_card("The ko at B6")
    assert desk.board.view().lit == desk.points("B6")
    rests_on = article(RULESETS["chinese-2002"], "points")
    told = more(desk)
    assert rests_on.cited(EN) in told
    assert rests_on.told(EN) in told
    QTest.keyClicks(desk.questions.page.card.reason, "no threats")
    desk.answer(in_words(ANSWERS["ko-nobody"]))
    b6 = desk.point("B6")
    assert desk.case.ruling.claims == {b6: PointRuling(PointKind.DAME, None)}
    assert desk.case.ruling.reasons == {b6: "no threats"}
    desk.weighed()
    desk.hover("B6")
    desk.leave_board()
    ruled = next(row for row in desk.questions.page.rest.rows if "B6" in row.text)
    assert ruled.stake.startswith("✓ dame"), ruled.stake
    desk.open_card(ruled.text)
    assert "Reason given: no threats" in more(desk)
    choose_other(desk, in_words(ANSWERS["take-back"]))
    assert not desk.case.ruling.claims
    assert in_words(SUBJECTS[QuestionKind.KO], points="B6") in desk.asked()


def test_one_sided_dame_proposed_and_ruled(start: Start, tmp_path: Path) -> None:
    desk = opened(start, tmp_path, BETWEEN, "jpd-art")
    session = desk.window.session
    session.do(
        MarkStones(frozenset(desk.case.position.chain(desk.point("A5"))), StoneStatus.SEKI)
    )
    session.do(
        MarkStones(frozenset(desk.case.position.chain(desk.point("A3"))), StoneStatus.SEKI)
    )
    claim = PointRuling(PointKind.ONE_SIDED, BLACK)
    session.do(RulePoints(desk.points("B4 C4"), claim, "two of three"))
    session.do(RulePoints(desk.points("D4"), PointRuling(PointKind.SHARED, None)))
    shown(desk)
    row = line(desk, in_words(SUBJECTS[QuestionKind.ONE_SIDED], points="B4", side="Black"))
    assert row.stake.startswith("✓ Black's one-sided dame")
    desk.open_card(row.text)
    told = more(desk)
    assert in_words(WHY["because"], reason="two of three") in told
    assert article(RULESETS["jpd-art"], "seki").told(EN) in told
    desk.answer("Shared")
    assert desk.case.ruling.claims[desk.point("B4")] == PointRuling(PointKind.SHARED, None)
    assert desk.case.ruling.claims[desk.point("C4")] == claim


def test_it_is_worked_out_in_pieces(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idle_work, "SHARE_S", 0)  # a piece at a time, however fast they are
    desk = start(GAMES / "gold-petal-bowls.sgf")
    desk.key(Key.Key_D, CTRL)
    desk.weighed()
    desk.window.session.do(DisputePoints(desk.points("R11")))
    assert desk.questions.is_busy
    turns = 0
    while desk.questions._source.looking.is_at_work:
        QApplication.processEvents()
        turns += 1
        if turns == 4:
            desk.window.session.do(DisputePoints(desk.points("Q16")))
    assert turns > 8, "it begins anew with another case"
    shown(desk)
    assert desk.board.view().lit == frozenset(desk.case.position.chain(desk.point("Q16")))


# Trials


def test_a_trial_is_listed_gone_on_with_and_dropped(desk: Desk) -> None:
    [claim, _] = claims_for(desk.case.position, desk.points("D3"))
    desk.window.session.do(OpenTrial(claim, WHITE))
    shown(desk)
    assert desk.stage == "dead", "where it belongs"
    assert subject(desk) == "White claims: Black's stone D3 is dead"
    card = desk.questions.page.card
    assert card.why.text() == in_words(TRIED["under-way"])
    assert RULESETS["chinese-2002"].name.in_(EN) in more(desk)
    assert desk.board.view().lit == desk.points("D3")
    desk.window.board.setFocus()
    desk.walk("A1")
    assert line(desk, "White claims").stake.startswith(in_words(TRIED_BRIEF["under-way"]))
    desk.open_card("White claims")
    desk.answer(in_words(ANSWERS["go-on"]))
    assert desk.window.modes.trying.is_on
    desk.key(Key.Key_Escape)
    assert not desk.window.modes.trying.is_on
    desk.open_card("White claims")
    choose_other(desk, in_words(ANSWERS["drop-trial"]))
    assert desk.case.trials == ()
    assert not any(text.startswith("White claims") for text in desk.asked())
    desk.undo()
    assert len(desk.case.trials) == 1


def test_what_became_of_a_trial_stands_in_its_line(desk: Desk) -> None:
    session = desk.window.session
    [claim, _] = claims_for(desk.case.position, desk.points("D3"))
    session.do(OpenTrial(claim, WHITE))
    session.do(EndTrial(0, AgreedOutcome.UNDECIDED))
    session.do(overruling(tried(desk.case, 0), StoneStatus.ALIVE, "two eyes", EN))
    shown(desk)
    assert subject(desk) == "White claims: Black's stone D3 is dead"
    assert desk.questions.page.card.why.text() == (in_words(TRIED["decided"]))
    assert [says for says, _ in offered(desk)] == ["Show"]
    desk.hover("A1")
    assert line(desk, "White claims").stake == "✓ decided"
    desk.leave_board()
    desk.answer("Show")
    assert desk.window.modes.trying.is_on


# Cycles


def test_a_triple_ko_is_named_and_settled_with_a_reason(start: Start) -> None:
    (path,) = GAMES.glob("li-zhe*.sgf")
    desk = start(path)
    desk.rules("jpd-a")
    shown(desk)
    desk.open_card("Triple ko ahead, 3 of its moves played from move 218 on")
    card = desk.questions.page.card
    assert "article 4.2" in card.why.text() + card.more.text()
    assert len(card.more.text().splitlines()) == 1, "no article on something else"
    assert desk.points("L19 G13") <= desk.board.view().lit
    assert "Ji Ping Dian A, article 4.2" in card.reason.text()
    count_it = next(b for b in card.answers.buttons if b.isVisible())
    assert (count_it.told.says, count_it.told.stake) == (
        in_words(ANSWERS["count-it"]),
        in_words(AS_NOW),
    )
    card.reason.clear()
    QTest.keyClicks(card.reason, "as the organiser announced")
    desk.answer(in_words(OUTCOMES[GameEnding.NO_RESULT]))
    assert desk.case.record.entries[-1] == Statement(StatementKind.NO_RESULT)
    assert desk.result.startswith(in_words(OUTCOMES[GameEnding.NO_RESULT]))
    desk.undo()
    assert desk.case.record.entries[-1] != Statement(StatementKind.NO_RESULT)


def at_triple_ko(start: Start) -> Desk:
    """The question about a triple ko, with the proposed reason cleared."""
    (path,) = GAMES.glob("li-zhe*.sgf")
    desk = start(path)
    desk.rules("jpd-a")
    shown(desk)
    desk.open_card("Triple ko ahead, 3 of its moves played from move 218 on")
    desk.questions.page.card.reason.clear()
    return desk


def ruled(desk: Desk) -> bool:
    return desk.case.record.entries[-1] == Statement(StatementKind.NO_RESULT)


@pytest.mark.parametrize("by", ["digit", "click"])
def test_enter_after_a_needed_reason_gives_the_answer_chosen_before_it(
    start: Start, by: str
) -> None:
    desk = at_triple_ko(start)
    card, foot = desk.questions.page.card, desk.window.foot
    reason, before = card.reason, foot.act.text()
    if by == "digit":
        desk.key(Key.Key_2)
    else:
        desk.press(card.answers.buttons[1])
    assert desk.status == "This ruling needs a reason."
    assert reason.hasFocus()
    assert foot.act.text() == in_words(OUTCOMES[GameEnding.NO_RESULT]) + "  ↵" != before
    desk.key(Key.Key_Return)
    assert not ruled(desk), "there is no reason yet"
    assert reason.hasFocus()
    QTest.keyClicks(reason, "as announced")
    event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, NONE, "\r", True)
    QApplication.sendEvent(desk.window.windowHandle(), event)
    settle()
    assert not ruled(desk), "a held key never rules"
    desk.key(Key.Key_Return)
    assert ruled(desk)
    assert desk.window.session.protocol.entries[-1]["reason"] == "as announced"


def test_enter_after_a_reason_rules_nothing_if_no_answer_was_chosen(start: Start) -> None:
    desk = at_triple_ko(start)
    card, acts = desk.questions.page.card, len(desk.window.session.protocol.entries)
    card.reason.setFocus()
    QTest.keyClicks(card.reason, "as announced")
    assert desk.window.foot.act.text().startswith("Answer 1–")
    desk.key(Key.Key_Return)
    assert len(desk.window.session.protocol.entries) == acts
    assert card.answers.hasFocus(), "where a digit answers"
    desk.key(Key.Key_Return)
    assert len(desk.window.session.protocol.entries) == acts


def test_an_answer_that_waits_for_its_reason_is_forgotten_with_the_field(start: Start) -> None:
    desk = at_triple_ko(start)
    card, foot = desk.questions.page.card, desk.window.foot
    before = foot.act.text()
    desk.key(Key.Key_2)
    desk.window.board.setFocus()
    assert foot.act.text().startswith(before)
    card.reason.setFocus()
    QTest.keyClicks(card.reason, "as announced")
    desk.key(Key.Key_Return)
    assert not ruled(desk)


def test_nothing_is_final_while_eternal_life_is_not_ruled_on(start: Start) -> None:
    (path,) = GAMES.glob("rin-kaiho*.sgf")
    desk = start(path)
    desk.window.session.do(ConfirmAllOthers())
    for finding in desk.score.status.open:
        if finding.code != "cycle-unruled":
            desk.window.session.do(LetFindingStand(finding))
    desk.nothing_else()
    desk.weighed()
    assert subject(desk) == "Eternal life, moves 323 to 333"
    assert desk.result.startswith("Provisional: ")
    assert "open" in desk.more
    assert offered(desk) == [
        (in_words(ANSWERS["count-it"]), in_words(AS_NOW)),
        (in_words(OUTCOMES[GameEnding.NO_RESULT]), f"‼ {in_words(DECIDES)}"),
    ]
    desk.answer(in_words(ANSWERS["count-it"]))
    assert desk.score.status.is_settled
    assert not any("article 12" in why for why in desk.case.settled.values()), "not its reason"
    desk.undo()
    desk.answer(in_words(OUTCOMES[GameEnding.NO_RESULT]))
    assert desk.result.startswith(in_words(OUTCOMES[GameEnding.NO_RESULT]))


def test_the_move_that_a_ban_strikes_is_void(start: Start) -> None:
    (path,) = GAMES.glob("rin-kaiho*.sgf")
    desk = start(path)
    desk.rules("jpd-a")
    shown(desk)
    desk.open_card("Eternal life, moves 323 to 333")
    assert offered(desk)[0] == (in_words(STRUCK, move=328), "Black +9 points")
    desk.answer(in_words(STRUCK, move=328))
    assert desk.case.voided == {328}
    assert "article 4.2" in desk.case.void_reasons[328]
