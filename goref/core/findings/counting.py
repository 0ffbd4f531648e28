"""What is to be known of the facts, the play, the count and the rule set, in every language.

Placeholders as in :mod:`goref.core.findings.ruling`.
"""

from __future__ import annotations

from goref.core.base.language import Text
from goref.core.findings.kind import FindingKind, Topic, kinds

RECORD = {
    "option-over-record": Text(
        "{option}: {said} is stated, the record has {record}; {said} is used.",
        "{option}：填写为{said}，棋谱为{record}，按{said}计算。",
        "{option}：入力は{said}、棋譜は{record}。{said}を用いる。",
        "{option}: 입력은 {said}, 기보는 {record}입니다. 입력된 {said} 쪽을 씁니다.",
    ),
    "pass-stones-taken-as-none": Text(
        "No pass stones were stated; none are counted.",
        "未说明虚着之子，按没有计算。",
        "パスの石の申告がないため、ないものとする。",
        "패스 돌이 입력되지 않아 없는 것으로 계가했습니다.",
    ),
    "ledger-gap": Text(
        "{colour}: stones on the board and captured differ from those played by {count}; "
        "check prisoners and plays.{off}",
        "{colour}方盘上与被提之子同所下之子相差{count}，请核对俘子与手数。{off}",
        "{colour}：盤上と取られた石の合計が打った石と{count}違う。アゲハマと手数を確かめること。{off}",
        "{colour}: 바둑판 위의 돌과 따인 돌의 합이 둔 돌과 {count}개 다릅니다. 따낸 돌과 착수 수를 확인하세요.{off}",
    ),
    "ledger-missing": Text(
        "{colour}, stones missing: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方缺子：{count}。棋罐内{seen}子，应有{due}子。{off}",
        "{colour}石の不足：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
        "{colour}, 모자라는 돌: {count}개. 바둑통에 {seen}개가 있으나 {due}개가 있어야 합니다.{off}",
    ),
    "ledger-surplus": Text(
        "{colour}, stones too many: {count}. In the bowl {seen}, there must be {due}.{off}",
        "{colour}方多子：{count}。棋罐内{seen}子，应有{due}子。{off}",
        "{colour}石の余分：{count}個。碁笥に{seen}個、あるべき数は{due}個。{off}",
        "{colour}, 남는 돌: {count}개. 바둑통에 {seen}개가 있으나 {due}개가 있어야 합니다.{off}",
    ),
    "end-not-of-this-rule-set": Text(
        "This rule set knows no end of the kind {end}; the ruling stands.",
        "此规则没有“{end}”这种终局方式，判定照旧。",
        "このルールに「{end}」という終局はなく、裁定はそのまま。",
        "이 규칙에 없는 종국 방식입니다: {end}. 판정은 그대로 유지됩니다.",
    ),
    "end-from-record": Text(
        "How the game ended was read from the record: {end}.",
        "终局方式由棋谱读出：{end}。",
        "終局のしかたは棋譜から読んだ：{end}。",
        "종국 방식을 기보에서 읽었습니다: {end}.",
    ),
}

