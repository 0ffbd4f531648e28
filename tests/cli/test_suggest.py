"""``goref suggest``: a second opinion, what is unclear first, whatever the file or engine."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from goref.app.opinion import marking
from goref.app.opinion.engines import asking, engines
from goref.app.opinion.engines.engines import EngineSpec
from goref.app.opinion.suggest import suggest as suggest_plainly
from goref.app.opinion.suggestion import (
    Caution,
    Doubt,
    FirstPlay,
    Reason,
    Suggestion,
    Why,
)
from goref.app.ownership.network import NetworkError
from goref.app.stakes import Stake
from goref.cli.text.words import HEADINGS
from goref.cli.version import NETWORKS
from goref.core.base.colour import BLACK, WHITE
from goref.core.case.case import Case
from goref.core.findings.table import FINDING_KINDS
from goref.core.rulesets.ruleset import RuleSet
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.dispute.disputes import FACTS
from goref.core.texts.engines import FAULTS
from goref.core.texts.suggestions import CERTAINTY, SETTLES
from goref.io.engine.programs import join_command
from tests.cli.runs import ENVIRONMENT, Goref
from tests.io.engine_script import words
from tests.languages import EN, JA, LANGUAGES, ZH
from tests.wordings import in_words, like

KEYS = ["clear", "dead", "seki", "points", "unclear", "open_borders", "protect", "seconds"]
BROKEN = [b"", b"junk", b"(;SZ[40])", b"(;GM[3];B[aa])", b"\xff\xfe\x00\x01" * 9]


def game() -> str:
    """A game of nine lines: a wall each, the last dame filled, and an invasion that died."""
    moves = []
    for row in "abcdefghi":
        moves += [f"B[d{row}]", f"W[f{row}]"]
    moves += ["B[gc]", "W[gg]", "B[hd]", "W[hf]"]
    moves += [m for r in "abcdefghi" for m in (f"B[e{r}]", "W[]")]
    return f"(;GM[1]FF[4]SZ[9]KM[6.5]RU[Japanese]RE[B+29.5];{';'.join(moves)};B[];W[])"


@pytest.fixture
def nine(tmp_path: Path) -> Path:
    path = tmp_path / "nine.sgf"
    path.write_text(game())
    return path


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The same board as rows."""
    path = tmp_path / "bare.txt"
    rows = ["...XXO..."] * 9
    rows[2] = "...XXOX.."
    rows[3] = "...XXO.X."
    rows[5] = "...XXO.O."
    rows[6] = "...XXOO.."
    path.write_text("\n".join(rows))
    return path


def engine(*flags: str) -> str:
    return join_command(words(*flags))


def section(out: str, title: str) -> list[str]:
    """The lines under a heading."""
    _, _, rest = out.partition(f"\n{title}\n")
    return rest.partition("\n\n")[0].splitlines()


def test_the_object_has_the_keys_that_are_promised(goref: Goref, nine: Path) -> None:
    ran = goref("suggest", nine, "--json")
    assert (ran.code, ran.err) == (0, "")
    said = ran.json
    assert list(said)[: len(KEYS)] == KEYS
    assert said["clear"] is True
    assert said["dead"] == ["G7", "H6"]
    assert said["seki"] == said["unclear"] == said["open_borders"] == []
    assert (said["rules"], said["size"], said["findings"]) == ("japanese", 9, [])
    assert said["game"]["number"] == 1
    assert 0 < said["seconds"] < 60
    kinds = {(one["kind"], one["owner"]) for one in said["points"]}
    assert kinds == {("territory", "B"), ("territory", "W")}
    assert len(said["points"]) == 27 + 27 - 2


def test_a_bare_position_gives_the_same_as_its_game(
    goref: Goref, nine: Path, bare: Path
) -> None:
    from_game = goref("suggest", nine, "--json", "--rules", "chinese-2002").json
    from_rows = goref("suggest", bare, "--json").json
    for key in ("clear", "dead", "seki", "points", "chains", "position"):
        assert from_game[key] == from_rows[key], key


