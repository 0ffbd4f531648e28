"""A tree of answers followed on small fields written as diagrams, and claims that lean on each
other."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.base.colour import BLACK, WHITE
from goref.core.board.position import Position
from goref.core.proving import checking
from goref.core.proving.certificate import (
    AnswerTree,
    Arena,
    Certificate,
    LivingTogether,
    ProvedClaim,
    Wall,
)
from goref.core.proving.checking import UnprovedError, check, follow
from goref.core.proving.masks import Mask, bits
from goref.core.proving.proof_numbers import read
from goref.core.ruling.ruling import StoneStatus
from tests.core.proving.test_arena import arena, where

THREE = arena("...", ("!!!", 1))
"""Two eyes at its ends once the middle is played, or one if the enemy plays there."""


def plays(answers: AnswerTree | None) -> dict[tuple[Mask, Mask], Mask]:
    assert answers is not None
    return dict(answers.plays)


def refused(one: Arena, answers: AnswerTree | None = None) -> str:
    with pytest.raises(UnprovedError) as error:
        follow(one, answers)
    return str(error.value)


def test_what_is_settled_needs_no_answer() -> None:
    follow(THREE, None)
    follow(arena(".#.", ("!#!", 0)), None)
    assert refused(arena(".##", ("!##", 0))) == "a play is not answered"


def test_what_was_read_is_followed() -> None:
    four = arena("....", ("!!!!", 0))
    answers, _ = read(four, 200)
    follow(four, answers)
    assert refused(four) == "a play is not answered"


def test_answers_must_be_plays() -> None:
    four = arena("....", ("!!!!", 0))
    read_out = plays(read(four, 200)[0])
    first = (0, where(".!..", "!"))
    assert first in read_out
    for play in (where(".!..", "!"), where("!..!", "!"), 1 << 20):
        assert refused(four, AnswerTree(read_out | {first: play})) == "a play is not answered"
    assert refused(four, AnswerTree(read_out | {first: 0}))


def test_a_wall_must_not_be_captured_nor_stifled() -> None:
    loose = arena("..", ("!!", 0), hostile="!!")
    passing = AnswerTree({(0, 1): 0, (0, 2): 0, (0, 0): 0})
    assert refused(loose._replace(keep=True), passing) == "a wall is captured"
    sure = loose._replace(keep=True, walls=(Wall(3, 1),))
    passing = AnswerTree({(0, 1): 0, (0, 2): 0, (0, 3): 0})
    assert refused(sure, passing) == "a wall has no liberty"
    assert refused(loose, passing) == "a play is not answered"
    assert refused(loose, AnswerTree({(0, 0): 0})) == "a position comes back"


def test_a_ko_may_be_retaken_but_not_relied_on() -> None:
    ko = arena("x.ox", (".!.#", 1), hostile="!..!")
    back = AnswerTree({(4, 9): 2, (0, 11): 4, (6, 8): 0, (2, 8): 4})
    assert refused(ko, back)


def test_suicide_is_no_answer() -> None:
    one = arena(".#", ("..", 0), hostile="!#")
    assert refused(one._replace(walls=(Wall(0, 2),), land=1), AnswerTree({(0, 0): 1}))


def at(*places: tuple[int, int], stride: int) -> Mask:
    return sum(1 << row * stride + column for row, column in places)


def living(rows: str, *stages: LivingTogether) -> frozenset[Mask]:
    """Black's chains that follow to live."""
    return followed(rows, stages, StoneStatus.ALIVE)


def dead(rows: str, *stages: LivingTogether) -> frozenset[Mask]:
    """White's chains that follow to be dead."""
    return followed(rows, stages, StoneStatus.DEAD)


def followed(
    rows: str, stages: tuple[LivingTogether, ...], life: StoneStatus
) -> frozenset[Mask]:
    position = Position.from_rows(rows.split(), square=False)
    written = Certificate(position.cells, 0, frozenset(), {BLACK: stages, WHITE: ()}, ())
    verdicts, _ = check(written, position.grid)
    return frozenset(chain for chain, said, _ in verdicts if said is life)


NO_EYES = "XXXX. ....O XXXX. OOOO. ....."
"""Two chains with four points between them, and no eye."""
EYES = ".X.X. XX.XX OOOOO ....."
"""Two chains with an eye each, and two points between them."""


