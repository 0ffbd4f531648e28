"""Acts at the window, and all of them taken back and done again."""

from __future__ import annotations

from fractions import Fraction

import pytest
from goref.qt.ruling.findings_list import FindingsList
from PySide6.QtWidgets import QToolButton

from goref.app.stakes import Stake
from goref.core.base.colour import BLACK
from goref.core.base.findings import Finding, Level, found
from goref.core.base.geometry import grid
from goref.core.ruling.ruling import Claim, Kind, Life
from goref.qt.look.theme import LIGHT
from tests.qt.desk import ALT, CTRL, RIGHT, SHIFT, Desk, Key, plain_sgf, settle

CHAINS = "H17 C12 R11 F5 K2"


@pytest.fixture
def desk(start, tmp_path) -> Desk:
    return start(plain_sgf("gold-petal-bowls", tmp_path))


def text(desk: Desk, command: str) -> str:
    return desk.window.actions_by_id[command].text()


# Dead stones


def test_a_second_click_brings_the_stones_back(desk):
    before = desk.picture()
    assert desk.light("H17", 0.32, 0.12) < 60
    desk.click("H17")
    assert desk.case.ruling.lives == dict.fromkeys(desk.points("H17 H16"), Life.DEAD)
    assert desk.colour("H17") == LIGHT.mark_white
    assert 70 < desk.light("H17", 0.32, 0.12) < 170, "the stone around the mark has faded"
    assert desk.window.isWindowModified()
    assert desk.score.facts.lost(desk.score.tally.dead).black == 3 + 2
    desk.click("H16")
    assert not desk.case.ruling
    assert desk.light("H17") < 100
    assert not desk.window.isWindowModified(), "nothing differs from the file any more"
    desk.click("T1")  # cursor elsewhere in both pictures
    assert desk.status == "No stone stands at T1."
    desk.board.clearFocus()
    settle()
    assert desk.colour("H17") == before.pixelColor(desk.spot("H17")).name()


def test_kin_goes_and_comes_back_together(start, tmp_path):
    path = tmp_path / "kin.txt"
    path.write_text("XXXXX\n.O.O.\nXXXXX\n.....\nOOOOO\n")
    desk = start(path)
    desk.click("B4")
    assert desk.score.survey.dead == desk.points("B4 D4")
    assert desk.colour("D4") == LIGHT.mark_black
    desk.click("D4")
    assert desk.score.survey.dead == frozenset()
    assert desk.light("D4") > 200


def test_in_the_first_step_a_click_marks_dead_too(desk):
    assert desk.steps.step.id == "record"
    desk.click("K2")
    assert desk.score.survey.dead == desk.points("K2")


def test_the_pointer_and_the_cursor_say_what_is_there(desk):
    desk.hover("H17")
    assert desk.status == "H17: Black, chain of 2, 4 liberties"
    desk.click("H17")
    desk.walk("H16")
    assert desk.status == "H16: Black, chain of 2, 4 liberties, dead (ruled)"
    assert desk.read_out() == desk.status
    desk.key(Key.Key_Down)
    assert desk.status.startswith("H15: ")


# Undo


def acts(desk: Desk):
    """One act of each kind, as calls, with what undo calls it."""
    form = desk.steps.form

    def dead():
        desk.go("dead")
        desk.click("H17")

    def seki():
        desk.go("seki")
        desk.click("K2")

    def point():
        desk.go("points")
        desk.press(desk.steps.kinds.findChild(QToolButton, "kind-ko"))
        desk.click("T1", RIGHT)

    def fact():
        desk.go("record")
        form.more.setChecked(True)
        desk.pick(form._choices["first_pass"], form._choices["first_pass"].itemData(1))

    return [
        (dead, "mark dead"),
        (seki, "mark seki"),
        (point, "ko point"),
        (lambda: desk.rules("tang-song"), "choose the rule set"),
        (fact, "state a fact"),
        (lambda: (desk.go("dead"), desk.click("C12")), "mark dead"),
        (lambda: desk.click("H17"), "take the mark back"),
    ]


