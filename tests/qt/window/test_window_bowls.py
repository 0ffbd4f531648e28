"""The game for the gold-petal bowls, from a plain record to its result in the window."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from goref.app.opening import open_path
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.numbers import mixed, signed
from goref.core.rulesets.ruleset import Unit
from goref.core.rulesets.table import RULESETS
from goref.core.ruling.ruling import Ruling, StatusSource
from goref.core.scoring import check_line
from goref.core.texts.results import WON, verdict
from goref.core.texts.status import on_its_board
from goref.core.texts.terms import LINES, REASONS, term
from goref.qt.look.theme import LIGHT
from goref.qt.result.outcome_tree import BARS, MARGIN, NAME
from tests.core.build import COMPUTED, game
from tests.languages import EN
from tests.qt.desk import (
    ALT,
    CTRL,
    LEFT,
    NONE,
    SHIFT,
    Desk,
    Key,
    leaders,
    outcome_rows,
    plain_sgf,
)
from tests.wordings import in_words, tells

CHAINS = "H17 C12 R11 F5 K2"
DEAD = f"{CHAINS} H16"
# The essay's figures (S1, S2): Tang-Song 40:39; territory 52:51, six stones lost on either
# side, so 46:45; three groups each; area 181:180. The komi of later rules is against Black.
FIGURES = {
    "tang-song": ("40", "39", in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1)),
    "ming-qing": ("181", "180", in_words(WON[Unit.ZI], name="Black", amount="½")),
    "chinese-1964": ("181", "180", in_words(WON[Unit.ZI], name="Black", amount="½")),
    "chinese-2002": ("181", "180", in_words(WON[Unit.ZI], name="White", amount="3¼")),
    "japanese": ("46", "51½", in_words(WON[Unit.MOKU], name="White", amount="5½")),
    "jpd-art": (
        "46",
        "51½",
        in_words(WON[Unit.POINTS], name="White", amount="5½", number=2),
    ),
    "stone-scoring": (
        "175",
        "174",
        in_words(WON[Unit.STONES], name="Black", amount=1, number=1),
    ),
    "tromp-taylor": (
        "169",
        "192",
        in_words(WON[Unit.POINTS], name="White", amount=23, number=2),
    ),
}


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def figures(desk: Desk) -> tuple[str, str]:
    """The totals as the table of the count shows them."""
    _, black, white = next(row for row in desk.lines() if row[0] == "Total")
    return black, white


def areas(desk: Desk) -> tuple[Fraction, Fraction]:
    return desk.score.tally.area(BLACK), desk.score.tally.area(WHITE)


def check_lines(desk: Desk) -> None:
    """The table shows the score's own lines, their sums and their difference."""
    score = desk.score
    shown = [
        [term(LINES, line.key, EN), mixed(line.black), mixed(line.white)]
        for line in check_line.figures(score).rows
    ]
    assert [row for row in desk.lines()[:-1] if row[0] != "Total"] == shown
    assert score.margin == sum(line.difference for line in score.lines)
    assert desk.lines()[-1][1] == signed(mixed(score.native))


def test_the_record_comes_without_a_ruling(desk):
    assert desk.case.ruling == Ruling()
    assert desk.details.rules.box.currentData() == "chinese-2002"
    assert leaders(desk.case, DEAD.split()) == [*CHAINS.split()[:1], "C12", "R11", "F5", "K2"]
    assert not desk.window.isWindowModified()


def test_from_file_to_result_by_mouse(desk):
    assert desk.light("H17") < 100, "a black stone, clean as the living are"
    assert desk.stage == "dead"
    desk.click(CHAINS)
    assert desk.score.survey.dead == desk.points(DEAD)
    assert desk.colour("H17") == LIGHT.mark_white, "White's land where Black's stone was"
    assert desk.colour("H16") == LIGHT.mark_white, "the whole chain"
    assert desk.colour("C12") == LIGHT.mark_black
    desk.press(desk.window.foot.act)
    assert desk.case.ruling.word is StatusSource.REFEREE, "nothing else is dead"
    for rules, (black, white, result) in FIGURES.items():
        desk.rules(rules)
        assert desk.case.rules == rules
        assert desk.read_result().startswith(result), rules
        assert figures(desk) == (black, white), rules
        check_lines(desk)
    assert areas(desk) == (139, 162), "without any ruling"
    desk.rules("aga")
    assert areas(desk) == (181, 180)
    assert len(desk.case.ruling.lives) == 6, "one ruling under every rule set"


def test_from_file_to_result_by_keyboard(desk):
    assert desk.board.hasFocus(), "the keyboard starts on the board"
    desk.strike(CHAINS, Key.Key_D)
    assert desk.score.survey.dead == desk.points(DEAD)
    assert desk.colour("H16") == LIGHT.mark_white
    desk.key(Key.Key_Return)
    assert desk.case.ruling.word is StatusSource.REFEREE
    desk.key(Key.Key_PageDown, times=9)
    assert desk.stage == "result", "the last stage is not left"
    desk.key(Key.Key_B, CTRL)
    desk.key(Key.Key_R, ALT)
    box = desk.details.rules.box
    assert box.hasFocus()
    desk.qtbot.keyClicks(box, "Tang")
    assert desk.case.rules == "tang-song"
    assert tells(desk.result, WON[Unit.ROUTES], name="Black", amount=1)
    desk.key(Key.Key_Down, times=2)
    assert desk.case.rules == "ming-qing"
    assert tells(desk.result, WON[Unit.ZI], name="Black", amount="½")
    desk.key(Key.Key_Escape)
    desk.weighed()
    assert desk.window.views.result_page.sentence.text() == in_words(
        WON[Unit.ZI], name="Black", amount="½"
    )
    assert figures(desk) == ("181", "180")
    check_lines(desk)
    desk.key(Key.Key_PageUp)
    assert desk.stage == "count"
    desk.key(Key.Key_PageUp)
    assert desk.stage == "doubts"


