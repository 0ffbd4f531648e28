"""Events as values: who plays whom, standings by hand-made tables, and what a file changes."""

from __future__ import annotations

import ast
import json
import string
from dataclasses import replace
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

import goref
from goref.core.base.faults import Fault, fault
from goref.core.base.findings import Level, found
from goref.core.base.geometry import grid
from goref.core.event.event import (
    USUAL_SIZE,
    Bye,
    Event,
    EventError,
    EventInfo,
    Player,
    Table,
    TableState,
)
from goref.core.event.forced_decision import FORCED, forced_values, read_forced
from goref.core.event.merge import STARTS, ImportedEvent, Pairing, merge, turned
from goref.core.event.notes import listed, note
from goref.core.event.placement import MCMAHON, Placement
from goref.core.event.ranks import read_rank
from goref.core.event.result import Result, ResultBasis, Verdict, scored
from goref.core.event.standings import standings
from goref.core.findings.table import FINDING_KINDS
from goref.core.game.act_kinds import StatementKind
from goref.core.game.record import Statement
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from goref.core.scoring.status import CaseState, CaseStatus
from goref.core.texts.event.audit import act_text, change_text
from goref.core.texts.event.events import SENTENCES, level, result_words, say
from goref.core.texts.event.glance import BY_DEFAULT
from goref.core.texts.status import STATES
from tests.core.build import walls
from tests.languages import EN, JA, KO, LANGUAGES, ZH
from tests.project import tree_of
from tests.refusals import refuses
from tests.wordings import in_words

HALF = Fraction(1, 2)
BLACK = Result(Verdict.BLACK, "B+R", ResultBasis.WORD)
WHITE = Result(Verdict.WHITE, "W+2.5", ResultBasis.WORD, Fraction(-5, 2))
DRAW = Result(Verdict.DRAW, "0", ResultBasis.WORD)


def players(*names: str) -> tuple[Player, ...]:
    return tuple(Player(name, id=n, version=1) for n, name in enumerate(names, 1))


def table(
    place: str, black: int, white: int, result: Result | None = None, **more: int
) -> Table:
    round, number = map(int, place.split("/"))
    state = TableState.TO_PLAY if result is None else TableState.DECIDED
    id_ = more.pop("id", round * 100 + number)
    return Table(round, number, black, white, state=state, result=result, id=id_, **more)


# Values


@pytest.mark.parametrize(
    ("surname", "given", "name", "key"),
    [
        ("Doe", "Jane", "Doe Jane", "DOEJANE"),
        ("柯", "洁", "柯洁", "柯洁"),
        ("van der Berg", "Jo Ann", "van der Berg Jo Ann", "VANDERBERGJOANN"),
        ("Müller", "", "Müller", "MÜLLER"),
        ("Groß", "Uwe", "Groß Uwe", "GROSSUWE"),
        ("柯", "Jie", "柯 Jie", "柯JIE"),
    ],
)
def test_names_in_one_piece_and_as_keys(surname: str, given: str, name: str, key: str) -> None:
    player = Player(surname, given)
    assert (player.name, player.key) == (name, key)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"round": 0}, fault("rounds-range")),
        ({"round": 100}, fault("rounds-range", most=99)),
        ({"number": 0}, fault("tables-range")),
        ({"handicap": -1}, fault("handicaps-range")),
        ({"handicap": 51}, fault("handicaps-range")),
        ({"white": 1}, fault("against-himself")),
        ({"state": TableState.DECIDED}, fault("decided-with-result")),
        ({"result": BLACK}, fault("decided-with-result")),
        ({"state": TableState.IN_DISPUTE, "result": BLACK}, fault("decided-with-result")),
    ],
)
def test_a_table_that_cannot_be(change: dict[str, object], wrong: Fault) -> None:
    with refuses(EventError, wrong):
        replace(Table(1, 2, 1, 2), **change)  # type: ignore[arg-type]


def test_the_komi_of_a_table() -> None:
    event = Event(EventInfo("x", komi=Fraction(13, 2), handicap_komi=HALF))
    even = Table(1, 1, 1, 2)
    assert event.komi(even) == Fraction(13, 2)
    assert event.komi(replace(even, handicap=1)) == HALF
    assert event.komi(replace(even, handicap=3, komi=Fraction(0))) == 0
    assert Event(EventInfo("x")).komi(even) is None


