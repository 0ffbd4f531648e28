"""A count laid out in the window: its page and foot, keys, what is shown, and back again."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QListWidget,
    QScrollArea,
    QTableWidget,
)

from goref.app.edits.ruling import ChooseRules, ShiftStone, WriteNotes
from goref.app.opening import open_path
from goref.core.arranging.dragging import RefusedError
from goref.core.arranging.dragging import drag as shifted
from goref.core.arranging.plan import CannotArrangeError, arrange
from goref.core.arranging.retidying import tidied
from goref.core.arranging.table.arrangement import (
    Arrangement,
    Block,
    Space,
    StoneAction,
    totals_of,
)
from goref.core.base.colour import BLACK, WHITE, Pair
from goref.core.base.language import capital
from goref.core.base.numbers import mixed
from goref.core.case.shift import Shift
from goref.core.rulesets.ruleset import Count, Unit
from goref.core.rulesets.table import RULESETS
from goref.core.scoring.check_line import check_line
from goref.core.scoring.obstacles import UnfitFact
from goref.core.scoring.status import CaseState
from goref.core.texts.check_line import check_line_text
from goref.core.texts.count.arranging import (
    invariant_sentence,
    reading_sentence,
    step_and_points,
    step_sentence,
)
from goref.core.texts.count.parts import PARTS, READ_IT, READ_OFF
from goref.core.texts.count.refusals import REFUSALS, UNFIT, count_refusal, shift_refusal
from goref.core.texts.results import MARGINS, UNRULED, WON, verdict
from goref.core.texts.status import STATES
from goref.core.texts.terms import COUNTS
from goref.io.case.case_file import dump
from goref.qt.context.foot import Tone
from goref.qt.counting.player import ArrangementPlayer
from goref.qt.counting.showing import heaps, spoken
from goref.qt.counting.sprite import Sprite
from goref.qt.counting.timing import SPEEDS
from goref.qt.look.metrics import TARGET
from goref.qt.work.work import stop_all
from tests.core.arranging.by_hand import dragged
from tests.core.arranging.endings import settled
from tests.languages import EN, JA, ZH
from tests.length import sample
from tests.qt.desk import CTRL, GAMES, NONE, SHIFT, Desk, Key, cells, plain_sgf, settle
from tests.qt.fitting import LANGUAGES, clipped, rest
from tests.wordings import in_words

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def desk(start) -> Desk:
    """The bundled game under a rule set with four counts; stones travel as fast as they can."""
    desk = start(GAMES / "gold-petal-bowls.sgf")
    desk.window.do(ChooseRules("jpd-b"))
    desk.window.modes.staging.player.speed = len(SPEEDS) - 1
    return desk


def player(desk: Desk) -> ArrangementPlayer:
    return desk.window.modes.staging.player


def lay_out(
    desk: Desk, count: Count = Count.EQUAL_STONES, *, travels: bool = False
) -> Arrangement:
    """Choose a count on its page and press the large button of the foot."""
    desk.go("count")
    page = desk.window.views.count_page
    if page.counts.currentData() != count.value:
        desk.pick(page.counts, count.value)
    desk.press(desk.window.foot.act)
    player(desk).travels = travels
    made = player(desk).arrangement
    assert made is not None
    return made


def arrive(desk: Desk) -> None:
    desk.qtbot.waitUntil(lambda: not player(desk).travel.is_running)


def escape(desk: Desk) -> None:
    """Press Esc once no second opinion is worked out any more: till then it is that one's."""
    desk.qtbot.waitUntil(lambda: not desk.window.suggesting.opinion.is_busy)
    desk.key(Key.Key_Escape)


def said(desk: Desk, name: str) -> str:
    label = desk.window.findChild(QLabel, f"stage-{name}")
    return label.text() if label.isVisible() else ""


def figures(desk: Desk) -> list[list[str]]:
    return cells(desk.window.findChild(QTableWidget, "stage-parts"))


def button(desk: Desk, name: str) -> QAbstractButton:
    return desk.window.findChild(QAbstractButton, f"stage-{name}")


def row(desk: Desk, name: str) -> QAbstractButton:
    """The line of a closed row."""
    return desk.window.findChild(QAbstractButton, f"{name}-head")


# Opening


def test_the_page_offers_the_counts_of_the_rule_set(desk):
    desk.go("count")
    page = desk.window.views.count_page
    offered = [page.counts.itemData(row) for row in range(page.counts.count())]
    assert offered == ["equal-stones", "area", "fill-in", "equal-space"]
    assert not page.sides.isVisible()
    assert said(desk, "heading") == capital(in_words(COUNTS["equal-stones"]))
    desk.pick(page.counts, "area")
    assert page.sides.isVisible()
    assert [page.sides.itemText(row) for row in range(3)] == [
        "both",
        "Black alone",
        "White alone",
    ]
    desk.pick(page.sides, "W")
    assert said(desk, "heading").endswith("White alone")
    assert desk.window.foot.act.objectName() == "lay-out"


def test_half_a_count_is_of_one_side_and_says_so(desk):
    desk.window.do(ChooseRules("jpd-art"))
    desk.go("count")
    page = desk.window.views.count_page
    page.choose(Count.HALF, None)
    assert [page.sides.itemText(row) for row in range(2)] == ["Black alone", "White alone"]
    assert page.sides.count() == 2
    assert said(desk, "heading") == "Half count, Black alone"


def test_the_quicker_side_is_counted_unless_the_referee_wants_the_other(desk):
    desk.window.do(ChooseRules("chinese-2002"))
    desk.go("count")
    page = desk.window.views.count_page
    offered = [page.sides.itemText(row) for row in range(page.sides.count())]
    assert offered == ["The quicker side", "Black alone", "White alone"]
    assert said(desk, "heading") == "Half count"
    desk.press(desk.window.foot.act)
    side = player(desk).arrangement.readoff.side
    name = "Black" if side is BLACK else "White"
    assert said(desk, "where").startswith(f"Half count, {name} alone · "), "which was chosen"
    escape(desk)
    other = side.other.letter
    desk.pick(page.sides, other)
    assert said(desk, "heading").endswith(" alone")
    desk.press(desk.window.foot.act)
    assert player(desk).arrangement.readoff.side is side.other
    escape(desk)
    desk.pick(page.counts, "area")
    assert page.sides.currentData() == other
    assert page.sides.itemText(0) == "both"


NATURAL = CannotArrangeError("known-only", RULESETS["jpd-natural"])


