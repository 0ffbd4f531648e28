"""UGF and UGI, the record formats of PandaNet: sections with names in square brackets.

``[Header]`` has names and values; ``[Data]`` has a line for each move: the point as two
letters from ``A``, the side and its player, the number (0 for handicap stones), the time. Rows
count from below if the coordinates are those of IGS, else from above. A column ``Y`` or ``Z``
that the board does not have is a pass.
"""

from __future__ import annotations

import re

from goref.core.base.colour import BLACK, Colour
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.io.records.server_game import FileLine, ServerGame, lines
from goref.io.sgf.values import LETTERS

TEXTS = {"Place": "PC", "Writer": "US", "Commentator": "AN", "Copyright": "CP"}
PLAYERS = {"PlayerB": ("PB", "BR"), "PlayerW": ("PW", "WR")}
RULES = {"JPN": "Japanese", "CHN": "Chinese", "CH": "Chinese"}
ENDS = {"C": "R", "R": "R", "T": "T", "F": "F"}
OTHERS = {"O": "Both lost", "A": "Unfinished", "N": "Void", "D": "Draw"}
BEGINS = re.compile(r"\ufeff?(?:\s*#[^\r\n]*[\r\n])*\s*\[header\]", re.IGNORECASE)
DATE = re.compile(r"(\d{4})/(\d{2})/(\d{2})\b.*")
MOVE = re.compile(r"([A-Z])([A-Z]),(?:([BW])\d?|MK),(\d{1,5})(?:,.*)?")


def is_ugf(text: str) -> bool:
    """Returns whether a text is a UGF or UGI record, even a faulty one."""
    return BEGINS.match(text) is not None


def read_ugf(text: str) -> ServerGame:
    """Reads a UGF or UGI record. Raises SgfError, naming the line that cannot be read."""
    game = ServerGame()
    section, from_below = "", False
    last = FileLine(1, "")
    for line in lines(text):
        last = line
        if line.text.startswith("[") and line.text.endswith("]"):
            section = line.text[1:-1].lower()
        elif section == "header":
            name, _, value = (part.strip() for part in line.text.partition("="))
            from_below |= name == "CoordinateType" and value.upper() == "IGS"
            _head(game, line, name, value)
        elif section == "data" and not line.text.startswith("."):
            _move(game, line, from_below=from_below)
    if not game.moves and not game.black:
        last.broken("record-no-moves")
    return game


def _move(game: ServerGame, line: FileLine, *, from_below: bool) -> None:
    move = MOVE.fullmatch(line.text)
    if move is None:
        line.broken("record-no-point")
    column, row = ord(move[1]) - ord("A"), ord(move[2]) - ord("A")
    if from_below:
        row = game.size - 1 - row
    side = Colour.from_letter(move[3].lower()) if move[3] else None
    if side is None:
        side = game.moves[-1][0].other if game.moves else BLACK
    if move[1] in "YZ" and column >= game.size:
        game.add(line, side)
    elif int(move[4]) == 0 and side is BLACK and not game.moves:
        if not (column < game.size and 0 <= row < game.size):
            line.broken("record-no-point")
        game.black.append(LETTERS[column] + LETTERS[row])
    else:
        game.play(line, side, column, row)


def _head(game: ServerGame, line: FileLine, name: str, value: str) -> None:
    parts = [part.strip() for part in value.split(",")]
    if name in PLAYERS:
        game.info |= dict(zip(PLAYERS[name], parts, strict=False))
    elif name in TEXTS:
        game.info[TEXTS[name]] = value
    elif name == "Title":
        game.info["EV"] = ", ".join(part for part in parts if part)
    elif name == "Rule":
        game.state(line, "RU", RULES.get(value, value))
    elif name == "Size":
        game.size = line.whole(value, SMALLEST, LARGEST, "record-no-size")
    elif name == "Date" and (date := DATE.fullmatch(parts[0])):
        game.info["DT"] = "-".join(date.groups())
    elif name == "Hdcp":
        count = line.whole(parts[0] or "0", 0, 99, "record-no-handicap")
        game.state(line, "HA", str(count) if count else "")
        game.state(line, "KM", parts[1] if len(parts) > 1 else "")
    elif name == "Winner":
        game.state(line, "RE", _result(value, *parts))


def _result(value: str, who: str, how: str = "", *_: str) -> str:
    if who in ("B", "W"):
        return f"{who}+{ENDS.get(how[:1].upper(), how)}"
    return OTHERS.get(who[:1], value)
