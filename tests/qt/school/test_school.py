"""Exercises done in the window by mouse and keys: begun, answered, handed in, marked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from goref.app.edits.incidents import RecordIncident
from goref.app.school.asking import asked_text
from goref.app.school.courses import courses
from goref.app.school.exercise import Exercise
from goref.app.school.kinds import count_answer, expected_incident, kind_of
from goref.app.school.school_storage import SchoolStorage
from goref.core.base.colour import BLACK, WHITE
from goref.core.base.frozen import replace
from goref.core.rulesets.table import ruleset
from goref.core.ruling.ruling import StoneStatus
from goref.core.texts.school import exercises as asking
from goref.core.texts.school import marking as words
from goref.io.places import journals
from goref.qt.school.school_bar import LINES, SchoolBar
from goref.qt.school.school_controller import SchoolController
from goref.qt.school.school_dialog import SchoolDialog
from tests.languages import EN, ZH
from tests.qt.desk import Desk, Key

LEFT = Qt.MouseButton.LeftButton


def opened(desk: Desk) -> SchoolDialog:
    desk.window.actions_by_id["school"].trigger()
    [dialog] = [d for d in desk.window.findChildren(SchoolDialog) if d.isVisible()]
    desk.qtbot.waitUntil(lambda: not dialog.work.is_busy, timeout=30_000)
    return dialog


def begun(desk: Desk, kind: str, **wanted: object) -> Exercise:
    """Begins the first exercise of a kind: its course by the keys, itself by the mouse."""
    dialog = opened(desk)
    row, number, exercise = next(
        (row, number, exercise)
        for row, course in enumerate(courses())
        for number, exercise in enumerate(course.exercises)
        if exercise.kind == kind
        if all(getattr(exercise, key) == value for key, value in wanted.items())
    )
    dialog.courses.setFocus()
    for _ in range(row):
        QTest.keyClick(dialog.courses, Key.Key_Down)
    item = dialog.exercises.item(number)
    dialog.exercises.scrollToItem(item)
    where = dialog.exercises.visualItemRect(item).center()
    QTest.mouseClick(dialog.exercises.viewport(), LEFT, pos=where)
    QTest.mouseClick(dialog.begin, LEFT)
    desk.qtbot.waitUntil(lambda: desk.window.session.case.rules == exercise.rules.id)
    assert school(desk).exercise == exercise
    return exercise


def school(desk: Desk) -> SchoolController:
    return desk.window.features.school


def bar(desk: Desk) -> SchoolBar:
    return school(desk).bar


def press(button: QWidget) -> None:
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)


def told(desk: Desk) -> list[str]:
    return bar(desk).text.text().splitlines()


def type_result(desk: Desk, text: str) -> None:
    field = bar(desk).typed
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Key.Key_Return)
    desk.qtbot.waitUntil(lambda: told(desk)[0] in (words.WRONG.in_(EN), words.RIGHT.in_(EN)))


def test_a_count_is_typed_and_marked(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "count", rules=ruleset("aga"))
    margin = count_answer(exercise).margin
    assert margin is not None
    stage = desk.window.pages.stage
    type_result(desk, f"{'B' if margin > 0 else 'W'}+{float(abs(margin) + 1)}")
    assert desk.window.pages.stage == stage, "Enter hands in, and does nothing else"
    assert told(desk)[0] == words.WRONG.in_(EN)
    assert desk.main.preferences.school.of(exercise) is False
    type_result(desk, f"{'B' if margin > 0 else 'W'}+{float(abs(margin))}")
    desk.qtbot.waitUntil(lambda: told(desk)[0] == words.RIGHT.in_(EN))
    assert told(desk)[0] == words.RIGHT.in_(EN)
    assert desk.main.preferences.school.of(exercise) is False, "the first answer counts"
    press(bar(desk).article)
    assert desk.window.pages.drawer == "article"
    press(bar(desk).next)
    assert school(desk).exercise not in (None, exercise)
    assert not bar(desk).article.isVisible()


def test_what_is_no_answer_is_not_marked(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "count")
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.UNANSWERED.in_(EN)
    assert desk.main.preferences.school.of(exercise) is None
    assert len(told(desk)) > 1, "the question is still there"


def test_dead_stones_are_marked_on_the_board(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "dead")
    assert exercise.study is not None
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.WRONG.in_(EN)
    assert desk.window.suggesting.given_suggestion is None, "goref's opinion gives it away"
    begun(desk, "dead")
    case = exercise.study.case
    left = set(case.ruling.stones(StoneStatus.DEAD))
    while left:
        point = min(left)
        desk.click(case.record.grid.name(point))
        left -= case.position.chain(point)
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.RIGHT.in_(EN)


def test_a_needed_play_is_recorded(start) -> None:
    desk = start(first_page=True)
    exercise = next(
        e
        for c in courses()
        for e in c.exercises
        if e.kind == "fill" and e.study and e.study.needed
    )
    assert exercise.study is not None
    assert exercise.study.needed is not None
    begun(desk, "fill", id=exercise.id)
    grid = desk.case.record.grid
    for play in exercise.study.needed:
        if desk.window.session.moment and play.owner is desk.case.acts[-1].colour:
            desk.window.actions_by_id["undo"].trigger()
        desk.click(grid.name(min(play.at)))
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.RIGHT.in_(EN), told(desk)


def test_a_needed_play_of_the_side_that_is_not_to_move_comes_after_a_pass(start) -> None:
    desk = start(first_page=True)
    exercise = next(
        e
        for c in courses()
        for e in c.exercises
        if e.kind == "fill"
        and e.study
        and {play.owner for play in e.study.needed or ()} == {WHITE}
    )
    assert exercise.study is not None
    assert exercise.study.needed is not None
    begun(desk, "fill", id=exercise.id)
    assert desk.window.modes.playing.now.to_move is BLACK
    passing = desk.window.findChild(QPushButton, "do-pass")
    assert passing is not None
    assert f"press {passing.text()}." in bar(desk).text.text()
    grid = desk.case.record.grid
    for play in exercise.study.needed:
        press(passing)
        desk.click(grid.name(min(play.at)))
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.RIGHT.in_(EN), told(desk)


def test_the_winner_is_chosen_by_keys(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "won")
    winner = count_answer(exercise).winner.value
    box = bar(desk).choice
    box.setFocus()
    for _ in range(box.findData(winner)):
        QTest.keyClick(box, Key.Key_Down)
    desk.key(Key.Key_Tab)
    assert desk.window.focusWidget() is bar(desk).hand_in
    desk.key(Key.Key_Space)
    assert told(desk)[0] == words.RIGHT.in_(EN)
    assert desk.main.preferences.school.of(exercise) is True


def test_rule_sets_are_ticked(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "which-rules")
    for rules in exercise.among:
        box = bar(desk)._boxes[rules.id]
        QTest.mouseClick(box, LEFT, pos=box.rect().center() * 0.1)
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.WRONG.in_(EN)
    lines = "\n".join(told(desk))
    assert all(rules.name.in_(EN) in lines for rules in exercise.among)


def test_an_incident_is_recorded_on_its_page(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "regulation", time=2)
    assert desk.window.pages.drawer == "incidents"
    assert len(desk.case.incidents) == 1
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.NO_INCIDENT.in_(EN)
    made = expected_incident(exercise)
    desk.window.do(RecordIncident(replace(made, decided=made.proposed)))
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.RIGHT.in_(EN)


def test_an_exercise_is_never_mixed_with_real_cases(start) -> None:
    desk = start(first_page=True)
    before = set(journals().glob("*"))
    recent = desk.main.preferences.recent_names
    exercise = begun(desk, "dead")
    assert exercise.study is not None
    case = exercise.study.case
    desk.click(case.record.grid.name(min(case.position.stones(BLACK))))
    assert desk.window.session.is_changed
    assert not desk.window.session.is_journaled
    assert set(journals().glob("*")) <= before
    assert desk.main.preferences.recent_names == recent
    assert isinstance(desk.window.session.home, SchoolStorage)
    press(bar(desk).leave)
    assert desk.window.is_at_first_page
    assert not bar(desk).isVisible()


def test_an_exercise_goes_on_in_another_language(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "count")
    bar(desk).typed.setFocus()
    QTest.keyClicks(bar(desk).typed, "B+1.5")
    desk.main.use_language(ZH)
    desk.qtbot.waitUntil(lambda: desk.window.language == ZH)
    assert school(desk).exercise == exercise
    assert bar(desk).typed.text() == "B+1.5"
    assert bar(desk).isVisible()


def test_the_time_is_shown_if_wished(start) -> None:
    desk = start(first_page=True)
    dialog = opened(desk)
    QTest.mouseClick(dialog.timed, LEFT, pos=dialog.timed.rect().center() * 0.1)
    dialog.close()
    begun(desk, "won")
    assert bar(desk).time.text().startswith("0:0")
    bar(desk).choice.setCurrentIndex(1)
    press(bar(desk).hand_in)
    assert "(0:0" in told(desk)[0]


def test_a_result_that_was_shown_does_not_count_as_right(start) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "won")
    desk.window.actions_by_id["as-it-stands"].trigger()
    box = bar(desk).choice
    box.setCurrentIndex(box.findData(count_answer(exercise).winner.value))
    press(bar(desk).hand_in)
    assert told(desk)[0] == words.RIGHT.in_(EN)
    assert desk.main.preferences.school.of(exercise) is False


@pytest.mark.parametrize("kind", ["count", "dead", "regulation"])
def test_a_case_as_given_is_not_answered(start, kind: str) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, kind)
    assert desk.case == kind_of(exercise).prepare(exercise)


def test_every_rule_set_to_tick_is_in_sight(start) -> None:
    """In the smallest window five long names take several rows, below the question."""
    desk = start(first_page=True)
    desk.window.resize(960, 600)
    begun(desk, "which-rules", rules=ruleset("ming-qing"))
    ticks = bar(desk).ticks
    boxes = bar(desk).findChildren(QCheckBox)
    assert len(boxes) == 5
    desk.qtbot.waitUntil(lambda: ticks.height() >= ticks.heightForWidth(ticks.width()))
    assert all(box.visibleRegion().boundingRect().size() == box.size() for box in boxes)
    assert bar(desk).text.height() >= 3 * bar(desk).fontMetrics().lineSpacing()


@pytest.mark.parametrize("language", [EN, ZH], ids=["en", "zh"])
def test_the_text_has_the_whole_height_of_the_bar(start, language) -> None:
    desk = start(first_page=True)
    exercise = begun(desk, "dead")
    text = bar(desk).text
    bar(desk).ask(exercise, asked_text(exercise, language), language)
    six = "\n".join(words.WRONG.in_(language) for _ in range(LINES))
    text.set_text(2 * f"{six}\n")
    desk.qtbot.waitUntil(lambda: text.verticalScrollBar().maximum() > 0)
    assert text.height() >= text.fontMetrics().boundingRect(QRect(), 0, six).height()


@pytest.mark.parametrize("kind", ["won", "dead"])
def test_a_marked_exercise_leaves_every_button_where_it_was(start, kind: str) -> None:
    """A second click on Hand in does not land on another button."""
    desk = start(first_page=True)
    begun(desk, kind)
    buttons = bar(desk).hand_in, bar(desk).next, bar(desk).leave
    before = [button.geometry() for button in buttons]
    QTest.keyClick(bar(desk).choice, Key.Key_Down)
    press(bar(desk).hand_in)
    assert school(desk).mark is not None
    desk.qtbot.waitUntil(lambda: bar(desk).article.isVisible())
    assert [button.geometry() for button in buttons] == before


def test_the_bar_says_that_only_the_first_answer_counts(start) -> None:
    desk = start(first_page=True)
    begun(desk, "won")
    assert asking.FIRST_COUNTS.in_(EN) in told(desk)[-1]
