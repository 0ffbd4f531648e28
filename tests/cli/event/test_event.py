"""``goref event``: an event from nothing to result files, as a referee would type it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from shutil import copyfile

import pytest

from goref.__main__ import _guarded
from goref.app.event.files import open_event
from goref.app.event.formats import EXPORTS, ExportFormat
from goref.cli.commands import ACTIONS, COMMANDS
from goref.core.event.event import Player
from goref.core.findings.table import FINDING_KINDS
from goref.core.rulesets.table import ruleset
from goref.core.scoring.status import CaseState
from goref.core.texts.event.audit import OPEN_STILL
from goref.core.texts.event.checking import (
    COPIES,
    GONE_BACK,
    PUT_BACK,
    UNFIT,
    UNFIT_MORE,
)
from goref.core.texts.event.events import ALL_CONFIRMED, TERMS
from goref.core.texts.status import STATES
from goref.io.event import lease
from goref.io.event.lease import STALE_S
from goref.io.text.times import local_time
from tests.app.event.program_file import opengotha
from tests.attack.tampering import tamper
from tests.cli.runs import GAMES, Goref, Ran
from tests.io.event.test_lease import left
from tests.languages import EN, JA, LANGUAGES, ZH, made_up
from tests.wordings import in_words, like, tells

PLAYERS = (
    "Surname;Given name;Rank;Country\nDoe;Jane;3d;FR\nRoe;Rick;5k;DE\nLee;Una;1k;\nPoe;Al;2k;\n"
)
PAIRINGS = "Round,Table,Black,White,Handicap\n1,1,Doe Jane,Roe Rick,\n1,2,Lee Una,Poe Al,2\n"
XML = (
    "<?xml version='1.0' encoding='UTF-8'?>\n<Tournament dataVersion='201'><Players>"
    "<Player firstName='Jane' name='Doe' rank='3D'/><Player firstName='Rick' name='Roe'/>"
    "</Players><Games><Game whitePlayer='ROERICK' result='{}' roundNumber='1' tableNumber='1'"
    " blackPlayer='DOEJANE'/></Games></Tournament>\n"
)


@pytest.fixture
def goref(capsys: pytest.CaptureFixture[str]) -> Goref:
    """``goref("list", file)``: run ``goref event list file`` in this process."""

    def act(*arguments: object) -> Ran:
        capsys.readouterr()
        code = _guarded(
            lambda: COMMANDS["event"].function()([str(argument) for argument in arguments])
        )
        return Ran(code, *capsys.readouterr())

    return act


@pytest.fixture
def event(goref: Goref, tmp_path: Path) -> Path:
    """An event with four players and two tables in round 1."""
    path = tmp_path / "cup.gorefevent"
    made = goref("new", path, "--name", "Cup", "--place", "Paris", "--begins", "2026-11-21",
                 "--rules", "chinese-2002", "--komi", "7.5", "--rounds", "1",
                 "--size", "5")  # fmt: skip
    assert made.code == 0
    for name, text in (("p.csv", PLAYERS), ("g.csv", PAIRINGS)):
        (tmp_path / name).write_text(text)
        assert goref("import", path, tmp_path / name).code == 0
    return path


def states(goref: Goref, event: Path) -> list[tuple[str, str | None]]:
    tables = goref("list", event, "--json").json["tables"]
    return [(t["state"], t["result"] and t["result"]["re"]) for t in tables]


# Making


def test_a_new_event(goref: Goref, tmp_path: Path) -> None:
    path = tmp_path / "e.gorefevent"
    made = goref("new", path, "--name", "Cup", "--rules", "japanese", "--handicap-komi", "0.5",
                 "--ends", "2026-01-02", "--bye", "½", "--json")  # fmt: skip
    assert made.code == 0
    assert made.json == {
        "name": "Cup", "place": "", "begins": "", "ends": "2026-01-02", "rounds": 0,
        "rules": "japanese", "komi": None, "handicap_komi": "0.5", "bye": "0.5",
        "placement": {
            "criteria": ["NBW", "SOSW", "SOSOSW", "SODOSW"], "bar": "9D", "floor": "30K",
        },
        "closed": [], "players": [], "tables": [], "byes": [], "size": 19,
    }  # fmt: skip
    again = goref("new", path, "--name", "Other")
    assert again.code == 4
    assert "is there already" in again.complaint
    rules = in_words(ruleset("japanese").name)
    assert goref("list", path).out == f"Cup, 2026-01-02, {rules}\n{in_words(TERMS['nobody'])}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "required: ACTION"),
        (["dance"], "invalid choice: 'dance'"),
        (["new", "e"], "--name"),
        (["new", "e", "--name", "x", "--begins", "21.11.2026"], like("no-day")),
        (["new", "e", "--name", "x", "--begins", "2026-02-30"], "not a day"),
        (["new", "e", "--name", "x", "--bye", "2"], re.escape("not one of 0, 0.5, 1")),
        (["new", "e", "--name", "x", "--rules", "house"], like("no-rule-set")),
        (["set", "e", "1", "--dispute"], like("no-place")),
        (["set", "e", "100/1", "--dispute"], like("place-range", rounds=99)),
        (["set", "e", "1/1"], like("nothing-to-set")),
        (["set", "e", "1/1", "--default"], "--default needs --result"),
        (["set", "e", "1/1", "--counted"], "--counted needs --from-case"),
        (["set", "e", "1/1", "--dispute", "--reopen"], like("not-with")),
        (["attach", "e", "x", "--game", "2"], "--game needs --table"),
        (["export", "e", "--as", "csv"], "--out"),
        (["export", "e", "--into", "f", "--as", "csv", "--out", "o"], "--into"),
        (["export", "e", "--as", "egf", "--out", "o", "--round", "1"], "csv, take --round"),
        (
            ["export", "e", "--as", "csv", "--out", "o", "--source", "x"],
            like("export-source"),
        ),
        (
            ["export", "e", "--as", "opengotha", "--out", "o"],
            "opengotha, pairgoth needs",
        ),
        (
            ["export", "e", "--as", "csv", "--source", "s", "--out", "o"],
            like("export-source"),
        ),
        (["export", "e", "--as", "egf", "--out", "o", "--country", "FRA"], "two letters"),
    ],
)
def test_wrong_usage(goref: Goref, arguments: list[str], words: str) -> None:
    ran = goref(*arguments)
    assert ran.code == 2
    assert re.search(words, ran.complaint)


def test_help_of_every_action(goref: Goref) -> None:
    for action in ("", *ACTIONS):
        ran = goref(*filter(None, (action, "-h")))
        assert ran.code == 0
        assert f"goref event {action}".strip() in ran.out


@pytest.mark.parametrize("action", ["list", "standings", "check", "audit"])
def test_what_is_no_event(goref: Goref, action: str, tmp_path: Path) -> None:
    ran = goref(action, tmp_path / "none")
    assert ran.code == 4
    assert tells(ran.complaint, "no-file")
    ran = goref(action, GAMES / "gold-petal-bowls.sgf")
    assert ran.code == 4
    assert tells(ran.complaint, "event-other-file")


def test_an_event_is_changed(goref: Goref, event: Path) -> None:
    ran = goref(
        "edit", event, "--rules", "japanese", "--komi", "6.5", "--reason", "agreed", "--json"
    )
    assert (ran.json["rules"], ran.json["komi"], ran.json["name"]) == ("japanese", "6.5", "Cup")
    last = goref("audit", event, "--json").json["audit"][-1]
    assert (last["what"], last["reason"]) == ("event-changed", "agreed")
    assert last["before"] == {"rules": "chinese-2002", "komi": "15/2"}
    ran = goref("edit", event, "--komi", "0,5", "--json")
    assert ran.json["komi"] == "0.5"
    assert tells(goref("edit", event, "--komi", "3子").complaint, "komi-no-zi")
    ran = goref("edit", event, "--rules", "chinese-2002", "--komi", "3又3/4子", "--json")
    assert ran.json["komi"] == "7.5"
    assert in_words("nothing-to-change") in goref("edit", event).complaint
    assert tells(goref("edit", event, "--name", " ").complaint, "event-no-name")
    assert tells(goref("edit", event, "--ends", "2026-11-20").complaint, "event-ends-before")


# Files in


def test_imports_say_what_they_did(goref: Goref, event: Path, tmp_path: Path) -> None:
    assert states(goref, event) == [("to-play", None)] * 2
    (tmp_path / "more.csv").write_text("Name,Shoe,Rank\nDoe Jane,40,2d\nNew,,\n")
    ran = goref("import", event, tmp_path / "more.csv", "--json")
    assert ran.code == 0
    assert (ran.json["players"], ran.json["changed"], ran.json["tables"]) == (1, 1, 0)
    assert [n["code"] for n in ran.json["notes"]] == ["column-ignored", "player-changed"]
    ran = goref("import", event, tmp_path / "more.csv", "--lang", "zh")
    assert "“Shoe”一列未读取" in ran.out


def test_a_bad_line_is_named_with_its_file(goref: Goref, event: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    bad.write_text("Round,Black,White\n1,Doe Jane,Nobody\n")
    ran = goref("import", event, bad)
    assert ran.code == 4
    assert "bad.csv: line 2, column 'White': no player is called 'Nobody'" in ran.complaint
    ran = goref("import", event, bad, "--kind", "opengotha")
    assert "bad.csv: line 1, column 1: this is not XML" in ran.complaint
    ran = goref("import", event, tmp_path / "none.csv")
    assert tells(ran.complaint, "no-file")


def test_all_that_is_unfit_is_listed(goref: Goref, event: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.csv"
    rows = "".join(f"1,{n},Nobody{n},Roe Rick\x1b[31m{n}\n" for n in range(1, 31))
    bad.write_text(f"Round,Table,Black,White\n{rows}")
    before = states(goref, event)
    ran = goref("import", event, bad)
    assert (ran.code, ran.out) == (4, "")
    first, *told = ran.err.splitlines()
    assert "bad.csv: none of its players is in this event" in first
    assert len(told) == 40 + 1
    assert told[0].startswith("  line 2, column 'Black': no player is called 'Nobody1';")
    assert told[-1] == "  and 20 more"
    assert "\x1b" not in ran.err
    assert states(goref, event) == before


CLOSE = "Name;Rank\nKráľ;5k\n".encode("cp1250")
"""The likeliest reading is Kráž, of iso8859-2."""


def test_a_list_that_may_be_read_in_two_ways_names_the_option(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    (tmp_path / "close.csv").write_bytes(CLOSE)
    ran = goref("import", event, tmp_path / "close.csv")
    assert ran.code == 0
    assert "read as iso8859-2: Kráž. As cp1250 the same would be Kráľ" in ran.out
    for language in LANGUAGES:
        ran = goref("import", event, tmp_path / "close.csv", "--lang", language)
        assert "--encoding cp1250" in ran.out
    assert "Kráž" in goref("standings", event).out


def test_an_encoding_said_on_the_command_line(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    (tmp_path / "close.csv").write_bytes(CLOSE)
    ran = goref("import", event, tmp_path / "close.csv", "--encoding", "windows-1250", "--json")
    assert (ran.code, ran.json["players"], ran.json["notes"]) == (0, 1, [])
    assert "Kráľ" in goref("standings", event).out
    rows = "Round,Table,Black,White\n2,1,Kráľ,Doe Jane\n".encode("cp1250")
    (tmp_path / "pairs.csv").write_bytes(rows)
    assert goref("import", event, tmp_path / "pairs.csv", "--encoding", "cp1250").code == 0
    assert "Kráľ" in goref("list", event, "--round", "2").out


def test_an_encoding_that_does_not_fit_is_refused(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    before = states(goref, event)
    file = tmp_path / "close.csv"
    file.write_bytes(CLOSE)
    ran = goref("import", event, file, "--encoding", "klingon")
    assert ran.code == 2
    assert tells(ran.complaint, "no-encoding", text="klingon")
    assert goref("import", event, file, "--encoding", "rot13").code == 2
    ran = goref("import", event, file, "--encoding", "utf-8")
    assert ran.code == 4
    assert "close.csv: line 2: the byte 0xE1 is not text in utf-8" in ran.complaint
    file.write_bytes("Name\n柯洁、芈昱廷、连笑\n".encode() + b"\xff\n")
    assert "not utf-8 text" in (complaint := goref("import", event, file).complaint)
    assert "(--encoding)" in complaint
    file.write_text(XML.format("RESULT_UNKNOWN"))
    ran = goref("import", event, file, "--encoding", "cp1250")
    assert (ran.code, tells(ran.complaint, "encoding-of-list")) == (4, True)
    assert states(goref, event) == before


def test_a_round_said_on_the_command_line(goref: Goref, event: Path, tmp_path: Path) -> None:
    second = tmp_path / "2.csv"
    second.write_text("Table,Black,White\n1,Roe Rick,Lee Una\n")
    assert f"{in_words('csv-no-round')} (--round)" in goref("import", event, second).complaint
    assert goref("import", event, second, "--round", "2", "--reason", "paired").code == 0
    shown = goref("list", event, "--round", "2").out
    assert "2/1" in shown
    assert "1/1" not in shown
    assert goref("audit", event, "--json").json["audit"][-1]["reason"] == "paired"


# At a table


def test_a_table_from_open_to_decided_and_back(goref: Goref, event: Path) -> None:
    ran = goref("set", event, "1/1", "--result", "b+r", "--who", "Ann")
    assert ran.out == "1/1  Doe Jane 3D  Roe Rick 5K  decided  B+R\n"
    assert goref("set", event, "1/2", "--result", "both-lose").code == 4
    ran = goref(
        "set", event, "1/2", "--result", "white", "--default", "--reason", "ill", "--json"
    )
    assert ran.json["result"] == {
        "verdict": "white", "re": "W+F", "margin": None, "rules": None, "by_default": True,
        "basis": "word", "reason": "ill",
    }  # fmt: skip
    assert states(goref, event) == [("decided", "B+R"), ("decided", "W+F")]
    assert goref("set", event, "1/1", "--dispute").code == 4
    assert goref("set", event, "1/1", "--dispute", "--reason", "clock").code == 0
    assert states(goref, event)[0] == ("in-dispute", None)
    shown = goref("list", event, "--state", "in-dispute")
    assert "1/1" in shown.out
    assert "1/2" not in shown.out
    assert goref("set", event, "1/1", "--reopen", "--reason", "settled").code == 0
    ran = goref("set", event, "1/1", "--note", "late", "--handicap", "2", "--json")
    assert (ran.json["note"], ran.json["handicap"], ran.json["state"]) == ("late", 2, "to-play")
    told = goref("audit", event).out.splitlines()
    assert [line for line in told if "Ann" in line and "state: to play → decided" in line]
    assert tells(goref("set", event, "9/9", "--reopen").complaint, "no-table", table="9/9")


def test_a_record_is_attached_counted_and_taken_out(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    bowls = GAMES / "gold-petal-bowls.sgf"
    refused = goref("attach", event, bowls, "--table", "1/1")
    assert refused.code == 4
    assert "table 1/1: The record has other names for the players: " in refused.complaint
    assert "--force" in refused.complaint
    ran = goref("attach", event, bowls, "--table", "1/1", "--force", "--json")
    (record,) = ran.json["records"]
    assert (record["attached"], record["table"]) == (True, "1/1")
    out = tmp_path / "table.goref"
    assert goref("case", event, "1/1", "--out", out).code == 0
    ran = goref("set", event, "1/1", "--from-case", "--json")
    assert ran.json["result"]["basis"] == "case"
    assert ran.json["result"]["rules"] == "chinese-2002"
    assert ran.json["source"] == bowls.name
    told = goref("check", event, "--json").json
    assert (told["fits"], told["notes"], told["entries"]) == (True, [], 9)
    shown = " ".join(told["link"][n : n + 4] for n in range(0, 20, 4))
    assert goref("check", event).out == f"OK\nEntries: 9, link: {shown}\n"
    ran = goref("case", event, "1/2", "--out", out)
    assert tells(ran.complaint, "no-case", table="1/2")
    assert tells(goref("case", event, "1/1", "--out", out).complaint, "file-there")
    # What the window made of the case comes back.
    goref("set", event, "1/1", "--reopen", "--reason", "ruled on")
    ran = goref("attach", event, out, "--table", "1/1")
    assert ran.code == 0
    assert "=> 1/1" in ran.out


HALVES = (
    "(;SZ[5]PB[Doe Jane]PW[Roe Rick]RO[1]KM[0]AB[ca][cb][cc][cd][ce]AW[da][db][dc][dd][de])"
)


def test_a_case_that_is_not_settled_decides_by_force_alone(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.sgf").write_text(HALVES)
    assert goref("attach", event, tmp_path / "a.sgf", "--table", "1/1").code == 0
    ran = goref("set", event, "1/1", "--from-case")
    assert ran.code == 3
    assert (
        ran.out
        == "1/1  ◌ White wins by 1¼ zi (suggested, the board is clear); komi 3¾ zi (record 0)\n"
    )
    assert ran.err == (
        "goref: table 1/1: the case decides nothing yet. "
        f"{in_words(STATES[CaseState.UNDECIDED])}: "
        f"{in_words(FINDING_KINDS['not-ruled'].text)}"
        " If forced, W+2.5 would be recorded. (--force)\n"
    )
    told = goref("set", event, "1/1", "--from-case", "--json")
    assert (told.code, told.json["decided"], told.json["status"]) == (3, False, "undecided")
    assert [one["code"] for one in told.json["open"]] == ["not-ruled"]
    assert told.json["glance"] in ran.out
    assert states(goref, event)[0] == ("to-play", None)
    assert (
        "--force needs --from-case, --result" in goref("set", event, "1/1", "--force").complaint
    )
    ran = goref("set", event, "1/1", "--from-case", "--force", "--who", "Ann")
    assert (ran.code, ran.out.split()[-2:]) == (0, ["W+2.5", "a.sgf"])
    last = goref("audit", event, "--json").json["audit"][-1]
    assert (last["who"], last["after"]["forced"]["count"]) == ("Ann", 1)
    for language, words in (
        (
            EN,
            in_words(
                OPEN_STILL,
                count=1,
                state=in_words(STATES[CaseState.UNDECIDED]),
                told=in_words(FINDING_KINDS["not-ruled"].text),
            ),
        ),
        (ZH, "强行确定结果，当时1项未决（尚未裁定）：死活尚未裁定"),
        (JA, "未決1件のまま強制的に確定（未裁定）：死活はまだ裁定されておらず"),
    ):
        assert words in goref("audit", event, "--lang", language).out.splitlines()[-1]
    ran = goref("check", event)
    assert ran.code == 0, "its figures fit"
    assert "decided as W+2.5, though its case is not settled" in ran.out


def test_a_dry_run_says_what_a_real_one_does(goref: Goref, event: Path, tmp_path: Path) -> None:
    folder = tmp_path / "sgf"
    folder.mkdir()
    (folder / "1.sgf").write_text(HALVES)
    (folder / "2.sgf").write_text("(;SZ[5]PB[Poe Al]PW[Lee Una]RO[1];B[cc])")
    (folder / "3.sgf").write_text("no record")
    for where in ([folder], [folder / "2.sgf", "--table", "1/2", "--force"]):
        before = event.read_bytes()
        dry = goref("attach", event, *where, "--dry-run")
        assert event.read_bytes() == before
        real = goref("attach", event, *where)
        assert event.read_bytes() != before
        said = dry.out.replace("->", "=>").replace("that would be attached", "attached")
        assert said == real.out
        assert (dry.code, dry.err) == (real.code, real.err)
    assert (
        "The record says komi 0; the event's 7½ is used"
        in goref("attach", event, folder / "1.sgf", "--table", "1/1", "--dry-run").out
    )
    assert goref("set", event, "1/1", "--from-case", "--force").code == 0
    for file, table, more in (
        ("1.sgf", "1/1", ()),  # its case decided it
        ("1.sgf", "1/2", ("--game", "2")),
        ("3.sgf", "1/2", ()),
        ("none.sgf", "1/2", ()),
    ):
        asked = ("attach", event, folder / file, "--table", table, *more)
        dry, real = goref(*asked, "--dry-run"), goref(*asked)
        assert (dry.code, dry.complaint) == (real.code, real.complaint)
        assert dry.code == 4


def test_a_record_of_another_board_is_refused_where_the_event_says_its_own(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    assert goref("edit", event, "--size", "9", "--json").json["size"] == 9
    assert "9×9" in goref("list", event).out
    (tmp_path / "1.sgf").write_text("(;SZ[5]PB[Doe Jane]PW[Roe Rick]RO[1];B[cc])")
    asked = ("attach", event, tmp_path / "1.sgf", "--table", "1/1")
    for dry in ((), ("--dry-run",)):
        ran = goref(*asked, *dry)
        assert ran.code == 4
        assert "The record's board has 5 lines, the table's 9." in ran.complaint
    assert "1.sgf ? 1/1" in goref("attach", event, tmp_path).out
    assert "=> 1/1" in goref(*asked, "--force").out
    assert "=> 1/1" in goref(*asked).out, "it is there already"
    for size in ("1", "26", "x", "1.5"):
        assert goref("edit", event, "--size", size).code == 2


def test_a_folder_is_looked_through(goref: Goref, event: Path, tmp_path: Path) -> None:
    folder = tmp_path / "sgf"
    folder.mkdir()
    (folder / "1.sgf").write_text("(;SZ[5]PB[Jane Doe]PW[Rick Roe]RO[1];B[cc])")
    (folder / "2.sgf").write_text("(;SZ[5]PB[Poe Al]PW[Lee Una]RO[1];B[cc])")
    ran = goref("attach", event, folder, "--dry-run", "--json")
    assert [(r["table"], r["certain"], r["attached"]) for r in ran.json["records"]] == [
        ("1/1", True, False),
        ("1/2", False, False),
    ]
    ran = goref("attach", event, folder, "--lang", "ja")
    assert "1.sgf => 1/1" in ran.out
    assert "2.sgf ? 1/2" in ran.out
    assert "棋譜では黒白が逆" in ran.out
    ran = goref("attach", event, folder, "--force")
    assert "2.sgf => 1/2" in ran.out
    empty = tmp_path / "empty"
    empty.mkdir()
    assert tells(goref("attach", event, empty).complaint, "attach-no-files")


# Files out


@pytest.fixture
def decided(goref: Goref, event: Path) -> Path:
    goref("set", event, "1/1", "--result", "W+12.5")
    goref("set", event, "1/2", "--result", "B+R")
    return event


@pytest.mark.parametrize("kind", ["csv", "players", "egf", "aga", "html"])
def test_exports(goref: Goref, decided: Path, tmp_path: Path, kind: str) -> None:
    out = tmp_path / f"out.{kind}"
    ran = goref("export", decided, "--as", kind, "--out", out, "--json")
    assert ran.code == 0
    assert ran.json["file"] == str(out)
    assert ran.json["bytes"] == out.stat().st_size > 100
    before = out.read_bytes()
    assert goref("export", decided, "--as", kind, "--out", out).code == 4
    assert goref("export", decided, "--as", kind, "--out", out, "--force").code == 0
    assert out.read_bytes() == before


def test_a_format_is_one_entry_of_the_table(
    goref: Goref, event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club_format = ExportFormat(
        made_up("Made up", "虚构", "架空", "지어낸 것"),
        made_up("The names alone.", "只有姓名。", "名前だけ。", "이름만."),
        ".names",
        lambda event, options: ("\n".join(p.name for p in event.players).encode(), ()),
    )
    monkeypatch.setitem(EXPORTS, "made-up", club_format)
    with pytest.raises(SystemExit):
        COMMANDS["event"].function()(["export", "-h"])
    assert "made-up" in goref("export", event, "--as", "none", "--out", "o").err
    out = tmp_path / "cup.names"
    ran = goref("export", event, "--as", "made-up", "--out", out)
    assert (ran.code, ran.out.strip()) == (0, str(out))
    assert out.read_text().splitlines()[0] == "Doe Jane"


def test_the_european_file_has_what_is_said_of_it(
    goref: Goref, decided: Path, tmp_path: Path
) -> None:
    out = tmp_path / "cup.h9"
    ran = goref("export", decided, "--as", "egf", "--out", out, "--class", "B",
                "--minutes", "60", "--country", "fr", "--json")  # fmt: skip
    assert [note["code"] for note in ran.json["notes"]] == ["egf-no-pin", "rounds-written"]
    text = out.read_text(encoding="iso8859-15")
    assert text.startswith("; CL[B]\n; EV[Cup]\n; PC[fr,Paris]\n; DT[2026-11-21,2026-11-21]\n")
    assert "-/b2" not in text
    assert "+/b2" in text


def test_an_open_table_keeps_the_lists_from_being_written(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    for kind in ("egf", "aga"):
        out = tmp_path / kind
        ran = goref("export", event, "--as", kind, "--out", out)
        assert "not decided yet: table 1/1, 1/2" in ran.complaint
        assert not out.exists()
        assert goref("export", event, "--as", kind, "--out", out, "--unfinished").code == 0


def test_opengotha_there_and_back(goref: Goref, tmp_path: Path) -> None:
    event, source, out = (tmp_path / name for name in ("e.gorefevent", "in.xml", "out.xml"))
    source.write_text(XML.format("RESULT_UNKNOWN"))
    goref("new", event, "--name", "Cup")
    assert goref("import", event, source).code == 0
    goref("set", event, "1/1", "--result", "both-lose", "--reason", "both left")
    ran = goref("export", event, "--as", "opengotha", "--source", source, "--out", out)
    assert ran.code == 0
    assert out.read_text() == XML.format("RESULT_BOTHLOSE")
    ran = goref("export", event, "--as", "opengotha", "--source", source, "--out", source)
    assert ran.code == 4
    source.write_text("<!DOCTYPE x>" + XML.format("x"))
    ran = goref(
        "export", event, "--as", "opengotha", "--source", source, "--out", out, "--force"
    )
    assert "in.xml" in ran.complaint


def test_results_go_into_the_file_itself(goref: Goref, tmp_path: Path) -> None:
    event, file = tmp_path / "e.gorefevent", tmp_path / "in.xml"
    file.write_text(XML.format("RESULT_UNKNOWN"))
    goref("new", event, "--name", "Cup")
    goref("import", event, file)
    ran = goref("export", event, "--into", file, "--round", 1)
    assert (ran.code, "--unfinished" in ran.complaint) == (4, True)
    goref("set", event, "1/1", "--result", "both-lose", "--reason", "both left")
    ran = goref("export", event, "--into", file, "--round", 1, "--json")
    assert file.read_text() == XML.format("RESULT_BOTHLOSE")
    assert (ran.json["results"], ran.json["round"]) == (1, 1)
    assert Path(ran.json["copy"]).read_text() == XML.format("RESULT_UNKNOWN")
    other = XML.format("RESULT_EQUAL").replace('handicap="0"', 'handicap="1"')
    file.write_text(other)
    ran = goref("export", event, "--into", file)
    assert (ran.code, file.read_text()) == (4, other)
    assert "nothing was written" in ran.out
    assert "RESULT_EQUAL" in ran.out
    assert goref("export", event, "--into", file, "--force").code == 0
    assert "RESULT_BOTHLOSE" in file.read_text()


def test_pairgoth_there_and_back(goref: Goref, tmp_path: Path) -> None:
    event, source, out = (tmp_path / name for name in ("e.gorefevent", "in.tour", "out.tour"))
    file = """{"players": [{"id": 1, "name": "Doe"}, {"id": 2, "name": "Roe"}],
 "games": [[{"t": 1, "b": 1, "w": 2, "h": 0, "r": "?"}]]}"""
    source.write_text(file)
    goref("new", event, "--name", "Cup")
    assert goref("import", event, source).code == 0
    goref("set", event, "1/1", "--result", "both-win", "--reason", "the clock failed")
    ran = goref("export", event, "--as", "pairgoth", "--source", source, "--out", out)
    assert ran.code == 0
    assert out.read_text() == file.replace("?", "#")
    assert source.read_text() == file
    source.write_text("<Tournament/>")
    ran = goref(
        "export", event, "--as", "pairgoth", "--source", source, "--out", out, "--force"
    )
    assert "in.tour: " in ran.complaint
    assert "not JSON" in ran.complaint


# Looking


def test_an_event_is_placed_as_it_says(goref: Goref, decided: Path) -> None:
    changed = goref("edit", decided, "--criteria", "mms,sosm", "--bar", "1d", "--floor", "5K",
                    "--json")  # fmt: skip
    placement = {"criteria": ["MMS", "SOSM"], "bar": "1D", "floor": "5K"}
    assert changed.json["placement"] == placement
    told = goref("standings", decided, "--json").json
    assert told["criteria"] == ["MMS", "SOSM"]
    assert (told["unknown"], told["unranked"]) == ([], [])
    starts = {row["player"]["surname"]: row["start"] for row in told["standings"]}
    assert set(starts.values()) <= {str(n) for n in range(25, 31)}
    assert all(set(row["scores"]) == {"MMS", "SOSM"} for row in told["standings"])
    shown = goref("standings", decided).out
    assert "SOS M" in shown.splitlines()[0]
    assert "nobody below 5K or above 1D" in shown
    moved = goref("edit", decided, "--floor", "20K", "--json").json["placement"]
    assert moved == {**placement, "floor": "20K"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--criteria", "MMS,STS"], like("criteria-unknown", text="STS")),
        (["--criteria", ""], like("criteria-unknown", text="")),
        (["--bar", "strong"], like("no-rank")),
        (["--bar", "5K", "--floor", "1K"], like("floor-above-bar")),
    ],
)
def test_a_placement_that_cannot_be(
    goref: Goref, decided: Path, arguments: list[str], words: str
) -> None:
    ran = goref("edit", decided, *arguments)
    assert ran.code == 2
    assert re.search(words, ran.complaint)


def test_standings_and_lists_in_every_language(goref: Goref, decided: Path) -> None:
    rows = goref("standings", decided, "--json").json["standings"]
    assert [(r["place"], r["player"]["surname"], r["points"]) for r in rows] == [
        (1, "Lee", "1"),
        (1, "Roe", "1"),
        (3, "Doe", "0"),
        (3, "Poe", "0"),
    ]
    assert rows[0]["rounds"][0]["opponent"] == 4
    assert rows[0]["rounds"][0]["result"]["re"] == "B+R"
    for action in ("standings", "list"):
        shown = {goref(action, decided, "--lang", language).out for language in LANGUAGES}
        assert len(shown) == len(LANGUAGES)
    assert "the event has 1 round" in goref("standings", decided, "--round", "2").complaint
    assert goref("standings", decided, "--round", "1").out == goref("standings", decided).out


@pytest.mark.parametrize("action", ["list", "standings", "check", "audit"])
def test_a_round_that_no_event_has_holds_nothing_up(
    goref: Goref, event: Path, action: str
) -> None:
    with closing(sqlite3.connect(event, isolation_level=None)) as other:
        other.execute(f"INSERT INTO bye VALUES ({2**62}, 1)")
    ran = goref(action, event)
    assert ran.code == 4
    assert f"is damaged: {in_words('rounds-range', most=99)}" in ran.complaint


def test_a_link_that_was_printed_is_looked_for(goref: Goref, decided: Path) -> None:
    link = goref("check", decided, "--json").json["link"]
    assert goref("edit", decided, "--place", "Rome").code == 0
    found = goref("check", decided, "--link", link)
    assert found.code == 0
    assert "everything done up to it is unchanged since then" in found.out
    assert goref("check", decided, "--link", " ".join((link[:6].upper(), link[6:14]))).code == 0
    other = goref("check", decided, "--link", "0" * 20)
    assert other.code == 4
    assert "No entry has the link 0000 0000 0000 0000 0000" in other.out
    assert goref("check", decided, "--link", "not a link").code == 2


def test_an_event_is_taken_back_to_a_copy(goref: Goref, event: Path) -> None:
    """The copy of before the first round: players, and no table."""
    listed = goref("restore", event, "--json").json["copies"]
    assert [(copy["copy"], copy["before"], copy["round"]) for copy in listed] == [
        (2, "round", 1),
        (1, "start", None),
    ]
    told = goref("restore", event).out
    assert "before round 1" in told
    assert tells(told, COPIES["start"])
    assert len(states(goref, event)) == 2
    ran = goref("restore", event, "2", "--reason", "wrong list")
    assert ran.code == 0
    assert tells(ran.out, GONE_BACK, copy=2)
    assert states(goref, event) == []
    assert "wrong list" in goref("audit", event).out
    assert goref("check", event).code == 0
    newest = goref("restore", event, "--json").json["copies"][0]
    assert (newest["copy"], newest["before"]) == (3, "restore")
    assert goref("restore", event, "3").code == 0
    assert len(states(goref, event)) == 2
    assert goref("check", event).code == 0
    again = goref("restore", event, "3")
    assert again.code == 4
    assert tells(again.complaint, "copy-as-it-is")
    assert "no copy 9" in goref("restore", event, "9").complaint


def test_a_damaged_event_is_put_back(goref: Goref, event: Path) -> None:
    data = event.read_bytes()
    event.write_bytes(data[:5000] + b"\xff" * 5000 + data[10000:])
    assert "damaged" in goref("list", event).complaint
    ran = goref("restore", event, "2")
    assert ran.code == 0
    assert tells(ran.out, PUT_BACK, copy=2)
    assert states(goref, event) == []
    last = goref("audit", event, "--json").json["audit"][-1]
    assert last["what"] == "event-restored"
    assert goref("check", event).code == 0
    (kept,) = event.with_name(event.name + ".copies").glob("damaged*")
    assert kept.read_bytes()[5000:10000] == b"\xff" * 5000
    event.unlink()
    assert goref("restore", event, "1").code == 0
    assert goref("list", event).code == 0


def blank(path: Path) -> None:
    """Take all links out of an event's audit."""
    assert tamper(path, "UPDATE audit SET chain = '', about = NULL")


