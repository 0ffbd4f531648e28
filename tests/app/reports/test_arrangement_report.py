"""An arrangement as an object: every key, exact numbers, and the score's own margin."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from goref.app.opening import open_path
from goref.app.reports.arrangement_report import arrangement_object
from goref.app.reports.report import margin_object
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import MoveReason, StoneAction
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Level, found
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.rulesets.ruleset import RuleSet, Unit
from goref.core.scoring.scorer import Scorer
from goref.core.texts.count.tables import REASONS, WHOLE
from tests.cli.runs import BOWLS
from tests.core.build import COMPUTED
from tests.core.laid_out import BOARD, START, arranged, move, reading
from tests.languages import EN, JA, ZH
from tests.wordings import in_words

CASE = Case(GameRecord.of_position(START))
MADE = arranged(
    move(StoneAction.LIFT, MoveReason.DEAD, "A4", "lid", WHITE),
    move(
        StoneAction.NEGATIVE_A,
        MoveReason.FIRST_PASS,
        "B1",
        "bowl",
        margin=0,
        public=6,
        pays=True,
    ),
    move(StoneAction.SHARE, MoveReason.PUBLIC, "", "", None, margin=0, public=6),
)


def test_the_whole_object() -> None:
    assert arrangement_object(CASE, MADE, EN) == {
        "rules": "jpd-a",
        "count": "equal-stones",
        "side": None,
        "start": [".X.O.", "OX.O.", ".X.O.", ".X.O.", ".X.O."],
        "lids": {"black": 9, "white": 0},
        "bowls": {"black": 40, "white": 40},
        "opening": {"tally": {"black": 10, "white": 10, "public": 5}, "margin": "1"},
        "steps": [
            {
                "op": "lift",
                "colour": "W",
                "from": "A4",
                "to": "lid",
                "note": "Dead white stone from A4 to the lid",
                "tally": {"black": 10, "white": 10, "public": 5},
                "margin": "1",
            },
            {
                "op": "negative-a",
                "colour": "B",
                "from": "B1",
                "to": "bowl",
                "note": (
                    "Black border stone from B1 to the bowl, "
                    f"{in_words(REASONS[MoveReason.FIRST_PASS])}"
                ),
                "tally": {"black": 10, "white": 10, "public": 6},
                "margin": "0",
            },
            {
                "op": "share",
                "colour": None,
                "from": None,
                "to": None,
                "note": in_words(WHOLE[StoneAction.SHARE, MoveReason.PUBLIC], public=6),
                "tally": {"black": 10, "white": 10, "public": 6},
                "margin": "0",
            },
        ],
        "final": [".X.O.", ".X.O.", ".X.O.", ".X.O.", "...O."],
        "readoff": {
            "black": "46",
            "white": "45",
            "unit": "moku",
            "parts": [{"key": "moku", "label": "Territory", "black": "46", "white": "45"}],
            "land": None,
        },
        "payments": [{"key": "komi", "label": "Komi", "black": "0", "white": "6.5"}],
        "margin": {"points": "-5.5", "native": "-5.5", "unit": "points"},
        "touched": 2,
        "seconds": MADE.seconds,
        "shapes": [
            {
                "owner": "B",
                "size": 3,
                "points": ["A3", "A2", "A1"],
                "rectangle": True,
                "clean": False,
                "block": "irregular",
                "eyes": [],
            },
            {
                "owner": "W",
                "size": 5,
                "points": ["E5", "E4", "E3", "E2", "E1"],
                "rectangle": True,
                "clean": True,
                "block": "irregular",
                "eyes": [],
            },
        ],
        "findings": [],
    }


def test_it_can_be_written_as_it_is() -> None:
    value = arrangement_object(CASE, MADE, ZH)
    assert json.loads(json.dumps(value)) == value


def test_one_side_and_halves() -> None:
    value = arrangement_object(CASE, reading(Unit.ZI, "184.5", "176.5", BLACK), JA)
    assert value["side"] == "B"
    assert (value["readoff"]["black"], value["readoff"]["unit"]) == ("184.5", "zi")


def test_stones_off_the_board_may_be_unknown() -> None:
    value = arrangement_object(
        CASE, replace(MADE, opening=replace(MADE.opening, lids=None, bowls=None)), EN
    )
    assert value["lids"] is None
    assert value["bowls"] is None


def test_findings_of_the_file_come_first_and_each_once() -> None:
    read = found("komi-ignored", Level.NOTE, komi="5")
    own = found("arrange-stone-for-eye", Level.NOTE, [BOARD.point("B3")])
    made = replace(MADE, findings=(own, read))
    told = arrangement_object(CASE, made, EN, [read])["findings"]
    assert [f["code"] for f in told] == ["komi-ignored", "arrange-stone-for-eye"]
    assert "B3" in told[1]["message"]


@pytest.mark.parametrize("rules", COMPUTED, ids=lambda r: r.id)
def test_the_margin_is_the_score_s(rules: RuleSet) -> None:
    case = open_path(BOWLS)[0].case
    scored = Scorer(case).score(rules)
    for count in scored.countable:
        value = arrangement_object(case, arrange(case, scored, count), EN)
        assert value["margin"] == margin_object(scored), count
        assert value["rules"] == rules.id
        assert value["count"] == count.value
