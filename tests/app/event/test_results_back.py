"""Results go into the tournament's own file, which is kept, and left alone where it differs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.formats import IMPORTS, recognised
from goref.app.event.results_back import Fitting, fitting, put_back, takes_results
from goref.core.event.event import Bye, Event, EventError, EventInfo, Table, TableState
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.core.incidents.incident import Person, Protest
from goref.core.texts.event.events import SENTENCES
from goref.io.files import FileChangedError
from tests.systems import is_private

# Made-up people: two rounds, the second just paired.
XML = """\
<?xml version="1.0" encoding="UTF-8"?>\r
<Tournament dataVersion="201">\r
<Players>
<Player name="Doe" firstName="Jo" rank="3D"/><Player name="Groß" firstName="Al" rank="1K"/>
<Player name="Roe" firstName="Ed" rank="5K"/><Player name="Poe" firstName="Flo" rank="9K"/>
<Player name="Loe" firstName="Ida" rank="9K"/>
</Players>
<Games>
<Game roundNumber="1" tableNumber="1" blackPlayer="DOEJO" whitePlayer="GROßAL" result="RESULT_BLACKWINS" handicap="0"/>
<Game roundNumber="1" tableNumber="2" blackPlayer="ROEED" whitePlayer="POEFLO" result="RESULT_WHITEWINS" handicap="0"/>
<Game roundNumber="2" tableNumber="1" blackPlayer="GROßAL" whitePlayer="ROEED" result="RESULT_UNKNOWN" handicap="2"/>
<Game roundNumber="2" tableNumber="2" blackPlayer="LOEIDA" whitePlayer="DOEJO" result="RESULT_UNKNOWN" handicap="0"/>
</Games>
<ByePlayers><ByePlayer player="LOEIDA" roundNumber="1"/><ByePlayer player="POEFLO" roundNumber="2"/></ByePlayers>
</Tournament>
"""  # noqa: E501
TOUR = """\
{ "players": [ {"id": 1, "name": "Doe"}, {"id": 2, "name": "Roe"}, {"id": 3, "name": "Poe"} ],
  "games": [ [ {"t": 1, "b": 1, "w": 2, "h": 0, "r": "?"},
               {"t": 0, "b": 3, "w": 0, "r": "b"} ] ]
}
"""


def won(verdict: Verdict) -> Result:
    return Result(verdict, re_of(verdict, by_default=False), ResultBasis.WORD)


def event_of(text: str) -> Event:
    """The event of a file, with Black winning whatever it leaves open."""
    data = text.encode()
    incoming = IMPORTS[recognised(data)].read(Event(EventInfo("Cup")), data, 0)
    people = tuple(replace(p, id=n) for n, p in enumerate(incoming.players, 1))
    ids = {player.key: player.id for player in people}
    tables = tuple(
        Table(
            p.round, p.number, ids[p.black], ids[p.white], p.handicap,
            state=TableState.DECIDED, result=p.result or won(Verdict.BLACK), id=n,
        )
        for n, p in enumerate(incoming.pairings, 1)
    )  # fmt: skip
    byes = tuple(Bye(round, ids[key]) for round, key in incoming.byes)
    return Event(EventInfo("Cup"), people, tables, byes)


def with_table(event: Event, place: str, **change: object) -> Event:
    return replace(
        event,
        tables=tuple(replace(t, **change) if t.place == place else t for t in event.tables),  # type: ignore[arg-type]
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cup.xml"
    path.write_bytes(XML.encode())
    return path


def codes(found: Fitting) -> list[str]:
    assert all(one.code in SENTENCES for one in (*found.against, *found.notes))
    return [one.code for one in found.against]


@pytest.mark.parametrize("text", [XML, TOUR])
def test_a_round_changes_its_results_and_no_other_byte(tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(text.encode())
    path.chmod(0o600)
    last = 2 if text == XML else 1
    found = fitting(event_of(text), path, last)
    assert (codes(found), found.results) == ([], text.count("UNKNOWN") or 1)
    assert path.read_bytes() == text.encode(), "looking writes nothing"
    kept = put_back(found)
    assert kept is not None
    assert kept.parent.name == "file.copies"
    assert kept.read_bytes() == text.encode()
    new = text.replace("RESULT_UNKNOWN", "RESULT_BLACKWINS").replace('?"}', 'b"}')
    assert path.read_bytes() == new.encode()
    assert is_private(path)
    again = fitting(event_of(text), path, last)
    assert (again.results, put_back(again)) == (0, None)
    assert list(kept.parent.iterdir()) == [kept]
    assert "open-anew" in [n.code for n in found.notes]
    assert "open-anew" not in [n.code for n in again.notes]


def test_other_rounds_are_left_alone(file: Path) -> None:
    event = with_table(event_of(XML), "1/1", result=won(Verdict.WHITE))
    kept = put_back(fitting(event, file, 2))
    assert kept is not None
    assert file.read_bytes() == XML.replace("RESULT_UNKNOWN", "RESULT_BLACKWINS").encode()


def twice(*changes: tuple[str, str]) -> Callable[[str], str]:
    def change(text: str) -> str:
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        return text

    return change


@pytest.mark.parametrize(
    ("change", "against"),
    [
        (twice(('handicap="2"', 'handicap="3"')), ["handicap-differs"]),
        (
            twice(
                ('blackPlayer="LOEIDA" whitePlayer="DOEJO"',
                 'blackPlayer="DOEJO" whitePlayer="LOEIDA"'),
            ),
            ["colours-differ"],
        ),
        (
            twice(('blackPlayer="LOEIDA"', 'blackPlayer="POEFLO"'),
                  ('player="POEFLO"', 'player="LOEIDA"')),
            ["game-not-in-file", "game-without-table", "bye-not-in-file", "bye-only-in-file"],
        ),
        (
            twice(('name="Roe"', 'name="Rowe"'),
                  ('"ROEED" whitePlayer="POEFLO"', '"ROWEED" whitePlayer="POEFLO"'),
                  ('whitePlayer="ROEED"', 'whitePlayer="ROWEED"')),
            ["game-not-in-file", "game-without-table"],
        ),
        (
            twice(('RESULT_UNKNOWN" handicap="2"', 'RESULT_WHITEWINS" handicap="2"')),
            ["result-overwritten"],
        ),
    ],
)  # fmt: skip
def test_a_file_that_differs_is_refused(
    file: Path, change: Callable[[str], str], against: list[str]
) -> None:
    event, now = event_of(XML), change(XML)
    file.write_bytes(now.encode())
    found = fitting(event, file, 2)
    assert codes(found) == against
    with pytest.raises(EventError):
        put_back(found)
    assert (file.read_bytes(), list(file.parent.iterdir())) == (now.encode(), [file])
    assert put_back(found, all_the_same=True) is not None
    assert file.read_bytes() != now.encode(), "what fits is written"
    # What else was changed is no matter of the first round.
    file.write_bytes(now.encode())
    assert codes(fitting(event, file, 1)) == (["game-not-in-file", "game-without-table"]
        if "ROWEED" in now else [])  # fmt: skip


def test_a_file_that_is_saved_meanwhile_is_left(file: Path) -> None:
    found = fitting(event_of(XML), file)
    later = XML.replace('rank="3D"', 'rank="4D"').encode()
    file.write_bytes(later)
    with pytest.raises(FileChangedError):
        put_back(found)
    assert file.read_bytes() == later
    assert [p.name for p in file.parent.rglob("*") if p.is_file()] == ["cup.xml"]


def test_open_tables_are_asked_about(file: Path) -> None:
    event = with_table(event_of(XML), "2/2", result=None, state=TableState.TO_PLAY)
    with pytest.raises(EventError):
        fitting(event, file, 2)
    assert fitting(event, file, 1).results == 0
    put_back(fitting(event, file, 2, unfinished=True))
    assert file.read_bytes().count(b"RESULT_UNKNOWN") == 1


def test_a_protest_is_told(file: Path) -> None:
    event = with_table(event_of(XML), "2/1", protests=(Protest(1, Person.BLACK),))
    assert "table-under-protest" in [n.code for n in fitting(event, file, 2).notes]


def test_what_no_results_go_into(tmp_path: Path, file: Path) -> None:
    other = tmp_path / "players.csv"
    other.write_text("Name\nDoe\n")
    with pytest.raises(EventError, match="OpenGotha"):
        fitting(event_of(XML), other)
    with pytest.raises(EventError):
        fitting(event_of(XML), file, 3)
    assert [kind for kind in IMPORTS if takes_results(kind)] == ["opengotha", "pairgoth"]
