// The panel for fault injection and settings.

import { control, fetchControl } from "./connection.js";
import { h } from "./dom.js";
import { THREADS, currentChannel, placeName, world } from "./world.js";

const NUMBERS = [
  ["latency", "Replies wait", "s", 0.1], ["jitter", "… and up to so much more", "s", 0.1], ["gateway_latency", "Events wait", "s", 0.1],
  ["error_rate", "Requests that end in a 500", "%", 5], ["duplicate_rate", "Events sent twice", "%", 5], ["reorder_rate", "Events held behind the next", "%", 5],
];
const DROPS = { reconnect: "Ask to reconnect (op 7)", close: "Close (4000)", abort: "Cut the line", invalid: "Invalid session", goodbye: "Close (1000)", resumable: "Invalid, resumable" };
const LANGUAGES = { "en-US": "English (US)", "en-GB": "English (UK)", de: "Deutsch", fr: "Français", "es-ES": "Español", it: "Italiano", ja: "日本語", "pt-BR": "Português (Brasil)", "zh-CN": "中文" };

let dialog = null;

/** Open the panel. */
export async function openPanel() {
  if (dialog) return;
  dialog = h("dialog", { class: "panel", "aria-label": "Faults and settings", onclose: () => { dialog.remove(); dialog = null; } });
  document.body.append(dialog);
  draw(await fetchControl());
  dialog.showModal();
}

/** Draw again if it is open. */
export async function refreshPanel() {
  if (dialog) draw(await fetchControl());
}

async function order(what, details) {
  const state = await control(what, details);
  if (state && dialog) draw(state);
}

const group = (title, ...children) => h("fieldset", {}, h("legend", {}, title), ...children);
const press = (label, what, details, style = "secondary") => h("button", { type: "button", class: `button ${style}`, dataset: { key: `${what} ${JSON.stringify(details)}` }, onclick: () => order(what, details) }, label);

function draw(state) {
  const focused = document.activeElement?.dataset?.key;
  const place = currentChannel();
  const settings = state.settings;
  dialog.replaceChildren(
    h("header", {}, h("h2", {}, "Faults and settings"), h("button", { type: "button", class: "icon-button", "aria-label": "Close", onclick: () => dialog.close() }, "✕")),
    h("div", { class: "panel-body" },
      group("Requests of the bot",
        NUMBERS.slice(0, 2).map((one) => number(one, settings)), number(NUMBERS[3], settings),
        h("label", { class: "choice" }, h("input", { type: "checkbox", checked: settings.real_buckets, dataset: { key: "real" }, onchange: (event) => order("set", { real_buckets: event.target.checked }) }), h("span", {}, "Discord's real rate limits", h("small", {}, "5 edits in 5 s a channel, 50 requests a second; answers to clicks are exempt"))),
        h("div", { class: "buttons" }, press("Next fails with 500", "fail", { status: 500 }), press("Next takes effect, reply lost", "fail", { status: 502, applied: true }), press("Next meets a 429", "fail", { status: 429, retry_after: 2 }), press("Next is cut off", "fail", { status: 0 }))),
      group("Events to the bot",
        NUMBERS.slice(2, 3).map((one) => number(one, settings)), NUMBERS.slice(4).map((one) => number(one, settings)),
        h("div", { class: "buttons" }, press("Next click comes twice", "duplicate", {}), press("Next click comes late", "reorder", {}))),
      group("The bot's connection",
        h("p", {}, state.sessions.length ? state.sessions.map((one) => `Shard ${one.shard.join(" of ")}: ${one.online ? "online" : "waiting to resume"}, event ${one.sequence}`).join("; ") : "The bot is not connected."),
        h("p", { class: "quiet" }, `Logins: ${state.identifies}, resumed: ${state.resumes}, requests over a rate limit: ${state.rate_limited}, invalid requests (401, 403, 429): ${state.invalid_requests}`),
        h("div", { class: "buttons" }, Object.entries(DROPS).map(([how, label]) => press(label, "drop", { how })))),
      place?.has_bot && group(`What the bot may do in ${placeName(place)}`, h("div", { class: "columns" }, Object.entries(state.permissions[place.id] || {}).map(([name, held]) => h("label", { class: "choice" },
        h("input", { type: "checkbox", checked: held, dataset: { key: name }, onchange: (event) => order(event.target.checked ? "allow" : "forbid", { channel: place.id, permission: name }) }), h("span", {}, name.replaceAll("_", " ")))))),
      place && !place.has_bot && group("Without the bot as a member", h("p", { class: "quiet" }, "Only people who have installed the app see its commands here; everyone may press its buttons."),
        place.guild_id && toggle("external", "You may use external apps", place.may_use_external_apps, (allowed) => order(allowed ? "allow" : "forbid", { channel: place.id, who: world.you.handle, permission: "use_external_apps" }))),
      group("The world",
        toggle("install", "You have installed the app for yourself", world.you.has_app, (installed) => order("install", { who: world.you.handle, installed })),
        adder("A new person", "add_person"), adder("A new channel", "add_channel"),
        h("label", { class: "line" }, "Your language", h("select", { dataset: { key: "language" }, onchange: (event) => order("language", { who: world.you.handle, locale: event.target.value }) }, Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, selected: code === world.you.locale }, name)))),
        h("div", { class: "buttons" }, press("Skip 3 seconds", "advance", { seconds: 3 }), press("Skip 15 minutes", "advance", { seconds: 900 }), place && THREADS.includes(place.kind) && press("Archive this thread", "archive", { channel: place.id }), place && press(`Delete ${placeName(place)}`, "delete_channel", { channel: place.id }, "danger"))),
      state.unknown_routes.length > 0 && group("Routes the playground does not have", h("ul", {}, state.unknown_routes.map((one) => h("li", {}, one)))),
      state.refused_requests.length > 0 && group("Requests that broke a limit", h("ul", {}, state.refused_requests.map((one) => h("li", {}, one))))),
    h("footer", {}, press("Make all well again", "clear", {}, "success")));
  if (focused) [...dialog.querySelectorAll("[data-key]")].find((one) => one.dataset.key === focused)?.focus();
}

function toggle(key, label, checked, change) {
  return h("label", { class: "choice" }, h("input", { type: "checkbox", checked, dataset: { key }, onchange: (event) => change(event.target.checked) }), h("span", {}, label));
}

function number([name, label, unit, step], settings) {
  const share = unit === "%";
  const input = h("input", { type: "number", min: 0, max: share ? 100 : 60, step, value: share ? Math.round(settings[name] * 100) : settings[name], dataset: { key: name }, onchange: () => order("set", { [name]: Number(input.value) / (share ? 100 : 1) }) });
  return h("label", { class: "line" }, label, h("span", {}, input, ` ${unit}`));
}

function adder(label, what) {
  const input = h("input", { type: "text", maxlength: 32, placeholder: "Name", "aria-label": label });
  return h("form", { class: "line", onsubmit: (event) => { event.preventDefault(); if (input.value.trim()) order(what, { name: input.value }); } }, label, h("span", {}, input, h("button", { type: "submit", class: "button secondary" }, "Add")));
}
