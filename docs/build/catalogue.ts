import { remedyFor } from "../content/remedies.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { respond } from "./response.ts";
import type { Entry as SearchEntry } from "./search.ts";
import { type OperationSource, operationsOf, type Source } from "./source.ts";

/** Every error of a request in the examples of the contract. */
export function errorTable(source: Source, root: string): string {
  const rows = failuresOf(source, source.current).map(({ status, name, group, type, subtype, when, isAssumed }) => {
    const play = new URLSearchParams({ operation: "phoneValidate", version: source.current, prefer: name });
    return [
      `${anchor(group, type, subtype)}${status}${isAssumed ? " **Assumed**" : " **Subtype assumed**"}`,
      words(group, type, subtype),
      cell(when),
      cell(remedyFor(group, type, subtype)),
      `[${name}](${root}playground.html#${play})`,
    ];
  });
  return table(["Status", "Error", "Cause", "What to do", "Example"], rows);
}

/** The findings and fixes of the catalogue, for the search. */
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

/** Every finding in the responses to the examples. */
export async function findingTable(source: Source, root: string): Promise<string> {
  const rows = (await seenIn(source, findingsOf)).map(({ first: { group, type, subtype }, uses }) => [
    `${anchor("finding", group, type, subtype)}${words(group, type, subtype)}`,
    [...new Set(uses.map(({ entry }) => `\`${entry.severity}\``))].join(", "),
    texts(source, uses, root),
    cell(remedyFor(group, type, subtype)),
  ]);
  return table(["Finding", "Severity", "Description, for example", "What to do"], rows);
}

/** Every fix in the responses to the examples. */
export async function fixTable(source: Source, root: string): Promise<string> {
  const rows = (await seenIn(source, fixesOf)).map(({ first: { group, type, subtype, data }, uses }) => [
    `${anchor("fix", group, type, subtype)}${words(group, type, subtype)}`,
    data ? `\`${data.type}\`: ${value(data.valueFrom)} → ${value(data.value)}` : "",
    firstOfEach(uses)
      .map((use) => link(source, use, root))
      .join(", "),
  ]);
  return table(["Fix", "For example", "Examples"], rows);
}

/** The text of a finding in each operation, with a link to an example. */
function texts(source: Source, uses: Use[], root: string): string {
  return firstOfEach(uses)
    .map((use) => `${cell(use.entry.description ?? "")} ${link(source, use, root)}`)
    .join("<br>");
}

function firstOfEach(uses: Use[]): Use[] {
  return [...new Map(uses.toReversed().map((use) => [use.operation.path, use])).values()].toReversed();
}

function link({ current }: Source, { operation: { id, path }, example }: Use, root: string): string {
  return `[${path}](${root}playground.html#${new URLSearchParams({ operation: id, version: current, example })})`;
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

/** What the responses to all examples of the current version have, each kind once, with the examples that have it. */
async function seenIn(source: Source, read: (body: Body) => Entry[]): Promise<Occurrences[]> {
  const found = new Map<string, Occurrences>();
  for (const operation of operationsOf(source, source.current)) {
    for (const [example, { value }] of Object.entries(operation.examples)) {
      const { body } = await respond(source, { operation, request: value.request });
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

function words(group: string, type: string, subtype: string | null): string {
  return [group, type, subtype ?? "null"].map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}

function value(given: unknown): string {
  return given === null || given === undefined ? "`null`" : `\`${cell(String(given))}\``;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}

function table(head: string[], rows: string[][]): string {
  const lines = rows.map((row) => `| ${row.join(" | ")} |`);
  return `| ${head.join(" | ")} |\n|${"---|".repeat(head.length)}\n${lines.join("\n")}`;
}
