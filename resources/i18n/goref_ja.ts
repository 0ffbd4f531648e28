<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>BoardWidget</name>
    <message>
        <source>Go board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Differences from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FactsForm</name>
    <message>
        <source>Who began</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captured in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How play ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi (points)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>agreed on life and death</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared all alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forced by pass stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as recorded: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number such as 6.5 or 3¾ is wanted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to look at here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the board, or move its cursor with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: {act}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: {act}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area: Black {black}, White {white}, public {public} — in all {size} ✓</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the end of the game (End) to rule on the position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A stone stands at {point}; only empty points have a kind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No stone stands at {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That has no meaning at {point}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game or a case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and cases (*.sgf *.goref *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases (*.goref)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the rulings of this case before leaving it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Playback</name>
    <message>
        <source>Move shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {move} of {moves}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreView</name>
    <message>
        <source>Lines of the count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black less White, in {unit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missing: {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ both areas and {public} public points make {size}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>◀ Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next ▶</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;historical game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a position or a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the case &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export as SGF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the &amp;position as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare all rule sets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Marks of the ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This &amp;rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About goref</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Reading {name}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A historical game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds {count} games. Open:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goref ended without saving “{title}” ({count} acts, {when}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>goref made a mistake and stopped what it did.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything you decided so far is in the journal. Save the case, then go on. If it happens again, please report the details below.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>export</name>
    <message>
        <source>Export as SGF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Komi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ways to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the cursor on the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a click at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hatched mark is computed and not yet ruled on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;goref {version}&lt;/b&gt;&lt;p&gt;A referee&apos;s tool for finished games of Go.&lt;/p&gt;&lt;p&gt;MIT licence.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>mark dead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mark seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>call alive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the mark back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the kind back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>territory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eye in seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>false eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one-sided dame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sole liberty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ko point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared liberty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dame</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the rule set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state a fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a note</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>{point}: {side}, chain of {stones}, {liberties} liberties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, {status}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point}: empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point}: {owner}, {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point}: {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (ruled)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (computed)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>Record and facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead stones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points and claims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check how the game went. Fill in what the record does not tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the stones both players agree are dead. Click again to bring them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a chain that lives in seki. The mark spreads to what belongs to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a kind, then click the points it holds for: left for Black, right for White.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what is paid on top of the count, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read out the result. Every line adds up to it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
