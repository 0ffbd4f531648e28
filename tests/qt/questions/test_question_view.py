"""A card as it is shown: its texts, its answers, its reason."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from goref.core.texts.questions import ANSWERS as QUESTIONS_ANSWERS
from goref.qt.look.metrics import TARGET
from goref.qt.look.style import ANSWER, ROLE
from goref.qt.questions.question_view import QuestionView
from goref.qt.questions.texts import AnswerText, QuestionText
from tests.qt.desk import LEFT
from tests.wordings import in_words

ANSWERS = (
    AnswerText("Alive", "as now", "", "as now"),
    AnswerText("Dead", "White +9 zi", "D", "White +9 zi", suggested=True, weighty=True),
    AnswerText("Seki", "", "S"),
    AnswerText("Play it out", "White begins", "?"),
)
CARD = QuestionText(
    "Black's 4 stones: alive?", "One reason.", "Another.", ANSWERS, takes_reason=True
)


@pytest.fixture
def view(qtbot: QtBot) -> QuestionView:
    made = QuestionView("card")
    qtbot.addWidget(made)
    made.resize(420, 320)
    made.show_card(CARD, anew=True)
    made.show()
    return made


def shown(view: QuestionView) -> list[str]:
    return [button.text() for button in view.answers.buttons if button.isVisible()]


def test_the_answers_are_equal_buttons_that_tell_keys_and_stakes(view: QuestionView) -> None:
    assert shown(view) == ["Alive", "Dead", "Seki", in_words(QUESTIONS_ANSWERS["play-out"])]
    buttons = view.answers.buttons
    assert {button.size().toTuple() for button in buttons} == {buttons[0].size().toTuple()}
    assert min(button.height() for button in buttons) >= TARGET
    dead = buttons[1]
    assert dead.toolTip() == "Dead (D)\nWhite +9 zi"
    assert (dead.accessibleName(), dead.accessibleDescription()) == ("Dead", "White +9 zi")


def test_a_press_tells_the_number_of_the_answer(view: QuestionView, qtbot: QtBot) -> None:
    for number, button in enumerate(view.answers.buttons):
        with qtbot.waitSignal(view.answered) as told:
            QTest.mouseClick(button, LEFT)
        assert told.args == [number]


def test_they_stand_in_as_many_rows_as_they_need(view: QuestionView) -> None:
    view.resize(900, 320)
    assert len({button.y() for button in view.answers.buttons}) == 1
    view.resize(220, 600)
    QApplication.processEvents()
    rows = {button.y() for button in view.answers.buttons}
    assert len(rows) > 1
    inside = view.answers.rect()
    assert all(inside.contains(button.geometry()) for button in view.answers.buttons)


def test_what_is_likely_says_so_and_nothing_is_chosen_beforehand(view: QuestionView) -> None:
    effects = [button.effect for button in view.answers.buttons]
    assert [effect == "as suggested" for effect in effects] == [
        answer.suggested for answer in ANSWERS
    ]
    assert any(answer.suggested for answer in ANSWERS)
    assert {button.property(ROLE) for button in view.answers.buttons} == {ANSWER}


def test_what_would_change_the_winner_is_bold(view: QuestionView) -> None:
    def pictures() -> list[QImage]:
        return [button.grab().toImage() for button in view.answers.buttons]

    bold = pictures()
    light = tuple(replace(answer, weighty=False) for answer in ANSWERS)
    view.show_card(replace(CARD, answers=light), anew=True)
    assert [one == other for one, other in zip(bold, pictures(), strict=True)] == [
        not answer.weighty for answer in ANSWERS
    ]


def test_fewer_answers_leave_no_button_behind(view: QuestionView) -> None:
    view.show_card(QuestionText("Facts?", answers=(AnswerText("State it"),)), anew=True)
    assert shown(view) == ["State it"]
    assert not view.info.isVisible(), "there is no more to tell"


def test_more_is_told_and_a_reason_taken_once_that_is_asked_for(view: QuestionView) -> None:
    assert not view.more.isVisible()
    assert not view.reason.isVisible()
    QTest.mouseClick(view.info, LEFT)
    assert view.more.text() == "Another."
    assert view.more.isVisible()
    QTest.keyClicks(view.reason, " said so ")
    assert view.given_reason() == "said so"
    view.show_card(CARD, anew=False)
    assert view.given_reason() == "said so", "it is still the same question"
    view.show_card(CARD, anew=True)
    assert view.given_reason() == ""
    assert not view.more.isVisible()


def test_an_answer_can_be_pressed_before_its_reason_is_written(view: QuestionView) -> None:
    first = replace(ANSWERS[0], needs_reason=True)
    needs = QuestionText("A cycle", answers=(first, ANSWERS[1]), reason="agreed")
    view.show_card(needs, anew=True)
    assert view.reason.isVisible()
    view.reason.clear()
    pressed: list[int] = []
    view.answered.connect(pressed.append)
    for button in view.answers.buttons[:2]:
        QTest.mouseClick(button, LEFT)
    assert pressed == [0, 1]


def test_other_answers_are_wanted_by_a_button_where_there_are_any(
    view: QuestionView, qtbot: QtBot
) -> None:
    assert not view.others.isVisible()
    view.show_card(replace(CARD, others=True), anew=False)
    assert view.others.isVisible()
    assert view.others.accessibleName() == "Other answers"
    assert min(view.others.size().toTuple()) >= TARGET
    with qtbot.waitSignal(view.othersWanted):
        QTest.mouseClick(view.others, LEFT)
    view.others.setFocus()
    with qtbot.waitSignal(view.othersWanted):
        QTest.keyClick(view.others, Qt.Key.Key_Space)


def test_texts_are_plain(view: QuestionView) -> None:
    hostile = "<b>x</b> & y"
    view.show_card(QuestionText(hostile, hostile, hostile, takes_reason=True), anew=True)
    for label in (view.subject, view.why, view.more):
        assert label.text() == hostile
        assert label.textFormat() is Qt.TextFormat.PlainText
    view.reason.setText(hostile)
    assert view.reason.toolTip() == "<qt>&lt;b&gt;x&lt;/b&gt; &amp; y</qt>"
