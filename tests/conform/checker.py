"""Answers the library of cases without goref:   python3 tests/conform/checker.py [FILE ...]

One file, the standard library, and the schema: written from the rules' texts, so that a mistake
of goref's is not made here too. Every answer is worked out from the beginning; nothing is fast.
"""

from __future__ import annotations

import json
import sys
from fractions import Fraction
from pathlib import Path

LETTERS = "ABCDEFGHJKLMNOPQRST"
OTHER = {"B": "W", "W": "B"}
HALF = Fraction(1, 2)
EMPTY_ACTS = ("pass", "pass-stone", "give-up")

# The rule sets. Counts name what is worth a point (a number in front: so many).

COUNTS = {
    "area": "stones territory eyes one-sided sole-liberties ko-points",
    "land": "territory eyes one-sided sole-liberties ko-points -lost",
    "land-off": "territory eyes one-sided sole-liberties ko-points -lost -pass-stones",
    "no-seki": "territory -lost",
    "no-seki-ko": "territory ko-points -lost",
    "routes": "territory -2groups eyes -seki-groups ko-points -lost -pass-stones",
    "rights": "territory -2groups eyes -seki-groups ko-points -lost -pass-stones one-sided",
    "no-pass": "territory -2groups eyes -seki-groups ko-points -lost one-sided",
    "filled": "stones territory -2groups eyes -seki-groups one-sided ko-points",
    "sunjang": "territory ko-points inner-stones",
}
GIVE_UPS = {"stops": (2, "give-up"), "acts": ("pass-stone", "give-up"), "refused": True}
GIVE_UPS |= {"empty": "give-ups"}
# "empty": how a pass that nobody explains is read; "alive": ends that make all stones alive.
STOPS = {
    "word": {},  # only an agreement stops play
    "talk": {"stops": (2, "pass"), "on": "in-turn"},  # two passes, then a talk
    "japanese": {"stops": (2, "pass"), "on": "trial", "asks": 1},
    "button": {"stops": (2, "pass"), "on": "in-turn", "apart": True},
    "wmsg": {"stops": (2, "pass"), "on": "in-turn", "again": 1, "silent": True},
    "ikeda": {"stops": (2, "pass"), "second": True, "on": "in-turn"},
    "aga": {"stops": (2, "pass", "W"), "ends": (4, "pass", "all-left", "W"), "on": "in-turn"},
    "ing": {"stops": (2, "pass"), "ends": (4, "pass", "passes"), "on": "in-turn"},
    "tromp": {"ends": (2, "pass", "passes"), "unruled": True},
    "nz": {"alive": ("alive",)},
    "jpd": {**GIVE_UPS, "forced": 4, "on": "pass-stones", "alive": ("alive", "forced")},
    "live": {**GIVE_UPS, "on": "in-turn", "alive": ("alive",), "stones-alone": True},
    "art": {"stops": (2, "give-up"), "acts": ("give-up",), "on": "trial"},
    "stones": {"acts": ("pass-stone",), "empty": "stones"},
    "three-each": {
        "acts": ("pass-stone",),
        "ends": (6, "pass-stone", "full"),
        "empty": "stones",
    },
    "no-pass": {"acts": (), "must-play": True},
}
STOPS["aga"]["alive"] = STOPS["ing"]["alive"] = ("alive",)
STOPS["ing"] |= {"removal": True, "ties": "B"}
STOPS["art"]["empty"] = "all-give-ups"
STOPS["three-each"]["granted"] = True
TABLE = """
modern-1920         |area      |handicap last-play-1920    |   |simple-ko no      |word
chinese-1964        |area      |handicap last-play-1964    |   |simple-ko no      |talk
chinese-2.5zi       |area      |komi handicap              |5  |positional no     |talk
chinese-1988        |area      |komi handicap              |5.5|positional no     |talk
chinese-2002        |area      |komi handicap              |7.5|positional no     |talk
lu-nan              |area      |komi handicap surplus-plays|7.5|positional no     |talk
japanese            |no-seki   |komi                       |6.5|simple-ko no      |japanese
korean              |no-seki   |komi                       |6.5|simple-ko no      |talk
ing                 |area      |komi                       |8  |simple-ko groups  |ing
ing-american        |area      |komi handicap              |8  |simple-ko groups  |ing
aga                 |area      |komi handicap-less-one     |7.5|situational no    |aga
bga                 |area      |komi handicap-less-one     |7.5|situational no    |aga
french              |area      |komi handicap-less-one     |7.5|own-plays no      |aga
new-zealand         |area      |komi                       |7  |own-turns any     |nz
tromp-taylor        |area      |                           |   |positional any    |tromp
button              |area      |komi button                |7  |situational no    |button
jpd-a               |area      |komi first-pass-by-black   |6.5|with-stones groups|jpd
jpd-b               |area      |komi                       |7.5|with-stones groups|jpd
jpd-art             |land      |komi                       |6.5|simple-ko no      |art
jpd-ming-qing       |land-off  |komi                       |6.5|with-stones groups|stones
wmsg-2008           |area      |komi first-pass-by-black   |6.5|positional no     |wmsg
ikeda-area-1        |filled    |                           |   |positional no     |talk
ikeda-area-2        |area      |                           |   |positional no     |talk
ikeda-area-3        |area      |komi first-pass            |6.5|positional no     |button
ikeda-territory-1   |land      |komi second-phase          |6.5|positional no     |ikeda
ikeda-territory-2   |no-seki-ko|komi second-phase          |6.5|positional no     |ikeda
taiwan              |area      |komi last-competitive      |6.5|simple-ko no      |talk
tang-song           |routes    |equal-turns                |   |simple-ko no      |stones
tang-song-chen      |routes    |equal-turns                |   |simple-ko no      |stones
ming-qing           |filled    |handicap-zi                |   |simple-ko no      |word
tingdao             |rights    |handed-stones              |   |simple-ko any     |three-each
saturation-prisoners|rights    |handed-stones              |   |simple-ko any     |three-each
saturation-stones   |filled    |                           |   |simple-ko any     |three-each
no-pass-go          |no-pass   |                           |   |positional no     |no-pass
stone-scoring       |filled    |komi                       |0  |simple-ko no      |talk
live-stones         |filled    |                           |   |with-stones groups|live
live-stones-paying  |filled    |surplus-turns              |   |with-stones groups|live
sunjang             |sunjang   |                           |   |simple-ko no      |word
"""
RULES = {}
for row in TABLE.strip().splitlines():
    id_, count, pays, komi, play, stop = (cell.strip() for cell in row.split("|"))
    repetition, suicide = play.replace("with-stones", "with-pass-stones").split()
    RULES[id_] = {
        "count": COUNTS[count],
        "pays": pays,
        "komi": Fraction(komi) if komi else None,
    }
    RULES[id_] |= {"repetition": repetition, "suicide": suicide, "empty": "free", **STOPS[stop]}
