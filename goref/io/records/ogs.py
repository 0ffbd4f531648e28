"""Games of the Online Go Server (OGS), in the server's own JSON.

``/api/v1/games/ID`` has names, ranks and the result, and under ``gamedata`` the game itself;
``/termination-api/game/ID`` is the game alone. A move is ``[column, row, milliseconds]`` from 0
at the upper left; ``[-1, -1, …]`` is a pass. Older games have all moves in one text, two
letters each, ``..`` for a pass. ``initial_state`` holds the stones before the first move, by
SGF's names of points; ``removed`` holds the stones that both players removed as dead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from fractions import Fraction
from math import ceil, floor

from goref.core.base.colour import BLACK, WHITE, Colour
from goref.core.base.faults import fault
from goref.core.base.findings import Level, found
from goref.core.base.frozen import replace
from goref.core.base.geometry import Point
from goref.core.game.replay import replay
from goref.core.ruling.ruling import Ruling, StatusSource, StoneStatus
from goref.io.event.formats.json import Value
from goref.io.records.server_game import ServerGame
from goref.io.sgf.read import SgfGame
from goref.io.sgf.syntax import MOST_MOVES
from goref.io.sgf.values import LETTERS, plain_number, read_point

GAME = ("width", "height")
"""Names in both forms of a game (the description, and the game itself, which has the moves)."""
MOST_LINES = 99
MOST_HANDICAP = 99
LATEST = 253_402_300_799
"""The end of the year 9999, in seconds since 1970."""
DAY = re.compile(r"(\d{4}-\d{2}-\d{2})T.*")
MARGIN = re.compile(r"(\d{1,4}(?:\.\d{1,2})?) points?", re.IGNORECASE)
ENDS = {
    "resignation": "R",
    "timeout": "T",
    **dict.fromkeys(
        ("disconnection", "disqualification", "moderator decision", "abandonment"), "F"
    ),
}
"""The letter after the winner in ``RE``, by OGS's name for the end of the game."""
CANCELLED = ("cancellation", "cancelled", "annulled")
FIRST_DAN = 30
"""The number of the rank 1 dan; ranks count from 0, which is 30 kyu."""
COLOURS = {1: BLACK, 2: WHITE}


def is_ogs(root: Value) -> bool:
    """Returns whether an object is a game of OGS, even a description without the moves."""
    names = root.holds if isinstance(root.holds, Mapping) else {}
    return {*GAME, "players"} <= set(names) and bool(
        {"gamedata", "moves", "outcome"} & set(names)
    )


def read_ogs(root: Value) -> SgfGame:
    """Reads a game. Raises JsonError with the place, SgfError for an unsupported board."""
    data = root if root["moves"] is not None else root.needed("gamedata")
    game = ServerGame(_size(data))
    _tell(game, root, data)
    _stones(game, data)
    _moves(game, data)
    read = game.collection().games[0]
    return _with_removed(read, data, counted=bool(MARGIN.match(_outcome(root, data))))


def _size(data: Value) -> int:
    width, height = (data.needed(name) for name in GAME)
    lines = width.whole(1, MOST_LINES)
    if height.whole(1, MOST_LINES) != lines:
        raise height.error(fault("record-not-square"))
    return lines


def _either(root: Value, data: Value, *names: str) -> Value | None:
    """Returns the value of the first name that ``data`` or ``root`` has; else None."""
    for name in names:
        for place in (data, root):
            found = place[name]
            if found is not None:
                return found
    return None


def _says(root: Value, data: Value, *names: str) -> str:
    found = _either(root, data, *names)
    return "" if found is None else found.text()


def _outcome(root: Value, data: Value) -> str:
    return _says(root, data, "outcome")


