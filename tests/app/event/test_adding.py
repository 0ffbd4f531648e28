"""Records are put behind tables, or become tables of their own; what is made up is said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from goref.app.event.adding.games import Game, TableFinder, files_of, look_through
from goref.app.event.adding.plans import (
    AddedGame,
    AddingPlan,
    RequestedTarget,
    carry_out,
    plan,
    proposed,
)
from goref.app.event.files import new_event, take_in
from goref.app.event.tables import decide_by_case, decide_by_referee, open_case, put_case
from goref.app.opening import open_bytes
from goref.core.base.findings import Level
from goref.core.base.numbers import decimal
from goref.core.event.event import Event, EventError, EventInfo
from goref.core.texts.event.adding import SENTENCES
from goref.core.texts.event.events import level, say
from goref.io.case.case_file import dump
from goref.io.event.faults import ChangedError
from goref.io.event.store import EventStore
from tests.core.build import bare, ruled
from tests.languages import EN, JA, KO, ZH

PEOPLE = "Surname,Given name,Rank\nDoe,Jane,3d\nRoe,Rick,2d\nMüller,Jörg,1d\n柯,洁,9p\n"
PAIRINGS = "Round,Table,Black,White\n1,1,Doe Jane,Roe Rick\n1,2,Müller Jörg,柯洁\n"
LANGUAGES = (EN, ZH, JA, KO)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    """An event without players."""
    info = EventInfo("Club evening", rules="japanese")
    with new_event(tmp_path / "e.gorefevent", info, "t") as store:
        yield store


@pytest.fixture
def paired(store: EventStore) -> EventStore:
    """Two tables in a first round."""
    take_in(store, "players", PEOPLE.encode())
    take_in(store, "pairings", PAIRINGS.encode())
    return store


def sgf(black: str = "", white: str = "", **more: str) -> str:
    names = {"PB": black, "PW": white, **more}
    texts = "".join(f"{key}[{value}]" for key, value in names.items() if value)
    return f"(;SZ[5]CA[UTF-8]{texts};B[cc];W[bb])"


def games(event: Event, *texts: str) -> tuple[Game, ...]:
    """The games of texts, each in a file of its own."""
    finder = TableFinder(event)
    return tuple(
        game
        for number, text in enumerate(texts, 1)
        for game in finder.in_bytes(text.encode(), f"{number}.sgf")
    )


def new_tables(store: EventStore, *texts: str, round: int = 1) -> AddingPlan:
    """The plan for games that all become tables."""
    event = store.event()
    found = proposed(event, games(event, *texts), round, new_tables=True)
    return plan(event, [wish for wish in found if wish is not None])


def only(made: AddingPlan) -> AddedGame:
    (step,) = made.steps
    return step


def codes(step: AddedGame) -> list[str]:
    return [note.code for note in (*step.problems, *step.notes)]


def seats(store: EventStore) -> list[tuple[str, str, str]]:
    event = store.event()
    people = event.by_id
    return [(t.place, people[t.black].name, people[t.white].name) for t in event.tables]


# A club evening


def test_thirty_records_become_thirty_tables(store: EventStore, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    for number in range(30):
        text = sgf(f"Black{number:02}", f"White{number:02}", BR="3k", WR="2d", KM="6.5")
        (folder / f"{number:02}.sgf").write_text(text)
    told: list[tuple[int, int, str]] = []
    event = store.event()
    found = look_through(event, [folder], "", "", lambda: False, lambda *now: told.append(now))
    assert [(n, of) for n, of, _ in told] == [(n, 30) for n in range(30)]
    wishes = proposed(event, found, 1)
    assert all(wish is not None and wish.wanted for wish in wishes)
    made = plan(event, [wish for wish in wishes if wish is not None])
    done = carry_out(store, made, "dropped")
    assert [table.place for table in done] == [f"1/{n}" for n in range(1, 31)]
    after = store.event()
    assert seats(store)[29] == ("1/30", "Black29", "White29")
    assert {p.rank for p in after.players} == {"3K", "2D"}
    assert all(table.case and table.source for table in after.tables)
    assert open_case(store, after.table(1, 30)).case.record.info.text("PB") == "Black29"
    assert {entry.reason for entry in store.audit()[1:]} == {"dropped"}


def test_somebody_who_plays_twice_does_so_in_the_next_round(store: EventStore) -> None:
    made = new_tables(store, sgf("Ann", "Bob"), sgf("Cid", "Ann"), sgf("Bob", "Cid"))
    assert [s.table.place for s in made.steps if s.table] == ["1/1", "2/1", "3/1"]
    assert [p.name for p in made.players] == ["Ann", "Bob", "Cid"]
    carry_out(store, made)
    assert seats(store) == [("1/1", "Ann", "Bob"), ("2/1", "Cid", "Ann"), ("3/1", "Bob", "Cid")]


def test_the_round_of_the_record_goes_before_the_one_proposed(store: EventStore) -> None:
    event = store.event()
    (wish,) = proposed(event, games(event, sgf("Ann", "Bob", RO="4")), 1)
    assert wish is not None
    assert wish.round == 4
    elsewhere = plan(event, [RequestedTarget(wish.game, None, 2)])
    assert "other-round" in codes(only(elsewhere))


# Players


@pytest.mark.parametrize(
    ("name", "as_known"),
    [
        ("Jane Doe", "Doe Jane"),
        ("DOE, Jane [3d\\]", "Doe Jane"),
        ("Muller Jorg", "Müller Jörg"),
        ("柯 洁", "柯洁"),
        ("柯洁 九段", "柯洁"),
        ("DoeJane", "Doe Jane"),
    ],
)
def test_whoever_is_there_is_not_entered_again(
    paired: EventStore, name: str, as_known: str
) -> None:
    made = new_tables(paired, sgf(name, "Somebody Else"), round=2)
    assert [p.name for p in made.players] == ["Somebody Else"]
    table = only(made).table
    assert table is not None
    assert paired.event().by_id[table.black].name == as_known
    assert table.white == -1


@pytest.mark.parametrize(
    ("text", "surname", "given", "rank", "said"),
    [
        (sgf("Ann", "W", BR="3 dan"), "Ann", "", "3D", "player-new"),
        (sgf("Smith, Ann", "W"), "Smith", "Ann", "", "player-new"),
        (sgf("Ann 2k", "W"), "Ann", "", "2K", "player-new"),
        (sgf("Ann", "W", BR="strong"), "Ann", "", "strong", "rank-as-written"),
        (sgf("", "W"), "Black of 1.sgf", "", "", "player-made-up"),
        (sgf("???", "W", BR="1d"), "Black of 1.sgf", "", "1D", "player-made-up"),
    ],
)
def test_what_a_new_player_is_called(
    store: EventStore, text: str, surname: str, given: str, rank: str, said: str
) -> None:
    made = new_tables(store, text)
    player = made.players[0]
    assert (player.surname, player.given, player.rank, player.id) == (surname, given, rank, 0)
    assert said in codes(only(made))


def test_names_that_are_made_up_are_doubtful_and_in_the_users_language(
    store: EventStore,
) -> None:
    event = store.event()
    (wish,) = proposed(event, games(event, sgf("", "Bob")), 1)
    assert wish is not None
    assert not wish.wanted
    step = only(plan(event, [RequestedTarget(wish.game, None, 1)], ZH))
    assert (
        plan(event, [RequestedTarget(wish.game, None, 1)], ZH).players[0].name == "1.sgf的黑方"
    )
    assert not step.is_certain


def test_two_games_without_names_have_four_players(store: EventStore) -> None:
    made = new_tables(store, sgf(), sgf(KM="6.5"))
    assert len(made.players) == 4
    assert [s.table.place for s in made.steps if s.table] == ["1/1", "1/2"]
    carry_out(store, made)
    assert len(store.event().players) == 4


def test_nameless_games_of_files_of_one_name_have_players_of_their_own(
    store: EventStore,
) -> None:
    event = store.event()
    finder = TableFinder(event)
    found = [
        game
        for number, folder in enumerate(("a", "b"))
        for game in finder.in_bytes(sgf(DT=f"2026-01-0{number}").encode(), f"{folder}/x.sgf")
    ]
    made = plan(event, [RequestedTarget(game, None, 1) for game in found])
    assert [p.name for p in made.players] == [
        "Black of x.sgf", "White of x.sgf", "Black of x.sgf (2)", "White of x.sgf (2)",
    ]  # fmt: skip
    carry_out(store, made)
    assert len(store.event().tables) == 2


def test_a_copy_of_a_game_is_noticed(store: EventStore) -> None:
    event = store.event()
    found = games(event, sgf("Ann", "Bob"), sgf("Ann", "Bob"))
    for new in (False, True):
        wishes = [wish for wish in proposed(event, found, 1, new_tables=new) if wish]
        assert [wish.wanted for wish in wishes] == [True, False]
    steps = plan(event, wishes).steps
    assert steps[1].notes[0].code == "same-record"
    assert dict(steps[1].notes[0].args)["other"] == "1.sgf"


def test_a_name_that_is_a_part_of_another_is_doubtful(paired: EventStore) -> None:
    made = new_tables(paired, sgf("Müller", "Somebody"), round=2)
    note = next(n for n in only(made).notes if n.code == "player-like")
    assert say(note, EN) == (
        "Müller is entered as a new player, though the event has Müller Jörg."
    )
    assert level(note) is Level.CHECK


# Handicap and komi


@pytest.mark.parametrize(
    ("more", "handicap", "komi", "said"),
    [
        ({}, 0, None, None),
        ({"KM": "6.5"}, 0, None, None),
        ({"KM": "0.5"}, 0, "0.5", "komi-taken"),
        ({"HA": "3", "KM": "0"}, 3, None, "handicap-taken"),
        ({"HA": "3", "KM": "-10"}, 3, "-10", "komi-taken"),
    ],
)
def test_handicap_and_komi_are_those_of_the_record(
    store: EventStore, more: dict[str, str], handicap: int, komi: str | None, said: str | None
) -> None:
    step = only(new_tables(store, sgf("Ann", "Bob", **more)))
    assert step.table is not None
    mine = step.table.komi
    assert step.table.handicap == handicap
    assert (None if mine is None else decimal(mine)) == komi
    assert said is None or said in codes(step)
    assert not {"record-komi", "record-handicap"} & set(codes(step))


# What cannot be


def test_a_table_is_for_one_game(paired: EventStore) -> None:
    event = paired.event()
    one, other = games(event, sgf("Doe Jane", "Roe Rick", RO="1"), sgf("Ann", "Bob"))
    made = plan(
        event,
        [RequestedTarget(one, event.table(1, 1)), RequestedTarget(other, event.table(1, 1))],
    )
    assert [s.problems[0].code for s in made.steps] == ["table-taken"] * 2
    assert made.doable == ()
    assert dict(made.steps[0].problems[0].args)["other"] == "2.sgf"
    # What is not wanted stands in nobody's way.
    made = plan(
        event,
        [
            RequestedTarget(one, event.table(1, 1)),
            RequestedTarget(other, event.table(1, 1), wanted=False),
        ],
    )
    assert [s.wish.game.title for s in made.doable] == ["1.sgf"]
    assert "table-taken" in codes(made.steps[1])


@pytest.mark.parametrize("text", [sgf("Ann", "Bob"), sgf("Doe Jane", "Roe Rick", RO="1")])
def test_a_table_chosen_by_hand_that_has_a_case_says_so_once(
    paired: EventStore, text: str
) -> None:
    (first,) = games(paired.event(), sgf("Doe Jane", "Roe Rick", RO="1"))
    carry_out(
        paired, plan(paired.event(), [RequestedTarget(first, paired.event().table(1, 1))])
    )
    event = paired.event()
    (game,) = games(event, text)
    step = only(plan(event, [RequestedTarget(replace(game, table=None), event.table(1, 1))]))
    assert codes(step).count("table-has-case") == 1
    other = only(plan(event, [RequestedTarget(replace(game, table=None), event.table(1, 2))]))
    assert "table-has-case" not in codes(other)


@pytest.mark.parametrize(
    ("text", "round", "code"),
    [
        (sgf("Doe Jane", "Somebody"), 1, "player-busy"),
        (sgf("Ann", "Ann 2k"), 1, "one-player"),
        (sgf("Ann", "Bob", HA="99"), 1, "handicap-impossible"),
    ],
)
def test_problems_of_new_tables(paired: EventStore, text: str, round: int, code: str) -> None:
    event = paired.event()
    step = only(plan(event, [RequestedTarget(games(event, text)[0], None, round)]))
    assert code in [note.code for note in step.problems]
    assert step.table is None


def test_a_decided_table_takes_a_game_and_stays_so(paired: EventStore) -> None:
    decide_by_referee(paired, paired.event().table(1, 1), "B+R")
    event = paired.event()
    (game,) = games(event, sgf("Doe Jane", "Roe Rick", RO="1", RE="W+R"))
    step = only(plan(event, [RequestedTarget(game, event.table(1, 1))]))
    assert [note.code for note in step.notes[-2:]] == ["decision-kept", "record-contradicts"]
    assert not step.is_certain
    (table,) = carry_out(paired, plan(event, [RequestedTarget(game, event.table(1, 1))]))
    assert table.case
    assert table.result == event.table(1, 1).result


def test_a_table_that_its_case_decided_takes_no_game(paired: EventStore) -> None:
    opened = open_bytes(dump(ruled(bare(".XO.", "XXOO", ".XO.", "XXOO"))))[0]
    table, _ = put_case(paired, paired.event().table(1, 1), opened, "x.goref")
    decide_by_case(paired, table)
    event = paired.event()
    (game,) = games(event, sgf("Doe Jane", "Roe Rick", RO="1"))
    assert game.table is None
    assert "table-decided" in [note.code for note in game.notes]
    step = only(plan(event, [RequestedTarget(game, event.table(1, 1))]))
    assert [note.code for note in step.problems] == ["table-closed"]


def test_nothing_is_done_if_something_changed_meanwhile(paired: EventStore) -> None:
    event = paired.event()
    found = games(event, sgf("Doe Jane", "Roe Rick", RO="1"), sgf("Ann", "Bob"))
    made = plan(
        event,
        [RequestedTarget(found[0], event.table(1, 1)), RequestedTarget(found[1], None, 1)],
    )
    decide_by_referee(paired, event.table(1, 1), "B+R")
    with pytest.raises(ChangedError):
        carry_out(paired, made)
    assert len(paired.event().tables) == 2
    assert len(paired.event().players) == 4


def test_a_player_entered_meanwhile_is_not_entered_twice(store: EventStore) -> None:
    made = new_tables(store, sgf("Ann", "Bob"))
    take_in(store, "players", b"Name\nAnn\n")
    with pytest.raises(EventError):
        carry_out(store, made)
    assert [p.name for p in store.event().players] == ["Ann"]


# Proposals


def test_what_is_proposed_in_an_event_with_tables(paired: EventStore) -> None:
    event = paired.event()
    found = games(
        event,
        sgf("Doe Jane", "Roe Rick", RO="1"),
        sgf("Müller", "柯洁", RO="1"),
        sgf("Ann", "Bob"),
        "no game",
    )
    wishes = proposed(event, found, 1)
    places = [w and w.table and (w.table.place, w.wanted) for w in wishes]
    assert places == [("1/1", True), ("1/2", False), None, None]
    assert found[3].problem is not None


def test_games_already_planned_keep_their_players_busy(store: EventStore) -> None:
    event = store.event()
    one, two = games(event, sgf("Ann", "Bob"), sgf("Ann", "Cid"))
    (wish,) = proposed(event, [two], 1, beside=[RequestedTarget(one, None, 1)])
    assert wish is not None
    assert wish.round == 2


# Files


def test_folders_are_searched_and_named_files_taken_as_they_are(tmp_path: Path) -> None:
    inner = tmp_path / "a" / "b"
    inner.mkdir(parents=True)
    for name in ("a/1.sgf", "a/b/2.goref", "a/b/notes.txt", "rows.txt"):
        (tmp_path / name).write_text("x")
    found = files_of([tmp_path / "a", tmp_path / "rows.txt", tmp_path / "gone.sgf"])
    names = [Path(file).relative_to(tmp_path).as_posix() for file in found]
    assert names == ["a/1.sgf", "a/b/2.goref", "rows.txt", "gone.sgf"]


def test_bad_files_are_listed_and_the_others_read(store: EventStore, tmp_path: Path) -> None:
    (tmp_path / "a.sgf").write_text("nothing")
    (tmp_path / "b.sgf").write_text(sgf("Ann", "Bob") + sgf("Cid", "Dan"))
    paths = [tmp_path / "a.sgf", tmp_path / "b.sgf", tmp_path / "c.sgf"]
    found = look_through(store.event(), paths, "", "", lambda: False, lambda *_: None)
    assert [g.title for g in found] == ["a.sgf", "b.sgf", "b.sgf #2", "c.sgf"]
    assert [g.problem is None for g in found] == [False, True, True, False]


def test_reading_stops_where_it_is_told_to(store: EventStore, tmp_path: Path) -> None:
    for name in "abc":
        (tmp_path / f"{name}.sgf").write_text(sgf("Ann", "Bob"))
    asked = iter((False, True))
    found = look_through(
        store.event(), [tmp_path], "", "", lambda: next(asked), lambda *_: None
    )
    assert [g.title for g in found] == ["a.sgf"]


def test_pasted_games_are_all_found(store: EventStore) -> None:
    text = sgf("Ann", "Bob") + "\n" + sgf("Cid", "Dan")
    found = look_through(store.event(), [], text, "pasted", lambda: False, lambda *_: None)
    assert [(g.title, g.black) for g in found] == [("pasted", "Ann"), ("pasted #2", "Cid")]


@pytest.mark.parametrize("declared", ["GB2312", "Big5", "EUC-JP", "koi8-r"])
def test_what_a_pasted_game_declares_is_nothing_to_its_text(
    store: EventStore, declared: str
) -> None:
    text = sgf("Žé", "Bob’").replace("(;", f"(;CA[{declared}]", 1)
    (game,) = look_through(store.event(), [], text, "pasted", lambda: False, lambda *_: None)
    assert (game.black, game.white) == ("Žé", "Bob’")
    assert game.opened is not None
    assert not [f.code for f in game.opened.findings if f.code.startswith("encoding")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    for _, text in SENTENCES.values():
        assert text.in_(language)
    en = [set(_places(text.in_(EN))) for _, text in SENTENCES.values()]
    assert en == [set(_places(text.in_(language))) for _, text in SENTENCES.values()]


def _places(text: str) -> list[str]:
    from string import Formatter

    return [name for _, name, _, _ in Formatter().parse(text) if name]
