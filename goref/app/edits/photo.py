"""The act that replaces the board by a position read from a photograph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.app.edits.base import Edit, OnRecord, Wording, edit
from goref.core.base.colour import Pair
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Text
from goref.core.board.position import Position
from goref.core.case.case import Answers, Case
from goref.core.case.kept_photo import KeptPhoto
from goref.core.case.sources import StonesFrom
from goref.core.game.record import GameRecord
from goref.io.values.case_values import decode_answers, encode_answers
from goref.io.values.kept_photo_file import decode_photo, encode_photo


@edit("photograph")
@frozen
class TakePhotographed(Edit):
    """Replaces the board by the position of a photograph, as the referee corrected it.

    Rule set, notes, players, facts agreed before the game and incidents are kept; moves, ruling
    and facts about the play are removed.

    Attributes:
        rows: top row first, ``. X O``.
        prisoners, bowls: stones counted next to the board; None: not counted.
        photograph: stored with the case; None: none is.
    """

    rows: tuple[str, ...]
    prisoners: Pair[int] | None = None
    bowls: Pair[int] | None = None
    photograph: KeptPhoto | None = None

    on_record = OnRecord.ANOTHER
    moves_points = True
    wording = Wording(
        "take-photographed",
        Text("acts", "take the photographed position"),
        Text("acts", "Position taken from a photograph"),
    )

    def apply(self, case: Case) -> Case:
        position = Position.from_rows(self.rows)
        said = case.answers
        taken = Case(
            replace(GameRecord.of_position(position), info=case.record.info),
            answers=Answers(
                komi=said.komi,
                handicap=said.handicap,
                granted_first=said.granted_first,
                played_for=said.played_for,
                prisoners=self.prisoners,
                bowls=self.bowls,
            ),
            rules=case.rules,
            notes=case.notes,
            regulation=case.regulation,
            incidents=case.incidents,
            protests=case.protests,
            photograph=self.photograph,
            sources=case.sources,
        )
        if taken == case:
            return case
        return replace(taken, sources=replace(case.sources, stones=StonesFrom.PHOTOGRAPH))

    def content(self, board: Grid) -> dict[str, Any]:
        counted = Answers(prisoners=self.prisoners, bowls=self.bowls)
        content = {"rows": list(self.rows), "counted": encode_answers(counted)}
        if self.photograph is not None:
            content["photograph"] = encode_photo(self.photograph)
        return content

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> TakePhotographed:
        rows = value["rows"]
        if not isinstance(rows, list):
            raise ValueError(fault("no-rows"))
        counted = decode_answers(value["counted"])
        kept = value.get("photograph")
        photograph = None if kept is None else decode_photo(kept)
        return cls(tuple(map(str, rows)), counted.prisoners, counted.bowls, photograph)
