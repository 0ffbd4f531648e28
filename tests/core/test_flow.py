"""Every finding has its place on the way, and the way ends in a result."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given

import goref.core
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact
from goref.core.flow import STEPS, Step, StepState, step_of, steps_for
from goref.core.game.legality import Refusal
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import Score, Scorer, score
from tests.core.build import COMPUTED, bare, played, ruled
from tests.project import tree_of
from tests.strategies import cases

CORE = Path(goref.core.__file__).parent

ASKED = {"fact-asked"}
"""What the session makes of a missing fact."""

REMARKS = {
    # What a rule set is: from its table.
    *("no-pass-play", "sunjang-border", "jpd-ming-qing-one-sentence", "ing-ko"),
    *("known-natural", "known-cangjie", "known-chen"),
    *("live-stones-unseen", "live-stones-inferred", "live-stones-payment", "taiwan-reported"),
    # What it leaves out of the case.
    "ko-holder-unsaid",
    *("ruling-ignored", "komi-ignored", "handicap-silent", "option-not-of-this-rule-set"),
    "komi-of-another",
    # What a game played on would bring: it is not of the case.
    *("settle-open", "settle-land", "settle-unplayable", "settle-in-atari", "settle-kos-left"),
    *("settle-first-pass", "play-out-as-dead"),
}


@cache
def emitted() -> set[str]:
    """The codes of all findings the core makes."""
    codes: set[str] = set()
    for file in sorted(CORE.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if "found(" not in source:
            continue  # read before the first test of any room: no more than has to be
        for node in ast.walk(tree_of(file)):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "found"):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant):
                codes.add(str(code.value))
            elif isinstance(code, ast.JoinedStr):
                assert ast.unparse(code) == "f'illegal-{verdict.reason.value}'"
                codes |= {f"illegal-{reason.value}" for reason in Refusal}
            else:
                assert ast.unparse(code) == "code"  # from the tables
    for rules in RULESETS.values():
        codes |= {*rules.remarks}
    return codes


def test_the_codes_are_found() -> None:
    assert {"dead-kin-followed", "illegal-ko", "ing-ko", "ledger-gap"} <= emitted()
    assert len(emitted()) > 45


@pytest.mark.parametrize("code", sorted(emitted()))
def test_every_finding_belongs_to_one_step_or_is_a_remark(code: str) -> None:
    assert (step_of(found(code, Level.NOTE)) is None) == (code in REMARKS)


def test_every_step_has_findings_and_every_fact_is_asked_for() -> None:
    shown = {step_of(found(code, Level.NOTE)) for code in emitted()}
    assert shown - {None} == set(STEPS)
    assert {need for step in STEPS for need in step.needs} == set(RequiredFact)
    assert {step_of(found(code, Level.CHECK)) for code in ASKED} == {by_id("record")}
    assert len({step.id for step in STEPS}) == len(STEPS)


@given(cases(komi=True))
def test_every_finding_is_shown_on_a_step_the_rule_set_has(case: Case) -> None:
    bench = Scorer(case)
    for rules in RULESETS.values():
        scored = bench.score(rules)
        for finding in scored.findings:
            step = step_of(finding)
            assert step is None or step in steps_for(rules), finding
        for need in scored.needs:
            assert any(need in step.missing(scored) for step in steps_for(rules))


def by_id(name: str) -> Step:
    return next(step for step in STEPS if step.id == name)


def states(scored: Score) -> dict[str, StepState]:
    return {step.id: step.state(scored) for step in steps_for(scored.rules)}


TWO = ("X.XO.", ".XXO.", "XXOOO", "OOO..", "..O..")


def test_a_clean_case_is_done() -> None:
    case = played(5, "B5 D5 B4 D4 B3 D3 B2 D2 B1 D1 C5 C4 C3 C2 pass C1 pass pass")
    scored = score(case, RULESETS["chinese-2002"])
    assert scored.margin is not None
    assert states(scored)["result"] is StepState.DONE
    assert states(scored)["record"] is StepState.DONE


def test_a_missing_fact_leaves_its_step_and_the_result_open() -> None:
    scored = score(bare(*TWO), RULESETS["japanese"])
    assert scored.needs == (RequiredFact.PRISONERS,)
    assert by_id("record").missing(scored) == (RequiredFact.PRISONERS,)
    assert states(scored)["record"] is StepState.OPEN
    assert states(scored)["result"] is StepState.OPEN


def test_a_contradiction_opens_its_step_and_a_doubt_asks_for_a_look() -> None:
    board = grid(5)
    case = bare("XX.OO", "XX.OO", "XX.OO", "XX.OO", "X..OO")
    wrong = ruled(case, dead="C3")
    assert step_of(found("decision-without-stone", Level.CONFLICT)) == by_id("dead")
    scored = score(wrong, RULESETS["chinese-2002"])
    assert states(scored)["dead"] is StepState.OPEN
    doubtful = score(
        bare("XX...", "X....", ".....", "....O", "...OO"), RULESETS["chinese-2002"]
    )
    assert states(doubtful)["points"] is StepState.LOOK
    assert wrong.ruling.stones(StoneStatus.DEAD) == {board.point("C3")}


def test_a_rule_set_without_a_ruling_has_no_steps_for_it() -> None:
    ids = [step.id for step in steps_for(RULESETS["tromp-taylor"])]
    assert ids == ["record", "count", "result"]


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda rules: rules.id)
def test_the_way_begins_with_the_record_and_ends_with_the_result(rules: object) -> None:
    steps = steps_for(rules)  # type: ignore[arg-type]
    assert steps[0].id == "record"
    assert [step for step in steps if step.ends] == [steps[-1]]


@pytest.mark.parametrize("id_", [i for i, rules in RULESETS.items() if rules.known_only])
def test_what_cannot_be_counted_is_never_done(id_: str) -> None:
    scored = score(bare(*TWO), RULESETS[id_])
    assert states(scored)["result"] is StepState.OPEN
