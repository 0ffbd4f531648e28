"""Answers the library of cases without goref:   python3 tests/conform/checker.py [FILE ...]

One file, the standard library, and the schema: written from the rules' texts, so that a mistake
of goref's is not made here too. Every answer is worked out from the beginning; nothing is fast.
"""

from __future__ import annotations

import json
import re
import sys
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace

LETTERS = "ABCDEFGHJKLMNOPQRST"
OTHER = {"B": "W", "W": "B"}
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
# Empty acts: those that a rule set has ("acts"; else passes alone), and how a pass that nobody
# explains is read ("empty"). "stops", "ends": so many of a kind, perhaps the last by one side.
# "on": how play goes on after a stop. "alive": ends that make all stones alive. low=: the komi
# of handicap games. undo=: which last play is undone. own_komi=: no komi unless one is agreed.
TALK = {"stops": (2, "pass"), "on": "in-turn"}
CLOSED_BY_WHITE = {"stops": (2, "pass", "W"), "ends": (4, "pass", "all-left", "W")}
GIVE_UPS = {"stops": (2, "give-up"), "acts": ("pass-stone", "give-up"), "empty": "give-ups"}
STONES = {"acts": ("pass-stone",), "empty": "stones"}
BOTH_ALIVE = {"alive": ("alive",)}
STOPS = {
    "word": {},  # only an agreement stops play
    "talk": TALK,
    "japanese": {**TALK, "on": "trial", "asks": True},
    "button": {**TALK, "apart": True},
    "wmsg": {**TALK, "again": 1, "silent": True},
    "ikeda": {**TALK, "second": True},
    "aga": {**TALK, **CLOSED_BY_WHITE, **BOTH_ALIVE},
    "ing": {**TALK, "ends": (4, "pass", "passes"), "removal": True, "ties": "B", **BOTH_ALIVE},
    "tromp": {"ends": (2, "pass", "passes"), "unruled": True},
    "nz": BOTH_ALIVE,
    "jpd": {**GIVE_UPS, "forced": 4, "on": "pass-stones", "alive": ("alive", "forced")},
    "live": {**GIVE_UPS, "on": "in-turn", "stones-alone": True, **BOTH_ALIVE},
    "art": {**GIVE_UPS, "acts": ("give-up",), "empty": "all-give-ups", "on": "trial"},
    "stones": STONES,
    "three-each": {**STONES, "ends": (6, "pass-stone", "full"), "granted": True},
    "no-pass": {"acts": (), "must-play": True},
}
TABLE = """
modern-1920         |area      |   |simple-ko no      |word      |handicap last-play-1920
chinese-1964        |area      |   |simple-ko no      |talk      |handicap last-play-1964
chinese-2.5zi       |area      |5  |positional no     |talk      |komi handicap
chinese-1988        |area      |5.5|positional no     |talk      |komi handicap
chinese-2002        |area      |7.5|positional no     |talk      |komi handicap
lu-nan              |area      |7.5|positional no     |talk      |komi handicap surplus-plays
japanese            |no-seki   |6.5|simple-ko no      |japanese  |komi
korean              |no-seki   |6.5|simple-ko no      |talk      |komi
ing                 |area      |8  |simple-ko groups  |ing       |komi
ing-american        |area      |8  |simple-ko groups  |ing       |komi handicap handicap_ties=W
aga                 |area      |7.5|situational no    |aga       |komi handicap-less-one
bga                 |area      |7.5|situational no    |aga       |komi handicap-less-one
french              |area      |7.5|own-plays no      |aga       |komi handicap-less-one low=0.5
new-zealand         |area      |7  |own-turns any     |nz        |komi
tromp-taylor        |area      |   |positional any    |tromp     |
button              |area      |7  |situational no    |button    |komi button
jpd-a               |area      |6.5|with-stones groups|jpd       |komi first-pass-by-black
jpd-b               |area      |7.5|with-stones groups|jpd       |komi
jpd-art             |land      |6.5|simple-ko no      |art       |komi
jpd-ming-qing       |land-off  |6.5|with-stones groups|stones    |komi
wmsg-2008           |area      |6.5|positional no     |wmsg      |komi first-pass-by-black
ikeda-area-1        |filled    |   |positional no     |talk      |
ikeda-area-2        |area      |   |positional no     |talk      |
ikeda-area-3        |area      |6.5|positional no     |button    |komi first-pass
ikeda-territory-1   |land      |6.5|positional no     |ikeda     |komi second-phase
ikeda-territory-2   |no-seki-ko|6.5|positional no     |ikeda     |komi second-phase
taiwan              |area      |6.5|simple-ko no      |talk      |komi last-competitive
tang-song           |routes    |   |simple-ko no      |stones    |equal-turns undo=dame
tang-song-chen      |routes    |   |simple-ko no      |stones    |equal-turns undo=any
ming-qing           |filled    |   |simple-ko no      |word      |handicap-zi
tingdao             |rights    |   |simple-ko any     |three-each|handed-stones
saturation-prisoners|rights    |   |simple-ko any     |three-each|handed-stones wants_dame=yes
saturation-stones   |filled    |   |simple-ko any     |three-each|wants_dame=yes
no-pass-go          |no-pass   |   |positional no     |no-pass   |
stone-scoring       |filled    |0  |simple-ko no      |talk      |komi own_komi=yes
live-stones         |filled    |   |with-stones groups|live      |
live-stones-paying  |filled    |   |with-stones groups|live      |surplus-turns
sunjang             |sunjang   |   |simple-ko no      |word      |
"""
RULES = {}
for row in TABLE.strip().splitlines():
    id_, count, komi, play, stop, pays = (cell.strip() for cell in row.split("|"))
    repetition, suicide = play.replace("with-", "with-pass-").split()
    more, pays = re.findall(r"(\S+)=(\S+)", pays), re.sub(r"\S+=\S+", "", pays).split()
    RULES[id_] = rules = {"id": id_, "count": COUNTS[count], "pays": pays, "empty": "free"}
    rules |= {"repetition": repetition, "suicide": suicide, **STOPS[stop], **dict(more)}
    rules["komi"] = Fraction(komi) if komi else None


