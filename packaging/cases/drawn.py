"""The chapters of the library: cases drawn by hand, and those of the generators."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import at_will
import generated
from boards import OTHER, swapped
from drafts import Book, Draft, begun

from goref.core.base.colour import COLOURS
from goref.core.base.geometry import Point
from goref.core.board.position import Position
from goref.core.ruling.ruling import PointKind, PointRuling, Ruling, StoneStatus
from goref.core.ruling.survey import survey

FACTS: dict[str, Any] = {"began": "B", "first_pass": "B", "last_play": "W", "last_dame": "none"}
FACTS |= {"last_competitive": "W"}


NO_LIBERTY = "A chain on its board has no liberty: no game leads to it."


def books() -> Iterator[Book]:
    """Yields every chapter, in the order of their study."""
    yield _counting()
    yield _seki()
    yield _protective()
    yield _handicap()
    yield _legal()
    yield _stops()
    yield _penalties()
    yield _at_will()


def counted(why: str, rows: Sequence[str], step: str = "count", **more: Any) -> Draft:
    """Returns a drawn board with all facts.

    Plays and prisoners fit its stones; unless either is given, both sides had equally many
    turns. A fact given as None is left out.
    """
    given = more.pop("facts", {})
    facts = {**FACTS, **given}
    text = "".join(rows)
    stones = [text.count("X") - facts.get("handicap", 0), text.count("O")]
    most = max(*stones, 0)
    plays = given.get("plays", [most, most])
    if "prisoners" not in given and plays is not None:
        facts["prisoners"] = [n - m for n, m in zip(plays, stones, strict=True)]
    if "plays" not in given and given.get("prisoners", stones) is not None:
        fallen = facts["prisoners"]
        facts["plays"] = [n + m for n, m in zip(stones, fallen, strict=True)]
    if min(facts.get("prisoners") or [0]) < 0:
        raise ValueError(f"{why}: more stones than plays")
    facts = {key: value for key, value in facts.items() if value is not None}
    return Draft("count", why, step, list(rows), facts=facts, **more)


def in_seki(why: str, rows: Sequence[str], marks: str, **more: Any) -> Draft:
    """Returns a seki. The marks spread as goref's do; every chain in seki is then named."""
    position = Position.from_rows(rows)
    board = position.grid

    def spots(names: str) -> frozenset[Point]:
        return frozenset(map(board.point, names.split()))

    ruling = Ruling().with_lives(spots(marks), StoneStatus.SEKI)
    for kind, value in more.get("points", {}).items():
        for side, names in [("", value)] if isinstance(value, str) else value.items():
            owner = next((c for c in COLOURS if c.letter == side), None)
            ruling = ruling.with_claim(spots(names), PointRuling(PointKind(kind), owner))
    stones = survey(position, ruling).seki
    firsts = {min(position.chain(p)) for p in stones}
    return counted(why, rows, "seki", seki=" ".join(board.names(firsts)), **more)


def both(drafts: Sequence[Draft]) -> Iterator[Draft]:
    """Yields drafts, each followed by itself with the colours exchanged."""
    for draft in drafts:
        yield draft
        yield replace(swapped(draft), why="exchanged", parts={})


def padded(rows: Sequence[str], row: str, *, below: bool = False) -> list[str]:
    """Returns rows made square by more rows above, or below."""
    more = [row] * (len(row) - len(rows))
    return [*rows, *more] if below else [*more, *rows]


# Counting


