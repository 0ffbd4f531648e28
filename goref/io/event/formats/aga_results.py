"""The result file that the American Go Association rates (``TOURNEY``, ``PLAYERS``, ``GAMES``).

Each game is one line: White's id, Black's id, the winner as ``W`` or ``B``, handicap stones,
komi. Only games that were played and won by one side are rated; notes name the others.
"""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import count

from goref.core.base.faults import fault
from goref.core.base.numbers import decimal
from goref.core.event.event import Event, EventError, Player, Table
from goref.core.event.notes import Note, listed, note
from goref.core.event.ranks import read_rank
from goref.core.event.result import Verdict
from goref.core.rulesets.table import ruleset
from goref.io.event.formats.egf_results import of_played, refuse, rounds_told
from goref.io.event.lists.players import with_comma
from goref.io.files import one_line

RULES = {"aga": "AGA", "ing": "Ing", "japanese": "Japanese", "chinese-2002": "Chinese"}
FIRST_TEMPORARY = 99999
"""The id of the first player who has none; the next get lower ids, as in OpenGotha."""
MOST_HANDICAP = 9
"""The most handicap stones that other programs write: the number has one digit."""
NO_RANK = "?"
NUMBER = re.compile(r"[0-9]{1,9}")


def write_aga(event: Event, *, unfinished: bool = False) -> tuple[bytes, tuple[Note, ...]]:
    """Returns the result file, and notes for the organiser.

    Raises EventError if tables are open (unless ``unfinished``) or two players share an id.
    """
    open_tables = [table.place for table in event.tables if not table.is_settled]
    if open_tables and not unfinished:
        raise EventError(fault("tables-open", tables=listed(open_tables)))
    info = event.info
    notes: list[Note] = []
    rules = RULES.get(info.rules, ruleset(info.rules).name.en)
    tables = of_played(event).tables
    played = {t.black for t in tables} | {t.white for t in tables}
    ids = _ids([p for p in event.players if p.id in played], notes)
    players = [p for p in event.players if p.id in ids]
    lines = [f"TOURNEY {_in_line(', '.join(filter(None, (info.name, info.place))))}"]
    lines += [f"\tstart={info.begins}"] if info.begins else []
    lines += [f"\tfinish={info.ends or info.begins}"] if info.begins else []
    lines += [f"\trules={rules}", "", "PLAYERS"]
    lines += [f"{ids[p.id]}\t{_in_line(with_comma(p))}\t{_rank(p)}" for p in players]
    unranked = [p.name for p in players if _rank(p) == NO_RANK]
    if unranked:
        notes.append(note("aga-no-rank", names=listed(unranked)))
    for round in range(1, max(event.played, default=0) + 1):  # the list takes no gaps
        games = [_game(event, t, ids) for t in event.of_round(round) if _is_rated(t)]
        lines += ["", f"GAMES {round}", *games]
    lines += ["", "END"]
    left = [t.place for t in event.tables if not _is_rated(t)]
    if left:
        notes.append(note("games-not-rated", tables=listed(left)))
    high = [t.place for t in event.tables if _is_rated(t) and t.handicap > MOST_HANDICAP]
    if high:
        notes.append(note("handicap-high", most=MOST_HANDICAP, tables=listed(high)))
    if not info.begins:
        notes.append(note("aga-no-date"))
    text = "\n".join(lines) + "\n"
    return text.encode("utf-8", "replace"), (*notes, *rounds_told(event))


def _in_line(text: str) -> str:
    """Returns a text in one line without tabs, which separate the columns."""
    return " ".join(one_line(text).split())


def _rank(player: Player) -> str:
    return read_rank(player.rank) or NO_RANK


def _is_rated(table: Table) -> bool:
    result = table.result
    won = (Verdict.BLACK, Verdict.WHITE)
    return result is not None and result.verdict in won and not result.by_default


def _game(event: Event, table: Table, ids: dict[int, str]) -> str:
    assert table.result is not None
    winner = "B" if table.result.verdict is Verdict.BLACK else "W"
    komi = event.komi(table)
    if komi is None:
        rules = ruleset(event.info.rules)
        komi = (rules.handicap_komi if table.handicap else rules.komi) or Fraction(0)
    # One handicap stone means a game without komi.
    handicap = table.handicap if table.handicap > 1 else 0
    white, black = ids[table.white], ids[table.black]
    return f"{white}\t{black}\t{winner}\t{handicap}\t{decimal(komi)}"


def _ids(players: list[Player], notes: list[Note]) -> dict[int, str]:
    taken: dict[str, Player] = {}
    odd, shared = [], []
    for player in players:
        id_ = player.aga_id.strip()
        if id_ and not NUMBER.fullmatch(id_):
            odd.append(f"{player.name} {id_}")
            continue
        other = taken.setdefault(id_, player) if id_ else player
        if other is not player:
            shared.append(fault("aga-same-id", name=player.name, other=other.name, id=id_))
    refuse(shared)
    ids = {player.id: id_ for id_, player in taken.items()}
    free = (n for n in count(FIRST_TEMPORARY, -1) if str(n) not in taken)
    if odd:
        notes.append(note("aga-id-odd", names=listed(odd)))
    given = []
    for player in players:
        if player.id not in ids:
            ids[player.id] = str(next(free))
            given.append(f"{player.name} {ids[player.id]}")
    if given:
        notes.append(note("aga-temporary-ids", names=listed(given)))
    return ids
