"""An incident drafted from the case: the regulation that is asked, what it proposes."""

from __future__ import annotations

from dataclasses import replace

from goref.app.edits.incidents import RecordIncident, rule_on
from goref.app.incidents.drafting import (
    drafted,
    of_finding,
    redrafted,
    regulation_of,
)
from goref.core.case.case import Case
from goref.core.incidents.consequence import (
    COUNTS_AS_PASS,
    LOSS,
    STANDS,
    TAKEN_BACK,
    WARNING,
    points,
)
from goref.core.incidents.incident import EarlierOffence, Offender
from goref.core.incidents.proposing import Precedent
from goref.core.incidents.regulation import Scope
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import Scorer
from goref.io.values.regulations import regulation
from tests.core.build import played

KO = played(
    5, "B2 C2 B3 C3 A1 C1 C4 D2 B4 D3 D4 A5 A2 B1 E1 pass E2", komi="0"
)  # no ko in it: a plain game to enter incidents in
KOREAN = replace(KO, rules="korean")


def test_the_rule_set_names_the_regulation_unless_one_is_chosen() -> None:
    assert regulation_of(KOREAN) == regulation("korean-2024")
    chosen = replace(KOREAN, regulation=regulation("club-mild"))
    assert regulation_of(chosen) == regulation("club-mild")
    assert regulation_of(replace(KO, rules="tang-song")) is None


def test_the_second_is_drafted_with_what_led_to_it() -> None:
    first, _ = drafted(KOREAN, "prisoner-not-in-lid", Offender.WHITE, move=4)
    assert (first.number, first.article, first.proposed) == (1, "18", (WARNING, points(2)))
    assert first.decided is None
    case = RecordIncident(replace(first, decided=first.proposed)).apply(KOREAN)
    second, made = drafted(case, "prisoner-not-in-lid", Offender.WHITE, move=8, facts="again")
    assert second.number == 2
    assert second.proposed == (WARNING, LOSS)
    assert second.led_to == made.led_to == (EarlierOffence("warning", 2),)
    assert second.facts == "again"


def test_what_was_brought_counts_where_the_regulation_runs_through_the_event() -> None:
    rules = replace(regulation("korean-2024"), id="own", scope=Scope.EVENT)
    case = replace(KOREAN, regulation=rules)
    brought = (Precedent("pressed-early", (WARNING,), 1, 2),)
    assert drafted(case, "pressed-early", Offender.BLACK, carried=brought)[0].proposed == (
        WARNING,
        LOSS,
    )


def test_an_entry_that_is_corrected_is_proposed_anew() -> None:
    first, _ = drafted(KOREAN, "prisoner-not-in-lid", Offender.WHITE)
    other, made = redrafted(KOREAN, replace(first, kind="other-hand"))
    assert (other.article, other.number) == ("17", 1)
    assert made.consequences == other.proposed


def illegal(rules: str) -> tuple[Case, object]:
    """A game with a stone on an occupied point, and what is noticed of it."""
    case = replace(played(9, "C3 D4 C3"), rules=rules)
    found = Scorer(case).score(RULESETS[rules]).findings
    return case, next(f for f in found if f.code == "illegal-occupied")


def test_an_illegal_move_of_the_record_is_drafted_and_ruled_with_one_act() -> None:
    case, finding = illegal("aga")
    draft = of_finding(case, finding)  # type: ignore[arg-type]
    assert draft is not None
    incident, made = draft
    assert (incident.kind, incident.side, incident.move) == (
        "occupied-point",
        Offender.BLACK,
        3,
    )
    assert made.consequences == (TAKEN_BACK, COUNTS_AS_PASS)
    act = rule_on(replace(incident, decided=made.consequences), finding)  # type: ignore[arg-type]
    after = act.apply(case)
    assert after.record.acts[2].point is None
    assert Scorer(after).score(RULESETS["aga"]).findings != ()
    codes = {f.code for f in Scorer(after).score(RULESETS["aga"]).findings}
    assert "illegal-occupied" not in codes


def test_what_was_replied_to_stands_where_only_the_opponent_may_claim_before() -> None:
    case, finding = illegal("aga")
    later = replace(
        case,
        record=replace(
            case.record, entries=(*case.record.entries, *played(9, "b:E5 F5").record.acts)
        ),
    )
    on_a_stone = of_finding(later, finding)  # type: ignore[arg-type]
    assert on_a_stone is not None
    assert on_a_stone[1].consequences == (TAKEN_BACK, COUNTS_AS_PASS), "it cannot stand"
    retaken = replace(finding, code="illegal-ko")  # type: ignore[type-var]
    draft = of_finding(later, retaken)  # type: ignore[arg-type]
    assert draft is not None
    assert draft[1].consequences == (STANDS,)
    assert draft[1].led_to == (EarlierOffence("reply", 2),)
    at_once = of_finding(later, retaken, claimed_at=3)  # type: ignore[arg-type]
    assert at_once is not None
    assert at_once[1].consequences == (TAKEN_BACK, COUNTS_AS_PASS)


def test_a_loss_by_the_text_ends_the_game() -> None:
    case, finding = illegal("japanese")
    draft = of_finding(case, finding)  # type: ignore[arg-type]
    assert draft is not None
    incident, made = draft
    act = rule_on(replace(incident, decided=made.consequences), finding)  # type: ignore[arg-type]
    after = act.apply(case)
    assert Scorer(after).score(RULESETS["japanese"]).re == "W+F"
    assert list(after.settled) == [finding]


def test_what_is_no_incident_is_not_drafted() -> None:
    from goref.core.base.findings import Level, found

    assert of_finding(KO, found("dame-left", Level.NOTE, count=1)) is None
    assert of_finding(KO, found("illegal-off-board", Level.CHECK, move=1, colour="B")) is None
