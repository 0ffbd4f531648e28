"""Sekis on boards made by hand: those that hold, and near ones that do not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from goref.core.base.colour import BLACK, COLOURS, WHITE, Colour
from goref.core.board.position import Position
from goref.core.proving.certificate import AnswerTree, Approach, ProvedSeki, Stones
from goref.core.proving.checking import UnprovedError, check
from goref.core.proving.masks import bits, flood, of_points, played, whole
from goref.core.proving.proof import Ground, Proof
from goref.core.proving.proof_numbers import read
from goref.core.proving.proofs import certificate_of, proofs
from goref.core.ruling.ruling import StoneStatus
from tests.core.build import spots
from tests.core.proving import test_proofs_soundness as soundness
from tests.core.proving.enclosed import filled
from tests.core.proving.exhaustive import Lines
from tests.core.proving.test_proofs_shapes import CLAIMS
from tests.length import of_all

BELOW = " .X.XO.... XXXXO.... ...XO.... ...XO.... ...XO...."


def board(rows: str) -> Position:
    return Position.from_rows(rows.split(), square=False)


def proved(rows: str, name: str) -> Proof | None:
    """What is proved of the chain at a point."""
    position = board(rows)
    return proofs(position).get(position.chain(position.grid.point(name)))


AVENGED = {
    "three in five": ("O.XXX.O OOOOOOO .XXXXXX XX.X.X.", "C4", "A4", "B4 F4", "A2"),
    "in the corner": (".XXX.O OOOOOO .XXXXX XX.X.X", "B4", "F4", "A4 E4", "A2"),
}
"""White can capture three stones, but then has room for one eye only; if Black begins White
has room for two. With each the stones and the liberties of both, and White's outside."""


@pytest.mark.parametrize("name", AVENGED)
def test_who_captures_is_captured_in_turn(name: str) -> None:
    rows, black, white, shared, _ = AVENGED[name]
    for at in (black, white):
        proof = proved(rows, at)
        assert proof
        assert (proof.life, proof.ground) == (StoneStatus.SEKI, Ground.SEKI_AVENGED)
        assert proof.points == spots(board(rows).grid, shared)


@pytest.mark.parametrize("name", AVENGED)
def test_played_out_he_is_captured_in_turn(name: str) -> None:
    rows, black, white, shared, outside = AVENGED[name]
    position = board(rows)
    three, ring = (position.chain(position.grid.point(at)) for at in (black, white))
    lines = Lines(position, spots(position.grid, f"{shared} {outside}") | three)
    assert not lines.keeps(three, BLACK)
    assert lines.avenges(three, ring, BLACK)
    assert lines.keeps(ring, WHITE)
    assert soundness.check(position, lines) == len(proofs(position))


NO_SEKI = {
    "six points: White lives if he captures": ("O.XXX..O OOOOOOOO .XXXXXXX XX.X.X.X", "C4 A4"),
    "two stones: White lives, or Black kills": ("O.XX..O OOOOOOO .XXXXXX XX.X.X.", "C4 A4"),
    "the stones outside may be captured": ("O.XXX.O OOOOOOO .XXXXXX .......", "C4 A4"),
    "Black has one more liberty": ("XXO.X.OO. XXO.XOOOO XXOOXO.O. XXXXOOOOO" + BELOW, "C9 E9"),
    "White has one more": ("X.OXX.OO. X.O.XOOOO XXOOXO.O. XXXXOOOOO" + BELOW, "C9 E9"),
}


@pytest.mark.parametrize("name", NO_SEKI)
def test_near_ones_are_none(name: str) -> None:
    rows, points = NO_SEKI[name]
    for at in points.split():
        proof = proved(rows, at)
        assert proof is None or proof.life is not StoneStatus.SEKI


def test_with_no_liberty_outside_nothing_can_be_captured() -> None:
    proof = proved("O.XXX.O OOOOOOO XXXXXXX XX.X.X.", "C4")
    assert proof
    assert proof.ground is Ground.SEKI


