"""Ten exotic positions under five rule sets, each carried to a result.

Every figure is counted by hand. E is own territory, P prisoners, V pass stones put off the
board, R routes; D_A is the difference of areas, D_T that of territory less prisoners, Black
less White. Turns are equal on every board, so D_A = D_T before play goes on.

Where a rule set puts the position back (art edition, article 14; Japanese, article 7), what
the trial showed is ruled and the old board counted. Elsewhere play has gone on and the new
board is counted; under Ji Ping Dian A both sides first put down a pass stone, Black before
White (article 2.3), so that Black passed first and pays nothing.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.case.case import Case
from goref.core.case.stored_trial import AssertedStatus, Assertion
from goref.core.game.act_kinds import StatementKind
from goref.core.game.play_rules import Repetition
from goref.core.game.record import GameRecord
from goref.core.repetition.cycle_rules import Settled, settled_by
from goref.core.repetition.cycles import CycleName, cycles
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.scorer import score
from goref.io.sgf.read import read_sgf
from tests.core.build import ruled
from tests.core.trials.boards import (
    BENT_FOUR,
    BENT_FOUR_DEAD,
    DOUBLE_KO,
    FIVE,
    SENDING_TWO,
    TEN_THOUSAND_YEARS,
    THREE_POINTS,
    TRIPLE_KO,
    TWO_OF_THREE,
    claimed,
)
from tests.core.trials.exotic_boards import (
    ETERNAL_LIFE,
    FALSE_EYES,
    WHITE_EYES,
    Live,
    Round,
    carried,
    verdict,
)

A, ART, JP, CN, TS = FIVE

POSITIONS = {
    "bent four in the corner",
    "eternal life",
    "triple ko",
    "rocking",
    "sending two",
    "one-sided dame",
    "false-eye seki",
    "ten-thousand-year ko",
    "double ko seki",
    "three points",
}

# Positions that do not go round: a claim, what is played, the result by rule set.


class Claimed(NamedTuple):
    """A claim on a board and what is played for it; ``results`` in the order of FIVE."""

    position: str
    case: Case
    claim: Assertion
    text: str
    results: tuple[str, ...]
    rules: tuple[str, ...] = FIVE


CORNER = ruled(BENT_FOUR, dead="A7 B7 C7 J10 K10")
SEKI = ruled(DOUBLE_KO, seki="A7 C7")
NAMED = ruled(TWO_OF_THREE, seki="A3 A1")
LEFT_ALONE = ruled(TEN_THOUSAND_YEARS, seki="B2 C2")

BLACK_DEAD = claimed(BENT_FOUR, AssertedStatus.DEAD, "W", BENT_FOUR_DEAD)
WHITE_DEAD = claimed(SEKI, AssertedStatus.DEAD, "B", "C7 C5 D7 D6 D5 D4 D3 C3 D2 C2 C1 E2 E1")
TWO = claimed(NAMED, AssertedStatus.ONE_SIDED, "B", "B2 C2")
KO_AT_A1 = claimed(LEFT_ALONE, AssertedStatus.KO_POINT, "W", "A1")
FOUR_DEAD = claimed(THREE_POINTS, AssertedStatus.DEAD, "B", "B2 C2 B1 C1")

KILLED = "D8 - H11 - F11 - E9 - A10 D11 B11 A11 A10 -A11 C11"

CLAIMS = [
    # White has rows 6 to 11, Black rows 1 to 5: D_A 55 - 66 = -11, before and after; komi 6½
    # and 7½. Routes: one group each, -11 too (Zhao Zhiyun, part 1, figures 1 to 3).
    Claimed(
        "bent four in the corner",
        CORNER,
        BLACK_DEAD,
        f"- {KILLED}",
        ("W+17.5", "W+17.5", "W+18.5", "W+11"),
        (A, ART, CN, TS),
    ),
    # He who must capture moves first, and the ko is retaken only after a pass for it
    # (Japanese, 7.2): E 44:39, P 16:0, -11 - 6½.
    Claimed("bent four in the corner", CORNER, BLACK_DEAD, KILLED, ("W+17.5",), (JP,)),
    # Black 21 stones, 10 points, eye A1, ko B6: 33. White 14, D1, C4: 16. D_A 17. Each takes
    # one ko: nobody is captured. Japanese: 10 + 7 prisoners - 6½. Routes, after a pass stone
    # of each: (10 - 2 + 1 - 1 + 1 - 1 - 1) - (1 - 1 + 1 - 8 - 1) = 15.
    Claimed(
        "double ko seki",
        SEKI,
        WHITE_DEAD,
        "C4 B6",
        ("B+10.5", "B+10.5", "B+10.5", "B+9.5", "B+15"),
    ),
    # Occupied: 9 stones to 5, one shared: D_A 4. Art edition (10.3): 2 points and 2 prisoners.
    # Japanese (8): dame, 2 prisoners. Tang-Song: Black has filled two points while White
    # handed two stones over, P 0:2, V 1:3: R -1 to -5. (Unplayed they are no routes: below.)
    Claimed(
        "one-sided dame",
        NAMED,
        TWO,
        "B2 - C2 -",
        ("W+2.5", "W+2.5", "W+4.5", "W+3.5", "B+4"),
    ),
    # White gets one of them: of two points claimed one is shown (art edition, 14.4), 1 + 2
    # - 6½. Played on: 8 stones to 6, D_A 2; R -1 to -3.
    Claimed(
        "one-sided dame",
        NAMED,
        TWO,
        "B2 C2",
        ("W+4.5", "W+3.5", "W+4.5", "W+5.5", "B+2"),
    ),
    # Black 28 stones, 53 points, eye A4: 82. White 28, A1, C1, seven eyes: 37. D_A 45. A stone
    # thrown in at G8 is taken. Japanese (8): no points in seki, 53 - 2 - 6½. Routes (Zhao,
    # figure 10: six): (53 - 2 + 1 - 1 - 1 - 1) - (2 - 2 + 6 - 1 - 1) = 45.
    Claimed(
        "false-eye seki",
        ruled(FALSE_EYES, seki="A7"),
        claimed(FALSE_EYES, AssertedStatus.ENCLOSED, "W", WHITE_EYES),
        "G8 H8",
        ("B+38.5", "B+38.5", "B+44.5", "B+37.5", "B+45"),
    ),
    # Left open and not taken, A1 is White's (art edition, 10.1): D_A 37 - 10 = 27. Japanese: an
    # open ko is nothing, 25 + 3 - 6½. Routes: (25 - 2 - 1) - (1 - 3 - 1) = 25.
    Claimed(
        "ten-thousand-year ko",
        LEFT_ALONE,
        KO_AT_A1,
        "",
        ("B+20.5", "B+20.5", "B+21.5", "B+19.5", "B+25"),
    ),
    # White connects for a seki: Black 12 stones and 25 points, White 10 stones, two shared: D_A
    # 27. Japanese: 25 + 3 - 6½. Routes: (25 - 2 - 2) - (0 - 3 - 1) = 25. Art edition (10.1): A1
    # is White's moku: 25 - (1 - 3).
    Claimed(
        "ten-thousand-year ko",
        LEFT_ALONE,
        KO_AT_A1,
        "- A1",
        ("B+20.5", "B+20.5", "B+21.5", "B+19.5", "B+25"),
    ),
    # Taken and not taken back: A1 is nobody's (art edition, 14.2): 25 + 3 - 6½. In Japanese
    # rules it was nothing before.
    Claimed(
        "ten-thousand-year ko",
        LEFT_ALONE,
        KO_AT_A1,
        "A1",
        ("B+21.5", "B+21.5"),
        (ART, JP),
    ),
    # Black begins the ko without a threat and loses four stones and the corner: 34 - 15 = 19,
    # P 5:4, V 2:2. Routes: (25 - 2 - 5 - 2) - (5 - 2 - 4 - 2).
    Claimed(
        "ten-thousand-year ko",
        TEN_THOUSAND_YEARS,
        KO_AT_A1,
        "A1 - B4 A2 - A4",
        ("B+12.5", "B+11.5", "B+19"),
        (A, CN, TS),
    ),
    # Black, to move, takes four; White takes two back and stands on three points. Black 14
    # stones, 14 points, White 18 and 3: D_A 7. Routes: (14 - 2 - 8 - 1) - (3 - 2 - 4 - 1) = 7.
    # Art edition: captured is dead (14.1): (19 - 6) - (2 - 4) - 6½. Japanese (7.1): a new
    # stone was enabled, all alive: (14 - 6) - 2 - 6½.
    Claimed(
        "three points",
        THREE_POINTS,
        FOUR_DEAD,
        "A1 B1 C1 B2 C2 A2",
        ("B+0.5", "B+8.5", "W+0.5", "W+0.5", "B+7"),
    ),
]


@pytest.mark.parametrize(
    ("tested", "rules", "result"),
    [
        pytest.param(one, rules, result, id=f"{one.position}-{one.text}-{rules}")
        for one in CLAIMS
        for rules, result in zip(one.rules, one.results, strict=True)
    ],
)
def test_tried_and_carried_to_a_result(tested: Claimed, rules: str, result: str) -> None:
    assert verdict(carried(tested.case, rules, tested.claim, tested.text)) == result


def test_one_sided_dame_ruled_and_not_played_are_no_routes() -> None:
    # A privilege that the later count brought (Zhao, part 2): only the two prisoners count.
    case = ruled(NAMED, one_sided="B: B2 C2", shared="D2")
    assert verdict(score(case, RULESETS[TS])) == "B+2"


# Positions that go round: every way the rule set leaves.

ROUNDS = {
    "triple ko": Round(TRIPLE_KO, WHITE, CycleName.TRIPLE_KO, "B6 C2 B4 C6 B2 C4"),
    "eternal life": Round(ETERNAL_LIFE, BLACK, CycleName.ETERNAL_LIFE, "A2 E1 C1 A3 B1 D1"),
    "sending two": Round(SENDING_TWO, BLACK, CycleName.SENDING_TWO, "C1 A1 B1"),
    "rocking": Round(SEKI, BLACK, CycleName.ROCKING, "- B6 C4 - C6 B4"),
}

PLAIN = {
    ART: {Settled.DRAW: "draw"},  # art edition, article 8
    JP: {Settled.NO_RESULT: "no-result"},  # Japanese, article 12, by agreement
    TS: {Settled.NO_RESULT: "no-result"},  # Zhao, part 1: without rest, so without result
}
ORGANISERS = {
    Settled.NO_RESULT: "no-result",
    Settled.DRAW: "draw",
    Settled.REPLAY: "no-result",
}
"""Chinese rules 2002, article 20: an event may rule so instead."""

SETTLED: dict[tuple[str, str], dict[Settled, str]] = {
    **{(position, rules): ways for position in ROUNDS for rules, ways in PLAIN.items()},
    # Ji Ping Dian A, 4.2: banned, or no result, as the organiser has it. Chinese, 6 and 20.
    # Black may not retake at C4 and White takes the whole left: 21 - 28 = -7. Black passes
    # first: -7 - 6½, -7 - 7½.
    ("triple ko", A): {Settled.BANNED: "W+13.5", Settled.NO_RESULT: "no-result"},
    ("triple ko", CN): {Settled.BANNED: "W+14.5", **ORGANISERS},
    # White may not take two at D1 and loses five: Black 36, White 11 stones and 23 points: 2.
    # White passed first: 2 - 6½ - 1; 2 - 7½.
    ("eternal life", A): {Settled.BANNED: "W+5.5", Settled.NO_RESULT: "no-result"},
    ("eternal life", CN): {Settled.BANNED: "W+5.5", **ORGANISERS},
    # Black may not take back at B1: Black 20, White 16. Black passed first: 4 - 6½; 4 - 7½. For
    # this one the Chinese text (20) leaves no choice: false life is barred.
    ("sending two", A): {Settled.BANNED: "W+2.5", Settled.NO_RESULT: "no-result"},
    ("sending two", CN): {Settled.BANNED: "W+3.5"},
    # Their texts are about kos, and do not name this one: the referee decides.
    ("sending two", ART): {},
    ("sending two", TS): {},
    # Ji Ping Dian A, 4.2: the agreed end or the four pass stones (5.2, 5.3), all alive: D_A 17
    # as above, Black passed first: 17 - 6½.
    ("rocking", A): {Settled.AGREED_END: "B+10.5", Settled.FORCED_END: "B+10.5"},
    # The side that looked elsewhere in a double ko may not retake, and all of White falls: 49
    # - 7½.
    ("rocking", CN): {Settled.BANNED: "B+41.5", **ORGANISERS},
}

BARRED = {
    # The play that would close the round is barred, and its side passes.
    "triple ko": "B6 C2 B4 C6 B2 !C4 - B6",
    "eternal life": "A2 E1 C1 A3 B1 !D1 - A2",
    "sending two": "C1 A1 !B1 - B1",
    "rocking": "- B6 C4 - C6 !B4 - D1",
}
STOPPED = {A: "give give agreed", CN: "pass pass agreed"}
SAID = {
    Settled.NO_RESULT: StatementKind.NO_RESULT,
    Settled.DRAW: StatementKind.DRAW,
    Settled.REPLAY: StatementKind.NO_RESULT,
}


def settled(position: str, rules: str, way: Settled) -> Live:
    """A game in which the round is played and settled in a way, by what the rules offer."""
    one = ROUNDS[position]
    if way is Settled.BANNED:
        live = Live(one.case, rules, one.first)
        return live.do(f"{BARRED[position]} {STOPPED[rules]}")
    if way is Settled.AGREED_END:
        return Live(one.case, rules, one.first).do(f"{one.text} give give all-alive")
    if way is Settled.FORCED_END:
        return Live(one.case, rules, one.first).do(f"{one.text} " * 3 + "-")
    # The organiser has lifted the ban for what goes round.
    live = Live(one.case, rules, one.first, Repetition.SIMPLE_KO).do(one.text)
    (cycle,) = cycles(live.case.moments)
    assert cycle.name is one.name
    assert way in settled_by(cycle, live.rules).ways
    if (rules, way) == (CN, Settled.DRAW):
        return live.decreed(
            StatementKind.DRAW
        )  # the players' own word for it would be no result
    return live.do(SAID[way].value)


@pytest.mark.parametrize(
    ("position", "rules", "way", "result"),
    [
        pytest.param(*key, way, result, id=f"{key[0]}-{key[1]}-{way.value}")
        for key, ways in SETTLED.items()
        for way, result in ways.items()
    ],
)
def test_gone_round_and_settled(position: str, rules: str, way: Settled, result: str) -> None:
    live = settled(position, rules, way)
    assert live.now.options == ()  # nothing is left to be done
    assert verdict(live.score) == result


@pytest.mark.parametrize(("position", "rules"), SETTLED)
def test_no_way_that_a_rule_set_leaves_is_missing(position: str, rules: str) -> None:
    one = ROUNDS[position]
    live = Live(one.case, rules, one.first, Repetition.ALLOWED).do(one.text)
    (cycle,) = cycles(live.case.moments)
    found = settled_by(cycle, RULESETS[rules])
    assert set(found.ways) == set(SETTLED[position, rules] or {Settled.REFEREE})
    assert found.agreement is (rules == JP)


def test_every_position_has_a_result_under_every_rule_set() -> None:
    reached = {(one.position, rules) for one in CLAIMS for rules in one.rules} | set(SETTLED)
    assert reached == {(position, rules) for position in POSITIONS for rules in FIVE}


def test_triple_ko_at_the_stop_in_japanese_confirmation() -> None:
    # White, who must prove, takes the left: Black 13 dead. (12 - 13) - (16 - 10) - 6½.
    stones = "A7 A6 A5 A4 A3 A2 A1 B7 B5 B3 B1 C6 C4"
    claim = claimed(TRIPLE_KO, AssertedStatus.DEAD, "W", stones)
    assert verdict(carried(TRIPLE_KO, JP, claim, "B6 C2 B4 -C6 B2")) == "W+13.5"


# The game of 1993 itself.


@cache
def eternal_life_of_1993() -> GameRecord:
    games = Path(__file__).parents[3] / "resources" / "games"
    (file,) = games.glob("rin-kaiho*.sgf")
    return read_sgf(file.read_bytes()).games[0].record


@pytest.mark.parametrize(
    ("rules", "result"),
    [
        (A, "no-result"),  # 4.2, organiser's option
        (ART, "draw"),  # 8
        (JP, "no-result"),  # 12: as it was ruled on the day
        (CN, "no-result"),  # 20, organiser's option
        (TS, "no-result"),  # Zhao, part 1
    ],
)
def test_eternal_life_of_1993(rules: str, result: str) -> None:
    live = Live(Case(eternal_life_of_1993()), rules)
    assert [cycle.name for cycle in cycles(live.case.moments)] == [CycleName.ETERNAL_LIFE]
    assert verdict(live.do(result).score) == result


# The bent four in a game that goes on (Zhao Zhiyun, part 1; Zhang Xu, section 2.1).

# White plays D8, H11, F11, E9, then A10, B11, A10 again, C11; Black D11 and A11, and six times
# he has nothing to play. P: Black 4 + 9 captured, five dead left on the board; White 4.
PLAYED_ON = f"- {KILLED.replace('-A11', '-')}"


def bent_four_played_on(rules: str, before: str, after: str, stones: Pair[int]) -> str:
    """The result of the game that went on, with what came before it stated as well."""
    live = Live(CORNER, rules).do(f"{before} {PLAYED_ON} {after}")
    last = live.case.moments[-1]
    assert (last.captured, last.plays) == ((9, 4), (2, 8))
    known = live.case.answering(
        prisoners=Pair(4 + 9, 4), plays=Pair(27 + 2, 27 + 8), pass_stones=stones
    )
    return verdict(score(known, live.rules))


AT_THE_STOP = ruled(CORNER, dead=BENT_FOUR_DEAD)


def test_bent_four_in_a_tang_song_game_that_goes_on() -> None:
    assert verdict(score(AT_THE_STOP, RULESETS[TS])) == "W+11"
    # At equal turns Black hands six stones over: (44 - 18 - 6 - 2) - (35 - 4 - 2) = -11.
    played = bent_four_played_on(TS, "stop disagree", "stop agreed", Pair(6, 0))
    assert played == "W+11"


def test_bent_four_in_a_japanese_game_that_goes_on() -> None:
    assert verdict(score(AT_THE_STOP, RULESETS[JP])) == "W+17.5"
    # White asks to resume and Black plays first (9.3). He passes for nothing what he handed
    # over above: (44 - 18) - (35 - 4) - 6½, six better.
    played = bent_four_played_on(JP, "pass pass resume-W", "pass pass agreed", Pair(0, 0))
    assert played == "W+11.5"
