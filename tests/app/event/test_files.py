"""An event from an empty file to results: files in, tables decided, files out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.act_log.act_log import begun_file
from goref.app.act_log.audit import audit
from goref.app.edits.ruling import ChooseRules
from goref.app.event import files as event_files
from goref.app.event import tables as acts
from goref.app.event.closing import sign
from goref.app.event.deciding import UnsettledError
from goref.app.event.formats import EXPORTS, ExportOptions
from goref.app.event.glance import glance_at, is_contradicted
from goref.app.event.table_status import TableStatus, status_of
from goref.app.opening import Opened, open_bytes, open_path
from goref.app.questions.fact_sources import facts_told
from goref.app.session.session import Session
from goref.core.base.faults import Fault, fault
from goref.core.base.numbers import decimal
from goref.core.event.event import EventError, EventInfo, Table, TableState
from goref.core.event.forced_decision import FORCED
from goref.core.event.result import ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.findings.table import FINDING_KINDS
from goref.core.rulesets.table import ruleset
from goref.core.scoring.scorer import score
from goref.core.texts.event.events import say
from goref.core.texts.results import verdict
from goref.io.case.case_file import dump, load
from goref.io.event.faults import ChangedError, EventFileError
from goref.io.event.formats.xml import XmlError
from goref.io.event.lists.problems import ListError
from goref.io.event.store import EventStore
from tests.app.event.program_file import opengotha
from tests.core.build import AS_IT_STANDS
from tests.languages import EN
from tests.refusals import refuses
from tests.wordings import like

GAMES = Path(__file__).parents[3] / "resources" / "games"
INFO = EventInfo("Cup", rules="chinese-2002", komi=Fraction(15, 2), size=5)
PAIRINGS = b"Round,Table,Black,White,Handicap\n1,1,Doe,Roe,\n1,2,Lee,Poe,3\n"

# Black and White own half of the 5x5 board each, but for a column that is Black's: 15 to 10.
COUNTED = b"(;SZ[5]GM[1]PB[Doe]PW[Roe]KM[0]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de])"
RESIGNED = b"(;SZ[5]PB[Doe]PW[Roe]RE[B+R];B[cc];W[bb])"
XML = """<Tournament dataVersion="201"><Players>
<Player name="Doe" firstName="J" rank="1D"/><Player name="Roe" firstName="R" rank="2K"/>
</Players><Games>
<Game roundNumber="1" tableNumber="1" blackPlayer="DOEJ" whitePlayer="ROER" result="{}"/>
</Games><TournamentParameterSet><GeneralParameterSet name="Cup" location="Paris" komi="6.5"/>
</TournamentParameterSet></Tournament>"""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[EventStore]:
    with event_files.new_event(tmp_path / "cup.gorefevent", INFO, "tester") as store:
        yield store


@pytest.fixture
def table(store: EventStore) -> Table:
    """Table 1/1 of two paired tables."""
    event_files.take_in(store, "pairings", PAIRINGS)
    return store.event().table(1, 1)


def as_it_stands(data: bytes) -> Opened:
    """A game of which the referee has said that the board is as it stands."""
    (opened,) = open_bytes(data)
    return replace(opened, case=replace(opened.case, ruling=AS_IT_STANDS))


def codes(notes: object) -> list[str]:
    return [note.code for note in notes]  # type: ignore[attr-defined]


# Making and changing


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"name": " "}, fault("event-no-name")),
        ({"rules": "house"}, fault("no-rule-set", id="house")),
        ({"rules": "cangjie"}, fault("event-rules-known-only", rules="cangjie")),
        ({"begins": "2026-11-22", "ends": "2026-11-21"}, fault("event-ends-before")),
    ],
)
def test_an_event_that_cannot_be(tmp_path: Path, change: dict[str, str], wrong: Fault) -> None:
    path = tmp_path / "e"
    with refuses(EventError, wrong):
        event_files.new_event(path, replace(INFO, **change))  # type: ignore[arg-type]
    assert not path.exists()


def test_the_event_as_a_whole_is_changed(store: EventStore) -> None:
    info = event_files.change_info(store, replace(store.event().info, place="Paris"), "moved")
    assert (store.event().info, info.version) == (info, 2)
    with refuses(EventError, "no-rule-set"):
        event_files.change_info(store, replace(info, rules="house"))


def test_who_is_at_work_is_written_down(tmp_path: Path) -> None:
    with event_files.new_event(tmp_path / "e", INFO) as store:
        assert store.audit()[0].who == event_files.here()
        assert "@" in event_files.here()


# Files in


def test_players_then_pairings(store: EventStore) -> None:
    done = event_files.take_in(
        store, "players", b"Name,Rank\nDoe,1d\nRoe,2k\nLee,3k\nPoe,4k\n", reason="list"
    )
    assert (done.players, done.tables, done.changed, done.results) == (4, 0, 0, 0)
    done = event_files.take_in(store, "pairings", PAIRINGS, reason="round 1")
    assert (done.players, done.tables) == (0, 2)
    event = store.event()
    assert [(t.place, t.handicap, t.state) for t in event.tables] == [
        ("1/1", 0, TableState.TO_PLAY),
        ("1/2", 3, TableState.TO_PLAY),
    ]
    assert {e.reason for e in store.audit()[1:]} == {"list", "round 1"}
    assert event_files.take_in(store, "pairings", PAIRINGS).tables == 0


@pytest.mark.parametrize(
    ("kind", "data", "error"),
    [
        ("players", b"Name\nDoe\nDoe\n", ListError),
        ("pairings", b"Round,Black,White\n1,A,A\n", ListError),
        ("opengotha", b"<Tournament>", XmlError),
    ],
)
def test_a_file_that_is_refused_changes_nothing(
    store: EventStore, kind: str, data: bytes, error: type[Exception]
) -> None:
    stamp = store.stamp()
    with pytest.raises(error):
        event_files.take_in(store, kind, data)
    assert store.stamp() == stamp


def test_opengothas_file_in_and_out(store: EventStore, tmp_path: Path) -> None:
    source = tmp_path / "cup.xml"
    source.write_bytes(XML.format("RESULT_UNKNOWN").encode())
    done = event_files.take_in(store, "opengotha", source.read_bytes())
    assert (done.players, done.tables, done.results) == (2, 1, 0)
    event = store.event()
    assert (event.info.place, event.info.komi) == ("Paris", Fraction(15, 2))
    assert codes(done.notes) == ["info-differs"]
    acts.decide_by_referee(store, event.tables[0], "W+R")
    options = ExportOptions(source=str(source))
    data, notes = EXPORTS["opengotha"].write(store.event(), options)
    assert (data, notes) == (XML.format("RESULT_WHITEWINS").encode(), ())
    assert source.read_bytes() == XML.format("RESULT_UNKNOWN").encode()
    again = event_files.take_in(store, "opengotha", data)
    assert (again.changed, again.results) == (0, 0)


def test_results_of_opengotha_are_taken_and_followed(store: EventStore) -> None:
    done = event_files.take_in(store, "opengotha", XML.format("RESULT_BLACKWINS").encode())
    assert done.results == 1
    result = store.event().tables[0].result
    assert result is not None
    assert (result.verdict, result.basis) == (Verdict.BLACK, ResultBasis.IMPORTED)
    done = event_files.take_in(store, "opengotha", XML.format("RESULT_BOTHLOSE").encode())
    assert (done.changed, done.results) == (1, 1)
    assert "result-changed" in codes(done.notes)


def test_two_windows_importing_the_same_file(store: EventStore) -> None:
    """What was read before another's import cannot be put in twice."""
    before = store.event()
    from goref.core.event.merge import merge
    from goref.io.event.lists.pairings import read_pairings

    todo = merge(before, read_pairings(PAIRINGS))
    event_files.take_in(store, "pairings", PAIRINGS)
    after = store.event()
    with refuses(EventError, "table-twice"):
        event_files._apply(store, before, todo, "pairings", "")
    assert store.event() == after