RULES["ing-american"]["handicap_ties"] = "W"
RULES["french"]["handicap_komi"] = "0.5"
RULES["tang-song"]["undo"], RULES["tang-song-chen"]["undo"] = "dame", "any"
for id_ in ("saturation-prisoners", "saturation-stones"):
    RULES[id_]["wants_dame"] = True


# The board: a dictionary from (column, row) to B, W or "."; row 0 is the lowest.


class Board(dict):
    """Points and what is on them."""

    @classmethod
    def drawn(cls, rows):
        board = cls()
        for y, row in enumerate(reversed(rows)):
            for x, sign in enumerate(row):
                board[x, y] = {"X": "B", "O": "W", ".": "."}[sign]
        return board

    def near(self, point):
        x, y = point
        return [p for p in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if p in self]

    def spread(self, start, wanted):
        """The points that are joined with ``start`` by points that are ``wanted``."""
        found, queue = {start}, [start]
        while queue:
            for p in self.near(queue.pop()):
                if p not in found and wanted(p):
                    found.add(p)
                    queue.append(p)
        return found

    def chain(self, point):
        return self.spread(point, lambda p: self[p] == self[point])

    def around(self, points):
        return {n for p in points for n in self.near(p)} - set(points)

    def breath(self, chain):
        return {p for p in self.around(chain) if self[p] == "."}

    def put(self, point, side):
        """The board after a play, and how many stones it took: (of the enemy, of its own)."""
        after = Board(self)
        after[point] = side
        taken = [0, 0]
        for index, colour in enumerate((OTHER[side], side)):
            for p in [*self.near(point), point]:
                if after[p] == colour:
                    chain = after.chain(p)
                    if not after.breath(chain):
                        taken[index] += len(chain)
                        after.update(dict.fromkeys(chain, "."))
        return after, taken[0], taken[1]

    def key(self):
        return "".join(self[p] for p in sorted(self))


def spot(name):
    return LETTERS.index(name[0]), int(name[1:]) - 1


# The game: what happened, act by act, whatever the rules say of it.


