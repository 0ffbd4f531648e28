"""Huang against Zhou with its seki, stage by stage to its result under five rule sets."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QTableWidget

from goref.app.edits.ruling import RulePoints
from goref.core.base.colour import BLACK, WHITE, Who
from goref.core.case.case import StatedFacts
from goref.core.findings.kind import QuestionKind
from goref.core.findings.table import FINDING_KINDS
from goref.core.rulesets.ruleset import Unit
from goref.core.ruling.ruling import PointKind, PointRuling, StoneStatus
from goref.core.texts.questions import BOTH, NEEDS, SUBJECTS
from goref.core.texts.results import WON
from goref.core.texts.terms import COUNTS, KINDS, LINES
from goref.qt.look.preferences import Preferences
from tests.core.build import game
from tests.languages import ZH
from tests.length import share
from tests.qt.conftest import Start
from tests.qt.desk import RIGHT, Key, plain_sgf
from tests.qt.journey_pages import WAYS, Game, Pages
from tests.qt.journeys import Referee
from tests.wordings import in_words

NAME = "huang-longshi--zhou-donghou"
DEAD = "S19 S18 C17 N16 O14 P14 P13 A13 N13 B12 C12 A11 A10 L11 M11 K5 R5 R4 R3 M4"
# Counted after all settling moves: territory 45:45, eyes 2:3, three groups and one in seki
# each, prisoners 35:37, areas 180:180 and the shared K19.
STONES = (in_words(LINES["stones"]), "133", "132")
TERRITORY = ("Territory", "45", "45")
GROUPS = (in_words(LINES["groups"]), "−6", "−6")
REST = (in_words(LINES["rest"]), "7½", "7½")
EYES = (in_words(LINES["eyes"]), "2", "3")
SEKI_GROUPS = (in_words(LINES["seki-groups"]), "−1", "−1")
LOST = (in_words(LINES["lost"]), "−35", "−37")
PUBLIC = (in_words(LINES["public"]), "½", "½")
# By themselves: an eye is a point, but without O19 White pays for two groups in seki.
WORTH_A_POINT = ("+1", "0", "+1", "+1", "+1", "+1")
WORTH_WITH_TAX = ("+1", "0", "+1", "+2", "+1", "+1")
WORTH_NOTHING = ("0",) * 6


def in_zi(worths: tuple[str, ...]) -> tuple[str, ...]:
    """The same, where two points are a zi."""
    return tuple({"0": "0", "+1": "+½", "+2": "+1"}[each] for each in worths)


SPREADS = in_words(
    FINDING_KINDS["seki-spread"].short, stones=f"{in_words(BOTH, black=10, white=7)} at the top"
)
SEKI_NOTED = (
    SPREADS,
    *(
        in_words(SUBJECTS[QuestionKind.EYE], points=point)
        for point in ("H19", "G18", "M19", "O19", "P18")
    ),
)
EYES_LIT = {in_words(LINES["eyes"]): ("H19 G18", "M19 O19 P18")}
LOST_LIT = {in_words(LINES["lost"]): ("K5 R5", "S19 P14")}
STONES_LIT = {in_words(LINES["stones"]): ("J19", "L19")}
PUBLIC_LIT = {in_words(LINES["public"]): ("K19", "K19")}


def lift(desk: Referee) -> None:
    desk.lift(DEAD)
    assert desk.score.survey.dead == game(NAME).dead


def leave_unfilled(desk: Referee) -> None:
    """The players agree that nothing more is played, though two points need a play."""
    for name, owner in (("A12", BLACK), ("S4", WHITE)):
        desk.window.do(RulePoints(desk.points(name), PointRuling(PointKind.TERRITORY, owner)))


def mark_seki(desk: Referee) -> None:
    """One chain spreads to all; the shared liberty is named as such."""
    assert not desk.score.survey.points(PointKind.EYE, BLACK), "nothing shows a seki yet"
    assert desk.light("L19", 0.1) > 180, "a clean white stone"
    desk.mark("L19", Key.Key_S)
    assert desk.points("J19 G19 L19 N19") <= desk.score.survey.seki
    assert desk.score.survey.points(PointKind.EYE, BLACK) == desk.points("H19 G18")
    assert desk.score.survey.points(PointKind.EYE, WHITE) == desk.points("M19 O19 P18")
    assert [desk.light("L19", dx) < 100 for dx in (-0.1, 0.0, 0.1)] == [True, False, True]
    assert [desk.light("J19", dx) > 180 for dx in (-0.1, 0.0, 0.1)] == [True, False, True]
    assert desk.score.survey.points(PointKind.SHARED) == desk.points("K19")
    desk.mark("K19", Key.Key_M)
    ruling = desk.case.ruling
    assert ruling.claims == {desk.point("K19"): PointRuling(PointKind.SHARED, None)}
    assert ruling.stones(StoneStatus.SEKI) >= desk.points("L19")
    assert abs(desk.light("K19", -0.12) - desk.light("K19", 0.12)) > 150, "half and half"


def first_pass(desk: Referee) -> None:
    """White passed first, where it matters."""
    if desk.case.rules == "jpd-a":
        desk.rule_on(in_words(NEEDS["first_pass"]), 1)
        assert desk.case.answers == StatedFacts(first_pass=Who.WHITE)


GAME = Game(
    plays=(166, 167),
    setup=(2, 2),
    captured=(29, 23),
    dead=(6, 14),
    area=(180, 180, 1),
    acts=(first_pass, lift, mark_seki, leave_unfilled),
    seki=(
        ("H19", f"{in_words(KINDS['eye'])} (computed)", "Black"),
        ("K19", in_words(KINDS["shared"]), "–"),
        ("M19", f"{in_words(KINDS['eye'])} (computed)", "White"),
        ("O19", f"{in_words(KINDS['eye'])} (computed)", "White"),
        ("G18", f"{in_words(KINDS['eye'])} (computed)", "Black"),
        ("P18", f"{in_words(KINDS['eye'])} (computed)", "White"),
    ),
    pages={
        # Counted before White's last settling move, a dame: 166 plays each.
        "tang-song": Pages(
            verdict=in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1),
            check="Black 5, White 4",
            story="166 plays each. Black took 37 white stones and has 5 routes; "
            "White took 35 black stones and has 4 routes.",
            noted=(
                *SEKI_NOTED,
                "Dame left: 1",
                "To capture the dead chains at S19",
                "To capture the dead chains at C17",
                "The last play only took a dame",
            ),
            lines=(TERRITORY, GROUPS, EYES, SEKI_GROUPS, LOST),
            sums=("5", "4", "+1"),
            unit="routes",
            checks=(in_words(COUNTS["routes"]),),
            area=(180, 179, 2),
            worths=WORTH_WITH_TAX,
            lit={**EYES_LIT, **LOST_LIT},
        ),
        "ming-qing": Pages(
            verdict="Draw",
            check="Black 180½ − 180½ = 0",
            story="333 plays in all.",
            noted=SEKI_NOTED,
            lines=(STONES, TERRITORY, GROUPS, EYES, SEKI_GROUPS, REST),
            sums=("180½", "180½", "0"),
            unit="zi",
            checks=(in_words(COUNTS["fill-and-halve"]), in_words(COUNTS["both-sides"])),
            worths=in_zi(WORTH_WITH_TAX),
            lit={**STONES_LIT, **EYES_LIT},
        ),
        "jpd-a": Pages(
            verdict=in_words(WON[Unit.POINTS], name="White", amount="7½", number=2),
            check=(
                f"Black 180½ − 1 ({in_words(LINES['first-pass'])}"
                ") = 179½, White 180½ + 6½ = 187"
            ),
            asked=("White began",),
            noted=SEKI_NOTED,
            signs={"doubts": "1", "count": ""},
            lines=(
                STONES,
                TERRITORY,
                EYES,
                PUBLIC,
                ("Komi", "0", "6½"),
                (in_words(LINES["first-pass-by-black"]), "−1", "0"),
            ),
            sums=("179½", "187", "−7½"),
            unit="points",
            checks=(
                in_words(COUNTS["equal-stones"]),
                in_words(COUNTS["area"]),
                in_words(COUNTS["fill-in"]),
                in_words(COUNTS["equal-space"]),
            ),
            worths=WORTH_A_POINT,
            lit={**STONES_LIT, **EYES_LIT, **PUBLIC_LIT},
        ),
        "japanese": Pages(
            verdict=in_words(WON[Unit.MOKU], name="White", amount="4½"),
            check="Black 10, White 8 + 6½ = 14½",
            noted=SEKI_NOTED,
            lines=(TERRITORY, LOST, ("Komi", "0", "6½")),
            sums=("10", "14½", "−4½"),
            unit="points",
            checks=(in_words(COUNTS["territory"]),),
            worths=WORTH_NOTHING,
            # Two eyes of Black's would be territory then, and three of White's.
            lit=LOST_LIT,
        ),
        "chinese-2002": Pages(
            verdict=in_words(WON[Unit.ZI], name="White", amount="3¾"),
            check="Black 180½ − 184¼ = −3¾",
            noted=SEKI_NOTED,
            lines=(STONES, TERRITORY, EYES, PUBLIC, ("Komi", "−3¾", "3¾")),
            sums=("180½", "180½", "−3¾"),
            unit="zi",
            checks=(
                in_words(COUNTS["half"]),
                in_words(COUNTS["area"]),
                in_words(COUNTS["fill-in"]),
            ),
            worths=in_zi(WORTH_A_POINT),
            lit={**STONES_LIT, **EYES_LIT, **PUBLIC_LIT},
        ),
    },
)


@pytest.mark.parametrize(("keyboard", "rules"), share(WAYS[2:] + WAYS[:2], 3))
def test_from_the_record_to_the_result_and_back(
    start: Start, tmp_path: Path, keyboard: bool, rules: str
) -> None:
    desk = Referee(start(plain_sgf(NAME, tmp_path)), keyboard=keyboard)
    desk.travel(GAME, rules)


def test_other_rule_sets_at_every_stage_then_undo_and_redo(
    start: Start, tmp_path: Path
) -> None:
    desk = Referee(start(plain_sgf(NAME, tmp_path)))
    first = desk.case
    desk.rules("jpd-a")
    for act in GAME.acts:
        act(desk)
    desk.switch_everywhere(GAME)
    desk.undo_and_redo(first)


def test_the_same_figures_in_chinese(start: Start, tmp_path: Path) -> None:
    Preferences().language = ZH
    desk = Referee(start(plain_sgf(NAME, tmp_path)))
    desk.travel(GAME, "tang-song")
    assert desk.sentence() == (
        "黑胜一路。各一百六十六着。黑杀白三十七子，黑有五路；白杀黑三十五子，白有四路。"
    )


def test_a_row_of_the_seki_shows_its_points_and_can_be_ruled_on(
    start: Start, tmp_path: Path
) -> None:
    """White's eye at O19 is called false, and taken back where it stands."""
    desk = Referee(start(plain_sgf(NAME, tmp_path)))
    lift(desk)
    mark_seki(desk)
    desk.leave_board()
    desk.turn_to("doubts")
    row = [name for name, *_ in GAME.seki].index("O19")
    desk.seki_rows()
    table = desk.questions.by_hand.seki.findChild(QTableWidget, "seki-points")
    assert table is not None
    desk.press_cell(table, row)
    assert desk.lit(["O19", "M19"]) == {"O19"}
    before = desk.case
    desk.claim("false-eye", "O19", RIGHT)
    assert desk.case.ruling.claims[desk.point("O19")] == PointRuling(PointKind.FALSE_EYE, WHITE)
    assert desk.seki_rows()[row][1] == in_words(KINDS["false-eye"])
    desk.claim("false-eye", "O19", RIGHT)
    assert desk.case == before
