"""The names of an arrangement's moves; :mod:`goref.core.texts.count.arranging` fills them in.

Placeholders:

- ``{n}``: the number of stones; ``{twice}``: twice that number;
- ``{side}``: the stones' owner; ``{other}``: the other side;
- ``{ink}``: the colour of the stones;
- ``{public}``: the public points;
- ``{row}``: the words for stones played in a row.
"""

from __future__ import annotations

from goref.core.arranging.table.arrangement import MoveReason, StoneAction
from goref.core.base.language import Plural, Text, plurals

WHOLE: dict[tuple[StoneAction, MoveReason], Text | Plural] = {
    (StoneAction.TAKE, MoveReason.TAKE_BACK): Text(
        "count tables", "The last {ink} play undone: it took a dame and made turns unequal"
    ),
    **plurals(
        "count tables",
        {
            (StoneAction.PASS_STONE, MoveReason.BALANCE): (
                "{n} {ink} pass stone to {other}'s lid, to make turns equal",
                "{n} {ink} pass stones to {other}'s lid, to make turns equal",
            ),
            (StoneAction.PASS_STONE, MoveReason.OWED_TURN): (
                "{n} {ink} stone handed over to {other}, for the turn {side} lacks",
                "{n} {ink} stones handed over to {other}, one for each turn {side} lacks",
            ),
            (StoneAction.PASS_STONE, MoveReason.PASSED): (
                "{n} {ink} stone handed over to {other}, for the pass of {side} in the game",
                "{n} {ink} stones handed over to {other}, one for each pass of {side} in the game",
            ),
            (StoneAction.PASS_STONE, MoveReason.HANDED): (
                "{n} {ink} stone handed over to {other}, for the play {side} leaves out",
                "{n} {ink} stones handed over to {other}, one for each play {side} leaves out",
            ),
            (StoneAction.PASS_STONE, MoveReason.AGAINST_STONE): (
                "{n} {ink} stone handed over to {other}, against a play of {other}",
                "{n} {ink} stones handed over to {other}, one against each play of {other}",
            ),
            (StoneAction.FILL, MoveReason.KOMI): (
                "{n} {ink} stone into {other}'s land, for {twice} points of komi",
                "{n} {ink} stones into {other}'s land, for {twice} points of komi",
            ),
            (StoneAction.FILL, MoveReason.ONE_SIDED): (
                "{n} {ink} stone first, onto points only {side} may take",
                "{n} {ink} stones first, onto points only {side} may take",
            ),
            (StoneAction.FILL, MoveReason.SOLE_LIBERTY): (
                "{n} {ink} stone first, onto a sole liberty of {side}",
                "{n} {ink} stones first, onto sole liberties of {side}",
            ),
            (StoneAction.FILL, MoveReason.KO_POINT): (
                "{n} {ink} stone first, onto {side}'s open ko point",
                "{n} {ink} stones first, onto {side}'s open ko points",
            ),
            (StoneAction.FILL, MoveReason.LAND): (
                "{n} {ink} stone fill {side}'s own land",
                "{n} {ink} stones fill {side}'s own land",
            ),
            (StoneAction.FILL, MoveReason.ROUTE): (
                "{n} {ink} stone onto {side}'s routes",
                "{n} {ink} stones onto {side}'s routes",
            ),
            (StoneAction.FILL, MoveReason.LENT): (
                "{n} {ink} stone onto {other}'s routes: {other} is out of stones, and it counts as {other}'s",
                "{n} {ink} stones onto {other}'s routes: {other} is out of stones, and they count as {other}'s",
            ),
            (StoneAction.FILL, MoveReason.BY_TURNS): (
                "{n} stone onto routes",
                "{n} stones onto routes: both sides in turn, one each",
            ),
            (StoneAction.FILL, MoveReason.AGAINST_STONE): (
                "{n} stone: {side} fills a route, and {other} hands over a stone for it",
                "{n} stones: {side} fills a route, {other} hands over a stone, and so on",
            ),
            (StoneAction.FILL, MoveReason.BATCH): (
                "{n} {ink} stone{row} onto {side}'s routes (da chou)",
                "{n} {ink} stones{row} onto {side}'s routes (da chou)",
            ),
            (StoneAction.SHARE, MoveReason.OWED_TURN): (
                "{n} dame taken by {side}, for the turn it lacks",
                "{n} dame taken by {side}, one for each turn it lacks",
            ),
            (StoneAction.TAKE, MoveReason.MISSING_EYE): (
                "{n} {ink} stone removed, so that a group shows its eyes",
                "{n} {ink} stones removed, so that a group shows its eyes",
            ),
            (StoneAction.SHIFT, MoveReason.REFEREE): (
                "{n} {ink} stone moved by the referee",
                "{n} {ink} stones moved by the referee",
            ),
        },
        by="n",
    ),
    (StoneAction.SHARE, MoveReason.PUBLIC): Plural(
        "count tables",
        "{public} public point, half to each side",
        "{public} public points, half to each side",
        "public",
    ),
}
"""Whole sentences that contain the reason."""

