"""What is read off an arranged board, and what stays the same on it."""

from __future__ import annotations

from goref.core.base.language import Text

PARTS: dict[str, Text] = {
    "stones": Text("count parts", "Stones on the board"),
    "own-empties": Text("count parts", "Own empty points"),
    "half-public": Text("count parts", "Half of the public points"),
    "moku": Text("count parts", "Moku"),
    "held-back": Text("count parts", "Stones without room"),
    "stones-over": Text("count parts", "Own stones left over"),
    "empties-left": Text("count parts", "Own empty points left"),
    "reserve": Text("count parts", "Stones to fill in with"),
    "shared-rest": Text("count parts", "Half of the rest of the board"),
    "half-rest": Text("count parts", "Half of what is not filled"),
    "other-lost": Text("count parts", "Stones the other side lost"),
    "lost": Text("count parts", "Own stones lost"),
    "turns": Text("count parts", "Turns"),
    "taken": Text("count parts", "Stones taken"),
    "standing": Text("count parts", "Stones standing"),
    "rest": Text("count parts", "The rest of the board"),
    "routes": Text("count parts", "Routes"),
    "basic-eyes": Text("count parts", "Basic eyes, left showing"),
    "group-tax": Text("count parts", "Group tax"),
    "surplus-plays": Text("count parts", "Surplus plays"),
}
"""What a read-off is made of; payments have their names in ``terms.LINES``."""

LEADING: dict[str, Text] = {
    "B": Text("count parts", "Black +{amount}"),
    "W": Text("count parts", "White +{amount}"),
    "-": Text("count parts", "even"),
}
"""Black less White as told to both sides."""
BEFORE_KOMI = Text("count parts", "Margin before komi: {lead}")
ON_THE_BOARD = Text("count parts", "Margin on the board: {lead}")
"""Where the rule set has no komi."""
UNCHANGED = Text("count parts", "{margin}, unchanged")
PAID = Text("count parts", "{margin} now; {amount} paid on the board")
PART_OF_BOTH = Text("count parts", "{part}: Black {black}, White {white}")
"""What is counted of both sides, where that is no area."""
MOMENT_PARTS = " · "
TALLY = Text("count parts", "Black {black}, White {white}, public {public}")
READ_OFF = Text("count parts", "Black {black}, White {white}")
READ_IT = Text("count parts", "Read it off: {told}.")
"""The last step of a count."""
PART_AND_NUMBER = Text("count parts", "{part} {number}")
EMPTIES_ADDED = Text("count parts", "{side}'s empty points: {sum}")
"""Where what is counted is something else."""
REST = "rest"
"""What the side that is not counted gets."""
ONE_SIDE = Text("count parts", "{side} counted alone: {counted}; the rest is {other}'s: {rest}")
ALONE = Text("count parts", "{side} alone")
