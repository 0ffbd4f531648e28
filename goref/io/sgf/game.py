"""One game of an SGF file, as it was read."""

from __future__ import annotations

from dataclasses import dataclass, field

from goref.core.base.findings import Finding
from goref.core.case.case import Case
from goref.core.game.record import GameRecord
from goref.core.ruling.ruling import Ruling
from goref.io.sgf.syntax import Tree


@dataclass(frozen=True)
class SgfGame:
    """One game of a file.

    Attributes:
        record: the main line.
        findings: what was repaired, passed over or doubtful in this game.
        ruling: decisions from goref's own marks; else dead stones that territory marks
            show, as a proposal (there is a finding then).
        decided: the whole case, if goref wrote one: its rule set as named there (empty if
            none is), and nothing counted.
        tree: the game tree as read, so that variations and unknown properties survive.
        layout: for every node of the main line, how many of the record's entries it gave.
        title: a line for a list of games.
    """

    record: GameRecord
    findings: tuple[Finding, ...] = ()
    ruling: Ruling = field(default_factory=Ruling)
    decided: Case | None = None
    tree: Tree = field(default=None, repr=False, compare=False)
    layout: tuple[int, ...] = field(default=(), repr=False, compare=False)
    title: str = ""