def bare(folder: Path) -> Path:
    path = folder / "bare.txt"
    path.write_text("..X.O\n..X.O\n.XX.O\n.X.OO\n.X.O.\n")
    return path


@pytest.mark.parametrize(
    ("rules", "why", "stage"),
    [
        ("japanese", in_words(REFUSALS["facts-missing"], needs="prisoners"), "dead"),
        ("jpd-natural", count_refusal(NATURAL, EN), "dead"),
    ],
)
def test_where_nothing_can_be_laid_out_the_page_says_why_and_the_foot_goes_on(
    start, tmp_path, rules, why, stage
):
    desk = start(bare(tmp_path))
    desk.window.do(ChooseRules(rules))
    desk.window.show_stage("count")
    page = desk.window.views.count_page
    assert said(desk, "none") == why
    assert not page.counts.isVisible()
    desk.key(Key.Key_K, CTRL)
    assert not desk.window.modes.staging.is_on
    assert desk.status == why
    desk.key(Key.Key_Return)
    assert desk.stage == stage


def test_while_it_is_played_there_is_nothing_to_count(desk):
    session = desk.window.session
    page = desk.window.views.count_page
    assessment = session.assessment
    playing = replace(assessment, in_play=True)
    assert page._refusal(playing) == in_words(UNRULED[CaseState.IN_PLAY])


def test_the_page_shows_what_is_laid_out_and_the_board_stays_where_it_is(desk):
    desk.go("count")
    place, laid = desk.board.geometry(), desk.board.board_layout().board
    made = lay_out(desk)
    window = desk.window
    assert window.pages.in_sight is window.views.count_page
    assert window.modes.staging.panel.isVisible()
    assert not window.views.count_page.plate.isVisible()
    assert desk.board.geometry() == place
    assert desk.board.board_layout().board == laid
    assert desk.board.view().position == made.start
    assert desk.board.view().marks == {}
    assert window.modes.staging.panel.plate.hasFocus(), "the keys are the count's"
    assert window.modes.staging.panel.plate.stands_out, "which is seen"


def test_the_key_opens_it_from_anywhere(desk):
    desk.key(Key.Key_M, CTRL)
    desk.key(Key.Key_K, CTRL)
    assert desk.window.modes.staging.is_on
    assert desk.stage == "count"


def test_one_side_alone(desk):
    desk.window.do(ChooseRules("chinese-2002"))
    desk.go("count")
    desk.pick(desk.window.views.count_page.sides, "W")
    desk.key(Key.Key_K, CTRL)
    made = player(desk).arrangement
    assert made.readoff.side is WHITE
    desk.key(Key.Key_End)
    empty, stones = (str(part.white) for part in made.readoff.parts[:2])
    assert int(empty) == sum(map(len, made.spaces))
    assert said(desk, "done") == (
        f"Read it off: own empty points {empty}, stones on the board {stones}."
    )
    assert figures(desk) == [
        [in_words(PARTS["own-empties"]), empty, ""],
        [in_words(PARTS["stones"]), stones, ""],
        ["White", "180", ""],
        ["Black, all the rest", "181", ""],
    ]
    foot = desk.window.foot.state
    assert (foot.says, foot.more) == (
        "White 180 − 176¾ = 3¼",
        in_words(WON[Unit.ZI], name="White", amount="3¼"),
    )


# While it is planned


@pytest.fixture
def planned_slowly(desk, monkeypatch) -> tuple[Desk, Event]:
    """At the count's page, where a plan is ready once the event says so."""
    go_on = Event()

    def slowly(*args: Any) -> Arrangement:
        go_on.wait(20)
        return arrange(*args)

    monkeypatch.setattr("goref.qt.counting.count_planner.arrange", slowly)
    desk.go("count")
    yield desk, go_on
    go_on.set()


def press_enter(desk: Desk) -> None:
    """Without waiting for what comes of it."""
    QTest.keyClick(desk.window.windowHandle(), Key.Key_Return)


def test_the_window_shows_and_hears_all_while_a_count_is_planned(planned_slowly):
    desk, go_on = planned_slowly
    ruled, place = desk.board.view(), desk.board.geometry()
    page, foot = desk.window.views.count_page, desk.window.foot
    heading = page.heading.geometry()
    press_enter(desk)
    assert desk.window.modes.staging.is_planning
    settle()
    assert said(desk, "told") == "Planning…"
    assert page.plate.isVisible()
    assert page.heading.geometry() == heading
    assert desk.board.view() == ruled
    assert desk.board.geometry() == place
    assert desk.read_out(), "the board's points are told"
    desk.window.do(WriteNotes("written meanwhile"))
    assert desk.window.modes.staging.is_planning, "notes change no count"
    assert foot.act.objectName() == "stage-forward"
    go_on.set()
    desk.planned()
    assert player(desk).done == 0
    assert page.plate.isHidden()
    assert foot.act.objectName() == "stage-forward", "the foot did not change"
    escape(desk)
    assert said(desk, "told").startswith("Laid out with stones")


def test_what_is_pressed_while_it_is_planned_is_done_once(planned_slowly):
    desk, go_on = planned_slowly
    for _ in range(3):
        press_enter(desk)
    go_on.set()
    desk.planned()
    player(desk).finish()
    made = player(desk).arrangement
    assert player(desk).done == made.steps[0].last, "not two steps, and not none"


@pytest.mark.parametrize(
    "act",
    [
        lambda desk: QTest.keyClick(desk.window.windowHandle(), Key.Key_Escape),
        lambda desk: desk.window.views.count_page.choose(Count.AREA, None),
        lambda desk: desk.window.do(ChooseRules("chinese-2002")),
        lambda desk: desk.window.features.undoing.undo(),
        lambda desk: desk.go("dead"),
    ],
    ids=["escape", "count", "rules", "undo", "stage"],
)
def test_a_plan_that_nobody_wants_any_more_is_given_up(planned_slowly, act):
    desk, go_on = planned_slowly
    desk.window.suggesting.opinion.stop()
    press_enter(desk)
    act(desk)
    assert not desk.window.modes.staging.is_on
    assert not desk.window.modes.staging.is_planning
    assert desk.window.actions_by_id["first-move"].isEnabled()
    go_on.set()
    stop_all()
    settle()
    assert not desk.window.modes.staging.is_on, "it does not come after all"
    assert not desk.board.view().heaps


def test_another_side_gives_the_plan_up(planned_slowly):
    desk, go_on = planned_slowly
    desk.window.views.count_page.choose(Count.AREA, None)
    press_enter(desk)
    assert desk.window.modes.staging.is_on
    desk.window.views.count_page.choose(Count.AREA, WHITE)
    assert not desk.window.modes.staging.is_on
    press_enter(desk)
    go_on.set()
    desk.planned()
    assert player(desk).arrangement.readoff.side is WHITE


