"""The articles of Yan Lai's Ji Ping Dian rules, art and Ming–Qing editions."""

from __future__ import annotations

from goref.core.articles.entry import (
    Article,
    Table,
    at,
    author,
    by_goref,
    rule,
)
from goref.core.base.sources import JPD_ART_TEXT, JPD_MING_QING_TEXT, AtHand, cited

ART_RECORD = Article(
    cite=cited(JPD_ART_TEXT, "2, 7, 8 and 11"),
    says=(
        rule(
            "Giving up is free and costs nothing; two give-ups in a row suspend play. Keep "
            "the captured stones, they are filled back. A long cycle of captures is a draw.",
            "放弃自由，不付代价；连续两次放弃，棋局休止。提子要保留，以备回填。长生劫、"
            "循环多劫判和棋。",
            "放棄は自由で代償がない。二回続けば対局停止。"
            "取った石は埋め戻すので残しておく。長生劫や多劫の循環は引き分け。",
            "착수 포기는 자유이며 대가가 없습니다. 연속으로 두 번 나오면 대국을 "
            "중지합니다. 따낸 돌은 되메우므로 보관하세요. 따내기가 길게 순환하면 "
            "비김입니다.",
            at(AtHand.JPD_ART, "2", "自由的无条件的"),
            at(AtHand.JPD_ART, "11", "两次放弃后休止"),
            at(AtHand.JPD_ART, "7", "各方被提走的棋子"),
            at(AtHand.JPD_ART, "8", "判为和棋"),
        ),
        by_goref(
            "There are no pass stones: goref reads every empty move of a record as a give-up.",
            "没有虚着：goref将棋谱中的空着都读作放弃。",
            "パスの石はない：goref は棋譜の空の手番をすべて放棄と読む。",
            "패스 돌은 없습니다. goref는 기보에서 착수가 없는 차례를 모두 착수 포기로 봅니다.",
        ),
    ),
)
ART_TRIAL = Article(
    cite=cited(JPD_ART_TEXT, "12 and 14"),
    says=(
        rule(
            "Both sides agree on dead stones; any dispute is tried on the board. Name the "
            "claim, set up the position of the suspension, and let the side whose turn it "
            "is play first. What is captured is dead, what is not is alive. Then put the "
            "position back and count with these findings.",
            "死子由双方确认，分歧一律实战解决。先说明主张，恢复休止时的局面，"
            "由轮走方先下。被提走的为死子，提不走的为活子。然后恢复原局面，按所证结果做棋。",
            "死石は双方で確認し、争いは実戦で決める。主張を述べ、停止時の局面に戻し、"
            "手番の側から打つ。取られた石は死石、取られなければ活石。"
            "そののち局面を元に戻し、その結果で数える。",
            "사석은 양쪽이 합의하며, 이의는 모두 바둑판에서 실전으로 확인합니다. 주장을 "
            "밝히고, 대국 중지 때의 국면을 놓고, 차례인 쪽이 먼저 둡니다. 따낸 돌은 죽은 "
            "돌이고, 따내지 못한 돌은 살아 있습니다. 그런 다음 국면을 되돌리고 이 결과에 "
            "따라 계가합니다.",
            at(AtHand.JPD_ART, "12", "应以实战解决之"),
            at(
                AtHand.JPD_ART,
                "14",
                "由轮走方先下",
                "提证死活",
                "被提走的棋子是死子",
                "恢复到休止时的局面",
            ),
        ),
        by_goref(
            "goref ends a trial at two give-ups; the text names no end.",
            "goref以两弃结束实战，条文未说。",
            "実戦の終わりは条文になく、goref は放棄二回で終える。",
            "goref는 두 번의 착수 포기로 실전 확인을 끝냅니다. 조문에는 끝이 정해져 있지 "
            "않습니다.",
        ),
    ),
)
ART_SEKI = Article(
    cite=cited(JPD_ART_TEXT, "10 and 12"),
    says=(
        rule(
            "Each eye a side alone surrounds in a seki, true or false, is its moku; shared "
            "liberties are split evenly. A point only one side can play is its moku, and "
            "one of its own lost stones may be filled in there.",
            "双活中一方单独拥有的眼，真假都是其目；公气均分。单方权利官子是权利方的目，"
            "也可在其上填入该方死子。",
            "セキの中で一方だけが持つ眼は、真も欠け眼もその側の目。"
            "共有の呼吸点は折半する。片側だけが打てるダメもその側の目で、"
            "その側の死石を埋めてもよい。",
            "빅에서 한쪽만이 둘러싼 눈은 진짜 눈이든 옥집이든 모두 그쪽의 집이며, 공유 "
            "공배는 똑같이 나눕니다. 한쪽만 둘 수 있는 점도 그쪽의 집이며, 그쪽이 잃은 "
            "돌 하나를 거기에 메워도 됩니다.",
            at(AtHand.JPD_ART, "10", "真眼或假眼"),
            at(AtHand.JPD_ART, "12", "公空由双方均分", "该方的一个死子"),
        ),
        by_goref(
            "The text says nothing of sole liberties; goref counts them for their owner, "
            "as edition A does.",
            "条文未提单方拥有的气点，goref同A版，归该方。",
            "片側だけの呼吸点は条文になく、goref はA版と同じく所有者の目とする。",
            "조문은 한쪽만의 공배에 관해 말하지 않습니다. goref는 A판과 같이 그 주인의 "
            "것으로 셉니다.",
        ),
    ),
)
ART_POINTS = Article(
    cite=cited(JPD_ART_TEXT, "9, 10 and 14"),
    says=(
        rule(
            "A ko the holder need not connect is worth 1 moku to him; if it is disputed, a "
            "trial in which the other side fails to take it proves it. For a one-sided "
            "point the claimant must really occupy it in the trial. Dame may be filled or "
            "left: it gains and loses nothing.",
            "劫材有利而不粘的单劫，持劫方有1目；有争议时，实战中对方攻占不了即为属实。"
            "单方权利官子则须主张方在实战中实际占到。单官收与不收由各方自便，不得也不失。",
            "継がなくてよい劫は持つ側に1目。争いがあれば、"
            "実戦で相手が奪えないことで証明される。片側だけのダメは、"
            "主張する側が実戦で実際に打てなければならない。"
            "ダメは詰めても残しても損得がない。",
            "가진 쪽이 잇지 않아도 되는 패는 그쪽의 1집입니다. 이의가 있으면 실전 "
            "확인에서 상대가 빼앗지 못하는 것으로 증명됩니다. 한쪽만 둘 수 있는 점은 "
            "주장하는 쪽이 실전 확인에서 실제로 차지해야 합니다. 공배는 메워도 되고 "
            "남겨도 되며, 득도 실도 없습니다.",
            at(AtHand.JPD_ART, "10", "可不粘劫"),
            at(AtHand.JPD_ART, "14", "不为另一方所攻占", "若能实际占到"),
            at(AtHand.JPD_ART, "9", "想收就收", "不收单官也不会受损"),
        ),
    ),
)
ART_PAYMENTS = Article(
    cite=cited(JPD_ART_TEXT, "13 and 17"),
    says=(
        rule(
            "Komi 6½ points. Filling back and then sharing the stones evenly does what a "
            "payment of 1 point does when White passes first.",
            "黑贴6½点。回填后子点平均分配，与白先虚着黑贴1点等效。",
            "コミは6½点。埋め戻し後に石を均分することは、"
            "白の先パスで黒が1点払うのと同じ働きをする。",
            "덤은 6½점입니다. 되메운 뒤 돌과 점을 똑같이 나누는 것은 백이 먼저 패스했을 "
            "때 1점을 지급하는 것과 같은 효과가 있습니다.",
            at(AtHand.JPD_ART, "17", "黑先贴6.5点"),
            at(AtHand.JPD_ART, "13", "平均分配给双方", "具等效性"),
        ),
        by_goref(
            "That is so only if nobody passed before the close; goref pays nothing for the "
            "first pass or the last play. The text says nothing of handicap games; goref "
            "then pays nothing.",
            "此须此前无人虚着或放弃才成立；先虚、收后goref都不另贴。条文未提让子棋，"
            "goref不作贴还。",
            "これは終局前に放棄がない場合に限る。先パスや最後の着手に goref "
            "は何も払わない。置碁の定めはなく、goref は何も支払わない。",
            "이는 종국 전에 아무도 패스하지 않았을 때에만 그렇습니다. goref는 첫 패스와 "
            "마지막 착수에 대해 아무것도 지급하게 하지 않습니다. 조문은 접바둑에 관해 "
            "말하지 않으며, goref는 이때 아무것도 지급하게 하지 않습니다.",
        ),
    ),
)
ART_COUNT = Article(
    cite=cited(JPD_ART_TEXT, "12, 13, 16 and 18"),
    says=(
        rule(
            "Fill all lost stones back into their owners' land; turns need not be equal. "
            "Count the moku b and w, and share the rest: land is b + (361 − b − w)/2, and "
            "likewise for w. From this the Chinese count is had. Filling in may verify it.",
            "将各方死子与俘子回填各自围空，不必平衡手数。数出目数b与w，其余均分："
            "黑地为b+(361−b−w)/2，白地同理。由此得到数子结果。可用填满法检验。",
            "失った石をすべて持ち主の地に埋め戻す。手数は揃えなくてよい。目数 b と w "
            "を数え、残りを均分する：黒地は b+(361−b−w)/2、白も同様。"
            "ここから数子法の結果を得る。埋め込みで検算してよい。",
            "잃은 돌을 모두 그 주인의 집에 되메웁니다. 착수 수는 맞추지 않아도 됩니다. "
            "집 수 b와 w를 세고 나머지를 똑같이 나눕니다: 흑지(黑地)는 b + (361 − b − "
            "w)/2이고, w도 마찬가지입니다. 이것으로 중국식 수자법의 결과를 얻습니다. "
            "메우기 계가로 확인해도 됩니다.",
            at(AtHand.JPD_ART, "12", "不要求平衡手数"),
            at(AtHand.JPD_ART, "13", "平均分配给双方"),
            at(AtHand.JPD_ART, "16", "均分后每方得其半", "得到了数子法的结果"),
            at(AtHand.JPD_ART, "18", "填满检验"),
        ),
        by_goref(
            "That is the raw Chinese count only if both sides played equally many stones, "
            "goref finds.",
            "goref查得：双方下子数相等，才与中国数子结果相同。",
            "goref の確かめでは、中国の数子の結果と同じになるのは双方の着手数が等しい場合に"
            "限る。",
            "goref가 확인한 바로는, 양쪽이 둔 돌의 수가 같을 때에만 중국식 수자법으로 센 "
            "그대로의 결과와 같습니다.",
        ),
    ),
)
ART_RESULT = Article(
    cite=cited(JPD_ART_TEXT, "8 and 17"),
    says=(
        rule(
            "Black wins if his moku exceed White's by more than 6½, White if by less. In "
            "the half count made from these moku the bases are 183¾ and 177¼. A long cycle "
            "is a draw.",
            "黑目多出白目超过6½时黑胜，不足则白胜。由目数换算为数子时，归本数黑为183¾，"
            "白为177¼。长循环判和棋。",
            "黒の目が白より6½を超えて多ければ黒勝ち、足りなければ白勝ち。"
            "目から換算した数子では、基準は黒183¾、白177¼。長い循環は引き分け。",
            "흑의 집이 백의 집보다 6½ 넘게 많으면 흑이 이기고, 그에 못 미치면 백이 "
            "이깁니다. 이 집 수를 수자법으로 환산할 때 기준수는 흑 183¾, 백 177¼입니다. "
            "긴 순환은 비김입니다.",
            at(AtHand.JPD_ART, "17", "大于6.5时", "1833/4", "1771/4"),
            at(AtHand.JPD_ART, "8", "判为和棋"),
        ),
        by_goref(
            "As goref reckons, the count itself gives no tie.",
            "依goref计算，计数本身不会成和。",
            "goref の計算では、同数にはならない。",
            "goref의 계산으로는 계가 자체에서 같아지는 일이 없습니다.",
        ),
    ),
)
MQ_RECORD = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        author(
            "One sentence is all there is: nobody may give up; one may put down a pass "
            "stone, which is filled back in the count.",
            "只见一句话：不准放弃，可下虚着，虚着之子于做棋时回填。",
            "伝わるのは一文のみ：放棄は許されず、パスの石を置くことができ、"
            "それは計算時に埋め戻す。",
            "전하는 것은 한 문장뿐입니다: 착수 포기는 할 수 없고, 패스 돌은 놓을 수 "
            "있으며, 패스 돌은 계가할 때 되메웁니다.",
            at(AtHand.JPD_ART, "2", "不准放弃", "可下虚着", "于做棋时回填"),
        ),
        by_goref(
            "goref reads every empty move as a pass stone. How the game ends is not said; "
            "count when both sides agree that nothing is left.",
            "goref把空着一律读作虚着。如何终局未说；双方都认为无棋可争时计算。",
            "goref は空の手番をすべてパスの石と読む。終局の定めはなく、"
            "双方が終わりと認めたときに数える。",
            "goref는 착수가 없는 차례를 모두 패스 돌로 봅니다. 어떻게 종국하는지는 나와 "
            "있지 않습니다. 더 둘 곳이 없다고 양쪽이 합의하면 계가하세요.",
        ),
    ),
)
MQ_DEAD = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of dead stones. In goref mark what both sides "
            "agree on; if they disagree, play on as edition A has it, one turn each.",
            "那一句话未提死子。双方同意的请在goref标出；有分歧则仿A版续下，一人一手。",
            "その一文に死石の定めはない。双方が同意した石に goref で印を付ける。"
            "異論があればA版にならい、一手ずつ打ち続ける。",
            "그 한 문장은 사석에 관해 말하지 않습니다. 양쪽이 합의한 돌을 goref에서 "
            "표시하세요. 합의하지 못하면 A판과 같이 한 수씩 번갈아 계속 두세요.",
        ),
    ),
)
MQ_POINTS = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of seki, ko points or dame. goref follows the "
            "art edition: eyes in seki, one-sided dame, sole liberties and open ko points "
            "count for their owner, shared liberties and dame for nobody.",
            "那一句话未提双活、劫空与单官。goref仿艺术版：双活眼位、单方权利官子、"
            "单方拥有的气点、劫空归所有者，公气与单官两不计。",
            "その一文にセキ・劫の点・ダメの定めはない。goref は芸術版にならう：セキの眼、"
            "片側だけのダメと呼吸点、継がない劫の点は所有者に、"
            "共有の呼吸点とダメはどちらにも数えない。",
            "그 한 문장은 빅, 패 자리, 공배에 관해 말하지 않습니다. goref는 예술판을 "
            "따릅니다: 빅의 눈, 한쪽만 둘 수 있는 공배, 한쪽만의 공배, 잇지 않은 패 "
            "자리는 그 주인의 것으로 세고, 공유 공배와 공배는 누구의 것으로도 세지 "
            "않습니다.",
        ),
    ),
)
MQ_PAYMENTS = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of komi or handicap. goref takes komi 6½ points "
            "from the art edition and pays nothing else: each pass stone already costs its "
            "owner 1 point when it is filled back.",
            "那一句话未提贴点与让子。goref从艺术版取贴6½点，别无贴还：虚着之子回填，"
            "每手已自损1点。",
            "その一文にコミと置碁の定めはない。goref は芸術版からコミ6½点を採り、"
            "ほかに支払いはない：パスの石は埋め戻され、一手ごとに1点の損となる。",
            "그 한 문장은 덤과 접바둑에 관해 말하지 않습니다. goref는 예술판에서 덤 "
            "6½점을 가져오고 그 밖에는 아무것도 지급하게 하지 않습니다: 패스 돌은 "
            "되메우므로 하나마다 이미 그 주인이 1점을 잃습니다.",
        ),
    ),
)
MQ_COUNT = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        author(
            "Pass stones are filled back in the count.",
            "虚着之子于做棋时回填。",
            "パスの石は計算時に埋め戻す。",
            "패스 돌은 계가할 때 되메웁니다.",
            at(AtHand.JPD_ART, "2", "虚着之子", "于做棋时回填"),
        ),
        by_goref(
            "Nothing more is told. goref lifts the dead stones, fills prisoners, dead "
            "stones and pass stones into their owners' land and compares the empty points "
            "left; it offers no second count as a check.",
            "别无所述。goref提走死子，将俘子、死子与虚着之子一并回填各自围空，"
            "比较所余空点；没有第二种算法可供核对。",
            "それ以上は伝わらない。goref は死石を取り上げ、"
            "アゲハマ・死石・パスの石を持ち主の地に埋め戻し、残る空点を比べる。"
            "照合用の別の計算はない。",
            "그 이상은 전하지 않습니다. goref는 사석을 들어내고, 따낸 돌, 사석, 패스 "
            "돌을 그 주인의 집에 메워, 남은 빈 점을 비교합니다. 교차 확인을 위한 두 번째 "
            "계가는 없습니다.",
        ),
    ),
)
MQ_RESULT = Article(
    cite=JPD_MING_QING_TEXT,
    says=(
        by_goref(
            "The one sentence says nothing of how the winner is told. goref compares the "
            "own points left after filling back, less komi, and speaks in points. No tie "
            "is possible with its komi.",
            "那一句话未说如何判定胜负。goref比较回填后所余空点，扣去贴点，以点计。"
            "按此贴点不会成和。",
            "その一文に勝敗の決め方はない。goref は埋め戻し後の空点を比べ、コミを引き、"
            "点で表す。このコミでは同点にならない。",
            "그 한 문장은 승패를 어떻게 정하는지 말하지 않습니다. goref는 되메운 뒤 남은 "
            "자기 쪽 빈 점을 덤을 빼고 비교하여 점으로 알립니다. 이 덤에서는 같아질 수 "
            "없습니다.",
        ),
    ),
)

ARTICLES: Table = {
    "jpd-art": {
        "record": ART_RECORD,
        "dead": ART_TRIAL,
        "seki": ART_SEKI,
        "points": ART_POINTS,
        "payments": ART_PAYMENTS,
        "count": ART_COUNT,
        "result": ART_RESULT,
    },
    "jpd-ming-qing": {
        "record": MQ_RECORD,
        "dead": MQ_DEAD,
        "seki": MQ_POINTS,
        "points": MQ_POINTS,
        "payments": MQ_PAYMENTS,
        "count": MQ_COUNT,
        "result": MQ_RESULT,
    },
}