def test_text_for_people(goref: Goref, nine: Path) -> None:
    ran = goref("suggest", nine)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == in_words(HEADINGS["clear"])
    rows = section(ran.out, in_words(HEADINGS["dead"]))
    assert [row.split()[:2] for row in rows] == [["Black", "G7"], ["Black", "H6"]]
    assert " 7 + + + X X O x - - 7" in ran.out
    assert "Findings" not in ran.out


@pytest.mark.parametrize(
    ("language", "first"),
    [(EN, "Clear:"), (ZH, "明确："), (JA, "明確：")],
)
def test_every_language(goref: Goref, nine: Path, language: str, first: str) -> None:
    out = goref("suggest", nine, "--lang", language).out
    assert out.startswith(first)
    assert "{" not in out


def test_a_board_without_stones(goref: Goref, tmp_path: Path) -> None:
    file = tmp_path / "empty.sgf"
    file.write_text("(;SZ[9])")
    ran = goref("suggest", file, "--json")
    assert ran.code == 0
    assert (ran.json["dead"], ran.json["chains"]) == ([], [])
    assert goref("suggest", file).code == 0


def test_a_position_that_cannot_be_says_so(goref: Goref, tmp_path: Path) -> None:
    file = tmp_path / "filled.txt"
    file.write_text("XXX\nXOX\nX.X\n".replace("X.X", "XXX"))
    ran = goref("suggest", file, "--json")
    assert ran.code == 0
    assert "no-liberty" in [finding["code"] for finding in ran.json["findings"]]


@pytest.mark.parametrize("content", BROKEN, ids=["empty", "junk", "size", "not-go", "bytes"])
def test_a_broken_file_is_one_line(goref: Goref, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "file.sgf"
    file.write_bytes(content)
    for command in (["suggest"], ["score", "--suggest"]):
        ran = goref(*command, file)
        assert ran.code == 4
        assert "file.sgf" in ran.complaint


def test_a_file_that_is_not_there(goref: Goref, tmp_path: Path) -> None:
    ran = goref("suggest", tmp_path / "none.sgf")
    assert ran.code == 4
    assert "none.sgf" in ran.complaint


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--rules", "cangjie"],
        ["--game", "2"],
        ["--limit", "0"],
        ["--limit", "1.5"],
        ["--limit", "99999"],
        ["--engine"],
        ["--nonsense"],
        ["--dead", "A9"],
    ],
    ids=lambda arguments: " ".join(arguments) or "none",
)
def test_wrong_usage(goref: Goref, nine: Path, arguments: list[str]) -> None:
    ran = goref("suggest", *([nine] if arguments else []), *arguments)
    assert ran.code == 2
    assert ran.complaint


def test_a_game_of_a_collection(goref: Goref, collection: Path) -> None:
    said = goref("suggest", collection, "--json").json
    assert said["game"]["count"] == 2
    assert said["findings"][0]["code"] == "collection-first-game"
    assert goref("suggest", collection, "--game", "2", "--json").json["game"]["number"] == 2


def test_what_is_ruled_on_the_command_line_stays(goref: Goref, nine: Path) -> None:
    said = goref("suggest", nine, "--dead", "G3", "--json").json
    assert "G3" in said["dead"]
    (chain,) = (c for c in said["chains"] if "G3" in c["points"])
    assert (chain["life"], chain["certainty"], chain["reason"]["code"]) == (
        "dead",
        "ruled",
        "ruled",
    )


def test_territory_marks_are_not_the_opinion(goref: Goref, tmp_path: Path) -> None:
    file = tmp_path / "marked.sgf"
    marked = "".join(f"[{c}{r}]" for c in "abc" for r in "abcdefghi")
    file.write_text(game()[:-1] + f";TB{marked}[gb][hc]TW[gh])")
    said = goref("suggest", file, "--json").json
    assert said["dead"] == ["G7", "H6"]
    told = [f for f in said["findings"] if f["code"] == "suggested-otherwise"]
    assert [f["points"] for f in told] == [["G7", "H6"]]


