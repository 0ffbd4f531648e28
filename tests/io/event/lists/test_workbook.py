"""Lists from workbooks: as those from CSV, and no harm from a workbook made to do some."""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Iterable, Sequence
from datetime import date, datetime, time
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goref.core.base.faults import Fault, fault
from goref.core.event.event import Player
from goref.core.event.merge import ImportedEvent
from goref.core.texts.event.events import say
from goref.core.texts.faults.said import said, said_each
from goref.io.event.lists import workbook
from goref.io.event.lists.csv import write_list
from goref.io.event.lists.pairings import read_pairings
from goref.io.event.lists.players import read_players
from goref.io.event.lists.problems import ListError
from tests.languages import EN
from tests.length import of_all
from tests.refusals import refuses
from tests.wordings import tells

CONTENTS, BOOK = "[Content_Types].xml", "xl/workbook.xml"
SHEET, STRINGS = "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"
SPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
TEXTS = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
PAIRS = ["Runde", "Tisch", "Weiß", "Schwarz", "Ergebnis"]


def book(*sheets: tuple[str, Iterable[Sequence[object]]], hidden: Sequence[str] = ()) -> bytes:
    """A workbook of these sheets, each with its rows."""
    openpyxl = pytest.importorskip("openpyxl", reason="an extra")
    made = openpyxl.Workbook()
    made.remove(made.active)
    for name, rows in sheets:
        sheet = made.create_sheet(name)
        sheet.sheet_state = "hidden" if name in hidden else "visible"
        for row in rows:
            sheet.append(list(row))
    data = io.BytesIO()
    made.save(data)
    return data.getvalue()


def with_parts(data: bytes, parts: dict[str, bytes]) -> bytes:
    """A workbook with parts of it replaced or added."""
    made, left = io.BytesIO(), dict(parts)
    packed = zipfile.ZIP_DEFLATED
    with zipfile.ZipFile(io.BytesIO(data)) as old, zipfile.ZipFile(made, "w", packed) as new:
        for info in old.infolist():
            new.writestr(info.filename, left.pop(info.filename, old.read(info.filename)))
        for name, part in left.items():
            new.writestr(name, part)
    return made.getvalue()


def sheet_xml(rows: str) -> bytes:
    return f'<worksheet xmlns="{SPACE}"><sheetData>{rows}</sheetData></worksheet>'.encode()


def plain() -> bytes:
    return book(("Liste", [["Name", "Rank"], ["Doe, Jane", "3d"]]))


def test_without_openpyxl_it_is_said_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    with refuses(ListError, "no-openpyxl"):
        read_players(b"PK\x03\x04" + bytes(100))


def test_a_workbook_is_read_as_csv_is() -> None:
    rows = [PAIRS, [1, 1, "Ann", "Bo", "1-0"], [1.0, 2, " Cy  Di ", "Ed", "½:½"]]
    told = read_pairings(book(("Runde 1", rows)))
    text = write_list(PAIRS, [[str(c).removesuffix(".0") for c in row] for row in rows[1:]])
    assert told == read_pairings(text)
    assert [(p.black, p.white) for p in told.pairings] == [("BO", "ANN"), ("ED", "CYDI")]


CELLS = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), max_size=8)


@settings(max_examples=of_all(40, short=15), deadline=None)
@given(st.lists(st.tuples(CELLS, CELLS, st.integers(-999, 3000)), max_size=5))
def test_names_and_numbers_come_as_from_csv(rows: list[tuple[str, str, int]]) -> None:
    rows = [row for row in rows if not row[0].startswith("=") and not row[1].startswith("=")]
    heads = ["Surname", "Given name", "Rating"]

    def outcome(data: bytes) -> ImportedEvent | int:
        try:
            return read_players(data)
        except ListError as error:
            return len(error.problems)

    text = write_list(heads, [[str(cell) for cell in row] for row in rows])
    assert outcome(book(("L", [heads, *rows]))) == outcome(text)


def test_the_first_sheet_that_fits_is_read_and_named() -> None:
    info = ("Info", [["Herbst Cup"], ["Berlin"]])
    people = ("Spieler", [["Name", "Verein"], ["Ann", "B"], ["Bo", "C"]])
    pairs = ("Runde 1", [[], [], PAIRS, [1, 1, "Ann", "Bo", ""]])
    data = book(info, people, pairs, ("Runde 2", [PAIRS, [2, 1, "Bo", "Ann", ""]]))
    told = read_players(data)
    assert [player.surname for player in told.players] == ["Ann", "Bo"]
    assert say(told.notes[0], EN) == (
        "Of 4 visible sheets “Spieler” was read, the first whose headings fit."
    )
    told = read_pairings(data)
    assert [(p.round, p.line) for p in told.pairings] == [(1, 4)]
    assert dict(told.notes[0].args)["sheet"] == "Runde 1"
    hidden = book(info, people, pairs, hidden=["Spieler", "Info"])
    assert read_pairings(hidden).notes == ()
    with refuses(ListError, "csv-unknown-headings"):
        read_players(hidden)


