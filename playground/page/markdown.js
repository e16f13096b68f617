// Discord's Markdown, read into elements: blocks first, then what stands inside a line.

import { h } from "./dom.js";
import { channel, emojiLink, person, placeName, role, world } from "./world.js";
import { timestamp } from "./times.js";

const SAFE_LINK = /^https?:\/\//i;

/** The elements of a text. */
export function markdown(text) {
  const trimmed = text.trim();
  const nodes = blocks(text);
  if (/^(?:\p{Extended_Pictographic}\uFE0F?|\u200D|<a?:\w+:\d+>|\s){1,30}$/u.test(trimmed) && trimmed) {
    return [h("span", { class: "jumbo" }, ...nodes)];
  }
  return nodes;
}

const BLOCKS = "H3 H4 H5 LI BLOCKQUOTE PRE SMALL BR DIV".split(" ");

/** The text without its marks, for labels and previews; a spoiler stays one. */
export function plain(text) {
  const read = (node) => {
    if (typeof node === "string") return node;
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (node.classList.contains("spoiler")) return "(spoiler)";
    const inside = [...node.childNodes].map(read).join("") || node.alt || "";
    return BLOCKS.includes(node.tagName) ? ` ${inside} ` : inside;
  };
  return markdown(text).map(read).join("").replace(/\s+/g, " ").trim();
}

// -- blocks ------------------------------------------------------------------------------------

function blocks(text) {
  const nodes = [];
  const fence = /```(?:([\w+-]*)\n)?([\s\S]*?)```/g;
  let from = 0;
  for (const match of text.matchAll(fence)) {
    nodes.push(...lines(text.slice(from, match.index)));
    nodes.push(h("pre", { class: "code-block" }, h("code", {}, match[2].replace(/^\n|\n$/g, ""))));
    from = match.index + match[0].length;
  }
  return [...nodes, ...lines(text.slice(from))];
}

