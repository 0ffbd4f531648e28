"""Findings about a count laid out with stones.

Placeholders: ``{points}``, and the names of the finding's arguments.
"""

from __future__ import annotations

from goref.core.findings.kind import Entries, FindingKind, kinds, plural

COUNT: Entries = {
    "arrange-no-border-stone": "No black border stone can be removed without opening more; the point is paid by "
    "calculation.",
    "arrange-held-back": plural(
        "{colour}'s own land does not hold all of its stones: held off the board, equally "
        "many of each if possible, are {black} black and {white} white stone.",
        "{colour}'s own land does not hold all of its stones: held off the board, equally "
        "many of each if possible, are {black} black and {white} white stones.",
        "white",
    ),
    "arrange-held-back-both": plural(
        "Neither side's land holds all of its stones: held off the board are {black} "
        "black and {white} white stone.",
        "Neither side's land holds all of its stones: held off the board are {black} "
        "black and {white} white stones.",
        "white",
    ),
    "arrange-eyes-filled": "There was no other point: at {points} a group shows fewer than two eyes now. It is "
    "alive nevertheless.",
    "arrange-shift-dropped": "Stones that you had moved can no longer be moved like that and were left: {points}.",
    "arrange-balanced-by-numbers": "The text's table of four cases would leave the turns unequal here; goref balances by the actual numbers of turns.",
    "arrange-uneven": "With everything filled back {colour} has {count} fewer on the board: that many "
    "stones are missing, or the other side has that many too many.",
    "arrange-bowl-short": plural(
        "{colour}'s bowl runs out: {count} more stone of that colour is needed; borrow it.",
        "{colour}'s bowl runs out: {count} more stones of that colour are needed; borrow them.",
    ),
    "arrange-stone-for-eye": "The group at {points} has only one point of territory; a stone of it is removed to "
    "show its second eye.",
    "arrange-quicker-side": plural(
        "{colour} is counted: by goref's estimate counting Black takes about {black} second, counting White about {white}.",
        "{colour} is counted: by goref's estimate counting Black takes about {black} seconds, counting White about {white}.",
        "black",
    ),
    "arrange-odd-komi": "Not all of the komi can be laid out with stones, which are two points each; the "
    "rest is paid by calculation.",
}

KINDS: dict[str, FindingKind] = {
    **kinds(COUNT, step="count"),
}