OPS = plurals(
    "count tables",
    {
        (StoneAction.LIFT, "board-lid"): (
            "{n} dead {ink} stone to {other}'s lid",
            "{n} dead {ink} stones to {other}'s lid",
        ),
        (StoneAction.NEGATIVE_A, "board-bowl"): (
            "{n} {ink} border stone back to {side}'s bowl (A-type play)",
            "{n} {ink} border stones back to {side}'s bowl (A-type play)",
        ),
        (StoneAction.NEGATIVE_A, "board-lid"): (
            "{n} {ink} border stone to {other}'s lid (A-type play)",
            "{n} {ink} border stones to {other}'s lid (A-type play)",
        ),
        (StoneAction.NEGATIVE_A, "board-board"): (
            "{n} {ink} border stone into {side}'s own land (A-type play)",
            "{n} {ink} border stones into {side}'s own land (A-type play)",
        ),
        (StoneAction.NEGATIVE_B, "board-bowl"): (
            "{n} {ink} stone out of {side}'s own land, into the bowl (B-type play)",
            "{n} {ink} stones out of {side}'s own land, into the bowl (B-type play)",
        ),
        (StoneAction.FILL_BACK, "lid-board"): (
            "{n} {ink} prisoner back into {side}'s land",
            "{n} {ink} prisoners back into {side}'s land",
        ),
        (StoneAction.FILL, "bowl-board"): (
            "{n} {ink} stone into {side}'s land",
            "{n} {ink} stones into {side}'s land",
        ),
        (StoneAction.TAKE, "board-bowl"): (
            "{n} {ink} stone out of {side}'s land",
            "{n} {ink} stones out of {side}'s land",
        ),
        (StoneAction.TAKE, "lid-bowl"): (
            "{n} {ink} prisoner back to {side}'s bowl",
            "{n} {ink} prisoners back to {side}'s bowl",
        ),
        (StoneAction.SHIFT, "board-board"): (
            "{n} {ink} stone moved within {side}'s land",
            "{n} {ink} stones moved within {side}'s land",
        ),
    },
    by="n",
)
"""Actions by kind of action, source and target."""

REASONS: dict[MoveReason, Text | Plural] = {
    MoveReason.TAKE_BACK: Text("count tables", "the last play, which made turns unequal"),
    MoveReason.FIRST_PASS: Text("count tables", "the point Black pays for White's first pass"),
    MoveReason.KOMI: Text("count tables", "for the komi"),
    MoveReason.BALANCE: Text("count tables", "to make turns equal"),
    MoveReason.OWED_TURN: Text("count tables", "for a turn {side} lacks"),
    MoveReason.PASSED: Text("count tables", "for a pass in the game"),
    MoveReason.ONE_SIDED: Text("count tables", "a point only {side} may take"),
    MoveReason.SOLE_LIBERTY: Text("count tables", "a sole liberty of {side}"),
    MoveReason.KO_POINT: Text("count tables", "{side}'s open ko point"),
    MoveReason.EVEN_SPACE: Text("count tables", "to give both sides equally many empty points"),
    MoveReason.EVEN_STONES: Text(
        "count tables", "to give both sides equally many stones on the board"
    ),
    MoveReason.TENS: Text("count tables", "so that the empty points make whole tens"),
    MoveReason.TIDY: Text("count tables", "for a shape that counts at a glance"),
    MoveReason.LAND: Text("count tables", "to fill {side}'s own land"),
    MoveReason.ROUTE: Text("count tables", "to fill a route"),
    MoveReason.LENT: Text("count tables", "to fill a route of {other}, who is out of stones"),
    MoveReason.BY_TURNS: Text("count tables", "to fill a route in turn"),
    MoveReason.AGAINST_STONE: Text("count tables", "a play against a stone handed over"),
    MoveReason.BATCH: Text("count tables", "da chou"),
    MoveReason.IN_TURN: Text("count tables", "played on in turn, both sides equally often"),
    MoveReason.HANDED: Text("count tables", "handed over for a play left out"),
    MoveReason.MISSING_EYE: Text("count tables", "to show an eye"),
    MoveReason.REFEREE: Text("count tables", "as the referee chose"),
}
"""The purpose of a move, added after the action; some need none."""

HAND: dict[StoneAction, Text | Plural] = {
    StoneAction.FILL_BACK: Plural("count tables", "{n} prisoner in", "{n} prisoners in", "n"),
    StoneAction.FILL: Plural("count tables", "{n} stone in", "{n} stones in", "n"),
    StoneAction.TAKE: Plural("count tables", "{n} stone removed", "{n} stones removed", "n"),
    StoneAction.SHIFT: Plural("count tables", "{n} stone moved", "{n} stones moved", "n"),
}
"""Short names of actions in one part of the board, where the board shows the result."""
TIDIED = Text("count tables", "{side}, {place}: {done}")
"""The actions in one part of a side's land."""
SO_FAR = Text("count tables", "{done}; {total} so far")
"""Actions in a part of a side's land, with the points that can be counted by then."""

BORROWED = Text("count tables", "{held} ({lacking} borrowed)")
"""A bowl's number if more stones were put down than it held."""

NOUNS: dict[str, Text | Plural] = {
    "stone": Text("count tables", "{side} stone"),
    "dead": Text("count tables", "Dead {ink} stone"),
    "border": Text("count tables", "{side} border stone"),
    "pass": Text("count tables", "{side} pass stone"),
    "lid": Text("count tables", "{side} prisoner"),
}
FROM_TO = Text("count tables", "{noun} from {source} to {target}")
PLACES: dict[str, Text | Plural] = {
    "lid": Text("count tables", "the lid"),
    "bowl": Text("count tables", "the bowl"),
}