EACH_ONE = "X.O.X.OO. XXO.XOOOO XXOOXO.O. XXXXOOOOO" + BELOW
"""Two liberties of both, and one that is only Black's, one that is only White's."""


def test_who_approaches_is_captured_in_the_end() -> None:
    """The answer takes the liberty that is the other's alone: nothing is captured at once."""
    for at in ("C9", "E9"):
        proof = proved(EACH_ONE, at)
        assert proof
        assert (proof.life, proof.ground) == (StoneStatus.SEKI, Ground.SEKI)
    position = board(EACH_ONE)
    lines = Lines(position, spots(position.grid, "B9 D9 D8 F9"))
    assert soundness.check(position, lines) == len(proofs(position))


FILLED = {
    "liberties": "X?O?X?OO. XXO?XOOOO X?O?X?OOO XXOOXOO.O XXXXOOOOO" + BELOW,
    "a ring": "O?x?x?O OOOOOOO ?XXXXX? XX.X.XX",
    "a ring in the corner": "?x?x?O OOOOOO ?XXXXX XX.X.X",
}


@pytest.mark.parametrize("name", FILLED)
def test_every_seki_is_one_however_it_is_filled(name: str) -> None:
    """Stones of both, or none, on each ``?``; what is claimed is played out."""
    apart = of_all(7, short=61) if name == "liberties" else 1
    found: Counter[Ground] = Counter()
    for number, signs in enumerate(product(".XO", repeat=FILLED[name].count("?"))):
        if number % apart:
            continue
        position, points = filled(FILLED[name], list(signs))
        if not all(position.liberties(chain) for chain in position.chains()):
            continue
        grounds = {
            one.ground for one in proofs(position).values() if one.life is StoneStatus.SEKI
        }
        if grounds:
            soundness.check(position, Lines(position, points))
        found.update(grounds)
    assert found


def follows(position: Position, seki: ProvedSeki) -> bool:
    """Whether the checker lets a seki pass."""
    one = replace(certificate_of(position), standoffs=(seki,))
    try:
        verdicts, _ = check(one, position.grid)
    except (UnprovedError, LookupError):
        return False
    return any(life is StoneStatus.SEKI for _, life, _ in verdicts)


@pytest.mark.parametrize("rows", [AVENGED["in the corner"][0], EACH_ONE])
def test_no_part_can_be_another(rows: str) -> None:
    position = board(rows)
    (seki,) = certificate_of(position).standoffs
    assert follows(position, seki)
    for colour in {None, *COLOURS} - {seki.avenged}:
        assert not follows(position, replace(seki, avenged=colour))
    for way, approach in seki.approaches.items():
        for other in (
            approach._replace(reply=way[1]),
            approach._replace(reply=approach.reply << 1 or 1),
            Approach(approach.reply, seki),
        ):
            changed = {**seki.approaches, way: other}
            assert not follows(position, replace(seki, approaches=changed))
        assert not follows(position, replace(seki, approaches={way: approach}))


def test_who_captures_must_be_hunted_to_the_end() -> None:
    """White plays on a liberty of both: what is answered to all that may follow is needed."""
    position = board(AVENGED["in the corner"][0])
    (seki,) = certificate_of(position).standoffs
    one = seki.avenged
    assert one
    for way, (reply, after) in seki.approaches.items():
        if way[0] is not one:
            assert isinstance(after, AnswerTree)
            assert after.plays
            less = {**seki.approaches, way: Approach(reply, AnswerTree({}))}
            assert not follows(position, replace(seki, approaches=less))
    none = {**seki.kept, one: AnswerTree({})}
    assert not follows(position, replace(seki, kept=none))


