r"""GIB, the record format of Tygem: a header of ``\[NAME=value\]``, and one line for each move.

``INI`` has the handicap, ``STO`` a stone with its column and row from 0 at the upper left,
``SKI`` a pass. Komi and margin are in tenths of a point.
"""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.colour import BLACK, WHITE
from goref.core.base.findings import Level, found
from goref.io.records.server_game import FileLine, ServerGame, lines, with_blanks
from goref.io.sgf.values import plain_number

HEADER = re.compile(r"\\\[([A-Z]+)=(.*?)(?:\\\])?")
SECTIONS = ("\\HS", "\\HE", "\\GS", "\\GE")
MOVE = re.compile(r"(?:INI|STO|SKI)(?:\s|\Z)")
CODED = re.compile(r"^\s*(?:INI|STO|SKI)(?:\+|%20)", re.MULTILINE)
"""A line of a record in which other characters have replaced the blanks."""
BLANK_IN_HEADER = re.compile(r"^\\\[[^\r\n]* ", re.MULTILINE)
COUNTS = re.compile(r"[0-9\s&-]*")
"""Lines that count players and moves; no number in them is needed."""
TEXTS = {"GAMENAME": "GN", "GAMEPLACE": "PC"}
PLAYERS = {"GAMEBLACKNAME": ("PB", "BR"), "GAMEWHITENAME": ("PW", "WR")}
RANK = re.compile(r"[^()]{1,10}")
NUMBER = re.compile(r"[0-9]{1,5}")
DATE = re.compile(r"(\d{4})-\s*(\d{1,2})-\s*(\d{1,2})(?:\D.*)?")
RESULTS = {"0": "B+", "1": "W+", "3": "B+R", "4": "W+R", "7": "B+T", "8": "W+T"}
"""Results by their number (``GRLT``); to the first two, the margin (``ZIPSU``) is added."""
THREE = "pd dp dd"
SIDES = {"1": BLACK, "2": WHITE}


def is_gib(text: str) -> bool:
    """Returns whether a text is a GIB record, even a faulty one."""
    return text.lstrip("\ufeff \t\r\n").startswith(("\\HS", "\\[GAME", "\\[GIBOKIND"))


def read_gib(text: str) -> ServerGame:
    """Reads a GIB record. Raises SgfError, naming the line that cannot be read."""
    game = ServerGame()
    last = FileLine(1, "")
    is_open = False  # a value of the header continues
    coded = CODED.search(text) is not None and not BLANK_IN_HEADER.search(text)
    for line in lines(text):
        last = line
        if is_open and not line.text.startswith(("\\[", *SECTIONS)):
            is_open = not line.text.endswith("\\]")
            continue
        if line.text.startswith("\\"):
            header = HEADER.fullmatch((with_blanks(line, game) if coded else line).text)
            is_open = line.text.startswith("\\[") and not line.text.endswith("\\]")
            if header is not None:
                _head(game, line, header[1], header[2].strip())
            elif line.text not in SECTIONS:
                game.unread.append(line)
            continue
        move = line if MOVE.match(line.text) else with_blanks(line, game)
        word, *fields = move.text.split() or [""]
        if word == "INI":
            if len(fields) < 3:
                line.broken("record-no-handicap")
            game.place(line, line.whole(fields[2], 0, 99, "record-no-handicap"), THREE)
        elif word in ("STO", "SKI"):
            _move(game, line, word, fields)
        elif not COUNTS.fullmatch(move.text):
            game.unread.append(line)
    if not game.moves and not game.info:
        last.broken("record-no-moves")
    return game


def _move(game: ServerGame, line: FileLine, word: str, fields: list[str]) -> None:
    side = SIDES.get(fields[2]) if len(fields) > 2 else None
    if word == "SKI":
        if side is None and game.moves:
            side = game.moves[-1][0].other
        game.add(line, side or (WHITE if game.black else BLACK))
        return
    if side is None:
        line.broken("record-no-side")
    if len(fields) < 5:
        line.broken("record-no-point")
    column, row = (line.whole(text, 0, 18, "record-no-point") for text in fields[3:5])
    game.play(line, side, column, row)


def _head(game: ServerGame, line: FileLine, name: str, value: str) -> None:
    if name in PLAYERS:
        player, rank = PLAYERS[name]
        named, opened, graded = value.rpartition("(")
        inside = graded.removesuffix(")")
        both = bool(opened) and graded != inside and RANK.fullmatch(inside) is not None
        game.info[player] = named.rstrip() if both else value
        if both:
            game.info[rank] = inside
    elif name in TEXTS:
        game.info[TEXTS[name]] = value
    elif name == "GAMEDATE" and (date := DATE.fullmatch(value)):
        game.info["DT"] = f"{date[1]}-{int(date[2]):02}-{int(date[3]):02}"
    elif name == "GAMERESULT":
        game.info.setdefault("RE", value)
    elif name == "GAMEINFOMAIN":
        pairs = dict(part.partition(":")[::2] for part in value.split(","))
        if not NUMBER.fullmatch(pairs.get("GONGJE", "0")):
            game.state(line, "KM", pairs["GONGJE"])  # the referee is asked about it
        _main(
            game, line, {name: told for name, told in pairs.items() if NUMBER.fullmatch(told)}
        )


def _main(game: ServerGame, line: FileLine, numbers: dict[str, str]) -> None:
    """Reads komi and result; the komi remains open if other points (``DUM``) are also given."""
    if "GONGJE" in numbers:
        komi = plain_number(Fraction(int(numbers["GONGJE"]), 10))
        if not int(numbers.get("DUM", "0")):
            game.state(line, "KM", komi)
        else:
            text = f"DUM:{numbers['DUM']}"
            game.findings.append(found("komi-dum", Level.CHECK, text=text, komi=komi))
    result = RESULTS.get(numbers.get("GRLT", ""), "")
    if result.endswith("+"):
        margin = int(numbers.get("ZIPSU", "0"))
        result = result + plain_number(Fraction(margin, 10)) if margin else ""
    if result:
        game.info["RE"] = result
