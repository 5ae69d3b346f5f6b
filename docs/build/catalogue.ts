import { readFileSync } from "node:fs";
import type { Schemas } from "@data-validation/client";
import { parse } from "yaml";
import { errorRemedies } from "#scripts/lib/remedies.ts";
import { playgroundLink, table } from "./blocks.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { respond } from "./response.ts";
import { retryWord } from "./retry-table.ts";
import { operationsOf, type Source } from "./source.ts";

export function errorTable(source: Source, root: string): string {
  const remedies = errorRemedies(source.bundles);
  const failures = failuresOf(source, source.current);
  const anchors = failures.map(({ group, type, subtype }) => anchor(group, type, subtype));
  const rows = failures.map(({ status, name, group, type, subtype, when, isAssumed }, index) => [
    // Several causes of the same error have one anchor, in the first row.
    `${anchors.indexOf(anchors[index] ?? "") === index ? anchors[index] : ""}${status}${isAssumed ? "" : " **Stated, subtype assumed**"}`,
    words(group, type, subtype),
    when,
    remedies[`${group} ${type} ${subtype}`] ?? "",
    retryWord(Number(status), type, subtype),
    playgroundLink(name, root, {
      operation: "phoneValidate",
      version: source.current,
      prefer: name,
    }),
  ]);
  return table(["Status", "Error", "Cause", "What to do", "Retry?", "Example"], rows);
}

export async function findingTable(source: Source, root: string): Promise<string> {
  const kinds = Map.groupBy(await findingsIn(source), ({ name }) => name);
  const rows = [...kinds.keys()].toSorted().map((name) => {
    const findings = kinds.get(name) ?? [];
    const severities = new Set(findings.map(({ severity }) => `\`${severity}\``));
    const descriptions = new Map<string, string>();
    for (const { description, operation, example } of findings) {
      const { id, path } = operation;
      const link = playgroundLink(path, root, { operation: id, version: source.current, example });
      if (!descriptions.has(id)) descriptions.set(id, `${description} ${link}`);
    }
    return [
      name,
      [...severities].join(", "),
      [...descriptions.values()].join("<br>"),
      findings[0]?.remedy ?? "",
    ];
  });
  return table(["Finding", "Severity", "Description, for example", "What to do"], rows);
}

type Part = { errors?: Required<Schemas["Finding"]>[] } | null;
type Parts = { result: Part; resultCorrected: Part; suggestions?: Part[] };

/** The findings in the responses to all examples of the current version. */
async function findingsIn(source: Source) {
  const found = operationsOf(source, source.current).flatMap((operation) =>
    Object.entries(operation.examples).map(async ([example, { value }]) => {
      const { body } = await respond(source, { operation, request: value.request });
      const { result, resultCorrected, suggestions = [] } = body as Parts;
      const findings = [result, resultCorrected, ...suggestions].flatMap(
        (part) => part?.errors ?? [],
      );
      return findings.map(({ group, type, subtype, severity, description }) => {
        const name = `${anchor("finding", group, type, subtype)}${words(group, type, subtype)}`;
        return {
          name,
          severity,
          description,
          remedy: findingRemedy(group, type, subtype),
          operation,
          example,
        };
      });
    }),
  );
  return (await Promise.all(found)).flat();
}

// Advice about a finding is there where it is not what the page says of all findings.
const { findings }: { findings: Record<string, string> } = parse(
  readFileSync("docs/content/remedies.yaml", "utf8"),
);

/** The most specific advice about a finding; empty if there is none. */
function findingRemedy(group: string, type: string, subtype: string | null): string {
  return findings[`${group} ${type} ${subtype}`] ?? findings[`${group} ${type}`] ?? "";
}

function words(group: string, type: string, subtype: string | null): string {
  return [group, type, subtype ?? "null"].map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}