def test_everything_is_taken_back_to_the_start_and_done_again_to_the_end(desk):
    stages = [(desk.case, desk.result)]
    names = []
    for act, name in acts(desk):
        act()
        assert desk.case != stages[-1][0], name
        stages.append((desk.case, desk.result))
        names.append(name)
        assert text(desk, "undo") == f"&Undo: {name}"
    pictures = desk.colour("H17"), desk.colour("C12")
    desk.board.setFocus()
    for before, name in zip(reversed(stages[:-1]), reversed(names), strict=True):
        assert text(desk, "undo") == f"&Undo: {name}"
        desk.undo()
        assert (desk.case, desk.result) == before
        assert text(desk, "redo") == f"&Redo: {name}"
        assert desk.window.rules.currentData() == desk.case.rules
    assert text(desk, "undo") == "&Undo"
    assert not desk.window.actions_by_id["undo"].isEnabled()
    assert not desk.window.isWindowModified()
    desk.undo()
    assert desk.case == stages[0][0], "before the first act there is nothing"
    assert desk.light("C12") > 200
    for after, name in zip(stages[1:], names, strict=True):
        assert text(desk, "redo") == f"&Redo: {name}"
        desk.redo()
        assert (desk.case, desk.result) == after
    assert not desk.window.actions_by_id["redo"].isEnabled()
    desk.key(Key.Key_Y, CTRL)
    assert desk.case == stages[-1][0]
    assert (desk.colour("H17"), desk.colour("C12")) == pictures


def test_a_new_act_forgets_what_was_taken_back(desk):
    desk.click("H17")
    desk.undo()
    desk.click("K2")
    assert text(desk, "redo") == "&Redo"
    desk.redo()
    assert desk.score.survey.dead == desk.points("K2")


def test_ctrl_y_does_again_too(desk):
    desk.click("H17")
    desk.undo()
    assert not desk.case.ruling
    desk.key(Key.Key_Y, CTRL)
    assert desk.score.survey.dead == desk.points("H17 H16")


# Rule sets


def test_another_rule_set_keeps_the_ruling(desk):
    desk.click(CHAINS)
    ruling = desk.case.ruling
    for rules in ("tang-song", "tromp-taylor", "jpd-natural", "japanese"):
        desk.rules(rules)
        assert desk.case.ruling == ruling, rules
    assert desk.result.startswith("White wins by 5½ moku")
    for _ in range(4):
        desk.undo()
    assert desk.case.ruling == ruling
    assert desk.case.rules == "chinese-2002"


def test_a_rule_set_known_by_name_shows_no_figures(desk):
    desk.rules("cangjie")
    assert desk.result == "Known by name only; nothing is computed."
    assert desk.lines() == []


def test_steps_that_a_rule_set_has_not_are_not_shown(desk):
    desk.go("seki")
    desk.rules("tromp-taylor")
    assert desk.ids() == ["record", "count", "result"]
    desk.rules("japanese")
    assert "seki" in desk.ids()


def test_marks_can_be_taken_back_where_they_do_not_count(desk):
    """Under a rule set that counts the board as it stands a mark is kept, and said so."""
    desk.click("H17")
    desk.rules("tromp-taylor")
    assert desk.light("H17") < 100, "counted as it stands"
    desk.click("H17")
    assert not desk.case.ruling, "a second click takes back, here as anywhere"
    desk.click("H17")
    assert desk.case.ruling.lives
    assert "as it stands" in desk.status


# Playing through


