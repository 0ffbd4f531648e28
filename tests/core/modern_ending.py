"""The hand count of the game ``modern-ending``: figures only, and how they follow.

The points were counted from the rows alone, by a flood fill that knows nothing of goref, the
groups by eye; the margins are worked out with the formulas of the rule sets. Nothing here was
taken from what goref computes.

Left at the end: eight dead chains, a seki with an eye each (K1 and O1) and a shared liberty
(M1), three dame (G2, R6, T7) and a ko (L17) that White need not connect.
"""

from __future__ import annotations

from fractions import Fraction

from goref.core.ruling.quantity import Quantity
from tests.languages import EN, JA, ZH

Q = Quantity
HALF = Fraction(1, 2)


# One click on each dead chain, and one on a stone in the seki.
DEAD = {
    "R18": "R18 Q17 R17 R16",
    "K11": "K11 L11 L10",
    "J8": "J8 K8 K7",
    "C17": "C17 C16 D16 D15",
    "E13": "E13",
    "R10": "R10 R9",
    "C4": "C4 C3 D3 D2",
    "R2": "S3 R2 S2",
}
SEKI = "J2"

# The last position, dead stones in small letters, and in each row: black and white stones
# that stand, points of Black's and of White's territory, other points. A row adds up to 19.
# Other points: L17 the ko; T7, R6, G2 dame; K1 and O1 eyes, M1 shared.
ROWS: tuple[tuple[str, int, int, int, int, int], ...] = (
    (".........XO........", 1, 1, 9, 8, 0),
    ("..XX.X.X.XO..O.Ox..", 5, 3, 5, 6, 0),
    (".XoXX.X.XO.O..OxxO.", 5, 4, 4, 5, 1),
    (".XooX..X.XO.O..OxO.", 4, 4, 6, 5, 0),
    ("..Xo.X..XXOO..OOOOO", 4, 7, 6, 2, 0),
    (".X..X..XXO..OOXXOXX", 8, 4, 5, 2, 0),
    ("..XXo.XXOO..OXX.XX.", 8, 3, 6, 2, 0),
    ("XX..XXXO.OOOOOX....", 6, 6, 6, 1, 0),
    ("OOXXXOO..xxOOOX.XX.", 6, 7, 2, 4, 0),
    (".OOOOO..OOx..OX.o..", 1, 8, 4, 6, 0),
    ("..O.O..O..O.O.OXoX.", 2, 6, 2, 9, 0),
    ("...OOO.OxxO..OOXXXX", 4, 7, 0, 8, 0),
    ("OOOXXO.O.xO....OOO.", 2, 9, 0, 7, 1),
    ("OXX..XO..O.O.OOO.OO", 3, 9, 2, 4, 1),
    ("X.XX.XO.OOO.OXXXXXX", 10, 5, 2, 2, 0),
    (".XoX.XXO...OOX..X..", 6, 3, 7, 3, 0),
    (".Xoo..XOOOOXXXXX.oX", 8, 4, 7, 0, 0),
    (".XXoXX.OXXXOOOOXoo.", 8, 5, 5, 0, 1),
    (".....XOOX.X.O.OX.X.", 5, 4, 7, 0, 3),
)

# The columns of ROWS added up, and the rest counted by eye.
COUNTS = {
    Q.STONES: (96, 99),
    Q.TERRITORY: (85, 74),
    Q.EYES: (1, 1),  # K1; O1
    Q.ONE_SIDED: (0, 0),
    Q.SOLE_LIBERTIES: (0, 0),
    Q.KO: (0, 1),  # L17
    # Black: upper left, right side, lower left, lower right, each cut off. White: everything
    # hangs together through the centre.
    Q.GROUPS: (4, 1),
    Q.SEKI_GROUPS: (1, 1),
}
DAME, SHARED = 3, 1

# Captured in play, by the number of the move that took them.
CAPTURES = {
    28: "D9",
    70: "O9",
    87: "J16",  # white
    91: "H17",  # white
    126: "J4 K4 L4",
    136: "L13 L14 M13 M14",
    206: "L17",  # the ko
    209: "K17",  # white; Black takes it back
    212: "L17",  # and White again
}
CAPTURED = (11, 3)
# Dead: Black 4 + 3 + 3 = 10, White 4 + 1 + 2 + 4 + 3 = 14.
LOST = (21, 17)
PLAYS = (117, 116)

# Area: 96 + 85 + 1 = 182 and 99 + 74 + 1 + 1 = 175; with 4 public points 361.
# D_A = 182 - 175 = 7.
# Own empty points 86 and 76, less prisoners 65 and 59: D_T = 6 = 7 - (117 - 116).
# Stones at saturation: 96 + 85 - 8 + 1 - 1 = 173; 99 + 74 - 2 + 1 - 1 + 1 = 172.
# Routes, with the pass stone each puts down at the end:
# 85 - 8 + 1 - 1 - 21 - 1 = 55; 74 - 2 + 1 - 1 + 1 - 17 - 1 = 55.
MARGINS: dict[str, int | Fraction] = {
    # 55 - 55; White, a turn short, takes one of the dame.
    "tang-song": 0,
    # 173 - 172.
    "ming-qing": 1,
    # Rights to play are routes here (no one-sided dame); White hands over a stone.
    "tingdao": 1,
    "saturation-stones": 1,
    # Black played last: 7 - 1.
    "modern-1920": 6,
    "chinese-1964": 6,
    "chinese-1988": 7 - Fraction("5.5"),
    "chinese-2002": 7 - Fraction("7.5"),
    # Black's surplus play is paid for: 7 - 7.5 - 1.
    "lu-nan": Fraction("-1.5"),
    # (85 - 21) - (74 - 17) - 6.5: neither eyes nor the ko count.
    "japanese": HALF,
    "korean": HALF,
    # White passed first: 7 - 6.5 - 1.
    "jpd-a": -HALF,
    "wmsg-2008": -HALF,
    "ikeda-area-3": -HALF,
    "jpd-b": 7 - Fraction("7.5"),
    # D_T - 6.5: eyes and the ko count.
    "jpd-art": -HALF,
    "aga": 7 - Fraction("7.5"),
    "new-zealand": 0,
    # White has the button: 7 - 7 - 0.5.
    "button": -HALF,
    "ing": 7 - 8,
}

SENTENCES = {
    ("tang-song", EN): "Draw. Black 117 plays, White 116. Black took 17 white stones and "
    "has 55 routes; White took 21 black stones and has 55 routes. Pass stones filled back "
    "too: Black 1, White 1.",
    ("tang-song", ZH): "和棋。黑一百一十七着，白一百一十六着。黑杀白十七子，黑有五十五路；"
    "白杀黑二十一子，白有五十五路。另回填虚着之子：黑一，白一。",
    ("ming-qing", EN): "233 plays in all. Black wins by ½ zi.",
    ("ming-qing", ZH): "共二百三十三着。黑胜半子。",
    ("modern-1920", ZH): "黑胜3子",
    ("chinese-1988", ZH): "黑胜¾子",
    ("chinese-2002", EN): "White wins by ¼ zi",
    ("chinese-2002", ZH): "白胜¼子",
    ("chinese-2002", JA): "白¼子勝ち",
    ("japanese", EN): "Black wins by ½ point",
    ("japanese", JA): "黒半目勝ち",
    ("jpd-a", EN): "White wins by ½ point",
    ("jpd-a", ZH): "白胜半点",
    ("new-zealand", EN): "Draw",
}
