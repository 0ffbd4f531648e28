"""``goref score``: the result, what it rests on, and what is missing for it."""

from __future__ import annotations

import re
from dataclasses import replace
from fractions import Fraction
from itertools import takewhile
from pathlib import Path

import pytest

from goref.app.act_log.act_log import begun_file
from goref.app.edits.ruling import LetFindingStand
from goref.app.opening import open_path
from goref.cli.text.words import HEADINGS
from goref.core.base.numbers import parse_decimal
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import PointKind
from goref.core.scoring.scorer import Scorer
from goref.core.scoring.status import CaseState
from goref.core.texts.results import UNRULED, WON
from goref.core.texts.status import STATES
from goref.core.texts.terms import COUNTS, LINES
from goref.io.case.case_file import dump
from tests.cli.runs import BOWLS, GAMES, PLAIN, Goref
from tests.core.build import COMPUTED
from tests.languages import EN, JA, KO, ZH
from tests.wordings import in_words, tells

KEYS = {
    "rules",
    "position",
    "ruling",
    "lines",
    "margin",
    "winner",
    "re",
    "text",
    "checks",
    "findings",
    "needs",
}
SIDES = {EN: "Black ", ZH: "黑", JA: "黒", KO: "흑 "}
NUMBER = r"[−+]?[0-9¼½¾]+"
"""A number as goref writes it."""
DEAD = "H17,H16,C12,R11,F5,K2"


def test_the_gold_petal_bowls_as_the_old_record_tells_it(goref: Goref) -> None:
    ran = goref("score", BOWLS, "--json")
    assert ran.code == 0
    assert ran.err == ""
    said = ran.json
    assert said.keys() >= KEYS
    assert said["rules"] == "tang-song"
    assert said["margin"] == {"points": "1", "native": "1", "unit": "routes"}
    assert (said["winner"], said["re"]) == ("B", "B+1")
    assert said["text"]["zh"] == (
        "黑胜一路。各一百二十二着。黑杀白六子，黑有四十路；白杀黑六子，白有三十九路。"
    )
    assert said["text"].keys() >= {EN, ZH, JA, KO}
    assert said["needs"] == []
    assert len(said["position"]) == 19
    assert {len(row) for row in said["position"]} == {19}
    assert said["ruling"]["dead"] == ["H17", "H16", "C12", "R11", "F5", "K2"]


def test_lines_are_strings_and_make_the_margin(goref: Goref, halves: Path) -> None:
    said = goref("score", halves, "--rules", "chinese-2002", "--json").json
    assert [(x["label"], x["black"], x["white"]) for x in said["lines"]] == [
        (in_words(LINES["stones"]), "6", "6"),
        ("Territory", "2", "2"),
        ("Komi", "0", "7.5"),
    ]
    assert said["margin"] == {"points": "-7.5", "native": "-3.75", "unit": "zi"}
    assert (said["status"], said["winner"], said["re"]) == ("undecided", "none", "?")
    not_ruled = {"code": "not-ruled", "points": [], "stake": None, "turns": False}
    assert said["open"] == [not_ruled]
    assert said["position"] == [".XO.", "XXOO", ".XO.", "XXOO"]
    assert said["checks"]
    for check in said["checks"]:
        assert check["margin"] == "-7.5"
        assert check["agrees"] is True
        assert check["count"]


def test_text_for_people_has_columns_in_line(goref: Goref, halves: Path) -> None:
    ran = goref("score", halves, "--komi", "3.5")
    assert ran.code == 5
    open_, how, gap, first, *rows = ran.out.splitlines()
    assert open_.startswith(f"{in_words(STATES[CaseState.UNDECIDED])}: ")
    assert (how, gap) == (in_words(HEADINGS["by-option"]), "")
    assert first == "Chinese, 2002 (3¾ zi) (chinese-2002)  Black  White"
    assert rows[0] == f"{in_words(LINES['stones'])}                       6      6"
    assert rows[2] == "Komi                                    −1¾     1¾"
    assert rows[3:5] == ["", in_words(UNRULED[CaseState.UNDECIDED])], "neither sum nor margin"
    assert in_words(HEADINGS["checks"]) not in ran.out


