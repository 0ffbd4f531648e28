"""Texts for whoever serves an event: where others find it, and how they join."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

SERVED = Text("serving", "{event} is served. Ctrl+C ends it.")
PAGES = Text("serving", "Pages for everybody: {address}")
SCREEN = Text("serving", "For a screen in the hall: {address}")
ELSEWHERE = Text("serving", "Other addresses of this computer: {addresses}")
JOIN = Text("serving", "To join: {address}, digits {digits}")
REFEREES = Text("serving", "Referees' phones: {address}")
FINGERPRINT = Text("serving", "Its certificate has SHA-256 {fingerprint}")
PINS = Text("serving", "PINs, each for a role:")
PART = Text("serving", "Part {part} of the event begins here, in {path}")
WAITING = Plural(
    "serving",
    "{count} act of this laptop waits: the server had changed the same. Open the joined event.",
    "{count} acts of this laptop wait: the server had changed the same. Open the joined event.",
)
SCAN = Text(
    "serving",
    "Who plays where: scan the code, or type the address. Use the network of the hall.",
)
ENDED = Text("serving", "{event} is no longer served.")