def _counting() -> Book:
    book = begun("counting")
    even = [".XXO.", "XXOO.", ".XXOO", "XXOO.", ".XXO."]
    gap = ["..X.O", ".XX.O", "..X.O", ".XX.O", "..X.O"]
    one = [".XO..", "XXOO.", ".X.O.", "XXOO.", ".XO.."]
    drafts = [
        counted("walls", even, known={"ikeda-area-2": "1"}),
        counted("walls", even, facts={"komi": "0"}),
        counted("dame-column", gap),
        counted("dame-one", one, facts={"last_play": "B", "first_pass": "W"}),
        counted("dame-one", one),
        # Five rows by five: five empty points and seven stones each, a dame (WMSG).
        *(
            counted("wmsg-dame", rows, facts={"komi": "0", "first_pass": first, "last_play": last},
                    known={"wmsg-2008": margin, "jpd-a": margin})
            for rows, first, last, margin in (
                (["..XO.", "..XO.", "XXOOO", ".X.O.", "XXO.."], "B", "B", "0"),
                (["..XO.", "..XO.", "XXOOO", ".XOO.", "XXO.."], "B", "W", "-1"),
                (["..XO.", "..XO.", "XXOOO", ".XXO.", "XXO.."], "W", "B", "0"),
            )
        ),
        # Five rows of six, from the live-stone rules' tests, made square.
        counted(
            "stones-that-live",
            [".XXO.O", ".XXO.O", ".XXO.O", ".XOO.O", ".XOO.O", ".XOO.O"],
            facts={"komi": "0"},
        ),
        *(
            counted("unequal-turns", one, facts={"plays": plays, "last_play": last, **more})
            for plays, last, more in (
                ([10, 9], "B", {}),
                ([9, 10], "W", {}),
                ([11, 9], "B", {}),
                ([10, 9], "B", {"last_dame": "B"}),
                ([9, 10], "W", {"last_dame": "W"}),
                ([12, 9], "B", {"last_dame": "B"}),
                ([10, 9], "B", {"last_dame": None}),
                ([10, 9], "B", {"last_dame": None, "last_play": None}),
            )
        ),
        *(
            counted("unequal-turns", even, facts={"plays": plays, "last_play": last, **more})
            for plays, last, more in (
                ([13, 12], "B", {}),
                ([12, 13], "W", {}),
                ([13, 12], "B", {"last_dame": "B"}),
                ([12, 13], "W", {"last_dame": "W"}),
                ([13, 12], "B", {"last_dame": None}),
            )
        ),
        counted("prisoners", even, facts={"prisoners": [3, 1]}),
        counted("prisoners", even, facts={"prisoners": [0, 4]}),
        counted("pass-stones-stated", even, facts={"pass_stones": [2, 0]}),
        counted("pass-stones-stated", even, facts={"pass_stones": [1, 3]}),
        counted("missing", even, facts=dict.fromkeys([*FACTS, "plays", "prisoners"])),
        counted("missing", even, facts={"first_pass": None, "last_play": None}),
        counted("missing", even, facts={"prisoners": None, "plays": None}),
        counted("group-tax", [".XO.O", "XXOOO", "OOO.O", "O.OOO", "OOO.O"]),
        counted("group-tax", [".X.OX.", "XXXOXX", "OOOO.X", ".O.OXX", "OOOOX.", "O.O.OX"]),
        counted("inner-stones", ["XXXO.", "XXXO.", "XXXOO", "XXXO.", "XXXO."]),
        counted("empty-rest", [".XO..", ".XO..", ".XO..", ".XO..", ".XO.."]),
        counted("last-ko", ["..XO.", "XXXOO", "X.XO.", ".XOOO", "XOO.O"], "points"),
        counted("last-ko", ["..XO.", "XXXOO", "X.XO.", ".XOOO", "XOO.O"], "points",
                points={"ko": {"B": "A2"}}),
        counted("last-ko-filled", ["..XO.", "XXXOO", "X.XO.", "XXOOO", "XOO.O"], "points"),
        counted("dead-counted", ["..XO.", ".OXO.", "..XOO", ".XXO.", ".XO.."], "dead", dead="B4"),
        counted("dead-as-they-stand", ["..XO.", ".OXO.", "..XOO", ".XXO.", ".XO.."], "dead"),
    ]  # fmt: skip
    book.add(1, both(drafts))
    for number, more in generated.counting():
        book.add(number, more)
    book.add(901, _records())
    book.withdraw((63, 64), NO_LIBERTY, 921)
    inner = [".XXO.", "XXXO.", "XXXOO", "XXXO.", ".XXO."]
    book.add(921, both([counted("inner-stones", inner)]))
    return book


DAME_COLUMN = [".XX.OO."] * 7
TO_THE_DAME = ("B D1", "W D2", "B D3", "W D4", "B D5", "W D6", "B D7")