# The board: a dictionary from (column, row) to B, W or "."; row 0 is the lowest.


class Board(dict):
    """Points and what is on them."""

    @classmethod
    def drawn(cls, rows):
        signs, numbered = {"X": "B", "O": "W", ".": "."}, enumerate(reversed(rows))
        return cls({(x, y): signs[s] for y, row in numbered for x, s in enumerate(row)})

    def near(self, point):
        x, y = point
        return [p for p in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if p in self]

    def spread(self, start, wanted):
        """The points that are joined with ``start`` by points that are ``wanted``."""
        found, queue = {start}, [start]
        while queue:
            more = {p for p in self.near(queue.pop()) if wanted(p)} - found
            found |= more
            queue += more
        return found

    def parts(self, points):
        """The points in pieces that hang together."""
        left = set(points)
        while left:
            part = self.spread(min(left), left.__contains__)
            left -= part
            yield part

    def chain(self, point):
        """The stones that are one chain with that at a point, if there is one."""
        side = self[point]
        return self.spread(point, lambda p: self[p] == side) if side in OTHER else set()

    def around(self, points):
        return {n for p in points for n in self.near(p)} - set(points)

    def has(self, side):
        return {p for p in self if self[p] == side}

    def put(self, point, side):
        """The board after a play, and how many stones it took: of the enemy, of its own."""
        after, taken = Board(self), {"B": 0, "W": 0}
        after[point] = side
        for colour in (OTHER[side], side):
            for p in [*self.near(point), point]:
                chain = after.chain(p) if after[p] == colour else set()
                if chain and not any(after[n] == "." for n in after.around(chain)):
                    taken[colour] += len(chain)
                    after.update(dict.fromkeys(chain, "."))
        return after, taken[OTHER[side]], taken[side]


def spot(name):
    return LETTERS.index(name[0]), int(name[1:]) - 1


def both(sides):
    """How often each side is named."""
    sides = list(sides)
    return [sides.count("B"), sides.count("W")]


def added(one, two):
    return [one[0] + two[0], one[1] + two[1]]


def less(pair):
    return pair[0] - pair[1]


# The game: what happened, act by act, whatever the rules say of it.


