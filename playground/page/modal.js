// Modals: a dialog with text inputs, selects, radio buttons, checkboxes and files.

import { act } from "./connection.js";
import { encoded, h, toast, uniqueId } from "./dom.js";
import { defaultsOf, optionsOf } from "./components.js";
import { markdown } from "./markdown.js";
import { picker } from "./picker.js";
import { avatar } from "./dom.js";
import { world } from "./world.js";

const [ROW, TEXT_INPUT, TEXT, LABEL, FILES, RADIO, CHECKBOXES, CHECKBOX] = [1, 4, 10, 18, 19, 21, 22, 23];

/** Show the modal that the bot has answered with. */
export function openModal({ modal, interaction }) {
  const fields = []; // each: {customId, value()}
  const parts = modal.components.flatMap((part) => (part.type === ROW ? part.components : [part]));
  const submit = h("button", { type: "submit", class: "button primary" }, "Submit");
  const problem = h("p", { class: "failure", role: "alert", hidden: true }, "Something went wrong. Try again.");
  const form = h("form", { method: "dialog", class: "modal-form" },
    h("header", {}, avatar(world.bot, 24), h("h2", {}, modal.title), h("button", { type: "button", class: "icon-button", "aria-label": "Close", onclick: () => dialog.close() }, "✕")),
    h("div", { class: "modal-fields" }, parts.map((part) => block(part, fields)), problem),
    h("footer", {}, h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel"), submit));
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title, onclose: () => dialog.remove() }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const values = {};
    for (const field of fields) values[field.customId] = await field.value();
    submit.disabled = true;
    const answer = await act("submit", { interaction, values });
    submit.disabled = false;
    if (answer === null) return;
    if (answer.kind === "failed") {
      problem.hidden = false;
      toast("This interaction failed");
      return;
    }
    dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector(".modal-fields input, .modal-fields textarea, .modal-fields button")?.focus();
}

function block(part, fields) {
  if (part.type === TEXT) return h("div", { class: "text-display" }, markdown(part.content));
  const inner = part.type === LABEL ? part.component : part;
  const label = part.type === LABEL ? part.label : part.label || "";
  const id = uniqueId("field");
  const needed = inner.required ?? true;
  const built = field(inner, id, label, needed);
  fields.push({ customId: inner.custom_id, value: built.value });
  const star = needed && inner.type !== CHECKBOX && h("span", { class: "needed", "aria-hidden": "true" }, " *");
  const note = part.description && h("small", { id: `${id}-note` }, part.description);
  if ([RADIO, CHECKBOXES].includes(inner.type)) {
    return h("fieldset", { class: "field" }, h("legend", {}, label, star), note, built.element);
  }
  if (inner.type === CHECKBOX) return h("div", { class: "field" }, built.element, note);
  return h("div", { class: "field" }, h("label", { for: id }, label, star), note, built.element);
}

function field(part, id, label, needed) {
  const describedBy = `${id}-note`;
  switch (part.type) {
    case TEXT_INPUT: {
      const shared = { id, placeholder: part.placeholder, required: needed, minlength: part.min_length, maxlength: part.max_length ?? 4000, "aria-describedby": describedBy, value: part.value || "", autocomplete: "off" };
      const element = part.style === 2 ? h("textarea", { ...shared, rows: 4 }) : h("input", { ...shared, type: "text" });
      return { element, value: async () => element.value };
    }
    case CHECKBOX: {
      const box = h("input", { id, type: "checkbox", checked: part.default });
      return { element: h("label", { class: "choice" }, box, h("span", {}, label)), value: async () => box.checked };
    }
    case RADIO: case CHECKBOXES: {
      const kind = part.type === RADIO ? "radio" : "checkbox";
      const boxes = part.options.map((option) => h("input", { type: kind, name: id, value: option.value, checked: option.default, required: kind === "radio" && needed }));
      const element = h("div", {}, part.options.map((option, index) => h("label", { class: "choice" }, boxes[index], h("span", {}, option.label, option.description && h("small", {}, option.description)))));
      const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
      return { element, value: async () => chosen() };
    }
    case FILES: {
      const element = h("input", { id, type: "file", multiple: (part.max_values ?? 1) > 1, required: needed });
      return { element, value: async () => Promise.all([...element.files].map(encoded)) };
    }
    default: {
      const element = picker({ label, placeholder: part.placeholder, options: optionsOf(part), chosen: defaultsOf(part), least: part.min_values ?? 1, most: part.max_values ?? 1, search: part.type !== 3, onDone: () => {} });
      element.firstChild.id = id;
      return { element, value: async () => element.values() };
    }
  }
}
