"""Texts for a second opinion: why a chain is considered alive or dead, and what is unclear.

Placeholders of reasons: ``{points}``, the points in brackets or nothing if there are none, and
``{number}``.
"""

from __future__ import annotations

from goref.core.base.language import Text, texts

REASONS = texts(
    "suggestions",
    {
        "alive-proved": "Alive whatever is played: its eyes{points} cannot be taken away.",
        "alive-eyes": "Two eyes{points}.",
        "alive-land": "Points of its own: {number}{points}; two eyes cannot be denied it.",
        "alive-read": "Read: it cannot be captured, no matter who begins.",
        "alive-played": "Played out on the spot, not proved: not captured, no matter who begins.",
        "alive-learned": "Not proved, but such chains have lived.",
        "dead-read": "Captured in every line, no matter who begins.",
        "dead-shape": "Its one eye space{points} makes one eye only (nakade).",
        "dead-bent-four": "Bent four in the corner{points}.",
        "dead-played": "Played out on the spot, not proved: captured, no matter who begins.",
        "dead-learned": "No two eyes inside the other side's area: such stones are removed.",
        "seki-shared": "No two eyes; the side that plays first at the liberties shared with the other "
        "side{points} is caught.",
        "seki-eyes": "A seki with eyes; the side that plays first at its liberties{points} is caught.",
        "seki-played": "Played out on the spot, not proved: neither side captures the other{points}, "
        "no matter who begins.",
        "seki-learned": "No two eyes, and liberties shared with the other side{points}: such stones are "
        "left as they are.",
        "seki-spare": "Neither side can capture the other; of the liberties of both{points} some may "
        "be filled, but the side that takes one too many is caught.",
        "alive-between": "Read: it cannot be captured, as long as the chains around it live, as they "
        "seem to.",
        "dead-between": "Read: it is captured, no matter who begins, as long as the chains around it "
        "live, as they seem to.",
        "dead-given": "Read: it is captured, no matter who begins, as long as the chains around it "
        "live, as they were ruled to or seem to.",
        "seki-between": "Read: neither side can capture the other{points}, as long as the chains around "
        "them live, as they seem to.",
        "seki-avenged": "A seki with liberties of both{points}: the side that captures the other then "
        "loses its own stones there and has no more points for it.",
        "seki-avenged-between": "Read: the side that captures the other{points} then loses its own stones there "
        "and has no more points for it, as long as the chains around them live, as they "
        "seem to.",
        "ruled": "The referee has ruled this.",
        "near": "The board alone does not show it.",
        "no-eyes": "It seems alive, but no two eyes can be seen, and playing it out settled nothing.",
        "bare": "It seems alive, but shows neither two eyes nor a seki.",
        "eye-filled": "An enemy play puts stones here in atari, and only filling an own eye saves "
        "them; it was not shown that they then live.",
        "not-taken": "It seems dead, but playing it out on the spot did not capture it: perhaps a seki.",
        "partner": "It is in seki only together with stones that are unclear.",
        "depends": "It depends on other stones that are unclear{points}.",
        "leads": "If these stones are dead, others live because of it{points}.",
        "one-side": "It looks like a seki, but the stones it shares liberties with were ruled alive.",
        "by-ruling": "It seems so only if the rulings{points} hold, and even then it is not proved.",
        "turn": "It depends on who plays first.",
        "contradicted": "The stones seem dead, but are not in the other side's own area.",
        "unapproached": "The stones seem dead, but every play next to them puts itself in atari: "
        "perhaps a seki.",
        "one-area": "Life depends on taking stones in one small area, which was not read: perhaps a "
        "seki.",
        "sparse": "There are too few stones on the board for a game played to the end.",
        "undecided": "Too much of the board is still open for a game played to the end.",
        "left-over": "These points{points} seem not to belong to the side whose stones surround them.",
        "ko-fight": "It depends on a ko{points}.",
        "bent-four-rule": "Bent four in the corner{points}: dead by rule or to be played out, depending "
        "on the rule set.",
        "differs": "Another engine disagrees.",
        "open": "The border is not closed here{points}.",
        "atari": "In atari on the border; the last liberty{points} is open to both.",
        "first-play": "It matters who plays here{points} first.",
        "fill": "Even with every dame, its owner loses stones or territory unless one play is made here{points} first.",
    },
)
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
"""The result at an open border if one side begins; True if the margin changes."""
OPEN_AT: dict[bool, Text] = {
    True: Text("suggestions", "border open at {points} ({worth})"),
    False: Text("suggestions", "border open at {points}"),
}
"""An open border within a sentence; True with its result."""
AT = Text("suggestions", " at {point}")
"""The point that is played, within the sentences of an open border."""

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
"""An engine's agreement; True if the engine judged every stone."""
AGREES_ON_DEAD = {
    True: Text("suggestions", "{engine} considers the same stones dead."),
    False: Text(
        "suggestions", "Of the stones that it mentions, {engine} considers the same dead."
    ),
}
"""The agreement of an engine that does not distinguish seki."""
DIFFERS_DEAD = Text("suggestions", "{engine} considers {points} dead.")
DIFFERS_SEKI = Text("suggestions", "{engine} considers {points} in seki.")
DIFFERS_ALIVE = Text("suggestions", "{engine} considers {points} alive.")
DIFFERS_NOT_DEAD = Text("suggestions", "{engine} considers {points} not dead.")
"""An engine's different opinion on the chains that it judges differently."""
DISPROVED = Text("suggestions", "That contradicts a proof: {points} ({life}).")
"""An engine's opinion that a proof of goref contradicts; ``life`` is the proved status."""
SETTLES = Text("suggestions", "Clear, as goref and {engine} agree: {points}.")
UNSETTLED = Text(
    "suggestions",
    "{engine} says the same of {points}, but that does not settle them: they are still asked about.",
)
UNSETTLED_HERE = Text("suggestions", "{engine} says the same, but that does not settle it.")
"""The text for stones of a question that an engine's agreement does not settle."""
AGREED = Text("suggestions", "goref alone was not sure; {engines} said the same.")
"""The text for a chain that an engine's agreement settled."""
BY_RULING = Text(
    "suggestions",
    "That depends on the rulings{points}: from the board alone goref does not say it.",
)
"""A result that holds only because of rulings on other stones; ``points``: these stones."""
NOT_DEAD = Text("suggestions", "not dead")
"""Alive or in seki, if these are not distinguished."""
