"""Events as Hypothesis draws them: names of any kind, every result, byes and absences."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from hypothesis import strategies as st

from goref.core.event.event import Bye, Event, EventInfo, Player, Table, TableState
from goref.core.event.placement import MCMAHON, SWISS
from goref.core.event.result import Result, ResultBasis, Verdict, re_of

SIGNS = "ab XÉőŁß|;[]/,+-=0?\u00a0\u0085\t\n´«…ﬁ"
NAMES = st.text(SIGNS, max_size=9) | st.text(SIGNS, min_size=25, max_size=40)
RANKS = st.sampled_from(["3D", "30K", "9P", "3 dan", "初段", "12k", "3D", "", "strong"])
PLACEMENTS = (SWISS, MCMAHON, replace(SWISS, criteria=("NBW",), absent=Fraction(1, 2)))
HALVES = st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(1)])


@st.composite
def players(draw: st.DrawFn, id: int) -> Player:
    """A player whose name begins with a letter of its own."""
    return Player(
        "QWERTZUI"[id - 1] + draw(NAMES),
        draw(NAMES),
        draw(RANKS) if draw(st.booleans()) else "1D",
        None,
        draw(NAMES),
        draw(st.sampled_from(["", "fr", "DE", "Germany", "d", "ÄÖ", " ch "])),
        draw(st.sampled_from(["", "12345678", "1234567", f"1000000{id}", "١٢٣٤٥٦٧٨"])),
        draw(st.sampled_from(["", "", f"{id}", "4711", "n/a", "1 2", "١"])),
        0,
        tuple(sorted(draw(st.sets(st.integers(1, 4), max_size=2)))),
        id,
    )


@st.composite
def results(draw: st.DrawFn) -> Result | None:
    """Any way a table may stand."""
    verdict = draw(st.none() | st.sampled_from(Verdict) | st.just(Verdict.BLACK))
    if verdict is None:
        return None
    default = draw(st.integers(0, 4)) == 0
    told = re_of(verdict, default)
    return Result(verdict, told, ResultBasis.WORD, by_default=default)


@st.composite
def events(draw: st.DrawFn) -> Event:
    """An event of up to four rounds; who is not paired has a bye, or has not."""
    people = [draw(players(id)) for id in range(1, draw(st.integers(2, 7)) + 1)]
    tables, byes = [], []
    rounds = draw(st.integers(1, 4))
    for round in range(1, rounds + 1):
        order = draw(st.permutations([player.id for player in people]))
        games = draw(st.integers(0, len(order) // 2))
        for number in range(1, games + 1):
            result = draw(results())
            state = TableState.TO_PLAY if result is None else TableState.DECIDED
            stones = draw(st.sampled_from([0, 0, 0, 1, 2, 9, 13]))
            komi = draw(st.none() | st.sampled_from([Fraction(13, 2), Fraction(-5)]))
            black, white = order.pop(), order.pop()
            place = (round, number, black, white, stones, komi)
            tables.append(Table(*place, state, result, id=10 * round + number))
        byes += [Bye(round, id) for id in order if draw(st.booleans())]
    days = draw(st.sampled_from([("", ""), ("2026-11-21", ""), ("2026-11-21", "2026-11-22")]))
    info = EventInfo(
        "Cup " + draw(NAMES), draw(NAMES), *days, rounds,
        draw(st.sampled_from(["japanese", "aga", "chinese-2002", "ing"])),
        draw(st.none() | st.just(Fraction(15, 2))),
        bye=draw(HALVES),
        placement=draw(st.sampled_from(PLACEMENTS)),
    )  # fmt: skip
    return Event(info, tuple(people), tuple(tables), tuple(byes))