def _records() -> Iterator[Draft]:
    """Yields records that say more than their moves."""
    for header, facts in (
        ({"komi": "5.5"}, {}),
        ({"komi": "5.5"}, {"komi": "0"}),
        ({"komi": "3", "rules": "stone-scoring"}, {}),
        ({"komi": "3", "rules": "aga"}, {}),
        ({"handicap": 3}, {"began": None, "plays": [9, 12]}),
        ({"handicap": 1}, {}),
        ({"handicap": 2, "komi": "0.5"}, {"handicap": 3, "began": None, "plays": [9, 12]}),
    ):
        draft = counted("record-of-its-own", WALLS, "payments", facts=facts)
        yield replace(draft, kind="record", header=header)
    for more, void, set_up in (
        ((), [7], []),
        (("W A1",), [8], []),
        (("W A1", "B pass"), [8], []),
        ((), [1], []),
        ((), [1, 2, 3, 4, 5, 6, 7], []),
        ((), [], [{"after": 7, "W": ["G1"]}]),
        (("B pass", "W pass"), [], [{"after": 7, "B": ["A1", "A2"], "clear": ["C1"]}]),
        ((), [], [{"after": 3, "B": ["A1"], "clear": ["F2", "D1"]}, {"after": 4, "W": ["D1"]}]),
    ):
        yield Draft(
            "record", "void-and-set-up", "record", DAME_COLUMN, [*TO_THE_DAME, *more],
            facts={"last_competitive": "W"}, void=void, set_up=set_up,
        )  # fmt: skip


# Seki

TWO_SHARED = [".XO.XX", "XXOOXX", ".XOOXX", "XXOXXX", ".XOXXX", ".XO.XX"]
EYE_EACH = [".XO.OX", "XXOOOX", ".XOXXX", "XXOX.X", ".XOXXX", ".XO.XX"]
UNEQUAL_EYES = [".XO.OXX", "XXO.OXX", ".XOOOXX", "XXO.XXX", ".XOXXXX", "XXOX.XX", ".XO.XXX"]
THREE_SHARED = [".XO.XX", "XXOOXX", ".XO.XX", "XXOXXX", ".XOXXX", ".XO.XX"]
LINE_OF_THREE = ["X.OOO.X", "XXXXXXX", "OOOOOOO", "O.OOOOO", "OOOO.OO", "OOOOOOO", "OOOOOOO"]
SOLE = ["OOXXOO.", "OX..XO.", "OX..XO.", "OXOOXO.", "OXXXXO.", "OOOOOO.", "......."]
JOINED = [".O.O.", "OO.OO", "XXOXX", "XXXXX", ".X.X."]
TWO_OF_THREE = ["XXXXX", "XXXXX", "X...X", "OOOOO", "OOOOO"]
CHAIN_OF_THREE = [
    *(".XOO.O.X.O.OOX", ".XXO.OOXOO.OXX", "..XXOOOOXOOXX.", "...XXXXXXXX..."),
    *("." * 14,) * 10,
]
SEVEN_EYES = [
    *(".O.O.O..O.O.OX", "OXOOOXOOXOOOOX", ".XOXXXXXXXXXXX", "XXXOX.........", ".XOOX........."),
    *("XXOOX.........", "OOOOX.........", *("...OX.........",) * 7),
]


