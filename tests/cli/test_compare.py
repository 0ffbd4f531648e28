"""``goref compare``: every rule set, and reasons that add up."""

from __future__ import annotations

import csv
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from goref.cli import compare
from goref.cli.text.words import HEADINGS
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.status import CaseState
from goref.core.texts.count.playing_on import RESTORED
from goref.core.texts.results import PROVISIONAL, UNRULED
from goref.core.texts.status import AS_IT_STANDS
from tests.cli.runs import BOWLS, GAMES, Goref
from tests.length import share
from tests.wordings import in_words, tells

COMPUTED = [rules for rules in RULESETS.values() if not rules.known_only]
KEYS = {"rules", "margin", "winner", "re", "text", "findings", "needs", "reasons"}
REFERENCES = ("chinese-2002", "japanese", "tang-song", "tingdao")


def test_every_rule_set_is_there_once_with_its_keys(goref: Goref) -> None:
    ran = goref("compare", BOWLS, "--json")
    assert ran.code == 0
    said = ran.json
    assert said["reference"] == "tang-song"
    assert sorted(r["rules"] for r in said["results"]) == sorted(r.id for r in COMPUTED)
    for result in said["results"]:
        assert result.keys() >= KEYS
        assert (result["margin"] is None) == bool(result["needs"])
        for reason in result["reasons"]:
            assert reason.keys() >= {"term", "points"}


@pytest.mark.parametrize(
    ("file", "reference"),
    share(list(product(sorted(GAMES.glob("*.sgf")), REFERENCES)), 3),
    ids=lambda part: part.stem if isinstance(part, Path) else part,
)
def test_reasons_add_up_to_the_difference(goref: Goref, file: Path, reference: str) -> None:
    facts = ["--first-pass", "W", "--last-competitive", "W", "--komi", "6.5"]
    results = goref("compare", file, "--reference", reference, *facts, "--json").json["results"]
    margins = {r["rules"]: Fraction(r["margin"]["points"]) for r in results if r["margin"]}
    assert len(margins) == len(COMPUTED)
    for result in results:
        terms = sum((Fraction(r["points"]) for r in result["reasons"]), Fraction(0))
        assert terms == margins[result["rules"]] - margins[reference], result["rules"]


def test_a_score_is_what_compare_says_of_it(goref: Goref) -> None:
    results = goref("compare", BOWLS, "--json", "--first-pass", "B").json["results"]
    for result in results:
        alone = goref("score", BOWLS, "--rules", result["rules"], "--first-pass", "B", "--json")
        for key in ("status", "open", "margin", "winner", "re", "text", "needs"):
            assert alone.json[key] == result[key], (result["rules"], key)


@pytest.mark.parametrize(
    ("options", "reference"),
    [([], "chinese-2002"), (["--rules", "ing"], "ing"), (["--reference", "AGA"], "aga")],
)
def test_the_reference(goref: Goref, halves: Path, options: list[str], reference: str) -> None:
    assert goref("compare", halves, *options, "--json").json["reference"] == reference


def test_text_for_people_goes_by_outcome(goref: Goref) -> None:
    ran = goref("compare", BOWLS)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0] == in_words(
        HEADINGS["reference"], name=in_words(RULESETS["tang-song"].name), id="tang-song"
    )
    groups = goref("compare", BOWLS, "--json").json["groups"]
    titles = [line for line in lines if " rule set" in line and not line.startswith(" ")]
    assert len(titles) == len(groups) > 1
    printed = [line.split()[0].rstrip(":") for line in lines if line.startswith("  ")]
    assert printed[1 : len(COMPUTED) + 1] == [id_ for group in groups for id_ in group["rules"]]
    row = next(line for line in lines if line.startswith("  japanese "))
    assert " ".join(row.split()) == "japanese −5½ White White wins by 5½ points Komi −6½"
    assert any("--first-pass B|W|none" in line for line in lines)
    assert any(line.startswith("  jpd-a: Not decided") for line in lines)


def test_a_group_has_one_outcome_and_the_reasons_that_its_members_share(goref: Goref) -> None:
    said = goref("compare", BOWLS, "--json").json
    results = {result["rules"]: result for result in said["results"]}
    winners = [(group["winner"], group["provisional"]) for group in said["groups"]]
    assert winners == sorted(winners, key=lambda each: ("BdrawW none".index(each[0]), each[1]))
    for group in said["groups"]:
        members = [results[id_] for id_ in group["rules"]]
        assert {member["winner"] for member in members} == {group["winner"]}
        shared = [{r["term"]: Fraction(r["points"]) for r in m["reasons"]} for m in members]
        for reason in group["reasons"]:
            values = [each[reason["term"]] for each in shared]
            assert {Fraction(reason["least"]), Fraction(reason["most"])} <= set(values)
            assert min(values) * max(values) > 0, "for the same side everywhere"


