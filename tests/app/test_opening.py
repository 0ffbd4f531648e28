"""Opening whatever a referee has."""

from __future__ import annotations

import os
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goref.app.opening import OpeningError, known_rules, open_bytes, open_path, rules_of
from goref.core.base.findings import Level
from goref.core.case.case import Case
from goref.core.game.record import GameInfo, GameRecord
from goref.core.rulesets.table import DEFAULT, ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.scoring.scorer import score
from goref.core.texts.faults.said import said
from goref.core.texts.results import sentence
from goref.io.case.case_file import dump
from goref.io.files import FileError
from tests.languages import EN, ZH
from tests.refusals import refuses
from tests.systems import any_bytes
from tests.wordings import in_words, like

GAMES = Path(__file__).parents[2] / "resources" / "games"
ROWS = (".X.", "XO.", ".O.")


def refused(data: bytes, name: str = "") -> str:
    with pytest.raises(OpeningError) as caught:
        open_bytes(data, name)
    message = said(caught.value, EN)
    assert message.replace("\u00a0", " ").isprintable()
    return message


def opened_or_refused(data: bytes, name: str = "") -> str:
    """The message if the bytes are refused, else nothing."""
    try:
        games = open_bytes(data, name)
    except OpeningError as error:
        message = said(error, EN)
    else:
        assert games
        return ""
    assert message.replace("\u00a0", " ").isprintable()
    return message


def test_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;GM[1]SZ[9]RU[jp]PB[A]PW[B]KM[6.5];B[cc];W[gg])")
    (opened,) = open_path(path)
    assert opened.case.rules == "japanese"
    assert opened.title == "A – B"
    assert opened.game is not None
    assert not opened.is_case
    assert len(opened.case.record.acts) == 2


def test_the_bundled_game_of_huang_and_zhou_is_as_zhao_reckoned_it() -> None:
    (opened,) = open_path(GAMES / "huang-longshi--zhou-donghou.sgf")
    result = score(opened.case, ruleset("tang-song"))
    assert sentence(opened.case, result, ZH) == (
        "黑胜一路。各一百六十一着。黑杀白三十七子，黑有四路；白杀黑三十五子，白有三路。"
    )
    for id_ in ("ming-qing", "chinese-2002", "japanese", "jpd-art"):
        result = score(opened.case.answering(komi=Fraction(0)), ruleset(id_))
        assert result.margin == {"japanese": 2, "jpd-art": 1}.get(id_, 0)
        assert {finding.level for finding in result.findings} == {Level.NOTE}


def test_a_collection_keeps_its_games_apart() -> None:
    games = open_bytes(b"(;SZ[9]RU[Chinese]PB[A])(;SZ[13]RU[jp]PB[B])(;SZ[5]GN[C])")
    assert [g.case.record.grid.width for g in games] == [9, 13, 5]
    assert [g.case.rules for g in games] == ["chinese-2002", "japanese", DEFAULT]
    assert [g.title for g in games] == ["A – ?", "B – ?", "C"]
    assert all("several-games" in {f.code for f in g.findings} for g in games)


def test_a_case_keeps_its_rules_and_ruling(tmp_path: Path) -> None:
    record = open_bytes(b"(;SZ[5]AB[aa]AW[ba])")[0].case.record
    case = Case(record, rules="aga", notes="n")
    case = Case(
        record, case.ruling.with_lives([0], StoneStatus.DEAD, "why"), rules="aga", notes="n"
    )
    path = tmp_path / "no suffix"
    path.write_bytes(dump(case))
    (opened,) = open_path(path)
    assert opened.is_case
    assert opened.case == case


def test_rules_a_case_names_are_replaced_if_unknown_and_it_is_said() -> None:
    (opened,) = open_bytes(dump(Case(rules="checkers")))
    assert opened.case.rules == DEFAULT
    (finding,) = [f for f in opened.findings if f.code == "rules-not-known"]
    assert finding.level is Level.CHECK
    assert dict(finding.args) == {"rules": "checkers", "used": DEFAULT}
    assert known_rules("Japanese") == ("japanese", ())


@pytest.mark.parametrize(
    ("text", "id_", "said"),
    [
        ("Chinese", "chinese-2002", []),
        ("", DEFAULT, ["rules-taken"]),
        ("Checkers", DEFAULT, ["rules-not-known"]),
    ],
)
def test_rules_a_record_names(text: str, id_: str, said: list[str]) -> None:
    rules, findings = rules_of(GameRecord(info=GameInfo(rules=text)))
    assert rules == id_
    assert [f.code for f in findings] == said