def test_what_was_planned_is_there_at_once_when_it_is_laid_out_again(desk, monkeypatch):
    made = lay_out(desk)
    escape(desk)

    def never(*args: Any) -> Arrangement:
        raise AssertionError("it is known")

    monkeypatch.setattr("goref.qt.counting.count_planner.arrange", never)
    press_enter(desk)
    assert desk.window.modes.staging.is_laid_out
    assert player(desk).arrangement == made


def test_what_was_planned_is_of_its_case_alone(desk):
    lay_out(desk, Count.AREA)
    desk.window.do(ChooseRules("chinese-2002"))
    made = lay_out(desk, Count.AREA)
    assert made == arrange(desk.case, desk.score, Count.AREA)
    assert made.rules.id == "chinese-2002"


def test_a_plan_is_awaited_in_another_language_too(planned_slowly):
    desk, go_on = planned_slowly
    press_enter(desk)
    desk.main.use_language(JA)
    assert desk.window.modes.staging.is_planning
    go_on.set()
    desk.planned()
    assert desk.window.modes.staging.is_laid_out


def test_why_a_count_cannot_be_laid_out_is_said_in_the_end(planned_slowly):
    desk, go_on = planned_slowly
    desk.window.views.count_page.counts.addItem("half", "half")
    desk.window.views.count_page.choose(Count.HALF, BLACK)
    press_enter(desk)
    go_on.set()
    desk.planned()
    assert not desk.window.modes.staging.is_on
    score = desk.score
    error = CannotArrangeError("not-allowed", score.rules, others=score.countable)
    assert desk.status == count_refusal(error, EN)


def test_a_count_that_is_left_out_is_told_with_the_fact_that_does_not_fit(desk):
    page = desk.window.views.count_page
    desk.rules("aga")
    assert [page.counts.itemData(row) for row in range(page.counts.count())] == ["area"]
    assert page.left_out.text() == (
        f"{capital(in_words(COUNTS['territory']))}: {UNFIT[UnfitFact.WHITE_BEGAN].in_(EN)}"
    )
    assert page.left_out.isVisibleTo(page)
    desk.rules("chinese-2002")
    assert page.left_out.text() == ""
    assert not page.left_out.isVisibleTo(page)


# The foot


def test_the_line_at_the_end_is_of_what_is_read_off_the_board(desk):
    desk.window.do(ChooseRules("ikeda-area-1"))
    made = lay_out(desk, Count.FILL_AND_HALVE)
    while not player(desk).reads:
        desk.key(Key.Key_Return)
    foot = desk.window.foot.state
    assert foot.says == "Black 181, White 180"
    assert foot.says in reading_sentence(made, EN)
    assert check_line_text(desk.score, EN) != foot.says, "the dame are halved on the board"


def test_enter_goes_step_by_step_and_on_to_the_result(desk):
    made = lay_out(desk)
    foot = desk.window.foot
    for step in made.steps:
        assert foot.act.objectName() == "stage-forward"
        desk.key(Key.Key_Return)
        assert player(desk).done == step.last
        assert not player(desk).reads
        says = foot.says.text().replace("\u00a0", " ")
        assert says == "White wins by 6½ points", "the verdict stays"
    desk.key(Key.Key_Enter)
    assert player(desk).reads
    score = desk.score
    assert foot.state.says == check_line_text(score, EN)
    assert foot.state.says == "Black 181, White 180 + 7½ = 187½"
    assert foot.state.more == verdict(score, EN)
    assert foot.state.tone is Tone.SETTLED
    assert foot.act.objectName() == "stage-result"
    desk.key(Key.Key_Return)
    assert desk.stage == "result"
    assert not desk.window.modes.staging.is_on
    assert desk.board.view().heaps == ()


def test_enter_at_the_board_is_the_foots_too(desk):
    made = lay_out(desk)
    desk.board.setFocus()
    desk.key(Key.Key_Return)
    assert player(desk).done == made.steps[0].last
    assert not desk.window.modes.staging.hand.holds


def test_the_foots_buttons_go_back_and_play(desk):
    made = lay_out(desk)
    desk.press(desk.window.foot.act)
    assert player(desk).done == made.steps[0].last
    desk.press(button(desk, "play"))
    assert player(desk).plays
    assert button(desk, "play").text() == "Pause"
    desk.press(button(desk, "play"))
    assert button(desk, "play").text() == "▶ Play"
    desk.key(Key.Key_End)
    desk.press(button(desk, "back"))
    assert (player(desk).done, player(desk).reads) == (player(desk).last, False)


def test_territory_is_told_while_it_is_counted(desk):
    desk.window.do(ChooseRules("japanese"))
    made = lay_out(desk, Count.TERRITORY)
    opening = made.opening
    told = [(term.key, *term.of) for term in opening.terms]
    assert [key for key, *_ in told] == ["own-empties", "lost"]
    assert figures(desk) == [
        ["", "Black", "White"],
        ["Territory", *map(str, told[0][1:])],
        [in_words(PARTS["lost"]), *(f"−{-n}" for n in told[1][1:])],
        ["Together", *map(str, totals_of(opening.terms))],
    ]
    black, white = totals_of(opening.terms)
    assert black - white == opening.margin == made.layouts[-1].margin
    desk.key(Key.Key_Space)
    assert figures(desk)[-1] == ["Together", str(black), str(white)], "nothing is lost by it"


def test_the_halved_rest_leads_to_the_result_while_routes_are_filled(desk):
    desk.window.do(ChooseRules("ming-qing"))
    made = lay_out(desk, Count.FILL_AND_HALVE)
    line = check_line(desk.window.session.assessment.score)
    assert line is not None
    land = mixed(line.of(BLACK)[0])
    for _ in range(3):
        assert figures(desk)[-1][:2] == ["Together", land]
        assert figures(desk)[-2][0] == in_words(PARTS["half-rest"])
        desk.key(Key.Key_Space)
    assert 0 < player(desk).done < len(made.moves)


