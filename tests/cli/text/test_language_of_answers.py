"""The command line in Chinese and Japanese: nothing of it stays English."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from goref.app.opening import open_path
from goref.core.event.event import TableState
from goref.core.event.result import ResultBasis, Verdict
from goref.core.rulesets.table import RULESETS
from goref.core.texts.event.audit import BASES, DONE
from goref.core.texts.event.events import TERMS, VERDICTS
from goref.core.texts.event.fields import FIELDS
from goref.io.case.case_file import dump
from goref.io.event import rows as event_rows
from tests.cli.english import OTHERS, WORD, english
from tests.cli.runs import BOWLS, GAMES, Goref
from tests.languages import EN, JA, ZH
from tests.pseudo import NUMERALS


def test_the_checker_sees_what_is_english() -> None:
    assert english("文件 game.sgf not found（--rules ing）") == {"not", "found"}
    assert english("没有文件 /tmp/a b.sgf") == set()


@pytest.fixture(params=OTHERS)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("command", ["score", "compare", "arrange", "check", "suggest"])
@pytest.mark.parametrize("game", ["gold-petal-bowls", "iwamoto--go-seigen-1948"])
def test_commands_on_a_game(goref: Goref, language: str, command: str, game: str) -> None:
    ran = goref(command, GAMES / f"{game}.sgf", "--lang", language)
    assert ran.err == ""
    assert not english(ran.out, *english_names(game), *NUMERALS)


def english_names(game: str) -> set[str]:
    """The words of a game's own title."""
    return set(WORD.findall((GAMES / f"{game}.sgf").read_text(encoding="utf-8")))


def test_a_game_written_out(goref: Goref, language: str, tmp_path: Path) -> None:
    out = tmp_path / "out.sgf"
    for game in ("gold-petal-bowls", "iwamoto--go-seigen-1948"):  # the second is in the way
        ran = goref("export", GAMES / f"{game}.sgf", "-o", out, "--lang", language)
        assert not english(ran.out + ran.err, *english_names(game))
    assert ran.code == 4


@pytest.mark.parametrize("rules", RULESETS)
def test_rule_sets(goref: Goref, language: str, rules: str) -> None:
    assert not english(goref("rules", rules, "--lang", language).out, "II", "III", "IV")


def test_the_list_of_rule_sets(goref: Goref, language: str) -> None:
    assert not english(goref("rules", "--lang", language).out, "II", "III", "IV")


def test_what_is_missing(goref: Goref, language: str, halves: Path) -> None:
    for command in ("score", "arrange", "compare"):
        ran = goref(command, halves, "--rules", "tromp-taylor", "--lang", language)
        assert not english(ran.out + ran.err, *WANTED)
    ran = goref("score", halves, "--rules", "jpd-a", "--lang", language)
    assert ran.code == 3
    assert not english(ran.out + ran.err, *WANTED)


WANTED = ("halves", "first", "first-pass", "last-play", "plays", "pass-stones", "prisoners")
"""Options as they are asked for."""


def test_a_table_of_many(goref: Goref, language: str, tmp_path: Path) -> None:
    bad = tmp_path / "bad.sgf"
    bad.write_text("(;SZ[x])")
    out = tmp_path / "out.csv"
    batch = ("batch", bad, BOWLS, "--rules", "ing", "--csv", out, "--lang", language)
    for _ in range(2):
        ran = goref(*batch)
        assert ran.code == 0
        assert not english(ran.out)
    (row,) = [
        line for line in out.read_text(encoding="utf-8").splitlines() if "bad.sgf" in line
    ]
    assert not english(row.partition("SZ")[2])