def number(text: str) -> Fraction:
    return parse_decimal(text.removeprefix("+"))


@pytest.mark.parametrize("place", range(len(COMPUTED)), ids=[r.id for r in COMPUTED])
def test_the_printed_table_adds_up_to_its_line(goref: Goref, place: int) -> None:
    rules, language = COMPUTED[place], list(SIDES)[place % len(SIDES)]
    facts = ["--first-pass", "W", "--handicap", "3", "--granted-first", "W"]
    facts += ["--last-competitive", "W"]
    ran = goref("score", BOWLS, "--rules", rules.id, "--lang", language, *facts)
    rows = [re.split(r"  +", line) for line in ran.out.splitlines() if line]
    head = next(n for n, row in enumerate(rows) if rules.id in row[0])
    total = HEADINGS["total"].in_(language)
    above = list(takewhile(lambda row: row[0] != total, rows[head + 1 :]))
    below = rows[head + len(above) + 1]
    assert below[0] == total
    for column in (1, 2):
        summed = sum((number(row[column]) for row in above), Fraction(0))
        assert summed == number(below[column])
    said = next(row[0] for row in rows[head:] if row[0].startswith(SIDES[language]))
    numbers = [number(found) for found in re.findall(NUMBER, said)]
    if rules.unit is Unit.ZI:
        assert numbers[0] == number(below[1])
    else:
        assert {number(below[1]), number(below[2])} <= {*numbers}


@pytest.mark.parametrize("how", [("--dead", "N4"), ("--suggest",), ("--as-it-stands",)])
def test_the_options_that_rule_on_stones_are_named_until_one_is_used(
    goref: Goref, how: tuple[str, ...]
) -> None:
    named, game = in_words(HEADINGS["by-option"]), GAMES / "takagawa--go-seigen-1959.sgf"
    assert named in goref("score", game).out
    assert named not in goref("score", game, *how).out


def test_a_result_that_stands_has_its_one_line(goref: Goref, halves: Path) -> None:
    ran = goref("score", halves, "--as-it-stands")
    said = goref("score", halves, "--as-it-stands", "--json").json["check_line"]
    assert said["text"]["en"] in ran.out.splitlines()
    assert said == {
        "reckoning": "land",
        "terms": [
            {"side": "B", "role": "land", "amount": "8"},
            {"side": "B", "role": "base", "amount": "-11.75"},
        ],
        "text": said["text"],
    }
    for language, side in SIDES.items():
        assert said["text"][language] == f"{side}8 − 11¾ = −3¾"
    assert goref("score", halves, "--json").json["check_line"] is None


@pytest.mark.parametrize(
    ("language", "result"),
    [(EN, in_words(WON[Unit.ZI], name="White", amount="3¾")), (ZH, "白胜3¾子")],
)
def test_the_language_of_the_text(
    goref: Goref, halves: Path, language: str, result: str
) -> None:
    assert result in goref("score", halves, "--as-it-stands", "--lang", language).out


@pytest.mark.parametrize(
    ("komi", "points"),
    [
        ("0", "0"),
        ("-5", "5"),
        ("3.75", "-3.75"),
        ("3¾", "-3.75"),
        ("1000", "-1000"),
        ("0,5", "-0.5"),
        ("６．５目", "-6.5"),
        ("六目半", "-6.5"),
        ("3又3/4子", "-7.5"),
    ],
)
def test_komi_as_the_user_writes_it(goref: Goref, halves: Path, komi: str, points: str) -> None:
    said = goref("score", halves, "--komi", komi, "--json").json
    assert said["margin"]["points"] == points


