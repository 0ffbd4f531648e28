"""Tries a served event in a hall on this machine:

python -m tests.network crowd [--phones N] [--changes N]
python -m tests.network window [--phones N]
python -m tests.network trial [--sockets] [--seed N] [--kills N] [--cuts N] [--windows N]
python -m tests.network away [--sockets] [--times N]

``trial`` and ``away`` need root, for network namespaces, unless ``--sockets`` is given.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from pathlib import Path

from tests.network.hall import PHONES, SERVER, NamespaceHall, SocketHall, opened

LAPTOPS = 4


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.network")
    parser.add_argument("what", choices=("crowd", "window", "trial", "away"))
    add = parser.add_argument
    add("--sockets", action="store_true", help="cut wires by proxies alone")
    add("--tables", type=int, default=200)
    add("--rounds", type=int, default=8)
    add("--phones", type=int)
    add("--changes", type=int, default=8)
    add("--seed", type=int, default=48)
    add("--kills", type=int, default=200, help="half of the server, half of laptops")
    add("--cuts", type=int, default=200, help="half of them swallow both ways")
    add("--clashes", type=int, default=30)
    add("--windows", type=int, default=1)
    add("--pause", type=float, default=0.8, help="seconds between two acts of a laptop")
    add("--times", type=int, default=10)
    args = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was begun is ended
    with tempfile.TemporaryDirectory(prefix="goref-hall-") as name:
        for line in measured(args, Path(name)):
            print(line, flush=True)
    return 0


def measured(args: argparse.Namespace, folder: Path) -> list[str]:
    if args.what == "crowd":
        from tests.network.crowd import measured as of_crowd

        number = args.phones or 200
        return of_crowd(folder, number, args.tables, args.rounds, args.changes)
    from tests.network.trial import Plan, Trial, away, window_blocks

    if args.what == "window":
        plan = Plan(tables=args.tables, rounds=args.rounds, phones=args.phones or 200)
        return window_blocks(folder, plan)
    names = (SERVER, PHONES, *(f"laptop{number}" for number in range(LAPTOPS)))
    with opened(SocketHall() if args.sockets else NamespaceHall(names)) as hall:
        if args.what == "away":
            return away(hall, folder, args.times)
        kills, cuts = args.kills // 2, args.cuts // 2
        plan = Plan(
            tables=args.tables,
            rounds=args.rounds,
            laptops=LAPTOPS,
            windows=args.windows,
            phones=args.phones or 20,
            server_kills=args.kills - kills,
            laptop_kills=kills,
            one_way=args.cuts - cuts,
            both_ways=cuts,
            clashes=args.clashes,
            seed=args.seed,
            pause_s=args.pause,
        )
        return Trial(hall, folder, plan).run()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