def test_the_games_of_a_player_by_rounds() -> None:
    tables = (Table(2, 1, 1, 3), Table(1, 2, 2, 3), Table(1, 1, 4, 1))
    event = Event(EventInfo("Cup"), tables=tables)
    assert event.games_of == {
        4: (tables[2],),
        1: (tables[2], tables[0]),
        2: (tables[1],),
        3: (tables[1], tables[0]),
    }


def test_a_table_by_its_place() -> None:
    event = Event(EventInfo("x"), players("A", "B"), (table("2/3", 1, 2),))
    assert event.table(2, 3).place == "2/3"
    assert event.rounds == 2
    with refuses(EventError, "no-table", table="1/3"):
        event.table(1, 3)


@pytest.mark.parametrize(
    ("text", "rank"),
    [
        ("3d", "3D"), ("3 dan", "3D"), ("12 kyu", "12K"), ("９段", "9D"), ("初段", "1D"),
        ("业余5段", "5D"), ("职业九段", "9P"), ("9p", "9P"), ("プロ三段", "3P"), ("2級", "2K"),
        ("十级", "10K"), ("", ""), ("30k", "30K"), ("31k", None), ("10d", None), ("3", None),
        ("dan", None), ("0k", None), ("strong", None), ("職業3級", None),
    ],
)  # fmt: skip
def test_ranks(text: str, rank: str | None) -> None:
    assert read_rank(text) == rank
    if rank:
        assert read_rank(rank) == rank


# Results


def test_a_result_is_the_scores_own() -> None:
    case = walls(184, 177)
    found = score(case, ruleset("chinese-2002"))
    result = scored(found)
    assert result == Result(
        Verdict.WHITE, found.re, ResultBasis.CASE, found.margin, "chinese-2002"
    )
    assert result.margin == Fraction(-1, 2)
    even = scored(score(walls(181, 180, prisoners=(0, 0), komi="0"), ruleset("japanese")))
    assert even is not None
    assert (even.verdict, even.re, even.margin) == (Verdict.DRAW, "0", 0)


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        (StatementKind.BOTH_LOSE, Verdict.BOTH_LOSE),
        (StatementKind.NO_RESULT, Verdict.NO_RESULT),
    ],
)
def test_what_nobody_won_is_lost_by_both_only_where_that_was_said(
    said: StatementKind, verdict: Verdict
) -> None:
    case = walls(181, 180)
    record = replace(case.record, entries=(Statement(said, None),))
    result = scored(score(replace(case, record=record), ruleset("japanese")))
    assert result is not None
    assert (result.verdict, result.re, result.margin) == (verdict, "Void", None)


def test_a_score_that_decides_nothing_gives_no_result() -> None:
    assert scored(score(walls(181, 180), ruleset("japanese"))) is None


def test_a_margin_needs_a_winner() -> None:
    with refuses(ValueError, says="no margin"):
        Result(Verdict.BOTH_LOSE, "Void", ResultBasis.WORD, Fraction(1))


def test_points() -> None:
    given = {}
    for verdict in Verdict:
        result = Result(verdict, "", ResultBasis.WORD)
        given[verdict] = (result.points(black=True), result.points(black=False))
    assert given == {
        Verdict.BLACK: (1, 0),
        Verdict.WHITE: (0, 1),
        Verdict.DRAW: (HALF, HALF),
        Verdict.BOTH_LOSE: (0, 0),
        Verdict.BOTH_WIN: (1, 1),
        Verdict.NO_RESULT: (0, 0),
    }


# Standings


def hand_made() -> Event:
    """Four players, three rounds, every pair once:

    round 1: A beats B, C beats D; round 2: A beats C, B draws with D;
    round 3: D beats A, B beats C.
    """
    people = players("A", "B", "C", "D")
    a, b, c, d = 1, 2, 3, 4
    return Event(
        EventInfo("x"),
        people,
        (
            table("1/1", a, b, BLACK),
            table("1/2", d, c, WHITE),
            table("2/1", a, c, BLACK),
            table("2/2", b, d, DRAW),
            table("3/1", d, a, BLACK),
            table("3/2", b, c, BLACK),
        ),
    )


