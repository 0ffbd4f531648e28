"""What can be said to a finding: something to every one, and it does what it says."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.assessment import FEW_ANSWERS, Assessment
from goref.app.edits.ruling import LetFindingStand, MarkStones, RulePoints, StateFacts
from goref.app.edits.table import decode_edit
from goref.app.opening import open_bytes
from goref.app.questions.finding_answers import MAKERS, rulings_on
from goref.app.questions.question import Answer
from goref.core.base.colour import COLOURS, Pair, Who
from goref.core.base.findings import Finding, Level, found
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import RequiredFact
from goref.core.findings.kind import AnswerSet
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.play_rules import End
from goref.core.incidents.consequence import points
from goref.core.incidents.incident import Incident, Offender, Person, Protest, ProtestState
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StatusSource, StoneStatus
from goref.core.ruling.survey import survey
from goref.core.texts.dispute.choices import CHOICES as WORDS
from goref.core.texts.dispute.choices import choice_text
from goref.io.values.regulations import regulation
from tests.core.build import COMPUTED, bare, played, ruled, spots
from tests.core.ruling.test_contradictions import SMALL, WITH_AND_WITHOUT
from tests.core.ruling.test_dame import FALSE_EYE
from tests.core.scoring.test_after_dame import KO_IN_LAND
from tests.core.test_flow import emitted
from tests.languages import EN, LANGUAGES
from tests.strategies import cases

NOTHING_BUT_TO_LOOK = {"no-liberty", "counts-disagree"}
"""Conflicts that no act removes: the position itself, or the program, is wrong."""


def offered(case: Case, finding: Finding) -> tuple[Answer, ...]:
    return rulings_on(case, survey(case.position, case.ruling), finding)


def findings(case: Case, rules: str = "") -> tuple[Finding, ...]:
    return Assessment(replace(case, rules=rules or case.rules), ()).findings


def one(case: Case, code: str) -> Finding:
    noticed = (*findings(case), *(READ[code].findings if code in READ else ()))
    return next(f for f in noticed if f.code == code)


def read(text: str) -> Assessment:
    opened = open_bytes(text.encode())[0]
    return Assessment(opened.case, opened.findings)


WALLS = "AB[ba][bb][bc][bd][be][aa]AW[ca][cb][cc][cd][ce]"
READ = {
    "fact-twice": read("(;SZ[5]KM[0.5]KM[6.5]HA[2]HA[3]RU[Chinese]RU[Japanese];B[cc])"),
    "fact-again": read("(;SZ[5]RE[W+R];B[cc];W[dd]RE[B+2.5])"),
    "komi-hundredths-open": read("(;SZ[5]KM[50];B[cc])"),
    "komi-in-ko-too": read("(;SZ[5]KM[6.5]KO[0.5];B[cc])"),
    "komi-zi-unusual": read("(;SZ[5]KM[3子]RU[Japanese];B[cc])"),
    "komi-with-handicap": read("(;SZ[5]KM[375]HA[2]AB[bb][dd];W[cc])"),
    "territory-swapped": read(f"(;SZ[5]{WALLS}AB[ea]TW[ab:ae]TB[da:de][eb:ee])"),
    "same-colour-twice": read("(;SZ[5]RU[Japanese];B[cc];B[dd])"),
    "marked-in-part": read(f"(;SZ[5]{WALLS}TB[ab:ad]TW[da:ee])"),
}
"""What is noticed of a record as it is read."""


FINED = Incident(1, "other", Offender.WHITE, decided=(points(2),))
ILLEGAL = played(5, "A2 C4 B1 C3 C2 A1")  # suicide in the corner
ASKING = replace(bare("XX.OO", "XX.OO"), rules="modern-1920")
TIED = replace(bare(".XO.", ".XO.", prisoners=(0, 0), plays=(2, 2)), rules="tingdao")
PASSED = replace(
    ruled(played(5, "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 E1 pass pass pass pass pass"), dead="E1"),
    rules="ing",
)
UPHELD = Protest(1, Person.WHITE, state=ProtestState.UPHELD)
EXAMPLES: dict[str, Case] = {
    **{code: pair[0] for code, pair in WITH_AND_WITHOUT.items()},
    **{code: read.case for code, read in READ.items()},
    "dead-disputed": replace(SMALL, disputed=spots(SMALL.record.grid, "A4")),
    "claim-disputed": replace(SMALL, disputed=spots(SMALL.record.grid, "A2 B1")),
    "illegal-suicide": ILLEGAL,
    "option-over-record": played(5, "B2 D4 pass pass", first_pass="W"),
    "ledger-gap": played(5, "B2 D4 pass pass", prisoners=(3, 1)),
    "ledger-missing": played(5, "B2 D4 pass pass", bowls=(11, 11)),
    "ledger-surplus": played(5, "B2 D4 pass pass", bowls=(13, 11)),
    "must-be-filled": replace(FALSE_EYE, rules="japanese"),
    "ko-beside-dead": replace(KO_IN_LAND, rules="japanese"),
    "fact-asked": ASKING,
    "tie-granted-first": TIED,
    "removed-before-end": PASSED,
    "not-ruled": replace(SMALL, ruling=Ruling()),
    "protest-upheld": replace(SMALL, protests=(UPHELD,)),
    "rest-not-ruled": replace(
        SMALL, ruling=Ruling().with_lives(spots(SMALL.record.grid, "A1"), StoneStatus.DEAD)
    ),
    "marked-by-record": replace(SMALL, ruling=Ruling(word=StatusSource.RECORD)),
    "marked-by-suggestion": replace(SMALL, ruling=Ruling(word=StatusSource.SUGGESTION)),
    "left-unclear": replace(SMALL, ruling=Ruling(unclear=spots(SMALL.record.grid, "A4"))),
    "penalty-in-lid": replace(
        played(5, "B2 D4 pass pass", prisoners=(0, 0)), rules="japanese", incidents=(FINED,)
    ),
}
BY_REGULATION = {
    "incident-loss": replace(ILLEGAL, rules="japanese"),
    "incident-pass": replace(ILLEGAL, rules="aga"),
    "incident-taken-back": replace(ILLEGAL, regulation=regulation("club-mild")),
    "incident-stands": replace(played(5, "A2 C4 B1 C3 C2 A1 E5"), rules="aga"),
}
"""What can be said of suicide beside that the move is void."""


@pytest.mark.parametrize("code", sorted(emitted() | FINDING_KINDS.keys()))
def test_there_is_something_to_say_to_every_finding(code: str) -> None:
    answers = FINDING_KINDS[code].answers
    if answers in MAKERS:
        kind = "illegal-suicide" if answers is AnswerSet.ILLEGAL else code
        case = EXAMPLES[kind]
        finding = replace(one(case, kind), code=code)
    else:
        case, finding = SMALL, found(code, Level.CHECK, count=3)
        assert [answer.says for answer in offered(case, finding)] == ["settle"]
    said = offered(case, finding)
    assert said
    if code != "fact-asked":
        assert said[0].as_now


def test_a_kind_of_seki_beside_no_seki_makes_one_of_what_is_around_or_goes() -> None:
    for code in ("shared-without-seki", "one-sided-without-seki", "eye-without-seki"):
        case = EXAMPLES[code]
        around, back = (choice.edit for choice in offered(case, one(case, code))[1:])
        assert isinstance(around, MarkStones)
        assert around.life is StoneStatus.SEKI
        assert isinstance(back, RulePoints)
        for edit in (around, back):
            left = [f.code for f in findings(edit.apply(case))]
            assert code not in left


def test_who_was_granted_the_first_move_decides_a_tie() -> None:
    made = offered(TIED, one(TIED, "tie-granted-first"))
    results = [Assessment(choice.edit.apply(TIED), ()).score.re for choice in made]
    assert list(zip([(c.says, c.owner) for c in made], results, strict=True)) == [
        (("nobody", ""), "0"), (("side", "B"), "W+"), (("side", "W"), "B+")
    ]  # fmt: skip


def test_every_set_of_answers_is_named_by_a_kind_and_made() -> None:
    named = {kind.answers for kind in FINDING_KINDS.values()} - {None}
    assert named == set(AnswerSet)
    done_by_the_window = {AnswerSet.SET_UP, AnswerSet.INCIDENT}
    assert MAKERS.keys() == set(AnswerSet) - done_by_the_window


def test_the_other_value_of_a_fact_can_be_taken() -> None:
    case = EXAMPLES["fact-twice"]
    rules, komi, handicap = (f for f in READ["fact-twice"].findings if f.code == "fact-twice")
    for finding, after in (
        (rules, replace(case, rules="japanese")),
        (komi, case.answering(komi=Fraction(13, 2))),
        (handicap, case.answering(handicap=3)),
    ):
        stays, other = offered(case, finding)
        assert (stays.says, other.says) == ("settle", "state")
        assert other.edit.apply(case) == after
    assert choice_text("state", "", "6.5", EN) == "Use 6.5"
    (only,) = offered(EXAMPLES["fact-again"], one(case, "fact-again"))
    assert only.says == "settle", "a result is no fact that is stated"


def test_each_komi_that_a_number_may_mean_can_be_taken() -> None:
    case = EXAMPLES["komi-hundredths-open"]
    _, half, whole = offered(case, one(case, "komi-hundredths-open"))
    assert [c.edit.apply(case).answers.komi for c in (half, whole)] == [Fraction(1, 2), 1]
    case = EXAMPLES["komi-with-handicap"]
    _, none = offered(case, one(case, "komi-with-handicap"))
    assert none.edit.apply(case).answers.komi == 0
    for code, komi in (("komi-zi-unusual", 3), ("komi-in-ko-too", Fraction(1, 2))):
        _, other = offered(EXAMPLES[code], one(EXAMPLES[code], code))
        assert other.edit.apply(EXAMPLES[code]).answers.komi == komi


def test_the_stones_that_swapped_marks_mean_can_be_taken_as_dead() -> None:
    case = EXAMPLES["territory-swapped"]
    assert not case.ruling
    _, dead = offered(case, one(case, "territory-swapped"))
    after = dead.edit.apply(case)
    assert after.record.grid.names(after.ruling.stones(StoneStatus.DEAD)) == ["E5"]


def conflicted(case: Case, data: st.DataObject) -> Case:
    """The case with decisions strewn over it, and points in dispute."""
    points = st.sampled_from(case.record.grid.points)
    ruling = case.ruling
    for point in data.draw(st.lists(points, max_size=3)):
        ruling = ruling.with_lives([point], data.draw(st.sampled_from(StoneStatus)))
    for point in data.draw(st.lists(points, max_size=3)):
        kind = data.draw(st.sampled_from(PointKind))
        owner = None if kind.is_public else data.draw(st.sampled_from(COLOURS))
        ruling = ruling.with_claim([point], PointRuling(kind, owner))
    disputed = data.draw(st.frozensets(points, max_size=3))
    return replace(case, ruling=ruling, disputed=disputed)


def margins(case: Case) -> list[object]:
    """Of the rule sets that never count an earlier board: marks may spread otherwise there."""
    bench = Assessment(case, ()).bench
    here = [rules for rules in COMPUTED if rules.undoes is None]
    return [bench.score(rules).margin for rules in here]


@given(cases(komi=True), st.sampled_from(sorted(RULESETS)), st.booleans(), st.data())
def test_every_choice_on_every_finding(
    case: Case, rules: str, strewn: bool, data: st.DataObject
) -> None:
    case = replace(conflicted(case, data) if strewn else case, rules=rules)
    board = case.record.grid
    before: list[object] = []
    for finding in findings(case):
        said = offered(case, finding)
        assert said
        assert len({(c.says, c.owner, c.point) for c in said}) == len(said)
        for choice in said:
            after = choice.edit.apply(case)
            entry = json.loads(json.dumps(choice.because("why").encode(board)))
            again = decode_edit(board, entry)
            assert again == choice.because("why")
            assert (again != choice.edit) is choice.takes_reason
            for language in LANGUAGES:
                assert choice_text(choice.says, choice.owner, choice.point, language)
            if not choice.as_now:
                continue
            before = before or margins(case)
            assert margins(after) == before, (finding.code, choice.says)
            if isinstance(choice.edit, LetFindingStand):
                assert after.settled == {finding: ""}
            else:
                assert finding not in findings(after)
        assert said[0].as_now or finding.code == "fact-asked"
        assert sum(choice.as_now for choice in said) <= 1
        if finding.level is Level.CONFLICT and finding.code not in NOTHING_BUT_TO_LOOK:
            acts = [c.edit for c in said if not isinstance(c.edit, LetFindingStand)]
            assert any(finding not in findings(act.apply(case)) for act in acts), finding


CONFLICTS = sorted(
    code
    for code, case in EXAMPLES.items()
    if one(case, code).level is Level.CONFLICT and code not in NOTHING_BUT_TO_LOOK
)


@pytest.mark.parametrize("code", CONFLICTS)
def test_a_conflict_can_be_ended(code: str) -> None:
    case = EXAMPLES[code]
    finding = one(case, code)
    left = [
        code in {f.code for f in findings(c.edit.apply(case))} for c in offered(case, finding)
    ]
    assert False in left[1:]


@pytest.mark.parametrize("need", [need for need in FEW_ANSWERS if need is not RequiredFact.END])
def test_a_missing_fact_is_asked_and_answered(need: RequiredFact) -> None:
    rules = {
        RequiredFact.FIRST: "modern-1920",
        RequiredFact.LAST_PLAY: "modern-1920",
        RequiredFact.LAST_COMPETITIVE: "taiwan",
    }.get(need, "jpd-a")
    case = replace(bare("XX.OO", "XX.OO"), rules=rules)
    if need is RequiredFact.LAST_DAME:
        facts = StatedFacts(prisoners=Pair(0, 0), plays=Pair(11, 10))
        case = replace(bare(*[".XO."] * 4, ".XXO"), answers=facts, rules="tang-song")
    asked = found("fact-asked", Level.CHECK, need=need.value)
    assert asked in findings(case)
    answers = offered(case, asked)
    sides = [choice.owner for choice in answers]
    assert sides == (["B", "W"] if need is RequiredFact.FIRST else ["B", "W", ""])
    for choice in answers:
        after = choice.edit.apply(case)
        assert need not in Assessment(after, ()).score.needs
        assert asked not in findings(after)
    told = [getattr(c.edit.apply(case).answers, need.value) for c in answers]
    assert told == (list(COLOURS) if need is RequiredFact.FIRST else list(Who))


@pytest.mark.parametrize(("rules", "alive"), [("jpd-a", End.FORCED)])
def test_four_passes_are_asked_about_and_answered(rules: str, alive: End) -> None:
    case = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 pass pass pass pass")
    case = replace(ruled(case, dead="D1"), rules=rules)
    asked = found("fact-asked", Level.CHECK, need="end")
    assert asked in findings(case)
    after = [answer.edit.apply(case) for answer in offered(case, asked)]
    assert [each.answers.end for each in after] == [End.AGREED, alive]
    assert all(Assessment(each, ()).score.needs == () for each in after)


def test_every_wording_is_used() -> None:
    used = {c.says for code, case in EXAMPLES.items() for c in offered(case, one(case, code))}
    assert used | BY_REGULATION.keys() <= WORDS.keys()


@pytest.mark.parametrize("key", BY_REGULATION)
def test_an_illegal_move_can_be_ruled_on_by_the_regulation(key: str) -> None:
    case = BY_REGULATION[key]
    finding = one(case, "illegal-suicide")
    *_, ruled_on = offered(case, finding)
    assert ruled_on.says == key
    assert choice_text(key, ruled_on.owner, "", EN).startswith("By the regulation: ")
    after = ruled_on.edit.apply(case)
    (incident,) = after.incidents
    assert incident.decided == incident.proposed
    assert (incident.kind, incident.side, incident.move) == (
        "forbidden-point",
        Offender.WHITE,
        6,
    )
    left = [f for f in findings(after) if f not in after.settled]
    assert finding not in left
    assert (Assessment(after, ()).score.re == "B+F") is (key == "incident-loss")


def test_whether_stones_are_in_the_lid_is_answered() -> None:
    case = EXAMPLES["penalty-in-lid"]
    _, in_lid, not_in_lid = offered(case, one(case, "penalty-in-lid"))
    for choice, said in ((in_lid, True), (not_in_lid, False)):
        after = choice.edit.apply(case)
        assert after.incidents[0].in_lid is said
        assert "penalty-in-lid" not in {f.code for f in findings(after)}


def test_a_reason_goes_only_where_it_is_kept() -> None:
    edit = LetFindingStand(found("dame-left", Level.NOTE))
    settle = Answer("settle", edit)
    assert settle.because("why") == replace(edit, reason="why")
    fact = Answer("nobody", StateFacts((("first_pass", Who.NOBODY),)))
    assert fact.because("why") == fact.edit
    back = Answer("take-back", MarkStones(frozenset({0}), None))
    assert back.because("why") == back.edit
    assert not back.takes_reason


def test_the_record_holds_again_once_the_statement_is_taken_back() -> None:
    case = EXAMPLES["option-over-record"]
    settle, as_recorded = offered(case, one(case, "option-over-record"))
    assert (settle.says, as_recorded.says) == ("settle", "as-recorded")
    assert as_recorded.edit.apply(case).answers.first_pass is None
    for said in (StatedFacts(prisoners=Pair(3, 1)), StatedFacts(plays=Pair(9, 9))):
        case = played(5, "B2 D4 pass pass", komi="6.5", handicap=0)
        case = replace(case, answers=said)
        settle, back = offered(case, one(case, "ledger-gap"))
        assert (settle.says, back.says) == ("settle", "take-back")
        assert back.edit.apply(case).answers == StatedFacts()


def test_an_illegal_move_can_be_made_void() -> None:
    finding = one(ILLEGAL, "illegal-suicide")
    _, void = offered(ILLEGAL, finding)
    after = void.edit.apply(ILLEGAL)
    assert after.voided == {finding.move}
    assert finding not in findings(after)


def test_whether_dead_stones_were_removed_before_the_end_is_answered() -> None:
    """Ing, four passes: removed in time, all alive by the letter, or removed as in 2002."""
    asked = one(PASSED, "removed-before-end")
    made = {choice.name: choice for choice in offered(PASSED, asked)}
    assert list(made) == ["removed", "by-letter", "as-in-2002"]
    assert made["removed"].edit.apply(PASSED).answers.end is End.AGREED
    assert made["by-letter"].edit.apply(PASSED).answers.end is End.ALIVE
    assert made["as-in-2002"].needs_reason
    assert asked in made["as-in-2002"].edit.apply(PASSED).settled
    margins = [score_of(choice.edit.apply(PASSED)) for choice in made.values()]
    assert margins == [-3, 3, -3]


def score_of(case: Case) -> object:
    return Assessment(case, ()).score.margin
