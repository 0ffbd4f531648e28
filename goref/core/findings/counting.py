"""Findings about the facts of the game, the play, the count and the rule set.

The placeholders are those of :mod:`goref.core.findings.ruling`.
"""

from __future__ import annotations

from goref.core.findings.kind import (
    AnswerSet,
    Entries,
    FindingKind,
    QuestionKind,
    Topic,
    kind,
    kinds,
    plural,
)

RECORD: Entries = {
    "option-over-record": kind(
        "{option}: {said} is stated, the record has {record}; {said} is used.",
        answers=AnswerSet.AS_RECORDED,
    ),
    "pass-stones-taken-as-none": "No pass stones were stated; none are counted.",
    "ledger-gap": kind(
        "{colour}: stones on the board and captured differ from those played by {count}; check prisoners and plays.{off}",
        answers=AnswerSet.UNSTATE_FIGURES,
    ),
    "ledger-missing": kind(
        "{colour}, stones missing: {count}. The bowl holds {seen}; it must hold {due}.{off}",
        answers=AnswerSet.UNSTATE_BOWLS,
    ),
    "ledger-surplus": kind(
        "{colour}, stones too many: {count}. The bowl holds {seen}; it must hold {due}.{off}",
        answers=AnswerSet.UNSTATE_BOWLS,
    ),
    "end-not-of-this-rule-set": "This rule set has no end of the kind {end}; the ruling remains in force.",
    "end-from-record": "How the game ended was read from the record: {end}.",
}

ILLEGAL: Entries = {
    "illegal-off-board": kind(
        "Move {move} ({colour}) names no point of the board and was not played.",
        answers=AnswerSet.ILLEGAL,
    ),
    "illegal-occupied": kind(
        "Move {move} ({colour} {points}) is on an occupied point and was not played.",
        answers=AnswerSet.ILLEGAL,
        incident="occupied-point",
    ),
    "illegal-suicide": kind(
        "Move {move} ({colour} {points}) is suicide, which this rule set forbids.",
        answers=AnswerSet.ILLEGAL,
        incident="forbidden-point",
    ),
    "illegal-ko": kind(
        "Move {move} ({colour} {points}) retakes a ko at once.",
        answers=AnswerSet.ILLEGAL,
        incident="ko-retaken",
    ),
    "illegal-repeats": kind(
        "Move {move} ({colour} {points}) repeats the position after move {repeats}.",
        answers=AnswerSet.ILLEGAL,
        incident="position-repeated",
    ),
    "play-rules-unsaid": "That suicide, retaking a ko at once or repeating a position is forbidden is goref's "
    "own rule here: no text of this rule set that was seen says so.",
}

DEAD: Entries = {
    "removed-before-end": kind(
        "Play ended with passes in a row, with stones marked dead: {points}. Had they been "
        "removed before the third pass? If not, they live by the letter (Ing 1991, term 19); "
        "a ruling of 2002 removed them all the same.",
        short="Removed before the third pass?",
        answers=AnswerSet.REMOVED,
    ),
    "dead-marks-void": "Play ended with every stone alive; the stones marked dead are not dead: {points}.",
    "playing-out": plural(
        "To capture the dead chains at {points} {colour} would play {plays} time in his own "
        "land; playing on would gain its owner up to {dame} (dame left).",
        "To capture the dead chains at {points} {colour} would play {plays} times in his "
        "own land; playing on would gain its owner up to {dame} (dame left).",
        "plays",
    ),
}