def test_standings_by_hand() -> None:
    found = {
        row.player.name: (row.row, row.place, *row.scores)
        for row in standings(hand_made()).rows
    }
    # Points: A 2, B 1½, C 1, D 1½. SOS is 6 less one's own, all having met all.
    # SOSOS: the three others' SOS. SODOS: A beat B and C: 2½; B beat C, drew D: 1¾;
    # C beat D: 1½; D beat A, drew B: 2¾.
    assert found == {
        "A": (1, 1, 2, 4, Fraction(14), Fraction(5, 2)),
        "D": (2, 2, Fraction(3, 2), Fraction(9, 2), Fraction(27, 2), Fraction(11, 4)),
        "B": (3, 3, Fraction(3, 2), Fraction(9, 2), Fraction(27, 2), Fraction(7, 4)),
        "C": (4, 4, 1, 5, 13, Fraction(3, 2)),
    }


def test_standings_after_a_round_share_places() -> None:
    rows = standings(hand_made(), 1).rows
    assert [(r.player.name, r.place, *r.scores[:2]) for r in rows] == [
        ("A", 1, 1, 0),
        ("C", 1, 1, 0),
        ("B", 3, 0, 1),
        ("D", 3, 0, 1),
    ]
    cell = rows[0].cells[0]
    assert (cell.row, cell.black, len(rows[0].cells)) == (3, True, 1)


def test_equal_players_stand_by_name_and_those_who_do_not_play_last() -> None:
    people = (
        Player("Z", rank="1K", id=1),
        Player("Y", "B", rating=2000, id=2),
        Player("Y", "A", id=3),
        Player("A", rank="9D", id=4),
    )
    byes = tuple(Bye(1, id_) for id_ in (1, 2, 3))
    rows = standings(Event(EventInfo("x"), people, byes=byes)).rows
    assert [row.player.name for row in rows] == ["Y A", "Y B", "Z", "A"]
    assert [row.place for row in rows] == [1, 1, 1, None]
    assert [row.playing for row in rows] == [True, True, True, False]


@pytest.mark.parametrize(("bye", "points"), [(Fraction(1), 1), (HALF, HALF), (Fraction(0), 0)])
def test_a_bye_gives_what_the_event_says(bye: Fraction, points: Fraction) -> None:
    event = Event(EventInfo("x", bye=bye), players("A"), (), (Bye(1, 1), Bye(2, 1)))
    row = standings(event, 1).rows[0]
    assert (row.wins, *row.scores[:2], row.cells[0].bye) == (points, points, 0, True)


def test_open_tables_and_games_nobody_won_give_nothing() -> None:
    void = Result(Verdict.NO_RESULT, "Void", ResultBasis.WORD)
    both = Result(Verdict.BOTH_LOSE, "Void", ResultBasis.WORD)
    win = Result(Verdict.BOTH_WIN, "Void", ResultBasis.WORD)
    for result, points in ((None, 0), (void, 0), (both, 0), (win, 1)):
        event = Event(EventInfo("x"), players("A", "B"), (table("1/1", 1, 2, result),))
        found = standings(event)
        assert found.criteria[0::3] == ("NBW", "SODOSW")
        assert [r.scores[0::3] for r in found.rows] == [(points, points)] * 2


def test_no_players_no_standings() -> None:
    assert standings(Event(EventInfo("x"))).rows == ()


# What a file changes


def stored(*tables: Table) -> Event:
    return Event(EventInfo("x"), players("A", "B", "C", "D"), tables)


def codes(found: object) -> list[str]:
    return [n.code for n in found.notes]  # type: ignore[attr-defined]


def test_new_players_and_tables() -> None:
    told = ImportedEvent((Player("A"), Player("E")), (Pairing(1, 1, "A", "E"),), ((1, "B"),))
    todo = merge(stored(), told)
    assert todo.new == (Player("E"),)
    assert (todo.changed, todo.notes) == ((), ())
    assert todo.paired == told.pairings
    assert todo.byes == ((1, "B"),)


def test_a_file_read_again_changes_nothing() -> None:
    event = stored(table("1/1", 1, 2, BLACK), table("1/2", 3, 4))
    told = ImportedEvent(
        event.players, (Pairing(1, 1, "A", "B", result=BLACK), Pairing(1, 2, "C", "D"))
    )
    todo = merge(event, told)
    assert replace(todo, notes=()) == replace(merge(event, ImportedEvent()), notes=())
    assert todo.notes == ()


def test_players_are_told_anew_and_it_is_said() -> None:
    event = Event(EventInfo("x"), (Player("A", rank="3K", id=1, club="Old"),))
    todo = merge(event, ImportedEvent((Player("A", rank="2K", country="FR"),)))
    assert todo.changed == (Player("A", rank="2K", country="FR", club="Old", id=1),)
    assert codes(todo) == ["player-changed"]  # the country was not known before


