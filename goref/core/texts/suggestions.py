"""Texts for a second opinion: why a chain is considered alive or dead, and what is unclear.

Placeholders of reasons: ``{points}``, the points in brackets or nothing if there are none, and
``{number}``.
"""

from __future__ import annotations

from goref.core.base.language import Text

REASONS: dict[str, Text] = {
    "alive-proved": Text(
        "suggestions", "Alive whatever is played: its eyes{points} cannot be taken away."
    ),
    "alive-eyes": Text("suggestions", "Two eyes{points}."),
    "alive-land": Text(
        "suggestions", "Points of its own: {number}{points}; two eyes cannot be denied it."
    ),
    "alive-read": Text("suggestions", "Read: it cannot be captured, no matter who begins."),
    "alive-played": Text(
        "suggestions", "Played out on the spot, not proved: not captured, no matter who begins."
    ),
    "alive-learned": Text("suggestions", "Not proved, but such chains have lived."),
    "dead-read": Text("suggestions", "Captured in every line, no matter who begins."),
    "dead-shape": Text("suggestions", "Its one eye space{points} makes one eye only (nakade)."),
    "dead-bent-four": Text("suggestions", "Bent four in the corner{points}."),
    "dead-played": Text(
        "suggestions", "Played out on the spot, not proved: captured, no matter who begins."
    ),
    "dead-learned": Text(
        "suggestions", "No two eyes inside the other side's area: such stones are removed."
    ),
    "seki-shared": Text(
        "suggestions",
        "No two eyes; the side that plays first at the liberties shared with the other "
        "side{points} is caught.",
    ),
    "seki-eyes": Text(
        "suggestions",
        "A seki with eyes; the side that plays first at its liberties{points} is caught.",
    ),
    "seki-played": Text(
        "suggestions",
        "Played out on the spot, not proved: neither side captures the other{points}, no "
        "matter who begins.",
    ),
    "seki-learned": Text(
        "suggestions",
        "No two eyes, and liberties shared with the other side{points}: such stones are "
        "left as they are.",
    ),
    "seki-spare": Text(
        "suggestions",
        "Neither side can capture the other; of the liberties of both{points} some may be "
        "filled, but the side that takes one too many is caught.",
    ),
    "alive-between": Text(
        "suggestions",
        "Read: it cannot be captured, as long as the chains around it live, as they seem to.",
    ),
    "dead-between": Text(
        "suggestions",
        "Read: it is captured, no matter who begins, as long as the chains around it live, "
        "as they seem to.",
    ),
    "dead-given": Text(
        "suggestions",
        "Read: it is captured, no matter who begins, as long as the chains around it live, "
        "as they were ruled to or seem to.",
    ),
    "seki-between": Text(
        "suggestions",
        "Read: neither side can capture the other{points}, as long as the chains around "
        "them live, as they seem to.",
    ),
    "seki-avenged": Text(
        "suggestions",
        "A seki with liberties of both{points}: the side that captures the other then loses "
        "its own stones there and has no more points for it.",
    ),
    "seki-avenged-between": Text(
        "suggestions",
        "Read: the side that captures the other{points} then loses its own stones there and "
        "has no more points for it, as long as the chains around them live, as they seem to.",
    ),
    "ruled": Text("suggestions", "The referee has ruled this."),
    "near": Text("suggestions", "The board alone does not show it."),
    "no-eyes": Text(
        "suggestions",
        "It seems alive, but no two eyes can be seen, and playing it out settled nothing.",
    ),
    "bare": Text("suggestions", "It seems alive, but shows neither two eyes nor a seki."),
    "eye-filled": Text(
        "suggestions",
        "An enemy play puts stones here in atari, and only filling an own eye saves them; "
        "it was not shown that they then live.",
    ),
    "not-taken": Text(
        "suggestions",
        "It seems dead, but playing it out on the spot did not capture it: perhaps a seki.",
    ),
    "partner": Text("suggestions", "It is in seki only together with stones that are unclear."),
    "depends": Text("suggestions", "It depends on other stones that are unclear{points}."),
    "leads": Text(
        "suggestions", "If these stones are dead, others live because of it{points}."
    ),
    "one-side": Text(
        "suggestions",
        "It looks like a seki, but the stones it shares liberties with were ruled alive.",
    ),
    "by-ruling": Text(
        "suggestions",
        "It seems so only if the rulings{points} hold, and even then it is not proved.",
    ),
    "turn": Text("suggestions", "It depends on who plays first."),
    "contradicted": Text(
        "suggestions", "The stones seem dead, but are not in the other side's own area."
    ),
    "unapproached": Text(
        "suggestions",
        "The stones seem dead, but every play next to them puts itself in atari: perhaps a "
        "seki.",
    ),
    "one-area": Text(
        "suggestions",
        "Life depends on taking stones in one small area, which was not read: perhaps a seki.",
    ),
    "sparse": Text(
        "suggestions", "There are too few stones on the board for a game played to the end."
    ),
    "undecided": Text(
        "suggestions",
        "Too much of the board is still open for a game played to the end.",
    ),
    "left-over": Text(
        "suggestions",
        "These points{points} seem not to belong to the side whose stones surround them.",
    ),
    "ko-fight": Text("suggestions", "It depends on a ko{points}."),
    "bent-four-rule": Text(
        "suggestions",
        "Bent four in the corner{points}: dead by rule or to be played out, depending on "
        "the rule set.",
    ),
    "differs": Text("suggestions", "Another engine disagrees."),
    "open": Text("suggestions", "The border is not closed here{points}."),
    "atari": Text(
        "suggestions", "In atari on the border; the last liberty{points} is open to both."
    ),
    "first-play": Text("suggestions", "It matters who plays here{points} first."),
    "fill": Text(
        "suggestions",
        "Even with every dame, its owner loses stones or territory unless one play is made here{points} first.",
    ),
}
"""The grounds of a finding, by code."""