def test_a_case_that_is_not_ruled_is_counted_without_a_winner(start, tmp_path):
    desk = start(plain_sgf("gold-petal-bowls", tmp_path))
    desk.window.do(ChooseRules("japanese"))
    assert not desk.score.status.state.names_winner
    desk.window.show_stage("count")
    desk.key(Key.Key_K, CTRL)
    player(desk).travels = False
    for _ in range(len(player(desk).arrangement.steps)):
        desk.key(Key.Key_Space)
        assert said(desk, "shapes") == "", "no margin either"
    desk.key(Key.Key_Space)
    foot = desk.window.foot.state
    assert foot.says.startswith(in_words(STATES[CaseState.UNDECIDED]))
    assert foot.tone is Tone.QUIET
    shown = [foot.says, foot.more, *(text for row in figures(desk) for text in row)]
    assert not any("wins" in text or "argin" in text for text in shown)


# Rows that open


def test_the_rows_open_one_at_a_time_by_mouse_and_by_key(desk):
    lay_out(desk)
    page = desk.window.views.count_page
    desk.press(row(desk, "stage-all-steps"))
    assert desk.window.modes.staging.panel.steps.isVisible()
    row(desk, "count-checks").setFocus()
    desk.key(Key.Key_Return)
    assert page.crosscheck.table.isVisible()
    assert not desk.window.modes.staging.panel.steps.isVisible()
    desk.key(Key.Key_Space)
    assert not page.crosscheck.table.isVisible()
    assert player(desk).done == 0, "the row's keys are its own"


def test_the_other_ways_are_counted_while_their_row_is_closed(desk):
    desk.window.show_stage("count")
    page = desk.window.views.count_page
    head = row(desk, "count-checks")
    assert head.text() == "Counting in every way …"
    lay_out(desk)
    desk.qtbot.waitUntil(lambda: not page.crosscheck.is_busy)
    ways = page.crosscheck.table.rowCount()
    assert head.text() == f"✓ {ways - 1} other ways to count agree"
    assert not page.checks.is_open
    page.crosscheck._ways[1] = replace(page.crosscheck._ways[1], agrees=False)
    page.crosscheck._sum_up()
    assert head.text() == f"⚑ 1 of {ways} ways to count disagrees"
    assert page.checks.is_open, "that is for everybody to see"


def test_figures_make_way_for_an_opened_row_in_a_small_window(desk):
    desk.window.resize(960, 640)
    lay_out(desk)
    settle()
    readoff, steps = desk.window.modes.staging.panel.readoff, row(desk, "stage-all-steps")
    assert readoff.isVisible()
    desk.press(steps)
    assert not readoff.isVisible()
    desk.press(steps)
    assert readoff.isVisible()


# Going through it


def test_space_goes_step_by_step_and_back(desk):
    made = lay_out(desk)
    shown = [desk.board.view().position]
    for number, step in enumerate(made.steps, 1):
        desk.key(Key.Key_Space)
        assert player(desk).done == step.last
        assert desk.board.view().position == made.at(step.last).position
        assert (said(desk, "done"), said(desk, "points")) == step_and_points(made, step, EN)
        assert said(desk, "where").endswith(f"step {number} of {len(made.steps) + 1}")
        areas, public = made.at(step.last).areas, made.at(step.last).public
        numbers = [str(areas.black), str(areas.white), str(public), "361 ✓"]
        assert [row[1] for row in figures(desk)] == numbers
        assert said(desk, "shapes") == invariant_sentence(made, step.last, EN)
        shown.append(desk.board.view().position)
    desk.key(Key.Key_Space, times=2)
    assert player(desk).reads, "it is read off, and after that there is nothing"
    assert said(desk, "done") == reading_sentence(made, EN)
    desk.key(Key.Key_Backspace)
    assert not player(desk).reads
    assert desk.board.view().lit, "the last step again"
    back = [(Key.Key_Backspace, NONE), (Key.Key_Space, SHIFT)]
    for index in range(len(made.steps)):
        desk.key(*back[index % 2])
        assert desk.board.view().position == shown[-2 - index]
    assert player(desk).done == 0


def test_buttons_go_to_the_start_and_to_the_end(desk):
    made = lay_out(desk)
    desk.press(row(desk, "stage-all-steps"))
    desk.press(button(desk, "end"))
    assert desk.board.view().position == made.final
    assert player(desk).reads
    desk.press(button(desk, "start"))
    assert desk.board.view().position == made.start


def test_home_end_and_one_stone_at_a_time(desk):
    made = lay_out(desk)
    desk.key(Key.Key_Right, times=2)
    assert player(desk).done == 2
    assert desk.board.view().position == made.at(2).position
    desk.key(Key.Key_Left)
    assert player(desk).done == 1
    desk.key(Key.Key_End)
    assert player(desk).done == len(made.moves)
    assert player(desk).reads
    assert desk.window.session.moment == desk.window.session.last_moment
    desk.key(Key.Key_Home)
    assert player(desk).done == 0
    assert desk.window.session.moment == desk.window.session.last_moment, "not the game's key"


def test_what_a_step_has_done_so_far_is_lit(desk):
    made = lay_out(desk)
    desk.key(Key.Key_Right, times=2)
    assert desk.board.view().lit == {made.moves[0].source, made.moves[1].source}
    desk.key(Key.Key_Home)
    assert desk.board.view().lit == frozenset()


def test_keys_work_with_the_focus_on_the_board(desk):
    made = lay_out(desk)
    desk.board.setFocus()
    before = desk.board.cursor_point()
    desk.key(Key.Key_Right)
    assert desk.board.cursor_point() == before + 1, "there the arrows move the cursor"
    assert player(desk).done == 0
    desk.key(Key.Key_Period)
    assert player(desk).done == 1
    desk.key(Key.Key_Comma)
    desk.key(Key.Key_Space)
    assert player(desk).done == made.steps[0].last
    desk.key(Key.Key_P)
    assert player(desk).plays
    desk.key(Key.Key_P)
    assert not player(desk).plays


def test_any_step_can_be_gone_back_to_in_the_list(desk):
    made = lay_out(desk)
    desk.key(Key.Key_End)
    desk.press(row(desk, "stage-all-steps"))
    listed = desk.window.findChild(QListWidget, "stage-steps")
    assert listed.count() == len(made.steps) + 1

    def click(number: int) -> None:
        listed.scrollToItem(listed.item(number))
        settle()
        where = listed.visualItemRect(listed.item(number)).center()
        QTest.mouseClick(listed.viewport(), LEFT, NONE, where)

    click(1)
    assert player(desk).done == made.steps[1].last
    assert [listed.item(n).text()[0] for n in range(3)] == ["✓", "●", "○"]
    desk.press(button(desk, "play"))
    assert player(desk).plays
    click(0)
    assert player(desk).done == made.steps[0].last
    assert not player(desk).plays, "who chooses a step looks at it"
    click(len(made.steps))
    assert player(desk).reads


