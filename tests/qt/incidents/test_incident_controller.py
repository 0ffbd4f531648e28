"""The incident desk by keyboard and mouse: what a referee does with a queue behind him."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QScrollArea

from goref.app.edits.incidents import (
    AnnulIncident,
    ChooseRegulation,
    DecideProtest,
    LodgeProtest,
)
from goref.app.edits.ruling import ChooseRules, ConfirmAllOthers
from goref.app.incidents.positions import EXTRA, MISSING
from goref.core.base.language import Language, capital
from goref.core.findings.incidents import KINDS as INCIDENTS_KINDS
from goref.core.incidents.consequence import (
    BOTH_LOSE,
    CAUTION,
    COUNTS_AS_PASS,
    DRAW,
    LOSS,
    NEW_GAME,
    NOTHING,
    RESTORED,
    TAKEN_BACK,
    TIME_TAKEN,
    WARNING,
    ConsequenceKind,
    Consequences,
    points,
    zi,
)
from goref.core.incidents.incident import (
    Evidence,
    Incident,
    Offender,
    Person,
    Protest,
    ProtestState,
)
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.regulation import Certainty
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import Ruling
from goref.core.scoring.status import CaseState
from goref.core.texts.event.glance import BY_MARGIN
from goref.core.texts.incidents.consequences import CERTAINTIES, EFFECTS
from goref.core.texts.incidents.telling import UNTIL, WITHOUT_IT, protest_said
from goref.core.texts.questions import ANSWERS
from goref.core.texts.results import WON
from goref.core.texts.status import STATES, UNDER_PROTEST
from goref.io.sgf.write import write_sgf
from goref.io.values.regulations import regulations
from goref.qt.incidents.incident_overview import FROM_FILE
from goref.qt.incidents.other_decision_step import SELDOM
from goref.qt.incidents.page import IncidentPage
from goref.qt.look.style import roles
from goref.qt.photo.dialog import PhotoDialog
from tests.core.build import played
from tests.languages import EN, JA, KO, ZH
from tests.qt.conftest import Start
from tests.qt.desk import CTRL, LEFT, NONE, RIGHT, Desk, Key, settle
from tests.wordings import in_words, tells

WALLS = " ".join(f"D{n} F{n}" for n in range(1, 10))
DAME = " ".join(f"E{n}" for n in range(1, 10))
MOST_KEYS = 8
OWN = 'id = "own"\nname = { en = "Our club", zh = "本会", ja = "当会" }\n\n[[rule]]\n'


class Referee(Desk):
    """Counts the keys he presses for an incident."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.main, desk.qtbot)
        self.keys = 0

    @property
    def page(self) -> IncidentPage:
        return self.window.features.desk.page

    @property
    def incidents(self) -> tuple[Incident, ...]:
        return self.case.incidents

    @property
    def last(self) -> Incident:
        return self.incidents[-1]

    def open(self) -> None:
        self.keys = 1
        self.key(Key.Key_J, CTRL)

    def type(self, text: str) -> None:
        """Press the keys of a text; a line's end is Enter, a tab is Tab."""
        window = self.window.windowHandle()
        assert window is not None
        for sign in text:
            self.keys += 1
            QTest.keyClick(window, {"\n": Key.Key_Return, "\t": Key.Key_Tab}.get(sign, sign))

    def enter(self, text: str) -> Incident:
        """Enter an incident by keys from the board on."""
        before = len(self.incidents)
        self.open()
        self.type(text)
        assert self.keys <= MOST_KEYS, f"{text!r} takes {self.keys} keys"
        assert len(self.incidents) == before + 1, text
        return self.last

    def foot(self) -> str:
        return self.window.foot.act.accessibleName()


Called = Callable[..., Referee]


@pytest.fixture
def called(start: Start, tmp_path: Path) -> Called:
    """``called(rules)``: a 9×9 game played out; White is ahead by half a point."""

    def called(rules: str = "korean", *, ruled: bool = False) -> Referee:
        text = f"{WALLS} {DAME} pass pass"
        record = played(9, text, komi="0.5").record
        path = tmp_path / "game.sgf"
        path.write_bytes(write_sgf(None, record, Ruling()))
        referee = Referee(start(path))
        referee.window.session.do(ChooseRules(rules))
        if ruled:
            referee.window.session.do(ConfirmAllOthers())
        return referee

    return called


TEN: tuple[tuple[str, str, Offender, Consequences], ...] = (
    ("w1\n", "prisoner-not-in-lid", Offender.WHITE, (WARNING, points(2))),
    ("b2\n", "pressed-before-capture", Offender.BLACK, (WARNING, points(2))),
    ("bhan\n\n", "other-hand", Offender.BLACK, (CAUTION,)),
    ("081\n", "phone-rang", Offender.NOBODY, (NOTHING,)),
    ("w93\n", "late", Offender.WHITE, (WARNING,)),
    ("bdev\n3\n", "device", Offender.BLACK, (WARNING,)),
    ("2adv\n1\n", "advice", Offender.BOTH, (NOTHING,)),
    ("bsea\n2\n", "seat-left", Offender.BLACK, (CAUTION,)),
    ("050\n", "stone-displaced", Offender.NOBODY, (RESTORED,)),
    ("w0\n", "time-exhausted", Offender.WHITE, (LOSS,)),
)
"""What is typed after Ctrl+J under the Korean regulation of 2024, and what is entered by it."""


