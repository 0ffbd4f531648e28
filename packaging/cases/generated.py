"""Cases that are made from seeds: games played by chance, and boards with many facts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path
from typing import Any

from boards import Play, dame, games, hopeless, swapped
from drafts import EVERY, Draft

from goref.core.base.colour import BLACK, COLOURS, WHITE
from goref.core.base.geometry import grid
from goref.core.board.position import Position
from goref.core.game.act_kinds import ActKind
from goref.core.game.legality import Refusal, refusal
from goref.core.game.record import Act, GameRecord, Setup
from goref.core.game.replay import replay
from goref.core.protection.needed_play import needed_plays
from goref.core.rulesets.table import COMPUTED
from goref.core.ruling.ruling import Ruling
from goref.core.ruling.survey import survey

SEEDS = Path(__file__).parent / "seeds.json"
FOUND: dict[str, list[list[int]]] = json.loads(SEEDS.read_text()) if SEEDS.exists() else {}
"""The seeds and board sizes whose games were of use: without the file they are searched again."""
SIZES = (5, 6, 5, 7, 6)


def some(seed: int, number: int = 15, always: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Returns some rule sets, in their order, so that a chapter asks each about equally often."""
    chance = random.Random(seed * 7919 + 1)
    drawn = {*always, *chance.sample(EVERY, number)}
    return tuple(id_ for id_ in EVERY if id_ in drawn)


def rows_of(position: Position) -> list[str]:
    return position.rows


def _draft(game: Play, seed: int, why: str, step: str, by: str, **more: Any) -> Draft:
    more.setdefault("rules", some(seed))
    return Draft(
        "count", why, step, game.start.rows, game.moves, seed=seed, by=by, **more
    )  # fmt: skip


def several(
    by: str, number: int, first_seed: int, make: Callable[[Play, int], Draft | None], **how: Any
) -> Iterator[Draft]:
    """Yields drafts that ``make`` makes of games, of boards of several sizes."""
    name = f"{by}-{first_seed}"
    known = FOUND.get(name, [])
    seeds = count(known[-1][0] + 1 if known else first_seed)
    found, tried = [], 0
    while len(found) < number:
        if len(found) < len(known):
            seed, size = known[len(found)]
            seed, game = next(games(size, iter([seed]), **how))
        else:
            size = SIZES[tried % len(SIZES)]
            tried += 1
            seed, game = next(games(size, seeds, **how))
        draft = make(game, seed)
        if draft is not None:
            draft.by = by
            found.append([seed, size])
            yield draft
    FOUND[name] = found


def fill(game: Play, leaving: int = 0) -> None:
    while (left := dame(game)) and len(left) > leaving:
        game.put(game.chance.choice(left))


# Counting


def _whole_game(game: Play, seed: int) -> Draft | None:
    fill(game)
    game.skip("pass")
    game.skip("pass")
    parts = {"moves": len(game.moves) - 2}
    return _draft(game, seed, "played-out", "count", "", parts=parts)


def _dame_left(game: Play, seed: int) -> Draft | None:
    left = len(dame(game))
    if not left:
        return None
    game.skip("pass")
    game.skip("pass")
    return _draft(game, seed, "dame-left", "points", "", parts={"n": left})


def _early_pass(game: Play, seed: int) -> Draft | None:
    """A pass, then the game goes on for a while."""
    moves = game.moves
    again = Play(game.grid.width, seed)
    at = game.chance.randrange(2, len(moves) - 2)
    for n, move in enumerate(moves):
        if n == at:
            again.skip("pass")
        plays = again.plays()
        point = again.grid.point(move[2:])
        if point in plays:
            again.put(point)
        elif plays:
            again.put(again.chance.choice(plays))
    for _ in range(60):
        if again.is_settled() or not again.plays():
            break
        again.put(again.chance.choice(again.plays()))
    if not again.is_settled() or {*again.position.cells} < {BLACK, WHITE}:
        return None
    fill(again)
    again.skip("pass")
    again.skip("pass")
    parts = {"move": at + 1}
    return _draft(again, seed, "early-pass", "payments", "", parts=parts)