def test_what_was_decided_here_stays() -> None:
    event = stored(table("1/1", 1, 2, BLACK))
    theirs = Result(Verdict.WHITE, "W+", ResultBasis.IMPORTED)
    todo = merge(event, ImportedEvent(pairings=(Pairing(1, 1, "A", "B", result=theirs),)))
    assert (todo.repaired, codes(todo)) == ((), ["result-differs"])
    assert level(todo.notes[0]) is Level.CONFLICT


def test_what_was_imported_follows_the_file() -> None:
    before = Result(Verdict.WHITE, "W+", ResultBasis.IMPORTED)
    after = Result(Verdict.BLACK, "B+", ResultBasis.IMPORTED)
    event = stored(table("1/1", 1, 2, before))
    todo = merge(event, ImportedEvent(pairings=(Pairing(1, 1, "A", "B", result=after),)))
    assert [t.result for t in todo.repaired] == [after]
    assert codes(todo) == ["result-changed"]


def test_a_result_for_a_table_in_dispute_is_not_taken() -> None:
    event = stored(replace(table("1/1", 1, 2), state=TableState.IN_DISPUTE))
    theirs = Result(Verdict.WHITE, "W+", ResultBasis.IMPORTED)
    for result, told in ((theirs, ["result-in-dispute"]), (None, [])):
        todo = merge(event, ImportedEvent(pairings=(Pairing(1, 1, "A", "B", result=result),)))
        assert (todo.repaired, codes(todo)) == ((), told)


def test_colours_turned_in_the_file() -> None:
    open_ = stored(table("1/1", 1, 2))
    todo = merge(open_, ImportedEvent(pairings=(Pairing(1, 1, "B", "A"),)))
    assert [(t.black, t.white) for t in todo.repaired] == [(2, 1)]
    assert codes(todo) == ["table-changed", "table-changed"]
    # Decided by word as won by A with Black; the file has A with White, and won by White.
    done = stored(table("1/1", 1, 2, BLACK))
    theirs = Result(Verdict.WHITE, "W+", ResultBasis.IMPORTED)
    todo = merge(done, ImportedEvent(pairings=(Pairing(1, 1, "B", "A", result=theirs),)))
    assert todo.repaired == ()
    assert codes(todo) == ["table-kept", "table-kept"]


def test_another_pairing_takes_the_place_of_one_that_was_not_begun() -> None:
    event = stored(table("1/1", 1, 2), table("1/2", 3, 4))
    told = ImportedEvent(pairings=(Pairing(1, 1, "A", "C"), Pairing(1, 2, "B", "D")))
    todo = merge(event, told)
    assert todo.removed == event.tables
    assert todo.paired == told.pairings
    assert codes(todo) == ["pairing-replaced", "pairing-replaced"]


def test_another_pairing_does_not_take_the_place_of_one_that_was() -> None:
    event = stored(replace(table("1/1", 1, 2), case="digest"), table("1/2", 3, 4))
    todo = merge(event, ImportedEvent(pairings=(Pairing(1, 3, "A", "C"),)))
    assert (todo.removed, todo.paired) == ((), ())
    assert codes(todo) == ["pairing-in-the-way", "table-not-in-file", "table-not-in-file"]


def test_tables_that_change_numbers_stay_themselves() -> None:
    event = stored(table("1/1", 1, 2, BLACK), table("1/2", 3, 4))
    told = ImportedEvent(pairings=(Pairing(1, 2, "A", "B"), Pairing(1, 1, "C", "D")))
    todo = merge(event, told)
    assert {t.id: t.number for t in todo.repaired} == {101: 2, 102: 1}
    assert (todo.removed, todo.paired, todo.notes) == ((), (), ())


def test_byes_that_the_file_has_otherwise() -> None:
    event = replace(stored(table("1/1", 1, 2)), byes=(Bye(1, 3), Bye(1, 4)))
    told = ImportedEvent(
        (), (Pairing(1, 2, "C", "D"),), ((1, "A"), (1, "C"), (2, "B"), (2, "B"))
    )
    todo = merge(event, told)
    assert todo.freed == event.byes
    assert todo.byes == ((2, "B"),)
    assert codes(todo) == [*["bye-dropped"] * 2, *["bye-not-taken"] * 2, "table-not-in-file"]


