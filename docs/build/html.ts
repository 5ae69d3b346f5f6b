import type { Call } from "../samples/index.ts";

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };

export function toText(html: string): string {
  return html.replace(/<[^>]*>/g, "").replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** Text for the content or an attribute of an element. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A name in code; a long one can break between its words, a version cannot. */
export function codeHtml(text: string): string {
  if (text.length < 16) return `<code>${escapeHtml(text)}</code>`;
  return `<code>${escapeHtml(text).replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[a-z\]][./@_])(?=[\w[])|(?<=[A-Z]_)(?=[A-Z])/g, "<wbr>")}</code>`;
}

/** The call that panels write, for the script that writes them again as the settings of a reader ask for. */
export function callAttribute(call: Call): string {
  return ` data-call="${escapeHtml(JSON.stringify(call))}"`;
}

/**
 * Panels, one visible at a time. They work without a script.
 *
 * @param call - What {@link callAttribute} gave; empty for panels that are no samples.
 */
export function tabsHtml(id: string, label: string, panels: { title: string; html: string }[], call = ""): string {
  const choices = panels.map(
    ({ title }, index) =>
      `<label><input type="radio" name="${id}" value="${escapeHtml(title)}"${index === 0 ? " checked" : ""} autocomplete="off">${escapeHtml(title)}</label>`,
  );
  const contents = panels.map(
    ({ title, html }) => `<div class="panel" data-title="${escapeHtml(title)}">\n${html}</div>`,
  );
  return `<div class="tabbed"${call}><fieldset class="tabs"><legend class="unseen">${escapeHtml(label)}</legend>${choices.join("")}</fieldset>\n${contents.join("\n")}\n</div>\n`;
}