def test_what_is_to_be_known_of_a_count_stands_under_its_steps(desk):
    desk.window.do(ChooseRules("tingdao"))
    made = lay_out(desk, Count.SATURATION)
    assert len(made.findings) == 1
    assert row(desk, "stage-all-steps").text().endswith("· Notes: 1")
    desk.press(row(desk, "stage-all-steps"))
    listed = desk.window.findChild(QListWidget, "stage-steps")
    last = listed.item(listed.count() - 1)
    assert last.text().startswith("•  White's bowl runs out")
    listed.scrollToItem(last)
    settle()
    QTest.mouseClick(listed.viewport(), LEFT, NONE, listed.visualItemRect(last).center())
    assert player(desk).done == 0, "a note is no step"


# Travelling


def test_stones_travel_and_a_key_is_not_kept_waiting(desk):
    made = lay_out(desk, travels=True)
    player(desk).speed = 0
    step = made.steps[0]
    desk.key(Key.Key_Space)
    travel = player(desk).travel
    desk.qtbot.waitUntil(lambda: bool(travel.sprites))
    leaving = made.moves[0].source
    assert desk.board.view().position.colour(leaving) is None, "its point is empty"
    assert not desk.board.view().spaces
    desk.key(Key.Key_Space)
    assert player(desk).done == made.steps[1].last
    assert player(desk).shown >= step.last, "the first step is whole at once"
    desk.key(Key.Key_Up)
    assert not travel.is_running, "any key"
    assert desk.board.view().position == made.at(made.steps[1].last).position
    assert travel.sprites == {}


def test_stones_come_in_by_themselves(desk):
    made = lay_out(desk, travels=True)
    desk.key(Key.Key_Space)
    assert player(desk).travel.is_running
    arrive(desk)
    assert desk.board.view().position == made.at(made.steps[0].last).position
    desk.key(Key.Key_Backspace)
    assert player(desk).travel.is_running
    arrive(desk)
    assert desk.board.view().position == made.start


def test_it_plays_by_itself_to_the_end(desk, monkeypatch):
    monkeypatch.setattr("goref.qt.counting.player.PAUSE", 4)
    made = lay_out(desk, travels=True)
    desk.key(Key.Key_P)
    assert button(desk, "play").text() == "Pause"
    desk.qtbot.waitUntil(lambda: player(desk).is_at_end)
    assert not player(desk).plays
    assert desk.window.foot.act.objectName() == "stage-result"
    assert desk.board.view().position == made.final


def test_it_plays_again_from_the_beginning_once_it_is_read_off(desk, monkeypatch):
    monkeypatch.setattr("goref.qt.counting.player.PAUSE", 4)
    lay_out(desk)
    desk.key(Key.Key_End)
    desk.key(Key.Key_Space)
    assert player(desk).is_at_end
    been: list[int] = []
    player(desk).went.connect(lambda: been.append(player(desk).done))
    desk.key(Key.Key_P)
    desk.qtbot.waitUntil(lambda: player(desk).is_at_end and len(been) > 2)
    assert been[0] == 0
    assert been == sorted(been)


def test_the_speed_and_whether_stones_travel_are_remembered(desk, start):
    lay_out(desk)
    controls = desk.window.modes.staging.panel.controls
    desk.press(row(desk, "stage-all-steps"))
    controls.speed.setFocus()
    desk.key(Key.Key_Left)
    desk.press(controls.travels)
    assert player(desk).done == 0, "the slider's own keys are its own"
    speed, travels = controls.speed.value(), controls.travels.isChecked()
    again = start(GAMES / "gold-petal-bowls.sgf")
    assert (player(again).speed, player(again).travels) == (speed, travels)
    assert again.window.modes.staging.panel.controls.speed.value() == speed


# Bowls, lids, the end


def test_lids_and_bowls_are_counted(desk):
    made = lay_out(desk)
    lids, bowls = made.opening.lids, made.opening.bowls
    seen = desk.board.view().heaps
    assert [h.name for h in seen] == [
        "Black's bowl",
        "Black's lid",
        "White's lid",
        "White's bowl",
    ]
    assert [h.count for h in seen] == [bowls.black, lids.white, lids.black, bowls.white]
    assert [h.colour for h in seen] == [BLACK, WHITE, BLACK, WHITE], "prisoners on a lid"
    desk.key(Key.Key_Space)  # dead black stones are lifted
    dead = len(made.steps[0])
    assert desk.board.view().heaps[2].count == lids.black + dead
    desk.key(Key.Key_End)
    end = made.at(len(made.moves))
    assert [h.count for h in desk.board.view().heaps] == [
        end.bowls.black,
        end.lids.white,
        end.lids.black,
        end.bowls.white,
    ]


def test_a_bowl_holds_no_fewer_than_none(qapp):
    borrowing = heaps(Pair(0, 3), Pair(-29, 4))
    assert [(heap.count, heap.more) for heap in borrowing] == [
        (0, ", lacks 29"),
        (3, ""),
        (0, ""),
        (4, ""),
    ]


def test_at_the_end_the_figures_are_read_off_and_spaces_are_labelled(desk):
    made = lay_out(desk)
    assert desk.board.view().spaces == ()
    desk.key(Key.Key_End)
    assert said(desk, "done") == in_words(READ_IT, told=in_words(READ_OFF, black=46, white=45))
    assert figures(desk) == [
        ["", "Black", "White"],
        ["Territory", "46", "45"],
        ["Komi", "0", "7½"],
        [in_words(MARGINS["komi"]), "−6½", ""],
    ]
    assert desk.score.margin == made.margin
    assert desk.board.view().spaces == made.spaces != ()
    desk.key(Key.Key_Backspace)
    assert desk.board.view().spaces == made.spaces, "all stones lie"
    assert figures(desk)[-1][1] == "361 ✓"


def test_blocks_and_the_running_total_come_with_the_steps(desk):
    desk.window.do(ChooseRules("chinese-2002"))
    made = lay_out(desk, Count.HALF)
    tidies = [step for step in made.steps if made.moves[step.first].third is not None]
    assert len(tidies) > 1
    seen = []
    for step in made.steps:
        desk.key(Key.Key_Space)
        assert desk.board.view().spaces == made.finished_at(step.last)
        total = made.total_at(step.last).of(made.readoff.side)
        side = "Black" if made.readoff.side is BLACK else "White"
        assert said(desk, "total") == (f"{side} {total}" if total else "")
        done = step_sentence(made, step, EN)
        assert desk.window.modes.staging.panel.sentence == done
        room = desk.window.modes.staging.sentence()
        assert room == "\n".join(filter(None, (said(desk, "done"), said(desk, "total"))))
        if step in tidies:
            seen.append(total)
            assert f"; {total} so far: " in done
            assert "so far" not in said(desk, "done"), "it stands beside that"
        assert not desk.board.view().lit & {
            p for s in desk.board.view().spaces for p in s.points
        }
    assert seen == sorted(set(seen))
    assert seen[-1] == sum(map(len, made.spaces))
    desk.key(Key.Key_Space)
    assert said(desk, "total") == "", "it is in the sentence"
    desk.key(Key.Key_Home)
    assert desk.board.view().spaces == ()


