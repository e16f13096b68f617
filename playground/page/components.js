// Components of messages: rows, buttons, selects, and all parts of Components V2.

import { avatar, h } from "./dom.js";
import { inline, markdown, plain } from "./markdown.js";
import { picker } from "./picker.js";
import { CATEGORY, DIRECT, THREADS, emojiLink, placeName, world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };
const [ROW, BUTTON, STRING, USER, ROLE, MENTIONABLE, CHANNEL] = [1, 2, 3, 5, 6, 7, 8];
const [SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER] = [9, 10, 11, 12, 13, 14, 17];

/** The emoji of a button or option: Unicode, or an image of an application emoji. */
export function emoji(part) {
  if (!part) return null;
  if (!part.id) return h("span", { class: "emoji-sign", "aria-hidden": "true" }, part.name);
  return h("img", { class: "emoji", src: emojiLink(part.id), alt: "" });
}

/** Draw components; `context` carries press(custom_id, element) and choose(custom_id, values) callbacks. */
export const components = (parts, context) => parts.map((part) => component(part, context));

function component(part, context) {
  switch (part.type) {
    case ROW: return h("div", { class: "row" }, components(part.components, context));
    case BUTTON: return button(part, context);
    case STRING: case USER: case ROLE: case MENTIONABLE: case CHANNEL: return select(part, context);
    case SECTION: return section(part, context);
    case TEXT: return h("div", { class: "text-display" }, markdown(part.content));
    case THUMBNAIL: return thumbnail(part);
    case GALLERY: return gallery(part);
    case FILE: return file(part.name || part.file.url.split("/").pop().split("?")[0], part.size, part.file.url, part.spoiler);
    case SEPARATOR: return h("hr", { class: `separator${part.divider === false ? " blank" : ""}${part.spacing === 2 ? " large" : ""}` });
    case CONTAINER: return container(part, context);
    default: return h("p", { class: "unknown" }, `(a component of type ${part.type})`);
  }
}

function button(part, context) {
  const children = [emoji(part.emoji), part.label && h("span", {}, part.label)];
  const attributes = { class: `button ${STYLES[part.style] || "secondary"}`, "aria-label": part.label ? undefined : part.emoji?.name };
  if (part.style === 5) {
    if (part.disabled) return h("button", { ...attributes, type: "button", disabled: true }, ...children);
    return h("a", { ...attributes, href: part.url, target: "_blank", rel: "noopener noreferrer" }, ...children, h("span", { class: "outward", "aria-hidden": "true" }, "↗"));
  }
  return h("button", {
    ...attributes, type: "button", disabled: part.disabled, dataset: { control: part.custom_id },
    onclick: (event) => context.press(part.custom_id, event.currentTarget),
  }, ...children, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
}

const faceOf = (one) => ({ value: one.id, label: one.name, icon: avatar(one, 24) });
const roleOf = (one) => ({ value: one.id, label: `@${one.name}`, icon: "@" });

/** The options of a select. */
export function optionsOf(part) {
  const roles = world.guilds.flatMap((guild) => guild.roles);
  switch (part.type) {
    case USER: return world.people.map(faceOf);
    case ROLE: return roles.map(roleOf);
    case MENTIONABLE: return [...world.people.map(faceOf), ...roles.map(roleOf)];
    case CHANNEL: {
      const kinds = part.channel_types?.length ? part.channel_types : null;
      return world.channels.filter((place) => place.kind !== DIRECT && (kinds ? kinds.includes(place.kind) : place.kind !== CATEGORY))
        .map((place) => ({ value: place.id, label: place.name, icon: THREADS.includes(place.kind) ? "🧵" : "#", description: THREADS.includes(place.kind) ? "Thread" : undefined }));
    }
    default: return (part.options || []).map((option) => ({ value: option.value, label: option.label, description: option.description, icon: emoji(option.emoji) }));
  }
}

/** The default values of a select. */
export const defaultsOf = (part) => [
  ...(part.options || []).filter((option) => option.default).map((option) => option.value),
  ...(part.default_values || []).map((one) => String(one.id)),
];

function select(part, context) {
  return picker({
    placeholder: part.placeholder, options: optionsOf(part), chosen: defaultsOf(part), disabled: part.disabled,
    least: part.min_values ?? 1, most: part.max_values ?? 1, search: part.type !== STRING, name: part.custom_id,
    onDone: (values) => context.choose(part.custom_id, values),
  });
}

function section(part, context) {
  return h("div", { class: "section" }, h("div", { class: "section-texts" }, components(part.components, context)),
    h("div", { class: "section-accessory" }, component(part.accessory, context)));
}

function container(part, context) {
  const box = h("div", { class: "container", role: "group" }, components(part.components, context));
  if (part.accent_color !== undefined && part.accent_color !== null) {
    box.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
    box.classList.add("accented");
  }
  return part.spoiler ? covered(box) : box;
}

const thumbnail = (part) => picture(part.media, part.description, "thumbnail", part.spoiler);

function gallery(part) {
  const count = part.items.length;
  return h("div", { class: `gallery items-${Math.min(count, 5)}` }, part.items.map((item) => picture(item.media, item.description, "gallery-item", item.spoiler)));
}

/** A picture that opens large; its description is its alternative text. */
export function picture(media, description, kind, spoiler = false) {
  const image = h("img", { src: media.url, alt: description || "", width: media.width, height: media.height, loading: "lazy", title: description });
  const frame = h("button", { type: "button", class: `picture ${kind}`, "aria-label": `Picture: ${description || "no description"}. Enlarge`, onclick: () => enlarge(media.url, description) }, image);
  return spoiler ? covered(frame) : frame;
}

function enlarge(url, description) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": description || "Picture", onclick: () => dialog.close(), onclose: () => dialog.remove() },
    h("img", { src: url, alt: description || "" }), description && h("p", {}, description), h("button", { type: "button", class: "button secondary" }, "Close"));
  document.body.append(dialog);
  dialog.showModal();
}

