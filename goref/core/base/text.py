"""A wording in the program's three languages."""

from __future__ import annotations

from typing import NamedTuple


class Text(NamedTuple):
    """A wording in the program's three languages."""

    en: str
    zh: str
    ja: str

    def in_(self, language: str) -> str:
        """The wording in ``en``, ``zh`` or ``ja``."""
        return {"zh": self.zh, "ja": self.ja}.get(language, self.en)
