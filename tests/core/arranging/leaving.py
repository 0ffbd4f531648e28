"""What each count must leave on the board, and what its planner must keep."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from goref.core.arranging.table.arrangement import MoveReason, StoneAction
from goref.core.base.colour import BLACK, COLOURS, Colour
from goref.core.rulesets.ruleset import Count, Payment
from goref.core.ruling.quantity import Quantity
from tests.core.arranging.proving import Proof
from tests.replayer import OTHER, SCATTERED, SIDES, Table, groups_of

KEEPS_TWO_EYES = (
    Count.EQUAL_STONES,
    Count.AVERAGED,
    Count.TERRITORY,
    Count.EQUAL_SPACE,
)
LIFE_SPACE = 6


def check(proof: Proof) -> None:
    """Assert all that holds for this kind of count."""
    CHECKS.get(proof.count, _nothing)(proof)
    _tally_of_stones(proof)
    lost = Quantity.LOST in proof.score.rules.weights
    if proof.count in KEEPS_TWO_EYES or (proof.count is Count.HALF and lost):
        eyes_in_sight(proof)


def _nothing(proof: Proof) -> None:
    pass


def _tally_of_stones(proof: Proof) -> None:
    """No stone vanishes: board, lids and bowls hold as many of a colour as before."""
    table, start = proof.table, proof.arrangement.opening
    if start.lids is None or start.bowls is None:
        return
    for i, c in enumerate(SIDES):
        held = table.cells.count(c) + table.lids[c] + table.bowls[c]
        assert held == start.position.cells.count(i + 1) + start.lids[i] + start.bowls[i]
        assert table.lids[c] >= 0


def _area(proof: Proof) -> None:
    """The land of each counted side is whole tens; only the payment changes an area."""
    _first_pass(proof)
    _tens(proof, COLOURS if proof.side is None else (proof.side,))


def _first_pass(proof: Proof) -> None:
    """The point for White's first pass is paid once: on the board, or else on paper."""
    owed = [x for x in proof.score.lines if x.key == Payment.FIRST_PASS_BY_BLACK.value]
    on_paper = [x for x in proof.arrangement.payments if x in owed]
    on_board = proof.made(StoneAction.NEGATIVE_A)
    assert len(on_paper) + len(on_board) == len(owed)
    for move in on_board:
        assert proof.score.rules.id == "jpd-a"
        _is_border_play(proof, move)


def _is_border_play(proof: Proof, move: object) -> None:
    number = proof.arrangement.moves.index(move)
    before = proof.arrangement.at(number).position.cells
    point = proof.arrangement.moves[number].source
    assert isinstance(point, int)
    near = [before[n] for n in proof.table.beside(point)]
    assert before[point] == BLACK
    assert 0 not in near
    assert 2 in near
    assert proof.tallies[number + 1].owners[point] == ""
    was, now = proof.tallies[number], proof.tallies[number + 1]
    assert now.area["B"] - now.area["W"] == was.area["B"] - was.area["W"] - 1
    assert now.public == was.public + 1


def _half(proof: Proof) -> None:
    """The counted side's empties are whole tens where there is room for it.

    No eyes need stay: the board is agreed, and one side alone is counted.
    """
    if Quantity.LOST in proof.score.rules.weights:
        _filled_back(proof)
        return
    assert proof.counted is not None
    _tens(proof, (proof.counted,))


def _both_sides(proof: Proof) -> None:
    """The same of both sides."""
    _tens(proof, COLOURS)


def _tens(proof: Proof, sides: Iterable[Colour]) -> None:
    """The empties of some sides are whole tens where there is room for it."""
    for colour in COLOURS:
        if colour not in sides:
            tidies = (StoneAction.FILL, StoneAction.TAKE, StoneAction.SHIFT)
            assert not [m for m in proof.made(*tidies) if m.colour is colour]
        elif proof.end.empties[SIDES[colour - 1]] % 10:
            _no_room_for_tens(proof, SIDES[colour - 1])


def _no_room_for_tens(proof: Proof, side: str) -> None:
    lifted = len(proof.made(StoneAction.LIFT, StoneAction.NEGATIVE_A))
    lifted += len(proof.made(StoneAction.TAKE, why=MoveReason.TAKE_BACK))
    before = proof.tallies[lifted]
    can_fill = before.empties[side] - least_to_keep(proof, side)
    can_take = inner_stones(proof, lifted, side)
    over = before.empties[side] % 10
    assert can_fill < over, "there was room to fill down to tens"
    assert can_take < 10 - over or proof.end.empties[side] < 10 or can_take < 10, "to open up"


def inner_stones(proof: Proof, done: int, side: str) -> int:
    """Stones that touch nothing but their own side's stones and territory."""
    cells = proof.arrangement.at(done).position.cells
    owners, table = proof.tallies[done].owners, proof.table
    own = SIDES.index(side) + 1
    return sum(
        1
        for p, code in enumerate(cells)
        if code == own
        and p not in table.seki
        and all(
            owners[n] == side
            and n not in table.seki
            and (cells[n] == own or (not cells[n] and table.kind(n) == "territory"))
            for n in table.beside(p)
        )
    )


