"""Findings about data that was repaired, ignored or doubtful when a file was read.

Placeholders: ``{points}``, ``{move}``, and the names of the finding's arguments.
"""

from __future__ import annotations

from goref.core.findings.kind import AnswerSet, Entries, FindingKind, Topic, kind, kinds, plural

DEAD: Entries = {
    "dead-as-removed": "The players removed stones as dead: {points}. Confirm them.",
    "empty-removed": "The players marked empty points as not territory: {points}. Check whether they are "
    "dame.",
    "dead-from-territory-marks": plural(
        "The territory marked in the file makes {count} stone dead: {points}. Confirm it.",
        "The territory marked in the file makes {count} stones dead: {points}. Confirm them.",
    ),
    "territory-differs": plural(
        "The territory marks of the record and the count disagree at {count} point: {points}.",
        "The territory marks of the record and the count disagree at {count} points: {points}.",
    ),
    "territory-swapped": kind(
        plural(
            "The territory marks of the record ({marked} point) disagree with the board: "
            "most are in the other side's land, as if TB and TW were swapped. They were not "
            "used.",
            "The territory marks of the record ({marked} points) disagree with the board: "
            "most are in the other side's land, as if TB and TW were swapped. They were not "
            "used.",
            "marked",
        ),
        answers=AnswerSet.ALL_DEAD,
    ),
    "territory-both": "{points}: marked as territory of both sides; that mark was not used.",
    "territory-unlike": "Territory is marked more than once after the last move, and differently at "
    "{points}; the last marks were used.",
    "territory-aside": "The territory marks are in a variation after the last move; they were used.",
    "territory-early": "Territory is marked at move {move}, before the end of the game (places: {count}); those marks were not used.",
}

FACTS: Entries = {
    "fact-late": "{name}[{text}] is after move {move}, not at the beginning; it was read as that of "
    "the whole game.",
    "fact-twice": kind(
        "{name} is given more than once at the beginning of the record, with different "
        "values: goref uses {text}, not {other}.",
        answers=AnswerSet.OTHER_VALUE,
    ),
    "fact-again": kind(
        "{name} is given again after move {move}, with another value: goref uses {text}, "
        "not {other}.",
        answers=AnswerSet.OTHER_VALUE,
    ),
    "komi-in-ko-too": kind(
        "KO[{other}] gives another komi than {name}[{text}], as in records of some portals: "
        "goref uses {text}, not {other}.",
        answers=AnswerSet.OTHER_VALUE,
    ),
    "fact-line": "Line {line} gives {name} again, with another value: goref uses {text}, not {other}.",
    "turn-differs": "After move {move} the record says that {colour} is to move, but the next move is "
    "the other side's; the moves were kept.",
    "move-in-doubt": "After move {move} there is {name}[{text}], which is not a move to goref and was "
    "not played. Check whether a move is missing.",
    "fact-in-doubt": "After move {move} there is {other}[{text}], which goref does not know, and the "
    "record has no {name}. Check whether it was meant; it was not used.",
    "bracket-missing": "{name} after move {move} continues into another entry: …{text}. A ] is probably "
    "missing. Check what was meant.",
    "properties-unknown": "goref does not know these properties; they are kept and were not used (in brackets: after which move): {names}.",
    "properties-late": "Details of the game are given after the first move; they are kept and were not "
    "used (in brackets: after which move): {names}.",
    "handicap-beside-setup": plural(
        "The record gives a handicap of {said}, and {placed} black and {white} white stone "
        "were set up: it is not known which are handicap stones. A handicap of {said} was "
        "used.",
        "The record gives a handicap of {said}, and {placed} black and {white} white stones "
        "were set up: it is not known which are handicap stones. A handicap of {said} was "
        "used.",
        "white",
    ),
    "komi-with-handicap": kind(
        plural(
            "The komi {text}, {komi} point as in an even game, is given with a handicap of "
            "{handicap}; it was used. Some servers write it where there is no komi.",
            "The komi {text}, {komi} points as in an even game, is given with a handicap of "
            "{handicap}; it was used. Some servers write it where there is no komi.",
            "komi",
        ),
        answers=AnswerSet.KOMIS,
    ),
    "komi-unusual": plural(
        "The komi {text} is far from the usual; {komi} point was used. Check it.",
        "The komi {text} is far from the usual; {komi} points were used. Check it.",
        "komi",
    ),
}

