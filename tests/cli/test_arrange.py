"""``goref arrange``: the steps replay to the end, the sheet reads well, errors are clear."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from goref.app.opening import open_path
from goref.cli.text.terminal import width
from goref.cli.text.words import HEADINGS
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.obstacles import UnfitFact
from goref.core.texts.count.parts import PART_OF_BOTH, PARTS
from goref.core.texts.count.refusals import OTHERS, REFUSALS, UNFIT
from goref.core.texts.terms import COUNTS, NEEDS
from goref.io.case.case_file import dump
from tests.cli.runs import BOWLS, COMMAND, ENVIRONMENT, GAMES, Goref
from tests.languages import EN, JA, KO, LANGUAGES, ZH
from tests.length import of_all, sample
from tests.wordings import in_words

KEYS = {
    "rules", "count", "side", "start", "lids", "bowls", "opening", "steps", "final",
    "readoff", "payments", "margin", "touched", "seconds", "shapes", "findings", "game",
}  # fmt: skip
STEP = {"op", "colour", "from", "to", "note", "tally", "margin"}
OPS = {
    "lift", "negative-a", "negative-b", "pass-stone", "fill-back", "fill", "take", "shift",
    "share",
}  # fmt: skip
ZHOU = GAMES / "huang-longshi--zhou-donghou.sgf"
LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
SYMBOLS = {"B": "X", "W": "O"}


def replayed(said: dict[str, Any]) -> Iterator[tuple[list[str], dict[str, Any]]]:
    """The rows after each step, played on the start by the definition of a step."""
    board = [list(row) for row in said["start"]]
    size = len(board)

    def cell(name: str) -> tuple[int, int]:
        return size - int(name[1:]), LETTERS.index(name[0])

    held = {place: said[place] and dict(said[place]) for place in ("lids", "bowls")}
    colours = {"B": "black", "W": "white"}
    for step in said["steps"]:
        source, target, colour = step["from"], step["to"], step["colour"]
        if source not in (None, "lid", "bowl"):
            row, column = cell(source)
            assert board[row][column] == SYMBOLS[colour], step
            board[row][column] = "."
        if target not in (None, "lid", "bowl"):
            row, column = cell(target)
            assert board[row][column] == ".", step
            board[row][column] = SYMBOLS[colour]
        for place, change in ((source, -1), (target, 1)):
            if place in ("lid", "bowl") and held[f"{place}s"]:
                held[f"{place}s"][colours[colour]] += change
                if place == "lid":
                    assert held["lids"][colours[colour]] >= 0, step
        yield ["".join(row) for row in board], step


def check(said: dict[str, Any]) -> None:
    """What holds for every arrangement printed as JSON."""
    assert said.keys() == KEYS
    rows = said["start"]
    for rows, step in replayed(said):
        assert step.keys() == STEP
        assert step["op"] in OPS
        assert step["note"]
        assert sum(step["tally"].values()) == len(rows) ** 2
    assert rows == said["final"]
    moved = sum(
        any(step[end] not in (None, "lid", "bowl") for end in ("from", "to"))
        for step in said["steps"]
    )
    assert said["touched"] == moved
    assert isinstance(said["seconds"], int)
    for shape in said["shapes"]:
        assert shape["block"] in {"tens", "rectangle", "remainder", "eye", "irregular"}
        assert shape["size"] == len(shape["points"])
        for name in shape["points"]:
            assert rows[len(rows) - int(name[1:])][LETTERS.index(name[0])] == "."


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.sgf")), ids=lambda f: f.stem)
def test_every_count_of_every_game_replays(goref: Goref, file: Path) -> None:
    laid_out = 0
    for rules in sample([r for r in RULESETS.values() if not r.known_only], 3):
        scored = goref("score", file, "--rules", rules.id, "--json").json
        for count in rules.counts:
            ran = goref("arrange", file, "--rules", rules.id, "--count", count.value, "--json")
            assert ran.err == ""
            said = ran.json
            assert (said["rules"], said["count"]) == (rules.id, count.value)
            if ran.code == 3:
                assert said["margin"] is None
                assert count.value not in [c["count"] for c in scored["checks"]]
                continue
            assert ran.code == (5 if scored["status"] == "undecided" else 0)
            check(said)
            assert said["margin"] == scored["margin"], (rules.id, count)
            laid_out += 1
    assert laid_out > of_all(30, short=10)


def test_as_a_process_on_the_bundled_games() -> None:
    for file in sorted(GAMES.glob("*.sgf")):
        run = subprocess.run(
            [*COMMAND, "arrange", file, "--rules", "chinese-2002", "--json"],
            capture_output=True,
            encoding="utf-8",
            env=ENVIRONMENT,
            check=False,
        )
        assert (run.returncode in (0, 5), run.stderr) == (True, ""), file
        said = json.loads(run.stdout)
        check(said)
        assert said["count"] == "half"


LEAN = """
import sys
from goref.__main__ import main
code = main()
slow = {"PySide6", "platformdirs", "shutil", "multiprocessing", "csv",
        "goref.io.case.case_file", "goref.io.sgf.write", "goref.core.scoring.compare",
        "goref.app.reports.batch", "goref.qt"}