def test_what_a_file_tells_of_the_event() -> None:
    event = Event(EventInfo("Here", rounds=3, komi=None))
    told = EventInfo("There", "Paris", rounds=5, komi=Fraction(7))
    todo = merge(event, ImportedEvent(info=told))
    assert todo.info == EventInfo("Here", "Paris", rounds=3, komi=Fraction(7))
    assert [dict(n.args)["field"] for n in todo.notes] == ["name", "rounds"]


def test_a_file_tells_how_players_are_placed_once() -> None:
    told = EventInfo("x", bye=HALF, placement=MCMAHON)
    event = stored()
    first = merge(event, ImportedEvent(info=told))
    assert first.info is not None
    assert (first.info.placement, first.info.bye) == (MCMAHON, HALF)
    assert [note.code for note in first.notes] == ["placed-by"]
    kept = merge(replace(event, info=first.info), ImportedEvent(info=told))
    assert (kept.info, kept.notes) == (None, ())
    mine = replace(event, info=replace(event.info, placement=Placement(("NBW",))))
    other = merge(mine, ImportedEvent(info=told))
    assert other.info is None
    assert [note.code for note in other.notes] == ["placement-differs"]
    assert merge(event, ImportedEvent(info=EventInfo("x"))).info is None


def test_a_slip_of_other_colours_is_forgotten() -> None:
    event = stored(replace(table("1/1", 1, 2), second=BLACK))
    (now,) = merge(event, ImportedEvent(event.players, (Pairing(1, 1, "B", "A"),))).repaired
    assert (now.black, now.white, now.second) == (2, 1, None)
    (now,) = merge(event, ImportedEvent(event.players, (Pairing(1, 2, "A", "B"),))).repaired
    assert now.second == BLACK


def test_the_board_size_of_a_new_event_gives_way_to_a_file_while_there_are_no_tables() -> None:
    event = stored(table("1/1", 1, 2))
    event = replace(event, info=replace(event.info, size=USUAL_SIZE))
    incoming = ImportedEvent(info=EventInfo("x", size=13))
    kept = merge(event, incoming)
    assert kept.info is None
    assert [note.code for note in kept.notes] == ["info-differs"]
    fresh = merge(replace(event, tables=()), incoming)
    assert fresh.info is not None
    assert (fresh.info.size, [note.code for note in fresh.notes]) == (13, ["size-from-file"])
    stated = replace(event, tables=(), info=replace(event.info, size=9))
    assert merge(stated, incoming).info is None
    assert merge(replace(event, tables=()), ImportedEvent(info=EventInfo("x"))).info is None


def test_only_a_file_that_tells_starts_changes_them() -> None:
    event = stored()
    away = replace(event.players[0], mms_correction=2, absent=(3,))
    event = replace(event, players=(away, *event.players[1:]))
    plain = replace(away, mms_correction=0, absent=(), id=0)
    assert merge(event, ImportedEvent((plain,))).changed == ()
    back = merge(event, ImportedEvent((plain,), starts=STARTS))
    assert [(p.mms_correction, p.absent) for p in back.changed] == [(0, ())]
    assert back.notes == ()


def test_turned_results() -> None:
    assert turned(WHITE) == Result(Verdict.BLACK, "B+2.5", ResultBasis.WORD, Fraction(5, 2))
    assert turned(turned(BLACK)) == BLACK
    assert turned(DRAW) == DRAW
    both = Result(Verdict.BOTH_LOSE, "Void", ResultBasis.WORD)
    assert turned(both) == both


# Words


@cache
def made_in_sources() -> dict[str, set[frozenset[str]]]:
    """Codes of notes made in goref, with the names of their arguments."""
    made: dict[str, set[frozenset[str]]] = {}
    home = Path(goref.__file__).parent
    for path in home.rglob("*.py"):
        if "event" not in path.relative_to(home).as_posix():
            continue
        tree = tree_of(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "note":
                first = node.args[0]
                assert isinstance(first, ast.Constant | ast.Name), ast.unparse(node)
                values = [first.value] if isinstance(first, ast.Constant) else VARIABLE
                keys = frozenset(k.arg for k in node.keywords if k.arg) - {"line"}
                for keyword in node.keywords:
                    if keyword.arg is None:
                        keys |= spread(keyword.value, tree)
                for code in values:
                    made.setdefault(code, set()).add(keys)
    return made


def spread(value: ast.expr, tree: ast.Module) -> set[str]:
    """The keys of a table that arguments are taken from: written out where it gets its name."""
    name = getattr(value, "id", "")
    (table,) = (
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign)
        and name
        == getattr(node.targets[0] if isinstance(node, ast.Assign) else node.target, "id", "")
    )
    assert isinstance(table, ast.Dict), f"{name} is not written out"
    return {str(getattr(key, "value", "")) for key in table.keys} - {"line"}