def test_before_a_ruling_what_has_a_result_is_provisional(goref: Goref, halves: Path) -> None:
    groups = goref("compare", halves, "--json").json["groups"]
    named = [group for group in groups if group["winner"] != "none"]
    assert named
    assert all(group["provisional"] for group in named)
    printed = goref("compare", halves).out
    assert any(tells(line, PROVISIONAL) for line in printed.splitlines())


def test_exit_code_if_nothing_could_be_answered(
    goref: Goref, halves: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compare, "COMPUTED", (RULESETS["jpd-a"],))
    ran = goref("compare", halves, "--reference", "jpd-a", "--json")
    assert ran.code == 3
    assert ran.json["results"][0]["needs"] == ["--first-pass"]


def rows_of(path: Path) -> list[dict[str, str]]:
    with path.open(newline="", encoding="utf-8-sig") as file:
        return list(csv.DictReader(file))


def test_the_table_for_spreadsheets_has_the_printed_numbers(
    goref: Goref, tmp_path: Path
) -> None:
    out = tmp_path / "bowls.csv"
    ran = goref("compare", BOWLS, "--csv", out, "--json", "--reference", "aga")
    assert ran.code == 0
    rows = {row["Id"]: row for row in rows_of(out)}
    assert list(rows) == [result["rules"] for result in ran.json["results"]]
    for result in ran.json["results"]:
        row = rows[result["rules"]]
        margin = result["margin"]
        assert row[f"{in_words(HEADINGS['margin'])}, points"] == (
            margin["points"] if margin else ""
        )
        assert row[in_words(HEADINGS["reasons"])].count(";") == max(
            len(result["reasons"]) - 1, 0
        )
        assert bool(row["Missing facts"]) == bool(result["needs"])
    assert out.read_bytes().startswith(b"\xef\xbb\xbf")


def test_the_table_speaks_the_language_and_the_text_is_printed_too(
    goref: Goref, halves: Path, tmp_path: Path
) -> None:
    out = tmp_path / "半.csv"
    ran = goref("compare", halves, "--csv", out, "--as-it-stands", "--lang", "zh")
    assert ran.out.startswith("参照规则：")
    assert {row["胜方"] for row in rows_of(out)} >= {"白"}


def test_a_table_that_cannot_be_written(goref: Goref, halves: Path, tmp_path: Path) -> None:
    ran = goref("compare", halves, "--csv", tmp_path / "no" / "such" / "out.csv")
    assert ran.code == 4
    assert "cannot write" in ran.complaint


