"""The words of the stop: acts, what they mean, where a game stands, why an act is refused."""

from __future__ import annotations

from goref.core.base.language import Text

ACTS: dict[str, Text] = {
    "play": Text("play", "落子", "着手", "착수"),
    "pass": Text("pass", "停一手", "パス", "패스"),
    "pass-stone": Text("pass stone", "虚着", "虚着（パスの石）", "패스 돌"),
    "give-up": Text("give-up", "放弃", "放棄", "착수 포기"),
}
SAYINGS: dict[str, Text] = {
    "stop": Text(
        "Both: nothing left to play",
        "双方：无棋可下",
        "双方：打つ所なし",
        "양쪽: 더 둘 곳이 없음",
    ),
    "resume": Text(
        "{side} asks to go on",
        "{side}方要求续下",
        "{side}が再開を求める",
        "{side}이 계속 두기를 요청",
    ),
    "disagree": Text("No agreement", "协商不成", "合意できない", "합의하지 못함"),
    "agreed": Text(
        "Both agree on life and death",
        "双方确认死活，终局",
        "双方が死活を確認、終局",
        "양쪽이 사활에 합의",
    ),
    "all-alive": Text(
        "Both declare all stones alive",
        "双方声明全部为活棋",
        "双方がすべて活石と宣言",
        "양쪽이 모든 돌이 살아 있다고 선언",
    ),
    "resign": Text(
        "{side} resigns", "{side}方认输", "{side}の投了", "{side}이 돌을 거둠(불계패)"
    ),
    "no-result": Text("No result", "无胜负", "無勝負", "무승부"),
    "draw": Text("Draw", "和棋", "引き分け", "비김"),
    "both-lose": Text("Both lose", "双方负", "両者負け", "양쪽 패배"),
}
MEANS: dict[str, Text] = {
    "play": Text("Play goes on.", "棋局继续。", "対局を続ける。", "대국을 계속합니다."),
    "play-refuses": Text(
        "Refuses to stop: {proposer}'s give-up becomes a pass stone, then this is played.",
        "不同意休止：{proposer}方的放弃先改为一手虚着，然后落子。",
        "停止に応じない：{proposer}の放棄をまず虚着に改め、その後に打つ。",
        "중지에 응하지 않습니다. {proposer}의 착수 포기는 패스 돌이 되고, 그 뒤 이 수를 둡니다.",
    ),
    "play-resumes": Text(
        "Ends the pause; play goes on.",
        "暂停结束，棋局继续。",
        "休止を終え、対局を続ける。",
        "일시 중지를 끝내고 대국을 계속합니다.",
    ),
    "play-second": Text(
        "Plays on after the preliminary end; turns must come out equal.",
        "假终局后继续，双方手数须相等。",
        "仮終局後に打つ。手数は等しくなければならない。",
        "가종국(假終局) 뒤에 계속 둡니다. 양쪽의 차례 수가 같아져야 합니다.",
    ),
    "refusal-forces": Text(
        "Refuses to stop: {proposer}'s give-up becomes pass stone {count} in this position, "
        "and the game ends at once; all stones are alive.",
        "不同意休止：{proposer}方的放弃改为虚着，同一盘内棋形下已满四虚，强制终局，全部作活子。",
        "停止に応じない：{proposer}の放棄が虚着となり、同じ盤面の虚着が四手に達して強制終局。すべて活石。",
        "중지에 응하지 않습니다. {proposer}의 착수 포기는 이 국면의 {count}번째 패스 돌이 되어 곧바로 종국합니다. 모든 돌이 살아 있습니다.",
    ),
    "pass": Text(
        "{mover} skips a turn.",
        "{mover}方停一手。",
        "{mover}が一手パスする。",
        "{mover}이 한 차례를 거릅니다.",
    ),
    "pass-proposes": Text(
        "Proposes to stop. If {other} passes too, play stops.",
        "提议停止；{other}方也停一手，则停止行棋。",
        "停止を提案。{other}もパスすれば対局停止。",
        "중지를 제안합니다. {other}도 패스하면 대국이 중지됩니다.",
    ),
    "pass-stops": Text(
        "Accepts: play stops, and life and death are discussed.",
        "同意：停止行棋，双方确认死活。",
        "応じる：対局停止、死活の確認に入る。",
        "받아들입니다. 대국을 중지하고 사활을 확인합니다.",
    ),
    "pass-resumes": Text(
        "Passes once more in the pause; a fourth pass in a row ends the game.",
        "暂停中再停一手；连续第四次停手即终局。",
        "休止中にもう一度パス。四回続けば終局。",
        "일시 중지 중에 한 번 더 패스합니다. 연속 네 번째 패스로 종국합니다.",
    ),
    "pass-last-wanted": Text(
        "The second pass in a row. White must pass last: one more pass by White stops play.",
        "第二次连续停手。须由白方最后停手：白方再停一手即停止行棋。",
        "連続二度目のパス。最後は白のパス：白がもう一度パスして停止する。",
        "연속 두 번째 패스입니다. 마지막 패스는 백이 해야 합니다. 백이 한 번 더 패스하면 대국이 중지됩니다.",
    ),
    "pass-preliminary": Text(
        "The preliminary end: from here turns are made equal, and each pass costs a stone.",
        "假终局：此后双方手数须相等，每停一手交一子。",
        "仮終局：以後は手数を等しくし、パスのたびに石を一つ渡す。",
        "가종국(假終局): 여기서부터 양쪽의 차례 수를 맞추며, 패스할 때마다 돌을 하나씩 냅니다.",
    ),
    "pass-second": Text(
        "{mover} hands over a stone instead of playing.",
        "{mover}方不下，交一子。",
        "{mover}は打たずに石を一つ渡す。",
        "{mover}이 두지 않고 돌 하나를 건넵니다.",
    ),
    "pass-apart": Text(
        "{mover} takes the button: half a point. It does not close play.",
        "{mover}方取得纽扣（半点），不算终局的停着。",
        "{mover}がボタン（半点）を取る。終局のパスには数えない。",
        "{mover}이 버튼(반 점)을 가집니다. 이 패스로 대국이 끝나지는 않습니다.",
    ),
    "pass-closing": Text(
        "If {other} passes too, the game is over.",
        "{other}方也停一手，即终局。",
        "{other}もパスすれば終局。",
        "{other}도 패스하면 종국합니다.",
    ),
    "pass-ends": Text("Ends the game.", "终局。", "終局となる。", "종국합니다."),
    "pass-ends-second": Text(
        "Play stops for the second time: the game is over.",
        "第二次停止：终局。",
        "二度目の停止：終局となる。",
        "두 번째 대국 중지입니다. 종국합니다.",
    ),
    "pass-all-left": Text(
        "Both have passed twice without agreeing: the game is over, and what is on the "
        "board is alive.",
        "双方再次连续停手而未达成一致：终局，盘上之子全部作活。",
        "合意なしに再び連続パス：終局、盤上の石はすべて活石。",
        "양쪽이 합의하지 못한 채 두 번 연속 패스했습니다. 종국하며, 바둑판 위의 돌은 모두 살아 있습니다.",
    ),
    "stone": Text(
        "{mover} puts a stone off the board, number {count} in this position; play goes on.",
        "{mover}方在盘外放一子，为本局面第{count}手虚着，棋局继续。",
        "{mover}が盤外に石を一つ置く。この局面で{count}手目。対局は続く。",
        "{mover}이 바둑판 밖에 돌을 놓습니다. 이 국면에서 {count}번째입니다. 대국을 계속합니다.",
    ),
    "stone-refuses": Text(
        "Refuses to stop: {proposer}'s give-up becomes a pass stone, and {mover} puts one "
        "down too.",
        "不同意休止：{proposer}方的放弃先改为虚着，{mover}方也下一手虚着。",
        "停止に応じない：{proposer}の放棄をまず虚着に改め、{mover}も虚着を打つ。",
        "중지에 응하지 않습니다. {proposer}의 착수 포기는 패스 돌이 되고, {mover}도 패스 돌을 놓습니다.",
    ),
    "stone-owed": Text(
        "The pass stone each side puts down after the failed talk, before play goes on.",
        "协商不成后各下的一手虚着，然后续下。",
        "合意できなかった後に各側が置く虚着。その後に打ち続ける。",
        "협의가 되지 않아 대국을 계속하기 전에 양쪽이 각각 놓는 패스 돌입니다.",
    ),
    "stone-forces": Text(
        "Pass stone {count} in this position: the game ends at once; all stones are alive.",
        "同一盘内棋形下第{count}手虚着：强制终局，全部作活子。",
        "同じ盤面で{count}手目の虚着：強制終局、すべて活石。",
        "이 국면의 {count}번째 패스 돌입니다. 곧바로 종국하며, 모든 돌이 살아 있습니다.",
    ),
    "stone-closing": Text(
        "{mover} hands over a stone. Three such exchanges in a row end the game.",
        "{mover}方交一子；接连互交三回合即终局。",
        "{mover}が石を一つ渡す。三回続けて渡し合えば終局。",
        "{mover}이 돌 하나를 건넵니다. 이렇게 세 번 연속으로 주고받으면 종국합니다.",
    ),
    "stone-full": Text(
        "The third exchange in a row: both sides are full, the game is over.",
        "接连互交三回合：两溢，终局。",
        "三回続けて渡し合った：両溢、終局となる。",
        "세 번 연속으로 주고받았습니다. 양쪽이 가득 차(양일) 종국합니다.",
    ),
    "give-up": Text(
        "Declines to play.", "放弃着手。", "着手を放棄する。", "착수를 포기합니다."
    ),
    "give-up-proposes": Text(
        "Proposes to stop. If {other} gives up too, play is suspended.",
        "提议休止；{other}方也放弃，则棋局休止。",
        "停止を提案。{other}も放棄すれば対局停止。",
        "중지를 제안합니다. {other}도 착수를 포기하면 대국이 중지됩니다.",
    ),
    "give-up-stops": Text(
        "Accepts: play is suspended, and both talk about life and death.",
        "同意：棋局休止，双方协商死活。",
        "応じる：対局停止、双方で死活を協議する。",
        "받아들입니다. 대국을 중지하고 양쪽이 사활을 협의합니다.",
    ),
    "stop": Text(
        "Play stops; then life and death are agreed on.",
        "停止行棋，然后确认死活。",
        "対局を停止し、死活を確認する。",
        "대국을 중지하고, 그 뒤 사활에 합의합니다.",
    ),
    "stop-dame": Text(
        "Play stops; all dame must have been filled. Then life and death are agreed on.",
        "停止行棋，单官须已收完；然后确认死活。",
        "対局を停止する。ダメは打ち終えていること。その後、死活を確認する。",
        "대국을 중지합니다. 공배를 모두 메웠어야 합니다. 그 뒤 사활에 합의합니다.",
    ),
    "agreed": Text(
        "The game is over and counted as marked.",
        "终局，按所标死活计算。",
        "終局。印のとおりに数える。",
        "종국하고 표시된 대로 계가합니다.",
    ),
    "all-alive": Text(
        "The game is over; marks of dead stones are void.",
        "终局，死子标记作废。",
        "終局。死石の印は無効。",
        "종국합니다. 죽은 돌의 표시는 무효입니다.",
    ),
    "resume-in-turn": Text(
        "Play goes on in turn.",
        "按原次序续下。",
        "手番どおりに打ち続ける。",
        "차례대로 대국을 계속합니다.",
    ),
    "resume-last": Text(
        "Play goes on in turn, this once: the next stop ends the game.",
        "按原次序续下，仅此一次：再次停止即终局。",
        "手番どおりに一度だけ再開する。次の停止で終局。",
        "차례대로 대국을 계속합니다. 이번 한 번뿐이며, 다음 중지로 종국합니다.",
    ),
    "resume-opponent-first": Text(
        "It must be granted, and the opponent plays first.",
        "对方必须同意，并由对方先下。",
        "相手は応じなければならず、相手の側から打つ。",
        "상대는 이를 받아들여야 하며, 상대가 먼저 둡니다.",
    ),
    "disagree-in-turn": Text(
        "Play goes on in turn; the dispute is settled on the board.",
        "按原次序续下，以实战解决。",
        "手番どおりに打ち続け、盤上で決める。",
        "차례대로 대국을 계속하여, 이의를 바둑판 위에서 해결합니다.",
    ),
    "disagree-pass-stones": Text(
        "Each side puts down a pass stone, {proposer} first, and play goes on.",
        "双方各下一手虚着，{proposer}方先，然后续下。",
        "{proposer}から一手ずつ虚着を置き、打ち続ける。",
        "{proposer}부터 양쪽이 패스 돌을 하나씩 놓고 대국을 계속합니다.",
    ),
    "disagree-trial": Text(
        "The dispute is tried out, and the board comes back as it stands now.",
        "以实战解决争议，然后恢复现在的局面。",
        "異議を実戦で解決し、今の局面に戻す。",
        "이의를 실전으로 확인한 뒤, 바둑판을 지금 상태로 되돌립니다.",
    ),
    "resign": Text("The opponent wins.", "对方胜。", "相手の勝ち。", "상대의 승리입니다."),
    "no-result-cycle": Text(
        "The position has come up again: both agree that there is no result.",
        "局面再现：双方同意判无胜负。",
        "同一局面の反復：双方の同意で無勝負。",
        "같은 국면이 다시 나타났습니다. 양쪽의 합의로 무승부입니다.",
    ),
    "draw-cycle": Text(
        "The position has come up again: the game is drawn.",
        "局面再现：判和棋。",
        "同一局面の反復：引き分け。",
        "같은 국면이 다시 나타났습니다. 비김입니다.",
    ),
    "both-lose": Text(
        "An effective play was found after the stop, and neither agrees to end: both lose.",
        "停止后发现有效着手而双方不能同意终局：双方均负。",
        "停止後に有効な着手が見つかり、終局に合意できない：両者負け。",
        "대국 중지 뒤에 유효한 수가 발견되었고 어느 쪽도 종국에 합의하지 않습니다. 양쪽 모두 패합니다.",
    ),
}
PHASES: dict[str, Text] = {
    "playing": Text(
        "{mover} to move.", "轮到{mover}方。", "{mover}の番。", "{mover}이 둘 차례입니다."
    ),
    "proposed": Text(
        "{proposer} proposes to stop; {mover} answers.",
        "{proposer}方提议停止，{mover}方作答。",
        "{proposer}が停止を提案、{mover}が答える。",
        "{proposer}이 중지를 제안하고 {mover}이 답합니다.",
    ),
    "owed": Text(
        "{mover} must put down a pass stone first.",
        "{mover}方须先下一手虚着。",
        "{mover}はまず虚着を置く。",
        "{mover}이 먼저 패스 돌을 놓아야 합니다.",
    ),
    "stopped": Text(
        "Play is stopped: agree on life and death.",
        "棋局休止：请确认死活。",
        "対局停止：死活を確認する。",
        "대국이 중지되었습니다. 사활에 합의하세요.",
    ),
    "second-phase": Text(
        "After the preliminary end: {mover} to move, equal turns.",
        "假终局之后：轮到{mover}方，手数须等。",
        "仮終局の後：{mover}の番、手数を等しくする。",
        "가종국(假終局) 뒤: {mover}이 둘 차례, 차례 수 맞추기.",
    ),
    "trial": Text(
        "In dispute: to be tried out, {mover} to move.",
        "有争议：以实战解决，轮到{mover}方。",
        "異議あり：実戦で解決する。{mover}の番。",
        "이의 있음: 실전으로 확인, {mover}이 둘 차례.",
    ),
}
HOWS: dict[str, Text] = {
    "agreed": Text(
        "Over: agreed on life and death.",
        "终局：双方同意死活。",
        "終局：死活に合意。",
        "종국: 사활에 합의.",
    ),
    "alive": Text(
        "Over: declared all alive.",
        "终局：宣告全部为活棋。",
        "終局：すべて活石と宣言。",
        "종국: 모두 삶으로 선언.",
    ),
    "forced": Text(
        "Over: four pass stones in one position, all alive.",
        "四虚终局：全部作活子。",
        "虚着四手による強制終局：すべて活石。",
        "종국: 한 국면에 패스 돌 네 개, 모두 삶.",
    ),
    "passes": Text(
        "Over: passed out.", "终局：连续停手。", "終局：連続パス。", "종국: 연속 패스."
    ),
    "all-left": Text(
        "Over: passed out again without agreement, all alive.",
        "终局：再次连续停手而未一致，全部作活。",
        "終局：合意なしに再び連続パス、すべて活石。",
        "종국: 합의 없이 다시 연속 패스, 모두 삶.",
    ),
    "full": Text(
        "Over: both sides are full.",
        "两溢终局。",
        "両溢により終局。",
        "종국: 양쪽이 가득 참(양일).",
    ),
    "second-stop": Text(
        "Over: second stop.",
        "终局：第二次停止。",
        "終局：二度目の停止。",
        "종국: 두 번째 중지.",
    ),
    "penalty": Text(
        "Over: {loser} lost by penalty.",
        "终局：{loser}方被判负。",
        "終局：{loser}の反則負け。",
        "종국: {loser}의 반칙패.",
    ),
    "time": Text(
        "Over: {loser} lost on time.",
        "终局：{loser}方超时。",
        "終局：{loser}の時間切れ。",
        "종국: {loser}의 시간패.",
    ),
    "new-game": Text("Over: a new game.", "终局：重赛。", "終局：再対局。", "종국: 재대국."),
    "resigned": Text(
        "Over: {loser} resigned.",
        "终局：{loser}方认输。",
        "終局：{loser}の投了。",
        "종국: {loser}의 불계패.",
    ),
    "no-play": Text(
        "Over: {loser} has no legal play.",
        "终局：{loser}方无处可下。",
        "終局：{loser}に合法手なし。",
        "종국: {loser}에게 둘 수 있는 곳이 없음.",
    ),
    "no-result": Text("Over: no result.", "终局：无胜负。", "終局：無勝負。", "종국: 무승부."),
    "draw": Text("Over: draw.", "终局：和棋。", "終局：引き分け。", "종국: 비김."),
    "both-lose": Text(
        "Over: both lose.", "终局：双方负。", "終局：両者負け。", "종국: 양쪽 패배."
    ),
}
REFUSED: dict[str, Text] = {
    "over": Text("The game is over.", "棋局已终。", "終局している。", "대국이 끝났습니다."),
    "stopped": Text(
        "Play is stopped: first say how it goes on.",
        "棋局休止：请先说明如何继续。",
        "対局停止中：まずどう続けるかを示すこと。",
        "대국이 중지되었습니다. 먼저 어떻게 계속할지 밝히세요.",
    ),
    "not-your-turn": Text(
        "It is {mover}'s turn.",
        "轮到{mover}方。",
        "{mover}の番である。",
        "{mover}의 차례입니다.",
    ),
    "owed": Text(
        "{mover} must put down a pass stone first.",
        "{mover}方须先下一手虚着。",
        "{mover}はまず虚着を置かなければならない。",
        "{mover}이 먼저 패스 돌을 놓아야 합니다.",
    ),
    "closing": Text(
        "Two passes in a row: {mover} must pass last.",
        "已连续两次停手：须由{mover}方最后停手。",
        "連続パスの後は{mover}が最後にパスする。",
        "연속 두 번 패스했습니다. 마지막 패스는 {mover}이 해야 합니다.",
    ),
    "no-such-act": Text(
        "This rule set has no {act}.",
        "本规则没有“{act}”。",
        "このルールに「{act}」はない。",
        "이 규칙에는 {act}이(가) 없습니다.",
    ),
    "not-now": Text(
        "That cannot be said now: {saying}.",
        "此时不能作此表示：{saying}。",
        "今はそれを言えない：{saying}。",
        "지금은 그렇게 밝힐 수 없습니다: {saying}.",
    ),
    "off-board": Text(
        "The point is off the board.", "点在盘外。", "点は盤の外。", "바둑판 밖의 점입니다."
    ),
    "occupied": Text(
        "{point} is occupied.",
        "{point}已有棋子。",
        "{point}には石がある。",
        "{point}: 이미 돌이 있습니다.",
    ),
    "suicide": Text(
        "{point}: suicide is not allowed.",
        "{point}：禁止自尽。",
        "{point}：自殺手は禁止。",
        "{point}: 자살수는 허용되지 않습니다.",
    ),
    "ko": Text(
        "{point}: the ko may not be retaken yet.",
        "{point}：不可立即回提。",
        "{point}：劫はすぐには取り返せない。",
        "{point}: 아직 패를 되따낼 수 없습니다.",
    ),
    "repeats": Text(
        "{point}: repeats the position after move {move}.",
        "{point}：重现第{move}手后的局面。",
        "{point}：{move}手目の後の局面の再現。",
        "{point}: {move}수 뒤의 국면이 반복됩니다.",
    ),
    "no-reason": Text(
        "A ruling needs its reason.",
        "裁定须写明理由。",
        "裁定には理由が要る。",
        "판정에는 이유가 필요합니다.",
    ),
    "no-such-move": Text(
        "There is no move {move}.",
        "没有第{move}手。",
        "{move}手目はない。",
        "{move}수는 없습니다.",
    ),
}
"""Why an act or a word is refused."""
