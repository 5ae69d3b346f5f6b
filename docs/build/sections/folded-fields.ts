import { escapeHtml } from "@data-validation/common/escape-html";
import { flattenFields } from "@data-validation/openapi-document/field-tree";
import { isStated } from "@data-validation/openapi-document/standing";
import type { PageField } from "../contract/page-fields.ts";
import { codeHtml } from "../markdown/html.ts";
import { renderInline, renderText } from "../markdown/render.ts";
import { badgeHtml } from "./grade-labels.ts";
import type { Counterparts } from "./migration.ts";

export interface TreeOptions {
  in: keyof typeof presenceWords;
  isOpen(field: PageField): boolean;
  counterparts?: Counterparts | undefined;
}

/** The fields of a body as HTML, a tree that works without a script. */
export function foldedFields(fields: PageField[], options: TreeOptions): string {
  return `<div class="fields">\n${fields.map((field) => fieldHtml(field, options)).join("\n")}\n</div>`;
}

function fieldHtml(field: PageField, options: TreeOptions): string {
  const { anchor, description, sameAs } = field;
  const same = sameAs === undefined ? "" : ` data-same="${escapeHtml(sameAs)}"`;
  const text = description ? renderText(description) : "";
  return `<div class="field" id="${escapeHtml(anchor)}"${same}>
${headHtml(field, options)}
${text}${factsHtml(field)}${otherHtml(field, options)}${insideHtml(field, options)}</div>`;
}

function headHtml(field: PageField, options: TreeOptions): string {
  const type = `<span class="type">${escapeHtml(field.type)}</span>`;
  const id = escapeHtml(field.anchor);
  const link = `<a class="anchor" href="#${id}" aria-label="Link to ${id}">#</a>`;
  const presence = presenceHtml(field, options);
  const badge = badgeHtml(field.standing);
  return `<p class="name">${codeHtml(field.name)} ${type}${objectLink(field)}${presence}${badge}${link}</p>`;
}

function objectLink({ shared }: PageField): string {
  if (!shared) return "";
  return ` <a href="objects.html#${shared.anchor}">${codeHtml(shared.name)}</a>`;
}

function presenceHtml({ required }: PageField, options: TreeOptions): string {
  if (!required) return "";
  const style = options.in === "request" ? "badge must" : "type";
  return ` <span class="${style}">${presenceWords[options.in]}</span>`;
}

function otherHtml({ anchor }: PageField, { counterparts }: TreeOptions): string {
  if (!counterparts?.anchors.has(anchor)) return "";
  const { version, page, anchors } = counterparts;
  const otherAnchor = anchors.get(anchor);
  if (otherAnchor === undefined)
    return `<p class="other">Not in ${version}. <a href="../migration.html#changed-fields">Changed fields</a></p>\n`;
  return `<p class="other">In ${version}: <a data-field href="../${page}#${escapeHtml(otherAnchor)}">${codeHtml(otherAnchor)}</a></p>\n`;
}

export const presenceWords = { request: "required", response: "always present" };

function insideHtml(field: PageField, options: TreeOptions): string {
  const { name, fields, sameAs, shared } = field;
  if (sameAs !== undefined)
    return `<p class="same">The same fields as <a href="#${escapeHtml(sameAs)}">${codeHtml(sameAs)}</a></p>\n`;
  if (shared) return innerNamesHtml(field);
  if (fields.length === 0) return "";
  const open = options.isOpen(field) ? " open" : "";
  const summary = `Fields of <code>${escapeHtml(name)}</code> <span class="type">${countOf(fields)}</span>`;
  return `<details${open}><summary>${summary}</summary>\n${foldedFields(fields, options)}\n</details>\n`;
}

/** The names of the fields in a shared object, each as a link to it. */
function innerNamesHtml({ anchor: outer, elsewhere = [] }: PageField): string {
  const inner = elsewhere.map(({ id, anchor }) => {
    const text = id.slice(outer.length).replace(/^(\[\])?\./, "");
    return `<a id="${escapeHtml(id)}" href="objects.html#${escapeHtml(anchor)}">${codeHtml(text)}</a>`;
  });
  const summary = `Names of its fields <span class="type">${inner.length}</span>`;
  return `<details><summary>${summary}</summary>\n<p class="names">${inner.join(" ")}</p>\n</details>\n`;
}

function countOf(fields: PageField[]): string {
  const flatFields = flattenFields(fields);
  const stated = flatFields.filter(({ standing }) => isStated(standing)).length;
  const assumed = flatFields.filter(({ standing }) => standing === "Assumed").length;
  const counts = [
    flatFields.length,
    stated > 0 && `${stated} stated`,
    assumed > 0 && `${assumed} assumed`,
  ];
  return counts.filter(Boolean).join(", ");
}

function factsHtml({ preset, values, isOpen, isListed, limits, forms }: PageField): string {
  const facts: [title: string, html: string][] = [];
  if (preset !== undefined) facts.push(["Default", plainCode(preset.replace(/^"|"$/g, ""))]);
  if (values.length > 0 && isListed)
    facts.push(["Other values", isOpen ? "possible" : "not allowed"]);
  if (values.length > 0 && !isListed)
    facts.push([valuesTitle(values, isOpen), values.map(plainCode).join(" ")]);
  if (limits.length > 0) facts.push(["Limits", renderInline(limits.join(", "))]);
  if (forms.length > 0) facts.push(formsFact(forms));
  if (facts.length === 0) return "";
  const rows = facts.map(([title, html]) => `<div><dt>${title}</dt><dd>${html}</dd></div>`);
  return `<dl class="facts">${rows.join("")}</dl>\n`;
}

function valuesTitle(values: unknown[], isOpen: boolean): string {
  if (isOpen) return "Known values, others possible";
  return values.length > 1 ? "One of" : "Always";
}

function formsFact(forms: string[][]): [title: string, html: string] {
  if (forms.every((names) => names.length === 1))
    return ["At least one of", forms.flat().map(plainCode).join(" ")];
  return [
    "One of these forms",
    forms.map((names) => names.map(plainCode).join(" and ")).join(", or "),
  ];
}

const plainCode = (value: unknown) => `<code>${escapeHtml(String(value))}</code>`;