def test_a_stone_in_the_hand_takes_the_blocks_away_until_it_lies(desk):
    made = lay_out(desk)
    desk.key(Key.Key_End)
    stone = next(m.target for m in made.moves if m.third is not None)
    desk.board.setFocus()
    desk.walk(made.grid.name(stone))
    desk.key(Key.Key_M)
    assert desk.board.view().spaces == ()
    desk.key(Key.Key_Escape)
    assert desk.board.view().spaces == made.spaces


def test_a_stone_is_seen_where_it_arrived_and_no_more_where_it_left(desk):
    made = lay_out(desk, Count.FILL_IN)
    grid = made.grid
    board = QColor(desk.board.theme().board).lightness()
    lifted = grid.name(made.moves[0].source)
    assert desk.light(lifted, 0.2, 0.2) < board - 60, "a black stone"
    desk.key(Key.Key_Space)
    desk.key(Key.Key_Right)  # the points of a step are lit until the next one begins
    assert desk.light(lifted, 0.2, 0.2) == pytest.approx(board, abs=6)
    filled = next(m for m in made.moves if isinstance(m.target, int) and m.colour is BLACK)
    desk.key(Key.Key_End)
    assert desk.light(grid.name(filled.target), 0.2, 0.2) < board - 60


# Closing


def test_closing_brings_back_what_was_ruled(desk):
    desk.go("count")
    ruled, place = desk.board.view(), desk.board.geometry()
    lay_out(desk)
    desk.key(Key.Key_Space)
    escape(desk)
    assert not desk.window.modes.staging.is_on
    assert desk.stage == "count", "the page stays"
    assert desk.window.views.count_page.plate.isVisible()
    assert not desk.window.modes.staging.panel.isVisible()
    assert desk.window.foot.act.objectName() == "lay-out"
    assert desk.board.view() == ruled
    assert desk.board.geometry() == place
    desk.board.setFocus()
    desk.key(Key.Key_Home)
    assert desk.window.session.moment == 0, "the keys are the game's again"


def undo(desk: Desk) -> None:
    desk.undo()


def other_rules(desk: Desk) -> None:
    desk.window.do(ChooseRules("chinese-2002"))


def another_file(desk: Desk) -> None:
    desk.main.show(open_path(GAMES / "huang-longshi--zhou-donghou.sgf")[0], None)


@pytest.mark.parametrize(
    "act",
    [
        undo,
        other_rules,
        another_file,
        lambda desk: desk.go("dead"),
        lambda desk: desk.key(Key.Key_T, CTRL),
    ],
    ids=["undo", "rules", "file", "stage", "set-up"],
)
def test_the_stage_closes_when_something_else_comes(desk, act):
    lay_out(desk, travels=True)
    desk.key(Key.Key_Space)
    act(desk)
    assert not desk.window.modes.staging.is_on
    assert not player(desk).travel.is_running
    assert player(desk).travel.sprites == {}
    assert not desk.window.modes.staging.panel.isVisible()
    assert desk.board.view().heaps == ()


def test_notes_do_not_close_it(desk):
    lay_out(desk)
    desk.key(Key.Key_Space)
    done = player(desk).done
    desk.window.do(WriteNotes("counted before the players"))
    assert desk.window.modes.staging.is_on
    assert player(desk).done == done


def test_it_stays_where_it_is_in_another_language(desk):
    made = lay_out(desk)
    desk.key(Key.Key_End)
    desk.main.use_language(ZH)
    window = desk.window
    assert window.modes.staging.is_on
    assert player(desk).reads
    assert desk.board.view().position == made.final
    assert said(desk, "done") == reading_sentence(made, ZH) == window.modes.staging.sentence()
    window.activateWindow()
    desk.qtbot.waitUntil(window.isActiveWindow)
    desk.key(Key.Key_Backspace)
    assert not player(desk).reads


# A stone put elsewhere


@pytest.fixture
def filled(desk) -> tuple[Desk, str, str, str]:
    """Black's land half filled: a stone there, an empty point for it, and one of White's."""
    made = lay_out(desk, Count.FILL_IN)
    step = next(s for s in made.steps if len(s) > 20 and made.moves[s.first].colour is BLACK)
    for _ in range(made.steps.index(step)):
        desk.key(Key.Key_Space)
    desk.key(Key.Key_Right, times=20)
    name = made.grid.name
    source = made.moves[step.first + 10].target
    target = made.moves[step.last - 1].target
    whites = next(
        p
        for p in made.grid.points
        if made.owners[p] is WHITE and not desk.board.view().position.cells[p]
    )
    return desk, name(source), name(target), name(whites)


def drag(desk: Desk, source: str, target: str) -> None:
    left = Qt.MouseButton.LeftButton
    desk.qtbot.mousePress(desk.board, left, pos=desk.spot(source))
    spot = QPointF(desk.spot(target))
    # The offscreen platform's own moves come without a button held down.
    move = QMouseEvent(
        QEvent.Type.MouseMove, spot, desk.board.mapToGlobal(spot), left, left, NONE
    )
    QApplication.sendEvent(desk.board, move)
    [sprite] = [s for s in desk.board.findChildren(Sprite) if s.isVisible()]
    away = sprite.geometry().center() - desk.spot(target)
    assert away.manhattanLength() <= 3, "the stone is under the pointer"
    desk.qtbot.mouseRelease(desk.board, left, pos=desk.spot(target))


def test_a_stone_that_does_not_fit_any_more_is_said_as_the_count_is_laid_out(desk):
    grid = desk.case.record.grid
    made = lay_out(desk)
    there = next(p for p in grid.points if made.final.cells[p] and not made.start.cells[p])
    gone = next(p for p in grid.points if not made.final.cells[p])
    escape(desk)
    old = Shift("jpd-b", "equal-stones", None, 999, gone, there)  # as another plan had it
    desk.window.do(ShiftStone(old))
    lay_out(desk)
    assert grid.name(gone) in said(desk, "notice")
    assert "no longer" in said(desk, "notice")
    assert player(desk).arrangement.final == made.final
    desk.key(Key.Key_Space)
    assert said(desk, "notice") == ""
    notes = desk.window.modes.staging.panel.all_steps.head.text()
    assert "Notes: " in notes, "it can still be read"


