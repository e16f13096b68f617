// One message as Discord shows it: header, what it answers, content, components, footer.

import { avatar, h } from "./dom.js";
import { components, embed, file, picture, textOf } from "./components.js";
import { markdown, plain } from "./markdown.js";
import { shortTime, writtenAt } from "./times.js";
import { person, world } from "./world.js";

const [EPHEMERAL, LOADING, V2] = [1 << 6, 1 << 7, 1 << 15];
const [PINNED, COMMAND, THREAD_CREATED, THREAD_STARTER] = [6, 20, 18, 21];
const GROUPED_FOR = 7 * 60 * 1000;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isLoading = (message) => Boolean(message.flags & LOADING);

/** The account that wrote it, as the page knows people. */
export const author = (message) => person(message.author.id) || { id: message.author.id, name: message.author.username, bot: message.author.bot };

/** What can be read of it in one line. */
export function summary(message) {
  if (isLoading(message)) return "is thinking…";
  const parts = [plain(message.content), ...message.embeds.map((one) => plain([one.title, one.description].filter(Boolean).join(" "))), textOf(message.components)];
  return parts.filter(Boolean).join(" ") || (message.attachments.length ? "sent a picture" : "");
}

/** Whether it stands under the message before without a header of its own. */
export function continues(message, before) {
  return Boolean(before) && before.author.id === message.author.id && [0].includes(message.type) && !message.message_reference
    && ![PINNED, THREAD_CREATED].includes(before.type) && isEphemeral(before) === isEphemeral(message)
    && new Date(message.timestamp) - new Date(before.timestamp) < GROUPED_FOR;
}

/**
 * Draw a message into its list item.
 * context: press, choose, dismiss, menu(message, button), open(channelId), failed (text of a failure or null)
 */
export function draw(item, message, before, context) {
  const writer = author(message);
  const grouped = continues(message, before);
  const system = [PINNED, THREAD_CREATED, THREAD_STARTER].includes(message.type);
  const callsYou = message.mentions.some((one) => one.id === world.you.id) || message.mention_everyone;
  item.className = ["message", grouped && "grouped", isEphemeral(message) && "ephemeral", callsYou && "calls-you", system && "system"].filter(Boolean).join(" ");
  item.dataset.id = message.id;
  const labelId = `by-${message.id}`;
  const article = h("article", { "aria-labelledby": labelId, tabindex: "-1" });
  item.replaceChildren(article);
  if (system) {
    article.append(systemLine(message, writer, labelId, context));
    return;
  }
  article.append(
    answered(message) || "",
    grouped
      ? h("time", { class: "aside-time", datetime: message.timestamp }, shortTime(message.timestamp))
      : avatar(writer),
    h("div", { class: "body" },
      h("h3", { id: labelId, class: grouped ? "for-readers" : "byline" },
        h("span", { class: writer.bot ? "name bot-name" : "name" }, writer.name), " ", writer.bot && h("span", { class: "app-tag" }, "APP"), " ",
        h("time", { datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString("en-GB") }, writtenAt(message.timestamp))),
      content(message, context),
      message.thread && thread(message.thread, context),
      h("p", { class: "failure", role: "alert", hidden: !context.failed }, context.failed || ""),
      isEphemeral(message) && h("p", { class: "only-you" }, "👁 Only you can see this • ",
        h("button", { type: "button", class: "text-button", onclick: () => context.dismiss(message) }, "Dismiss message"))),
    h("div", { class: "tools" }, h("button", { type: "button", class: "icon-button", "aria-label": `More for the message of ${writer.name}`, "aria-haspopup": "menu", onclick: (event) => context.menu(message, event.currentTarget) }, "⋯")));
}

function content(message, context) {
  if (isLoading(message)) {
    return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${author(message).name} is thinking…`);
  }
  const v2 = Boolean(message.flags & V2);
  return [
    (message.content || (message.edited_timestamp && !v2)) && h("div", { class: "content" }, markdown(message.content), message.edited_timestamp && !v2 && edited(message)),
    !v2 && message.attachments.filter((one) => !inEmbed(message, one)).map((one) => attachment(one)),
    message.embeds.map(embed),
    message.components.length > 0 && h("div", { class: v2 ? "components v2" : "components" }, components(message.components, context)),
    v2 && message.edited_timestamp && edited(message),
  ];
}

/** A picture that an embed shows is not shown a second time above it. */
const inEmbed = (message, one) => message.embeds.some((content) => [content.image, content.thumbnail].some((media) => media?.url === one.url));

const edited = (message) => h("span", { class: "edited", title: new Date(message.edited_timestamp).toLocaleString("en-GB") }, "(edited)");

function attachment(one) {
  const spoiler = one.filename.startsWith("SPOILER_");
  if (one.content_type?.startsWith("image/")) return picture(one, one.description, "attached", spoiler);
  return file(one.filename, one.size, one.url, spoiler);
}

/** The line above a message: the command it answers, or the message it replies to. */
function answered(message) {
  if (message.type === COMMAND && message.interaction_metadata) {
    const user = person(message.interaction_metadata.user.id) || { id: message.interaction_metadata.user.id, name: message.interaction_metadata.user.username };
    return h("p", { class: "answers" }, h("span", { class: "spine", "aria-hidden": "true" }), avatar(user, 16), h("span", { class: "name" }, user.name), " used ", h("span", { class: "command" }, `/${message.interaction?.name ?? message.interaction_metadata.name ?? "command"}`));
  }
  if (message.type !== 19) return null;
  const original = message.referenced_message;
  if (!original) return h("p", { class: "answers" }, h("span", { class: "spine", "aria-hidden": "true" }), h("em", {}, "Original message was deleted"));
  return h("p", { class: "answers" }, h("span", { class: "spine", "aria-hidden": "true" }), h("span", { class: "for-readers" }, "in reply to "), avatar(author(original), 16), h("span", { class: "name" }, author(original).name), h("span", { class: "excerpt" }, ` ${summary(original).slice(0, 120)}`));
}

const thread = (place, context) => h("button", { type: "button", class: "thread-link", onclick: () => context.open(place.id) }, h("strong", {}, place.name), ` ${place.message_count} ${place.message_count === 1 ? "Message" : "Messages"} ›`);

function systemLine(message, writer, labelId, context) {
  const lines = {
    [PINNED]: () => [" pinned ", h("strong", {}, "a message"), " to this channel."],
    [THREAD_CREATED]: () => [" started a thread: ", h("button", { type: "button", class: "text-button", onclick: () => message.thread && context.open(message.thread.id) }, message.content)],
    [THREAD_STARTER]: () => [" started this thread", message.referenced_message ? `: ${summary(message.referenced_message).slice(0, 120)}` : "."],
  };
  return h("p", { id: labelId, class: "system-line" }, h("span", { class: "system-icon", "aria-hidden": "true" }, message.type === PINNED ? "📌" : "🧵"), h("span", { class: "name" }, writer.name), ...lines[message.type](), " ", h("time", { datetime: message.timestamp }, writtenAt(message.timestamp)));
}