def test_a_file_of_opengotha_that_cannot_be_read_is_named(
    store: EventStore, tmp_path: Path
) -> None:
    source = tmp_path / "cup.xml"
    source.write_text("<Turnier/>")
    with refuses(XmlError, "in-file", "on-line", file="cup.xml", line=1):
        EXPORTS["opengotha"].write(store.event(), ExportOptions(source=str(source)))


# At a table


def test_the_result_of_a_case_is_the_scores_own(store: EventStore, table: Table) -> None:
    opened = as_it_stands(COUNTED)
    table, notes = acts.put_case(store, table, opened, "game.sgf")
    assert (table.state, table.source) == (TableState.TO_PLAY, "game.sgf")
    assert codes(notes) == ["record-komi"]
    case = acts.open_case(store, table).case
    assert (case.rules, case.answers.komi) == ("chinese-2002", Fraction(15, 2))
    expected = score(case, ruleset("chinese-2002"))
    table = acts.decide_by_case(store, table)
    result = store.event().table(1, 1).result
    assert result == table.result
    assert result is not None
    assert (result.re, result.margin, result.rules) == (
        expected.re,
        expected.margin,
        "chinese-2002",
    )
    assert result.re == "W+2.5"
    assert result.basis is ResultBasis.CASE
    assert acts.recount(store) == ()