def _seki() -> Book:
    book = begun("seki")
    no_komi = {"komi": "0"}
    drafts = [
        in_seki("two-shared", TWO_SHARED, "C6 E6"),
        in_seki("two-shared", TWO_SHARED, "C6 E6", facts=no_komi),
        in_seki("eye-each", EYE_EACH, "C6 F6"),
        in_seki("eye-each", EYE_EACH, "C6 F6", facts={"prisoners": [1, 3]}),
        in_seki("unequal-eyes", UNEQUAL_EYES, "C7 F7"),
        in_seki("three-shared", THREE_SHARED, "C6 E6"),
        in_seki("three-shared-one-dame", THREE_SHARED, "C6 E6", points={"dame": "D4"}),
        in_seki("line-of-three", LINE_OF_THREE, "A7 C7"),
        in_seki("sole-liberties", SOLE, "B6 C7 C4", facts=no_komi,
                points={"sole-liberty": {"B": "C6 D6"}, "shared": "C5 D5"},
                known={"jpd-b": "-19", "ikeda-area-2": "-19", "stone-scoring": "-19"}),
        in_seki("sole-not-claimed", SOLE, "B6 C7 C4", facts=no_komi,
                known={"jpd-b": "-21", "ikeda-area-2": "-21"}),
        in_seki("one-sided", TWO_OF_THREE, "A5 A1",
                points={"one-sided": {"B": "B3 C3"}, "shared": "D3"}),
        in_seki("one-sided-not-claimed", TWO_OF_THREE, "A5 A1"),
        in_seki("one-sided-one", TWO_OF_THREE, "A5 A1",
                points={"one-sided": {"B": "B3"}, "shared": "C3 D3"}),
        in_seki("chain-of-groups", CHAIN_OF_THREE, "H14",
                facts={"komi": "0"}),
        in_seki("seven-eyes", SEVEN_EYES, "A13", facts={"komi": "0"}),
        in_seki("false-eyes", SEVEN_EYES, "A13", facts={"komi": "0"},
                points={"false-eye": {"W": "A14 C14 E14 G14 H14 K14"}}),
        in_seki("eye-by-ruling", EYE_EACH, "C6 F6", points={"eye": {"W": "D6"}}),
        counted("not-ruled-seki", TWO_SHARED, "seki"),
        in_seki("seki-of-one-side", EYE_EACH, "C6 F6", points={"dame": "D1"}),
        in_seki("with-dead", [*EYE_EACH[:3], "XXOX.X", ".XOXXX", "OXO.XX"], "C6 F6", dead="A1"),
    ]  # fmt: skip
    book.add(1, both(drafts))
    for number, more in generated.seki(in_seki):
        book.add(number, more)
    return book


# Protective plays

PROTECTED: tuple[tuple[str, list[str], str], ...] = (
    ("two-eyes-at-stake", padded(["XXXXOOO", "XXXXOOO", "X.XOO.O", "..XOOO.", "XXOO.OO"], "XXXXOOO"), ""),
    ("shown-by-board", padded(["XXOO.OO", "..XOOOO", "XXOOOOO", "XXXOO.O", ".XOOOOO"], "XXOOOOO"), ""),
    ("two-places", padded(["...XXOO", "XXXOO.O", "X..XO.O", "XXXO.OO", "XXOOOOO"], "XXOOOOO", below=True), ""),
    ("dead-stone-helps", padded(["XX.XOOO", "XXXOOO.", "XX.XXOO", "XXOXOOO", "XXXOOOO"], "XXXOOOO", below=True), "C4"),
    ("one-play-for-both", padded(["..X.OOO", "..XO..O", "XXOOO.O", "XXOOOO.", "XXXOOOO"], "XXXOOOO", below=True), ""),
    ("direct-ko", padded(["OO.OOOO", ".OOOOOO", "XOXXXXX", ".XX.X.X"], "OOOOOOO"), ""),
    ("answered", padded(["XXXXOOO", "X.X.XOO", "XXX.XOO", "....XOO", "XXXXXOO"], "XXXXXOO", below=True), ""),
    ("two-eyes-safe", padded(["X.XOO.O", "XXXOOOO", "X.XO.OO", "XXXOOOO"], "XXXOOOO", below=True), ""),
    ("dead-anyway", padded(["..XO..O", "XXXOOOO", "OOOO.OO"], "OOOOOOO", below=True), "A6"),
    ("three-in-a-row", padded(["X...XO.", "XXXXXOO", "OOOOOO.", "O.OO.OO"], "OOOOOOO", below=True), ""),
    ("four-in-a-row", padded(["X....XO.", "XXXXXXOO", "OOOOOOO.", "O.OO.OOO"], "OOOOOOOO", below=True), ""),
    ("pyramid", ["XXXXOO", "X..XO.", "XX.XOO", "XXXXO.", "OOOOOO", "O.OO.O"], ""),
    ("double-atari", ["OOOXX.X", "OOX.XXX", "OX..X.X", "OX.XXXX", "OOXXXXX", "O.OOOOO", "OOOO.OO"], ""),
    ("ko-for-life", padded(["OOO.OOOO", "XXOOOOOO", ".XOO.OOO", "XXXOOOOO", "XOOXXXXX", ".XO.X.X."], "OOOOOOOO"), "B2"),
    ("approach-ko", padded(["OOOO.OOO", "XXXOOOOO", "..XO.OOO", "XXXOOOOO", "XOOXXXXX", ".XO.X.X."], "OOOOOOOO"), "B2"),
    ("ko-with-threat", padded(["O.O.OOOOXXX", "OOOOOOOOX.X", "XXXXXOXOXXX", ".OOOXX.XX.X"], "OOOOOOOOXXX"), "B1"),
    ("cut-by-ko", padded(["O.O.OXX.X", "OOOOOXXXX", "XXOXOXXXX", ".XX.XX.X."], "OOOOOXXXX"), ""),
    ("ko-for-one", padded(["XXO.OOXXX", "XXOOOOXXX", "XXO.OOXXX", ".XOOOOX.X", "XXOXOXXXX", ".XX.XX.XX"], "XXOOOOXXX"), ""),
    ("snapback", padded(["O.OO.OO", "OOOOOOO", "XXOXXXX", "..XX.X."], "OOOOOOO"), ""),
    ("connect-and-die", padded(["O.OO.OOO", "OOOOOOOO", "XXOXXXXX", "..X.X.X."], "OOOOOOOO"), ""),
    ("takes-back", padded(["O.O.OOOOO", "OOOOOOOOO", "OOOXOXXXX", "XXOXOXX.X", ".XX.XX.XX"], "OOOOOOOOO"), ""),
)  # fmt: skip
"""Boards whose dame are filled, each with the dead stones on it."""