class Game:
    """A case's record: its acts and statements, and the board and the captures after each.

    ``undone``: the place of a move that is left out.
    """

    def __init__(self, case, undone=None):
        self.case, self.facts, self.header = case, case.get("facts", {}), case.get("header", {})
        self.board = self.start = Board.drawn(case["board"])
        self.lost, self.entries = {"B": 0, "W": 0}, []
        moves, later = case.get("moves", []), case.get("set_up", [])
        heads = [text.split()[0] for place, text in enumerate(moves, 1) if place != undone]
        self.is_shown = not OTHER.keys().isdisjoint(heads)  # by acts, even by void ones
        for place, text in enumerate(["", *moves]):
            if place and place != undone and place not in case.get("void", ()):
                self._move(place, text)
            for stones in (each for each in later if each["after"] == place):
                self._set_up(place, stones)
        self.acts = [e for e in self.entries if e.kind in ("play", *EMPTY_ACTS)]
        self.words = [e for e in self.entries if e not in self.acts and e.kind != "set-up"]
        self.plays = [a for a in self.acts if a.kind == "play" and a.real]
        handicap = self.facts.get("handicap", self.header.get("handicap", 0))
        self.handicap = handicap if handicap > 1 else 0
        later = max((e.place for e in self.entries if e.kind == "set-up"), default=0)
        self.last = ([None] + [a for a in self.plays if a.place > later])[-1]  # None: not shown
        usual = "W" if self.handicap else "B"
        self.first = self.acts[0].side if self.acts else case.get("first", usual)

    def _move(self, place, text):
        """A play that is not ``real`` is one on a stone: nothing can be put there."""
        head, _, rest = text.partition(" ")
        kind, side = (rest, head) if head in OTHER else (head, rest)
        entry = SimpleNamespace(place=place, kind=kind, side=side, was=self.board, real=True)
        if head in OTHER and rest not in EMPTY_ACTS:
            entry.kind, entry.point = "play", spot(rest)
            entry.real = self.board[entry.point] == "."
            if entry.real:
                self.board, entry.took, entry.own = self.board.put(entry.point, side)
                self.lost[OTHER[side]] += entry.took
                self.lost[side] += entry.own
        entry.board = self.board
        self.entries.append(entry)

    def _set_up(self, place, stones):
        self.board = Board(self.board)
        for sign in ("B", "W", "clear"):
            spots = map(spot, stones.get(sign, ()))
            self.board.update(dict.fromkeys(spots, sign.replace("clear", ".")))
        self.entries.append(SimpleNamespace(place=place, kind="set-up", board=self.board))

    def kinds(self, how):
        """The kind of every act, as a rule set reads passes that nobody explains.

        Give-ups: the last two of the run that closes the game offer to stop. Those before them
        were stones put off the board, and so was an offer that a play or such a stone answers.
        """
        kinds = [a.kind for a in self.acts]
        run = next((n for n, kind in enumerate(kinds[::-1]) if kind == "play"), len(kinds))
        for n, kind in enumerate(kinds):
            if kind == "pass" and how != "free":
                late = how == "give-ups" and n >= len(kinds) - min(run, 2)
                kinds[n] = "give-up" if how == "all-give-ups" or late else "pass-stone"
        for n in range(len(kinds) - 1) if how == "give-ups" else ():
            refused = kinds[n] == "give-up" and kinds[n + 1] != "give-up"
            if refused and (n == 0 or kinds[n - 1] != "give-up"):
                kinds[n] = "pass-stone"
        return kinds

    def known(self, how):
        """What is known of the game: what was stated, else what the record shows."""
        stated = ("began", "first_pass", "last_play", "plays", "last_competitive")
        known = dict.fromkeys((*stated, "lost", "passed", "second"))
        known |= {"setup": [self.handicap, 0], "began": "W" if self.handicap else None}
        if self.is_shown:
            acts = list(zip(self.acts, self.kinds(how), strict=True))
            empty = [a.side for a, kind in acts if kind != "play"]
            pairs = range(2, len(acts) + 1)
            twice = (n for n in pairs if "play" not in (acts[n - 2][1], acts[n - 1][1]))
            late = [a for a, _ in acts[next(twice, len(acts)) :]]
            known |= {
                "began": self.acts[0].side if self.acts else known["began"],
                "first_pass": empty[0] if empty else None,
                "last_play": self.plays[-1].side if self.plays else "none",
                "lost": [*self.lost.values()],
                "plays": both(a.side for a in self.plays),
                "passed": both(a.side for a, kind in acts if kind == "pass-stone"),
                "second": both(a.side for a in late if a in self.plays),
            }
            there = added(both(self.board.values()), known["lost"])
            known["setup"] = [n - m for n, m in zip(there, known["plays"], strict=True)]
        known |= {fact: self.facts[fact] for fact in stated if fact in self.facts}
        none = [0, 0] if "plays" in self.facts else None
        known["passed"] = self.facts.get("pass_stones", known["passed"] or none)
        if "prisoners" in self.facts:
            pairs = zip(self.facts["prisoners"], in_lids(self.case), strict=True)
            known["lost"] = [max(0, n - laid) for n, laid in pairs]
        return known


# The ruling: the kind and the owner of every point.