def test_komi_in_zi_is_said_in_points_or_refused(goref: Goref, halves: Path) -> None:
    ran = goref("score", halves, "--komi", "3.75zi")
    assert "The komi 3¾子 is in zi; it was read as 7½ points." in ran.out
    ran = goref("score", halves, "--rules", "japanese", "--komi", "3子")
    assert ran.code == 2
    assert tells(ran.complaint, "komi-no-zi")


def test_counts_as_they_are_typed(goref: Goref, halves: Path) -> None:
    options = ("--handicap", "３", "--prisoners", "B=十二,W=１")
    plain = ("--handicap", "3", "--prisoners", "B=12,W=1")
    assert goref("score", halves, *options).out == goref("score", halves, *plain).out
    assert tells(goref("score", halves, "--handicap", "½").complaint, "no-whole")


def test_a_tie_is_a_draw(goref: Goref, halves: Path) -> None:
    said = goref("score", halves, "--komi", "0", "--as-it-stands", "--json").json
    assert (said["winner"], said["re"]) == ("draw", "0")


def test_a_missing_fact_is_asked_for(goref: Goref, halves: Path) -> None:
    ran = goref("score", halves, "--rules", "jpd-a", "--json")
    assert ran.code == 3
    assert ran.err == ""
    said = ran.json
    assert said["margin"] is None
    assert said["winner"] == "none"
    assert said["needs"] == ["--first-pass"]
    text = goref("score", halves, "--rules", "jpd-a")
    assert text.code == 3
    assert "--first-pass B|W|none" in text.out


def test_what_was_played_for_and_who_was_granted_the_first_move(
    goref: Goref, tmp_path: Path
) -> None:
    file = tmp_path / "even.txt"
    file.write_text(".XO.\n" * 4)
    known = ("--prisoners", "B=0,W=0", "--plays", "B=4,W=4", "--as-it-stands", "--json")
    rules = ("--rules", "saturation-prisoners", "--granted-first", "B")
    tied = [
        goref("score", file, *rules, *known, *more).json
        for more in ((), ("--played-for", "game"), ("--played-for", "chips"))
    ]
    assert [said["winner"] for said in tied] == ["W", "W", "draw"]
    assert [said["text"]["zh"] for said in tied] == [
        "和棋，白胜", "和棋，白胜。只取局：多得之子不计。", "和棋。论筹：双方不交筹。"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "options", "points"),
    [
        ("jpd-a", ["--first-pass", "W"], "-7.5"),
        ("jpd-a", ["--first-pass", "none"], "-6.5"),
        ("modern-1920", ["--last-play", "b", "--first", "b"], "-1"),
        ("modern-1920", ["--last-play", "B", "--first", "W"], "0"),
        ("japanese", ["--prisoners", "W=1,B=3"], "-8.5"),
        ("lu-nan", ["--plays", "B=10,W=9"], "-8.5"),
        (
            "tang-song",
            ["--prisoners", "B=1,W=0", "--plays", "b=6,w=7", "--last-dame", "none"],
            "-2",
        ),
        (
            "tang-song",
            ["--prisoners", "B=1,W=0", "--plays", "b=6,w=7", "--last-dame", "W"],
            "-1",
        ),
        ("jpd-ming-qing", ["--prisoners", "B=0,W=0", "--pass-stones", "B=0,W=2"], "-4.5"),
        ("chinese-2002", ["--handicap", "2"], "-2"),
        ("chinese-2002", ["--handicap", "1"], "-7.5"),
        ("jpd-a", ["--first-pass", "B", "--dead", "C1", "--end", "agreed"], "9.5"),
        ("jpd-a", ["--first-pass", "B", "--dead", "C1", "--end", "ALIVE"], "-6.5"),
    ],
)
def test_a_fact_the_user_states_counts(
    goref: Goref, halves: Path, rules: str, options: list[str], points: str
) -> None:
    ran = goref("score", halves, "--rules", rules, *options, "--json")
    assert ran.code == (5 if ran.json["status"] == "undecided" else 0)
    assert ran.json["margin"]["points"] == points


