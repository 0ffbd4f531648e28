"""Acts that correct a record without entering it again."""

from __future__ import annotations

from typing import Annotated

from goref.app.edits.base import Edit, RecordEffect, Wording, edit
from goref.app.edits.recorded_acts import (
    ACT,
    NotPossibleError,
    check_act,
    with_record,
)
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.core.game.record import Act, Entry, GameRecord
from goref.io.values.codec import FROM_ONE


@frozen
class _WithAct(Edit):
    """The base of acts of the referee that write a move (``act``) into the record."""

    number: Annotated[int, FROM_ONE]
    act: Annotated[Act, ACT]

    on_record = RecordEffect.CORRECTED

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"move": self.number, "act": self.act}


@edit("correct-move")
@frozen
class CorrectMove(_WithAct):
    """Replaces a move by another act. Later moves are kept as written."""

    wording = Wording(
        Text("acts", "correct a move"), Text("acts", "Move {move} corrected: {act}")
    )

    def apply(self, case: Case) -> Case:
        check_act(case, self.act)
        index = _place(case.record, self.number)
        entries = list(case.record.entries)
        entries[index] = self.act
        return _rewritten(case, entries, self.number, 0)


@edit("remove-move")
@frozen
class RemoveMove(Edit):
    """Removes a move from the record. The numbers of later moves fall by one."""

    number: Annotated[int, FROM_ONE]

    on_record = RecordEffect.CORRECTED
    wording = Wording(
        Text("acts", "remove a move"), Text("acts", "Move {move} removed from the record")
    )

    def apply(self, case: Case) -> Case:
        entries = list(case.record.entries)
        del entries[_place(case.record, self.number)]
        return _rewritten(case, entries, self.number, -1)

    def arguments(self, board: Grid) -> dict[str, object]:
        return {"move": self.number}


@edit("insert-move")
@frozen
class InsertMove(_WithAct):
    """Inserts an act into the record as move ``number``.

    If ``number`` is one more than the last move's, the act is added at the end.
    """

    wording = Wording(
        Text("acts", "insert a move"), Text("acts", "Move {move} inserted: {act}")
    )

    def apply(self, case: Case) -> Case:
        check_act(case, self.act)
        entries = list(case.record.entries)
        moves = len(case.record.acts)
        if self.number == moves + 1:
            place = _place(case.record, moves) + 1 if moves else len(entries)
        else:
            place = _place(case.record, self.number)
        entries.insert(place, self.act)
        return _rewritten(case, entries, self.number, 1)


def _place(record: GameRecord, number: int) -> int:
    """Returns the index in ``record.entries`` of the move ``number``.

    Raises NotPossibleError if the record has no such move.
    """
    places = [i for i, entry in enumerate(record.entries) if isinstance(entry, Act)]
    if not 1 <= number <= len(places):
        raise NotPossibleError("no-such-move", move=number)
    return places[number - 1]


def _rewritten(case: Case, entries: list[Entry], number: int, shift: int) -> Case:
    """Returns the case with ``entries`` as its record, and with its move numbers updated.

    Move numbers after ``number`` grow by ``shift``; ``number`` itself too, if a move was
    inserted.
    """

    def renumbered(old: int) -> int | None:
        if old < number:
            return old
        return None if old == number and shift < 1 else old + shift

    def still(old: int | None) -> int | None:
        """Returns the new move number of an incident; a corrected move keeps its number."""
        return old if old is None or (old == number and not shift) else renumbered(old)

    new_numbers = {old: renumbered(old) for old in {*case.voided, *case.void_reasons}}
    return replace(
        with_record(case, replace(case.record, entries=tuple(entries))),
        voided=frozenset(n for old in case.voided if (n := new_numbers[old]) is not None),
        void_reasons={
            n: text for old, text in case.void_reasons.items() if (n := new_numbers[old])
        },
        incidents=tuple(replace(one, move=still(one.move)) for one in case.incidents),
        # Findings about this move or later ones, if let stand, are asked again.
        settled={f: r for f, r in case.settled.items() if f.move is None or f.move < number},
    )