ILLEGAL = {
    "illegal-off-board": Text(
        "Move {move} ({colour}) names no point of the board and was not played.",
        "第{move}手（{colour}）不在棋盘上，未落子。",
        "{move}手目（{colour}）は盤上の点ではなく、打たれていない。",
        "{move}수({colour})는 바둑판의 점이 아니어서 두지 않았습니다.",
    ),
    "illegal-occupied": Text(
        "Move {move} ({colour} {points}) is on an occupied point and was not played.",
        "第{move}手（{colour}{points}）落在已有棋子的点上，未落子。",
        "{move}手目（{colour}{points}）は石のある点で、打たれていない。",
        "{move}수({colour} {points})는 이미 돌이 있는 자리여서 두지 않았습니다.",
    ),
    "illegal-suicide": Text(
        "Move {move} ({colour} {points}) is suicide, which this rule set forbids.",
        "第{move}手（{colour}{points}）自尽，此规则不许。",
        "{move}手目（{colour}{points}）は自殺手で、このルールでは禁じられている。",
        "{move}수({colour} {points})는 이 규칙이 금하는 자살수입니다.",
    ),
    "illegal-ko": Text(
        "Move {move} ({colour} {points}) takes back a ko at once.",
        "第{move}手（{colour}{points}）立即回提单劫。",
        "{move}手目（{colour}{points}）は劫をすぐに取り返している。",
        "{move}수({colour} {points})는 패를 곧바로 되따냅니다.",
    ),
    "illegal-repeats": Text(
        "Move {move} ({colour} {points}) repeats the position after move {repeats}.",
        "第{move}手（{colour}{points}）重现第{repeats}手之后的局面。",
        "{move}手目（{colour}{points}）は{repeats}手目の後と同じ局面になる。",
        "{move}수({colour} {points})는 {repeats}수 뒤의 국면을 되풀이합니다.",
    ),
}

DEAD = {
    "dead-marks-void": Text(
        "Play ended with every stone alive; what was marked dead is not: {points}.",
        "终局时全部为活子，{points}的死子标记作废。",
        "すべて活石として終局したため、{points}の死石の印は無効。",
        "모든 돌이 살아 있는 것으로 종국했으므로 {points}의 죽음 표시는 무효입니다.",
    ),
    "playing-out": Text(
        "To take the dead chains at {points} {colour} would play {plays} times in his own land; "
        "playing on would gain its owner up to {dame} (dame left).",
        "{colour}方要提净{points}的死子须在己空下{plays}手；续下则对方至多可得{dame}（以余下单官为限）。",
        "{points}の死石を取るには{colour}が自分の地に{plays}手打つ。打ち続ければ相手は残るダメの数、最大{dame}だけ得をする。",
        "{points}의 죽은 돌을 따내려면 {colour}이 자기 집에 {plays}번 두어야 합니다. 계속 두면 그 돌의 주인은 최대 {dame}만큼(남은 공배 수) 이득을 봅니다.",
    ),
}

POINTS = {
    "dame-unfilled": Text(
        "{count} dame are unfilled ({points}); this rule set wants them filled first.",
        "尚有{count}个单官未收（{points}），此规则要求先收完。",
        "ダメ{count}か所が打たれていない（{points}）。このルールでは先に打ち終えること。",
        "메우지 않은 공배가 {count}개 있습니다({points}). 이 규칙은 먼저 메울 것을 요구합니다.",
    ),
    "must-be-filled": Text(
        "Once the dame are filled, {owner} must fill {points} too; it is counted as it "
        "stands. Filled, {colour} has {amount} more.",
        "单官收完后，{owner}方须在{points}补一手；现按未补计算，补后{colour}方多{amount}。",
        "ダメを詰め終えると{owner}は{points}に手入れが必要。今は手入れ前のまま数えている。"
        "入れると{colour}が{amount}多くなる。",
        "공배를 메우고 나면 {owner}은 {points}도 메워야 합니다. 지금은 놓인 그대로 계가했습니다. 메우면 {colour}이 {amount} 많아집니다.",
    ),
    "protective-play": Text(
        "{owner} may have to fill {points}, which is counted as territory now.",
        "{owner}方或须在{points}补一手，现按空计算。",
        "{points}には{owner}の手入れが必要かもしれません。今は地として数えています。",
        "{points}에 {owner}의 가일수가 필요할 수 있습니다. 지금은 집으로 계가했습니다.",
    ),
    "ko-beside-dead": Text(
        "A ko stands open at {points} beside dead stones, and is counted as {owner}'s land. "
        "Connected, {colour} has {amount} more.",
        "{points}处死子旁有未粘之劫，现按{owner}方空计；粘劫则{colour}方多{amount}。",
        "{points}は死石のそばの継がれていない劫で、今は{owner}の地として数えている。"
        "継げば{colour}が{amount}多くなる。",
        "{points}은 사석 곁의 이어지지 않은 패이며 지금은 {owner}의 집으로 계가했습니다. 이으면 {colour}이 {amount} 많아집니다.",
    ),
    "cycle-unruled": Text(
        "{cycle}, and the record ends with it: it is not ruled yet how that ends the game.",
        "{cycle}，棋谱止于此，如何终局尚未裁定。",
        "{cycle}で棋譜が終わっており、これによる終局の扱いは未裁定。",
        "{cycle}에서 기보가 끝났습니다. 이로써 대국이 어떻게 끝나는지는 아직 판정되지 않았습니다.",
    ),
    "groups-joined-by-dame": Text(
        "With {by} {colour} could join groups that each pay for their eyes; they are counted "
        "as the board stands, apart. Joined, {colour} has {amount} more.",
        "{colour}方在{by}落子可使分别计眼位的棋块相连；现按盘面未连计算，连上则{colour}方多{amount}。",
        "{colour}が{by}に打てば、別々に眼を数えている石群がつながる。今は盤面どおり別々に数えている。"
        "つながれば{colour}が{amount}多くなる。",
        "{colour}이 {by}에 두면 각각 눈에 대해 지급하는 돌무리들을 이을 수 있습니다. 지금은 바둑판에 놓인 그대로 따로 계가했습니다. 이으면 {colour}이 {amount} 많아집니다.",
    ),
}