class Count:
    """A board counted under a ruling; ``numbers`` are the members of the schema's count."""

    def __init__(self, board, ruling, *, alive=False):
        self.board = Board(board)
        removed = () if alive else ruling.get("dead", ())
        dead = {q for name in removed for q in board.chain(spot(name))}
        self.dead = both(board[q] for q in dead)
        self.board.update(dict.fromkeys(dead, "."))
        self.seki = {q for name in ruling.get("seki", ()) for q in self.board.chain(spot(name))}
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
        other = set()
        for region in self.board.parts(self.board.has(".") - single):
            owner = self._owner(region, single)
            other |= {p for p in region & self.decided.keys() if self.decided[p][1] != owner}
        single |= other
        for region in self.board.parts(self.board.has(".") - single):
            owner = self._owner(region, single)
            stones = {p for p in self.board.around(region) if self.board[p] in OTHER}
            asked = {self.decided[p][0] for p in region & self.decided.keys()}
            if owner is None:
                kind = "shared" if stones & self.seki else "dame"
            elif asked:
                kind = next(k for k in ("false-eye", "eye", "territory") if k in asked)
            elif len(region) == 1 and self.board.put(*region, OTHER[owner])[1] == 1:
                kind = "ko"  # the enemy would take one stone there, and no more
            else:
                kind = "eye" if stones and stones <= self.seki else "territory"
            self.kind |= dict.fromkeys(region, (kind, owner))
        self.kind |= {p: self.decided[p] for p in single}

    def _owner(self, region, single):
        around = self.board.around(region)
        sides = {self.decided[p][1] if p in single else self.board[p] for p in around}
        sides -= {None, "."}
        return sides.pop() if len(sides) == 1 else None

    def groups(self, side, *, seki):
        """The number of a side's groups outside seki, or in it, with territory, or a real eye.

        A group is what hangs together of its stones, its land, and of points that were decided
        to be dame with nothing but its side's stones around.
        """
        land = ("eye", "false-eye") if seki else ("territory", "ko")
        own = {p for p in self.board.has(side) if (p in self.seki) == seki}
        own |= {p for p, (kind, owner) in self.kind.items() if kind in land and owner == side}
        dame = {p for p, (kind, _) in self.decided.items() if kind == "dame" and not seki}
        for part in self.board.parts(dame):
            if {self.board[p] for p in self.board.around(part)} - {"."} == {side}:
                own |= part
        eye = ("eye" if seki else "territory", side)
        return sum(any(self.kind.get(p) == eye for p in g) for g in self.board.parts(own))

    def _numbers(self):
        def owned(*kinds):
            return both(owner for kind, owner in self.kind.values() if kind in kinds)

        numbers = {
            "stones": both(self.board.values()),
            "territory": owned("territory"),
            "eyes": owned("eye", "false-eye"),
            "one-sided": owned("one-sided"),
            "sole-liberties": owned("sole-liberty"),
            "ko-points": owned("ko"),
        }
        for name in ("dame", "shared"):
            numbers[name] = sum(kind == name for kind, _ in self.kind.values())
        points = sum(sum(n) if isinstance(n, list) else n for n in numbers.values())
        if points != len(self.board):
            raise AssertionError("the points do not make up the board")
        numbers["groups"] = [self.groups(side, seki=False) for side in "BW"]
        numbers["seki-groups"] = [self.groups(side, seki=True) for side in "BW"]
        numbers["inner-stones"] = both(self.board[p] for p in self.board if self._is_inner(p))
        return numbers

    def _is_inner(self, p):
        """True for a stone outside seki with nothing but its own stones and land around."""
        own = {self.board[p]}
        held = {self.kind.get(n, (0, self.board[n]))[1] for n in self.board.near(p)}
        return own < {*OTHER} and p not in self.seki and held <= own


# Payments: what each adds to the margin, Black less White; or the facts that it lacks.


SIGN = {"B": 1, "W": -1, "none": 0}


def turns(it):
    """Black's turns less White's."""
    return less(added(it["plays"], it["passed"]))


def evened(more, dame):
    """For each turn too few a side takes a dame, while there are any; then pays a stone."""
    return max(0, more - dame) + min(0, more + dame)