def test_a_case_left_with_a_stone_put_by_hand_is_counted_as_it_was(start, tmp_path):
    case = replace(settled("modern-ending"), rules="chinese-2002")
    kept = Shift("chinese-2002", "half", WHITE, 0, 0, 1)
    path = tmp_path / "ending.goref"
    for shifts, side in (((), None), ((kept,), WHITE)):
        path.write_bytes(dump(replace(case, shifts=shifts)))
        page = start(path).window.views.count_page
        page.choose(Count.HALF, page.side)
        assert (page.count, page.side) == (Count.HALF, side)


def test_the_count_that_a_stone_was_last_put_in_is_chosen_again(start, tmp_path):
    case = replace(settled("modern-ending"), rules="jpd-b")
    counts = (Count.EQUAL_SPACE, Count.FILL_IN)
    path = tmp_path / "ending.goref"
    for last in (1, -1):
        shifts = tuple(Shift("jpd-b", count.value, None, 0, 0, 1) for count in counts[::last])
        path.write_bytes(dump(replace(case, shifts=shifts)))
        assert start(path).window.views.count_page.count is counts[::last][-1]


def test_the_rest_is_tidied_in_one_act_once_a_stone_is_put_elsewhere(start, tmp_path):
    path = tmp_path / "ending.goref"
    path.write_bytes(dump(replace(settled("modern-ending"), rules="chinese-2002")))
    desk = start(path)
    made = lay_out(desk, Count.HALF)
    assert not button(desk, "tidy").isVisible(), "nothing is set by hand"
    desk.key(Key.Key_T)
    assert desk.case.shifts == ()
    desk.key(Key.Key_End)
    case, score, chance = desk.case, desk.score, random.Random(1)
    put = filter(None, (dragged(made, chance) for _ in range(2000)))
    shift = next(one for one in put if tidied(case, score, shifted(made, one)))
    name = made.grid.name
    drag(desk, name(shift.source), name(shift.target))
    assert desk.case.shifts == (shift,)
    assert button(desk, "tidy").isVisible()
    before = player(desk).arrangement
    assert button(desk, "tidy").height() >= TARGET
    desk.press(button(desk, "tidy"))
    more = desk.case.shifts[1:]
    assert more == tidied(case, score, before) != ()
    position = desk.board.view().position
    assert position == player(desk).arrangement.final != before.final
    assert position.colour(shift.source) is None, "the referee's stone stays where it is"
    assert position.colour(shift.target) is not None
    desk.undo()
    assert desk.case.shifts == (shift,), "all of it is one act"
    desk.window.modes.staging.panel.plate.setFocus()
    desk.key(Key.Key_T)
    assert desk.case.shifts == (shift, *more)
    desk.key(Key.Key_T)
    assert desk.case.shifts == (shift, *more)
    assert said(desk, "notice").startswith("Tidying the rest")


def test_a_stone_is_dragged_to_another_point_and_that_can_be_undone(filled):
    desk, source, target, _ = filled
    done = player(desk).done
    drag(desk, source, target)
    position = desk.board.view().position
    assert position.colour(desk.point(source)) is None
    assert position.colour(desk.point(target)) is BLACK
    assert len(desk.case.shifts) == 1
    assert desk.case.shifts[0].after == done
    assert player(desk).done == done + 1, "the referee's own move is the last one"
    assert said(desk, "notice") == ""
    assert figures(desk)[-1][1] == "361 ✓"
    desk.undo()
    assert desk.window.modes.staging.is_on
    assert desk.case.shifts == ()
    assert desk.board.view().position.colour(desk.point(source)) is BLACK
    assert player(desk).done == done
    desk.redo()
    assert desk.board.view().position.colour(desk.point(target)) is BLACK
    made = player(desk).arrangement
    assert made == arrange(desk.case, desk.score, Count.FILL_IN, None, desk.case.shifts)


def test_a_stone_in_the_hand_is_under_the_pointer(filled):
    desk, source, target, _ = filled
    desk.qtbot.mousePress(desk.board, Qt.MouseButton.LeftButton, pos=desk.spot(source))
    assert player(desk).held == desk.point(source)
    assert desk.board.view().position.colour(desk.point(source)) is None
    assert source in said(desk, "notice")
    escape(desk)
    assert player(desk).held is None
    assert desk.window.modes.staging.is_on
    assert desk.board.view().position.colour(desk.point(source)) is BLACK
    desk.qtbot.mouseRelease(desk.board, Qt.MouseButton.LeftButton, pos=desk.spot(target))
    assert desk.case.shifts == ()


@pytest.mark.parametrize("put_down", [Key.Key_M, Key.Key_Return])
def test_a_stone_is_carried_with_the_keyboard(filled, put_down):
    desk, source, target, _ = filled
    desk.board.setFocus()
    desk.walk(source)
    desk.key(Key.Key_M)
    assert player(desk).held == desk.point(source)
    desk.walk(target)
    desk.key(put_down)
    assert player(desk).held is None
    assert desk.board.view().position.colour(desk.point(target)) is BLACK
    assert desk.case.shifts[0].target == desk.point(target)


def test_a_stone_in_the_keyboards_hand_can_be_let_go(filled):
    desk, source, target, _ = filled
    desk.board.setFocus()
    desk.walk(source)
    desk.key(Key.Key_M)
    desk.walk(target)
    escape(desk)
    assert player(desk).held is None
    assert desk.window.modes.staging.is_on, "the first Esc is the stone's"
    assert desk.case.shifts == ()
    escape(desk)
    assert not desk.window.modes.staging.is_on


def test_a_stone_in_the_hand_is_let_go_when_the_case_changes(filled):
    desk, source, target, _ = filled
    drag(desk, source, target)
    desk.board.setFocus()
    desk.walk(target)
    desk.key(Key.Key_M)
    sprite = desk.board.findChild(Sprite)
    assert sprite.isVisible()
    desk.undo()
    assert desk.case.shifts == ()
    assert player(desk).held is None
    assert not sprite.isVisible(), "no stone hangs over the board that nobody holds"
    assert desk.board.view().position.colour(desk.point(source)) is BLACK


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_stone_that_may_not_go_there_is_refused_with_the_reason(filled, by):
    desk, source, _, whites = filled
    before = desk.board.view().position
    if by == "mouse":
        drag(desk, source, whites)
    else:
        desk.board.setFocus()
        desk.walk(source)
        desk.key(Key.Key_M)
        desk.walk(whites)
        desk.key(Key.Key_M)
    error = RefusedError("not-own-land", desk.point(whites))
    assert said(desk, "notice") == shift_refusal(error, player(desk).arrangement.grid, EN)
    assert desk.case.shifts == ()
    assert desk.board.view().position == before
    desk.key(Key.Key_Period)
    assert said(desk, "notice") == "", "what was said is over"


