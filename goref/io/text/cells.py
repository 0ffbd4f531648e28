"""Texts in the cells of tables that spreadsheets open: none is taken for a formula."""

from __future__ import annotations

import re

FORMULA = re.compile(r"['\s]*[=+\-@＝＋－＠]|'*[\t\r]")
"""How what a spreadsheet works out begins; and what was kept from it begins so, too."""
NUMBER = re.compile(r"[-+]?[0-9]+(\.[0-9]+)?(/[0-9]+)?")


def harmless(cell: str) -> str:
    """A cell as it is written: before what would be a formula stands ``'``. Numbers stay."""
    if FORMULA.match(cell) is None or NUMBER.fullmatch(cell) is not None:
        return cell
    return f"'{cell}"


def as_it_was(cell: str) -> str:
    """A cell as it was before it was written: what :func:`harmless` put there is gone."""
    return cell[1:] if cell[:1] == "'" and FORMULA.match(cell[1:]) is not None else cell