PLACES = Text("suggestions", " ({names})")
"""The points of a reason within its sentence."""

BORDER: dict[str, Text] = {
    "same": Text("suggestions", "The side that plays{at} first gains {amount}."),
    "either": Text("suggestions", "No matter who begins here, {side} gains {amount}."),
    "nothing": Text("suggestions", "No matter who plays here, the count does not change."),
    "each": Text("suggestions", "{black}; {white}."),
    "at-most": Text(
        "suggestions",
        "Not played out move by move: given to one side alone it is worth up to {amount}.",
    ),
    "opening": Text("suggestions", "Only plays at the gap in the border were examined."),
    "winner": Text("suggestions", "That decides the game."),
}
"""The result at an open border, by who begins there; ``at``: the point to play."""
BORDER_FIRST: dict[bool, Text] = {
    True: Text("suggestions", "if {first} begins{at}, {side} gains {amount}"),
    False: Text("suggestions", "if {first} begins{at}, nothing changes"),
}
"""The same if one side begins; True if the margin changes."""
OPEN_AT: dict[bool, Text] = {
    True: Text("suggestions", "border open at {points} ({worth})"),
    False: Text("suggestions", "border open at {points}"),
}
"""An open border within a sentence; True with its result."""
AT = Text("suggestions", " at {point}")
"""The point that is played, within those sentences."""

IF_BEGUN = Text("suggestions", "{engine}, if {side} begins")
"""An engine's statement that holds only if one side begins."""
OWNED_BY = Text("suggestions", "{side}'s")
NOBODYS = Text("suggestions", "nobody's")
"""The owner of empty points."""

CERTAINTY: dict[str, Text] = {
    "ruled": Text("suggestions", "ruled"),
    "proved": Text("suggestions", "proved"),
    "by-ruling": Text("suggestions", "if as ruled"),
    "agreed": Text("suggestions", "opinions agree"),
    "sure": Text("suggestions", "sure"),
    "likely": Text("suggestions", "likely"),
    "unclear": Text("suggestions", "unclear"),
}
"""The certainty of a finding."""

SEEMING = Text("suggestions", "{side} {points}, apparently {life}")
"""Stones that are unclear."""
WHOSE = Text("suggestions", "{points}, apparently {side}'s")
"""Empty points that are unclear."""

AGREES = {
    True: Text("suggestions", "{engine} agrees."),
    False: Text("suggestions", "{engine} says the same of the stones that it mentions."),
}
"""True if an engine judged every stone; no text if it judged none."""
AGREES_ON_DEAD = {
    True: Text("suggestions", "{engine} considers the same stones dead."),
    False: Text(
        "suggestions", "Of the stones that it mentions, {engine} considers the same dead."
    ),
}
"""The same for an engine that does not distinguish seki."""
DIFFERS_DEAD = Text("suggestions", "{engine} considers {points} dead.")
DIFFERS_SEKI = Text("suggestions", "{engine} considers {points} in seki.")
DIFFERS_ALIVE = Text("suggestions", "{engine} considers {points} alive.")
DIFFERS_NOT_DEAD = Text("suggestions", "{engine} considers {points} not dead.")
"""Another engine's opinion on the chains that it judges differently."""
DISPROVED = Text("suggestions", "That contradicts a proof: {points} ({life}).")
"""The same if goref has a proof; ``life`` is the proved status."""
SETTLES = Text("suggestions", "Clear, as goref and {engine} agree: {points}.")
UNSETTLED = Text(
    "suggestions",
    "{engine} says the same of {points}, but that does not settle them: they are still asked about.",
)
UNSETTLED_HERE = Text("suggestions", "{engine} says the same, but that does not settle it.")
"""Not settled by an engine's agreement: in general, and for the stones in question."""
AGREED = Text("suggestions", "goref alone was not sure; {engines} said the same.")
"""Settled by an engine's agreement: in general, and for one chain."""
BY_RULING = Text(
    "suggestions",
    "That depends on the rulings{points}: from the board alone goref does not say it.",
)
"""Holds only because the referee ruled on other stones; ``points``: which."""
NOT_DEAD = Text("suggestions", "not dead")
"""Alive or in seki, if these are not distinguished."""
