// The left side: channels, threads, direct messages and the current user; the right side: all users.

import { avatar, byId, h } from "./dom.js";
import { playingAs } from "./connection.js";
import { CATEGORY, DIRECT, GROUP, THREADS, world } from "./world.js";

/** Draw channels and threads; open(id) when one is chosen. */
export function drawChannels(open) {
  const focused = document.activeElement?.dataset?.channel;
  const guilds = world.guilds.map((guild) => {
    const own = world.channels.filter((place) => place.guild_id === guild.id);
    const top = own.filter((place) => !THREADS.includes(place.kind) && place.kind !== CATEGORY).sort((a, b) => a.position - b.position);
    return h("section", { "aria-label": guild.name }, world.guilds.length > 1 && h("h2", { class: "section-title" }, guild.name),
      h("ul", { class: "places" }, top.map((place) => h("li", {}, entry(place, open), threadsOf(place, own, open)))));
  });
  const direct = world.channels.filter((place) => [DIRECT, GROUP].includes(place.kind));
  byId("channels").replaceChildren(...guilds, direct.length ? h("section", { "aria-label": "Direct messages" }, h("h2", { class: "section-title" }, "Direct messages"), h("ul", { class: "places" }, direct.map((place) => h("li", {}, entry(place, open))))) : "");
  byId("guild").firstElementChild.textContent = world.guilds[0]?.name || "Playground";
  if (focused) byId("channels").querySelector(`[data-channel="${focused}"]`)?.focus();
}

function threadsOf(place, own, open) {
  const threads = own.filter((one) => one.parent_id === place.id && THREADS.includes(one.kind));
  const active = threads.filter((one) => !one.archived || one.id === world.channelId);
  const archived = threads.filter((one) => !active.includes(one));
  if (!threads.length) return null;
  return h("div", { class: "threads" },
    active.length > 0 && h("ul", { class: "places", "aria-label": `Threads of ${place.name}` }, active.map((one) => h("li", {}, entry(one, open)))),
    archived.length > 0 && h("details", {}, h("summary", {}, `${archived.length} archived`), h("ul", { class: "places" }, archived.map((one) => h("li", {}, entry(one, open))))));
}

function entry(place, open) {
  const mentions = world.unread.get(place.id);
  const sign = place.kind === DIRECT ? "@" : place.kind === GROUP ? "👥" : place.kind === 12 ? "🔒" : THREADS.includes(place.kind) ? "🧵" : "#";
  return h("button", {
    type: "button", class: `place${mentions !== undefined ? " unread" : ""}${place.archived ? " archived" : ""}`,
    "aria-current": place.id === world.channelId ? "page" : undefined, dataset: { channel: place.id }, onclick: () => open(place.id),
  }, h("span", { class: "sign", "aria-hidden": "true" }, sign), h("span", { class: "place-name" }, place.name),
  mentions !== undefined && h("span", { class: "for-readers" }, ", unread"),
  mentions > 0 && h("span", { class: "badge" }, h("span", { class: "for-readers" }, ", mentions: "), String(mentions)));
}

const linkTo = (handle) => {
  const parameters = new URLSearchParams(location.search);
  parameters.set("as", handle);
  return `?${parameters}`;
};

/** Draw the current user, with a switch to another one. */
export function drawMe() {
  const players = world.people.filter((one) => !one.bot);
  const choice = h("select", { id: "playing-as", onchange: () => { location.search = linkTo(choice.value); } },
    players.map((one) => h("option", { value: one.handle, selected: one.id === world.you.id }, one.name)));
  byId("me").replaceChildren(avatar(world.you, 32), h("label", { for: "playing-as" }, "Playing as"), choice);
  document.title = `${world.you.name} · ${world.guilds[0]?.name || "Playground"}`;
}

/** Draw the list of users; each opens in a new tab. */
export function drawPeople() {
  const row = (one, extra) => h("li", {}, avatar(one, 32), h("span", { class: one.bot ? "name bot-name" : "name" }, one.name), extra);
  byId("people").replaceChildren(
    h("h2", { class: "section-title" }, "Bot"),
    h("ul", {}, row(world.bot, h("span", { class: world.online ? "state on" : "state" }, world.online ? "online" : "offline"))),
    h("h2", { class: "section-title" }, "People"),
    h("ul", {}, world.people.filter((one) => !one.bot).map((one) => row(one, one.id === world.you.id
      ? h("span", { class: "state" }, "you")
      : h("a", { href: linkTo(one.handle), target: "_blank", "aria-label": `Play as ${one.name} in a new tab` }, "new tab ↗")))));
  if (!playingAs()) history.replaceState(null, "", linkTo(world.you.handle));
}
