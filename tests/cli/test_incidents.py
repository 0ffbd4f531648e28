"""``goref incidents``, and penalties given to the commands that count."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.io.values.regulations import regulations
from tests.attack.fuzz import CORPUS
from tests.cli.conftest import Goref

ROWS = ".XO.\nXXOO\n.XO.\nXXOO\n"


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.txt"
    path.write_text(ROWS)
    return path


def test_regulations_are_listed_and_shown(goref: Goref) -> None:
    listed = goref("incidents")
    assert [line.split()[0] for line in listed.out.splitlines()] == list(regulations())
    shown = goref("incidents", "korean-2024").out
    assert shown.startswith("Korean rules of November 2024 (korean-2024)\n")
    assert "2 of “warning”: loss of the game" in shown
    value = goref("incidents", "korean-2024", "--json").json
    assert value["rule"][0]["times"] == [["warning", "2 points"]]
    assert len(goref("incidents", "--json").json["regulations"]) == len(regulations())


def test_kinds_are_listed(goref: Goref) -> None:
    assert goref("incidents", "--kinds").out.startswith("prisoner-not-in-lid ")
    assert goref("incidents", "--kinds", "--json").json["kinds"][0]["group"] == "stones"


def test_a_regulation_of_ones_own_is_checked(goref: Goref, tmp_path: Path) -> None:
    shown = goref("incidents", "--file", CORPUS / "regulation" / "city.toml")
    assert shown.out.startswith("City Open 2026 (city-open-2026)")
    bad = tmp_path / "bad.toml"
    bad.write_text('id = "x"\nname = "x"\n[[rule]]\nkind = "theft"\n')
    refused = goref("incidents", "--file", bad)
    assert refused.code == 4
    assert "[[rule]] 1 has 'theft' as its kind" in refused.complaint
    assert goref("incidents", "--file", tmp_path / "none.toml").code == 4
    assert goref("incidents", "nobody").code == 2
    assert "give one of them" in goref("incidents", "aga", "--kinds").complaint


def test_a_penalty_is_a_line_of_its_own(goref: Goref, board: Path) -> None:
    asked = ("score", board, "--as-it-stands", "--rules", "chinese-2002", "--komi", "0")
    fined = ("--penalty", "W:2:phone", "--penalty", "B:1.5zi: late  again ")
    told = goref(*asked, *fined).out
    assert "Penalty (1. phone)" in told
    assert "White wins by ½ zi" in told
    value = goref(*asked, *fined, "--json").json
    lines = [line for line in value["lines"] if line["key"] == "penalty"]
    assert [(x["black"], x["white"], x["incident"]) for x in lines] == [
        ("2", "0", 1),
        ("0", "3", 2),
    ]
    assert value["penalty"] == "-1"
    assert value["without_penalty"]["margin"]["points"] == "0"
    assert [x["text"] for x in value["incidents"]] == [
        "1. White: phone → 2 points to the opponent",
        "2. Black: late again → 1½ zi to the opponent",
    ]
    assert {check["agrees"] for check in value["checks"]} == {True}


def test_compare_counts_it_everywhere(goref: Goref, board: Path) -> None:
    asked = ("compare", board, "--as-it-stands", "--json")
    plain, fined = goref(*asked).json, goref(*asked, "--penalty", "W:2:x").json
    for one, other in zip(plain["results"], fined["results"], strict=True):
        if one["margin"] and other["margin"]:
            gained = float(other["margin"]["points"]) - float(one["margin"]["points"])
            assert gained == 2, one["rules"]


@pytest.mark.parametrize(
    "text", ["W:2", "W:2:", "X:2:why", "W:zi:why", "W:0:why", "W:-1:why", "W:1/3:why", "", "W"]
)
def test_what_is_no_penalty_is_refused(goref: Goref, board: Path, text: str) -> None:
    refused = goref("score", board, "--penalty", text)
    assert refused.code == 2
    assert "is not a penalty" in refused.complaint


def test_a_penalty_goes_out_with_the_record(goref: Goref, board: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.sgf"
    asked = ("export", board, "--as-it-stands", "--rules", "aga", "--komi", "0", "-o", out)
    assert goref(*asked, "--penalty", "B:3:wrong partner").code == 0
    data = out.read_text("utf-8")
    assert "RE[W+3]" in data
    assert "1. Black: wrong partner → 3 points to the opponent" in data
    again = goref("score", out, "--json").json
    assert again["penalty"] == "-3"


def test_a_comparison_tells_a_penalty_once(goref: Goref, board: Path) -> None:
    lines = goref("compare", board, "--penalty", "W:2:phone").out.splitlines()
    assert lines.count("Penalty under every rule set: Black +2.") == 1
