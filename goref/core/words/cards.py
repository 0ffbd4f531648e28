"""The words of the cards: what is asked, why, the answers, and what hangs on them.

Placeholders: ``{stones}``: stones with their colour, number and place; ``{points}``: names of
points; ``{side}``, ``{enemy}``: sides; ``{count}``, ``{amount}``: numbers.
"""

from __future__ import annotations

from goref.core.base.language import Text

# Stones and points.

STONES = {
    True: Text("{side}'s stone", "{side}1子", "{side}1子", "{side}돌 1개"),
    False: Text(
        "{side}'s {count} stones", "{side}{count}子", "{side}{count}子", "{side}돌 {count}개"
    ),
}
"""Stones of one side; by whether there is one alone."""
BOTH = Text(
    "Black's {black} and White's {white} stones",
    "黑{black}子、白{white}子",
    "黒{black}子と白{white}子",
    "흑돌 {black}개와 백돌 {white}개",
)
POINTS = {
    0: Text("{first}", "{first}", "{first}", "{first}"),
    1: Text("{first} and one more", "{first}等2点", "{first}ほか1点", "{first} 외 1점"),
    2: Text(
        "{first} and {more} more",
        "{first}等{count}点",
        "{first}ほか{rest}点",
        "{first} 외 {rest}점",
    ),
}
"""Points, by how many there are besides the first; 2: that many or more."""
MORE = ("two", "three", "four", "five", "six", "seven", "eight", "nine")
"""English numbers from 2 on, as a sentence writes them."""
NAMED_TOO = Text(
    "{thing} ({name})", "{thing}（{name}）", "{thing}（{name}）", "{thing}({name})"
)

# What is asked, by ``About``.

