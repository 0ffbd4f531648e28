"""What incidents do to a count: a line of their own under every rule set, or an end."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.app.edits.ruling import LetFindingStand
from goref.app.incidents.drafting import drafted
from goref.app.reports.crosscheck import CountMethod, crosscheck
from goref.app.sheet.incidents import sheet_incidents
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.incidents.adding_up import LED
from goref.core.incidents.consequence import (
    BOTH_LOSE,
    DRAW,
    LOSS,
    NEW_GAME,
    RESTORED,
    WARNING,
    Consequence,
    points,
    zi,
)
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState
from goref.core.incidents.kinds import KINDS
from goref.core.incidents.paying import laid_in_lids, lid_stones
from goref.core.incidents.proposing import proposed_for
from goref.core.incidents.regulation import Scope
from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.rulesets.stops.stop_rules import GameEnding
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.base_number import base_number
from goref.core.scoring.check_line import check_line
from goref.core.scoring.compare import compare
from goref.core.scoring.lines import PENALTY
from goref.core.scoring.penalties import without_penalties
from goref.core.scoring.scorer import Scorer, Winner, score
from goref.core.scoring.status import CaseState
from goref.core.texts.findings import say
from goref.core.texts.incidents.telling import incident_said
from goref.core.texts.results import (
    BESIDE,
    EVERY_PENALTY,
    OUTCOMES,
    count_beside,
    same_everywhere,
    sentence,
    verdict,
)
from goref.io.values.regulations import regulation
from tests.core.build import COMPUTED, bare, counted, margin, ruled
from tests.languages import EN, JA, ZH
from tests.strategies import cases
from tests.wordings import in_words

HALVES = (".XO.", "XXOO", ".XO.", "XXOO")
"""8 points each."""


def penalised(
    case: Case,
    *decided: Consequence,
    side: Offender = Offender.WHITE,
    in_lid: bool | None = None,
) -> Case:
    """The case with one more incident, that was decided so."""
    number = len(case.incidents) + 1
    made = Incident(number, "prisoner-not-in-lid", side, decided=decided, in_lid=in_lid)
    return replace(case, incidents=(*case.incidents, made))


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_two_points_are_two_of_a_rule_sets_own_units(rules: object) -> None:
    case = bare(
        *HALVES, first_pass="B", last_play="W", began="B", plays=(8, 8), prisoners=(2, 2),
        pass_stones=(0, 0),
    )  # fmt: skip
    fined = penalised(case, WARNING, points(2), in_lid=False)
    one, other = Scorer(case).score(rules), Scorer(fined).score(rules)  # type: ignore[arg-type]
    line = next(line for line in other.lines if line.key == PENALTY)
    assert (line.black, line.white, line.paid, line.incident) == (2, 0, True, 1)
    assert other.difference - one.difference == 2
    assert other.penalty == 2
    told_line = check_line(Scorer(fined, checks_stand=True).score(other.rules))
    assert (told_line is None) is (other.margin is None)
    if told_line is not None:
        assert PENALTY in {term.role for term in told_line.terms}
    told = {finding.code for finding in other.findings}
    assert ("penalty-without-source" in told) is (
        other.rules.unit in (Unit.ROUTES, Unit.STONES)
    )


def test_a_zi_is_two_points() -> None:
    case = bare(*HALVES, komi=0)
    assert margin(penalised(case, zi(1)), "chinese-2002") == 2
    assert counted(penalised(case, zi(1), side=Offender.BLACK), "chinese-2002").native == -1


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_of_a_zi_where_none_is_counted_no_source_speaks(rules: RuleSet) -> None:
    case = penalised(bare(*HALVES, komi=0, prisoners=(0, 0)), zi(1))
    told = [finding.code for finding in Scorer(case).score(rules).findings]
    counted_so = rules.unit in (Unit.ROUTES, Unit.STONES)
    assert ("penalty-without-source" in told) is counted_so
    assert ("penalty-in-zi" in told) is (not counted_so and rules.unit is not Unit.ZI)
    assert ("penalty-in-lid" in told) is (Quantity.LOST in rules.weights)


def test_one_zi_turns_a_win_by_three_quarters() -> None:
    """A lead of 3/4 zi and a penalty of 1 zi: lost by 1/4."""
    case = bare(*HALVES, komi="-1.5")
    assert counted(case, "chinese-2002").native == Fraction(3, 4)
    fined = counted(penalised(case, WARNING, zi(1), side=Offender.BLACK), "chinese-2002")
    assert fined.native == Fraction(-1, 4)
    assert fined.winner is Winner.WHITE
    assert "penalty-decides" in {finding.code for finding in fined.findings}


def test_both_pay_and_nothing_comes_of_it() -> None:
    case = bare(*HALVES, komi=0)
    fined = counted(penalised(case, points(2), side=Offender.BOTH), "aga")
    assert fined.margin == 0
    assert [(x.black, x.white) for x in fined.lines if x.key == PENALTY] == [(2, 2)]


@settings(max_examples=8)
@given(cases(komi=True), st.integers(1, 8), st.sampled_from([Offender.BLACK, Offender.WHITE]))
def test_the_identities_hold_with_a_penalty(case: Case, quarters: int, side: Offender) -> None:
    amount = Fraction(quarters, 2)
    case = penalised(penalised(case, points(amount), side=side), zi(1), side=Offender.WHITE)
    bench, without = Scorer(case), Scorer(without_penalties(case))
    moved = (amount if side is Offender.WHITE else -amount) + 2
    reference = RULESETS["aga"]
    for each in compare(bench, COMPUTED, reference):
        made = each.score
        plain = without.score(made.rules)
        assert made.difference == plain.difference + moved
        assert made.penalty == moved
        if made.margin is None:
            continue
        assert sum(line.difference for line in made.lines) == made.margin
        assert all(check.agrees for check in made.checks), made.rules.id
        assert len(made.checks) == len(plain.checks)
        base = base_number(made)
        if base is not None:
            assert base.land.black - base.base.black == made.margin / 2
        for colour in (BLACK, WHITE):
            line = check_line(made, colour)
            if line is not None:
                assert PENALTY in {term.role for term in line.terms}


@pytest.mark.parametrize("rules", ["japanese", "aga"])
@pytest.mark.parametrize("in_lid", [True, False])
def test_stones_in_the_lid_are_never_paid_twice(rules: str, in_lid: bool) -> None:
    """Two of White's stones lie in Black's lid: counted with the prisoners, or not."""
    plain = bare(*HALVES, komi=0, prisoners=(3, 3), pass_stones=(0, 0))
    lids = (3, 5) if in_lid else (3, 3)
    case = bare(*HALVES, komi=0, prisoners=lids, pass_stones=(0, 0))
    fined = counted(penalised(case, points(2), in_lid=in_lid), rules)
    assert fined.margin == (counted(plain, rules).margin or 0) + 2
    assert fined.facts.captured == (3, 3)


def test_whether_they_are_in_the_lid_is_asked_where_it_matters() -> None:
    case = bare(*HALVES, komi=0, prisoners=(3, 5), pass_stones=(0, 0))
    asked = {
        rules.id
        for rules in COMPUTED
        if "penalty-in-lid"
        in {f.code for f in score(penalised(case, points(2)), rules).findings}
    }
    assert asked == {r.id for r in COMPUTED if Quantity.LOST in r.weights}
    few = counted(
        penalised(bare(*HALVES, prisoners=(0, 1)), points(2), in_lid=True), "japanese"
    )
    assert "penalty-lid-short" in {finding.code for finding in few.findings}


def test_half_a_stone_and_an_annulled_payment_are_in_no_lid() -> None:
    paid = Incident(1, "late", Offender.WHITE, decided=(points(3),), in_lid=True)
    assert laid_in_lids((paid,)) == (0, 3)
    assert laid_in_lids((replace(paid, annulled="wrong player"),)) == (0, 0)
    assert lid_stones(replace(paid, decided=(points(Fraction(3, 2)),))) == 0


@pytest.mark.parametrize(
    ("decided", "side", "re", "said"),
    [
        (LOSS, Offender.WHITE, "B+F", "Black wins: White loses by penalty"),
        (LOSS, Offender.BLACK, "W+F", "White wins: Black loses by penalty"),
        (LOSS, Offender.BOTH, "Void", in_words(OUTCOMES[GameEnding.BOTH_LOSE])),
        (BOTH_LOSE, Offender.WHITE, "Void", in_words(OUTCOMES[GameEnding.BOTH_LOSE])),
        (DRAW, Offender.NOBODY, "0", "Draw"),
        (NEW_GAME, Offender.NOBODY, "Void", in_words(OUTCOMES[GameEnding.NEW_GAME])),
    ],
)
def test_a_loss_ends_the_count_and_says_why(
    decided: Consequence, side: Offender, re: str, said: str
) -> None:
    case = penalised(bare(*HALVES, komi=0), WARNING, decided, side=side)
    made = counted(case, "chinese-2002")
    assert made.re == re
    assert made.status.is_settled
    told = sentence(case, made, EN)
    assert told.startswith(f"{said} ({in_words(KINDS['prisoner-not-in-lid'].name)})")
    assert made.outcome is not None
    assert made.outcome.incident == 1


def test_time_is_lost_on_time_and_the_first_end_decides() -> None:
    late = Incident(1, "time-exhausted", Offender.BLACK, 90, decided=(LOSS,))
    first = Incident(2, "two-moves", Offender.WHITE, 40, decided=(LOSS,))
    case = replace(bare(*HALVES, komi=0), incidents=(late,))
    assert counted(case, "japanese").re == "W+T"
    assert counted(replace(case, incidents=(late, first)), "japanese").re == "B+F"


def test_what_is_annulled_or_not_decided_costs_nothing() -> None:
    case = penalised(bare(*HALVES, komi=0), points(2))
    annulled = replace(case.incidents[0], annulled="the video")
    undecided = replace(case.incidents[0], decided=None)
    assert margin(case, "aga") == 2
    assert margin(replace(case, incidents=(annulled,)), "aga") == 0
    left = score(replace(case, incidents=(undecided,)), RULESETS["aga"])
    assert left.margin == 0
    assert "incident-open" in {finding.code for finding in left.status.open}


def test_a_protest_leaves_the_result_and_is_told() -> None:
    case = replace(bare(*HALVES, komi=0), protests=(Protest(1, Person.WHITE),))
    made = counted(case, "aga")
    assert "under-protest" in {finding.code for finding in made.findings}
    assert made.status.is_settled


@pytest.mark.parametrize("against", [None, 1])
def test_a_result_stands_no_more_once_a_protest_was_upheld(against: int | None) -> None:
    upheld = Protest(1, Person.WHITE, against, state=ProtestState.UPHELD)
    case = replace(bare(*HALVES, komi=0), protests=(upheld,))
    made = counted(case, "aga")
    assert (made.status.state, made.re) == (CaseState.UNDECIDED, "?")
    (finding,) = made.status.open
    assert say(finding, case.record.grid, EN).startswith("Protest 1 was upheld")
    bare_bones = Scorer(case).score(RULESETS["aga"], remarks=False)
    assert not bare_bones.status.state.names_winner
    anew = LetFindingStand(finding).apply(case)
    assert counted(anew, "aga").status.is_settled
    dismissed = replace(upheld, state=ProtestState.DISMISSED)
    assert counted(replace(case, protests=(dismissed,)), "aga").status.is_settled


def test_a_result_without_a_count_stands_no_more_either() -> None:
    case = penalised(bare(*HALVES, komi=0), LOSS)
    assert counted(case, "aga").re == "B+F"
    upheld = replace(case, protests=(Protest(1, Person.WHITE, 1, state=ProtestState.UPHELD),))
    made = counted(upheld, "aga")
    assert (made.re, made.status.state) == ("?", CaseState.UNDECIDED)
    annulled = replace(upheld.incidents[0], annulled="it was not so")
    undone = replace(upheld, incidents=(annulled,))
    ruled_anew = LetFindingStand(made.status.open[0]).apply(undone)
    assert counted(ruled_anew, "aga").status.is_settled
    assert counted(ruled_anew, "aga").outcome is None


def test_endings_are_worked_out_anew_for_other_incidents() -> None:
    bench = Scorer(bare(*HALVES, komi=0))
    assert bench.score(RULESETS["aga"]).outcome is None
    lost = bench.with_case(penalised(bench.case, LOSS))
    assert lost.score(RULESETS["aga"]).re == "B+F"


@pytest.mark.parametrize("rules", ["chinese-2002", "japanese", "ing", "tingdao", "jpd-a"])
def test_every_way_to_count_with_stones_pays_it_on_paper(rules: str) -> None:
    case = penalised(
        bare(*HALVES, first_pass="B", last_play="W", began="B", plays=(8, 8),
             prisoners=(2, 2), pass_stones=(0, 0), komi="0.5"),
        points(3), in_lid=False,
    )  # fmt: skip
    made = counted(case, rules)
    check = crosscheck(case, made)
    assert check.agree
    laid = [way for way in check.ways if way.means is CountMethod.STONES]
    assert laid
    for way in laid:
        assert PENALTY in {line.key for line in way.payments}


def open_codes(case: Case) -> list[str]:
    return [each.code for each in score(case, ruleset("aga")).status.open]


def test_a_loss_leaves_open_what_happened_and_is_not_decided() -> None:
    """It may have happened first, and end the game otherwise."""
    late = Incident(1, "prisoner-not-in-lid", Offender.BLACK)
    lost = penalised(replace(bare(*HALVES, komi=0), incidents=(late,)), LOSS)
    assert counted(lost, "aga").winner is Winner.BLACK
    assert open_codes(lost) == ["incident-open"]
    annulled = replace(lost, incidents=(replace(late, annulled="a mistake"), lost.incidents[1]))
    assert not open_codes(annulled)
    let_stand = replace(
        lost, settled=dict.fromkeys(score(lost, ruleset("aga")).status.open, "")
    )
    assert not open_codes(let_stand)


def test_a_loss_of_nobody_ends_nothing() -> None:
    """A file may have one."""
    case = penalised(bare(*HALVES, komi=0), LOSS, side=Offender.NOBODY)
    assert counted(case, "aga").outcome is None


def test_losses_of_both_sides_are_told_of() -> None:
    lost = penalised(bare(*HALVES, komi=0), LOSS)
    assert not open_codes(penalised(lost, LOSS)), "twice the same side"
    both = penalised(lost, LOSS, side=Offender.BLACK)
    made = score(both, ruleset("aga"))
    assert made.winner is Winner.BLACK
    [told] = made.status.open
    assert (told.code, dict(told.args)) == (
        "incidents-at-odds",
        {"numbers": (1, 2), "number": 1},
    )
    assert open_codes(penalised(lost, LOSS, side=Offender.BOTH)) == ["incidents-at-odds"]


def test_a_loss_by_two_warnings_does_not_outlive_one_of_them_unsaid() -> None:
    """Annulled, the first no longer makes the second the last."""
    rules = regulation("chinese-1988")
    paid = (RESTORED, WARNING)
    first = Incident(1, "let-go-moved", Offender.BLACK, 5, regulation=rules.id,
                     proposed=paid, decided=paid)  # fmt: skip
    then = replace(first, number=2, kind="wrong-removal", move=9)
    made = proposed_for(rules, then, (first, then))
    then = replace(then, proposed=made.consequences, decided=made.consequences)
    case = replace(bare(*HALVES, komi=0), regulation=rules, incidents=(first, then))
    assert LOSS in made.consequences
    assert not score(case, ruleset("aga")).status.open
    gone = replace(case, incidents=(replace(first, annulled="it was not so"), then))
    assert [f.code for f in score(gone, ruleset("aga")).status.open] == ["incident-outdated"]
    through = replace(gone, regulation=replace(rules, scope=Scope.EVENT))
    assert not score(through, ruleset("aga")).status.open, "other games may have added to it"
    assert Scorer(gone, checks_stand=True).score(ruleset("aga")).status.is_settled
    on_purpose = replace(then, decided=(LOSS,), reason="as announced")
    meant = replace(gone, incidents=(gone.incidents[0], on_purpose))
    assert not score(meant, ruleset("aga")).status.open


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (EN, in_words(LED["warning", Scope.GAME], nth="second")),
        (ZH, "本局第2次警告"),
        (JA, "この対局で2回目の警告"),
    ],
)
def test_a_loss_by_adding_up_is_told_as_one(language: Language, told: str) -> None:
    case = replace(bare(*HALVES, komi=0), rules="chinese-1988")
    for _time in range(2):
        made, _ = drafted(case, "let-go-moved", Offender.WHITE)
        ruled = replace(made, decided=made.proposed)
        case = replace(case, incidents=(*case.incidents, ruled))
    assert LOSS in (case.incidents[-1].decided or ())
    assert told in sentence(case, counted(case, "chinese-1988"), language)
    assert told in incident_said(case.incidents[-1], language, "")
    assert told in [each.outcome for each in sheet_incidents(case, language)][-1]
    mine = replace(case.incidents[-1], decided=(LOSS,), proposed=(WARNING,), led_to=())
    alone = replace(case, incidents=(case.incidents[0], mine))
    assert told not in sentence(alone, counted(alone, "chinese-1988"), language)


def test_what_is_the_same_under_every_rule_set_is_told_once() -> None:
    case = bare(*HALVES, komi=0, first_pass="B", prisoners=(0, 0))
    assert same_everywhere(counted(case, "chinese-2002"), EN) == ""
    fined = counted(penalised(case, points(2)), "chinese-2002")
    assert same_everywhere(fined, EN) == in_words(EVERY_PENALTY, name="Black", amount=2)
    lost = counted(penalised(ruled(case, alive="B4"), LOSS), "chinese-2002")
    assert same_everywhere(lost, EN).startswith("Black wins: White loses by penalty (")
    assert same_everywhere(lost, EN).endswith("). Below is what the count would have given.")
    assert count_beside(lost, EN) == in_words(BESIDE, counted="Draw")


def test_what_was_left_open_no_count_would_say() -> None:
    case = ruled(bare(*HALVES, komi=0, first_pass="B", prisoners=(0, 0)), alive="B4")
    left = replace(
        case, ruling=replace(case.ruling, unclear=frozenset({case.record.grid.point("B2")}))
    )
    lost = counted(penalised(left, LOSS), "chinese-2002")
    assert count_beside(lost, EN) == ""
    assert "count" not in sentence(left, lost, EN)
    assert same_everywhere(lost, EN).endswith(
        "). What the count would have given is not ruled."
    )


def test_a_loss_on_time_names_what_happened() -> None:
    case = ruled(bare(*HALVES, komi=0))
    kind = next(each for each in KINDS.values() if each.by_time)
    over = Incident(1, kind.id, Offender.WHITE, decided=(LOSS,))
    lost = counted(replace(case, incidents=(over,)), "chinese-2002")
    assert verdict(lost, EN) == "Black wins on time (incident 1)"
