import { remedyFor } from "../content/remedies.ts";
import { operationAddress } from "./addresses.ts";
import { answer } from "./answer.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import type { Entry as SearchEntry } from "./search.ts";
import { type OperationSource, operationsOf, type Source } from "./source.ts";

/** Every error of a request that the contract has an example of. */
export function errorTable(source: Source, root: string): string {
  const rows = failuresOf(source, source.current).map(({ status, name, group, type, subtype, when, assumed, body }) => {
    const place = anchor(group, type, subtype);
    const play = new URLSearchParams({ operation: "phoneValidate", version: source.current, prefer: name });
    return [
      `${place}${status}${assumed ? " assumed" : " stated"}`,
      `\`${group}\` \`${type}\` \`${subtype}\``,
      cell(when),
      cell(remedyFor(group, type, subtype)),
      `[${name}](${root}playground.html#${play}) ${shown(body)}`,
    ];
  });
  return table(["Status", "Error", "When it comes", "What to do", "Example"], rows);
}

/** What the search finds of the catalogue beside the errors of requests. */
export async function findingEntries(source: Source): Promise<SearchEntry[]> {
  const entry = (kind: string, { first: { group, type, subtype, description }, uses }: Occurrences): SearchEntry => ({
    url: `errors.html#${findingAnchor(kind, group, type, subtype)}`,
    title: [type, subtype].filter(Boolean).join(" "),
    kind: "Errors",
    page: kind === "finding" ? "Findings" : "Fixes",
    text: `${group} ${description ?? ""} ${[...new Set(uses.map(({ operation }) => operation.path))].join(" ")}`,
  });
  const [findings, fixes] = await Promise.all([seenIn(source, findingsOf), seenIn(source, fixesOf)]);
  return [...findings.map((seen) => entry("finding", seen)), ...fixes.map((seen) => entry("fix", seen))];
}

/** Every finding that a result of the examples has. */
export async function findingTable(source: Source, root: string): Promise<string> {
  const seen = await seenIn(source, findingsOf);
  const rows = seen.map(({ first, uses }) => {
    const { group, type, subtype, severity, description } = first;
    return [
      `${anchor("finding", group, type, subtype)}${words(group, type, subtype)}`,
      [...new Set(uses.map((use) => use.entry.severity ?? ""))].map((text) => `\`${text || severity}\``).join(", "),
      cell(description ?? ""),
      cell(remedyFor(group, type, subtype)),
      examples(source, uses, root),
    ];
  });
  return table(["Finding", "Severity", "What it says", "What to do", "Examples"], rows);
}

/** Every fix that a correction or suggestion of the examples has. */
export async function fixTable(source: Source, root: string): Promise<string> {
  const seen = await seenIn(source, fixesOf);
  const rows = seen.map(({ first, uses }) => {
    const { group, type, subtype, data } = first;
    const change = data ? `\`${data.type}\`: ${value(data.valueFrom)} → ${value(data.value)}` : "";
    return [
      `${anchor("fix", group, type, subtype)}${words(group, type, subtype)}`,
      change,
      examples(source, uses, root),
    ];
  });
  return table(["Fix", "For example", "Examples"], rows);
}

/** A finding or a fix. */
interface Entry {
  group: string;
  type: string;
  subtype: string | null;
  severity?: string;
  description?: string | null;
  data?: { type: string; valueFrom: unknown; value: unknown };
}

interface Body {
  result?: { errors?: Entry[] };
  resultCorrected?: { errors?: Entry[]; fixes?: Entry[] } | null;
  suggestions?: { errors?: Entry[]; fixes?: Entry[] }[];
}

interface Use {
  entry: Entry;
  operation: OperationSource;
  example: string;
}

interface Occurrences {
  first: Entry;
  uses: Use[];
}

function findingsOf({ result, resultCorrected, suggestions }: Body): Entry[] {
  return [result, resultCorrected, ...(suggestions ?? [])].flatMap((part) => part?.errors ?? []);
}

function fixesOf({ resultCorrected, suggestions }: Body): Entry[] {
  return [resultCorrected, ...(suggestions ?? [])].flatMap((part) => part?.fixes ?? []);
}

/** What the answers to all examples of the current version have, each kind once, with the examples that have it. */
async function seenIn(source: Source, read: (body: Body) => Entry[]): Promise<Occurrences[]> {
  const found = new Map<string, Occurrences>();
  for (const operation of operationsOf(source, source.current)) {
    for (const [example, { value }] of Object.entries(operation.examples)) {
      const { body } = await answer(source, { operation, request: value.request });
      for (const entry of read(body as Body)) {
        const key = findingAnchor(entry.group, entry.type, entry.subtype);
        const known = found.get(key) ?? { first: entry, uses: [] };
        known.uses.push({ entry, operation, example });
        found.set(key, known);
      }
    }
  }
  return [...found].toSorted(([a], [b]) => a.localeCompare(b)).map(([, kind]) => kind);
}

/** One example of each operation. */
function examples(source: Source, uses: Use[], root: string): string {
  const firsts = [...new Map(uses.map((use) => [use.operation.path, use])).values()];
  return firsts
    .map(
      ({ operation: { path }, example }) =>
        `[${path}](${root}${operationAddress(source.current, path)}#example-${example})`,
    )
    .join(", ");
}

function words(group: string, type: string, subtype: string | null): string {
  return [group, type, subtype ?? "null"].map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}

/** A body that can be opened inside of a cell. */
function shown(body: unknown): string {
  const text = JSON.stringify(body, null, 2).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("|", "&#124;");
  return `<details><summary>Answer</summary><pre>${text.replaceAll("\n", "&#10;")}</pre></details>`;
}

function value(given: unknown): string {
  return given === null || given === undefined ? "`null`" : `\`${cell(String(given))}\``;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}

function table(head: string[], rows: string[][]): string {
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  return `<div class="filtered">\n\n| ${head.join(" | ")} |\n|${"---|".repeat(head.length)}\n${lines.join("\n")}\n\n</div>`;
}
