"""The style sheet and the script of the pages.

Sizes are those of the designs: text 17, small 14, targets 48 pixels; nothing is wider than the
page, and names are broken rather than cut. The script does no more than to load a page again
when the event has changed, and to say in its foot how old the news is.
"""

SPREAD_S = 0.8
"""The most seconds for which a page waits, by chance, before it is loaded again."""
STALE_S = 5
"""The number of seconds of silence after which a page shows that the server is not heard."""
LISTEN_AGAIN_S = 10
"""The number of seconds of silence after which a page listens by a new connection."""

STYLE = """
:root { --page: #f6f5f1; --panel: #fff; --text: #1b1a17; --second: #5d5a53; --line: #dcd9d0;
  --action: #1a5fd0; --at: #e4edfb; --warn: #fdf0cf; }
@media (prefers-color-scheme: dark) {
  :root { --page: #1e1d1b; --panel: #282724; --text: #eceae4; --second: #b3afa5;
    --line: #45423c; --action: #8db8ff; --at: #24344f; --warn: #4a3d15; } }
* { box-sizing: border-box; }
body { margin: 0; font: 17px/1.4 system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif;
  color: var(--text); background: var(--page); overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums; min-height: 100vh; display: flex;
  flex-direction: column; }
header { display: flex; flex-wrap: wrap; gap: 0 1em; justify-content: space-between;
  align-items: baseline; padding: 14px 16px; }
h1 { font-size: 19px; font-weight: 650; margin: 0; }
header p { margin: 0; font-size: 14px; color: var(--second); display: flex; flex-wrap: wrap;
  gap: 0 .7em; }
h2 { font-size: 17px; font-weight: 650; margin: 24px 0 6px; }
nav { display: flex; flex-wrap: wrap; border-bottom: 1px solid var(--line); }
nav a { flex: 1 1 auto; min-height: 48px; padding: 12px 6px; text-align: center;
  color: var(--text); text-decoration: none; border-bottom: 3px solid transparent; }
nav a[aria-current] { border-color: var(--action); font-weight: 650; }
a { color: var(--action); }
main { flex: 1; width: 100%; max-width: 46rem; margin: 0 auto; padding: 8px 16px 24px; }
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0; }
label { flex: 1 0 100%; font-size: 14px; color: var(--second); }
input { flex: 1 1 8em; min-width: 0; min-height: 48px; padding: 8px 12px; font: inherit;
  color: inherit; background: var(--panel); border: 1px solid var(--second);
  border-radius: 8px; }
button { min-height: 48px; padding: 8px 16px; font: inherit; color: inherit;
  background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
ul { list-style: none; margin: 0; padding: 0; }
.names a { display: flex; gap: 12px; justify-content: space-between; min-height: 48px;
  padding: 11px 4px; color: inherit; text-decoration: none;
  border-bottom: 1px solid var(--line); }
.names i { font-style: normal; font-size: 14px; color: var(--second); text-align: right; }
b { font-weight: 650; }
.mine { background: var(--panel); margin: 0 -16px; padding: 12px 16px 20px;
  text-align: center; }
.mine p { margin: 4px 0; }
.mine .who { font-weight: 650; }
.number { font-size: 76px; line-height: 1; font-weight: 650; }
.colour { font-size: 21px; }
.colour::before { content: ""; display: inline-block; width: .75em; height: .75em;
  margin-right: .4em; border: 1.5px solid var(--text); border-radius: 50%; }
.black::before { background: var(--text); }
@media (prefers-color-scheme: dark) { .black::before { background: #000; }
  .white::before { background: #fff; } }
.other { font-weight: 650; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 9px 6px; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
th { font-size: 14px; font-weight: 400; color: var(--second); overflow-wrap: break-word;
  word-break: keep-all; }
td { min-width: 0; overflow-wrap: break-word; }
td.a { text-align: left; overflow-wrap: anywhere; }
.names b, .columns b { flex: none; }
.n { text-align: right; }
td.n { font-weight: 650; overflow-wrap: normal; }
.small, small { font-size: 14px; color: var(--second); }
footer { padding: 12px 16px; font-size: 14px; text-align: center; color: var(--second);
  border-top: 1px solid var(--line); }
footer.stale { color: var(--text); background: var(--warn); }
@media (max-width: 30rem) { th, td { padding: 9px 3px; } td.a { min-width: 5em; } }
/* All columns of the standings: in lines one below another, unless there is room. */
.wide main { max-width: 80rem; }
@media (max-width: 60rem) {
  .wide table, .wide tbody { display: block; }
  .wide thead { display: none; }
  .wide tr { display: flex; flex-wrap: wrap; gap: 2px 12px; padding: 9px 0;
    border-bottom: 1px solid var(--line); }
  .wide td { border: 0; padding: 0; text-align: left; }
  .wide td:empty { display: none; }
  .wide td::before { content: attr(data-head) " "; font-size: 14px; font-weight: 400;
    color: var(--second); } }
/* The screen in the hall. */
.hall { font-size: 2.2vh; }
.hall h1 { font-size: 4.6vh; }
.hall header { flex-wrap: nowrap; gap: 3vw; }
.hall header p { font-size: 2.4vh; color: var(--text); justify-content: flex-end; }
.hall header, .hall footer { padding: 2.5vh 3vw; }
.hall footer { display: flex; justify-content: space-between; gap: 2em; font-size: 2vh; }
.hall table { flex: 1; width: 94vw; margin: 0 3vw; }
.hall th, .hall td { padding: .35vh .5em; }
.columns { flex: 1; columns: 3 18em; column-gap: 3vw; padding: 0 3vw; }
.columns li { display: flex; justify-content: space-between; gap: 1em; padding: 1vh 0;
  border-bottom: 1px solid var(--line); break-inside: avoid; font-size: 2.6vh; }
"""