function lines(text) {
  if (!text) return [];
  const all = text.split("\n");
  const nodes = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(...withBreaks(paragraph));
    paragraph = [];
  };
  for (let at = 0; at < all.length; at++) {
    const line = all[at];
    const heading = /^(#{1,3})\s+(.+?)\s*$/.exec(line);
    const small = /^-#\s+(.+)$/.exec(line);
    if (/^>>>\s/.test(line)) {
      flush();
      nodes.push(h("blockquote", {}, ...lines([line.slice(4), ...all.slice(at + 1)].join("\n"))));
      return nodes;
    }
    if (/^>\s/.test(line)) {
      flush();
      const quoted = [];
      while (at < all.length && /^>\s/.test(all[at])) quoted.push(all[at++].slice(2));
      at--;
      nodes.push(h("blockquote", {}, ...lines(quoted.join("\n"))));
    } else if (heading) {
      flush();
      // The page's own headings are h1 and h2.
      nodes.push(h(`h${heading[1].length + 2}`, { class: `md-h${heading[1].length}` }, ...inline(heading[2])));
    } else if (small) {
      flush();
      nodes.push(h("small", { class: "subtext" }, ...inline(small[1])));
    } else if (/^\s*(?:[-*]|\d+\.)\s+\S/.test(line)) {
      flush();
      const items = [];
      while (at < all.length && /^\s*(?:[-*]|\d+\.)\s+\S/.test(all[at])) items.push(all[at++]);
      at--;
      nodes.push(list(items));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return nodes;
}

function withBreaks(paragraph) {
  // An empty line at the edge of a block is the block's own distance.
  while (paragraph.length > 1 && paragraph[0] === "") paragraph.shift();
  while (paragraph.length > 1 && paragraph.at(-1) === "") paragraph.pop();
  if (paragraph.length === 1 && paragraph[0] === "") return [];
  return inline(paragraph.join("\n"));
}

function list(items) {
  const parsed = items.map((item) => /^(\s*)([-*]|(\d+)\.)\s+(.*)$/.exec(item));
  const build = (from, depth) => {
    const numbered = parsed[from][3] !== undefined;
    const element = h(numbered ? "ol" : "ul", numbered ? { start: parsed[from][3] } : {});
    let at = from;
    while (at < parsed.length && parsed[at][1].length >= depth) {
      if (parsed[at][1].length > depth && element.lastChild) {
        const [nested, next] = build(at, parsed[at][1].length);
        element.lastChild.append(nested);
        at = next;
      } else {
        element.append(h("li", {}, ...inline(parsed[at][4])));
        at++;
      }
    }
    return [element, at];
  };
  const nodes = [];
  for (let at = 0; at < parsed.length;) {
    const [element, next] = build(at, parsed[at][1].length);
    nodes.push(element);
    at = next;
  }
  return nodes.length === 1 ? nodes[0] : h("div", {}, ...nodes);
}

// -- inside a line -----------------------------------------------------------------------------

const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^``([\s\S]+?)``(?!`)/, (m) => h("code", { class: "code" }, m[1].trim())],
  [/^`([^`\n]+)`/, (m) => h("code", { class: "code" }, m[1])],
  [/^<(a?):(\w+):(\d+)>/, (m) => emoji(m[2], m[3])],
  [/^<@!?(\d+)>/, (m) => mention(`@${person(m[1])?.name ?? "unknown-user"}`, m[1] === world.you?.id)],
  [/^<@&(\d+)>/, (m) => mention(`@${role(m[1])?.name ?? "unknown-role"}`)],
  [/^<#(\d+)>/, (m) => place(m[1])],
  [/^<\/([\w -]+):\d+>/, (m) => mention(`/${m[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2] || "f")],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], [m[1]])],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"'\])]/, (m) => link(m[0], [m[0]])],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^\*\*\*((?:\\[\s\S]|[^\\])+?)\*\*\*(?!\*)/, (m) => h("strong", {}, h("em", {}, ...inline(m[1])))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m) => h("strong", {}, ...inline(m[1]))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m) => h("u", {}, ...inline(m[1]))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (m) => h("s", {}, ...inline(m[1]))],
  [/^\*(?=\S)((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\\\s]))\*(?!\*)/, (m) => h("em", {}, ...inline(m[1]))],
  [/^_(?=\S)((?:\\[\s\S]|[^\\])*?(?:\\[\s\S]|[^\\\s]))_(?!\w)/, (m) => h("em", {}, ...inline(m[1]))],
  [/^@(everyone|here)\b/, (m) => mention(m[0], true)],
  [/^\n/, () => h("br")],
];
const SPECIAL = /[\\`<[h|*_~@\n]/;

/** The elements of a piece of text that holds no blocks. */
export function inline(text) {
  const nodes = [];
  let words = "";
  let before = "";
  while (text) {
    const found = SPECIAL.test(text[0]) && match(text, before);
    if (found) {
      if (words) nodes.push(words);
      words = "";
      nodes.push(found.node);
      before = found.length ? text[found.length - 1] : "";
      text = text.slice(found.length);
    } else {
      const [first] = text;
      words += first;
      before = first;
      text = text.slice(first.length);
    }
  }
  if (words) nodes.push(words);
  return nodes;
}

function match(text, before) {
  // An underscore or a link inside a word is part of the word.
  if ((text[0] === "_" || text[0] === "h") && /\w/.test(before)) return null;
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(text);
    if (found) return { node: make(found), length: found[0].length };
  }
  return null;
}

function emoji(name, id) {
  if (!world.emojis.some((one) => one.id === id)) return `:${name}:`;
  return h("img", { class: "emoji", src: emojiLink(id), alt: `:${name}:`, title: `:${name}:` });
}

const mention = (text, isYou = false) => h("span", { class: isYou ? "mention you" : "mention" }, text);

function place(id) {
  const known = channel(id);
  if (!known) return mention("#unknown");
  return h("a", { class: "mention", href: `#channel-${id}`, dataset: { channel: id } }, placeName(known));
}

function link(address, children) {
  if (!SAFE_LINK.test(address)) return h("span", {}, ...children);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, ...children);
}

function spoiler(children) {
  const cover = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false", "aria-label": "Spoiler: press to show" },
    h("span", { "aria-hidden": "true" }, ...children));
  const show = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    cover.classList.add("shown");
    cover.setAttribute("aria-expanded", "true");
    cover.removeAttribute("aria-label");
    cover.firstChild.removeAttribute("aria-hidden");
  };
  cover.addEventListener("click", show);
  cover.addEventListener("keydown", show);
  return cover;
}