class Game:
    """A case's record: its acts and statements, and the board and the captures after each."""

    def __init__(self, case):
        self.case = case
        self.board = Board.drawn(case["board"])
        self.start = self.board
        self.setup = {s: list(self.board.values()).count(s) for s in "BW"}
        self.facts = case.get("facts", {})
        self.entries = []
        self.lost = {"B": 0, "W": 0}
        for text in case.get("moves", []):
            self.add(text)

    def add(self, text):
        head, _, rest = text.partition(" ")
        entry = {"side": rest or None, "kind": head, "point": None, "took": 0, "void": False}
        if head in OTHER:
            entry |= {"side": head, "kind": rest if rest in EMPTY_ACTS else "play"}
        entry["was"] = self.board
        if entry["kind"] == "play":
            entry["point"] = spot(rest)
            if self.board[entry["point"]] != ".":
                entry["void"] = True  # nothing can be put there
            else:
                self.board, enemy, own = self.board.put(entry["point"], head)
                self.lost[OTHER[head]] += enemy
                self.lost[head] += own
                entry["took"], entry["own"] = enemy, own
        entry["board"] = self.board
        self.entries.append(entry)

    @property
    def acts(self):
        return [e for e in self.entries if e["side"] in OTHER and not self.said(e)]

    def said(self, entry):
        return entry["kind"] not in ("play", *EMPTY_ACTS)

    @property
    def words(self):
        return [e for e in self.entries if self.said(e)]

    def handicap(self):
        return self.facts.get("handicap", 0)

    def first(self):
        """The side to move first."""
        if self.acts:
            return self.acts[0]["side"]
        return self.case.get("first") or ("W" if self.handicap() >= 2 else "B")

    def kinds(self, how):
        """The kind of every act, as a rule set reads passes that nobody explains.

        Give-ups: the last two of the run that closes the game offer to stop, those before them
        were stones put off the board; and an offer that is answered by a play or by such a
        stone was such a stone itself.
        """
        kinds = [a["kind"] for a in self.acts]
        run = 0
        while run < len(kinds) and kinds[-1 - run] != "play":
            run += 1
        for n, kind in enumerate(kinds):
            if kind == "pass" and how != "free":
                late = n >= len(kinds) - min(run, 2)
                gives_up = how == "all-give-ups" or (how == "give-ups" and late)
                kinds[n] = "give-up" if gives_up else "pass-stone"
        if how == "give-ups":
            for n in range(len(kinds) - 1):
                refused = kinds[n] == "give-up" and kinds[n + 1] != "give-up"
                if refused and (n == 0 or kinds[n - 1] != "give-up"):
                    kinds[n] = "pass-stone"
        return kinds

    def known(self, how):
        """What is known of the game: what was stated, else what the record shows."""
        acts, kinds, facts = self.acts, self.kinds(how), self.facts
        known = dict.fromkeys(
            ("began", "first_pass", "last_play", "lost", "plays", "passed", "second")
        )
        known["setup"] = [self.handicap(), 0]
        if acts:
            played = [a for a in acts if a["kind"] == "play"]
            real = [a for a in played if not a["void"]]
            empty = [a["side"] for a, k in zip(acts, kinds, strict=True) if k != "play"]
            off = [a["side"] for a, k in zip(acts, kinds, strict=True) if k == "pass-stone"]
            late = len(acts)
            for n in range(len(acts) - 1):
                if kinds[n] != "play" and kinds[n + 1] != "play":
                    late = n + 2
                    break
            known |= {
                "began": acts[0]["side"],
                "first_pass": empty[0] if empty else None,
                "last_play": real[-1]["side"] if real else "none",
                "lost": [self.lost["B"], self.lost["W"]],
                "plays": both(a["side"] for a in real),
                "passed": both(off),
                "setup": [self.setup["B"], self.setup["W"]],
                "second": both(a["side"] for a in acts[late:] if a in real),
            }
        known["began"] = known["began"] or ("W" if self.handicap() >= 2 else None)
        for fact, name in (("prisoners", "lost"), ("pass_stones", "passed")):
            known[name] = facts.get(fact, known[name])
        for fact in ("began", "first_pass", "last_play", "plays"):
            known[fact] = facts.get(fact, known[fact])
        if known["passed"] is None and "plays" in facts:
            known["passed"] = [0, 0]
        if "prisoners" in facts:
            laid = in_lids(self.case)
            known["lost"] = [max(0, n - m) for n, m in zip(known["lost"], laid, strict=True)]
        return known


def both(sides):
    sides = list(sides)
    return [sides.count("B"), sides.count("W")]


# The ruling: the kind and the owner of every point.


