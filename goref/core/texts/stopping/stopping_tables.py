"""Texts for the stop: acts, their meaning, states of a game, reasons for refusals."""

from __future__ import annotations

from goref.core.base.language import Text, texts

ACTS: dict[str, Text] = {
    "play": Text("stopping", "play"),
    "pass": Text("stopping", "pass"),
    "pass-stone": Text("stopping", "pass stone"),
    "give-up": Text("stopping", "give-up"),
}
SAYINGS: dict[str, Text] = {
    "stop": Text("stopping", "Both: nothing left to play"),
    "resume": Text("stopping", "{side} asks to resume"),
    "disagree": Text("stopping", "No agreement"),
    "agreed": Text("stopping", "Both agree on life and death"),
    "all-alive": Text("stopping", "Both declare all stones alive"),
    "resign": Text("stopping", "{side} resigns"),
    "no-result": Text("stopping", "No result"),
    "draw": Text("stopping", "Draw"),
    "both-lose": Text("stopping", "Both lose"),
}
MEANS = texts(
    "stopping",
    {
        "play": "Play continues.",
        "play-refuses": "Refuses to stop: {proposer}'s give-up becomes a pass stone, then this is played.",
        "play-resumes": "Ends the pause; play continues.",
        "play-second": "Plays on after the preliminary end; turns must come out equal.",
        "refusal-forces": "Refuses to stop: {proposer}'s give-up becomes pass stone {count} in this position, and the game ends at once; all stones are alive.",
        "pass": "{mover} skips a turn.",
        "pass-proposes": "Proposes to stop. If {other} passes too, play stops.",
        "pass-stops": "Accepts: play stops, and life and death are discussed.",
        "pass-resumes": "Passes once more in the pause; a fourth pass in a row ends the game.",
        "pass-last-wanted": "The second pass in a row. White must pass last: one more pass by White stops play.",
        "pass-preliminary": "The preliminary end: from here turns are made equal, and each pass costs a stone.",
        "pass-second": "{mover} hands over a stone instead of playing.",
        "pass-apart": "{mover} is the first to pass: this decides a payment, and does not close play.",
        "pass-closing": "If {other} passes too, the game is over.",
        "pass-ends": "Ends the game.",
        "pass-ends-second": "Play stops for the second time: the game is over.",
        "pass-all-left": "Both have passed twice without agreeing: the game is over, and every stone on "
        "the board is alive.",
        "stone": "{mover} puts a stone off the board, number {count} in this position; play "
        "continues.",
        "stone-refuses": "Refuses to stop: {proposer}'s give-up becomes a pass stone, and {mover} puts one down too.",
        "stone-owed": "The pass stone each side puts down after the failed talk, before play continues.",
        "stone-forces": "Pass stone {count} in this position: the game ends at once; all stones are alive.",
        "stone-closing": "{mover} hands over a stone. Three such exchanges in a row end the game.",
        "stone-full": "The third exchange in a row: both sides are full, the game is over.",
        "give-up": "Declines to play.",
        "give-up-proposes": "Proposes to stop. If {other} gives up too, play is suspended.",
        "give-up-stops": "Accepts: play is suspended, and both talk about life and death.",
        "stop": "Play stops; then life and death are agreed on.",
        "stop-dame": "Play stops; all dame must have been filled. Then life and death are agreed on.",
        "agreed": "The game is over and counted as marked.",
        "all-alive": "The game is over; marks of dead stones are void.",
        "resume-in-turn": "Play continues in turn.",
        "resume-last": "Play continues in turn, this once: the next stop ends the game.",
        "resume-opponent-first": "It must be granted, and the opponent plays first.",
        "disagree-in-turn": "Play continues in turn; the dispute is settled on the board.",
        "disagree-pass-stones": "Each side puts down a pass stone, {proposer} first, and play continues.",
        "disagree-trial": "The dispute is played out, and the board is then restored as it is now.",
        "resign": "The opponent wins.",
        "no-result-cycle": "The position has been repeated: both agree that there is no result.",
        "draw-cycle": "The position has been repeated: the game is drawn.",
        "both-lose": "An effective play was found after the stop, and neither agrees to end: both lose.",
    },
)
PHASES: dict[str, Text] = {
    "playing": Text("stopping", "{mover} to move."),
    "proposed": Text("stopping", "{proposer} proposes to stop; {mover} answers."),
    "owed": Text("stopping", "{mover} must put down a pass stone first."),
    "stopped": Text("stopping", "Play is stopped: agree on life and death."),
    "second-phase": Text(
        "stopping", "After the preliminary end: {mover} to move, equal turns."
    ),
    "trial": Text("stopping", "In dispute: to be played out, {mover} to move."),
}
HOWS: dict[str, Text] = {
    "agreed": Text("stopping", "Over: agreed on life and death."),
    "alive": Text("stopping", "Over: declared all alive."),
    "forced": Text("stopping", "Over: four pass stones in one position, all alive."),
    "passes": Text("stopping", "Over: passed out."),
    "all-left": Text("stopping", "Over: passed out again without agreement, all alive."),
    "full": Text("stopping", "Over: both sides are full."),
    "second-stop": Text("stopping", "Over: second stop."),
    "penalty": Text("stopping", "Over: {loser} lost by penalty."),
    "time": Text("stopping", "Over: {loser} lost on time."),
    "new-game": Text("stopping", "Over: a new game."),
    "resigned": Text("stopping", "Over: {loser} resigned."),
    "no-play": Text("stopping", "Over: {loser} has no legal play."),
    "no-result": Text("stopping", "Over: no result."),
    "draw": Text("stopping", "Over: draw."),
    "both-lose": Text("stopping", "Over: both lose."),
}
REFUSED: dict[str, Text] = {
    "over": Text("stopping", "The game is over."),
    "stopped": Text("stopping", "Play is stopped: first state how it continues."),
    "not-your-turn": Text("stopping", "It is {mover}'s turn."),
    "owed": Text("stopping: refused", "{mover} must put down a pass stone first."),
    "closing": Text("stopping", "Two passes in a row: {mover} must pass last."),
    "no-such-act": Text("stopping", "This rule set has no {act}."),
    "not-now": Text("stopping", "That cannot be stated now: {saying}."),
    "off-board": Text("stopping", "The point is off the board."),
    "occupied": Text("stopping", "{point} is occupied."),
    "suicide": Text("stopping", "{point}: suicide is not allowed."),
    "ko": Text("stopping", "{point}: the ko may not be retaken yet."),
    "repeats": Text("stopping", "{point}: repeats the position after move {move}."),
    "no-reason": Text("stopping", "A ruling needs its reason."),
    "no-such-move": Text("stopping", "There is no move {move}."),
}
"""Reasons why an act or a statement is refused."""
