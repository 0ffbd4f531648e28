"""Findings turned into sentences."""

from __future__ import annotations

from goref.core.findings import Finding
from goref.core.geometry import Grid
from goref.core.words import LANGUAGES
from goref.core.words.app_findings import SENTENCES as APP_SENTENCES
from goref.core.words.findings import SENTENCES as CORE_SENTENCES
from goref.core.words.sgf_findings import SENTENCES as SGF_SENTENCES
from goref.core.words.terms import KINDS, SIDES, term

SENTENCES = {**CORE_SENTENCES, **APP_SENTENCES, **SGF_SENTENCES}
"""Every finding's sentence, by code."""
MANY = 8
"""More points than this are cut short in a sentence."""


def say(finding: Finding, grid: Grid, language: str) -> str:
    """A finding's sentence in ``en``, ``zh`` or ``ja``.

    Raises KeyError for a code without a sentence.
    """
    template = SENTENCES[finding.code][
        LANGUAGES.index(language) if language in LANGUAGES else 0
    ]
    args = dict(finding.args)
    for key in ("colour", "owner"):
        if key in args:
            args[key] = term(SIDES, args[key], language)
    if "kind" in args:
        args["kind"] = term(KINDS, args["kind"], language)
    names = grid.names(finding.points)
    shown = ", ".join(names[:MANY]) + (f" … ({len(names)})" if len(names) > MANY else "")
    args.setdefault("points", shown)
    args.setdefault("move", "" if finding.move is None else str(finding.move))
    return template.format(**args)
