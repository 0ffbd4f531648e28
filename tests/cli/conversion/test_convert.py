"""``goref convert``: a recorded result under other rule sets, in words and as JSON."""

from __future__ import annotations

import pytest

from goref.cli.text.faults import ANSWERED, FACTS_MISSING
from goref.cli.text.words import HEADINGS
from goref.core.rulesets.table import COMPUTED
from goref.core.texts.count.conversion import OPEN_TITLE
from tests.cli.runs import Goref
from tests.wordings import in_words


def test_the_example_of_the_rules_of_1964(goref: Goref) -> None:
    ran = goref("convert", "W+2.5zi", "--rules", "chinese-1964", "--last-play", "W", "--json")
    assert ran.code == ANSWERED
    said = ran.json
    assert said["recorded"]["margin"] == "-5"
    assert [one["rules"] for one in said["conversions"]] == [rules.id for rules in COMPUTED]
    [komi] = [one for one in said["conversions"] if one["rules"] == "chinese-2.5zi"]
    assert komi["exact"]
    assert komi["outcomes"][0]["margin"] == "-10"
    assert komi["outcomes"][0]["reasons"] == [{"term": "komi", "points": "-5"}]


@pytest.mark.parametrize(
    ("stated", "assumed"),
    [
        ([], ["komi", "handicap"]),
        (["--handicap", "0"], ["komi"]),
        (["--komi", "6.5", "--handicap", "0"], []),
    ],
)
def test_json_names_what_nobody_stated(
    goref: Goref, stated: list[str], assumed: list[str]
) -> None:
    asked = ("convert", "B+0.5", "--rules", "japanese", "--to", "korean", *stated, "--json")
    assert goref(*asked).json["recorded"]["assumed"] == assumed


def test_both_outcomes_and_the_option_that_decides(goref: Goref) -> None:
    asked = ("convert", "B+0.5", "--rules", "japanese", "--first", "B", "--no-seki")
    ran = goref(*asked, "--to", "chinese-2002")
    assert ran.code == ANSWERED
    rows = [line for line in ran.out.splitlines() if line.startswith("  chinese-2002")]
    assert len(rows) == 2
    assert "Black wins by ¼ zi" in rows[0]
    assert "White wins by ¼ zi" in rows[1]
    assert in_words(OPEN_TITLE) in ran.out
    assert in_words(HEADINGS["give"]).replace("{options}", "--last-play") in ran.out


def test_the_parity_of_the_board_decides_the_last_play(goref: Goref) -> None:
    none = [("--has", f"{key}:B=0,W=0") for key in ("one-sided", "ko-points")]
    given = [part for pair in none for part in pair]
    facts = ("--first", "B", "--no-seki", "--dame", "0", "--early-passes", "B=0,W=0", *given)
    ran = goref("convert", "B+0.5", "--rules", "japanese", "--to", "aga", *facts, "--json")
    [one] = ran.json["conversions"]
    assert one["exact"]
    assert one["outcomes"][0]["margin"] == "-0.5"


def test_facts_that_nobody_can_do_without(goref: Goref) -> None:
    ran = goref("convert", "B+0.5", "--rules", "aga", "--to", "lu-nan")
    assert ran.code == FACTS_MISSING
    assert "--plays" in ran.out


def test_handicap_pay(goref: Goref) -> None:
    asked = ("convert", "W+1", "--rules", "chinese-2002", "--handicap", "3", "--komi", "0")
    [one] = goref(*asked, "--to", "new-zealand", "--json").json["conversions"]
    assert [outcome["if"] for outcome in one["outcomes"]] == [
        {"handicap_paid": [True]},
        {"handicap_paid": [False]},
    ]
    assert [outcome["margin"] for outcome in one["outcomes"]] == ["2", "-1"]
    assert "new-zealand" in goref(*asked, "--to", "new-zealand").out.splitlines()[-3]


@pytest.mark.parametrize(
    ("result", "rules", "told"),
    [
        ("W+2.5zi", "chinese-2002", "White wins by 2¼ zi, White wins by 2¾ zi"),
        ("B+R", "aga", "not the result of a count"),
        ("B+", "aga", "names no margin"),
        ("黑胜3", "aga", "zi or points"),
        ("hello", "aga", "not a result"),
    ],
)
def test_a_result_that_cannot_be_converted(
    goref: Goref, result: str, rules: str, told: str
) -> None:
    ran = goref("convert", result, "--rules", rules)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize("option", [("--has", "eyes"), ("--has", "x:B=1,W=0"), ("--dame", "x"),
                                    ("--handicap-paid", "perhaps")])  # fmt: skip
def test_an_option_that_is_wrong(goref: Goref, option: tuple[str, str]) -> None:
    ran = goref("convert", "B+0.5", "--rules", "aga", *option)
    assert ran.code == 2
    assert option[0] in ran.err