class Count:
    """A board counted under a ruling; ``numbers`` are the members of the schema's count."""

    def __init__(self, board, ruling, *, alive=False, unruled=False):
        ruling = {} if unruled else ruling
        self.board = Board(board)
        self.dead = [0, 0]
        for name in () if alive else ruling.get("dead", ()):
            p = spot(name)
            if board[p] in OTHER:
                for q in board.chain(p):
                    if self.board[q] != ".":
                        self.dead["BW".index(board[q])] += 1
                        self.board[q] = "."
        self.seki = set()
        for name in ruling.get("seki", ()):
            if self.board[spot(name)] in OTHER:
                self.seki |= self.board.chain(spot(name))
        self.decided = {
            spot(name): (kind, owner)
            for kind, value in ruling.get("points", {}).items()
            for owner, names in (value.items() if isinstance(value, dict) else [(None, value)])
            for name in names
            if self.board[spot(name)] == "."
        }
        self.kind = {}
        self._regions()
        self.numbers = self._numbers()

    def _regions(self):
        """Sets the kind of every empty point."""
        whole = ("territory", "eye", "false-eye")  # said of one point of a region, true of all
        single = {p for p, (kind, _) in self.decided.items() if kind not in whole}
        regions = self._parts(single)
        for region in regions:
            owner = self._owner(region, single)
            single |= {p for p in region if p in self.decided and self.decided[p][1] != owner}
        for region in self._parts(single):
            owner = self._owner(region, single)
            stones = {p for p in self.board.around(region) if self.board[p] in OTHER}
            asked = {self.decided[p][0] for p in region if p in self.decided}
            if owner is None:
                kind = "shared" if stones & self.seki else "dame"
            elif asked:
                kind = next(k for k in ("false-eye", "eye", "territory") if k in asked)
            elif self._open_ko(region, owner):
                kind = "ko"
            else:
                kind = "eye" if stones and stones <= self.seki else "territory"
            self.kind |= dict.fromkeys(region, (kind, owner))
        for p in single:
            self.kind[p] = self.decided[p]

    def _parts(self, single):
        left = {p for p in self.board if self.board[p] == "."} - single
        parts = []
        while left:
            part = self.board.spread(next(iter(left)), left.__contains__)
            parts.append(part)
            left -= part
        return parts

    def _owner(self, region, single):
        sides = {
            self.decided[p][1] if p in single else self.board[p]
            for p in self.board.around(region)
        } - {None, "."}
        return sides.pop() if len(sides) == 1 else None

    def _open_ko(self, region, owner):
        """One point whose filling by the enemy would take one stone, and no more."""
        if len(region) != 1:
            return False
        (point,) = region
        _, taken, _ = self.board.put(point, OTHER[owner])
        return taken == 1

    def groups(self, seki):
        """The groups of each side outside seki, or in it, that have territory, or a real eye.

        A group is what hangs together of its stones, its land, and of points that were decided
        to be dame with nothing but its side's stones around.
        """
        land = ("eye", "false-eye") if seki else ("territory", "ko")
        found = {"B": 0, "W": 0}
        for side in "BW":
            own = {p for p in self.board if self.board[p] == side and (p in self.seki) == seki}
            own |= {
                p for p, (kind, owner) in self.kind.items() if kind in land and owner == side
            }
            own |= set() if seki else self._between(side)
            while own:
                group = self.board.spread(next(iter(own)), own.__contains__)
                own -= group
                eyes = {self.kind[p][0] for p in group if p in self.kind}
                found[side] += ("eye" if seki else "territory") in eyes
        return [found["B"], found["W"]]

    def _between(self, side):
        left = {p for p, (kind, _) in self.decided.items() if kind == "dame"}
        joined = set()
        while left:
            part = self.board.spread(next(iter(left)), left.__contains__)
            left -= part
            around = {self.board[p] for p in self.board.around(part)} - {"."}
            joined |= part if around == {side} else set()
        return joined

    def _numbers(self):
        def owned(*kinds):
            return [sum(self.kind[p] == (k, s) for p in self.kind for k in kinds) for s in "BW"]

        stones = list(self.board.values())
        numbers = {
            "stones": [stones.count("B"), stones.count("W")],
            "territory": owned("territory"),
            "eyes": owned("eye", "false-eye"),
            "one-sided": owned("one-sided"),
            "sole-liberties": owned("sole-liberty"),
            "ko-points": owned("ko"),
            "groups": self.groups(False),
            "seki-groups": self.groups(True),
            "inner-stones": both(self.board[p] for p in self._inner()),
            "dame": sum(kind == "dame" for kind, _ in self.kind.values()),
            "shared": sum(kind == "shared" for kind, _ in self.kind.values()),
        }
        owned_points = sum(
            sum(numbers[name])
            for name in (
                "stones",
                "territory",
                "eyes",
                "one-sided",
                "sole-liberties",
                "ko-points",
            )
        )
        if owned_points + numbers["dame"] + numbers["shared"] != len(self.board):
            raise AssertionError("the points do not make up the board")
        return numbers

    def _inner(self):
        """Stones outside seki with nothing but their own stones and land around."""
        for p in self.board:
            side = self.board[p]
            if side in OTHER and p not in self.seki:
                held = {
                    self.kind[n][1] if self.board[n] == "." else self.board[n]
                    for n in self.board.near(p)
                }
                if held <= {side}:
                    yield p


# Payments: what each adds to the margin, Black less White; or the facts that it lacks.


class LackingError(Exception):
    """Facts that must be known first."""


def longer(pair):
    """The side with more, and by how many."""
    return ("B" if pair[0] > pair[1] else "W"), abs(pair[0] - pair[1])


def added(one, two):
    return [n + m for n, m in zip(one, two, strict=True)]


def for_side(side, amount):
    return Fraction(amount if side == "B" else -amount)


def turns(it):
    if it["plays"] is None or it["passed"] is None:
        raise LackingError(*(["plays"] if it["plays"] is None else []))
    return added(it["plays"], it["passed"])