def test_the_record_plays_back_and_forward(desk):
    session, slider = desk.window.session, desk.window.playback.slider
    last = session.last_moment
    assert last == 266
    assert slider.maximum() == slider.value() == last
    assert desk.window.playback.label.text() == "Move 266 of 266"
    desk.key(Key.Key_Home)
    assert session.moment == slider.value() == 0
    assert desk.window.playback.label.text() == "Move 0 of 266"
    assert desk.light("F17") < 230, "no stone yet"
    desk.key(Key.Key_Right, ALT)
    assert session.moment == 1
    assert desk.light("F17", 0.25, 0.25) > 180, "White's first move"
    desk.key(Key.Key_Right, ALT, times=2)
    desk.key(Key.Key_Left, ALT)
    assert session.moment == 2
    slider.setValue(100)
    assert session.moment == 100
    assert desk.board.view().position == desk.case.moments[100].position
    desk.key(Key.Key_End)
    assert session.moment == last
    desk.key(Key.Key_Right, ALT)
    assert session.moment == last, "there is nothing after the end"
    assert not session.history.past, "looking is no act"


def test_the_buttons_under_the_board_play_too(desk):
    start, back, forward, end = desk.window.playback.findChildren(QToolButton)
    session = desk.window.session
    desk.press(start)
    assert session.moment == 0
    desk.press(back)
    assert session.moment == 0
    desk.press(forward)
    assert session.moment == 1
    desk.press(end)
    assert session.moment == session.last_moment
    desk.press(back)
    assert session.moment == session.last_moment - 1


def test_the_slider_moves_with_the_mouse(desk):
    slider = desk.window.playback.slider
    where = slider.rect().center()
    where.setX(3)
    desk.press(slider, where)
    assert desk.window.session.moment < 266


@pytest.mark.parametrize("how", ["click", "key"])
def test_only_the_final_position_is_ruled_on(desk, how):
    desk.key(Key.Key_Left, ALT)
    if how == "click":
        desk.click("H17")
    else:
        desk.strike("H17", Key.Key_D)
    assert not desk.case.ruling
    assert desk.status == "Go to the end of the game (End) to rule on the position."
    desk.key(Key.Key_End)
    desk.click("H17")
    assert desk.score.survey.dead == desk.points("H17 H16")


def test_marks_are_shown_at_the_end_only(desk):
    desk.click("H17")
    assert desk.colour("H17") == LIGHT.mark_white
    desk.key(Key.Key_Left, ALT)
    assert desk.light("H17") < 100
    assert not desk.board.view().marks


# Findings


def test_a_finding_takes_the_cursor_to_its_points(start, tmp_path):
    desk = start(plain_sgf("huang-longshi--zhou-donghou", tmp_path))
    listed = desk.steps.findings.list
    desk.go("points")
    rows = [r for r, said in enumerate(desk.findings()) if "open border" in said]
    assert rows, desk.findings()
    item = listed.item(rows[0])
    listed.scrollToItem(item)
    desk.press(listed.viewport(), listed.visualItemRect(item).center())
    finding = listed.finding
    assert finding is not None
    assert desk.board.cursor_point() == min(finding.points)
    assert finding.code == "open-border"


def test_a_finding_about_a_move_shows_it(start, tmp_path):
    path = tmp_path / "twice.sgf"
    path.write_text("(;FF[4]GM[1]SZ[9]RU[Japanese];B[cc];W[gg];B[gg];W[cg];B[gc])")
    desk = start(path)
    row = [said[0] for said in desk.findings()].index("?")
    assert "Move 3 (Black G3) is on an occupied point" in desk.findings()[row]
    listed = desk.steps.findings.list
    listed.setFocus()
    desk.key(Key.Key_Down, times=row + 1)
    assert desk.window.session.moment == 3
    assert desk.board.cursor_point() == desk.point("G3")
    assert desk.window.playback.label.text() == "Move 3 of 5"


