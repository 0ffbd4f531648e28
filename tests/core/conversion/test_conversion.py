"""A recorded result under other rule sets: tables by hand, and real counts of random games."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from goref.core.base.colour import Colour, Pair, Who
from goref.core.case.case import Case, StatedFacts
from goref.core.case.facts import facts_of
from goref.core.conversion.conversion import (
    Conversion,
    ConvertedOutcome,
    ImpossibleMarginError,
    RecordedMargin,
    convert,
)
from goref.core.conversion.known_facts import CHOICES, EARLY_PASSES, PAID, KnownFacts
from goref.core.game.play_rules import End
from goref.core.rulesets.ruleset import RuleSet
from goref.core.rulesets.table import COMPUTED, RULESETS
from goref.core.ruling.quantity import Quantity
from goref.core.scoring.compare import HANDICAP_STONES, reasons
from goref.core.scoring.lines import CountedBoard
from goref.core.scoring.scorer import Scorer
from tests.core.build import said
from tests.strategies import Style, cases

PLAIN = Style(passes=False, pass_stones=False, suicide=False)


def one(margin: str, source: str, target: str, **facts: Any) -> Conversion:
    beside = {key: facts.pop(key) for key in KnownFacts.__annotations__ if key in facts}
    known = KnownFacts(said(**facts), **beside)
    (found,) = convert(
        RecordedMargin(RULESETS[source], Fraction(margin)), known, [RULESETS[target]]
    )
    return found


def told(found: Conversion) -> list[tuple[object, ...]]:
    """The outcomes: the facts in letters, the margin, the winner, what is missing."""

    def shown(value: object) -> str:
        return (
            value.letter if isinstance(value, Colour) else str(getattr(value, "value", value))
        )

    return [
        (
            " ".join(f"{f}={'/'.join(map(shown, values))}" for f, values in outcome.facts),
            None if outcome.margin is None else str(outcome.margin),
            outcome.winner.value,
            *outcome.needs,
        )
        for outcome in found.outcomes
    ]


NO_SEKI = {"eyes": 0, "sole-liberties": 0, "seki-groups": 0, "one-sided": 0, "ko-points": 0}
KOMI_6 = {"began": "B", "komi": "6.5", "dame": 0, "shared": 0, "early_passes": 0}
TABLE = [
    # Lu Nan: under the rules of 1964 Black pays half a zi if he began and played last.
    ("-5", "chinese-1964", "chinese-2.5zi", {"last_play": "W"}, [("", "-10", "W")]),
    (
        *("-5", "chinese-1964", "chinese-2.5zi", {"began": "B"}),
        [("last_play=B", "-9", "W"), ("last_play=W", "-10", "W")],
    ),
    ("-5", "chinese-1964", "modern-1920", {"began": "B"}, [("", "-5", "W")]),
    # A stone more for Black who began and played last is a point more of area.
    (
        *("1/2", "japanese", "chinese-2002", {"began": "B", "komi": "6.5"}),
        [("last_play=B", "3/2", "B"), ("last_play=W", "1/2", "B")],
    ),
    # 7 points of territory without dame and seki: Black cannot have played last.
    (
        *("1/2", "japanese", "chinese-2002"),
        {
            **KOMI_6,
            "amounts": NO_SEKI,
        },
        [("", "1/2", "B")],
    ),
    (
        *("3/2", "japanese", "chinese-2002"),
        {
            **KOMI_6,
            "amounts": NO_SEKI,
        },
        [("", "5/2", "B")],
    ),
    # Whether the payment for three handicap stones is in the recorded margin.
    (
        *("-2", "chinese-2002", "ikeda-area-2", {"handicap": 3, "komi": "0"}),
        [("handicap_paid=True", "1", "B"), ("handicap_paid=False", "-2", "W")],
    ),
    (
        *("-2", "chinese-2002", "aga", {"handicap": 3, "komi": "0", "handicap_paid": True}),
        [("", "-1", "W")],
    ),
    # Ing: Black wins the tie. The first to pass decides under WMSG.
    ("0", "ikeda-area-2", "ing", {"komi": "0"}, [("", "0", "B")]),
    (
        *("1/2", "jpd-b", "wmsg-2008", {"komi": "6.5"}),
        [("first_pass=B/none", "1/2", "B"), ("first_pass=W", "-1/2", "W")],
    ),
    # Surplus plays need their number; with it nothing is open.
    ("1/2", "chinese-2002", "lu-nan", {}, [("", None, "none", "plays")]),
    ("1/2", "chinese-2002", "lu-nan", {"plays": (120, 119)}, [("", "-1/2", "W")]),
    (
        *("1/2", "chinese-2002", "lu-nan", {"early_passes": 0, "began": "B"}),
        [("last_play=B", "-1/2", "W"), ("last_play=W", "1/2", "B")],
    ),
    (
        *("1/2", "chinese-2002", "ikeda-territory-1", {}),
        [("", None, "none", "record")],
    ),
    # Tang: routes; the last play that only took a dame is undone.
    (
        *("1", "ikeda-area-2", "tang-song"),
        {"plays": (10, 9), "pass_stones": (0, 0), "dame": 0, "amounts": {"groups": 0}},
        [
            ("last_dame=B", "0", "draw"),
            ("last_dame=W/none", "1", "B"),
        ],
    ),
]


@pytest.mark.parametrize(("margin", "source", "target", "facts", "outcomes"), TABLE)
def test_table(
    margin: str, source: str, target: str, facts: dict[str, Any], outcomes: list[Any]
) -> None:
    assert told(one(margin, source, target, **facts)) == outcomes


def test_what_nobody_knows_stays_open() -> None:
    found = one("5", "ikeda-area-2", "jpd-art", began="B", last_play="B", komi="0")
    assert [(term.term, term.each) for term in found.open] == [(EARLY_PASSES, 1)]
    assert not found.is_exact
    found = one("5", "chinese-2.5zi", "ming-qing", amounts={"groups": 0, "sole-liberties": 0})
    assert [(term.term, term.each) for term in found.open] == [("seki-groups", -1)]


@pytest.mark.parametrize(
    ("margin", "source", "facts"),
    [
        ("5", "chinese-2002", {}),  # the komi leaves half a point
        ("3/2", "jpd-b", {"komi": "0"}),
        ("4", "ikeda-area-2", {"dame": 0, "shared": 0}),  # an odd board without dame
    ],
)
def test_a_margin_that_no_board_has(margin: str, source: str, facts: dict[str, Any]) -> None:
    with pytest.raises(ImpossibleMarginError):
        one(margin, source, "aga", **facts)


def known_of(case: Case, rules: RuleSet) -> KnownFacts:
    """Everything about a game that a conversion from a rule set can use."""
    scorer = Scorer(case)
    _, counted = scorer.ruled
    facts = facts_of(case, rules.passes)
    lost = facts.lost(counted.dead)
    assert lost is not None
    assert facts.plays is not None
    pairs = {q.value: counted.both(q) for q in Quantity}
    amounts = {key: p.black - p.white for key, p in pairs.items() if p is not None}
    amounts["lost"] = lost.black - lost.white
    amounts[HANDICAP_STONES] = facts.setup.black - facts.setup.white
    for board in (CountedBoard.AS_IT_STANDS, CountedBoard.ALL_ALIVE):
        other = scorer._board(board)[1]  # only counts of areas have boards of their own
        amounts[board.value] = other.area_difference - counted.area_difference
    stated = replace(
        case.answers,
        handicap=case.record.info.handicap,
        began=facts.began,
        first_pass=facts.first_pass or Who.NOBODY,
        last_play=facts.last_play,
        plays=facts.plays,
        pass_stones=facts.pass_stones,
        prisoners=facts.captured,
    )
    turns = replace(KnownFacts(stated), stated=stated).more_turns() or 0
    return KnownFacts(
        stated,
        amounts,
        turns - facts.plays.black + facts.plays.white,
        True,
        counted.dame,
        counted.shared,
        counted.size,
    )


TARGETS = [rules for rules in COMPUTED if rules.id != "tang-song-chen"]
"""The other one undoes any last play, which only a board shows."""


@st.composite
def kept(draw: st.DrawFn, known: KnownFacts) -> KnownFacts:
    """What somebody may know of a game: any part of everything."""
    keys = [
        key for key in StatedFacts.__annotations__ if key not in ("handicap", "komi", "end")
    ]
    left = {key: None for key in keys if draw(st.booleans())}
    amounts = {
        key: value
        for key, value in known.amounts.items()
        if key == HANDICAP_STONES or draw(st.booleans())
    }
    return replace(
        known,
        stated=replace(known.stated, **left),
        amounts=amounts,
        early_passes=draw(st.sampled_from((None, known.early_passes))),
        handicap_paid=draw(st.sampled_from((None, True))),
        dame=draw(st.sampled_from((None, known.dame))),
        shared=draw(st.sampled_from((None, known.shared))),
    )


def holds(outcome: ConvertedOutcome, known: KnownFacts) -> bool:
    """Whether the facts of an outcome are those of the game."""
    for fact, values in outcome.facts:
        is_so = True if fact == PAID else getattr(known.stated, fact)
        if fact == "last_competitive" and is_so is None:
            return False
        if is_so not in values:
            return False
    return True


RULES = st.sampled_from(TARGETS)


@given(cases(), RULES, RULES, st.sampled_from(Who), st.data())
def test_the_real_result_is_among_the_outcomes(
    case: Case, source: RuleSet, target: RuleSet, who: Who, data: st.DataObject
) -> None:
    last = facts_of(case, source.passes).last_play
    dame = last if data.draw(st.booleans()) else Who.NOBODY
    end = data.draw(st.sampled_from((None, None, End.ALIVE)))
    assume(end is None or not (source.stones_alone or target.stones_alone))
    case = case.answering(last_competitive=who, granted_first=who, last_dame=dame, end=end)
    assume(source.passes is target.passes)
    scorer = Scorer(case)
    before, after = scorer.score(source), scorer.score(target)
    assume(None not in (before.margin, after.margin))
    assume(before.outcome is None is after.outcome)
    every = known_of(case, source)
    assume(every.stated.last_play is not Who.NOBODY and every.stated.began is not None)
    assert before.margin is not None
    assert after.margin is not None
    recorded = RecordedMargin(source, before.margin)

    (exact,) = convert(recorded, every, [target])
    if exact.outcomes[0].needs != ("record",):
        assert exact.is_exact
        assert exact.outcomes[0].margin == after.margin
        assert exact.outcomes[0].winner is after.ahead
        told = {term.term: term.points for term in reasons(scorer, after, before)}
        assert {t.term: t.points for t in exact.outcomes[0].terms} == told

    some = data.draw(kept(every))
    (found,) = convert(recorded, some, [target])
    real = [outcome for outcome in found.outcomes if holds(outcome, every)]
    assert real
    for outcome in real:
        if outcome.margin is None:
            assert outcome.needs
            continue
        more = {**every.amounts, EARLY_PASSES: every.early_passes or 0}
        stones = every.stated.pass_stones or Pair(0, 0)
        more["pass-stones"] = stones.black - stones.white
        rest = sum(term.each * more[term.term] for term in found.open)
        assert outcome.margin + rest == after.margin
        shift = sum((term.points for term in outcome.terms), Fraction(0))
        assert outcome.margin == before.margin + shift


def test_all_choices_are_facts() -> None:
    assert {*CHOICES} - {PAID} <= {*StatedFacts.__annotations__}
