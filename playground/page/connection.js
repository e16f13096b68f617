// The connection to the server: one WebSocket for events, and requests for the user's actions.

import { toast } from "./dom.js";

const base = new URL(".", location.href);

/** The user of this page, from its address. */
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

/** Run an action as this user; null if it failed (the reason has been shown). */
export const act = (what, details = {}) => send("act", { as: playingAs(), do: what, ...details });

/** Run a control command of the fault panel. */
export const control = (what, details = {}) => send("control", { do: what, ...details });

/** Receive events and reconnect forever; `onLink(true|false)` reports the connection state. */
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
