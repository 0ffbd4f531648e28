"""Entry lists and pairings from CSV as spreadsheets write them, and back."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Event, EventInfo, Player, Table, TableState, player_key
from goref.core.event.merge import ImportedEvent, Pairing
from goref.core.event.result import Result, ResultBasis, Verdict, re_of
from goref.core.texts.event.events import say
from goref.core.texts.faults.said import said
from goref.io.event.lists.pairings import read_pairings, write_results
from goref.io.event.lists.players import read_players, write_players
from goref.io.event.lists.problems import ListError
from goref.io.event.lists.reading import read_list
from goref.io.event.words import read_word
from tests.languages import EN, LANGUAGES
from tests.refusals import refuses
from tests.wordings import in_words, like

HEADS = "Round,Table,Black,White\n"
LIST = (
    "Surname,Given name,Rank,Rating,Club,Country,EGF PIN,AGA ID\n"
    "Doe,Jane,3 dan,2310,Pari,fr,12345678,4711\n"
)
JANE = Player("Doe", "Jane", "3D", 2310, "Pari", "FR", "12345678", "4711")


def codes(incoming: ImportedEvent) -> list[str]:
    return [note.code for note in incoming.notes]


# Entry lists


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text,
        lambda text: text.replace(",", ";"),
        lambda text: text.replace(",", "\t"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: "\n\n" + text + "\n\n",
        lambda text: "sep=;\n" + text.replace(",", ";"),
        lambda text: text.upper().replace("3 DAN", "3d").replace("DOE", "Doe")
        .replace("JANE", "Jane").replace("PARI", "Pari"),
        lambda text: text.replace("Doe", '"Doe"').replace("EGF PIN", '"egf_pin"'),
    ],
)  # fmt: skip
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_entry_lists_as_programs_write_them(change: object, encoding: str) -> None:
    data = change(LIST).encode(encoding)  # type: ignore[operator]
    assert read_players(data) == ImportedEvent((JANE,))


@pytest.mark.parametrize(
    ("text", "encoding", "said"),
    [
        ("姓名,段位,单位\n柯洁,职业九段,中国队\n", "gb18030", True),
        ("姓名,段位,单位\n柯洁,职业九段,中国队\n", "utf-8", False),
        ("氏名;段級位;所属\n柯洁;プロ九段;中国队\n", "utf-8-sig", False),
        ("名前\t段位\tクラブ\n柯洁\t9p\t中国队\n", "utf-16-le-bom", False),
        ("Name,Rank,Club\n柯洁,9p,中国队\n", "gb18030", True),
    ],
)
def test_headings_in_three_languages(text: str, encoding: str, said: bool) -> None:
    data = (
        b"\xff\xfe" + text.encode("utf-16-le") if "bom" in encoding else text.encode(encoding)
    )
    told = read_players(data)
    assert told.players == (Player("柯洁", rank="9P", club="中国队"),)
    assert ("encoding-guessed" in codes(told)) is said


def test_japanese_and_western_encodings_are_told_apart() -> None:
    told = read_players("氏名,段位\n趙治勲,プロ九段\n".encode("cp932"))
    assert told.players[0] == Player("趙治勲", rank="9P")
    told = read_players("Name,Rank\nMüller,1d\n".encode("cp1252"))
    assert told.players[0].surname == "Müller"


@pytest.mark.parametrize(
    ("encoding", "names"),
    [
        ("cp1250", ("Řepka Oldřich", "Šebesta Ľubor", "Żak Świętopełk")),
        ("iso8859-2", ("Řepka Oldřich", "Šebesta Ľubor", "Żak Świętopełk")),
        ("cp1251", ("Жданов Ефрем", "Чижов Юст")),
        ("koi8-r", ("Жданов Ефрем", "Чижов Юст")),
        ("cp1253", ("Ζώης Φώτης", "Ψωμάς Λάκης")),
        ("cp1254", ("Gökçe Şahika", "Işık Tuğçe")),
        ("cp1256", ("جلال الفارس", "منير الحداد")),
        ("cp874", ("กมล ทองแท้", "ศักดิ์ชัย มีสุข")),
    ],
)
def test_lists_of_spreadsheets_of_many_countries(encoding: str, names: tuple[str, ...]) -> None:
    rows = "".join(f"{name};5k\n" for name in names)
    told = read_players(f"Name;Rank\n{rows}".encode(encoding))
    assert tuple(player.surname for player in told.players) == names
    assert codes(told) == ["encoding-guessed"]


def test_a_list_that_may_be_read_in_two_ways_says_so() -> None:
    told = read_players("Name;Rank\nŠor;5k\n".encode("cp1250"))
    assert codes(told) == ["encoding-unsure"]
    args = dict(told.notes[0].args)
    assert told.players[0].surname == args["names"]
    assert "Šor" in (args["names"], args["others"])
    for language in LANGUAGES:
        assert str(args["others"]) in say(told.notes[0], language)


def test_names_in_one_column() -> None:
    told = read_players(b'Name\n"Doe, Jane"\nRoe Rick\nPeng\n')
    assert told.players == (Player("Doe", "Jane"), Player("Roe Rick"), Player("Peng"))


def test_what_is_not_read_is_said() -> None:
    told = read_players(b"Name,Shoe,Rank,,Hat\nDoe,40,strong,,\n")
    assert told.players == (Player("Doe", rank="strong"),)
    assert [(n.code, dict(n.args).get("column"), n.line) for n in told.notes] == [
        ("column-ignored", "Shoe", 1),
        ("column-ignored", "Hat", 1),
        ("rank-unreadable", None, 2),
    ]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", fault("csv-empty")),
        ("\n ,,\n", fault("csv-empty")),
        ("sep=;\n", fault("csv-no-headings")),
        (
            "Shoe,Hat\n1,2\n",
            fault(
                "on-line",
                line=1,
                problem=fault(
                    "csv-unknown-headings",
                    headings="Shoe, Hat",
                    wanted=(
                        "Surname, Given name, Name, Rank, Rating, Club, Country, EGF "
                        "PIN, AGA ID"
                    ),
                ),
            ),
        ),
        ("Rank\n3d\n", fault("csv-no-names")),
        (
            "Name,name\nA,B\n",
            fault(
                "in-column",
                line=1,
                column="name",
                problem=fault("csv-same-column", other="Name"),
            ),
        ),
        (
            "Name,Player\nA,B\n",
            fault(
                "in-column",
                line=1,
                column="Player",
                problem=fault("csv-same-column", other="Name"),
            ),
        ),
        (
            "Name,Rank\n\n,3d\n",
            fault("in-column", line=3, column="Name", problem=fault("name-missing")),
        ),
        (
            "Name\nDoe\nRoe\nDOE\n",
            fault(
                "in-column",
                line=4,
                column="Name",
                problem=fault("name-there", name="DOE", line=2),
            ),
        ),
        (
            "Name,Rank\nDoe,3d,more\n",
            fault("on-line", line=2, problem=fault("csv-cells", count=3, headings=2)),
        ),
        ('Name\n"Doe\n', fault("on-line", line=2)),
        ('Name\nRoe\n"Doe"x\n', fault("on-line", line=3)),
        (
            'Name\n"a\nb"\n',
            fault("in-column", line=2, column="Name", problem=fault("cell-signs")),
        ),
        (
            "Name\n" + "x" * 201 + "\n",
            fault(
                "in-column",
                line=2,
                column="Name",
                problem=fault("cell-long", count=201, most=200),
            ),
        ),
        ("Name\na\x07b\n", fault("in-column", line=2, column="Name")),
    ],
)
def test_what_cannot_be_read_is_named_with_its_place(text: str, wrong: Fault) -> None:
    with refuses(ListError, wrong) as caught:
        read_players(text.encode())
    assert said(caught.value, EN).isprintable()


@pytest.mark.parametrize("data", [b"a\0b", b"PK\0\0\0", b"\xef\xbb\xbf\xff\xff"])
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with refuses(ListError, says=r"not text|does not continue so"):
        read_players(data)


def test_a_line_within_quotes_counts_as_lines() -> None:
    data = b'Name,Club\n"Doe","a"\n"Roe"x,b\n'
    with refuses(ListError, "on-line", line=3):
        read_players(data)
    sheet = read_list(b'Name,Shoe\nDoe,"two\nlines"\nRoe,x\n', {"name": ("Name",)})
    assert [row.line for row in sheet.rows] == [2, 4]


def test_half_a_table_of_the_wrong_delimiter_is_no_guess() -> None:
    # The comma stands in the names only.
    told = read_players(b'Name;Rank\n"Doe, Jane";3d\n')
    assert told.players == (Player("Doe", "Jane", "3D"),)


# Pairings


PEOPLE = (Player("Doe", "Jane"), Player("Roe", "Rick"), Player("柯", "洁"), Player("Lee"))


@pytest.mark.parametrize(
    "black",
    ["Doe Jane", '"Doe, Jane"', "Jane Doe", "DOE JANE", "doejane", '"doe,jane"'],
)
def test_players_are_known_however_they_are_written(black: str) -> None:
    told = read_pairings(f"{HEADS}2,7,{black},柯洁\n".encode(), PEOPLE)
    assert told == ImportedEvent((), (Pairing(2, 7, "DOEJANE", "柯洁", line=2),))


def test_all_columns_of_pairings() -> None:
    data = (
        "轮次;台次;黑方;白方;让子;贴目;结果;弃权\n"
        "1;1;Doe Jane;Roe Rick;3;0,5;B+3.5;\n"
        "1;2;柯洁;Lee;;;W+;是\n"
    ).encode()
    told = read_pairings(data, PEOPLE)
    first, second = told.pairings
    assert first == Pairing(
        1, 1, "DOEJANE", "ROERICK", 3, Fraction(1, 2),
        Result(Verdict.BLACK, "B+3.5", ResultBasis.IMPORTED, Fraction(7, 2)), 2,
    )  # fmt: skip
    assert second.result == Result(Verdict.WHITE, "W+F", ResultBasis.IMPORTED, by_default=True)
    assert (second.handicap, second.komi) == (0, None)


def test_tables_without_number_and_a_round_said_elsewhere() -> None:
    data = b"Black,White\nDoe Jane,Roe Rick\nLee,\xe6\x9f\xaf\xe6\xb4\x81\n"
    told = read_pairings(data, PEOPLE, round=3)
    assert [(p.round, p.number) for p in told.pairings] == [(3, 1), (3, 2)]
    assert codes(told) == ["table-numbered", "table-numbered"]
    with refuses(ListError, "csv-no-round"):
        read_pairings(data, PEOPLE)


@pytest.mark.parametrize("nobody", ["", "Bye", "轮空", "不戦", "-"])
def test_who_has_no_opponent_has_a_bye(nobody: str) -> None:
    text = f"round,table,black,white\n1,1,Ann,Bo\n1,2,{nobody},Cy\n2,,Ann,{nobody}\n"
    told = read_pairings(text.encode())
    cy, ann = (player_key(name) for name in ("Cy", "Ann"))
    assert told.byes == ((1, cy), (2, ann))
    assert [(p.round, p.number) for p in told.pairings] == [(1, 1)]
    assert len(told.players) == 3
    twice = f"round,table,black,white\n1,1,Ann,Bo\n1,2,Ann,{nobody}\n"
    with refuses(ListError, "in-column", "plays-on-line", line=3, column="black", name="Ann"):
        read_pairings(twice.encode())


def test_names_are_parted_by_wide_spaces_too() -> None:
    text = "回戦,卓,黒,白\n1,1,小林　健二,　Ann  Lee\n"
    told = read_pairings(text.encode())
    assert [player.name for player in told.players] == ["小林 健二", "Ann Lee"]


def test_names_make_players_where_there_are_none() -> None:
    told = read_pairings(f'{HEADS}1,1,"Doe, Jane",Lee\n2,1,Lee,DOEJANE\n'.encode())
    assert told.players == (Player("Doe", "Jane"), Player("Lee"))
    assert [(p.black, p.white) for p in told.pairings] == [
        ("DOEJANE", "LEE"),
        ("LEE", "DOEJANE"),
    ]


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        (
            "1,1,Doe Jane,Nobody\n",
            fault(
                "in-column",
                line=2,
                column="White",
                problem=fault("no-player-called", name="Nobody"),
            ),
        ),
        (
            "1,1,Doe,Lee\n",
            fault(
                "in-column",
                line=2,
                column="Black",
                problem=fault("no-player-called", name="Doe"),
            ),
        ),
        ("1,1,,\n", fault("in-column", line=2, column="Black", problem=fault("name-missing"))),
        (
            ",1,Doe Jane,Lee\n",
            fault("in-column", line=2, column="Round", problem=fault("round-missing")),
        ),
        (
            "one,1,Doe Jane,Lee\n",
            fault(
                "in-column",
                line=2,
                column="Round",
                problem=fault("no-whole-number-to", text="one", most=99),
            ),
        ),
        (
            "1,-1,Doe Jane,Lee\n",
            fault(
                "in-column",
                line=2,
                column="Table",
                problem=fault("no-whole-number-to", text="-1"),
            ),
        ),
        (
            "1,1,Lee,Lee\n",
            fault(
                "in-column",
                line=2,
                column="White",
                problem=fault("would-play-himself", name="Lee"),
            ),
        ),
        (
            "1,1,Doe Jane,Lee\n1,1,柯洁,Roe Rick\n",
            fault(
                "in-column",
                line=3,
                column="Table",
                problem=fault("table-on-line", table="1/1", line=2),
            ),
        ),
        (
            "1,1,Doe Jane,Lee\n1,2,Roe Rick,Lee\n",
            fault(
                "in-column",
                line=3,
                column="White",
                problem=fault("plays-on-line", name="Lee", round=1, line=2),
            ),
        ),
    ],
)
def test_pairings_that_cannot_be(rows: str, wrong: Fault) -> None:
    with refuses(ListError, wrong):
        read_pairings((HEADS + rows).encode(), PEOPLE)


@pytest.mark.parametrize(
    ("column", "cell", "words"),
    [
        ("Handicap", "60", "up to 50"),
        ("Komi", "much", in_words("text-no-number", text="much")),
        ("Komi", "2000", in_words("json-no-komi")),
        ("Result", "2-1", like("points-no-order", text="2-1")),
        ("Result", "won", like("no-result-word", text="won")),
        ("By default", "perhaps", like("no-yes-or-no", text="perhaps")),
    ],
)
def test_cells_that_cannot_be(column: str, cell: str, words: str) -> None:
    data = f"Round,Black,White,{column}\n1,Doe Jane,Lee,{cell}\n".encode()
    with refuses(ListError, says=f"line 2, column '{column}': .*{words}"):
        read_pairings(data, PEOPLE)


def test_two_players_one_name() -> None:
    twins = (Player("Li", "Ming"), Player("Ming", "Li"))
    data = f"{HEADS}1,1,Li Ming,Lee\n".encode()
    with refuses(ListError, "several-players"):
        read_pairings(data, (*twins, Player("Lee")))


def test_columns_for_black_and_white_are_needed() -> None:
    with refuses(ListError, "csv-no-white"):
        read_pairings(b"Round,Black\n1,A\n")


@pytest.mark.parametrize(
    ("text", "verdict", "re", "margin"),
    [
        ("B+R", Verdict.BLACK, "B+R", None),
        ("w+2.5", Verdict.WHITE, "W+2.5", Fraction(-5, 2)),
        ("B+T", Verdict.BLACK, "B+T", None),
        ("黑胜", Verdict.BLACK, "B+", None),
        ("白中押し勝ち", Verdict.WHITE, "W+R", None),
        ("jigo", Verdict.DRAW, "0", None),
        ("和棋", Verdict.DRAW, "0", None),
        ("0", Verdict.DRAW, "0", None),
        ("both-lose", Verdict.BOTH_LOSE, "Void", None),
        ("双负", Verdict.BOTH_LOSE, "Void", None),
        ("双方判负", Verdict.BOTH_LOSE, "Void", None),
        ("both win", Verdict.BOTH_WIN, "Void", None),
        ("Void", Verdict.NO_RESULT, "Void", None),
        ("無勝負", Verdict.NO_RESULT, "Void", None),
    ],
)
def test_results_as_people_write_them(
    text: str, verdict: Verdict, re: str, margin: Fraction | None
) -> None:
    assert read_word(text) == Result(verdict, re, ResultBasis.WORD, margin)


@pytest.mark.parametrize("text", ["", "?", "-", "unknown"])
def test_open_results(text: str) -> None:
    assert read_word(text) is None


def test_by_default() -> None:
    forfeit = Result(Verdict.BLACK, "B+F", ResultBasis.WORD, by_default=True)
    assert [read_word("B+F"), read_word("B+!"), read_word("black", default=True)] == [
        forfeit
    ] * 3
    with refuses(ValueError, "default-no-margin"):
        read_word("B+3.5", default=True)
    with refuses(ValueError, "no-result-word"):
        read_word("B+3/4 of something")


# There and back


plain = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"]) | st.sampled_from(" ,;\t'\"-"),
    max_size=12,
).map(lambda text: " ".join(text.split()))
people = st.lists(
    st.builds(
        Player,
        plain.filter(bool),
        plain,
        st.sampled_from(["", "1D", "30K", "9P"]),
        st.none() | st.integers(-900, 3000),
        plain,
        st.sampled_from(["", "FR", "CN"]),
        plain,
        plain,
    ),
    unique_by=lambda player: player.key,
    max_size=6,
)


@given(people)
def test_entry_lists_come_back(drawn: list[Player]) -> None:
    data = write_players(Event(EventInfo("x"), tuple(drawn)))
    assert read_players(data) == ImportedEvent(tuple(drawn))


def test_no_name_is_a_formula_and_every_number_stays_one() -> None:
    players = Player("=cmd|'/C calc'!A0", "@x", "1D", -900, "+club", id=1), Player("-1+2", id=2)
    table = Table(1, 1, 1, 2, 0, Fraction(-13, 2), note="\t=1", id=1)
    event = Event(EventInfo("x"), players, (table,))
    entries, results = (write(event).decode() for write in (write_players, write_results))
    assert "\n'=cmd|'/C calc'!A0,'@x,1D,-900,'+club," in entries.replace("\r", "")
    assert "1,1,\"'=cmd|'/C calc'!A0, @x\",'-1+2,0,-6.5,,," in results
    assert results.endswith(",'\t=1,\r\n")
    assert [p.name for p in read_players(entries.encode()).players] == [p.name for p in players]
    (back,) = read_pairings(results.encode(), players).pairings
    assert (back.black, back.white, back.komi) == (*(p.key for p in players), table.komi)


verdicts = st.sampled_from(Verdict)
wins = st.builds(
    lambda black, margin: Result(
        Verdict.BLACK if black else Verdict.WHITE,
        f"{'B' if black else 'W'}+{margin / 2:g}",
        ResultBasis.IMPORTED,
        Fraction(margin if black else -margin, 2),
    ),
    st.booleans(),
    st.integers(1, 200),
)
told = st.none() | wins | st.builds(
    lambda verdict, default: Result(
        verdict, re_of(verdict, default), ResultBasis.IMPORTED, by_default=default
    ),
    verdicts,
    st.booleans(),
)  # fmt: skip
NAMES = [
    ("Doe", "Jane"),
    ("柯", "洁"),
    ("O'Hara; Jr.", ""),
    ('"Q"', "x y"),
    ("a,b", "c"),
    ("=1", ""),
]
ROSTER = tuple(Player(*name, id=n) for n, name in enumerate(NAMES, 1))


@given(
    st.lists(st.tuples(st.permutations(range(1, 7)), st.integers(0, 9), told), max_size=4),
    st.none() | st.integers(-30, 30).map(lambda n: Fraction(n, 2)),
)
def test_results_come_back(
    rounds: list[tuple[list[int], int, Result | None]], komi: object
) -> None:
    tables = [
        Table(
            number,
            1 + pair,
            order[2 * pair],
            order[2 * pair + 1],
            handicap,
            komi,  # type: ignore[arg-type]
            TableState.DECIDED if result else TableState.TO_PLAY,
            result,
            id=10 * number + pair,
        )
        for number, (order, handicap, result) in enumerate(rounds, 1)
        for pair in range(3)
    ]
    event = Event(EventInfo("x"), ROSTER, tuple(tables))
    back = read_pairings(write_results(event), event.players)
    assert [note.code for note in back.notes] == ["own-list"]
    keys = {player.id: player.key for player in ROSTER}
    assert [
        (p.round, p.number, p.black, p.white, p.handicap, p.komi) for p in back.pairings
    ] == [(t.round, t.number, keys[t.black], keys[t.white], t.handicap, t.komi) for t in tables]
    assert [p.result for p in back.pairings] == [t.result for t in tables]


def complaint(read: Callable[[bytes], object], data: bytes) -> str:
    """What is complained of; nothing if the data was read."""
    try:
        read(data)
    except ListError as error:
        return said(error, EN)
    return ""


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for read in (read_players, read_pairings):
        assert complaint(read, data).isprintable()


@given(st.text(alphabet='Name,;\t"\r\n Rank3dBlackWhite1+', max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    for start in ("Name,Rank\n", "Round,Black,White,Result\n"):
        for read in (read_players, read_pairings):
            assert complaint(read, (start + text).encode()).isprintable()


# What is no table


@pytest.mark.parametrize("sign", ["[", "(", "{", "x"])
def test_a_heap_of_signs_is_told_of_in_a_line_that_can_be_read(sign: str) -> None:
    with refuses(ListError, "on-line", "csv-unknown-headings", line=1) as caught:
        read_players(sign.encode() * 100_000)
    assert len(said(caught.value, EN)) < 300


@pytest.mark.parametrize(
    ("before", "line"), [("", 1), ("Name\n", 2), ("Name,", 1), ('Name\n"', 2)]
)
def test_a_cell_that_is_too_wide_to_read_is_told_of(before: str, line: int) -> None:
    with refuses(ListError, says=f"^line {line}: a cell has more than 131072 characters"):
        read_players((before + "x" * 200_000).encode())


def test_a_long_heading_of_another_column_is_passed_over_and_told_in_short() -> None:
    found = read_players(f"Name,{'Which days? ' * 30}\nJane,all\n".encode())
    (ignored,) = found.notes
    assert len(str(dict(ignored.args)["column"])) == 40