def pay(name, it):
    """What a payment adds to the margin, Black less White; or the facts that it lacks."""
    handicap, began, last = it["handicap"], it["began"], it["last_play"]

    def lacks(*names):
        return {each for each in names if it[each] is None}

    match name:
        case "komi":  # as stated, or as the record's file says, or as it is usual
            rules, header = it["rules"], it["game"].header
            usual = rules.get("low", 0) if handicap else rules["komi"]
            other = rules.get("own_komi") and header.get("rules") != rules["id"]
            usual = usual if other else header.get("komi", usual)
            return -Fraction(it["game"].facts.get("komi", usual))
        case "handicap":
            return -handicap  # half as many zi, and a zi is two points
        case "handicap-less-one":
            return -max(0, handicap - 1)
        case "handicap-zi":
            return -2 * handicap
        case "last-play-1920" if last != "none":  # whoever began pays if he also played last
            return lacks("last_play", "began") or -SIGN[began] * (began == last)
        case "last-play-1964" if not handicap and last not in ("W", "none") and began != "W":
            return lacks("last_play", "began") or -1
        case "last-competitive":  # half a point goes over
            return lacks("last_competitive") or -(it["last_competitive"] == "B")
        case "first-pass" | "first-pass-by-black":
            return lacks("first_pass") or -(it["first_pass"] == "W")
        case "button":
            return lacks("first_pass") or Fraction(SIGN[it["first_pass"]], 2)
        case "surplus-plays" if not handicap:
            return lacks("plays") or -less(added(it["plays"], it["setup"]))
        case "surplus-turns":
            return lacks("plays") or -turns(it)
        case "handed-stones":
            return lacks("plays") or turns(it)
        case "equal-turns":
            return lacks("plays") or equal_turns(it)
        case "second-phase":
            dame = it["count"].numbers["dame"]
            return {"record"} if it["second"] is None else evened(less(it["second"]), dame)
    return 0


def equal_turns(it):
    more, dame, undo = turns(it), it["count"].numbers["dame"], it["rules"]["undo"]
    side, stated = "B" if more > 0 else "W", it["game"].facts.get("last_dame")
    shown = it["game"].last is not None
    asks = stated is None and not shown and perhaps_dame(it["count"], side)
    if more and it["last_play"] in (None, side):
        if undo == "dame" and asks and not dame:
            return {"last_dame"}
        if undo == "any" and stated != side and not shown:
            return {"last_dame" if asks else "record"}
    return evened(more, dame + (stated == side))  # that stone is still on the board


def perhaps_dame(count, side):
    """True if a stone of the side may have been put on a dame at the very end."""
    board = count.board
    return any(
        {board[n] for n in board.near(p)} == {"B", "W"}
        and not count.seki.intersection([p, *board.near(p)])
        for p in board.has(side)
    )


def fines(case):
    """Penalties in force: the sides that pay, the points, and whether they lie on a lid."""
    for each in case.get("penalties", ()):
        if not (each.get("open") or each.get("annulled")):
            points = Fraction(each.get("pays", 0)) * (2 if each.get("unit") == "zi" else 1)
            on_lid = each.get("stones_in_lid", False) and points.denominator == 1
            by = {"both": "BW", "nobody": ""}.get(each["by"], each["by"])
            yield by, points, on_lid, each.get("ends")


def in_lids(case):
    """The stones that each colour laid on the other's lid as a penalty."""
    laid = [(sides, int(n)) for sides, n, on_lid, _ in fines(case) if on_lid]
    return [sum(n for sides, n in laid if side in sides) for side in "BW"]


def no_count(how, loser=None):
    """A result that needs no count."""
    return {"how": how, "winner": OTHER.get(loser, "draw" if how == "draw" else "void")}


def penal_end(case):
    """How penalties ended the game, and who won by it; None if they did not."""
    for sides, *_, end in fines(case):
        if end == "loss" and sides:
            return no_count("both-lose") if len(sides) > 1 else no_count("penalty", sides)
        if end and end != "loss":
            return no_count(end)
    return None


# The result.


def weights(count):
    words = re.findall(r"(-?)(\d*)([a-z]\S*)", count)
    return {name: int(sign + (number or "1")) for sign, number, name in words}


def answered(case, id_):
    """The answer to a case under a rule set."""
    rules, game = RULES[id_], Game(case)
    if case["kind"] == "play":
        return judged(game, rules, case["play"])
    if case["kind"] == "state":
        return state(game, rules)
    end, without_count = ending(game, rules)
    return penal_end(case) or without_count or counted(game, rules, end)


