"""The act that states who played, where and when."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any

from goref.app.edits.base import Edit, Wording, edit
from goref.core.base.faults import fault
from goref.core.base.frozen import frozen, replace
from goref.core.base.geometry import Grid
from goref.core.base.language import Text
from goref.core.case.case import Case
from goref.core.texts.details import DETAILS
from goref.io.values.codec import FieldCodec, read_object, read_text

LONGEST = 200
"""The greatest length of a detail, in characters."""
REFUSED = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories of characters that break a line, change the direction of text, or are
invalid."""
JOINERS = "\u200c\u200d"
"""Allowed although they are in a refused category: some scripts need them inside words."""


def _is_refused(sign: str) -> bool:
    return unicodedata.category(sign) in REFUSED and sign not in JOINERS


def as_detail(text: str) -> str:
    """Returns typed or pasted text as a detail: one line, cut at the greatest length."""
    flat = "".join(" " if _is_refused(sign) else sign for sign in text)
    return flat.strip()[:LONGEST].rstrip()


Details = Annotated[
    tuple[tuple[str, str], ...],
    FieldCodec[tuple[tuple[str, str], ...]](
        lambda board, texts: dict(texts),
        lambda board, value, where: tuple(
            (key, read_text(text, where)) for key, text in read_object(value, where).items()
        ),
    ),
]


@edit("details")
@frozen
class StateDetails(Edit):
    """States who played, where and when; replaces what the record says.

    Moves and setup do not change, so the record that was read keeps its variations and
    comments.

    Attributes:
        texts: SGF properties, as in :data:`DETAILS`, each with its text; an empty text removes
            the detail.
    """

    texts: Details

    wording = Wording(
        Text("acts", "state details of the game"),
        Text("acts", "Details of the game: {details}"),
    )

    def __post_init__(self) -> None:
        said = dict(self.texts)
        known = [(key, said.pop(key)) for key in DETAILS if key in said]
        object.__setattr__(self, "texts", (*known, *said.items()))

    def apply(self, case: Case) -> Case:
        texts = dict(case.record.info.texts)
        for key, text in self.texts:
            if key not in DETAILS:
                raise ValueError(fault("no-detail", detail=key))
            if len(text) > LONGEST:
                raise ValueError(fault("detail-long", detail=DETAILS[key], most=LONGEST))
            if any(map(_is_refused, text)):
                raise ValueError(fault("detail-signs", detail=DETAILS[key]))
            if text.strip():
                texts[key] = text.strip()
            else:
                texts.pop(key, None)
        return replace(case, record=case.record.with_info(texts=tuple(texts.items())))

    def arguments(self, board: Grid) -> dict[str, Any]:
        return {"details": [key for key, _ in self.texts]}