def spaces(table: Table, points: Iterable[int]) -> list[set[int]]:
    """Connected parts of some points."""
    left, found = set(points), []
    while left:
        part = [left.pop()]
        for p in part:
            for n in table.beside(p):
                if n in left:
                    left.discard(n)
                    part.append(n)
        found.append(set(part))
    return found


def _shows(parts: list[set[int]]) -> bool:
    return len(parts) > 1 or any(len(part) >= LIFE_SPACE for part in parts)


def _least(parts: list[set[int]]) -> int:
    """How few of a group's points have to stay for it to be seen alive as it is now."""
    if max(map(len, parts), default=0) >= LIFE_SPACE:
        return LIFE_SPACE
    return 2 if len(parts) > 1 else sum(map(len, parts))


def _groups(proof: Proof) -> list[tuple[str, set[int]]]:
    """Groups outside seki with their points, land included."""
    after = [SIDES[c - 1] if c else "" for c in proof.score.survey.board.cells]
    return [
        (c, points)
        for c, seki, points, eyes in groups_of(proof.table, after)
        if not seki and eyes
    ]


def _lands(proof: Proof) -> list[tuple[str, set[int], list[set[int]]]]:
    """The same, each with the spaces of its territory once the dead are off."""
    empty = proof.score.survey.board.cells
    kinds = proof.table.kinds
    return [
        (
            c,
            points,
            spaces(
                proof.table, (p for p in points if not empty[p] and kinds[p] == "territory")
            ),
        )
        for c, points in _groups(proof)
    ]


def least_to_keep(proof: Proof, side: str) -> int:
    """Own empty points that have to stay: eyes of every group, and those in seki."""
    kinds, owners = proof.table.kinds, proof.tallies[-1].owners
    in_seki = sum(
        1 for p, kind in kinds.items() if owners[p] == side and kind in ("eye", "false-eye")
    )
    kept = sum(_least(parts) for c, _, parts in _lands(proof) if c == side)
    scattered = sum(1 for p, kind in kinds.items() if owners[p] == side and kind in SCATTERED)
    return kept + in_seki + scattered


HELD_BACK = {"arrange-held-back", "arrange-held-back-both"}
"""The findings that say whose land has no room."""


def eyes_in_sight(proof: Proof) -> None:
    """A group that showed two eyes still does, unless its side had no room, or it is said."""
    cells = proof.table.cells
    if proof.codes & {"arrange-eyes-filled", *HELD_BACK}:
        return
    for side, points, parts in _lands(proof):
        if not _shows(parts):
            continue
        owned = proof.end.owners
        left = spaces(proof.table, (p for p in points if not cells[p] and owned[p] == side))
        if _shows(left):
            continue
        put = sum(
            m.op in (StoneAction.FILL, StoneAction.FILL_BACK)
            and m.colour == SIDES.index(side) + 1
            for m in proof.arrangement.moves
        )
        room = proof.tallies[0].empties[side] - least_to_keep(proof, side)
        assert put > room, f"a group of {side} at {sorted(points)[:5]} looks dead"


def _filled_back(proof: Proof) -> None:
    """Prisoners are off the lids, or were held back for want of room, and it is said."""
    lids = proof.table.lids
    if any(lids.values()):
        assert len(HELD_BACK & proof.codes) == 1
        full = [c for c in SIDES if not _room(proof, c)]
        assert full, "held back where there was room"
    else:
        assert HELD_BACK.isdisjoint(proof.codes)


def _room(proof: Proof, side: str) -> int:
    """Own points still open beyond those by which the groups are seen to live."""
    cells, owners = proof.table.cells, proof.end.owners
    rest = 0
    for c, points in _groups(proof):
        if c == side:
            land = [
                p
                for p in points
                if not cells[p] and owners[p] == side and proof.table.kind(p) == "territory"
            ]
            rest += len(land) - _fewest(spaces(proof.table, land))
    return rest


def _fewest(parts: list[set[int]]) -> int:
    """How few points can stay of spaces that are to be seen as life."""
    whole = sum(map(len, parts))
    ways = [whole]
    if len(parts) > 1:
        ways.append(2)
    if max(map(len, parts), default=0) >= LIFE_SPACE:
        ways.append(LIFE_SPACE)
    return min(ways)


def _equal_stones(proof: Proof) -> None:
    """Equally many stones of both colours stand, and no lid holds a stone."""
    _first_pass(proof)
    _filled_back(proof)
    table, facts = proof.table, proof.score.facts
    standing = {c: table.cells.count(c) for c in SIDES}
    if not _ledger_is_right(proof):
        return
    if not any(table.lids.values()):
        assert standing["B"] == standing["W"]
        assert sum(table.cells.count(c) for c in SIDES) % 2 == 0
    elif standing["B"] != standing["W"]:
        more = "B" if standing["B"] > standing["W"] else "W"
        spare = inner_stones(proof, len(proof.arrangement.moves), more)
        assert not spare or standing[more] == 1  # the last stone shows whose the land is
    assert facts.board_plays is not None