PAYMENTS = {
    "komi-from-record": Text(
        "Komi {komi} from the record is used instead of the usual {usual}.",
        "按棋谱贴{komi}点，而非通常的{usual}点。",
        "通常の{usual}ではなく棋譜のコミ{komi}を用いる。",
        "통상의 덤 {usual} 대신 기보의 덤 {komi}을(를) 씁니다.",
    ),
    "payment-white-began": Text(
        "White began; the text speaks of games that Black begins. It is applied literally.",
        "本局白先；条文所说是黑先之局，此处按字面适用。",
        "白先の対局。条文は黒先の対局についてのものだが、字義どおりに適用する。",
        "백이 먼저 두었습니다. 조문은 흑이 먼저 두는 대국을 말하나 글자 그대로 적용했습니다.",
    ),
    "button-untaken": Text(
        "Nobody passed: the button was not taken.",
        "无人虚手，纽扣未被取走。",
        "パスがなく、ボタンは取られていない。",
        "아무도 패스하지 않아 버튼을 가져간 쪽이 없습니다.",
    ),
    "turns-by-dame": Text(
        "Turns are unequal: {colour} takes {count} dame to make them equal.",
        "双方手数不等：{colour}方收{count}个单官补足。",
        "手数が等しくない：{colour}がダメ{count}か所を打って等しくする。",
        "차례 수가 같지 않습니다. {colour}이 공배 {count}개를 두어 같게 합니다.",
    ),
    "turns-by-stone": Text(
        "Turns are unequal: {colour} hands over {count} stones.",
        "双方手数不等：{colour}方交出{count}子。",
        "手数が等しくない：{colour}が石{count}個を渡す。",
        "차례 수가 같지 않습니다. {colour}이 돌 {count}개를 건넵니다.",
    ),
    "counted-before-last": Text(
        "The last play only took a dame and made turns unequal: counted before it. Typed in "
        "without its record, the same board is counted as it stands, and the side with fewer "
        "turns hands over a stone for each it lacks: {count}.",
        "最后一着仅收单官而使手数不等：计至该着之前。同一局面若无棋谱，则照原样计算，手数少的一方须交{count}子。",
        "最後の着手はダメを取っただけで手数が等しくない：その前で計算する。"
        "棋譜なしで入力した同じ盤面はそのまま数え、手数の少ない側が石{count}個を渡す。",
        "마지막 착수는 공배만 차지하여 차례 수를 다르게 했으므로 그 앞에서 계가했습니다. 기보 없이 입력한 같은 바둑판은 놓인 그대로 계가하며, 차례가 적은 쪽이 모자라는 차례마다 돌 하나를 건넵니다: {count}개.",
    ),
    "turns-without-record": Text(
        "Without a record nobody sees whether the last play only took a dame. If it did, the "
        "same game read from its record is counted before that play, and the stones handed "
        "over are fewer by {count}.",
        "没有棋谱，看不出最后一着是否仅收单官。若是，同一局由棋谱读出时计至该着之前，少交{count}子。",
        "棋譜がないと、最後の着手がダメを取っただけかどうか分からない。"
        "そうであれば、同じ碁を棋譜から読むとその前で計算し、渡す石は{count}個少ない。",
        "기보가 없으면 마지막 착수가 공배만 차지했는지 알 수 없습니다. 그랬다면, 같은 대국을 기보에서 읽을 때는 그 착수 앞에서 계가하므로 건네는 돌이 {count}개 적습니다.",
    ),
    "lu-nan-parity-differs": Text(
        "Lu Nan's printed test (turns {turns} + public points {public} odd) would say otherwise; "
        "the surplus of plays is {surplus}, and that is paid.",
        "路南原文的判别式（手数{turns}＋公空{public}为奇）与此不同；实际多着子数为{surplus}，按此贴还。",
        "路南の判別式（手数{turns}＋共有点{public}が奇数）とは異なる。実際の手数差{surplus}で支払う。",
        "루난의 원문에 있는 판별식(차례 수 {turns} + 공유점 {public}이(가) 홀수)과는 다릅니다. 더 둔 수는 {surplus}이며 그만큼 지급합니다.",
    ),
    "lu-nan-parity": Text(
        "Without handicap, surplus plays are paid at half a zi each, by either side; repeated "
        "ko captures are prisoners like any other, though the text would subtract them.",
        "不让子时，每多一着贴还半子，双方同此；反复提劫之子照计为俘子（原文主张减去）。",
        "置石がなければ、手数差は一手につき半子、双方とも支払う。劫で取り返した石も通常のアゲハマとする（原文では差し引く）。",
        "접바둑이 아니면 더 둔 수는 어느 쪽이든 한 수에 반 자씩 지급합니다. 패로 되풀이하여 따낸 돌도 다른 것과 같은 따낸 돌로 봅니다(조문은 이를 빼라고 함).",
    ),
    "lu-nan-handicap": Text(
        "Handicap, and {colour} made more plays (by {count}). The text returns half the "
        "handicap stones: Black less White {formula} zi, and so goref counts. Its wider rule, "
        "by which whoever plays more pays half a zi for each, would make that {wider} zi.",
        "让子局，{colour}方多着{count}子。原文让子归还半数，黑减白{formula}子，goref依此；"
        "其“推而广之”（多着一方每着贴还半子）则为{wider}子，二者不合。",
        "置碁で、{colour}の手数が{count}多い。原文の置石半数の返却では黒−白は{formula}子で、"
        "goref はこれに従う。「推而広之」（多く打った側が一手につき半子を払う）なら{wider}子となり、両者は合わない。",
        "접바둑이며 {colour}이 {count}수 더 두었습니다. 조문은 치석의 절반을 돌려주게 하므로 흑에서 백을 뺀 값은 {formula}자이고 goref도 그렇게 계가합니다. 더 많이 둔 쪽이 한 수에 반 자씩 지급한다는 조문의 더 넓은 규정에 따르면 {wider}자가 됩니다.",
    ),
}

