// Speaks with the server: one WebSocket that tells what happens, and requests for what this person does.

import { toast } from "./dom.js";

const base = new URL(".", location.href);

/** Who this page plays as, from its address. */
export const playingAs = () => new URLSearchParams(location.search).get("as") || "";

async function read(path, parameters = {}) {
  const url = new URL(path, base);
  for (const [name, value] of Object.entries({ as: playingAs(), ...parameters })) url.searchParams.set(name, value);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

export const fetchMessages = (channel) => read("messages", { channel });
export const fetchCommands = (channel) => read("commands", { channel });
export const fetchControl = () => read("control");

async function send(path, order) {
  let answer;
  try {
    answer = await fetch(new URL(path, base), { method: "POST", body: JSON.stringify(order) });
  } catch {
    toast("The playground does not answer.");
    return null;
  }
  const content = await answer.json();
  if (!answer.ok) {
    toast(content.error || "That did not work.");
    return null;
  }
  return content;
}

/** Do something as this person; null if it could not be done (the reason has been shown). */
export const act = (what, details = {}) => send("act", { as: playingAs(), do: what, ...details });

/** Give an order of the fault panel. */
export const control = (what, details = {}) => send("control", { do: what, ...details });

/** Hear what happens, and reconnect for ever; `onLink(true|false)` tells of the line itself. */
export function listen(onEvent, onLink) {
  const url = new URL("live", base);
  url.protocol = "ws:";
  url.searchParams.set("as", playingAs());
  const socket = new WebSocket(url);
  socket.onopen = () => onLink(true);
  socket.onmessage = ({ data }) => {
    const { event, data: content } = JSON.parse(data);
    onEvent(event, content);
  };
  socket.onclose = () => {
    onLink(false);
    setTimeout(() => listen(onEvent, onLink), 1000);
  };
}