SETTINGS = f"""
"use strict";
const SPREAD = {1000 * SPREAD_S:.0f}, STALE = {STALE_S}, AGAIN = {1000 * LISTEN_AGAIN_S};
"""
SCRIPT = (
    SETTINGS
    + """
(() => {
  const foot = document.getElementById("heard");
  const last = Number(document.documentElement.dataset.last);
  if (!foot || !window.EventSource) return;
  let heard = Date.now(), at = "", stale = false;
  const busy = () => "busy" in document.documentElement.dataset ||
    (document.activeElement && document.activeElement.matches("input, select, textarea"));
  const left = document.getElementById("left");
  let listen, since, ahead = null;
  const load = () =>  // a page that cannot be loaded would leave none at all
    fetch(location.href, {method: "HEAD"}).then(() => location.reload(), () => {});
  const hear = (event) => {
    const told = JSON.parse(event.data);
    heard = Date.now();
    at = told.time.slice(11, 19);
    ahead = Date.parse(told.time) - heard;
    if (told.last !== last && !busy())
      setTimeout(load, Math.random() * SPREAD);
  };
  const begin = () => {
    if (listen) listen.close();
    since = Date.now();
    listen = new EventSource("/live");
    listen.onmessage = hear;
  };
  begin();
  setInterval(() => {
    const seconds = Math.floor((Date.now() - heard) / 1000);
    if (left && ahead !== null) {
      const ms = Date.parse(left.dataset.ends) - Date.now() - ahead;
      left.textContent = ms > 0
        ? left.dataset.left.replace("%", String(Math.ceil(ms / 60000))) : left.dataset.up;
    }
    if (Date.now() - Math.max(heard, since) > AGAIN) begin();
    stale = seconds >= STALE;
    foot.className = stale ? "stale" : "";
    if (at || stale) foot.textContent = stale
      ? foot.dataset.stale.replace("%", at || "–")
      : foot.dataset.heard.replace("%", String(seconds));
  }, 1000);
})();
"""
)