@pytest.fixture
def unclear(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """An opinion with everything in it that can be asked about."""

    def made(case: Case, *rest: object) -> Suggestion:
        plain = suggest_plainly(case)
        board = case.record.grid
        stones, spot, border, play = (
            frozenset({board.point(n)}) for n in ("G7", "A1", "E5", "J1")
        )
        return replace(
            plain,
            chains=tuple(
                replace(c, unclear=True) if c.points & stones else c for c in plain.chains
            ),
            unclear=(
                Doubt(
                    stones, (Reason(Why.NEAR),), Stake(Fraction(13), True), StoneStatus.ALIVE
                ),
                Doubt(spot, (Reason(Why.LEFT_OVER, spot),), Stake(None, False)),
            ),
            open_borders=(Caution(border, BLACK, Reason(Why.OPEN, border)),),
            protect=(Caution(play, None, Reason(Why.FIRST_PLAY, play)),),
            in_atari=(Caution(stones, BLACK, Reason(Why.ATARI, spot)),),
            open_kos=(border | play,),
        )

    return lambda: monkeypatch.setattr(marking, "suggest", made)


def test_what_must_be_filled_is_asked_where_it_costs_a_point(
    goref: Goref, nine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(case: Case, rules: RuleSet, *rest: object) -> Suggestion:
        point = frozenset({case.record.grid.point("A1")})
        care = Caution(point, BLACK, Reason(Why.FILL, point))
        plain = suggest_plainly(case, rules)
        return replace(plain, unclear=(), open_borders=(), protect=(care,))

    monkeypatch.setattr(marking, "suggest", made)
    out = goref("suggest", nine).out
    assert out.startswith(f"{in_words(HEADINGS['not-clear'], count=1)}\n")
    assert [row.split()[:2] for row in section(out, in_words(HEADINGS["to-fill"]))] == [
        ["Black", "A1"]
    ]
    assert goref("suggest", nine, "--json").json["clear"] is False
    area = goref("suggest", nine, "--rules", "chinese-2002").out
    assert area.startswith(in_words(HEADINGS["clear"]))


@pytest.mark.parametrize(("gain", "first"), [(0, "Clear: "), (1, "Not clear: ")])
def test_stones_and_borders_are_told_apart(
    goref: Goref, nine: Path, monkeypatch: pytest.MonkeyPatch, gain: int, first: str
) -> None:
    def made(case: Case, rules: RuleSet, *rest: object) -> Suggestion:
        point = frozenset({case.record.grid.point("E5")})
        firsts = tuple(
            FirstPlay(side, min(point), Fraction(change), winner=False)
            for side, change in ((BLACK, 2), (WHITE, gain))
        )
        care = Caution(point, BLACK, Reason(Why.OPEN, point), firsts)
        return replace(suggest_plainly(case, rules), open_borders=(care,))

    monkeypatch.setattr(marking, "suggest", made)
    out = goref("suggest", nine).out
    assert out.startswith(first)
    assert "pen borders" in out.splitlines()[0]
    (row,) = section(out, in_words(HEADINGS["open-borders"]))
    assert "If Black begins at E5, Black gains" in row
    said = goref("suggest", nine, "--json").json
    assert (said["clear"], said["clear_of_stones"], said["border_open"]) == (
        not gain,
        True,
        True,
    )
    (border,) = said["borders"]
    assert (border["points"], border["asks"], border["worth"]) == (
        ["E5"],
        bool(gain),
        f"{2 - gain}",
    )
    assert border["if_first"][0] == {
        "side": "B", "play": "E5", "change": "2", "winner": False, "tried": "whole"
    }  # fmt: skip
    assert border["text"] in row
    firsts = {goref("suggest", nine, "--lang", x).out.splitlines()[0] for x in LANGUAGES}
    assert len(firsts) == len(LANGUAGES)


def test_what_is_unclear_comes_first(
    goref: Goref, nine: Path, unclear: Callable[[], None]
) -> None:
    unclear()
    out = goref("suggest", nine).out
    lines = out.splitlines()
    assert lines[0] == in_words(HEADINGS["not-clear"], count=3)
    assert lines[2] == in_words(HEADINGS["ask"])
    assert lines[3] == (
        "  1. Black G7, apparently dead · changes the winner, and the margin by up to 13 points"
    )
    assert lines[4] == f"     {in_words(FINDING_KINDS['left-unclear'].why)}"
    assert in_words(FACTS) in lines[5]
    titles = [
        in_words(HEADINGS["open-borders"]),
        in_words(HEADINGS["protect"]),
        in_words(HEADINGS["in-atari"]),
    ]
    titles += [in_words(HEADINGS["open-kos"]), in_words(HEADINGS["dead"])]
    places = [out.index(f"\n{title}\n") for title in titles]
    assert places == sorted(places)
    assert section(out, in_words(HEADINGS["open-kos"])) == ["  E5, J1"]
    assert [row.split()[1] for row in section(out, in_words(HEADINGS["dead"]))] == ["H6"]
    assert " 1 ? + + X X O - - - 1" in out
    said = goref("suggest", nine, "--json").json
    assert said["clear"] is False
    assert said["unclear"][0]["at_stake"] == {"points": "13", "winner": True}
    assert (said["open_borders"], said["protect"]) == (["E5"], ["J1"])


# Engines.


def test_an_engine_that_agrees(goref: Goref, nine: Path) -> None:
    ran = goref("suggest", nine, "--engine", engine("--dead", "G7 H6"))
    assert ran.code == 0
    assert ran.out.startswith("Clear:")
    assert section(ran.out, in_words(HEADINGS["engines"])) == ["  Fake 1.5 agrees."]


def test_an_engine_that_differs_is_where_to_look(goref: Goref, nine: Path) -> None:
    command = engine("--dead", "G7")
    out = goref("suggest", nine, "--engine", command).out
    assert out.startswith(in_words(HEADINGS["not-clear"], count=1))
    assert section(out, in_words(HEADINGS["ask"]))[0].startswith(
        "  1. Black H6, apparently dead · "
    )
    assert section(out, in_words(HEADINGS["engines"])) == ["  Fake 1.5 considers H6 alive."]
    said = goref("suggest", nine, "--engine", command, "--json").json
    assert said["clear"] is False
    assert [(one["points"], one["codes"]) for one in said["unclear"]] == [(["H6"], ["differs"])]
    assert said["others"][0]["differs"] == ["H6"]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (engine("--crash", "final_status_list"), "stopped running"),
        (engine("--without", "final_status_list"), like(FAULTS["no-opinion"])),
        (engine("--misplace"), "another board"),
        ("goref-no-such-engine --gtp", "was not found"),
        ("'", "cannot be read"),
    ],
    ids=["crash", "no-command", "misplace", "not-found", "quote"],
)
def test_an_engine_in_trouble_is_a_finding(
    goref: Goref, nine: Path, command: str, said: str
) -> None:
    ran = goref("suggest", nine, "--engine", command, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert ran.json["dead"] == ["G7", "H6"]
    (finding,) = ran.json["findings"]
    assert (finding["code"], finding["level"]) == ("engine-silent", "check")
    assert re.search(said, finding["message"])
    assert ran.json["others"] == []


def test_an_engine_that_does_not_answer_in_time(goref: Goref, nine: Path) -> None:
    command = engine("--slow", "final_status_list")
    ran = goref("suggest", nine, "--engine", command, "--limit", "1", "--lang", "zh")
    assert ran.code == 0
    assert "在1秒内未应答" in ran.out


def test_ctrl_c_while_an_engine_thinks(
    goref: Goref, nine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(asking, "consult_on", interrupted)
    ran = goref("suggest", nine, "--engine", "x")
    assert (ran.code, ran.complaint) == (130, "goref: interrupted\n")


def test_several_engines_and_those_that_are_found(
    goref: Goref, nine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    specs = (
        EngineSpec("First", engine("--crash", "name")),
        EngineSpec("Second", engine("--dead", "G7 H6", "--katago")),
    )
    monkeypatch.setattr(engines, "found_engines", lambda: specs)
    said = goref(
        "suggest", nine, "--engine", "AUTO", "--engine", engine("--dead", "G7"), "--json"
    ).json
    assert [one["differs"] for one in said["others"]] == [[], ["H6"]]
    assert said["others"][0]["remarks"] == ["no-seki"]
    assert [finding["code"] for finding in said["findings"]] == ["engine-silent"]
    monkeypatch.setattr(engines, "found_engines", tuple)
    said = goref("suggest", nine, "--engine", "auto", "--json").json
    assert [finding["code"] for finding in said["findings"]] == ["engine-none"]


# The network.


def test_without_the_network_it_is_one_line(
    goref: Goref, nine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise NetworkError(
            "cannot read the neural network for ownership weights.npz: No such file"
        )

    monkeypatch.setattr(marking, "load", missing)
    for arguments in (
        ["suggest", nine],
        ["score", nine, "--suggest"],
        ["batch", nine, "--rules", "aga", "--suggest", "--csv", tmp_path / "out.csv"],
    ):
        ran = goref(*arguments)
        assert ran.code == 4
        assert in_words(NETWORKS["ownership/weights.npy"]) in ran.complaint


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
from goref.__main__ import main
sys.exit(main())
"""


def test_without_numpy_everything_else_works(nine: Path) -> None:
    def run(*arguments: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-P", "-c", WITHOUT_NUMPY, *map(str, arguments)],
            capture_output=True,
            text=True,
            env=ENVIRONMENT,
        )

    assert (run("score", nine).returncode, run("check", nine).returncode) == (5, 0)
    for arguments in (["suggest", nine], ["score", nine, "--suggest"]):
        ran = run(*arguments)
        assert (ran.returncode, ran.stdout) == (4, "")
        assert ran.stderr == f"goref: {in_words('no-numpy')}\n"


# Asked only where it is unclear.


def test_where_nothing_is_unclear_no_engine_is_asked(
    goref: Goref, nine: Path, tmp_path: Path
) -> None:
    log = tmp_path / "log"
    command = engine("--log", str(log), "--dead", "G7")
    said = goref("suggest", nine, "--ask-when-unclear", command, "--json").json
    assert (said["clear"], said["others"]) == (True, [])
    assert not log.exists()


def test_an_engine_that_agrees_settles_what_was_unclear(
    goref: Goref, nine: Path, unclear: Callable[[], None]
) -> None:
    unclear()
    command = engine("--dead", "G7 H6")
    said = goref("suggest", nine, "--ask-when-unclear", command, "--json").json
    assert [one["points"] for one in said["unclear"]] == [["A1"]], "no engine settles points"
    assert said["others"][0]["agreed"] == ["G7"]
    (chain,) = (c for c in said["chains"] if c["points"] == ["G7"])
    assert (chain["life"], chain["certainty"], chain["agreed"]) == (
        "dead",
        "agreed",
        ["Fake 1.5"],
    )
    out = goref("suggest", nine, "--ask-when-unclear", command).out
    assert section(out, in_words(HEADINGS["engines"])) == [
        f"  {in_words(SETTLES, engine='Fake 1.5', points='G7')}"
    ]
    assert [row.split()[1] for row in section(out, in_words(HEADINGS["dead"]))] == ["G7", "H6"]
    assert in_words(CERTAINTY["agreed"]) in section(out, in_words(HEADINGS["dead"]))[0]


def test_an_engine_that_differs_stands_beside_it(
    goref: Goref, nine: Path, unclear: Callable[[], None]
) -> None:
    unclear()
    command = engine("--dead", "H6")
    said = goref("suggest", nine, "--ask-when-unclear", command, "--json").json
    first = said["unclear"][0]
    assert (first["points"], first["codes"]) == (["G7"], ["differs", "near"])
    assert first["opinions"] == [
        {"engine": "goref", "dead": ["G7"]},
        {"engine": "Fake 1.5", "alive": ["G7"]},
    ]
    out = goref("suggest", nine, "--ask-when-unclear", command).out
    assert section(out, in_words(HEADINGS["ask"]))[2] == "     goref: dead · Fake 1.5: alive"


def test_of_those_found_the_first_is_asked_where_it_is_unclear(
    goref: Goref, nine: Path, unclear: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    unclear()
    specs = (
        EngineSpec("First", engine("--dead", "G7 H6")),
        EngineSpec("Second", engine("--dead", "H6")),
    )
    monkeypatch.setattr(engines, "found_engines", lambda: specs)
    said = goref("suggest", nine, "--ask-when-unclear", "auto", "--json").json
    assert [one["agreed"] for one in said["others"]] == [["G7"]]
    monkeypatch.setattr(engines, "found_engines", tuple)
    said = goref("suggest", nine, "--ask-when-unclear", "auto", "--json").json
    assert [finding["code"] for finding in said["findings"]] == ["engine-none"]
    assert len(said["unclear"]) == 2