def test_what_is_wrong_with_the_headings_of_a_sheet_is_told_before_others_are_blamed() -> None:
    twice = ("Runde 1", [["Runde", "Schwarz", "Weiß", "White"], [1, "a", "b", "c"]])
    people = ("Spieler", [["Name", "Tisch"], ["Ann", 1]])
    with refuses(
        ListError,
        "in-cell",
        "csv-same-column",
        sheet="Runde 1",
        cell="D1",
        column="White",
        other="Weiß",
    ):
        read_pairings(book(people, twice))
    assert len(read_players(book(twice, people)).players) == 1
    with refuses(ListError, "csv-unknown-headings"):
        read_players(book(("A", [["x"]]), ("B", [])))


def test_sheet_and_cell_of_what_is_unfit_are_named() -> None:
    rows = [
        PAIRS,
        [1, "=1+2", "Ann", "Bo", ""],
        [1, 2, time(1, 0), datetime(2026, 1, 1), date(2026, 2, 3)],
        [1, 3, "x" * 300, "Cy", "#N/A"],
        [1, 4, "Di", "Ed", "", "surplus"],
        [1, 5, "Fay", "two\nlines", True],
    ]
    with pytest.raises(ListError) as caught:
        read_pairings(book(("Info", []), ("R 1", rows)))
    told = said_each(caught.value, EN)
    assert [line.partition("): ")[0] for line in told[:-3]] == [
        "sheet 'R 1', cell B2 (Tisch",
        "sheet 'R 1', cell C3 (Weiß",
        "sheet 'R 1', cell D3 (Schwarz",
        "sheet 'R 1', cell E3 (Ergebnis",
        "sheet 'R 1', cell C4 (Weiß",
        "sheet 'R 1', cell E4 (Ergebnis",
    ]
    assert tells(told[0], "cell-formula")
    assert tells(told[1], "cell-date", text="01:00:00")
    assert "(2026-02-03 00:00:00)" in told[3]
    assert "has 300 characters; at most 200 fit" in told[4]
    assert tells(told[5], "cell-error", text="#N/A")
    assert told[6].startswith("sheet 'R 1', row 5: 6 cells under 5 headings")
    assert "cell D6 (Schwarz): has line ends" in told[7]
    assert "cell E6 (Ergebnis): 'true' is not a result" in told[8]


def test_of_a_formula_its_kept_value_is_read() -> None:
    rows = (
        '<row r="1"><c r="A1" t="str"><v>Name</v></c><c r="B1" t="str"><v>Rating</v></c></row>'
        '<row r="2"><c r="A2" t="str"><f>B9</f><v>Doe</v></c>'
        '<c r="B2"><f>1+1</f><v>2</v></c></row>'
    )
    data = with_parts(plain(), {SHEET: sheet_xml(rows)})
    assert read_players(data).players == (Player("Doe", rating=2),)
    data = with_parts(plain(), {SHEET: sheet_xml(rows.replace("<v>Doe</v>", "<v></v>"))})
    with refuses(ListError, "in-cell", "cell-formula", cell="A2", column="Name"):
        read_players(data)


def test_texts_that_are_kept_apart_from_the_cells() -> None:
    """As most spreadsheets write them; a text may be in several fonts."""
    whole = plain()
    with zipfile.ZipFile(io.BytesIO(whole)) as file:
        contents = file.read("[Content_Types].xml").decode()
    told = f'<Override PartName="/{STRINGS}" ContentType="{TEXTS}"/>'
    if STRINGS not in contents:
        contents = contents.replace("</Types>", f"{told}</Types>")
    texts = "<si><t>Name</t></si><si><r><t>Doe, </t></r><r><t>Jane</t></r></si>"
    rows = '<row><c t="s"><v>0</v></c></row><row><c t="s"><v>1</v></c></row>'
    parts = {
        CONTENTS: contents.encode(),
        STRINGS: f'<sst xmlns="{SPACE}">{texts}</sst>'.encode(),
        SHEET: sheet_xml(rows),
    }
    data = with_parts(whole, parts)
    assert read_players(data).players == (Player("Doe", "Jane"),)


