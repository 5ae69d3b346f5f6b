import { inCode } from "@data-validation/common/text";
import {
  errorRemedies,
  findingKey,
  findingRemedies,
  findingsOfResponse,
  otherFindingRemedies,
} from "@data-validation/contract-files/remedies";
import { anchorOf } from "../addresses.ts";
import { gradedFailures } from "../contract/graded-failures.ts";
import { respondFromMock } from "../contract/response.ts";
import { type OperationSource, operationsOf, type Source } from "../contract/source.ts";
import { playgroundLink, tableMarkdown } from "./blocks.ts";
import { labelMarkdown } from "./grade-labels.ts";
import { retryWord } from "./retry-table.ts";

export interface ErrorRow {
  /** The anchor of the row; undefined if an earlier row has the same error. */
  id: string | undefined;
  /** The status code; undefined for a finding. */
  status?: number;
  /** Group, type and subtype. */
  names: (string | null)[];
  /** The cause or an example, if there is one, and what to do, in Markdown. */
  explanation: string[];
  cells: string[];
}

export function errorTable(source: Source, root: string): string {
  const head = ["Status", "Error", "Cause", "What to do", "Retry?", "Example"];
  return tableOf(head, errorRows(source, root));
}

/** All rows of the error catalogue, for the search. */
export async function catalogueRows(source: Source): Promise<ErrorRow[]> {
  const findings = await findingRows(source, "");
  return [...errorRows(source, ""), ...findings, ...otherFindingRows(source)];
}

function tableOf(head: string[], rows: ErrorRow[]): string {
  const withAnchor = rows.map(({ id, cells: [first = "", ...others] }) => [
    id === undefined ? first : `<span id="${id}"></span>${first}`,
    ...others,
  ]);
  return tableMarkdown(head, withAnchor);
}

function errorRows(source: Source, root: string): ErrorRow[] {
  const remedies = errorRemedies(source.bundles);
  const failures = gradedFailures(source, source.current);
  const anchors = failures.map(({ group, type, subtype }) => anchorOf(group, type, subtype));
  return failures.map(({ status, name, group, type, subtype, when, grade }, index) => {
    const remedy = remedies[findingKey({ group, type, subtype })] ?? "";
    const explanation = [when, withLinks(remedy, root, source.current)];
    const names = [group, type, subtype];
    return {
      // Several causes of the same error have one anchor, in the first row.
      id: anchors.indexOf(anchors[index] ?? "") === index ? anchors[index] : undefined,
      status,
      names,
      explanation,
      cells: [
        `${status} ${labelMarkdown(grade)}`,
        names.map(inCode).join(" "),
        ...explanation,
        retryWord(Number(status), type, subtype),
        playgroundLink(name, root, withError(source, name), { prefer: name }),
      ],
    };
  });
}

/** The pages that a text names as links. */
function withLinks(text: string, root: string, version: string): string {
  return text
    .replace("the migration guide", `the [migration guide](${root}migration.md)`)
    .replace("contact support", `[contact support](${root}support.md#what-to-send)`)
    .replace("The reference", `The [reference](${root}${version}/index.md)`);
}

function withError(source: Source, name: string): OperationSource {
  const operationWithError = operationsOf(source, source.current).findLast((operation) =>
    gradedFailures(source, source.current, operation).some((failure) => failure.name === name),
  );
  if (!operationWithError) throw new Error(`No operation has the error ${name}.`);
  return operationWithError;
}

export async function findingTable(source: Source, root: string): Promise<string> {
  const head = ["Finding", "Severity", "Description, for example", "What to do"];
  return tableOf(head, await findingRows(source, root));
}

async function findingRows(source: Source, root: string): Promise<ErrorRow[]> {
  const remedies = findingRemedies(source.bundles);
  const findings = await exampleFindings(source);
  const kinds = new Map(findings.map(({ finding }) => [findingKey(finding), finding]));
  const names = [...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return names.map(([name, { group, type, subtype }]) => {
    const ofKind = findings.filter(({ finding }) => findingKey(finding) === name);
    const severities = new Set(ofKind.map(({ finding }) => inCode(finding.severity)));
    const descriptions = new Map<string, string>();
    for (const { finding, operation, example } of ofKind) {
      const { id, path } = operation;
      const link = playgroundLink(path, root, operation, { example });
      if (!descriptions.has(id)) descriptions.set(id, `${finding.description} ${link}`);
    }
    const kind = [group, type, subtype];
    const explanation = [[...descriptions.values()].join("<br>"), `${GENERAL} ${remedies[name]}`];
    return {
      id: anchorOf("finding", ...kind),
      names: kind,
      explanation,
      cells: [kind.map(inCode).join(" "), [...severities].join(", "), ...explanation],
    };
  });
}

/** The findings that no example has. */
export function otherFindingTable(source: Source): string {
  return tableOf(["Finding", "What to do"], otherFindingRows(source));
}

function otherFindingRows(source: Source): ErrorRow[] {
  return Object.entries(otherFindingRemedies(source.bundles)).map(([name, remedy]) => {
    const names = name.split(" ").map((word) => (word === "null" ? null : word));
    const explanation = [`${GENERAL} ${remedy}`];
    const id = anchorOf("finding", ...names);
    return { id, names, explanation, cells: [names.map(inCode).join(" "), ...explanation] };
  });
}

async function exampleFindings(source: Source) {
  const findings = operationsOf(source, source.current).flatMap((operation) =>
    Object.entries(operation.examples).map(async ([example, { value }]) => {
      const { body } = await respondFromMock(source, { operation, request: value.request });
      return findingsOfResponse(body as object).map((finding) => ({ finding, operation, example }));
    }),
  );
  return (await Promise.all(findings)).flat();
}

/** The note on every finding. Each row repeats it, since a deep link shows only one row. */
const GENERAL = "Use the correction or a suggestion if there is one. Otherwise:";