def test_one_stone_names_its_whole_chain(goref: Goref, halves: Path) -> None:
    said = goref("score", halves, "--dead", "d3", "--json").json
    assert said["ruling"]["dead"] == ["C4", "C3", "D3", "C2", "C1", "D1"]
    assert said["ruling"]["decided"]["dead"] == said["ruling"]["dead"]
    assert said["margin"]["points"] == "8.5"


def test_stones_of_several_options_add_up(goref: Goref) -> None:
    said = goref("score", BOWLS, "--dead", "K2,F5", "--dead", "N1", "--json").json
    assert {"K2", "F5", "N1", "H17"} <= set(said["ruling"]["dead"])


def test_seki_is_entered_by_chain(goref: Goref, halves: Path) -> None:
    said = goref("score", halves, "--seki", "A1,C1", "--json").json
    assert len(said["ruling"]["seki"]) == 12
    kinds = {(points["kind"], points["owner"]) for points in said["ruling"]["points"]}
    assert kinds == {("eye", "B"), ("eye", "W")}


@pytest.mark.parametrize("kind", list(PointKind))
def test_every_kind_can_be_claimed(goref: Goref, halves: Path, kind: PointKind) -> None:
    owner = "-" if kind.is_public else "b"
    ran = goref("score", halves, "--claim", f"{kind.value}:{owner}:A4", "--json")
    assert ran.code == 5
    claimed = [p for p in ran.json["ruling"]["points"] if "A4" in p["decided"]]
    assert [(p["kind"], p["owner"]) for p in claimed] == [(kind.value, owner.upper())]


def test_claims_add_up_and_may_follow_dead_stones(goref: Goref, halves: Path) -> None:
    claims = ["--claim", "territory:B:C1,D1", "--claim", "DAME:-:a2"]
    said = goref("score", halves, "--dead", "C1", *claims, "--json").json
    decided = {(p["kind"], name) for p in said["ruling"]["points"] for name in p["decided"]}
    assert {("territory", "C1"), ("territory", "D1"), ("dame", "A2")} <= decided


def codes(said: dict[str, list[dict[str, str]]]) -> list[str]:
    return [finding["code"] for finding in said["findings"]]


def test_an_option_wins_over_the_record_and_says_so(goref: Goref) -> None:
    said = goref("score", BOWLS, "--first", "B", "--rules", "jpd-b", "--json").json
    assert said["rules"] == "jpd-b"
    over = [f["message"] for f in said["findings"] if f["code"] == "option-over-record"]
    assert len(over) == 2
    assert any("--rules" in m and "tang-song" in m for m in over)
    assert any("--first" in m for m in over)
    assert "option-over-record" not in codes(goref("score", BOWLS, "--json").json)
    agreeing = goref("score", BOWLS, "--first", "W", "--rules", "tang-song", "--json").json
    assert "option-over-record" not in codes(agreeing)


def test_an_option_wins_over_the_ruling_and_says_so(goref: Goref) -> None:
    said = goref("score", BOWLS, "--seki", "H17", "--json").json
    over = [f for f in said["findings"] if f["code"] == "option-over-ruling"]
    assert [f["points"] for f in over] == [["H17", "H16"]]
    assert "option-over-ruling" not in codes(
        goref("score", BOWLS, "--dead", "H17", "--json").json
    )


def test_a_komi_where_there_is_none_is_ignored_aloud(goref: Goref, halves: Path) -> None:
    said = goref("score", halves, "--rules", "tromp-taylor", "--komi", "5", "--json").json
    assert said["margin"]["points"] == "0"
    assert "komi-ignored" in codes(said)


def test_a_case_file_gives_what_its_record_gives(goref: Goref, tmp_path: Path) -> None:
    opened = open_path(BOWLS)[0]
    case = tmp_path / "bowls.goref"
    case.write_bytes(begun_file(opened.case, opened.game, BOWLS.name))
    from_case, from_sgf = (goref("score", path, "--json").json for path in (case, BOWLS))
    for key in KEYS - {"findings"}:
        assert from_case[key] == from_sgf[key], key