def _pass_stones(game: Play, seed: int) -> Draft | None:
    number = game.chance.randint(1, 3)
    for _ in range(number):
        game.skip("pass-stone")
        if left := dame(game):
            game.put(game.chance.choice(left))
        else:
            game.skip("pass-stone")
    off = sum(move.endswith("stone") for move in game.moves)
    game.skip("give-up")
    game.skip("give-up")
    game.moves.append("agreed")
    always = ("jpd-a", "jpd-b", "jpd-ming-qing", "tang-song", "live-stones-paying", "tingdao")
    rules = some(seed, 12, always)
    return _draft(game, seed, "pass-stones", "record", "", parts={"n": off}, rules=rules)


def _invaded(game: Play, seed: int) -> Draft | None:
    fill(game)
    dead = []
    for _ in range(game.chance.randint(1, 3)):
        if inside := hopeless(game):
            point = game.chance.choice(inside)
            dead.append(game.grid.name(point))
            game.put(point)
        game.skip("pass")
    dead = [name for name in dead if game.position.cells[game.grid.point(name)]]
    if not dead or game.position.grid.width < 5:
        return None
    if game.moves[-1].endswith("pass"):
        game.skip("pass")
    if game.moves[-3:-2] and game.moves[-3].endswith("pass"):
        return None
    return _draft(
        game, seed, "dead-stones", "dead", "", parts={"n": len(dead)}, dead=" ".join(dead)
    )


def _made_alive(game: Play, seed: int) -> Draft | None:
    """Dead stones that the end of play makes alive."""
    fill(game)
    inside = hopeless(game)
    if not inside:
        return None
    point = game.chance.choice(inside)
    game.put(point)
    dead = game.grid.name(point)
    end = game.chance.choice(["declared", "stones", "stated", "passes"])
    facts = {}
    if end == "stones":
        for _ in range(4):
            game.skip("pass-stone")
    elif end == "passes":
        for _ in range(4):
            game.skip("pass")
    else:
        game.skip("give-up")
        game.skip("give-up")
        if end == "declared":
            game.moves.append("all-alive")
        else:
            facts = {"end": game.chance.choice(["alive", "forced", "agreed"])}
    always = (
        "jpd-a",
        "jpd-b",
        "ing",
        "aga",
        "live-stones",
        "live-stones-paying",
        "new-zealand",
    )
    rules = some(seed, 9, always)
    why = {"stated": "end-stated", "passes": "four-passes"}.get(end, f"alive-{end}")
    return _draft(game, seed, why, "dead", "", dead=dead, facts=facts, rules=rules)


def _stated(game: Play, seed: int) -> Draft | None:
    """The board alone, with the facts that the record would show."""
    fill(game, leaving=game.chance.randrange(3))
    moves = game.moves
    plays = [sum(m[0] == side for m in moves) for side in "BW"]
    standing = [game.position.count(c) for c in COLOURS]
    chance = game.chance
    facts: dict[str, Any] = {
        "began": "B",
        "first_pass": chance.choice("BW"),
        "last_play": game.side.other.letter,
        "prisoners": [plays[i] - standing[i] for i in (0, 1)],
        "plays": plays,
    }
    if chance.random() < 0.5:
        facts["last_competitive"] = chance.choice("BW")
    if chance.random() < 0.3:
        facts["pass_stones"] = [chance.randrange(3), chance.randrange(3)]
    if chance.random() < 0.3:
        facts["last_dame"] = chance.choice(["B", "W", "none"])
    for name in list(facts):
        if name != "began" and chance.random() < 0.15:
            del facts[name]
    draft = _draft(game, seed, "facts-stated", "record", "", facts=facts, rules=some(seed, 18))
    draft.board, draft.moves = game.position.rows, []
    return draft


