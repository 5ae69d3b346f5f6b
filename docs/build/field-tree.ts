import type { Field } from "./fields.ts";
import { codeHtml, escapeHtml } from "./html.ts";
import { renderText } from "./markdown.ts";

/**
 * The fields of a body as HTML: a tree that opens and closes without a script.
 *
 * @param isOpen - Whether the fields inside of a field are shown at first.
 */
export function fieldTree(fields: Field[], isOpen: (field: Field) => boolean): string {
  return `<div class="fields">\n${fields.map((field) => fieldHtml(field, isOpen)).join("\n")}\n</div>`;
}

function fieldHtml(field: Field, isOpen: (field: Field) => boolean): string {
  const { name, path, type, required, description, fields } = field;
  const inside =
    fields.length > 0
      ? `<details${isOpen(field) ? " open" : ""}><summary>Fields of <code>${escapeHtml(name)}</code></summary>\n${fieldTree(fields, isOpen)}\n</details>\n`
      : "";
  const anchor = `<a class="anchor" href="#${escapeHtml(path)}" aria-label="Link to ${escapeHtml(path)}">#</a>`;
  const badge = required ? '<span class="badge must">required</span>' : "";
  return `<div class="field" id="${escapeHtml(path)}">
<p class="name">${codeHtml(name)} <span class="type">${escapeHtml(type)}</span>${badge}${anchor}</p>
${description ? renderText(description) : ""}${factsHtml(field)}${markHtml(field)}${inside}</div>`;
}

/** On what a field or an operation rests where the specification does not state it: a guess, or what traffic showed. */
export function markHtml({ assumed, observed }: { assumed: string; observed: string }): string {
  if (observed) return `<p class="observed"><b>Observed</b> ${escapeHtml(observed.trim())}</p>\n`;
  return assumed
    ? `<details class="assumed"><summary>Assumed</summary><p>${escapeHtml(assumed.trim())}</p></details>\n`
    : "";
}

/** What the contract allows in a field, beside its type. */
function factsHtml({ preset, values, isOpen, limits, forms }: Field): string {
  const chips = (list: unknown[]) => list.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(" ");
  const rows = [
    preset !== undefined && ["Default", `<code>${escapeHtml(preset.replace(/^"|"$/g, ""))}</code>`],
    values.length > 0 && [
      isOpen ? "Known values, others can come" : values.length > 1 ? "One of" : "Always",
      chips(values),
    ],
    limits.length > 0 && ["Limits", renderText(limits.join(", ")).replace(/^<p>|<\/p>\n?$/g, "")],
    forms.length > 0 && [
      "One of these forms",
      forms.map((names) => names.map((name) => `<code>${escapeHtml(name)}</code>`).join(" and ")).join(", or "),
    ],
  ].filter((row) => row !== false);
  if (rows.length === 0) return "";
  return `<dl class="facts">${rows.map(([title, text]) => `<div><dt>${title}</dt><dd>${text}</dd></div>`).join("")}</dl>\n`;
}