def test_a_case_comes_under_the_tables_own_komi_and_handicap(
    store: EventStore, table: Table
) -> None:
    other = store.event().table(1, 2)
    (opened,) = open_bytes(COUNTED)
    case, notes = acts.case_for(store.event(), other, opened)
    assert (case.answers.komi, case.answers.handicap) == (0, 3)
    assert notes == ()
    for komi, source in ((None, "rule-set"), (Fraction(1, 2), "event")):
        case, _ = acts.case_for(store.event(), replace(other, komi=komi), opened)
        (saved,) = open_bytes(dump(case))
        counted = score(saved.case, ruleset(case.rules))
        told = {fact.key: fact.source.value for fact in facts_told(saved.case, counted)}
        assert [told[key] for key in ("rules", "komi", "handicap")] == [
            "event",
            source,
            "event",
        ]
    (opened,) = open_bytes(COUNTED.replace(b"KM[0]", b"KM[0]RU[Chinese]"))
    assert acts.case_for(store.event(), other, opened)[1] == (), "as the event says"
    (opened,) = open_bytes(COUNTED.replace(b"KM[0]", b"KM[6.5]HA[2]RU[Japanese]"))
    case, notes = acts.case_for(store.event(), other, opened)
    assert (case.answers.komi, case.answers.handicap) == (0, 3)
    assert codes(notes) == ["record-rules", "record-komi", "record-handicap"]


def test_a_table_keeps_the_size_of_its_own_board(store: EventStore, table: Table) -> None:
    event = store.event()
    assert (table.size, event.lines(table)) == (0, event.info.lines)
    table = acts.change_table(store, table, size=13)
    assert store.event().lines(store.event().table(1, 1)) == 13
    assert acts.case_without_record(store.event(), table).record.grid.width == 13
    (opened,) = open_bytes(b"(;SZ[9];B[ee])")
    table, _ = acts.put_case(store, table, opened, "game.sgf")
    assert store.event().table(1, 1).size == 9
    usual = event.info.lines
    (opened,) = open_bytes(b"(;SZ[%d];B[aa])" % usual)
    table, _ = acts.put_case(store, table, opened, "game.sgf")
    assert store.event().table(1, 1).size == 0, "the event's own"
    with refuses(EventError, "board-size", least=2, most=25):
        acts.change_table(store, table, "another board", size=1)


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        ("B[cc];W[bb]", ["record-no-handicap"]),
        ("B[cc];B[dd];B[bb];W[aa]", []),
        ("AB[cc][dd][aa];W[bb]", []),
        ("HA[3];W[bb]", []),
        ("C[an empty board]", []),
    ],
)
def test_a_record_without_the_handicap_stones_is_told(
    store: EventStore, table: Table, moves: str, expected: list[str]
) -> None:
    (opened,) = open_bytes(f"(;SZ[5];{moves})".replace(";;", ";").encode())
    if moves.startswith(("AB", "HA")):
        (opened,) = open_bytes(f"(;SZ[5]{moves})".encode())
    case, notes = acts.case_for(store.event(), store.event().table(1, 2), opened)
    assert codes(notes) == expected
    assert case.answers.handicap == 3
    _, notes = acts.case_for(store.event(), table, opened)
    assert "record-no-handicap" not in codes(notes), "that table has none"


