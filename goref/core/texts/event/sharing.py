"""Texts on a joined event: whether it is in step with its server, and what the user decides."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

JOINED = Text("sharing", "{event}: joined as {who}")
FILE = Text("sharing", "The event's file here: {path}")
CONNECTED = Text("sharing", "Connected")
NOT_HEARD = Text("sharing", "Not heard since {time}")
NEVER_HEARD = Text("sharing", "Not heard yet")
MUST_JOIN = Text("sharing", "Join again")
PROBLEM = Text("sharing", "Not in step: {problem}")
DECIDE_FIRST = Text(
    "sharing", "Some changes are still to be decided: press the words at the top of the window."
)
SEND_FIRST = Text("sharing", "Some acts are still on their way. Try again in a moment.")
LISTENS = Text("sharing", "connected")
HEARD = Text("sharing", "heard {time}")
LAPTOPS = Plural("sharing", "{count} laptop", "{count} laptops")
PHONES = Plural("sharing", "{count} phone", "{count} phones")
ON_THE_WAY = Plural("sharing", "{count} on its way", "{count} on their way")
REFUSED = Plural("sharing", "{count} refused", "{count} refused")
TO_DECIDE = Plural("sharing", "{count} to decide", "{count} to decide")
CLOCK_AHEAD = Plural(
    "sharing",
    "The server's clock is {minutes} minute ahead",
    "The server's clock is {minutes} minutes ahead",
    "minutes",
)
CLOCK_BEHIND = Plural(
    "sharing",
    "The server's clock is {minutes} minute behind",
    "The server's clock is {minutes} minutes behind",
    "minutes",
)
REFUSED_ACT = Text("sharing", "Refused: {subject}: {problem}")
AT_THE_SERVER = Text("sharing", "At the server, by {who}, {time}: {values}")
HERE = Text("sharing", "Here, by {who}, {time}: {values}")