def test_the_keys_pass_over_the_headings_of_the_rule_sets(desk):
    box = desk.details.rules.box
    box.setFocus()
    seen = []
    box.setCurrentIndex(0)
    while True:
        before = box.currentIndex()
        desk.key(Key.Key_Down)
        if box.currentIndex() == before:
            break
        seen.append(box.currentData())
    assert None not in seen
    assert [r.id for r in COMPUTED] == [id_ for id_ in seen if id_ in {r.id for r in COMPUTED}]
    assert desk.case.rules == seen[-1]


@pytest.mark.parametrize("rules", ["tang-song", "japanese"])
def test_the_result_reads_out_and_copies(desk, rules):
    desk.click(CHAINS)
    desk.rules(rules)
    desk.key(Key.Key_C, CTRL | SHIFT)
    assert QGuiApplication.clipboard().text() == desk.sentence()
    assert desk.sentence().startswith(desk.result)
    assert desk.status == "Copied."


def test_the_comparison_has_a_row_for_every_rule_set(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.key(Key.Key_M, CTRL)
    compare = desk.window.views.compare
    assert compare.isVisible()
    rows = {row[0]: row for row in desk.compared()}
    assert sorted(rows) == sorted(rules.name.in_(EN) for rules in COMPUTED)
    bench = desk.window.session.assessment.bench
    for rules in COMPUTED:
        _, margin, result, why = rows[rules.name.in_(EN)]
        score = bench.score(rules)
        expected = "–" if score.margin is None else signed(mixed(score.margin))
        assert margin == expected, rules.id
        assert result == on_its_board(score, verdict(score, EN), EN), rules.id
        assert why.splitlines()[-1].startswith("missing: ") == (score.margin is None), rules.id
    assert rows[in_words(RULESETS["tang-song"].name)][1:3] == [
        "+1",
        in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1),
    ]
    assert [row[3] for row in rows.values()].count("the reference") == 1

    desk.pick(compare.reference, "tang-song")
    rows = {row[0]: row for row in desk.compared()}
    assert rows[in_words(RULESETS["tang-song"].name)][3] == "the reference"
    assert rows["Japanese"][3] == "Komi −6½", "the ruling alone makes no difference here"
    assert (
        rows[in_words(RULESETS["tromp-taylor"].name)][3].splitlines()[-1]
        == f"{in_words(REASONS['as-it-stands'])} −24"
    )
    assert rows[in_words(RULESETS["stone-scoring"].name)][3] == "the same"


def test_a_row_of_the_comparison_chooses_its_rule_set(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.key(Key.Key_M, CTRL)
    table = desk.window.views.compare.table
    desk.compared()
    name = in_words(RULESETS["tang-song"].name)
    [row] = [row for row in outcome_rows(table) if row.text(NAME) == name]
    table.scrollToItem(row.parent())
    desk.press(table.viewport(), table.visualItemRect(row.parent()).center())
    table.scrollToItem(row)
    where = table.visualItemRect(row).center()
    desk.press(table.viewport(), where)
    QTest.mouseDClick(table.viewport(), LEFT, NONE, where)
    assert desk.case.rules == "chinese-2002", "to look at a row chooses nothing"
    desk.press(desk.window.views.compare.use)
    assert desk.case.rules == "tang-song"
    assert desk.details.rules.box.currentData() == "tang-song"
    assert "1 route" in desk.result


def test_margins_fall_from_blacks_best_to_whites(desk):
    desk.click(CHAINS)
    desk.nothing_else()
    desk.key(Key.Key_M, CTRL)
    groups: dict[str, list[Fraction]] = {}
    desk.compared()
    for row in outcome_rows(desk.window.views.compare.table):
        margin = row.data(MARGIN, BARS)
        if margin is not None:
            groups.setdefault(row.parent().text(NAME), []).append(margin[0])
    assert len(groups) > 1
    for margins in groups.values():
        assert margins == sorted(margins, reverse=True)
        assert len({(m > 0) - (m < 0) for m in margins}) == 1, "one outcome in a group"


def test_the_bundled_game_says_the_same(start):
    desk = start()
    assert "金花椀图" in desk.window.windowTitle()
    assert desk.window.session.path is None
    assert desk.result == in_words(WON[Unit.ROUTES], name="Black", amount=1, number=1)
    assert desk.sentence() == (
        "Black wins by 1 route. 122 plays each. Black took 6 white stones and has 40 routes; "
        "White took 6 black stones and has 39 routes."
    )
    assert desk.score.survey.dead == desk.points(DEAD)
    assert game("gold-petal-bowls").dead == desk.points(DEAD)
    assert desk.colour("H17") == LIGHT.mark_white


def test_opening_without_a_window_gives_the_same_score(desk, tmp_path):
    [opened] = open_path(tmp_path / "gold-petal-bowls.sgf")
    assert opened.case == desk.case