def _tell(game: ServerGame, root: Value, data: Value) -> None:
    """Sets names, rules, komi, handicap, day and result as SGF's properties."""
    info = game.info
    for colour, name, rank in (("black", "PB", "BR"), ("white", "PW", "WR")):
        player = _player(root, data, colour)
        if player is not None:
            info[name] = player.says("username")
            info[rank] = _rank(player)
    info["GN"] = _says(root, data, "game_name", "name")
    info["RU"] = _says(root, data, "rules")
    number = _either(root, data, "game_id", "id")
    if number is not None:
        info["PC"] = f"OGS: https://online-go.com/game/{number.whole(0, LATEST)}"
    komi = _either(root, data, "komi")
    if komi is not None:
        info["KM"] = plain_number(_number(komi))
    handicap = _either(root, data, "handicap")
    if handicap is not None and (stones := handicap.whole(0, MOST_HANDICAP)):
        info["HA"] = str(stones)
    info["DT"] = _day(root, data)
    info["RE"] = _result(root, data)


def _player(root: Value, data: Value, colour: str) -> Value | None:
    for place in (root, data):
        players = place["players"]
        if players is not None and players[colour] is not None:
            return players[colour]
    return None


def _rank(player: Value) -> str:
    """Returns a rank such as ``5k``; "" for a professional, whose rank counts differently."""
    told, professional = player["rank"] or player["ranking"], player["professional"]
    if told is None or (professional is not None and professional.holds):
        return ""
    rank = told.holds
    if isinstance(rank, bool) or not isinstance(rank, int | Fraction):
        return ""
    if not 0 < rank < FIRST_DAN + 9:
        return ""
    return (
        f"{ceil(FIRST_DAN - rank)}k" if rank < FIRST_DAN else f"{floor(rank) - FIRST_DAN + 1}d"
    )


def _number(value: Value) -> Fraction:
    """Returns a number, also one written as a text: ``"7.50"``.

    Raises JsonError if the value is neither.
    """
    if isinstance(value.holds, str):
        if re.fullmatch(r"-?\d{1,4}(\.\d{1,4})?", value.holds, re.ASCII) is None:
            raise value.error(fault("json-no-number"))
        return Fraction(value.holds)
    return value.number()


def _day(root: Value, data: Value) -> str:
    day = DAY.fullmatch(_says(root, data, "started"))
    if day:
        return day[1]
    begun = _either(root, data, "start_time")
    if begun is None:
        return ""
    seconds = begun.whole(0, LATEST)
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def _winner(root: Value, data: Value) -> str:
    """Returns ``B`` or ``W``; "" if the game has no winner, or has not ended."""
    lost = {
        other: value.flag()
        for name, other in (("black_lost", "W"), ("white_lost", "B"))
        if (value := root[name]) is not None
    }
    if sum(lost.values()) == 1:
        return next(side for side, is_so in lost.items() if is_so)
    winner = _either(root, data, "winner")
    if winner is None or lost:
        return ""
    if isinstance(winner.holds, str):
        return {"black": "B", "white": "W"}.get(winner.text().lower(), "")
    for colour, side in (("black", "B"), ("white", "W")):
        player = _player(root, data, colour)
        number = _either(root, data, f"{colour}_player_id")
        if number is None and player is not None:
            number = player["id"]
        if number is not None and number.holds == winner.holds:
            return side
    return ""


def _result(root: Value, data: Value) -> str:
    outcome, winner = _outcome(root, data).lower(), _winner(root, data)
    if outcome in CANCELLED:
        return "Void"
    margin = MARGIN.match(outcome)
    if margin and not Fraction(margin[1]):
        return "0"
    if not winner:
        return ""
    return f"{winner}+{margin[1] if margin else ENDS.get(outcome, '')}"


def _stones(game: ServerGame, data: Value) -> None:
    """Sets up the stones before the first move."""
    state = data["initial_state"]
    if state is None:
        return
    for colour, placed in (("black", game.black), ("white", game.white)):
        points = state[colour]
        if points is not None:
            placed += [at for at in _points(game, points) if at]