def other_replies(position: Position, seki: ProvedSeki) -> Iterator[tuple[bool, bool]]:
    """Answers to approaches other than were found, of one play or two at once: whether the
    checker lets them pass, and whether what approached is captured, if the others stay."""
    one, grid = certificate_of(position), position.grid
    stride, (_, living) = grid.width + 1, check(one, grid)
    before: Stones = {colour: of_points(one.cells, colour, grid) for colour in COLOURS}
    open_ = seki.field & ~before[BLACK] & ~before[WHITE]
    for colour, play in seki.approaches:
        free = (0, *bits(open_ & ~play))
        for reply in {a | b for a in free for b in free}:
            stones = played(before, colour, play, whole(grid), stride)
            stones = played(stones, colour.other, reply, whole(grid), stride)
            if not stones:
                continue
            claim = seki.arena(colour.other, stones, living, stride)
            prey = flood(play, stones[colour], stride) if play & stones[colour] else 0
            hunts = claim.hunting(prey) if prey else claim
            caught, _ = read(hunts.at_corner(), 1000)
            stays, _ = read(claim.at_corner(), 1000)
            answers = caught or stays
            if answers:
                changed = {**seki.approaches, (colour, play): Approach(reply, answers)}
                passes = follows(position, replace(seki, approaches=changed))
                yield passes, caught is not None and not reply & (reply - 1)


SPARE, _ = CLAIMS["three shared liberties: one may be filled"]


@pytest.mark.parametrize(("rows", "right"), [(EACH_ONE, {False, True}), (SPARE, {False})])
def test_who_approaches_must_be_captured(rows: str, right: set[bool]) -> None:
    """That the others stay is not enough, and nobody plays twice."""
    position = board(rows)
    (seki,) = certificate_of(position).standoffs
    tried = [*other_replies(position, seki)]
    assert {is_right for _, is_right in tried} == right
    assert all(passes == is_right for passes, is_right in tried)


def test_suicide_is_no_answer_to_an_approach() -> None:
    """Black's fourth stone would fill his last liberty."""
    position = board(AVENGED["in the corner"][0])
    one = certificate_of(position)
    (seki,) = one.standoffs
    way = next(way for way in seki.approaches if way[0] is not seki.avenged)
    answer = Approach(seki.shared & ~way[1], seki.approaches[way].after)
    other = replace(seki, approaches={**seki.approaches, way: answer})
    with pytest.raises(UnprovedError, match="an answer is suicide"):
        check(replace(one, standoffs=(other,)), position.grid)


def test_what_a_side_claims() -> None:
    """White's ring is a wall; Black's stones lie in the field, as they may be captured."""
    position = board(AVENGED["three in five"][0])
    cells, grid = position.cells, position.grid
    stride, top = grid.width + 1, 0b1111111

    def stones(colour: Colour) -> int:
        return of_points(cells, colour, grid)

    three = stones(BLACK) & top
    living = {BLACK: stones(BLACK) & ~top, WHITE: 0}
    seki = ProvedSeki(
        top | top << stride | 1 << 2 * stride,
        {BLACK: three, WHITE: stones(WHITE)},
        0b0100010,
        {},
        {},
        BLACK,
    )
    both = {colour: stones(colour) for colour in COLOURS}
    black, white = (seki.arena(colour, both, living, stride) for colour in COLOURS)
    assert black.field == seki.field
    assert (black.own, black.enemy, black.hostile) == (three, stones(WHITE), 0)
    assert (black.prey, black.stay, black.land, black.keep) == (stones(WHITE), three, 0, True)
    ring = (top ^ 1) << stride | 1 << 2 * stride
    assert [(wall.touch, wall.sure) for wall in black.walls] == [(ring, 2)]
    assert white.field == seki.field & ~stones(WHITE)
    assert (white.own, white.enemy) == (0, three)
    assert white.hostile == 1 << 2 * stride
    assert (white.prey, white.stay, white.keep) == (0, 0, True)
    walls = [(0, 2), (0b0111110 | 1 << 2 * stride, 0)]
    assert [(wall.touch, wall.sure) for wall in white.walls] == walls
    assert black.hunting(0b10) == black._replace(keep=False, stay=0)
    assert white.hunting(0b10) == white._replace(prey=0b10)
