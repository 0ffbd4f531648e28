"""The act that replaces the board by a position read from a photograph."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from goref.app.edits.base import Edit, RecordEffect, Wording, edit
from goref.core.base.colour import Pair
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Text
from goref.core.board.position import Position
from goref.core.case.case import Case, StatedFacts
from goref.core.case.sources import StonesFrom
from goref.core.case.stored_photo import StoredPhoto
from goref.core.game.record import GameRecord
from goref.io.values.case_values import decode_answers, encode_answers
from goref.io.values.codec import TEXT, many, optional
from goref.io.values.kept_photo_file import PHOTO


@edit("photograph")
@frozen
class UsePhotoPosition(Edit):
    """Replaces the board by the position of a photograph, as the referee corrected it.

    Rule set, regulation, notes, players, facts agreed before the game, incidents and protests
    are kept; moves, ruling and facts about the play are removed.

    Attributes:
        rows: the rows of the board in the characters ``. X O``, the top row first.
        prisoners, bowls: the numbers of stones found in lids and bowls; None if not counted.
        photograph: the picture to be stored with the case; None to store none.
    """

    rows: tuple[str, ...]
    prisoners: Pair[int] | None = None
    bowls: Pair[int] | None = None
    photograph: StoredPhoto | None = None

    on_record = RecordEffect.ANOTHER
    moves_points = True
    wording = Wording(
        Text("acts", "take the photographed position"),
        Text("acts", "Position taken from a photograph"),
    )

    def apply(self, case: Case) -> Case:
        position = Position.from_rows(self.rows)
        said = case.answers
        taken = Case(
            replace(GameRecord.of_position(position), info=case.record.info),
            answers=StatedFacts(
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
        counted = StatedFacts(prisoners=self.prisoners, bowls=self.bowls)
        content = {"rows": list(self.rows), "counted": encode_answers(counted)}
        if self.photograph is not None:
            content["photograph"] = PHOTO.write(board, self.photograph)
        return content

    @classmethod
    def decode(cls, board: Grid, value: Mapping[str, Any]) -> UsePhotoPosition:
        rows = many(TEXT).read(board, value["rows"], '"rows"')
        counted = decode_answers(value["counted"])
        photograph = optional(PHOTO).read(board, value.get("photograph"), '"photograph"')
        return cls(rows, counted.prisoners, counted.bowls, photograph)
