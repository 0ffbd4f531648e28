<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AgreedForm</name>
    <message>
        <source>What did it show? Both agree:</source>
        <translation>结果如何？双方同意：</translation>
    </message>
    <message>
        <source>Ends the trial: both sides agree on it ({key})</source>
        <translation>双方同意，实战解决就此结束（{key}）</translation>
    </message>
</context>
<context>
    <name>Around</name>
    <message>
        <source>Nothing was copied. Copy a record (SGF), then paste it here.</source>
        <translation>剪贴板为空。请先复制棋谱（SGF），再在此粘贴。</translation>
    </message>
</context>
<context>
    <name>AtTable</name>
    <message>
        <source>Round {round}, table {table}: {players}</source>
        <translation>第{round}轮第{table}台：{players}</translation>
    </message>
    <message>
        <source>Somebody else changed the case behind it.</source>
        <translation>案卷已被他人更换。</translation>
    </message>
    <message>
        <source>The case is kept behind table {table}.</source>
        <translation>案卷已存入{table}台。</translation>
    </message>
    <message>
        <source>Record the result of table {table} anew</source>
        <translation>重新登记{table}台的结果</translation>
    </message>
    <message>
        <source>The table was decided as “{result}”. Why is it decided anew?</source>
        <translation>该台已判定为“{result}”。为何重新判定？</translation>
    </message>
    <message>
        <source>Recorded for table {table}: {result}</source>
        <translation>已登记{table}台：{result}</translation>
    </message>
    <message>
        <source>Table {table} is in dispute.</source>
        <translation>{table}台有争议。</translation>
    </message>
    <message>
        <source>Table {table} in dispute</source>
        <translation>{table}台有争议</translation>
    </message>
    <message>
        <source>What is in dispute? A decision that was made no longer holds.</source>
        <translation>争议何在？已作的判定不再有效。</translation>
    </message>
    <message>
        <source>Every other table is decided.</source>
        <translation>其余各台均已判定。</translation>
    </message>
    <message>
        <source>Somebody else put another case behind table {table}; it is shown now.</source>
        <translation>已有他人为{table}台换了案卷，现显示该案卷。</translation>
    </message>
    <message>
        <source>“Save the case as…” keeps it in a file.</source>
        <translation>可用“案卷另存为…”存为文件。</translation>
    </message>
    <message>
        <source>The record says {word}, which no count gives. What is recorded?</source>
        <translation>棋谱写明 {word}，这不是计算所得。登记哪一个结果？</translation>
    </message>
    <message>
        <source>As the record says: {word}</source>
        <translation>按棋谱：{word}</translation>
    </message>
    <message>
        <source>As it is counted: {verdict}</source>
        <translation>按计算：{verdict}</translation>
    </message>
    <message>
        <source>Record for table {table} what is counted now, {result}, all the same?</source>
        <translation>{table}台仍按现在的计算登记：{result}？</translation>
    </message>
    <message>
        <source>&amp;Record it all the same</source>
        <translation>仍然登记(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>再看一看(&amp;L)</translation>
    </message>
    <message>
        <source>Somebody else put another case behind table {table}.</source>
        <translation>他人已为{table}台换上另一案卷。</translation>
    </message>
    <message>
        <source>Somebody else took the case of table {table} away.</source>
        <translation>他人已取下{table}台的案卷。</translation>
    </message>
    <message>
        <source>What you ruled here has not been kept in the event.</source>
        <translation>您在此所作的裁定尚未存入赛事。</translation>
    </message>
    <message>
        <source>Show &amp;theirs</source>
        <translation>显示他人的(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>将我的另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Keep looking at mine</source>
        <translation>继续看我的(&amp;K)</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>pasted</source>
        <translation>粘贴的棋谱</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}……</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>棋谱与案卷 (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Games to put into the event</source>
        <translation>要加入赛事的棋谱</translation>
    </message>
    <message>
        <source>A folder of games</source>
        <translation>棋谱文件夹</translation>
    </message>
    <message>
        <source>Games: {count}.</source>
        <translation>棋谱：{count}局。</translation>
    </message>
    <message>
        <source>Files that cannot be used: {count}.</source>
        <translation>无法使用的文件：{count}个。</translation>
    </message>
    <message>
        <source>✕ Checked, but cannot be done as it stands: {count}.</source>
        <translation>✕ 已勾选但目前无法执行：{count}局。</translation>
    </message>
    <message>
        <source>New players: {count}.</source>
        <translation>新棋手：{count}人。</translation>
    </message>
    <message>
        <source>Choose files or a folder, paste games, or drop them here.</source>
        <translation>请选择文件或文件夹，粘贴棋谱，或将其拖到此处。</translation>
    </message>
    <message>
        <source>&amp;Put in: {count}</source>
        <translation>加入(&amp;P)：{count}</translation>
    </message>
    <message>
        <source>Putting them in …</source>
        <translation>正在加入……</translation>
    </message>
    <message>
        <source>Put behind their tables: {count}.</source>
        <translation>已归入各台：{count}局。</translation>
    </message>
    <message>
        <source>No game was found there.</source>
        <translation>其中没有找到棋谱。</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Put games into the event</source>
        <translation>将棋谱加入赛事</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>文件夹(&amp;O)…</translation>
    </message>
    <message>
        <source>P&amp;aste games</source>
        <translation>粘贴棋谱(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Round of new tables:</source>
        <translation>新台的轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>Round of new tables</source>
        <translation>新台的轮次</translation>
    </message>
    <message>
        <source>&amp;New tables for the rest</source>
        <translation>其余各局另设新台(&amp;N)</translation>
    </message>
    <message>
        <source>Every game that goes nowhere yet gets a table of its own.</source>
        <translation>尚无归属的每一局各设一台。</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>本局说明</translation>
    </message>
    <message>
        <source>Where this game goes</source>
        <translation>本局归入</translation>
    </message>
    <message>
        <source>This game &amp;goes to:</source>
        <translation>本局归入(&amp;G)：</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>停止读取(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>找到的棋谱</translation>
    </message>
</context>
<context>
    <name>AuditDialog</name>
    <message>
        <source>Who did what</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>Only what has this text</source>
        <translation>只列含此文字者</translation>
    </message>
    <message>
        <source>&amp;Only what has this text:</source>
        <translation>只列含此文字者(&amp;O)：</translation>
    </message>
    <message>
        <source>What was done, the latest first</source>
        <translation>操作一览，最近者在前</translation>
    </message>
    <message>
        <source>The line in full</source>
        <translation>该项全文</translation>
    </message>
    <message>
        <source>Co&amp;py what is listed</source>
        <translation>复制所列各项(&amp;P)</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>正在读取……</translation>
    </message>
    <message>
        <source>Listed: {listed} of {every}.</source>
        <translation>共{every}项，列出{listed}项。</translation>
    </message>
</context>
<context>
    <name>BoardSide</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Points of the seki</source>
        <translation>双活中的点</translation>
    </message>
    <message>
        <source>Claim points by hand</source>
        <translation>逐点指定归属</translation>
    </message>
</context>
<context>
    <name>ByesDialog</name>
    <message>
        <source>Byes</source>
        <translation>轮空</translation>
    </message>
    <message>
        <source>Those who are at no table of the round. A check gives a bye, taking it off takes the bye back.</source>
        <translation>本轮不在任何一台的棋手。勾选即给予轮空，取消勾选即撤销轮空。</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>Players without a table</source>
        <translation>没有台次的棋手</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>{byes} with a bye, {free} at no table</source>
        <translation>轮空{byes}人，无台次{free}人</translation>
    </message>
    <message>
        <source>Everybody is at a table in this round.</source>
        <translation>本轮所有棋手均有台次。</translation>
    </message>
</context>
<context>
    <name>CardAtHand</name>
    <message>
        <source>The question has just changed: press again.</source>
        <translation>问题刚刚更换，请再按一次。</translation>
    </message>
    <message>
        <source>The question was out of sight: press again.</source>
        <translation>问题刚才不在视野内，请再按一次。</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Other answers</source>
        <translation>其他选项</translation>
    </message>
    <message>
        <source>Other answers (Menu key)</source>
        <translation>其他选项（菜单键）</translation>
    </message>
    <message>
        <source>Reasons and article</source>
        <translation>理由与条文</translation>
    </message>
    <message>
        <source>Reasons and article (F1)</source>
        <translation>理由与条文（F1）</translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation>裁定理由</translation>
    </message>
    <message>
        <source>Reason for the ruling (needed)</source>
        <translation>裁定理由（必填）</translation>
    </message>
    <message>
        <source>Reason, kept with the ruling (may be empty)</source>
        <translation>理由，随裁定保存（可不填）</translation>
    </message>
</context>
<context>
    <name>CaseFiles</name>
    <message>
        <source>Open a game or a case</source>
        <translation>打开棋谱或案卷</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>棋谱与案卷 (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>This game was not read from a file of text.</source>
        <translation>此局并非读自文本文件。</translation>
    </message>
    <message>
        <source>The letters of {name} can be read in one way only.</source>
        <translation>{name}的文字只有一种读法。</translation>
    </message>
    <message>
        <source>Nothing was copied. Copy a game (SGF) or rows of .XO, then paste.</source>
        <translation>剪贴板为空。请先复制棋谱（SGF）或以 .XO 逐行写成的局面，再粘贴。</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>保存案卷</translation>
    </message>
    <message>
        <source>Cases (*.goref)</source>
        <translation>案卷 (*.goref)</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file} 已存在。</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
    <message>
        <source>{file} is shown as it is on the disk now.</source>
        <translation>现在显示的是磁盘上的 {file}。</translation>
    </message>
    <message>
        <source>Something deleted or replaced the journal of this case while it was in use. All that was done is in a new journal now.</source>
        <translation>本案卷的日志在使用中被删除或替换。至今所做的一切已写入新的日志。</translation>
    </message>
    <message>
        <source>Save the rulings of this case before leaving it?</source>
        <translation>离开之前要保存本案卷的裁定吗？</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Photograph, straightened, with what was read</source>
        <translation>校正后的照片与读出的棋子</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空点</translation>
    </message>
    <message>
        <source>A click goes round; keys X, B, W. N: the next. Ctrl+Z takes back.</source>
        <translation>单击依次改变；按键 X、B、W。N：下一点。Ctrl+Z：撤销</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>待查看</translation>
    </message>
    <message>
        <source>Overlay (Space)</source>
        <translation>重叠显示（空格键）</translation>
    </message>
    <message>
        <source>On taking it, keep the photograph with the case</source>
        <translation>采用时将照片存入案卷</translation>
    </message>
    <message>
        <source>{count} left to look at</source>
        <translation>还有{count}处待查看</translation>
    </message>
    <message>
        <source>All doubts looked at</source>
        <translation>存疑的点已全部查看</translation>
    </message>
    <message>
        <source>No point is in doubt</source>
        <translation>没有存疑的点</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>{point}, in doubt</source>
        <translation>{point}，存疑</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Photographed position</source>
        <translation>照片上的盘面</translation>
    </message>
    <message>
        <source>Taken from the photograph. Ctrl+Z takes it back.</source>
        <translation>已采用照片上的盘面。Ctrl+Z 可撤销。</translation>
    </message>
    <message>
        <source>The photograph shows what is on the board: nothing changed.</source>
        <translation>照片与盘面相同，没有改动。</translation>
    </message>
    <message>
        <source>Corners moved by up to {part} of a line to where crossings are seen; Back shows them.</source>
        <translation>四角已按看到的交叉点移动，最多{part}路；“后退”可查看。</translation>
    </message>
    <message>
        <source>Yes, next</source>
        <translation>正确，下一点</translation>
    </message>
    <message>
        <source>They are &amp;all right</source>
        <translation>全部正确(&amp;A)</translation>
    </message>
    <message>
        <source>Is this point read right?</source>
        <translation>这一点读得对吗？</translation>
    </message>
    <message>
        <source>The board was found so</source>
        <translation>所见盘面即如此</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>&amp;Take as a new case</source>
        <translation>作为新案卷(&amp;T)</translation>
    </message>
    <message>
        <source>The position can be taken</source>
        <translation>可以采用此盘面</translation>
    </message>
    <message>
        <source>Take this position</source>
        <translation>采用此局面</translation>
    </message>
    <message>
        <source>Take as a new case</source>
        <translation>作为新案卷</translation>
    </message>
    <message>
        <source>In place of &amp;this board</source>
        <translation>替换现有盘面(&amp;T)</translation>
    </message>
    <message>
        <source>Board and record differ</source>
        <translation>盘面与棋谱不一致</translation>
    </message>
    <message>
        <source>The photograph confirms the record</source>
        <translation>照片与棋谱一致</translation>
    </message>
    <message>
        <source>The photograph shows an earlier moment</source>
        <translation>照片是较早的局面</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>Something else</source>
        <translation>另选</translation>
    </message>
    <message>
        <source>As the rule set has it</source>
        <translation>依规则所定</translation>
    </message>
    <message>
        <source>First to move:</source>
        <translation>先下：</translation>
    </message>
    <message>
        <source>{side}, by the rules</source>
        <translation>{side}（依规则）</translation>
    </message>
    <message>
        <source>The referee says so</source>
        <translation>由裁判指定</translation>
    </message>
</context>
<context>
    <name>CloseRoundDialog</name>
    <message>
        <source>Close round {round}</source>
        <translation>封闭第{round}轮</translation>
    </message>
    <message>
        <source>Nothing of a closed round is changed any more. It can be opened again, with a reason.</source>
        <translation>封闭后的轮次不再更改；写明理由可重新开放。</translation>
    </message>
    <message>
        <source>Sheets that are not signed</source>
        <translation>未签字的记分单</translation>
    </message>
    <message>
        <source>All are &amp;signed</source>
        <translation>全部已签字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Why without the others:</source>
        <translation>不待其余签字的理由(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>封闭本轮(&amp;C)</translation>
    </message>
    <message>
        <source>Check the sheets that both have signed; {count} are not.</source>
        <translation>请勾选双方已签字的各台；尚有{count}台未签。</translation>
    </message>
    <message>
        <source>All sheets are signed.</source>
        <translation>各台均已签字。</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>此处须写理由。</translation>
    </message>
    <message>
        <source>Look at it again.</source>
        <translation>请再看一遍。</translation>
    </message>
</context>
<context>
    <name>ClosedRow</name>
    <message>
        <source>Hide</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Differences from</source>
        <translation>比较基准</translation>
    </message>
    <message>
        <source>Reference rule set</source>
        <translation>基准规则</translation>
    </message>
    <message>
        <source>the case&apos;s own rules</source>
        <translation>本局所用规则</translation>
    </message>
    <message>
        <source>Count by this rule set</source>
        <translation>改用此规则计算</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV</source>
        <translation>将表格存为 CSV</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>全部规则</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>差异原因</translation>
    </message>
    <message>
        <source>The reference has no result to compare with.</source>
        <translation>基准规则尚无结果，无从比较。</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>missing: {facts}</source>
        <translation>缺少：{facts}</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>To the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Speed of the stones</source>
        <translation>棋子移动速度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Stones travel</source>
        <translation>棋子移动</translation>
    </message>
    <message>
        <source>Off: stones jump to where they go.</source>
        <translation>关闭时棋子直接到位。</translation>
    </message>
    <message>
        <source>The preferences say: no motion.</source>
        <translation>首选项设定：不显示动画。</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>保存棋图</translation>
    </message>
    <message>
        <source>Pictures and text (*.svg *.png *.txt)</source>
        <translation>图片与文字 (*.svg *.png *.txt)</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>已送往打印机：{name}</translation>
    </message>
    <message>
        <source>Save the kifu</source>
        <translation>保存谱图</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>保存比较表</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
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
        <translation>{name}角，位于 {x}, {y}</translation>
    </message>
    <message>
        <source>Photograph with the corners of the grid</source>
        <translation>照片与网格的四角</translation>
    </message>
</context>
<context>
    <name>CorrectBar</name>
    <message>
        <source>Correcting the record</source>
        <translation>更正棋谱</translation>
    </message>
    <message>
        <source>Click where the move missing before move {move} was played ({side}).</source>
        <translation>请点击第{move}手之前漏记的一手（{side}）所落之处。</translation>
    </message>
    <message>
        <source>Click where move {move} ({side}) was really played.</source>
        <translation>请点击第{move}手（{side}）实际落子之处。</translation>
    </message>
    <message>
        <source>Whose move it was</source>
        <translation>是哪一方的着手</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>A move missing before move {move}</source>
        <translation>补入第{move}手之前漏记的一手</translation>
    </message>
    <message>
        <source>Correcting move {move}</source>
        <translation>更正第{move}手</translation>
    </message>
    <message>
        <source>Leave the record as it is</source>
        <translation>棋谱保持原样</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>尚未作任何更改</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it. Esc: leave it as it is.</source>
        <translation>点击空点，或在光标处按 Enter。Esc：保持原样。</translation>
    </message>
    <message>
        <source>Move {move} is taken out.</source>
        <translation>第{move}手已删去。</translation>
    </message>
    <message>
        <source>The record stands as it was.</source>
        <translation>棋谱保持原样。</translation>
    </message>
    <message>
        <source>Move {move} is put in.</source>
        <translation>第{move}手已补入。</translation>
    </message>
    <message>
        <source>Move {move} is corrected.</source>
        <translation>第{move}手已更正。</translation>
    </message>
    <message>
        <source>1 later move no longer fits: move {first}.</source>
        <translation>其后有1手不再成立：第{first}手。</translation>
    </message>
    <message>
        <source>{count} later moves no longer fit, move {first} first.</source>
        <translation>其后有{count}手不再成立，首为第{first}手。</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Laid out with stones on the board, step by step.</source>
        <translation>在棋盘上动子，一步一步做棋。</translation>
    </message>
    <message>
        <source>Way to count</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Whose side is counted</source>
        <translation>数哪一方</translation>
    </message>
    <message>
        <source>both</source>
        <translation>双方</translation>
    </message>
    <message>
        <source>The quicker side</source>
        <translation>较快的一方</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>只数{side}方</translation>
    </message>
    <message>
        <source>Nothing to lay out</source>
        <translation>无从做棋</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在规划步骤…</translation>
    </message>
</context>
<context>
    <name>CountedForm</name>
    <message>
        <source>Stones captured in play</source>
        <translation>被提之子</translation>
    </message>
    <message>
        <source>Found in the bowls</source>
        <translation>棋罐内实有</translation>
    </message>
    <message>
        <source>Captured in play:</source>
        <translation>被提之子：</translation>
    </message>
    <message>
        <source>In the bowls:</source>
        <translation>棋罐内：</translation>
    </message>
</context>
<context>
    <name>CrossCheckView</name>
    <message>
        <source>Count by moku, convert, verify by filling in</source>
        <translation>计目，换算，填满验证</translation>
    </message>
    <message>
        <source>Every way to count, side by side</source>
        <translation>各种算法对照</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>差数</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>算法</translation>
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
        <translation>公式</translation>
    </message>
    <message>
        <source>{count} · with stones</source>
        <translation>{count} · 做棋</translation>
    </message>
    <message>
        <source>{count} · with stones, {alone}</source>
        <translation>{count} · 做棋，{alone}</translation>
    </message>
    <message>
        <source>There is nothing to check yet: the result is not known.</source>
        <translation>尚无结果，无从核对。</translation>
    </message>
    <message>
        <source>Counting in every way …</source>
        <translation>正以各种算法计算……</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} ways to count disagree</source>
        <translation>⚑ {count}种算法中有{bad}种不一致</translation>
    </message>
    <message>
        <source>✓ All {count} ways to count agree.</source>
        <translation>✓ {count}种算法全部一致。</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} ways to count disagree: open their workings.</source>
        <translation>⚑ {count}种算法中有{bad}种不一致：请看算式。</translation>
    </message>
    <message>
        <source>Count by moku and verify</source>
        <translation>点目并验算</translation>
    </message>
    <message>
        <source>{count} · difference only</source>
        <translation>{count} · 仅算差数</translation>
    </message>
    <message>
        <source>✓ {others} other ways to count agree</source>
        <translation>✓ 其他{others}种算法一致</translation>
    </message>
    <message>
        <source>✓ The other way to count agrees</source>
        <translation>✓ 另一种算法也一致</translation>
    </message>
    <message>
        <source>Read off</source>
        <translation>点数结果</translation>
    </message>
    <message>
        <source>This case cannot be counted so.</source>
        <translation>此局不能这样计算。</translation>
    </message>
    <message>
        <source>1. By moku: b = {black}, w = {white}.</source>
        <translation>1. 计目：b = {black}，w = {white}。</translation>
    </message>
    <message>
        <source>2. Converted with n = {n}, G = {g}: b + n + G/2 = {black}, w + n + G/2 = {white}.</source>
        <translation>2. 换算，n = {n}，G = {g}：b + n + G/2 = {black}，w + n + G/2 = {white}。</translation>
    </message>
    <message>
        <source>3. Filled in, Black alone: {filled}.</source>
        <translation>3. 只填黑方：{filled}。</translation>
    </message>
    <message>
        <source>✓ All three agree.</source>
        <translation>✓ 三者一致。</translation>
    </message>
    <message>
        <source>⚑ They do not agree: open the workings.</source>
        <translation>⚑ 不一致：请看算式。</translation>
    </message>
</context>
<context>
    <name>DeskHome</name>
    <message>
        <source>An incident: whose?</source>
        <translation>哪一方的事件？</translation>
    </message>
    <message>
        <source>Incidents and protests of this game</source>
        <translation>本局的事件与申诉</translation>
    </message>
    <message>
        <source>P  Protest against the result…</source>
        <translation>P  对结果提出申诉…</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>规程</translation>
    </message>
    <message>
        <source>Re&amp;gulation</source>
        <translation>规程(&amp;G)</translation>
    </message>
    <message>
        <source>⚑ now otherwise by the regulation</source>
        <translation>⚑ 按规程现应另行处理</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>申诉中</translation>
    </message>
    <message>
        <source>None: decided each time</source>
        <translation>无：逐次裁定</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件读取…</translation>
    </message>
    <message>
        <source>The event&apos;s.</source>
        <translation>本次比赛的规程。</translation>
    </message>
    <message>
        <source>Chosen for this game.</source>
        <translation>已为本局选定。</translation>
    </message>
    <message>
        <source>Proposed: it is usual with {rules}.</source>
        <translation>建议：通常与{rules}并用。</translation>
    </message>
    <message>
        <source>No regulation is usual with {rules}.</source>
        <translation>{rules}没有通用的规程。</translation>
    </message>
</context>
<context>
    <name>DetailStep</name>
    <message>
        <source>Lodged</source>
        <translation>提出时间</translation>
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
        <translation>裁决时间</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>裁定人</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>By the regulation</source>
        <translation>按规程</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>发生</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>报告人</translation>
    </message>
    <message>
        <source>Claimed by</source>
        <translation>主张者</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>in the lid</source>
        <translation>已放入罐盖</translation>
    </message>
    <message>
        <source>not in the lid</source>
        <translation>未放入罐盖</translation>
    </message>
    <message>
        <source>Stones of the penalty</source>
        <translation>罚子</translation>
    </message>
    <message>
        <source>Clock that ran</source>
        <translation>当时走钟方</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>叫裁判时</translation>
    </message>
    <message>
        <source>When resumed</source>
        <translation>续赛时</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>应加时间</translation>
    </message>
</context>
<context>
    <name>DetailsPage</name>
    <message>
        <source>Ledger of stones</source>
        <translation>棋子清点</translation>
    </message>
    <message>
        <source>Players and event</source>
        <translation>对局者与赛事</translation>
    </message>
    <message>
        <source>Still needed: {facts}</source>
        <translation>尚缺：{facts}</translation>
    </message>
    <message>
        <source>✕ Ledger of stones: something is wrong</source>
        <translation>✕ 棋子清点：有不符之处</translation>
    </message>
</context>
<context>
    <name>EditInfoDialog</name>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（留存）(&amp;E)：</translation>
    </message>
    <message>
        <source>Tables that have a case already: {count}. The cases stay under the rules and the komi they were made for.</source>
        <translation>已有{count}台附有案卷；这些案卷仍按原来的规则与贴目。</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>所填内容已保留，其余已更新。请查看后再按“确定”。</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>The encoding of the file</source>
        <translation>文件的编码</translation>
    </message>
    <message>
        <source>Which names of {name} are right?</source>
        <translation>{name}中哪些姓名正确？</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>EngineTrial</name>
    <message>
        <source>Progress of the trial</source>
        <translation>试用进度</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>取消（Esc）</translation>
    </message>
    <message>
        <source>Trying {engine} …</source>
        <translation>正在试用 {engine}……</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>已放弃。</translation>
    </message>
    <message>
        <source>{engine} works: it answered in {seconds} s.</source>
        <translation>{engine} 可用：{seconds} 秒内答复。</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Other engines (GTP)</source>
        <translation>其他引擎（GTP）</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Do not consult it</source>
        <translation>不再询问它</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试用</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删去</translation>
    </message>
    <message>
        <source>It is started by itself then; not where opinions are hidden.</source>
        <translation>打开后自行启动；隐藏意见时不启动。</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>引擎的命令行</translation>
    </message>
    <message>
        <source>Command line, e.g. gnugo --mode gtp</source>
        <translation>命令行，如 gnugo --mode gtp</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Most &amp;seconds it may take:</source>
        <translation>最长用时（秒）(&amp;S)：</translation>
    </message>
    <message>
        <source>None was found. Install GNU Go, or add a program below.</source>
        <translation>未找到。请安装 GNU Go，或在下方添加程序。</translation>
    </message>
    <message>
        <source>added</source>
        <translation>自行添加</translation>
    </message>
    <message>
        <source>found on this machine</source>
        <translation>本机已有</translation>
    </message>
    <message>
        <source>{how}; is consulted</source>
        <translation>{how}；会询问它</translation>
    </message>
    <message>
        <source>Consult this one</source>
        <translation>询问这一个</translation>
    </message>
    <message>
        <source>Ask {engine} where it is unclear</source>
        <translation>参考意见不明时询问{engine}</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>程序</translation>
    </message>
</context>
<context>
    <name>EnteringIncident</name>
    <message>
        <source>Left click, or B: Black&apos;s stone; right click, or W: White&apos;s. The same on a stone takes it off. P: read it from a photograph.</source>
        <translation>左键或B：黑子；右键或W：白子；在棋子上则拿去该子。P：从照片读取。</translation>
    </message>
    <message>
        <source>Entered; it is to be decided later.</source>
        <translation>已登记，待裁定。</translation>
    </message>
    <message>
        <source>Entered: {consequences}</source>
        <translation>已登记：{consequences}</translation>
    </message>
    <message>
        <source>A decision against the regulation needs a reason.</source>
        <translation>不照规程裁定须写明理由。</translation>
    </message>
    <message>
        <source>A decision that the regulation leaves to the referee needs a reason.</source>
        <translation>规程交由裁判裁定的，须写明理由。</translation>
    </message>
    <message>
        <source>Choose what it leads to.</source>
        <translation>请选择处理。</translation>
    </message>
    <message>
        <source>The board is so</source>
        <translation>盘面如此</translation>
    </message>
    <message>
        <source>This happened</source>
        <translation>是这一项</translation>
    </message>
    <message>
        <source>Record the decision</source>
        <translation>登记裁定</translation>
    </message>
    <message>
        <source>Decide otherwise</source>
        <translation>另行裁定</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>保存修改</translation>
    </message>
    <message>
        <source>Take what is proposed</source>
        <translation>照规程裁定</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>稍后裁定</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>照此裁定</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定</translation>
    </message>
</context>
<context>
    <name>EventDesk</name>
    <message>
        <source>Open an event</source>
        <translation>打开赛事</translation>
    </message>
    <message>
        <source>Events (*.gorefevent);;All files (*)</source>
        <translation>赛事 (*.gorefevent);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Write the results</source>
        <translation>导出成绩</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>须知事项</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Th&amp;ough tables are not decided</source>
        <translation>尚有未定之台也导出(&amp;O)</translation>
    </message>
    <message>
        <source>The tournament&apos;s f&amp;ile:</source>
        <translation>比赛文件(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Class:</source>
        <translation>等级(&amp;C)：</translation>
    </message>
    <message>
        <source>Adjusted time, &amp;minutes:</source>
        <translation>折算用时（分钟）(&amp;M)：</translation>
    </message>
    <message>
        <source>Count&amp;ry, two letters:</source>
        <translation>国家，两个字母(&amp;R)：</translation>
    </message>
    <message>
        <source>Say which file the results go into: the one {program} wrote.</source>
        <translation>请指定要写入成绩的文件，即 {program} 所存的文件。</translation>
    </message>
    <message>
        <source>All of it can be written; nothing is left out.</source>
        <translation>可全部写出，无遗漏。</translation>
    </message>
    <message>
        <source>The file that {program} wrote</source>
        <translation>{program} 所存的文件</translation>
    </message>
    <message>
        <source>Tournaments of {program} (*{suffix});;All files (*)</source>
        <translation>{program} 比赛文件 (*{suffix});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
</context>
<context>
    <name>FactsForm</name>
    <message>
        <source>Who began</source>
        <translation>谁先下</translation>
    </message>
    <message>
        <source>First to pass</source>
        <translation>谁先虚着或放弃</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>谁收后</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>虚着之子</translation>
    </message>
    <message>
        <source>Found in the bowls</source>
        <translation>棋罐内实有</translation>
    </message>
    <message>
        <source>How play ended</source>
        <translation>终局方式</translation>
    </message>
    <message>
        <source>Granted the first move</source>
        <translation>受饶先方</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>取局或论筹</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目（贴点）</translation>
    </message>
    <message>
        <source>Komi (points)</source>
        <translation>贴目（点）</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>让子数</translation>
    </message>
    <message>
        <source>Black stones</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>被提之子</translation>
    </message>
    <message>
        <source>More facts</source>
        <translation>其他事实</translation>
    </message>
    <message>
        <source>agreed on life and death</source>
        <translation>双方同意死活</translation>
    </message>
    <message>
        <source>declared all alive</source>
        <translation>宣告全部为活棋</translation>
    </message>
    <message>
        <source>forced by pass stones</source>
        <translation>因虚着强制终局</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>未说明</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>as recorded: {value}</source>
        <translation>按棋谱：{value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>须填写</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Find a player, a table or a case</source>
        <translation>查找棋手、台次或案卷</translation>
    </message>
    <message>
        <source>Player, table or case</source>
        <translation>棋手、台次或案卷</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>任何状态</translation>
    </message>
    <message>
        <source>✓ ready to be decided</source>
        <translation>✓ 可直接判定</translation>
    </message>
    <message>
        <source>All rounds ({count})</source>
        <translation>所有轮次（{count}）</translation>
    </message>
    <message>
        <source>Round {round} ({decided} of {count} decided)</source>
        <translation>第{round}轮（{count}台已定{decided}台）</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page:</source>
        <translation>在本页查找：</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一处(&amp;N)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>下一处（F3）</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>上一处(&amp;P)</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>上一处（Shift+F3）</translation>
    </message>
    <message>
        <source>Not in this page.</source>
        <translation>本页没有。</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Other acts</source>
        <translation>其他操作</translation>
    </message>
</context>
<context>
    <name>Footing</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>下一个问题</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>在盘上做棋</translation>
    </message>
    <message>
        <source>To the questions</source>
        <translation>去看待定问题</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>打印记分单</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
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
        <translation>正在读取照片…</translation>
    </message>
    <message>
        <source>Where does the grid belong?</source>
        <translation>网格应在何处？</translation>
    </message>
    <message>
        <source>The photograph was not read</source>
        <translation>照片未能读取</translation>
    </message>
    <message>
        <source>Does the grid lie on the lines?</source>
        <translation>网格与棋盘线重合了吗？</translation>
    </message>
    <message>
        <source>It need not lie exactly: up to a third of a line is put right.</source>
        <translation>不必完全准确：偏差在三分之一路以内会自动校正。</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>正在寻找棋盘…</translation>
    </message>
    <message>
        <source>The handles were put where the board seems to be.</source>
        <translation>标记已放在棋盘可能的位置。</translation>
    </message>
    <message>
        <source>The grid lies right</source>
        <translation>网格位置正确</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Put the handles on the grid’s corners</source>
        <translation>把标记放到网格的四角</translation>
    </message>
    <message>
        <source>The outermost crossings, not the board’s edge. Arrow keys move by a pixel, with Shift by ten; Tab: the next corner.</source>
        <translation>放在最外侧的交叉点上，不是棋盘边缘。方向键移动一个像素，加 Shift 移动十个；Tab：下一角。</translation>
    </message>
    <message>
        <source>Lines of the board</source>
        <translation>棋盘路数</translation>
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
        <translation>四角恢复原处</translation>
    </message>
    <message>
        <source>1 Move it</source>
        <translation>1 移动</translation>
    </message>
    <message>
        <source>2 It lies right as it is</source>
        <translation>2 现在的位置正确</translation>
    </message>
    <message>
        <source>What is seen does not end where the grid does.</source>
        <translation>照片上的棋盘与网格的边界不一致。</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>No question is open.</source>
        <translation>没有待定的问题。</translation>
    </message>
    <message>
        <source>That is no answer to the open question.</source>
        <translation>当前问题没有这一选项。</translation>
    </message>
    <message>
        <source>That answers none of the questions that are open.</source>
        <translation>各待定问题都没有这一选项。</translation>
    </message>
    <message>
        <source>Leave what is open beside the board (Esc) to rule on the position.</source>
        <translation>要裁定盘面，请先离开棋盘旁打开的内容（Esc）。</translation>
    </message>
    <message>
        <source>Go to the end of the game (End) to rule on the position.</source>
        <translation>请先到终局（End 键），再作裁定。</translation>
    </message>
    <message>
        <source>{rules} counts the board as it stands: the mark is kept, and changes nothing.</source>
        <translation>{rules}按盘面原样计算：标记保留，但不影响结果。</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Take in a file</source>
        <translation>导入文件</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>文件内容</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>须知事项</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>导入(&amp;T)</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>文件：</translation>
    </message>
    <message>
        <source>&amp;What it holds:</source>
        <translation>文件内容(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>The file does not say of which round the pairings are. Say it above.</source>
        <translation>文件未注明编排属于第几轮，请在上方填写。</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}……</translation>
    </message>
    <message>
        <source>new players: {count}</source>
        <translation>新棋手{count}人</translation>
    </message>
    <message>
        <source>players changed: {count}</source>
        <translation>更改棋手{count}人</translation>
    </message>
    <message>
        <source>new tables: {count}</source>
        <translation>新台{count}台</translation>
    </message>
    <message>
        <source>tables changed: {count}</source>
        <translation>更改{count}台</translation>
    </message>
    <message>
        <source>tables taken out: {count}</source>
        <translation>撤去{count}台</translation>
    </message>
    <message>
        <source>results: {count}</source>
        <translation>结果{count}个</translation>
    </message>
    <message>
        <source>new byes: {count}</source>
        <translation>新轮空{count}次</translation>
    </message>
    <message>
        <source>byes taken back: {count}</source>
        <translation>撤销轮空{count}次</translation>
    </message>
    <message>
        <source>data of the event: {count}</source>
        <translation>赛事信息{count}项</translation>
    </message>
    <message>
        <source>This would be done: {what}.</source>
        <translation>将执行：{what}。</translation>
    </message>
    <message>
        <source>Nothing would change: the event has all of it.</source>
        <translation>没有变化：赛事中已全部具备。</translation>
    </message>
    <message>
        <source>Everything in it can be read; nothing is doubtful.</source>
        <translation>内容均可读取，没有疑问。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>It cannot be taken in.</source>
        <translation>无法导入。</translation>
    </message>
    <message>
        <source>Taking it in …</source>
        <translation>正在导入……</translation>
    </message>
    <message>
        <source>changed: {count}</source>
        <translation>更改{count}项</translation>
    </message>
    <message>
        <source>Done, otherwise than shown: {what}.</source>
        <translation>已完成，与所示不同：{what}。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>IncidentDesk</name>
    <message>
        <source>Regulations (*.toml);;All files (*)</source>
        <translation>规程 (*.toml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Read a regulation</source>
        <translation>读取规程</translation>
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
        <translation>地点(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>首日(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>末日(&amp;L)：</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>轮数(&amp;O)：</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>棋盘路数(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Rule set:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Komi:</source>
        <translation>贴目(&amp;K)：</translation>
    </message>
    <message>
        <source>Komi with &amp;handicap:</source>
        <translation>让子棋贴目(&amp;H)：</translation>
    </message>
    <message>
        <source>Points for a &amp;bye:</source>
        <translation>轮空得分(&amp;B)：</translation>
    </message>
    <message>
        <source>Pl&amp;aced by:</source>
        <translation>名次依据(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;McMahon bar:</source>
        <translation>麦克马洪上限(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Its floor:</source>
        <translation>下限(&amp;I)：</translation>
    </message>
    <message>
        <source>“{text}” is no rank; write it as 3D or 12K.</source>
        <translation>“{text}”不是段级；请写作 3D 或 12K。</translation>
    </message>
    <message>
        <source>none, under these rules</source>
        <translation>此规则无贴目</translation>
    </message>
    <message>
        <source>{komi}, as the rule set has it</source>
        <translation>{komi}，依规则所定</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>赛事须有名称。</translation>
    </message>
    <message>
        <source>The event would end before it begins; correct a day.</source>
        <translation>末日早于首日，请更正。</translation>
    </message>
</context>
<context>
    <name>KeptIncidents</name>
    <message>
        <source>Why is it annulled?</source>
        <translation>为何撤销？</translation>
    </message>
    <message>
        <source>Annulling needs a reason.</source>
        <translation>撤销须写明理由。</translation>
    </message>
    <message>
        <source>Protest against the result: whose?</source>
        <translation>对结果提出申诉：哪一方？</translation>
    </message>
    <message>
        <source>Say who lodges it.</source>
        <translation>请选择申诉人。</translation>
    </message>
    <message>
        <source>The protest is lodged; until it is decided the game is under protest.</source>
        <translation>申诉已登记；裁决之前，本局处于申诉中。</translation>
    </message>
    <message>
        <source>What becomes of the protest?</source>
        <translation>申诉如何裁决？</translation>
    </message>
    <message>
        <source>Say what becomes of it.</source>
        <translation>请选择裁决结果。</translation>
    </message>
    <message>
        <source>Who decided, and on which grounds?</source>
        <translation>由谁裁定？理由是什么？</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>未说明理由</translation>
    </message>
    <message>
        <source>Annul it</source>
        <translation>撤销此事件</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>登记裁决</translation>
    </message>
    <message>
        <source>Record it as it is</source>
        <translation>照此记录</translation>
    </message>
    <message>
        <source>Lodge it</source>
        <translation>提出申诉</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Annul</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>修改</translation>
    </message>
    <message>
        <source>Protest against this decision: whose?</source>
        <translation>对此裁定提出申诉：哪一方？</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>申诉</translation>
    </message>
    <message>
        <source>Board as found</source>
        <translation>所见盘面</translation>
    </message>
</context>
<context>
    <name>KindStep</name>
    <message>
        <source>Words of what happened</source>
        <translation>事件的字词</translation>
    </message>
    <message>
        <source>Type to find, or press a figure</source>
        <translation>输入字词查找，或按数字</translation>
    </message>
    <message>
        <source>Kinds of incidents</source>
        <translation>事件种类</translation>
    </message>
    <message>
        <source>{side}: what happened?</source>
        <translation>{side}：发生了什么？</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>Ledger of stones</source>
        <translation>棋子清点</translation>
    </message>
    <message>
        <source>Played in turn</source>
        <translation>轮流所下</translation>
    </message>
    <message>
        <source>Set up, handicap stones</source>
        <translation>预先摆放（含让子）</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>盘上</translation>
    </message>
    <message>
        <source>… of these dead</source>
        <translation>……其中死子</translation>
    </message>
    <message>
        <source>Captured in play</source>
        <translation>被提之子</translation>
    </message>
    <message>
        <source>On the other&apos;s lid, dead ones with them</source>
        <translation>在对方罐盖中（含死子）</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>虚着之子</translation>
    </message>
    <message>
        <source>Must be in the bowl</source>
        <translation>棋罐内应有</translation>
    </message>
    <message>
        <source>Found in the bowl</source>
        <translation>棋罐内实有</translation>
    </message>
    <message>
        <source>What must be in the bowls is not known.</source>
        <translation>棋罐内应有几子尚不清楚。</translation>
    </message>
    <message>
        <source>More stones were used than there are: prisoners were exchanged.</source>
        <translation>所用之子多于全副棋子：曾交换俘子。</translation>
    </message>
    <message>
        <source>✓ The bowls hold what they must.</source>
        <translation>✓ 棋罐内子数相符。</translation>
    </message>
    <message>
        <source>{side}: missing {count}</source>
        <translation>{side}缺{count}</translation>
    </message>
    <message>
        <source>{side}: too many {count}</source>
        <translation>{side}多{count}</translation>
    </message>
    <message>
        <source>✕ In the bowls: {what}.</source>
        <translation>✕ 棋罐内：{what}。</translation>
    </message>
    <message>
        <source>Not all is known, so nothing can be checked yet.</source>
        <translation>尚有未知数，暂时无法核对。</translation>
    </message>
    <message>
        <source>✕ These cannot all be true: on the board + captured ≠ played + set up.</source>
        <translation>✕ 这些数不可能同时成立：盘上＋被提≠所下＋预摆。</translation>
    </message>
    <message>
        <source>✓ On the board + captured = played + set up.</source>
        <translation>✓ 盘上＋被提＝所下＋预摆。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>suggested: dead</source>
        <translation>建议：死</translation>
    </message>
    <message>
        <source>suggested: seki</source>
        <translation>建议：双活</translation>
    </message>
    <message>
        <source>ask the players</source>
        <translation>需询问双方</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>边界未收</translation>
    </message>
    <message>
        <source>protective play?</source>
        <translation>要补棋？</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>被叫吃</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>棋盘上的标记</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>hatched: proposed</source>
        <translation>斜线：建议</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有争议</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>所指之处</translation>
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
        <translation>全部规则</translation>
    </message>
    <message>
        <source>Record and facts</source>
        <translation>棋谱与事实</translation>
    </message>
    <message>
        <source>Incidents</source>
        <translation>对局事件</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>棋盘上的标记</translation>
    </message>
    <message>
        <source>Click the board, or move its cursor with the arrow keys.</source>
        <translation>点击棋盘，或用方向键移动光标。</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>条文</translation>
    </message>
    <message>
        <source>Ruled: nothing is dead but what is marked.</source>
        <translation>已裁定：除已标记者外，没有死子。</translation>
    </message>
    <message>
        <source>{rules} from now on, unless a record names another.</source>
        <translation>今后用{rules}，棋谱另有注明者除外。</translation>
    </message>
    <message>
        <source>Untitled position</source>
        <translation>未命名局面</translation>
    </message>
</context>
<context>
    <name>ManualContents</name>
    <message>
        <source>Words in titles and texts</source>
        <translation>标题与正文中的词</translation>
    </message>
    <message>
        <source>&amp;Search the manual:</source>
        <translation>搜索手册(&amp;S)：</translation>
    </message>
    <message>
        <source>Pages by section</source>
        <translation>各章页面</translation>
    </message>
    <message>
        <source>Pages found: {count}</source>
        <translation>找到的页面：{count}</translation>
    </message>
    <message>
        <source>No page has all these words; try fewer.</source>
        <translation>没有页面含有全部这些词；请减少几个。</translation>
    </message>
</context>
<context>
    <name>ManualReader</name>
    <message>
        <source>Page of the manual</source>
        <translation>手册页面</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>查找(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>This link leads nowhere: {reason}.</source>
        <translation>此链接无法打开：{reason}。</translation>
    </message>
    <message>
        <source>Manual of goref</source>
        <translation>goref 使用手册</translation>
    </message>
</context>
<context>
    <name>ManyFilesDialog</name>
    <message>
        <source>Several files</source>
        <translation>多个文件</translation>
    </message>
    <message>
        <source>{count} files. Open one of them on the board, or make an event of them, in which every game has a table.</source>
        <translation>共{count}个文件。可在棋盘上打开其中一个，或用它们建立赛事，每局棋一台。</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Open the chosen one</source>
        <translation>打开所选文件</translation>
    </message>
    <message>
        <source>Make an event of them…</source>
        <translation>用它们建立赛事…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>对局阶段</translation>
    </message>
    <message>
        <source>When</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>发生</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>hh:mm</source>
        <translation>时:分</translation>
    </message>
    <message>
        <source>Whose clock ran</source>
        <translation>当时走钟方</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>叫裁判时</translation>
    </message>
    <message>
        <source>When resumed</source>
        <translation>续赛时</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>应加时间</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>裁定人</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>棋钟</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>报告人</translation>
    </message>
    <message>
        <source>Claimed by</source>
        <translation>主张者</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>Board as found</source>
        <translation>所见盘面</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of the record</source>
        <translation>棋谱各手</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>更正…</translation>
    </message>
    <message>
        <source>Insert before…</source>
        <translation>前面补入…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>删去</translation>
    </message>
    <message>
        <source>Void this move</source>
        <translation>此手作废</translation>
    </message>
    <message>
        <source>The move counts again</source>
        <translation>此手重新有效</translation>
    </message>
    <message>
        <source>The move stays in the record and does not count</source>
        <translation>此手留在棋谱中，但不计</translation>
    </message>
    <message>
        <source>There is no record: only the position on the board is known.</source>
        <translation>没有棋谱：只知道盘面。</translation>
    </message>
    <message>
        <source>Click where this move was really played</source>
        <translation>点击此手实际落子之处</translation>
    </message>
    <message>
        <source>Click where a move before this one was played</source>
        <translation>点击此手之前漏记的一手所落之处</translation>
    </message>
    <message>
        <source>Take this move out of the record</source>
        <translation>从棋谱中删去此手</translation>
    </message>
    <message>
        <source>Restore this move</source>
        <translation>恢复此手</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>Where to keep the event</source>
        <translation>赛事保存在何处</translation>
    </message>
    <message>
        <source>Events (*.gorefevent)</source>
        <translation>赛事 (*.gorefevent)</translation>
    </message>
    <message>
        <source>{path} is there already; choose another name.</source>
        <translation>{path} 已存在，请另取名称。</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>A whole number from {least} to {most} is wanted, not “{text}”.</source>
        <translation>请填 {least} 到 {most} 的整数，不能是“{text}”。</translation>
    </message>
</context>
<context>
    <name>Otherwise</name>
    <message>
        <source>What is ruled instead</source>
        <translation>改判为</translation>
    </message>
    <message>
        <source>The ruling will cite: {articles}.</source>
        <translation>裁定将引用：{articles}。</translation>
    </message>
</context>
<context>
    <name>OtherwiseStep</name>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>数额</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>By the regulation: {consequences}</source>
        <translation>按规程：{consequences}</translation>
    </message>
    <message>
        <source>What is decided?</source>
        <translation>如何裁定？</translation>
    </message>
    <message>
        <source>Reason (R)</source>
        <translation>理由（R）</translation>
    </message>
    <message>
        <source>Reason, if any (R)</source>
        <translation>理由，可不填（R）</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>罚{amount}目</translation>
    </message>
    <message>
        <source>{amount} zi</source>
        <translation>罚{amount}子</translation>
    </message>
    <message>
        <source>The move stands</source>
        <translation>着手有效</translation>
    </message>
</context>
<context>
    <name>PageBand</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ 返回</translation>
    </message>
    <message>
        <source>Back to the stage (Esc)</source>
        <translation>返回本阶段（Esc）</translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>&amp;Round:</source>
        <translation>轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>台次(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>黑方(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>白方(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>互换黑白(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New player…</source>
        <translation>新棋手(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>让子(&amp;H)：</translation>
    </message>
    <message>
        <source>{lines}, as the event has it</source>
        <translation>{lines}路，依赛事所定</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>棋盘路数(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Komi:</source>
        <translation>贴目(&amp;K)：</translation>
    </message>
    <message>
        <source>Rem&amp;ark:</source>
        <translation>备注(&amp;A)：</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（留存）(&amp;E)：</translation>
    </message>
    <message>
        <source>none, under these rules</source>
        <translation>此规则无贴目</translation>
    </message>
    <message>
        <source>{komi}, as the event has it</source>
        <translation>{komi}，依赛事所定</translation>
    </message>
    <message>
        <source>The table is decided: who played, and with what handicap and komi, can be changed once it is open again.</source>
        <translation>该台已定：须重新开放后，才能更改棋手、让子与贴目。</translation>
    </message>
    <message>
        <source>Nobody plays against himself.</source>
        <translation>棋手不能与自己对局。</translation>
    </message>
    <message>
        <source>Table {table} is there already.</source>
        <translation>{table}台已存在。</translation>
    </message>
    <message>
        <source>{name} is at table {table} in that round already.</source>
        <translation>{name}该轮已在{table}台。</translation>
    </message>
    <message>
        <source>{name} has a bye in that round.</source>
        <translation>{name}该轮轮空。</translation>
    </message>
    <message>
        <source>The case behind the table was made for what it was before, and will be taken off (the event keeps it). Give a reason, then press OK again.</source>
        <translation>该台的案卷依原先情况而作，将被撤下（赛事中仍保留）。请填写理由，再按“确定”。</translation>
    </message>
    <message>
        <source>The table is not in the event any more; press Cancel.</source>
        <translation>该台已不在赛事中，请按“取消”。</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>所填内容已保留，其余已更新。请查看后再按“确定”。</translation>
    </message>
</context>
<context>
    <name>PhotoDialog</name>
    <message>
        <source>A photograph of the board</source>
        <translation>棋盘照片</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>No picture was copied.</source>
        <translation>剪贴板中没有图片。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Opening the picture…</source>
        <translation>正在打开图片…</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>打开图片…</translation>
    </message>
    <message>
        <source>Take the newest</source>
        <translation>使用最新图片</translation>
    </message>
    <message>
        <source>The photograph &amp;before</source>
        <translation>回到原来的照片(&amp;B)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Recording the game</source>
        <translation>记录对局</translation>
    </message>
    <message>
        <source>Record it by ruling…</source>
        <translation>依裁定记谱…</translation>
    </message>
    <message>
        <source>Click the stones that both agree are dead.</source>
        <translation>请点击双方公认的死子。</translation>
    </message>
    <message>
        <source>Moves recorded: {count}</source>
        <translation>已记录{count}手</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>第{move}手</translation>
    </message>
    <message>
        <source>Move {move} · last: {side} {what}</source>
        <translation>第{move}手 · 上一手：{side}{what}</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>Move shown</source>
        <translation>显示到第几手</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>回到开局</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>到终局</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>第{move}手／{moves}</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>any part of the name</source>
        <translation>姓名的任意部分</translation>
    </message>
    <message>
        <source>Who has {side}?</source>
        <translation>{side}是谁？</translation>
    </message>
    <message>
        <source>No player of the event is called {name}; choose one from the list, or enter a new one.</source>
        <translation>赛事中没有名为{name}的棋手；请从列表中选择，或登记新棋手。</translation>
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
        <translation>段级(&amp;R)：</translation>
    </message>
    <message>
        <source>Ra&amp;ting:</source>
        <translation>等级分(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Club:</source>
        <translation>单位(&amp;C)：</translation>
    </message>
    <message>
        <source>C&amp;ountry:</source>
        <translation>国家(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;EGF number:</source>
        <translation>EGF 编号(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;AGA number:</source>
        <translation>AGA 编号(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;McMahon correction:</source>
        <translation>麦克马洪调整分(&amp;M)：</translation>
    </message>
    <message>
        <source>A&amp;bsent in rounds:</source>
        <translation>缺席轮次(&amp;B)：</translation>
    </message>
    <message>
        <source>Reason (&amp;kept):</source>
        <translation>理由（留存）(&amp;K)：</translation>
    </message>
    <message>
        <source>This rank is none that goref knows; it is kept as you write it.</source>
        <translation>goref 无法识别此段级，将照录。</translation>
    </message>
    <message>
        <source>A player needs a surname.</source>
        <translation>棋手须有姓。</translation>
    </message>
    <message>
        <source>A rating is a whole number, such as 2130.</source>
        <translation>等级分须为整数，如 2130。</translation>
    </message>
    <message>
        <source>A McMahon correction is a whole number, such as +1.</source>
        <translation>麦克马洪调整分为整数，如 +1。</translation>
    </message>
    <message>
        <source>{name} is in the event already; tell the two apart.</source>
        <translation>赛事中已有{name}，请加以区分。</translation>
    </message>
    <message>
        <source>The player is not in the event any more; press Cancel.</source>
        <translation>该棋手已不在赛事中，请按“取消”。</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>所填内容已保留，其余已更新。请查看后再按“确定”。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Add a name</source>
        <translation>填写姓名</translation>
    </message>
    <message>
        <source>Change name and rank</source>
        <translation>更改姓名与段位</translation>
    </message>
    <message>
        <source>took {count}</source>
        <translation>提{count}子</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
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
        <translation>完成</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>记录中</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it, to play; out of turn with Shift, or with B and W. Esc: done.</source>
        <translation>点击空点，或在光标处按 Enter 落子；不按轮次则按住 Shift，或按 B、W。Esc：完成。</translation>
    </message>
    <message>
        <source>The game stands as it is recorded.</source>
        <translation>对局已记录。</translation>
    </message>
    <message>
        <source>An earlier move is shown. Go to the end of the game (End) to play on.</source>
        <translation>现在显示的是先前的局面。请到最后一手（End）再续下。</translation>
    </message>
</context>
<context>
    <name>PlayingOnDialog</name>
    <message>
        <source>What if it were played on?</source>
        <translation>若续下会如何？</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>续下的内容</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>着手</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>原局面</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>续下之后</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Play:</source>
        <translation>续下(&amp;P)：</translation>
    </message>
    <message>
        <source>The dame, in turn</source>
        <translation>轮流收完单官</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Tournament mode</source>
        <translation>比赛模式</translation>
    </message>
    <message>
        <source>Hide opinions until both players have marked</source>
        <translation>双方标记之前隐藏参考意见</translation>
    </message>
    <message>
        <source>Give a second opinion by itself</source>
        <translation>自动给出参考意见</translation>
    </message>
    <message>
        <source>Once a game is over and nobody has ruled; not where opinions are hidden.</source>
        <translation>在终局后尚无人裁定时给出；隐藏意见时除外。</translation>
    </message>
    <message>
        <source>At a tournament</source>
        <translation>比赛时</translation>
    </message>
    <message>
        <source>A referee must not reveal life and death: with this on, no opinion is worked out or shown before the referee says that both players have marked.</source>
        <translation>裁判不得透露死活：启用后，在裁判确认双方均已标记之前，不推算也不显示任何参考意见。</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Without motion, the stones of a count jump.</source>
        <translation>没有动画时，点目中的棋子直接跳到去处。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
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
        <translation>提出时间</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>期限</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>裁定人</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>裁决时间</translation>
    </message>
</context>
<context>
    <name>ProtocolDialog</name>
    <message>
        <source>Protocol</source>
        <translation>裁判记录</translation>
    </message>
    <message>
        <source>The line in full</source>
        <translation>该项全文</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as text…</source>
        <translation>存为文本(&amp;S)…</translation>
    </message>
    <message>
        <source>Acts on this case</source>
        <translation>本局裁判操作</translation>
    </message>
    <message>
        <source>Reading act {number} of {count}…</source>
        <translation>正在读取第{number}项，共{count}项……</translation>
    </message>
    <message>
        <source>✓ The chain holds together. Acts: {count}.</source>
        <translation>✓ 哈希链完整无缺，共{count}项。</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>已复制。</translation>
    </message>
    <message>
        <source>Save the protocol</source>
        <translation>保存裁判记录</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>已保存：{path}</translation>
    </message>
</context>
<context>
    <name>PutBackDialog</name>
    <message>
        <source>Put the results into the tournament&apos;s file</source>
        <translation>将成绩写入比赛文件</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Th&amp;ough tables are not decided</source>
        <translation>尚有未定之台也导出(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Write what fits all the same</source>
        <translation>仍写入相符者(&amp;W)</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>须知事项</translation>
    </message>
    <message>
        <source>The tournament&apos;s f&amp;ile:</source>
        <translation>比赛文件(&amp;I)：</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>&amp;Put in</source>
        <translation>写入(&amp;P)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Say which file the results go into: the one {program} wrote.</source>
        <translation>请指定要写入成绩的文件，即 {program} 所存的文件。</translation>
    </message>
    <message>
        <source>The file does not fit what was played here:</source>
        <translation>文件与此处的对局不符：</translation>
    </message>
    <message>
        <source>Results that go into it: {count}. Nothing else in it changes.</source>
        <translation>将写入成绩 {count} 个，其余内容不变。</translation>
    </message>
    <message>
        <source>Nothing would change: the file has these results.</source>
        <translation>没有变化：文件中已有这些成绩。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>没有写入。</translation>
    </message>
    <message>
        <source>The tournament&apos;s file</source>
        <translation>比赛文件</translation>
    </message>
    <message>
        <source>Tournaments of pairing programs</source>
        <translation>编排软件的比赛文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Results put into {file}: {count}. As it was it is in {folder}.</source>
        <translation>已将成绩 {count} 个写入 {file}；原件在 {folder}。</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Answer {figures}</source>
        <translation>回答 {figures}</translation>
    </message>
    <message>
        <source>This ruling needs a reason.</source>
        <translation>此项裁定须写明理由。</translation>
    </message>
    <message>
        <source>Answered: {question}</source>
        <translation>已答：{question}</translation>
    </message>
    <message>
        <source>Other points to think of ({count})</source>
        <translation>其他须留意之处（{count}）</translation>
    </message>
    <message>
        <source>No questions here.</source>
        <translation>此处没有待定问题。</translation>
    </message>
</context>
<context>
    <name>QueuePage</name>
    <message>
        <source>Other questions</source>
        <translation>其他问题</translation>
    </message>
</context>
<context>
    <name>ReadOffView</name>
    <message>
        <source>The count in figures</source>
        <translation>计算数字</translation>
    </message>
    <message>
        <source>Nobody&apos;s points</source>
        <translation>公空</translation>
    </message>
    <message>
        <source>All points of the board</source>
        <translation>全盘合计</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>{side}, all the rest</source>
        <translation>{side}（其余全部）</translation>
    </message>
    <message>
        <source>{margin}, in {unit}</source>
        <translation>{margin}（{unit}）</translation>
    </message>
    <message>
        <source>Both areas: {land}</source>
        <translation>双方地域：{land}</translation>
    </message>
    <message>
        <source>Broken outlines, counted point by point: {count} of {all} spaces.</source>
        <translation>虚线轮廓须逐点数：{all}处空中{count}处。</translation>
    </message>
    <message>
        <source>Read off</source>
        <translation>点数结果</translation>
    </message>
</context>
<context>
    <name>ReadyDialog</name>
    <message>
        <source>Decide all that are ready</source>
        <translation>判定全部就绪的台</translation>
    </message>
    <message>
        <source>In these cases nothing is open. Take the check off those that are to wait; the others are decided as their cases count.</source>
        <translation>这些案卷均无未决事项。要暂缓的请取消勾选，其余按案卷的计算判定。</translation>
    </message>
    <message>
        <source>Tables that are ready</source>
        <translation>可直接判定的台</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Decide {count} tables</source>
        <translation>判定{count}台</translation>
    </message>
    <message>
        <source>Decide the table</source>
        <translation>判定此台</translation>
    </message>
    <message>
        <source>{done} decided, {left} to go</source>
        <translation>已定{done}台，余{left}台</translation>
    </message>
    <message>
        <source>{done} decided.</source>
        <translation>已判定{done}台。</translation>
    </message>
</context>
<context>
    <name>ReasonLine</name>
    <message>
        <source>Reason of the ruling</source>
        <translation>裁定理由</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>记入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
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
        <translation>{table}台的棋谱</translation>
    </message>
    <message>
        <source>Another record for {players}: it takes the place of “{source}”.</source>
        <translation>为{players}换一份棋谱，取代“{source}”。</translation>
    </message>
    <message>
        <source>There is no record of {players} yet.</source>
        <translation>{players}尚无棋谱。</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>从文件(&amp;F)…</translation>
    </message>
    <message>
        <source>As it was &amp;copied</source>
        <translation>从剪贴板(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Set the position up on the board</source>
        <translation>在棋盘上摆放局面(&amp;S)</translation>
    </message>
    <message>
        <source>It is this table&apos;s &amp;game</source>
        <translation>就是本台的棋谱(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>棋谱与案卷 (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation>文件中有{count}局棋。请选择：</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Only the first {most} characters are taken.</source>
        <translation>只取前 {most} 个字符。</translation>
    </message>
</context>
<context>
    <name>RemovePlayerDialog</name>
    <message>
        <source>&amp;Player:</source>
        <translation>棋手(&amp;P)：</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（留存）(&amp;E)：</translation>
    </message>
    <message>
        <source>Only who has neither a table nor a bye can be taken out.</source>
        <translation>只能移除既无台次也无轮空的棋手。</translation>
    </message>
    <message>
        <source>Everybody has a table or a bye: nobody can be taken out. Take out the table first, or the bye.</source>
        <translation>所有棋手均有台次或轮空，无法移除。请先移除其台次或轮空。</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>请选择棋手。</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>此处须写理由。</translation>
    </message>
    <message>
        <source>Look, then press OK.</source>
        <translation>请查看后再按“确定”。</translation>
    </message>
</context>
<context>
    <name>RemoveTableDialog</name>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（留存）(&amp;E)：</translation>
    </message>
    <message>
        <source>Its case, its note and its decision go with it; what was done stays in the protocol of the event. A reason is needed.</source>
        <translation>该台的案卷、附注与判定将一并移除；所做的一切仍留在赛事的操作记录中。须写理由。</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>此处须写理由。</translation>
    </message>
    <message>
        <source>The table is not in the event any more; press Cancel.</source>
        <translation>该台已不在赛事中，请按“取消”。</translation>
    </message>
    <message>
        <source>Look, then press OK.</source>
        <translation>请查看后再按“确定”。</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>&amp;Copy:</source>
        <translation>副本(&amp;C)：</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>理由（留存）(&amp;E)：</translation>
    </message>
    <message>
        <source>no copy: as what was done says</source>
        <translation>不用副本：按操作记录</translation>
    </message>
    <message>
        <source>No copies of this event are kept.</source>
        <translation>此赛事没有副本。</translation>
    </message>
    <message>
        <source>What was changed outside goref becomes again what the protocol of the event says. All that was done is kept, and the protocol names what was put right.</source>
        <translation>在 goref 之外被改动的内容恢复为操作记录所载的状态。此后的操作全部保留，改正之处写入操作记录。</translation>
    </message>
    <message>
        <source>Players, tables and results become what they were in the copy. What was done since stays in the protocol of the event, and a copy of the event as it is now is kept first.</source>
        <translation>棋手、台次与结果将恢复为副本中的样子。此后所做的仍留在赛事的操作记录中，现在的赛事会先存为副本。</translation>
    </message>
    <message>
        <source>The copy can be put in its place. What was done since the copy is not in it; the damaged file is moved among the copies.</source>
        <translation>可用副本替换。副本之后所做的不在其中；损坏的文件移入副本文件夹。</translation>
    </message>
    <message>
        <source>Choose a copy.</source>
        <translation>请选择副本。</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>To the questions</source>
        <translation>去看待定问题</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>打印记分单</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Next table</source>
        <translation>下一台</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>复制结果</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>计算经过</translation>
    </message>
    <message>
        <source>What could still change it</source>
        <translation>还有什么可能改变结果</translation>
    </message>
    <message>
        <source>All rule sets, and why they differ</source>
        <translation>各规则的结果及差异原因</translation>
    </message>
    <message>
        <source>What was decided, by whom</source>
        <translation>由谁作了哪些裁定</translation>
    </message>
    <message>
        <source>What if it were played on?</source>
        <translation>若续下会如何？</translation>
    </message>
    <message>
        <source>What happened at the table</source>
        <translation>对局中的事件</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>正在核算……</translation>
    </message>
    <message>
        <source>{count} open</source>
        <translation>{count}项待定</translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>无待定事项</translation>
    </message>
    <message>
        <source>1 act</source>
        <translation>1条记录</translation>
    </message>
    <message>
        <source>{count} acts</source>
        <translation>{count}条记录</translation>
    </message>
    <message>
        <source>Without the penalty: {result}</source>
        <translation>若无罚目：{result}</translation>
    </message>
    <message>
        <source>⚑ Under protest</source>
        <translation>⚑ 申诉中</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>{count} ways agree ✓</source>
        <translation>{count}种算法一致 ✓</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} disagree</source>
        <translation>⚑ {count}种算法中{bad}种不符</translation>
    </message>
</context>
<context>
    <name>RoomView</name>
    <message>
        <source>The board for the room</source>
        <translation>供众人观看的棋盘</translation>
    </message>
</context>
<context>
    <name>RoundActs</name>
    <message>
        <source>Round {round} is closed.</source>
        <translation>第{round}轮已封闭。</translation>
    </message>
    <message>
        <source>Round {round} is open again.</source>
        <translation>第{round}轮已重新开放。</translation>
    </message>
    <message>
        <source>Open round {round} again</source>
        <translation>重新开放第{round}轮</translation>
    </message>
    <message>
        <source>Why is the round opened again?</source>
        <translation>为何重新开放本轮？</translation>
    </message>
</context>
<context>
    <name>RoundFoot</name>
    <message>
        <source>Results into the file…</source>
        <translation>成绩写入文件…</translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation>尚无台次</translation>
    </message>
    <message>
        <source>Round {round} is closed. Tables: {count}</source>
        <translation>第{round}轮已封闭：{count}台</translation>
    </message>
    <message>
        <source>Round {round}: every table decided ({count})</source>
        <translation>第{round}轮：{count}台全部已定</translation>
    </message>
    <message>
        <source>Round {round}: {decided} of {count} decided</source>
        <translation>第{round}轮：{count}台已定{decided}台</translation>
    </message>
    <message>
        <source>Every table decided ({count})</source>
        <translation>{count}台全部已定</translation>
    </message>
    <message>
        <source>Tables decided: {decided} of {count}</source>
        <translation>{count}台已定{decided}台</translation>
    </message>
    <message>
        <source>{count} ready</source>
        <translation>{count}台可判定</translation>
    </message>
    <message>
        <source>{count} in dispute</source>
        <translation>{count}台有争议</translation>
    </message>
    <message>
        <source>{count} without a record</source>
        <translation>{count}台尚无棋谱</translation>
    </message>
    <message>
        <source>{count} being looked at</source>
        <translation>{count}台正在查看</translation>
    </message>
    <message>
        <source>{count} not signed</source>
        <translation>{count}台未签字</translation>
    </message>
    <message>
        <source>Import pairings…</source>
        <translation>导入编排…</translation>
    </message>
    <message>
        <source>Go to round {round}</source>
        <translation>转到第{round}轮</translation>
    </message>
    <message>
        <source>Close round {round}…</source>
        <translation>封闭第{round}轮…</translation>
    </message>
    <message>
        <source>Wall list…</source>
        <translation>公告成绩表…</translation>
    </message>
    <message>
        <source>Decide the ready table…</source>
        <translation>判定这一台…</translation>
    </message>
    <message>
        <source>Decide {count} ready tables…</source>
        <translation>判定可判定的{count}台…</translation>
    </message>
    <message>
        <source>Record of table {table}…</source>
        <translation>{table}台的棋谱…</translation>
    </message>
    <message>
        <source>Open table {table}</source>
        <translation>打开{table}台</translation>
    </message>
    <message>
        <source>Next: table {table}</source>
        <translation>下一台：{table}</translation>
    </message>
</context>
<context>
    <name>RulesBar</name>
    <message>
        <source>&amp;Rule set</source>
        <translation>规则(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Rule set</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>RulingStep</name>
    <message>
        <source>Y  Yes</source>
        <translation>Y  是</translation>
    </message>
    <message>
        <source>N  No</source>
        <translation>N  否</translation>
    </message>
    <message>
        <source>H  The opponent had replied when it was claimed</source>
        <translation>H  提出时对方已应手</translation>
    </message>
    <message>
        <source>Or: {consequences}</source>
        <translation>或：{consequences}</translation>
    </message>
    <message>
        <source>Suspended at present: {consequences}</source>
        <translation>目前暂停适用：{consequences}</translation>
    </message>
    <message>
        <source>To be claimed {until}</source>
        <translation>可提出：{until}</translation>
    </message>
    <message>
        <source>⚑ This turns the result. With it: {result}</source>
        <translation>⚑ 胜负因此改变：{result}</translation>
    </message>
    <message>
        <source>Is the stone in the opponent&apos;s lid?</source>
        <translation>罚子已放入对方罐盖？</translation>
    </message>
    <message>
        <source>Are the {count} stones in the opponent&apos;s lid?</source>
        <translation>{count}枚罚子已放入对方罐盖？</translation>
    </message>
    <message>
        <source>What is paid is the same either way. Left open, it is asked where the prisoners are stated.</source>
        <translation>答案不影响所罚。若不答，填有俘子数时再问。</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>Lines of the count</source>
        <translation>计算明细</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>{margin}, in {unit}</source>
        <translation>{margin}（{unit}）</translation>
    </message>
    <message>
        <source>Missing: {facts}</source>
        <translation>缺少：{facts}</translation>
    </message>
    <message>
        <source>✓ both areas and the public points ({public}) make {size}</source>
        <translation>✓ 双方子空加公空{public}，合为{size}</translation>
    </message>
</context>
<context>
    <name>SekiPanel</name>
    <message>
        <source>Points of the seki</source>
        <translation>双活中的点</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>性质</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>归属</translation>
    </message>
    <message>
        <source>Worth ({unit})</source>
        <translation>价值（{unit}）</translation>
    </message>
    <message>
        <source>{kind} (computed)</source>
        <translation>{kind}（推算）</translation>
    </message>
</context>
<context>
    <name>SentencePlate</name>
    <message>
        <source>Tidy what the referee did not set</source>
        <translation>重新整理裁判未放置的棋子</translation>
    </message>
    <message>
        <source>Tidy the rest</source>
        <translation>整理其余</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>正在规划步骤…</translation>
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
        <translation>完成</translation>
    </message>
    <message>
        <source>Black {black}, White {white} stones on the board</source>
        <translation>盘上黑{black}子，白{white}子</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>摆放局面</translation>
    </message>
    <message>
        <source>The position stands as it is set up.</source>
        <translation>局面已按所摆放的确定。</translation>
    </message>
    <message>
        <source>The board is empty now. Ctrl+Z brings back what was on it.</source>
        <translation>棋盘已清空。按Ctrl+Z可恢复原来的盘面。</translation>
    </message>
    <message>
        <source>The moves have left the case, what they told of the game is kept. Ctrl+Z brings them back.</source>
        <translation>着手已从本案移除，由其得知的事实保留；Ctrl+Z 可恢复。</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Set up the position</source>
        <translation>摆放局面</translation>
    </message>
    <message>
        <source>Left, drag or Enter puts stones, right the other colour. Esc: done.</source>
        <translation>左键、拖动或Enter摆子，右键摆另一色。Esc结束。</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>轮流</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>What the left button paints</source>
        <translation>左键放置的内容</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>互换黑白</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>棋盘左转</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>棋盘右转</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>左右翻转</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>上下翻转</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>棋盘路数</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>路</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>New board {size}×{size}</source>
        <translation>新建{size}路棋盘</translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>Print the sheets</source>
        <translation>打印记分单</translation>
    </message>
    <message>
        <source>Save the sheets</source>
        <translation>保存记分单</translation>
    </message>
    <message>
        <source>The score sheets of the tables in the list, each on pages of its own. Those that are decided by their cases are checked; check others if you want them.</source>
        <translation>列表中各台的记分单，每台另起一页。已按案卷判定的台已勾选；如需其他台，请自行勾选。</translation>
    </message>
    <message>
        <source>Sheets made</source>
        <translation>已制作的记分单</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Print {count} sheets…</source>
        <translation>打印{count}份记分单…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>打印记分单…</translation>
    </message>
    <message>
        <source>Save {count} sheets…</source>
        <translation>保存{count}份记分单…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>保存记分单…</translation>
    </message>
    <message>
        <source>{event}, round {round}, score sheets</source>
        <translation>{event} 第{round}轮 记分单</translation>
    </message>
    <message>
        <source>{event}, score sheets</source>
        <translation>{event} 记分单</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>第{number}份，共{count}份</translation>
    </message>
    <message>
        <source>changed in the meantime; open this window again</source>
        <translation>其间已有改动，请重新打开本窗口</translation>
    </message>
    <message>
        <source>Sheets printed: {count}.</source>
        <translation>已打印{count}份记分单。</translation>
    </message>
    <message>
        <source>Sheets saved: {count}, in {path}</source>
        <translation>已保存{count}份记分单：{path}</translation>
    </message>
    <message>
        <source>No sheet could be made.</source>
        <translation>未能制作任何记分单。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
</context>
<context>
    <name>SheetsList</name>
    <message>
        <source>Tables and their sheets</source>
        <translation>各台及其记分单</translation>
    </message>
    <message>
        <source>{open} not decided, {without} without a record</source>
        <translation>{open}台未判定，{without}台无棋谱</translation>
    </message>
    <message>
        <source>no record, no sheet</source>
        <translation>无棋谱，无记分单</translation>
    </message>
    <message>
        <source>⚑ {result}; its case counts otherwise now</source>
        <translation>⚑ {result}；其案卷现在算得不同</translation>
    </message>
    <message>
        <source>⚑ {result}; its case is not settled, and the sheet says so</source>
        <translation>⚑ {result}；其案卷未裁定完毕，记分单上会注明</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Click the chain or the point that is in dispute.</source>
        <translation>请点击有争议的棋块或交叉点。</translation>
    </message>
    <message>
        <source>This trial is kept as it was played.</source>
        <translation>此次实战按原样保存。</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>实战解决</translation>
    </message>
    <message>
        <source>Play it out: {where}</source>
        <translation>实战解决：{where}</translation>
    </message>
    <message>
        <source>Playing it out: {where}</source>
        <translation>实战解决中：{where}</translation>
    </message>
    <message>
        <source>Played out: {where}</source>
        <translation>实战已毕：{where}</translation>
    </message>
    <message>
        <source>The trial before its first move ({count} in all).</source>
        <translation>实战第1手之前（共{count}手）。</translation>
    </message>
    <message>
        <source>Move {move} of {count} of the trial. {act}</source>
        <translation>实战第{move}手（共{count}手）。{act}</translation>
    </message>
    <message>
        <source>This rule set puts nothing back: play can go on from here.</source>
        <translation>本规则不恢复原局面：可由此续下。</translation>
    </message>
    <message>
        <source>The game has gone on from here: the moves stand in the record.</source>
        <translation>对局已由此续下：各手已入棋谱。</translation>
    </message>
    <message>
        <source>The record has changed since: nothing can be ruled by this trial.</source>
        <translation>此后棋谱已改动：不能据此次实战裁定。</translation>
    </message>
    <message>
        <source>The result stays: {now}.</source>
        <translation>结果不变：{now}。</translation>
    </message>
    <message>
        <source>The result is now: {now} (before: {was}).</source>
        <translation>结果现为：{now}（原为：{was}）。</translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message>
        <source>Where is the photograph?</source>
        <translation>照片在哪里？</translation>
    </message>
    <message>
        <source>It can also be dropped here. It never leaves this computer.</source>
        <translation>也可拖放到此处。照片不会离开这台电脑。</translation>
    </message>
    <message>
        <source>&amp;Open a picture…</source>
        <translation>打开图片(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>粘贴图片(&amp;P)</translation>
    </message>
    <message>
        <source>Watch a &amp;folder…</source>
        <translation>监视文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Pictures ({kinds});;All files (*)</source>
        <translation>图片 ({kinds});;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a photograph</source>
        <translation>打开照片</translation>
    </message>
    <message>
        <source>The folder where pictures come in</source>
        <translation>接收照片的文件夹</translation>
    </message>
    <message>
        <source>Newest picture in a folder</source>
        <translation>文件夹中的最新图片</translation>
    </message>
    <message>
        <source>Choose the folder where the phone&apos;s pictures come in.</source>
        <translation>请选择接收手机照片的文件夹。</translation>
    </message>
    <message>
        <source>Newest picture in {folder}</source>
        <translation>{folder}中的最新图片</translation>
    </message>
    <message>
        <source>No picture there yet. A new one is shown as soon as it comes.</source>
        <translation>还没有图片。新图片到达后会立即显示。</translation>
    </message>
</context>
<context>
    <name>StageBar</name>
    <message>
        <source>Stages</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>{stage}, open: {count}</source>
        <translation>{stage}，待定{count}项</translation>
    </message>
    <message>
        <source>{stage}, nothing to decide</source>
        <translation>{stage}，无须裁定</translation>
    </message>
    <message>
        <source>{stage}, done</source>
        <translation>{stage}，已完成</translation>
    </message>
</context>
<context>
    <name>StagePanel</name>
    <message>
        <source>Steps: {count}</source>
        <translation>步骤：{count}</translation>
    </message>
    <message>
        <source>Notes: {count}</source>
        <translation>说明：{count}</translation>
    </message>
    <message>
        <source>{count} · step {step} of {steps}</source>
        <translation>{count} · 第{step}步，共{steps}步</translation>
    </message>
    <message>
        <source>{count} · {steps} steps</source>
        <translation>{count} · 共{steps}步</translation>
    </message>
    <message>
        <source>The board as it is counted.</source>
        <translation>开始计算时的棋盘。</translation>
    </message>
    <message>
        <source>No stone need be moved: the board can be read off.</source>
        <translation>不必动子，可直接点数。</translation>
    </message>
</context>
<context>
    <name>Staging</name>
    <message>
        <source>Back one step</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>Result ▸</source>
        <translation>结果 ▸</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Space: next step   Backspace: back   ← →: one stone   P: play   Esc: close</source>
        <translation>空格：下一步   退格：上一步   ← →：一子   P：播放   Esc：关闭</translation>
    </message>
    <message>
        <source>Nothing that you did not set would be read any quicker.</source>
        <translation>你未放置的部分已无法更易数清。</translation>
    </message>
    <message>
        <source>The stone of {point} is in your hand. Put it on an empty point (M or Enter); Esc lets it go.</source>
        <translation>{point}处的棋子已拿起。请放到空点上（M 或 Enter）；按 Esc 放回原处。</translation>
    </message>
</context>
<context>
    <name>StandingsDialog</name>
    <message>
        <source>After round</source>
        <translation>截至轮次</translation>
    </message>
    <message>
        <source>After &amp;round:</source>
        <translation>截至轮次(&amp;R)：</translation>
    </message>
    <message>
        <source>C&amp;opy as a table</source>
        <translation>复制为表格(&amp;O)</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps of the count</source>
        <translation>计算步骤</translation>
    </message>
</context>
<context>
    <name>SuggestView</name>
    <message>
        <source>Both players have marked</source>
        <translation>双方均已标记</translation>
    </message>
    <message>
        <source>Give a second opinion</source>
        <translation>给出参考意见</translation>
    </message>
    <message>
        <source>Progress of the opinion</source>
        <translation>参考意见的进度</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>取消（Esc）</translation>
    </message>
    <message>
        <source>To the questions</source>
        <translation>去看待定问题</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>收起</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>引擎…</translation>
    </message>
    <message>
        <source>No second opinion can be given: {reason}</source>
        <translation>无法给出参考意见：{reason}</translation>
    </message>
    <message>
        <source>Opinions are hidden until both players have marked what they think dead: nothing is worked out or shown before you say so here.</source>
        <translation>双方标出各自认为的死子之前，参考意见一律隐藏：在此确认之前，不作任何推算，也不显示。</translation>
    </message>
    <message>
        <source>goref looks at the finished board by itself: which stones seem dead or in seki, where a border is open, and what to ask the players. It is only suggested, hatched on the board; nothing is marked until you accept it.</source>
        <translation>由 goref 自行查看终局盘面：哪些棋子似为死子或双活，哪里边界未收，哪些需询问双方。仅为建议，在棋盘上以斜线标出；未经您采纳，不作任何标记。</translation>
    </message>
    <message>
        <source>Ask also: {engine}</source>
        <translation>另问 {engine}</translation>
    </message>
    <message>
        <source>The engine could not be asked: {reason}</source>
        <translation>无法询问引擎：{reason}</translation>
    </message>
    <message>
        <source>Looking at the board …</source>
        <translation>正在查看棋盘……</translation>
    </message>
    <message>
        <source>Asking {engine} … {seconds} s of at most {limit} s.</source>
        <translation>正在询问 {engine}……{seconds} 秒，最长 {limit} 秒。</translation>
    </message>
</context>
<context>
    <name>Suggesting</name>
    <message>
        <source>Second opinion</source>
        <translation>参考意见</translation>
    </message>
</context>
<context>
    <name>TableActs</name>
    <message>
        <source>Table {table} was decided without a record. Open it again to put one behind it.</source>
        <translation>{table}台未附棋谱即已判定。要附上棋谱，请先重新开放该台。</translation>
    </message>
    <message>
        <source>Nobody has marked the board of table {table}, {players}. Mark it as the second opinion suggests, and decide: {verdict}?</source>
        <translation>{table}台（{players}）的盘面尚无判定。按参考意见标注并判定为“{verdict}”吗？</translation>
    </message>
    <message>
        <source>Table {table} in dispute</source>
        <translation>{table}台有争议</translation>
    </message>
    <message>
        <source>What is in dispute? A decision that was made no longer holds.</source>
        <translation>争议何在？已作的判定不再有效。</translation>
    </message>
    <message>
        <source>What is in dispute?</source>
        <translation>争议何在？</translation>
    </message>
    <message>
        <source>Open table {table} again</source>
        <translation>重新开放{table}台</translation>
    </message>
    <message>
        <source>Why is the decision taken back?</source>
        <translation>为何撤销判定？</translation>
    </message>
    <message>
        <source>Why is the table no longer in dispute?</source>
        <translation>为何不再有争议？</translation>
    </message>
    <message>
        <source>Note at table {table}</source>
        <translation>{table}台附注</translation>
    </message>
    <message>
        <source>Note of the referee:</source>
        <translation>裁判附注：</translation>
    </message>
    <message>
        <source>No table is ready: in every case something is open.</source>
        <translation>没有可直接判定的台：各案卷均有未决事项。</translation>
    </message>
    <message>
        <source>{count} more are still being looked at.</source>
        <translation>另有{count}台仍在查看。</translation>
    </message>
    <message>
        <source>Table {table}, {players}: {state}</source>
        <translation>{table}台，{players}：{state}</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Table of the event</source>
        <translation>赛事的台</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>登记结果</translation>
    </message>
    <message>
        <source>In dispute…</source>
        <translation>有争议…</translation>
    </message>
    <message>
        <source>Next open table</source>
        <translation>下一未定台</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>回到赛事</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>No tables yet. Drop pairings (CSV, a pairing program&apos;s file) or game records here, or add players and tables by hand.</source>
        <translation>尚无台次。请将编排表（CSV、编排程序的文件）或棋谱拖放到此处，或手工添加棋手与台次。</translation>
    </message>
    <message>
        <source>Import players or pairings…</source>
        <translation>导入棋手或编排…</translation>
    </message>
    <message>
        <source>Attach records…</source>
        <translation>附上棋谱…</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>添加棋手…</translation>
    </message>
    <message>
        <source>Add a table…</source>
        <translation>添加一台…</translation>
    </message>
    <message>
        <source>No table is like that.</source>
        <translation>没有符合的台。</translation>
    </message>
    <message>
        <source>Show all tables</source>
        <translation>显示所有台</translation>
    </message>
    <message>
        <source>Tables of the event</source>
        <translation>赛事各台</translation>
    </message>
</context>
<context>
    <name>TrialFindings</name>
    <message>
        <source>What the trial has shown</source>
        <translation>实战所示</translation>
    </message>
    <message>
        <source>Rule otherwise…</source>
        <translation>另行裁定…</translation>
    </message>
    <message>
        <source>Look at the trial</source>
        <translation>回看实战</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>Play on in earnest</source>
        <translation>实际续下</translation>
    </message>
    <message>
        <source>The acts of the trial become acts of the game</source>
        <translation>实战各手成为对局着手</translation>
    </message>
    <message>
        <source>Drop the trial</source>
        <translation>删去此次实战</translation>
    </message>
    <message>
        <source>… {count} more under ⓘ</source>
        <translation>……另有{count}条，见 ⓘ</translation>
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
        <translation>实战解决尚未开始</translation>
    </message>
    <message>
        <source>Begin first, or “Something else”</source>
        <translation>请先开始，或“另选”</translation>
    </message>
    <message>
        <source>Nothing counts until somebody rules</source>
        <translation>未经裁定，一概不算</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>What is in dispute?</source>
        <translation>争议何在？</translation>
    </message>
    <message>
        <source>Trial, nothing counts yet</source>
        <translation>实战解决中，尚不作数</translation>
    </message>
    <message>
        <source>The board is put back when you rule or leave</source>
        <translation>裁定或离开时，棋盘恢复原状</translation>
    </message>
    <message>
        <source>The game stays as it is until you play on in earnest</source>
        <translation>选择“实际续下”之前，棋局不变</translation>
    </message>
    <message>
        <source>The board is as it was before the trial</source>
        <translation>棋盘已恢复实战前的局面</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Rule what the trial has shown</source>
        <translation>按实战所示裁定</translation>
    </message>
    <message>
        <source>Trial over, not ruled yet</source>
        <translation>实战解决已毕，尚未裁定</translation>
    </message>
    <message>
        <source>Trial over</source>
        <translation>实战解决已毕</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>TrialHand</name>
    <message>
        <source>The trial is dropped. Ctrl+Z brings it back.</source>
        <translation>已删去此次实战。按 Ctrl+Z 可恢复。</translation>
    </message>
</context>
<context>
    <name>TrialPage</name>
    <message>
        <source>Resolving a dispute on the board</source>
        <translation>以实战解决争议</translation>
    </message>
    <message>
        <source>A ruling against what the board showed needs a reason.</source>
        <translation>与实战结果不同的裁定须写明理由。</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>返回棋盘（Esc）</translation>
    </message>
    <message>
        <source>Rules of this trial</source>
        <translation>此次实战解决的规则</translation>
    </message>
    <message>
        <source>The rules of this trial, with their articles</source>
        <translation>此次实战解决的规则及条文</translation>
    </message>
</context>
<context>
    <name>TrialSteps</name>
    <message>
        <source>◀ Take back</source>
        <translation>◀ 撤回一手</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>撤回最后一手</translation>
    </message>
    <message>
        <source>Take back the last move (Backspace)</source>
        <translation>撤回最后一手（Backspace）</translation>
    </message>
    <message>
        <source>Move {move} · {side} to play</source>
        <translation>第{move}手 · 轮到{side}方</translation>
    </message>
    <message>
        <source>took {black} : {white}</source>
        <translation>提子 {black} : {white}</translation>
    </message>
    <message>
        <source>Stones taken in the trial: by Black {black}, by White {white}</source>
        <translation>实战解决中提子：黑提{black}子，白提{white}子</translation>
    </message>
    <message>
        <source>ends the trial</source>
        <translation>实战解决就此结束</translation>
    </message>
    <message>
        <source>the trial goes on</source>
        <translation>实战解决继续</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>The trial is kept; {key} goes on with it.</source>
        <translation>实战解决已保存；按 {key} 可继续。</translation>
    </message>
    <message>
        <source>The trial is kept with the case.</source>
        <translation>实战解决随案卷保存。</translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation>未进行实战。</translation>
    </message>
    <message>
        <source>Go to a point with the arrow keys; Enter plays there.</source>
        <translation>请用方向键移到某点，再按回车落子。</translation>
    </message>
    <message>
        <source>An earlier move is shown. Go to the end of the game (End) to go on.</source>
        <translation>所示为先前的一手。请到终局（End）后继续。</translation>
    </message>
    <message>
        <source>Enter begins the trial. Esc: back to the board.</source>
        <translation>按 Enter 开始实战解决。Esc：返回棋盘。</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it, to play. Esc: leave.</source>
        <translation>点击空点或按 Enter 落子。Esc：离开。</translation>
    </message>
    <message>
        <source>Esc: back to the board.</source>
        <translation>Esc：返回棋盘。</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: {act}</source>
        <translation>撤销(&amp;U)：{act}</translation>
    </message>
    <message>
        <source>Taken back: {act}</source>
        <translation>已撤销：{act}</translation>
    </message>
    <message>
        <source>Done again: {act}</source>
        <translation>已重做：{act}</translation>
    </message>
    <message>
        <source>&amp;Redo: {act}</source>
        <translation>重做(&amp;R)：{act}</translation>
    </message>
    <message>
        <source>Nothing to take back since the case was opened.</source>
        <translation>打开以来没有可撤销的操作。</translation>
    </message>
    <message>
        <source>Nothing to do again.</source>
        <translation>没有可重做的操作。</translation>
    </message>
</context>
<context>
    <name>UnfitBanner</name>
    <message>
        <source>What was done…</source>
        <translation>操作记录…</translation>
    </message>
    <message>
        <source>Put it right…</source>
        <translation>改正…</translation>
    </message>
    <message>
        <source>Compare the results with the score sheets. Where they differ, go back to a copy.</source>
        <translation>请将结果与记分单核对。如有不同，请退回副本。</translation>
    </message>
    <message>
        <source>Go back to a copy…</source>
        <translation>退回副本…</translation>
    </message>
    <message>
        <source>Compare the results with the score sheets, then put it right.</source>
        <translation>请将结果与记分单核对，然后改正。</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度（深色）</translation>
    </message>
</context>
<context>
    <name>WhatCouldChange</name>
    <message>
        <source>What could still change it</source>
        <translation>还有什么可能改变结果</translation>
    </message>
    <message>
        <source>No open finding would change the margin.</source>
        <translation>没有会影响胜负差的未决提示。</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>正在核算……</translation>
    </message>
</context>
<context>
    <name>WhoBand</name>
    <message>
        <source>Rule set, komi, facts and details of the game</source>
        <translation>规则、贴目、事实与对局信息</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>让{stones}子</translation>
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
        <translation>直接判定{table}台</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>对局如何结束</translation>
    </message>
    <message>
        <source>Choose how it ended</source>
        <translation>请选择终局方式</translation>
    </message>
    <message>
        <source>Margin in points</source>
        <translation>差数（点）</translation>
    </message>
    <message>
        <source>by default: the game was not played</source>
        <translation>弃权：未对局</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>&amp;Ending</source>
        <translation>结局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>差数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>理由(&amp;R)</translation>
    </message>
    <message>
        <source>{side} wins by points</source>
        <translation>{side}按点数胜</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>此处须写理由。</translation>
    </message>
    <message>
        <source>By how many points?</source>
        <translation>差几点？</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>对局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New position</source>
        <translation>新局面(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a &amp;historical game…</source>
        <translation>打开历史名局(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Paste a position or a game</source>
        <translation>粘贴局面或棋谱(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Save the case</source>
        <translation>保存案卷(&amp;S)</translation>
    </message>
    <message>
        <source>Save the case &amp;as…</source>
        <translation>案卷另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export as SGF…</source>
        <translation>导出为 SGF(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the &amp;diagram…</source>
        <translation>保存棋图(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the &amp;comparison as CSV…</source>
        <translation>将比较表存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the sheet…</source>
        <translation>打印记分单(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>下一阶段(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>上一阶段(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Checklist and trials</source>
        <translation>核对清单与实战解决(&amp;C)</translation>
    </message>
    <message>
        <source>Take this &amp;rule set for every new case</source>
        <translation>今后新局均用此规则(&amp;R)</translation>
    </message>
    <message>
        <source>Reasons and &amp;article</source>
        <translation>理由与条文(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;goref</source>
        <translation>关于 goref(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Photo&amp;graph of a board…</source>
        <translation>棋盘照片(&amp;G)…</translation>
    </message>
    <message>
        <source>Encoding o&amp;f the record…</source>
        <translation>棋谱的编码(&amp;F)…</translation>
    </message>
    <message>
        <source>E&amp;vent…</source>
        <translation>赛事(&amp;V)…</translation>
    </message>
    <message>
        <source>Ne&amp;w event…</source>
        <translation>新建赛事(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Back to the event</source>
        <translation>回到赛事(&amp;B)</translation>
    </message>
    <message>
        <source>Pr&amp;int preview…</source>
        <translation>打印预览(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the sheet as PDF or HT&amp;ML…</source>
        <translation>保存记分单为 PDF 或 HTML(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the moves as a &amp;kifu (PDF)…</source>
        <translation>着手另存为谱图 PDF(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>复制结果(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;position as text</source>
        <translation>将局面复制为文本(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram as text</source>
        <translation>以文字复制棋图(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the diagram as a p&amp;icture</source>
        <translation>以图片复制棋图(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Set up or change the position</source>
        <translation>摆放或修改局面(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <source>Nothin&amp;g (else) is dead</source>
        <translation>没有（其他）死子(&amp;G)</translation>
    </message>
    <message>
        <source>Record pl&amp;ay</source>
        <translation>记录对局(&amp;A)</translation>
    </message>
    <message>
        <source>Resol&amp;ve a dispute on the board</source>
        <translation>以实战解决争议(&amp;V)</translation>
    </message>
    <message>
        <source>Lay the co&amp;unt out on the board</source>
        <translation>在盘上做棋(&amp;U)</translation>
    </message>
    <message>
        <source>Recor&amp;d and facts</source>
        <translation>棋谱与事实(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;mpare all rule sets</source>
        <translation>比较全部规则(&amp;M)</translation>
    </message>
    <message>
        <source>What if it were pla&amp;yed on?…</source>
        <translation>若续下会如何？(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>着手列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;What happened at the table</source>
        <translation>对局中的事件(&amp;W)</translation>
    </message>
    <message>
        <source>Second op&amp;inion</source>
        <translation>参考意见(&amp;I)</translation>
    </message>
    <message>
        <source>Pr&amp;otocol…</source>
        <translation>裁判记录(&amp;O)…</translation>
    </message>
    <message>
        <source>Record the &amp;table&apos;s result</source>
        <translation>登记本台结果(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;he table is in dispute…</source>
        <translation>本台有争议(&amp;H)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt open table</source>
        <translation>下一未定台(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>回到开局(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>后退一手(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前进一手(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End of the game</source>
        <translation>到终局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>手数(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Marks of the ruling</source>
        <translation>裁定标记(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>放大文字(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>缩小文字(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ordinary text</source>
        <translation>文字原大(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手册(&amp;M)</translation>
    </message>
    <message>
        <source>This &amp;rule set</source>
        <translation>本规则说明(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Signs on the board</source>
        <translation>盘上标记(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys and marks</source>
        <translation>按键与标记(&amp;K)</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Reading {name}…</source>
        <translation>正在读取 {name}……</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The text is neither a game (SGF) nor a position in rows of .XO.</source>
        <translation>该文字既不是棋谱（SGF），也不是以 .XO 逐行写成的局面。</translation>
    </message>
    <message>
        <source>This changes as soon as no dialog is open and nothing is being entered.</source>
        <translation>所有对话框都关闭、没有正在输入的内容后，就会改变。</translation>
    </message>
    <message>
        <source>A historical game:</source>
        <translation>历史名局：</translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation>文件中有{count}局棋。请选择：</translation>
    </message>
    <message>
        <source>goref ended before this case was saved:</source>
        <translation>goref 退出时，此案卷尚未保存：</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>以后再问</translation>
    </message>
    <message>
        <source>A position without names</source>
        <translation>未署名的局面</translation>
    </message>
    <message>
        <source>Moves: {count}</source>
        <translation>手数：{count}</translation>
    </message>
    <message>
        <source>Acts of the referee: {count}, the last on {when}</source>
        <translation>裁判的操作：{count}项，最后一项于 {when}</translation>
    </message>
    <message>
        <source>Table {table} of {event}</source>
        <translation>{event}，第{table}台</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>文件：{file}</translation>
    </message>
    <message>
        <source>Brought back; the last acts could not be read: {count} left out.</source>
        <translation>已恢复；最后{count}步操作无法读取，已略去。</translation>
    </message>
    <message>
        <source>Something is still being written. goref ends as soon as that is done.</source>
        <translation>还有内容正在写入。写完后 goref 会立即退出。</translation>
    </message>
    <message>
        <source>&amp;End without waiting</source>
        <translation>不等待，直接退出(&amp;E)</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>goref made a mistake and stopped what it did.</source>
        <translation>goref 出错，当前操作已停止。</translation>
    </message>
    <message>
        <source>If it happens again, please report the details below.</source>
        <translation>若再次出错，请报告下面的详细信息。</translation>
    </message>
    <message>
        <source>Everything you decided so far is in the journal. Save the case, then go on.</source>
        <translation>您到目前为止的裁定都已记入日志。请先保存案卷，再继续。</translation>
    </message>
    <message>
        <source>What you decided since the case was saved last may be in no journal: save the case now, before anything else.</source>
        <translation>上次保存之后的裁定可能没有记入日志：请立即保存案卷。</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>The event was changed</source>
        <translation>赛事资料已更改</translation>
    </message>
    <message>
        <source>{count} tables were changed</source>
        <translation>{count}台有变动</translation>
    </message>
    <message>
        <source>Table {table}: {state}</source>
        <translation>{table}台：{state}</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>此处须写理由。</translation>
    </message>
    <message>
        <source>Table {table} was changed in the meantime ({who}, {time}): {state}.</source>
        <translation>{table}台在此期间被更改（{who}，{time}）：{state}。</translation>
    </message>
    <message>
        <source>That would no longer hold. Go on all the same?</source>
        <translation>继续操作将使其失效。仍要继续吗？</translation>
    </message>
</context>
<context>
    <name>event-attach</name>
    <message>
        <source>Game record</source>
        <translation>棋谱</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>台次</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>须知事项</translation>
    </message>
    <message>
        <source>Put behind table {table}.</source>
        <translation>已归入{table}台。</translation>
    </message>
    <message>
        <source>new: {table}</source>
        <translation>新台：{table}</translation>
    </message>
    <message>
        <source>nowhere yet</source>
        <translation>尚无归属</translation>
    </message>
    <message>
        <source>a new table in round {round}</source>
        <translation>第{round}轮新台</translation>
    </message>
</context>
<context>
    <name>event-audit</name>
    <message>
        <source>Entry</source>
        <translation>项次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
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
        <translation>之前 → 之后</translation>
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
        <translation>赛事(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>台(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players and pairings</source>
        <translation>棋手与编排(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New event…</source>
        <translation>新建赛事(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import players or pairings…</source>
        <translation>导入棋手或编排(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Attach records…</source>
        <translation>附上棋谱(&amp;A)…</translation>
    </message>
    <message>
        <source>Attach the record that was &amp;copied</source>
        <translation>附上已复制的棋谱(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Res&amp;ults into the tournament&apos;s file…</source>
        <translation>成绩写入比赛文件(&amp;U)…</translation>
    </message>
    <message>
        <source>Pre&amp;view the wall list…</source>
        <translation>预览公告成绩表(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Print the wall list…</source>
        <translation>打印公告成绩表(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the &amp;sheets…</source>
        <translation>打印记分单(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the shee&amp;ts…</source>
        <translation>保存记分单(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Data of the event…</source>
        <translation>赛事资料(&amp;D)…</translation>
    </message>
    <message>
        <source>Go &amp;back to a copy…</source>
        <translation>退回副本(&amp;B)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Adjudicate</source>
        <translation>裁定(&amp;A)</translation>
    </message>
    <message>
        <source>Put a re&amp;cord behind it…</source>
        <translation>附上一份棋谱(&amp;C)…</translation>
    </message>
    <message>
        <source>Accept the &amp;suggestion and decide…</source>
        <translation>采纳建议并判定(&amp;S)…</translation>
    </message>
    <message>
        <source>Decide by &amp;word…</source>
        <translation>直接判定(&amp;W)…</translation>
    </message>
    <message>
        <source>What &amp;happened at the table</source>
        <translation>对局中的事件(&amp;H)</translation>
    </message>
    <message>
        <source>In &amp;dispute…</source>
        <translation>有争议(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Open it again…</source>
        <translation>重新开放(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>附注(&amp;N)…</translation>
    </message>
    <message>
        <source>Sheet si&amp;gned, or not</source>
        <translation>已签字或未签字(&amp;G)</translation>
    </message>
    <message>
        <source>Decide all that are &amp;ready…</source>
        <translation>判定全部就绪的台(&amp;R)…</translation>
    </message>
    <message>
        <source>C&amp;lose the round…</source>
        <translation>封闭本轮(&amp;L)…</translation>
    </message>
    <message>
        <source>O&amp;pen the round again…</source>
        <translation>重新开放本轮(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a &amp;player…</source>
        <translation>添加棋手(&amp;P)…</translation>
    </message>
    <message>
        <source>Data of the &amp;black player…</source>
        <translation>黑方棋手资料(&amp;B)…</translation>
    </message>
    <message>
        <source>Data of the &amp;white player…</source>
        <translation>白方棋手资料(&amp;W)…</translation>
    </message>
    <message>
        <source>Add a &amp;table…</source>
        <translation>添加一台(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Change the pairing…</source>
        <translation>更改编排(&amp;C)…</translation>
    </message>
    <message>
        <source>B&amp;yes…</source>
        <translation>轮空(&amp;Y)…</translation>
    </message>
    <message>
        <source>Take a player &amp;out…</source>
        <translation>移除棋手(&amp;O)…</translation>
    </message>
    <message>
        <source>Take the table o&amp;ut…</source>
        <translation>移除本台(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Show &amp;all tables</source>
        <translation>显示所有台(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>刷新(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>名次(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was done…</source>
        <translation>操作记录(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>棋盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help on this window</source>
        <translation>本窗口说明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>使用手册(&amp;M)</translation>
    </message>
    <message>
        <source>About &amp;goref</source>
        <translation>关于 goref(&amp;G)</translation>
    </message>
</context>
<context>
    <name>event-copies</name>
    <message>
        <source>Go back to a copy</source>
        <translation>退回副本</translation>
    </message>
</context>
<context>
    <name>event-forms</name>
    <message>
        <source>Somebody else has changed this in the meantime ({who}, {time}).</source>
        <translation>其间他人已作更改（{who}，{time}）。</translation>
    </message>
</context>
<context>
    <name>event-import</name>
    <message>
        <source>Take in players or pairings</source>
        <translation>导入棋手或编排</translation>
    </message>
    <message>
        <source>Tables and files of pairing programs</source>
        <translation>表格与编排程序的文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>event-info</name>
    <message>
        <source>New event</source>
        <translation>新赛事</translation>
    </message>
    <message>
        <source>Change the event</source>
        <translation>更改赛事</translation>
    </message>
    <message>
        <source>“{text}” is no day; write it as 2026-11-21.</source>
        <translation>“{text}”不是日期，请写作 2026-11-21。</translation>
    </message>
</context>
<context>
    <name>event-players</name>
    <message>
        <source>New player</source>
        <translation>新棋手</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>更改棋手</translation>
    </message>
</context>
<context>
    <name>event-removing</name>
    <message>
        <source>Take a player out</source>
        <translation>移除棋手</translation>
    </message>
    <message>
        <source>Take a table out</source>
        <translation>移除台次</translation>
    </message>
</context>
<context>
    <name>event-tables</name>
    <message>
        <source>New table</source>
        <translation>新台</translation>
    </message>
    <message>
        <source>Change a table</source>
        <translation>更改该台</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>台次</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Hd, komi</source>
        <translation>让子、贴目</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>概况</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>案卷</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>附注</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>理由：{reason}</translation>
    </message>
    <message>
        <source>no record yet</source>
        <translation>尚无棋谱</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Exported: {path}</source>
        <translation>已导出：{path}</translation>
    </message>
    <message>
        <source>The record says: {recorded}. The count says: {counted}. Which is to be written?</source>
        <translation>棋谱写明：{recorded}。计算结果：{counted}。写入哪一个？</translation>
    </message>
    <message>
        <source>Write the &amp;counted result</source>
        <translation>写入计算结果(&amp;C)</translation>
    </message>
    <message>
        <source>Keep the &amp;recorded result</source>
        <translation>保留棋谱结果(&amp;R)</translation>
    </message>
    <message>
        <source>The record says: {recorded}. The case is not settled; counted as it is now: {counted}. Which is to be written?</source>
        <translation>棋谱写明：{recorded}。此案尚未裁定完毕，按现状计算为：{counted}。写入哪一个？</translation>
    </message>
    <message>
        <source>The record&apos;s own result is kept in the file in either case.</source>
        <translation>无论选哪一个，棋谱原有结果都保留在文件中。</translation>
    </message>
    <message>
        <source>Export as SGF</source>
        <translation>导出为 SGF</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>棋谱 (*.sgf)</translation>
    </message>
    <message>
        <source>{file} is there already, with this game and this result.</source>
        <translation>{file} 已存在，对局与结果均相同。</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Choose another &amp;name</source>
        <translation>另选文件名(&amp;N)</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>贴目与还子</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>贴目（贴点）</translation>
    </message>
    <message>
        <source>Ways to count</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>移动棋盘上的光标</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>next line of the count</source>
        <translation>计算的下一项</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>A hatched mark is computed and not yet ruled on.</source>
        <translation>带斜线的标记由计算得出，尚未裁定。</translation>
    </message>
    <message>
        <source>the next act, at the foot</source>
        <translation>下方的下一步操作</translation>
    </message>
    <message>
        <source>answer the open question</source>
        <translation>回答当前问题</translation>
    </message>
    <message>
        <source>answer it as the second opinion suggests</source>
        <translation>按参考意见回答</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单键</translation>
    </message>
    <message>
        <source>other answers to the open question</source>
        <translation>当前问题的其他选项</translation>
    </message>
    <message>
        <source>count with stones: next step</source>
        <translation>做棋：下一步</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <source>count with stones: step back</source>
        <translation>做棋：上一步</translation>
    </message>
    <message>
        <source>count with stones: one stone back or forward</source>
        <translation>做棋：退一子、进一子</translation>
    </message>
    <message>
        <source>count with stones: play or pause</source>
        <translation>做棋：播放或暂停</translation>
    </message>
    <message>
        <source>count with stones: pick up or put down a stone</source>
        <translation>做棋：拿起或放下棋子</translation>
    </message>
    <message>
        <source>count with stones: tidy the rest</source>
        <translation>做棋：整理其余</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>count with stones: close</source>
        <translation>做棋：关闭</translation>
    </message>
    <message>
        <source>dispute played out: what both agree it has shown</source>
        <translation>实战解决：双方同意的结果</translation>
    </message>
    <message>
        <source>dispute played out: pass, give up</source>
        <translation>实战解决：停一手（虚着）、放弃</translation>
    </message>
    <message>
        <source>dispute played out: take back</source>
        <translation>实战解决：撤回一手</translation>
    </message>
    <message>
        <source>second opinion: give up asking</source>
        <translation>参考意见：放弃询问</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>按键与标记</translation>
    </message>
    <message>
        <source>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;A referee&apos;s tool for finished games of Go.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;围棋终局裁判工具。&lt;/p&gt;&lt;p&gt;MIT 许可证。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>many-files</name>
    <message>
        <source>Answer the dialog that is open first.</source>
        <translation>请先处理已打开的对话框。</translation>
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
        <translation>方</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>提子</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>pass stone</source>
        <translation>虚着之子</translation>
    </message>
    <message>
        <source>give-up</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>illegal: off the board</source>
        <translation>违规：不在盘上</translation>
    </message>
    <message>
        <source>illegal: point occupied</source>
        <translation>违规：该点有子</translation>
    </message>
    <message>
        <source>illegal: suicide</source>
        <translation>违规：自尽</translation>
    </message>
    <message>
        <source>illegal: ko taken back at once</source>
        <translation>违规：立即回提</translation>
    </message>
    <message>
        <source>illegal: position repeated</source>
        <translation>违规：同形再现</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>未落子</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>终局补着</translation>
    </message>
</context>
<context>
    <name>photo</name>
    <message>
        <source>Does a corner lie on the wrong crossing?</source>
        <translation>是否有一角放错了交叉点？</translation>
    </message>
    <message>
        <source>Move the grid {what}?</source>
        <translation>将网格{what}？</translation>
    </message>
    <message>
        <source>Move the grid’s {what}?</source>
        <translation>调整网格：{what}？</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>左移{count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>右移{count}</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>上移{count}</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>下移{count}</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>左边</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>右边</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>上边</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>下边</translation>
    </message>
    <message>
        <source>{side} {count} out</source>
        <translation>{side}外移{count}</translation>
    </message>
    <message>
        <source>{side} {count} in</source>
        <translation>{side}内移{count}</translation>
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
        <translation>{point}：{side}，棋串{stones}子，1气</translation>
    </message>
    <message>
        <source>{point}: {side}, chain of {stones}, {liberties} liberties</source>
        <translation>{point}：{side}，棋串{stones}子，{liberties}气</translation>
    </message>
    <message>
        <source>, {status}</source>
        <translation>，{status}</translation>
    </message>
    <message>
        <source>{point}: empty</source>
        <translation>{point}：空点</translation>
    </message>
    <message>
        <source>{point}: {owner}, {kind}</source>
        <translation>{point}：{owner}，{kind}</translation>
    </message>
    <message>
        <source>{point}: {kind}</source>
        <translation>{point}：{kind}</translation>
    </message>
    <message>
        <source> (ruled)</source>
        <translation>（已裁定）</translation>
    </message>
    <message>
        <source> (computed)</source>
        <translation>（计算所得）</translation>
    </message>
    <message>
        <source>, in dispute</source>
        <translation>，有争议</translation>
    </message>
    <message>
        <source>, move {move} of the trial</source>
        <translation>，实战第{move}手</translation>
    </message>
</context>
<context>
    <name>protocol</name>
    <message>
        <source>Act</source>
        <translation>项次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>提出方</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>之前 → 之后</translation>
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
        <translation>{file} 在此读取之后，已被他人或另一窗口更改。</translation>
    </message>
    <message>
        <source>Theirs: the file is opened as it is now.</source>
        <translation>对方的：打开现在的文件。</translation>
    </message>
    <message>
        <source>Theirs: the file is opened as it is now; what was done here since the case was saved last is given up.</source>
        <translation>对方的：打开现在的文件；放弃此处上次保存之后所做的一切。</translation>
    </message>
    <message>
        <source>Mine: the file is replaced; what they wrote is lost.</source>
        <translation>我的：覆盖该文件；对方所写的将丢失。</translation>
    </message>
    <message>
        <source>Both: theirs stays as it is, mine is saved beside it as {file}.</source>
        <translation>两者都留：对方的不变，我的另存在旁，名为 {file}。</translation>
    </message>
    <message>
        <source>Open &amp;theirs</source>
        <translation>打开对方的(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;mine</source>
        <translation>保存我的(&amp;M)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>两者都留(&amp;B)</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Print the protocol with the sheet</source>
        <translation>随记分单打印裁判记录</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>记分单</translation>
    </message>
    <message>
        <source>Print preview of the sheet</source>
        <translation>记分单打印预览</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>保存记分单</translation>
    </message>
    <message>
        <source>{name} is there already. Replace it?</source>
        <translation>{name} 已存在，要替换吗？</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Black&apos;s bowl</source>
        <translation>黑方棋罐</translation>
    </message>
    <message>
        <source>Black&apos;s lid</source>
        <translation>黑方罐盖</translation>
    </message>
    <message>
        <source>White&apos;s bowl</source>
        <translation>白方棋罐</translation>
    </message>
    <message>
        <source>, lacks {count}</source>
        <translation>，借{count}</translation>
    </message>
    <message>
        <source>{point}: {side}, eyes, {size} in all</source>
        <translation>{point}：{side}方眼位，共{size}点</translation>
    </message>
    <message>
        <source>{point}: {side}, {size} points, to be counted one by one</source>
        <translation>{point}：{side}空，{size}点，须逐点数</translation>
    </message>
    <message>
        <source>{point}: {side}, the remainder of {size}</source>
        <translation>{point}：{side}空，余数{size}点</translation>
    </message>
    <message>
        <source>{point}: {side}, a block of {size}</source>
        <translation>{point}：{side}空，{size}点的一块</translation>
    </message>
    <message>
        <source>White&apos;s lid</source>
        <translation>白方罐盖</translation>
    </message>
    <message>
        <source>{point}: {side}, a stone</source>
        <translation>{point}：{side}子</translation>
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
        <translation>死子</translation>
    </message>
    <message>
        <source>Doubts</source>
        <translation>待定之点</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>suggesting</name>
    <message>
        <source>No stone is in doubt. Open borders: {borders}.</source>
        <translation>没有棋子存疑。未收的边界：{borders}处。</translation>
    </message>
    <message>
        <source>To ask the players: {asked}. Open borders: {borders}.</source>
        <translation>需询问双方：{asked}处；未收的边界：{borders}处。</translation>
    </message>
    <message>
        <source>Nothing is unclear.</source>
        <translation>没有不明之处。</translation>
    </message>
    <message>
        <source>Clear, and not yet marked: {dead} dead, {seki} in seki.</source>
        <translation>明确而尚未标记：死子{dead}子，双活{seki}子。</translation>
    </message>
    <message>
        <source>Nothing else is to be marked.</source>
        <translation>没有其他须标记者。</translation>
    </message>
    <message>
        <source>to ask the players</source>
        <translation>需询问双方</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>边界未收</translation>
    </message>
    <message>
        <source>protective play?</source>
        <translation>要补棋？</translation>
    </message>
    <message>
        <source>stones in atari</source>
        <translation>被叫吃的棋子</translation>
    </message>
    <message>
        <source>suggested: {life}</source>
        <translation>建议：{life}</translation>
    </message>
</context>
<context>
    <name>wall-list</name>
    <message>
        <source>Laying out the wall list…</source>
        <translation>正在排版公告成绩表…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
</TS>