@pytest.mark.parametrize("says", ["", "HA[0]", "HA[1]"])
def test_a_handicap_of_one_is_no_stone_but_has_its_komi(
    store: EventStore, table: Table, says: str
) -> None:
    """Black begins, and gives less komi or none."""
    table = acts.change_table(store, table, handicap=1)
    event = store.event()
    event = replace(event, info=replace(event.info, handicap_komi=Fraction(1, 2)))
    (opened,) = open_bytes(f"(;SZ[5]{says};B[cc];W[bb])".encode())
    case, notes = acts.case_for(event, table, opened)
    assert (case.answers.handicap, case.answers.komi) == (0, Fraction(1, 2))
    assert notes == ()


def test_a_case_file_stays_as_it_was_ruled(store: EventStore, table: Table) -> None:
    (opened,) = open_path(GAMES / "gold-petal-bowls.sgf")
    text = begun_file(replace(opened.case, rules="tang-song"), opened.game, "bowls.sgf")
    (opened,) = open_bytes(text)
    case, notes = acts.case_for(store.event(), table, opened)
    assert (case, codes(notes)) == (opened.case, ["case-rules"])
    table = acts.keep_case(store, table, text, "bowls.goref")
    assert store.case(table.case) == text
    table = acts.decide_by_case(store, table)
    assert table.result is not None
    assert (table.result.re, table.result.rules) == ("B+1", "tang-song")


def test_a_case_file_keeps_its_protocol(
    store: EventStore, table: Table, tmp_path: Path
) -> None:
    (opened,) = open_bytes(COUNTED)
    session = Session(opened)
    session.do(ChooseRules("chinese-2002"), reason="as announced")
    path = tmp_path / "ruled.goref"
    session.save(path)
    table, _ = acts.put_file(store, table, path)
    assert (store.case(table.case), table.source) == (path.read_bytes(), "ruled.goref")
    kept = acts.open_case(store, table).kept
    assert kept is not None
    assert kept.protocol is not None
    assert len(kept.protocol.entries) >= 1
    assert audit(kept, acts.open_case(store, table).case).fits
    with refuses(EventError, "game-of-file", count=1, game=2):
        acts.put_file(store, table, path, 2)
    path.write_bytes(b"x")
    with refuses(EventError, "in-file", file="ruled.goref"):
        acts.put_file(store, table, path)


def test_a_bye_of_somebody_who_is_paired_after_all(store: EventStore) -> None:
    bye = '<ByePlayers><ByePlayer player="DOEJ" roundNumber="2"/></ByePlayers>'
    xml = XML.format("RESULT_UNKNOWN").replace(
        "<TournamentParameterSet>", bye + "<TournamentParameterSet>"
    )
    event_files.take_in(store, "opengotha", xml.encode())
    assert [(b.round, b.player) for b in store.event().byes] == [(2, 1)]
    game = (
        '<Game roundNumber="2" tableNumber="1" blackPlayer="DOEJ" whitePlayer="ROER"/></Games>'
    )
    done = event_files.take_in(
        store, "opengotha", xml.replace(bye, "").replace("</Games>", game).encode()
    )
    assert store.event().byes == ()
    assert "bye-dropped" in codes(done.notes)


def test_what_a_record_says_against_a_count(store: EventStore, table: Table) -> None:
    opened = as_it_stands(RESIGNED)
    table, _ = acts.put_case(store, table, opened, "r.sgf")
    with refuses(EventError, "record-says", result="B+R"):
        acts.decide_by_case(store, table)
    with refuses(UnsettledError, says=like(FINDING_KINDS["open-border"].text)):
        acts.decide_by_case(store, table, counted=True)
    counted = acts.decide_by_case(store, table, counted=True, forced=True)
    assert counted.result is not None
    assert counted.result.margin is not None