SUBJECTS: dict[str, Text] = {
    "STONES": Text(
        "{stones}: alive?",
        "{stones}死活如何？",
        "{stones}の死活は？",
        "{stones}: 살아 있습니까?",
    ),
    "POINTS": Text(
        "{points}: whose?",
        "{points}归谁？",
        "{points}はどちらのもの？",
        "{points}: 누구의 것입니까?",
    ),
    "KO": Text(
        "The ko at {points}: who keeps it?",
        "{points}的劫归谁？",
        "{points}の劫はどちらのもの？",
        "{points}의 패: 누구의 것입니까?",
    ),
    "EYE": Text(
        "Eye at {points} of the seki: whose?",
        "双活的眼{points}归谁？",
        "セキの眼{points}はどちらのもの？",
        "빅의 눈 {points}: 누구의 것입니까?",
    ),
    "SOLE_LIBERTY": Text(
        "{points} of the seki: {side}'s alone?",
        "双活中{points}：{side}方独有？",
        "セキの{points}：{side}だけのもの？",
        "빅의 {points}: {side}만의 것입니까?",
    ),
    "ONE_SIDED": Text(
        "{points} of the seki: can {side} alone play there?",
        "双活中{points}：仅{side}方可下？",
        "セキの{points}：{side}だけが打てる？",
        "빅의 {points}: {side}만 둘 수 있습니까?",
    ),
    "SHARED": Text(
        "{points} of the seki: shared?",
        "双活中{points}：公气？",
        "セキの{points}：共有？",
        "빅의 {points}: 공유입니까?",
    ),
    "FILL": Text(
        "{points}: must {side} fill it?",
        "{points}：{side}方须补一手？",
        "{points}：{side}の手入れは必要？",
        "{points}: {side}의 가일수가 필요합니까?",
    ),
}
NEEDS: dict[str, Text] = {
    "began": Text("Who began?", "谁先下？", "先番はどちら？", "누가 먼저 두었습니까?"),
    "first_pass": Text(
        "Who passed first?", "谁先虚着或放弃？", "先にパスしたのは？", "누가 먼저 패스했습니까?"
    ),
    "last_play": Text(
        "Who played last?", "谁收后？", "最後に打ったのは？", "누가 마지막으로 두었습니까?"
    ),
    "prisoners": Text(
        "How many prisoners?",
        "双方各被提多少子？",
        "アゲハマはいくつ？",
        "따낸 돌은 몇 개입니까?",
    ),
    "plays": Text(
        "How many plays by each side?",
        "双方各下了多少手？",
        "双方の手数は？",
        "양쪽의 착수 수는 각각 얼마입니까?",
    ),
    "pass_stones": Text(
        "How many pass stones?",
        "虚着之子各多少？",
        "パスの石はいくつ？",
        "패스 돌은 몇 개입니까?",
    ),
    "record": Text("The record of the game?", "有棋谱吗？", "棋譜は？", "기보가 있습니까?"),
}
FINDINGS: dict[str, Text] = {
    "protest-upheld": Text(
        "Protest {number} was upheld: ruled anew?",
        "第{number}项申诉成立：已重新裁定？",
        "抗議{number}が認められた：改めて裁定したか？",
        "항의 {number}이(가) 받아들여짐: 다시 판정했습니까?",
    ),
    "board-empty": Text(
        "No stone on the board", "盘上没有棋子", "盤上に石がない", "바둑판에 돌이 없음"
    ),
    "no-liberty": Text(
        "{stones}: no liberty",
        "{stones}没有气",
        "{stones}にダメがない",
        "{stones}: 활로가 없음",
    ),
    "decision-without-stone": Text(
        "A ruling at {points}, but no stone",
        "{points}有裁定而无棋子",
        "{points}に裁定はあるが石がない",
        "{points}: 판정은 있으나 돌이 없음",
    ),
    "chain-two-statuses": Text(
        "{stones}: ruled two ways",
        "{stones}裁定不一",
        "{stones}の裁定が二通り",
        "{stones}: 두 가지로 판정됨",
    ),
    "dead-beside-alive": Text(
        "{stones}: all dead or all alive?",
        "{stones}：全死还是全活？",
        "{stones}：すべて死石か活石か？",
        "{stones}: 모두 죽었습니까, 모두 살아 있습니까?",
    ),
    "dead-kin-followed": Text(
        "{stones}: dead with the others",
        "{stones}随之为死子",
        "{stones}もともに死石",
        "{stones}: 다른 돌과 함께 죽음",
    ),
    "seki-spread": Text(
        "{stones}: in the seki too",
        "{stones}同在双活中",
        "{stones}も同じセキ",
        "{stones}: 함께 빅",
    ),
    "seki-beside-territory": Text(
        "{points}: territory beside a seki?",
        "{points}：双活旁的空？",
        "{points}：セキに接する地？",
        "{points}: 빅 옆의 집입니까?",
    ),
    "seki-on-one-side": Text(
        "{points}: a seki of one side only?",
        "{points}：仅一方双活？",
        "{points}：片方だけのセキ？",
        "{points}: 한쪽만의 빅입니까?",
    ),
    "shared-without-seki": Text(
        "{points}: shared, but no seki?",
        "{points}：非双活处的公气？",
        "{points}：セキがないのに共有？",
        "{points}: 빅이 아닌데 공유입니까?",
    ),
    "eye-without-seki": Text(
        "{points}: no seki here?",
        "{points}：此处没有双活？",
        "{points}：ここにセキはない？",
        "{points}: 여기는 빅이 아닙니까?",
    ),
    "one-sided-without-seki": Text(
        "{points}: one-sided, but no seki?",
        "{points}：非双活处的单方官子？",
        "{points}：セキがないのに片側のダメ？",
        "{points}: 빅이 아닌데 한쪽만 둘 수 있습니까?",
    ),
    "owned-beside-enemy": Text(
        "{points}: {side}'s beside a live stone?",
        "{points}归{side}，却紧邻对方活子？",
        "相手の活石に接する{points}は{side}のもの？",
        "{points}: 산 돌 옆인데 {side}의 것입니까?",
    ),
    "one-sided-nothing-shared": Text(
        "{points}: which point stays shared?",
        "{points}：哪一点留作公气？",
        "{points}：共有に残る点は？",
        "{points}: 공유로 남는 점은 어디입니까?",
    ),
    "one-sided-shared-not-named": Text(
        "{points}: which liberty stays shared?",
        "{points}：哪口气留作公气？",
        "{points}：共有に残るダメは？",
        "{points}: 공유로 남는 공배는 어디입니까?",
    ),
    "claim-on-stone": Text(
        "{points}: a stone stands there",
        "{points}处有棋子",
        "{points}には石がある",
        "{points}: 돌이 있음",
    ),
    "dame-left": Text(
        "Dame left: {count}", "剩余单官：{count}", "残りのダメ：{count}", "남은 공배: {count}"
    ),
    "dame-unfilled": Text(
        "Dame not filled: {count}",
        "未收单官：{count}",
        "打たれていないダメ：{count}",
        "메우지 않은 공배: {count}",
    ),
    "tie-granted-first": Text(
        "Who was granted the first move?",
        "谁受饶先？",
        "先番を許されたのは？",
        "누가 선착을 허락받았습니까?",
    ),
}
"""Findings that are named shortly; others are told by their first sentence."""
ACCEPT: dict[str, Text] = {
    "both": Text(
        "{dead} plainly dead, {seki} in seki.",
        "{dead}明显为死子，{seki}为双活。",
        "{dead}は明らかに死石、{seki}はセキ。",
        "{dead} 분명히 죽었고, {seki} 빅입니다.",
    ),
    "dead": Text(
        "{dead} plainly dead, nothing is in seki.",
        "{dead}明显为死子，没有双活。",
        "{dead}は明らかに死石、セキはない。",
        "{dead} 분명히 죽었고, 빅은 없습니다.",
    ),
    "more-dead": Text(
        "{dead} plainly dead.",
        "{dead}明显为死子。",
        "{dead}は明らかに死石。",
        "{dead} 분명히 죽었습니다.",
    ),
    "seki": Text(
        "Nothing is plainly dead, {seki} in seki.",
        "没有明显的死子，{seki}为双活。",
        "明らかな死石はなく、{seki}はセキ。",
        "분명히 죽은 돌은 없고, {seki} 빅입니다.",
    ),
    "more-seki": Text(
        "{seki} in seki.", "{seki}为双活。", "{seki}はセキ。", "{seki} 빅입니다."
    ),
    "both-seeming": Text(
        "{dead} dead as it seems, {seki} in seki.",
        "{dead}似为死子，{seki}似为双活。",
        "{dead}は死石と見え、{seki}はセキと見える。",
        "{dead} 죽은 것으로, {seki} 빅으로 보입니다.",
    ),
    "dead-seeming": Text(
        "{dead} dead as it seems, nothing in seki.",
        "{dead}似为死子，未见双活。",
        "{dead}は死石と見え、セキは見当たらない。",
        "{dead} 죽은 것으로 보이고, 빅은 보이지 않습니다.",
    ),
    "more-dead-seeming": Text(
        "{dead} dead as it seems.",
        "{dead}似为死子。",
        "{dead}は死石と見える。",
        "{dead} 죽은 것으로 보입니다.",
    ),
    "seki-seeming": Text(
        "Nothing is plainly dead, {seki} in seki as it seems.",
        "没有明显的死子，{seki}似为双活。",
        "明らかな死石はなく、{seki}はセキと見える。",
        "분명히 죽은 돌은 없고, {seki} 빅으로 보입니다.",
    ),
    "more-seki-seeming": Text(
        "{seki} in seki as it seems.",
        "{seki}似为双活。",
        "{seki}はセキと見える。",
        "{seki} 빅으로 보입니다.",
    ),
    "nothing": Text(
        "Nothing is plainly dead or in seki.",
        "没有明显的死子，也没有双活。",
        "明らかな死石もセキもない。",
        "분명히 죽은 돌도 빅도 없습니다.",
    ),
    "nothing-else": Text(
        "Nothing else is plainly dead or in seki.",
        "没有其他明显的死子，也没有其他双活。",
        "ほかに明らかな死石もセキもない。",
        "그 밖에 분명히 죽은 돌도 빅도 없습니다.",
    ),
    "nobody": Text(
        "Nobody has said which stones are dead.",
        "尚无人指明哪些是死子。",
        "どれが死石か、まだ誰も示していない。",
        "어느 돌이 죽었는지 아무도 말하지 않았습니다.",
    ),
    "marked": Text(
        "{dead} marked dead. Is that so?",
        "已标{dead}为死子，是否正确？",
        "{dead}に死石の印がある。それでよいか？",
        "{dead} 죽음으로 표시되어 있습니다. 맞습니까?",
    ),
    "rest": Text(
        "{dead} marked dead. Is that all?",
        "已标{dead}为死子，是否就这些？",
        "{dead}に死石の印がある。死石はこれですべてか？",
        "{dead} 죽음으로 표시되어 있습니다. 그것이 전부입니까?",
    ),
    "none-marked": Text(
        "No stone is marked dead. Is that so?",
        "没有标出死子，是否正确？",
        "死石の印はない。それでよいか？",
        "죽음으로 표시된 돌이 없습니다. 맞습니까?",
    ),
}
"""What an accepting says, by what there is to accept."""
COUNTED = {
    True: Text("1 stone is", "1子", "1子", "돌 1개가"),
    False: Text("{count} stones are", "{count}子", "{count}子", "돌 {count}개가"),
}
COUNTED_MORE = {
    True: Text("1 more stone is", "另有1子", "ほかに1子", "돌 1개가 더"),
    False: Text(
        "{count} more stones are", "另有{count}子", "ほかに{count}子", "돌 {count}개가 더"
    ),
}
"""How many stones; by whether it is one."""

