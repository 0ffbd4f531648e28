"""A modern ending with everything in it, stage by stage to its result under five rule sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.base.colour import BLACK, WHITE, Who
from goref.core.base.language import Language
from goref.core.case.case import StatedFacts
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import FINDING_KINDS
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import PointKind, PointRuling
from goref.core.texts.questions import ANSWERS, DECIDES, SUBJECTS
from goref.core.texts.results import PASSED as RESULTS_PASSED
from goref.core.texts.results import WON
from goref.core.texts.terms import COUNTS as TERMS_COUNTS
from goref.core.texts.terms import KINDS, LINES
from goref.qt.look.preferences import Preferences
from goref.qt.look.theme import LIGHT
from tests.core.modern_ending import (
    CAPTURED,
    COUNTS,
    DAME,
    DEAD,
    MARGINS,
    PLAYS,
    SEKI,
    SENTENCES,
    SHARED,
    Q,
)
from tests.languages import EN, JA, ZH
from tests.length import share
from tests.qt.conftest import Start
from tests.qt.desk import Key, plain_sgf
from tests.qt.journey_pages import WAYS, Game, Pages, Row
from tests.qt.journeys import Referee
from tests.wordings import in_words

KO = "L17"
KO_ASKED = {
    EN: in_words(SUBJECTS[QuestionKind.KO], points="L17"),
    ZH: "L17的劫归谁？",
    JA: "L17のコウはどちらのもの？",
}


def counted(name: str, quantity: Q, times: int = 1) -> Row:
    """A row of the count from the figures counted by hand."""
    black, white = (str(times * n).replace("-", "−") for n in COUNTS[quantity])
    return name, black, white


STONES = counted(in_words(LINES["stones"]), Q.STONES)
TERRITORY = counted("Territory", Q.TERRITORY)
GROUPS = counted(in_words(LINES["groups"]), Q.GROUPS, -2)
REST = (in_words(LINES["rest"]), "8", "8")
EYES = counted(in_words(LINES["eyes"]), Q.EYES)
SEKI_GROUPS = counted(in_words(LINES["seki-groups"]), Q.SEKI_GROUPS, -1)
KO_POINTS = counted(in_words(LINES["ko-points"]), Q.KO)
LOST = (in_words(LINES["lost"]), "−21", "−17")
PASSED = (in_words(LINES["pass-stones"]), "−1", "−1")
PUBLIC = (in_words(LINES["public"]), "2", "2")  # of three dame and a shared liberty
SPREADS = in_words(FINDING_KINDS["seki-spread"].short, stones="White's 6 stones, bottom right")
DAME_LEFT = "Dame left: 3"
SEKI_NOTED = (
    in_words(FINDING_KINDS["seki-spread"].short, stones="White's 6 stones, bottom right"),
    "Eye at K1 of the seki: whose?",
    "Eye at O1 of the seki: whose?",
)
LAND_LIT = {"Territory": ("C4 E13", "R18 K11")}
LOST_LIT = {in_words(LINES["lost"]): ("R18 K11", "C4 E13")}
SEKI_LIT = {in_words(LINES["eyes"]): ("K1", "O1"), in_words(LINES["ko-points"]): ("", KO)}
PUBLIC_LIT = {in_words(LINES["public"]): ("M1 T7 R6", "M1 T7 R6")}
ALL_LIT = {in_words(LINES["stones"]): ("J2", "P2"), **LAND_LIT, **SEKI_LIT}
A_POINT, NOTHING = ("+1", "0", "+1"), ("0", "0", "0")


def lift(desk: Referee) -> None:
    """The eight chains, one act each; nobody needs to be asked for a fact."""
    assert desk.case.answers == StatedFacts()
    assert desk.score.facts.first_pass is Who.WHITE, "the record says so"
    assert desk.light("R18") < 100
    desk.lift(" ".join(DEAD))
    assert desk.score.survey.dead == desk.points(" ".join(DEAD.values()))
    assert desk.colour("R18") == LIGHT.mark_white
    assert desk.colour("C4") == LIGHT.mark_black


def mark_seki(desk: Referee) -> None:
    assert desk.light(SEKI, 0.1) < 100, "a clean black stone"
    desk.mark(SEKI, Key.Key_S)
    assert desk.points("J2 L1 N1 P2") <= desk.score.survey.seki
    assert [desk.light(SEKI, dx) > 180 for dx in (-0.1, 0.0, 0.1)] == [True, False, True]
    desk.leave_board()
    desk.key(Key.Key_Escape)


def accept_ko(desk: Referee) -> None:
    """The first answer says what is counted already."""
    margin, open_ = desk.score.margin, len(desk.score.status.open)
    assert desk.signs()["doubts"] not in ("", "✓")
    desk.rule_on(KO_ASKED[desk.window.language], 0)
    assert desk.case.ruling.claims == {desk.point(KO): PointRuling(PointKind.KO, WHITE)}
    assert (desk.score.margin, len(desk.score.status.open)) == (margin, open_ - 1)
    assert KO_ASKED[desk.window.language] not in desk.asked()


ACTS = (lift, mark_seki, accept_ko)
GAME = Game(
    plays=PLAYS,
    setup=(0, 0),
    captured=CAPTURED,
    dead=(10, 14),
    area=(182, 175, DAME + SHARED),
    acts=ACTS,
    seki=(
        ("K1", f"{in_words(KINDS['eye'])} (computed)", "Black"),
        ("M1", "shared liberty (computed)", "–"),
        ("O1", f"{in_words(KINDS['eye'])} (computed)", "White"),
    ),
    pages={
        "tang-song": Pages(
            verdict="Draw",
            check="Black 55, White 55",
            story=(
                "Black 117 plays, White 116. Black took 17 white stones and has 55 routes; "
                "White took 21 black stones and has 55 routes."
                f"{in_words(RESULTS_PASSED, black=1, white=1)}"
            ),
            noted=(
                *SEKI_NOTED,
                DAME_LEFT,
                "Turns are unequal",
                "To capture the dead chains at C17",
                "To capture the dead chains at R18",
            ),
            lines=(TERRITORY, GROUPS, EYES, SEKI_GROUPS, KO_POINTS, LOST, PASSED),
            sums=("55", "55", "0"),
            unit="routes",
            checks=(in_words(TERMS_COUNTS["routes"]),),
            worths=NOTHING,
            # White's six stones would have two basic eyes to pay for instead of one.
            lit={**LAND_LIT, **SEKI_LIT, **LOST_LIT},
            pass_stones=1,
        ),
        "ming-qing": Pages(
            verdict=in_words(WON[Unit.ZI], name="Black", amount="½"),
            check="Black 181 − 180½ = ½",
            asked=(in_words(FINDING_KINDS["dame-unfilled"].short, count=3),),
            noted=(*SEKI_NOTED, DAME_LEFT),
            signs={"doubts": "1", "count": ""},
            lines=(STONES, TERRITORY, GROUPS, EYES, SEKI_GROUPS, KO_POINTS, REST),
            sums=("181", "180", "+½"),
            unit="zi",
            checks=(
                in_words(TERMS_COUNTS["fill-and-halve"]),
                in_words(TERMS_COUNTS["both-sides"]),
            ),
            worths=NOTHING,
            lit=ALL_LIT,
        ),
        "jpd-a": Pages(
            verdict=SENTENCES["jpd-a", EN],
            check=(
                f"Black 184 − 1 ({in_words(LINES['first-pass'])}) = 183, White 177 + 6½ = 183½"
            ),
            noted=(*SEKI_NOTED, DAME_LEFT),
            lines=(
                STONES,
                TERRITORY,
                EYES,
                KO_POINTS,
                PUBLIC,
                ("Komi", "0", "6½"),
                (in_words(LINES["first-pass-by-black"]), "−1", "0"),
            ),
            sums=("183", "183½", "−½"),
            unit="points",
            checks=(
                in_words(TERMS_COUNTS["equal-stones"]),
                in_words(TERMS_COUNTS["area"]),
                in_words(TERMS_COUNTS["fill-in"]),
                in_words(TERMS_COUNTS["equal-space"]),
            ),
            worths=A_POINT,
            lit={**ALL_LIT, **PUBLIC_LIT},
        ),
        "japanese": Pages(
            verdict=SENTENCES["japanese", EN],
            check="Black 64, White 57 + 6½ = 63½",
            noted=(*SEKI_NOTED, DAME_LEFT),
            lines=(TERRITORY, LOST, ("Komi", "0", "6½")),
            sums=("64", "63½", "+½"),
            unit="points",
            checks=(in_words(TERMS_COUNTS["territory"]),),
            worths=NOTHING,
            lit={**LAND_LIT, **LOST_LIT},
        ),
        "chinese-2002": Pages(
            verdict=SENTENCES["chinese-2002", EN],
            check="Black 184 − 184¼ = −¼",
            noted=(*SEKI_NOTED, DAME_LEFT),
            lines=(STONES, TERRITORY, EYES, KO_POINTS, PUBLIC, ("Komi", "−3¾", "3¾")),
            sums=("184", "177", "−¼"),
            unit="zi",
            checks=(
                in_words(TERMS_COUNTS["half"]),
                in_words(TERMS_COUNTS["area"]),
                in_words(TERMS_COUNTS["fill-in"]),
            ),
            worths=("+½", "0", "+½"),
            lit={**ALL_LIT, **PUBLIC_LIT},
        ),
    },
)


@pytest.mark.parametrize(("keyboard", "rules"), share(WAYS[1:] + WAYS[:1], 3))
def test_from_the_record_to_the_result_and_back(
    start: Start, tmp_path: Path, keyboard: bool, rules: str
) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)), keyboard=keyboard)
    desk.travel(GAME, rules)
    assert desk.score.margin == MARGINS[rules]
    assert len(desk.score.survey.points(PointKind.EYE, BLACK)) == COUNTS[Q.EYES][0]


def test_other_rule_sets_at_every_stage_then_undo_and_redo(
    start: Start, tmp_path: Path
) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    first = desk.case
    for act in ACTS:
        act(desk)
    desk.switch_everywhere(GAME)
    desk.undo_and_redo(first)


@pytest.mark.parametrize(
    ("language", "rules"), [(ZH, "tang-song"), (ZH, "ming-qing"), (JA, "chinese-2002")]
)
def test_the_same_figures_in_other_languages(
    start: Start, tmp_path: Path, language: Language, rules: str
) -> None:
    Preferences().language = language
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    desk.travel(GAME, rules)
    assert SENTENCES[rules, language].rstrip("。") in desk.sentence()


def test_the_ko_turns_the_game_and_its_row_leads_to_it(start: Start, tmp_path: Path) -> None:
    """Filled, the ko makes Black win under the rules of 2002."""
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    lift(desk)
    mark_seki(desk)
    assert desk.other_way() == [
        [
            KO_ASKED["en"],
            f"→ {in_words(ANSWERS['ko-nobody'])}: Black +½ zi · {in_words(DECIDES)}",
        ]
    ]
    page = desk.window.views.result_page
    listed = page.could_change
    desk.press(listed.viewport(), listed.visualItemRect(listed.item(0)).center())
    assert desk.lit([KO, "K1"]) == {KO}
    assert desk.window.foot.act.text() == f"Go to {KO}", "Enter is the list's"
    desk.press(desk.window.foot.act)
    assert desk.stage == "doubts"
    card = desk.questions.page.card
    desk.weighed()
    assert card.subject.text() == KO_ASKED["en"]
    filled = card.answers.buttons[2]
    assert (filled.told.says, filled.told.stake) == (
        in_words(ANSWERS["ko-nobody"]),
        "‼ Black +½ zi",
    )
    desk.key(Key.Key_3)
    assert desk.case.ruling.claims == {desk.point(KO): PointRuling(PointKind.DAME, None)}
    desk.turn_to("result")
    # White's stone beside it would be in atari then.
    assert page.sentence.said == "Black wins by ¼ zi"
    assert page.state.isVisible()
    desk.undo()
    assert page.sentence.said == "White wins by ¼ zi"
    assert page.state.isVisible()
