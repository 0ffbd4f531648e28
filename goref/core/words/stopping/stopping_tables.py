"""The words of the stop: acts, what they mean, where a game stands, why an act is refused."""

from __future__ import annotations

from goref.core.base.language import Text

ACTS: dict[str, Text] = {
    "play": Text("play", "落子", "着手"),
    "pass": Text("pass", "停一手", "パス"),
    "pass-stone": Text("pass stone", "虚着", "虚着（パスの石）"),
    "give-up": Text("give-up", "放弃", "放棄"),
}
SAYINGS: dict[str, Text] = {
    "stop": Text("Both: nothing left to play", "双方：无棋可下", "双方：打つ所なし"),
    "resume": Text("{side} asks to go on", "{side}方要求续下", "{side}が再開を求める"),
    "disagree": Text("No agreement", "协商不成", "合意できない"),
    "agreed": Text(
        "Both agree on life and death", "双方确认死活，终局", "双方が死活を確認、終局"
    ),
    "all-alive": Text(
        "Both declare all stones alive", "双方声明全部为活棋", "双方がすべて活石と宣言"
    ),
    "resign": Text("{side} resigns", "{side}方认输", "{side}の投了"),
    "no-result": Text("No result", "无胜负", "無勝負"),
    "draw": Text("Draw", "和棋", "引き分け"),
    "both-lose": Text("Both lose", "双方负", "両者負け"),
}
MEANS: dict[str, Text] = {
    "play": Text("Play goes on.", "棋局继续。", "対局を続ける。"),
    "play-refuses": Text(
        "Refuses to stop: {proposer}'s give-up becomes a pass stone, then this is played.",
        "不同意休止：{proposer}方的放弃先改为一手虚着，然后落子。",
        "停止に応じない：{proposer}の放棄をまず虚着に改め、その後に打つ。",
    ),
    "play-resumes": Text(
        "Ends the pause; play goes on.", "暂停结束，棋局继续。", "休止を終え、対局を続ける。"
    ),
    "play-second": Text(
        "Plays on after the preliminary end; turns must come out equal.",
        "假终局后继续，双方手数须相等。",
        "仮終局後に打つ。手数は等しくなければならない。",
    ),
    "refusal-forces": Text(
        "Refuses to stop: {proposer}'s give-up becomes pass stone {count} in this position, "
        "and the game ends at once; all stones are alive.",
        "不同意休止：{proposer}方的放弃改为虚着，同一盘内棋形下已满四虚，强制终局，全部作活子。",
        "停止に応じない：{proposer}の放棄が虚着となり、同じ盤面の虚着が四手に達して強制終局。すべて活石。",
    ),
    "pass": Text("{mover} skips a turn.", "{mover}方停一手。", "{mover}が一手パスする。"),
    "pass-proposes": Text(
        "Proposes to stop. If {other} passes too, play stops.",
        "提议停止；{other}方也停一手，则停止行棋。",
        "停止を提案。{other}もパスすれば対局停止。",
    ),
    "pass-stops": Text(
        "Accepts: play stops, and life and death are discussed.",
        "同意：停止行棋，双方确认死活。",
        "応じる：対局停止、死活の確認に入る。",
    ),
    "pass-resumes": Text(
        "Passes once more in the pause; a fourth pass in a row ends the game.",
        "暂停中再停一手；连续第四次停手即终局。",
        "休止中にもう一度パス。四回続けば終局。",
    ),
    "pass-last-wanted": Text(
        "The second pass in a row. White must pass last: one more pass by White stops play.",
        "第二次连续停手。须由白方最后停手：白方再停一手即停止行棋。",
        "連続二度目のパス。最後は白のパス：白がもう一度パスして停止する。",
    ),
    "pass-preliminary": Text(
        "The preliminary end: from here turns are made equal, and each pass costs a stone.",
        "假终局：此后双方手数须相等，每停一手交一子。",
        "仮終局：以後は手数を等しくし、パスのたびに石を一つ渡す。",
    ),
    "pass-second": Text(
        "{mover} hands over a stone instead of playing.",
        "{mover}方不下，交一子。",
        "{mover}は打たずに石を一つ渡す。",
    ),
    "pass-apart": Text(
        "{mover} takes the button: half a point. It does not close play.",
        "{mover}方取得纽扣（半点），不算终局的停着。",
        "{mover}がボタン（半点）を取る。終局のパスには数えない。",
    ),
    "pass-closing": Text(
        "If {other} passes too, the game is over.",
        "{other}方也停一手，即终局。",
        "{other}もパスすれば終局。",
    ),
    "pass-ends": Text("Ends the game.", "终局。", "終局となる。"),
    "pass-ends-second": Text(
        "Play stops for the second time: the game is over.",
        "第二次停止：终局。",
        "二度目の停止：終局となる。",
    ),
    "pass-all-left": Text(
        "Both have passed twice without agreeing: the game is over, and what is on the "
        "board is alive.",
        "双方再次连续停手而未达成一致：终局，盘上之子全部作活。",
        "合意なしに再び連続パス：終局、盤上の石はすべて活石。",
    ),
    "stone": Text(
        "{mover} puts a stone off the board, number {count} in this position; play goes on.",
        "{mover}方在盘外放一子，为本局面第{count}手虚着，棋局继续。",
        "{mover}が盤外に石を一つ置く。この局面で{count}手目。対局は続く。",
    ),
    "stone-refuses": Text(
        "Refuses to stop: {proposer}'s give-up becomes a pass stone, and {mover} puts one "
        "down too.",
        "不同意休止：{proposer}方的放弃先改为虚着，{mover}方也下一手虚着。",
        "停止に応じない：{proposer}の放棄をまず虚着に改め、{mover}も虚着を打つ。",
    ),
    "stone-owed": Text(
        "The pass stone each side puts down after the failed talk, before play goes on.",
        "协商不成后各下的一手虚着，然后续下。",
        "合意できなかった後に各側が置く虚着。その後に打ち続ける。",
    ),
    "stone-forces": Text(
        "Pass stone {count} in this position: the game ends at once; all stones are alive.",
        "同一盘内棋形下第{count}手虚着：强制终局，全部作活子。",
        "同じ盤面で{count}手目の虚着：強制終局、すべて活石。",
    ),
    "stone-closing": Text(
        "{mover} hands over a stone. Three such exchanges in a row end the game.",
        "{mover}方交一子；接连互交三回合即终局。",
        "{mover}が石を一つ渡す。三回続けて渡し合えば終局。",
    ),
    "stone-full": Text(
        "The third exchange in a row: both sides are full, the game is over.",
        "接连互交三回合：两溢，终局。",
        "三回続けて渡し合った：両溢、終局となる。",
    ),
    "give-up": Text("Declines to play.", "放弃着手。", "着手を放棄する。"),
    "give-up-proposes": Text(
        "Proposes to stop. If {other} gives up too, play is suspended.",
        "提议休止；{other}方也放弃，则棋局休止。",
        "停止を提案。{other}も放棄すれば対局停止。",
    ),
    "give-up-stops": Text(
        "Accepts: play is suspended, and both talk about life and death.",
        "同意：棋局休止，双方协商死活。",
        "応じる：対局停止、双方で死活を協議する。",
    ),
    "stop": Text(
        "Play stops; then life and death are agreed on.",
        "停止行棋，然后确认死活。",
        "対局を停止し、死活を確認する。",
    ),
    "stop-dame": Text(
        "Play stops; all dame must have been filled. Then life and death are agreed on.",
        "停止行棋，单官须已收完；然后确认死活。",
        "対局を停止する。ダメは打ち終えていること。その後、死活を確認する。",
    ),
    "agreed": Text(
        "The game is over and counted as marked.",
        "终局，按所标死活计算。",
        "終局。印のとおりに数える。",
    ),
    "all-alive": Text(
        "The game is over; marks of dead stones are void.",
        "终局，死子标记作废。",
        "終局。死石の印は無効。",
    ),
    "resume-in-turn": Text(
        "Play goes on in turn.", "按原次序续下。", "手番どおりに打ち続ける。"
    ),
    "resume-last": Text(
        "Play goes on in turn, this once: the next stop ends the game.",
        "按原次序续下，仅此一次：再次停止即终局。",
        "手番どおりに一度だけ再開する。次の停止で終局。",
    ),
    "resume-opponent-first": Text(
        "It must be granted, and the opponent plays first.",
        "对方必须同意，并由对方先下。",
        "相手は応じなければならず、相手の側から打つ。",
    ),
    "disagree-in-turn": Text(
        "Play goes on in turn; the dispute is settled on the board.",
        "按原次序续下，以实战解决。",
        "手番どおりに打ち続け、盤上で決める。",
    ),
    "disagree-pass-stones": Text(
        "Each side puts down a pass stone, {proposer} first, and play goes on.",
        "双方各下一手虚着，{proposer}方先，然后续下。",
        "{proposer}から一手ずつ虚着を置き、打ち続ける。",
    ),
    "disagree-trial": Text(
        "The dispute is tried out, and the board comes back as it stands now.",
        "以实战解决争议，然后恢复现在的局面。",
        "異議を実戦で解決し、今の局面に戻す。",
    ),
    "resign": Text("The opponent wins.", "对方胜。", "相手の勝ち。"),
    "no-result-cycle": Text(
        "The position has come up again: both agree that there is no result.",
        "局面再现：双方同意判无胜负。",
        "同一局面の反復：双方の同意で無勝負。",
    ),
    "draw-cycle": Text(
        "The position has come up again: the game is drawn.",
        "局面再现：判和棋。",
        "同一局面の反復：引き分け。",
    ),
    "both-lose": Text(
        "An effective play was found after the stop, and neither agrees to end: both lose.",
        "停止后发现有效着手而双方不能同意终局：双方均负。",
        "停止後に有効な着手が見つかり、終局に合意できない：両者負け。",
    ),
}
PHASES: dict[str, Text] = {
    "playing": Text("{mover} to move.", "轮到{mover}方。", "{mover}の番。"),
    "proposed": Text(
        "{proposer} proposes to stop; {mover} answers.",
        "{proposer}方提议停止，{mover}方作答。",
        "{proposer}が停止を提案、{mover}が答える。",
    ),
    "owed": Text(
        "{mover} must put down a pass stone first.",
        "{mover}方须先下一手虚着。",
        "{mover}はまず虚着を置く。",
    ),
    "stopped": Text(
        "Play is stopped: agree on life and death.",
        "棋局休止：请确认死活。",
        "対局停止：死活を確認する。",
    ),
    "second-phase": Text(
        "After the preliminary end: {mover} to move, equal turns.",
        "假终局之后：轮到{mover}方，手数须等。",
        "仮終局の後：{mover}の番、手数を等しくする。",
    ),
    "trial": Text(
        "In dispute: to be tried out, {mover} to move.",
        "有争议：以实战解决，轮到{mover}方。",
        "異議あり：実戦で解決する。{mover}の番。",
    ),
}
HOWS: dict[str, Text] = {
    "agreed": Text(
        "Over: agreed on life and death.", "终局：双方同意死活。", "終局：死活に合意。"
    ),
    "alive": Text(
        "Over: declared all alive.", "终局：宣告全部为活棋。", "終局：すべて活石と宣言。"
    ),
    "forced": Text(
        "Over: four pass stones in one position, all alive.",
        "四虚终局：全部作活子。",
        "虚着四手による強制終局：すべて活石。",
    ),
    "passes": Text("Over: passed out.", "终局：连续停手。", "終局：連続パス。"),
    "all-left": Text(
        "Over: passed out again without agreement, all alive.",
        "终局：再次连续停手而未一致，全部作活。",
        "終局：合意なしに再び連続パス、すべて活石。",
    ),
    "full": Text("Over: both sides are full.", "两溢终局。", "両溢により終局。"),
    "second-stop": Text("Over: second stop.", "终局：第二次停止。", "終局：二度目の停止。"),
    "penalty": Text(
        "Over: {loser} lost by penalty.", "终局：{loser}方被判负。", "終局：{loser}の反則負け。"
    ),
    "time": Text(
        "Over: {loser} lost on time.", "终局：{loser}方超时。", "終局：{loser}の時間切れ。"
    ),
    "new-game": Text("Over: a new game.", "终局：重赛。", "終局：再対局。"),
    "resigned": Text(
        "Over: {loser} resigned.", "终局：{loser}方认输。", "終局：{loser}の投了。"
    ),
    "no-play": Text(
        "Over: {loser} has no legal play.",
        "终局：{loser}方无处可下。",
        "終局：{loser}に合法手なし。",
    ),
    "no-result": Text("Over: no result.", "终局：无胜负。", "終局：無勝負。"),
    "draw": Text("Over: draw.", "终局：和棋。", "終局：引き分け。"),
    "both-lose": Text("Over: both lose.", "终局：双方负。", "終局：両者負け。"),
}
REFUSED: dict[str, Text] = {
    "over": Text("The game is over.", "棋局已终。", "終局している。"),
    "stopped": Text(
        "Play is stopped: first say how it goes on.",
        "棋局休止：请先说明如何继续。",
        "対局停止中：まずどう続けるかを示すこと。",
    ),
    "not-your-turn": Text("It is {mover}'s turn.", "轮到{mover}方。", "{mover}の番である。"),
    "owed": Text(
        "{mover} must put down a pass stone first.",
        "{mover}方须先下一手虚着。",
        "{mover}はまず虚着を置かなければならない。",
    ),
    "closing": Text(
        "Two passes in a row: {mover} must pass last.",
        "已连续两次停手：须由{mover}方最后停手。",
        "連続パスの後は{mover}が最後にパスする。",
    ),
    "no-such-act": Text(
        "This rule set has no {act}.", "本规则没有“{act}”。", "このルールに「{act}」はない。"
    ),
    "not-now": Text(
        "That cannot be said now: {saying}.",
        "此时不能作此表示：{saying}。",
        "今はそれを言えない：{saying}。",
    ),
    "off-board": Text("The point is off the board.", "点在盘外。", "点は盤の外。"),
    "occupied": Text("{point} is occupied.", "{point}已有棋子。", "{point}には石がある。"),
    "suicide": Text(
        "{point}: suicide is not allowed.", "{point}：禁止自尽。", "{point}：自殺手は禁止。"
    ),
    "ko": Text(
        "{point}: the ko may not be retaken yet.",
        "{point}：不可立即回提。",
        "{point}：劫はすぐには取り返せない。",
    ),
    "repeats": Text(
        "{point}: repeats the position after move {move}.",
        "{point}：重现第{move}手后的局面。",
        "{point}：{move}手目の後の局面の再現。",
    ),
    "no-reason": Text("A ruling needs its reason.", "裁定须写明理由。", "裁定には理由が要る。"),
    "no-such-move": Text("There is no move {move}.", "没有第{move}手。", "{move}手目はない。"),
}
"""Why an act or a word is refused."""
