"""The whole way from a case to its result, walked without a window, and back again."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.assessment import FEW_ANSWERS, Assessment
from goref.app.edits.ruling import ChooseRules, LetFindingStand, StateFacts, WriteNotes
from goref.app.opening import Opened, open_path
from goref.app.questions.finding_answers import rulings_on
from goref.app.questions.question import Answer
from goref.app.session.session import Session
from goref.core.base.colour import Pair
from goref.core.base.findings import Finding
from goref.core.case.case import Case
from goref.core.case.facts import RequiredFact, facts_of
from goref.core.case.ledger import ledger_of
from goref.core.flow import Step, StepState, step_of, steps_for
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import RULESETS, ruleset
from goref.core.scoring.scorer import Winner
from goref.core.texts.check_line import check_line_text
from goref.core.texts.findings import say
from goref.core.texts.results import sentence
from goref.io.case.case_file import load
from goref.io.case.journal import unfinished
from goref.io.values.articles import article
from tests.core.build import bare, ruled
from tests.languages import LANGUAGES
from tests.length import sample
from tests.strategies import cases

GAMES = sorted((Path(__file__).parents[3] / "resources" / "games").glob("*.sgf"))
ALL = sorted(RULESETS)
MOST_ACTS = 120
"""No way is longer: every act closes a finding or answers a question."""
FIGURES = {
    RequiredFact.PRISONERS: ("prisoners", Pair(2, 1)),
    RequiredFact.PLAYS: ("plays", Pair(30, 30)),
    RequiredFact.PASS_STONES: ("pass_stones", Pair(0, 1)),
}

Picks = Callable[[tuple[Answer, ...]], Answer]


def first(said: tuple[Answer, ...]) -> Answer:
    return said[0]


@cache
def games(path: Path) -> list[Opened]:
    return open_path(path)


@contextmanager
def sitting(opened: Opened) -> Iterator[tuple[Session, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        session = Session.begin(opened, Path(folder))
        try:
            yield session, Path(folder)
        finally:
            session.finish()


def findings_of(step: Step, assessment: Assessment) -> list[Finding]:
    """What the page of a step lists."""
    listed = [f for f in assessment.findings if step_of(f) is step]
    if step.reads:
        listed += [*assessment.reading, *assessment.asked]
    return list(dict.fromkeys(f for f in listed if f not in assessment.case.settled))


def said_of(assessment: Assessment, finding: Finding) -> tuple[Answer, ...]:
    return rulings_on(assessment.case, assessment.bench.ruled[0], finding)


def walk(session: Session, rules: RuleSet, pick: Picks) -> int:
    """Answer everything on every step in order, again until nothing is left; how often."""
    acts = 0
    while True:
        before = acts
        for step in steps_for(rules):
            while True:
                assessment = session.assessment
                left = findings_of(step, assessment)
                if not left:
                    break
                finding = left[0]
                said = said_of(assessment, finding)
                assert said, finding
                choice = pick(said) if acts < 12 else first(said)
                session.do(choice.because(f"act {acts}"))
                acts += 1
                assert session.case != assessment.case, (finding, choice)
                assert acts < MOST_ACTS
            for need in step.missing(session.assessment.score):
                if need in FIGURES:
                    session.do(StateFacts((FIGURES[need],)))
                    acts += 1
        if acts == before:
            return acts


def check_the_end(session: Session, rules: RuleSet) -> None:
    assessment = session.assessment
    score, case = assessment.score, session.case
    assert score.rules is rules
    unknown = [need for need in score.needs if need is RequiredFact.RECORD]
    assert list(score.needs) == unknown
    for step in steps_for(rules):
        state = step.state(score, case.settled)
        says_why = bool(step.missing(score)) or (step.ends and score.winner is Winner.NONE)
        assert state is (StepState.OPEN if says_why else StepState.DONE), step.id
        for language in LANGUAGES:
            assert article(rules, step.id).cited(language)
            assert article(rules, step.id).told(language)
    assert (score.margin is None) is bool(unknown or rules.known_only)
    for language in LANGUAGES:
        assert sentence(case, score, language)
        if score.margin is None or not score.status.state.names_winner:
            assert not check_line_text(score, language)
        elif score.outcome is None:
            assert check_line_text(score, language)
        for finding in assessment.findings:
            assert say(finding, case.record.grid, language)
    # What is left to say belongs to no step: remarks on the rule set itself.
    left = [f for f in assessment.findings if f not in case.settled]
    assert all(step_of(f) is None or f in assessment.reading for f in left)


def the_journal_tells_the_same(session: Session, folder: Path) -> None:
    (path,) = folder.glob("*.journal")
    with tempfile.TemporaryDirectory() as copies:
        (Path(copies) / path.name).write_bytes(path.read_bytes())
        (left,) = unfinished(Path(copies))
        again = Session.recover(left)
        again.finish()
        assert again.lost == 0
        assert again.case == session.case
        assert again.history == session.history


def there_and_back(opened: Opened, rules: RuleSet, pick: Picks = first) -> None:
    with sitting(opened) as (session, folder):
        start = session.case
        session.do(ChooseRules(rules.id))
        walk(session, rules, pick)
        check_the_end(session, rules)
        the_journal_tells_the_same(session, folder)
        end = session.case
        file = folder / "case.goref"
        session.save(file)
        assert load(file.read_bytes()).case == end
        while session.history.past:
            session.undo()
        assert session.case is start
        the_journal_tells_the_same(session, folder)
        while session.history.future:
            session.redo()
        assert session.case is end


@pytest.mark.parametrize(
    ("path", "rules"),
    sample(list(product(GAMES, ALL)), 9),
    ids=lambda one: one if isinstance(one, str) else one.stem,
)
def test_a_bundled_game(path: Path, rules: str) -> None:
    for opened in games(path):
        there_and_back(opened, ruleset(rules))


SEKI = bare("OOXXOO.", "OX..XO.", "OX..XO.", "OXOOXO.", "OXXXXO.", "OOOOOO.", ".......")
BARE = [
    bare("XX.OO", "XX.OO", "XXXOO", "X.XO.", ".XXOO"),
    ruled(SEKI, seki="B6"),
    replace(ruled(SEKI, seki="B6", dead="A7 G1"), disputed=frozenset({0, 8, 48})),
    ruled(bare("X.X..", ".....", "OOOOO", ".....", "....."), dead="A5", alive="C5"),
    Case(),
]


@pytest.mark.parametrize(("number", "rules"), sample(list(product(range(len(BARE)), ALL)), 3))
def test_a_bare_position(number: int, rules: str) -> None:
    there_and_back(Opened(BARE[number]), ruleset(rules))


@given(cases(komi=True), st.sampled_from(ALL), st.data())
def test_a_random_case_whatever_is_said(case: Case, rules: str, data: st.DataObject) -> None:
    points = st.sampled_from(case.record.grid.points)
    disputed = data.draw(st.frozensets(points, max_size=3))

    def pick(said: tuple[Answer, ...]) -> Answer:
        return data.draw(st.sampled_from(said))

    there_and_back(Opened(replace(case, disputed=disputed)), ruleset(rules), pick)


@given(cases(komi=True), st.sampled_from(ALL))
def test_what_is_only_accepted_changes_no_result(case: Case, rules: str) -> None:
    chosen = ruleset(rules)
    with sitting(Opened(case)) as (session, _):
        session.do(ChooseRules(rules))
        before = session.assessment.score
        if before.needs:
            return
        walk(session, chosen, first)
        after = session.assessment.score
        assert (after.margin, after.ahead) == (before.margin, before.ahead)
        assert after.lines == before.lines


@pytest.mark.parametrize("rules", ALL)
def test_a_bare_position_says_what_is_missing_and_where_to_say_it(rules: str) -> None:
    case = replace(BARE[0], rules=rules)
    assessment = Assessment(case, ())
    steps = steps_for(ruleset(rules))
    record = steps[0]
    assert set(record.missing(assessment.score)) == set(assessment.score.needs)
    asked = {dict(f.args)["need"] for f in assessment.asked}
    assert asked == {n.value for n in assessment.score.needs if n in FEW_ANSWERS}
    rest = set(assessment.score.needs) - set(FEW_ANSWERS)
    assert rest <= FIGURES.keys() | {RequiredFact.RECORD}
    open_ = [s.id for s in steps if s.state(assessment.score) is StepState.OPEN]
    if assessment.score.needs:
        assert open_ == ["record", "result"]
    else:
        assert open_ == (["result"] if ruleset(rules).known_only else [])


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_stone_of_a_bundled_game_is_missing(path: Path) -> None:
    for opened in games(path):
        rules = ruleset(opened.case.rules)
        kept = ledger_of(opened.case, facts_of(opened.case, rules.passes), Pair(0, 0))
        assert (kept.bowls_held, kept.gap) == ((181, 180), (0, 0))


def test_a_finding_let_stand_can_be_opened_again() -> None:
    with sitting(Opened(BARE[0])) as (session, _):
        rules = ruleset(session.case.rules)
        doubted = next(s for s in steps_for(rules) if findings_of(s, session.assessment))
        (finding, *_) = findings_of(doubted, session.assessment)
        session.do(LetFindingStand(finding, reason="as played"))
        assert finding not in findings_of(doubted, session.assessment)
        session.do(WriteNotes("n"))
        session.do(LetFindingStand(finding, settled=False))
        assert finding in findings_of(doubted, session.assessment)