def test_a_case_that_decides_nothing_yet(store: EventStore, table: Table) -> None:
    info = event_files.change_info(store, replace(store.event().info, rules="japanese"))
    table, _ = acts.put_case(store, table, as_it_stands(COUNTED), "c.sgf")
    with refuses(
        UnsettledError,
        says=f"table 1/1: .* Provisional: {like(FINDING_KINDS['fact-asked'].text)}",
    ):
        acts.decide_by_case(store, table)
    with refuses(UnsettledError, says=r"table 1/1: Not decided: .* must be known"):
        acts.decide_by_case(store, table, forced=True)
    assert info.rules == "japanese"
    with refuses(EventError, "no-case-but", table="1/2"):
        acts.decide_by_case(store, store.event().table(1, 2))


@pytest.mark.parametrize(
    ("text", "default", "reason", "fine"),
    [
        ("B+R", False, "", True),
        ("W+2.5", False, "", True),
        ("B+F", False, "", False),
        ("black", True, "", False),
        ("B+F", False, "did not come", True),
        ("draw", False, "", False),
        ("draw", False, "jigo", True),
        ("both-lose", False, " ", False),
        ("no-result", False, "triple ko", True),
        ("?", False, "x", False),
        ("nonsense", False, "x", False),
    ],
)
def test_results_by_word(
    store: EventStore, table: Table, text: str, default: bool, reason: str, fine: bool
) -> None:
    if not fine:
        with pytest.raises(EventError):
            acts.decide_by_referee(store, table, text, reason, default=default)
        assert store.event().table(1, 1) == table
        return
    after = acts.decide_by_referee(store, table, text, reason, default=default)
    assert store.event().table(1, 1) == after
    assert after.result is not None
    assert (after.result.basis, after.result.reason) == (ResultBasis.WORD, reason)
    assert store.audit()[-1].reason == reason


def test_a_decision_is_changed_with_a_reason_only(store: EventStore, table: Table) -> None:
    table = acts.decide_by_referee(store, table, "B+R")
    with refuses(EventError, "changed-needs-reason"):
        acts.decide_by_referee(store, table, "W+R")
    table = acts.decide_by_referee(store, table, "W+R", "misheard")
    assert store.audit()[-1].before["verdict"] == "black"


def test_a_record_is_attached_to_a_decided_table_which_stays_so(
    store: EventStore, table: Table
) -> None:
    table = acts.decide_by_referee(store, table, "W+2.5")
    (table,) = sign(store, [table])
    put, notes = acts.put_case(store, table, as_it_stands(COUNTED), "x.sgf")
    assert (put.result, put.state, put.source) == (table.result, table.state, "x.sgf")
    assert put.case
    assert put.is_signed, "they signed a result without a case"
    assert store.event().table(1, 1) == put
    assert [entry.what for entry in store.audit()[-1:]] == ["table-changed"]
    assert codes(notes) == ["record-komi"], "the count is the same"


@pytest.mark.parametrize(
    ("word", "written", "expected"),
    [
        ("B+R", "W+R", ["record-contradicts"]),
        ("B+R", "B+T", ["record-contradicts"]),
        ("B+R", "B+3.5", ["record-contradicts"]),
        ("B+R", "B+", []),
        ("B+", "B+T", []),
        ("B+3.5", "B+4.5", ["record-contradicts"]),
        ("B+3.5", "B+", []),
        ("draw", "0", []),
        ("draw", "Void", ["record-contradicts"]),
        ("both-lose", "Void", []),
        ("both-win", "Void", []),
        ("both-lose", "B+R", ["record-contradicts"]),
        ("B+R", "Void", ["record-contradicts"]),
        ("W+", "0", ["record-contradicts"]),
        ("no-result", "0", ["record-contradicts"]),
        ("W+", "?", []),
        ("W+", "", []),
    ],
)
def test_what_the_record_says_against_a_decision_is_said(
    store: EventStore, table: Table, word: str, written: str, expected: list[str]
) -> None:
    table = acts.decide_by_referee(store, table, word, "by word")
    (opened,) = open_bytes(f"(;SZ[5]RE[{written}];B[cc];W[bb])".encode())
    table, notes = acts.put_case(store, table, opened, "x.sgf")
    assert codes(notes) == expected
    glance = glance_at(store.case(table.case))
    assert glance is not None
    asks = status_of(table, glance) is TableStatus.QUESTION
    assert (asks, is_contradicted(table, glance)) == (bool(expected),) * 2
    assert codes(acts.recount(store)) == expected
    assert table.result == store.event().table(1, 1).result


