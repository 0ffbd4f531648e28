"""Acts on incidents: entered by number, decided with a reason, annulled and never deleted."""

from __future__ import annotations

from dataclasses import replace

import pytest

from goref.app.edits.base import Edit
from goref.app.edits.correcting import InsertMove, RemoveMove
from goref.app.edits.incidents import (
    AmendIncident,
    AnnulIncident,
    AnswerLid,
    ChooseRegulation,
    DecideIncident,
    DecideProtest,
    LodgeProtest,
    RecordIncident,
    RuleAsPass,
    RuleMove,
    next_number,
    rule_on,
)
from goref.app.edits.position import NewBoard, PaintStones, SwapColours
from goref.app.opening import Opened
from goref.app.session.change import Part
from goref.app.session.session import Session
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.faults import Fault, fault
from goref.core.base.findings import Level, found
from goref.core.case.case import Case
from goref.core.case.facts import facts_of
from goref.core.game.act_kinds import ActKind
from goref.core.game.play_rules import Passes
from goref.core.game.record import Act
from goref.core.incidents.consequence import (
    COUNTS_AS_PASS,
    LOSS,
    STANDS,
    TAKEN_BACK,
    WARNING,
    Consequences,
    points,
)
from goref.core.incidents.incident import (
    ClockNote,
    Incident,
    Offender,
    Person,
    Protest,
    ProtestState,
)
from goref.io.values.regulations import regulation
from tests.core.build import played
from tests.refusals import refuses

GAME = played(9, "C3 D4 E5 F6 C3")
PAID = (WARNING, points(2))
LID = Incident(1, "prisoner-not-in-lid", Offender.WHITE, 2, proposed=PAID, decided=PAID)
CASE = RecordIncident(LID).apply(GAME)


@pytest.mark.parametrize(
    ("edit", "wrong"),
    [
        (RecordIncident(LID), fault("incident-number", number=2)),
        (RecordIncident(replace(LID, number=2, kind="theft")), fault("incident-kind")),
        (RecordIncident(replace(LID, number=2, move=6)), fault("no-move", number=6)),
        (RecordIncident(replace(LID, number=2, decided=())), fault("incident-needs-reason")),
        (DecideIncident(1, (WARNING,)), fault("incident-needs-reason")),
        (DecideIncident(1, (WARNING,), " "), fault("incident-needs-reason")),
        (DecideIncident(3, PAID), fault("no-incident", number=3)),
        (AnnulIncident(1, ""), fault("annulled-needs-reason")),
        (LodgeProtest(Protest(2, Person.BLACK)), fault("incident-number")),
        (LodgeProtest(Protest(1, Person.BLACK, 9)), fault("no-incident", number=9)),
        (DecideProtest(1, ProtestState.UPHELD), fault("no-protest", number=1)),
        (RuleAsPass(replace(LID, number=2, move=None)), fault("no-move", number=0)),
    ],
)
def test_what_makes_no_sense_is_refused(edit: Edit, wrong: Fault) -> None:
    with refuses(ValueError, wrong):
        edit.apply(CASE)


def test_decided_as_proposed_or_otherwise_with_a_reason() -> None:
    left = RecordIncident(replace(LID, decided=None)).apply(GAME)
    assert DecideIncident(1, PAID).apply(left).incidents[0].decided == PAID
    other = DecideIncident(1, (WARNING,), "no stones", "14:25", "R").apply(left).incidents[0]
    assert (other.decided, other.reason, other.ruling, other.by) == (
        (WARNING,),
        "no stones",
        "14:25",
        "R",
    )
    assert other.differs


def test_where_no_clause_is_known_the_decision_needs_no_reason() -> None:
    free = Incident(2, "komi-wrong", Offender.NOBODY, decided=(STANDS,))
    assert len(RecordIncident(free).apply(CASE).incidents) == 2


def test_what_is_annulled_stays_and_can_be_changed_no_more() -> None:
    gone = AnnulIncident(1, "the video").apply(CASE)
    assert gone.incidents[0].annulled == "the video"
    assert next_number(gone) == 2
    for edit in (AnswerLid(1, True), DecideIncident(1, PAID), AmendIncident(LID)):
        with refuses(ValueError, "incident-annulled", number=1):
            edit.apply(gone)


def test_a_protest_is_decided_once() -> None:
    lodged = LodgeProtest(Protest(1, Person.WHITE, 1, grounds="why")).apply(CASE)
    done = DecideProtest(1, ProtestState.DISMISSED, "us", "15:00", "no").apply(lodged)
    assert done.protests[0].grounds == "why"
    assert done.protests[0].state is ProtestState.DISMISSED
    with refuses(ValueError, "protest-decided"):
        DecideProtest(1, ProtestState.UPHELD).apply(done)


FOUND = found("illegal-occupied", Level.CHECK, [0], move=5, colour="B", repeats="")


def ruled(decided: Consequences) -> tuple[Case, Edit]:
    act = rule_on(Incident(1, "occupied-point", Offender.BLACK, 5, decided=decided), FOUND)
    return act.apply(GAME), act