def counted(game, rules, end):
    case, alive, unruled = game.case, end in rules.get("alive", ()), rules.get("unruled")
    basis = "as-it-stands" if unruled else "all-alive" if alive else None
    ruling = {} if unruled else case.get("ruling", {})
    it = {**game.known(rules["empty"]), "rules": rules, "game": game}
    it |= {"count": Count(game.board, ruling, alive=alive), "handicap": game.handicap}
    if undone := undo(it, ruling):
        basis = "before-last"
        side = "B" if turns(it) > 0 else "W"
        if undone != "stated":
            fell = {OTHER[side]: undone.took, side: undone.own}
            it["lost"] = [max(0, n - fell[s]) for n, s in zip(it["lost"], "BW", strict=True)]
            it["game"] = game = Game(case, undone.place)
            it["count"] = Count(game.board, ruling)
            now = game.known(rules["empty"])
            it |= {fact: now[fact] for fact in ("first_pass", "setup", "second")}
            it["last_play"] = now["last_play"] or "none"
        it["plays"] = added(it["plays"], [-(side == "B"), -(side == "W")])
    numbers, dead = dict(it["count"].numbers), it["count"].dead
    numbers["lost"] = it["lost"] and added(it["lost"], dead)
    numbers["pass-stones"] = it["passed"]
    fine = sum(-SIGN[by] * points for sides, points, *_ in fines(case) for by in sides)
    needs, paid, margin = set(), {"penalty": Fraction(fine)}, Fraction(0)
    worth = weights("stones" if rules.get("stones-alone") and alive else rules["count"])
    for name, weight in worth.items():
        if numbers[name] is None:
            needs.add({"lost": "prisoners", "pass-stones": "pass_stones"}[name])
        else:
            margin += weight * less(numbers[name])
    for payment in rules["pays"]:
        amount = pay(payment, it)
        if isinstance(amount, set):
            needs |= amount
        else:
            paid[payment] = Fraction(amount)
    if end is None and open_end(game, rules):
        needs.add("end")
    if needs:
        return {"needs": needs - ({"pass_stones"} if "plays" in needs else set())}
    paid = {payment: amount for payment, amount in paid.items() if amount}
    margin += sum(paid.values())
    counts = {n: numbers[n] if n in worth else [0, 0] for n in weights(rules["count"])}
    counts |= {name: numbers[name] for name in ("dame", "shared")}
    answer = {"margin": margin, "winner": winner(margin, it), "paid": paid, "count": counts}
    return {**answer, "counted": basis} if basis else answer


def winner(margin, it):
    if margin:
        return "B" if margin > 0 else "W"
    rules, granted = it["rules"], it["game"].facts.get("granted_first")
    unfilled = rules.get("wants_dame") and it["count"].numbers["dame"]
    if rules.get("granted") and granted in OTHER and not unfilled:
        return OTHER[granted]
    by_handicap = rules.get("handicap_ties") if it["handicap"] else None
    return by_handicap or rules.get("ties", "draw")


def undo(it, ruling):
    """The play that is undone before the count, or ``stated`` if no record shows it."""
    how, dame = it["rules"].get("undo"), it["count"].numbers["dame"]
    if not how or it["plays"] is None or not turns(it) or (how == "dame" and dame):
        return None
    side = "B" if turns(it) > 0 else "W"
    stated, last = it["game"].facts.get("last_dame"), it["game"].last
    if stated is not None and (how == "dame" or last is None):
        return "stated" if stated == side else None
    if last is None or last.side != side:
        return None
    if how == "dame":
        was, now = Count(last.was, ruling).kind, Count(last.board, ruling).kind
        more = last.took or last.own or was.pop(last.point)[0] != "dame"
        if more or any(owner != now.get(p, (0, 0))[1] for p, (_, owner) in was.items()):
            return None
    return last


# Which plays are legal.


def judged(game, rules, play):
    side, point, now = play[0], spot(play[2:]), game.board
    if now[point] != ".":
        return {"legal": False, "because": "occupied"}
    after, _, own = now.put(point, side)
    if own and not {"no": False, "groups": own > 1, "any": True}[rules["suicide"]]:
        return {"legal": False, "because": "suicide"}
    back = any(e.kind == "play" and after == e.was != now for e in game.entries[-1:])
    simple = rules["repetition"] == "simple-ko"
    repeats = came_before(game, "positional" if simple else rules["repetition"], after, side)
    if repeats is None or (simple and not back):
        return {"legal": True}
    return {"legal": False, "because": "ko" if back else "repeats", "repeats": repeats}


def came_before(game, how, after, side):
    """The number of the first turn that a play would repeat, 0 for the start; None if none."""
    off = [0, 0]
    earlier = [(game.start, OTHER[game.first], "start", off)]
    for act in game.acts:
        if act.kind in ("pass", "pass-stone"):
            off = added(off, both(act.side))
        board = act.board if act.kind != "give-up" and act.real else None
        earlier.append((board, act.side, act.kind, off))
    for number, (board, by, kind, stones) in enumerate(earlier):
        same = {
            "positional": True,
            "situational": by == side,
            "own-plays": by == side and kind == "play",
            "own-turns": by == side and kind != "start",
            "with-pass-stones": stones == off,
        }
        if board == after and same[how]:
            return number
    return None


