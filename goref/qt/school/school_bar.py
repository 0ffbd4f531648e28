"""The bar at the top of the main window for an exercise: question, answer, marking."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QWidget,
)

from goref.app.school.exercise import AnswerForm, Exercise, HandedIn
from goref.app.school.kinds import kind_of
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.qt.fields.choice_box import ChoiceBox
from goref.qt.look.metrics import GAP, SPACE, TARGET
from goref.qt.widgets.boxes import in_column, in_row, named
from goref.qt.widgets.buttons import bar_button, stand_out
from goref.qt.widgets.wrapping import ScrolledText, WrappingRow, plain_label

LONGEST = 40
"""The most characters of a typed result."""
RETURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LINES, WITH_TICKS = 6, 10
"""The lines of text for which there is always space, and where rule sets are to be ticked."""
FIELD = 180
"""The least width of the field for an answer, in pixels."""


class SchoolBar(QToolBar):
    """The bar with the question, the field for the answer, and buttons.

    Attributes:
        text: the question, and after handing in the marking.
        typed, choice, ticks: the fields for an answer; only one of them is visible.

    Signals:
        handedIn, nextWanted, articleWanted, leaveWanted: a button was pressed.
    """

    takes_enter = True
    handedIn = Signal()  # noqa: N815
    nextWanted = Signal()  # noqa: N815
    articleWanted = Signal()  # noqa: N815
    leaveWanted = Signal()  # noqa: N815

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("school-bar")
        self.setWindowTitle(self.tr("Exercise"))
        self.setAccessibleName(self.tr("Exercise"))
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setEnabled(False)  # without its bar an exercise has no question
        self.inner = inner = QWidget()
        self.text = ScrolledText("school-text", inner)
        self.text.viewport().setAutoFillBackground(False)
        self.text.label.setAutoFillBackground(False)
        grows = QSizePolicy.Policy.Expanding
        self.text.setSizePolicy(grows, grows)  # the bar's height is fixed: all of it is used
        self.time: QLabel = plain_label()
        self.time.setObjectName("school-time")
        self.typed = named(QLineEdit(), "school-typed", self.tr("Result"))
        self.typed.setMaxLength(LONGEST)
        self.typed.setPlaceholderText("B+3.5")
        self.typed.returnPressed.connect(self.handedIn)
        # A window in another language takes the text over: nothing would be lost.
        self.typed.textEdited.connect(lambda _: self.typed.setModified(False))
        self.choice = named(ChoiceBox(), "school-choice", self.tr("Answer"))
        for field in (self.typed, self.choice):
            field.setMinimumSize(FIELD, TARGET)
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.ticks = WrappingRow()
        self.ticks.setObjectName("school-ticks")
        self._boxes: dict[str, QCheckBox] = {}
        self.hand_in = self._button("school-hand-in", self.tr("Hand in"), self.handedIn)
        self.article = self._button("school-article", self.tr("Article"), self.articleWanted)
        self.next = self._button("school-next", self.tr("Next exercise"), self.nextWanted)
        self.leave = self._button("school-leave", self.tr("Leave the school"), self.leaveWanted)
        said = QWidget()
        in_column(self.text, self.ticks, inside=said, gap=GAP, grows=self.text)
        answer = in_row(self.time, self.typed, self.choice, self.article, gap=SPACE)
        kept = self.article.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # a marking moves no button to another's place
        self.article.setSizePolicy(kept)
        buttons = in_row(self.hand_in, self.next, self.leave, gap=GAP)
        doing = QWidget()
        in_column(None, answer, buttons, None, inside=doing, gap=GAP)
        row = in_row(said, doing, inside=inner, gap=SPACE, grows=said)
        row.setContentsMargins(SPACE, GAP, SPACE, GAP)
        self._make_room(LINES)
        self.addWidget(inner)

    def _make_room(self, lines: int, text: str = "") -> None:
        """Gives the bar one height for an exercise and its marking: the board never moves.

        Args:
            text: a text in the language of the exercise. Chinese lines are higher than the
                font of the interface says.
        """
        told = text.splitlines()
        line = self.fontMetrics().boundingRect(QRect(), 0, text).height() // max(len(told), 1)
        high = lines * max(line, self.fontMetrics().lineSpacing())
        self.inner.setFixedHeight(max(high, 2 * TARGET + GAP) + 2 * GAP)

    def _button(self, name: str, text: str, signal: SignalInstance) -> QPushButton:
        return bar_button(name, text, lambda: signal.emit(), tall=TARGET)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in RETURNS:
            event.accept()  # the field has used it: it does not perform the foot's act as well
        else:
            super().keyPressEvent(event)

    # Asking

    def ask(self, exercise: Exercise, text: str, language: Language) -> None:
        """Shows an exercise, and an empty field for its answer."""
        kind = kind_of(exercise)
        self.text.set_text(text)
        self.typed.clear()
        self.choice.clear()
        self.choice.addItem("", "")
        self._put_ticks({})
        choices = {key: one.in_(language) for key, one in kind.choices(exercise).items()}
        if kind.form is AnswerForm.CHOICE:
            for key, told in choices.items():
                self.choice.addItem(told, key)
        elif kind.form is AnswerForm.CHOICES:
            self._put_ticks(choices)
        self.typed.setVisible(kind.form is AnswerForm.RESULT)
        self.choice.setVisible(kind.form is AnswerForm.CHOICE)
        self.ticks.setVisible(kind.form is AnswerForm.CHOICES)
        self._make_room(WITH_TICKS if kind.form is AnswerForm.CHOICES else LINES, text)
        self.show_marked(marked=False)

    def _put_ticks(self, choices: dict[str, str]) -> None:
        for box in self._boxes.values():
            box.setParent(None)
            box.deleteLater()
        self._boxes = {}
        for key, told in choices.items():
            box = self._boxes[key] = QCheckBox(told)
            box.setObjectName(f"school-tick-{key}")
            box.setMinimumHeight(TARGET)
            self.ticks.put(box)

    def answer(self, case: Case) -> HandedIn:
        """Returns the answer: the case, and what is in the visible field."""
        ticked = tuple(key for key, box in self._boxes.items() if box.isChecked())
        chosen = self.choice.currentData() or ""
        return HandedIn(case, self.typed.text(), ticked or ((chosen,) if chosen else ()))

    def restore_answer(self, old: SchoolBar) -> None:
        """Copies the answer of another bar with the same exercise."""
        self.typed.setText(old.typed.text())
        self.choice.setCurrentIndex(self.choice.findData(old.choice.currentData()))
        for key, box in self._boxes.items():
            box.setChecked(old._boxes[key].isChecked())

    def show_marked(self, *, marked: bool) -> None:
        """Offers the article and the next exercise once an answer was marked."""
        self.article.setVisible(marked)
        stand_out(self.hand_in, on=not marked)
        stand_out(self.next, on=marked)