def test_a_file_that_is_there_is_replaced_only_when_told(
    goref: Goref, halves: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.csv"
    out.write_text("somebody's")
    ran = goref("compare", halves, "--csv", out)
    assert ran.code == 4
    assert tells(ran.complaint, "file-there", path="out.csv")
    assert out.read_text() == "somebody's"
    assert goref("compare", halves, "--csv", out, "--force").code == 5
    assert rows_of(out)


def test_the_table_never_replaces_the_game(goref: Goref, halves: Path) -> None:
    before = halves.read_bytes()
    ran = goref("compare", halves, "--csv", halves)
    assert ran.code == 2
    assert tells(ran.complaint, "csv-is-game")
    assert halves.read_bytes() == before


def test_every_rule_set_says_how_far_the_case_is_ruled_on(goref: Goref, halves: Path) -> None:
    said = {r["rules"]: r for r in goref("compare", halves, "--json").json["results"]}
    assert {r["status"] for r in said.values()} == {"undecided", "settled"}
    assert said["tromp-taylor"]["winner"] == "draw"
    assert said["tromp-taylor"]["counted"] == "as-it-stands"
    assert said["chinese-2002"]["winner"] == "none"
    suggested = goref("compare", halves, "--suggest", "--json").json["results"]
    assert {r["status"] for r in suggested} == {"provisional", "settled"}
    text = goref("compare", halves, "--suggest").out
    assert text.startswith("Provisional: Life and death are as suggested")


# What if it were played on.


def test_the_dame_settled_in_turn(goref: Goref) -> None:
    said = goref("compare", BOWLS.parent / "iwamoto--go-seigen-1948.sgf", "--settle-dame")
    assert said.code == 0
    assert "the case is unchanged" in said.out
    told = goref(
        "compare", BOWLS.parent / "iwamoto--go-seigen-1948.sgf", "--settle-dame", "--json"
    ).json
    assert told["first"] == "B"
    assert [turn["number"] for turn in told["turns"]] == list(range(1, len(told["turns"]) + 1))
    assert (
        told["turns"][0].items()
        >= {"colour": "B", "point": "N8", "aim": "ko-connected"}.items()
    )
    assert told["kos_left"][0]["point"] != "N8"
    for result in told["results"]:
        if result["difference"] is None:
            assert result["after"] is None
            continue
        change = Fraction(result["after"]) - Fraction(result["before"])
        assert Fraction(result["difference"]) == change
        assert sum(Fraction(r["points"]) for r in result["reasons"]) == change


def test_whose_turn_it_is_is_asked_for(goref: Goref, halves: Path) -> None:
    asked = goref("compare", halves, "--settle-dame")
    assert asked.code == 3
    assert "--last-play B|W" in asked.out
    assert goref("compare", halves, "--settle-dame", "--json").json["needs"] == ["--last-play"]
    assert goref("compare", halves, "--settle-dame", "--last-play", "B").code == 0


def test_a_dead_chain_played_out(goref: Goref, tmp_path: Path) -> None:
    rows = tmp_path / "dead.txt"
    rows.write_text("O..XXO.\n..XXXOO\nXXXXXOO\nOOOOOOO\n.O.O.O.\nOOOOOOO\n.......\n")
    facts = ["--dead", "A7", "--prisoners", "B=0,W=0", "--plays", "B=9,W=9"]
    told = goref("compare", rows, "--play-out", "A7", *facts, "--json").json
    assert [turn["aim"] for turn in told["turns"]] == ["approach", "idle"] * 2
    changes = {r["rules"]: r["difference"] for r in told["results"]}
    assert (changes["tang-song"], changes["japanese"]) == ("0", "-2")
    text = goref("compare", rows, "--play-out", "A7", *facts).out
    assert tells(text, RESTORED)


@pytest.mark.parametrize(
    "options",
    [
        ["--play-out", "C7"],
        ["--play-out", "A7"],
        ["--play-out", "Z99"],
        ["--settle-dame", "--play-out", "A7"],
        ["--settle-dame", "--reference", "aga"],
    ],
)
def test_what_cannot_be_played_out(goref: Goref, tmp_path: Path, options: list[str]) -> None:
    rows = tmp_path / "alive.txt"
    rows.write_text("O..\n...\nXXX\n")
    assert goref("compare", rows, *options).code == 2


def test_an_empty_board_has_no_figures_anywhere(goref: Goref, tmp_path: Path) -> None:
    stub = tmp_path / "stub.sgf"
    stub.write_text("(;SZ[9]KM[6.5]RU[Chinese])")
    counted = goref("score", stub)
    assert in_words(UNRULED[CaseState.UNDECIDED]) in counted.out
    assert "Total" not in counted.out
    assert in_words(HEADINGS["margin"]) not in counted.out
    assert goref("score", stub, "--json").json["margin"] is None
    compared = goref("compare", stub)
    rows = [line for line in compared.out.splitlines() if line.startswith("  ")]
    assert len(rows) > 20
    told = {line.partition(": ")[2] for line in rows if ": " in line}
    assert told == {in_words(UNRULED[CaseState.UNDECIDED])}
    assert "−6½" not in compared.out
    assert all(r["margin"] is None for r in goref("compare", stub, "--json").json["results"])


def test_what_rests_on_no_ruling_says_so_and_is_no_result_of_a_case_that_nobody_ruled(
    goref: Goref, halves: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.csv"

    def row(*options: str) -> tuple[str, str]:
        ran = goref("compare", halves, "--komi", "0", *options)
        (line,) = (line for line in ran.out.splitlines() if line.strip().startswith("tromp"))
        winner, told = line.split(None, 2)[2].split(None, 1)
        return winner, told.strip()

    def columns() -> tuple[str, str]:
        (found,) = (r for r in rows_of(out) if r["Id"] == "tromp-taylor")
        return found["Result"], found["Winner"]

    told = f"{in_words(AS_IT_STANDS)}: Draw"
    assert row("--csv", str(out)) == ("–", told)
    assert columns() == (told, "")
    assert row("--as-it-stands", "--csv", str(out), "--force") == ("draw", told)
    assert columns() == (told, "draw")
