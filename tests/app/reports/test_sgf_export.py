"""What goes out as SGF comes back as the case it was, and others see the same game."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.opening import open_path
from goref.app.reports.sgf_export import sgf_of
from goref.core.base.colour import BLACK, COLOURS, Pair, Who
from goref.core.base.findings import Finding, Level
from goref.core.case.case import Case, StatedFacts
from goref.core.case.shift import Shift
from goref.core.case.stored_trial import (
    AssertedStatus,
    Assertion,
    StoredTrial,
    TrialAct,
    TrialStep,
)
from goref.core.game.act_kinds import StatementKind
from goref.core.game.play_rules import End
from goref.core.game.record import Statement
from goref.core.game.replay import replay
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.scoring.scorer import score
from goref.core.trials.claims import ANSWERS
from goref.io.case.case_file import dump, load
from goref.io.sgf.syntax import main_line
from tests.core.build import COMPUTED, game
from tests.io.outgoing import (
    back,
    checked_by_others,
    exported,
    like,
    without_marks,
)
from tests.io.strict_sgf import parse
from tests.languages import EN, JA, KO, ZH
from tests.strategies import cases

GAMES = Path(__file__).parents[3] / "resources" / "games"
TEXTS = st.text(max_size=30)


@st.composite
def trials_of(draw: st.DrawFn, case: Case) -> tuple[StoredTrial, ...]:
    """Trials from any moment of a game, and from boards it never had."""
    board = case.record.grid
    points = st.sampled_from(board.points)
    trials = []
    for _ in range(draw(st.integers(0, 3))):
        moment = draw(st.sampled_from(replay(case.record)))
        frozen = moment.position if draw(st.integers(0, 4)) else case.position.swapped()
        acts = []
        for step in draw(st.lists(st.sampled_from(TrialStep), max_size=6)):
            point = draw(points) if step in (TrialStep.PLAY, TrialStep.KO_PASS) else None
            acts.append(TrialAct(step, draw(st.sampled_from(COLOURS)), point))
        claim = Assertion(
            draw(st.sampled_from(AssertedStatus)),
            draw(st.sampled_from(COLOURS)),
            draw(st.sampled_from(COLOURS)),
            draw(st.frozensets(points, min_size=1, max_size=3)),
        )
        rules = draw(st.sampled_from(COMPUTED)).id
        first = draw(st.sampled_from(COLOURS))
        closed = draw(st.booleans())
        agreed = draw(st.sampled_from((None, *ANSWERS[claim.what]))) if closed else None
        ruled = None
        if draw(st.booleans()):
            life, kind = draw(st.sampled_from(StoneStatus)), PointRuling(PointKind.KO, first)
            ruled = Ruling().with_claim(claim.points, kind)
            if claim.what.of_stones:
                ruled = Ruling().with_lives(claim.points, life)
        told = rules, frozen, moment.number, claim, first, tuple(acts), closed
        trials.append(StoredTrial(*told, agreed, ruled))
    return tuple(trials)


RESULTS = ("", "B+3.5", "W+R", "Void", "0", "黑胜3/4子", "白中盘胜", "B+?", "who?", "W+0.25")


@st.composite
def decided_cases(draw: st.DrawFn) -> Case:
    """Finished games with everything a referee can decide about them."""
    case = draw(cases(komi=draw(st.booleans())))
    board = case.record.grid
    points = st.sampled_from(board.points)
    acts = len(case.record.acts)
    pair = st.none() | st.builds(Pair, st.integers(0, 99), st.integers(0, 99))
    answers = StatedFacts(
        komi=draw(st.none() | st.integers(-40, 40).map(lambda n: Fraction(n, 4))),
        handicap=draw(st.none() | st.sampled_from((0, 2, 9))),
        began=draw(st.none() | st.sampled_from(COLOURS)),
        first_pass=draw(st.none() | st.sampled_from(Who)),
        last_play=draw(st.none() | st.sampled_from(Who)),
        prisoners=draw(pair),
        plays=draw(pair),
        pass_stones=draw(pair),
        bowls=draw(pair),
        end=draw(st.none() | st.sampled_from(End)),
    )
    voided = draw(st.frozensets(st.integers(1, acts), max_size=2)) if acts else frozenset()
    settled = {
        Finding("open-ko", Level.CHECK, (point,), (("colour", BLACK),), None): draw(TEXTS)
        for point in draw(st.frozensets(points, max_size=2))
    }
    ruling = case.ruling
    for point in draw(st.frozensets(points, max_size=2)):
        ruling = replace(ruling, reasons={**ruling.reasons, point: draw(TEXTS)})
    info = replace(
        case.record.info,
        texts=draw(st.sampled_from(((), (("PB", "李"), ("EV", "Cup")), (("GC", "a\nb"),)))),
        rules=draw(st.sampled_from(("", "Chinese", "Japanese", "our club", "jpd-a"))),
        komi=draw(st.none() | st.integers(-9, 30).map(lambda n: Fraction(n, 4))),
        result=draw(st.sampled_from(RESULTS)),
    )
    record = replace(case.record, info=info)
    if draw(st.integers(0, 3)) == 3:
        record = replace(record, entries=(*record.entries, Statement(StatementKind.AGREED)))
    case = replace(
        case,
        record=record,
        ruling=ruling,
        answers=answers,
        rules=draw(st.sampled_from(COMPUTED)).id,
        voided=voided,
        void_reasons={n: r for n in voided if (r := draw(TEXTS))},
        disputed=draw(st.frozensets(points, max_size=3)),
        settled=settled,
        notes=draw(TEXTS),
        shifts=tuple(
            Shift("jpd-b", "area", draw(st.none() | st.sampled_from(COLOURS)), 3, p, p)
            for p in draw(st.lists(points, max_size=2))
        ),
    )
    return replace(case, trials=draw(trials_of(case)))


LANGUAGE = st.sampled_from((EN, ZH, JA, KO))
COUNTED = st.sampled_from((None, True, False))


@given(decided_cases(), LANGUAGE, COUNTED)
def test_any_case_comes_back_and_others_see_it(
    case: Case, language: str, counted: bool | None
) -> None:
    made = exported(case, language=language, counted=counted)
    opened = back(made.data)
    assert opened.case == like(case, made.result)
    checked_by_others(made.data, case, made)
    # Once more, through the tree: nothing is added, nothing lost.
    again = exported(opened.case, opened, language=language)
    assert back(again.data).case == like(case, again.result)
    kept = [mark for node in main_line(back(again.data).game.tree) for mark in node.asides]
    placed = [t for t in case.trials if case_has(case, t)]
    assert len(kept) == len(placed)
    # A case saved from it is the same case, and so is what goes out from there.
    saved = load(dump(opened.case, opened.game))
    assert saved.case == opened.case
    through = sgf_of(saved.case, saved.game, score(saved.case, ruleset(saved.case.rules)),
                     language=language)  # fmt: skip
    assert back(through.data).case == like(case, through.result)


def case_has(case: Case, trial: StoredTrial) -> bool:
    return any(
        moment.number == trial.after and moment.position == trial.frozen
        for moment in replay(case.record)
    )


# Real games.


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.sgf")), ids=lambda path: path.stem)
@pytest.mark.parametrize("counted", [None, True])
def test_real_games_go_out_and_come_back(path: Path, counted: bool | None) -> None:
    (opened,) = open_path(path)
    made = exported(opened.case, opened, counted=counted)
    checked_by_others(made.data, opened.case, made)
    again = back(made.data)
    assert again.case == like(opened.case, made.result)
    assert parse(made.data).main()
    # What a program without our marks makes of it.
    stranger = back(without_marks(made.data)).case
    assert stranger.position == opened.case.position
    if counted:
        assert score(stranger, ruleset(stranger.rules)).re_ahead == made.result


@pytest.mark.parametrize(
    "name", ["gold-petal-bowls", "huang-longshi--zhou-donghou", "iwamoto--go-seigen-1948",
             "jia-xuan--yang-xican", "modern-ending", "takagawa--go-seigen-1959"]
)  # fmt: skip
@pytest.mark.parametrize("rules", ["tang-song", "chinese-2002", "japanese", "jpd-a"])
def test_settled_games_go_out_under_any_rules(name: str, rules: str) -> None:
    case = replace(game(name).settled(), rules=rules)
    made = exported(case)
    checked_by_others(made.data, case, made)
    assert back(made.data).case == like(case, made.result)


def test_a_whole_collection_of_rule_sets_is_stated_in_ten_thousand_bytes() -> None:
    """The marks are no burden: a game of three hundred moves stays a few kilobytes."""
    case = replace(game("gold-petal-bowls").settled(), rules="jpd-a")
    assert len(exported(case).data) < 10_000