def counting() -> Iterator[tuple[int, Iterator[Draft]]]:
    """Yields numbers from which on cases are numbered, with the cases."""
    yield 101, several("whole-games", 60, 1000, _whole_game)
    yield 201, several("dame-left", 40, 2000, _dame_left)
    yield 301, several("early-passes", 50, 3000, _early_pass)
    yield 401, several("pass-stones", 50, 4000, _pass_stones)
    yield 501, several("dead-stones", 60, 5000, _invaded)
    yield 601, several("made-alive", 60, 6000, _made_alive)
    yield 701, several("stated-facts", 70, 7000, _stated)


# Seki and protective plays


def _stripes(seed: int, in_seki: Callable[..., Draft]) -> Draft:
    """Black outside, White, Black, in stripes, with liberties that they share.

    White's stripe and Black's inner one have no other liberties, but perhaps an eye each: a
    side that plays a shared liberty is captured at the next play if there are two, or one and
    an eye each; of three, one can be played.
    """
    chance = random.Random(seed)
    size = chance.choice([6, 7, 7, 8])
    eyes = chance.random() < 0.4
    middle = [chance.choice("XO") for _ in range(size)]
    shared = 1 if eyes else chance.choice([2, 2, 2, 3])
    for at in chance.sample(range(2, size - 3) if eyes else range(size), shared):
        middle[at] = "."
    rows = []
    for y in range(size):
        out = ".X" if y % 2 == 0 or (chance.random() < 0.3 and y > 2) else "XX"
        rows.append(out + "O" + middle[y] + "X" * (size - 4))
    if eyes:  # White's eye above, Black's below
        rows[0] = rows[0][:3] + ".O" + rows[0][5:]
        rows[1] = rows[1][:3] + "OO" + rows[1][5:]
        rows[-3] = rows[-3][:3] + "XX" + rows[-3][5:]
        rows[-2] = rows[-2][:3] + "X." + rows[-2][5:]
        rows[-1] = rows[-1][:3] + "XX" + rows[-1][5:]
        rows[-2] = rows[-2][:5] + "X" * (size - 5)
    why = "stripes-eyes" if eyes else f"stripes-{shared}"
    name = "ABCDEFGH"[size - 1]
    facts: dict[str, Any] = {"prisoners": [chance.randrange(4), chance.randrange(4)]}
    if chance.random() < 0.4:
        facts["komi"] = chance.choice(["0", "0.5", "5.5"])
    facts["last_play"] = chance.choice("BW")
    facts["first_pass"] = chance.choice("BW")
    draft = in_seki(why, rows, f"C{size} {name}{size}", facts=facts, rules=some(seed, 18))
    draft.seed, draft.by = seed, "stripes"
    return swapped(draft) if chance.random() < 0.5 else draft


def seki(in_seki: Callable[..., Draft]) -> Iterator[tuple[int, Iterator[Draft]]]:
    yield 101, (_stripes(seed, in_seki) for seed in range(51000, 51060))


def _open_land(seed: int, counted: Callable[..., Draft]) -> Draft | None:
    """A settled game less one stone: perhaps its side needs a play there."""
    size = SIZES[seed % len(SIZES)]
    found_game = next(games(size, iter(range(seed, seed + 37))), None)
    if found_game is None:
        return None
    seed_of_game, game = found_game
    fill(game)
    position = game.position
    stones = [p for p, code in enumerate(position.cells) if code]
    game.chance.shuffle(stones)
    for stone in stones:
        opened = position.without((stone,))
        if any(not opened.liberties(chain) for chain in opened.chains()):
            continue
        near = {opened.cells[n] for n in opened.grid.neighbours[stone]}
        if 3 - position.cells[stone] in near:
            continue
        found = needed_plays(survey(opened, Ruling().as_it_stands()))
        if found or game.chance.random() < 0.1:
            why = "opened" if found else "opened-safely"
            draft = counted(why, opened.rows, "points", asks_needed=True, rules=some(seed, 8))
            draft.seed, draft.by = seed_of_game, "opened-land"
            return draft
    return None