def pay(name, it):
    """What a payment adds to the margin, Black less White."""
    rules, facts, handicap = it["rules"], it["facts"], it["handicap"]
    began, last, first_pass = it["began"], it["last_play"], it["first_pass"]

    def known(*names):
        if missing := [each for each in names if it[each] is None]:
            raise LackingError(*missing)

    match name:
        case "komi":
            usual = rules.get("handicap_komi", 0) if handicap else rules["komi"]
            return -Fraction(facts.get("komi", usual))
        case "handicap":
            return -handicap  # half as many zi, and a zi is two points
        case "handicap-less-one":
            return -max(0, handicap - 1)
        case "handicap-zi":
            return -2 * handicap
        case "last-play-1920" if last != "none":  # whoever began pays if he also played last
            known("last_play", "began")
            return -for_side(began, 1) if began == last else 0
        case "last-play-1964" if not handicap and last not in ("W", "none") and began != "W":
            known("last_play", "began")
            return -1
        case "last-competitive":
            if "last_competitive" not in facts:
                raise LackingError(name.replace("-", "_"))
            return -1 if facts["last_competitive"] == "B" else 0  # half a point goes over
        case "first-pass" | "first-pass-by-black":
            known("first_pass")
            return -1 if first_pass == "W" else 0
        case "button":
            known("first_pass")
            return {"B": HALF, "W": -HALF, "none": 0}[first_pass]
        case "surplus-plays" if not handicap:
            known("plays")
            side, more = longer(added(it["plays"], it["setup"]))
            return for_side(side, -more)
        case "surplus-turns" | "handed-stones":
            side, more = longer(turns(it))
            return for_side(side, -more if name == "surplus-turns" else more)
        case "equal-turns":
            return equal_turns(it)
        case "second-phase":
            if it["second"] is None:
                raise LackingError("record")
            side, more = longer(it["second"])
            return for_side(side, max(0, more - it["numbers"]["dame"]))
    return 0


def equal_turns(it):
    """For each turn too few a dame is taken, while there are any; then a stone goes over."""
    side, more = longer(turns(it))
    if not more:
        return 0
    dame, stated, undo = (
        it["numbers"]["dame"],
        it["facts"].get("last_dame"),
        it["rules"]["undo"],
    )
    asks = stated is None and not it["shown"] and perhaps_dame(it["count"], side)
    if it["last_play"] in (None, side):
        if undo == "dame" and asks and not dame:
            raise LackingError("last_dame")
        if undo == "any" and stated != side and not it["shown"]:
            raise LackingError("last_dame" if asks else "record")
    dame += stated == side  # its stone is still on the board
    return for_side(side, max(0, more - dame))


def perhaps_dame(count, side):
    """True if a stone of the side may have been put on a dame at the very end."""
    board = count.board
    for p in board:
        near = board.near(p)
        between = board[p] == side and {board[n] for n in near} == {"B", "W"}
        if between and not count.seki.intersection([p, *near]):
            return True
    return False


def fines(case):
    """Whoever pays, the points, and whether they lie as stones on the other's lid."""
    for each in case.get("penalties", ()):
        points = Fraction(each.get("pays", 0)) * (2 if each.get("unit") == "zi" else 1)
        on_lid = each.get("stones_in_lid", False) and points.denominator == 1
        yield each["by"], points, on_lid


def fined(case):
    """The points that penalties move to Black."""
    return sum({"B": -points, "W": points, "both": 0}[by] for by, points, _ in fines(case))


def in_lids(case):
    """The stones that each colour laid on the other's lid as a penalty."""
    laid = [(by, int(points)) for by, points, on_lid in fines(case) if on_lid]
    return [sum(n for by, n in laid if by in (side, "both")) for side in "BW"]


def penal_end(case):
    """How penalties ended the game, and who won by it; None if they did not."""
    for each in case.get("penalties", ()):
        if "ends" in each:
            if each["ends"] == "loss" and each["by"] != "both":
                return {"how": "penalty", "winner": OTHER[each["by"]]}
            how = "both-lose" if each["ends"] == "loss" else each["ends"]
            return {"how": how, "winner": "draw" if how == "draw" else "void"}
    return None


# The result.


def weights(count):
    found = {}
    for word in count.split():
        name = word.lstrip("-0123456789")
        number = word[: len(word) - len(name)]
        found[name] = int({"": "1", "-": "-1"}.get(number, number))
    return found


def count_answer(case, id_):
    rules, game = RULES[id_], Game(case)
    over = penal_end(case)
    end, without_count = ending(game, rules)
    if over or without_count:
        return over or without_count
    return counted(case, game, rules, end)