# Why it is asked.

WHY: dict[str, Text] = {
    "disputed": Text(
        "The players do not agree.",
        "双方意见不一。",
        "両者の意見が一致しない。",
        "두 대국자의 의견이 다릅니다.",
    ),
    "left-in-atari": Text(
        "It was left in atari.",
        "只剩一口气。",
        "アタリのまま残っている。",
        "단수인 채로 남아 있습니다.",
    ),
    "left-unclear": Text(
        "It cannot be told from the board alone.",
        "单凭盘面无法确定。",
        "盤面だけでは決められない。",
        "판만 보아서는 알 수 없습니다.",
    ),
    "trial-open": Text(
        "It was tried on the board, and nothing was decided.",
        "实战已毕，尚未裁定。",
        "実戦で打ったが、まだ裁定されていない。",
        "실전으로 확인했으나 아무것도 정해지지 않았습니다.",
    ),
    "open-border": Text(
        "The border is not closed here.",
        "此处边界未收。",
        "ここの境界が閉じていない。",
        "여기의 경계가 닫히지 않았습니다.",
    ),
    "nobodys-region": Text(
        "No stone touches it.", "不与任何棋子相邻。", "接する石がない。", "닿은 돌이 없습니다."
    ),
    "ko-proposed": Text(
        "The ko was left open.",
        "此劫未粘。",
        "この劫は継がれていない。",
        "패가 이어지지 않은 채 남아 있습니다.",
    ),
    "ko-beside-dead": Text(
        "The ko beside the dead stones was left open.",
        "死子旁的此劫未粘。",
        "死石のそばのこの劫は継がれていない。",
        "사석 곁의 이 패가 이어지지 않은 채 남아 있습니다.",
    ),
    "must-be-filled": Text(
        "Once the dame are filled, {side} must play here.",
        "单官收完后，{side}方须在此补一手。",
        "ダメを詰め終えると{side}は手入れが必要になる。",
        "공배를 메우고 나면 {side}이 여기에 두어야 합니다.",
    ),
    "pressing": Text(
        "If {side} plays nothing here once the dame are filled, {enemy} gains.",
        "单官收完后，{side}方若不在此补一手，{enemy}方有棋。",
        "ダメを詰め終えて{side}が手入れをしなければ、{enemy}に手がある。",
        "공배를 메운 뒤 {side}이 여기에 가일수하지 않으면 {enemy}에게 수가 납니다.",
    ),
    "places": Text(
        "One play is enough, at any of these points: {places}.",
        "以下任一点补一手即可：{places}。",
        "次のどこか一手で足りる：{places}。",
        "다음 가운데 한 곳에 한 수면 됩니다: {places}.",
    ),
    "seki-sole-liberty-possible": Text(
        "Only {side}'s stones touch it.",
        "只与{side}方棋子相邻。",
        "接するのは{side}の石だけ。",
        "{side}돌만 닿아 있습니다.",
    ),
    "seki-one-sided-possible": Text(
        "{enemy} would put itself in atari there.",
        "{enemy}方入子即被叫吃。",
        "{enemy}が打つと自らアタリになる。",
        "{enemy}이 그곳에 두면 스스로 단수가 됩니다.",
    ),
    "eye": Text(
        "Whether an eye in a seki counts is the rule set's matter.",
        "双活中的眼是否计点，依规则而定。",
        "セキの眼を数えるかどうかはルールによる。",
        "빅의 눈을 세는지는 규칙에 달려 있습니다.",
    ),
    "accept-played": Text(
        "Only a suggestion, {count} of them played out on the spot, not proved.",
        "仅为建议：其中{count}子仅经局部试下，未经证明。",
        "提案にすぎない：うち{count}子はその場で打ち進めただけで、証明はない。",
        "제안일 뿐입니다: 그 가운데 {count}개는 그 자리에서 두어 보았을 뿐 증명되지 않았습니다.",
    ),
    "accept-by-ruling": Text(
        "Only a suggestion, {count} of them only if what was ruled is so.",
        "仅为建议：其中{count}子以所作裁定成立为前提。",
        "提案にすぎない：うち{count}子は裁定のとおりであることが前提。",
        "제안일 뿐입니다: 그 가운데 {count}개는 판정대로일 때에만 그렇습니다.",
    ),
    "accept-agreed": Text(
        "Only a suggestion, {count} of them clear only because {engines} agrees.",
        "仅为建议：其中{count}子因{engines}判断相同才得以明确。",
        "提案にすぎない：うち{count}子は{engines}の判断も同じなので明確とした。",
        "제안일 뿐입니다: 그 가운데 {count}개는 {engines}의 판단도 같아서 분명하다고 보았을 뿐입니다.",
    ),
    "tie-granted-first": Text(
        "An equal game is lost by the side that was granted the first move.",
        "终局相等时，受饶先者负。",
        "同数なら、先番を許された側の負けとなる。",
        "비기면 선착을 허락받은 쪽이 패합니다.",
    ),
    "fact": Text(
        "This rule set cannot count without it.",
        "缺少此项，本规则无法计算。",
        "これがないと、このルールでは数えられない。",
        "이것이 없으면 이 규칙으로는 셀 수 없습니다.",
    ),
    "cycle": Text(
        "How such a cycle ends is the rule set's matter.",
        "此类循环如何处理，依规则而定。",
        "この循環の扱いはルールによる。",
        "이런 순환이 어떻게 끝나는지는 규칙에 달려 있습니다.",
    ),
    "reach": Text(
        "“{answer}” is said of all {reach} stones there: they live or die together.",
        "“{answer}”指此处死活与共的全部{reach}子。",
        "「{answer}」は、ここで死活を共にする{reach}子すべてについて言うことになる。",
        "‘{answer}’은(는) 여기서 생사를 함께하는 돌 {reach}개 모두를 가리킵니다.",
    ),
    "record": Text(
        "No referee has confirmed the marks.",
        "裁判尚未确认这些标记。",
        "審判はまだ印を確認していない。",
        "이 표시를 심판이 확인하지 않았습니다.",
    ),
    "accept": Text(
        "It is only a suggestion until you accept it.",
        "采纳之前仅为建议。",
        "採用するまでは提案にすぎない。",
        "받아들이기 전에는 제안일 뿐입니다.",
    ),
    "rest": Text(
        "Until then the count rests on these marks alone.",
        "在此之前仅依现有标记计算。",
        "それまでは今ある印だけをもとに数える。",
        "그때까지는 이 표시만으로 셉니다.",
    ),
    "nobody": Text(
        "Until then every stone is counted as alive.",
        "在此之前所有棋子暂作活子计。",
        "それまではすべての石を活き石として数える。",
        "그때까지는 모든 돌을 살아 있는 것으로 셉니다.",
    ),
    "settled": Text("Let stand as it is.", "已认可。", "了承済み。", "그대로 두었습니다."),
    "ruled": Text(
        "Ruled: {status}.", "已裁定：{status}。", "裁定：{status}。", "판정: {status}."
    ),
    "counted": Text(
        "Counted as: {status}.",
        "现计为：{status}。",
        "現在の扱い：{status}。",
        "현재 계산: {status}.",
    ),
    "because": Text(
        "Reason given: {reason}", "理由：{reason}", "理由：{reason}", "이유: {reason}"
    ),
}
TRIED: dict[str, Text] = {
    "under-way": Text(
        "It is being played out on the board.",
        "正在实战解决。",
        "実戦で解決中。",
        "실전으로 해결하는 중입니다.",
    ),
    "waits": Text(
        "Tried on the board; what it showed waits to be decided.",
        "实战已毕，结果待裁定。",
        "実戦で打ち、結果は裁定待ち。",
        "실전으로 확인했고, 그 결과의 판정을 기다립니다.",
    ),
    "nothing": Text(
        "Tried on the board; nothing is decided yet.",
        "实战已毕，尚未裁定。",
        "実戦で打ったが、まだ裁定されていない。",
        "실전으로 확인했으나 아직 아무것도 정해지지 않았습니다.",
    ),
    "contrary": Text(
        "It is ruled otherwise than was tried, and a reason is missing.",
        "裁定与实战结果不符，且缺少理由。",
        "裁定が実戦の結果と異なり、理由が欠けている。",
        "실전 확인과 다르게 판정되었고, 이유가 없습니다.",
    ),
    "as-shown": Text(
        "Tried on the board, and ruled as it showed.",
        "已实战解决，并照其结果裁定。",
        "実戦で解決し、その結果のとおり裁定済み。",
        "실전으로 확인했고, 그 결과대로 판정했습니다.",
    ),
    "as-agreed": Text(
        "Tried on the board, and ruled as both sides agreed.",
        "已实战解决，并照双方合意裁定。",
        "実戦で解決し、両者の合意のとおり裁定済み。",
        "실전으로 확인했고, 양쪽이 합의한 대로 판정했습니다.",
    ),
    "otherwise": Text(
        "Tried on the board, and ruled otherwise by the referee.",
        "已实战解决，裁判另作裁定。",
        "実戦で打ち、審判が別に裁定した。",
        "실전으로 확인했고, 심판이 다르게 판정했습니다.",
    ),
    "decided": Text(
        "Tried on the board, and decided by the referee.",
        "已实战解决，由裁判裁定。",
        "実戦で打ち、審判が裁定した。",
        "실전으로 확인했고, 심판이 정했습니다.",
    ),
    "changed": Text(
        "Tried on the board, and ruled otherwise since.",
        "已实战解决，此后另有裁定。",
        "実戦で打ち、その後別に裁定された。",
        "실전으로 확인했고, 그 뒤에 다르게 판정되었습니다.",
    ),
    "marked": Text(
        "Tried on the board, and ruled; whether on this is not recorded.",
        "实战已毕，也有裁定；是否据此裁定，没有记录。",
        "実戦で打ち、裁定もあるが、それによるかは記録がない。",
        "실전으로 확인했고 판정도 있으나, 이에 따른 것인지는 기록되어 있지 않습니다.",
    ),
    "other-record": Text(
        "Tried on the board; the record has changed since.",
        "曾实战解决，此后棋谱已改动。",
        "実戦で打ったが、その後棋譜が変わった。",
        "실전으로 확인했으나 그 뒤에 기보가 바뀌었습니다.",
    ),
}
"""What became of a trial."""
TRIED_BRIEF: dict[str, Text] = {
    "under-way": Text("under way", "进行中", "進行中", "진행 중"),
    "waits": Text("to be decided", "待裁定", "裁定待ち", "판정 대기"),
    "nothing": Text("to be decided", "待裁定", "裁定待ち", "판정 대기"),
    "contrary": Text("reason missing", "缺少理由", "理由なし", "이유 없음"),
    "as-shown": Text("✓ as shown", "✓ 照实战结果", "✓ 実戦のとおり", "✓ 결과대로"),
    "as-agreed": Text("✓ as agreed", "✓ 照双方合意", "✓ 合意のとおり", "✓ 합의대로"),
    "otherwise": Text("✓ ruled otherwise", "✓ 另作裁定", "✓ 別に裁定", "✓ 다르게 판정"),
    "decided": Text("✓ decided", "✓ 已裁定", "✓ 裁定済み", "✓ 심판이 정함"),
    "changed": Text(
        "✓ ruled otherwise since", "✓ 此后另有裁定", "✓ その後別に裁定", "✓ 그 뒤 다르게 판정"
    ),
    "marked": Text("✓ ruled", "✓ 已有裁定", "✓ 裁定あり", "✓ 판정됨"),
    "other-record": Text("record changed", "棋谱已改动", "棋譜変更", "기보 바뀜"),
}
"""The same in a word or two."""
RULED = Text("✓ {status}", "✓ {status}", "✓ {status}", "✓ {status}")
"""What is ruled already."""
LET_STAND = "✓"

