import { remedyFor } from "../content/remedies.ts";
import { table } from "./blocks.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { respond } from "./response.ts";
import { type OperationSource, operationsOf, type Source } from "./source.ts";

export function errorTable(source: Source, root: string): string {
  const rows = failuresOf(source, source.current).map(({ status, name, group, type, subtype, when, isAssumed }) => [
    `${anchor(group, type, subtype)}${status}${isAssumed ? "" : " **Stated, subtype assumed**"}`,
    words(group, type, subtype),
    cell(when),
    cell(remedyFor(group, type, subtype)),
    playgroundLink(name, root, { operation: "phoneValidate", version: source.current, prefer: name }),
  ]);
  return table(["Status", "Error", "Cause", "What to do", "Example"], rows);
}

export async function findingTable(source: Source, root: string): Promise<string> {
  const rows = (await findingsIn(source)).map(([{ group, type, subtype }, uses]) => [
    `${anchor("finding", group, type, subtype)}${words(group, type, subtype)}`,
    [...new Set(uses.map(({ entry }) => `\`${entry.severity}\``))].join(", "),
    firstOfEach(uses)
      .map((use) => `${cell(use.entry.description ?? "")} ${useLink(source, use, root)}`)
      .join("<br>"),
    cell(remedyFor(group, type, subtype)),
  ]);
  return table(["Finding", "Severity", "Description, for example", "What to do"], rows);
}

interface Entry {
  group: string;
  type: string;
  subtype: string | null;
  severity: string;
  description: string | null;
}

type Part = { errors?: Entry[] } | null | undefined;

interface Use {
  entry: Entry;
  operation: OperationSource;
  example: string;
}

/** The findings in the responses to all examples of the current version: the first of each kind, and all its uses. */
async function findingsIn(source: Source): Promise<[first: Entry, uses: Use[]][]> {
  const found: Use[] = [];
  for (const operation of operationsOf(source, source.current)) {
    for (const [example, { value }] of Object.entries(operation.examples)) {
      const { body } = await respond(source, { operation, request: value.request });
      const { result, resultCorrected, suggestions = [] } = body as Record<string, Part> & { suggestions?: Part[] };
      const entries = [result, resultCorrected, ...suggestions].flatMap((part) => part?.errors ?? []);
      found.push(...entries.map((entry) => ({ entry, operation, example })));
    }
  }
  const kinds = [...Map.groupBy(found, ({ entry }) => findingAnchor(entry.group, entry.type, entry.subtype))].toSorted(
    ([a], [b]) => a.localeCompare(b),
  );
  return kinds.map(([, uses]) => [(uses[0] as Use).entry, uses]);
}

/** The first use in each operation. */
function firstOfEach(uses: Use[]): Use[] {
  return uses.filter(({ operation }, index) => uses.findIndex((use) => use.operation.id === operation.id) === index);
}

function useLink({ current }: Source, { operation: { id, path }, example }: Use, root: string): string {
  return playgroundLink(path, root, { operation: id, version: current, example });
}

function playgroundLink(text: string, root: string, state: Record<string, string>): string {
  return `[${text}](${root}playground.html#${new URLSearchParams(state)})`;
}

function words(group: string, type: string, subtype: string | null): string {
  return [group, type, subtype ?? "null"].map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}
