"""The game for the gold-petal bowls, stage by stage to its result under five rule sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.base.colour import Who
from goref.core.base.language import Language
from goref.core.case.case import StatedFacts
from goref.core.rulesets.ruleset import Unit
from goref.core.texts.questions import NEEDS
from goref.core.texts.results import WON
from goref.core.texts.status import COUNTED
from goref.core.texts.terms import COUNTS, LINES
from goref.core.texts.terms import NEEDS as TERMS_NEEDS
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import LIGHT
from tests.languages import JA, ZH
from tests.length import share
from tests.qt.conftest import Start
from tests.qt.desk import plain_sgf
from tests.qt.journey_pages import NOTHING_OPEN, WAYS, Game, Pages
from tests.qt.journeys import Referee
from tests.wordings import in_words, tells

CHAINS = "H17 C12 R11 F5 K2"
DEAD = f"{CHAINS} H16"
STONES = (in_words(LINES["stones"]), "129", "129")  # 133 + 2 - 3 - 3 of either colour
TERRITORY = ("Territory", "52", "51")
GROUPS = (in_words(LINES["groups"]), "−6", "−6")  # three groups each
REST = (in_words(LINES["rest"]), "6", "6")
LOST = (in_words(LINES["lost"]), "−6", "−6")
LIT_LAND = {"Territory": ("C12 K2", "H17 F5")}
LIT_BOTH = {in_words(LINES["stones"]): ("D16 Q4", "D4 Q16"), **LIT_LAND}
LIT_LOST = {in_words(LINES["lost"]): ("H17 H16", "C12")}


def lift(desk: Referee) -> None:
    assert desk.light("H17") < 100, "a black stone, clean as the living are"
    desk.lift(CHAINS)
    assert desk.score.survey.dead == desk.points(DEAD)
    assert desk.colour("H17") == LIGHT.mark_white, "White's land where Black's stone was"
    assert desk.colour("H16") == LIGHT.mark_white, "the whole chain"
    assert desk.colour("C12") == LIGHT.mark_black


def first_pass(desk: Referee) -> None:
    """Only under this rule set somebody must have passed first: Black did."""
    desk.weighed()
    asked = in_words(NEEDS["first_pass"])
    assert any(asked in text for text in desk.asked()) is (
        desk.is_english and desk.case.rules == "jpd-a"
    )
    if desk.case.rules == "jpd-a":
        desk.rule_on(asked, 0)
        assert desk.case.answers == StatedFacts(first_pass=Who.BLACK)


GAME = Game(
    plays=(133, 133),
    setup=(2, 2),
    captured=(3, 3),
    dead=(3, 3),
    area=(181, 180, 0),
    acts=(first_pass, lift),
    pages={
        "tang-song": Pages(
            verdict=in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1),
            check="Black 40, White 39",
            story="133 plays each. Black took 6 white stones and has 40 routes; "
            "White took 6 black stones and has 39 routes.",
            lines=(TERRITORY, GROUPS, LOST),
            sums=("40", "39", "+1"),
            unit="routes",
            checks=(in_words(COUNTS["routes"]),),
            lit={**LIT_LAND, **LIT_LOST},
        ),
        "ming-qing": Pages(
            verdict=in_words(WON[Unit.ZI], name="Black", amount="½"),
            check="Black 181 − 180½ = ½",
            story="266 plays in all.",
            lines=(STONES, TERRITORY, GROUPS, REST),
            sums=("181", "180", "+½"),
            unit="zi",
            checks=(in_words(COUNTS["fill-and-halve"]), in_words(COUNTS["both-sides"])),
            lit=LIT_BOTH,
        ),
        "jpd-a": Pages(
            verdict=in_words(WON[Unit.POINTS], name="White", amount="5½", number=2),
            check="Black 181, White 180 + 6½ = 186½",
            asked=("White began",),
            signs={"doubts": "1", "count": ""},
            lines=(STONES, TERRITORY, ("Komi", "0", "6½")),
            sums=("181", "186½", "−5½"),
            unit="points",
            checks=(
                in_words(COUNTS["equal-stones"]),
                in_words(COUNTS["area"]),
                in_words(COUNTS["fill-in"]),
                in_words(COUNTS["equal-space"]),
            ),
            # 180½ and half of 6½.
            lit=LIT_BOTH,
        ),
        "japanese": Pages(
            verdict=in_words(WON[Unit.MOKU], name="White", amount="5½"),
            check="Black 46, White 45 + 6½ = 51½",
            lines=(TERRITORY, LOST, ("Komi", "0", "6½")),
            sums=("46", "51½", "−5½"),
            unit="points",
            checks=(in_words(COUNTS["territory"]),),
            lit={**LIT_LAND, **LIT_LOST},
        ),
        "chinese-2002": Pages(
            verdict=in_words(WON[Unit.ZI], name="White", amount="3¼"),
            check="Black 181 − 184¼ = −3¼",
            lines=(STONES, TERRITORY, ("Komi", "−3¾", "3¾")),
            sums=("181", "180", "−3¼"),
            unit="zi",
            checks=(
                in_words(COUNTS["half"]),
                in_words(COUNTS["area"]),
                in_words(COUNTS["fill-in"]),
            ),
            lit=LIT_BOTH,
        ),
    },
)


@pytest.mark.parametrize(("keyboard", "rules"), share(WAYS, 3))
def test_from_the_record_to_the_result_and_back(
    start: Start, tmp_path: Path, keyboard: bool, rules: str
) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)), keyboard=keyboard)
    desk.travel(GAME, rules)


def test_other_rule_sets_at_every_stage_then_undo_and_redo(
    start: Start, tmp_path: Path
) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    first = desk.case
    desk.rules("jpd-a")
    first_pass(desk)
    lift(desk)
    desk.switch_everywhere(GAME)
    desk.undo_and_redo(first)


@pytest.mark.parametrize(
    ("language", "sentence", "story"),
    [
        (
            ZH,
            "黑胜一路",
            "各一百三十三着。黑杀白六子，黑有四十路；白杀黑六子，白有三十九路。",
        ),
        (JA, "黒1路勝ち", "各133手。黒は白6子を取り40路、白は黒6子を取り39路。"),
    ],
)
def test_the_same_figures_in_other_languages(
    start: Start, tmp_path: Path, language: Language, sentence: str, story: str
) -> None:
    Preferences().language = language
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.travel(GAME, "tang-song")
    desk.turn_to("result")
    page = desk.window.views.result_page
    assert (page.sentence.said, page.note.text()) == (sentence, story)
    assert desk.other_way() != [[NOTHING_OPEN]]


def test_what_each_answer_to_the_missing_fact_would_do(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("gold-petal-bowls", tmp_path)))
    desk.rules("jpd-a")
    lift(desk)
    assert desk.signs() == {"dead": "✓", "doubts": "1", "count": "", "result": ""}
    desk.turn_to("result")
    said = in_words(
        COUNTED,
        told=f"Not decided: {in_words(TERMS_NEEDS['first_pass'])} must be known",
        count=1,
    )
    assert desk.window.views.result_page.sentence.said == said
    assert desk.other_way() == [
        [
            in_words(NEEDS["first_pass"]),
            "→ Black: White wins by 5½ points",
            "→ White: White wins by 6½ points",  # and a point for the first pass
            "→ Nobody: White wins by 5½ points",
        ]
    ]
    desk.press(desk.window.foot.act)
    assert desk.stage == "doubts", "it leads to where it is answered"
    assert desk.questions.page.card.subject.text() == in_words(NEEDS["first_pass"])
    desk.answer("White")
    assert desk.case.answers == StatedFacts(first_pass=Who.WHITE)
    desk.turn_to("result")
    assert tells(
        desk.window.views.result_page.sentence.said,
        WON[Unit.POINTS],
        name="White",
        amount="6½",
    )
    # Black pays for White's first pass.
    assert desk.window.views.result_page.checked.text() == (
        f"Black 181 − 1 ({in_words(LINES['first-pass'])}) = 180, White 180 + 6½ = 186½"
    )
