"""NGF, the record format of Cyberoro and WBaduk: a header of twelve lines, a line per move.

The header has, in this order: event, lines of the board, White, Black, place, handicap, a
number that is always 0, komi, date, time, result, number of moves.

A move begins with ``PM`` and two letters that count the moves. Then come the side, the point as
two letters from ``B`` at the upper left (``A`` twice is a pass), and these letters in reverse.
"""

from __future__ import annotations

import re
from fractions import Fraction

from goref.core.base.colour import Colour
from goref.core.base.findings import Level, found
from goref.core.base.geometry import LARGEST, SMALLEST
from goref.io.records.server_game import FileLine, ServerGame, lines, rows, with_blanks

HEAD = 12
MOVE = re.compile(r"PM[A-Z]{2}([BW])([A-Z])([A-Z])(?:[A-Z]{2})?")
PLAYER = re.compile(r"(.*?)\s+(\d{1,2}\s*\S{1,4})")
CODED = re.compile(r"\d{8}(?:\+|%20)")
"""A line that begins with a date and a character that has replaced a blank."""
RESULT = re.compile(r"[BW]\+")
DATE = re.compile(r"(\d{4})(\d{2})(\d{2})\b.*")
LONGEST = 200
"""The most characters of a line in which a rank is searched after a name."""
KOMI = re.compile(r"-?[0-9]{1,3}(\.[0-9]{1,2})?")


def is_ngf(text: str) -> bool:
    """Returns whether a text is an NGF record, even a faulty one."""
    first = re.split(r"\r\n?|\n", text.lstrip("\ufeff"), maxsplit=HEAD + 8)
    return any(re.match(r"\s*PM[A-Z]{3}", row) for row in first[HEAD:])


def read_ngf(text: str) -> ServerGame:
    """Reads a text that :func:`is_ngf` accepts.

    Raises SgfError, naming the line that cannot be read.
    """
    game = ServerGame()
    head = [FileLine(number, row) for number, row in enumerate(rows(text)[:HEAD], 1)]
    if CODED.match(head[8].text) and not any(" " in line.text for line in head):
        head = [line if RESULT.match(line.text) else with_blanks(line, game) for line in head]
    told = [line.text for line in head]
    game.size = head[1].whole(told[1], SMALLEST, LARGEST, "record-no-size")
    game.info |= {"EV": told[0], "PC": told[4], "RE": told[10]}
    for row, player, rank in ((told[2], "PW", "WR"), (told[3], "PB", "BR")):
        both = PLAYER.fullmatch(row) if len(row) < LONGEST else None
        game.info[player] = both[1] if both else row
        if both:
            game.info[rank] = both[2].rstrip("*")
    handicap = head[5].whole(told[5], 0, 99, "record-no-handicap")
    komi = KOMI.fullmatch(told[7])
    if komi is None:
        head[7].broken("record-no-komi")
    written = komi[0]
    game.info["KM"] = written
    if not handicap and komi[1] is None:
        game.info["KM"] = read = f"{written}.5"
        values = [Fraction(read)]
        notice = found("komi-half-added", Level.NOTE, values=values, text=written, komi=read)
        game.findings.append(notice)
    if date := DATE.fullmatch(told[8]):
        game.info["DT"] = "-".join(date.groups())
    game.place(head[5], handicap)
    for line in lines(text):
        if line.number <= HEAD:
            continue
        if line.text.startswith("PM"):
            move = MOVE.fullmatch(line.text) or MOVE.fullmatch(with_blanks(line, game).text)
            if move is None:
                line.broken("record-no-point")
            side = Colour.from_letter(move[1].lower())
            if move[2] == move[3] == "A":
                game.add(line, side)
            else:
                game.play(line, side, ord(move[2]) - ord("B"), ord(move[3]) - ord("B"))
        else:
            game.unread.append(line)
    return game
