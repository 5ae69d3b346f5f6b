import { readFileSync } from "node:fs";
import type { Schemas } from "@data-validation/client";
import { UserError } from "@data-validation/tooling/command";
import { parse } from "yaml";
import { errorRemedies } from "#scripts/lib/remedies.ts";
import { playgroundLink, table } from "./blocks.ts";
import { failuresOf, findingAnchor } from "./failures.ts";
import { respond } from "./response.ts";
import { retryWord } from "./retry-table.ts";
import { type OperationSource, operationsOf, type Source } from "./source.ts";

export function errorTable(source: Source, root: string): string {
  const remedies = errorRemedies(source.bundles);
  const failures = failuresOf(source, source.current);
  const anchors = failures.map(({ group, type, subtype }) => anchor(group, type, subtype));
  const rows = failures.map(({ status, name, group, type, subtype, when, isAssumed }, index) => [
    // Several causes of the same error have one anchor, in the first row.
    `${anchors.indexOf(anchors[index] ?? "") === index ? anchors[index] : ""}${status}${isAssumed ? "" : " **Stated**"}`,
    words(group, type, subtype),
    when,
    linked(remedies[`${group} ${type} ${subtype}`] ?? "", root, source.current),
    retryWord(Number(status), type, subtype),
    playgroundLink(name, root, {
      operation: withError(source, name).id,
      version: source.current,
      prefer: name,
    }),
  ]);
  return table(["Status", "Error", "Cause", "What to do", "Retry?", "Example"], rows);
}

/** The pages that a text names as links. */
function linked(text: string, root: string, version: string): string {
  return text
    .replace("the migration guide", `the [migration guide](${root}migration.md)`)
    .replace("contact support", `[contact support](${root}support.md#what-to-send)`)
    .replace("The reference", `The [reference](${root}${version}/index.md)`);
}

/** An operation that can have an error. */
function withError(source: Source, name: string): OperationSource {
  const [first, ...others] = operationsOf(source, source.current).toReversed();
  const has = (operation: OperationSource) =>
    failuresOf(source, source.current, operation).some((failure) => failure.name === name);
  const found = first && has(first) ? first : others.find(has);
  if (!found) throw new Error(`No operation has the error ${name}.`);
  return found;
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
      `${GENERAL} ${findings[0]?.remedy}`,
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

const { findings }: { findings: Record<string, string> } = parse(
  readFileSync("docs/content/remedies.yaml", "utf8"),
);

/** What holds for each finding. A deep link shows one row alone, so each row has it. */
const GENERAL = "Use the correction or a suggestion if there is one. Otherwise:";

/** The most specific advice about a finding. */
function findingRemedy(group: string, type: string, subtype: string | null): string {
  const found = findings[`${group} ${type} ${subtype}`] ?? findings[`${group} ${type}`];
  if (!found)
    throw new UserError(
      `docs/content/remedies.yaml: There is no row for ${group} ${type}. Write one below findings.`,
    );
  return found.replace(/^[A-Z](?=[a-z]+ )/, (letter) => letter.toLowerCase());
}

function words(group: string, type: string, subtype: string | null): string {
  return [group, type, subtype ?? "null"].map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}