def counted(case, game, rules, end):
    ruling = case.get("ruling", {})
    alive = end in rules.get("alive", ())
    basis = "all-alive" if alive else None
    if rules.get("unruled"):
        basis = "as-it-stands"
    count = Count(game.board, ruling, alive=alive, unruled=rules.get("unruled", False))
    known = game.known(rules["empty"])
    shown = last_play(game)
    undone = undo(game, rules, known, count, ruling)
    if undone is not None:
        basis = "before-last"
        side, _ = longer(turns(known))
        if undone != "stated":
            play = game.entries[undone]
            fell = {OTHER[side]: play["took"], side: play["own"]}
            known["lost"] = [
                max(0, n - fell[s]) for n, s in zip(known["lost"], "BW", strict=True)
            ]
            game = Game(
                {**case, "moves": [m for n, m in enumerate(case["moves"]) if n != undone]}
            )
            count, shown = Count(game.board, ruling), last_play(game)
            of_record = ("began", "lost", "plays", "passed")
            known = {**game.known(rules["empty"]), **{name: known[name] for name in of_record}}
            known["last_play"] = known["last_play"] or "none"
        known["plays"] = [n - (s == side) for n, s in zip(known["plays"], "BW", strict=True)]
    stones_alone = rules.get("stones-alone") and alive
    it = {**known, "rules": rules, "facts": game.facts, "numbers": count.numbers}
    it |= {"handicap": game.handicap(), "count": count, "shown": shown}
    needs, paid, margin = set(), {}, Fraction(0)
    numbers = dict(count.numbers)
    if known["lost"] is not None:
        numbers["lost"] = [n + d for n, d in zip(known["lost"], count.dead, strict=True)]
    if known["passed"] is not None:
        numbers["pass-stones"] = known["passed"]
    worth = weights("stones" if stones_alone else rules["count"])
    for name, weight in worth.items():
        if name not in numbers:
            needs.add({"lost": "prisoners", "pass-stones": "pass_stones"}[name])
        else:
            margin += weight * (numbers[name][0] - numbers[name][1])
    for payment in rules["pays"].split():
        try:
            amount = Fraction(pay(payment, it))
        except LackingError as lacking:
            needs.update(lacking.args)
            continue
        if amount:
            paid[payment] = amount
    if fine := fined(case):
        paid["penalty"] = fine
    if end is None and open_end(game, rules):
        needs.add("end")
    if "plays" in needs:
        needs.discard("pass_stones")
    if needs:
        return {"needs": needs}
    margin += sum(paid.values())
    counts = {
        name: numbers[name] if name in worth else [0, 0] for name in weights(rules["count"])
    }
    counts |= {name: numbers[name] for name in ("dame", "shared")}
    answer = {"margin": margin, "winner": winner(margin, it), "paid": paid, "count": counts}
    return {**answer, "counted": basis} if basis else answer


def winner(margin, it):
    if margin:
        return "B" if margin > 0 else "W"
    rules, granted = it["rules"], it["facts"].get("granted_first")
    unfilled = rules.get("wants_dame") and it["numbers"]["dame"]
    if rules.get("granted") and granted in OTHER and not unfilled:
        return OTHER[granted]
    by_handicap = rules.get("handicap_ties") if it["handicap"] else None
    return by_handicap or rules.get("ties", "draw")


def last_play(game):
    """True if the record shows the last play."""
    return any(a["kind"] == "play" and not a["void"] for a in game.acts)


def undo(game, rules, known, count, ruling):
    """Which move is undone before the count: its place, or ``stated``; None for none."""
    how = rules.get("undo")
    if how is None or known["plays"] is None or known["passed"] is None:
        return None
    side, more = longer(turns(known))
    if not more or (how == "dame" and count.numbers["dame"]):
        return None
    stated = game.facts.get("last_dame")
    if stated is not None and (how == "dame" or not last_play(game)):
        return "stated" if stated == side else None
    places = [n for n, e in enumerate(game.entries) if e["kind"] == "play" and not e["void"]]
    if not places:
        return None
    last = game.entries[places[-1]]
    if last["side"] != side:
        return None
    if how == "dame":
        was = Count(last["was"], ruling)
        now = Count(last["board"], ruling)
        if last["took"] or last["own"] or was.kind.get(last["point"], [""])[0] != "dame":
            return None
        others = set(was.kind) - {last["point"]}
        if any(was.kind[p][1] != now.kind.get(p, (0, 0))[1] for p in others):
            return None
    return places[-1]


# Which plays are legal.


def play_answer(case, id_):
    rules, game = RULES[id_], Game(case)
    return judged(game, rules, case["play"])


def judged(game, rules, play):
    side, point = play[0], spot(play[2:])
    now = game.board
    if now[point] != ".":
        return {"legal": False, "because": "occupied"}
    after, _, own = now.put(point, side)
    allowed = {"no": False, "groups": own > 1, "any": True}[rules["suicide"]]
    if own and not allowed:
        return {"legal": False, "because": "suicide"}
    last = game.entries[-1] if game.entries else None
    back = last is not None and last["kind"] == "play" and after == last["was"] != now
    if rules["repetition"] == "simple-ko":
        before = came_before(game, "positional", after, side)
        return {"legal": False, "because": "ko", "repeats": before} if back else {"legal": True}
    repeats = came_before(game, rules["repetition"], after, side)
    if repeats is None:
        return {"legal": True}
    return {"legal": False, "because": "ko" if back else "repeats", "repeats": repeats}


def came_before(game, how, after, side):
    """The number of the first turn that a play would repeat, 0 for the start; None if none."""
    off = {"B": 0, "W": 0}
    earlier = [(0, game.start, OTHER[game.first()], "start", dict(off))]
    for number, act in enumerate(game.acts, 1):
        if act["kind"] in ("pass", "pass-stone"):
            off[act["side"]] += 1
        if act["kind"] != "give-up" and not act["void"]:
            earlier.append((number, act["board"], act["side"], act["kind"], dict(off)))
    for number, board, by, kind, stones in earlier:
        if board != after:
            continue
        same = {
            "positional": True,
            "situational": by == side,
            "own-plays": by == side and kind == "play",
            "own-turns": by == side and kind != "start",
            "with-pass-stones": stones == off,
        }
        if same[how]:
            return number
    return None


