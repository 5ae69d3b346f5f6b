import {
  errorRemedies,
  findingRemedies,
  findingsIn,
  nameOf,
  otherFindingRemedies,
} from "@data-validation/contract-files/remedies";
import { findingAnchor, gradedFailures } from "../contract/graded-failures.ts";
import { respond } from "../contract/response.ts";
import { type OperationSource, operationsOf, type Source } from "../contract/source.ts";
import { playgroundLink, table } from "./blocks.ts";
import { labelMarkdown } from "./grade-labels.ts";
import { retryWord } from "./retry-table.ts";

export function errorTable(source: Source, root: string): string {
  const remedies = errorRemedies(source.bundles);
  const failures = gradedFailures(source, source.current);
  const anchors = failures.map(({ group, type, subtype }) => anchor(group, type, subtype));
  const rows = failures.map(({ status, name, group, type, subtype, when, grade }, index) => [
    // Several causes of the same error have one anchor, in the first row.
    `${anchors.indexOf(anchors[index] ?? "") === index ? anchors[index] : ""}${status} ${labelMarkdown(grade)}`,
    words([group, type, subtype]),
    when,
    linked(remedies[nameOf({ group, type, subtype })] ?? "", root, source.current),
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
    gradedFailures(source, source.current, operation).some((failure) => failure.name === name);
  const found = first && has(first) ? first : others.find(has);
  if (!found) throw new Error(`No operation has the error ${name}.`);
  return found;
}

export async function findingTable(source: Source, root: string): Promise<string> {
  const remedies = findingRemedies(source.bundles);
  const found = await exampleFindings(source);
  const kinds = new Map(found.map(({ finding }) => [nameOf(finding), finding]));
  const names = [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = names.map(([name, { group, type, subtype }]) => {
    const ofKind = found.filter(({ finding }) => nameOf(finding) === name);
    const severities = new Set(ofKind.map(({ finding }) => `\`${finding.severity}\``));
    const descriptions = new Map<string, string>();
    for (const { finding, operation, example } of ofKind) {
      const { id, path } = operation;
      const link = playgroundLink(path, root, {
        operation: id,
        version: source.current,
        example,
      });
      if (!descriptions.has(id)) descriptions.set(id, `${finding.description} ${link}`);
    }
    return [
      `${anchor("finding", group, type, subtype)}${words([group, type, subtype])}`,
      [...severities].join(", "),
      [...descriptions.values()].join("<br>"),
      `${GENERAL} ${remedies[name]}`,
    ];
  });
  return table(["Finding", "Severity", "Description, for example", "What to do"], rows);
}

/** The findings that no example has. */
export function otherFindingTable(source: Source): string {
  const rows = Object.entries(otherFindingRemedies(source.bundles)).map(([name, remedy]) => {
    const kind = name.split(" ").map((word) => (word === "null" ? null : word));
    return [`${anchor("finding", ...kind)}${words(kind)}`, `${GENERAL} ${remedy}`];
  });
  return table(["Finding", "What to do"], rows);
}

/** The findings in the responses to all examples of the current version. */
async function exampleFindings(source: Source) {
  const found = operationsOf(source, source.current).flatMap((operation) =>
    Object.entries(operation.examples).map(async ([example, { value }]) => {
      const { body } = await respond(source, { operation, request: value.request });
      return findingsIn(body as object).map((finding) => ({ finding, operation, example }));
    }),
  );
  return (await Promise.all(found)).flat();
}

/** The note on every finding. Each row repeats it, since a deep link shows one row alone. */
const GENERAL = "Use the correction or a suggestion if there is one. Otherwise:";

function words(kind: (string | null)[]): string {
  return kind.map((word) => `\`${word}\``).join(" ");
}

function anchor(...parts: (string | null)[]): string {
  return `<span id="${findingAnchor(...parts)}"></span>`;
}