def test_a_position_with_its_facts_stated_gives_what_the_record_gives(
    goref: Goref, tmp_path: Path
) -> None:
    said = goref("score", BOWLS, "--json").json
    end = open_path(BOWLS)[0].case.moments[-1]
    rows = tmp_path / "bowls.txt"
    rows.write_text("\n".join(said["position"]))
    facts = [
        f"--prisoners=B={end.captured.black},W={end.captured.white}",
        f"--plays=B={end.plays.black},W={end.plays.white}",
    ]
    ran = goref("score", rows, "--rules", "tang-song", "--dead", DEAD, *facts, "--json")
    assert ran.code == 0
    assert ran.json["margin"] == said["margin"]
    assert ran.json["lines"] == said["lines"]


def test_unequal_turns_as_zhao_and_as_chen_read_them(goref: Goref, tmp_path: Path) -> None:
    """White's land is a column, Black's another; his last play filled a point of his own."""
    black = "".join(f"[b{row}]" for row in "abcde")
    white = "".join(f"[d{row}]" for row in "abcde")
    record = tmp_path / "filled.sgf"
    record.write_text(f"(;SZ[5]AB{black}AW{white};B[aa];W[ea];B[ab])")
    said = {
        rules: goref("score", record, "--rules", rules, "--as-it-stands", "--json").json
        for rules in ("tang-song", "tang-song-chen")
    }
    margins = {rules: one["margin"]["native"] for rules, one in said.items()}
    assert margins == {"tang-song": "-1", "tang-song-chen": "0"}
    codes = {f["code"] for f in said["tang-song-chen"]["findings"]}
    assert "counted-before-last-by-chen" in codes
    text = goref("rules", "tang-song-chen", "--articles").out
    assert "Chen Zuyuan, History of Go Rules" in text


def test_stones_missing_from_the_bowls_are_named(goref: Goref) -> None:
    ledger = goref("score", BOWLS, "--rules", "jpd-art", "--json").json["ledger"]
    due = ledger["bowls"]
    assert ledger["found"] is None
    assert ledger["off"] == []
    facts = f"--bowls=W={due['white'] - 1},B={due['black']}"
    ran = goref("score", BOWLS, "--rules", "jpd-art", facts, "--json")
    assert ran.json["ledger"]["found"] == {"black": due["black"], "white": due["white"] - 1}
    assert ran.json["ledger"]["off"] == [
        {"colour": "W", "stones": -1, "counts": {"averaged": -1, "half": -1, "fill-in": -1}}
    ]
    assert "ledger-missing" in [f["code"] for f in ran.json["findings"]]
    text = goref("score", BOWLS, "--rules", "jpd-art", facts)
    assert text.code == ran.code
    assert "White, stones missing: 1." in text.out
    assert f"Could be off by 1: {in_words(COUNTS['averaged'])}; half count" in text.out
    calm = goref("score", BOWLS, "--rules", "ming-qing", facts).out
    assert "White, stones missing: 1." in calm
    assert "Could" not in calm


def test_a_collection_gives_its_first_game_and_says_so(goref: Goref, collection: Path) -> None:
    said = goref("score", collection, "--json").json
    assert said["game"] == {"number": 1, "count": 2, "title": said["game"]["title"]}
    assert "collection-first-game" in codes(said)
    second = goref("score", collection, "--game", "2", "--komi", "0", "--json").json
    assert second["game"]["number"] == 2
    assert "collection-first-game" not in codes(second)
    assert second["position"] == [".....", ".O...", "..X..", ".....", "....."]


def test_rules_the_program_does_not_know_are_told(goref: Goref, tmp_path: Path) -> None:
    file = tmp_path / "odd.sgf"
    file.write_text("(;SZ[5]RU[Calvinball];B[cc];W[bb])")
    for language in (EN, ZH, JA, KO):
        said = goref("score", file, "--json", "--lang", language).json
        assert said["rules"] == "chinese-2002"
        told = [f for f in said["findings"] if f["code"] == "rules-not-known"]
        assert len(told) == 1
        assert "Calvinball" in told[0]["message"]
    chosen = goref("score", file, "--json", "--rules", "ing").json
    assert "rules-not-known" not in codes(chosen)
    assert "option-over-record" in codes(chosen)