@pytest.mark.parametrize(
    "text",
    [
        *(
            ".X.\nXO.\n.O.",
            ".X.\r\nXO.\r\n.O.\r\n",
            "\r.X.\rXO.\r.O.",
            "\n\n .X.\n XO.\n .O.\n\n",
        ),
        *("\ufeff.X.\nXO.\n.O.", ". X .\nX O .\n. O .", ".\tx\t.\nx\to\t.\n.\to\t."),
        *("．Ｘ．\nＸＯ．\n．Ｏ．", "・●・\n●○・\n・○・", "·●·\n●○·\n·○·", "+●+\n●○+\n+○+"),
        *(
            ".⚫.\n⚫⚪.\n.⚪.",
            ".⚫\ufe0f.\n⚫\ufe0f⚪\ufe0f.\n.⚪\ufe0f.",
            "．●．\n●◯．\n．◯．",
        ),
        *("＋Ｘ＋\n＃Ｏ＊\n，Ｏ，", "　.X.\n　XO.\n　.O.", ".b.\nBw.\n.W."),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_rows(text: str, encoding: str) -> None:
    (opened,) = open_bytes(text.encode(encoding), "position.txt")
    assert opened.case.position.rows == list(ROWS)
    assert opened.title == "position.txt"
    assert opened.case.record.is_bare
    assert opened.game is None


@pytest.mark.parametrize("encoding", ["gb18030", "shift_jis", "big5"])
def test_rows_of_stones_in_the_encodings_of_the_east(encoding: str) -> None:
    (opened,) = open_bytes("．●．\n●○．\n．○．".encode(encoding))
    assert opened.case.position.rows == list(ROWS)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (".X.\nXO\n.O.", f"row 2: {in_words('row-length', count=2, width=3)}"),
        (".X.\nXO.", in_words("rows-not-square", height=2, width=3)),
        ("X" * 26 + ("\n" + "." * 26) * 25, "boards have 2 to 25 lines, not 26"),
        ("..........\n.....?....", f"row 2: {like('no-stone-sign', sign='?')}"),
    ],
)
def test_faulty_rows(rows: str, words: str) -> None:
    with refuses(OpeningError, says=f"a.txt: {words}"):
        open_bytes(rows.encode(), "a.txt")


@pytest.mark.parametrize("data", [b"", b"\n \r\n", b"\0" * 5000, b"\xef\xbb\xbf", b" " * 9000])
def test_an_empty_file(data: bytes) -> None:
    assert refused(data, "a.sgf") == f"a.sgf: {in_words('file-empty')}"


def test_a_record_after_many_empty_lines() -> None:
    (opened,) = open_bytes(b"\n" * 9000 + b"(;SZ[9])")
    assert opened.case.record.grid.width == 9


@pytest.mark.parametrize(
    "data",
    [
        *(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", bytes(range(256)) * 40, b"PK\x03\x04", b"hello"),
        *(b"<!DOCTYPE html><html>(;</html>", b"(;GM[2])", b"(;SZ[99])", b"(;SZ[9:13])"),
        *(b"[1]", b"{}", b"{", b'{"goref": 9}', b"{\\rtf1 (;GM[1])}", b"(" * 100_000),
        *(b"(;B)", b'{"a":' * 50_000),
    ],
)
def test_what_is_no_game_is_refused_in_one_line(data: bytes) -> None:
    assert opened_or_refused(data, "x").startswith("x: ")


@pytest.mark.parametrize("data", [b"(;B", b"(;" * 3000, b"(;B[aa]" * 3000 + b"(;W[bb"])
def test_a_record_that_only_lacks_its_end_is_opened(data: bytes) -> None:
    assert opened_or_refused(data) == ""


@given(st.binary(max_size=200))
def test_any_bytes_are_opened_or_refused(data: bytes) -> None:
    for head in (b"", b"(;SZ[5]", b"{", b".X.\nX"):
        opened_or_refused(head + data)


@given(st.text(st.sampled_from('(;)[]\\\n{}":.XO●BWaA\0\ufeff'), max_size=60))
def test_any_text_is_opened_or_refused(text: str) -> None:
    opened_or_refused(text.encode())


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with refuses(FileError, "folder-not-file"):
        open_path(tmp_path)
    with refuses(FileError, "no-file"):
        open_path(tmp_path / "none.sgf")


@any_bytes
def test_the_name_in_a_message_is_printable(tmp_path: Path) -> None:
    assert refused(b"hello", "a\nb\udcff.sgf").startswith("a b?.sgf: ")
    path = tmp_path / ("空" + os.fsdecode(b"\xff") + ".sgf")
    path.write_bytes(b"hello")
    with refuses(OpeningError, "in-file", file="空?.sgf"):
        open_path(path)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(65 * 2**20)  # sparse: takes no room
    with refuses(FileError, "file-no-game", most=64):
        open_path(path)
