"""What rating lists and walls get: the European and the American file, and the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser

import pytest

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Bye, Event, EventError, EventInfo, Player, Table, TableState
from goref.core.event.notes import Note
from goref.core.event.result import Result, ResultBasis, Verdict
from goref.core.event.standings import standings
from goref.core.rulesets.ruleset import Unit
from goref.core.texts.event.events import TERMS, VERDICTS
from goref.core.texts.event.fields import FIELDS
from goref.core.texts.event.pairing_lists import pairing_lists
from goref.core.texts.event.wall_list import PageTable
from goref.core.texts.results import WON
from goref.io.event.formats.aga_results import write_aga
from goref.io.event.formats.egf_results import write_egf
from goref.io.event.formats.html import write_html, write_pairings
from tests.core.event import mcmahon
from tests.languages import EN, JA, KO, LANGUAGES, WRITTEN_OUT, ZH
from tests.refusals import refuses
from tests.wordings import in_words

WORD = ResultBasis.WORD
BLACK = Result(Verdict.BLACK, "B+R", WORD)
WHITE = Result(Verdict.WHITE, "W+0.5", ResultBasis.CASE, Fraction(-1, 2), "japanese")
JIGO = Result(Verdict.DRAW, "0", WORD)
FORFEIT = Result(Verdict.BLACK, "B+F", WORD, by_default=True)
BOTH_LOSE = Result(Verdict.BOTH_LOSE, "Void", WORD)
VOID = Result(Verdict.NO_RESULT, "Void", WORD)

INFO = EventInfo(
    "Cup; 2026 [A]", "Winterthur", "2026-11-21", "2026-11-22", 3, "japanese", Fraction(13, 2)
)
PEOPLE = (
    Player("Doe", "Jane", "3D", 2310, "Paris", "FR", "12345678", "4711", id=1),
    Player("van der Berg", "Jo", "1K", None, "", "", "", "12", id=2),
    Player("Łukasz", "Ő Š", "12K", None, "Wars", "PL", id=3),
    Player("Müller", "Uwe", "9P", None, "B", "DE", "", "99999", id=4),
    Player("Roe Rick", rank="5K", id=5),
)


def table(place: str, black: int, white: int, result: Result | None, stones: int = 0) -> Table:
    round, number = map(int, place.split("/"))
    state = TableState.DECIDED if result else TableState.TO_PLAY
    return Table(
        round, number, black, white, stones, None, state, result, id=10 * round + number
    )


EVENT = Event(
    INFO,
    PEOPLE,
    (
        table("1/1", 1, 2, BLACK),
        table("1/2", 3, 4, WHITE, 9),
        table("2/1", 4, 1, JIGO),
        table("2/2", 3, 2, FORFEIT, 1),
        table("3/1", 2, 4, BLACK, 1),
        table("3/2", 1, 3, BOTH_LOSE),
    ),
    (Bye(1, 5), Bye(3, 5)),
)


def codes(notes: object) -> list[str]:
    return [note.code for note in notes]  # type: ignore[attr-defined]


# The European file


def lines(data: bytes) -> list[str]:
    return data.decode("iso8859-15").splitlines()


def test_the_european_file_line_by_line() -> None:
    data, notes = write_egf(EVENT, tournament_class="A", minutes=82, country="CH")
    assert lines(data)[:8] == [
        "; CL[A]",
        "; EV[Cup, 2026 (A)]",
        "; PC[ch,Winterthur]",
        "; DT[2026-11-21,2026-11-22]",
        "; KM[6.5]",
        "; TM[82]",
        ";",
        "; Pl Name                            Rk Co Club   Win   SOS SOSOS SODOS",
    ]
    # Doe and Müller are equal; Doe has a rating. Every row has its own number.
    assert [line[:48] for line in lines(data)[8:]] == [
        "   1 Roe Rick                        5K XX xxxx ",
        "   2 Doe Jane                        3D FR Pari ",
        "   3 Müller Uwe                      9P DE    B ",
        "   4 van_der_Berg Jo                 1K XX xxxx ",
        "   5 Lukasz O_Š                     12K PL Wars ",
    ]
    assert [line[48:] for line in lines(data)[8:]] == [
        "    2     0     0     0 0+       0-       0+",
        "  1.5   3.5  11.5  1.75    4+/b0    3=/w0 0- |12345678",
        "  1.5   3.5  11.5  1.75    5+/w9    2=/b0    4-/w1",
        "    1     4    11   1.5    2-/w0 0-          3+/b1",
        "    1     4    11     1    3-/b9 0+       0-",
    ]
    assert codes(notes) == [
        "egf-both-sides",
        "egf-name-parted",
        "letters-changed",
        "egf-no-pin",
        "egf-club-cut",
        "rounds-written",
    ]


def test_every_number_of_the_european_file_is_the_standings_own() -> None:
    data, _ = write_egf(EVENT)
    rows = [line.split() for line in lines(data) if line[0] != ";"]
    for row, stands in zip(rows, standings(EVENT).rows, strict=True):
        assert [Fraction(cell) for cell in row[6:10]] == list(stands.scores)


def test_the_european_file_of_a_mcmahon_event_has_its_criteria() -> None:
    event = mcmahon.event()
    data, notes = write_egf(event, unfinished=True)
    shown = [line for line in lines(data) if not line.startswith(";")]
    assert any(
        line.startswith("; Pl Name") and "MMS  SOSM SOSOSM" in line for line in lines(data)
    )
    assert [line.split()[1] for line in shown] == ["A", "B", "C", "E", "D"]
    assert shown[0].split()[6:9] == ["33", "93", "270"]
    assert "egf-no-places" not in codes(notes)
    unknown = mcmahon.event(replace(mcmahon.PLACEMENT, criteria=("MMS", "STS")))
    assert "egf-no-places" in codes(write_egf(unknown, unfinished=True)[1])


def test_results_of_the_european_file_agree_with_each_other() -> None:
    """As its maintainers read it: every game stands in two rows that fit."""
    data, _ = write_egf(EVENT)
    rows = [line.partition("|")[0].split()[10:] for line in lines(data) if line[0] != ";"]
    pattern = re.compile(r"(\d+)([-+=])(?:/([bw])(\d))?")
    assert {len(row) for row in rows} == {3}
    met = 0
    for number, row in enumerate(rows, 1):
        for place, cell in enumerate(row):
            found = pattern.fullmatch(cell)
            assert found is not None, cell
            if found[1] == "0":
                continue
            back = pattern.fullmatch(rows[int(found[1]) - 1][place])
            assert back is not None
            assert back[1] == str(number)
            assert {found[3], back[3]} == {"b", "w"}
            assert found[4] == back[4]
            met += 1
    assert met == 8  # four games; one by default, one that both lost


def test_what_the_european_file_lacks_is_said() -> None:
    _, notes = write_egf(replace(EVENT, info=replace(INFO, begins="")))
    lacking = [dict(n.args)["fields"] for n in notes if n.code == "egf-header-lacks"]
    assert lacking == ["CL, PC, DT, TM"]


def test_an_open_table_keeps_the_files_from_being_written() -> None:
    event = replace(EVENT, tables=(*EVENT.tables[:-1], table("3/2", 1, 3, None)))
    for write in (write_egf, write_aga):
        with refuses(EventError, "tables-open", tables="3/2"):
            write(event)  # type: ignore[operator]
    data, notes = write_egf(event, unfinished=True)
    assert "?/b0" in data.decode("iso8859-15")
    assert "written-unfinished" in codes(notes)
    data, notes = write_aga(event, unfinished=True)
    (left,) = (note for note in notes if note.code == "games-not-rated")
    assert "3/2" in str(dict(left.args)["tables"])


def test_a_game_without_result_is_written_as_not_played() -> None:
    event = replace(EVENT, tables=(table("1/1", 1, 2, VOID),), byes=())
    data, notes = write_egf(event)
    rows = [line.split() for line in lines(data) if line[0] != ";"]
    assert {row[1]: row[10] for row in rows} == {"Doe": "0-", "van_der_Berg": "0-"}
    assert {"egf-no-result", "players-without-games"} <= set(codes(notes))


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"club": "洛阳"}, fault("egf-latin", text="Doe Jane, 洛阳")),
        (
            {"surname": "柯", "given": "洁"},
            fault("egf-latin", text="柯 洁"),
        ),
        ({"rank": "strong"}, fault("egf-rank", name="Doe Jane", rank="strong")),
        ({"rank": ""}, fault("egf-rank")),
    ],
)
def test_what_the_european_list_cannot_take(change: dict[str, str], wrong: Fault) -> None:
    people = (replace(PEOPLE[0], **change), *PEOPLE[1:])  # type: ignore[arg-type]
    with refuses(EventError, wrong):
        write_egf(replace(EVENT, players=people))


def test_long_names_are_cut_and_said() -> None:
    people = (replace(PEOPLE[0], surname="D" * 40), *PEOPLE[1:])
    data, notes = write_egf(replace(EVENT, players=people))
    line = next(x for x in lines(data) if "DDD" in x)
    assert line[5:38] == f"{'D' * 25} Jane  3"
    assert "name-cut" in codes(notes)


# The American file


def test_the_american_file_line_by_line() -> None:
    data, notes = write_aga(replace(EVENT, info=replace(INFO, rules="aga")))
    assert data.decode() == (
        "TOURNEY Cup; 2026 [A], Winterthur\n"
        "\tstart=2026-11-21\n"
        "\tfinish=2026-11-22\n"
        "\trules=AGA\n"
        "\n"
        "PLAYERS\n"
        "4711\tDoe, Jane\t3D\n"
        "12\tvan der Berg, Jo\t1K\n"
        "99998\tŁukasz, Ő Š\t12K\n"
        "99999\tMüller, Uwe\t9P\n"
        "\n"
        "GAMES 1\n"
        "12\t4711\tB\t0\t6.5\n"
        "99999\t99998\tW\t9\t0\n"
        "\n"
        "GAMES 2\n"
        "\n"
        "GAMES 3\n"
        "99999\t12\tB\t0\t0\n"
        "\n"
        "END\n"
    )
    assert codes(notes) == ["aga-temporary-ids", "games-not-rated", "rounds-written"]
    assert dict(notes[0].args)["names"] == "Łukasz Ő Š 99998"
    assert dict(notes[1].args)["tables"] == "2/1, 2/2, 3/2"


@pytest.mark.parametrize(
    ("info", "komis"),
    [
        (replace(INFO, komi=None), ["6.5", "0", "0"]),
        (replace(INFO, komi=Fraction(0), handicap_komi=Fraction(1, 2)), ["0", "0.5", "0.5"]),
        (replace(INFO, rules="chinese-2002", komi=None), ["7.5", "0", "0"]),
        (replace(INFO, rules="tang-song", komi=None), ["0", "0", "0"]),
    ],
)
def test_the_komi_of_rated_games(info: EventInfo, komis: list[str]) -> None:
    data, _ = write_aga(replace(EVENT, info=info))
    games = [line.split("\t") for line in data.decode().splitlines() if line.count("\t") == 4]
    assert [game[4] for game in games] == komis


@pytest.mark.parametrize("write", [write_egf, write_aga])
def test_a_handicap_of_two_digits_is_written_and_told(
    write: Callable[[Event], tuple[bytes, tuple[Note, ...]]],
) -> None:
    event = replace(EVENT, tables=(table("1/1", 1, 2, BLACK, 9),))
    assert "handicap-high" not in codes(write(event)[1])
    event = replace(EVENT, tables=(table("1/1", 1, 2, BLACK, 10),))
    data, notes = write(event)
    assert re.search(rb"b10\b|\t10\t", data)
    (told,) = [one for one in notes if one.code == "handicap-high"]
    assert dict(told.args) == {"most": "9", "tables": "1/1"}


def test_two_players_with_one_number() -> None:
    people = (PEOPLE[0], replace(PEOPLE[1], aga_id="4711"), *PEOPLE[2:])
    with refuses(EventError, "aga-same-id", name="van der Berg Jo", other="Doe Jane"):
        write_aga(replace(EVENT, players=people))


# The page


class Page(HTMLParser):
    """The text of a page, cell by cell, and whether its tags are closed."""

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tables: list[list[list[str]]] = []
        self.text = ""
        self.feed(data.decode("utf-8"))
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("td", "th"):
            self.tables[-1][-1][-1] += data
        elif "style" not in self.open:
            self.text += data


@pytest.mark.parametrize("language", WRITTEN_OUT)
def test_the_page_says_what_the_standings_say(language: str) -> None:
    page = Page(write_html(EVENT, language))
    assert page.open == []
    first, *rounds = page.tables
    assert [row[1] for row in first[1:]] == [row.player.name for row in standings(EVENT).rows]
    assert first[2][4:7] == ["4+b", "3=w", "5−b"]
    assert first[5][4:7] == ["3−b9", "4+!b1", "2−w"]
    assert [row[0] for row in first[1:]] == ["1", "2", "(3)", "4", "5"]
    assert first[2][7] == "1½"
    assert len(rounds) == 3
    assert rounds[0][1][:3] == ["1", "Doe Jane", "van der Berg Jo"]
    half = {
        EN: in_words(WON[Unit.MOKU], name="White", amount="½"),
        ZH: "白胜半目",
        JA: "白半目勝ち",
        KO: "백 반집 승",
    }[language]
    assert rounds[0][2][3:] == ["9", half]
    assert "Cup; 2026 [A]" in page.text
    assert "Winterthur" in page.text


def test_the_page_in_every_language() -> None:
    assert len({write_html(EVENT, language) for language in LANGUAGES}) == len(LANGUAGES)
    pages = [write_html(EVENT, language).decode() for language in WRITTEN_OUT]
    lost = (in_words(VERDICTS["both-lose"]), "双方判负", "両負け", "양쪽 패배")
    for page, words in zip(pages, lost, strict=True):
        assert words in page
    for page, words in zip(
        pages, (in_words(FIELDS["by_default"]), "弃权", "不戦敗", "부전패"), strict=True
    ):
        assert words in page


def test_nobody_writes_tags_into_the_page() -> None:
    rude = "<script>alert('x')</script>&amp;\""
    info = replace(INFO, name=rude, place=rude)
    people = (replace(PEOPLE[0], surname=rude, club=rude), *PEOPLE[1:])
    page = Page(write_html(replace(EVENT, info=info, players=people), EN))
    assert "script" not in page.open
    assert page.text.count(rude) == 3  # title, heading, place
    assert any(rude in row[1] for row in page.tables[0])


def test_a_page_of_an_event_that_has_not_begun() -> None:
    page = Page(write_html(Event(EventInfo("Cup")), EN))
    assert page.tables == []
    assert in_words(TERMS["nobody"]) in page.text
    page = Page(write_html(replace(EVENT, tables=(table("1/1", 1, 2, None),)), ZH))
    assert "尚有1台未定" in page.text
    assert page.tables[1][1][4] == "未下完"


# The pairing lists as a page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_pairings_says_what_the_lists_say(language: str) -> None:
    page = Page(write_pairings(EVENT, 1, language))
    assert page.open == []
    found = [part for part in pairing_lists(EVENT, 1, language) if isinstance(part, PageTable)]
    assert len(found) == 3
    assert [tuple(map(tuple, table)) for table in page.tables] == [
        (table.heads, *table.rows) for table in found
    ]


def test_the_page_of_pairings_fits_a_phone() -> None:
    text = write_pairings(EVENT, 1, EN).decode()
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in text
    assert 'class="a"' in text, "names may be broken"
    assert re.search(r"\.a {[^}]*overflow-wrap: anywhere;[^}]*white-space: normal;", text)
    nowrap = re.findall(r"([^{}]*){[^}]*white-space: nowrap", text)
    assert [rule.strip() for rule in nowrap] == ["th"], "only headings, of which .a is freed"
    assert not re.search(r"\d(px|cm|mm)", text.replace("margin: 12mm", "").replace("1px", ""))
    assert "viewport" not in write_html(EVENT, EN).decode()


def test_nobody_writes_tags_into_the_page_of_pairings() -> None:
    rude = "<script>alert('x')</script>&amp;\""
    people = (replace(PEOPLE[0], surname=rude), *PEOPLE[1:])
    event = replace(EVENT, info=replace(INFO, name=rude, place=rude), players=people)
    page = Page(write_pairings(event, 1, EN))
    assert "script" not in page.open
    assert page.text.count(rude) == 3
    assert any(rude in row[0] for row in page.tables[0])
