// Small helpers to build elements. No HTML text is ever parsed, so no message can smuggle markup in.

/** Build an element: `h("button", {class: "x", onclick: f, "aria-label": "X"}, "text", child)`. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const byId = (id) => document.getElementById(id);

let counter = 0;
/** An id that no other element has. */
export const uniqueId = (prefix) => `${prefix}-${++counter}`;

let announceTimer;
/** Announce a text to screen readers; it is removed again, as it may be private. */
export function announce(text) {
  const region = byId("announcer");
  region.textContent = text;
  clearTimeout(announceTimer);
  announceTimer = setTimeout(() => { region.textContent = ""; }, 8000);
}

let toastTimer;
/** Show a toast at the bottom. */
export function toast(text) {
  const box = byId("toast");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { box.classList.remove("shown"); box.textContent = ""; }, 6000);
}

const FACES = ["#5865f2", "#757e8a", "#3ba55c", "#c27c0e", "#ed4245", "#eb459e", "#1abc9c", "#9b59b6"];

/** A round avatar with an initial; its colour depends on the id, like Discord's default avatars. */
export function avatar(person, size = 40) {
  const face = h("span", { class: "avatar", "aria-hidden": "true" }, person.bot ? "🎲" : [...(person.name || "?")][0].toUpperCase());
  face.style.background = person.bot ? "#5865f2" : FACES[Number((BigInt(person.id) >> 22n) + BigInt(person.id) & 0xffn) % FACES.length];
  face.style.width = face.style.height = `${size}px`;
  face.style.fontSize = `${size * 0.45}px`;
  return face;
}

/** A file as the server takes it. */
export async function encoded(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { name: file.name, content: btoa(text) };
}
