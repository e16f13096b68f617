// The list of messages of the open channel, kept up to date without losing place or focus.

import { act, fetchMessages } from "./connection.js";
import { announce, byId, h } from "./dom.js";
import { author, draw, isEphemeral, summary } from "./message.js";
import { openMenu } from "./menu.js";
import { openModal } from "./modal.js";
import { dayOf } from "./times.js";
import { world } from "./world.js";

const list = byId("messages");
const scroller = byId("scroll");
const newer = byId("newer");

let messages = [];
const failures = new Map(); // message id -> why the last click on it failed
let openChannel = () => {};
let loading = 0;
let waiting = null; // events that came while a channel was being loaded

export const setOpener = (open) => { openChannel = open; };

const atBottom = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
const toBottom = () => { scroller.scrollTop = scroller.scrollHeight; newer.hidden = true; };
newer.addEventListener("click", toBottom);
scroller.addEventListener("scroll", () => { if (atBottom()) newer.hidden = true; });
// Pictures that load late must not push the newest message out of sight.
list.addEventListener("load", () => { if (follow) toBottom(); }, true);
let follow = true;
scroller.addEventListener("scroll", () => { follow = atBottom(); });

/** Show a channel from its last messages. */
export async function load(channelId) {
  const turn = ++loading;
  failures.clear();
  waiting = [];
  try {
    const found = await fetchMessages(channelId);
    if (turn !== loading) return; // another channel was opened meanwhile
    show(found);
  } finally {
    if (turn === loading) {
      const missed = waiting;
      waiting = null;
      missed.forEach(([event, data]) => hear(event, data));
    }
  }
}

function show(found) {
  messages = found;
  list.replaceChildren();
  if (!messages.length) list.append(h("li", { class: "nothing" }, h("p", {}, "This is the beginning. Type / to see what the bot can do.")));
  messages.forEach((_message, index) => list.append(...itemAt(index)));
  toBottom();
  follow = true;
}

function contextOf(message) {
  return {
    failed: failures.get(message.id),
    press: (customId, element) => press(message, customId, element),
    choose: (customId, values) => answerTo(message, act("select", { message: message.id, custom_id: customId, values })),
    dismiss: () => act("dismiss", { message: message.id }),
    open: (channelId) => openChannel(channelId),
    menu: openMenu,
  };
}

function itemAt(index) {
  const message = messages[index];
  const item = h("li");
  draw(item, message, messages[index - 1], contextOf(message));
  const day = dayOf(message.timestamp);
  const newDay = index === 0 || dayOf(messages[index - 1].timestamp) !== day;
  return newDay ? [h("li", { class: "day", role: "separator" }, h("span", {}, day)), item] : [item];
}

const itemOf = (id) => list.querySelector(`li.message[data-id="${id}"]`);

function redraw(index) {
  const message = messages[index];
  const item = message && itemOf(message.id);
  if (!item) return;
  const held = focusIn(item);
  draw(item, message, messages[index - 1], contextOf(message));
  if (held) restore(item, held);
}

/** Which control of a message has the focus, and which one in order it is. */
function focusIn(item) {
  const focused = document.activeElement;
  if (!item.contains(focused)) return null;
  return { name: focused.dataset?.control, order: [...item.querySelectorAll("[data-control]")].indexOf(focused) };
}

function restore(item, held) {
  const controls = [...item.querySelectorAll("[data-control]")];
  const usable = controls.filter((control) => !control.disabled);
  const same = usable.find((control) => control.dataset.control === held.name);
  // A redrawn board has new custom_ids: the control at the same place is the next best, then the message.
  const near = controls[held.order] && !controls[held.order].disabled ? controls[held.order] : null;
  (same || near || item.querySelector("article")).focus();
}

async function press(message, customId, element) {
  if (element.getAttribute("aria-busy") === "true") return;
  element.setAttribute("aria-busy", "true");
  element.classList.add("busy");
  await answerTo(message, act("click", { message: message.id, custom_id: customId }));
  element.removeAttribute("aria-busy");
  element.classList.remove("busy");
}

async function answerTo(message, asked) {
  setFailure(message.id, null);
  const answer = await asked;
  if (answer?.kind === "failed") {
    setFailure(message.id, "This interaction failed");
    announce("This interaction failed");
  }
  if (answer?.kind === "modal") openModal(answer);
}

function setFailure(id, text) {
  if ((failures.get(id) ?? null) === text) return;
  if (text) failures.set(id, text);
  else failures.delete(id);
  const line = itemOf(id)?.querySelector(".failure");
  if (line) {
    line.hidden = !text;
    line.textContent = text || "";
    if (follow) toBottom();
  }
}

/** Apply an event about a message of the open channel. */
export function hear(event, data) {
  if (waiting) return void waiting.push([event, data]);
  const index = messages.findIndex((one) => one.id === data.id);
  if (event === "MESSAGE_DELETE") return remove(index);
  if (index >= 0) {
    const changed = summary(data) !== summary(messages[index]);
    messages[index] = data;
    const stay = follow;
    redraw(index);
    if (stay) toBottom();
    if (changed) announce(`${author(data).name} changed a message: ${summary(data).slice(0, 300)}`);
    return;
  }
  if (event !== "MESSAGE_CREATE") return;
  list.querySelector(".nothing")?.remove();
  messages.push(data);
  const stay = atBottom() || data.author.id === world.you.id || isEphemeral(data);
  list.append(...itemAt(messages.length - 1));
  if (stay) toBottom();
  else newer.hidden = false;
}

function remove(index) {
  if (index < 0) return;
  const [gone] = messages.splice(index, 1);
  const item = itemOf(gone.id);
  const hadFocus = item?.contains(document.activeElement);
  if (item?.previousElementSibling?.classList.contains("day") && !item.nextElementSibling?.classList.contains("message")) item.previousElementSibling.remove();
  item?.remove();
  redraw(index);
  if (hadFocus) byId("composer-text")?.focus();
}

/** Show a failed command as Discord does: with a line that only the user sees. */
export function showUnanswered(command) {
  announce(`The application did not respond to /${command}`);
  const item = h("li", { class: "message ephemeral local" }, h("article", {}, h("p", { class: "failure" }, `❗ The application did not respond to /${command}.`),
    h("p", { class: "only-you" }, "👁 Only you can see this • ", h("button", { type: "button", class: "text-button", onclick: () => item.remove() }, "Dismiss message"))));
  list.append(item);
  toBottom();
}

/** Draw all again, e.g. when names have changed. */
export const redrawAll = () => messages.forEach((_message, index) => redraw(index));