def pair(one: tuple[int, int], other: tuple[int, int]) -> tuple[Mask, AnswerTree]:
    """Two points of a board with five lines: where the enemy takes one, the other is taken."""
    field = at(one, stride=6) | at(other, stride=6)
    first, second = bits(field // at(one, stride=6))
    plays = {(0, 0): first, (0, first): second, (0, second): first}
    return field, AnswerTree(plays)


@pytest.mark.parametrize("lends", [0, 1, 2])
def test_two_joins_that_lean_on_each_other_are_no_life(lends: int) -> None:
    """Each of two fields joins the chains, if only the other chain lives."""
    fields = pair((1, 0), (1, 1)), pair((1, 2), (1, 3))
    one, two = (ProvedClaim(field, (0, 1), lends, 0, answers) for field, answers in fields)
    for stages in (
        [LivingTogether(frozenset({0, 1}), (one, two))],
        [LivingTogether(frozenset({0}), (one,)), LivingTogether(frozenset({1}), (two,))],
        [LivingTogether(frozenset({0, 1}), ()), LivingTogether(frozenset(), (one, two))],
        [LivingTogether(frozenset(), (one, two)), LivingTogether(frozenset({0, 1}), ())],
    ):
        with pytest.raises(UnprovedError):
            living(NO_EYES, *stages)


def test_an_eye_each_and_a_join_are_life() -> None:
    field, answers = pair((0, 2), (1, 2))
    join = ProvedClaim(field, (0, 1), 0, 0, answers)
    both = frozenset({0, 1})
    assert len(living(EYES, LivingTogether(both, (join,)))) == 2
    with pytest.raises(UnprovedError, match="a chain does not live"):
        living(EYES.replace(".X.", "XX.", 1), LivingTogether(both, (join,)))
    with pytest.raises(UnprovedError, match="a chain does not live"):
        living(EYES, LivingTogether(both, ()))
    with pytest.raises(UnprovedError):
        living(EYES, LivingTogether(both, (join._replace(lends=1),)))
    with pytest.raises(UnprovedError, match="a wall is none"):
        living(EYES, LivingTogether(both, (join._replace(walls=(0, 1, 2)),)))
    with pytest.raises(UnprovedError):
        living(EYES, LivingTogether(both, (join._replace(walls=(0,)),)))
    eye = at((0, 0), stride=6)
    with pytest.raises(UnprovedError):
        living(EYES, LivingTogether(both, (join._replace(field=field | eye),)))


def test_a_claim_is_not_granted_what_it_lends() -> None:
    eye = ProvedClaim(at((0, 0), stride=6), (0,), 1)
    with pytest.raises(UnprovedError, match="a play is not answered"):
        living(EYES, LivingTogether(frozenset({0}), (eye,)))
    two = ".X.X. XXXXX OOOOO ....."
    eyes = (
        ProvedClaim(at((0, 0), stride=6), (0,), 1),
        ProvedClaim(at((0, 2), stride=6), (0,), 1),
    )
    assert len(living(two, LivingTogether(frozenset({0}), eyes))) == 1


def test_two_eyes_elsewhere_are_all_a_wall_needs() -> None:
    """It lives, whatever is played in the field, though only together with its claim."""
    board = "..X.X. .OXXXX XXXOOO OOOO.. ......"
    corner = ProvedClaim(at((0, 0), (0, 1), (1, 0), (1, 1), stride=7), (0,), 1)
    land = corner._replace(land=corner.field)
    both = frozenset({0})
    for claim in (corner, land, land._replace(lends=2)):
        assert len(living(board, LivingTogether(both, (claim,)))) == 1
    assert at((1, 1), stride=7) in dead(board, LivingTogether(both, (land,)))
    eye = ProvedClaim(at((0, 3), stride=7), (0,), 1)
    for rows, claims in (
        ("..XXX. .OXXXX XXXOOO OOOO.. ......", (land,)),
        (board, (land, eye)),
    ):
        with pytest.raises(UnprovedError, match="a play is not answered"):
            living(rows, LivingTogether(both, claims))


def test_an_eye_is_none_if_what_is_round_it_may_be_taken() -> None:
    loose = ".X.X. XXXOO OOO.. ....."
    with pytest.raises(UnprovedError, match="a chain does not live"):
        living(loose, LivingTogether(frozenset({0}), ()))


def test_in_an_open_field_no_stone_is_lost() -> None:
    """What captures it may have been captured itself, out of sight."""
    closed = arena(".ox", ("...", 2))
    play = where("!..", "!")
    open_ = closed._replace(hostile=where("..!", "!"))
    for one, said in (
        (closed, "a play is not answered"),
        (open_, "stones are lost in an open field"),
        (open_._replace(keep=True), "a play is not answered"),
        (open_._replace(prey=4), "a play is not answered"),
    ):
        with pytest.raises(UnprovedError, match=said):
            checking._Follower(one, None).after_enemy(one.own, one.enemy | play, play)


def test_where_the_prey_stands_a_pass_is_answered() -> None:
    """What only keeps its walls may pass; what also captures something, once it has."""
    keeps = arena("x.", ("!!", 2), keep=True)
    follow(keeps, None)
    hunts = keeps._replace(prey=1)
    assert refused(hunts) == "a play is not answered"
    follow(hunts, AnswerTree({(0, 1): 2}))
    assert refused(hunts, AnswerTree({(0, 1): 0})) == "a position comes back"
    loose = arena("...x", ("!!..", 2), ("!!!.", 0), keep=True)
    follow(loose, None)
    assert refused(loose._replace(prey=8)) == "a play is not answered", "two ways to join"
    pair = arena("x..x", ("!!!!", 2), keep=True)._replace(prey=9)
    plays = {(0, 9): 2, (0, 11): 4, (0, 13): 2}
    assert refused(pair, AnswerTree(plays)) == "a play is not answered", "one is left"
    follow(pair, AnswerTree(plays | {(2, 8): 4}))


def test_a_wall_stays_while_something_is_hunted() -> None:
    """The wall's liberty is the enemy's to take."""
    one = arena("x..", ("..!", 0), ("!..", 2), hostile="..!", keep=True)._replace(prey=1)
    assert refused(one, AnswerTree({(0, 1): 2, (0, 5): 2})) == "a wall is captured"


AVENGED = arena(".xo.", ("!!.!", 2), keep=True)._replace(prey=2, stay=4)
"""The enemy can capture the stone by the last point, and is captured himself."""
TAKEN = {(0, 10): 1, (1, 10): 4, (5, 0): 2}


def test_stones_that_are_captured_are_avenged() -> None:
    follow(AVENGED, AnswerTree(TAKEN))
    for stones in TAKEN:
        less = AnswerTree({key: play for key, play in TAKEN.items() if key != stones})
        assert refused(AVENGED, less) == "a play is not answered"
    assert refused(AVENGED, AnswerTree({(0, 10): 0})) == "a position comes back"
    caught = AVENGED._replace(enemy=0)
    assert refused(caught), "what captured nothing may still gain"


def test_to_put_them_back_is_not_enough() -> None:
    """The stone that captured is captured, and all is as it was, but for two prisoners."""
    back = AnswerTree({(0, 10): 4})
    assert refused(AVENGED, back) == "a play is not answered"


def test_stones_avenged_must_be_no_gain() -> None:
    """Those joined to the wall count, and half the points beside them, and no more."""
    hunt = AVENGED._replace(keep=False, stay=0)
    follow(hunt._replace(own=5, enemy=0, prey=14), None)
    assert refused(hunt._replace(own=5, enemy=0)) == "a play is not answered"
    assert refused(hunt._replace(own=0, enemy=0, prey=6)) == "a play is not answered"
    follow(hunt._replace(own=3, enemy=0, prey=6), None)
    assert refused(hunt._replace(own=1, enemy=8, prey=6)) == "a play is not answered"
    apart = hunt._replace(walls=(Wall(1, 2),), own=9, enemy=0, prey=6)
    assert refused(apart) == "a play is not answered", "a stone that is not joined"
    standing = hunt._replace(own=13, enemy=2)
    assert refused(standing._replace(walls=(Wall(15, 2),))), "nothing is captured yet"


def test_the_checker_is_small_and_reads_nothing() -> None:
    """It has none of the code that finds proofs, and says on what it rests."""
    names = vars(checking)
    assert not {"read", "Reading", "Attempts", "Side", "SettledClaim", "Standoffs"} & set(names)
    text = Path(checking.__file__).read_text(encoding="utf-8")
    assert len(text.splitlines()) < 300
    assert "Axioms." in (checking.__doc__ or "")
    lines = [
        line.split() for line in text.splitlines() if line.startswith("from goref.core.prov")
    ]
    assert {line[1] for line in lines} == {"goref.core.proving", "goref.core.proving.masks"}