@pytest.mark.parametrize(
    "text", ["{}", "{", '{"goref": 1, "sgf": 7}', '{"goref": 9}', '{"goref": 1, "sgf": "(;"}']
)
def test_a_damaged_case(goref: Goref, language: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "case.goref"
    path.write_text(text)
    ran = goref("verify", path, "--lang", language)
    assert not english(ran.complaint, "sgf", "rules")


def test_a_verified_case(goref: Goref, language: str, tmp_path: Path) -> None:
    opened = open_path(BOWLS)[0]
    path = tmp_path / "case.goref"
    path.write_bytes(dump(opened.case, opened.game))
    for more in ([], ["--protocol"]):
        ran = goref("verify", path, "--lang", language, *more)
        assert not english(ran.out + ran.err)


PLAYERS = "Name,Rank,Sex\nLi Ming,3d,\nDoe Ann,5x,\n"
PAIRINGS = "Round,Table,Black,White,Handicap\n1,1,Li Ming,Doe Ann,2\n"
THEIRS = {"Li", "Ming", "Doe", "Ann", "Sex", "Cup", "Hall", "late", "root", "me", "yes"}


@pytest.fixture
def event(goref: Goref, tmp_path: Path) -> Path:
    path = tmp_path / "cup.gorefevent"
    assert goref("event", "new", path, "--name", "Cup", "--place", "Hall").code == 0
    for name, text in (("players", PLAYERS), ("pairings", PAIRINGS)):
        (tmp_path / f"{name}.csv").write_text(text)
    for name in ("players", "pairings"):
        assert goref("event", "import", path, tmp_path / f"{name}.csv").code == 0
    return path


def test_an_event(goref: Goref, language: str, event: Path, tmp_path: Path) -> None:
    records = tmp_path / "records"
    records.mkdir()
    (records / "1.sgf").write_text("(;PB[Li Ming]PW[Doe Ann]SZ[9]KM[7]RE[B+R];B[ee];W[ec])")
    (records / "2.sgf").write_text("(;PB[Nobody])(")
    (records / "3.sgf").write_text("")
    acts: tuple[tuple[object, ...], ...] = (
        ("list", event),
        ("import", event, tmp_path / "players.csv"),
        ("import", event, tmp_path / "pairings.csv"),
        ("attach", event, records, "--dry-run"),
        ("attach", event, records / "1.sgf", "--table", "1/1"),
        ("set", event, "1/1", "--from-case"),
        ("set", event, "1/1", "--dispute"),
        ("set", event, "1/1", "--dispute", "--reason", "late"),
        ("set", event, "1/1", "--result", "B+R", "--reason", "late"),
        ("set", event, "1/1", "--handicap", "3"),
        ("set", event, "1/1", "--result", "maybe"),
        ("set", event, "7/7", "--reopen"),
        ("edit", event, "--name", ""),
        ("edit", event),
        ("standings", event),
        ("standings", event, "--round", "9"),
        ("check", event, "--link", "0" * 20),
        ("audit", event),
        ("restore", event),
        ("restore", event, "9"),
        ("restore", event, "1"),
        ("export", event, "--as", "egf", "--out", tmp_path / "e.txt"),
        ("export", event, "--as", "aga", "--out", tmp_path / "a.txt"),
        ("export", event, "--as", "csv", "--out", tmp_path / "c.csv"),
        ("export", event, "--as", "csv", "--out", tmp_path / "c.csv"),
        ("list", tmp_path / "players.csv"),
        ("list", tmp_path),
        ("new", event, "--name", "Cup"),
    )
    for act in acts:
        ran = goref("event", *act, "--lang", language, *(("--who", "me") * (act[0] != "list")))
        plain = LINK.sub("", ran.out + ran.err)
        told = english(plain, *THEIRS, *BESIDE)
        assert not told, (act, ran)


def test_the_audit_has_words_for_all_that_is_kept() -> None:
    columns = {*event_rows.INFO, *event_rows.PLAYER, *event_rows.RESULT, "round", "number"}
    columns |= {"black", "white", "player", "handicap", "state", "digest", "source", "note"}
    assert columns <= FIELDS.keys()
    for kind, words in ((TableState, TERMS), (Verdict, VERDICTS), (ResultBasis, BASES)):
        assert {one.value for one in kind} <= words.keys()
    for text in (*FIELDS.values(), *BASES.values(), *DONE.values()):
        assert text.in_(ZH) != text.in_(EN) != text.in_(JA)


LINK = re.compile(r"(?:[0-9a-f]{4} ){4}[0-9a-f]{4}")
"""A link of a chain, as it is printed."""
BESIDE = {"maybe", "Nobody", "CL", "PC", "DT", "TM", "NONAME", "xx", "chinese-2002", "Untitled"}


def test_reasons_name_an_option_on_the_command_line_alone(goref: Goref, event: Path) -> None:
    ran = goref("event", "set", event, "1/1", "--dispute")
    assert ran.complaint == "goref: this needs a reason (--reason)\n"
    ran = goref("event", "set", event, "1/1", "--dispute", "--lang", "zh")
    assert ran.complaint == "goref: 此项须写明理由（--reason）\n"


def test_papers(goref: Goref, language: str, event: Path, tmp_path: Path) -> None:
    sheet, wall = tmp_path / "sheet.html", tmp_path / "wall.html"
    ran = goref("sheet", BOWLS, "-o", sheet, "--protocol", "--lang", language)
    assert ran.code == 0
    export = "event", "export", event, "--as", "html", "--out", wall, "--unfinished"
    assert goref(*export, "--lang", language).code == 0
    for paper in (sheet, wall):
        page = paper.read_text(encoding="utf-8")
        shown = unescape(re.sub(r"(?s)<style.*?</style>|<[^>]*>", " ", page))
        shown = LINK.sub("", shown)
        assert not english(shown, *english_names(BOWLS.stem), *THEIRS, *NUMERALS)