function covered(content) {
  const cover = h("div", { class: "covered" }, content);
  content.inert = true;
  const show = (event) => {
    event.currentTarget.remove();
    cover.classList.remove("covered");
    content.inert = false;
  };
  cover.append(h("button", { type: "button", class: "cover", "aria-label": "Spoiler: show", onclick: show }, "SPOILER"));
  return cover;
}

/** A file to download. */
export function file(name, size, url, spoiler = false) {
  const box = h("div", { class: "file" }, h("span", { class: "file-icon", "aria-hidden": "true" }, "📄"),
    h("span", { class: "file-text" }, h("a", { href: url, download: name }, name), size !== undefined && size !== null && h("small", {}, bytes(size))));
  return spoiler ? covered(box) : box;
}

function bytes(size) {
  if (size < 1024) return `${size} bytes`;
  return size < 1048576 ? `${(size / 1024).toFixed(2)} KB` : `${(size / 1048576).toFixed(2)} MB`;
}

/** All text of components, in one line. */
export function textOf(parts) {
  const texts = [];
  const walk = (part) => {
    if (part.content) texts.push(plain(part.content));
    (part.components || []).forEach(walk);
    if (part.accessory) walk(part.accessory);
  };
  parts.forEach(walk);
  return texts.join(" ");
}

// -- embeds ------------------------------------------------------------------------------------

/** An embed. */
export function embed(content) {
  const title = content.title && h("div", { class: "embed-title" }, content.url ? h("a", { href: content.url, target: "_blank", rel: "noopener noreferrer" }, ...inline(content.title)) : inline(content.title));
  const box = h("div", { class: "embed", role: "group" }, h("div", { class: "embed-grid" },
    h("div", { class: "embed-text" },
      content.author && h("div", { class: "embed-author" }, content.author.icon_url && h("img", { src: content.author.icon_url, alt: "" }), content.author.name),
      title,
      content.description && h("div", { class: "embed-description" }, markdown(content.description)),
      content.fields?.length && h("div", { class: "embed-fields" }, content.fields.map((field) => h("div", { class: field.inline ? "embed-field inline" : "embed-field" }, h("div", { class: "embed-name" }, ...inline(field.name)), h("div", {}, markdown(field.value)))))),
    content.thumbnail && picture(content.thumbnail, "", "embed-thumbnail")),
  content.image && picture(content.image, "", "embed-image"),
  (content.footer || content.timestamp) && h("div", { class: "embed-footer" },
    content.footer?.icon_url && h("img", { src: content.footer.icon_url, alt: "" }),
    [content.footer?.text, content.timestamp && new Date(content.timestamp).toLocaleString("en-GB", { dateStyle: "short", timeStyle: "short" })].filter(Boolean).join(" • ")));
  if (content.color !== undefined && content.color !== null) box.style.borderLeftColor = `#${content.color.toString(16).padStart(6, "0")}`;
  return box;
}
