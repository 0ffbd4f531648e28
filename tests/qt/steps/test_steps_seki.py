"""Huang against Zhou with its seki, page by page to its result under five rule sets."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from goref.core.base.colour import BLACK, WHITE, Who
from goref.core.case.case import Answers
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.qt.look.preferences import Preferences
from tests.core.build import game
from tests.qt.conftest import Start
from tests.qt.desk import RIGHT, Key, plain_sgf
from tests.qt.journey_pages import NO_BASE, RULES, Game, Pages, Row
from tests.qt.journeys import Referee

NAME = "huang-longshi--zhou-donghou"
DEAD = "S19 S18 C17 N16 O14 P14 P13 A13 N13 B12 C12 A11 A10 L11 M11 K5 R5 R4 R3 M4"
# Counted after all settling moves: territory 45:45, eyes 2:3, three groups and one in seki
# each, prisoners 35:37, areas 180:180 and the shared K19.
STONES = ("Stones on the board", "133", "132")
TERRITORY = ("Territory", "45", "45")
GROUPS = ("Basic eyes of groups", "−6", "−6")
EYES = ("Points in seki eyes", "2", "3")
SEKI_GROUPS = ("Basic eyes of groups in seki", "−1", "−1")
LOST = ("Prisoners and dead stones", "−35", "−37")
PUBLIC = ("Public points, halved", "½", "½")
# By themselves: an eye is a point, but without O19 White pays for two groups in seki.
WORTH_A_POINT = ("+1", "0", "+1", "+1", "+1", "+1")
WORTH_WITH_TAX = ("+1", "0", "+1", "+2", "+1", "+1")
WORTH_NOTHING = ("0",) * 6
SPREADS = "The seki mark spreads to F19, G19, J19, N19, P19, Q19, E18, F18 … (17)."
EYES_LIT = {"Points in seki eyes": ("H19 G18", "M19 O19 P18")}
LOST_LIT = {"Prisoners and dead stones": ("K5 R5", "S19 P14")}
STONES_LIT = {"Stones on the board": ("J19", "L19")}
PUBLIC_LIT = {"Public points, halved": ("K19", "K19")}


def lift(desk: Referee) -> None:
    desk.lift(DEAD)
    assert desk.score.survey.dead == game(NAME).dead


def mark_seki(desk: Referee) -> None:
    """One chain spreads to all; the shared liberty is named as such."""
    assert not desk.score.survey.points(Kind.EYE, BLACK), "nothing shows a seki yet"
    if desk.is_english:
        assert desk.steps.seki.empty.text().startswith("No stone is in seki.")
    assert desk.light("L19", 0.1) > 180, "a clean white stone"
    desk.mark("L19", Key.Key_S)
    assert desk.points("J19 G19 L19 N19") <= desk.score.survey.seki
    assert desk.score.survey.points(Kind.EYE, BLACK) == desk.points("H19 G18")
    assert desk.score.survey.points(Kind.EYE, WHITE) == desk.points("M19 O19 P18")
    assert [desk.light("L19", dx) < 100 for dx in (-0.1, 0.0, 0.1)] == [True, False, True]
    assert [desk.light("J19", dx) > 180 for dx in (-0.1, 0.0, 0.1)] == [True, False, True]
    if desk.is_english:
        assert desk.seki_rows()[1][:3] == ["K19", "shared liberty (computed)", "–"]
    desk.mark("K19", Key.Key_M)
    ruling = desk.case.ruling
    assert ruling.claims == {desk.point("K19"): Claim(Kind.SHARED, None)}
    assert ruling.stones(Life.SEKI) >= desk.points("L19")
    assert abs(desk.light("K19", -0.12) - desk.light("K19", 0.12)) > 150, "half and half"


def first_pass(desk: Referee) -> None:
    """White passed first, where it matters."""
    if desk.case.rules == "jpd-a":
        assert desk.signs()["record"] == "!"
        desk.answer(desk.looked_at()[0], 1)
        assert desk.case.answers == Answers(first_pass=Who.WHITE)


GAME = Game(
    plays=(166, 167),
    setup=(2, 2),
    captured=(29, 23),
    dead=(6, 14),
    area=(180, 180, 1),
    acts={"record": first_pass, "dead": lift, "seki": mark_seki},
    seki=(
        ("H19", "eye in seki (computed)", "Black"),
        ("K19", "shared liberty", "–"),
        ("M19", "eye in seki (computed)", "White"),
        ("O19", "eye in seki (computed)", "White"),
        ("G18", "eye in seki (computed)", "Black"),
        ("P18", "eye in seki (computed)", "White"),
    ),
    pages={
        # Counted before White's last settling move, a dame: 166 plays each.
        "tang-song": Pages(
            verdict="Black wins by 1 route",
            sentence="Black wins by 1 route. 166 plays each. Black took 37 white "
            "stones and has 5 routes; White took 35 black stones and has 4 routes.",
            lines=(TERRITORY, GROUPS, EYES, SEKI_GROUPS, LOST),
            sums=("5", "4", "+1"),
            unit="routes",
            checks=("routes after filling back",),
            standing=NO_BASE,
            area=(180, 179, 2),
            worths=WORTH_WITH_TAX,
            findings={
                "dead": ("To take the dead chains at S19", "To take the dead chains at C17"),
                "seki": (SPREADS,),
                "points": ("1 dame left: P4.",),
                "payments": ("The last play only took a dame and made turns unequal",),
            },
            lit={**EYES_LIT, **LOST_LIT},
        ),
        "ming-qing": Pages(
            verdict="Draw",
            sentence="333 plays in all. Draw.",
            lines=(STONES, TERRITORY, GROUPS, EYES, SEKI_GROUPS),
            sums=("173", "173", "0"),
            unit="zi",
            checks=("fill the routes, halve the rest", "stones and land of each side"),
            standing="Base number: Black 180½ zi, White 180½. Black has 180½, White 180½.",
            worths=WORTH_WITH_TAX,
            findings={"seki": (SPREADS,)},
            lit={**STONES_LIT, **EYES_LIT},
        ),
        "jpd-a": Pages(
            verdict="White wins by 7½ points",
            lines=(
                STONES,
                TERRITORY,
                EYES,
                PUBLIC,
                ("Komi", "0", "6½"),
                ("White passed first: Black pays", "−1", "0"),
            ),
            sums=("179½", "187", "−7½"),
            unit="points",
            payments=(("Komi", "0", "6½"), ("White passed first: Black pays", "−1", "0")),
            checks=(
                "equal stones, compare moku",
                "area, both sides",
                "filling in",
                "equal space, compare stones",
            ),
            standing="Base number: Black 183¾ points, White 177¼. Black has 180, White 181.",
            worths=WORTH_A_POINT,
            findings={"seki": (SPREADS,), "payments": ("White began;",)},
            stepper={"payments": "?"},
            lit={**STONES_LIT, **EYES_LIT, **PUBLIC_LIT},
        ),
        "japanese": Pages(
            verdict="White wins by 4½ moku",
            lines=(TERRITORY, LOST, ("Komi", "0", "6½")),
            sums=("10", "14½", "−4½"),
            unit="moku",
            payments=(("Komi", "0", "6½"),),
            checks=("territory and prisoners",),
            standing="Komi 6½ moku is in White's count.",
            worths=WORTH_NOTHING,
            findings={"seki": (SPREADS,)},
            # Two eyes of Black's would be territory then, and three of White's.
            other=((SPREADS, "→ Alive: White wins by 5½ moku (−1)"),),
            lit=LOST_LIT,
        ),
        "chinese-2002": Pages(
            verdict="White wins by 3¾ zi",
            lines=(STONES, TERRITORY, EYES, PUBLIC, ("Komi", "0", "7½")),
            sums=("180½", "188", "−3¾"),
            unit="zi",
            payments=(("Komi", "0", "7½"),),
            checks=("half count", "area, both sides", "filling in"),
            standing="Base number: Black 184¼ zi, White 176¾. Black has 180½, White 180½.",
            worths=WORTH_A_POINT,
            findings={"seki": (SPREADS,)},
            lit={**STONES_LIT, **EYES_LIT, **PUBLIC_LIT},
        ),
    },
)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_from_the_record_to_the_result_and_back(
    start: Start, tmp_path: Path, keyboard: bool, rules: str
) -> None:
    desk = Referee(start(plain_sgf(NAME, tmp_path)), keyboard=keyboard)
    desk.travel(GAME, rules)


def test_other_rule_sets_on_every_step_then_undo_and_redo(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf(NAME, tmp_path)))
    first = desk.case
    desk.rules("jpd-a")
    first_pass(desk)
    desk.forward()
    lift(desk)
    desk.forward()
    mark_seki(desk)
    desk.switch_everywhere(GAME)
    desk.undo_and_redo(first)


def test_the_same_figures_in_chinese(start: Start, tmp_path: Path) -> None:
    Preferences().language = "zh"
    desk = Referee(start(plain_sgf(NAME, tmp_path)))
    desk.travel(GAME, "tang-song")
    desk.turn_to("result")
    assert desk.said("sentence") == (
        "黑胜一路。各一百六十六着。黑杀白三十七子，黑有五路；白杀黑三十五子，白有四路。"
    )


def test_a_row_of_the_seki_shows_its_points_and_can_be_ruled_on(
    start: Start, tmp_path: Path
) -> None:
    """White's eye at O19 is called false, and taken back where it stands."""
    desk = Referee(start(plain_sgf(NAME, tmp_path)))
    desk.forward()
    lift(desk)
    desk.forward()
    mark_seki(desk)
    table = desk.steps.seki.table
    names: list[Row] = list(GAME.seki)
    row = [name for name, *_ in names].index("O19")
    desk.press_cell(table, row)
    assert desk.lit(["O19", "M19"]) == {"O19"}
    before = desk.case
    kind = desk.steps.seki.kinds.findChild(QWidget, "kind-false-eye")
    assert kind is not None
    desk.press(kind)
    desk.click("O19", RIGHT)
    assert desk.case.ruling.claims[desk.point("O19")] == Claim(Kind.FALSE_EYE, WHITE)
    assert desk.seki_rows()[row][1] == "false eye"
    desk.click("O19", RIGHT)
    assert desk.case == before
