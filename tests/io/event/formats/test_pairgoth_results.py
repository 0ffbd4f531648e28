"""Pairgoth's own file is given back as it was but for the results."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Event, EventInfo, Table, TableState
from goref.core.event.merge import ImportedEvent
from goref.core.event.notes import Note
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.core.texts.event.events import SENTENCES
from goref.io.event.formats.json import JsonError
from goref.io.event.formats.pairgoth import VERDICTS, read_tournament
from goref.io.event.formats.pairgoth_results import SIGNS, write_results
from tests.refusals import refuses

# Dressed as Pairgoth dresses it, with what others might do besides; the people are made up.
FILE = """\
{
  "id" : 1,
  "type" : "INDIVIDUAL",
  "name" : "Cup \\u00e9t\\u00e9",
  "komi" : 7.50,
  "pairing" : { "placement" : [ "NBW" ], "weight" : 1e3 },
  "players" : [
    { "id" : 1, "name" : "Doe", "firstname" : "Jo", "rank" : -4 },
    { "id" : 7, "name" : "Groß", "firstname" : "Al" },
    { "id" : 9, "name" : "李", "firstname" : "明" },
    { "id" : 12, "name" : "O'Hara", "firstname" : "An" }
  ],
  "games" : [
    [
      { "id" : 1, "t" : 2, "w" : 7, "b" : 1, "h" : 3, "r" : "b", "dd" : 0 },
      { "id" : 2, "t" : 1, "w" : 12, "b" : 9, "h" : 0, "r":"\\u003f" , "dd" : 1 }
    ],
    [
      { "id" : 3, "t" : 1, "w" : 9, "b" : 7, "h" : 0, "ft" : false },\t
      { "id" : 4, "t" : 0, "w" : 0, "b" : 1, "h" : 0, "r" : "b" }
    ],
    []
  ]
}
"""
WON = Result(Verdict.BLACK, "B+12.5", ResultBasis.CASE, Fraction(25, 2), "japanese")


def codes(notes: tuple[Note, ...]) -> list[str]:
    assert all(note.code in SENTENCES for note in notes)
    return [note.code for note in notes]


def event_of(incoming: ImportedEvent, **results: Result | None) -> Event:
    """The event a file makes, some results (by ``r1t2``) being others."""
    people = tuple(replace(p, id=n) for n, p in enumerate(incoming.players, 1))
    ids = {player.key: player.id for player in people}
    tables = []
    for n, p in enumerate(incoming.pairings, 1):
        result = results.get(f"r{p.round}t{p.number}", p.result)
        state = TableState.DECIDED if result else TableState.TO_PLAY
        at = (p.round, p.number, ids[p.black], ids[p.white], p.handicap)
        tables.append(Table(*at, state=state, result=result, id=n))
    return Event(EventInfo("x"), people, tuple(tables))


def event(**results: Result | None) -> Event:
    return event_of(read_tournament(FILE.encode()), **results)


def word(verdict: Verdict, by_default: bool = False) -> Result:
    return Result(verdict, re_of(verdict, by_default), ResultBasis.WORD, by_default=by_default)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32-be"])
@pytest.mark.parametrize("dress", ["\n", "\r\n", "", "\r\n\r\n"])
def test_what_was_there_is_given_back_as_it_was(encoding: str, dress: str) -> None:
    text = FILE.replace("\n", dress)
    data = ("\ufeff" * (encoding == "utf-32-be") + text).encode(encoding)
    same = event_of(read_tournament(data))
    assert write_results(data, same) == (data, ())
    decided = event_of(read_tournament(data), r1t1=WON)
    expected = text.replace('"\\u003f"', '"b"')
    begun = "\ufeff" * (encoding == "utf-32-be")
    assert write_results(data, decided) == ((begun + expected).encode(encoding), ())


@pytest.mark.parametrize(("sign", "verdict"), VERDICTS.items())
def test_every_result_has_its_sign(sign: str, verdict: Verdict) -> None:
    data, notes = write_results(FILE.encode(), event(r1t1=word(verdict)))
    assert data == FILE.replace('"\\u003f"', f'"{sign}"').encode()
    assert codes(notes) == ["no-result-cancels"] * (verdict is Verdict.NO_RESULT)
    (again,) = (p for p in read_tournament(data).pairings if (p.round, p.number) == (1, 1))
    assert again.result is not None
    assert again.result.verdict is verdict


def test_a_cancelled_game_that_stays_one_is_not_told_of() -> None:
    data = FILE.replace('"\\u003f"', '"X"').encode()
    assert write_results(data, event(r1t1=word(Verdict.NO_RESULT))) == (data, ())


def test_a_result_by_default_is_told_for_the_file_cannot_say_it() -> None:
    data, notes = write_results(FILE.encode(), event(r1t1=word(Verdict.WHITE, True)))
    assert data == FILE.replace('"\\u003f"', '"w"').encode()
    assert codes(notes) == ["default-no-sign"]


def test_a_result_that_is_there_is_overwritten_and_said() -> None:
    data, notes = write_results(FILE.encode(), event(r1t2=word(Verdict.WHITE)))
    assert data == FILE.replace('"r" : "b", "dd"', '"r" : "w", "dd"').encode()
    assert codes(notes) == ["result-overwritten"]
    assert notes[0].line == 15


def test_an_open_table_leaves_what_is_there() -> None:
    data, notes = write_results(FILE.encode(), event(r1t2=None))
    assert (data, codes(notes)) == (FILE.encode(), ["result-left"])


def test_a_sign_that_nobody_knows_goes_for_a_result_that_is_known() -> None:
    odd = FILE.replace('"\\u003f"', '"%"')
    assert codes(write_results(odd.encode(), event())[1]) == ["result-left"]
    data, notes = write_results(odd.encode(), event(r1t1=WON))
    assert (data, codes(notes)) == (odd.replace("%", "b").encode(), ["result-overwritten"])


@pytest.mark.parametrize(
    ("before", "after"),
    [('"ft" : false }', '"ft" : false, "r": "b" }'),
     ('"ft" : false, "r" : null}', '"ft" : false, "r" : "b"}'),
     ('"\\u0072" : "", "ft" : false }', '"\\u0072" : "b", "ft" : false }')],
)  # fmt: skip
def test_a_game_without_a_result_gets_one(before: str, after: str) -> None:
    file = FILE.replace('"ft" : false }', before)
    data, notes = write_results(file.encode(), event(r2t1=WON))
    assert (data.decode(), notes) == (file.replace(before, after), ())


def test_the_winner_stays_the_winner_where_colours_differ() -> None:
    told = event(r1t2=word(Verdict.BLACK))
    first = next(table for table in told.tables if table.number == 2)
    turned = replace(first, black=first.white, white=first.black, handicap=0)
    data, notes = write_results(FILE.encode(), replace(told, tables=(turned,)))
    assert data == FILE.replace('"r" : "b", "dd"', '"r" : "w", "dd"').encode()
    assert codes(notes)[:3] == ["handicap-differs", "colours-differ", "result-overwritten"]


def test_what_is_on_one_side_only_is_named_and_stays() -> None:
    told = event()
    known = next(table for table in told.tables if table.place == "2/1")
    elsewhere = replace(known, round=3, result=WON, state=TableState.DECIDED)
    beyond = replace(elsewhere, round=9, id=9)
    others = tuple(replace(p, surname="Else") if p.id == 1 else p for p in told.players)
    renamed = replace(
        told, players=others, tables=tuple(replace(t, result=WON) for t in told.tables[1:2])
    )
    data, notes = write_results(FILE.encode(), replace(told, tables=(elsewhere, beyond)))
    assert data == FILE.encode()
    assert codes(notes) == [*["game-not-in-file"] * 2, *["game-without-table"] * 3]
    assert dict(notes[-1].args) == {"round": "2", "black": "Groß Al", "white": "李明"}
    data, notes = write_results(FILE.encode(), renamed)
    assert data == FILE.encode(), "nobody is taken for somebody else"
    assert codes(notes) == ["game-not-in-file", *["game-without-table"] * 3]


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (b"<Tournament/>", fault("no-json")),
        (b"{}", fault("pairgoth-none")),
        (
            FILE.replace("INDIVIDUAL", "RENGO").encode(),
            fault("in-json", place="type", problem=fault("pairgoth-teams", kind="RENGO")),
        ),
        (
            FILE.replace('"r" : "b", "dd"', '"r" : "b", "r" : "w", "dd"').encode(),
            fault("json-twice"),
        ),
        (
            FILE.replace('"r" : "b", "dd"', '"r" : 1, "dd"').encode(),
            fault("in-json", place="games[0][0].r", problem=fault("json-no-text")),
        ),
        (FILE.replace('"w" : 9', '"w" : 8').encode(), fault("json-no-player", number=8)),
    ],
)
def test_a_file_that_the_results_cannot_go_into_is_refused(data: bytes, wrong: Fault) -> None:
    with refuses(JsonError, wrong):
        write_results(data, event(r1t1=WON))


# Whatever a file looks like


plain = st.none() | st.booleans() | st.integers(-9, 9) | st.decimals(-9, 9, places=3).map(float)
texts = st.text(st.characters(exclude_categories=("Cs",)), max_size=5)
more = st.dictionaries(texts.map("x{}".format), plain | texts | st.lists(plain, max_size=2))
gaps = st.sampled_from(["", " ", "\n", "\r\n  ", "\t"])


@st.composite
def files(draw: st.DrawFn) -> tuple[list[str], list[str]]:
    """A file in pieces; between them stand, in quotes, the signs of its games."""
    count = draw(st.integers(1, 6))
    ascii, mark = draw(st.booleans()), "%r%"

    def thing(**known: object) -> str:
        every = list({**draw(more), **known}.items())
        parts = [
            f"{json.dumps(name, ensure_ascii=ascii)}{draw(gaps)}:{draw(gaps)}"
            + (mark if value == mark else json.dumps(value, ensure_ascii=ascii))
            for name, value in draw(st.permutations(every))
        ]
        return "{" + draw(gaps) + ("," + draw(gaps)).join(parts) + draw(gaps) + "}"

    def listed(parts: list[str]) -> str:
        return "[" + draw(gaps) + f",{draw(gaps)}".join(parts) + draw(gaps) + "]"

    people = [thing(id=n, name=f"P{n}", firstname=draw(texts)) for n in range(1, 2 * count + 1)]
    rounds: list[list[str]] = [[], []]
    for n in range(count):
        sides = draw(st.permutations([2 * n + 1, 2 * n + 2]))
        rounds[draw(st.integers(0, 1))].append(
            thing(w=sides[0], b=sides[1], t=n + 1, h=draw(st.integers(0, 9)), r=mark)
        )
    games = listed([listed(round) for round in rounds])
    text = f'{{{draw(gaps)}"players":{listed(people)},{draw(gaps)}"games" :{games}}}'
    signs = draw(st.lists(st.sampled_from([*VERDICTS, "?"]), min_size=count, max_size=count))
    return text.split(mark), signs


def joined(pieces: list[str], signs: list[str]) -> str:
    quoted = [f'"{sign}"' for sign in signs]
    return "".join(part for pair in zip(pieces, [*quoted, ""], strict=True) for part in pair)


@given(files(), st.data())
def test_only_results_change(file: tuple[list[str], list[str]], data: st.DataObject) -> None:
    pieces, signs = file
    text = joined(pieces, signs)
    told = event_of(read_tournament(text.encode()))
    assert write_results(text.encode(), told) == (text.encode(), ())
    tables, expected = list(told.tables), list(signs)
    # As they stand in the file: by round, and in it as they were written.
    order = [int(game["t"]) for round in json.loads(text)["games"] for game in round]
    for n, table in enumerate(tables):
        verdict = data.draw(st.none() | st.sampled_from(list(Verdict)))
        result = verdict and word(verdict)
        state = TableState.DECIDED if result else TableState.TO_PLAY
        tables[n] = replace(table, result=result, state=state)
        if verdict:
            expected[order.index(table.number)] = SIGNS[verdict]
    written, notes = write_results(text.encode(), replace(told, tables=tuple(tables)))
    assert written.decode() == joined(pieces, expected)
    changed = sum(a not in (b, "?") for a, b in zip(signs, expected, strict=True))
    assert codes(notes).count("result-overwritten") == changed