def _points(game: ServerGame, value: Value) -> Iterator[str]:
    """Yields the points in a text, two letters each; "" for a pass.

    Raises JsonError if the value is no text, or two letters are no point of the board.
    """
    text = _long(value)
    board = LETTERS[: game.size]
    for at in range(0, len(text), 2):
        pair = text[at : at + 2]
        if pair == "..":
            yield ""
        elif len(pair) == 2 and set(pair) <= set(board):
            yield pair
        else:
            raise value.error(fault("record-no-pair", number=at // 2 + 1, text=pair))


def _long(value: Value) -> str:
    """Returns a text of any length. Raises JsonError if the value is no text."""
    if not isinstance(value.holds, str):
        raise value.error(fault("json-no-text"))
    return value.holds


def _moves(game: ServerGame, data: Value) -> None:
    moves = data.needed("moves")
    if isinstance(moves.holds, str):
        played = [(at, 0) for at in _points(game, moves)]
    else:
        played = [_move(game, move) for move in moves.each()]
    if len(played) > MOST_MOVES:
        raise moves.error(fault("record-too-many"))
    side, free = _first(game, data)
    for number, (at, told) in enumerate(played, 1):
        colour = COLOURS.get(told, BLACK if number <= free else side)
        game.moves.append((colour, at))
        side = colour.other if number >= free else side


def _first(game: ServerGame, data: Value) -> tuple[Colour, int]:
    """Returns the first side, and the number of handicap stones Black places freely."""
    handicap, freely = data["handicap"], data["free_handicap_placement"]
    stones = 0 if handicap is None else handicap.whole(0, MOST_HANDICAP)
    if stones > 1 and freely is not None and freely.flag() and not game.black:
        return WHITE, stones
    named = data.says("initial_player").lower()
    if named in ("black", "white"):
        return Colour.from_letter(named[0]), 0
    return (WHITE if game.black and not game.white else BLACK), 0


def _move(game: ServerGame, move: Value) -> tuple[str, int]:
    """Returns a point by SGF's name, "" for a pass, and the side: 1, 2, or 0 if not given."""
    side: Value | None
    more: Value | None
    if isinstance(move.holds, Mapping):
        column, row, side = move.needed("x"), move.needed("y"), move["color"]
        more = move
    else:
        each = move.each()
        if len(each) < 2:
            raise move.error(fault("record-no-point"))
        column, row = each[:2]
        side = each[3] if len(each) > 3 else None
        more = each[4] if len(each) > 4 else None
    if more is not None and isinstance(more.holds, Mapping):
        edited = more["edited"]
        if edited is not None and edited.holds:
            raise move.error(fault("record-edited"))
    at = [value.whole(-1, MOST_LINES) for value in (column, row)]
    told = 0 if side is None else side.whole(0, 2)
    if at == [-1, -1]:
        return "", told
    if not all(0 <= place < game.size for place in at):
        raise move.error(fault("record-no-point"))
    return LETTERS[at[0]] + LETTERS[at[1]], told


def _with_removed(game: SgfGame, data: Value, *, counted: bool) -> SgfGame:
    """Returns the game with the removed stones as dead; ``counted``: the result is a count."""
    removed = data["removed"]
    if removed is None or not (counted or _long(removed)):
        return game
    board = game.record.grid
    final = replay(game.record)[-1].position
    dead: set[Point] = set()
    empty: set[Point] = set()
    for name in _points(ServerGame(board.width), removed):
        point = read_point(board, name)
        if point is None:
            continue
        if final.colour(point) is None:
            empty.add(point)
        else:
            dead |= final.chain(point)
    findings = list(game.findings)
    if dead:
        findings.append(found("dead-as-removed", Level.NOTE, dead))
    if empty:
        findings.append(found("empty-removed", Level.CHECK, empty))
    ruling = Ruling(
        lives=dict.fromkeys(sorted(dead), StoneStatus.DEAD), word=StatusSource.RECORD
    )
    return replace(game, ruling=ruling, findings=tuple(findings))