COUNT = {
    "counts-disagree": Text(
        "Two counts of this case disagree; see the cross-checks.",
        "两种算法结果不一致，请看核对。",
        "二つの計算が一致しない。照合を見ること。",
        "이 건의 두 계가가 일치하지 않습니다. 교차 확인을 보세요.",
    ),
}

RESULT = {
    "tie-granted-first": Text(
        "Equal. If the first move was granted to a side, that side loses; in an even game it "
        "is a draw. Nobody has said which it was: taken as even.",
        "相等：受饶先者负，分先则为和棋。是否受饶先未经填写，暂作分先。",
        "同数。先番を許された側があればその側の負け、互先なら持碁。どちらか述べられていないので、互先とみなす。",
        "양쪽이 같습니다. 선착을 허락받은 쪽이 있으면 그쪽이 지고, 호선이면 비김입니다. 어느 것인지 입력되지 않아 호선으로 보았습니다.",
    ),
    "tie-granted-loses": Text(
        "Equal, and {colour} was granted the first move: {colour} loses.",
        "相等，{colour}方受饶先：{colour}方负。",
        "同数で、{colour}は先番を許されていた：{colour}の負け。",
        "양쪽이 같고 {colour}이 선착을 허락받았으므로 {colour}이 집니다.",
    ),
    "tie-before-saturation": Text(
        "Equal, but dame are open ({points}). Whoever was granted the first move loses only at "
        "equal rights to play or at saturation; until then it is a draw.",
        "相等，但尚有单官（{points}）。“受饶先者负”以停道或两溢为前提，未至此则为和棋。",
        "同数だが、ダメが残る（{points}）。先番を許された側の負けは停道か両溢が前提で、それまでは持碁。",
        "양쪽이 같으나 공배가 남아 있습니다({points}). 선착을 허락받은 쪽이 지는 것은 정도(停道)이거나 양일(兩溢)일 때뿐이며, 그 전에는 비김입니다.",
    ),
    "tie-for-chips": Text(
        "Equal, and played for chips: whoever was granted the first move loses only where the "
        "game alone is played for. A draw, and no chips.",
        "相等而论筹：“受饶先者负”只用于取局，不论筹。作和棋，无筹。",
        "同数で、論籌の碁：先番を許された側の負けは局だけを争うときのこと。持碁とし、籌はない。",
        "양쪽이 같고 논주(論籌)로 둔 대국입니다. 선착을 허락받은 쪽이 지는 것은 승패만을 다툴 때뿐입니다. 비김이며 주(籌)는 없습니다.",
    ),
}

