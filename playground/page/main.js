// Sets the page up: passes the server's events to the modules that show them.

import { listen, playingAs } from "./connection.js";
import { byId, toast } from "./dom.js";
import { prepare, refreshCommands } from "./composer.js";
import { hear, load, redrawAll, setOpener } from "./messages.js";
import { openPanel, refreshPanel } from "./panel.js";
import { drawChannels, drawMe, drawPeople } from "./sidebar.js";
import { CATEGORY, DIRECT, GROUP, THREADS, channel, currentChannel, placeName, world } from "./world.js";

const narrow = matchMedia("(max-width: 760px)");

// The read state is stored per user in the browser, as Discord stores it per account.
const readKey = (id) => `read ${world.you.handle} ${id}`;
const markRead = (id, messageId) => { if (messageId) localStorage.setItem(readKey(id), messageId); };

function findUnread() {
  for (const place of world.channels) {
    const read = localStorage.getItem(readKey(place.id));
    const isNew = place.last_message_id && (!read || BigInt(place.last_message_id) > BigInt(read));
    if (place.id === world.channelId) markRead(place.id, place.last_message_id);
    else if (isNew && !world.unread.has(place.id)) world.unread.set(place.id, 0);
  }
}

function remember() {
  const parameters = new URLSearchParams(location.search);
  parameters.set("as", world.you.handle);
  parameters.set("channel", world.channelId);
  history.replaceState(null, "", `?${parameters}`);
}

async function open(channelId) {
  if (!channel(channelId)) return toast("You do not see that channel.");
  world.channelId = String(channelId);
  world.unread.delete(world.channelId);
  markRead(world.channelId, currentChannel().last_message_id);
  remember();
  showMenu(false);
  drawTop();
  drawChannels(open);
  try {
    await Promise.all([load(world.channelId), prepare()]);
  } catch (problem) {
    return toast(problem.message);
  }
  if (!narrow.matches && !document.querySelector("dialog[open]")) byId("composer-text").focus();
}

function drawTop() {
  const place = currentChannel();
  byId("title").textContent = place ? placeName(place) : "";
  const parent = place && THREADS.includes(place.kind) && channel(place.parent_id);
  byId("topic").textContent = parent ? `Thread in #${parent.name}${place.archived ? " · archived" : ""}` : place?.topic || "";
}

function takeState(state) {
  const before = JSON.stringify([world.people, world.emojis, world.channels.map((one) => [one.id, one.name])]);
  Object.assign(world, state);
  findUnread();
  drawMe();
  drawPeople();
  showLink();
  if (!currentChannel()) {
    const wanted = new URLSearchParams(location.search).get("channel");
    const first = world.channels.filter((one) => ![CATEGORY, DIRECT, GROUP].includes(one.kind)).sort((a, b) => a.position - b.position)[0];
    const next = (world.channelId === null && channel(wanted)) || first;
    if (next) return open(next.id);
  }
  drawChannels(open);
  drawTop();
  if (before !== JSON.stringify([world.people, world.emojis, world.channels.map((one) => [one.id, one.name])])) redrawAll();
}

let linked = false;
let lostAt = 0;
let everLinked = false;

function showLink() {
  const lost = lostAt && Date.now() - lostAt > 5000;
  const text = lost ? "No connection. If the playground was started again, it has a new address." : !linked ? "Connecting…" : world.online ? "" : `${world.bot?.name || "The bot"} is offline`;
  byId("link").textContent = text;
}

function onLink(up) {
  linked = up;
  lostAt = up ? 0 : lostAt || Date.now();
  showLink();
  // After a gap the list may have missed something.
  if (up && everLinked && world.channelId) load(world.channelId);
  everLinked ||= up;
}

function onEvent(event, data) {
  if (event === "STATE") return takeState(data);
  if (event === "COMMANDS") return refreshCommands();
  if (event === "FAULTS") return refreshPanel();
  if (!event.startsWith("MESSAGE_")) return;
  if (data.channel_id === world.channelId) {
    if (event === "MESSAGE_CREATE") markRead(data.channel_id, data.id);
    return hear(event, data);
  }
  if (event === "MESSAGE_CREATE" && data.author.id !== world.you?.id) {
    const calls = data.mentions.some((one) => one.id === world.you?.id) || data.mention_everyone;
    world.unread.set(data.channel_id, (world.unread.get(data.channel_id) || 0) + (calls ? 1 : 0));
    drawChannels(open);
  }
}

// -- layout ------------------------------------------------------------------------------------

function showMenu(shown) {
  document.body.classList.toggle("menu-open", shown);
  byId("menu").setAttribute("aria-expanded", String(shown));
  byId("sidebar").inert = narrow.matches && !shown;
  if (shown) byId("sidebar").querySelector("button")?.focus();
}

function showPeople(shown) {
  byId("people").hidden = !shown;
  byId("show-people").setAttribute("aria-pressed", String(shown));
}

byId("menu").addEventListener("click", () => showMenu(!document.body.classList.contains("menu-open")));
byId("show-people").addEventListener("click", () => showPeople(byId("people").hidden));
byId("show-faults").addEventListener("click", openPanel);
document.querySelector("main").addEventListener("pointerdown", (event) => {
  if (document.body.classList.contains("menu-open") && !byId("menu").contains(event.target)) showMenu(false);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("menu-open")) { showMenu(false); byId("menu").focus(); }
});
document.addEventListener("click", (event) => {
  const mention = event.target.closest?.("a[data-channel]");
  if (mention) { event.preventDefault(); open(mention.dataset.channel); }
});
narrow.addEventListener("change", () => showMenu(false));

setOpener(open);
showMenu(false);
showPeople(matchMedia("(min-width: 1100px)").matches);
if (!playingAs()) byId("title").textContent = "Playground";
listen(onEvent, onLink);
