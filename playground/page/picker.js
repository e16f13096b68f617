// A list to choose from, one or several: the select of messages and modals.

import { h, uniqueId } from "./dom.js";

/**
 * options: [{value, label, description, icon}]; least and most as in a select component.
 * onDone(values) is called when one was chosen, or when a list of several is closed with a change.
 */
export function picker({ label, placeholder, options, least = 1, most = 1, chosen = [], disabled = false, search = false, onDone, name }) {
  const several = most > 1;
  const listId = uniqueId("list");
  let picked = [...chosen];
  let shown = options;
  let active = 0;

  const value = h("span", { class: "picker-value" });
  const button = h("button", {
    type: "button", class: "picker-button", disabled, role: "combobox", "aria-haspopup": "listbox",
    "aria-expanded": "false", "aria-controls": listId, "aria-label": label || placeholder || "Select", dataset: name ? { control: name } : {},
    onclick: () => (isOpen() ? close(true) : open()),
    onkeydown: (event) => { if (["ArrowDown", "ArrowUp"].includes(event.key)) { event.preventDefault(); open(); } },
  }, value, h("span", { class: "picker-arrow", "aria-hidden": "true" }, "▾"));
  const filter = search && h("input", { class: "picker-search", type: "text", placeholder: "Search", "aria-label": `Search ${label || placeholder || ""}`, "aria-controls": listId, autocomplete: "off" });
  const list = h("div", { id: listId, class: "picker-list", role: "listbox", tabindex: "-1", "aria-label": label || placeholder || "Options", "aria-multiselectable": several ? "true" : undefined });
  const popup = h("div", { class: "picker-popup", hidden: true }, filter, list);
  const root = h("div", { class: "picker" }, button, popup);

  const isOpen = () => !popup.hidden;
  const labelOf = (key) => options.find((option) => option.value === key)?.label ?? key;

  function showValue() {
    value.replaceChildren(picked.length ? picked.map(labelOf).join(", ") : placeholder || "Make a selection");
    value.classList.toggle("empty", !picked.length);
    button.setAttribute("aria-label", `${label || placeholder || "Select"}${picked.length ? `: ${picked.map(labelOf).join(", ")}` : ""}`);
  }

  function draw() {
    list.replaceChildren(...shown.map((option, index) => {
      const selected = picked.includes(option.value);
      return h("div", {
        id: `${listId}-${index}`, role: "option", class: `picker-option${index === active ? " active" : ""}`, "aria-selected": String(selected),
        dataset: { value: option.value },
        onmousemove: () => { if (active !== index) { active = index; mark(); } },
        onclick: () => { active = index; toggle(option.value); },
      },
      option.icon && h("span", { class: "picker-icon" }, option.icon),
      h("span", { class: "picker-text" }, h("span", {}, option.label), option.description && h("small", {}, option.description)),
      several ? h("span", { class: `tick${selected ? " on" : ""}`, "aria-hidden": "true" }, selected ? "✓" : "") : selected && h("span", { class: "picked", "aria-hidden": "true" }, "✓"));
    }));
    if (!shown.length) list.append(h("p", { class: "picker-none" }, "Nothing fits."));
    mark();
  }

  function mark() {
    const keyboard = filter || list;
    [...list.children].forEach((row, index) => row.classList.toggle("active", index === active));
    const row = list.children[active];
    if (row?.id) {
      keyboard.setAttribute("aria-activedescendant", row.id);
      row.scrollIntoView({ block: "nearest" });
    }
  }

  function toggle(key) {
    if (picked.includes(key)) {
      if (!several && least > 0) return close(false);
      picked = picked.filter((one) => one !== key);
    } else if (!several) {
      picked = [key];
    } else if (picked.length < most) {
      picked = [...picked, key];
    }
    showValue();
    if (several) draw();
    else close(true);
  }

  function open() {
    if (disabled || isOpen()) return;
    popup.hidden = false;
    button.setAttribute("aria-expanded", "true");
    shown = options;
    active = Math.max(0, options.findIndex((option) => picked.includes(option.value)));
    draw();
    place();
    (filter || list).focus();
    document.addEventListener("pointerdown", outside, true);
    window.addEventListener("resize", place);
  }

  function place() {
    const box = button.getBoundingClientRect();
    const below = innerHeight - box.bottom;
    const height = Math.min(320, Math.max(below, box.top) - 12);
    popup.style.left = `${box.left}px`;
    popup.style.width = `${box.width}px`;
    popup.style.maxHeight = `${height}px`;
    const up = below < Math.min(popup.scrollHeight, 320) + 8 && box.top > below;
    popup.style.top = up ? "auto" : `${box.bottom + 4}px`;
    popup.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
  }

  function close(submit, keepFocus = true) {
    if (!isOpen()) return;
    popup.hidden = true;
    if (filter) filter.value = "";
    button.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", place);
    if (keepFocus) button.focus();
    const changed = picked.length !== chosen.length || picked.some((key) => !chosen.includes(key));
    if (!submit || !changed) { if (!submit) picked = [...chosen]; showValue(); return; }
    if (picked.length < least) { picked = [...chosen]; showValue(); return; }
    chosen = [...picked];
    onDone([...picked]);
  }

  function outside(event) {
    if (!root.contains(event.target)) close(true, false);
  }

  popup.addEventListener("keydown", (event) => {
    const last = shown.length - 1;
    const moves = { ArrowDown: Math.min(last, active + 1), ArrowUp: Math.max(0, active - 1), Home: 0, End: last, PageDown: Math.min(last, active + 8), PageUp: Math.max(0, active - 8) };
    if (event.key in moves) {
      event.preventDefault();
      active = moves[event.key];
      mark();
    } else if (event.key === "Enter" || (event.key === " " && !filter)) {
      event.preventDefault();
      if (shown[active]) toggle(shown[active].value);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close(several);
    } else if (event.key === "Tab") {
      close(true);
    } else if (!filter && event.key.length === 1) {
      const next = [...shown.keys()].map((step) => (active + 1 + step) % shown.length)
        .find((index) => shown[index].label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (next !== undefined) { active = next; mark(); }
    }
  });
  filter && filter.addEventListener("input", () => {
    const wanted = filter.value.toLowerCase();
    shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
    active = 0;
    draw();
  });

  showValue();
  root.values = () => [...picked];
  return root;
}
