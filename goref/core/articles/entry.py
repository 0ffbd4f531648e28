"""What an article is, and the steps that have one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from goref.core.base.language import Text

STEPS = ("record", "dead", "seki", "points", "payments", "count", "result")
"""The steps of the way to a result, in order."""


@dataclass(frozen=True, slots=True)
class Article:
    """On what authority a step rests.

    Attributes:
        cite: the text and article, short.
        says: what a referee must know of it to act now, in goref's own words.
    """

    cite: Text
    says: Text


Steps = Mapping[str, Article]
"""Articles by step."""
Table = Mapping[str, Steps]
"""Articles by rule-set id and step."""
