"""Texts for the referee's choices at a finding; ``{owner}`` is a side."""

from __future__ import annotations

from goref.core.base.language import Language, Text
from goref.core.texts.terms import SIDES, term

CHOICES: dict[str, Text] = {
    "settle": Text("dispute choices", "Let it stand"),
    "none-dead": Text("dispute choices", "Nothing is dead"),
    "none-else": Text("dispute choices", "Nothing else is dead"),
    "as-marked": Text("dispute choices", "As marked"),
    "take-back": Text("dispute choices", "Withdraw it"),
    "call-dead": Text("dispute choices", "Dead"),
    "call-alive": Text("dispute choices", "Alive"),
    "call-seki": Text("dispute choices", "In seki"),
    "all-dead": Text("dispute choices", "All dead"),
    "all-alive": Text("dispute choices", "All alive"),
    "enemy-dead": Text("dispute choices", "{owner}'s stones next to it are dead"),
    "around-seki": Text("dispute choices", "The stones around are in seki"),
    "no-seki": Text("dispute choices", "No seki here"),
    "ruled-anew": Text("dispute choices", "It is ruled again"),
    "one-sided": Text("dispute choices", "One-sided dame of {owner}"),
    "shared": Text("dispute choices", "Shared"),
    "leave": Text("dispute choices", "{point} remains shared"),
    "void": Text("dispute choices", "The move is void"),
    "incident-loss": Text("dispute choices", "By the regulation: {owner} loses"),
    "incident-pass": Text("dispute choices", "By the regulation: it counts as a pass"),
    "incident-taken-back": Text("dispute choices", "By the regulation: it is undone"),
    "incident-stands": Text("dispute choices", "By the regulation: it is valid"),
    "in-lid": Text("dispute choices", "Among the prisoners"),
    "not-in-lid": Text("dispute choices", "Not among them"),
    "side": Text("dispute choices", "{owner}"),
    "nobody": Text("dispute choices", "Nobody"),
    "state": Text("dispute choices", "Use {point}"),
    "komi": Text("dispute choices", "Komi {point}"),
    "removed": Text("dispute choices", "Removed in time"),
    "by-letter": Text("dispute choices", "All live, by the letter"),
    "as-in-2002": Text("dispute choices", "Removed all the same, as in 2002"),
    "as-recorded": Text("dispute choices", "As the record says"),
}


def choice_text(key: str, owner: str, point: str, language: Language) -> str:
    """Returns a choice as text.

    Args:
        key: a key of ``CHOICES``.
        owner: ``B``, ``W`` or empty.
        point: a point's name, or a value.
    """
    side = term(SIDES, owner, language) if owner else ""
    return CHOICES[key].in_(language, owner=side, point=point)
