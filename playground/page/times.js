// Times as Discord writes them, and relative times that keep up with the clock.

import { h } from "./dom.js";

const FORMS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" },
  d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

function ago(seconds) {
  const distance = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) || ["second", 1];
  return relative.format(Math.round(distance / size), unit);
}

/** The element for `<t:seconds:form>`. */
export function timestamp(seconds, form) {
  const date = new Date(seconds * 1000);
  const text = form === "R" ? ago(seconds) : date.toLocaleString("en-GB", FORMS[form] || FORMS.f);
  return h("time", {
    class: "timestamp", datetime: date.toISOString(), title: date.toLocaleString("en-GB", FORMS.F),
    dataset: form === "R" ? { relative: seconds } : {},
  }, text);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = ago(Number(element.dataset.relative));
    if (element.textContent !== text) element.textContent = text;
  }
}, 1000);

/** When a message was written, as its header says. */
export function writtenAt(iso) {
  const date = new Date(iso);
  const time = date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(iso).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return time;
  if (days === 1) return `Yesterday at ${time}`;
  return date.toLocaleString("en-GB", { day: "2-digit", month: "2-digit", year: "numeric", hour: "2-digit", minute: "2-digit" });
}

export const shortTime = (iso) => new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
export const dayOf = (iso) => new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
