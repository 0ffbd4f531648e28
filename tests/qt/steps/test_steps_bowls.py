"""The game for the gold-petal bowls, page by page to its result under five rule sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.base.colour import Who
from goref.core.case.case import Answers
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import LIGHT
from tests.qt.conftest import Start
from tests.qt.desk import Key, plain_sgf
from tests.qt.journey_pages import NO_BASE, NOTHING_OPEN, RULES, STEPS, Game, Pages
from tests.qt.journeys import Referee

CHAINS = "H17 C12 R11 F5 K2"
DEAD = f"{CHAINS} H16"
STONES = ("Stones on the board", "129", "129")  # 133 + 2 - 3 - 3 of either colour
TERRITORY = ("Territory", "52", "51")
GROUPS = ("Basic eyes of groups", "−6", "−6")  # three groups each
LOST = ("Prisoners and dead stones", "−6", "−6")
LIT_LAND = {"Territory": ("C12 K2", "H17 F5")}
LIT_BOTH = {"Stones on the board": ("D16 Q4", "D4 Q16"), **LIT_LAND}
LIT_LOST = {"Prisoners and dead stones": ("H17 H16", "C12")}


def lift(desk: Referee) -> None:
    assert desk.light("H17") < 100, "a black stone, clean as the living are"
    desk.mark(CHAINS, Key.Key_D)
    assert desk.score.survey.dead == desk.points(DEAD)
    assert desk.colour("H17") == LIGHT.mark_white, "White's land where Black's stone was"
    assert desk.colour("H16") == LIGHT.mark_white, "the whole chain"
    assert desk.colour("C12") == LIGHT.mark_black


def first_pass(desk: Referee) -> None:
    """Only under this rule set somebody must have passed first: Black did."""
    assert desk.signs()["result"] == "!", "nobody has ruled on life and death"
    if desk.case.rules != "jpd-a":
        assert list(desk.signs().values()).count("!") == 1
        return
    assert desk.signs()["record"] == "!"
    if desk.is_english:
        [asked] = desk.looked_at()
        assert asked.startswith("?  To be known first: who passed first.")
        texts = [button.text() for button in desk.steps.findings.buttons if button.isVisible()]
        sides = [text.partition(":")[0] for text in texts]
        assert sides == ["&1 Black", "&2 White", "&3 Nobody"], "it is asked at once"
    desk.answer(desk.looked_at()[0], 0)
    assert desk.case.answers == Answers(first_pass=Who.BLACK)
    assert desk.signs()["record"] == "●"


GAME = Game(
    plays=(133, 133),
    setup=(2, 2),
    captured=(3, 3),
    dead=(3, 3),
    area=(181, 180, 0),
    acts={"record": first_pass, "dead": lift},
    pages={
        "tang-song": Pages(
            verdict="Black wins by 1 route",
            sentence="Black wins by 1 route. 133 plays each. Black took 6 white stones and has "
            "40 routes; White took 6 black stones and has 39 routes.",
            lines=(TERRITORY, GROUPS, LOST),
            sums=("40", "39", "+1"),
            unit="routes",
            checks=("routes after filling back",),
            standing=NO_BASE,
            lit={**LIT_LAND, **LIT_LOST},
        ),
        "ming-qing": Pages(
            verdict="Black wins by ½ zi",
            sentence="266 plays in all. Black wins by ½ zi.",
            lines=(STONES, TERRITORY, GROUPS),
            sums=("175", "174", "+½"),
            unit="zi",
            checks=("fill the routes, halve the rest", "stones and land of each side"),
            standing="Base number: Black 180½ zi, White 180½. Black has 181, White 180.",
            lit=LIT_BOTH,
        ),
        "jpd-a": Pages(
            verdict="White wins by 5½ points",
            lines=(STONES, TERRITORY, ("Komi", "0", "6½")),
            sums=("181", "186½", "−5½"),
            unit="points",
            payments=(("Komi", "0", "6½"),),
            checks=(
                "equal stones, compare moku",
                "area, both sides",
                "filling in",
                "equal space, compare stones",
            ),
            # 180½ and half of 6½.
            standing="Base number: Black 183¾ points, White 177¼. Black has 181, White 180.",
            findings={
                "payments": ("White began; the text speaks of games that Black begins.",)
            },
            stepper={"payments": "?"},
            lit=LIT_BOTH,
        ),
        "japanese": Pages(
            verdict="White wins by 5½ moku",
            lines=(TERRITORY, LOST, ("Komi", "0", "6½")),
            sums=("46", "51½", "−5½"),
            unit="moku",
            payments=(("Komi", "0", "6½"),),
            checks=("territory and prisoners",),
            standing="Komi 6½ moku is in White's count.",
            lit={**LIT_LAND, **LIT_LOST},
        ),
        "chinese-2002": Pages(
            verdict="White wins by 3¼ zi",
            lines=(STONES, TERRITORY, ("Komi", "0", "7½")),
            sums=("181", "187½", "−3¼"),
            unit="zi",
            payments=(("Komi", "0", "7½"),),
            checks=("half count", "area, both sides", "filling in"),
            standing="Base number: Black 184¼ zi, White 176¾. Black has 181, White 180.",
            lit=LIT_BOTH,
        ),
    },
)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_from_the_record_to_the_result_and_back(
    start: Start, tmp_path: Path, keyboard: bool, rules: str
) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)), keyboard=keyboard)
    desk.travel(GAME, rules)


def test_other_rule_sets_on_every_step_then_undo_and_redo(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    first = desk.case
    desk.rules("jpd-a")
    first_pass(desk)
    desk.forward()
    lift(desk)
    desk.switch_everywhere(GAME)
    desk.undo_and_redo(first)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("zh", "黑胜一路。各一百三十三着。黑杀白六子，黑有四十路；白杀黑六子，白有三十九路。"),
        ("ja", "黒1路勝ち。各133手。黒は白6子を取り40路、白は黒6子を取り39路。"),
    ],
)
def test_the_same_figures_in_other_languages(
    start: Start, tmp_path: Path, language: str, sentence: str
) -> None:
    Preferences().language = language
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.travel(GAME, "tang-song")
    desk.turn_to("result")
    assert desk.said("sentence") == sentence
    assert desk.other_way() != [[NOTHING_OPEN]]


def test_what_each_answer_to_the_missing_fact_would_do(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("jpd-a")
    desk.forward()
    lift(desk)
    desk.turn_to("payments")
    assert desk.steps.payments.checks.text() == "Missing: who passed first"
    desk.turn_to("result")
    assert desk.signs() == dict.fromkeys(STEPS, "✓") | {"record": "!", "result": "!"}
    said = "Not decided: who passed first must be known · 1 question open"
    assert desk.said("sentence") == said
    assert desk.other_way() == [
        [
            "To be known first: who passed first.",
            "→ Black: White wins by 5½ points",
            "→ White: White wins by 6½ points",  # and a point for the first pass
            "→ Nobody: White wins by 5½ points",
        ]
    ]
    listed = desk.steps.result.other_way
    desk.press(listed.viewport(), listed.visualItemRect(listed.item(0)).center())
    assert desk.step == "record", "a row leads to where it is answered"
    desk.answer("who passed first", 1)
    assert desk.case.answers == Answers(first_pass=Who.WHITE)
    desk.turn_to("result")
    assert "White wins by 6½ points" in desk.said("sentence")
    # The stone is handed over on the board: half a point of land, not of the base.
    assert desk.said("standing") == (
        "Base number: Black 183¾ points, White 177¼. Black has 180½, White 180½."
    )
