import { escapeHtml } from "@data-validation/common/escape-html";

const entities: Record<string, string> = {
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  "#x27": "'",
  amp: "&",
};

export function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** A long name can wrap between its words. */
export function codeHtml(text: string): string {
  if (text.length < 16) return `<code>${escapeHtml(text)}</code>`;
  return `<code>${escapeHtml(text).replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[a-z\]][./@_])(?=[\w[])|(?<=[A-Z]_)(?=[A-Z])/g, "<wbr>")}</code>`;
}
