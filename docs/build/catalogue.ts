import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Schemas } from "../../packages/client/src/index.ts";
import { playgroundLink, table } from "./blocks.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { respond } from "./response.ts";
import { operationsOf, type Source } from "./source.ts";

export function errorTable(source: Source, root: string): string {
  const rows = failuresOf(source, source.current).map(({ status, name, group, type, subtype, when, isAssumed }) => [
    `${anchor(group, type, subtype)}${status}${isAssumed ? "" : " **Stated, subtype assumed**"}`,
    words(group, type, subtype),
    when,
    remedyFor(group, type, subtype),
    playgroundLink(name, root, { operation: "phoneValidate", version: source.current, prefer: name }),
  ]);
  return table(["Status", "Error", "Cause", "What to do", "Example"], rows);
}

export async function findingTable(source: Source, root: string): Promise<string> {
  const kinds = Map.groupBy(await findingsIn(source), ({ group, type, subtype }) =>
    findingAnchor(group, type, subtype),
  );
  const rows = [...kinds.keys()].toSorted().map((kind) => {
    const uses = kinds.get(kind) ?? [];
    const [{ group, type, subtype }] = uses as [Use];
    const firstOfEach = [...Map.groupBy(uses, ({ operation }) => operation.id).values()].map(([use]) => use as Use);
    const descriptions = firstOfEach.map(({ description, operation: { id, path }, example }) => {
      const link = playgroundLink(path, root, { operation: id, version: source.current, example });
      return `${description} ${link}`;
    });
    return [
      `${anchor("finding", group, type, subtype)}${words(group, type, subtype)}`,
      [...new Set(uses.map(({ severity }) => `\`${severity}\``))].join(", "),
      descriptions.join("<br>"),
      remedyFor(group, type, subtype),
    ];
  });
  return table(["Finding", "Severity", "Description, for example", "What to do"], rows);
}

type Use = Awaited<ReturnType<typeof findingsIn>>[number];

type Part = { errors?: Required<Schemas["Finding"]>[] } | null | undefined;

/** The findings in the responses to all examples of the current version. */
async function findingsIn(source: Source) {
  const found = operationsOf(source, source.current).flatMap((operation) =>
    Object.entries(operation.examples).map(async ([example, { value }]) => {
      const { body } = await respond(source, { operation, request: value.request });
      const { result, resultCorrected, suggestions = [] } = body as Record<string, Part> & { suggestions?: Part[] };
      const findings = [result, resultCorrected, ...suggestions].flatMap((part) => part?.errors ?? []);
      return findings.map((finding) => ({ ...finding, operation, example }));
    }),
  );
  return (await Promise.all(found)).flat();
}

const { errors, findings } = parse(readFileSync("docs/content/remedies.yaml", "utf8"));
const remedies: Record<string, string> = { ...errors, ...findings };

/** The most specific advice about an error or a finding; empty for a finding without advice of its own. */
function remedyFor(group: string, type: string, subtype: string | null): string {
  return remedies[`${group} ${type} ${subtype}`] ?? remedies[`${group} ${type}`] ?? remedies[group] ?? "";
}

function words(group: string, type: string, subtype: string | null): string {
  return [group, type, subtype ?? "null"].map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}
