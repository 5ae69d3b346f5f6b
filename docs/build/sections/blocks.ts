import { languages, type SampleCall } from "../../samples/index.ts";
import { writeJson } from "../../samples/literal.ts";
import type { MockRequest, MockResponse } from "../contract/response.ts";
import type { OperationSource } from "../contract/source.ts";
import { aboutOf } from "../markdown/response-about.ts";
import { tabsMarkdown } from "../markdown/tabs.ts";

/** Characters of a line of code in one of two columns. */
export const HALF = 44;

export function jsonBlock(value: unknown, width?: Width): string {
  return `\`\`\`json\n${jsonText(value, width)}\n\`\`\``;
}

/** The longest line of JSON, or JSON without white space. */
type Width = number | "compact" | undefined;

function jsonText(value: unknown, width: Width): string {
  return width === "compact" ? JSON.stringify(value) : writeJson(value, width);
}

/**
 * A response body, which pages show folded. `about`: the dotted path of the value that it is shown
 * for.
 */
export function responseJson(
  body: unknown,
  { width = 76, about = "", lines = 0 }: { width?: Width; about?: string; lines?: number } = {},
): string {
  const parameters = [about || aboutOf(body), ...(lines > 0 ? [String(lines)] : [])].filter(
    Boolean,
  );
  return `\`\`\`json response ${parameters.join(" ")}\n${jsonText(body, width)}\n\`\`\``;
}

export function pairBlock(parts: string[]): string {
  return `<div class="pair">\n${parts.map((part) => `<div>\n\n${part}\n\n</div>`).join("\n")}\n</div>`;
}

export function requestBlock(
  { operation: { path, version }, request, key }: MockRequest,
  width?: Width,
): string {
  return `Request, \`POST ${path}\`, \`api-version: ${version}\`${credentials(key)}:\n\n${jsonBlock({ request }, width)}`;
}

function credentials(key: string | null | undefined): string {
  if (key === undefined) return "";
  return key === null ? ", without a key" : `, with the key \`${key}\``;
}

/** The status code, and the headers that differ between responses. */
export function statusAndHeaders({ status, headers }: MockResponse): string {
  const special = Object.entries(headers).filter(([name]) => name !== "content-type");
  return [status, ...special.map(([name, value]) => `\`${name}: ${value}\``)].join(", ");
}

export function responseBlock(response: MockResponse, width?: Width): string {
  return `Response, ${statusAndHeaders(response)}:\n\n${responseJson(response.body, { width })}`;
}

/** Line breaks in a cell become spaces. */
export function tableMarkdown(head: string[], rows: string[][]): string {
  const cell = (text: string) =>
    text
      .trim()
      .replaceAll("|", "\\|")
      .replaceAll(/\s*\n\s*/g, " ");
  const lines = rows.map((row) => `| ${row.map(cell).join(" | ")} |`);
  return `| ${head.join(" | ")} |\n|${"---|".repeat(head.length)}\n${lines.join("\n")}`;
}

export function samplesBlock(call: SampleCall): string {
  const panels = languages.map(({ title, id, write }) => ({
    title,
    content: codeBlock(id, write(call)),
  }));
  return tabsMarkdown({ panels, call });
}

export function playgroundLink(
  text: string,
  root: string,
  { id, version }: OperationSource,
  choice: { example: string } | { prefer: string },
): string {
  const state = new URLSearchParams({ operation: id, version, ...choice });
  return `[${text}](${root}playground.html#${state})`;
}

/** Languages with another name in Markdown than in the highlighter. */
const fences: Record<string, string> = { bash: "sh", typescript: "ts" };

export function codeBlock(id: string, code: string): string {
  return `\`\`\`${fences[id] ?? id}\n${code}\`\`\``;
}