# How play stops and ends.


ENDINGS = {
    "agreed": "agreed",
    "all-alive": "alive",
    "resign": "resigned",
    "no-result": "no-result",
    "draw": "draw",
    "both-lose": "both-lose",
}


class Stop:
    """The state of a game by a rule set's way of stopping it."""

    def __init__(self, rules, first):
        self.rules = rules
        self.phase, self.how, self.loser = "playing", None, None
        self.to_move = first
        self.run = self.long = 0
        self.by = None  # who made the last empty act of the run
        self.offered = None  # who offered to stop and waits for an answer
        self.proposer = None
        self.owed = []
        self.put_off = {}  # stones put off the board, by position
        self.resumed = 0
        self.any_empty = False
        self.late = [0, 0]  # turns in the second phase

    def act(self, kind, side, board, real=True):
        allowed = self.rules.get("acts", ("pass",))
        if kind != "play" and kind not in allowed and allowed:
            kind = allowed[0]
        if self.offered and kind != "give-up":
            self._refused(board)
        if kind == "play":
            self._go_on("in-turn")
            self.run = self.long = 0
            self.by = self.proposer = self.offered = None
            self.owed = []
            self._turn(side)
        else:
            self._empty(kind, side, board, real)
        self.to_move = OTHER[side]

    def _refused(self, board):
        """An offer to stop that is refused was a stone put off the board."""
        side, self.offered, self.proposer, self.run = self.proposer, None, None, 0
        if side and self.rules.get("refused"):
            self._stone(side, board)

    def _empty(self, kind, side, board, real):
        rules = self.rules
        apart = rules.get("apart") and not self.any_empty
        self.any_empty = True
        if self.phase == "ended" or (self.phase in ("stopped", "trial") and kind == "give-up"):
            return
        if self.phase in ("stopped", "trial"):
            self._go_on(self._way("disagree"))
        if kind == "pass-stone":
            if self._stone(side, board, real):
                return
            if self.owed:
                self.owed = self.owed[1:] if self.owed[0] == side else []
        elif kind == "pass":
            self._turn(side)
        if apart:
            self.run = self.long = 0
        else:
            again = self.by == side
            self.run = self._longer(self.run, rules.get("stops"), kind, again)
            self.long = self._longer(self.long, rules.get("ends"), kind, again)
            if 1 in (self.run, self.long) and not again:
                self.proposer = side
            self.by = side
        if kind == "give-up" and rules.get("refused"):
            self.offered = side
        ends, stops = rules.get("ends"), rules.get("stops")
        if ends and self.long >= ends[0] and ends[3:] in ((), (side,)):
            self._end(ends[2])
        elif stops and self.run >= stops[0] and stops[2:] in ((), (side,)):
            self._stops(side)

    @staticmethod
    def _longer(run, wanted, kind, again):
        """A run is made in turn: the same side twice in a row makes it no longer."""
        if wanted is None or wanted[1] != kind:
            return 0
        return max(run, 1) if again else run + 1

    def _stops(self, side):
        if self.phase == "second-phase":
            if self.late[0] == self.late[1]:
                self._end("passes")
            return
        self.run, self.offered = 0, None
        self.proposer = self.proposer or OTHER[side]
        if self.rules.get("second"):
            self.phase, self.late = "second-phase", [0, 0]
        elif self.rules.get("again") is not None and self.resumed >= self.rules["again"]:
            self._end("second-stop")
        else:
            self.phase = "stopped"

    def _stone(self, side, board, real=True):
        self._turn(side)
        if real:
            self.put_off[board.key()] = self.put_off.get(board.key(), 0) + 1
        if (
            self.rules.get("forced")
            and self.put_off.get(board.key(), 0) >= self.rules["forced"]
        ):
            self._end("forced")
            return True
        return False

    def _turn(self, side):
        if self.phase == "second-phase":
            self.late["BW".index(side)] += 1

    def _way(self, word):
        """How play goes on after a statement."""
        if word == "resume":
            return "opponent-first" if self.rules.get("asks") else "in-turn"
        return "in-turn" if self.rules.get("silent") else self.rules.get("on", "in-turn")

    def say(self, word, side):
        if word in ENDINGS:
            self._end(ENDINGS[word])
            self.loser = side if word == "resign" else self.loser
        elif word == "stop":
            self.phase, self.run, self.proposer, self.offered = "stopped", 0, None, None
        elif self._way(word) == "trial":
            self.phase = "trial"
        else:
            self._go_on(self._way(word), side)

    def _go_on(self, way, asker=None):
        if self.phase in ("stopped", "trial", "ended"):
            self.resumed += 1
            self.phase, self.how, self.loser, self.run = "playing", None, None, 0
            if way == "pass-stones":
                first = self.proposer or self.to_move
                self.owed = [first, OTHER[first]]
        self.offered = self.proposer = None
        if way == "opponent-first" and asker:
            self.to_move = OTHER[asker]
        if self.owed:
            self.to_move = self.owed[0]

    def _end(self, how):
        self.phase, self.how = "ended", how
        self.offered = self.proposer = None
        self.run = self.long = 0
        self.owed = []


