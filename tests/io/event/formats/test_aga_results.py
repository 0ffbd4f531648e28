"""The American file, read back by the list's own rules: every event makes one that holds."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from goref.core.event.event import Event, EventError, EventInfo, Player, Table, TableState
from goref.core.event.notes import Note
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.incidents.incident import Person, Protest
from goref.io.event.formats.aga_results import write_aga
from goref.io.event.formats.egf_results import of_played
from tests.io.event.drawn_events import events
from tests.io.event.strict_results import read_aga
from tests.refusals import refuses

WON = (Verdict.BLACK, Verdict.WHITE)


def told(notes: tuple[Note, ...], code: str) -> str:
    return " ".join(str(value) for n in notes if n.code == code for _, value in n.args)


@given(events())
def test_every_event_makes_a_file_that_holds(event: Event) -> None:
    try:
        data, notes = write_aga(event, unfinished=True)
    except EventError:  # two have the same number
        ids = [player.aga_id.strip() for player in event.players if player.aga_id.strip()]
        assert len(set(ids)) < len(ids)
        return
    file = read_aga(data)
    played = {p for t in of_played(event).tables for p in (t.black, t.white)}
    assert len(file.players) == len(played)
    rated = [t for t in event.tables if _is_won(t)]
    assert len(file.games) == len(rated)
    names = {number: name for number, (name, _) in file.players.items()}
    for table, game in zip(sorted(rated, key=lambda t: t.round), file.games, strict=True):
        black, white = event.by_id[table.black], event.by_id[table.white]
        assert table.result is not None
        assert game.round == table.round
        assert names[game.black].startswith(" ".join(black.surname.split())[:1])
        assert game.black != game.white
        assert (game.winner == "B") is (table.result.verdict is Verdict.BLACK)
        for player, number in ((black, game.black), (white, game.white)):
            if player.aga_id.isdecimal() and player.aga_id.isascii():
                assert number == player.aga_id
            else:
                assert player.name in told(notes, "aga-temporary-ids") or "…" in str(notes)
    left = [t.place for t in event.tables if t not in rated]
    assert all(place in told(notes, "games-not-rated") for place in left[:8])


def test_a_round_that_nobody_played_is_not_in_the_file() -> None:
    people = (Player("Doe", "Jane", "3D", id=1), Player("Roe", "", "1D", id=2))
    won = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
    table = Table(1, 1, 1, 2, 0, None, TableState.DECIDED, won, id=1)
    made = Event(EventInfo("Cup", rounds=3), people, (table, Table(2, 1, 2, 1, id=2)))
    data, notes = write_aga(made, unfinished=True)
    assert [line for line in data.decode().splitlines() if "GAMES" in line] == ["GAMES 1"]
    assert told(notes, "rounds-written") == "1"
    assert told(notes, "rounds-not-written") == "2, 3"


def test_a_table_under_protest_is_open() -> None:
    people = (Player("Doe", "Jane", "3D", id=1), Player("Roe", "", "1D", id=2))
    won = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
    table = Table(1, 1, 1, 2, 0, None, TableState.DECIDED, won, id=1)
    made = Event(EventInfo("Cup"), people, (table,))
    assert b"GAMES 1" in write_aga(made)[0]
    protested = replace(table, protests=(Protest(1, Person.WHITE),))
    with refuses(EventError, "tables-open", tables="1/1"):
        write_aga(replace(made, tables=(protested,)))


def _is_won(table: Table) -> bool:
    result = table.result
    return result is not None and result.verdict in WON and not result.by_default


PEOPLE = (
    Player("Doe", "Jane", "3 dan", aga_id="4711", id=1),
    Player("Roe\tX", "Rick\n", "strong", aga_id="n/a", id=2),
)
TABLE = Table(
    1, 1, 1, 2, 0, None, TableState.DECIDED,
    Result(Verdict.BLACK, "B+R", ResultBasis.WORD), id=1,
)  # fmt: skip
EVENT = Event(EventInfo("Cup\nEND", "Bern\t", "2026-11-21", rounds=1), PEOPLE, (TABLE,))


def test_what_would_break_its_lines_is_put_into_one() -> None:
    data, notes = write_aga(EVENT)
    file = read_aga(data)
    assert file.event == "Cup END, Bern"
    assert file.players == {"4711": ("Doe, Jane", "3D"), "99999": ("Roe X, Rick", "?")}
    assert told(notes, "aga-id-odd").endswith("n/a")
    assert told(notes, "aga-no-rank").startswith("Roe")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"\nEND\n", b"\n"),
        (b"TOURNEY ", b"Tourney"),
        (b"99999\tRoe", b"4711\tRoe"),
        (b"99999\t4711\tB", b"99998\t4711\tB"),
        (b"99999\t4711\tB", b"99999\t4711\t?"),
        (b"GAMES 1", b"GAMES 2"),
        (b"start=2026-11-21", b"start=2026-11-22"),
        (b"\t3D\n", b"\n"),
    ],
)
def test_a_breach_of_the_rules_is_seen(before: bytes, after: bytes) -> None:
    data, _ = write_aga(replace(EVENT, info=replace(EVENT.info, name="Cup", place="")))
    assert before in data
    with pytest.raises((AssertionError, ValueError)):
        read_aga(data.replace(before, after))


def test_all_players_who_share_an_id_are_named_at_once() -> None:
    people = tuple(
        Player(name, "", "1D", aga_id=id_, id=n)
        for n, (name, id_) in enumerate(
            (("Ann", "1"), ("Bob", "1"), ("Cem", "2"), ("Dan", "2")), 1
        )
    )
    won = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
    tables = (
        Table(1, 1, 1, 2, 0, None, TableState.DECIDED, won, id=1),
        Table(1, 2, 3, 4, 0, None, TableState.DECIDED, won, id=2),
    )
    with refuses(EventError, "list-refuses", count=2):
        write_aga(Event(EventInfo("Cup"), people, tables))
