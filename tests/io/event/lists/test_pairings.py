"""goref's own list of tables: taken in unchanged it changes nothing, and says what it lacks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from goref.core.event.event import Event, EventInfo, Player, Table, TableState
from goref.core.event.merge import MergePlan, merge
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.texts.event.events import say
from goref.io.event.lists.pairings import read_pairings, write_results
from goref.io.event.lists.problems import ListError
from tests.io.event.drawn_events import events
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses

KOMI = st.none() | st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(15, 2)])
PEOPLE = (Player("Doe", "Jane", id=1), Player("Roe", "Rick", id=2))


def taken_in_again(event: Event) -> MergePlan:
    return merge(event, read_pairings(write_results(event), event.players))


@given(events(), KOMI, KOMI)
def test_it_changes_nothing(event: Event, komi: Fraction, with_stones: Fraction) -> None:
    info = replace(event.info, komi=komi, handicap_komi=with_stones)
    people = tuple(Player(f"Doe{player.id}", "Jane", id=player.id) for player in event.players)
    todo = taken_in_again(replace(event, info=info, players=people))
    assert replace(todo, notes=()) == MergePlan()
    assert [note.code for note in todo.notes] == ["own-list"]


def test_a_closed_round_is_not_said_to_be_kept_from_it() -> None:
    won = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
    table = Table(1, 1, 1, 2, 0, None, TableState.DECIDED, won, id=1)
    info = EventInfo("Cup", komi=Fraction(13, 2), closed=(1,))
    assert [n.code for n in taken_in_again(Event(info, PEOPLE, (table,))).notes] == ["own-list"]


def test_it_says_what_it_does_not_bring() -> None:
    event = Event(EventInfo("Cup"), PEOPLE, (Table(1, 1, 1, 2, id=1, note="late"),))
    (note,) = taken_in_again(event).notes
    told = say(note, EN)
    for part in ("Reasons", "notes", "incidents", "signatures", "cases", ".gorefevent"):
        assert part in told
    assert all(say(note, language) for language in LANGUAGES)


def test_another_list_with_such_a_column_is_told_of_it_no_more_than_before() -> None:
    data = b"Round,Table,Black,White,Note\n1,1,Doe Jane,Roe Rick,late\n"
    assert read_pairings(data, PEOPLE).notes == ()


def test_in_another_event_only_what_differs_from_its_komi_is_of_the_table() -> None:
    tables = (
        Table(1, 1, 1, 2, 0, None, id=1),
        Table(2, 1, 1, 2, 2, None, id=2),
        Table(3, 1, 1, 2, 0, Fraction(5, 2), id=3),
    )
    info = EventInfo("Cup", komi=Fraction(13, 2), handicap_komi=Fraction(1, 2))
    data = write_results(Event(info, PEOPLE, tables))

    def komis(of: EventInfo) -> list[Fraction | None]:
        return [p.komi for p in merge(Event(of, PEOPLE), read_pairings(data, PEOPLE)).paired]

    assert komis(info) == [None, None, Fraction(5, 2)]
    other = replace(info, komi=Fraction(15, 2))
    assert komis(other) == [Fraction(13, 2), None, Fraction(5, 2)]
    assert komis(EventInfo("Cup")) == [Fraction(13, 2), Fraction(1, 2), Fraction(5, 2)]


def test_a_board_of_a_tables_own_comes_and_goes_with_the_list() -> None:
    rows = "Round,Table,Black,White,Board size\n1,1,{0},13\n2,1,{0},9\n"
    data = rows.format("Doe Jane,Roe Rick").encode()
    event = Event(EventInfo("Cup", size=9), PEOPLE)
    paired = merge(event, read_pairings(data, PEOPLE)).paired
    assert [pairing.size for pairing in paired] == [13, 0], "9 is the event's own"
    stored = replace(event, tables=(Table(1, 1, 1, 2, id=1, size=13), Table(2, 1, 1, 2, id=2)))
    assert replace(taken_in_again(stored), notes=()) == MergePlan()
    again = merge(stored, read_pairings(data.replace(b",13", b",19"), PEOPLE))
    assert [table.size for table in again.repaired] == [19]
    with refuses(ListError, "in-column", line=2):
        read_pairings(data.replace(b",13", b",1"), PEOPLE)
