"""The dialog that restores an event from one of its copies."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFormLayout,
    QSizePolicy,
    QWidget,
)

from goref.app.event.restoring import put_right, restore
from goref.core.base.language import LANGUAGES, Language
from goref.core.texts.event.checking import COPIES
from goref.core.texts.faults.said import said
from goref.io.event.copies import Copy, copies_of
from goref.io.files import FileError
from goref.qt.events.dialogs.form import FieldError, FormDialog
from goref.qt.fields.choice_box import ChoiceBox

RECORDED = "recorded"
"""The item that restores no copy, but corrects the event from its audit."""
OK = QDialogButtonBox.StandardButton.Ok


class RestoreDialog(FormDialog):
    """The choice of a copy, and a reason.

    Attributes:
        copy: the copies, latest first. If the event contradicts its audit, :data:`RECORDED`
            comes before them.
    """

    def __init__(
        self,
        parent: QWidget | None,
        event: Path,
        who: str,
        language: Language,
        problem: FileError | None = None,
        *,
        unfit: bool = False,
    ) -> None:
        """Args:
        problem: the error that prevents opening the event; None if it can be opened.
        unfit: True if the event contradicts its audit and can be corrected from it.
        """
        title = QCoreApplication.translate("event-copies", "Go back to a copy")
        super().__init__(parent, title, language)
        self._event, self._who, self._problem = event, who, problem
        # A copy's name is long: with large text it goes below its label.
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.copy = ChoiceBox()
        self.copy.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.put("restore-copy", self.tr("&Copy:"), self.copy)
        self.reason = self.line("restore-reason", self.tr("R&eason (kept):"))
        if unfit:
            self.copy.addItem(self.tr("no copy: from the log of the event"), RECORDED)
        every = copies_of(event)
        for copy in every:
            self.copy.addItem(self._called(copy), copy)
        for widget in (self.copy, self.reason, self.buttons.button(OK)):
            widget.setEnabled(unfit or bool(every))
        self.copy.currentIndexChanged.connect(self._tell)
        self._tell()
        self.copy.setFocus()

    def _called(self, copy: Copy) -> str:
        why = COPIES[copy.why].in_(self.language, round=copy.round)
        return LANGUAGES[self.language].with_aside(copy.time, why)

    def _tell(self) -> None:
        """Shows what restoring the selected copy would do."""
        some = self.copy.count()
        self.show_hint(self._told() if some else self.tr("No copies of this event are kept."))

    def _told(self) -> str:
        if self.copy.currentData() == RECORDED:
            return self.tr(
                "Changes made outside goref are reset to what the log of the event says. "
                "Everything done is kept, and the log names the corrections."
            )
        if self._problem is None:
            return self.tr(
                "Players, tables and results become what they were in the copy. The log of "
                "the event keeps what was done since, and a copy of the event as it is now "
                "is kept first."
            )
        lost = self.tr(
            "The copy can replace the damaged file, which is moved to the copies. The copy "
            "does not have what was done after it was made."
        )
        return f"{said(self._problem, self.language)}\n\n{lost}"

    def act(self) -> bool:
        copy = self.copy.currentData()
        if not isinstance(copy, Copy) and copy != RECORDED:
            raise FieldError(self.copy, self.tr("Choose a copy."))
        reason = " ".join(self.reason.text().split())
        if not reason and self._problem is None:
            raise FieldError(
                self.reason, QCoreApplication.translate("event", "A reason is needed here.")
            )
        if isinstance(copy, Copy):
            restore(self._event, copy, self._who, reason)
        else:
            put_right(self._event, self._who, reason)
        return True
