"""A small GTP engine, run as a program by the tests; its flags say where it misbehaves.

It knows no life and death: it says what ``--dead`` and ``--seki`` say.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
PLAIN = ["name", "version", "list_commands", "boardsize", "clear_board", "komi", "play"]
PLAIN += ["showboard", "list_stones", "final_status_list", "echo", "quit"]
KATAGO = ["kata-set-rules", "set_position", "kata-raw-nn", "kata-analyze"]


def main() -> None:
    parser = argparse.ArgumentParser()
    for flag in ("without", "slow", "crash", "garbage", "endless", "endless-line"):
        parser.add_argument(f"--{flag}", action="append", default=[], metavar="COMMAND")
    parser.add_argument("--deny", action="append", default=[], help="listed, but refused")
    parser.add_argument("--hangs", action="append", default=[], help="empty if Black begins")
    parser.add_argument("--fails", action="append", default=[], help="ends if Black begins")
    parser.add_argument("--say", action="append", default=[], help="COMMAND=ANSWER")
    for flag in (
        "katago",
        "misplace",
        "ignore-quit",
        "no-ids",
        "crlf",
        "banner",
        "flood",
        "for-white",
    ):
        parser.add_argument(f"--{flag}", action="store_true")
    for flag in ("dead", "seki", "child", "log"):
        parser.add_argument(f"--{flag}", default="")
    args = parser.parse_args()
    if args.child:
        subprocess.Popen([sys.executable, "-c", CHILD, args.child])
    if args.banner:
        print("Welcome to the engine\n\nloading ...", flush=True)
    if args.flood:
        sys.stderr.write("warming up the network\n" * 20000)
        sys.stderr.flush()
    engine = Engine(args)
    for line in iter(sys.stdin.readline, ""):
        engine.hear(line)
    while args.ignore_quit:
        time.sleep(60)


def words(*flags: str) -> list[str]:
    """The command line of this engine, word by word."""
    return [sys.executable, "-I", "-S", __file__, *flags]


CHILD = """
import sys, time
held = open(sys.argv[1], "w", 1)
held.write("here\\n")
time.sleep(60)
"""


class Engine:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.size = 19
        self.stones: dict[str, str] = {}
        self.said = dict(text.split("=", 1) for text in args.say)
        known = PLAIN + (KATAGO if args.katago else [])
        self.known = [command for command in known if command not in args.without]

    def hear(self, line: str) -> None:
        number, _, rest = line.strip().partition(" ")
        if not number.isdigit():
            number, rest = "", line.strip()
        command, _, text = rest.partition(" ")
        if self.args.log:
            with open(self.args.log, "a", encoding="utf-8") as log:
                log.write(f"{rest}\n")
        if not command or (command == "quit" and self.args.ignore_quit):
            return
        if command in self.args.slow:
            time.sleep(60)
        if command in self.args.crash:
            print("= half an ans", end="", flush=True)
            print("loading\ncudnn: out of memory\n", file=sys.stderr, flush=True)
            sys.exit(3)
        if command in self.args.garbage:
            print("\x1b[2J\x00\xff\xfeblurb, blurb\n\nmore blurb\n", flush=True)
            return
        while command in self.args.endless:
            print("=" + "info move A1 " * 100)
        while command in self.args.endless_line:
            print("info move A1 " * 100, end="")
        if command == "kata-analyze" and command in self.known:
            self.analyse(f"={number}")
            return
        sign, answer = self.answer(command, text)
        end = "\r\n" if self.args.crlf else "\n"
        head = sign if self.args.no_ids else f"{sign}{number}"
        print(f"{head} {answer}".replace("\n", end), end=end * 2, flush=True)
        if command == "quit":
            sys.exit()

    def answer(self, command: str, text: str) -> tuple[str, str]:
        denied = [line for lines in self.args.deny for line in lines.split(",")]
        if command not in self.known or {command, f"{command} {text}"} & set(denied):
            return "?", "unknown command"
        white_last = list(self.stones.values())[-1:] == ["white"]
        if white_last and f"{command} {text}" in self.args.hangs:
            return "=", ""
        if white_last and f"{command} {text}" in self.args.fails:
            sys.exit(3)
        if f"{command} {text}" in self.said:
            return "=", self.said[f"{command} {text}"]
        if command in self.said:
            return "=", self.said[command]
        method = getattr(self, command.replace("-", "_"))
        answer = method(*text.split())
        return ("?", answer[1:]) if answer.startswith("?") else ("=", answer)

    def name(self) -> str:
        return "Fake"

    def version(self) -> str:
        return "1.5"

    def list_commands(self) -> str:
        return "\n".join(self.known)

    def echo(self, *words: str) -> str:
        return " ".join(words)

    def quit(self) -> str:
        return ""

    def boardsize(self, size: str) -> str:
        if int(size) > 19:
            return "?unacceptable size"
        self.size = int(size)
        return ""

    def clear_board(self) -> str:
        self.stones = {}
        return ""

    def komi(self, komi: str) -> str:
        return "" if abs(float(komi)) < 100 else "?unacceptable komi"

    def kata_set_rules(self, rules: str) -> str:
        return ""

    def play(self, colour: str, point: str) -> str:
        if point in self.stones:
            return "?illegal move"
        self.stones[point] = colour
        if self.args.misplace and len(self.stones) == 3:
            del self.stones[point]
        return ""

    def set_position(self, *words: str) -> str:
        self.stones = dict(zip(words[1::2], words[::2], strict=True))
        return ""

    def list_stones(self, colour: str) -> str:
        return " ".join(point for point, c in self.stones.items() if c == colour)

    def points(self) -> list[str]:
        rows = range(self.size, 0, -1)
        return [f"{column}{row}" for row in rows for column in COLUMNS[: self.size]]

    def showboard(self) -> str:
        signs = {"black": "X", "white": "O"}
        lines = ["MoveNum: 3 HASH: 71CA", "   " + " ".join(COLUMNS[: self.size])]
        for row in range(self.size, 0, -1):
            cells = (self.stones.get(f"{c}{row}", "") for c in COLUMNS[: self.size])
            lines.append(f"{row:2} " + " ".join(signs.get(c, ".") for c in cells))
        return "\n".join([*lines, 'Next player: Black\nRules: {"ko":"SIMPLE"}'])

    def final_status_list(self, status: str) -> str:
        named = {"dead": self.args.dead.split(), "seki": self.args.seki.split()}
        named["alive"] = sorted(set(self.stones) - set(named["dead"]) - set(named["seki"]))
        return "\n".join(named[status])

    def white_ownership(self) -> list[float]:
        """Every stone its own point but the dead; Black, to move, hopes for a little more."""
        worth = {"black": -0.8, "white": 0.8, "": 0.0}
        dead = self.args.dead.split()
        if "ownership" in self.args.hangs:  # who is to move saves his own
            dead = [p for p in dead if self.stones.get(p) == "white"]
        values = [(p, worth[self.stones.get(p, "")]) for p in self.points()]
        return [(-v if p in dead else v) - 0.1 for p, v in values]

    def kata_raw_nn(self, symmetry: str) -> str:
        policy = " ".join("NAN" for _ in self.points())
        owner = " ".join(f"{value:9.7f}" for value in self.white_ownership())
        return (
            f"symmetry {symmetry}\nwhiteWin 0.5\npolicy\n{policy}\n"
            f"policyPass NAN\nwhiteOwnership\n{owner}"
        )

    def analyse(self, head: str) -> None:
        """Goes on until the next line, as KataGo does."""
        sign = 1 if self.args.for_white else -1
        owner = " ".join(f"{sign * value:.6f}" for value in self.white_ownership())
        info = "info move A1 visits 9 order 0 pv A1"
        print(f"{head}\n{info}\n{info} ownership {owner}", flush=True)
        sys.stdin.readline()
        print(flush=True)


if __name__ == "__main__":
    main()
