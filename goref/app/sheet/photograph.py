"""The photograph that a position was read from, on a score sheet."""

from __future__ import annotations

from goref.app.sheet.plain import plain
from goref.core.base.frozen import frozen
from goref.core.base.language import Language
from goref.core.case.case import Case
from goref.core.case.stored_photo import StoredPhoto
from goref.core.texts.paper.sheet import DIGEST, READ_FROM, READ_FROM_FILE


@frozen
class SheetPhoto:
    """A photograph on a sheet.

    Attributes:
        kept: the stored photograph.
        told: lines that describe the photograph.
    """

    kept: StoredPhoto
    told: tuple[str, ...]


def sheet_photo(case: Case, language: Language) -> SheetPhoto | None:
    """Returns the photograph of a case; None if none is stored."""
    kept = case.photograph
    if kept is None:
        return None
    name = plain(kept.name, 100)
    told = READ_FROM_FILE.in_(language, name=name) if name else READ_FROM.in_(language)
    digest = (DIGEST.in_(language, digest=kept.sha256),) if kept.sha256 else ()
    return SheetPhoto(kept, (told, *digest))