POINTS: Entries = {
    "dame-unfilled": kind(
        plural(
            "{count} dame is unfilled ({points}); this rule set requires it filled first.",
            "{count} dame are unfilled ({points}); this rule set requires them filled first.",
        ),
        short="Dame not filled: {count}",
    ),
    "must-be-filled": kind(
        "Once the dame are filled, {owner} must fill {points} too; it is counted as it is "
        "now. If filled, {colour} has {amount} more.",
        asks=QuestionKind.FILL,
        why="Once the dame are filled, {side} must play here.",
    ),
    "unfilled-is-dame": kind(
        "Once the dame are filled, {owner} must fill {points} too; by Lu Nan's text a play that "
        "was due and not made leaves a dame. If so, {colour} has {amount} more.",
        asks=QuestionKind.FILL,
        why="Once the dame are filled, {side} must play here.",
    ),
    "protective-play": "{owner} may have to fill {points}, which is counted as territory now.",
    "ko-beside-dead": kind(
        "A ko is open at {points}, next to dead stones, and is counted as {owner}'s land. "
        "If connected, {colour} has {amount} more.",
        asks=QuestionKind.KO,
        why="The ko next to the dead stones was left open.",
    ),
    "cycle-unruled": kind(
        "{cycle}, and the record ends with it: how that ends the game is not ruled yet.",
        asks=QuestionKind.CYCLE,
    ),
    "groups-joined-by-dame": "With {by} {colour} could join groups that each pay for their eyes; they are "
    "counted as they are on the board, apart. If joined, {colour} has {amount} more.",
}

PAYMENTS: Entries = {
    "komi-from-record": "Komi {komi} from the record is used instead of the usual {usual}.",
    "payment-white-began": "White began; the text is about games that Black begins. It is applied literally.",
    "button-untaken": "Nobody passed: the button was not taken.",
    "turns-by-dame": "Turns are unequal: {colour} takes {count} dame to make them equal.",
    "turns-by-stone": plural(
        "Turns are unequal: {colour} hands over {count} stone.",
        "Turns are unequal: {colour} hands over {count} stones.",
    ),
    "counted-before-last": "The last play only took a dame and made turns unequal: counted before it, as Zhao "
    "Zhiyun does. If it had done more, the side with fewer turns would hand over a stone "
    "for each it lacks: {count}.",
    "counted-before-last-by-chen": "The last play made the turns unequal. The count is made before that "
    "play, whatever it took, as Chen Zuyuan reads the old rule (as reported).",
    "captured-by-last-play": "The last play is undone. It captured the stones at {points}: they are on the board "
    "again and count as alive. If they are dead, remove the last play from the record and rule on them.",
    "turns-by-chen": "Zhao Zhiyun makes turns equal with a dame, or counts before a last play that only took one. Chen "
    "Zuyuan, as reported, undoes any last play that makes turns unequal, whatever it took: "
    "Black less White would be {margin}.",
    "last-dame-joins": kind(
        "Which stone was the last play is not known. If it is at {points}, {colour} had more "
        "groups before it, and the result differs.",
    ),
    "lu-nan-parity-differs": "Lu Nan's printed test (turns {turns} + public points {public} odd) would give "
    "another result; the surplus of plays is {surplus}, and that is paid.",
    "lu-nan-parity": "Without handicap, surplus plays are paid at half a zi each, by either side; repeated ko captures are prisoners like any other, though the text would subtract them.",
    "lu-nan-handicap": "Handicap, and {colour} made more plays (by {count}). The text returns half the "
    "handicap stones: Black less White {formula} zi, and goref counts that way. Its "
    "wider rule, by which the side that plays more pays half a zi for each, would make "
    "that {wider} zi.",
}

COUNT: Entries = {
    "counts-disagree": "Two counts of this case disagree; see the cross-checks.",
}

RESULT: Entries = {
    "tie-granted-first": kind(
        "Equal. If the first move was granted to a side, that side loses; in an even game "
        "it is a draw. Nobody has stated which it was: treated as even.",
        short="Who was granted the first move?",
        why="An equal game is lost by the side that was granted the first move.",
        answers=AnswerSet.GRANTED,
    ),
    "tie-granted-loses": "Equal, and {colour} was granted the first move: {colour} loses.",
    "tie-before-saturation": "Equal, but dame are open ({points}). The side that was granted the first move "
    "loses only at equal rights to play or at saturation; until then it is a draw.",
    "tie-for-chips": "Equal, and played for chips: the side that was granted the first move loses only "
    "where the game alone is played for. A draw, and no chips.",
}