RECORDED = {
    "record-not-counted": Text(
        "The record says {text}, which no count gives.",
        "棋谱写明 {text}，并非计算所得。",
        "棋譜に {text} とある。計算による結果ではない。",
        "기보에 적힌 결과는 {text}이며, 계가로는 나올 수 없는 결과입니다.",
    ),
    "record-differs-so-far": Text(
        "The record says {text}; counted as the board stands, Black less White is {margin}{komis}.",
        "棋谱写明 {text}；按现有盘面计算，黑减白为 {margin}{komis}。",
        "棋譜には {text}、今の盤面のまま数えると黒−白は {margin}{komis}。",
        "기보에 적힌 결과는 {text}이며, 바둑판에 놓인 그대로 계가하면 흑에서 백을 뺀 값은 {margin}{komis}입니다.",
    ),
    "record-differs": Text(
        "The record says {text}, the count gives {counted}{komis}.",
        "棋谱写明 {text}，计算得 {counted}{komis}。",
        "棋譜には {text}、数えると {counted}{komis}。",
        "기보에 적힌 결과는 {text}, 계가 결과는 {counted}{komis}입니다.",
    ),
}

REMARKS = {
    "komi-ignored": Text(
        "This rule set has no komi; {komi} is ignored.",
        "此规则没有贴目，{komi}不计。",
        "このルールにコミはなく、{komi}は無視する。",
        "이 규칙에는 덤이 없으므로 {komi}은(는) 무시합니다.",
    ),
    "option-not-of-this-rule-set": Text(
        "{option}: stated, but this rule set makes nothing of it.",
        "{option}：已填写，但此规则不论及。",
        "{option}：述べられたが、このルールでは問わない。",
        "{option}: 입력되었으나 이 규칙에서는 아무 영향이 없습니다.",
    ),
    "komi-of-another": Text(
        "The record's komi of {komi} was not agreed for this rule set; it counts only if stated.",
        "棋谱所记贴目 {komi} 并非为此规则而定，另行填写方计入。",
        "棋譜のコミ {komi} はこのルールのものではなく、入力した場合だけ数える。",
        "기보의 덤 {komi}은(는) 이 규칙에 맞춰 정한 것이 아니며, 따로 입력해야만 계산합니다.",
    ),
    "handicap-silent": Text(
        "The text says nothing of handicap games; nothing is paid for {handicap} stones.",
        "条文未提让子棋，让{handicap}子不作任何贴还。",
        "条文に置碁の定めがなく、{handicap}子について何も支払わない。",
        "조문에는 접바둑에 관한 말이 없으므로 치석 {handicap}개에 대해 아무것도 지급하지 않습니다.",
    ),
    "ruling-ignored": Text(
        "This rule set counts the board as it stands and ignores every ruling.",
        "此规则按盘面原样计算，不采用任何判定。",
        "このルールは盤面をそのまま数え、裁定を用いない。",
        "이 규칙은 바둑판을 놓인 그대로 계가하며 모든 판정을 무시합니다.",
    ),
    "jpd-ming-qing-one-sentence": Text(
        "This edition is known from one sentence only: no give-up, pass stones are filled back.",
        "此版本仅见一句话：不准放弃，可下虚着，虚着之子回填。",
        "この版は一文のみ知られる：放棄なし、パスの石は埋め戻す。",
        "이 판은 한 문장으로만 알려져 있습니다: 착수 포기가 없고 패스 돌은 되메웁니다.",
    ),
    "no-pass-play": Text(
        "Whoever has no legal play loses; the count is the form with prisoners returned.",
        "无合法着手者负；此处按可还俘子的形式计算。",
        "合法な着手がない側の負け。アゲハマを返す形で計算する。",
        "둘 수 있는 착수가 없는 쪽이 집니다. 계가는 따낸 돌을 돌려주는 형식으로 합니다.",
    ),
    "sunjang-border": Text(
        "The border kept is every stone that touches an enemy or a public point.",
        "保留的边界为所有与对方棋子或公空相邻的棋子。",
        "残す境界は、相手の石か共有点に接するすべての石。",
        "남기는 경계는 상대 돌이나 공유점에 닿은 모든 돌입니다.",
    ),
    "ing-ko": Text(
        "Ing's fighting and disturbing kos are checked as simple kos only.",
        "应氏的“争劫”“搅劫”只按单劫检查。",
        "応氏の「争劫」「攪劫」は単劫としてのみ検査する。",
        "응씨 규칙의 쟁패(爭劫)와 교란패(攪劫)는 단순한 패로만 확인합니다.",
    ),
    "known-natural": Text(
        "Said to follow edition A in the payment for White's first pass; no text was found.",
        "据称在白先虚着贴点一事上同 A 版，未见条文。",
        "白の先パスの支払いは A 版と同じとされるが、条文は見つかっていない。",
        "백의 첫 패스에 대한 지급은 A판을 따른다고 하나 조문을 찾지 못했습니다.",
    ),
    "known-cangjie": Text(
        "Early edition of the live-stone rules (1993), with routes compared at equal stones.",
        "计活子围棋规则的早期版本（1993年），有“停子比路”之句。",
        "計活子ルールの初期の版（1993年）。石数を等しくして路を比べるとある。",
        "계활자(計活子) 규칙의 초기판(1993년)으로, 돌 수를 같게 하고 로를 비교합니다.",
    ),
    "known-live-stones": Text(
        "More living stones wins once all but the basic eyes is filled; compare stone-scoring.",
        "填满基本眼位以外的点后活子多者胜；可参看“计子制（只计棋子）”。",
        "基本眼以外を埋めて活石の多い側の勝ち。「石数計算」を参照。",
        "기본눈 말고 모두 메운 뒤 살아 있는 돌이 많은 쪽이 이깁니다. “돌만 세기(計子制)”와 비교해 보세요.",
    ),
    "known-chen": Text(
        "Known from Yan Lai alone: equal plays, a stone for each turn given up; no text was found.",
        "仅见燕来转述：着手相等，弃权一次交一子；未见规则条文。",
        "燕来の伝えるのみ：手数を等しくし、放棄一回に石を一つ渡す。条文は見つかっていない。",
        "옌라이를 통해서만 알려져 있습니다: 착수 수를 같게 하고, 포기한 차례마다 돌 하나를 건넵니다. 조문은 찾지 못했습니다.",
    ),
}

