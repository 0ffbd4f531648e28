"""Replaying: what was played through before is gone on from, and comes to the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.geometry import grid
from goref.core.board import position
from goref.core.board.position import Position
from goref.core.game import replay as module
from goref.core.game.act_kinds import ActKind, StatementKind
from goref.core.game.record import Act, Entry, GameRecord, Setup, Statement
from goref.core.game.replay import Moment, played, replay, replaying

MOVES = 300


def long_record(size: int = 19) -> GameRecord:
    """A record of plays on one point after the other, some of them taken."""
    entries = tuple(
        Act(ActKind.PLAY, COLOURS[n % 2], (n * 7) % (size * size)) for n in range(MOVES)
    )
    return GameRecord(grid(size), entries=entries)


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The points that stones are put on from now on."""
    points: list[int] = []
    was = position.put
    module.LATEST.clear()

    def noted(cells: bytearray, near: object, point: int, *rest: object) -> object:
        points.append(point)
        return was(cells, near, point, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "put", noted)
    return points


def anew(record: GameRecord, voided: frozenset[int] = frozenset()) -> tuple[Moment, ...]:
    return tuple(played(record, voided))


def test_a_move_more_is_played_alone(put: list[int]) -> None:
    record = long_record()
    before = replay(record)
    assert len(put) == MOVES
    put.clear()
    free = (MOVES * 7) % 361
    more = replace(record, entries=(*record.entries, Act(ActKind.PLAY, BLACK, free)))
    after = replay(more)
    assert put == [free]
    assert after[:-1] == before
    assert after == anew(more)


def test_a_move_less_is_not_played_at_all(put: list[int]) -> None:
    record = long_record()
    before = replay(record)
    put.clear()
    assert replay(replace(record, entries=record.entries[:-1])) == before[:-1]
    assert put == []


def test_from_a_move_that_is_void_on_all_is_played(put: list[int]) -> None:
    record = long_record()
    replay(record)
    put.clear()
    void = frozenset({MOVES - 4})
    after = replay(record, void)
    assert len(put) == 4
    assert after == anew(record, void)
    put.clear()
    assert replay(record, frozenset()) == anew(record)
    assert replay(record, frozenset({MOVES + 5})) == anew(record)


def test_from_a_move_that_is_corrected_on_all_is_played(put: list[int]) -> None:
    record = long_record()
    replay(record)
    put.clear()
    entries = list(record.entries)
    entries[-3] = Act(ActKind.PASS, COLOURS[1])
    corrected = replace(record, entries=tuple(entries))
    after = replay(corrected)
    assert len(put) == 2
    assert after == anew(corrected)


def test_in_pieces_it_is_played_once(put: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PIECE", 100)
    record = long_record()
    pieces = [len(put) for _ in replaying(record)]
    assert pieces == [99, 199, 299], "the start of the game is a moment, too"
    assert replay(record) == anew(record)
    assert len(put) == 2 * MOVES, "once, and once to compare"
    latest = tuple(module.LATEST)
    assert list(replaying(record)) == []
    assert tuple(module.LATEST) == latest, "nothing else is forgotten for it"


def test_another_board_is_not_gone_on_from(put: list[int]) -> None:
    record = long_record(9)
    replay(record)
    other = replace(record, setup=Setup(black=frozenset({0})))
    assert replay(other) == anew(other)


ENTRIES = st.one_of(
    st.builds(
        Act, st.just(ActKind.PLAY), st.sampled_from(COLOURS), st.none() | st.integers(0, 8)
    ),
    st.builds(Act, st.just(ActKind.PASS), st.sampled_from(COLOURS)),
    st.builds(Setup, cleared=st.frozensets(st.integers(0, 8), min_size=1)),
    st.just(Statement(StatementKind.STOP)),
)


@given(
    st.lists(ENTRIES, max_size=12),
    st.lists(ENTRIES, max_size=4),
    st.integers(0, 12),
    st.frozensets(st.integers(1, 12), max_size=2),
    st.frozensets(st.integers(1, 12), max_size=2),
)
def test_whatever_was_played_before_it_comes_to_the_same(
    first: list[Entry],
    others: list[Entry],
    at: int,
    voided: frozenset[int],
    later: frozenset[int],
) -> None:
    record = GameRecord(grid(3, 3), entries=tuple(first))
    changed = replace(record, entries=(*record.entries[:at], *others))
    replay(record, voided)
    assert replay(changed, later) == anew(changed, later)
    assert replay(record, later) == anew(record, later)


SMALL = grid(4)
ANYWHERE = st.sets(st.sampled_from(SMALL.points), max_size=4).map(frozenset)
PLAYS = st.builds(
    Act, st.just(ActKind.PLAY), st.sampled_from(COLOURS), st.sampled_from(SMALL.points)
)


@given(
    st.lists(
        st.one_of(*[PLAYS] * 9, st.builds(Setup, ANYWHERE, ANYWHERE, ANYWHERE)), max_size=60
    )
)
def test_what_is_remembered_of_breaths_takes_no_living_stone(entries: list[Entry]) -> None:
    # A play on a position alone remembers nothing of what was before.
    now = Position.empty(SMALL)
    moments = anew(GameRecord(SMALL, entries=tuple(entries)))
    for entry, moment in zip(entries, moments[1:], strict=True):
        if isinstance(entry, Setup):
            now = entry.apply(now)
        elif isinstance(entry, Act) and entry.point is not None and not now.cells[entry.point]:
            now = now.play(entry.point, entry.colour).position
        assert moment.position == now


def test_after_stones_were_set_up_no_breath_is_remembered() -> None:
    # A1 breathed by C1, through B1; the setup takes B1 away.
    a1, a2, b1 = map(SMALL.point, ("A1", "A2", "B1"))
    plays = [(BLACK, b1), (BLACK, a1)], [(WHITE, a2), (WHITE, b1)]
    before, after = ([Act(ActKind.PLAY, *play) for play in some] for some in plays)
    cleared = Setup(cleared=frozenset({b1}))
    end = anew(GameRecord(SMALL, entries=(*before, cleared, *after)))[-1]
    assert not end.cells[a1]
    assert end.captured == (1, 0)
