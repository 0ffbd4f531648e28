"""KataGo is told the rule set and the board in its own words.

The program here is a stand-in that writes down what it is told; KataGo itself was not run.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from goref.app.study.kata_rules import count_rules, play_rules
from goref.app.study.program import Answered, GtpProgram, ProgramVerdict, asked
from goref.core.rulesets.table import ruleset
from goref.io.engine.programs import join_command
from goref.io.study.library import study_case

STAND_IN = """
import json, sys
KNOWN = "list_commands boardsize clear_board komi play set_position kata-set-rules final_score"
FIELDS = {"ko", "scoring", "tax", "suicide", "hasButton", "whiteHandicapBonus"}
for line in sys.stdin:
    number, command, *words = line.split()
    print(command, *words, file=open(LOG, "a"))
    if command == "quit":
        break
    told, sign = "", "="
    if command == "list_commands":
        told = KNOWN.replace(" ", chr(10))
    elif command == "kata-set-rules":
        rules = json.loads(" ".join(words))
        unsupported = rules["hasButton"] and rules["scoring"] == "TERRITORY"
        sign = "?" if set(rules) != FIELDS or unsupported or REFUSES else "="
    elif command == "final_score":
        told = "B+10.5"
    elif command not in KNOWN.split():
        sign = "?"
    print(f"{sign}{number} {told}\\n", flush=True)
"""


def ask(folder: Path, id_: str, rules: str, *, refuses: bool = False) -> Answered:
    file, log = folder / "kata.py", folder / "log"
    text = STAND_IN.replace("LOG", repr(str(log))).replace("REFUSES", str(refuses))
    file.write_text(text)
    program = GtpProgram(join_command([sys.executable, str(file)]), 60, 30)
    (one,) = asked(program, [study_case(id_)], [ruleset(rules)])
    return one


def told(folder: Path, command: str) -> list[str]:
    lines = (folder / "log").read_text().splitlines()
    return [line.partition(" ")[2] for line in lines if line.split()[0] == command]


def test_the_rules_are_set_before_the_score(tmp_path: Path) -> None:
    assert ask(tmp_path, "seki-001", "chinese-2002").verdict is ProgramVerdict.AGREES
    (rules,) = told(tmp_path, "kata-set-rules")
    assert json.loads(rules) == {
        "ko": "POSITIONAL",
        "suicide": False,
        "scoring": "AREA",
        "tax": "NONE",
        "hasButton": False,
        "whiteHandicapBonus": "N",
    }
    assert told(tmp_path, "komi") == ["7.5"]


def test_a_board_is_set_in_one_piece(tmp_path: Path) -> None:
    """Stones put down one by one would be earlier positions, which superko forbids."""
    ask(tmp_path, "legal-plays-005", "chinese-2002")
    (stones,) = told(tmp_path, "set_position")
    case = study_case("legal-plays-005").case
    assert len(stones.split()) == 2 * sum(map(bool, case.record.start.cells))
    assert told(tmp_path, "play") == ["B C3", "W B3"]


@pytest.mark.parametrize("rules", ["jpd-a", "taiwan", "sunjang"])
def test_a_rule_set_that_katago_has_no_words_for_is_skipped(tmp_path: Path, rules: str) -> None:
    assert ask(tmp_path, "counting-001", rules).reason == "gtp-rules"


def test_rules_that_it_refuses_are_skipped(tmp_path: Path) -> None:
    assert ask(tmp_path, "seki-001", "aga", refuses=True).reason == "gtp-rules"


@pytest.mark.parametrize(
    ("rules", "count"),
    [
        ("japanese", ("TERRITORY", "SEKI", False, "0")),
        ("aga", ("AREA", "NONE", False, "N-1")),
        ("button", ("AREA", "NONE", True, "0")),
        ("stone-scoring", ("AREA", "ALL", False, "0")),
        ("jpd-art", ("TERRITORY", "NONE", False, "0")),
        ("ming-qing", None),
        ("wmsg-2008", None),
        ("sunjang", None),
    ],
)
def test_counts_in_katago_s_words(rules: str, count: tuple[object, ...] | None) -> None:
    found = count_rules(ruleset(rules))
    assert (None if found is None else tuple(found.values())) == count


@pytest.mark.parametrize(
    ("rules", "play"),
    [
        ("japanese", {"ko": "SIMPLE", "suicide": False}),
        ("ing", {"ko": "SIMPLE", "suicide": True}),
        ("tromp-taylor", {"ko": "POSITIONAL", "suicide": True}),
        ("new-zealand", None),
        ("french", None),
    ],
)
def test_plays_in_katago_s_words(rules: str, play: dict[str, object] | None) -> None:
    assert play_rules(ruleset(rules)) == play