def test_an_illegal_move_becomes_an_incident_with_one_act() -> None:
    taken, act = ruled((TAKEN_BACK,))
    assert isinstance(act, RuleMove)
    assert (taken.voided, list(taken.settled)) == ({5}, [])
    stays, _ = ruled((STANDS,))
    assert (stays.voided, list(stays.settled)) == (frozenset(), [FOUND])
    lost, _ = ruled((LOSS,))
    assert list(lost.settled) == [FOUND]
    assert all(len(case.incidents) == 1 for case in (taken, stays, lost))


def test_what_counts_as_a_pass_counts_with_the_passes() -> None:
    passed, act = ruled((TAKEN_BACK, COUNTS_AS_PASS))
    assert isinstance(act, RuleAsPass)
    assert passed.record.acts[4] == Act(ActKind.PASS, BLACK)
    assert facts_of(passed, Passes.FREE).passes == Pair(1, 0)
    assert facts_of(ruled((TAKEN_BACK,))[0], Passes.FREE).passes == Pair(0, 0)


def test_incidents_go_with_their_moves() -> None:
    late = RecordIncident(Incident(2, "late", Offender.BLACK, 4)).apply(CASE)
    assert [x.move for x in RemoveMove(3).apply(late).incidents] == [2, 3]
    assert [x.move for x in RemoveMove(2).apply(late).incidents] == [None, 3]
    put_in = InsertMove(1, Act(ActKind.PASS, WHITE)).apply(late)
    assert [x.move for x in put_in.incidents] == [3, 5]


def test_swapped_colours_swap_whose_incident_it_was() -> None:
    clock = ClockNote(BLACK, Pair("1", "2"))
    case = replace(
        CASE,
        incidents=(replace(LID, clock=clock, reported=Person.BLACK, claimed=Person.OTHER),),
        protests=(Protest(1, Person.WHITE),),
    )
    (one,), (protest,) = (lambda c: (c.incidents, c.protests))(SwapColours().apply(case))
    assert (one.side, one.clock) == (Offender.BLACK, ClockNote(WHITE, Pair("2", "1")))
    assert (one.reported, one.claimed, protest.by) == (
        Person.WHITE,
        Person.OTHER,
        Person.BLACK,
    )


def test_a_new_board_keeps_the_regulation_and_nothing_that_happened() -> None:
    begun = NewBoard(9).apply(replace(CASE, regulation=regulation("aga")))
    assert (begun.incidents, begun.regulation) == ((), regulation("aga"))


def test_a_record_that_becomes_a_position_pays_no_lid_twice() -> None:
    laid = AnswerLid(1, True).apply(CASE)
    before = facts_of(laid, Passes.FREE).captured
    bare = PaintStones(black=frozenset({0})).apply(laid)
    assert bare.answers.prisoners == Pair(0, 2)
    assert facts_of(bare, Passes.FREE).captured == before


def test_a_session_tells_that_incidents_changed() -> None:
    session = Session(Opened(GAME, None, (), ""))
    told: list[Part] = []
    session.listen(lambda change: told.append(change.parts))
    for edit in (
        RecordIncident(LID),
        LodgeProtest(Protest(1, Person.WHITE)),
        ChooseRegulation(regulation("aga")),
    ):
        session.do(edit)
        assert Part.INCIDENTS in told[-1]
    session.undo()
    assert Part.INCIDENTS in told[-1]
    assert session.case.regulation is None


def test_two_moves_running_that_count_as_a_pass_both_come_off() -> None:
    twice = played(9, "C3 D4 E5 b:F6 G7")
    incident = Incident(1, "two-moves", Offender.BLACK, 4, decided=(TAKEN_BACK, COUNTS_AS_PASS))
    finding = found("same-colour-twice", Level.CHECK, move=4, colour="B")
    after = rule_on(incident, finding).apply(twice)
    assert after.voided == {3}
    assert facts_of(after, Passes.FREE).passes == Pair(1, 0)
    board = after.record.grid
    assert (
        after.position.cells[board.point("E5")] == after.position.cells[board.point("F6")] == 0
    )
    second = replace(incident, decided=(TAKEN_BACK, WARNING))
    kept = rule_on(second, finding).apply(twice)
    assert kept.voided == {4}
    assert list(kept.settled) == [finding], "it is of the reading, which asks on"
    assert kept.position.cells[board.point("E5")] == BLACK


@pytest.mark.parametrize("decided", [(LOSS,), (WARNING,), (TAKEN_BACK, points(2))])
def test_where_nobody_did_it_nobody_pays_or_loses(decided: Consequences) -> None:
    upset = Incident(1, "board-scattered-outside", Offender.NOBODY, decided=decided)
    with refuses(ValueError, "incident-of-nobody"):
        RecordIncident(upset).apply(GAME)
    kept = RecordIncident(replace(upset, decided=(TAKEN_BACK,))).apply(GAME)
    with refuses(ValueError, "incident-of-nobody"):
        DecideIncident(1, decided, "so it is").apply(kept)
