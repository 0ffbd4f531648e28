"""A count laid out in the window: keys, buttons, what is shown, and back to the ruling."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QListWidget, QTableWidget

from goref.app.edits.ruling import ChooseRules, WriteNotes
from goref.app.opening import open_path
from goref.core.arranging.dragging import RefusedError
from goref.core.arranging.plan import arrange
from goref.core.arranging.table.arrangement import Arrangement
from goref.core.base.colour import BLACK, WHITE
from goref.core.rulesets.ruleset import Count
from goref.core.words.count.arranging import (
    invariant_sentence,
    readoff_sentence,
    refusal_sentence,
    step_sentence,
    tally_sentence,
)
from goref.qt.stage.player import ArrangementPlayer
from goref.qt.stage.sprite import Sprite
from goref.qt.stage.timing import SPEEDS
from tests.qt.desk import CTRL, GAMES, NONE, SHIFT, Desk, Key, cells, settle
from tests.qt.fitting import LANGUAGES, SIZES, clipped, rest


@pytest.fixture
def desk(start) -> Desk:
    """The bundled game under a rule set with four counts; stones travel as fast as they can."""
    desk = start(GAMES / "gold-petal-bowls.sgf")
    desk.rules("jpd-b")
    desk.window.staging.player.speed = len(SPEEDS) - 1
    return desk


def player(desk: Desk) -> ArrangementPlayer:
    return desk.window.staging.player


def lay_out(
    desk: Desk, count: Count = Count.EQUAL_STONES, *, travels: bool = False
) -> Arrangement:
    """Choose a count on its step and press the large button."""
    desk.go("count")
    desk.pick(desk.steps.count_page.counts, count.value)
    desk.press(desk.window.findChild(QAbstractButton, "lay-out"))
    player(desk).travels = travels
    made = player(desk).arrangement
    assert made is not None
    return made


def arrive(desk: Desk) -> None:
    desk.qtbot.waitUntil(lambda: not player(desk).travel.is_running)


def said(desk: Desk, name: str) -> str:
    label = desk.window.findChild(QLabel, f"stage-{name}")
    return label.text() if label.isVisible() else ""


def button(desk: Desk, name: str) -> QAbstractButton:
    return desk.window.findChild(QAbstractButton, f"stage-{name}")


# Opening


def test_the_step_offers_the_counts_of_the_rule_set(desk):
    desk.go("count")
    page = desk.steps.count_page
    offered = [page.counts.itemData(row) for row in range(page.counts.count())]
    assert offered == ["equal-stones", "area", "fill-in", "equal-space"]
    assert not page.sides.isVisible()
    desk.pick(page.counts, "area")
    assert page.sides.isVisible()
    assert [page.sides.itemText(row) for row in range(3)] == [
        "both",
        "Black alone",
        "White alone",
    ]


def test_where_nothing_can_be_laid_out_the_step_says_so(start, tmp_path):
    path = tmp_path / "bare.txt"
    path.write_text("..X.O\n..X.O\n.XX.O\n.X.OO\n.X.O.\n")
    desk = start(path)
    desk.rules("japanese")
    desk.go("count")
    page = desk.steps.count_page
    assert desk.score.margin is None
    assert not page.button.isVisible()
    assert page.none.isVisible()
    desk.key(Key.Key_K, CTRL)
    assert not desk.window.staging.is_on
    assert desk.status == page.none.text()


def test_the_stage_takes_the_right_side_over_and_the_board_stays(desk):
    place = desk.board.geometry()
    made = lay_out(desk)
    window = desk.window
    assert window.staging.panel.isVisible()
    assert not window.tabs.isVisible()
    assert not window.result_bar.isVisible()
    assert desk.board.geometry().topLeft() == place.topLeft()
    assert desk.board.view().position == made.start
    assert desk.board.view().marks == {}
    assert window.windowHandle() is not None
    assert button(desk, "forward").hasFocus(), "the focus is where the next act is"


def test_the_key_opens_it_from_anywhere(desk):
    desk.key(Key.Key_M, CTRL)
    desk.key(Key.Key_K, CTRL)
    assert desk.window.staging.is_on
    assert desk.step == "count"


def test_one_side_alone(desk):
    desk.go("count")
    desk.pick(desk.steps.count_page.counts, "area")
    desk.pick(desk.steps.count_page.sides, "W")
    desk.key(Key.Key_K, CTRL)
    assert player(desk).arrangement.readoff.side is WHITE
    desk.key(Key.Key_End)
    assert said(desk, "readoff") == readoff_sentence(player(desk).arrangement, "en")


# Going through it


def test_space_goes_step_by_step_and_back(desk):
    made = lay_out(desk)
    shown = [desk.board.view().position]
    for number, step in enumerate(made.steps, 1):
        desk.key(Key.Key_Space)
        assert player(desk).done == step.last
        assert desk.board.view().position == made.at(step.last).position
        assert said(desk, "sentence") == step_sentence(made, step, "en")
        assert said(desk, "where").startswith(f"Step {number} of {len(made.steps)}")
        assert said(desk, "tally") == tally_sentence(made.at(step.last), "en") + " = 361 ✓"
        assert said(desk, "invariant") == invariant_sentence(made, step.last, "en")
        shown.append(desk.board.view().position)
    desk.key(Key.Key_Space)
    assert player(desk).done == len(made.moves), "after the last step there is none"
    back = [(Key.Key_Backspace, NONE), (Key.Key_Space, SHIFT)]
    for index in range(len(made.steps)):
        desk.key(*back[index % 2])
        assert desk.board.view().position == shown[-2 - index]
    assert player(desk).done == 0


def test_buttons_do_what_keys_do(desk):
    made = lay_out(desk)
    desk.press(button(desk, "forward"))
    assert player(desk).done == made.steps[0].last
    desk.press(button(desk, "end"))
    assert desk.board.view().position == made.final
    desk.press(button(desk, "back"))
    assert player(desk).done == made.steps[-1].first
    desk.press(button(desk, "start"))
    assert desk.board.view().position == made.start
    desk.press(button(desk, "close"))
    assert not desk.window.staging.is_on


def test_home_end_and_one_stone_at_a_time(desk):
    made = lay_out(desk)
    desk.key(Key.Key_Right, times=2)
    assert player(desk).done == 2
    assert desk.board.view().position == made.at(2).position
    desk.key(Key.Key_Left)
    assert player(desk).done == 1
    desk.key(Key.Key_End)
    assert player(desk).done == len(made.moves)
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
    listed = desk.window.findChild(QListWidget, "stage-steps")
    assert listed.count() == len(made.steps)
    desk.key(Key.Key_End)
    item = listed.item(1)
    desk.scroll_to(listed)
    settle()
    desk.qtbot.mouseClick(
        listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(item).center()
    )
    assert player(desk).done == made.steps[1].last
    assert item.text().startswith("●")
    assert listed.item(0).text().startswith("✓")
    assert listed.item(2).text().startswith("○")


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
    assert travel.sprites == ()


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
    monkeypatch.setattr("goref.qt.stage.player.PAUSE", 4)
    made = lay_out(desk, travels=True)
    desk.key(Key.Key_P)
    assert button(desk, "play").text() == "Pause"
    desk.qtbot.waitUntil(lambda: player(desk).is_at_end, timeout=20_000)
    assert not player(desk).plays
    assert button(desk, "play").text() == "Play"
    assert desk.board.view().position == made.final


def test_the_speed_and_whether_stones_travel_are_remembered(desk, start):
    lay_out(desk)
    controls = desk.window.staging.panel.controls
    controls.speed.setFocus()
    desk.key(Key.Key_Left)
    desk.press(controls.travels)
    assert player(desk).done == 0, "the slider's own keys are its own"
    speed, travels = controls.speed.value(), controls.travels.isChecked()
    again = start(GAMES / "gold-petal-bowls.sgf")
    assert (player(again).speed, player(again).travels) == (speed, travels)
    assert again.window.staging.panel.controls.speed.value() == speed


# Bowls, lids, the end


def test_lids_and_bowls_are_counted(desk):
    made = lay_out(desk)
    lids, bowls = made.opening.lids, made.opening.bowls
    heaps = desk.board.view().heaps
    assert [h.name for h in heaps] == [
        "Black's bowl",
        "Black's lid",
        "White's lid",
        "White's bowl",
    ]
    assert [h.count for h in heaps] == [bowls.black, lids.white, lids.black, bowls.white]
    assert [h.colour for h in heaps] == [BLACK, WHITE, BLACK, WHITE], "prisoners on a lid"
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


def test_at_the_end_the_figures_are_read_off_and_spaces_are_labelled(desk):
    made = lay_out(desk)
    assert said(desk, "readoff") == ""
    assert desk.board.view().spaces == ()
    desk.key(Key.Key_End)
    assert said(desk, "readoff") == "Black 46, White 45"
    rows = cells(desk.window.findChild(QTableWidget, "stage-parts"))
    assert rows[0][1:] == ["46", "45"]
    assert rows[-1][1] == "−6½"
    assert desk.score.margin == made.margin
    assert made.spaces
    assert desk.board.view().spaces == made.spaces
    desk.key(Key.Key_Backspace)
    assert desk.board.view().spaces == ()
    assert said(desk, "readoff") == ""


def test_something_can_be_put_under_the_read_off_and_on_the_step(desk):
    below, page = QLabel("checked"), QLabel("checked here")
    desk.window.staging.panel.add_below(below)
    desk.steps.count_page.add_below(page)
    lay_out(desk)
    assert not below.isVisible()
    desk.key(Key.Key_End)
    assert below.isVisible()
    desk.key(Key.Key_Escape)
    assert page.isVisible()


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
    ruled, picture = desk.board.view(), desk.picture()
    lay_out(desk)
    desk.key(Key.Key_Space)
    desk.key(Key.Key_Escape)
    assert not desk.window.staging.is_on
    assert desk.board.view() == ruled
    assert desk.window.tabs.isVisible()
    assert desk.window.result_bar.isVisible()
    assert desk.window.playback.isVisible()
    assert not desk.window.staging.panel.isVisible()
    settle()
    desk.steps.list.setFocus()
    assert desk.picture().size() == picture.size()
    desk.board.setFocus()
    desk.key(Key.Key_Home)
    assert desk.window.session.moment == 0, "the keys are the game's again"
    desk.key(Key.Key_End)
    desk.go("dead")
    desk.click("A19")
    assert desk.window.session.history.past, "a click rules again"


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
        lambda desk: desk.key(Key.Key_PageDown),
        lambda desk: desk.key(Key.Key_L, CTRL),
        lambda desk: desk.key(Key.Key_T, CTRL),
    ],
    ids=["undo", "rules", "file", "step", "moves", "set-up"],
)
def test_the_stage_closes_when_something_else_comes(desk, act):
    desk.go("dead")
    desk.click("H17")
    lay_out(desk, travels=True)
    desk.key(Key.Key_Space)
    act(desk)
    assert not desk.window.staging.is_on
    assert not player(desk).travel.is_running
    assert player(desk).travel.sprites == ()
    assert desk.window.tabs.isVisible()
    assert desk.board.view().heaps == ()


def test_notes_do_not_close_it(desk):
    lay_out(desk)
    desk.key(Key.Key_Space)
    done = player(desk).done
    desk.window.do(WriteNotes("counted before the players"))
    assert desk.window.staging.is_on
    assert player(desk).done == done
    assert not desk.window.playback.isVisible()


@pytest.mark.parametrize("way", ["key", "button", "language"])
def test_it_stays_where_it_is_on_the_full_screen_and_in_another_language(desk, way):
    made = lay_out(desk)
    desk.key(Key.Key_Space, times=2)
    done = player(desk).done
    match way:
        case "key":
            desk.key(Key.Key_F11)
        case "button":
            desk.press(button(desk, "fullscreen"))
        case "language":
            desk.main.use_language("zh")
    window = desk.window
    assert window.staging.is_on
    assert player(desk).done == done
    assert desk.board.view().position == made.at(done).position
    assert said(desk, "sentence") == step_sentence(made, player(desk).step, window.language)
    if way != "language":
        desk.qtbot.waitUntil(window.isFullScreen)
    window.activateWindow()
    desk.qtbot.waitUntil(window.isActiveWindow)
    desk.key(Key.Key_Space)
    assert player(desk).done > done


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
    assert said(desk, "tally").endswith("= 361 ✓")
    desk.undo()
    assert desk.window.staging.is_on
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
    desk.key(Key.Key_Escape)
    assert player(desk).held is None
    assert desk.window.staging.is_on
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
    desk.key(Key.Key_Escape)
    assert player(desk).held is None
    assert desk.window.staging.is_on, "the first Esc is the stone's"
    assert desk.case.shifts == ()
    desk.key(Key.Key_Escape)
    assert not desk.window.staging.is_on


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
    assert said(desk, "notice") == refusal_sentence(error, player(desk).arrangement.grid, "en")
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
    assert desk.status.endswith(f"a space of {len(space)}")


# Looks


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [Count.FILL_IN, Count.EQUAL_SPACE])
def test_nothing_is_clipped_on_the_stage(desk, size, language, count):
    desk.main.use_language(language)
    desk.window.resize(*size)
    desk.go("count")
    rest(desk.window)
    assert list(clipped(desk.window)) == []
    desk.steps.count_page.choose(count, None)
    desk.window.actions_by_id["arrange"].trigger()
    player(desk).travels = False
    made = player(desk).arrangement
    for step in (None, *made.steps):
        if step is not None:
            player(desk).forward()
        rest(desk.window)
        assert list(clipped(desk.window)) == []
        assert desk.board.board_layout().vessels, "bowls and lids fit beside the board"


def test_every_label_of_the_stage_is_spoken(desk):
    lay_out(desk)
    panel = desk.window.staging.panel
    assert panel.accessibleName()
    for name in ("start", "back", "play", "forward", "end", "close", "fullscreen"):
        assert button(desk, name).accessibleName(), name
        assert button(desk, name).toolTip(), name
        assert button(desk, name).height() >= 30, name


def test_the_focus_goes_round_the_stage_and_back(desk):
    lay_out(desk)
    reached = []
    for _ in range(30):
        desk.key(Key.Key_Tab)
        widget = QApplication.focusWidget()
        assert widget is not None
        reached.append(widget.objectName())
        if widget.objectName() == "stage-forward":
            break
    assert {"board", "stage-play", "stage-speed", "stage-travels", "stage-steps"} <= set(
        reached
    )
    assert player(desk).done == 0