def _ledger_is_right(proof: Proof) -> bool:
    facts, start = proof.score.facts, proof.arrangement.start.cells
    plays, captured = facts.board_plays, facts.captured
    if plays is None or captured is None or proof.score.facts.pass_stones is None:
        return False
    return all(start.count(int(c)) + captured.of(c) == plays.of(c) for c in COLOURS)


def _equal_space(proof: Proof) -> None:
    """Both have equally many empty points, and the lids are empty."""
    _first_pass(proof)
    assert not any(proof.table.lids.values())
    assert proof.end.empties["B"] == proof.end.empties["W"]


def _fill_in(proof: Proof) -> None:
    """A side has empty points left or stones left over, not both."""
    _first_pass(proof)
    assert not any(proof.table.lids.values())
    for colour in COLOURS if proof.side is None else (proof.side,):
        c = SIDES[colour - 1]
        assert not proof.end.empties[c] or proof.table.bowls[c] <= 0
    if proof.side is not None:
        other = proof.side.other
        assert not [
            m for m in proof.made(StoneAction.FILL, why=MoveReason.LAND) if m.colour is other
        ]


def _routes(proof: Proof) -> None:
    """Basic eyes stay; a lost stone stays off the board only if no route is left."""
    for c in SIDES:
        unfilled = proof.end.empties[c] - proof.table.basic_eyes[c]
        assert unfilled >= min(0, _missing(proof, c))
        assert not proof.table.lids[c] or unfilled <= 0


def _missing(proof: Proof, side: str) -> int:
    """Basic eyes that groups with a single point do not have, below zero."""
    cells = proof.score.survey.board.cells
    kinds = proof.table.kinds
    missing = 0
    for c, points in _groups(proof):
        land = sum(1 for p in points if not cells[p] and kinds[p] in ("territory", "ko"))
        if c == side:
            missing += min(0, land - 2)
    return missing


def _saturated(proof: Proof) -> None:
    """Nothing counted is left but the basic eyes of every group."""
    for c in SIDES:
        assert proof.end.empties[c] == proof.table.basic_eyes[c] - _unseen(proof, c)
    _basic_eyes_stay(proof)


def _unseen(proof: Proof, side: str) -> int:
    """Basic eyes of points claimed as land that hang together with no stone, nor each other."""
    cells = proof.score.survey.board.cells
    return sum(
        max(0, 2 - len(points))
        for c, points in _groups(proof)
        if c == side and not any(cells[p] for p in points)
    )


def _basic_eyes_stay(proof: Proof) -> None:
    cells = proof.table.cells
    for _, points in _groups(proof):
        assert sum(not cells[p] for p in points) >= min(2, len(points))


def _fill_and_halve(proof: Proof) -> None:
    _saturated(proof)
    assert not proof.made(StoneAction.PASS_STONE)


def _to_saturation(proof: Proof) -> None:
    """Plays and stones handed over are equally many where lost stones count."""
    _saturated(proof)
    if Quantity.LOST in proof.score.rules.weights:
        _equal_turns(proof)


def _equal_turns(proof: Proof) -> None:
    turns = [proof.table.turns[c] + proof.table.played[c] for c in SIDES]
    assert turns[0] == turns[1]


def _tingdao(proof: Proof) -> None:
    """Rights are equal; batches are of three at most, each answered by as many stones."""
    unfilled = [
        proof.end.empties[c] - proof.table.basic_eyes[c] + _unseen(proof, c) for c in SIDES
    ]
    assert unfilled[0] == unfilled[1]
    _basic_eyes_stay(proof)
    _equal_turns(proof)
    batches = [
        (m.why, m.colour)
        for m in proof.arrangement.moves
        if m.why in (MoveReason.BATCH, MoveReason.HANDED)
    ]
    while batches:
        assert batches[0][0] is MoveReason.BATCH
        size = next((i for i, x in enumerate(batches) if x != batches[0]), len(batches))
        assert size <= 3
        handed = batches[size : 2 * size]
        other = OTHER[SIDES[(batches[0][1] or 1) - 1]]
        assert handed == [(MoveReason.HANDED, Colour(SIDES.index(other) + 1))] * size
        batches = batches[2 * size :]


CHECKS: dict[Count, Callable[[Proof], None]] = {
    Count.AREA: _area,
    Count.BOTH_SIDES: _both_sides,
    Count.HALF: _half,
    Count.EQUAL_STONES: _equal_stones,
    Count.EQUAL_SPACE: _equal_space,
    Count.FILL_IN: _fill_in,
    Count.AVERAGED: _filled_back,
    Count.TERRITORY: _filled_back,
    Count.ROUTES: _routes,
    Count.FILL_AND_HALVE: _fill_and_halve,
    Count.SATURATION: _to_saturation,
    Count.STONES: _fill_and_halve,
    Count.TINGDAO: _tingdao,
}