def _protective() -> Book:
    book = begun("protective-plays")
    number = 1
    for why, rows, dead in PROTECTED:
        asked = counted(why, rows, "points", dead=dead, asks_needed=True)
        book.add(number, both([asked]))
        number += 2
    made: list[Draft] = []
    for why, rows, dead, point in (
        ("play-made", PROTECTED[0][1], "", "B2"),
        ("play-made", PROTECTED[1][1], "", "B4"),
        ("play-made", PROTECTED[9][1], "", "C7"),
        ("play-made", PROTECTED[11][1], "", "C5"),
    ):
        board = Position.from_rows(rows)
        after = board.with_stones({board.grid.point(point): COLOURS[0]}).rows
        made.append(counted(why, after, "points", dead=dead, asks_needed=True))
        made.append(counted("owed-dame", rows, "points", dead=dead, points={"dame": point}))
        made.append(counted("left-as-land", rows, "points", dead=dead))
    board = Position.from_rows(PROTECTED[5][1])
    made.append(counted("ko-kept-open", board.rows, "points", points={"ko": {"B": "A1"}}))
    filled = board.with_stones({board.grid.point("A1"): COLOURS[0]}).rows
    made.append(counted("ko-connected", filled, "points", asks_needed=True))
    book.add(51, both(made))
    for number, more in generated.protective(counted):
        book.add(number, more)
    book.withdraw((13, 14), NO_LIBERTY, 903)
    book.withdraw((7, 8), "The other side has one eye alone, and can be taken as a whole.", 901)
    mended = [
        counted(why, rows, "points", dead=dead, asks_needed=True)
        for why, rows, dead in (
            (
                "dead-stone-helps",
                [".XXOOOO", "XXXOOO.", "XX.XXOO", "XXOXOO.", *["XXXOOOO"] * 3],
                "C4",
            ),
            ("answered", ["XXXXOOO", "X.X.XO.", "XXX.XOO", "....XO.", *["XXXXXOO"] * 3], ""),
        )
    ]
    book.add(901, both(mended))
    return book


# Handicap and komi

WALLS = [".XO..", "XXOO.", ".XO..", "XXOO.", ".XO.."]


def _handicap() -> Book:
    book = begun("handicap-and-komi")
    drafts = []
    for stones in (2, 3, 4, 9):
        for last in "BW":
            facts = {
                "handicap": stones,
                "began": "W",
                "last_play": last,
                "first_pass": OTHER[last],
            }
            facts["plays"] = [12, 12 if last == "B" else 13]
            drafts.append(counted("handicap-last-play", WALLS, "payments", facts=facts))
    drafts += [
        counted("komi-stated", WALLS, "payments", facts={"komi": komi})
        for komi in ("0", "0.5", "5.5", "6.5", "7.5", "-5")
    ]
    drafts += [
        counted("first-pass", WALLS, "payments", facts={"first_pass": first})
        for first in ("B", "W", "none")
    ]
    for began in "BW":
        for last in ("B", "W", "none"):
            facts = {"began": began, "last_play": last}
            drafts.append(counted("began-and-last", WALLS, "payments", facts=facts))
    facts = {"handicap": 3, "komi": "5.5", "began": "W"}
    drafts.append(counted("handicap-and-komi", WALLS, "payments", facts=facts))
    book.add(1, drafts)
    for number, more in generated.handicap_and_komi():
        book.add(number, more)
    return book