REMARKS: Entries = {
    "encoding-guessed": "The file does not say how its letters are encoded; it was read as {used}. Check the names.",
    "encoding-unknown-name": "The file declares the encoding {name}, which is not known; it was read as {used}.",
    "encoding-not-as-declared": "The file declares the encoding {name}, but its bytes do not fit; it was read as {used}.",
    "encoding-unsure": "The file was read as {used}: {names}. As {other} the same would be {others}. Check the names.",
    "encoding-bytes-lost": plural(
        "{count} character could not be read as {used} and is shown as \ufffd.",
        "{count} characters could not be read as {used} and are shown as \ufffd.",
    ),
    "text-outside": "Text before, between or after the games was skipped.",
    "closed": plural(
        "The file breaks off in game {game}; {count} missing closing bracket was added. Check that the game is complete.",
        "The file breaks off in game {game}; {count} missing closing brackets were added. Check that the game is complete.",
    ),
    "headless": "Game {game} begins without the character ; before its first entry; it was read as "
    "if it were there.",
    "handicap-placed": "The record gives a handicap of {count} and does not say where the stones are; they "
    "were put on the star points {points}. Check them.",
    "handicap-not-placed": "The record gives a handicap of {count} and does not say where the stones are; none "
    "were put on the board.",
    "komi-half-added": "Records of this kind leave out the half point of the komi; {text} was read as {komi}.",
    "record-lines-unread": "Line {lines} of the file was not understood and was skipped ({text}). Check that "
    "no move is missing.",
    "blanks-written": "From line {line} on, {sign} was read as a blank. Check the moves.",
    "several-games": plural("The file holds {count} game.", "The file holds {count} games."),
    "game-skipped": "Game {game} could not be read and was skipped. {reason}",
    "nameless-property": "Entries named {names} (the first in line {line}, column {column}) were skipped: "
    "names of entries have capital letters. Check what they say.",
    "small-names": "Entries named {names} (the first in line {line}, column {column}) were read as if their names were in capital letters.",
    "stray-bracket": "Game {game}: a ] in line {line}, column {column} does not end the text that it is "
    "in; the text was read on to where the record continues. Check it and the moves.",
    "variations-kept": plural(
        "The main line was read; {count} variation is kept in the file but not shown.",
        "The main line was read; {count} variations are kept in the file but not shown.",
    ),
    "game-inside-game": "This game has something inside it that belongs to the beginning of a game: two "
    "games have probably run together because a closing bracket is missing. Check the "
    "moves.",
    "size-empty": "The board's size is left empty; 19 lines were assumed.",
    "handicap-unreadable": "The handicap {text} could not be read and was left open.",
    "handicap-one": "A handicap of one stone is not a handicap; it was read as an even game.",
    "handicap-from-moves": "Black's first {count} moves are as many as the handicap; they were read as handicap stones at {points}, not as moves.",
    "handicap-from-setup": plural(
        "{count} black stone is placed before White's first move and no handicap is given; "
        "a handicap of {count} was read.",
        "{count} black stones are placed before White's first move and no handicap is "
        "given; a handicap of {count} was read.",
    ),
    "handicap-differs": plural(
        "The record gives a handicap of {said}, but {placed} black stone was placed; {said} "
        "was used.",
        "The record gives a handicap of {said}, but {placed} black stones were placed; "
        "{said} was used.",
        "placed",
    ),
    "first-unreadable": "The side to move first is given as {text}, which could not be read.",
    "first-differs": "The record says that {colour} moves first, but the first move is the other side's; the moves were kept.",
    "header-changed-since": "{name} was written by goref as {written}; the file now says {text}. What the referee stated still holds; check it.",
    "impossible-move": "Move {move} at {point} is on an occupied point and was not played.",
    "point-unreadable": "Move {move} is written {text}, which is not a point of the board; it was kept as a "
    "turn but not played.",
    "same-colour-twice": kind(
        "Move {move} is {colour}'s second in a row; both were kept.",
        answers=AnswerSet.REGULATION,
        incident="two-moves",
    ),
    "moves-in-one-node": "{count} moves are in one place of the record; they were read in the order written, "
    "up to move {move}.",
    "setup-with-move": "Stones were put on the board together with a move; they were put first.",
    "setup-second-node": "Stones put on the board before the first move were all treated as the start.",
    "setup-later": "After move {move} the board was changed by hand at {points}, not by play.",
    "setup-both-colours": "{points} was given a stone of either colour; White's was kept.",
    "setup-cleared-too": "{points} was given a stone and cleared at once; the stone was kept.",
    "setup-unreadable": "{text} in {name} is not a point of the board and was skipped.",
    "mark-unreadable": "goref's own mark {text} could not be understood and was not used.",
    "ruling-not-at-end": "The record continues after a ruling; that ruling was not used.",
}

