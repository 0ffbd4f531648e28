"""A modern ending with everything in it, page by page to its result under five rule sets."""

from __future__ import annotations

from pathlib import Path

import pytest

from goref.core.base.colour import BLACK, WHITE, Who
from goref.core.case.case import Answers
from goref.core.ruling.ruling import Claim, Kind
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
from tests.qt.conftest import Start
from tests.qt.desk import Key, plain_sgf
from tests.qt.journey_pages import NO_BASE, RULES, Game, Pages, Row
from tests.qt.journeys import Referee

KO = "L17"
KO_FOUND = "An open ko at L17: taken as White's ko point; rule otherwise if it must be filled."


def counted(name: str, quantity: Q, times: int = 1) -> Row:
    """A row of the count from the figures counted by hand."""
    black, white = (str(times * n).replace("-", "−") for n in COUNTS[quantity])
    return name, black, white


STONES = counted("Stones on the board", Q.STONES)
TERRITORY = counted("Territory", Q.TERRITORY)
GROUPS = counted("Basic eyes of groups", Q.GROUPS, -2)
EYES = counted("Points in seki eyes", Q.EYES)
SEKI_GROUPS = counted("Basic eyes of groups in seki", Q.SEKI_GROUPS, -1)
KO_POINTS = counted("Open ko points", Q.KO)
LOST = ("Prisoners and dead stones", "−21", "−17")
PASSED = ("Pass stones", "−1", "−1")
PUBLIC = ("Public points, halved", "2", "2")  # of three dame and a shared liberty
SPREADS = "The seki mark spreads to M2, N2, O2, P2, N1, P1."
DAME_LEFT = "3 dame left: T7, R6, G2."
LAND_LIT = {"Territory": ("C4 E13", "R18 K11")}
LOST_LIT = {"Prisoners and dead stones": ("R18 K11", "C4 E13")}
SEKI_LIT = {"Points in seki eyes": ("K1", "O1"), "Open ko points": ("", KO)}
PUBLIC_LIT = {"Public points, halved": ("M1 T7 R6", "M1 T7 R6")}
ALL_LIT = {"Stones on the board": ("J2", "P2"), **LAND_LIT, **SEKI_LIT}
A_POINT, NOTHING = ("+1", "0", "+1"), ("0", "0", "0")


def from_the_record(desk: Referee) -> None:
    """Nobody needs to be asked: White passed first, and the record says so."""
    assert desk.case.answers == Answers()
    assert [id_ for id_, sign in desk.signs().items() if sign == "!"] == ["result"]
    facts = desk.score.facts
    assert facts.first_pass is Who.WHITE
    assert desk.steps.form.isVisible()


def lift(desk: Referee) -> None:
    """The eight chains, one click each."""
    assert desk.light("R18") < 100
    for name, chain in DEAD.items():
        before = desk.score.survey.dead
        desk.mark(name, Key.Key_D)
        assert desk.score.survey.dead - before == desk.points(chain)
    assert desk.colour("R18") == LIGHT.mark_white
    assert desk.colour("C4") == LIGHT.mark_black


def mark_seki(desk: Referee) -> None:
    assert desk.light(SEKI, 0.1) < 100, "a clean black stone"
    desk.mark(SEKI, Key.Key_S)
    assert desk.points("J2 L1 N1 P2") <= desk.score.survey.seki
    assert [desk.light(SEKI, dx) > 180 for dx in (-0.1, 0.0, 0.1)] == [True, False, True]


def accept_ko(desk: Referee) -> None:
    """The first choice says what is counted already."""
    assert desk.signs()["points"] == "?"
    margin, open_ = desk.score.margin, len(desk.score.status.open)
    desk.answer(KO, 0)
    assert desk.case.ruling.claims == {desk.point(KO): Claim(Kind.KO, WHITE)}
    assert (desk.score.margin, len(desk.score.status.open)) == (margin, open_ - 1)
    if desk.is_english:
        assert not any(KO_FOUND in text for text in desk.looked_at())