# Legal plays


def play(why: str, rows: Sequence[str], moves: str, asked: str, **more: Any) -> Draft:
    """Returns a question about a play; moves are ``B C3, W pass``."""
    told = [move.strip() for move in moves.split(",") if move.strip()]
    return Draft("play", why, "record", list(rows), told, play=asked, **more)


KO = [".....", ".XO..", "XO.O.", ".XO..", "....."]


def _legal() -> Book:
    book = begun("legal-plays")
    lone = ["....", ".X..", "X.X.", ".X.."]
    pair = [".XX.", "X..X", ".XX.", "...."]
    edge = ["..XO.", ".XO.O", "..XO.", ".....", "....."]
    drafts = [
        play("empty-point", ["...", "...", "..."], "", "B B2", first="B"),
        play("occupied", ["...", ".X.", "..."], "", "W B2", first="W"),
        play("retake", KO, "B C3", "W B3"),
        play("retake-after-exchange", KO, "B C3, W E5, B E1", "W B3"),
        play("retake-after-pass", KO, "B C3, W pass, B pass", "W B3"),
        play("retake-after-stones", KO, "B C3, W pass-stone, B pass-stone", "W B3"),
        play("retake-after-give-up", KO, "B C3, W give-up, B give-up", "W B3"),
        play("retake-in-game", KO, "W E5, B C3", "W B3"),
        play("retake-in-game", ["....", "....", "....", "...."],
             "B B4, W C4, B A3, W D3, B B2, W C2, B C3, W B3", "B C3"),
        play("suicide-one", lone, "", "W B2", first="W"),
        play("suicide-one", lone, "B D4", "W B2"),
        play("suicide-two", pair, "B D1, W B3, B D4", "W C3"),
        play("suicide-two", pair, "W B3, B D4", "W C3"),
        play("takes-first", ["XO..", ".XO.", "XO..", "...."], "B D4", "W A3"),
        play("takes-first", [".OX.", "OX..", "X...", "...."], "W D1", "B A4"),
        play("eye-filled", [".XX.", "XX.X", "XXXX", "XXXX"], "", "B A4", first="B"),
        play("last-liberty", [".X", "XX"], "", "B A2", first="B"),
        play("last-liberty-taken", [".X", "XX"], "", "W A2", first="W"),
        play("tiny", ["..", ".."], "B A1, W B2, B A2, W B1, B A1", "W A2"),
        play("tiny", ["..", ".."], "B A1, W B2, B pass, W A2, B A1", "W B2"),
        play("tiny", ["..", ".."], "B A1, W B1, B B2, W A2, B A1", "W B1"),
        play("tiny", ["..", ".."], "B A1, W B1, B B2, W A2, B pass", "W A1"),
        play("two-for-one", edge, "B D4, W C4, B D4", "W C4"),
    ]  # fmt: skip
    book.add(1, both(drafts))
    for number, more in generated.legal_plays():
        book.add(number, more)
    return book


# Stops


def state(why: str, moves: str, **more: Any) -> Draft:
    told = [move.strip() for move in moves.split(",") if move.strip()]
    return Draft("state", why, "record", WALLS, told, **more)