def test_an_event_whose_links_were_taken_out(goref: Goref, event: Path) -> None:
    told = goref("check", event, "--json").json
    assert (told["fits"], told["whole"], told["unchained"]) == (True, True, 0)
    assert (told["blanked_at"], told["backwards"], told["restored"]) == (None, [], [])
    blank(event)
    ran = goref("check", event)
    assert ran.code == 6
    assert "the links were removed" in ran.out
    assert "earlier goref" not in ran.out
    assert "OK" not in ran.out
    ran = goref("check", event, "--json")
    assert ran.code == 6
    assert (ran.json["fits"], ran.json["whole"]) == (True, False)
    assert (ran.json["unchained"], ran.json["blanked_at"]) == (told["entries"], 1)


def test_a_copy_that_was_tampered_with(goref: Goref, event: Path) -> None:
    (copy,) = event.with_name(event.name + ".copies").glob("0002*")
    blank(copy)
    ran = goref("restore", event, "2")
    assert ran.code == 4
    assert tells(ran.complaint, "copy-unfit", copy=2)
    assert "(--force)" in ran.complaint
    assert len(states(goref, event)) == 2
    assert goref("check", event).code == 0
    ran = goref("restore", event, "2", "--force", "--json")
    assert ran.code == 6
    assert (ran.json["replaced"], ran.json["whole"]) == (False, False)
    assert [note["code"] for note in ran.json["notes"]] == ["audit-blanked"]
    assert states(goref, event) == []
    ran = goref("check", event, "--json")
    assert ran.code == 6
    assert len(ran.json["restored"]) == 1
    assert "which did not match what was done to it" in goref("check", event).out


