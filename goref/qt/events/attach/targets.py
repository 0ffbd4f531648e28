"""Where a game may go: the tables it can be put behind, and new ones."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox

from goref.core.event.event import MOST_ROUNDS
from goref.qt.events.attach.model import AttachModel, AttachRow


def fill_targets(box: QComboBox, model: AttachModel, row: AttachRow, round: int) -> None:
    """List where a game may go, and show where it goes."""
    box.addItem(QCoreApplication.translate("event-attach", "nowhere yet"), (None, 0))
    rounds = {round, round + 1, row.game.round or round, *(t.round for t in model.free_tables)}
    wish = row.wish
    tables = list(model.free_tables)
    for mine in (model.table_of(row), wish.table if wish else None):
        if mine is not None and all(mine.id != table.id for table in tables):
            tables.insert(0, mine)
    if wish is not None and wish.table is None:
        rounds.add(wish.round)
    for table in tables:
        box.addItem(f"{table.place}  {model.players_of(table)}", (table, 0))
    for number in sorted(n for n in rounds if n <= MOST_ROUNDS):
        new = QCoreApplication.translate("event-attach", "a new table in round {round}")
        box.addItem(new.format(round=number), (None, number))
    if wish is None:
        return
    for at in range(box.count()):
        table, number = box.itemData(at)
        same = wish.table is not None and table is not None and table.id == wish.table.id
        if same or (wish.table is None and number == wish.round):
            box.setCurrentIndex(at)
            return
