"""``goref check``: which moves a rule set forbids."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runs import BOWLS, Goref

# A ko taken back at once (move 10), a suicide (move 12) and an occupied point (move 13).
KO = "(;SZ[5];B[bb];W[cb];B[ac];W[dc];B[bd];W[cd];B[aa];W[bc];B[cc];W[bc];B[ee];W[{}];B[ee])"


def test_a_clean_record(goref: Goref) -> None:
    ran = goref("check", BOWLS, "--json")
    assert ran.code == 0
    said = ran.json
    assert (said["rules"], said["moves"], said["illegal"]) == ("tang-song", 266, [])
    assert isinstance(said["findings"], list)
    assert "Every move is legal." in goref("check", BOWLS).out


@pytest.fixture
def unruly(tmp_path: Path) -> Path:
    file = tmp_path / "unruly.sgf"
    file.write_text(KO.format("ab"))
    return file


def test_illegal_moves_are_told_one_by_one(goref: Goref, unruly: Path) -> None:
    ran = goref("check", unruly, "--rules", "japanese", "--json")
    assert ran.code == 0
    told = [
        (i["move"], i["colour"], i["point"], i["reason"], i["repeats"])
        for i in ran.json["illegal"]
    ]
    assert told == [
        (10, "W", "B3", "ko", 8),
        (12, "W", "A4", "suicide", None),
        (13, "B", "E1", "occupied", None),
    ]
    assert ran.json["moves"] == 13
    text = goref("check", unruly, "--rules", "japanese").out
    assert "Illegal moves: 3" in text
    assert "Move 10" in text


def test_what_is_illegal_depends_on_the_rule_set(goref: Goref, unruly: Path) -> None:
    said = goref("check", unruly, "--rules", "new-zealand", "--json").json
    assert said["rules"] == "new-zealand"
    assert "suicide" not in {verdict["reason"] for verdict in said["illegal"]}


def test_an_unreadable_point_has_no_name(goref: Goref, tmp_path: Path) -> None:
    file = tmp_path / "off.sgf"
    file.write_text("(;SZ[5];B[cc];W[zz])")
    (verdict,) = goref("check", file, "--json").json["illegal"]
    assert (verdict["move"], verdict["point"], verdict["reason"]) == (2, None, "off-board")


def test_one_game_of_a_collection(goref: Goref, collection: Path) -> None:
    assert goref("check", collection, "--json").json["moves"] == 0
    assert goref("check", collection, "--game", "2", "--json").json["moves"] == 2


def test_long_cycles_are_named_and_settled(goref: Goref) -> None:
    (file,) = BOWLS.parent.glob("rin-kaiho*.sgf")
    ran = goref("check", file, "--rules", "japanese", "--json")
    (cycle,) = ran.json["cycles"]
    assert (cycle["name"], cycle["first"], cycle["last"], cycle["until"]) == (
        "eternal-life",
        323,
        328,
        333,
    )
    assert sorted(cycle["points"]) == ["A2", "A3", "B1", "C1", "D1", "E1"]
    assert cycle["ways"] == ["no-result"]
    assert not cycle["foreseen"]
    text = goref("check", file, "--rules", "jpd-art", "--lang", "zh").out
    assert "长循环：1" in text
    assert "长生劫，第323至333手：和棋" in text
    assert goref("check", BOWLS, "--json").json["cycles"] == []


@pytest.mark.parametrize(
    "text",
    [
        "(;SZ[5];B[cc]foo[x];W[dd])",
        "(;SZ[5];B[cc]);W[dd];B[aa])",
        "(;SZ[5];B[cc];W[dd]",
        "\\HS\n\\[GAMENAME=x\\]\n\\HE\n\\GS\nSTO 0 1 1 3 3\nsto 0 2 2 4 4\n\\GE\n",
    ],
)
def test_not_every_move_is_called_legal_where_some_may_be_missing(
    goref: Goref, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "part.sgf"
    file.write_text(text)
    out = goref("check", file).out
    assert "Every move" not in out
    assert "The moves that were read are legal; part of the record was not read." in out
