"""Disputes resolved on the board: claimed, tried, ended, ruled on; by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from goref.app.edits.ruling import DisputePoints, VoidMove
from goref.app.opening import Opened, open_path
from goref.app.questions.trial_status import Ruled, tried
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.language import capital
from goref.core.case.case import Case
from goref.core.case.stored_trial import AgreedOutcome, AssertedStatus, TrialStep
from goref.core.game.act_kinds import ActKind
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.scoring.scorer import Scorer
from goref.core.texts.dispute.choices import CHOICES
from goref.core.texts.dispute.disputes import KINDS
from goref.core.texts.dispute.outcomes import AGREED, ENDINGS, NOTHING_PLAYED, SHOWN, STATES
from goref.core.texts.dispute.outcomes import ANSWERS as OUTCOMES_ANSWERS
from goref.core.texts.dispute.trials import FIRSTS, KO_RULES, STEPS, trial_act_text
from goref.core.texts.dispute.trying import (
    AS_BEGUN,
    BACK,
    CLAIMS,
    IN_GAME,
    KO_PASS,
    STONES_HERE,
)
from goref.core.texts.questions import ANSWERS
from goref.core.trials.outcome import TrialOutcome
from goref.core.trials.trial import Ending
from goref.core.trials.trial_rules import JAPANESE, FirstMover, KoRule
from goref.io.case.journal import unfinished
from goref.io.places import journals
from goref.qt.trial.page import TrialPage
from goref.qt.trial.trial_mode import TrialMode
from goref.qt.window.commands import COMMANDS, MENUS
from tests.core.build import bare, played
from tests.core.trials.boards import DOUBLE_KO, TRIPLE_KO
from tests.languages import EN, JA, ZH
from tests.length import sample
from tests.qt.desk import CTRL, GAMES, NONE, RIGHT, SHIFT, Desk, Key, settle
from tests.qt.fitting import LANGUAGES, clipped, rest
from tests.wordings import in_words

# Black's stone in the corner can be taken at B1. Black gave up last: it is White's turn.
CORNER = played(5, "A1 A2 E5 giveup giveup")
SEEN = in_words(SHOWN[TrialOutcome.CAPTURED], points="A1", move=1)
TAKEN = f"{SEEN} (Ji Ping Dian, art edition, articles 12 and 14 · § rule's text, ◆ goref)"
PROPOSED = f"{SEEN}.\nProposed: dead (the claim holds).\nNot decided yet."


@pytest.fixture
def at(start) -> Callable[..., Desk]:
    """``at(case, rules)``: a window on a case, its board in hand."""

    def at(case: Case, rules: str = "jpd-art") -> Desk:
        desk = start()
        desk.main.show(Opened(replace(case, rules=rules), None, (), "table 14"), None)
        desk.board.setFocus()
        return desk

    return at


def trying(desk: Desk) -> TrialMode:
    return desk.window.modes.trying


def page(desk: Desk) -> TrialPage:
    return desk.window.modes.trying.panel


def command(desk: Desk) -> QAction:
    return desk.window.actions_by_id["try-on-board"]


def button(desk: Desk, name: str) -> QAbstractButton:
    """A button of the page, or of the foot under it."""
    for place in (page(desk), desk.window.foot):
        found = place.findChild(QAbstractButton, name)
        if found is not None:
            return found
    raise AssertionError(name)


def press(desk: Desk, *names: str) -> None:
    for name in names:
        desk.press(button(desk, name))


def offered(desk: Desk) -> list[str]:
    """The names of the buttons that are seen and can be pressed."""
    every = (p.findChildren(QAbstractButton) for p in (page(desk), desk.window.foot))
    found = [b for buttons in every for b in buttons if b.isVisible()]
    return [b.objectName() for b in found if b.isEnabled() and b.objectName()]


def texts(desk: Desk, start: str = "try-") -> list[str]:
    found = [b for b in page(desk).findChildren(QPushButton) if b.isVisible()]
    return [b.text() for b in found if b.objectName().startswith(start)]


def chosen(desk: Desk, start: str) -> list[str]:
    """The choices that are taken, as a sighted reader and a screen reader get them."""
    found = [b for b in page(desk).findChildren(QPushButton) if b.isVisible() and b.isChecked()]
    assert all(b.font().underline() for b in found if b.objectName().startswith(start))
    return [b.text() for b in found if b.objectName().startswith(start)]


def sentence(desk: Desk) -> str:
    assert page(desk).sentence.isVisible()
    return page(desk).sentence.text()


def standing(desk: Desk) -> str:
    """Whose move it is."""
    assert page(desk).steps.move_.isVisible()
    return page(desk).steps.move_.text()


def foot(desk: Desk) -> tuple[str, str]:
    """What the foot says of it."""
    return desk.window.foot.says.text().replace("\u00a0", " "), desk.window.foot.more.text()


def said(desk: Desk) -> str:
    """Why something cannot be; nothing where it can."""
    message = page(desk).message
    assert message.isVisible() is bool(message.text())
    return message.text()


def found(desk: Desk) -> str:
    labels = (page(desk).findings.found, page(desk).findings.remark)
    return "\n".join(label.text() for label in labels if label.isVisible())


def rules(desk: Desk) -> str:
    """What is unfolded."""
    if not page(desk).is_unfolded:
        press(desk, "trial-info")
    told = page(desk).rules
    assert told.isVisible()
    press(desk, "trial-info")
    return told.text()


def acts(desk: Desk, place: int = 0) -> list[str]:
    trial, grid = desk.case.trials[place], desk.case.record.grid
    return [trial_act_text(act, grid, EN) for act in trial.acts]


def begin(desk: Desk, point: str) -> None:
    """A trial of the likeliest claim about what is at a point."""
    command(desk).trigger()
    desk.click(point)
    press(desk, "trial-begin")


def agree(desk: Desk, answer: str) -> None:
    """Both sides agree on something."""
    press(desk, f"agreed-{answer}")


def pairs(desk: Desk) -> list[tuple[str, str]]:
    """Who asked for what, since the case was opened."""
    entries = desk.window.session.protocol.entries
    return [(str(e["who"]), str(e["edit"])) for e in entries if "edit" in e]


# A whole dispute with the mouse: the art edition puts everything back


def test_a_dispute_is_tried_put_back_and_ruled(at):
    desk = at(CORNER)
    desk.window.do(DisputePoints(desk.points("A1")))
    before, frozen = desk.case, desk.board.view()
    ground = desk.colour("B2", 0.3, 0.3)
    stone = desk.light("A1", 0.2, -0.2)
    desk.walk("E1")
    desk.key(Key.Key_D, CTRL | SHIFT)
    # There is one dispute: its claim is asked for at once.
    assert page(desk).heading.text() == f"{in_words(ANSWERS['play-out'])}: bottom left"
    assert sentence(desk) == "White claims: Black's stone A1 is dead."
    assert page(desk).procedure.text() == (
        f"{capital(in_words(KO_RULES[KoRule.AS_IN_PLAY]))}"
        f"; ends with 2 give-ups in a row; {in_words(BACK[True])}."
    )
    assert foot(desk) == ("Not begun yet", "Nothing counts until somebody rules")
    assert texts(desk, "trial-claim") == ["White says: dead", "Black says: alive"]
    assert chosen(desk, "trial-claim") == ["White says: dead"]
    assert texts(desk, "trial-first") == ["White, by the rules", "Black", "White"]
    assert chosen(desk, "trial-first") == ["White, by the rules"]
    assert desk.board.view().lit == desk.points("A1")
    press(desk, "trial-claim-1")
    assert sentence(desk) == "Black claims: Black's stone A1 is alive."
    press(desk, "trial-claim-0", "trial-begin")
    assert standing(desk) == "Move 1 · White to play"
    assert page(desk).heading.text() == "Playing it out: bottom left"
    assert (
        page(desk)
        .procedure.text()
        .startswith(f"First to move: White; {in_words(KO_RULES[KoRule.AS_IN_PLAY])}; ")
    )
    assert foot(desk) == (
        "Trial, nothing counts yet",
        "The board is put back when you rule or leave",
    )
    assert desk.case.trials[0].claim.claimant is WHITE
    assert texts(desk) == [in_words(STEPS[TrialStep.GIVE_UP])]
    view = desk.board.view()
    assert (view.marks, view.disputed, view.lit) == ({}, frozenset(), desk.points("A1"))
    assert (view.position, view.hover) == (before.position, WHITE)
    desk.click("B1")
    view = desk.board.view()
    assert view.position.cells[desk.point("A1")] == 0
    assert view.numbers == {desk.point("B1"): 1}
    assert (view.last, view.hover) == (desk.point("B1"), BLACK)
    assert (view.prisoners, frozen.prisoners) == ((1, 0), (0, 0))
    assert page(desk).steps.took.text() == "took 0 : 1"
    assert desk.light("B1", 0.3, 0.0) > 200, "a white stone of the trial stands there"
    assert desk.light("A1", 0.2, -0.2) > stone + 50, "the black one is gone"
    assert desk.status == "B1: White, chain of 1, 3 liberties, move 1 of the trial"
    press(desk, "try-give-up")
    assert standing(desk) == "Move 3 · White to play"
    press(desk, "try-give-up")
    assert page(desk).heading.text() == "Played out: bottom left"
    assert sentence(desk) == f"{in_words(ENDINGS[Ending.GIVEN_UP])}."
    assert foot(desk) == (
        "Trial over, not ruled yet",
        "The board is as it was before the trial",
    )
    assert rules(desk).startswith(
        f"White claims: Black's stone A1 is dead.\n{TAKEN}.\nFirst to move: "
    )
    assert found(desk) == PROPOSED.replace("Not decided yet", "In dispute: A1")
    # Nothing of it has touched the position.
    assert replace(desk.case, trials=()) == before
    assert replace(desk.board.view(), lit=frozen.lit) == frozen
    assert desk.colour("B1", 0.3, 0.3) == ground
    assert abs(desk.light("A1", 0.2, -0.2) - stone) < 30
    press(desk, "trial-accept")
    assert not trying(desk).is_on
    assert desk.case.ruling.lives == {desk.point("A1"): StoneStatus.DEAD}
    assert desk.case.ruling.reasons == {desk.point("A1"): TAKEN}
    assert desk.case.disputed == frozenset()
    assert desk.status.startswith(
        f"{in_words(STATES['as-shown'], what='dead')}. The result is now: "
    )
    assert "question" not in desk.status, "the foot says how many are open"
    assert desk.board.view().dead >= desk.points("A1")
    assert tried(desk.case, 0).ruled is Ruled.AS_SHOWN
    assert pairs(desk) == [
        ("referee", "dispute"),
        ("W", "open-trial"),
        ("W", "try"),
        ("B", "try"),
        ("W", "try"),
        ("referee", "rule-trial"),
    ]
    case = desk.case
    desk.window.session.leave()
    [left] = unfinished(journals())
    replayed = Session.recover(left)
    try:
        assert (replayed.case, replayed.lost) == (case, 0)
    finally:
        replayed.finish()


def test_the_same_with_keys_alone(at):
    desk = at(CORNER)
    desk.key(Key.Key_D, CTRL | SHIFT)
    assert sentence(desk) == "Click the chain or the point that is in dispute."
    desk.walk("A1")
    desk.key(Key.Key_Return)
    assert QApplication.focusWidget() is desk.board
    desk.key(Key.Key_Return)
    assert standing(desk) == "Move 1 · White to play"
    desk.walk("B1")
    desk.key(Key.Key_Enter)
    desk.tab_to(button(desk, "try-give-up"))
    desk.key(Key.Key_Space)
    desk.board.setFocus()
    desk.key(Key.Key_G)
    assert acts(desk) == ["White: Play B1", "Black: Give up", "White: Give up"]
    assert QApplication.focusWidget() is desk.board
    desk.key(Key.Key_Return)
    assert not trying(desk).is_on
    assert QApplication.focusWidget() is desk.board
    assert desk.case.ruling.lives == {desk.point("A1"): StoneStatus.DEAD}


def test_one_enter_too_many_after_the_one_that_begins_plays_nothing(at):
    desk = at(CORNER)
    trying(desk).propose(desk.points("A1"))
    desk.board.setFocus()
    desk.walk("B2")
    for _ in range(3):
        desk.key(Key.Key_Return)
    assert standing(desk) == "Move 1 · White to play"
    assert desk.status == "Go to a point with the arrow keys; Enter plays there."
    desk.walk("B1")
    desk.key(Key.Key_Return)
    assert acts(desk) == ["White: Play B1"]
    desk.key(Key.Key_Escape)
    desk.key(Key.Key_D, CTRL | SHIFT)
    desk.key(Key.Key_Return)
    assert acts(desk) == ["White: Play B1"], "nor where it is gone on with"


def test_a_held_key_does_nothing_twice(at):
    desk = at(CORNER)
    trying(desk).propose(desk.points("A1"))
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, NONE, "\r", True)
    QApplication.sendEvent(desk.board, held)
    assert desk.case.trials == ()
    press(desk, "trial-begin")
    for key in (Key.Key_2, Key.Key_Backspace):
        QApplication.sendEvent(
            desk.window, QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", True)
        )
    assert standing(desk) == "Move 1 · White to play"
    assert not desk.case.trials[0].closed


# Other rule sets


def test_a_ko_is_retaken_after_a_pass_for_it_and_he_who_must_prove_is_first(at):
    desk = at(DOUBLE_KO, "japanese")
    command(desk).trigger()
    desk.click("A7")
    assert in_words(FIRSTS[FirstMover.PROVER]) in rules(desk)
    assert f"({in_words(JAPANESE.source)})" in rules(desk)
    assert texts(desk, "trial-first-rules") == ["White, by the rules"]
    press(desk, "trial-begin")
    assert texts(desk) == ["Pass"]
    desk.click("B6")
    assert texts(desk) == ["Pass", in_words(KO_PASS, point="C6")]
    desk.click("C6")
    assert said(desk) == in_words("trial-needs-pass-for-ko")
    assert page(desk).message.font().bold()
    button(desk, f"try-ko-{desk.point('C6')}").setFocus()
    desk.key(Key.Key_Return)
    assert QApplication.focusWidget() is desk.board, "its button is gone: on no other act"
    assert desk.case.trials[0].acts[-1].step is TrialStep.KO_PASS
    assert texts(desk) == ["Pass"]
    press(desk, "try-pass")
    desk.click("C6")
    assert acts(desk)[1:] == [
        f"Black: {in_words(STEPS[TrialStep.KO_PASS])} C6",
        "White: Pass",
        "Black: Play C6",
    ]
    assert texts(desk)[1:] == [in_words(KO_PASS, point="B6")]
    press(desk, "try-pass", "try-pass")
    assert sentence(desk).startswith(f"{in_words(ENDINGS[Ending.GIVEN_UP])}.")
    assert "Proposed: alive (the claim fails)." in found(desk)
    assert not button(desk, "trial-play-on").isVisible(), "the position comes back"


def test_each_ko_has_a_pass_of_its_own(at):
    desk = at(DOUBLE_KO, "japanese")
    begin(desk, "C7")  # Black must prove it
    desk.click("C4")
    assert texts(desk)[1:] == [in_words(KO_PASS, point="B4")]
    press(desk, "try-pass")
    press(desk, "try-pass")
    assert sentence(desk).startswith(f"{in_words(ENDINGS[Ending.GIVEN_UP])}.")
    desk.undo()
    assert texts(desk) == ["Pass"], "that ko is White's, not Black's"
    desk.undo()
    assert texts(desk)[1:] == [in_words(KO_PASS, point="B4")]
    triple = at(TRIPLE_KO, "japanese")
    begin(triple, "A7")
    triple.click("B6 C2 B4")
    assert sorted(texts(triple)[1:]) == [
        in_words(KO_PASS, point="C4"),
        in_words(KO_PASS, point="C6"),
    ]


def test_pass_stones_come_first_and_the_fourth_in_a_position_ends_it(at):
    desk = at(CORNER, "jpd-a")
    begin(desk, "A1")
    assert acts(desk) == ["White: Pass stone", "Black: Pass stone"]
    assert standing(desk) == "Move 3 · White to play"
    about = page(desk).steps.about
    assert about.text() == in_words(STONES_HERE, count=2, most=4)
    assert texts(desk) == [
        in_words(STEPS[TrialStep.PASS_STONE]),
        in_words(STEPS[TrialStep.GIVE_UP]),
    ]
    assert (
        button(desk, "try-pass-stone").toolTip()
        == "White: Pass stone — the trial continues (P)"
    )
    press(desk, "try-pass-stone")
    assert about.text() == in_words(STONES_HERE, count=3, most=4)
    assert button(desk, "try-pass-stone").toolTip() == "Black: Pass stone — ends the trial (P)"
    press(desk, "try-pass-stone")
    assert sentence(desk).startswith(f"{in_words(ENDINGS[Ending.FORCED])}.")
    assert found(desk).startswith("A1 on the board when pass stones")
    assert "Proposed: alive (the claim fails)." in found(desk)
    desk.undo()
    desk.click("B1")
    desk.click("C1")
    assert acts(desk)[3:] == ["Black: Play B1", "White: Play C1"]
    assert desk.board.view().numbers == {desk.point("B1"): 4, desk.point("C1"): 5}


def test_where_nothing_is_put_back_the_game_can_go_on_in_earnest(at):
    desk = at(CORNER, "chinese-2002")
    begin(desk, "A1")
    desk.click("B1")
    press(desk, "try-pass", "try-pass")
    assert "Proposed: dead (the claim holds)." in found(desk)
    assert found(desk).endswith("puts nothing back: play can continue from here.")
    before = desk.case
    press(desk, "trial-play-on")
    added = desk.case.record.acts[len(CORNER.record.acts) :]
    assert [act.kind for act in added] == [ActKind.PLAY, ActKind.PASS, ActKind.PASS]
    assert found(desk).endswith(
        "The game has continued from here: the moves are in the record."
    )
    assert trying(desk).is_on
    assert desk.board.view().position.cells[desk.point("A1")] == 0
    assert not {"trial-accept", "trial-otherwise", "trial-play-on"} & set(offered(desk))
    press(desk, "trial-look", "trial-back", "trial-back", "trial-back")
    assert desk.board.view().position == CORNER.position, "it tells its own story"
    press(desk, "trial-look")
    desk.undo()
    assert desk.case == before
    assert button(desk, "trial-play-on").isEnabled()
    assert "Proposed: dead (the claim holds)." in found(desk)


def test_two_passes_without_a_move_show_nothing(at):
    desk = at(CORNER, "chinese-2002")
    begin(desk, "A1")
    press(desk, "try-pass", "try-pass")
    told = sentence(desk) + found(desk)
    assert in_words(NOTHING_PLAYED) in told
    assert "Proposed" not in told
    assert "alive" not in told
    assert "trial-accept" not in offered(desk)
    assert foot(desk)[0] == "Trial over"
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert not desk.case.ruling.lives, "Enter rules nothing"


def test_turns_stay_equal(at):
    desk = at(CORNER, "tang-song")
    begin(desk, "A1")
    desk.click("B1")
    press(desk, "try-pass-stone", "try-pass-stone")
    assert standing(desk) == "Move 4 · Black to play", "White has had a turn more"
    press(desk, "try-pass-stone")
    assert sentence(desk).startswith(f"{in_words(ENDINGS[Ending.GIVEN_UP])}.")
    press(desk, "trial-play-on")
    assert len(desk.case.record.acts) == len(CORNER.record.acts) + 4


def test_both_agree_that_it_is_decided(at):
    desk = at(CORNER)
    begin(desk, "A1")
    agree(desk, "dead")
    assert sentence(desk).startswith(f"{in_words(AGREED[AgreedOutcome.DEAD])}.")
    assert found(desk) == "Ruled accordingly: dead."
    assert "accept" not in found(desk).lower()
    assert desk.case.trials[0].agreed is AgreedOutcome.DEAD
    assert desk.case.ruling.lives == {desk.point("A1"): StoneStatus.DEAD}
    assert "trial-accept" not in offered(desk)
    assert desk.status.startswith("Ruled accordingly: dead. The result is now: ")
    assert pairs(desk)[-1] == ("referee", "end-trial")
    desk.undo()
    assert standing(desk) == "Move 1 · White to play"
    assert (desk.case.ruling.lives, desk.case.trials[0].closed) == ({}, False)
    assert texts(desk) == [in_words(STEPS[TrialStep.GIVE_UP])], (
        "it is not asked again by itself"
    )


def test_what_was_agreed_is_asked_with_answers_of_one_size(at):
    desk = at(CORNER)
    begin(desk, "A1")
    form = page(desk).steps.asking
    assert form.asked.text() == "What did it show? Both agree:"
    assert form.asked.isVisible()
    assert texts(desk, "agreed") == ["1  Alive", "2  Dead", "3  Seki", "4  Undecided"]
    answers = [b for b in form.answers.values() if b.isVisible()]
    assert len({(b.width(), b.height()) for b in answers}) == 1
    # No answer is one key away: the board has the keys, and the foot has no act.
    assert QApplication.focusWidget() is desk.board
    assert "foot-act" not in offered(desk)
    assert not desk.window.foot.act.isVisible()
    desk.key(Key.Key_5)
    desk.key(Key.Key_2, CTRL)
    assert not desk.case.trials[0].closed


@pytest.mark.parametrize(
    ("key", "agreed", "life"),
    [
        (Key.Key_1, AgreedOutcome.ALIVE, StoneStatus.ALIVE),
        (Key.Key_2, AgreedOutcome.DEAD, StoneStatus.DEAD),
        (Key.Key_3, AgreedOutcome.SEKI, StoneStatus.SEKI),
        (Key.Key_4, AgreedOutcome.UNDECIDED, None),
    ],
)
def test_a_key_answers_what_was_agreed(at, key, agreed, life):
    desk = at(CORNER)
    begin(desk, "A1")
    if life is StoneStatus.DEAD:
        button(desk, "try-give-up").setFocus()  # the page has the keys
    desk.key(key)
    assert desk.case.trials[0].agreed is agreed
    assert desk.case.ruling.lives.get(desk.point("A1")) is life
    assert desk.case.disputed == (frozenset() if life else desk.points("A1"))
    assert QApplication.focusWidget() is desk.board


def test_a_tab_leads_to_each_answer(at):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.tab_to(desk.window.modes.trying.panel.unfold)
    for name in ("alive", "dead", "seki", "undecided"):
        desk.key(Key.Key_Tab)
        assert QApplication.focusWidget() is button(desk, f"agreed-{name}")
    desk.key(Key.Key_Return)
    assert desk.case.trials[0].agreed is AgreedOutcome.UNDECIDED


def test_what_is_left_undecided_waits_for_the_referee(at):
    desk = at(CORNER)
    begin(desk, "A1")
    agree(desk, "undecided")
    assert sentence(desk).startswith(f"{in_words(AGREED[AgreedOutcome.UNDECIDED])}.")
    assert found(desk) == f"{in_words(STATES['disputed'], points='A1')}."
    assert desk.case.ruling.lives == {}
    assert "trial-accept" not in offered(desk), "nothing is proposed"
    assert foot(desk)[0] == "Trial over"
    assert button(desk, "trial-otherwise").text() == "Rule…"
    press(desk, "trial-otherwise")
    desk.qtbot.keyClicks(page(desk).findChild(QLineEdit, "ruling-reason"), "two eyes")
    desk.key(Key.Key_Return)
    assert desk.case.ruling.lives == {desk.point("A1"): StoneStatus.ALIVE}
    assert desk.status.startswith(f"{in_words(STATES['decided'], what='alive')}. The result")
    trying(desk).open(0)
    assert found(desk) == f"{in_words(STATES['decided'], what='alive')}."
    assert "otherwise" not in found(desk)


# The claim


def test_who_moves_first_is_asked_where_the_case_does_not_tell(at):
    desk = at(bare(*CORNER.position.rows))
    begin(desk, "A1")
    assert said(desk) == in_words("trial-no-first")
    assert desk.case.trials == ()
    assert texts(desk, "trial-first") == ["Black", "White"]
    assert chosen(desk, "trial-first") == []
    press(desk, "trial-first-B")
    assert chosen(desk, "trial-first") == ["Black"]
    press(desk, "trial-begin")
    assert standing(desk) == "Move 1 · Black to play"
    assert desk.case.trials[0].first is BLACK


def test_the_referee_says_who_moves_first(at):
    desk = at(CORNER)
    command(desk).trigger()
    desk.click("A1")
    press(desk, "trial-first-B", "trial-claim-1")
    assert chosen(desk, "trial-first") == ["Black"], "what was said stays"
    press(desk, "trial-first-rules")
    assert chosen(desk, "trial-first") == ["White, by the rules"]
    press(desk, "trial-first-B")
    desk.key(Key.Key_Return)
    assert desk.case.trials[0].first is BLACK
    assert desk.case.trials[0].claim.what is AssertedStatus.ALIVE
    assert pairs(desk)[-1] == ("B", "open-trial"), "the claimant asks for it"


def test_a_click_that_strays_changes_nothing_and_a_button_does(at):
    desk = at(CORNER)
    command(desk).trigger()
    desk.click("A1")
    desk.click("E5", RIGHT)
    assert desk.board.view().lit == desk.points("A1")
    desk.click("E5")
    assert desk.board.view().lit == desk.points("A1")
    assert sentence(desk) == "White claims: Black's stone A1 is dead."
    assert desk.window.foot.more.text() == "Begin first, or “Something else”"
    desk.click("A1")
    assert not desk.case.trials
    press(desk, "trial-others")
    assert not desk.board.view().lit
    assert not desk.window.foot.act.isVisible()
    desk.click("E5")
    assert desk.window.foot.more.text() == "Nothing counts until somebody rules"
    assert desk.board.view().lit == desk.points("E5")
    assert sentence(desk) == "White claims: Black's stone E5 is dead."
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert desk.case.trials[0].claim.points == desk.points("E5")


def test_a_point_may_be_claimed_and_ruled_otherwise(at):
    desk = at(CORNER)
    trying(desk).propose(desk.points("B1"))
    assert texts(desk, "trial-claim") == [
        "Enclosed by Black",
        "Enclosed by White",
        f"{in_words(CLAIMS[AssertedStatus.ONE_SIDED], owner='Black')}",
        f"{in_words(CLAIMS[AssertedStatus.ONE_SIDED], owner='White')}",
    ]
    press(desk, "trial-claim-2", "trial-begin")
    assert desk.case.trials[0].claim.what is AssertedStatus.ONE_SIDED
    assert texts(desk, "agreed") == [
        (f"1  {in_words(OUTCOMES_ANSWERS[AgreedOutcome.HOLDS])}: Black alone can play there"),
        f"2  {in_words(OUTCOMES_ANSWERS[AgreedOutcome.FALLS])}: nobody's",
        "3  Undecided",
    ]
    press(desk, "agreed-falls")
    assert found(desk) == "Ruled accordingly: nobody's."
    press(desk, "trial-otherwise")
    box = page(desk).findChild(QComboBox, "trial-decided")
    assert [box.itemText(i) for i in range(4)] == [
        "Black's territory",
        "White's territory",
        in_words(KINDS[PointKind.SHARED]),
        "Nobody's",
    ]
    row = box.findText(in_words(KINDS[PointKind.ONE_SIDED], owner="White"))
    box.setFocus()
    desk.key(Key.Key_Down, times=row - box.currentIndex())
    desk.key(Key.Key_Tab)
    desk.qtbot.keyClicks(QApplication.focusWidget(), "White has the atari")
    desk.key(Key.Key_Return)
    claim = PointRuling(PointKind.ONE_SIDED, WHITE)
    assert desk.case.ruling.claims == {desk.point("B1"): claim}
    assert desk.status.startswith(
        in_words(STATES["otherwise"], what="White alone can play there. The result")
    )


@pytest.mark.parametrize("disputed", ["A1 E5", "A1"])
def test_the_dispute_at_the_cursor_is_meant_or_the_only_one(at, disputed):
    desk = at(CORNER)
    for name in disputed.split():
        desk.window.do(DisputePoints(desk.points(name)))
    desk.walk("E5")
    command(desk).trigger()
    meant = "E5" if "E5" in disputed else "A1"
    assert desk.board.view().lit == desk.points(meant)
    press(desk, "trial-leave")
    desk.walk("C3")
    command(desk).trigger()
    expected = frozenset() if "E5" in disputed else desk.points("A1")
    assert desk.board.view().lit == expected


# Refusals and cycles


def test_a_refusal_is_told_in_words_and_changes_nothing(at):
    desk = at(CORNER)
    begin(desk, "A1")
    before = desk.case
    desk.click("A2")
    assert said(desk) == in_words("trial-occupied")
    assert desk.case is before
    press(desk, "try-give-up")
    assert said(desk) == ""
    desk.click("B1")
    press(desk, "try-give-up")
    desk.click("B2")
    desk.click("C1")
    assert acts(desk)[-1] == "White: Play C1"
    desk.main.use_language(ZH)
    settle()
    desk.click("C1")
    assert said(desk) == "该处已有子"


def test_a_repetition_names_the_move_of_the_trial(at):
    # Three moves were made in the game: they are not counted.
    board, cells = TRIPLE_KO.record.grid, TRIPLE_KO.position.cells
    black, white = (
        " ".join(board.name(p) for p in board.points if cells[p] == side)
        for side in (BLACK, WHITE)
    )
    desk = at(played(7, "G3 giveup giveup", black=black, white=white), "chinese-2002")
    command(desk).trigger()
    desk.click("A7")
    press(desk, "trial-first-B", "trial-begin")
    desk.click("G1 B6 C2 B4 C6 B2 C4")
    assert said(desk) == in_words("trial-repeats", repeats=1)
    assert len(acts(desk)) == 6
    assert page(desk).steps.cycle.text().startswith("Triple ko ahead, 5 of its moves")
    desk.key(Key.Key_Escape)
    trying(desk).propose(desk.points("A7"))
    press(desk, "trial-first-W", "trial-begin")
    desk.click("B6 C2 B4 C6 B2 C4")
    assert said(desk) == in_words(AS_BEGUN)


def test_a_repetition_of_the_game_says_that_it_is_one(at):
    ko = played(5, "B1 C1 A2 D2 B3 C3 E5 B2 C2 giveup giveup")
    desk = at(ko, "wmsg-2008")
    begin(desk, "C2")
    desk.click("B2")
    assert said(desk) == in_words("trial-repeats", repeats=in_words(IN_GAME, said=8))
    assert acts(desk) == []


def test_a_cycle_is_named_when_it_comes_and_when_it_closes(at):
    desk = at(TRIPLE_KO)
    command(desk).trigger()
    desk.click("A7")
    press(desk, "trial-first-W", "trial-begin")
    desk.click("B6 C2")
    cycle = page(desk).steps.cycle
    assert cycle.isVisible()
    told = "Triple ko ahead, 2 of its moves played from move 1 on: a draw"
    assert cycle.text() == told
    assert f"{told} (Ji Ping Dian, art edition, article 8)." in rules(desk)
    desk.click("B4 C6 B2 C4")
    assert cycle.text().startswith("Triple ko, moves 1 to 6: a draw")
    desk.undo()
    assert cycle.text().startswith("Triple ko ahead, 5 of its moves")
    press(desk, "try-give-up")
    assert not cycle.isVisible()


# Undo, leaving, coming back


def test_all_of_it_is_taken_back_act_by_act_and_done_again(at):
    desk = at(CORNER)
    empty = desk.case
    begin(desk, "A1")
    desk.click("B1")
    press(desk, "try-give-up", "try-give-up", "trial-look")
    after = desk.case
    desk.undo()
    assert standing(desk) == "Move 3 · White to play"
    desk.undo()
    desk.undo()
    assert standing(desk) == "Move 1 · White to play"
    assert desk.board.view().position == CORNER.position
    assert desk.board.view().numbers == {}
    desk.undo()
    assert desk.case == empty
    # The claim is there to be made again.
    assert sentence(desk) == "White claims: Black's stone A1 is dead."
    for _ in range(4):
        desk.redo()
    assert desk.case == after
    assert sentence(desk).startswith(f"{in_words(ENDINGS[Ending.GIVEN_UP])}.")
    assert not button(desk, "trial-look").isChecked(), "the position is back again"
    for _ in range(4):
        desk.undo()
    press(desk, "trial-claim-1", "trial-begin")
    assert desk.case.trials[0].claim.what is AssertedStatus.ALIVE


def test_taking_back_a_ruling_leaves_the_trial(at):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.click("B1")
    press(desk, "try-give-up", "try-give-up", "trial-accept")
    assert desk.case.ruling.lives
    desk.undo()
    assert not desk.case.ruling.lives
    assert not trying(desk).is_on
    assert tried(desk.case, 0).ruled is Ruled.OPEN


@pytest.mark.parametrize("way", ["command", "esc", "button", "esc from a button"])
def test_leaving_in_the_middle_keeps_the_trial(at, way):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.click("B1")
    match way:
        case "command":
            desk.key(Key.Key_D, CTRL | SHIFT)
        case "esc":
            desk.key(Key.Key_Escape)
        case "button":
            press(desk, "trial-leave")
        case _:
            button(desk, "try-give-up").setFocus()
            desk.key(Key.Key_Escape)
    assert not trying(desk).is_on
    assert not command(desk).isChecked()
    assert not page(desk).isVisible()
    assert QApplication.focusWidget() is desk.board
    assert desk.status == "The trial is kept; Ctrl+Shift+D continues it."
    assert desk.board.view().position == CORNER.position
    assert desk.board.view().marks
    # The board rules again, and the trial is taken up where it was.
    desk.click("E5")
    assert acts(desk) == ["White: Play B1"]
    desk.key(Key.Key_D, CTRL | SHIFT)
    assert standing(desk) == "Move 2 · Black to play"
    desk.click("C3")
    assert acts(desk) == ["White: Play B1", "Black: Play C3"]


def test_one_of_several_trials_is_opened_by_its_place(at):
    desk = at(CORNER)
    begin(desk, "A1")
    agree(desk, "undecided")
    press(desk, "trial-leave")
    assert desk.status == "The trial is kept with the case."
    trying(desk).propose(desk.points("E5"))
    press(desk, "trial-begin")
    desk.click("E4")
    trying(desk).open(0)
    assert sentence(desk).startswith(f"{in_words(AGREED[AgreedOutcome.UNDECIDED])}.")
    assert desk.board.view().lit == desk.points("A1")
    trying(desk).open(1)
    assert standing(desk) == "Move 2 · Black to play"
    assert desk.board.view().numbers == {desk.point("E4"): 1}
    assert len(desk.case.trials) == 2


def test_an_earlier_move_is_left_first_and_plays_nothing(at):
    desk = at(CORNER)
    desk.key(Key.Key_Home)
    begin(desk, "A1")
    assert desk.window.session.moment == desk.window.session.last_moment
    desk.key(Key.Key_Home)
    assert desk.board.view().hover is None
    desk.click("C3")
    assert said(desk).startswith("An earlier move is shown.")
    assert acts(desk) == []
    press(desk, "try-give-up")
    assert desk.window.session.moment == desk.window.session.last_moment
    assert acts(desk) == ["White: Give up"]


def test_after_a_crash_it_goes_on_where_it_was(at, drive):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.click("B1")
    before = desk.case
    desk.window.session.leave()  # its journal stays, as if the program had died
    drive(lambda box: desk.press(box.buttons()[0]))
    desk.main.offer_recovery()
    assert desk.case == before
    assert not trying(desk).is_on
    assert tried(desk.case, 0).is_under_way
    trying(desk).open(0)
    assert standing(desk) == "Move 2 · Black to play"
    press(desk, "try-give-up", "try-give-up")
    assert found(desk) == PROPOSED


def test_another_language_goes_on_with_it(at):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.click("B1")
    desk.main.use_language(JA)
    settle()
    assert trying(desk).is_on
    assert command(desk).isChecked()
    assert desk.board.view().numbers == {desk.point("B1"): 1}
    assert sentence(desk) == "白の主張：黒石A1は死に石。"
    press(desk, "try-give-up", "try-give-up", "trial-accept")
    assert desk.case.ruling.reasons[desk.point("A1")].startswith(
        "A1は実戦解決の1手目に取られました"
    )


def test_another_case_ends_it_and_closing_the_window_too(at):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.main.show(open_path(GAMES / "huang-longshi--zhou-donghou.sgf")[0], None)
    assert not trying(desk).is_on
    assert not command(desk).isChecked()
    assert not page(desk).isVisible()
    command(desk).trigger()
    assert sentence(desk) == "Click the chain or the point that is in dispute."
    assert desk.window.close()


def test_only_one_thing_is_in_hand_at_a_time(at):
    desk = at(CORNER)
    begin(desk, "A1")
    for other in ("set-up", "play-on-board"):
        desk.window.actions_by_id[other].trigger()
        assert not trying(desk).is_on
        command(desk).trigger()
        assert not desk.window.actions_by_id[other].isChecked()
        assert standing(desk) == "Move 1 · White to play"
    desk.key(Key.Key_K, CTRL)
    assert not trying(desk).is_on
    command(desk).trigger()
    assert not desk.window.modes.staging.is_on
    desk.window.views.moves.corrected.emit(1)
    assert not trying(desk).is_on
    command(desk).trigger()
    assert not desk.window.modes.correcting.is_on


def test_other_changes_of_the_case_are_followed(at):
    desk = at(CORNER)
    command(desk).trigger()
    desk.click("A1")
    desk.rules("japanese")
    assert "Japanese rules of 1989" in rules(desk)
    press(desk, "trial-begin")
    desk.rules("jpd-art")
    assert desk.case.trials[0].rules == "japanese", "it goes on by the rules it began by"
    assert texts(desk) == ["Pass"]
    desk.window.session.undo()
    desk.window.session.undo()
    assert sentence(desk) == "White claims: Black's stone A1 is dead."


# After the trial


def ended(desk: Desk) -> None:
    begin(desk, "A1")
    desk.click("B1")
    press(desk, "try-give-up", "try-give-up")


def test_the_trial_is_looked_at_again(at):
    desk = at(CORNER)
    ended(desk)
    frozen = desk.board.view()
    assert "trial-back" not in offered(desk)
    press(desk, "trial-look")
    assert sentence(desk) == "Move 3 of 3 of the trial. White: Give up"
    assert desk.board.view().numbers == {desk.point("B1"): 1}
    assert desk.board.view().hover is None
    assert "trial-forward" not in offered(desk)
    press(desk, "trial-back", "trial-back")
    assert sentence(desk) == "Move 1 of 3 of the trial. White: Play B1"
    assert desk.board.view().last == desk.point("B1")
    desk.walk("B1")
    assert desk.status == "B1: White, chain of 1, 3 liberties, move 1 of the trial"
    button(desk, "trial-back").setFocus()
    desk.key(Key.Key_Space)
    assert sentence(desk) == "The trial before its first move (3 in all)."
    assert desk.board.view().position == CORNER.position
    assert desk.board.view().marks == {}
    press(desk, "trial-forward", "trial-look")
    assert desk.board.view() == frozen
    desk.click("C3")
    assert len(acts(desk)) == 3, "it is over: nothing is played"


def test_the_referee_rules_otherwise_with_a_reason_and_the_article(at):
    desk = at(CORNER)
    ended(desk)
    press(desk, "trial-otherwise")
    line = page(desk).findChild(QLineEdit, "ruling-reason")
    box = page(desk).findChild(QComboBox, "trial-decided")
    assert QApplication.focusWidget() is line
    assert [box.itemText(i) for i in range(box.count())] == [
        "Alive",
        "Dead",
        in_words(CHOICES["call-seki"]),
    ]
    assert box.currentText() == "Alive"
    cited = (
        "The ruling will cite: Ji Ping Dian, art edition, articles 12 and 14"
        " · § rule's text, ◆ goref."
    )
    assert page(desk).findings.otherwise.cited.text() == cited
    press(desk, "ruling-confirm")
    assert said(desk) == f"{capital(in_words('overruling-no-reason'))}."
    assert desk.case.ruling.lives == {}
    desk.key(Key.Key_Escape)
    assert trying(desk).is_on, "Esc gives up the ruling first"
    assert not line.isVisible()
    assert QApplication.focusWidget() is button(desk, "trial-otherwise")
    press(desk, "trial-otherwise")
    box.setCurrentIndex(2)
    desk.qtbot.keyClicks(line, "Black was not asked")
    desk.key(Key.Key_Return)
    assert not trying(desk).is_on
    assert desk.case.ruling.lives == {desk.point("A1"): StoneStatus.SEKI}
    assert desk.case.ruling.reasons[desk.point("A1")] == (
        "Black was not asked (Ji Ping Dian, art edition, articles 12 and 14"
        " · § rule's text, ◆ goref)"
    )
    assert desk.status.startswith(
        "By the trial: dead (the claim holds). The referee has ruled differently: in seki. The"
    )
    assert tried(desk.case, 0).ruled is Ruled.OTHERWISE
    trying(desk).open(0)
    assert found(desk).endswith(f"{in_words(STATES['otherwise'], what='in seki')}.")
    press(desk, "trial-accept")
    trying(desk).open(0)
    assert found(desk).endswith(f"{in_words(STATES['as-shown'], what='dead')}.")
    assert "trial-accept" not in offered(desk)
    press(desk, "trial-done")
    assert not trying(desk).is_on


def test_a_trial_is_dropped_and_comes_back(at):
    desk = at(CORNER)
    ended(desk)
    before = desk.case
    press(desk, "trial-drop")
    assert desk.case.trials == ()
    assert not trying(desk).is_on
    assert desk.status == "The trial is dropped. Ctrl+Z brings it back."
    desk.undo()
    assert desk.case == before


def test_a_trial_of_another_record_tells_its_story_and_rules_nothing(at):
    desk = at(CORNER)
    ended(desk)
    desk.window.do(VoidMove(3))
    assert sentence(desk) == "This trial is kept as it was played."
    assert found(desk).startswith(in_words(STATES["other-record"]))
    assert "trial-accept" not in offered(desk)
    press(desk, "trial-look", "trial-back", "trial-back")
    assert desk.board.view().numbers == {desk.point("B1"): 1}
    assert desk.board.view().position.cells[desk.point("A1")] == 0


# The window around it


def test_acts_of_a_trial_count_nothing_anew(at, monkeypatch):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.window.actions_by_id["moves"].trigger()
    rest(desk.window)
    counted: list[object] = []
    count = Scorer.score

    def score(self: Scorer, *args: object, **kwargs: object) -> object:
        counted.append(args)
        return count(self, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Scorer, "score", score)
    desk.click("B1 C1 D1")
    desk.key(Key.Key_G)
    assert len(acts(desk)) == 4
    assert counted == []
    assert desk.window.isWindowModified()


def test_the_keys_of_a_menu_are_all_different():
    for menu in MENUS:
        named = [one.text for one in menu.entries if one is not None]
        keys = [text[text.index("&") + 1].lower() for text in named if "&" in text]
        assert len(keys) == len(set(keys)), (menu.id, sorted(keys))
    used = [str(key) for one in COMMANDS for key in one.keys]
    assert len(used) == len(set(used))


def seen(page: TrialPage) -> list[QWidget]:
    return [part for part in (page.claim, page.steps, page.findings) if part.isVisible()]


def test_nothing_of_it_is_made_or_shown_before_it_is_wanted(at):
    desk = at(CORNER)
    assert desk.window.findChild(TrialPage) is None
    command(desk).trigger()
    assert seen(page(desk)) == []
    desk.click("A1")
    assert seen(page(desk)) == [page(desk).claim]


@pytest.mark.parametrize(
    ("looks", "language"),
    sample(list(product([((960, 640), 100), ((1280, 800), 150)], LANGUAGES)), 7),
    ids=str,
)
def test_everything_has_room_and_nothing_scrolls(at, language, looks):
    size, text = looks
    desk = at(TRIPLE_KO, "jpd-a")
    desk.main.use_language(language)
    desk.main.use_text_size(text)
    window, table = desk.window, page(desk)
    window.resize(*size)
    rest(window)
    place = window.board.geometry()
    command(desk).trigger()
    states: list[Callable[[], object]] = [
        lambda: None,
        lambda: desk.click("F2"),
        lambda: desk.click("A7"),  # which strays
        lambda: (press(desk, "trial-others"), desk.click("A7")),
        lambda: press(desk, "trial-first-W", "trial-begin"),
        lambda: desk.click("B6 C2 B4 C6"),
        lambda: desk.click("A7"),
        lambda: press(desk, "trial-info"),
        lambda: press(desk, "trial-info", "agreed-undecided"),
        lambda: press(desk, "trial-look"),
        lambda: press(desk, "trial-otherwise"),
    ]
    for act in states:
        act()
        rest(window)
        inside = [b for b in table.findChildren(QAbstractButton) if b.isVisible()]
        assert [b.text() for b in inside if b.text() and b.width() < b.sizeHint().width()] == []
        assert all(b.height() >= 36 for b in inside)
        areas = [area for area in table.findChildren(QScrollArea) if area.isVisible()]
        scrolled = [area for area in areas if area.verticalScrollBar().maximum()]
        assert scrolled in ([], [table.rules] if table.is_unfolded else [])
        assert [*clipped(table)] == []
        assert window.board.geometry() == place, "the board stays where it is"
    assert (window.width(), window.height()) == size


def test_what_is_unfolded_stands_in_place_of_the_rest(at):
    desk = at(CORNER)
    begin(desk, "A1")
    assert "(Ji Ping Dian, art edition, articles 12 and 14" in rules(desk)
    press(desk, "trial-info")
    assert page(desk).is_unfolded
    assert not page(desk).steps.isVisible()
    desk.key(Key.Key_2)
    assert not desk.case.trials[0].closed, "what is not seen is not answered"
    desk.click("A2")
    assert said(desk) == in_words("trial-occupied")
    assert not page(desk).is_unfolded, "why it cannot be is seen"
    assert not page(desk).procedure.isVisible()
    desk.click("B1")
    assert page(desk).procedure.isVisible()


def test_acts_of_a_trial_are_taken_back_one_by_one(at):
    desk = at(CORNER)
    begin(desk, "A1")
    desk.click("B1")
    button(desk, "trial-take-back").setFocus()
    desk.key(Key.Key_P)
    assert acts(desk) == ["White: Play B1"], "nobody passes here"
    desk.key(Key.Key_G)
    assert acts(desk) == ["White: Play B1", "Black: Give up"]
    desk.key(Key.Key_Backspace)
    assert acts(desk) == ["White: Play B1"]
    desk.board.setFocus()
    desk.key(Key.Key_Backspace)
    assert acts(desk) == []
    press(desk, "trial-take-back")
    assert desk.case.trials == ()
    assert sentence(desk) == "White claims: Black's stone A1 is dead."
    press(desk, "trial-begin")
    desk.rules("japanese")
    assert not button(desk, "trial-take-back").isEnabled(), "something else was done since"
    desk.key(Key.Key_Backspace)
    assert desk.case.rules == "japanese"


def test_a_key_speaks_of_what_is_at_the_cursor(at):
    desk = at(CORNER)
    trying(desk).propose(desk.points("A1"))
    desk.walk("E5")
    desk.key(Key.Key_Question, SHIFT)
    assert sentence(desk) == "White claims: Black's stone E5 is dead."
    desk.walk("A1")
    desk.key(Key.Key_Return)
    assert desk.case.trials[0].claim.points == desk.points("E5"), "Enter begins what is asked"
    desk.walk("A1")
    desk.key(Key.Key_Question, SHIFT)
    assert standing(desk) == "Move 1 · White to play"


def test_of_many_chains_some_are_told_and_the_others_unfolded(at):
    rows = ["XOXOXOXOX", *["........."] * 7, "XOXOXOXOX"]
    desk = at(bare(*rows, began="B"))
    alive = [desk.point(f"{c}9") for c in "ACEGJ"] + [desk.point(f"{c}1") for c in "ACEGJ"]
    trying(desk).propose(frozenset(alive))
    assert sentence(desk) == "White claims: Black's 10 stones are dead."
    press(desk, "trial-first-W", "trial-begin")
    for name in ("A8", "C8", "E8", "G8", "J8", "A2", "C2", "E2", "G2", "J2"):
        desk.click(name)
        press(desk, "try-give-up")
    press(desk, "try-give-up")
    rest(desk.window)
    assert found(desk).count("captured at move") == 3
    assert "… 7 more under ⓘ." in found(desk)
    assert found(desk).count("Proposed: ") == 1
    assert rules(desk).count("captured at move") == 10