def protective(counted: Callable[..., Draft]) -> Iterator[tuple[int, Iterator[Draft]]]:
    known = [seed for seed, _ in FOUND.get("opened-land", [])]
    made = ((seed, _open_land(seed, counted)) for seed in known or count(61000, 37))
    found = list(islice(((seed, draft) for seed, draft in made if draft is not None), 50))
    FOUND["opened-land"] = [[seed, 0] for seed, _ in found]
    yield 101, (draft for _, draft in found)


# Handicap and komi


def _handicap_game(game: Play, seed: int) -> Draft | None:
    fill(game)
    stones = game.start.count(BLACK)
    game.skip("pass")
    game.skip("pass")
    facts: dict[str, Any] = {"handicap": stones}
    if game.chance.random() < 0.4:
        facts["komi"] = game.chance.choice(["0", "0.5", "5.5", "-3", "2"])
    return _draft(
        game, seed, "handicap-game", "payments", "", facts=facts, parts={"n": stones},
        rules=some(seed, 18),
    )  # fmt: skip


def _by_facts(seed: int) -> Draft:
    """A divided board whose facts alone decide: who played last, passed first, got stones."""
    chance = random.Random(seed)
    size = chance.choice([5, 5, 6, 7, 9])
    wall = chance.randrange(1, size - 2)
    row = ["."] * size
    row[wall], row[wall + 1] = "X", "O"
    full = list(row)
    for x in range(size):
        full[x] = "X" if x <= wall else "O"
    rows = ["".join(row if chance.random() < 0.7 else full) for _ in range(size)]
    facts: dict[str, Any] = {}
    handicap = chance.choice([0, 0, 2, 2, 3, 4, 5, 6, 9])
    if handicap:
        facts["handicap"] = handicap
    if chance.random() < 0.5:
        facts["komi"] = chance.choice(["0", "0.5", "2.5", "5.5", "6.5", "7", "-5.5", "3.75"])
    if not handicap or chance.random() < 0.4:
        facts["began"] = chance.choice("BBW")
    for name in ("first_pass", "last_play", "last_competitive"):
        if chance.random() < 0.8:
            facts[name] = chance.choice(["B", "W", "B", "W", "none"])
    if chance.random() < 0.8:
        facts["prisoners"] = [chance.randrange(5), chance.randrange(5)]
    if chance.random() < 0.7 and "prisoners" in facts:
        stones = ["".join(rows).count(sign) for sign in "XO"]
        plays = [n + m for n, m in zip(stones, facts["prisoners"], strict=True)]
        facts["plays"] = [max(0, plays[0] - handicap), plays[1]]
    if chance.random() < 0.3:
        facts["granted_first"] = chance.choice("BW")
    why = "facts-of-handicap" if handicap else "facts-of-komi"
    return Draft(
        "count", why, "payments", rows, facts=facts, seed=seed, by="facts",
        parts={"n": handicap} if handicap else {}, rules=some(seed, 20),
    )  # fmt: skip


def _ties(seed: int) -> Draft:
    """A board that the komi makes even."""
    chance = random.Random(seed)
    size = chance.choice([5, 7])
    wall = size // 2
    black = "." * (wall - 1) + "X" * 2 + "O" + "." * (size - wall - 2)
    black = black[:size]
    rows = [black] * size
    shorter = "." * (wall - 1) + "X" + "OO" + "." * (size - wall - 2)
    rows = [black if chance.random() < 0.7 else shorter for _ in range(size)]
    margin = sum(row.index("O") - (size - row.index("O")) for row in rows)
    handicap = chance.choice([0, 0, 2, 3])
    facts: dict[str, Any] = {"komi": str(margin - chance.choice([0, 0, handicap]))}
    if handicap:
        facts["handicap"] = handicap
    facts |= {"prisoners": [0, 0], "plays": [12, 12], "first_pass": "B", "last_play": "W"}
    if chance.random() < 0.5:
        facts["granted_first"] = chance.choice("BW")
    always = ("ing", "ing-american", "tingdao", "saturation-stones", "saturation-prisoners")
    return Draft(
        "count", "ties", "result", rows, facts=facts, seed=seed, by="ties",
        rules=some(seed, 12, always),
    )  # fmt: skip