def test_a_count_says_something_against_a_decision_only_if_it_is_settled(
    store: EventStore, table: Table
) -> None:
    table = acts.decide_by_referee(store, table, "B+R")
    (opened,) = open_bytes(COUNTED)
    table, notes = acts.put_case(store, table, opened, "x.sgf")
    assert codes(notes) == ["record-komi"]
    table, notes = acts.put_case(store, table, as_it_stands(COUNTED), "x.sgf")
    assert codes(notes) == ["record-komi", "count-contradicts"]
    assert codes(acts.recount(store)) == ["count-contradicts"]


def test_a_table_that_its_case_decided_takes_no_other(store: EventStore, table: Table) -> None:
    table, _ = acts.put_case(store, table, as_it_stands(COUNTED), "x.sgf")
    table = acts.decide_by_case(store, table)
    (opened,) = open_bytes(COUNTED)
    with refuses(EventError, "case-decided"):
        acts.put_case(store, table, opened, "x.sgf")


def test_a_signature_of_a_result_with_its_case_is_not_of_another(
    store: EventStore, table: Table
) -> None:
    table, _ = acts.put_case(store, table, as_it_stands(COUNTED), "x.sgf")
    table = acts.decide_by_referee(store, table, "B+R")
    (table,) = sign(store, [table])
    (opened,) = open_bytes(b"(;SZ[5];B[cc])")
    table, _ = acts.put_case(store, table, opened, "y.sgf")
    assert not table.is_signed


def test_disputes_and_opening_again(store: EventStore, table: Table) -> None:
    table = acts.decide_by_referee(store, table, "B+R")
    for act in (acts.dispute, acts.reopen):
        with refuses(EventError, "needs-reason"):
            act(store, table, " ")
    table = acts.dispute(store, table, "a stone was moved")
    assert (table.state, table.result) == (TableState.IN_DISPUTE, None)
    table = acts.reopen(store, table, "they go on")
    assert table.state is TableState.TO_PLAY
    opened = as_it_stands(COUNTED)
    table, _ = acts.put_case(store, table, opened, "x.sgf")
    table = acts.dispute(store, table, "teire")
    assert acts.decide_by_case(store, table).state is TableState.DECIDED


def test_a_case_leaves_with_the_handicap_it_was_made_for(
    store: EventStore, table: Table
) -> None:
    table = acts.change_table(store, table, handicap=2, note="late")
    assert (table.handicap, table.note) == (2, "late")
    (opened,) = open_bytes(COUNTED)
    table, _ = acts.put_case(store, table, opened, "x.sgf")
    kept = table.case
    table = acts.change_table(store, table, note="counted")
    assert table.case == kept
    with refuses(EventError, "case-taken-off"):
        acts.change_table(store, table, komi=Fraction(1, 2))
    table = acts.change_table(store, table, "wrong komi", komi=Fraction(1, 2))
    assert (table.case, table.source, table.komi) == ("", "", Fraction(1, 2))
    assert load(store.case(kept)).case.answers.handicap == 2
    decided = acts.decide_by_referee(store, table, "B+R")
    with refuses(EventError, "decided-open-first"):
        acts.change_table(store, decided, "x", handicap=0)


def test_nobody_decides_what_another_has_just_decided(store: EventStore, table: Table) -> None:
    acts.decide_by_referee(store, table, "B+R")
    with refuses(ChangedError, says=r"table 1/1 was changed .* by tester"):
        acts.decide_by_referee(store, table, "W+R")