# How play stops and ends.

SAID = {"all-alive": "alive", "resign": "resigned"}
SAID |= {word: word for word in ("agreed", "no-result", "draw", "both-lose")}


class Stop:
    """The state of a game by a rule set's way of stopping it.

    ``run``: empty acts in a row that may stop the game, or end it; ``by``: who made the last.
    ``offered``: an offer to stop waits for an answer. ``owed``: sides that must put a stone off
    the board before play goes on. ``put_off``: the boards at which that was done. ``late``:
    turns, from the second phase on.
    """

    def __init__(self, rules, first):
        self.rules, self.to_move = rules, first
        self.phase, self.how, self.loser = "playing", None, None
        self.resumed, self.any_empty, self.late = 0, False, [0, 0]
        self.owed, self.put_off = [], []
        self.set_up()

    def act(self, kind, side, board, real=True):
        allowed = self.rules.get("acts", ("pass",))
        if kind not in ("play", *allowed) and allowed:
            kind = allowed[0]
        if self.offered and kind != "give-up":  # an offer that is refused was a stone put off
            by = self.proposer
            self._clear()
            if by:
                self._stone(board)
        if kind != "give-up":
            self.late = added(self.late, both(side))
        if kind == "play":
            self._go_on("in-turn")
            self.set_up()
            self.owed = []
        else:
            self._empty(kind, side, board, real)
        self.to_move = OTHER[side]

    def set_up(self):
        self.run = {"stops": 0, "ends": 0}
        self.by, self.proposer, self.offered = None, None, False

    def _empty(self, kind, side, board, real):
        rules = self.rules
        apart = rules.get("apart") and not self.any_empty
        self.any_empty = True
        if self.phase == "ended" or (self.phase in ("stopped", "trial") and kind == "give-up"):
            return
        self._go_on(self._way("disagree"))
        if kind == "pass-stone":
            if self._stone(board, real):
                return
            self.owed = self.owed[1:] if self.owed[:1] == [side] else []
        again, self.offered = self.by == side, kind == "give-up" and "acts" in rules
        for name, run in self.run.items():
            counts = not apart and rules.get(name, (0, None))[1] == kind
            self.run[name] = (max(run, 1) if again else run + 1) if counts else 0
        if not apart:
            first = 1 in self.run.values() and not again
            self.by, self.proposer = side, side if first else self.proposer
        unequal = self.phase == "second-phase" and less(self.late)
        if self._is_full("ends", side):
            self._end(rules["ends"][2])
        elif self._is_full("stops", side) and not unequal:
            self._stops(side)

    def _clear(self):
        self.run["stops"], self.offered, self.proposer = 0, False, None

    def _is_full(self, name, side):
        length, *_, last = self.rules.get(name, (99, None))
        return self.run[name] >= length and last != OTHER[side]

    def _stops(self, side):
        self.run["stops"], self.offered = 0, False
        self.proposer = self.proposer or OTHER[side]
        if self.phase == "second-phase":
            self._end("passes")
        elif self.rules.get("second"):
            self.phase, self.late = "second-phase", [0, 0]
        elif self.resumed >= self.rules.get("again", 999):
            self._end("second-stop")
        else:
            self.phase = "stopped"

    def _stone(self, board, real=True):
        """True if a stone that is put off the board ends the game."""
        self.put_off += [board] if real else []
        if "forced" in self.rules and self.put_off.count(board) >= self.rules["forced"]:
            self._end("forced")
        return self.phase == "ended"

    def _way(self, word):
        """How play goes on after a statement."""
        if word == "resume":
            return "opponent-first" if self.rules.get("asks") else "in-turn"
        return "in-turn" if self.rules.get("silent") else self.rules.get("on", "in-turn")

    def say(self, word, side):
        if word in SAID:
            self._end(SAID[word])
            self.loser = side if word == "resign" else self.loser
        elif word == "stop":
            self._clear()
            self.phase = "stopped"
        elif self._way(word) == "trial":
            self.phase = "trial"
        else:
            self._go_on(self._way(word), side)
            self.offered, self.proposer = False, None

    def _go_on(self, way, asker=None):
        if self.phase in ("stopped", "trial", "ended"):
            self.resumed += 1
            self.phase, self.how, self.loser = "playing", None, None
            if way == "pass-stones":
                first = self.proposer or self.to_move
                self.owed = [first, OTHER[first]]
            self._clear()
        if way == "opponent-first" and asker:
            self.to_move = OTHER[asker]
        self.to_move = self.owed[0] if self.owed else self.to_move

    def _end(self, how):
        self.phase, self.how, self.owed = "ended", how, []
        self.set_up()


