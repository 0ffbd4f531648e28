"""Tries a served event in a hall of network namespaces (root), or by sockets alone:

python -m tests.network crowd [--phones N] [--tables N] [--rounds N] [--changes N]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.network")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=8)
    what = parser.add_subparsers(dest="what", required=True)
    crowd = what.add_parser("crowd")
    crowd.add_argument("--phones", type=int, default=200)
    crowd.add_argument("--changes", type=int, default=8)
    args = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="goref-hall-") as folder:
        if args.what == "crowd":
            from tests.network.crowd import measured

            for line in measured(
                Path(folder), args.phones, args.tables, args.rounds, args.changes
            ):
                print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