def handicap_and_komi() -> Iterator[tuple[int, Iterator[Draft]]]:
    for number, first, stones in ((51, 11000, 2), (81, 12000, 3), (111, 13000, 4)):
        drafts = several("handicap-games", 20, first, _handicap_game, handicap=stones)
        yield number, drafts
    yield 201, map(_by_facts, range(14000, 14080))
    yield 301, map(_ties, range(15000, 15030))


# Legal plays


KO_PLAYS = {rules.play: rules.id for rules in COMPUTED}
"""A rule set for each combination of rules on repetition and suicide."""


def _legal(seed: int) -> Draft | None:
    """A play about which rule sets differ, or that all refuse, after a wild game."""
    chance = random.Random(seed)
    size = chance.choice([2, 2, 3, 3, 3, 4])
    board = grid(size)
    if size == 2:
        empty = Position.empty(board)
    else:
        signs = [chance.choice("XXOO.") for _ in range(size * size)]
        text = "".join(signs)
        empty = Position.from_rows([text[i : i + size] for i in range(0, size * size, size)])
        if any(not empty.liberties(chain) for chain in empty.chains()):
            return None
    acts: list[Act] = []
    side = BLACK
    setup = Setup(empty.stones(BLACK), empty.stones(WHITE))
    for _ in range(chance.randrange(1, 9 if size > 2 else 14)):
        record = GameRecord(board, setup, tuple(acts))
        moments = replay(record)
        position = moments[-1].position
        free = [p for p, code in enumerate(position.cells) if not code]
        chance.shuffle(free)
        loose = [p for p in free if not position.play(p, side).own or chance.random() < 0.2]
        if chance.random() < 0.12 or not loose:
            kind = chance.choice([ActKind.PASS, ActKind.PASS_STONE, ActKind.GIVE_UP])
            acts.append(Act(kind, side))
        else:
            takes = [p for p in loose if position.play(p, side).captured]
            best = takes if takes and chance.random() < 0.7 else loose
            acts.append(Act(ActKind.PLAY, side, best[0]))
        side = side.other
    record = GameRecord(board, setup, tuple(acts))
    moments = replay(record)
    told: dict[int, dict[str, Any]] = {}
    for point in board.points:
        told[point] = {
            id_: None if found is None else (found.reason, found.repeats)
            for rules, id_ in KO_PLAYS.items()
            for found in [refusal(moments, point, side, rules, acts[0].colour)]
        }
    open_ = [p for p in told if (Refusal.OCCUPIED, None) not in told[p].values()]
    split = [p for p in open_ if len({*map(str, told[p].values())}) > 1]
    barred = [p for p in open_ if None not in told[p].values()]
    kos = [p for p in split + barred if Refusal.KO in [v[0] for v in told[p].values() if v]]
    choice = kos or split or barred
    if not choice:
        return None
    point = max(choice, key=lambda p: len({*map(str, told[p].values())}))
    reasons = {str(value[0].value) for value in told[point].values() if value}
    why = "-".join(sorted(reasons)) + ("-split" if None in told[point].values() else "-all")
    return Draft(
        "play", why, "record", empty.rows, [_told(act, board) for act in acts],
        play=f"{side.letter} {board.name(point)}", seed=seed, by="wild-games",
    )  # fmt: skip


def _told(act: Act, board: Any) -> str:
    return (
        f"{act.colour.letter} {act.kind.value if act.point is None else board.name(act.point)}"
    )


def keep_seeds() -> None:
    SEEDS.write_text(json.dumps(FOUND, separators=(",", ":")).replace('],"', '],\n"') + "\n")


