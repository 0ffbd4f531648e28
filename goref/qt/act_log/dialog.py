"""The dialog with the log of rulings of a case. It grows with every act."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QVBoxLayout,
)

from goref.app.act_log.audit import Audit
from goref.app.act_log.feed import LineFeed
from goref.app.act_log.lines import ProtocolLine, line_text, protocol_text
from goref.core.base.particles import formatted
from goref.core.texts.act_log import PARTIES
from goref.core.texts.audit import fault_text, gap_texts
from goref.io.files import FileError, write_bytes
from goref.qt.context.window import Window
from goref.qt.look.translation_mark import QT_TRANSLATE_NOOP
from goref.qt.look.window_placement import resize_on_screen
from goref.qt.widgets.boxes import fill
from goref.qt.widgets.dialog import button_box, shown_beside
from goref.qt.widgets.file_questions import file_to_save
from goref.qt.widgets.lists import NotesBox
from goref.qt.widgets.rows_model import RowsModel, TableColumn
from goref.qt.widgets.tables import PlainTable
from goref.qt.widgets.wrapping import wrapped
from goref.qt.work.idle_work import IdleWork

SIZE = (1000, 560)
PIECE = 10
"""The number of lines added in one piece of work."""
TOLD_ROWS = 4
"""The height of the box with the whole text of the current line, in lines of text."""


def _change(line: ProtocolLine) -> str:
    return f"{line.before} → {line.after}" if line.before or line.after else ""


def _one_line(text: str) -> str:
    return " ".join(text.split())


COLUMNS = (
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Act"), lambda line: str(line.number), number=True
    ),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Time"),
        lambda line: line.shown_time,
        tip=lambda line: line.time,
    ),
    TableColumn[ProtocolLine](QT_TRANSLATE_NOOP("protocol", "Asked by"), lambda line: line.who),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "What was done"), lambda line: _one_line(line.what)
    ),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Before → after"), lambda line: _one_line(_change(line))
    ),
    TableColumn[ProtocolLine](
        QT_TRANSLATE_NOOP("protocol", "Reason"), lambda line: _one_line(line.reason)
    ),
)


class ProtocolDialog(QDialog):
    """The log of rulings, one act a line. It closes if the main window shows another
    session.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window.widget)
        self._window = window
        self.setObjectName("protocol-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Log of rulings"))
        resize_on_screen(self, SIZE)
        self.model = RowsModel[ProtocolLine](COLUMNS, "protocol", self)
        self.table = self._table()
        self.told = NotesBox("protocol-line", self.tr("The line in full"), TOLD_ROWS)
        self.told.setFixedHeight(self.told.minimumHeight())
        self.chain = wrapped("protocol-chain")
        roles = QDialogButtonBox.ButtonRole
        buttons = button_box(QDialogButtonBox.StandardButton.Close)
        self.copy_button = buttons.addButton(self.tr("Copy as &text"), roles.ActionRole)
        self.save_button = buttons.addButton(self.tr("&Save as text…"), roles.ActionRole)
        self.close_button = buttons.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setDefault(True)
        column = QVBoxLayout(self)
        fill(column, self.table, self.told, self.chain, buttons, grows=self.table)
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._save)
        buttons.rejected.connect(self.close)
        self.finished.connect(self._leave)
        protocol = window.session.protocol
        self._starts_as_said = protocol.starts_as_said
        self.feed = LineFeed(protocol, window.language)
        self.pump = IdleWork(self)
        self._bridge = window.bridge
        self._bridge.changed.connect(self._follow)
        self._bridge.stopped.connect(self.close)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(False)  # until every line is there
        self._begin()

    def _table(self) -> PlainTable:
        table = PlainTable("protocol-table", self.tr("Acts on this case"), self.model)
        parties = [text.in_(self._window.language) for text in PARTIES.values()]
        room = (["0000"], ["0000-00-00 00:00:00"], parties, ["0" * 27], ["0" * 20])
        table.widen(room, beside=14)
        return table

    # Filling

    def _begin(self) -> None:
        """Starts to add the missing lines. If the last line or none was selected, selects the
        new last one.
        """
        current = self.table.currentIndex()
        self._at_end = not current.isValid() or current.row() == self.model.rowCount() - 1
        self.pump.start(self._lines(), self._end)
        self._show_chain()

    def _follow(self) -> None:
        self.feed.follow(self._window.session.protocol)
        if self.feed.missing and not self.pump.is_busy:
            self._begin()

    def _lines(self) -> Iterator[None]:
        while self.feed.missing:
            self._make(PIECE)
            self._show_chain()
            yield

    def _end(self) -> None:
        for button in (self.copy_button, self.save_button):
            button.setEnabled(True)
        if self._at_end:
            self.table.selectRow(self.model.rowCount() - 1)

    def _make(self, most: int | None = None) -> None:
        """Adds at most ``most`` of the missing lines; None adds all."""
        fresh: list[ProtocolLine] = []
        while self.feed.missing and (most is None or len(fresh) < most):
            line = self.feed.step()
            if line is not None:
                fresh.append(line)
        self.model.add_rows(fresh)

    def _show_chain(self) -> None:
        feed = self.feed
        if feed.broken_at is not None:
            code = "chain" if feed.broken_at else "header"
            text = "⚑ " + fault_text(code, feed.broken_at, self._window.language)
        elif not self._starts_as_said:
            text = "⚑ " + fault_text("start", 0, self._window.language)
        elif feed.missing:
            text = formatted(
                self.tr("Reading act {number} of {count}…"), number=feed.made, count=feed.acts
            )
        elif gaps := self._gaps():
            text = "\n".join(f"⚑ {gap}" for gap in gaps)
        else:
            text = formatted(self.tr("✓ The chain is intact. Acts: {count}."), count=feed.acts)
        self.chain.setText(text)

    def _gaps(self) -> list[str]:
        """Returns texts about records that are missing or out of order, although the chain is
        intact.
        """
        found = Audit(self._window.session.protocol)
        return gap_texts(found.before, found.times[0], found.backwards, self._window.language)

    def _tell(self, current: QModelIndex) -> None:
        if current.isValid():
            self.told.setPlainText(line_text(self.model.rows[current.row()]).strip())

    # Leaving

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text())
        self._window.say(self.tr("Copied."))

    def _save(self) -> None:
        path = file_to_save(
            self,
            self.tr("Save the log of rulings"),
            self._window.host.preferences,
            self._window.session.title,
            ".txt",
            self.tr("Text (*.txt)"),
            self._window.session.home.folder,
        )
        if path is None:
            return
        try:
            write_bytes(path, (self._text() + "\n").encode("utf-8", "replace"))
        except FileError as error:
            self._window.failed(error)
            return
        self._window.say(formatted(self.tr("Saved: {path}"), path=path))

    def _text(self) -> str:
        self._make()
        return protocol_text(list(self.model.rows))

    def _leave(self) -> None:
        """Stops following the session. Called when the dialog is closed."""
        self.pump.stop()
        self._bridge.changed.disconnect(self._follow)
        self._bridge.stopped.disconnect(self.close)


def show_protocol(window: Window) -> ProtocolDialog:
    """Opens the window's log of rulings, or brings it to the front. Returns the dialog."""
    return shown_beside(window.widget, ProtocolDialog, lambda: ProtocolDialog(window))