def test_ten_incidents_of_ten_kinds_take_eight_keys_at_most(called: Called) -> None:
    referee = called()
    for text, kind, side, decided in TEN:
        made = referee.enter(text)
        assert (made.kind, made.side, made.decided) == (kind, side, decided), text
        assert re.fullmatch(r"\d\d:\d\d", made.ruling)
    assert len({each.kind for each in referee.incidents}) == 10
    rows = [row.text for row in referee.page.home.list.rows]
    assert len(rows) == 10
    assert in_words(KINDS["late"].name) in rows[0], "it was before the first move"
    assert referee.window.session.case.moments[-1].number == referee.incidents[0].move
    # All of it can be undone, one act for each; the desk shows what is left.
    referee.undo()
    assert [each.number for each in referee.incidents] == list(range(1, 10))
    assert len(referee.page.home.list.rows) == 9
    referee.redo()
    assert len(referee.incidents) == 10
    referee.key(Key.Key_Escape)
    assert referee.window.pages.drawer is None
    assert referee.board.hasFocus()


def test_what_led_to_it_is_told_before_it_is_taken(called: Called) -> None:
    referee = called()
    referee.enter("w1\n")
    referee.open()
    referee.type("w7")
    step = referee.page.ruling
    assert step.led.text() == "White: second warning in this game →"
    assert step.consequence.text() == f"Warning, {in_words(EFFECTS[ConsequenceKind.LOSS])}"
    assert in_words(CERTAINTIES[Certainty.REPORTED]) in step.article.text()
    assert referee.foot() == "Rule accordingly"
    heard = step.accessibleName(), step.accessibleDescription()
    assert heard[0].startswith("2. White, move 29")
    assert heard[1] == (
        "White: second warning in this game → Warning, "
        f"{in_words(EFFECTS[ConsequenceKind.LOSS])}"
    )
    rim = QColor(step.plate.grab().toImage().pixelColor(step.plate.width() // 2, 0))
    assert abs(rim.hue() - referee.window.palette().highlight().color().hue()) < 12
    referee.type("\n")
    assert referee.last.led_to[0].nth == 2
    assert referee.result == (
        "Black wins: White loses by penalty ("
        f"{in_words(KINDS['pressed-early'].name)}, second warning in this game)"
    )


@pytest.mark.parametrize("width", [960, 1240, 1280, 1600])
def test_no_consequence_moves_when_one_is_chosen(called: Called, width: int) -> None:
    referee = called()
    referee.window.resize(width, 800)
    referee.open()
    referee.type("w1o")
    settle()
    buttons = referee.page.otherwise.buttons
    before = {key: button.geometry() for key, button in buttons.items()}
    for key in "1234567890":
        referee.type(key)
        settle()
        for other, button in buttons.items():  # a scroll bar may shift them a little
            assert button.isHidden() or before[other].contains(button.geometry().center())


def test_otherwise_needs_a_reason(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w1o")
    form = referee.page.otherwise
    down = [key for key, button in form.buttons.items() if button.isChecked()]
    assert down == ["3", "4"], "what is proposed is chosen beforehand"
    assert [key for key, button in form.buttons.items() if "✓" in button.text()] == down
    referee.type("2")
    assert not form.reason.visibleRegion().isEmpty(), "it may be needed now"
    referee.type("\n")
    assert referee.incidents == ()
    assert "needs a reason" in referee.status
    assert form.reason.hasFocus()
    referee.type("he laid it down at once\n")
    assert referee.last.decided == (CAUTION, WARNING, points(2))
    assert referee.last.reason == "he laid it down at once"
    # Less is taken off with its key, and the amount is raised.
    referee.open()
    referee.type("b1o3+rafter a word\n")
    assert referee.last.decided == (points(3),)


def test_the_line_of_the_reason_is_whole_where_the_winner_turns(called: Called) -> None:
    referee = called(ruled=True)
    referee.window.resize(960, 640)
    referee.open()
    referee.type("w1o2")
    form = referee.page.otherwise
    assert form.turns.isVisible()
    assert form.reason.visibleRegion().boundingRect() == form.reason.rect()


def test_what_is_paid_and_an_end_of_the_game_do_not_stand_together(called: Called) -> None:
    referee = called("chinese-2002")
    referee.open()
    referee.type("b9om")
    form = referee.page.otherwise
    assert [each.effect.value for each in form.decided] == ["time-taken"]
    for keys, chosen in (
        ("6", (LOSS,)),
        ("t", (TIME_TAKEN,)),
        ("5", (zi(1), TIME_TAKEN)),
        ("b", (BOTH_LOSE,)),
        ("4", (points(2),)),
        ("d", (DRAW,)),
        ("n", (NEW_GAME,)),
        ("36", (WARNING, LOSS)),
        ("5", (WARNING, zi(1))),
    ):
        referee.type(keys)
        assert form.decided == chosen, keys


def test_zi_are_offered_only_where_they_are_counted(called: Called) -> None:
    referee = called("japanese")
    referee.open()
    referee.type("b1")
    if referee.page.step is not referee.page.otherwise:
        referee.type("o")
    form = referee.page.otherwise
    assert form.buttons["5"].isHidden()
    referee.type("5")
    assert zi(1) not in form.decided, "its key does nothing"
    referee.type("4")
    assert form.decided[-1:] == (points(2),)


def test_a_regulation_in_zi_says_the_points_where_points_are_counted(called: Called) -> None:
    referee = called("japanese")
    referee.window.session.do(ChooseRegulation(regulations()["chinese-2002-zi"]))
    referee.open()
    referee.type("b")
    referee.page.kind.chosen.emit("pressed-before-capture")
    said = "1 zi (2 points) to the opponent"
    assert said in referee.page.ruling.consequence.text()
    referee.type("o")
    form = referee.page.otherwise
    assert not form.buttons["5"].isHidden()
    assert "1 zi (2 points)" in form.buttons["5"].text()
    assert said in form.told.text()


def test_exactly_what_is_proposed_needs_no_reason(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w1o")
    form = referee.page.otherwise
    assert form.reason.placeholderText() == "Reason, if any (R)"
    referee.type("2")
    assert form.reason.placeholderText() == "Reason (R)"
    referee.type("2\n")
    assert referee.last.decided == referee.last.proposed == (WARNING, points(2))
    assert "reason" not in referee.status


def test_what_is_left_to_the_referee_is_not_against_the_regulation(called: Called) -> None:
    referee = called("chinese-2002")
    referee.open()
    referee.type("w5")
    assert referee.page.otherwise.isVisible()
    referee.type("3\n")
    assert referee.incidents == ()
    assert "that the regulation leaves to the referee needs a reason" in referee.status


def test_no_clause_asks_for_the_decision(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w8")
    form = referee.page.otherwise
    assert form.isVisible()
    assert tells(form.told.text(), CERTAINTIES[Certainty.UNKNOWN])
    assert not form.buttons["n"].isVisible()
    referee.window.resize(960, 640)
    referee.type("m")
    assert form.buttons["n"].isVisible()
    area = referee.page.findChild(QScrollArea, "desk-otherwise-area")
    assert area.verticalScrollBar().value() == 0, "what is asked stays in sight"
    referee.type("r")
    assert area.verticalScrollBar().value() > 0, "so does what is written in"
    assert not form.reason.visibleRegion().isEmpty()
    referee.key(Key.Key_Escape)
    referee.type("\n")
    assert referee.incidents == ()
    assert referee.status == "Choose the consequence."
    referee.type("136")  # no consequence goes with nothing else, a loss not with a new game
    assert form.decided == (WARNING, LOSS)
    referee.type("3")
    referee.press(form.buttons["n"])
    referee.press(referee.window.foot.act)
    assert referee.last.decided == (NEW_GAME,)
    assert referee.last.reason == ""


def test_a_payment_that_turns_the_winner_says_so_before_it_is_taken(called: Called) -> None:
    referee = called(ruled=True)
    assert referee.result == in_words(WON[Unit.MOKU], name="White", amount="½")
    referee.open()
    referee.type("w1")
    step = referee.page.ruling
    assert step.turns.isVisible()
    assert tells(step.turns.text(), WON[Unit.MOKU], name="Black", amount="1½")
    assert referee.result == in_words(WON[Unit.MOKU], name="White", amount="½"), (
        "nothing is taken yet"
    )
    assert step.yes.isVisible()
    assert step.lid_told.text() == (
        "The payment is the same either way. If left open, it is asked again where the "
        "prisoners are stated."
    )
    referee.type("n")
    assert not step.lid_told.isVisible(), "it is answered"
    referee.type("\n")
    assert referee.last.in_lid is False
    assert referee.result == in_words(WON[Unit.MOKU], name="Black", amount="1½")
    referee.key(Key.Key_Escape)
    referee.go("result")
    page = referee.window.views.result_page
    assert page.penalty.text() == in_words(
        WITHOUT_IT, result=in_words(WON[Unit.MOKU], name="White", amount="½")
    )
    assert page.penalty.isVisible()
    assert page.incidents.isVisible()
    assert any(
        in_words(KINDS["prisoner-not-in-lid"].name) in line[0] for line in referee.lines()
    )
    # One that turns nothing says nothing.
    referee.open()
    referee.type("b7")
    assert step.consequence.text() == "Warning, 2 points to the opponent"
    assert tells(step.turns.text(), BY_MARGIN, winner="White", amount="½"), "it turns it back"
    referee.key(Key.Key_Escape, times=3)
    referee.undo()
    referee.open()
    referee.type("b7")
    assert not step.turns.isVisible()


def test_a_decision_that_turns_the_winner_says_so_before_it_is_recorded(
    called: Called,
) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("w8")
    form = referee.page.otherwise
    assert not form.turns.isVisible(), "nothing is chosen"
    referee.type("4")
    assert form.turns.isVisible()
    assert tells(form.turns.text(), WON[Unit.MOKU], name="Black", amount="1½")
    assert form.accessibleDescription() == form.turns.text()
    assert referee.result == in_words(WON[Unit.MOKU], name="White", amount="½"), (
        "nothing is recorded yet"
    )
    referee.type("4")
    assert not form.turns.isVisible()
    # The same where something else is proposed.
    referee.key(Key.Key_Escape)
    referee.type("\n")
    referee.key(Key.Key_Escape, times=3)
    referee.open()
    referee.type("b1o")
    assert not form.turns.isVisible(), "White is ahead already"
    referee.key(Key.Key_Escape, times=3)
    referee.open()
    referee.type("w1o")
    assert form.turns.isVisible()
    referee.type("4")
    assert not form.turns.isVisible()


def test_without_incidents_the_result_tells_of_none(called: Called) -> None:
    referee = called(ruled=True)
    referee.go("result")
    page = referee.window.views.result_page
    for part in (page.penalty, page.protest, page.incidents):
        assert not part.isVisible()
    assert "desk" not in str(referee.window.pages.findChildren(IncidentPage))
    assert referee.window.pages.findChildren(IncidentPage) == []


def test_notes_are_one_key_away_and_lead_back(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w1")
    step = referee.page.ruling
    assert step.hasFocus()
    referee.type("e35\n")
    assert step.hasFocus()
    assert step.isVisible(), "Enter closed what was open, and took nothing"
    referee.type("r3")
    referee.type("k1")
    referee.type("t14:02\n")
    referee.type("cb")
    QTest.keyClick(QApplication.focusWidget(), Key.Key_Tab)
    referee.type("3:10\n")
    referee.type("fHe kept it in his hand\n")
    assert referee.incidents == ()
    referee.type("\n")
    made = referee.last
    assert made.evidence == (Evidence.VIDEO, Evidence.ADMISSION)
    assert (made.reported, made.claimed) == (Person.REFEREE, Person.BLACK)
    assert made.act == "14:02"
    assert made.clock.called.black == "3:10"
    assert made.facts == "He kept it in his hand"
    # What was entered is shown in full, and can be changed.
    list_ = referee.page.home.list
    where = list_.visualRect(list_.model().index(0, 0)).center()
    QTest.mouseClick(list_.viewport(), LEFT, NONE, where)
    told = referee.page.detail.about.text()
    for said in ("14:02", "3:10", "Video, admission", "Claimed by: Black", "in his hand"):
        assert said.casefold() in told.casefold(), said
    referee.type("cf, twice\n\n")
    assert referee.last.facts == "He kept it in his hand, twice"
    assert referee.last.decided == made.decided


def test_annulled_with_a_reason_it_leads_to_nothing(called: Called) -> None:
    referee = called(ruled=True)
    referee.enter("w1\n")
    assert referee.result == in_words(WON[Unit.MOKU], name="Black", amount="1½")
    referee.key(Key.Key_Tab, times=4)
    referee.key(Key.Key_Return)
    assert referee.page.detail.isVisible()
    referee.type("a\n")
    assert referee.status == "Annulling needs a reason."
    referee.type("it was in the lid\n")
    assert referee.last.annulled == "it was in the lid"
    assert referee.result == in_words(WON[Unit.MOKU], name="White", amount="½")
    assert "annulled" in referee.page.home.list.rows[0].more.casefold()


def test_the_key_of_a_hidden_decision_does_nothing(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w8")
    form = referee.page.otherwise
    for key in sorted(SELDOM):
        assert form.buttons[key].isHidden()
        referee.type(key)
        assert form.decided == (), key
    referee.type("\n")
    assert referee.incidents == ()
    assert referee.status == "Choose the consequence."
    referee.type("mn")
    assert form.decided == (NEW_GAME,), "it answers once it is shown"


def test_a_protest_is_lodged_and_decided(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("pb\tnot my move\n")
    (protest,) = referee.case.protests
    assert (protest.by, protest.against) == (Person.BLACK, None)
    assert protest.grounds == "not my move"
    rows = referee.page.home.list
    assert rows.hasFocus(), "Enter opens what is to be decided next"
    assert rows.rows[rows.currentIndex().row()].key == ("protest", 1)
    referee.key(Key.Key_Return)
    assert referee.foot() == "Decide"
    referee.key(Key.Key_Escape)
    referee.key(Key.Key_Escape)
    referee.go("result")
    result = referee.window.views.result_page
    assert result.protest.isVisible()
    assert result.still_open.head.state == "1 open"
    assert result.still_open.is_open
    told = result.could_change.item(0).text()
    assert told == capital(protest_said(protest, EN))
    referee.press(referee.window.views.result_page.incidents.head)
    referee.page.home.list.wanted.emit(referee.page.home.list.rows[0].key)
    assert referee.foot() == "Decide"
    referee.type("\n2the record is plain\n")
    (protest,) = referee.case.protests
    assert protest.is_lodged, "who decided is asked once"
    assert referee.page.protest.told.text() == "Who decided, and on which grounds?"
    assert referee.foot() == "Record it as it is"
    referee.type("Kim\n")
    (protest,) = referee.case.protests
    assert protest.state is ProtestState.DISMISSED
    assert (protest.ruling, protest.by_whom) == ("the record is plain", "Kim")
    (row,) = rows.rows
    assert row.text == "Protest of Black (the result): dismissed"
    assert row.more.splitlines() == [
        f"lodged {protest.lodged}",
        f"decided {protest.decided}, by Kim",
        "the record is plain",
    ]
    assert rows.hasFocus()
    assert rows.height() >= rows.sizeHintForRow(0) > 4 * rows.fontMetrics().height()
    referee.key(Key.Key_Escape)
    assert result.still_open.head.state == "nothing open"


def test_a_protest_that_is_upheld_leaves_no_result_until_it_is_ruled_anew(
    called: Called,
) -> None:
    referee = called(ruled=True)
    assert referee.result == in_words(WON[Unit.MOKU], name="White", amount="½")
    referee.window.session.do(LodgeProtest(Protest(1, Person.BLACK)))
    referee.open()
    referee.page.home.list.wanted.emit(referee.page.home.list.rows[0].key)
    referee.type("\n1the stones were alive\nKim\n")
    (protest,) = referee.case.protests
    assert protest.state is ProtestState.UPHELD
    for _ in range(2):
        referee.key(Key.Key_Escape)
    assert referee.result == in_words(STATES[CaseState.UNDECIDED])
    assert referee.more == "1 question open"
    assert "wins" not in referee.read_result()
    assert referee.foot() == "To the questions"
    referee.key(Key.Key_Return)
    referee.weighed()
    assert referee.asked()[0] == in_words(INCIDENTS_KINDS["protest-upheld"].short, number=1)
    referee.key(Key.Key_1)
    assert referee.result != in_words(WON[Unit.MOKU], name="White", amount="½"), (
        "one key alone does not bring the winner back"
    )
    referee.type("looked at again, the stones are dead")
    referee.key(Key.Key_Return)
    card = referee.questions.page.card
    QTest.mouseClick(card.answers.buttons[0], LEFT)
    assert referee.result == in_words(WON[Unit.MOKU], name="White", amount="½")
    (reason,) = referee.case.settled.values()
    assert reason == "looked at again, the stones are dead"


def test_the_desk_opens_at_a_protest_that_waits(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("pb\tnot my move\n")
    referee.key(Key.Key_Escape)
    referee.key(Key.Key_J, CTRL)
    assert referee.page.home.list.hasFocus()
    referee.key(Key.Key_Return)
    assert referee.foot() == "Decide"
    referee.type("\n2the record is plain\nKim\n")
    referee.key(Key.Key_Escape)
    referee.key(Key.Key_J, CTRL)
    assert not referee.page.home.list.hasFocus(), "it waits no more"
    referee.window.session.do(LodgeProtest(Protest(2, Person.WHITE)))
    referee.key(Key.Key_Escape)
    referee.key(Key.Key_J, CTRL)
    assert referee.page.home.list.hasFocus()
    referee.type("w")
    assert referee.window.features.desk.entering.is_at_work, "the letters are as ever"


@pytest.mark.parametrize(("key", "asks"), [("1", True), ("2", True), ("3", False)])
def test_a_protest_is_decided_without_a_reason_by_one_key_more(
    called: Called, key: str, asks: bool
) -> None:
    referee = called(ruled=True)
    referee.window.session.do(LodgeProtest(Protest(1, Person.BLACK)))
    referee.open()
    referee.page.home.list.wanted.emit(referee.page.home.list.rows[0].key)
    referee.type(f"\n{key}\n")
    assert referee.case.is_under_protest is asks
    referee.type("\n" * asks)
    (protest,) = referee.case.protests
    assert protest.ruling == ("no reason given" if asks else "")


def test_a_count_that_was_read_off_stays_so_under_protest(called: Called) -> None:
    referee = called(ruled=True)
    referee.weighed()
    referee.go("count")
    referee.key(Key.Key_Return)
    referee.key(Key.Key_End)
    referee.key(Key.Key_Return)
    assert (referee.stage, referee.signs()["count"]) == ("result", "✓")
    referee.window.session.do(LodgeProtest(Protest(1, Person.BLACK)))
    assert referee.signs()["count"] == "✓"
    referee.window.session.do(DecideProtest(1, ProtestState.DISMISSED))
    assert referee.signs()["count"] == "✓"
    referee.rules("japanese")
    assert referee.signs()["count"] == "", "another count"


def test_it_is_said_how_long_a_protest_may_be_lodged(called: Called) -> None:
    referee = called(ruled=True)
    referee.go("result")
    row = referee.window.views.result_page.protest
    assert not row.isVisible(), "the regulation does not say"
    own = replace(regulations()["korean-2024"], id="own", protest=30)
    referee.window.session.do(ChooseRegulation(own))
    referee.weighed()
    until = r"Protests: until [\d: -]+ \((30|29) minutes left\)"
    assert re.fullmatch(until, row.text())
    referee.open()
    referee.type("p")
    assert re.fullmatch(until, referee.page.protest.told.text())
    referee.type("w\n")
    (protest,) = referee.case.protests
    assert re.fullmatch(r"[\d: -]+", protest.deadline)
    assert in_words(UNTIL, what=protest.deadline) in protest_said(protest, EN)
    referee.window.session.undo()
    referee.window.session.undo()
    assert not row.isVisible()


def test_a_protest_is_against_the_incident_that_is_shown(called: Called) -> None:
    referee = called(ruled=True)
    referee.enter("w1\n")
    home = referee.page.home
    home.list.wanted.emit(home.list.rows[0].key)
    referee.type("p")
    assert referee.page.protest.title.text() == "Protest against this decision: whose?"
    referee.type("w\n")
    (protest,) = referee.case.protests
    assert (protest.against, protest.deadline) == (1, ""), "the regulation has none"
    assert home.told.text() == in_words(UNDER_PROTEST)


def test_what_is_suspended_or_may_be_chosen_is_told(called: Called) -> None:
    referee = called()
    international = regulations()["korean-2025-international"]
    referee.window.session.do(ChooseRegulation(international))
    referee.open()
    referee.type("w1")
    article = referee.page.ruling.article
    assert "Suspended at present: warning, 2 points" in article.text()
    rows = tuple(replace(row, options=(NOTHING,)) for row in international.rows)
    referee.key(Key.Key_Escape, times=3)
    own = replace(international, id="own", rows=rows)
    referee.window.session.do(ChooseRegulation(own))
    referee.open()
    referee.type("w1")
    assert "Or: " in article.text()


def test_whether_it_is_in_the_lid_can_be_taken_back(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w1yy\n")
    assert referee.last.in_lid is None
    referee.open()
    referee.type("b1yo4rnothing is paid\n")
    assert (referee.last.decided, referee.last.in_lid) == ((WARNING,), None), (
        "none to lie there"
    )


def test_what_would_be_otherwise_now_has_a_flag(called: Called) -> None:
    referee = called()
    referee.enter("w1\n")
    referee.enter("w1\n")
    home = referee.page.home
    flag = "the regulation now says something else"
    assert not any(flag in row.text for row in home.list.rows)
    referee.window.session.do(AnnulIncident(1, "it was in the lid"))
    assert [flag in row.text for row in home.list.rows] == [False, True]


def test_down_goes_to_what_was_entered(called: Called) -> None:
    referee = called()
    referee.enter("w1\n")
    referee.enter("b2\n")
    referee.key(Key.Key_Down)
    assert referee.page.home.list.hasFocus()
    referee.key(Key.Key_Return)
    assert referee.page.detail.title.text().startswith("1. White")


def test_what_the_status_line_says_goes_with_its_step(called: Called) -> None:
    referee = called(ruled=True)
    referee.enter("b7\n")
    assert referee.status.startswith("Entered: ")
    referee.type("p")
    assert referee.status == ""
    referee.type("\n")
    assert referee.status == "Choose who lodges it."
    referee.type("b\n")
    assert referee.status.startswith("The protest is lodged")
    referee.key(Key.Key_Escape)
    assert referee.status == "", "the desk is closed"
    # An act from elsewhere takes it away too.
    referee.open()
    referee.type("p\n")
    referee.window.session.do(ChooseRules("japanese"))
    assert "Say who" not in referee.status
    assert referee.page.protest.isVisible()


def test_where_no_question_is_open_that_is_said(called: Called) -> None:
    referee = called(ruled=True)
    assert referee.window.questions.open is None
    referee.board.setFocus()
    referee.key(Key.Key_D)
    assert referee.status == "No question is open."


def test_where_questions_are_open_elsewhere_it_is_not_said_that_none_is(called: Called) -> None:
    referee = called()
    referee.go("doubts")
    referee.weighed()
    assert referee.more == "1 question open"
    assert referee.window.questions.open is None, "only what is clear is asked"
    referee.board.setFocus()
    referee.key(Key.Key_D)
    assert referee.status == "That answers none of the open questions."


def test_grounds_typed_before_it_is_said_who_protests_are_kept(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("pNot my move\n")
    assert referee.case.protests == ()
    assert referee.status == "Choose who lodges it."
    referee.type("w\n")
    (protest,) = referee.case.protests
    assert (protest.by, protest.grounds) == (Person.WHITE, "Not my move")


@pytest.mark.parametrize("text", ["White claims a ko", "black was late", "B resigned", "B4"])
def test_grounds_that_begin_with_the_letter_of_a_side_are_whole(
    called: Called, text: str
) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type(f"p{text}")
    form = referee.page.protest
    assert form.said("grounds") == text
    assert form.chosen is None, "the letter belongs to the sentence"
    assert not any(button.isChecked() for button in form.people.values())
    referee.type("\n")
    assert referee.case.protests == ()
    assert referee.status == "Choose who lodges it."
    referee.type("b\n")
    (protest,) = referee.case.protests
    assert (protest.by, protest.grounds) == (Person.BLACK, text)


def test_a_sentence_leaves_the_side_that_was_chosen_before(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("p")
    form = referee.page.protest
    referee.press(form.people[Person.BLACK])
    referee.type("White claims a ko\n")
    (protest,) = referee.case.protests
    assert (protest.by, protest.grounds) == (Person.BLACK, "White claims a ko")


def test_a_letter_of_a_side_can_be_corrected_before_the_grounds(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("pwb")
    form = referee.page.protest
    assert form.chosen is Person.BLACK
    assert form.hasFocus()
    referee.key(Key.Key_Tab)
    assert form.lines["grounds"].hasFocus()
    referee.type("White claims a ko\n")
    (protest,) = referee.case.protests
    assert (protest.by, protest.grounds) == (Person.BLACK, "White claims a ko")


def test_what_was_begun_of_a_protest_is_there_again_until_it_is_done(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("pw\tNot my move")
    form = referee.page.protest
    referee.key(Key.Key_Escape)
    assert referee.page.step is referee.page.home
    referee.type("p")
    assert form.said("grounds") == "Not my move"
    assert form.chosen is Person.WHITE
    referee.type("\n")
    assert referee.case.protests[-1].grounds == "Not my move"
    # How it is decided is another question; what was begun of that is there again too.
    referee.type("\n\n")
    assert form.said("ruling") == ""
    referee.type("2The move was seen")
    referee.key(Key.Key_Escape)
    referee.type("\n")
    assert form.chosen is ProtestState.DISMISSED
    assert form.said("ruling") == "The move was seen"
    form.lines["by_whom"].setFocus()
    referee.type("Kim\n")
    decided = referee.case.protests[-1]
    assert (decided.state, decided.ruling) == (ProtestState.DISMISSED, "The move was seen")
    referee.type("p")
    assert form.said("grounds") == "", "another protest has grounds of its own"
    assert form.chosen is None


def test_what_is_written_of_a_protest_outlasts_another_language(called: Called) -> None:
    referee = called(ruled=True)

    def speaks(language: Language) -> None:
        referee.qtbot.waitUntil(lambda: referee.window.language == language)
        referee.window.activateWindow()
        referee.qtbot.waitUntil(referee.window.isActiveWindow)

    referee.open()
    referee.type("pw\tNot my move")
    form = referee.page.protest
    referee.main.use_language(ZH)
    assert referee.page.protest is form, "it waits for who is writing"
    assert form.said("grounds") == "Not my move"
    # What was closed before it was lodged is there when it is asked for again.
    QTest.keyClick(form.lines["grounds"], Key.Key_Escape)
    speaks(ZH)
    assert referee.page.step is referee.page.home
    referee.type("p")
    form = referee.page.protest
    assert form.title.text() == "谁对结果提出申诉？"
    assert (form.said("grounds"), form.chosen) == ("Not my move", Person.WHITE)
    referee.type("\n")
    assert referee.case.protests[-1].grounds == "Not my move"
    # The same for how it is decided.
    referee.type("\n\n2The move was seen")
    form = referee.page.protest
    referee.main.use_language(JA)
    QTest.keyClick(form.lines["ruling"], Key.Key_Escape)
    speaks(JA)
    referee.type("\n")
    form = referee.page.protest
    assert (form.said("ruling"), form.chosen) == ("The move was seen", ProtestState.DISMISSED)
    form.lines["by_whom"].setFocus()
    referee.type("Kim\n")
    decided = referee.case.protests[-1]
    assert (decided.ruling, decided.by_whom) == ("The move was seen", "Kim")


def test_what_is_shown_of_an_incident_outlasts_another_language(called: Called) -> None:
    referee = called()
    referee.enter("w1\n")
    referee.page.home.list.wanted.emit(referee.page.home.list.rows[0].key)
    assert referee.page.step is referee.page.detail
    referee.main.use_language(KO)
    assert referee.window.language == "ko"
    assert referee.page.step is referee.page.detail
    referee.window.activateWindow()
    referee.qtbot.waitUntil(referee.window.isActiveWindow)
    referee.type("ait was in the lid")
    referee.main.use_language(EN)
    assert referee.page.step is referee.page.why
    assert referee.page.why.given == "it was in the lid"
    QTest.keyClick(referee.page.why.reason, Key.Key_Return)
    assert referee.last.annulled == "it was in the lid"
    referee.qtbot.waitUntil(lambda: referee.window.language == "en")


def test_who_is_asked_what_happened_is_asked_so_in_another_language(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("w")
    assert referee.page.step is referee.page.kind
    referee.main.use_language(KO)
    assert referee.window.language == "ko"
    assert referee.page.step is referee.page.kind
    referee.window.activateWindow()
    referee.qtbot.waitUntil(referee.window.isActiveWindow)
    referee.type("1\n")
    assert referee.last.side is Offender.WHITE


@pytest.mark.parametrize("is_open", [True, False])
def test_what_is_decided_otherwise_outlasts_another_language(
    called: Called, is_open: bool
) -> None:
    referee = called()
    referee.open()
    referee.type("w1o2")
    form = referee.page.otherwise
    assert referee.page.step is form
    chosen = form.decided
    assert chosen != ()
    form.reason.setFocus()
    referee.type("twice")
    referee.main.use_language(KO)
    assert referee.window.language == "en", "it waits for who is writing"
    if is_open:
        form.reason.clear()
    else:
        referee.window.actions_by_id["details"].trigger()  # another page is opened over it
    referee.qtbot.waitUntil(lambda: referee.window.language == "ko")
    form = referee.page.otherwise
    assert referee.page.step is form
    assert form.decided == chosen
    assert form.given == ("" if is_open else "twice")


def test_another_language_waits_for_a_board_that_is_put_down(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("05")
    referee.key(Key.Key_Escape)  # from the decision to the notes
    referee.type("b")
    assert referee.window.features.desk.found.is_put
    referee.main.use_language(KO)
    assert referee.window.language == "en"
    referee.window.features.desk.found.end()
    referee.qtbot.waitUntil(lambda: referee.window.language == "ko")


def test_the_board_is_not_ruled_on_while_a_form_is_open(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("p")
    before = referee.case
    for button in (LEFT, RIGHT):
        referee.click("D5", button)
        assert referee.case == before
        assert referee.status.startswith("Close what is open next to the board (Esc)")
    assert referee.page.protest.isVisible()
    for _ in range(3):
        referee.key(Key.Key_Escape)
    assert referee.window.pages.drawer is None, "Esc leads out, wherever the keys are"
    referee.click("D5")
    assert referee.case != before


def test_the_board_as_it_was_found_is_put_down_and_compared(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("05")
    referee.key(Key.Key_Escape)  # from the decision to the notes
    before = referee.light("G5", 0.2, 0.2)
    referee.type("b")
    assert referee.board.hasFocus()
    QTest.keyClick(referee.board, "p")
    (dialog,) = referee.window.findChildren(PhotoDialog)
    dialog.close()
    assert referee.window.modes.now.wants_position, "a photograph may be given up"
    referee.board.setFocus()
    referee.click("D5")
    referee.click("G5")
    assert referee.light("G5", 0.2, 0.2) < before - 60
    assert referee.lit(("D5", "G5", "D4")) == {"D5", "G5"}
    referee.key(Key.Key_Return)
    step = referee.page.ruling
    assert step.isVisible()
    missing = in_words(MISSING, colour="Black", points="D5")
    told = f"{missing}; {in_words(EXTRA, colour='Black', points='G5')}"
    assert step.differs.text() == told
    assert referee.light("G5", 0.2, 0.2) == before, "the board is the record's again"
    referee.type("o0\n")
    assert referee.last.board is not None
    assert referee.last.decided == (RESTORED,)
    assert referee.case.position.cells[referee.point("D5")] == 1


def test_the_regulation_is_proposed_and_can_be_chosen(called: Called) -> None:
    referee = called("japanese")
    referee.open()
    home = referee.page.home
    assert home.whence.text() == "Proposed: it is usual with Japanese."
    referee.pick(home.box, "korean-2024")
    assert home.whence.text() == "Chosen for this game."
    assert referee.case.regulation is not None
    referee.type("w1\n")
    assert referee.last.regulation == "korean-2024"
    assert referee.last.decided == (WARNING, points(2))
    referee.pick(home.box, "")
    assert referee.case.regulation is None


def test_decided_later_it_is_asked_among_the_questions(called: Called) -> None:
    referee = called(ruled=True)
    referee.open()
    referee.type("w1l")
    assert referee.last.is_open
    referee.key(Key.Key_Escape)
    referee.open_card("Incident 1")
    referee.answer(in_words(ANSWERS["decide"]))
    assert referee.page.ruling.isVisible()
    referee.type("\n")
    assert referee.last.decided == (WARNING, points(2))
    assert len(referee.incidents) == 1


def test_an_illegal_move_of_the_record_becomes_an_incident(
    start: Start, tmp_path: Path
) -> None:
    # A ko at D4/E4, taken back at once.
    text = "D5 E5 C4 F4 D3 E3 E4 D4 E4 pass pass"
    path = tmp_path / "ko.sgf"
    path.write_bytes(write_sgf(None, played(9, text, komi="0.5").record, Ruling()))
    referee = Referee(start(path))
    referee.window.session.do(ChooseRules("japanese"))
    referee.window.session.do(ConfirmAllOthers())
    referee.window.questions.go_to_first()
    referee.weighed()
    about = next(row for row in referee.asked() if row.startswith("Move 9"))
    referee.open_card(about)
    referee.answer(in_words(ANSWERS["incident"]))
    step = referee.page.ruling
    assert step.title.text().startswith(
        f"1. Black, move 9: {in_words(KINDS['ko-retaken'].name)}"
    )
    assert step.consequence.text() == capital(in_words(EFFECTS[ConsequenceKind.LOSS]))
    referee.type("\n")
    assert referee.last.kind == "ko-retaken"
    assert "White wins" in referee.result
    assert len(referee.window.session.history.past) == 3


def test_a_stone_on_another_is_asked_once_and_answered_where_that_leads(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "twice.sgf"
    moves = "B[ee];W[ce];B[gc];B[gg];W[cc];W[cg];B[ee];W[ab]"
    path.write_text(f"(;GM[1]FF[4]SZ[9]KM[6.5]RU[AGA];{moves})")
    referee = Referee(start(path))
    referee.window.session.do(ConfirmAllOthers())
    referee.window.questions.go_to_first()
    referee.weighed()
    assert sum(row.startswith("Move 7") for row in referee.asked()) == 1
    about = next(row for row in referee.asked() if row.startswith("Move 7"))
    referee.open_card(about)
    session = referee.window.session
    assert session.moment < session.last_moment
    referee.type("3")
    assert referee.last.kind == "occupied-point"
    assert referee.last.decided == (TAKEN_BACK, COUNTS_AS_PASS)
    assert referee.status == f"Answered: {about}"
    assert not any(row.startswith("Move 7") for row in referee.asked())


def test_the_second_of_two_moves_running_is_ruled_on_among_the_questions(
    start: Start, tmp_path: Path
) -> None:
    path = tmp_path / "running.sgf"
    path.write_text("(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese];B[ee];W[ce];B[gc];B[gg];W[cc])")
    referee = Referee(start(path))
    referee.window.session.do(ConfirmAllOthers())
    referee.window.questions.go_to_first()
    referee.weighed()
    referee.open_card("Move 4")
    referee.type("2")
    assert (referee.last.kind, referee.last.decided) == ("two-moves", (LOSS,))
    referee.window.questions.go_to_first()
    assert not any(row.startswith("Move 4") for row in referee.asked())


def test_from_an_earlier_move_the_incident_is_of_that(called: Called) -> None:
    referee = called()
    referee.window.session.show_moment(4)
    assert referee.enter("w1\n").move == 4
    referee.window.session.show_moment(referee.window.session.last_moment)
    referee.page.home.list.wanted.emit(referee.page.home.list.rows[0].key)
    assert referee.window.session.moment == 4


def test_a_game_that_is_recorded_goes_on(called: Called) -> None:
    referee = called()
    play = referee.window.actions_by_id["play-on-board"]
    play.setChecked(True)
    referee.enter("w1\n")
    assert referee.window.session.recording
    referee.open()
    referee.type("05")
    referee.key(Key.Key_Escape)
    referee.type("b")
    assert not referee.window.session.recording
    referee.click("G5")
    referee.press(referee.window.foot.act)
    assert referee.window.session.recording
    assert play.isChecked()
    assert referee.page.ruling.isVisible(), "the desk is where it was"
    assert referee.page.ruling.differs.text() == in_words(EXTRA, colour="Black", points="G5")


def test_what_is_being_entered_outlasts_another_page_and_another_language(
    called: Called,
) -> None:
    referee = called()
    referee.open()
    referee.type("w1fa word\n")
    referee.key(Key.Key_B, CTRL)
    assert referee.window.pages.drawer == "details"
    referee.open()
    assert referee.page.ruling.isVisible()
    referee.main.use_language(ZH)
    assert referee.page.ruling.isVisible()
    assert referee.page.ruling.consequence.text() == "警告、罚2目"
    referee.type("\n")
    assert referee.last.facts == "a word"


def test_a_regulation_is_read_from_a_file_and_a_mistake_in_it_is_told(
    called: Called, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    referee = called()
    path = tmp_path / "own.toml"
    get = lambda *_: (str(path), "")  # noqa: E731
    monkeypatch.setattr(QFileDialog, "getOpenFileName", get)
    path.write_text(OWN + 'kind = "no-such-kind"\n')
    referee.open()
    home = referee.page.home
    referee.pick(home.box, FROM_FILE)
    assert "no-such-kind" in referee.status
    assert referee.case.regulation is None
    assert home.box.currentData() == ""
    path.write_text(OWN + 'kind = "phone-rang"\ntimes = ["caution"]\n')
    referee.pick(home.box, FROM_FILE)
    assert home.box.currentText() == "Our club"
    referee.type("w8\n")
    assert referee.last.decided == (CAUTION,)


def test_a_game_lost_before_anybody_ruled_marks_nobodys_points(called: Called) -> None:
    for ruled in (False, True):
        referee = called(ruled=ruled)
        referee.enter("w0\n")
        assert referee.last.decided == (LOSS,)
        assert bool(referee.board.view().marks) is ruled
        signs = [referee.window.stages.sign(id_) for id_ in ("dead", "doubts")]
        assert [sign.done for sign in signs] == [ruled] * 2, "nobody did anything there"
        assert [sign.passed_over for sign in signs] == [not ruled] * 2


def test_where_nobody_did_it_nobody_is_offered_to_lose(called: Called) -> None:
    referee = called()
    referee.open()
    referee.type("08")
    form = referee.page.otherwise
    assert form.isVisible()
    shown = {key for key, button in form.buttons.items() if button.isVisible()}
    assert shown == {"1", "7", "8", "9", "0"}
    referee.type("6")
    assert not form.decided
    referee.type("8")
    assert form.decided == (TAKEN_BACK,)


def test_enter_chooses_no_side_and_closes_nothing(called: Called) -> None:
    referee = called()
    referee.open()
    assert referee.window.foot.act.text() == "Back", "Esc does it, not Enter"
    referee.type("\n\n\n")
    assert referee.page.step is referee.page.home
    assert referee.window.pages.drawer == "incidents"
    assert referee.incidents == ()
    referee.key(Key.Key_Space)
    assert referee.page.step is referee.page.kind, "the space bar presses a side"
    assert referee.window.foot.act.text() == "This happened  ↵"


def test_a_focused_side_is_not_a_second_primary_button(called: Called) -> None:
    referee = called()
    referee.open()
    side = referee.page.home.sides[Offender.BLACK]
    assert side.hasFocus()
    accent = QColor(roles().accent)
    for button, is_primary in ((side, False), (referee.window.foot.act, True)):
        picture = button.grab().toImage()
        inside = picture.pixelColor(6, picture.height() // 2)
        assert (inside == accent) is is_primary