def folded(game, rules, all_stones=False):
    """The state after the whole record."""
    stop = Stop(rules, game.first)
    kinds = iter(game.kinds("stones" if all_stones else rules["empty"]))
    for entry in game.entries:
        if entry in game.words:
            stop.say(entry.kind, entry.side)
        elif entry.kind == "set-up":
            stop.set_up()
        else:
            real = all_stones or entry.kind != "pass"  # else nobody knows of a stone
            stop.act(next(kinds), entry.side, entry.board, real)
    only_plays = game.acts and {a.kind for a in game.acts} == {"play"}
    if rules.get("must-play") and only_plays and stop.phase == "playing":
        free = (f"{stop.to_move} {LETTERS[x]}{y + 1}" for x, y in game.board)
        if not any(judged(game, rules, play)["legal"] for play in free):
            stop.phase, stop.how, stop.loser = "ended", "no-play", stop.to_move
    return stop


def state(game, rules):
    stop = folded(game, rules)
    answer = {"phase": stop.phase}
    answer |= {"how": stop.how} if stop.how else {}
    answer |= {"to_move": stop.to_move} if stop.phase != "ended" else {}
    return {**answer, "winner": OTHER[stop.loser]} if stop.loser else answer


def ending(game, rules):
    """How the game ended, if that makes stones alive; and a result that needs no count."""
    stated, by_acts = game.facts.get("end"), rules.get("forced") or rules.get("must-play")
    if not game.entries or not (game.words or by_acts):
        return stated, None
    stop = folded(game, rules)
    found = {"agreed": "agreed", "alive": "alive", "all-left": "alive", "forced": "forced"}
    decided = stop.loser or stop.how in ("no-result", "draw", "both-lose")
    result = no_count(stop.how, stop.loser) if decided else None
    return stated or found.get(stop.how), result


def open_end(game, rules):
    """True if stones are ruled dead and the closing passes may have made them alive."""
    forced = rules.get("forced")
    length = forced or rules.get("ends", (0,))[0]
    last = [a.kind for a in game.acts[-length:]]
    matters = rules.get("alive") and length and game.case.get("ruling", {}).get("dead")
    if not matters or rules.get("removal") or len(last) < length or "play" in last:
        return False
    stop = folded(game, rules, all_stones=bool(forced))
    return stop.how in (("forced",) if forced else ("passes", "all-left"))


def told(case, answer):
    """An answer of the library in the form in which this file answers."""
    found = {key: value for key, value in answer.items() if key != "rules"}
    if "margin" in found:
        found["margin"] = Fraction(found["margin"])
        found["paid"] = {key: Fraction(value) for key, value in found.get("paid", {}).items()}
        found["count"] = {**case["count"], **found.get("count", {})}
    return {**found, "needs": set(found["needs"])} if "needs" in found else found


def differences(case):
    """Yields (rule set, member, expected, found) for whatever differs."""
    for answer in case["answers"]:
        for id_ in answer["rules"]:
            there, here = told(case, answer), answered(case, id_)
            numbers, counted = there.pop("count", {}), here.pop("count", {})
            for name, number in counted.items():
                none = 0 if isinstance(number, int) else [0, 0]
                there[name], here[name] = numbers.get(name, none), number
            for key in {*there, *here}:
                if there.get(key) != here.get(key):
                    yield id_, key, there.get(key), here.get(key)


def main(paths):
    cases = [c for path in paths for c in json.loads(Path(path).read_text("utf-8"))["cases"]]
    answers = sum(len(answer["rules"]) for case in cases for answer in case["answers"])
    wrong = [(case["id"], *each) for case in cases for each in differences(case)]
    for case, id_, key, there, here in wrong:
        print(f"{case} {id_}: {key} is {there} there, {here} here")
    print(f"{len(cases)} cases, {answers} answers, {len(wrong)} differences")
    return bool(wrong)


if __name__ == "__main__":
    here = Path(__file__).resolve().parents[2] / "resources" / "cases"
    chapters = [p for p in sorted(here.glob("*.json")) if p.stem not in ("schema", "rules")]
    sys.exit(main(sys.argv[1:] or chapters))
