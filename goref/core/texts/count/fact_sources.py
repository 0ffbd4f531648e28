"""Texts for the sources of the facts of a result."""

from __future__ import annotations

from goref.core.base.language import Text

TITLE = Text("count fact sources", "Facts and their sources")
FACTS: dict[str, Text] = {
    "rules": Text("count fact sources", "Rule set"),
    "komi": Text("count fact sources", "Komi"),
    "handicap": Text("count fact sources", "Handicap"),
    "stones": Text("count fact sources", "Stones on the board"),
    "dead": Text("count fact sources", "Dead stones"),
    "last_play": Text("count fact sources", "Last play"),
    "prisoners": Text("count fact sources", "Prisoners"),
}
"""The facts that are shown with their source, by key."""
SOURCES: dict[str, Text] = {
    "record": Text("count fact sources", "record"),
    "rule-set": Text("count fact sources", "usual for the rule set"),
    "event": Text("count fact sources", "event"),
    "referee": Text("count fact sources", "stated"),
    "suggestion": Text("count fact sources", "suggestion"),
    "photograph": Text("count fact sources", "photograph"),
    "nobody": Text("count fact sources", "not stated"),
}
"""The sources."""
NONE = Text("count fact sources", "none")
UNKNOWN = Text("count fact sources", "not known")