OWNED = Text("{side}'s {kind}", "{side}方{kind}", "{side}の{kind}", "{side}의 {kind}")

# Answers.

ANSWERS: dict[str, Text] = {
    "accept": Text("Accept", "采纳", "採用", "받아들이기"),
    "none-dead": Text("Nothing is dead", "没有死子", "死石なし", "죽은 돌 없음"),
    "none-else": Text(
        "Nothing else is dead", "没有其他死子", "ほかに死石なし", "그 밖에 죽은 돌 없음"
    ),
    "as-marked": Text("As marked", "照标记", "印のとおり", "표시대로"),
    "alive": Text("Alive", "活子", "活石", "삶"),
    "dead": Text("Dead", "死子", "死石", "죽음"),
    "seki": Text("Seki", "双活", "セキ", "빅"),
    "not-dead": Text("Not dead", "不是死子", "死石でない", "죽지 않음"),
    "play-out": Text("Play it out", "实战解决", "実戦で解決", "실전으로 해결"),
    "points-black": Text("Black's", "归黑", "黒のもの", "흑의 것"),
    "points-white": Text("White's", "归白", "白のもの", "백의 것"),
    "points-nobody": Text("Nobody's", "公空", "どちらでもない", "누구의 것도 아님"),
    "ko-nobody": Text("Must be connected", "须粘", "継ぐ必要あり", "이어야 함"),
    "fill-territory": Text("Not needed", "不须补", "不要", "필요 없음"),
    "fill-nobody": Text("Must be filled", "须补", "手入れが必要", "가일수 필요"),
    "territory": Text("{owner}'s territory", "{owner}空", "{owner}の地", "{owner}의 집"),
    "eye": Text("{owner}'s eye", "{owner}眼", "{owner}の眼", "{owner}의 눈"),
    "false-eye": Text(
        "{owner}'s false eye", "{owner}假眼", "{owner}の欠け眼", "{owner}의 옥집"
    ),
    "one-sided": Text("{owner} alone", "仅{owner}可下", "{owner}だけ打てる", "{owner}만 가능"),
    "sole-liberty": Text(
        "{owner}'s liberty", "{owner}单方气点", "{owner}だけのダメ", "{owner}만의 공배"
    ),
    "ko": Text("{owner}'s ko point", "{owner}劫空", "{owner}の劫の点", "{owner}의 패 자리"),
    "shared": Text("Shared", "公气", "共有", "공유"),
    "dame": Text("Nobody's", "公空", "どちらでもない", "누구의 것도 아님"),
    "as-suggested": Text("As suggested", "照建议", "提案のとおり", "제안대로"),
    "as-engine": Text(
        "{life}, as {engine} says",
        "{life}（{engine}的意见）",
        "{life}（{engine}の意見）",
        "{life}({engine}의 의견)",
    ),
    "dispute": Text("Put in dispute", "列为争议", "異議あり", "이의로 올리기"),
    "withdraw": Text("End the dispute", "结束争议", "異議を取り下げる", "이의 끝내기"),
    "take-back": Text("Take it back", "撤回", "取り消す", "철회"),
    "count-it": Text("Count the board", "照盘面计算", "盤面で数える", "판대로 계가"),
    "settle": Text("Let it stand", "照此不变", "このまま", "그대로 두기"),
    "open-again": Text("Open again", "重新审视", "再び開く", "다시 열기"),
    "facts": Text("Fill it in", "填写", "入力する", "입력하기"),
    "set-up": Text("Set up", "摆子", "石を置く", "돌 놓기"),
    "incident": Text("Enter as an incident", "登记为事件", "事案として記入", "사안으로 등록"),
    "decide": Text("Decide on it", "去裁定", "裁定する", "판정하기"),
    "as-shown": Text("As shown", "依实战结果", "実戦のとおり", "실전 결과대로"),
    "go-on": Text("Go on", "继续", "続ける", "계속"),
    "show": Text("Show", "查看", "見る", "보기"),
    "drop-trial": Text("Drop the trial", "删去实战", "実戦を削除", "실전 확인 삭제"),
}
"""By the wording of an answer; the rest are in :mod:`goref.core.words.dispute.choices`."""

# Stakes.

GAINS = Text("{side} +{amount}", "{side}+{amount}", "{side}+{amount}", "{side} +{amount}")
AS_NOW = Text("as now", "同现状", "今のまま", "지금과 같음")
NO_CHANGE = Text("no change", "无变化", "変わらない", "변화 없음")
FACTS = Text("needs a fact", "须先查明", "事実が必要", "사실 확인 필요")
BEGINS = Text("{side} begins", "{side}先下", "{side}から打つ", "{side}이 먼저 둠")
DECIDES = Text("decides the game", "关系胜负", "勝敗を決める", "승패를 가름")