def _stops() -> Book:
    book = begun("stops")
    end = "B E5, W D1, "
    drafts = [
        state("one-pass", "B pass"),
        state("two-passes", "B pass, W pass"),
        state("two-passes", "B E5, W pass, B pass"),
        state("three-passes", "B pass, W pass, B pass"),
        state("four-passes-in-a-row", "B pass, W pass, B pass, W pass"),
        state("four-passes-in-a-row", "W pass, B pass, W pass, B pass"),
        state("pass-and-play", "B pass, W E5, B pass, W pass"),
        state("pass-and-play", "B pass, W pass, B E5, W pass, B pass"),
        state("give-ups", "B give-up, W give-up"),
        state("give-up-refused", "B give-up, W E5"),
        state("give-up-refused", "B give-up, W pass-stone"),
        state("give-up-refused", "B pass-stone, W give-up, B E5"),
        state("stone-then-give-up", "B pass-stone, W give-up"),
        state("stone-then-give-up", "B pass-stone, W give-up, B give-up"),
        state("two-stones", "B pass-stone, W pass-stone"),
        state("four-stones", "B pass-stone, W pass-stone, B pass-stone, W pass-stone"),
        state("four-stones", "B pass-stone, W E5, B pass-stone, W pass-stone, B pass-stone"),
        state("four-stones-refused", "B pass-stone, W pass-stone, B pass-stone, W give-up, B E5"),
        state("four-stones-talk", "B pass-stone, W pass-stone, B give-up, W give-up, disagree, "
              "B pass-stone, W pass-stone"),
        state("six-stones", "B pass-stone, W pass-stone, B pass-stone, W pass-stone, "
              "B pass-stone, W pass-stone"),
        state("agreed", "B pass, W pass, agreed"),
        state("agreed", "B give-up, W give-up, agreed"),
        state("agreed", end + "agreed"),
        state("stop-said", end + "stop"),
        state("stop-said", end + "stop, agreed"),
        state("declared-alive", "B give-up, W give-up, all-alive"),
        state("declared-alive", "B pass, W pass, all-alive"),
        state("disagree", "B pass, W pass, disagree"),
        state("disagree", "B give-up, W give-up, disagree"),
        state("disagree", "B give-up, W give-up, disagree, B pass-stone"),
        state("disagree-and-play", "B pass, W pass, disagree, B E5"),
        state("resume-asked", "B pass, W pass, resume B"),
        state("resume-asked", "B pass, W pass, resume W"),
        state("resume-asked", "B pass, W pass, resume B, W E5"),
        state("second-stop", "B pass, W pass, resume B, W E5, B pass, W pass"),
        state("second-stop", "B pass, W pass, resume B, B pass, W pass"),
        state("play-after-stop", "B pass, W pass, B E5"),
        state("play-after-agreement", "B pass, W pass, agreed, B E5"),
        state("same-side-twice", "B pass, B pass"),
        state("resigned", end + "resign W"),
        state("resigned", "B pass, W pass, resign B"),
        state("no-result", end + "no-result"),
        state("no-result", end + "draw"),
        state("both-lose", "B pass, W pass, both-lose"),
    ]  # fmt: skip
    book.add(1, drafts)
    for number, more in generated.stops():
        book.add(number, more)
    return book


# Penalties


def _penalties() -> Book:
    book = begun("penalties")

    def fined(why: str, *fines: dict[str, Any], **facts: Any) -> Draft:
        return counted(why, WALLS, "payments", penalties=list(fines), facts=facts)

    two = {"by": "B", "pays": "2", "unit": "points"}
    drafts = [
        fined("two-points", two),
        fined("one-zi", {"by": "B", "pays": "1", "unit": "zi"}),
        fined("two-points", two, handicap=2, began="W"),
        fined("half-zi", {"by": "W", "pays": "0.5", "unit": "zi"}),
        fined("added-up", two, two),
        fined("added-up", two, {"by": "W", "pays": "3", "unit": "points"}),
        fined("both-pay", {"by": "both", "pays": "2", "unit": "points"}),
        fined("in-the-lid", {**two, "stones_in_lid": True}, prisoners=[3, 2]),
        fined("not-in-the-lid", two, prisoners=[3, 2]),
        fined("turns-the-winner", {"by": "W", "pays": "4", "unit": "points"}, komi="0"),
        fined("lost-by-penalty", {"by": "W", "ends": "loss"}),
        fined("lost-by-penalty", two, {"by": "B", "ends": "loss"}),
        fined("both-lost", {"by": "both", "ends": "loss"}),
        fined("both-lost", {"by": "both", "ends": "both-lose"}),
        fined("ended-otherwise", {"by": "both", "ends": "draw"}),
        fined("ended-otherwise", {"by": "both", "ends": "new-game"}),
        fined("first-ends", {"by": "W", "ends": "loss"}, {"by": "B", "ends": "loss"}),
    ]
    book.add(1, both(drafts))
    for number, more in generated.penalties():
        book.add(number, more)
    nothing = [
        fined("not-in-force", *fines, **facts)
        for fines, facts in (
            ([{**two, "open": True}], {}),
            ([{**two, "stones_in_lid": True, "annulled": True}], {"prisoners": [3, 2]}),
            ([two, {**two, "annulled": True}], {}),
            ([{"by": "nobody", "pays": "2", "unit": "points"}], {}),
            ([{"by": "nobody", "ends": "loss"}], {}),
            ([{"by": "nobody", "ends": "draw"}], {}),
            ([{"by": "W", "ends": "loss", "annulled": True}], {}),
            ([{"by": "W", "ends": "loss", "open": True}, {"by": "B", "ends": "loss"}], {}),
        )
    ]
    book.add(901, (replace(draft, kind="record") for draft in nothing))
    return book