sys.exit(f"imported: {slow & set(sys.modules)}" if slow & set(sys.modules) else code)
"""


def test_it_imports_only_what_it_needs_and_others_do_not_pay_for_it() -> None:
    def run(code: str, *arguments: object) -> subprocess.CompletedProcess[str]:
        command = [COMMAND[0], "-P", "-c", code, *map(str, arguments)]
        return subprocess.run(
            command, capture_output=True, encoding="utf-8", env=ENVIRONMENT, check=False
        )

    ran = run(LEAN, "arrange", BOWLS)
    assert (ran.returncode, ran.stderr) == (0, "")
    scored = run(LEAN.replace("{", '{"goref.core.arranging.plan", ', 1), "score", BOWLS)
    assert (scored.returncode, scored.stderr) == (0, "")


# Counts and sides.


def test_the_rule_set_s_own_count_is_the_usual_one(goref: Goref, halves: Path) -> None:
    for rules in ("chinese-2002", "wmsg-2008", "ing", "jpd-b"):
        facts = ["--prisoners", "B=0,W=0", "--plays", "B=6,W=6", "--first-pass", "B"]
        said = goref("arrange", halves, "--rules", rules, *facts, "--json").json
        assert said["count"] == RULESETS[rules].counts[0].value


@pytest.mark.parametrize("side", ["B", "W"])
def test_one_side_is_counted_alone(goref: Goref, halves: Path, side: str) -> None:
    options = ["--rules", "chinese-2002", "--count", "half", "--side", side]
    said = goref("arrange", halves, *options, "--json").json
    assert said["side"] == side
    read = said["readoff"]
    assert (read["black"], read["white"], read["unit"]) == ("8", "8", "zi")
    text = goref("arrange", halves, *options).out
    name, other = ("Black", "White") if side == "B" else ("White", "Black")
    assert f"{name} counted alone: 8 zi; the rest is {other}'s: 8 zi\n" in text
    assert f"Count     half count, {name} alone (half)\n" in text


def test_options_of_score_hold(goref: Goref, halves: Path) -> None:
    said = goref(
        "arrange", halves, "--count", "area", "--dead", "C1", "--komi", "0.5", "--json"
    ).json
    check(said)
    lifted = [(s["op"], s["colour"], s["to"]) for s in said["steps"] if s["op"] == "lift"]
    assert lifted == [("lift", "W", "lid")] * 6
    assert said["margin"] == {"points": "15.5", "native": "7.75", "unit": "zi"}
    assert said["payments"] == [{"key": "komi", "label": "Komi", "black": "0", "white": "0.5"}]
    assert said["final"] == ["XX..", ".X..", ".X..", "XX.."]


def test_marks_are_suggested_as_for_a_score(goref: Goref, plain: Path) -> None:
    options = ["--count", "area", "--json"]
    without = goref("arrange", plain, *options).json
    assert not [s for s in without["steps"] if s["op"] == "lift"]
    ran = goref("arrange", plain, *options, "--suggest")
    assert ran.code == 0
    lifted = [s["from"] for s in ran.json["steps"] if s["op"] == "lift"]
    assert sorted(lifted) == ["B5", "G4"]
    assert ran.json["margin"] == goref("score", plain, "--suggest", "--json").json["margin"]
    assert "dead-suggested" in [f["code"] for f in ran.json["findings"]]


TOLD = {
    EN: "can no longer be moved like that",
    ZH: "现已不能照样移动",
    JA: "もうそのように動かせない",
    KO: "이제 그렇게 옮길 수 없는",
}


def dragged(path: Path, source: str, target: str) -> Path:
    """A saved case in which the referee moved a stone of the count."""
    case = open_path(BOWLS)[0].case
    board = case.record.grid
    shift = Shift("tang-song", "routes", None, 999, board.point(source), board.point(target))
    path.write_bytes(dump(replace(case, shifts=(shift,))))
    return path


def test_stones_that_the_referee_moved_are_moved(goref: Goref, tmp_path: Path) -> None:
    plain = goref("arrange", BOWLS, "--json").json
    put = [s["to"] for s in plain["steps"] if s["op"] == "fill-back" and s["colour"] == "B"]
    free = [n for shape in plain["shapes"] if shape["owner"] == "B" for n in shape["points"]]
    for source in put:
        for target in free:
            file = dragged(tmp_path / "moved.goref", source, target)
            said = goref("arrange", file, "--json").json
            if "arrange-shift-dropped" not in [f["code"] for f in said["findings"]]:
                check(said)
                assert said["steps"][-1]["op"] == "shift"
                assert (said["steps"][-1]["from"], said["steps"][-1]["to"]) == (source, target)
                return
    raise AssertionError("nothing could be moved")


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_a_stone_that_cannot_be_moved_so_any_more_is_named(
    goref: Goref, tmp_path: Path, language: str
) -> None:
    file = dragged(tmp_path / "old.goref", "T19", "A13")  # from White's land into Black's
    said = goref("arrange", file, "--json").json
    (dropped,) = (f for f in said["findings"] if f["code"] == "arrange-shift-dropped")
    assert dropped["points"] == ["T19"]
    ran = goref("arrange", file, "--lang", language)
    assert ran.code == 0
    (told,) = (line for line in ran.out.splitlines() if TOLD[language] in line)
    assert "T19" in told


def test_findings_of_file_score_and_count_are_told(goref: Goref, collection: Path) -> None:
    said = goref("arrange", collection, "--json").json
    assert "collection-first-game" in [f["code"] for f in said["findings"]]
    assert said["game"]["number"] == 1


# The sheet.


def test_the_sheet_of_the_gold_petal_bowls(goref: Goref) -> None:
    ran = goref("arrange", BOWLS)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "顾师言 – 阎景实, 金花椀图"
    assert lines[1] == "Rule set  Tang–Song filling (tang-song)"
    assert lines[2] == f"Count     {in_words(COUNTS['routes'])} (routes)"
    assert sum(line == "   A B C D E F G H J K L M N O P Q R S T" for line in lines) == 4
    for told in (
        "X Black   O White   x o dead",
        f"{in_words(HEADINGS['lids'])}  Black 3, White 3",
        f"{in_words(HEADINGS['lids'])}  Black 0, White 0",
        (
            f"    {in_words(PART_OF_BOTH, part='Territory', black=52, white=51)} · "
            f"{in_words(PARTS['lost'])}: Black −6, White −6 · Basic eyes,"
        ),
        " 1. 3 dead black stones to White's lid: H17, H16, F5",
        " 2. 3 dead white stones to Black's lid: C12, R11, K2",
        "    Margin on the board: Black +1 route, unchanged",
        "Read off                Black  White",
        f"{in_words(PARTS['own-empties']):<27}46     45",
        f"{in_words(PARTS['basic-eyes']):<27}−6     −6",
        "Black 40 routes, White 39 routes",
        f"{in_words(HEADINGS['margin'])}: +1 route",
    ):
        assert told in lines, told
    tidied = [line for line in lines if re.match(r" \d\. (Black|White), ", line)]
    assert " 3. Black, left third: " in tidied[0]
    assert tidied[-1].startswith(f" {2 + len(tidied)}. White, ")
    assert all(re.search(r"in|moved|off", line) and " so far: " in line for line in tidied)
    assert [line for line in tidied if "; 46 so far" in line], "as many as are read off"
    assert lines.index("Steps") < lines.index(in_words(HEADINGS["shapes"]))
    assert check_letters(lines) == 46 + 45


def check_letters(lines: list[str]) -> int:
    """The board of a sheet at its end against its key; returns how many points are counted."""
    last = max(i for i, line in enumerate(lines) if line.startswith("19 "))
    board = [sign for line in lines[last : last + 19] for sign in line[3:].split()[:19]]
    assert len(board) == 361
    key = " ".join(lines[last + 22 : lines.index("", last + 22)])
    sizes = dict(re.findall(r"\b([a-zA-Z]) (\d+)(?= |$)", key))
    assert sizes
    eyes = sum(sign in "Vv" for sign in board)
    found = sum(board.count(letter) for letter in sizes)
    assert found + eyes == sum(map(int, sizes.values()))
    return found + eyes


def test_the_sheet_in_chinese(goref: Goref) -> None:
    out = goref("arrange", BOWLS, "--lang", "zh").out
    for told in (
        "规则  唐宋填空法 (tang-song)\n算法  填空数路 (routes)\n",
        "罐盖中的俘子与虚着之子  黑 3, 白 3\n",
        "    围空：黑52，白51 · 己方死子与被俘之子：黑−6，白−6 · 基本眼位：黑−6，白−6 ·\n",
        " 1. 取下黑方死子3个，放入白方罐盖：H17, H16, F5\n",
        " 3. 黑方左侧：回填",
        "    盘面差数：黑+1路，不变\n",
        "基本眼位  −6  −6\n",
        "\n黑40路，白39路\n黑减白: +1 路\n",
        "\n黑胜一路。各一百二十二着。",
    ):
        assert told in out, told


def test_the_sheet_in_japanese(goref: Goref) -> None:
    out = goref("arrange", ZHOU, "--rules", "ming-qing", "--lang", "ja").out
    for told in (
        "数え方  路を埋め残りを折半 (fill-and-halve)\n",
        " 1. 黒の死に石6個を白の碁笥の蓋へ移します：C17, K5, R5, M4, R4, R3\n",
        "黒、",
        "変化なし\n",
        "埋めない点の半分",
        "\n総手数322手。持碁。\n",
    ):
        assert told in out, told


def test_under_a_territory_rule_set_no_area_is_told(goref: Goref) -> None:
    out = goref("arrange", BOWLS, "--rules", "japanese", "--komi", "0").out
    steps = out.partition("\nSteps\n")[2]
    assert steps.startswith(
        f"    {in_words(PART_OF_BOTH, part='Territory', black=52, white=51)} · "
        f"{in_words(PARTS['lost'])}: "
    )
    assert "public" not in steps.partition(in_words(HEADINGS["shapes"]))[0]
    assert re.search(r"^Black less White: [+−]\d+ points?$", out, re.MULTILINE)


def test_the_tally_is_told_again_only_where_it_changes(goref: Goref) -> None:
    options = ["--rules", "jpd-a", "--first-pass", "W", "--count", "equal-space"]
    lines = goref("arrange", ZHOU, *options).out.splitlines()
    steps = lines[lines.index("Steps") + 1 : lines.index("", lines.index("Steps"))]
    states = [index for index, line in enumerate(steps) if " · " in line]
    assert len(states) == 2
    assert steps[0] == "    Black 180, White 180, public 1 · Margin before komi: even"
    assert "(A-type play)" in steps[states[1] - 2]
    assert steps[states[1]] == (
        "    Black 179, White 180, public 2 · Margin before komi: White +1 point now; 1 point"
    )
    assert steps[states[1] + 1] == "    paid on the board"
    assert steps[-1] == "    Margin before komi: White +1 point, unchanged"


def test_a_base_number_where_the_count_knows_one(goref: Goref, halves: Path) -> None:
    options = ["--rules", "chinese-2002", "--lang", "zh"]
    told = goref("arrange", halves, *options, "--count", "half").out
    assert "黑须得11¾子，实得8子。" in told
    told = goref("arrange", halves, *options, "--count", "half", "--side", "W").out
    assert "白须得4¼子，实得8子。" in told
    assert "归本数" not in goref("arrange", halves, *options, "--count", "fill-in").out


@pytest.mark.parametrize("language", [EN, ZH, JA, KO])
def test_steps_are_no_wider_than_the_sheet(goref: Goref, language: str) -> None:
    for rules, count in (("jpd-b", "equal-space"), ("ing", "fill-in"), ("tingdao", "tingdao")):
        ran = goref("arrange", ZHOU, "--rules", rules, "--count", count, "--lang", language)
        assert ran.code == 0
        start = ran.out.index("    ")
        assert all(width(line) <= 88 for line in ran.out[start:].split("\n\n")[1].splitlines())


# Errors.


def test_an_unknown_count_names_those_allowed(goref: Goref, halves: Path) -> None:
    for count in ("nonsense", "routes", "", "half half"):
        ran = goref("arrange", halves, "--rules", "chinese-2002", "--count", count)
        assert ran.code == 2
        assert "chinese-2002 allows half, area, fill-in" in ran.complaint
    assert goref("arrange", halves, "--rules", "aga", "--count", "HALF").code == 2
    assert goref("arrange", halves, "--rules", "aga", "--count", "AREA").code == 5


def test_a_rule_set_without_a_count(goref: Goref, halves: Path) -> None:
    without = [r for r in RULESETS.values() if not r.counts and not r.known_only]
    assert without
    for rules in without:
        ran = goref("arrange", halves, "--rules", rules.id)
        assert ran.code == 2
        assert rules.id in ran.complaint


def test_what_cannot_be_counted_of_one_side(goref: Goref, halves: Path) -> None:
    ran = goref(
        "arrange", halves, "--rules", "jpd-a", "--count", "equal-space", "--side", "B",
        "--first-pass", "B",
    )  # fmt: skip
    assert ran.code == 2
    assert "equal-space cannot be made for one side alone" in ran.complaint
    assert "fill-in" in ran.complaint


def test_missing_facts_are_asked_for(goref: Goref, halves: Path) -> None:
    ran = goref("arrange", halves, "--rules", "japanese")
    assert ran.code == 3
    assert ran.err == ""
    assert ran.out.splitlines()[:2] == [
        in_words(REFUSALS["facts-missing"], needs="prisoners"),
        "Give: --prisoners B=N,W=N",
    ]
    said = goref("arrange", halves, "--rules", "japanese", "--json", "--lang", "zh")
    assert said.code == 3
    assert said.json["needs"] == ["--prisoners"]
    assert said.json["margin"] is None
    assert said.json["text"] == "此算法尚有待填信息：俘子数。"


def test_facts_that_only_this_count_lacks(goref: Goref, halves: Path) -> None:
    options = ["--rules", "jpd-a", "--first-pass", "B"]
    assert goref("arrange", halves, *options, "--count", "area").code == 5
    assert goref("arrange", halves, *options, "--count", "area", "--as-it-stands").code == 0
    ran = goref("arrange", halves, *options, "--count", Count.EQUAL_STONES.value)
    assert ran.code == 3
    assert ran.err == ""
    plays, area, space = (
        in_words(text) for text in (NEEDS["plays"], COUNTS["area"], COUNTS["equal-space"])
    )
    assert ran.out.splitlines()[:3] == [
        (
            f"{in_words(REFUSALS['facts-missing'], needs=f'prisoners, {plays}')} "
            f"{in_words(OTHERS[False], counts=f'{area} / filling in / {space}')}"
        ),
        "Give: --prisoners B=N,W=N, --plays B=N,W=N",
        "Or count another way: --count area / --count fill-in / --count equal-space",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fact_that_does_not_fit_is_named(goref: Goref, language: str) -> None:
    options = ["--rules", "aga", "--count", "territory", "--lang", language]
    ran = goref("arrange", BOWLS, *options)
    assert (ran.code, ran.err) == (3, "")
    told, other, *_ = ran.out.splitlines()
    assert told.startswith(UNFIT[UnfitFact.WHITE_BEGAN].in_(language))
    assert other.endswith("--count area")
    said = goref("arrange", BOWLS, *options, "--json").json
    assert (said["needs"], said["unfit"], said["others"]) == ([], ["white-began"], ["area"])
    assert said["text"] == told


def test_what_only_a_record_tells_is_asked_of_a_record(goref: Goref, halves: Path) -> None:
    ran = goref("arrange", halves, "--rules", "aga", "--count", "territory")
    assert ran.code == 3
    assert ran.out.splitlines()[:3] == [
        (
            f"{in_words(REFUSALS['facts-missing'], needs=in_words(NEEDS['record']))} "
            f"{in_words(OTHERS[False], counts=in_words(COUNTS['area']))}"
        ),
        in_words(HEADINGS["give-record"]),
        in_words(HEADINGS["give-count"], counts="--count area"),
    ]


@pytest.mark.parametrize(
    "options",
    [
        ["--rules", "cangjie"],
        ["--side", "X"],
        ["--side", "none"],
        ["--dead", "A4"],
        ["--count"],
    ],
)
def test_wrong_usage(goref: Goref, halves: Path, options: list[str]) -> None:
    ran = goref("arrange", halves, *options)
    assert ran.code == 2
    assert ran.complaint


def test_a_file_that_is_not_there(goref: Goref, tmp_path: Path) -> None:
    assert goref("arrange", tmp_path / "none.sgf").code == 4