RECORDED: Entries = {
    "record-not-counted": "The record says {text}, which no count gives.",
    "record-differs-so-far": "The record says {text}; counted as on the board, Black less White is "
    "{margin}{komis}.",
    "record-differs": "The record says {text}, the count gives {counted}{komis}.",
}

REMARKS: Entries = {
    "ko-holder-unsaid": "That an open ko point counts for its holder is goref's own rule here; no text "
    "of this rule set that was seen says whose it is.",
    "komi-ignored": "This rule set has no komi; {komi} is ignored.",
    "option-not-of-this-rule-set": "{option}: stated, but this rule set does not use it.",
    "komi-of-another": "The record's komi of {komi} was not agreed for this rule set; it counts only if stated.",
    "handicap-silent": plural(
        "The text says nothing of handicap games; nothing is paid for {handicap} stone.",
        "The text says nothing of handicap games; nothing is paid for {handicap} stones.",
        "handicap",
    ),
    "ruling-ignored": "This rule set counts the board as it is and ignores every ruling.",
    "jpd-ming-qing-one-sentence": "This edition is known from one sentence only: no give-up, pass stones are filled back.",
    "no-pass-play": "The side without a legal play loses; the count is the form with prisoners returned.",
    "sunjang-border": "The border kept is every stone that touches an enemy or a public point.",
    "taiwan-reported": "Known from Ikeda's report; no text of its own was seen, and the komi of 6½ is goref's. The referee names the last competitive play: Ikeda shows a position in which nobody can decide it.",
    "ing-ko": "goref bars retaking a single hot stone at once. In a longer cycle the referee says whether it is a fighting or a disturbing ko, and who disturbs; goref never judges that.",
    "known-natural": "Reported to follow edition A in the payment for White's first pass; no text was "
    "found.",
    "known-cangjie": "Early edition of the live-stone rules (1993), with routes compared at equal stones.",
    "live-stones-unseen": "Chapters 7 to 10 of this text were not seen: whether they have komi, handicap stones or a rule on equal results is not known. Nothing is paid; equal is a draw.",
    "live-stones-inferred": "Suicide, repetition, refused give-ups and the open ko are inferred from Ji Ping Dian A by the same author.",
    "live-stones-payment": "Inferred: one stone for each surplus turn, pass stones included. No text seen states the amount.",
    "known-chen": "Known from Yan Lai alone: equal plays, a stone for each turn given up; no text was found.",
}

PLAYED_ON: Entries = {
    "settle-open": "Left as they are: {points}. This many neutral points together are a border that is "
    "not closed, not dame.",
    "settle-land": "At {points} a play won land or kept the other side from it: more than a dame was left open there.",
    "settle-unplayable": "Left as they are: {points}. Neither side can play there without putting its own stones in atari or losing some; perhaps they are liberties of a seki.",
    "settle-in-atari": "Stones not ruled dead were in atari when play stopped ({points}); they are left as "
    "they are.",
    "settle-kos-left": "Left open: the ko at {points}.",
    "settle-first-pass": "{colour} was stated as the first to pass, and was to move at the end: that pass is "
    "treated as the one that ended play, and comes after the dame.",
    "play-out-as-dead": "Nobody has ruled {points} dead; here they are treated as dead.",
}

KINDS: dict[str, FindingKind] = {
    **kinds(RECORD, step="record"),
    **kinds(ILLEGAL, step="record", topic=Topic.ILLEGAL),
    **kinds(DEAD, step="dead"),
    **kinds(POINTS, step="points"),
    **kinds(PAYMENTS, step="payments"),
    **kinds(COUNT, step="count"),
    **kinds(RECORDED, step="result"),
    **kinds(RESULT, step="result"),
    **kinds(REMARKS),
    **kinds(PLAYED_ON),
}