def test_numbers_are_written_as_people_do() -> None:
    rows = [["Round", "Table", "Black", "White", "Komi"], [1.0, 2, "Ann", 7, 6.5]]
    (pairing,) = read_pairings(book(("L", rows))).pairings
    assert (pairing.round, pairing.number, pairing.komi) == (1, 2, Fraction(13, 2))
    assert pairing.white == "7"
    rows[1][4] = 1e-7
    with refuses(ListError, "no-komi-value", text="0.0000001"):
        read_pairings(book(("L", rows)))


# Made to do harm


def bomb(size: int) -> bytes:
    """Much more than it seems, in a part that openpyxl would read whole."""
    return with_parts(plain(), {STRINGS: b" " * size})


def named_once_too_often() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        for name in ("[Content_Types].xml", "xl/workbook.xml", "xl/workbook.xmm"):
            file.writestr(name, b"<x/>")
    return made.getvalue().replace(b"workbook.xmm", b"workbook.xml")


def other_archive(name: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        file.writestr(name, b"x")
    return made.getvalue()


def long_list() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        for number in range(workbook.MOST_PARTS + 1):
            file.writestr(f"xl/{number}", b"")
        file.writestr("[Content_Types].xml", b"")
    return made.getvalue()


LAUGHS = b'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst>&b;</sst>'


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (lambda: bomb(workbook.MOST_UNPACKED + 1), fault("workbook-large", most=24)),
        (lambda: bomb(1)[:-60], fault("workbook-damaged")),
        (lambda: b"PK\x03\x04" + bytes(200), fault("workbook-damaged")),
        (lambda: b"\xd0\xcf\x11\xe0" + bytes(200), fault("workbook-old")),
        (lambda: other_archive("content.xml"), fault("workbook-other")),
        (lambda: other_archive("[Content_Types].xml"), fault("workbook-other")),
        (named_once_too_often, fault("workbook-damaged")),
        (long_list, fault("workbook-parts", most=1000)),
        (lambda: with_parts(plain(), {STRINGS: LAUGHS}), fault("workbook-doctype")),
        (
            lambda: with_parts(plain(), {STRINGS: LAUGHS.decode().encode("utf-16-le")}),
            fault("workbook-doctype"),
        ),
        (
            lambda: with_parts(plain(), {SHEET: b"<c/>" * 1_000_001}),
            fault("workbook-large"),
        ),
        (
            lambda: with_parts(plain(), {BOOK: b"<sheet/>" * 51}),
            fault("workbook-sheets", most=50),
        ),
        (lambda: with_parts(plain(), {BOOK: b"<workbook>"}), fault("workbook-damaged")),
        (lambda: with_parts(plain(), {SHEET: b"<worksheet>"}), fault("workbook-damaged")),
        (lambda: book(("Info", [])), fault("csv-empty")),
    ],
)
def test_what_is_no_list_is_refused_in_words(data: object, wrong: Fault) -> None:
    pytest.importorskip("openpyxl", reason="an extra")
    with refuses(ListError, wrong) as caught:
        read_players(data())  # type: ignore[operator]
    assert said(caught.value, EN).isprintable()


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        (
            '<row r="99999999999"><c t="str"><v>Name</v></c></row>',
            fault("in-sheet-row", row=1048577, problem=fault("csv-rows")),
        ),
        (
            '<row r="1"><c r="ZZZ1" t="str"><v>Name</v></c></row>',
            fault("workbook-wide", most=200),
        ),
        ('<row r="1"><c r="ZZZZ1" t="str"><v>Name</v></c></row>', fault("workbook-damaged")),
        ('<row r="1"><c r="A1" t="s"><v>77</v></c></row>', fault("workbook-damaged")),
        ('<row r="1"><c r="A1"><v>' + "9" * 5000 + "</v></c></row>", fault("workbook-damaged")),
    ],
)
def test_rows_that_no_spreadsheet_writes(rows: str, wrong: Fault) -> None:
    data = with_parts(plain(), {SHEET: sheet_xml(rows)})
    with refuses(ListError, wrong):
        read_players(data)


def test_a_sheet_that_says_it_is_large_is_as_large_as_it_is() -> None:
    name, doe = (f'<row><c t="str"><v>{text}</v></c></row>' for text in ("Name", "Doe"))
    xml = sheet_xml(name + doe)
    for said_to_be in (b"A1:XFD1048576", b"A1:A1"):
        told = b'<dimension ref="' + said_to_be + b'"/><sheetData>'
        large = xml.replace(b"<sheetData>", told)
        data = with_parts(plain(), {SHEET: large})
        assert read_players(data).players == (Player("Doe"),)