# At will


def _at_will() -> Book:
    book = begun("at-will")
    asked = [
        in_seki("last-dame-asked", TWO_SHARED, "C6 E6",
                facts={"plays": plays, "last_dame": None, "last_play": last})
        for plays, last in (([27, 26], "B"), ([26, 27], "W"), ([27, 26], None))
    ]  # fmt: skip
    book.add(451, asked)
    said = [
        in_seki("one-point-says", UNEQUAL_EYES, "C7 F7", points={"false-eye": {"W": "D7"}}),
        in_seki("one-point-says", UNEQUAL_EYES, "C7 F7", points={"eye": {"W": "D6"}}),
        counted("one-point-says", WALLS, "points", points={"eye": {"W": "E5"}}),
        counted("one-point-says", WALLS, "points", points={"false-eye": {"W": "D1"}}),
        in_seki("one-point-says", UNEQUAL_EYES, "C7 F7", points={"territory": {"W": "D7"}}),
        # A group that only a false eye joins: one group with two eyes, not two.
        in_seki("one-point-says", JOINED, "B5 D5 C3", points={"false-eye": {"W": "C5"}}),
    ]
    book.add(461, said)
    book.add(471, _corners())
    for number, more in at_will.at_will():
        book.add(number, more)
    return book


def _corners() -> Iterator[Draft]:
    """Yields cases in which one condition of a rule decides alone."""
    yield counted(
        "one-condition", WALLS, "payments", facts={"last_play": "none", "began": None}
    )
    joined = ["XOOOX", "XO.OX", "XOOOX", "XOXOX", ".X.X."]
    yield counted("one-condition", joined, "points", points={"dame": "C1"})
    thin = {"plays": [11, 10], "last_play": "B", "last_dame": None}
    yield counted("one-condition", [".XOO."] * 5, "payments", facts=thin)
    yield Draft(
        "count", "one-condition", "payments", DAME_COLUMN,
        ["B D1", "W D2", "B D3", "W D4", "B D5", "B D6", "W D7"], facts={"last_competitive": "W"},
    )  # fmt: skip
    corner = Draft(
        "count", "one-condition", "record", ["O...", "X...", "....", "...."], ["B B4"],
        facts={"prisoners": [0, 0], "last_competitive": "W"},
    )  # fmt: skip
    yield from (corner, swapped(corner))
    yield Draft(
        "count", "one-condition", "record", ["....", "....", "....", "...."],
        ["B give-up", "W C3", "B B2", "W give-up"], facts={"last_competitive": "W"},
    )  # fmt: skip
    passes = [f"{side} pass" for side in "BWBW"]
    yield Draft(
        "count", "one-condition", "record", WALLS, passes, facts={"last_competitive": "W"}
    )
    lid = {"by": "B", "pays": "1.5", "unit": "points", "stones_in_lid": True}
    yield counted(
        "one-condition", WALLS, "payments", facts={"prisoners": [3, 2]}, penalties=[lid]
    )
    under = ["..XO.", ".OXO.", "..XOO", ".XXO.", ".XO.."]
    yield counted(
        "one-condition", under, "dead", dead="B4", points={"dame": "B4"}, facts={"end": "alive"}
    )
