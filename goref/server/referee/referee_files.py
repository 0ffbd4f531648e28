"""The style sheet and the script of the referees' pages, in addition to those of all pages.

Targets are 48 pixels at least; a state is a mark and a word, and its colour says nothing more.
The script sends a form again and again until the server has answered, and shows that it is on
its way; a form that is sent twice is done once. Without it a browser sends the form itself.
"""

STYLE = """
main { padding-bottom: 32px; }
h2 { margin: 20px 0 6px; }
.said { margin: 8px 0; padding: 10px 12px; border-radius: 8px; border: 1px solid var(--line);
  background: var(--panel); }
.said.refused { background: var(--warn); border-color: var(--second); }
.calls li { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 12px;
  margin: 8px 0; background: var(--warn); border: 1px solid var(--second);
  border-radius: 8px; }
.calls li > a, .calls li > span { flex: 1 1 8em; min-height: 48px; padding: 12px 0; }
.calls form { margin: 0; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: 6px;
  margin: 8px 0 16px; }
.grid a { display: flex; flex-direction: column; align-items: center; justify-content: center;
  min-height: 76px; padding: 4px 2px; color: inherit; text-decoration: none;
  background: var(--panel); border: 1px solid var(--line); border-radius: 8px;
  text-align: center; }
.grid a b { font-size: 22px; line-height: 1.2; }
.grid a span { font-size: 14px; line-height: 1.25; overflow-wrap: break-word;
  word-break: keep-all; max-width: 100%; hyphens: auto; }
.grid .decided { background: var(--page); }
.grid .decided b { font-weight: 400; }
.grid .question, .grid .call { background: var(--warn); border-color: var(--second); }
.grid .protest { border: 2px solid var(--text); }
.grid .call { border-width: 2px; }
.side { display: flex; gap: 10px; padding: 8px 0; border-bottom: 1px solid var(--line); }
.side > i { flex: none; width: 1em; height: 1em; margin-top: .25em; border-radius: 50%;
  border: 1.5px solid var(--text); background: #fff; }
.side > i.black { background: #000; }
.side div { min-width: 0; flex: 1; }
.side p { margin: 0; }
.side .name { font-weight: 650; }
.lines { margin: 4px 0; }
.lines li { padding: 2px 0; font-size: 15px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
.row form { display: contents; }
.row > *, .row form > button { flex: 1 1 28%; }
.row > a { flex-basis: 44%; }
.row a, a.button { display: block; min-height: 48px; padding: 12px 8px; text-align: center;
  color: inherit; background: var(--panel); border: 1px solid var(--second);
  border-radius: 8px; text-decoration: none; }
form.stack { flex-direction: column; align-items: stretch; }
form.stack > * { flex: none; width: 100%; }
button { border-color: var(--second); }
button.main { background: var(--action); border-color: var(--action); color: var(--panel);
  font-weight: 650; }
fieldset { min-width: 0; border: 1px solid var(--line); border-radius: 8px; margin: 0;
  padding: 4px 12px; }
legend { font-size: 14px; color: var(--second); padding: 0 4px; }
label.pick { display: flex; gap: 10px; align-items: center; min-height: 48px; font-size: 17px;
  color: inherit; flex: none; }
label.pick input { flex: none; width: 22px; height: 22px; min-height: 22px; margin: 0; }
label.pick .points { flex: 0 1 6em; width: 6em; min-height: 48px; }
.margin > span { flex: none; max-width: 50%; }
select, textarea { width: 100%; min-height: 48px; padding: 8px 12px; font: inherit;
  color: inherit; background: var(--panel); border: 1px solid var(--second);
  border-radius: 8px; }
.sides label.pick { flex: 1 1 auto; }
form > .row, form > .sides { width: 100%; }
.sides { display: flex; flex-wrap: wrap; gap: 0 12px; }
summary { min-height: 48px; padding: 12px 4px; color: var(--action); }
#way { position: sticky; top: 0; z-index: 1; }
"""

SCRIPT = """
"use strict";
(() => {
  const way = document.getElementById("way");
  if (!way || !window.fetch) return;
  const page = document.documentElement.dataset;
  const wait = (ms) => new Promise((go) => setTimeout(go, ms));
  const time = () => new Date().toTimeString().slice(0, 8);
  document.addEventListener("input", () => { page.busy = "1"; });
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.method !== "post" || form.dataset.plain !== undefined) return;
    event.preventDefault();
    if (page.sending) return;
    page.sending = page.busy = "1";
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    way.hidden = false;
    way.textContent = way.dataset.text.replace("%", time())
      .replace("#", form.dataset.what || event.submitter.textContent);
    for (;;) {
      try {
        const ends = AbortSignal.timeout ? { signal: AbortSignal.timeout(8000) } : {};
        const answer = await fetch(form.action, { method: "POST", body: fields, ...ends });
        if (answer.status < 500) { location.replace(answer.url); return; }
      } catch { /* the network; the next try may succeed */ }
      await wait(2000);
    }
  });
})();
"""