def test_points_are_told_as_the_stage_shows_them(desk):
    made = lay_out(desk)
    lifted = made.moves[0].source
    desk.board.setFocus()
    desk.walk(made.grid.name(lifted))
    assert desk.status.endswith("Black, a stone")
    desk.key(Key.Key_Space)
    assert desk.read_out().endswith("empty")
    desk.key(Key.Key_End)
    space = made.spaces[0]
    desk.walk(made.grid.name(min(space.points)))
    assert desk.status.endswith(spoken(space, EN, point="", side="Black", size=len(space)))


@pytest.mark.parametrize(
    ("block", "rectangle", "told"),
    [
        (Block.TENS, True, "a block of {size}"),
        (Block.RECTANGLE, True, "a block of {size}"),
        (Block.REMAINDER, True, "the remainder of {size}"),
        (Block.REMAINDER, False, "{size} points, to be counted one by one"),
        (Block.IRREGULAR, True, "{size} points, to be counted one by one"),
        (Block.EYE, False, "eyes, {size} in all"),
    ],
)
def test_a_space_is_told_as_it_is_read(desk, block, rectangle, told):
    space = Space(BLACK, frozenset({0}), rectangle, clean=rectangle, block=block)
    for size in (2, 9):
        said = spoken(space, EN, point="D4", side="Black", size=size)
        assert said == f"D4: Black, {told.format(size=size)}"
    one = spoken(space, EN, point="D4", side="Black", size=1)
    assert one == f"D4: Black, {told.format(size=1)}".replace("1 points", "1 point")


# Looks


@pytest.mark.parametrize(
    ("count", "language"),
    sample(list(product([Count.FILL_IN, Count.EQUAL_SPACE], LANGUAGES)), 7),
)
def test_nothing_is_clipped_on_the_page_in_a_small_window(desk, language, count):
    desk.main.use_language(language)
    desk.window.resize(960, 640)
    desk.window.show_stage("count")
    page = desk.window.views.count_page
    page.choose(count, None)
    rest(desk.window)
    assert list(clipped(page)) == []
    desk.lay_out()
    player(desk).travels = False
    panel = desk.window.modes.staging.panel
    while not player(desk).reads:
        player(desk).forward()
        rest(desk.window)
        assert list(clipped(page)) == []
    panel.plate.tidy.show()
    panel.say("You are moving the stone of D4, or something else is said in two lines.")
    rest(desk.window)
    assert list(clipped(page)) == []
    for opened in (panel.all_steps, page.checks):
        opened.open()
        rest(desk.window)
        assert list(clipped(page)) == []
        least = page.minimumSizeHint()
        assert (least.width() <= 400, least.height() <= page.height()) == (True, True)


@pytest.mark.parametrize("count", [Count.EQUAL_STONES, Count.EQUAL_SPACE])
def test_with_large_texts_the_page_scrolls_and_shows_all(desk, count):
    desk.main.use_text_size(200)
    desk.window.resize(960, 640)
    lay_out(desk, count)
    page, panel = desk.window.views.count_page, desk.window.modes.staging.panel
    bar = page.findChild(QScrollArea, "count-scrolls").verticalScrollBar()
    desk.key(Key.Key_Space)
    assert player(desk).done > 0, "the keys are the count's all the same"
    rest(desk.window)
    assert list(clipped(page)) == []
    assert bar.maximum() > 0
    desk.key(Key.Key_Down)
    assert bar.value() > 0
    desk.key(Key.Key_End)
    assert player(desk).reads
    rest(desk.window)
    assert panel.readoff.isVisible()
    assert panel.readoff.more.isVisible() is bool(panel.readoff.more.text())
    for opened in (panel.all_steps, page.checks):
        opened.open()
        rest(desk.window)
        assert list(clipped(page)) == []
        assert bar.value() == min(opened.y(), bar.maximum()), "it is brought into sight"


def test_the_other_ways_are_a_part_of_the_page_before_they_are_seen(desk):
    page = desk.window.views.count_page
    assert page.isAncestorOf(page.crosscheck)
    desk.go("count")
    assert not page.crosscheck.isVisible()
    desk.press(row(desk, "count-checks"))
    assert page.crosscheck.isVisible()


def test_every_button_of_the_count_is_spoken(desk):
    lay_out(desk)
    desk.press(row(desk, "stage-all-steps"))
    for name in ("start", "back", "play", "forward", "end"):
        assert button(desk, name).accessibleName(), name
        assert button(desk, name).toolTip(), name
        assert button(desk, name).height() >= TARGET, name
    assert row(desk, "stage-all-steps").height() >= TARGET
    spoken = desk.window.modes.staging.panel.plate.accessibleName()
    assert spoken == desk.window.modes.staging.sentence() == "The board before the first step."


def test_the_focus_goes_round_the_count_and_back(desk):
    lay_out(desk)
    desk.press(row(desk, "stage-all-steps"))
    reached = []
    for _ in range(40):
        desk.key(Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.append(widget.objectName())
        if widget.objectName() == "stage":
            break
    wanted = {"board", "stage-play", "stage-forward", "stage-speed", "stage-travels"}
    assert wanted | {"stage-steps", "count-checks-head"} <= set(reached)
    assert player(desk).done == 0


def test_where_the_count_moves_no_living_stone_tidying_is_offered_at_once(start, tmp_path):
    """Zhao moves nothing when he counts routes; the referee may still ask for it."""
    path = tmp_path / "bowls.goref"
    path.write_bytes(dump(replace(settled("gold-petal-bowls"), rules="tang-song")))
    desk = start(path)
    made = lay_out(desk, Count.ROUTES)
    assert StoneAction.SHIFT not in {move.op for move in made.moves}
    assert button(desk, "tidy").isVisible()
    offered = tidied(desk.case, desk.score, made)
    desk.key(Key.Key_T)
    assert desk.case.shifts == offered != ()
    assert player(desk).arrangement.margin == made.margin == 1
    desk.undo()
    assert desk.case.shifts == ()
