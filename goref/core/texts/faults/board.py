"""Sentences for faults in points, rows, rule sets and acts on a case."""

from __future__ import annotations

from goref.core.base.language import Plural, Text

SENTENCES: dict[str, Text | Plural] = {
    # Points, rows, rule sets
    "no-point": Text("errors", "not a point: {name!r} (a letter without I, then a number)"),
    "off-the-board": Text("errors", "{name} is off the {width}x{height} board"),
    "in-row": Text("errors", "row {row}: {problem}"),
    "no-rows": Text("errors", "no rows of . X O"),
    "row-length": Plural("errors", "{count} point where row 1 has {width}", "{count} points where row 1 has {width}"),
    "no-stone-sign": Text("errors", "{sign!r} is not one of . X O"),
    "rows-not-square": Plural("errors", "{height} row of {width} points: the board must be square", "{height} rows of {width} points: the board must be square", "height"),
    "board-size": Text("errors", "boards have {least} to {most} lines, not {size}"),
    "rows-other-size": Text("errors", "the rows are not a board of {size} lines"),
    "no-rule-set": Text("errors", "no rule set is called {id!r}"),
    "no-rule-set-but": Text("errors", "no rule set is called {id!r} (did you mean {near}?)"),
    "no-number": Text("errors", "not a number: {text!r}"),
    "no-decimal": Text("errors", "{value} has no finite decimal"),
    "no-colour": Text("errors", "not a colour: {letter!r} (B or W)"),
    "claim-no-owner": Text("errors", "{kind} needs no owner"),
    "claim-owner": Text("errors", "{kind} needs an owner, B or W"),
    # Acts on a case
    "act-off-board": Text("errors", "a point is off the board"),
    "marked-twice": Text("errors", "a stone is marked in two ways"),
    "proved-unmarked": Text("errors", "a stone given as proved or as left on the board is not marked"),
    "painted-twice": Text("errors", "a point is painted in two ways"),
    "painted-other-size": Text("errors", "stones painted on a board of another size"),
    "no-fact": Text("errors", "there is no fact {fact!r}"),
    "komi-unreasonable": Text("errors", "komi is far beyond any real value"),
    "fact-unreasonable": Text("errors", "{fact} is negative, or far beyond any real value"),
    "no-detail": Text("errors", "there is no detail {detail!r}"),
    "detail-long": Text("errors", "{detail}: no more than {most} characters"),
    "detail-signs": Text("errors", "{detail}: one line, without control characters"),
    "no-move": Text("errors", "there is no move {number}"),
    "put-where-it-is": Text("errors", "a stone is put where it already is"),
    "shift-no-count": Text("errors", "the number of moves before a stone is moved is missing or wrong"),
    "rules-no-count": Text("errors", "{rules} has no count {count}"),
    "most-shifts": Text("errors", "no more than {most} stones can be put elsewhere"),
    "most-trials": Text("errors", "no more than {most} trials can be kept"),
    "most-trial-acts": Text("errors", "no more than {most} acts can be played in a trial"),
    "no-trial": Text("errors", "there is no such trial"),
    "overruling-no-reason": Text("errors", "a ruling against what the board showed needs a reason"),
    "ruling-kind": Text("errors", "stones are ruled alive, dead or in seki; points are given a kind"),
    "play-no-point": Text("errors", "a play needs a point, and nothing else has one"),
    "journal-entry": Text("errors", "unreadable journal entry: {reason}"),
    "who-unknown": Text("errors", "{who!r} is not one of {known}"),
    "act-own-reason": Text("errors", "the act holds its own reason"),
}  # fmt: skip
