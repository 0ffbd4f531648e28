"""Texts for the figures of an arranged board, and for the invariant."""

from __future__ import annotations

from goref.core.base.language import Text

PARTS: dict[str, Text] = {
    "stones": Text("count parts", "Stones on the board"),
    "own-empties": Text("count parts", "Own empty points"),
    "half-public": Text("count parts", "Half of the public points"),
    "moku": Text("count parts", "Territory"),
    "held-back": Text("count parts", "Stones without a point to fill"),
    "stones-over": Text("count parts", "Own stones left over"),
    "empties-left": Text("count parts", "Own empty points left"),
    "reserve": Text("count parts", "Stones to fill in with"),
    "shared-rest": Text("count parts", "Half of the rest of the board"),
    "half-rest": Text("count parts", "Half of the unfilled points"),
    "other-lost": Text("count parts", "Stones the other side lost"),
    "lost": Text("count parts", "Own stones lost"),
    "turns": Text("count parts", "Turns"),
    "taken": Text("count parts", "Stones taken"),
    "standing": Text("count parts", "Stones still on the board"),
    "rest": Text("count parts", "The rest of the board"),
    "routes": Text("count parts", "Routes"),
    "basic-eyes": Text("count parts", "Basic eyes, left empty"),
    "group-tax": Text("count parts", "Group tax"),
    "surplus-plays": Text("count parts", "Surplus plays"),
}
"""The terms of the figures; payments have their names in ``terms.LINES``."""

LEADING: dict[str, Text] = {
    "B": Text("count parts", "Black +{amount}"),
    "W": Text("count parts", "White +{amount}"),
    "-": Text("count parts", "even"),
}
"""Black less White, for both sides to read."""
BEFORE_KOMI = Text("count parts", "Margin before komi: {lead}")
ON_THE_BOARD = Text("count parts", "Margin on the board: {lead}")
"""The margin on the board, for a rule set without komi."""
UNCHANGED = Text("count parts", "{margin}, unchanged")
PAID = Text("count parts", "{margin} now; {amount} paid on the board")
PART_OF_BOTH = Text("count parts", "{part}: Black {black}, White {white}")
"""A counted part of both sides that is not an area."""
MOMENT_PARTS = " · "
TALLY = Text("count parts", "Black {black}, White {white}, public {public}")
READ_OFF = Text("count parts", "Black {black}, White {white}")
READ_IT = Text("count parts", "Read it off: {told}.")
"""The last step of a count."""
GROUPS_RETURN = Text(
    "count parts", "Groups: Black {black}, White {white}. {side} returns {amount}."
)
"""The group tax as it is spoken at the board."""
GROUPS_EVEN = Text("count parts", "Groups: Black {black}, White {white}. Nothing is returned.")
PART_AND_NUMBER = Text("count parts", "{part} {number}")
EMPTIES_ADDED = Text("count parts", "{side}'s empty points: {sum}")
"""A side's empty points, for a count that does not count them."""
REST = "rest"
"""The key of the rest of the board, which the side that is not counted gets."""
ONE_SIDE = Text("count parts", "{side} counted alone: {counted}; the rest is {other}'s: {rest}")
ALONE = Text("count parts", "{side} alone")
