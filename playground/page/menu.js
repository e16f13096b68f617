// The menu of a message: reply, the bot's message commands, and what a moderator could do.

import { act, control, fetchCommands } from "./connection.js";
import { h } from "./dom.js";
import { replyTo } from "./composer.js";
import { openModal } from "./modal.js";
import { world } from "./world.js";

const ON_MESSAGE = 3;

/** Open the menu below a button. */
export async function openMenu(message, button) {
  const commands = (await fetchCommands(world.channelId)).filter((command) => command.type === ON_MESSAGE);
  const entries = [
    ["Reply", () => replyTo(message)],
    ...commands.map((command) => [`Apps › ${command.name}`, () => use(command, message)]),
    ["Copy text", () => navigator.clipboard?.writeText(message.content)],
    ["Delete as a moderator", () => control("delete_message", { message: message.id })],
  ];
  const menu = h("div", { class: "menu", role: "menu", "aria-label": "Message" }, entries.map(([label, action]) =>
    h("button", { type: "button", role: "menuitem", tabindex: "-1", onclick: () => { close(); action(); } }, label)));
  const items = [...menu.children];
  const outside = (event) => { if (!menu.contains(event.target)) close(false); };

  function close(focus = true) {
    menu.remove();
    document.removeEventListener("pointerdown", outside, true);
    if (focus) button.focus();
  }

  menu.addEventListener("keydown", (event) => {
    const at = items.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[(next + items.length) % items.length].focus();
    } else if (["Escape", "Tab"].includes(event.key)) {
      event.preventDefault();
      close();
    }
  });
  document.body.append(menu);
  const box = button.getBoundingClientRect();
  menu.style.left = `${Math.max(8, box.right - menu.offsetWidth)}px`;
  menu.style.top = `${Math.min(box.bottom + 4, innerHeight - menu.offsetHeight - 8)}px`;
  document.addEventListener("pointerdown", outside, true);
  items[0].focus();
}

async function use(command, message) {
  const answer = await act("use_on", { channel: world.channelId, command: command.name, message: message.id });
  if (answer?.kind === "modal") openModal(answer);
}
