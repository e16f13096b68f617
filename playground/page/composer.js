// The message box: plain messages, files, replies, and slash commands with their options.

import { act, fetchCommands } from "./connection.js";
import { announce, byId, encoded, h, toast } from "./dom.js";
import { author, summary } from "./message.js";
import { showUnanswered } from "./messages.js";
import { openModal } from "./modal.js";
import { optionField } from "./options.js";
import { hideSuggestions, suggest, suggestionKey, suggestionList } from "./suggestions.js";
import { avatar } from "./dom.js";
import { currentChannel, local, placeName, world } from "./world.js";

const [SUBCOMMAND, GROUP, CHAT_INPUT] = [1, 2, 1];
const root = byId("composer");

let commands = []; // [{words, shown, description, options}], subcommands spelled out; shown is in your language
let files = [];
let replied = null;

const text = h("textarea", { id: "composer-text", rows: 1, maxlength: 2000, oninput: typed, onkeydown: key, onblur: hideSuggestions, autocomplete: "off", spellcheck: "true" });
const chooser = h("input", { type: "file", multiple: true, hidden: true, onchange: () => { files = [...files, ...chooser.files]; chooser.value = ""; drawExtras(); } });
const attach = h("button", { type: "button", class: "icon-button attach", "aria-label": "Attach files", onclick: () => chooser.click() }, "+");
const extras = h("div", { class: "extras" });
const line = h("div", { class: "composer-line" }, attach, text, chooser);
root.append(suggestionList(), extras, line);

/** Fit the box to the open channel and read the commands that are offered there. */
export async function prepare() {
  const place = currentChannel();
  leaveCommand();
  if (!place) return;
  const muted = !place.may_speak;
  text.disabled = muted && !place.may_use_commands;
  attach.disabled = muted;
  text.placeholder = text.disabled ? "You do not have permission to send messages in this channel." : `Message ${placeName(place)}`;
  text.setAttribute("aria-label", `Message ${placeName(place)}. Type / for commands`);
  await refreshCommands();
}

/** Read the offered commands again. */
export async function refreshCommands() {
  if (!world.channelId) return;
  const found = await fetchCommands(world.channelId);
  commands = found.filter((command) => command.type === CHAT_INPUT).flatMap((command) => spelled(command, command.name, local(command, "name")));
}

function spelled(command, words, shown) {
  const options = command.options || [];
  const below = options.filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (!below.length) return [{ words, shown, description: local(command, "description"), options }];
  return below.flatMap((step) => spelled(step, `${words} ${step.name}`, `${shown} ${local(step, "name")}`));
}

// -- plain text --------------------------------------------------------------------------------