def test_the_weightiest_finding_stands_first(qtbot):
    """What turns the game, then points, then urgency; what was let stand comes last."""

    def weighed(at: int, level: Level, change: int = 0, *, flips: bool = False) -> Stake:
        return Stake(found("nobodys-region", level, [at]), (), Fraction(change), flips)

    turning, nine, three, check, note, *others = stakes = [
        weighed(0, Level.NOTE, 1, flips=True),
        weighed(1, Level.NOTE, 9),
        weighed(2, Level.CONFLICT, 3),
        weighed(3, Level.CHECK),
        weighed(4, Level.NOTE),
        weighed(5, Level.CONFLICT, 20, flips=True),
    ]
    [settled] = others
    listed = FindingsList("en")
    qtbot.addWidget(listed)
    known: dict[Finding, Stake] = {}
    listed.show_findings(
        [stake.finding for stake in reversed(stakes)],
        grid(5),
        {settled.finding: "seen"},
        known.get,
    )

    def order() -> list[Finding | None]:
        found = []
        for row in range(listed.count()):
            listed.setCurrentRow(row)
            found.append(listed.finding)
        return found

    by_level = [three, check, note, nine, turning, settled]
    assert order() == [stake.finding for stake in by_level], "nothing is weighed yet"
    known.update((stake.finding, stake) for stake in stakes)
    listed.sort(known.get)
    assert order() == [stake.finding for stake in stakes]


def test_no_finding_is_said_in_a_sentence(desk):
    desk.go("seki")
    assert desk.findings() == ["Nothing to look at here."]


def ring(desk: Desk, name: str) -> set[str]:
    """The colours from the middle of a point to its border."""
    return {desk.colour(name, -part / 100) for part in range(30, 52)}


def test_a_contradiction_is_ringed_on_the_board_and_opens_its_step(desk):
    desk.go("points")
    desk.press(desk.steps.kinds.findChild(QToolButton, "kind-one-sided"))
    assert LIGHT.flag not in ring(desk, "T1")
    desk.click("T1")  # one-sided dame is found in a seki only
    assert desk.board.view().flagged == desk.points("T1")
    assert LIGHT.flag in ring(desk, "T1")
    assert any(said.startswith("✕") for said in desk.findings())
    assert desk.signs() == {
        "record": "✓",  # seen, and nothing is open
        "dead": "?",
        "seki": "○",  # not seen yet
        "points": "!",  # where the referee is, but a contradiction goes before that
        "payments": "○",
        "count": "○",
        "result": "!",  # nobody has ruled on the stones
    }
    desk.go("seki")
    assert desk.signs()["seki"] == "●"
    desk.go("points")
    desk.undo()
    assert [id_ for id_, sign in desk.signs().items() if sign == "!"] == ["result"]
    assert desk.signs()["points"] == "?"
    assert desk.signs()["seki"] == "✓"


# View


def test_coordinates_numbers_and_marks_can_be_hidden(desk):
    actions = desk.window.actions_by_id
    desk.click(CHAINS)
    before = desk.picture()
    actions["coordinates"].trigger()
    assert not desk.board.view().coordinates
    assert desk.picture() != before
    actions["coordinates"].trigger()
    actions["marks"].trigger()
    assert not desk.board.view().marks
    assert desk.light("H17") < 100, "dead stones look alive without marks"
    actions["marks"].trigger()
    assert desk.colour("H17") == LIGHT.mark_white
    desk.key(Key.Key_N, CTRL | SHIFT)
    assert desk.board.view().numbers[desk.point("F17")] == 1
    assert desk.main.preferences.flag("numbers", False)


def test_full_screen_and_back(desk):
    desk.key(Key.Key_F11)
    assert desk.window.isFullScreen()
    desk.key(Key.Key_F11)
    assert not desk.window.isFullScreen()


def test_the_step_keys_come_back_to_the_ruling(desk):
    desk.key(Key.Key_M, CTRL)
    assert desk.window.tabs.currentWidget() is desk.window.compare
    desk.key(Key.Key_PageDown)
    assert desk.window.tabs.currentWidget() is desk.window.steps
    assert desk.steps.step.id == "dead"
    desk.key(Key.Key_PageUp)
    assert desk.steps.step.id == "record"


def test_a_claim_by_the_left_button_is_blacks(desk):
    desk.go("points")
    desk.press(desk.steps.kinds.findChild(QToolButton, "kind-eye"))
    desk.click("T1")
    assert desk.case.ruling.claims[desk.point("T1")] == Claim(Kind.EYE, BLACK)
