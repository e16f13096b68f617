// The fields of a slash command: each option as an input that suggests what it may be.

import { act } from "./connection.js";
import { avatar, encoded, h, uniqueId } from "./dom.js";
import { hideSuggestions, suggest, suggestionKey } from "./suggestions.js";
import { CATEGORY, DIRECT, local, world } from "./world.js";

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE] = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const HINTS = { [STRING]: "text", [INTEGER]: "whole number", [BOOLEAN]: "true or false", [USER]: "person", [CHANNEL]: "channel", [ROLE]: "role", [MENTIONABLE]: "person or role", [NUMBER]: "number", [FILE]: "file" };

/** One option of a command; `all()` gives what the other fields hold, for autocompletion. */
export function optionField(option, { words, all, leave }) {
  const id = uniqueId("option");
  if (option.type === FILE) {
    const chooser = h("input", { id, type: "file", required: option.required });
    return { option, input: chooser, element: wrap(option, id, chooser), value: async () => (chooser.files[0] ? encoded(chooser.files[0]) : undefined), text: () => "" };
  }
  let picked = null; // {label, value} that was taken from the suggestions
  const input = h("input", {
    id, type: "text", autocomplete: "off", required: option.required, size: 12, "aria-describedby": `${id}-note`,
    placeholder: HINTS[option.type], inputmode: [INTEGER, NUMBER].includes(option.type) ? "decimal" : undefined,
    oninput: () => { picked = null; fit(); offer(); },
    onfocus: offer,
    onblur: hideSuggestions,
    onkeydown: (event) => {
      if (suggestionKey(event)) return;
      if (event.key === "Backspace" && input.value === "") { event.preventDefault(); leave(field); }
    },
  });
  const fit = () => { input.size = Math.max(8, Math.min(40, input.value.length + 1)); };
  let asked = 0;

  async function offer() {
    const turn = ++asked;
    const found = await source(input.value);
    if (turn !== asked || document.activeElement !== input) return;
    suggest(input, found.slice(0, 25), (entry) => { picked = entry; input.value = entry.label; fit(); }, local(option, "description"));
  }

  async function source(text) {
    if (option.autocomplete) {
      await new Promise((resume) => { setTimeout(resume, 120); });
      if (text !== input.value) return [];
      const answer = await act("complete", { channel: world.channelId, command: words, focused: option.name, options: { ...all(), [option.name]: text } });
      return (answer?.choices || []).map((choice) => ({ label: local(choice, "name"), value: choice.value }));
    }
    const wanted = text.toLowerCase();
    return known(option).filter((entry) => entry.label.toLowerCase().includes(wanted));
  }

  const current = () => {
    const text = input.value.trim();
    if (picked && picked.label === input.value) return picked.value;
    return known(option).find((entry) => entry.label.toLowerCase() === text.toLowerCase())?.value ?? text;
  };
  const field = { option, input, element: wrap(option, id, input), text: () => String(current()), value: async () => (input.value.trim() === "" ? undefined : current()) };
  return field;
}

function wrap(option, id, input) {
  return h("span", { class: "option" }, h("label", { for: id }, local(option, "name")), input, h("span", { id: `${id}-note`, class: "for-readers" }, `${local(option, "description")}${option.required ? ", required" : ""}`));
}

/** What can be suggested without asking the bot. */
function known(option) {
  const people = () => world.people.map((one) => ({ label: one.name, value: one.id, icon: avatar(one, 20) }));
  const roles = () => world.guilds.flatMap((guild) => guild.roles).map((one) => ({ label: one.name, value: one.id }));
  if (option.choices) return option.choices.map((choice) => ({ label: local(choice, "name"), value: choice.value }));
  switch (option.type) {
    case BOOLEAN: return [{ label: "True", value: true }, { label: "False", value: false }];
    case USER: return people();
    case ROLE: return roles();
    case MENTIONABLE: return [...people(), ...roles()];
    case CHANNEL: return world.channels.filter((place) => ![DIRECT, CATEGORY].includes(place.kind) && (!option.channel_types?.length || option.channel_types.includes(place.kind))).map((place) => ({ label: place.name, value: place.id }));
    default: return [];
  }
}
