<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>AgreedForm</name>
    <message>
        <source>What did it show? Both agree:</source>
        <translation>実戦の結果（両者の合意）：</translation>
    </message>
    <message>
        <source>Ends the trial: both sides agree on it ({key})</source>
        <translation>両者の合意で実戦解決を終える（{key}）</translation>
    </message>
</context>
<context>
    <name>Around</name>
    <message>
        <source>Nothing was copied. Copy a record (SGF), then paste it here.</source>
        <translation>何もコピーされていません。棋譜（SGF）をコピーしてから、ここに貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>AtTable</name>
    <message>
        <source>Round {round}, table {table}: {players}</source>
        <translation>第{round}回戦 卓{table}：{players}</translation>
    </message>
    <message>
        <source>Somebody else changed the case behind it.</source>
        <translation>裁定ファイルがほかの人に差し替えられました。</translation>
    </message>
    <message>
        <source>The case is kept behind table {table}.</source>
        <translation>裁定ファイルを卓{table}に保存しました。</translation>
    </message>
    <message>
        <source>Record the result of table {table} anew</source>
        <translation>卓{table}の結果を記録し直す</translation>
    </message>
    <message>
        <source>The table was decided as “{result}”. Why is it decided anew?</source>
        <translation>この卓は「{result}」と決定済みです。なぜ決定し直しますか。</translation>
    </message>
    <message>
        <source>Recorded for table {table}: {result}</source>
        <translation>卓{table}に記録しました：{result}</translation>
    </message>
    <message>
        <source>Table {table} is in dispute.</source>
        <translation>卓{table}は係争中です。</translation>
    </message>
    <message>
        <source>Table {table} in dispute</source>
        <translation>卓{table}を係争中に</translation>
    </message>
    <message>
        <source>What is in dispute? A decision that was made no longer holds.</source>
        <translation>何が係争中ですか。すでにした決定は無効になります。</translation>
    </message>
    <message>
        <source>Every other table is decided.</source>
        <translation>ほかの卓はすべて決定済みです。</translation>
    </message>
    <message>
        <source>Somebody else put another case behind table {table}; it is shown now.</source>
        <translation>ほかの人が卓{table}の裁定ファイルを差し替えました。いまはそれを表示しています。</translation>
    </message>
    <message>
        <source>“Save the case as…” keeps it in a file.</source>
        <translation>「裁定ファイルに名前を付けて保存…」でファイルに残せます。</translation>
    </message>
    <message>
        <source>The record says {word}, which no count gives. What is recorded?</source>
        <translation>棋譜には {word} とあり、数えても出ない結果です。どちらを記録しますか。</translation>
    </message>
    <message>
        <source>As the record says: {word}</source>
        <translation>棋譜のとおり：{word}</translation>
    </message>
    <message>
        <source>As it is counted: {verdict}</source>
        <translation>数えたとおり：{verdict}</translation>
    </message>
    <message>
        <source>Record for table {table} what is counted now, {result}, all the same?</source>
        <translation>卓{table}に今の計算のまま記録しますか：{result}</translation>
    </message>
    <message>
        <source>&amp;Record it all the same</source>
        <translation>それでも記録(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>見直す(&amp;L)</translation>
    </message>
    <message>
        <source>Somebody else put another case behind table {table}.</source>
        <translation>別の人が卓{table}に別の裁定ファイルを付けました。</translation>
    </message>
    <message>
        <source>Somebody else took the case of table {table} away.</source>
        <translation>別の人が卓{table}の裁定ファイルを外しました。</translation>
    </message>
    <message>
        <source>What you ruled here has not been kept in the event.</source>
        <translation>ここでの裁定はまだ大会に保存されていません。</translation>
    </message>
    <message>
        <source>Show &amp;theirs</source>
        <translation>相手のものを表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>自分のものを名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Keep looking at mine</source>
        <translation>自分のものを見続ける(&amp;K)</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>pasted</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} を読み込んでいます…</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>棋譜と裁定ファイル (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Games to put into the event</source>
        <translation>大会に入れる棋譜</translation>
    </message>
    <message>
        <source>A folder of games</source>
        <translation>棋譜のフォルダー</translation>
    </message>
    <message>
        <source>Games: {count}.</source>
        <translation>棋譜：{count}局。</translation>
    </message>
    <message>
        <source>Files that cannot be used: {count}.</source>
        <translation>使えないファイル：{count}個。</translation>
    </message>
    <message>
        <source>✕ Checked, but cannot be done as it stands: {count}.</source>
        <translation>✕ 選択済みだがこのままでは実行できない：{count}局。</translation>
    </message>
    <message>
        <source>New players: {count}.</source>
        <translation>新しい選手：{count}人。</translation>
    </message>
    <message>
        <source>Choose files or a folder, paste games, or drop them here.</source>
        <translation>ファイルかフォルダーを選ぶ、棋譜を貼り付ける、またはここにドロップしてください。</translation>
    </message>
    <message>
        <source>&amp;Put in: {count}</source>
        <translation>入れる(&amp;P)：{count}</translation>
    </message>
    <message>
        <source>Putting them in …</source>
        <translation>入れています…</translation>
    </message>
    <message>
        <source>Put behind their tables: {count}.</source>
        <translation>各卓に付けた棋譜：{count}局。</translation>
    </message>
    <message>
        <source>No game was found there.</source>
        <translation>そこに棋譜は見つかりませんでした。</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Put games into the event</source>
        <translation>棋譜を大会に入れる</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>ファイル(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>フォルダー(&amp;O)…</translation>
    </message>
    <message>
        <source>P&amp;aste games</source>
        <translation>棋譜を貼り付け(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Round of new tables:</source>
        <translation>新しい卓の回戦(&amp;R)：</translation>
    </message>
    <message>
        <source>Round of new tables</source>
        <translation>新しい卓の回戦</translation>
    </message>
    <message>
        <source>&amp;New tables for the rest</source>
        <translation>残りに新しい卓を作る(&amp;N)</translation>
    </message>
    <message>
        <source>Every game that goes nowhere yet gets a table of its own.</source>
        <translation>行き先のない対局にそれぞれ卓を作ります。</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>この対局について</translation>
    </message>
    <message>
        <source>Where this game goes</source>
        <translation>この対局の行き先</translation>
    </message>
    <message>
        <source>This game &amp;goes to:</source>
        <translation>この対局の行き先(&amp;G)：</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>読み込みを止める(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>見つかった棋譜</translation>
    </message>
</context>
<context>
    <name>AuditDialog</name>
    <message>
        <source>Who did what</source>
        <translation>操作の記録</translation>
    </message>
    <message>
        <source>Only what has this text</source>
        <translation>この語を含むものだけ</translation>
    </message>
    <message>
        <source>&amp;Only what has this text:</source>
        <translation>この語を含むものだけ(&amp;O)：</translation>
    </message>
    <message>
        <source>What was done, the latest first</source>
        <translation>操作の一覧（新しい順）</translation>
    </message>
    <message>
        <source>The line in full</source>
        <translation>この項の全文</translation>
    </message>
    <message>
        <source>Co&amp;py what is listed</source>
        <translation>一覧をコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Listed: {listed} of {every}.</source>
        <translation>全{every}項のうち{listed}項を表示。</translation>
    </message>
</context>
<context>
    <name>BoardSide</name>
    <message>
        <source>Board</source>
        <translation>碁盤</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>碁盤</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Points of the seki</source>
        <translation>セキの点</translation>
    </message>
    <message>
        <source>Claim points by hand</source>
        <translation>点ごとに帰属を決める</translation>
    </message>
</context>
<context>
    <name>ByesDialog</name>
    <message>
        <source>Byes</source>
        <translation>不戦</translation>
    </message>
    <message>
        <source>Those who are at no table of the round. A check gives a bye, taking it off takes the bye back.</source>
        <translation>この回戦でどの卓にもいない選手です。印を付けると不戦になり、外すと不戦を取り消します。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>回戦(&amp;R)：</translation>
    </message>
    <message>
        <source>Players without a table</source>
        <translation>卓のない選手</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>{byes} with a bye, {free} at no table</source>
        <translation>不戦{byes}人、卓なし{free}人</translation>
    </message>
    <message>
        <source>Everybody is at a table in this round.</source>
        <translation>この回戦は全員が卓にいます。</translation>
    </message>
</context>
<context>
    <name>CardAtHand</name>
    <message>
        <source>The question has just changed: press again.</source>
        <translation>質問が今変わりました。もう一度押してください。</translation>
    </message>
    <message>
        <source>The question was out of sight: press again.</source>
        <translation>質問は画面の外にありました。もう一度押してください。</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Other answers</source>
        <translation>ほかの選択肢</translation>
    </message>
    <message>
        <source>Other answers (Menu key)</source>
        <translation>ほかの選択肢（メニューキー）</translation>
    </message>
    <message>
        <source>Reasons and article</source>
        <translation>理由と条文</translation>
    </message>
    <message>
        <source>Reasons and article (F1)</source>
        <translation>理由と条文（F1）</translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation>裁定の理由</translation>
    </message>
    <message>
        <source>Reason for the ruling (needed)</source>
        <translation>裁定の理由（必須）</translation>
    </message>
    <message>
        <source>Reason, kept with the ruling (may be empty)</source>
        <translation>理由（裁定とともに残る。空でもよい）</translation>
    </message>
</context>
<context>
    <name>CaseFiles</name>
    <message>
        <source>Open a game or a case</source>
        <translation>棋譜または裁定ファイルを開く</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>棋譜と裁定ファイル (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>This game was not read from a file of text.</source>
        <translation>この対局はテキストのファイルから読んだものではありません。</translation>
    </message>
    <message>
        <source>The letters of {name} can be read in one way only.</source>
        <translation>{name}の文字の読み方は一通りだけです。</translation>
    </message>
    <message>
        <source>Nothing was copied. Copy a game (SGF) or rows of .XO, then paste.</source>
        <translation>何もコピーされていません。棋譜（SGF）か .XO の行で書いた局面をコピーしてから、貼り付けてください。</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>裁定ファイルを保存</translation>
    </message>
    <message>
        <source>Cases (*.goref)</source>
        <translation>裁定ファイル (*.goref)</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file} はすでにあります。</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>保存しました：{path}</translation>
    </message>
    <message>
        <source>{file} is shown as it is on the disk now.</source>
        <translation>ディスク上の {file} を表示しています。</translation>
    </message>
    <message>
        <source>Something deleted or replaced the journal of this case while it was in use. All that was done is in a new journal now.</source>
        <translation>この裁定ファイルの途中記録が、使用中に削除されたか置き換えられました。これまでの操作はすべて新しい途中記録に入っています。</translation>
    </message>
    <message>
        <source>Save the rulings of this case before leaving it?</source>
        <translation>閉じる前にこの裁定を保存しますか。</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Photograph, straightened, with what was read</source>
        <translation>真上から見た写真と読み取った石</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>A click goes round; keys X, B, W. N: the next. Ctrl+Z takes back.</source>
        <translation>クリックで順に変わる。キーは X、B、W。N で次へ。Ctrl+Z で元に戻す</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>確認する点</translation>
    </message>
    <message>
        <source>Overlay (Space)</source>
        <translation>重ねて見る（スペース）</translation>
    </message>
    <message>
        <source>On taking it, keep the photograph with the case</source>
        <translation>採用時に写真を裁定ファイルに残す</translation>
    </message>
    <message>
        <source>{count} left to look at</source>
        <translation>確認する点：残り{count}</translation>
    </message>
    <message>
        <source>All doubts looked at</source>
        <translation>疑わしい点はすべて確認しました</translation>
    </message>
    <message>
        <source>No point is in doubt</source>
        <translation>疑わしい点はありません</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>{point}, in doubt</source>
        <translation>{point}、疑わしい</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Photographed position</source>
        <translation>写真の局面</translation>
    </message>
    <message>
        <source>Taken from the photograph. Ctrl+Z takes it back.</source>
        <translation>写真の局面を取り込みました。Ctrl+Z で元に戻せます。</translation>
    </message>
    <message>
        <source>The photograph shows what is on the board: nothing changed.</source>
        <translation>写真は盤面と同じです。何も変わっていません。</translation>
    </message>
    <message>
        <source>Corners moved by up to {part} of a line to where crossings are seen; Back shows them.</source>
        <translation>見えている交点に合わせて隅を最大{part}路動かしました。「戻る」で確認できます。</translation>
    </message>
    <message>
        <source>Yes, next</source>
        <translation>正しい、次へ</translation>
    </message>
    <message>
        <source>They are &amp;all right</source>
        <translation>すべて正しい(&amp;A)</translation>
    </message>
    <message>
        <source>Is this point read right?</source>
        <translation>この点の読み取りは正しいですか？</translation>
    </message>
    <message>
        <source>The board was found so</source>
        <translation>盤面はこのとおりだった</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>&amp;Take as a new case</source>
        <translation>新しい裁定ファイルにする(&amp;T)</translation>
    </message>
    <message>
        <source>The position can be taken</source>
        <translation>この局面を使えます</translation>
    </message>
    <message>
        <source>Take this position</source>
        <translation>この局面を使う</translation>
    </message>
    <message>
        <source>Take as a new case</source>
        <translation>新しい裁定ファイルにする</translation>
    </message>
    <message>
        <source>In place of &amp;this board</source>
        <translation>今の盤面と入れ替える(&amp;T)</translation>
    </message>
    <message>
        <source>Board and record differ</source>
        <translation>盤面と棋譜が違います</translation>
    </message>
    <message>
        <source>The photograph confirms the record</source>
        <translation>写真は棋譜と一致しています</translation>
    </message>
    <message>
        <source>The photograph shows an earlier moment</source>
        <translation>写真は途中の局面です</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>Something else</source>
        <translation>別のものにする</translation>
    </message>
    <message>
        <source>As the rule set has it</source>
        <translation>ルールの定めによる</translation>
    </message>
    <message>
        <source>First to move:</source>
        <translation>先に打つ側：</translation>
    </message>
    <message>
        <source>{side}, by the rules</source>
        <translation>{side}（ルールどおり）</translation>
    </message>
    <message>
        <source>The referee says so</source>
        <translation>審判の指定</translation>
    </message>
</context>
<context>
    <name>CloseRoundDialog</name>
    <message>
        <source>Close round {round}</source>
        <translation>第{round}回戦を締め切る</translation>
    </message>
    <message>
        <source>Nothing of a closed round is changed any more. It can be opened again, with a reason.</source>
        <translation>締め切った回戦は変更できません。理由を添えれば再開できます。</translation>
    </message>
    <message>
        <source>Sheets that are not signed</source>
        <translation>署名のない記録用紙</translation>
    </message>
    <message>
        <source>All are &amp;signed</source>
        <translation>すべて署名済み(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Why without the others:</source>
        <translation>残りの署名を待たない理由(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>回戦を締め切る(&amp;C)</translation>
    </message>
    <message>
        <source>Check the sheets that both have signed; {count} are not.</source>
        <translation>両者が署名した卓に印をつけてください。未署名は{count}卓です。</translation>
    </message>
    <message>
        <source>All sheets are signed.</source>
        <translation>すべて署名済みです。</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>ここでは理由が必要です。</translation>
    </message>
    <message>
        <source>Look at it again.</source>
        <translation>もう一度確かめてください。</translation>
    </message>
</context>
<context>
    <name>ClosedRow</name>
    <message>
        <source>Hide</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見る</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Differences from</source>
        <translation>比較の基準</translation>
    </message>
    <message>
        <source>Reference rule set</source>
        <translation>基準のルール</translation>
    </message>
    <message>
        <source>the case&apos;s own rules</source>
        <translation>この対局のルール</translation>
    </message>
    <message>
        <source>Count by this rule set</source>
        <translation>このルールで計算する</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV</source>
        <translation>表を CSV で保存</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>全ルール</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>採用する</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>違いの理由</translation>
    </message>
    <message>
        <source>The reference has no result to compare with.</source>
        <translation>基準のルールに結果がなく、比べられません。</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>missing: {facts}</source>
        <translation>不足：{facts}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Speed of the stones</source>
        <translation>石の動く速さ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Stones travel</source>
        <translation>石を動かす</translation>
    </message>
    <message>
        <source>Off: stones jump to where they go.</source>
        <translation>オフでは石がすぐに行き先へ移ります。</translation>
    </message>
    <message>
        <source>The preferences say: no motion.</source>
        <translation>設定により、動きはありません。</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>図を保存</translation>
    </message>
    <message>
        <source>Pictures and text (*.svg *.png *.txt)</source>
        <translation>画像と文字 (*.svg *.png *.txt)</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>プリンターに送りました：{name}</translation>
    </message>
    <message>
        <source>Save the kifu</source>
        <translation>譜を保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>保存しました：{path}</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>比較表を保存</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
</context>
<context>
    <name>CornerView</name>
    <message>
        <source>upper left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>Corner {name}, at {x}, {y}</source>
        <translation>{name}の隅、位置 {x}, {y}</translation>
    </message>
    <message>
        <source>Photograph with the corners of the grid</source>
        <translation>写真と格子の四隅</translation>
    </message>
</context>
<context>
    <name>CorrectBar</name>
    <message>
        <source>Correcting the record</source>
        <translation>棋譜の訂正</translation>
    </message>
    <message>
        <source>Click where the move missing before move {move} was played ({side}).</source>
        <translation>{move}手目の前に抜けた一手（{side}）の打たれた点をクリック。</translation>
    </message>
    <message>
        <source>Click where move {move} ({side}) was really played.</source>
        <translation>{move}手目（{side}）が実際に打たれた点をクリック。</translation>
    </message>
    <message>
        <source>Whose move it was</source>
        <translation>どちらの着手か</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>A move missing before move {move}</source>
        <translation>{move}手目の前に抜けた一手</translation>
    </message>
    <message>
        <source>Correcting move {move}</source>
        <translation>{move}手目の訂正</translation>
    </message>
    <message>
        <source>Leave the record as it is</source>
        <translation>棋譜を変更しない</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>まだ何も変更していません</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it. Esc: leave it as it is.</source>
        <translation>空点をクリック、またはカーソル位置で Enter。Esc：変更しない。</translation>
    </message>
    <message>
        <source>Move {move} is taken out.</source>
        <translation>{move}手目を削除しました。</translation>
    </message>
    <message>
        <source>The record stands as it was.</source>
        <translation>棋譜はそのままです。</translation>
    </message>
    <message>
        <source>Move {move} is put in.</source>
        <translation>{move}手目を挿入しました。</translation>
    </message>
    <message>
        <source>Move {move} is corrected.</source>
        <translation>{move}手目を訂正しました。</translation>
    </message>
    <message>
        <source>1 later move no longer fits: move {first}.</source>
        <translation>以後の1手が成り立たなくなりました：{first}手目。</translation>
    </message>
    <message>
        <source>{count} later moves no longer fit, move {first} first.</source>
        <translation>以後の{count}手が成り立たなくなりました。最初は{first}手目。</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Laid out with stones on the board, step by step.</source>
        <translation>盤上の石を動かし、順を追って数えます。</translation>
    </message>
    <message>
        <source>Way to count</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>Whose side is counted</source>
        <translation>どちらを数えるか</translation>
    </message>
    <message>
        <source>both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>The quicker side</source>
        <translation>早く数えられる側</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>{side}だけ</translation>
    </message>
    <message>
        <source>Nothing to lay out</source>
        <translation>盤上で数えられません</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>手順を計算中…</translation>
    </message>
</context>
<context>
    <name>CountedForm</name>
    <message>
        <source>Stones captured in play</source>
        <translation>取られた石</translation>
    </message>
    <message>
        <source>Found in the bowls</source>
        <translation>碁笥に実際ある数</translation>
    </message>
    <message>
        <source>Captured in play:</source>
        <translation>取られた石：</translation>
    </message>
    <message>
        <source>In the bowls:</source>
        <translation>碁笥の中：</translation>
    </message>
</context>
<context>
    <name>CrossCheckView</name>
    <message>
        <source>Count by moku, convert, verify by filling in</source>
        <translation>目で数え、換算し、埋めて確かめる</translation>
    </message>
    <message>
        <source>Every way to count, side by side</source>
        <translation>すべての数え方の対照</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>数え方</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>disagrees</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>計算式</translation>
    </message>
    <message>
        <source>{count} · with stones</source>
        <translation>{count} · 石を並べて</translation>
    </message>
    <message>
        <source>{count} · with stones, {alone}</source>
        <translation>{count} · 石を並べて、{alone}</translation>
    </message>
    <message>
        <source>There is nothing to check yet: the result is not known.</source>
        <translation>まだ結果がないので、照合できません。</translation>
    </message>
    <message>
        <source>Counting in every way …</source>
        <translation>すべての数え方で計算中…</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} ways to count disagree</source>
        <translation>⚑ {count}通りのうち{bad}通りが不一致</translation>
    </message>
    <message>
        <source>✓ All {count} ways to count agree.</source>
        <translation>✓ {count}通りの数え方がすべて一致します。</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} ways to count disagree: open their workings.</source>
        <translation>⚑ {count}通りのうち{bad}通りが一致しません：内訳を確かめてください。</translation>
    </message>
    <message>
        <source>Count by moku and verify</source>
        <translation>目数で数えて検算</translation>
    </message>
    <message>
        <source>{count} · difference only</source>
        <translation>{count} · 差のみ</translation>
    </message>
    <message>
        <source>✓ {others} other ways to count agree</source>
        <translation>✓ ほかの{others}通りの数え方も一致</translation>
    </message>
    <message>
        <source>✓ The other way to count agrees</source>
        <translation>✓ もう一つの数え方も一致</translation>
    </message>
    <message>
        <source>Read off</source>
        <translation>数えた結果</translation>
    </message>
    <message>
        <source>This case cannot be counted so.</source>
        <translation>この対局はこの方法では数えられません。</translation>
    </message>
    <message>
        <source>1. By moku: b = {black}, w = {white}.</source>
        <translation>1. 目：b = {black}、w = {white}。</translation>
    </message>
    <message>
        <source>2. Converted with n = {n}, G = {g}: b + n + G/2 = {black}, w + n + G/2 = {white}.</source>
        <translation>2. 換算、n = {n}、G = {g}：b + n + G/2 = {black}、w + n + G/2 = {white}。</translation>
    </message>
    <message>
        <source>3. Filled in, Black alone: {filled}.</source>
        <translation>3. 黒だけを埋める：{filled}。</translation>
    </message>
    <message>
        <source>✓ All three agree.</source>
        <translation>✓ 三つとも一致します。</translation>
    </message>
    <message>
        <source>⚑ They do not agree: open the workings.</source>
        <translation>⚑ 一致しません：内訳を確かめてください。</translation>
    </message>
</context>
<context>
    <name>DeskHome</name>
    <message>
        <source>An incident: whose?</source>
        <translation>どちらの事案？</translation>
    </message>
    <message>
        <source>Incidents and protests of this game</source>
        <translation>この対局の事案と抗議</translation>
    </message>
    <message>
        <source>P  Protest against the result…</source>
        <translation>P  結果への抗議…</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>規定</translation>
    </message>
    <message>
        <source>Re&amp;gulation</source>
        <translation>規定(&amp;G)</translation>
    </message>
    <message>
        <source>⚑ now otherwise by the regulation</source>
        <translation>⚑ 規定では今は別の処置</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>抗議中</translation>
    </message>
    <message>
        <source>None: decided each time</source>
        <translation>なし：そのつど裁定</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>The event&apos;s.</source>
        <translation>大会の規定。</translation>
    </message>
    <message>
        <source>Chosen for this game.</source>
        <translation>この対局で選択済み。</translation>
    </message>
    <message>
        <source>Proposed: it is usual with {rules}.</source>
        <translation>提案：{rules}で通例のもの。</translation>
    </message>
    <message>
        <source>No regulation is usual with {rules}.</source>
        <translation>{rules}に通例の規定はない。</translation>
    </message>
</context>
<context>
    <name>DetailStep</name>
    <message>
        <source>Lodged</source>
        <translation>提出時刻</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>裁定時刻</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>By the regulation</source>
        <translation>規定では</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>発生</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>発覚</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>報告者</translation>
    </message>
    <message>
        <source>Claimed by</source>
        <translation>申し立てた者</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>in the lid</source>
        <translation>蓋に入れた</translation>
    </message>
    <message>
        <source>not in the lid</source>
        <translation>蓋に入れていない</translation>
    </message>
    <message>
        <source>Stones of the penalty</source>
        <translation>罰の石</translation>
    </message>
    <message>
        <source>Clock that ran</source>
        <translation>動いていた時計</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>審判を呼んだ時</translation>
    </message>
    <message>
        <source>When resumed</source>
        <translation>再開時</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>加える時間</translation>
    </message>
</context>
<context>
    <name>DetailsPage</name>
    <message>
        <source>Ledger of stones</source>
        <translation>石の勘定</translation>
    </message>
    <message>
        <source>Players and event</source>
        <translation>対局者と大会</translation>
    </message>
    <message>
        <source>Still needed: {facts}</source>
        <translation>まだ必要な事実：{facts}</translation>
    </message>
    <message>
        <source>✕ Ledger of stones: something is wrong</source>
        <translation>✕ 石の勘定：合わない所があります</translation>
    </message>
</context>
<context>
    <name>EditInfoDialog</name>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（記録に残る）(&amp;E)：</translation>
    </message>
    <message>
        <source>Tables that have a case already: {count}. The cases stay under the rules and the komi they were made for.</source>
        <translation>すでに{count}卓に裁定ファイルがあります。それらは作成時のルールとコミのままです。</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>入力した内容は残し、ほかは最新にしました。確かめてから OK を押してください。</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>The encoding of the file</source>
        <translation>ファイルの文字コード</translation>
    </message>
    <message>
        <source>Which names of {name} are right?</source>
        <translation>{name}の氏名はどれが正しいですか？</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>EngineTrial</name>
    <message>
        <source>Progress of the trial</source>
        <translation>試用の進み具合</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>キャンセル（Esc）</translation>
    </message>
    <message>
        <source>Trying {engine} …</source>
        <translation>{engine} を試しています…</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>{engine} works: it answered in {seconds} s.</source>
        <translation>{engine} は使えます：{seconds} 秒で答えました。</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Other engines (GTP)</source>
        <translation>ほかのエンジン（GTP）</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>エンジン</translation>
    </message>
    <message>
        <source>Do not consult it</source>
        <translation>これには尋ねない</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>It is started by itself then; not where opinions are hidden.</source>
        <translation>オンにすると自動で起動する。意見を隠している間は起動しない。</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>エンジンのコマンドライン</translation>
    </message>
    <message>
        <source>Command line, e.g. gnugo --mode gtp</source>
        <translation>コマンドライン（例：gnugo --mode gtp）</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>探す…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Most &amp;seconds it may take:</source>
        <translation>制限時間（秒）(&amp;S)：</translation>
    </message>
    <message>
        <source>None was found. Install GNU Go, or add a program below.</source>
        <translation>見つかりません。GNU Go をインストールするか、下でプログラムを追加してください。</translation>
    </message>
    <message>
        <source>added</source>
        <translation>追加したもの</translation>
    </message>
    <message>
        <source>found on this machine</source>
        <translation>このマシンにあるもの</translation>
    </message>
    <message>
        <source>{how}; is consulted</source>
        <translation>{how}、尋ねる相手</translation>
    </message>
    <message>
        <source>Consult this one</source>
        <translation>これに尋ねる</translation>
    </message>
    <message>
        <source>Ask {engine} where it is unclear</source>
        <translation>参考意見が不明なところを {engine} に尋ねる</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>EnteringIncident</name>
    <message>
        <source>Left click, or B: Black&apos;s stone; right click, or W: White&apos;s. The same on a stone takes it off. P: read it from a photograph.</source>
        <translation>左クリックかBで黒石、右クリックかWで白石。石の上では取り除く。Pで写真から読み取る。</translation>
    </message>
    <message>
        <source>Entered; it is to be decided later.</source>
        <translation>記入した。裁定は後で。</translation>
    </message>
    <message>
        <source>Entered: {consequences}</source>
        <translation>記入した：{consequences}</translation>
    </message>
    <message>
        <source>A decision against the regulation needs a reason.</source>
        <translation>規定と異なる裁定には理由が必要。</translation>
    </message>
    <message>
        <source>A decision that the regulation leaves to the referee needs a reason.</source>
        <translation>規定が審判に委ねている裁定には理由が必要。</translation>
    </message>
    <message>
        <source>Choose what it leads to.</source>
        <translation>処置を選ぶこと。</translation>
    </message>
    <message>
        <source>The board is so</source>
        <translation>盤面はこのとおり</translation>
    </message>
    <message>
        <source>This happened</source>
        <translation>これに決める</translation>
    </message>
    <message>
        <source>Record the decision</source>
        <translation>裁定を記録</translation>
    </message>
    <message>
        <source>Decide otherwise</source>
        <translation>別の裁定</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>変更を保存</translation>
    </message>
    <message>
        <source>Take what is proposed</source>
        <translation>規定どおり裁定</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>後で裁定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>このとおり裁定</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定する</translation>
    </message>
</context>
<context>
    <name>EventDesk</name>
    <message>
        <source>Open an event</source>
        <translation>大会を開く</translation>
    </message>
    <message>
        <source>Events (*.gorefevent);;All files (*)</source>
        <translation>大会 (*.gorefevent);;すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Write the results</source>
        <translation>結果の書き出し</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>注意事項</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>Th&amp;ough tables are not decided</source>
        <translation>未定の卓があっても書き出す(&amp;O)</translation>
    </message>
    <message>
        <source>The tournament&apos;s f&amp;ile:</source>
        <translation>大会のファイル(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>回戦(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Class:</source>
        <translation>クラス(&amp;C)：</translation>
    </message>
    <message>
        <source>Adjusted time, &amp;minutes:</source>
        <translation>換算持ち時間（分）(&amp;M)：</translation>
    </message>
    <message>
        <source>Count&amp;ry, two letters:</source>
        <translation>国（2文字）(&amp;R)：</translation>
    </message>
    <message>
        <source>Say which file the results go into: the one {program} wrote.</source>
        <translation>結果を書き込むファイル（{program} が保存したもの）を指定してください。</translation>
    </message>
    <message>
        <source>All of it can be written; nothing is left out.</source>
        <translation>すべて書き出せます。省くものはありません。</translation>
    </message>
    <message>
        <source>The file that {program} wrote</source>
        <translation>{program} が保存したファイル</translation>
    </message>
    <message>
        <source>Tournaments of {program} (*{suffix});;All files (*)</source>
        <translation>{program} の大会ファイル (*{suffix});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>保存しました：{path}</translation>
    </message>
</context>
<context>
    <name>FactsForm</name>
    <message>
        <source>Who began</source>
        <translation>先番</translation>
    </message>
    <message>
        <source>First to pass</source>
        <translation>最初にパスした側</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>最後に打った側</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>パスの石</translation>
    </message>
    <message>
        <source>Found in the bowls</source>
        <translation>碁笥に実際ある数</translation>
    </message>
    <message>
        <source>How play ended</source>
        <translation>終局のしかた</translation>
    </message>
    <message>
        <source>Granted the first move</source>
        <translation>先番を許された側</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>局か論籌か</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Komi (points)</source>
        <translation>コミ（点）</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>置石数</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>黒石</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>白石</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>取られた石</translation>
    </message>
    <message>
        <source>More facts</source>
        <translation>その他の事実</translation>
    </message>
    <message>
        <source>agreed on life and death</source>
        <translation>死活に合意</translation>
    </message>
    <message>
        <source>declared all alive</source>
        <translation>すべて活石と宣言</translation>
    </message>
    <message>
        <source>forced by pass stones</source>
        <translation>パスの石による強制終局</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>申告なし</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>as recorded: {value}</source>
        <translation>棋譜どおり：{value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>要入力</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Find a player, a table or a case</source>
        <translation>選手・卓・裁定ファイルを検索</translation>
    </message>
    <message>
        <source>Player, table or case</source>
        <translation>選手・卓・裁定ファイル</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>✓ ready to be decided</source>
        <translation>✓ すぐ決定できる</translation>
    </message>
    <message>
        <source>All rounds ({count})</source>
        <translation>全回戦（{count}）</translation>
    </message>
    <message>
        <source>Round {round} ({decided} of {count} decided)</source>
        <translation>第{round}回戦（{count}卓中{decided}卓決定）</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page:</source>
        <translation>このページ内を検索：</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>次の箇所（F3）</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>前へ(&amp;P)</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>前の箇所（Shift+F3）</translation>
    </message>
    <message>
        <source>Not in this page.</source>
        <translation>このページにはありません。</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Other acts</source>
        <translation>その他の操作</translation>
    </message>
</context>
<context>
    <name>Footing</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>次の問い</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>盤上で数える</translation>
    </message>
    <message>
        <source>To the questions</source>
        <translation>未決の問いへ</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>記録用紙を印刷</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
</context>
<context>
    <name>GridLaying</name>
    <message>
        <source>Reading the photograph…</source>
        <translation>写真を読み取っています…</translation>
    </message>
    <message>
        <source>Where does the grid belong?</source>
        <translation>格子の正しい位置は？</translation>
    </message>
    <message>
        <source>The photograph was not read</source>
        <translation>写真を読み取れませんでした</translation>
    </message>
    <message>
        <source>Does the grid lie on the lines?</source>
        <translation>格子は盤の線に重なっていますか？</translation>
    </message>
    <message>
        <source>It need not lie exactly: up to a third of a line is put right.</source>
        <translation>正確でなくてかまいません。3分の1路までのずれは補正されます。</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>盤を探しています…</translation>
    </message>
    <message>
        <source>The handles were put where the board seems to be.</source>
        <translation>盤と思われる位置に印を置きました。</translation>
    </message>
    <message>
        <source>The grid lies right</source>
        <translation>格子はこれでよい</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Put the handles on the grid’s corners</source>
        <translation>印を格子の四隅に合わせる</translation>
    </message>
    <message>
        <source>The outermost crossings, not the board’s edge. Arrow keys move by a pixel, with Shift by ten; Tab: the next corner.</source>
        <translation>盤の縁ではなく、いちばん外側の交点に置きます。矢印キーで1画素、Shift を押すと10画素動きます。Tab で次の隅へ。</translation>
    </message>
    <message>
        <source>Lines of the board</source>
        <translation>盤の路数</translation>
    </message>
    <message>
        <source>{size} lines</source>
        <translation>{size}路</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>路数(&amp;L)</translation>
    </message>
    <message>
        <source>Corners as before</source>
        <translation>隅を前の位置に戻す</translation>
    </message>
    <message>
        <source>1 Move it</source>
        <translation>1 動かす</translation>
    </message>
    <message>
        <source>2 It lies right as it is</source>
        <translation>2 今の位置で正しい</translation>
    </message>
    <message>
        <source>What is seen does not end where the grid does.</source>
        <translation>写真の盤の端が格子の端と合っていません。</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>No question is open.</source>
        <translation>未決の質問はない。</translation>
    </message>
    <message>
        <source>That is no answer to the open question.</source>
        <translation>いまの問いにその選択肢はありません。</translation>
    </message>
    <message>
        <source>That answers none of the questions that are open.</source>
        <translation>未決のどの問いにもその選択肢はありません。</translation>
    </message>
    <message>
        <source>Leave what is open beside the board (Esc) to rule on the position.</source>
        <translation>局面を裁定するには、盤の横に開いているものを閉じてください（Esc）。</translation>
    </message>
    <message>
        <source>Go to the end of the game (End) to rule on the position.</source>
        <translation>終局図に進んでから（End キー）裁定してください。</translation>
    </message>
    <message>
        <source>{rules} counts the board as it stands: the mark is kept, and changes nothing.</source>
        <translation>{rules}は盤面をそのまま数えるため、印は残りますが結果は変わりません。</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Take in a file</source>
        <translation>ファイルの取り込み</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>注意事項</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>取り込む(&amp;T)</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>ファイル：</translation>
    </message>
    <message>
        <source>&amp;What it holds:</source>
        <translation>ファイルの内容(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>回戦(&amp;R)：</translation>
    </message>
    <message>
        <source>The file does not say of which round the pairings are. Say it above.</source>
        <translation>ファイルに何回戦の組み合わせか記載がありません。上で指定してください。</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} を読み込んでいます…</translation>
    </message>
    <message>
        <source>new players: {count}</source>
        <translation>新しい選手 {count}</translation>
    </message>
    <message>
        <source>players changed: {count}</source>
        <translation>選手の変更 {count}</translation>
    </message>
    <message>
        <source>new tables: {count}</source>
        <translation>新しい卓 {count}</translation>
    </message>
    <message>
        <source>tables changed: {count}</source>
        <translation>卓の変更 {count}</translation>
    </message>
    <message>
        <source>tables taken out: {count}</source>
        <translation>卓の削除 {count}</translation>
    </message>
    <message>
        <source>results: {count}</source>
        <translation>結果 {count}</translation>
    </message>
    <message>
        <source>new byes: {count}</source>
        <translation>新しい不戦 {count}</translation>
    </message>
    <message>
        <source>byes taken back: {count}</source>
        <translation>不戦の取り消し {count}</translation>
    </message>
    <message>
        <source>data of the event: {count}</source>
        <translation>大会の情報 {count}</translation>
    </message>
    <message>
        <source>This would be done: {what}.</source>
        <translation>実行される内容：{what}。</translation>
    </message>
    <message>
        <source>Nothing would change: the event has all of it.</source>
        <translation>変更はありません。すべて大会に入っています。</translation>
    </message>
    <message>
        <source>Everything in it can be read; nothing is doubtful.</source>
        <translation>すべて読み取れ、疑わしい点はありません。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>It cannot be taken in.</source>
        <translation>取り込めません。</translation>
    </message>
    <message>
        <source>Taking it in …</source>
        <translation>取り込んでいます…</translation>
    </message>
    <message>
        <source>changed: {count}</source>
        <translation>変更 {count}</translation>
    </message>
    <message>
        <source>Done, otherwise than shown: {what}.</source>
        <translation>完了しましたが、表示と異なります：{what}。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>IncidentDesk</name>
    <message>
        <source>Regulations (*.toml);;All files (*)</source>
        <translation>規定 (*.toml);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Read a regulation</source>
        <translation>規定を読み込む</translation>
    </message>
</context>
<context>
    <name>InfoDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>場所(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>初日(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>最終日(&amp;L)：</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>記載なし</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>回戦数(&amp;O)：</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>盤の路数(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Rule set:</source>
        <translation>ルール(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Komi:</source>
        <translation>コミ(&amp;K)：</translation>
    </message>
    <message>
        <source>Komi with &amp;handicap:</source>
        <translation>置碁のコミ(&amp;H)：</translation>
    </message>
    <message>
        <source>Points for a &amp;bye:</source>
        <translation>不戦の勝点(&amp;B)：</translation>
    </message>
    <message>
        <source>Pl&amp;aced by:</source>
        <translation>順位の基準(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;McMahon bar:</source>
        <translation>マクマホン上限(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Its floor:</source>
        <translation>下限(&amp;I)：</translation>
    </message>
    <message>
        <source>“{text}” is no rank; write it as 3D or 12K.</source>
        <translation>「{text}」は段級位ではない。3D や 12K のように書いてください。</translation>
    </message>
    <message>
        <source>none, under these rules</source>
        <translation>このルールではなし</translation>
    </message>
    <message>
        <source>{komi}, as the rule set has it</source>
        <translation>{komi}（ルールの定めによる）</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>大会の名称が必要です。</translation>
    </message>
    <message>
        <source>The event would end before it begins; correct a day.</source>
        <translation>最終日が初日より前です。日付を直してください。</translation>
    </message>
</context>
<context>
    <name>KeptIncidents</name>
    <message>
        <source>Why is it annulled?</source>
        <translation>取り消す理由は？</translation>
    </message>
    <message>
        <source>Annulling needs a reason.</source>
        <translation>取り消しには理由が必要。</translation>
    </message>
    <message>
        <source>Protest against the result: whose?</source>
        <translation>結果への抗議：誰が？</translation>
    </message>
    <message>
        <source>Say who lodges it.</source>
        <translation>誰の抗議かを選ぶこと。</translation>
    </message>
    <message>
        <source>The protest is lodged; until it is decided the game is under protest.</source>
        <translation>抗議を受け付けた。裁定されるまで、この対局は抗議中となる。</translation>
    </message>
    <message>
        <source>What becomes of the protest?</source>
        <translation>抗議をどう裁定する？</translation>
    </message>
    <message>
        <source>Say what becomes of it.</source>
        <translation>裁定を選ぶこと。</translation>
    </message>
    <message>
        <source>Who decided, and on which grounds?</source>
        <translation>誰がどんな理由で裁定しましたか？</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>理由の記載なし</translation>
    </message>
    <message>
        <source>Annul it</source>
        <translation>事案を取り消す</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>裁定を記録</translation>
    </message>
    <message>
        <source>Record it as it is</source>
        <translation>このまま記録</translation>
    </message>
    <message>
        <source>Lodge it</source>
        <translation>抗議を提出</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定する</translation>
    </message>
    <message>
        <source>Annul</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Protest against this decision: whose?</source>
        <translation>この裁定への抗議：誰が？</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>抗議</translation>
    </message>
    <message>
        <source>Board as found</source>
        <translation>見つかった盤面</translation>
    </message>
</context>
<context>
    <name>KindStep</name>
    <message>
        <source>Words of what happened</source>
        <translation>事案の言葉</translation>
    </message>
    <message>
        <source>Type to find, or press a figure</source>
        <translation>言葉で探すか、数字を押す</translation>
    </message>
    <message>
        <source>Kinds of incidents</source>
        <translation>事案の種類</translation>
    </message>
    <message>
        <source>{side}: what happened?</source>
        <translation>{side}：何があった？</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>Ledger of stones</source>
        <translation>石の勘定</translation>
    </message>
    <message>
        <source>Played in turn</source>
        <translation>交互に打った石</translation>
    </message>
    <message>
        <source>Set up, handicap stones</source>
        <translation>置石など並べた石</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盤上</translation>
    </message>
    <message>
        <source>… of these dead</source>
        <translation>……うち死石</translation>
    </message>
    <message>
        <source>Captured in play</source>
        <translation>取られた石</translation>
    </message>
    <message>
        <source>On the other&apos;s lid, dead ones with them</source>
        <translation>相手の蓋の中（死石を含む）</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>パスの石</translation>
    </message>
    <message>
        <source>Must be in the bowl</source>
        <translation>碁笥にあるべき数</translation>
    </message>
    <message>
        <source>Found in the bowl</source>
        <translation>碁笥に実際ある数</translation>
    </message>
    <message>
        <source>What must be in the bowls is not known.</source>
        <translation>碁笥にあるべき数が分かりません。</translation>
    </message>
    <message>
        <source>More stones were used than there are: prisoners were exchanged.</source>
        <translation>石の総数より多く使われています：アゲハマが交換されました。</translation>
    </message>
    <message>
        <source>✓ The bowls hold what they must.</source>
        <translation>✓ 碁笥の石数は合っています。</translation>
    </message>
    <message>
        <source>{side}: missing {count}</source>
        <translation>{side}{count}個不足</translation>
    </message>
    <message>
        <source>{side}: too many {count}</source>
        <translation>{side}{count}個余分</translation>
    </message>
    <message>
        <source>✕ In the bowls: {what}.</source>
        <translation>✕ 碁笥の中：{what}。</translation>
    </message>
    <message>
        <source>Not all is known, so nothing can be checked yet.</source>
        <translation>未知の数があり、まだ照合できません。</translation>
    </message>
    <message>
        <source>✕ These cannot all be true: on the board + captured ≠ played + set up.</source>
        <translation>✕ これらは同時に成り立ちません：盤上＋取られた石≠打った石＋並べた石。</translation>
    </message>
    <message>
        <source>✓ On the board + captured = played + set up.</source>
        <translation>✓ 盤上＋取られた石＝打った石＋並べた石。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>suggested: dead</source>
        <translation>提案：死</translation>
    </message>
    <message>
        <source>suggested: seki</source>
        <translation>提案：セキ</translation>
    </message>
    <message>
        <source>ask the players</source>
        <translation>対局者に確認</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>閉じていない境界</translation>
    </message>
    <message>
        <source>protective play?</source>
        <translation>手入れ？</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>アタリ</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>盤上の印</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最終手</translation>
    </message>
    <message>
        <source>hatched: proposed</source>
        <translation>斜線：提案</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>異議あり</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>該当の点</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Moves</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>全ルール</translation>
    </message>
    <message>
        <source>Record and facts</source>
        <translation>棋譜と事実</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>対局中の事案</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>盤上の印</translation>
    </message>
    <message>
        <source>Click the board, or move its cursor with the arrow keys.</source>
        <translation>盤をクリックするか、矢印キーでカーソルを動かしてください。</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>条文</translation>
    </message>
    <message>
        <source>Ruled: nothing is dead but what is marked.</source>
        <translation>裁定：印のほかに死石はありません。</translation>
    </message>
    <message>
        <source>{rules} from now on, unless a record names another.</source>
        <translation>今後は{rules}を使います（棋譜に別の指定があればそれに従います）。</translation>
    </message>
    <message>
        <source>Untitled position</source>
        <translation>無題の局面</translation>
    </message>
</context>
<context>
    <name>ManualContents</name>
    <message>
        <source>Words in titles and texts</source>
        <translation>題名と本文の語</translation>
    </message>
    <message>
        <source>&amp;Search the manual:</source>
        <translation>説明書を検索(&amp;S)：</translation>
    </message>
    <message>
        <source>Pages by section</source>
        <translation>章ごとのページ</translation>
    </message>
    <message>
        <source>Pages found: {count}</source>
        <translation>見つかったページ：{count}</translation>
    </message>
    <message>
        <source>No page has all these words; try fewer.</source>
        <translation>これらの語をすべて含むページはありません。語を減らしてください。</translation>
    </message>
</context>
<context>
    <name>ManualReader</name>
    <message>
        <source>Page of the manual</source>
        <translation>説明書のページ</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目次(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>検索(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>縮小(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>拡大(&amp;L)</translation>
    </message>
    <message>
        <source>This link leads nowhere: {reason}.</source>
        <translation>このリンクは開けません：{reason}。</translation>
    </message>
    <message>
        <source>Manual of goref</source>
        <translation>goref 使用説明書</translation>
    </message>
</context>
<context>
    <name>ManyFilesDialog</name>
    <message>
        <source>Several files</source>
        <translation>複数のファイル</translation>
    </message>
    <message>
        <source>{count} files. Open one of them on the board, or make an event of them, in which every game has a table.</source>
        <translation>ファイルは{count}個です。一つを盤面で開くか、全部で大会を作れます。大会では一局ごとに卓ができます。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Open the chosen one</source>
        <translation>選んだものを開く</translation>
    </message>
    <message>
        <source>Make an event of them…</source>
        <translation>これらで大会を作る…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>Move</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>When in the game</source>
        <translation>対局の段階</translation>
    </message>
    <message>
        <source>When</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>発生</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>発覚</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>hh:mm</source>
        <translation>時:分</translation>
    </message>
    <message>
        <source>Whose clock ran</source>
        <translation>動いていた時計</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>審判を呼んだ時</translation>
    </message>
    <message>
        <source>When resumed</source>
        <translation>再開時</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>加える時間</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>報告者</translation>
    </message>
    <message>
        <source>Claimed by</source>
        <translation>申し立てた者</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Board as found</source>
        <translation>見つかった盤面</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of the record</source>
        <translation>棋譜の着手</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>訂正…</translation>
    </message>
    <message>
        <source>Insert before…</source>
        <translation>前に挿入…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Void this move</source>
        <translation>この手を無効にする</translation>
    </message>
    <message>
        <source>The move counts again</source>
        <translation>この手をふたたび有効にする</translation>
    </message>
    <message>
        <source>The move stays in the record and does not count</source>
        <translation>棋譜に残すが、数えない</translation>
    </message>
    <message>
        <source>There is no record: only the position on the board is known.</source>
        <translation>棋譜がありません。分かっているのは盤面だけです。</translation>
    </message>
    <message>
        <source>Click where this move was really played</source>
        <translation>この手が実際に打たれた点をクリック</translation>
    </message>
    <message>
        <source>Click where a move before this one was played</source>
        <translation>この手の前に抜けた一手の点をクリック</translation>
    </message>
    <message>
        <source>Take this move out of the record</source>
        <translation>この手を棋譜から削除</translation>
    </message>
    <message>
        <source>Restore this move</source>
        <translation>この手を戻す</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>Where to keep the event</source>
        <translation>大会の保存場所</translation>
    </message>
    <message>
        <source>Events (*.gorefevent)</source>
        <translation>大会 (*.gorefevent)</translation>
    </message>
    <message>
        <source>{path} is there already; choose another name.</source>
        <translation>{path} はすでにあります。別の名前にしてください。</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>A whole number from {least} to {most} is wanted, not “{text}”.</source>
        <translation>{least}～{most} の整数を入れてください。「{text}」は読めません。</translation>
    </message>
</context>
<context>
    <name>Otherwise</name>
    <message>
        <source>What is ruled instead</source>
        <translation>代わりの裁定</translation>
    </message>
    <message>
        <source>The ruling will cite: {articles}.</source>
        <translation>裁定の根拠：{articles}。</translation>
    </message>
</context>
<context>
    <name>OtherwiseStep</name>
    <message>
        <source>More…</source>
        <translation>ほか…</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>By the regulation: {consequences}</source>
        <translation>規定では：{consequences}</translation>
    </message>
    <message>
        <source>What is decided?</source>
        <translation>どう裁定する？</translation>
    </message>
    <message>
        <source>Reason (R)</source>
        <translation>理由（R）</translation>
    </message>
    <message>
        <source>Reason, if any (R)</source>
        <translation>理由（任意、R）</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}目の罰</translation>
    </message>
    <message>
        <source>{amount} zi</source>
        <translation>{amount}子の罰</translation>
    </message>
    <message>
        <source>The move stands</source>
        <translation>着手は有効</translation>
    </message>
</context>
<context>
    <name>PageBand</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ 戻る</translation>
    </message>
    <message>
        <source>Back to the stage (Esc)</source>
        <translation>元の段階に戻る（Esc）</translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>&amp;Round:</source>
        <translation>回戦(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>卓(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>黒番(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>白番(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>黒白を入れ替える(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New player…</source>
        <translation>新しい選手(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>置石(&amp;H)：</translation>
    </message>
    <message>
        <source>{lines}, as the event has it</source>
        <translation>{lines}路（大会の定めによる）</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>盤の路数(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Komi:</source>
        <translation>コミ(&amp;K)：</translation>
    </message>
    <message>
        <source>Rem&amp;ark:</source>
        <translation>備考(&amp;A)：</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（記録に残る）(&amp;E)：</translation>
    </message>
    <message>
        <source>none, under these rules</source>
        <translation>このルールではなし</translation>
    </message>
    <message>
        <source>{komi}, as the event has it</source>
        <translation>{komi}（大会の定めによる）</translation>
    </message>
    <message>
        <source>The table is decided: who played, and with what handicap and komi, can be changed once it is open again.</source>
        <translation>この卓は決まっています。対局者・置石・コミは、未定に戻してから変更できます。</translation>
    </message>
    <message>
        <source>Nobody plays against himself.</source>
        <translation>自分自身とは対局できません。</translation>
    </message>
    <message>
        <source>Table {table} is there already.</source>
        <translation>卓{table}はすでにあります。</translation>
    </message>
    <message>
        <source>{name} is at table {table} in that round already.</source>
        <translation>{name}はその回戦ですでに卓{table}にいます。</translation>
    </message>
    <message>
        <source>{name} has a bye in that round.</source>
        <translation>{name}はその回戦が不戦です。</translation>
    </message>
    <message>
        <source>The case behind the table was made for what it was before, and will be taken off (the event keeps it). Give a reason, then press OK again.</source>
        <translation>この卓の裁定ファイルは変更前のものなので外されます（大会には残ります）。理由を書いて、もう一度 OK を押してください。</translation>
    </message>
    <message>
        <source>The table is not in the event any more; press Cancel.</source>
        <translation>この卓はもう大会にありません。キャンセルを押してください。</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>入力した内容は残し、ほかは最新にしました。確かめてから OK を押してください。</translation>
    </message>
</context>
<context>
    <name>PhotoDialog</name>
    <message>
        <source>A photograph of the board</source>
        <translation>盤の写真</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>No picture was copied.</source>
        <translation>画像がコピーされていません。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Opening the picture…</source>
        <translation>画像を開いています…</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>画像を開く…</translation>
    </message>
    <message>
        <source>Take the newest</source>
        <translation>最新の写真を使う</translation>
    </message>
    <message>
        <source>The photograph &amp;before</source>
        <translation>前の写真に戻る(&amp;B)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Recording the game</source>
        <translation>対局の記録</translation>
    </message>
    <message>
        <source>Record it by ruling…</source>
        <translation>裁定により記録…</translation>
    </message>
    <message>
        <source>Click the stones that both agree are dead.</source>
        <translation>両者が死石と認める石をクリックしてください。</translation>
    </message>
    <message>
        <source>Moves recorded: {count}</source>
        <translation>記録した手数：{count}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>{move}手目</translation>
    </message>
    <message>
        <source>Move {move} · last: {side} {what}</source>
        <translation>{move}手目 · 直前：{side}{what}</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>Move shown</source>
        <translation>表示中の手数</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>最初の局面へ</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>終局図へ</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>{move}手目／{moves}</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>any part of the name</source>
        <translation>名前の一部</translation>
    </message>
    <message>
        <source>Who has {side}?</source>
        <translation>{side}は誰ですか。</translation>
    </message>
    <message>
        <source>No player of the event is called {name}; choose one from the list, or enter a new one.</source>
        <translation>大会に{name}という選手はいません。一覧から選ぶか、新しい選手を登録してください。</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>&amp;Surname:</source>
        <translation>姓(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Given name:</source>
        <translation>名(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Rank:</source>
        <translation>段級位(&amp;R)：</translation>
    </message>
    <message>
        <source>Ra&amp;ting:</source>
        <translation>レーティング(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Club:</source>
        <translation>所属(&amp;C)：</translation>
    </message>
    <message>
        <source>C&amp;ountry:</source>
        <translation>国(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;EGF number:</source>
        <translation>EGF 番号(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;AGA number:</source>
        <translation>AGA 番号(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;McMahon correction:</source>
        <translation>マクマホン調整点(&amp;M)：</translation>
    </message>
    <message>
        <source>A&amp;bsent in rounds:</source>
        <translation>欠場の回戦(&amp;B)：</translation>
    </message>
    <message>
        <source>Reason (&amp;kept):</source>
        <translation>理由（記録に残る）(&amp;K)：</translation>
    </message>
    <message>
        <source>This rank is none that goref knows; it is kept as you write it.</source>
        <translation>この段級位は goref では読めません。書いたまま残します。</translation>
    </message>
    <message>
        <source>A player needs a surname.</source>
        <translation>選手には姓が必要です。</translation>
    </message>
    <message>
        <source>A rating is a whole number, such as 2130.</source>
        <translation>レーティングは 2130 のような整数です。</translation>
    </message>
    <message>
        <source>A McMahon correction is a whole number, such as +1.</source>
        <translation>マクマホン調整点は +1 のような整数です。</translation>
    </message>
    <message>
        <source>{name} is in the event already; tell the two apart.</source>
        <translation>{name}はすでに大会にいます。区別できるようにしてください。</translation>
    </message>
    <message>
        <source>The player is not in the event any more; press Cancel.</source>
        <translation>この選手はもう大会にいません。キャンセルを押してください。</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>入力した内容は残し、ほかは最新にしました。確かめてから OK を押してください。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Add a name</source>
        <translation>名前を入力</translation>
    </message>
    <message>
        <source>Change name and rank</source>
        <translation>名前と段位を変更</translation>
    </message>
    <message>
        <source>took {count}</source>
        <translation>アゲハマ{count}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>段位</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>記録中</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it, to play; out of turn with Shift, or with B and W. Esc: done.</source>
        <translation>空点をクリック、またはカーソル位置で Enter で着手。手番でない側は Shift か B・W。Esc：完了。</translation>
    </message>
    <message>
        <source>The game stands as it is recorded.</source>
        <translation>対局を記録しました。</translation>
    </message>
    <message>
        <source>An earlier move is shown. Go to the end of the game (End) to play on.</source>
        <translation>前の局面を表示中です。続けるには最終手（End）へ進んでください。</translation>
    </message>
</context>
<context>
    <name>PlayingOnDialog</name>
    <message>
        <source>What if it were played on?</source>
        <translation>打ち続けたらどうなるか</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>打つもの</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>現状</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>打ち続けた後</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Play:</source>
        <translation>打つもの(&amp;P)：</translation>
    </message>
    <message>
        <source>The dame, in turn</source>
        <translation>ダメを交互に打つ</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Tournament mode</source>
        <translation>大会モード</translation>
    </message>
    <message>
        <source>Hide opinions until both players have marked</source>
        <translation>両対局者が印を付けるまで参考意見を伏せる</translation>
    </message>
    <message>
        <source>Give a second opinion by itself</source>
        <translation>参考意見を自動で示す</translation>
    </message>
    <message>
        <source>Once a game is over and nobody has ruled; not where opinions are hidden.</source>
        <translation>終局後、まだ誰も裁定していないとき。意見を隠しているときは示しません。</translation>
    </message>
    <message>
        <source>At a tournament</source>
        <translation>大会で</translation>
    </message>
    <message>
        <source>A referee must not reveal life and death: with this on, no opinion is worked out or shown before the referee says that both players have marked.</source>
        <translation>審判は死活を明かしてはなりません。オンにすると、両対局者が印を付けたと審判が確認するまで、参考意見は調べも示しもしません。</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Without motion, the stones of a count jump.</source>
        <translation>動きがないときは、計算の石が一瞬で移ります。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>常に</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>動きを減らす</translation>
    </message>
</context>
<context>
    <name>ProtestForm</name>
    <message>
        <source>Grounds</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Lodged</source>
        <translation>提出時刻</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>裁定者</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>裁定時刻</translation>
    </message>
</context>
<context>
    <name>ProtocolDialog</name>
    <message>
        <source>Protocol</source>
        <translation>裁定記録</translation>
    </message>
    <message>
        <source>The line in full</source>
        <translation>この項の全文</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>テキストでコピー(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as text…</source>
        <translation>テキストで保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Acts on this case</source>
        <translation>この裁定の操作一覧</translation>
    </message>
    <message>
        <source>Reading act {number} of {count}…</source>
        <translation>{count}項のうち第{number}項を読み込み中…</translation>
    </message>
    <message>
        <source>✓ The chain holds together. Acts: {count}.</source>
        <translation>✓ ハッシュの連鎖に欠けはない（全{count}項）。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>コピーしました。</translation>
    </message>
    <message>
        <source>Save the protocol</source>
        <translation>裁定記録を保存</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>テキスト (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>保存しました：{path}</translation>
    </message>
</context>
<context>
    <name>PutBackDialog</name>
    <message>
        <source>Put the results into the tournament&apos;s file</source>
        <translation>大会ファイルに結果を書き込む</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Th&amp;ough tables are not decided</source>
        <translation>未定の卓があっても書き出す(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Write what fits all the same</source>
        <translation>合うものだけでも書き込む(&amp;W)</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>注意事項</translation>
    </message>
    <message>
        <source>The tournament&apos;s f&amp;ile:</source>
        <translation>大会のファイル(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>回戦(&amp;R)：</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>回戦</translation>
    </message>
    <message>
        <source>&amp;Put in</source>
        <translation>書き込む(&amp;P)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Say which file the results go into: the one {program} wrote.</source>
        <translation>結果を書き込むファイル（{program} が保存したもの）を指定してください。</translation>
    </message>
    <message>
        <source>The file does not fit what was played here:</source>
        <translation>ファイルがここの対局と合いません：</translation>
    </message>
    <message>
        <source>Results that go into it: {count}. Nothing else in it changes.</source>
        <translation>結果 {count} を書き込みます。ほかは変わりません。</translation>
    </message>
    <message>
        <source>Nothing would change: the file has these results.</source>
        <translation>変わるものはありません。これらの結果はすでにファイルにあります。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>何も書き込んでいません。</translation>
    </message>
    <message>
        <source>The tournament&apos;s file</source>
        <translation>大会ファイル</translation>
    </message>
    <message>
        <source>Tournaments of pairing programs</source>
        <translation>組み合わせソフトの大会</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Results put into {file}: {count}. As it was it is in {folder}.</source>
        <translation>結果 {count} を {file} に書き込みました。元のものは {folder} にあります。</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Answer {figures}</source>
        <translation>{figures} で答える</translation>
    </message>
    <message>
        <source>This ruling needs a reason.</source>
        <translation>この裁定には理由が必要です。</translation>
    </message>
    <message>
        <source>Answered: {question}</source>
        <translation>回答済み：{question}</translation>
    </message>
    <message>
        <source>Other points to think of ({count})</source>
        <translation>ほかに注意すべき点（{count}）</translation>
    </message>
    <message>
        <source>No questions here.</source>
        <translation>ここに未決の問いはありません。</translation>
    </message>
</context>
<context>
    <name>QueuePage</name>
    <message>
        <source>Other questions</source>
        <translation>ほかの問い</translation>
    </message>
</context>
<context>
    <name>ReadOffView</name>
    <message>
        <source>The count in figures</source>
        <translation>数えた数字</translation>
    </message>
    <message>
        <source>Nobody&apos;s points</source>
        <translation>ダメ</translation>
    </message>
    <message>
        <source>All points of the board</source>
        <translation>盤全体</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{side}, all the rest</source>
        <translation>{side}（残り全部）</translation>
    </message>
    <message>
        <source>{margin}, in {unit}</source>
        <translation>{margin}（{unit}）</translation>
    </message>
    <message>
        <source>Both areas: {land}</source>
        <translation>両者の地と石：{land}</translation>
    </message>
    <message>
        <source>Broken outlines, counted point by point: {count} of {all} spaces.</source>
        <translation>破線の枠は一点ずつ数える：空点{all}か所のうち{count}か所。</translation>
    </message>
    <message>
        <source>Read off</source>
        <translation>数えた結果</translation>
    </message>
</context>
<context>
    <name>ReadyDialog</name>
    <message>
        <source>Decide all that are ready</source>
        <translation>決定できる卓をすべて決定</translation>
    </message>
    <message>
        <source>In these cases nothing is open. Take the check off those that are to wait; the others are decided as their cases count.</source>
        <translation>これらの裁定ファイルに未決はありません。待たせる卓のチェックを外してください。残りは数えたとおりに決定します。</translation>
    </message>
    <message>
        <source>Tables that are ready</source>
        <translation>すぐ決定できる卓</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Decide {count} tables</source>
        <translation>{count}卓を決定</translation>
    </message>
    <message>
        <source>Decide the table</source>
        <translation>卓を決定</translation>
    </message>
    <message>
        <source>{done} decided, {left} to go</source>
        <translation>{done}卓決定、残り{left}卓</translation>
    </message>
    <message>
        <source>{done} decided.</source>
        <translation>{done}卓を決定しました。</translation>
    </message>
</context>
<context>
    <name>ReasonLine</name>
    <message>
        <source>Reason of the ruling</source>
        <translation>裁定の理由</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>ReasonStep</name>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>Record of table {table}</source>
        <translation>卓{table}の棋譜</translation>
    </message>
    <message>
        <source>Another record for {players}: it takes the place of “{source}”.</source>
        <translation>{players}の別の棋譜：「{source}」に替わります。</translation>
    </message>
    <message>
        <source>There is no record of {players} yet.</source>
        <translation>{players}の棋譜はまだありません。</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>As it was &amp;copied</source>
        <translation>コピーした棋譜を使う(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Set the position up on the board</source>
        <translation>盤上に局面を並べる(&amp;S)</translation>
    </message>
    <message>
        <source>It is this table&apos;s &amp;game</source>
        <translation>この卓の棋譜に相違ない(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>棋譜と裁定ファイル (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation>ファイルには{count}局あります。開く対局：</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Only the first {most} characters are taken.</source>
        <translation>最初の {most} 文字だけが入ります。</translation>
    </message>
</context>
<context>
    <name>RemovePlayerDialog</name>
    <message>
        <source>&amp;Player:</source>
        <translation>選手(&amp;P)：</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（記録に残る）(&amp;E)：</translation>
    </message>
    <message>
        <source>Only who has neither a table nor a bye can be taken out.</source>
        <translation>外せるのは、卓も不戦もない選手だけです。</translation>
    </message>
    <message>
        <source>Everybody has a table or a bye: nobody can be taken out. Take out the table first, or the bye.</source>
        <translation>全員に卓か不戦があるため、外せる選手がいません。先にその卓か不戦を外してください。</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>選手を選んでください。</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>ここでは理由が必要です。</translation>
    </message>
    <message>
        <source>Look, then press OK.</source>
        <translation>確かめてから OK を押してください。</translation>
    </message>
</context>
<context>
    <name>RemoveTableDialog</name>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（記録に残る）(&amp;E)：</translation>
    </message>
    <message>
        <source>Its case, its note and its decision go with it; what was done stays in the protocol of the event. A reason is needed.</source>
        <translation>裁定ファイル、メモ、裁定もともに外れますが、行ったことは大会の操作の記録に残ります。理由が必要です。</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>ここでは理由が必要です。</translation>
    </message>
    <message>
        <source>The table is not in the event any more; press Cancel.</source>
        <translation>この卓はもう大会にありません。キャンセルを押してください。</translation>
    </message>
    <message>
        <source>Look, then press OK.</source>
        <translation>確かめてから OK を押してください。</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>&amp;Copy:</source>
        <translation>控え(&amp;C)：</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（記録に残る）(&amp;E)：</translation>
    </message>
    <message>
        <source>no copy: as what was done says</source>
        <translation>控えを使わず、記録のとおりに</translation>
    </message>
    <message>
        <source>No copies of this event are kept.</source>
        <translation>この大会の控えはありません。</translation>
    </message>
    <message>
        <source>What was changed outside goref becomes again what the protocol of the event says. All that was done is kept, and the protocol names what was put right.</source>
        <translation>goref の外で変更されたものが、大会の記録のとおりに戻ります。行ったことはすべて残り、正した箇所は記録に書かれます。</translation>
    </message>
    <message>
        <source>Players, tables and results become what they were in the copy. What was done since stays in the protocol of the event, and a copy of the event as it is now is kept first.</source>
        <translation>選手・卓・結果は、控えを取ったときの状態に戻ります。その後に行ったことは大会の記録に残り、今の大会も先に控えとして残します。</translation>
    </message>
    <message>
        <source>The copy can be put in its place. What was done since the copy is not in it; the damaged file is moved among the copies.</source>
        <translation>控えで置き換えられます。控えの後に行ったことは含まれません。壊れたファイルは控えのフォルダーに移します。</translation>
    </message>
    <message>
        <source>Choose a copy.</source>
        <translation>控えを選んでください。</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>To the questions</source>
        <translation>未決の問いへ</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>記録用紙を印刷</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Next table</source>
        <translation>次の卓</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>計算の内訳</translation>
    </message>
    <message>
        <source>What could still change it</source>
        <translation>結果を変えうる点</translation>
    </message>
    <message>
        <source>All rule sets, and why they differ</source>
        <translation>全ルールの結果と違いの理由</translation>
    </message>
    <message>
        <source>What was decided, by whom</source>
        <translation>だれが何を裁定したか</translation>
    </message>
    <message>
        <source>What if it were played on?</source>
        <translation>打ち続けたらどうなるか</translation>
    </message>
    <message>
        <source>What happened at the table</source>
        <translation>対局中の事案</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>{count} open</source>
        <translation>未決{count}件</translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>未決なし</translation>
    </message>
    <message>
        <source>1 act</source>
        <translation>記録1件</translation>
    </message>
    <message>
        <source>{count} acts</source>
        <translation>記録{count}件</translation>
    </message>
    <message>
        <source>Without the penalty: {result}</source>
        <translation>罰がなければ：{result}</translation>
    </message>
    <message>
        <source>⚑ Under protest</source>
        <translation>⚑ 抗議中</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>計算中…</translation>
    </message>
    <message>
        <source>{count} ways agree ✓</source>
        <translation>{count}通りの計算が一致 ✓</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} disagree</source>
        <translation>⚑ {count}通り中{bad}通りが不一致</translation>
    </message>
</context>
<context>
    <name>RoomView</name>
    <message>
        <source>The board for the room</source>
        <translation>会場に見せる碁盤</translation>
    </message>
</context>
<context>
    <name>RoundActs</name>
    <message>
        <source>Round {round} is closed.</source>
        <translation>第{round}回戦を締め切りました。</translation>
    </message>
    <message>
        <source>Round {round} is open again.</source>
        <translation>第{round}回戦を再開しました。</translation>
    </message>
    <message>
        <source>Open round {round} again</source>
        <translation>第{round}回戦を再開</translation>
    </message>
    <message>
        <source>Why is the round opened again?</source>
        <translation>なぜ回戦を再開しますか？</translation>
    </message>
</context>
<context>
    <name>RoundFoot</name>
    <message>
        <source>Results into the file…</source>
        <translation>結果をファイルへ…</translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation>まだ卓がない</translation>
    </message>
    <message>
        <source>Round {round} is closed. Tables: {count}</source>
        <translation>第{round}回戦は締め切り済み：{count}卓</translation>
    </message>
    <message>
        <source>Round {round}: every table decided ({count})</source>
        <translation>第{round}回戦：{count}卓すべて決定</translation>
    </message>
    <message>
        <source>Round {round}: {decided} of {count} decided</source>
        <translation>第{round}回戦：{count}卓中{decided}卓決定</translation>
    </message>
    <message>
        <source>Every table decided ({count})</source>
        <translation>{count}卓すべて決定</translation>
    </message>
    <message>
        <source>Tables decided: {decided} of {count}</source>
        <translation>{count}卓中{decided}卓決定</translation>
    </message>
    <message>
        <source>{count} ready</source>
        <translation>決定できる卓 {count}</translation>
    </message>
    <message>
        <source>{count} in dispute</source>
        <translation>係争中 {count}</translation>
    </message>
    <message>
        <source>{count} without a record</source>
        <translation>棋譜のない卓 {count}</translation>
    </message>
    <message>
        <source>{count} being looked at</source>
        <translation>確認中 {count}</translation>
    </message>
    <message>
        <source>{count} not signed</source>
        <translation>未署名{count}</translation>
    </message>
    <message>
        <source>Import pairings…</source>
        <translation>組み合わせを取り込む…</translation>
    </message>
    <message>
        <source>Go to round {round}</source>
        <translation>第{round}回戦へ</translation>
    </message>
    <message>
        <source>Close round {round}…</source>
        <translation>第{round}回戦を締め切る…</translation>
    </message>
    <message>
        <source>Wall list…</source>
        <translation>掲示用成績表…</translation>
    </message>
    <message>
        <source>Decide the ready table…</source>
        <translation>決定できる卓を決定…</translation>
    </message>
    <message>
        <source>Decide {count} ready tables…</source>
        <translation>決定できる{count}卓を決定…</translation>
    </message>
    <message>
        <source>Record of table {table}…</source>
        <translation>卓{table}の棋譜…</translation>
    </message>
    <message>
        <source>Open table {table}</source>
        <translation>卓{table}を開く</translation>
    </message>
    <message>
        <source>Next: table {table}</source>
        <translation>次の卓：{table}</translation>
    </message>
</context>
<context>
    <name>RulesBar</name>
    <message>
        <source>&amp;Rule set</source>
        <translation>ルール(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Rule set</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>RulingStep</name>
    <message>
        <source>Y  Yes</source>
        <translation>Y  はい</translation>
    </message>
    <message>
        <source>N  No</source>
        <translation>N  いいえ</translation>
    </message>
    <message>
        <source>H  The opponent had replied when it was claimed</source>
        <translation>H  申し立てた時、相手はすでに応じていた</translation>
    </message>
    <message>
        <source>Or: {consequences}</source>
        <translation>または：{consequences}</translation>
    </message>
    <message>
        <source>Suspended at present: {consequences}</source>
        <translation>現在は適用停止：{consequences}</translation>
    </message>
    <message>
        <source>To be claimed {until}</source>
        <translation>申し立て：{until}</translation>
    </message>
    <message>
        <source>⚑ This turns the result. With it: {result}</source>
        <translation>⚑ これで勝敗が変わる：{result}</translation>
    </message>
    <message>
        <source>Is the stone in the opponent&apos;s lid?</source>
        <translation>石は相手の碁笥の蓋に入れた？</translation>
    </message>
    <message>
        <source>Are the {count} stones in the opponent&apos;s lid?</source>
        <translation>石{count}子は相手の碁笥の蓋に入れた？</translation>
    </message>
    <message>
        <source>What is paid is the same either way. Left open, it is asked where the prisoners are stated.</source>
        <translation>どちらでも罰は同じ。答えなければ、アゲハマの数が入力されているときに尋ねる。</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>Lines of the count</source>
        <translation>計算の内訳</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合計</translation>
    </message>
    <message>
        <source>{margin}, in {unit}</source>
        <translation>{margin}（{unit}）</translation>
    </message>
    <message>
        <source>Missing: {facts}</source>
        <translation>不足：{facts}</translation>
    </message>
    <message>
        <source>✓ both areas and the public points ({public}) make {size}</source>
        <translation>✓ 両者の石と地にダメ{public}を加えて{size}</translation>
    </message>
</context>
<context>
    <name>SekiPanel</name>
    <message>
        <source>Points of the seki</source>
        <translation>セキの点</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>所有</translation>
    </message>
    <message>
        <source>Worth ({unit})</source>
        <translation>値（{unit}）</translation>
    </message>
    <message>
        <source>{kind} (computed)</source>
        <translation>{kind}（計算）</translation>
    </message>
</context>
<context>
    <name>SentencePlate</name>
    <message>
        <source>Tidy what the referee did not set</source>
        <translation>審判が置いた石以外を整え直す</translation>
    </message>
    <message>
        <source>Tidy the rest</source>
        <translation>残りを整える</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>手順を計算中…</translation>
    </message>
</context>
<context>
    <name>SettingUp</name>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Black {black}, White {white} stones on the board</source>
        <translation>盤上に黒{black}子、白{white}子</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>局面の配置</translation>
    </message>
    <message>
        <source>The position stands as it is set up.</source>
        <translation>局面は並べたとおりになりました。</translation>
    </message>
    <message>
        <source>The board is empty now. Ctrl+Z brings back what was on it.</source>
        <translation>盤は空になりました。Ctrl+Zで元に戻せます。</translation>
    </message>
    <message>
        <source>The moves have left the case, what they told of the game is kept. Ctrl+Z brings them back.</source>
        <translation>着手は外れましたが、そこからわかる事実は残っています。Ctrl+Z で戻せます。</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Set up the position</source>
        <translation>局面を並べる</translation>
    </message>
    <message>
        <source>Left, drag or Enter puts stones, right the other colour. Esc: done.</source>
        <translation>左クリック、ドラッグ、Enterで石を置き、右クリックで反対の色。Escで完了。</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>交互</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>What the left button paints</source>
        <translation>左ボタンで置くもの</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>黒白を入れ替える</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>盤を左に回す</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>盤を右に回す</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右を反転</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>上下を反転</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>盤の路数</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>路</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤を空にする</translation>
    </message>
    <message>
        <source>New board {size}×{size}</source>
        <translation>新しい{size}路盤</translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>Print the sheets</source>
        <translation>記録用紙を印刷</translation>
    </message>
    <message>
        <source>Save the sheets</source>
        <translation>記録用紙を保存</translation>
    </message>
    <message>
        <source>The score sheets of the tables in the list, each on pages of its own. Those that are decided by their cases are checked; check others if you want them.</source>
        <translation>一覧にある卓の記録用紙です。卓ごとに新しいページから始まります。裁定ファイルで決まった卓に印が付いています。ほかの卓も要るなら印を付けてください。</translation>
    </message>
    <message>
        <source>Sheets made</source>
        <translation>作成した記録用紙</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Print {count} sheets…</source>
        <translation>記録用紙{count}部を印刷…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>記録用紙を印刷…</translation>
    </message>
    <message>
        <source>Save {count} sheets…</source>
        <translation>記録用紙{count}部を保存…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>記録用紙を保存…</translation>
    </message>
    <message>
        <source>{event}, round {round}, score sheets</source>
        <translation>{event} 第{round}回戦 記録用紙</translation>
    </message>
    <message>
        <source>{event}, score sheets</source>
        <translation>{event} 記録用紙</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>{count}部中{number}部目</translation>
    </message>
    <message>
        <source>changed in the meantime; open this window again</source>
        <translation>その間に変更されました。このウィンドウを開き直してください</translation>
    </message>
    <message>
        <source>Sheets printed: {count}.</source>
        <translation>記録用紙{count}部を印刷しました。</translation>
    </message>
    <message>
        <source>Sheets saved: {count}, in {path}</source>
        <translation>記録用紙{count}部を保存しました：{path}</translation>
    </message>
    <message>
        <source>No sheet could be made.</source>
        <translation>記録用紙は一部も作れませんでした。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
</context>
<context>
    <name>SheetsList</name>
    <message>
        <source>Tables and their sheets</source>
        <translation>卓とその記録用紙</translation>
    </message>
    <message>
        <source>{open} not decided, {without} without a record</source>
        <translation>未決{open}卓、棋譜なし{without}卓</translation>
    </message>
    <message>
        <source>no record, no sheet</source>
        <translation>棋譜がないため記録用紙もなし</translation>
    </message>
    <message>
        <source>⚑ {result}; its case counts otherwise now</source>
        <translation>⚑ {result}。裁定ファイルの計算はいま異なる</translation>
    </message>
    <message>
        <source>⚑ {result}; its case is not settled, and the sheet says so</source>
        <translation>⚑ {result}。裁定ファイルの裁定が済んでおらず、記録用紙にもそう出ます</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Click the chain or the point that is in dispute.</source>
        <translation>異議のある石または点をクリックしてください。</translation>
    </message>
    <message>
        <source>This trial is kept as it was played.</source>
        <translation>この実戦は打たれたとおりに残っています。</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>実戦で解決</translation>
    </message>
    <message>
        <source>Play it out: {where}</source>
        <translation>実戦で解決：{where}</translation>
    </message>
    <message>
        <source>Playing it out: {where}</source>
        <translation>実戦解決中：{where}</translation>
    </message>
    <message>
        <source>Played out: {where}</source>
        <translation>実戦終了：{where}</translation>
    </message>
    <message>
        <source>The trial before its first move ({count} in all).</source>
        <translation>実戦の1手目の前（全{count}手）。</translation>
    </message>
    <message>
        <source>Move {move} of {count} of the trial. {act}</source>
        <translation>実戦の{move}手目（全{count}手）。{act}</translation>
    </message>
    <message>
        <source>This rule set puts nothing back: play can go on from here.</source>
        <translation>このルールでは元に戻しません。ここから打ち継ぐことができます。</translation>
    </message>
    <message>
        <source>The game has gone on from here: the moves stand in the record.</source>
        <translation>対局はここから打ち継がれました。各手は棋譜にあります。</translation>
    </message>
    <message>
        <source>The record has changed since: nothing can be ruled by this trial.</source>
        <translation>その後棋譜が変わったため、この実戦による裁定はできません。</translation>
    </message>
    <message>
        <source>The result stays: {now}.</source>
        <translation>結果は変わらず：{now}。</translation>
    </message>
    <message>
        <source>The result is now: {now} (before: {was}).</source>
        <translation>結果：{now}（裁定前：{was}）。</translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message>
        <source>Where is the photograph?</source>
        <translation>写真はどこにありますか？</translation>
    </message>
    <message>
        <source>It can also be dropped here. It never leaves this computer.</source>
        <translation>ここにドロップしてもかまいません。写真がこのコンピューターの外に出ることはありません。</translation>
    </message>
    <message>
        <source>&amp;Open a picture…</source>
        <translation>画像を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>画像を貼り付ける(&amp;P)</translation>
    </message>
    <message>
        <source>Watch a &amp;folder…</source>
        <translation>フォルダーを監視する(&amp;F)…</translation>
    </message>
    <message>
        <source>Pictures ({kinds});;All files (*)</source>
        <translation>画像 ({kinds});;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open a photograph</source>
        <translation>写真を開く</translation>
    </message>
    <message>
        <source>The folder where pictures come in</source>
        <translation>写真が届くフォルダー</translation>
    </message>
    <message>
        <source>Newest picture in a folder</source>
        <translation>フォルダーの最新の画像</translation>
    </message>
    <message>
        <source>Choose the folder where the phone&apos;s pictures come in.</source>
        <translation>携帯の写真が届くフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Newest picture in {folder}</source>
        <translation>{folder}の最新の画像</translation>
    </message>
    <message>
        <source>No picture there yet. A new one is shown as soon as it comes.</source>
        <translation>まだ画像がありません。届くとすぐに表示します。</translation>
    </message>
</context>
<context>
    <name>StageBar</name>
    <message>
        <source>Stages</source>
        <translation>段階</translation>
    </message>
    <message>
        <source>{stage}, open: {count}</source>
        <translation>{stage}、未決{count}件</translation>
    </message>
    <message>
        <source>{stage}, nothing to decide</source>
        <translation>{stage}、裁定事項なし</translation>
    </message>
    <message>
        <source>{stage}, done</source>
        <translation>{stage}、完了</translation>
    </message>
</context>
<context>
    <name>StagePanel</name>
    <message>
        <source>Steps: {count}</source>
        <translation>手順：{count}</translation>
    </message>
    <message>
        <source>Notes: {count}</source>
        <translation>注記：{count}</translation>
    </message>
    <message>
        <source>{count} · step {step} of {steps}</source>
        <translation>{count} · 手順{step}／{steps}</translation>
    </message>
    <message>
        <source>{count} · {steps} steps</source>
        <translation>{count}・全{steps}段階</translation>
    </message>
    <message>
        <source>The board as it is counted.</source>
        <translation>数え始める前の盤面。</translation>
    </message>
    <message>
        <source>No stone need be moved: the board can be read off.</source>
        <translation>石を動かす必要はありません。このまま数えられます。</translation>
    </message>
</context>
<context>
    <name>Staging</name>
    <message>
        <source>Back one step</source>
        <translation>一つ戻る</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Result ▸</source>
        <translation>結果 ▸</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Space: next step   Backspace: back   ← →: one stone   P: play   Esc: close</source>
        <translation>スペース：次へ   Backspace：戻る   ← →：一子   P：再生   Esc：閉じる</translation>
    </message>
    <message>
        <source>Nothing that you did not set would be read any quicker.</source>
        <translation>置いた石以外は、これ以上数えやすくならない。</translation>
    </message>
    <message>
        <source>The stone of {point} is in your hand. Put it on an empty point (M or Enter); Esc lets it go.</source>
        <translation>{point}の石を手に取りました。空点に置いてください（M か Enter）。Esc で元に戻します。</translation>
    </message>
</context>
<context>
    <name>StandingsDialog</name>
    <message>
        <source>After round</source>
        <translation>回戦終了時</translation>
    </message>
    <message>
        <source>After &amp;round:</source>
        <translation>回戦終了時(&amp;R)：</translation>
    </message>
    <message>
        <source>C&amp;opy as a table</source>
        <translation>表としてコピー(&amp;O)</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps of the count</source>
        <translation>計算の手順</translation>
    </message>
</context>
<context>
    <name>SuggestView</name>
    <message>
        <source>Both players have marked</source>
        <translation>両対局者とも印を付けた</translation>
    </message>
    <message>
        <source>Give a second opinion</source>
        <translation>参考意見を出す</translation>
    </message>
    <message>
        <source>Progress of the opinion</source>
        <translation>参考意見の進み具合</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>キャンセル（Esc）</translation>
    </message>
    <message>
        <source>To the questions</source>
        <translation>未決の問いへ</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>取り下げる</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>エンジン…</translation>
    </message>
    <message>
        <source>No second opinion can be given: {reason}</source>
        <translation>参考意見を出せません：{reason}</translation>
    </message>
    <message>
        <source>Opinions are hidden until both players have marked what they think dead: nothing is worked out or shown before you say so here.</source>
        <translation>両対局者が死石と思う石に印を付けるまで、参考意見は伏せます。ここで確認するまで、何も調べず、何も示しません。</translation>
    </message>
    <message>
        <source>goref looks at the finished board by itself: which stones seem dead or in seki, where a border is open, and what to ask the players. It is only suggested, hatched on the board; nothing is marked until you accept it.</source>
        <translation>終局の盤面を goref が自分で調べ、死石やセキと見える石、閉じていない境界、対局者に確認すべきことを挙げます。提案にすぎず、盤上では斜線で示します。採用するまで何も印されません。</translation>
    </message>
    <message>
        <source>Ask also: {engine}</source>
        <translation>{engine} にも尋ねる</translation>
    </message>
    <message>
        <source>The engine could not be asked: {reason}</source>
        <translation>エンジンに尋ねられません：{reason}</translation>
    </message>
    <message>
        <source>Looking at the board …</source>
        <translation>盤面を調べています…</translation>
    </message>
    <message>
        <source>Asking {engine} … {seconds} s of at most {limit} s.</source>
        <translation>{engine} に尋ねています… {seconds} 秒（最長 {limit} 秒）。</translation>
    </message>
</context>
<context>
    <name>Suggesting</name>
    <message>
        <source>Second opinion</source>
        <translation>参考意見</translation>
    </message>
</context>
<context>
    <name>TableActs</name>
    <message>
        <source>Table {table} was decided without a record. Open it again to put one behind it.</source>
        <translation>卓{table}は棋譜なしで決定済みです。棋譜を付けるには、先に決定を取り消してください。</translation>
    </message>
    <message>
        <source>Nobody has marked the board of table {table}, {players}. Mark it as the second opinion suggests, and decide: {verdict}?</source>
        <translation>卓{table}（{players}）の盤面はまだ裁定されていません。参考意見の提案どおりに印を付け、「{verdict}」と決定しますか。</translation>
    </message>
    <message>
        <source>Table {table} in dispute</source>
        <translation>卓{table}を係争中に</translation>
    </message>
    <message>
        <source>What is in dispute? A decision that was made no longer holds.</source>
        <translation>何が係争中ですか。すでにした決定は無効になります。</translation>
    </message>
    <message>
        <source>What is in dispute?</source>
        <translation>何が係争中ですか。</translation>
    </message>
    <message>
        <source>Open table {table} again</source>
        <translation>卓{table}の決定を取り消す</translation>
    </message>
    <message>
        <source>Why is the decision taken back?</source>
        <translation>なぜ決定を取り消しますか。</translation>
    </message>
    <message>
        <source>Why is the table no longer in dispute?</source>
        <translation>なぜ係争中でなくなりますか。</translation>
    </message>
    <message>
        <source>Note at table {table}</source>
        <translation>卓{table}のメモ</translation>
    </message>
    <message>
        <source>Note of the referee:</source>
        <translation>審判のメモ：</translation>
    </message>
    <message>
        <source>No table is ready: in every case something is open.</source>
        <translation>すぐ決定できる卓はありません：どの裁定ファイルにも未決があります。</translation>
    </message>
    <message>
        <source>{count} more are still being looked at.</source>
        <translation>ほかに{count}卓を確認中です。</translation>
    </message>
    <message>
        <source>Table {table}, {players}: {state}</source>
        <translation>卓{table}、{players}：{state}</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Table of the event</source>
        <translation>大会の卓</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>結果を記録</translation>
    </message>
    <message>
        <source>In dispute…</source>
        <translation>係争中に…</translation>
    </message>
    <message>
        <source>Next open table</source>
        <translation>次の未定の卓</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>大会へ戻る</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>No tables yet. Drop pairings (CSV, a pairing program&apos;s file) or game records here, or add players and tables by hand.</source>
        <translation>卓がまだありません。組み合わせ（CSV、組み合わせソフトのファイル）か棋譜をここにドロップするか、選手と卓を手で追加してください。</translation>
    </message>
    <message>
        <source>Import players or pairings…</source>
        <translation>選手・組み合わせの取り込み…</translation>
    </message>
    <message>
        <source>Attach records…</source>
        <translation>棋譜を付ける…</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>選手を追加…</translation>
    </message>
    <message>
        <source>Add a table…</source>
        <translation>卓を追加…</translation>
    </message>
    <message>
        <source>No table is like that.</source>
        <translation>該当する卓がありません。</translation>
    </message>
    <message>
        <source>Show all tables</source>
        <translation>すべての卓を表示</translation>
    </message>
    <message>
        <source>Tables of the event</source>
        <translation>大会の卓の一覧</translation>
    </message>
</context>
<context>
    <name>TrialFindings</name>
    <message>
        <source>What the trial has shown</source>
        <translation>実戦が示したこと</translation>
    </message>
    <message>
        <source>Rule otherwise…</source>
        <translation>別の裁定…</translation>
    </message>
    <message>
        <source>Look at the trial</source>
        <translation>実戦を見る</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Play on in earnest</source>
        <translation>実際に打ち継ぐ</translation>
    </message>
    <message>
        <source>The acts of the trial become acts of the game</source>
        <translation>実戦の各手が対局の着手になる</translation>
    </message>
    <message>
        <source>Drop the trial</source>
        <translation>この実戦解決を削除</translation>
    </message>
    <message>
        <source>… {count} more under ⓘ</source>
        <translation>…ほか{count}件は ⓘ に</translation>
    </message>
    <message>
        <source>Rule…</source>
        <translation>裁定…</translation>
    </message>
</context>
<context>
    <name>TrialFoot</name>
    <message>
        <source>Not begun yet</source>
        <translation>実戦解決の開始前</translation>
    </message>
    <message>
        <source>Begin first, or “Something else”</source>
        <translation>先に開始、または「別のものにする」</translation>
    </message>
    <message>
        <source>Nothing counts until somebody rules</source>
        <translation>裁定するまでは何も決まりません</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>What is in dispute?</source>
        <translation>何が係争中ですか。</translation>
    </message>
    <message>
        <source>Trial, nothing counts yet</source>
        <translation>実戦解決中・まだ何も決まっていません</translation>
    </message>
    <message>
        <source>The board is put back when you rule or leave</source>
        <translation>裁定するか離れると、盤は元に戻ります</translation>
    </message>
    <message>
        <source>The game stays as it is until you play on in earnest</source>
        <translation>「実際に打ち継ぐ」を選ぶまで対局は変わりません</translation>
    </message>
    <message>
        <source>The board is as it was before the trial</source>
        <translation>盤は実戦前の局面に戻りました</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>採用する</translation>
    </message>
    <message>
        <source>Rule what the trial has shown</source>
        <translation>実戦が示したとおりに裁定する</translation>
    </message>
    <message>
        <source>Trial over, not ruled yet</source>
        <translation>実戦解決は終了・未裁定</translation>
    </message>
    <message>
        <source>Trial over</source>
        <translation>実戦解決は終了</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>TrialHand</name>
    <message>
        <source>The trial is dropped. Ctrl+Z brings it back.</source>
        <translation>実戦解決を削除しました。Ctrl+Z で元に戻ります。</translation>
    </message>
</context>
<context>
    <name>TrialPage</name>
    <message>
        <source>Resolving a dispute on the board</source>
        <translation>異議を実戦で解決</translation>
    </message>
    <message>
        <source>A ruling against what the board showed needs a reason.</source>
        <translation>実戦の結果と異なる裁定には理由が必要です。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>盤に戻る（Esc）</translation>
    </message>
    <message>
        <source>Rules of this trial</source>
        <translation>この実戦解決の規則</translation>
    </message>
    <message>
        <source>The rules of this trial, with their articles</source>
        <translation>この実戦解決の規則と条文</translation>
    </message>
</context>
<context>
    <name>TrialSteps</name>
    <message>
        <source>◀ Take back</source>
        <translation>◀ 一手戻す</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>最後の一手を取り消す</translation>
    </message>
    <message>
        <source>Take back the last move (Backspace)</source>
        <translation>最後の一手を取り消す（Backspace）</translation>
    </message>
    <message>
        <source>Move {move} · {side} to play</source>
        <translation>{move}手目 · {side}の番</translation>
    </message>
    <message>
        <source>took {black} : {white}</source>
        <translation>アゲハマ {black} : {white}</translation>
    </message>
    <message>
        <source>Stones taken in the trial: by Black {black}, by White {white}</source>
        <translation>実戦解決で取った石：黒が{black}、白が{white}</translation>
    </message>
    <message>
        <source>ends the trial</source>
        <translation>実戦解決が終わる</translation>
    </message>
    <message>
        <source>the trial goes on</source>
        <translation>実戦解決は続く</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>The trial is kept; {key} goes on with it.</source>
        <translation>実戦解決は保存されています。{key} で続きを打てます。</translation>
    </message>
    <message>
        <source>The trial is kept with the case.</source>
        <translation>実戦解決は裁定とともに残ります。</translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation>実戦は行われませんでした。</translation>
    </message>
    <message>
        <source>Go to a point with the arrow keys; Enter plays there.</source>
        <translation>矢印キーで点へ移動し、Enter で打ちます。</translation>
    </message>
    <message>
        <source>An earlier move is shown. Go to the end of the game (End) to go on.</source>
        <translation>途中の局面が表示されています。終局（End）に進んでから続けてください。</translation>
    </message>
    <message>
        <source>Enter begins the trial. Esc: back to the board.</source>
        <translation>Enter で実戦解決を始めます。Esc：盤に戻る。</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it, to play. Esc: leave.</source>
        <translation>空いた点をクリックするか Enter で打ちます。Esc：離れる。</translation>
    </message>
    <message>
        <source>Esc: back to the board.</source>
        <translation>Esc：盤に戻る。</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: {act}</source>
        <translation>元に戻す(&amp;U)：{act}</translation>
    </message>
    <message>
        <source>Taken back: {act}</source>
        <translation>元に戻した：{act}</translation>
    </message>
    <message>
        <source>Done again: {act}</source>
        <translation>やり直した：{act}</translation>
    </message>
    <message>
        <source>&amp;Redo: {act}</source>
        <translation>やり直す(&amp;R)：{act}</translation>
    </message>
    <message>
        <source>Nothing to take back since the case was opened.</source>
        <translation>開いてから取り消せる操作はありません。</translation>
    </message>
    <message>
        <source>Nothing to do again.</source>
        <translation>やり直せる操作はありません。</translation>
    </message>
</context>
<context>
    <name>UnfitBanner</name>
    <message>
        <source>What was done…</source>
        <translation>操作の記録…</translation>
    </message>
    <message>
        <source>Put it right…</source>
        <translation>正す…</translation>
    </message>
    <message>
        <source>Compare the results with the score sheets. Where they differ, go back to a copy.</source>
        <translation>結果を記録用紙と照合してください。異なるときは控えに戻ってください。</translation>
    </message>
    <message>
        <source>Go back to a copy…</source>
        <translation>控えに戻る…</translation>
    </message>
    <message>
        <source>Compare the results with the score sheets, then put it right.</source>
        <translation>結果を記録用紙と照合してから、正してください。</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>ハイコントラスト（ダーク）</translation>
    </message>
</context>
<context>
    <name>WhatCouldChange</name>
    <message>
        <source>What could still change it</source>
        <translation>結果を変えうる点</translation>
    </message>
    <message>
        <source>No open finding would change the margin.</source>
        <translation>差を変えうる未決の指摘はありません。</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>調べています…</translation>
    </message>
</context>
<context>
    <name>WhoBand</name>
    <message>
        <source>Rule set, komi, facts and details of the game</source>
        <translation>ルール・コミ・事実・対局情報</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>変更…</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>{stones}子局</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1手</translation>
    </message>
    <message>
        <source>{moves} moves</source>
        <translation>{moves}手</translation>
    </message>
</context>
<context>
    <name>WordDialog</name>
    <message>
        <source>Decide table {table} by word</source>
        <translation>卓{table}を直接裁定</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>対局の終わり方</translation>
    </message>
    <message>
        <source>Choose how it ended</source>
        <translation>終局の仕方を選んでください</translation>
    </message>
    <message>
        <source>Margin in points</source>
        <translation>差（点）</translation>
    </message>
    <message>
        <source>by default: the game was not played</source>
        <translation>不戦：対局なし</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>&amp;Ending</source>
        <translation>終わり方(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>差(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>理由(&amp;R)</translation>
    </message>
    <message>
        <source>{side} wins by points</source>
        <translation>{side}数え勝ち</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>ここでは理由が必要です。</translation>
    </message>
    <message>
        <source>By how many points?</source>
        <translation>差は何点ですか。</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>対局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新しい局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a &amp;historical game…</source>
        <translation>歴史的な対局を開く(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Paste a position or a game</source>
        <translation>局面か棋譜を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save the case</source>
        <translation>裁定ファイルを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the case &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export as SGF…</source>
        <translation>SGF に書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the &amp;diagram…</source>
        <translation>図を保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the &amp;comparison as CSV…</source>
        <translation>比較表を CSV で保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the sheet…</source>
        <translation>記録用紙を印刷(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>次の段階(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>前の段階(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Checklist and trials</source>
        <translation>確認事項と実戦解決(&amp;C)</translation>
    </message>
    <message>
        <source>Take this &amp;rule set for every new case</source>
        <translation>新しい対局にはこのルールを使う(&amp;R)</translation>
    </message>
    <message>
        <source>Reasons and &amp;article</source>
        <translation>理由と条文(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;goref</source>
        <translation>goref について(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Photo&amp;graph of a board…</source>
        <translation>盤の写真(&amp;G)…</translation>
    </message>
    <message>
        <source>Encoding o&amp;f the record…</source>
        <translation>棋譜の文字コード(&amp;F)…</translation>
    </message>
    <message>
        <source>E&amp;vent…</source>
        <translation>大会(&amp;V)…</translation>
    </message>
    <message>
        <source>Ne&amp;w event…</source>
        <translation>新しい大会(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Back to the event</source>
        <translation>大会へ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Pr&amp;int preview…</source>
        <translation>印刷プレビュー(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the sheet as PDF or HT&amp;ML…</source>
        <translation>記録用紙を PDF/HTML で保存(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the moves as a &amp;kifu (PDF)…</source>
        <translation>手順を譜にして保存(&amp;K)（PDF）…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>結果をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;position as text</source>
        <translation>局面をテキストでコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram as text</source>
        <translation>図を文字でコピー(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the diagram as a p&amp;icture</source>
        <translation>図を画像でコピー(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Set up or change the position</source>
        <translation>局面を並べる・直す(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Nothin&amp;g (else) is dead</source>
        <translation>（ほかに）死石なし(&amp;G)</translation>
    </message>
    <message>
        <source>Record pl&amp;ay</source>
        <translation>対局を記録(&amp;A)</translation>
    </message>
    <message>
        <source>Resol&amp;ve a dispute on the board</source>
        <translation>異議を実戦で解決(&amp;V)</translation>
    </message>
    <message>
        <source>Lay the co&amp;unt out on the board</source>
        <translation>盤上で数える(&amp;U)</translation>
    </message>
    <message>
        <source>Recor&amp;d and facts</source>
        <translation>棋譜と事実(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;mpare all rule sets</source>
        <translation>全ルールを比較(&amp;M)</translation>
    </message>
    <message>
        <source>What if it were pla&amp;yed on?…</source>
        <translation>打ち続けたら(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>着手一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;What happened at the table</source>
        <translation>対局中の事案(&amp;W)</translation>
    </message>
    <message>
        <source>Second op&amp;inion</source>
        <translation>参考意見(&amp;I)</translation>
    </message>
    <message>
        <source>Pr&amp;otocol…</source>
        <translation>裁定記録(&amp;O)…</translation>
    </message>
    <message>
        <source>Record the &amp;table&apos;s result</source>
        <translation>この卓の結果を記録(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;he table is in dispute…</source>
        <translation>この卓を係争中に(&amp;H)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt open table</source>
        <translation>次の未定の卓(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>最初の局面へ(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>一手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>一手進む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End of the game</source>
        <translation>終局図へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>座標(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Marks of the ruling</source>
        <translation>裁定の印(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>文字を大きく(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>文字を小さく(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ordinary text</source>
        <translation>標準の文字(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用説明書(&amp;M)</translation>
    </message>
    <message>
        <source>This &amp;rule set</source>
        <translation>このルールについて(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Signs on the board</source>
        <translation>盤上の印(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys and marks</source>
        <translation>キーと印(&amp;K)</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} を読み込んでいます…</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み込み中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>The text is neither a game (SGF) nor a position in rows of .XO.</source>
        <translation>このテキストは棋譜（SGF）でも、.XO の行で書いた局面でもありません。</translation>
    </message>
    <message>
        <source>This changes as soon as no dialog is open and nothing is being entered.</source>
        <translation>ダイアログがすべて閉じられ、入力中のものがなくなると変わります。</translation>
    </message>
    <message>
        <source>A historical game:</source>
        <translation>歴史的な対局：</translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation>ファイルには{count}局あります。開く対局：</translation>
    </message>
    <message>
        <source>goref ended before this case was saved:</source>
        <translation>次の裁定ファイルを保存する前に goref が終了しました：</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>破棄する</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>後で確認する</translation>
    </message>
    <message>
        <source>A position without names</source>
        <translation>名前のない局面</translation>
    </message>
    <message>
        <source>Moves: {count}</source>
        <translation>手数：{count}</translation>
    </message>
    <message>
        <source>Acts of the referee: {count}, the last on {when}</source>
        <translation>審判の操作：{count}件、最後は {when}</translation>
    </message>
    <message>
        <source>Table {table} of {event}</source>
        <translation>{event}、卓{table}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>ファイル：{file}</translation>
    </message>
    <message>
        <source>Brought back; the last acts could not be read: {count} left out.</source>
        <translation>復元しました。最後の操作{count}件は読み取れず、省きました。</translation>
    </message>
    <message>
        <source>Something is still being written. goref ends as soon as that is done.</source>
        <translation>まだ書き込み中です。書き終わると goref は終了します。</translation>
    </message>
    <message>
        <source>&amp;End without waiting</source>
        <translation>待たずに終了(&amp;E)</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>goref made a mistake and stopped what it did.</source>
        <translation>goref でエラーが起き、操作を中止しました。</translation>
    </message>
    <message>
        <source>If it happens again, please report the details below.</source>
        <translation>また起きたときは、下の詳細をご報告ください。</translation>
    </message>
    <message>
        <source>Everything you decided so far is in the journal. Save the case, then go on.</source>
        <translation>これまでの裁定はすべて記録してあります。裁定ファイルを保存してから続けてください。</translation>
    </message>
    <message>
        <source>What you decided since the case was saved last may be in no journal: save the case now, before anything else.</source>
        <translation>最後に保存した後の裁定は、記録されていないおそれがあります。まず裁定ファイルを保存してください。</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>The event was changed</source>
        <translation>大会が変更されました</translation>
    </message>
    <message>
        <source>{count} tables were changed</source>
        <translation>{count}卓が変更されました</translation>
    </message>
    <message>
        <source>Table {table}: {state}</source>
        <translation>卓{table}：{state}</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>ここでは理由が必要です。</translation>
    </message>
    <message>
        <source>Table {table} was changed in the meantime ({who}, {time}): {state}.</source>
        <translation>卓{table}はその間に変更されました（{who}、{time}）：{state}。</translation>
    </message>
    <message>
        <source>That would no longer hold. Go on all the same?</source>
        <translation>続けると、それは無効になります。それでも続けますか。</translation>
    </message>
</context>
<context>
    <name>event-attach</name>
    <message>
        <source>Game record</source>
        <translation>棋譜</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>注意事項</translation>
    </message>
    <message>
        <source>Put behind table {table}.</source>
        <translation>卓{table}に付けました。</translation>
    </message>
    <message>
        <source>new: {table}</source>
        <translation>新規：{table}</translation>
    </message>
    <message>
        <source>nowhere yet</source>
        <translation>行き先なし</translation>
    </message>
    <message>
        <source>a new table in round {round}</source>
        <translation>第{round}回戦の新しい卓</translation>
    </message>
</context>
<context>
    <name>event-audit</name>
    <message>
        <source>Entry</source>
        <translation>項番</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>操作者</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>前 → 後</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>event-commands</name>
    <message>
        <source>&amp;Event</source>
        <translation>大会(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>卓(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players and pairings</source>
        <translation>選手と組み合わせ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New event…</source>
        <translation>新しい大会(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import players or pairings…</source>
        <translation>選手・組み合わせの取り込み(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Attach records…</source>
        <translation>棋譜を付ける(&amp;A)…</translation>
    </message>
    <message>
        <source>Attach the record that was &amp;copied</source>
        <translation>コピーした棋譜を付ける(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出し(&amp;E)…</translation>
    </message>
    <message>
        <source>Res&amp;ults into the tournament&apos;s file…</source>
        <translation>結果を大会ファイルへ(&amp;U)…</translation>
    </message>
    <message>
        <source>Pre&amp;view the wall list…</source>
        <translation>掲示用成績表のプレビュー(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Print the wall list…</source>
        <translation>掲示用成績表の印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the &amp;sheets…</source>
        <translation>記録用紙を印刷(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the shee&amp;ts…</source>
        <translation>記録用紙を保存(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Data of the event…</source>
        <translation>大会の情報(&amp;D)…</translation>
    </message>
    <message>
        <source>Go &amp;back to a copy…</source>
        <translation>控えに戻る(&amp;B)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Adjudicate</source>
        <translation>裁定する(&amp;A)</translation>
    </message>
    <message>
        <source>Put a re&amp;cord behind it…</source>
        <translation>棋譜を付ける(&amp;C)…</translation>
    </message>
    <message>
        <source>Accept the &amp;suggestion and decide…</source>
        <translation>提案を採って決定(&amp;S)…</translation>
    </message>
    <message>
        <source>Decide by &amp;word…</source>
        <translation>直接裁定(&amp;W)…</translation>
    </message>
    <message>
        <source>What &amp;happened at the table</source>
        <translation>対局中の事案(&amp;H)</translation>
    </message>
    <message>
        <source>In &amp;dispute…</source>
        <translation>係争中に(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Open it again…</source>
        <translation>決定を取り消す(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>メモ(&amp;N)…</translation>
    </message>
    <message>
        <source>Sheet si&amp;gned, or not</source>
        <translation>署名済み・未署名(&amp;G)</translation>
    </message>
    <message>
        <source>Decide all that are &amp;ready…</source>
        <translation>決定できる卓をすべて決定(&amp;R)…</translation>
    </message>
    <message>
        <source>C&amp;lose the round…</source>
        <translation>回戦を締め切る(&amp;L)…</translation>
    </message>
    <message>
        <source>O&amp;pen the round again…</source>
        <translation>回戦を再開(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a &amp;player…</source>
        <translation>選手を追加(&amp;P)…</translation>
    </message>
    <message>
        <source>Data of the &amp;black player…</source>
        <translation>黒番の選手の情報(&amp;B)…</translation>
    </message>
    <message>
        <source>Data of the &amp;white player…</source>
        <translation>白番の選手の情報(&amp;W)…</translation>
    </message>
    <message>
        <source>Add a &amp;table…</source>
        <translation>卓を追加(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Change the pairing…</source>
        <translation>組み合わせの変更(&amp;C)…</translation>
    </message>
    <message>
        <source>B&amp;yes…</source>
        <translation>不戦(&amp;Y)…</translation>
    </message>
    <message>
        <source>Take a player &amp;out…</source>
        <translation>選手を外す(&amp;O)…</translation>
    </message>
    <message>
        <source>Take the table o&amp;ut…</source>
        <translation>この卓を外す(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>検索(&amp;F)…</translation>
    </message>
    <message>
        <source>Show &amp;all tables</source>
        <translation>すべての卓を表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>更新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>順位(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was done…</source>
        <translation>操作の記録(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help on this window</source>
        <translation>操作の説明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用説明書(&amp;M)</translation>
    </message>
    <message>
        <source>About &amp;goref</source>
        <translation>goref について(&amp;G)</translation>
    </message>
</context>
<context>
    <name>event-copies</name>
    <message>
        <source>Go back to a copy</source>
        <translation>控えに戻る</translation>
    </message>
</context>
<context>
    <name>event-forms</name>
    <message>
        <source>Somebody else has changed this in the meantime ({who}, {time}).</source>
        <translation>その間にほかの人が変更しました（{who}、{time}）。</translation>
    </message>
</context>
<context>
    <name>event-import</name>
    <message>
        <source>Take in players or pairings</source>
        <translation>選手・組み合わせの取り込み</translation>
    </message>
    <message>
        <source>Tables and files of pairing programs</source>
        <translation>表と組み合わせソフトのファイル</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>event-info</name>
    <message>
        <source>New event</source>
        <translation>新しい大会</translation>
    </message>
    <message>
        <source>Change the event</source>
        <translation>大会の変更</translation>
    </message>
    <message>
        <source>“{text}” is no day; write it as 2026-11-21.</source>
        <translation>「{text}」は日付ではありません。2026-11-21 のように書いてください。</translation>
    </message>
</context>
<context>
    <name>event-players</name>
    <message>
        <source>New player</source>
        <translation>新しい選手</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>選手の変更</translation>
    </message>
</context>
<context>
    <name>event-removing</name>
    <message>
        <source>Take a player out</source>
        <translation>選手を外す</translation>
    </message>
    <message>
        <source>Take a table out</source>
        <translation>卓を外す</translation>
    </message>
</context>
<context>
    <name>event-tables</name>
    <message>
        <source>New table</source>
        <translation>新しい卓</translation>
    </message>
    <message>
        <source>Change a table</source>
        <translation>卓の変更</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>卓</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Hd, komi</source>
        <translation>置石・コミ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>概況</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>裁定ファイル</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>理由：{reason}</translation>
    </message>
    <message>
        <source>no record yet</source>
        <translation>棋譜なし</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Exported: {path}</source>
        <translation>書き出しました：{path}</translation>
    </message>
    <message>
        <source>The record says: {recorded}. The count says: {counted}. Which is to be written?</source>
        <translation>棋譜の記載：{recorded}。計算の結果：{counted}。どちらを書き込みますか。</translation>
    </message>
    <message>
        <source>Write the &amp;counted result</source>
        <translation>計算の結果を書き込む(&amp;C)</translation>
    </message>
    <message>
        <source>Keep the &amp;recorded result</source>
        <translation>棋譜の結果を残す(&amp;R)</translation>
    </message>
    <message>
        <source>The record says: {recorded}. The case is not settled; counted as it is now: {counted}. Which is to be written?</source>
        <translation>棋譜の記載：{recorded}。裁定はまだ済んでいません。現状での計算：{counted}。どちらを書き込みますか。</translation>
    </message>
    <message>
        <source>The record&apos;s own result is kept in the file in either case.</source>
        <translation>どちらの場合も、棋譜にあった結果はファイルに残ります。</translation>
    </message>
    <message>
        <source>Export as SGF</source>
        <translation>SGF に書き出す</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋譜 (*.sgf)</translation>
    </message>
    <message>
        <source>{file} is there already, with this game and this result.</source>
        <translation>{file} はすでにあり、対局も結果も同じです。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>Choose another &amp;name</source>
        <translation>別の名前を選ぶ(&amp;N)</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>コミなどの加減</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>コミ</translation>
    </message>
    <message>
        <source>Ways to count</source>
        <translation>計算方法</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>盤上のカーソルを動かす</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>next line of the count</source>
        <translation>計算の次の数</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>印</translation>
    </message>
    <message>
        <source>A hatched mark is computed and not yet ruled on.</source>
        <translation>斜線の印は計算によるもので、まだ裁定されていません。</translation>
    </message>
    <message>
        <source>the next act, at the foot</source>
        <translation>下に示す次の操作</translation>
    </message>
    <message>
        <source>answer the open question</source>
        <translation>いまの問いに答える</translation>
    </message>
    <message>
        <source>answer it as the second opinion suggests</source>
        <translation>参考意見のとおりに答える</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>other answers to the open question</source>
        <translation>いまの問いのほかの選択肢</translation>
    </message>
    <message>
        <source>count with stones: next step</source>
        <translation>石で数える：次へ</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>count with stones: step back</source>
        <translation>石で数える：前へ</translation>
    </message>
    <message>
        <source>count with stones: one stone back or forward</source>
        <translation>石で数える：一石戻る・進む</translation>
    </message>
    <message>
        <source>count with stones: play or pause</source>
        <translation>石で数える：再生・一時停止</translation>
    </message>
    <message>
        <source>count with stones: pick up or put down a stone</source>
        <translation>石で数える：石を持つ・置く</translation>
    </message>
    <message>
        <source>count with stones: tidy the rest</source>
        <translation>石で数える：残りを整える</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>count with stones: close</source>
        <translation>石で数える：閉じる</translation>
    </message>
    <message>
        <source>dispute played out: what both agree it has shown</source>
        <translation>実戦解決：両者が合意した結果</translation>
    </message>
    <message>
        <source>dispute played out: pass, give up</source>
        <translation>実戦解決：パス、放棄</translation>
    </message>
    <message>
        <source>dispute played out: take back</source>
        <translation>実戦解決：一手戻す</translation>
    </message>
    <message>
        <source>second opinion: give up asking</source>
        <translation>参考意見：尋ねるのをやめる</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>キーと印</translation>
    </message>
    <message>
        <source>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;A referee&apos;s tool for finished games of Go.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;終局した碁を裁定するツール。&lt;/p&gt;&lt;p&gt;MIT ライセンス。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>many-files</name>
    <message>
        <source>Answer the dialog that is open first.</source>
        <translation>先に開いているダイアログに答えてください。</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>No.</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>取り石</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>pass stone</source>
        <translation>パスの石</translation>
    </message>
    <message>
        <source>give-up</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>illegal: off the board</source>
        <translation>反則：盤外</translation>
    </message>
    <message>
        <source>illegal: point occupied</source>
        <translation>反則：石のある点</translation>
    </message>
    <message>
        <source>illegal: suicide</source>
        <translation>反則：自殺手</translation>
    </message>
    <message>
        <source>illegal: ko taken back at once</source>
        <translation>反則：劫の即時取り返し</translation>
    </message>
    <message>
        <source>illegal: position repeated</source>
        <translation>反則：同形反復</translation>
    </message>
    <message>
        <source>start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>void</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>着手されず</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>終局の補い手</translation>
    </message>
</context>
<context>
    <name>photo</name>
    <message>
        <source>Does a corner lie on the wrong crossing?</source>
        <translation>交点を間違えた隅がありますか？</translation>
    </message>
    <message>
        <source>Move the grid {what}?</source>
        <translation>格子を{what}動かしますか？</translation>
    </message>
    <message>
        <source>Move the grid’s {what}?</source>
        <translation>格子を直しますか：{what}？</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>左へ{count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>右へ{count}</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>上へ{count}</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>下へ{count}</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>左辺</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>右辺</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>上辺</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>下辺</translation>
    </message>
    <message>
        <source>{side} {count} out</source>
        <translation>{side}を外へ{count}</translation>
    </message>
    <message>
        <source>{side} {count} in</source>
        <translation>{side}を内へ{count}</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>一路</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count}路</translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>{point}: {side}, chain of {stones}, 1 liberty</source>
        <translation>{point}：{side}、{stones}子の連、ダメ1</translation>
    </message>
    <message>
        <source>{point}: {side}, chain of {stones}, {liberties} liberties</source>
        <translation>{point}：{side}、{stones}子の連、ダメ{liberties}</translation>
    </message>
    <message>
        <source>, {status}</source>
        <translation>、{status}</translation>
    </message>
    <message>
        <source>{point}: empty</source>
        <translation>{point}：空点</translation>
    </message>
    <message>
        <source>{point}: {owner}, {kind}</source>
        <translation>{point}：{owner}、{kind}</translation>
    </message>
    <message>
        <source>{point}: {kind}</source>
        <translation>{point}：{kind}</translation>
    </message>
    <message>
        <source> (ruled)</source>
        <translation>（裁定済み）</translation>
    </message>
    <message>
        <source> (computed)</source>
        <translation>（計算による）</translation>
    </message>
    <message>
        <source>, in dispute</source>
        <translation>、異議あり</translation>
    </message>
    <message>
        <source>, move {move} of the trial</source>
        <translation>、実戦の{move}手目</translation>
    </message>
</context>
<context>
    <name>protocol</name>
    <message>
        <source>Act</source>
        <translation>項番</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>申出人</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>前 → 後</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
</context>
<context>
    <name>replacing</name>
    <message>
        <source>{file} was changed by somebody else, or in another window, since it was read here.</source>
        <translation>{file} は、ここで読み込んだ後に、ほかの人または別のウィンドウで変更されました。</translation>
    </message>
    <message>
        <source>Theirs: the file is opened as it is now.</source>
        <translation>相手のもの：いまのファイルを開きます。</translation>
    </message>
    <message>
        <source>Theirs: the file is opened as it is now; what was done here since the case was saved last is given up.</source>
        <translation>相手のもの：いまのファイルを開きます。最後に保存した後にここで行ったことは破棄されます。</translation>
    </message>
    <message>
        <source>Mine: the file is replaced; what they wrote is lost.</source>
        <translation>自分のもの：ファイルを上書きします。相手の書いた内容は失われます。</translation>
    </message>
    <message>
        <source>Both: theirs stays as it is, mine is saved beside it as {file}.</source>
        <translation>両方：相手のものはそのまま、自分のものは隣に {file} として保存します。</translation>
    </message>
    <message>
        <source>Open &amp;theirs</source>
        <translation>相手のものを開く(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;mine</source>
        <translation>自分のものを保存(&amp;M)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>両方残す(&amp;B)</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Print the protocol with the sheet</source>
        <translation>裁定記録も印刷する</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>記録用紙</translation>
    </message>
    <message>
        <source>Print preview of the sheet</source>
        <translation>記録用紙の印刷プレビュー</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>ウェブページ (*.html)</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>記録用紙を保存</translation>
    </message>
    <message>
        <source>{name} is there already. Replace it?</source>
        <translation>{name} はすでにあります。置き換えますか？</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Black&apos;s bowl</source>
        <translation>黒の碁笥</translation>
    </message>
    <message>
        <source>Black&apos;s lid</source>
        <translation>黒の蓋</translation>
    </message>
    <message>
        <source>White&apos;s bowl</source>
        <translation>白の碁笥</translation>
    </message>
    <message>
        <source>, lacks {count}</source>
        <translation>、借り{count}</translation>
    </message>
    <message>
        <source>{point}: {side}, eyes, {size} in all</source>
        <translation>{point}：{side}の眼、{size}点</translation>
    </message>
    <message>
        <source>{point}: {side}, {size} points, to be counted one by one</source>
        <translation>{point}：{side}地、{size}点、一点ずつ数える</translation>
    </message>
    <message>
        <source>{point}: {side}, the remainder of {size}</source>
        <translation>{point}：{side}地、端数{size}点</translation>
    </message>
    <message>
        <source>{point}: {side}, a block of {size}</source>
        <translation>{point}：{side}地、{size}点のまとまり</translation>
    </message>
    <message>
        <source>White&apos;s lid</source>
        <translation>白の蓋</translation>
    </message>
    <message>
        <source>{point}: {side}, a stone</source>
        <translation>{point}：{side}石</translation>
    </message>
    <message>
        <source>{point}: empty</source>
        <translation>{point}：空点</translation>
    </message>
</context>
<context>
    <name>stages</name>
    <message>
        <source>Dead stones</source>
        <translation>死石</translation>
    </message>
    <message>
        <source>Doubts</source>
        <translation>未確定の点</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
</context>
<context>
    <name>suggesting</name>
    <message>
        <source>No stone is in doubt. Open borders: {borders}.</source>
        <translation>疑わしい石はありません。閉じていない境界：{borders}か所。</translation>
    </message>
    <message>
        <source>To ask the players: {asked}. Open borders: {borders}.</source>
        <translation>対局者に確認：{asked}か所、閉じていない境界：{borders}か所。</translation>
    </message>
    <message>
        <source>Nothing is unclear.</source>
        <translation>不明な点はありません。</translation>
    </message>
    <message>
        <source>Clear, and not yet marked: {dead} dead, {seki} in seki.</source>
        <translation>明らかで未記入：死石{dead}子、セキ{seki}子。</translation>
    </message>
    <message>
        <source>Nothing else is to be marked.</source>
        <translation>ほかに印を付けるものはありません。</translation>
    </message>
    <message>
        <source>to ask the players</source>
        <translation>対局者に確認</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>閉じていない境界</translation>
    </message>
    <message>
        <source>protective play?</source>
        <translation>手入れ？</translation>
    </message>
    <message>
        <source>stones in atari</source>
        <translation>アタリの石</translation>
    </message>
    <message>
        <source>suggested: {life}</source>
        <translation>提案：{life}</translation>
    </message>
</context>
<context>
    <name>wall-list</name>
    <message>
        <source>Laying out the wall list…</source>
        <translation>掲示用成績表をレイアウト中…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
</TS>