PLAYED_ON = {
    "settle-open": Text(
        "Left as they are: {points}. So many neutral points together are a border that is not "
        "closed, not dame.",
        "{points}未动：相连的公空如此之多，是边界未收，不是单官。",
        "{points}はそのまま残した：これほど続く中立点はダメではなく、閉じていない境界である。",
        "그대로 둔 곳: {points}. 어느 쪽 것도 아닌 점이 이렇게 많이 이어져 있으면 공배가 아니라 닫히지 않은 경계입니다.",
    ),
    "settle-land": Text(
        "At {points} a play won land or kept the other side from it: more than a dame was left "
        "open there.",
        "{points}处下子得空或阻止对方得空，原先所余不止单官。",
        "{points}では打つことで地を得るか相手の地を防いだ。ダメ以上のものが残っていた。",
        "{points}에 두면 집이 생기거나 상대의 집을 막았습니다. 그곳에는 공배보다 큰 것이 남아 있었습니다.",
    ),
    "settle-unplayable": Text(
        "Left as they are: {points}. Neither side can play there without putting its own stones "
        "in atari or losing some; perhaps they are liberties of a seki.",
        "{points}未动：双方在此下子都会使己方被叫吃或被提，或为双活的公气。",
        "{points}はそのまま残した：どちらが打っても自分の石がアタリになるか取られる。セキの共有の呼吸点かもしれない。",
        "그대로 둔 곳: {points}. 어느 쪽이 두어도 자기 돌이 단수에 몰리거나 일부를 잃습니다. 빅의 활로일지도 모릅니다.",
    ),
    "settle-in-atari": Text(
        "Stones not ruled dead stood in atari when play stopped ({points}); they are left so.",
        "终局时已被叫吃而未判为死子者（{points}），维持原状。",
        "終局時にアタリのままで死石とされていない石（{points}）はそのままにした。",
        "대국이 멈췄을 때 죽었다고 판정되지 않은 돌이 단수에 몰려 있었습니다({points}). 그대로 두었습니다.",
    ),
    "settle-kos-left": Text(
        "Left open: the ko at {points}.",
        "{points}的劫未粘，保持原状。",
        "{points}の劫は継がずに残した。",
        "{points}의 잇지 않은 패는 잇지 않은 채 두었습니다.",
    ),
    "settle-first-pass": Text(
        "{colour} was stated as the first to pass, and was to move at the end: that pass is "
        "taken as the one that ended play, and comes after the dame.",
        "所填先虚着或放弃者为{colour}方，终局时亦轮其行棋：视该手为终止对局之手，移至收单官之后。",
        "最初のパスは{colour}、終局時の手番も{colour}：そのパスは対局を止めたものとみなし、ダメの後に移す。",
        "먼저 패스한 쪽으로 {colour}이 입력되었고 마지막에 둘 차례도 {colour}입니다. 그 패스를 대국을 끝낸 패스로 보고 공배 뒤에 둡니다.",
    ),
    "play-out-as-dead": Text(
        "Nobody has ruled {points} dead; here they are taken as dead.",
        "{points}尚未判为死子，此处姑且作死子计。",
        "{points}は死石と裁定されていない。ここでは死石とみなす。",
        "{points}: 죽었다고 판정한 사람이 없으나 여기서는 죽은 것으로 봅니다.",
    ),
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
