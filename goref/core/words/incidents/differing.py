"""What a board that was disturbed has otherwise than the record, in words."""

from __future__ import annotations

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.geometry import Grid
from goref.core.base.language import LANGUAGES, Language, Text
from goref.core.incidents.differing import Differing

MOST_POINTS = 12
"""Of what differs so many points are named."""
NOTHING = Text(
    "as found, the board is as the record has it",
    "所见盘面与棋谱一致",
    "見つかった盤面は棋譜どおり",
)
MISSING = {
    BLACK: Text(
        "Black's stones missing: {points}", "缺黑子：{points}", "足りない黒石：{points}"
    ),
    WHITE: Text(
        "White's stones missing: {points}", "缺白子：{points}", "足りない白石：{points}"
    ),
}
EXTRA = {
    BLACK: Text(
        "Black's stones too many: {points}", "多黑子：{points}", "余分な黒石：{points}"
    ),
    WHITE: Text(
        "White's stones too many: {points}", "多白子：{points}", "余分な白石：{points}"
    ),
}


def differing_said(differing: Differing, grid: Grid, language: Language) -> str:
    """What differs, by points: ``White's stones missing: D4; White's stones too many: D5``."""
    writing = LANGUAGES[language]
    parts = []
    for texts, of in ((MISSING, differing.missing), (EXTRA, differing.extra)):
        for colour in COLOURS:
            names = grid.names(of[colour])
            if names:
                more = "…" if len(names) > MOST_POINTS else ""
                points = writing.listed(names[:MOST_POINTS]) + more
                parts.append(texts[colour].in_(language, points=points))
    return writing.semicolon.join(parts) or NOTHING.in_(language)