def test_findings_are_listed_with_the_gravest_first(goref: Goref, halves: Path) -> None:
    out = goref("score", halves, "--rules", "ing", "--seki", "A1", "--claim", "eye:W:A4").out
    levels = [line.split()[0] for line in out.partition("Findings\n")[2].splitlines()]
    order = ["conflict", "check", "note"]
    assert set(levels) <= set(order)
    assert len(set(levels)) > 1
    assert levels == sorted(levels, key=order.index)


def test_a_finding_let_stand_says_so_and_why(goref: Goref, tmp_path: Path) -> None:
    opened = open_path(GAMES / "iwamoto--go-seigen-1948.sgf")[0]
    case = replace(opened.case, rules="jpd-b")
    findings = Scorer(case).score(RULESETS["jpd-b"]).findings
    ko = next(f for f in findings if f.code == "ko-proposed")
    ruled = LetFindingStand(ko, reason="the famous ko").apply(case)
    path = tmp_path / "ruled.goref"
    path.write_bytes(dump(ruled, opened.game))
    said = goref("score", path, "--json").json["findings"]
    assert [f["code"] for f in said if "settled" in f] == ["ko-proposed"]
    assert [f["settled"] for f in said if "settled" in f] == ["the famous ko"]
    last = goref("score", path).out.rstrip().splitlines()[-1]
    assert last.split()[:2] == ["let", "stand"]
    assert last.endswith("— the famous ko")


# How far the case is ruled on.

MARKED = (
    "(;SZ[4]RU[Chinese]AB[ba][ab][bb][bc][ad][bd]AW[ca][cb][db][cc][cd][dd]"
    "TB[aa][ac]TW[da][dc])"
)
"""The halves as a record, its territory marked."""
STANDS = ("settled", [], "W", "W+7.5")


def status(goref: Goref, *arguments: object) -> tuple[object, ...]:
    said = goref("score", *arguments, "--json").json
    return (
        said["status"],
        [matter["code"] for matter in said["open"]],
        said["winner"],
        said["re"],
    )


def test_the_referees_word_settles_a_board(goref: Goref, halves: Path) -> None:
    assert status(goref, halves, "--as-it-stands") == STANDS
    assert status(goref, halves, "--end", "agreed")[0] == "undecided"
    for option in ("--dead", "--seki"):  # all there are, by the referee's word
        named = status(goref, halves, option, "D1", "--komi", "0")
        assert not {"not-ruled", "rest-not-ruled"} & set(named[1])  # type: ignore[call-overload]
        assert named[2] != "none"
    claimed = status(goref, halves, "--claim", "dame:-:A4")
    assert "not-ruled" in claimed[1]  # type: ignore[operator]


def test_marks_of_a_record_and_suggestions_are_provisional(
    goref: Goref, halves: Path, tmp_path: Path
) -> None:
    record = tmp_path / "marked.sgf"
    record.write_text(MARKED)
    provisional = ("provisional", ["marked-by-record"], "W", "W+7.5")
    assert status(goref, record) == provisional
    assert status(goref, record, "--as-it-stands") == STANDS
    suggested = ("provisional", ["marked-by-suggestion"], "W", "W+7.5")
    assert status(goref, halves, "--suggest") == suggested
    assert status(goref, record, "--suggest") == provisional, "its own marks say the same"
    text = goref("score", record).out
    assert text.startswith("Provisional: ")
    assert "\nProvisional: White wins by 3¾ zi\n" in text