def folded(game, rules, all_stones=False):
    """The state after the whole record."""
    stop = Stop(rules, game.first())
    kinds = iter(game.kinds("stones" if all_stones else rules["empty"]))
    for entry in game.entries:
        if game.said(entry):
            stop.say(entry["kind"], entry["side"])
        else:
            real = all_stones or entry["kind"] != "pass"  # else nobody knows of a stone
            stop.act(next(kinds), entry["side"], entry["board"], real)
    acts = game.acts
    only_plays = acts and all(a["kind"] == "play" for a in acts) and stop.phase == "playing"
    if rules.get("must-play") and only_plays and not can_play(game, rules, stop.to_move):
        stop.phase, stop.how, stop.loser = "ended", "no-play", stop.to_move
    return stop


def can_play(game, rules, side):
    free = [p for p in game.board if game.board[p] == "."]
    names = (f"{side} {LETTERS[x]}{y + 1}" for x, y in free)
    return any(judged(game, rules, name)["legal"] for name in names)


def state_answer(case, id_):
    stop = folded(Game(case), RULES[id_])
    answer = {"phase": stop.phase}
    if stop.how:
        answer["how"] = stop.how
    if stop.phase != "ended":
        answer["to_move"] = stop.to_move
    if stop.loser and stop.how in ("resigned", "no-play"):
        answer["winner"] = OTHER[stop.loser]
    return answer


def ending(game, rules):
    """How the game ended, if that makes stones alive; and a result that needs no count."""
    stated = game.facts.get("end")
    if not game.words and not rules.get("forced") and not rules.get("must-play"):
        return stated, None
    if not game.entries:
        return stated, None
    stop = folded(game, rules)
    found = {"agreed": "agreed", "alive": "alive", "all-left": "alive", "forced": "forced"}
    result = None
    if stop.how in ("resigned", "no-play"):
        result = {"how": stop.how, "winner": OTHER[stop.loser]}
    elif stop.how in ("no-result", "draw", "both-lose"):
        result = {"how": stop.how, "winner": "draw" if stop.how == "draw" else "void"}
    return stated or found.get(stop.how), result


def open_end(game, rules):
    """True if stones are ruled dead and the closing passes may have made them alive."""
    dead = game.case.get("ruling", {}).get("dead")
    ends = rules.get("ends", (0,))[0]
    length = rules.get("forced") or ends
    acts = game.acts
    if rules.get("removal") or not dead or not rules.get("alive") or not length:
        return False
    if len(acts) < length or any(a["kind"] == "play" for a in acts[-length:]):
        return False
    stop = folded(game, rules, all_stones=bool(rules.get("forced")))
    wanted = ("forced",) if rules.get("forced") else ("passes", "all-left")
    return stop.phase == "ended" and stop.how in wanted


# Comparing.


ANSWER = {"count": count_answer, "play": play_answer, "state": state_answer}


def expected(case, answer):
    """An answer of the library in the form in which this file answers."""
    told = {key: value for key, value in answer.items() if key != "rules"}
    if "margin" in told:
        told["margin"] = Fraction(told["margin"])
        told["paid"] = {key: Fraction(value) for key, value in told.get("paid", {}).items()}
        told["count"] = {**case["count"], **told.get("count", {})}
    if "needs" in told:
        told["needs"] = set(told["needs"])
    return told


def differences(case):
    """Yields (rule set, member, expected, found) for whatever differs."""
    for answer in case["answers"]:
        for id_ in answer["rules"]:
            told, found = expected(case, answer), ANSWER[case["kind"]](case, id_)
            for key in {*told, *found}:
                if key == "count":
                    for name, number in found["count"].items():
                        none = 0 if isinstance(number, int) else [0, 0]
                        if told["count"].get(name, none) != number:
                            yield id_, name, told["count"].get(name, none), number
                elif told.get(key) != found.get(key):
                    yield id_, key, told.get(key), found.get(key)


def main(paths):
    cases = answers = wrong = 0
    for path in paths:
        for case in json.loads(Path(path).read_text("utf-8"))["cases"]:
            cases += 1
            answers += sum(len(answer["rules"]) for answer in case["answers"])
            for id_, key, told, found in differences(case):
                wrong += 1
                print(f"{case['id']} {id_}: {key} is {told} there, {found} here")
    print(f"{cases} cases, {answers} answers, {wrong} differences")
    return bool(wrong)


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[2] / "resources" / "cases"
    chapters = [p for p in sorted(here.glob("*.json")) if p.stem not in ("schema", "rules")]
    sys.exit(main(sys.argv[1:] or chapters))