KOMI: Entries = {
    "komi-comma": "The komi {text} is written with a comma and was read as a decimal.",
    "komi-hundredths": plural(
        "The komi {text} is in hundredths, as some servers write it; it was read as {komi} point.",
        "The komi {text} is in hundredths, as some servers write it; it was read as {komi} points.",
        "komi",
    ),
    "komi-hundredths-open": kind(
        "The komi {text} may be {text} points or, in hundredths as some servers write it, {readings} points; none was used. Enter the komi.",
        answers=AnswerSet.KOMIS,
    ),
    "komi-in-ko": plural(
        "The komi is in KO[{text}], as in records of some portals; {komi} point was read.",
        "The komi is in KO[{text}], as in records of some portals; {komi} points were read.",
        "komi",
    ),
    "komi-dum": "The record has a komi ({komi}) and other points ({text}) that change it; it was not used. Enter the komi.",
    "komi-zi": plural(
        "The komi {text} is in zi; it was read as {komi} point.",
        "The komi {text} is in zi; it was read as {komi} points.",
        "komi",
    ),
    "komi-zi-unusual": kind(
        plural(
            "The komi {text} was read as {komi} point because it looks like zi, but the rules that the record names count in points. Check it.",
            "The komi {text} was read as {komi} points because it looks like zi, but the rules that the record names count in points. Check it.",
            "komi",
        ),
        answers=AnswerSet.KOMIS,
    ),
    "komi-words": plural(
        "The komi {text} is written in words and was read as {komi} point.",
        "The komi {text} is written in words and was read as {komi} points.",
        "komi",
    ),
    "komi-unit-unknown": "The komi {text} may be in zi, but nothing in the record says so; it was not used. Enter the komi.",
    "komi-too-large": "The komi {text} is larger than the board and was not used. Enter the komi.",
    "komi-unreadable": "The komi {text} could not be read. Enter the komi.",
}

RESULTS: Entries = {
    "result-unreadable": "The result {text} could not be read; it is kept as written.",
    "result-unit-unknown": "The result {text} may be in zi or in points; its margin was not used.",
    "result-in-zi": plural(
        "The result {text} is in zi; its margin was read as {margin} point.",
        "The result {text} is in zi; its margin was read as {margin} points.",
        "margin",
    ),
    "result-earlier": "Before this result ({now}) was written, the record had {text}.",
}

KINDS: dict[str, FindingKind] = {
    **kinds(DEAD, step="dead"),
    **kinds(FACTS),
    **kinds(REMARKS),
    **kinds(KOMI, topic=Topic.KOMI),
    **kinds(RESULTS, topic=Topic.RESULT),
}
