"""What is so only by a ruling is told as that, or asked about; never as plain or proved."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pytest

from goref.app.opinion import sentences
from goref.app.opinion.accepting import acceptance
from goref.app.opinion.consistency import consistent
from goref.app.opinion.judging import ChainJudged, Judged, judged
from goref.app.opinion.playing_out.fates import PlayedOut
from goref.app.opinion.premises import as_ruled, limit_to_evidence
from goref.app.opinion.suggest import suggest
from goref.app.opinion.suggestion import ChainFinding, Suggestion, Why
from goref.core.base.frozen import replace
from goref.core.board.benson import Chain
from goref.core.board.position import Position
from goref.core.case.case import Case
from goref.core.proving.proof import Ground, Proof
from goref.core.ruling.ruling import Ruling, StoneStatus
from tests.app.opinion.opinions import opinion
from tests.app.opinion.shapes import SHAPES, WHO_BEGINS
from tests.core.build import bare, spots
from tests.languages import LANGUAGES

# A black stone at G5 in White's area, of which what was learned does not tell.
BOARD = Position.from_rows(["...XO...."] * 4 + ["...XO.X.."] + ["...XO...."] * 4)
STONE, WHITE_WALL, BLACK_WALL = (
    BOARD.chain(min(spots(BOARD.grid, name))) for name in ("G5", "E5", "D5")
)
UNSURE = opinion(BOARD, {"F5 G5 H5 G4 G6": -0.4})
SURE = opinion(BOARD, {" ".join(f"{c}{n}" for c in "FGH" for n in range(1, 10)): -0.95})
WHITE_LAND = " ".join(f"{c}{n}" for c in "FGHJ" for n in range(1, 10))
NOTHING_READ: Mapping[Chain, Proof] = {}


def ruling(said: Mapping[Chain, StoneStatus]) -> Ruling:
    made = Ruling()
    for chain, life in said.items():
        made = made.with_lives(chain, life)
    return made


def by(
    said: Mapping[Chain, StoneStatus],
    of: Judged,
    alone: Judged,
    found: Mapping[Chain, Proof] = NOTHING_READ,
) -> tuple[ChainJudged, list[Chain]]:
    """The stone once it is known what a ruling makes of it, and what was to be read out."""
    wanted: list[Chain] = []

    def read(chains: Collection[Chain]) -> Mapping[Chain, Proof]:
        wanted.extend(chains)
        return found

    made = limit_to_evidence(of, alone, BOARD, ruling(said), read)
    (chain,) = (c for c in made.chains if c.points == STONE)
    return chain, wanted


WHITE_LIVES = {WHITE_WALL: StoneStatus.ALIVE}
RULED = dict.fromkeys(WHITE_WALL, StoneStatus.ALIVE)
CAPTURED = {STONE: PlayedOut.CAPTURED}


def test_what_was_only_played_out_with_a_ruling_is_asked_about() -> None:
    of = judged(BOARD, UNSURE, {}, RULED, CAPTURED)
    (before,) = (c for c in of.chains if c.points == STONE)
    assert (before.life, before.doubts) == (StoneStatus.DEAD, ())
    chain, wanted = by(WHITE_LIVES, of, judged(BOARD, UNSURE, {}))
    assert chain.life is StoneStatus.DEAD
    assert [(r.why, r.points) for r in chain.doubts] == [(Why.BY_RULING, WHITE_WALL)]
    assert wanted == [STONE]


def test_what_is_read_out_with_a_ruling_is_told_to_rest_on_it() -> None:
    of = judged(BOARD, UNSURE, {}, RULED, CAPTURED)
    proof = Proof(STONE, StoneStatus.DEAD, Ground.READ_DEAD, rests=True)
    chain, _ = by(WHITE_LIVES, of, judged(BOARD, UNSURE, {}), {STONE: proof})
    assert (chain.doubts, chain.premises, chain.proof) == ((), WHITE_WALL, proof)
    other = proof._replace(life=StoneStatus.ALIVE)
    chain, _ = by(WHITE_LIVES, of, judged(BOARD, UNSURE, {}), {STONE: other})
    assert [r.why for r in chain.doubts] == [Why.BY_RULING], "that is no proof of it"


def test_what_the_board_alone_says_rests_on_no_ruling() -> None:
    of = judged(BOARD, SURE, {}, RULED, CAPTURED)
    chain, wanted = by(WHITE_LIVES, of, judged(BOARD, SURE, {}))
    assert (chain.doubts, chain.premises, chain.fate, wanted) == ((), frozenset(), None, [])


def test_what_is_read_on_the_board_as_it_is_rests_on_no_ruling_but_one_of_dead_stones() -> None:
    proof = Proof(STONE, StoneStatus.DEAD, Ground.READ_DEAD)
    of = judged(BOARD, UNSURE, {STONE: proof}, RULED)
    chain, _ = by(WHITE_LIVES, of, judged(BOARD, UNSURE, {}))
    assert (chain.doubts, chain.premises) == ((), frozenset())
    gone = dict.fromkeys(BLACK_WALL, StoneStatus.DEAD)
    of = judged(BOARD, UNSURE, {STONE: proof}, gone)
    chain, _ = by({BLACK_WALL: StoneStatus.DEAD}, of, judged(BOARD, UNSURE, {}))
    assert (chain.doubts, chain.premises) == ((), BLACK_WALL)
    chain, _ = by({BLACK_WALL: StoneStatus.DEAD}, of, judged(BOARD, UNSURE, {STONE: proof}))
    assert chain.premises == frozenset(), "it was read before too"


def test_premises_are_what_the_board_alone_does_not_say() -> None:
    said = {WHITE_WALL: StoneStatus.ALIVE, BLACK_WALL: StoneStatus.DEAD}
    ruled = RULED | dict.fromkeys(BLACK_WALL, StoneStatus.DEAD)
    of = judged(BOARD, UNSURE, {}, ruled, CAPTURED)
    chain, _ = by(said, of, judged(BOARD, UNSURE, {}))
    assert chain.premises == BLACK_WALL


def test_a_ruling_that_says_what_is_clear_without_it_changes_nothing_else() -> None:
    alone = judged(BOARD, opinion(BOARD, {WHITE_LAND: -0.95}), {})
    assert alone.clear
    assert as_ruled(alone, dict.fromkeys(WHITE_WALL, StoneStatus.ALIVE)) is None, (
        "what of the stone?"
    )
    of = as_ruled(alone, dict.fromkeys(STONE, StoneStatus.DEAD))
    assert of is not None
    assert [c for c in of.chains if not c.ruled] == [
        c for c in alone.chains if c.points != STONE
    ]
    assert [(c.life, c.ruled, c.lean) for c in of.chains if c.points == STONE] == [
        (StoneStatus.DEAD, True, -1.0)
    ]
    assert as_ruled(alone, dict.fromkeys(STONE, StoneStatus.ALIVE)) is None
    part = dict.fromkeys([*STONE, *list(WHITE_WALL)[:2]], StoneStatus.DEAD)
    assert as_ruled(alone, part) is None, "not so"
    assert as_ruled(judged(BOARD, UNSURE, {}), dict.fromkeys(STONE, StoneStatus.DEAD)) is None
    board = Position.from_rows(SHAPES["seki without eyes"].rows)
    assert as_ruled(judged(board, opinion(board, {}), {}), {}) is None


def nothing(chains: Collection[Chain]) -> Mapping[Chain, Proof]:
    return NOTHING_READ


def test_what_a_ruling_spreads_to_is_told_and_not_asked_about_again() -> None:
    board = Position.from_rows(
        ["...XO...."] * 4 + ["...XO.X..", "...XO....", "...XO..X."] + 2 * ["...XO...."]
    )
    ruled, other = (board.chain(min(spots(board.grid, name))) for name in ("G5", "H3"))
    said = ruling({ruled: StoneStatus.DEAD})
    of = judged(board, opinion(board, {WHITE_LAND: -0.95}), {}, said.lives)
    made = limit_to_evidence(
        of, judged(board, opinion(board, {WHITE_LAND: -0.4}), {}), board, said, nothing
    )
    (chain,) = (c for c in made.chains if c.points == other)
    assert (chain.life, chain.doubts, chain.premises) == (StoneStatus.DEAD, (), ruled)


def test_what_only_was_not_read_any_more_is_no_doubt_but_a_seki_of_one_side_is() -> None:
    board = Position.from_rows(SHAPES["seki without eyes"].rows)
    white, black = (board.chain(min(spots(board.grid, name))) for name in ("C9", "E9"))
    learned = opinion(board, {" ".join(board.grid.names(black)): 0.5})
    proof = Proof(black, StoneStatus.SEKI, Ground.SEKI)
    alone = consistent(judged(board, learned, {black: proof}), board)
    for life, doubts in ((StoneStatus.SEKI, []), (StoneStatus.ALIVE, [Why.NEAR, Why.ONE_SIDE])):
        said = ruling({white: life})
        of = consistent(judged(board, learned, {}, said.lives), board)
        assert any(c.doubts for c in of.chains if c.points == black)
        made = limit_to_evidence(of, alone, board, said, nothing)
        (chain,) = (c for c in made.chains if c.points == black)
        assert [reason.why for reason in chain.doubts] == doubts
        assert chain.proof == (None if doubts else proof)


# Whole opinions.


def marked(rows: tuple[str, ...], **marks: str) -> Case:
    case = replace(bare(*rows), ruling=Ruling())
    for life, names in marks.items():
        points = {p for q in spots(case.record.grid, names) for p in case.position.chain(q)}
        case = replace(case, ruling=case.ruling.with_lives(points, StoneStatus(life)))
    return case


def at(made: Suggestion, name: str) -> ChainFinding:
    (point,) = spots(made.position.grid, name)
    return next(c for c in made.chains if point in c.points)


def test_three_stones_ruled_alive_do_not_make_nine_plainly_dead() -> None:
    rows = WHO_BEGINS["three stones on the first line"].rows
    case = marked(rows, alive="C1")
    made = suggest(case)
    nine, three = at(made, "B3"), case.position.chain(case.position.grid.point("C1"))
    assert len(nine.points) == 9
    assert (nine.life, nine.unclear, nine.proved) == (StoneStatus.DEAD, True, False)
    assert nine.reason.why is Why.DEAD_PLAYED
    (doubt,) = (d for d in made.unclear if nine.points <= d.points)
    assert [(r.why, r.points) for r in doubt.reasons] == [(Why.BY_RULING, three)]
    act = acceptance(case, made)
    assert act is None or nine.points.isdisjoint(act.marked)


def test_what_is_captured_by_stones_that_were_ruled_to_live_is_told_with_the_ruling() -> None:
    case = marked(WHO_BEGINS["three shared liberties"].rows, alive="E3")
    made = suggest(case)
    black = at(made, "B3")
    assert (black.life, black.unclear, black.proved) == (StoneStatus.DEAD, False, False)
    assert black.premises == at(made, "E3").points
    assert sentences.certainty(black) == "by-ruling"
    assert not sentences.is_plain(black)
    assert black.reason.why is Why.DEAD_GIVEN
    for language in LANGUAGES:
        told = sentences.reason_text(black, made.position.grid, language)
        assert "E3" in told
    act = acceptance(case, made)
    assert act is not None
    assert black.points <= act.dead
    assert act.proved.isdisjoint(black.points)


def test_a_proof_that_needs_the_ruled_stones_away_is_called_none() -> None:
    made = suggest(marked(SHAPES["snapback"].rows, dead="A5"))
    stone = at(made, "G1")
    assert stone.reason.why is Why.DEAD_READ
    assert (stone.proved, stone.unclear) == (False, False)
    assert stone.premises == at(made, "A5").points
    assert stone.confidence < 100


@pytest.mark.parametrize("name", ["seki without eyes", "dead stone inside a seki"])
def test_what_is_ruled_as_it_seems_changes_no_ground(name: str) -> None:
    free = suggest(marked(SHAPES[name].rows))
    assert not free.unclear
    for chain in free.chains:
        case = marked(SHAPES[name].rows)
        case = replace(case, ruling=Ruling().with_lives(chain.points, chain.life))
        after = suggest(case)
        told = {c.points: c for c in after.chains}
        same = [c for c in free.chains if c.points != chain.points]
        assert [told[c.points] for c in same] == same


def test_the_board_alone_is_judged_the_same_whether_it_was_asked_about_before_or_not() -> None:
    rows = WHO_BEGINS["three shared liberties"].rows
    first = suggest(marked(rows, alive="E3"))
    suggest(marked(rows))
    again = suggest(marked(rows, alive="E3"))
    assert replace(first, seconds=0.0) == replace(again, seconds=0.0)