def test_the_referees_word_lets_checks_stand_but_no_missing_fact(
    goref: Goref, tmp_path: Path
) -> None:
    ko = tmp_path / "ko.txt"
    ko.write_text(".XO.O\nX.XOO\nXXXOO\nXXOO.\n.XO.O\n")
    marked = goref("score", ko, "--rules", "tang-song", "--as-it-stands", "--json").json
    assert marked["status"] == "provisional"
    assert {matter["code"] for matter in marked["open"]} == {"fact-asked"}
    assert marked["winner"] == "none"


def test_no_stone_no_winner(goref: Goref, tmp_path: Path) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("....\n" * 4)
    for options in ((), ("--as-it-stands",), ("--rules", "tromp-taylor")):
        state, open_, *rest = status(goref, empty, *options)
        assert (state, open_[0], rest) == ("undecided", "board-empty", ["none", "?"])  # type: ignore[index]


def test_where_nothing_is_taken_off_nobody_need_rule(goref: Goref, halves: Path) -> None:
    assert status(goref, halves, "--rules", "tromp-taylor") == ("settled", [], "draw", "0")


def test_what_could_change_most_stands_first(goref: Goref, tmp_path: Path) -> None:
    board = tmp_path / "open.txt"
    board.write_text("..XO.\nO.XO.\n..XO.\nXXX..\n...OO\n")
    said = goref("score", board, "--dead", "A4", "--json").json
    stakes = [Fraction(m["stake"]) for m in said["open"] if m["stake"] is not None]
    assert stakes
    assert stakes == sorted(stakes, reverse=True)


def test_what_nobody_ruled_ends_with_another_code_than_a_result(
    goref: Goref, halves: Path
) -> None:
    for command in ("score", "arrange", "compare"):
        assert goref(command, halves).code == 5
        assert goref(command, halves, "--json").code == 5
        assert goref(command, halves, "--as-it-stands").code == 0
        assert goref(command, halves, "--suggest").code == 0, "provisional, and so it says"
    assert goref("score", halves, "--rules", "tromp-taylor").code == 0, "it asks for no ruling"
    assert goref("score", halves, "--rules", "japanese").code == 3, "facts go before"


def test_a_komi_that_is_stated_is_said_to_be_another_no_more(
    goref: Goref, tmp_path: Path
) -> None:
    path = tmp_path / "twice.sgf"
    path.write_text(PLAIN.replace("KM[0]", "KM[6.5]KM[0.5]"))
    assert "goref uses 6.5" in goref("score", path).out
    for komi in ("0.5", "7.5"):
        said = goref("score", path, "--komi", komi)
        assert "goes by" not in said.out
        assert "fact-twice" not in goref("score", path, "--komi", komi, "--json").out


def test_a_record_is_read_in_the_encoding_that_is_given(goref: Goref, tmp_path: Path) -> None:
    path = tmp_path / "a.sgf"
    path.write_bytes(PLAIN.replace("SZ[7]", "SZ[7]PB[Erdős Pál]").encode("iso8859-2"))
    said = goref("score", path, "--encoding", "iso8859-2", "--json").json
    assert said["game"]["title"].startswith("Erdős Pál")
    ran = goref("score", path, "--encoding", "utf-8")
    assert ran.code == 4
    assert "a.sgf: line 1: the byte 0xF5 is not text in utf-8" in ran.complaint
    assert goref("check", path, "--encoding", "rot13").code == 2


@pytest.mark.parametrize(("komi", "margin"), [("1/3", "1/3"), ("⅔", "2/3")])
def test_a_komi_without_a_decimal_is_counted(
    goref: Goref, tmp_path: Path, komi: str, margin: str
) -> None:
    path = tmp_path / "thirds.sgf"
    path.write_text(f"(;SZ[5]KM[{komi}]RU[Japanese]AB[cc])", encoding="utf-8")
    told = "score", path, "--prisoners", "B=0,W=0", "--as-it-stands"
    said = goref(*told, "--json").json
    assert said["facts"]["komi"]["value"] == margin
    assert said["margin"]["points"] == str(24 - Fraction(margin))
    assert goref(*told).code == 0
