"use strict";

// The search of the pages beside the text. What is searched stands in pages.js (no server, no
// request), in small letters; what was searched goes along to the page that is followed.
const box = document.getElementById("search");
const told = document.getElementById("told");
const items = [...document.querySelectorAll("aside li[data-page]")];

function narrow() {
  const sought = box.value.trim();
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const item of items) {
    item.hidden = !words.every((word) => PAGES[item.dataset.page].includes(word));
    count += item.hidden ? 0 : 1;
    const link = item.firstElementChild;
    link.search = sought ? "?q=" + encodeURIComponent(sought) : "";
  }
  for (const section of document.querySelectorAll("aside section")) {
    section.hidden = !section.querySelector("li:not([hidden])");
  }
  if (!sought) {
    told.textContent = "";
  } else if (count) {
    told.textContent = told.dataset.found.replace("{count}", count);
  } else {
    told.textContent = told.dataset.none;
  }
}

box.parentElement.hidden = false; // without scripts nothing can be searched
box.value = new URLSearchParams(location.search).get("q") || "";
box.addEventListener("input", narrow);
box.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  const words = box.value.trim().toLowerCase().split(/\s+/);
  const shown = items.filter((item) => !item.hidden);
  const named = shown.filter((item) =>
    words.every((word) => item.textContent.toLowerCase().includes(word)));
  const first = named[0] || shown[0];
  if (first) first.firstElementChild.click();
});
narrow();
const here = document.querySelector("aside [aria-current]");
if (here) here.scrollIntoView({ block: "nearest" });
