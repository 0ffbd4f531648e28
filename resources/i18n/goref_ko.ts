<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
    <name>AgreedForm</name>
    <message>
        <source>What did it show? Both agree:</source>
        <translation>결과는 어떻습니까? 양쪽의 합의:</translation>
    </message>
    <message>
        <source>Ends the trial: both sides agree on it ({key})</source>
        <translation>양쪽의 합의로 실전 확인을 끝냄({key})</translation>
    </message>
</context>
<context>
    <name>Around</name>
    <message>
        <source>Nothing was copied. Copy a record (SGF), then paste it here.</source>
        <translation>복사된 것이 없습니다. 기보(SGF)를 복사한 뒤 여기에 붙여 넣으세요.</translation>
    </message>
</context>
<context>
    <name>AtTable</name>
    <message>
        <source>Round {round}, table {table}: {players}</source>
        <translation>{round}라운드 테이블 {table}: {players}</translation>
    </message>
    <message>
        <source>Somebody else changed the case behind it.</source>
        <translation>다른 사람이 그 판정 파일을 바꾸었습니다.</translation>
    </message>
    <message>
        <source>The case is kept behind table {table}.</source>
        <translation>테이블 {table}에 판정 파일을 보관했습니다.</translation>
    </message>
    <message>
        <source>Record the result of table {table} anew</source>
        <translation>테이블 {table}의 결과를 다시 기록</translation>
    </message>
    <message>
        <source>The table was decided as “{result}”. Why is it decided anew?</source>
        <translation>이 테이블은 “{result}”(으)로 확정되었습니다. 왜 다시 확정합니까?</translation>
    </message>
    <message>
        <source>Recorded for table {table}: {result}</source>
        <translation>테이블 {table}에 기록함: {result}</translation>
    </message>
    <message>
        <source>Table {table} is in dispute.</source>
        <translation>테이블 {table}: 이의가 있습니다.</translation>
    </message>
    <message>
        <source>Table {table} in dispute</source>
        <translation>테이블 {table}: 이의 있음</translation>
    </message>
    <message>
        <source>What is in dispute? A decision that was made no longer holds.</source>
        <translation>무엇에 이의가 있습니까? 이미 내린 확정은 효력을 잃습니다.</translation>
    </message>
    <message>
        <source>Every other table is decided.</source>
        <translation>다른 테이블은 모두 확정되었습니다.</translation>
    </message>
    <message>
        <source>Somebody else put another case behind table {table}; it is shown now.</source>
        <translation>다른 사람이 테이블 {table}에 다른 판정 파일을 붙였습니다. 지금은 그 파일을 표시합니다.</translation>
    </message>
    <message>
        <source>“Save the case as…” keeps it in a file.</source>
        <translation>“판정 파일을 다른 이름으로 저장…”으로 파일에 남길 수 있습니다.</translation>
    </message>
    <message>
        <source>The record says {word}, which no count gives. What is recorded?</source>
        <translation>기보에는 {word}(이)라고 적혀 있으나 계가로는 나오지 않는 결과입니다. 무엇을 기록합니까?</translation>
    </message>
    <message>
        <source>As the record says: {word}</source>
        <translation>기보대로: {word}</translation>
    </message>
    <message>
        <source>As it is counted: {verdict}</source>
        <translation>계가대로: {verdict}</translation>
    </message>
    <message>
        <source>Record for table {table} what is counted now, {result}, all the same?</source>
        <translation>그래도 테이블 {table}에 지금의 계가 결과({result})를 기록합니까?</translation>
    </message>
    <message>
        <source>&amp;Record it all the same</source>
        <translation>그래도 기록(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>다시 살펴보기(&amp;L)</translation>
    </message>
    <message>
        <source>Somebody else put another case behind table {table}.</source>
        <translation>다른 사람이 테이블 {table}에 다른 판정 파일을 붙였습니다.</translation>
    </message>
    <message>
        <source>Somebody else took the case of table {table} away.</source>
        <translation>다른 사람이 테이블 {table}의 판정 파일을 떼어 냈습니다.</translation>
    </message>
    <message>
        <source>What you ruled here has not been kept in the event.</source>
        <translation>여기에서 판정한 것은 대회에 보관되지 않았습니다.</translation>
    </message>
    <message>
        <source>Show &amp;theirs</source>
        <translation>다른 사람 것 표시(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save mine as…</source>
        <translation>내 것을 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Keep looking at mine</source>
        <translation>내 것을 계속 보기(&amp;K)</translation>
    </message>
</context>
<context>
    <name>AttachDialog</name>
    <message>
        <source>pasted</source>
        <translation>붙여 넣음</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} 읽는 중…</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>기보와 판정 파일 (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Games to put into the event</source>
        <translation>대회에 넣을 기보</translation>
    </message>
    <message>
        <source>A folder of games</source>
        <translation>기보 폴더</translation>
    </message>
    <message>
        <source>Games: {count}.</source>
        <translation>기보: {count}국.</translation>
    </message>
    <message>
        <source>Files that cannot be used: {count}.</source>
        <translation>쓸 수 없는 파일: {count}개.</translation>
    </message>
    <message>
        <source>✕ Checked, but cannot be done as it stands: {count}.</source>
        <translation>✕ 선택했으나 이대로는 할 수 없음: {count}국.</translation>
    </message>
    <message>
        <source>New players: {count}.</source>
        <translation>새 선수: {count}명.</translation>
    </message>
    <message>
        <source>Choose files or a folder, paste games, or drop them here.</source>
        <translation>파일이나 폴더를 고르거나, 기보를 붙여 넣거나, 여기에 끌어다 놓으세요.</translation>
    </message>
    <message>
        <source>&amp;Put in: {count}</source>
        <translation>넣기(&amp;P): {count}</translation>
    </message>
    <message>
        <source>Putting them in …</source>
        <translation>넣는 중…</translation>
    </message>
    <message>
        <source>Put behind their tables: {count}.</source>
        <translation>테이블에 붙임: {count}국.</translation>
    </message>
    <message>
        <source>No game was found there.</source>
        <translation>그곳에서 기보를 찾지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>AttachForm</name>
    <message>
        <source>Put games into the event</source>
        <translation>대회에 기보 넣기</translation>
    </message>
    <message>
        <source>&amp;Files…</source>
        <translation>파일(&amp;F)…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>폴더(&amp;O)…</translation>
    </message>
    <message>
        <source>P&amp;aste games</source>
        <translation>기보 붙여 넣기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Round of new tables:</source>
        <translation>새 테이블의 라운드(&amp;R):</translation>
    </message>
    <message>
        <source>Round of new tables</source>
        <translation>새 테이블의 라운드</translation>
    </message>
    <message>
        <source>&amp;New tables for the rest</source>
        <translation>나머지는 새 테이블로(&amp;N)</translation>
    </message>
    <message>
        <source>Every game that goes nowhere yet gets a table of its own.</source>
        <translation>아직 갈 곳이 없는 대국마다 테이블을 하나씩 만듭니다.</translation>
    </message>
    <message>
        <source>About this game</source>
        <translation>이 대국에 대하여</translation>
    </message>
    <message>
        <source>Where this game goes</source>
        <translation>이 대국을 넣을 곳</translation>
    </message>
    <message>
        <source>This game &amp;goes to:</source>
        <translation>이 대국을 넣을 곳(&amp;G):</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>&amp;Stop reading</source>
        <translation>읽기 중지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>찾은 기보</translation>
    </message>
</context>
<context>
    <name>AuditDialog</name>
    <message>
        <source>Who did what</source>
        <translation>처리 기록</translation>
    </message>
    <message>
        <source>Only what has this text</source>
        <translation>이 글자가 있는 것만</translation>
    </message>
    <message>
        <source>What was done, the latest first</source>
        <translation>한 일, 최근 것부터</translation>
    </message>
    <message>
        <source>The line in full</source>
        <translation>항목 전체 내용</translation>
    </message>
    <message>
        <source>Co&amp;py what is listed</source>
        <translation>목록 복사(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Only what has this text:</source>
        <translation>이 글자가 있는 것만(&amp;O):</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Listed: {listed} of {every}.</source>
        <translation>전체 {every}개 중 {listed}개 표시.</translation>
    </message>
</context>
<context>
    <name>BoardSide</name>
    <message>
        <source>Board</source>
        <translation>바둑판</translation>
    </message>
</context>
<context>
    <name>BoardWidget</name>
    <message>
        <source>Go board</source>
        <translation>바둑판</translation>
    </message>
</context>
<context>
    <name>ByHand</name>
    <message>
        <source>Points of the seki</source>
        <translation>빅의 점</translation>
    </message>
    <message>
        <source>Claim points by hand</source>
        <translation>점마다 직접 주장하기</translation>
    </message>
</context>
<context>
    <name>ByesDialog</name>
    <message>
        <source>Byes</source>
        <translation>부전승</translation>
    </message>
    <message>
        <source>Those who are at no table of the round. A check gives a bye, taking it off takes the bye back.</source>
        <translation>이 라운드에서 어느 테이블에도 없는 선수입니다. 선택하면 부전승이 되고, 선택을 풀면 부전승이 취소됩니다.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>라운드(&amp;R):</translation>
    </message>
    <message>
        <source>Players without a table</source>
        <translation>테이블이 없는 선수</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>{byes} with a bye, {free} at no table</source>
        <translation>부전승 {byes}명, 테이블 없음 {free}명</translation>
    </message>
    <message>
        <source>Everybody is at a table in this round.</source>
        <translation>이 라운드에는 모두 테이블이 있습니다.</translation>
    </message>
</context>
<context>
    <name>CardAtHand</name>
    <message>
        <source>The question has just changed: press again.</source>
        <translation>질문이 방금 바뀌었습니다. 다시 누르십시오.</translation>
    </message>
    <message>
        <source>The question was out of sight: press again.</source>
        <translation>질문이 화면 밖에 있었습니다. 다시 누르세요.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Other answers</source>
        <translation>다른 답</translation>
    </message>
    <message>
        <source>Other answers (Menu key)</source>
        <translation>다른 답(메뉴 키)</translation>
    </message>
    <message>
        <source>Reasons and article</source>
        <translation>이유와 조항</translation>
    </message>
    <message>
        <source>Reasons and article (F1)</source>
        <translation>이유와 조항(F1)</translation>
    </message>
    <message>
        <source>Reason for the ruling</source>
        <translation>판정 이유</translation>
    </message>
    <message>
        <source>Reason for the ruling (needed)</source>
        <translation>판정 이유(필수)</translation>
    </message>
    <message>
        <source>Reason, kept with the ruling (may be empty)</source>
        <translation>이유, 판정과 함께 보관(비워도 됨)</translation>
    </message>
</context>
<context>
    <name>CaseFiles</name>
    <message>
        <source>Open a game or a case</source>
        <translation>기보 또는 판정 파일 열기</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>기보와 판정 파일 (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>This game was not read from a file of text.</source>
        <translation>이 대국은 텍스트 파일에서 읽은 것이 아닙니다.</translation>
    </message>
    <message>
        <source>The letters of {name} can be read in one way only.</source>
        <translation>{name}: 글자를 읽는 방법이 한 가지뿐입니다.</translation>
    </message>
    <message>
        <source>Nothing was copied. Copy a game (SGF) or rows of .XO, then paste.</source>
        <translation>복사된 것이 없습니다. 기보(SGF)나 .XO로 한 줄씩 적은 국면을 복사한 뒤 붙여 넣으세요.</translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation>판정 파일 저장</translation>
    </message>
    <message>
        <source>Cases (*.goref)</source>
        <translation>판정 파일 (*.goref)</translation>
    </message>
    <message>
        <source>{file} is there already.</source>
        <translation>{file}: 이미 있습니다.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>저장함: {path}</translation>
    </message>
    <message>
        <source>{file} is shown as it is on the disk now.</source>
        <translation>{file}: 지금 디스크에 있는 내용을 표시합니다.</translation>
    </message>
    <message>
        <source>Something deleted or replaced the journal of this case while it was in use. All that was done is in a new journal now.</source>
        <translation>사용하는 동안 무언가가 이 판정 파일의 저널을 지우거나 바꾸었습니다. 지금까지 한 일은 모두 새 저널에 들어 있습니다.</translation>
    </message>
    <message>
        <source>Save the rulings of this case before leaving it?</source>
        <translation>떠나기 전에 이 건의 판정을 저장합니까?</translation>
    </message>
</context>
<context>
    <name>CheckPage</name>
    <message>
        <source>Photograph, straightened, with what was read</source>
        <translation>바로 편 사진과 읽어 낸 내용</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>A click goes round; keys X, B, W. N: the next. Ctrl+Z takes back.</source>
        <translation>클릭하면 차례로 바뀝니다. 키: X, B, W. N: 다음. Ctrl+Z: 실행 취소.</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>살펴볼 점</translation>
    </message>
    <message>
        <source>Overlay (Space)</source>
        <translation>겹쳐 보기(스페이스)</translation>
    </message>
    <message>
        <source>On taking it, keep the photograph with the case</source>
        <translation>국면을 쓸 때 사진을 판정 파일에 보관</translation>
    </message>
    <message>
        <source>{count} left to look at</source>
        <translation>살펴볼 점 {count}개 남음</translation>
    </message>
    <message>
        <source>All doubts looked at</source>
        <translation>의심스러운 점을 모두 살펴보았습니다</translation>
    </message>
    <message>
        <source>No point is in doubt</source>
        <translation>의심스러운 점이 없습니다</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>{point}, in doubt</source>
        <translation>{point}, 의심스러움</translation>
    </message>
</context>
<context>
    <name>Checking</name>
    <message>
        <source>Photographed position</source>
        <translation>사진의 국면</translation>
    </message>
    <message>
        <source>Taken from the photograph. Ctrl+Z takes it back.</source>
        <translation>사진의 국면을 가져왔습니다. Ctrl+Z로 실행을 취소합니다.</translation>
    </message>
    <message>
        <source>The photograph shows what is on the board: nothing changed.</source>
        <translation>사진은 판과 같습니다. 바뀐 것이 없습니다.</translation>
    </message>
    <message>
        <source>Corners moved by up to {part} of a line to where crossings are seen; Back shows them.</source>
        <translation>보이는 교차점에 맞추어 모서리를 최대 {part}줄 옮겼습니다. “뒤로”를 누르면 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Yes, next</source>
        <translation>맞음, 다음</translation>
    </message>
    <message>
        <source>They are &amp;all right</source>
        <translation>모두 맞음(&amp;A)</translation>
    </message>
    <message>
        <source>Is this point read right?</source>
        <translation>이 점을 바르게 읽었습니까?</translation>
    </message>
    <message>
        <source>The board was found so</source>
        <translation>바둑판이 이대로였음</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>&amp;Take as a new case</source>
        <translation>새 판정 파일로 사용(&amp;T)</translation>
    </message>
    <message>
        <source>The position can be taken</source>
        <translation>이 국면을 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>Take this position</source>
        <translation>이 국면 사용</translation>
    </message>
    <message>
        <source>Take as a new case</source>
        <translation>새 판정 파일로 사용</translation>
    </message>
    <message>
        <source>In place of &amp;this board</source>
        <translation>지금의 바둑판과 바꾸기(&amp;T)</translation>
    </message>
    <message>
        <source>Board and record differ</source>
        <translation>바둑판과 기보가 다릅니다</translation>
    </message>
    <message>
        <source>The photograph confirms the record</source>
        <translation>사진이 기보와 일치합니다</translation>
    </message>
    <message>
        <source>The photograph shows an earlier moment</source>
        <translation>사진은 더 이른 국면입니다</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>Something else</source>
        <translation>다른 것으로</translation>
    </message>
    <message>
        <source>As the rule set has it</source>
        <translation>규칙이 정한 대로</translation>
    </message>
    <message>
        <source>First to move:</source>
        <translation>먼저 둘 쪽:</translation>
    </message>
    <message>
        <source>{side}, by the rules</source>
        <translation>{side}, 규칙에 따름</translation>
    </message>
    <message>
        <source>The referee says so</source>
        <translation>심판의 지정</translation>
    </message>
</context>
<context>
    <name>CloseRoundDialog</name>
    <message>
        <source>Close round {round}</source>
        <translation>{round}라운드 마감</translation>
    </message>
    <message>
        <source>Nothing of a closed round is changed any more. It can be opened again, with a reason.</source>
        <translation>마감한 라운드는 더 이상 바꿀 수 없습니다. 이유를 적으면 다시 열 수 있습니다.</translation>
    </message>
    <message>
        <source>Sheets that are not signed</source>
        <translation>서명되지 않은 결과지</translation>
    </message>
    <message>
        <source>All are &amp;signed</source>
        <translation>모두 서명됨(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Why without the others:</source>
        <translation>나머지 서명을 기다리지 않는 이유(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Close the round</source>
        <translation>라운드 마감(&amp;C)</translation>
    </message>
    <message>
        <source>Check the sheets that both have signed; {count} are not.</source>
        <translation>양쪽이 서명한 결과지에 표시하세요. 서명되지 않은 것: {count}.</translation>
    </message>
    <message>
        <source>All sheets are signed.</source>
        <translation>모든 결과지에 서명되었습니다.</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>여기에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>Look at it again.</source>
        <translation>다시 확인하세요.</translation>
    </message>
</context>
<context>
    <name>ClosedRow</name>
    <message>
        <source>Hide</source>
        <translation>숨기기</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>보기</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Reference rule set</source>
        <translation>기준 규칙</translation>
    </message>
    <message>
        <source>the case&apos;s own rules</source>
        <translation>이 대국의 규칙</translation>
    </message>
    <message>
        <source>Differences from</source>
        <translation>비교 기준</translation>
    </message>
    <message>
        <source>Count by this rule set</source>
        <translation>이 규칙으로 계가</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>CSV…</source>
        <translation>CSV…</translation>
    </message>
    <message>
        <source>Save the table as CSV</source>
        <translation>표를 CSV로 저장</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>다른 이유</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>The reference has no result to compare with.</source>
        <translation>기준 규칙에 비교할 결과가 없습니다.</translation>
    </message>
    <message>
        <source>missing: {facts}</source>
        <translation>부족: {facts}</translation>
    </message>
    <message>
        <source>the reference</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>같음</translation>
    </message>
</context>
<context>
    <name>Controls</name>
    <message>
        <source>To the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Speed of the stones</source>
        <translation>돌이 움직이는 속도</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Stones travel</source>
        <translation>돌의 이동 표시</translation>
    </message>
    <message>
        <source>Off: stones jump to where they go.</source>
        <translation>끄면 돌이 갈 곳으로 바로 옮겨집니다.</translation>
    </message>
    <message>
        <source>The preferences say: no motion.</source>
        <translation>설정에 따라 움직임을 표시하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Copying</name>
    <message>
        <source>Copied.</source>
        <translation>복사했습니다.</translation>
    </message>
    <message>
        <source>Save the diagram</source>
        <translation>그림 저장</translation>
    </message>
    <message>
        <source>Pictures and text (*.svg *.png *.txt)</source>
        <translation>그림과 텍스트 (*.svg *.png *.txt)</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>비교표 저장</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Given to the printer: {name}</source>
        <translation>프린터로 보냈습니다: {name}</translation>
    </message>
    <message>
        <source>Save the kifu</source>
        <translation>기보 그림 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>저장함: {path}</translation>
    </message>
</context>
<context>
    <name>CornerView</name>
    <message>
        <source>upper left</source>
        <translation>왼쪽 위</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>오른쪽 위</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>오른쪽 아래</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>왼쪽 아래</translation>
    </message>
    <message>
        <source>Corner {name}, at {x}, {y}</source>
        <translation>{name} 모서리, 위치 {x}, {y}</translation>
    </message>
    <message>
        <source>Photograph with the corners of the grid</source>
        <translation>격자의 모서리를 표시한 사진</translation>
    </message>
</context>
<context>
    <name>CorrectBar</name>
    <message>
        <source>Correcting the record</source>
        <translation>기보 바로잡기</translation>
    </message>
    <message>
        <source>Click where the move missing before move {move} was played ({side}).</source>
        <translation>{move}수 앞에 빠진 수({side})를 둔 자리를 클릭하세요.</translation>
    </message>
    <message>
        <source>Click where move {move} ({side}) was really played.</source>
        <translation>{move}수({side})를 실제로 둔 자리를 클릭하세요.</translation>
    </message>
    <message>
        <source>Whose move it was</source>
        <translation>누구의 수였는지</translation>
    </message>
</context>
<context>
    <name>Correcting</name>
    <message>
        <source>A move missing before move {move}</source>
        <translation>{move}수 앞에 빠진 수</translation>
    </message>
    <message>
        <source>Correcting move {move}</source>
        <translation>{move}수 바로잡기</translation>
    </message>
    <message>
        <source>Leave the record as it is</source>
        <translation>기보를 그대로 두기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>아직 아무것도 바뀌지 않았습니다</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it. Esc: leave it as it is.</source>
        <translation>빈 점을 클릭하거나 그 점에서 Enter를 누르세요. Esc: 그대로 둠.</translation>
    </message>
    <message>
        <source>Move {move} is taken out.</source>
        <translation>{move}수를 뺐습니다.</translation>
    </message>
    <message>
        <source>The record stands as it was.</source>
        <translation>기보는 그대로입니다.</translation>
    </message>
    <message>
        <source>Move {move} is put in.</source>
        <translation>{move}수를 넣었습니다.</translation>
    </message>
    <message>
        <source>Move {move} is corrected.</source>
        <translation>{move}수를 바로잡았습니다.</translation>
    </message>
    <message>
        <source>1 later move no longer fits: move {first}.</source>
        <translation>그 뒤의 1수가 맞지 않게 되었습니다: {first}수.</translation>
    </message>
    <message>
        <source>{count} later moves no longer fit, move {first} first.</source>
        <translation>그 뒤의 {count}수가 맞지 않게 되었습니다. 첫 번째는 {first}수입니다.</translation>
    </message>
</context>
<context>
    <name>CountPage</name>
    <message>
        <source>Way to count</source>
        <translation>계가 방법</translation>
    </message>
    <message>
        <source>Whose side is counted</source>
        <translation>어느 쪽을 세는지</translation>
    </message>
    <message>
        <source>both</source>
        <translation>양쪽</translation>
    </message>
    <message>
        <source>The quicker side</source>
        <translation>더 빠른 쪽</translation>
    </message>
    <message>
        <source>{side} alone</source>
        <translation>{side}만</translation>
    </message>
    <message>
        <source>Nothing to lay out</source>
        <translation>정리할 것이 없습니다</translation>
    </message>
    <message>
        <source>Laid out with stones on the board, step by step.</source>
        <translation>바둑판 위의 돌을 한 단계씩 정리해 계가합니다.</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>순서를 계산하는 중…</translation>
    </message>
</context>
<context>
    <name>CountedForm</name>
    <message>
        <source>Stones captured in play</source>
        <translation>대국 중에 따낸 돌</translation>
    </message>
    <message>
        <source>Found in the bowls</source>
        <translation>바둑통에 실제로 있는 수</translation>
    </message>
    <message>
        <source>Captured in play:</source>
        <translation>대국 중에 따낸 돌:</translation>
    </message>
    <message>
        <source>In the bowls:</source>
        <translation>바둑통 안:</translation>
    </message>
</context>
<context>
    <name>CrossCheckView</name>
    <message>
        <source>Count by moku and verify</source>
        <translation>집으로 계가하고 확인</translation>
    </message>
    <message>
        <source>Count by moku, convert, verify by filling in</source>
        <translation>집을 세고, 환산하고, 메워서 확인</translation>
    </message>
    <message>
        <source>Every way to count, side by side</source>
        <translation>모든 계가 방법의 대조</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>agrees</source>
        <translation>일치</translation>
    </message>
    <message>
        <source>disagrees</source>
        <translation>불일치</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>계산식</translation>
    </message>
    <message>
        <source>{count} · difference only</source>
        <translation>{count} · 차이만</translation>
    </message>
    <message>
        <source>{count} · with stones</source>
        <translation>{count} · 돌로</translation>
    </message>
    <message>
        <source>{count} · with stones, {alone}</source>
        <translation>{count} · 돌로, {alone}</translation>
    </message>
    <message>
        <source>There is nothing to check yet: the result is not known.</source>
        <translation>아직 확인할 것이 없습니다. 결과가 나오지 않았습니다.</translation>
    </message>
    <message>
        <source>Counting in every way …</source>
        <translation>모든 방법으로 계가하는 중…</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} ways to count disagree: open their workings.</source>
        <translation>⚑ 계가 방법 {count}가지 중 {bad}가지가 일치하지 않습니다. 계산 내역을 여세요.</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} ways to count disagree</source>
        <translation>⚑ 계가 방법 {count}가지 중 {bad}가지 불일치</translation>
    </message>
    <message>
        <source>✓ All {count} ways to count agree.</source>
        <translation>✓ 계가 방법 {count}가지가 모두 일치합니다.</translation>
    </message>
    <message>
        <source>✓ {others} other ways to count agree</source>
        <translation>✓ 다른 계가 방법 {others}가지도 일치</translation>
    </message>
    <message>
        <source>✓ The other way to count agrees</source>
        <translation>✓ 다른 계가 방법도 일치</translation>
    </message>
    <message>
        <source>Read off</source>
        <translation>센 결과</translation>
    </message>
    <message>
        <source>This case cannot be counted so.</source>
        <translation>이 건은 그렇게 계가할 수 없습니다.</translation>
    </message>
    <message>
        <source>1. By moku: b = {black}, w = {white}.</source>
        <translation>1. 집: b = {black}, w = {white}.</translation>
    </message>
    <message>
        <source>2. Converted with n = {n}, G = {g}: b + n + G/2 = {black}, w + n + G/2 = {white}.</source>
        <translation>2. 환산, n = {n}, G = {g}: b + n + G/2 = {black}, w + n + G/2 = {white}.</translation>
    </message>
    <message>
        <source>3. Filled in, Black alone: {filled}.</source>
        <translation>3. 메우기, 흑만: {filled}.</translation>
    </message>
    <message>
        <source>✓ All three agree.</source>
        <translation>✓ 셋 다 일치합니다.</translation>
    </message>
    <message>
        <source>⚑ They do not agree: open the workings.</source>
        <translation>⚑ 일치하지 않습니다. 계산 내역을 여세요.</translation>
    </message>
</context>
<context>
    <name>DeskHome</name>
    <message>
        <source>An incident: whose?</source>
        <translation>사안: 어느 쪽의 일입니까?</translation>
    </message>
    <message>
        <source>Incidents and protests of this game</source>
        <translation>이 대국의 사안과 항의</translation>
    </message>
    <message>
        <source>P  Protest against the result…</source>
        <translation>P  결과에 대한 항의…</translation>
    </message>
    <message>
        <source>Regulation</source>
        <translation>규정</translation>
    </message>
    <message>
        <source>Re&amp;gulation</source>
        <translation>규정(&amp;G)</translation>
    </message>
    <message>
        <source>⚑ now otherwise by the regulation</source>
        <translation>⚑ 지금은 규정상 처분이 다름</translation>
    </message>
    <message>
        <source>Under protest</source>
        <translation>항의 중</translation>
    </message>
    <message>
        <source>None: decided each time</source>
        <translation>없음: 그때마다 결정</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>파일에서…</translation>
    </message>
    <message>
        <source>The event&apos;s.</source>
        <translation>대회의 규정입니다.</translation>
    </message>
    <message>
        <source>Chosen for this game.</source>
        <translation>이 대국을 위해 고른 규정입니다.</translation>
    </message>
    <message>
        <source>Proposed: it is usual with {rules}.</source>
        <translation>제안: {rules}에서 통용되는 규정입니다.</translation>
    </message>
    <message>
        <source>No regulation is usual with {rules}.</source>
        <translation>{rules}: 통용되는 규정이 없습니다.</translation>
    </message>
</context>
<context>
    <name>DetailStep</name>
    <message>
        <source>Lodged</source>
        <translation>제기 시각</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>기한</translation>
    </message>
    <message>
        <source>Grounds</source>
        <translation>근거</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>결정 시각</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>결정한 사람</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>By the regulation</source>
        <translation>규정에 따르면</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>발생</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>발견</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>보고한 사람</translation>
    </message>
    <message>
        <source>Claimed by</source>
        <translation>주장한 쪽</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>증거</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>경위</translation>
    </message>
    <message>
        <source>in the lid</source>
        <translation>뚜껑에 있음</translation>
    </message>
    <message>
        <source>not in the lid</source>
        <translation>뚜껑에 없음</translation>
    </message>
    <message>
        <source>Stones of the penalty</source>
        <translation>벌점 돌</translation>
    </message>
    <message>
        <source>Clock that ran</source>
        <translation>가던 시계</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>심판을 불렀을 때</translation>
    </message>
    <message>
        <source>When resumed</source>
        <translation>재개할 때</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>더할 시간</translation>
    </message>
</context>
<context>
    <name>DetailsPage</name>
    <message>
        <source>Ledger of stones</source>
        <translation>돌 장부</translation>
    </message>
    <message>
        <source>Players and event</source>
        <translation>대국자와 대회</translation>
    </message>
    <message>
        <source>Still needed: {facts}</source>
        <translation>더 필요한 사실: {facts}</translation>
    </message>
    <message>
        <source>✕ Ledger of stones: something is wrong</source>
        <translation>✕ 돌 장부: 맞지 않는 것이 있습니다</translation>
    </message>
</context>
<context>
    <name>EditInfoDialog</name>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>이유(보관됨)(&amp;E):</translation>
    </message>
    <message>
        <source>Tables that have a case already: {count}. The cases stay under the rules and the komi they were made for.</source>
        <translation>이미 테이블 {count}개에 판정 파일이 있습니다. 이 파일들은 만들 때의 규칙과 덤을 그대로 유지합니다.</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>입력한 내용은 남겨 두었고 나머지는 지금의 상태입니다. 확인한 뒤 “확인”을 누르세요.</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>The encoding of the file</source>
        <translation>파일의 인코딩</translation>
    </message>
    <message>
        <source>Which names of {name} are right?</source>
        <translation>{name}: 어느 이름이 맞습니까?</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>EngineTrial</name>
    <message>
        <source>Progress of the trial</source>
        <translation>엔진 시험의 진행 상황</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>취소(Esc)</translation>
    </message>
    <message>
        <source>Trying {engine} …</source>
        <translation>{engine} 시험 중…</translation>
    </message>
    <message>
        <source>Given up.</source>
        <translation>그만두었습니다.</translation>
    </message>
    <message>
        <source>{engine} works: it answered in {seconds} s.</source>
        <translation>{engine}: 작동합니다. {seconds}초 만에 답했습니다.</translation>
    </message>
</context>
<context>
    <name>EnginesPage</name>
    <message>
        <source>Other engines (GTP)</source>
        <translation>다른 엔진(GTP)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Do not consult it</source>
        <translation>묻지 않기</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>It is started by itself then; not where opinions are hidden.</source>
        <translation>켜면 자동으로 시작됩니다. 의견을 숨기는 곳에서는 시작되지 않습니다.</translation>
    </message>
    <message>
        <source>Command line of an engine</source>
        <translation>엔진의 명령줄</translation>
    </message>
    <message>
        <source>Command line, e.g. gnugo --mode gtp</source>
        <translation>명령줄, 예: gnugo --mode gtp</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>찾기…</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Most &amp;seconds it may take:</source>
        <translation>최대 사용 시간(초)(&amp;S):</translation>
    </message>
    <message>
        <source>None was found. Install GNU Go, or add a program below.</source>
        <translation>찾지 못했습니다. GNU Go를 설치하거나 아래에서 프로그램을 추가하세요.</translation>
    </message>
    <message>
        <source>added</source>
        <translation>추가한 것</translation>
    </message>
    <message>
        <source>found on this machine</source>
        <translation>이 컴퓨터에서 찾은 것</translation>
    </message>
    <message>
        <source>{how}; is consulted</source>
        <translation>{how}; 묻는 엔진</translation>
    </message>
    <message>
        <source>Consult this one</source>
        <translation>이 엔진에 묻기</translation>
    </message>
    <message>
        <source>Ask {engine} where it is unclear</source>
        <translation>불분명한 곳을 {engine}에 묻기</translation>
    </message>
    <message>
        <source>The program</source>
        <translation>프로그램</translation>
    </message>
</context>
<context>
    <name>EnteringIncident</name>
    <message>
        <source>Left click, or B: Black&apos;s stone; right click, or W: White&apos;s. The same on a stone takes it off. P: read it from a photograph.</source>
        <translation>왼쪽 클릭 또는 B: 흑돌. 오른쪽 클릭 또는 W: 백돌. 돌 위에서 같은 동작을 하면 들어냅니다. P: 사진에서 읽기.</translation>
    </message>
    <message>
        <source>Entered; it is to be decided later.</source>
        <translation>기입했습니다. 나중에 결정합니다.</translation>
    </message>
    <message>
        <source>Entered: {consequences}</source>
        <translation>기입함: {consequences}</translation>
    </message>
    <message>
        <source>A decision against the regulation needs a reason.</source>
        <translation>규정과 다른 결정에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>A decision that the regulation leaves to the referee needs a reason.</source>
        <translation>규정이 심판에게 맡긴 결정에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>Choose what it leads to.</source>
        <translation>처분을 고르세요.</translation>
    </message>
    <message>
        <source>The board is so</source>
        <translation>바둑판이 이대로임</translation>
    </message>
    <message>
        <source>This happened</source>
        <translation>이 일이 있었음</translation>
    </message>
    <message>
        <source>Record the decision</source>
        <translation>결정 기록</translation>
    </message>
    <message>
        <source>Decide otherwise</source>
        <translation>다르게 결정</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>변경 내용 보관</translation>
    </message>
    <message>
        <source>Take what is proposed</source>
        <translation>제안대로 하기</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>나중에 결정</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>이대로 하기</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>결정</translation>
    </message>
</context>
<context>
    <name>EventDesk</name>
    <message>
        <source>Open an event</source>
        <translation>대회 열기</translation>
    </message>
    <message>
        <source>Events (*.gorefevent);;All files (*)</source>
        <translation>대회 (*.gorefevent);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Write the results</source>
        <translation>결과 쓰기</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>알아 둘 것</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>저장(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>밝히지 않음</translation>
    </message>
    <message>
        <source>Th&amp;ough tables are not decided</source>
        <translation>확정되지 않은 테이블이 있어도(&amp;O)</translation>
    </message>
    <message>
        <source>The tournament&apos;s f&amp;ile:</source>
        <translation>대회의 파일(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>라운드(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Class:</source>
        <translation>클래스(&amp;C):</translation>
    </message>
    <message>
        <source>Adjusted time, &amp;minutes:</source>
        <translation>환산 시간(분)(&amp;M):</translation>
    </message>
    <message>
        <source>Count&amp;ry, two letters:</source>
        <translation>국가, 두 글자(&amp;R):</translation>
    </message>
    <message>
        <source>Say which file the results go into: the one {program} wrote.</source>
        <translation>결과를 써넣을 파일({program}이(가) 저장한 것)을 지정하세요.</translation>
    </message>
    <message>
        <source>Tournaments of {program} (*{suffix});;All files (*)</source>
        <translation>{program} 대회 파일 (*{suffix});;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The file that {program} wrote</source>
        <translation>{program}이(가) 저장한 파일</translation>
    </message>
    <message>
        <source>All of it can be written; nothing is left out.</source>
        <translation>모두 쓸 수 있습니다. 빠지는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>저장함: {path}</translation>
    </message>
</context>
<context>
    <name>FactsForm</name>
    <message>
        <source>Black stones</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>White stones</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>Who began</source>
        <translation>먼저 둔 쪽</translation>
    </message>
    <message>
        <source>First to pass</source>
        <translation>먼저 패스한 쪽</translation>
    </message>
    <message>
        <source>Last play</source>
        <translation>마지막 착수</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>따낸 돌</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>착수 수</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>패스 돌</translation>
    </message>
    <message>
        <source>Found in the bowls</source>
        <translation>바둑통에 실제로 있는 수</translation>
    </message>
    <message>
        <source>How play ended</source>
        <translation>대국이 끝난 방식</translation>
    </message>
    <message>
        <source>Granted the first move</source>
        <translation>선착을 허락받은 쪽</translation>
    </message>
    <message>
        <source>Played for</source>
        <translation>무엇을 걸고 두었는지</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>접바둑</translation>
    </message>
    <message>
        <source>More facts</source>
        <translation>그 밖의 사실</translation>
    </message>
    <message>
        <source>Komi (points)</source>
        <translation>덤(집)</translation>
    </message>
    <message>
        <source>agreed on life and death</source>
        <translation>사활에 합의</translation>
    </message>
    <message>
        <source>declared all alive</source>
        <translation>모두 삶으로 선언</translation>
    </message>
    <message>
        <source>forced by pass stones</source>
        <translation>패스 돌에 의한 강제 종국</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>밝히지 않음</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>as recorded: {value}</source>
        <translation>기보대로: {value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>필요</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Find a player, a table or a case</source>
        <translation>선수, 테이블, 판정 파일 찾기</translation>
    </message>
    <message>
        <source>Player, table or case</source>
        <translation>선수, 테이블 또는 판정 파일</translation>
    </message>
    <message>
        <source>Any state</source>
        <translation>모든 상태</translation>
    </message>
    <message>
        <source>✓ ready to be decided</source>
        <translation>✓ 확정할 수 있음</translation>
    </message>
    <message>
        <source>All rounds ({count})</source>
        <translation>모든 라운드({count})</translation>
    </message>
    <message>
        <source>Round {round} ({decided} of {count} decided)</source>
        <translation>{round}라운드({count}개 중 {decided}개 확정)</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this page:</source>
        <translation>이 페이지에서 찾기:</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>Next place (F3)</source>
        <translation>다음 위치(F3)</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>이전(&amp;P)</translation>
    </message>
    <message>
        <source>Previous place (Shift+F3)</source>
        <translation>이전 위치(Shift+F3)</translation>
    </message>
    <message>
        <source>Not in this page.</source>
        <translation>이 페이지에는 없습니다.</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Other acts</source>
        <translation>다른 처리</translation>
    </message>
</context>
<context>
    <name>Footing</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>다음 질문</translation>
    </message>
    <message>
        <source>To the questions</source>
        <translation>질문으로</translation>
    </message>
    <message>
        <source>Lay it out</source>
        <translation>돌 정리하기</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>결과지 인쇄</translation>
    </message>
</context>
<context>
    <name>GameForm</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>단급</translation>
    </message>
</context>
<context>
    <name>GridLaying</name>
    <message>
        <source>Reading the photograph…</source>
        <translation>사진을 읽는 중…</translation>
    </message>
    <message>
        <source>Where does the grid belong?</source>
        <translation>격자를 어디에 놓아야 합니까?</translation>
    </message>
    <message>
        <source>The photograph was not read</source>
        <translation>사진을 읽지 못했습니다</translation>
    </message>
    <message>
        <source>Does the grid lie on the lines?</source>
        <translation>격자가 선 위에 놓여 있습니까?</translation>
    </message>
    <message>
        <source>It need not lie exactly: up to a third of a line is put right.</source>
        <translation>정확하지 않아도 됩니다. 3분의 1줄까지는 바로잡습니다.</translation>
    </message>
    <message>
        <source>Looking for the board…</source>
        <translation>바둑판을 찾는 중…</translation>
    </message>
    <message>
        <source>The handles were put where the board seems to be.</source>
        <translation>바둑판이 있는 듯한 곳에 조절점을 놓았습니다.</translation>
    </message>
    <message>
        <source>The grid lies right</source>
        <translation>격자가 맞습니다</translation>
    </message>
</context>
<context>
    <name>GridPage</name>
    <message>
        <source>Put the handles on the grid’s corners</source>
        <translation>조절점을 격자의 모서리에 놓으세요</translation>
    </message>
    <message>
        <source>The outermost crossings, not the board’s edge. Arrow keys move by a pixel, with Shift by ten; Tab: the next corner.</source>
        <translation>바둑판의 가장자리가 아니라 가장 바깥쪽 교차점입니다. 화살표 키로 1픽셀, Shift와 함께 누르면 10픽셀 움직입니다. Tab: 다음 모서리.</translation>
    </message>
    <message>
        <source>Lines of the board</source>
        <translation>바둑판의 줄 수</translation>
    </message>
    <message>
        <source>{size} lines</source>
        <translation>{size}로</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>줄 수(&amp;L)</translation>
    </message>
    <message>
        <source>Corners as before</source>
        <translation>모서리를 이전대로</translation>
    </message>
    <message>
        <source>1 Move it</source>
        <translation>1 옮기기</translation>
    </message>
    <message>
        <source>2 It lies right as it is</source>
        <translation>2 지금 위치가 맞음</translation>
    </message>
    <message>
        <source>What is seen does not end where the grid does.</source>
        <translation>사진에 보이는 바둑판의 끝이 격자의 끝과 다릅니다.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>No question is open.</source>
        <translation>미결 질문이 없습니다.</translation>
    </message>
    <message>
        <source>That is no answer to the open question.</source>
        <translation>미결 질문에 그런 답은 없습니다.</translation>
    </message>
    <message>
        <source>That answers none of the questions that are open.</source>
        <translation>미결 질문 어느 것에도 그런 답은 없습니다.</translation>
    </message>
    <message>
        <source>Leave what is open beside the board (Esc) to rule on the position.</source>
        <translation>국면을 판정하려면 바둑판 옆에 열려 있는 것을 닫으세요(Esc).</translation>
    </message>
    <message>
        <source>Go to the end of the game (End) to rule on the position.</source>
        <translation>국면을 판정하려면 대국의 끝(End)으로 가세요.</translation>
    </message>
    <message>
        <source>{rules} counts the board as it stands: the mark is kept, and changes nothing.</source>
        <translation>{rules}: 바둑판을 있는 그대로 셉니다. 표시는 남지만 아무것도 바뀌지 않습니다.</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Take in a file</source>
        <translation>파일 가져오기</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>담긴 내용</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>알아 둘 것</translation>
    </message>
    <message>
        <source>&amp;Take in</source>
        <translation>가져오기(&amp;T)</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>파일:</translation>
    </message>
    <message>
        <source>&amp;What it holds:</source>
        <translation>담긴 내용(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>라운드(&amp;R):</translation>
    </message>
    <message>
        <source>The file does not say of which round the pairings are. Say it above.</source>
        <translation>파일에 몇 라운드의 대진인지 적혀 있지 않습니다. 위에서 지정하세요.</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} 읽는 중…</translation>
    </message>
    <message>
        <source>new players: {count}</source>
        <translation>새 선수: {count}</translation>
    </message>
    <message>
        <source>players changed: {count}</source>
        <translation>변경된 선수: {count}</translation>
    </message>
    <message>
        <source>new tables: {count}</source>
        <translation>새 테이블: {count}</translation>
    </message>
    <message>
        <source>tables changed: {count}</source>
        <translation>변경된 테이블: {count}</translation>
    </message>
    <message>
        <source>tables taken out: {count}</source>
        <translation>삭제된 테이블: {count}</translation>
    </message>
    <message>
        <source>results: {count}</source>
        <translation>결과: {count}</translation>
    </message>
    <message>
        <source>new byes: {count}</source>
        <translation>새 부전승: {count}</translation>
    </message>
    <message>
        <source>byes taken back: {count}</source>
        <translation>취소된 부전승: {count}</translation>
    </message>
    <message>
        <source>data of the event: {count}</source>
        <translation>대회 정보: {count}</translation>
    </message>
    <message>
        <source>This would be done: {what}.</source>
        <translation>실행될 내용: {what}.</translation>
    </message>
    <message>
        <source>Nothing would change: the event has all of it.</source>
        <translation>바뀌는 것이 없습니다. 대회에 이미 모두 들어 있습니다.</translation>
    </message>
    <message>
        <source>Everything in it can be read; nothing is doubtful.</source>
        <translation>내용을 모두 읽을 수 있으며 의심스러운 것이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>아무것도 바뀌지 않았습니다.</translation>
    </message>
    <message>
        <source>It cannot be taken in.</source>
        <translation>가져올 수 없습니다.</translation>
    </message>
    <message>
        <source>Taking it in …</source>
        <translation>가져오는 중…</translation>
    </message>
    <message>
        <source>changed: {count}</source>
        <translation>변경됨: {count}</translation>
    </message>
    <message>
        <source>Done, otherwise than shown: {what}.</source>
        <translation>완료했으나 표시된 것과 다릅니다: {what}.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>IncidentDesk</name>
    <message>
        <source>Regulations (*.toml);;All files (*)</source>
        <translation>규정 (*.toml);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Read a regulation</source>
        <translation>규정 읽기</translation>
    </message>
</context>
<context>
    <name>InfoDialog</name>
    <message>
        <source>&amp;Name:</source>
        <translation>이름(&amp;N):</translation>
    </message>
    <message>
        <source>&amp;Place:</source>
        <translation>장소(&amp;P):</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>첫날(&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>마지막 날(&amp;L):</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>밝히지 않음</translation>
    </message>
    <message>
        <source>R&amp;ounds:</source>
        <translation>라운드 수(&amp;O):</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>바둑판 크기(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Rule set:</source>
        <translation>규칙(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Komi:</source>
        <translation>덤(&amp;K):</translation>
    </message>
    <message>
        <source>Komi with &amp;handicap:</source>
        <translation>접바둑의 덤(&amp;H):</translation>
    </message>
    <message>
        <source>Points for a &amp;bye:</source>
        <translation>부전승의 승점(&amp;B):</translation>
    </message>
    <message>
        <source>Pl&amp;aced by:</source>
        <translation>순위 기준(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;McMahon bar:</source>
        <translation>맥마흔 상한(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Its floor:</source>
        <translation>하한(&amp;I):</translation>
    </message>
    <message>
        <source>“{text}” is no rank; write it as 3D or 12K.</source>
        <translation>“{text}”은(는) 단급이 아닙니다. 3D나 12K처럼 적으세요.</translation>
    </message>
    <message>
        <source>none, under these rules</source>
        <translation>없음, 이 규칙에 따름</translation>
    </message>
    <message>
        <source>{komi}, as the rule set has it</source>
        <translation>{komi}, 규칙에 따름</translation>
    </message>
    <message>
        <source>The event needs a name.</source>
        <translation>대회 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>The event would end before it begins; correct a day.</source>
        <translation>대회가 시작하기 전에 끝나게 됩니다. 날짜를 고치세요.</translation>
    </message>
</context>
<context>
    <name>KeptIncidents</name>
    <message>
        <source>Why is it annulled?</source>
        <translation>왜 취소합니까?</translation>
    </message>
    <message>
        <source>Annulling needs a reason.</source>
        <translation>취소하려면 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>Protest against the result: whose?</source>
        <translation>결과에 대한 항의: 누구의 항의입니까?</translation>
    </message>
    <message>
        <source>Say who lodges it.</source>
        <translation>누가 제기하는지 밝히세요.</translation>
    </message>
    <message>
        <source>The protest is lodged; until it is decided the game is under protest.</source>
        <translation>항의를 접수했습니다. 결정될 때까지 이 대국은 항의 중입니다.</translation>
    </message>
    <message>
        <source>What becomes of the protest?</source>
        <translation>항의를 어떻게 처리합니까?</translation>
    </message>
    <message>
        <source>Say what becomes of it.</source>
        <translation>어떻게 처리하는지 밝히세요.</translation>
    </message>
    <message>
        <source>Who decided, and on which grounds?</source>
        <translation>누가 어떤 이유로 결정했습니까?</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>이유를 밝히지 않음</translation>
    </message>
    <message>
        <source>Annul it</source>
        <translation>사안 취소</translation>
    </message>
    <message>
        <source>Record it</source>
        <translation>결정 기록</translation>
    </message>
    <message>
        <source>Record it as it is</source>
        <translation>이대로 기록</translation>
    </message>
    <message>
        <source>Lodge it</source>
        <translation>항의 제기</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>결정</translation>
    </message>
    <message>
        <source>Annul</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Protest against this decision: whose?</source>
        <translation>이 결정에 대한 항의: 누구의 항의입니까?</translation>
    </message>
    <message>
        <source>Protest</source>
        <translation>항의</translation>
    </message>
    <message>
        <source>Board as found</source>
        <translation>발견된 바둑판 상태</translation>
    </message>
</context>
<context>
    <name>KindStep</name>
    <message>
        <source>Words of what happened</source>
        <translation>사안을 나타내는 말</translation>
    </message>
    <message>
        <source>Type to find, or press a figure</source>
        <translation>입력해 찾거나 숫자 누르기</translation>
    </message>
    <message>
        <source>Kinds of incidents</source>
        <translation>사안의 종류</translation>
    </message>
    <message>
        <source>{side}: what happened?</source>
        <translation>{side}: 무슨 일이 있었습니까?</translation>
    </message>
</context>
<context>
    <name>LedgerView</name>
    <message>
        <source>Ledger of stones</source>
        <translation>돌 장부</translation>
    </message>
    <message>
        <source>Played in turn</source>
        <translation>번갈아 둔 돌</translation>
    </message>
    <message>
        <source>Set up, handicap stones</source>
        <translation>배치한 돌, 치석</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>바둑판 위</translation>
    </message>
    <message>
        <source>… of these dead</source>
        <translation>… 그중 사석</translation>
    </message>
    <message>
        <source>Captured in play</source>
        <translation>대국 중에 따낸 돌</translation>
    </message>
    <message>
        <source>On the other&apos;s lid, dead ones with them</source>
        <translation>상대의 뚜껑에 있는 돌, 사석 포함</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>패스 돌</translation>
    </message>
    <message>
        <source>Must be in the bowl</source>
        <translation>바둑통에 있어야 할 수</translation>
    </message>
    <message>
        <source>Found in the bowl</source>
        <translation>바둑통에 실제로 있는 수</translation>
    </message>
    <message>
        <source>Not all is known, so nothing can be checked yet.</source>
        <translation>모르는 것이 있어 아직 아무것도 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>✕ These cannot all be true: on the board + captured ≠ played + set up.</source>
        <translation>✕ 이 수들이 모두 맞을 수는 없습니다: 바둑판 위 + 따낸 돌 ≠ 둔 돌 + 배치한 돌.</translation>
    </message>
    <message>
        <source>✓ On the board + captured = played + set up.</source>
        <translation>✓ 바둑판 위 + 따낸 돌 = 둔 돌 + 배치한 돌.</translation>
    </message>
    <message>
        <source>What must be in the bowls is not known.</source>
        <translation>바둑통에 몇 개가 있어야 하는지 알 수 없습니다.</translation>
    </message>
    <message>
        <source>More stones were used than there are: prisoners were exchanged.</source>
        <translation>있는 돌보다 많은 돌을 썼습니다. 따낸 돌을 교환한 것입니다.</translation>
    </message>
    <message>
        <source>✓ The bowls hold what they must.</source>
        <translation>✓ 바둑통의 돌 수가 맞습니다.</translation>
    </message>
    <message>
        <source>{side}: missing {count}</source>
        <translation>{side}: {count}개 부족</translation>
    </message>
    <message>
        <source>{side}: too many {count}</source>
        <translation>{side}: {count}개 많음</translation>
    </message>
    <message>
        <source>✕ In the bowls: {what}.</source>
        <translation>✕ 바둑통 안: {what}.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>suggested: dead</source>
        <translation>제안: 죽음</translation>
    </message>
    <message>
        <source>suggested: seki</source>
        <translation>제안: 빅</translation>
    </message>
    <message>
        <source>ask the players</source>
        <translation>대국자에게 묻기</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>닫히지 않은 경계</translation>
    </message>
    <message>
        <source>protective play?</source>
        <translation>가일수?</translation>
    </message>
    <message>
        <source>in atari</source>
        <translation>단수</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>바둑판의 표시</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>hatched: proposed</source>
        <translation>빗금: 제안</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>이의 있음</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>모순</translation>
    </message>
    <message>
        <source>spoken of</source>
        <translation>말하고 있는 곳</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Incidents</source>
        <translation>사안</translation>
    </message>
    <message>
        <source>Record and facts</source>
        <translation>기보와 사실</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>Signs on the board</source>
        <translation>바둑판의 표시</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>조항</translation>
    </message>
    <message>
        <source>Click the board, or move its cursor with the arrow keys.</source>
        <translation>바둑판을 클릭하거나 화살표 키로 커서를 움직이세요.</translation>
    </message>
    <message>
        <source>Untitled position</source>
        <translation>이름 없는 국면</translation>
    </message>
    <message>
        <source>Ruled: nothing is dead but what is marked.</source>
        <translation>판정함: 표시된 것 말고는 죽은 돌이 없습니다.</translation>
    </message>
    <message>
        <source>{rules} from now on, unless a record names another.</source>
        <translation>이제부터 적용: {rules}. 기보에 다른 규칙이 적혀 있으면 그에 따릅니다.</translation>
    </message>
</context>
<context>
    <name>ManualContents</name>
    <message>
        <source>Words in titles and texts</source>
        <translation>제목과 본문의 낱말</translation>
    </message>
    <message>
        <source>&amp;Search the manual:</source>
        <translation>설명서 검색(&amp;S):</translation>
    </message>
    <message>
        <source>Pages by section</source>
        <translation>장별 페이지</translation>
    </message>
    <message>
        <source>Pages found: {count}</source>
        <translation>찾은 페이지: {count}</translation>
    </message>
    <message>
        <source>No page has all these words; try fewer.</source>
        <translation>이 낱말이 모두 있는 페이지는 없습니다. 낱말을 줄여 보세요.</translation>
    </message>
</context>
<context>
    <name>ManualReader</name>
    <message>
        <source>Page of the manual</source>
        <translation>설명서 페이지</translation>
    </message>
</context>
<context>
    <name>ManualWindow</name>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>차례(&amp;C)</translation>
    </message>
    <message>
        <source>F&amp;ind…</source>
        <translation>찾기(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>작게(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>크게(&amp;L)</translation>
    </message>
    <message>
        <source>This link leads nowhere: {reason}.</source>
        <translation>이 링크는 열 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>Manual of goref</source>
        <translation>goref 설명서</translation>
    </message>
</context>
<context>
    <name>ManyFilesDialog</name>
    <message>
        <source>Several files</source>
        <translation>여러 파일</translation>
    </message>
    <message>
        <source>{count} files. Open one of them on the board, or make an event of them, in which every game has a table.</source>
        <translation>파일 {count}개. 그중 하나를 바둑판에 열거나, 모두로 대회를 만들어 대국마다 테이블을 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Open the chosen one</source>
        <translation>고른 것 열기</translation>
    </message>
    <message>
        <source>Make an event of them…</source>
        <translation>대회로 만들기…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>MoreFields</name>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>When in the game</source>
        <translation>대국 중의 시점</translation>
    </message>
    <message>
        <source>When</source>
        <translation>시점</translation>
    </message>
    <message>
        <source>Happened</source>
        <translation>발생</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>발견</translation>
    </message>
    <message>
        <source>Ruled on</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>hh:mm</source>
        <translation>시:분</translation>
    </message>
    <message>
        <source>Whose clock ran</source>
        <translation>누구의 시계가 갔는지</translation>
    </message>
    <message>
        <source>When called</source>
        <translation>심판을 불렀을 때</translation>
    </message>
    <message>
        <source>When resumed</source>
        <translation>재개할 때</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>더할 시간</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>경위</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>결정한 사람</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Reported by</source>
        <translation>보고한 사람</translation>
    </message>
    <message>
        <source>Claimed by</source>
        <translation>주장한 쪽</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>증거</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>사실</translation>
    </message>
    <message>
        <source>Board as found</source>
        <translation>발견된 바둑판 상태</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves of the record</source>
        <translation>기보의 수순</translation>
    </message>
    <message>
        <source>There is no record: only the position on the board is known.</source>
        <translation>기보가 없습니다. 바둑판의 국면만 알려져 있습니다.</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>바로잡기…</translation>
    </message>
    <message>
        <source>Insert before…</source>
        <translation>앞에 넣기…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Void this move</source>
        <translation>이 수를 무효로</translation>
    </message>
    <message>
        <source>Click where this move was really played</source>
        <translation>이 수를 실제로 둔 자리를 클릭하세요</translation>
    </message>
    <message>
        <source>Click where a move before this one was played</source>
        <translation>이 수 앞에 둔 수의 자리를 클릭하세요</translation>
    </message>
    <message>
        <source>Take this move out of the record</source>
        <translation>이 수를 기보에서 빼기</translation>
    </message>
    <message>
        <source>Restore this move</source>
        <translation>이 수 되살리기</translation>
    </message>
    <message>
        <source>The move stays in the record and does not count</source>
        <translation>수는 기보에 남고 세지 않습니다</translation>
    </message>
    <message>
        <source>The move counts again</source>
        <translation>수를 다시 유효로</translation>
    </message>
</context>
<context>
    <name>NewEventDialog</name>
    <message>
        <source>Where to keep the event</source>
        <translation>대회를 보관할 곳</translation>
    </message>
    <message>
        <source>Events (*.gorefevent)</source>
        <translation>대회 (*.gorefevent)</translation>
    </message>
    <message>
        <source>{path} is there already; choose another name.</source>
        <translation>{path}: 이미 있습니다. 다른 이름을 고르세요.</translation>
    </message>
</context>
<context>
    <name>NumberBox</name>
    <message>
        <source>A whole number from {least} to {most} is wanted, not “{text}”.</source>
        <translation>{least}~{most}의 정수를 적으세요. “{text}”은(는) 읽을 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>Otherwise</name>
    <message>
        <source>What is ruled instead</source>
        <translation>대신할 판정</translation>
    </message>
    <message>
        <source>The ruling will cite: {articles}.</source>
        <translation>판정의 근거 조항: {articles}.</translation>
    </message>
</context>
<context>
    <name>OtherwiseStep</name>
    <message>
        <source>More…</source>
        <translation>더 보기…</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>수량</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>By the regulation: {consequences}</source>
        <translation>규정에 따르면: {consequences}</translation>
    </message>
    <message>
        <source>What is decided?</source>
        <translation>어떻게 결정합니까?</translation>
    </message>
    <message>
        <source>{amount} points</source>
        <translation>{amount}집</translation>
    </message>
    <message>
        <source>{amount} zi</source>
        <translation>{amount}자</translation>
    </message>
    <message>
        <source>The move stands</source>
        <translation>수는 유효</translation>
    </message>
    <message>
        <source>Reason (R)</source>
        <translation>이유(R)</translation>
    </message>
    <message>
        <source>Reason, if any (R)</source>
        <translation>이유, 있으면(R)</translation>
    </message>
</context>
<context>
    <name>PageBand</name>
    <message>
        <source>◀ Back</source>
        <translation>◀ 뒤로</translation>
    </message>
    <message>
        <source>Back to the stage (Esc)</source>
        <translation>단계로 돌아가기(Esc)</translation>
    </message>
</context>
<context>
    <name>PairingDialog</name>
    <message>
        <source>&amp;Round:</source>
        <translation>라운드(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>테이블(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Black:</source>
        <translation>흑(&amp;B):</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>백(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Swap colours</source>
        <translation>흑백 바꾸기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New player…</source>
        <translation>새 선수(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Handicap:</source>
        <translation>접바둑(&amp;H):</translation>
    </message>
    <message>
        <source>{lines}, as the event has it</source>
        <translation>{lines}줄, 대회에 따름</translation>
    </message>
    <message>
        <source>Board si&amp;ze:</source>
        <translation>바둑판 크기(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Komi:</source>
        <translation>덤(&amp;K):</translation>
    </message>
    <message>
        <source>Rem&amp;ark:</source>
        <translation>비고(&amp;A):</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>이유(보관됨)(&amp;E):</translation>
    </message>
    <message>
        <source>none, under these rules</source>
        <translation>없음, 이 규칙에 따름</translation>
    </message>
    <message>
        <source>{komi}, as the event has it</source>
        <translation>{komi}, 대회에 따름</translation>
    </message>
    <message>
        <source>The table is decided: who played, and with what handicap and komi, can be changed once it is open again.</source>
        <translation>테이블이 확정되어 있습니다. 대국자, 접바둑, 덤은 테이블을 다시 연 뒤에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody plays against himself.</source>
        <translation>자기 자신과는 대국할 수 없습니다.</translation>
    </message>
    <message>
        <source>Table {table} is there already.</source>
        <translation>테이블 {table}: 이미 있습니다.</translation>
    </message>
    <message>
        <source>{name} is at table {table} in that round already.</source>
        <translation>{name}: 그 라운드에 이미 테이블 {table}에 있습니다.</translation>
    </message>
    <message>
        <source>{name} has a bye in that round.</source>
        <translation>{name}: 그 라운드는 부전승입니다.</translation>
    </message>
    <message>
        <source>The case behind the table was made for what it was before, and will be taken off (the event keeps it). Give a reason, then press OK again.</source>
        <translation>이 테이블의 판정 파일은 변경 전의 내용으로 만든 것이므로 떼어 냅니다(대회에는 보관됩니다). 이유를 적은 뒤 “확인”을 다시 누르세요.</translation>
    </message>
    <message>
        <source>The table is not in the event any more; press Cancel.</source>
        <translation>이 테이블은 이제 대회에 없습니다. “취소”를 누르세요.</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>입력한 내용은 남겨 두었고 나머지는 지금의 상태입니다. 확인한 뒤 “확인”을 누르세요.</translation>
    </message>
</context>
<context>
    <name>PhotoDialog</name>
    <message>
        <source>A photograph of the board</source>
        <translation>바둑판 사진</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>No picture was copied.</source>
        <translation>복사된 그림이 없습니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Opening the picture…</source>
        <translation>그림을 여는 중…</translation>
    </message>
    <message>
        <source>Open a picture…</source>
        <translation>그림 열기…</translation>
    </message>
    <message>
        <source>Take the newest</source>
        <translation>가장 최근 것 사용</translation>
    </message>
    <message>
        <source>The photograph &amp;before</source>
        <translation>이전 사진으로(&amp;B)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Recording the game</source>
        <translation>대국 기록</translation>
    </message>
    <message>
        <source>Record it by ruling…</source>
        <translation>판정에 따라 기록…</translation>
    </message>
    <message>
        <source>Click the stones that both agree are dead.</source>
        <translation>양쪽이 죽은 돌로 인정하는 돌을 클릭하세요.</translation>
    </message>
    <message>
        <source>Moves recorded: {count}</source>
        <translation>기록한 수: {count}</translation>
    </message>
    <message>
        <source>Move {move}</source>
        <translation>{move}수</translation>
    </message>
    <message>
        <source>Move {move} · last: {side} {what}</source>
        <translation>{move}수 · 직전: {side} {what}</translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>Move shown</source>
        <translation>표시된 수</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>대국의 처음</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>대국의 끝</translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation>{moves}수 중 {move}수</translation>
    </message>
</context>
<context>
    <name>PlayerBox</name>
    <message>
        <source>any part of the name</source>
        <translation>이름의 일부</translation>
    </message>
    <message>
        <source>Who has {side}?</source>
        <translation>{side}은 누구입니까?</translation>
    </message>
    <message>
        <source>No player of the event is called {name}; choose one from the list, or enter a new one.</source>
        <translation>{name}: 대회에 그런 선수가 없습니다. 목록에서 고르거나 새 선수를 등록하세요.</translation>
    </message>
</context>
<context>
    <name>PlayerDialog</name>
    <message>
        <source>&amp;Surname:</source>
        <translation>성(&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Given name:</source>
        <translation>이름(&amp;G):</translation>
    </message>
    <message>
        <source>&amp;Rank:</source>
        <translation>단급(&amp;R):</translation>
    </message>
    <message>
        <source>Ra&amp;ting:</source>
        <translation>레이팅(&amp;T):</translation>
    </message>
    <message>
        <source>&amp;Club:</source>
        <translation>소속(&amp;C):</translation>
    </message>
    <message>
        <source>C&amp;ountry:</source>
        <translation>국가(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;EGF number:</source>
        <translation>EGF 번호(&amp;E):</translation>
    </message>
    <message>
        <source>&amp;AGA number:</source>
        <translation>AGA 번호(&amp;A):</translation>
    </message>
    <message>
        <source>&amp;McMahon correction:</source>
        <translation>맥마흔 보정점(&amp;M):</translation>
    </message>
    <message>
        <source>A&amp;bsent in rounds:</source>
        <translation>결장하는 라운드(&amp;B):</translation>
    </message>
    <message>
        <source>Reason (&amp;kept):</source>
        <translation>이유(보관됨)(&amp;K):</translation>
    </message>
    <message>
        <source>This rank is none that goref knows; it is kept as you write it.</source>
        <translation>goref가 알지 못하는 단급입니다. 적은 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>A player needs a surname.</source>
        <translation>선수에게는 성이 필요합니다.</translation>
    </message>
    <message>
        <source>A rating is a whole number, such as 2130.</source>
        <translation>레이팅은 2130과 같은 정수입니다.</translation>
    </message>
    <message>
        <source>A McMahon correction is a whole number, such as +1.</source>
        <translation>맥마흔 보정점은 +1과 같은 정수입니다.</translation>
    </message>
    <message>
        <source>{name} is in the event already; tell the two apart.</source>
        <translation>{name}: 이미 대회에 있습니다. 두 사람을 구별할 수 있게 하세요.</translation>
    </message>
    <message>
        <source>The player is not in the event any more; press Cancel.</source>
        <translation>이 선수는 이제 대회에 없습니다. “취소”를 누르세요.</translation>
    </message>
    <message>
        <source>What you typed is kept, the rest is as it is now. Look, then press OK.</source>
        <translation>입력한 내용은 남겨 두었고 나머지는 지금의 상태입니다. 확인한 뒤 “확인”을 누르세요.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Add a name</source>
        <translation>이름 넣기</translation>
    </message>
    <message>
        <source>Change name and rank</source>
        <translation>이름과 단급 바꾸기</translation>
    </message>
    <message>
        <source>took {count}</source>
        <translation>따낸 돌 {count}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>단급</translation>
    </message>
</context>
<context>
    <name>Playing</name>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Being recorded</source>
        <translation>기록 중</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it, to play; out of turn with Shift, or with B and W. Esc: done.</source>
        <translation>빈 점을 클릭하거나 그 점에서 Enter를 눌러 둡니다. 차례가 아닌 쪽은 Shift와 함께 또는 B와 W로. Esc: 완료.</translation>
    </message>
    <message>
        <source>The game stands as it is recorded.</source>
        <translation>대국을 기록했습니다.</translation>
    </message>
    <message>
        <source>An earlier move is shown. Go to the end of the game (End) to play on.</source>
        <translation>앞의 수가 표시되어 있습니다. 이어서 두려면 대국의 끝(End)으로 가세요.</translation>
    </message>
</context>
<context>
    <name>PlayingOnDialog</name>
    <message>
        <source>What if it were played on?</source>
        <translation>계속 두면 어떻게 됩니까?</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>두는 것</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>수순</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>지금 그대로</translation>
    </message>
    <message>
        <source>Played on</source>
        <translation>계속 둔 뒤</translation>
    </message>
    <message>
        <source>What changes</source>
        <translation>바뀌는 것</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Play:</source>
        <translation>두는 것(&amp;P):</translation>
    </message>
    <message>
        <source>The dame, in turn</source>
        <translation>공배를 번갈아</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Tournament mode</source>
        <translation>대회 모드</translation>
    </message>
    <message>
        <source>Hide opinions until both players have marked</source>
        <translation>두 대국자가 표시할 때까지 의견 숨기기</translation>
    </message>
    <message>
        <source>Give a second opinion by itself</source>
        <translation>보조 판단을 자동으로 제시</translation>
    </message>
    <message>
        <source>Once a game is over and nobody has ruled; not where opinions are hidden.</source>
        <translation>대국이 끝나고 아무도 판정하지 않았을 때 제시합니다. 의견을 숨기는 곳에서는 제시하지 않습니다.</translation>
    </message>
    <message>
        <source>At a tournament</source>
        <translation>대회에서</translation>
    </message>
    <message>
        <source>A referee must not reveal life and death: with this on, no opinion is worked out or shown before the referee says that both players have marked.</source>
        <translation>심판은 사활을 알려서는 안 됩니다. 이것을 켜면 두 대국자가 표시했다고 심판이 밝히기 전에는 어떤 의견도 계산하거나 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>움직임 줄이기</translation>
    </message>
    <message>
        <source>Without motion, the stones of a count jump.</source>
        <translation>움직임이 없으면 계가하는 돌이 바로 옮겨집니다.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>시스템에 따름</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>안 함</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>항상</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>모양</translation>
    </message>
</context>
<context>
    <name>ProtestForm</name>
    <message>
        <source>Grounds</source>
        <translation>근거</translation>
    </message>
    <message>
        <source>Lodged</source>
        <translation>제기 시각</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>기한</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>결정한 사람</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>결정 시각</translation>
    </message>
</context>
<context>
    <name>ProtocolDialog</name>
    <message>
        <source>Protocol</source>
        <translation>판정 기록</translation>
    </message>
    <message>
        <source>The line in full</source>
        <translation>항목 전체 내용</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>텍스트로 복사(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save as text…</source>
        <translation>텍스트로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Acts on this case</source>
        <translation>이 건의 처리</translation>
    </message>
    <message>
        <source>Reading act {number} of {count}…</source>
        <translation>처리 읽는 중: {count}개 중 {number}번째…</translation>
    </message>
    <message>
        <source>✓ The chain holds together. Acts: {count}.</source>
        <translation>✓ 연쇄에 끊긴 곳이 없습니다. 처리: {count}.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>복사했습니다.</translation>
    </message>
    <message>
        <source>Save the protocol</source>
        <translation>판정 기록 저장</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>텍스트 (*.txt)</translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation>저장함: {path}</translation>
    </message>
</context>
<context>
    <name>PutBackDialog</name>
    <message>
        <source>Put the results into the tournament&apos;s file</source>
        <translation>대회 파일에 결과 써 넣기</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Th&amp;ough tables are not decided</source>
        <translation>확정되지 않은 테이블이 있어도(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Write what fits all the same</source>
        <translation>맞는 것은 그래도 쓰기(&amp;W)</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>알아 둘 것</translation>
    </message>
    <message>
        <source>The tournament&apos;s f&amp;ile:</source>
        <translation>대회의 파일(&amp;I):</translation>
    </message>
    <message>
        <source>&amp;Round:</source>
        <translation>라운드(&amp;R):</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>&amp;Put in</source>
        <translation>써 넣기(&amp;P)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Say which file the results go into: the one {program} wrote.</source>
        <translation>결과를 써넣을 파일({program}이(가) 저장한 것)을 지정하세요.</translation>
    </message>
    <message>
        <source>The file does not fit what was played here:</source>
        <translation>파일이 여기서 둔 대국과 맞지 않습니다:</translation>
    </message>
    <message>
        <source>Results that go into it: {count}. Nothing else in it changes.</source>
        <translation>결과 {count}건을 써 넣습니다. 나머지는 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Nothing would change: the file has these results.</source>
        <translation>바뀌는 것이 없습니다. 파일에 이미 이 결과들이 있습니다.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>The tournament&apos;s file</source>
        <translation>대회 파일</translation>
    </message>
    <message>
        <source>Tournaments of pairing programs</source>
        <translation>대진 프로그램의 대회</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Results put into {file}: {count}. As it was it is in {folder}.</source>
        <translation>결과 {count}건을 {file}에 써 넣었습니다. 원래 파일은 {folder}에 있습니다.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Answer {figures}</source>
        <translation>{figures}번으로 답하기</translation>
    </message>
    <message>
        <source>This ruling needs a reason.</source>
        <translation>이 판정에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>Answered: {question}</source>
        <translation>답함: {question}</translation>
    </message>
    <message>
        <source>Other points to think of ({count})</source>
        <translation>그 밖에 생각할 점({count})</translation>
    </message>
    <message>
        <source>No questions here.</source>
        <translation>여기에는 질문이 없습니다.</translation>
    </message>
</context>
<context>
    <name>QueuePage</name>
    <message>
        <source>Other questions</source>
        <translation>다른 질문</translation>
    </message>
</context>
<context>
    <name>ReadOffView</name>
    <message>
        <source>The count in figures</source>
        <translation>숫자로 본 계가</translation>
    </message>
    <message>
        <source>Nobody&apos;s points</source>
        <translation>공유점</translation>
    </message>
    <message>
        <source>All points of the board</source>
        <translation>바둑판의 모든 점</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>{side}, all the rest</source>
        <translation>{side}, 나머지 전부</translation>
    </message>
    <message>
        <source>Read off</source>
        <translation>센 결과</translation>
    </message>
    <message>
        <source>{margin}, in {unit}</source>
        <translation>{margin}({unit})</translation>
    </message>
    <message>
        <source>Both areas: {land}</source>
        <translation>양쪽의 돌과 집: {land}</translation>
    </message>
    <message>
        <source>Broken outlines, counted point by point: {count} of {all} spaces.</source>
        <translation>점선 테두리는 한 점씩 세는 곳: 빈 곳 {all}곳 중 {count}곳.</translation>
    </message>
</context>
<context>
    <name>ReadyDialog</name>
    <message>
        <source>Decide all that are ready</source>
        <translation>확정할 수 있는 것을 모두 확정</translation>
    </message>
    <message>
        <source>In these cases nothing is open. Take the check off those that are to wait; the others are decided as their cases count.</source>
        <translation>이 판정 파일들에는 미결이 없습니다. 미룰 것은 선택을 푸세요. 나머지는 판정 파일의 계가대로 확정됩니다.</translation>
    </message>
    <message>
        <source>Tables that are ready</source>
        <translation>확정할 수 있는 테이블</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Decide {count} tables</source>
        <translation>테이블 {count}개 확정</translation>
    </message>
    <message>
        <source>Decide the table</source>
        <translation>테이블 확정</translation>
    </message>
    <message>
        <source>{done} decided, {left} to go</source>
        <translation>{done}개 확정, {left}개 남음</translation>
    </message>
    <message>
        <source>{done} decided.</source>
        <translation>{done}개 확정했습니다.</translation>
    </message>
</context>
<context>
    <name>ReasonLine</name>
    <message>
        <source>Reason of the ruling</source>
        <translation>판정 이유</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>ReasonStep</name>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>RecordDialog</name>
    <message>
        <source>Record of table {table}</source>
        <translation>테이블 {table}의 기보</translation>
    </message>
    <message>
        <source>Another record for {players}: it takes the place of “{source}”.</source>
        <translation>{players}의 다른 기보: “{source}”을(를) 대신합니다.</translation>
    </message>
    <message>
        <source>There is no record of {players} yet.</source>
        <translation>{players}: 아직 기보가 없습니다.</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>파일에서(&amp;F)…</translation>
    </message>
    <message>
        <source>As it was &amp;copied</source>
        <translation>복사한 기보(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Set the position up on the board</source>
        <translation>바둑판에 국면 놓기(&amp;S)</translation>
    </message>
    <message>
        <source>It is this table&apos;s &amp;game</source>
        <translation>이 테이블의 기보가 맞음(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;All files (*)</source>
        <translation>기보와 판정 파일 (*.sgf *.gib *.ngf *.ugf *.ugi *.json *.goref *.txt);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation>파일에 대국이 {count}국 있습니다. 열 대국:</translation>
    </message>
</context>
<context>
    <name>Remark</name>
    <message>
        <source>Only the first {most} characters are taken.</source>
        <translation>처음 {most}자만 들어갑니다.</translation>
    </message>
</context>
<context>
    <name>RemovePlayerDialog</name>
    <message>
        <source>&amp;Player:</source>
        <translation>선수(&amp;P):</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>이유(보관됨)(&amp;E):</translation>
    </message>
    <message>
        <source>Only who has neither a table nor a bye can be taken out.</source>
        <translation>테이블도 부전승도 없는 선수만 삭제할 수 있습니다.</translation>
    </message>
    <message>
        <source>Everybody has a table or a bye: nobody can be taken out. Take out the table first, or the bye.</source>
        <translation>모두 테이블이나 부전승이 있어 아무도 삭제할 수 없습니다. 먼저 테이블이나 부전승을 삭제하세요.</translation>
    </message>
    <message>
        <source>Choose a player.</source>
        <translation>선수를 고르세요.</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>여기에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>Look, then press OK.</source>
        <translation>확인한 뒤 “확인”을 누르세요.</translation>
    </message>
</context>
<context>
    <name>RemoveTableDialog</name>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>이유(보관됨)(&amp;E):</translation>
    </message>
    <message>
        <source>Its case, its note and its decision go with it; what was done stays in the protocol of the event. A reason is needed.</source>
        <translation>판정 파일, 메모, 확정도 함께 없어집니다. 한 일은 대회의 처리 기록에 남습니다. 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>여기에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>The table is not in the event any more; press Cancel.</source>
        <translation>이 테이블은 이제 대회에 없습니다. “취소”를 누르세요.</translation>
    </message>
    <message>
        <source>Look, then press OK.</source>
        <translation>확인한 뒤 “확인”을 누르세요.</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>&amp;Copy:</source>
        <translation>사본(&amp;C):</translation>
    </message>
    <message>
        <source>R&amp;eason (kept):</source>
        <translation>이유(보관됨)(&amp;E):</translation>
    </message>
    <message>
        <source>no copy: as what was done says</source>
        <translation>사본 없이 처리 기록대로</translation>
    </message>
    <message>
        <source>No copies of this event are kept.</source>
        <translation>이 대회의 보관된 사본이 없습니다.</translation>
    </message>
    <message>
        <source>What was changed outside goref becomes again what the protocol of the event says. All that was done is kept, and the protocol names what was put right.</source>
        <translation>goref 밖에서 바뀐 것이 대회의 처리 기록대로 돌아갑니다. 지금까지 한 일은 모두 남고, 바로잡은 것은 처리 기록에 적힙니다.</translation>
    </message>
    <message>
        <source>Players, tables and results become what they were in the copy. What was done since stays in the protocol of the event, and a copy of the event as it is now is kept first.</source>
        <translation>선수, 테이블, 결과가 사본에 있던 상태가 됩니다. 그 뒤에 한 일은 대회의 처리 기록에 남으며, 지금 대회의 사본을 먼저 보관합니다.</translation>
    </message>
    <message>
        <source>The copy can be put in its place. What was done since the copy is not in it; the damaged file is moved among the copies.</source>
        <translation>사본으로 바꿀 수 있습니다. 사본 뒤에 한 일은 들어 있지 않습니다. 손상된 파일은 사본이 있는 곳으로 옮깁니다.</translation>
    </message>
    <message>
        <source>Choose a copy.</source>
        <translation>사본을 고르세요.</translation>
    </message>
</context>
<context>
    <name>ResultPage</name>
    <message>
        <source>To the questions</source>
        <translation>질문으로</translation>
    </message>
    <message>
        <source>Print the sheet</source>
        <translation>결과지 인쇄</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Next table</source>
        <translation>다음 테이블</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>결과 복사</translation>
    </message>
    <message>
        <source>How it was counted</source>
        <translation>계가한 과정</translation>
    </message>
    <message>
        <source>What could still change it</source>
        <translation>결과를 바꿀 수 있는 것</translation>
    </message>
    <message>
        <source>All rule sets, and why they differ</source>
        <translation>모든 규칙과 서로 다른 이유</translation>
    </message>
    <message>
        <source>What was decided, by whom</source>
        <translation>누가 무엇을 결정했는지</translation>
    </message>
    <message>
        <source>What if it were played on?</source>
        <translation>계속 두면 어떻게 됩니까?</translation>
    </message>
    <message>
        <source>What happened at the table</source>
        <translation>대국 중에 일어난 일</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>살펴보는 중…</translation>
    </message>
    <message>
        <source>{count} open</source>
        <translation>미결 {count}건</translation>
    </message>
    <message>
        <source>nothing open</source>
        <translation>미결 없음</translation>
    </message>
    <message>
        <source>1 act</source>
        <translation>처리 1건</translation>
    </message>
    <message>
        <source>{count} acts</source>
        <translation>처리 {count}건</translation>
    </message>
    <message>
        <source>Without the penalty: {result}</source>
        <translation>벌점이 없으면: {result}</translation>
    </message>
    <message>
        <source>⚑ Under protest</source>
        <translation>⚑ 항의 중</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>계가 중…</translation>
    </message>
    <message>
        <source>{count} ways agree ✓</source>
        <translation>{count}가지 방법 일치 ✓</translation>
    </message>
    <message>
        <source>⚑ {bad} of {count} disagree</source>
        <translation>⚑ {count}가지 중 {bad}가지 불일치</translation>
    </message>
</context>
<context>
    <name>RoomView</name>
    <message>
        <source>The board for the room</source>
        <translation>대회장에 보여 줄 바둑판</translation>
    </message>
</context>
<context>
    <name>RoundActs</name>
    <message>
        <source>Round {round} is closed.</source>
        <translation>{round}라운드를 마감했습니다.</translation>
    </message>
    <message>
        <source>Round {round} is open again.</source>
        <translation>{round}라운드를 다시 열었습니다.</translation>
    </message>
    <message>
        <source>Open round {round} again</source>
        <translation>{round}라운드 다시 열기</translation>
    </message>
    <message>
        <source>Why is the round opened again?</source>
        <translation>왜 라운드를 다시 엽니까?</translation>
    </message>
</context>
<context>
    <name>RoundFoot</name>
    <message>
        <source>Results into the file…</source>
        <translation>결과를 파일에…</translation>
    </message>
    <message>
        <source>No tables yet</source>
        <translation>아직 테이블 없음</translation>
    </message>
    <message>
        <source>Round {round} is closed. Tables: {count}</source>
        <translation>{round}라운드 마감됨: 테이블 {count}개</translation>
    </message>
    <message>
        <source>Round {round}: every table decided ({count})</source>
        <translation>{round}라운드: 테이블 {count}개 모두 확정</translation>
    </message>
    <message>
        <source>Round {round}: {decided} of {count} decided</source>
        <translation>{round}라운드: {count}개 중 {decided}개 확정</translation>
    </message>
    <message>
        <source>Every table decided ({count})</source>
        <translation>테이블 {count}개 모두 확정</translation>
    </message>
    <message>
        <source>Tables decided: {decided} of {count}</source>
        <translation>테이블 {count}개 중 {decided}개 확정</translation>
    </message>
    <message>
        <source>{count} ready</source>
        <translation>확정 가능 {count}</translation>
    </message>
    <message>
        <source>{count} in dispute</source>
        <translation>이의 있음 {count}</translation>
    </message>
    <message>
        <source>{count} without a record</source>
        <translation>기보 없음 {count}</translation>
    </message>
    <message>
        <source>{count} being looked at</source>
        <translation>살펴보는 중 {count}</translation>
    </message>
    <message>
        <source>{count} not signed</source>
        <translation>미서명 {count}</translation>
    </message>
    <message>
        <source>Import pairings…</source>
        <translation>대진 가져오기…</translation>
    </message>
    <message>
        <source>Go to round {round}</source>
        <translation>{round}라운드로</translation>
    </message>
    <message>
        <source>Close round {round}…</source>
        <translation>{round}라운드 마감…</translation>
    </message>
    <message>
        <source>Wall list…</source>
        <translation>전적표…</translation>
    </message>
    <message>
        <source>Decide the ready table…</source>
        <translation>확정할 수 있는 테이블 확정…</translation>
    </message>
    <message>
        <source>Decide {count} ready tables…</source>
        <translation>확정할 수 있는 테이블 {count}개 확정…</translation>
    </message>
    <message>
        <source>Record of table {table}…</source>
        <translation>테이블 {table}의 기보…</translation>
    </message>
    <message>
        <source>Open table {table}</source>
        <translation>테이블 {table} 열기</translation>
    </message>
    <message>
        <source>Next: table {table}</source>
        <translation>다음: 테이블 {table}</translation>
    </message>
</context>
<context>
    <name>RulesBar</name>
    <message>
        <source>&amp;Rule set</source>
        <translation>규칙(&amp;R)</translation>
    </message>
</context>
<context>
    <name>RulesBox</name>
    <message>
        <source>Rule set</source>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>RulingStep</name>
    <message>
        <source>Y  Yes</source>
        <translation>Y  예</translation>
    </message>
    <message>
        <source>N  No</source>
        <translation>N  아니요</translation>
    </message>
    <message>
        <source>H  The opponent had replied when it was claimed</source>
        <translation>H  주장했을 때 상대가 이미 응수함</translation>
    </message>
    <message>
        <source>Or: {consequences}</source>
        <translation>또는: {consequences}</translation>
    </message>
    <message>
        <source>Suspended at present: {consequences}</source>
        <translation>지금은 적용 중지: {consequences}</translation>
    </message>
    <message>
        <source>To be claimed {until}</source>
        <translation>주장 기한: {until}</translation>
    </message>
    <message>
        <source>⚑ This turns the result. With it: {result}</source>
        <translation>⚑ 이것으로 승패가 바뀝니다. 적용하면: {result}</translation>
    </message>
    <message>
        <source>Is the stone in the opponent&apos;s lid?</source>
        <translation>돌이 상대의 뚜껑에 있습니까?</translation>
    </message>
    <message>
        <source>Are the {count} stones in the opponent&apos;s lid?</source>
        <translation>돌 {count}개가 상대의 뚜껑에 있습니까?</translation>
    </message>
    <message>
        <source>What is paid is the same either way. Left open, it is asked where the prisoners are stated.</source>
        <translation>어느 쪽이든 벌점은 같습니다. 답하지 않으면, 따낸 돌의 수가 입력되어 있을 때 묻습니다.</translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>Lines of the count</source>
        <translation>계가 항목</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>{margin}, in {unit}</source>
        <translation>{margin}({unit})</translation>
    </message>
    <message>
        <source>Missing: {facts}</source>
        <translation>부족: {facts}</translation>
    </message>
    <message>
        <source>✓ both areas and the public points ({public}) make {size}</source>
        <translation>✓ 양쪽의 돌과 집에 공유점({public})을 더하면 {size}</translation>
    </message>
</context>
<context>
    <name>SekiPanel</name>
    <message>
        <source>Points of the seki</source>
        <translation>빅의 점</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Whose</source>
        <translation>소유</translation>
    </message>
    <message>
        <source>Worth ({unit})</source>
        <translation>값({unit})</translation>
    </message>
    <message>
        <source>{kind} (computed)</source>
        <translation>{kind}(계산됨)</translation>
    </message>
</context>
<context>
    <name>SentencePlate</name>
    <message>
        <source>Tidy what the referee did not set</source>
        <translation>심판이 놓지 않은 돌 정리</translation>
    </message>
    <message>
        <source>Planning…</source>
        <translation>순서를 계산하는 중…</translation>
    </message>
    <message>
        <source>Tidy the rest</source>
        <translation>나머지 정리</translation>
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
        <translation>완료</translation>
    </message>
    <message>
        <source>Black {black}, White {white} stones on the board</source>
        <translation>바둑판 위: 흑 {black}, 백 {white}</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>국면 놓기</translation>
    </message>
    <message>
        <source>The position stands as it is set up.</source>
        <translation>국면이 놓인 대로 정해졌습니다.</translation>
    </message>
    <message>
        <source>The board is empty now. Ctrl+Z brings back what was on it.</source>
        <translation>판이 비었습니다. Ctrl+Z를 누르면 되돌아옵니다.</translation>
    </message>
    <message>
        <source>The moves have left the case, what they told of the game is kept. Ctrl+Z brings them back.</source>
        <translation>수순은 이 건에서 빠졌으나 그로부터 알게 된 사실은 남아 있습니다. Ctrl+Z로 되돌립니다.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Set up the position</source>
        <translation>국면 놓기</translation>
    </message>
    <message>
        <source>Left, drag or Enter puts stones, right the other colour. Esc: done.</source>
        <translation>왼쪽 버튼, 끌기, Enter로 돌을 놓고 오른쪽은 다른 색입니다. Esc로 완료.</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>번갈아</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>What the left button paints</source>
        <translation>왼쪽 버튼으로 놓는 것</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>바둑판을 왼쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>바둑판을 오른쪽으로 돌리기</translation>
    </message>
    <message>
        <source>Mirror left and right</source>
        <translation>좌우 뒤집기</translation>
    </message>
    <message>
        <source>Flip top and bottom</source>
        <translation>위아래 뒤집기</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>바둑판 크기</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>로</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>바둑판 비우기</translation>
    </message>
    <message>
        <source>New board {size}×{size}</source>
        <translation>새 바둑판 {size}×{size}</translation>
    </message>
</context>
<context>
    <name>SheetsDialog</name>
    <message>
        <source>Print the sheets</source>
        <translation>결과지 인쇄</translation>
    </message>
    <message>
        <source>Save the sheets</source>
        <translation>결과지 저장</translation>
    </message>
    <message>
        <source>The score sheets of the tables in the list, each on pages of its own. Those that are decided by their cases are checked; check others if you want them.</source>
        <translation>목록에 있는 테이블의 결과지이며, 각각 새 페이지에서 시작합니다. 판정 파일로 확정된 테이블은 선택되어 있습니다. 다른 것도 필요하면 선택하세요.</translation>
    </message>
    <message>
        <source>Sheets made</source>
        <translation>만든 결과지</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Print {count} sheets…</source>
        <translation>결과지 {count}부 인쇄…</translation>
    </message>
    <message>
        <source>Print the sheet…</source>
        <translation>결과지 인쇄…</translation>
    </message>
    <message>
        <source>Save {count} sheets…</source>
        <translation>결과지 {count}부 저장…</translation>
    </message>
    <message>
        <source>Save the sheet…</source>
        <translation>결과지 저장…</translation>
    </message>
    <message>
        <source>{event}, round {round}, score sheets</source>
        <translation>{event}, {round}라운드, 결과지</translation>
    </message>
    <message>
        <source>{event}, score sheets</source>
        <translation>{event}, 결과지</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>Sheet {number} of {count}</source>
        <translation>결과지 {count}부 중 {number}번째</translation>
    </message>
    <message>
        <source>changed in the meantime; open this window again</source>
        <translation>그사이에 바뀌었습니다. 이 창을 다시 여세요</translation>
    </message>
    <message>
        <source>Sheets printed: {count}.</source>
        <translation>결과지 {count}부를 인쇄했습니다.</translation>
    </message>
    <message>
        <source>Sheets saved: {count}, in {path}</source>
        <translation>결과지 {count}부를 저장함: {path}</translation>
    </message>
    <message>
        <source>No sheet could be made.</source>
        <translation>결과지를 하나도 만들지 못했습니다.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>중지했습니다.</translation>
    </message>
</context>
<context>
    <name>SheetsList</name>
    <message>
        <source>Tables and their sheets</source>
        <translation>테이블과 결과지</translation>
    </message>
    <message>
        <source>{open} not decided, {without} without a record</source>
        <translation>미확정 {open}개, 기보 없음 {without}개</translation>
    </message>
    <message>
        <source>no record, no sheet</source>
        <translation>기보가 없어 결과지도 없음</translation>
    </message>
    <message>
        <source>⚑ {result}; its case counts otherwise now</source>
        <translation>⚑ {result}; 지금은 판정 파일의 계가가 다름</translation>
    </message>
    <message>
        <source>⚑ {result}; its case is not settled, and the sheet says so</source>
        <translation>⚑ {result}; 판정 파일의 판정이 끝나지 않았으며 결과지에도 그렇게 나옴</translation>
    </message>
</context>
<context>
    <name>Showing</name>
    <message>
        <source>Click the chain or the point that is in dispute.</source>
        <translation>이의가 있는 연결된 돌이나 점을 클릭하세요.</translation>
    </message>
    <message>
        <source>Play it out</source>
        <translation>실전으로 해결</translation>
    </message>
    <message>
        <source>Play it out: {where}</source>
        <translation>실전으로 해결: {where}</translation>
    </message>
    <message>
        <source>Playing it out: {where}</source>
        <translation>실전으로 해결 중: {where}</translation>
    </message>
    <message>
        <source>Played out: {where}</source>
        <translation>실전으로 해결함: {where}</translation>
    </message>
    <message>
        <source>This trial is kept as it was played.</source>
        <translation>이 실전 확인은 둔 그대로 보관되어 있습니다.</translation>
    </message>
    <message>
        <source>The trial before its first move ({count} in all).</source>
        <translation>실전 확인의 첫 수를 두기 전(모두 {count}수).</translation>
    </message>
    <message>
        <source>Move {move} of {count} of the trial. {act}</source>
        <translation>실전 확인 {count}수 중 {move}수. {act}</translation>
    </message>
    <message>
        <source>This rule set puts nothing back: play can go on from here.</source>
        <translation>이 규칙에서는 아무것도 되돌리지 않습니다. 여기서부터 계속 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>The game has gone on from here: the moves stand in the record.</source>
        <translation>대국이 여기서부터 계속되었습니다. 수순은 기보에 있습니다.</translation>
    </message>
    <message>
        <source>The record has changed since: nothing can be ruled by this trial.</source>
        <translation>그 뒤에 기보가 바뀌었습니다. 이 실전 확인으로는 아무것도 판정할 수 없습니다.</translation>
    </message>
    <message>
        <source>The result stays: {now}.</source>
        <translation>결과는 그대로입니다: {now}.</translation>
    </message>
    <message>
        <source>The result is now: {now} (before: {was}).</source>
        <translation>현재 결과: {now}(이전: {was}).</translation>
    </message>
</context>
<context>
    <name>SourcePage</name>
    <message>
        <source>Where is the photograph?</source>
        <translation>사진이 어디에 있습니까?</translation>
    </message>
    <message>
        <source>It can also be dropped here. It never leaves this computer.</source>
        <translation>여기에 끌어다 놓아도 됩니다. 사진은 이 컴퓨터를 벗어나지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Open a picture…</source>
        <translation>그림 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>그림 붙여 넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Watch a &amp;folder…</source>
        <translation>폴더 지켜보기(&amp;F)…</translation>
    </message>
    <message>
        <source>Pictures ({kinds});;All files (*)</source>
        <translation>그림 ({kinds});;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Open a photograph</source>
        <translation>사진 열기</translation>
    </message>
    <message>
        <source>The folder where pictures come in</source>
        <translation>그림이 들어오는 폴더</translation>
    </message>
    <message>
        <source>Newest picture in a folder</source>
        <translation>폴더에서 가장 최근 그림</translation>
    </message>
    <message>
        <source>Choose the folder where the phone&apos;s pictures come in.</source>
        <translation>휴대전화의 그림이 들어오는 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>Newest picture in {folder}</source>
        <translation>{folder}에서 가장 최근 그림</translation>
    </message>
    <message>
        <source>No picture there yet. A new one is shown as soon as it comes.</source>
        <translation>아직 그림이 없습니다. 새 그림이 들어오면 바로 표시합니다.</translation>
    </message>
</context>
<context>
    <name>StageBar</name>
    <message>
        <source>Stages</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>{stage}, open: {count}</source>
        <translation>{stage}, 미결: {count}</translation>
    </message>
    <message>
        <source>{stage}, nothing to decide</source>
        <translation>{stage}, 결정할 것 없음</translation>
    </message>
    <message>
        <source>{stage}, done</source>
        <translation>{stage}, 완료</translation>
    </message>
</context>
<context>
    <name>StagePanel</name>
    <message>
        <source>Steps: {count}</source>
        <translation>순서: {count}</translation>
    </message>
    <message>
        <source>Notes: {count}</source>
        <translation>참고: {count}</translation>
    </message>
    <message>
        <source>{count} · step {step} of {steps}</source>
        <translation>{count} · {steps}단계 중 {step}단계</translation>
    </message>
    <message>
        <source>{count} · {steps} steps</source>
        <translation>{count} · {steps}단계</translation>
    </message>
    <message>
        <source>The board as it is counted.</source>
        <translation>계가할 때의 바둑판입니다.</translation>
    </message>
    <message>
        <source>No stone need be moved: the board can be read off.</source>
        <translation>돌을 움직일 필요가 없습니다. 바둑판을 그대로 읽어 셀 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>Staging</name>
    <message>
        <source>Back one step</source>
        <translation>한 단계 뒤로</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Result ▸</source>
        <translation>결과 ▸</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>다음 단계</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Space: next step   Backspace: back   ← →: one stone   P: play   Esc: close</source>
        <translation>스페이스: 다음 단계   Backspace: 뒤로   ← →: 돌 하나   P: 재생   Esc: 닫기</translation>
    </message>
    <message>
        <source>Nothing that you did not set would be read any quicker.</source>
        <translation>직접 놓은 것 말고는 더 빨리 셀 수 있게 할 것이 없습니다.</translation>
    </message>
    <message>
        <source>The stone of {point} is in your hand. Put it on an empty point (M or Enter); Esc lets it go.</source>
        <translation>{point}의 돌을 들었습니다. 빈 점에 놓으세요(M 또는 Enter). Esc로 제자리에 둡니다.</translation>
    </message>
</context>
<context>
    <name>StandingsDialog</name>
    <message>
        <source>After round</source>
        <translation>라운드 종료 뒤</translation>
    </message>
    <message>
        <source>C&amp;opy as a table</source>
        <translation>표로 복사(&amp;O)</translation>
    </message>
    <message>
        <source>After &amp;round:</source>
        <translation>라운드 종료 뒤(&amp;R):</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Steps of the count</source>
        <translation>계가 순서</translation>
    </message>
</context>
<context>
    <name>SuggestView</name>
    <message>
        <source>Asking {engine} … {seconds} s of at most {limit} s.</source>
        <translation>{engine}에 묻는 중… {seconds}초(최대 {limit}초).</translation>
    </message>
    <message>
        <source>The engine could not be asked: {reason}</source>
        <translation>엔진에 물을 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>Both players have marked</source>
        <translation>두 대국자가 모두 표시함</translation>
    </message>
    <message>
        <source>Give a second opinion</source>
        <translation>보조 판단 제시</translation>
    </message>
    <message>
        <source>Progress of the opinion</source>
        <translation>보조 판단의 진행 상황</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>취소(Esc)</translation>
    </message>
    <message>
        <source>To the questions</source>
        <translation>질문으로</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Engines…</source>
        <translation>엔진…</translation>
    </message>
    <message>
        <source>No second opinion can be given: {reason}</source>
        <translation>보조 판단을 제시할 수 없습니다: {reason}</translation>
    </message>
    <message>
        <source>Opinions are hidden until both players have marked what they think dead: nothing is worked out or shown before you say so here.</source>
        <translation>두 대국자가 죽었다고 생각하는 돌을 표시할 때까지 의견을 숨깁니다. 여기서 표시했다고 밝히기 전에는 아무것도 계산하거나 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>goref looks at the finished board by itself: which stones seem dead or in seki, where a border is open, and what to ask the players. It is only suggested, hatched on the board; nothing is marked until you accept it.</source>
        <translation>goref가 끝난 바둑판을 스스로 살펴봅니다. 어느 돌이 죽었거나 빅으로 보이는지, 어디의 경계가 닫히지 않았는지, 대국자에게 무엇을 물어야 하는지를 제시합니다. 제안일 뿐이며 바둑판에 빗금으로 나타납니다. 채택하기 전에는 아무것도 표시되지 않습니다.</translation>
    </message>
    <message>
        <source>Ask also: {engine}</source>
        <translation>함께 묻기: {engine}</translation>
    </message>
    <message>
        <source>Looking at the board …</source>
        <translation>바둑판을 살펴보는 중…</translation>
    </message>
</context>
<context>
    <name>Suggesting</name>
    <message>
        <source>Second opinion</source>
        <translation>보조 판단</translation>
    </message>
</context>
<context>
    <name>TableActs</name>
    <message>
        <source>Table {table} was decided without a record. Open it again to put one behind it.</source>
        <translation>테이블 {table}: 기보 없이 확정되었습니다. 기보를 붙이려면 테이블을 다시 여세요.</translation>
    </message>
    <message>
        <source>Nobody has marked the board of table {table}, {players}. Mark it as the second opinion suggests, and decide: {verdict}?</source>
        <translation>테이블 {table}({players})의 바둑판을 아무도 표시하지 않았습니다. 보조 판단의 제안대로 표시하고 확정합니까: {verdict}?</translation>
    </message>
    <message>
        <source>Table {table} in dispute</source>
        <translation>테이블 {table}: 이의 있음</translation>
    </message>
    <message>
        <source>What is in dispute? A decision that was made no longer holds.</source>
        <translation>무엇에 이의가 있습니까? 이미 내린 확정은 효력을 잃습니다.</translation>
    </message>
    <message>
        <source>What is in dispute?</source>
        <translation>무엇에 이의가 있습니까?</translation>
    </message>
    <message>
        <source>Open table {table} again</source>
        <translation>테이블 {table} 다시 열기</translation>
    </message>
    <message>
        <source>Why is the decision taken back?</source>
        <translation>왜 확정을 취소합니까?</translation>
    </message>
    <message>
        <source>Why is the table no longer in dispute?</source>
        <translation>왜 이 테이블에 더는 이의가 없습니까?</translation>
    </message>
    <message>
        <source>Note at table {table}</source>
        <translation>테이블 {table}의 메모</translation>
    </message>
    <message>
        <source>Note of the referee:</source>
        <translation>심판의 메모:</translation>
    </message>
    <message>
        <source>No table is ready: in every case something is open.</source>
        <translation>확정할 수 있는 테이블이 없습니다. 모든 판정 파일에 미결이 있습니다.</translation>
    </message>
    <message>
        <source>{count} more are still being looked at.</source>
        <translation>{count}개를 더 살펴보는 중입니다.</translation>
    </message>
    <message>
        <source>Table {table}, {players}: {state}</source>
        <translation>테이블 {table}, {players}: {state}</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Table of the event</source>
        <translation>대회의 테이블</translation>
    </message>
    <message>
        <source>Record the result</source>
        <translation>결과 기록</translation>
    </message>
    <message>
        <source>In dispute…</source>
        <translation>이의 있음…</translation>
    </message>
    <message>
        <source>Next open table</source>
        <translation>다음 미확정 테이블</translation>
    </message>
    <message>
        <source>Back to the event</source>
        <translation>대회로 돌아가기</translation>
    </message>
</context>
<context>
    <name>TableList</name>
    <message>
        <source>No tables yet. Drop pairings (CSV, a pairing program&apos;s file) or game records here, or add players and tables by hand.</source>
        <translation>아직 테이블이 없습니다. 대진(CSV, 대진 프로그램의 파일)이나 기보를 여기에 놓거나, 선수와 테이블을 직접 추가하세요.</translation>
    </message>
    <message>
        <source>Import players or pairings…</source>
        <translation>선수나 대진 가져오기…</translation>
    </message>
    <message>
        <source>Attach records…</source>
        <translation>기보 붙이기…</translation>
    </message>
    <message>
        <source>Add a player…</source>
        <translation>선수 추가…</translation>
    </message>
    <message>
        <source>Add a table…</source>
        <translation>테이블 추가…</translation>
    </message>
    <message>
        <source>No table is like that.</source>
        <translation>해당하는 테이블이 없습니다.</translation>
    </message>
    <message>
        <source>Show all tables</source>
        <translation>모든 테이블 표시</translation>
    </message>
    <message>
        <source>Tables of the event</source>
        <translation>대회의 테이블 목록</translation>
    </message>
</context>
<context>
    <name>TrialFindings</name>
    <message>
        <source>What the trial has shown</source>
        <translation>실전 확인의 결과</translation>
    </message>
    <message>
        <source>Rule otherwise…</source>
        <translation>다르게 판정…</translation>
    </message>
    <message>
        <source>Look at the trial</source>
        <translation>실전 확인 보기</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <source>Play on in earnest</source>
        <translation>실제로 계속 두기</translation>
    </message>
    <message>
        <source>The acts of the trial become acts of the game</source>
        <translation>실전 확인의 수가 대국의 수가 됩니다</translation>
    </message>
    <message>
        <source>Drop the trial</source>
        <translation>실전 확인 삭제</translation>
    </message>
    <message>
        <source>… {count} more under ⓘ</source>
        <translation>… {count}건 더 있음, ⓘ 참조</translation>
    </message>
    <message>
        <source>Rule…</source>
        <translation>판정…</translation>
    </message>
</context>
<context>
    <name>TrialFoot</name>
    <message>
        <source>Not begun yet</source>
        <translation>아직 시작하지 않음</translation>
    </message>
    <message>
        <source>Begin first, or “Something else”</source>
        <translation>먼저 시작하거나 “다른 것으로”</translation>
    </message>
    <message>
        <source>Nothing counts until somebody rules</source>
        <translation>누군가 판정하기 전에는 아무것도 정해지지 않습니다</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>What is in dispute?</source>
        <translation>무엇에 이의가 있습니까?</translation>
    </message>
    <message>
        <source>The board is put back when you rule or leave</source>
        <translation>판정하거나 나가면 바둑판을 되돌립니다</translation>
    </message>
    <message>
        <source>The game stays as it is until you play on in earnest</source>
        <translation>실제로 계속 두기 전에는 대국이 그대로입니다</translation>
    </message>
    <message>
        <source>Trial, nothing counts yet</source>
        <translation>실전 확인, 아직 아무것도 정해지지 않음</translation>
    </message>
    <message>
        <source>The board is as it was before the trial</source>
        <translation>바둑판은 실전 확인 전의 상태입니다</translation>
    </message>
    <message>
        <source>Rule what the trial has shown</source>
        <translation>실전 확인의 결과대로 판정</translation>
    </message>
    <message>
        <source>Trial over, not ruled yet</source>
        <translation>실전 확인 종료, 아직 판정 전</translation>
    </message>
    <message>
        <source>Trial over</source>
        <translation>실전 확인 종료</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>채택</translation>
    </message>
</context>
<context>
    <name>TrialHand</name>
    <message>
        <source>The trial is dropped. Ctrl+Z brings it back.</source>
        <translation>실전 확인을 삭제했습니다. Ctrl+Z로 되돌립니다.</translation>
    </message>
</context>
<context>
    <name>TrialPage</name>
    <message>
        <source>Resolving a dispute on the board</source>
        <translation>바둑판에서 이의 해결</translation>
    </message>
    <message>
        <source>A ruling against what the board showed needs a reason.</source>
        <translation>바둑판에서 나타난 결과와 다른 판정에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Back to the board (Esc)</source>
        <translation>바둑판으로 돌아가기(Esc)</translation>
    </message>
    <message>
        <source>Rules of this trial</source>
        <translation>이 실전 확인의 규칙</translation>
    </message>
    <message>
        <source>The rules of this trial, with their articles</source>
        <translation>이 실전 확인의 규칙과 그 조항</translation>
    </message>
</context>
<context>
    <name>TrialSteps</name>
    <message>
        <source>◀ Take back</source>
        <translation>◀ 무르기</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>마지막 수 무르기</translation>
    </message>
    <message>
        <source>Take back the last move (Backspace)</source>
        <translation>마지막 수 무르기(Backspace)</translation>
    </message>
    <message>
        <source>Move {move} · {side} to play</source>
        <translation>{move}수 · {side}이 둘 차례</translation>
    </message>
    <message>
        <source>took {black} : {white}</source>
        <translation>따낸 돌 {black} : {white}</translation>
    </message>
    <message>
        <source>Stones taken in the trial: by Black {black}, by White {white}</source>
        <translation>실전 확인에서 따낸 돌: 흑이 {black}, 백이 {white}</translation>
    </message>
    <message>
        <source>ends the trial</source>
        <translation>실전 확인을 끝냄</translation>
    </message>
    <message>
        <source>the trial goes on</source>
        <translation>실전 확인을 계속함</translation>
    </message>
</context>
<context>
    <name>Trying</name>
    <message>
        <source>The trial is kept; {key} goes on with it.</source>
        <translation>실전 확인을 보관했습니다. {key}을(를) 누르면 이어집니다.</translation>
    </message>
    <message>
        <source>The trial is kept with the case.</source>
        <translation>실전 확인을 이 건과 함께 보관합니다.</translation>
    </message>
    <message>
        <source>Nothing was tried.</source>
        <translation>아무것도 두어 보지 않았습니다.</translation>
    </message>
    <message>
        <source>Go to a point with the arrow keys; Enter plays there.</source>
        <translation>화살표 키로 점까지 간 뒤 Enter로 둡니다.</translation>
    </message>
    <message>
        <source>An earlier move is shown. Go to the end of the game (End) to go on.</source>
        <translation>앞의 수가 표시되어 있습니다. 계속하려면 대국의 끝(End)으로 가세요.</translation>
    </message>
    <message>
        <source>Enter begins the trial. Esc: back to the board.</source>
        <translation>Enter로 실전 확인을 시작합니다. Esc: 바둑판으로 돌아가기.</translation>
    </message>
    <message>
        <source>Click an empty point, or press Enter at it, to play. Esc: leave.</source>
        <translation>빈 점을 클릭하거나 그 점에서 Enter를 눌러 둡니다. Esc: 나가기.</translation>
    </message>
    <message>
        <source>Esc: back to the board.</source>
        <translation>Esc: 바둑판으로 돌아가기.</translation>
    </message>
</context>
<context>
    <name>Undoing</name>
    <message>
        <source>Taken back: {act}</source>
        <translation>실행 취소함: {act}</translation>
    </message>
    <message>
        <source>Done again: {act}</source>
        <translation>다시 실행함: {act}</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo: {act}</source>
        <translation>실행 취소(&amp;U): {act}</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo: {act}</source>
        <translation>다시 실행(&amp;R): {act}</translation>
    </message>
    <message>
        <source>Nothing to take back since the case was opened.</source>
        <translation>연 뒤로 되돌릴 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing to do again.</source>
        <translation>다시 실행할 작업이 없습니다.</translation>
    </message>
</context>
<context>
    <name>UnfitBanner</name>
    <message>
        <source>What was done…</source>
        <translation>처리 기록…</translation>
    </message>
    <message>
        <source>Put it right…</source>
        <translation>바로잡기…</translation>
    </message>
    <message>
        <source>Compare the results with the score sheets. Where they differ, go back to a copy.</source>
        <translation>결과를 결과지와 대조하세요. 다르면 사본으로 되돌리세요.</translation>
    </message>
    <message>
        <source>Go back to a copy…</source>
        <translation>사본으로 되돌리기…</translation>
    </message>
    <message>
        <source>Compare the results with the score sheets, then put it right.</source>
        <translation>결과를 결과지와 대조한 다음 바로잡으세요.</translation>
    </message>
</context>
<context>
    <name>ViewMenu</name>
    <message>
        <source>As the system</source>
        <translation>시스템에 따름</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>고대비, 어둡게</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
</context>
<context>
    <name>WhatCouldChange</name>
    <message>
        <source>What could still change it</source>
        <translation>결과를 바꿀 수 있는 것</translation>
    </message>
    <message>
        <source>No open finding would change the margin.</source>
        <translation>차이를 바꿀 미결 지적 사항이 없습니다.</translation>
    </message>
    <message>
        <source>Looking …</source>
        <translation>살펴보는 중…</translation>
    </message>
</context>
<context>
    <name>WhoBand</name>
    <message>
        <source>Rule set, komi, facts and details of the game</source>
        <translation>규칙, 덤, 대국의 사실과 정보</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>변경…</translation>
    </message>
    <message>
        <source>handicap {stones}</source>
        <translation>접바둑 {stones}점</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1수</translation>
    </message>
    <message>
        <source>{moves} moves</source>
        <translation>{moves}수</translation>
    </message>
</context>
<context>
    <name>WordDialog</name>
    <message>
        <source>Decide table {table} by word</source>
        <translation>테이블 {table} 직접 확정</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>대국이 끝난 방식</translation>
    </message>
    <message>
        <source>Choose how it ended</source>
        <translation>어떻게 끝났는지 고르세요</translation>
    </message>
    <message>
        <source>Margin in points</source>
        <translation>차이(집)</translation>
    </message>
    <message>
        <source>by default: the game was not played</source>
        <translation>부전: 대국하지 않음</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>&amp;Ending</source>
        <translation>종료 방식(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>차이(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>이유(&amp;R)</translation>
    </message>
    <message>
        <source>{side} wins by points</source>
        <translation>{side}의 계가승</translation>
    </message>
    <message>
        <source>A reason is needed here.</source>
        <translation>여기에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>By how many points?</source>
        <translation>몇 집 차이입니까?</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;New position</source>
        <translation>새 국면(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a &amp;historical game…</source>
        <translation>역사적인 대국 열기(&amp;H)…</translation>
    </message>
    <message>
        <source>&amp;Paste a position or a game</source>
        <translation>국면이나 기보 붙여 넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Photo&amp;graph of a board…</source>
        <translation>바둑판 사진(&amp;G)…</translation>
    </message>
    <message>
        <source>Encoding o&amp;f the record…</source>
        <translation>기보의 인코딩(&amp;F)…</translation>
    </message>
    <message>
        <source>E&amp;vent…</source>
        <translation>대회(&amp;V)…</translation>
    </message>
    <message>
        <source>Ne&amp;w event…</source>
        <translation>새 대회(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Back to the event</source>
        <translation>대회로 돌아가기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Save the case</source>
        <translation>판정 파일 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save the case &amp;as…</source>
        <translation>판정 파일을 다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export as SGF…</source>
        <translation>SGF로 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Save the &amp;diagram…</source>
        <translation>그림 저장(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the &amp;comparison as CSV…</source>
        <translation>비교표를 CSV로 저장(&amp;C)…</translation>
    </message>
    <message>
        <source>Prin&amp;t the sheet…</source>
        <translation>결과지 인쇄(&amp;T)…</translation>
    </message>
    <message>
        <source>Pr&amp;int preview…</source>
        <translation>인쇄 미리 보기(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the sheet as PDF or HT&amp;ML…</source>
        <translation>결과지를 PDF나 HTML로 저장(&amp;M)…</translation>
    </message>
    <message>
        <source>Save the moves as a &amp;kifu (PDF)…</source>
        <translation>수순을 기보 그림(PDF)으로 저장(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>결과 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;position as text</source>
        <translation>국면을 텍스트로 복사(&amp;P)</translation>
    </message>
    <message>
        <source>Copy the &amp;diagram as text</source>
        <translation>그림을 텍스트로 복사(&amp;D)</translation>
    </message>
    <message>
        <source>Copy the diagram as a p&amp;icture</source>
        <translation>그림을 이미지로 복사(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Set up or change the position</source>
        <translation>국면 놓기 또는 고치기(&amp;S)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>설정(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Next stage</source>
        <translation>다음 단계(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous stage</source>
        <translation>이전 단계(&amp;P)</translation>
    </message>
    <message>
        <source>Nothin&amp;g (else) is dead</source>
        <translation>(그 밖에) 죽은 돌 없음(&amp;G)</translation>
    </message>
    <message>
        <source>Record pl&amp;ay</source>
        <translation>대국 기록(&amp;A)</translation>
    </message>
    <message>
        <source>Resol&amp;ve a dispute on the board</source>
        <translation>바둑판에서 이의 해결(&amp;V)</translation>
    </message>
    <message>
        <source>Lay the co&amp;unt out on the board</source>
        <translation>바둑판에서 돌 정리해 계가(&amp;U)</translation>
    </message>
    <message>
        <source>Recor&amp;d and facts</source>
        <translation>기보와 사실(&amp;D)</translation>
    </message>
    <message>
        <source>Co&amp;mpare all rule sets</source>
        <translation>모든 규칙 비교(&amp;M)</translation>
    </message>
    <message>
        <source>What if it were pla&amp;yed on?…</source>
        <translation>계속 두어 보기(&amp;Y)…</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>수순 목록(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;What happened at the table</source>
        <translation>대국 중에 일어난 일(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Checklist and trials</source>
        <translation>확인 목록과 실전 확인(&amp;C)</translation>
    </message>
    <message>
        <source>Second op&amp;inion</source>
        <translation>보조 판단(&amp;I)</translation>
    </message>
    <message>
        <source>Pr&amp;otocol…</source>
        <translation>판정 기록(&amp;O)…</translation>
    </message>
    <message>
        <source>Take this &amp;rule set for every new case</source>
        <translation>모든 새 건에 이 규칙 사용(&amp;R)</translation>
    </message>
    <message>
        <source>Record the &amp;table&apos;s result</source>
        <translation>이 테이블의 결과 기록(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;he table is in dispute…</source>
        <translation>이 테이블에 이의 있음(&amp;H)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt open table</source>
        <translation>다음 미확정 테이블(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation>대국의 처음(&amp;S)</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>한 수 뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>한 수 앞으로(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End of the game</source>
        <translation>대국의 끝(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation>수 번호(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Marks of the ruling</source>
        <translation>판정 표시(&amp;M)</translation>
    </message>
    <message>
        <source>La&amp;rger text</source>
        <translation>글자 크게(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>글자 작게(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Ordinary text</source>
        <translation>보통 글자(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Reasons and &amp;article</source>
        <translation>이유와 조항(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>This &amp;rule set</source>
        <translation>이 규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Signs on the board</source>
        <translation>바둑판의 표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Keys and marks</source>
        <translation>키와 표시(&amp;K)</translation>
    </message>
    <message>
        <source>About &amp;goref</source>
        <translation>goref 정보(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation>대국(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The text is neither a game (SGF) nor a position in rows of .XO.</source>
        <translation>이 텍스트는 기보(SGF)도 .XO로 한 줄씩 적은 국면도 아닙니다.</translation>
    </message>
    <message>
        <source>This changes as soon as no dialog is open and nothing is being entered.</source>
        <translation>열린 대화 상자가 없고 입력 중인 것이 없게 되면 바뀝니다.</translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation>파일에 대국이 {count}국 있습니다. 열 대국:</translation>
    </message>
    <message>
        <source>A historical game:</source>
        <translation>역사적인 대국:</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Reading {name}…</source>
        <translation>{name} 읽는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>goref ended before this case was saved:</source>
        <translation>이 판정 파일을 저장하기 전에 goref가 종료되었습니다:</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>되살리기</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>나중에 다시 묻기</translation>
    </message>
    <message>
        <source>A position without names</source>
        <translation>이름이 없는 국면</translation>
    </message>
    <message>
        <source>Moves: {count}</source>
        <translation>수: {count}</translation>
    </message>
    <message>
        <source>Acts of the referee: {count}, the last on {when}</source>
        <translation>심판의 처리: {count}, 마지막은 {when}</translation>
    </message>
    <message>
        <source>Table {table} of {event}</source>
        <translation>{event}, 테이블 {table}</translation>
    </message>
    <message>
        <source>File: {file}</source>
        <translation>파일: {file}</translation>
    </message>
    <message>
        <source>Brought back; the last acts could not be read: {count} left out.</source>
        <translation>되살렸습니다. 마지막 처리를 읽을 수 없어 {count}건을 뺐습니다.</translation>
    </message>
    <message>
        <source>Something is still being written. goref ends as soon as that is done.</source>
        <translation>아직 기록하는 중입니다. 기록이 끝나면 goref가 종료됩니다.</translation>
    </message>
    <message>
        <source>&amp;End without waiting</source>
        <translation>기다리지 않고 종료(&amp;E)</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>goref made a mistake and stopped what it did.</source>
        <translation>goref에 오류가 있어 하던 일을 멈추었습니다.</translation>
    </message>
    <message>
        <source>If it happens again, please report the details below.</source>
        <translation>다시 일어나면 아래의 자세한 내용을 알려 주세요.</translation>
    </message>
    <message>
        <source>Everything you decided so far is in the journal. Save the case, then go on.</source>
        <translation>지금까지 결정한 것은 모두 저널에 있습니다. 판정 파일을 저장한 뒤 계속하세요.</translation>
    </message>
    <message>
        <source>What you decided since the case was saved last may be in no journal: save the case now, before anything else.</source>
        <translation>판정 파일을 마지막으로 저장한 뒤에 결정한 것은 저널에 없을 수 있습니다. 다른 일보다 먼저 지금 판정 파일을 저장하세요.</translation>
    </message>
</context>
<context>
    <name>event</name>
    <message>
        <source>A reason is needed here.</source>
        <translation>여기에는 이유가 필요합니다.</translation>
    </message>
    <message>
        <source>The event was changed</source>
        <translation>대회가 변경되었습니다</translation>
    </message>
    <message>
        <source>{count} tables were changed</source>
        <translation>테이블 {count}개가 변경되었습니다</translation>
    </message>
    <message>
        <source>Table {table}: {state}</source>
        <translation>테이블 {table}: {state}</translation>
    </message>
    <message>
        <source>Table {table} was changed in the meantime ({who}, {time}): {state}.</source>
        <translation>테이블 {table}: 그사이에 바뀌었습니다({who}, {time}): {state}.</translation>
    </message>
    <message>
        <source>That would no longer hold. Go on all the same?</source>
        <translation>계속하면 그것은 무효가 됩니다. 그래도 계속하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>event-attach</name>
    <message>
        <source>nowhere yet</source>
        <translation>아직 갈 곳 없음</translation>
    </message>
    <message>
        <source>a new table in round {round}</source>
        <translation>{round}라운드의 새 테이블</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>What is to be known</source>
        <translation>알아 둘 것</translation>
    </message>
    <message>
        <source>Put behind table {table}.</source>
        <translation>테이블 {table}에 붙였습니다.</translation>
    </message>
    <message>
        <source>new: {table}</source>
        <translation>새로: {table}</translation>
    </message>
</context>
<context>
    <name>event-audit</name>
    <message>
        <source>Entry</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>누가</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>한 일</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>전 → 후</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>event-commands</name>
    <message>
        <source>&amp;New event…</source>
        <translation>새 대회(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import players or pairings…</source>
        <translation>선수나 대진 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Attach records…</source>
        <translation>기보 붙이기(&amp;A)…</translation>
    </message>
    <message>
        <source>Attach the record that was &amp;copied</source>
        <translation>복사한 기보 붙이기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Res&amp;ults into the tournament&apos;s file…</source>
        <translation>결과를 대회 파일에(&amp;U)…</translation>
    </message>
    <message>
        <source>Pre&amp;view the wall list…</source>
        <translation>전적표 미리 보기(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Print the wall list…</source>
        <translation>전적표 인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the &amp;sheets…</source>
        <translation>결과지 인쇄(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the shee&amp;ts…</source>
        <translation>결과지 저장(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Data of the event…</source>
        <translation>대회 정보(&amp;D)…</translation>
    </message>
    <message>
        <source>Go &amp;back to a copy…</source>
        <translation>사본으로 되돌리기(&amp;B)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>닫기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Adjudicate</source>
        <translation>판정하기(&amp;A)</translation>
    </message>
    <message>
        <source>Put a re&amp;cord behind it…</source>
        <translation>기보 붙이기(&amp;C)…</translation>
    </message>
    <message>
        <source>Accept the &amp;suggestion and decide…</source>
        <translation>제안을 채택해 확정(&amp;S)…</translation>
    </message>
    <message>
        <source>Decide by &amp;word…</source>
        <translation>직접 확정(&amp;W)…</translation>
    </message>
    <message>
        <source>What &amp;happened at the table</source>
        <translation>대국 중에 일어난 일(&amp;H)</translation>
    </message>
    <message>
        <source>In &amp;dispute…</source>
        <translation>이의 있음(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Open it again…</source>
        <translation>다시 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>메모(&amp;N)…</translation>
    </message>
    <message>
        <source>Sheet si&amp;gned, or not</source>
        <translation>서명됨·서명 안 됨(&amp;G)</translation>
    </message>
    <message>
        <source>Decide all that are &amp;ready…</source>
        <translation>확정할 수 있는 것을 모두 확정(&amp;R)…</translation>
    </message>
    <message>
        <source>C&amp;lose the round…</source>
        <translation>라운드 마감(&amp;L)…</translation>
    </message>
    <message>
        <source>O&amp;pen the round again…</source>
        <translation>라운드 다시 열기(&amp;P)…</translation>
    </message>
    <message>
        <source>Add a &amp;player…</source>
        <translation>선수 추가(&amp;P)…</translation>
    </message>
    <message>
        <source>Data of the &amp;black player…</source>
        <translation>흑 선수의 정보(&amp;B)…</translation>
    </message>
    <message>
        <source>Data of the &amp;white player…</source>
        <translation>백 선수의 정보(&amp;W)…</translation>
    </message>
    <message>
        <source>Add a &amp;table…</source>
        <translation>테이블 추가(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Change the pairing…</source>
        <translation>대진 변경(&amp;C)…</translation>
    </message>
    <message>
        <source>B&amp;yes…</source>
        <translation>부전승(&amp;Y)…</translation>
    </message>
    <message>
        <source>Take a player &amp;out…</source>
        <translation>선수 삭제(&amp;O)…</translation>
    </message>
    <message>
        <source>Take the table o&amp;ut…</source>
        <translation>테이블 삭제(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Show &amp;all tables</source>
        <translation>모든 테이블 표시(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>새로 고침(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Standings…</source>
        <translation>순위표(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;What was done…</source>
        <translation>처리 기록(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>바둑판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Help on this window</source>
        <translation>이 창의 도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>About &amp;goref</source>
        <translation>goref 정보(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>대회(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>테이블(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Players and pairings</source>
        <translation>선수와 대진(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>표시(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
</context>
<context>
    <name>event-copies</name>
    <message>
        <source>Go back to a copy</source>
        <translation>사본으로 되돌리기</translation>
    </message>
</context>
<context>
    <name>event-forms</name>
    <message>
        <source>Somebody else has changed this in the meantime ({who}, {time}).</source>
        <translation>그사이에 다른 사람이 이것을 바꾸었습니다({who}, {time}).</translation>
    </message>
</context>
<context>
    <name>event-import</name>
    <message>
        <source>Take in players or pairings</source>
        <translation>선수나 대진 가져오기</translation>
    </message>
    <message>
        <source>Tables and files of pairing programs</source>
        <translation>표와 대진 프로그램의 파일</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>event-info</name>
    <message>
        <source>New event</source>
        <translation>새 대회</translation>
    </message>
    <message>
        <source>Change the event</source>
        <translation>대회 변경</translation>
    </message>
    <message>
        <source>“{text}” is no day; write it as 2026-11-21.</source>
        <translation>“{text}”은(는) 날짜가 아닙니다. 2026-11-21처럼 적으세요.</translation>
    </message>
</context>
<context>
    <name>event-players</name>
    <message>
        <source>New player</source>
        <translation>새 선수</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>선수 변경</translation>
    </message>
</context>
<context>
    <name>event-removing</name>
    <message>
        <source>Take a player out</source>
        <translation>선수 삭제</translation>
    </message>
    <message>
        <source>Take a table out</source>
        <translation>테이블 삭제</translation>
    </message>
</context>
<context>
    <name>event-tables</name>
    <message>
        <source>New table</source>
        <translation>새 테이블</translation>
    </message>
    <message>
        <source>Change a table</source>
        <translation>테이블 변경</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Hd, komi</source>
        <translation>치석, 덤</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>한눈에</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>판정 파일</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>메모</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>이유: {reason}</translation>
    </message>
    <message>
        <source>no record yet</source>
        <translation>아직 기보 없음</translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Exported: {path}</source>
        <translation>내보냄: {path}</translation>
    </message>
    <message>
        <source>The record says: {recorded}. The count says: {counted}. Which is to be written?</source>
        <translation>기보에 적힌 결과: {recorded}. 계가 결과: {counted}. 어느 것을 적습니까?</translation>
    </message>
    <message>
        <source>Write the &amp;counted result</source>
        <translation>계가 결과 적기(&amp;C)</translation>
    </message>
    <message>
        <source>Keep the &amp;recorded result</source>
        <translation>기보의 결과 유지(&amp;R)</translation>
    </message>
    <message>
        <source>The record says: {recorded}. The case is not settled; counted as it is now: {counted}. Which is to be written?</source>
        <translation>기보에 적힌 결과: {recorded}. 이 건은 판정이 끝나지 않았습니다. 지금 상태의 계가: {counted}. 어느 것을 적습니까?</translation>
    </message>
    <message>
        <source>The record&apos;s own result is kept in the file in either case.</source>
        <translation>어느 쪽이든 기보에 있던 결과는 파일에 남습니다.</translation>
    </message>
    <message>
        <source>Export as SGF</source>
        <translation>SGF로 내보내기</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <source>{file} is there already, with this game and this result.</source>
        <translation>{file}: 같은 대국과 같은 결과로 이미 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Replace it</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>Choose another &amp;name</source>
        <translation>다른 이름 고르기(&amp;N)</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;A referee&apos;s tool for finished games of Go.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;끝난 바둑 대국을 위한 심판의 도구.&lt;/p&gt;&lt;p&gt;MIT 라이선스.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation>바둑판의 커서 움직이기</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>the next act, at the foot</source>
        <translation>아래쪽의 다음 처리</translation>
    </message>
    <message>
        <source>answer the open question</source>
        <translation>미결 질문에 답하기</translation>
    </message>
    <message>
        <source>answer it as the second opinion suggests</source>
        <translation>보조 판단의 제안대로 답하기</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>other answers to the open question</source>
        <translation>미결 질문의 다른 답</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>next line of the count</source>
        <translation>계가의 다음 항목</translation>
    </message>
    <message>
        <source>count with stones: next step</source>
        <translation>돌로 계가: 다음 단계</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>count with stones: step back</source>
        <translation>돌로 계가: 한 단계 뒤로</translation>
    </message>
    <message>
        <source>count with stones: one stone back or forward</source>
        <translation>돌로 계가: 돌 하나 뒤로 또는 앞으로</translation>
    </message>
    <message>
        <source>count with stones: play or pause</source>
        <translation>돌로 계가: 재생 또는 일시 정지</translation>
    </message>
    <message>
        <source>count with stones: pick up or put down a stone</source>
        <translation>돌로 계가: 돌을 들거나 놓기</translation>
    </message>
    <message>
        <source>count with stones: tidy the rest</source>
        <translation>돌로 계가: 나머지 정리</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>count with stones: close</source>
        <translation>돌로 계가: 닫기</translation>
    </message>
    <message>
        <source>dispute played out: what both agree it has shown</source>
        <translation>이의를 실전으로 해결: 양쪽이 합의한 결과</translation>
    </message>
    <message>
        <source>dispute played out: pass, give up</source>
        <translation>이의를 실전으로 해결: 패스, 착수 포기</translation>
    </message>
    <message>
        <source>dispute played out: take back</source>
        <translation>이의를 실전으로 해결: 무르기</translation>
    </message>
    <message>
        <source>second opinion: give up asking</source>
        <translation>보조 판단: 묻기 그만두기</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>단위</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>세는 것</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>지급하는 것</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Ways to count</source>
        <translation>계가 방법</translation>
    </message>
    <message>
        <source>A hatched mark is computed and not yet ruled on.</source>
        <translation>빗금 표시는 계산된 것이며 아직 판정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation>키와 표시</translation>
    </message>
</context>
<context>
    <name>many-files</name>
    <message>
        <source>Answer the dialog that is open first.</source>
        <translation>먼저 열려 있는 대화 상자에 답하세요.</translation>
    </message>
</context>
<context>
    <name>moves</name>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>pass stone</source>
        <translation>패스 돌</translation>
    </message>
    <message>
        <source>give-up</source>
        <translation>착수 포기</translation>
    </message>
    <message>
        <source>illegal: off the board</source>
        <translation>반칙: 바둑판 밖</translation>
    </message>
    <message>
        <source>illegal: point occupied</source>
        <translation>반칙: 돌이 있는 점</translation>
    </message>
    <message>
        <source>illegal: suicide</source>
        <translation>반칙: 자살수</translation>
    </message>
    <message>
        <source>illegal: ko taken back at once</source>
        <translation>반칙: 패를 바로 되따냄</translation>
    </message>
    <message>
        <source>illegal: position repeated</source>
        <translation>반칙: 국면의 반복</translation>
    </message>
    <message>
        <source>start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>배치</translation>
    </message>
    <message>
        <source>void</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>두지 않음</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>해결을 위한 수</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>흑백</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>점</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>따낸 돌</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
</context>
<context>
    <name>photo</name>
    <message>
        <source>Does a corner lie on the wrong crossing?</source>
        <translation>잘못된 교차점에 놓인 모서리가 있습니까?</translation>
    </message>
    <message>
        <source>Move the grid {what}?</source>
        <translation>격자를 옮깁니까: {what}?</translation>
    </message>
    <message>
        <source>Move the grid’s {what}?</source>
        <translation>격자의 변을 옮깁니까: {what}?</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>왼쪽으로 {count}</translation>
    </message>
    <message>
        <source>{count} right</source>
        <translation>오른쪽으로 {count}</translation>
    </message>
    <message>
        <source>{count} up</source>
        <translation>위로 {count}</translation>
    </message>
    <message>
        <source>{count} down</source>
        <translation>아래로 {count}</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>왼쪽 변</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>오른쪽 변</translation>
    </message>
    <message>
        <source>upper side</source>
        <translation>위쪽 변</translation>
    </message>
    <message>
        <source>lower side</source>
        <translation>아래쪽 변</translation>
    </message>
    <message>
        <source>{side} {count} out</source>
        <translation>{side} 바깥으로 {count}</translation>
    </message>
    <message>
        <source>{side} {count} in</source>
        <translation>{side} 안으로 {count}</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>한 줄</translation>
    </message>
    <message>
        <source>{count} lines</source>
        <translation>{count}줄</translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>, {status}</source>
        <translation>, {status}</translation>
    </message>
    <message>
        <source>{point}: {owner}, {kind}</source>
        <translation>{point}: {owner}, {kind}</translation>
    </message>
    <message>
        <source>{point}: {kind}</source>
        <translation>{point}: {kind}</translation>
    </message>
    <message>
        <source>{point}: empty</source>
        <translation>{point}: 빈 점</translation>
    </message>
    <message>
        <source>{point}: {side}, chain of {stones}, 1 liberty</source>
        <translation>{point}: {side}, 연결된 돌 {stones}개, 활로 1</translation>
    </message>
    <message>
        <source>{point}: {side}, chain of {stones}, {liberties} liberties</source>
        <translation>{point}: {side}, 연결된 돌 {stones}개, 활로 {liberties}</translation>
    </message>
    <message>
        <source> (ruled)</source>
        <translation> (판정됨)</translation>
    </message>
    <message>
        <source> (computed)</source>
        <translation> (계산됨)</translation>
    </message>
    <message>
        <source>, in dispute</source>
        <translation>, 이의 있음</translation>
    </message>
    <message>
        <source>, move {move} of the trial</source>
        <translation>, 실전 확인의 {move}수</translation>
    </message>
</context>
<context>
    <name>protocol</name>
    <message>
        <source>Act</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>요청한 쪽</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>한 일</translation>
    </message>
    <message>
        <source>Before → after</source>
        <translation>전 → 후</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
</context>
<context>
    <name>replacing</name>
    <message>
        <source>{file} was changed by somebody else, or in another window, since it was read here.</source>
        <translation>{file}: 여기서 읽은 뒤 다른 사람이나 다른 창에서 변경되었습니다.</translation>
    </message>
    <message>
        <source>Theirs: the file is opened as it is now.</source>
        <translation>다른 사람 것: 파일을 지금 있는 그대로 엽니다.</translation>
    </message>
    <message>
        <source>Theirs: the file is opened as it is now; what was done here since the case was saved last is given up.</source>
        <translation>다른 사람 것: 파일을 지금 있는 그대로 엽니다. 판정 파일을 마지막으로 저장한 뒤 여기서 한 일은 버립니다.</translation>
    </message>
    <message>
        <source>Mine: the file is replaced; what they wrote is lost.</source>
        <translation>내 것: 파일을 바꿉니다. 다른 사람이 쓴 것은 없어집니다.</translation>
    </message>
    <message>
        <source>Both: theirs stays as it is, mine is saved beside it as {file}.</source>
        <translation>둘 다: 다른 사람 것은 그대로 두고, 내 것은 그 옆에 {file}(으)로 저장합니다.</translation>
    </message>
    <message>
        <source>Open &amp;theirs</source>
        <translation>다른 사람 것 열기(&amp;T)</translation>
    </message>
    <message>
        <source>Save &amp;mine</source>
        <translation>내 것 저장(&amp;M)</translation>
    </message>
    <message>
        <source>Keep &amp;both</source>
        <translation>둘 다 보관(&amp;B)</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>Print the protocol with the sheet</source>
        <translation>결과지와 함께 판정 기록 인쇄</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>결과지</translation>
    </message>
    <message>
        <source>Print preview of the sheet</source>
        <translation>결과지의 인쇄 미리 보기</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>웹 페이지 (*.html)</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>결과지 저장</translation>
    </message>
    <message>
        <source>{name} is there already. Replace it?</source>
        <translation>{name}: 이미 있습니다. 바꿉니까?</translation>
    </message>
</context>
<context>
    <name>stage</name>
    <message>
        <source>Black&apos;s bowl</source>
        <translation>흑의 바둑통</translation>
    </message>
    <message>
        <source>Black&apos;s lid</source>
        <translation>흑의 뚜껑</translation>
    </message>
    <message>
        <source>White&apos;s lid</source>
        <translation>백의 뚜껑</translation>
    </message>
    <message>
        <source>White&apos;s bowl</source>
        <translation>백의 바둑통</translation>
    </message>
    <message>
        <source>, lacks {count}</source>
        <translation>, {count}개 부족</translation>
    </message>
    <message>
        <source>{point}: {side}, a stone</source>
        <translation>{point}: {side}, 돌 하나</translation>
    </message>
    <message>
        <source>{point}: empty</source>
        <translation>{point}: 빈 점</translation>
    </message>
    <message>
        <source>{point}: {side}, eyes, {size} in all</source>
        <translation>{point}: {side}, 눈, 모두 {size}점</translation>
    </message>
    <message>
        <source>{point}: {side}, {size} points, to be counted one by one</source>
        <translation>{point}: {side}, {size}점, 하나씩 셀 곳</translation>
    </message>
    <message>
        <source>{point}: {side}, the remainder of {size}</source>
        <translation>{point}: {side}, 나머지 {size}점</translation>
    </message>
    <message>
        <source>{point}: {side}, a block of {size}</source>
        <translation>{point}: {side}, {size}점짜리 덩이</translation>
    </message>
</context>
<context>
    <name>stages</name>
    <message>
        <source>Dead stones</source>
        <translation>사석</translation>
    </message>
    <message>
        <source>Doubts</source>
        <translation>의문</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>suggesting</name>
    <message>
        <source>to ask the players</source>
        <translation>대국자에게 묻기</translation>
    </message>
    <message>
        <source>open border</source>
        <translation>닫히지 않은 경계</translation>
    </message>
    <message>
        <source>protective play?</source>
        <translation>가일수?</translation>
    </message>
    <message>
        <source>stones in atari</source>
        <translation>단수인 돌</translation>
    </message>
    <message>
        <source>suggested: {life}</source>
        <translation>제안: {life}</translation>
    </message>
    <message>
        <source>No stone is in doubt. Open borders: {borders}.</source>
        <translation>의심스러운 돌은 없습니다. 닫히지 않은 경계: {borders}곳.</translation>
    </message>
    <message>
        <source>To ask the players: {asked}. Open borders: {borders}.</source>
        <translation>대국자에게 물을 곳: {asked}. 닫히지 않은 경계: {borders}.</translation>
    </message>
    <message>
        <source>Nothing is unclear.</source>
        <translation>불분명한 것이 없습니다.</translation>
    </message>
    <message>
        <source>Clear, and not yet marked: {dead} dead, {seki} in seki.</source>
        <translation>분명하나 아직 표시하지 않음: 죽은 돌 {dead}, 빅 {seki}.</translation>
    </message>
    <message>
        <source>Nothing else is to be marked.</source>
        <translation>그 밖에 표시할 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>wall-list</name>
    <message>
        <source>Laying out the wall list…</source>
        <translation>전적표를 조판하는 중…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
</TS>