function typed() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 240)}px`;
  const start = /^\/([\p{L}\p{N}_' -]*)$/u.exec(text.value);
  if (!start) return hideSuggestions();
  const wanted = start[1].toLowerCase();
  const exact = wanted.endsWith(" ") && commands.find((command) => [command.words, command.shown].includes(wanted.trim()));
  if (exact) return enterCommand(exact);
  const begins = (words) => words.startsWith(wanted.trim()) || words.split(" ").at(-1).startsWith(wanted.trim());
  const found = commands.filter((command) => begins(command.words) || begins(command.shown));
  suggest(text, found.map((command) => ({
    label: `/${command.shown}`, description: command.description, command, icon: avatar(world.bot, 24),
    detail: command.options.map((option) => local(option, "name")).join("  "),
  })), (entry) => enterCommand(entry.command), world.bot.name);
}

function key(event) {
  if (suggestionKey(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    say();
  }
  if (event.key === "Escape" && replied) { replied = null; drawExtras(); }
}

async function say() {
  const said = text.value.trim();
  if (!said && !files.length) return;
  if (said.startsWith("/") && commands.some((command) => `/${command.words}` === said)) return enterCommand(commands.find((command) => `/${command.words}` === said));
  const sent = await act("say", { channel: world.channelId, text: said, files: await Promise.all(files.map(encoded)), reply_to: replied?.id });
  if (!sent) return;
  text.value = "";
  text.style.height = "auto";
  files = [];
  replied = null;
  drawExtras();
}

function drawExtras() {
  extras.replaceChildren(
    ...(replied ? [h("p", { class: "replying" }, "Replying to ", h("strong", {}, author(replied).name), ` ${summary(replied).slice(0, 60)}`, h("button", { type: "button", class: "icon-button", "aria-label": "Do not reply", onclick: () => { replied = null; drawExtras(); text.focus(); } }, "✕"))] : []),
    ...files.map((one, index) => h("span", { class: "chip" }, one.name, h("button", { type: "button", class: "icon-button", "aria-label": `Remove ${one.name}`, onclick: () => { files.splice(index, 1); drawExtras(); } }, "✕"))));
}

/** Answer a message. */
export function replyTo(message) {
  replied = message;
  drawExtras();
  text.focus();
}

// -- slash commands ----------------------------------------------------------------------------

let form = null;

function leaveCommand(focus = false) {
  form?.remove();
  form = null;
  line.hidden = false;
  hideSuggestions();
  if (focus) { text.value = ""; text.focus(); }
}

function enterCommand(command) {
  hideSuggestions();
  text.value = "";
  if (!command.options.length) return use(command, []);
  line.hidden = true;
  const fields = [];
  const holder = h("span", { class: "options" });
  const rest = h("span", { class: "rest" });
  const send = h("button", { type: "submit", class: "icon-button send", "aria-label": `Send /${command.words}` }, "➤");
  const all = () => Object.fromEntries(fields.filter((field) => field.text() !== "").map((field) => [field.option.name, field.text()]));

  const add = (option, focus = true) => {
    const field = optionField(option, { words: command.words, all, leave });
    fields.push(field);
    holder.append(field.element);
    drawRest();
    if (focus) field.input.focus();
  };
  const leave = (field) => {
    if (field.option.required || fields.length === 1) return leaveCommand(true);
    fields.splice(fields.indexOf(field), 1);
    field.element.remove();
    drawRest();
    (fields.at(-1)?.input || send).focus();
  };
  const drawRest = () => {
    const left = command.options.filter((option) => !fields.some((field) => field.option.name === option.name));
    rest.replaceChildren(...left.map((option) => h("button", { type: "button", class: "add-option", title: local(option, "description"), onclick: () => add(option) }, `+ ${local(option, "name")}`)));
  };

  form?.remove();
  form = h("form", {
    class: "command-form", "aria-label": `Command ${command.words}`,
    onkeydown: (event) => { if (event.key === "Escape" && !event.defaultPrevented) leaveCommand(true); },
    onsubmit: (event) => { event.preventDefault(); use(command, fields); },
  }, h("span", { class: "command-words" }, `/${command.shown}`), holder, rest, send,
  h("button", { type: "button", class: "icon-button", "aria-label": "Cancel the command", onclick: () => leaveCommand(true) }, "✕"));
  root.append(form);
  const needed = command.options.filter((option) => option.required);
  (needed.length ? needed : command.options.slice(0, 1)).forEach((option) => add(option, false));
  fields[0].input.focus();
  announce(`Command ${command.words}: ${command.description}`);
}

async function use(command, fields) {
  const options = {};
  for (const field of fields) {
    const value = await field.value();
    if (value !== undefined) options[field.option.name] = value;
    else if (field.option.required) {
      toast(`${field.option.name} is needed`);
      field.input.focus();
      return;
    }
  }
  const answer = act("slash", { channel: world.channelId, command: command.words, options });
  const done = await Promise.race([answer, new Promise((resume) => { setTimeout(() => resume("waiting"), 400); })]);
  if (done !== null) leaveCommand(true);
  const final = await answer;
  if (final?.kind === "failed") showUnanswered(command.words);
  if (final?.kind === "modal") openModal(final);
}
