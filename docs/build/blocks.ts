import type { Answered, Asked } from "./answer.ts";
import { writeJson } from "./json.ts";

/** Characters of a line of code that fit into one of two columns. */
export const HALF = 44;

/** A fenced block of JSON. */
export function json(value: unknown, width?: number): string {
  return `\`\`\`json\n${writeJson(value, width)}\n\`\`\``;
}

/** Columns of Markdown, side by side where there is room. */
export function columns(parts: string[], kind = "pair"): string {
  return `<div class="${kind}">\n${parts.map((part) => `<div>\n\n${part}\n\n</div>`).join("\n")}\n</div>`;
}

/** A request as a page shows it: where it goes, and the body. */
export function requestBlock({ operation: { path, version }, request, key }: Asked, width?: number): string {
  const credentials = key === undefined ? "" : key === null ? ", without a key" : `, with the key \`${key}\``;
  return `Request, \`POST ${path}\`, \`api-version: ${version}\`${credentials}:\n\n${json({ request }, width)}`;
}

/** The line above an answer: its status, and the headers that are not the same for all. */
export function answerLine({ status, headers }: Answered): string {
  const special = Object.entries(headers).filter(([name]) => name !== "content-type");
  return `Answer, ${[status, ...special.map(([name, value]) => `\`${name}: ${value}\``)].join(", ")}:`;
}

/** The value that names with dots lead to; undefined when one of them is not there. */
export function read(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], value);
}