ACTS = {
    "record": from_the_record,
    "dead": lift,
    "seki": mark_seki,
    "points": accept_ko,
}
GAME = Game(
    plays=PLAYS,
    setup=(0, 0),
    captured=CAPTURED,
    dead=(10, 14),
    area=(182, 175, DAME + SHARED),
    acts=ACTS,
    seki=(
        ("K1", "eye in seki (computed)", "Black"),
        ("M1", "shared liberty (computed)", "–"),
        ("O1", "eye in seki (computed)", "White"),
    ),
    pages={
        "tang-song": Pages(
            verdict="Draw",
            sentence=SENTENCES["tang-song", "en"],
            lines=(TERRITORY, GROUPS, EYES, SEKI_GROUPS, KO_POINTS, LOST, PASSED),
            sums=("55", "55", "0"),
            unit="routes",
            checks=("routes after filling back",),
            standing=NO_BASE,
            worths=NOTHING,
            findings={
                "dead": ("To take the dead chains at C17", "To take the dead chains at R18"),
                "seki": (SPREADS,),
                "points": (DAME_LEFT,),
                "payments": ("Turns are unequal: White takes 1 dame to make them equal.",),
            },
            # White's six stones would have two basic eyes to pay for instead of one.
            other=((SPREADS, "⇄ Alive: Black wins by 1 route (+1)"),),
            lit={**LAND_LIT, **SEKI_LIT, **LOST_LIT},
            pass_stones=1,
        ),
        "ming-qing": Pages(
            verdict="Black wins by ½ zi",
            sentence=SENTENCES["ming-qing", "en"],
            lines=(STONES, TERRITORY, GROUPS, EYES, SEKI_GROUPS, KO_POINTS),
            sums=("173", "172", "+½"),
            unit="zi",
            checks=("fill the routes, halve the rest", "stones and land of each side"),
            standing="Base number: Black 180½ zi, White 180½. Black has 181, White 180.",
            worths=NOTHING,
            findings={
                "seki": (SPREADS,),
                "points": ("3 dame are unfilled (T7, R6, G2)", DAME_LEFT),
            },
            stepper={"points": "?"},
            other=((SPREADS, "→ Alive: Black wins by 1 zi (+1)"),),
            lit=ALL_LIT,
        ),
        "jpd-a": Pages(
            verdict=SENTENCES["jpd-a", "en"],
            lines=(
                STONES,
                TERRITORY,
                EYES,
                KO_POINTS,
                PUBLIC,
                ("Komi", "0", "6½"),
                ("White passed first: Black pays", "−1", "0"),
            ),
            sums=("183", "183½", "−½"),
            unit="points",
            payments=(("Komi", "0", "6½"), ("White passed first: Black pays", "−1", "0")),
            checks=(
                "equal stones, compare moku",
                "area, both sides",
                "filling in",
                "equal space, compare stones",
            ),
            standing="Base number: Black 183¾ points, White 177¼. Black has 183½, White 177½.",
            worths=A_POINT,
            findings={"seki": (SPREADS,), "points": (DAME_LEFT,)},
            lit={**ALL_LIT, **PUBLIC_LIT},
        ),
        "japanese": Pages(
            verdict=SENTENCES["japanese", "en"],
            lines=(TERRITORY, LOST, ("Komi", "0", "6½")),
            sums=("64", "63½", "+½"),
            unit="moku",
            payments=(("Komi", "0", "6½"),),
            checks=("territory and prisoners",),
            standing="Komi 6½ moku is in White's count.",
            worths=NOTHING,
            findings={"seki": (SPREADS,), "points": (DAME_LEFT,)},
            other=((SPREADS, "⇄ Alive: White wins by ½ moku (−1)"),),
            lit={**LAND_LIT, **LOST_LIT},
        ),
        "chinese-2002": Pages(
            verdict=SENTENCES["chinese-2002", "en"],
            lines=(STONES, TERRITORY, EYES, KO_POINTS, PUBLIC, ("Komi", "0", "7½")),
            sums=("184", "184½", "−¼"),
            unit="zi",
            payments=(("Komi", "0", "7½"),),
            checks=("half count", "area, both sides", "filling in"),
            standing="Base number: Black 184¼ zi, White 176¾. Black has 184, White 177.",
            worths=A_POINT,
            findings={"seki": (SPREADS,), "points": (DAME_LEFT,)},
            lit={**ALL_LIT, **PUBLIC_LIT},
        ),
    },
)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("keyboard", [False, True], ids=["mouse", "keyboard"])
def test_from_the_record_to_the_result_and_back(
    start: Start, tmp_path: Path, keyboard: bool, rules: str
) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)), keyboard=keyboard)
    desk.travel(GAME, rules)
    assert desk.score.margin == MARGINS[rules]
    assert len(desk.score.survey.points(Kind.EYE, BLACK)) == COUNTS[Q.EYES][0]


def test_other_rule_sets_on_every_step_then_undo_and_redo(start: Start, tmp_path: Path) -> None:
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    first = desk.case
    for act in ACTS.values():
        act(desk)
        desk.forward()
    desk.switch_everywhere(GAME)
    desk.undo_and_redo(first)


@pytest.mark.parametrize(
    ("language", "rules"), [("zh", "tang-song"), ("zh", "ming-qing"), ("ja", "chinese-2002")]
)
def test_the_same_figures_in_other_languages(
    start: Start, tmp_path: Path, language: str, rules: str
) -> None:
    Preferences().language = language
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    desk.travel(GAME, rules)
    desk.turn_to("result")
    assert SENTENCES[rules, language].rstrip("。") in desk.said("sentence")


def test_the_ko_turns_the_game_and_its_row_leads_to_it(start: Start, tmp_path: Path) -> None:
    """Filled, the ko makes Black win under the rules of 2002."""
    desk = Referee(start(plain_sgf("modern-ending", tmp_path)))
    desk.forward()
    lift(desk)
    desk.forward()
    mark_seki(desk)
    desk.turn_to("result")
    assert desk.other_way() == [
        [KO_FOUND, "⇄ It must be filled: nobody's: Black wins by ¼ zi (+1)"]
    ]
    listed = desk.steps.result.other_way
    desk.press(listed.viewport(), listed.visualItemRect(listed.item(0)).center())
    assert desk.step == "points"
    assert desk.lit([KO, "K1"]) == {KO}
    assert f"?  {KO_FOUND}\n→ changes the winner, and the margin by up to 1" in desk.looked_at()
    desk.answer(KO, 2)
    assert desk.case.ruling.claims == {desk.point(KO): Claim(Kind.DAME, None)}
    desk.turn_to("result")
    assert "Black wins by ¼ zi" in desk.said("sentence")
    desk.undo()
    assert "White wins by ¼ zi" in desk.said("sentence")