def legal_plays() -> Iterator[tuple[int, Iterator[Draft]]]:
    most = {"repeats-suicide-split": 45, "repeats-split": 70, "suicide-split": 35}
    seen: dict[str, int] = {}

    def drafts() -> Iterator[Draft]:
        for seed in count(20000):
            draft = _legal(seed)
            if draft is None or seen.get(draft.why, 0) >= most.get(draft.why, 60):
                continue
            seen[draft.why] = seen.get(draft.why, 0) + 1
            yield draft

    yield 101, islice(drafts(), 210)


# Stops


WORDS = ("stop", "resume B", "resume W", "disagree", "agreed", "all-alive")
RARE = ("resign B", "resign W", "no-result", "draw", "both-lose")


def _stopping(seed: int) -> Draft:
    """Passes, stones, offers and statements in a row, on a divided board."""
    chance = random.Random(seed)
    board = [".XO..", "XXOO.", ".XO..", "XXOO.", ".XO.."]
    free = ["E5", "E3", "D5", "D3", "E1", "D1"]
    kinds = chance.choice(
        [["pass"], ["pass-stone", "give-up"], ["pass", "pass-stone", "give-up"]]
    )
    moves: list[str] = []
    side = "B"
    for _ in range(chance.randrange(2, 9)):
        draw = chance.random()
        if draw < 0.15 and free:
            moves.append(f"{side} {free.pop()}")
        elif draw < 0.3 and moves:
            moves.append(chance.choice(WORDS))
            continue
        else:
            moves.append(f"{side} {chance.choice(kinds)}")
        side = "W" if side == "B" else "B"
    if chance.random() < 0.12:
        moves.append(chance.choice(RARE))
    return Draft("state", "acts-in-a-row", "record", board, moves, seed=seed, by="stops")


def _full(seed: int) -> Draft:
    """A tiny board on which a side may have no legal play left."""
    chance = random.Random(seed)
    game = Play(chance.choice([2, 3]), seed)
    while (plays := game.plays()) and len(game.moves) < 30:
        game.put(chance.choice(plays))
    rules = some(seed, 6, ("no-pass-go", "tromp-taylor", "new-zealand"))
    return Draft(
        "state", "no-play-left", "record", game.start.rows, game.moves, seed=seed,
        by="full-boards", rules=rules,
    )  # fmt: skip


def stops() -> Iterator[tuple[int, Iterator[Draft]]]:
    yield 101, map(_stopping, range(31000, 31090))
    yield 201, map(_full, range(32000, 32015))


# Penalties


def _penal(seed: int) -> Draft:
    chance = random.Random(seed)
    size = chance.choice([5, 6, 7])
    wall = chance.randrange(1, size - 2)
    row = "." * wall + "XO" + "." * (size - wall - 2)
    penalties: list[dict[str, Any]] = []
    for _ in range(chance.randint(1, 3)):
        fine: dict[str, Any] = {"by": chance.choice(["B", "W", "B", "W", "both"])}
        if chance.random() < 0.12:
            fine["ends"] = chance.choice(["loss", "loss", "both-lose", "draw", "new-game"])
        else:
            fine["unit"] = chance.choice(["points", "points", "zi"])
            fine["pays"] = chance.choice(["1", "2", "2", "3", "0.5", "4"])
            if chance.random() < 0.3:
                fine["stones_in_lid"] = True
        penalties.append(fine)
    facts: dict[str, Any] = {"first_pass": "B", "last_play": "W", "last_competitive": "B"}
    facts |= {"began": "B", "plays": [15, 15]}
    if chance.random() < 0.7:
        facts["prisoners"] = [chance.randrange(3, 14), chance.randrange(3, 14)]
    return Draft(
        "count", "paid-for", "payments", [row] * size, facts=facts, penalties=penalties,
        seed=seed, by="penalties", rules=some(seed, 14),
    )  # fmt: skip


def penalties() -> Iterator[tuple[int, Iterator[Draft]]]:
    yield 101, map(_penal, range(41000, 41050))
