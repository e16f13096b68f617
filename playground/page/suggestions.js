// The list above the message box: commands, choices of an option, autocompletion.

import { h, uniqueId } from "./dom.js";

const listId = uniqueId("suggestions");
const list = h("div", { id: listId, class: "suggestions", role: "listbox", "aria-label": "Suggestions", hidden: true });
let owner = null; // the input whose suggestions are shown
let entries = [];
let active = 0;
let onPick = () => {};

/** The element to put above the message box. */
export const suggestionList = () => list;

/** Show entries [{label, description, detail, value}] for an input; pick(entry) when one is taken. */
export function suggest(input, found, pick, heading) {
  owner = input;
  entries = found;
  onPick = pick;
  active = 0;
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", listId);
  if (!entries.length) return hideSuggestions();
  list.replaceChildren(...(heading ? [h("p", { class: "suggestions-heading", role: "presentation" }, heading)] : []), ...entries.map((entry, index) => h("div", {
    id: `${listId}-${index}`, role: "option", class: "suggestion", "aria-selected": "false",
    onmousemove: () => { if (active !== index) { active = index; mark(); } },
    onpointerdown: (event) => { event.preventDefault(); active = index; take(); },
  }, entry.icon, h("span", { class: "suggestion-label" }, entry.label), entry.detail && h("span", { class: "suggestion-detail" }, entry.detail), entry.description && h("small", {}, entry.description))));
  list.hidden = false;
  input.setAttribute("aria-expanded", "true");
  mark();
}

function mark() {
  const rows = list.querySelectorAll("[role=option]");
  rows.forEach((row, index) => { row.setAttribute("aria-selected", String(index === active)); row.classList.toggle("active", index === active); });
  rows[active]?.scrollIntoView({ block: "nearest" });
  owner?.setAttribute("aria-activedescendant", rows[active]?.id || "");
}

export function hideSuggestions() {
  list.hidden = true;
  owner?.setAttribute("aria-expanded", "false");
  owner?.removeAttribute("aria-activedescendant");
}

export const suggesting = (input) => !list.hidden && owner === input;

function take() {
  const entry = entries[active];
  hideSuggestions();
  if (entry) onPick(entry);
}

/** Handle a key while suggestions are shown; true if it was for them. */
export function suggestionKey(event) {
  if (list.hidden) return false;
  const count = entries.length;
  if (event.key === "ArrowDown") active = (active + 1) % count;
  else if (event.key === "ArrowUp") active = (active - 1 + count) % count;
  else if (event.key === "Escape") { hideSuggestions(); event.preventDefault(); event.stopPropagation(); return true; }
  else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) { event.preventDefault(); take(); return true; }
  else return false;
  event.preventDefault();
  mark();
  return true;
}
