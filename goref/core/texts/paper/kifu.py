"""Texts for a game's numbered figures on paper."""

from __future__ import annotations

from goref.core.base.language import Text

FIGURE = Text("kifu", "Figure {number}: {first}–{last}")  # fmt: skip
WHOLE = Text("kifu", "Moves {first}–{last}")
NO_MOVES = Text("kifu", "The record has no moves.")
PASSES = Text("kifu", "pass: {numbers}")
UNPLAYED = Text("kifu", "no stone was put down: {numbers}")
RECORDED = Text("kifu", "Result in the record: {result}")
HANDICAP = Text("kifu", "handicap {count}")
KOMI = Text("kifu", "komi {komi}")
FOOT = Text("kifu", "goref {version} · the moves as recorded")  # fmt: skip
