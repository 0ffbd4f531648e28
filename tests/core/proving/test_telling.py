"""What the checker lets pass, and that it refuses what was tampered with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from goref.core.base.colour import BLACK, COLOURS, Colour
from goref.core.board.position import Position
from goref.core.proving.certificate import (
    AnswerTree,
    Approach,
    Certificate,
    LivingTogether,
    ProvedClaim,
    ProvedSeki,
)
from goref.core.proving.masks import Mask
from goref.core.proving.proof import Ground
from goref.core.proving.proofs import proofs
from goref.core.proving.telling import flaw
from goref.core.ruling.ruling import StoneStatus
from tests.core.proving.test_proofs_given import SEKI, WALL, WHITE
from tests.core.proving.test_proofs_shapes import CLAIMS

BOARDS = {
    name: Position.from_rows(rows.split(), square=False) for name, (rows, _) in CLAIMS.items()
}
Stones = tuple[Mask, Mask]


class Asked(dict[Stones, Mask]):
    """AnswerTree that remember which of them were looked up."""

    def __init__(self, plays: Mapping[Stones, Mask]) -> None:
        super().__init__(plays)
        self.used: list[Stones] = []

    def get(self, key: Stones, default: Any = None) -> Any:
        if key in self and key not in self.used:
            self.used.append(key)
        return super().get(key, default)


def swapped(one: Any, old: AnswerTree, new: AnswerTree) -> Any:
    """A certificate, or a part of one, with other answers somewhere."""
    if one is old:
        return new
    if isinstance(one, (ProvedClaim, LivingTogether, Approach)):
        return type(one)(*(swapped(part, old, new) for part in one))
    if isinstance(one, tuple):
        return tuple(swapped(part, old, new) for part in one)
    if isinstance(one, dict):
        return {key: swapped(part, old, new) for key, part in one.items()}
    if isinstance(one, ProvedSeki):
        kept, approaches = swapped(one.kept, old, new), swapped(one.approaches, old, new)
        return replace(one, kept=kept, approaches=approaches)
    if isinstance(one, Certificate):
        stages, standoffs = swapped(one.stages, old, new), swapped(one.standoffs, old, new)
        return replace(one, stages=stages, standoffs=standoffs)
    return one


def trees(one: Any) -> Iterator[AnswerTree]:
    """All answers of a certificate that are needed."""
    if isinstance(one, AnswerTree):
        if one.plays:
            yield one
    elif isinstance(one, (tuple, list)):
        for part in one:
            yield from trees(part)
    elif isinstance(one, dict):
        yield from trees(list(one.values()))
    elif isinstance(one, (ProvedSeki, Certificate)):
        yield from trees(list(vars(one).values()))


def certificate(position: Position) -> Certificate:
    found = next(iter(proofs(position).values())).certificate
    assert found is not None
    return found


def passes(position: Position, other: Certificate) -> bool:
    """Whether all that was proved of a board still is, by another certificate."""
    return all(
        flaw(position, proof._replace(certificate=other)) is None
        for proof in proofs(position).values()
    )


@pytest.mark.parametrize("name", CLAIMS)
def test_what_is_proved_is_checked(name: str) -> None:
    for proof in proofs(BOARDS[name]).values():
        assert flaw(BOARDS[name], proof) is None
        assert flaw(BOARDS[name], proof._replace(certificate=None))


READ = [
    name for name, board in BOARDS.items() if proofs(board) and [*trees(certificate(board))]
]


def test_there_are_trees_to_tamper_with() -> None:
    assert len(READ) > 5


@pytest.mark.parametrize("name", READ)
def test_every_answer_is_needed_and_must_be_one(name: str) -> None:
    """One left out, one on a stone, one that is two plays at once: all refused."""
    position, one = BOARDS[name], certificate(BOARDS[name])
    refused = 0
    for tree in trees(one):
        asked = Asked(tree.plays)
        assert passes(position, swapped(one, tree, AnswerTree(asked)))
        for key in asked.used[:8]:
            without = {k: play for k, play in tree.plays.items() if k != key}
            stone = key[0] & -key[0] or key[1] & -key[1]
            for plays in (
                without,
                without | {key: stone},
                without | {key: tree.plays[key] | stone | 1 << 400},
            ):
                assert not passes(position, swapped(one, tree, AnswerTree(plays)))
                refused += 1
    assert refused


def claims(
    one: Certificate,
) -> Iterator[tuple[ProvedClaim, Callable[[ProvedClaim], Certificate]]]:
    """The claims of a certificate, and how to put another in the place of each."""
    for colour in COLOURS:
        for n, stage in enumerate(one.stages[colour]):
            for i, held in enumerate(stage.claims):

                def changed(
                    other: ProvedClaim, colour: Colour = colour, n: int = n, i: int = i
                ) -> Certificate:
                    stages = list(one.stages[colour])
                    inside = [*stages[n].claims]
                    inside[i] = other
                    stages[n] = stages[n]._replace(claims=tuple(inside))
                    return replace(one, stages={**one.stages, colour: tuple(stages)})

                yield held, changed


@pytest.mark.parametrize("name", READ)
def test_a_tree_proves_no_more_than_it_was_read_for(name: str) -> None:
    """Another field, other walls, more lent, more land."""
    position, one = BOARDS[name], certificate(BOARDS[name])
    for held, changed in claims(one):
        assert passes(position, changed(held))
        lowest = held.field & -held.field
        for other in (
            held._replace(field=held.field & ~lowest),
            held._replace(field=0),
            held._replace(field=held.field | 1 << 400),
            held._replace(walls=()),
            held._replace(walls=tuple(i + 99 for i in held.walls)),
            held._replace(walls=tuple(i - 99 for i in held.walls)),
            held._replace(lends=3),
            held._replace(lends=-1),
            held._replace(land=held.field | 1 << 400),
        ):
            assert not passes(position, changed(other)), other


@pytest.mark.parametrize("name", READ)
def test_a_chain_is_in_one_stage_and_a_claim_has_its_own_field(name: str) -> None:
    position, one = BOARDS[name], certificate(BOARDS[name])
    for colour in COLOURS:
        stages = one.stages[colour]
        some = next((stage for stage in stages if stage.claims), None)
        if some is not None:
            again = LivingTogether(frozenset(), some.claims)
            assert not passes(
                position, replace(one, stages={**one.stages, colour: (*stages, again)})
            )
        every = frozenset(range(99))
        other = replace(one, stages={**one.stages, colour: (LivingTogether(every, ()),)})
        assert not passes(position, other)


@pytest.mark.parametrize(
    "name", ["two shared liberties", "three shared liberties: one may be filled"]
)
def test_a_seki_needs_every_part(name: str) -> None:
    position, one = BOARDS[name], certificate(BOARDS[name])
    (seki,) = one.standoffs
    some = next(iter(seki.approaches))
    other = next(a for a in seki.approaches.values() if a is not seki.approaches[some])
    for changed in (
        replace(seki, shared=seki.field),
        replace(seki, shared=0),
        replace(seki, field=seki.field | seki.field << 1),
        replace(seki, stones={**seki.stones, BLACK: 0}),
        replace(
            seki, stones={**seki.stones, BLACK: seki.stones[BLACK] & seki.stones[BLACK] - 1}
        ),
        replace(seki, kept={colour: AnswerTree({}) for colour in COLOURS}, approaches={}),
        replace(seki, approaches={k: a for k, a in seki.approaches.items() if k != some}),
        replace(seki, approaches={**seki.approaches, some: other._replace(reply=some[1])}),
        replace(seki, approaches={**seki.approaches, some: Approach(0, AnswerTree({}))}),
    ):
        assert not passes(position, replace(one, standoffs=(changed,)))


def test_a_proof_is_about_one_board() -> None:
    position = BOARDS["two shared liberties"]
    proof = next(p for p in proofs(position).values() if p.ground is Ground.SEKI)
    assert flaw(position, proof) is None
    point = position.grid.point("A1")
    assert flaw(position.with_stones({point: BLACK}), proof) == "another board"
    assert flaw(position, proof._replace(life=StoneStatus.ALIVE))
    assert flaw(position, proof._replace(ground=Ground.SEKI_SPARE))
    assert flaw(position, proof._replace(points=frozenset()))
    assert flaw(position, proof._replace(chain=frozenset([point])))
    assert proof.certificate
    for turn in range(1, 8):
        if turn != proof.certificate.turn:
            turned = replace(proof.certificate, turn=turn)
            assert flaw(position, proof._replace(certificate=turned))


def test_walls_that_were_not_given_do_not_count() -> None:
    proof = proofs(SEKI, [WALL])[WHITE]
    assert flaw(SEKI, proof, [WALL]) is None
    assert flaw(SEKI, proof) == "other walls"
    assert proof.rests


def test_what_fails_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the checker lets pass comes out."""
    position = Position.from_rows(CLAIMS["two small eyes"][0].split())
    assert proofs(position)
    monkeypatch.setattr("goref.core.proving.proofs.flaw", lambda *_: "no")
    assert not proofs(position)
