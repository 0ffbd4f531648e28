"""The values themselves, and that the replayer sees what is wrong."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from goref.core.arranging.table.arrangement import Arrangement, Move, OffBoardPlace, StoneAction
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.rulesets.ruleset import Count
from tests.core.arranging import leaving
from tests.core.arranging.endings import settled
from tests.core.arranging.proving import Proof, prove, replayed
from tests.core.arranging.test_procedures import DAME_ROWS
from tests.core.build import bare, counted
from tests.replayer import WrongMoveError, table_of


@pytest.fixture(scope="module")
def proof() -> Proof:
    case = settled("modern-ending")
    return prove(case, counted(case, "jpd-a"), Count.EQUAL_STONES)


def test_every_moment_follows_from_the_one_before(proof: Proof) -> None:
    arrangement = proof.arrangement
    assert len(arrangement.layouts) == len(arrangement.moves) + 1
    assert arrangement.at(0).position == arrangement.start == proof.case.position
    assert arrangement.at(len(arrangement.moves)).position == arrangement.final
    table = table_of(proof.case, proof.score, "equal-stones")
    for number, move in enumerate(arrangement.moves, 1):
        table.make(move)
        layout = arrangement.at(number)
        assert ["", "B", "W"].index(table.cells[0]) == layout.position.cells[0]
        assert (layout.areas, layout.public, layout.margin) == (
            move.areas,
            move.public,
            move.margin,
        )


def test_steps_hold_every_move_once_and_in_order(proof: Proof) -> None:
    arrangement = proof.arrangement
    ends = [0]
    for step in arrangement.steps:
        assert step.first == ends[-1]
        assert len(step) == step.last - step.first > 0
        moves = arrangement.moves[step.first : step.last]
        kinds = {(m.third, m.colour) if m.third is not None else (m.op, m.why) for m in moves}
        assert len(kinds) == 1
        for done in range(step.first + 1, step.last + 1):
            assert arrangement.step_at(done) is step
        ends.append(step.last)
    assert ends[-1] == len(arrangement.moves)
    assert arrangement.step_at(0) is None


def test_what_is_lifted_is_what_the_referee_marked(proof: Proof) -> None:
    assert proof.arrangement.lifted == proof.score.survey.dead


def test_who_takes_a_dame_makes_it_his_own() -> None:
    case = bare(*DAME_ROWS, prisoners=(0, 0), plays=(18, 17), pass_stones=(0, 0), began="B")
    made = prove(case, counted(case, "tang-song"), Count.ROUTES)
    number = _index(made, StoneAction.SHARE)
    before, after = made.arrangement.at(number), made.arrangement.at(number + 1)
    assert (before.public, after.public) == (3, 2)
    assert after.areas.white == before.areas.white + 1


# Each of these is wrong in one thing, and is found out.


def _changed(proof: Proof, number: int, **fields: object) -> Arrangement:
    moves = list(proof.arrangement.moves)
    moves[number] = replace(moves[number], **fields)  # type: ignore[arg-type]
    return replace(proof.arrangement, moves=tuple(moves))


def _index(proof: Proof, op: StoneAction) -> int:
    return next(i for i, m in enumerate(proof.arrangement.moves) if m.op is op)


def _wrong(proof: Proof) -> dict[str, Arrangement]:
    moves = proof.arrangement.moves
    lift, fill = _index(proof, StoneAction.LIFT), _index(proof, StoneAction.FILL_BACK)
    taken = moves[lift + 1].source
    whites = next(
        p
        for p, owner in enumerate(proof.end.owners)
        if owner == "W" and not proof.table.cells[p]
    )
    read = proof.arrangement.readoff
    line = replace(read.parts[0], black=read.parts[0].black + 1)
    fill_colour = moves[fill].colour
    assert fill_colour is not None
    return {
        "another colour": _changed(
            proof, lift, colour=WHITE if moves[lift].colour is BLACK else BLACK
        ),
        "a living stone lifted": _changed(
            proof,
            lift,
            source=next(
                p
                for p, c in enumerate(proof.arrangement.start.cells)
                if c == moves[lift].colour and p not in proof.arrangement.lifted
            ),
        ),
        "onto a stone": _changed(
            proof,
            fill,
            target=next(
                p
                for p in range(361)
                if proof.tallies[fill].owners[p]
                and proof.arrangement.at(fill).position.cells[p]
            ),
        ),
        "into foreign land": _changed(proof, fill, target=whites, colour=BLACK),
        "lifted twice": _changed(proof, lift, source=taken),
        "areas": _changed(
            proof, fill, areas=Pair(moves[fill].areas[0] + 1, moves[fill].areas[1])
        ),
        "public": _changed(proof, fill, public=moves[fill].public + 1),
        "margin": _changed(proof, fill, margin=moves[fill].margin + Fraction(1)),
        "pays": _changed(proof, fill, pays=True),
        "from the bowl": _changed(proof, fill, source=OffBoardPlace.BOWL),
        "left out": replace(proof.arrangement, moves=moves[:fill] + moves[fill + 1 :]),
        "read off": replace(proof.arrangement, readoff=replace(read, parts=(line,))),
        "payments": replace(proof.arrangement, payments=()),
    }


WRONG = (
    *("another colour", "a living stone lifted", "onto a stone", "into foreign land"),
    *("lifted twice", "areas", "public", "margin", "pays", "from the bowl", "left out"),
    *("read off", "payments"),
)


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_found_out(proof: Proof, what: str) -> None:
    with pytest.raises(AssertionError):
        leaving.check(
            replayed(proof.case, proof.score, proof.count, proof.side, _wrong(proof)[what])
        )


def test_a_move_of_nothing_is_refused(proof: Proof) -> None:
    table = table_of(proof.case, proof.score, "equal-stones")
    fill = proof.arrangement.moves[_index(proof, StoneAction.FILL_BACK)]
    nowhere: Move = replace(fill, source=None, target=None)
    with pytest.raises(WrongMoveError):
        table.make(nowhere)