FALSIFIED = {
    "a row": ("UPDATE game SET re = 'W+R', verdict = 'white'", "table 1/"),
    "the chain": ("UPDATE audit SET chain = '', about = NULL", "the links were removed"),
    "the end": (
        "DELETE FROM audit WHERE id = (SELECT MAX(id) FROM audit)",
        "removed from the end",
    ),
    "not JSON": ("UPDATE audit SET before = '{' WHERE id = 2", "cannot be read"),
}
USES = {
    "list": (),
    "standings": (),
    "incidents": (),
    "export": ("--as", "csv", "--force", "--out", "out.csv"),
    "case": ("1/1", "--force", "--out", "out.goref"),
    "close": ("1", "--reason", "club night"),
}


@pytest.fixture
def counted(goref: Goref, decided: Path) -> Path:
    """The event with a record behind a table, decided again."""
    goref("set", decided, "1/1", "--reopen", "--reason", "a record came")
    bowls = GAMES / "gold-petal-bowls.sgf"
    assert goref("attach", decided, bowls, "--table", "1/1", "--force").code == 0
    goref("set", decided, "1/1", "--result", "B+R")
    return decided


@pytest.mark.parametrize("what", FALSIFIED)
@pytest.mark.parametrize("action", USES)
def test_what_was_falsified_is_told_wherever_the_event_is_used(
    goref: Goref,
    counted: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    action: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    whole = goref(action, counted, *USES[action], "--json")
    assert (whole.code, whole.json["unfit"], whole.err) == (0, [], "")
    if action == "close":
        goref("close", counted, "1", "--reopen", "--reason", "again")
    statement, words = FALSIFIED[what]
    assert tamper(counted, statement)
    ran = goref(action, counted, *USES[action], "--json")
    assert (ran.code, [note["level"] for note in ran.json["unfit"]].count("note")) == (6, 0)
    assert words in ran.json["unfit"][0]["message"]
    for told in (like(UNFIT), re.escape(words), "goref event restore"):
        assert re.search(told, ran.err)
    by_audit = goref("restore", counted, "--recorded", "--reason", "falsified").code != 4
    assert ("--recorded" in ran.err) is by_audit, "what is advised can be done"


def test_more_than_a_few_that_do_not_fit_are_counted(goref: Goref, event: Path) -> None:
    tamper(event, "UPDATE player SET club = 'X'")
    told = goref("list", event).err
    assert told.count("would give another state") == 3
    assert tells(told, UNFIT_MORE, count=1)


def test_a_row_that_was_falsified_is_named_when_a_copy_puts_it_right(
    goref: Goref, decided: Path
) -> None:
    tamper(decided, "UPDATE game SET re = 'W+R', verdict = 'white' WHERE number = 2")
    assert goref("check", decided).code == 4
    ran = goref("restore", decided, "2", "--reason", "falsified", "--json")
    assert ran.code == 6
    assert [note["code"] for note in ran.json["put_right"]] == ["rows-found"]
    ran = goref("check", decided, "--json")
    assert (ran.code, len(ran.json["found"])) == (6, 1)
    assert "table 1/2 did not match what was done to it" in goref("check", decided).out
    assert goref("list", decided).code == 0, "what stands in it now is as it should be"


def test_an_event_without_copies(goref: Goref, tmp_path: Path) -> None:
    assert tells(goref("restore", tmp_path / "none").complaint, "no-copies")
    assert tells(goref("restore", tmp_path / "none", "1").complaint, "no-copies")


def test_reading_needs_no_writing(goref: Goref, decided: Path) -> None:
    before = decided.read_bytes()
    for action in ("list", "standings", "check", "audit"):
        assert goref(action, decided).code == 0
    assert decided.read_bytes() == before


def test_a_round_is_closed_and_opened_again(goref: Goref, event: Path) -> None:
    open_ = goref("close", event, "1")
    assert open_.code == 4
    assert in_words("round-open", round=1, tables="1/1, 1/2") in open_.complaint
    assert goref("set", event, "1/2", "--signed").code == 4, "there is nothing to sign yet"
    assert (
        goref("set", event, "1/1", "--result", "B+R", "--signed")
        .out.rstrip()
        .endswith("decided, signed  B+R")
    )
    assert goref("set", event, "1/2", "--result", "W+4").code == 0
    unsigned = goref("close", event, "1")
    assert unsigned.code == 4
    assert unsigned.complaint.rstrip().endswith("(--signed, --reason)")
    closed = goref("close", event, "1", "--reason", "club night", "--json").json
    assert closed["closed"] == [1]
    assert [table["signed"] for table in closed["tables"]] == [True, False]
    late = goref("set", event, "1/2", "--result", "B+R", "--reason", "late")
    assert late.code == 4
    assert "(goref event close --reopen --reason)" in late.complaint
    assert goref("close", event, "1", "--reopen").code == 4
    assert goref("close", event, "1", "--reopen", "--reason", "late").code == 0
    assert goref("set", event, "1/2", "--unsigned", "--signed").code == 2
    assert "decided, signed, round closed" in goref("close", event, "1", "--signed").out
    assert states(goref, event) == [("decided", "B+R"), ("decided", "W+4")]
    assert goref("check", event).code == 0


def test_what_a_round_lacks_is_listed_before_it_is_closed(goref: Goref, event: Path) -> None:
    for table, result in (("1/1", "B+R"), ("1/2", "W+R")):
        assert goref("set", event, table, "--result", result, "--signed").code == 0
    with open_event(event) as store, store.change() as change:
        change.add_player(Player("Nobody"))
    refused = goref("close", event, "1")
    assert refused.code == 4
    assert refused.out.strip() == "check  1 player has no table: Nobody"
    assert in_words("round-lacks", round=1) in refused.err
    assert refused.err.rstrip().endswith("(--reason)")
    refused = goref("close", event, "1", "--json")
    assert (refused.code, refused.json["round"]) == (4, 1)
    assert [player["name"] for player in refused.json["without_table"]] == ["Nobody"]
    [note] = refused.json["missing"]
    assert (note["code"], note["level"]) == ("players-without-table", "check")
    done = goref("close", event, "1", "--reason", "came too late", "--json")
    assert (done.code, done.json["closed"], done.json["missing"]) == (0, [1], [note])
    assert (
        goref("close", event, "1", "--reopen", "--reason", "x", "--json").json["closed"] == []
    )
    done = goref("close", event, "1", "--reason", "came too late")
    assert done.out.rstrip().endswith("1 player has no table: Nobody")


def test_an_import_names_its_file_for_the_closing(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    file = tmp_path / "cup.xml"
    file.write_text(opengotha(((1, "Ann", "Bob"), (2, "Cem", "Dan"))))
    made = tmp_path / "made.gorefevent"
    assert goref("new", made, "--name", "Cup").code == 0
    assert goref("import", made, file).code == 0
    for number in (1, 2):
        assert goref("set", made, f"1/{number}", "--result", "B+R", "--signed").code == 0
    file.write_text(opengotha(((1, "Ann", "Bob"), (2, "Cem", "Dan"), (3, "Eve", "Fay"))))
    refused = goref("close", made, "1")
    assert refused.code == 4
    assert "cup.xml has pairings of round 1 that were not imported: 3 Eve" in refused.out
    assert goref("import", made, file).code == 0
    assert goref("set", made, "1/3", "--result", "B+R", "--signed").code == 0
    assert goref("close", made, "1").code == 0


# Where locks do not reach


def test_who_writes_an_event_on_a_network_drive_is_told(
    goref: Goref, event: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "is_shared", lambda _: True)
    left(event, "laptop", 1)
    assert states(goref, event) == [("to-play", None)] * 2
    refused = goref("set", event, "1/1", "--result", "B+R")
    assert refused.code == 4
    assert "is written by bob@laptop on laptop since 2026-11-21 09:30" in refused.complaint
    left(event, "laptop", 1, STALE_S + 5)
    done = goref("set", event, "1/1", "--result", "B+R")
    assert done.code == 0
    assert "bob@laptop on laptop, who wrote since 2026-11-21 09:30, left" in done.err
    assert states(goref, event)[0] == ("decided", "B+R")
    again = goref("set", event, "1/2", "--result", "W+R")
    assert (again.code, again.err) == (0, "")


def test_a_row_that_was_falsified_is_put_right_by_what_was_done(
    goref: Goref, decided: Path
) -> None:
    assert goref("restore", decided, "--recorded").code == 4
    tamper(decided, "UPDATE game SET re = 'W+R', verdict = 'white' WHERE number = 2")
    ran = goref("restore", decided, "--recorded", "--reason", "falsified")
    assert ran.code == 6
    assert "table 1/2 did not match what was done to it" in ran.out
    assert states(goref, decided) == [("decided", "W+12.5"), ("decided", "B+R")]
    assert (goref("list", decided).code, goref("check", decided).code) == (0, 6)


@pytest.mark.parametrize("more", [[], ["--dry-run"]])
def test_a_folder_of_which_nothing_is_attached_is_no_success(
    goref: Goref, event: Path, tmp_path: Path, more: list[str]
) -> None:
    folder = tmp_path / "sgf"
    folder.mkdir()
    (folder / "1.sgf").write_text("(;SZ[5]PB[Nobody]PW[Noone];B[cc])")
    ran = goref("attach", event, folder, *more)
    assert ran.code == 4
    assert ran.out.endswith(" attached: 0 of 1\n")
    assert ran.err == f"goref: {in_words('attach-none')} (--table)\n"
    (folder / "2.sgf").write_text(HALVES)
    for there in range(1 + (not more)):
        ran = goref("attach", event, folder, *more)
        assert ran.code == 0, "some is, or was before"
        assert ran.out.endswith(f" attached: {0 if there else 1} of 2\n")


def test_one_of_each_reads_as_well_as_many(goref: Goref, event: Path, tmp_path: Path) -> None:
    (tmp_path / "one.csv").write_text("Surname;Given name\nNew;Nat\n")
    ran = goref("import", event, tmp_path / "one.csv")
    assert ran.out == "Players: 1, tables: 0, changed: 0, results: 0\n"


def test_a_copy_comes_home_and_its_clashes_are_chosen(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.gorefevent"
    copyfile(event, copy)
    for of, word in ((event, "B+R"), (copy, "W+R")):
        assert goref("set", of, "1/1", "--result", word).code == 0
    assert goref("set", copy, "1/2", "--result", "W+R").code == 0
    ran = goref("import", event, copy)
    first, here, there = ran.err.splitlines()
    assert (ran.code, ran.out) == (4, "")
    assert tells(first, "copy-clashes")
    assert "--clash" in first
    assert "table 1/1" in here
    assert "table 1/1" in there
    assert ("B+R" in here, "W+R" in there) == (True, True)
    assert tells(goref("import", event, copy, "--clash", "1").complaint, "clash-choice")
    ran = goref("import", event, copy, "--clash", "1=copy", "--json")
    assert (ran.code, ran.json) == (0, {"acts": 2, "notes": []})
    assert [one[1] for one in states(goref, event)] == ["W+R", "W+R"]
    assert goref("check", event).code == 0


def test_an_answer_to_no_clash_is_refused_and_what_is_unanswered_is_listed(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.gorefevent"
    copyfile(event, copy)
    for of, word in ((event, "B+R"), (copy, "W+R")):
        for place in ("1/1", "1/2"):
            assert goref("set", of, place, "--result", word).code == 0
    ran = goref("import", event, copy, "--clash", "9=copy", "--clash", "all=here")
    assert ran.code == 2
    assert tells(ran.complaint, "clash-none", number="9")
    ran = goref("import", event, copy, "--clash", "1=copy")
    first, here, there = ran.err.splitlines()
    assert tells(first, "copy-clashes-left", count=1)
    assert [line.strip().partition(" ")[0] for line in (here, there)] == ["2.", "2."]
    assert [one[1] for one in states(goref, event)] == ["B+R", "B+R"]
    asked = "import", event, copy, "--clash", "1=copy", "--clash", "2=here"
    assert goref(*asked, "--reason", "second desk").code == 0
    assert [one[1] for one in states(goref, event)] == ["W+R", "B+R"]
    with open_event(event) as store:
        assert {entry.reason for entry in store.audit()[-2:]} == {"second desk"}


def test_slips_typed_a_second_time_are_compared(
    goref: Goref, event: Path, tmp_path: Path
) -> None:
    (tmp_path / "slips.txt").write_text("1 B+R\n2 both-lose\n")
    for table, word in (("1/1", "W+R"), ("1/2", "both-lose")):
        goref("set", event, table, "--result", word, "--reason", "as seen")
    before = goref("list", event).out
    told = goref("retype", event, "1", tmp_path / "slips.txt", "--json").json
    assert (told["typed_again"], told["tables"]) == (2, 2)
    (gap,) = told["gaps"]
    assert (gap["table"], gap["code"]) == (1, "entry-differs")
    assert (gap["decided"]["re"], gap["second"]["re"]) == ("W+R", "B+R")
    assert goref("list", event).out == before, "nothing is decided by it"
    again = goref("retype", event, "1")
    assert again.out.splitlines()[1:] == [
        "  check  Table 1/1: decided as W+R, typed again as B+R.",
    ]
    goref("set", event, "1/1", "--result", "B+R", "--reason", "misread")
    assert in_words(ALL_CONFIRMED) in goref("retype", event, "1").out
    assert goref("retype", event, "9").code == 4


def test_the_log_names_results_and_says_when_in_the_readers_zone(
    goref: Goref, event: Path
) -> None:
    goref("set", event, "1/2", "--result", "both-lose", "--reason", "late")
    goref("set", event, "1/2", "--result", "B+R", "--reason", "they came")
    first, second = goref("audit", event).out.splitlines()[-2:]
    assert "result: – → Both lose" in first
    assert "result: Both lose → B+R" in second
    assert "Void" not in first + second
    assert "winner" not in first + second, "the result says it"
    time = goref("audit", event, "--json").json["audit"][-1]["time"]
    assert local_time(time) in second
