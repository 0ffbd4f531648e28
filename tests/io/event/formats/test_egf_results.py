"""The European file, read back by the list's own rules: every event makes one that holds."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table, TableState
from goref.core.event.notes import Note
from goref.core.event.ranks import read_rank
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.texts.faults.said import said
from goref.io.event.formats.egf_results import of_played, write_egf
from tests.core.event import mcmahon
from tests.io.event.drawn_events import events
from tests.io.event.strict_results import Entry, read_h9
from tests.languages import EN
from tests.refusals import refuses

SYMBOLS = {Verdict.BLACK: "+", Verdict.WHITE: "-", Verdict.DRAW: "="}
BOTH = (Verdict.BOTH_LOSE, Verdict.BOTH_WIN)


def codes(notes: tuple[Note, ...]) -> set[str]:
    return {note.code for note in notes}


def told(notes: tuple[Note, ...], code: str) -> str:
    return " ".join(str(value) for n in notes if n.code == code for _, value in n.args)


@given(events(), st.booleans(), st.sampled_from(["", "CH"]), st.sampled_from(["", "B"]))
def test_every_event_makes_a_file_that_holds(
    event: Event, unfinished: bool, country: str, grade: str
) -> None:
    try:
        data, notes = write_egf(
            event, unfinished=unfinished, country=country, tournament_class=grade
        )
    except EventError:
        letters = any(ord(sign) > 0x2E80 for sign in repr((event.info, event.players)))
        unranked = any(not read_rank(player.rank) for player in event.players)
        assert letters or unranked or any(t.result is None for t in event.tables)
        return
    header, players = read_h9(data)
    assert header.get("CL", "") == grade
    event = of_played(event)
    at = {round: place for place, round in enumerate(event.played)}
    assert all(len(player.rounds) == len(at) for player in players.values())
    played = {p for t in event.tables for p in (t.black, t.white)}
    playing = played | {bye.player for bye in event.byes}
    assert len(players) == len(playing)
    assert ("players-without-games" in codes(notes)) == (len(playing) < len(event.players))
    entries = [entry for player in players.values() for entry in player.rounds]
    assert sum(entry.opponent > 0 for entry in entries) == 2 * sum(map(_stands, event.tables))
    last = max(at, default=0)
    places = {row.player.id: row.row for row in standings(event, last).rows}
    for table in event.tables:
        black, white = places[table.black], places[table.white]
        entry = players[black].rounds[at[table.round]]
        if _stands(table):
            symbol = SYMBOLS[table.result.verdict] if table.result else "?"
            assert entry == Entry(white, symbol, "b", table.handicap)
            continue
        assert entry.opponent == players[white].rounds[at[table.round]].opponent == 0
        if table.result is not None and table.result.verdict in BOTH:
            assert table.result.by_default or table.place in told(notes, "egf-both-sides")
    for player in event.players:
        if player.id in playing and player.egf_pin:
            written = player.egf_pin in {p.pin for p in players.values()}
            assert written or player.egf_pin in told(notes, "egf-pin-odd")


def _stands(table: Table) -> bool:
    """Whether a game has a winner and a loser, or a draw, over the board, or is open."""
    result = table.result
    return result is None or (result.verdict in SYMBOLS and not result.by_default)


PEOPLE = (
    Player("Doe", "Jane", "3 dan", club="Paris", country="fr", egf_pin="12345678", id=1),
    Player("Roe", "Rick", "2K", club="St. Gallen", country="Germany", egf_pin="123", id=2),
    Player("Poe", "Ann", "9P", country="D", id=3),
)
BLACK = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
INFO = EventInfo("Cup", "Bern", "2026-11-21", rounds=3)


def event(verdict: Verdict = Verdict.BLACK, **changes: object) -> Event:
    result = replace(BLACK, verdict=verdict)
    table = Table(1, 1, 1, 2, 2, None, TableState.DECIDED, result, id=1)
    made = Event(INFO, PEOPLE, (table,), (Bye(1, 3),))
    return replace(made, **changes)  # type: ignore[arg-type]


def test_numbers_countries_and_ranks_as_the_list_has_them() -> None:
    data, notes = write_egf(event())
    players = {player.surname: player for player in read_h9(data)[1].values()}
    assert [players[name].pin for name in ("Doe", "Roe", "Poe")] == ["12345678", "", ""]
    assert [players[name].country for name in ("Doe", "Roe", "Poe")] == ["FR", "XX", "XX"]
    assert [players[name].grade for name in ("Doe", "Roe", "Poe")] == ["3D", "2K", "9P"]
    assert told(notes, "egf-pin-odd") == "Roe Rick 123"
    assert told(notes, "egf-no-pin") == "Poe Ann"
    assert told(notes, "egf-country") == "Poe Ann (D), Roe Rick (Germany)"
    assert told(notes, "egf-club-cut") == "4 Paris, St. Gallen"


@pytest.mark.parametrize(
    ("verdict", "symbol"), [(Verdict.BOTH_LOSE, "-"), (Verdict.BOTH_WIN, "+")]
)
def test_what_both_lost_or_won_is_no_game_of_the_list(verdict: Verdict, symbol: str) -> None:
    data, notes = write_egf(event(verdict))
    rounds = {player.surname: player.rounds[0] for player in read_h9(data)[1].values()}
    assert rounds["Doe"] == rounds["Roe"] == Entry(0, symbol)
    assert told(notes, "egf-both-sides") == "1/1"


@pytest.mark.parametrize(("points", "symbol"), [("0", "-"), ("1/2", "="), ("1", "+")])
def test_a_bye_is_written_as_what_it_gives(points: str, symbol: str) -> None:
    made = event(info=replace(INFO, bye=Fraction(points)))
    rounds = {p.surname: p.rounds for p in read_h9(write_egf(made)[0])[1].values()}
    assert rounds["Poe"] == (Entry(0, symbol),)


def test_absence_is_written_as_what_it_gives() -> None:
    made = mcmahon.event()
    absent = replace(made.players[0], absent=(made.rounds + 1,))
    info = replace(
        made.info, rounds=made.rounds + 1,
        placement=replace(made.info.placement, absent_mms=Fraction(1, 2)),
    )  # fmt: skip
    sides = (made.players[1].id, made.players[2].id)
    table = Table(made.rounds + 1, 1, *sides, 0, None, TableState.DECIDED, BLACK, id=999)
    made = replace(
        made,
        info=info,
        players=(absent, *made.players[1:]),
        tables=(*made.tables, table),
    )
    players = read_h9(write_egf(made, unfinished=True)[0])[1].values()
    last = {player.surname: player.rounds[-1] for player in players}
    assert last[absent.surname] == Entry(0, "=")
    free = {entry for name, entry in last.items() if name != absent.surname}
    assert {entry for entry in free if not entry.opponent} == {Entry(0, "-")}


def test_a_round_that_nobody_played_is_not_in_the_file() -> None:
    planned = event(byes=(Bye(1, 3), Bye(2, 3)))
    data, notes = write_egf(planned)
    assert {len(player.rounds) for player in read_h9(data)[1].values()} == {1}
    assert told(notes, "rounds-written") == "1"
    assert told(notes, "rounds-not-written") == "2, 3"


def test_a_paired_round_without_any_result_is_not_in_the_file() -> None:
    decided = event().tables[0]
    paired = replace(decided, round=2, id=2, state=TableState.TO_PLAY, result=None)
    third = replace(decided, round=3, id=3)
    made = event(tables=(decided, paired, third))
    with refuses(EventError, "tables-open", tables="2/1"):
        write_egf(made)
    data, notes = write_egf(made, unfinished=True)
    players = {player.surname: player.rounds for player in read_h9(data)[1].values()}
    assert [entry.symbol for entry in players["Doe"]] == ["+", "+"]
    assert told(notes, "rounds-written") == "1, 3"
    assert told(notes, "rounds-not-written") == "2"
    assert told(notes, "written-unfinished") == "2/1"


def test_an_event_that_was_played_to_its_end_says_which_rounds_it_wrote() -> None:
    _, notes = write_egf(event(info=replace(INFO, rounds=1)))
    assert told(notes, "rounds-written") == "1"
    assert "rounds-not-written" not in codes(notes)


def test_there_are_four_criteria_before_the_rounds() -> None:
    placed = replace(INFO, placement=replace(INFO.placement, criteria=("NBW",)))
    players = read_h9(write_egf(event(info=placed))[0])[1].values()
    assert {len(player.scores) for player in players} == {4}


@pytest.mark.parametrize(
    ("surname", "given", "written"),
    [
        ("D" * 40, "Jane", f"{'D' * 25} Jane"),
        ("D" * 20, "J" * 20, f"{'D' * 17} {'J' * 12}"),
        ("Doe", "J" * 40, f"Doe {'J' * 26}"),
        ("Do|e;[x]", "Ja ne", "Do/e,(x) Ja_ne"),
        ("Doe\u00a0Roe", "Jane\u0085Ann", "Doe_Roe Jane_Ann"),
        ("", "Jane", "Jane x"),
        ("Doe´s", "Ő", "Doe_s O"),
    ],
)
def test_a_name_is_always_two_words_in_its_columns(
    surname: str, given: str, written: str
) -> None:
    people = (replace(PEOPLE[0], surname=surname, given=given), *PEOPLE[1:])
    found = read_h9(write_egf(event(players=people))[0])[1].values()
    assert written in {f"{player.surname} {player.given}" for player in found}


def test_lines_in_the_events_name_make_no_lines_of_the_file() -> None:
    info = replace(INFO, name="Cup\n   1 Doe Jane 9D", place="Bern]\n; CL[A")
    header, players = read_h9(write_egf(event(info=info))[0])
    assert header["EV"] == "Cup    1 Doe Jane 9D"
    assert header["PC"] == ",Bern) , CL(A"
    assert "CL" not in header
    assert len(players) == 3


def test_no_day_and_no_place_leave_their_lines_out() -> None:
    data, notes = write_egf(event(info=replace(INFO, begins="", ends="2026-11-22", place="")))
    assert set(read_h9(data)[0]) == {"EV", "KM"}
    assert told(notes, "egf-header-lacks") == "CL, PC, DT, TM"


# The rules themselves


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b"+/b2", b"-/b2"),
        (b"2+/b2", b"2+/w2"),
        (b"2+/b2", b"2+/b3"),
        (b"2+/b2", b"7+/b2"),
        (b"2+/b2", b"0+/b2"),
        (b"2+/b2", b"     "),
        (b"|12345678", b"|1234567"),
        (b" Doe Jane", b" DoeJane "),
        (b" FR", b" F "),
        (b"; EV[Cup]", b"; EV[[Cup]"),
        (b"Jane", b"J;ne"),
    ],
)
def test_a_breach_of_the_rules_is_seen(before: bytes, after: bytes) -> None:
    data = write_egf(event())[0]
    places = {player.surname: place for place, player in read_h9(data)[1].items()}
    before, after = (
        text.replace(b"2+", b"%d+" % places["Roe"]).replace(b"7+", b"%d+" % places["Poe"])
        for text in (before, after)
    )
    assert before in data
    with pytest.raises((AssertionError, KeyError, ValueError)):
        read_h9(data.replace(before, after))


def test_letters_that_are_none_of_the_lists_are_named_whole() -> None:
    people = (replace(PEOPLE[0], surname="Doe", given="洁"), *PEOPLE[1:])
    with refuses(EventError, "egf-latin", text="Doe 洁"):
        write_egf(event(players=people))


def test_all_players_that_the_list_does_not_accept_are_named_at_once() -> None:
    people = (
        replace(PEOPLE[0], surname="Doe", given="洁", rank="strong"),
        replace(PEOPLE[1], rank=""),
        replace(PEOPLE[2], club="棋院"),
        *PEOPLE[3:],
    )
    with pytest.raises(EventError) as caught:
        write_egf(event(players=people))
    told = said(caught.value, EN)
    assert told.startswith("4 problems: ")
    assert told.count(" · ") == 3
    for word in ("'strong'", "Doe 洁", PEOPLE[1].surname, "棋院"):
        assert word in told


def test_nothing_is_said_twice() -> None:
    _, notes = write_egf(event(info=replace(INFO, name="Ĝar Cup", place="Ĝar Cup")))
    assert len(notes) == len(set(notes))
    assert "letters-changed" in codes(notes)