VARIABLE = ("table-changed", "table-kept", "result-changed", "result-differs")
"""Codes that are chosen between."""


def holes(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def test_every_note_has_its_sentence_and_every_sentence_its_note() -> None:
    assert set(made_in_sources()) == set(SENTENCES)


@pytest.mark.parametrize("code", sorted(SENTENCES))
def test_sentences_ask_for_what_they_are_given(code: str) -> None:
    asked = holes(SENTENCES[code][1].en)
    if code not in VARIABLE:
        for keys in made_in_sources()[code]:
            assert asked == keys


def test_sentences_name_the_line() -> None:
    told = note("column-ignored", line=3, column="Shoe")
    assert say(told, EN) == "line 3: The column “Shoe” was not read."
    assert say(told, KO) == "3행: 열 “Shoe”을(를) 읽지 않았습니다."
    assert len({say(told, language) for language in LANGUAGES}) == len(LANGUAGES)
    assert listed(range(10), 3) == "0, 1, 2 … (10)"


def test_results_in_words() -> None:
    default = Result(Verdict.BLACK, "B+F", ResultBasis.WORD, by_default=True)
    assert result_words(WHITE, ZH) == "W+2.5"
    assert result_words(DRAW, JA) == "持碁"
    assert result_words(default, EN) == in_words(BY_DEFAULT, winner="Black")
    assert result_words(default, ZH) == "黑胜（弃权）"
    assert result_words(DRAW, KO) == "비김"
    assert result_words(default, KO) == "흑 승(부전패에 따름)"


def test_what_was_open_is_read_back_from_the_audit_in_every_language() -> None:
    board = grid(9, 5)
    open_ = (
        found("not-ruled", Level.CHECK),
        found("fact-asked", Level.CHECK, need="prisoners"),
        found("left-unclear", Level.CHECK, [board.point("J5"), board.point("A1")]),
        found("board-empty", Level.CHECK),
    )
    status = CaseStatus(open_[:1], open_[1:])
    values = json.loads(json.dumps(forced_values(board, status)))
    assert values["count"] == 4
    assert read_forced(values) == (CaseState.UNDECIDED, board, open_)
    told = {
        one: change_text({"re": None}, {"re": "B+1", FORCED: values}, {}, str, one)
        for one in LANGUAGES
    }
    assert told["en"] == (
        "result: – → B+1; decided by force, 4 open ("
        f"{in_words(STATES[CaseState.UNDECIDED])}): "
        f"{in_words(FINDING_KINDS['not-ruled'].text)} "
        f"{in_words(FINDING_KINDS['fact-asked'].text, need='prisoners')} "
        f"{in_words(FINDING_KINDS['left-unclear'].text, points='J5, A1')} …"
    )
    assert told["zh"].startswith(
        "结果：– → B+1; 强行确定结果，当时4项未决（尚未裁定）：死活尚未裁定"
    )
    assert told["ja"].startswith("結果：– → B+1; 未決4件のまま強制的に確定（未裁定）：死活は")
    assert told["ko"].startswith(
        "결과: – → B+1; 미결 4건인 채 강제 확정(판정 전): 사활을 아무도 판정하지 않았습니다."
    )


def test_what_a_later_goref_found_open_is_told_as_it_stands() -> None:
    later = {"status": "half-settled", "board": [9, 9], "open": [{"code": "new"}], "count": 1}
    for language in LANGUAGES:
        assert "half-settled" in change_text({}, {FORCED: later}, {}, str, language)


def test_a_signed_sheet_is_told_by_what_the_players_read() -> None:
    was, now = (
        {"signed": ""},
        {"signed": replace(table("1/1", 1, 2, BLACK), case="9f3c").to_sign},
    )
    assert change_text(was, now, {}, str, EN) == "signed: – → B+R"


def test_an_act_that_is_about_nothing_else_stands_alone() -> None:
    assert act_text("table-changed", "table 2/1", EN).endswith(": 2/1")
    assert ":" not in act_text("table-changed", "table", EN)
