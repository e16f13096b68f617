// The page's state: what the server sent, and the open channel.

export const world = {
  you: null, bot: null, people: [], guilds: [], channels: [], emojis: [], online: false,
  channelId: null,
  unread: new Map(), // channel id -> number of mentions, or 0 for unread without a mention
};

export const THREADS = [10, 11, 12];
export const DIRECT = 1;
export const GROUP = 3;
export const CATEGORY = 4;

export const person = (id) => world.people.find((one) => one.id === String(id));
export const channel = (id) => world.channels.find((one) => one.id === String(id));
export const currentChannel = () => channel(world.channelId);
export const role = (id) => world.guilds.flatMap((guild) => guild.roles).find((one) => one.id === String(id));

/** A name or description of a command in your language, if the bot has told it. */
export const local = (thing, field) => thing[`${field}_localizations`]?.[world.you?.locale] ?? thing[field];

/** Where pictures of emojis are. */
export const emojiLink = (id) => new URL(`/cdn/emojis/${id}.png`, location.href).href;

/** A channel's name with its sign. */
export function placeName(place) {
  if (!place) return "#unknown";
  if (place.kind === DIRECT) return `@${place.name}`;
  return place.kind === GROUP || THREADS.includes(place.kind) ? place.name : `#${place.name}`;
}