def test_what_is_no_case_is_not_put_behind_a_table(store: EventStore, table: Table) -> None:
    told = ((COUNTED, "is not a case file"), (b"{}", "neither a case"), (b"", "empty"))
    for text, words in told:
        with refuses(EventError, says=words):
            acts.keep_case(store, table, text, "x")


def test_a_decision_that_its_case_no_longer_bears_out_is_found(
    store: EventStore, table: Table
) -> None:
    opened = as_it_stands(COUNTED)
    table, _ = acts.put_case(store, table, opened, "x.sgf")
    acts.decide_by_case(store, table)
    store._connection.execute("UPDATE game SET re = 'B+100' WHERE id = ?", (table.id,))
    assert codes(acts.recount(store)) == ["recount-differs"]
    text = dump(replace(opened.case, rules="japanese"), opened.game)
    with store.change() as change:
        digest = change.keep_case(text)
    store._connection.execute("UPDATE game SET digest = ? WHERE id = ?", (digest, table.id))
    assert codes(acts.recount(store)) == ["recount-impossible"]


def test_nothing_is_decided_that_nobody_ruled_unless_forced(
    store: EventStore, table: Table
) -> None:
    (opened,) = open_bytes(COUNTED)
    table, _ = acts.put_case(store, table, opened, "x.sgf")
    with refuses(UnsettledError, says=f"table 1/1: .* {like(FINDING_KINDS['not-ruled'].text)}"):
        acts.decide_by_case(store, table)
    assert store.event().table(1, 1) == table
    forced = acts.decide_by_case(store, table, "they agree", forced=True)
    assert forced.result is not None
    assert (forced.result.re, forced.result.basis) == ("W+2.5", ResultBasis.CASE)
    entry = store.audit()[-1]
    assert (entry.who, entry.reason) == ("tester", "they agree")
    told = entry.after[FORCED]
    assert (told["status"], told["count"]) == ("undecided", 1)
    assert [one["code"] for one in told["open"]] == ["not-ruled"]
    assert codes(acts.recount(store)) == ["recount-unsettled"]


def test_force_is_not_told_of_a_case_that_is_settled(store: EventStore, table: Table) -> None:
    table, _ = acts.put_case(store, table, as_it_stands(COUNTED), "x.sgf")
    acts.decide_by_case(store, table, forced=True)
    assert FORCED not in store.audit()[-1].after


@pytest.mark.parametrize("ruled", [False, True])
def test_no_export_tells_what_a_case_counts_before_it_is_decided(
    store: EventStore, table: Table, tmp_path: Path, ruled: bool
) -> None:
    """The case may be as clear as can be: its table is open."""
    ranks = "".join(f"{name},1d\n" for name in ("Doe", "Roe", "Lee", "Poe"))
    event_files.take_in(store, "players", f"Surname,Rank\n{ranks}".encode())
    xml = XML.format("RESULT_UNKNOWN").replace('firstName="J"', "").replace("DOEJ", "DOE")
    xml = xml.replace('firstName="R"', "").replace("ROER", "ROE")
    tour = """{"players": [{"id": 1, "name": "Doe"}, {"id": 2, "name": "Roe"}],
        "games": [[{"t": 1, "b": 1, "w": 2, "r": "?"}]]}"""
    sources = {".xml": xml, ".tour": tour}
    for suffix, text in sources.items():
        (tmp_path / f"cup{suffix}").write_text(text)

    def written() -> dict[str, bytes]:
        event = replace(store.event(), link="")  # it holds for all that was done, cases too
        found = {}
        for id_, one in EXPORTS.items():
            source = str(tmp_path / f"cup{one.suffix}") if one.suffix in sources else ""
            options = ExportOptions(unfinished=True, source=source)
            found[id_] = one.write(event, options)[0]
        return found

    before, standing = written(), standings(store.event())
    (unruled,) = open_bytes(COUNTED)
    opened = as_it_stands(COUNTED) if ruled else unruled
    table, _ = acts.put_case(store, table, opened, "x.sgf")
    after = written()
    assert standings(store.event()).rows[0].scores == standing.rows[0].scores
    after["csv"] = after["csv"].replace(b"x.sgf", b"")  # the one thing it tells of a record
    assert after == before
    acts.decide_by_case(store, table, forced=True)
    now = written()
    assert [id_ for id_ in EXPORTS if now[id_] == before[id_]] == ["players"]


