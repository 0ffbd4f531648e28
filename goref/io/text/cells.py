"""Texts in the cells of tables that spreadsheets open: none is taken for a formula."""

from __future__ import annotations

import re

SIGNS = "[=+\\-@＝＋－＠]"
BEGINS, PARTED = rf"(?=['\s]*{SIGNS}|'*[\t\r])", rf"(?='*{SIGNS})"
"""What follows where a formula begins: at the start of a cell, and after ``;``, which parts
cells in the spreadsheets of countries with a decimal comma."""
FORMULA = re.compile(rf"^{BEGINS}|(?<=;){PARTED}")
KEPT = re.compile(rf"^'{BEGINS}|(?<=;)'{PARTED}")
NUMBER = re.compile(r"[-+]?[0-9]+(\.[0-9]+)?(/[0-9]+)?")


def harmless(cell: str) -> str:
    """A cell as it is written: before what would be a formula stands ``'``. Numbers stay."""
    return cell if NUMBER.fullmatch(cell) else FORMULA.sub("'", cell)


def as_it_was(cell: str) -> str:
    """A cell as it was before it was written: what :func:`harmless` put there is gone."""
    return KEPT.sub("", cell)
