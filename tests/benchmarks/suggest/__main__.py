"""Makes the table of how good the second opinion is."""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha1
from pathlib import Path
from typing import Any

from goref.app.ownership.network import WEIGHTS
from goref.io.places import resources
from tests.benchmarks.suggest.answers import Answer, ask_goref
from tests.benchmarks.suggest.failures import errors
from tests.benchmarks.suggest.figures import Found
from tests.benchmarks.suggest.games import Game, from_data, from_small, sampled
from tests.benchmarks.suggest.peers import Cache, ask_peer, found_peers
from tests.benchmarks.suggest.sgf_games import from_sgf
from tests.benchmarks.suggest.table import EXACT, about, of_goref, of_peer

NOTHING = """\
There is nothing to measure on: goref brings no games. Give one or more of
  --data DIR    the folder the network was trained from (finished-games.jsonl.gz and, if there,
                verified-endings, disputed-endings and katago-ownership); only the games held
                back before training are used
  --small FILE  small boards made by packaging/train_ownership/selfplay.py, held back likewise
  --sgf DIR     a folder of SGF files with counted results; dead stones are compared where they
                or the territory (TB, TW) are marked"""


def options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m tests.benchmarks.suggest", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--data", type=Path, help="the folder of the training data")
    parser.add_argument("--small", type=Path, nargs="+", default=[], metavar="FILE")
    parser.add_argument("--sgf", type=Path, nargs="+", default=[], metavar="DIR")
    parser.add_argument("--limit", type=int, help="games of each size and source")
    parser.add_argument("--weights", type=Path, help="other weights than goref's own")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--peers", action="store_true", help="ask other programs too")
    parser.add_argument("--peer-limit", type=int, default=100, help="games of each size")
    parser.add_argument("--gnugo", help="where GNU Go is, else it is looked for")
    parser.add_argument("--gnugo-level", type=int, default=1)
    parser.add_argument("--sabaki", type=Path, help="where @sabaki/deadstones is installed")
    parser.add_argument("--cache", type=Path, help="keeps what the other programs say")
    parser.add_argument("--errors", action="store_true", help="show clear boards it had wrong")
    parser.add_argument("--json", type=Path, metavar="OUT", help="a line for every game")
    return parser.parse_args(words)


def games_of(chosen: argparse.Namespace) -> list[Game]:
    games = []
    if chosen.data:
        games += sampled(from_data(chosen.data), chosen.limit)
    small = {game.id: game for path in chosen.small for game in from_small(path)}
    games += sampled(sorted(small.values(), key=lambda game: game.place), chosen.limit)
    for folder in chosen.sgf:
        games += sampled(from_sgf(folder), chosen.limit)
    return games


Answers = dict[str, dict[str, Answer]]
"""By the name of who answers and the id of the game."""


def told(games: list[Game]) -> Answers:
    """What the data tell of others' answers."""
    answers: Answers = {}
    for game in games:
        for name, dead in game.opinions.items():
            answers.setdefault(name, {})[game.id] = Answer(dead)
    return answers


def drawn(games: list[Game], limit: int) -> list[Game]:
    """So many of each size, drawn alike from all of them."""
    mixed = sorted(games, key=lambda game: sha1(f"peers {game.id}".encode()).digest())
    sizes = sorted({game.size for game in games})
    return [g for size in sizes for g in [x for x in mixed if x.size == size][:limit]]


def as_json(found: Found, peers: Answers) -> dict[str, Any]:
    game, answer, verdict = found.game, found.answer, found.verdict
    named = game.record.grid.names

    def names(dead: frozenset[int] | None) -> list[str] | None:
        return None if dead is None else named(dead)

    return {
        "id": game.id,
        "source": game.source,
        "size": game.size,
        "written": game.written,
        "difference": verdict.difference,
        "own": answer.own,
        "winner": verdict.winner,
        "known": names(game.dead),
        "dead": names(answer.dead),
        "same": verdict.same,
        "clear": answer.clear,
        "clear_of_stones": answer.stones,
        "unclear": answer.wanted,
        "seconds": answer.seconds,
        "note": game.note,
        "peers": {name: names(of[game.id].dead) for name, of in peers.items() if game.id in of},
    }


def main(words: list[str]) -> int:
    chosen = options(words)
    if not (chosen.data or chosen.small or chosen.sgf):
        print(NOTHING, file=sys.stderr)
        return 2
    games = games_of(chosen)
    if not games:
        print("no game there was held back, or has a counted result", file=sys.stderr)
        return 2
    answers = ask_goref(games, chosen.weights, chosen.jobs)
    found = [Found.of(game, said) for game, (said, _) in zip(games, answers, strict=True)]
    alone = [Found.of(game, said) for game, (_, said) in zip(games, answers, strict=True)]
    peers, asked, cache = told(games), drawn(games, chosen.peer_limit), Cache(chosen.cache)
    programs = []
    if chosen.peers:
        programs = found_peers(chosen.gnugo, chosen.gnugo_level, chosen.sabaki)
    peers |= {one.name: ask_peer(one, asked, cache, chosen.jobs) for one in programs}
    weights = chosen.weights or resources() / WEIGHTS
    given = [chosen.data, *chosen.small, *chosen.sgf]
    lines = [
        "## The second opinion, measured",
        "",
        *about(weights, len(games), [path.name for path in given if path]),
        "",
        *of_goref(found, alone),
        EXACT,
        "",
        "`python -m tests.benchmarks.suggest` made this table.",
        "",
    ]
    for name, said in peers.items():
        lines += of_peer(name, found, said)
    print("\n".join(lines))
    if chosen.errors:
        wrong = [one.game for one in found if one.clear_but_wrong]
        for one in programs:
            peers[one.name] |= ask_peer(one, wrong, cache, chosen.jobs)
        print("\n".join(errors(found, peers)))
    if chosen.json:
        text = "".join(json.dumps(as_json(one, peers)) + "\n" for one in found)
        chosen.json.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