def test_every_number_of_an_export_is_the_cases_own(store: EventStore, table: Table) -> None:
    opened = as_it_stands(COUNTED)
    table, _ = acts.put_case(store, table, opened, "x.sgf")
    table = acts.decide_by_case(store, table)
    expected = score(acts.open_case(store, table).case, ruleset("chinese-2002"))
    assert expected.margin is not None
    written = {
        id_: EXPORTS[id_].write(store.event(), ExportOptions())[0]
        for id_ in ("csv", "html", "players")
    }
    row = written["csv"].decode("utf-8-sig").splitlines()[1].split(",")
    assert row[6] == expected.re
    assert row[11] == decimal(expected.margin)
    assert f">{verdict(expected, EN)}<" in written["html"].decode()
    assert written["players"].count(b"\r\n") == 5


def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    with refuses(EventFileError, "no-file"):
        event_files.open_event(tmp_path / "none")


def test_an_imported_margin_that_no_count_gives_is_named_and_refused_unless_forced(
    store: EventStore,
) -> None:
    data = b"Round,Table,Black,White,Result\n1,1,Ann,Bob,B+3\n1,2,Cem,Dan,W+2.5\n"
    todo = event_files.foreseen(store.event(), "pairings", data)
    (doubt,) = [one for one in todo.notes if one.code == "margin-doubted"]
    told = say(doubt, EN)
    assert told.startswith("Table 1/1: no count with komi 3¾ gives “Black wins by 1½ zi”")
    assert "1¼ zi, Black wins by 1¾ zi" in told
    with refuses(ListError, "at-table", table="1/1"):
        event_files.take_in(store, "pairings", data, forced=False)
    assert store.event().tables == ()
    event_files.take_in(store, "pairings", data)
    assert codes(event_files.foreseen(store.event(), "pairings", data).notes) == []


ROUND = b"Round,Table,Black,White\n1,1,Ann,Bob\n1,2,Cem,Dan\n"


@pytest.fixture
def paired(store: EventStore) -> EventStore:
    """A decided round of four players."""
    event_files.take_in(store, "pairings", ROUND)
    for number in (1, 2):
        acts.decide_by_referee(store, store.event().table(1, number), "B+R")
    return store


def test_a_list_of_another_event_is_named_as_such(paired: EventStore) -> None:
    with refuses(ListError, "list-other-event"):
        event_files.take_in(paired, "pairings", b"Round,Table,Black,White\n2,1,Xu,Yang\n")
    with refuses(ListError, says="no player is called"):
        event_files.take_in(paired, "pairings", b"Round,Table,Black,White\n2,1,Ann,Yang\n")


def test_the_file_of_another_event_is_named_as_such(paired: EventStore) -> None:
    data = opengotha([(1, "Xu", "Yang"), (2, "Zoe", "Wim")]).encode()
    told = codes(event_files.foreseen(paired.event(), "opengotha", data).notes)
    assert told == ["file-other-event", "round-other"]
    with refuses(ListError, "file-other-event"):
        event_files.take_in(paired, "opengotha", data, forced=False)
    assert len(paired.event().players) == 4


def test_pairings_of_another_round_are_named_as_such(paired: EventStore) -> None:
    again = b"Table,Black,White\n1,Ann,Cem\n2,Bob,Dan\n"
    plan = event_files.foreseen(paired.event(), "pairings", again, 1)
    assert [(n.code, dict(n.args)) for n in plan.notes] == [("round-other", {"round": "1"})]
    assert (plan.paired, plan.repaired, plan.removed) == ((), (), ())
    later = event_files.foreseen(paired.event(), "pairings", again, 3)
    assert codes(later.notes) == ["round-skipped"]
    assert codes(event_files.foreseen(paired.event(), "pairings", again, 2).notes) == []
    some = b"Table,Black,White\n1,Ann,Bob\n2,Cem,Dan\n"
    assert codes(event_files.foreseen(paired.event(), "pairings", some, 1).notes) == []
